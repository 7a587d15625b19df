module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: f32) -> (tensor<3xi64>, tensor<0xi64>, tensor<?xi64>, tensor<?xi64>, tensor<3xi64>, tensor<0xi64>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64_0 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64, %c0_i64, %c1_i64_0 : tensor<3xi64>
    %0 = call @f1(%from_elements, %from_elements) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4) : tensor<?xi64>
    %c127_i64 = arith.constant 127 : i64
    %2 = linalg.fill ins(%c127_i64 : i64) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
    %3:2 = call @f2(%2) : (tensor<?xi64>) -> (tensor<4xi64>, tensor<?xi64>)
    %4 = tensor.empty() : tensor<0xi64>
    %cst = arith.constant 0.000000e+00 : f32
    %5 = arith.cmpf ogt, %arg1, %cst : f32
    %6 = arith.index_castui %5 : i1 to index
    %extracted = tensor.extract %3#0[%6] : tensor<4xi64>
    %7 = linalg.fill ins(%extracted : i64) outs(%4 : tensor<0xi64>) -> tensor<0xi64>
    %8 = tensor.empty() : tensor<0xi64>
    %9 = linalg.fill ins(%extracted : i64) outs(%8 : tensor<0xi64>) -> tensor<0xi64>
    %extracted_slice = tensor.extract_slice %from_elements[0] [0] [1] : tensor<3xi64> to tensor<0xi64>
    %10:2 = call @f3(%7, %9, %extracted_slice) : (tensor<0xi64>, tensor<0xi64>, tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %11 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %from_elements) -> (tensor<3xi64>) {
      %extracted_1 = tensor.extract %from_elements[%arg2] : tensor<3xi64>
      %c0 = arith.constant 0 : index
      %c2_i64 = arith.constant 2 : i64
      %inserted = tensor.insert %c2_i64 into %arg3[%c0] : tensor<3xi64>
      scf.yield %inserted : tensor<3xi64>
    }
    %cast = tensor.cast %10#0 : tensor<0xi64> to tensor<?xi64>
    return %11, %10#1, %cast, %3#1, %0, %9 : tensor<3xi64>, tensor<0xi64>, tensor<?xi64>, tensor<?xi64>, tensor<3xi64>, tensor<0xi64>
  }
  func.func private @f1(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<3xi64>, tensor<1xi64>) outs(%arg1 : tensor<3xi64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
  func.func private @f2(%arg0: tensor<?xi64>) -> (tensor<4xi64>, tensor<?xi64>) {
    %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %0 = linalg.copy ins(%cst : tensor<4xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %1 = bufferization.alloc_tensor() copy(%cst) : tensor<4xi64>
    return %1, %0 : tensor<4xi64>, tensor<?xi64>
  }
  func.func private @f3(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>) {
    %cst = arith.constant dense<> : tensor<0x3xi64>
    %0 = tensor.empty() : tensor<3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %2 = linalg.matvec ins(%cst, %1 : tensor<0x3xi64>, tensor<3xi64>) outs(%arg1 : tensor<0xi64>) -> tensor<0xi64>
    return %2, %arg1 : tensor<0xi64>, tensor<0xi64>
  }
}
