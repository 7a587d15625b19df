// bufdiff-profile: types
// bufdiff-choices: 08c1ee4356ce55681bcc35122eba71ef0a0a23210226f8942d056cb36af1e78aec654959a0ff2696
// bufdiff-choices: 2a54fa45865c865a2f37d415ddb6fc5685ccc6d929cc0dccb69cb09ebda6026637642a978384d588
// bufdiff-choices: 89aa0ed5132ddf611c9c
// bufdiff-features: 667 1112 2021 3821 7847 9462 11589 13074 13233 13689 13698 14454 15440 15751
// bufdiff-features: 16372 18836 20337 25388 25727 26568 27048 29590 30573 31383 32615 34167 34647
// bufdiff-features: 36784 37786 40390 40712 42728 49132 50894 52900 52958 53781 57912 63133 63800
// bufdiff-features: 64737 65445 66320 66422 68355 70050 71169 74382 76405 78950 81736 82203 84887
// bufdiff-features: 86125 88732 89646 97270 97318 97924 99383 99568 104931 107412 109328 110552
// bufdiff-features: 111800 112050 112917 115471 117235 122764 123204 127834 128768
module {
  func.func @main(%arg0: tensor<6x2xf64>, %arg1: f64, %arg2: memref<2xvector<2xf32>>, %arg3: memref<2xvector<2xf32>, strided<[?], offset: ?>>, %arg4: memref<?xvector<2xf32>>) -> (tensor<?x?xf64>, tensor<6x2xf64>, tensor<?x2xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[%c1, 1] high[%c0, %c0] {
    ^bb0(%arg5: index, %arg6: index):
      %cst = arith.constant 1.000000e+01 : f64
      %1 = arith.negf %arg1 : f64
      %2 = arith.addf %1, %cst : f64
      tensor.yield %2 : f64
    } : tensor<6x2xf64> to tensor<?x?xf64>
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<6x2xf64>, tensor<6x2xf64>) outs(%arg0 : tensor<6x2xf64>) -> tensor<6x2xf64>
    %cast = tensor.cast %arg0 : tensor<6x2xf64> to tensor<?x2xf64>
    return %padded, %0, %cast : tensor<?x?xf64>, tensor<6x2xf64>, tensor<?x2xf64>
  }
}

