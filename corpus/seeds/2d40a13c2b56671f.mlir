// bufdiff-profile: cfg
// bufdiff-choices: 2d52380bc823547e1774a4ad8813024057261f7c71a2c88a820a61919544d7fcf5cb58ff52c69ee8
// bufdiff-choices: 8f6a27d11bdda1aea346ea351f30bff8bb1601acab98a882816c39b9376c3424cfba9718d0ef02d5
// bufdiff-choices: 44a66920e16f35145856a8e209b1c83dae2a55fe03c6962b2eb191667ee51dfd4a55c0c26bd91f9b
// bufdiff-choices: b28f2add2019c37fbec009dc73448e9c9ff4198cc41644d96a9e1a0ebd8112da73686259e7b92dd3
// bufdiff-choices: defe198c
// bufdiff-features: 397 3579 4752 5187 9479 10872 11759 13074 13424 15751 17193 17470 18166 19100
// bufdiff-features: 19419 19979 22109 22280 25078 26385 26536 27725 27766 29001 30593 30666 32421
// bufdiff-features: 34167 36784 37066 37183 37812 39061 40712 41984 42749 43442 46203 47200 47695
// bufdiff-features: 48598 51658 51719 52322 52558 52823 52900 54964 55472 55561 56404 58308 62641
// bufdiff-features: 64235 68355 69593 69875 71306 72450 73802 73926 74057 76339 78283 78430 81736
// bufdiff-features: 82149 83905 84922 85843 86125 88337 88732 88958 89250 90070 90385 90441 90585
// bufdiff-features: 91312 92194 95407 96716 99383 101296 101582 103108 103318 103339 104931 104973
// bufdiff-features: 108038 109187 109287 109408 109923 110162 110322 110780 112430 112929 116549
// bufdiff-features: 119588 119764 119822 121406 121626 121632 123967 127146 127863 127997 131799
// bufdiff-features: 131807 136039 136987 140265 142393 142610 143845 146512 147763 149674 153293
// bufdiff-features: 155898 156460 158120 158897 159251 160756 161883 163373 163975 165636 165719
// bufdiff-features: 165817 167086 167357 168007 169299 171884 172236 172573 178067 178165 184030
// bufdiff-features: 184686 188737 188790 189477 191622 192422 192771 193290 194682 196031 196332
// bufdiff-features: 197837 204293 204768 205434 205689 206157 207124 209905 210022 210461 211044
// bufdiff-features: 213233 214484 215959 218064 219393 221617 228061 228390 229515 230081 230640
// bufdiff-features: 233259 233276 236930 236986 241844 243989 246543 246667 246953 246962 248994
// bufdiff-features: 251444 252055 252466 253740 253836 254081 256926 257806 257992 259840 260534
// bufdiff-features: 260672
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c2 to %c4 step %c1 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %cst = arith.constant dense<[1.500000e+00, 5.000000e-01, -5.000000e-01]> : tensor<3xf32>
      %broadcasted = linalg.broadcast ins(%arg1 : tensor<f32>) outs(%cst : tensor<3xf32>) dimensions = [0] 
      %c7 = arith.constant 7 : index
      %1 = arith.cmpi sle, %arg2, %c7 : index
      %2 = arith.select %1, %cst, %broadcasted : tensor<3xf32>
      %cst_0 = arith.constant 7.250000e+00 : f32
      %inserted = tensor.insert %cst_0 into %2[%c2] : tensor<3xf32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %cst[%c0] : tensor<3xf32>
      %3 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: f32) -> (tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, i1, i1) {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant dense<[1.500000e+00, 5.000000e-01]> : tensor<2xf32>
    %2 = linalg.dot ins(%1, %cst : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %3 = call @f1(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<false> : tensor<i1>
    %4 = linalg.select ins(%cst_0, %arg2, %2 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %5 = vector.transfer_read %1[%c1], %arg1 : tensor<2xf32>, vector<4xf32>
    %6 = vector.extract %5[0] : f32 from vector<4xf32>
    %extracted = tensor.extract %cst_0[] : tensor<i1>
    %false = arith.constant false
    %7 = arith.muli %extracted, %false : i1
    %cast = tensor.cast %cst : tensor<2xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
    return %4, %3, %cast, %cast_1, %7, %extracted : tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<?xf32>, i1, i1
  }
}

