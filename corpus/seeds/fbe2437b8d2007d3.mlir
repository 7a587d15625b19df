// bufdiff-profile: types
// bufdiff-choices: 2b41de62d49bdcb47cb76ff0e93c02fae8cb71d311d312dcff8198900c04d2af32e90e78d446a3af
// bufdiff-choices: 10b230fc8272c6aa1ecd588ae20afcffb1df914d86be7b7be55a92bca5d9ad9e4d46c7ea7f3b0724
// bufdiff-choices: 95a237be3912a8ba9c0e62223d50c5e6e800be27f2ff44426e25ed386108c0253f0d5be02e37b7eb
// bufdiff-choices: 78d55b8a4fe79656b2ab4cd4fdfadf77e84060695320a147f9b0c57c6e62663488594e1189620d94
// bufdiff-choices: 2a43f08aa130fce840c2e01c0c8698e2c097cedb193bb61f31c6cf67e5497f4d87b46517c5a04238
// bufdiff-choices: 9f14e4665fd94942e774eff3926e0a4660cc971f30b0c5d6346cf3b5be540120e065894bac6cd340
// bufdiff-choices: 2ba73e199b726050919f21bc0579faae134c
// bufdiff-features: 2898 2905 2952 4167 4216 4752 6002 7800 7847 8960 9407 9479 12403 13074 13233
// bufdiff-features: 13853 14454 15440 15751 15957 16269 16640 17406 18166 18486 20516 22095 22280
// bufdiff-features: 24194 25388 26568 26796 27048 27316 27825 28814 29431 29684 30305 33129 34167
// bufdiff-features: 34623 34647 36125 36784 36901 38152 39664 40617 40712 42200 43242 43719 44482
// bufdiff-features: 45202 45869 46203 47721 47822 47825 48038 49575 51099 51415 51615 52042 52625
// bufdiff-features: 52900 54796 54970 54998 55887 56404 57598 57718 57923 58303 60025 63800 63929
// bufdiff-features: 64103 64959 67388 68355 70403 72011 73319 73802 74057 74362 74481 74507 74617
// bufdiff-features: 74833 76227 76268 76639 76930 76953 77551 77887 78038 78283 78950 81217 81736
// bufdiff-features: 82135 82203 82459 82599 83760 84090 84887 85220 85640 86125 86710 87215 87585
// bufdiff-features: 87923 88081 89109 89251 90570 91394 91554 91770 91958 92037 93718 93917 94396
// bufdiff-features: 94618 95285 95407 97763 98430 98501 98687 100783 102204 102320 104096 104931
// bufdiff-features: 105108 105858 107614 108176 110552 110780 112492 112630 112917 112929 113209
// bufdiff-features: 114143 114381 114541 115471 115711 117268 119497 121394 122764 124484 127813
// bufdiff-features: 128163 128362 128768 129384 129462 130019 130371 130933 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<5x6xf8E5M2>, %arg1: tensor<5x6xf8E5M2>, %arg2: memref<1x?xf8E5M2, strided<[?, ?], offset: ?>>, %arg3: memref<5x6xf8E5M2, strided<[?, ?], offset: ?>, 1>) -> (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>, tensor<1x?xf8E5M2>) {
    %cst = arith.constant 3.000000e+00 : f8E5M2
    %from_elements = tensor.from_elements %cst : tensor<1x1xf8E5M2>
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<1x1xf8E5M2>) outs(%from_elements, %from_elements : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_1: f8E5M2):
      %3 = arith.mulf %out, %in : f8E5M2
      linalg.yield %3, %out_1 : f8E5M2, f8E5M2
    } -> (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0#1[%c0, %c0] : tensor<1x1xf8E5M2>
    %cst_0 = arith.constant -6.000000e+00 : f8E5M2
    %1 = arith.cmpf oeq, %extracted, %cst_0 : f8E5M2
    %2:2 = scf.if %1 -> (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) {
      vector.print %cst : f8E5M2
      %inserted = tensor.insert %cst_0 into %0#1[%c0, %c0] : tensor<1x1xf8E5M2>
      %3 = tensor.empty() : tensor<f8E5M2>
      %4:2 = func.call @f1(%3) : (tensor<f8E5M2>) -> (index, index)
      %5 = linalg.matmul ins(%0#0, %inserted : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) outs(%from_elements : tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
      %c1 = arith.constant 1 : index
      %6 = arith.remui %4#1, %c1 : index
      %7 = arith.index_cast %4#1 : index to i64
      %8 = arith.sitofp %7 : i64 to f8E5M2
      %inserted_1 = tensor.insert %8 into %0#0[%6, %c0] : tensor<1x1xf8E5M2>
      scf.yield %5, %inserted_1 : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>
    } else {
      %generated = tensor.generate  {
        %10 = arith.subf %cst_0, %cst_0 : f8E5M2
        tensor.yield %10 : f8E5M2
      } : tensor<f8E5M2>
      %3:2 = func.call @f1(%generated) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f8E5M2>) -> (index, index)
      %cst_1 = arith.constant dense<3.500000e+00> : tensor<1x1xf8E5M2>
      %4 = tensor.empty() : tensor<1xf8E5M2>
      %5 = linalg.fill ins(%cst_0 : f8E5M2) outs(%4 : tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map1, #map] ins(%cst_1, %5 : tensor<1x1xf8E5M2>, tensor<1xf8E5M2>) outs(%from_elements : tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
      %7 = tensor.empty() : tensor<1x1xf8E5M2>
      %8 = linalg.fill ins(%cst_0 : f8E5M2) outs(%7 : tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
      %9 = linalg.max ins(%8, %cst_1 : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) outs(%0#0 : tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
      scf.yield %6, %9 : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>
    }
    %cast = tensor.cast %0#1 : tensor<1x1xf8E5M2> to tensor<1x?xf8E5M2>
    return %2#1, %2#0, %cast : tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>, tensor<1x?xf8E5M2>
  }
  func.func private @f1(%arg0: tensor<f8E5M2>) -> (index, index) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = index.maxu %c2, %c3
    %c1 = arith.constant 1 : index
    %1 = index.or %0, %c1
    return %1, %0 : index, index
  }
}

