// bufdiff-profile: slices
// bufdiff-choices: 2b027f0d5f29838d27c66bf87bb0c57218e3591da4f67ac3115d4dd2d179a44ce71e4f7d4a8a9957
// bufdiff-choices: 8add89b52998817f0adbc66283529798ec5133c79e72c50ecdfd3af3067e08bde918b069528b25aa
// bufdiff-choices: 6d58d58ced207a0f35126ab5df17dbd0b2fb3f6fb04068355544e9f7a038c339dfaf195364542e3d
// bufdiff-choices: 38baecd0c6af2b7051eb8f1228e30daffffc0ac4f827acadf3438a569a1c030ed9b41baf0f56def0
// bufdiff-choices: 71919fd4be5a9c87b94d0092dcfefb21cd9d1089adeb63c892f7b8f123ba557cd896159fa438a9e8
// bufdiff-choices: 387fcac699ef48ff51013922872ad637b4096336
// bufdiff-features: 1854 5258 6136 7516 10112 10203 11162 11441 13233 15300 15595 15751 21953 22095
// bufdiff-features: 22280 22323 23143 23787 26568 26816 28503 28701 28907 29968 30625 34167 34650
// bufdiff-features: 34902 35957 36448 39915 39970 39984 40070 40712 46203 47067 48598 49956 51534
// bufdiff-features: 52322 52558 52823 52900 53252 58272 59834 60306 61969 63071 64120 65814 66422
// bufdiff-features: 66752 67055 67160 68355 70385 71306 76339 78283 78430 79596 81511 82135 82565
// bufdiff-features: 84937 86125 88040 88947 89178 92194 92344 93083 93255 94280 94557 97657 97715
// bufdiff-features: 99383 102215 103851 104034 104931 105038 105355 106761 106808 109055 110816
// bufdiff-features: 112929 113041 113626 115778 116758 117235 118081 120049 121000 121215 123204
// bufdiff-features: 125331 125921 127830 129878 133121 134242 134603 135694 139357 139388 142369
// bufdiff-features: 143285 144254 146375 152064 152073 152897 153063 153293 154127 154921 155670
// bufdiff-features: 155898 156460 157237 158120 160138 161883 165636 165719 166037 168808 168858
// bufdiff-features: 169038 174107 174170 174243 175248 175687 175711 178067 181541 183227 183831
// bufdiff-features: 184030 184722 184863 184962 186942 186959 188175 188790 189820 192422 192595
// bufdiff-features: 192628 192771 194682 195492 196031 198267 202032 205005 205434 207097 207330
// bufdiff-features: 211003 211770 212111 212549 214621 215707 217085 218657 220056 220223 220816
// bufdiff-features: 221242 224099 224315 225016 226882 227345 227573 227829 230081 230303 231527
// bufdiff-features: 235375 236929 239941 240138 241225 243781 244196 245619 246415 246543 247062
// bufdiff-features: 249108 249841 251505 252101 252466 253836 254851 254983 255556 258866 259840
// bufdiff-features: 260047
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<?xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg0) : (index, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>) {
      %cst = arith.constant dense<[[[[0, 1], [2, 3]]], [[[4, 5], [6, 7]]]]> : tensor<2x1x2x2xi32>
      %cst_0 = arith.constant dense<9> : tensor<2x2x3x2xi32>
      %extracted_slice = tensor.extract_slice %cst_0[0, 0, %c0, 0] [2, 2, 2, 2] [1, 1, %c2, 1] : tensor<2x2x3x2xi32> to tensor<2x2x2x2xi32>
      %2 = linalg.conv_2d_nhwc_hwcf ins(%cst_0, %extracted_slice : tensor<2x2x3x2xi32>, tensor<2x2x2x2xi32>) outs(%cst : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
      %3 = arith.cmpi ult, %arg3, %c2 : index
      %c5 = arith.constant 5 : index
      %4 = arith.cmpi ne, %arg3, %c5 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg3, %arg4, %arg5 : index, tensor<2xi32>, tensor<2xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xi32>, %arg5: tensor<2xi32>):
      %2 = arith.addi %arg3, %c1 : index
      %3 = linalg.copy ins(%arg1 : tensor<2xi32>) outs(%arg5 : tensor<2xi32>) -> tensor<2xi32>
      scf.yield %2, %arg4, %3 : index, tensor<2xi32>, tensor<2xi32>
    }
    %1:2 = call @f1(%arg2) : (tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
    return %0#1, %0#2, %1#0, %1#1, %arg2 : tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
  }
  func.func @f1(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<?xi32>) -> (index, tensor<?xi32>) {
      %5 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%5) %arg1, %arg2 : index, tensor<?xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?xi32>):
      %5 = arith.addi %arg1, %c1 : index
      %6 = linalg.copy ins(%0 : tensor<?xi32>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
      %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
      %7 = tensor.empty(%dim) : tensor<?xi32>
      %8 = linalg.fill ins(%c-128_i32 : i32) outs(%7 : tensor<?xi32>) -> tensor<?xi32>
      %cst = arith.constant dense<5> : tensor<i32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%8, %cst : tensor<?xi32>, tensor<i32>) outs(%6 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %5, %9 : index, tensor<?xi32>
    }
    %2 = tensor.empty(%c1) : tensor<?xi32>
    %3 = linalg.fill ins(%c-128_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
    %4 = linalg.conv_1d ins(%1#1, %3 : tensor<?xi32>, tensor<?xi32>) outs(%1#1 : tensor<?xi32>) -> tensor<?xi32>
    return %4, %1#1 : tensor<?xi32>, tensor<?xi32>
  }
}

