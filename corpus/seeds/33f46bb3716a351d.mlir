// bufdiff-profile: calls
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b698ec45670eee6
// bufdiff-features: 2882 4530 5712 6363 7062 7122 9479 9809 9880 10372 12276 13233 13915 14109
// bufdiff-features: 15424 15751 16269 16289 18166 18822 19067 21120 22280 24682 28044 28807 31943
// bufdiff-features: 32727 33242 34167 35745 40669 40712 41797 41984 42393 43774 45017 45485 46203
// bufdiff-features: 47392 47646 49657 51794 51851 52807 52900 54658 54820 55089 56404 57383 58024
// bufdiff-features: 58529 59259 60686 61944 63071 64232 65133 65171 68355 69445 70036 70324 71904
// bufdiff-features: 72071 72960 73150 75042 75361 76953 77617 78283 78430 78875 82011 82135 82808
// bufdiff-features: 83194 83314 83513 84585 86125 86159 87345 88480 88732 89368 89780 90097 90495
// bufdiff-features: 92194 93165 95407 95792 98501 100817 101952 101999 102198 102309 104931 106352
// bufdiff-features: 107367 107761 108977 110780 112929 114566 114793 115608 115778 117843 120049
// bufdiff-features: 121309 121731 126932 128361 128803 129849 131544 138188 140211 140412 141891
// bufdiff-features: 148591 148739 149495 150330 151611 153293 153755 155898 156460 158120 158897
// bufdiff-features: 159211 159796 160327 160756 162799 165292 165719 167614 168858 169744 174170
// bufdiff-features: 175012 175436 176480 176963 178067 178165 179246 181077 184030 186882 187745
// bufdiff-features: 188217 188790 189674 192422 192771 193747 194063 194118 196031 197837 199818
// bufdiff-features: 202241 202500 202739 202845 205434 205689 209242 210351 210406 210461 212048
// bufdiff-features: 213275 215959 218064 220387 222635 225325 226158 227189 228061 228390 228519
// bufdiff-features: 230081 230640 231912 233276 234387 235256 236930 240158 240967 242872 243796
// bufdiff-features: 245380 245619 245673 246303 246543 248384 250917 251992 252466 252539 253836
// bufdiff-features: 254810 256112 258207 259528 259840
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?x?x2x?xi32>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<2x1x2x2xindex>, i8) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0:3 = call @f4(%arg0) : (tensor<f32>) -> (tensor<1x2x1x2x2xi8>, tensor<f32>, i8)
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2, %c2, %c2) : tensor<?x?x2x?xi32>
    %c5_i32 = arith.constant 5 : i32
    %2 = linalg.fill ins(%c5_i32 : i32) outs(%1 : tensor<?x?x2x?xi32>) -> tensor<?x?x2x?xi32>
    %cst = arith.constant dense<[[[[3, 2, 1], [0, -1, -2], [-3, -4, -5]]], [[[-6, -7, -8], [-9, -10, -11], [-12, -13, -14]]]]> : tensor<2x1x3x3xi32>
    %3 = tensor.empty() : tensor<2x1x2x2xi32>
    %4 = linalg.fill ins(%c5_i32 : i32) outs(%3 : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %5 = linalg.conv_2d_nchw_fchw_q ins(%cst, %4, %c5_i32, %c42_i32 : tensor<2x1x3x3xi32>, tensor<2x1x2x2xi32>, i32, i32) outs(%2 : tensor<?x?x2x?xi32>) -> tensor<?x?x2x?xi32>
    %cst_0 = arith.constant dense<-3> : tensor<2x1x2x2xi64>
    %6 = arith.index_cast %cst_0 : tensor<2x1x2x2xi64> to tensor<2x1x2x2xindex>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_1 = tensor.extract %6[%c1, %c0, %c1, %c0] : tensor<2x1x2x2xindex>
    %inserted = tensor.insert %extracted_1 into %6[%c1, %c0, %c1, %c1] : tensor<2x1x2x2xindex>
    return %5, %0#1, %0#0, %inserted, %0#2 : tensor<?x?x2x?xi32>, tensor<f32>, tensor<1x2x1x2x2xi8>, tensor<2x1x2x2xindex>, i8
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

