// bufdiff-profile: deep
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8db5f617138c0fb4
// bufdiff-choices: 86bde9b2db29ed9bb8e2eccc2faaeeb450843910a17bfa0f51f496de8ae200ead4de19334d8ece64
// bufdiff-choices: d7719be5da1e654c333ac552f514d56ff930762c3929e8ecaef9e9ecc3c7fb10061cdd0351e19570
// bufdiff-choices: 1d738949c812a61953cf7c83d62afb47d6ef896391cbea7ffd217c120916da9b58941cd403d190bc
// bufdiff-choices: 8cd9b37f0ea6ec253d4abcff1b5c6af0343fd9cf61cdc3ff77991a8fe5b52bed2b93ebb66bab4dc4
// bufdiff-choices: dc904641cb09c59f886fd8e3620dea175864d6c83abb18e36936725832fc47466d075d2baa2ec8dd
// bufdiff-choices: 7e5f12aeed224feb6dd69533372fc65c546a2cafca726e3fee40e6dca7ef851cd90de041a6a44430
// bufdiff-choices: b391c43692472d1020054fde0af0ad15823a25b77f86707feb751c98c015d6fe1a365ca7fd66e565
// bufdiff-choices: 06e95b291ba5eb530a6e3df0da328197818725a7580e8db3e26c50935e7a66ff772bd2e92e0eaede
// bufdiff-choices: b33f3717455c845cdc08629caab00a3e85b7e419f158c83feaff869fd3f8d229aa08fc725515724a
// bufdiff-choices: f79d161d88fcb3793f8343bc369871b947a5913e005c8aa78fcd96843b60169336763f3e73f8f85e
// bufdiff-choices: 45692f274cdb24acfe614a2e36e18e467b93be7b0c306d73b623a10cf5108c96dc175583fa469bec
// bufdiff-choices: 1953c37ced7d9046e554e79ed8e4b853c6163a20d2da97cd5f58487cd878dbc874582e3fb8c96e1e
// bufdiff-choices: e866361100aa01ea698777bffc79a13f7ea47674a5082b7e602402601adb2c859a38b6b7f843b706
// bufdiff-choices: 81e88b4065e141bd336ef63ae9d5c335a87d1641f3248facbdf6ebaecddf69bc84b87a9025870419
// bufdiff-choices: 25f1577efa4d7425e80f7033e73a69859ca56b1a07917e529cb03365ca14c36a9b406c84cd1f0283
// bufdiff-choices: f5b6b5226ec71545b68351186e8a365c3724472f223ff5dd7ba749b33768ef70735d664377df4ce8
// bufdiff-choices: 3a8515efa68f4543575014da18b3b4d329beddfd6227de140cda1d9f558a16c12d1c27e88ea758ea
// bufdiff-choices: 8626b952bd08364ba47fc57a8e54dcce4b7608a881e2255c6770f74be262e98b7f8fcd6aa6523a28
// bufdiff-choices: 2e4b17d05387fb1730c75b01a9de66037a1c7c65d23e97de93fb53e34ca34f9260d4ade92ea6fb59
// bufdiff-choices: 7a8a18b005209ea1c42da4f525cce63fc3d22c89e49e78075c1811ffbd0cd5af079040d7663a8839
// bufdiff-choices: 7ce8d07b113d56aee7972e36fcd3498e4e87996e01c73f605d8b82e12e544ce4dc925d6074c599af
// bufdiff-choices: 2ceba1371bf643060241aa61b029ae946deb44a09db3a0a7290fa15c3443e416b055966fc2703881
// bufdiff-choices: 7d340f8c7678146bdadd6211052822b0e4806a48b547c7617659de72093b7ff03aea54b77893e178
// bufdiff-choices: 2cc368d0b3ac73ed29c4c98f671aec99721cce6adfc533901696a11d4554fd57b10c7a97170c3ea6
// bufdiff-choices: 02f6944e6d97087e228ca77e0fa11dbfec271a6c4fdc09802199d925f75566f851284f64339f3c60
// bufdiff-choices: 9e8026966d8c83c2b7956056b06b9d256047175e874a179cfcc15c2b6ce041bd9e22fe38e295e2ca
// bufdiff-choices: 1c42a47ebb929cf35b114405c5088a1e38d501c5bf0e0664f0cc70cc7ba0d94bf3a0205e6e1dba46
// bufdiff-choices: f6fc9e140cf6d4a6ad4c895ceb59412a765119ab55771122fb63ac863535adb1dc2add06544899ea
// bufdiff-choices: dbc3b9515b496b4229494114ba8472ce158d10acf19ffdf6ee19cd8c487a0f6c44914d3f4f714592
// bufdiff-choices: 884a71af93e2b7033f80905ec6a5f20d2d
// bufdiff-features: 600 1086 1248 1402 1683 1741 1858 2027 2043 2058 2197 2898 2921 2952 3110 3257
// bufdiff-features: 3336 3392 3470 3579 3638 3856 4040 4514 4752 4974 5075 5187 5296 5650 5900 6002
// bufdiff-features: 6169 6611 6641 6666 7060 9040 9120 9208 9238 9301 9479 9748 9889 9965 10035
// bufdiff-features: 10252 10384 11162 11388 11441 11751 11825 12064 12170 12246 12506 12654 12827
// bufdiff-features: 13233 13390 13428 13518 13690 14178 14454 14653 14674 14884 15152 15471 15595
// bufdiff-features: 15751 15756 15850 15903 16048 16242 16278 16289 16682 16867 17255 17470 17566
// bufdiff-features: 17603 17989 18480 18740 18838 19182 19419 20099 20132 20237 20286 20474 20568
// bufdiff-features: 20675 21154 21382 21804 22095 22109 22167 22280 22320 22448 22498 22860 23191
// bufdiff-features: 23929 24131 24402 24777 24968 25236 25254 25818 25863 25898 26016 26079 26087
// bufdiff-features: 26186 26464 26546 26568 26663 26796 26808 27725 27998 28047 28363 28724 28814
// bufdiff-features: 28889 28914 28933 29001 29002 29104 29294 29590 29839 29968 30539 30550 30666
// bufdiff-features: 31527 31765 31953 32085 32229 32434 32536 32577 32809 33054 33241 33769 33848
// bufdiff-features: 33881 34167 34233 34701 35085 35364 35554 35959 36011 36076 36784 37155 37441
// bufdiff-features: 37520 37646 37752 38427 38450 38777 38783 38803 39130 39540 39706 39915 39927
// bufdiff-features: 40266 40311 40540 40669 40712 41193 41519 41900 41907 42079 42228 42346 42423
// bufdiff-features: 42469 42984 43053 43248 43410 43479 43612 43631 43652 43983 44505 44522 45323
// bufdiff-features: 45975 46034 46203 46404 46476 46483 46763 47242 47244 47392 47449 47480 47554
// bufdiff-features: 47616 47762 47904 47918 47988 48038 48269 48506 48598 48974 49084 49092 49370
// bufdiff-features: 49730 50604 50869 50894 50923 51133 51415 51719 51729 51800 52062 52148 52236
// bufdiff-features: 52558 52807 52900 53180 53252 53293 53469 53615 54546 54563 54998 55113 55463
// bufdiff-features: 55561 55823 55837 56024 56046 56123 56696 57115 57124 57548 58122 58190 58191
// bufdiff-features: 58403 58410 58839 59106 59268 59291 59347 59532 59620 59930 60443 60486 60686
// bufdiff-features: 60996 62433 62912 63044 63600 63800 63899 63929 64119 64120 64235 64320 64404
// bufdiff-features: 64435 64727 64936 65171 65401 65496 65681 66052 66327 66422 66529 66788 66848
// bufdiff-features: 66995 67526 67936 68263 68355 68614 68782 68844 69735 69817 70545 71050 71058
// bufdiff-features: 71162 71259 71306 71701 72363 72413 72505 72629 73150 73289 73388 73802 74057
// bufdiff-features: 74450 74561 74833 75492 75502 75564 75908 75921 76677 76953 77283 77617 77823
// bufdiff-features: 77913 78283 78390 78430 78697 78767 78808 78845 79462 79499 80150 80290 80794
// bufdiff-features: 80962 81138 81601 81736 81956 82851 83314 83584 83794 83871 84090 84164 84322
// bufdiff-features: 84347 84480 84579 84581 84585 84993 85327 85557 85843 86125 86243 86562 86710
// bufdiff-features: 86844 86950 86965 87173 87601 87923 88337 88732 89038 89079 89765 89780 89812
// bufdiff-features: 89942 90070 90099 90109 90543 90550 91074 91248 91491 91525 91748 92022 92194
// bufdiff-features: 92250 92849 92970 93171 93255 93296 93318 93464 93528 93908 93971 93994 94301
// bufdiff-features: 94440 95273 95407 95780 96128 96221 96251 96716 96852 96882 96969 97072 97081
// bufdiff-features: 97143 97187 97658 97715 98285 98291 98501 98610 98704 98754 98967 99137 99187
// bufdiff-features: 99228 99383 99757 100046 100073 100180 100318 100406 101081 101264 101283
// bufdiff-features: 101594 101983 102381 102601 102788 102809 103056 103132 103159 103612 103715
// bufdiff-features: 103723 103887 104315 104580 104754 104931 104973 105573 105836 106088 106148
// bufdiff-features: 106321 107011 107035 107604 107943 108038 108176 108210 108235 108506 108641
// bufdiff-features: 108919 109040 109105 109144 109932 110162 110165 110424 110491 110552 110904
// bufdiff-features: 110917 111024 111117 111211 111275 111976 112929 113239 113803 113868 113940
// bufdiff-features: 114309 114377 114783 114935 115026 115155 115778 115801 115804 115821 116769
// bufdiff-features: 117183 117206 117432 118084 118196 118984 119130 119384 119588 119597 119686
// bufdiff-features: 119970 120451 120687 120836 120933 121031 121237 121363 121626 121682 121799
// bufdiff-features: 121923 121977 122233 122524 122575 122724 122788 122870 122903 123204 123644
// bufdiff-features: 123683 123852 124130 124414 124614 124626 124985 125821 125908 126249 126932
// bufdiff-features: 127243 127427 127813 128072 128182 128347 128666 128895 129435 129804 129946
// bufdiff-features: 130310 130790 130933 130942 131038 131494 132574 132953 133446 133481 133692
// bufdiff-features: 133756 134449 134816 134938 135216 135739 135784 135791 135863 135868 135955
// bufdiff-features: 136056 136273 136534 136543 136613 136767 136804 137045 137053 137235 137343
// bufdiff-features: 137504 137576 137582 137599 137774 138382 139206 139524 139585 139890 140265
// bufdiff-features: 140479 141238 141292 141294 141458 142040 142274 142393 142610 142856 143172
// bufdiff-features: 143438 143663 143825 144060 144093 144469 145597 145679 145872 146263 146512
// bufdiff-features: 146792 146901 147375 147401 147654 148304 148564 148565 149237 149402 149901
// bufdiff-features: 150186 150205 150244 150313 150363 150580 150818 150920 152098 152226 152355
// bufdiff-features: 152565 152619 152815 152816 152824 152995 153001 153031 153032 153169 153293
// bufdiff-features: 153422 154256 154507 154699 154764 154946 155107 155138 155545 155644 155867
// bufdiff-features: 156166 156191 156291 156325 156369 156460 156631 157034 157426 157826 157962
// bufdiff-features: 158120 158198 158218 158340 158373 158415 158463 158897 159000 159348 159672
// bufdiff-features: 160124 160311 160490 160756 161185 161213 161377 161644 161779 161871 161883
// bufdiff-features: 162280 162390 162740 162819 162900 162935 162971 163044 163373 163975 164140
// bufdiff-features: 164323 164376 164602 165141 165278 165373 165394 165409 165494 165534 165636
// bufdiff-features: 165719 166169 166401 166579 166740 166941 167252 167269 168007 168634 168858
// bufdiff-features: 168931 169224 169642 169734 169921 170211 170635 170819 171053 171083 171116
// bufdiff-features: 171369 171477 171551 171992 172127 172236 172926 173166 173224 173294 173354
// bufdiff-features: 173437 173597 173800 174170 174314 174863 174919 174941 174989 175786 176231
// bufdiff-features: 176255 176335 176439 176782 177052 177211 177520 177610 177904 178067 178560
// bufdiff-features: 179149 179199 179280 179647 179796 179936 180075 180207 180258 180427 180465
// bufdiff-features: 180675 180699 181094 181349 181384 181522 181541 181545 181548 181698 181703
// bufdiff-features: 181764 181813 182587 182884 182966 183114 183230 183292 183574 183722 183724
// bufdiff-features: 183793 183813 184030 184398 184510 184543 184686 184851 184962 185027 185129
// bufdiff-features: 185275 185394 185572 185626 186030 186959 187123 187596 187745 188233 188790
// bufdiff-features: 189004 189137 189156 189391 189793 190046 190161 190166 190347 190932 191252
// bufdiff-features: 191317 191490 191584 192138 192210 192327 192398 192422 192529 192628 192771
// bufdiff-features: 193141 193225 193290 193665 194096 194134 194256 194503 194682 195021 195182
// bufdiff-features: 195246 195366 196031 197267 197392 197401 197506 197675 197770 197837 198081
// bufdiff-features: 198246 198357 198460 198873 199781 199818 200226 200307 200521 200793 201059
// bufdiff-features: 201168 201253 201524 201601 201640 201864 201945 202036 202085 202241 202739
// bufdiff-features: 202795 202877 204212 204797 205430 205434 205688 205689 205817 205859 206233
// bufdiff-features: 206380 207033 207038 207162 207406 207632 207731 207760 207767 208467 208765
// bufdiff-features: 208879 209255 209533 210022 210096 210301 210461 210927 211044 211468 211967
// bufdiff-features: 212111 212294 212353 212600 212774 213275 213389 213481 214082 214085 214143
// bufdiff-features: 214199 214712 214874 214980 215066 215959 216435 216590 216640 216890 216980
// bufdiff-features: 217315 217333 217694 217899 218738 218863 218917 219153 219413 219734 219821
// bufdiff-features: 220109 220144 220323 220517 221033 221154 221975 222181 222219 222345 222601
// bufdiff-features: 222638 222809 223687 224599 224916 225250 225756 225759 225827 226028 226053
// bufdiff-features: 226126 226178 226357 226359 226457 226473 226480 226579 226607 226659 226668
// bufdiff-features: 226838 226852 227154 227189 227345 227546 227666 228112 228204 228255 228343
// bufdiff-features: 228390 228519 229266 229273 229385 229759 229951 230081 230315 230519 230584
// bufdiff-features: 230689 230810 230829 231565 231714 231855 232355 232396 232621 233551 233620
// bufdiff-features: 234455 234562 234820 235126 235276 235375 235550 236180 236238 236324 236714
// bufdiff-features: 236929 236930 236986 237209 237281 237470 237788 238033 239031 239188 239237
// bufdiff-features: 239241 239513 239758 239987 240158 240247 240419 240618 240765 241200 241225
// bufdiff-features: 241281 241308 241331 241459 241602 241740 241844 242173 242298 243137 243256
// bufdiff-features: 243546 243637 243781 243967 244092 244540 244729 244746 244872 244978 245272
// bufdiff-features: 245380 245430 245542 245594 245723 246256 246543 246783 246966 247062 247181
// bufdiff-features: 247330 247386 247869 247913 248929 249188 249653 249841 249922 250143 250477
// bufdiff-features: 250917 251444 251697 252466 252539 252919 252921 253344 253604 253796 253836
// bufdiff-features: 253911 254421 254646 254660 254769 255108 255556 255618 255676 256235 256245
// bufdiff-features: 256387 256695 256972 257251 257572 258331 258625 258903 258916 258922 258994
// bufdiff-features: 259031 259528 259707 259840 259851 260172 260202 260334 260628 261565 261833
// bufdiff-features: 262049 262097
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>, f32, f32) {
    %cst = arith.constant dense<[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01]> : tensor<4xf32>
    %0 = linalg.max ins(%cst, %cst : tensor<4xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %cst [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %1 = scf.execute_region -> tensor<4xf32> {
      %cst_2 = arith.constant dense<-1.000000e+00> : tensor<4xf32>
      %cst_3 = arith.constant dense<[[5.500000e+00, 8.500000e+00, 1.150000e+01, 1.450000e+01], [1.750000e+01, 2.050000e+01, 2.350000e+01, 2.650000e+01], [2.950000e+01, 3.250000e+01, 3.550000e+01, 3.850000e+01]]> : tensor<3x4xf32>
      %extracted_slice = tensor.extract_slice %cst_2[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
      %5 = linalg.vecmat ins(%extracted_slice, %cst_3 : tensor<3xf32>, tensor<3x4xf32>) outs(%cst_2 : tensor<4xf32>) -> tensor<4xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<4xf32>) outs(%cst_2 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.divf %in, %out : f32
        linalg.yield %7 : f32
      } -> tensor<4xf32>
      %cst_4 = arith.constant dense<2.000000e+00> : tensor<4xf32>
      %c3_5 = arith.constant 3 : index
      %generated = tensor.generate  {
      ^bb0(%arg3: index):
        %7 = arith.index_cast %arg3 : index to i64
        %8 = arith.sitofp %7 : i64 to f32
        %cst_6 = arith.constant 5.000000e-01 : f32
        %9 = arith.divf %8, %cst_6 : f32
        tensor.yield %9 : f32
      } : tensor<4xf32>
      scf.yield %generated : tensor<4xf32>
    }
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %cst) -> (tensor<4xf32>) {
      %5 = scf.execute_region -> tensor<4x1xf32> {
        %cst_3 = arith.constant dense<[[9.500000e+00], [8.500000e+00], [7.500000e+00], [6.500000e+00]]> : tensor<4x1xf32>
        scf.yield %cst_3 : tensor<4x1xf32>
      }
      affine.if #set(%c0) {
        %c1_3 = arith.constant 1 : index
        %6 = tensor.empty(%c1_3, %c2) : tensor<?x?xf32>
        %cst_4 = arith.constant 1.000000e+01 : f32
        %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %cst_5 = arith.constant dense<7.250000e+00> : tensor<4x2xf32>
        %8 = linalg.conv_2d ins(%cst_5, %7 : tensor<4x2xf32>, tensor<?x?xf32>) outs(%5 : tensor<4x1xf32>) -> tensor<4x1xf32>
        %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x1xf32>) outs(%8 : tensor<4x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = arith.divf %in, %out : f32
          linalg.yield %10 : f32
        } -> tensor<4x1xf32>
      }
      %extracted_2 = tensor.extract %arg4[%c0] : tensor<4xf32>
      %reduced = linalg.reduce ins(%5 : tensor<4x1xf32>) outs(%arg4 : tensor<4xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %6 = arith.maximumf %in, %init : f32
          linalg.yield %6 : f32
        }
      scf.yield %reduced : tensor<4xf32>
    }
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c3] : tensor<4xf32>
    %cst_0 = arith.constant dense<[[3.500000e+00], [6.500000e+00], [9.500000e+00], [1.250000e+01]]> : tensor<4x1xf32>
    %3 = call @same2(%cst_0) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %4 = linalg.sqrt ins(%expanded : tensor<4x1xf32>) outs(%cst_0 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_1 = tensor.extract %3[%c1, %c0] : tensor<4x1xf32>
    return %2, %1, %4, %extracted_1, %extracted : tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4x1xf32> {
    %0 = linalg.div ins(%arg2, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %expanded) -> (tensor<4x1xf32>) {
      %extracted_0 = tensor.extract %0[%arg3] : tensor<4xf32>
      %extracted_1 = tensor.extract %arg4[%c1, %c0] : tensor<4x1xf32>
      %4 = tensor.empty() : tensor<4x2x1xf32>
      %5 = linalg.fill ins(%extracted_0 : f32) outs(%4 : tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
      %reduced = linalg.reduce ins(%5 : tensor<4x2x1xf32>) outs(%arg4 : tensor<4x1xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %7 = arith.addf %in, %init : f32
          linalg.yield %7 : f32
        }
      %extracted_2 = tensor.extract %reduced[%arg3, %c0] : tensor<4x1xf32>
      %cst_3 = arith.constant -1.000000e+00 : f64
      %cst_4 = arith.constant 3.000000e+00 : f64
      %c100_i32 = arith.constant 100 : i32
      %6 = linalg.fill_rng_2d ins(%cst_3, %cst_4, %c100_i32 : f64, f64, i32) outs(%reduced : tensor<4x1xf32>) -> tensor<4x1xf32>
      scf.yield %6 : tensor<4x1xf32>
    }
    %extracted = tensor.extract %1[%c0, %c0] : tensor<4x1xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = arith.cmpf une, %extracted, %cst : f32
    %3 = scf.if %2 -> (tensor<4x1xf32>) {
      %expanded_0 = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
      %cst_1 = arith.constant dense<true> : tensor<4x1xi1>
      %4 = tensor.empty() : tensor<4x1xf32>
      %c3 = arith.constant 3 : index
      %extracted_2 = tensor.extract %arg1[%c3] : tensor<4xf32>
      %5 = linalg.fill ins(%extracted_2 : f32) outs(%4 : tensor<4x1xf32>) -> tensor<4x1xf32>
      %6 = linalg.select ins(%cst_1, %1, %5 : tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) outs(%1 : tensor<4x1xf32>) -> tensor<4x1xf32>
      scf.yield %6 : tensor<4x1xf32>
    } else {
      %c2 = arith.constant 2 : index
      %extracted_0 = tensor.extract %1[%c2, %c0] : tensor<4x1xf32>
      %4:2 = scf.if %2 -> (tensor<4xf32>, tensor<4x1xf32>) {
        %expanded_1 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [1, 4, 1] : tensor<4x1xf32> into tensor<1x4x1xf32>
        %6 = arith.index_castui %2 : i1 to index
        %7 = arith.remui %6, %c4 : index
        %extracted_slice = tensor.extract_slice %1[%7, 0] [1, 1] [1, 1] : tensor<4x1xf32> to tensor<1x1xf32>
        %extracted_slice_2 = tensor.extract_slice %1[1, 0] [1, 1] [1, 1] : tensor<4x1xf32> to tensor<1x1xf32>
        %8 = tensor.empty() : tensor<1x1x2xf32>
        %9 = linalg.fill ins(%extracted : f32) outs(%8 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %reduced = linalg.reduce ins(%9 : tensor<1x1x2xf32>) outs(%extracted_slice : tensor<1x1xf32>) dimensions = [2] 
          (%in: f32, %init: f32) {
            %15 = arith.divf %in, %init : f32
            linalg.yield %15 : f32
          }
        %cst_3 = arith.constant dense<1.000000e+01> : tensor<1x1xf32>
        %10 = linalg.erf ins(%cst_3 : tensor<1x1xf32>) outs(%extracted_slice_2 : tensor<1x1xf32>) -> tensor<1x1xf32>
        %inserted_slice = tensor.insert_slice %reduced into %1[%7, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x1xf32>
        %inserted_slice_4 = tensor.insert_slice %10 into %inserted_slice[1, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x1xf32>
        %11 = arith.index_castui %2 : i1 to index
        %12 = arith.remui %11, %c4 : index
        %13 = tensor.empty(%c4) : tensor<?xf32>
        %14 = linalg.fill ins(%extracted_0 : f32) outs(%13 : tensor<?xf32>) -> tensor<?xf32>
        %cast = tensor.cast %14 : tensor<?xf32> to tensor<4xf32>
        scf.yield %cast, %1 : tensor<4xf32>, tensor<4x1xf32>
      } else {
        %6 = linalg.sqrt ins(%1 : tensor<4x1xf32>) outs(%1 : tensor<4x1xf32>) -> tensor<4x1xf32>
        scf.yield %arg1, %6 : tensor<4xf32>, tensor<4x1xf32>
      }
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4#1 : tensor<4x1xf32>) outs(%1 : tensor<4x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = linalg.index 0 : index
        %7 = arith.index_cast %6 : index to i64
        %8 = arith.sitofp %7 : i64 to f32
        %9 = arith.maximumf %in, %8 : f32
        linalg.yield %9 : f32
      } -> tensor<4x1xf32>
      scf.yield %5 : tensor<4x1xf32>
    }
    return %3 : tensor<4x1xf32>
  }
  func.func private @same2(%arg0: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %0 = tensor.empty() : tensor<4x1x2xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<4x1x2xf32>) outs(%arg0 : tensor<4x1xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %2 = arith.mulf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %arg0 : tensor<4x1xf32>
  }
  func.func private @f3(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<7.250000e+00> : tensor<4xf32>
    %0 = linalg.min ins(%arg0, %cst : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c2, %c4) : tensor<?x?xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %2 : tensor<?x?xf32> to tensor<?x4xf32>
    %reduced = linalg.reduce ins(%cast : tensor<?x4xf32>) outs(%cst : tensor<4xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %10 = arith.divf %in, %init : f32
        linalg.yield %10 : f32
      }
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %cst_0 = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]]> : tensor<2x4xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %arg1, %cst_1 : f32
    %4 = arith.index_castui %3 : i1 to index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %cst_0[%4, %c3] : tensor<2x4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %cst_0) -> (tensor<2x4xf32>) {
      %extracted_9 = tensor.extract %cst[%c3] : tensor<4xf32>
      %10 = bufferization.to_buffer %cst_0 read_only : tensor<2x4xf32> to memref<2x4xf32, strided<[?, ?], offset: ?>>
      %11 = memref.load %10[%4, %c3] : memref<2x4xf32, strided<[?, ?], offset: ?>>
      %12 = tensor.empty() : tensor<4x1xf32>
      %13 = linalg.fill ins(%extracted : f32) outs(%12 : tensor<4x1xf32>) -> tensor<4x1xf32>
      %14 = func.call @same2(%13) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4x1xf32>) -> tensor<4x1xf32>
      %15 = arith.remui %arg2, %c2 : index
      %extracted_10 = tensor.extract %arg3[%15, %arg2] : tensor<2x4xf32>
      %16 = linalg.div ins(%cst_0, %2 : tensor<2x4xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<2x4xf32>) -> tensor<2x4xf32>
      scf.yield %16 : tensor<2x4xf32>
    }
    %collapsed_2 = tensor.collapse_shape %cst_0 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
    %6 = tensor.empty() : tensor<2x4xf32>
    %7 = linalg.softmax dimension(1) ins(%cst_0 : tensor<2x4xf32>) outs(%6 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %expanded = tensor.expand_shape %7 [[0, 1], [2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %extracted_slice = tensor.extract_slice %7[0, %c0] [2, %c2] [%c1, 2] : tensor<2x4xf32> to tensor<2x?xf32>
    %extracted_slice_3 = tensor.extract_slice %7[0, 2] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x2xf32>) outs(%extracted_slice : tensor<2x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.minimumf %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<2x?xf32>
    %extracted_slice_4 = tensor.extract_slice %7[0, 0] [2, 2] [1, 3] : tensor<2x4xf32> to tensor<2x2xf32>
    %9 = linalg.matmul ins(%extracted_slice_3, %extracted_slice_4 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%extracted_slice_3 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %cast_5 = tensor.cast %9 : tensor<2x2xf32> to tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %cast_5 into %7[0, %c0] [2, %c2] [%c1, 2] : tensor<2x?xf32> into tensor<2x4xf32>
    %cast_6 = tensor.cast %8 : tensor<2x?xf32> to tensor<2x2xf32>
    %inserted_slice_7 = tensor.insert_slice %cast_6 into %inserted_slice[0, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x4xf32>
    %collapsed_8 = tensor.collapse_shape %8 [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
    return %0, %reduced, %collapsed : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<1x?xf32>, tensor<2x1x3x2xi32>, tensor<4x1x1xf32>, tensor<4x1xf32>, tensor<?x2x1x?x2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.powf ins(%arg1, %2 : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xf32>
    %4 = math.cos %extracted : f32
    %5:3 = call @f3(%arg0, %4) : (tensor<4xf32>, f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %54 = arith.index_cast %arg2 : index to i64
      %55 = arith.sitofp %54 : i64 to f32
      %56 = arith.index_cast %arg3 : index to i64
      %57 = arith.sitofp %56 : i64 to f32
      %58 = arith.maximumf %55, %57 : f32
      tensor.yield %58 : f32
    } : tensor<4x1xf32>
    %6 = call @same2(%generated) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %extracted_slice = tensor.extract_slice %5#2[1] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %7 = call @f1(%arg0, %extracted_slice, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x1xf32>
    %8 = tensor.empty() : tensor<4x1xf32>
    %broadcasted = linalg.broadcast ins(%5#0 : tensor<4xf32>) outs(%8 : tensor<4x1xf32>) dimensions = [1] 
    %9:5 = call @f2(%arg0, %arg0, %5#1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>, f32, f32)
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.fill ins(%extracted : f32) outs(%10 : tensor<8xf32>) -> tensor<8xf32>
    %12 = vector.broadcast %4 : f32 to vector<4xf32>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %13 = vector.mask %cst_0 { vector.transfer_write %12, %11[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<8xf32>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %broadcasted[2, 0] [1, 1] [%c1, 1] : tensor<4x1xf32> to tensor<1x1xf32>
    %16 = linalg.matmul ins(%7, %extracted_slice_1 : tensor<4x1xf32>, tensor<1x1xf32>) outs(%9#2 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %expanded = tensor.expand_shape %9#2 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xf32> into tensor<4x1x1xf32>
    %17 = tensor.empty(%c1) : tensor<1x?xf32>
    %cast = tensor.cast %extracted_slice_1 : tensor<1x1xf32> to tensor<1x?xf32>
    %18 = linalg.softmax dimension(0) ins(%cast : tensor<1x?xf32>) outs(%17 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %collapsed = tensor.collapse_shape %17 [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
    %19:2 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<4xf32>, tensor<4xf32>) {
      %54 = arith.cmpi uge, %dim, %c1 : index
      %55 = scf.if %54 -> (tensor<?xf32>) {
        %expanded_18 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [1, 1, %c1] : tensor<1x?xf32> into tensor<1x1x?xf32>
        %57 = bufferization.alloc_tensor() : tensor<4xf32>
        %58 = tensor.empty() : tensor<4xi1>
        %true_19 = arith.constant true
        %59 = linalg.fill ins(%true_19 : i1) outs(%58 : tensor<4xi1>) -> tensor<4xi1>
        %60 = linalg.select ins(%59, %9#1, %arg0 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) -> tensor<4xf32>
        %from_elements_20 = tensor.from_elements %4 : tensor<1xf32>
        %61 = linalg.erf ins(%from_elements_20 : tensor<1xf32>) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %61 : tensor<?xf32>
      } else {
        %57 = scf.forall (%arg5) in (1) shared_outs(%arg6 = %18) -> (tensor<1x?xf32>) {
          %expanded_22 = tensor.expand_shape %8 [[0, 1], [2]] output_shape [1, 4, 1] : tensor<4x1xf32> into tensor<1x4x1xf32>
          %extracted_slice_23 = tensor.extract_slice %arg6[0, %arg5] [1, 1] [1, 1] : tensor<1x?xf32> to tensor<1x1xf32>
          %extracted_slice_24 = tensor.extract_slice %broadcasted[1, 0] [1, %c1] [1, 1] : tensor<4x1xf32> to tensor<1x?xf32>
          %59 = linalg.erf ins(%extracted_slice_24 : tensor<1x?xf32>) outs(%extracted_slice_23 : tensor<1x1xf32>) -> tensor<1x1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %59 into %arg6[0, %arg5] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x?xf32>
          }
        }
        %extracted_slice_18 = tensor.extract_slice %18[0, %c0] [%c1, 1] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
        %cast_19 = tensor.cast %extracted_slice_18 : tensor<?xf32> to tensor<1xf32>
        %broadcasted_20 = linalg.broadcast ins(%cast_19 : tensor<1xf32>) outs(%57 : tensor<1x?xf32>) dimensions = [1] 
        %58 = linalg.erf ins(%15 : tensor<8xf32>) outs(%14 : tensor<8xf32>) -> tensor<8xf32>
        %cast_21 = tensor.cast %58 : tensor<8xf32> to tensor<?xf32>
        scf.yield %cast_21 : tensor<?xf32>
      }
      %cst_16 = arith.constant dense<[8.500000e+00, 7.500000e+00, 6.500000e+00, 5.500000e+00]> : tensor<4xf32>
      %56 = linalg.max ins(%arg0, %9#0 : tensor<4xf32>, tensor<4xf32>) outs(%cst_16 : tensor<4xf32>) -> tensor<4xf32>
      %extracted_slice_17 = tensor.extract_slice %cst_16[0] [2] [3] : tensor<4xf32> to tensor<2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_17 into %arg3[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
        tensor.parallel_insert_slice %extracted_slice_17 into %arg4[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
      }
    }
    %20 = tensor.empty() : tensor<2x1x3xi32>
    %c2_i32 = arith.constant 2 : i32
    %21 = linalg.fill ins(%c2_i32 : i32) outs(%20 : tensor<2x1x3xi32>) -> tensor<2x1x3xi32>
    %c-128_i32 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c2_i32, %c-128_i32 : tensor<2x1x1xi32>
    %cst_2 = arith.constant dense<42> : tensor<2x1x3xi32>
    %22 = linalg.quantized_batch_matmul ins(%from_elements, %cst_2, %c2_i32, %c-128_i32 : tensor<2x1x1xi32>, tensor<2x1x3xi32>, i32, i32) outs(%21 : tensor<2x1x3xi32>) -> tensor<2x1x3xi32>
    %cst_3 = arith.constant dense<[[[[6, 7], [8, 9], [10, 11]]], [[[12, 13], [14, 15], [16, 17]]]]> : tensor<2x1x3x2xi32>
    %reduced = linalg.reduce ins(%cst_3 : tensor<2x1x3x2xi32>) outs(%21 : tensor<2x1x3xi32>) dimensions = [3] 
      (%in: i32, %init: i32) {
        %54 = arith.xori %in, %init : i32
        %c5_i32 = arith.constant 5 : i32
        %55 = arith.remui %54, %c5_i32 : i32
        linalg.yield %55 : i32
      }
    %23 = tensor.empty(%c1, %c3) : tensor<2x?x?xi1>
    %true = arith.constant true
    %24 = linalg.fill ins(%true : i1) outs(%23 : tensor<2x?x?xi1>) -> tensor<2x?x?xi1>
    %25 = linalg.select ins(%24, %reduced, %22 : tensor<2x?x?xi1>, tensor<2x1x3xi32>, tensor<2x1x3xi32>) outs(%reduced : tensor<2x1x3xi32>) -> tensor<2x1x3xi32>
    %cst_4 = arith.constant dense<6.500000e+00> : tensor<1x1xf32>
    %26 = arith.cmpf olt, %extracted, %4 : f32
    %cast_5 = tensor.cast %cst_4 : tensor<1x1xf32> to tensor<1x?xf32>
    %27 = arith.select %26, %18, %cast_5 : tensor<1x?xf32>
    %28 = tensor.empty() : tensor<1xf32>
    %29 = linalg.pooling_nwc_min ins(%expanded, %28 : tensor<4x1x1xf32>, tensor<1xf32>) outs(%expanded : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
    %cst_6 = arith.constant 1.000000e+02 : f32
    %30 = arith.cmpf ogt, %4, %cst_6 : f32
    scf.if %30 {
      %extracted_16 = tensor.extract %18[%c0, %c0] : tensor<1x?xf32>
      %54 = math.sinh %extracted_16 : f32
      %cst_17 = arith.constant dense<5.000000e-01> : tensor<1x1xf32>
    } else {
      %54:5 = func.call @f2(%9#0, %9#1, %19#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>, f32, f32)
    }
    %31 = linalg.sqrt ins(%extracted_slice_1 : tensor<1x1xf32>) outs(%27 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %32 = tensor.empty() : tensor<1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<1x?xf32>) outs(%32 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.minimumf %in, %9#3 : f32
      linalg.yield %54 : f32
    } -> tensor<1x1xf32>
    scf.for %arg2 = %c0 to %c1 step %c1 {
      %cst_16 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<4xf32>
      %reduced_17 = linalg.reduce ins(%29 : tensor<4x1x1xf32>) outs(%7 : tensor<4x1xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %55 = arith.negf %in : f32
          %56 = arith.addf %55, %init : f32
          linalg.yield %56 : f32
        }
      %54 = tensor.empty() : tensor<4x1xf32>
    }
    %34 = arith.index_castui %30 : i1 to index
    %c4 = arith.constant 4 : index
    %35 = arith.remui %34, %c4 : index
    %36 = scf.for %arg2 = %c0 to %35 step %c1 iter_args(%arg3 = %29) -> (tensor<4x1x1xf32>) {
      %54 = scf.forall (%arg4) = (0) to (4) step (2) shared_outs(%arg5 = %9#2) -> (tensor<4x1xf32>) {
        %58 = func.call @f1(%9#1, %19#1, %19#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x1xf32>
        %extracted_slice_20 = tensor.extract_slice %arg5[%arg4, 0] [2, 1] [1, 1] : tensor<4x1xf32> to tensor<2x1xf32>
        %59 = linalg.matmul ins(%extracted_slice_20, %27 : tensor<2x1xf32>, tensor<1x?xf32>) outs(%extracted_slice_20 : tensor<2x1xf32>) -> tensor<2x1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %59 into %arg5[%arg4, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<4x1xf32>
        }
      }
      %extracted_16 = tensor.extract %33[%c0, %c0] : tensor<1x1xf32>
      %55 = tensor.empty(%c4, %c1) : tensor<?x2x1x?xf32>
      %cst_17 = arith.constant 5.000000e-01 : f32
      %56 = linalg.fill ins(%cst_17 : f32) outs(%55 : tensor<?x2x1x?xf32>) -> tensor<?x2x1x?xf32>
      %cast_18 = tensor.cast %56 : tensor<?x2x1x?xf32> to tensor<4x2x1x1xf32>
      %reduced_19 = linalg.reduce ins(%cast_18 : tensor<4x2x1x1xf32>) outs(%arg3 : tensor<4x1x1xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %58 = arith.maximumf %in, %init : f32
          linalg.yield %58 : f32
        }
      %57 = linalg.max ins(%expanded, %29 : tensor<4x1x1xf32>, tensor<4x1x1xf32>) outs(%reduced_19 : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
      scf.yield %57 : tensor<4x1x1xf32>
    }
    %extracted_7 = tensor.extract %expanded[%35, %c0, %c0] : tensor<4x1x1xf32>
    %cst_8 = arith.constant -0.000000e+00 : f32
    %37 = math.powf %extracted_7, %cst_8 : f32
    %cst_9 = arith.constant dense<[[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]], [[[13, 14], [15, 16], [17, 18]], [[19, 20], [21, 22], [23, 24]]]]> : tensor<2x2x3x2xi32>
    %38 = tensor.empty() : tensor<2x1xi32>
    %39 = linalg.pooling_nhwc_max ins(%cst_9, %38 : tensor<2x2x3x2xi32>, tensor<2x1xi32>) outs(%cst_3 : tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32>
    %c2 = arith.constant 2 : index
    %40 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %36) -> (tensor<4x1x1xf32>) {
      %54 = tensor.empty() : tensor<1x2xf32>
      %55 = linalg.fill ins(%4 : f32) outs(%54 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %56 = linalg.conv_2d ins(%55, %55 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%27 : tensor<1x?xf32>) -> tensor<1x?xf32>
      %cst_16 = arith.constant dense<[[[3.500000e+00]], [[4.500000e+00]], [[5.500000e+00]], [[6.500000e+00]]]> : tensor<4x1x1xf32>
      %57 = linalg.div ins(%expanded, %cst_16 : tensor<4x1x1xf32>, tensor<4x1x1xf32>) outs(%arg3 : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
      %cst_17 = arith.constant dense<5.000000e-01> : tensor<2x4x1x1xf32>
      %reduced_18 = linalg.reduce ins(%cst_17 : tensor<2x4x1x1xf32>) outs(%57 : tensor<4x1x1xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %58 = arith.minimumf %in, %init : f32
          linalg.yield %58 : f32
        }
      scf.yield %reduced_18 : tensor<4x1x1xf32>
    }
    %41 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %broadcasted) -> (tensor<4x1xf32>) {
      %54 = arith.negf %extracted_7 : f32
      %55 = arith.remui %35, %c3 : index
      %extracted_16 = tensor.extract %25[%c1, %c0, %55] : tensor<2x1x3xi32>
      %from_elements_17 = tensor.from_elements %4, %9#3, %9#4, %extracted_7 : tensor<4x1xf32>
      %56 = linalg.div ins(%from_elements_17, %9#2 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%arg3 : tensor<4x1xf32>) -> tensor<4x1xf32>
      %57 = linalg.matmul ins(%9#2, %27 : tensor<4x1xf32>, tensor<1x?xf32>) outs(%56 : tensor<4x1xf32>) -> tensor<4x1xf32>
      scf.yield %57 : tensor<4x1xf32>
    }
    %42 = tensor.empty(%c1, %c2) : tensor<?x2x1x?x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %43 = linalg.fill ins(%c127_i32 : i32) outs(%42 : tensor<?x2x1x?x2xi32>) -> tensor<?x2x1x?x2xi32>
    %44 = tensor.empty() : tensor<1x2x2x2x1xi32>
    %45 = linalg.fill ins(%c2_i32 : i32) outs(%44 : tensor<1x2x2x2x1xi32>) -> tensor<1x2x2x2x1xi32>
    %46 = tensor.empty() : tensor<1x1x2x2x1xi32>
    %47 = linalg.fill ins(%c127_i32 : i32) outs(%46 : tensor<1x1x2x2x1xi32>) -> tensor<1x1x2x2x1xi32>
    %48 = linalg.batch_mmt4d ins(%45, %47 : tensor<1x2x2x2x1xi32>, tensor<1x1x2x2x1xi32>) outs(%43 : tensor<?x2x1x?x2xi32>) -> tensor<?x2x1x?x2xi32>
    %extracted_10 = tensor.extract %47[%c0, %c0, %c1, %c1, %c0] : tensor<1x1x2x2x1xi32>
    %49 = tensor.empty() : tensor<4x1xf32>
    %50 = arith.remui %35, %c2 : index
    %extracted_slice_11 = tensor.extract_slice %48[0, %50, 0, 0, 0] [%c1, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<?x2x1x?x2xi32> to tensor<?x1x1x2x2xi32>
    %extracted_slice_12 = tensor.extract_slice %48[0, 1, 0, 0, 0] [1, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<?x2x1x?x2xi32> to tensor<1x1x1x2x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %51 = tensor.empty(%c1, %c1, %c2) : tensor<?x1x?x?x2xi32>
    %52 = linalg.fill ins(%c3_i32 : i32) outs(%51 : tensor<?x1x?x?x2xi32>) -> tensor<?x1x?x?x2xi32>
    %53 = linalg.div_unsigned ins(%extracted_slice_12, %52 : tensor<1x1x1x2x2xi32>, tensor<?x1x?x?x2xi32>) outs(%extracted_slice_11 : tensor<?x1x1x2x2xi32>) -> tensor<?x1x1x2x2xi32>
    %cst_13 = arith.constant dense<[[[[5, 8], [11, 14]]]]> : tensor<1x1x2x2xi32>
    %broadcasted_14 = linalg.broadcast ins(%cst_13 : tensor<1x1x2x2xi32>) outs(%extracted_slice_12 : tensor<1x1x1x2x2xi32>) dimensions = [2] 
    %inserted_slice = tensor.insert_slice %53 into %48[0, %50, 0, 0, 0] [%c1, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<?x1x1x2x2xi32> into tensor<?x2x1x?x2xi32>
    %inserted_slice_15 = tensor.insert_slice %broadcasted_14 into %inserted_slice[0, 1, 0, 0, 0] [1, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<1x1x1x2x2xi32> into tensor<?x2x1x?x2xi32>
    return %3, %6, %16, %31, %39, %40, %41, %inserted_slice_15 : tensor<?xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<1x?xf32>, tensor<2x1x3x2xi32>, tensor<4x1x1xf32>, tensor<4x1xf32>, tensor<?x2x1x?x2xi32>
  }
}

