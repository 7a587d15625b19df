// bufdiff-profile: wide
// bufdiff-choices: 0484a784f7a76455153a8f7248309bfebf9e4d9d0ac55eb97f1304f5993515d020a078846ff1865f
// bufdiff-choices: dcb10f2af54a73790fed941ffc6889d42162fe248ae694bcb77f44f96a073ba2a286408712f2a4da
// bufdiff-choices: a955d75b6a9ac1ff8437f061ee41b7840ebf0fbf92904fe9003b7d49db63f74540981c4ae541a6ae
// bufdiff-choices: 92a65f6a62a6994d53e71ee7475e5ee8ef5e921aec28ac2f2d41ef79e5816218111a47997ce967e2
// bufdiff-choices: ffd84275d6e7b59aeda1e63b883028b2c57278eb5099054637dc252def11362c5a8d200b397935ee
// bufdiff-choices: 09f0ed6968cdb22f13c8eb5c95694b081cdcb41b39dd0d5662d679908d9dc33529464052b21aadcf
// bufdiff-choices: ba82261974a6d6e761e31279fc43af832bbf33eb71c4dd96d9fa11e5882f3ab6e43cddcaf779bc96
// bufdiff-choices: d73b7510c128ff0ae6cd8d6b1589ee8a736985614eb7dafd8a095bd451b9834e401cf424325e5a29
// bufdiff-choices: f7a4cfaba100a159427c776b19be03e4fa0270caff02985c628c4a789fd0037d15386cd8db65e1f1
// bufdiff-choices: 0fee3875e71425c3f2a3211ef34bc466484c3d1bed266d715747a3e6286e41b0049aa07f6416042b
// bufdiff-choices: 1a60db54d276908e87a2a9326505b3f627a01aca0ff6bc23aa7f18b649c7fe6f187789ab9cd5c01a
// bufdiff-choices: 9cd4a044ed30c1dddee20e5c18c44caf96959168608bc90e8a543f66339b81ffb8f35cf46a20d3eb
// bufdiff-choices: d6873dbe067ea8101dbbd90cb97bbc0746d666f0dd9af506b50c484d844d3e9a03f3c6677dea0621
// bufdiff-choices: 63ca8ecf17420e5c559c3012286f4174bc02f2e8482bd66358b8a8ffd601a2be3038444989c3c20f
// bufdiff-choices: e54ae8566fb59561bfb6fdae73fe01ef4aa7c5739aa19c575aaedc2fa1ccf8210f7dbcd0b945afd6
// bufdiff-choices: daeb4f32bfc5b3de9c8c7ab83b4b2dbcc0f8e9ff7968884cf052fcfe9f5360f1be70b30b39d2695d
// bufdiff-choices: 015b016322f099366ce59dd44262329f5598fb4810527280a128893f39693cffa5d6229060200425
// bufdiff-choices: 579fd05cec7032b9bb145efa54500322aa597f84f8611acffd836f100370e3aaa5aedfea6ad9387a
// bufdiff-choices: d32b7a89fbcff936
// bufdiff-features: 598 735 2614 2898 2961 3579 4165 4752 4784 5013 5187 6169 6611 6641 6812 6985
// bufdiff-features: 7369 7384 7691 9173 9479 10384 10872 11162 11228 11721 11759 12170 12638 13233
// bufdiff-features: 13637 14454 14674 14704 14853 14884 14925 15671 15751 15903 16451 16682 16903
// bufdiff-features: 16960 17015 17792 18486 18952 19419 19441 20023 21714 21888 22095 22280 23225
// bufdiff-features: 24184 24268 25078 25863 26464 26568 26796 26922 27672 27725 28564 28814 29590
// bufdiff-features: 29968 30105 30135 30209 30666 30718 31864 32153 33327 33853 34167 35708 36784
// bufdiff-features: 37849 38225 38520 38783 39541 39949 39989 40706 40712 41907 42344 42398 42467
// bufdiff-features: 43442 43942 43993 44505 44522 44621 44922 45017 45147 45869 46203 46720 47230
// bufdiff-features: 47242 47244 47392 47554 48038 48451 48598 49489 49657 50894 51415 51475 51729
// bufdiff-features: 51851 52062 52148 52322 52558 52807 52900 53180 53244 53414 53469 53511 54998
// bufdiff-features: 55113 58308 58661 59145 59292 59508 59569 60302 60384 60519 61375 62433 63071
// bufdiff-features: 63800 63929 64119 64120 64235 64435 64675 66258 66422 66869 66995 67526 67959
// bufdiff-features: 68355 69112 69965 70119 70335 71168 71259 71306 71701 72413 72450 72546 73289
// bufdiff-features: 73330 73387 73802 74336 74450 74471 74507 74833 74862 75105 75134 75696 75975
// bufdiff-features: 76328 76339 76639 76700 76953 77389 77586 78180 78283 78430 78620 78796 78828
// bufdiff-features: 79782 80533 80567 81047 81736 82135 83194 83871 84090 84322 84585 85843 86125
// bufdiff-features: 86834 87199 87345 87846 87862 87923 88732 88958 88999 89732 89780 89812 90070
// bufdiff-features: 90777 91289 91633 91746 92022 92037 92194 93171 93255 94322 94696 95273 95289
// bufdiff-features: 95407 96621 97039 97308 97715 97924 98279 98501 99294 99383 99757 100150 100476
// bufdiff-features: 101759 102799 103056 103339 104123 104264 104315 104574 104931 105397 105750
// bufdiff-features: 106321 106396 106762 106843 107412 107702 108012 108210 108221 108810 109397
// bufdiff-features: 109408 110220 110379 110548 110552 110780 110952 111976 112073 112929 113327
// bufdiff-features: 113940 114139 116125 117183 117206 117235 117336 117506 117618 119203 119236
// bufdiff-features: 119597 119678 120559 121059 121363 121977 122980 123204 123879 124010 124909
// bufdiff-features: 125699 125908 126608 127000 127813 128319 128753 128833 128915 129630 129811
// bufdiff-features: 129946 130933 130942 131366 131854 132590 133103 134205 134279 134816 135363
// bufdiff-features: 135853 136039 136273 137045 137235 138665 139564 140357 140929 141834 142040
// bufdiff-features: 142274 142349 144093 144339 144513 144804 146280 146512 147500 147747 148647
// bufdiff-features: 149660 149884 150313 150818 151758 151936 152983 153226 153268 153293 153427
// bufdiff-features: 153896 154005 154465 155898 156142 156460 156807 157426 158120 158258 158839
// bufdiff-features: 158897 159251 159348 160515 160756 161281 161377 162265 162318 162390 162764
// bufdiff-features: 163044 163581 163687 164112 164472 164602 165238 165373 165636 165670 165719
// bufdiff-features: 166361 166456 167959 167973 168387 168581 168808 168858 169249 169507 169734
// bufdiff-features: 170247 170701 171204 171381 171551 172025 172236 172809 172926 173354 173597
// bufdiff-features: 173990 174275 175546 176066 176231 176782 177182 177211 177355 177904 178067
// bufdiff-features: 179649 179796 180207 180259 180710 180747 181522 181789 181944 182283 182444
// bufdiff-features: 183114 184030 184321 184576 185723 186257 186784 186959 187560 187869 188790
// bufdiff-features: 188995 189391 189820 190142 190508 190547 191476 191490 191911 192023 192422
// bufdiff-features: 192628 192771 193290 193773 194134 194256 194632 194682 195182 196031 196571
// bufdiff-features: 196787 197191 197267 197770 197837 198432 198460 198889 199748 200521 201059
// bufdiff-features: 201509 201601 202085 202241 202472 202814 203352 203746 204212 204314 204527
// bufdiff-features: 205434 205689 205953 206133 207124 207442 207468 207731 208556 208557 208623
// bufdiff-features: 208797 208944 208998 209102 209910 210022 210301 210406 210461 211335 211534
// bufdiff-features: 213254 213275 214248 214484 214637 214830 214865 214889 215938 215959 216969
// bufdiff-features: 217513 217899 218127 218480 218657 218698 219393 220098 220181 220558 220627
// bufdiff-features: 221154 221162 221444 221661 222638 222809 222982 223045 223719 224222 225250
// bufdiff-features: 225971 226580 226777 226854 227345 227368 227838 228219 228390 228519 228936
// bufdiff-features: 229266 229273 229598 229871 230081 230315 230329 230640 231722 231770 232911
// bufdiff-features: 234086 235168 235325 235375 235433 235477 236024 236094 236180 236238 236930
// bufdiff-features: 238676 238954 239237 239929 240158 241213 241225 241602 241629 242126 242145
// bufdiff-features: 242594 243053 243546 245380 245458 245769 246543 246783 246966 248209 248581
// bufdiff-features: 248930 249094 249221 250917 250948 251476 252466 252539 252921 253703 253836
// bufdiff-features: 254791 255514 255520 255556 255729 255816 256312 256850 257172 258625 258994
// bufdiff-features: 259510 259528 259779 259785 259840 260136 261091 261426 261833 262097
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4x?xi32>, %arg1: tensor<4x?xi32>) -> tensor<4x3xi32> {
    %0 = linalg.copy ins(%arg1 : tensor<4x?xi32>) outs(%arg0 : tensor<4x?xi32>) -> tensor<4x?xi32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %c3_i32 = arith.constant 3 : i32
    %2 = linalg.fill ins(%c3_i32 : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[%c1, 0] [3, 3] [1, 1] : tensor<4x3xi32> to tensor<3x3xi32>
    %3 = call @f1(%2, %c3_i32, %extracted_slice) : (tensor<4x3xi32>, i32, tensor<3x3xi32>) -> tensor<4x3xi32>
    %4 = tensor.empty() : tensor<4xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %3[%c3, %c1] : tensor<4x3xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<4xi32>) -> tensor<4xi32>
    %broadcasted = linalg.broadcast ins(%5 : tensor<4xi32>) outs(%3 : tensor<4x3xi32>) dimensions = [1] 
    return %broadcasted : tensor<4x3xi32>
  }
  func.func private @f2(%arg0: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = tensor.empty() : tensor<3x3xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %mapped = linalg.map { arith.maxsi } ins(%arg0, %1 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%arg0 : tensor<3x3xi32>)
    return %mapped : tensor<3x3xi32>
  }
  func.func private @f1(%arg0: tensor<4x3xi32>, %arg1: i32, %arg2: tensor<3x3xi32>) -> tensor<4x3xi32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg2[%c2, %c1] : tensor<3x3xi32>
    %cst = arith.constant dense<[[6, 9, 12], [15, 18, 21], [24, 27, 30], [33, 36, 39]]> : tensor<4x3xi32>
    %0 = tensor.empty() : tensor<4x3xi32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %3 = linalg.max ins(%arg0, %2 : tensor<4x3xi32>, tensor<4x3xi32>) outs(%0 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = bufferization.alloc_tensor() copy(%cst) : tensor<4x3xi32>
    return %4 : tensor<4x3xi32>
  }
  func.func @f4(%arg0: tensor<4x4xi32>) -> (tensor<?x?xi32>, tensor<4x2x2xi32>) {
    %cast = tensor.cast %arg0 : tensor<4x4xi32> to tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xi32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xi32> into tensor<?x?x?xi32>
    %cst = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%expanded, %cst : tensor<?x?x?xi32>, tensor<2x2xi32>) outs(%expanded : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
    %extracted = tensor.extract %arg0[%c0, %c0] : tensor<4x4xi32>
    vector.print %extracted : i32
    %1 = tensor.empty() : tensor<4x2x2xi32>
    %2 = linalg.copy ins(%expanded : tensor<?x?x?xi32>) outs(%1 : tensor<4x2x2xi32>) -> tensor<4x2x2xi32>
    return %collapsed, %2 : tensor<?x?xi32>, tensor<4x2x2xi32>
  }
  func.func private @f5(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) {
    %c127_i32 = arith.constant 127 : i32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0, %arg6 = %c127_i32) -> (tensor<3x3xi32>, tensor<3x3xi32>, i32) {
      vector.print %c127_i32 : i32
      %4 = func.call @f2(%arg0) : (tensor<3x3xi32>) -> tensor<3x3xi32>
      %5 = linalg.copy ins(%4 : tensor<3x3xi32>) outs(%arg5 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %arg2 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%arg4 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %7 = vector.broadcast %arg6 : i32 to vector<4xi32>
      %8 = vector.transfer_write %7, %6[%arg3, %c0] : vector<4xi32>, tensor<3x3xi32>
      scf.yield %8, %5, %arg6 : tensor<3x3xi32>, tensor<3x3xi32>, i32
    }
    %1 = linalg.copy ins(%arg0 : tensor<3x3xi32>) outs(%0#0 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.fill ins(%0#2 : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
    %broadcasted = linalg.broadcast ins(%3 : tensor<3xi32>) outs(%arg2 : tensor<3x3xi32>) dimensions = [0] 
    return %1, %0#1, %broadcasted : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>
  }
  func.func private @f6(%arg0: tensor<3x3xi32>, %arg1: tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [3, 1] [1, 1] : tensor<3x3xi32> to tensor<3x1xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %c0] [3, 1] [1, 1] : tensor<3x1xi32> into tensor<3x3xi32>
    %cst = arith.constant dense<[[8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<3x3xi32>
    %0:3 = call @f5(%cst, %inserted_slice, %cst) : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>)
    %1 = bufferization.alloc_tensor() copy(%0#1) : tensor<3x3xi32>
    %2 = bufferization.alloc_tensor() copy(%0#0) : tensor<3x3xi32>
    return %0#2, %1, %2 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>
  }
  func.func @main(%arg0: tensor<?x4xi32>, %arg1: tensor<4x?xi32>, %arg2: i64) -> (tensor<3x3xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<3x?xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x1x?xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?xi32>, tensor<3x?xi32>, tensor<?x4xi32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xi32> into tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xi32>
    %0 = tensor.empty(%dim) : tensor<4x?xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<4x?xi32>) -> tensor<4x?xi32>
    %transposed = linalg.transpose ins(%1 : tensor<4x?xi32>) outs(%arg0 : tensor<?x4xi32>) permutation = [1, 0] 
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %21 = arith.index_cast %arg3 : index to i32
      %22 = arith.index_cast %arg4 : index to i32
      %23 = arith.ori %21, %22 : i32
      %c6_i32 = arith.constant 6 : i32
      %24 = arith.shrui %23, %c6_i32 : i32
      tensor.yield %24 : i32
    } : tensor<3x3xi32>
    %2 = tensor.empty() : tensor<1x3xi32>
    %cast = tensor.cast %2 : tensor<1x3xi32> to tensor<?x?xi32>
    %3:3 = call @f6(%generated, %cast) : (tensor<3x3xi32>, tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>)
    %cst = arith.constant dense<[0, 2, 1, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[false, true, false, true]> : vector<4xi1>
    %c1_i32 = arith.constant 1 : i32
    %4 = vector.broadcast %c1_i32 : i32 to vector<4xi32>
    %5 = vector.gather %3#0[%c0, %c0] [%cst], %cst_0, %4 : tensor<3x3xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %6 = vector.extract %5[0] : i32 from vector<4xi32>
    %cst_1 = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
    %7:2 = call @f4(%cst_1) : (tensor<4x4xi32>) -> (tensor<?x?xi32>, tensor<4x2x2xi32>)
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %6 into %7#0[%c2, %c0] : tensor<?x?xi32>
    %8 = arith.index_cast %arg2 : i64 to index
    %c4 = arith.constant 4 : index
    %9 = arith.remui %8, %c4 : index
    %c1 = arith.constant 1 : index
    %10 = arith.remui %9, %c2 : index
    %11 = vector.transfer_read %7#1[%9, %c1, %10], %6 : tensor<4x2x2xi32>, vector<2xi32>
    %12 = vector.transfer_write %11, %7#0[%c0, %c1] : vector<2xi32>, tensor<?x?xi32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<4x?xi32>, tensor<4x?xi32>) outs(%1 : tensor<4x?xi32>) {
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %21 = arith.andi %in, %in_8 : i32
      %22 = arith.addi %21, %out : i32
      %c5_i32_9 = arith.constant 5 : i32
      %23 = arith.divui %22, %c5_i32_9 : i32
      linalg.yield %23 : i32
    } -> tensor<4x?xi32>
    %14 = call @f3(%13, %13) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x3xi32>
    %cst_2 = arith.constant dense<[[5, 8, 11], [14, 17, 20], [23, 26, 29]]> : tensor<3x3xi32>
    %cast_3 = tensor.cast %3#2 : tensor<3x3xi32> to tensor<?x?xi32>
    %15:3 = call @f6(%cst_2, %cast_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x3xi32>, tensor<?x?xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>)
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%dim, 1, 4] : tensor<?x4xi32> into tensor<?x1x4xi32>
    %extracted_slice = tensor.extract_slice %14[1, 0] [3, 3] [%c1, 1] : tensor<4x3xi32> to tensor<3x3xi32>
    %16 = tensor.empty() : tensor<3x3xi32>
    %extracted = tensor.extract %generated[%10, %10] : tensor<3x3xi32>
    %17 = linalg.fill ins(%extracted : i32) outs(%16 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %extracted_slice_4 = tensor.extract_slice %cst_1[1, 1] [3, 3] [%c1, 1] : tensor<4x4xi32> to tensor<3x3xi32>
    %18:3 = call @f5(%extracted_slice, %17, %extracted_slice_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>)
    %19 = arith.cmpi sgt, %10, %9 : index
    %20 = scf.if %19 -> (tensor<?xi32>) {
      %21 = tensor.empty() : tensor<3x3xi32>
      %22 = linalg.fill ins(%6 : i32) outs(%21 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18#2 : tensor<3x3xi32>) outs(%22 : tensor<3x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %25 = arith.addi %in, %out : i32
        %c5_i32_9 = arith.constant 5 : i32
        %26 = arith.shli %25, %c5_i32_9 : i32
        linalg.yield %26 : i32
      } -> tensor<3x3xi32>
      %extracted_slice_8 = tensor.extract_slice %7#0[0, %c0] [3, 3] [1, 1] : tensor<?x?xi32> to tensor<3x3xi32>
      %24 = func.call @f1(%14, %extracted, %extracted_slice_8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x3xi32>, i32, tensor<3x3xi32>) -> tensor<4x3xi32>
      scf.yield %collapsed : tensor<?xi32>
    } else {
      %dim_8 = tensor.dim %collapsed, %c0 : tensor<?xi32>
      %inserted_slice = tensor.insert_slice %collapsed into %collapsed[0] [%dim_8] [1] : tensor<?xi32> into tensor<?xi32>
      scf.yield %inserted_slice : tensor<?xi32>
    }
    %cast_5 = tensor.cast %15#0 : tensor<3x3xi32> to tensor<3x?xi32>
    %cast_6 = tensor.cast %expanded : tensor<?x1x4xi32> to tensor<?x1x?xi32>
    %cast_7 = tensor.cast %17 : tensor<3x3xi32> to tensor<3x?xi32>
    return %3#1, %inserted, %12, %cast_5, %15#1, %15#2, %cast_6, %18#0, %18#1, %20, %cast_7, %transposed : tensor<3x3xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<3x?xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x1x?xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?xi32>, tensor<3x?xi32>, tensor<?x4xi32>
  }
}

