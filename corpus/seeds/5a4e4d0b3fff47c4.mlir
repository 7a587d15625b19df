// bufdiff-profile: idioms
// bufdiff-choices: 6728308bfceb51533dcbead89799f4417daf27f1bd438bd43ba4cd89420b47cbb8b81ccd05b797cf
// bufdiff-choices: ff419fda355844f65897652687b26ce87ee80371a0649984044118a1c473179cdcad3e2d559414f7
// bufdiff-choices: 45672a4ebdbc95960e6aac69aa17645123ca6a248364c5c476d479d7db586ba37ab469ea836eadaf
// bufdiff-choices: 09ac149fac397f6182470126372f5048f2758a737a711abfe0ecb782d902c4b348d07c0bff83a9fc
// bufdiff-choices: ff65e59954615a9209d785d3d0d2223cfab4581417eb2ed6c7d7292f696f80a923ae984cda9b5850
// bufdiff-choices: c2b180da5a0045a9971fde1c081200282b827987fbaac07d9aa61f46428e8d0da90c763471dae963
// bufdiff-choices: e3b996625d646d05b79d3fe626b99e01d18625a862594ff6965a5a2121e1ee6743927933837e352e
// bufdiff-choices: 4127e207f9b2198b7198029d597fe0
// bufdiff-features: 1683 1854 5297 8130 8918 9034 9479 10203 10717 12276 12932 13233 14454 14884
// bufdiff-features: 15751 15903 16682 18330 18486 19100 20261 22095 22280 23787 24208 24330 26087
// bufdiff-features: 26546 26568 28464 29590 29667 30210 30666 32614 32819 33682 34167 35036 36784
// bufdiff-features: 37231 38783 39927 40712 42344 42398 44505 45593 45765 46203 46522 46936 48598
// bufdiff-features: 48974 48991 49635 49956 50894 51415 51701 52062 52558 52807 52900 53180 54998
// bufdiff-features: 55113 55745 60567 62232 63071 64936 65083 66157 66422 68355 69403 70119 71050
// bufdiff-features: 71306 72243 72546 72629 73028 73802 73846 74057 74067 74552 74560 74833 76677
// bufdiff-features: 78283 78430 80894 81217 81467 81736 82135 82565 83194 83314 84585 85843 86125
// bufdiff-features: 88000 88732 89177 89178 89780 90424 91354 91697 92194 92465 93255 95273 95407
// bufdiff-features: 95603 96099 96969 97715 98138 98501 98518 99383 100059 100085 104931 105775
// bufdiff-features: 107425 108038 109932 110613 110816 111688 112929 113940 121132 121318 122163
// bufdiff-features: 123340 123644 128355 128907 128916 129516 130479 132156 132624 138086 139524
// bufdiff-features: 139530 139765 140318 142040 143174 143438 143619 145130 145156 146109 146512
// bufdiff-features: 146792 149660 150348 152265 152820 153293 153470 155898 156460 158120 159421
// bufdiff-features: 160756 160967 161281 161304 162764 162971 163746 165636 165719 166431 166455
// bufdiff-features: 166831 167164 168404 168766 168858 169507 169543 169642 170419 170469 175235
// bufdiff-features: 175687 176774 176782 176851 177182 177211 177379 177904 178067 180207 180699
// bufdiff-features: 182338 183114 183667 184030 186959 187745 188136 188790 189820 190154 190520
// bufdiff-features: 190547 190969 191476 191863 192418 192422 192628 192771 193290 193396 194134
// bufdiff-features: 196031 197738 197837 198460 198729 198798 199827 200104 201059 203000 205100
// bufdiff-features: 205434 205689 206133 208623 208797 208849 210096 210461 212628 212695 213330
// bufdiff-features: 213389 215925 216034 216581 219589 220223 220517 224099 225016 225827 226357
// bufdiff-features: 227955 228061 228168 230081 233919 235144 235477 236930 237454 238474 238948
// bufdiff-features: 239039 240158 242145 242267 243546 243808 245458 245738 246062 246543 247384
// bufdiff-features: 250059 252466 252539 253255 253446 254057 254836 255556 255733 257458 258477
// bufdiff-features: 258994 259067 259229 259528 259840 260201 260550 261802
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x3x1xf32> {bufferization.buffer_layout = #map, bufferization.writable = false}) -> (tensor<?x2x1xf32>, tensor<1x3x?xf32>, tensor<?x2x1xf32>, tensor<1x1x?xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0, %c0] : tensor<1x3x1xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %2:4 = call @f2(%arg0, %arg0, %1) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>, tensor<3x3x3xf32>) -> (tensor<1x3x1xf32>, tensor<1x2x1xf32>, f32, f32)
    %cast = tensor.cast %2#0 : tensor<1x3x1xf32> to tensor<1x?x1xf32>
    %3:2 = call @f1(%cast) : (tensor<1x?x1xf32>) -> (tensor<1x?x1xf32>, index)
    %extracted_slice = tensor.extract_slice %2#1[0, %c0, %c0] [1, 1, 1] [1, 1, 1] : tensor<1x2x1xf32> to tensor<1x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %3#0[0, 0, 0] [%c1, 2, 1] [1, 1, 1] : tensor<1x?x1xf32> to tensor<?x2x1xf32>
    %cast_1 = tensor.cast %extracted_slice : tensor<1x1xf32> to tensor<1x?xf32>
    %inserted_slice = tensor.insert_slice %cast_1 into %extracted_slice_0[0, %c0, %c0] [1, %c1, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<?x2x1xf32>
    %4 = tensor.empty() : tensor<1x3x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3#0 : tensor<1x?x1xf32>) outs(%4 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %in, %extracted : f32
      linalg.yield %7 : f32
    } -> tensor<1x3x1xf32>
    %extracted_slice_2 = tensor.extract_slice %extracted_slice_0[0, %c0, 0] [1, 1, %c1] [1, 1, %c1] : tensor<?x2x1xf32> to tensor<1x1x?xf32>
    %6 = linalg.sqrt ins(%extracted_slice_0 : tensor<?x2x1xf32>) outs(%extracted_slice_0 : tensor<?x2x1xf32>) -> tensor<?x2x1xf32>
    %extracted_3 = tensor.extract %extracted_slice_2[%c0, %c0, %c0] : tensor<1x1x?xf32>
    %cast_4 = tensor.cast %5 : tensor<1x3x1xf32> to tensor<1x3x?xf32>
    return %6, %cast_4, %inserted_slice, %extracted_slice_2, %extracted_3, %extracted : tensor<?x2x1xf32>, tensor<1x3x?xf32>, tensor<?x2x1xf32>, tensor<1x1x?xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<1x?x1xf32>) -> (tensor<1x?x1xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<1x?x1xf32>, tensor<1x?x1xf32>) -> (index, tensor<1x?x1xf32>, tensor<1x?x1xf32>) {
      %1 = arith.cmpi ult, %arg1, %c3 : index
      %c11 = arith.constant 11 : index
      %2 = arith.cmpi sle, %arg1, %c11 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg1, %arg2, %arg3 : index, tensor<1x?x1xf32>, tensor<1x?x1xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x?x1xf32>, %arg3: tensor<1x?x1xf32>):
      %1 = arith.addi %arg1, %c1 : index
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %arg0 : tensor<1x?x1xf32>, tensor<1x?x1xf32>) outs(%arg3 : tensor<1x?x1xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %4 = arith.negf %in : f32
        %5 = arith.addf %4, %in_1 : f32
        linalg.yield %5 : f32
      } -> tensor<1x?x1xf32>
      %cst = arith.constant dense<[[[4.500000e+00], [5.500000e+00], [6.500000e+00]]]> : tensor<1x3x1xf32>
      %3 = linalg.abs ins(%cst : tensor<1x3x1xf32>) outs(%2 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
      %cst_0 = arith.constant dense<[[[8.500000e+00]], [[9.500000e+00]], [[1.050000e+01]]]> : tensor<3x1x1xf32>
      %cast = tensor.cast %cst_0 : tensor<3x1x1xf32> to tensor<?x1x1xf32>
      %transposed = linalg.transpose ins(%cast : tensor<?x1x1xf32>) outs(%arg2 : tensor<1x?x1xf32>) permutation = [1, 0, 2] 
      scf.yield %1, %transposed, %3 : index, tensor<1x?x1xf32>, tensor<1x?x1xf32>
    }
    return %0#1, %0#0 : tensor<1x?x1xf32>, index
  }
  func.func @f2(%arg0: tensor<1x3x1xf32>, %arg1: tensor<1x3x1xf32>, %arg2: tensor<3x3x3xf32>) -> (tensor<1x3x1xf32>, tensor<1x2x1xf32>, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c1, %c0] : tensor<1x3x1xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<1x2x1xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x3x1xf32> to tensor<1x2x1xf32>
      scf.yield %extracted_slice : tensor<1x2x1xf32>
    } else {
      %extracted_slice = tensor.extract_slice %arg0[0, 1, 0] [1, 2, 1] [1, 1, 1] : tensor<1x3x1xf32> to tensor<1x2x1xf32>
      scf.yield %extracted_slice : tensor<1x2x1xf32>
    }
    %2 = linalg.abs ins(%1 : tensor<1x2x1xf32>) outs(%1 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %extracted_0 = tensor.extract %arg0[%c0, %c0, %c0] : tensor<1x3x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg0 : tensor<1x3x1xf32>, tensor<1x3x1xf32>) outs(%arg0 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %4 = arith.addf %in, %in_1 : f32
      %5 = arith.negf %4 : f32
      %6 = arith.addf %5, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x3x1xf32>
    return %3, %2, %extracted_0, %extracted : tensor<1x3x1xf32>, tensor<1x2x1xf32>, f32, f32
  }
}

