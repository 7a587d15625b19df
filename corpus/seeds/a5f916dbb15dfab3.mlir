// bufdiff-profile: types
// bufdiff-choices: 6840874e3bd8da5d29d0453a86e48050017238e61d7e90bd10336e52f971caa8e9162ce0031ee686
// bufdiff-choices: 87155160a680fce4668e610927468b29129c4fce153ca3ebd010550a68ae75102ab537febb5f1fff
// bufdiff-choices: f50688657f3a17984793244f17cb90af42b6af72fdf813dd574d7720175e238196f4282c8bcfaa66
// bufdiff-choices: 2f8fe8855ea3e532a37145ec3e928920c13ff324b9541480e4aeb9955df55e6ebafde3ca991f9e68
// bufdiff-choices: 695879f0b53e52f40d21dcedf1f7a3d02dc3c3b532267d5f8dde93270f39d8e8685e422f77790813
// bufdiff-choices: 9512717ccb40e78d57b760ed18b8be8922e27938e1afcfa44d3cb440
// bufdiff-features: 706 1150 1418 1854 1985 3207 4967 5016 6136 7404 9479 9769 9972 10968 11047
// bufdiff-features: 11162 13233 13424 14704 14929 15440 15751 18166 18480 19726 20092 20402 20864
// bufdiff-features: 22221 22280 23143 24393 24826 25388 26568 27048 27456 27725 27825 27924 29277
// bufdiff-features: 29590 29684 29895 30666 31279 31385 32421 34167 34564 34647 34965 36014 36784
// bufdiff-features: 37038 37183 38783 40070 40580 40675 40712 41984 42156 42398 42984 43442 43499
// bufdiff-features: 43645 43774 44176 45617 45702 46110 46203 46208 46283 46995 47093 47200 47392
// bufdiff-features: 47488 47545 47933 48434 48598 50117 50450 50469 50894 52322 52558 52573 52900
// bufdiff-features: 52958 53252 53791 54651 54827 55003 55024 55185 55463 56087 56404 56697 57551
// bufdiff-features: 57718 59070 59834 60417 61350 61375 61628 61699 61944 61952 62218 62403 62675
// bufdiff-features: 63184 63610 63800 64119 64120 64959 65781 66666 66765 68355 68854 69875 69987
// bufdiff-features: 70212 71169 71306 73289 73358 73802 73933 74057 74362 74864 76540 77875 78283
// bufdiff-features: 78430 79389 79493 81039 81493 81707 81736 82135 82203 82383 83194 83253 83505
// bufdiff-features: 84090 84305 84922 85557 85843 86125 86562 86992 87640 88337 88732 89003 89151
// bufdiff-features: 89178 89227 89780 90070 90090 90585 92194 92568 92647 93255 93318 94396 94755
// bufdiff-features: 95407 95503 96464 97147 97318 97864 98194 98501 99009 99235 99383 99568 102475
// bufdiff-features: 102788 104069 104931 104952 105573 107402 107425 109086 109144 109187 110816
// bufdiff-features: 112099 112929 114381 114826 115471 115778 115990 116732 116841 117235 117336
// bufdiff-features: 120258 121394 121467 121626 121632 122985 124839 125446 126214 126224 126722
// bufdiff-features: 127238 127259 127329 128456 128768 128774 128916 129878 130500 130585
module {
  func.func @main(%arg0: tensor<i32>, %arg1: memref<1xi32>) -> (tensor<i32>, tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %cst = arith.constant dense<-1> : tensor<i32>
    %0 = linalg.min ins(%arg0, %cst : tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<?xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
    %cast = tensor.cast %2 : tensor<?xi32> to tensor<1xi32>
    %3:3 = call @f1(%cast) : (tensor<1xi32>) -> (tensor<1xi32>, tensor<i32>, tensor<i32>)
    %4:2 = call @f2(%3#2, %3#2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, index)
    %cast_0 = tensor.cast %3#0 : tensor<1xi32> to tensor<?xi32>
    return %3#1, %cast_0, %0, %cst, %4#0 : tensor<i32>, tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, index) {
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %0 = linalg.fill ins(%extracted : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<i32>) -> (index, tensor<i32>) {
      %2 = arith.cmpi ult, %arg2, %c3 : index
      %c7 = arith.constant 7 : index
      %3 = arith.cmpi eq, %arg2, %c7 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg2, %arg3 : index, tensor<i32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i32>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.min ins(%arg1, %arg1 : tensor<i32>, tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      %4 = linalg.max ins(%arg1, %arg1 : tensor<i32>, tensor<i32>) outs(%3 : tensor<i32>) -> tensor<i32>
      scf.yield %2, %4 : index, tensor<i32>
    }
    return %0, %1#0 : tensor<i32>, index
  }
  func.func @f1(%arg0: tensor<1xi32>) -> (tensor<1xi32>, tensor<i32>, tensor<i32>) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<i32>
    %extracted = tensor.extract %arg0[%c0] : tensor<1xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c0] [1] [1] : tensor<i32> into tensor<1xi32>
    %mapped = linalg.map ins(%1 : tensor<i32>) outs(%1 : tensor<i32>)
      (%in: i32, %init: i32) {
        %4 = arith.addi %in, %extracted : i32
        %c5_i32 = arith.constant 5 : i32
        %5 = arith.divui %4, %c5_i32 : i32
        linalg.yield %5 : i32
      }
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.copy ins(%1 : tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    return %inserted_slice, %3, %mapped : tensor<1xi32>, tensor<i32>, tensor<i32>
  }
}

