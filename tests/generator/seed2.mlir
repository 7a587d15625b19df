#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func private @f5(%arg0: tensor<0xi64>) -> tensor<?xi64> {
    %0 = tensor.empty() : tensor<4xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2:2 = call @f1(%1) : (tensor<4xi64>) -> (tensor<?xi64>, tensor<?xi64>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2#1, %c0 : tensor<?xi64>
    return %2#0 : tensor<?xi64>
  }
  func.func private @f3(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>) -> tensor<3xi64> {
    %c0 = arith.constant 0 : index
    %cast = tensor.cast %arg0 : tensor<0xi64> to tensor<?xi64>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%c0] [%c0] [1] : tensor<?xi64> into tensor<0xi64>
    %extracted_slice = tensor.extract_slice %arg1[%c0] [0] [1] : tensor<0xi64> to tensor<0xi64>
    %c1_i64 = arith.constant 1 : i64
    %c42_i64 = arith.constant 42 : i64
    %c-3_i64 = arith.constant -3 : i64
    %from_elements = tensor.from_elements %c1_i64, %c42_i64, %c-3_i64, %c1_i64 : tensor<4xi64>
    %0 = tensor.empty() : tensor<3xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<2x?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %cast_0 = tensor.cast %3 : tensor<2x?xf32> to tensor<2x3xf32>
    %4:2 = call @f2(%from_elements, %1, %cast_0) : (tensor<4xi64>, tensor<3xi64>, tensor<2x3xf32>) -> (tensor<3xi64>, i64)
    return %4#0 : tensor<3xi64>
  }
  func.func private @f1(%arg0: tensor<4xi64>) -> (tensor<?xi64>, tensor<?xi64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %1 = arith.maxui %in, %in_1 : i64
      %2 = arith.maxsi %1, %out : i64
      linalg.yield %2 : i64
    } -> tensor<4xi64>
    %cst = arith.constant dense<127> : tensor<4xi64>
    %cast = tensor.cast %cst : tensor<4xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %0 : tensor<4xi64> to tensor<?xi64>
    return %cast, %cast_0 : tensor<?xi64>, tensor<?xi64>
  }
  func.func @f2(%arg0: tensor<4xi64>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> (tensor<3xi64>, i64) {
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg2 : tensor<2x3xf32> to tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg2[0, 0] [2, %c3] [1, 1] : tensor<2x?xf32> into tensor<2x3xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[%c2] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %extracted_slice_0 = tensor.extract_slice %arg1[0] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<1xi64>) outs(%extracted_slice : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.maxui %in, %out : i64
      linalg.yield %2 : i64
    } -> tensor<1xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%extracted_slice_0 : tensor<1xi64>) {
    ^bb0(%out: i64):
      %c42_i64 = arith.constant 42 : i64
      %2 = arith.addi %out, %c42_i64 : i64
      %c2_i64 = arith.constant 2 : i64
      %3 = arith.shli %2, %c2_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<1xi64>
    %inserted_slice_1 = tensor.insert_slice %0 into %arg1[%c2] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %inserted_slice_2 = tensor.insert_slice %1 into %inserted_slice_1[0] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %c-3_i64 = arith.constant -3 : i64
    return %inserted_slice_2, %c-3_i64 : tensor<3xi64>, i64
  }
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi64>) {
    %0 = tensor.empty() : tensor<i64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%1 : tensor<i64>) outs(%arg0 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c2_i64 = arith.constant 2 : i64
      %3 = arith.minui %in, %c2_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<4xi64>
    %cast = tensor.cast %2 : tensor<4xi64> to tensor<?xi64>
    return %cast, %arg1 : tensor<?xi64>, tensor<4xi64>
  }
  func.func @main(%arg0: tensor<2x?xf32>, %arg1: i64, %arg2: tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<3xi64>, tensor<4xi64>, tensor<i64>, tensor<4xi64>, i64) {
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg2[%c1] : tensor<4xi64>
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    %1 = arith.select %0, %inserted, %arg2 : tensor<4xi64>
    %extracted_slice = tensor.extract_slice %1[%c1] [1] [1] : tensor<4xi64> to tensor<i64>
    %c4 = arith.constant 4 : index
    %extracted_slice_0 = tensor.extract_slice %inserted[0] [4] [%c1] : tensor<4xi64> to tensor<4xi64>
    %cast = tensor.cast %extracted_slice_0 : tensor<4xi64> to tensor<?xi64>
    %inserted_slice = tensor.insert_slice %cast into %inserted[0] [%c4] [1] : tensor<?xi64> into tensor<4xi64>
    %2 = tensor.empty() : tensor<0xi64>
    %c127_i64 = arith.constant 127 : i64
    %3 = linalg.fill ins(%c127_i64 : i64) outs(%2 : tensor<0xi64>) -> tensor<0xi64>
    %4 = call @f3(%3, %2) : (tensor<0xi64>, tensor<0xi64>) -> tensor<3xi64>
    %5:2 = call @f4(%1, %arg2) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<?xi64>, tensor<4xi64>)
    %cst = arith.constant dense<> : tensor<0xi64>
    %6 = call @f5(%cst) : (tensor<0xi64>) -> tensor<?xi64>
    return %6, %5#1, %5#0, %4, %inserted_slice, %extracted_slice, %extracted_slice_0, %c127_i64 : tensor<?xi64>, tensor<4xi64>, tensor<?xi64>, tensor<3xi64>, tensor<4xi64>, tensor<i64>, tensor<4xi64>, i64
  }
}
