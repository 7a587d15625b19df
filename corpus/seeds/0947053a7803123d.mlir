// bufdiff-profile: loops
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40f3bd786e6c296f6ddd
// bufdiff-choices: e95b5fd00c
// bufdiff-features: 6314 9034 9394 9479 11037 11938 13233 13518 14454 15745 15751 18322 19545 19606
// bufdiff-features: 21646 22095 23749 26308 26568 29968 30666 30996 34167 36784 38702 40712 44007
// bufdiff-features: 45617 46203 48598 50894 52900 54385 55113 58892 63071 63384 64850 65625 66422
// bufdiff-features: 66821 68355 71306 73802 74057 74507 79184 80400 80894 81736 82135 83493 84585
// bufdiff-features: 85843 87495 88008 88732 90198 94432 95407 99383 99757 101823 107412 108012
// bufdiff-features: 108427 109040 110379 112712 112929 113940 117222 118984 121726 124945 128355
// bufdiff-features: 129946 132693 136030 136269 137045 137235 140924 146512 148491 153031 155898
// bufdiff-features: 156460 158120 158897 159421 160756 160967 165719 167753 168545 168858 169927
// bufdiff-features: 172508 173354 174275 175888 176364 176774 181789 183275 186959 188571 194682
// bufdiff-features: 197392 197738 198684 198820 200358 201059 201601 203000 205434 205689 210461
// bufdiff-features: 216555 216677 218089 220558 221154 221162 222311 224381 228390 229273 230081
// bufdiff-features: 230640 235375 236324 236930 237921 240158 246543 247272 253836 256396 258994
// bufdiff-features: 259840 260364 261344
module {
  func.func private @f1(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<3x?x?xf32>) -> (tensor<3x?x?xf32>, tensor<?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?xf32>
    %0 = tensor.empty(%c3, %dim, %dim_0) : tensor<?x?x?xf32>
    %1 = linalg.floor ins(%arg2 : tensor<3x?x?xf32>) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.softmax dimension(1) ins(%arg2 : tensor<3x?x?xf32>) outs(%arg0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    return %2, %1 : tensor<3x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func @main(%arg0: tensor<0x3xf32>, %arg1: i32, %arg2: tensor<3x3x3xf32>) -> (tensor<3x?xf32>, tensor<9x?xf32>) {
    %cast = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
    %0:2 = call @f1(%cast, %cast, %cast) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<3x?x?xf32>) -> (tensor<3x?x?xf32>, tensor<?x?x?xf32>)
    %collapsed = tensor.collapse_shape %0#0 [[0], [1, 2]] : tensor<3x?x?xf32> into tensor<3x?xf32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#1[%c2, %c0, %c0] : tensor<?x?x?xf32>
    vector.print %extracted : f32
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %c9, %c3 : tensor<2xindex>
    %reshape = tensor.reshape %0#1(%from_elements) : (tensor<?x?x?xf32>, tensor<2xindex>) -> tensor<9x3xf32>
    %cast_0 = tensor.cast %reshape : tensor<9x3xf32> to tensor<9x?xf32>
    return %collapsed, %cast_0 : tensor<3x?xf32>, tensor<9x?xf32>
  }
}

