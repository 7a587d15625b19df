// bufdiff-profile: single
// bufdiff-choices: aad53b4891279c457db3
// bufdiff-features: 495 2898 5712 10372 10819 15751 19166 19835 22095 22221 25119 25388 26568 27048
// bufdiff-features: 27825 28814 30666 31899 33242 34167 34647 35507 37786 40712 42728 42984 43098
// bufdiff-features: 43666 45017 45024 46203 46931 47139 48667 52558 52900 52958 53243 53252 54998
// bufdiff-features: 55113 55777 55887 57383 57718 60686 63062 63071 63260 63929 64235 66422 66765
// bufdiff-features: 67679 68355 69403 70036 71013 71050 74362 74507 74617 77872 79389 82135 84585
// bufdiff-features: 85820 85843 87345 87563 89780 90578 93255 93286 95705 97318 98738 99009 99228
// bufdiff-features: 99568 101480 106352 109086 109732 109895 110552 111976 112474 112929 113940
// bufdiff-features: 115471 115801 121467 125040 125101 125702 127834 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = linalg.log ins(%arg3 : tensor<4x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = tensor.empty() : tensor<4x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> tensor<4x4xf32>
    return %0, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}

