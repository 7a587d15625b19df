// bufdiff-profile: single
// bufdiff-choices: de3e772cb4b8be31f35955c51374c17cd63d1800bfc139274ce15f574821a0ccb046b7f638da6549
// bufdiff-choices: a42c9cb93f352c908359e2eea0d1d7a13b61
// bufdiff-features: 1132 2898 6812 8914 9479 10819 11579 12403 13652 15405 15751 18249 19419 22095
// bufdiff-features: 22280 23830 24826 25388 26568 26716 27116 27568 29684 34167 34647 35507 36901
// bufdiff-features: 37786 38392 39706 40070 40286 40712 46203 46995 47782 49657 52558 54658 55810
// bufdiff-features: 55887 56087 57718 61944 63610 64235 64287 64348 65305 66422 66765 67388 68355
// bufdiff-features: 69987 73289 73851 74362 74507 74617 76599 77872 79334 79389 89045 89780 90017
// bufdiff-features: 91314 95407 96464 98501 99383 100135 100302 100511 102106 109905 110780 111839
// bufdiff-features: 111875 112929 114712 115471 115484 115711 117137 118924 119340 121394 121467
// bufdiff-features: 123111 124839 125040 125702 125908 127810 127834 128768 130019 130933
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    cf.cond_br %arg5, ^bb1(%arg3, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>), ^bb2
  ^bb1(%0: tensor<4x4xf32>, %1: tensor<4x4xf32>):  // pred: ^bb0
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %arg4 into %1[%c3, %c3] : tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0, %c3] : tensor<4x4xf32>
    %inserted_0 = tensor.insert %arg4 into %0[%c0, %c3] : tensor<4x4xf32>
    cf.br ^bb3(%inserted_0, %1 : tensor<4x4xf32>, tensor<4x4xf32>)
  ^bb2:  // pred: ^bb0
    %c2 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %inserted_2 = tensor.insert %arg4 into %arg3[%c2, %c0_1] : tensor<4x4xf32>
    %c3_3 = arith.constant 3 : index
    %inserted_4 = tensor.insert %arg4 into %arg3[%c3_3, %c3_3] : tensor<4x4xf32>
    cf.br ^bb3(%inserted_2, %inserted_4 : tensor<4x4xf32>, tensor<4x4xf32>)
  ^bb3(%2: tensor<4x4xf32>, %3: tensor<4x4xf32>):  // 2 preds: ^bb1, ^bb2
    %cst = arith.constant 2.000000e+00 : f32
    %4 = call @f2(%3, %cst) : (tensor<4x4xf32>, f32) -> tensor<4x4xf32>
    return %4 : tensor<4x4xf32>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<4x4xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

