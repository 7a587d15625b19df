// bufdiff-profile: idioms
// bufdiff-choices: 27f18bf9b216d7f58ed0c3b7a49e742ed238d5b205751ffebe00db1dfb2553e07f362fc4dbd58d50
// bufdiff-choices: fce69e62ad73d928ac27882ff299b55660979dd7f028b07de04e87eda2844b09c5cc9b746010f123
// bufdiff-choices: af460ff8f86f2210db7884fbaeb950e795b1b6f687e795775edc68d4dab3c4b3d76a87c059e9f7b1
// bufdiff-choices: d0e8c5c6d2bb5814003aefc5007cb30a925ff3ac17d65b649ab87111ed4f75edafb96ad90dbb9fae
// bufdiff-choices: 663bf3954034801581d2d5c34249c3766792e330a78da6741989fabf0626cbb2396516aa7777
// bufdiff-features: 6289 8918 9042 12932 13233 14884 15751 16086 19419 22280 22630 23749 24259
// bufdiff-features: 24747 26568 26922 29590 29968 30301 30348 33853 34167 36784 36797 39955 40712
// bufdiff-features: 44522 44621 46203 46208 49635 50894 51415 52807 52900 52946 53160 53252 54998
// bufdiff-features: 58973 63051 63071 64235 66422 66570 67880 68355 68408 69403 70335 73802 74057
// bufdiff-features: 74255 76627 77389 78283 78430 79850 80894 81736 82135 86125 88635 89780 90767
// bufdiff-features: 92194 93286 95273 98190 98501 99383 101264 102879 104931 107412 107425 107987
// bufdiff-features: 109732 111649 112929 118576 122159 123204 126028 127074 128916 137045 138787
// bufdiff-features: 141238 144093 144648 146512 147477 147906 151260 151936 153293 154946 155465
// bufdiff-features: 155884 155898 156460 156683 157120 158120 159012 159421 162740 164396 165719
// bufdiff-features: 167018 172145 173354 174097 174170 175185 176690 176782 178067 182719 184030
// bufdiff-features: 186042 187057 188509 188790 189388 192422 192771 193747 193773 194134 196031
// bufdiff-features: 196048 197339 197392 197837 199900 201059 201601 204212 204321 205434 209902
// bufdiff-features: 210461 213348 215925 218635 220517 223758 225985 226316 228061 230081 230640
// bufdiff-features: 232352 233685 234975 235375 235458 237454 241608 242370 243546 244226 244281
// bufdiff-features: 245941 246543 251338 251943 252466 252539 256247 256380 259840 260161 260882
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xindex>) -> (tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xindex> to tensor<?x3x?xindex>
    %cast_0 = tensor.cast %cast : tensor<?x3x?xindex> to tensor<?x?x?xindex>
    %false = arith.constant false
    %0 = call @f1(%cast_0, %false) : (tensor<?x?x?xindex>, i1) -> tensor<?x?x?xindex>
    %concat = tensor.concat dim(2) %0, %0, %0 : (tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>) -> tensor<?x?x?xindex>
    %1:2 = call @twice2(%0) : (tensor<?x?x?xindex>) -> (tensor<?x?x?xindex>, tensor<?x?x?xindex>)
    %cast_1 = tensor.cast %arg0 : tensor<3x3x3xindex> to tensor<?x?x?xindex>
    %mapped = linalg.map { arith.minui } ins(%cast_1, %1#0 : tensor<?x?x?xindex>, tensor<?x?x?xindex>) outs(%1#0 : tensor<?x?x?xindex>)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1#1 : tensor<?x?x?xindex>) outs(%1#0 : tensor<?x?x?xindex>) {
    ^bb0(%in: index, %out: index):
      %3 = arith.ori %in, %out : index
      linalg.yield %3 : index
    } -> tensor<?x?x?xindex>
    return %concat, %mapped, %2, %1#0 : tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>, tensor<?x?x?xindex>
  }
  func.func @f1(%arg0: tensor<?x?x?xindex>, %arg1: i1) -> tensor<?x?x?xindex> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xindex>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xindex>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xindex>
    %0 = tensor.empty(%dim, %dim_0, %dim_1, %dim_1) : tensor<?x?x?x?xindex>
    %1 = linalg.fill ins(%c2 : index) outs(%0 : tensor<?x?x?x?xindex>) -> tensor<?x?x?x?xindex>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<?x?x?x?xindex>) outs(%arg0 : tensor<?x?x?xindex>) {
    ^bb0(%in: index, %out: index):
      %3 = arith.addi %in, %out : index
      %c6 = arith.constant 6 : index
      %4 = arith.divui %3, %c6 : index
      linalg.yield %4 : index
    } -> tensor<?x?x?xindex>
    return %2 : tensor<?x?x?xindex>
  }
  func.func private @twice2(%arg0: tensor<?x?x?xindex>) -> (tensor<?x?x?xindex>, tensor<?x?x?xindex>) {
    return %arg0, %arg0 : tensor<?x?x?xindex>, tensor<?x?x?xindex>
  }
}

