// bufdiff-profile: types
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107de18417e05d749242b431799d7f01abaa3e80eb60fdd4d291a3c975015a
// bufdiff-choices: b7f476af9666212c681b6063
// bufdiff-features: 456 1112 1890 1985 2021 2455 2684 3207 3744 4929 4958 4967 5973 6169 6363 8452
// bufdiff-features: 8918 9462 9479 10166 10819 11162 11508 11703 12952 13021 13233 13424 13626
// bufdiff-features: 13784 14884 15751 16269 18166 18588 18822 19419 19545 19579 19606 19726 20337
// bufdiff-features: 20402 20656 21161 21544 22221 23600 23740 23874 24812 24826 25098 25388 25402
// bufdiff-features: 25863 27048 27766 27825 28138 28823 29191 29667 29684 30666 31876 32012 32809
// bufdiff-features: 33170 33807 33834 34034 34167 34623 34647 34965 36014 36280 37183 37251 37786
// bufdiff-features: 38435 38449 38520 38662 38702 38783 38926 39397 40070 40159 40675 40712 41605
// bufdiff-features: 41907 41984 43098 43442 44816 46203 46236 46995 47093 47200 47840 48565 48598
// bufdiff-features: 49635 50283 51415 52558 52573 52595 52807 52900 52958 54258 54964 54998 56404
// bufdiff-features: 56592 57718 58024 59620 60418 60452 60897 61350 61699 61944 61969 62218 62580
// bufdiff-features: 63071 63133 63168 63184 63521 63610 63929 64120 64235 64716 64737 64959 65133
// bufdiff-features: 65679 66344 66765 67563 68355 68457 68993 69032 69403 70050 70119 70335 70529
// bufdiff-features: 71050 71169 71306 71434 71904 73123 73150 73289 74057 74362 76405 77875 78283
// bufdiff-features: 78430 78950 79389 79562 80429 81707 82135 82552 83194 83210 83310 83549 84090
// bufdiff-features: 84585 84853 84887 84922 85843 86031 86125 86992 87315 87495 87563 88008 88732
// bufdiff-features: 89646 89661 89780 90097 90184 90585 92161 92194 93255 95273 95407 95512 96464
// bufdiff-features: 96621 97219 97270 97318 97715 97864 98170 98187 98194 98501 99009 99103 99383
// bufdiff-features: 99568 100324 101274 102933 103013 103315 103405 103589 104069 104931 105144
// bufdiff-features: 105795 105858 105970 107728 108169 109028 109086 109187 109732 109752 110184
// bufdiff-features: 112275 112474 112929 113171 114547 114601 115471 115778 115990 117235 119138
// bufdiff-features: 119206 120047 120049 120372 121250 121394 121467 121632 121790 124108 124839
// bufdiff-features: 125040 125675 128456 128768 129130 130500 130602
#map = affine_map<() -> ()>
module {
  func.func @f3(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @pick3(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    vector.print %extracted : f32
    return %2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1xf32>, tensor<f32>) {
    %cst = arith.constant -6.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %extracted = tensor.extract %0[] : tensor<f32>
    vector.print %extracted : f32
    return %reshape, %arg0 : tensor<1xf32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<5.500000e+00> : tensor<f32>
    %0 = linalg.copy ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %extracted_0 = tensor.extract %0[] : tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func private @pick3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<1x2x1x2x1xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %8 = arith.cmpf olt, %in, %in_1 : f32
      %9 = arith.select %8, %in, %in_1 : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %1 = tensor.empty() : tensor<1x2x1x2x1xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x2x1x2x1xf32>) -> tensor<1x2x1x2x1xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c1, %c2, %c2, %c3, %c1) : tensor<?x?x?x?x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %5 = tensor.empty() : tensor<2x2x2x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %7 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%4, %6 : tensor<?x?x?x?x?xf32>, tensor<2x2x2x1xf32>) outs(%2 : tensor<1x2x1x2x1xf32>) -> tensor<1x2x1x2x1xf32>
    return %0, %7, %cst_0, %cst : tensor<f32>, tensor<1x2x1x2x1xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<f32>, %arg1: memref<f32, strided<[], offset: ?>>, %arg2: memref<f32, strided<[], offset: ?>>, %arg3: memref<f32, strided<[], offset: ?>>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x2x1x2x1xf32>, tensor<f32>) {
    %0 = linalg.mul ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f1(%0) : (tensor<f32>) -> tensor<f32>
    %2 = call @f1(%1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %3:4 = call @f4(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<1x2x1x2x1xf32>, f32, f32)
    %4:2 = call @f2(%1, %1) : (tensor<f32>, tensor<f32>) -> (tensor<1xf32>, tensor<f32>)
    %5 = call @f3(%3#0) : (tensor<f32>) -> tensor<f32>
    return %5, %4#1, %4#0, %3#1, %2 : tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<1x2x1x2x1xf32>, tensor<f32>
  }
}

