// bufdiff-profile: single
// bufdiff-choices: b2752a12e1b931694de7173497309d257589e504df99e456b2e9d2f255b1c21f717d8f878b
// bufdiff-features: 495 5973 7404 7772 9748 10020 10035 10819 10968 12276 13233 13915 15424 15751
// bufdiff-features: 17232 19166 19746 19835 22095 22221 22280 23143 23621 23787 24826 25119 25388
// bufdiff-features: 26568 27048 27825 28807 28814 28840 30223 30293 30666 31899 33324 33853 34167
// bufdiff-features: 34301 34647 35507 36542 37786 38783 40712 42344 42728 42858 42984 43092 43098
// bufdiff-features: 44505 45017 46203 46283 46931 47242 47488 48343 48667 49135 49635 50450 51796
// bufdiff-features: 52558 52900 52958 53180 53243 53469 54998 55113 55777 55887 58024 60686 61699
// bufdiff-features: 62701 63062 63800 63929 64119 64716 66422 67526 67679 67726 68355 69403 70106
// bufdiff-features: 71013 71050 71174 72413 74362 74450 74507 74525 74617 76373 77872 78283 78430
// bufdiff-features: 79389 82203 84585 85820 85843 86125 86827 87345 87714 89780 93286 95285 95705
// bufdiff-features: 96989 97318 98738 98936 99009 99228 99568 101823 103315 104931 105837 108992
// bufdiff-features: 109086 112474 113940 114869 114874 115471 115801 117724 121467 122430 122764
// bufdiff-features: 123996 125040 125702 126398 127281 127834 127922 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x?xf32>, tensor<?xf32>, tensor<1xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg3[%c0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1xf32>
    %0 = linalg.fill ins(%arg4 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg3[%c0, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<4x4xf32>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4) : tensor<4x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<4x4xf32>) outs(%1 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.negf %in : f32
      %8 = arith.addf %7, %arg4 : f32
      linalg.yield %8 : f32
    } -> tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1) : tensor<?xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0 : tensor<1xf32>) outs(%3 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf olt, %in, %arg4 : f32
      %8 = arith.select %7, %in, %arg4 : f32
      linalg.yield %8 : f32
    } -> tensor<?xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%5 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.minimumf %in, %arg4 : f32
      linalg.yield %7 : f32
    } -> tensor<1xf32>
    return %2, %4, %6 : tensor<4x?xf32>, tensor<?xf32>, tensor<1xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<4x4xf32>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x?xf32>, tensor<?xf32>, tensor<1xf32>)
    return %0#0, %0#1, %0#2, %arg3 : tensor<4x?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<4x4xf32>
  }
}

