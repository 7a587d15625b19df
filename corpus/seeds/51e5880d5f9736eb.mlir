// bufdiff-profile: idioms
// bufdiff-choices: 6373e32ef0758480d1ede8b462ff34648c1bd402376c0d5403f0fa8eca4251395e201af664166b04
// bufdiff-choices: ea32c7e42191db140474fac6b4a6070835c7e91c6eb94da73abd893a52247c06201b73f3b4057db5
// bufdiff-choices: a0f202882e5d5141aa7ae0f3e32779148599e36f38d3cf689631a70ecb296282359e67c9b0db16cd
// bufdiff-choices: eaf974ff803889090f1a2351e57dd0fc2b6774a1f5d6b76cb27e64fc5b6b462a65192d7227c5520e
// bufdiff-choices: a374aa45a817e8b5e89ed300357ec41e95331ac8510dd55709c44c64e02d91e045e9e2cd9f47f468
// bufdiff-choices: 1b8912767adbba7b53340094e250657fb769e45879ee0fd4c187a83da782d32268126366d00509f3
// bufdiff-choices: b98517d3882851aa1c8c33
// bufdiff-features: 76 961 2572 2898 3972 4752 6363 8918 9240 9479 12760 13233 14454 14925 15751
// bufdiff-features: 16926 19011 19419 20023 22095 22280 24330 25608 26464 26568 26922 27628 28464
// bufdiff-features: 28564 29104 29466 29968 33671 33853 34167 36448 36784 38783 39457 40712 42984
// bufdiff-features: 44621 45448 45869 46203 47690 48598 49657 49707 49956 50894 52148 52322 52573
// bufdiff-features: 52900 52946 53160 53171 53244 53252 53562 53950 54385 54658 54998 55113 55837
// bufdiff-features: 56287 57598 59145 63071 63800 64235 65265 65814 65891 66422 68355 69403 70335
// bufdiff-features: 70720 71156 71306 72629 73117 73289 73802 74057 76639 77009 77799 78283 81511
// bufdiff-features: 81940 82135 82565 83194 84585 86125 87199 88732 89178 89348 89732 89780 90097
// bufdiff-features: 91365 93286 98704 99228 99383 99757 102215 103673 103851 104457 104931 107412
// bufdiff-features: 107702 110552 110780 110816 111755 111976 112220 112929 113374 113411 113940
// bufdiff-features: 114783 117091 121000 124909 124945 126693 132322 132590 136273 137045 137235
// bufdiff-features: 138167 140302 141383 141891 144724 146512 146991 147654 147906 148304 149759
// bufdiff-features: 151936 152187 153063 154889 155644 155898 156191 156460 156807 156866 157034
// bufdiff-features: 157632 158120 158897 159421 159724 159895 160756 161154 161281 162318 162764
// bufdiff-features: 164709 165719 166125 166456 166579 168243 168323 168815 169153 172809 173354
// bufdiff-features: 173537 175175 175687 177323 178067 179246 182283 182675 183227 184030 186202
// bufdiff-features: 186942 186959 188175 188790 189380 189388 189674 192422 194063 194134 194682
// bufdiff-features: 196031 196632 197342 197837 197849 198432 198447 199818 201059 201601 203000
// bufdiff-features: 203352 203746 204620 205434 205471 205689 207442 208765 209102 209108 209168
// bufdiff-features: 209910 209945 210461 213275 215707 215925 215938 216292 216712 218657 220223
// bufdiff-features: 221903 225016 226103 226357 226777 227345 228390 229266 229273 230640 230810
// bufdiff-features: 231527 231722 231770 232065 233551 236180 236930 238696 240158 240311 241608
// bufdiff-features: 243546 244691 245784 246543 246783 248049 248581 249094 252161 252466 252539
// bufdiff-features: 253836 254836 255556 255729 256112 258477 258994 259528 259840 260364
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x?xi8>) -> (tensor<3x?x3xf32>, tensor<3x3xi8>, tensor<?x?xi8>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi8>
    %0 = call @f1(%cst) : (tensor<3x3xi8>) -> tensor<3x3xi8>
    %1 = tensor.empty() : tensor<5xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<5xf32>) -> tensor<5xf32>
    %cst_1 = arith.constant dense<> : tensor<3x0x3xf32>
    %3:2 = call @f2(%2, %cst_1, %0) : (tensor<5xf32>, tensor<3x0x3xf32>, tensor<3x3xi8>) -> (tensor<3x?x3xf32>, tensor<?x?xi8>)
    %4 = tensor.empty() : tensor<3x3xi8>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%cst, %0 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%4 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %6:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %3#1) : (index, tensor<3x3xi8>, tensor<?x?xi8>) -> (index, tensor<3x3xi8>, tensor<?x?xi8>) {
      %8 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%8) %arg1, %arg2, %arg3 : index, tensor<3x3xi8>, tensor<?x?xi8>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x3xi8>, %arg3: tensor<?x?xi8>):
      %8 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%arg1, %c0] : tensor<?x?xi8>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<?x?xi8>) outs(%arg3 : tensor<?x?xi8>) {
      ^bb0(%in: i8, %out: i8):
        %11 = arith.minsi %in, %out : i8
        linalg.yield %11 : i8
      } -> tensor<?x?xi8>
      %inserted_2 = tensor.insert %extracted into %9[%arg1, %arg1] : tensor<?x?xi8>
      %10 = linalg.copy ins(%5 : tensor<3x3xi8>) outs(%arg2 : tensor<3x3xi8>) -> tensor<3x3xi8>
      scf.yield %8, %10, %inserted_2 : index, tensor<3x3xi8>, tensor<?x?xi8>
    }
    %c3 = arith.constant 3 : index
    %7 = arith.remui %6#0, %c3 : index
    %c-3_i8 = arith.constant -3 : i8
    %inserted = tensor.insert %c-3_i8 into %6#2[%c2, %7] : tensor<?x?xi8>
    return %3#0, %6#1, %inserted : tensor<3x?x3xf32>, tensor<3x3xi8>, tensor<?x?xi8>
  }
  func.func private @f1(%arg0: tensor<3x3xi8>) -> tensor<3x3xi8> {
    %0 = tensor.empty() : tensor<3xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<3xi8>) -> tensor<3xi8>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3xi8>) outs(%arg0 : tensor<3x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c0_i8 = arith.constant 0 : i8
      %3 = arith.addi %in, %c0_i8 : i8
      linalg.yield %3 : i8
    } -> tensor<3x3xi8>
    return %2 : tensor<3x3xi8>
  }
  func.func private @f2(%arg0: tensor<5xf32>, %arg1: tensor<3x0x3xf32>, %arg2: tensor<3x3xi8>) -> (tensor<3x?x3xf32>, tensor<?x?xi8>) {
    %0 = tensor.empty() : tensor<0x3x3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %transposed = linalg.transpose ins(%1 : tensor<0x3x3xf32>) outs(%arg1 : tensor<3x0x3xf32>) permutation = [1, 0, 2] 
    %cast = tensor.cast %arg2 : tensor<3x3xi8> to tensor<?x?xi8>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?xi8>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c3, %c1, %dim] : tensor<?x?xi8> into tensor<?x?x?xi8>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xi8> into tensor<?x?xi8>
    %cast_0 = tensor.cast %arg2 : tensor<3x3xi8> to tensor<?x?xi8>
    %mapped = linalg.map ins(%cast, %collapsed, %cast_0 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) outs(%collapsed : tensor<?x?xi8>)
      (%in: i8, %in_2: i8, %in_3: i8, %init: i8) {
        %2 = arith.muli %in, %in_2 : i8
        %3 = arith.minui %2, %in_3 : i8
        linalg.yield %3 : i8
      }
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg2[%c2, %c2] : tensor<3x3xi8>
    vector.print %extracted : i8
    %cast_1 = tensor.cast %transposed : tensor<3x0x3xf32> to tensor<3x?x3xf32>
    return %cast_1, %mapped : tensor<3x?x3xf32>, tensor<?x?xi8>
  }
}

