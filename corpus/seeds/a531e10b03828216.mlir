// bufdiff-profile: idioms
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07c5a593586d
// bufdiff-choices: 820f15
// bufdiff-features: 3336 3377 4984 5732 8134 9768 11384 13233 15751 16822 20023 22280 22860 24131
// bufdiff-features: 24826 24989 25388 26568 26808 27048 27825 29968 31899 33853 34167 34647 39026
// bufdiff-features: 39981 40555 40712 42282 43188 43209 44621 46095 46203 46995 51415 52122 52132
// bufdiff-features: 52900 54998 55130 56375 59860 61350 62225 63062 63800 64959 68355 69403 70412
// bufdiff-features: 73140 73801 74362 74617 76953 77565 78283 82203 83194 84866 85820 86125 90599
// bufdiff-features: 91705 93286 95273 97318 97924 99106 100406 100650 101487 102461 104303 104580
// bufdiff-features: 104931 110636 112474 113374 115471 118112 119417 120554 121394 122764 124470
// bufdiff-features: 124657 128768
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64> {bufferization.buffer_layout = #map}) -> (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi sgt, %dim, %c4 : index
    %3 = arith.select %2, %arg1, %1 : tensor<?x?xf64>
    %4 = linalg.powf ins(%3, %1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %5 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf64>) outs(%5 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_1 = arith.constant 3.000000e+00 : f64
      %7 = arith.maximumf %in, %cst_1 : f64
      linalg.yield %7 : f64
    } -> tensor<?x?xf64>
    return %6, %4, %1 : tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>
  }
}

