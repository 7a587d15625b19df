// bufdiff-profile: wide
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed09fcb81d09428
// bufdiff-choices: dbd853adfc0edbb925fdac80c05922dc56954c0217e27abb37e2f7c56e6ae65d0c052a06622f3a97
// bufdiff-choices: 9d6d3d244d9a6af2de6532b3c14619b50ac2cda94e7060ee2835070cfba4da22f4a35e6108efcd1b
// bufdiff-choices: 26c431a5c138b8f05a20401a1c3fc722881f6c4d
// bufdiff-features: 600 1749 5491 6289 7384 9479 9809 11441 11699 12058 12170 13233 13915 15356
// bufdiff-features: 15751 15903 16728 16960 20474 22095 22280 23004 25818 26464 26568 29590 29968
// bufdiff-features: 30725 32232 34167 39026 39915 40712 44522 46034 46203 47141 47242 47392 47773
// bufdiff-features: 49370 52558 52900 53252 54365 54546 57548 58190 59697 63089 63800 64370 65459
// bufdiff-features: 66422 67880 68355 68782 69121 69926 71801 75921 76953 77252 81597 82594 83132
// bufdiff-features: 84322 86103 86125 93255 94666 95407 97181 98627 99383 100823 101823 103715
// bufdiff-features: 104580 104701 104931 106314 107987 108221 110552 112929 114257 115026 115778
// bufdiff-features: 119136 121682 122159 123204 125638 126849 127470 128597 129009 129849 130933
// bufdiff-features: 131979 132574 133331 134449 135218 139885 144597 150362 153896 155153 155545
// bufdiff-features: 156460 156683 158120 160756 163687 164602 165141 165719 166215 166291 167614
// bufdiff-features: 171020 171053 171116 172145 172926 173354 173800 174042 176335 176782 178067
// bufdiff-features: 178560 178650 179739 180916 181548 184030 184112 185747 186959 187469 188204
// bufdiff-features: 188790 189591 190382 190668 192210 192400 192422 192628 194134 196031 197339
// bufdiff-features: 197392 199305 200193 200521 202118 204212 205430 205434 205689 208637 210246
// bufdiff-features: 211884 216066 217621 218913 220387 220985 222638 223057 223160 225325 226318
// bufdiff-features: 226357 227511 228196 228840 229636 236929 237064 238954 239237 240218 241602
// bufdiff-features: 242964 244092 246543 246783 246895 249184 250017 250038 250917 251444 251735
// bufdiff-features: 252161 252466 256538 257002 257842 259528 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: tensor<3x3xf32>, %arg2: memref<3x?xf32, strided<[?, ?], offset: ?>>) -> (tensor<3x?xf32>, tensor<3x3xf32>, tensor<3x1x3xf32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1 : memref<3x?xf32, strided<[?, ?], offset: ?>>
    %0 = tensor.empty(%dim) : tensor<3x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    bufferization.materialize_in_destination %1 in restrict writable %arg2 : (tensor<3x?xf32>, memref<3x?xf32, strided<[?, ?], offset: ?>>) -> ()
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0, %c1] : tensor<3x3xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [3, 1, 3] : tensor<3x3xf32> into tensor<3x1x3xf32>
    %cst_0 = arith.constant dense<[[1.150000e+01, 1.450000e+01, 1.750000e+01], [2.050000e+01, 2.350000e+01, 2.650000e+01], [2.950000e+01, 3.250000e+01, 3.550000e+01]]> : tensor<3x3xf32>
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %extracted, %cst_1 : f32
    %3 = arith.index_castui %2 : i1 to index
    %extracted_2 = tensor.extract %arg1[%c2, %3] : tensor<3x3xf32>
    %4 = linalg.fill ins(%extracted_2 : f32) outs(%cst_0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %extracted_3 = tensor.extract %cst_0[%3, %c0] : tensor<3x3xf32>
    %alloc = memref.alloc() : memref<3x3xf32>
    bufferization.materialize_in_destination %arg1 in restrict writable %alloc : (tensor<3x3xf32>, memref<3x3xf32>) -> ()
    %5 = memref.load %alloc[%3, %3] : memref<3x3xf32>
    %concat = tensor.concat dim(1) %cst_0, %1, %cst_0 : (tensor<3x3xf32>, tensor<3x?xf32>, tensor<3x3xf32>) -> tensor<3x?xf32>
    %dim_4 = tensor.dim %concat, %c1 : tensor<3x?xf32>
    %6 = scf.forall (%arg3) in (%dim_4) shared_outs(%arg4 = %concat) -> (tensor<3x?xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [3, 1] [1, 1] : tensor<3x?xf32> to tensor<3x1xf32>
      %extracted_slice_7 = tensor.extract_slice %cst_0[0, %c1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
      %12 = linalg.powf ins(%extracted_slice, %extracted_slice_7 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%extracted_slice : tensor<3x1xf32>) -> tensor<3x1xf32>
      %13 = linalg.fill ins(%5 : f32) outs(%12 : tensor<3x1xf32>) -> tensor<3x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %13 into %arg4[0, %arg3] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x?xf32>
      }
    }
    %cst_5 = arith.constant -1.000000e+00 : f32
    %7 = arith.cmpf une, %extracted, %cst_5 : f32
    %8 = arith.select %7, %6, %concat : tensor<3x?xf32>
    %extracted_6 = tensor.extract %concat[%3, %c2] : tensor<3x?xf32>
    %9 = math.expm1 %extracted_6 : f32
    %10 = arith.index_castui %7 : i1 to index
    %c3 = arith.constant 3 : index
    %11 = arith.remui %10, %c3 : index
    affine.if #set(%11) {
      %mapped = linalg.map ins(%6, %concat, %6 : tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>) outs(%concat : tensor<3x?xf32>)
        (%in: f32, %in_7: f32, %in_8: f32, %init: f32) {
          %13 = arith.subf %in, %in_7 : f32
          %14 = arith.negf %13 : f32
          %15 = arith.addf %14, %in_8 : f32
          linalg.yield %15 : f32
        }
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%mapped : tensor<3x?xf32>) outs(%mapped : tensor<3x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = arith.addf %in, %out : f32
        linalg.yield %13 : f32
      } -> tensor<3x?xf32>
    }
    return %8, %4, %expanded, %9, %cst : tensor<3x?xf32>, tensor<3x3xf32>, tensor<3x1x3xf32>, f32, f32
  }
}

