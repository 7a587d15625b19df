// bufdiff-profile: slices
// bufdiff-choices: 1751e153e9e85fbbf2db6491b430bf2558d9be85efb4b793b845b854841ac7888e352b465d23d850
// bufdiff-choices: 77d8eab86dab50ad37adae1826669c2aa06293fd1459ba500325e5fc71c1c669ef3dd54858e571bf
// bufdiff-choices: 5f31f170eb8a6dded115c6d7f90fd6c732dd644a8e9c25431da0e648b71f2b2847368de6fd6052db
// bufdiff-choices: 636f2931e5fd29aee8792f2ebd4001a35afae562f91a16797208ea965342da6993bacad3063e1213
// bufdiff-choices: c303971396d78ed4e7fd4b45757da35ec41a6b7e75910885f4ce38
// bufdiff-features: 82 2712 3579 4291 4506 4910 5187 5297 5712 6163 9479 10181 10372 10872 11321
// bufdiff-features: 12547 13915 15440 15720 15751 16269 17049 17470 18166 19631 21544 23787 24826
// bufdiff-features: 25388 26087 26268 26568 27049 27738 28349 29255 29590 32804 32903 33242 34167
// bufdiff-features: 34564 34647 35692 36188 36542 36784 37183 37743 37786 38152 40712 41055 41164
// bufdiff-features: 42344 46203 46832 47093 50005 50894 51564 52062 52322 52558 52928 52958 56404
// bufdiff-features: 56524 57383 58308 60154 61129 61556 62225 63610 64235 66422 66765 66777 68355
// bufdiff-features: 69875 69987 70036 70203 71928 73123 73643 74362 76052 77283 77730 78041 79291
// bufdiff-features: 79389 79972 80976 81467 81736 81926 83194 84585 88321 88732 88958 90082 90543
// bufdiff-features: 90589 93255 93750 95299 95930 96099 96464 97219 97490 98187 98201 98501 99445
// bufdiff-features: 99757 102597 103108 103339 105837 106352 109086 109624 109923 110162 112929
// bufdiff-features: 114789 115290 115471 117728 118033 119210 119340 119876 121632 121846 125627
// bufdiff-features: 127922 129290 129946
module {
  func.func @main(%arg0: tensor<3x3x3xf64> {bufferization.writable = false}) -> tensor<3x3x?xf64> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<3x3x3xf64> into tensor<9x3xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<3x3x3xf64>
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    scf.for %arg1 = %c2 to %c6 step %c2 {
      %c3 = arith.constant 3 : index
      %0 = arith.andi %arg1, %c3 : index
      %cst = arith.constant -1.000000e+00 : f64
      %c0 = arith.constant 0 : index
      %1 = vector.transfer_read %collapsed[%arg1, %c2], %cst : tensor<9x3xf64>, vector<2xf64>
      %c1 = arith.constant 1 : index
      %2 = vector.transfer_write %1, %extracted_slice[%c0, %c0, %c1] : vector<2xf64>, tensor<3x3x3xf64>
      %generated = tensor.generate  {
        %4 = arith.cmpf olt, %cst, %cst : f64
        %5 = arith.select %4, %cst, %cst : f64
        tensor.yield %5 : f64
      } : tensor<f64>
      %3 = func.call @f1(%generated) : (tensor<f64>) -> tensor<f64>
    }
    %cast = tensor.cast %extracted_slice : tensor<3x3x3xf64> to tensor<3x3x?xf64>
    return %cast : tensor<3x3x?xf64>
  }
  func.func private @f1(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.log ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %0) -> (tensor<f64>) {
      %from_elements = tensor.from_elements %cst : tensor<f64>
      %4 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %4[] : tensor<f64>
      %5 = linalg.abs ins(%2 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
      scf.yield %5 : tensor<f64>
    }
    return %1 : tensor<f64>
  }
}

