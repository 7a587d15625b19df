// bufdiff-profile: single
// bufdiff-choices: c8b947c132017327d536aef0f063cf99116dec
// bufdiff-features: 4165 7627 9479 10819 13233 14527 15751 17193 18166 19419 22095 22364 22416
// bufdiff-features: 24826 26568 27048 34167 34249 34647 35507 37183 37786 40070 41236 41984 44227
// bufdiff-features: 46203 46995 47200 47762 48033 48598 52900 52958 55887 56087 56404 57665 57718
// bufdiff-features: 61350 63071 63610 63929 64235 64959 66765 67576 68141 68355 71306 73221 73289
// bufdiff-features: 74362 74507 74617 75085 79389 81160 81316 81707 82135 84922 85640 88337 88732
// bufdiff-features: 89964 90585 91312 93255 93719 96273 96464 99279 99383 100553 101582 102215
// bufdiff-features: 105858 112929 114712 114968 115471 119200 121394 124839 125040 125702 126734
// bufdiff-features: 127834
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.fill ins(%arg4 : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %from_elements = tensor.from_elements %arg4, %arg4 : tensor<2xf64>
    %generated = tensor.generate  {
    ^bb0(%arg6: index):
      %extracted = tensor.extract %from_elements[%arg6] : tensor<2xf64>
      %4 = arith.index_cast %arg6 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.addf %extracted, %5 : f64
      tensor.yield %6 : f64
    } : tensor<2xf64>
    %2 = linalg.dot ins(%from_elements, %generated : tensor<2xf64>, tensor<2xf64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant 3.000000e+00 : f64
    %3 = call @f2(%2, %cst) : (tensor<f64>, f64) -> tensor<f64>
    return %3, %2 : tensor<f64>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> tensor<f64> {
    %0 = linalg.fill ins(%arg1 : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}

