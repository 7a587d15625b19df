// bufdiff-profile: slices
// bufdiff-choices: 01244eb5277febeae4399ef855971298d9f4d2bc39f0e248877cee36b768d1b78f86edfbff075f90
// bufdiff-choices: a9cbfb5875d49aed207e84de05bc2588ff0143760918e26636742551f0dbf5a1676b05cf49730893
// bufdiff-choices: 265e8816ecfb0817d5a2fe58d2def19c0bd4cc7e54690d60ab795ca66080df0abe685e3d772a3cb0
// bufdiff-choices: e3065ab47dfd9d8d118f962799460f7ed163a0fc58cc75e6818fbffed545fad6dd47aaa52e91bfa4
// bufdiff-choices: 21b3b4a3f0c9e26f2f3a89cc98d5bd7d621350bf57d2e2dd34110bdda45188e073e0e989c8a7d311
// bufdiff-choices: 4011abf45efb2452089e37735781f05109d3d0e0be3fee15e378796ef3eae3bbc2849d14fb9148bb
// bufdiff-choices: 3edcabe049
// bufdiff-features: 1486 2339 3579 4291 5269 8853 9479 9857 10872 11321 11441 12560 12932 14015
// bufdiff-features: 15440 15750 15751 15989 16371 17437 18428 18774 19241 20220 21044 21154 21883
// bufdiff-features: 22155 22280 22801 25388 25735 26027 26546 26568 26663 27048 28349 29396 29590
// bufdiff-features: 29895 31543 31864 32122 33848 34167 34564 34623 34647 35097 35289 36180 36784
// bufdiff-features: 36936 37227 37231 37251 38659 39010 39352 39804 39828 39927 42094 42344 42705
// bufdiff-features: 43258 43901 43942 44522 44738 45765 46203 46404 46832 46885 47676 50101 50894
// bufdiff-features: 51211 51341 52062 52322 52558 52900 52958 53252 55202 55264 55887 56524 56560
// bufdiff-features: 57718 61456 61556 63062 63800 64119 64415 64875 64959 66422 66666 67558 68355
// bufdiff-features: 69987 71169 71490 71928 72629 73802 74362 76052 77283 77598 78283 79024 79288
// bufdiff-features: 79811 80436 80894 81047 81467 81736 82203 82317 82723 83112 83226 84584 84962
// bufdiff-features: 86125 86137 86645 88958 89732 89827 90218 90543 90582 90596 91319 91781 93225
// bufdiff-features: 93255 94418 94687 95285 95385 95401 98201 98975 99009 99738 99757 101181 101342
// bufdiff-features: 102082 102187 102897 103383 103646 104315 104931 106314 106433 106652 107140
// bufdiff-features: 107412 109624 111464 111721 112130 112929 113920 115348 115388 115471 115728
// bufdiff-features: 117618 119876 121394 121471 122764 123446 125963 126179 126321 128158 128768
// bufdiff-features: 129066 129262 130191
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x2x1xi32>) -> (tensor<?x1x3xi32>, tensor<3x3x?xi32>, tensor<3x2x1xi32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %arg1) -> (tensor<3x2x1xi32>) {
      %c3 = arith.constant 3 : index
      %c1_0 = arith.constant 1 : index
      %1:3 = scf.for %arg4 = %c0 to %c3 step %c1_0 iter_args(%arg5 = %arg1, %arg6 = %arg1, %arg7 = %arg3) -> (tensor<3x2x1xi32>, tensor<3x2x1xi32>, tensor<3x2x1xi32>) {
        %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<3x3x3xi32> into tensor<3x9xi32>
        %c127_i32 = arith.constant 127 : i32
        %c-128_i32 = arith.constant -128 : i32
        %from_elements = tensor.from_elements %c127_i32, %c-128_i32, %c127_i32 : tensor<3xi32>
        %cst = arith.constant dense<[7, 8]> : tensor<2xi32>
        %cst_2 = arith.constant dense<[7, 8, 9, 10]> : tensor<4xi32>
        %6 = linalg.conv_1d ins(%cst_2, %cst : tensor<4xi32>, tensor<2xi32>) outs(%from_elements : tensor<3xi32>) -> tensor<3xi32>
        %7 = linalg.copy ins(%arg5 : tensor<3x2x1xi32>) outs(%arg6 : tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x2x1xi32>) outs(%arg5 : tensor<3x2x1xi32>) {
        ^bb0(%in: i32, %out: i32):
          %9 = linalg.index 1 : index
          %10 = arith.index_cast %9 : index to i32
          %11 = arith.cmpi slt, %in, %10 : i32
          %12 = arith.select %11, %in, %10 : i32
          linalg.yield %12 : i32
        } -> tensor<3x2x1xi32>
        scf.yield %8, %7, %arg7 : tensor<3x2x1xi32>, tensor<3x2x1xi32>, tensor<3x2x1xi32>
      }
      %2 = arith.remui %arg2, %c2 : index
      %extracted = tensor.extract %arg3[%c1_0, %2, %c0] : tensor<3x2x1xi32>
      %c1_i32 = arith.constant 1 : i32
      %3 = tensor.empty() : tensor<3x2x1xi32>
      %4 = linalg.fill ins(%c1_i32 : i32) outs(%3 : tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
      %5 = linalg.div_unsigned ins(%1#0, %4 : tensor<3x2x1xi32>, tensor<3x2x1xi32>) outs(%arg3 : tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
      %cast_1 = tensor.cast %1#0 : tensor<3x2x1xi32> to tensor<3x2x?xi32>
      %inserted_slice = tensor.insert_slice %cast_1 into %5[0, 0, 0] [3, 2, %c1_0] [1, 1, 1] : tensor<3x2x?xi32> into tensor<3x2x1xi32>
      scf.yield %inserted_slice : tensor<3x2x1xi32>
    }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, %c1, 0] [%c2, 1, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<?x1x3xi32>
    %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
    return %extracted_slice, %cast, %0 : tensor<?x1x3xi32>, tensor<3x3x?xi32>, tensor<3x2x1xi32>
  }
}

