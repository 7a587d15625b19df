// One tensor is passed twice and overwritten as both arguments. In a random order
// of the analysis other copies make the fault go away by chance, as every variant
// of the module is analyzed in another order.
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?x?xi32>, %arg1: tensor<2x2xi32>) -> tensor<?xi32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %0 = linalg.fill ins(%c1_i32 : i32) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x2xi32>
    %1:2 = call @f2(%cast) : (tensor<?x2xi32>) -> (tensor<1xf32>, tensor<f32>)
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    %cast_0 = tensor.cast %1#0 : tensor<1xf32> to tensor<?xf32>
    call @f3(%cast_0) : (tensor<?xf32>) -> ()
    %cst_1 = arith.constant dense<0> : tensor<2x2x2x2xi32>
    %cst_2 = arith.constant dense<0> : tensor<2x2x2x2xi32>
    %cst_3 = arith.constant dense<0> : tensor<1x1xi32>
    %2 = linalg.pooling_nhwc_max_unsigned ins(%cst_2, %cst_3 : tensor<2x2x2x2xi32>, tensor<1x1xi32>) outs(%cst_2 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c1_i32 into %cst_2[%c1, %c1, %c1, %c0] : tensor<2x2x2x2xi32>
    %dim = tensor.dim %collapsed, %c0 : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %collapsed[0] [%c1] [1] : tensor<?xi32> to tensor<?xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%collapsed : tensor<?xi32>) {
    ^bb0(%out: i32):
      linalg.yield %out : i32
    } -> tensor<?xi32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%cst_4 : tensor<1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<1xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%cst_6 : tensor<1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<1xf32>
    %broadcasted = linalg.broadcast ins(%1#1 : tensor<f32>) outs(%cst_5 : tensor<1xf32>) dimensions = [0] 
    %6 = scf.parallel (%arg2) = (%c0) to (%c1) step (%c1) init (%c1_i32) -> i32 {
      %inserted_7 = tensor.insert %cst into %cst_6[%c0] : tensor<1xf32>
      scf.reduce(%c1_i32 : i32) {
      ^bb0(%arg3: i32, %arg4: i32):
        scf.reduce.return %arg3 : i32
      }
    }
    return %extracted_slice : tensor<?xi32>
  }
  func.func private @f2(%arg0: tensor<?x2xi32>) -> (tensor<1xf32>, tensor<f32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<?x2xi32>) -> tensor<?x2xi32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    return %cst, %cst_0 : tensor<1xf32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<?xf32>) {
    return
  }
  func.func @main(%arg0: tensor<2x2xi32>) -> tensor<?xi32> {
    %cast = tensor.cast %arg0 : tensor<2x2xi32> to tensor<?x?xi32>
    %0 = call @f1(%cast, %arg0) : (tensor<?x?xi32>, tensor<2x2xi32>) -> tensor<?xi32>
    return %0 : tensor<?xi32>
  }
}
