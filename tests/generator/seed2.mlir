#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<4xi64>) -> (tensor<0xi64>, tensor<0xi64>, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi64>) outs(%arg0 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.subi %in, %out : i64
      linalg.yield %5 : i64
    } -> tensor<4xi64>
    %c0 = arith.constant 0 : index
    %1 = tensor.empty(%c0) : tensor<?xi64>
    %cast = tensor.cast %1 : tensor<?xi64> to tensor<0xi64>
    %2 = call @f2(%cast) : (tensor<0xi64>) -> tensor<0xi64>
    %3 = tensor.empty() : tensor<0xi64>
    %4 = linalg.copy ins(%1 : tensor<?xi64>) outs(%3 : tensor<0xi64>) -> tensor<0xi64>
    %cst = arith.constant -0.000000e+00 : f32
    return %4, %2, %cst : tensor<0xi64>, tensor<0xi64>, f32
  }
  func.func private @f1(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %1 = arith.maxui %in, %in_0 : i64
      %2 = arith.maxsi %1, %out : i64
      linalg.yield %2 : i64
    } -> tensor<4xi64>
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<2> : tensor<1xi64>
    %cast = tensor.cast %cst : tensor<1xi64> to tensor<?xi64>
    %inserted_slice = tensor.insert_slice %cast into %0[2] [%c1] [1] : tensor<?xi64> into tensor<4xi64>
    return %inserted_slice : tensor<4xi64>
  }
  func.func private @f2(%arg0: tensor<0xi64>) -> tensor<0xi64> {
    %c0 = arith.constant 0 : index
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    %false = arith.constant false
    %0 = arith.select %false, %inserted_slice, %from_elements : tensor<0xi64>
    return %0 : tensor<0xi64>
  }
  func.func private @f3(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: f32) -> tensor<0xi64> {
    %c7_i64 = arith.constant 7 : i64
    %0 = linalg.fill ins(%c7_i64 : i64) outs(%arg1 : tensor<0xi64>) -> tensor<0xi64>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = arith.minimumf %arg2, %cst : f32
    return %0 : tensor<0xi64>
  }
  func.func private @f4(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: i64, %arg3: tensor<?xi64>) -> (tensor<?xi64>, tensor<0xi64>) {
    %0 = linalg.fill ins(%arg2 : i64) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = arith.cmpi sge, %arg2, %c-3_i64 : i64
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %2 = call @f2(%from_elements) : (tensor<0xi64>) -> tensor<0xi64>
    return %0, %2 : tensor<?xi64>, tensor<0xi64>
  }
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<3xi64>) -> (tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, tensor<4xi64>, tensor<0xi64>, f32) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xi64>
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.cmpi ne, %extracted, %c0_i64 : i64
    %1 = arith.select %0, %arg0, %arg0 : tensor<4xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<4xi64>
    %c4 = arith.constant 4 : index
    %2 = bufferization.alloc_tensor(%c4) : tensor<?xi64>
    %3 = call @f1(%arg0) : (tensor<4xi64>) -> tensor<4xi64>
    %cst = arith.constant dense<> : tensor<0xi64>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %4 = call @f3(%cst, %cst, %cst_0) : (tensor<0xi64>, tensor<0xi64>, f32) -> tensor<0xi64>
    %cast = tensor.cast %4 : tensor<0xi64> to tensor<?xi64>
    %cast_1 = tensor.cast %4 : tensor<0xi64> to tensor<?xi64>
    %cast_2 = tensor.cast %4 : tensor<0xi64> to tensor<?xi64>
    %5:2 = call @f4(%cast, %cast_1, %c0_i64, %cast_2) : (tensor<?xi64>, tensor<?xi64>, i64, tensor<?xi64>) -> (tensor<?xi64>, tensor<0xi64>)
    %6:3 = call @f5(%arg0) : (tensor<4xi64>) -> (tensor<0xi64>, tensor<0xi64>, f32)
    return %6#0, %5#1, %5#0, %3, %6#1, %6#2 : tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, tensor<4xi64>, tensor<0xi64>, f32
  }
}
