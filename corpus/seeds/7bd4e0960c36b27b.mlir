// bufdiff-profile: single
// bufdiff-choices: ea0ba7a8af692f32ec62c959f471b9bce4fee0eb4fe835ff
// bufdiff-features: 1444 2887 5197 5973 7847 9809 10020 10819 11304 13233 13915 14454 15440 15751
// bufdiff-features: 19746 20474 22095 22885 24826 25119 25962 26568 27048 28814 30666 31492 32615
// bufdiff-features: 32804 33824 34159 34167 34647 35507 36542 36784 37007 38783 38803 39981 40712
// bufdiff-features: 41885 42728 42984 46203 47486 48360 49107 49397 49635 50894 52900 52958 53243
// bufdiff-features: 54970 54998 55113 55777 55887 56442 56950 57718 58024 60686 63642 63800 66422
// bufdiff-features: 66990 68355 69032 69403 69849 71050 71490 73544 74362 74507 74617 79279 79389
// bufdiff-features: 81190 84585 85820 85843 86125 89315 89780 91074 93255 94253 94746 95705 95930
// bufdiff-features: 97318 101264 101823 102579 102809 103315 104245 104931 105837 107412 109086
// bufdiff-features: 112800 112929 113940 113959 115231 115801 117611 118320 118841 120920 121246
// bufdiff-features: 121467 122764 123148 123754 125040 125702 127252 127834 128768 129058
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32) {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<4x?xf32>
    %1 = linalg.fill ins(%arg4 : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %cast = tensor.cast %arg3 : tensor<4x4xf32> to tensor<4x?xf32>
    %2 = arith.select %arg5, %cast, %1 : tensor<4x?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%2 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.divf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<4x?xf32>
    return %4, %3, %2, %cst : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32)
    return %0#0, %0#1, %0#2, %0#3 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, f32
  }
}

