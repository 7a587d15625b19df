// bufdiff-profile: idioms
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b
// bufdiff-features: 779 825 2292 3579 4392 6565 8994 9479 10166 11321 13424 13626 14523 14884 14902
// bufdiff-features: 15751 18166 18462 19241 19419 20337 21154 22020 22280 23787 23874 25388 27825
// bufdiff-features: 27869 28724 29684 31668 31864 33807 34167 34564 34623 34647 35097 35816 36936
// bufdiff-features: 37183 37786 39150 40712 41742 42094 43098 45031 46196 46203 47093 47477 48598
// bufdiff-features: 52558 54083 54734 55021 55276 55605 56404 62218 64111 64235 64737 66765 68355
// bufdiff-features: 69151 69645 70166 70521 70529 71090 71306 72707 73335 73849 74362 76659 79389
// bufdiff-features: 82135 82164 83194 84922 86717 87277 88732 89250 89646 90495 90585 92494 93255
// bufdiff-features: 94687 95407 96273 96353 97270 99009 99568 99701 99738 100324 103108 109086
// bufdiff-features: 109923 110153 110162 110780 111029 112929 114601 114888 115471 117151 121117
// bufdiff-features: 127096 127303 128456 130824
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<f32>) {
      %extracted_0 = tensor.extract %arg2[] : tensor<f32>
      %3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg2) -> (tensor<f32>) {
        %extracted_1 = tensor.extract %arg0[] : tensor<f32>
        %cst = arith.constant 7.250000e+00 : f32
        %inserted = tensor.insert %cst into %arg4[] : tensor<f32>
        scf.yield %inserted : tensor<f32>
      }
      scf.yield %3 : tensor<f32>
    }
    %1 = call @same1(%0) : (tensor<f32>) -> tensor<f32>
    %2 = linalg.mul ins(%0, %1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    return %2, %extracted : tensor<f32>, f32
  }
  func.func private @same1(%arg0: tensor<f32>) -> tensor<f32> {
    %generated = tensor.generate  {
      %cst = arith.constant -6.000000e+00 : f32
      %1 = arith.maximumf %cst, %cst : f32
      tensor.yield %1 : f32
    } : tensor<f32>
    %0 = linalg.sub ins(%generated, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
}

