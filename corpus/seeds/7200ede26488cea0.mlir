// bufdiff-profile: mixed
// bufdiff-choices: e4092e5955313876c3fbc3f3e63c8eb70d55e97f90b01ec63b7dfc1a1214e94c85ae53fef0d36f65
// bufdiff-choices: e8925529b927ccdce37c1d750172ffe2f220a9e77c4be9efe4a07af6f8d3361dfad4cff14b76f806
// bufdiff-choices: 4fe8bfe4fad8b27ae623e9d33fd458c294a8a0f65446d5f2b1558f22caa7d84c6bb5d6023d845bd7
// bufdiff-choices: 227a03c35654babd9cbf2ad5e318487f51d98df5558fe7bc5991137ad778dce8487018c02c332f05
// bufdiff-choices: e8d180a3b7093878ff633169cd513d256f9e724aa5f61a049b286e309bb5cb059a1ded920093063e
// bufdiff-choices: 67d5a88dc1ea889505679fd4fdeea35f04d3ba5ed3927d33f52ea72affd46fad54fa7c0da8188be2
// bufdiff-choices: 11c13de8be11e72ce258e8f4d2ca2f9df70470d93e3737418627ff229b2a9e758aafc82e5c8c95fb
// bufdiff-choices: bd8765f93582051910f33414310726e333a3e242c9fcf2213f151b2fd732a356880af8a0dc84a74e
// bufdiff-choices: d553c895cb75efdd25aa21ab91f00adb47a69351177993315a40dd9453d1e3523c3f4a0faf421b39
// bufdiff-choices: a5516b732f32e55ba78271dbb1f18bf52b6854d8dc6facc0ffb742269749e4426b7e
// bufdiff-features: 76 1552 2292 2559 2609 2945 3207 4165 4462 4752 4796 4958 5075 5973 6138 6363
// bufdiff-features: 6611 8134 8452 9240 9479 9972 10166 11162 11751 12770 13021 13074 13233 13424
// bufdiff-features: 13673 14015 14678 14925 15440 15593 15751 16269 16289 16512 18166 18480 19113
// bufdiff-features: 19419 19579 19746 20864 21522 21953 22095 22148 22221 22280 22860 23057 23143
// bufdiff-features: 23749 23787 23874 24330 24690 24826 25388 26023 26462 26568 26683 26808 27048
// bufdiff-features: 27535 27559 27638 27704 27825 28503 28730 29443 29471 29590 29684 29895 29968
// bufdiff-features: 30666 30811 31668 31972 33098 34167 34623 34647 35554 35957 36784 37183 37490
// bufdiff-features: 37786 38434 38520 38783 38957 39397 39602 40070 40297 40479 40580 40712 42139
// bufdiff-features: 42344 42398 42467 42984 43098 43442 44176 44615 45180 45702 45773 46110 46203
// bufdiff-features: 46832 46995 47093 47160 47933 48598 49135 49546 49635 49956 50469 51498 52033
// bufdiff-features: 52062 52322 52558 52823 52900 52927 52958 53249 53252 53469 53791 53890 53964
// bufdiff-features: 54408 54651 55024 55113 55463 55474 55887 56404 57178 57453 57718 58122 58288
// bufdiff-features: 58308 59070 59372 59436 59802 60465 60686 61350 61375 61556 61699 61952 61969
// bufdiff-features: 62218 62232 62403 62701 63071 63610 63642 63800 63929 64120 64235 64435 64934
// bufdiff-features: 64959 65094 66097 66195 66422 66666 66765 67195 67388 68355 68457 68854 69081
// bufdiff-features: 69987 70529 70734 71050 71169 71306 71490 71928 73455 73725 73802 73832 74057
// bufdiff-features: 74362 74617 75991 76258 76328 76830 77389 77875 78005 78283 78430 78594 78950
// bufdiff-features: 79389 80046 80812 81039 81477 81511 81707 81736 81801 82094 82135 82203 82383
// bufdiff-features: 82565 82729 83127 83194 83261 83549 83672 83911 84585 84887 84922 85843 86125
// bufdiff-features: 86562 86622 86689 86992 87666 87915 88081 88350 88732 89003 89026 89110 89151
// bufdiff-features: 89178 89227 89780 89812 90170 90585 90589 91737 92680 93027 93100 93255 93318
// bufdiff-features: 93648 93944 94961 95407 95507 95814 96273 96464 96621 97219 97318 97447 97715
// bufdiff-features: 97864 98501 99009 99326 99383 99568 100330 100455 100569 101258 101759 101825
// bufdiff-features: 101867 102204 102697 102788 103014 103339 103415 103819 104069 104253 104303
// bufdiff-features: 104315 104324 104405 104446 104580 104931 105224 105700 105795 105914 106209
// bufdiff-features: 106314 107402 107958 108012 108169 108509 108685 109028 109086 109144 109187
// bufdiff-features: 109688 110136 110153 110816 111195 111232 111528 111916 112709 112917 112929
// bufdiff-features: 113171 113626 113940 114099 114308 114601 114990 115407 115471 115753 115801
// bufdiff-features: 115990 116732 116845 117235 118081 118173 118769 119340 119588 119641 119665
// bufdiff-features: 119678 119876 120258 120933 121000 121188 121318 121394 121467 121626 121628
// bufdiff-features: 122225 122764 123600 124036 124448 124484 124839 124903 125331 126048 126441
// bufdiff-features: 127245 127833 127834 128332 128438 128456 128768 129404 129462 129630 130310
// bufdiff-features: 130393
module {
  func.func @f4(%arg0: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xf32>, tensor<2xf32>, tensor<?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1 = vector.broadcast %cst : f32 to vector<2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = vector.transfer_write %1, %0[%c1] : vector<2xf32>, tensor<4xf32>
    %cast = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
    %3 = tensor.empty() : tensor<4xf32>
    %4 = linalg.copy ins(%0 : tensor<4xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %0[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
    return %4, %extracted_slice, %cast : tensor<4xf32>, tensor<2xf32>, tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: f32, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, index) {
    %0 = linalg.powf ins(%arg0, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg2[0] [%c2] [1] : tensor<4xf32> to tensor<?xf32>
    %1:4 = call @f1(%extracted_slice, %extracted_slice, %extracted_slice) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, index)
    return %0, %1#0, %1#3 : tensor<4xf32>, tensor<?xf32>, index
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, index) {
    %0 = linalg.min ins(%arg1, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg0) : (index, tensor<?xf32>, tensor<?xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
      %2 = arith.cmpi ult, %arg3, %c2 : index
      %3 = arith.cmpi eq, %arg3, %c0 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<?xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?xf32>, %arg5: tensor<?xf32>):
      %2 = arith.addi %arg3, %c1 : index
      %3 = linalg.copy ins(%arg4 : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %4 = tensor.empty(%dim) : tensor<?xf32>
      %cst = arith.constant 1.000000e+02 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      %6 = linalg.min ins(%5, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %2, %6, %3 : index, tensor<?xf32>, tensor<?xf32>
    }
    return %1#1, %0, %1#2, %1#0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, index
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?x?x2xf32>, tensor<1x1x1xf32>) {
    %cst = arith.constant dense<5.500000e+00> : tensor<1x1x1xf32>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<1x2x2xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant -6.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_1, %cst_2, %cst_3, %cst_2 : tensor<2x2x1xf32>
    %0 = linalg.conv_1d_nwc_wcf ins(%cst_0, %from_elements : tensor<1x2x2xf32>, tensor<2x2x1xf32>) outs(%cst : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c1, %c2) : tensor<?x?x2xf32>
    %2 = linalg.copy ins(%cst_0 : tensor<1x2x2xf32>) outs(%1 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    return %2, %0 : tensor<?x?x2xf32>, tensor<1x1x1xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<4xf32>) -> (tensor<f32>, tensor<?x?x?xf32>, tensor<1x1x1xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, index) {
    %0 = call @same5(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %2:2 = call @f2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<?x?x2xf32>, tensor<1x1x1xf32>)
    %cst = arith.constant 2.000000e+00 : f32
    %3:3 = call @f3(%arg3, %cst, %arg3) : (tensor<4xf32>, f32, tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, index)
    %4:3 = call @f4(%3#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<?xf32>)
    %cast = tensor.cast %2#0 : tensor<?x?x2xf32> to tensor<?x?x?xf32>
    return %1, %cast, %2#1, %3#1, %4#0, %4#1, %4#2, %3#2 : tensor<f32>, tensor<?x?x?xf32>, tensor<1x1x1xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>, index
  }
  func.func private @same5(%arg0: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant 2.000000e+00 : f32
        %0 = arith.negf %in : f32
        %1 = arith.addf %0, %cst : f32
        linalg.yield %1 : f32
      }
    return %arg0 : tensor<f32>
  }
}

