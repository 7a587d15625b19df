// bufdiff-profile: types
// bufdiff-choices: 62c99e562b54f12353ac95d7b0832a76b26709165f6734823cc91c6aca2fa6a039b2703c7decbe70
// bufdiff-choices: 9364b29eec18593fb36c6e3a398c41d3b7ff401261155c723679b49e002610387a7ab4bdfcb71dfa
// bufdiff-choices: c56b2d474d054d232e39995f7a9162546385381da236772bc475f8d6b7ee35614f5dd62f9aa42d70
// bufdiff-choices: 3ba66e804ac18cc1b849f35de11974628b0de6943c015b4007014a3a18e14e7ed3b4271eb87484ce
// bufdiff-choices: f445c273ee2cce7581e0b236dd2f5efe9430964a30eb24167a4817fbcdeec9a9ba830da5a1ee7242
// bufdiff-choices: ae65cfef619ad54ce7ceefecd5b6c4826d0950b9982536121f853a7e6f57e747040cc356b0d609be
// bufdiff-choices: 77799e6dcbb68044c6
// bufdiff-features: 688 819 3217 4539 4752 9294 9479 10035 12760 12932 13233 14884 15424 15751
// bufdiff-features: 15929 17970 17989 19419 19545 19606 20691 20749 20838 21953 23680 23950 24184
// bufdiff-features: 26014 26464 26568 28807 30666 30896 30996 33769 34167 38702 39048 40070 40540
// bufdiff-features: 40712 42467 42984 43631 44093 46203 47392 48598 49635 50894 51178 51415 52004
// bufdiff-features: 52148 52322 52558 52774 52807 52900 54998 55270 57343 58024 58303 59115 61375
// bufdiff-features: 62480 63384 63800 64235 64716 66422 67159 68281 68355 69403 70335 70864 71122
// bufdiff-features: 71306 73289 74057 76268 76339 78283 78430 78796 79099 81612 81628 82011 82168
// bufdiff-features: 84628 85843 86125 87495 88008 88337 88932 89780 92022 94156 95273 97131 97715
// bufdiff-features: 98409 99757 99832 104931 107412 110085 111302 111976 112929 113559 114622
// bufdiff-features: 118880 121422 121626 122575 122967 128728 130310 134279 136273 139483 141891
// bufdiff-features: 146512 147178 147712 148304 150560 150913 152187 152983 155898 156460 156834
// bufdiff-features: 156914 157579 158120 158897 159724 160756 162971 164602 165636 165719 167753
// bufdiff-features: 167793 168323 168929 174249 175888 178067 182283 183447 184030 185723 186202
// bufdiff-features: 186708 186959 190142 191911 192422 192771 193773 194134 194987 195728 196031
// bufdiff-features: 197837 200104 200307 201059 202085 202241 203933 204642 205434 206014 207330
// bufdiff-features: 208523 208713 209605 210301 210461 212111 213275 213590 216892 219484 222306
// bufdiff-features: 226357 226813 227345 227368 228061 228390 228936 229266 229273 230081 230640
// bufdiff-features: 230810 230920 232401 233285 233766 234387 234455 236930 240158 242034 242872
// bufdiff-features: 243546 243781 246543 246966 247062 249841 251017 252377 252466 252539 253836
// bufdiff-features: 255896 256112 256337 259528 259685 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: f16) -> (tensor<4xf16>, tensor<4xindex>, tensor<2x2xf16>, tensor<4xf16>) {
    %0 = call @f2(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    %1 = tensor.empty() : tensor<4xf16>
    %cst = arith.constant 7.250000e+00 : f16
    %2 = arith.negf %arg1 : f16
    %3 = arith.addf %2, %cst : f16
    %4 = linalg.fill ins(%3 : f16) outs(%1 : tensor<4xf16>) -> tensor<4xf16>
    %5:3 = call @f1(%4, %0) : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xf16>, tensor<4xindex>, tensor<4xf16>)
    affine.parallel (%arg2) = (0) to (1) {
      %cast = tensor.cast %arg0 : tensor<4xf16> to tensor<?xf16>
      %c2_0 = arith.constant 2 : index
      %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2_0, %c2_0] : tensor<?xf16> into tensor<?x?xf16>
      %6 = linalg.log ins(%expanded : tensor<?x?xf16>) outs(%expanded : tensor<?x?xf16>) -> tensor<?x?xf16>
      %collapsed = tensor.collapse_shape %6 [[0, 1]] : tensor<?x?xf16> into tensor<?xf16>
      %7 = tensor.empty() : tensor<2x2xf16>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf16>) outs(%7 : tensor<2x2xf16>) {
      ^bb0(%in: f16, %out: f16):
        linalg.yield %in : f16
      } -> tensor<2x2xf16>
      %extracted = tensor.extract %6[%arg2, %arg2] : tensor<?x?xf16>
    }
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c2, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %5#2(%from_elements) : (tensor<4xf16>, tensor<2xindex>) -> tensor<2x2xf16>
    return %5#0, %5#1, %reshape, %arg0 : tensor<4xf16>, tensor<4xindex>, tensor<2x2xf16>, tensor<4xf16>
  }
  func.func private @f2(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<4xf16>
    %cst = arith.constant 0x7C00 : f16
    %0 = arith.cmpf une, %extracted, %cst : f16
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<4xf16> 
    case 0 {
      %6 = linalg.fill ins(%extracted : f16) outs(%arg0 : tensor<4xf16>) -> tensor<4xf16>
      scf.yield %6 : tensor<4xf16>
    }
    case 2 {
      scf.yield %arg0 : tensor<4xf16>
    }
    default {
      scf.yield %arg0 : tensor<4xf16>
    }
    %3 = tensor.empty() : tensor<4xf16>
    %4 = linalg.fill ins(%extracted : f16) outs(%3 : tensor<4xf16>) -> tensor<4xf16>
    %5 = linalg.square ins(%4 : tensor<4xf16>) outs(%arg0 : tensor<4xf16>) -> tensor<4xf16>
    return %5 : tensor<4xf16>
  }
  func.func @f1(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> (tensor<4xf16>, tensor<4xindex>, tensor<4xf16>) {
    %0 = tensor.empty() : tensor<4xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = arith.index_cast %1 : tensor<4xi64> to tensor<4xindex>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<4xf16>, tensor<4xi64>) outs(%arg0 : tensor<4xf16>) {
    ^bb0(%in: f16, %in_0: i64, %out: f16):
      %6 = arith.sitofp %in_0 : i64 to f16
      %7 = arith.subf %in, %6 : f16
      linalg.yield %7 : f16
    } -> tensor<4xf16>
    %4 = tensor.empty() : tensor<4xf16>
    %5 = linalg.copy ins(%arg0 : tensor<4xf16>) outs(%4 : tensor<4xf16>) -> tensor<4xf16>
    return %3, %2, %5 : tensor<4xf16>, tensor<4xindex>, tensor<4xf16>
  }
}

