// bufdiff-profile: calls
// bufdiff-choices: 0a0ed6d4f9e00dc84e467d36fb8399ef33280aed1cb5981342eaa5e6ff4925ac56390eb22d8725d5
// bufdiff-choices: ecf84cfe97ca8ec93ca4994ea6da8a488c12be5b6d40999b05f05e6757567eb544bf80c209e72eff
// bufdiff-choices: a7579ae75b6f126481d840853d4a19ae189ab9e03d54518dd6aa25b9bfc32ac6aff954197aa89e18
// bufdiff-choices: ced313709579b82b02500debdb8e0e1d0759c7f96267b834d774be9ca1b201d9e8892d6211842908
// bufdiff-choices: 4d9f1d28033d54e1f21b1919
// bufdiff-features: 2898 3866 4752 5197 5973 6504 7122 9479 10232 10252 13233 13326 13518 13722
// bufdiff-features: 14454 15440 15751 18486 18740 21140 21760 22095 22221 24826 25181 25253 25388
// bufdiff-features: 25650 25729 26568 26796 27048 27316 27324 27825 28353 28564 29684 29895 30305
// bufdiff-features: 30666 31318 34167 34647 35411 36125 36197 36784 37315 38227 38520 38767 38853
// bufdiff-features: 39139 40712 42733 42891 43242 44007 45702 46203 46974 46995 47486 48038 48598
// bufdiff-features: 48779 48974 50717 50894 51099 51372 52042 52322 52558 52625 52900 52958 53030
// bufdiff-features: 53244 53414 54651 55113 55185 55777 55887 56599 57499 57718 59070 60025 63071
// bufdiff-features: 64336 64959 65726 66422 66666 66698 67748 67920 68355 69987 71013 71169 71306
// bufdiff-features: 71701 72674 73289 73455 73802 74181 74362 74481 74633 76211 77872 78559 78644
// bufdiff-features: 79334 79389 79700 81039 81736 82135 82294 83194 84585 85843 87199 88732 89780
// bufdiff-features: 91206 92022 92647 92970 93255 94955 95407 96273 97059 97318 97715 97864 98170
// bufdiff-features: 99009 99568 100073 105573 106396 107412 108012 109086 109105 110552 110780
// bufdiff-features: 112929 113868 113940 115471 115711 115990 116549 117151 117206 117336 117902
// bufdiff-features: 119705 119945 121394 121467 121626 121742 123776 124448 124484 125908 125921
// bufdiff-features: 127096 127367 127813 128182 128456 128768 128915 130019 131025
module {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<2xf64>) -> (tensor<2xf64>, tensor<3x?xf64>) {
    %0:2 = call @f1(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
    %cast = tensor.cast %arg1 : tensor<2xf64> to tensor<?xf64>
    %cast_0 = tensor.cast %0#1 : tensor<3x3xf64> to tensor<?x?xf64>
    call @x1(%0#1, %cast, %cast_0) : (tensor<3x3xf64>, tensor<?xf64>, tensor<?x?xf64>) -> ()
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2] : tensor<3x3xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %1 = arith.cmpf ule, %extracted, %cst : f64
    %2:2 = scf.if %1 -> (tensor<3x3xf64>, tensor<2xf64>) {
      %cast_2 = tensor.cast %arg1 : tensor<2xf64> to tensor<?xf64>
      %cast_3 = tensor.cast %0#1 : tensor<3x3xf64> to tensor<?x?xf64>
      func.call @x1(%0#1, %cast_2, %cast_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline} : (tensor<3x3xf64>, tensor<?xf64>, tensor<?x?xf64>) -> ()
      %3 = linalg.softmax dimension(0) ins(%arg0 : tensor<3x3xf64>) outs(%0#0 : tensor<3x3xf64>) -> tensor<3x3xf64>
      scf.yield %3, %arg1 : tensor<3x3xf64>, tensor<2xf64>
    } else {
      %3 = arith.index_castui %1 : i1 to index
      %c3 = arith.constant 3 : index
      %4 = arith.remui %3, %c3 : index
      %5 = arith.index_castui %1 : i1 to index
      %6 = arith.remui %5, %c3 : index
      %inserted = tensor.insert %extracted into %0#0[%4, %6] : tensor<3x3xf64>
      %c1 = arith.constant 1 : index
      %inserted_2 = tensor.insert %extracted into %arg1[%c1] : tensor<2xf64>
      scf.yield %inserted, %inserted_2 : tensor<3x3xf64>, tensor<2xf64>
    }
    %cast_1 = tensor.cast %2#0 : tensor<3x3xf64> to tensor<3x?xf64>
    return %2#1, %cast_1 : tensor<2xf64>, tensor<3x?xf64>
  }
  func.func private @f1(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
    %0 = linalg.erf ins(%arg0 : tensor<3x3xf64>) outs(%arg0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %broadcasted = linalg.broadcast ins(%2 : tensor<3xf64>) outs(%0 : tensor<3x3xf64>) dimensions = [1] 
    %3 = tensor.empty() : tensor<3x3xf64>
    %4 = linalg.copy ins(%0 : tensor<3x3xf64>) outs(%3 : tensor<3x3xf64>) -> tensor<3x3xf64>
    return %broadcasted, %4 : tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @x1(tensor<3x3xf64> {bufferization.access = "read"}, tensor<?xf64> {bufferization.access = "none"}, tensor<?x?xf64> {bufferization.access = "read"})
}

