// bufdiff-profile: loops
// bufdiff-choices: 04aefbb2d8f7e0876bd942899328f1b7f231f0f12747744159a3fac7c4ca98e4f302b5a9219417b7
// bufdiff-choices: 9aff16b7cfc1101073f3c22d6553b7cc2759c45a3aaa75f05835ed1c02a9951ce895b2d69f30fe55
// bufdiff-choices: 84232925def4e35a153738e9c5161716e4d9ad4c7fd727beff286454a4e69a74301f8ffd3e480cc7
// bufdiff-choices: b87cf6dac450
// bufdiff-features: 1666 3579 3999 6360 6809 9479 10166 14838 15542 15751 18143 18890 21154 21689
// bufdiff-features: 22280 22952 23787 23874 24336 24826 25302 25827 26125 26568 29948 29968 31864
// bufdiff-features: 34564 34647 36936 39010 40643 41074 42964 43098 43942 46203 47236 47583 49806
// bufdiff-features: 51106 55318 55636 55887 57403 61339 64235 64416 64656 64959 66422 66570 66765
// bufdiff-features: 68355 69987 71107 71415 74362 74454 75133 76009 76061 76915 79099 79256 79850
// bufdiff-features: 81819 82723 83127 83525 83903 84897 88337 90414 91319 94003 94736 97427 98873
// bufdiff-features: 99009 99738 101342 104303 104386 104580 105696 105750 106415 106652 111464
// bufdiff-features: 112068 112706 112712 115728 115990 115995 121089 121109 121394 122782 122865
// bufdiff-features: 123313 123486 124160 124484 124637 126097 126179 126974 128332 128456 129120
// bufdiff-features: 129288 129989 130484
module {
  func.func @main(%arg0: tensor<?x?x?xf64>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    affine.parallel (%arg2) = (0) to (1) {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg1[%c3] : tensor<4xi1>
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?x?xf64>) {
        %c4 = arith.constant 4 : index
        %1:2 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %arg4, %arg7 = %arg4) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
          %c11 = arith.constant 11 : index
          %6 = arith.maxsi %arg2, %c11 : index
          %mapped = linalg.map ins(%arg6, %arg0, %arg4 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg7 : tensor<?x?x?xf64>)
            (%in: f64, %in_2: f64, %in_3: f64, %init: f64) {
              %7 = arith.subf %in, %in_2 : f64
              %8 = arith.negf %7 : f64
              %9 = arith.addf %8, %in_3 : f64
              linalg.yield %9 : f64
            }
          scf.yield %arg6, %mapped : tensor<?x?x?xf64>, tensor<?x?x?xf64>
        }
        %2 = linalg.powf ins(%arg0, %arg0 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%arg4 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
        %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
        %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
        %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
        %3 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf64>
        %cst = arith.constant -0.000000e+00 : f64
        %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
        %5 = linalg.round ins(%4 : tensor<?x?x?xf64>) outs(%2 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
        scf.yield %5 : tensor<?x?x?xf64>
      }
    }
    return %arg1 : tensor<4xi1>
  }
}

