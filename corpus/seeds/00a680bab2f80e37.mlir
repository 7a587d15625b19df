// bufdiff-profile: single
// bufdiff-choices: 60278775cde102236c19122d279fbfaeebbb90b452774e9f807efd2b30e004a5625d20becef9df98
// bufdiff-choices: f55b05000e69bc1d2e41a9507c85
// bufdiff-features: 2898 3526 4752 8411 9479 10035 12403 15751 17232 18486 22095 24826 25872 26483
// bufdiff-features: 26568 27048 27378 28379 33409 34564 34647 35507 36901 40426 43631 44587 46203
// bufdiff-features: 47782 48609 52042 52900 53252 55636 55887 60839 63071 64959 65496 66320 66422
// bufdiff-features: 68206 68355 69987 70119 73719 74210 74362 74507 74617 75133 78796 79978 80212
// bufdiff-features: 81032 82135 82932 83627 84808 87563 91664 97318 99383 108335 109732 110552
// bufdiff-features: 110780 115155 115711 116549 119945 121394 125702 127160 127813 127834 128456
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
    %0 = scf.if %arg5 -> (tensor<4x4xi32>) {
      affine.parallel (%arg6) = (0) to (3) {
        %c0 = arith.constant 0 : index
        %inserted = tensor.insert %arg4 into %arg3[%c0, %c0] : tensor<4x4xi32>
      }
      scf.yield %arg3 : tensor<4x4xi32>
    } else {
      affine.parallel (%arg6) = (0) to (3) {
        %1 = tensor.empty() : tensor<4xi32>
        %2 = tensor.empty() : tensor<4xi32>
        %c3 = arith.constant 3 : index
        %extracted = tensor.extract %arg3[%arg6, %c3] : tensor<4x4xi32>
        %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<4xi32>) -> tensor<4xi32>
        %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3 : tensor<4xi32>, tensor<4xi32>) outs(%1 : tensor<4xi32>) {
        ^bb0(%in: i32, %in_0: i32, %out: i32):
          %5 = arith.addi %in, %in_0 : i32
          linalg.yield %5 : i32
        } -> tensor<4xi32>
        %c0 = arith.constant 0 : index
        %inserted = tensor.insert %extracted into %1[%c0] : tensor<4xi32>
      }
      scf.yield %arg3 : tensor<4x4xi32>
    }
    return %0, %arg3 : tensor<4x4xi32>, tensor<4x4xi32>
  }
}

