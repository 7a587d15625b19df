#map = affine_map<(d0) -> (d0)>
module {
  func.func @f4(%arg0: tensor<4xi64>, %arg1: i64) -> (tensor<?xi64>, tensor<4xi64>, tensor<3xi64>) {
    %c-3_i64 = arith.constant -3 : i64
    %from_elements = tensor.from_elements %c-3_i64, %arg1, %c-3_i64 : tensor<3xi64>
    %0 = call @f2(%from_elements) : (tensor<3xi64>) -> tensor<?xi64>
    %cst = arith.constant dense<[2, 3, 4, 5]> : tensor<4xi64>
    return %0, %cst, %from_elements : tensor<?xi64>, tensor<4xi64>, tensor<3xi64>
  }
  func.func private @f2(%arg0: tensor<3xi64>) -> tensor<?xi64> {
    %cst = arith.constant dense<[3, 4, 5]> : tensor<3xi64>
    %mapped = linalg.map ins(%cst : tensor<3xi64>) outs(%arg0 : tensor<3xi64>)
      (%in: i64, %init: i64) {
        linalg.yield %in : i64
      }
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c7_i64 = arith.constant 7 : i64
    %0 = scf.parallel (%arg1) = (%c0) to (%c3) step (%c1) init (%c7_i64) -> i64 {
      %extracted = tensor.extract %mapped[%arg1] : tensor<3xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg2: i64, %arg3: i64):
        %3 = arith.addi %arg2, %arg3 : i64
        scf.reduce.return %3 : i64
      }
    }
    %1 = tensor.empty() : tensor<3xi64>
    %2 = linalg.copy ins(%cst : tensor<3xi64>) outs(%1 : tensor<3xi64>) -> tensor<3xi64>
    %cast = tensor.cast %2 : tensor<3xi64> to tensor<?xi64>
    return %cast : tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<0xi64>) -> tensor<0xi64> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<0xi64>, tensor<0xi64>) outs(%arg0 : tensor<0xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.andi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<0xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c11_i64 = arith.constant 11 : i64
    %1 = scf.parallel (%arg1) = (%c0) to (%c0) step (%c1) init (%c11_i64) -> i64 {
      %extracted = tensor.extract %0[%arg1] : tensor<0xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg2: i64, %arg3: i64):
        %2 = arith.addi %arg2, %arg3 : i64
        scf.reduce.return %2 : i64
      }
    }
    return %0 : tensor<0xi64>
  }
  func.func private @f3(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: tensor<0xi64>) -> tensor<0xi64> {
    %0 = tensor.empty() : tensor<i64>
    %c100_i64 = arith.constant 100 : i64
    %1 = linalg.fill ins(%c100_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %broadcasted = linalg.broadcast ins(%1 : tensor<i64>) outs(%arg1 : tensor<0xi64>) dimensions = [0] 
    return %broadcasted : tensor<0xi64>
  }
  func.func private @f5(%arg0: tensor<4xi64>, %arg1: f32, %arg2: tensor<3xi64>) -> (tensor<3x3xi64>, tensor<3xi64>, i64) {
    %0 = tensor.empty() : tensor<3x3xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %2 = linalg.matvec ins(%1, %arg2 : tensor<3x3xi64>, tensor<3xi64>) outs(%arg2 : tensor<3xi64>) -> tensor<3xi64>
    return %1, %2, %c11_i64 : tensor<3x3xi64>, tensor<3xi64>, i64
  }
  func.func @main(%arg0: tensor<2x3xf32> {bufferization.writable = false}, %arg1: tensor<0xi64>, %arg2: tensor<2x3xf32>) -> (tensor<3x?xi64>, tensor<3xi64>, tensor<?xi64>, tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, tensor<3xi64>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[%c1, %c2] : tensor<2x3xf32>
    %0 = tensor.empty(%c2) : tensor<?x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%1, %inserted : tensor<?x3xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = bufferization.alloc_tensor() : tensor<0xi64>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg1 into %3[%c0] [0] [1] : tensor<0xi64> into tensor<0xi64>
    %4 = call @f1(%arg1) : (tensor<0xi64>) -> tensor<0xi64>
    %5 = call @f3(%arg1, %arg1, %arg1) : (tensor<0xi64>, tensor<0xi64>, tensor<0xi64>) -> tensor<0xi64>
    %cst_0 = arith.constant dense<[4, 5, 6, 7]> : tensor<4xi64>
    %c42_i64 = arith.constant 42 : i64
    %6:3 = call @f4(%cst_0, %c42_i64) : (tensor<4xi64>, i64) -> (tensor<?xi64>, tensor<4xi64>, tensor<3xi64>)
    %7 = tensor.empty() : tensor<3xi64>
    %8 = linalg.fill ins(%c42_i64 : i64) outs(%7 : tensor<3xi64>) -> tensor<3xi64>
    %9:3 = call @f5(%6#1, %cst, %8) : (tensor<4xi64>, f32, tensor<3xi64>) -> (tensor<3x3xi64>, tensor<3xi64>, i64)
    %cast = tensor.cast %9#0 : tensor<3x3xi64> to tensor<3x?xi64>
    %cast_1 = tensor.cast %inserted_slice : tensor<0xi64> to tensor<?xi64>
    return %cast, %6#2, %6#0, %5, %4, %cast_1, %9#1 : tensor<3x?xi64>, tensor<3xi64>, tensor<?xi64>, tensor<0xi64>, tensor<0xi64>, tensor<?xi64>, tensor<3xi64>
  }
}
