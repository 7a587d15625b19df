// bufdiff-profile: single
// bufdiff-choices: d62e873a984b78478364ba15dba90814
// bufdiff-features: 4984 6163 9479 14454 15440 15751 19419 20023 21911 22095 23303 25388 26464
// bufdiff-features: 26568 27556 29684 29968 31246 33530 34167 34647 35507 36784 37135 38855 40070
// bufdiff-features: 40712 41737 41854 42282 42350 46203 46995 50894 55887 56087 56599 57054 57718
// bufdiff-features: 61944 63610 64235 66422 66529 66765 68355 69987 71168 73140 73289 74362 74399
// bufdiff-features: 74507 74617 77693 78838 79389 80462 80792 81736 84322 89780 90082 93255 95407
// bufdiff-features: 96296 96464 97318 97924 98201 98501 99221 99383 99568 99757 100720 107412
// bufdiff-features: 108165 112929 113468 114712 115471 119340 119705 121394 121467 124839 125040
// bufdiff-features: 125702 127834 127922 128768 129946
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %expanded[%c2, %c1, %c0] : tensor<?x?x?xf32>
    %0 = call @f2(%collapsed, %extracted) : (tensor<?x?xf32>, f32) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

