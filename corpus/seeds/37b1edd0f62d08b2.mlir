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
// bufdiff-choices: dfedf8093bc3bc8b59d613
// bufdiff-features: 76 1854 2461 2864 5712 6138 6351 6363 6611 7122 7947 9240 9479 10372 11162
// bufdiff-features: 11441 12585 13032 13233 13424 15671 15751 16269 16512 17470 18166 18486 19769
// bufdiff-features: 21522 22280 23600 24330 26008 26796 27378 27766 28898 30625 33242 34167 34210
// bufdiff-features: 35952 36448 36674 37183 37630 38202 38783 39457 40712 40765 41984 42398 43774
// bufdiff-features: 45147 45571 46203 46732 47392 48038 48143 48259 49657 49800 49956 50448 50482
// bufdiff-features: 51197 51475 52322 52558 52900 53435 54408 54827 54964 56404 57383 58024 59259
// bufdiff-features: 60686 60897 61375 62232 63071 63800 64120 64216 64652 64978 65814 67901 68355
// bufdiff-features: 69875 70036 70119 71904 72615 73330 74057 74255 74384 74508 74833 75361 76463
// bufdiff-features: 76540 77617 77967 78283 78430 80036 80400 80742 81511 82011 82094 82552 82565
// bufdiff-features: 83194 83906 84320 84480 84585 86125 87248 88075 88732 89178 89780 90011 90585
// bufdiff-features: 90777 92194 92740 93255 95339 95407 98187 98501 98518 99383 100342 102198
// bufdiff-features: 103673 103851 104931 106352 106917 107702 108627 108907 108977 109923 110780
// bufdiff-features: 110816 111878 112929 113411 113618 113626 113801 113940 115778 115801 116554
// bufdiff-features: 116891 117336 118163 119129 119138 119588 120049 121000 121286 121318 121632
// bufdiff-features: 124509 124614 125971 128817 129852 130602 131544 132281 133756 133784 134205
// bufdiff-features: 134279 137045 137656 137667 139901 140924 142680 143726 143847 145775 146109
// bufdiff-features: 148655 150502 150818 151326 152014 152187 153063 153293 154127 155675 155898
// bufdiff-features: 156460 158120 158897 159724 159796 159895 160138 160756 160944 161377 162390
// bufdiff-features: 162764 165057 165636 165719 165941 166037 166075 167086 167197 168516 168858
// bufdiff-features: 169744 170564 170709 171477 172666 173294 173537 173788 174571 175687 176066
// bufdiff-features: 177627 178165 179649 181077 181088 181545 183114 183498 184030 185723 186257
// bufdiff-features: 186942 186953 188175 188412 188790 188883 189085 189674 189820 190142 190627
// bufdiff-features: 191239 192771 193134 193290 193747 194063 194682 195129 196349 196632 198209
// bufdiff-features: 198267 198460 199145 199818 200104 201509 201601 202241 202814 203437 203760
// bufdiff-features: 203761 204527 204916 205434 205689 205775 206845 207051 208480 208557 209883
// bufdiff-features: 210022 210461 212048 212549 212565 212779 213065 213275 213455 213499 213622
// bufdiff-features: 214620 214744 215481 215707 215959 216969 218064 218089 219572 220028 220191
// bufdiff-features: 220223 221413 221589 223719 224506 225016 225725 226357 228048 228058 228390
// bufdiff-features: 228519 228936 230081 230640 231162 231527 232396 232652 233276 233919 234387
// bufdiff-features: 234999 235098 236986 237029 238254 238474 239941 240100 240158 240967 241201
// bufdiff-features: 242267 242307 245619 246062 246543 250365 251444 252466 252539 253075 253836
// bufdiff-features: 254791 254828 254836 254975 255520 255556 256688 258477 261572 262097
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg1) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %2 = arith.cmpi ult, %arg3, %c1 : index
      %c11 = arith.constant 11 : index
      %3 = arith.cmpi uge, %arg3, %c11 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f64>, %arg5: tensor<f64>):
      %2 = tensor.empty() : tensor<f64>
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg4 : tensor<f64>, tensor<f64>) outs(%2 : tensor<f64>) {
      ^bb0(%in: f64, %in_1: f64, %out: f64):
        %8 = arith.maximumf %in, %in_1 : f64
        linalg.yield %8 : f64
      } -> tensor<f64>
      %cst = arith.constant dense<2.000000e+00> : tensor<f64>
      %4:3 = func.call @f1(%cst, %cst, %arg4) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, index)
      %5 = arith.addi %arg3, %c1 : index
      %6 = linalg.copy ins(%4#1 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %cst_0 = arith.constant 5.000000e-01 : f64
      %7 = linalg.fill ins(%cst_0 : f64) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %5, %7, %6 : index, tensor<f64>, tensor<f64>
    }
    %1:5 = call @f4(%arg2) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    return %0#2, %1#0, %1#1, %1#2, %0#1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %cst = arith.constant dense<1.000000e+01> : tensor<f64>
    %0 = linalg.floor ins(%cst : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = linalg.negf ins(%cst : tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %cst[] : tensor<f64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %2 = arith.cmpf une, %extracted, %cst_0 : f64
    %3 = scf.if %2 -> (tensor<f64>) {
      %7:3 = func.call @f1(%0, %cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, index)
      %8 = linalg.exp ins(%cst : tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
      scf.yield %8 : tensor<f64>
    } else {
      %cst_1 = arith.constant 1.000000e+00 : f64
      %7:3 = func.call @f2(%arg0, %cst_1) : (tensor<f64>, f64) -> (tensor<f64>, tensor<f64>, index)
      scf.yield %cst : tensor<f64>
    }
    %4 = bufferization.alloc_tensor() copy(%3) : tensor<f64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.copy ins(%3 : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    return %4, %6, %1, %extracted, %cst_0 : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<f64>, index) {
    %0:3 = call @f1(%arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, index)
    %inserted = tensor.insert %arg1 into %0#1[] : tensor<f64>
    %1 = bufferization.alloc_tensor() copy(%inserted) : tensor<f64>
    return %1, %0#0, %0#2 : tensor<f64>, tensor<f64>, index
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, index) {
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
    return %1#2, %1#1, %1#0 : tensor<f64>, tensor<f64>, index
  }
  func.func private @f4(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %0 = linalg.log ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:5 = call @f3(%0, %0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    return %1#2, %1#1, %1#0, %1#4, %1#3 : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
}

