// bufdiff-profile: calls
// bufdiff-choices: 16420b2a1ff56738c2363f12526deec66403136a356e385bc756712b9163fc750a4c9464854116ab
// bufdiff-choices: 1c303a82b6594dc3865dba39ecc117736230149d1f41a802bf21ffc6fb524f6e2f8ad8fd8d90a1ef
// bufdiff-choices: 35e23d150eeb54f15377411b4ad394908b4b3db8051e89d9ab55acbffd6f7a466fa4841e78eafacd
// bufdiff-choices: 3e74903b34b2b48134c477a4bf6522df2ec68d104513ecf5595f507b8050ffe7c00d45c83b352e45
// bufdiff-choices: aec8a69fa6dbb02d12412ea9816d7a16
// bufdiff-features: 600 2332 3579 3694 4462 4958 5211 5269 5304 6363 7180 9479 10819 10872 12298
// bufdiff-features: 13233 15181 15257 15751 16405 18774 19241 19415 19419 20124 20749 20864 21953
// bufdiff-features: 22095 22221 22280 23143 24268 24393 24747 24826 25388 25735 26221 26568 26922
// bufdiff-features: 27048 27825 29684 29882 30666 31543 31863 33769 34167 34623 34647 34745 35289
// bufdiff-features: 36721 38809 40084 40297 40479 40540 42094 42344 42467 43942 44333 45017 46203
// bufdiff-features: 46208 46832 47102 49635 51532 51647 52322 52493 52558 52900 52958 53243 53252
// bufdiff-features: 53469 53504 53890 54500 54651 55887 56024 57103 57286 57718 58403 58997 60383
// bufdiff-features: 60686 61066 61556 61699 62991 64235 64716 64976 66422 66765 67388 68355 69081
// bufdiff-features: 69987 71013 71490 72450 72975 73388 73802 74057 74362 74507 74617 74787 75022
// bufdiff-features: 76009 76052 76258 76945 76953 77128 77883 78283 78430 78950 79389 80097 81039
// bufdiff-features: 82135 82320 84635 84887 85843 86125 88321 88337 88958 89391 89732 89780 90097
// bufdiff-features: 90543 91289 92159 92194 92695 94687 94709 95285 95407 96986 96989 98190 98194
// bufdiff-features: 99009 99383 99522 100191 100866 103851 104253 104931 105166 105750 105914
// bufdiff-features: 106691 106819 107182 110236 110380 111619 111883 112709 112929 113920 115381
// bufdiff-features: 115471 115804 115881 115990 116728 117235 117509 119588 119764 119845 120383
// bufdiff-features: 120391 121307 121467 122631 122764 122950 124484 124614 124754 125040 125175
// bufdiff-features: 125702 125875 125908 125921 126076 127170 127553 127834 128456 128768 128916
// bufdiff-features: 130602
module {
  func.func @main(%arg0: tensor<6xf32> {bufferization.writable = false}, %arg1: tensor<?xf32>, %arg2: tensor<6xf32>, %arg3: tensor<4x4xf32>) -> (tensor<6xf32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>) {
    %mapped = linalg.map ins(%arg2, %arg0, %arg2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%arg2 : tensor<6xf32>)
      (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
        %3 = arith.subf %in, %in_1 : f32
        %4 = arith.cmpf olt, %3, %in_2 : f32
        %5 = arith.select %4, %3, %in_2 : f32
        linalg.yield %5 : f32
      }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<6xf32>
    vector.print %extracted : f32
    %extracted_0 = tensor.extract %mapped[%c0] : tensor<6xf32>
    vector.print %extracted_0 : f32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %mapped, %arg6 = %arg0) -> (tensor<6xf32>, tensor<6xf32>) {
      %3 = tensor.empty() : tensor<6xf32>
      %4 = linalg.copy ins(%arg5 : tensor<6xf32>) outs(%3 : tensor<6xf32>) -> tensor<6xf32>
      %5 = linalg.copy ins(%arg6 : tensor<6xf32>) outs(%arg5 : tensor<6xf32>) -> tensor<6xf32>
      %6 = linalg.copy ins(%4 : tensor<6xf32>) outs(%arg6 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %5, %6 : tensor<6xf32>, tensor<6xf32>
    }
    %cast = tensor.cast %mapped : tensor<6xf32> to tensor<?xf32>
    %1 = call @f1(%cast, %mapped) : (tensor<?xf32>, tensor<6xf32>) -> tensor<?xf32>
    %2:2 = call @f2(%arg3, %arg0) : (tensor<4x4xf32>, tensor<6xf32>) -> (tensor<6xf32>, f32)
    return %2#0, %1, %0#1, %0#0 : tensor<6xf32>, tensor<?xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>) -> tensor<?xf32> {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<6xf32>
    %1 = math.atanh %extracted : f32
    return %0 : tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<4x4xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, f32) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg1[%c1], %cst : tensor<6xf32>, vector<3xf32>
    %c5 = arith.constant 5 : index
    %1 = vector.transfer_write %0, %arg1[%c5] : vector<3xf32>, tensor<6xf32>
    %extracted_slice = tensor.extract_slice %1[0] [6] [1] : tensor<6xf32> to tensor<6xf32>
    return %extracted_slice, %cst : tensor<6xf32>, f32
  }
}

