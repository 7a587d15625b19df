// bufdiff-profile: cfg
// bufdiff-choices: 2b2073c02f27db139d212525418d08efa9afc353e373323184650bd0147c78abd0e795199baafbfc
// bufdiff-choices: 9b8ca6b140462efd763114fc4f00fc666f190a8cc59237c05532eb7f7594426942e794e9c1e2b740
// bufdiff-choices: e530101599f6bb5424c399bebe39556315f6c5a4ae4a35da55f01384d1936fd51600fddca2328284
// bufdiff-choices: d862bf3b0ff98829e326a525f812f4bd6aefb54bfe2b5e8479b9d95a2548eb2f434e2c5199214fe5
// bufdiff-choices: f58a82f3f7d18bb7043c649503bb6b70
// bufdiff-features: 1631 2054 4462 4752 4784 5904 5973 6289 6611 7294 7700 7722 9293 10674 11162
// bufdiff-features: 11538 11601 12932 14704 14955 15440 15751 19100 19979 20237 21555 22095 22109
// bufdiff-features: 22221 22280 23143 24826 25388 25611 26182 26568 27048 27585 27725 27825 28579
// bufdiff-features: 29590 29895 30666 32301 33769 34167 34647 36721 36784 36935 37251 39540 40011
// bufdiff-features: 40281 40712 40812 41073 41707 44485 46110 46203 46720 46995 47392 47488 48258
// bufdiff-features: 48269 48974 50894 51719 52900 52958 53057 53252 53414 53614 53779 53890 55113
// bufdiff-features: 55887 57499 57718 57773 58636 61111 61350 61699 62135 63071 63610 64120 64435
// bufdiff-features: 64959 66267 66666 66995 67388 67748 67880 68190 68355 69550 69735 69987 70751
// bufdiff-features: 71050 71169 71701 73289 73625 73802 74057 74362 74617 74787 75361 76700 76945
// bufdiff-features: 77621 78283 78430 78950 79279 79389 80556 81039 81707 81736 82011 82135 83817
// bufdiff-features: 84229 84887 85843 86125 86159 89410 89780 89812 90070 91737 92143 92190 92194
// bufdiff-features: 93337 94746 95285 96716 97583 98170 99009 99383 99512 99568 100258 100866
// bufdiff-features: 101105 103056 103415 104315 104475 104931 104952 104973 105166 105573 106321
// bufdiff-features: 106396 106445 106716 107425 107987 109086 109243 109966 110772 111619 112709
// bufdiff-features: 112929 113940 113959 114308 114432 115471 115990 117066 117839 118877 120383
// bufdiff-features: 120920 121262 121394 121467 121626 122159 124345 124806 125608 125702 125797
// bufdiff-features: 127373 127834 128768 128915 128916 129066
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<2xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<1x2x1x2x2xi32>, tensor<3xi32>, tensor<1x2x1x2x2xi32>, tensor<2x1x1x1x2xi32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi32>
    %1 = tensor.empty() : tensor<3xi32>
    %2 = tensor.empty() : tensor<3xi1>
    %false = arith.constant false
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<3xi1>) -> tensor<3xi1>
    %4 = linalg.select ins(%3, %arg0, %arg0 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<[[[[[9, 10], [11, 12]]], [[[13, 14], [15, 16]]]]]> : tensor<1x2x1x2x2xi32>
    %cst_0 = arith.constant dense<9> : tensor<1x2x1x2x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %c9_i32 = arith.constant 9 : i32
    %from_elements = tensor.from_elements %c100_i32, %c100_i32, %c100_i32, %c9_i32 : tensor<2x1x1x1x2xi32>
    %5 = linalg.conv_2d_ngchw_gfchw_q ins(%cst_0, %from_elements, %c100_i32, %c100_i32 : tensor<1x2x1x2x3xi32>, tensor<2x1x1x1x2xi32>, i32, i32) outs(%cst : tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %concat = tensor.concat dim(0) %2, %2, %3 : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<9xi1>
    %6 = tensor.empty() : tensor<1xi32>
    %cast = tensor.cast %6 : tensor<1xi32> to tensor<?xi32>
    %7 = tensor.empty() : tensor<1xi32>
    %8 = linalg.fill ins(%c9_i32 : i32) outs(%7 : tensor<1xi32>) -> tensor<1xi32>
    %cast_1 = tensor.cast %8 : tensor<1xi32> to tensor<?xi32>
    %cast_2 = tensor.cast %8 : tensor<1xi32> to tensor<?xi32>
    %9:2 = call @f1(%cast, %arg1, %cast_1, %cast_2) : (tensor<?xi32>, tensor<2xi32>, tensor<?xi32>, tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>)
    %cast_3 = tensor.cast %9#0 : tensor<2xi32> to tensor<?xi32>
    return %9#1, %cast_3, %5, %4, %cst, %from_elements : tensor<?xi32>, tensor<?xi32>, tensor<1x2x1x2x2xi32>, tensor<3xi32>, tensor<1x2x1x2x2xi32>, tensor<2x1x1x1x2xi32>
  }
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<2xi32>, %arg2: tensor<?xi32>, %arg3: tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>) {
    %0 = tensor.empty() : tensor<i32>
    %c127_i32 = arith.constant 127 : i32
    %1 = linalg.fill ins(%c127_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<i32>) outs(%arg3 : tensor<?xi32>) dimensions = [0] 
    %c7_i32 = arith.constant 7 : i32
    %2 = vector.broadcast %c7_i32 : i32 to vector<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = vector.transfer_write %2, %arg1[%c1] : vector<2xi32>, tensor<2xi32>
    return %3, %broadcasted : tensor<2xi32>, tensor<?xi32>
  }
}

