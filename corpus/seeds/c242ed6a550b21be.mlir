// bufdiff-profile: types
// bufdiff-choices: 0750534d5d8831f0e4382399603bb035a9e6efd59fa007b3635fa267c7dbdd42f027c74771a40272
// bufdiff-choices: a11ebf719ba104675f508b73b8649822035f066c6ba18387993f41cb0a8df3b33578255d84bb82df
// bufdiff-choices: fe55452aa0263def699a43f944853d69b8ae2c4889f53e9688697bfe09fdb3697210ff8b11010b9a
// bufdiff-choices: 8b724d7e24e936d76528ff0e21b4de6e0a094d7a760ecb22f39744f090c95fd59054a4fad37ec186
// bufdiff-choices: 120c89d51b6bae761bfc6f73b67d8e6d00bc7e83
// bufdiff-features: 1502 1862 2225 2898 3786 4752 6527 6970 9302 10980 11441 11588 12170 13233
// bufdiff-features: 14454 15440 15751 15903 16582 17792 18598 22280 23810 24473 24572 24826 25297
// bufdiff-features: 25388 25818 26464 26546 26568 27048 27825 28497 28504 29712 30293 31903 32538
// bufdiff-features: 32615 33915 34069 34167 34623 34647 34906 36395 37786 37975 39747 39810 39927
// bufdiff-features: 40044 40712 42530 42786 43098 44522 46034 46203 47392 49370 49635 49675 51341
// bufdiff-features: 51344 52322 52900 52958 53235 53244 54554 55887 57103 57718 58190 60175 60816
// bufdiff-features: 61435 61556 61699 61888 62218 62326 63058 63431 64119 64716 64952 64959 65478
// bufdiff-features: 65494 66422 67375 68355 68782 69449 70130 71169 72330 72413 73802 74201 74362
// bufdiff-features: 75921 76230 76677 76953 77050 77261 77693 78182 78430 78839 79099 83342 84322
// bufdiff-features: 84635 84887 86125 87199 90522 90581 90903 92032 92194 94183 95106 96244 96989
// bufdiff-features: 97081 99009 99568 103383 103490 103715 104650 104931 105857 107200 108038
// bufdiff-features: 109832 110552 110608 110780 110904 111721 111800 112929 113020 113150 115026
// bufdiff-features: 115471 115823 119384 121394 121682 122764 125004 128126 128768 130019
module {
  func.func @main(%arg0: tensor<6xf64>, %arg1: memref<6xf64, strided<[?], offset: ?>>) -> (tensor<6x1xf64>, tensor<6x1xf64>, tensor<6xf64>, tensor<6x1xf64>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [6, 1] : tensor<6xf64> into tensor<6x1xf64>
    %0:2 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %expanded, %arg4 = %expanded) -> (tensor<6x1xf64>, tensor<6x1xf64>) {
      %1 = linalg.copy ins(%expanded : tensor<6x1xf64>) outs(%expanded : tensor<6x1xf64>) -> tensor<6x1xf64>
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [6, 1] [1, 1] : tensor<6x1xf64> to tensor<6xf64>
      %2 = tensor.empty() : tensor<6xf64>
      %cst = arith.constant 1.000000e+00 : f64
      %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<6xf64>) -> tensor<6xf64>
      %4 = linalg.add ins(%extracted_slice, %3 : tensor<6xf64>, tensor<6xf64>) outs(%extracted_slice : tensor<6xf64>) -> tensor<6xf64>
      %extracted_slice_0 = tensor.extract_slice %arg4[0, %arg2] [6, 1] [1, 1] : tensor<6x1xf64> to tensor<6x1xf64>
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %cst into %extracted_slice_0[%c1, %c0] : tensor<6x1xf64>
      %c2 = arith.constant 2 : index
      %cst_1 = arith.constant dense<[[1.500000e+00], [2.500000e+00]]> : tensor<2x1xf64>
      %cast = tensor.cast %cst_1 : tensor<2x1xf64> to tensor<?x1xf64>
      %inserted_slice = tensor.insert_slice %cast into %inserted[1, 0] [%c2, 1] [1, 1] : tensor<?x1xf64> into tensor<6x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[0, %arg2] [6, 1] [1, 1] : tensor<6xf64> into tensor<6x1xf64>
        tensor.parallel_insert_slice %inserted_slice into %arg4[0, %arg2] [6, 1] [1, 1] : tensor<6x1xf64> into tensor<6x1xf64>
      }
    }
    return %0#0, %0#1, %arg0, %expanded : tensor<6x1xf64>, tensor<6x1xf64>, tensor<6xf64>, tensor<6x1xf64>
  }
}

