// bufdiff-profile: types
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed09fcb81d09428
// bufdiff-choices: dbd853adfc0edbb925fdac80c05922dc56954c0217e27abb37e2f7c56e6ae65d0c052a06622f3a97
// bufdiff-choices: 9d6d3d244d9a6af2de6532b3c14619b50ac2cda94e7060ee2835070cfba4da22f4a35e6108efcd1b
// bufdiff-choices: 26c431a5c138b8f05a20401a1c3fc722881f6c4d10
// bufdiff-features: 1749 2442 2898 2988 9479 9748 12170 12276 15751 17757 22095 22280 26568 28814
// bufdiff-features: 28817 29590 31543 32721 37755 42344 43812 45980 46203 46618 47392 49454 50658
// bufdiff-features: 51344 52045 52062 53178 53180 54699 59162 64235 64435 64507 66422 67157 67981
// bufdiff-features: 68355 71227 74450 75769 83023 84727 86851 89121 91148 98379 101352 103108
// bufdiff-features: 104315 104701 107886 110189 110794 111976 113920 115270 124626 125367 127063
// bufdiff-features: 127243 137650 139046 149846 151080 151326 153169 155898 162971 165719 171204
// bufdiff-features: 173614 173800 175752 177364 177904 181088 181548 186161 187675 192628 194134
// bufdiff-features: 194714 196787 197737 197837 198460 200193 200521 201059 205171 205430 207085
// bufdiff-features: 208617 208944 212308 218913 219256 227258 231685 232365 242635 242969 243872
// bufdiff-features: 246783 249078 249653 250948 256999 259528 259584 260465
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: f32, %arg2: tensor<3x3xf32>, %arg3: memref<?x3xf32>, %arg4: memref<3x3xf32, strided<[?, ?], offset: ?>, 1>, %arg5: memref<?x3xf32, strided<[?, ?], offset: ?>>) -> tensor<3x2xf32> {
    %0 = bufferization.to_tensor %arg3 restrict : memref<?x3xf32> to tensor<?x3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = arith.cmpf oeq, %arg1, %cst : f32
    scf.if %1 {
      %c0 = arith.constant 0 : index
      affine.if #set(%c0) {
        %concat = tensor.concat dim(1) %0, %0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x6xf32>
        %c2 = arith.constant 2 : index
        %extracted = tensor.extract %arg0[%c2, %c2] : tensor<3x3xf32>
        %2 = linalg.add ins(%concat, %concat : tensor<?x6xf32>, tensor<?x6xf32>) outs(%concat : tensor<?x6xf32>) -> tensor<?x6xf32>
      } else {
        %c2 = arith.constant 2 : index
        %2 = arith.index_castui %1 : i1 to index
        %3 = arith.remui %2, %c2 : index
        %c1 = arith.constant 1 : index
        %4 = arith.addi %3, %c1 : index
        %extracted_slice_0 = tensor.extract_slice %arg2[0, 0] [3, 2] [1, %4] : tensor<3x3xf32> to tensor<3x2xf32>
        %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [2, 3] [2, 1] : tensor<3x3xf32> to tensor<2x3xf32>
        %extracted_slice_2 = tensor.extract_slice %arg2[0, 0] [3, 2] [1, 1] : tensor<3x3xf32> to tensor<3x2xf32>
        %5 = linalg.exp ins(%extracted_slice_2 : tensor<3x2xf32>) outs(%extracted_slice_0 : tensor<3x2xf32>) -> tensor<3x2xf32>
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x3xf32>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %9 = arith.maximumf %in, %out : f32
          linalg.yield %9 : f32
        } -> tensor<2x3xf32>
        %mapped = linalg.map ins(%extracted_slice_0 : tensor<3x2xf32>) outs(%extracted_slice_2 : tensor<3x2xf32>)
          (%in: f32, %init: f32) {
            %9 = arith.mulf %in, %arg1 : f32
            linalg.yield %9 : f32
          }
        %7 = tensor.empty() : tensor<3x2xf32>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%mapped : tensor<3x2xf32>) outs(%7 : tensor<3x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %9 = arith.cmpf olt, %in, %arg1 : f32
          %10 = arith.select %9, %in, %arg1 : f32
          linalg.yield %10 : f32
        } -> tensor<3x2xf32>
      }
    }
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 2] [1, 1] : tensor<3x3xf32> to tensor<3x2xf32>
    return %extracted_slice : tensor<3x2xf32>
  }
}

