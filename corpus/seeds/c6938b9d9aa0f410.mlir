// bufdiff-profile: single
// bufdiff-choices: da1862c82f4693234c065aff64789b45e7ab45dc1d4c3b587a11ba988668
// bufdiff-features: 4165 13233 13623 15751 18822 19419 22095 26568 34167 38719 40070 42579 46203
// bufdiff-features: 48598 52900 63071 63929 64235 68355 71306 73289 74507 78609 82135 83289 88732
// bufdiff-features: 89964 91802 93255 99383 102215 109157 112929 118612 122691 124839 125702 138699
// bufdiff-features: 141891 150707 155898 158120 163231 165719 165806 166579 168858 172308 172502
// bufdiff-features: 176432 178067 184030 186941 186959 187159 187461 188790 192422 194682 196031
// bufdiff-features: 196289 197837 201059 205434 205689 210461 212619 216712 219218 227345 227420
// bufdiff-features: 227536 228657 232494 235231 236930 244658 245784 246543 250868 252466 256112
// bufdiff-features: 258906 259840
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>) {
    %0 = tensor.empty() : tensor<1x1x2x1xf64>
    %1 = linalg.fill ins(%arg4 : f64) outs(%0 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    %2 = tensor.empty() : tensor<1x1x3x1xf64>
    %3 = linalg.fill ins(%arg4 : f64) outs(%2 : tensor<1x1x3x1xf64>) -> tensor<1x1x3x1xf64>
    %4 = tensor.empty() : tensor<2x1xf64>
    %5 = linalg.pooling_nchw_sum ins(%3, %4 : tensor<1x1x3x1xf64>, tensor<2x1xf64>) outs(%1 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %6 = call @f2(%5, %cst) : (tensor<1x1x2x1xf64>, f64) -> tensor<1x1x2x1xf64>
    return %6, %5 : tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>
  }
  func.func private @f2(%arg0: tensor<1x1x2x1xf64>, %arg1: f64) -> tensor<1x1x2x1xf64> {
    %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
    return %0 : tensor<1x1x2x1xf64>
  }
}

