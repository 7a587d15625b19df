// bufdiff-profile: loops
// bufdiff-choices: 22310fa52104bd2307abaae310f5e201969e6b5d9ead8a9faad5e466da80db5c856f387135bacc89
// bufdiff-choices: 1091fe01abcdefca7811d2e324d60ff9614229f4b70c1620a31bb9beb78be3ab430d9176a62a47c8
// bufdiff-choices: e53cf031441107a86c82088d3457d23282c36f2d5722255c65d55be0358bedbb6a81ba57545256e6
// bufdiff-choices: 781d7aaf5a2fc877316ea3adafbf1f2a289660d8ec2051632249c81c8ec7865aae1bc2bc52908299
// bufdiff-choices: c35ad714aacd48c4ddd5d5f0d3010a425c6a61f97925638ead81e979003569a57cd3b20b1860f971
// bufdiff-choices: dcfce4eb3d86efe183374f81ae2a09f24aa14fad6dddd5644ecc21
// bufdiff-features: 3233 4752 4892 8512 9479 11408 12653 13673 14704 15751 18599 22095 22280 22975
// bufdiff-features: 23787 23841 24259 25911 26568 26643 26922 28814 29590 30688 31143 31852 33095
// bufdiff-features: 33671 34167 37790 40712 44716 45017 46179 46203 46208 47102 47392 49635 51415
// bufdiff-features: 52062 52558 52900 53252 54998 62641 63042 63071 64435 64716 66422 68355 68537
// bufdiff-features: 71168 72629 73753 74507 74628 77261 77316 78430 79099 81467 82135 84834 86125
// bufdiff-features: 88350 88732 89780 91289 92194 92680 93255 93496 95407 95623 98190 99383 101264
// bufdiff-features: 104315 104931 107614 110552 112929 116039 117235 117365 119666 125908 129404
// bufdiff-features: 129630 130602 130632 132325 133297 133631 137938 147906 150802 151936 153293
// bufdiff-features: 155898 156460 158120 158839 160543 160756 163687 165695 165719 166579 168858
// bufdiff-features: 172958 174170 177904 178067 178660 179792 182719 184030 186042 186959 188790
// bufdiff-features: 190874 192422 192628 192771 196031 200104 201059 202085 204620 205434 205623
// bufdiff-features: 205689 212111 212375 212628 214830 215959 218310 223437 225985 226588 228061
// bufdiff-features: 228390 230081 230640 235325 236024 237763 238254 243347 244281 245380 246528
// bufdiff-features: 246543 246783 247062 247725 248011 248581 249245 249841 250737 252161 252260
// bufdiff-features: 252466 252539 253836 255826 259528 259840 261465
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2x3x1xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x3xf32>) outs(%arg2 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<2x3xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg2[%c0, %c2] : tensor<2x3xf32>
    %1:2 = call @f1(%0, %extracted, %arg1) : (tensor<2x3xf32>, f32, tensor<2xf32>) -> (tensor<2x3x1xf32>, tensor<2xf32>)
    %cst = arith.constant dense<[[[1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01]], [[1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01]]]> : tensor<2x2x2xf32>
    %cst_0 = arith.constant dense<[[[1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00]], [[7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01]]]> : tensor<2x2x3xf32>
    %2 = linalg.batch_reduce_matmul ins(%cst, %cst_0 : tensor<2x2x2xf32>, tensor<2x2x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1#1, %2, %arg1, %1#0 : tensor<2xf32>, tensor<2x3xf32>, tensor<2xf32>, tensor<2x3x1xf32>
  }
  func.func @f1(%arg0: tensor<2x3xf32>, %arg1: f32, %arg2: tensor<2xf32>) -> (tensor<2x3x1xf32>, tensor<2xf32>) {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %mapped = linalg.map ins(%arg2, %1, %arg2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<2xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %5 = arith.subf %in, %in_0 : f32
        %6 = arith.subf %5, %in_1 : f32
        linalg.yield %6 : f32
      }
    %cst = arith.constant dense<[[[8.500000e+00], [9.500000e+00], [1.050000e+01]], [[1.150000e+01], [1.250000e+01], [1.350000e+01]]]> : tensor<2x3x1xf32>
    %2 = tensor.empty() : tensor<2x4x2xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0, 1] [2, 2, 1] [1, 2, 1] : tensor<2x4x2xf32> to tensor<2x2x1xf32>
    %4 = linalg.conv_1d_nwc_wcf ins(%3, %extracted_slice : tensor<2x4x2xf32>, tensor<2x2x1xf32>) outs(%cst : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    return %4, %mapped : tensor<2x3x1xf32>, tensor<2xf32>
  }
}

