// bufdiff-profile: deep
// bufdiff-choices: 0e13e90476a8b30858360c5fcd3b4a8c59cfb62971be9c61c24d0c1c5e102688b29578dcf711a286
// bufdiff-choices: a3079ca0d19a51eaa4374868eca417f7a05726985aa8b6aaf49474faf9af6a76820c08f83b5613f8
// bufdiff-choices: 5f69e1034d415c9a11aa88d73cfe56f20bf4d7ad41eed9ef7f83c1a8e8e744ac8c7d627466895bd8
// bufdiff-choices: 211866b6d1a1b7cda97280486e2ae3ff8dada770953550bf11a058092716ceda732c7d4964e6a52f
// bufdiff-choices: 00a3959722ef0df215aa27172b5fdaafea3d74b20c35505f4a7cde47d3666c15c87fb17d45dda519
// bufdiff-choices: 394cbf9d5583f84a699bbab18a8fa1849f1c8046502484e8432dab864b79177c825c0cf7d45d2172
// bufdiff-choices: e01b2e6ef451f4dc3aa8114c95ba86ae714c49d8dbf32a01261e29204d422f629f357c372b7dc94a
// bufdiff-choices: be76eb1309561929d70cd18ab5ac097d9e54a16f29817797bb2f26f0325a89e36a288c5ef1e9ae06
// bufdiff-choices: 254497127171160ec66ae161bf34726153f31c1fc7f61b52bf7f4fefd4f48feb014c55ac8b0e5328
// bufdiff-choices: c9c7f1c70b27728a724820800a1f4dcc9d88692721114dd9b6dbab594a008c1d7f434c1a675fdae5
// bufdiff-choices: d10af1d16885d665ce09072d7b0586252ecaf728585c5797b0ce8bd47f60ebd239070794de8bc43a
// bufdiff-choices: c0a65e6a8812501d3e8956dd4ed85fa7fe6ec207fbcf8ea83af7e14ec8140f654a2e278d2c1f851f
// bufdiff-choices: bb0e7424b01623cf60f8d3e2b6c4fb3a1c31da141add0df8a46e3ee2510d18c08e12525db12e68b7
// bufdiff-choices: d6d5b76677325a14fcb11f485eea14e42acc14282083b27903e2bd47891468dd14039962dac952aa
// bufdiff-choices: f9b45a164e48ec01ea289b833897a9d245de271a6b8f5715441141a1767ce34183c720eed01245bf
// bufdiff-choices: 201ce98c6853a6a8a642f1df2251cb5421d1d649982c152c930eb0126a71132f3e58af89fd577ae2
// bufdiff-choices: e054d3ffc8304ec1d69991f4f2436ecf2c090661407e3c8b378b94b24bc96def13b588bb32a9de46
// bufdiff-choices: 264637008e2970f2e4e52b8cbdebaad11904086eadabd315996262ab6e27b279b3850f2d4345e404
// bufdiff-choices: 40b5e0d4a006142237ab50812fdc0f654d6897738c8325a5d565b9c73dea29e58a476402cf5789ea
// bufdiff-choices: 509660fcbad959983fc67cd0eac1b1a4723c15b021cddee5d5c61cc7b7047306179ec821cefde47f
// bufdiff-choices: ae1df6eafc3d704dad50a1f51ef4de5ee77fb280a64b2b4b561dd4e606653da4ba3b12c352188ca5
// bufdiff-choices: f5cc95c0b22d9a71db6c85d19c40c829302b6b150cf19a8b7e4dc90f5a4f448052030e3e57205e32
// bufdiff-choices: 9d38093d343bdd4eadcf473ab9f4a8ef714e140526f9cd0febdc45f1e95f9b35866e775a3ecc512e
// bufdiff-choices: 99f676681996ac9c59ac621e721d9c124372da74797b3f96de068adec1dbe16c3317160a23e0cb46
// bufdiff-choices: 59c199e826bbdebbc3717d1ee7b003e1f5e2fbfb322a27b55902626c0535cdf2939796b317e68855
// bufdiff-choices: 454e7d62b9d7e146226a86dc2bfcf449f592d57186d1644dfd952b0ab9bd986a248422e41e653e8b
// bufdiff-choices: 3958959247b0995ccfde4b5bd1cf0cdd7a418586d5edb42f1d6232f214f1980e2d88f55a11f25f30
// bufdiff-choices: 7fced246cd4e3529da93a5a6c0bcdbbbaab43167a65716ef504829da58e9da3bfa79ea8f1d146889
// bufdiff-choices: c199f7bb743e7185de32f8b637edce
// bufdiff-features: 145 234 276 347 397 706 995 1162 1209 1486 1854 1904 1922 2049 2199 2339 2345
// bufdiff-features: 2374 2488 2784 2898 3027 3079 3233 3257 3295 3377 3418 3579 3694 3744 3972 4165
// bufdiff-features: 4216 4236 4291 4507 4752 4984 5042 5159 5187 5226 5269 5376 5450 5456 5973 6136
// bufdiff-features: 6163 6169 6355 6367 6405 6565 6611 6641 6682 6812 7379 7527 8030 8204 8693 8818
// bufdiff-features: 8918 8960 9206 9479 9706 9748 10039 10096 10174 10237 10370 10384 10819 10872
// bufdiff-features: 10968 11012 11162 11280 11321 11344 11441 11548 11703 11707 12100 12170 12315
// bufdiff-features: 12366 12638 12760 12789 12932 13074 13214 13233 13915 14454 14674 14944 15080
// bufdiff-features: 15440 15536 15720 15750 15751 15791 15903 15947 16111 16242 16617 16640 16682
// bufdiff-features: 16728 17015 17049 17603 17853 18107 18322 18392 18428 18480 18486 18600 18822
// bufdiff-features: 18851 18887 18952 18980 18984 19241 19332 19341 19419 19483 19545 19606 20023
// bufdiff-features: 20220 20254 20402 20575 20686 20795 20864 21044 21115 21140 21154 21544 21623
// bufdiff-features: 21760 21883 21953 22010 22095 22221 22280 22423 22448 22498 22708 22801 22824
// bufdiff-features: 23454 23484 23814 24184 24194 24268 24393 24516 24625 25119 25388 25496 25656
// bufdiff-features: 25735 25818 25863 26087 26253 26424 26546 26568 26663 26762 26922 26940 26960
// bufdiff-features: 27048 27316 27334 27378 27725 27825 28349 28512 28537 28556 28564 28627 28652
// bufdiff-features: 28814 29047 29066 29236 29277 29440 29443 29502 29590 29684 29755 29968 30209
// bufdiff-features: 30247 30305 30625 30666 30996 31193 31259 31690 31692 31800 31857 31864 31899
// bufdiff-features: 31972 32080 32275 32358 32804 32809 32903 32966 33409 33530 33637 33853 33931
// bufdiff-features: 34031 34159 34167 34233 34365 34366 34564 34647 34650 34745 34838 34902 35097
// bufdiff-features: 35391 35596 35708 36092 36188 36409 36542 36679 36784 36797 36887 36901 37115
// bufdiff-features: 37199 37231 37307 37409 37490 37736 37803 38146 38427 38520 38528 38662 38702
// bufdiff-features: 38783 38910 39319 39352 39472 39736 39756 39856 39927 39981 40044 40159 40348
// bufdiff-features: 40479 40540 40604 40712 40896 41055 41090 41164 41620 41799 41885 41907 41954
// bufdiff-features: 42079 42080 42094 42194 42282 42344 42393 42398 42524 42530 42705 42984 43171
// bufdiff-features: 43248 43258 43782 43839 43873 43929 43942 44328 44505 44816 44878 45031 45159
// bufdiff-features: 45223 45298 45327 45710 45869 46110 46139 46190 46203 46208 46404 46832 46836
// bufdiff-features: 46947 46993 46995 47156 47311 47477 47554 47762 48575 48720 48724 49135 49187
// bufdiff-features: 49355 49364 49370 49579 49605 49627 49635 49745 50101 50146 50283 50463 50469
// bufdiff-features: 50476 50520 50894 51313 51373 51415 51647 51729 51800 51851 51863 51894 52042
// bufdiff-features: 52062 52085 52098 52222 52225 52322 52558 52794 52853 52900 52928 52948 52958
// bufdiff-features: 53180 53249 53441 53469 53504 53553 53615 54385 54634 54651 54671 54683 54998
// bufdiff-features: 55113 55130 55246 55270 55312 55870 55887 56488 56524 56592 56882 57128 57499
// bufdiff-features: 57510 57548 57718 58065 58290 58303 58308 58319 58403 58405 59070 59089 59436
// bufdiff-features: 59620 59844 60404 60418 60519 60833 60839 61015 61234 61339 61456 61556 61596
// bufdiff-features: 61699 61853 61880 62091 62121 62133 62218 62326 62403 62411 62433 62675 62701
// bufdiff-features: 63062 63071 63168 63384 63610 63642 63929 63964 63965 64110 64119 64120 64235
// bufdiff-features: 64352 64420 64435 64801 64948 64959 64976 65034 65074 65496 65575 65763 65778
// bufdiff-features: 66053 66097 66195 66320 66334 66422 66765 66921 66944 66995 66996 66997 67207
// bufdiff-features: 67360 67375 67748 67801 67936 68171 68237 68355 68701 68755 68782 69032 69112
// bufdiff-features: 69121 69403 69500 69601 69660 69987 70023 70119 70307 70463 70529 70630 70680
// bufdiff-features: 71050 71168 71415 71441 71825 72011 72142 72174 72508 72629 72674 72782 73140
// bufdiff-features: 73289 73319 73455 73542 73725 73802 73923 74007 74212 74358 74362 74450 74481
// bufdiff-features: 74551 74686 74698 74833 74881 75021 75337 75593 75640 75900 75921 76052 76227
// bufdiff-features: 76258 76328 76370 76639 76653 76677 76765 76953 76966 76988 77129 77283 77297
// bufdiff-features: 77551 78273 78283 78369 78430 78526 78575 78796 78950 79377 79389 79410 79703
// bufdiff-features: 79800 79811 79931 79972 80030 80035 80436 80462 80524 80553 80714 81032 81104
// bufdiff-features: 81297 81441 81467 81736 81756 82409 82459 82594 82723 83199 83493 83525 83760
// bufdiff-features: 83794 83847 83963 84090 84221 84585 84853 84887 85118 85316 85352 85389 85562
// bufdiff-features: 85843 86125 86137 86360 86441 86676 86710 86852 86934 87055 87139 87377 87408
// bufdiff-features: 87495 87585 87774 87810 87862 88008 88337 88341 88380 88486 88635 88886 88958
// bufdiff-features: 88968 88999 89003 89026 89109 89151 89178 89250 89332 89445 89732 89780 89812
// bufdiff-features: 90070 90082 90202 90543 90589 90599 91074 91109 91148 91593 91642 91737 91770
// bufdiff-features: 91781 91910 92022 92194 92311 93255 93286 93374 93394 93675 93827 93917 94049
// bufdiff-features: 94178 94297 94626 94656 94687 94755 94937 95106 95257 95273 95289 95407 95494
// bufdiff-features: 96273 96359 96421 96436 96582 96808 96882 96978 97096 97131 97282 97658 97810
// bufdiff-features: 97864 97924 98101 98138 98190 98194 98201 98327 98497 98501 99009 99038 99228
// bufdiff-features: 99243 99383 99405 99568 99738 99757 99969 100059 100073 100820 101256 101259
// bufdiff-features: 101264 101952 102082 102084 102187 102215 102448 102602 102809 102897 103134
// bufdiff-features: 103148 103159 103260 103318 103339 103383 103646 103715 103775 103851 104072
// bufdiff-features: 104123 104253 104263 104303 104315 104931 105750 105832 105837 105857 106148
// bufdiff-features: 106164 106254 106312 106561 106612 106625 106632 106691 107206 107412 107702
// bufdiff-features: 107815 107882 107959 108012 108055 108169 108210 108221 108235 108410 108758
// bufdiff-features: 108857 108869 108992 109076 109086 109103 109408 109467 110153 110162 110431
// bufdiff-features: 110530 110561 110568 110725 110780 110816 110952 111024 111150 111226 111233
// bufdiff-features: 111660 111721 111976 112244 112405 112474 112709 112736 112917 112929 113124
// bufdiff-features: 113633 113639 113742 113781 113816 113940 114199 114308 114343 114666 114697
// bufdiff-features: 114712 114874 114990 115026 115155 115178 115471 115711 115728 115750 115823
// bufdiff-features: 115894 115990 116092 116244 116297 116442 116466 116549 116660 116758 116903
// bufdiff-features: 117137 117151 117174 117206 117235 117618 117724 117766 117779 117820 118022
// bufdiff-features: 118379 118581 118698 118769 118912 119068 119228 119301 119334 119340 119411
// bufdiff-features: 119471 119597 119645 119725 119764 119876 119970 119982 119993 120038 120258
// bufdiff-features: 120434 120687 120728 120984 121029 121059 121188 121394 121430 121467 121524
// bufdiff-features: 121626 121682 121755 121849 121923 122163 122764 122818 123014 123019 123204
// bufdiff-features: 123349 123359 123446 123511 123574 123770 124340 124347 124448 124484 124604
// bufdiff-features: 124626 124657 124824 125040 125136 125265 125908 125921 126179 126249 126927
// bufdiff-features: 127071 127096 127163 127243 127553 127680 127813 127834 127850 127886 127955
// bufdiff-features: 127985 128088 128143 128396 128438 128456 128713 128768 129032 129033 129117
// bufdiff-features: 129130 129135 129246 129290 129404 129462 129726 129849 129878 129946 130012
// bufdiff-features: 130019 130191 130310 130535 130541 130571 130663 130933 130942 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<3x3xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, i8, i8) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xi8>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xi8>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xi8>
    %c11_i8 = arith.constant 11 : i8
    %1 = linalg.fill ins(%c11_i8 : i8) outs(%0 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %2 = linalg.max ins(%1, %arg2 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %from_elements = tensor.from_elements %dim_0, %dim : tensor<2xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<?x?xi8>, tensor<2xindex>) -> tensor<?x?xi8>
    %3:3 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %1, %arg5 = %2, %arg6 = %2) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) {
      %10 = scf.for %arg7 = %c1 to %dim step %c1 iter_args(%arg8 = %arg6) -> (tensor<?x?xi8>) {
        %c11 = arith.constant 11 : index
        %16 = arith.cmpi uge, %arg7, %c11 : index
        %17 = arith.select %16, %arg6, %arg4 : tensor<?x?xi8>
        %c42_i8 = arith.constant 42 : i8
        %18 = linalg.fill ins(%c42_i8 : i8) outs(%17 : tensor<?x?xi8>) -> tensor<?x?xi8>
        %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<?x?xi8>) outs(%arg5 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %out: i8):
          %23 = arith.andi %in, %out : i8
          linalg.yield %23 : i8
        } -> tensor<?x?xi8>
        %c3_3 = arith.constant 3 : index
        %20 = tensor.empty(%c3_3, %c3_3) : tensor<?x?xi8>
        %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%20 : tensor<?x?xi8>) {
        ^bb0(%in: i8, %in_4: i8, %out: i8):
          %23 = arith.xori %in, %in_4 : i8
          linalg.yield %23 : i8
        } -> tensor<?x?xi8>
        %22 = linalg.copy ins(%arg5 : tensor<?x?xi8>) outs(%arg8 : tensor<?x?xi8>) -> tensor<?x?xi8>
        scf.yield %22 : tensor<?x?xi8>
      }
      %c2_2 = arith.constant 2 : index
      %11 = scf.for %arg7 = %c0 to %c2_2 step %c1 iter_args(%arg8 = %10) -> (tensor<?x?xi8>) {
        %inserted_slice = tensor.insert_slice %arg8 into %0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi8> into tensor<?x?xi8>
        scf.yield %arg8 : tensor<?x?xi8>
      }
      %extracted_slice = tensor.extract_slice %arg1[0, 0] [2, 3] [2, 1] : tensor<3x3xi8> to tensor<2x3xi8>
      %12 = func.call @write1(%extracted_slice) : (tensor<2x3xi8>) -> tensor<2x3xi8>
      %13 = tensor.empty() : tensor<2x3xi8>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x3xi8>) outs(%13 : tensor<2x3xi8>) {
      ^bb0(%in: i8, %out: i8):
        %c7_i8 = arith.constant 7 : i8
        %16 = arith.andi %in, %c7_i8 : i8
        linalg.yield %16 : i8
      } -> tensor<2x3xi8>
      %15 = linalg.copy ins(%2 : tensor<?x?xi8>) outs(%arg5 : tensor<?x?xi8>) -> tensor<?x?xi8>
      scf.yield %arg4, %15, %arg6 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
    }
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %4 = scf.for %arg3 = %c2 to %c3 step %c1 iter_args(%arg4 = %3#0) -> (tensor<?x?xi8>) {
      %cst = arith.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi8>
      %10 = func.call @write1(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x3xi8>) -> tensor<2x3xi8>
      %inserted_slice = tensor.insert_slice %3#1 into %arg4[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi8> into tensor<?x?xi8>
      %11 = tensor.empty(%dim, %dim_0) : tensor<?x?xi8>
      %c0_i8 = arith.constant 0 : i8
      %12 = linalg.fill ins(%c0_i8 : i8) outs(%11 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %13 = linalg.min ins(%3#2, %12 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg4 : tensor<?x?xi8>) -> tensor<?x?xi8>
      scf.yield %13 : tensor<?x?xi8>
    }
    %5 = tensor.empty(%dim_0) : tensor<?xi8>
    %extracted = tensor.extract %arg0[%c0, %c2] : tensor<3x3xi8>
    %6 = linalg.fill ins(%extracted : i8) outs(%5 : tensor<?xi8>) -> tensor<?xi8>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%1 : tensor<?x?xi8>) outs(%6 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %10 = arith.addi %in, %out : i8
      %c1_i8 = arith.constant 1 : i8
      %11 = arith.shli %10, %c1_i8 : i8
      linalg.yield %11 : i8
    } -> tensor<?xi8>
    %extracted_1 = tensor.extract %arg1[%c0, %c0] : tensor<3x3xi8>
    %8 = tensor.empty(%dim, %dim_0) : tensor<?x?xi8>
    %9 = linalg.copy ins(%4 : tensor<?x?xi8>) outs(%8 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %9, %reshape, %extracted_1, %c11_i8 : tensor<?x?xi8>, tensor<?x?xi8>, i8, i8
  }
  func.func private @write1(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xi8>) outs(%arg0 : tensor<2x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<2x3xi8>
    return %0 : tensor<2x3xi8>
  }
  func.func @main(%arg0: tensor<3x3xi8>, %arg1: tensor<3x?xi8>, %arg2: tensor<3x3xi8>, %arg3: tensor<4xi8>) -> (tensor<?x?xi8>, tensor<9xi8>, tensor<1x1x?xi8>, tensor<1x1x2xi8>, tensor<1x1x1x2xi8>, tensor<4xi8>, tensor<1x2xi8>, tensor<3x3xi8>, i8, i8) {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %26 = tensor.empty() : tensor<3x1x1xi8>
      %c-1_i8 = arith.constant -1 : i8
      %27 = linalg.fill ins(%c-1_i8 : i8) outs(%26 : tensor<3x1x1xi8>) -> tensor<3x1x1xi8>
      %28 = tensor.empty() : tensor<1xi8>
      %29 = linalg.pooling_nwc_min ins(%27, %28 : tensor<3x1x1xi8>, tensor<1xi8>) outs(%27 : tensor<3x1x1xi8>) -> tensor<3x1x1xi8>
      %30 = tensor.empty() : tensor<1xi8>
      %31 = linalg.pooling_nwc_sum ins(%29, %30 : tensor<3x1x1xi8>, tensor<1xi8>) outs(%27 : tensor<3x1x1xi8>) -> tensor<3x1x1xi8>
      %c3_10 = arith.constant 3 : index
      %32 = tensor.empty(%c3_10) : tensor<?x1x1xi8>
      %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<3x1x1xi8>) outs(%32 : tensor<?x1x1xi8>) {
      ^bb0(%in: i8, %out: i8):
        %34 = arith.ori %in, %c-1_i8 : i8
        %c6_i8 = arith.constant 6 : i8
        %35 = arith.shrui %34, %c6_i8 : i8
        linalg.yield %35 : i8
      } -> tensor<?x1x1xi8>
    }
    %0 = tensor.empty() : tensor<4xi8>
    %c0 = arith.constant 0 : index
    %mapped = linalg.map ins(%arg3 : tensor<4xi8>) outs(%0 : tensor<4xi8>)
      (%in: i8, %init: i8) {
        %extracted_10 = tensor.extract %arg3[%c0] : tensor<4xi8>
        %26 = arith.xori %in, %extracted_10 : i8
        %c5_i8 = arith.constant 5 : i8
        %27 = arith.remui %26, %c5_i8 : i8
        linalg.yield %27 : i8
      }
    %1 = tensor.empty() : tensor<3x3xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = linalg.fill ins(%c0_i8 : i8) outs(%1 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<3x3xi8>) outs(%1 : tensor<3x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.maxui %in, %c0_i8 : i8
      linalg.yield %26 : i8
    } -> tensor<3x3xi8>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%3 : tensor<3x3xi8>) {
    ^bb0(%in: i8, %in_10: i8, %out: i8):
      %26 = arith.subi %in, %in_10 : i8
      linalg.yield %26 : i8
    } -> tensor<3x3xi8>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<3x?xi8> into tensor<?xi8>
    %5 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %4) -> (tensor<3x3xi8>) {
      %c3_10 = arith.constant 3 : index
      %extracted_slice_11 = tensor.extract_slice %4[0, 0] [3, %c3_10] [1, 1] : tensor<3x3xi8> to tensor<3x?xi8>
      %cast_12 = tensor.cast %4 : tensor<3x3xi8> to tensor<3x?xi8>
      %inserted_slice_13 = tensor.insert_slice %cast_12 into %arg5[0, 0] [3, %c3_10] [1, 1] : tensor<3x?xi8> into tensor<3x3xi8>
      %26 = tensor.empty() : tensor<3x3xi8>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<3x?xi8>) outs(%26 : tensor<3x3xi8>) {
      ^bb0(%in: i8, %out: i8):
        linalg.yield %in : i8
      } -> tensor<3x3xi8>
      %28 = scf.forall (%arg6) in (%c3_10) shared_outs(%arg7 = %3) -> (tensor<3x3xi8>) {
        %extracted_slice_16 = tensor.extract_slice %26[%arg4, %arg6] [1, 1] [1, 1] : tensor<3x3xi8> to tensor<1xi8>
        %from_elements_17 = tensor.from_elements %c0_i8 : tensor<1xi8>
        %30 = arith.cmpi eq, %arg6, %c3_10 : index
        %31 = arith.select %30, %extracted_slice_16, %from_elements_17 : tensor<1xi8>
        %c2_18 = arith.constant 2 : index
        %extracted_slice_19 = tensor.extract_slice %3[%c0, 0] [%c2_18, 3] [2, 1] : tensor<3x3xi8> to tensor<?x3xi8>
        %cast_20 = tensor.cast %extracted_slice_19 : tensor<?x3xi8> to tensor<2x3xi8>
        %32 = func.call @write1(%cast_20) : (tensor<2x3xi8>) -> tensor<2x3xi8>
        %extracted_slice_21 = tensor.extract_slice %arg7[0, %arg6] [3, 1] [1, 1] : tensor<3x3xi8> to tensor<3x1xi8>
        %33 = linalg.fill ins(%c0_i8 : i8) outs(%extracted_slice_21 : tensor<3x1xi8>) -> tensor<3x1xi8>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %33 into %arg7[0, %arg6] [3, 1] [1, 1] : tensor<3x1xi8> into tensor<3x3xi8>
        }
      }
      %c2_14 = arith.constant 2 : index
      %extracted_15 = tensor.extract %arg5[%c1, %c2_14] : tensor<3x3xi8>
      %c-128_i8 = arith.constant -128 : i8
      %29 = linalg.fill ins(%c-128_i8 : i8) outs(%arg5 : tensor<3x3xi8>) -> tensor<3x3xi8>
      scf.yield %29 : tensor<3x3xi8>
    }
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %3[0, %c2] [3, 1] [1, 1] : tensor<3x3xi8> to tensor<3xi8>
    %cst = arith.constant dense<5> : tensor<1x1x1x2xi8>
    %cst_0 = arith.constant dense<10> : tensor<1x1x1xi8>
    %cst_1 = arith.constant dense<5> : tensor<1x1x2xi8>
    %6 = linalg.depthwise_conv_1d_nwc_wcm ins(%cst_0, %cst_1 : tensor<1x1x1xi8>, tensor<1x1x2xi8>) outs(%cst : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    %c0_i8_2 = arith.constant 0 : i8
    %7 = vector.broadcast %c0_i8_2 : i8 to vector<2xi8>
    %8 = vector.transfer_write %7, %cst_1[%c0, %c0, %c1] : vector<2xi8>, tensor<1x1x2xi8>
    %9 = arith.index_cast %c0_i8 : i8 to index
    %c3 = arith.constant 3 : index
    %10 = arith.cmpi sgt, %9, %c3 : index
    %11 = arith.select %10, %1, %3 : tensor<3x3xi8>
    %12 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg0) -> (tensor<3x3xi8>) {
      %extracted_10 = tensor.extract %arg0[%c0, %c2] : tensor<3x3xi8>
      %inserted_11 = tensor.insert %extracted_10 into %arg5[%c2, %c1] : tensor<3x3xi8>
      scf.yield %inserted_11 : tensor<3x3xi8>
    }
    %13:2 = scf.while (%arg4 = %c0, %arg5 = %cst_1) : (index, tensor<1x1x2xi8>) -> (index, tensor<1x1x2xi8>) {
      %26 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%26) %arg4, %arg5 : index, tensor<1x1x2xi8>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<1x1x2xi8>):
      %c0_i8_10 = arith.constant 0 : i8
      %inserted_11 = tensor.insert %c0_i8_10 into %arg5[%c0, %c0, %c1] : tensor<1x1x2xi8>
      %cast_12 = tensor.cast %arg2 : tensor<3x3xi8> to tensor<?x?xi8>
      %26:4 = func.call @f1(%3, %arg0, %cast_12) : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, i8, i8)
      %27 = arith.addi %arg4, %c1 : index
      scf.yield %27, %arg5 : index, tensor<1x1x2xi8>
    }
    %extracted_slice_3 = tensor.extract_slice %5[0, 0] [2, 3] [2, 1] : tensor<3x3xi8> to tensor<2x3xi8>
    %14 = call @write1(%extracted_slice_3) : (tensor<2x3xi8>) -> tensor<2x3xi8>
    %inserted = tensor.insert %c0_i8 into %13#1[%c0, %c0, %c1] : tensor<1x1x2xi8>
    %15 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg2) -> (tensor<3x3xi8>) {
      %26 = arith.index_castui %10 : i1 to index
      %27 = arith.remui %26, %c3 : index
      %extracted_10 = tensor.extract %arg2[%c2, %27] : tensor<3x3xi8>
      %inserted_11 = tensor.insert %extracted_10 into %arg5[%arg4, %c2] : tensor<3x3xi8>
      scf.yield %inserted_11 : tensor<3x3xi8>
    }
    %extracted = tensor.extract %15[%c0, %c0] : tensor<3x3xi8>
    %dim = tensor.dim %collapsed, %c0 : tensor<?xi8>
    %16 = arith.cmpi uge, %dim, %c2 : index
    %17 = scf.if %16 -> (i8) {
      %26 = scf.forall (%arg4, %arg5) in (1, 2) shared_outs(%arg6 = %cst) -> (tensor<1x1x1x2xi8>) {
        %extracted_slice_11 = tensor.extract_slice %arg6[0, 0, %arg4, %arg5] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x2xi8> to tensor<1x1x1x1xi8>
        %extracted_12 = tensor.extract %2[%c0, %c1] : tensor<3x3xi8>
        %27 = linalg.fill ins(%extracted_12 : i8) outs(%extracted_slice_11 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %27 into %arg6[0, 0, %arg4, %arg5] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi8> into tensor<1x1x1x2xi8>
        }
      }
      %c0_i8_10 = arith.constant 0 : i8
      scf.yield %c0_i8_10 : i8
    } else {
      %26 = linalg.matvec ins(%3, %extracted_slice : tensor<3x3xi8>, tensor<3xi8>) outs(%extracted_slice : tensor<3xi8>) -> tensor<3xi8>
      scf.yield %extracted : i8
    }
    %extracted_slice_4 = tensor.extract_slice %13#1[0, %c0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xi8> to tensor<1x2xi8>
    %c3_i8 = arith.constant 3 : i8
    %18 = arith.divsi %c0_i8_2, %c3_i8 : i8
    %19 = arith.cmpi eq, %13#0, %9 : index
    %20 = arith.select %19, %13#1, %8 : tensor<1x1x2xi8>
    %c9 = arith.constant 9 : index
    %from_elements = tensor.from_elements %c9 : tensor<1xindex>
    %reshape = tensor.reshape %15(%from_elements) : (tensor<3x3xi8>, tensor<1xindex>) -> tensor<9xi8>
    %cst_5 = arith.constant dense<[[11, 14, 17], [20, 23, 26], [29, 32, 35]]> : tensor<3x3xi8>
    %cast = tensor.cast %15 : tensor<3x3xi8> to tensor<?x?xi8>
    %21:4 = call @f1(%cst_5, %cst_5, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, i8, i8)
    %extracted_slice_6 = tensor.extract_slice %12[%c0, 0] [1, 3] [1, 1] : tensor<3x3xi8> to tensor<3xi8>
    %22 = call @write3(%extracted_slice_6) : (tensor<3xi8>) -> tensor<3xi8>
    %23 = arith.remui %9, %c3 : index
    %extracted_7 = tensor.extract %12[%c2, %23] : tensor<3x3xi8>
    vector.print %extracted_7 : i8
    %cast_8 = tensor.cast %14 : tensor<2x3xi8> to tensor<?x3xi8>
    %inserted_slice = tensor.insert_slice %cast_8 into %21#1[%c0, 0] [%c2, 3] [2, 1] : tensor<?x3xi8> into tensor<?x?xi8>
    %24 = arith.cmpi uge, %dim, %c1 : index
    %25 = scf.if %24 -> (tensor<3x3xi8>) {
      %expanded = tensor.expand_shape %21#1 [[0, 1], [2]] output_shape [%c3, 1, %c3] : tensor<?x?xi8> into tensor<?x1x?xi8>
      %26 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%21#1, %5 : tensor<?x?xi8>, tensor<3x3xi8>) outs(%arg2 : tensor<3x3xi8>) -> tensor<3x3xi8>
      scf.yield %26 : tensor<3x3xi8>
    } else {
      %26 = arith.index_cast %17 : i8 to index
      %c4 = arith.constant 4 : index
      %27 = arith.remui %26, %c4 : index
      %28:2 = scf.for %arg4 = %c0 to %27 step %c1 iter_args(%arg5 = %inserted_slice, %arg6 = %22) -> (tensor<?x?xi8>, tensor<3xi8>) {
        %29 = scf.if %19 -> (tensor<1x2xi8>) {
          %extracted_slice_17 = tensor.extract_slice %3[0, 0] [3, 2] [1, %c2] : tensor<3x3xi8> to tensor<3x2xi8>
          %inserted_slice_18 = tensor.insert_slice %extracted_slice_17 into %arg5[0, 0] [3, 2] [%c1, 2] : tensor<3x2xi8> into tensor<?x?xi8>
          %extracted_slice_19 = tensor.extract_slice %inserted_slice[0, 0] [2, 3] [1, 1] : tensor<?x?xi8> to tensor<2x3xi8>
          %36 = func.call @write1(%extracted_slice_19) : (tensor<2x3xi8>) -> tensor<2x3xi8>
          %cst_20 = arith.constant dense<11> : tensor<1x2xi8>
          %37 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice_4, %cst_20 : tensor<1x2xi8>, tensor<1x2xi8>) outs(%extracted_slice_4 : tensor<1x2xi8>) -> tensor<1x2xi8>
          scf.yield %37 : tensor<1x2xi8>
        } else {
          %36 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<3xi8>) {
            %38 = arith.remui %13#0, %c3 : index
            %inserted_slice_17 = tensor.insert_slice %arg6 into %arg5[%38, 0] [1, 3] [1, %c1] : tensor<3xi8> into tensor<?x?xi8>
            %39 = func.call @write3(%extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi8>) -> tensor<3xi8>
            %40 = tensor.empty(%c3) : tensor<?x3xi8>
            %41 = linalg.fill ins(%extracted_7 : i8) outs(%40 : tensor<?x3xi8>) -> tensor<?x3xi8>
            %cast_18 = tensor.cast %41 : tensor<?x3xi8> to tensor<3x3xi8>
            %cast_19 = tensor.cast %41 : tensor<?x3xi8> to tensor<?x?xi8>
            %42:4 = func.call @f1(%3, %cast_18, %cast_19) : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, i8, i8)
            %43 = tensor.empty() : tensor<3x3xi8>
            %44 = linalg.fill ins(%21#3 : i8) outs(%43 : tensor<3x3xi8>) -> tensor<3x3xi8>
            %45:4 = func.call @f1(%5, %44, %21#1) : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, tensor<?x?xi8>, i8, i8)
            %46 = linalg.fill ins(%extracted_7 : i8) outs(%arg8 : tensor<3xi8>) -> tensor<3xi8>
            %extracted_20 = tensor.extract %46[%38] : tensor<3xi8>
            %47 = tensor.empty() : tensor<2xi8>
            %48 = linalg.fill ins(%17 : i8) outs(%47 : tensor<2xi8>) -> tensor<2xi8>
            %49 = linalg.conv_1d ins(%arg3, %48 : tensor<4xi8>, tensor<2xi8>) outs(%46 : tensor<3xi8>) -> tensor<3xi8>
            scf.yield %49 : tensor<3xi8>
          }
          %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %extracted_slice_4 : tensor<1x2xi8>, tensor<1x2xi8>) outs(%extracted_slice_4 : tensor<1x2xi8>) {
          ^bb0(%in: i8, %in_17: i8, %out: i8):
            %38 = arith.maxsi %in, %in_17 : i8
            %39 = arith.minsi %38, %out : i8
            linalg.yield %39 : i8
          } -> tensor<1x2xi8>
          scf.yield %37 : tensor<1x2xi8>
        }
        %30 = func.call @write3(%arg6) : (tensor<3xi8>) -> tensor<3xi8>
        %extracted_11 = tensor.extract %arg6[%c2] : tensor<3xi8>
        %31 = linalg.copy ins(%22 : tensor<3xi8>) outs(%arg6 : tensor<3xi8>) -> tensor<3xi8>
        %extracted_12 = tensor.extract %31[%c2] : tensor<3xi8>
        %32 = arith.index_cast %23 : index to i8
        %inserted_13 = tensor.insert %32 into %31[%c1] : tensor<3xi8>
        %33 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg2, %3 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%arg5 : tensor<?x?xi8>) -> tensor<?x?xi8>
        %34 = arith.index_cast %17 : i8 to index
        %35 = arith.remui %34, %c3 : index
        %extracted_14 = tensor.extract %33[%35, %23] : tensor<?x?xi8>
        %cast_15 = tensor.cast %inserted_13 : tensor<3xi8> to tensor<?xi8>
        %inserted_slice_16 = tensor.insert_slice %cast_15 into %33[%c2, 0] [1, %c3] [1, 1] : tensor<?xi8> into tensor<?x?xi8>
        scf.yield %inserted_slice_16, %inserted_13 : tensor<?x?xi8>, tensor<3xi8>
      }
      %cast_10 = tensor.cast %28#0 : tensor<?x?xi8> to tensor<3x3xi8>
      scf.yield %cast_10 : tensor<3x3xi8>
    }
    %cast_9 = tensor.cast %20 : tensor<1x1x2xi8> to tensor<1x1x?xi8>
    return %21#0, %reshape, %cast_9, %inserted, %6, %mapped, %extracted_slice_4, %25, %21#2, %c0_i8 : tensor<?x?xi8>, tensor<9xi8>, tensor<1x1x?xi8>, tensor<1x1x2xi8>, tensor<1x1x1x2xi8>, tensor<4xi8>, tensor<1x2xi8>, tensor<3x3xi8>, i8, i8
  }
  func.func private @write3(%arg0: tensor<3xi8>) -> tensor<3xi8> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi8>
    %c-1_i8 = arith.constant -1 : i8
    %1 = linalg.fill ins(%c-1_i8 : i8) outs(%0 : tensor<?xi8>) -> tensor<?xi8>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[%c2] [1] [1] : tensor<?xi8> to tensor<i8>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map3, #map4, #map3] ins(%1, %extracted_slice : tensor<?xi8>, tensor<i8>) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    return %2 : tensor<3xi8>
  }
}

