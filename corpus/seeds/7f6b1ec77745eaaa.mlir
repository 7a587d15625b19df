// bufdiff-profile: loops
// bufdiff-choices: 0b5499ef493be6e4b4851d0c49f203429b9614803f113c9919619c3e619052f208b94a33b6e950c2
// bufdiff-choices: e92987ed1fb46c760cf45da7ded45ddef40368b5a0cb2b03b22dcfa148b07ff5d7c8f8b19f9418c2
// bufdiff-choices: 36c2ad80ab98208534db82285e755abbd1c1cac22f4076ea74014cf63a96ebb6c31a5ce6550b95cb
// bufdiff-choices: 20de8f51c86d9aaa7b8d1a98aaff74
// bufdiff-features: 8455 9034 10796 15751 16566 23143 26568 28907 33599 34167 39769 40712 43586
// bufdiff-features: 46203 52558 52900 53252 63071 66422 68355 85111 85868 88732 100839 105801
// bufdiff-features: 109732 123799 132469 133084 146814 156460 158120 165719 168858 174170 184030
// bufdiff-features: 186959 187534 195497 203000 205434 213275 218635 228390 230081 238884 241777
// bufdiff-features: 242303 246543 259840
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<?x1x2xi64>, %arg2: i64) -> (tensor<?x1x2xi64>, tensor<?xi64>, i64) {
    %0 = tensor.empty() : tensor<1xi64>
    %1 = linalg.pooling_nwc_min_unsigned ins(%arg1, %0 : tensor<?x1x2xi64>, tensor<1xi64>) outs(%arg1 : tensor<?x1x2xi64>) -> tensor<?x1x2xi64>
    vector.print %arg2 : i64
    return %1, %arg0, %arg2 : tensor<?x1x2xi64>, tensor<?xi64>, i64
  }
}

