// bufdiff-profile: deep
// bufdiff-choices: 70b705e6142b8004d73d200921b641b3c69a92d7e737736056b4d61f7db2a79d765a869314274ac7
// bufdiff-choices: 4eb4dc88e94c9827b9fc54a8c40861c0e68106088df0ab824f61064780b234524b643cb65425fc38
// bufdiff-choices: e1fb9036b271eb1754df810f5f85ecc32c41227330502abdff28b8001752c10d2dcba6e1b59f939f
// bufdiff-choices: a2e2196f6e015769ef06fde0f94c345c316607ad4124d4f5796a1bb94f670bedceab76abf29df2a4
// bufdiff-choices: 78fd3631fde4bc983618a6230e8efc064ded5e0f588402df69c96120ad588da1601d470e3fe7f6de
// bufdiff-choices: bfab896199f77acf66d3b21dc33ddb3c871c9cbcd67bfcf9af6722a8874dd9fc36e270deb7e69d03
// bufdiff-choices: 6eb7b11f9d17df4a3f8ae58be96211556ef808849a96cff8f9692b4371bf59b0989487354029fdc9
// bufdiff-choices: 29e183149505d120510388c33444f4c265544885e439ca0dc62e88bc7cfd86c6e800680ffa19bb0a
// bufdiff-choices: 6488dd2481f6e397129bf4e1aaab2887d7bdf84e082662f10df17f671e2dde4f05ec4eee0884312b
// bufdiff-choices: bb8886a6a23a5b6facca36cdbde534b3348d06f4aa46c132659ebf297b7c970d0a7987f24aa5dc50
// bufdiff-choices: 43e762a7b199469f4a2bfcb18c0a339698de9f4e75dcebdc94bc94aa123db9eeaf5caa40a120e896
// bufdiff-choices: ae3979fae163089c4ee0694da34e91aba9c4087a7ee2ee87c34ab3d3a5a23744704815db68dfee03
// bufdiff-choices: d9616edc904c7ecc7617e9a631f83a0a209fab9ca97c8c208a1ec1c92e2e4bc9611abe7e624eeb06
// bufdiff-choices: 818f3cf0cf33c158d5029ab2a83f9f8d242975347637318ac79578e803748c59585d13cf37901830
// bufdiff-choices: 0daa0a2244886cd6de2f6fd947e4dece534217a8a40ee81a30e34e89741edf4b892d81438f472613
// bufdiff-choices: 936f37382a2863be88095dd511901e258186876002d4bc3b221f5a03b737a9383aa960d6c13799ee
// bufdiff-choices: aecd0a79f48f6705e5338ae9267ecb1b3bc8d17a29827ad2a8a46f2bbf7e169eaaf2f46857e55814
// bufdiff-choices: 1470de7b192e077ff0f2211e279adefc3c6078bffc98e4914f3f0748f5a042e9fd47d07b04e2a9cd
// bufdiff-choices: 745a5f85a1f710bde1dd801e3ae372f6a2712f15f66c26dd5aa5085cd968fa26a5c880d3954a9c78
// bufdiff-choices: 87a5ff54de6233ba7e053d960812fabd14ef016292365a591068c8019137b5dea4a930f1ea947481
// bufdiff-choices: ae62c97ed9f4e2b7af7bd506d53e85b41da641a86ec32b795c37e6d4006064a07c94ff04458eec65
// bufdiff-choices: 9a6c821184b2ac7f3b5c6d82562f6a4b7b1ec14e8a8ad15993edef6f2ce7776aee25742650faa404
// bufdiff-choices: f021b5ca5f64bfec3f2e27ae51153573bb3a4e61ce4806252dcff6be5f9a09113c3e488160787d5a
// bufdiff-choices: bcd89970421799fd399fa1d7e562e025c8949988941c061670dba99886244245fa52f7589958e1a5
// bufdiff-choices: 82ae2e55f6fd834f0e269e6c3f2f699b67138dd8bc7e9835fae33c9c2736433bf68f17b21669497f
// bufdiff-choices: 674cd5b6b5c81543ae8155e4f06c2daa8a4e1b9e32f5434e0ce0fd56ce8e20a14f03bca48f396789
// bufdiff-choices: 5fea49c98a84adda4109655220edd5d8d0641a49cf6b4ac611ce040bca6b6ee1cc82cfe48fac1df2
// bufdiff-choices: 3abe20ae86075b49ae187b8b01241041da27faaf214c692d8456a13a7458a14dde34b027a940fca1
// bufdiff-choices: 8d3f894464fac49136bf21e1660b6216b5b0443c05592f39cb2eef0cf82d845c4df2b883f0ef441e
// bufdiff-choices: 1ac251321767cfae198128c05ac344f1f17d09383df49c5674da761360e92887bcb292bac851a3d3
// bufdiff-choices: 79a61ef4afde175e16cb65ca8bafa8cec50c47bbd99ba8f00edb4d996d27eb7a19f2e2bc92ca83ce
// bufdiff-choices: 97bd85475b0aeef0c89bfec3f8be73d0ee587e32c897cfc4ee1e6122192da8fe0209390bbacf8cd3
// bufdiff-choices: 80cf8ce53624bc770abf9f47c16dc13787496edefbd6768e23a48d5075dfcbb1b84f693732fd793f
// bufdiff-choices: 5009577f0ebc55327b16613c7a49e057fadf96e9df7674841e8878476cc62c521683943c06f8b07c
// bufdiff-choices: ff2322b2400e15c18f6d6d6f150cfe35104058389396f25e4205200fb21d9bc9e0eebdbce768db56
// bufdiff-choices: 2a2948d0b8cddf541dc0c296f058fd8802f2a86051d8b24cceff62d864967ed2ee1db641fc56b2ad
// bufdiff-choices: 9a0f995dc30e1621388e6e1c457d797396efcb8c19ecbcad2dc16ef7e753fe68bd1d021823189581
// bufdiff-choices: af32f15cdcfdeff7952a41a99a918f9866b89007f6e480b381afbb1b32d3074b804ff6aede582cba
// bufdiff-choices: eddba093f41d53c48b28d854dea6da810a91e7342dd54df1a877d28b8959ed01c9e98a8a403fb0d8
// bufdiff-choices: 9a40d9b00d2efa35c0d2fd4dca793f21
// bufdiff-features: 76 276 294 397 927 935 1209 1359 1502 1739 1768 2021 2259 2442 2491 2503 2679
// bufdiff-features: 2784 2898 3122 3164 3377 3398 3579 3627 3694 3810 3972 4211 4236 4462 4471 4702
// bufdiff-features: 4752 4784 4796 5018 5075 5187 5534 5712 5971 5973 6163 6277 6289 6355 6432 6476
// bufdiff-features: 6503 6584 6611 6641 6809 6812 6815 7014 7058 7060 7072 7180 7534 7645 7691 7764
// bufdiff-features: 7772 7974 8204 8325 8512 8544 8817 8863 9214 9240 9282 9302 9325 9462 9479 9748
// bufdiff-features: 9781 9852 9868 9972 10035 10039 10081 10223 10238 10324 10372 10384 10386 10482
// bufdiff-features: 10657 10817 10854 10872 10968 11162 11277 11304 11321 11408 11429 11556 11580
// bufdiff-features: 11583 11585 11700 12031 12058 12100 12276 12346 12403 12760 12775 12962 13214
// bufdiff-features: 13233 13257 13308 13311 13382 13525 13739 13915 14200 14364 14454 14525 14728
// bufdiff-features: 14864 15080 15379 15421 15440 15534 15644 15671 15750 15751 15791 15881 15903
// bufdiff-features: 15926 15989 16242 16371 16405 16440 16587 16682 16759 17012 17232 17277 17305
// bufdiff-features: 17367 17989 18067 18467 18588 18599 18655 18812 19241 19249 19256 19419 19442
// bufdiff-features: 19456 19545 19579 19606 19631 19713 19746 19757 19923 20193 20220 20254 20337
// bufdiff-features: 20374 20435 20440 20659 20734 20795 20796 21044 21140 21161 21295 21511 21522
// bufdiff-features: 21883 21911 21953 21963 21991 22095 22129 22221 22280 22313 22355 22399 22448
// bufdiff-features: 22678 22739 22824 22867 22890 22952 22997 23039 23090 23143 23232 23336 23348
// bufdiff-features: 23610 23643 23841 24184 24259 24330 24336 24473 24553 24682 24747 24844 25119
// bufdiff-features: 25302 25388 25641 25668 25818 25962 26023 26102 26117 26422 26546 26552 26568
// bufdiff-features: 26663 26796 26816 26847 26871 27048 27126 27218 27249 27343 27559 27638 27725
// bufdiff-features: 27825 27924 28276 28349 28503 28652 28724 28814 29066 29368 29590 29684 29687
// bufdiff-features: 29743 29839 29882 29895 30105 30138 30144 30223 30305 30410 30426 30625 30666
// bufdiff-features: 30707 30795 30806 30811 30840 30896 30902 30996 31039 31160 31223 31247 31463
// bufdiff-features: 31692 31840 31851 31899 31936 31972 32140 32614 32804 32809 32903 32962 33066
// bufdiff-features: 33133 33234 33242 33303 33324 33530 33637 33738 33769 33853 34069 34167 34210
// bufdiff-features: 34322 34334 34491 34564 34617 34623 34647 34745 34975 35097 35154 35333 35383
// bufdiff-features: 35384 35391 35507 35874 35999 36064 36092 36180 36448 36542 36561 36598 36681
// bufdiff-features: 36721 36751 36784 36901 37007 37136 37183 37261 37305 37315 37331 37654 37736
// bufdiff-features: 37743 37786 37790 37809 37849 37879 38192 38227 38228 38229 38284 38401 38442
// bufdiff-features: 38511 38672 38702 38783 39025 39026 39085 39233 39397 39457 39512 39545 39550
// bufdiff-features: 39629 39745 39747 39856 39884 39927 39981 40044 40070 40132 40135 40297 40348
// bufdiff-features: 40392 40479 40503 40540 40643 40712 40812 40953 41055 41090 41152 41295 41296
// bufdiff-features: 41299 41517 41531 41605 41696 41799 41854 41885 41886 41954 42080 42094 42194
// bufdiff-features: 42207 42222 42344 42398 42467 42517 42525 42542 42629 42769 42858 42889 42970
// bufdiff-features: 42984 43092 43129 43171 43181 43203 43231 43259 43385 43442 43520 43612 43758
// bufdiff-features: 43917 43942 44088 44176 44505 44522 44615 44663 44716 44758 44816 44943 45093
// bufdiff-features: 45180 45202 45232 45305 45318 45462 45571 45598 45617 45702 45710 45818 46034
// bufdiff-features: 46110 46139 46203 46251 46404 46538 46720 46832 46835 46935 46982 46995 47252
// bufdiff-features: 47263 47311 47331 47392 47477 47488 47583 47588 47731 47735 47762 48038 48451
// bufdiff-features: 48506 48598 48600 48724 48974 49135 49301 49393 49397 49627 49756 49800 49834
// bufdiff-features: 49844 49956 49998 50016 50146 50450 50469 50476 50551 50633 50717 50759 50894
// bufdiff-features: 51178 51260 51341 51344 51415 51729 51800 51851 51863 51932 52042 52062 52139
// bufdiff-features: 52322 52516 52527 52558 52695 52774 52807 52900 52928 52958 53000 53091 53160
// bufdiff-features: 53180 53203 53315 53324 53469 53472 53504 53791 53890 53898 53976 54100 54203
// bufdiff-features: 54349 54527 54546 54563 54598 54683 54970 54998 55113 55130 55132 55185 55270
// bufdiff-features: 55342 55410 55561 55632 55735 55870 55875 55887 56046 56087 56094 56348 56382
// bufdiff-features: 56404 56477 56524 56968 57000 57090 57103 57286 57383 57499 57548 57718 57771
// bufdiff-features: 58137 58175 58190 58290 58298 58316 58324 58332 58403 58423 58721 58922 59069
// bufdiff-features: 59094 59115 59436 59448 59620 59634 59701 59741 59860 59925 60044 60233 60239
// bufdiff-features: 60265 60404 60422 60465 60530 60686 60983 61112 61462 61480 61530 61556 61699
// bufdiff-features: 61987 62091 62106 62218 62701 63062 63071 63384 63610 63800 63844 63929 64110
// bufdiff-features: 64119 64120 64235 64363 64420 64432 64475 64616 64694 64716 64737 64748 64959
// bufdiff-features: 64976 65153 65344 65377 65478 65564 65692 65715 66003 66004 66053 66191 66195
// bufdiff-features: 66267 66327 66422 66486 66666 66765 66777 66814 66864 66869 66995 66996 67160
// bufdiff-features: 67207 67285 67360 67526 67617 67688 67690 67748 67880 68355 68678 68751 68755
// bufdiff-features: 68782 68822 68935 68973 69032 69175 69235 69290 69403 69449 69613 69660 69808
// bufdiff-features: 69831 69932 69946 69987 70036 70050 70106 70119 70290 70403 70504 71050 71107
// bufdiff-features: 71122 71169 71259 71306 71463 71544 71701 72520 72975 73274 73289 73295 73542
// bufdiff-features: 73719 73802 73833 74034 74057 74201 74236 74358 74360 74362 74471 74551 74552
// bufdiff-features: 74617 74720 74833 74870 75061 75087 75161 75286 75321 75921 76052 76222 76258
// bufdiff-features: 76370 76560 76587 76641 76953 76973 76988 77551 77565 77693 78041 78100 78192
// bufdiff-features: 78246 78283 78430 78506 78569 78620 78950 79024 79279 79389 79428 79833 79972
// bufdiff-features: 79978 80342 80373 80408 80436 80454 80714 80895 81022 81039 81052 81221 81239
// bufdiff-features: 81539 81601 81736 81809 81819 82011 82025 82135 82383 82404 82409 82415 82440
// bufdiff-features: 82565 82594 82866 83001 83023 83071 83231 83253 83336 83419 83571 83672 83817
// bufdiff-features: 83887 84322 84347 84465 84585 84635 84727 84887 85118 85164 85220 85673 85820
// bufdiff-features: 85843 85897 86019 86125 86151 86362 86515 86549 86645 86844 86851 86934 87173
// bufdiff-features: 87495 87585 87626 87666 87862 87923 88008 88264 88321 88337 88341 88509 88544
// bufdiff-features: 88602 88898 88932 88955 88958 89021 89037 89151 89178 89212 89250 89286 89486
// bufdiff-features: 89599 89631 89646 89780 89812 89840 89859 90070 90082 90116 90170 90232 90307
// bufdiff-features: 90542 90543 90589 90604 90777 90831 90862 90903 91074 91147 91317 91415 91441
// bufdiff-features: 91465 91540 91737 91781 91786 91879 91910 91944 91958 91961 91980 92022 92194
// bufdiff-features: 92431 92615 92740 92849 93150 93171 93215 93286 93316 93394 93464 93496 93586
// bufdiff-features: 93814 93827 93844 93908 93944 94049 94301 94405 94687 94746 94755 94899 94903
// bufdiff-features: 94913 94961 95015 95079 95183 95257 95273 95299 95385 95401 95407 95471 95507
// bufdiff-features: 95855 95856 95900 96244 96273 96353 96421 96464 96766 96808 96980 97059 97067
// bufdiff-features: 97101 97270 97318 97447 97658 97768 97822 97864 98085 98122 98194 98201 98291
// bufdiff-features: 98340 98357 98388 98413 98469 98497 98501 98879 98924 99009 99228 99243 99276
// bufdiff-features: 99326 99383 99568 99738 99757 100059 100073 100258 100406 100427 100481 100698
// bufdiff-features: 100711 100956 101156 101220 101264 101293 101411 101480 101512 101619 101823
// bufdiff-features: 101911 101983 102461 102579 102601 102748 102809 102897 103014 103056 103134
// bufdiff-features: 103154 103159 103205 103277 103383 103416 103490 103635 103646 103648 103673
// bufdiff-features: 103715 103805 103851 104121 104229 104312 104315 104487 104522 104580 104686
// bufdiff-features: 104850 104931 104992 105108 105166 105264 105355 105594 105642 105700 105750
// bufdiff-features: 105832 105837 105857 105858 105992 106097 106263 106321 106352 106398 106691
// bufdiff-features: 106913 106946 106993 107227 107314 107412 107425 107550 107614 107702 107815
// bufdiff-features: 107943 107987 108012 108165 108169 108210 108410 108500 108656 108697 108829
// bufdiff-features: 108992 109076 109086 109103 109105 109327 109624 109721 109946 110028 110162
// bufdiff-features: 110176 110204 110220 110240 110259 110350 110379 110383 110530 110539 110552
// bufdiff-features: 110695 110780 110816 110819 110917 111334 111382 111457 111588 111721 111809
// bufdiff-features: 111822 111976 112068 112275 112405 112474 112706 112709 112712 112740 112895
// bufdiff-features: 112929 112944 113020 113038 113209 113336 113605 113698 113780 113868 113901
// bufdiff-features: 113940 114200 114366 114400 114462 114739 114749 114789 114817 114869 114874
// bufdiff-features: 114965 115026 115184 115231 115355 115471 115557 115634 115711 115753 115778
// bufdiff-features: 115801 115881 115920 115990 116002 116046 116080 116092 116303 116431 116549
// bufdiff-features: 116623 116721 116841 116860 116918 116929 116930 116985 117137 117151 117174
// bufdiff-features: 117196 117235 117336 117432 117654 117724 117779 117858 118112 118567 119210
// bufdiff-features: 119384 119501 119597 119640 119725 119731 119764 119845 119875 119876 119878
// bufdiff-features: 119908 119993 120187 120372 120379 120907 120920 121029 121188 121363 121394
// bufdiff-features: 121406 121467 121538 121626 121682 121854 121978 122159 122163 122233 122535
// bufdiff-features: 122575 122615 122642 122648 122818 122865 122980 123056 123204 123446 123470
// bufdiff-features: 123497 123533 123567 123939 124010 124299 124414 124442 124448 124484 124510
// bufdiff-features: 124546 124604 124637 124824 124839 124887 124978 125101 125175 125466 125627
// bufdiff-features: 125638 125750 125765 125882 125921 126179 126376 126398 126775 126805 126815
// bufdiff-features: 126891 127096 127167 127243 127259 127273 127533 127551 127711 127804 127813
// bufdiff-features: 127834 127997 128143 128157 128163 128182 128362 128456 128713 128731 128733
// bufdiff-features: 128768 128779 128807 128817 128915 128916 129288 129423 129442 129771 129849
// bufdiff-features: 129946 130060 130071 130135 130191 130310 130333 130354 130636 130878 130933
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (2)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f3(%arg0: tensor<5xi8>, %arg1: tensor<5xi8>, %arg2: tensor<2xf32>, %arg3: tensor<5xi8>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<?xf32>, i8, i8) {
    %c7_i8 = arith.constant 7 : i8
    %0 = linalg.fill ins(%c7_i8 : i8) outs(%arg0 : tensor<5xi8>) -> tensor<5xi8>
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c7_i8 into %0[%c0] : tensor<5xi8>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<5xi8>
    %c1_i8 = arith.constant 1 : i8
    %1 = arith.cmpi sgt, %extracted, %c1_i8 : i8
    %2 = scf.if %1 -> (tensor<5xi8>) {
      %16 = tensor.empty() : tensor<5xi8>
      %c3_i8 = arith.constant 3 : i8
      %17 = tensor.empty() : tensor<5xi8>
      %18 = linalg.fill ins(%c3_i8 : i8) outs(%17 : tensor<5xi8>) -> tensor<5xi8>
      %19 = linalg.div_unsigned ins(%0, %18 : tensor<5xi8>, tensor<5xi8>) outs(%16 : tensor<5xi8>) -> tensor<5xi8>
      %20 = arith.cmpi ult, %extracted, %c1_i8 : i8
      %21 = scf.if %20 -> (tensor<5xi8>) {
        %cst_4 = arith.constant dense<[2, 5, 8, 11, 14]> : tensor<5xi8>
        %22 = arith.select %20, %inserted, %cst_4 : tensor<5xi8>
        %23 = scf.forall (%arg4) in (5) shared_outs(%arg5 = %0) -> (tensor<5xi8>) {
          %24 = linalg.copy ins(%0 : tensor<5xi8>) outs(%22 : tensor<5xi8>) -> tensor<5xi8>
          %c4 = arith.constant 4 : index
          %extracted_slice = tensor.extract_slice %22[%c4] [1] [1] : tensor<5xi8> to tensor<1xi8>
          %extracted_slice_5 = tensor.extract_slice %22[1] [1] [%c1] : tensor<5xi8> to tensor<1xi8>
          %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%extracted_slice : tensor<1xi8>) {
          ^bb0(%out: i8):
            %28 = arith.cmpi uge, %out, %extracted : i8
            %29 = arith.select %28, %out, %extracted : i8
            linalg.yield %29 : i8
          } -> tensor<1xi8>
          %26 = vector.transfer_read %25[%c0], %extracted : tensor<1xi8>, vector<2xi8>
          %27 = vector.transfer_write %26, %extracted_slice_5[%c0] : vector<2xi8>, tensor<1xi8>
          %inserted_slice = tensor.insert_slice %25 into %22[%c4] [1] [1] : tensor<1xi8> into tensor<5xi8>
          %inserted_slice_6 = tensor.insert_slice %27 into %inserted_slice[1] [1] [%c1] : tensor<1xi8> into tensor<5xi8>
          %extracted_slice_7 = tensor.extract_slice %0[%arg4] [1] [1] : tensor<5xi8> to tensor<i8>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %extracted_slice_7 into %arg5[%arg4] [1] [1] : tensor<i8> into tensor<5xi8>
          }
        }
        scf.yield %0 : tensor<5xi8>
      } else {
        %22 = tensor.empty() : tensor<5xi8>
        scf.yield %19 : tensor<5xi8>
      }
      scf.yield %0 : tensor<5xi8>
    } else {
      %16 = arith.index_castui %1 : i1 to index
      %c5_4 = arith.constant 5 : index
      %17 = arith.remui %16, %c5_4 : index
      %18 = vector.transfer_read %inserted[%17], %extracted : tensor<5xi8>, vector<2xi8>
      %19 = vector.transfer_write %18, %0[%17] : vector<2xi8>, tensor<5xi8>
      scf.yield %19 : tensor<5xi8>
    }
    %3 = arith.index_castui %1 : i1 to index
    %c5 = arith.constant 5 : index
    %4 = arith.remui %3, %c5 : index
    %extracted_0 = tensor.extract %0[%4] : tensor<5xi8>
    %cast = tensor.cast %arg2 : tensor<2xf32> to tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %5 = call @f1(%cast, %inserted, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
    %cast_1 = tensor.cast %5 : tensor<?xf32> to tensor<2xf32>
    %cst_2 = arith.constant 7.250000e+00 : f32
    %6:5 = call @f2(%cast_1, %cst_2) : (tensor<2xf32>, f32) -> (tensor<2x?xf32>, tensor<2x2xf32>, tensor<2xf32>, f32, f32)
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c2) : tensor<?xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<?xf32>) outs(%7 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.cmpf uge, %in, %6#4 : f32
      %17 = arith.select %16, %in, %6#4 : f32
      linalg.yield %17 : f32
    } -> tensor<?xf32>
    %cst_3 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %6#3, %6#4, %cst_3, %6#3 : tensor<2x2xf32>
    %9 = tensor.empty() : tensor<2x2xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<2x2xf32>) outs(%9 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %11 = linalg.fill ins(%6#4 : f32) outs(%9 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<2x2xf32>) outs(%9 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.maximumf %in, %6#3 : f32
      linalg.yield %16 : f32
    } -> tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %12 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %16 = arith.maximumf %in, %in_4 : f32
      linalg.yield %16 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2x2xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<2x2xf32>) outs(%14 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.maximumf %in, %6#4 : f32
      linalg.yield %16 : f32
    } -> tensor<2x2xf32>
    return %15, %13, %8, %extracted_0, %c7_i8 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<?xf32>, i8, i8
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: f32) -> (tensor<2x?xf32>, tensor<2x2xf32>, tensor<2xf32>, f32, f32) {
    %cst = arith.constant dense<[[8.500000e+00, 7.500000e+00], [6.500000e+00, 5.500000e+00]]> : tensor<2x2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2x2xf32>) outs(%arg0 : tensor<2xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %16 = arith.addf %in, %init : f32
        linalg.yield %16 : f32
      }
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<2x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %2 = linalg.copy ins(%1 : tensor<2x?xf32>) outs(%cst : tensor<2x2xf32>) -> tensor<2x2xf32>
    %3 = tensor.empty() : tensor<2x2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.subf %in, %arg1 : f32
      linalg.yield %16 : f32
    } -> tensor<2x2xf32>
    %5 = linalg.matvec ins(%cst, %arg0 : tensor<2x2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %6 = bufferization.alloc_tensor() copy(%4) : tensor<2x2xf32>
    %7 = vector.broadcast %arg1 : f32 to vector<3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %8 = vector.transfer_write %7, %4[%c0, %c1] : vector<3xf32>, tensor<2x2xf32>
    %extracted = tensor.extract %1[%c1, %c1] : tensor<2x?xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %9 = arith.cmpf olt, %extracted, %cst_0 : f32
    %10 = scf.if %9 -> (tensor<2x2xf32>) {
      scf.yield %cst : tensor<2x2xf32>
    } else {
      scf.yield %6 : tensor<2x2xf32>
    }
    %11 = arith.index_castui %9 : i1 to index
    %12 = arith.remui %11, %c2 : index
    %extracted_1 = tensor.extract %cst[%12, %12] : tensor<2x2xf32>
    %inserted = tensor.insert %extracted_1 into %10[%c1, %c1] : tensor<2x2xf32>
    %13 = tensor.empty() : tensor<2x2xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x2xf32>) outs(%13 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.mulf %in, %extracted : f32
      linalg.yield %16 : f32
    } -> tensor<2x2xf32>
    %15:3 = scf.for %arg2 = %c0 to %12 step %c1 iter_args(%arg3 = %1, %arg4 = %13, %arg5 = %extracted) -> (tensor<2x?xf32>, tensor<2x2xf32>, f32) {
      %16 = scf.for %arg6 = %c0 to %c0 step %c2 iter_args(%arg7 = %3) -> (tensor<2x2xf32>) {
        %cast_5 = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
        %c5 = arith.constant 5 : index
        %18 = tensor.empty(%c5) : tensor<?xi8>
        %c-128_i8 = arith.constant -128 : i8
        %19 = linalg.fill ins(%c-128_i8 : i8) outs(%18 : tensor<?xi8>) -> tensor<?xi8>
        %cast_6 = tensor.cast %19 : tensor<?xi8> to tensor<5xi8>
        %cst_7 = arith.constant 1.000000e+00 : f32
        %20 = func.call @f1(%cast_5, %cast_6, %cst_7) : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
        %21 = tensor.empty() : tensor<2x2xf32>
        %22 = tensor.empty() : tensor<2x2xf32>
        %23 = linalg.fill ins(%extracted : f32) outs(%22 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %24 = linalg.powf ins(%4, %23 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%21 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %25 = linalg.floor ins(%cst : tensor<2x2xf32>) outs(%arg7 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %24 : tensor<2x?xf32>, tensor<2x2xf32>) outs(%25 : tensor<2x2xf32>) {
        ^bb0(%in: f32, %in_8: f32, %out: f32):
          %27 = arith.addf %in, %in_8 : f32
          %28 = arith.minimumf %27, %out : f32
          linalg.yield %28 : f32
        } -> tensor<2x2xf32>
        scf.yield %26 : tensor<2x2xf32>
      }
      %cst_2 = arith.constant -0.000000e+00 : f32
      %17 = linalg.powf ins(%inserted, %14 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg4 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %mapped = linalg.map ins(%4 : tensor<2x2xf32>) outs(%17 : tensor<2x2xf32>)
        (%in: f32, %init: f32) {
          %18 = arith.mulf %in, %extracted : f32
          linalg.yield %18 : f32
        }
      %cast = tensor.cast %mapped : tensor<2x2xf32> to tensor<2x?xf32>
      %cast_3 = tensor.cast %14 : tensor<2x2xf32> to tensor<2x?xf32>
      %mapped_4 = linalg.map { arith.minimumf } ins(%cast, %cast_3 : tensor<2x?xf32>, tensor<2x?xf32>) outs(%arg3 : tensor<2x?xf32>)
      scf.yield %mapped_4, %mapped, %cst_2 : tensor<2x?xf32>, tensor<2x2xf32>, f32
    }
    return %15#0, %2, %reduced, %15#2, %arg1 : tensor<2x?xf32>, tensor<2x2xf32>, tensor<2xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<5xi8>, %arg2: f32) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.log ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %13 = tensor.empty() : tensor<5x2xi8>
      %c2 = arith.constant 2 : index
      %extracted_4 = tensor.extract %arg1[%c2] : tensor<5xi8>
      %14 = linalg.fill ins(%extracted_4 : i8) outs(%13 : tensor<5x2xi8>) -> tensor<5x2xi8>
      %reduced = linalg.reduce ins(%14 : tensor<5x2xi8>) outs(%arg1 : tensor<5xi8>) dimensions = [1] 
        (%in: i8, %init: i8) {
          %15 = arith.addi %in, %init : i8
          linalg.yield %15 : i8
        }
      %c4 = arith.constant 4 : index
      %extracted_5 = tensor.extract %reduced[%c4] : tensor<5xi8>
    } else {
      %cst = arith.constant 1.000000e+02 : f32
      %13 = arith.cmpf ogt, %arg2, %cst : f32
      %14 = scf.if %13 -> (tensor<2xf32>) {
        %c1_6 = arith.constant 1 : index
        %extracted_slice_7 = tensor.extract_slice %0[%c1_6] [1] [1] : tensor<2xf32> to tensor<f32>
        %15 = bufferization.alloc_tensor() copy(%arg1) : tensor<5xi8>
        scf.yield %1 : tensor<2xf32>
      } else {
        %cast_6 = tensor.cast %2 : tensor<?xf32> to tensor<2xf32>
        scf.yield %cast_6 : tensor<2xf32>
      }
      %c2 = arith.constant 2 : index
      affine.if #set(%c2) {
        %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xf32>) {
        ^bb0(%out: f32):
          %cst_6 = arith.constant -6.000000e+00 : f32
          %18 = arith.negf %out : f32
          %19 = arith.addf %18, %cst_6 : f32
          linalg.yield %19 : f32
        } -> tensor<?xf32>
        %16 = tensor.empty() : tensor<2xf32>
        %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<?xf32>) outs(%16 : tensor<2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %18 = arith.cmpf one, %in, %arg2 : f32
          %19 = arith.select %18, %in, %arg2 : f32
          linalg.yield %19 : f32
        } -> tensor<2xf32>
      }
      %cst_4 = arith.constant dense<0> : tensor<i8>
      %broadcasted = linalg.broadcast ins(%cst_4 : tensor<i8>) outs(%arg1 : tensor<5xi8>) dimensions = [0] 
      %c4 = arith.constant 4 : index
      %extracted_5 = tensor.extract %broadcasted[%c4] : tensor<5xi8>
    }
    %c2_i8 = arith.constant 2 : i8
    %3 = vector.broadcast %c2_i8 : i8 to vector<2xi8>
    %c1 = arith.constant 1 : index
    %4 = vector.transfer_write %3, %arg1[%c1] : vector<2xi8>, tensor<5xi8>
    %extracted_slice = tensor.extract_slice %arg1[0] [5] [1] : tensor<5xi8> to tensor<5xi8>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [2] [2] : tensor<5xi8> to tensor<2xi8>
    %5 = call @write1(%extracted_slice_0) : (tensor<2xi8>) -> tensor<2xi8>
    %extracted = tensor.extract %arg1[%c1] : tensor<5xi8>
    vector.print %extracted : i8
    %cast = tensor.cast %5 : tensor<2xi8> to tensor<?xi8>
    %6 = bufferization.to_buffer %extracted_slice_0 read_only : tensor<2xi8> to memref<2xi8, strided<[?], offset: ?>>
    %7 = memref.load %6[%c0] : memref<2xi8, strided<[?], offset: ?>>
    %8 = arith.cmpi eq, %extracted, %7 : i8
    %cast_1 = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
    %9 = arith.select %8, %2, %cast_1 : tensor<?xf32>
    %10 = arith.index_cast %extracted : i8 to index
    %c5 = arith.constant 5 : index
    %11 = arith.remui %10, %c5 : index
    %extracted_2 = tensor.extract %arg1[%11] : tensor<5xi8>
    %12:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %cast, %arg5 = %1) -> (tensor<?xi8>, tensor<2xf32>) {
      %13:2 = scf.for %arg6 = %c1 to %c1 step %c1 iter_args(%arg7 = %5, %arg8 = %cast) -> (tensor<2xi8>, tensor<?xi8>) {
        %extracted_7 = tensor.extract %arg8[%arg6] : tensor<?xi8>
        %15 = arith.index_cast %extracted : i8 to index
        %16 = arith.remui %15, %c5 : index
        %17 = vector.transfer_read %arg1[%16], %extracted_2 : tensor<5xi8>, vector<2xi8>
        %18 = arith.index_castui %8 : i1 to index
        %c2 = arith.constant 2 : index
        %19 = arith.remui %18, %c2 : index
        %20 = vector.transfer_write %17, %arg8[%19] : vector<2xi8>, tensor<?xi8>
        %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg7 : tensor<2xi8>) {
        ^bb0(%out: i8):
          %22 = arith.andi %out, %7 : i8
          linalg.yield %22 : i8
        } -> tensor<2xi8>
        %c7_i8 = arith.constant 7 : i8
        %inserted_8 = tensor.insert %c7_i8 into %21[%arg6] : tensor<2xi8>
        scf.yield %inserted_8, %20 : tensor<2xi8>, tensor<?xi8>
      }
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xi8> to tensor<i8>
      %mapped = linalg.map ins(%extracted_slice_4 : tensor<i8>) outs(%extracted_slice_4 : tensor<i8>)
        (%in: i8, %init: i8) {
          %15 = arith.subi %in, %extracted : i8
          linalg.yield %15 : i8
        }
      %inserted = tensor.insert %extracted_2 into %mapped[] : tensor<i8>
      %extracted_slice_5 = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %mapped_6 = linalg.map ins(%extracted_slice_5 : tensor<1xf32>) outs(%extracted_slice_5 : tensor<1xf32>)
        (%in: f32, %init: f32) {
          linalg.yield %in : f32
        }
      %14 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%extracted_slice_5, %extracted_slice_5 : tensor<1xf32>, tensor<1xf32>) outs(%mapped_6 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg4[%arg3] [1] [1] : tensor<i8> into tensor<?xi8>
        tensor.parallel_insert_slice %14 into %arg5[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
      }
    }
    %cast_3 = tensor.cast %12#1 : tensor<2xf32> to tensor<?xf32>
    return %cast_3 : tensor<?xf32>
  }
  func.func private @write1(%arg0: tensor<2xi8>) -> tensor<2xi8> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<2xi8> to tensor<i8>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i8>) outs(%arg0 : tensor<2xi8>) dimensions = [0] 
    return %broadcasted : tensor<2xi8>
  }
  func.func @main(%arg0: tensor<5xi8>, %arg1: f32, %arg2: tensor<2xf32>) -> (tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x1xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%c0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.maximumf %in, %arg1 : f32
      linalg.yield %22 : f32
    } -> tensor<1xf32>
    %extracted = tensor.extract %arg2[%c0] : tensor<2xf32>
    vector.print %extracted : f32
    %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xi8>) outs(%arg0 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c3_i8 = arith.constant 3 : i8
      %22 = arith.muli %in, %c3_i8 : i8
      linalg.yield %22 : i8
    } -> tensor<5xi8>
    %inserted_slice = tensor.insert_slice %extracted_slice into %0[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %c5 = arith.constant 5 : index
    %2 = scf.forall (%arg3) in (%c5) shared_outs(%arg4 = %arg0) -> (tensor<5xi8>) {
      %cst_18 = arith.constant dense<[1, 2]> : tensor<2xi8>
      %22 = func.call @write1(%cst_18) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xi8>) -> tensor<2xi8>
      %cst_19 = arith.constant dense<3> : tensor<1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst_19 into %arg4[%arg3] [1] [1] : tensor<1xi8> into tensor<5xi8>
      }
    }
    %cast = tensor.cast %inserted_slice : tensor<1xf32> to tensor<?xf32>
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf32>) outs(%expanded : tensor<?x?xf32>) dimensions = [1] 
    %collapsed = tensor.collapse_shape %broadcasted [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %3 = linalg.exp ins(%collapsed : tensor<?xf32>) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
    %extracted_0 = tensor.extract %inserted_slice[%c0] : tensor<1xf32>
    %cst = arith.constant dense<1.050000e+01> : tensor<1xf32>
    %concat = tensor.concat dim(1) %expanded, %broadcasted : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %cst(%from_elements) : (tensor<1xf32>, tensor<1xindex>) -> tensor<1xf32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    %4 = arith.cmpf ule, %arg1, %cst_1 : f32
    scf.if %4 {
      %22 = scf.if %4 -> (tensor<5xi8>) {
        %c11_i8 = arith.constant 11 : i8
        %c2_23 = arith.constant 2 : index
        %26:4 = scf.for %arg3 = %c1 to %c2_23 step %c1 iter_args(%arg4 = %reshape, %arg5 = %cst, %arg6 = %expanded, %arg7 = %c11_i8) -> (tensor<1xf32>, tensor<1xf32>, tensor<?x?xf32>, i8) {
          %28 = tensor.empty() : tensor<1x1xf32>
          %29 = linalg.add ins(%expanded, %arg6 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%28 : tensor<1x1xf32>) -> tensor<1x1xf32>
          %30:5 = func.call @f3(%arg0, %arg0, %arg2, %arg0) : (tensor<5xi8>, tensor<5xi8>, tensor<2xf32>, tensor<5xi8>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<?xf32>, i8, i8)
          %extracted_25 = tensor.extract %arg6[%c0, %c0] : tensor<?x?xf32>
          %31 = linalg.round ins(%expanded : tensor<?x?xf32>) outs(%arg6 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %inserted_slice_26 = tensor.insert_slice %29 into %31[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
          %extracted_27 = tensor.extract %arg5[%c0] : tensor<1xf32>
          %32 = linalg.matvec ins(%inserted_slice_26, %reshape : tensor<?x?xf32>, tensor<1xf32>) outs(%arg5 : tensor<1xf32>) -> tensor<1xf32>
          %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%reshape, %3 : tensor<1xf32>, tensor<?xf32>) outs(%arg4 : tensor<1xf32>) {
          ^bb0(%in: f32, %in_28: f32, %out: f32):
            %35 = arith.minimumf %in, %in_28 : f32
            %36 = arith.subf %35, %out : f32
            linalg.yield %36 : f32
          } -> tensor<1xf32>
          %34 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%expanded : tensor<?x?xf32>) outs(%33 : tensor<1xf32>) {
          ^bb0(%in: f32, %out: f32):
            %35 = arith.minimumf %in, %out : f32
            linalg.yield %35 : f32
          } -> tensor<1xf32>
          scf.yield %34, %32, %inserted_slice_26, %30#3 : tensor<1xf32>, tensor<1xf32>, tensor<?x?xf32>, i8
        }
        %cast_24 = tensor.cast %arg2 : tensor<2xf32> to tensor<?xf32>
        %27 = func.call @f1(%cast_24, %1, %extracted_0) : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
        scf.yield %2 : tensor<5xi8>
      } else {
        %concat_23 = tensor.concat dim(0) %3, %collapsed : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
        %from_elements_24 = tensor.from_elements %c1, %c1 : tensor<2xindex>
        %reshape_25 = tensor.reshape %cast(%from_elements_24) : (tensor<?xf32>, tensor<2xindex>) -> tensor<1x1xf32>
        %c127_i8 = arith.constant 127 : i8
        %26 = linalg.fill ins(%c127_i8 : i8) outs(%2 : tensor<5xi8>) -> tensor<5xi8>
        scf.yield %26 : tensor<5xi8>
      }
      %extracted_slice_18 = tensor.extract_slice %22[0] [5] [1] : tensor<5xi8> to tensor<5xi8>
      %inserted_slice_19 = tensor.insert_slice %1 into %22[0] [5] [1] : tensor<5xi8> into tensor<5xi8>
      %23 = arith.index_castui %4 : i1 to index
      %24 = arith.remui %23, %c5 : index
      %extracted_20 = tensor.extract %extracted_slice_18[%24] : tensor<5xi8>
      %cast_21 = tensor.cast %arg2 : tensor<2xf32> to tensor<?xf32>
      %cst_22 = arith.constant 7.250000e+00 : f32
      %25 = func.call @f1(%cast_21, %inserted_slice_19, %cst_22) : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
    }
    %extracted_slice_2 = tensor.extract_slice %concat[%c0, 1] [1, %c1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
    %cst_3 = arith.constant dense<1.500000e+00> : tensor<f32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map4, #map] ins(%extracted_slice_2, %cst_3 : tensor<?xf32>, tensor<f32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    %cast_4 = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %6 = arith.select %4, %cast_4, %collapsed : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %7 = tensor.empty(%c2) : tensor<?xf32>
    %cst_5 = arith.constant 1.000000e+02 : f32
    %8 = call @f1(%7, %1, %cst_5) : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
    %extracted_slice_6 = tensor.extract_slice %2[0] [5] [1] : tensor<5xi8> to tensor<5xi8>
    %cast_7 = tensor.cast %8 : tensor<?xf32> to tensor<2xf32>
    %9:5 = call @f3(%extracted_slice_6, %extracted_slice_6, %cast_7, %extracted_slice_6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<5xi8>, tensor<5xi8>, tensor<2xf32>, tensor<5xi8>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<?xf32>, i8, i8)
    %10 = tensor.empty() : tensor<5xi8>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_6 : tensor<5xi8>) outs(%10 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<5xi8>
    affine.parallel (%arg3) = (0) to (1) {
      %extracted_slice_18 = tensor.extract_slice %0[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    }
    %extracted_slice_8 = tensor.extract_slice %expanded[0, 0] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1x1xf32>
    %inserted_slice_9 = tensor.insert_slice %extracted_slice_8 into %expanded[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    %cst_10 = arith.constant dense<[[[5.500000e+00, 4.500000e+00]]]> : tensor<1x1x2xf32>
    %cst_11 = arith.constant 5.000000e-01 : f32
    %from_elements_12 = tensor.from_elements %extracted_0, %cst_11 : tensor<1x2x1xf32>
    %12 = linalg.batch_reduce_matmul ins(%cst_10, %from_elements_12 : tensor<1x1x2xf32>, tensor<1x2x1xf32>) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
    %inserted = tensor.insert %extracted_0 into %from_elements_12[%c0, %c0, %c0] : tensor<1x2x1xf32>
    %collapsed_13 = tensor.collapse_shape %from_elements_12 [[0], [1, 2]] : tensor<1x2x1xf32> into tensor<1x2xf32>
    %13:3 = scf.while (%arg3 = %c0, %arg4 = %6, %arg5 = %from_elements_12) : (index, tensor<?xf32>, tensor<1x2x1xf32>) -> (index, tensor<?xf32>, tensor<1x2x1xf32>) {
      %22 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%22) %arg3, %arg4, %arg5 : index, tensor<?xf32>, tensor<1x2x1xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?xf32>, %arg5: tensor<1x2x1xf32>):
      %cst_18 = arith.constant 7.250000e+00 : f32
      %22 = func.call @f1(%9#2, %11, %cst_18) : (tensor<?xf32>, tensor<5xi8>, f32) -> tensor<?xf32>
      %23 = arith.addi %arg3, %c1 : index
      %cast_19 = tensor.cast %from_elements_12 : tensor<1x2x1xf32> to tensor<?x2x1xf32>
      %inserted_slice_20 = tensor.insert_slice %cast_19 into %arg5[0, 0, 0] [%c1, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<1x2x1xf32>
      %extracted_21 = tensor.extract %inserted_slice_20[%c0, %c0, %c0] : tensor<1x2x1xf32>
      %24 = linalg.powf ins(%from_elements_12, %from_elements_12 : tensor<1x2x1xf32>, tensor<1x2x1xf32>) outs(%inserted_slice_20 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      scf.yield %23, %arg4, %24 : index, tensor<?xf32>, tensor<1x2x1xf32>
    }
    %14 = tensor.empty(%c2) : tensor<?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %22 = arith.index_cast %arg3 : index to i64
      %23 = arith.sitofp %22 : i64 to f32
      %cst_18 = arith.constant 7.250000e+00 : f32
      %24 = arith.maximumf %23, %cst_18 : f32
      tensor.yield %24 : f32
    } : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%generated : tensor<2xf32>) outs(%14 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %arg1 : f32
      linalg.yield %22 : f32
    } -> tensor<?xf32>
    %16 = tensor.empty() : tensor<1xf32>
    %17 = linalg.mul ins(%5, %13#1 : tensor<?xf32>, tensor<?xf32>) outs(%16 : tensor<1xf32>) -> tensor<1xf32>
    %18:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %17, %arg5 = %17) -> (tensor<1xf32>, tensor<1xf32>) {
      affine.for %arg6 = 0 to 3 {
        %c-128_i8 = arith.constant -128 : i8
        %25 = vector.transfer_read %2[%13#0], %c-128_i8 : tensor<5xi8>, vector<2xi8>
        %26 = vector.extract %25[0] : i8 from vector<2xi8>
        %inserted_slice_20 = tensor.insert_slice %reshape into %collapsed[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
        %extracted_21 = tensor.extract %inserted_slice_20[%c0] : tensor<?xf32>
        vector.print %extracted_21 : f32
      }
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %25 = arith.mulf %in, %out : f32
        linalg.yield %25 : f32
      } -> tensor<1xf32>
      %extracted_18 = tensor.extract %extracted_slice[%arg3] : tensor<1xf32>
      %extracted_19 = tensor.extract %arg5[%arg3] : tensor<1xf32>
      %23 = linalg.square ins(%collapsed : tensor<?xf32>) outs(%arg5 : tensor<1xf32>) -> tensor<1xf32>
      %24 = linalg.copy ins(%23 : tensor<1xf32>) outs(%arg4 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %24, %23 : tensor<1xf32>, tensor<1xf32>
    }
    %inserted_slice_14 = tensor.insert_slice %18#1 into %16[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %19:2 = call @both5(%0, %0) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<?xf32>)
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<1xf32>) outs(%inserted_slice : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.minimumf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<1xf32>
    %21 = linalg.fill ins(%arg1 : f32) outs(%20 : tensor<1xf32>) -> tensor<1xf32>
    %collapsed_15 = tensor.collapse_shape %20 [] : tensor<1xf32> into tensor<f32>
    %cast_16 = tensor.cast %21 : tensor<1xf32> to tensor<?xf32>
    %cast_17 = tensor.cast %18#0 : tensor<1xf32> to tensor<?xf32>
    return %collapsed_15, %cast_16, %19#1, %19#0, %inserted_slice_14, %cast_17, %15, %13#2 : tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x1xf32>
  }
  func.func private @both5(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1) : tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 2.000000e+00 : f32
      %3 = arith.subf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    return %0, %2 : tensor<1xf32>, tensor<?xf32>
  }
}

