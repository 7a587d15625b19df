// bufdiff-profile: calls
// bufdiff-choices: 0e1fd5a6d18e5cc2d0fa9cfb781be7f33f4f11a00c0a7b1085142192291d9bfcae14c7977d7154f8
// bufdiff-choices: fef02a34cf1f7d87bc473a18382841f6ea7a5b07ee5c131594b95c222f35dc63312dbf5cde42f8f0
// bufdiff-choices: 590791553083266c274a4354c9059aeb283be6d4cf88a2aea9180cf321dad031e989ab830ce4fafa
// bufdiff-choices: 2f3b89790c679bbee267e2e591931abb2021d1014c6e83b0959b43960dc980d41680f4787be66b1d
// bufdiff-choices: 4db4bb4d067fd8a9ea048d47442aa959c6a3b07a047249ccb827516580781ad991598aaec2da74ad
// bufdiff-choices: 3d903db8adb8a1cc2106e59c9e530a12057783f6418b936a853c43e303b2d5adce931ee9ee3ed592
// bufdiff-choices: a2900d3ed4210fc5b407f5fba948cc6757ee7f95ee59ea0070e8d9349b30d99d76eb8a3b82be2008
// bufdiff-choices: db42755e90c0b123914155f1c44c9a41b30722983a8161969cf4891bf1b1b9ff570ddd270e91789e
// bufdiff-choices: bbefea0df76d1a5e4d
// bufdiff-features: 76 1465 2332 2898 3722 4342 7122 9479 10384 11408 13233 13655 14454 14925 15751
// bufdiff-features: 16269 16799 18166 18788 19960 22280 23643 23787 25078 25236 25553 26568 26922
// bufdiff-features: 27672 28564 28814 29590 30625 33354 34167 36448 36784 38635 38783 39256 40669
// bufdiff-features: 40712 41993 42502 44505 46203 46732 46874 47112 47392 47735 49707 49956 51341
// bufdiff-features: 51851 52322 52558 52900 53180 53244 54998 57471 58024 59663 60686 62253 62496
// bufdiff-features: 63800 64119 65625 66422 67160 68355 69660 70955 71306 71319 72413 73289 73330
// bufdiff-features: 73388 73802 74057 75361 76328 78283 78430 78828 80400 80844 81511 81736 82565
// bufdiff-features: 84465 84585 84712 86125 86866 87199 87248 88732 89178 89732 89780 89964 91317
// bufdiff-features: 92022 92194 93032 93255 95001 95407 98057 98501 99228 100641 101264 103851
// bufdiff-features: 104034 104315 104931 107614 107702 107805 107997 109204 110552 110608 110816
// bufdiff-features: 111510 111755 111976 112929 114428 115707 115778 115804 117196 117336 120049
// bufdiff-features: 121000 121427 121765 124509 124614 125875 128666 131366 131544 134991 135910
// bufdiff-features: 136056 136269 136271 137045 138747 139161 140657 140673 140924 142376 142680
// bufdiff-features: 143285 146512 146761 147375 149670 150818 151936 153063 153293 155898 156191
// bufdiff-features: 156460 156807 158120 158862 158897 159251 160349 160756 160967 162764 163674
// bufdiff-features: 164396 165674 165695 165719 168858 169744 171204 175687 176774 176782 177211
// bufdiff-features: 177323 177627 178067 178165 178563 179105 180207 184030 185572 185723 186042
// bufdiff-features: 186257 186942 188175 188217 188790 190142 191476 192138 192422 192595 192771
// bufdiff-features: 193747 194134 195228 196031 196787 197738 200104 201178 202241 202472 203352
// bufdiff-features: 203401 203746 204527 205434 205590 208944 209102 210301 210461 212779 213052
// bufdiff-features: 213254 213275 214484 214519 215707 215959 216677 218064 218089 220098 220223
// bufdiff-features: 222612 222768 223719 223989 225016 226357 226580 227345 228061 228390 228936
// bufdiff-features: 229266 229378 230081 231527 232606 232911 234387 236180 236930 238161 238602
// bufdiff-features: 240158 241308 242454 242793 243546 243909 244024 245112 245380 245619 245941
// bufdiff-features: 246543 248581 251455 251655 252466 252539 253389 253714 253836 254639 254791
// bufdiff-features: 255520 255556 257936 257942 258123 258994 259510 259528 259840 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<f64>) -> (tensor<2x2x?x?xf64>, tensor<4x?xf64>, tensor<4x4xf64>, tensor<?x4xf64>, index) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c1) : tensor<2x2x?x?xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c2, %c3, %c3) : tensor<?x?x?x1xf64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %3 = linalg.fill ins(%extracted : f64) outs(%2 : tensor<?x?x?x1xf64>) -> tensor<?x?x?x1xf64>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0, 0] [1, %c2, 2, 1] [1, 1, 1, 1] : tensor<2x2x?x?xf64> to tensor<1x?x2x1xf64>
    %4 = linalg.conv_2d_nhwc_fhwc ins(%3, %extracted_slice : tensor<?x?x?x1xf64>, tensor<1x?x2x1xf64>) outs(%1 : tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64>
    %5:3 = call @f2(%arg1, %extracted) : (tensor<f64>, f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    %c0 = arith.constant 0 : index
    %6:3 = scf.while (%arg2 = %c0, %arg3 = %5#1, %arg4 = %5#0) : (index, tensor<4x4xf64>, tensor<4x4xf64>) -> (index, tensor<4x4xf64>, tensor<4x4xf64>) {
      %7 = arith.cmpi ult, %arg2, %c1 : index
      %cst_1 = arith.constant 0.000000e+00 : f64
      %8 = arith.cmpf olt, %extracted, %cst_1 : f64
      %9 = arith.andi %7, %8 : i1
      scf.condition(%9) %arg2, %arg3, %arg4 : index, tensor<4x4xf64>, tensor<4x4xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4x4xf64>, %arg4: tensor<4x4xf64>):
      %7 = arith.addi %arg2, %c1 : index
      %inserted_slice = tensor.insert_slice %arg0 into %arg4[0, 0] [4, 4] [1, 1] : tensor<4x4xf64> into tensor<4x4xf64>
      %8 = linalg.copy ins(%inserted_slice : tensor<4x4xf64>) outs(%arg3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %7, %8, %inserted_slice : index, tensor<4x4xf64>, tensor<4x4xf64>
    }
    %cast = tensor.cast %5#2 : tensor<4x4xf64> to tensor<4x?xf64>
    %cast_0 = tensor.cast %6#2 : tensor<4x4xf64> to tensor<?x4xf64>
    return %4, %cast, %6#1, %cast_0, %6#0 : tensor<2x2x?x?xf64>, tensor<4x?xf64>, tensor<4x4xf64>, tensor<?x4xf64>, index
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.div ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<[[7.500000e+00, 1.050000e+01, 1.350000e+01, 1.650000e+01], [1.950000e+01, 2.250000e+01, 2.550000e+01, 2.850000e+01], [3.150000e+01, 3.450000e+01, 3.750000e+01, 4.050000e+01], [4.350000e+01, 4.650000e+01, 4.950000e+01, 5.250000e+01]]> : tensor<4x4xf64>
    %3:3 = call @f1(%cst, %arg1) : (tensor<4x4xf64>, f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
    return %3#2, %3#1, %3#0 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @f1(%arg0: tensor<4x4xf64>, %arg1: f64) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.subf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<4x4xf64>
    %1 = linalg.floor ins(%0 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4, %c4) : tensor<?x?xf64>
    %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %4 = linalg.add ins(%0, %3 : tensor<4x4xf64>, tensor<?x?xf64>) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %mapped = linalg.map ins(%1, %0 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%4 : tensor<4x4xf64>)
      (%in: f64, %in_0: f64, %init: f64) {
        %10 = arith.cmpf one, %in, %in_0 : f64
        %11 = arith.select %10, %in, %in_0 : f64
        linalg.yield %11 : f64
      }
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf64>) outs(%0 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.maximumf %in, %out : f64
      linalg.yield %10 : f64
    } -> tensor<4x4xf64>
    %6 = tensor.empty() : tensor<4x4xf64>
    %7 = linalg.copy ins(%mapped : tensor<4x4xf64>) outs(%6 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %8 = tensor.empty() : tensor<4x4xf64>
    %9 = linalg.copy ins(%1 : tensor<4x4xf64>) outs(%8 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %7, %9, %5 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
}

