// bufdiff-profile: cfg
// bufdiff-choices: d681011b00dad7e8f7e5723be11038992efb485d104e460403ba922004f776ec7819a4a8e48676c2
// bufdiff-choices: f63ca35db5d5028874ed3071f8f00ce37dc0033c8bd10a316d9e1bcb5c11b28555eb5cc94fa5864f
// bufdiff-choices: 3e513ccbf184a28f0bbb294887dd90a91ed5ebc99175ade989b3a459e16454cda693950d2d4f1570
// bufdiff-choices: 5a68978407a847f525316800213e208c27c00243ae3fdb84b450a0edda088f1809fd0953103ec718
// bufdiff-choices: bc28283fc87ff5efadc9bcb0ab38fab32364d227df94f0083b187ad5afdf2982cd03fa3570472794
// bufdiff-choices: 97142504ef65cad29efb2eaaf8442b20437c6f0d4c046627b652148ab77847387bade482129959e2
// bufdiff-choices: 79c3d20dd69284849960f58d93abd3926cd9d7e3704b5f3f77171830ef1cb51295cc9573e0e65f74
// bufdiff-choices: e9e9ced44c526d3821a1eb539d691f1edea3e0119464eaa8986022391187842c8cd63b5f8ee58c93
// bufdiff-choices: 034a8b553b59e945659cd8a6785d66f4c1594c49b414539b689cb9073c6cc650661384f24fbd54d7
// bufdiff-choices: 2cbe
// bufdiff-features: 103 456 472 901 1146 1206 2641 2684 3123 3207 3336 3543 4220 5712 5732 5809
// bufdiff-features: 5973 6363 6854 7014 7122 7178 8134 8914 9295 9479 10185 10372 10819 11579 12011
// bufdiff-features: 12283 12638 13233 13424 13441 13623 14704 14925 15440 15751 15919 16269 16640
// bufdiff-features: 17195 18166 18249 18822 20261 20276 20827 20864 21161 22221 22280 22284 22860
// bufdiff-features: 22875 23632 23777 23787 24131 24826 25388 25402 26507 26568 26716 26808 26922
// bufdiff-features: 27048 27220 27568 28138 28349 28724 29403 29684 30666 31861 31876 33170 33242
// bufdiff-features: 33315 33482 33875 34167 34647 34678 36394 36784 36813 37183 37694 37786 39376
// bufdiff-features: 39706 39907 40286 40712 41605 41611 42467 42525 44103 44333 45093 46203 46257
// bufdiff-features: 46995 47093 47200 47392 47713 47731 47779 48174 48600 49359 49657 49746 49968
// bufdiff-features: 50005 50016 50894 51415 52523 52950 52958 53139 53500 54005 54135 54598 54658
// bufdiff-features: 54964 54970 54998 55113 55207 55810 56404 56611 56783 57261 57319 57383 57718
// bufdiff-features: 58103 58303 58349 59649 61118 61350 61944 62220 62675 62678 63031 63071 63264
// bufdiff-features: 63479 63610 64235 64287 64348 64959 65624 66765 66821 66888 66974 68116 68355
// bufdiff-features: 68746 68971 68993 70036 70255 70437 70529 70664 70988 71169 71689 71904 71944
// bufdiff-features: 72280 72403 72442 73289 73548 73851 73921 74057 74362 74617 75321 75471 75622
// bufdiff-features: 76009 76536 76659 76700 76714 76953 77186 78030 78703 78850 79094 79334 79389
// bufdiff-features: 79569 79652 80976 81303 81707 81736 82011 82135 82203 82383 82552 84585 84887
// bufdiff-features: 84922 85043 85633 85640 85843 86031 86505 86600 86934 86992 88732 89780 90017
// bufdiff-features: 90097 91289 93150 93255 94178 94401 95273 95285 95339 95407 97131 97447 97592
// bufdiff-features: 97864 98187 98194 98501 99009 99103 99237 99383 99568 99676 101264 101535
// bufdiff-features: 102204 103327 103483 104253 104580 104682 104952 105144 105147 105858 106249
// bufdiff-features: 106352 107412 107425 107737 109028 109035 109086 109157 109187 109445 109895
// bufdiff-features: 109905 110184 110411 110780 110843 111839 111972 112474 112929 113209 113940
// bufdiff-features: 114986 115471 116039 116393 116438 116588 117509 117900 118943 119129 119206
// bufdiff-features: 119562 120406 120488 120635 121089 121250 121394 121467 121632 122471 122732
// bufdiff-features: 122764 124945 125040 125454 125616 125882 126043 126549 127306 127408 127662
// bufdiff-features: 128456 128768 128817 128916 129292 129547 129630
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<1x3x1xf32>) -> tensor<1x2x1x2xi32> {
    %cast = tensor.cast %arg0 : tensor<1x3x1xf32> to tensor<1x?x?xf32>
    %generated = tensor.generate  {
      %cst_2 = arith.constant 5.000000e-01 : f32
      %12 = arith.negf %cst_2 : f32
      %13 = arith.addf %12, %cst_2 : f32
      tensor.yield %13 : f32
    } : tensor<f32>
    %0 = call @f4(%cast, %generated, %generated) : (tensor<1x?x?xf32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+10 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %1 = complex.create %cst, %cst_0 : complex<f32>
    %2 = complex.sign %1 : complex<f32>
    %3 = complex.im %2 : complex<f32>
    %4 = arith.cmpf oeq, %3, %cst_0 : f32
    cf.cond_br %4, ^bb1(%0, %0 : tensor<f32>, tensor<f32>), ^bb2
  ^bb1(%5: tensor<f32>, %6: tensor<f32>):  // pred: ^bb0
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.cmpf olt, %in, %cst : f32
      %13 = arith.select %12, %in, %cst : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    cf.br ^bb3(%6, %7 : tensor<f32>, tensor<f32>)
  ^bb2:  // pred: ^bb0
    %8 = linalg.powf ins(%0, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%8, %8 : tensor<f32>, tensor<f32>)
  ^bb3(%9: tensor<f32>, %10: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    %cst_1 = arith.constant 5.000000e-01 : f32
    %11:3 = call @f3(%9, %cst_0, %cst_1) : (tensor<f32>, f32, f32) -> (tensor<1x2x1x2xi32>, f32, f32)
    return %11#0 : tensor<1x2x1x2xi32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: f32) -> (tensor<1x2x1x2xi32>, f32, f32) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %1 = arith.subf %in, %in_0 : f32
        %2 = arith.cmpf olt, %1, %in_1 : f32
        %3 = arith.select %2, %1, %in_1 : f32
        linalg.yield %3 : f32
      }
    %extracted = tensor.extract %mapped[] : tensor<f32>
    %inserted = tensor.insert %arg1 into %mapped[] : tensor<f32>
    %cst = arith.constant dense<[[[5.000000e-01], [1.500000e+00], [2.500000e+00]]]> : tensor<1x3x1xf32>
    %0 = call @f2(%cst, %inserted) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x2x1x2xi32>
    return %0, %extracted, %arg1 : tensor<1x2x1x2xi32>, f32, f32
  }
  func.func @f2(%arg0: tensor<1x3x1xf32>, %arg1: tensor<f32>) -> tensor<1x2x1x2xi32> {
    %cst = arith.constant -1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %0:2 = call @f1(%inserted, %inserted, %inserted, %cst) : (tensor<f32>, tensor<f32>, tensor<f32>, f32) -> (tensor<f32>, tensor<1x2x1x2xi32>)
    %extracted = tensor.extract %0#0[] : tensor<f32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %1 = arith.cmpf oeq, %extracted, %cst_0 : f32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = linalg.exp ins(%0#0 : tensor<f32>) outs(%0#0 : tensor<f32>) -> tensor<f32>
    %3 = linalg.copy ins(%2 : tensor<f32>) outs(%0#0 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%2, %3 : tensor<f32>, tensor<f32>)
  ^bb2:  // pred: ^bb0
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0#0, %0#0 : tensor<f32>, tensor<f32>) outs(%0#0 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %9 = arith.negf %in : f32
      %10 = arith.addf %9, %in_1 : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%4, %6 : tensor<f32>, tensor<f32>)
  ^bb3(%7: tensor<f32>, %8: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    return %0#1 : tensor<1x2x1x2xi32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: f32) -> (tensor<f32>, tensor<1x2x1x2xi32>) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<1x2x1x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x2x1xi32>
    %4 = linalg.fill ins(%c127_i32 : i32) outs(%3 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %5 = tensor.empty() : tensor<2x1x2x1xi32>
    %6 = linalg.fill ins(%c127_i32 : i32) outs(%5 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %7 = linalg.conv_2d_nhwc_fhwc_q ins(%4, %6, %c127_i32, %c127_i32 : tensor<1x2x2x1xi32>, tensor<2x1x2x1xi32>, i32, i32) outs(%2 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    return %0, %7 : tensor<f32>, tensor<1x2x1x2xi32>
  }
  func.func @f4(%arg0: tensor<1x?x?xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.rsqrt ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf ule, %extracted, %cst : f32
    cf.cond_br %1, ^bb1(%arg2 : tensor<f32>), ^bb2
  ^bb1(%2: tensor<f32>):  // pred: ^bb0
    %3 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%3 : tensor<f32>)
  ^bb2:  // pred: ^bb0
    %from_elements = tensor.from_elements %cst : tensor<f32>
    cf.br ^bb3(%from_elements : tensor<f32>)
  ^bb3(%4: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    return %0 : tensor<f32>
  }
}

