// bufdiff-profile: loops
// bufdiff-choices: 06bd34957b69e9374438f8bc7caae1a183a2ef47ac51062b277a36eeb56d5c32e39538a31ef2221a
// bufdiff-choices: 368f1e789a54ef1a37ae654f09b66938b2fb9a4043f5f196ec004fdce35ee362ca44041b60828cfa
// bufdiff-choices: a7f11ee12f8f0a9d089d9427e9257c33f7d23b20e1316bab19b4d5073b9f75822795f3ebf60d3d03
// bufdiff-features: 2225 3233 3579 5915 7410 8482 9556 9812 10872 11441 12546 13233 13518 15751
// bufdiff-features: 16207 17561 18431 19694 21044 21728 21883 21953 21991 24025 24268 24826 25735
// bufdiff-features: 26568 27048 29877 31328 32615 33425 34167 34482 34647 35289 35411 35708 35903
// bufdiff-features: 36943 38702 40712 41213 43098 43942 44816 46203 46357 47392 49186 50469 51535
// bufdiff-features: 52322 52900 52958 53030 53504 54135 55299 55887 56272 57103 57718 60179 60222
// bufdiff-features: 61699 61880 62701 63533 63610 64716 64959 68355 68829 72629 74362 75002 75022
// bufdiff-features: 76052 76258 76339 77261 77564 78430 79099 79972 82317 82353 83838 84635 84887
// bufdiff-features: 86125 86515 86645 87355 87495 87861 88008 88958 89732 90025 90543 91993 92048
// bufdiff-features: 92800 93174 93255 93893 94687 95285 96260 96989 98975 99009 99383 100167 102851
// bufdiff-features: 103758 103851 104405 104931 107624 110507 112378 112726 112929 115471 115588
// bufdiff-features: 115778 115990 117235 121307 121394 125880 125921 126179 127427 128768 129425
// bufdiff-features: 129955 130574
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xf32>, %arg2: i32) -> (tensor<4xi32>, tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>, f32) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c2 to %c4 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>) {
      %1 = tensor.empty(%c4) : tensor<?xi32>
      %2 = linalg.fill ins(%arg2 : i32) outs(%1 : tensor<?xi32>) -> tensor<?xi32>
      %c4_i64 = arith.constant 4 : i64
      %from_elements = tensor.from_elements %c4_i64 : tensor<1xi64>
      %reshape = tensor.reshape %1(%from_elements) : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
      %c3_i32 = arith.constant 3 : i32
      %3 = arith.cmpi ne, %arg2, %c3_i32 : i32
      %true = arith.constant true
      %4 = arith.ori %3, %true : i1
      cf.assert %4, "never fails"
      %cst_0 = arith.constant dense<[[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00]], [[1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01]], [[1.950000e+01, 2.050000e+01, 2.150000e+01], [2.250000e+01, 2.350000e+01, 2.450000e+01], [2.550000e+01, 2.650000e+01, 2.750000e+01]]]> : tensor<3x3x3xf32>
      %5 = linalg.reciprocal ins(%cst_0 : tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %6 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%arg5 : tensor<4xi32>) -> tensor<4xi32>
      %7 = linalg.rsqrt ins(%5 : tensor<3x3x3xf32>) outs(%arg4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %8 = tensor.empty() : tensor<3x3x3xf32>
      %cst_1 = arith.constant 2.000000e+00 : f32
      %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %10 = linalg.softmax dimension(1) ins(%9 : tensor<3x3x3xf32>) outs(%7 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %10, %6, %5 : tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>
    }
    %cst = arith.constant 1.000000e+00 : f32
    return %0#1, %0#2, %arg0, %0#0, %cst : tensor<4xi32>, tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>, f32
  }
}

