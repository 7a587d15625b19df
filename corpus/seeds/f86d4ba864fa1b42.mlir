// bufdiff-profile: deep
// bufdiff-choices: 58a9c2eda6974a1ccb518df29eae075ab96063dc568082d6c632f947d132a5dfbc19f5d1a4b83449
// bufdiff-choices: 7fdf9317a2a010e871ed8129528584ee2f46b082c0f69abb997b5737f10cb56889a1232485dfe84a
// bufdiff-choices: 2cb6a73557fcbdae5eed7f268853a22bea55a74e58e85f4ec100d1310c8528a88e2e00d5b26721ee
// bufdiff-choices: f37903b132123bf15e74d566a6bcf5ba94f218ae98a3dd258b68ec5cdc0dddef08096b8186de0cde
// bufdiff-choices: 06aba61f224aaea22a91580d860fb723b723c4717bda4272d51eab4bdc0a44865c4a529b1423bd74
// bufdiff-choices: 48b95380a707e1874eae5e0affc9d0e1b6d3fc46389d99cead3106ae5f1e1554b43ec2d5c9fc7922
// bufdiff-choices: 33c3354f7e8e945250e20d698a2d98b0f8eb146713d9e7ce083e3f434563a6005012f24cc71b40b0
// bufdiff-choices: ce46f03e3e451b44bb28d2ff93617fbcbd6258ce5420f3218c244f8022abe2750ae6c55169b6b38a
// bufdiff-choices: 2dbdfd5dda4898337b95b8a450b010787745a203a9a68e7784408d02c0ddf13e27c9d4023ca32dfd
// bufdiff-choices: e3cd0fc752d40b6495a7cb6d74f20c8bec2ef87400f1e28ae135c2c6b4116db54143976a1a4525e3
// bufdiff-choices: bd6ff9f255a20a31c6014b1ab2c62a84a066a4c48badcde60065efc7edbdd4282e5a6ffa52225215
// bufdiff-choices: d535d18db95ebd07e64b948d270922af8fdc42ca403b5057d5f6bf070b3190e0a11ce735f033b6e1
// bufdiff-choices: ef43bfa4106a4ab461a2146713f3ab7361a9cf6c2c6711e025d3e7c6014dd4e1a0961d97a33e5bc9
// bufdiff-choices: bd1807f53d67d25aa2b6cc39d158887a83cd6c37f41d62d7644ecb9f1a1bb87bffc3226857a2d534
// bufdiff-choices: 366d00bf03f96bc3eb99d18d3b48ab4f074505ab5c94a458391a09f3e2972aa75a4376fac3aedd8d
// bufdiff-choices: 1c8dafa71173538c78e7457778eb1dc690246a1fafce67e2a68eb9897c335340bc054d62d7b83acc
// bufdiff-choices: 348a278c66e542de0671cdff947c65fb5a810842fbbf7b76076c3fb20168a6fca6c89a12a2a5922a
// bufdiff-choices: 590a5e4e7412c999dcf4060d1c7747dfe03213267805f50babd13bb166f87f1bee9625ae4e595259
// bufdiff-choices: feb791d76d2cbf11b9ab65386d3f14a1303405466207514604060666c7a5f6ca7077082fe4449b48
// bufdiff-choices: 8164ec5e86688455e463f82227b0e5e515ae1e6401401345c7605431f27da4621aafce3b575bd27e
// bufdiff-choices: 355dee1f05684b8e50c0b9b87a739ede8e4a06c2b441c750505e110b1b482bc3b015a9e06bcb69e4
// bufdiff-choices: e0fd61f84fdc7407beda1a0001a5f604c71e32380432a7738a168448bf2eea56fe0719e41beab2d6
// bufdiff-choices: 0218103c0fcc3877a03e00d3fdbcbe199f5de1d876d3d174f9c7101fefb88f35670e53ddf0b46a75
// bufdiff-choices: b1adbd7a8d5e446069548f3fca3cc7655f478fabffe5c74e4fdad56101d6b9f46dd74af139f7af38
// bufdiff-choices: 18fabb276e9baeec909b1e50ea04f4bc26b644243196805bbc30cbe27b6f80ec8cc9aabaa0f56d6d
// bufdiff-choices: 5cfc1dc0b2d830f1c3f93e9a638bf0db58068c24bebdee08e5a89722306c39d27afd3dc14ac56946
// bufdiff-choices: a0c66d24e34ff744cd7621e3a77347a27131bf5cf12943cf5e04c2568e6d4702faca055e69d75d7d
// bufdiff-choices: 5028cb1f0b87adbb5a67a062c1569352811608d68cfde2262677287b14959259a43e1dd456602350
// bufdiff-choices: 9d069626d9f58e4d18fccd54c33eecc639aeb965f40755a0d2116e33d6c3c2b90183317b32847a28
// bufdiff-choices: 57ace14be92e401684b20e4ce6bb06b070a9f9ac96ce043d87100a2e334bbb18abf0b8517685d178
// bufdiff-choices: 01d771effe2109458c0e5b3f7868a2734d79745d8f1c9dd1be857d4de9ce17d76ce7e915b78aa7e4
// bufdiff-choices: ac3822f9574d1a624255a699f0957095f96a4dffcab7607c93bea749f1ce5c0a0d2bf3e4e5689942
// bufdiff-choices: 5ae06818f6c14b3e5a36dfb9f9a639aab99d68d4c5041410f4cbdaeec2f40520553a9a053accee53
// bufdiff-choices: 394506a0bd2fc919d79e87029ade8f0d95a0da9228b9c03f61bb39b1aae6f95aa9cb0e1a98b26ac1
// bufdiff-choices: b6e07611d288115251a558955df54fc87f7eb91216a9d53ea5d9c8b7c8b732af64c3806b3d478c6d
// bufdiff-choices: 22b2c68179c829955fb7b447c36b489bfa8e1ca1e5f00e101e1bebf575839cdd392255851e9cd775
// bufdiff-choices: 0556092653fa22bce99be4bb2acf0023e13e5a2c061662487cf18a05a3ebd084c38eeb666794d692
// bufdiff-choices: 42b0448df02bece5300b52d9bc223c7440
// bufdiff-features: 177 297 352 537 541 1089 1536 1739 1785 1854 2507 2967 3323 3579 3907 4018 4165
// bufdiff-features: 4216 4333 4469 4595 4752 5187 5391 5456 5467 6136 6289 6334 6363 6472 6611 6641
// bufdiff-features: 6666 6812 6831 6850 7516 7534 7793 8352 9189 9238 9479 9748 10031 10035 10345
// bufdiff-features: 10384 10647 10872 11162 11210 11228 11408 11441 12170 12246 12276 12476 12560
// bufdiff-features: 12653 13233 13915 13968 14545 14704 14923 15283 15451 15671 15751 15903 16417
// bufdiff-features: 16682 17015 17255 17434 17470 17919 18322 18351 18355 18428 18458 18480 18540
// bufdiff-features: 18822 18952 18984 19011 19442 19579 19628 19685 20092 20535 20925 21044 21140
// bufdiff-features: 21876 21883 21953 22095 22280 22480 22801 22883 23039 23143 23319 23600 23693
// bufdiff-features: 23787 24208 24259 24261 24268 24330 24598 25231 25803 26087 26568 26569 26663
// bufdiff-features: 26796 27144 27316 27725 27960 28464 28503 28537 28556 28814 29195 29590 29968
// bufdiff-features: 30122 30539 30584 30625 30666 30984 31143 31350 31652 31832 31864 32232 32358
// bufdiff-features: 32457 32598 33133 33353 33399 33769 33824 34034 34082 34159 34167 34617 34640
// bufdiff-features: 34667 35115 35163 35233 35239 35307 35957 36784 36936 36941 37630 37754 38420
// bufdiff-features: 38427 38783 39001 39884 40540 40669 40712 41396 42344 42398 42442 42467 42850
// bufdiff-features: 42919 42984 43125 43258 43276 43410 43442 43631 43839 43942 44164 44505 44587
// bufdiff-features: 44810 45059 46203 46404 46835 46874 47012 47392 47455 47554 47630 48038 48269
// bufdiff-features: 48333 48336 48357 48451 48506 48598 48609 48646 49301 49635 49657 49672 49707
// bufdiff-features: 49800 49956 50080 50101 50315 50595 50633 50837 50894 51086 51130 51341 51344
// bufdiff-features: 51347 51415 51729 51796 51851 52062 52322 52558 52900 53180 53244 53252 53427
// bufdiff-features: 53469 53504 53779 54202 54998 55223 55246 55463 55551 56024 56208 56360 56477
// bufdiff-features: 56642 57828 57852 58272 58308 58368 58379 58403 59045 59347 60025 60288 60469
// bufdiff-features: 60609 60697 60711 61320 61590 61628 62232 62433 62787 63071 63407 63415 63800
// bufdiff-features: 63929 64119 64120 64435 64716 65074 65153 65179 65225 65401 65496 65726 66327
// bufdiff-features: 66422 66869 66995 67174 67526 67880 67959 68004 68355 68670 69818 70119 70385
// bufdiff-features: 70954 71050 71156 71259 71306 71415 71885 72203 72413 73141 73252 73289 73802
// bufdiff-features: 74360 74450 74454 74481 74833 74862 74864 76245 76405 76512 76953 76988 77040
// bufdiff-features: 77823 77987 78283 78295 78430 78808 79140 79339 79493 79833 80036 80439 81200
// bufdiff-features: 81502 81511 81736 81805 81873 82135 82180 82552 82565 82594 82678 82723 82851
// bufdiff-features: 82946 83493 83548 83629 83663 83760 83871 84127 84135 84585 84727 85668 85761
// bufdiff-features: 85843 86125 86562 86844 87199 87601 87862 88337 88354 88363 88415 88480 88893
// bufdiff-features: 88958 89024 89178 89646 89732 89780 89812 89862 89946 90070 90097 90202 90543
// bufdiff-features: 90777 90979 91074 92022 92138 92194 92488 93032 93046 93171 93464 93734 94297
// bufdiff-features: 94961 94981 95273 95289 95301 95407 95633 96351 96352 96439 96791 96808 97308
// bufdiff-features: 97715 97733 98058 98138 98518 98617 99130 99228 99383 99882 100073 100414
// bufdiff-features: 100476 100866 101264 101342 101867 102009 102591 102788 102809 103154 103339
// bufdiff-features: 103364 103377 103388 103673 103851 104123 104171 104315 104334 104446 104787
// bufdiff-features: 104931 105224 105227 105370 105509 105579 105750 106652 107011 107232 107425
// bufdiff-features: 107702 107783 107987 107998 108048 108210 108221 108992 109105 109204 110134
// bufdiff-features: 110454 110552 110561 110613 110780 110816 111755 112929 113058 113626 113671
// bufdiff-features: 113869 114428 115155 115778 116549 116671 116716 116903 117102 117235 117336
// bufdiff-features: 117618 117630 117724 118081 118214 118387 118727 118945 119203 119375 119524
// bufdiff-features: 119597 119764 119858 119885 119993 120094 120403 121000 121287 121524 121626
// bufdiff-features: 121884 121977 122159 122791 122903 123313 123446 123874 124127 124404 124909
// bufdiff-features: 125399 125644 125702 125921 125943 126234 126452 126608 127000 127243 127373
// bufdiff-features: 127510 127531 127533 127813 127820 128182 128599 128907 128916 129550 129630
// bufdiff-features: 129849 129878 129995 130083 130192 130310 130426 130602 130878 130933 131064
// bufdiff-features: 131435 131992 132184 132281 132590 132646 132686 132723 132961 133258 133532
// bufdiff-features: 134194 134449 134766 136030 136039 136056 136231 136341 136342 136596 136650
// bufdiff-features: 136958 137045 137105 137477 137500 137598 137637 137872 138086 138167 138476
// bufdiff-features: 138618 139029 139075 139357 139388 139765 139890 140534 140657 140673 140770
// bufdiff-features: 140778 140906 141044 141383 141460 141528 142040 142349 142376 142393 142775
// bufdiff-features: 142824 142856 143172 143992 144409 144530 144761 146512 146792 146857 146870
// bufdiff-features: 147477 147686 148003 148198 148304 148536 149464 149552 149884 149892 150313
// bufdiff-features: 150818 151058 151140 151292 152079 152153 152187 152226 152538 152730 153293
// bufdiff-features: 153306 153427 153957 153982 154067 154556 154982 155465 155530 156166 156191
// bufdiff-features: 156325 156460 156807 157034 157304 157962 158120 158128 158876 158897 158996
// bufdiff-features: 159348 159387 159724 159934 160138 160515 160756 160932 160967 161304 161377
// bufdiff-features: 161426 161849 161974 162265 162677 162764 162971 163044 163212 163746 163806
// bufdiff-features: 163876 164112 164481 164602 165033 165373 165394 165460 165636 165719 165817
// bufdiff-features: 166169 166280 166708 167007 167164 167197 167481 167614 167793 167959 167973
// bufdiff-features: 168745 168858 169543 170029 170082 170203 170469 170597 170928 171053 171369
// bufdiff-features: 171551 171800 172118 172145 172229 172814 172859 173109 173166 173354 173374
// bufdiff-features: 173458 173491 173537 174138 174243 174930 175546 175687 175976 176031 176335
// bufdiff-features: 176701 176774 176782 176836 177126 177252 177355 177379 177488 177533 177572
// bufdiff-features: 177697 177879 177904 178067 178445 178560 179647 180045 180207 180404 180465
// bufdiff-features: 180691 180699 180828 181522 181541 181999 182051 182966 183114 183391 183703
// bufdiff-features: 183722 184030 184576 184592 184625 184722 184869 184931 185275 185282 185723
// bufdiff-features: 186042 186149 186257 186620 186685 186823 186942 186959 187596 188145 188175
// bufdiff-features: 188217 188285 188790 189391 189527 189674 189707 190142 190152 190166 190508
// bufdiff-features: 190627 191385 191476 191635 191834 192252 192327 192422 192502 192528 192628
// bufdiff-features: 192771 193059 193290 193522 193773 193807 194063 194134 194205 194632 194682
// bufdiff-features: 194723 194787 194849 195129 195182 195228 195234 195407 195809 195820 196031
// bufdiff-features: 196252 196632 196734 197169 197267 197738 198267 198279 198432 198460 198873
// bufdiff-features: 199823 199827 199947 200077 200166 200307 200613 200939 201059 201122 201509
// bufdiff-features: 201601 201702 201716 202032 202065 202152 202241 202429 202616 202894 202994
// bufdiff-features: 203246 203469 203694 203779 203940 204212 204314 204527 204826 204862 204982
// bufdiff-features: 205100 205434 205688 205689 205705 205859 206056 206133 206820 207124 207330
// bufdiff-features: 207442 208017 208396 208563 209961 210022 210101 210193 210301 210406 210461
// bufdiff-features: 210529 211050 211458 211508 211657 211717 211786 211828 212104 212111 212375
// bufdiff-features: 212549 213085 213207 213481 213630 213938 214073 214325 214597 214959 215143
// bufdiff-features: 215437 215707 215880 215885 215959 216298 216873 216969 216985 217014 217513
// bufdiff-features: 217748 217843 217899 218127 218211 218286 218657 218917 219165 219393 219413
// bufdiff-features: 220028 220223 220816 221048 221176 221661 221978 222330 222809 222842 222966
// bufdiff-features: 222982 222999 223030 223092 223379 223437 223719 223989 224199 224899 224916
// bufdiff-features: 225016 225129 225250 225614 225728 225759 225827 225985 226151 226457 226579
// bufdiff-features: 226607 226852 227002 227654 227829 228061 228168 228343 228741 228936 229246
// bufdiff-features: 229266 230081 230104 230517 230541 230640 230810 230896 231048 231347 231527
// bufdiff-features: 231790 232335 232584 232606 233154 233259 233919 234036 234093 234260 234327
// bufdiff-features: 234332 235126 235168 235819 236024 236066 236106 236180 236238 236318 236929
// bufdiff-features: 236930 237022 237276 237620 238474 238676 238954 239208 239241 239451 239929
// bufdiff-features: 239941 240148 240158 240438 240498 241281 241463 241503 241506 241924 242202
// bufdiff-features: 242267 242793 243256 243481 243546 243781 243994 244196 244281 244640 245309
// bufdiff-features: 245380 245738 245861 245898 246062 246349 246543 247062 247071 247913 248263
// bufdiff-features: 248308 248930 248956 248971 249221 249841 250262 250562 250663 250713 250917
// bufdiff-features: 250948 251134 251151 251655 251943 252101 252379 252466 252539 252543 252926
// bufdiff-features: 253092 253182 253560 253670 253836 254057 254060 254232 254310 254720 254836
// bufdiff-features: 255026 255464 255487 255520 255556 256405 256511 256521 257251 257420 257442
// bufdiff-features: 257791 258345 258477 258501 258625 258876 258908 258960 258994 259229 259246
// bufdiff-features: 259528 259804 259840 259846 259851 260179 260195 260463 260775 261091 261263
// bufdiff-features: 261404 262074
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>, %arg2: tensor<?xi8>) -> (tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, tensor<1x?x?x?xi32>, tensor<?x2x2x1xi32>, tensor<1x2x3x1xi32>, tensor<1x2x2x1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<?xi8>, tensor<1xi8>, tensor<3xi8>, tensor<?xi8>, tensor<2x2xi8>, tensor<1xi8>, tensor<2xi8>, tensor<?xi8>, tensor<1x2x1x1xi32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0:5 = call @f1(%arg0, %c1, %arg0, %c0) : (tensor<2xi8>, index, tensor<2xi8>, index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1)
    %cst = arith.constant dense<[2, 5]> : tensor<2xi8>
    %1:4 = call @f2(%cst, %arg1) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<1x?x?x?xi32>, tensor<?xi8>, tensor<1x2x3x1xi32>, index)
    %c5_i8 = arith.constant 5 : i8
    %2 = vector.broadcast %c5_i8 : i8 to vector<3xi8>
    %3 = vector.transfer_write %2, %1#1[%c1] : vector<3xi8>, tensor<?xi8>
    %c2 = arith.constant 2 : index
    %4:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %1#2, %arg5 = %1#1) -> (tensor<1x2x3x1xi32>, tensor<?xi8>) {
      %30 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<?xi8>) {
        %35 = tensor.empty() : tensor<2xi8>
        %36 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1#1, %3 : tensor<?xi8>, tensor<?xi8>) outs(%35 : tensor<2xi8>) -> tensor<2xi8>
        %cast_17 = tensor.cast %arg5 : tensor<?xi8> to tensor<2xi8>
        %c3_18 = arith.constant 3 : index
        %37:5 = func.call @f1(%cast_17, %c3_18, %cast_17, %1#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<2xi8>, index, tensor<2xi8>, index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1)
        %38 = linalg.copy ins(%36 : tensor<2xi8>) outs(%arg7 : tensor<?xi8>) -> tensor<?xi8>
        scf.yield %38 : tensor<?xi8>
      }
      %extracted_11 = tensor.extract %arg5[%c0] : tensor<?xi8>
      %31 = linalg.fill ins(%extracted_11 : i8) outs(%arg5 : tensor<?xi8>) -> tensor<?xi8>
      %extracted_12 = tensor.extract %arg4[%c0, %c0, %arg3, %c0] : tensor<1x2x3x1xi32>
      %extracted_slice_13 = tensor.extract_slice %1#2[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x2x3x1xi32> to tensor<1x1x1x1xi32>
      %inserted_slice_14 = tensor.insert_slice %extracted_slice_13 into %arg4[0, 1, %arg3, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi32> into tensor<1x2x3x1xi32>
      %32 = arith.index_castui %0#4 : i1 to index
      %c3_15 = arith.constant 3 : index
      %33 = arith.remui %32, %c3_15 : index
      %extracted_16 = tensor.extract %inserted_slice_14[%c0, %arg3, %33, %c0] : tensor<1x2x3x1xi32>
      %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1#2 : tensor<1x2x3x1xi32>) outs(%inserted_slice_14 : tensor<1x2x3x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %35 = linalg.index 2 : index
        %36 = arith.index_cast %35 : index to i32
        %37 = arith.subi %in, %36 : i32
        linalg.yield %37 : i32
      } -> tensor<1x2x3x1xi32>
      scf.yield %34, %31 : tensor<1x2x3x1xi32>, tensor<?xi8>
    }
    %extracted_slice = tensor.extract_slice %1#2[0, 0, 0, 0] [1, 2, 2, 1] [1, 1, %c1, %c1] : tensor<1x2x3x1xi32> to tensor<1x2x2x1xi32>
    %cst_0 = arith.constant dense<1> : tensor<1x1x1x1xi32>
    %5 = linalg.conv_2d_nhwc_fhwc ins(%1#2, %cst_0 : tensor<1x2x3x1xi32>, tensor<1x1x1x1xi32>) outs(%1#2 : tensor<1x2x3x1xi32>) -> tensor<1x2x3x1xi32>
    %extracted_slice_1 = tensor.extract_slice %1#2[0, 0, %c0, 0] [1, 2, 2, 1] [1, 1, 2, 1] : tensor<1x2x3x1xi32> to tensor<1x2x2x1xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x2x1xi32>) outs(%extracted_slice_1 : tensor<1x2x2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %30 = arith.ori %in, %out : i32
      linalg.yield %30 : i32
    } -> tensor<1x2x2x1xi32>
    %extracted_slice_2 = tensor.extract_slice %5[0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x3x1xi32> to tensor<1x2x2x1xi32>
    %extracted_slice_3 = tensor.extract_slice %5[0, 0, 1, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x3x1xi32> to tensor<1x2x2x1xi32>
    %7 = tensor.empty() : tensor<1x3x3x1xi32>
    %extracted = tensor.extract %1#2[%c0, %c1, %c2, %c0] : tensor<1x2x3x1xi32>
    %8 = linalg.fill ins(%extracted : i32) outs(%7 : tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi32>
    %9 = tensor.empty() : tensor<2x2xi32>
    %10 = linalg.pooling_nhwc_sum ins(%8, %9 : tensor<1x3x3x1xi32>, tensor<2x2xi32>) outs(%extracted_slice_2 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %inserted_slice = tensor.insert_slice %10 into %5[0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xi32> into tensor<1x2x3x1xi32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice[0, 0, 1, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xi32> into tensor<1x2x3x1xi32>
    %11 = tensor.empty() : tensor<1x2x2x1xi32>
    %12 = linalg.min ins(%extracted_slice_3, %extracted_slice_1 : tensor<1x2x2x1xi32>, tensor<1x2x2x1xi32>) outs(%11 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %cast = tensor.cast %4#1 : tensor<?xi8> to tensor<2xi8>
    %c7 = arith.constant 7 : index
    %13:5 = call @f1(%cast, %c7, %cast, %c2) : (tensor<2xi8>, index, tensor<2xi8>, index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1)
    %14:2 = call @both3(%13#3, %13#3) : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi8>)
    %15 = tensor.empty(%c1) : tensor<?xi8>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13#3 : tensor<1xi8>) outs(%15 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %30 = arith.ori %in, %c5_i8 : i8
      %c4_i8 = arith.constant 4 : i8
      %31 = arith.shrui %30, %c4_i8 : i8
      linalg.yield %31 : i8
    } -> tensor<?xi8>
    %cst_5 = arith.constant dense<11> : tensor<1xi8>
    %17:2 = call @both3(%cst_5, %cst_5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi8>)
    %concat = tensor.concat dim(0) %arg0, %13#3 : (tensor<2xi8>, tensor<1xi8>) -> tensor<3xi8>
    %18 = memref.alloca_scope  -> (i8) {
      %30 = arith.extui %13#4 : i1 to i8
      %inserted = tensor.insert %30 into %17#0[%c0] : tensor<1xi8>
      %generated = tensor.generate  {
      ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
        %33 = arith.index_cast %arg3 : index to i32
        %34 = arith.index_cast %arg4 : index to i32
        %35 = arith.index_cast %arg5 : index to i32
        %36 = arith.index_cast %arg6 : index to i32
        %37 = arith.xori %33, %34 : i32
        %38 = arith.ori %37, %35 : i32
        %c5_i32 = arith.constant 5 : i32
        %39 = arith.shrui %38, %c5_i32 : i32
        %40 = arith.ori %39, %36 : i32
        tensor.yield %40 : i32
      } : tensor<1x1x3x1xi32>
      %inserted_slice_11 = tensor.insert_slice %generated into %5[0, 1, 0, %c0] [1, 1, 3, 1] [1, 1, 1, 1] : tensor<1x1x3x1xi32> into tensor<1x2x3x1xi32>
      %31 = tensor.empty() : tensor<1x2x3x1xi32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_11 : tensor<1x2x3x1xi32>) outs(%31 : tensor<1x2x3x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c7_i32 = arith.constant 7 : i32
        %33 = arith.addi %in, %c7_i32 : i32
        %c1_i32 = arith.constant 1 : i32
        %34 = arith.shli %33, %c1_i32 : i32
        linalg.yield %34 : i32
      } -> tensor<1x2x3x1xi32>
      memref.alloca_scope.return %c5_i8 : i8
    }
    %19:5 = call @f1(%0#0, %1#3, %0#0, %c1) : (tensor<2xi8>, index, tensor<2xi8>, index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1)
    %20 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %13#2) -> (tensor<2x2xi8>) {
      %30 = arith.index_cast %18 : i8 to index
      %31 = arith.remui %30, %c2 : index
      %extracted_slice_11 = tensor.extract_slice %arg4[0, %31] [2, 1] [1, 1] : tensor<2x2xi8> to tensor<2xi8>
      %32 = linalg.fill ins(%18 : i8) outs(%extracted_slice_11 : tensor<2xi8>) -> tensor<2xi8>
      %inserted_slice_12 = tensor.insert_slice %32 into %arg4[0, %31] [2, 1] [1, 1] : tensor<2xi8> into tensor<2x2xi8>
      scf.yield %inserted_slice_12 : tensor<2x2xi8>
    }
    %21 = tensor.empty(%c2, %c1) : tensor<?x?xi8>
    %22 = linalg.fill ins(%18 : i8) outs(%21 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %cast_6 = tensor.cast %22 : tensor<?x?xi8> to tensor<?x1xi8>
    %reduced = linalg.reduce ins(%cast_6 : tensor<?x1xi8>) outs(%19#3 : tensor<1xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %30 = arith.ori %in, %init : i8
        linalg.yield %30 : i8
      }
    %dim = tensor.dim %13#3, %c0 : tensor<1xi8>
    %c3 = arith.constant 3 : index
    %23 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %13#3) -> (tensor<1xi8>) {
      %c4 = arith.constant 4 : index
      %30 = arith.remui %1#3, %c4 : index
      %31 = scf.for %arg5 = %c0 to %30 step %c1 iter_args(%arg6 = %14#1) -> (tensor<1xi8>) {
        %32 = linalg.copy ins(%19#3 : tensor<1xi8>) outs(%arg6 : tensor<1xi8>) -> tensor<1xi8>
        scf.yield %32 : tensor<1xi8>
      }
      %extracted_11 = tensor.extract %19#3[%c0] : tensor<1xi8>
      vector.print %extracted_11 : i8
      scf.yield %arg4 : tensor<1xi8>
    }
    %24:2 = scf.while (%arg3 = %c0, %arg4 = %19#0) : (index, tensor<2xi8>) -> (index, tensor<2xi8>) {
      %30:5 = func.call @f1(%19#0, %arg3, %arg4, %c2) : (tensor<2xi8>, index, tensor<2xi8>, index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1)
      %31 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%31) %arg3, %arg4 : index, tensor<2xi8>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xi8>):
      %30 = arith.addi %arg3, %c1 : index
      %31 = linalg.copy ins(%13#0 : tensor<2xi8>) outs(%arg4 : tensor<2xi8>) -> tensor<2xi8>
      scf.yield %30, %31 : index, tensor<2xi8>
    }
    %25:2 = call @both3(%14#1, %reduced) : (tensor<1xi8>, tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi8>)
    %c100_i8 = arith.constant 100 : i8
    %c-3_i8 = arith.constant -3 : i8
    %from_elements = tensor.from_elements %18, %c100_i8, %c-3_i8 : tensor<3xi8>
    %26 = tensor.empty() : tensor<2x2xi8>
    %27 = linalg.fill ins(%18 : i8) outs(%26 : tensor<2x2xi8>) -> tensor<2x2xi8>
    %28 = arith.cmpi ne, %dim, %c2 : index
    %29 = arith.select %28, %13#2, %27 : tensor<2x2xi8>
    scf.if %13#4 {
      %extracted_slice_11 = tensor.extract_slice %from_elements[%c0] [%c2] [2] : tensor<3xi8> to tensor<?xi8>
      %cast_12 = tensor.cast %extracted_slice_11 : tensor<?xi8> to tensor<2xi8>
      %30:4 = func.call @f2(%cast_12, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<1x?x?x?xi32>, tensor<?xi8>, tensor<1x2x3x1xi32>, index)
      %c11_i32 = arith.constant 11 : i32
      %c11_i32_13 = arith.constant 11 : i32
      %c100_i32 = arith.constant 100 : i32
      %from_elements_14 = tensor.from_elements %extracted, %c11_i32, %c11_i32_13, %extracted, %extracted, %c100_i32 : tensor<1x2x3x1xi32>
    } else {
      %30:3 = scf.while (%arg3 = %c0, %arg4 = %26, %arg5 = %14#1) : (index, tensor<2x2xi8>, tensor<1xi8>) -> (index, tensor<2x2xi8>, tensor<1xi8>) {
        %31 = arith.cmpi ult, %arg3, %c1 : index
        scf.condition(%31) %arg3, %arg4, %arg5 : index, tensor<2x2xi8>, tensor<1xi8>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<2x2xi8>, %arg5: tensor<1xi8>):
        %mapped = linalg.map ins(%1#2 : tensor<1x2x3x1xi32>) outs(%5 : tensor<1x2x3x1xi32>)
          (%in: i32, %init: i32) {
            %extracted_12 = tensor.extract %inserted_slice[%c0, %c0, %c2, %c0] : tensor<1x2x3x1xi32>
            %37 = arith.cmpi slt, %in, %extracted_12 : i32
            %38 = arith.select %37, %in, %extracted_12 : i32
            linalg.yield %38 : i32
          }
        %31:3 = scf.while (%arg6 = %c0, %arg7 = %4#0, %arg8 = %26) : (index, tensor<1x2x3x1xi32>, tensor<2x2xi8>) -> (index, tensor<1x2x3x1xi32>, tensor<2x2xi8>) {
          %37 = arith.cmpi ult, %arg6, %c1 : index
          %38 = arith.andi %37, %0#4 : i1
          scf.condition(%38) %arg6, %arg7, %arg8 : index, tensor<1x2x3x1xi32>, tensor<2x2xi8>
        } do {
        ^bb0(%arg6: index, %arg7: tensor<1x2x3x1xi32>, %arg8: tensor<2x2xi8>):
          %extracted_slice_12 = tensor.extract_slice %arg7[0, 0, 0, 0] [1, 2, 2, 1] [%c1, 1, 2, 1] : tensor<1x2x3x1xi32> to tensor<1x2x2x1xi32>
          %37 = arith.index_cast %18 : i8 to index
          %38 = arith.remui %37, %c2 : index
          %inserted_13 = tensor.insert %extracted into %extracted_slice_12[%c0, %dim, %38, %c0] : tensor<1x2x2x1xi32>
          %39 = arith.index_castui %0#4 : i1 to index
          %40 = arith.remui %39, %c3 : index
          %extracted_14 = tensor.extract %arg7[%c0, %dim, %40, %c0] : tensor<1x2x3x1xi32>
          vector.print %extracted_14 : i32
          %41:2 = scf.while (%arg9 = %c0, %arg10 = %extracted_slice_12) : (index, tensor<1x2x2x1xi32>) -> (index, tensor<1x2x2x1xi32>) {
            %46 = arith.cmpi ult, %arg9, %c3 : index
            %47 = arith.andi %46, %19#4 : i1
            scf.condition(%47) %arg9, %arg10 : index, tensor<1x2x2x1xi32>
          } do {
          ^bb0(%arg9: index, %arg10: tensor<1x2x2x1xi32>):
            %46:4 = func.call @f2(%13#0, %arg0) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<1x?x?x?xi32>, tensor<?xi8>, tensor<1x2x3x1xi32>, index)
            %47 = arith.addi %arg9, %c1 : index
            %48 = linalg.copy ins(%extracted_slice_3 : tensor<1x2x2x1xi32>) outs(%arg10 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
            scf.yield %47, %48 : index, tensor<1x2x2x1xi32>
          }
          %42 = arith.addi %arg6, %c1 : index
          %c100_i8_15 = arith.constant 100 : i8
          %43 = linalg.fill ins(%c100_i8_15 : i8) outs(%arg8 : tensor<2x2xi8>) -> tensor<2x2xi8>
          %44 = linalg.add ins(%20, %29 : tensor<2x2xi8>, tensor<2x2xi8>) outs(%43 : tensor<2x2xi8>) -> tensor<2x2xi8>
          %45 = linalg.copy ins(%5 : tensor<1x2x3x1xi32>) outs(%arg7 : tensor<1x2x3x1xi32>) -> tensor<1x2x3x1xi32>
          scf.yield %42, %45, %44 : index, tensor<1x2x3x1xi32>, tensor<2x2xi8>
        }
        %32 = arith.addi %arg3, %c1 : index
        %extracted_11 = tensor.extract %arg5[%c0] : tensor<1xi8>
        %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%25#0, %13#3 : tensor<1xi8>, tensor<1xi8>) outs(%arg5 : tensor<1xi8>) {
        ^bb0(%in: i8, %in_12: i8, %out: i8):
          %37 = arith.subi %in, %in_12 : i8
          %38 = arith.subi %37, %out : i8
          linalg.yield %38 : i8
        } -> tensor<1xi8>
        %34 = tensor.empty() : tensor<2x2xi8>
        %35 = linalg.fill ins(%extracted_11 : i8) outs(%34 : tensor<2x2xi8>) -> tensor<2x2xi8>
        %transposed = linalg.transpose ins(%35 : tensor<2x2xi8>) outs(%arg4 : tensor<2x2xi8>) permutation = [1, 0] 
        %36 = arith.index_cast %31#0 : index to i8
        %inserted = tensor.insert %36 into %transposed[%c0, %c0] : tensor<2x2xi8>
        scf.yield %32, %inserted, %33 : index, tensor<2x2xi8>, tensor<1xi8>
      }
    }
    %cast_7 = tensor.cast %6 : tensor<1x2x2x1xi32> to tensor<?x2x2x1xi32>
    %cast_8 = tensor.cast %19#1 : tensor<1xi8> to tensor<?xi8>
    %cast_9 = tensor.cast %25#1 : tensor<1xi8> to tensor<?xi8>
    %extracted_slice_10 = tensor.extract_slice %extracted_slice_2[0, %c0, %c0, %c0] [1, 2, 1, 1] [1, %c1, 1, 1] : tensor<1x2x2x1xi32> to tensor<1x2x1x1xi32>
    return %0#1, %0#2, %0#3, %1#0, %cast_7, %inserted_slice_4, %12, %13#1, %14#0, %16, %17#1, %concat, %cast_8, %19#2, %23, %24#1, %cast_9, %extracted_slice_10 : tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, tensor<1x?x?x?xi32>, tensor<?x2x2x1xi32>, tensor<1x2x3x1xi32>, tensor<1x2x2x1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<?xi8>, tensor<1xi8>, tensor<3xi8>, tensor<?xi8>, tensor<2x2xi8>, tensor<1xi8>, tensor<2xi8>, tensor<?xi8>, tensor<1x2x1x1xi32>
  }
  func.func private @f2(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> (tensor<1x?x?x?xi32>, tensor<?xi8>, tensor<1x2x3x1xi32>, index) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xi8>
    %inserted = tensor.insert %extracted into %arg0[%c0] : tensor<2xi8>
    %splat = tensor.splat %extracted : tensor<2xi8>
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.mul ins(%arg1, %inserted : tensor<2xi8>, tensor<2xi8>) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %c100_i8 = arith.constant 100 : i8
    %from_elements = tensor.from_elements %c100_i8 : tensor<i8>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%1 : tensor<2xi8>) outs(%from_elements : tensor<i8>) {
    ^bb0(%in: i8, %out: i8):
      %11 = arith.maxsi %in, %out : i8
      linalg.yield %11 : i8
    } -> tensor<i8>
    %c11_i8 = arith.constant 11 : i8
    %3 = arith.cmpi eq, %extracted, %c11_i8 : i8
    %true = arith.constant true
    %4 = arith.ori %3, %true : i1
    cf.assert %4, "never fails"
    %inserted_slice = tensor.insert_slice %1 into %0[0] [2] [1] : tensor<2xi8> into tensor<2xi8>
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c2, %c2, %c2) : tensor<1x?x?x?xi32>
    %c7_i32 = arith.constant 7 : i32
    %6 = linalg.fill ins(%c7_i32 : i32) outs(%5 : tensor<1x?x?x?xi32>) -> tensor<1x?x?x?xi32>
    %cst = arith.constant dense<[[[[9], [12], [15]], [[18], [21], [24]]]]> : tensor<1x2x3x1xi32>
    %cst_0 = arith.constant dense<[[[[11, 14]], [[17, 20]]]]> : tensor<1x2x1x2xi32>
    %7 = linalg.conv_2d_nhwc_hwcf_q ins(%cst, %cst_0, %c7_i32, %c7_i32 : tensor<1x2x3x1xi32>, tensor<1x2x1x2xi32>, i32, i32) outs(%6 : tensor<1x?x?x?xi32>) -> tensor<1x?x?x?xi32>
    %cst_1 = arith.constant dense<100> : tensor<2x2xi8>
    %8 = linalg.vecmat ins(%splat, %cst_1 : tensor<2xi8>, tensor<2x2xi8>) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
    %c1 = arith.constant 1 : index
    %9:3 = scf.while (%arg2 = %c0, %arg3 = %8, %arg4 = %cst) : (index, tensor<2xi8>, tensor<1x2x3x1xi32>) -> (index, tensor<2xi8>, tensor<1x2x3x1xi32>) {
      %11 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%11) %arg2, %arg3, %arg4 : index, tensor<2xi8>, tensor<1x2x3x1xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<2xi8>, %arg4: tensor<1x2x3x1xi32>):
      %reduced = linalg.reduce ins(%cst_1 : tensor<2x2xi8>) outs(%inserted_slice : tensor<2xi8>) dimensions = [0] 
        (%in: i8, %init: i8) {
          %16 = arith.addi %in, %init : i8
          linalg.yield %16 : i8
        }
      %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<2xi8>) outs(%arg3 : tensor<2xi8>) {
      ^bb0(%in: i8, %out: i8):
        linalg.yield %in : i8
      } -> tensor<2xi8>
      %extracted_3 = tensor.extract %arg3[%c1] : tensor<2xi8>
      vector.print %extracted_3 : i8
      %12 = arith.addi %arg2, %c1 : index
      %extracted_4 = tensor.extract %arg4[%c0, %c0, %c1, %c0] : tensor<1x2x3x1xi32>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1x2x3x1xi32>) outs(%arg4 : tensor<1x2x3x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %16 = arith.subi %in, %out : i32
        linalg.yield %16 : i32
      } -> tensor<1x2x3x1xi32>
      %extracted_5 = tensor.extract %13[%c0, %c0, %c2, %c0] : tensor<1x2x3x1xi32>
      %cst_6 = arith.constant dense<[[[[6], [7], [8]], [[9], [10], [11]]]]> : tensor<1x2x3x1xi32>
      %14 = linalg.mul ins(%cst_6, %cst : tensor<1x2x3x1xi32>, tensor<1x2x3x1xi32>) outs(%13 : tensor<1x2x3x1xi32>) -> tensor<1x2x3x1xi32>
      %15 = linalg.copy ins(%reduced : tensor<2xi8>) outs(%arg3 : tensor<2xi8>) -> tensor<2xi8>
      scf.yield %12, %15, %14 : index, tensor<2xi8>, tensor<1x2x3x1xi32>
    }
    %cst_2 = arith.constant dense<9> : tensor<1xi8>
    %10 = linalg.conv_1d ins(%8, %cst_2 : tensor<2xi8>, tensor<1xi8>) outs(%9#1 : tensor<2xi8>) -> tensor<2xi8>
    %cast = tensor.cast %10 : tensor<2xi8> to tensor<?xi8>
    return %7, %cast, %9#2, %9#0 : tensor<1x?x?x?xi32>, tensor<?xi8>, tensor<1x2x3x1xi32>, index
  }
  func.func private @f1(%arg0: tensor<2xi8>, %arg1: index, %arg2: tensor<2xi8>, %arg3: index) -> (tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1) {
    %0 = linalg.mul ins(%arg0, %arg2 : tensor<2xi8>, tensor<2xi8>) outs(%arg0 : tensor<2xi8>) -> tensor<2xi8>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xi8>
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %arg0[%c1] : tensor<2xi8>
    vector.print %extracted_0 : i8
    %extracted_slice = tensor.extract_slice %arg2[%c1] [1] [1] : tensor<2xi8> to tensor<i8>
    %1 = arith.index_cast %arg1 : index to i8
    %inserted = tensor.insert %1 into %extracted_slice[] : tensor<i8>
    %inserted_slice = tensor.insert_slice %inserted into %arg2[%c1] [1] [1] : tensor<i8> into tensor<2xi8>
    %extracted_slice_1 = tensor.extract_slice %arg2[0] [1] [1] : tensor<2xi8> to tensor<1xi8>
    %cst = arith.constant dense<100> : tensor<2x2xi8>
    %2 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "parallel"]} ins(%cst : tensor<2x2xi8>) outs(%arg2 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %14 = arith.ori %in, %out : i8
      linalg.yield %14 : i8
    } -> tensor<2xi8>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<1xi8>) outs(%extracted_slice_1 : tensor<1xi8>) {
    ^bb0(%in: i8, %out: i8):
      %14 = arith.subi %in, %out : i8
      %c0_i8 = arith.constant 0 : i8
      %15 = arith.shrsi %14, %c0_i8 : i8
      linalg.yield %15 : i8
    } -> tensor<1xi8>
    %c3 = arith.constant 3 : index
    %4:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %3, %arg6 = %extracted_slice_1) -> (tensor<1xi8>, tensor<1xi8>) {
      %expanded = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 1] : tensor<1xi8> into tensor<1x1xi8>
      %c-128_i8 = arith.constant -128 : i8
      %14 = vector.transfer_read %expanded[%c0, %c0], %c-128_i8 : tensor<1x1xi8>, vector<3xi8>
      %15 = vector.extract %14[2] : i8 from vector<3xi8>
      %16 = linalg.copy ins(%extracted_slice_1 : tensor<1xi8>) outs(%arg6 : tensor<1xi8>) -> tensor<1xi8>
      %extracted_8 = tensor.extract %arg5[%c0] : tensor<1xi8>
      %17 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map1, #map2, #map1] ins(%3, %extracted_slice : tensor<1xi8>, tensor<i8>) outs(%arg5 : tensor<1xi8>) -> tensor<1xi8>
      scf.yield %17, %16 : tensor<1xi8>, tensor<1xi8>
    }
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map1, #map2, #map1] ins(%extracted_slice_1, %extracted_slice : tensor<1xi8>, tensor<i8>) outs(%4#0 : tensor<1xi8>) -> tensor<1xi8>
    %inserted_slice_2 = tensor.insert_slice %4#0 into %4#0[0] [1] [1] : tensor<1xi8> into tensor<1xi8>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<2xi8>) {
    ^bb0(%out: i8):
      %14 = arith.minsi %out, %extracted : i8
      linalg.yield %14 : i8
    } -> tensor<2xi8>
    %7 = vector.broadcast %extracted_0 : i8 to vector<2xi8>
    %8 = vector.transfer_write %7, %4#1[%c0] : vector<2xi8>, tensor<1xi8>
    %cst_3 = arith.constant dense<8> : tensor<1xi8>
    %inserted_slice_4 = tensor.insert_slice %cst_3 into %8[0] [1] [1] : tensor<1xi8> into tensor<1xi8>
    %inserted_slice_5 = tensor.insert_slice %3 into %8[0] [1] [%c1] : tensor<1xi8> into tensor<1xi8>
    %extracted_slice_6 = tensor.extract_slice %cst[1, 0] [1, 1] [1, 1] : tensor<2x2xi8> to tensor<1x1xi8>
    %inserted_slice_7 = tensor.insert_slice %extracted_slice_6 into %cst[%c1, %c1] [1, 1] [1, 1] : tensor<1x1xi8> into tensor<2x2xi8>
    %cast = tensor.cast %5 : tensor<1xi8> to tensor<?xi8>
    %c127_i8 = arith.constant 127 : i8
    %9 = arith.cmpi sle, %extracted_0, %c127_i8 : i8
    %10 = scf.if %9 -> (tensor<2xi8>) {
      %14:3 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %extracted_slice_6, %arg7 = %extracted_slice_6) -> (tensor<2xi8>, tensor<1x1xi8>, tensor<1x1xi8>) {
        %extracted_slice_9 = tensor.extract_slice %arg2[%arg4] [1] [1] : tensor<2xi8> to tensor<1xi8>
        %15 = linalg.fill ins(%extracted : i8) outs(%extracted_slice_9 : tensor<1xi8>) -> tensor<1xi8>
        %16 = arith.index_castui %9 : i1 to index
        %c2 = arith.constant 2 : index
        %17 = arith.remui %16, %c2 : index
        %extracted_10 = tensor.extract %arg2[%17] : tensor<2xi8>
        %expanded = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [1, 1, 1] : tensor<1x1xi8> into tensor<1x1x1xi8>
        %18 = linalg.copy ins(%arg6 : tensor<1x1xi8>) outs(%arg7 : tensor<1x1xi8>) -> tensor<1x1xi8>
        scf.yield %arg5, %arg6, %18 : tensor<2xi8>, tensor<1x1xi8>, tensor<1x1xi8>
      }
      %inserted_8 = tensor.insert %extracted_0 into %14#0[%c1] : tensor<2xi8>
      %reduced = linalg.reduce ins(%cst : tensor<2x2xi8>) outs(%arg2 : tensor<2xi8>) dimensions = [1] 
        (%in: i8, %init: i8) {
          %15 = arith.ori %in, %init : i8
          %c0_i8 = arith.constant 0 : i8
          %16 = arith.shrui %15, %c0_i8 : i8
          linalg.yield %16 : i8
        }
      scf.yield %reduced : tensor<2xi8>
    } else {
      scf.yield %arg0 : tensor<2xi8>
    }
    %11 = tensor.empty() : tensor<1xi8>
    %12 = linalg.copy ins(%cast : tensor<?xi8>) outs(%11 : tensor<1xi8>) -> tensor<1xi8>
    %13 = bufferization.alloc_tensor() copy(%inserted_slice_5) : tensor<1xi8>
    return %10, %12, %inserted_slice_7, %13, %9 : tensor<2xi8>, tensor<1xi8>, tensor<2x2xi8>, tensor<1xi8>, i1
  }
  func.func private @both3(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi8>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [1] [1] : tensor<1xi8> into tensor<1xi8>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg1[0] [1] [1] : tensor<1xi8> into tensor<1xi8>
    return %inserted_slice, %inserted_slice_0 : tensor<1xi8>, tensor<1xi8>
  }
}

