// bufdiff-profile: cfg
// bufdiff-choices: 42032632476264cf9ec1426e40644be4ea8e74e956321ec060fdb4df8e14ee84a8605086d503806a
// bufdiff-choices: d9d257f271bd17cda2c22da0856962aca9876a6a50f47c6e6aab01c2a5cc088cdbc2d9f5e01dcb8d
// bufdiff-choices: bd5cfd5de26f5302b3b4e800a620cc4cf5ec0dcfa755075404c71552fdb6991b9d076c7168c598
// bufdiff-features: 1133 1518 1854 3751 4984 5973 6136 7122 7670 7847 9591 9968 10819 11012 11831
// bufdiff-features: 12856 13074 13233 14000 14454 15440 15751 16388 16405 19713 20023 21748 22221
// bufdiff-features: 22280 23787 24393 24682 24747 24826 25248 25388 26568 26575 26940 27048 27825
// bufdiff-features: 28464 29968 32674 33092 33335 34167 34299 34564 34647 35744 36784 36981 37058
// bufdiff-features: 38471 38783 39391 40712 42252 42282 42398 42546 42629 44114 44595 45391 46203
// bufdiff-features: 46995 48279 49635 50894 52155 52170 52322 52558 52900 52958 54385 54651 58707
// bufdiff-features: 59070 60698 61070 61350 61699 61944 61969 62316 62675 63071 64959 64976 65814
// bufdiff-features: 66202 66422 66752 68355 69728 71169 72142 72629 72632 73455 73725 74028 74057
// bufdiff-features: 74255 74362 76328 76610 76953 77872 78235 78283 78430 79389 81477 81736 82203
// bufdiff-features: 83549 84585 86125 88635 89026 89151 89178 89469 89780 92194 93255 95370 96883
// bufdiff-features: 96989 97318 97864 97924 98501 99043 99221 99719 99969 100783 102844 103733
// bufdiff-features: 104303 104405 104658 104931 105699 107272 107402 107412 107425 108173 108587
// bufdiff-features: 108935 109086 109532 110816 112712 115471 115570 116075 116319 118522 119432
// bufdiff-features: 119564 119641 119845 121394 121467 122985 124448 124657 124909 125040 125175
// bufdiff-features: 125331 126441 127236 128438 128768 128916 129089 129422 129462 129878
module {
  func.func private @f1(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, f32) {
    %0 = linalg.round ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<?x?xf32>) -> (index, tensor<?x?xf32>) {
      %4 = arith.cmpi ult, %arg1, %c2 : index
      %c3 = arith.constant 3 : index
      %5 = arith.cmpi ne, %arg1, %c3 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg1, %arg2 : index, tensor<?x?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x?xf32>):
      %4 = arith.addi %arg1, %c1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %5 = tensor.empty(%dim_1, %dim_2) : tensor<?x?xf32>
      %cst_3 = arith.constant 7.250000e+00 : f32
      %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %transposed = linalg.transpose ins(%6 : tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) permutation = [1, 0] 
      %7 = tensor.empty(%dim_1, %dim_1) : tensor<?x?xf32>
      %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %9 = linalg.matmul ins(%0, %8 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%transposed : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %4, %9 : index, tensor<?x?xf32>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %3 = linalg.copy ins(%0 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    return %3, %1#1, %cst : tensor<?x?xf32>, tensor<?x?xf32>, f32
  }
  func.func @main(%arg0: tensor<5x5xf32>, %arg1: f32) -> (tensor<?x?xf32>, tensor<1x3x2xf32>, tensor<?x5xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<5x5xf32> to tensor<?x5xf32>
    %0 = tensor.empty() : tensor<1x3x2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %2 = tensor.empty() : tensor<1xf32>
    %3 = linalg.pooling_ncw_sum ins(%1, %2 : tensor<1x3x2xf32>, tensor<1xf32>) outs(%1 : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %cast_0 = tensor.cast %arg0 : tensor<5x5xf32> to tensor<?x?xf32>
    %4:3 = call @f1(%cast_0) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, f32)
    return %4#0, %3, %cast, %4#1 : tensor<?x?xf32>, tensor<1x3x2xf32>, tensor<?x5xf32>, tensor<?x?xf32>
  }
}

