// bufdiff-profile: mixed
// bufdiff-choices: 795113d23c075fe66e2a7f662f2a8048f87f42c572572d76e5da1439c9db27eb4afb8bfc4eff8e8f
// bufdiff-choices: e55b718b10385c35be754940732775bb6ae0954fdbcfbdcb1ba02f572179566544825d067934ee53
// bufdiff-choices: 0eafca3bdcfaaf1f94a46e8feec2f85e5d71902ea178611b95249d0d3e9448b2d5bbafe22057ea26
// bufdiff-choices: 1f3f8991a7c3
// bufdiff-features: 2332 2898 9479 13233 13387 15751 19419 21366 22280 24184 24747 25236 26568
// bufdiff-features: 26816 29229 29968 30666 34167 40084 40712 42467 42984 46203 46993 47392 49635
// bufdiff-features: 52900 53252 64235 68355 69081 71168 72975 73289 73388 73802 74057 76915 77261
// bufdiff-features: 77617 78430 85843 86125 88732 89780 92159 92194 98501 99383 104931 106489
// bufdiff-features: 108012 110552 110952 112099 112929 114541 115804 117766 119588 124614 125875
// bufdiff-features: 125908 130585 130933 131175 131306 133297 136958 140648 141891 147375 147477
// bufdiff-features: 149059 151588 153293 155465 156460 157579 158120 158204 158897 160756 163687
// bufdiff-features: 164709 165719 166456 166579 167793 169982 173354 173800 174170 178019 178067
// bufdiff-features: 181541 184030 184962 186849 186959 188136 188790 190265 190285 192138 192422
// bufdiff-features: 192771 193747 196031 196048 197837 198432 201059 204088 204212 205434 205689
// bufdiff-features: 207442 210301 210461 212695 218657 218709 219821 221903 225250 228061 228390
// bufdiff-features: 229266 230081 230128 230594 230640 231770 231792 235375 236986 237029 240158
// bufdiff-features: 241225 241308 242872 243248 246543 246685 246783 247869 251455 252101 252466
// bufdiff-features: 252539 253836 256112 256245 256247 258378 259528 259840 260815
module {
  func.func @f2(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.empty() : tensor<2x4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c0, %c1] : tensor<2x4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = linalg.div ins(%1, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%arg0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: f32, %arg2: f32) -> (tensor<?xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<2x4xf32>) outs(%arg0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %cst = arith.constant dense<1.000000e+01> : tensor<2xf32>
    %cast = tensor.cast %cst : tensor<2xf32> to tensor<?xf32>
    %1 = call @f2(%cst, %cast) : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
    %2 = call @f1(%0) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return %1, %2, %arg0, %cst : tensor<?xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xf32>
  }
}

