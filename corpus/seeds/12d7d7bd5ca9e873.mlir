// bufdiff-profile: wide
// bufdiff-choices: 6c1b1f1d5393353a2b820734526cf2bfbefdc0cfb2926b4dd09af7afa5fe36472c0fee6a1e32bcb1
// bufdiff-choices: b78a8ec262ffd6b4fe7b3e3df7b14ebe907515a3ac4f1cbb4680498a11dc72cac32704d6c52e1924
// bufdiff-choices: c7fc08c50199a18746cc3690c02a010051385709cfb6a57b7ef41f45f5cc37daa8a696232b132820
// bufdiff-choices: 7211e6fd80c7b3bec8bc4fa3abbb1e00b5d52778eba393945abdcd91d72a5cc4de75f2f43637f8b3
// bufdiff-choices: a8936626ed82dfdd651804c6b08af4167ebb7b393a08abe8bd5265ba343f1c554ad6972b063222af
// bufdiff-choices: 4dec2baf725a6f129767152131d02ac4918c1b1eb457af829902e74db48c96a7eda5b351c279689e
// bufdiff-choices: cbb4f0be78665f813e93a6c8a9571d88e4cf4a57b10247bd4c419c8a2aeeda4e3554a7d8d86f87da
// bufdiff-choices: ae913a8006f8edd5f115f0c9120d016856cb8e5aad22041a9e0856f10d9d1d116b9b4cb320037839
// bufdiff-choices: f49534ab703bfb04a0e1478eb7a503c25d23ef730757fa163c3e3a3141690de968fa78d4cf86f353
// bufdiff-choices: 21f7c468f21bbcb45c8aeb30e61add9d1960095828ae95c11a800c075999b49951fadf061b5c85e9
// bufdiff-choices: cf92205c7f739a674c82617cf66561f7736a0f9ca74435e86ebd6deaec11da290e786996d4a2a829
// bufdiff-choices: 561e1f5734c907538c80af206f03f322dbaf329601fe81ead6bff79d78998375f481202e6bb44820
// bufdiff-choices: 1ce9b816da0c13a1b16f4eb77fcfcd29b0ad796336bb4c5263cb557483531f196b832fde599e8c17
// bufdiff-choices: 52c2c243d7f0924b4083efc2721e1285e5b384e646150a1a537041a1587a384daf7aed1604f9c40f
// bufdiff-choices: 190c6c3c2a509b6c3453cd46223286ce2aac47a8434da4d8652e747a58f32aaf75a72111c3a7e026
// bufdiff-choices: a2c02946f62926e384a0634f3f1620b6058dca3d3a52013aea605464396f5ddfa1f804fe52f829e4
// bufdiff-choices: 5a738a13c1928b90c112ba4077b3c1d390e08b9815a1aea982033648909c5a489db2eba4b42a2365
// bufdiff-choices: 0849c54d675b682848b778f2192ddc51dd3e1a84d0f4b61e1d3fc9ae3205ff7c0231c0ec190d2c43
// bufdiff-choices: b5813afcea148fd28e15b58adc20f15c959acfdf7dd7d199cda4c3561dce238e0cb769e84459a0d0
// bufdiff-choices: e600ce38547abcba2dd5b8f03a6df2eb9746aa92fa7bc615498c05e0e5a7140e0961bd03e01908aa
// bufdiff-choices: b962d3d2ceeacae4bbd84d03ae991f100ed7f60d5a6122422e5ead85a792126d1bb8fe9cc1298760
// bufdiff-choices: 0d6116a391b577f83fa8e4e941e05454c33a346b39fe366e5492cd3ac2d2844a20f0a18c4832485b
// bufdiff-choices: cb26ce229084d8af0ece74f3bbdc780eb604ff52b3bdfe61628a539c3bcc549f5e3d491cb1dc5bf4
// bufdiff-choices: d8e38a6beb532af05f53f3aa792cc9afbe9250f3f3b9fb210c7a9f7fd8957c8cf0751aa8c7dd36ff
// bufdiff-choices: ca2a7e43872c74aea75264ef645a9946ea206ea90a49f20718b39a701d66045ae8ff600e7297ae39
// bufdiff-choices: e04ccd6e3104966572e1667970a6d732405c29c23b4329c023a3398bed4906a721c47b249ac02900
// bufdiff-choices: 707e63210b9d27d03f7978cc1f1501459e2df0a2808e4da78adbff46c7c8c5cff17ec54d366f91aa
// bufdiff-choices: ca6083d037393df925292d2edb4a08545c3850eb8bb4bf99c28873c17c097a302f77c82c7c7fbc52
// bufdiff-choices: 399c2e61f891310a6f401926846625174e2684035c968b3c5ca9c725c3300a231652028c4d2b4630
// bufdiff-choices: efdebf15075c9b76b33f7f69e4232f564b2e859b703dcf17baa165a057bd822c4f45896c877f8442
// bufdiff-choices: 444b826d96d3e2a67a600647654dd307c83c74326648117afb7db85216994e91513008f40fe7da02
// bufdiff-choices: 3c15e238ef15361a29cd2d130709058f61fbc9ca82057a864e094dc71aa88d1c279d838d926fc86d
// bufdiff-choices: 51c97d962ee70c5a8bcbb11c9aba782a27ca83283b624af9d60d3f1735e040f2f4dcd412b5d18ef7
// bufdiff-choices: d5f36871f5b445d1bc5b0bd21a271b2a932fcf4589ad4aaaf4e59029631d5e92c80bf1ebe0756129
// bufdiff-choices: 04415e2d51e92c85c60f421c5449581bdf8bc153775198b1fbba0013f11096e55ab9372951123e1a
// bufdiff-choices: 778b1bcbfaa3f2d27e6d437a521b20f742854b675b1eee02f36c7a2e52ca05771e7aa366a36458c5
// bufdiff-choices: 0897f7169ef8ac780d909a3f34fbfcd6519fe161f59f5e6ecf7736516faa05429fa2dca7f48648be
// bufdiff-choices: fccdacbe742672c5d3f2378088c0ec23dc11d820cf38e3d8f71d68e4f5410f36e570f84ef9fe
// bufdiff-features: 17 53 294 397 495 587 600 826 1417 1486 1629 1711 2058 2292 2943 3133 3207 3217
// bufdiff-features: 3336 3377 3579 3638 3744 3995 4020 4144 4165 4462 4752 4784 4796 5015 5187 5201
// bufdiff-features: 5712 5732 5973 5994 6169 6237 6311 6314 6484 6565 6641 6702 6831 6901 7060 7484
// bufdiff-features: 7662 7691 8134 8452 8581 8632 8813 8829 9283 9479 9653 9889 10020 10035 10147
// bufdiff-features: 10166 10248 10553 10762 10819 10823 10933 10968 11047 11074 11124 11162 11202
// bufdiff-features: 11228 11304 11315 11321 11408 11556 11580 11600 11608 11883 12537 12547 12638
// bufdiff-features: 12712 12932 13021 13233 13296 13441 13461 13524 13689 13915 14106 14704 14800
// bufdiff-features: 14884 14925 15055 15440 15593 15671 15720 15751 15791 15798 15903 15919 16289
// bufdiff-features: 16372 16405 16445 16587 16640 16675 16682 16759 16760 16822 16834 17232 17253
// bufdiff-features: 17259 17431 17470 17893 17989 18165 18279 18355 18486 18588 18774 19166 19241
// bufdiff-features: 19256 19310 19419 19746 20193 20254 20332 20402 20864 21044 21140 21154 21318
// bufdiff-features: 21493 21883 21953 21960 22030 22070 22095 22221 22280 22498 22810 22824 22860
// bufdiff-features: 22885 22952 23097 23143 23787 23874 24066 24131 24184 24268 24320 24390 24393
// bufdiff-features: 24812 24826 25078 25119 25253 25302 25388 25497 25863 25898 25962 26087 26221
// bufdiff-features: 26369 26552 26568 26796 26808 26922 26960 27048 27056 27123 27172 27343 27725
// bufdiff-features: 27825 27871 28047 28179 28504 28823 28907 29191 29277 29590 29667 29684 29714
// bufdiff-features: 30209 30223 30305 30539 30666 30688 30700 30811 30902 31214 31247 31328 31492
// bufdiff-features: 31543 31563 31668 31692 31747 31864 31899 31972 32232 32373 32536 32613 32615
// bufdiff-features: 32669 32804 33769 33824 33853 34167 34564 34623 34647 34781 34832 34960 34993
// bufdiff-features: 35163 35289 35507 36092 36511 36542 36554 36618 36784 36972 37251 37315 37490
// bufdiff-features: 37743 37786 38435 38637 38662 38783 39180 39352 39397 39915 39981 40070 40297
// bufdiff-features: 40348 40479 40540 40712 40812 40884 40920 41055 41164 41396 41954 42094 42221
// bufdiff-features: 42344 42398 42467 42519 42525 42769 42858 42925 42953 42984 43066 43098 43188
// bufdiff-features: 43258 43442 43612 43942 44839 44959 45016 45031 45180 45321 45448 45449 45617
// bufdiff-features: 46110 46203 46208 46283 46832 46835 46995 47102 47289 47297 47392 47486 47583
// bufdiff-features: 48038 48367 48598 48868 48905 49393 49627 49635 49657 49676 50717 50894 50940
// bufdiff-features: 51344 51415 51475 51647 51658 51791 51827 51851 51878 51894 52042 52062 52127
// bufdiff-features: 52148 52267 52322 52558 52631 52706 52807 52823 52857 52900 52958 53114 53243
// bufdiff-features: 53249 53252 53469 53504 53890 54533 54651 54970 54998 55113 55185 55270 55561
// bufdiff-features: 55777 55887 56208 57450 57499 57718 57752 57932 58024 58122 58272 58303 58319
// bufdiff-features: 58403 58636 58718 58748 58780 59009 59070 59094 59347 59428 59445 59448 59860
// bufdiff-features: 59888 60384 60417 60468 60563 60686 60802 61115 61280 61350 61368 61375 61456
// bufdiff-features: 61530 61556 61699 61780 61806 61880 61944 62218 62350 62675 63062 63071 63184
// bufdiff-features: 63610 63616 63642 63800 63929 64030 64110 64119 64120 64138 64174 64235 64435
// bufdiff-features: 64603 64716 64748 64959 64976 64991 65225 65405 65726 65781 66052 66097 66195
// bufdiff-features: 66422 66742 66758 66765 66777 67056 67375 67388 67520 67748 67959 68334 68355
// bufdiff-features: 68484 68867 68935 69032 69081 69235 69638 69675 69987 70036 70119 70323 70335
// bufdiff-features: 70384 70412 70437 71050 71061 71107 71169 71259 71306 71490 71701 72243 72280
// bufdiff-features: 72565 72697 72975 73123 73289 73455 73548 73625 73725 73802 73990 74057 74257
// bufdiff-features: 74362 74471 74616 74617 74833 74862 74864 74984 75308 75502 75748 76009 76258
// bufdiff-features: 76328 76373 76688 76700 76910 76915 76953 76973 77129 77551 77823 77875 77910
// bufdiff-features: 78030 78036 78138 78205 78283 78315 78430 78950 79099 79279 79334 79389 79978
// bufdiff-features: 80093 80289 80436 80812 81039 81411 81443 81601 81736 81801 81819 82011 82135
// bufdiff-features: 82203 82806 83194 83253 83412 83697 83817 83911 83957 84090 84151 84300 84347
// bufdiff-features: 84585 84853 84887 85153 85176 85327 85673 85738 85843 85897 86013 86031 86125
// bufdiff-features: 86441 86600 86827 86937 87017 87238 87563 87783 87845 87862 87895 88081 88337
// bufdiff-features: 88446 88732 89026 89250 89348 89780 89812 90011 90070 90090 90495 90777 90784
// bufdiff-features: 91074 91148 91319 91540 91737 91910 91961 92022 92027 92194 92647 92752 92898
// bufdiff-features: 92917 93150 93255 93628 93844 93882 93903 93994 94049 94178 94301 94618 94656
// bufdiff-features: 94687 94746 94961 94981 95273 95285 95407 95408 95535 95603 95783 95930 96128
// bufdiff-features: 96273 96323 96351 96352 96538 96562 96652 97112 97131 97318 97447 97715 97864
// bufdiff-features: 98138 98190 98194 98306 98409 98464 98492 98501 98799 98853 98944 99009 99224
// bufdiff-features: 99228 99243 99257 99264 99383 99568 99738 99832 99848 100059 100073 100406
// bufdiff-features: 100573 101105 101258 101264 101594 102082 102196 102419 102809 103014 103056
// bufdiff-features: 103134 103159 103315 103327 103416 103476 103646 104054 104069 104253 104315
// bufdiff-features: 104475 104580 104650 104790 104796 104931 104952 105105 105147 105289 105573
// bufdiff-features: 105795 105858 105914 106097 106321 106452 106691 106761 107011 107425 107604
// bufdiff-features: 107702 107815 107866 108012 108169 108264 108621 108685 108857 108977 109086
// bufdiff-features: 109105 109243 109327 109408 109445 109732 109949 110641 110780 110899 111018
// bufdiff-features: 111275 111869 112474 112549 112709 112800 112895 112929 112940 113041 113618
// bufdiff-features: 113624 113821 113901 113920 113940 113959 114099 114308 114354 114547 114666
// bufdiff-features: 114684 114712 114990 115231 115471 115550 115728 115808 115894 115990 116039
// bufdiff-features: 116091 116109 116282 116549 116711 116793 116841 116977 117014 117151 117206
// bufdiff-features: 117235 117336 117490 117509 117618 117724 118035 118149 118581 118740 118769
// bufdiff-features: 118884 119203 119206 119340 119524 119588 119597 119835 119876 120049 120488
// bufdiff-features: 120600 120836 120920 121089 121188 121246 121394 121421 121467 121626 121977
// bufdiff-features: 122516 122613 122724 122764 122791 123238 123408 123446 123879 124448 124637
// bufdiff-features: 124661 124824 124903 125040 125175 125446 125702 125850 125921 125943 126179
// bufdiff-features: 126214 126398 127000 127096 127245 127426 127553 127625 127711 127834 127922
// bufdiff-features: 127997 128157 128163 128182 128332 128355 128438 128456 128733 128768 128779
// bufdiff-features: 128915 128916 129064 129089 129107 129398 129404 129410 129849 129955 130172
// bufdiff-features: 130310 130574 130595 130642
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<1xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %extracted_slice : tensor<3xf32>, tensor<3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %19 = arith.addf %in, %in_10 : f32
      %20 = arith.minimumf %19, %out : f32
      linalg.yield %20 : f32
    } -> tensor<3xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %3[%c0] : tensor<3xf32>
    vector.print %extracted : f32
    %extracted_slice_0 = tensor.extract_slice %1[0] [3] [1] : tensor<3xf32> to tensor<3xf32>
    %c3 = arith.constant 3 : index
    %4 = tensor.empty(%c3) : tensor<?xf32>
    %cast = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %2 : tensor<3xf32> to tensor<?xf32>
    %5 = call @f2(%4, %cast, %cast_1) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %cast_2 = tensor.cast %5 : tensor<?xf32> to tensor<3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %6:3 = call @f8(%arg0, %cast_2, %cst, %arg0) : (tensor<4xf32>, tensor<3xf32>, f32, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32)
    %7:2 = call @f9(%6#0, %3) : (tensor<4xf32>, tensor<3xf32>) -> (tensor<1xf32>, tensor<1xf32>)
    %8:4 = call @f14(%6#1, %6#2) : (tensor<4xf32>, f32) -> (tensor<4xf32>, tensor<4xf32>, f32, f32)
    %cst_3 = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<3xf32>
    %9:3 = call @f17(%cst_3, %8#1, %arg1, %cst_3) : (tensor<3xf32>, tensor<4xf32>, f32, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>)
    %cst_4 = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<4xf32>
    %10:3 = call @f18(%cst_4, %8#0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, f32, f32)
    %11 = tensor.empty() : tensor<3xf32>
    %12 = linalg.fill ins(%extracted : f32) outs(%11 : tensor<3xf32>) -> tensor<3xf32>
    %13 = call @f19(%extracted_slice, %extracted_slice, %12) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?xf32>
    %14 = call @f20(%cst_4) : (tensor<4xf32>) -> tensor<4xf32>
    %cast_5 = tensor.cast %2 : tensor<3xf32> to tensor<?xf32>
    %15:3 = call @f21(%cast_5) : (tensor<?xf32>) -> (tensor<3xf32>, tensor<?xf32>, tensor<4xf32>)
    %16:3 = call @f22(%9#0, %9#0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<4xf32>, f32, f32)
    %17:2 = call @f23(%2) : (tensor<3xf32>) -> (tensor<3xf32>, f32)
    %18 = call @f24(%15#0) : (tensor<3xf32>) -> tensor<3xf32>
    %cast_6 = tensor.cast %7#1 : tensor<1xf32> to tensor<?xf32>
    %cast_7 = tensor.cast %10#0 : tensor<4xf32> to tensor<?xf32>
    %cast_8 = tensor.cast %16#0 : tensor<4xf32> to tensor<?xf32>
    %cast_9 = tensor.cast %18 : tensor<3xf32> to tensor<?xf32>
    return %cast_6, %9#1, %9#2, %cast_7, %13, %14, %15#1, %15#2, %cast_8, %17#0, %cast_9, %7#0, %17#1, %arg1 : tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<1xf32>, f32, f32
  }
  func.func private @f24(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant -1.000000e+00 : f32
    %from_elements_4 = tensor.from_elements %cst_1, %cst_2, %cst_3 : tensor<3xf32>
    %mapped = linalg.map ins(%from_elements, %from_elements, %from_elements_4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>)
      (%in: f32, %in_5: f32, %in_6: f32, %init: f32) {
        %0 = arith.negf %in : f32
        %1 = arith.addf %0, %in_5 : f32
        %2 = arith.mulf %1, %in_6 : f32
        linalg.yield %2 : f32
      }
    return %mapped : tensor<3xf32>
  }
  func.func private @f22(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<4xf32>, f32, f32) {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<[7.500000e+00, 6.500000e+00, 5.500000e+00, 4.500000e+00]> : tensor<4xf32>
    %1:2 = call @f12(%cst_0, %cst_0, %cst_0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>)
    %cst_1 = arith.constant -1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_1, %cst_2, %cst_3 : tensor<4xf32>
    %2:2 = call @f15(%1#1, %1#1, %cst, %from_elements) : (tensor<4xf32>, tensor<4xf32>, f32, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %2#1, %cst_3, %cst : tensor<4xf32>, f32, f32
  }
  func.func private @f19(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg2 : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.negf %in : f32
      %2 = arith.addf %1, %in_0 : f32
      %3 = arith.cmpf uge, %2, %out : f32
      %4 = arith.select %3, %2, %out : f32
      linalg.yield %4 : f32
    } -> tensor<3xf32>
    %cast = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @f13(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %cst_0 = arith.constant 0.000000e+00 : f32
      %3 = arith.addf %2, %cst_0 : f32
      tensor.yield %3 : f32
    } : tensor<4xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %0 = call @f6(%arg0, %generated, %cst) : (tensor<3xf32>, tensor<4xf32>, f32) -> tensor<4xf32>
    return %arg0 : tensor<3xf32>
  }
  func.func private @f12(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = call @f1(%0) : (tensor<3xf32>) -> tensor<3xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant dense<-1.000000e+00> : tensor<f32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f32>) outs(%2 : tensor<4xf32>) dimensions = [0] 
    return %1, %broadcasted : tensor<3xf32>, tensor<4xf32>
  }
  func.func private @f10(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<3xf32>
    %cast = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %cst = arith.constant 1.000000e+00 : f32
      %4 = arith.cmpf one, %3, %cst : f32
      %5 = arith.select %4, %3, %cst : f32
      tensor.yield %5 : f32
    } : tensor<4xf32>
    %cast_0 = tensor.cast %generated : tensor<4xf32> to tensor<?xf32>
    %1:2 = call @f4(%cast, %generated, %0, %cast_0) : (tensor<?xf32>, tensor<4xf32>, tensor<3xf32>, tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>)
    return %inserted_slice, %1#0 : tensor<3xf32>, tensor<4xf32>
  }
  func.func private @f6(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> tensor<4xf32> {
    %cst = arith.constant dense<-2.500000e+00> : tensor<4xf32>
    %0 = linalg.log ins(%cst : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg1[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @f4(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
    %mapped = linalg.map ins(%arg3 : tensor<?xf32>) outs(%arg3 : tensor<?xf32>)
      (%in: f32, %init: f32) {
        %cst_0 = arith.constant -6.000000e+00 : f32
        %4 = arith.minimumf %in, %cst_0 : f32
        linalg.yield %4 : f32
      }
    %0 = tensor.empty() : tensor<4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %2 = arith.cmpf uno, %extracted, %cst : f32
    %3 = arith.select %2, %arg1, %1 : tensor<4xf32>
    return %3, %mapped : tensor<4xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<?xf32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<?xf32>
    %0 = tensor.empty() : tensor<4xf32>
    return %arg1 : tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant -6.000000e+00 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0 = linalg.rsqrt ins(%from_elements : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %generated = tensor.generate  {
      %cst = arith.constant -0.000000e+00 : f32
      %0 = arith.negf %cst : f32
      %1 = arith.addf %0, %cst : f32
      tensor.yield %1 : f32
    } : tensor<f32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f32>) outs(%arg0 : tensor<3xf32>) dimensions = [0] 
    return %broadcasted : tensor<3xf32>
  }
  func.func private @f5(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<3xf32>) {
      %cst = arith.constant 5.000000e-01 : f32
      %splat = tensor.splat %cst : tensor<3xf32>
      %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %splat : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %3 = arith.maximumf %in, %in_0 : f32
        %4 = arith.maximumf %3, %out : f32
        linalg.yield %4 : f32
      } -> tensor<3xf32>
      %extracted = tensor.extract %1[%arg1] : tensor<3xf32>
      %2 = linalg.max ins(%arg0, %splat : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %2 : tensor<3xf32>
    }
    return %0 : tensor<3xf32>
  }
  func.func private @f7(%arg0: tensor<3xf32>) -> (tensor<3xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
      %generated = tensor.generate  {
      ^bb0(%arg5: index):
        %10 = arith.index_cast %arg5 : index to i64
        %11 = arith.sitofp %10 : i64 to f32
        %cst_5 = arith.constant -1.000000e+00 : f32
        %12 = arith.subf %11, %cst_5 : f32
        tensor.yield %12 : f32
      } : tensor<2xf32>
      %1 = tensor.empty() : tensor<4xf32>
      %cst_0 = arith.constant 1.000000e+00 : f32
      %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
      %3 = linalg.conv_1d ins(%2, %generated : tensor<4xf32>, tensor<2xf32>) outs(%arg4 : tensor<3xf32>) -> tensor<3xf32>
      %cst_1 = arith.constant -2.500000e+00 : f32
      %cst_2 = arith.constant 5.000000e-01 : f32
      %from_elements = tensor.from_elements %cst_1, %cst_2, %cst_0 : tensor<3xf32>
      %4 = func.call @f3(%from_elements) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_3 = arith.constant dense<[[2.500000e+00, 1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00, -2.500000e+00]]> : tensor<2x3xf32>
      %5 = linalg.vecmat ins(%generated, %cst_3 : tensor<2xf32>, tensor<2x3xf32>) outs(%arg4 : tensor<3xf32>) -> tensor<3xf32>
      %extracted = tensor.extract %5[%c0] : tensor<3xf32>
      %inserted = tensor.insert %extracted into %5[%c0] : tensor<3xf32>
      %6 = tensor.empty() : tensor<3xf32>
      %cst_4 = arith.constant 1.000000e+01 : f32
      %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
      %8 = linalg.powf ins(%4, %7 : tensor<3xf32>, tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %9 = linalg.powf ins(%7, %7 : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %9, %8, %inserted : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %cst = arith.constant 1.000000e+02 : f32
    return %0#0, %cst : tensor<3xf32>, f32
  }
  func.func private @f8(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: f32, %arg3: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.maximumf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<4xf32>
    return %arg3, %0, %arg2 : tensor<4xf32>, tensor<4xf32>, f32
  }
  func.func private @f9(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
    %cst = arith.constant dense<1.000000e+02> : tensor<1xf32>
    %inserted_slice = tensor.insert_slice %cst into %arg1[2] [1] [1] : tensor<1xf32> into tensor<3xf32>
    %0 = scf.execute_region -> tensor<1xf32> {
      %3 = tensor.empty() : tensor<3xf32>
      %mapped = linalg.map { arith.mulf } ins(%inserted_slice, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%3 : tensor<3xf32>)
      %4 = tensor.empty() : tensor<1xf32>
      %cst_0 = arith.constant -6.000000e+00 : f32
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %5 : tensor<1xf32>
    }
    %extracted_slice = tensor.extract_slice %cst[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.copy ins(%extracted_slice : tensor<1xf32>) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    return %0, %2 : tensor<1xf32>, tensor<1xf32>
  }
  func.func @f11(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4xf32>) {
      %extracted = tensor.extract %arg0[%arg1] : tensor<4xf32>
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %extracted into %arg2[%c3] : tensor<4xf32>
      scf.yield %inserted : tensor<4xf32>
    }
    return %arg0 : tensor<4xf32>
  }
  func.func @f14(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, tensor<4xf32>, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %arg1, %cst, %cst_0, %cst_1 : tensor<4xf32>
    %0 = linalg.powf ins(%from_elements, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %from_elements, %0, %cst_1, %arg1 : tensor<4xf32>, tensor<4xf32>, f32, f32
  }
  func.func private @f15(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg2 into %arg1[%c1] : tensor<4xf32>
    %0 = scf.execute_region -> tensor<4xf32> {
      %c2 = arith.constant 2 : index
      %1 = tensor.empty(%c2) : tensor<?x4xf32>
      %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
      %3 = tensor.empty() : tensor<2xf32>
      %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      %5 = linalg.vecmat ins(%4, %2 : tensor<2xf32>, tensor<?x4xf32>) outs(%inserted : tensor<4xf32>) -> tensor<4xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice_0 = tensor.extract_slice %2[%c0, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice_0 into %arg0[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
      scf.yield %inserted_slice : tensor<4xf32>
    }
    %extracted_slice = tensor.extract_slice %arg3[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    return %extracted_slice, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @f16(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<3xf32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %2 = arith.mulf %out, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.maximumf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<3xf32>
    %cast = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @f17(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) {
    %0 = linalg.floor ins(%arg3 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf oeq, %arg2, %cst : f32
    %2 = scf.if %1 -> (tensor<?xf32>) {
      %true = arith.constant true
      %7 = arith.subi %1, %true : i1
      %8:2 = func.call @f10(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<4xf32>)
      %cast = tensor.cast %arg3 : tensor<3xf32> to tensor<?xf32>
      scf.yield %cast : tensor<?xf32>
    } else {
      %7 = func.call @f3(%arg3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xf32>) -> tensor<3xf32>
      %cst_0 = arith.constant dense<[[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01]]> : tensor<2x4xf32>
      %reduced = linalg.reduce ins(%cst_0 : tensor<2x4xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %8 = arith.mulf %in, %init : f32
          linalg.yield %8 : f32
        }
      %cast = tensor.cast %reduced : tensor<4xf32> to tensor<?xf32>
      scf.yield %cast : tensor<?xf32>
    }
    %3 = tensor.empty() : tensor<3xf32>
    %4 = linalg.copy ins(%0 : tensor<3xf32>) outs(%3 : tensor<3xf32>) -> tensor<3xf32>
    %5 = tensor.empty() : tensor<3xf32>
    %6 = linalg.copy ins(%0 : tensor<3xf32>) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
    return %4, %6, %2 : tensor<3xf32>, tensor<3xf32>, tensor<?xf32>
  }
  func.func private @f18(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, f32, f32) {
    %0 = linalg.max ins(%arg0, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3:2 = call @f7(%2) : (tensor<3xf32>) -> (tensor<3xf32>, f32)
    return %0, %3#1, %cst : tensor<4xf32>, f32, f32
  }
  func.func private @f20(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01]]> : tensor<3x4xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.vecmat ins(%1, %cst : tensor<3xf32>, tensor<3x4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @f21(%arg0: tensor<?xf32>) -> (tensor<3xf32>, tensor<?xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<5.000000e-01> : tensor<3xf32>
    %0 = call @f5(%cst) : (tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2, %cst_2 : tensor<4xf32>
    %1 = call @f11(%from_elements) : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %arg0, %1 : tensor<3xf32>, tensor<?xf32>, tensor<4xf32>
  }
  func.func private @f23(%arg0: tensor<3xf32>) -> (tensor<3xf32>, f32) {
    %0 = memref.alloca_scope  -> (f32) {
      %1 = func.call @f16(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<?xf32>
      %2 = func.call @f13(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
      %3 = linalg.add ins(%2, %2 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<?xf32>) outs(%2 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.negf %in : f32
        %6 = arith.addf %5, %out : f32
        linalg.yield %6 : f32
      } -> tensor<3xf32>
      %cst = arith.constant 1.000000e+01 : f32
      memref.alloca_scope.return %cst : f32
    }
    return %arg0, %0 : tensor<3xf32>, f32
  }
}

