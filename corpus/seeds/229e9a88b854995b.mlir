// bufdiff-profile: mixed
// bufdiff-choices: 5250d905833aa52ad3007e1c73e248d4dcb8eac4f19190a25b3ff05ce0c696cbf2dc9f7233684857
// bufdiff-choices: 263ce68d85c71b47d43f46d30404d72380fd534966f2474afcc28c0165cf153152b63cc9bdcc70e5
// bufdiff-choices: f41c50397091f505e8c619ead134075ef3e02c26d868863cda0b9e334100a8163c4342164536
// bufdiff-features: 728 5471 5973 7541 9479 12667 13233 13424 14704 14884 15751 16269 18166 19545
// bufdiff-features: 19606 22280 24826 25388 27048 27825 29684 32012 32514 34159 34167 34329 34647
// bufdiff-features: 36193 36813 37183 38702 38783 39531 40500 40712 41204 41832 41984 44364 44816
// bufdiff-features: 46203 47093 47380 50283 50972 51334 52322 52558 52807 52900 52958 54651 55185
// bufdiff-features: 56404 56592 56673 57718 59070 60686 61944 62218 63046 63071 63168 63800 64435
// bufdiff-features: 64991 66320 68168 68355 69875 71169 71434 71667 71773 73455 74362 77617 77778
// bufdiff-features: 78170 78283 79389 81556 82135 82203 83194 84585 86125 87495 88008 89780 90088
// bufdiff-features: 90495 91563 92647 93255 95407 96117 96789 97318 97447 97615 97864 97924 98501
// bufdiff-features: 99383 99568 104931 104952 105914 105970 106314 107728 108943 109086 112401
// bufdiff-features: 112929 114308 114470 114601 115471 115608 117235 117336 119588 120606 121467
// bufdiff-features: 121632 122227 122764 124237 124448 124657 127245 128456 128768
module {
  func.func private @f2(%arg0: tensor<f64>) -> (tensor<f64>, tensor<?x?xf64>) {
    %cst = arith.constant -6.000000e+00 : f64
    %0:2 = call @f1(%arg0, %cst) : (tensor<f64>, f64) -> (tensor<?x?xf64>, tensor<f64>)
    return %0#1, %0#0 : tensor<f64>, tensor<?x?xf64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: f64) -> (tensor<?x?xf64>, tensor<f64>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32, %c1_i32_0 : tensor<2xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f64>, tensor<2xi32>) -> tensor<?x?xf64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    return %reshape, %2 : tensor<?x?xf64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<1x1x3xf64>, tensor<f64>, tensor<1x1x3xf64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst = arith.constant 1.000000e+01 : f64
    %0 = arith.subf %extracted, %cst : f64
    %1:2 = call @f2(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<?x?xf64>)
    %cst_0 = arith.constant dense<[[[2.500000e+00, 1.500000e+00, 5.000000e-01]]]> : tensor<1x1x3xf64>
    %2 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_0, %1#1 : tensor<1x1x3xf64>, tensor<?x?xf64>) outs(%cst_0 : tensor<1x1x3xf64>) -> tensor<1x1x3xf64>
    return %2, %1#0, %cst_0 : tensor<1x1x3xf64>, tensor<f64>, tensor<1x1x3xf64>
  }
}

