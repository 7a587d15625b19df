// bufdiff-profile: types
// bufdiff-choices: 17e943724c9d0f3344ebd9eb9d2cac92f572f5a851288b7bbf4adeac4292ff4159f73b23a00021f0
// bufdiff-choices: 68caf1839a073df3d98e5c16eb14054d09888ad279975faffe0dad68613141c93eb7f5debd06c585
// bufdiff-choices: 49e2cd5888a18fe93ab41fe90efab772f3e2b5c6774e4df7859190da1393e99e8cea1f271549bee8
// bufdiff-choices: 35e18c5e6cb61dfe5875ce96727c33603afc9b77d725439477c752bf59374a99841b9e4254071610
// bufdiff-choices: 79a44105b65f8158a893e20b074dbf0bddbb4826b1d50c8e7b633e34f76b373985ea06d84f1b3707
// bufdiff-choices: 2f73c330370a0c6aa7d5c07c181b64
// bufdiff-features: 2495 2898 5973 8818 9118 9479 11044 11277 12170 12932 13233 13424 13689 14454
// bufdiff-features: 15356 15440 15751 15903 16682 18486 18774 20092 21140 22095 22280 23787 24826
// bufdiff-features: 26019 26568 26796 27048 28040 29590 29684 29911 30305 31318 31543 34564 34647
// bufdiff-features: 36511 37251 38434 38783 39948 40712 41073 42234 42344 42467 43631 44959 46203
// bufdiff-features: 46832 47093 47203 47392 47486 47488 48038 48724 50894 51211 51647 52042 52062
// bufdiff-features: 52152 52900 52958 53252 53469 53659 53976 55463 55985 58399 61556 62218 63071
// bufdiff-features: 66267 66422 66869 67388 67880 68206 68355 68867 69987 71490 72674 74617 74833
// bufdiff-features: 75061 76377 76700 77551 78830 79389 82135 84452 84585 84866 84887 86992 87563
// bufdiff-features: 88359 90915 91958 92917 93255 95407 95705 99009 99221 99568 100073 102788
// bufdiff-features: 103147 104315 104339 104436 105064 106209 106263 107073 107412 107425 107987
// bufdiff-features: 109086 109732 109752 110552 111036 113920 119285 120933 121363 122544 127813
// bufdiff-features: 127922 128456 128470 128768 128916 131025
module {
  func.func @main(%arg0: tensor<2x2xi16>, %arg1: tensor<i16>) -> (tensor<2x1xi16>, tensor<2x2xi16>) {
    %extracted = tensor.extract %arg1[] : tensor<i16>
    %c-1_i16 = arith.constant -1 : i16
    %0 = arith.cmpi sgt, %extracted, %c-1_i16 : i16
    %1 = scf.if %0 -> (tensor<2x2xi16>) {
      %c1 = arith.constant 1 : index
      %inserted_slice = tensor.insert_slice %arg1 into %arg0[%c1, %c1] [1, 1] [1, 1] : tensor<i16> into tensor<2x2xi16>
      %cast = tensor.cast %arg0 : tensor<2x2xi16> to tensor<?x?xi16>
      %c9_i24 = arith.constant 9 : i24
      %2:2 = func.call @f1(%cast, %c9_i24, %inserted_slice) : (tensor<?x?xi16>, i24, tensor<2x2xi16>) -> (tensor<6x2xi16>, tensor<2x2xi16>)
      scf.yield %arg0 : tensor<2x2xi16>
    } else {
      scf.yield %arg0 : tensor<2x2xi16>
    }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[0, %c0] [2, 1] [1, 1] : tensor<2x2xi16> to tensor<2x1xi16>
    return %extracted_slice, %arg0 : tensor<2x1xi16>, tensor<2x2xi16>
  }
  func.func private @f1(%arg0: tensor<?x?xi16>, %arg1: i24, %arg2: tensor<2x2xi16>) -> (tensor<6x2xi16>, tensor<2x2xi16>) {
    %c-1_i16 = arith.constant -1 : i16
    %c127_i16 = arith.constant 127 : i16
    %c-3_i16 = arith.constant -3 : i16
    %from_elements = tensor.from_elements %c-1_i16, %c127_i16, %c-3_i16, %c127_i16 : tensor<2x2xi16>
    %0 = linalg.min ins(%from_elements, %from_elements : tensor<2x2xi16>, tensor<2x2xi16>) outs(%arg2 : tensor<2x2xi16>) -> tensor<2x2xi16>
    %concat = tensor.concat dim(0) %from_elements, %arg2, %from_elements : (tensor<2x2xi16>, tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<6x2xi16>
    return %concat, %0 : tensor<6x2xi16>, tensor<2x2xi16>
  }
}

