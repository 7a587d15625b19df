// bufdiff-profile: cfg
// bufdiff-choices: 067e658801bcf79e1722d72efbdc735e2af8c7622b490ff58bd4e5e11d753bfb85d92cd5a27c6d9b
// bufdiff-choices: d0974c35ba7e342659f513d2d6f11fda3db93dbe451570fc4918668ae75b703806a42142e8f5d3c4
// bufdiff-choices: 138ffcb9d3add9b8fddc42efae02361eb940c168daddbe566aa284b6464da27067cb6abc65ca96a2
// bufdiff-choices: f40d46ad2ab6a4a6296e2d02ce6ebe75cacc31726b5f98a39e5ef55f4ea955ba62c7ff20bd55c805
// bufdiff-choices: 2a1351c976a8c741af
// bufdiff-features: 2572 4025 4280 4902 4986 6250 9479 12457 12753 12947 15751 15855 16084 19419
// bufdiff-features: 22095 26568 27825 29684 30846 31692 32840 33848 34167 34647 35231 36180 37227
// bufdiff-features: 37786 42525 45678 46203 46995 47392 47918 48598 49715 51584 55202 55887 56560
// bufdiff-features: 57252 57718 58106 63610 64235 64959 66765 66821 67595 68355 69987 70290 71306
// bufdiff-features: 72629 73289 74362 74617 79024 79389 81556 84631 85509 85640 88732 93743 95230
// bufdiff-features: 95401 95407 96273 99383 99568 102215 103079 107624 107702 109086 112929 114131
// bufdiff-features: 114712 115471 116425 120372 121356 121394 122839 125048 128768
module {
  func.func @main(%arg0: tensor<?x?x?xi64>, %arg1: tensor<?x?x3xi64>, %arg2: tensor<?x?x?xi64>) -> tensor<3x2x3xi64> {
    %cst = arith.constant dense<[[[2, 3, 4], [5, 6, 7]], [[8, 9, 10], [11, 12, 13]], [[14, 15, 16], [17, 18, 19]]]> : tensor<3x2x3xi64>
    %0 = call @write1(%cst) : (tensor<3x2x3xi64>) -> tensor<3x2x3xi64>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c2, %c0, %c0] : tensor<3x2x3xi64>
    %1 = tensor.empty() : tensor<1xi64>
    %2 = linalg.pooling_nwc_max ins(%cst, %1 : tensor<3x2x3xi64>, tensor<1xi64>) outs(%0 : tensor<3x2x3xi64>) -> tensor<3x2x3xi64>
    return %2 : tensor<3x2x3xi64>
  }
  func.func private @write1(%arg0: tensor<3x2x3xi64>) -> tensor<3x2x3xi64> {
    %c3_i64 = arith.constant 3 : i64
    %0 = tensor.empty() : tensor<3x2x3xi64>
    %1 = linalg.fill ins(%c3_i64 : i64) outs(%0 : tensor<3x2x3xi64>) -> tensor<3x2x3xi64>
    %2 = linalg.div_unsigned ins(%1, %1 : tensor<3x2x3xi64>, tensor<3x2x3xi64>) outs(%arg0 : tensor<3x2x3xi64>) -> tensor<3x2x3xi64>
    return %2 : tensor<3x2x3xi64>
  }
}

