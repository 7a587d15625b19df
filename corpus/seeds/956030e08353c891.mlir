// bufdiff-profile: deep
// bufdiff-choices: 854d23b7f8b947a6d37e692c60206b1e9869e09944b993bf20cf4ae1535df9328abd2aa0079fd534
// bufdiff-choices: c0380c60402578af74987391ec67dba2a409f5a0f5f3a398287aa5065811f861eb5357ff270be828
// bufdiff-choices: ea8d1968a8ef9d0590549c76ae3f07e7169c60cfc23b8329e92374ad842dc448a6fc47e31e212b3a
// bufdiff-choices: a67e6ed2e62a8d5763d9c320a3e71d111c7c5ecaff12af5ac036d4807af002ec8cdc01b3570b0bd1
// bufdiff-choices: 5ae7e314c884c0b8193b976dd815f75b009c095446c98ef1bcf7e6ad485e0f9a6462d12385d805e7
// bufdiff-choices: 53dc3101a43e011b9080700e60d50eed57d237847425afdc8534d3a1115df7a982e37789d1fd61c0
// bufdiff-choices: 5ca36d5894d967c29c564711d9a499aaef85c1f1fe080c303d70b9a4de50d931ecafcecc245af1de
// bufdiff-choices: 98ba87965e712409da8c5aab00b0d3c5a5d3346e1d0e01194f0191dc88944183d0f25946d4cb59a4
// bufdiff-choices: 24554d200d4baca02205d8581d9f18235ac64463d9cf8bfcf9ed954f1f84cacef8e6651733023475
// bufdiff-choices: ba3e4e0ca2e3e1fa9942b8aa43278a56d66414ccc3268620611c3bd1c5a0df4a4c8139c7bfa83cc0
// bufdiff-choices: 7a39877ac7ea913e39f43f3b65792e26b14a945432b2965c2d44fd340e4ce5bd32d1571f47810734
// bufdiff-choices: 794d3594009f3dede9eb995334969e43578116d43e773cb46fb85233b623691e027801ca2f14d272
// bufdiff-choices: d7957ab34cc28e1595fc1de00506f0205482e4a24eb11a71faaac09d270f9ce90e35b5b12e0c76a5
// bufdiff-choices: 0bd5e121165f0830dc5183462c6d87823705f51d172f11c01ba05d265b05e0334dd5354b8b8872fe
// bufdiff-choices: aac9b9dd500b74f9a05e49eb529401717babf90de50c6c975a32d8342e4d2488e696a2665223ae28
// bufdiff-choices: 2ea7c025bffd8de96075a29a5bf48f82391c9f60939711a42b1d39c96dc485ca86ba048e83298897
// bufdiff-choices: 05c3edf056357862aa1d591d731984173f53446694b137176022af11394a0119ff0d0debb24a8dae
// bufdiff-choices: a67d9719c037f2f85f8df6a30c35855c24aa8d9001d2083339c82d8b8566f352ed90047479ebb513
// bufdiff-choices: 5b7583634fd159d023ec6646f5ad6c5f2cc83eda42fd18287411f9509b921ced4bac9d22bd48b1a0
// bufdiff-choices: ddd9060dbc6129d84379c126691ebe32eb3d81463b5cee531b278a4b803ea76cddba7c1c3a5fc139
// bufdiff-choices: f27dd83b96b08d179876015cd2bad7a79a24cf6d96f54842812dbc05a8b9409e2b382b11efbebf8e
// bufdiff-choices: 8f386fdbdccab6912b1b5dcc45483ea8bc75b810c0ab454cccfb5c74ca2d6302e3f452bff02aee01
// bufdiff-choices: 2966fc6e5aa5e5715add622181b9ea72a16a77dda10b326ee94e9bce1749f37cab80cc94064d347f
// bufdiff-choices: 667a23cee7144d87573ade1f6c00f4ca7edbe8c4cd8b690a4eb1b0536ac73de74f7ebcbd936b04a2
// bufdiff-choices: 15721ff1032f4870488969f17591a00dc139bff3b0596a8011c07b23c77939f6201619be64440f5f
// bufdiff-choices: f4db0208744098e2a0f8cafda730b5ea23cff9f95ca593fb49e0a2375990704a6f0fbb06a3eb91c7
// bufdiff-choices: a7e512a12e311d7fc7c6657a5a8fda12e4bcff57ab85286911c98111be4ded59ecae6be2ebc5c1ad
// bufdiff-choices: 259a944ce57411dc22d79e7a6c21917bacc58ad4272f97b3913719fa00fe98714fe88e6606144756
// bufdiff-choices: 666ee2ea82f17809f2109dcd28b9df123ca8834153a3541f32127a863471fdc66f75485bf62b23ca
// bufdiff-choices: f3ef6037aaa6266e2a4de46fbf9a4e9d80d27d873ee232e64da20bba09983a877a22e4ce51158179
// bufdiff-choices: ce4f62b0583980e44f1b877bbdabe9827c4554e879f583b51f7cb5923889db71d9b9f3465b908bae
// bufdiff-choices: f66c43518e2c74874db92fb29bf1aa449a3ae3969a258ade87b136308d2e0ad12d3be42b105b9afe
// bufdiff-choices: 4cefd3f2ecf78f4360ccd2276f7f3d2cd40436e6942392c2511fbf9db0bd8818d94f0ba774544af1
// bufdiff-choices: 478dbaa03931634a76fbce368bf728f1628f0cb3f3c911426cf05a52fc5a337edbea0650ca2e74d3
// bufdiff-choices: 9d87c04d315ab881740fb576973e9e19754443959655c0417d7c3d24dccc965f5780f81f27c903d8
// bufdiff-choices: 72e460b5e29d4d0fb581aa
// bufdiff-features: 1405 2258 2898 2961 2982 3217 3579 4165 4506 4752 5075 5187 5456 5467 5742 6002
// bufdiff-features: 6198 6334 6430 6484 6641 6812 6831 7535 7768 7969 8021 8130 8235 8482 9399 9479
// bufdiff-features: 9748 9781 10035 10252 10384 10696 10872 11162 11210 11228 11556 11759 12113
// bufdiff-features: 12170 12246 12276 12653 12932 12962 13390 13518 13915 14454 14721 14884 14891
// bufdiff-features: 14925 15136 15164 15447 15671 15751 15903 15947 15957 15989 16048 16371 16682
// bufdiff-features: 16728 16739 16953 17470 18322 18330 18351 18486 18822 19154 20392 21036 21044
// bufdiff-features: 21140 21259 21652 21883 22095 22280 22498 22640 22875 22879 23047 23169 23225
// bufdiff-features: 23744 24184 24268 24346 24989 25179 25231 25818 26023 26087 26125 26148 26464
// bufdiff-features: 26477 26546 26568 26796 27144 27316 27766 28379 28389 28564 28814 29590 29687
// bufdiff-features: 30293 30666 30888 31143 31864 32614 32667 32809 33327 33853 33915 34167 35968
// bufdiff-features: 36386 36784 37177 37289 37487 37849 38394 38427 38783 39026 39343 39449 39915
// bufdiff-features: 39927 40540 40712 41362 41517 41799 42222 42344 42398 42467 42984 43231 43258
// bufdiff-features: 43410 43839 43942 44132 44222 44293 44505 44522 44835 45031 45059 45271 45506
// bufdiff-features: 45869 45911 46024 46046 46203 46404 46414 46720 46835 46936 47242 47311 47392
// bufdiff-features: 47554 48038 48598 48600 48938 48974 48991 49301 49635 49657 50146 50422 50448
// bufdiff-features: 50633 50718 50751 50894 51415 51475 51729 51863 52062 52285 52322 52558 52829
// bufdiff-features: 52900 53180 53201 53244 53252 53414 53469 53556 53569 53779 54135 54546 54734
// bufdiff-features: 54915 54998 55014 55113 55276 55323 55822 56863 57124 57325 57458 57548 58156
// bufdiff-features: 58190 58290 58308 58403 58445 58480 58793 58869 58886 59145 59347 59620 60025
// bufdiff-features: 60179 60288 60686 60720 61289 61969 62091 62433 62574 62747 63071 63407 63870
// bufdiff-features: 63929 64119 64120 64235 64435 64616 64652 64716 64814 65265 65625 65770 65777
// bufdiff-features: 66422 66428 66664 66869 66995 67526 67959 67981 68355 68614 68670 68701 68782
// bufdiff-features: 68985 69121 69188 69605 70029 70119 70123 70202 71168 71259 71306 72203 72243
// bufdiff-features: 72413 72450 72629 73141 73258 73289 73295 73335 73387 73802 73849 74057 74481
// bufdiff-features: 74552 74833 74862 75133 75501 75753 75921 76074 76116 76211 76245 76339 76512
// bufdiff-features: 76639 76677 76953 76988 77163 77389 77823 78180 78283 78295 78430 79369 80140
// bufdiff-features: 80400 80533 81200 81467 81502 81563 81601 81736 82011 82135 82946 83023 83493
// bufdiff-features: 83513 83760 84585 84847 84922 84979 84993 85159 85327 85439 85562 85661 85757
// bufdiff-features: 85843 86125 86165 86475 86710 87199 87227 87535 87714 87895 88323 88337 88480
// bufdiff-features: 88597 88958 89178 89250 89481 89732 89780 89812 90070 90777 91074 91148 91470
// bufdiff-features: 91543 92022 92235 92492 92970 93208 93255 93994 94394 94455 94696 94860 94961
// bufdiff-features: 95273 95299 95407 95603 95900 95946 96421 96758 96791 97101 97472 97715 98291
// bufdiff-features: 98373 98409 98413 98501 99282 99294 99383 99525 99834 100059 100354 100427
// bufdiff-features: 100574 100887 101031 101264 102688 102809 102972 103056 103159 103339 103348
// bufdiff-features: 103388 103715 104315 104334 104931 105700 105714 106087 106396 106657 106843
// bufdiff-features: 107290 107412 107425 107440 107614 107805 107900 108012 108038 108076 108136
// bufdiff-features: 108210 108544 109040 109055 109103 109408 109721 110162 110561 110780 110816
// bufdiff-features: 110917 111024 111347 111561 111765 111976 112312 112340 112593 112751 112929
// bufdiff-features: 113041 113374 113851 113940 114139 114874 115026 115083 115252 115728 116111
// bufdiff-features: 116549 116671 116732 116778 116863 117151 117196 117206 117221 117506 117618
// bufdiff-features: 117724 117790 118208 118362 118695 119203 119588 119597 119764 119813 119993
// bufdiff-features: 120379 121059 121132 121363 121406 121481 121538 121543 121561 121598 121626
// bufdiff-features: 121670 121682 121726 122163 122791 122967 123301 123446 123478 124182 125908
// bufdiff-features: 125963 125991 126337 126932 127000 127096 127169 127243 127444 127805 127813
// bufdiff-features: 127848 128230 128355 128484 128916 129269 129278 129630 129728 129849 129878
// bufdiff-features: 130060 130160 130310 130332 130574 130642 130824 130933 130951 131166 131348
// bufdiff-features: 131450 131672 132574 132619 132646 132686 132961 133271 134449 134686 135208
// bufdiff-features: 135216 135520 135739 136007 136341 136596 136987 137045 137427 137477 137637
// bufdiff-features: 138665 138844 139075 139765 139901 140100 140319 140479 140667 140673 140684
// bufdiff-features: 140924 140940 141034 141044 141111 141458 142040 142274 142349 142393 142565
// bufdiff-features: 142602 142660 142929 143172 143475 143847 144409 144804 145366 145562 145636
// bufdiff-features: 145872 146063 146512 146792 147500 148304 148536 148700 149237 149400 149534
// bufdiff-features: 149884 150313 150580 150818 151758 151868 151936 152187 152189 152226 152257
// bufdiff-features: 152565 152650 153092 153142 153293 153557 154465 154563 154764 154812 154961
// bufdiff-features: 155465 155611 155740 156005 156109 156166 156369 156460 156807 157426 157610
// bufdiff-features: 158120 158188 158897 158948 158996 159348 159421 159430 159724 159846 160756
// bufdiff-features: 161092 161154 161377 161779 161912 162663 162677 162971 163044 163471 163687
// bufdiff-features: 163806 163876 163947 163975 163983 164398 164602 164867 165141 165373 165636
// bufdiff-features: 165695 165719 165817 166047 166169 166249 166361 166455 167111 167164 167197
// bufdiff-features: 167269 167584 167614 167674 167728 167793 167823 167825 167973 168102 168323
// bufdiff-features: 168377 168403 168645 168858 169259 169288 169299 169644 171053 171116 171204
// bufdiff-features: 171369 171381 171426 171551 171722 171798 171884 172209 172236 172285 172342
// bufdiff-features: 172991 173152 173294 174062 174854 175282 176066 176252 176335 176595 177355
// bufdiff-features: 177402 177904 178067 178228 178549 178560 178748 178762 178854 178974 179439
// bufdiff-features: 179647 179796 180207 180259 181060 181522 181548 181698 181789 182569 182675
// bufdiff-features: 182695 182899 182966 183105 183114 183323 183529 183562 184030 184576 184625
// bufdiff-features: 184863 184895 185092 185670 185746 186620 186677 186959 187135 187886 188022
// bufdiff-features: 188145 188571 188696 188790 188933 189391 189780 189841 190141 190154 190593
// bufdiff-features: 191622 191635 191857 191888 191905 191908 192422 192628 192771 193112 193290
// bufdiff-features: 193568 193665 193747 193773 194134 194503 194551 194605 195021 195182 195205
// bufdiff-features: 195492 195688 195820 196031 196144 196571 196722 196734 196835 197125 197267
// bufdiff-features: 197362 197392 197486 197574 197676 197695 197770 197837 197944 198357 198475
// bufdiff-features: 198798 198820 199818 199827 200307 200358 200521 201059 201095 201344 201509
// bufdiff-features: 201601 202085 202271 202616 202710 202962 203746 203779 204314 204453 204616
// bufdiff-features: 204674 204722 204797 204922 205097 205249 205401 205430 205434 205885 205953
// bufdiff-features: 206133 206162 206380 206393 206634 207015 207124 207731 208431 208609 208623
// bufdiff-features: 208634 208637 208797 208944 208947 209672 209807 210022 210096 210301 210351
// bufdiff-features: 210406 210461 210529 211044 211050 211468 211508 211547 212269 212375 212628
// bufdiff-features: 212970 213086 213183 213275 213339 213389 213481 213513 213531 213878 214073
// bufdiff-features: 214177 214248 214560 214569 214583 214597 214621 214729 214782 214928 215023
// bufdiff-features: 215959 216190 216292 216483 216677 216969 217513 217621 217748 217899 218089
// bufdiff-features: 218127 218480 218657 219393 220013 220223 220323 220358 220517 220718 221162
// bufdiff-features: 221258 221285 221975 222330 222601 222612 222638 222696 222809 222842 222917
// bufdiff-features: 223024 223566 223577 223989 224222 224246 224440 224466 224897 224916 224989
// bufdiff-features: 225250 225456 225554 225728 225827 226008 226178 226579 226777 227345 227453
// bufdiff-features: 227838 228061 228230 228808 229246 229266 229373 229530 229569 229598 230081
// bufdiff-features: 230104 230293 230315 230519 230610 230695 230915 231257 232071 232147 232352
// bufdiff-features: 233259 233371 233651 233685 234093 234562 234718 235141 235325 235394 235433
// bufdiff-features: 236094 236180 236324 236336 236909 236929 236986 237470 237620 238232 238316
// bufdiff-features: 238394 238676 239241 239407 239693 239758 240148 240158 240247 241018 241281
// bufdiff-features: 241289 241521 242101 242307 243099 243256 243546 243781 243784 243947 244092
// bufdiff-features: 244408 244971 245181 245272 245380 245594 245827 246303 246543 246783 246880
// bufdiff-features: 246888 246895 247062 247384 247587 247797 247818 248246 248308 249184 249221
// bufdiff-features: 249451 249605 249653 249841 250035 250143 250415 250498 250797 250917 251675
// bufdiff-features: 251992 252466 252539 252926 253297 253714 254755 255108 255394 255556 255603
// bufdiff-features: 255618 255729 256235 256922 257128 257251 257489 257782 258331 258375 258625
// bufdiff-features: 258906 258908 258994 259515 259528 259531 259771 259840 259851 260130 260550
// bufdiff-features: 261091 261714
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<1x1xf32>, tensor<?x?xf32>, tensor<1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1xf32>, tensor<?xf32>, tensor<3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x?x2xf32>, tensor<1x1xf32>, f32, f32) {
    %cst = arith.constant dense<[[[5.500000e+00, 8.500000e+00]], [[1.150000e+01, 1.450000e+01]]]> : tensor<2x1x2xf32>
    %0 = tensor.empty() : tensor<2x1x3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg2[%c0, %c3] : tensor<4x4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %extracted_slice = tensor.extract_slice %cst[1, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<2x1x2xf32> to tensor<1x1x2xf32>
    %2 = linalg.conv_3d ins(%1, %extracted_slice : tensor<2x1x3xf32>, tensor<1x1x2xf32>) outs(%cst : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3:4 = call @f3(%arg2, %cst_0, %arg2, %arg2) : (tensor<4x4xf32>, f32, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %4:4 = call @f3(%3#3, %extracted, %3#0, %3#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4x4xf32>, f32, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %cast = tensor.cast %4#3 : tensor<4x4xf32> to tensor<?x?xf32>
    %5 = tensor.empty() : tensor<3x3x3xf32>
    %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %7 = call @f2(%cast, %6) : (tensor<?x?xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst_1 = arith.constant dense<[3, 0, 1, 2]> : vector<4xi32>
    %cst_2 = arith.constant dense<true> : vector<4xi1>
    %8 = vector.broadcast %extracted : f32 to vector<4xf32>
    %9 = vector.scatter %4#2[%c0] [%cst_1], %cst_2, %8 : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4xf32>
    %10:2 = call @twice1(%arg1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %11:3 = call @f1(%4#0, %4#0, %4#0) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
    %c1 = arith.constant 1 : index
    %cst_3 = arith.constant dense<1.000000e+02> : tensor<1x1xf32>
    %cast_4 = tensor.cast %cst_3 : tensor<1x1xf32> to tensor<?x1xf32>
    %inserted_slice = tensor.insert_slice %cast_4 into %cst[%c1, 0, %c0] [1, %c1, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<2x1x2xf32>
    %cast_5 = tensor.cast %0 : tensor<2x1x3xf32> to tensor<2x?x3xf32>
    %cast_6 = tensor.cast %cast_5 : tensor<2x?x3xf32> to tensor<?x1x3xf32>
    %c4 = arith.constant 4 : index
    %12 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
    %13 = linalg.fill ins(%extracted : f32) outs(%12 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast_7 = tensor.cast %13 : tensor<?x?xf32> to tensor<4x4xf32>
    %14 = tensor.empty() : tensor<4x4xf32>
    %cst_8 = arith.constant 1.000000e+10 : f32
    %15 = arith.cmpf ogt, %extracted, %cst_8 : f32
    %16 = arith.select %15, %extracted, %cst_8 : f32
    %17 = linalg.fill ins(%16 : f32) outs(%14 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %18:3 = call @f1(%cast_7, %17, %17) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
    %c2 = arith.constant 2 : index
    %cst_9 = arith.constant 0.000000e+00 : f32
    %19 = arith.cmpf ogt, %11#2, %cst_9 : f32
    %20 = arith.index_castui %19 : i1 to index
    %cst_10 = arith.constant 0.000000e+00 : f32
    %21 = vector.transfer_read %7[%c1, %c2, %20], %cst_10 : tensor<3x3x3xf32>, vector<4xf32>
    %22 = vector.extract %21[0] : f32 from vector<4xf32>
    %cst_11 = arith.constant 1.000000e+01 : f32
    %23 = arith.cmpf ogt, %extracted, %cst_11 : f32
    %24 = scf.if %23 -> (tensor<4xf32>) {
      %cst_22 = arith.constant 2.000000e+00 : f32
      %40 = arith.negf %16 : f32
      %41 = arith.addf %40, %cst_22 : f32
      %inserted = tensor.insert %41 into %14[%20, %20] : tensor<4x4xf32>
      %42:2 = func.call @twice1(%9) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %inserted_slice_23 = tensor.insert_slice %18#0 into %4#2[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
      scf.yield %inserted_slice_23 : tensor<4xf32>
    } else {
      %cst_22 = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01]]> : tensor<4x4xf32>
      %40:4 = func.call @f3(%cst_22, %extracted, %cst_22, %cst_22) : (tensor<4x4xf32>, f32, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>)
      %extracted_slice_23 = tensor.extract_slice %40#1[%c2] [1] [1] : tensor<4xf32> to tensor<f32>
      %broadcasted = linalg.broadcast ins(%extracted_slice_23 : tensor<f32>) outs(%4#2 : tensor<4xf32>) dimensions = [0] 
      scf.yield %broadcasted : tensor<4xf32>
    }
    %25 = arith.select %23, %cst, %inserted_slice : tensor<2x1x2xf32>
    %extracted_slice_12 = tensor.extract_slice %25[%20, 0, %c1] [1, 1, 1] [1, 1, 1] : tensor<2x1x2xf32> to tensor<1x1xf32>
    %26 = linalg.matmul ins(%cst_3, %extracted_slice_12 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%cst_3 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %inserted_slice_13 = tensor.insert_slice %25 into %5[0, %c1, 1] [2, 1, 2] [2, 1, 1] : tensor<2x1x2xf32> into tensor<3x3x3xf32>
    %27 = scf.if %23 -> (tensor<1x1xf32>) {
      scf.yield %extracted_slice_12 : tensor<1x1xf32>
    } else {
      scf.yield %26 : tensor<1x1xf32>
    }
    %extracted_slice_14 = tensor.extract_slice %inserted_slice[1, %c0, 1] [1, 1, 1] [1, 1, 1] : tensor<2x1x2xf32> to tensor<1x1xf32>
    %transposed = linalg.transpose ins(%extracted_slice_14 : tensor<1x1xf32>) outs(%27 : tensor<1x1xf32>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12 : tensor<1x1xf32>) outs(%28 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %22 : f32
      linalg.yield %40 : f32
    } -> tensor<1x1xf32>
    %30 = tensor.empty(%c1, %c1) : tensor<?x?xf32>
    %cast_15 = tensor.cast %transposed : tensor<1x1xf32> to tensor<?x?xf32>
    %31 = linalg.softmax dimension(1) ins(%cast_15 : tensor<?x?xf32>) outs(%30 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted_16 = tensor.extract %extracted_slice_12[%c0, %c0] : tensor<1x1xf32>
    vector.print %extracted_16 : f32
    %extracted_17 = tensor.extract %4#2[%c2] : tensor<4xf32>
    %32:2 = call @twice1(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cst_18 = arith.constant -1.000000e+00 : f32
    %33 = arith.cmpf olt, %22, %cst_18 : f32
    %cast_19 = tensor.cast %14 : tensor<4x4xf32> to tensor<?x?xf32>
    %34 = arith.select %33, %cast_19, %12 : tensor<?x?xf32>
    %35 = arith.index_castui %33 : i1 to index
    %36 = arith.remui %35, %c2 : index
    %37 = scf.index_switch %36 -> tensor<1x1xf32> 
    case 0 {
      %40 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%27, %31 : tensor<1x1xf32>, tensor<?x?xf32>) outs(%extracted_slice_14 : tensor<1x1xf32>) -> tensor<1x1xf32>
      scf.yield %40 : tensor<1x1xf32>
    }
    default {
      %cst_22 = arith.constant dense<1.500000e+00> : tensor<1x1xf32>
      scf.yield %cst_22 : tensor<1x1xf32>
    }
    %38 = scf.execute_region -> tensor<?x?xf32> {
      %cast_22 = tensor.cast %extracted_slice_12 : tensor<1x1xf32> to tensor<?x?xf32>
      scf.yield %cast_22 : tensor<?x?xf32>
    }
    %39 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %27) -> (tensor<1x1xf32>) {
      %rank = tensor.rank %cst_3 : tensor<1x1xf32>
      %extracted_slice_22 = tensor.extract_slice %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1xf32>
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_22, %extracted_slice_22 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_22 : tensor<1xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %41 = arith.maximumf %in, %in_23 : f32
        linalg.yield %41 : f32
      } -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %40 into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x1xf32>
      }
    }
    %cast_20 = tensor.cast %24 : tensor<4xf32> to tensor<?xf32>
    %cast_21 = tensor.cast %2 : tensor<2x1x2xf32> to tensor<2x?x2xf32>
    return %39, %38, %37, %32#1, %32#0, %29, %cast_20, %11#0, %10#1, %10#0, %4#1, %3#2, %3#1, %cast_21, %extracted_slice_12, %extracted_17, %extracted : tensor<1x1xf32>, tensor<?x?xf32>, tensor<1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1x1xf32>, tensor<?xf32>, tensor<3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x?x2xf32>, tensor<1x1xf32>, f32, f32
  }
  func.func private @f3(%arg0: tensor<4x4xf32>, %arg1: f32, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %mapped = linalg.map ins(%arg2 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.mulf %in, %arg1 : f32
        linalg.yield %12 : f32
      }
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg1, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<4x4xf32>) {
      %c4_1 = arith.constant 4 : index
      %extracted_slice_2 = tensor.extract_slice %mapped[0, 0] [%c4_1, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
      %cast = tensor.cast %extracted_slice_2 : tensor<?x4xf32> to tensor<4x4xf32>
      %12:3 = func.call @f1(%cast, %cast, %cast) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
      %extracted = tensor.extract %extracted_slice_2[%arg4, %arg4] : tensor<?x4xf32>
      %extracted_3 = tensor.extract %arg0[%1, %1] : tensor<4x4xf32>
      %13 = linalg.copy ins(%arg3 : tensor<4x4xf32>) outs(%arg5 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %13 : tensor<4x4xf32>
    }
    %c2 = arith.constant 2 : index
    %3:2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2, %arg6 = %2) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %inserted_1 = tensor.insert %arg1 into %arg6[%c1, %c2] : tensor<4x4xf32>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %inserted_1[%c0, %c3] : tensor<4x4xf32>
      %12 = math.cos %extracted : f32
      %extracted_2 = tensor.extract %arg6[%c2, %1] : tensor<4x4xf32>
      %13 = linalg.erf ins(%2 : tensor<4x4xf32>) outs(%arg6 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %extracted_3 = tensor.extract %13[%c3, %c2] : tensor<4x4xf32>
      %14 = tensor.empty() : tensor<4xf32>
      %15 = linalg.fill ins(%12 : f32) outs(%14 : tensor<4xf32>) -> tensor<4xf32>
      %broadcasted = linalg.broadcast ins(%15 : tensor<4xf32>) outs(%13 : tensor<4x4xf32>) dimensions = [0] 
      %16 = linalg.copy ins(%broadcasted : tensor<4x4xf32>) outs(%arg5 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %16, %broadcasted : tensor<4x4xf32>, tensor<4x4xf32>
    }
    %4 = linalg.floor ins(%mapped : tensor<4x4xf32>) outs(%3#0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %inserted = tensor.insert %arg1 into %3#1[%1, %1] : tensor<4x4xf32>
    %inserted_0 = tensor.insert %arg1 into %2[%c1, %1] : tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %3#1[0, %1] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    %5:2 = call @twice1(%extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %6:2 = call @twice1(%5#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %7 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %5#1) -> (tensor<4xf32>) {
      %12:2 = func.call @twice1(%extracted_slice) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %13 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice_1 : tensor<1xf32>) -> tensor<1xf32>
      %14 = linalg.fill ins(%arg1 : f32) outs(%13 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    %8 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %7) -> (tensor<4xf32>) {
      %12 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<4xf32>) {
        %extracted = tensor.extract %arg7[%c2] : tensor<4xf32>
        %inserted_1 = tensor.insert %extracted into %arg7[%1] : tensor<4xf32>
        scf.yield %inserted_1 : tensor<4xf32>
      }
      scf.yield %12 : tensor<4xf32>
    }
    %9:3 = call @f1(%inserted, %inserted, %3#1) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
    %c4 = arith.constant 4 : index
    %10 = scf.forall (%arg4) in (%c4) shared_outs(%arg5 = %7) -> (tensor<4xf32>) {
      %extracted_slice_1 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %12 = tensor.empty() : tensor<1x2xf32>
      %13 = linalg.fill ins(%9#2 : f32) outs(%12 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %reduced = linalg.reduce ins(%13 : tensor<1x2xf32>) outs(%extracted_slice_1 : tensor<1xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %15 = arith.negf %in : f32
          %16 = arith.addf %15, %init : f32
          linalg.yield %16 : f32
        }
      %14 = linalg.round ins(%reduced : tensor<1xf32>) outs(%reduced : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    }
    %11 = bufferization.alloc_tensor() copy(%6#1) : tensor<4xf32>
    return %inserted_0, %6#0, %11, %4 : tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<3x3x3xf32>) -> tensor<3x3x3xf32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %c0, 0] [%c3, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<?x3x3xf32>
    %0 = linalg.sub ins(%arg1, %extracted_slice : tensor<3x3x3xf32>, tensor<?x3x3xf32>) outs(%extracted_slice : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg1[0, %c0, 0] [%c3, 3, 3] [1, 1, 1] : tensor<?x3x3xf32> into tensor<3x3x3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %extracted_slice[%c2, %c1, %c0] : tensor<?x3x3xf32>
    vector.print %extracted : f32
    %extracted_0 = tensor.extract %inserted_slice[%c2, %c1, %c1] : tensor<3x3x3xf32>
    %1 = tensor.empty() : tensor<2x1x2x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %3 = tensor.empty() : tensor<2x1x3x2xi32>
    %4 = linalg.fill ins(%c1_i32 : i32) outs(%3 : tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32>
    %5 = tensor.empty(%c2, %c1) : tensor<1x2x?x?xi32>
    %c127_i32 = arith.constant 127 : i32
    %6 = linalg.fill ins(%c127_i32 : i32) outs(%5 : tensor<1x2x?x?xi32>) -> tensor<1x2x?x?xi32>
    %c11_i32 = arith.constant 11 : i32
    %7 = linalg.conv_2d_nhwc_hwcf_q ins(%4, %6, %c11_i32, %c11_i32 : tensor<2x1x3x2xi32>, tensor<1x2x?x?xi32>, i32, i32) outs(%2 : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
    %8 = scf.execute_region -> tensor<3x3x3xf32> {
      %13 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%extracted_slice : tensor<?x3x3xf32>) {
      ^bb0(%out: f32):
        %15 = arith.divf %out, %extracted : f32
        linalg.yield %15 : f32
      } -> tensor<?x3x3xf32>
      %14:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %5, %arg4 = %7) -> (tensor<1x2x?x?xi32>, tensor<2x1x2x1xi32>) {
        %15 = arith.minimumf %extracted_0, %extracted : f32
        %16:2 = scf.while (%arg5 = %c0, %arg6 = %arg3) : (index, tensor<1x2x?x?xi32>) -> (index, tensor<1x2x?x?xi32>) {
          %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x4xf32>
          %cst_6 = arith.constant dense<2.000000e+00> : tensor<4x4xf32>
          %26:3 = func.call @f1(%cast, %cast, %cst_6) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
          %27 = arith.cmpi ult, %arg5, %c1 : index
          scf.condition(%27) %arg5, %arg6 : index, tensor<1x2x?x?xi32>
        } do {
        ^bb0(%arg5: index, %arg6: tensor<1x2x?x?xi32>):
          %26 = arith.cmpi ne, %arg2, %c0 : index
          %27 = arith.select %26, %arg3, %arg6 : tensor<1x2x?x?xi32>
          %28 = arith.addi %arg5, %c1 : index
          scf.yield %28, %arg6 : index, tensor<1x2x?x?xi32>
        }
        %17 = tensor.empty() : tensor<4x4xf32>
        %18 = linalg.fill ins(%extracted_0 : f32) outs(%17 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %19:3 = func.call @f1(%18, %18, %18) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32)
        %20 = arith.remui %arg2, %c2 : index
        %extracted_5 = tensor.extract %arg4[%20, %c0, %c1, %c0] : tensor<2x1x2x1xi32>
        %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<1x2x?x?xi32>) outs(%arg4 : tensor<2x1x2x1xi32>) {
        ^bb0(%in: i32, %out: i32):
          %26 = arith.addi %in, %extracted_5 : i32
          %c1_i32_6 = arith.constant 1 : i32
          %27 = arith.divui %26, %c1_i32_6 : i32
          linalg.yield %27 : i32
        } -> tensor<2x1x2x1xi32>
        %22 = arith.index_cast %extracted_5 : i32 to index
        %23 = arith.remui %22, %c2 : index
        %24 = arith.index_cast %16#0 : index to i32
        %inserted = tensor.insert %24 into %21[%20, %c0, %23, %c0] : tensor<2x1x2x1xi32>
        %25 = linalg.copy ins(%6 : tensor<1x2x?x?xi32>) outs(%arg3 : tensor<1x2x?x?xi32>) -> tensor<1x2x?x?xi32>
        scf.yield %25, %inserted : tensor<1x2x?x?xi32>, tensor<2x1x2x1xi32>
      }
      %cst_3 = arith.constant dense<0> : tensor<1x1x1x1xi32>
      %inserted_slice_4 = tensor.insert_slice %cst_3 into %14#1[0, 0, %c0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi32> into tensor<2x1x2x1xi32>
      scf.yield %inserted_slice : tensor<3x3x3xf32>
    }
    %extracted_1 = tensor.extract %2[%c0, %c0, %c1, %c0] : tensor<2x1x2x1xi32>
    %9 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant dense<0> : vector<4xi32>
    %cst_2 = arith.constant dense<true> : vector<4xi1>
    %c2_i32 = arith.constant 2 : i32
    %10 = vector.broadcast %c2_i32 : i32 to vector<4xi32>
    %11 = vector.gather %7[%c1, %c0, %c1, %c0] [%cst], %cst_2, %10 : tensor<2x1x2x1xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %12 = vector.extract %11[1] : i32 from vector<4xi32>
    return %8 : tensor<3x3x3xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<3xf32>, f32, f32) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+01 : f32
    %inserted = tensor.insert %cst into %arg2[%c1, %c1] : tensor<4x4xf32>
    affine.if #set(%c1) {
      %c0_3 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %3:3 = scf.for %arg3 = %c0_3 to %c2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2, %arg6 = %arg2) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
        %generated = tensor.generate  {
        ^bb0(%arg7: index):
          %10 = arith.index_cast %arg7 : index to i64
          %11 = arith.sitofp %10 : i64 to f32
          %cst_10 = arith.constant 1.000000e+01 : f32
          %12 = arith.addf %11, %cst_10 : f32
          tensor.yield %12 : f32
        } : tensor<4xf32>
        %6:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%generated : tensor<4xf32>) outs(%generated, %generated : tensor<4xf32>, tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32, %out_10: f32):
          %10 = arith.negf %out_10 : f32
          %11 = arith.addf %10, %in : f32
          linalg.yield %11, %out : f32, f32
        } -> (tensor<4xf32>, tensor<4xf32>)
        %7:2 = func.call @twice1(%generated) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
        %extracted_6 = tensor.extract %7#0[%arg3] : tensor<4xf32>
        %c3_7 = arith.constant 3 : index
        %extracted_8 = tensor.extract %7#1[%c3_7] : tensor<4xf32>
        %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
        %extracted_9 = tensor.extract %arg6[%arg3, %arg3] : tensor<4x4xf32>
        %8 = linalg.reciprocal ins(%inserted : tensor<4x4xf32>) outs(%arg6 : tensor<4x4xf32>) -> tensor<4x4xf32>
        %9 = linalg.copy ins(%arg4 : tensor<4x4xf32>) outs(%arg5 : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %arg4, %9, %8 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
      }
      %inserted_slice = tensor.insert_slice %arg2 into %3#2[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
      %c3_4 = arith.constant 3 : index
      %inserted_5 = tensor.insert %cst into %arg0[%c3_4, %c3_4] : tensor<4x4xf32>
      %c4 = arith.constant 4 : index
      %4 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_5 : tensor<4x4xf32>) outs(%4 : tensor<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.minimumf %in, %cst : f32
        linalg.yield %6 : f32
      } -> tensor<?x?xf32>
    } else {
      %c0_3 = arith.constant 0 : index
      %c3_4 = arith.constant 3 : index
      %3 = scf.for %arg3 = %c0_3 to %c3_4 step %c1 iter_args(%arg4 = %inserted) -> (tensor<4x4xf32>) {
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %8 = arith.cmpf olt, %in, %out : f32
          %9 = arith.select %8, %in, %out : f32
          linalg.yield %9 : f32
        } -> tensor<4x4xf32>
        %7 = linalg.copy ins(%0 : tensor<4x4xf32>) outs(%arg4 : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %7 : tensor<4x4xf32>
      }
      %extracted_5 = tensor.extract %0[%c0_3, %c1] : tensor<4x4xf32>
      %cst_6 = arith.constant dense<[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00]> : tensor<4xf32>
      %broadcasted = linalg.broadcast ins(%cst_6 : tensor<4xf32>) outs(%inserted : tensor<4x4xf32>) dimensions = [0] 
      %c4 = arith.constant 4 : index
      %4 = tensor.empty(%c4) : tensor<4x?xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%broadcasted : tensor<4x4xf32>) outs(%4 : tensor<4x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.maximumf %in, %extracted_5 : f32
        linalg.yield %6 : f32
      } -> tensor<4x?xf32>
    }
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c3, %c0] : tensor<4x4xf32>
    %1 = math.cos %extracted : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %from_elements = tensor.from_elements %extracted, %cst_0, %cst_1 : tensor<3xf32>
    %cst_2 = arith.constant dense<[[6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00]]> : tensor<3x3xf32>
    %2 = linalg.matvec ins(%cst_2, %from_elements : tensor<3x3xf32>, tensor<3xf32>) outs(%from_elements : tensor<3xf32>) -> tensor<3xf32>
    return %2, %1, %cst : tensor<3xf32>, f32, f32
  }
  func.func private @twice1(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %0 : tensor<4xf32>, tensor<4xf32>
  }
}

