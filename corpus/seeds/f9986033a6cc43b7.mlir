// bufdiff-profile: mixed
// bufdiff-choices: 4f94d37723ae88a3082b03869e93fd0081d085837d0298a1901c05b5912a6f55af9443ead2579bb2
// bufdiff-choices: 60599886642b86fdd50d6dcb69804722bb2261105dc2fe37ab66e8d8edec6eb50f9df8d58b990232
// bufdiff-choices: 971f6fae90c78e209d53650ebcc303a46e80bf9b8500d88f9222a5ba2fc95e390fe4362e4abf0e37
// bufdiff-choices: 68a5236880b2bbd4893d97f37eb394dd50bb70c253e6d1f71fcae4f4be13d3ddccb74923221fc803
// bufdiff-choices: eb97e120
// bufdiff-features: 435 961 2898 3233 3579 4967 5187 6527 8452 8918 9443 10819 10872 13021 13074
// bufdiff-features: 13233 13637 13652 15440 15751 17329 19241 19419 19833 20686 21154 22095 22824
// bufdiff-features: 23817 24826 25388 25608 26464 26568 27048 27825 28349 28464 28564 28814 30666
// bufdiff-features: 31864 32615 32633 33530 34089 34167 34564 34647 34745 36784 37251 38326 38641
// bufdiff-features: 40133 40953 41854 42728 43442 43858 45016 45263 46203 46995 47155 47392 48598
// bufdiff-features: 48667 49635 50894 51211 51415 52322 52900 52958 54998 55113 55887 56488 56677
// bufdiff-features: 57401 57718 58308 58319 59145 60412 60897 61350 61699 61848 63062 63610 64235
// bufdiff-features: 64959 65320 65515 66422 66765 68355 68782 69032 69403 69987 70046 71050 71169
// bufdiff-features: 71306 72243 72295 72674 74057 74362 74507 74617 76052 76339 76526 77693 78430
// bufdiff-features: 78828 79279 79389 81736 84322 84783 84853 84866 84887 85843 86125 88732 88958
// bufdiff-features: 89555 89780 91365 91566 92194 93286 95273 95603 96621 96705 96989 97318 97715
// bufdiff-features: 99009 99032 99383 99568 103339 104072 104405 104931 104981 106731 107866 107894
// bufdiff-features: 108165 109086 109467 111054 111976 112050 112474 112917 112929 113940 114171
// bufdiff-features: 115471 115894 116471 116721 117206 117235 119613 119764 120920 121123 121394
// bufdiff-features: 121467 122710 123301 125040 125908 126168 126442 127834 128250 128768 129058
// bufdiff-features: 129246
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<3x0xf64>, %arg1: f64, %arg2: tensor<3x?xi32>, %arg3: tensor<3x0xf64>) -> tensor<3x0xf64> {
    %from_elements = tensor.from_elements  : tensor<0x3xf64>
    %transposed = linalg.transpose ins(%from_elements : tensor<0x3xf64>) outs(%arg3 : tensor<3x0xf64>) permutation = [1, 0] 
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2) -> (tensor<3x?xi32>) {
      %1 = linalg.copy ins(%arg2 : tensor<3x?xi32>) outs(%arg5 : tensor<3x?xi32>) -> tensor<3x?xi32>
      scf.yield %1 : tensor<3x?xi32>
    }
    return %transposed : tensor<3x0xf64>
  }
  func.func @f1(%arg0: tensor<3x0xf64>, %arg1: tensor<3x0xf64>) -> tensor<3x0xf64> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x0xf64>) outs(%arg0 : tensor<3x0xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1 = linalg.index 1 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.mulf %in, %3 : f64
      linalg.yield %4 : f64
    } -> tensor<3x0xf64>
    return %0 : tensor<3x0xf64>
  }
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<3x0x0xf64>, tensor<3x?x0xf64>, tensor<3x1x0xf64>) {
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [3, 1, 0] : tensor<3x0xf64> into tensor<3x1x0xf64>
    %from_elements = tensor.from_elements  : tensor<3x0x0xf64>
    %0 = linalg.batch_matmul ins(%expanded, %from_elements : tensor<3x1x0xf64>, tensor<3x0x0xf64>) outs(%expanded : tensor<3x1x0xf64>) -> tensor<3x1x0xf64>
    %1 = call @f1(%arg1, %arg1) : (tensor<3x0xf64>, tensor<3x0xf64>) -> tensor<3x0xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<3x?xi32>
    %c127_i32 = arith.constant 127 : i32
    %3 = linalg.fill ins(%c127_i32 : i32) outs(%2 : tensor<3x?xi32>) -> tensor<3x?xi32>
    %4 = call @f2(%1, %cst, %3, %1) : (tensor<3x0xf64>, f64, tensor<3x?xi32>, tensor<3x0xf64>) -> tensor<3x0xf64>
    %cast = tensor.cast %expanded : tensor<3x1x0xf64> to tensor<3x?x0xf64>
    return %4, %from_elements, %cast, %0 : tensor<3x0xf64>, tensor<3x0x0xf64>, tensor<3x?x0xf64>, tensor<3x1x0xf64>
  }
}

