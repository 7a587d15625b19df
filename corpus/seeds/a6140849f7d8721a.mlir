// bufdiff-profile: calls
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72304645ff22d407df38c4c9db3e2497
// bufdiff-choices: fb776b53dca5d65e1942aa776627871f3c979d2e7f2cbb6b2749534ae90188b57350a4493cb9f319
// bufdiff-choices: 7282a925026ea56c683cab0a44b8c9bcecf76c479b4e2371d42f4b73becd05bfa3e452cf9c650e27
// bufdiff-choices: e941f432cc18e364da3ceca6ab7a2ad5e8feec
// bufdiff-features: 2332 2820 2945 3039 3233 3396 4958 5201 5973 6510 6611 6666 8751 11041 11162
// bufdiff-features: 11538 11759 12675 12806 13233 13424 14015 14109 14454 14704 15440 15751 16269
// bufdiff-features: 17015 18166 19205 19332 19628 19979 20749 20874 21522 22095 22221 22280 22448
// bufdiff-features: 22630 23225 23319 23787 24055 24259 24826 25367 25388 26507 26568 27048 27825
// bufdiff-features: 28349 29000 29001 30666 31143 31863 31972 32301 34167 34647 34794 34989 35384
// bufdiff-features: 36014 36784 36935 37183 37289 37372 37743 37786 38152 40712 41396 41996 42467
// bufdiff-features: 43098 43171 43905 44474 45098 45617 45685 46203 46555 46732 46799 46995 47196
// bufdiff-features: 47203 47230 47392 47779 47933 48301 48974 49332 49393 49542 50894 52148 52152
// bufdiff-features: 52322 52558 52900 52958 53243 53252 53951 54083 54500 54651 54964 55003 55185
// bufdiff-features: 55463 55472 56404 56853 57718 57940 59070 59347 60108 60686 61066 61350 61699
// bufdiff-features: 62675 62701 63071 63495 63610 63929 64110 64120 64778 64959 65133 65726 66195
// bufdiff-features: 66422 66765 66777 67360 68355 69817 69987 70644 71050 71928 72450 73289 73388
// bufdiff-features: 73455 73802 74057 74362 74617 74672 74881 75361 76370 78283 78430 78703 78950
// bufdiff-features: 79279 79389 79493 81303 81556 81707 81736 82135 82203 83000 83261 83419 83672
// bufdiff-features: 83905 84585 84887 84922 84962 85047 85843 86125 86346 86844 86965 86992 87408
// bufdiff-features: 88321 88732 89636 89780 89812 91248 91559 91737 92144 92541 92647 93150 93255
// bufdiff-features: 93318 94557 95285 95507 97172 97447 97864 98187 98201 98501 98813 99009 99294
// bufdiff-features: 99383 99568 100185 100569 100698 102204 102788 103024 104072 104339 104405
// bufdiff-features: 104931 104952 104973 105902 105914 108920 109086 109187 110128 110141 110236
// bufdiff-features: 110287 110491 110772 112065 112929 113239 113901 114601 114826 115231 115471
// bufdiff-features: 115592 115804 115881 116741 117235 117336 117767 119588 119597 120383 120406
// bufdiff-features: 120920 121132 121394 121467 123884 123967 124448 124509 124614 125397 125875
// bufdiff-features: 126234 126722 126920 127306 127830 128694 128768 129292 129398 129630 129946
module {
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.divf %in, %init : f32
        linalg.yield %2 : f32
      }
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %cst[%c1], %cst_0 : tensor<2xf32>, vector<2xf32>
    %1 = vector.extract %0[0] : f32 from vector<2xf32>
    return %reduced, %1, %cst_0 : tensor<f32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<?x?x1xi1>, tensor<3x3x1xf32>) {
    %0 = linalg.div ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %2 = arith.index_cast %arg4 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg5 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg6 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.negf %3 : f32
      %9 = arith.addf %8, %5 : f32
      %10 = arith.addf %9, %7 : f32
      tensor.yield %10 : f32
    } : tensor<3x3x1xf32>
    %1:2 = call @f1(%generated, %arg3) : (tensor<3x3x1xf32>, tensor<f32>) -> (tensor<3x3x1xf32>, tensor<?x?x1xi1>)
    return %1#1, %1#0 : tensor<?x?x1xi1>, tensor<3x3x1xf32>
  }
  func.func private @f1(%arg0: tensor<3x3x1xf32>, %arg1: tensor<f32>) -> (tensor<3x3x1xf32>, tensor<?x?x1xi1>) {
    %cst = arith.constant dense<[[[true], [false], [false]], [[true], [false], [false]], [[true], [false], [false]]]> : tensor<3x3x1xi1>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c3, %c1) : tensor<?x3x?xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %2 = linalg.select ins(%cst, %arg0, %1 : tensor<3x3x1xi1>, tensor<3x3x1xf32>, tensor<?x3x?xf32>) outs(%arg0 : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
    %3 = tensor.empty(%c3, %c3) : tensor<?x?x1xi1>
    %4 = linalg.copy ins(%cst : tensor<3x3x1xi1>) outs(%3 : tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    return %2, %4 : tensor<3x3x1xf32>, tensor<?x?x1xi1>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<3x3x1xf32>) -> (tensor<?x3x1xf32>, tensor<?x?x1xi1>, tensor<?x?x1xi1>, tensor<3x3x1xf32>, tensor<?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<3x3x1xf32> into tensor<9x1xf32>
    %0 = linalg.min ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %2:2 = call @f1(%arg2, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x1xf32>, tensor<f32>) -> (tensor<3x3x1xf32>, tensor<?x?x1xi1>)
    %3 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:2 = call @f2(%4, %4, %arg1, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<?x?x1xi1>, tensor<3x3x1xf32>)
    %6:3 = call @f3(%1) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %cast = tensor.cast %5#1 : tensor<3x3x1xf32> to tensor<?x3x1xf32>
    %cast_0 = tensor.cast %collapsed : tensor<9x1xf32> to tensor<?x1xf32>
    return %cast, %5#0, %2#1, %2#0, %cast_0, %arg1, %0, %6#0, %6#2, %cst : tensor<?x3x1xf32>, tensor<?x?x1xi1>, tensor<?x?x1xi1>, tensor<3x3x1xf32>, tensor<?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
}

