// bufdiff-profile: cfg
// bufdiff-choices: 6fb03da04cea0dd550e15356d671be855490c7df66da22c5aafd2dcda8dd1fdead862472d4353f4a
// bufdiff-choices: bc1dc477477ebb9ff738be3a5e3d0b237fda0bab1be36ed56862f9136621f6a5c47ddac041be3f70
// bufdiff-choices: 596d6d1d7391a95d73dc5089b964ff2e2eb252062ea28398f7983aa4557d96954590bfdad1593669
// bufdiff-choices: ccde1950d79de6fdbc6f51f584eaa325873957837a02fa2f9b45417c56a3c35206d988e243e3c02b
// bufdiff-choices: f5ff595817f30cc113847aad8ad567e5a550b527c356b1b93ba758626e79435e23f4051a92e50dc4
// bufdiff-choices: 15adc1c5b97c44426deaae552da42675c725ca39e999d5bdd30ffea0dd5c24daf7abeeaf29ae5b5e
// bufdiff-choices: 15ed40860438999a756762bc9ea61ac2878160c3a1b07f26245eadc7aba5e4d00f82228a68ed549e
// bufdiff-choices: 1add26daae4cf83678713349a64684c5c47fda28254a97ef8ebdce9b68a1499f752213fff5140997
// bufdiff-choices: b956ddae28d33585215b6c378df12c048397141499af464163cfc792fa68a7e24abe9196492b994d
// bufdiff-choices: e6ea5a7f19c0a3659eb978c92e116fe9f0d25865a150e29779dbe9b0d69c7870e800ac3a5f
// bufdiff-features: 397 1206 1383 2945 4280 6360 9034 9479 10035 11162 11363 11408 11556 13233
// bufdiff-features: 13566 13915 15300 15751 16086 22095 22109 22280 23143 23749 23787 26568 27483
// bufdiff-features: 27725 28907 28987 29001 29968 30348 30666 30718 31783 33824 33853 34167 34181
// bufdiff-features: 36784 36941 37037 38853 40712 41519 41546 41707 42467 42858 44621 46203 46226
// bufdiff-features: 48974 49583 50101 50894 51658 51719 51851 52322 52900 53252 54385 54998 55014
// bufdiff-features: 55125 58410 58973 59277 59620 61789 61969 62082 63071 64120 64235 66422 67304
// bufdiff-features: 68355 68867 69422 72629 73150 73289 73802 73849 73926 73990 74057 76328 76339
// bufdiff-features: 76700 76953 78283 78430 79768 79850 80518 80894 81736 82135 83023 84585 85472
// bufdiff-features: 85843 86125 86243 87000 88337 89038 89780 90011 90070 90109 90583 90777 92194
// bufdiff-features: 93255 93714 94186 96716 99224 99383 99870 100059 101264 103035 104754 104896
// bufdiff-features: 104931 104973 105696 106761 107412 107425 108012 111839 112929 113041 113453
// bufdiff-features: 114354 115778 117506 117550 118576 120049 120379 121351 121626 125397 126398
// bufdiff-features: 128837 128916 129630 130060 130602 131672 132354 133646 134882 135791 137045
// bufdiff-features: 142376 142610 142759 143633 144187 145872 145916 146512 146814 148304 148739
// bufdiff-features: 149534 153092 153293 153957 154294 155898 156191 156460 158120 158897 159421
// bufdiff-features: 160967 161295 161912 162971 163360 163373 163876 164423 165719 166037 166378
// bufdiff-features: 167018 168007 168539 168766 171358 172070 173354 174170 175479 175610 175723
// bufdiff-features: 176066 176447 176774 177182 178067 178323 178558 180630 181541 181548 181789
// bufdiff-features: 182283 184030 184686 185723 186042 186677 186959 187856 188790 189421 190142
// bufdiff-features: 190517 190773 191076 192422 192528 192771 193029 193193 194134 195205 196031
// bufdiff-features: 197738 197837 198460 200941 201059 202648 204527 205430 205434 205689 205859
// bufdiff-features: 206380 206948 208503 210418 210461 212111 212375 214621 215888 216810 217085
// bufdiff-features: 218089 218678 219393 220098 220999 222345 223437 223758 226357 228936 230081
// bufdiff-features: 230303 232049 232713 233154 234117 235126 235375 236238 239241 240107 240158
// bufdiff-features: 241128 241459 241844 241859 241887 242544 242732 242811 243502 244135 245272
// bufdiff-features: 245380 245619 246543 246953 247062 248550 249465 252318 252466 252539 254851
// bufdiff-features: 255211 255520 257672 259510 259840 260463
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: f32, %arg2: tensor<3x3x3xf32>) -> (tensor<1x1x1x1x2xf32>, tensor<?xi64>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?xi64>) {
    %0 = tensor.empty() : tensor<1x1x1x1x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %cst_0 = arith.constant dense<9.500000e+00> : tensor<1x1x1x1x1xf32>
    %2 = tensor.empty() : tensor<1x1x1x2x1xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<1x1x1x2x1xf32>) -> tensor<1x1x1x2x1xf32>
    %4 = linalg.batch_mmt4d ins(%cst_0, %3 : tensor<1x1x1x1x1xf32>, tensor<1x1x1x2x1xf32>) outs(%1 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    %5 = arith.cmpf uno, %arg1, %cst_1 : f32
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = tensor.empty() : tensor<1x1x1x1x2xf32>
    %7 = linalg.fill ins(%arg1 : f32) outs(%6 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %8 = linalg.floor ins(%7 : tensor<1x1x1x1x2xf32>) outs(%0 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    cf.br ^bb3(%8 : tensor<1x1x1x1x2xf32>)
  ^bb2:  // pred: ^bb0
    %cst_2 = arith.constant dense<false> : tensor<1x1x1x1x2xi1>
    %9 = linalg.select ins(%cst_2, %1, %4 : tensor<1x1x1x1x2xi1>, tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xf32>) outs(%0 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    cf.br ^bb3(%9 : tensor<1x1x1x1x2xf32>)
  ^bb3(%10: tensor<1x1x1x1x2xf32>):  // 2 preds: ^bb1, ^bb2
    %cast = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<3x?x3xf32>
    %c-128_i64 = arith.constant -128 : i64
    %cst_3 = arith.constant dense<[7, 10, 13]> : tensor<3xi64>
    %11 = call @f2(%cast, %c-128_i64, %cst_3) : (tensor<3x?x3xf32>, i64, tensor<3xi64>) -> tensor<3xi64>
    %cast_4 = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %12 = tensor.empty() : tensor<3x3x3xf32>
    %13 = linalg.fill ins(%arg1 : f32) outs(%12 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast_5 = tensor.cast %13 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %14:2 = call @f1(%cast_4, %cast_5) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
    %cast_6 = tensor.cast %11 : tensor<3xi64> to tensor<?xi64>
    return %10, %cast_6, %14#0, %14#1, %arg0 : tensor<1x1x1x1x2xf32>, tensor<?xi64>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %0 = tensor.empty(%dim, %dim_0, %dim) : tensor<?x?x?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<?x?x?xf32>) outs(%arg1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = linalg.index 1 : index
      %6 = arith.index_cast %5 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.negf %in : f32
      %9 = arith.addf %8, %7 : f32
      linalg.yield %9 : f32
    } -> tensor<?x?x?xf32>
    %3 = tensor.empty(%dim, %dim_0, %dim) : tensor<?x?x?xf32>
    %4 = linalg.copy ins(%arg1 : tensor<?x?x?xf32>) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %4, %2 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func private @f2(%arg0: tensor<3x?x3xf32>, %arg1: i64, %arg2: tensor<3xi64>) -> tensor<3xi64> {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x?x3xf32>
      %4 = tensor.empty() : tensor<3xi64>
      %5 = linalg.fill ins(%arg1 : i64) outs(%4 : tensor<3xi64>) -> tensor<3xi64>
      %c0_i64 = arith.constant 0 : i64
      %6 = arith.cmpi uge, %arg1, %c0_i64 : i64
      %7 = arith.select %6, %arg2, %5 : tensor<3xi64>
      %cst = arith.constant dense<8> : tensor<1xi64>
      %8 = linalg.conv_1d ins(%7, %cst : tensor<3xi64>, tensor<1xi64>) outs(%7 : tensor<3xi64>) -> tensor<3xi64>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %5[%c2] : tensor<3xi64>
      vector.print %extracted : i64
      %9 = arith.index_cast %arg1 : i64 to index
      %c3_0 = arith.constant 3 : index
      %10 = arith.remui %9, %c3_0 : index
      %c0 = arith.constant 0 : index
      %11 = vector.transfer_read %8[%10], %arg1 : tensor<3xi64>, vector<4xi64>
      %12 = vector.transfer_write %11, %7[%c2] : vector<4xi64>, tensor<3xi64>
      %13 = tensor.empty() : tensor<3xi64>
      %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%12 : tensor<3xi64>) outs(%13 : tensor<3xi64>) {
      ^bb0(%in: i64, %out: i64):
        %15 = arith.muli %in, %extracted : i64
        linalg.yield %15 : i64
      } -> tensor<3xi64>
    }
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %2 = linalg.sub ins(%arg2, %1 : tensor<3xi64>, tensor<?xi64>) outs(%arg2 : tensor<3xi64>) -> tensor<3xi64>
    return %2 : tensor<3xi64>
  }
}

