// bufdiff-profile: mixed
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40
// bufdiff-features: 1406 9034 9978 11037 12638 13233 15671 15751 22095 22280 26568 30666 34167
// bufdiff-features: 36784 38783 39341 40712 46203 46720 52558 52900 55246 58024 63071 63800 66422
// bufdiff-features: 66821 68355 69965 73802 74057 74336 76700 77261 81736 82135 84585 85843 85939
// bufdiff-features: 86125 88732 89780 90777 93714 99383 100025 104931 107425 107799 108012 108038
// bufdiff-features: 112929 116903 117183 120456 124645 125850 128916 129630 133297 137045 141891
// bufdiff-features: 142903 144409 145072 146512 147477 148647 149473 153293 156460 158120 159421
// bufdiff-features: 163687 164240 165719 168766 168858 172683 172757 173800 174170 176701 181789
// bufdiff-features: 184030 186959 188790 193780 194583 196359 201059 203000 205434 205689 209258
// bufdiff-features: 210301 210461 212375 213275 216034 216969 220013 228390 230081 233242 234387
// bufdiff-features: 238381 240158 240604 242872 245458 246543 252539 255816 256112 257728 259840
module {
  func.func @main(%arg0: tensor<0x3xf32>) -> (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<0x3xf32>) {
    %0 = tensor.empty() : tensor<3x1x1xf32>
    %cast = tensor.cast %0 : tensor<3x1x1xf32> to tensor<3x?x?xf32>
    %cst = arith.constant dense<[[[5.500000e+00]], [[6.500000e+00]], [[7.500000e+00]]]> : tensor<3x1x1xf32>
    %cast_0 = tensor.cast %cst : tensor<3x1x1xf32> to tensor<3x?x?xf32>
    %1:2 = call @f1(%cast, %cast_0, %cast_0) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<3x?x?xf32>) -> (tensor<3x?x?xf32>, tensor<3x?x?xf32>)
    return %1#0, %1#1, %arg0 : tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<0x3xf32>
  }
  func.func private @f1(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<3x?x?xf32>) -> (tensor<3x?x?xf32>, tensor<3x?x?xf32>) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xf32>
    %1 = linalg.pooling_ncw_sum ins(%arg1, %0 : tensor<3x?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<3x?x?xf32>
    return %1, %2 : tensor<3x?x?xf32>, tensor<3x?x?xf32>
  }
}

