// bufdiff-profile: idioms
// bufdiff-choices: 0730222ef356eeba15203cb88c93682df7ac393171e902c5cd6a780b2459442c80f09b3b96389917
// bufdiff-choices: 5eb68ae99b74ae711f7bfd1511b15b8d2ca2f086384ebe8469d7041d7de4
// bufdiff-features: 6033 9676 10213 13233 13623 14926 15751 18793 22095 22280 25388 26521 26568
// bufdiff-features: 27048 34167 34647 35507 37786 40712 43917 46203 46309 47392 51555 52900 52958
// bufdiff-features: 55602 55887 57718 61322 63071 63479 64435 68355 74362 74617 80310 82203 85640
// bufdiff-features: 88732 90506 93527 94290 95183 97318 99171 99568 101120 103931 109135 109157
// bufdiff-features: 110503 111805 112929 114308 115471 116090 116726 122764 128768
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<2x1x2x1xi32>, tensor<2x1x2x1xi32>, i32) {
    %cst = arith.constant dense<7> : tensor<2x1x2x1xi32>
    %cst_0 = arith.constant dense<[[[[5], [6], [7]], [[8], [9], [10]]], [[[11], [12], [13]], [[14], [15], [16]]]]> : tensor<2x2x3x1xi32>
    %0 = tensor.empty() : tensor<2x2xi32>
    %1 = linalg.pooling_nhwc_max_unsigned ins(%cst_0, %0 : tensor<2x2x3x1xi32>, tensor<2x2xi32>) outs(%cst : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %2 = bufferization.to_buffer %cst read_only : tensor<2x1x2x1xi32> to memref<2x1x2x1xi32, strided<[?, ?, ?, ?], offset: ?>>
    %3 = memref.load %2[%c1, %c0, %c1, %c0] : memref<2x1x2x1xi32, strided<[?, ?, ?, ?], offset: ?>>
    return %1, %cst, %3 : tensor<2x1x2x1xi32>, tensor<2x1x2x1xi32>, i32
  }
}

