// bufdiff-profile: idioms
// bufdiff-choices: 644c3518fe65c26b1e9949684b3b6a88025cb919d433c9d5855c109bf5c8b1245b66a097ccb200e0
// bufdiff-choices: 973aa07cad96e93b3f16bc8e253ca36a05e660e379c0e7e244f567306c683144ed6dd0ed71356a9b
// bufdiff-choices: 910f6accc8335fe2a697fbb0bc403394d60b49b07a2e4ec1b877bb577abd2ca75334c1e4443b7154
// bufdiff-choices: 8421c6428c5f49f9448b1ef67ca7560551b08af26512168572664dfa75bc5988fe58df7f3f2a6394
// bufdiff-choices: 7f313e6ad6e6d5d7df30e07cc06527af2d47fe8bffeeb77f761166cf8d54e9ec47d5e69d34f5a613
// bufdiff-choices: 8442cf91e4ff20237fec0930ad0729e8fb1fe54c0eccf122d741b59b01a5cbc726d4d0f5976b1a28
// bufdiff-choices: cec4dd7c6dd0ed022a0ac452d49dae3e32add2161dbffdc4b478e0489e28b73295947ff3883101df
// bufdiff-choices: fd812b06c152a6889baecca904185ac693c48b1c0c35482c7c
// bufdiff-features: 1150 2442 2945 3217 3233 3579 3866 4165 5296 5448 6360 6363 6611 7770 9479 9748
// bufdiff-features: 10872 11162 11441 12276 12648 13233 14878 15751 15989 16226 16371 16682 17255
// bufdiff-features: 18001 18822 19579 19915 20261 20749 22167 22280 23460 24135 24747 26568 26598
// bufdiff-features: 27725 29583 29590 30348 30666 30718 31336 31425 33853 34167 35364 37231 38783
// bufdiff-features: 39927 40712 42150 42344 42467 42571 42858 43092 43442 44505 44621 45765 46203
// bufdiff-features: 46208 46404 47392 48598 48974 48991 49635 49999 50894 51415 52322 52558 52900
// bufdiff-features: 53178 53180 54408 54998 57999 58024 59189 60686 61080 62433 63800 63929 64119
// bufdiff-features: 64120 64235 64320 65401 66327 66422 66974 66995 68355 68408 71050 71306 73330
// bufdiff-features: 73802 74552 74864 75361 75492 76915 77283 78131 78283 78430 78644 78796 78808
// bufdiff-features: 80894 81047 81956 83900 84585 85051 85843 86125 88732 88958 89110 89780 89812
// bufdiff-features: 90070 90543 91491 92970 93255 95273 95407 96562 96621 97364 97715 98196 99228
// bufdiff-features: 99383 103995 104315 104850 104931 105795 106314 109445 110162 110454 110786
// bufdiff-features: 111211 111584 112929 113295 113801 116732 118707 118984 119401 119764 120049
// bufdiff-features: 120599 121132 125971 126398 127238 127427 127830 128347 129955 130135 130602
// bufdiff-features: 137045 138844 138949 140860 141044 141238 142040 143172 144648 145441 146512
// bufdiff-features: 147477 148700 150818 151936 153293 153306 154946 155898 156191 156253 156325
// bufdiff-features: 156460 157579 157953 158120 158897 159210 160756 162764 162948 162971 163044
// bufdiff-features: 163471 163687 164301 164396 165272 165636 165695 165719 165817 166455 167164
// bufdiff-features: 168858 169744 174170 175248 175830 176031 177211 177355 177429 178067 178560
// bufdiff-features: 180207 180258 181522 184030 184863 186882 186959 187596 188175 188790 190154
// bufdiff-features: 191294 191347 191911 192422 192752 192771 193633 193773 194134 194682 195407
// bufdiff-features: 196031 196048 197267 197837 198003 198460 198798 199827 200065 200104 201059
// bufdiff-features: 201178 201601 202241 204922 205434 205689 207124 208480 209255 210022 210096
// bufdiff-features: 210363 210461 211044 212389 212628 213389 214769 215707 215959 216581 217103
// bufdiff-features: 219751 219934 221097 222809 223640 225759 225827 226357 226579 227395 227401
// bufdiff-features: 228058 228390 228426 228519 230081 234387 234455 235477 235868 236324 236930
// bufdiff-features: 238696 240158 242306 243546 245619 245941 246543 247384 247660 248049 250123
// bufdiff-features: 250571 251478 251560 252466 252539 252814 253836 254791 255449 255526 256247
// bufdiff-features: 257251 258331 258625 258994 259065 259192 259229 259840 260161 261359
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f1(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32) {
    %0 = linalg.erf ins(%arg1 : tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg1[%c0, 0, 0] [3, %c3, 2] [1, 1, 1] : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    %cast = tensor.cast %arg1 : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%c0, 0, 0] [3, %c3, 2] [1, 1, 1] : tensor<3x?x2xf32> into tensor<3x3x2xf32>
    %1 = tensor.empty() : tensor<3x3x2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x?x2xf32>) outs(%1 : tensor<3x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant -1.000000e+00 : f32
      %3 = arith.cmpf one, %in, %cst_0 : f32
      %4 = arith.select %3, %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<3x3x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    return %inserted_slice, %2, %0, %cst : tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32
  }
  func.func private @f2(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32) {
    %0 = call @pick2(%arg1, %arg0) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %1 = linalg.softmax dimension(1) ins(%0 : tensor<3x3x2xf32>) outs(%0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x3x2xf32>) outs(%0 : tensor<3x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.subf %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<3x3x2xf32>
    %3 = linalg.rsqrt ins(%arg0 : tensor<3x3x2xf32>) outs(%1 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    return %3, %1, %2, %cst : tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32
  }
  func.func private @pick2(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> tensor<3x3x2xf32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %arg1 : tensor<3x3x2xf32>
  }
  func.func @main(%arg0: tensor<3x3x2xf32> {bufferization.writable = false}, %arg1: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<?x?x?xf32>, tensor<2x3x2xf32>, tensor<3x3x2xf32>, f32, f32) {
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [2, 3, 2] [2, 1, 1] : tensor<3x3x2xf32> to tensor<2x3x2xf32>
    %mapped = linalg.map ins(%extracted_slice : tensor<2x3x2xf32>) outs(%extracted_slice : tensor<2x3x2xf32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant -0.000000e+00 : f32
        %6 = arith.divf %in, %cst : f32
        linalg.yield %6 : f32
      }
    %inserted_slice = tensor.insert_slice %mapped into %arg1[0, 0, 0] [2, 3, 2] [2, 1, 1] : tensor<2x3x2xf32> into tensor<3x3x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %extracted_slice[%c0, %c2, %c0] : tensor<2x3x2xf32>
    vector.print %extracted : f32
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c3, %c2) : tensor<?x?x?xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %extracted_slice) -> (tensor<2x3x2xf32>) {
      %6 = tensor.empty() : tensor<2x3x2x2xf32>
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
      %cast = tensor.cast %7 : tensor<2x3x2x2xf32> to tensor<?x?x2x?xf32>
      %reduced = linalg.reduce ins(%cast : tensor<?x?x2x?xf32>) outs(%1 : tensor<?x?x?xf32>) dimensions = [2] 
        (%in: f32, %init: f32) {
          %9 = arith.negf %in : f32
          %10 = arith.addf %9, %init : f32
          linalg.yield %10 : f32
        }
      %8 = linalg.copy ins(%1 : tensor<?x?x?xf32>) outs(%arg3 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      scf.yield %8 : tensor<2x3x2xf32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<?x?x?xf32>) outs(%1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.mulf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<?x?x?xf32>
    %4:4 = call @f1(%arg0, %arg1) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32)
    %5:4 = call @f2(%4#1, %4#0) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, f32)
    return %5#2, %5#1, %5#0, %4#2, %3, %2, %inserted_slice, %5#3, %extracted : tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<?x?x?xf32>, tensor<2x3x2xf32>, tensor<3x3x2xf32>, f32, f32
  }
}

