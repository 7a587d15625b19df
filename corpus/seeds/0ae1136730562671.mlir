// bufdiff-profile: mixed
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db75
// bufdiff-features: 3500 6405 9886 13623 15751 15903 18822 22280 25388 26568 27048 27704 27766
// bufdiff-features: 28773 29590 34167 34647 38087 39915 40712 46203 46447 46832 46995 47392 47865
// bufdiff-features: 52062 52900 52958 53443 55887 57304 57718 58225 61350 61556 63800 64435 64898
// bufdiff-features: 64959 68025 68355 71169 74362 74617 78283 78594 80812 82203 82938 85491 85640
// bufdiff-features: 86125 88732 89890 92861 96439 97318 99568 100815 101791 103869 104405 104931
// bufdiff-features: 112615 112929 113124 113853 114308 115136 115471 117235 121394 122764 125702
// bufdiff-features: 128768 129236 130292
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}, %arg1: memref<3x3x?xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<f32>) -> (tensor<1x2x1x2xf32>, tensor<2x1x2xf32>, tensor<1x2x1x2xf32>) {
    %cst = arith.constant dense<[[[[5.000000e-01, 1.500000e+00]], [[2.500000e+00, 3.500000e+00]]]]> : tensor<1x2x1x2xf32>
    %0 = tensor.empty() : tensor<1x2x1x3xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 0, 0, 0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x1x2xf32> to tensor<2x1x2xf32>
    %2 = linalg.depthwise_conv_2d_nchw_chw ins(%1, %extracted_slice : tensor<1x2x1x3xf32>, tensor<2x1x2xf32>) outs(%cst : tensor<1x2x1x2xf32>) -> tensor<1x2x1x2xf32>
    return %cst, %extracted_slice, %2 : tensor<1x2x1x2xf32>, tensor<2x1x2xf32>, tensor<1x2x1x2xf32>
  }
}

