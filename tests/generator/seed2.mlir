#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func private @f3(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
    %c2 = arith.constant 2 : index
    %c7_i64 = arith.constant 7 : i64
    %inserted = tensor.insert %c7_i64 into %arg1[%c2] : tensor<4xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %inserted[%c1] : tensor<4xi64>
    return %arg0 : tensor<4xi64>
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
    %true = arith.constant true
    %0 = arith.select %true, %inserted_slice, %from_elements : tensor<0xi64>
    return %0 : tensor<0xi64>
  }
  func.func private @f4(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_0 = arith.constant dense<> : tensor<0xi64>
    %1 = call @f2(%cst_0) : (tensor<0xi64>) -> tensor<0xi64>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %c0_i64 = arith.constant 0 : i64
      %4 = arith.maxsi %3, %c0_i64 : i64
      tensor.yield %4 : i64
    } : tensor<4xi64>
    %2 = call @f1(%generated) : (tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<?x?xf32>
  }
  func.func private @f5(%arg0: tensor<?xi64>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
    %0 = tensor.empty() : tensor<i64>
    %c-128_i64 = arith.constant -128 : i64
    %1 = linalg.fill ins(%c-128_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%1 : tensor<i64>) outs(%arg0 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.minui %in, %c-128_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<?xi64>
    return %arg1 : tensor<4xi64>
  }
  func.func @main(%arg0: tensor<3xi64>) -> (tensor<?x?xf32>, tensor<?xi64>, tensor<3xi64>, tensor<3xi64>, tensor<4xi64>) {
    %c0 = arith.constant 0 : index
    %generated = tensor.generate  {
      %c11_i64 = arith.constant 11 : i64
      tensor.yield %c11_i64 : i64
    } : tensor<i64>
    %inserted_slice = tensor.insert_slice %generated into %arg0[%c0] [1] [1] : tensor<i64> into tensor<3xi64>
    %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %0 = call @f3(%cst, %cst) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %extracted_slice = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xi64> to tensor<3xi64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [3] [1] : tensor<3xi64> to tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<3xi64>) outs(%extracted_slice : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %7 = arith.subi %in, %out : i64
      linalg.yield %7 : i64
    } -> tensor<3xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_0 : tensor<3xi64>, tensor<3xi64>) outs(%extracted_slice_0 : tensor<3xi64>) {
    ^bb0(%in: i64, %in_6: i64, %out: i64):
      %7 = arith.andi %in, %in_6 : i64
      %8 = arith.minui %7, %out : i64
      linalg.yield %8 : i64
    } -> tensor<3xi64>
    %inserted_slice_1 = tensor.insert_slice %1 into %arg0[0] [3] [1] : tensor<3xi64> into tensor<3xi64>
    %inserted_slice_2 = tensor.insert_slice %2 into %inserted_slice_1[0] [3] [1] : tensor<3xi64> into tensor<3xi64>
    %3 = tensor.empty() : tensor<2x3xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %cast = tensor.cast %4 : tensor<2x3xf32> to tensor<?x?xf32>
    %5 = call @f4(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %c-3_i64 = arith.constant -3 : i64
    %c-1_i64 = arith.constant -1 : i64
    %from_elements = tensor.from_elements %c-3_i64, %c-1_i64, %c-1_i64, %c-1_i64 : tensor<4xi64>
    %cast_4 = tensor.cast %from_elements : tensor<4xi64> to tensor<?xi64>
    %6 = call @f5(%cast_4, %0) : (tensor<?xi64>, tensor<4xi64>) -> tensor<4xi64>
    %cast_5 = tensor.cast %inserted_slice_2 : tensor<3xi64> to tensor<?xi64>
    return %5, %cast_5, %inserted_slice, %extracted_slice, %6 : tensor<?x?xf32>, tensor<?xi64>, tensor<3xi64>, tensor<3xi64>, tensor<4xi64>
  }
}
