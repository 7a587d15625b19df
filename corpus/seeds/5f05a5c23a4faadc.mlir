// bufdiff-profile: mixed
// bufdiff-choices: 08c1ee4356ce55681bcc35122eba71ef0a0a23210226f8942d056cb36af1e78aec654959a0ff2696
// bufdiff-choices: 2a54fa45865c865a2f37d415ddb6fc5685ccc6d929cc0dccb69cb09ebda6026637642a978384d588
// bufdiff-choices: 89aa0ed5132ddf611c9cc79fca8095910b4adbfc5129f5
// bufdiff-features: 1915 2225 2898 6002 9407 12403 13233 13390 15751 16048 17096 17893 18486 19508
// bufdiff-features: 21382 22070 22280 23355 23692 24826 25388 25782 26568 27048 27784 27825 30707
// bufdiff-features: 32615 34167 34564 34623 34647 35507 36677 36901 40712 41700 42728 43098 46203
// bufdiff-features: 48667 49575 49635 52558 52900 52958 53917 55632 55887 57718 61484 63800 64959
// bufdiff-features: 66327 66422 66664 67009 67388 68355 68614 72629 74362 74507 74617 77261 79229
// bufdiff-features: 81281 84887 86125 89109 91147 91529 93255 93994 99009 104689 104931 105642
// bufdiff-features: 106398 108686 110041 110552 112929 115471 121394 121421 121799 122903 124694
// bufdiff-features: 125163 126581 127426 127813 127834 128768 129100 130010
module {
  func.func @main(%arg0: tensor<6x2xi32>, %arg1: tensor<6x2xi32>, %arg2: i32, %arg3: tensor<2xi8>) -> (tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xi32>, i8) {
    %cst = arith.constant dense<[[4, 5], [6, 7]]> : tensor<2x2xi32>
    %0 = linalg.matmul ins(%arg1, %cst : tensor<6x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<6x2xi32>) -> tensor<6x2xi32>
    %1 = scf.execute_region -> tensor<6x2xi32> {
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %arg2 into %cst[%c1, %c1] : tensor<2x2xi32>
      %2 = tensor.empty() : tensor<2x6x2xi32>
      %3 = linalg.fill ins(%arg2 : i32) outs(%2 : tensor<2x6x2xi32>) -> tensor<2x6x2xi32>
      %reduced = linalg.reduce ins(%3 : tensor<2x6x2xi32>) outs(%arg1 : tensor<6x2xi32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %4 = arith.maxsi %in, %init : i32
          linalg.yield %4 : i32
        }
      scf.yield %reduced : tensor<6x2xi32>
    }
    %c127_i8 = arith.constant 127 : i8
    return %1, %0, %arg1, %c127_i8 : tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xi32>, i8
  }
}

