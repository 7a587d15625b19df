// bufdiff-profile: wide
// bufdiff-choices: 1dedca030ed1ec161b3d2685bbe12ecd54aed9de350f5edd907ff38195e8466fc7ba65abb3877308
// bufdiff-choices: dfeaffc8b6b01d4e054aa66c717eb65e83d256224c1f46b708491189a22bf87831ede2c785cd05ff
// bufdiff-choices: b20a82a95ff33b6f0282a5c11b014e1660191a2d79c1de60a1ca8f0302d2e10e88259831146c796b
// bufdiff-choices: 047d8e5162b104916ecfd3119b2932749b7d5cbbc913acdefc9e4e8ebb7fe52a6927092c2d491924
// bufdiff-choices: 0735fe0af076210f89e20810d4291277e48ca16869402b5a6e20bc340294e8502049935e988d9f8e
// bufdiff-choices: bf12e492c57acdb439a1995cc34473cca7cf9849085a5177bbbacb8a5ee451e11985688d50fd136e
// bufdiff-choices: 7dff2ea7f3d7087c20d60ea5a4b4031780d15367c2df3c93a82bc8e17d569676d65210cf7012db73
// bufdiff-choices: b3e658fda5f0d29a9f3578babf2e92d2938d8e2a3fda66ce14db60ac923f4fd4b1021fd5e8b9e21a
// bufdiff-choices: 2f9b4870e79741569228af7a0b10a9766c0d9a35971860eba083fda0207c6f55ea381a0dc43a68b5
// bufdiff-choices: f6108dc061876f0501b03863d79c8656ea670cec2524dd1d950f05094c759c625323733130afb187
// bufdiff-choices: ce2d5143ce0d2c3d04b229e7fb7e6bfb9d3464b3852cc781310d313f3473eb2492b83fcfc287b0a8
// bufdiff-choices: fe34c778a2d1ab5ee975bce400ca992b0938100ee1a21c8f3deaf2f3e50d42365a989729b089299d
// bufdiff-choices: 4b7409b3e3c9672f43732948e028e872bd2df1ba304763cb2437cdead1edb11a088614e7591409d2
// bufdiff-choices: fb7cf6dfa2b8814e43e6ecbf01d7494713cfcd6943a49f885731b09a18d34c3af9faf2a94898987c
// bufdiff-choices: e7668813f27436dc58d55fa2e773a744899e84947eb95719eaa36c82a72f5b15b83ba4656c473557
// bufdiff-choices: 3a81647f34aae8b9abd50607802d2cf174905f28d519de711953a816db03ba8730a1bdc6df0f25e7
// bufdiff-choices: 5df19812a193fdcdfb965a6baa511e4060869a3889f11a37a470fcd9a8a7652a3617acfc2f007fb3
// bufdiff-choices: d7242c1a7b959ea693ecea12ed7e8f629937549a38619ab07f0457d7104ffc616dced5b5f2a45c4d
// bufdiff-choices: d8ff25d26cbcea25eecd8202156f0dd6b6110824b513e4825b8286395ca1b20804ed5884ce7a944b
// bufdiff-choices: 4e329557e8b56864d0e3646d97eae59863b5546d9a4e14ffe4dea653c8ce08003d703ad664b7b92e
// bufdiff-choices: e73000eb903d83fd196be96b31c59b91e8d99b97c80ce30c21da19fe3f3ba92d03a04f9ddf385bcf
// bufdiff-choices: a716b607463e6afc2188255a51fb0c07dd028405b20c623dcab7200009ac99ccff3f0c70494846ef
// bufdiff-choices: 3142ba9a494adba05f231fd433ca9fbfe510ada88e05e90a7aaf4f8fcd160fcc62bc19ab28fa7886
// bufdiff-choices: 1db2f3c901530f7129eff93736c47628fe8482601a2e095aa4aa97fd9b00178374a9cf9d7359682e
// bufdiff-choices: e70122bae454ab86abd064c1b3560b70868719bd5cae2e89427123ae2745d6c558e7a925d2a6129f
// bufdiff-choices: 49ed2f46cb65f3db2a1224ff4765ff584feac27b617bbafbcab431d183a476a921cf1624022d8da9
// bufdiff-choices: ed08bfd2d784ea169b2e520cd1fd7e39ac34231e52bd8af35028060baad904218137aef7785e09f8
// bufdiff-choices: 381b4e5dcb28edb628cd52d5f96569c45d4ebff2a832c4dc33f6f9365454e195745b21f5f13f9fe6
// bufdiff-choices: 689c8f7ef9566897d5c9d7fff9b988d2d55d549eefe39881f0bfbba5fdf997eab7dfc09065d491c3
// bufdiff-choices: 2be5259cc4e9d6174159a9c2b085fa43304f8b0987dce89f26ef7e54aa6f3490a04eb9d857a1f2c6
// bufdiff-choices: e9e666c7ab0caafef8fad551116e01f28f72a3bb17af7a98c8364dab7896fa93840717bc894281f7
// bufdiff-choices: d61a230e8aec487664f423922426b2470e3969056457f783c3620d60e72aa40ac2db06aa07c21c15
// bufdiff-choices: 169f9d90550f8ed56b4aa702091a1326353401bfa980829dafd6aa5a7283e2b394b859436f0eaf49
// bufdiff-choices: 7da65d6d18727ad58ee8306aa58482ca3ac83dee2df833050af76e4c6399328de4019426b5202e41
// bufdiff-choices: 0748ac53
// bufdiff-features: 17 397 897 1258 1486 1814 1854 2568 2572 2943 3217 3579 3650 3741 4020 4165
// bufdiff-features: 4280 4506 4752 5075 5100 5187 5296 5297 5650 6334 6363 6430 6576 6611 6641 6812
// bufdiff-features: 7122 7397 7793 8130 8918 9309 9479 9748 10035 10194 10384 10872 11037 11162
// bufdiff-features: 11210 11228 11441 11938 12276 12379 12932 13233 13518 13915 14355 14523 14704
// bufdiff-features: 14925 15671 15751 15903 15929 15989 16172 16417 16682 16822 17367 17470 18126
// bufdiff-features: 18330 18351 18486 18540 18788 18822 19014 19100 19164 19306 19496 19713 20092
// bufdiff-features: 20261 20337 20749 20838 21652 21953 22095 22280 22801 22933 23143 23191 23225
// bufdiff-features: 23787 24041 24184 24259 24330 24747 25553 26050 26117 26414 26546 26552 26568
// bufdiff-features: 26636 26922 27672 27725 28379 28503 28512 28718 28814 28980 29229 29248 29590
// bufdiff-features: 29968 30666 30700 30984 32358 32809 32819 33101 33205 33399 33408 33769 33770
// bufdiff-features: 34034 34167 35233 35364 35957 36784 37007 37455 37754 38688 38783 39674 39927
// bufdiff-features: 40070 40540 40712 41090 41605 42075 42150 42344 42398 42467 42919 42984 43011
// bufdiff-features: 43053 43258 43442 43460 43612 43774 43839 43942 44505 44616 45017 45571 45617
// bufdiff-features: 46022 46203 46208 46404 46625 46739 46826 46874 47331 47392 47455 47480 47596
// bufdiff-features: 47731 48028 48333 48598 49635 49657 50146 50604 50894 51086 51341 51415 51475
// bufdiff-features: 51502 51729 51806 52062 52148 52322 52532 52558 52807 52823 52900 53024 53160
// bufdiff-features: 53180 53243 53252 53435 53469 53779 53813 53898 54408 54658 54998 55021 55113
// bufdiff-features: 55270 55561 55690 56024 57383 58024 58123 59038 59296 59620 59764 60567 60600
// bufdiff-features: 60686 60697 61126 61480 61628 62232 62495 62941 63071 63415 63800 63929 64119
// bufdiff-features: 64120 64235 64716 65179 65468 65726 66334 66422 66995 67526 67959 68355 68555
// bufdiff-features: 68618 68670 69081 69403 69965 70091 70146 70544 71259 71306 72203 72403 72629
// bufdiff-features: 72975 73141 73287 73289 73545 73802 74057 74862 75115 75361 75696 76700 76915
// bufdiff-features: 76953 77129 77283 77389 77491 77586 77617 78283 78430 78486 78889 79811 81467
// bufdiff-features: 81736 82011 82135 82180 82565 82956 83194 83734 84581 84585 84736 84853 85843
// bufdiff-features: 86125 86934 87862 87895 88000 88337 88635 88732 88787 88958 89178 89233 89449
// bufdiff-features: 89535 89646 89780 89812 89964 90070 90097 90198 90424 90543 90550 90777 91074
// bufdiff-features: 91652 92022 92194 93255 93286 93971 93994 94049 94168 94187 95001 95273 95407
// bufdiff-features: 96969 97270 97407 97715 98138 98190 98501 99228 99294 99383 99525 100087 100481
// bufdiff-features: 100792 100842 101105 101827 102215 102809 102989 103377 103673 103851 104315
// bufdiff-features: 104334 104790 104931 105044 105594 105775 105798 106761 107412 107425 107702
// bufdiff-features: 108012 108038 108977 108992 109040 109204 109327 109408 110136 110139 110162
// bufdiff-features: 110322 110561 110780 110816 111117 112052 112355 112929 113041 113940 114425
// bufdiff-features: 114432 115207 115608 115801 116148 116549 116732 117183 117206 117235 117336
// bufdiff-features: 117618 117724 118081 118217 118884 118984 119203 119340 119588 119597 119724
// bufdiff-features: 119731 119764 119822 119858 119993 120049 121181 121561 121626 121884 121977
// bufdiff-features: 124839 125041 125397 125882 126174 127000 127064 127498 127533 128916 129337
// bufdiff-features: 129404 130310 130956 131175 132053 132646 132961 133638 133723 133756 134205
// bufdiff-features: 135534 135868 136273 136543 136596 136605 136987 137045 137053 137099 137383
// bufdiff-features: 137427 137656 138476 138749 138844 139598 139704 139901 140377 140645 140657
// bufdiff-features: 141044 141238 141263 141834 141891 142040 142283 142369 142393 142680 143118
// bufdiff-features: 143953 144093 144193 144469 145224 145511 146034 146512 146619 147401 147444
// bufdiff-features: 147477 148304 148647 149977 150182 150355 150818 151292 151326 151936 152079
// bufdiff-features: 152233 152265 152567 152579 153031 153142 153293 153304 153488 153928 154812
// bufdiff-features: 154946 155465 155898 156068 156191 156365 156460 157034 157671 158120 158396
// bufdiff-features: 158810 158897 158996 159348 159421 159596 159754 160349 160712 160756 160967
// bufdiff-features: 161065 161883 161974 162764 162799 162885 162971 163044 163154 163581 163687
// bufdiff-features: 163975 164472 164734 165310 165636 165674 165695 165719 165750 165817 166065
// bufdiff-features: 166455 166579 166979 167164 167749 167973 168323 168858 169403 169562 169584
// bufdiff-features: 169744 170305 170313 170490 171053 171205 171369 171401 171715 172236 172443
// bufdiff-features: 172725 172814 172991 173354 173537 173614 174105 174170 174830 175235 175405
// bufdiff-features: 175687 176076 176165 176525 176774 177167 177182 177211 177904 178067 178560
// bufdiff-features: 178785 178854 179268 179647 179977 180207 180258 180469 181088 181302 181522
// bufdiff-features: 181541 181698 181789 182719 182735 183105 183640 183722 184030 184572 184576
// bufdiff-features: 184815 184962 185027 185670 185723 186257 186660 186849 186959 187159 187596
// bufdiff-features: 187745 188037 188122 188136 188175 188200 188445 188571 188790 189223 189388
// bufdiff-features: 189674 190142 190166 190520 190547 191306 191905 192422 192628 192771 193290
// bufdiff-features: 193665 193701 193747 194063 194134 194255 194682 194714 194987 195182 195407
// bufdiff-features: 195809 195820 195963 196031 196048 196632 197169 197219 197267 197392 197738
// bufdiff-features: 197837 198204 198798 198820 199188 199827 200521 200613 200685 201059 201475
// bufdiff-features: 201509 201601 201646 202065 202085 202153 202241 202456 202472 202616 202894
// bufdiff-features: 203538 203821 204137 204195 204212 204527 204797 205233 205434 205689 205953
// bufdiff-features: 207124 207330 207731 207825 209704 209840 210022 210096 210193 210351 210363
// bufdiff-features: 210406 210461 211044 211376 211752 211791 211974 212111 212549 212628 212779
// bufdiff-features: 213116 213254 213275 213372 214325 214411 215707 215925 215959 216570 216581
// bufdiff-features: 216613 216969 218480 220098 220223 220780 220843 220999 221126 221242 222184
// bufdiff-features: 222544 222612 222809 223045 223330 223719 224222 224894 225016 225250 225728
// bufdiff-features: 225759 225827 225985 226357 226579 226607 227345 227536 228061 228390 228519
// bufdiff-features: 228555 228741 228811 228904 228936 229246 229266 229765 230081 230329 230640
// bufdiff-features: 231330 231790 232228 232365 232606 232897 233156 233164 233294 233533 233769
// bufdiff-features: 233919 234103 234387 234455 234487 235144 235375 236024 236324 236906 236930
// bufdiff-features: 236986 237620 237763 238386 238474 238676 239241 239798 239929 240138 240158
// bufdiff-features: 240339 240539 240552 242267 242306 242793 242955 243137 243140 243546 243781
// bufdiff-features: 243872 243944 243960 243980 243992 244196 244408 245272 245380 245594 245619
// bufdiff-features: 245738 246037 246062 246543 246966 247062 247384 247913 248049 248263 249221
// bufdiff-features: 249841 250415 250713 250851 250917 250948 251444 251478 251655 251869 251992
// bufdiff-features: 252188 252260 252466 252539 253092 253836 254057 254836 254840 255108 255520
// bufdiff-features: 255556 255676 256112 256247 256317 256337 256529 257251 257829 258239 258317
// bufdiff-features: 258331 258375 258378 258477 258498 258906 259229 259246 259510 259528 259766
// bufdiff-features: 259828 259840 260161 260195 260374 260814 261263 261556
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @f12(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
    %0 = tensor.empty() : tensor<2x2x4xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.pooling_ncw_max ins(%1, %2 : tensor<2x2x4xf32>, tensor<2xf32>) outs(%arg0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1[%c0, %c0, %c0] : tensor<2x2x4xf32>
    %inserted = tensor.insert %extracted into %0[%c1, %c0, %c2] : tensor<2x2x4xf32>
    return %arg1 : tensor<2x2x3xf32>
  }
  func.func private @f6(%arg0: tensor<2xf32>) -> (tensor<2xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf32>
      %from_elements = tensor.from_elements %extracted : tensor<1xf32>
      %mapped = linalg.map ins(%from_elements : tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>)
        (%in: f32, %init: f32) {
          %cst_2 = arith.constant 3.000000e+00 : f32
          %1 = arith.mulf %in, %cst_2 : f32
          linalg.yield %1 : f32
        }
      %extracted_0 = tensor.extract %mapped[%c0] : tensor<1xf32>
      %inserted_slice = tensor.insert_slice %from_elements into %mapped[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
      %inserted_slice_1 = tensor.insert_slice %inserted_slice into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<2xf32>
      scf.yield %inserted_slice_1 : tensor<2xf32>
    }
    %cst = arith.constant 5.000000e-01 : f32
    return %0, %cst : tensor<2xf32>, f32
  }
  func.func private @f3(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %cst = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %cst[%c2] : tensor<3xf64>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<3xf64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %0 = arith.cmpf une, %extracted, %cst_0 : f64
    %1 = arith.select %0, %arg0, %cst : tensor<3xf64>
    return %inserted : tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<?xf64>, %arg1: f32) -> (tensor<?xf64>, tensor<?xf64>, tensor<3xf64>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0, %arg4 = %0) : (index, tensor<?xf64>, tensor<?xf64>) -> (index, tensor<?xf64>, tensor<?xf64>) {
      %7 = tensor.empty() : tensor<2xf32>
      %8 = linalg.fill ins(%arg1 : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
      %9 = arith.cmpi ult, %arg2, %c3 : index
      %cst = arith.constant -2.500000e+00 : f64
      %cst_0 = arith.constant 7.250000e+00 : f64
      %cst_1 = arith.constant 1.000000e+00 : f64
      %cst_2 = arith.constant 1.000000e+10 : f64
      %from_elements = tensor.from_elements %cst, %cst, %cst_0, %cst_1, %cst_0, %cst_2 : tensor<3x2xf64>
      %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%from_elements : tensor<3x2xf64>) outs(%arg4 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %12 = arith.minimumf %in, %out : f64
        linalg.yield %12 : f64
      } -> tensor<?xf64>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %10[%c2] : tensor<?xf64>
      %11 = linalg.mul ins(%arg3, %0 : tensor<?xf64>, tensor<?xf64>) outs(%10 : tensor<?xf64>) -> tensor<?xf64>
      scf.condition(%9) %arg2, %arg3, %11 : index, tensor<?xf64>, tensor<?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf64>, %arg4: tensor<?xf64>):
      %7 = arith.addi %arg2, %c1 : index
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %arg3[%c2] : tensor<?xf64>
      %8 = linalg.sqrt ins(%arg4 : tensor<?xf64>) outs(%arg3 : tensor<?xf64>) -> tensor<?xf64>
      %extracted_0 = tensor.extract %8[%arg2] : tensor<?xf64>
      %cst = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00]> : tensor<3xf64>
      %9 = linalg.log ins(%cst : tensor<3xf64>) outs(%8 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %7, %9, %arg4 : index, tensor<?xf64>, tensor<?xf64>
    }
    %2 = linalg.copy ins(%1#1 : tensor<?xf64>) outs(%1#2 : tensor<?xf64>) -> tensor<?xf64>
    %3 = tensor.empty(%c3) : tensor<?xf64>
    %4 = linalg.copy ins(%1#2 : tensor<?xf64>) outs(%3 : tensor<?xf64>) -> tensor<?xf64>
    %5 = tensor.empty() : tensor<3xf64>
    %6 = linalg.copy ins(%1#1 : tensor<?xf64>) outs(%5 : tensor<3xf64>) -> tensor<3xf64>
    return %2, %4, %6 : tensor<?xf64>, tensor<?xf64>, tensor<3xf64>
  }
  func.func @f1(%arg0: tensor<?xf64>, %arg1: tensor<2x?x3xf32>) -> (tensor<?xf64>, tensor<?xf64>, f32, f32) {
    %0 = linalg.exp ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %1 = scf.execute_region -> tensor<?xf64> {
      %cst_0 = arith.constant 1.000000e+01 : f64
      %3 = linalg.fill ins(%cst_0 : f64) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %3 : tensor<?xf64>
    }
    %cst = arith.constant -1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %2:3 = scf.for %arg2 = %c0 to %c4 step %c2 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %cst) -> (tensor<?xf64>, tensor<2x?x3xf32>, f32) {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg1, %c1 : tensor<2x?x3xf32>
      %3 = tensor.empty(%dim) : tensor<2x?x1xf32>
      %4 = linalg.fill ins(%arg5 : f32) outs(%3 : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
      %cast = tensor.cast %4 : tensor<2x?x1xf32> to tensor<?x?x1xf32>
      %inserted_slice = tensor.insert_slice %cast into %arg4[0, 0, %c0] [%c2, %dim, 1] [1, 1, 1] : tensor<?x?x1xf32> into tensor<2x?x3xf32>
      %5 = linalg.copy ins(%0 : tensor<?xf64>) outs(%arg3 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %5, %inserted_slice, %arg5 : tensor<?xf64>, tensor<2x?x3xf32>, f32
    }
    return %1, %2#0, %2#2, %cst : tensor<?xf64>, tensor<?xf64>, f32, f32
  }
  func.func private @f4(%arg0: tensor<2xf32>) -> (tensor<?xf64>, tensor<?xf64>, tensor<2xf32>, tensor<?xf64>, f32, f32) {
    %cst = arith.constant 7.250000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<1xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<1xf64>) -> tensor<1xf64>
    %cast = tensor.cast %2 : tensor<1xf64> to tensor<?xf64>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %4 = arith.index_cast %arg1 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg2 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.index_cast %arg3 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.negf %5 : f32
      %11 = arith.addf %10, %7 : f32
      %12 = arith.minimumf %11, %9 : f32
      tensor.yield %12 : f32
    } : tensor<2x2x3xf32>
    %cast_1 = tensor.cast %generated : tensor<2x2x3xf32> to tensor<2x?x3xf32>
    %3:4 = call @f1(%cast, %cast_1) : (tensor<?xf64>, tensor<2x?x3xf32>) -> (tensor<?xf64>, tensor<?xf64>, f32, f32)
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %cst_0 into %3#0[%c0] : tensor<?xf64>
    return %inserted, %3#1, %0, %3#0, %3#3, %cst : tensor<?xf64>, tensor<?xf64>, tensor<2xf32>, tensor<?xf64>, f32, f32
  }
  func.func private @f5(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<?xf64>, tensor<1xf64>, f32, f32) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
    %0 = linalg.abs ins(%arg0 : tensor<2x2x3xf32>) outs(%arg0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %cst = arith.constant dense<-1.000000e+00> : tensor<2xf32>
    %1:6 = call @f4(%cst) : (tensor<2xf32>) -> (tensor<?xf64>, tensor<?xf64>, tensor<2xf32>, tensor<?xf64>, f32, f32)
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %extracted_0 = tensor.extract %1#0[%arg3] : tensor<?xf64>
      %2 = arith.index_cast %arg3 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.subf %extracted_0, %3 : f64
      tensor.yield %4 : f64
    } : tensor<1xf64>
    return %1#3, %generated, %1#5, %extracted : tensor<?xf64>, tensor<1xf64>, f32, f32
  }
  func.func private @f7(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>, %arg3: tensor<?x?x?xf32>) -> (tensor<3xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xf64> to tensor<f64>
    %0 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f64>) outs(%arg0 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<3xf64>
    %cast = tensor.cast %arg1 : tensor<3xf64> to tensor<?xf64>
    %cst = arith.constant 1.000000e+10 : f32
    %1:3 = call @f2(%cast, %cst) : (tensor<?xf64>, f32) -> (tensor<?xf64>, tensor<?xf64>, tensor<3xf64>)
    return %0, %1#0 : tensor<3xf64>, tensor<?xf64>
  }
  func.func @f8(%arg0: tensor<2x2x3xf32>, %arg1: tensor<?xf64>, %arg2: tensor<?x?x?xf32>) -> (tensor<?xf64>, tensor<3xf64>, tensor<?x1x3xf32>) {
    %cst = arith.constant -6.000000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant -6.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf64>
    %1 = call @f3(%from_elements) : (tensor<3xf64>) -> tensor<3xf64>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1, 0] [%c2, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<?x1x3xf32>
    return %0, %1, %extracted_slice : tensor<?xf64>, tensor<3xf64>, tensor<?x1x3xf32>
  }
  func.func private @f9(%arg0: tensor<2x2x3xf32>, %arg1: f32) -> (tensor<?xf64>, tensor<3xf64>) {
    %0 = tensor.empty() : tensor<2x2x3xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<?xf64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<?xf64>) -> tensor<?xf64>
    %cst_1 = arith.constant dense<[[[2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01]]]> : tensor<1x4x3xf32>
    %cast = tensor.cast %cst_1 : tensor<1x4x3xf32> to tensor<?x?x?xf32>
    %4:3 = call @f8(%1, %3, %cast) : (tensor<2x2x3xf32>, tensor<?xf64>, tensor<?x?x?xf32>) -> (tensor<?xf64>, tensor<3xf64>, tensor<?x1x3xf32>)
    %cst_2 = arith.constant 0.000000e+00 : f32
    %5 = arith.cmpf ogt, %arg1, %cst_2 : f32
    %6 = arith.index_castui %5 : i1 to index
    %inserted = tensor.insert %arg1 into %arg0[%c1, %c1, %6] : tensor<2x2x3xf32>
    return %4#0, %4#1 : tensor<?xf64>, tensor<3xf64>
  }
  func.func private @f10(%arg0: tensor<2x2x3xf32>, %arg1: tensor<3xf64>, %arg2: f32, %arg3: f32) -> (tensor<?xf64>, tensor<3xf64>) {
    %generated = tensor.generate  {
    ^bb0(%arg4: index):
      %4 = arith.index_cast %arg4 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %cst = arith.constant -2.500000e+00 : f64
      %6 = arith.divf %5, %cst : f64
      tensor.yield %6 : f64
    } : tensor<3xf64>
    %0 = tensor.empty() : tensor<2x3x3xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %cast = tensor.cast %1 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
    %2:2 = call @f7(%arg1, %generated, %generated, %cast) : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?x?x?xf32>) -> (tensor<3xf64>, tensor<?xf64>)
    %3 = linalg.copy ins(%generated : tensor<3xf64>) outs(%2#0 : tensor<3xf64>) -> tensor<3xf64>
    return %2#1, %3 : tensor<?xf64>, tensor<3xf64>
  }
  func.func private @f11(%arg0: tensor<2xf32>) -> (tensor<?xf64>, tensor<?xf64>) {
    %cst = arith.constant -2.500000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %0 = linalg.softmax dimension(0) ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2x2x3xf32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %3:4 = call @f5(%2, %0, %0) : (tensor<2x2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?xf64>, tensor<1xf64>, f32, f32)
    %cast = tensor.cast %3#1 : tensor<1xf64> to tensor<?xf64>
    %mapped = linalg.map ins(%cast : tensor<?xf64>) outs(%3#0 : tensor<?xf64>)
      (%in: f64, %init: f64) {
        %cst_2 = arith.constant 7.250000e+00 : f64
        %5 = arith.negf %in : f64
        %6 = arith.addf %5, %cst_2 : f64
        linalg.yield %6 : f64
      }
    %4 = bufferization.alloc_tensor() copy(%3#0) : tensor<?xf64>
    return %mapped, %4 : tensor<?xf64>, tensor<?xf64>
  }
  func.func @main(%arg0: tensor<2x2x3xf32>, %arg1: tensor<3xf64>, %arg2: tensor<2x2x3xf32>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<1x1x2x1xf32>, tensor<?xf64>, tensor<3xf64>, tensor<1x1x2x1xf32>, tensor<3xf64>, tensor<?xf64>, tensor<2xf32>, tensor<2x3x2xi32>, tensor<?xf64>, tensor<?xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, f32, f32) {
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf32>
    %0:4 = call @f5(%arg2, %cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<2x2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?xf64>, tensor<1xf64>, f32, f32)
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?xf32>
    %2 = linalg.fill ins(%0#3 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %2 : tensor<?xf32> to tensor<2xf32>
    %3:2 = call @f11(%cast) : (tensor<2xf32>) -> (tensor<?xf64>, tensor<?xf64>)
    %4:2 = call @f9(%arg0, %0#2) : (tensor<2x2x3xf32>, f32) -> (tensor<?xf64>, tensor<3xf64>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %4#1, %c0 : tensor<3xf64>
    %cast_0 = tensor.cast %arg0 : tensor<2x2x3xf32> to tensor<2x?x3xf32>
    %5:4 = call @f1(%4#0, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?xf64>, tensor<2x?x3xf32>) -> (tensor<?xf64>, tensor<?xf64>, f32, f32)
    %6 = tensor.empty() : tensor<2xf32>
    %mapped = linalg.map ins(%cst : tensor<2xf32>) outs(%6 : tensor<2xf32>)
      (%in: f32, %init: f32) {
        %cst_17 = arith.constant -2.500000e+00 : f32
        %28 = arith.mulf %in, %cst_17 : f32
        linalg.yield %28 : f32
      }
    %cast_1 = tensor.cast %arg1 : tensor<3xf64> to tensor<?xf64>
    %7:3 = call @f2(%cast_1, %0#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?xf64>, f32) -> (tensor<?xf64>, tensor<?xf64>, tensor<3xf64>)
    %8 = tensor.empty() : tensor<1x1x2x1xf32>
    %9 = linalg.fill ins(%0#3 : f32) outs(%8 : tensor<1x1x2x1xf32>) -> tensor<1x1x2x1xf32>
    %10 = tensor.empty() : tensor<1x2x2x2xf32>
    %11 = linalg.fill ins(%0#3 : f32) outs(%10 : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %11[0, 0, %c1, 0] [%c1, 2, 1, 2] [1, 1, 1, 1] : tensor<1x2x2x2xf32> to tensor<?x2x1x2xf32>
    %12 = linalg.conv_2d_nhwc_fhwc ins(%11, %extracted_slice : tensor<1x2x2x2xf32>, tensor<?x2x1x2xf32>) outs(%9 : tensor<1x1x2x1xf32>) -> tensor<1x1x2x1xf32>
    %cast_2 = tensor.cast %arg1 : tensor<3xf64> to tensor<?xf64>
    %13 = linalg.softmax dimension(0) ins(%cast_2 : tensor<?xf64>) outs(%7#1 : tensor<?xf64>) -> tensor<?xf64>
    %cst_3 = arith.constant dense<[[[1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01]], [[1.650000e+01, 1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01, 2.150000e+01]]]> : tensor<2x2x3xf32>
    %cast_4 = tensor.cast %13 : tensor<?xf64> to tensor<3xf64>
    %cst_5 = arith.constant 7.250000e+00 : f32
    %14:2 = call @f10(%cst_3, %cast_4, %0#3, %cst_5) : (tensor<2x2x3xf32>, tensor<3xf64>, f32, f32) -> (tensor<?xf64>, tensor<3xf64>)
    %15 = call @f12(%cst_3, %cst_3) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %extracted_slice_6 = tensor.extract_slice %14#1[%c1] [1] [1] : tensor<3xf64> to tensor<f64>
    %cst_7 = arith.constant 1.000000e+01 : f64
    %16 = linalg.fill ins(%cst_7 : f64) outs(%extracted_slice_6 : tensor<f64>) -> tensor<f64>
    %inserted_slice = tensor.insert_slice %16 into %14#1[%c1] [1] [1] : tensor<f64> into tensor<3xf64>
    %17 = arith.remui %dim, %c2 : index
    %extracted_slice_8 = tensor.extract_slice %9[0, 0, %17, %c0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x2x1xf32> to tensor<1x1xf32>
    %inserted_slice_9 = tensor.insert_slice %extracted_slice_8 into %9[%c0, %c0, %c1, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1xf32> into tensor<1x1x2x1xf32>
    %cast_10 = tensor.cast %15 : tensor<2x2x3xf32> to tensor<?x?x?xf32>
    %18:2 = call @f7(%14#1, %14#1, %arg1, %cast_10) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?x?x?xf32>) -> (tensor<3xf64>, tensor<?xf64>)
    %inserted = tensor.insert %cst_5 into %mapped[%17] : tensor<2xf32>
    %19:2 = call @f6(%inserted) : (tensor<2xf32>) -> (tensor<2xf32>, f32)
    %20 = call @f12(%15, %15) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %21 = tensor.empty() : tensor<2x3x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %22 = linalg.fill ins(%c2_i32 : i32) outs(%21 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %extracted_slice_11 = tensor.extract_slice %22[0, 0, 0] [2, 2, 2] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x2x2xi32>
    %23 = linalg.quantized_batch_matmul ins(%22, %extracted_slice_11, %c2_i32, %c2_i32 : tensor<2x3x2xi32>, tensor<2x2x2xi32>, i32, i32) outs(%22 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %cast_12 = tensor.cast %7#2 : tensor<3xf64> to tensor<?xf64>
    %cast_13 = tensor.cast %20 : tensor<2x2x3xf32> to tensor<2x?x3xf32>
    %24:4 = call @f1(%cast_12, %cast_13) : (tensor<?xf64>, tensor<2x?x3xf32>) -> (tensor<?xf64>, tensor<?xf64>, f32, f32)
    %extracted_slice_14 = tensor.extract_slice %7#1[1] [1] [1] : tensor<?xf64> to tensor<1xf64>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_14[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %25 = linalg.mul ins(%extracted_slice_14, %3#1 : tensor<1xf64>, tensor<?xf64>) outs(%extracted_slice_14 : tensor<1xf64>) -> tensor<1xf64>
    %26 = tensor.empty() : tensor<1xf64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_15 : tensor<1xf64>) outs(%26 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %28 = arith.cmpf olt, %in, %cst_7 : f64
      %29 = arith.select %28, %in, %cst_7 : f64
      linalg.yield %29 : f64
    } -> tensor<1xf64>
    %cast_16 = tensor.cast %0#1 : tensor<1xf64> to tensor<?xf64>
    return %0#0, %cast_16, %3#0, %5#0, %5#1, %7#0, %12, %14#0, %inserted_slice, %inserted_slice_9, %18#0, %18#1, %19#0, %23, %24#0, %24#1, %25, %27, %extracted_slice_15, %24#3, %0#2 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<1x1x2x1xf32>, tensor<?xf64>, tensor<3xf64>, tensor<1x1x2x1xf32>, tensor<3xf64>, tensor<?xf64>, tensor<2xf32>, tensor<2x3x2xi32>, tensor<?xf64>, tensor<?xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, f32, f32
  }
}

