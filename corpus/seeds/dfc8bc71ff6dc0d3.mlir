// bufdiff-profile: types
// bufdiff-choices: 65090fd2071dd77d750276faa4336670c8a0c28648c6d9dc1d7a6753274ebb7e216e1f0f7420b227
// bufdiff-choices: cc78884dc2ae4c2c7945acb199020bec21ad361157a41bb2d4be57a5f9a470d8700d4401e41a6a7b
// bufdiff-choices: 18c1555e1a300039aed1327d3b680172b5f9930b591bd6158ce965dd8dbc93fe4f24b6e6e0044bed
// bufdiff-choices: 6386f86484790eb43c66818a7fd50238fac32986543e11aa6fc6f99d1b266e11abea031e13994c3e
// bufdiff-choices: c0e3ed79cf6e52ba90c7b84f9ad87b9cd449726a96222b09e7de6fa374e7860e4ed8e09511eb6266
// bufdiff-choices: 92fbb8a804ba674e325540077f3e5cefad34dcf5634e61fc55599157c87f53355659c21080b00d24
// bufdiff-features: 1624 1711 1985 2320 2740 3744 5458 5489 5712 5793 6169 10035 10112 10372 10806
// bufdiff-features: 12403 12821 14454 14728 15366 15440 15751 16269 17232 18166 19545 19606 19726
// bufdiff-features: 21646 22280 23787 24184 24458 24826 25388 25863 25962 26568 26796 27417 27738
// bufdiff-features: 28508 28729 28814 29898 30996 31692 31899 33242 33457 34167 34647 35239 35634
// bufdiff-features: 36681 36784 36901 37183 37251 37743 37786 38576 38662 38702 38783 40675 40712
// bufdiff-features: 41436 41907 43066 44816 46143 46203 46995 47392 47553 48598 50283 50774 50892
// bufdiff-features: 51467 51851 52558 52958 53360 56404 56592 57383 57718 60418 60686 61185 61350
// bufdiff-features: 61987 63062 63168 63384 63610 64235 64898 64959 65869 66422 66765 66777 67388
// bufdiff-features: 68108 68355 68442 69521 70036 70115 71169 71199 71306 73802 74034 74362 75308
// bufdiff-features: 76973 78005 78036 79389 80119 81186 82011 83194 83673 84090 84585 85509 85673
// bufdiff-features: 87228 87495 88008 92022 92898 93255 95285 95625 96002 96273 98187 98501 99568
// bufdiff-features: 101264 101580 101823 101854 106352 107614 107702 107879 107882 108221 109086
// bufdiff-features: 109879 109895 110068 112615 112929 113781 114308 115471 117001 117235 118200
// bufdiff-features: 118740 119340 119974 121117 121132 121237 121394 121702 121984 123238 127370
// bufdiff-features: 127922 128362 128768 129130 130676 130933
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: memref<2xf32>, %arg2: memref<f32>, %arg3: memref<?x3x?xf32>) -> tensor<27x?xf32> {
    %cst = arith.constant dense<[[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01]], [[1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01]], [[2.150000e+01, 2.250000e+01, 2.350000e+01], [2.450000e+01, 2.550000e+01, 2.650000e+01], [2.750000e+01, 2.850000e+01, 2.950000e+01]]]> : tensor<3x3x3xf32>
    %0 = call @f2(%cst) : (tensor<3x3x3xf32>) -> tensor<27x?xf32>
    %1 = tensor.empty() : tensor<27x1xf32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<27x1xf32>) -> tensor<27x1xf32>
    %3 = linalg.tanh ins(%2 : tensor<27x1xf32>) outs(%0 : tensor<27x?xf32>) -> tensor<27x?xf32>
    %c27_i64 = arith.constant 27 : i64
    %from_elements = tensor.from_elements %c27_i64 : tensor<1xi64>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<27x?xf32>, tensor<1xi64>) -> tensor<27xf32>
    %4 = memref.alloca_scope  -> (f32) {
      %5 = func.call @f1(%arg0) : (tensor<f32>) -> tensor<f32>
      %c27 = arith.constant 27 : index
      %from_elements_1 = tensor.from_elements %c27 : tensor<1xindex>
      %reshape_2 = tensor.reshape %reshape(%from_elements_1) : (tensor<27xf32>, tensor<1xindex>) -> tensor<?xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%reshape_2 : tensor<?xf32>) outs(%reshape : tensor<27xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.maximumf %in, %out : f32
        linalg.yield %9 : f32
      } -> tensor<27xf32>
      %7 = tensor.empty() : tensor<27xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<27xf32>) outs(%7 : tensor<27xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<27xf32>
      %cst_3 = arith.constant 1.000000e+00 : f32
      memref.alloca_scope.return %cst_3 : f32
    }
    return %3 : tensor<27x?xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xf32>) -> tensor<27x?xf32> {
    %0 = linalg.log ins(%arg0 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c27_i64 = arith.constant 27 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c27_i64, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<3x3x3xf32>, tensor<2xi64>) -> tensor<27x1xf32>
    %1 = memref.alloca_scope  -> (f32) {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %cst = arith.constant -2.500000e+00 : f32
      %inserted = tensor.insert %cst into %reshape[%c1, %c0] : tensor<27x1xf32>
      %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<27x1xf32>) outs(%reshape : tensor<27x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.subf %in, %out : f32
        linalg.yield %3 : f32
      } -> tensor<27x1xf32>
      memref.alloca_scope.return %cst : f32
    }
    %cast = tensor.cast %reshape : tensor<27x1xf32> to tensor<27x?xf32>
    return %cast : tensor<27x?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 5.000000e-01 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.max ins(%from_elements, %from_elements : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<f32>
    return %cst_0 : tensor<f32>
  }
}

