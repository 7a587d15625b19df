// bufdiff-profile: loops
// bufdiff-choices: 0a54cb75af3e3c22674d7c6d82eb3d9db4fbaab79254747c1190db59e440ea78d7fcd9028ffba8fd
// bufdiff-choices: c29541a8276382fd607f903de99eeaf6f48fb9f857cf77a2d7d6824d40ec79775181a18103dddb04
// bufdiff-choices: 338aa79cab3565ec94a4b48f39e8fa1ae38c8e6bca9a43b039203469632b7e9cb4b06d35f02c417a
// bufdiff-choices: 9a61e4e1383c0f1c6d502e00a88cc8416a9e1afe6ba996f9f1df4f40ac76508db4f2baf7a306671c
// bufdiff-choices: c1257f8ef0c99b5a35
// bufdiff-features: 1915 2898 3838 4182 6002 7323 7759 9407 12403 13390 15751 16048 17216 18486
// bufdiff-features: 18740 19508 20656 21161 21382 23692 24381 25075 25388 26568 27048 30707 34167
// bufdiff-features: 34564 34647 34745 35142 35364 35411 36901 37786 38853 40712 42293 42728 43098
// bufdiff-features: 45554 46203 47782 49575 51010 52558 52900 52958 53244 53252 63071 64959 66327
// bufdiff-features: 66422 66664 67009 67388 68355 68614 71724 72629 74362 75414 82135 82328 85128
// bufdiff-features: 85870 87563 89109 90383 91529 91541 92348 94121 95285 97563 99009 102506 102690
// bufdiff-features: 105015 105083 105642 106398 106434 108686 109732 109752 110085 110539 110552
// bufdiff-features: 111086 111800 115471 120265 121394 121421 121799 122967 125163 127096 127813
// bufdiff-features: 128768 129100 130010
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: f64) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c2 = arith.constant 2 : index
    %1 = scf.index_switch %c2 -> tensor<4x4xf64> 
    case 0 {
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %arg1 into %arg0[%c2, %c1] : tensor<4x4xf64>
      scf.yield %inserted : tensor<4x4xf64>
    }
    case 2 {
      %2 = tensor.empty() : tensor<4x4x2xf64>
      %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<4x4x2xf64>) -> tensor<4x4x2xf64>
      %reduced = linalg.reduce ins(%3 : tensor<4x4x2xf64>) outs(%arg0 : tensor<4x4xf64>) dimensions = [2] 
        (%in: f64, %init: f64) {
          %5 = arith.mulf %in, %init : f64
          linalg.yield %5 : f64
        }
      %4 = linalg.softmax dimension(0) ins(%0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %4 : tensor<4x4xf64>
    }
    default {
      %2 = linalg.copy ins(%0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %2 : tensor<4x4xf64>
    }
    return %1, %arg0 : tensor<4x4xf64>, tensor<4x4xf64>
  }
}

