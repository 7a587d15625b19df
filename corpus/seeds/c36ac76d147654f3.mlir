// bufdiff-profile: mixed
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80
// bufdiff-features: 1312 2684 3123 5737 8030 10166 11407 12058 15751 18166 19419 21115 23874 24378
// bufdiff-features: 24826 28652 29191 30238 31899 32457 34292 34647 34765 36901 37183 41210 43098
// bufdiff-features: 44758 46203 47782 56186 62218 62442 63062 64235 66765 68343 68355 71689 73977
// bufdiff-features: 74362 82552 84098 84922 97318 99009 106837 107408 109272 110819 113973 114488
// bufdiff-features: 114601 121785 125638
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    affine.for %arg1 = 0 to 1 {
      %cst = arith.constant -1.000000e+00 : f32
      %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
      %0 = linalg.powf ins(%inserted, %inserted : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %1 = tensor.empty() : tensor<f32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%1 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 5.000000e-01 : f32
        %3 = arith.minimumf %in, %cst_0 : f32
        linalg.yield %3 : f32
      } -> tensor<f32>
    }
    return %arg0 : tensor<f32>
  }
}

