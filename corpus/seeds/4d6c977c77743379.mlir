// bufdiff-profile: slices
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121df9b37644ba0da269dd889f4aa7
// bufdiff-choices: 3cbca3b35657fdd8d59e078588e4a70adb74383058761ded760a7cb0
// bufdiff-features: 2374 2898 3579 4146 8416 9479 11321 12526 13493 15751 17406 18486 19380 21154
// bufdiff-features: 21181 21548 23393 24826 26019 26464 26568 26663 27048 28814 30209 30305 31206
// bufdiff-features: 31864 32615 33409 33530 34564 34647 35097 36616 37054 39856 40540 41854 43242
// bufdiff-features: 45855 45897 46203 47920 51099 51100 52042 52492 52625 52774 52900 53252 54203
// bufdiff-features: 55014 55887 57718 58403 60004 60601 63800 64138 66422 67388 68355 69987 71046
// bufdiff-features: 71090 71228 74362 74748 74833 76196 77431 77551 79229 82203 84322 86125 87000
// bufdiff-features: 87258 87601 88337 91566 91958 92711 93255 95262 97150 98279 98564 99009 101264
// bufdiff-features: 102602 103522 104931 105108 107614 108165 108221 110552 112709 112929 113698
// bufdiff-features: 116155 116500 117235 120104 122315 124484 127192 127813 127834 128548 128768
// bufdiff-features: 129493 130942
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<6xf64>, %arg2: f64, %arg3: tensor<3xf32>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 3] : tensor<6xf64> into tensor<2x3xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %0 = arith.cmpf oeq, %arg2, %cst : f64
    %1:2 = scf.if %0 -> (tensor<2x3xf64>, tensor<2x3xf64>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<3xf32>) {
        %cst_1 = arith.constant dense<[0, 1, 0, 1]> : vector<4xi32>
        %cst_2 = arith.constant dense<[false, true, false, true]> : vector<4xi1>
        %cst_3 = arith.constant 1.000000e+10 : f64
        %5 = vector.broadcast %cst_3 : f64 to vector<4xf64>
        %6 = vector.gather %expanded[%c0, %c0] [%cst_1], %cst_2, %5 : tensor<2x3xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
        %7 = vector.extract %6[2] : f64 from vector<4xf64>
        %extracted = tensor.extract %arg5[%arg4] : tensor<3xf32>
        %8 = linalg.sub ins(%arg3, %arg0 : tensor<3xf32>, tensor<3xf32>) outs(%arg5 : tensor<3xf32>) -> tensor<3xf32>
        scf.yield %8 : tensor<3xf32>
      }
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x3xf64>) outs(%expanded : tensor<2x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %5 = arith.negf %in : f64
        %6 = arith.addf %5, %out : f64
        linalg.yield %6 : f64
      } -> tensor<2x3xf64>
      %cst_0 = arith.constant dense<-2.500000e+00> : tensor<2x3xf64>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<2x3xf64>) outs(%expanded : tensor<2x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %5 = arith.divf %in, %out : f64
        linalg.yield %5 : f64
      } -> tensor<2x3xf64>
      scf.yield %3, %4 : tensor<2x3xf64>, tensor<2x3xf64>
    } else {
      scf.yield %expanded, %expanded : tensor<2x3xf64>, tensor<2x3xf64>
    }
    return %1#1, %1#0, %expanded : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
  }
}

