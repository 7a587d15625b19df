// bufdiff-profile: calls
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d03
// bufdiff-features: 8807 9758 11441 11490 15399 15751 18166 18486 18619 19288 22070 24826 26587
// bufdiff-features: 27048 27766 29191 32116 34564 34647 35176 35193 36674 37183 41594 41984 43631
// bufdiff-features: 46203 48356 50908 52900 52930 57304 62575 63071 64656 64959 66320 68355 69960
// bufdiff-features: 73150 73780 74362 82135 84922 87563 88028 92570 93994 99383 100609 108335
// bufdiff-features: 109732 109752 109923 111205 111387 112929 115073 121394 123903 124531 130177
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = scf.execute_region -> tensor<f32> {
      scf.yield %arg0 : tensor<f32>
    }
    affine.parallel (%arg1) = (0) to (1) {
      %1 = memref.alloca_scope  -> (f32) {
        %8 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
        %cst = arith.constant -6.000000e+00 : f32
        memref.alloca_scope.return %cst : f32
      }
      %2 = tensor.empty() : tensor<2x1x1x2x2xf32>
      %3 = linalg.fill ins(%1 : f32) outs(%2 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
      %4 = tensor.empty() : tensor<2x1x2x2x2xf32>
      %5 = linalg.fill ins(%1 : f32) outs(%4 : tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
      %6 = tensor.empty() : tensor<1x2x1xf32>
      %7 = linalg.pooling_ndhwc_max ins(%5, %6 : tensor<2x1x2x2x2xf32>, tensor<1x2x1xf32>) outs(%3 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    }
    return %0, %arg0 : tensor<f32>, tensor<f32>
  }
}

