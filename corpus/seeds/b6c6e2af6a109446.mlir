// bufdiff-profile: idioms
// bufdiff-choices: 06bd34957b69e9374438f8bc7caae1a183a2ef47ac51062b277a36eeb56d5c32e39538a31ef2221a
// bufdiff-choices: 368f1e789a54ef1a37ae654f09b66938b2fb9a4043f5f196ec004fdce35ee362ca44041b60828cfa
// bufdiff-choices: a7
// bufdiff-features: 1250 4958 6163 6169 8438 9479 10762 11774 13233 15440 15751 16582 20864 23749
// bufdiff-features: 23781 24572 25388 26464 26568 26922 27048 28349 29684 29968 31246 33662 34167
// bufdiff-features: 34572 34647 35507 36695 36784 37054 37786 38662 40080 40712 41907 42282 42497
// bufdiff-features: 43266 43983 45310 46208 50894 51026 52493 52900 52958 53562 55887 63071 66320
// bufdiff-features: 66422 66570 68355 69254 70482 70513 70720 72909 73140 74617 77693 77799 78182
// bufdiff-features: 78838 79024 79256 79850 80894 81243 81736 81940 82203 84090 84322 88732 90082
// bufdiff-features: 95407 96468 97318 97457 98190 98201 99757 100993 103644 104386 105858 107412
// bufdiff-features: 112220 112333 115381 115471 116728 117509 118576 121847 122625 122764 124754
// bufdiff-features: 125389 126714 126848 127922 128456 128768 129946
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xf32>, %arg2: i32) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) {
    %cast = tensor.cast %arg1 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %cast, %c2 : tensor<?x?x?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1], [2], [3]] output_shape [%c3, %c1, %dim, %dim_0] : tensor<?x?x?xf32> into tensor<?x?x?x?xf32>
    %0 = linalg.max ins(%expanded, %expanded : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%expanded : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x?x?x?xf32> into tensor<?x?x?xf32>
    %mapped = linalg.map ins(%collapsed, %collapsed, %cast : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%collapsed : tensor<?x?x?xf32>)
      (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
        %1 = arith.mulf %in, %in_1 : f32
        %2 = arith.divf %1, %in_2 : f32
        linalg.yield %2 : f32
      }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c2, %c0, %c2] : tensor<3x3x3xf32>
    return %mapped, %collapsed, %extracted : tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32
  }
}

