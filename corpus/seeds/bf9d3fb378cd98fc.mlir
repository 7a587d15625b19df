// bufdiff-profile: idioms
// bufdiff-choices: 0730222ef356eeba15203cb88c93682df7ac393171e902c5cd6a780b2459442c80f09b3b96389917
// bufdiff-choices: 5eb68ae99b74ae711f7bfd1511b15b8d2ca2f086384ebe8469d7041d7d
// bufdiff-features: 9676 10213 10968 13623 14926 15751 16682 18793 22095 22280 23787 24826 25388
// bufdiff-features: 26521 26568 27370 29590 34167 34647 35507 36092 37786 40712 42525 46203 46309
// bufdiff-features: 47392 47488 52631 52958 55602 55887 56477 57073 57718 64235 66765 68355 68755
// bufdiff-features: 74362 74617 74864 80310 81200 81502 85640 88732 90162 90506 94290 94755 96352
// bufdiff-features: 99171 101120 103931 104315 111805 112929 114308 115471 117235 128768
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2x1x2x1xi32> {
    %cst = arith.constant dense<7> : tensor<2x1x2x1xi32>
    %cst_0 = arith.constant dense<[[[[8], [9], [10]], [[11], [12], [13]]], [[[14], [15], [16]], [[17], [18], [19]]]]> : tensor<2x2x3x1xi32>
    %0 = tensor.empty() : tensor<2x2xi32>
    %1 = linalg.pooling_nhwc_max_unsigned ins(%cst_0, %0 : tensor<2x2x3x1xi32>, tensor<2x2xi32>) outs(%cst : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %inserted_slice = tensor.insert_slice %1 into %cst[0, 0, 0, 0] [2, 1, 2, 1] [1, 1, 1, 1] : tensor<2x1x2x1xi32> into tensor<2x1x2x1xi32>
    return %inserted_slice : tensor<2x1x2x1xi32>
  }
}

