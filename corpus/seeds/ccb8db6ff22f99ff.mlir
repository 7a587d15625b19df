// bufdiff-profile: single
// bufdiff-choices: c8b947c132017327d536aef0f063cf99116dec9cad29d5c6
// bufdiff-features: 1621 10819 13233 15751 15791 16652 19419 20666 21020 21623 22095 24826 26568
// bufdiff-features: 26647 27048 34167 34647 35507 37786 38296 39279 40070 40712 40896 41236 43929
// bufdiff-features: 46203 46995 48598 52900 52958 55573 55887 56087 57718 59146 61350 63071 63610
// bufdiff-features: 64235 64959 66765 68355 69500 69987 70941 71306 71928 73289 74212 74362 74507
// bufdiff-features: 74617 79184 79389 82135 84962 85640 87774 89964 93255 93492 96273 96464 99383
// bufdiff-features: 102215 105858 110616 112065 112929 114712 115471 118112 121394 121755 124839
// bufdiff-features: 125040 125702 127834 128768
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<2x?x?xf64>, tensor<2x?x?xf64>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<2x?x?xf64>
    %1 = linalg.fill ins(%arg4 : f64) outs(%0 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    %cst = arith.constant dense<[[[7.500000e+00, 1.050000e+01], [1.350000e+01, 1.650000e+01], [1.950000e+01, 2.250000e+01]], [[2.550000e+01, 2.850000e+01], [3.150000e+01, 3.450000e+01], [3.750000e+01, 4.050000e+01]]]> : tensor<2x3x2xf64>
    %2 = tensor.empty() : tensor<2xf64>
    %3 = linalg.pooling_nwc_sum ins(%cst, %2 : tensor<2x3x2xf64>, tensor<2xf64>) outs(%1 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %4 = call @f2(%3, %cst_0) : (tensor<2x?x?xf64>, f64) -> tensor<2x?x?xf64>
    return %4, %3 : tensor<2x?x?xf64>, tensor<2x?x?xf64>
  }
  func.func private @f2(%arg0: tensor<2x?x?xf64>, %arg1: f64) -> tensor<2x?x?xf64> {
    %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    return %0 : tensor<2x?x?xf64>
  }
}

