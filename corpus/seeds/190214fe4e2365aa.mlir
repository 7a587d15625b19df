// bufdiff-profile: slices
// bufdiff-choices: 2ce7ce843abd661da4691ba5eb568e4a1c13d2180f435ecc6513211fbf62b5993bef4863e959306d
// bufdiff-choices: 21afc1f88ee6b32b0aaabedabd7d5b92e691cc74fd044cfeef70db9db19a9d3fb4dfd0ced2d80319
// bufdiff-choices: 7a5c0a77d1c9952154b1efd3db097c12633b9c4e9fef8f8dac2a8bcfda6d49c274b75ff35d4b11fe
// bufdiff-choices: 077a110ed0ab9aad3ef3ae41007beeffc5e3ccc4ed08ccdb6f7a139ba8ad590f5e07e6cbfe3c1f3d
// bufdiff-choices: 275e30
// bufdiff-features: 4752 6611 6812 9132 9479 9510 11162 13233 14884 15751 19442 21953 22095 23787
// bufdiff-features: 25078 26568 29966 30666 33769 34159 34167 36784 38783 40712 41517 41696 41799
// bufdiff-features: 42344 42984 44554 45818 46203 47067 47392 48749 52322 52558 52823 52900 53252
// bufdiff-features: 53469 54205 55113 58024 63071 64120 64716 66422 68355 69655 71050 72243 73802
// bufdiff-features: 74057 76339 77403 78283 78430 79596 81736 82135 84585 85843 86125 88337 88732
// bufdiff-features: 88947 89251 89780 92194 94280 95407 95603 98924 99224 99383 100481 104931
// bufdiff-features: 105700 113940 114566 115778 116388 117206 117235 119666 120049 121626 124152
// bufdiff-features: 127205 130597 130933 131107 135868 137045 137427 139357 145630 146512 152538
// bufdiff-features: 155670 155898 156460 158120 158188 158897 159251 160756 162425 165695 165719
// bufdiff-features: 166037 166047 167973 168858 169562 169584 171369 171551 175432 177904 178067
// bufdiff-features: 178785 178854 179471 179649 184030 184722 186257 186959 188697 190142 191385
// bufdiff-features: 192422 192628 192771 194682 194714 196031 197169 202241 204527 204862 205434
// bufdiff-features: 207330 210293 210461 214484 215959 217085 217621 220027 220843 223719 224466
// bufdiff-features: 226357 228390 228936 230081 230640 230694 233154 234387 236930 240158 243781
// bufdiff-features: 245619 246543 247062 248209 249841 250797 250948 252466 252539 253836 255520
// bufdiff-features: 259528 259840
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: f32) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<3xi32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<3xi32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<3xi32>
    %0 = tensor.empty() : tensor<3x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.fill ins(%c7_i32 : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
    %4 = linalg.matvec ins(%1, %3 : tensor<3x3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %5:2 = call @f1(%inserted, %arg0, %3) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %alloc = memref.alloc() : memref<3xi32>
    %c-3_i32 = arith.constant -3 : i32
    linalg.fill ins(%c-3_i32 : i32) outs(%alloc : memref<3xi32>)
    %c0 = arith.constant 0 : index
    memref.store %extracted, %alloc[%c0] : memref<3xi32>
    %6 = bufferization.to_tensor %alloc restrict writable : memref<3xi32> to tensor<3xi32>
    %cast = tensor.cast %4 : tensor<3xi32> to tensor<?xi32>
    return %6, %5#1, %5#0, %cast, %6 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<3xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = linalg.copy ins(%arg0 : tensor<3xi32>) outs(%arg2 : tensor<3xi32>) -> tensor<3xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[0] [%c2] [2] : tensor<3xi32> to tensor<?xi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %2 = arith.index_cast %arg3 : index to i32
      %c-3_i32 = arith.constant -3 : i32
      %3 = arith.minui %2, %c-3_i32 : i32
      tensor.yield %3 : i32
    } : tensor<4xi32>
    %1 = linalg.conv_1d ins(%generated, %extracted_slice : tensor<4xi32>, tensor<?xi32>) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    return %1, %0 : tensor<3xi32>, tensor<3xi32>
  }
}

