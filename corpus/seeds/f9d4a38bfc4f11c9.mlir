// bufdiff-profile: mixed
// bufdiff-choices: 3594a48d0db1e67ccb63579af7ef9392d64c52f4e845fdd822e7728ab880fb07ea3df7e81f2bae5e
// bufdiff-choices: 953abc3545b150213c34156d42d9f4d96c474846029739bc9667bc0436fe4b7d2b600ea4d463aebe
// bufdiff-choices: 867dc64453a2f443b39c4b46ffe10d5a4572dfb4128af0ffbaa98bd3399a7f59e091efa15a3ca778
// bufdiff-choices: 8acb7d88b9d0d834a70f0ee068a0b14d6cb81da4a0740f7d0227a62b7d20cc4e3e695579436d5895
// bufdiff-choices: 2b1002
// bufdiff-features: 234 1172 2339 3579 5269 6363 9479 9706 9768 9808 10872 12009 12276 14015 14454
// bufdiff-features: 15440 15751 18486 19241 19419 20261 20516 21140 22070 22095 22221 23787 24184
// bufdiff-features: 24393 24826 24844 25302 25388 26087 26414 26568 26796 27048 27784 28349 28556
// bufdiff-features: 31864 32966 33637 34167 34564 34647 34745 36677 36784 37694 37786 38910 40712
// bufdiff-features: 40726 42094 42150 42344 43942 45017 46203 46993 46995 47762 48667 48991 50894
// bufdiff-features: 51264 52322 52558 52900 52958 53180 53252 55561 55810 55887 57103 57718 59746
// bufdiff-features: 60025 60791 62675 63071 64235 64814 64959 66320 66422 66765 66821 67360 67578
// bufdiff-features: 68355 69613 69987 71013 73289 73802 74057 74362 74617 74633 76052 76370 76700
// bufdiff-features: 79024 79291 79389 81047 81556 81736 82135 82317 82558 83339 84635 84887 87563
// bufdiff-features: 87585 88732 88958 89780 90097 90404 91695 93734 93994 94687 96986 97924 98501
// bufdiff-features: 99221 99383 99568 101259 101618 103851 104405 105701 105858 107412 107425
// bufdiff-features: 109086 109732 110780 110952 111549 112895 112929 114541 115471 116977 117151
// bufdiff-features: 117235 117766 118022 119764 121394 121467 122764 124376 124484 126927 127096
// bufdiff-features: 127167 127426 128456 128768 128916 129262 130135 130602 130933
module {
  func.func @main(%arg0: tensor<3x3x3xi64>, %arg1: i64, %arg2: tensor<3x3x3xi64>) -> (tensor<3x3x3xi64>, tensor<3x3x3xi64>) {
    %cast = tensor.cast %arg2 : tensor<3x3x3xi64> to tensor<?x3x?xi64>
    %c-128_i64 = arith.constant -128 : i64
    %0 = call @f1(%cast, %arg2, %c-128_i64, %arg1) : (tensor<?x3x?xi64>, tensor<3x3x3xi64>, i64, i64) -> tensor<3x3x3xi64>
    %1 = scf.execute_region -> tensor<3x3x3xi64> {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %arg2[%c1, %c0, 0] [1, 2, 3] [1, 2, 1] : tensor<3x3x3xi64> to tensor<2x3xi64>
      %cast_0 = tensor.cast %extracted_slice : tensor<2x3xi64> to tensor<?x?xi64>
      %2 = func.call @write2(%cast_0) : (tensor<?x?xi64>) -> tensor<?x?xi64>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %arg2[%c0, %c2, %c1] : tensor<3x3x3xi64>
      %inserted = tensor.insert %extracted into %0[%c0, %c1, %c1] : tensor<3x3x3xi64>
      scf.yield %inserted : tensor<3x3x3xi64>
    }
    return %1, %arg2 : tensor<3x3x3xi64>, tensor<3x3x3xi64>
  }
  func.func @f1(%arg0: tensor<?x3x?xi64>, %arg1: tensor<3x3x3xi64>, %arg2: i64, %arg3: i64) -> tensor<3x3x3xi64> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg1) -> (tensor<3x3x3xi64>, tensor<3x3x3xi64>) {
      %1 = linalg.copy ins(%arg6 : tensor<3x3x3xi64>) outs(%arg5 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
      scf.yield %1, %arg6 : tensor<3x3x3xi64>, tensor<3x3x3xi64>
    }
    return %0#0 : tensor<3x3x3xi64>
  }
  func.func private @write2(%arg0: tensor<?x?xi64>) -> tensor<?x?xi64> {
    %0 = tensor.empty() : tensor<2x3xi64>
    %c1_i64 = arith.constant 1 : i64
    %1 = linalg.fill ins(%c1_i64 : i64) outs(%0 : tensor<2x3xi64>) -> tensor<2x3xi64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %1 : tensor<?x?xi64>, tensor<2x3xi64>) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %2 : tensor<?x?xi64>
  }
}

