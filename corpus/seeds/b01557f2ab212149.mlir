// bufdiff-profile: types
// bufdiff-choices: 619b2088fb086dc8f8bf12b330de93e4c097fd59f9d213b8ab4f0393a941464a9b0e65dd7cf8caae
// bufdiff-choices: 643e7c3cd1c652859069ab42b88124298e4ad5250c871b0175f483397749eb4ac66c5234a4d0dbf8
// bufdiff-choices: 2c3538c05e459d8f22bc0c73786801e5547f90f040ffce9962d62f7f334498d9a89b6fad73d134a3
// bufdiff-choices: 75d02ff511afcaa72cc427b567458379602faaed5b841115750147832dd43084bf055ad056484d99
// bufdiff-choices: 50b3bfee55fb2131ef50
// bufdiff-features: 414 3377 4280 4795 5197 5201 5274 5296 5345 6405 7095 7884 8790 11844 14345
// bufdiff-features: 14878 15440 15751 15903 16822 18774 19713 22221 22280 24505 24682 24826 24989
// bufdiff-features: 26477 26568 27048 27766 27825 28349 29277 29590 29644 31543 32615 34167 34647
// bufdiff-features: 35163 35364 36784 37743 37786 38783 39981 40712 42150 44007 46046 46110 46203
// bufdiff-features: 46357 46832 46995 51213 51894 52062 52148 52807 52900 52958 53252 54945 55887
// bufdiff-features: 56442 57718 58886 59448 60785 61350 61556 62675 63800 63825 64235 64959 66202
// bufdiff-features: 66290 66765 66777 66990 68355 69734 69849 70805 71169 71490 71530 71928 72105
// bufdiff-features: 72629 73123 73289 73802 74057 74177 74362 74617 76666 76728 77307 77617 79389
// bufdiff-features: 80140 80894 81279 81467 81556 81736 82203 83194 84585 84922 85051 86125 87261
// bufdiff-features: 87895 88732 89780 90383 91049 91074 91624 93677 93700 97157 97318 97613 98501
// bufdiff-features: 99009 100650 100864 101255 101823 102809 103239 104245 104931 105252 105914
// bufdiff-features: 106897 107009 108427 108935 109086 109327 112327 112369 112929 113618 113851
// bufdiff-features: 113901 114308 115471 115894 117235 118073 118984 119588 120406 121188 121394
// bufdiff-features: 121467 122764 128768 129404 130933 131002
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x?xi32>, %arg1: tensor<?x?xf16>) -> (tensor<?x3x3xf16>, tensor<?x3xi32>, tensor<?x?xf16>) {
    %0 = linalg.round ins(%arg1 : tensor<?x?xf16>) outs(%arg1 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %true = arith.constant true
    %1 = arith.select %true, %arg1, %0 : tensor<?x?xf16>
    %2 = tensor.empty() : tensor<3x3x3xf16>
    %cst = arith.constant 1.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<3x3x3xf16>) -> tensor<3x3x3xf16>
    %4 = call @f1(%3) : (tensor<3x3x3xf16>) -> tensor<3x3x3xf16>
    %5 = tensor.empty() : tensor<3x3x3xi32>
    %c11_i32 = arith.constant 11 : i32
    %6 = linalg.fill ins(%c11_i32 : i32) outs(%5 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %7 = call @f2(%6) : (tensor<3x3x3xi32>) -> tensor<?x3xi32>
    %cast = tensor.cast %4 : tensor<3x3x3xf16> to tensor<?x3x3xf16>
    return %cast, %7, %1 : tensor<?x3x3xf16>, tensor<?x3xi32>, tensor<?x?xf16>
  }
  func.func private @f1(%arg0: tensor<3x3x3xf16>) -> tensor<3x3x3xf16> {
    %0 = linalg.softmax dimension(2) ins(%arg0 : tensor<3x3x3xf16>) outs(%arg0 : tensor<3x3x3xf16>) -> tensor<3x3x3xf16>
    %cst = arith.constant dense<[[8, 9, 10], [11, 12, 13]]> : tensor<2x3xi32>
    %1 = tensor.empty() : tensor<1x2xi32>
    %c-3_i32 = arith.constant -3 : i32
    %2 = linalg.fill ins(%c-3_i32 : i32) outs(%1 : tensor<1x2xi32>) -> tensor<1x2xi32>
    %3 = tensor.empty() : tensor<3x1xi32>
    %4 = linalg.fill ins(%c-3_i32 : i32) outs(%3 : tensor<3x1xi32>) -> tensor<3x1xi32>
    %5 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%2, %4 : tensor<1x2xi32>, tensor<3x1xi32>) outs(%cst : tensor<2x3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<3x3x3xf16>
  }
  func.func @f2(%arg0: tensor<3x3x3xi32>) -> tensor<?x3xi32> {
    %0 = tensor.empty() : tensor<4x3x3xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<4x3x3xi32>) -> tensor<4x3x3xi32>
    %2 = tensor.empty() : tensor<2x1x1xi32>
    %3 = linalg.fill ins(%c11_i32 : i32) outs(%2 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %4 = linalg.conv_3d ins(%1, %3 : tensor<4x3x3xi32>, tensor<2x1x1xi32>) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[0, %c1, 0] [%c4, 1, 3] [1, 1, 1] : tensor<4x3x3xi32> to tensor<?x3xi32>
    return %extracted_slice : tensor<?x3xi32>
  }
}

