// bufdiff-profile: cfg
// bufdiff-choices: 92117886952e3f3c5010956afba334430a20eaa983b4ee5f6c8647e5010cf6b4b1c409ece1ee0e58
// bufdiff-choices: a71838003a81b1a7f86f2a2c95aa64f434fee71cb0ef0971f63720c6f9ff62c67e9746c76785af2f
// bufdiff-choices: 983791d6cb75cc2b3b8b66f2edf2d9135c45c0daf7796a47c4f76e5df339d931113057b716930337
// bufdiff-choices: b6a9e39c5f649aacbf736880a858d7a6987b3df91127cc36691d438dcd5ce2b12ebf120e11afca0e
// bufdiff-choices: 1c30217881674057c194bc1708a515522113b256dc30014ad22ab2e52d4ff7e56c3fede3f8118c7a
// bufdiff-choices: 970787be6ac92d392f527cfd48628b23eba60866c050706f0c5b947c0202bd0cc3da262c2fee6704
// bufdiff-choices: 160aa17ff8daa0214ac2224cc96dd8008cb4183b56c170bbc094863b62efe5706256b08298b15a75
// bufdiff-choices: 38
// bufdiff-features: 2207 2898 3029 4752 6076 6188 7060 7384 7693 9479 12170 13233 13623 15751 15903
// bufdiff-features: 18822 21522 22095 22280 23787 24184 24259 24747 25608 26568 28464 29590 29968
// bufdiff-features: 30666 33769 34167 34254 40712 42049 42344 44132 45617 46203 47272 47392 47796
// bufdiff-features: 48598 49635 49657 50894 51344 51395 52062 52148 52823 52900 53252 54658 55113
// bufdiff-features: 56696 59145 59888 63800 64716 65515 66313 66422 68355 69081 71168 71306 72243
// bufdiff-features: 72975 73289 74057 74720 78283 78430 78447 79099 80083 80567 82011 82135 82542
// bufdiff-features: 82646 83194 83513 84322 85153 85843 86125 87895 88337 88732 88990 89780 91365
// bufdiff-features: 92752 93608 94586 95407 95603 96439 98501 99383 99525 101105 104446 104931
// bufdiff-features: 108332 109732 110608 110780 111979 112929 113940 115081 116549 119613 120003
// bufdiff-features: 124909 125908 130310 130933 132590 135868 136271 136273 137477 138753 139765
// bufdiff-features: 146342 147477 149670 152869 153032 153293 154889 155465 155898 156460 158120
// bufdiff-features: 158415 158897 160011 160756 164124 164602 165242 165695 165719 166579 168323
// bufdiff-features: 168858 169249 169470 172926 173354 173990 174170 174930 175568 176335 177904
// bufdiff-features: 178067 181541 184030 184962 186959 188790 189395 190547 192422 192628 192771
// bufdiff-features: 193290 193353 193747 193773 193948 196031 196048 197837 199750 201059 201509
// bufdiff-features: 201601 202241 204212 205434 205537 205689 208115 210351 210406 210461 213275
// bufdiff-features: 214071 214560 214744 215959 216712 218635 219413 225985 226800 227499 228061
// bufdiff-features: 230081 230104 230640 233174 235375 235547 236930 239237 239490 239599 240158
// bufdiff-features: 241225 241563 242145 243781 245395 246543 249841 250415 251992 252466 252539
// bufdiff-features: 253389 253782 256247 258906 258994 259528 259840 261091 261714
module {
  func.func @main(%arg0: tensor<2x?xi32>) -> (tensor<1x2x1x1xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>) {
    %0 = tensor.empty() : tensor<2x4xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %2:2 = call @f2(%1) : (tensor<2x4xi32>) -> (tensor<2x4xi32>, i32)
    %3 = tensor.empty() : tensor<2xi32>
    %4 = linalg.fill ins(%2#1 : i32) outs(%3 : tensor<2xi32>) -> tensor<2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2#0[%c0, 0] [1, 2] [1, 2] : tensor<2x4xi32> to tensor<2xi32>
    %cast = tensor.cast %extracted_slice : tensor<2xi32> to tensor<?xi32>
    %5:3 = call @f1(%4, %extracted_slice, %4, %cast) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<2xi32>, tensor<1x2x1x1xi32>)
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %c11_i32 into %4[%c1] : tensor<2xi32>
    %c1_i32 = arith.constant 1 : i32
    %6 = arith.remui %c11_i32, %c1_i32 : i32
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 2, 4] : tensor<2x4xi32> into tensor<1x2x4xi32>
    %7 = arith.index_cast %2#1 : i32 to index
    %c2 = arith.constant 2 : index
    %8 = arith.remui %7, %c2 : index
    %inserted_0 = tensor.insert %2#1 into %5#2[%c0, %8, %c0, %c0] : tensor<1x2x1x1xi32>
    return %inserted_0, %inserted, %5#1, %5#0 : tensor<1x2x1x1xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>
  }
  func.func @f1(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<?xi32>) -> (tensor<?xi32>, tensor<2xi32>, tensor<1x2x1x1xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.add ins(%arg3, %1 : tensor<?xi32>, tensor<?xi32>) outs(%arg3 : tensor<?xi32>) -> tensor<?xi32>
    %3 = tensor.empty() : tensor<1x2x1x1xi32>
    %extracted = tensor.extract %arg1[%c0] : tensor<2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %cst = arith.constant dense<[[[[7, 10], [13, 16]], [[19, 22], [25, 28]]]]> : tensor<1x2x2x2xi32>
    %5 = tensor.empty() : tensor<2x2xi32>
    %6 = linalg.pooling_nchw_max ins(%cst, %5 : tensor<1x2x2x2xi32>, tensor<2x2xi32>) outs(%4 : tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    return %2, %arg0, %6 : tensor<?xi32>, tensor<2xi32>, tensor<1x2x1x1xi32>
  }
  func.func private @f2(%arg0: tensor<2x4xi32>) -> (tensor<2x4xi32>, i32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %inserted = tensor.insert %c0_i32 into %arg0[%c1, %c0] : tensor<2x4xi32>
    %0 = tensor.empty() : tensor<4x2xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %transposed = linalg.transpose ins(%1 : tensor<4x2xi32>) outs(%inserted : tensor<2x4xi32>) permutation = [1, 0] 
    return %transposed, %c0_i32 : tensor<2x4xi32>, i32
  }
}

