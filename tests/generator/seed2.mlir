module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: f32) -> (tensor<3xi64>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<0xi64>, tensor<0xi64>, tensor<1xi64>, tensor<?xi64>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi64>
    %c127_i64 = arith.constant 127 : i64
    %1 = linalg.fill ins(%c127_i64 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %cast = tensor.cast %1 : tensor<?xi64> to tensor<3xi64>
    %cst = arith.constant dense<[7, 8, 9]> : tensor<3xi64>
    %2 = call @f1(%cast, %cst) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %arg1, %cst_0 : f32
    %4 = arith.index_castui %3 : i1 to index
    %extracted = tensor.extract %cst[%4] : tensor<3xi64>
    %inserted = tensor.insert %extracted into %1[%c2] : tensor<?xi64>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %7 = arith.index_cast %arg2 : index to i64
      %8 = arith.andi %7, %extracted : i64
      tensor.yield %8 : i64
    } : tensor<4xi64>
    %cast_1 = tensor.cast %generated : tensor<4xi64> to tensor<?xi64>
    %5:2 = call @f2(%cast_1) : (tensor<?xi64>) -> (tensor<4xi64>, tensor<?xi64>)
    %extracted_slice = tensor.extract_slice %cst[0] [0] [1] : tensor<3xi64> to tensor<0xi64>
    %6:2 = call @f3(%extracted_slice, %extracted_slice, %extracted_slice) : (tensor<0xi64>, tensor<0xi64>, tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>)
    %c1 = arith.constant 1 : index
    %extracted_slice_2 = tensor.extract_slice %1[%c1] [1] [1] : tensor<?xi64> to tensor<1xi64>
    return %2, %inserted, %5#0, %5#1, %6#0, %6#1, %extracted_slice_2, %1 : tensor<3xi64>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<0xi64>, tensor<0xi64>, tensor<1xi64>, tensor<?xi64>
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
