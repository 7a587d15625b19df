#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: i64) -> (tensor<4xi64>, tensor<4xi64>, tensor<0xi64>, tensor<0xi64>) {
    %0 = linalg.copy ins(%arg1 : tensor<4xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
    %cst = arith.constant dense<1> : tensor<1xi64>
    %1 = linalg.conv_1d ins(%arg0, %cst : tensor<4xi64>, tensor<1xi64>) outs(%arg1 : tensor<4xi64>) -> tensor<4xi64>
    %2 = tensor.empty() : tensor<0xi64>
    %3 = linalg.fill ins(%arg2 : i64) outs(%2 : tensor<0xi64>) -> tensor<0xi64>
    %4 = tensor.empty() : tensor<2x3xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %cast = tensor.cast %5 : tensor<2x3xf32> to tensor<?x3xf32>
    %6:2 = call @f1(%3, %cast) : (tensor<0xi64>, tensor<?x3xf32>) -> (tensor<0xi64>, tensor<0xi64>)
    return %0, %1, %6#0, %6#1 : tensor<4xi64>, tensor<4xi64>, tensor<0xi64>, tensor<0xi64>
  }
  func.func private @f1(%arg0: tensor<0xi64>, %arg1: tensor<?x3xf32>) -> (tensor<0xi64>, tensor<0xi64>) {
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %0 = linalg.max ins(%from_elements, %arg0 : tensor<0xi64>, tensor<0xi64>) outs(%arg0 : tensor<0xi64>) -> tensor<0xi64>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    %1 = tensor.empty() : tensor<0xi64>
    %2 = linalg.copy ins(%inserted_slice : tensor<0xi64>) outs(%1 : tensor<0xi64>) -> tensor<0xi64>
    return %2, %0 : tensor<0xi64>, tensor<0xi64>
  }
  func.func private @f2(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %0 = linalg.copy ins(%arg0 : tensor<3xi64>) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %c2 = arith.constant 2 : index
    %c2_i64 = arith.constant 2 : i64
    %inserted = tensor.insert %c2_i64 into %0[%c2] : tensor<3xi64>
    return %inserted : tensor<3xi64>
  }
  func.func @f3(%arg0: tensor<0xi64>) -> tensor<0xi64> {
    %0 = tensor.empty() : tensor<i64>
    %c127_i64 = arith.constant 127 : i64
    %1 = linalg.fill ins(%c127_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%1 : tensor<i64>) outs(%arg0 : tensor<0xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.xori %in, %c127_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<0xi64>
    return %2 : tensor<0xi64>
  }
  func.func private @f5(%arg0: tensor<?x?xf32>, %arg1: tensor<3xi64>, %arg2: tensor<?x?xf32>, %arg3: f32) -> tensor<3xi64> {
    %0 = linalg.softmax dimension(1) ins(%arg2 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<3xi64>
    vector.print %extracted : i64
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xi64> to tensor<3xi64>
    return %extracted_slice : tensor<3xi64>
  }
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi64>, tensor<0xi64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<3xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %0:4 = call @f4(%arg1, %arg1, %c2_i64) : (tensor<4xi64>, tensor<4xi64>, i64) -> (tensor<4xi64>, tensor<4xi64>, tensor<0xi64>, tensor<0xi64>)
    vector.print %c2_i64 : i64
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %0#3 into %0#2[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    %1 = call @f2(%arg0, %arg0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %2 = call @f3(%0#3) : (tensor<0xi64>) -> tensor<0xi64>
    %3 = tensor.empty() : tensor<2x3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %cast = tensor.cast %4 : tensor<2x3xf32> to tensor<?x?xf32>
    %cst_0 = arith.constant dense<[10, 11, 12]> : tensor<3xi64>
    %cast_1 = tensor.cast %4 : tensor<2x3xf32> to tensor<?x?xf32>
    %5 = call @f5(%cast, %cst_0, %cast_1, %cst) : (tensor<?x?xf32>, tensor<3xi64>, tensor<?x?xf32>, f32) -> tensor<3xi64>
    %cast_2 = tensor.cast %0#0 : tensor<4xi64> to tensor<?xi64>
    return %cast_2, %0#1, %inserted_slice, %1, %2, %5, %cst_0 : tensor<?xi64>, tensor<4xi64>, tensor<0xi64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<3xi64>
  }
}
