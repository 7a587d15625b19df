// bufdiff-profile: types
// bufdiff-choices: 1dedca030ed1ec161b3d2685bbe12ecd54aed9de350f5edd907ff38195e8466fc7ba65abb3877308
// bufdiff-choices: dfeaffc8b6b01d4e054aa66c717eb65e83d256224c1f46b708491189a22bf87831ede2c785cd05ff
// bufdiff-choices: b20a82a95ff33b6f0282a5c11b014e1660191a2d79c1de60a1ca8f0302d2e10e88259831146c796b
// bufdiff-choices: 047d8e5162b104916ecfd3119b2932749b7d5cbbc913acdefc9e4e8ebb7fe52a6927092c2d491924
// bufdiff-choices: 0735fe0af076210f89e20810d4291277e48ca16869402b5a6e20bc340294e8502049935e988d9f8e
// bufdiff-choices: bf12e492c57acdb439a1995cc34473cca7cf9849085a5177bbbacb8a5ee451e11985688d50fd136e
// bufdiff-choices: 7dff2ea7f3d7087c20d60ea5a4b4031780d15367c2df3c93a82bc8e17d569676d65210cf7012db73
// bufdiff-features: 429 2898 3233 3866 4165 6611 7524 7770 8130 8918 9479 10384 11162 13233 13945
// bufdiff-features: 15751 16371 16682 17015 17281 18822 22280 26181 26400 26414 26568 26960 27644
// bufdiff-features: 28512 29590 30209 30666 31425 33853 34167 35096 40712 42344 42393 42571 43282
// bufdiff-features: 43442 44132 44516 44522 44621 45765 46203 46763 47392 48598 49657 52062 52236
// bufdiff-features: 52558 52624 52900 53252 54658 54998 55148 57715 61628 63071 63929 64119 64120
// bufdiff-features: 64675 64936 65171 66422 68355 69007 69403 71306 73041 73289 73788 74057 76953
// bufdiff-features: 78283 78430 78875 81443 81467 81956 82135 83314 85843 86125 89110 89812 90977
// bufdiff-features: 91705 92194 93286 95407 97308 99228 99383 99525 100126 101952 102591 104315
// bufdiff-features: 104931 106314 109732 110780 112929 119401 119645 121132 123644 128379 130933
// bufdiff-features: 137045 138476 139017 142040 144761 147358 147747 149892 153293 156191 156460
// bufdiff-features: 158120 158897 160756 161681 163044 163471 165695 165719 166456 166579 167164
// bufdiff-features: 168858 171034 173560 174170 175546 177052 177355 177488 177904 178067 178560
// bufdiff-features: 181522 184030 185252 186959 187745 191256 192422 192628 192771 194134 194337
// bufdiff-features: 195224 196031 197267 198279 198432 199827 200358 200521 201059 201601 202241
// bufdiff-features: 202739 204922 205434 205519 205689 207442 207631 208115 208396 209977 210022
// bufdiff-features: 210096 210363 210461 212628 214071 215925 215959 216581 217748 218166 218635
// bufdiff-features: 218698 221162 221329 222809 224899 225827 226357 227189 228816 229266 229531
// bufdiff-features: 230081 230640 231770 235477 236930 237022 237295 237512 239241 239725 240158
// bufdiff-features: 241213 241639 242733 242842 243546 245839 246543 247384 250397 250415 250909
// bufdiff-features: 252351 252466 257843 258296 258331 259528 259840 260041 261091
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module {
  func.func private @f1(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xf32>) {
    %0 = tensor.empty() : tensor<2x2x2x3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0, %c0] : tensor<2x2x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x2x2x3xf32>) outs(%arg0 : tensor<2x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<2x2x3xf32>
    return %2, %arg1 : tensor<2x2x3xf32>, tensor<2x2x3xf32>
  }
  func.func @main(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2x2x3xf32>, tensor<2x2x2xf32>, tensor<2x2x3xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x3xf32>) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x2xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c0, 0, 0] [1, 2, 2] [1, 1, 2] : tensor<2x2xf32> into tensor<2x2x3xf32>
    %2:2 = call @f1(%inserted_slice, %inserted_slice) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x3xf32>)
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.000000e+01 : f32
    %inserted = tensor.insert %cst_0 into %1[%c1, %c1] : tensor<2x2xf32>
    %extracted_slice = tensor.extract_slice %2#1[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x3xf32> to tensor<2x2x2xf32>
    %extracted_slice_1 = tensor.extract_slice %2#1[0, 0, 1] [2, 2, 2] [1, 1, 1] : tensor<2x2x3xf32> to tensor<2x2x2xf32>
    %3 = linalg.sqrt ins(%extracted_slice_1 : tensor<2x2x2xf32>) outs(%extracted_slice : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%3, %extracted_slice : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%extracted_slice_1 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %inserted_slice_2 = tensor.insert_slice %3 into %2#1[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x3xf32>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice_2[0, 0, 1] [2, 2, 2] [1, 1, 1] : tensor<2x2x2xf32> into tensor<2x2x3xf32>
    %extracted = tensor.extract %2#1[%c1, %c1, %c1] : tensor<2x2x3xf32>
    %5 = linalg.erf ins(%extracted_slice : tensor<2x2x2xf32>) outs(%4 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %inserted_4 = tensor.insert %extracted into %inserted_slice_2[%c1, %c1, %c0] : tensor<2x2x3xf32>
    return %inserted, %inserted_slice_3, %5, %inserted_4, %4, %extracted_slice_1, %2#0 : tensor<2x2xf32>, tensor<2x2x3xf32>, tensor<2x2x2xf32>, tensor<2x2x3xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x3xf32>
  }
}

