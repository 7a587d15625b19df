// bufdiff-profile: slices
// bufdiff-choices: 9bffecdee0acf6e390d0bddede5233c1086ee5f70f95f064323168062daca650948995ba134c82e3
// bufdiff-choices: 799637972bcf512a082bef0327f413f1f8a13d30078c447b1ba4ca840b9d16f040a079644a3779e8
// bufdiff-choices: 3d866d5b7c24816550aa0ebf8badb0b240d99e990474c8bf090d62693540c91671dcdb0200b3627a
// bufdiff-choices: 59409964ebd88f6420fa5db37c96b132c9465c48f415e8e47f2c042652fbde497d9cf39d453b2f2b
// bufdiff-choices: 089e4a516476144735dda17339465e8bf70d9301e578d3db8afbd2bde0c427d1dea7b9ac820bbdaa
// bufdiff-choices: 0cb11586390956c262129d616f3f371c7037223f7fb07f36e1c95e363b351be3e820eeccfd58f6a7
// bufdiff-choices: 2e038c7fcad7230d248376baf12d74ac38d72c3b6a6b30d76ef2fb1d768cb36384462d08008932f0
// bufdiff-choices: 4aa8811ad31c75c8fad3e1116f1e4bb4
// bufdiff-features: 2320 3207 4280 4291 5458 5973 6163 6611 7541 8134 9479 10166 11037 11162 11583
// bufdiff-features: 12770 12932 13233 14704 15440 15593 15751 17467 18287 19113 19545 19606 20666
// bufdiff-features: 21522 22155 22860 23143 23431 23749 23787 23874 24098 24259 24826 25388 26337
// bufdiff-features: 26462 26507 26568 26808 27048 27556 27704 27825 28349 29590 29684 29895 30666
// bufdiff-features: 30811 30896 30996 31692 34159 34167 34367 34647 34965 36000 36681 36784 37060
// bufdiff-features: 37251 37344 37694 37786 38576 38702 38783 39560 40297 40479 40712 41837 42344
// bufdiff-features: 42467 43098 43442 43520 43929 44816 45017 45617 45702 45779 46110 46203 46832
// bufdiff-features: 46995 47486 48598 49528 50717 50892 50894 51211 52062 52322 52558 52807 52900
// bufdiff-features: 52958 53252 53469 54309 54651 55185 55887 56507 57384 57718 59070 59860 60348
// bufdiff-features: 60462 60686 61375 61556 61699 62701 63071 63384 64120 64235 64783 64959 65047
// bufdiff-features: 66422 66666 66765 66821 68355 69017 69500 69521 69987 71013 71306 71490 71928
// bufdiff-features: 72629 73289 73510 73802 74054 74057 74255 74362 74617 76258 76700 76915 77704
// bufdiff-features: 78283 78430 78594 79107 79279 79291 79389 81467 81556 81736 82135 83000 83127
// bufdiff-features: 83194 83565 83672 84585 84887 84962 85103 85509 85843 86125 86357 86834 87228
// bufdiff-features: 87495 88008 88732 89780 90082 91633 91973 92647 92765 96464 97219 97318 97715
// bufdiff-features: 97864 98194 98201 98501 99009 99568 99757 100059 100406 101105 102309 102792
// bufdiff-features: 104315 104324 104580 104910 104931 104952 106883 107412 107425 108012 108810
// bufdiff-features: 108888 108977 109086 109624 110692 111800 112929 114432 115471 115778 117235
// bufdiff-features: 117336 118081 118112 118576 120406 120920 121132 121394 121467 122048 122631
// bufdiff-features: 122764 124560 124839 125040 125457 127551 127834 128456 128762 128768 128916
// bufdiff-features: 129478 129946
module {
  func.func private @f3(%arg0: tensor<3x3x3xf64>, %arg1: f64, %arg2: f64, %arg3: tensor<?x?x?xf64>) -> (tensor<3x3x3xf64>, tensor<?x?x?xf64>) {
    %0 = tensor.empty() : tensor<3x3x3xf64>
    %1 = linalg.fill ins(%arg2 : f64) outs(%0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %2 = linalg.powf ins(%arg0, %1 : tensor<3x3x3xf64>, tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [%c2, %c3, %c3] [2, %c1, 1] : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    return %1, %extracted_slice : tensor<3x3x3xf64>, tensor<?x?x?xf64>
  }
  func.func @f2(%arg0: tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<?xf64>) {
    %0 = linalg.tanh ins(%arg0 : tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %c27 = arith.constant 27 : index
    %from_elements = tensor.from_elements %c27 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<3x3x3xf64>, tensor<1xindex>) -> tensor<27xf64>
    %cast = tensor.cast %0 : tensor<3x3x3xf64> to tensor<3x?x?xf64>
    %cast_0 = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<3x?x?xf64>
    %1 = call @f1(%cast, %cast_0) : (tensor<3x?x?xf64>, tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %2 = tensor.empty(%c27) : tensor<?xf64>
    %3 = linalg.copy ins(%reshape : tensor<27xf64>) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    return %1, %3 : tensor<3x?x?xf64>, tensor<?xf64>
  }
  func.func private @f1(%arg0: tensor<3x?x?xf64>, %arg1: tensor<3x?x?xf64>) -> tensor<3x?x?xf64> {
    %0 = tensor.empty() : tensor<1xf64>
    %1 = linalg.pooling_nwc_sum ins(%arg1, %0 : tensor<3x?x?xf64>, tensor<1xf64>) outs(%arg1 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c2, %c1] : tensor<3x?x?xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %cst_0 = arith.constant 1.000000e+01 : f64
    %2 = arith.cmpf uno, %extracted, %cst_0 : f64
    %3 = arith.select %2, %extracted, %cst : f64
    return %arg1 : tensor<3x?x?xf64>
  }
  func.func @main(%arg0: tensor<3x3x3xf64> {bufferization.writable = false}) -> (tensor<?x?x?xf64>, tensor<3x3x?xf64>, tensor<?xf64>, tensor<3x?x?xf64>, tensor<9x3xf64>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<3x3x3xf64> into tensor<27xf64>
    %extracted_slice = tensor.extract_slice %collapsed[0] [27] [1] : tensor<27xf64> to tensor<27xf64>
    %c9_i64 = arith.constant 9 : i64
    %c3_i64 = arith.constant 3 : i64
    %from_elements = tensor.from_elements %c9_i64, %c3_i64 : tensor<2xi64>
    %reshape = tensor.reshape %extracted_slice(%from_elements) : (tensor<27xf64>, tensor<2xi64>) -> tensor<9x3xf64>
    %0:2 = call @f2(%arg0) : (tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<?xf64>)
    %cst = arith.constant -6.000000e+00 : f64
    %cast = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    %1:2 = call @f3(%arg0, %cst, %cst, %cast) : (tensor<3x3x3xf64>, f64, f64, tensor<?x?x?xf64>) -> (tensor<3x3x3xf64>, tensor<?x?x?xf64>)
    %cast_0 = tensor.cast %1#0 : tensor<3x3x3xf64> to tensor<3x3x?xf64>
    return %1#1, %cast_0, %0#1, %0#0, %reshape : tensor<?x?x?xf64>, tensor<3x3x?xf64>, tensor<?xf64>, tensor<3x?x?xf64>, tensor<9x3xf64>
  }
}

