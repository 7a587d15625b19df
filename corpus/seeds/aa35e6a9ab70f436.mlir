// bufdiff-profile: slices
// bufdiff-choices: 2ce7ce843abd661da4691ba5eb568e4a1c13d2180f435ecc6513211fbf62b5993bef4863e959306d
// bufdiff-choices: 21afc1f88ee6b32b0aaabedabd7d5b92e691cc74fd044cfeef70db9db19a9d3fb4dfd0ced2d80319
// bufdiff-choices: 7a5c0a77d1c9952154b1efd3db097c12633b9c4e9fef8f8dac2a8bcfda6d49c274b75ff35d4b11fe
// bufdiff-choices: 077a110ed0ab9aad3ef3ae41007beeffc5e3ccc4ed08ccdb6f7a139ba8ad590f5e07e6cbfe3c1f3d
// bufdiff-choices: 275e30127987d31840d9d17d98187d537f7b0875ecef16df048208764ba4fcfe99d0536548c86a17
// bufdiff-choices: 54e50099c03bc2716375ab
// bufdiff-features: 4752 6812 9132 9479 12170 12638 13233 13853 14884 15751 15903 17406 18073 18486
// bufdiff-features: 19442 21953 22095 23039 23787 23832 25600 26568 26796 27316 29590 29774 30666
// bufdiff-features: 33769 34167 36617 36797 38783 40540 40712 41517 41799 42344 42984 44554 45818
// bufdiff-features: 46203 47067 47392 48038 48749 49546 51099 52062 52322 52558 52625 52900 53252
// bufdiff-features: 53469 54205 57178 60686 63071 66422 67897 68355 69655 71050 74057 74833 76339
// bufdiff-features: 77403 79596 82135 83734 84585 85481 85843 87935 88337 88732 88947 89251 89780
// bufdiff-features: 94280 95407 98507 98924 99224 99383 100481 105594 108210 109105 114143 116388
// bufdiff-features: 117206 117235 119666 124152 125921 127205 128182 129404 129630 130597 130933
// bufdiff-features: 131107 132184 135868 136039 137045 137427 139357 139524 143154 144193 145630
// bufdiff-features: 149884 152538 155670 156460 158120 158188 160282 160756 161377 162390 162425
// bufdiff-features: 163901 165695 165719 166047 167973 168858 171369 171551 174314 176701 177904
// bufdiff-features: 178067 178785 178854 179471 179649 180365 182675 183114 184030 184722 186257
// bufdiff-features: 186959 190142 191385 192422 192628 194682 194700 194714 196031 197169 201059
// bufdiff-features: 201122 202152 204527 204862 206133 207330 207731 210293 210461 212375 217085
// bufdiff-features: 217621 220843 223437 223719 224011 224466 226357 228390 228936 230081 230640
// bufdiff-features: 233154 239317 240158 243781 245171 245717 246543 247062 248209 249841 250797
// bufdiff-features: 250948 252260 252466 252539 253216 253836 254065 255520 255556 255923 257422
// bufdiff-features: 258155 258994 259528 259840 262097
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: f32) -> (tensor<3xi32>, tensor<3xi32>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<3xi32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<3xi32>
    %0 = tensor.empty() : tensor<3x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.fill ins(%c7_i32 : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
    %4 = linalg.matvec ins(%1, %3 : tensor<3x3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %5 = arith.index_cast %extracted : i32 to index
    %c3 = arith.constant 3 : index
    %6 = arith.remui %5, %c3 : index
    %extracted_slice = tensor.extract_slice %1[%6, 0] [1, 3] [1, 1] : tensor<3x3xi32> to tensor<3xi32>
    %7:2 = call @f1(%inserted, %4, %extracted_slice) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %extracted_0 = tensor.extract %7#0[%6] : tensor<3xi32>
    vector.print %extracted_0 : i32
    %c4 = arith.constant 4 : index
    %8 = arith.cmpi sgt, %6, %c4 : index
    %9:2 = scf.if %8 -> (tensor<3xi32>, tensor<3xi32>) {
      %10:2 = func.call @f1(%arg0, %arg0, %7#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
      %extracted_slice_1 = tensor.extract_slice %1[0, %c1] [%c3, 1] [1, 1] : tensor<3x3xi32> to tensor<?xi32>
      %11 = linalg.mul ins(%extracted_slice_1, %arg0 : tensor<?xi32>, tensor<3xi32>) outs(%7#1 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %11, %7#1 : tensor<3xi32>, tensor<3xi32>
    } else {
      scf.yield %7#1, %inserted : tensor<3xi32>, tensor<3xi32>
    }
    return %9#1, %9#0 : tensor<3xi32>, tensor<3xi32>
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

