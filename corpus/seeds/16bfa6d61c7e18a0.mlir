// bufdiff-profile: slices
// bufdiff-choices: bb1cc91ed2fb0759a016930774902b27adcb56aac6aa9681fcde3964781c6941765d09c9506b25d0
// bufdiff-choices: f814d3a41619bc1333447434a8f7dcb6f924d5ff3f1010fd615e87d0f00865571a95e823bee4e212
// bufdiff-choices: 975292dc24b3c96b4da1c688b684c9491f496c49e5e4026cd43ed8b5bf20d0f647a6b56166a7b1b7
// bufdiff-choices: d8a4e8e039eaad1914991fc7af838d29d2beb2f10c0e9f8ea828f37744423a33a63bbcbffec6f56d
// bufdiff-choices: 6b9d204ceace4120566254adfa19f403893719d8e59f19fafb04e71234c47bbcbaa539893bc0a6bb
// bufdiff-choices: 2ffc710ea44f0f0969c3242a4da06dc1b6e6f4d4b5f553f2c0d889f2c8a02fc5219ecee0601f97f3
// bufdiff-choices: 887bc25e51004c78a83f9b7cbd78718603b39e42cd7f23f602c16d4c860753bdd39908268505954e
// bufdiff-choices: f0e749bec01d83d1e40acb06eadf1cb765839f5ef63c0a4c7563d3d5e0e77606922782231f0dc655
// bufdiff-choices: 99c8abd558094af3764670396ec324e74c92c5136f13d308deffb4da5fdf219842b38ed95794becc
// bufdiff-choices: ea4272bc965472dd35ec6ad9f6db9a2e2dd69ad0edc78680cf0a83624171cd4ed91631e609a82c33
// bufdiff-choices: f9775d3c908668223489461f3b3a5a5c190c1407164e7c675d9222832559c4fdd2829090756be2a4
// bufdiff-choices: dfedf8093bc3bc8b59d6134f8561ac18bdb9303e05697cba329a530d72bf509eabf78800
// bufdiff-features: 76 1765 1854 2461 6138 6363 6611 6812 7947 9240 9479 11162 11441 12547 12585
// bufdiff-features: 12796 13032 13233 13424 13915 15751 16269 16512 17470 18166 18206 18486 19100
// bufdiff-features: 23787 24330 26796 27378 27766 32457 33853 34167 34210 35952 36448 36674 37183
// bufdiff-features: 37630 38229 38783 39457 40712 40765 41591 41984 42398 43774 45448 45571 46203
// bufdiff-features: 46732 47392 48038 48974 49956 50482 51197 51415 52322 52558 52900 52928 53435
// bufdiff-features: 54135 54827 54964 54998 56404 57752 58123 60417 60686 60897 61944 62232 63071
// bufdiff-features: 63800 64120 64216 64235 64652 67901 68355 69403 69660 69817 69875 70119 71904
// bufdiff-features: 72615 73330 74057 74384 74508 74833 75253 75361 76463 76540 77617 77967 78283
// bufdiff-features: 78430 78609 80036 80400 80742 81511 82094 82135 82552 82565 83194 83906 84320
// bufdiff-features: 84480 84585 84922 86125 87248 88058 88075 88732 89178 89348 89780 89812 89859
// bufdiff-features: 90011 90097 92144 92194 92344 93255 95273 95339 95407 96251 98187 98501 98518
// bufdiff-features: 99383 100342 101264 101619 103616 103673 103851 104931 105579 105902 106917
// bufdiff-features: 107783 108627 108907 108977 109187 109923 110780 110816 112275 112929 113150
// bufdiff-features: 113411 114874 116554 116891 117206 117767 117779 118163 119129 120049 121000
// bufdiff-features: 121286 121318 121632 124509 124614 125141 127662 128817 129849 129852 130602
// bufdiff-features: 131544 132281 133756 133784 134741 137045 137656 138167 138208 139901 140367
// bufdiff-features: 140924 141891 143726 144513 146822 147130 148170 148655 149660 150502 150615
// bufdiff-features: 150818 150995 151326 152187 153063 153293 155675 155884 155898 156325 156460
// bufdiff-features: 158120 158897 159724 159796 159895 160138 160327 160756 160944 161377 162390
// bufdiff-features: 162971 163876 164396 165057 165066 165636 165719 166075 166090 167086 167466
// bufdiff-features: 167614 167973 168858 169224 169507 170271 170564 171477 172666 172957 173294
// bufdiff-features: 173537 173788 174170 174571 174977 175687 176534 176850 177627 178165 178854
// bufdiff-features: 179649 179792 181088 181545 183114 183498 183667 183866 184022 184030 185043
// bufdiff-features: 185077 186042 186942 187683 188175 188412 188790 188845 188883 189085 189674
// bufdiff-features: 189820 190142 190627 191239 192771 193059 193290 193747 194063 194134 194682
// bufdiff-features: 195129 196632 197837 198209 198447 199145 199818 200104 201178 202241 202616
// bufdiff-features: 203325 203437 203761 204527 204916 205434 205689 206845 207051 208480 209883
// bufdiff-features: 209922 210022 210461 212549 212565 212779 213065 213275 213455 213499 213938
// bufdiff-features: 214620 215481 215707 215959 216892 218064 218089 219572 219734 220028 220191
// bufdiff-features: 220223 221413 222809 223262 224099 225016 226357 226855 228390 228519 228936
// bufdiff-features: 230081 230640 231162 231527 232396 233276 233919 234387 235098 236930 237029
// bufdiff-features: 238254 238474 239941 240100 240148 240158 241201 242267 242307 243546 244281
// bufdiff-features: 245619 245673 245941 246062 246543 251444 252466 252539 253075 253493 253836
// bufdiff-features: 254791 254828 254836 254975 255520 255556 256112 256688 257120 257621 258477
// bufdiff-features: 258958 261572 262097
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg1) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %3 = arith.cmpi ult, %arg3, %c1 : index
      %c11 = arith.constant 11 : index
      %4 = arith.cmpi uge, %arg3, %c11 : index
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg3, %arg4, %arg5 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f64>, %arg5: tensor<f64>):
      %3 = tensor.empty() : tensor<f64>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg4 : tensor<f64>, tensor<f64>) outs(%3 : tensor<f64>) {
      ^bb0(%in: f64, %in_1: f64, %out: f64):
        %9 = arith.maximumf %in, %in_1 : f64
        linalg.yield %9 : f64
      } -> tensor<f64>
      %5:2 = func.call @f1(%4, %arg4, %arg5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
      %6 = arith.addi %arg3, %c1 : index
      %7 = linalg.copy ins(%5#1 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %cst_0 = arith.constant -1.000000e+00 : f64
      %inserted = tensor.insert %cst_0 into %7[] : tensor<f64>
      %8 = linalg.fill ins(%cst_0 : f64) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %6, %8, %inserted : index, tensor<f64>, tensor<f64>
    }
    %generated = tensor.generate  {
      %cst_0 = arith.constant 1.000000e+02 : f64
      %cst_1 = arith.constant 1.000000e+00 : f64
      %3 = arith.mulf %cst_0, %cst_1 : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %1:3 = call @f4(%generated, %cst) : (tensor<f64>, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %2 = call @f3(%1#1, %1#1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %2, %1#2, %1#0, %0#2, %0#1, %arg0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<1.000000e+01> : tensor<f64>
    %0 = linalg.floor ins(%cst : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = linalg.negf ins(%cst : tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %cst[] : tensor<f64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %2 = arith.cmpf une, %extracted, %cst_0 : f64
    %3 = scf.if %2 -> (tensor<f64>) {
      %4:2 = func.call @f1(%0, %cst, %cst) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
      %5 = linalg.exp ins(%cst : tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
      scf.yield %5 : tensor<f64>
    } else {
      %4:3 = func.call @f2(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
      scf.yield %cst : tensor<f64>
    }
    return %1 : tensor<f64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant -0.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.copy ins(%from_elements : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %0) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %2 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%2) %arg3, %arg4, %arg5 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f64>, %arg5: tensor<f64>):
      %2 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg5[] : tensor<f64>
      %3 = linalg.div ins(%from_elements, %arg4 : tensor<f64>, tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %extracted_0 = tensor.extract %arg4[] : tensor<f64>
      %mapped = linalg.map ins(%0 : tensor<f64>) outs(%arg4 : tensor<f64>)
        (%in: f64, %init: f64) {
          %cst_1 = arith.constant -6.000000e+00 : f64
          %5 = arith.cmpf ogt, %in, %cst_1 : f64
          %6 = arith.select %5, %in, %cst_1 : f64
          linalg.yield %6 : f64
        }
      %4 = linalg.floor ins(%from_elements : tensor<f64>) outs(%mapped : tensor<f64>) -> tensor<f64>
      scf.yield %2, %4, %3 : index, tensor<f64>, tensor<f64>
    }
    return %1#1, %1#2 : tensor<f64>, tensor<f64>
  }
  func.func @f2(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 7.250000e+00 : f64
      %8 = arith.subf %in, %cst_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %cst = arith.constant 2.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 2.000000e+00 : f64
      %8 = arith.divf %in, %cst_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%3, %4 : tensor<f64>, tensor<f64>) outs(%4 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %8 = arith.addf %in, %in_0 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f64>) outs(%6 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    return %5, %0, %7 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %inserted = tensor.insert %arg1 into %arg0[] : tensor<f64>
    %0:3 = call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    return %0#2, %0#1, %0#0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
}

