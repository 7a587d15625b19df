// bufdiff-profile: cfg
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb285f02805a2c8a9f1d668f
// bufdiff-choices: 246dd7c313da6278c1b34ced88303d9293d8aa0cd5909dde1c7b5c9390aad30c08d6414485b9
// bufdiff-features: 294 1502 1806 2049 2442 4211 4752 8285 9302 9479 10386 11384 11441 12170 12789
// bufdiff-features: 12932 15440 15720 15751 16682 21466 22280 23143 23787 24598 25818 26087 26546
// bufdiff-features: 26568 27048 28907 29590 29684 29687 29911 31845 34069 34623 34647 34650 34861
// bufdiff-features: 36751 37786 38177 38754 38783 39025 39747 39810 39927 40044 40232 40297 40712
// bufdiff-features: 42344 42530 42542 42984 43098 43178 46203 46832 46995 47102 47862 48092 50857
// bufdiff-features: 50894 51647 52062 52558 52807 52900 52958 53249 53252 53650 55887 58190 59448
// bufdiff-features: 60816 61456 61556 62225 63071 64235 64748 64959 65478 66312 66422 66765 68355
// bufdiff-features: 68782 69987 71168 73123 73289 73790 74362 75921 79389 79596 82135 82919 83194
// bufdiff-features: 84585 86013 87563 88732 88947 88999 89212 89780 90903 91415 92492 92921 94280
// bufdiff-features: 95407 97318 98501 98879 99009 99224 99231 99568 100085 101293 102082 103014
// bufdiff-features: 103383 105857 106691 109086 109732 109752 111721 112709 113020 113171 113908
// bufdiff-features: 115026 115471 115711 115823 115990 117355 117839 119876 121394 121467 121626
// bufdiff-features: 121682 122183 122367 124152 125290 127071 128456 128768
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<3x4xf64>) -> (tensor<4xf64>, tensor<?xf64>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[%c2, 0] [1, 4] [1, 1] : tensor<3x4xf64> to tensor<4xf64>
    %0 = call @write1(%extracted_slice) : (tensor<4xf64>) -> tensor<4xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1, %c2] : tensor<3x4xf64>
    %c4 = arith.constant 4 : index
    %1 = scf.forall (%arg2) in (%c4) shared_outs(%arg3 = %extracted_slice) -> (tensor<4xf64>) {
      %3 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<4xf64> to tensor<1xf64>
      %cast = tensor.cast %extracted_slice_0 : tensor<1xf64> to tensor<?xf64>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice_0[0] [%c1] [1] : tensor<?xf64> into tensor<1xf64>
      %mapped = linalg.map { arith.minimumf } ins(%extracted_slice_0, %extracted_slice_0 : tensor<1xf64>, tensor<1xf64>) outs(%inserted_slice : tensor<1xf64>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<4xf64>
      }
    }
    %cst = arith.constant 1.000000e+01 : f64
    %2 = arith.minimumf %extracted, %cst : f64
    return %1, %arg0 : tensor<4xf64>, tensor<?xf64>
  }
  func.func private @write1(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = tensor.empty() : tensor<1xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1xf64>) -> tensor<1xf64>
    %2 = linalg.conv_1d ins(%arg0, %1 : tensor<4xf64>, tensor<1xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    return %2 : tensor<4xf64>
  }
}

