// bufdiff-profile: loops
// bufdiff-choices: 1751e153e9e85fbbf2db6491b430bf2558d9be85efb4b793b845b854841ac7888e352b465d23d850
// bufdiff-choices: 77d8eab86dab50ad37adae1826669c2aa06293fd1459ba500325e5fc71c1c669ef3dd54858e571bf
// bufdiff-choices: 5f31f170eb8a6dded115c6d7f90fd6c732dd644a8e9c25431da0e648b71f2b2847368de6fd6052db
// bufdiff-choices: 636f2931e5fd29aee8792f2ebd4001a35afae562f91a16797208ea965342da69
// bufdiff-features: 91 3866 5199 6163 7645 7681 8807 9479 9528 11490 13074 13233 15440 15671 15751
// bufdiff-features: 17271 17575 18166 22280 23435 23787 25190 25388 26008 27048 27825 28939 29684
// bufdiff-features: 34034 34167 34647 36784 37786 39541 39743 40712 41022 42404 44520 46203 46995
// bufdiff-features: 47392 47796 51344 52900 52958 56575 57718 61350 62281 63800 64435 64959 65277
// bufdiff-features: 66645 66788 68355 69960 69965 71169 72458 73780 73802 74362 74617 78283 80083
// bufdiff-features: 81556 81736 83194 85640 86125 88521 88732 90082 90668 90723 90777 93169 95285
// bufdiff-features: 95407 97136 98201 98301 99478 99757 102204 104931 105858 109624 112917 112929
// bufdiff-features: 114308 115081 115471 115778 116679 117183 117235 120372 121394 121689 122156
// bufdiff-features: 122317 122764 126533 128768 129462 129946
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<2x1x2xf64>, tensor<1x2x1x1x2xf64>, tensor<1x2x?x1x2xf64>, f64, f64) {
    %cst = arith.constant dense<[[[[[4.500000e+00, 5.500000e+00]]], [[[6.500000e+00, 7.500000e+00]]]]]> : tensor<1x2x1x1x2xf64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c3, %c1, %c2) : tensor<1x?x?x?x2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0, %c0, %c0, %c0, %c0] : tensor<1x2x1x1x2xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<1x?x?x?x2xf64>) -> tensor<1x?x?x?x2xf64>
    %2 = tensor.empty() : tensor<2x1x2xf64>
    %3 = linalg.pooling_ndhwc_max ins(%1, %2 : tensor<1x?x?x?x2xf64>, tensor<2x1x2xf64>) outs(%cst : tensor<1x2x1x1x2xf64>) -> tensor<1x2x1x1x2xf64>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<2x1x2xf64> into tensor<2x2xf64>
    %4 = bufferization.alloc_tensor() copy(%cst) : tensor<1x2x1x1x2xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2, %extracted : tensor<2x1x2xf64>
    %cst_3 = arith.constant dense<[[[1.500000e+00, 2.500000e+00]], [[3.500000e+00, 4.500000e+00]]]> : tensor<2x1x2xf64>
    %5 = linalg.add ins(%from_elements, %cst_3 : tensor<2x1x2xf64>, tensor<2x1x2xf64>) outs(%2 : tensor<2x1x2xf64>) -> tensor<2x1x2xf64>
    %cast = tensor.cast %3 : tensor<1x2x1x1x2xf64> to tensor<1x2x?x1x2xf64>
    return %5, %4, %cast, %cst_2, %extracted : tensor<2x1x2xf64>, tensor<1x2x1x1x2xf64>, tensor<1x2x?x1x2xf64>, f64, f64
  }
}

