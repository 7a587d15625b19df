module {
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: i64) -> tensor<?xi64> {
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0] : tensor<4xi64>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.parallel (%arg2) = (%c0) to (%c4) step (%c1) init (%arg1) -> i64 {
      %extracted = tensor.extract %inserted[%arg2] : tensor<4xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg3: i64, %arg4: i64):
        %1 = arith.addi %arg3, %arg4 : i64
        scf.reduce.return %1 : i64
      }
    }
    %cast = tensor.cast %inserted : tensor<4xi64> to tensor<?xi64>
    return %cast : tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: f32) -> (tensor<0xi64>, i64, i64) {
    %c11_i64 = arith.constant 11 : i64
    %0 = linalg.fill ins(%c11_i64 : i64) outs(%arg1 : tensor<0xi64>) -> tensor<0xi64>
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.minui %c11_i64, %c0_i64 : i64
    return %0, %1, %c11_i64 : tensor<0xi64>, i64, i64
  }
  func.func private @f2(%arg0: tensor<3xi64>, %arg1: f32, %arg2: tensor<0xi64>) -> tensor<3xi64> {
    %c1_i64 = arith.constant 1 : i64
    %c42_i64 = arith.constant 42 : i64
    %c-3_i64 = arith.constant -3 : i64
    %from_elements = tensor.from_elements %c1_i64, %c42_i64, %c-3_i64, %c1_i64, %c1_i64, %c42_i64 : tensor<3x2xi64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = linalg.matvec ins(%from_elements, %1 : tensor<3x2xi64>, tensor<2xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    return %2 : tensor<3xi64>
  }
  func.func private @f3(%arg0: tensor<?xi64>, %arg1: tensor<4xi64>) -> tensor<3xi64> {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.xori %3, %4 : i64
      tensor.yield %5 : i64
    } : tensor<3x4xi64>
    %cst = arith.constant dense<[8, 9, 10]> : tensor<3xi64>
    %0 = linalg.vecmat ins(%cst, %generated : tensor<3xi64>, tensor<3x4xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %1 = tensor.empty() : tensor<3xi64>
    %2 = linalg.copy ins(%cst : tensor<3xi64>) outs(%1 : tensor<3xi64>) -> tensor<3xi64>
    return %2 : tensor<3xi64>
  }
  func.func @main(%arg0: tensor<4xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<0xi64>) {
    %mapped = linalg.map ins(%arg0 : tensor<4xi64>) outs(%arg0 : tensor<4xi64>)
      (%in: i64, %init: i64) {
        %c42_i64 = arith.constant 42 : i64
        %6 = arith.subi %in, %c42_i64 : i64
        linalg.yield %6 : i64
      }
    %0 = tensor.empty() : tensor<0xi64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<0xi64>) -> tensor<0xi64>
    %cst = arith.constant -0.000000e+00 : f32
    %2:3 = call @f1(%1, %1, %cst) : (tensor<0xi64>, tensor<0xi64>, f32) -> (tensor<0xi64>, i64, i64)
    %cst_0 = arith.constant dense<5> : tensor<3xi64>
    %3 = call @f2(%cst_0, %cst, %0) : (tensor<3xi64>, f32, tensor<0xi64>) -> tensor<3xi64>
    %cast = tensor.cast %mapped : tensor<4xi64> to tensor<?xi64>
    %4 = call @f3(%cast, %mapped) : (tensor<?xi64>, tensor<4xi64>) -> tensor<3xi64>
    %5 = call @f4(%arg0, %2#1) : (tensor<4xi64>, i64) -> tensor<?xi64>
    return %3, %4, %5, %2#0 : tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<0xi64>
  }
}
