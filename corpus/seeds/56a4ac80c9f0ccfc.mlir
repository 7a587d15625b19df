// bufdiff-profile: deep
// bufdiff-choices: aad53b4891279c457db3207390cbd1bd308a01507729de8742a6396e5778c889a275c9d88ed36573
// bufdiff-choices: f7a6b13f1d4f196eba7ed176aa360deae591f38cbb65430e483add0f35acc7417c6f626fb1ea0dc2
// bufdiff-choices: 186a8c8074dc4c815cd25fc459be29b0dad32305c80493ee4cf5cb799eda8265a85162ec0d2a669b
// bufdiff-choices: 32823945d2b2de9387ebd2ce17efd44a527f55e110110ddb58318ffd59887bf37307c72f22327b41
// bufdiff-choices: 6d3dae99a4b99acd54a2d0672e9be7fed94f59892b72626956ae80a01c5ac424fc559a12dc459549
// bufdiff-choices: fe8401426f1e81833fcc2e00efa49cc1ee1db616d4752824a95a7e7f39080a796f39286b41b24c81
// bufdiff-choices: b11704ae3d2b8900634d2023449d27ef8a2f323004bec3357a0f2b9ee6b307c548b4b3d46385fc8c
// bufdiff-choices: 1edbc07da1a7862f535dd60efef85fefb313cdc9a9bd0ce8e8e49ad4ed78061a9528f6d8e65fe903
// bufdiff-choices: 8587a11e62c7a34f99afd9d1d395f1ad2b8ff94f36ccf1d527507ea4237de432a6912cd3d19f8af3
// bufdiff-choices: f5c4dddcda490c203affaa60f530aa4807d899782de828b69e474b407c4660675b8037b5602398e2
// bufdiff-choices: 894f1104fcae103d1314c2fb47544e5f9f7be3f7b65e3ee673607e180bff3a478c62210e2a3bf7f7
// bufdiff-choices: 36f476f7d590f2400489c0838a32273f85e4385695d487de161cf5d81445f0f9c49e34c156a32b72
// bufdiff-choices: 61d70c21f34c6cb77836be389b33cf34dc70406e34ae4cfa0b8fadaa72c9749c723e2ee77ee9b5ad
// bufdiff-choices: c094da64d3944f28374c24c1cba8ed615b4468e2f4dcec178da12620b1ce875201a222266955777b
// bufdiff-choices: e4a9324fdda3a18d22c29ee1d6b33720825d175fefa52111d9412d35b73efd10047ff80539c4f671
// bufdiff-choices: c9e0d60da0750a959a500b44a3cd7833652567c7034d400234d194a9f03632d391e686ade8594a9f
// bufdiff-choices: faf980f00b3074e940f909de80185de353031e3c892198e5bec32334d0159d4da933329513351021
// bufdiff-choices: e366b0f3ee76c9a96e78ef110b34cc09dc47665a536cccdeac9869fed1afed293d114b16b6f42bf9
// bufdiff-choices: ededff068e4a4f34f82ad17963803e7b3afb8e366d383184eca8b039a30386be1709d879564bb692
// bufdiff-choices: f66f097458e83cb22c16e0c4bbd7081f03285ef19176501a5587f3a770075ff6b2a0515e0d0c32e7
// bufdiff-choices: 36e378e5ebc2483dbbd2278a9588eb9313867851850e8ba8b00d6d269372b8e32c55c5901e8ce4c0
// bufdiff-choices: a3c6a14b2aff959450dfe88bb35c6b92344bdb90bd56ab8e0abbd0710fec43f048a0c7d60d0cf662
// bufdiff-choices: 1acf6bf01c03b2fad0ab028e23e010e55ddc462de5cfd14bb946073f43a593791db417bff20b60ef
// bufdiff-choices: 8393dae2423c0dbafe07635611805d590d9fc8f181a69007db0f87f06a1702aac173cfe15fe232bb
// bufdiff-choices: 11a3d5636455e69bf09fe8f2e381f3cf90daa41e9a9cb9ee6d110a5130dae72aa7106bcb4c5890cd
// bufdiff-choices: 8b4acd56b93a1b56921a8806b51d801c2f9a0c8751fcc90fcbcb72bfe1f22d8ec9019bf97e4cd20c
// bufdiff-choices: b215ec70c307a6d1aebb482e54ccf3fc69a8f53fb581022a2241d8c78cb8be6423be1fde20c718a8
// bufdiff-choices: 5b6008d1796cbb3b6187fa1c2f5c1f73933dd51569f5a8d78c73b507ebee96e38509802dc430d156
// bufdiff-choices: 44b292a08b469cd24bcf250a5f6433cfff4e3ee62b85e064b8cbc9fe4c0a848ef1e2554f80b96668
// bufdiff-choices: eb78a8df3ddc871173033ac17f411884a3eaf24e6d79869b077610739b331186983c1afa2c4e1629
// bufdiff-choices: 17b19ca4f487ad70a8485f1e9979997bd730954755a037331c646f190dfd7fe92936824ba0a8c561
// bufdiff-choices: 2b6a7e01f86175bf4f59ec5bf1e644e99e4b5f8629e5ac263e6ef497ac6e6d5deef97baa7d685bc0
// bufdiff-choices: cc0e224ffea781caf045f225d9470fe765a63cdf04fc7377aac70a1d0225c9af10d6f0c1f4bc5abf
// bufdiff-choices: a7c4b85555bdb71e1e4a2787f949f89a8fd0049c29ede5b33a68f6eb99ea9c57216de64c97a4f4eb
// bufdiff-choices: 7d15119d450f0bbbc6e5fa67c2f0c564ce4b236426ebb672a897183a7562038ecc966cb27f7410c8
// bufdiff-choices: 515699d14bec0f269f82b8ced129c5834198e85f3fe1eb07fc018455a1bf85cde831427b23ad5d19
// bufdiff-choices: 68af17cb751cd0ff85cdab73c9676222cc5b6381793852c59ca79bfec378aa1451e2548941befe98
// bufdiff-choices: ae924ea53b32f48ac2f45e51429950966d0906b72b2d5641e7fe5238889bfc7bcfaa6b5874318158
// bufdiff-choices: 238dc86ce0f603a3edab2f3ee50d9a2354c794dee19dc685951089c686ebef1cc11793c0ca315779
// bufdiff-choices: 3981c0
// bufdiff-features: 267 397 432 823 1405 1653 2442 2863 2882 2961 3579 4165 4211 4752 4779 5075
// bufdiff-features: 5238 5297 5310 5456 6113 6250 6334 6363 6430 6641 6831 7534 7738 8001 8130 8325
// bufdiff-features: 9479 9748 10035 10181 10426 10872 10904 10944 11034 11162 11210 11228 11363
// bufdiff-features: 11441 11716 12034 12246 12276 12478 12932 12962 13233 13915 14355 14695 14838
// bufdiff-features: 14925 15582 15751 15756 15903 16207 16289 16682 16728 16970 17193 17255 17259
// bufdiff-features: 17893 17970 17989 18217 18330 18351 18486 18667 19164 19419 19442 19769 19978
// bufdiff-features: 20088 20092 20952 21652 21953 22095 22280 22320 22483 22593 22640 22879 23108
// bufdiff-features: 23169 23298 24259 24337 24990 25818 26087 26125 26546 26568 26728 26922 27249
// bufdiff-features: 27336 27421 27644 28125 28512 28537 28814 28907 29167 29590 29687 29839 30145
// bufdiff-features: 30210 30439 30666 31073 31143 31155 31601 31943 32232 32358 32614 33769 33770
// bufdiff-features: 33824 33848 34034 34159 34167 34906 35163 35861 36454 36726 36753 36773 36784
// bufdiff-features: 36936 38143 38163 38225 38754 38783 39025 39150 39534 39673 39736 39832 39915
// bufdiff-features: 39927 40070 40208 40232 40266 40479 40540 40712 42075 42344 42442 42467 42530
// bufdiff-features: 42650 42749 42984 43329 43442 43612 43839 43942 44081 44088 44505 44522 44943
// bufdiff-features: 45323 45636 45911 46022 46034 46203 46404 46999 47102 47311 47392 47449 47778
// bufdiff-features: 47918 48038 48092 48281 48296 48343 48464 48598 48741 48974 49286 49301 49621
// bufdiff-features: 49635 49956 50080 50146 50626 50633 50894 51301 51415 51658 51729 51800 52062
// bufdiff-features: 52322 52486 52532 52558 52807 52900 52928 52946 53180 53252 53414 53469 53738
// bufdiff-features: 53898 54408 54734 54922 54998 55014 55182 55270 55587 55822 55823 56024 56382
// bufdiff-features: 56404 56871 57124 57383 57548 57556 57852 58029 58190 58290 58403 58423 58559
// bufdiff-features: 58590 60046 60266 60686 60697 61060 61129 61169 61190 61480 61944 62480 62495
// bufdiff-features: 63071 63183 63437 63800 63929 64119 64120 64212 64235 64716 65094 65478 65496
// bufdiff-features: 65575 66212 66422 66626 66995 67664 67682 67917 67959 68111 68129 68355 68457
// bufdiff-features: 68555 68670 68765 68782 68867 69121 69593 69605 69734 69735 70036 70544 70644
// bufdiff-features: 70975 71050 71259 71306 71579 71667 71701 71726 72203 72975 73051 73289 73335
// bufdiff-features: 73643 73802 73849 74057 74201 74255 74320 74360 74851 74862 75133 75489 75564
// bufdiff-features: 75654 75921 76728 76953 77063 77129 77285 77314 77564 78283 78430 78506 78620
// bufdiff-features: 78889 79029 79099 79271 79499 80030 81066 81147 81160 81316 81736 82011 82180
// bufdiff-features: 82186 82654 82723 83194 83412 83787 84585 84610 85194 85387 85737 85780 85843
// bufdiff-features: 85872 86125 86710 87000 87582 87862 87923 88337 88806 88896 88958 89030 89732
// bufdiff-features: 89780 89812 89915 90128 90543 90596 91074 91312 91630 91879 92194 92483 92492
// bufdiff-features: 92921 93171 93360 93464 93719 93994 94049 94440 94981 95056 95214 95407 95465
// bufdiff-features: 95900 96353 96621 96677 96807 97181 97241 97308 97648 97662 97715 98138 98501
// bufdiff-features: 99187 99383 99478 99717 100059 100073 100088 100343 100882 101264 101342 101427
// bufdiff-features: 101582 101629 101753 101987 102124 102456 102591 102601 102966 103148 103374
// bufdiff-features: 103377 103635 103648 103715 103851 104315 104334 104658 104730 104931 105034
// bufdiff-features: 105573 105700 105902 106087 106302 106396 106606 106652 107031 107412 107425
// bufdiff-features: 107702 108371 109105 109628 109802 109923 109950 110123 110527 110561 110899
// bufdiff-features: 111302 111563 111809 112096 112363 112726 112929 113041 113572 114526 114763
// bufdiff-features: 114968 115026 116002 116109 116148 116705 117336 117618 117724 117728 118035
// bufdiff-features: 119200 119203 119261 119359 119597 119678 119858 119993 120049 120745 121178
// bufdiff-features: 121406 121598 121626 121682 122233 122791 123104 123297 124141 124334 124376
// bufdiff-features: 124626 125921 126536 126879 127000 127243 127533 127830 128126 128312 128592
// bufdiff-features: 128753 128803 128817 128828 128915 128916 129435 129518 129630 129849 129974
// bufdiff-features: 130310 130325 130491 130584 130813 131366 131999 132072 132307 132356 132431
// bufdiff-features: 132562 132574 133364 133575 134038 135070 135534 135749 136007 136039 136143
// bufdiff-features: 136242 136448 136599 137045 137101 137105 137294 137418 137427 137637 137656
// bufdiff-features: 137979 138065 138067 138086 138476 139029 139079 139246 139524 139882 140438
// bufdiff-features: 140929 140940 141044 141112 141238 141327 141447 141458 141834 141891 142040
// bufdiff-features: 142376 142393 142610 142759 142916 142986 143172 143825 144120 144286 144339
// bufdiff-features: 144521 144761 146118 146451 146512 146618 146792 146898 146953 147013 147063
// bufdiff-features: 147885 148304 148509 148715 149219 149388 149400 149534 149892 149959 149977
// bufdiff-features: 150452 150599 150818 151260 151292 151326 151339 151347 151741 151936 152068
// bufdiff-features: 152226 152315 152620 152815 153092 153220 153293 153436 153442 153474 153488
// bufdiff-features: 153957 154304 154420 154465 154779 154946 155577 155884 155898 156053 156191
// bufdiff-features: 156325 156460 156713 156807 157120 157284 158120 158128 158715 158897 158996
// bufdiff-features: 159348 159754 159895 160440 160756 161279 161295 162740 162764 162799 162971
// bufdiff-features: 163044 163212 163687 164513 164701 164734 165141 165373 165437 165636 165719
// bufdiff-features: 165798 166169 166249 166302 166424 166455 166565 166579 166941 167164 167252
// bufdiff-features: 167357 167466 167481 167614 167793 167823 168323 168403 168516 168639 168858
// bufdiff-features: 169224 169249 169299 169731 170082 170195 170211 170704 170882 170924 171083
// bufdiff-features: 171116 171369 171534 171551 171884 172127 173269 173491 173614 173741 173780
// bufdiff-features: 173885 173922 173963 174170 174201 174249 174298 175950 176447 176577 176927
// bufdiff-features: 177211 177355 177488 177904 178067 178133 178165 178558 178560 178657 179280
// bufdiff-features: 179566 179647 179672 179814 180207 180240 180258 181077 181349 181518 181522
// bufdiff-features: 182065 182283 182719 183114 183482 183574 183588 183827 184022 184030 184122
// bufdiff-features: 184321 184452 184576 184625 184851 184962 185414 185626 185723 185940 185994
// bufdiff-features: 186042 186257 186477 186677 186892 186959 187191 187596 187824 187863 188175
// bufdiff-features: 188200 188525 188737 188790 188843 189477 190141 190142 190166 190426 190520
// bufdiff-features: 190832 191076 191119 191191 191635 191908 192087 192422 192628 192720 192771
// bufdiff-features: 192878 192884 193290 193773 194134 194255 194682 195043 195182 195246 195407
// bufdiff-features: 195783 195820 195850 196031 196048 197169 197267 197297 197837 198002 198010
// bufdiff-features: 198159 198386 198648 199469 199474 199623 199827 199947 200307 200358 200521
// bufdiff-features: 200685 200688 200876 201004 201059 201284 201362 201601 201737 201877 202162
// bufdiff-features: 202241 202338 202539 202894 203161 203352 203973 204126 204316 204321 204527
// bufdiff-features: 204614 204691 205025 205072 205145 205434 205656 205689 205730 206056 206157
// bufdiff-features: 206226 207038 207124 207268 207330 207731 207837 207947 208077 208289 208503
// bufdiff-features: 208797 208947 209102 209264 209807 210022 210193 210461 211044 211114 211458
// bufdiff-features: 211480 211684 211884 211903 211967 212048 212111 212136 212344 212351 212734
// bufdiff-features: 212779 213275 213455 213481 213871 213878 213943 214184 214325 214597 214959
// bufdiff-features: 215707 215959 216066 216073 217050 217282 217672 217748 217899 218742 218786
// bufdiff-features: 218863 218954 218969 220028 220181 220215 221022 221162 221440 221975 222487
// bufdiff-features: 222612 222809 222982 223016 223118 223437 223566 223568 223719 223802 224222
// bufdiff-features: 224443 224593 224916 225224 225728 225759 225827 225985 225999 226053 226172
// bufdiff-features: 226254 226329 226357 226473 226480 226579 226659 226817 227345 227372 227483
// bufdiff-features: 227623 227946 228058 228168 228519 228894 228936 229266 229951 230081 230601
// bufdiff-features: 230640 230689 230768 230783 230796 230920 231330 231790 231972 232341 232365
// bufdiff-features: 233156 233497 234086 234093 234277 234548 234562 234993 235141 235319 235325
// bufdiff-features: 236260 236336 236653 236909 236928 236929 236930 237022 237223 237335 237620
// bufdiff-features: 237686 237763 237788 238118 238386 238398 238676 239407 239693 239929 240158
// bufdiff-features: 240222 240624 240846 241018 241225 241248 241331 241436 241496 241697 242145
// bufdiff-features: 242173 242621 242894 242955 243256 243781 243980 244092 244281 244408 244872
// bufdiff-features: 244940 245272 245299 245619 245873 246256 246529 246543 246589 246749 246880
// bufdiff-features: 246895 247062 247118 247621 247797 247913 247964 248581 249092 249221 249451
// bufdiff-features: 249841 249850 249948 250189 250397 250634 250712 251147 251258 251259 251943
// bufdiff-features: 252032 252056 252188 252466 252539 253065 253216 253344 253353 253439 253604
// bufdiff-features: 253836 255108 255160 255394 255520 255556 255896 256050 256112 256317 256380
// bufdiff-features: 257251 257367 257609 257621 257782 257806 258115 258184 258239 258331 258353
// bufdiff-features: 258743 258876 259229 259515 259528 259724 259771 259840 260178 260775 260853
// bufdiff-features: 261263
#map = affine_map<(d0) -> (d0, d0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0) -> (0)>
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<2xi32>, tensor<3xindex>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<f32>, tensor<?x?x?x?xi32>, tensor<3xindex>, tensor<3xi32>, tensor<3xindex>, tensor<i64>, tensor<3xi32>, tensor<3xi32>, tensor<2xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<2xi32>, tensor<3xi32>, i32, i32) {
    %cast = tensor.cast %arg0 : tensor<3xi32> to tensor<?xi32>
    %0 = call @same5(%cast) : (tensor<?xi32>) -> tensor<?xi32>
    %c42_i64 = arith.constant 42 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c42_i64, %c42_i64, %c1_i64 : tensor<3xi64>
    %1 = arith.index_cast %from_elements : tensor<3xi64> to tensor<3xindex>
    %2 = tensor.empty() : tensor<index>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1[%c2] : tensor<3xindex>
    %3 = linalg.fill ins(%extracted : index) outs(%2 : tensor<index>) -> tensor<index>
    %broadcasted = linalg.broadcast ins(%3 : tensor<index>) outs(%1 : tensor<3xindex>) dimensions = [0] 
    %4 = tensor.empty() : tensor<i64>
    %5 = linalg.fill ins(%c42_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
    %c7_i64 = arith.constant 7 : i64
    %c-128_i64 = arith.constant -128 : i64
    %from_elements_0 = tensor.from_elements %c42_i64, %c7_i64, %c-128_i64 : tensor<3xi64>
    %6 = linalg.dot ins(%from_elements, %from_elements_0 : tensor<3xi64>, tensor<3xi64>) outs(%5 : tensor<i64>) -> tensor<i64>
    %7:4 = call @f4(%arg2, %arg2) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32)
    %8 = arith.extsi %7#2 : i32 to i64
    %extracted_slice = tensor.extract_slice %arg2[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %extracted_slice_1 = tensor.extract_slice %arg2[1] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %9 = linalg.sub ins(%extracted_slice, %extracted_slice : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
    %10 = linalg.fill ins(%7#3 : i32) outs(%extracted_slice_1 : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice = tensor.insert_slice %9 into %arg2[0] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %inserted_slice_2 = tensor.insert_slice %10 into %inserted_slice[1] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %11 = scf.forall (%arg3) in (%c2) shared_outs(%arg4 = %extracted_slice_1) -> (tensor<2xi32>) {
      %36 = func.call @same1(%inserted_slice_2) : (tensor<3xi32>) -> tensor<3xi32>
      %extracted_slice_22 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xi32> to tensor<i32>
      %37 = linalg.fill ins(%7#2 : i32) outs(%extracted_slice_22 : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %37 into %arg4[%arg3] [1] [1] : tensor<i32> into tensor<2xi32>
      }
    }
    %inserted_slice_3 = tensor.insert_slice %broadcasted into %broadcasted[0] [3] [1] : tensor<3xindex> into tensor<3xindex>
    %12:3 = call @f2(%arg1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i1)
    %13 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %inserted_slice_3) -> (tensor<3xindex>) {
      %cst_22 = arith.constant dense<[0, 1, 1, 2]> : vector<4xi32>
      %cst_23 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
      %36 = vector.broadcast %arg3 : index to vector<4xindex>
      %c0_24 = arith.constant 0 : index
      %37 = vector.gather %broadcasted[%c0_24] [%cst_22], %cst_23, %36 : tensor<3xindex>, vector<4xi32>, vector<4xi1>, vector<4xindex> into vector<4xindex>
      %38 = vector.extract %37[0] : index from vector<4xindex>
      %extracted_slice_25 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<3xindex> to tensor<index>
      %mapped = linalg.map ins(%extracted_slice_25 : tensor<index>) outs(%extracted_slice_25 : tensor<index>)
        (%in: index, %init: index) {
          %39 = arith.maxui %in, %extracted : index
          linalg.yield %39 : index
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg4[%arg3] [1] [1] : tensor<index> into tensor<3xindex>
      }
    }
    %14 = linalg.dot ins(%from_elements, %from_elements_0 : tensor<3xi64>, tensor<3xi64>) outs(%6 : tensor<i64>) -> tensor<i64>
    %15 = scf.execute_region -> tensor<3xindex> {
      %36 = linalg.fill ins(%extracted : index) outs(%13 : tensor<3xindex>) -> tensor<3xindex>
      scf.yield %36 : tensor<3xindex>
    }
    %16 = tensor.empty() : tensor<3xi32>
    %17 = linalg.fill ins(%7#3 : i32) outs(%16 : tensor<3xi32>) -> tensor<3xi32>
    %18 = arith.index_cast %8 : i64 to index
    %19 = arith.remui %18, %c2 : index
    %c0 = arith.constant 0 : index
    %extracted_slice_4 = tensor.extract_slice %broadcasted[%c0] [2] [1] : tensor<3xindex> to tensor<2xindex>
    %inserted_slice_5 = tensor.insert_slice %extracted_slice_4 into %1[%19] [2] [1] : tensor<2xindex> into tensor<3xindex>
    %cst = arith.constant 0.000000e+00 : f32
    %from_elements_6 = tensor.from_elements %cst : tensor<f32>
    %20 = linalg.reciprocal ins(%from_elements_6 : tensor<f32>) outs(%from_elements_6 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %generated = tensor.generate %c2, %c1, %c1, %c1 {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %36 = arith.index_cast %arg3 : index to i32
      %37 = arith.index_cast %arg4 : index to i32
      %38 = arith.index_cast %arg5 : index to i32
      %39 = arith.index_cast %arg6 : index to i32
      %40 = arith.xori %36, %37 : i32
      %c5_i32 = arith.constant 5 : i32
      %41 = arith.remui %40, %c5_i32 : i32
      %42 = arith.addi %41, %38 : i32
      %43 = arith.xori %42, %39 : i32
      tensor.yield %43 : i32
    } : tensor<?x?x?x?xi32>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32_7 = arith.constant 3 : i32
    %c3_i32_8 = arith.constant 3 : i32
    %from_elements_9 = tensor.from_elements %c3_i32, %c2_i32, %c3_i32_7, %c3_i32_8 : tensor<2x1x2x1xi32>
    %21 = tensor.empty(%c2) : tensor<1x?xi32>
    %22 = linalg.pooling_nhwc_min_unsigned ins(%from_elements_9, %21 : tensor<2x1x2x1xi32>, tensor<1x?xi32>) outs(%generated : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    %23 = linalg.log ins(%20 : tensor<f32>) outs(%from_elements_6 : tensor<f32>) -> tensor<f32>
    %generated_10 = tensor.generate  {
    ^bb0(%arg3: index):
      %36 = arith.index_cast %arg3 : index to i32
      %c100_i32 = arith.constant 100 : i32
      %37 = arith.minsi %36, %c100_i32 : i32
      tensor.yield %37 : i32
    } : tensor<3xi32>
    %24 = call @same1(%generated_10) : (tensor<3xi32>) -> tensor<3xi32>
    %25 = call @same1(%generated_10) : (tensor<3xi32>) -> tensor<3xi32>
    %cst_11 = arith.constant dense<7> : tensor<3xi32>
    %26:4 = call @f3(%cst_11, %cst_11) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32)
    %extracted_slice_12 = tensor.extract_slice %26#1[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %extracted_slice_13 = tensor.extract_slice %26#1[1] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %generated_14 = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %36 = arith.index_cast %arg3 : index to i32
      %37 = arith.index_cast %arg4 : index to i32
      %38 = arith.minui %36, %37 : i32
      tensor.yield %38 : i32
    } : tensor<2x2xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%generated_14 : tensor<2x2xi32>) outs(%extracted_slice_12 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %28 = arith.remui %extracted, %c2 : index
    %extracted_15 = tensor.extract %extracted_slice_13[%28] : tensor<2xi32>
    vector.print %extracted_15 : i32
    %c2_i32_16 = arith.constant 2 : i32
    %29 = tensor.empty() : tensor<2xi32>
    %30 = linalg.fill ins(%c2_i32_16 : i32) outs(%29 : tensor<2xi32>) -> tensor<2xi32>
    %31 = linalg.div_unsigned ins(%extracted_slice_12, %30 : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice_13 : tensor<2xi32>) -> tensor<2xi32>
    %inserted_slice_17 = tensor.insert_slice %27 into %26#1[0] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %inserted_slice_18 = tensor.insert_slice %31 into %inserted_slice_17[1] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %extracted_19 = tensor.extract %26#1[%19] : tensor<3xi32>
    %cst_20 = arith.constant dense<0> : vector<4xi32>
    %cst_21 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %32 = vector.broadcast %26#3 : i32 to vector<4xi32>
    %33 = vector.gather %from_elements_9[%28, %c0, %c0, %c0] [%cst_20], %cst_21, %32 : tensor<2x1x2x1xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %34 = vector.extract %33[3] : i32 from vector<4xi32>
    %c4 = arith.constant 4 : index
    %35:2 = scf.for %arg3 = %c2 to %c4 step %c1 iter_args(%arg4 = %broadcasted, %arg5 = %31) -> (tensor<3xindex>, tensor<2xi32>) {
      %c3 = arith.constant 3 : index
      %36 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %inserted_slice_17) -> (tensor<3xi32>) {
        %extracted_22 = tensor.extract %inserted_slice_17[%19] : tensor<3xi32>
        %extracted_23 = tensor.extract %arg7[%c0] : tensor<3xi32>
        %inserted_slice_24 = tensor.insert_slice %inserted_slice_18 into %arg7[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
        %false = arith.constant false
        %false_25 = arith.constant false
        %from_elements_26 = tensor.from_elements %false, %false_25, %12#2 : tensor<3xi1>
        %40 = linalg.select ins(%from_elements_26, %inserted_slice_18, %26#1 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%inserted_slice_24 : tensor<3xi32>) -> tensor<3xi32>
        scf.yield %40 : tensor<3xi32>
      }
      %37 = arith.select %12#2, %arg4, %1 : tensor<3xindex>
      %c5 = arith.constant 5 : index
      %38 = scf.for %arg6 = %c2 to %c5 step %c1 iter_args(%arg7 = %from_elements_6) -> (tensor<f32>) {
        %inserted_slice_22 = tensor.insert_slice %1 into %37[0] [3] [1] : tensor<3xindex> into tensor<3xindex>
        %inserted_slice_23 = tensor.insert_slice %extracted_slice into %extracted_slice_12[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
        %extracted_24 = tensor.extract %arg7[] : tensor<f32>
        %cst_25 = arith.constant dense<5.500000e+00> : tensor<f32>
        %40 = linalg.abs ins(%cst_25 : tensor<f32>) outs(%arg7 : tensor<f32>) -> tensor<f32>
        %41 = linalg.log ins(%from_elements_6 : tensor<f32>) outs(%40 : tensor<f32>) -> tensor<f32>
        scf.yield %41 : tensor<f32>
      }
      %39 = linalg.copy ins(%extracted_slice : tensor<2xi32>) outs(%arg5 : tensor<2xi32>) -> tensor<2xi32>
      scf.yield %arg4, %39 : tensor<3xindex>, tensor<2xi32>
    }
    return %35#1, %35#0, %26#0, %25, %24, %23, %22, %inserted_slice_5, %17, %15, %14, %12#1, %12#0, %11, %7#1, %7#0, %0, %extracted_slice_13, %inserted_slice_17, %34, %7#2 : tensor<2xi32>, tensor<3xindex>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<f32>, tensor<?x?x?x?xi32>, tensor<3xindex>, tensor<3xi32>, tensor<3xindex>, tensor<i64>, tensor<3xi32>, tensor<3xi32>, tensor<2xi32>, tensor<3xi32>, tensor<3xi32>, tensor<?xi32>, tensor<2xi32>, tensor<3xi32>, i32, i32
  }
  func.func private @f4(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %7 = arith.index_cast %arg2 : index to i32
      %c3_i32 = arith.constant 3 : i32
      %8 = arith.addi %7, %c3_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %9 = arith.divui %8, %c2_i32 : i32
      tensor.yield %9 : i32
    } : tensor<3xi32>
    %0:4 = call @f3(%arg1, %generated) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32)
    %1:4 = call @f3(%0#1, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32)
    %inserted_slice = tensor.insert_slice %1#1 into %1#0[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %extracted_slice = tensor.extract_slice %1#1[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
    %inserted_slice_0 = tensor.insert_slice %1#1 into %1#1[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1#1 : tensor<3xi32>) outs(%1#0 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.maxsi %in, %out : i32
      linalg.yield %7 : i32
    } -> tensor<3xi32>
    %3 = arith.cmpi eq, %0#2, %1#2 : i32
    %4 = scf.if %3 -> (tensor<3xi32>) {
      %7 = arith.index_castui %3 : i1 to index
      %c3 = arith.constant 3 : index
      %8 = arith.remui %7, %c3 : index
      %extracted = tensor.extract %1#0[%8] : tensor<3xi32>
      %9 = arith.uitofp %extracted : i32 to f32
      %10 = scf.execute_region -> tensor<3xi32> {
        %12 = arith.index_cast %0#2 : i32 to index
        %c4 = arith.constant 4 : index
        %13 = arith.remui %12, %c4 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %14 = scf.for %arg2 = %c0 to %13 step %c1 iter_args(%arg3 = %1#0) -> (tensor<3xi32>) {
          %c2 = arith.constant 2 : index
          %19 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %2) -> (tensor<3xi32>) {
            %generated_5 = tensor.generate  {
            ^bb0(%arg6: index):
              %extracted_9 = tensor.extract %arg3[%arg6] : tensor<3xi32>
              %24 = arith.extui %extracted_9 : i32 to i64
              %25 = arith.index_cast %arg6 : index to i64
              %26 = arith.addi %24, %25 : i64
              tensor.yield %26 : i64
            } : tensor<3xi64>
            %22 = arith.index_cast %generated_5 : tensor<3xi64> to tensor<3xindex>
            %cast_6 = tensor.cast %arg5 : tensor<3xi32> to tensor<?xi32>
            %23 = func.call @same5(%cast_6) : (tensor<?xi32>) -> tensor<?xi32>
            %inserted_slice_7 = tensor.insert_slice %1#0 into %23[0] [3] [1] : tensor<3xi32> into tensor<?xi32>
            %extracted_8 = tensor.extract %arg5[%c2] : tensor<3xi32>
            scf.yield %arg5 : tensor<3xi32>
          }
          %extracted_slice_2 = tensor.extract_slice %1#0[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
          %cast = tensor.cast %extracted_slice_2 : tensor<3xi32> to tensor<?xi32>
          %20 = func.call @same5(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xi32>) -> tensor<?xi32>
          %extracted_3 = tensor.extract %extracted_slice_2[%c0] : tensor<3xi32>
          vector.print %extracted_3 : i32
          %inserted_slice_4 = tensor.insert_slice %1#0 into %arg3[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
          %21 = linalg.fill ins(%extracted : i32) outs(%inserted_slice_4 : tensor<3xi32>) -> tensor<3xi32>
          scf.yield %21 : tensor<3xi32>
        }
        %15 = bufferization.alloc_tensor() : tensor<3xi32>
        %inserted_slice_1 = tensor.insert_slice %1#1 into %15[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
        %16 = bufferization.materialize_in_destination %2 in %inserted_slice_1 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %17 = tensor.empty() : tensor<3xi32>
        %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<3xi32>) outs(%17 : tensor<3xi32>) {
        ^bb0(%in: i32, %out: i32):
          %19 = arith.andi %in, %0#2 : i32
          linalg.yield %19 : i32
        } -> tensor<3xi32>
        scf.yield %1#0 : tensor<3xi32>
      }
      %cst = arith.constant dense<[2, 5, 8]> : tensor<3xi32>
      %11 = linalg.sub ins(%cst, %2 : tensor<3xi32>, tensor<3xi32>) outs(%inserted_slice_0 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %11 : tensor<3xi32>
    } else {
      %c3 = arith.constant 3 : index
      %generated_1 = tensor.generate %c3 {
      ^bb0(%arg2: index):
        %8 = arith.index_cast %arg2 : index to i32
        %9 = arith.subi %8, %0#3 : i32
        tensor.yield %9 : i32
      } : tensor<?xi32>
      %cast = tensor.cast %generated_1 : tensor<?xi32> to tensor<3xi32>
      %7:4 = func.call @f3(%cast, %1#1) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32)
      scf.yield %inserted_slice_0 : tensor<3xi32>
    }
    %5 = tensor.empty() : tensor<3xi32>
    %6 = linalg.copy ins(%extracted_slice : tensor<3xi32>) outs(%5 : tensor<3xi32>) -> tensor<3xi32>
    return %4, %6, %1#3, %0#2 : tensor<3xi32>, tensor<3xi32>, i32, i32
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
    %cst = arith.constant dense<[9, 10, 11]> : tensor<3xi32>
    %0 = linalg.sub ins(%cst, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    %c1_i64 = arith.constant 1 : i64
    %1 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<3xi32>) {
      %cst_2 = arith.constant dense<5.000000e-01> : tensor<f32>
      %cst_3 = arith.constant dense<-2.500000e+00> : tensor<2xf32>
      %cst_4 = arith.constant dense<[6.500000e+00, 7.500000e+00]> : tensor<2xf32>
      %6 = linalg.dot ins(%cst_3, %cst_4 : tensor<2xf32>, tensor<2xf32>) outs(%cst_2 : tensor<f32>) -> tensor<f32>
      %generated = tensor.generate  {
        %c-1_i32 = arith.constant -1 : i32
        %7 = arith.subi %c-1_i32, %c-1_i32 : i32
        tensor.yield %7 : i32
      } : tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %generated into %arg4[%arg3] [1] [1] : tensor<i32> into tensor<3xi32>
      }
    }
    %2 = call @same1(%0) : (tensor<3xi32>) -> tensor<3xi32>
    %c11_i32 = arith.constant 11 : i32
    %3 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%2 : tensor<3xi32>) outs(%2 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.addi %in, %out : i32
      %c6_i32 = arith.constant 6 : i32
      %7 = arith.shli %6, %c6_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<3xi32>
    %cst_0 = arith.constant dense<-128> : tensor<1xi32>
    %inserted_slice = tensor.insert_slice %cst_0 into %3[1] [1] [1] : tensor<1xi32> into tensor<3xi32>
    %extracted_slice = tensor.extract_slice %cst[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice into %4[1] [2] [1] : tensor<2xi32> into tensor<3xi32>
    %5 = tensor.empty() : tensor<3xi32>
    %mapped = linalg.map { arith.xori } ins(%inserted_slice_1, %2 : tensor<3xi32>, tensor<3xi32>) outs(%5 : tensor<3xi32>)
    return %mapped, %inserted_slice, %1 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @same1(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %cst = arith.constant dense<[5, 6, 7]> : tensor<3xi32>
    %0 = linalg.sub ins(%arg0, %cst : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    return %arg0 : tensor<3xi32>
  }
  func.func private @f2(%arg0: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i1) {
    %c2_i32 = arith.constant 2 : i32
    %0 = linalg.fill ins(%c2_i32 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %1:3 = call @f1(%arg0, %arg0, %arg0) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
    %c3 = arith.constant 3 : index
    %2:2 = scf.forall (%arg1) in (%c3) shared_outs(%arg2 = %1#1, %arg3 = %1#2) -> (tensor<3xi32>, tensor<3xi32>) {
      %c2_0 = arith.constant 2 : index
      %7 = arith.cmpi eq, %arg1, %c2_0 : index
      %8:2 = scf.if %7 -> (tensor<3xi32>, i64) {
        %12:2 = scf.forall (%arg4) in (%c3) shared_outs(%arg5 = %1#0, %arg6 = %1#0) -> (tensor<3xi32>, tensor<3xi32>) {
          %c1_4 = arith.constant 1 : index
          %13 = arith.cmpi sgt, %arg1, %c1_4 : index
          %14 = arith.select %13, %1#1, %0 : tensor<3xi32>
          %cst_5 = arith.constant dense<[[9, 8, 7], [6, 5, 4]]> : tensor<2x3xi32>
          %generated = tensor.generate  {
          ^bb0(%arg7: index, %arg8: index):
            %24 = arith.index_cast %arg7 : index to i32
            %25 = arith.index_cast %arg8 : index to i32
            %26 = arith.addi %24, %25 : i32
            %c6_i32 = arith.constant 6 : i32
            %27 = arith.shli %26, %c6_i32 : i32
            tensor.yield %27 : i32
          } : tensor<2x2xi32>
          %cst_6 = arith.constant dense<-1> : tensor<3x2xi32>
          %15 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%generated, %cst_6 : tensor<2x2xi32>, tensor<3x2xi32>) outs(%cst_5 : tensor<2x3xi32>) -> tensor<2x3xi32>
          %16 = func.call @same1(%14) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi32>) -> tensor<3xi32>
          %extracted_slice_7 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<3xi32> to tensor<i32>
          %c3_i32 = arith.constant 3 : i32
          %17 = tensor.empty() : tensor<i32>
          %18 = linalg.fill ins(%c3_i32 : i32) outs(%17 : tensor<i32>) -> tensor<i32>
          %19 = tensor.empty() : tensor<i32>
          %c42_i32_8 = arith.constant 42 : i32
          %20 = linalg.fill ins(%c42_i32_8 : i32) outs(%19 : tensor<i32>) -> tensor<i32>
          %21 = linalg.div_unsigned ins(%20, %18 : tensor<i32>, tensor<i32>) outs(%extracted_slice_7 : tensor<i32>) -> tensor<i32>
          %22 = linalg.fill ins(%c2_i32 : i32) outs(%21 : tensor<i32>) -> tensor<i32>
          %extracted_slice_9 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<3xi32> to tensor<i32>
          %c11_i32 = arith.constant 11 : i32
          %23 = linalg.fill ins(%c11_i32 : i32) outs(%extracted_slice_9 : tensor<i32>) -> tensor<i32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %22 into %arg5[%arg4] [1] [1] : tensor<i32> into tensor<3xi32>
            tensor.parallel_insert_slice %23 into %arg6[%arg4] [1] [1] : tensor<i32> into tensor<3xi32>
          }
        }
        %mapped = linalg.map { arith.minui } ins(%12#0, %1#2 : tensor<3xi32>, tensor<3xi32>) outs(%0 : tensor<3xi32>)
        %c9_i64 = arith.constant 9 : i64
        scf.yield %mapped, %c9_i64 : tensor<3xi32>, i64
      } else {
        %c42_i64 = arith.constant 42 : i64
        scf.yield %0, %c42_i64 : tensor<3xi32>, i64
      }
      %cst = arith.constant dense<[2, 0, 0, 0]> : vector<4xi32>
      %cst_1 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
      %c42_i32 = arith.constant 42 : i32
      %9 = vector.broadcast %c42_i32 : i32 to vector<4xi32>
      %c0 = arith.constant 0 : index
      %10 = vector.gather %8#0[%c0] [%cst], %cst_1, %9 : tensor<3xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
      %11 = vector.extract %10[3] : i32 from vector<4xi32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %c1 = arith.constant 1 : index
      %extracted_slice_2 = tensor.extract_slice %1#0[2] [%c1] [1] : tensor<3xi32> to tensor<?xi32>
      %cast = tensor.cast %extracted_slice_2 : tensor<?xi32> to tensor<1xi32>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
      %cast_3 = tensor.cast %extracted_slice_2 : tensor<?xi32> to tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice into %arg2[%arg1] [1] [1] : tensor<1xi32> into tensor<3xi32>
        tensor.parallel_insert_slice %cast_3 into %arg3[%arg1] [1] [1] : tensor<1xi32> into tensor<3xi32>
      }
    }
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %2#1[%c2] : tensor<3xi32>
    %c-3_i32 = arith.constant -3 : i32
    %3 = arith.cmpi ult, %extracted, %c-3_i32 : i32
    %4 = scf.if %3 -> (tensor<3xi32>) {
      %c2_i32_0 = arith.constant 2 : i32
      %7 = tensor.empty() : tensor<3xi32>
      %8 = linalg.fill ins(%c2_i32_0 : i32) outs(%7 : tensor<3xi32>) -> tensor<3xi32>
      %9 = linalg.div_unsigned ins(%2#1, %8 : tensor<3xi32>, tensor<3xi32>) outs(%2#1 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %9 : tensor<3xi32>
    } else {
      scf.yield %1#2 : tensor<3xi32>
    }
    %5 = tensor.empty() : tensor<3xi32>
    %6 = linalg.copy ins(%2#0 : tensor<3xi32>) outs(%5 : tensor<3xi32>) -> tensor<3xi32>
    return %4, %6, %3 : tensor<3xi32>, tensor<3xi32>, i1
  }
  func.func private @f3(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i32, i32) {
    %generated = tensor.generate  {
      %c11_i32 = arith.constant 11 : i32
      %c11_i32_1 = arith.constant 11 : i32
      %8 = arith.maxsi %c11_i32, %c11_i32_1 : i32
      tensor.yield %8 : i32
    } : tensor<i32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<i32>) outs(%arg1 : tensor<3xi32>) dimensions = [0] 
    %c0_i32 = arith.constant 0 : i32
    %0 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %1 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %broadcasted) -> (tensor<3xi32>) {
      %mapped = linalg.map ins(%arg1 : tensor<3xi32>) outs(%0 : tensor<3xi32>)
        (%in: i32, %init: i32) {
          %extracted = tensor.extract %arg1[%arg2] : tensor<3xi32>
          %11 = arith.addi %in, %extracted : i32
          linalg.yield %11 : i32
        }
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %8 = scf.for %arg4 = %c0_1 to %arg2 step %c1_2 iter_args(%arg5 = %0) -> (tensor<3xi32>) {
        %cst_4 = arith.constant dense<[1, 4, 7]> : tensor<3xi32>
        %11 = scf.forall (%arg6) in (3) shared_outs(%arg7 = %arg1) -> (tensor<3xi32>) {
          %15 = tensor.empty() : tensor<3xi32>
          %16 = linalg.fill ins(%c0_i32 : i32) outs(%15 : tensor<3xi32>) -> tensor<3xi32>
          %extracted_slice_5 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<3xi32> to tensor<i32>
          %c3_i32_6 = arith.constant 3 : i32
          %17 = linalg.fill ins(%c3_i32_6 : i32) outs(%extracted_slice_5 : tensor<i32>) -> tensor<i32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %17 into %arg7[%arg6] [1] [1] : tensor<i32> into tensor<3xi32>
          }
        }
        %extracted = tensor.extract %arg5[%c0_1] : tensor<3xi32>
        %c3_i32 = arith.constant 3 : i32
        %12 = tensor.empty() : tensor<3xi32>
        %13 = linalg.fill ins(%c3_i32 : i32) outs(%12 : tensor<3xi32>) -> tensor<3xi32>
        %14 = linalg.div_unsigned ins(%0, %13 : tensor<3xi32>, tensor<3xi32>) outs(%arg5 : tensor<3xi32>) -> tensor<3xi32>
        scf.yield %14 : tensor<3xi32>
      }
      %9 = linalg.sub ins(%0, %broadcasted : tensor<3xi32>, tensor<3xi32>) outs(%8 : tensor<3xi32>) -> tensor<3xi32>
      %extracted_slice_3 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %10 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_3 : tensor<1xi32>) outs(%extracted_slice_3 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg3[%arg2] [1] [1] : tensor<1xi32> into tensor<3xi32>
      }
    }
    %2:3 = call @f2(%broadcasted) : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, i1)
    %c3 = arith.constant 3 : index
    %3 = scf.forall (%arg2) in (%c3) shared_outs(%arg3 = %2#1) -> (tensor<3xi32>) {
      %8 = scf.execute_region -> tensor<3xi32> {
        %extracted_slice_1 = tensor.extract_slice %1[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
        %10 = func.call @same1(%extracted_slice_1) : (tensor<3xi32>) -> tensor<3xi32>
        %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<3xi32>) outs(%10 : tensor<3xi32>) {
        ^bb0(%in: i32, %out: i32):
          %12 = arith.maxui %in, %out : i32
          linalg.yield %12 : i32
        } -> tensor<3xi32>
        scf.yield %2#1 : tensor<3xi32>
      }
      %9 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %0) -> (tensor<3xi32>) {
        %10 = func.call @same1(%2#1) : (tensor<3xi32>) -> tensor<3xi32>
        %extracted_slice_1 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<3xi32> to tensor<1xi32>
        %11 = linalg.fill ins(%c0_i32 : i32) outs(%extracted_slice_1 : tensor<1xi32>) -> tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %11 into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<3xi32>
        }
      }
      %from_elements = tensor.from_elements %c0_i32 : tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %from_elements into %arg3[%arg2] [1] [1] : tensor<i32> into tensor<3xi32>
      }
    }
    %4 = scf.execute_region -> tensor<3xi32> {
      scf.yield %2#1 : tensor<3xi32>
    }
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[%c0] [1] [1] : tensor<3xi32> to tensor<i32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %4[%c1] [1] [1] : tensor<i32> into tensor<3xi32>
    %cst = arith.constant dense<[0, 2, 2, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
    %5 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
    %c2 = arith.constant 2 : index
    %6 = vector.gather %3[%c0] [%cst], %cst_0, %5 : tensor<3xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %7 = vector.extract %6[0] : i32 from vector<4xi32>
    return %2#0, %inserted_slice, %7, %c0_i32 : tensor<3xi32>, tensor<3xi32>, i32, i32
  }
  func.func private @same5(%arg0: tensor<?xi32>) -> tensor<?xi32> {
    return %arg0 : tensor<?xi32>
  }
}

