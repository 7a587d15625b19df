#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: f32, %arg2: i64) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>, tensor<?xi64>) {
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.muli %arg2, %c-1_i64 : i64
    %c5_i64 = arith.constant 5 : i64
    %1 = arith.cmpi sle, %0, %c5_i64 : i64
    %2 = arith.select %1, %arg0, %arg0 : tensor<4xi64>
    %3 = tensor.empty() : tensor<4xi64>
    %4 = tensor.empty() : tensor<4xi64>
    %5 = tensor.empty() : tensor<i64>
    %c7_i64 = arith.constant 7 : i64
    %6 = linalg.fill ins(%c7_i64 : i64) outs(%5 : tensor<i64>) -> tensor<i64>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<i64>) outs(%4 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %15 = arith.muli %in, %c-1_i64 : i64
      linalg.yield %15 : i64
    } -> tensor<4xi64>
    %8 = tensor.empty() : tensor<0xi64>
    %9:2 = call @f2(%8) : (tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>)
    %10 = tensor.empty() : tensor<4xi64>
    %11 = linalg.fill ins(%arg2 : i64) outs(%10 : tensor<4xi64>) -> tensor<4xi64>
    %12:2 = call @f3(%11, %11) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<?xi64>, tensor<?xi64>)
    %cast = tensor.cast %9#0 : tensor<0xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %9#0 : tensor<0xi64> to tensor<?xi64>
    %cast_1 = tensor.cast %9#0 : tensor<0xi64> to tensor<?xi64>
    %13:3 = call @f4(%cast, %cast_0, %cast_1) : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>, i64)
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %15 = arith.index_cast %arg3 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.index_cast %arg4 : index to i64
      %18 = arith.sitofp %17 : i64 to f32
      %19 = arith.negf %16 : f32
      %20 = arith.addf %19, %18 : f32
      tensor.yield %20 : f32
    } : tensor<2x3xf32>
    %14 = call @f5(%generated, %12#1) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<?xi64>
    return %13#1, %13#0, %12#0, %9#1, %7, %2, %14 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>, tensor<?xi64>
  }
  func.func @f5(%arg0: tensor<2x3xf32>, %arg1: tensor<?xi64>) -> tensor<?xi64> {
    %cst = arith.constant dense<1> : tensor<i64>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<i64>) outs(%arg1 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<?xi64>
    %extracted = tensor.extract %cst[] : tensor<i64>
    %c11_i64 = arith.constant 11 : i64
    %1 = arith.cmpi eq, %extracted, %c11_i64 : i64
    %2 = arith.select %1, %arg1, %arg1 : tensor<?xi64>
    return %2 : tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<4xi64>, tensor<4xi64>) outs(%arg0 : tensor<4xi64>) {
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
  func.func private @f2(%arg0: tensor<0xi64>) -> (tensor<0xi64>, tensor<0xi64>) {
    %c0 = arith.constant 0 : index
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    %false = arith.constant false
    %0 = arith.select %false, %inserted_slice, %from_elements : tensor<0xi64>
    %extracted_slice = tensor.extract_slice %inserted_slice[%c0] [0] [1] : tensor<0xi64> to tensor<0xi64>
    return %extracted_slice, %0 : tensor<0xi64>, tensor<0xi64>
  }
  func.func private @f3(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<?xi64>, tensor<?xi64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xi64>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi64>
    %1 = tensor.empty(%c3) : tensor<?xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%2, %2 : tensor<?xi64>, tensor<?xi64>) outs(%0 : tensor<?xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %4 = arith.muli %in, %in_0 : i64
      linalg.yield %4 : i64
    } -> tensor<?xi64>
    return %2, %3 : tensor<?xi64>, tensor<?xi64>
  }
  func.func private @f4(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0] [%dim] [1] : tensor<?xi64> into tensor<?xi64>
    %c9_i64 = arith.constant 9 : i64
    %from_elements = tensor.from_elements %c9_i64, %c9_i64, %c9_i64, %c9_i64 : tensor<4xi64>
    %0 = call @f1(%from_elements) : (tensor<4xi64>) -> tensor<4xi64>
    %cast = tensor.cast %0 : tensor<4xi64> to tensor<?xi64>
    return %cast, %inserted_slice, %c9_i64 : tensor<?xi64>, tensor<?xi64>, i64
  }
}
