// bufdiff-profile: calls
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf9567392429
// bufdiff-features: 4530 5297 5712 6363 7062 7122 9479 9809 9880 10181 10372 13233 13915 14109
// bufdiff-features: 15424 15751 16269 16289 18166 19067 22280 24682 28044 28807 30210 33242 34167
// bufdiff-features: 35745 40712 41797 41984 43774 45017 45485 46203 47392 47646 49657 51851 52807
// bufdiff-features: 52900 54658 54820 54827 55089 56404 57383 58024 59259 60686 61944 62087 63071
// bufdiff-features: 63800 65133 65171 68355 69445 70036 71904 72071 72960 73150 73643 74560 75042
// bufdiff-features: 75361 76953 77617 78283 78430 82011 82135 82808 83194 83314 84585 86125 86159
// bufdiff-features: 87345 88000 88732 89780 90097 90495 95407 95792 98501 99671 100817 102198
// bufdiff-features: 102309 104931 106352 107367 109854 110780 112929 115608 115778 123347 126932
// bufdiff-features: 128361 129849 131544 140412 141891 148739 149495 153293 155898 156460 158120
// bufdiff-features: 158897 159211 159796 160327 160756 162799 165719 167614 168858 169744 174170
// bufdiff-features: 175012 175436 176480 178067 178165 179246 181077 184030 186882 187745 188136
// bufdiff-features: 188790 189674 192422 192771 193747 194063 194118 196031 197837 199818 202241
// bufdiff-features: 202500 202739 202845 205434 205689 209242 210351 210406 210461 212048 212695
// bufdiff-features: 213275 215959 218064 220387 222635 225325 227189 228061 228390 228519 230081
// bufdiff-features: 230640 231912 232911 233276 234387 240158 240967 242872 245380 245673 246303
// bufdiff-features: 246543 250917 251992 252466 252539 253836 256112 258207 259528 259840
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0:3 = call @f4(%arg0) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, i8)
    %1 = tensor.empty() : tensor<f32>
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %2 = linalg.abs ins(%cst : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0#0, %0#1, %2 : tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<f32>
  }
  func.func @f4(%arg0: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, i8) {
    %0 = linalg.sqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %cst_0 = arith.constant dense<4.500000e+00> : tensor<f32>
    %1:2 = call @f3(%arg0, %cst_0, %cst, %arg0) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<1x2x1x2x2xi8>, i8)
    return %1#0, %0, %1#1 : tensor<1x2x1x2x2xi8>, tensor<f32>, i8
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, i8) {
    %0:2 = call @f2(%arg1) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, i8)
    return %0#0, %0#1 : tensor<1x2x1x2x2xi8>, i8
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<1x2x1x2x2xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = linalg.fill ins(%c0_i8 : i8) outs(%1 : tensor<1x2x1x2x2xi8>) -> tensor<1x2x1x2x2xi8>
    %cst_0 = arith.constant dense<[[[[[2, 3]]], [[[4, 5]]]], [[[[6, 7]]], [[[8, 9]]]]]> : tensor<2x2x1x1x2xi8>
    %3 = linalg.conv_2d_nhwgc_gfhwc ins(%2, %cst_0 : tensor<1x2x1x2x2xi8>, tensor<2x2x1x1x2xi8>) outs(%2 : tensor<1x2x1x2x2xi8>) -> tensor<1x2x1x2x2xi8>
    return %3, %0, %3, %arg0, %c0_i8 : tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<1x2x1x2x2xi8>, i8) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %1 = index.minu %c2, %c0
    %2:5 = call @f1(%0) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<f32>, i8)
    return %2#0, %2#4 : tensor<1x2x1x2x2xi8>, i8
  }
}

