// bufdiff-profile: loops
// bufdiff-choices: 38d273e4aa1634c331e177ffe036813b3f6f40e86a9b5860c0b98cedf5d5ed58831a105304087f4f
// bufdiff-choices: b8c7c32b5a36830af6cc4a3c2a181e13d31ccb4a42f0ed3283654020bfcdfc432c88e7daedb154aa
// bufdiff-choices: 88656fa522be036fffafc5271f2c7bfab489d2704b7e88804a1e681194cb4f195acd9e65036cb6a4
// bufdiff-choices: faa278bfbd825bdeacafd6
// bufdiff-features: 472 735 1235 3345 3579 5973 6812 7847 9807 9857 10872 11162 13233 14704 15154
// bufdiff-features: 15300 15751 16269 16405 18166 18801 19100 19241 21154 22280 22824 23787 23817
// bufdiff-features: 24747 24826 25388 27048 27738 27825 28464 31864 32457 32473 33871 34167 34564
// bufdiff-features: 34623 34647 34745 34965 36285 36901 37183 37404 37786 38672 38783 39150 40070
// bufdiff-features: 40712 41984 42094 42634 42749 43098 43679 43774 44176 45822 46203 46995 47392
// bufdiff-features: 49355 49605 52322 52558 52573 52900 52958 53791 54651 55185 56404 56524 57103
// bufdiff-features: 57718 59070 59145 60686 61350 61699 61944 62218 63046 63071 63610 64120 64959
// bufdiff-features: 64976 67360 67657 68355 69593 69875 71169 71544 72577 73242 73289 73455 73802
// bufdiff-features: 74057 74362 75022 76052 76339 77484 77617 78283 78430 79389 81241 81707 82203
// bufdiff-features: 82926 83194 83935 84585 84635 84887 85673 86125 86647 86992 88732 88958 89780
// bufdiff-features: 90543 92194 92647 93255 94687 96863 97282 97318 97864 98187 98501 99009 99525
// bufdiff-features: 100718 101582 104487 104931 104952 105858 105914 106561 109086 109267 109923
// bufdiff-features: 112929 114601 115471 117336 117508 119340 119343 119588 119764 120391 121394
// bufdiff-features: 121467 121632 123779 124448 125175 126734 127916 128750 128768 130500
module {
  func.func private @f1(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>, i32) {
    %c5_i32 = arith.constant 5 : i32
    %0 = linalg.fill ins(%c5_i32 : i32) outs(%arg0 : tensor<i32>) -> tensor<i32>
    %inserted = tensor.insert %c5_i32 into %0[] : tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.copy ins(%0 : tensor<i32>) outs(%1 : tensor<i32>) -> tensor<i32>
    return %inserted, %2, %c5_i32 : tensor<i32>, tensor<i32>, i32
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<?x2xindex>, tensor<i32>, tensor<i32>, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg2 = %c1 to %c7 step %c2 iter_args(%arg3 = %arg0, %arg4 = %c0) -> (tensor<i32>, index) {
      %cst = arith.constant dense<[8, 11]> : tensor<2xi32>
      %4 = linalg.dot ins(%cst, %cst : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<i32>) -> tensor<i32>
      %5 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %5, %arg2 : tensor<i32>, index
    }
    %1 = tensor.empty(%c2) : tensor<?x2xindex>
    %2 = linalg.fill ins(%0#1 : index) outs(%1 : tensor<?x2xindex>) -> tensor<?x2xindex>
    %cast = tensor.cast %2 : tensor<?x2xindex> to tensor<2x?xindex>
    %transposed = linalg.transpose ins(%cast : tensor<2x?xindex>) outs(%2 : tensor<?x2xindex>) permutation = [1, 0] 
    %3:3 = call @f1(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, i32)
    return %3#1, %3#0, %transposed, %0#0, %arg1, %3#2 : tensor<i32>, tensor<i32>, tensor<?x2xindex>, tensor<i32>, tensor<i32>, i32
  }
}

