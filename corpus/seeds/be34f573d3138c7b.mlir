// bufdiff-profile: single
// bufdiff-choices: ee427148adae748c944133d7ac93d7c6bd244e179cbf4bf871cb
// bufdiff-features: 1854 2898 4216 4958 5973 6595 9601 10819 12403 13233 14256 15037 15751 22095
// bufdiff-features: 24330 24826 26568 27048 29872 30474 30666 31492 34159 34167 34647 35507 36901
// bufdiff-features: 37177 37630 38783 40712 42398 42984 44615 44994 45981 46203 47486 47782 49707
// bufdiff-features: 49956 52155 52558 52900 52958 53243 55113 55777 55887 57718 58024 58748 60686
// bufdiff-features: 62232 63071 64420 65814 66422 67388 68355 68867 71050 72674 72689 73725 74362
// bufdiff-features: 74507 74617 79279 79389 81477 82203 82565 84585 85843 85942 89151 89178 89780
// bufdiff-features: 91894 93255 93944 94746 95705 97053 99009 102847 103315 105108 107402 109086
// bufdiff-features: 110552 110816 111195 112929 113940 113959 114428 114990 115231 115801 116491
// bufdiff-features: 119641 120920 121318 121394 121467 122985 124484 125040 125702 127834 128138
// bufdiff-features: 128768 129058 130933
module {
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg6 = %c0, %arg7 = %arg3, %arg8 = %arg3) : (index, tensor<4x4xf32>, tensor<4x4xf32>) -> (index, tensor<4x4xf32>, tensor<4x4xf32>) {
      %1 = arith.cmpi ult, %arg6, %c3 : index
      scf.condition(%1) %arg6, %arg7, %arg8 : index, tensor<4x4xf32>, tensor<4x4xf32>
    } do {
    ^bb0(%arg6: index, %arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>):
      %c4 = arith.constant 4 : index
      %1 = arith.remui %arg6, %c4 : index
      %2 = arith.uitofp %arg5 : i1 to f32
      %inserted = tensor.insert %2 into %arg3[%arg6, %1] : tensor<4x4xf32>
      %3 = arith.addi %arg6, %c1 : index
      %cst = arith.constant -1.000000e+00 : f32
      %4 = linalg.fill ins(%cst : f32) outs(%arg8 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %3, %arg7, %4 : index, tensor<4x4xf32>, tensor<4x4xf32>
    }
    return %0#2, %0#1, %0#0 : tensor<4x4xf32>, tensor<4x4xf32>, index
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>, %arg4: f32, %arg5: i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32, i1) -> (tensor<4x4xf32>, tensor<4x4xf32>, index)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<4x4xf32>, index
  }
}

