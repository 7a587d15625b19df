// bufdiff-profile: mixed
// bufdiff-choices: 47a0d85bf5134a3ce68133135207d57ede48fa9b050d776c16aa950333135b02fd1d91fd560ea5b2
// bufdiff-choices: d42c13a7f8d6e6d8a3de8252b06df006946c69cde98fb59703eda4bc26116005044e14781063d95e
// bufdiff-choices: dd567035e08247ce8defcd77ae5105a1f428b8c33b
// bufdiff-features: 2225 5197 5199 5296 10166 10970 15751 16269 18166 19419 20003 23874 25352 25619
// bufdiff-features: 26568 27048 27556 28939 31668 32615 34159 34167 34647 35364 35946 37183 37786
// bufdiff-features: 39493 40712 43098 46203 47796 49635 49966 51144 52807 52900 52958 53252 54964
// bufdiff-features: 55887 57176 58973 60686 60704 61699 61944 64235 64877 66320 66765 68355 70730
// bufdiff-features: 70955 74362 77261 78430 79389 84922 85051 85385 86125 87563 88732 89780 92194
// bufdiff-features: 94586 96989 98501 99009 99243 99383 99568 102625 103359 104931 105252 109086
// bufdiff-features: 109732 111800 112369 112929 114601 115471 118984 121467 122317 123768 125040
// bufdiff-features: 127051 128768 130771
module {
  func.func private @f1(%arg0: tensor<f64>) -> tensor<f64> {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f64
      %cst = arith.constant 2.000000e+00 : f64
      %3 = arith.addf %2, %cst : f64
      tensor.yield %3 : f64
    } : tensor<3xf64>
    %0 = linalg.softmax dimension(0) ins(%generated : tensor<3xf64>) outs(%generated : tensor<3xf64>) -> tensor<3xf64>
    return %arg0 : tensor<f64>
  }
  func.func @main(%arg0: tensor<2x?xi32>, %arg1: tensor<?x?x?xf64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<2x?xi32>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
    %0 = linalg.add ins(%arg1, %arg1 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg1 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %1 = call @f1(%arg2) : (tensor<f64>) -> tensor<f64>
    return %1, %arg0, %arg1, %0 : tensor<f64>, tensor<2x?xi32>, tensor<?x?x?xf64>, tensor<?x?x?xf64>
  }
}

