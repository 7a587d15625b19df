// bufdiff-profile: single
// bufdiff-choices: 6840874e3bd8da5d29d0453a86e48050017238e61d7e90bd10336e52f971caa8e9
// bufdiff-features: 2898 3257 3396 4984 5450 9479 9968 12526 12653 12932 13576 13849 14454 14525
// bufdiff-features: 15440 15751 17792 18486 19256 20023 21134 21140 21911 22095 22280 22498 23787
// bufdiff-features: 24826 26464 26568 26762 27048 27725 28747 29839 29968 30305 30348 31246 33530
// bufdiff-features: 34167 34564 34647 34989 35507 36797 37251 37372 38427 38855 39294 40712 41737
// bufdiff-features: 42221 42728 45159 45897 47180 47762 48667 50894 51211 51234 52042 52774 52900
// bufdiff-features: 53252 53646 55887 57206 58670 59115 60302 60601 63062 63071 64976 65496 66422
// bufdiff-features: 66529 68334 68355 68935 70389 72451 73802 74057 74507 74617 74833 77551 78838
// bufdiff-features: 80462 82135 87563 87923 88341 88635 89109 90070 92686 93106 96296 98201 99757
// bufdiff-features: 100073 101264 103159 103522 107412 107882 108221 109732 110552 111101 113038
// bufdiff-features: 113327 113468 120171 121394 122764 125702 127757 127813 127834 128087 128768
// bufdiff-features: 129089 130942
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x?xf32>
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
      %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xf32>) outs(%expanded : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.minimumf %in, %arg4 : f32
        linalg.yield %3 : f32
      } -> tensor<?x?x?xf32>
      %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %2 = linalg.fill ins(%arg4 : f32) outs(%collapsed : tensor<?x?xf32>) -> tensor<?x?xf32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %expanded[%c1, %c0, %c2] : tensor<?x?x?xf32>
      %cast_0 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x4xf32>
      scf.yield %cast_0 : tensor<4x4xf32>
    } else {
      %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<?x?xf32>
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
      %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xf32>) outs(%expanded : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %2 = arith.negf %in : f32
        %3 = arith.addf %2, %out : f32
        linalg.yield %3 : f32
      } -> tensor<?x?x?xf32>
      %cast_0 = tensor.cast %collapsed : tensor<?x?xf32> to tensor<4x4xf32>
      scf.yield %cast_0 : tensor<4x4xf32>
    }
    return %0, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}

