module {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<0xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?x?xf32>, tensor<0xi64>, tensor<?x?xf32>, tensor<1xi64>, tensor<2x3xf32>, f32) {
    %c1 = arith.constant 1 : index
    %c11_i64 = arith.constant 11 : i64
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c1], %c11_i64 : tensor<3xi64>, vector<2xi64>
    %1 = vector.transfer_write %0, %arg0[%c0] {in_bounds = [true]} : vector<2xi64>, tensor<3xi64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xi64>
    vector.print %extracted : i64
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %10 = arith.index_cast %arg2 : index to i64
      %c-3_i64 = arith.constant -3 : i64
      %11 = arith.muli %10, %c-3_i64 : i64
      tensor.yield %11 : i64
    } : tensor<0xi64>
    %2 = tensor.empty() : tensor<1x3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %cast = tensor.cast %3 : tensor<1x3xf32> to tensor<?x?xf32>
    %4 = call @f2(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %cast_1 = tensor.cast %cst_0 : tensor<4xi64> to tensor<?xi64>
    %5 = call @f3(%cast_1) : (tensor<?xi64>) -> tensor<?xi64>
    %6 = call @f4(%1) : (tensor<3xi64>) -> f32
    %c3 = arith.constant 3 : index
    %7 = tensor.empty(%c2, %c3) : tensor<?x?xf32>
    %8 = linalg.fill ins(%6 : f32) outs(%7 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast_2 = tensor.cast %8 : tensor<?x?xf32> to tensor<2x3xf32>
    %cast_3 = tensor.cast %8 : tensor<?x?xf32> to tensor<2x3xf32>
    %cast_4 = tensor.cast %8 : tensor<?x?xf32> to tensor<2x3xf32>
    %9:3 = call @f5(%cast_2, %cast_3, %cast_4, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xi64>) -> (tensor<3xi64>, tensor<2x3xf32>, f32)
    %cast_5 = tensor.cast %9#0 : tensor<3xi64> to tensor<?xi64>
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<3xi64> to tensor<1xi64>
    return %cast_5, %5, %4, %generated, %8, %extracted_slice, %9#1, %9#2 : tensor<?xi64>, tensor<?xi64>, tensor<?x?xf32>, tensor<0xi64>, tensor<?x?xf32>, tensor<1xi64>, tensor<2x3xf32>, f32
  }
  func.func private @f4(%arg0: tensor<3xi64>) -> f32 {
    %c0 = arith.constant 0 : index
    %c-1_i64 = arith.constant -1 : i64
    %inserted = tensor.insert %c-1_i64 into %arg0[%c0] : tensor<3xi64>
    %extracted_slice = tensor.extract_slice %inserted[0] [3] [1] : tensor<3xi64> to tensor<3xi64>
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func private @f1(%arg0: tensor<3xi64>, %arg1: tensor<4xi64>, %arg2: f32) -> tensor<3xi64> {
    %0 = tensor.empty() : tensor<3xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = linalg.fill ins(%c-3_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %2 = linalg.add ins(%1, %arg0 : tensor<3xi64>, tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    return %arg0 : tensor<3xi64>
  }
  func.func @f2(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = arith.negf %in : f32
        %1 = arith.addf %0, %in_0 : f32
        linalg.yield %1 : f32
      }
    return %mapped : tensor<?x?xf32>
  }
  func.func private @f3(%arg0: tensor<?xi64>) -> tensor<?xi64> {
    %0 = tensor.empty() : tensor<4xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = linalg.sub ins(%arg0, %1 : tensor<?xi64>, tensor<4xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    return %2 : tensor<?xi64>
  }
  func.func private @f5(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<3xi64>) -> (tensor<3xi64>, tensor<2x3xf32>, f32) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[%c1, %c1] : tensor<2x3xf32>
    %0 = tensor.empty() : tensor<3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %cst_0 = arith.constant dense<[3, 4, 5, 6]> : tensor<4xi64>
    %2 = call @f1(%1, %cst_0, %cst) : (tensor<3xi64>, tensor<4xi64>, f32) -> tensor<3xi64>
    return %2, %inserted, %cst : tensor<3xi64>, tensor<2x3xf32>, f32
  }
}
