// bufdiff-profile: idioms
// bufdiff-choices: 2d52380bc823547e1774a4ad8813024057261f7c71a2c88a820a61919544d7fcf5cb58ff52c69ee8
// bufdiff-choices: 8f6a27d11bdda1aea346ea351f30bff8bb1601acab98a882816c39b9376c3424cfba9718d0ef02d5
// bufdiff-choices: 44a66920e16f35145856a8e209b1c83dae2a55fe03c6962b2eb191667ee51dfd4a55c0c26bd91f9b
// bufdiff-choices: b28f2add2019c37fbec009dc73448e9c9ff4198cc41644d96a9e
// bufdiff-features: 706 981 2684 5973 6118 6363 6611 6812 8452 8632 9479 10819 11162 11881 13233
// bufdiff-features: 13424 15424 15751 16269 16286 16289 16417 18166 21522 22221 22280 23787 24184
// bufdiff-features: 25119 25388 26507 27048 27766 27825 28724 28807 29684 30666 31899 32457 32509
// bufdiff-features: 33400 34167 34623 34647 34965 36014 36901 37183 37761 38520 38783 40712 41984
// bufdiff-features: 42467 42918 43098 43774 44132 46203 47093 47392 47486 47782 48598 49657 52558
// bufdiff-features: 52900 52958 54180 54270 54827 54998 56404 57718 58123 60686 61699 62218 63062
// bufdiff-features: 63071 64120 64162 68355 68867 69032 69286 69403 70437 70529 71050 71169 71306
// bufdiff-features: 71544 71904 74362 74617 78430 78950 79334 79389 80567 82135 82552 83672 84585
// bufdiff-features: 84887 84922 85498 85820 85843 86125 86992 88732 88787 89780 90097 90585 92022
// bufdiff-features: 93255 93286 94187 95407 97318 98194 99009 99228 99383 102102 102204 104931
// bufdiff-features: 105914 109086 109187 110557 110780 111800 111981 112474 112929 114601 115471
// bufdiff-features: 119343 119588 121467 122764 122988 124254 125040 126932 128456 128554 130500
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    return %1, %inserted : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0:2 = call @f1(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1:2 = call @both2(%0#1, %0#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %0#1[] : tensor<f32>
    return %0#0, %1#0, %1#1, %arg0, %0#1, %extracted, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @both2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %inserted_0 = tensor.insert %extracted into %arg1[] : tensor<f32>
    return %inserted, %inserted_0 : tensor<f32>, tensor<f32>
  }
}

