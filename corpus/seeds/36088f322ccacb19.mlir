// bufdiff-profile: calls
// bufdiff-choices: 24932cda2c0eaeb2c8e2b395e94bad303d804acfcca521cba49f8e2878dd83e50da893e9d2c4ae44
// bufdiff-choices: 78f850082680b9d74810609ecfe3a24228366cb6150111cca9d35edaf24c86204fcda47a1c905ffc
// bufdiff-choices: d0b98c0587b91af3ca888a2c4c99d4334a51a69c37cab65a573e2516da5604158404291abe57eea9
// bufdiff-choices: 23e994aea0f109985b640a81ae322d13375e38155b80858b54c602300dbc385d54f79b736cb5f9ff
// bufdiff-choices: 05294d46c5af3e5d65e656c95896419a2c237ae1ff4177162a284e74566c90f2a9df96f54122314d
// bufdiff-choices: 2bc3bafd8e08da062fda1e0dbef083a82dd88d2bb7bf56da7d05d68a10ef1f4dc08b99c13061f4e2
// bufdiff-choices: 5e063b0ba736bfb7a3e11ba1fe562f071bc4c2e9fc644e55873ea3ebfba1c800a0a2
// bufdiff-features: 1518 2684 2898 3579 4776 5018 5973 6523 6831 7122 7593 9301 9479 9601 10166
// bufdiff-features: 10339 10384 10819 10872 10968 11202 11321 11441 12064 12100 13233 14454 14557
// bufdiff-features: 14884 15440 15751 15929 19241 19276 19746 20838 21044 21115 21883 21991 22095
// bufdiff-features: 22221 22280 22824 23874 24268 24985 25388 25803 25962 26048 26568 26940 27048
// bufdiff-features: 27172 27767 27825 28276 28464 28564 28652 28814 29918 30205 30293 30573 31864
// bufdiff-features: 32232 33481 34167 34301 34623 34647 34745 34971 35097 35289 36784 37786 38672
// bufdiff-features: 38754 38783 40132 40481 40643 40712 41149 41742 41954 42094 42344 42728 43858
// bufdiff-features: 43942 44589 46203 46283 47392 47554 49635 49638 49800 50312 50450 50894 52322
// bufdiff-features: 52558 52807 52900 52958 53244 53469 54651 55185 55887 56524 57103 57718 57745
// bufdiff-features: 58024 58485 59070 60686 61699 61880 61944 62382 62675 62914 63071 63715 63800
// bufdiff-features: 63915 64119 64235 64652 64959 64991 65445 65715 66320 66422 66662 66765 67388
// bufdiff-features: 68355 69032 69987 70119 70174 70873 71372 72413 72674 73330 73455 74057 74362
// bufdiff-features: 75022 75361 75975 76052 76339 77283 77617 77872 78283 78430 78950 79229 79288
// bufdiff-features: 79389 79782 80436 82135 82203 83194 83584 83758 83849 84007 84585 84635 84887
// bufdiff-features: 86125 86827 87055 87069 87199 87894 88732 88958 89517 89928 90543 91525 92022
// bufdiff-features: 92194 92647 94178 94405 94687 95285 95780 96273 96648 96791 96989 97318 97447
// bufdiff-features: 97864 97924 98501 99009 99032 99383 99568 99738 100167 100650 103134 103315
// bufdiff-features: 103646 103851 104253 104931 105108 105494 106323 107412 108918 108919 109086
// bufdiff-features: 110552 111976 112068 112929 114097 115101 115148 115471 115711 116543 117235
// bufdiff-features: 117336 118174 119345 119439 119764 119835 119844 119990 120391 121307 121394
// bufdiff-features: 121467 121996 122367 122764 123446 123719 124448 124909 125040 125908 126179
// bufdiff-features: 126321 127813 128364 128768 129012 129673 130220 130574 130730 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf64>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0, %arg6 = %arg0) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
      %1 = tensor.empty() : tensor<3x3xf32>
      %2 = linalg.mul ins(%arg5, %arg5 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %3 = tensor.empty() : tensor<3x3xf32>
      %cst = arith.constant -1.000000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %mapped = linalg.map ins(%arg2, %4 : tensor<3x3xf64>, tensor<3x3xf32>) outs(%arg6 : tensor<3x3xf32>)
        (%in: f64, %in_1: f32, %init: f32) {
          %15 = arith.truncf %in : f64 to f32
          %16 = arith.cmpf olt, %15, %in_1 : f32
          %17 = arith.select %16, %15, %in_1 : f32
          linalg.yield %17 : f32
        }
      %5 = func.call @f3(%2) : (tensor<3x3xf32>) -> tensor<?x?xf64>
      %c2 = arith.constant 2 : index
      %6 = tensor.empty(%c2) : tensor<?x2xf32>
      %cst_0 = arith.constant 1.000000e+02 : f32
      %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %8 = tensor.empty() : tensor<4x4xf32>
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %10 = linalg.conv_2d ins(%9, %7 : tensor<4x4xf32>, tensor<?x2xf32>) outs(%arg6 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %2 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%10 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %15 = arith.mulf %in, %in_1 : f32
        %16 = arith.addf %15, %out : f32
        linalg.yield %16 : f32
      } -> tensor<3x3xf32>
      %extracted = tensor.extract %arg5[%c2, %arg3] : tensor<3x3xf32>
      %12 = tensor.empty() : tensor<3x3xf32>
      %13 = linalg.fill ins(%extracted : f32) outs(%12 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %transposed = linalg.transpose ins(%13 : tensor<3x3xf32>) outs(%arg5 : tensor<3x3xf32>) permutation = [1, 0] 
      %14 = linalg.copy ins(%2 : tensor<3x3xf32>) outs(%arg4 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %14, %transposed, %11 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
    }
    return %0#2, %0#1, %0#0, %0#0 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @f3(%arg0: tensor<3x3xf32>) -> tensor<?x?xf64> {
    %cst = arith.constant 1.000000e+01 : f64
    %cst_0 = arith.constant 7.250000e+00 : f32
    %0:2 = call @f2(%arg0, %cst, %cst_0) : (tensor<3x3xf32>, f64, f32) -> (tensor<?x?xf64>, tensor<3x3xf64>)
    return %0#0 : tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<3x3xf32>, %arg1: f64, %arg2: f32) -> (tensor<?x?xf64>, tensor<3x3xf64>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[[1.500000e+00, 2.500000e+00]]> : tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %cst into %arg0[%c1, 0] [1, 2] [1, 2] : tensor<1x2xf32> into tensor<3x3xf32>
    %cst_0 = arith.constant dense<[[2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01]]> : tensor<3x3xf64>
    %0:3 = call @f1(%cst_0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<?x?xf64>)
    return %0#2, %0#1 : tensor<?x?xf64>, tensor<3x3xf64>
  }
  func.func private @f1(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<?x?xf64>) {
    %cast = tensor.cast %arg0 : tensor<3x3xf64> to tensor<?x3xf64>
    %0 = tensor.empty() : tensor<3x3xf64>
    %1 = linalg.copy ins(%arg0 : tensor<3x3xf64>) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3, %c3) : tensor<?x?xf64>
    %3 = linalg.copy ins(%arg0 : tensor<3x3xf64>) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %arg0, %1, %3 : tensor<3x3xf64>, tensor<3x3xf64>, tensor<?x?xf64>
  }
}

