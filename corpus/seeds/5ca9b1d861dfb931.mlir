// bufdiff-profile: types
// bufdiff-choices: 670a4e8aecea0ce5254745b0046aa43b105a9f267a76bc0f0fa28b1487337548ddcccbd6d569eb04
// bufdiff-choices: b8527b3866c9465acede0799b1c42b2a15e5e8e71bee9a6781384923ddfcd129c149ff2312722194
// bufdiff-choices: ee76c7e7bfb0c2872269117a40ec2c5697688cac252712367024670025884c8b5d6b9ab1a76ff927
// bufdiff-choices: 7ee9705428449d0e841cfd1e1c4a965c059544126a9eb51786dfe6e3a41d19dfaa542a07d9e4bcee
// bufdiff-choices: e2a58e21aead866eb7cce298e0bab2e4f8baea7e50f7402f552d4b6839984164f972a5a75288797c
// bufdiff-choices: 934e41bcf957ce6fd88639900fa377efc6cba4167a1ec26b6d549cfe357df120c15ad63ab46a9944
// bufdiff-choices: b489c139399531c3d49b761d1892862c5885985af165
// bufdiff-features: 1843 2491 2945 3377 3579 4752 4986 5187 10968 11202 13233 13689 15440 15751
// bufdiff-features: 15903 16084 16371 16682 16822 18774 18984 19241 20220 21154 22095 22221 22280
// bufdiff-features: 24826 25388 25489 26568 27048 27825 28349 29590 30666 31543 31864 31899 32358
// bufdiff-features: 32399 32840 34167 34564 34647 35231 35765 36092 36784 37001 37231 37694 37786
// bufdiff-features: 39026 39027 39981 40297 40479 40540 40650 40712 42150 42344 42467 42525 42984
// bufdiff-features: 45678 45765 46022 46203 46323 46832 46995 47392 49107 49627 50450 51415 52558
// bufdiff-features: 52631 52807 52900 52958 53469 54998 55810 55887 56375 57128 57472 57718 58106
// bufdiff-features: 58319 58328 58403 60833 61350 61556 62495 63062 63470 63642 63800 64119 64235
// bufdiff-features: 64959 66422 66765 66821 67388 68355 68755 69032 69987 72629 73725 73802 73850
// bufdiff-features: 74057 74362 74617 74864 76700 76953 77043 77565 78283 78950 79099 79389 81183
// bufdiff-features: 81556 81736 82135 82203 82999 83253 84631 84887 85562 85843 86125 86669 88732
// bufdiff-features: 89250 89315 89780 92568 92917 93328 93743 94178 94253 94755 95273 96352 96431
// bufdiff-features: 97318 98501 98641 99106 99568 99667 102084 104315 104405 104931 105858 106314
// bufdiff-features: 106608 107425 109086 109408 109932 110780 112474 112800 112929 113920 114547
// bufdiff-features: 115471 115990 116312 116425 116549 116725 117151 117235 117724 117839 118112
// bufdiff-features: 119876 120049 120434 120871 121356 121394 121467 122764 123012 125048 125702
// bufdiff-features: 126179 127096 127259 127306 127454 127922 127997 128768 128916 130191
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f1(%arg0: tensor<3x?x3xi16>, %arg1: tensor<3x1x3xi16>, %arg2: i16) -> tensor<3x2x3xi16> {
    %0 = tensor.empty() : tensor<3x2x3xi16>
    %1 = linalg.fill ins(%arg2 : i16) outs(%0 : tensor<3x2x3xi16>) -> tensor<3x2x3xi16>
    %2 = tensor.empty() : tensor<2xi16>
    %3 = linalg.pooling_nwc_max ins(%1, %2 : tensor<3x2x3xi16>, tensor<2xi16>) outs(%arg1 : tensor<3x1x3xi16>) -> tensor<3x1x3xi16>
    %inserted_slice = tensor.insert_slice %3 into %1[0, 0, 0] [3, 1, 3] [1, 1, 1] : tensor<3x1x3xi16> into tensor<3x2x3xi16>
    return %inserted_slice : tensor<3x2x3xi16>
  }
  func.func private @f2(%arg0: tensor<3xi16>, %arg1: i16) -> (tensor<2xi16>, i16) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0) -> (tensor<3xi16>) {
      %inserted_slice = tensor.insert_slice %arg0 into %arg3[0] [3] [1] : tensor<3xi16> into tensor<3xi16>
      %1 = linalg.fill ins(%arg1 : i16) outs(%arg3 : tensor<3xi16>) -> tensor<3xi16>
      %2 = arith.remui %arg2, %c3 : index
      %inserted = tensor.insert %arg1 into %1[%2] : tensor<3xi16>
      scf.yield %inserted : tensor<3xi16>
    }
    %extracted_slice = tensor.extract_slice %arg0[1] [2] [1] : tensor<3xi16> to tensor<2xi16>
    return %extracted_slice, %arg1 : tensor<2xi16>, i16
  }
  func.func @main(%arg0: tensor<?xi16>, %arg1: i16, %arg2: tensor<3x1x3xi16>) -> (tensor<3x1x3xi16>, tensor<3x1x3xi16>, tensor<3x2x3xi16>) {
    %cst = arith.constant dense<[3, 4, 5]> : tensor<3xi16>
    %0:2 = call @f2(%cst, %arg1) : (tensor<3xi16>, i16) -> (tensor<2xi16>, i16)
    %1 = tensor.empty() : tensor<3x1x3xi16>
    %2 = linalg.fill ins(%arg1 : i16) outs(%1 : tensor<3x1x3xi16>) -> tensor<3x1x3xi16>
    %3 = arith.cmpi eq, %arg1, %0#1 : i16
    %4 = arith.select %3, %arg2, %2 : tensor<3x1x3xi16>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %0#0 into %4[%c2, %c0, 1] [1, 1, 2] [1, 1, 1] : tensor<2xi16> into tensor<3x1x3xi16>
    %5 = tensor.empty() : tensor<3x1x3xi16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x1x3xi16>) outs(%5 : tensor<3x1x3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %8 = arith.andi %in, %arg1 : i16
      linalg.yield %8 : i16
    } -> tensor<3x1x3xi16>
    %cast = tensor.cast %6 : tensor<3x1x3xi16> to tensor<3x?x3xi16>
    %c11_i16 = arith.constant 11 : i16
    %7 = call @f1(%cast, %4, %c11_i16) : (tensor<3x?x3xi16>, tensor<3x1x3xi16>, i16) -> tensor<3x2x3xi16>
    return %inserted_slice, %2, %7 : tensor<3x1x3xi16>, tensor<3x1x3xi16>, tensor<3x2x3xi16>
  }
}

