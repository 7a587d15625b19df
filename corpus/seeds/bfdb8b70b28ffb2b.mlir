// bufdiff-profile: loops
// bufdiff-choices: 44f53cf1949b2523e49fb8c6d638bc03cde5d2fb970f543e709a8568e6d7db403737cde790fa02ab
// bufdiff-choices: 68ce073866c48903a9a3dce7fc10b3b3122e188a883df8d3ad59559e2bf4dc1da9ab83bb4477178f
// bufdiff-choices: 82b15cc55ddf19f26e2eee9f4baee1bb2ba759f1a8e4a0ee5230bc0156a2115249172f7fe96cbd16
// bufdiff-choices: fdbe4ebf567be44f8d68e3dea630fa92e2f07cf244e66381bbbb9e22a75cd993e6767eba6b62b826
// bufdiff-choices: 6235eea62def7a28a8aea53c8de4fe13a1d366b2348c30217c336d4c15c5b27ad29a40978e21f843
// bufdiff-choices: dcbd2768f556fa99c137138cef715254833563860585f8bf90e5828b06438bc1087e54cce296f829
// bufdiff-choices: ae289583db9e6b30240c5b0c692e7f8dd915c7bfbc1f34c12f3e42d8558da7638f3007792311bfbb
// bufdiff-choices: 0301ea35251e34b71c361b6bbd6c01baaf6ce13ad69c0227149731262beeea968e4b2253f9b79848
// bufdiff-choices: afbd7004cd0f3e4ddf374144
// bufdiff-features: 294 1277 1470 1904 2027 2259 2374 2684 2887 3579 4752 4984 5541 5922 7060 9479
// bufdiff-features: 9519 9601 10166 10351 10762 11517 12064 12170 13267 13525 13904 14454 14607
// bufdiff-features: 14846 15440 15751 16111 16242 16372 16610 16960 17109 18258 18392 18480 19419
// bufdiff-features: 19456 19928 20254 20795 20864 21026 21044 21883 22221 22824 23874 24393 25082
// bufdiff-features: 26568 26922 27343 27725 28130 28464 28465 28814 29236 29968 30002 30247 30771
// bufdiff-features: 31432 31864 33005 33098 33769 34479 34647 35154 35289 37199 37387 38177 38227
// bufdiff-features: 40132 40643 40762 41615 42194 42344 42467 42970 43098 43119 43858 43942 44590
// bufdiff-features: 45159 45897 46203 46208 46476 47554 47676 47762 48038 48333 48463 49188 49844
// bufdiff-features: 50312 50476 50633 50740 51373 51623 53414 53504 54349 54537 54816 55628 55863
// bufdiff-features: 55887 57510 57718 60302 60384 60565 61527 61556 62360 62816 62927 63062 64235
// bufdiff-features: 64959 65715 66422 66698 66765 67388 68355 69017 69987 70463 71372 71527 71885
// bufdiff-features: 73802 73832 74362 76009 76727 76915 77872 78767 79099 81222 81251 82441 83023
// bufdiff-features: 83584 84164 84221 86261 87069 87841 87923 88337 89109 90070 91289 91390 91781
// bufdiff-features: 92349 93255 93318 93443 95285 96969 97101 97844 98190 99009 99032 99383 100046
// bufdiff-features: 100073 100887 101264 101823 102449 102602 103819 104253 104303 104580 105044
// bufdiff-features: 105992 106396 107183 107425 108210 108221 109105 109426 109572 109833 110140
// bufdiff-features: 110434 110530 111053 111457 111976 112068 112244 112409 112709 112751 112929
// bufdiff-features: 113674 115155 115711 115990 117235 117509 118698 119982 120379 121167 121394
// bufdiff-features: 121502 123770 124090 124754 125466 125921 126131 126179 126417 127553 127813
// bufdiff-features: 128456 128768 128916 129246 129655 130933 130942
#map = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @f1(%arg0: tensor<?x2xf32>, %arg1: tensor<1xf32>) -> tensor<?x2xf32> {
    %mapped = linalg.map { arith.mulf } ins(%arg0, %arg0 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%arg0 : tensor<?x2xf32>)
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%mapped : tensor<?x2xf32>) outs(%mapped : tensor<?x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.divf %in, %out : f32
        linalg.yield %7 : f32
      } -> tensor<?x2xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%mapped : tensor<?x2xf32>) outs(%mapped : tensor<?x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.minimumf %in, %out : f32
        linalg.yield %7 : f32
      } -> tensor<?x2xf32>
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %2 = tensor.empty(%c1, %c2) : tensor<?x?xf32>
      %cst = arith.constant -2.500000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
      %4 = tensor.empty(%dim) : tensor<?x3xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x3xf32>) -> tensor<?x3xf32>
      %6 = linalg.conv_2d ins(%5, %3 : tensor<?x3xf32>, tensor<?x?xf32>) outs(%mapped : tensor<?x2xf32>) -> tensor<?x2xf32>
    } else {
      %0 = tensor.empty() : tensor<2xf32>
      %extracted = tensor.extract %arg1[%c0] : tensor<1xf32>
      %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
      %broadcasted = linalg.broadcast ins(%1 : tensor<2xf32>) outs(%mapped : tensor<?x2xf32>) dimensions = [0] 
    }
    return %mapped : tensor<?x2xf32>
  }
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %0:3 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg0) -> (tensor<2x2xf32>, tensor<1xf32>, tensor<2x2xf32>) {
        %c5 = arith.constant 5 : index
        %2 = arith.cmpi eq, %arg2, %c5 : index
        scf.if %2 {
          %extracted_slice = tensor.extract_slice %arg5[1, %c1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1xf32>
          %7 = tensor.empty() : tensor<3x2xf32>
          %cst_4 = arith.constant 2.000000e+00 : f32
          %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<3x2xf32>) -> tensor<3x2xf32>
          %cast = tensor.cast %8 : tensor<3x2xf32> to tensor<?x2xf32>
          %9 = func.call @f1(%cast, %extracted_slice) : (tensor<?x2xf32>, tensor<1xf32>) -> tensor<?x2xf32>
          %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<2x2xf32>) outs(%arg5 : tensor<2x2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %11 = arith.addf %in, %out : f32
            linalg.yield %11 : f32
          } -> tensor<2x2xf32>
        }
        %cst_0 = arith.constant 1.000000e+02 : f32
        %cst_1 = arith.constant 1.000000e+02 : f32
        %cst_2 = arith.constant -0.000000e+00 : f32
        %cst_3 = arith.constant 3.000000e+00 : f32
        %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2, %cst_3 : tensor<2x2xf32>
        %3 = linalg.sqrt ins(%from_elements : tensor<2x2xf32>) outs(%arg5 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %4 = tensor.empty() : tensor<1xf32>
        %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
        %6 = linalg.min ins(%arg1, %5 : tensor<1xf32>, tensor<1xf32>) outs(%arg4 : tensor<1xf32>) -> tensor<1xf32>
        %mapped = linalg.map ins(%from_elements : tensor<2x2xf32>) outs(%arg3 : tensor<2x2xf32>)
          (%in: f32, %init: f32) {
            %7 = arith.divf %in, %cst_2 : f32
            linalg.yield %7 : f32
          }
        %transposed = linalg.transpose ins(%3 : tensor<2x2xf32>) outs(%mapped : tensor<2x2xf32>) permutation = [1, 0] 
        scf.yield %transposed, %6, %3 : tensor<2x2xf32>, tensor<1xf32>, tensor<2x2xf32>
      }
      %cst = arith.constant dense<[[8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01]]> : tensor<2x2xf32>
      %1 = linalg.powf ins(%0#2, %cst : tensor<2x2xf32>, tensor<2x2xf32>) outs(%0#0 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %extracted = tensor.extract %1[%c1, %c0] : tensor<2x2xf32>
    }
    return %arg1 : tensor<1xf32>
  }
}

