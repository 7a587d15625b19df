#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<3xi64>, tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, i64, i64) {
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %extracted_slice = tensor.extract_slice %arg0[3] [0] [1] : tensor<4xi64> to tensor<0xi64>
    %c5_i64 = arith.constant 5 : i64
    %0:2 = call @f3(%from_elements, %extracted_slice, %c5_i64) : (tensor<0xi64>, tensor<0xi64>, i64) -> (tensor<0xi64>, tensor<0xi64>)
    %cst = arith.constant dense<[2, 1, 0]> : tensor<3xi64>
    %1 = call @f1(%cst, %cst) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.addi %3, %c5_i64 : i64
      tensor.yield %4 : i64
    } : tensor<4xi64>
    %cast = tensor.cast %generated : tensor<4xi64> to tensor<?xi64>
    %2 = call @f2(%cast) : (tensor<?xi64>) -> tensor<?xi64>
    %c127_i64 = arith.constant 127 : i64
    return %1, %0#1, %0#0, %2, %c127_i64, %c5_i64 : tensor<3xi64>, tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<0xi64>, %arg1: tensor<0xi64> {bufferization.buffer_layout = #map}, %arg2: i64) -> (tensor<0xi64>, tensor<0xi64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<0xi64>) outs(%arg1 : tensor<0xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1 = arith.maxui %in, %arg2 : i64
      linalg.yield %1 : i64
    } -> tensor<0xi64>
    return %0, %arg0 : tensor<0xi64>, tensor<0xi64>
  }
  func.func private @f1(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<3xi64>, tensor<1xi64>) outs(%arg1 : tensor<3xi64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
  func.func private @f2(%arg0: tensor<?xi64>) -> tensor<?xi64> {
    %0 = linalg.copy ins(%arg0 : tensor<?xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    return %0 : tensor<?xi64>
  }
}
