// bufdiff-profile: single
// bufdiff-choices: 53527be3f8d037022aea48ff7792d10c5ef9fbb42b4d
// bufdiff-features: 2898 3579 4984 5456 5915 6993 8918 9968 10166 10872 11441 12485 15751 15791
// bufdiff-features: 17329 18588 18887 19419 21115 22095 22221 23874 24184 25119 26568 28287 28652
// bufdiff-features: 28814 29667 31668 31899 34564 34647 34745 35507 41055 43098 46203 49186 50894
// bufdiff-features: 52322 52595 52807 52928 54998 55561 55887 56524 57103 57718 60422 63062 64235
// bufdiff-features: 64976 66422 66765 68355 69032 69403 69987 70119 71168 74362 74507 74617 76052
// bufdiff-features: 77283 77307 79389 79972 80436 84635 84853 87199 88732 88958 90543 91781 92919
// bufdiff-features: 93255 94405 94687 97318 97924 98291 98501 99009 99221 99228 99383 99969 100059
// bufdiff-features: 100720 110162 110322 111883 111976 112474 112929 113171 113374 113908 119764
// bufdiff-features: 119822 121394 123446 125702 126179 127813 127834 128768 128916
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x4xi8>) -> tensor<4x4xi8> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg0 : tensor<4x4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %1 = arith.cmpi slt, %in, %in_0 : i8
      %2 = arith.select %1, %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<4x4xi8>
    return %0 : tensor<4x4xi8>
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi8>) {
      %cast = tensor.cast %arg7 : tensor<4x4xi8> to tensor<?x?xi8>
      %1 = func.call @same2(%cast) : (tensor<?x?xi8>) -> tensor<?x?xi8>
      %c1_i8 = arith.constant 1 : i8
      %2 = linalg.fill ins(%c1_i8 : i8) outs(%1 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %c4 = arith.constant 4 : index
      %3 = tensor.empty(%c4, %c4) : tensor<?x?xi8>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<4x4xi8>) outs(%3 : tensor<?x?xi8>) {
      ^bb0(%in: i8, %out: i8):
        linalg.yield %in : i8
      } -> tensor<?x?xi8>
      %5 = linalg.copy ins(%4 : tensor<?x?xi8>) outs(%arg7 : tensor<4x4xi8>) -> tensor<4x4xi8>
      scf.yield %5 : tensor<4x4xi8>
    }
    return %0 : tensor<4x4xi8>
  }
  func.func private @same2(%arg0: tensor<?x?xi8>) -> tensor<?x?xi8> {
    return %arg0 : tensor<?x?xi8>
  }
}

