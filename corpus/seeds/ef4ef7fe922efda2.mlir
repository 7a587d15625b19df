// bufdiff-profile: types
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5
// bufdiff-features: 2130 4728 6289 6873 7506 7689 8952 12932 13233 13623 15751 18166 18822 22280
// bufdiff-features: 25729 27725 29590 32232 34167 34838 36784 40712 46203 52900 61037 63071 67806
// bufdiff-features: 67880 68355 73802 76953 81736 82135 83194 89394 90070 104315 107987 110454
// bufdiff-features: 112929 116403 122159 145547 146512 153716 155898 156460 156683 158120 160967
// bufdiff-features: 165263 165695 165719 166559 167804 168858 172145 176774 178067 178560 180575
// bufdiff-features: 184030 188790 190382 192422 194134 196031 197339 197738 198460 202241 203867
// bufdiff-features: 205434 205689 211183 216712 224727 225029 226357 233276 236930 246543 252466
// bufdiff-features: 253836 254743 256268 259840 261781
module {
  func.func @main(%arg0: tensor<i16> {bufferization.writable = false}) -> (tensor<2x1x1x2xi16>, tensor<2x1x1x?xi16>) {
    %0 = tensor.empty() : tensor<2x1x1x2xi16>
    %c2_i16 = arith.constant 2 : i16
    %1 = linalg.fill ins(%c2_i16 : i16) outs(%0 : tensor<2x1x1x2xi16>) -> tensor<2x1x1x2xi16>
    %2 = tensor.empty() : tensor<2x1x1x3xi16>
    %3 = linalg.fill ins(%c2_i16 : i16) outs(%2 : tensor<2x1x1x3xi16>) -> tensor<2x1x1x3xi16>
    %c2_i16_0 = arith.constant 2 : i16
    %c-128_i16 = arith.constant -128 : i16
    %from_elements = tensor.from_elements %c2_i16_0, %c-128_i16 : tensor<1x1x1x2xi16>
    %4 = linalg.conv_2d_nchw_fchw ins(%3, %from_elements : tensor<2x1x1x3xi16>, tensor<1x1x1x2xi16>) outs(%1 : tensor<2x1x1x2xi16>) -> tensor<2x1x1x2xi16>
    %cst = arith.constant dense<[[[[1, 2, 3]]], [[[4, 5, 6]]]]> : tensor<2x1x1x3xi16>
    %concat = tensor.concat dim(2) %cst, %cst, %2 : (tensor<2x1x1x3xi16>, tensor<2x1x1x3xi16>, tensor<2x1x1x3xi16>) -> tensor<2x1x3x3xi16>
    %cast = tensor.cast %1 : tensor<2x1x1x2xi16> to tensor<2x1x1x?xi16>
    return %4, %cast : tensor<2x1x1x2xi16>, tensor<2x1x1x?xi16>
  }
}

