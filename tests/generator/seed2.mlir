module {
  func.func @main(%arg0: tensor<4xi64> {bufferization.writable = false}, %arg1: tensor<?xi64>) -> (tensor<?xi64>, tensor<3xi64>, tensor<0xi64>) {
    %cst = arith.constant dense<> : tensor<0xi64>
    %0 = call @f3(%cst) : (tensor<0xi64>) -> tensor<0xi64>
    %cst_0 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
    %1 = call @f1(%cst_0, %cst_0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %cast = tensor.cast %arg0 : tensor<4xi64> to tensor<?xi64>
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<?xi64>
    %c0_i64 = arith.constant 0 : i64
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<?xi64>) -> tensor<?xi64>
    %4 = call @f2(%cast, %3, %c0_i64, %cast) : (tensor<?xi64>, tensor<?xi64>, i64, tensor<?xi64>) -> tensor<?xi64>
    return %4, %1, %0 : tensor<?xi64>, tensor<3xi64>, tensor<0xi64>
  }
  func.func private @f1(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<3xi64>, tensor<1xi64>) outs(%arg1 : tensor<3xi64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
  func.func private @f2(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: i64, %arg3: tensor<?xi64>) -> tensor<?xi64> {
    %0 = linalg.fill ins(%arg2 : i64) outs(%arg1 : tensor<?xi64>) -> tensor<?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %extracted_slice = tensor.extract_slice %arg3[0] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
    return %extracted_slice : tensor<?xi64>
  }
  func.func private @f3(%arg0: tensor<0xi64>) -> tensor<0xi64> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<> : tensor<0xi64>
    %inserted_slice = tensor.insert_slice %cst into %arg0[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    return %inserted_slice : tensor<0xi64>
  }
}
