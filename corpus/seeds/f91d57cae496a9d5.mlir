// bufdiff-profile: loops
// bufdiff-choices: 1efb17e0bb0a01700d16c1d8574d3004b9becee2cd9536e850eac95894821ea2c1c27ca8402d8b37
// bufdiff-choices: 0fdc26c4c44f203ad71eb6d58f860158c2621e81155a869aaee16271a3d4a0deed9f4702e4e5984b
// bufdiff-choices: b60abb76f5962e8ad728e299534cae4f39eb9dd0ad5179acd0ae5ffbdfe6c259eca9e0acaeb3d047
// bufdiff-choices: 8b8a8fc22a756655ade72c5c8175a704176597eca733a7f793dac76792e985aa47d92a7b6c2ebfbb
// bufdiff-choices: 848d958401e50312d96898bb10793777b58d93e416065084aedfe3ed2ea759d44d016be29b8d4f87
// bufdiff-choices: 6bfc5d87d0afcbbf2f907d94f80a20f8323036369e4cf510ea36424b4db790
// bufdiff-features: 76 1089 1909 2248 2339 3821 6118 6360 6363 9479 13233 14523 15751 16173 16417
// bufdiff-features: 22280 23191 23749 24184 26568 30625 32598 32809 33399 34167 36941 38520 40712
// bufdiff-features: 43053 44522 46203 47480 48598 49635 49800 50604 52322 52900 53252 53779 58024
// bufdiff-features: 58123 58973 59620 61320 63071 63800 65583 66422 68355 71306 72629 73289 74057
// bufdiff-features: 76245 76953 78283 78457 79852 80554 81047 81511 82135 86125 87277 88787 89178
// bufdiff-features: 89646 89732 90097 90550 92022 93971 95407 99383 103851 104931 107186 110816
// bufdiff-features: 111117 111649 112929 117532 118576 121000 124056 124622 129878 132184 132281
// bufdiff-features: 137045 137053 139704 141891 144469 145087 145122 145775 145974 147358 147401
// bufdiff-features: 152662 153293 156460 156807 158120 159348 160138 160756 164499 165003 165636
// bufdiff-features: 165719 167143 167197 169927 172118 172814 174371 177135 177323 178067 179603
// bufdiff-features: 184030 186942 186959 188175 188790 192422 193511 194205 195809 196031 201059
// bufdiff-features: 201601 205434 205689 210096 210461 210892 214560 215707 215938 216712 216985
// bufdiff-features: 220223 221162 222330 230640 231527 234387 234999 240100 240158 241554 243672
// bufdiff-features: 243943 244636 244677 244829 245827 246543 251444 252466 254060 256112 259840
// bufdiff-features: 260315 261714
module {
  func.func @main(%arg0: tensor<?x?xf32>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi32>, tensor<?x?x?xi32>, index) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3, %c3) : tensor<?x?x?xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %cst = arith.constant dense<[[[9, 10], [11, 12], [13, 14]], [[15, 16], [17, 18], [19, 20]], [[21, 22], [23, 24], [25, 26]]]> : tensor<3x3x2xi32>
    %2 = tensor.empty() : tensor<3x2x3xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c1, %c0, %c0] : tensor<3x3x2xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %4 = linalg.quantized_batch_matmul ins(%cst, %3, %c42_i32, %extracted : tensor<3x3x2xi32>, tensor<3x2x3xi32>, i32, i32) outs(%1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %5:2 = call @both1(%1, %1) : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi32>)
    %c2 = arith.constant 2 : index
    %extracted_0 = tensor.extract %1[%c2, %c0, %c1] : tensor<?x?x?xi32>
    %6:2 = scf.while (%arg1 = %c0, %arg2 = %2) : (index, tensor<3x2x3xi32>) -> (index, tensor<3x2x3xi32>) {
      %8 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%8) %arg1, %arg2 : index, tensor<3x2x3xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x2x3xi32>):
      %8:2 = func.call @both1(%5#0, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi32>)
      %9 = arith.addi %arg1, %c1 : index
      %10 = linalg.copy ins(%2 : tensor<3x2x3xi32>) outs(%arg2 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
      scf.yield %9, %10 : index, tensor<3x2x3xi32>
    }
    %7:2 = call @both1(%5#1, %5#1) : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi32>)
    return %7#0, %7#1, %4, %6#0 : tensor<?x?x?xi32>, tensor<?x?x?xi32>, tensor<?x?x?xi32>, index
  }
  func.func private @both1(%arg0: tensor<?x?x?xi32>, %arg1: tensor<?x?x?xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x?xi32>) {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<?x?x?xi32>, tensor<?x?x?xi32>) outs(%arg0 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3, %c3, %c3) : tensor<?x?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.fill ins(%c-1_i32 : i32) outs(%1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %3 = linalg.mul ins(%arg1, %2 : tensor<?x?x?xi32>, tensor<?x?x?xi32>) outs(%arg1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0, %3 : tensor<?x?x?xi32>, tensor<?x?x?xi32>
  }
}

