// bufdiff-profile: mixed
// bufdiff-choices: d7585c0b16f01f7cf381d74632218995cd6850eef2236adf08e5d85368e79bd06c0ac1d677048392
// bufdiff-choices: 041d685f2b7acc98e5c688d36d414d6696f8554f5a65641d02c66e254a477dde82ad0f3664eca5b2
// bufdiff-choices: 205f8c4deec0a641b0696639d4a2467e5f656721751bb2632ce10d11351199d9b00c898f26e216dc
// bufdiff-choices: 446941909400efc33e25cbf60ddac3e99249b7eaa9f8d87f71f31e5d5cdfe6d4a306cf5db454e658
// bufdiff-choices: 9f41ae1c2c8a20c929b1ad2f4bfe855955e7ac3e1c1c22c864a31de317f1aa9167869376f659b66d
// bufdiff-choices: 83c3734aab8645b14a5115ad519489f7353c689824591a200b14e266c9d7e3d0a722d151281f58e8
// bufdiff-choices: d4587d7e3fe8a1949c69f48932cba7a6c4a51756cca6bc7e30abe98d7187ff247a1e8cf842910332
// bufdiff-choices: 7f2daa9eb9d544fcfa10c021d9b135dafac8a6d98c9d7c182c96db8af29c84293f38599a6c816bfa
// bufdiff-choices: 3ec1115421671c8a940d43a4
// bufdiff-features: 1089 4014 6363 6611 6666 7793 9479 10035 11162 11825 12170 12276 12932 13233
// bufdiff-features: 13382 14523 15671 15751 15903 16289 16682 18486 19100 20749 21522 22095 22280
// bufdiff-features: 23787 24259 26087 26215 26568 29590 30666 31247 33769 34167 35036 36784 38202
// bufdiff-features: 38783 39322 40504 40540 40712 41396 41984 42294 42344 42467 42850 42984 44505
// bufdiff-features: 45017 46203 46936 47392 48938 50647 51415 52062 52558 52829 52900 53180 53252
// bufdiff-features: 53469 54998 55113 56024 56404 59347 60686 61968 62641 63071 64120 64716 64857
// bufdiff-features: 65583 66422 66995 68355 68701 69780 69965 71050 71162 71701 73545 74057 74221
// bufdiff-features: 74471 74833 74864 76700 76743 76953 77823 78430 79099 81736 82011 82135 84472
// bufdiff-features: 84585 85843 86125 86844 87277 88337 88732 88935 89646 89780 89812 90097 90777
// bufdiff-features: 91248 95273 95407 96352 98170 98571 99383 100062 102601 103056 104315 104931
// bufdiff-features: 106321 107425 108136 108210 109732 112929 113239 113396 113940 117183 117235
// bufdiff-features: 117724 118841 119588 120774 121538 121626 124056 125573 125702 127533 128916
// bufdiff-features: 130602 132154 132184 132619 135497 135534 135543 135868 137045 137477 139765
// bufdiff-features: 142008 142040 143438 144203 145974 146512 146792 148304 148647 149884 153293
// bufdiff-features: 155898 156109 156460 157579 158120 158897 158996 160756 161644 162971 163581
// bufdiff-features: 163687 164472 164669 165636 165695 165719 166579 167164 167793 168323 168387
// bufdiff-features: 168562 168858 169642 171369 171884 172814 174170 174371 176031 176701 177211
// bufdiff-features: 177904 178558 178560 180207 182675 183114 183703 184030 186959 188790 188845
// bufdiff-features: 191863 192628 192771 193290 193773 194134 194205 194714 195021 195809 195820
// bufdiff-features: 196349 201059 202241 205434 205689 206056 206133 208623 210022 210351 210461
// bufdiff-features: 212111 213513 214889 215959 216062 216985 217899 218635 222809 223565 225818
// bufdiff-features: 225985 226357 228168 230081 230329 230640 231714 233221 233294 234488 236024
// bufdiff-features: 236986 237169 238535 239208 240100 240158 242306 243546 243781 246543 247062
// bufdiff-features: 248974 249841 250611 250917 250948 251992 252539 253836 258906 259528 259840
// bufdiff-features: 259851 261572
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.mul ins(%arg2, %arg2 : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
    return %0, %arg3 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    return %inserted_slice, %arg0 : tensor<3xf32>, tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[%c2] [1] [1] : tensor<3xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg1 : tensor<3xf32>) dimensions = [0] 
    %0 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<f32>
    return %broadcasted, %0 : tensor<3xf32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<2xf32>) {
      %extracted_slice_5 = tensor.extract_slice %arg1[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
      scf.yield %extracted_slice_5 : tensor<2xf32>
    } else {
      %extracted_slice_5 = tensor.extract_slice %arg1[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice_6 = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
      %broadcasted = linalg.broadcast ins(%extracted_slice_6 : tensor<f32>) outs(%extracted_slice_5 : tensor<2xf32>) dimensions = [0] 
      scf.yield %broadcasted : tensor<2xf32>
    }
    %cst_0 = arith.constant 1.000000e+02 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %cst_2 = arith.constant -6.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+01 : f32
    %cst_4 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %extracted, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<3x2xf32>
    %reduced = linalg.reduce ins(%from_elements : tensor<3x2xf32>) outs(%arg1 : tensor<3xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %7 = arith.addf %in, %init : f32
        linalg.yield %7 : f32
      }
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf uge, %in, %extracted : f32
      %8 = arith.select %7, %in, %extracted : f32
      linalg.yield %8 : f32
    } -> tensor<2xf32>
    %extracted_slice = tensor.extract_slice %from_elements[%c2, 1] [1, 1] [1, 1] : tensor<3x2xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %4:2 = call @f2(%cast, %reduced) : (tensor<?xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>)
    %5:2 = call @f3(%arg1, %arg1, %4#0, %reduced) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %6:2 = call @f1(%reduced, %reduced) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    return %6#1, %6#0, %5#1, %5#0, %4#1, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>
  }
}

