// bufdiff-profile: slices
// bufdiff-choices: 1cc85bd530774520de3e75e6136d6622570fcbc715ce7674a13672cf06db738b269e4a2b411ec821
// bufdiff-choices: 94fc1b9c5de9a43649f38df111705d384310a46167e5eadb3ec31d1cedbea0bf315a4e4b3202dcad
// bufdiff-choices: 318316b2d34b70fabf7089695c267e2a4d0e41166a025dfd7827b7ea0bfbcbec05ab4e58b794ab54
// bufdiff-choices: 5fb6ee4624eec10f71e53804
// bufdiff-features: 706 2499 3579 5915 6136 6314 9852 9857 14633 15751 18774 21652 22221 22280
// bufdiff-features: 22856 23787 24719 25388 26568 27048 27766 27924 28503 29590 29968 31543 31692
// bufdiff-features: 31747 32800 34167 34564 34647 37630 37786 39951 40297 40540 42037 42344 43248
// bufdiff-features: 46203 46832 48598 49186 50469 51106 51650 51851 52062 52267 52900 53252 54827
// bufdiff-features: 55561 55887 56524 57718 58122 58748 61339 61556 63800 64057 64235 66422 66765
// bufdiff-features: 68355 69987 70385 71306 71490 72505 74362 74564 77093 79972 80036 80400 80812
// bufdiff-features: 81039 81477 82203 83525 83548 84989 86125 87017 87248 88732 89151 89178 90011
// bufdiff-features: 90170 90543 92022 92488 94687 96273 97059 98170 99009 99383 104303 104315
// bufdiff-features: 104931 105914 106917 107702 107805 108726 109066 110153 110162 110322 110816
// bufdiff-features: 111073 112929 113920 114308 115388 115471 115990 118769 119588 119822 121394
// bufdiff-features: 122631 124604 125331 127922 128768 129878 130310
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, tensor<3xf64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg1) -> (tensor<4xf64>) {
      %c3 = arith.constant 3 : index
      %2:2 = scf.while (%arg4 = %c0, %arg5 = %arg0) : (index, tensor<?xi32>) -> (index, tensor<?xi32>) {
        %3 = arith.cmpi ult, %arg4, %c3 : index
        scf.condition(%3) %arg4, %arg5 : index, tensor<?xi32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<?xi32>):
        %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
        %extracted_slice_0 = tensor.extract_slice %arg5[0] [%dim] [1] : tensor<?xi32> to tensor<?xi32>
        %3 = arith.addi %arg4, %c1 : index
        %c100_i32 = arith.constant 100 : i32
        %4 = linalg.fill ins(%c100_i32 : i32) outs(%arg5 : tensor<?xi32>) -> tensor<?xi32>
        scf.yield %3, %4 : index, tensor<?xi32>
      }
      scf.yield %arg3 : tensor<4xf64>
    }
    %cst = arith.constant dense<[4.500000e+00, 7.500000e+00, 1.050000e+01, 1.350000e+01]> : tensor<4xf64>
    %1 = call @f1(%cst) : (tensor<4xf64>) -> tensor<3xf64>
    %extracted_slice = tensor.extract_slice %1[%c1] [1] [1] : tensor<3xf64> to tensor<f64>
    return %0, %1, %extracted_slice : tensor<4xf64>, tensor<3xf64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<4xf64>) -> tensor<3xf64> {
    %0 = linalg.floor ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %extracted_slice = tensor.extract_slice %0[0] [4] [1] : tensor<4xf64> to tensor<4xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c1] [3] [1] : tensor<4xf64> to tensor<3xf64>
    return %extracted_slice_0 : tensor<3xf64>
  }
}

