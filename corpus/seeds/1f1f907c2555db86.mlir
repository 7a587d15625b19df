// bufdiff-profile: mixed
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40f3bd786e6c296f6ddd
// bufdiff-choices: e95b5fd00c86f40561a70a96c7
// bufdiff-features: 1406 7722 9034 10674 11037 11601 15751 20261 21312 21555 22095 22280 26568
// bufdiff-features: 27123 30666 32514 34167 36784 38387 39341 40281 40712 45938 46203 50894 52900
// bufdiff-features: 53252 55113 63800 64235 64435 66821 68355 69550 74507 78283 80894 81736 82011
// bufdiff-features: 85843 85939 86125 86159 88732 89780 90469 93255 94202 99383 100025 104931
// bufdiff-features: 106445 107412 107425 107799 108012 112929 113940 117206 118877 119588 120383
// bufdiff-features: 120456 121132 128916 142903 145072 146512 148739 149473 150631 153293 155465
// bufdiff-features: 156460 158120 159421 163579 164240 165719 168323 168404 168766 169562 176364
// bufdiff-features: 179330 181789 184030 186959 188571 188790 190510 193780 194583 197392 197837
// bufdiff-features: 198820 201059 203000 205434 205689 209258 210022 210461 213275 215959 216034
// bufdiff-features: 216810 220013 228390 230081 230329 230640 233242 238381 240158 240604 245380
// bufdiff-features: 246543 248138 252334 252539 253836 256680 257728 258906 259840
module {
  func.func private @f1(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<3x?x?xf32>) -> tensor<3x?x?xf32> {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xf32>
    %1 = linalg.pooling_ncw_sum ins(%arg1, %0 : tensor<3x?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    return %1 : tensor<3x?x?xf32>
  }
  func.func @main(%arg0: tensor<3x3x3xf32> {bufferization.writable = false}, %arg1: tensor<3x3x3xf32>, %arg2: tensor<3x3x3xf32>, %arg3: tensor<0x3xf32>) -> (tensor<1x1x2x2x1xi32>, tensor<3x?x?xf32>, tensor<1x2x2x1x1xi32>) {
    %cast = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %0 = call @f1(%cast, %cast, %cast_0) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %cst = arith.constant dense<[[[[[5], [6]], [[7], [8]]]]]> : tensor<1x1x2x2x1xi32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %2 = arith.index_cast %arg4 : index to i32
      %3 = arith.index_cast %arg5 : index to i32
      %4 = arith.index_cast %arg6 : index to i32
      %5 = arith.index_cast %arg7 : index to i32
      %6 = arith.index_cast %arg8 : index to i32
      %7 = arith.andi %2, %3 : i32
      %8 = arith.xori %7, %4 : i32
      %9 = arith.andi %8, %5 : i32
      %10 = arith.andi %9, %6 : i32
      tensor.yield %10 : i32
    } : tensor<1x2x2x1x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.conv_2d_ngchw_gfchw_q ins(%cst, %generated, %c-128_i32, %c-128_i32 : tensor<1x1x2x2x1xi32>, tensor<1x2x2x1x1xi32>, i32, i32) outs(%cst : tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    return %1, %0, %generated : tensor<1x1x2x2x1xi32>, tensor<3x?x?xf32>, tensor<1x2x2x1x1xi32>
  }
}

