// bufdiff-profile: idioms
// bufdiff-choices: 06bd34957b69e9374438f8bc7caae1a183a2ef47ac51062b277a36eeb56d5c32e39538a31ef2221a
// bufdiff-choices: 368f1e789a54ef1a37ae654f09b66938b2fb9a4043f5f196ec004fdce35ee362
// bufdiff-features: 4958 6163 6169 7180 8438 9479 11774 13233 15751 16405 18822 21911 23749 24747
// bufdiff-features: 25254 25388 26568 27048 29684 29968 31246 33023 33530 34167 34647 35507 36695
// bufdiff-features: 37054 37786 38662 40712 41854 41907 42282 42497 43203 43266 43983 46995 49635
// bufdiff-features: 50894 51026 52900 55887 61350 63071 64959 64976 66422 68355 68408 72451 72909
// bufdiff-features: 73140 74617 77926 79024 79850 80263 80894 84090 84322 86991 88341 88732 89486
// bufdiff-features: 90082 95407 96468 97318 98201 99009 99757 102578 103644 105858 108165 110379
// bufdiff-features: 113038 115471 118576 121394 121847 122764 125175 126848 127922 128456 128768
// bufdiff-features: 129089 129946
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xf32>, %arg2: i32) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) {
    %cast = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %cast, %c2 : tensor<?x?x?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1], [2], [3]] output_shape [%c3, %c1, %dim, %dim_0] : tensor<?x?x?xf32> into tensor<?x?x?x?xf32>
    %0 = tensor.empty() : tensor<3x1x3x3xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x1x3x3xf32>) -> tensor<3x1x3x3xf32>
    %2 = linalg.max ins(%expanded, %1 : tensor<?x?x?x?xf32>, tensor<3x1x3x3xf32>) outs(%expanded : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<?x?x?x?xf32> into tensor<?x?x?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c2, %c2, %c0] : tensor<3x3x3xf32>
    return %collapsed, %collapsed, %extracted, %cst : tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, f32
  }
}

