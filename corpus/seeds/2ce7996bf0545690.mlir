// bufdiff-profile: idioms
// bufdiff-choices: f3b045f8b94d39cf1c47afe45d63b91130ebd073b7307e920e3b64923ae411b2c32ba9e047d26135
// bufdiff-choices: 0aaff5a98bd8c7558fa80a2ab32d30e0478969ff13dfd68fcb95ef83a1abf1a8fcaeac4ebb134838
// bufdiff-choices: 0978dcb83d12c40046ef7ecaa090234c76a5f138f064c6b8ed51908ddaa36c643bdc16cf1dc05424
// bufdiff-choices: 3187677dc831f1de934b2ca599ab47e412c6e8086e13a6eb19da9f0e4aaadf941c6b21d08c805909
// bufdiff-choices: 1b09b645caec1a565d2a4edda2d36fadb69595488270d49da704f8686eb247a14bb908a643152d05
// bufdiff-choices: 7277a17792182c0a7a02bb989cc682a7b1aa5922088429cbc77a3c52efaa55bf6ae1d050beb28672
// bufdiff-choices: 85baaf17c43cf6876f004bdf224aa056c96c1ce2c6dd9f7a432075d3f77503cf0bd6e77b9fff6675
// bufdiff-choices: b5046d63c0b0e047721a00f555216d31d76c48fb438c0fab6bd5619573b7c421299d83daa1b90a94
// bufdiff-choices: f5ba966c536d627e95b0be8877c290960063674e8a11e65fc13a509b1597a641e3915cc7b1bd0511
// bufdiff-choices: 67d63612258dc5d509d4c0d59a36b586853b1aea9f45a265c7ccd7d2d74c003eaf0b7555f7299e26
// bufdiff-choices: 287663a83407847a
// bufdiff-features: 429 2820 3579 3841 4165 4825 5297 6118 6363 6611 6812 9479 10181 10872 11162
// bufdiff-features: 13233 13424 14674 14884 14925 15671 15751 15903 16269 16417 17255 18166 18356
// bufdiff-features: 19419 19979 20127 20237 20874 21522 22280 22448 23225 23787 24259 24268 26922
// bufdiff-features: 27725 27766 29001 29590 30593 30666 31705 32457 32514 32809 34159 34167 34366
// bufdiff-features: 35968 36784 37183 38202 38520 38783 39329 39540 39541 40070 40712 41984 42467
// bufdiff-features: 43774 43942 44505 46203 47196 47200 47392 48586 48598 48974 49635 50123 50774
// bufdiff-features: 51144 51415 52322 52558 52807 52900 53180 53779 54408 54998 55472 55561 56404
// bufdiff-features: 57752 58123 59620 59703 59764 60384 60417 60686 61375 61745 62091 62253 62700
// bufdiff-features: 63071 63769 63929 64120 64162 64235 64435 64778 65987 66995 67920 68355 69007
// bufdiff-features: 69875 69965 70091 70335 70955 71306 71701 71904 72629 72697 73289 73643 73802
// bufdiff-features: 73853 74057 74255 75361 76328 76339 76953 77617 78283 78430 79562 79782 81801
// bufdiff-features: 82011 82135 82288 82415 82552 82680 83194 83871 83905 84585 84922 85843 86125
// bufdiff-features: 88000 88732 88958 89732 89780 89812 90070 90097 90441 90543 90585 90777 91289
// bufdiff-features: 92194 93255 94187 94586 95273 95407 98170 98187 98196 98501 99243 99294 99383
// bufdiff-features: 101827 102215 102601 103108 103481 103851 104931 104973 105902 107997 108012
// bufdiff-features: 108920 109187 109732 109923 110298 110322 110608 112275 112929 117183 117235
// bufdiff-features: 119138 119588 119597 119764 120650 120963 121406 121632 123274 123396 123763
// bufdiff-features: 123967 124839 127533 128817 130602 131366 131544 133364 133756 134279 136039
// bufdiff-features: 136271 136341 137045 137582 139061 139524 141238 141834 142610 142678 144093
// bufdiff-features: 144339 145224 146512 148647 149670 149674 150404 151936 151967 153293 153896
// bufdiff-features: 154812 154946 155884 155898 156325 156460 156807 157034 158120 158188 158415
// bufdiff-features: 158810 158897 159421 160156 160756 160954 160967 161065 162740 162971 163044
// bufdiff-features: 163373 164112 165159 165695 165719 165817 167086 167973 167978 168007 168323
// bufdiff-features: 168387 168858 169275 169299 170469 170979 171671 171884 174170 174571 175616
// bufdiff-features: 175701 176525 176774 177211 178067 178165 178563 178854 180207 180258 180710
// bufdiff-features: 182444 184030 185196 185723 188136 188175 188790 190142 190520 190969 191385
// bufdiff-features: 191455 192308 192771 193290 193747 194134 194682 195182 195407 196031 197186
// bufdiff-features: 197267 197720 197738 197837 198460 199000 200104 201601 202085 202241 202271
// bufdiff-features: 203352 203627 203784 204195 205434 207081 207124 208251 208947 209102 209762
// bufdiff-features: 209848 210022 210461 211044 211118 211283 212779 213275 213455 214560 214744
// bufdiff-features: 215707 215925 215959 216034 216969 217216 218064 218635 219631 220098 220999
// bufdiff-features: 221176 222612 222809 223613 223767 223857 223907 225759 225985 226579 226825
// bufdiff-features: 227345 227453 227536 228058 228291 228390 228519 228936 229246 229266 230081
// bufdiff-features: 230584 230640 231257 235141 235144 235325 236930 239241 239725 240013 240100
// bufdiff-features: 240158 241200 241248 241521 241844 243546 244940 245380 245673 246250 246543
// bufdiff-features: 246962 247062 248209 248581 249184 249411 250917 251444 252056 252379 252466
// bufdiff-features: 252539 253305 253389 253740 253836 254601 255556 256926 258123 258625 259510
// bufdiff-features: 259528 259531 259840 260672 261572 261714 261864
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<3x2x?xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%cst : tensor<3xf32>) dimensions = [0] 
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0:2 = call @f3(%arg1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %false = arith.constant false
    %1:2 = call @f1(%0#1, %0#1, %false) : (tensor<f32>, tensor<f32>, i1) -> (tensor<f32>, tensor<3x2x?xf32>)
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %cst[%c2] [1] [1] : tensor<3xf32> to tensor<f32>
    %2:2 = call @f4(%1#0, %extracted_slice) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %3:3 = call @f6(%arg0) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %4:4 = call @f5(%2#0) : (tensor<f32>) -> (tensor<f32>, tensor<i1>, f32, f32)
    %5 = call @f2(%2#1) : (tensor<f32>) -> tensor<f32>
    return %broadcasted, %0#0, %1#1, %3#0, %4#0, %4#1, %5, %2#0, %4#3, %extracted : tensor<3xf32>, tensor<f32>, tensor<3x2x?xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i1>, f32, f32) {
    %cst = arith.constant 1.000000e+02 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @same6(%0) : (tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<false> : tensor<i1>
    %cst_1 = arith.constant dense<-0.000000e+00> : tensor<f32>
    %2 = linalg.select ins(%cst_0, %cst_1, %0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %3 = bufferization.alloc_tensor() copy(%cst_0) : tensor<i1>
    return %2, %3, %extracted, %cst : tensor<f32>, tensor<i1>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = call @pick2(%arg1, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = call @pick2(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = linalg.abs ins(%1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %2, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: i1) -> (tensor<f32>, tensor<3x2x?xf32>) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
      (%in: f32, %in_1: f32, %init: f32) {
        %5 = arith.negf %in : f32
        %6 = arith.addf %5, %in_1 : f32
        linalg.yield %6 : f32
      }
    %0 = tensor.empty() : tensor<3x2x1xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    %cst = arith.constant dense<[[[5.000000e-01], [1.500000e+00], [2.500000e+00]], [[3.500000e+00], [4.500000e+00], [5.500000e+00]], [[6.500000e+00], [7.500000e+00], [8.500000e+00]]]> : tensor<3x3x1xf32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<2x?xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %4 = linalg.depthwise_conv_1d_nwc_wc ins(%cst, %3 : tensor<3x3x1xf32>, tensor<2x?xf32>) outs(%1 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    %cast = tensor.cast %1 : tensor<3x2x1xf32> to tensor<3x2x?xf32>
    return %mapped, %cast : tensor<f32>, tensor<3x2x?xf32>
  }
  func.func @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %0 = call @pick2(%inserted, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = linalg.copy ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%inserted : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %extracted : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @pick2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = linalg.select ins(%1, %arg1, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.subf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %cst = arith.constant dense<9.500000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %0, %arg3 = %cst) -> (tensor<f32>, tensor<f32>) {
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.copy ins(%arg2 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %5 = linalg.copy ins(%3 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %5 : tensor<f32>, tensor<f32>
    }
    return %1#0, %1#1 : tensor<f32>, tensor<f32>
  }
  func.func private @same6(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.add ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %cst = arith.constant dense<7.250000e+00> : tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %0 = arith.cmpf oeq, %extracted, %cst_0 : f32
    %1 = arith.select %0, %arg0, %cst : tensor<f32>
    %2 = arith.divf %extracted, %extracted : f32
    %3 = linalg.fill ins(%2 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %extracted_1 = tensor.extract %arg0[] : tensor<f32>
    return %3, %extracted_1, %extracted : tensor<f32>, f32, f32
  }
}

