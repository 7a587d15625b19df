// bufdiff-profile: idioms
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308a3ba67540e5e237de67967a4b00bf35c063583
// bufdiff-choices: ccd125631fa01af192653e5bbbfdf5fb7532a96e09bbc1fae216ffe43315a8a7b13f30e33de9c9a5
// bufdiff-choices: ca737eb7a33c8e7622f3705fdff5906da5d71e440b76d9a0220224ec50deceec1d795ab514e155d5
// bufdiff-choices: 57
// bufdiff-features: 1518 2038 3207 3867 4462 6163 6812 8452 8693 9479 12403 12638 12932 13233 13424
// bufdiff-features: 13637 14454 14525 14754 15440 15751 16640 17107 18486 21140 21911 22097 22280
// bufdiff-features: 23327 23490 24092 24207 24826 25388 26354 26568 26796 27048 27116 27766 27825
// bufdiff-features: 28464 29173 29590 29684 30305 30572 31143 31899 33530 34167 34564 34647 35383
// bufdiff-features: 35874 35957 36784 36901 37231 37489 37743 37786 39397 40070 40712 41073 41611
// bufdiff-features: 41679 41854 41984 42344 42858 43092 43858 44590 45760 45765 46110 46832 46995
// bufdiff-features: 47156 47200 47242 47392 47779 48038 48145 49135 50894 51211 51415 51564 52042
// bufdiff-features: 52062 52218 52322 52774 52900 52958 53890 54964 54998 55130 55910 56404 57401
// bufdiff-features: 58303 59070 59115 59839 61180 61350 61375 61556 63062 63071 63610 63800 63949
// bufdiff-features: 64335 64959 66270 66422 66698 66777 67388 68355 68701 69032 69780 69987 71050
// bufdiff-features: 71122 71162 71169 73802 74057 74617 74833 75061 76211 76328 76700 77551 78283
// bufdiff-features: 78441 79229 81467 81707 81736 82135 82203 82441 84322 86125 86870 86992 87923
// bufdiff-features: 88732 89026 89109 89719 90082 90915 91566 92143 92451 92615 93106 93255 94253
// bufdiff-features: 95053 95273 95285 95407 96296 96749 96758 97055 97131 97864 98201 98919 99009
// bufdiff-features: 99032 99383 99757 100062 100073 101256 101823 102422 103056 103805 104315
// bufdiff-features: 104405 104931 105064 105701 105858 107425 108029 108165 109105 109187 110140
// bufdiff-features: 110917 111054 112474 112929 113336 113346 113374 113619 114406 114464 115471
// bufdiff-features: 115711 116057 116725 116841 117137 117488 117857 118081 119876 121132 121394
// bufdiff-features: 121626 122575 123012 124909 125702 125991 126370 126398 127757 127813 128144
// bufdiff-features: 128182 128438 128768 128916 129292 129946 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<?xf32>, tensor<f32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %cast = tensor.cast %expanded : tensor<1xf32> to tensor<?xf32>
    %c1 = arith.constant 1 : index
    %expanded_0 = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_0, %expanded_0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%expanded_0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %5 = arith.subf %in, %in_1 : f32
      linalg.yield %5 : f32
    } -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %2 = linalg.copy ins(%collapsed : tensor<?xf32>) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
    %3 = tensor.empty(%c1) : tensor<?x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_0 : tensor<?x?xf32>) outs(%3 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.mulf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<?x1xf32>
    return %2, %0 : tensor<?xf32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<3x3x3xf32>, %arg1: tensor<f32>) -> (tensor<?x3xf32>, tensor<3x3x3xf32>, tensor<1x3xf32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[1, 0, %c1] [1, 3, 1] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x3xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %extracted_slice[%c0, %c2] : tensor<1x3xf32>
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x3x3xf32>) outs(%0 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.maximumf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<3x3x3xf32>
    %extracted = tensor.extract %extracted_slice[%c0, %c2] : tensor<1x3xf32>
    %2 = arith.cmpf une, %extracted, %cst : f32
    %3 = scf.if %2 -> (tensor<1x3xf32>) {
      %concat = tensor.concat dim(0) %0, %arg0, %1 : (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<9x3x3xf32>
      %cst_0 = arith.constant 7.250000e+00 : f32
      %from_elements = tensor.from_elements %cst, %extracted, %cst_0, %extracted : tensor<4xf32>
      %cast_1 = tensor.cast %from_elements : tensor<4xf32> to tensor<?xf32>
      %4:2 = func.call @f1(%cast_1, %arg1, %arg1) : (tensor<?xf32>, tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
      %cast_2 = tensor.cast %4#0 : tensor<?xf32> to tensor<1xf32>
      %broadcasted = linalg.broadcast ins(%cast_2 : tensor<1xf32>) outs(%extracted_slice : tensor<1x3xf32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<1x3xf32>
    } else {
      %4 = tensor.empty() : tensor<3x1xf32>
      %cst_0 = arith.constant 5.000000e-01 : f32
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %transposed = linalg.transpose ins(%5 : tensor<3x1xf32>) outs(%extracted_slice : tensor<1x3xf32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<1x3xf32>
    }
    %cast = tensor.cast %3 : tensor<1x3xf32> to tensor<?x3xf32>
    return %cast, %1, %inserted : tensor<?x3xf32>, tensor<3x3x3xf32>, tensor<1x3xf32>
  }
}

