// bufdiff-profile: single
// bufdiff-choices: da1862c82f4693234c065aff64789b45e7ab45dc1d4c3b587a11ba9886
// bufdiff-features: 4165 7627 10819 13233 13623 15751 18822 19419 19635 22095 24826 26568 27048
// bufdiff-features: 32159 34167 34647 34734 35507 37786 38719 40070 41236 41430 42579 45360 46203
// bufdiff-features: 46995 48598 52900 52958 55869 55887 56087 56389 57718 61350 63071 63610 63929
// bufdiff-features: 64235 64959 65217 66765 68355 69987 71306 73289 74362 74507 74617 78609 79389
// bufdiff-features: 81547 82135 83289 85640 88146 88732 89964 91802 93255 96273 96348 96464 97585
// bufdiff-features: 99383 101422 102215 104159 105858 109157 112929 113586 114712 115471 118612
// bufdiff-features: 119796 121394 122691 124839 125040 125702 127834 128768
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>) {
    %0 = tensor.empty() : tensor<1x1x2x1xf64>
    %1 = linalg.fill ins(%arg4 : f64) outs(%0 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    %2 = tensor.empty() : tensor<1x1x3x1xf64>
    %3 = linalg.fill ins(%arg4 : f64) outs(%2 : tensor<1x1x3x1xf64>) -> tensor<1x1x3x1xf64>
    %4 = tensor.empty() : tensor<2x1xf64>
    %5 = linalg.pooling_nchw_sum ins(%3, %4 : tensor<1x1x3x1xf64>, tensor<2x1xf64>) outs(%1 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %6 = call @f2(%5, %cst) : (tensor<1x1x2x1xf64>, f64) -> tensor<1x1x2x1xf64>
    return %6, %5 : tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>
  }
  func.func private @f2(%arg0: tensor<1x1x2x1xf64>, %arg1: f64) -> tensor<1x1x2x1xf64> {
    %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    return %0 : tensor<1x1x2x1xf64>
  }
}

