// bufdiff-profile: mixed
// bufdiff-choices: b07eb416afcf01eb6e58ecfeddd1de011b523d7b2e224a149525c022760e9e389ec4a24656f1d153
// bufdiff-choices: 7b3411c093532fed4bafddf38a34ad5389a873dec705bdcb7063a975b7f71d7591fd66aa39f12b08
// bufdiff-choices: fd9d2b1723305a6b557bafefeb500fec80e41bbbd8aee394372771d803747237808d9fb62768d0b0
// bufdiff-choices: 0e2ac8248c01793b6ac7b17762eeb9c9bbae8c2eeb15f37da423d958cae024738f02ce69496cef79
// bufdiff-choices: f85108871ea343dba423e89a520a2c0ad5af0776f9a720fa1c0097356f5f1812f801cd718077c771
// bufdiff-choices: 171a6bff95f8e0
// bufdiff-features: 1150 2559 2619 2945 3233 3396 4165 4752 4958 5895 5973 6412 6611 7628 8632 8751
// bufdiff-features: 9479 10819 10968 11037 11162 12891 13233 13673 14015 15047 15410 15440 15751
// bufdiff-features: 15989 16371 18147 19435 19628 19730 20749 21522 22221 22280 23787 24184 24259
// bufdiff-features: 24826 25388 25729 25962 26212 26546 26568 27048 27825 28349 29277 29684 29714
// bufdiff-features: 30539 30666 31852 32005 32615 32809 34159 34167 34301 34623 34647 34794 34960
// bufdiff-features: 35507 36085 36394 36784 37694 37786 38783 39927 40070 40712 41478 42228 42344
// bufdiff-features: 42467 42689 44364 45597 45617 45685 46179 46203 46283 46995 48598 48974 49332
// bufdiff-features: 50450 50717 52322 52558 52607 52706 52807 52900 52958 53252 53469 54005 54651
// bufdiff-features: 55185 56208 56673 56697 57718 57773 59070 59448 59620 59802 60556 60686 61699
// bufdiff-features: 61944 62701 63071 63610 63929 64119 64120 64152 64959 65171 65726 66422 66765
// bufdiff-features: 66821 66995 68355 68484 69461 69987 70529 70644 70734 71169 71306 71667 72629
// bufdiff-features: 73289 73455 73802 74057 74362 74616 74617 74864 75748 75991 76339 76700 76953
// bufdiff-features: 78430 78950 79184 79389 80256 80533 80894 81047 81556 81736 82135 82186 83194
// bufdiff-features: 83314 83419 83672 84347 84472 84585 84834 84887 84962 85509 85843 86125 86827
// bufdiff-features: 87666 87861 88206 88337 88350 88732 89445 89780 89812 91563 91593 91737 92022
// bufdiff-features: 92568 92647 92680 93255 94253 94913 95516 96082 96117 96273 97318 97864 98194
// bufdiff-features: 98201 98501 98551 98869 99009 99383 99568 100126 100258 104072 104405 104850
// bufdiff-features: 104931 105858 105914 107425 107958 108012 109055 109086 112065 112408 112929
// bufdiff-features: 113346 113512 115471 115592 115608 115990 116175 117235 117336 118173 118769
// bufdiff-features: 118918 119231 119588 119665 119845 120406 121132 121394 121467 123012 124448
// bufdiff-features: 125040 125265 125943 126290 127834 128768 128916 129107 129946 130595 130933
module {
  func.func private @f1(%arg0: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>) {
    %0 = tensor.empty() : tensor<3x3x1xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
    %cst_0 = arith.constant dense<[[[1.150000e+01, 1.250000e+01]]]> : tensor<1x1x2xf32>
    %2 = linalg.conv_1d_nwc_wcf ins(%1, %cst_0 : tensor<3x3x1xf32>, tensor<1x1x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %3 = tensor.empty() : tensor<3x3x2xf32>
    %4 = linalg.copy ins(%arg0 : tensor<3x3x2xf32>) outs(%3 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    return %2, %4 : tensor<3x3x2xf32>, tensor<3x3x2xf32>
  }
  func.func private @f2(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}) -> (tensor<3xf32>, tensor<3x?x?xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3 = tensor.empty() : tensor<3x3xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %2[%c2] : tensor<3xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %5 = linalg.vecmat ins(%2, %4 : tensor<3xf32>, tensor<3x3xf32>) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    return %5, %0 : tensor<3xf32>, tensor<3x?x?xf32>
  }
  func.func private @f3(%arg0: tensor<3x3x2xf32>, %arg1: f32) -> (tensor<3x3x2xf32>, f32) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %0 : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [3, %c3, 2] [1, 1, 1] : tensor<3x?x2xf32> into tensor<3x3x2xf32>
    return %inserted_slice, %arg1 : tensor<3x3x2xf32>, f32
  }
  func.func @main(%arg0: tensor<6xindex>, %arg1: index, %arg2: f32, %arg3: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3xf32>, tensor<3x?x?xf32>, tensor<3x3x2xf32>, tensor<3x?x2xf32>, tensor<3x6xf32>, f32, f32) {
    %0 = linalg.sqrt ins(%arg3 : tensor<3x3x2xf32>) outs(%arg3 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
    %1:2 = call @f1(%arg3) : (tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, tensor<3x3x2xf32>)
    %cast = tensor.cast %0 : tensor<3x3x2xf32> to tensor<3x?x?xf32>
    %cast_0 = tensor.cast %1#1 : tensor<3x3x2xf32> to tensor<3x?x?xf32>
    %2:2 = call @f2(%cast, %cast_0) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>) -> (tensor<3xf32>, tensor<3x?x?xf32>)
    %3:2 = call @f3(%1#1, %arg2) : (tensor<3x3x2xf32>, f32) -> (tensor<3x3x2xf32>, f32)
    %cast_1 = tensor.cast %1#1 : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    return %1#0, %2#0, %2#1, %3#0, %cast_1, %collapsed, %3#1, %arg2 : tensor<3x3x2xf32>, tensor<3xf32>, tensor<3x?x?xf32>, tensor<3x3x2xf32>, tensor<3x?x2xf32>, tensor<3x6xf32>, f32, f32
  }
}

