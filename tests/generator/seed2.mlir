#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x3xf32>, %arg1: tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<?x?xf32>, tensor<0xi64>, tensor<?xi1>, tensor<?xi64>, tensor<4xi64>, tensor<3xi64>) {
    %0:2 = call @both6(%arg1, %arg1) : (tensor<2x?xf32>, tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<?x?xf32>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<2x?xf32>
    %1 = tensor.empty(%dim) : tensor<2x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x?xf32>) outs(%1 : tensor<2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_4 = arith.constant 2.000000e+00 : f32
      %15 = arith.subf %in, %cst_4 : f32
      linalg.yield %15 : f32
    } -> tensor<2x?xf32>
    %true = arith.constant true
    %3 = arith.select %true, %2, %1 : tensor<2x?xf32>
    %from_elements = tensor.from_elements  : tensor<0xi64>
    %cst = arith.constant 7.250000e+00 : f32
    %4 = call @f1(%from_elements, %from_elements, %cst) : (tensor<0xi64>, tensor<0xi64>, f32) -> tensor<0xi64>
    %c4 = arith.constant 4 : index
    %5 = tensor.empty(%c4) : tensor<?xi64>
    %c100_i64 = arith.constant 100 : i64
    %6 = linalg.fill ins(%c100_i64 : i64) outs(%5 : tensor<?xi64>) -> tensor<?xi64>
    %cast = tensor.cast %6 : tensor<?xi64> to tensor<4xi64>
    %cast_0 = tensor.cast %6 : tensor<?xi64> to tensor<4xi64>
    %7:3 = call @f2(%cast, %cast_0) : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, i64, i64)
    %8 = tensor.empty() : tensor<3xi64>
    %9 = linalg.fill ins(%c100_i64 : i64) outs(%8 : tensor<3xi64>) -> tensor<3xi64>
    %10:3 = call @f3(%9, %9) : (tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, i64, i64)
    %11 = tensor.empty() : tensor<4xi64>
    %12 = linalg.fill ins(%10#1 : i64) outs(%11 : tensor<4xi64>) -> tensor<4xi64>
    %cast_1 = tensor.cast %12 : tensor<4xi64> to tensor<?xi64>
    %13:2 = call @f4(%cast_1, %7#1, %10#0) : (tensor<?xi64>, i64, tensor<3xi64>) -> (tensor<?xi1>, tensor<?xi64>)
    %cast_2 = tensor.cast %6 : tensor<?xi64> to tensor<4xi64>
    %cast_3 = tensor.cast %6 : tensor<?xi64> to tensor<4xi64>
    %14 = call @f5(%10#0, %cast_2, %cast_3, %7#0) : (tensor<3xi64>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    return %0#0, %0#1, %4, %13#0, %13#1, %14, %10#0 : tensor<2x?xf32>, tensor<?x?xf32>, tensor<0xi64>, tensor<?xi1>, tensor<?xi64>, tensor<4xi64>, tensor<3xi64>
  }
  func.func private @f3(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> (tensor<3xi64>, i64, i64) {
    %c-1_i64 = arith.constant -1 : i64
    %0 = linalg.fill ins(%c-1_i64 : i64) outs(%arg0 : tensor<3xi64>) -> tensor<3xi64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c-128_i64 = arith.constant -128 : i64
    %1 = scf.parallel (%arg2) = (%c0) to (%c3) step (%c1) init (%c-128_i64) -> i64 {
      %extracted = tensor.extract %0[%arg2] : tensor<3xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg3: i64, %arg4: i64):
        %2 = arith.addi %arg3, %arg4 : i64
        scf.reduce.return %2 : i64
      }
    }
    return %arg1, %1, %c-1_i64 : tensor<3xi64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: f32) -> tensor<0xi64> {
    %c11_i64 = arith.constant 11 : i64
    %0 = linalg.fill ins(%c11_i64 : i64) outs(%arg1 : tensor<0xi64>) -> tensor<0xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.parallel (%arg3) = (%c0) to (%c0) step (%c1) init (%c11_i64) -> i64 {
      %extracted = tensor.extract %0[%arg3] : tensor<0xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg4: i64, %arg5: i64):
        %2 = arith.addi %arg4, %arg5 : i64
        scf.reduce.return %2 : i64
      }
    }
    return %arg0 : tensor<0xi64>
  }
  func.func private @f2(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> (tensor<4xi64>, i64, i64) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c7_i64 = arith.constant 7 : i64
    %0 = scf.parallel (%arg2) = (%c0) to (%c4) step (%c1) init (%c7_i64) -> i64 {
      %extracted = tensor.extract %arg1[%arg2] : tensor<4xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg3: i64, %arg4: i64):
        %1 = arith.addi %arg3, %arg4 : i64
        scf.reduce.return %1 : i64
      }
    }
    return %arg1, %0, %c7_i64 : tensor<4xi64>, i64, i64
  }
  func.func private @f4(%arg0: tensor<?xi64>, %arg1: i64, %arg2: tensor<3xi64>) -> (tensor<?xi1>, tensor<?xi64>) {
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %extracted = tensor.extract %arg0[%arg3] : tensor<?xi64>
      %1 = arith.trunci %extracted : i64 to i1
      %2 = arith.index_cast %arg3 : index to i1
      %3 = arith.andi %1, %2 : i1
      tensor.yield %3 : i1
    } : tensor<4xi1>
    %0 = linalg.select ins(%generated, %arg0, %arg0 : tensor<4xi1>, tensor<?xi64>, tensor<?xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %cast = tensor.cast %generated : tensor<4xi1> to tensor<?xi1>
    return %cast, %0 : tensor<?xi1>, tensor<?xi64>
  }
  func.func @f5(%arg0: tensor<3xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>, %arg3: tensor<4xi64>) -> tensor<4xi64> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xi64>) outs(%arg2 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.minui %in, %2 : i64
      linalg.yield %3 : i64
    } -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func private @both6(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.copy ins(%arg1 : tensor<2x?xf32>) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
    %1 = tensor.empty(%c2, %dim) : tensor<?x?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x?xf32>) outs(%1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    return %0, %2 : tensor<2x?xf32>, tensor<?x?xf32>
  }
}
