// bufdiff-profile: slices
// bufdiff-choices: 17d764ad5f4a02d1a3764b95d0a766045abae8b3b666c6442f4e90a76dfbf88d4135923253e729dc
// bufdiff-choices: af2010536a4d4d2f89443d56c5b358f8ebec2f4c2641dd22bab12a6712bcac36706bc160da81ab27
// bufdiff-choices: a5e95881dd73da315b098a8b5bac9ee0f71daff8d51d38e7e99915088c774451984f8db0e1d2b9c9
// bufdiff-choices: 02236ccbb16c81c7a78b649b7930a5bcfebc8d46bf079bae79e8544b86afbe280d3ca4c51297ba8c
// bufdiff-choices: e32ed70bae1555200c95bf7a9abee660d1a175f0651d051cad583c64b394b0fcd8ac67a6
// bufdiff-features: 5900 8235 9479 9812 11764 13233 13424 13623 14884 15751 17566 18166 18822 21455
// bufdiff-features: 22280 23787 23950 26008 26125 26803 30666 34167 37183 38702 38777 40712 41679
// bufdiff-features: 41984 46203 47200 47392 48598 49657 49806 50426 52170 52322 52900 54658 54964
// bufdiff-features: 55113 56404 56457 58024 61375 63071 63800 64601 65748 66092 67319 68355 69875
// bufdiff-features: 71050 71306 72629 74833 75652 76328 76339 76953 78283 82135 83194 84922 85843
// bufdiff-features: 86125 87495 88008 88732 90585 92740 95407 96439 97715 98455 99383 102778 103612
// bufdiff-features: 104931 109187 110780 112787 112929 113940 115064 115778 115801 119564 120456
// bufdiff-features: 121632 124130 126928 128355 132417 134279 142903 145072 148668 151400 152166
// bufdiff-features: 155898 156460 156914 158120 158876 158897 159796 160756 164602 165695 165719
// bufdiff-features: 166671 168516 168858 168931 174281 175888 177167 178067 178165 179649 183290
// bufdiff-features: 184030 186806 188790 190142 192422 193290 194583 194682 195728 196031 199972
// bufdiff-features: 202241 205434 205565 205689 205705 207682 207721 208523 217315 218064 219413
// bufdiff-features: 221162 226125 226357 227666 228390 228936 230081 233276 233533 234387 234820
// bufdiff-features: 236867 240604 243450 245579 246543 251031 252466 253836 256387 256688 258994
// bufdiff-features: 259510 259840 260364 260494 261565
module {
  func.func @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c-3_i32 = arith.constant -3 : i32
    %splat = tensor.splat %c-3_i32 : tensor<i32>
    %0 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %1 = tensor.empty() : tensor<1x3x3xi32>
    %c-128_i32 = arith.constant -128 : i32
    %2 = linalg.fill ins(%c-128_i32 : i32) outs(%1 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %cst = arith.constant dense<[[[3, 4, 5, 6], [7, 8, 9, 10], [11, 12, 13, 14]]]> : tensor<1x3x4xi32>
    %3 = tensor.empty() : tensor<2xi32>
    %4 = linalg.pooling_ncw_sum ins(%cst, %3 : tensor<1x3x4xi32>, tensor<2xi32>) outs(%2 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    return %0, %splat : tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>) -> (tensor<2x1x2x1xi32>, tensor<i32>, tensor<2x1x2x1xi32>, i32, i32) {
    %0:2 = call @f1(%arg0, %arg0, %arg0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    affine.parallel (%arg1) = (0) to (3) {
      %expanded = tensor.expand_shape %0#0 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %c1_i32 = arith.constant 1 : i32
      %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
      %reshape = tensor.reshape %expanded(%from_elements) : (tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    }
    %c100_i32 = arith.constant 100 : i32
    %inserted = tensor.insert %c100_i32 into %0#0[] : tensor<i32>
    %1 = tensor.empty() : tensor<2x1x2x1xi32>
    %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %3 = tensor.empty() : tensor<2x2x2x1xi32>
    %extracted = tensor.extract %inserted[] : tensor<i32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %5 = tensor.empty() : tensor<2x1xi32>
    %6 = linalg.pooling_nhwc_max ins(%4, %5 : tensor<2x2x2x1xi32>, tensor<2x1xi32>) outs(%2 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    return %6, %0#1, %2, %extracted, %c100_i32 : tensor<2x1x2x1xi32>, tensor<i32>, tensor<2x1x2x1xi32>, i32, i32
  }
}

