// bufdiff-profile: cfg
// bufdiff-choices: 5b3a02d4f477ad4b12231c06bb36fb0ea082461f46109c313037d30320b30bf0aabf3100cda0aa8a
// bufdiff-choices: 7724278cbca8935c2aa2f47b509ce11c93e0af2b84790559b8351eb23ef76de2de4a8b5fd9241861
// bufdiff-choices: e6214ee6d3f14b5ec97bdcf811dd
// bufdiff-features: 5973 7541 9479 15138 15440 15751 18118 19545 19606 21522 21646 22221 22280
// bufdiff-features: 23787 24184 24826 25388 26568 27048 28179 29684 30896 30996 31692 32615 34167
// bufdiff-features: 34647 36681 36784 37251 37743 37761 38702 40712 41436 44132 44816 46203 48598
// bufdiff-features: 49657 50894 51211 51851 52558 52823 52900 52958 53252 53890 54270 57718 61523
// bufdiff-features: 61699 62701 63071 63384 64435 64716 66422 66777 68355 69987 70437 71306 73802
// bufdiff-features: 74362 78036 78430 79334 79389 80567 81736 82203 83194 83412 83672 86125 87024
// bufdiff-features: 87495 88008 88337 88732 92022 96273 96989 98194 99383 102102 104931 105914
// bufdiff-features: 107340 107412 107702 107805 108136 110780 111800 112929 114308 115471 115778
// bufdiff-features: 115990 116549 117235 118769 119343 119588 121626 122764 128456 128768 130310
module {
  func.func private @f1(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, f32) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<2xf32>
    return %inserted, %inserted, %extracted : tensor<2xf32>, tensor<2xf32>, f32
  }
  func.func @main(%arg0: tensor<5xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, f32) {
    %c5_i32 = arith.constant 5 : i32
    %from_elements = tensor.from_elements %c5_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<5xf32>, tensor<1xi32>) -> tensor<5xf32>
    %cst = arith.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
    %0:3 = call @f1(%cst) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, f32)
    %cast = tensor.cast %reshape : tensor<5xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<5xf32> to tensor<?xf32>
    return %cast, %0#0, %0#1, %cast_0, %0#2 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, f32
  }
}

