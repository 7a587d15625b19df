// bufdiff-profile: slices
// bufdiff-choices: 2822106c992d76c830b35009fa847da93520c507e5190a48f5357a11a607356bf8a4d05e0af691a7
// bufdiff-choices: 233b432f81d338dfa5a7289b82a30637cde365cbd5c03e4b228160cf3d3e0de21173c6283af1fa91
// bufdiff-choices: cecedfacef6bfadd1a475f21cd647c276a91db2ca0d70d2e657c6e756ee2b855555bd4d409fd4795
// bufdiff-choices: 759a0f595c99ac348cec015e9b0a38c3cf6cfcad0c08f6cb984590fa9c2b76d6d4b0afeb4080200b
// bufdiff-choices: aea4e13dd4fc6a4467a454057ffb0f9e6f430f98e5642d7b9c14f94f04035d
// bufdiff-features: 961 2572 4752 6314 7541 9479 11764 13233 15751 17893 17989 19545 19606 20347
// bufdiff-features: 21646 22095 23143 26568 28464 28564 30896 30996 34167 36784 38702 40070 40712
// bufdiff-features: 42467 43100 43442 43679 46203 46414 47392 48598 52267 52558 52900 55113 59145
// bufdiff-features: 60686 61097 63384 63800 64021 64235 66422 67588 68355 70864 71306 73289 73387
// bufdiff-features: 73802 73990 74057 75361 78283 79273 81736 82011 83194 83382 85176 85673 86125
// bufdiff-features: 87434 87495 88008 88337 89780 90011 93994 98974 99723 104931 105289 107702
// bufdiff-features: 110140 112929 113940 114354 115801 117235 121626 121707 124839 124909 125908
// bufdiff-features: 127813 130609 130933 132590 133781 135868 141891 143081 146226 146512 149237
// bufdiff-features: 152565 155898 156460 157579 158120 158897 159895 160967 162764 163460 165636
// bufdiff-features: 165719 167753 168323 172508 173788 174930 175662 175888 178067 183908 184030
// bufdiff-features: 184186 186704 187159 188790 188890 191381 196031 196571 197738 197837 200307
// bufdiff-features: 201059 201601 201612 202241 204314 205434 208480 210301 210461 212086 212111
// bufdiff-features: 213275 216810 218089 226357 227074 227536 228390 229598 229781 230104 235126
// bufdiff-features: 235219 245272 246543 247062 249272 252466 252539 253836 256112 259840 260138
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<2x5xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<3xf32>, tensor<?xf32>, tensor<2x2xf32>) {
    %0 = linalg.floor ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = call @f1(%arg1, %cst, %0) : (tensor<2x5xf32>, f32, tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x5xf32>
    %2 = call @f1(%cst_0, %cst, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x5xf32>, f32, tensor<3xf32>) -> tensor<3xf32>
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %c3 : tensor<1xindex>
    %reshape = tensor.reshape %2(%from_elements) : (tensor<3xf32>, tensor<1xindex>) -> tensor<3xf32>
    %cst_1 = arith.constant dense<[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]> : tensor<2x2xf32>
    %transposed = linalg.transpose ins(%cst_1 : tensor<2x2xf32>) outs(%cst_1 : tensor<2x2xf32>) permutation = [1, 0] 
    %cast = tensor.cast %reshape : tensor<3xf32> to tensor<?xf32>
    return %1, %cast, %transposed : tensor<3xf32>, tensor<?xf32>, tensor<2x2xf32>
  }
  func.func private @f1(%arg0: tensor<2x5xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = scf.execute_region -> tensor<2x5xf32> {
      %c3 = arith.constant 3 : index
      %from_elements = tensor.from_elements %c3 : tensor<1xindex>
      %reshape = tensor.reshape %arg2(%from_elements) : (tensor<3xf32>, tensor<1xindex>) -> tensor<3xf32>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %reshape[%c1] : tensor<3xf32>
      vector.print %extracted : f32
      %2 = tensor.empty() : tensor<5x2xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<5x2xf32>) -> tensor<5x2xf32>
      %transposed = linalg.transpose ins(%3 : tensor<5x2xf32>) outs(%arg0 : tensor<2x5xf32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<2x5xf32>
    }
    %1 = linalg.fill ins(%arg1 : f32) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

