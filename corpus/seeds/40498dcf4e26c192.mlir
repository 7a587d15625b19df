// bufdiff-profile: cfg
// bufdiff-choices: 84b9ea5b47bb77111dcce5c9e82d70f43d473f21e9c2ece97422160c04deba1b48c313209a4612e7
// bufdiff-choices: 80de4cce3cfbe945d6fe2878b693ea3741310dfa764342d39e125ebb1b56c637f9e9dae1b1c71159
// bufdiff-choices: e62202f716ff38a61aed27680122d8bab1d788b8f32487680b7424277e5f1c8121e81dec6ab53050
// bufdiff-choices: d137781f5f72f77285634efaab0b876da64f45cd2bb64b8b59b32f720b056bb54e139cebdfc31052
// bufdiff-choices: 419640d3523c196eb6f8ecee5b0715c24235d2d0cf6d0151f58c37e311ae2c9669dbf6760b27a421
// bufdiff-choices: 89a69a1d4a322af01d141e368e6ab16728bdc19800667a089aa38873f352cb41863289a0c4c4305c
// bufdiff-choices: 133ec121ce0bea0ad2646abd2850543e5f4d18d896bc6384926e4850dc9189f7883ce8f6134d2e05
// bufdiff-choices: 10c8194b2280d9d3c56966ca04467329bb63f891
// bufdiff-features: 1518 2898 3207 4462 5296 6611 7800 9479 10035 10933 11162 11759 12009 13233
// bufdiff-features: 13441 15440 15751 17232 18838 19579 20838 22070 22095 22221 22280 23787 24259
// bufdiff-features: 24826 25119 25388 25962 26508 26568 27048 29443 29684 30293 30666 30811 30902
// bufdiff-features: 31692 32615 33769 34167 34564 34623 34647 35364 35507 35692 35957 36784 36975
// bufdiff-features: 37490 37786 40712 41519 42467 43098 43442 44007 45017 46203 46414 46995 47150
// bufdiff-features: 47392 47486 48577 48598 50894 51851 52322 52558 52650 52900 52958 53243 53890
// bufdiff-features: 54180 54998 55887 56783 57286 57718 57773 58122 59070 59094 59145 59436 60465
// bufdiff-features: 61112 61375 61699 63062 63915 64120 64235 64898 64959 65499 66320 66422 66765
// bufdiff-features: 67532 67563 68355 68867 69032 69081 69235 70540 71050 71169 71306 72394 72450
// bufdiff-features: 73169 73289 73387 73825 74057 74362 74617 76339 77875 78295 78430 79099 79389
// bufdiff-features: 81443 81736 84585 84853 84887 85051 85498 85843 86125 87345 88321 88337 88732
// bufdiff-features: 89780 89812 90383 90404 90589 91365 91737 92144 92194 93255 93994 94557 94913
// bufdiff-features: 95047 95535 97407 97864 98194 98974 99009 99032 99228 99383 99568 100059 101476
// bufdiff-features: 103646 104069 104808 104931 105252 105858 106761 107412 107425 107702 109086
// bufdiff-features: 110780 112369 112474 112615 112709 112929 114200 114308 115471 115881 115990
// bufdiff-features: 117151 117767 118081 118769 118984 119613 120391 121394 121467 121626 121977
// bufdiff-features: 122764 124909 126624 126825 127096 127426 128005 128756 128768 128916 130310
// bufdiff-features: 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xi32>, %arg2: tensor<6xi8>) -> (tensor<2xi32>, tensor<4xf32>, tensor<?xi32>, tensor<3x2xi32>, tensor<?xf32>, tensor<6xi8>, f32) {
    %cst = arith.constant dense<[1, 0]> : tensor<2xi32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = vector.transfer_read %arg0[%c0], %cst_0 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg0[%c1] : vector<4xf32>, tensor<4xf32>
    %2 = linalg.copy ins(%arg1 : tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %cst_1 = arith.constant dense<[6, 7]> : tensor<2xi32>
    %3 = tensor.empty() : tensor<4xf32>
    %4 = call @f1(%cst_1, %3) : (tensor<2xi32>, tensor<4xf32>) -> tensor<3x2xi32>
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %5 = call @f2(%cast, %arg2) : (tensor<?xf32>, tensor<6xi8>) -> tensor<?xf32>
    return %cst, %1, %2, %4, %5, %arg2, %cst_0 : tensor<2xi32>, tensor<4xf32>, tensor<?xi32>, tensor<3x2xi32>, tensor<?xf32>, tensor<6xi8>, f32
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<6xi8>) -> tensor<?xf32> {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %rank = tensor.rank %arg1 : tensor<6xi8>
    %1 = scf.execute_region -> tensor<?xf32> {
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %0[%c0] : tensor<?xf32>
      %inserted = tensor.insert %extracted into %0[%rank] : tensor<?xf32>
      scf.yield %inserted : tensor<?xf32>
    }
    return %1 : tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<2xi32>, %arg1: tensor<4xf32>) -> tensor<3x2xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxsi %in, %out : i32
      linalg.yield %3 : i32
    } -> tensor<2xi32>
    %cast = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
    %cst = arith.constant dense<1> : tensor<3x2xi32>
    %1 = tensor.empty() : tensor<2x3xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xi32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %transposed = linalg.transpose ins(%2 : tensor<2x3xi32>) outs(%cst : tensor<3x2xi32>) permutation = [1, 0] 
    return %transposed : tensor<3x2xi32>
  }
}

