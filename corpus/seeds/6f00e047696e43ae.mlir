// bufdiff-profile: mixed
// bufdiff-choices: 0725e53699e60a864f759422587fffdf34f8becbeb178940552332ec15a9d0ad2d307c96af814841
// bufdiff-choices: 39b86f38e0317de1dd884d9806d073bbe4a7c0fa8dbb3656f2c723615baf62daa686076a7b4163c7
// bufdiff-choices: 9157b1c4549cba9c60c8896a197072d503ebb2b79adbd47bab1eda277536ec328644b7a7b34c7fb6
// bufdiff-choices: 0edb96caac2a7e1e6774bd40cd5e9e4d
// bufdiff-features: 1854 3972 10203 11441 13233 14884 15751 16960 20023 22323 23643 24330 26568
// bufdiff-features: 29968 30625 34167 36448 39457 40712 42502 46203 47735 51341 51534 51650 52322
// bufdiff-features: 52558 52900 60306 63071 64119 64934 66422 67160 68355 69405 76339 76677 78828
// bufdiff-features: 81511 82565 92344 93255 99969 101259 101823 103851 104315 105038 110816 110952
// bufdiff-features: 113626 114541 117235 121000 121318 125331 128934 136958 142369 146109 147130
// bufdiff-features: 150355 151588 151835 152064 152897 153063 155898 156460 158012 158120 160138
// bufdiff-features: 164038 164827 165719 166125 172025 172090 175687 181541 184030 186942 186959
// bufdiff-features: 187560 188175 189380 189820 189967 196031 198267 198460 208206 212549 213275
// bufdiff-features: 213339 215707 218657 220223 220247 220780 223795 223989 224099 225016 230081
// bufdiff-features: 230570 231527 233919 235375 239941 242793 246543 247563 252354 252466 254639
// bufdiff-features: 255556 255729 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x3xi8>, %arg1: tensor<?x?xi8>) -> (tensor<?x3xi8>, tensor<?x?xi8>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<?x3xi8>, tensor<?x?xi8>) -> (index, tensor<?x3xi8>, tensor<?x?xi8>) {
      %1 = arith.cmpi ult, %arg2, %c1 : index
      %dim = tensor.dim %arg1, %c1 : tensor<?x?xi8>
      %2 = tensor.empty(%dim) : tensor<?xi8>
      %c-128_i8 = arith.constant -128 : i8
      %3 = linalg.fill ins(%c-128_i8 : i8) outs(%2 : tensor<?xi8>) -> tensor<?xi8>
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map1, #map] ins(%arg1, %3 : tensor<?x?xi8>, tensor<?xi8>) outs(%arg4 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %5 = linalg.copy ins(%arg1 : tensor<?x?xi8>) outs(%4 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %6 = linalg.copy ins(%arg0 : tensor<?x3xi8>) outs(%arg3 : tensor<?x3xi8>) -> tensor<?x3xi8>
      scf.condition(%1) %arg2, %6, %5 : index, tensor<?x3xi8>, tensor<?x?xi8>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x3xi8>, %arg4: tensor<?x?xi8>):
      %1 = arith.addi %arg2, %c1 : index
      %2 = linalg.copy ins(%arg1 : tensor<?x?xi8>) outs(%arg4 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %dim = tensor.dim %arg0, %c0 : tensor<?x3xi8>
      %inserted_slice = tensor.insert_slice %arg0 into %arg3[0, 0] [%dim, 3] [1, 1] : tensor<?x3xi8> into tensor<?x3xi8>
      scf.yield %1, %inserted_slice, %2 : index, tensor<?x3xi8>, tensor<?x?xi8>
    }
    return %0#1, %0#2, %0#0 : tensor<?x3xi8>, tensor<?x?xi8>, index
  }
}

