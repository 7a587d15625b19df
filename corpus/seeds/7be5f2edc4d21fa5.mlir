// bufdiff-profile: types
// bufdiff-choices: 2b027f0d5f29838d27c66bf87bb0c57218e3591da4f67ac3115d4dd2d179a44ce71e4f7d4a8a9957
// bufdiff-choices: 8add89b52998817f0adbc66283529798ec5133c79e72c50ecdfd3af3067e08bde918b069528b25aa
// bufdiff-choices: 6d58d58ced207a0f35126ab5df17dbd0b2fb3f6fb04068355544e9f7a038c339dfaf195364542e3d
// bufdiff-choices: 38baecd0c6af2b7051eb8f1228e30daffffc0ac4f827acadf3438a569a1c030ed9b41baf0f56def0
// bufdiff-choices: 71919fd4be5a9c87b94d0092dcfefb21cd9d1089adeb63c892f7b8f123ba557cd896159fa438a9e8
// bufdiff-choices: 387fcac699ef48ff51013922872ad637b409633689b4cf64e4835866c6a017d4589d0781739ea9de
// bufdiff-choices: 89b5aabfffc0f132e35fb62c80a0e5
// bufdiff-features: 1854 2898 4752 7516 9255 9479 10448 11441 12064 13233 15751 16289 16385 21953
// bufdiff-features: 22095 22280 23143 23594 23600 24259 24330 26464 26568 30205 30293 30584 30625
// bufdiff-features: 30666 31247 31815 32085 33769 34167 34544 36448 36784 36941 39457 40712 41318
// bufdiff-features: 42079 42984 46203 47392 48522 49956 52322 52558 52900 55113 56636 58272 62956
// bufdiff-features: 64235 64716 66422 67055 68355 68867 69563 69734 71029 71050 73289 73802 74057
// bufdiff-features: 74375 74465 76339 76728 78283 78430 79099 79854 81511 81736 82565 83194 84322
// bufdiff-features: 84585 85843 86125 87601 88337 88732 89178 89732 89780 89928 90218 90223 92194
// bufdiff-features: 93255 93677 97053 99383 103056 103673 103851 104931 105224 109374 110816 112929
// bufdiff-features: 113940 115450 115778 115801 117206 119205 121000 121626 122807 125921 127351
// bufdiff-features: 128138 130933 131175 133756 135868 139524 142916 146512 149094 153063 154430
// bufdiff-features: 155577 155898 156460 156807 156914 158120 158897 159928 160138 160756 160967
// bufdiff-features: 161546 164602 165719 166579 168756 168858 170029 171884 172926 173597 175687
// bufdiff-features: 176335 176774 177758 178067 178558 184030 184290 186017 186942 186959 188175
// bufdiff-features: 188790 189820 189845 192323 192771 196031 196632 196636 197333 197392 197738
// bufdiff-features: 197794 197837 198460 201059 201945 202032 205434 205689 207330 207721 208791
// bufdiff-features: 210461 210828 211114 212549 214579 215707 219413 220223 222135 222638 225016
// bufdiff-features: 225250 225985 226254 226357 227829 228061 229266 230081 230810 231527 233919
// bufdiff-features: 234527 235168 236930 239237 239941 240158 242872 243781 245380 246543 250440
// bufdiff-features: 252466 252539 255556 258941 258994 259528 259840
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xi24>) -> (tensor<1x2xi24>, tensor<?xi24>, tensor<2xi24>, tensor<2x2xi24>, index) {
    %cst = arith.constant dense<[9, 12]> : tensor<2xi24>
    %0 = call @f1(%cst, %arg0, %arg0) : (tensor<2xi24>, tensor<2xi24>, tensor<2xi24>) -> tensor<2x2xi24>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 2] : tensor<2xi24> into tensor<1x2xi24>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %cst) : (index, tensor<2xi24>, tensor<2xi24>) -> (index, tensor<2xi24>, tensor<2xi24>) {
      %expanded_0 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xi24> into tensor<1x2x2xi24>
      %2 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%2) %arg1, %arg2, %arg3 : index, tensor<2xi24>, tensor<2xi24>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2xi24>, %arg3: tensor<2xi24>):
      %2 = tensor.empty() : tensor<2x3xi24>
      %c9_i24 = arith.constant 9 : i24
      %3 = linalg.fill ins(%c9_i24 : i24) outs(%2 : tensor<2x3xi24>) -> tensor<2x3xi24>
      %cst_0 = arith.constant dense<7> : tensor<2x3xi24>
      %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%3, %cst_0 : tensor<2x3xi24>, tensor<2x3xi24>) outs(%0 : tensor<2x2xi24>) -> tensor<2x2xi24>
      %5 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%c1] : tensor<2xi24>
      %from_elements = tensor.from_elements %extracted : tensor<i24>
      %broadcasted = linalg.broadcast ins(%from_elements : tensor<i24>) outs(%arg3 : tensor<2xi24>) dimensions = [0] 
      %extracted_1 = tensor.extract %broadcasted[%c1] : tensor<2xi24>
      %6 = linalg.fill ins(%extracted_1 : i24) outs(%broadcasted : tensor<2xi24>) -> tensor<2xi24>
      %7 = linalg.copy ins(%arg0 : tensor<2xi24>) outs(%arg2 : tensor<2xi24>) -> tensor<2xi24>
      scf.yield %5, %7, %6 : index, tensor<2xi24>, tensor<2xi24>
    }
    %cast = tensor.cast %1#1 : tensor<2xi24> to tensor<?xi24>
    return %expanded, %cast, %1#2, %0, %1#0 : tensor<1x2xi24>, tensor<?xi24>, tensor<2xi24>, tensor<2x2xi24>, index
  }
  func.func private @f1(%arg0: tensor<2xi24>, %arg1: tensor<2xi24>, %arg2: tensor<2xi24>) -> tensor<2x2xi24> {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<2xi24>
    %0 = tensor.empty() : tensor<2x2xi24>
    %1 = arith.index_cast %extracted : i24 to index
    %c2 = arith.constant 2 : index
    %2 = arith.remui %1, %c2 : index
    %extracted_0 = tensor.extract %arg2[%2] : tensor<2xi24>
    %3 = linalg.fill ins(%extracted_0 : i24) outs(%0 : tensor<2x2xi24>) -> tensor<2x2xi24>
    %4 = tensor.empty() : tensor<1x2xi24>
    %5 = linalg.fill ins(%extracted_0 : i24) outs(%4 : tensor<1x2xi24>) -> tensor<1x2xi24>
    %c42_i24 = arith.constant 42 : i24
    %c9_i24 = arith.constant 9 : i24
    %c42_i24_1 = arith.constant 42 : i24
    %from_elements = tensor.from_elements %c42_i24, %extracted_0, %c9_i24, %extracted, %extracted, %c42_i24_1 : tensor<2x3xi24>
    %6 = linalg.conv_2d ins(%from_elements, %5 : tensor<2x3xi24>, tensor<1x2xi24>) outs(%3 : tensor<2x2xi24>) -> tensor<2x2xi24>
    return %6 : tensor<2x2xi24>
  }
}

