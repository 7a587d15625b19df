// bufdiff-profile: idioms
// bufdiff-choices: 3cb8d2308bc39196d03684e8b34eda89819354d319543ecf590f687a0e7c5da3401ca3fa39702dc6
// bufdiff-choices: 9ca3dd67c52b0db83035d2e39744c51230ebdc27988060a64dc952d1fc6c7871c27082a71c809723
// bufdiff-choices: 18f0f4e24604a4af6172180a7816d9daa075f8d2f76f4d75898bd96e6daa42226b3df01b0925d750
// bufdiff-choices: 26f50c642bdd7cfb3c727a4a23314f7c59897e1e7f8e4e4bc873ed3adb4ef66ac1667cb99ed1defa
// bufdiff-choices: 7c8866cf0c400748ddacd29c3372a3ac8062cfeca18d6dfc1cc4893ce070027c6015d03a80b77ede
// bufdiff-choices: f485aa0423b4e21c9fa3a0ff396eed6d4c2b30f9dd60e958850f814e38fd50f3fe7384c98cef0b51
// bufdiff-choices: 6473d8c7cc303a9e34d20c7358456b2d449811a0da140b
// bufdiff-features: 562 1941 2898 2945 4958 6611 7384 9479 10018 10035 11162 11255 12170 12585
// bufdiff-features: 13233 14454 14704 15751 20749 22095 22448 22856 25387 26087 26568 27672 29104
// bufdiff-features: 30293 30666 31543 32514 34159 34167 35163 36784 38783 40712 41605 42344 42467
// bufdiff-features: 44505 46203 47392 47731 48938 48974 48991 49635 50647 50894 51415 51475 52558
// bufdiff-features: 52807 52900 53180 53244 53252 53435 53469 54998 55837 57353 58024 58588 59695
// bufdiff-features: 60686 61885 63071 63260 63800 63929 64120 64235 64716 65405 66422 66995 67468
// bufdiff-features: 67526 68206 68355 69151 70036 71050 71259 72629 73289 73330 74384 74507 76700
// bufdiff-features: 77129 78100 78283 78430 80289 84585 85843 86125 86834 86934 88732 89780 89812
// bufdiff-features: 90902 91633 92194 93903 95273 96431 98501 99757 101987 104586 104931 106314
// bufdiff-features: 110539 110552 112680 112929 113920 113940 115270 117206 117235 118035 119588
// bufdiff-features: 119597 120049 120687 121561 122791 124187 125882 125908 127492 128717 130133
// bufdiff-features: 132619 134279 135363 136030 137045 137235 138086 139524 141238 146512 146792
// bufdiff-features: 147295 148304 149846 150818 151758 152233 154946 155898 156109 157034 157579
// bufdiff-features: 158120 158897 160756 162971 163044 165161 165719 166565 166634 168562 168858
// bufdiff-features: 169562 171551 173800 174170 176525 176577 176782 177904 178067 178558 179928
// bufdiff-features: 180004 180207 181088 184030 185670 186959 188571 188790 191476 192628 192771
// bufdiff-features: 193495 193511 194134 194714 194838 195182 196031 197267 197837 198820 201059
// bufdiff-features: 201469 202241 202472 203746 205434 205689 206459 210022 210461 211253 212308
// bufdiff-features: 212628 213275 214637 215876 215938 215959 218738 222809 224222 225046 225250
// bufdiff-features: 226579 228390 228519 228936 229266 229273 230081 230640 230920 234260 234387
// bufdiff-features: 235477 236024 236216 236930 237454 237551 239929 240158 240539 240967 241281
// bufdiff-features: 243546 243872 244729 245619 245723 246543 246783 247062 248086 248726 250948
// bufdiff-features: 252466 252539 253836 254791 258994 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x5xf32>, %arg1: tensor<?x?xi64>) -> (tensor<16xi64>, tensor<4x4xi64>, tensor<2x1x3xi64>, tensor<3x5xf32>, tensor<4x4xi64>, tensor<3xf32>, tensor<3x5xf32>, tensor<16xi64>) {
    %cst = arith.constant dense<-1> : tensor<4x4xi64>
    %0:4 = call @f2(%cst, %cst) : (tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<2x1x3xi64>, tensor<4x4xi64>, tensor<16xi64>, i64)
    %1 = call @part3(%arg0) : (tensor<3x5xf32>) -> tensor<3xf32>
    %2 = linalg.log ins(%arg0 : tensor<3x5xf32>) outs(%arg0 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = tensor.empty() : tensor<3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<3xf32>) outs(%3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant 7.250000e+00 : f32
      %8 = arith.negf %in : f32
      %9 = arith.addf %8, %cst_3 : f32
      linalg.yield %9 : f32
    } -> tensor<3xf32>
    %cst_0 = arith.constant dense<[[5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20]]> : tensor<4x4xi64>
    %cst_1 = arith.constant dense<[[4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]> : tensor<4x4xi64>
    %5 = linalg.copy ins(%cst_1 : tensor<4x4xi64>) outs(%cst_0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %cst_2 = arith.constant dense<[[1.150000e+01, 1.050000e+01, 9.500000e+00, 8.500000e+00, 7.500000e+00], [6.500000e+00, 5.500000e+00, 4.500000e+00, 3.500000e+00, 2.500000e+00], [1.500000e+00, 5.000000e-01, -5.000000e-01, -1.500000e+00, -2.500000e+00]]> : tensor<3x5xf32>
    %6 = linalg.exp ins(%arg0 : tensor<3x5xf32>) outs(%cst_2 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %7:4 = call @f2(%cst_0, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4x4xi64>, tensor<4x4xi64>) -> (tensor<2x1x3xi64>, tensor<4x4xi64>, tensor<16xi64>, i64)
    return %7#2, %7#1, %7#0, %6, %5, %4, %2, %0#2 : tensor<16xi64>, tensor<4x4xi64>, tensor<2x1x3xi64>, tensor<3x5xf32>, tensor<4x4xi64>, tensor<3xf32>, tensor<3x5xf32>, tensor<16xi64>
  }
  func.func private @f1(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>, %arg2: tensor<4x?xi64>) -> (tensor<4x4xi64>, tensor<2x1x3xi64>, i64) {
    %0 = tensor.empty() : tensor<2x1x3xi64>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2, %c2] : tensor<4x4xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<2x1x3xi64>) -> tensor<2x1x3xi64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.index_cast %arg5 : index to i64
      %6 = arith.xori %3, %4 : i64
      %c5_i64 = arith.constant 5 : i64
      %7 = arith.remui %6, %c5_i64 : i64
      %8 = arith.ori %7, %5 : i64
      tensor.yield %8 : i64
    } : tensor<2x1x4xi64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[1, 0, 0] [1, %c1, 2] [%c1, 1, 1] : tensor<2x1x3xi64> to tensor<1x?x2xi64>
    %2 = linalg.conv_1d_ncw_fcw ins(%generated, %extracted_slice : tensor<2x1x4xi64>, tensor<1x?x2xi64>) outs(%1 : tensor<2x1x3xi64>) -> tensor<2x1x3xi64>
    return %arg0, %2, %extracted : tensor<4x4xi64>, tensor<2x1x3xi64>, i64
  }
  func.func private @f2(%arg0: tensor<4x4xi64>, %arg1: tensor<4x4xi64>) -> (tensor<2x1x3xi64>, tensor<4x4xi64>, tensor<16xi64>, i64) {
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x4xi64> into tensor<16xi64>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [4, 1] [1, 1] : tensor<4x4xi64> to tensor<4x1xi64>
    %cast = tensor.cast %extracted_slice : tensor<4x1xi64> to tensor<4x?xi64>
    %0:3 = call @f1(%arg1, %arg1, %cast) : (tensor<4x4xi64>, tensor<4x4xi64>, tensor<4x?xi64>) -> (tensor<4x4xi64>, tensor<2x1x3xi64>, i64)
    return %0#1, %0#0, %collapsed, %0#2 : tensor<2x1x3xi64>, tensor<4x4xi64>, tensor<16xi64>, i64
  }
  func.func private @part3(%arg0: tensor<3x5xf32>) -> tensor<3xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, 3] [1, 1] : tensor<3x5xf32> to tensor<3xf32>
    return %extracted_slice : tensor<3xf32>
  }
}

