// bufdiff-profile: slices
// bufdiff-choices: c645cd0948f1ff0f416ce886d8be805b90b774d4d6304ebd3201d4f986ab905818b7e2a679a0bde7
// bufdiff-choices: 3cdcf1a589b91fd58b4bd0a03401cc50ba650a380a0a06f2423520b0b88b8cd81cf3e49617096600
// bufdiff-choices: e741c4774bb84c961418a261b0747ab73a404be2bbad1ae8042a595d5b266f546ce980bb89d18f61
// bufdiff-choices: 513659955d837110f1705e2142ec7de334bf22fe2822d3162a47293b6be92246c850c66746ca7ab7
// bufdiff-choices: e1cf1c1f336cac63b2f7821fe1194e9cb0163448d3644bc0d077ca2b51d4e4fafd79b350a2c8c389
// bufdiff-choices: 1ebc1284e80361185b145abf4aea97b9dc53de00d09eb7b6f1c19ff6655ac9e1cda9533a56fd0683
// bufdiff-choices: 1f0d8ed85adc9149d42b33784283b28faa59477d917e3cad28fc537d82a3024479b533442e2b2dd6
// bufdiff-choices: b71a6709a44f3f0313977d7903ee15f4b04e96c9320ea3437c0b5bf547976ffac0b06380ac6a31c2
// bufdiff-choices: 33ff62ecb36b993098e3eb5c0e2aeaa272f2aa1d62fda64052c7c7ac7584e56cc3798ec5dc7a5a2c
// bufdiff-choices: 015f7ee28f78a59feddc4ed9ae594ade4a0d08664dde005ee6f7c8069414e35f8ca239a9f750f21b
// bufdiff-choices: f094c838c44d37a453ccde976b31f0ea704cc8b0191deedcdc328cdb6efce22048b01cee32faa6a1
// bufdiff-choices: 506c00e26ca549cbc22b5a423bfa79d71ea175714ccc3a7de44f3ab226b1542e10abc1580f568552
// bufdiff-choices: 72620fe693e6b1fb29421590622d3e0465e4beae03b1371acd7c71c662c9737a
// bufdiff-features: 17 1150 1941 2945 3217 4020 4752 6237 6245 6611 7533 8760 9255 9479 9495 9529
// bufdiff-features: 9748 10020 11162 12276 12789 13233 13637 14454 14914 15751 15903 17063 18486
// bufdiff-features: 19014 20749 21522 21714 21953 22021 22095 22280 22448 23143 23225 23832 26237
// bufdiff-features: 26464 26568 29627 30105 30539 30666 31892 33286 33769 34159 34167 34650 35201
// bufdiff-features: 35271 35957 36784 36797 37944 38783 40454 40540 40593 40712 41517 42228 42344
// bufdiff-features: 42467 42984 43631 44505 44786 46203 46720 47392 47762 47988 48598 48974 50831
// bufdiff-features: 50894 51415 51489 51791 51851 52322 52558 52701 52807 52900 53180 53243 53252
// bufdiff-features: 53469 54205 54998 55113 56208 58024 60476 60686 63071 63800 64119 64120 64235
// bufdiff-features: 64262 64315 64435 64716 65308 65496 66422 66788 67526 68355 68867 69081 71050
// bufdiff-features: 71306 72363 72975 73150 73289 73330 73335 73802 73849 74057 74059 74257 74576
// bufdiff-features: 74864 76581 76700 76953 78243 78283 78430 79099 79596 81443 81736 82135 83194
// bufdiff-features: 84322 84585 85274 85681 85713 85843 86125 86159 87601 88222 88337 89780 89812
// bufdiff-features: 92022 92194 93255 93994 94245 94427 95273 96431 96562 97560 99107 99224 99228
// bufdiff-features: 99294 99383 101264 102924 104790 104931 105728 106761 107702 108012 108992
// bufdiff-features: 109445 112929 113801 113821 113883 113940 114763 114783 116388 117206 117235
// bufdiff-features: 117336 117340 117724 118695 118884 119597 120218 120772 121250 121626 122791
// bufdiff-features: 123012 123585 124152 125602 125943 125971 126134 127205 127252 127533 129955
// bufdiff-features: 130294 130310 131107 133041 133121 133756 135256 135868 136056 136269 136522
// bufdiff-features: 137045 137427 138086 138844 139163 139357 141219 142040 144093 146512 146711
// bufdiff-features: 147477 148304 148380 148739 149534 150452 150818 151404 152538 153142 153293
// bufdiff-features: 153928 154507 154812 155465 155898 156191 156460 157034 157579 158120 158128
// bufdiff-features: 158874 158897 158996 159359 160756 160967 162015 162764 162905 162948 162971
// bufdiff-features: 163044 163212 163581 163687 164472 164602 164729 165106 165373 165636 165719
// bufdiff-features: 166047 166579 167157 168562 168576 168639 168662 168858 171369 171551 172435
// bufdiff-features: 172926 174367 176504 176774 177089 177355 177904 178007 178019 178067 178558
// bufdiff-features: 178560 179268 179471 180207 181522 181789 183114 183482 184030 184722 184962
// bufdiff-features: 185723 186042 186257 186849 186959 187855 188790 190142 192422 192528 192602
// bufdiff-features: 192628 192771 193290 194134 194488 194714 195182 196031 196048 197197 197267
// bufdiff-features: 197738 197837 198357 198460 198798 200307 201059 201601 202241 203268 204527
// bufdiff-features: 204862 205434 205688 205689 205859 206820 207330 207721 208311 208503 210022
// bufdiff-features: 210207 210461 211884 211974 212111 213275 214325 214744 214769 214857 215959
// bufdiff-features: 216527 216712 217085 217103 217621 217899 218286 218738 218770 218917 219734
// bufdiff-features: 220387 222638 222809 223566 223640 223719 223991 224222 224380 224466 224916
// bufdiff-features: 225325 225728 226172 226357 226579 226607 227154 227345 228390 228519 228936
// bufdiff-features: 229266 229623 230081 230303 230640 233154 233401 234387 234661 236238 236930
// bufdiff-features: 237223 237979 239237 239317 239348 239798 240158 240819 240902 242126 243546
// bufdiff-features: 243781 243872 244281 244908 245380 246107 246543 246589 246622 247062 247913
// bufdiff-features: 249841 250797 250948 251444 251560 252466 252539 253836 254107 254791 254826
// bufdiff-features: 255520 256247 256362 256380 257218 257617 257876 258498 258625 258994 259528
// bufdiff-features: 259805 259840 260179 261244
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func private @f4(%arg0: tensor<6xf64>, %arg1: f64) -> (tensor<6xf64>, tensor<1xf64>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<6xf64> to tensor<1xf64>
    %cst = arith.constant dense<[[5.500000e+00], [8.500000e+00]]> : tensor<2x1xf64>
    %cst_0 = arith.constant -2.500000e+00 : f64
    %from_elements = tensor.from_elements %cst_0, %arg1 : tensor<2xf64>
    %0 = linalg.vecmat ins(%from_elements, %cst : tensor<2xf64>, tensor<2x1xf64>) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[%c1] [1] [1] : tensor<1xf64> into tensor<6xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %2 = linalg.copy ins(%extracted_slice : tensor<1xf64>) outs(%1 : tensor<1xf64>) -> tensor<1xf64>
    return %inserted_slice, %2 : tensor<6xf64>, tensor<1xf64>
  }
  func.func @f2(%arg0: tensor<6xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>) {
    %0 = linalg.rsqrt ins(%arg1 : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %c6 = arith.constant 6 : index
    %1 = tensor.empty(%c6) : tensor<?xf64>
    %cast = tensor.cast %1 : tensor<?xf64> to tensor<6xf64>
    %2:3 = call @f1(%arg0, %cast) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<2x1x1x1x1xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>)
    %cst = arith.constant -0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+02 : f64
    %cst_1 = arith.constant 1.000000e+02 : f64
    %cst_2 = arith.constant 5.000000e-01 : f64
    %cst_3 = arith.constant 1.000000e+10 : f64
    %cst_4 = arith.constant 7.250000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<6xf64>
    %3:3 = call @f1(%from_elements, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<6xf64>, tensor<6xf64>) -> (tensor<2x1x1x1x1xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>)
    %4 = tensor.empty() : tensor<2x1x1x1x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2#0 : tensor<2x1x1x1x1xf64>) outs(%4 : tensor<2x1x1x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<2x1x1x1x1xf64>
    return %0, %2#1, %2#2 : tensor<?xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>
  }
  func.func private @f1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<2x1x1x1x1xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>) {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 3] : tensor<6xf64> into tensor<2x3xf64>
    %cst = arith.constant dense<[[[[[6.500000e+00]]]], [[[[7.500000e+00]]]]]> : tensor<2x1x1x1x1xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c2, %c1, %c2) : tensor<?x?x1x?x1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c0, %c0, %c0, %c0, %c0] : tensor<2x1x1x1x1xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<?x?x1x?x1xf64>) -> tensor<?x?x1x?x1xf64>
    %2 = tensor.empty() : tensor<1x1x1x2x1xf64>
    %3 = linalg.fill ins(%extracted : f64) outs(%2 : tensor<1x1x1x2x1xf64>) -> tensor<1x1x1x2x1xf64>
    %4 = linalg.conv_2d_ngchw_fgchw ins(%1, %3 : tensor<?x?x1x?x1xf64>, tensor<1x1x1x2x1xf64>) outs(%cst : tensor<2x1x1x1x1xf64>) -> tensor<2x1x1x1x1xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %5 = arith.cmpf ogt, %extracted, %cst_0 : f64
    %6 = arith.index_castui %5 : i1 to index
    %7 = arith.addi %6, %c1 : index
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [%7] : tensor<6xf64> to tensor<3xf64>
    return %4, %3, %extracted_slice : tensor<2x1x1x1x1xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>
  }
  func.func private @f3(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<1x1x1x2x1xf64>) {
    %0 = tensor.empty() : tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<6xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<1xf64>) -> tensor<1xf64>
    %2 = linalg.conv_1d ins(%arg1, %1 : tensor<6xf64>, tensor<1xf64>) outs(%arg1 : tensor<6xf64>) -> tensor<6xf64>
    %cast = tensor.cast %2 : tensor<6xf64> to tensor<?xf64>
    %3:3 = call @f2(%2, %cast) : (tensor<6xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<1x1x1x2x1xf64>, tensor<3xf64>)
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %3#0[%c2] [1] [1] : tensor<?xf64> to tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f64>) outs(%3#0 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = arith.minimumf %in, %out : f64
      linalg.yield %7 : f64
    } -> tensor<?xf64>
    %5 = tensor.empty() : tensor<6xf64>
    %6 = linalg.copy ins(%4 : tensor<?xf64>) outs(%5 : tensor<6xf64>) -> tensor<6xf64>
    %cast_0 = tensor.cast %6 : tensor<6xf64> to tensor<?xf64>
    return %3#2, %cast_0, %3#1 : tensor<3xf64>, tensor<?xf64>, tensor<1x1x1x2x1xf64>
  }
  func.func @main(%arg0: tensor<6xf64>) -> (tensor<6xf64>, tensor<3x?xf64>, tensor<6xf64>, tensor<1x1x1x2x1xf64>, tensor<?xf64>, tensor<3xf64>, tensor<1xf64>, tensor<6xf64>) {
    %cst = arith.constant dense<[2.500000e+00, 5.500000e+00, 8.500000e+00, 1.150000e+01, 1.450000e+01, 1.750000e+01]> : tensor<6xf64>
    %cst_0 = arith.constant 5.000000e-01 : f64
    %0:2 = call @f4(%cst, %cst_0) : (tensor<6xf64>, f64) -> (tensor<6xf64>, tensor<1xf64>)
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c6, %c2) : tensor<?x?xf64>
    %cst_1 = arith.constant 1.000000e+10 : f64
    %2 = linalg.fill ins(%cst_1 : f64) outs(%1 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %from_elements = tensor.from_elements %cst_1, %cst_0 : tensor<2xf64>
    %3 = linalg.matvec ins(%2, %from_elements : tensor<?x?xf64>, tensor<2xf64>) outs(%0#0 : tensor<6xf64>) -> tensor<6xf64>
    %4:3 = call @f3(%3, %3, %3) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<3xf64>, tensor<?xf64>, tensor<1x1x1x2x1xf64>)
    %5 = call @either5(%0#0, %0#0) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %6 = linalg.sub ins(%0#0, %5 : tensor<6xf64>, tensor<6xf64>) outs(%0#0 : tensor<6xf64>) -> tensor<6xf64>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<6xf64>) outs(%0#0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.negf %in : f64
      %11 = arith.addf %10, %out : f64
      linalg.yield %11 : f64
    } -> tensor<6xf64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [3, 2] : tensor<6xf64> into tensor<3x2xf64>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<6xf64>) {
    ^bb0(%out: f64):
      %10 = linalg.index 0 : index
      %extracted = tensor.extract %7[%10] : tensor<6xf64>
      linalg.yield %extracted : f64
    } -> tensor<6xf64>
    %9 = scf.execute_region -> tensor<6xf64> {
      %expanded_2 = tensor.expand_shape %5 [[0, 1]] output_shape [2, 3] : tensor<6xf64> into tensor<2x3xf64>
      %10 = vector.broadcast %cst_0 : f64 to vector<2xf64>
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %11 = vector.transfer_write %10, %8[%c1] : vector<2xf64>, tensor<6xf64>
      scf.yield %11 : tensor<6xf64>
    }
    %cast = tensor.cast %expanded : tensor<3x2xf64> to tensor<3x?xf64>
    return %9, %cast, %6, %4#2, %4#1, %4#0, %0#1, %0#0 : tensor<6xf64>, tensor<3x?xf64>, tensor<6xf64>, tensor<1x1x1x2x1xf64>, tensor<?xf64>, tensor<3xf64>, tensor<1xf64>, tensor<6xf64>
  }
  func.func private @either5(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %arg1[%c5] : tensor<6xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %0 = arith.cmpf oeq, %extracted, %cst : f64
    %1 = scf.if %0 -> (tensor<6xf64>) {
      scf.yield %arg0 : tensor<6xf64>
    } else {
      scf.yield %arg1 : tensor<6xf64>
    }
    return %1 : tensor<6xf64>
  }
}

