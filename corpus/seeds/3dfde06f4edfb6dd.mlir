// bufdiff-profile: mixed
// bufdiff-choices: 5bc6b3ca3a0167d98676271ee766b56cfb62f503039d33e4b80a01f411a2c198a673c8ebda521554
// bufdiff-choices: 197f6afc5fafdb2becedc5bc5f895edea6be65db5aa240948d8a4655ac43e85903ffdb3efc452279
// bufdiff-choices: cf12cfa89c013ea2a4c535deee15cff9cc6b846ade75d2455cc5a05696ea48caff893936d73d0f33
// bufdiff-choices: 7afe34585a5c9fcfc4bf1de477d24fdc444539e754fd81240ede8dfae2d139f05f4da2a3b1483892
// bufdiff-choices: 511fd30d76664860e1d3
// bufdiff-features: 495 706 2270 2684 2898 6405 8918 9479 9768 10819 13169 15751 16067 16269 16289
// bufdiff-features: 17260 18166 18588 19166 19419 19769 19835 20023 20468 22221 22630 22824 22939
// bufdiff-features: 24826 25388 26053 26568 27048 28856 29667 29684 29968 33530 34167 34647 36014
// bufdiff-features: 36397 37183 37782 37786 38435 40712 41679 42282 46203 46686 46995 47093 51415
// bufdiff-features: 52218 52595 52900 52958 53252 54309 54827 54998 55202 57718 58767 60417 60686
// bufdiff-features: 60897 61251 61350 62218 62535 62675 63800 64235 64959 65133 66320 66765 67341
// bufdiff-features: 68355 69032 69403 70119 70529 71169 72363 72639 73140 74362 74617 75361 78742
// bufdiff-features: 79389 82203 82552 84585 84853 84922 86125 86992 88732 89780 90914 91566 95096
// bufdiff-features: 95273 95407 95969 96172 97318 97746 98501 99383 102204 104303 104931 106463
// bufdiff-features: 107182 107400 108165 108977 110052 112065 112474 112929 114547 114601 114783
// bufdiff-features: 115471 115778 117235 121394 121467 124657 124917 125040 128456 128768 130602
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: tensor<f64>) -> (tensor<1x1xf64>, tensor<?x?xf64>, tensor<f64>, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %0 = tensor.empty(%dim) : tensor<?x2xf64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x2x?xf64>
    %3 = linalg.fill ins(%extracted : f64) outs(%2 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
    %4 = linalg.batch_vecmat ins(%1, %3 : tensor<?x2xf64>, tensor<?x2x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %5:3 = call @f1(%arg1, %c2, %c5, %arg1) : (tensor<f64>, index, index, tensor<f64>) -> (tensor<1x1xf64>, index, index)
    %6 = call @f2(%arg1) : (tensor<f64>) -> tensor<f64>
    return %5#0, %4, %6, %5#2, %5#1 : tensor<1x1xf64>, tensor<?x?xf64>, tensor<f64>, index, index
  }
  func.func @f2(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %1 = arith.addf %in, %in_0 : f64
      linalg.yield %1 : f64
    } -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: index, %arg2: index, %arg3: tensor<f64>) -> (tensor<1x1xf64>, index, index) {
    %expanded = tensor.expand_shape %arg3 [] output_shape [1, 1] : tensor<f64> into tensor<1x1xf64>
    return %expanded, %arg2, %arg1 : tensor<1x1xf64>, index, index
  }
}

