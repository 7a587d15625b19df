// bufdiff-profile: loops
// bufdiff-choices: 92b26cd226c0386880de8654836c44f9ad72bfad67af28f4d7e97160fd1d212755d6d4341a6077b4
// bufdiff-choices: cf3cd6255dec81988508fb77db6c4cbbcd81bcfbb2c303c91ee0982c994f574c8c4af2ef083607c0
// bufdiff-choices: 153f1216e4607df149359beaa27a1484de7a702733a62e76e7bf12d5fb8fd562380f221a8bf900b2
// bufdiff-choices: 3db147fe9618aaad292eb7b5e1bf511609b100cd39a22545676ebc2e7179bd08a40e5a4a3b6b8f16
// bufdiff-choices: ac98fbe5d91ca32dd2a0416321b51c08d496b95937730e388c3c45991fe08717f3351af062093e0b
// bufdiff-choices: ff9c730febb465bd8ca671a1ca724adf2dd4f5a9a12cd5332b19d37de8d008dc45cf78ed927ed219
// bufdiff-choices: e8dd3048d69d8de28c0e52dddcf3f7733fa1dd9286169e6273c31665b82cbe10
// bufdiff-features: 1150 2898 3396 3579 3866 4392 4667 4962 4967 5100 5201 6163 6812 6831 6970 7700
// bufdiff-features: 9407 9857 10384 10819 10968 12170 12932 13390 13652 13689 14884 15751 17487
// bufdiff-features: 19172 19508 20132 20220 20686 22095 22280 22505 22801 24184 24826 25388 26568
// bufdiff-features: 26960 27048 28564 28823 29590 30666 31692 32358 32615 34159 34167 34301 34344
// bufdiff-features: 34544 34564 34647 36753 36901 36936 37251 38129 38783 39010 40266 40479 40812
// bufdiff-features: 42344 42728 43098 43258 44505 45571 45617 45651 46203 46283 46832 46995 47392
// bufdiff-features: 47477 47488 48598 49017 49135 49186 49657 50450 51341 52148 52545 52900 52958
// bufdiff-features: 53180 53252 53469 53668 54003 55113 55286 55561 55887 56524 57718 58024 58243
// bufdiff-features: 59291 59791 61180 61350 61556 62450 62675 62912 63071 63800 64119 64959 66422
// bufdiff-features: 66765 67388 67526 68163 68355 68701 68926 69780 69987 70437 71168 71169 71306
// bufdiff-features: 71445 71544 72243 72413 72674 74362 74450 74720 74864 76230 76677 76939 77129
// bufdiff-features: 79229 79279 79334 79389 79972 80895 82135 82203 82267 83091 83194 84301 85843
// bufdiff-features: 86125 86346 86827 86834 87563 87684 87895 88293 88732 88956 89780 90082 90543
// bufdiff-features: 92568 92917 93500 94687 94755 95603 95705 98201 98291 98501 99009 99757 100783
// bufdiff-features: 102187 102357 102800 103056 103315 104931 105628 105841 105858 106610 107702
// bufdiff-features: 108176 108857 108977 109086 109732 110162 110322 110552 110701 110780 111721
// bufdiff-features: 112929 113657 113822 113940 114547 115231 115438 115471 115894 117231 117235
// bufdiff-features: 117618 118385 118413 119822 119885 120049 120920 121394 121467 121977 122764
// bufdiff-features: 125040 125908 126370 127259 127346 127813 127834 128768 129946 130019 130191
// bufdiff-features: 130933
module {
  func.func @main(%arg0: tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = tensor.empty() : tensor<5x5xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %2:2 = call @f2(%1) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, f32)
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
    %cst_0 = arith.constant dense<5> : tensor<3x3xi32>
    %3 = tensor.empty() : tensor<5x5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %5:2 = call @f1(%cst_0, %cst_0, %4, %arg0) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<5x5xf32>, tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<5x5xf32>)
    return %5#0, %5#1, %2#0 : tensor<3x3xi32>, tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func @f1(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<5x5xf32>, %arg3: tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<5x5xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> into tensor<3x3xi32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg4 = %c0 to %c4 step %c2 iter_args(%arg5 = %inserted_slice) -> (tensor<3x3xi32>) {
      %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %1 = scf.for %arg6 = %c1 to %c7 step %c2 iter_args(%arg7 = %collapsed) -> (tensor<?xi32>) {
        %c11_i32 = arith.constant 11 : i32
        %from_elements = tensor.from_elements %c11_i32 : tensor<i32>
        %broadcasted = linalg.broadcast ins(%from_elements : tensor<i32>) outs(%arg7 : tensor<?xi32>) dimensions = [0] 
        scf.yield %broadcasted : tensor<?xi32>
      }
      %cst = arith.constant dense<42> : tensor<1x3xi32>
      %inserted_slice_0 = tensor.insert_slice %cst into %arg5[0, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<3x3xi32>
      scf.yield %inserted_slice_0 : tensor<3x3xi32>
    }
    return %0, %arg2 : tensor<3x3xi32>, tensor<5x5xf32>
  }
  func.func private @f2(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, f32) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg0[%c2, %c1] : tensor<5x5xf32>
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %inserted[0, 0] [%c5, 5] [1, %c1] : tensor<5x5xf32> to tensor<?x5xf32>
    %extracted_slice_0 = tensor.extract_slice %inserted[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> to tensor<5x5xf32>
    %c3 = arith.constant 3 : index
    %inserted_1 = tensor.insert %cst into %extracted_slice[%c3, %c3] : tensor<?x5xf32>
    %0 = linalg.matmul ins(%inserted, %extracted_slice : tensor<5x5xf32>, tensor<?x5xf32>) outs(%extracted_slice_0 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %inserted_slice = tensor.insert_slice %inserted_1 into %inserted[0, 0] [%c5, 5] [1, %c1] : tensor<?x5xf32> into tensor<5x5xf32>
    %inserted_slice_2 = tensor.insert_slice %0 into %inserted_slice[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x5xf32>
    return %inserted_slice_2, %cst : tensor<5x5xf32>, f32
  }
}

