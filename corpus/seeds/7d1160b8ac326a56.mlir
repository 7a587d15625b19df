// bufdiff-profile: types
// bufdiff-choices: 00e0efadd9a564bd99df5139b29d4172462faa72037d6c0e90dad0ed1298041b270f55d8ca70fd8c
// bufdiff-choices: 702a17d7de37ddd294ab42cfbb8f4f31506a6b55a37de1335b9eea62f83a2d1efe6e1da3c982a3e8
// bufdiff-choices: 616f4fa4af57da1f6166ef45e944827fd408c558789ee532d960065a5b5631e3b701baa0973bcc68
// bufdiff-choices: aa0a55b288d1ae087b79ce20cd586b9d700abc578d491c834eee764490e700e714bf52234a70b63a
// bufdiff-choices: 483cbf53f45efdfe2030a0bfdf192faa09a7bc2fb33ecdabbe3b12
// bufdiff-features: 706 2058 3233 5276 11441 12932 13233 13915 15751 15903 19562 21036 21675 22178
// bufdiff-features: 22280 25818 26568 28986 29401 29590 33915 34167 38394 39915 40712 46203 47392
// bufdiff-features: 48343 48611 49635 52062 52322 52900 57548 58190 62709 64435 68355 68782 74057
// bufdiff-features: 74507 75921 78430 81047 81467 84922 86125 92194 94981 95183 96244 97344 103096
// bufdiff-features: 104931 106314 109135 112099 112751 112929 114312 115026 121682 128187 130585
// bufdiff-features: 132209 132574 133646 137477 140924 143726 145087 151537 152730 153928 154779
// bufdiff-features: 155477 155898 156369 156460 158120 158128 163516 164991 165141 165719 166075
// bufdiff-features: 166579 167650 168858 170819 171116 173029 174989 175398 175479 177904 184030
// bufdiff-features: 186959 188175 188790 189319 189786 190170 191888 192628 192771 195902 196031
// bufdiff-features: 198223 198460 202241 204019 205434 205689 206624 208122 208165 208266 211884
// bufdiff-features: 212628 212779 215707 216712 217326 219021 224599 226357 228061 229951 234562
// bufdiff-features: 235477 236929 239798 244092 245380 245428 246543 246895 248428 250300 252466
// bufdiff-features: 252995 258445 259840 260642
module {
  func.func @main(%arg0: tensor<3xvector<2xf32>>, %arg1: tensor<3x3xindex>) -> (tensor<3x1x2xi32>, tensor<3x1x2xi32>, tensor<3x1x1xi32>, tensor<3x1x2xi32>) {
    %cst = arith.constant dense<[[[0, 3]], [[6, 9]], [[12, 15]]]> : tensor<3x1x2xi32>
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max_unsigned ins(%cst, %0 : tensor<3x1x2xi32>, tensor<1xi32>) outs(%cst : tensor<3x1x2xi32>) -> tensor<3x1x2xi32>
    %c0 = arith.constant 0 : index
    %2 = bufferization.to_buffer %cst read_only : tensor<3x1x2xi32> to memref<3x1x2xi32, strided<[?, ?, ?], offset: ?>>
    %3 = memref.load %2[%c0, %c0, %c0] : memref<3x1x2xi32, strided<[?, ?, ?], offset: ?>>
    %4 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %cst) -> (tensor<3x1x2xi32>) {
      %5 = tensor.empty() : tensor<f8E5M2>
      %cst_0 = arith.constant 3.000000e+00 : f8E5M2
      %6 = linalg.fill ins(%cst_0 : f8E5M2) outs(%5 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %7 = linalg.floor ins(%6 : tensor<f8E5M2>) outs(%6 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %cst_1 = arith.constant 3.000000e+00 : f8E5M2
      %8 = linalg.fill ins(%cst_1 : f8E5M2) outs(%6 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %extracted_slice_2 = tensor.extract_slice %arg3[0, %arg2, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi32> to tensor<3x1x2xi32>
      %9 = linalg.fill ins(%3 : i32) outs(%extracted_slice_2 : tensor<3x1x2xi32>) -> tensor<3x1x2xi32>
      %10 = linalg.copy ins(%extracted_slice_2 : tensor<3x1x2xi32>) outs(%9 : tensor<3x1x2xi32>) -> tensor<3x1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg3[0, %arg2, 0] [3, 1, 2] [1, 1, 1] : tensor<3x1x2xi32> into tensor<3x1x2xi32>
      }
    }
    %extracted_slice = tensor.extract_slice %cst[0, %c0, 0] [3, 1, 1] [1, 1, 1] : tensor<3x1x2xi32> to tensor<3x1x1xi32>
    return %4, %1, %extracted_slice, %cst : tensor<3x1x2xi32>, tensor<3x1x2xi32>, tensor<3x1x1xi32>, tensor<3x1x2xi32>
  }
  ml_program.global private mutable @g0(dense<[[5, 6, 7], [8, 9, 10], [11, 12, 13]]> : tensor<3x3xindex>) : tensor<3x3xindex>
}

