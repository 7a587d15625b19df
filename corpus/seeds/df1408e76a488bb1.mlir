// bufdiff-profile: loops
// bufdiff-choices: 17e943724c9d0f3344ebd9eb9d2cac92f572f5a851288b7bbf4adeac4292ff4159f73b23a00021f0
// bufdiff-choices: 68caf1839a073df3d98e5c16eb14054d09888ad279975faffe0dad68613141c93eb7f5debd06c585
// bufdiff-choices: 49e2cd5888a18fe93ab41fe90efab772f3e2b5c6774e4df7859190da1393e99e8cea1f271549bee8
// bufdiff-choices: 35e18c5e6cb61dfe5875ce96727c33603afc9b77d725439477c752bf59374a99841b9e4254071610
// bufdiff-choices: 79a44105b65f8158a893e20b074dbf0bddbb4826b1d50c8e7b633e34f76b373985ea06d84f1b3707
// bufdiff-choices: 2f73
// bufdiff-features: 1132 3579 5100 5271 9479 10194 11441 12789 12932 13424 13518 14884 15751 15903
// bufdiff-features: 16640 16682 17174 21910 22280 22678 22801 25818 26568 28484 29590 29968 34167
// bufdiff-features: 36395 38063 40190 40712 41152 42344 44522 46034 46203 51178 51344 52558 54205
// bufdiff-features: 54300 54964 55561 57548 58122 58190 59888 60008 61435 62146 62411 63608 66422
// bufdiff-features: 68355 68782 72541 75921 82135 84270 86362 87631 88999 89233 90460 90543 92048
// bufdiff-features: 92849 93721 95407 98924 103715 103758 104315 105494 110162 110561 111096 112163
// bufdiff-features: 112336 115026 119822 119980 121682 121977 132574 134603 135228 140929 142040
// bufdiff-features: 147551 150463 153896 155040 155545 155865 156460 158897 160756 163921 164124
// bufdiff-features: 165141 165636 165719 167071 167164 168858 170819 171116 171369 173354 174457
// bufdiff-features: 174661 176031 178054 178165 178560 179471 180258 184962 186959 187596 189195
// bufdiff-features: 190806 192055 192528 192628 193290 193657 194714 196031 197837 199827 201802
// bufdiff-features: 204212 206573 207294 211044 217085 217282 221975 223104 223429 224466 225759
// bufdiff-features: 225827 226357 227499 229157 230081 230303 235375 236064 236929 241225 243781
// bufdiff-features: 243967 244092 246415 246543 247138 248581 250797 250934 250948 250950 252466
// bufdiff-features: 254840 255676 256362 257251 259528 259840 260843 261426
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> (tensor<?xf32>, i32) {
    %extracted = tensor.extract %arg2[] : tensor<i32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
      %cst = arith.constant 3.000000e+00 : f32
      %from_elements = tensor.from_elements %cst : tensor<1xf32>
      %2 = linalg.conv_1d ins(%arg0, %from_elements : tensor<?xf32>, tensor<1xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %3 = linalg.softmax dimension(0) ins(%from_elements : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %0) -> (tensor<?xf32>) {
      %2 = tensor.empty(%dim) : tensor<?x2xf32>
      %cst = arith.constant 1.000000e+02 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %4 = linalg.matvec ins(%3, %extracted_slice : tensor<?x2xf32>, tensor<2xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
      %5 = linalg.square ins(%4 : tensor<?xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %6 = linalg.add ins(%inserted_slice, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %6 : tensor<?xf32>
    }
    return %1, %extracted : tensor<?xf32>, i32
  }
}

