// bufdiff-profile: idioms
// bufdiff-choices: 16420b2a1ff56738c2363f12526deec66403136a356e385bc756712b9163fc750a4c9464854116ab
// bufdiff-choices: 1c303a82b6594dc3865dba39ecc117736230149d1f41a802bf21ffc6fb524f6e2f8ad8fd8d90a1ef
// bufdiff-choices: 35e23d150eeb54f15377411b4ad394908b4b3db8051e89d9ab55acbffd6f7a466fa4841e78eafacd
// bufdiff-choices: 3e74903b34b2b48134
// bufdiff-features: 927 2945 4462 4946 6727 7541 9479 12767 13233 13805 15440 15671 15751 17308
// bufdiff-features: 19545 19606 21646 22221 24393 24682 24826 24854 25388 26568 27048 27825 27924
// bufdiff-features: 29590 29684 30666 30700 30811 30896 30996 31876 33086 33769 34167 34647 35507
// bufdiff-features: 36681 36784 36821 37743 37786 38227 38702 38783 40297 40593 40598 40712 40812
// bufdiff-features: 41436 42467 43262 44816 45147 46203 46832 46995 47392 47957 49088 49635 52062
// bufdiff-features: 52558 52829 52900 52958 53890 55887 57718 59094 59925 60161 61350 61550 61556
// bufdiff-features: 61699 63384 63541 63742 64021 64235 64959 65308 66422 66765 66777 66788 68355
// bufdiff-features: 71169 71701 71742 73150 73802 74057 74362 74617 75102 77239 77485 78243 78283
// bufdiff-features: 78430 79389 81736 82011 83697 84585 85843 85897 86031 86125 87345 87495 87623
// bufdiff-features: 88008 88337 89780 89846 90777 92194 93308 94928 95285 95407 96323 96562 96989
// bufdiff-features: 97318 97483 98709 99568 100593 102601 103589 104796 104931 105858 107425 107697
// bufdiff-features: 109086 110176 112500 112929 113095 113868 113901 114547 114672 115471 119876
// bufdiff-features: 120049 121394 121406 121467 121538 121626 122764 123035 127306 127922 128330
// bufdiff-features: 128768 128916 129955
module {
  func.func @main(%arg0: tensor<6xf32>, %arg1: f32) -> (tensor<?xf32>, tensor<2x2x2x?x2xf32>, tensor<?xf32>, tensor<2x2x1x1x1xf32>) {
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[%c4] [1] [1] : tensor<6xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<6xf32>) dimensions = [0] 
    %c6 = arith.constant 6 : index
    %from_elements = tensor.from_elements %c6 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<6xf32>, tensor<1xindex>) -> tensor<6xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<2x2x2x?x2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x2x2x?x2xf32>) -> tensor<2x2x2x?x2xf32>
    %cst = arith.constant dense<[[[[[6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]]], [[[1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01]]]], [[[[1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01]]], [[[1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01]]]]]> : tensor<2x2x1x2x2xf32>
    %2 = tensor.empty() : tensor<2x2x1x1x1xf32>
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %reshape[%c5] : tensor<6xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<2x2x1x1x1xf32>) -> tensor<2x2x1x1x1xf32>
    %4 = linalg.conv_2d_ngchw_fgchw ins(%cst, %3 : tensor<2x2x1x2x2xf32>, tensor<2x2x1x1x1xf32>) outs(%1 : tensor<2x2x2x?x2xf32>) -> tensor<2x2x2x?x2xf32>
    %cast = tensor.cast %reshape : tensor<6xf32> to tensor<?xf32>
    %5 = call @f1(%cast, %reshape) : (tensor<?xf32>, tensor<6xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %broadcasted : tensor<6xf32> to tensor<?xf32>
    return %cast_0, %4, %5, %3 : tensor<?xf32>, tensor<2x2x2x?x2xf32>, tensor<?xf32>, tensor<2x2x1x1x1xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>) -> tensor<?xf32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}

