// bufdiff-profile: types
// bufdiff-choices: 62c99e562b54f12353ac95d7b0832a76b26709165f6734823cc91c6aca2fa6a039b2703c7decbe70
// bufdiff-choices: 9364b29eec18593fb36c6e3a398c41d3b7ff401261155c723679b49e002610387a7ab4bdfcb71dfa
// bufdiff-choices: c56b2d474d054d232e39995f7a9162546385381da236772bc475f8d6b7ee35614f5dd62f9aa42d70
// bufdiff-choices: 3ba66e804ac18cc1b849f35de11974628b0de6943c015b4007014a3a18e14e7ed3b4271eb87484ce
// bufdiff-choices: f445c273ee2cce7581e0b236dd2f5efe9430964a30eb24167a4817fbcdeec9a9ba830da5a1ee7242
// bufdiff-choices: ae65cfef619ad54ce7ceefecd5b6c4826d0950b9982536121f853a7e6f
// bufdiff-features: 2898 4752 4995 6360 7541 7691 8325 9294 9479 9968 10035 12679 13233 13390 14884
// bufdiff-features: 15421 15751 16048 17970 18330 19545 19579 19606 20023 21334 21522 22280 24259
// bufdiff-features: 24747 25651 26568 28814 29667 29968 30666 30896 33769 34167 37155 38702 38783
// bufdiff-features: 40712 42858 43442 44093 45617 46203 47141 47392 48598 51178 51415 52558 52900
// bufdiff-features: 52946 53252 54998 56592 57498 58303 62098 62480 63071 63168 64370 64435 64716
// bufdiff-features: 66422 67159 68355 68614 69403 70119 71306 72451 73802 74057 76268 76587 76953
// bufdiff-features: 78430 78556 78796 79099 81281 81441 81612 81628 82135 82168 83419 84322 84585
// bufdiff-features: 85843 86125 87495 88008 88337 88732 88932 92194 95273 95407 97131 97715 98409
// bufdiff-features: 99383 99757 101264 102591 104931 107078 107614 110552 111302 112929 114248
// bufdiff-features: 115778 117235 123148 124010 126581 127830 129946 130310 133084 136039 137045
// bufdiff-features: 137235 140479 146969 147178 147712 148304 149660 150580 151113 152983 153293
// bufdiff-features: 154764 154879 156460 156854 158120 160756 162318 162764 163687 164602 165695
// bufdiff-features: 165719 166816 167793 168858 169507 170808 172692 172809 172926 173354 174249
// bufdiff-features: 174734 175888 178067 181355 184030 186042 186959 188790 189998 191911 192422
// bufdiff-features: 192771 194682 196031 196048 197169 197392 198460 199305 200104 201059 202241
// bufdiff-features: 204212 205426 205434 205953 207731 209918 210246 210461 210927 211050 211534
// bufdiff-features: 212111 213275 214744 215925 216801 216890 216892 218480 219413 221154 221162
// bufdiff-features: 222306 222601 224443 225421 225985 226357 228061 228390 229273 229536 230081
// bufdiff-features: 230640 232252 233766 236930 239237 239241 239725 240158 242034 243546 243781
// bufdiff-features: 244110 244281 245380 246543 246966 247062 249841 252377 252466 252957 253484
// bufdiff-features: 255514 255729 256235 256247 256972 258994 259346 259840
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> (tensor<4xf16>, tensor<2x2xf16>) {
    %0 = linalg.square ins(%arg0 : tensor<4xf16>) outs(%arg0 : tensor<4xf16>) -> tensor<4xf16>
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c2, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<4xf16>, tensor<2xindex>) -> tensor<2x2xf16>
    return %0, %reshape : tensor<4xf16>, tensor<2x2xf16>
  }
  func.func @f1(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> (tensor<4xindex>, tensor<4xf16>, i64) {
    %0 = tensor.empty() : tensor<4xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = arith.index_cast %1 : tensor<4xi64> to tensor<4xindex>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %1 : tensor<4xf16>, tensor<4xi64>) outs(%arg0 : tensor<4xf16>) {
    ^bb0(%in: f16, %in_0: i64, %out: f16):
      %4 = arith.sitofp %in_0 : i64 to f16
      %5 = arith.subf %in, %4 : f16
      linalg.yield %5 : f16
    } -> tensor<4xf16>
    return %2, %3, %c5_i64 : tensor<4xindex>, tensor<4xf16>, i64
  }
  func.func @main(%arg0: tensor<4xf16> {bufferization.writable = false}, %arg1: memref<4xf16, strided<[?], offset: ?>>) -> (tensor<2x2xf16>, tensor<?x?xf16>, tensor<4xf16>, tensor<4xindex>, index) {
    bufferization.materialize_in_destination %arg0 in restrict writable %arg1 : (tensor<4xf16>, memref<4xf16, strided<[?], offset: ?>>) -> ()
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<4xf16>, tensor<4xf16>) outs(%arg0 : tensor<4xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %10 = arith.subf %in, %in_1 : f16
      linalg.yield %10 : f16
    } -> tensor<4xf16>
    %1:2 = call @f2(%0, %0) : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xf16>, tensor<2x2xf16>)
    %2 = tensor.empty() : tensor<4xf16>
    %cst = arith.constant 0.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<4xf16>) -> tensor<4xf16>
    %4:3 = call @f1(%arg0, %3) : (tensor<4xf16>, tensor<4xf16>) -> (tensor<4xindex>, tensor<4xf16>, i64)
    %cast = tensor.cast %1#1 : tensor<2x2xf16> to tensor<?x?xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xf16>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c1] : tensor<?x?xf16> into tensor<?x?x?xf16>
    %extracted = tensor.extract %1#0[%c1] : tensor<4xf16>
    %5 = linalg.fill ins(%extracted : f16) outs(%expanded : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
    %collapsed = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<?x?x?xf16> into tensor<?x?xf16>
    %6 = linalg.matmul ins(%1#1, %collapsed : tensor<2x2xf16>, tensor<?x?xf16>) outs(%collapsed : tensor<?x?xf16>) -> tensor<?x?xf16>
    %7 = arith.index_cast %4#2 : i64 to index
    %8 = arith.remui %7, %c2 : index
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<2x2xf16>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1#1 : tensor<2x2xf16>) outs(%cst_0 : tensor<2x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      %10 = arith.minimumf %in, %out : f16
      linalg.yield %10 : f16
    } -> tensor<2x2xf16>
    return %9, %6, %4#1, %4#0, %8 : tensor<2x2xf16>, tensor<?x?xf16>, tensor<4xf16>, tensor<4xindex>, index
  }
}

