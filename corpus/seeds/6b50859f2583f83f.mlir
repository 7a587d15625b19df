// bufdiff-profile: cfg
// bufdiff-choices: d360d4171647c5876a336b666da8451383f6b8ee31a2358002c3f4981eb766df8859bd6bfb74443d
// bufdiff-choices: d2ae358eef597d285748e05238dcd502c79b75cbac2e24592e61702aa24624e4c30e127be1b3d0d2
// bufdiff-choices: 16afa71d47d1a097304143aa58bf07eed011b8ae7e30528a17d364ecf95f0065e3aa6f88c91d6438
// bufdiff-choices: 62afcd4038590b4b303dbe0c02d7588e7fd952afe865c3488dccb71d62ab21976853494593c1a519
// bufdiff-choices: 6e62178e4a427fe61491a45e78776341e79508221d0809dd1b6326446bdc31907e6fbefec21b7fa0
// bufdiff-choices: e81af705673a7a4bf5428caf0530d017cd3615a9064969321ae97caa82fa4dec42b27f480efd4ec7
// bufdiff-choices: 90ecb8507f35c45100a3a7940cedce5861ccd449a2887ba5579bec22c466414f6f438812f096093a
// bufdiff-choices: d8acb8463e9322f17e1dd3a87fdc1602c8617fa9ec5d83ccb42c94101e40a16b3806439920f8fa30
// bufdiff-choices: 4392d5383366dd99ab916a6e7dd09d4555b66f2666f20bc476b986bf0fd03ee3161fca2b0afc4806
// bufdiff-choices: 063827e784043404ae4eb296a5ff8e398564914395d00238a044008eda03981e31a0
// bufdiff-features: 706 1477 1858 2898 3336 3579 3717 4752 6363 8918 9132 9443 9479 11162 11441
// bufdiff-features: 12011 12638 12932 13340 13424 14109 14485 15259 15405 15750 15751 15903 16269
// bufdiff-features: 16289 16417 17726 18166 18249 21652 22280 22801 22860 23787 24184 24259 26808
// bufdiff-features: 27766 29667 30238 30666 31492 32358 34167 35121 35163 37183 38783 39915 40070
// bufdiff-features: 40311 40540 40712 41911 41984 43258 43774 43839 44554 44893 45017 45617 46203
// bufdiff-features: 47200 47392 47779 48333 48598 49657 50766 51341 52558 52900 53243 53469 54827
// bufdiff-features: 54964 54998 55113 56404 56652 57348 58024 58492 58838 60686 60897 61128 61628
// bufdiff-features: 63071 64119 64120 64235 64287 64435 65133 66797 68355 69403 69817 70119 71050
// bufdiff-features: 71306 71689 71904 72243 73289 73849 74057 74255 76953 77186 78430 79596 80567
// bufdiff-features: 80965 81467 82011 82135 82552 82644 83537 84098 84322 84428 84585 84922 85262
// bufdiff-features: 85843 86125 87588 87601 87895 88732 88947 89449 89554 89780 89812 90097 90433
// bufdiff-features: 90585 92259 94280 94849 95603 97592 98299 98501 99224 99228 99383 100116 104315
// bufdiff-features: 104790 104931 105902 106731 109187 109905 110162 110561 110780 111839 112929
// bufdiff-features: 113346 113940 116302 116471 117618 117724 118841 118884 119666 120049 120772
// bufdiff-features: 123012 124152 126932 127808 128332 129343 129630 131544 131851 132064 132120
// bufdiff-features: 133756 134195 136804 136809 137045 138476 139357 142651 142759 146608 146863
// bufdiff-features: 148814 149304 149534 149660 150299 151292 152538 153293 155670 156191 156460
// bufdiff-features: 158120 158763 158897 159796 159928 160756 162350 163581 164472 164602 164821
// bufdiff-features: 165636 165690 165719 167086 168323 168404 168639 168858 169713 170448 171369
// bufdiff-features: 171551 172674 172926 176447 176499 177329 177904 178067 178165 180258 180675
// bufdiff-features: 181543 183645 183667 184030 184421 184625 184722 185252 185342 186535 187596
// bufdiff-features: 188441 188790 188845 190555 191076 192323 192422 192528 192628 192770 192771
// bufdiff-features: 193223 193290 193747 195183 195420 196031 196392 196574 197837 198460 198494
// bufdiff-features: 200104 201342 201509 201979 202162 203057 204862 205434 205689 210351 210406
// bufdiff-features: 210461 210641 211044 211486 212375 212779 213762 214072 214073 214199 214325
// bufdiff-features: 215925 215959 216367 216671 216705 217085 217672 218064 218595 219413 221089
// bufdiff-features: 221797 222809 222849 223254 224177 225325 225341 225759 225818 226357 228390
// bufdiff-features: 228741 229266 230081 230640 233154 233174 233276 234387 234819 234990 236053
// bufdiff-features: 236929 236930 237223 239237 240158 242793 243546 245380 245619 246303 246463
// bufdiff-features: 246543 247062 249289 250917 251992 252466 252539 256688 257251 257672 258378
// bufdiff-features: 258994 259528 259766 259840 260276 261263 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<1x2xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, index) {
    %0 = linalg.powf ins(%arg2, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = call @f1(%0, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2:2 = call @f4(%arg0, %arg0, %0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<2xf32>, tensor<f64>)
    %3 = linalg.sub ins(%0, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %4:2 = call @f3(%3) : (tensor<f64>) -> (tensor<f64>, index)
    %cst = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.fill ins(%cst : f64) outs(%5 : tensor<f64>) -> tensor<f64>
    %7:2 = call @f2(%0, %from_elements, %6, %arg1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %8 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %2#0) -> (tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %cst_0 = arith.constant 1.000000e+01 : f32
      %9 = linalg.fill ins(%cst_0 : f32) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %inserted_slice = tensor.insert_slice %9 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
      scf.yield %inserted_slice : tensor<2xf32>
    }
    %expanded = tensor.expand_shape %8 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    return %expanded, %7#1, %7#0, %4#0, %2#1, %1, %4#1 : tensor<1x2xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, index
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<2xf32>, tensor<f64>) {
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<1.000000e+02> : tensor<3x3x2xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %cst[0, 0, 0] [3, %c2, 2] [1, 2, 1] : tensor<3x3x2xf32> to tensor<3x?x2xf32>
    %1 = linalg.batch_matmul ins(%cst, %extracted_slice : tensor<3x3x2xf32>, tensor<3x?x2xf32>) outs(%cst : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %cst_0 = arith.constant dense<[5.500000e+00, 8.500000e+00]> : tensor<2xf32>
    %extracted_slice_1 = tensor.extract_slice %cst_0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %2 = linalg.conv_1d ins(%cst_0, %extracted_slice_1 : tensor<2xf32>, tensor<1xf32>) outs(%cst_0 : tensor<2xf32>) -> tensor<2xf32>
    return %2, %0 : tensor<2xf32>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant -1.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg1[] : tensor<f64>
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %cst_0 = arith.constant 1.000000e+02 : f64
    %0 = arith.cmpf olt, %extracted, %cst_0 : f64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<f64>) {
    ^bb0(%out: f64):
      %6 = arith.cmpf one, %out, %extracted : f64
      %7 = arith.select %6, %out, %extracted : f64
      linalg.yield %7 : f64
    } -> tensor<f64>
    cf.br ^bb3(%1, %arg2 : tensor<f64>, tensor<f64>)
  ^bb2:  // pred: ^bb0
    %2 = arith.maximumf %extracted, %extracted : f64
    %3 = linalg.fill ins(%2 : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
    cf.br ^bb3(%arg0, %3 : tensor<f64>, tensor<f64>)
  ^bb3(%4: tensor<f64>, %5: tensor<f64>):  // 2 preds: ^bb1, ^bb2
    return %5, %inserted : tensor<f64>, tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst = arith.constant 7.250000e+00 : f64
    %0 = arith.cmpf olt, %extracted, %cst : f64
    cf.cond_br %0, ^bb1(%arg1, %arg0 : tensor<f64>, tensor<f64>), ^bb2
  ^bb1(%1: tensor<f64>, %2: tensor<f64>):  // pred: ^bb0
    %3 = linalg.ceil ins(%2 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    cf.br ^bb3(%3, %3 : tensor<f64>, tensor<f64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1, %arg0 : tensor<f64>, tensor<f64>)
  ^bb3(%4: tensor<f64>, %5: tensor<f64>):  // 2 preds: ^bb1, ^bb2
    return %5 : tensor<f64>
  }
  func.func private @f3(%arg0: tensor<f64>) -> (tensor<f64>, index) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.addf %in, %in_0 : f64
      %3 = arith.maximumf %2, %out : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = index.divu %c3, %c1
    return %0, %1 : tensor<f64>, index
  }
}

