// bufdiff-profile: idioms
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07
// bufdiff-features: 3336 3377 4984 5732 8134 9768 11384 13233 15751 16822 20023 22280 22860 24131
// bufdiff-features: 24826 24989 25388 26568 26808 27048 27825 29968 31899 33853 34167 34647 35554
// bufdiff-features: 39026 39981 40555 40712 42282 42858 43092 44621 46203 46995 51415 52122 52132
// bufdiff-features: 52900 54998 55130 56375 59860 61350 62225 63062 63071 64959 66287 68355 73140
// bufdiff-features: 74362 74617 76953 77565 82135 83194 84866 86622 90599 91705 93255 95273 97318
// bufdiff-features: 97924 99106 100406 101487 104303 104580 110636 112474 113374 115471 118112
// bufdiff-features: 119417 120554 121394 124470 124657 126398 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64> {bufferization.buffer_layout = #map}) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %true = arith.constant true
    %2 = arith.select %true, %arg1, %1 : tensor<?x?xf64>
    %3 = linalg.powf ins(%2, %1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %4 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf64>) outs(%4 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %6 = arith.subf %in, %cst : f64
      linalg.yield %6 : f64
    } -> tensor<?x?xf64>
    return %3, %5 : tensor<?x?xf64>, tensor<?x?xf64>
  }
}

