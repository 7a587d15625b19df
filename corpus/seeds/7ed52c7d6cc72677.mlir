// bufdiff-profile: single
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c2503
// bufdiff-features: 1547 3822 4165 5197 6163 6611 6825 9479 10035 11162 11693 13233 14454 14884
// bufdiff-features: 15440 15751 16640 17232 17305 18655 20023 21911 22095 24135 25037 25388 26464
// bufdiff-features: 26568 27048 27825 28276 28814 29684 29968 30348 31246 31899 31972 32672 33324
// bufdiff-features: 33530 34167 34647 36784 37786 40712 41737 41854 42282 42858 43092 43758 45765
// bufdiff-features: 46412 47156 47242 48938 50556 50894 51211 51415 52774 52900 53944 54998 55130
// bufdiff-features: 55887 57054 58122 58303 59115 61105 61987 63062 63929 64110 64120 65690 66195
// bufdiff-features: 66422 66995 68355 69032 69403 70106 71259 72674 73140 73170 74057 74399 76973
// bufdiff-features: 77693 78283 78624 78838 80462 81736 84322 84853 85820 86125 87666 89110 89812
// bufdiff-features: 90082 91737 92194 93286 95015 95273 95285 95407 95507 96296 97131 97318 97924
// bufdiff-features: 98201 99009 99757 104303 104931 105700 106314 107412 108165 108992 110153
// bufdiff-features: 111584 111976 112474 112709 113295 113374 114869 115471 115711 117220 119597
// bufdiff-features: 120687 126398 127834 127922 128144 128456 128768 129946
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<2x2x4xf32>, f32, tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cast, %arg3 : tensor<?x?xf32>, tensor<4x4xf32>) outs(%collapsed : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %15 = arith.mulf %in, %in_1 : f32
      linalg.yield %15 : f32
    } -> tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg3[%c3, %c1] : tensor<4x4xf32>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.subf %in, %arg4 : f32
      linalg.yield %15 : f32
    } -> tensor<?x?xf32>
    %3 = tensor.empty(%c4) : tensor<?x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?x?xf32>) outs(%3 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.minimumf %in, %arg4 : f32
      linalg.yield %15 : f32
    } -> tensor<?x4xf32>
    %5 = tensor.empty() : tensor<2x2x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xf32>) outs(%5 : tensor<2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4xf32>
    %7 = tensor.empty() : tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %arg4 : f32
      linalg.yield %15 : f32
    } -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
    %9 = tensor.empty(%dim_0) : tensor<?xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%9 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %arg4 : f32
      linalg.yield %15 : f32
    } -> tensor<?xf32>
    %11 = tensor.empty() : tensor<4x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%11 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.cmpf olt, %in, %extracted : f32
      %16 = arith.select %15, %in, %extracted : f32
      linalg.yield %16 : f32
    } -> tensor<4x4xf32>
    %13 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%13 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    return %2, %4, %6, %extracted, %8, %10, %12, %14 : tensor<?x?xf32>, tensor<?x4xf32>, tensor<2x2x4xf32>, f32, tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<?x?xf32>
  }
}

