// bufdiff-profile: types
// bufdiff-choices: 6c7be91556b0a0ae586cf11da2cc57db70a90d142c21a488323129a543eab0675a4098349dfb196d
// bufdiff-choices: 2356e1b38cab07669da92d307ba721e8d4336ae5437a3365b23b9feb7764b91f4637703cf13eda5b
// bufdiff-choices: ad372c1843d10d92106e91cd10d40918720f933fee049ce8aac071fed3eb2c771979b0aeaaac4e74
// bufdiff-choices: f02a57052f2aa794cff51094fd0c435b541c8d418538cce384b49db0ae3dd1dbc245e17678baae5d
// bufdiff-choices: 51958ea9cf4c987b81264aaec45c5b4c4d76847656818ca782b6dac64f90864a44a66bf4d6e3f60a
// bufdiff-choices: f22eadabaaac932e3c28b5f93d2c56e266de6ded82c115451b22e97cd6083d75efa67ebb8ae59f0d
// bufdiff-choices: e412556045a14f7c503dbc184490ed9b25df0d07210967fb973a083ebd3dd0e7449bdfea68da3716
// bufdiff-choices: cfb0
// bufdiff-features: 211 1854 2296 3306 3744 4462 4752 5201 5973 6169 6355 6595 7700 8633 9283 9479
// bufdiff-features: 10237 10448 11162 11589 11742 13233 13689 13915 15037 15138 15300 15440 15750
// bufdiff-features: 15751 15929 17470 18428 18486 18836 19100 19496 19746 20402 20838 21140 21953
// bufdiff-features: 22154 22498 23143 23744 23787 24330 24826 25149 25727 25863 25898 26048 26568
// bufdiff-features: 26796 27048 27825 28484 28503 29277 29684 29872 30209 30305 30725 30902 31383
// bufdiff-features: 31727 32615 33892 33961 34167 34544 34647 35220 35957 36112 36542 36589 36784
// bufdiff-features: 37307 37490 37743 37786 38146 38662 38783 39284 39449 40390 40712 40812 41696
// bufdiff-features: 41799 42398 43242 43279 44615 44994 46203 46974 47352 48038 48185 48974 49956
// bufdiff-features: 50463 50894 51647 52042 52148 52322 52558 52625 52807 52823 52857 52900 52958
// bufdiff-features: 53252 53469 53791 53890 54651 55185 55887 57450 57718 57773 57923 58122 58748
// bufdiff-features: 59070 59448 60550 61456 61699 62232 62701 63184 63800 63915 64120 64716 64959
// bufdiff-features: 65564 65726 66261 66422 66428 66765 66777 66995 67132 67520 68355 70146 71169
// bufdiff-features: 71490 72674 72689 73455 73802 74057 74362 74376 74382 74833 75134 76009 77403
// bufdiff-features: 77478 77551 77617 77719 78283 78430 78683 78950 79099 79389 81736 82135 82203
// bufdiff-features: 82565 83194 83565 84585 84887 86125 87923 88275 88337 88732 88955 89109 89151
// bufdiff-features: 89178 89251 89780 89812 90170 91642 91737 91958 92037 92647 92730 93360 93394
// bufdiff-features: 93944 95285 95407 97318 97864 97924 98501 98924 99009 99657 100059 100073
// bufdiff-features: 100427 101427 101825 102034 102082 102697 102847 103056 103159 103461 103673
// bufdiff-features: 104253 104931 105700 105837 105914 106691 107402 107412 107425 107614 108888
// bufdiff-features: 109066 109086 109327 109328 109374 110136 110816 111195 112929 113041 113675
// bufdiff-features: 113901 114109 114990 115894 117235 117336 118769 118876 119588 119641 119725
// bufdiff-features: 121318 121394 121467 121626 121977 122764 122985 123204 123408 123779 124036
// bufdiff-features: 124448 124484 124670 125769 125908 125921 126770 127834 128456 128768 128916
// bufdiff-features: 129032 129288 130933
module {
  func.func @main(%arg0: tensor<3xbf16>, %arg1: tensor<1xbf16>, %arg2: memref<3x4xbf16, 1>, %arg3: memref<?xbf16, strided<[?], offset: ?>>) -> (tensor<?xbf16>, tensor<?xbf16>, tensor<1xbf16>, tensor<?xbf16>, tensor<1xbf16>, tensor<3xbf16>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xbf16>
    %cst = arith.constant 5.000000e-01 : bf16
    %0 = arith.cmpf olt, %extracted, %cst : bf16
    %1:2 = scf.if %0 -> (tensor<?xbf16>, tensor<1xbf16>) {
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %3 = index.remu %c4, %c1
      %cst_1 = arith.constant dense<[[1.050000e+01, 1.150000e+01]]> : tensor<1x2xbf16>
      %4 = tensor.empty() : tensor<2xbf16>
      %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<2xbf16>) -> tensor<2xbf16>
      %6 = linalg.matvec ins(%cst_1, %5 : tensor<1x2xbf16>, tensor<2xbf16>) outs(%arg1 : tensor<1xbf16>) -> tensor<1xbf16>
      %cast_2 = tensor.cast %6 : tensor<1xbf16> to tensor<?xbf16>
      %mapped = linalg.map { arith.minimumf } ins(%arg1, %arg1 : tensor<1xbf16>, tensor<1xbf16>) outs(%arg1 : tensor<1xbf16>)
      scf.yield %cast_2, %mapped : tensor<?xbf16>, tensor<1xbf16>
    } else {
      %3 = tensor.empty() : tensor<3x4xbf16>
      %4 = linalg.fill ins(%extracted : bf16) outs(%3 : tensor<3x4xbf16>) -> tensor<3x4xbf16>
      %5:2 = func.call @f1(%4) : (tensor<3x4xbf16>) -> (tensor<?x?xbf16>, bf16)
      %cast_1 = tensor.cast %arg0 : tensor<3xbf16> to tensor<?xbf16>
      scf.yield %cast_1, %arg1 : tensor<?xbf16>, tensor<1xbf16>
    }
    %cast = tensor.cast %arg0 : tensor<3xbf16> to tensor<?xbf16>
    %2:3 = call @f2(%cast) : (tensor<?xbf16>) -> (tensor<?xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %cast_0 = tensor.cast %2#1 : tensor<3xbf16> to tensor<?xbf16>
    return %cast_0, %2#0, %1#1, %1#0, %arg1, %2#2 : tensor<?xbf16>, tensor<?xbf16>, tensor<1xbf16>, tensor<?xbf16>, tensor<1xbf16>, tensor<3xbf16>
  }
  func.func private @f1(%arg0: tensor<3x4xbf16>) -> (tensor<?x?xbf16>, bf16) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<3x4xbf16>, tensor<3x4xbf16>) outs(%arg0 : tensor<3x4xbf16>) -> tensor<3x4xbf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %arg0 low[1, %c1] high[%c0, 1] {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to bf16
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to bf16
      %5 = arith.divf %2, %4 : bf16
      tensor.yield %5 : bf16
    } : tensor<3x4xbf16> to tensor<?x?xbf16>
    %cst = arith.constant 2.000000e+00 : bf16
    return %padded, %cst : tensor<?x?xbf16>, bf16
  }
  func.func private @f2(%arg0: tensor<?xbf16>) -> (tensor<?xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %cst = arith.constant 1.000000e+00 : bf16
    %0 = linalg.fill ins(%cst : bf16) outs(%arg0 : tensor<?xbf16>) -> tensor<?xbf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<?xbf16>, tensor<?xbf16>) -> (index, tensor<?xbf16>, tensor<?xbf16>) {
      %6 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%6) %arg1, %arg2, %arg3 : index, tensor<?xbf16>, tensor<?xbf16>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?xbf16>, %arg3: tensor<?xbf16>):
      %6 = arith.addi %arg1, %c1 : index
      %cst_0 = arith.constant -2.500000e+00 : bf16
      %from_elements = tensor.from_elements %cst_0 : tensor<bf16>
      %broadcasted = linalg.broadcast ins(%from_elements : tensor<bf16>) outs(%arg3 : tensor<?xbf16>) dimensions = [0] 
      %extracted = tensor.extract %broadcasted[%arg1] : tensor<?xbf16>
      %cst_1 = arith.constant 1.000000e+02 : bf16
      %from_elements_2 = tensor.from_elements %cst_1, %cst : tensor<2xbf16>
      %cst_3 = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<4xbf16>
      %7 = linalg.conv_1d ins(%cst_3, %from_elements_2 : tensor<4xbf16>, tensor<2xbf16>) outs(%broadcasted : tensor<?xbf16>) -> tensor<?xbf16>
      %broadcasted_4 = linalg.broadcast ins(%from_elements : tensor<bf16>) outs(%arg2 : tensor<?xbf16>) dimensions = [0] 
      scf.yield %6, %broadcasted_4, %7 : index, tensor<?xbf16>, tensor<?xbf16>
    }
    %2 = tensor.empty() : tensor<3xbf16>
    %3 = linalg.copy ins(%1#1 : tensor<?xbf16>) outs(%2 : tensor<3xbf16>) -> tensor<3xbf16>
    %4 = tensor.empty() : tensor<3xbf16>
    %5 = linalg.copy ins(%0 : tensor<?xbf16>) outs(%4 : tensor<3xbf16>) -> tensor<3xbf16>
    return %1#2, %3, %5 : tensor<?xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
}

