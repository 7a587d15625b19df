// bufdiff-profile: loops
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72
// bufdiff-features: 3233 5201 5900 5973 6611 7294 8532 8807 10637 11162 11490 11764 13233 13623
// bufdiff-features: 14167 15751 16269 17566 17596 17667 17779 18166 18822 22280 24826 25388 25729
// bufdiff-features: 27048 27825 30209 31765 34034 34167 34623 34647 34965 35599 37786 37859 38777
// bufdiff-features: 38783 39743 40070 40712 42423 43307 44002 46203 46833 46995 47392 47758 52148
// bufdiff-features: 52900 52958 53057 54844 55887 56404 56457 56575 58024 61350 61699 62701 63071
// bufdiff-features: 63610 63742 64120 64959 66092 68355 69960 71169 72450 72629 73150 73289 73780
// bufdiff-features: 74057 74362 74493 74617 74665 76945 76953 77617 78283 78430 78950 79389 79710
// bufdiff-features: 81707 81755 82135 83194 84585 84887 85935 86125 86159 86243 88081 88321 88732
// bufdiff-features: 89780 89846 90545 92570 92697 93003 93255 95285 96594 97136 97318 98501 99383
// bufdiff-features: 99478 100866 101258 101660 102204 103315 103612 103748 104931 105166 105858
// bufdiff-features: 107518 107624 107959 108977 109086 114547 115064 115471 115778 119845 120049
// bufdiff-features: 121394 121467 122156 122950 124130 125315 125478 127863 128768 130493 130671
module {
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<1x2x3x2x2xf32>, tensor<1x1x2x2x2xf32>) {
    %0 = tensor.empty() : tensor<1x1x2x2x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x2x2x2xf32>) -> tensor<1x1x2x2x2xf32>
    %2 = tensor.empty() : tensor<1x2x3x2x2xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x2x3x2x2xf32>) -> tensor<1x2x3x2x2xf32>
    %4 = tensor.empty() : tensor<2x2x1xf32>
    %5 = linalg.pooling_ndhwc_max ins(%3, %4 : tensor<1x2x3x2x2xf32>, tensor<2x2x1xf32>) outs(%1 : tensor<1x1x2x2x2xf32>) -> tensor<1x1x2x2x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant -2.500000e+00 : f32
    %6 = vector.transfer_read %1[%c0, %c0, %c1, %c1, %c0], %cst_0 : tensor<1x1x2x2x2xf32>, vector<4xf32>
    %c2 = arith.constant 2 : index
    %7 = vector.transfer_write %6, %3[%c0, %c1, %c2, %c1, %c1] : vector<4xf32>, tensor<1x2x3x2x2xf32>
    return %7, %5 : tensor<1x2x3x2x2xf32>, tensor<1x1x2x2x2xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<3x3x1xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x1x2x2x2xf32>, tensor<1x2x3x2x2xf32>, tensor<3x3x1xf32>, tensor<1x2x2x2xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3:2 = call @f1(%2) : (tensor<f32>) -> (tensor<1x2x3x2x2xf32>, tensor<1x1x2x2x2xf32>)
    %4 = tensor.empty() : tensor<1x2x2x2xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    %6 = tensor.empty() : tensor<1x2x3x2xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
    %8 = tensor.empty() : tensor<1x2xf32>
    %9 = linalg.pooling_nhwc_max ins(%7, %8 : tensor<1x2x3x2xf32>, tensor<1x2xf32>) outs(%5 : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    return %9, %3#1, %3#0, %0, %5 : tensor<1x2x2x2xf32>, tensor<1x1x2x2x2xf32>, tensor<1x2x3x2x2xf32>, tensor<3x3x1xf32>, tensor<1x2x2x2xf32>
  }
}

