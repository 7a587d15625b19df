// bufdiff-profile: idioms
// bufdiff-choices: 84b9ea5b47bb77111dcce5c9e82d70f43d473f21e9c2ece97422160c04deba1b48c313209a4612e7
// bufdiff-choices: 80de4cce3cfbe945d6fe2878b693ea3741310dfa764342d39e125ebb1b56c637f9e9dae1b1c71159
// bufdiff-choices: e62202f716ff38a61aed27680122d8bab1d788b8f32487680b7424277e5f1c8121e81dec6ab53050
// bufdiff-choices: d137781f5f72f77285634efaab0b876da64f45cd2bb64b8b59b32f720b056bb54e139cebdfc31052
// bufdiff-choices: 419640d3523c196eb6f8ecee5b0715c24235d2d0cf6d0151f58c37e311ae2c9669dbf6760b27a421
// bufdiff-choices: 89a69a1d4a322af01d141e368e6ab16728bdc19800667a089aa38873f352cb41863289a0c4c4305c
// bufdiff-choices: 133ec121ce0bea0ad2646abd2850543e5f4d18d896bc6384926e4850dc9189f7883ce8f6134d2e05
// bufdiff-choices: 10c8194b2280d9d3c56966ca04467329bb63f891b6c9c5459f4ab5d438595bdf04224cdafa5701d4
// bufdiff-choices: ef7a88e34c4cbe0c7d09df3128698409262ff690e08c63f62da28b9708de90c8b78ae11258e274dc
// bufdiff-choices: f85126e0d473a3a76539913b2d7a55bb983769d8ccb823fb4339656630965578112b6ce4962fd9d5
// bufdiff-choices: 0596eabf5b5ce6bedfcb1974d4f44319fd8df984ad893ee3366639d86832b491c6e47ea1122fb62c
// bufdiff-choices: 6aa0fe96
// bufdiff-features: 641 819 1150 2021 2320 3217 3579 4752 6611 7534 7793 8325 9479 9748 10035 11047
// bufdiff-features: 11162 11441 12593 13233 13915 14884 15671 15751 16207 16682 18479 19628 20261
// bufdiff-features: 20337 22280 23039 23143 24268 26568 27725 27871 28503 28907 29590 29968 30539
// bufdiff-features: 30666 31732 31864 33769 34159 34167 34960 35977 36784 37314 40167 40670 40712
// bufdiff-features: 42222 42344 42467 42858 42984 43092 43442 43631 43942 44948 45017 46203 46404
// bufdiff-features: 47392 48598 48974 50894 51130 51415 52062 52558 52591 52807 52823 52900 52928
// bufdiff-features: 53243 53252 54309 54605 54998 55182 56097 57383 58024 58025 58122 60686 61628
// bufdiff-features: 62641 63071 63800 63929 64119 64120 64235 64716 65496 65778 65878 66422 66995
// bufdiff-features: 68355 68555 69675 69965 70335 71050 71306 71458 71851 73330 73802 74057 74864
// bufdiff-features: 75447 75696 76405 76700 76884 76915 76973 77129 77283 77564 78138 78283 78430
// bufdiff-features: 78796 79099 80093 80400 80920 81736 82135 82149 83466 84430 84736 85681 85843
// bufdiff-features: 86125 86443 87783 87862 88337 89110 89646 89780 89812 89915 90011 90044 90069
// bufdiff-features: 90070 90543 90777 91781 92194 93171 93255 93280 94360 95273 95407 96351 96352
// bufdiff-features: 96431 97270 97715 98501 99057 100059 101264 101590 102786 103374 103851 104315
// bufdiff-features: 104931 105750 106761 106917 107412 107425 108012 108038 108800 108810 108992
// bufdiff-features: 109327 109932 110695 112929 114082 114565 115728 117183 117724 117779 120049
// bufdiff-features: 120772 121252 121626 121977 123446 126398 127243 128916 129745 129849 130310
// bufdiff-features: 131175 135534 135749 136030 137637 138086 138476 140534 140924 141238 141392
// bufdiff-features: 142040 142369 144533 146512 146711 147747 148046 148304 148647 150313 151376
// bufdiff-features: 151741 152187 153488 153896 154946 155898 156068 156460 157325 158120 158897
// bufdiff-features: 159724 160756 161295 161974 162764 162799 162906 162971 163044 163212 163687
// bufdiff-features: 164481 165340 165636 165695 165719 166361 166455 166579 167164 167614 168562
// bufdiff-features: 169648 170305 171369 171913 172127 172898 173166 174094 174170 175723 177355
// bufdiff-features: 177847 177904 178067 178558 178560 178657 179647 180404 180699 180828 181522
// bufdiff-features: 181541 181789 181964 183114 183353 183703 183778 184030 184962 186042 186849
// bufdiff-features: 186959 187411 187596 188790 191911 192422 192628 192771 192945 193059 194134
// bufdiff-features: 195809 196031 196349 196686 197125 197267 197392 197837 198460 199587 199827
// bufdiff-features: 200104 200307 200593 201059 201122 201322 201601 201716 202085 202241 202562
// bufdiff-features: 204316 205434 205689 208500 210022 210461 211508 212111 212886 213275 213630
// bufdiff-features: 213938 214325 214795 215959 218089 218286 218300 218738 220013 221296 222809
// bufdiff-features: 222982 223640 224916 225759 225827 226195 226357 228390 228555 228581 228738
// bufdiff-features: 230081 230640 232228 232341 233357 234387 234455 235375 236930 239484 241225
// bufdiff-features: 243546 243781 244281 244367 244408 245619 246543 247062 247384 247913 249465
// bufdiff-features: 249841 250035 250948 252260 252379 252466 252539 253703 253836 254791 255556
// bufdiff-features: 257251 258179 258184 258331 258994 259528 259631 259840 260775 261426 261556
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f3(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
    %cast_0 = tensor.cast %2 : tensor<?xi32> to tensor<2xi32>
    %3 = call @f1(%cast, %cast_0, %cst) : (tensor<?xf32>, tensor<2xi32>, f32) -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %3[1] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %4 = bufferization.alloc_tensor() copy(%3) : tensor<?xf32>
    return %inserted_slice, %4 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>, %arg2: f32) -> tensor<?xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %c1 to %c2 step %c2 iter_args(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %true = arith.constant true
      %2 = func.call @either1(%arg5, %arg0, %true) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %generated = tensor.generate %dim {
      ^bb0(%arg6: index):
        %extracted = tensor.extract %arg0[%arg6] : tensor<?xf32>
        %cst_1 = arith.constant 0.000000e+00 : f32
        %13 = arith.cmpf ogt, %extracted, %cst_1 : f32
        %14 = arith.index_cast %arg6 : index to i1
        %15 = arith.minsi %13, %14 : i1
        tensor.yield %15 : i1
      } : tensor<?xi1>
      %3 = tensor.empty(%dim) : tensor<?xf32>
      %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
      %5 = linalg.select ins(%generated, %4, %2 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
      %6 = tensor.empty(%dim) : tensor<?xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_1 = arith.constant 7.250000e+00 : f32
        %13 = arith.cmpf one, %in, %cst_1 : f32
        %14 = arith.select %13, %in, %cst_1 : f32
        linalg.yield %14 : f32
      } -> tensor<?xf32>
      %cst = arith.constant dense<3.000000e+00> : tensor<1xf32>
      %cast = tensor.cast %cst : tensor<1xf32> to tensor<?xf32>
      %8 = func.call @either1(%cast, %cast, %true) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
      %9 = tensor.empty(%dim) : tensor<2x?xf32>
      %10 = linalg.fill ins(%arg2 : f32) outs(%9 : tensor<2x?xf32>) -> tensor<2x?xf32>
      %cst_0 = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf32>
      %11 = linalg.vecmat ins(%cst_0, %10 : tensor<2xf32>, tensor<2x?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %12 = linalg.log ins(%5 : tensor<?xf32>) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %12, %arg5 : tensor<?xf32>, tensor<?xf32>
    }
    %1 = linalg.floor ins(%0#0 : tensor<?xf32>) outs(%0#0 : tensor<?xf32>) -> tensor<?xf32>
    return %0#1 : tensor<?xf32>
  }
  func.func private @either1(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1) -> tensor<?xf32> {
    %0 = scf.if %arg2 -> (tensor<?xf32>) {
      scf.yield %arg0 : tensor<?xf32>
    } else {
      scf.yield %arg1 : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<3x3x3xf32>, %arg2: i8) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
    %0 = arith.index_cast %arg2 : i8 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %c1 = arith.constant 1 : index
    %2 = arith.addi %1, %c1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [%2] : tensor<4xf32> to tensor<2xf32>
    %3 = linalg.tanh ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %4 = tensor.empty() : tensor<4xf32>
    %extracted = tensor.extract %extracted_slice[%c1] : tensor<2xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%5 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.mulf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<4xf32>
    %7 = tensor.empty() : tensor<1xf32>
    %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %8 into %arg0[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    return %inserted_slice, %6, %3 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
  }
  func.func @main(%arg0: tensor<4xf32> {bufferization.writable = false}, %arg1: tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, i8) {
    %0:2 = call @f3(%arg1) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %1 = call @pick5(%arg1, %0#0) : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<4xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.mul ins(%3, %0#1 : tensor<4xf32>, tensor<?xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %5 = tensor.empty() : tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xf32>) outs(%5 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.maximumf %in, %extracted : f32
      linalg.yield %11 : f32
    } -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [2] [2] : tensor<4xf32> to tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice_0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 1.000000e+02 : f32
      %11 = arith.mulf %in, %cst_1 : f32
      linalg.yield %11 : f32
    } -> tensor<2xf32>
    %8 = tensor.empty(%c2) : tensor<?xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<2xf32>) outs(%8 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.cmpf ogt, %in, %extracted : f32
      %12 = arith.select %11, %in, %extracted : f32
      linalg.yield %12 : f32
    } -> tensor<?xf32>
    %cst = arith.constant dense<1.000000e+10> : tensor<3x3x3xf32>
    %c7_i8 = arith.constant 7 : i8
    %10:3 = call @f2(%arg0, %cst, %c7_i8) : (tensor<4xf32>, tensor<3x3x3xf32>, i8) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>)
    %cast = tensor.cast %6 : tensor<4xf32> to tensor<?xf32>
    return %10#2, %10#1, %10#0, %9, %cast, %4, %extracted_slice_0, %c7_i8 : tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, i8
  }
  func.func private @pick5(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    return %arg1 : tensor<?xf32>
  }
}

