// bufdiff-profile: mixed
// bufdiff-choices: 529d802de7c83e4b857dc00b945cfbe9ec3cbd50eba6a0e516ad3e9ae3f223cdd986dca54c0ad17c
// bufdiff-choices: c3d48faf2b6f5ba7d65c2c05b693f55501b63201b3569360579525d9ec0f858d61f3c8bfec7c1f55
// bufdiff-choices: 247f1ce57524f7decd6186c5c091ed08a26205d5c9ad7b6a28e25fc7f5539c7a59221708173ab1ff
// bufdiff-choices: 1720fe8b874a487c1198a9b271d782310b08bcdf2b5aa359597c14589ec88c895e7db4c2e2482324
// bufdiff-choices: fd99430c449a99848aa3b51a089785a718544e54c8e373198f77715738dc57c26faba8644dd12908
// bufdiff-choices: 45
// bufdiff-features: 3207 4462 7700 10968 11825 12932 13233 13773 14015 15083 15440 15751 16405
// bufdiff-features: 16682 17988 19419 19766 20261 21332 22095 22097 22221 22824 23143 24393 24747
// bufdiff-features: 24826 25148 25388 26568 27048 27825 28349 29590 29627 29714 29911 29968 30539
// bufdiff-features: 30666 30811 31492 31756 32615 34167 34647 34960 36092 36784 37315 37786 40297
// bufdiff-features: 40712 40812 40861 41984 42282 42344 43774 44176 45292 46203 46789 46832 46995
// bufdiff-features: 47444 48112 48974 49135 49635 50758 50894 51651 52062 52322 52631 52706 52900
// bufdiff-features: 52958 53252 53294 53414 53791 53890 54651 55113 55887 56404 57499 57718 57952
// bufdiff-features: 59070 59428 61350 61375 61556 61699 61969 63071 63610 64235 64335 64748 64959
// bufdiff-features: 64976 65878 66202 66422 66765 66821 67388 67748 68355 68755 69081 69728 69987
// bufdiff-features: 71169 71701 72629 72975 73140 73802 73998 74057 74255 74362 74471 74617 74864
// bufdiff-features: 75748 76700 77910 78430 79279 80302 81039 81047 81707 81736 82135 83194 83549
// bufdiff-features: 83817 85843 86125 87783 87862 88635 88732 89315 89481 89780 91910 92027 92194
// bufdiff-features: 93171 93667 94253 94746 94755 95930 96351 96352 96989 97864 98501 99383 99568
// bufdiff-features: 99615 99843 100258 100720 101105 102601 103056 103415 103416 104303 104315
// bufdiff-features: 104931 105914 106321 106396 107425 108691 108977 110153 110863 111883 112327
// bufdiff-features: 112712 112929 113836 113940 114310 114432 114547 115471 115990 116312 117724
// bufdiff-features: 119340 119588 119876 120293 120920 121394 121467 121626 123012 125175 125720
// bufdiff-features: 126134 127306 127834 128768 128916 129107 129559 130294
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %0 = linalg.round ins(%extracted_slice : tensor<4xf32>) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %2 = tensor.empty() : tensor<3x3x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %3 = linalg.fill ins(%c100_i32 : i32) outs(%2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %4 = linalg.copy ins(%3 : tensor<3x3x3xi32>) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %extracted_slice_0 = tensor.extract_slice %0[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %0[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %4 : tensor<3x3x3xi32> to tensor<?x?x3xi32>
    %cast_2 = tensor.cast %4 : tensor<3x3x3xi32> to tensor<?x3x3xi32>
    %5 = call @f1(%cast, %4, %cast_1, %cast_2) : (tensor<?xf32>, tensor<3x3x3xi32>, tensor<?x?x3xi32>, tensor<?x3x3xi32>) -> tensor<?xf32>
    %cast_3 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    %c-1_i32 = arith.constant -1 : i32
    %6:2 = call @f2(%cast_3, %c-1_i32) : (tensor<?xf32>, i32) -> (tensor<?xf32>, tensor<f32>)
    return %inserted_slice, %5, %6#0, %6#1 : tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: i32) -> (tensor<?xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<f32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
    return %broadcasted, %1 : tensor<?xf32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<?x?x3xi32>, %arg3: tensor<?x3x3xi32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<2x?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst : tensor<2xf32>
    %2 = linalg.vecmat ins(%from_elements, %1 : tensor<2xf32>, tensor<2x?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
}

