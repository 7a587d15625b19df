module {
  func.func private @f5(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>, %arg2: i64) -> (tensor<2x3xf32>, tensor<2x3xf32>, f32) {
    %0 = linalg.copy ins(%arg1 : tensor<3xi64>) outs(%arg1 : tensor<3xi64>) -> tensor<3xi64>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c2, %c3 {
    ^bb0(%arg3: index, %arg4: index):
      %2 = arith.index_cast %arg3 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.minimumf %3, %5 : f32
      tensor.yield %6 : f32
    } : tensor<?x?xf32>
    %cast = tensor.cast %generated : tensor<?x?xf32> to tensor<2x3xf32>
    %1:4 = call @f3(%cast, %arg2) : (tensor<2x3xf32>, i64) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, f32)
    return %1#1, %1#2, %1#3 : tensor<2x3xf32>, tensor<2x3xf32>, f32
  }
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<0xi64>) -> tensor<0xi64> {
    %mapped = linalg.map ins(%arg1 : tensor<0xi64>) outs(%arg1 : tensor<0xi64>)
      (%in: i64, %init: i64) {
        %c100_i64 = arith.constant 100 : i64
        %0 = arith.addi %in, %c100_i64 : i64
        linalg.yield %0 : i64
      }
    return %mapped : tensor<0xi64>
  }
  func.func private @f1(%arg0: tensor<3xi64>, %arg1: tensor<4xi64>, %arg2: f32) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, i64) {
    %0 = tensor.empty() : tensor<2xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = linalg.fill ins(%c-3_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = linalg.conv_1d ins(%arg1, %1 : tensor<4xi64>, tensor<2xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %3 = tensor.empty() : tensor<3xi64>
    %4 = linalg.copy ins(%arg0 : tensor<3xi64>) outs(%3 : tensor<3xi64>) -> tensor<3xi64>
    return %2, %4, %arg0, %c-3_i64 : tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, i64
  }
  func.func private @f3(%arg0: tensor<2x3xf32>, %arg1: i64) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c0, %c1] : tensor<2x3xf32>
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.copy ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = tensor.empty() : tensor<2x3xf32>
    %3 = linalg.copy ins(%arg0 : tensor<2x3xf32>) outs(%2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    return %inserted, %1, %3, %cst : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, f32
  }
  func.func private @f4(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: tensor<?xi64>) -> tensor<?xi64> {
    %0 = tensor.empty() : tensor<1xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<1xi64>) -> tensor<1xi64>
    %2 = linalg.conv_1d ins(%arg0, %1 : tensor<?xi64>, tensor<1xi64>) outs(%arg1 : tensor<?xi64>) -> tensor<?xi64>
    return %2 : tensor<?xi64>
  }
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<4xi64> {bufferization.writable = false}, %arg2: tensor<0xi64>, %arg3: tensor<?xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %c3 = arith.constant 3 : index
    %c0_i64 = arith.constant 0 : i64
    %inserted = tensor.insert %c0_i64 into %arg1[%c3] : tensor<4xi64>
    %0 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %inserted) -> (tensor<4xi64>) {
      %5 = func.call @f2(%arg1, %arg2) : (tensor<4xi64>, tensor<0xi64>) -> tensor<0xi64>
      %6 = tensor.empty() : tensor<2x3xf32>
      %cst_2 = arith.constant 1.000000e+01 : f32
      %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<2x3xf32>) -> tensor<2x3xf32>
      %c-128_i64 = arith.constant -128 : i64
      %8:4 = func.call @f3(%7, %c-128_i64) : (tensor<2x3xf32>, i64) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, f32)
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xi64> to tensor<1xi64>
      %9 = linalg.conv_1d ins(%extracted_slice, %extracted_slice : tensor<1xi64>, tensor<1xi64>) outs(%extracted_slice : tensor<1xi64>) -> tensor<1xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg5[%arg4] [1] [1] : tensor<1xi64> into tensor<4xi64>
      }
    }
    %cst = arith.constant 0.000000e+00 : f32
    %1:4 = call @f1(%arg0, %arg1, %cst) : (tensor<3xi64>, tensor<4xi64>, f32) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, i64)
    %cast = tensor.cast %arg1 : tensor<4xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %arg1 : tensor<4xi64> to tensor<?xi64>
    %cast_1 = tensor.cast %0 : tensor<4xi64> to tensor<?xi64>
    %2 = call @f4(%cast, %cast_0, %cast_1) : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
    %3 = tensor.empty() : tensor<3xi64>
    %4:3 = call @f5(%3, %1#0, %1#3) : (tensor<3xi64>, tensor<3xi64>, i64) -> (tensor<2x3xf32>, tensor<2x3xf32>, f32)
    return %1#1, %1#2, %2, %4#0, %4#1 : tensor<3xi64>, tensor<3xi64>, tensor<?xi64>, tensor<2x3xf32>, tensor<2x3xf32>
  }
}
