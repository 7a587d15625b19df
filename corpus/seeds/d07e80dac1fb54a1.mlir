// bufdiff-profile: cfg
// bufdiff-choices: 36c0fe6bfc8608df1b905eb3c9bec94deb78cbd28af38ea367fb35af07dfe04e5c999ce7c089b5be
// bufdiff-choices: d5fa72b2989a830311aff391889f0714d1ae6e19219aac1413921458eddeb985b4fc21fa57e91d4f
// bufdiff-choices: 0fdb1f1f8111a0cd7ae94b83c4119b0bc41e028c77e9594b77d74cc7b2ca3a648146790a4fd84510
// bufdiff-choices: 4b585047ff3fc59c3d3f4539bee6bd2729080d2d7ac70e034c5898e92a982b7afbd89c1dc7f8c828
// bufdiff-choices: b01f224240b251e88651b88c022eccd9d5f5deab4f73
// bufdiff-features: 2225 4020 4659 5199 5973 6363 7541 9230 10819 11162 13233 15751 16269 18166
// bufdiff-features: 19100 19545 19606 20441 22221 22280 23817 24826 25388 26568 27037 27048 27766
// bufdiff-features: 27825 28464 32012 32030 32509 32615 33400 34164 34167 34623 34647 34965 36014
// bufdiff-features: 37786 38702 38783 40599 40712 41984 43098 43774 44659 44816 46203 47392 49355
// bufdiff-features: 50283 51305 51344 52558 52573 52900 52958 53950 56404 56592 57234 57718 59145
// bufdiff-features: 61166 61699 62218 62253 62281 63071 63168 64120 66320 68355 69505 70730 71169
// bufdiff-features: 71434 71904 73192 73242 74057 74362 76953 77261 78430 78447 79291 79389 82135
// bufdiff-features: 83194 84585 86125 86992 87495 87534 88008 88732 88850 89449 89780 90097 92194
// bufdiff-features: 92414 93255 94586 97318 99009 99383 99723 104405 104931 105970 106314 107182
// bufdiff-features: 107728 107997 108169 108653 109086 109878 111482 111800 112929 114601 115471
// bufdiff-features: 115990 117235 121467 122317 123396 125040 125573 128768 130500 130602
module {
  func.func @main(%arg0: tensor<2x3x2xi1>) -> (tensor<1xi32>, tensor<2x3x2xi1>, tensor<2x3x2xi1>, tensor<i32>, tensor<i32>, i1) {
    %0 = tensor.empty() : tensor<2x3x2xi1>
    %cst = arith.constant dense<[[[false, false], [true, false]], [[false, true], [false, false]], [[true, false], [false, true]]]> : tensor<3x2x2xi1>
    %transposed = linalg.transpose ins(%cst : tensor<3x2x2xi1>) outs(%0 : tensor<2x3x2xi1>) permutation = [1, 0, 2] 
    %c42_i32 = arith.constant 42 : i32
    %from_elements = tensor.from_elements %c42_i32 : tensor<i32>
    %1:2 = call @f1(%from_elements, %from_elements) : (tensor<i32>, tensor<i32>) -> (tensor<1xi32>, tensor<i32>)
    %true = arith.constant true
    return %1#0, %transposed, %arg0, %from_elements, %1#1, %true : tensor<1xi32>, tensor<2x3x2xi1>, tensor<2x3x2xi1>, tensor<i32>, tensor<i32>, i1
  }
  ml_program.global private mutable @g0(dense<[[[false, false], [true, false], [false, true]], [[false, false], [true, false], [false, true]]]> : tensor<2x3x2xi1>) : tensor<2x3x2xi1>
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<1xi32>, tensor<i32>) {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    return %reshape, %0 : tensor<1xi32>, tensor<i32>
  }
}

