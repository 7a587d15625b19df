// bufdiff-profile: cfg
// bufdiff-choices: 441178bf4f94c457f319430f98374aff909c91e6d318077ec04c08c91796edde8cd30fcc71acfc2c
// bufdiff-choices: febf45d6ad45ca32846642268cd33c71dede66f9c97410e1661f6875c93f40ba91563c79128ff0fa
// bufdiff-choices: fdffb78413ab0edd13134305b9f7d2109701e660620267f3f9b35d0257740a12047cffbe75487824
// bufdiff-choices: 7972f624720d6b37e48e040db903a30dc366752f3d88df5b552929752e0f23501068ed9b0160083f
// bufdiff-choices: 753d8e62125d36fea506431fe4aaee75a01637848b578474b10fb1457aecd57f1b2a
// bufdiff-features: 1486 2049 2073 3579 4462 4752 4958 5187 5973 6271 6812 6970 7877 9283 9479
// bufdiff-features: 10968 11321 12981 13233 14944 15424 15440 15751 16405 17470 18428 19241 20220
// bufdiff-features: 20564 21154 21522 22095 22280 22990 23143 23787 24747 24826 25388 26546 26568
// bufdiff-features: 27048 27825 28807 29590 30666 30811 31135 31492 31747 32358 32614 32615 34167
// bufdiff-features: 34564 34623 34647 34650 35097 35507 36112 36721 36784 36901 37251 38783 39352
// bufdiff-features: 39472 39927 40133 40540 40712 41164 42705 43098 45829 46203 46404 47488 47695
// bufdiff-features: 47782 47822 48577 49635 50450 50894 52322 52558 52857 52900 52958 53252 53813
// bufdiff-features: 54964 55113 55185 55561 55887 56404 56950 57128 57499 57718 58122 58319 58403
// bufdiff-features: 59070 60833 61456 61699 62362 62701 63071 63610 63904 64119 64435 64959 64976
// bufdiff-features: 66422 67388 67748 68355 70278 72565 72782 72975 73455 73625 73725 73802 74057
// bufdiff-features: 74362 74617 74628 74864 76258 76700 78430 78950 79099 79279 79389 79811 81039
// bufdiff-features: 81736 82011 82135 83253 84585 84887 84990 85843 86125 86600 86992 88337 88635
// bufdiff-features: 88732 88999 89771 89780 91074 91465 92568 92647 94746 94755 96352 96989 97864
// bufdiff-features: 98443 99009 99243 99383 100059 100258 100481 100673 101105 102082 102084 102187
// bufdiff-features: 102196 102204 102461 102579 103415 104475 104931 105914 107412 108038 109086
// bufdiff-features: 109187 109408 111883 112895 112929 113940 114308 114432 115471 115990 116841
// bufdiff-features: 117137 117235 117724 117839 118081 118769 118841 118912 119588 120145 120920
// bufdiff-features: 121394 121467 121626 121847 122729 122764 124448 124945 125175 125702 126179
// bufdiff-features: 127259 127834 128768 128916 129089 130191
module {
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<i32>, %arg2: tensor<?xi32>, %arg3: tensor<?xi32>) -> (tensor<6xi32>, tensor<?xi32>) {
    %cst = arith.constant dense<-3> : tensor<6xi32>
    %0 = linalg.copy ins(%cst : tensor<6xi32>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg4 = %c0 to %c6 step %c2 iter_args(%arg5 = %cst, %arg6 = %c-1_i32) -> (tensor<6xi32>, i32) {
      %c3_i32 = arith.constant 3 : i32
      %2 = arith.cmpi sle, %arg6, %c3_i32 : i32
      %cast = tensor.cast %cst : tensor<6xi32> to tensor<?xi32>
      %3 = arith.select %2, %cast, %arg0 : tensor<?xi32>
      %c5 = arith.constant 5 : index
      %extracted = tensor.extract %arg5[%c5] : tensor<6xi32>
      %cast_0 = tensor.cast %3 : tensor<?xi32> to tensor<6xi32>
      %inserted_slice = tensor.insert_slice %cast_0 into %arg5[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
      %4 = tensor.empty() : tensor<2xi32>
      %5 = linalg.fill ins(%c-1_i32 : i32) outs(%4 : tensor<2xi32>) -> tensor<2xi32>
      %6 = tensor.empty() : tensor<7xi32>
      %7 = linalg.fill ins(%c-1_i32 : i32) outs(%6 : tensor<7xi32>) -> tensor<7xi32>
      %8 = linalg.conv_1d ins(%7, %5 : tensor<7xi32>, tensor<2xi32>) outs(%inserted_slice : tensor<6xi32>) -> tensor<6xi32>
      scf.yield %8, %c3_i32 : tensor<6xi32>, i32
    }
    return %1#0, %0 : tensor<6xi32>, tensor<?xi32>
  }
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<4xi32>) -> (tensor<3xi32>, tensor<6xi32>, tensor<?xi32>, tensor<3xi32>) {
    %generated = tensor.generate  {
      %c-1_i32_3 = arith.constant -1 : i32
      tensor.yield %c-1_i32_3 : i32
    } : tensor<i32>
    %c1 = arith.constant 1 : index
    %c-1_i32 = arith.constant -1 : i32
    %inserted = tensor.insert %c-1_i32 into %arg1[%c1] : tensor<3xi32>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %inserted : tensor<3xi32> to tensor<?xi32>
    %inserted_slice = tensor.insert_slice %cast into %inserted[0] [%c3] [1] : tensor<?xi32> into tensor<3xi32>
    %cast_0 = tensor.cast %arg0 : tensor<6xi32> to tensor<?xi32>
    %cast_1 = tensor.cast %arg0 : tensor<6xi32> to tensor<?xi32>
    %cast_2 = tensor.cast %arg0 : tensor<6xi32> to tensor<?xi32>
    %0:2 = call @f1(%cast_0, %generated, %cast_1, %cast_2) : (tensor<?xi32>, tensor<i32>, tensor<?xi32>, tensor<?xi32>) -> (tensor<6xi32>, tensor<?xi32>)
    return %inserted_slice, %0#0, %0#1, %arg1 : tensor<3xi32>, tensor<6xi32>, tensor<?xi32>, tensor<3xi32>
  }
}

