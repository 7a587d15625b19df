// bufdiff-profile: wide
// bufdiff-choices: 0a54cb75af3e3c22674d7c6d82eb3d9db4fbaab79254747c1190db59e440ea78d7fcd9028ffba8fd
// bufdiff-choices: c29541a8276382fd607f903de99eeaf6f48fb9f857cf77a2d7d6824d40ec79775181a18103dddb04
// bufdiff-choices: 338aa79cab3565ec94a4b48f39e8fa1ae38c8e6bca9a43b039203469632b7e9cb4b06d35f02c417a
// bufdiff-choices: 9a61e4e1383c0f1c6d502e00a88cc8416a9e1afe6ba996f9f1df4f40ac76508db4f2baf7a306671c
// bufdiff-choices: c1257f8ef0c99b5a35a3348ab9d3a53ffc45fa7d2e10bfa8b4abf786c5eddc6e042c18ca295a01a5
// bufdiff-choices: a3de81b29fef458a9546bb977d9e989e8386d66c084c1ff4213efdac846d0410bff9f09175565d67
// bufdiff-choices: b442f732d27b46319633995ad9d10a38cec2315eda0427cd926e9d3718d8e08ff72c79ddf3350436
// bufdiff-choices: 5e8820452f9a8435ebd77e9d29d80ebc01569eea425f71c291d189f2096208e1bfffafa4d0c5bf5e
// bufdiff-choices: 16e7f49b8e61e3b27d8ee68ff553b271f7ba25987ec30895a72ac66d6fe252daa72a699f755ea29d
// bufdiff-choices: d1ad2884c006162a4e9c89acfd8d1e387c266af3a7639749799aefc9b64883a7cf53e9f216b99a0c
// bufdiff-choices: 1714528dec4a3ea29909b25a2334eb45db329657b6543f97850a27c39191c935e22d840c09b8d594
// bufdiff-choices: 98834960c92e9f40950eecdd262b99dcb96a24ae490c9780ecc57730c1f507bd912c7939d7888fb4
// bufdiff-choices: 4db061fd6d2c2f40aa77d6d6feadc33334
// bufdiff-features: 927 2572 2898 2945 3396 3866 4752 4784 4883 4958 5201 5296 5345 5973 6611 7770
// bufdiff-features: 8751 9443 9479 9495 10020 10252 10819 11162 11703 12170 13233 13652 13949 14454
// bufdiff-features: 14884 15440 15662 15751 15929 17989 18740 19164 19282 19419 19545 19606 19746
// bufdiff-features: 19833 19979 20237 20686 20749 20838 21175 21390 21522 21609 21760 22095 22280
// bufdiff-features: 23303 23787 24207 24826 25075 25082 25181 25388 25962 26507 26568 27048 27056
// bufdiff-features: 27411 27691 27725 27738 27825 28353 28564 28724 28823 29371 29627 29684 30293
// bufdiff-features: 30666 30687 31331 31425 31692 31972 32012 32633 33371 33985 34167 34462 34564
// bufdiff-features: 34623 34647 34794 34989 35364 35411 35414 35933 36197 36512 36784 37251 37294
// bufdiff-features: 37315 37372 37743 37786 38227 38359 38641 38702 40009 40159 40479 40598 40712
// bufdiff-features: 40753 41171 42344 42467 42891 43631 44007 44176 44816 45519 46110 46203 46832
// bufdiff-features: 46995 47392 47486 48488 48577 48598 48974 49259 49354 49635 50022 50283 50426
// bufdiff-features: 50447 50717 50894 51010 51475 52148 52150 52322 52807 52900 52958 53244 53252
// bufdiff-features: 53349 53414 53469 53791 53955 54180 54651 55185 55887 56116 56592 56874 57012
// bufdiff-features: 57499 57718 57861 59070 59539 60417 61350 61523 61556 61699 61848 61896 61944
// bufdiff-features: 61969 62035 62675 62678 62701 63071 63168 63610 63642 63742 63800 63915 64120
// bufdiff-features: 64235 64435 64716 64959 65320 66195 66320 66414 66489 66698 66765 66777 66995
// bufdiff-features: 67748 67817 68355 68701 68867 68985 69235 69977 69987 71050 71168 71169 71306
// bufdiff-features: 71434 71701 71985 72674 73289 73455 73607 73802 73923 74057 74089 74181 74362
// bufdiff-features: 74471 74617 74674 74766 76308 76339 76373 76666 76700 76953 77244 77428 77491
// bufdiff-features: 77617 77875 78131 78283 78430 78644 78950 79229 79389 79682 79700 80794 81736
// bufdiff-features: 81956 82011 82135 82203 82267 83419 83488 83549 83672 83817 84347 84585 84783
// bufdiff-features: 84866 84887 85128 85498 85843 85870 86125 86129 87023 87199 87495 88008 88732
// bufdiff-features: 89110 89780 89812 89846 90070 90139 90383 91737 92022 92194 92615 92647 92970
// bufdiff-features: 94961 94981 95285 95407 95507 95587 96273 96989 97059 97318 97447 97864 97924
// bufdiff-features: 98201 98501 99009 99221 99383 99512 99568 100059 100258 100569 101823 102149
// bufdiff-features: 102215 103056 103416 104069 104931 104952 104981 105252 105858 105914 106321
// bufdiff-features: 106396 106731 107035 107412 107425 107702 107805 108012 108427 108441 109086
// bufdiff-features: 109528 109579 109752 110085 110552 111024 111086 112369 112871 112929 113474
// bufdiff-features: 113836 113868 113901 113940 114308 114522 115471 115592 115711 115894 115990
// bufdiff-features: 116471 117235 117336 117343 117857 118623 118769 119340 119588 119876 120197
// bufdiff-features: 120265 120699 121394 121467 121626 121707 121742 122764 122865 122967 124448
// bufdiff-features: 124753 125040 125397 125908 127383 127813 128768 128915 128916 129946 130642
// bufdiff-features: 130933
module {
  func.func private @f6(%arg0: tensor<?x4xf64>, %arg1: tensor<?x?xf64>) -> tensor<?x4xf64> {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %0 = arith.index_cast %arg2 : index to i64
      %1 = arith.sitofp %0 : i64 to f64
      %cst = arith.constant 0.000000e+00 : f64
      %2 = arith.mulf %1, %cst : f64
      tensor.yield %2 : f64
    } : tensor<4xf64>
    %cast = tensor.cast %generated : tensor<4xf64> to tensor<?xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf64>) outs(%arg0 : tensor<?x4xf64>) dimensions = [1] 
    return %broadcasted : tensor<?x4xf64>
  }
  func.func @f5(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<6x3xf64>, tensor<18xf64>, tensor<6x3xf64>) {
    %0 = linalg.softmax dimension(0) ins(%arg1 : tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %1 = tensor.empty() : tensor<6x3xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<6x3xf64>) -> tensor<6x3xf64>
    %3:3 = call @f3(%2) : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<18xf64>, f64)
    return %0, %3#0, %3#1, %2 : tensor<?x?xf64>, tensor<6x3xf64>, tensor<18xf64>, tensor<6x3xf64>
  }
  func.func private @f2(%arg0: tensor<6x3xf64>) -> (tensor<18xf64>, tensor<6x3xf64>) {
    %0 = tensor.empty() : tensor<6x3xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<6x3xf64>) -> tensor<6x3xf64>
    %2 = linalg.negf ins(%1 : tensor<6x3xf64>) outs(%arg0 : tensor<6x3xf64>) -> tensor<6x3xf64>
    %c18 = arith.constant 18 : index
    %from_elements = tensor.from_elements %c18 : tensor<1xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<6x3xf64>, tensor<1xindex>) -> tensor<18xf64>
    return %reshape, %2 : tensor<18xf64>, tensor<6x3xf64>
  }
  func.func private @x1(tensor<6x3xf64>)
  func.func private @x2(tensor<?x?xf64> {bufferization.access = "read"}, tensor<4x2xf64> {bufferization.access = "read"})
  func.func private @f1(%arg0: tensor<6x3xf64>, %arg1: f64, %arg2: tensor<?x?xf64>) -> (tensor<6x3xf64>, tensor<1x3xf64>, tensor<6x3xf64>) {
    %0 = tensor.empty() : tensor<6xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<6xf64>) -> tensor<6xf64>
    %broadcasted = linalg.broadcast ins(%1 : tensor<6xf64>) outs(%arg0 : tensor<6x3xf64>) dimensions = [1] 
    %c3 = arith.constant 3 : index
    %2 = scf.index_switch %c3 -> tensor<6x3xf64> 
    case 0 {
      scf.yield %arg0 : tensor<6x3xf64>
    }
    case 1 {
      %7 = tensor.empty() : tensor<6x3xi1>
      %true = arith.constant true
      %8 = linalg.fill ins(%true : i1) outs(%7 : tensor<6x3xi1>) -> tensor<6x3xi1>
      %cst = arith.constant dense<-6.000000e+00> : tensor<6x3xf64>
      %9 = linalg.select ins(%8, %arg0, %cst : tensor<6x3xi1>, tensor<6x3xf64>, tensor<6x3xf64>) outs(%arg0 : tensor<6x3xf64>) -> tensor<6x3xf64>
      scf.yield %9 : tensor<6x3xf64>
    }
    case 2 {
      scf.yield %broadcasted : tensor<6x3xf64>
    }
    default {
      %7 = linalg.softmax dimension(0) ins(%broadcasted : tensor<6x3xf64>) outs(%arg0 : tensor<6x3xf64>) -> tensor<6x3xf64>
      scf.yield %7 : tensor<6x3xf64>
    }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, 3] [1, 1] : tensor<6x3xf64> to tensor<1x3xf64>
    %3 = tensor.empty() : tensor<1x3xf64>
    %4 = linalg.copy ins(%extracted_slice : tensor<1x3xf64>) outs(%3 : tensor<1x3xf64>) -> tensor<1x3xf64>
    %5 = tensor.empty() : tensor<6x3xf64>
    %6 = linalg.copy ins(%arg0 : tensor<6x3xf64>) outs(%5 : tensor<6x3xf64>) -> tensor<6x3xf64>
    return %2, %4, %6 : tensor<6x3xf64>, tensor<1x3xf64>, tensor<6x3xf64>
  }
  func.func @f3(%arg0: tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<18xf64>, f64) {
    %0 = linalg.erf ins(%arg0 : tensor<6x3xf64>) outs(%arg0 : tensor<6x3xf64>) -> tensor<6x3xf64>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c4, %c1] : tensor<6x3xf64>
    %1:2 = call @f2(%0) : (tensor<6x3xf64>) -> (tensor<18xf64>, tensor<6x3xf64>)
    return %1#1, %1#0, %extracted : tensor<6x3xf64>, tensor<18xf64>, f64
  }
  func.func private @f4(%arg0: tensor<4x4xf64>) -> (tensor<6x?xf64>, f64, f64) {
    %0 = tensor.empty() : tensor<4x4xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %2 = linalg.copy ins(%1 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %3 = tensor.empty() : tensor<6x3xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<6x3xf64>) -> tensor<6x3xf64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %cast = tensor.cast %2 : tensor<4x4xf64> to tensor<?x?xf64>
    %5:3 = call @f1(%4, %cst_0, %cast) : (tensor<6x3xf64>, f64, tensor<?x?xf64>) -> (tensor<6x3xf64>, tensor<1x3xf64>, tensor<6x3xf64>)
    %cast_1 = tensor.cast %5#0 : tensor<6x3xf64> to tensor<6x?xf64>
    return %cast_1, %cst_0, %cst : tensor<6x?xf64>, f64, f64
  }
  func.func @main(%arg0: tensor<4x2xf64>, %arg1: f64) -> (tensor<?x4xf64>, tensor<6x3xf64>, tensor<18xf64>, tensor<6x3xf64>, tensor<?x?xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x2x3xf64>
    %cst_0 = arith.constant dense<[[[9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01]], [[1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01], [2.450000e+01, 2.550000e+01, 2.650000e+01]]]> : tensor<2x3x3xf64>
    %0 = linalg.batch_matmul ins(%cst, %cst_0 : tensor<2x2x3xf64>, tensor<2x3x3xf64>) outs(%cst : tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
    %collapsed = tensor.collapse_shape %cst_0 [[0, 1], [2]] : tensor<2x3x3xf64> into tensor<6x3xf64>
    %cast = tensor.cast %collapsed : tensor<6x3xf64> to tensor<?x?xf64>
    call @x2(%cast, %arg0) : (tensor<?x?xf64>, tensor<4x2xf64>) -> ()
    %cst_1 = arith.constant dense<1.000000e+10> : tensor<4x4xf64>
    %1 = tensor.empty() : tensor<3x2xf64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<3x2xf64>) -> tensor<3x2xf64>
    %cast_2 = tensor.cast %2 : tensor<3x2xf64> to tensor<?x?xf64>
    %cast_3 = tensor.cast %arg0 : tensor<4x2xf64> to tensor<?x?xf64>
    %3:4 = call @f5(%cast_2, %cast_3) : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<6x3xf64>, tensor<18xf64>, tensor<6x3xf64>)
    call @x1(%collapsed) : (tensor<6x3xf64>) -> ()
    %4:3 = call @f4(%cst_1) : (tensor<4x4xf64>) -> (tensor<6x?xf64>, f64, f64)
    %5 = tensor.empty() : tensor<4x4xf64>
    %6 = linalg.fill ins(%arg1 : f64) outs(%5 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast_4 = tensor.cast %6 : tensor<4x4xf64> to tensor<?x4xf64>
    %cast_5 = tensor.cast %4#0 : tensor<6x?xf64> to tensor<?x?xf64>
    %7 = call @f6(%cast_4, %cast_5) : (tensor<?x4xf64>, tensor<?x?xf64>) -> tensor<?x4xf64>
    return %7, %3#3, %3#2, %3#1, %3#0, %0, %cst : tensor<?x4xf64>, tensor<6x3xf64>, tensor<18xf64>, tensor<6x3xf64>, tensor<?x?xf64>, tensor<2x2x3xf64>, tensor<2x2x3xf64>
  }
}

