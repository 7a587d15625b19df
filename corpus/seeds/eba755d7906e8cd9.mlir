// bufdiff-profile: wide
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308a3ba67540e5e237de67967a4b00bf35c063583
// bufdiff-choices: ccd125631fa01af192653e5bbbfdf5fb7532a96e09bbc1fae216ffe43315a8a7b13f30e33de9c9a5
// bufdiff-choices: ca737eb7a33c8e7622f3705fdff5906da5d71e440b76d9a0220224ec50deceec1d795ab514e155d5
// bufdiff-choices: 574d7e335f86dd6a2692939c249dc7099824441f12388425b932dacb8cd0740c1de965989bc08239
// bufdiff-choices: 281e74bdb4a53a7321d53a2039013279c595bef57c3de17ecd5c0fec919301388d0ff86a3e69c1bc
// bufdiff-choices: f708a3176e5fa00f7f7fe9a71d088f95c81d16a18fe4a1bc4271e3da0d0922c95d2bc431d56a355e
// bufdiff-choices: c2bc66012e2cbff2aebdda0b9584f1867d956f51d0dcf9f614433ebda43a79e8c344bc85a7a5b1c2
// bufdiff-choices: 4fe19aeac96123be912dd9393736515acc7de64fceb120194b3d58a0c63041d64ebe317ccaedb497
// bufdiff-choices: ad1270f00d547502e737edb7d533a2fd9ac3630184a344ad49f080f8d44da5adf853e06e1a205a6c
// bufdiff-choices: 15f7acc127053113d054e9717d7ea5a5fc65fc1c50cb08de600dd2915a52acfda22690679f08baa4
// bufdiff-choices: bbcd84c7d9f588d5bcc3413dc85df339158c9e96fad6a0838591875431b51e79afd0f2704f89c6be
// bufdiff-choices: b55293ce2b4d9565f0db49495a52abc9dfe9817df165cb7059dd31505db9b3ec8067eeec721a444f
// bufdiff-choices: 77ff288cb4f1e00c6e1d4d05e0133dd21f2bbd6ab84f764fb9c2018cf8c1d5934aee3cc9b72fa7e5
// bufdiff-choices: e797293737276f61eb7b4883fdc3ae85c0f40edb884a3f589f30b2eddc1412af8755672235d85249
// bufdiff-choices: 0367a109e624d8e2d3ab45cf8aa76b45dd8182f7ee80486acc8b2027dfafc4e09aaee71f4893181b
// bufdiff-choices: 568acc8e5d1e7cc440f18ec085f67c77443f88eae9684b73441ecc46431c3fd0deb02bdb73c9e752
// bufdiff-choices: cef6038bab4e6e611189e872b391c18e64ad30fdf3e5da0fce1a13c26df1b9e3928ac947d5984b82
// bufdiff-choices: 62dff7720fccc7a809eed0d6355572adda9ab643400f7c043318393115ac97d39d4338c62643e929
// bufdiff-choices: a02726c3311d0401fe0b66893423608674df3dac17b315a914d93b6f6edb44d449d893fccfd5b7b1
// bufdiff-choices: ce6379607e9118f16d10a548367309fdab12b86689f0c19e41a34b64a10f517ee821816c9004c1ee
// bufdiff-choices: d0ae501cb796da1467370d97a703c4cb
// bufdiff-features: 706 1406 1854 2207 2270 2332 2339 2572 2650 2820 3233 3579 3657 3866 4165 5712
// bufdiff-features: 6237 6641 7122 7770 8792 8918 9479 9889 10203 10372 10741 10947 11037 11162
// bufdiff-features: 11441 13233 13424 13652 14704 15751 15763 15893 16086 16269 16289 17470 18166
// bufdiff-features: 18984 19166 19979 20237 20261 20749 20874 21044 21455 21522 21883 22280 22630
// bufdiff-features: 22801 23090 23225 23787 24259 24330 24802 24844 25729 26016 26414 26568 26663
// bufdiff-features: 27725 27766 29590 29968 30666 31231 31279 31543 32514 33242 33306 34167 35163
// bufdiff-features: 36784 36871 37183 37231 37346 37520 38520 38754 38783 40712 40898 41371 41797
// bufdiff-features: 41984 42156 42344 42398 42467 42717 42858 43092 43442 43942 45448 45593 45617
// bufdiff-features: 45765 46203 46522 46763 47196 47200 47392 48333 48598 48974 49635 49956 50894
// bufdiff-features: 51415 52062 52148 52170 52322 52545 52558 52807 52900 52928 52946 53252 53435
// bufdiff-features: 53779 54471 54827 54964 54998 55113 55472 56404 57383 57401 58024 59270 59764
// bufdiff-features: 60686 61944 62232 63071 63800 63899 63929 64120 64235 64412 64435 64652 64778
// bufdiff-features: 65133 65748 65781 66312 66422 66821 67959 68355 68457 68557 69403 69690 69818
// bufdiff-features: 70036 70119 70544 71033 71050 71259 71306 71851 72629 73289 73388 73802 74057
// bufdiff-features: 74149 74255 74720 74862 75361 76245 76339 76700 77129 77283 77617 78283 78295
// bufdiff-features: 78430 78620 79462 80036 80273 80894 81047 81443 81467 81515 81542 81736 82135
// bufdiff-features: 82149 82164 82552 82565 83194 83634 84090 84305 84585 84922 84979 85668 85843
// bufdiff-features: 86125 86357 87531 87895 88732 89178 89250 89348 89780 89812 90070 90198 90543
// bufdiff-features: 90585 90726 90777 91020 91289 91617 91695 92022 92194 93225 93255 93286 93814
// bufdiff-features: 95273 95407 97715 98170 98187 98501 98975 99294 99383 99757 100059 100980
// bufdiff-features: 101858 102309 103673 103851 104171 104315 104790 104931 104973 104987 105573
// bufdiff-features: 106314 106352 106819 107425 107702 107799 108012 108800 108920 109065 109187
// bufdiff-features: 109445 109624 109657 110561 110780 110816 110932 112787 112929 113041 113920
// bufdiff-features: 113940 114244 114381 115801 115804 116396 117151 117206 117235 117336 117775
// bufdiff-features: 118355 118576 118880 118884 119334 119439 119564 119588 119597 120295 120456
// bufdiff-features: 121132 121318 122390 122870 123446 124072 124614 124839 125446 125875 126214
// bufdiff-features: 127096 127711 127805 127997 128364 128685 128916 131544 131567 132849 133527
// bufdiff-features: 133676 133756 134205 136030 136039 136273 137045 137343 137518 137582 137774
// bufdiff-features: 138086 138167 139524 139901 140020 141238 141740 141891 142042 142274 142393
// bufdiff-features: 142600 142610 142903 144303 144513 145051 145072 145087 146078 146109 146451
// bufdiff-features: 146512 149413 149674 149846 150313 150404 152187 152725 153063 153268 153293
// bufdiff-features: 154847 154946 155898 156253 156460 157034 157579 158120 158244 158897 159348
// bufdiff-features: 159421 159724 159796 160756 160944 161281 162693 162764 162900 162935 163044
// bufdiff-features: 163144 163373 163581 164323 164437 164472 165003 165424 165719 166169 166401
// bufdiff-features: 166888 167086 167120 167197 167260 167513 168007 168220 168858 169224 169300
// bufdiff-features: 172127 172814 173166 173354 174170 174331 174571 174734 175248 175687 177860
// bufdiff-features: 177904 178067 178165 178558 179647 179649 180075 180691 181077 181789 183362
// bufdiff-features: 184030 184863 184904 185723 186257 186959 187596 188136 188790 189004 189557
// bufdiff-features: 189820 190142 190520 191256 192138 192412 192422 192628 192771 192952 193290
// bufdiff-features: 193747 193780 194134 194256 194583 194682 194714 195129 195182 195246 196031
// bufdiff-features: 196280 196632 196889 197267 197827 197837 198447 198460 198689 200104 200685
// bufdiff-features: 201059 201246 201601 202241 203000 203580 203761 204212 204527 204797 204848
// bufdiff-features: 205434 205636 205689 207682 208998 209086 210022 210096 210351 210363 210406
// bufdiff-features: 210461 211283 211326 211335 211508 211717 211782 212048 212549 212628 212779
// bufdiff-features: 213275 213389 213499 214411 214744 215925 215959 216034 216581 217717 218064
// bufdiff-features: 218966 219153 219631 220028 220223 222809 223613 223719 223935 224099 224222
// bufdiff-features: 225016 225373 225468 225506 225759 225985 226357 227345 227372 227536 227724
// bufdiff-features: 227838 228291 228390 228519 228914 228936 229266 229273 229412 229759 229810
// bufdiff-features: 230047 230081 230128 230584 230640 230788 230810 231239 232155 232204 232330
// bufdiff-features: 232690 233242 233276 233620 233678 233919 234206 234387 235325 235340 235375
// bufdiff-features: 235477 236024 236929 236930 236986 237295 237454 238474 239241 239929 240158
// bufdiff-features: 240539 240604 240967 241200 241308 241844 242267 242670 242842 243137 243194
// bufdiff-features: 243248 243546 243872 244714 245380 245656 246062 246543 246622 246962 246966
// bufdiff-features: 247164 247384 248584 250137 250713 250948 251455 251478 251992 252161 252466
// bufdiff-features: 252539 252919 253439 253484 253740 253754 253836 254057 255514 255520 255556
// bufdiff-features: 256112 256688 256695 256926 257251 258066 258239 258625 258906 258994 259528
// bufdiff-features: 259840 260334 260494 260815 261114 261292 261618
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<?x3x3xf32>) -> (tensor<?x?x3xf32>, tensor<3x3x3xf32>, tensor<3x3x4xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<?x?x?xf32>, tensor<f32>, tensor<f32>, tensor<3x3x3xf32>, i1) {
    %0 = tensor.empty() : tensor<3x2x4xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %cast = tensor.cast %1 : tensor<3x2x4xf32> to tensor<3x?x?xf32>
    %2:2 = call @f9(%arg0, %cast, %arg0, %extracted) : (tensor<f32>, tensor<3x?x?xf32>, tensor<f32>, f32) -> (tensor<3x3x3xf32>, tensor<?x?x3xf32>)
    %cst = arith.constant dense<[[[5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01]], [[1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01]], [[2.350000e+01, 2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01, 2.850000e+01], [2.950000e+01, 3.050000e+01, 3.150000e+01]]]> : tensor<3x3x3xf32>
    %3:3 = call @f11(%cst, %cst, %extracted) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32) -> (tensor<3x3x3xf32>, f32, f32)
    %cst_0 = arith.constant dense<3.500000e+00> : tensor<f32>
    %4:3 = call @f6(%3#0, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x3x3xf32>, tensor<f32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32)
    %5 = tensor.empty() : tensor<3x3x3xf32>
    %6 = arith.mulf %extracted, %extracted : f32
    %7 = linalg.fill ins(%6 : f32) outs(%5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %8:3 = call @f4(%cst_0, %arg0, %arg0, %7) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x4xf32>, tensor<f32>)
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %9:3 = scf.for %arg2 = %c0 to %c6 step %c2 iter_args(%arg3 = %3#0, %arg4 = %8#0, %arg5 = %cst_1) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32) {
      %extracted_slice = tensor.extract_slice %arg3[0, 0, 0] [3, 3, 2] [1, 1, 2] : tensor<3x3x3xf32> to tensor<3x3x2xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
      %13 = bufferization.alloc_tensor() copy(%collapsed) : tensor<3x6xf32>
      %14:2 = func.call @f3(%arg4) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, index)
      %cst_4 = arith.constant dense<1.000000e+02> : tensor<3x3x3xf32>
      %15 = linalg.mul ins(%cst_4, %3#0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3#0, %4#0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg3 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %17 = arith.negf %in : f32
        %18 = arith.addf %17, %in_5 : f32
        linalg.yield %18 : f32
      } -> tensor<3x3x3xf32>
      scf.yield %16, %15, %3#2 : tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32
    }
    %10:4 = call @f7(%8#2) : (tensor<f32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32)
    %cast_2 = tensor.cast %9#1 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %cst_3 = arith.constant dense<7.500000e+00> : tensor<f32>
    %11:3 = call @f12(%cast_2, %9#0, %cst_3, %cst_3) : (tensor<?x?x?xf32>, tensor<3x3x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<?x?x?xf32>, tensor<f32>, i1)
    %12 = call @f10(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %2#1, %4#1, %8#1, %10#0, %10#1, %11#0, %11#1, %12, %2#0, %11#2 : tensor<?x?x3xf32>, tensor<3x3x3xf32>, tensor<3x3x4xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<?x?x?xf32>, tensor<f32>, tensor<f32>, tensor<3x3x3xf32>, i1
  }
  func.func private @f12(%arg0: tensor<?x?x?xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<?x?x?xf32>, tensor<f32>, i1) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %extracted = tensor.extract %arg3[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %2 = linalg.copy ins(%1 : tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3:2 = call @f2(%arg3) : (tensor<f32>) -> (tensor<f32>, i1)
    return %arg0, %3#0, %3#1 : tensor<?x?x?xf32>, tensor<f32>, i1
  }
  func.func private @f11(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>, %arg2: f32) -> (tensor<3x3x3xf32>, f32, f32) {
    %cst = arith.constant dense<[[[1.150000e+01, 1.050000e+01, 9.500000e+00], [8.500000e+00, 7.500000e+00, 6.500000e+00], [5.500000e+00, 4.500000e+00, 3.500000e+00]], [[2.500000e+00, 1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00, -2.500000e+00], [-3.500000e+00, -4.500000e+00, -5.500000e+00]], [[-6.500000e+00, -7.500000e+00, -8.500000e+00], [-9.500000e+00, -1.050000e+01, -1.150000e+01], [-1.250000e+01, -1.350000e+01, -1.450000e+01]]]> : tensor<3x3x3xf32>
    %0 = linalg.div ins(%cst, %arg1 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c2, %c2, %c1] : tensor<3x3x3xf32>
    return %arg1, %extracted, %arg2 : tensor<3x3x3xf32>, f32, f32
  }
  func.func private @f10(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.select ins(%1, %arg1, %3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @f5(%arg0: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3, %c3) : tensor<?x?x3xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    %2 = linalg.abs ins(%1 : tensor<?x?x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3 = tensor.empty() : tensor<3x3x3xf32>
    %4 = linalg.copy ins(%arg0 : tensor<3x3x3xf32>) outs(%3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %2, %4 : tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
  func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x4xf32>, tensor<f32>) {
    %cst = arith.constant dense<[[[8.500000e+00, 1.150000e+01, 1.450000e+01, 1.750000e+01], [2.050000e+01, 2.350000e+01, 2.650000e+01, 2.950000e+01], [3.250000e+01, 3.550000e+01, 3.850000e+01, 4.150000e+01]], [[4.450000e+01, 4.750000e+01, 5.050000e+01, 5.350000e+01], [5.650000e+01, 5.950000e+01, 6.250000e+01, 6.550000e+01], [6.850000e+01, 7.150000e+01, 7.450000e+01, 7.750000e+01]], [[8.050000e+01, 8.350000e+01, 8.650000e+01, 8.950000e+01], [9.250000e+01, 9.550000e+01, 9.850000e+01, 1.015000e+02], [1.045000e+02, 1.075000e+02, 1.105000e+02, 1.135000e+02]]]> : tensor<3x3x4xf32>
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.pooling_ncw_sum ins(%cst, %0 : tensor<3x3x4xf32>, tensor<2xf32>) outs(%arg3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %2:3 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %cst, %arg6 = %arg0, %arg7 = %cst) -> (tensor<3x3x4xf32>, tensor<f32>, tensor<3x3x4xf32>) {
      %extracted = tensor.extract %arg7[%c2, %arg4, %c3] : tensor<3x3x4xf32>
      %3 = linalg.max ins(%arg5, %cst : tensor<3x3x4xf32>, tensor<3x3x4xf32>) outs(%arg7 : tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %c1 = arith.constant 1 : index
      %extracted_0 = tensor.extract %arg5[%c1, %c0, %c0] : tensor<3x3x4xf32>
      %5 = linalg.exp ins(%3 : tensor<3x3x4xf32>) outs(%arg5 : tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
      %extracted_1 = tensor.extract %5[%arg4, %arg4, %arg4] : tensor<3x3x4xf32>
      %inserted = tensor.insert %extracted into %5[%c2, %c1, %arg4] : tensor<3x3x4xf32>
      scf.yield %inserted, %4, %3 : tensor<3x3x4xf32>, tensor<f32>, tensor<3x3x4xf32>
    }
    return %1, %2#0, %2#1 : tensor<3x3x3xf32>, tensor<3x3x4xf32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> i1 {
    %false = arith.constant false
    scf.if %false {
      %0 = arith.uitofp %false : i1 to f32
      %inserted = tensor.insert %0 into %arg0[] : tensor<f32>
    } else {
    }
    return %false : i1
  }
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, i1) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.divf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %1 = call @f1(%0) : (tensor<f32>) -> i1
    return %0, %1 : tensor<f32>, i1
  }
  func.func private @f3(%arg0: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (index, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
      %1 = arith.cmpi ult, %arg1, %c2 : index
      %c11 = arith.constant 11 : index
      %2 = arith.cmpi eq, %arg1, %c11 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg1, %arg2, %arg3 : index, tensor<3x3x3xf32>, tensor<3x3x3xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x3x3xf32>, %arg3: tensor<3x3x3xf32>):
      %1 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%arg1, %c0, %c0] : tensor<3x3x3xf32>
      %inserted = tensor.insert %extracted into %arg3[%c1, %c0, %arg1] : tensor<3x3x3xf32>
      %2 = tensor.empty() : tensor<3x3x3xf32>
      %cst = arith.constant 0.000000e+00 : f32
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %4 = linalg.max ins(%arg0, %3 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %1, %4, %inserted : index, tensor<3x3x3xf32>, tensor<3x3x3xf32>
    }
    return %0#1, %0#0 : tensor<3x3x3xf32>, index
  }
  func.func @f6(%arg0: tensor<3x3x3xf32>, %arg1: tensor<f32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %2:2 = call @f5(%1) : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
    %3 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2#1 : tensor<3x3x3xf32>) outs(%arg0 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.negf %in : f32
      %5 = arith.addf %4, %out : f32
      linalg.yield %5 : f32
    } -> tensor<3x3x3xf32>
    return %2#1, %3, %extracted : tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32
  }
  func.func private @f7(%arg0: tensor<f32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3:3 = call @f6(%2, %0) : (tensor<3x3x3xf32>, tensor<f32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32)
    return %3#0, %3#1, %3#2, %cst : tensor<3x3x3xf32>, tensor<3x3x3xf32>, f32, f32
  }
  func.func @f8(%arg0: tensor<3x3x3xf32>, %arg1: tensor<?x3x3xf32>, %arg2: f32) -> tensor<?x?x3xf32> {
    %0 = linalg.erf ins(%arg1 : tensor<?x3x3xf32>) outs(%arg1 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
    affine.for %arg3 = 0 to 1 {
      %mapped = linalg.map ins(%arg1, %0, %arg1 : tensor<?x3x3xf32>, tensor<?x3x3xf32>, tensor<?x3x3xf32>) outs(%0 : tensor<?x3x3xf32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %1 = arith.addf %in, %in_0 : f32
          %2 = arith.minimumf %1, %in_1 : f32
          linalg.yield %2 : f32
        }
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x3x3xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [%dim, %c2, 3] [1, 2, 1] : tensor<?x3x3xf32> to tensor<?x?x3xf32>
    return %extracted_slice : tensor<?x?x3xf32>
  }
  func.func private @f9(%arg0: tensor<f32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<f32>, %arg3: f32) -> (tensor<3x3x3xf32>, tensor<?x?x3xf32>) {
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %1 = linalg.fill ins(%arg3 : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast = tensor.cast %1 : tensor<3x3x3xf32> to tensor<?x3x3xf32>
    %2 = call @f8(%1, %cast, %arg3) : (tensor<3x3x3xf32>, tensor<?x3x3xf32>, f32) -> tensor<?x?x3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg5 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.index_cast %arg6 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.cmpf uge, %5, %7 : f32
      %11 = arith.select %10, %5, %7 : f32
      %12 = arith.subf %11, %9 : f32
      tensor.yield %12 : f32
    } : tensor<3x3x3xf32>
    %3:2 = call @f5(%generated) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
    return %3#0, %2 : tensor<3x3x3xf32>, tensor<?x?x3xf32>
  }
}

