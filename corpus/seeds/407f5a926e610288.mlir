// bufdiff-profile: types
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241f79b81274de7e266395f
// bufdiff-choices: a55b8a5f52fec20725b0629dcdb59d5ea3b0f1837c0ea32ef123f3d9edb9dae892e15eb0b434f089
// bufdiff-choices: 4077f77702d2d40209196dc9b187c64a22930212e640162672502b833f850368cfc8e1f97291f0e4
// bufdiff-choices: 91620dfa2fdaaed6cb159b56842d3d7aadd4
// bufdiff-features: 995 1084 3087 3638 6355 6611 7018 9232 9294 9479 10237 11162 12366 13233 13915
// bufdiff-features: 14254 15138 15440 15751 17232 18330 18486 19306 21579 22081 22095 23143 25571
// bufdiff-features: 25898 26568 27048 27204 27825 28133 29590 29684 29895 30223 30305 30811 31899
// bufdiff-features: 33129 33324 33749 34167 34647 34665 34965 35380 35383 35507 36721 36784 37307
// bufdiff-features: 38146 39386 39601 40297 40540 41799 42344 42464 43242 44093 44918 45702 46203
// bufdiff-features: 46832 48764 50463 51099 51415 52042 52062 52625 52900 52958 53091 53716 53898
// bufdiff-features: 54526 54998 55270 55887 57718 61556 61699 62701 63062 63929 64120 64475 65133
// bufdiff-features: 66422 66666 68355 69032 69987 70106 70458 71442 71490 73802 74057 74362 74617
// bufdiff-features: 74833 75502 76211 76688 77551 78038 78283 78430 78950 81736 83311 84460 84531
// bufdiff-features: 86125 87258 88337 89063 89901 91642 93255 93394 93718 94205 95273 95285 95407
// bufdiff-features: 97318 97413 98430 104245 104931 105700 106632 108992 109327 110031 111275
// bufdiff-features: 112474 112929 114869 115471 115778 115990 116599 117235 117354 119725 119876
// bufdiff-features: 121445 121626 124484 124670 125702 125921 128768 129032 130594
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6xf8E5M2>, %arg1: tensor<?xf8E5M2>, %arg2: tensor<6xf8E5M2>, %arg3: memref<f8E5M2, strided<[], offset: ?>>, %arg4: memref<3xf8E5M2, strided<[?], offset: ?>>, %arg5: memref<6xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<?xf8E5M2>, tensor<?xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg2[%c1] [2] [2] : tensor<6xf8E5M2> to tensor<2xf8E5M2>
    %0 = linalg.square ins(%extracted_slice : tensor<2xf8E5M2>) outs(%extracted_slice : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
    %c6 = arith.constant 6 : index
    %1 = tensor.empty(%c6) : tensor<?xf8E5M2>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<6xf8E5M2>) outs(%1 : tensor<?xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      linalg.yield %in : f8E5M2
    } -> tensor<?xf8E5M2>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<2xf8E5M2>
    %cst = arith.constant 1.000000e+01 : f8E5M2
    %3 = arith.cmpf ogt, %extracted, %cst : f8E5M2
    %4:2 = scf.if %3 -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
      %5 = linalg.fill ins(%extracted : f8E5M2) outs(%0 : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
      scf.yield %5, %extracted_slice : tensor<2xf8E5M2>, tensor<2xf8E5M2>
    } else {
      %5 = linalg.max ins(%extracted_slice, %0 : tensor<2xf8E5M2>, tensor<2xf8E5M2>) outs(%0 : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
      %cst_0 = arith.constant 0x7C : f8E5M2
      %cst_1 = arith.constant 3.000000e+00 : f8E5M2
      %cst_2 = arith.constant -1.000000e+00 : f8E5M2
      %cst_3 = arith.constant -0.000000e+00 : f8E5M2
      %cst_4 = arith.constant 0x7C : f8E5M2
      %from_elements = tensor.from_elements %extracted, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2x3xf8E5M2>
      %cst_5 = arith.constant dense<[1.000000e+01, 1.200000e+01, 1.200000e+01]> : tensor<3xf8E5M2>
      %6 = linalg.matvec ins(%from_elements, %cst_5 : tensor<2x3xf8E5M2>, tensor<3xf8E5M2>) outs(%extracted_slice : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
      scf.yield %5, %6 : tensor<2xf8E5M2>, tensor<2xf8E5M2>
    }
    %cast = tensor.cast %4#0 : tensor<2xf8E5M2> to tensor<?xf8E5M2>
    return %4#1, %cast, %2, %extracted_slice, %0 : tensor<2xf8E5M2>, tensor<?xf8E5M2>, tensor<?xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>
  }
}

