// bufdiff-profile: calls
// bufdiff-choices: 9bffecdee0acf6e390d0bddede5233c1086ee5f70f95f064323168062daca650948995ba134c82e3
// bufdiff-choices: 799637972bcf512a082bef0327f413f1f8a13d30078c447b1ba4ca840b9d16f040a079644a3779e8
// bufdiff-choices: 3d866d5b7c24816550aa0ebf8badb0b240d99e990474c8bf090d62693540c91671dcdb0200b3627a
// bufdiff-choices: 59409964ebd88f6420fa5db37c96b132c9465c48f415e8e47f2c042652fbde497d9cf39d453b2f2b
// bufdiff-choices: 089e4a516476144735dda17339465e8bf70d9301e578d3db8afbd2bde0c427d1dea7b9ac820bbdaa
// bufdiff-choices: 0cb11586390956c262129d616f3f371c7037223f7fb07f36e1c95e363b351be3e820eeccfd58f6a7
// bufdiff-choices: 2e038c7fcad7230d248376baf12d74ac38d72c3b6a6b30d76ef2fb1d768cb36384462d08008932f0
// bufdiff-choices: 4aa8811ad31c75c8fad3e1116f1e4bb45b65160a3ac2989ce8ad97a0441b71ad90bcb964e3ee8ff3
// bufdiff-choices: def0e9c14008abd57fa07a6925c746cc6a35df9c4b56a5e97b86ac2e99224893
// bufdiff-features: 1112 2320 4165 5471 5597 5973 6363 6403 9034 9479 10166 10191 10222 10819 10970
// bufdiff-features: 11037 11162 11839 13074 13233 13652 14015 14695 15300 15440 15751 15763 16106
// bufdiff-features: 16289 16405 16942 18486 19164 19279 19746 19915 20045 20261 20666 21193 22070
// bufdiff-features: 22221 22280 22630 23222 23600 23787 23874 24259 24393 24826 25388 25651 25962
// bufdiff-features: 26337 26507 26568 27048 27556 27725 27825 28349 29567 29684 30666 31692 32059
// bufdiff-features: 32615 34167 34564 34647 34965 35231 36000 36592 36784 36977 37251 37694 37786
// bufdiff-features: 38576 38672 38783 39560 39627 40500 41742 41837 42028 42150 42467 43098 43299
// bufdiff-features: 43929 44093 45366 45779 46203 46995 47486 49336 49470 49528 49999 50031 50717
// bufdiff-features: 50892 50894 51178 51211 51851 52322 52558 52807 52900 52958 53252 54180 54309
// bufdiff-features: 54651 55185 55887 56673 57384 57718 58106 59070 59448 60462 60686 61699 61944
// bufdiff-features: 63628 63800 64120 64152 64235 64959 65047 65726 66422 66765 66821 68355 68557
// bufdiff-features: 69017 69500 69521 69987 70529 71050 71169 71306 71928 71969 72629 73289 73455
// bufdiff-features: 73510 73802 74054 74057 74362 74617 76700 76915 77231 78283 78430 79291 79389
// bufdiff-features: 80478 81047 81556 81736 82011 82135 82168 82203 82317 83060 84585 84631 85509
// bufdiff-features: 85843 86125 86357 87228 87345 88732 89780 89964 90070 90097 90569 91540 92022
// bufdiff-features: 92194 92647 92939 92968 93150 93255 93994 94913 96273 96969 96986 97318 97447
// bufdiff-features: 97864 98194 98501 99009 99383 99568 100059 102694 102743 103903 104072 104405
// bufdiff-features: 104931 105579 105795 105858 106314 106883 107412 107425 107702 107783 108012
// bufdiff-features: 109028 109086 109147 109677 110692 112669 112917 112929 113041 114308 115471
// bufdiff-features: 115608 116312 116977 117336 118112 120406 120657 121132 121305 121394 121467
// bufdiff-features: 122048 122764 123779 124106 124448 124531 124851 125040 127306 128456 128750
// bufdiff-features: 128768 128916 129462 129478 130602 130632
module {
  func.func @main(%arg0: tensor<3x3x3xf64>, %arg1: tensor<?x?x?xf64>) -> (tensor<3x3x3xf64>, tensor<2x3x2xf64>, tensor<2x?x2xf64>, tensor<3x?x?xf64>, tensor<?x?x?xf64>, f64, f64) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c2, %c3, %c2 {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.index_cast %arg4 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %8 = arith.negf %3 : f64
      %9 = arith.addf %8, %5 : f64
      %10 = arith.cmpf uge, %9, %7 : f64
      %11 = arith.select %10, %9, %7 : f64
      tensor.yield %11 : f64
    } : tensor<?x?x?xf64>
    %cast = tensor.cast %generated : tensor<?x?x?xf64> to tensor<2x3x2xf64>
    %0:3 = call @f5(%cast, %arg0) : (tensor<2x3x2xf64>, tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>)
    %1:3 = call @f4(%arg0, %arg0) : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, f64, f64)
    %cast_0 = tensor.cast %0#1 : tensor<2x3x2xf64> to tensor<2x?x2xf64>
    return %1#0, %0#2, %cast_0, %0#0, %arg1, %1#2, %1#1 : tensor<3x3x3xf64>, tensor<2x3x2xf64>, tensor<2x?x2xf64>, tensor<3x?x?xf64>, tensor<?x?x?xf64>, f64, f64
  }
  func.func private @f5(%arg0: tensor<2x3x2xf64>, %arg1: tensor<3x3x3xf64>) -> (tensor<3x?x?xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<2x3x2xf64>) outs(%arg0 : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    %cast = tensor.cast %arg1 : tensor<3x3x3xf64> to tensor<3x?x?xf64>
    %cast_0 = tensor.cast %arg1 : tensor<3x3x3xf64> to tensor<3x?x?xf64>
    %1 = call @f1(%cast, %cast_0) : (tensor<3x?x?xf64>, tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %2 = tensor.empty() : tensor<2x3x2xf64>
    %3 = linalg.copy ins(%0 : tensor<2x3x2xf64>) outs(%2 : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    return %1, %3, %0 : tensor<3x?x?xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>
  }
  func.func private @f4(%arg0: tensor<3x3x3xf64>, %arg1: tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, f64, f64) {
    %0 = linalg.square ins(%arg1 : tensor<3x3x3xf64>) outs(%arg1 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %1 = tensor.empty() : tensor<2x2x4xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
    %cast = tensor.cast %2 : tensor<2x2x4xf64> to tensor<2x?x?xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %3:3 = call @f3(%cast, %cst_0) : (tensor<2x?x?xf64>, f64) -> (tensor<3x3x3xf64>, f64, f64)
    return %3#0, %3#2, %cst : tensor<3x3x3xf64>, f64, f64
  }
  func.func private @f3(%arg0: tensor<2x?x?xf64>, %arg1: f64) -> (tensor<3x3x3xf64>, f64, f64) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xf64>
    %1 = linalg.pooling_nwc_max ins(%arg0, %0 : tensor<2x?x?xf64>, tensor<?xf64>) outs(%arg0 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
    %cst = arith.constant dense<-2.500000e+00> : tensor<3x3x3xf64>
    %2:2 = call @f2(%cst) : (tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, f64)
    return %2#0, %2#1, %arg1 : tensor<3x3x3xf64>, f64, f64
  }
  func.func @f2(%arg0: tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, f64) {
    %0 = linalg.tanh ins(%arg0 : tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %1 = scf.execute_region -> tensor<3x3x3xf64> {
      %2 = linalg.mul ins(%0, %arg0 : tensor<3x3x3xf64>, tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
      scf.yield %2 : tensor<3x3x3xf64>
    }
    %cst = arith.constant 2.000000e+00 : f64
    return %1, %cst : tensor<3x3x3xf64>, f64
  }
  func.func private @f1(%arg0: tensor<3x?x?xf64>, %arg1: tensor<3x?x?xf64>) -> tensor<3x?x?xf64> {
    %0 = tensor.empty() : tensor<1xf64>
    %1 = linalg.pooling_nwc_sum ins(%arg1, %0 : tensor<3x?x?xf64>, tensor<1xf64>) outs(%arg1 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c2, %c1] : tensor<3x?x?xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %cst_0 = arith.constant 1.000000e+01 : f64
    %2 = arith.cmpf uno, %extracted, %cst_0 : f64
    %3 = arith.select %2, %extracted, %cst : f64
    return %arg1 : tensor<3x?x?xf64>
  }
}

