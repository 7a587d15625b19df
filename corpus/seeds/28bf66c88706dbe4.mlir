// bufdiff-profile: loops
// bufdiff-choices: 0546a36b51991b1f8583179e720cda55f264428a5cb089ae5478df666bf01c6e6a184f0eb2e5a2ca
// bufdiff-choices: 7800f26ac799d04bb8b36076c7f86e79a6e178a495829a55a877a740f569c9b79703c34803da30a9
// bufdiff-choices: 1af6b1588603529eab9459b2399105f492c1b1296da7b70989316df23a7d574ecbdcefdfa49dbe2b
// bufdiff-choices: 93d4745ef7720a0ea0830533b2302bf90af386738451ff0ecc3897935b4e0d77c3249bcbf565933f
// bufdiff-choices: dd4b7d909d29c26a9d4abf52
// bufdiff-features: 91 1583 2339 3579 5915 6527 9479 10324 10872 11321 12880 13233 14015 15751
// bufdiff-features: 16207 16582 17049 17481 19694 21044 21714 21728 21883 21991 22221 22280 22678
// bufdiff-features: 24118 24268 24572 24826 24941 25388 25842 26027 26464 26568 26890 27048 27825
// bufdiff-features: 29443 30105 30293 30651 32287 33530 34167 34623 34647 35097 35708 35903 36395
// bufdiff-features: 40712 43942 44520 46203 47392 49186 49635 49675 51344 51535 52322 52558 52900
// bufdiff-features: 52958 55548 56711 57103 59436 60417 61435 61699 61880 62701 64520 66422 67195
// bufdiff-features: 67388 68070 68355 71046 71168 71169 73788 75022 76052 76161 76222 76641 76953
// bufdiff-features: 77564 77693 78182 78283 78430 78839 79024 79100 79756 79972 81047 81556 84322
// bufdiff-features: 84635 84887 86125 86645 87355 87666 88321 88341 88958 90589 90968 91993 92032
// bufdiff-features: 92884 93733 94687 96989 97081 98291 98975 99383 99568 99738 100167 103851
// bufdiff-features: 104405 104931 105166 106314 113626 114139 114789 115290 115471 118587 119200
// bufdiff-features: 119845 120559 121307 121979 122339 122764 122947 122980 125384 126098 126533
// bufdiff-features: 127813 127922 128768 129425 129460 129771
module {
  func.func @main(%arg0: tensor<3x3xi64>, %arg1: i64) -> (tensor<3x3x1xi64>, tensor<3x3x1xi64>, tensor<3x3x1xi64>, tensor<3x3xi64>) {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [3, 3, 1] : tensor<3x3xi64> into tensor<3x3x1xi64>
    %0 = vector.broadcast %arg1 : i64 to vector<4xi64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %expanded[%c1, %c2, %c0] : vector<4xi64>, tensor<3x3x1xi64>
    %2:3 = scf.for %arg2 = %c0 to %c0 step %c1 iter_args(%arg3 = %arg0, %arg4 = %1, %arg5 = %expanded) -> (tensor<3x3xi64>, tensor<3x3x1xi64>, tensor<3x3x1xi64>) {
      %expanded_0 = tensor.expand_shape %expanded [[0], [1], [2, 3]] output_shape [3, 3, 1, 1] : tensor<3x3x1xi64> into tensor<3x3x1x1xi64>
      %3 = linalg.copy ins(%expanded : tensor<3x3x1xi64>) outs(%arg5 : tensor<3x3x1xi64>) -> tensor<3x3x1xi64>
      %extracted = tensor.extract %arg4[%c1, %c2, %c0] : tensor<3x3x1xi64>
      %4 = linalg.copy ins(%1 : tensor<3x3x1xi64>) outs(%arg4 : tensor<3x3x1xi64>) -> tensor<3x3x1xi64>
      %5 = linalg.add ins(%3, %expanded : tensor<3x3x1xi64>, tensor<3x3x1xi64>) outs(%4 : tensor<3x3x1xi64>) -> tensor<3x3x1xi64>
      %c0_i64 = arith.constant 0 : i64
      %6 = vector.transfer_read %3[%c1, %c0, %c0], %c0_i64 : tensor<3x3x1xi64>, vector<2xi64>
      %7 = vector.transfer_write %6, %arg3[%c2, %c2] : vector<2xi64>, tensor<3x3xi64>
      scf.yield %7, %5, %3 : tensor<3x3xi64>, tensor<3x3x1xi64>, tensor<3x3x1xi64>
    }
    return %2#1, %2#2, %expanded, %2#0 : tensor<3x3x1xi64>, tensor<3x3x1xi64>, tensor<3x3x1xi64>, tensor<3x3xi64>
  }
}

