// bufdiff-profile: single
// bufdiff-choices: 068f23e24d4c6fba3385
// bufdiff-features: 2898 4958 6002 9407 13390 15751 16048 19508 21382 22095 23692 25388 26568 27825
// bufdiff-features: 28814 31899 34167 34647 35142 35507 37786 40712 41363 43472 46203 51415 52558
// bufdiff-features: 54998 55887 63062 63929 64235 66422 66664 66765 68355 68614 69403 72674 74362
// bufdiff-features: 74507 74617 85820 88732 90578 91529 93286 95273 97318 99009 99568 108686 111976
// bufdiff-features: 112474 115471 125163 125702 127834 128768 130010
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = linalg.matmul ins(%arg3, %arg3 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg3 : tensor<4x4xi8>) -> tensor<4x4xi8>
    %1 = tensor.empty() : tensor<4x4xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xi8>) outs(%1 : tensor<4x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.andi %in, %arg4 : i8
      linalg.yield %3 : i8
    } -> tensor<4x4xi8>
    return %2 : tensor<4x4xi8>
  }
}

