// bufdiff-profile: mixed
// bufdiff-choices: 203fe4071967040375cd9d1e043e96b20ec93032c7f4637f930a5dae8da5b07db72669d9932e4442
// bufdiff-choices: c23898f6c1dd37842108a0d5064ba30ca8c161d4a97e53d12d60020b3960dbe091862740368d24ce
// bufdiff-choices: 4219b2ad9b4d835ea947e5b86c1dae3d4cf7f320
// bufdiff-features: 4784 11059 13233 15751 22095 23143 26568 27204 28907 29968 30666 31247 33769
// bufdiff-features: 34167 40712 41517 41592 44839 46203 48598 52558 52900 53252 54205 55113 61969
// bufdiff-features: 63071 66422 68355 71306 71701 74471 77129 77261 78430 79099 81601 82135 83194
// bufdiff-features: 85843 86125 88732 98924 99383 103056 104931 106321 107702 109732 110677 112336
// bufdiff-features: 112929 113940 115778 116388 127205 128355 128915 130310 131107 133297 135228
// bufdiff-features: 135868 137045 139901 141891 147358 149320 153896 155898 156460 158120 158897
// bufdiff-features: 161883 162764 163687 165719 166047 166579 167793 168387 171884 173354 174170
// bufdiff-features: 178067 179471 184030 186959 188790 192422 192771 193773 194682 196031 197169
// bufdiff-features: 197695 201059 203427 204212 205434 205689 206051 210461 214621 214889 217621
// bufdiff-features: 218635 224466 224954 228061 228390 230081 231444 234488 235375 241225 242872
// bufdiff-features: 246543 247062 249841 250797 252466 253836 256112 258551 259840 260364
module {
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %cst = arith.constant dense<7> : tensor<i8>
    %broadcasted = linalg.broadcast ins(%cst : tensor<i8>) outs(%arg0 : tensor<4xi8>) dimensions = [0] 
    return %broadcasted, %arg1 : tensor<4xi8>, tensor<4xi8>
  }
  func.func @main(%arg0: tensor<?xi8>) -> (tensor<4xi8>, tensor<?xi8>, tensor<?xi8>, tensor<4xi8>, i8) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<?x2xi8>
    %c1_i8 = arith.constant 1 : i8
    %1 = linalg.fill ins(%c1_i8 : i8) outs(%0 : tensor<?x2xi8>) -> tensor<?x2xi8>
    %cst = arith.constant dense<[10, 11]> : tensor<2xi8>
    %2 = linalg.matvec ins(%1, %cst : tensor<?x2xi8>, tensor<2xi8>) outs(%arg0 : tensor<?xi8>) -> tensor<?xi8>
    %cst_0 = arith.constant dense<-3> : tensor<4xi8>
    %3:2 = call @f1(%cst_0, %cst_0, %cst_0) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>)
    return %3#0, %2, %arg0, %3#1, %c1_i8 : tensor<4xi8>, tensor<?xi8>, tensor<?xi8>, tensor<4xi8>, i8
  }
}

