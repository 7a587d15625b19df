// bufdiff-profile: loops
// bufdiff-choices: afcd1d7b39a820e2f465b9a16a9e786e4f450980185dc406ec814c72a8b88bf89b74a8516a89391b
// bufdiff-choices: eaa27e740c9fcb53e132451fbe9a822c3cab16c93a1384c5c38ac9419078e53ea6b08c368c48b8f3
// bufdiff-choices: 093db13cddec7e65f6de5b05e026d3c27bdbbbe03fa021862fa93a9855751f8e194dcc00160f4eb5
// bufdiff-choices: ab801d97973fbb84551252755c82297d867f7f2b1017cfc3644f9183a0e96634ac85445a2b8d1ad8
// bufdiff-choices: d79e0b102b6001db0df12518928a03a96a2fca0dd9f1f5ed4c63d27bd66a4954697240f5d4017cdd
// bufdiff-choices: 7b4f4cdbf1825e9300332392bc2eb86910d5e17db59ed24016635cb4ab9df0a272384d0f7a1d52ee
// bufdiff-choices: 4f45f372ee5269f12502e4a8de357d37b0ba634906e87d
// bufdiff-features: 659 825 2609 2898 3207 3579 4825 5201 6363 6611 9034 9479 9768 11044 11162
// bufdiff-features: 11297 11441 11606 12227 12824 13074 13233 14015 14317 14454 14884 14925 15257
// bufdiff-features: 15440 15751 15827 15929 16675 16926 18232 18356 18480 18774 19241 20254 20686
// bufdiff-features: 20838 20864 21154 21653 22221 22280 23222 23600 23775 24274 24393 24826 25388
// bufdiff-features: 25962 26568 26922 27048 27076 27825 28349 28358 28564 29236 29684 29968 30666
// bufdiff-features: 31543 31551 31864 31972 32615 33511 34167 34564 34623 34647 35946 36534 36784
// bufdiff-features: 37743 37786 38203 38528 39082 40479 40712 41200 42094 42282 42344 43442 44176
// bufdiff-features: 45017 45453 46110 46196 46203 46832 46995 47392 47554 47933 48586 48598 48974
// bufdiff-features: 49211 49657 50894 51373 51851 52148 52322 52558 52900 52958 53252 53469 53659
// bufdiff-features: 53791 54180 54270 54651 54658 55887 57265 57718 58024 58602 59070 59372 61350
// bufdiff-features: 61375 61556 61680 61699 61944 62675 62991 63769 63800 63915 64120 64235 64320
// bufdiff-features: 64435 64959 66195 66422 66765 66777 66995 67388 68355 69987 71168 71169 71306
// bufdiff-features: 71490 71556 71680 71928 72280 72629 72674 72707 73140 73802 74057 74362 74507
// bufdiff-features: 74617 75477 76009 76953 78096 78180 78283 78430 78690 78950 79334 79389 80475
// bufdiff-features: 80533 80567 81047 81541 81556 81736 82182 82203 83672 84585 84887 85151 85843
// bufdiff-features: 86125 88732 89110 89410 89780 89812 90097 90198 90543 91633 91737 91973 92191
// bufdiff-features: 92194 92976 93255 94687 94696 95285 95407 97225 97318 97447 97864 98170 98501
// bufdiff-features: 98627 99009 99221 99383 100227 102102 102319 103315 104072 104253 104303 104931
// bufdiff-features: 106314 107412 107425 108169 108941 110552 110780 112917 112929 113901 113920
// bufdiff-features: 114028 114308 115471 115711 115894 117235 118698 119068 119273 119845 119982
// bufdiff-features: 120671 121394 121467 121812 122233 122631 122730 123529 124729 125040 125797
// bufdiff-features: 125908 126179 127439 127491 127813 128347 128456 128713 128768 128916 129462
// bufdiff-features: 130019 130484 130602 130933
module {
  func.func @main(%arg0: tensor<?x?x3xf32> {bufferization.writable = false}, %arg1: tensor<4x4xi32>) -> (tensor<?x3x2xf32>, tensor<2x5xf32>, tensor<?x3x2xf32>, tensor<?x?x?xf32>, tensor<2x5xf32>, tensor<4x4xi32>, tensor<?x4xi32>) {
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c2 to %c2 step %c2 iter_args(%arg3 = %arg1) -> (tensor<4x4xi32>) {
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg0, %c0_5 : tensor<?x?x3xf32>
      %c1_7 = arith.constant 1 : index
      %dim_8 = tensor.dim %arg0, %c1_7 : tensor<?x?x3xf32>
      %5 = tensor.empty(%dim_6, %dim_8) : tensor<?x?x3xf32>
      %6 = linalg.ceil ins(%arg0 : tensor<?x?x3xf32>) outs(%5 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      %7 = tensor.empty() : tensor<4x4xi32>
      %c-3_i32 = arith.constant -3 : i32
      %8 = linalg.fill ins(%c-3_i32 : i32) outs(%7 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %9 = linalg.min ins(%8, %arg1 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
      scf.yield %9 : tensor<4x4xi32>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x3xf32>
    %c3 = arith.constant 3 : index
    %cst = arith.constant 7.250000e+00 : f32
    %splat = tensor.splat %cst[%dim, %dim_0, %c3] : tensor<?x?x?xf32>
    %1 = tensor.empty() : tensor<2x5xf32>
    %cst_1 = arith.constant 7.250000e+00 : f32
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %cst_2 = arith.constant dense<-1.000000e+00> : tensor<2x5xf32>
    %3:3 = call @f2(%2, %cst_2) : (tensor<2x5xf32>, tensor<2x5xf32>) -> (tensor<3x3x2xf32>, tensor<2x5xf32>, tensor<3x3x2xf32>)
    %4 = call @f3(%0, %0) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<1x4xi32>
    %cast = tensor.cast %4 : tensor<1x4xi32> to tensor<?x4xi32>
    %cast_3 = tensor.cast %3#2 : tensor<3x3x2xf32> to tensor<?x3x2xf32>
    %cast_4 = tensor.cast %3#0 : tensor<3x3x2xf32> to tensor<?x3x2xf32>
    return %cast_3, %3#1, %cast_4, %splat, %cst_2, %0, %cast : tensor<?x3x2xf32>, tensor<2x5xf32>, tensor<?x3x2xf32>, tensor<?x?x?xf32>, tensor<2x5xf32>, tensor<4x4xi32>, tensor<?x4xi32>
  }
  func.func @f2(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xf32>) -> (tensor<3x3x2xf32>, tensor<2x5xf32>, tensor<3x3x2xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[%c1, %c4] : tensor<2x5xf32>
    %0 = tensor.empty() : tensor<3x3x2xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c1, %c3] : tensor<2x5xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %2 = tensor.empty() : tensor<1x2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %4 = linalg.depthwise_conv_1d_nwc_wc ins(%1, %3 : tensor<3x3x2xf32>, tensor<1x2xf32>) outs(%1 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %5 = tensor.empty() : tensor<3x3x2xf32>
    %6 = linalg.copy ins(%1 : tensor<3x3x2xf32>) outs(%5 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %4, %inserted, %6 : tensor<3x3x2xf32>, tensor<2x5xf32>, tensor<3x3x2xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xi32>) -> tensor<1x4xi32> {
    %mapped = linalg.map ins(%arg0 : tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>)
      (%in: i32, %init: i32) {
        %c-3_i32 = arith.constant -3 : i32
        %0 = arith.minsi %in, %c-3_i32 : i32
        linalg.yield %0 : i32
      }
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %mapped[%c2, 0] [1, 4] [1, 1] : tensor<?x?xi32> to tensor<1x4xi32>
    return %extracted_slice : tensor<1x4xi32>
  }
  func.func private @f3(%arg0: tensor<4x4xi32>, %arg1: tensor<4x4xi32>) -> tensor<1x4xi32> {
    %cast = tensor.cast %arg0 : tensor<4x4xi32> to tensor<?x?xi32>
    %0 = call @f1(%cast) : (tensor<?x?xi32>) -> tensor<1x4xi32>
    return %0 : tensor<1x4xi32>
  }
}

