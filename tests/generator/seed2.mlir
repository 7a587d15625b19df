#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f4(%arg0: tensor<4xi64>, %arg1: i64) -> tensor<4xi64> {
    %0 = arith.index_cast %arg1 : i64 to index
    %c4 = arith.constant 4 : index
    %1 = arith.remui %0, %c4 : index
    %inserted = tensor.insert %arg1 into %arg0[%1] : tensor<4xi64>
    return %inserted : tensor<4xi64>
  }
  func.func private @f2(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<2x3xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%arg0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.subf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<2x3xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    return %extracted_slice, %0 : tensor<1x3xf32>, tensor<2x3xf32>
  }
  func.func private @f1(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: f32) -> (tensor<0xi64>, i64, i64) {
    %c11_i64 = arith.constant 11 : i64
    %0 = linalg.fill ins(%c11_i64 : i64) outs(%arg1 : tensor<0xi64>) -> tensor<0xi64>
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.minui %c11_i64, %c0_i64 : i64
    return %0, %1, %c11_i64 : tensor<0xi64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<0xi64>) -> (tensor<0xi64>, tensor<1x3xf32>, tensor<2x3xf32>) {
    %c9_i64 = arith.constant 9 : i64
    %0 = linalg.fill ins(%c9_i64 : i64) outs(%arg0 : tensor<0xi64>) -> tensor<0xi64>
    %cst = arith.constant dense<[[5.000000e-01, 3.500000e+00, 6.500000e+00], [9.500000e+00, 1.250000e+01, 1.550000e+01]]> : tensor<2x3xf32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant -0.000000e+00 : f32
    %cst_4 = arith.constant -2.500000e+00 : f32
    %cst_5 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : tensor<2x3xf32>
    %1:2 = call @f2(%cst, %from_elements) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<1x3xf32>, tensor<2x3xf32>)
    return %0, %1#0, %1#1 : tensor<0xi64>, tensor<1x3xf32>, tensor<2x3xf32>
  }
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>) -> (tensor<2x3xf32>, tensor<1x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<1x3xf32>, i64, i64) {
    %0:3 = call @f3(%arg1) : (tensor<0xi64>) -> (tensor<0xi64>, tensor<1x3xf32>, tensor<2x3xf32>)
    %c11 = arith.constant 11 : index
    %1 = scf.index_switch %c11 -> tensor<1x3xf32> 
    case 0 {
      %4 = tensor.empty() : tensor<3x1xf32>
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %arg0[%c0, %c2] : tensor<2x3xf32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<3x1xf32>) outs(%0#1 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.subf %in, %extracted : f32
        linalg.yield %7 : f32
      } -> tensor<1x3xf32>
      scf.yield %6 : tensor<1x3xf32>
    }
    default {
      %cst_0 = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00]]> : tensor<2x3xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#1, %0#1 : tensor<1x3xf32>, tensor<1x3xf32>) outs(%0#1 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %5 = arith.divf %in, %in_1 : f32
        linalg.yield %5 : f32
      } -> tensor<1x3xf32>
      scf.yield %4 : tensor<1x3xf32>
    }
    %cst = arith.constant 1.000000e+00 : f32
    %2:3 = call @f1(%0#0, %arg1, %cst) : (tensor<0xi64>, tensor<0xi64>, f32) -> (tensor<0xi64>, i64, i64)
    %3 = call @f4(%arg2, %2#2) : (tensor<4xi64>, i64) -> tensor<4xi64>
    return %0#2, %1, %2#0, %3, %1, %2#1, %2#2 : tensor<2x3xf32>, tensor<1x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<1x3xf32>, i64, i64
  }
}
