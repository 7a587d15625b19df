// bufdiff-profile: mixed
// bufdiff-choices: 10c8d09915a5aff05a4bb95f95ff4dba56656365901dbe30ab61575f202acadd80b54f2b9fc86b11
// bufdiff-choices: e24dbcb7cc4e8fad69269b462f3f49d266d972c8829ea567e3b5ecdd5e11daf81235571ed0995b9d
// bufdiff-choices: 93b91ad459e9ff19e3844f4fee37f98e306135bf598cdb2965687231e8176a4244a92d2f8763e4a5
// bufdiff-choices: 5e576a14ff448bea2a0d795f453142b33770183c718cf672a7bdb189be584d5367
// bufdiff-features: 1890 3579 4752 4823 5187 5201 7384 10305 10384 10819 13233 14454 15440 15751
// bufdiff-features: 17487 18822 20220 22280 22824 23289 24826 25388 25962 26354 26464 26507 26546
// bufdiff-features: 26568 27048 27440 27725 27825 28823 30666 32614 32903 33530 33834 34034 34167
// bufdiff-features: 34564 34623 34647 35808 36753 36784 37251 37743 38512 39449 39927 41164 42344
// bufdiff-features: 42467 42984 43209 43258 43791 46095 46203 46404 46995 48565 50717 50894 52148
// bufdiff-features: 52900 52958 55887 56783 57128 57718 60452 60550 60833 61350 63800 64119 64235
// bufdiff-features: 64959 66097 66344 66698 66765 66777 66788 68355 69987 71169 72363 72413 73150
// bufdiff-features: 73725 73802 74057 74362 74507 74617 75961 76700 76953 78036 78283 79389 79811
// bufdiff-features: 79972 80429 81601 81736 82203 82834 83194 83310 84347 84585 85640 85843 86125
// bufdiff-features: 86159 87315 87601 89780 90070 90184 91536 91566 92161 93255 95285 97318 98291
// bufdiff-features: 98572 99243 99568 101823 102084 102187 102461 102897 103056 104931 104957
// bufdiff-features: 105858 107412 107614 108012 108165 108278 109408 110162 111024 112929 114783
// bufdiff-features: 115471 117618 118459 120517 120699 121394 121467 121790 125040 125699 126179
// bufdiff-features: 127813 127922 128768 130191
module {
  func.func @main(%arg0: tensor<4x3xi64>) -> (tensor<5x?xf32>, tensor<1x1x1x2x1xf64>, tensor<1x1x1x2x1xf64>) {
    %0 = tensor.empty() : tensor<1x1x1x2x1xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1x1x1x2x1xf64>) -> tensor<1x1x1x2x1xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c1, %c2) : tensor<1x?x?x2x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<1x?x?x2x1xf64>) -> tensor<1x?x?x2x1xf64>
    %4 = tensor.empty() : tensor<1x2x1x1xf64>
    %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<1x2x1x1xf64>) -> tensor<1x2x1x1xf64>
    %6 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%3, %5 : tensor<1x?x?x2x1xf64>, tensor<1x2x1x1xf64>) outs(%1 : tensor<1x1x1x2x1xf64>) -> tensor<1x1x1x2x1xf64>
    %7 = tensor.empty() : tensor<5xf32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<5xf32>) -> tensor<5xf32>
    %cast = tensor.cast %arg0 : tensor<4x3xi64> to tensor<?x3xi64>
    %9 = call @f1(%8, %cast) : (tensor<5xf32>, tensor<?x3xi64>) -> tensor<5x?xf32>
    return %9, %6, %1 : tensor<5x?xf32>, tensor<1x1x1x2x1xf64>, tensor<1x1x1x2x1xf64>
  }
  func.func private @f1(%arg0: tensor<5xf32>, %arg1: tensor<?x3xi64>) -> tensor<5x?xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %expanded) -> (tensor<5x1xf32>) {
      %cst = arith.constant dense<1.050000e+01> : tensor<1xf32>
      %broadcasted = linalg.broadcast ins(%cst : tensor<1xf32>) outs(%arg3 : tensor<5x1xf32>) dimensions = [0] 
      %c5 = arith.constant 5 : index
      %1 = tensor.empty(%c5) : tensor<?x1xf32>
      %cst_0 = arith.constant -2.500000e+00 : f32
      %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?x1xf32>) -> tensor<?x1xf32>
      %cast_1 = tensor.cast %2 : tensor<?x1xf32> to tensor<5x1xf32>
      %inserted_slice = tensor.insert_slice %cast_1 into %broadcasted[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x1xf32>
      scf.yield %inserted_slice : tensor<5x1xf32>
    }
    %cast = tensor.cast %0 : tensor<5x1xf32> to tensor<5x?xf32>
    return %cast : tensor<5x?xf32>
  }
}

