// bufdiff-profile: mixed
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f32036e8931d
// bufdiff-features: 4752 4784 11059 11162 15751 21522 22095 26568 27204 28907 29590 29968 30018
// bufdiff-features: 30666 31247 33769 34167 40712 41517 42344 46203 48598 52062 52558 52900 53252
// bufdiff-features: 54205 55113 63071 64120 64716 66422 68355 70123 71306 71701 72243 74057 74471
// bufdiff-features: 74833 78430 79099 81601 82135 83194 85219 85633 85843 86125 86826 88732 92194
// bufdiff-features: 95603 98924 99383 100262 103056 104931 106321 106761 109732 111765 112336
// bufdiff-features: 112929 113041 113940 115778 116388 117235 119588 127169 127205 128355 128915
// bufdiff-features: 130310 131107 135228 135868 137045 147358 153896 155898 156460 158120 163687
// bufdiff-features: 165719 166037 166047 166579 167793 168387 171670 171884 173354 174170 177904
// bufdiff-features: 178067 179471 184030 184962 186959 188790 192422 192628 192771 194682 194714
// bufdiff-features: 194814 196031 197169 201059 202241 204212 205434 205689 205953 208316 210461
// bufdiff-features: 214560 214744 214889 217621 218480 218635 220918 224466 228390 230081 234488
// bufdiff-features: 235375 236930 236986 238648 241225 243351 243872 246543 247062 247699 249841
// bufdiff-features: 250797 250948 252466 253836 255676 256922 258551 259840 260364 261714
module {
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %cst = arith.constant dense<7> : tensor<i8>
    %broadcasted = linalg.broadcast ins(%cst : tensor<i8>) outs(%arg0 : tensor<4xi8>) dimensions = [0] 
    return %broadcasted, %arg1 : tensor<4xi8>, tensor<4xi8>
  }
  func.func @main(%arg0: tensor<?xi8>) -> (tensor<?xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<?xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<?x2xi8>
    %c1_i8 = arith.constant 1 : i8
    %1 = linalg.fill ins(%c1_i8 : i8) outs(%0 : tensor<?x2xi8>) -> tensor<?x2xi8>
    %cst = arith.constant dense<[10, 11]> : tensor<2xi8>
    %2 = linalg.matvec ins(%1, %cst : tensor<?x2xi8>, tensor<2xi8>) outs(%arg0 : tensor<?xi8>) -> tensor<?xi8>
    %3 = tensor.empty() : tensor<4xi8>
    %c3_i8 = arith.constant 3 : i8
    %4 = linalg.fill ins(%c3_i8 : i8) outs(%3 : tensor<4xi8>) -> tensor<4xi8>
    %5:2 = call @f1(%4, %4, %4) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>)
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xi8> to tensor<?xi8>
    return %2, %5#0, %5#1, %4, %extracted_slice : tensor<?xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<?xi8>
  }
}

