// bufdiff-profile: mixed
// bufdiff-choices: 868d62772525f8d0392b9ebc299cacb6aa14aade7d3b40e3d844c6efaabfc0b64f3b9dca60c2e8ad
// bufdiff-choices: 7d01b8ccb683cec85c979b4c4ef270441f4daf1e09c1f88a700aa239124f7eaae5b984e66709421f
// bufdiff-choices: 9e1336df692904e8d7f2de5056f4ec318b3dea386ab00e71d046d66fbfde08303b0553a2ba5c81b0
// bufdiff-choices: ea196dda286c2f745d49b4915b258fb8bc12e992c6cfcb860a82453481a19049e517d00c8be83593
// bufdiff-choices: 2e1b7af62ed79c415bcb7f7a326215f668d5e01405231868a4fe64786f7f97
// bufdiff-features: 602 1631 2442 3233 4280 12276 12932 13233 15751 16371 16682 19419 20261 22095
// bufdiff-features: 22280 24747 26568 26922 27644 28556 29007 29590 29968 30301 30666 33772 34167
// bufdiff-features: 36784 37206 37231 38783 40712 42344 42467 44505 44522 45765 46203 46208 46993
// bufdiff-features: 47392 47742 48991 49635 50894 51415 51701 52900 53057 53178 53180 53469 54385
// bufdiff-features: 54998 55113 56599 60686 62641 64119 64235 66422 66821 67526 68355 68408 71050
// bufdiff-features: 72612 73041 74057 74360 76700 77253 78430 81736 85780 85843 86125 88635 89780
// bufdiff-features: 90198 92194 92740 94793 95273 97582 98190 99383 100025 104315 104931 106314
// bufdiff-features: 107412 107425 110952 111619 111688 112929 113940 117235 117766 117775 118093
// bufdiff-features: 119665 119705 119724 121132 125299 126927 128916 130135 131306 132156 138366
// bufdiff-features: 140778 141891 142040 142081 142509 143252 145008 146512 147477 148071 151936
// bufdiff-features: 153293 155465 155898 156460 157120 157531 157579 158120 158897 159421 161304
// bufdiff-features: 163471 163687 164709 165695 165719 167164 168766 169982 172435 173354 174097
// bufdiff-features: 176364 177182 177211 177488 177930 178535 178560 180207 181522 184030 185275
// bufdiff-features: 186959 188571 188790 192418 192771 194134 194321 195407 196048 197837 198003
// bufdiff-features: 198432 198820 199827 201059 201601 202241 203000 204922 205434 205689 207442
// bufdiff-features: 208017 210351 210461 212628 215340 216810 217137 218657 219751 222917 224899
// bufdiff-features: 225818 225827 226357 228061 228255 228390 230640 231792 235375 235477 236238
// bufdiff-features: 237022 237963 240158 243546 246303 246543 247384 249653 250365 251478 251992
// bufdiff-features: 252539 253836 256112 256247 258331 258378 258906 259840 261585
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @f2(%arg0: tensor<3x2x3xi32>, %arg1: tensor<3x2x3xi32>, %arg2: tensor<?x?x?xi32>, %arg3: tensor<3x2x3xi32>) -> tensor<3x2x3xi32> {
    %c127_i32 = arith.constant 127 : i32
    %0 = vector.broadcast %c127_i32 : i32 to vector<3xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg0[%c2, %c1, %c2] : vector<3xi32>, tensor<3x2x3xi32>
    return %1 : tensor<3x2x3xi32>
  }
  func.func private @f1(%arg0: tensor<3x?x?xi32>, %arg1: i32, %arg2: tensor<?x2x3xi32>) -> tensor<?x2x3xi32> {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<3x?x?xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg2[0, %c0, 0] [%dim, 1, %c3] [1, 1, 1] : tensor<?x2x3xi32> to tensor<?x?xi32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg2, %extracted_slice : tensor<?x2x3xi32>, tensor<?x?xi32>) outs(%arg2 : tensor<?x2x3xi32>) -> tensor<?x2x3xi32>
    return %0 : tensor<?x2x3xi32>
  }
  func.func @main(%arg0: tensor<?x?x?xi32>, %arg1: tensor<3x2x3xi32>) -> (tensor<?x2x3xi32>, tensor<3x2x3xi32>, tensor<3x2x3xi32>, tensor<2x2x3xi32>) {
    %cast = tensor.cast %arg1 : tensor<3x2x3xi32> to tensor<?x?x?xi32>
    %0 = call @f2(%arg1, %arg1, %cast, %arg1) : (tensor<3x2x3xi32>, tensor<3x2x3xi32>, tensor<?x?x?xi32>, tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %cast_0 = tensor.cast %0 : tensor<3x2x3xi32> to tensor<3x?x?xi32>
    %c9_i32 = arith.constant 9 : i32
    %cast_1 = tensor.cast %0 : tensor<3x2x3xi32> to tensor<?x2x3xi32>
    %1 = call @f1(%cast_0, %c9_i32, %cast_1) : (tensor<3x?x?xi32>, i32, tensor<?x2x3xi32>) -> tensor<?x2x3xi32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [2, 2, 3] [1, 1, 1] : tensor<3x2x3xi32> to tensor<2x2x3xi32>
    %extracted_slice_2 = tensor.extract_slice %0[1, 0, 0] [2, 2, 3] [1, 1, 1] : tensor<3x2x3xi32> to tensor<2x2x3xi32>
    %cst = arith.constant dense<[[[2, 3, 4], [5, 6, 7]], [[8, 9, 10], [11, 12, 13]]]> : tensor<2x2x3xi32>
    %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%extracted_slice_2, %cst : tensor<2x2x3xi32>, tensor<2x2x3xi32>) outs(%extracted_slice : tensor<2x2x3xi32>)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<2x2x3xi32>) outs(%extracted_slice_2 : tensor<2x2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x2x3xi32>
    %inserted_slice = tensor.insert_slice %mapped into %0[0, 0, 0] [2, 2, 3] [1, 1, 1] : tensor<2x2x3xi32> into tensor<3x2x3xi32>
    %inserted_slice_3 = tensor.insert_slice %2 into %inserted_slice[1, 0, 0] [2, 2, 3] [1, 1, 1] : tensor<2x2x3xi32> into tensor<3x2x3xi32>
    return %1, %inserted_slice_3, %inserted_slice, %extracted_slice : tensor<?x2x3xi32>, tensor<3x2x3xi32>, tensor<3x2x3xi32>, tensor<2x2x3xi32>
  }
}

