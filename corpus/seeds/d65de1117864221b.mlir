// bufdiff-profile: single
// bufdiff-choices: 62554b2e3bf6910b5de3199f1d3fcb9c00816c9f90294644eb546da44e
// bufdiff-features: 2898 10772 11844 12276 12366 14159 15751 17329 18486 21154 21307 22095 26568
// bufdiff-features: 28704 29119 32731 34564 34647 35507 37046 37251 38570 40678 42344 46203 51213
// bufdiff-features: 52042 53180 54945 55887 60791 64235 64959 65496 66422 66765 68355 68409 69987
// bufdiff-features: 71118 71168 74450 74507 74617 74833 75061 76728 77551 80212 81763 82011 87923
// bufdiff-features: 88732 89109 93677 97318 100720 107009 107588 117235 121394 121571 121851 122740
// bufdiff-features: 125702 127813 127834 130933
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> tensor<4x4xf32> {
    %0 = scf.if %arg5 -> (tensor<4x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[0, 0] [3, 4] [1, 1] : tensor<4x4xf32> to tensor<3x4xf32>
      %1 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %extracted_slice : tensor<3x4xf32>, tensor<3x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %1 : tensor<4x4xf32>
    } else {
      %1 = tensor.empty() : tensor<1x4xf32>
      %2 = linalg.fill ins(%arg4 : f32) outs(%1 : tensor<1x4xf32>) -> tensor<1x4xf32>
      %3 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%2, %2 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%arg3 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %3 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

