// bufdiff-profile: wide
// bufdiff-choices: 17f41b252fdc2c9c9ff1e0da0645db242d1b2ae843bdcaabef90a0e2895ab448cdb1180eb11808f7
// bufdiff-choices: fa2b284c2ce34e9280593740f5d5cba935c93507ed4304a6467bfd9bae5cb6d606a4db18d648c68a
// bufdiff-choices: c175b25d2817ec5c2ed533b563f6e212f7059719e8480a5d32e7f29abd1d7adc4b5c3dcf1c68bcb8
// bufdiff-choices: faffae0b472286683285d360560438badef7868bdc698d1c3d267579b7b6a012c26d243342d13bde
// bufdiff-choices: 207b75a2f51c58d7d6a4817ef9d3b25b7152214c23158ea42a716721a8ba7d0d0ad6e8b1bb22edb1
// bufdiff-choices: a1091f96002791640995acb2a51346da1fa825d3d9bb0545425918751d99602d230890b3d95db339
// bufdiff-choices: 9380c31aa0d687f6a46acdfcb83274711c72728f885a62af739e430d0925f727b50efbd070d0e7b2
// bufdiff-choices: f27067524c0fdbe137bc46ac76713cfdcca779420750e3a3ca6c15f3abdd82b6dbff1c4db33bf1f3
// bufdiff-choices: b204637ad9cc367c75608d09580a87a38fe3615fbd47dda428297634e9e2077849c8735bd210cc63
// bufdiff-choices: 17977427062f9e621e68b824e799fa86248b7cf5a146e97eadd1c24252febe6a13fcb284a7d9bbe3
// bufdiff-choices: f900e4ed16dc82dfa7e4602612d93b4b1efa63f04b910205fa0e2f839e0be153004eef407e8ab5ad
// bufdiff-choices: 053c8781ddc92e0489ecb783bd81206b732cf708f5872f4dfbddf1c962ba18dda36bbc023526e91e
// bufdiff-choices: d1d2027a4bc4707606d0ed84ef2d4a26ed03fa54b743a5ba55d00e0919184412c381f98e31872fea
// bufdiff-choices: dde7fdee8aea758d9bd4a10cb5e05470381947498a0dde0b1039e1f31663deb57f29ea09344d56fb
// bufdiff-choices: 30ddf1758e112d8dfd7f4451a8a77ba53beecee59595762a286564939fece343107425a23a120b13
// bufdiff-choices: 5c4fcad6d6c0be302408a79eece0f703c33a1c2e5a6e2f3844ad8f55793e58fe9a8166487c44e0c0
// bufdiff-choices: 6f749782840f4be2ab5039f88325025bbe9d8d65374f9769d4be21970a4907c2fdebf81972f08704
// bufdiff-choices: efb03917de7ebcda33cff633237057f6768a0400127367d24c891bbafd102809c9c1511285b43d1d
// bufdiff-choices: b6341fdce277c302903e71f437a03dd334228c41b190b0c2155c93a57a3437fa2d99e0baa8f302a5
// bufdiff-choices: cc2014f0740c887489b4e4ea4b44bd04a84efb7b26387a3cf99c1069a8bafb5f61c4494b80af9e08
// bufdiff-choices: d4fdc87b3d1610149597a421a2932e91df6fc35d2473f2881bacc8f4db06aad82678e8cc9dc078b2
// bufdiff-choices: 2d8ff57dd08ffde1b6613b73cadc9efa926f997ff9e4542e41bf775dbeac12f2a51ce0e1a776c21b
// bufdiff-choices: f9a12927a4b7e9ca7c1f9e98ac911ad28254252df4c589260a862d8dd1fb
// bufdiff-features: 689 706 1728 1858 2572 2820 2898 3336 3579 4165 4752 4958 5075 5187 5296 5297
// bufdiff-features: 6237 6363 6430 6611 6641 6812 9256 9294 9479 9748 9968 10035 10540 11162 11210
// bufdiff-features: 11228 12170 12648 12932 13032 13233 13374 13424 14454 14674 14704 14884 15582
// bufdiff-features: 15751 15903 15929 16269 16455 16728 16800 18166 18383 18740 18984 19419 19545
// bufdiff-features: 19606 19979 20023 20237 20838 20874 21522 21623 21953 21973 22095 22280 22860
// bufdiff-features: 22933 23143 23225 23600 23787 24131 24747 25704 25729 25818 26087 26464 26568
// bufdiff-features: 26663 26808 26922 27704 27725 27766 28564 29104 29229 29590 29968 30209 30666
// bufdiff-features: 30688 30931 30996 31864 32809 33327 33502 33671 33915 34159 34167 35053 35163
// bufdiff-features: 35364 35380 35554 35704 35957 35977 36461 36726 36784 36986 37183 37769 38296
// bufdiff-features: 38394 38427 38702 38783 39150 39180 39915 40070 40712 41090 41984 42344 42464
// bufdiff-features: 42467 42984 43612 43774 44007 44093 44505 44659 44893 46203 46208 46404 46874
// bufdiff-features: 47392 48598 48600 48974 49635 49657 49800 50246 50426 50894 51178 51344 51475
// bufdiff-features: 51851 52062 52148 52322 52558 52701 52807 52823 52900 52928 53180 53252 53469
// bufdiff-features: 53779 54385 54468 54658 54827 54964 54998 55113 55270 55837 56404 57548 58122
// bufdiff-features: 58290 59038 59620 59764 60686 60897 61944 62253 62433 63071 63384 63800 63929
// bufdiff-features: 64120 64235 64652 64778 65726 66422 66529 67959 68355 68670 68782 69121 69403
// bufdiff-features: 69505 69817 70063 70119 70202 70335 71037 71168 71259 71306 71445 71904 72363
// bufdiff-features: 73289 73753 73802 74057 74255 74507 74720 74862 75361 76339 76700 77261 77283
// bufdiff-features: 77617 78283 78430 79099 81022 81217 81443 81467 81736 82011 82135 82552 83125
// bufdiff-features: 83194 83548 83992 84346 84430 84585 84922 85430 85757 85843 86125 87495 87534
// bufdiff-features: 87895 88000 88008 88337 88732 88850 88932 89780 89812 90070 90097 90383 90487
// bufdiff-features: 90543 92022 92194 92488 93094 93255 93286 94322 95407 95900 96421 96724 97715
// bufdiff-features: 97924 98190 98501 99228 99294 99383 99757 100059 100076 101105 101681 102215
// bufdiff-features: 103318 103388 103678 104315 104334 104580 104682 104790 104931 105373 105700
// bufdiff-features: 105902 107412 107425 107702 107805 107997 108012 108038 108977 109055 109187
// bufdiff-features: 109327 109732 109923 110288 110379 110552 110780 111024 112334 112929 113041
// bufdiff-features: 113801 113937 113940 114432 114783 115801 116039 116091 117206 117235 117779
// bufdiff-features: 118081 118884 119203 119334 119588 119597 121626 121682 123004 123014 123396
// bufdiff-features: 123446 123967 124932 125702 125908 125971 127000 127243 127533 127711 127833
// bufdiff-features: 128332 128817 128916 129170 129404 129424 129516 130292 130310 130602 130642
// bufdiff-features: 130933 131544 132961 133022 133297 133756 135534 135868 136271 136273 136804
// bufdiff-features: 137045 137235 137343 137477 137582 139206 139765 140940 141238 141458 141891
// bufdiff-features: 142274 143475 144093 144120 144597 145224 146280 146512 146608 146665 146792
// bufdiff-features: 147178 147436 147477 147906 148895 150313 150818 151376 151738 151758 151936
// bufdiff-features: 152187 152226 152983 153087 153293 153882 154468 154946 155898 156147 156191
// bufdiff-features: 156460 157034 157610 157719 158063 158120 158188 158379 158396 158592 158810
// bufdiff-features: 158897 158996 159724 159796 159895 160349 160756 160854 161065 161883 162318
// bufdiff-features: 162738 162764 162971 163044 163084 163328 163373 163687 164602 165636 165695
// bufdiff-features: 165719 166065 166402 167005 167072 167086 167753 167927 167973 168007 168323
// bufdiff-features: 168571 168858 169249 169927 170559 170979 171116 171205 171369 171381 171551
// bufdiff-features: 171671 172127 172243 172435 172809 172898 173026 173166 173354 174170 174275
// bufdiff-features: 175830 175888 177182 177211 177904 178019 178067 178165 178555 178854 179217
// bufdiff-features: 179439 179585 179649 179977 180207 180372 180393 180600 180916 181541 181789
// bufdiff-features: 182283 184030 184321 184576 184962 185027 185490 185598 185723 186257 186959
// bufdiff-features: 187596 187769 187869 188136 188571 188790 188792 188843 189360 189391 189674
// bufdiff-features: 190142 190520 191420 191888 192308 192422 192595 192628 192771 193290 193353
// bufdiff-features: 193747 194063 194103 194134 194682 194987 195182 196031 196048 196807 197125
// bufdiff-features: 197267 197342 197715 197837 198460 198820 198889 200043 200104 200572 201059
// bufdiff-features: 201509 201802 202085 202241 202506 202616 203746 204195 204527 204620 204697
// bufdiff-features: 204797 205434 205689 206393 207081 207330 207454 208379 208500 208554 208765
// bufdiff-features: 209666 209910 210022 210301 210351 210406 210461 211508 211534 212111 212169
// bufdiff-features: 212779 212970 213275 213354 213455 214171 214744 215925 215959 216892 217694
// bufdiff-features: 218064 218127 218635 219734 220558 220843 221296 221444 221975 222612 222809
// bufdiff-features: 223016 223613 223719 223857 224222 225228 225250 225345 225728 225759 225818
// bufdiff-features: 226357 227345 227368 227401 228061 228388 228390 228519 228914 228936 229266
// bufdiff-features: 229273 229412 229530 230081 230329 230584 230640 231792 231921 233276 234206
// bufdiff-features: 234455 234562 235375 235547 236024 236214 236324 236336 236986 237029 237041
// bufdiff-features: 237064 237620 238676 239107 239237 239241 240158 240311 240539 241200 241225
// bufdiff-features: 241331 241688 241844 242145 242988 243441 243546 244540 244691 244895 245171
// bufdiff-features: 245380 245594 245673 245769 246543 246622 246783 246966 247062 247107 248581
// bufdiff-features: 249184 249221 249569 249841 250283 250948 252161 252260 252466 252539 252919
// bufdiff-features: 253389 253703 253836 254792 255520 255676 255705 255826 255896 256112 256247
// bufdiff-features: 256337 256688 257209 257232 257251 257632 258378 258625 258906 258994 259434
// bufdiff-features: 259528 259840 260161 260364 260470
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<3x3xf32>) -> (tensor<?xf32>, tensor<1xf32>, tensor<3x3xf32>, tensor<f32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<9x1xf32>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<3x3xf32>, tensor<1xf32>, tensor<?xf32>, f32, f32) {
    %0:3 = call @f1(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, f32)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0#0[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %cast = tensor.cast %arg1 : tensor<3x3xf32> to tensor<?x?xf32>
    %cst = arith.constant dense<[6.500000e+00, 9.500000e+00]> : tensor<2xf32>
    %cast_0 = tensor.cast %cst : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @f6(%extracted_slice, %cast, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<3x2x3xf32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<?xf32>
    %3 = linalg.pooling_nwc_sum ins(%cst_1, %2 : tensor<3x2x3xf32>, tensor<?xf32>) outs(%cst_1 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
    %4 = call @f12(%0#0) : (tensor<1xf32>) -> tensor<1xf32>
    %5:4 = call @f10(%arg1) : (tensor<3x3xf32>) -> (tensor<f32>, tensor<3x3xf32>, tensor<f32>, f32)
    %alloc = memref.alloc() : memref<f32>
    linalg.fill ins(%0#2 : f32) outs(%alloc : memref<f32>)
    %cst_2 = arith.constant 2.000000e+00 : f32
    memref.store %cst_2, %alloc[] : memref<f32>
    %6 = bufferization.to_tensor %alloc restrict writable : memref<f32> to tensor<f32>
    %7 = linalg.square ins(%0#0 : tensor<1xf32>) outs(%0#0 : tensor<1xf32>) -> tensor<1xf32>
    %8:3 = call @f11(%5#0, %6) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %cst_3 = arith.constant 0.000000e+00 : f32
    %9 = arith.cmpf ogt, %5#3, %cst_3 : f32
    %10 = arith.index_castui %9 : i1 to index
    %c3 = arith.constant 3 : index
    %extracted_slice_4 = tensor.extract_slice %3[0, %10, 0] [3, 1, %c3] [1, 1, 1] : tensor<3x2x3xf32> to tensor<3x?xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<3x?xf32> to tensor<3x3xf32>
    %11 = call @f7(%arg1, %cast_5) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cast_6 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<3x3xf32>
    %12:2 = call @f9(%cast_6) : (tensor<3x3xf32>) -> (tensor<9x1xf32>, tensor<3x3xf32>)
    %cast_7 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<3x3xf32>
    %extracted_slice_8 = tensor.extract_slice %11[%10, 1] [1, 1] [1, %c1] : tensor<3x3xf32> to tensor<1xf32>
    %13:3 = call @f8(%cast_7, %0#2, %extracted_slice_8) : (tensor<3x3xf32>, f32, tensor<1xf32>) -> (tensor<?x?xf32>, tensor<1xf32>, tensor<3x3xf32>)
    %cast_9 = tensor.cast %0#1 : tensor<1xf32> to tensor<?xf32>
    %extracted_slice_10 = tensor.extract_slice %extracted_slice_8[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    return %1#1, %4, %5#1, %5#2, %7, %8#0, %8#1, %12#0, %12#1, %13#0, %13#1, %13#2, %extracted_slice_10, %cast_9, %8#2, %0#2 : tensor<?xf32>, tensor<1xf32>, tensor<3x3xf32>, tensor<f32>, tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<9x1xf32>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<1xf32>, tensor<3x3xf32>, tensor<1xf32>, tensor<?xf32>, f32, f32
  }
  func.func private @f12(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %1 = scf.forall (%arg1) in (1) shared_outs(%arg2 = %0) -> (tensor<1xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %0 into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<1xf32>
      }
    }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0] : tensor<1xf32>
    %2 = math.floor %extracted : f32
    return %1 : tensor<1xf32>
  }
  func.func @f11(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (tensor<f32>) {
      %cst_0 = arith.constant dense<1.050000e+01> : tensor<1xf32>
      %1:3 = func.call @f1(%cst_0) : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, f32)
      %cast = tensor.cast %cst_0 : tensor<1xf32> to tensor<?xf32>
      %2:4 = func.call @f3(%1#0, %arg3, %arg1, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>)
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %4 = arith.mulf %in, %in_1 : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    %mapped = linalg.map ins(%0, %arg0, %0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %1 = arith.mulf %in, %in_0 : f32
        %2 = arith.minimumf %1, %in_1 : f32
        linalg.yield %2 : f32
      }
    %cst = arith.constant -6.000000e+00 : f32
    return %arg0, %mapped, %cst : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f10(%arg0: tensor<3x3xf32>) -> (tensor<f32>, tensor<3x3xf32>, tensor<f32>, f32) {
    %0 = linalg.abs ins(%arg0 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c1, %c2] : tensor<3x3xf32>
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %1:2 = call @f5(%cst) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %1#0, %0, %1#1, %extracted : tensor<f32>, tensor<3x3xf32>, tensor<f32>, f32
  }
  func.func private @f8(%arg0: tensor<3x3xf32>, %arg1: f32, %arg2: tensor<1xf32>) -> (tensor<?x?xf32>, tensor<1xf32>, tensor<3x3xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = arith.mulf %arg1, %arg1 : f32
    %inserted = tensor.insert %0 into %arg0[%c2, %c0] : tensor<3x3xf32>
    %cast = tensor.cast %arg0 : tensor<3x3xf32> to tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c3, %c1, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %inserted_0 = tensor.insert %0 into %expanded[%c0, %c0, %c2] : tensor<?x?x?xf32>
    %collapsed = tensor.collapse_shape %inserted_0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %arg1, %cst : f32
    %2 = arith.index_castui %1 : i1 to index
    %extracted = tensor.extract %expanded[%c1, %c0, %2] : tensor<?x?x?xf32>
    vector.print %extracted : f32
    return %collapsed, %arg2, %inserted : tensor<?x?xf32>, tensor<1xf32>, tensor<3x3xf32>
  }
  func.func @f7(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = tensor.empty() : tensor<3x3xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = linalg.powf ins(%1, %arg0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = tensor.empty() : tensor<f32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1[%c2, %c2] : tensor<3x3xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<[[7.500000e+00], [6.500000e+00], [5.500000e+00], [4.500000e+00]]> : tensor<4x1xf32>
    %cast = tensor.cast %cst_0 : tensor<4x1xf32> to tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst_0[3, %c0] [%c1, 1] [1, 1] : tensor<4x1xf32> to tensor<?xf32>
    %5:2 = call @f6(%4, %cast, %extracted_slice) : (tensor<f32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
    return %2 : tensor<3x3xf32>
  }
  func.func @f6(%arg0: tensor<f32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %0 = tensor.empty() : tensor<3x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %2 = call @f4(%1, %cst) : (tensor<3x3xf32>, tensor<f32>) -> tensor<?xf32>
    return %arg1, %2 : tensor<?x?xf32>, tensor<?xf32>
  }
  func.func @f3(%arg0: tensor<1xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %cast = tensor.cast %0 : tensor<1xf32> to tensor<?xf32>
    %1:3 = call @f2(%cast, %cst) : (tensor<?xf32>, f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    return %1#1, %1#0, %arg2, %1#2 : tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: f32) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<?xi1>) -> tensor<?xi1>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %4 = linalg.select ins(%1, %arg0, %3 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %3[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %5 = tensor.empty(%dim) : tensor<?xf32>
    %6 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    return %4, %extracted_slice, %6 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, f32) {
    %0 = tensor.empty() : tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %cst = arith.constant dense<4.500000e+00> : tensor<1xf32>
    %2 = linalg.copy ins(%cst : tensor<1xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    return %1, %2, %cst_0 : tensor<1xf32>, tensor<1xf32>, f32
  }
  func.func private @f4(%arg0: tensor<3x3xf32>, %arg1: tensor<f32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c0, %c2] : tensor<3x3xf32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    %cst = arith.constant dense<5.000000e-01> : tensor<1xf32>
    %extracted_slice = tensor.extract_slice %arg0[2, %c0] [1, 1] [1, 1] : tensor<3x3xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %0:4 = call @f3(%cst, %inserted, %inserted, %cast) : (tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>)
    return %0#3 : tensor<?xf32>
  }
  func.func private @f5(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<1.150000e+01> : tensor<f32>
    %0 = linalg.ceil ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %cst) -> (tensor<f32>) {
      %cst_1 = arith.constant 1.000000e+02 : f32
      %3 = linalg.fill ins(%cst_1 : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    %cst_0 = arith.constant dense<5.500000e+00> : tensor<f32>
    %2 = linalg.add ins(%cst_0, %arg0 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func @f9(%arg0: tensor<3x3xf32>) -> (tensor<9x1xf32>, tensor<3x3xf32>) {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c9_i32 = arith.constant 9 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c9_i32, %c1_i32 : tensor<2xi32>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<9x1xf32>
    return %reshape, %0 : tensor<9x1xf32>, tensor<3x3xf32>
  }
}

