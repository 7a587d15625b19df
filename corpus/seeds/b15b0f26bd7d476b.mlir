// bufdiff-profile: loops
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aa
// bufdiff-features: 1312 2270 2684 3396 3579 5915 8751 10179 10604 10663 12932 13045 13233 15440
// bufdiff-features: 15536 15751 16640 21911 21995 22221 22280 23143 24826 25104 25388 25496 26464
// bufdiff-features: 26568 27048 27220 27825 27924 29590 33324 33530 34167 34564 34647 36014 36784
// bufdiff-features: 37183 40297 41854 44244 46832 47156 47695 49186 50894 51026 51211 51415 52062
// bufdiff-features: 52558 52774 52900 52958 54468 54998 55130 55561 56404 56524 58303 59115 61556
// bufdiff-features: 62218 63062 63800 64724 67388 67506 68355 69032 70106 70272 70278 71122 74057
// bufdiff-features: 76643 77283 77569 78283 79972 81612 81736 82203 82552 83419 83525 84322 84922
// bufdiff-features: 86125 86992 90543 91074 91148 94687 95273 96296 96468 97131 98113 98170 98201
// bufdiff-features: 99383 100650 103108 104931 104958 105055 105628 107248 107412 108165 109923
// bufdiff-features: 110162 110322 112474 112709 112756 113374 113823 114869 115218 115471 115592
// bufdiff-features: 115728 118581 119822 119876 121626 122764 128768 129946 130733
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<?xf64>, tensor<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<4xf64> to tensor<f64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %extracted_slice : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %4 = arith.addf %in, %in_0 : f64
      %5 = arith.negf %4 : f64
      %6 = arith.addf %5, %out : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (tensor<f64>) {
      %c3 = arith.constant 3 : index
      %4 = arith.cmpi uge, %arg2, %c3 : index
      %5 = arith.select %4, %arg3, %0 : tensor<f64>
      scf.yield %arg3 : tensor<f64>
    }
    %cast = tensor.cast %arg0 : tensor<4xf64> to tensor<?xf64>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c2] : tensor<?xf64> into tensor<?x?xf64>
    %2 = linalg.ceil ins(%expanded : tensor<?x?xf64>) outs(%expanded : tensor<?x?xf64>) -> tensor<?x?xf64>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf64>) outs(%2 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.mulf %in, %out : f64
      linalg.yield %4 : f64
    } -> tensor<?x?xf64>
    return %1, %collapsed, %3 : tensor<f64>, tensor<?xf64>, tensor<?x?xf64>
  }
}

