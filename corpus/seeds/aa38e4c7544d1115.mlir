// bufdiff-profile: slices
// bufdiff-choices: 32be5938448e9c7c0fe35b88d9d5129b648955d5ae68bf3ec30ee225d9c43d7cbe1f22dd2d9d99e5
// bufdiff-choices: 8d5e9da233aa6e56a70a76dfaa819268f963f0e747140c4830bcdd787cd2223e575545d15667e3aa
// bufdiff-choices: c49792c812b5305e12465ba8c930229c8f4549b2678c4f70a739b7da87ff01958475223deb804e22
// bufdiff-choices: 5ec2c97f1d3fea282dfaeff7c70c0011077344bfdf71c0e87017345f6d5bf5ff69209a06348e08e7
// bufdiff-choices: 64ead24ce648dc93a918d7eb35ccef64ec91559ee02711991c356c7c3c1aaac7f4560d4994dd43e4
// bufdiff-choices: 123dbc29f951532e5c9240c53c3875067d6437bacc101f0bf69a3934bf625817fcbbfcb07eefd1ed
// bufdiff-choices: 0c2dbc718b49b1e652444b1a00a35ae9f73713dc8e7d7cb6bef70a818a2d95aa0cbff5f1604579c2
// bufdiff-choices: 499e0f6600
// bufdiff-features: 2898 3650 4236 5296 8918 9085 9479 9768 9968 10384 11254 11825 12170 12932
// bufdiff-features: 14454 14884 15751 17015 18330 18740 19507 20023 22095 22280 23680 23787 23950
// bufdiff-features: 24747 26568 29590 29968 30348 30666 34167 35364 36784 38783 39915 42344 42467
// bufdiff-features: 43178 44007 44268 45765 46203 47230 48259 49806 50837 51178 51441 52062 52774
// bufdiff-features: 52807 53469 53940 54385 54998 55113 56075 59115 64119 64235 64652 66422 68355
// bufdiff-features: 69403 70119 70720 71122 71701 72413 72546 73849 74057 74575 74698 76257 76639
// bufdiff-features: 76734 76915 79423 81601 81736 82011 83548 84322 85389 85843 88635 88716 88732
// bufdiff-features: 89780 90383 91049 91354 91664 92488 94961 95142 95407 97613 97924 99228 99757
// bufdiff-features: 99870 100059 100352 102601 102752 103056 104315 104457 105861 106321 107055
// bufdiff-features: 108012 108641 108935 110028 110952 111976 112327 112363 112929 113374 113940
// bufdiff-features: 116716 117235 118880 121389 121707 123090 125908 128916 129337 131672 132417
// bufdiff-features: 139058 139483 139862 141891 142040 142369 143878 144761 145417 145597 146512
// bufdiff-features: 146863 147041 147477 149534 149660 150913 152187 154492 155465 155644 156147
// bufdiff-features: 156191 156460 157426 157579 159724 160756 161370 162350 162971 164602 165373
// bufdiff-features: 165719 166456 168323 168639 168858 171369 172809 172926 173354 175546 176256
// bufdiff-features: 176447 176782 177182 177355 177904 177966 181522 181789 181929 183667 184763
// bufdiff-features: 185027 186202 186959 188790 190188 191076 191476 192628 194134 194682 195205
// bufdiff-features: 195728 196048 196321 196565 196636 197274 197333 197770 197789 197837 198432
// bufdiff-features: 198889 199773 200104 201059 203746 205434 207442 207457 208849 210461 212519
// bufdiff-features: 213339 214889 217137 217695 217899 219413 221596 223989 225827 226357 226777
// bufdiff-features: 228390 229157 229273 230081 230293 230616 231770 232584 234141 234968 235357
// bufdiff-features: 235375 236064 236324 236930 237223 239237 240709 241213 242807 242955 243441
// bufdiff-features: 243546 244374 245594 246082 246543 246783 249094 251017 252539 256112 256247
// bufdiff-features: 258331 258625 259771 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<1x1xf32>) -> tensor<?x?xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %0 = complex.create %cst, %cst_0 : complex<f32>
    %1 = complex.log %0 : complex<f32>
    %2 = complex.im %1 : complex<f32>
    %cst_1 = arith.constant dense<2.500000e+00> : tensor<1xf32>
    %broadcasted = linalg.broadcast ins(%cst_1 : tensor<1xf32>) outs(%arg1 : tensor<1x1xf32>) dimensions = [1] 
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_1[0] [%c1] [1] : tensor<1xf32> to tensor<?xf32>
    %3 = linalg.softmax dimension(0) ins(%arg0 : tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c7_i32 = arith.constant 7 : i32
    %4 = call @f2(%3, %c7_i32, %3) : (tensor<2x2xf32>, i32, tensor<2x2xf32>) -> tensor<2x1xf32>
    %cast = tensor.cast %4 : tensor<2x1xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %4 : tensor<2x1xf32> to tensor<?x?xf32>
    %5 = call @f1(%cast, %cast_2) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %broadcasted[%c0, %c0] : tensor<1x1xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [%c1, %c1] : tensor<?xf32> into tensor<?x?xf32>
    affine.parallel (%arg2) = (0) to (3) {
      %dim = tensor.dim %expanded, %c0 : tensor<?x?xf32>
      %expanded_3 = tensor.expand_shape %expanded [[0], [1, 2]] output_shape [%dim, %c1, %c1] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %generated = tensor.generate  {
      ^bb0(%arg3: index, %arg4: index, %arg5: index):
        %10 = arith.index_cast %arg3 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %12 = arith.index_cast %arg4 : index to i64
        %13 = arith.sitofp %12 : i64 to f32
        %14 = arith.index_cast %arg5 : index to i64
        %15 = arith.sitofp %14 : i64 to f32
        %16 = arith.minimumf %11, %13 : f32
        %17 = arith.maximumf %16, %15 : f32
        tensor.yield %17 : f32
      } : tensor<1x1x1xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %generated : tensor<?x?x?xf32>, tensor<1x1x1xf32>) outs(%expanded_3 : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %10 = arith.negf %in : f32
        %11 = arith.addf %10, %in_4 : f32
        %12 = arith.negf %11 : f32
        %13 = arith.addf %12, %out : f32
        linalg.yield %13 : f32
      } -> tensor<?x?x?xf32>
      %collapsed = tensor.collapse_shape %6 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %7 = linalg.square ins(%expanded : tensor<?x?xf32>) outs(%collapsed : tensor<?x?xf32>) -> tensor<?x?xf32>
      %8 = tensor.empty() : tensor<1x1xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf32>) outs(%8 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.cmpf uge, %in, %extracted : f32
        %11 = arith.select %10, %in, %extracted : f32
        linalg.yield %11 : f32
      } -> tensor<1x1xf32>
    }
    return %5 : tensor<?x?xf32>
  }
  func.func @f2(%arg0: tensor<2x2xf32>, %arg1: i32, %arg2: tensor<2x2xf32>) -> tensor<2x1xf32> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg2 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = linalg.round ins(%arg0 : tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[0, 1] [2, 1] [1, %c1] : tensor<2x2xf32> to tensor<2x1xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c0, 0] [1, 1] [1, 1] : tensor<2x1xf32> to tensor<1x1xf32>
    %2 = linalg.sub ins(%extracted_slice, %extracted_slice : tensor<2x1xf32>, tensor<2x1xf32>) outs(%extracted_slice : tensor<2x1xf32>) -> tensor<2x1xf32>
    return %2 : tensor<2x1xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>) outs(%inserted_slice : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %1 = arith.maximumf %in, %in_1 : f32
      %2 = arith.divf %1, %out : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

