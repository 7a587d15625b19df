// bufdiff-profile: cfg
// bufdiff-choices: d681011b00dad7e8f7e5723be11038992efb485d104e460403ba922004f776ec7819a4a8e48676c2
// bufdiff-choices: f63ca35db5d5028874ed3071f8f00ce37dc0033c8bd10a316d9e1bcb5c11b28555eb5cc94fa5864f
// bufdiff-choices: 3e513ccbf184a28f0bbb294887dd90a91ed5ebc99175ade989b3a459e16454cda693950d2d4f1570
// bufdiff-choices: 5a68978407a847f525316800213e208c27c00243ae3fdb84b450a0edda088f1809fd0953103ec718
// bufdiff-choices: bc28283fc87ff5efadc9bcb0ab38fab32364d227df94f0083b187ad5afdf2982cd03fa3570472794
// bufdiff-choices: 97142504ef65cad29efb2eaaf8442b20437c6f0d4c046627b652148ab77847387bade482129959e2
// bufdiff-choices: 79c3d20dd69284849960f58d93abd3926cd9d7e3704b5f3f77171830ef1cb51295cc9573e0e65f74
// bufdiff-choices: e9e9ced44c526d3821a1eb539d691f1edea3e0119464eaa8986022391187842c8cd63b5f8ee58c93
// bufdiff-choices: 034a8b553b59e945659cd8a6785d66f4c1594c49b414
// bufdiff-features: 456 706 2225 3217 3338 3377 3543 4220 4405 4967 5201 5712 5748 5973 6314 6363
// bufdiff-features: 6812 6854 7749 7786 8790 9255 9479 9852 10135 10372 10819 10970 11047 12227
// bufdiff-features: 13021 13233 13424 13623 13915 14345 14884 15440 15751 16269 16822 17594 17742
// bufdiff-features: 18166 18822 19746 20276 20656 20827 21161 22072 22280 22656 22885 23435 23632
// bufdiff-features: 24393 24812 24826 25388 25962 26568 27048 27725 27766 27825 28349 29684 29968
// bufdiff-features: 30018 30666 32457 32615 32804 32809 32882 33242 33824 34034 34159 34167 34647
// bufdiff-features: 35163 35326 36542 36784 36901 37007 37183 37694 37786 39981 40202 40712 41605
// bufdiff-features: 41984 42165 42282 43098 43754 43774 44928 46203 46995 47093 47200 47486 48174
// bufdiff-features: 49397 49635 49782 49968 50005 51603 51894 52148 52203 52475 52558 52732 52807
// bufdiff-features: 52900 52958 53139 53171 53252 53887 54827 54964 55091 55113 56404 56442 57319
// bufdiff-features: 57369 57383 57718 58762 58973 59620 60686 61350 61699 61944 61969 62675 63063
// bufdiff-features: 63071 63610 63800 64115 64235 64959 65625 66202 66644 66765 66990 68355 68746
// bufdiff-features: 69537 69849 69987 69991 70036 70343 70988 71169 71273 71490 71724 71904 71928
// bufdiff-features: 71944 72442 72554 72627 72629 73140 73150 73289 73330 73802 73983 74057 74362
// bufdiff-features: 74617 76339 76953 77261 77477 78430 79389 79652 79850 80400 80812 80976 81707
// bufdiff-features: 82135 82203 83194 83549 83552 84089 84286 84585 84887 84922 85605 85843 86125
// bufdiff-features: 86600 86992 87017 87248 88480 88732 89326 89780 90070 90097 91049 91074 93255
// bufdiff-features: 93643 95285 95407 96989 97318 97447 97613 97864 98194 98501 98867 99009 99383
// bufdiff-features: 99568 100025 100698 101549 102204 102809 104303 104931 104958 105626 105858
// bufdiff-features: 106352 106775 107302 107425 107440 108935 109035 109086 109187 109220 109327
// bufdiff-features: 109467 109895 111707 111839 112057 112275 112327 112756 112929 113940 114601
// bufdiff-features: 114670 114965 115471 115894 116393 117137 117206 119432 120145 120478 120671
// bufdiff-features: 120772 121246 121394 121467 121632 122006 122732 122764 123719 124448 125040
// bufdiff-features: 125616 126043 126600 126932 127254 127430 128456 128768 128916 129409 129415
// bufdiff-features: 129478 129849 130353
module {
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<?x3x?xf32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = arith.cmpf une, %extracted, %cst : f32
    %2 = arith.select %1, %0, %arg2 : tensor<f32>
    %3 = tensor.empty() : tensor<1x3x1xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %cast = tensor.cast %4 : tensor<1x3x1xf32> to tensor<?x3x?xf32>
    %5 = call @f2(%cast) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    return %5, %2 : tensor<?x3x?xf32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
    %0 = linalg.floor ins(%arg0 : tensor<?x3x?xf32>) outs(%arg0 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1, %c0] : tensor<?x3x?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = arith.cmpf olt, %extracted, %cst : f32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%0 : tensor<?x3x?xf32>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%0 : tensor<?x3x?xf32>)
  ^bb3(%2: tensor<?x3x?xf32>):  // 2 preds: ^bb1, ^bb2
    return %2 : tensor<?x3x?xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: f32) -> (tensor<1x2x1x2xi32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<1x2x1x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x2x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2[%c0, %c0, %c0, %c1] : tensor<1x2x1x2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %cst = arith.constant dense<[[[[3], [2]]], [[[1], [0]]]]> : tensor<2x1x2x1xi32>
    %5 = linalg.conv_2d_nhwc_fhwc_q ins(%4, %cst, %extracted, %extracted : tensor<1x2x2x1xi32>, tensor<2x1x2x1xi32>, i32, i32) outs(%2 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    return %5, %0, %arg2 : tensor<1x2x1x2xi32>, tensor<f32>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.round ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %inserted = tensor.insert %cst into %0[] : tensor<f32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %cst_1 = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<1x3x1xf32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %1:3 = call @f1(%arg0, %0, %0, %cst_2) : (tensor<f32>, tensor<f32>, tensor<f32>, f32) -> (tensor<1x2x1x2xi32>, tensor<f32>, tensor<f32>)
    return %1#2, %cst_2, %cst : tensor<f32>, f32, f32
  }
  func.func @main(%arg0: tensor<?x?x?xf32>, %arg1: f32) -> (tensor<?x3x?xf32>, tensor<2x2x1x1x1x1xf32>, tensor<?x?x?xf32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
    %0 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = arith.cmpf oeq, %arg1, %cst : f32
    %3 = arith.select %2, %arg0, %1 : tensor<?x?x?xf32>
    %4 = tensor.empty() : tensor<2x2x1x1x1x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x2x1x1x1x1xf32>) -> tensor<2x2x1x1x1x1xf32>
    %6 = tensor.empty() : tensor<2x2x1x2x1xf32>
    %extracted = tensor.extract %5[%c0, %c0, %c0, %c0, %c0, %c0] : tensor<2x2x1x1x1x1xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<2x2x1x2x1xf32>) -> tensor<2x2x1x2x1xf32>
    %8 = tensor.empty() : tensor<1x1x2x1x1xf32>
    %9 = linalg.fill ins(%arg1 : f32) outs(%8 : tensor<1x1x2x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    %10 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%7, %9 : tensor<2x2x1x2x1xf32>, tensor<1x1x2x1x1xf32>) outs(%5 : tensor<2x2x1x1x1x1xf32>) -> tensor<2x2x1x1x1x1xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.fill ins(%extracted : f32) outs(%11 : tensor<f32>) -> tensor<f32>
    %13:3 = call @f3(%12) : (tensor<f32>) -> (tensor<f32>, f32, f32)
    %14:2 = call @f4(%13#0, %13#0, %13#0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<?x3x?xf32>, tensor<f32>)
    return %14#0, %10, %3, %14#1 : tensor<?x3x?xf32>, tensor<2x2x1x1x1x1xf32>, tensor<?x?x?xf32>, tensor<f32>
  }
}

