// bufdiff-profile: cfg
// bufdiff-choices: 3da3207cc9b028710f94c0b80dc24e400d81966edcc5faac5436683ae47b05cf44de27ae38046e86
// bufdiff-choices: e228bd732c0560f5343ba21cacf785b5bb69c9bb76bce8a9fa5a983e44d34eecaf6570d6053d76e3
// bufdiff-choices: 9ccb6f763e88b208af8058cc89b05316acbd5e85782f8e5a7f1c0fe307c8b7e19f18b6c482dd9037
// bufdiff-choices: 36f3f7a7a3ecc191e887a857ad12a34520f8a563b47bbf1606cff08e8121bf99952a3bd92d0904cf
// bufdiff-choices: 086b0da9fcd0875ff0ab244b7b4d4433aae1716823844f7f4b37fb19166793c4f9bbadd34116f806
// bufdiff-choices: 72f319f2afaac7b0e3d58c175c772d10d2f73050757187cfa2c7fd5798d79af5e34b03d0a4
// bufdiff-features: 17 2614 2740 4020 6169 6611 7384 8438 8575 10806 11162 13074 13173 13233 14704
// bufdiff-features: 15751 15903 18822 20023 21953 26568 29590 29968 34167 34544 36784 40348 40712
// bufdiff-features: 41907 41984 42919 42984 45035 46203 47392 47678 49635 52062 52322 52807 52900
// bufdiff-features: 54385 54827 55318 56404 56842 57832 61944 63800 64120 67368 67920 68355 68457
// bufdiff-features: 69147 69728 71701 72909 73150 73289 73802 74057 76339 77617 78283 78430 81736
// bufdiff-features: 84090 84585 86125 89780 90723 92194 93255 94736 98203 98501 103583 104931
// bufdiff-features: 105243 105579 105700 107783 109590 112929 117235 117336 121406 122870 128915
// bufdiff-features: 130831 131999 135697 137045 140002 142846 146512 149117 150818 153705 155898
// bufdiff-features: 158120 158897 163517 164164 165719 166037 166629 168387 169299 169734 171884
// bufdiff-features: 173354 173963 175948 176851 177904 178067 182444 184030 185252 185723 185823
// bufdiff-features: 186257 186959 190142 190520 192422 192628 192771 196031 197274 198247 198626
// bufdiff-features: 198727 202241 204212 204527 205434 205689 207330 208947 210022 210461 210985
// bufdiff-features: 212779 215938 215959 216568 216712 218621 219593 223719 226357 228124 228936
// bufdiff-features: 230081 230640 233620 235141 235375 236024 236930 238374 239659 240158 243781
// bufdiff-features: 243784 243989 244196 244940 246284 246543 247062 249841 252466 252539 253836
// bufdiff-features: 255520 258194 259840 260534
module {
  func.func private @f1(%arg0: tensor<4xi32>, %arg1: i32, %arg2: f32) -> (tensor<4xi32>, tensor<4xi32>, tensor<f32>, index) {
    %from_elements = tensor.from_elements %arg1 : tensor<i32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<i32>) outs(%arg0 : tensor<4xi32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<4xi32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.round ins(%1 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<4xi32>
    %4 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
    return %broadcasted, %4, %2, %dim : tensor<4xi32>, tensor<4xi32>, tensor<f32>, index
  }
  func.func @main(%arg0: tensor<?x?xf32> {bufferization.writable = false}, %arg1: tensor<5x?xf32>) -> (tensor<4xi32>, tensor<f32>, tensor<1x1x1x1x?xi32>, tensor<1x1x?xi32>, tensor<4xi32>, index, index) {
    %c9_i32 = arith.constant 9 : i32
    %c100_i32 = arith.constant 100 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c9_i32, %c100_i32, %c3_i32, %c2_i32 : tensor<4xi32>
    %cst = arith.constant 1.000000e+00 : f32
    %0:4 = call @f1(%from_elements, %c2_i32, %cst) : (tensor<4xi32>, i32, f32) -> (tensor<4xi32>, tensor<4xi32>, tensor<f32>, index)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %1 = tensor.empty() : tensor<1x1x1x1x1xi32>
    %2 = linalg.fill ins(%c9_i32 : i32) outs(%1 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
    %3 = tensor.empty() : tensor<1x1x2x1xi32>
    %4 = linalg.fill ins(%c9_i32 : i32) outs(%3 : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>
    %c100_i32_0 = arith.constant 100 : i32
    %from_elements_1 = tensor.from_elements %c100_i32_0, %c9_i32 : tensor<1x2x1x1xi32>
    %5 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%4, %from_elements_1 : tensor<1x1x2x1xi32>, tensor<1x2x1x1xi32>) outs(%2 : tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x1xi32>
    %c2 = arith.constant 2 : index
    %6 = arith.remui %0#3, %c2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %3[0, 0, %6, %c0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x2x1xi32> to tensor<1x1x1xi32>
    %7 = tensor.empty(%c1) : tensor<1x1x?xi32>
    %from_elements_2 = tensor.from_elements %c100_i32 : tensor<1x1x1xi32>
    %8 = linalg.max ins(%from_elements_2, %from_elements_2 : tensor<1x1x1xi32>, tensor<1x1x1xi32>) outs(%7 : tensor<1x1x?xi32>) -> tensor<1x1x?xi32>
    %cast = tensor.cast %5 : tensor<1x1x1x1x1xi32> to tensor<1x1x1x1x?xi32>
    return %0#1, %0#2, %cast, %8, %0#0, %dim, %0#3 : tensor<4xi32>, tensor<f32>, tensor<1x1x1x1x?xi32>, tensor<1x1x?xi32>, tensor<4xi32>, index, index
  }
}

