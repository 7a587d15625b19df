// bufdiff-profile: deep
// bufdiff-choices: 5df1383a00e580082106da65a86874b19a88b912f52e84b802755cdbb74cf9b3514b443e27945fe9
// bufdiff-choices: 5174eb81f563b77ebd0be8fa2cbd4dc10d973854d8d7e6f814bd8338bb4cd595d8c51cc7cf2af701
// bufdiff-choices: c80b174ca0c5367bae44949c1f6c540b7193c3233c840a8e3d69d95edcba72af6be14d603c081f0d
// bufdiff-choices: df5baae13f9e4a5cd09d29ea11fc9d3c86f4176176b32b4433c6ba0fe9bba91d0655956683f875f0
// bufdiff-choices: ce65e8076b5a60058fb80c27b4af1aefadac2540aa6fc012149dcb75807d78e6c47b99a942f1acc9
// bufdiff-choices: ba72b1b8215a5abb85a92a989372c32ef6999c5105e75a83d829042995afd60ffa933630105db968
// bufdiff-choices: a65d354d8d1629744e19dbde9506a9a2a48c9f383c4b8205291a9240e4b07f1e831f1dc633b629bb
// bufdiff-choices: f111fdc482b72cb82ac30f7cb226d76e0bb0da89c9fdce699631b800cf4f0577b4e5cfcc5a19f02b
// bufdiff-choices: d0e4d110eace36207f25ced66240915d70396f1bede9d6000a219a8fc52e54e5e67b8566f8dcbc58
// bufdiff-choices: 187a603083c8f0d114cbcb358a7bc58d3af567cca98c6ed45f98002a67d5d10ae4ec0a0513741052
// bufdiff-choices: 3b7d82a8d31c35f2a488b9e6077d51c2f03dbcd1b744dd6b2b4899bb178fef497756eb4d024f26ca
// bufdiff-choices: a41389a37e02ab89e8c7c7e3e09a37a61b94eefea871451643ec7f77ab0b3b2c751c424818aec8bb
// bufdiff-choices: 83916eaaa14e648df4b13d1a69dd6344b0db764086632fc3d1cad559ba3e3a61473c723b722d7678
// bufdiff-choices: 92c876768aec6a7d115ba9148f98ca2a5bc849d85241abb3865aff4e907742bc1dd47089f150eff7
// bufdiff-choices: dc482a93b2e193d9aa9db7b09a83a807bd38275c77a7594cdb546d2ade98e11978d63b048fae8c1f
// bufdiff-choices: e25d5499f8d3f4f52ffa50b4b063e0d8721350c890518e37eb8554413f7affa9bbe34062a5e31877
// bufdiff-choices: 4179a2b6c27dfbd5c8db73da3742d19f61cb993407cd49e8d8fddb5094e9194d232b303277ca1b02
// bufdiff-choices: b2a84538acf5335a599330d93f8400399ef1f5cc7687995d10919d38ccc127250e21995d7838a06b
// bufdiff-choices: e5956813e90ce7b230a86d78bd4ed49c7d006af6801138b860d329849d15ea31c4c32cc3137f4940
// bufdiff-choices: 5e76d47bd17a3b6638ef937ce24485c61de217ce08959ee9c8e42841e14aa878640a6e5b8ce459de
// bufdiff-choices: d08e535f00920e7c710cffd265ca172a743bb0857d48c8eefd3d036b6a89a44976a71d4e25942eb3
// bufdiff-choices: 646f3818dc43caf45dca2118b74b8a63f8a7c6a2c78fa322d8c9dc74e17da2b5f30283d5abdb2395
// bufdiff-choices: 8fdf2870d2083ae9d0e5cf5dc5809b325409cffe61f1c1b1856616f1c0021fd775587e7d8c11f3b2
// bufdiff-choices: d7193a838250f5f58c21232ae301208f81394ff23de73cb9a78e50dd1fde5ad74114f2e5d94a07ec
// bufdiff-choices: 9934da525167b20dba0f74b2634b0336fe2954a6f0b27f09f2ee9f186f9e4680b918372d6754510b
// bufdiff-choices: 4c9b5804bf78e5e55b76d45851b2d0be4c3a357da51040daa7a500240f8bc47f307e7088d7d36d62
// bufdiff-choices: 8c5ef426c2ff6a2dd5094b18a3a0079377e716ff2c6396d979e8484c4087483ea9d4bfb8d2a213a7
// bufdiff-choices: 28f1c52263117d5cd9d04c963637415c4722db5252b3506146f8959fec0734b475ef768f2bf42dbd
// bufdiff-choices: fc43bf2d83d962f7786e6b082cbfc69fa2284c3792505f4b77d2337a775b2af6fb855bae0219d71b
// bufdiff-choices: 8a96d56a85ba96b2031ea3aabe1528bf9c06b3fb715565ab2673d936961d0af24745c8cc0c553fc1
// bufdiff-choices: 9463e43850f76334ed63608ce1c2e29bc644217f6849fdf970cbeaf4d74984f2d9d7207e7bf35608
// bufdiff-choices: b5abcfa2cf5c93d6259cb0b25b02b5f6671587cd0717cc6ed06947db63cb333daeea5c5845cd9002
// bufdiff-choices: b86a1bf15549a6bf334bd3488ba542eae25733b0378d92b1d9879bc20598f621b44565de7875a5a4
// bufdiff-choices: 0c5c484a26695332fe8d8b5da2cc1e8dddbe819a1d2a1e4aae2097994d2cc47ad2c6a244d868e30e
// bufdiff-choices: 952c1d4ae190192706849d684fbaf17d0afb1cddd332bad040457b2ff9f34e57068c41b0505b005e
// bufdiff-choices: 8872969e8f90b7c39ec7f1d61da904a0c24f65fb5ba56dfeb42a6b433a664dd7272988b2b10561f9
// bufdiff-choices: c75c28ed30214547c1fe0cb005f4a86ccb045d18aa4aa8db437dd98f414449ab77d2209c6864976c
// bufdiff-choices: 8b37afb5ceff01421ab59789c180958d95dd3acd4d69bd1fa91a61f0d78c3a9db13939cc2edb5865
// bufdiff-choices: b6ddc29cba05f54d097fc60bbfebc4b1792e1a22a7a3ea081d989c2e2a4ef8c174225023cea4ddbb
// bufdiff-features: 76 177 600 1678 1854 1922 2296 2339 2461 2610 2882 2898 2943 3392 3565 3579
// bufdiff-features: 3692 3866 3881 4258 4469 4702 4752 4880 4958 4970 5305 5497 5610 6118 6136 6363
// bufdiff-features: 6482 6611 6641 6873 7060 7243 7377 7534 7947 8233 8358 9238 9443 9479 9748 9899
// bufdiff-features: 9968 10203 10448 10476 11162 11344 11407 11441 11751 11825 11839 11867 12093
// bufdiff-features: 12170 12246 12478 12560 12653 12821 13074 13233 13387 13424 13493 13518 13561
// bufdiff-features: 13704 13915 14064 14256 14454 14704 14853 14884 14891 14925 15671 15751 15778
// bufdiff-features: 15903 15957 16269 16289 17174 17193 17234 17470 17603 18166 18480 18486 18740
// bufdiff-features: 18952 19100 19124 19419 19545 19606 19685 20124 20665 21019 21204 21366 21646
// bufdiff-features: 21689 22161 22280 22853 22957 23047 23090 23396 23594 23600 24041 24184 24330
// bufdiff-features: 24402 24516 24747 24968 25236 25514 25597 26148 26289 26464 26534 26536 26568
// bufdiff-features: 26922 27553 27725 27749 28047 28503 28773 28779 28814 29104 29294 29466 29569
// bufdiff-features: 29590 29839 29968 30105 30293 30301 30584 30625 30666 30725 30828 30996 31053
// bufdiff-features: 31377 31925 31943 32074 32358 33167 33398 33493 33769 33853 33887 34159 34167
// bufdiff-features: 34233 35121 35240 35411 35952 35957 36448 36592 36784 36941 37115 37183 37231
// bufdiff-features: 37314 37441 37672 38202 38520 38702 38783 38876 38946 39265 39355 39457 40427
// bufdiff-features: 40712 40765 40958 41318 41679 41984 42398 42442 42510 42517 42571 42680 42733
// bufdiff-features: 42858 42962 43092 43258 43442 43624 43839 44093 44167 44522 44621 44810 44865
// bufdiff-features: 45017 45147 45238 46022 46203 46208 46447 46476 46732 46984 47200 47392 47560
// bufdiff-features: 47865 48038 48260 48333 48598 48974 49635 49689 49707 49956 50417 50482 50633
// bufdiff-features: 50661 50665 50894 51130 51178 51344 51475 51532 51650 51729 51843 51851 51991
// bufdiff-features: 52062 52085 52322 52332 52361 52695 52721 52807 52823 52900 52928 53030 53244
// bufdiff-features: 53252 53451 53469 54385 54408 54434 54639 54823 54964 54998 55044 55113 55270
// bufdiff-features: 55463 55837 56024 56404 56790 56954 57064 57660 57832 58122 58480 58584 59372
// bufdiff-features: 59667 59834 60030 60686 61320 61628 62480 62574 62700 62715 62787 63009 63071
// bufdiff-features: 63162 63384 63479 63608 63800 64119 64120 64235 64863 64875 65189 65445 65511
// bufdiff-features: 65726 65770 66115 66327 66422 66529 66560 67159 67174 68355 68390 68622 68764
// bufdiff-features: 69405 69408 69623 69875 69965 70146 70335 70702 70955 71122 71162 71306 71344
// bufdiff-features: 71701 72243 72456 72541 72629 72975 73007 73141 73271 73287 73289 73388 73510
// bufdiff-features: 73802 73833 74057 74833 75256 76268 76339 76476 76512 76540 76953 77129 77164
// bufdiff-features: 78136 78162 78169 78283 78430 78644 78828 79099 79271 79539 79565 79703 80035
// bufdiff-features: 80036 80290 80422 80757 81160 81316 81353 81411 81511 81628 81662 81736 81809
// bufdiff-features: 82044 82135 82168 82552 82565 83794 83906 84322 84585 84628 84922 84952 84979
// bufdiff-features: 85229 85481 85557 85778 85843 86125 86232 86283 86463 86562 87199 87345 87495
// bufdiff-features: 87601 87685 87810 87923 88008 88038 88075 88288 88337 88372 88635 88687 88990
// bufdiff-features: 89178 89298 89391 89732 89780 90070 90402 90585 90640 90741 90767 90777 91079
// bufdiff-features: 91275 91289 91312 91884 92022 92194 92344 92970 93083 93360 93719 93994 94051
// bufdiff-features: 94513 94903 95142 95407 95603 95615 96251 96353 97053 97059 97427 97715 98138
// bufdiff-features: 98190 98409 98420 98501 99004 99228 99383 99757 99789 100059 100073 100641
// bufdiff-features: 101264 101296 101427 101484 101515 101582 101675 101823 101981 102034 102215
// bufdiff-features: 102601 102788 103056 103081 103673 103775 103805 103851 103869 104034 104315
// bufdiff-features: 104689 104827 104931 105227 105573 105579 105804 106321 106396 107019 107290
// bufdiff-features: 107412 107425 107614 107702 107783 108012 108055 108101 108210 108361 108388
// bufdiff-features: 108470 109098 109105 109144 109187 109374 109643 109923 109946 110424 110552
// bufdiff-features: 110561 110608 110816 111024 111976 112929 113245 113327 113626 113821 113940
// bufdiff-features: 114221 114484 114656 115155 115240 115801 116270 117183 117206 117324 117618
// bufdiff-features: 117654 117724 118081 119129 119340 120929 120933 120985 121000 121561 121626
// bufdiff-features: 121632 121785 121819 121977 122163 122377 122649 122903 123204 123293 123313
// bufdiff-features: 123396 123603 124155 124374 124509 124565 124614 124927 124985 125699 125805
// bufdiff-features: 125901 126036 126273 126383 126398 126608 126935 127243 127329 127544 127601
// bufdiff-features: 127805 127813 128355 128599 128753 128916 128934 129849 129878 130004 130201
// bufdiff-features: 130294 130426 130899 130942 131038 131366 131544 132107 132244 132281 132562
// bufdiff-features: 132978 133246 133271 133331 133446 133681 133756 134375 135067 135122 135208
// bufdiff-features: 135534 136039 136103 137045 137235 137477 137576 137637 138005 138476 138772
// bufdiff-features: 139367 140075 140658 140931 140958 141411 141711 142276 142376 142659 142680
// bufdiff-features: 142774 143154 143269 143285 143557 143784 144391 146001 146226 146512 146814
// bufdiff-features: 146822 147130 147178 147375 147477 147995 148304 148373 148647 148873 148886
// bufdiff-features: 149215 149421 149869 149883 149885 150079 150502 150615 150818 151193 151292
// bufdiff-features: 151326 151835 151936 152098 152187 152226 152249 152370 152665 152709 152777
// bufdiff-features: 153063 153293 153488 153780 154127 154216 154344 154399 154419 154456 154465
// bufdiff-features: 155153 155465 155652 156072 156191 156253 156331 156460 156807 157034 157120
// bufdiff-features: 157919 158120 158204 158415 158476 158588 158614 158690 158897 159348 159421
// bufdiff-features: 159694 159724 159834 159895 160138 160206 160256 160327 160349 160515 160712
// bufdiff-features: 160756 160932 161196 161974 162764 162935 162971 163131 163157 163876 163901
// bufdiff-features: 163947 163983 164481 164499 164602 164867 165003 165033 165636 165712 165719
// bufdiff-features: 165804 165890 165933 166037 166065 166157 166455 166763 166764 166946 167071
// bufdiff-features: 167086 167197 167614 167753 167901 167927 168102 168323 168734 168745 168858
// bufdiff-features: 169038 169249 169300 169513 169655 169713 169744 170195 170211 170469 170564
// bufdiff-features: 170876 170928 171204 171551 171671 171884 172090 172094 172118 172145 172508
// bufdiff-features: 172926 173109 173294 173354 173537 174042 174056 174062 174097 174249 174281
// bufdiff-features: 174403 174533 174571 175175 175248 175388 175687 175888 176782 176850 177167
// bufdiff-features: 177182 177323 177402 177627 177811 177904 178019 178067 178121 178165 178398
// bufdiff-features: 178538 178765 179068 179213 179290 179330 179647 179987 180986 181118 181541
// bufdiff-features: 181592 181789 182675 182791 182906 183114 183290 183565 183568 183595 183989
// bufdiff-features: 184030 184625 184863 184962 185043 185252 185275 185670 186042 186221 186823
// bufdiff-features: 186942 186953 186959 187135 187769 188175 188285 188376 188790 189137 189416
// bufdiff-features: 189459 189718 189820 190170 190368 190508 190547 190627 191062 191239 191385
// bufdiff-features: 191455 191812 191834 192327 192422 192628 192771 192867 192920 193290 193773
// bufdiff-features: 194134 194308 194632 194682 194810 195021 195129 195196 195492 195636 196031
// bufdiff-features: 196048 196349 196392 196544 196632 196787 197392 197401 197713 197837 198051
// bufdiff-features: 198176 198267 199760 199818 200104 200298 200358 200870 201059 201122 201202
// bufdiff-features: 201601 201736 202085 202241 202634 202814 202927 203185 203246 203352 203580
// bufdiff-features: 204103 204212 204678 205005 205434 205480 205534 205689 205953 207081 207384
// bufdiff-features: 207468 207694 207721 207731 207902 208206 208557 208623 208670 208765 208791
// bufdiff-features: 208797 209102 209839 210055 210096 210301 210461 210705 211466 212549 212565
// bufdiff-features: 212628 212779 213065 213254 213481 213577 213701 214560 214830 214874 214975
// bufdiff-features: 215023 215707 215885 216061 216513 216969 217587 217717 217778 218064 218211
// bufdiff-features: 218480 218516 218709 219191 219221 219413 219906 220028 220223 220491 220816
// bufdiff-features: 220923 220962 221242 221588 221661 222111 222130 222306 222330 222638 223030
// bufdiff-features: 223607 223632 223687 223767 223809 223933 223968 224011 224041 224099 224222
// bufdiff-features: 224916 224981 225016 225246 225807 225828 226314 226580 226620 226638 226882
// bufdiff-features: 227074 227217 227220 227345 228048 228061 228519 228552 228741 228914 228943
// bufdiff-features: 229157 229266 229273 229385 229587 230081 230312 230570 230610 230616 230640
// bufdiff-features: 230810 231155 231330 231527 231887 232027 232316 232555 232897 233255 233276
// bufdiff-features: 233551 233674 233685 233731 233766 233769 233919 233993 234036 234332 234455
// bufdiff-features: 234487 234594 234999 235098 235126 235144 235168 235325 235375 235514 235624
// bufdiff-features: 236024 236064 236180 237281 237595 237633 237682 237773 237921 238108 238139
// bufdiff-features: 238374 238474 238538 238665 239237 239451 239929 239941 240138 240148 240158
// bufdiff-features: 240222 240539 240904 241225 241308 241459 241525 242034 242136 242267 242298
// bufdiff-features: 242307 242646 242841 242873 242931 242955 243256 243294 243546 243781 243784
// bufdiff-features: 243867 243869 243989 244024 244408 244498 244540 244677 244846 245029 245272
// bufdiff-features: 245380 245415 245514 245686 245738 245784 246062 246460 246543 246756 246783
// bufdiff-features: 246966 247067 247913 248581 248929 249451 249948 250703 250712 250713 250936
// bufdiff-features: 251444 251595 251963 252161 252260 252354 252425 252466 252539 252543 252814
// bufdiff-features: 252831 253093 253836 254057 254447 254531 254672 254836 254848 255083 255108
// bufdiff-features: 255112 255556 255676 255896 256247 256405 256538 256688 257251 257458 257626
// bufdiff-features: 257644 257806 257842 258053 258155 258216 258378 258439 258477 258586 258922
// bufdiff-features: 258994 259493 259528 259671 259685 259840 260101 260161 260308 260528 260534
// bufdiff-features: 260550 260775 261263 261359 261418 261714 262097
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<f32> {bufferization.writable = false}) -> (tensor<index>, tensor<1x?x?x1xf32>, tensor<1x2x?xf32>, tensor<2x1xf32>, tensor<1x?x?x?xf32>, index, index) {
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %0:6 = call @f3(%cast) : (tensor<?xf32>) -> (tensor<?x1xf32>, tensor<1x?x?x?xf32>, tensor<4x3xf32>, tensor<?xf32>, index, index)
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c2 : tensor<1xindex>
    %reshape = tensor.reshape %0#0(%from_elements) : (tensor<?x1xf32>, tensor<1xindex>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi ult, %0#4, %c0 : index
    %2 = scf.if %1 -> (tensor<4x3xf32>) {
      %c3 = arith.constant 3 : index
      %15 = arith.remui %0#4, %c3 : index
      %c1_11 = arith.constant 1 : index
      %16 = scf.for %arg3 = %c0 to %15 step %c1_11 iter_args(%arg4 = %0#3) -> (tensor<?xf32>) {
        %extracted_slice_12 = tensor.extract_slice %arg4[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
        %cst_13 = arith.constant 1.000000e+01 : f32
        %17 = linalg.fill ins(%cst_13 : f32) outs(%extracted_slice_12 : tensor<2xf32>) -> tensor<2xf32>
        %inserted_slice = tensor.insert_slice %17 into %arg4[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
        scf.yield %inserted_slice : tensor<?xf32>
      }
      scf.yield %0#2 : tensor<4x3xf32>
    } else {
      %mapped = linalg.map ins(%0#2, %0#2, %0#2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%0#2 : tensor<4x3xf32>)
        (%in: f32, %in_11: f32, %in_12: f32, %init: f32) {
          %15 = arith.mulf %in, %in_11 : f32
          %16 = arith.negf %15 : f32
          %17 = arith.addf %16, %in_12 : f32
          linalg.yield %17 : f32
        }
      scf.yield %mapped : tensor<4x3xf32>
    }
    %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
    %3 = call @write6(%cst) : (tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    vector.print %extracted : f32
    %cast_0 = tensor.cast %reshape : tensor<2xf32> to tensor<?xf32>
    %expanded = tensor.expand_shape %3 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %4 = vector.broadcast %extracted : f32 to vector<3xf32>
    %5 = vector.transfer_write %4, %0#0[%c0, %c0] : vector<3xf32>, tensor<?x1xf32>
    %cast_1 = tensor.cast %reshape : tensor<2xf32> to tensor<?xf32>
    %extracted_slice = tensor.extract_slice %5[0, %c0] [2, 1] [1, 1] : tensor<?x1xf32> to tensor<2xf32>
    %6:4 = call @f1(%cast_1, %extracted_slice, %arg2) : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index)
    %extracted_2 = tensor.extract %expanded[%c0] : tensor<1xf32>
    vector.print %extracted_2 : f32
    %c1 = arith.constant 1 : index
    %extracted_3 = tensor.extract %0#3[%c1] : tensor<?xf32>
    %7 = math.isnormal %extracted_3 : f32
    %cast_4 = tensor.cast %6#1 : tensor<2x1xf32> to tensor<?x?xf32>
    %8:3 = scf.while (%arg3 = %c0, %arg4 = %6#1, %arg5 = %6#2) : (index, tensor<2x1xf32>, tensor<1x?x?x1xf32>) -> (index, tensor<2x1xf32>, tensor<1x?x?x1xf32>) {
      %15 = scf.execute_region -> tensor<1x?x?x1xf32> {
        %25 = linalg.mul ins(%0#1, %arg5 : tensor<1x?x?x?xf32>, tensor<1x?x?x1xf32>) outs(%arg5 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
        scf.yield %25 : tensor<1x?x?x1xf32>
      }
      %16 = arith.cmpi ult, %arg3, %c2 : index
      %17 = arith.remui %arg3, %c2 : index
      %extracted_11 = tensor.extract %arg4[%17, %c0] : tensor<2x1xf32>
      %18 = arith.cmpf ogt, %extracted_11, %extracted : f32
      %19 = arith.andi %16, %18 : i1
      %20 = tensor.empty() : tensor<1x1x1xf32>
      %cst_12 = arith.constant 1.000000e+00 : f32
      %21 = arith.subf %extracted_3, %cst_12 : f32
      %22 = linalg.fill ins(%21 : f32) outs(%20 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x1x1xf32>) outs(%arg5 : tensor<1x?x?x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %25 = arith.divf %in, %out : f32
        linalg.yield %25 : f32
      } -> tensor<1x?x?x1xf32>
      %cst_13 = arith.constant -1.000000e+00 : f32
      %from_elements_14 = tensor.from_elements %cst_13 : tensor<1x1x1xf32>
      %cast_15 = tensor.cast %from_elements_14 : tensor<1x1x1xf32> to tensor<?x?x1xf32>
      %broadcasted = linalg.broadcast ins(%cast_15 : tensor<?x?x1xf32>) outs(%23 : tensor<1x?x?x1xf32>) dimensions = [0] 
      %24 = linalg.copy ins(%6#1 : tensor<2x1xf32>) outs(%arg4 : tensor<2x1xf32>) -> tensor<2x1xf32>
      scf.condition(%19) %arg3, %24, %broadcasted : index, tensor<2x1xf32>, tensor<1x?x?x1xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2x1xf32>, %arg5: tensor<1x?x?x1xf32>):
      %from_elements_11 = tensor.from_elements %extracted_3, %extracted_2 : tensor<1x1x1x1x2xf32>
      %from_elements_12 = tensor.from_elements %extracted_2 : tensor<1x1x1x1x1xf32>
      %generated = tensor.generate %c1, %c1 {
      ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index):
        %22 = arith.index_cast %arg6 : index to i64
        %23 = arith.sitofp %22 : i64 to f32
        %24 = arith.index_cast %arg7 : index to i64
        %25 = arith.sitofp %24 : i64 to f32
        %26 = arith.index_cast %arg8 : index to i64
        %27 = arith.sitofp %26 : i64 to f32
        %28 = arith.index_cast %arg9 : index to i64
        %29 = arith.sitofp %28 : i64 to f32
        %30 = arith.index_cast %arg10 : index to i64
        %31 = arith.sitofp %30 : i64 to f32
        %32 = arith.minimumf %23, %25 : f32
        %33 = arith.minimumf %32, %27 : f32
        %34 = arith.cmpf uge, %33, %29 : f32
        %35 = arith.select %34, %33, %29 : f32
        %36 = arith.minimumf %35, %31 : f32
        tensor.yield %36 : f32
      } : tensor<?x1x?x2x1xf32>
      %15 = linalg.batch_mmt4d ins(%from_elements_12, %generated : tensor<1x1x1x1x1xf32>, tensor<?x1x?x2x1xf32>) outs(%from_elements_11 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
      %16:6 = func.call @f3(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<?xf32>) -> (tensor<?x1xf32>, tensor<1x?x?x?xf32>, tensor<4x3xf32>, tensor<?xf32>, index, index)
      %17 = arith.addi %arg3, %c1 : index
      %extracted_13 = tensor.extract %arg5[%c0, %c0, %c0, %c0] : tensor<1x?x?x1xf32>
      %18 = linalg.square ins(%16#1 : tensor<1x?x?x?xf32>) outs(%arg5 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
      %generated_14 = tensor.generate  {
      ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
        %22 = arith.index_cast %arg6 : index to i64
        %23 = arith.sitofp %22 : i64 to f32
        %24 = arith.index_cast %arg7 : index to i64
        %25 = arith.sitofp %24 : i64 to f32
        %26 = arith.index_cast %arg8 : index to i64
        %27 = arith.sitofp %26 : i64 to f32
        %28 = arith.index_cast %arg9 : index to i64
        %29 = arith.sitofp %28 : i64 to f32
        %30 = arith.cmpf olt, %23, %25 : f32
        %31 = arith.select %30, %23, %25 : f32
        %32 = arith.mulf %31, %27 : f32
        %33 = arith.subf %32, %29 : f32
        tensor.yield %33 : f32
      } : tensor<1x1x1x2xf32>
      %cst_15 = arith.constant dense<[[[2.500000e+00, 3.500000e+00]]]> : tensor<1x1x2xf32>
      %19 = linalg.depthwise_conv_2d_nchw_chw ins(%generated_14, %cst_15 : tensor<1x1x1x2xf32>, tensor<1x1x2xf32>) outs(%18 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
      %c4 = arith.constant 4 : index
      %20 = arith.cmpi ne, %0#4, %c4 : index
      %21 = scf.if %20 -> (tensor<2x1xf32>) {
        %extracted_16 = tensor.extract %arg4[%c0, %c0] : tensor<2x1xf32>
        %22 = linalg.tanh ins(%0#0 : tensor<?x1xf32>) outs(%arg4 : tensor<2x1xf32>) -> tensor<2x1xf32>
        %extracted_17 = tensor.extract %22[%c1, %c0] : tensor<2x1xf32>
        %cst_18 = arith.constant dense<[[1.050000e+01], [9.500000e+00]]> : tensor<2x1xf32>
        %23 = linalg.softmax dimension(0) ins(%cst_18 : tensor<2x1xf32>) outs(%22 : tensor<2x1xf32>) -> tensor<2x1xf32>
        scf.yield %23 : tensor<2x1xf32>
      } else {
        %22 = linalg.softmax dimension(1) ins(%6#1 : tensor<2x1xf32>) outs(%arg4 : tensor<2x1xf32>) -> tensor<2x1xf32>
        scf.yield %22 : tensor<2x1xf32>
      }
      scf.yield %17, %21, %19 : index, tensor<2x1xf32>, tensor<1x?x?x1xf32>
    }
    %cast_5 = tensor.cast %2 : tensor<4x3xf32> to tensor<4x?xf32>
    %9:6 = call @f2(%arg0, %cast_5, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<f32>, tensor<4x?xf32>, tensor<f32>) -> (tensor<i64>, tensor<index>, tensor<1x?x?x?xf32>, tensor<?xf32>, index, index)
    %cst_6 = arith.constant dense<[1, 0, 1, 0]> : vector<4xi32>
    %cst_7 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
    %10 = vector.broadcast %extracted : f32 to vector<4xf32>
    %11 = arith.remui %8#0, %c2 : index
    %12 = vector.gather %0#3[%c0] [%cst_6], %cst_7, %10 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %13 = vector.extract %12[1] : f32 from vector<4xf32>
    %from_elements_8 = tensor.from_elements %c2, %c1 : tensor<2xindex>
    %reshape_9 = tensor.reshape %9#3(%from_elements_8) : (tensor<?xf32>, tensor<2xindex>) -> tensor<2x1xf32>
    %14:2 = scf.while (%arg3 = %c0, %arg4 = %9#2) : (index, tensor<1x?x?x?xf32>) -> (index, tensor<1x?x?x?xf32>) {
      %15:3 = scf.while (%arg5 = %c0, %arg6 = %0#3, %arg7 = %9#3) : (index, tensor<?xf32>, tensor<?xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
        %17:3 = scf.while (%arg8 = %c0, %arg9 = %5, %arg10 = %cst) : (index, tensor<?x1xf32>, tensor<f32>) -> (index, tensor<?x1xf32>, tensor<f32>) {
          %extracted_11 = tensor.extract %9#0[] : tensor<i64>
          %19 = math.ctpop %extracted_11 : i64
          %20 = arith.cmpi ult, %arg8, %c2 : index
          scf.condition(%20) %arg8, %arg9, %arg10 : index, tensor<?x1xf32>, tensor<f32>
        } do {
        ^bb0(%arg8: index, %arg9: tensor<?x1xf32>, %arg10: tensor<f32>):
          %19 = scf.if %7 -> (tensor<f32>) {
            %cast_12 = tensor.cast %0#0 : tensor<?x1xf32> to tensor<?x?xf32>
            %cast_13 = tensor.cast %reshape_9 : tensor<2x1xf32> to tensor<2x?xf32>
            %concat = tensor.concat dim(0) %cast_4, %cast_12, %cast_13 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
            %24:6 = func.call @f3(%arg7) : (tensor<?xf32>) -> (tensor<?x1xf32>, tensor<1x?x?x?xf32>, tensor<4x3xf32>, tensor<?xf32>, index, index)
            %reduced = linalg.reduce ins(%arg6 : tensor<?xf32>) outs(%arg10 : tensor<f32>) dimensions = [0] 
              (%in: f32, %init: f32) {
                %25 = arith.cmpf uge, %in, %init : f32
                %26 = arith.select %25, %in, %init : f32
                linalg.yield %26 : f32
              }
            scf.yield %reduced : tensor<f32>
          } else {
            %cast_12 = tensor.cast %9#3 : tensor<?xf32> to tensor<2xf32>
            %24:4 = func.call @f1(%arg7, %cast_12, %3) : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index)
            %extracted_slice_13 = tensor.extract_slice %0#2[0, %c2] [2, 1] [1, 1] : tensor<4x3xf32> to tensor<2x1xf32>
            %25 = linalg.mul ins(%0#0, %extracted_slice_13 : tensor<?x1xf32>, tensor<2x1xf32>) outs(%0#0 : tensor<?x1xf32>) -> tensor<?x1xf32>
            %26 = linalg.add ins(%3, %cst : tensor<f32>, tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
            scf.yield %26 : tensor<f32>
          }
          %c3 = arith.constant 3 : index
          %20:3 = scf.while (%arg11 = %c0, %arg12 = %cst, %arg13 = %cst) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
            %24 = vector.broadcast %extracted_3 : f32 to vector<3xf32>
            %25 = vector.transfer_write %24, %arg6[%11] : vector<3xf32>, tensor<?xf32>
            %26 = arith.cmpi ult, %arg11, %c3 : index
            %27 = linalg.copy ins(%19 : tensor<f32>) outs(%arg13 : tensor<f32>) -> tensor<f32>
            %28 = tensor.empty() : tensor<f32>
            %29 = linalg.fill ins(%extracted_2 : f32) outs(%28 : tensor<f32>) -> tensor<f32>
            %30 = linalg.div ins(%29, %29 : tensor<f32>, tensor<f32>) outs(%arg12 : tensor<f32>) -> tensor<f32>
            scf.condition(%26) %arg11, %30, %27 : index, tensor<f32>, tensor<f32>
          } do {
          ^bb0(%arg11: index, %arg12: tensor<f32>, %arg13: tensor<f32>):
            %cst_12 = arith.constant -6.000000e+00 : f32
            %from_elements_13 = tensor.from_elements %cst_12, %13 : tensor<2xf32>
            %24:2 = func.call @both7(%cst, %cst) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
            %25 = arith.addi %arg11, %c1 : index
            %26 = linalg.copy ins(%24#0 : tensor<f32>) outs(%arg13 : tensor<f32>) -> tensor<f32>
            %27 = linalg.round ins(%arg10 : tensor<f32>) outs(%arg12 : tensor<f32>) -> tensor<f32>
            %28 = linalg.fill ins(%extracted_3 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
            scf.yield %25, %28, %26 : index, tensor<f32>, tensor<f32>
          }
          %cast_11 = tensor.cast %0#2 : tensor<4x3xf32> to tensor<4x?xf32>
          %21:6 = func.call @f2(%arg2, %cast_11, %20#2) : (tensor<f32>, tensor<4x?xf32>, tensor<f32>) -> (tensor<i64>, tensor<index>, tensor<1x?x?x?xf32>, tensor<?xf32>, index, index)
          %22 = arith.addi %arg8, %c1 : index
          %23 = linalg.copy ins(%8#1 : tensor<2x1xf32>) outs(%arg9 : tensor<?x1xf32>) -> tensor<?x1xf32>
          scf.yield %22, %23, %arg10 : index, tensor<?x1xf32>, tensor<f32>
        }
        %18 = arith.cmpi ult, %arg5, %c1 : index
        scf.condition(%18) %arg5, %arg6, %arg7 : index, tensor<?xf32>, tensor<?xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<?xf32>, %arg7: tensor<?xf32>):
        %17 = func.call @step3(%0#3) : (tensor<?xf32>) -> tensor<?xf32>
        %18 = arith.addi %arg5, %c1 : index
        %19 = linalg.copy ins(%17 : tensor<?xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
        %20 = linalg.copy ins(%19 : tensor<?xf32>) outs(%arg6 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %18, %20, %19 : index, tensor<?xf32>, tensor<?xf32>
      }
      %16 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%16) %arg3, %arg4 : index, tensor<1x?x?x?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<1x?x?x?xf32>):
      %cst_11 = arith.constant dense<0.000000e+00> : tensor<4xf32>
      %cast_12 = tensor.cast %cst_11 : tensor<4xf32> to tensor<?xf32>
      %15 = func.call @step1(%cast_12) : (tensor<?xf32>) -> tensor<?xf32>
      %16 = arith.addi %arg3, %c1 : index
      %17 = linalg.copy ins(%0#1 : tensor<1x?x?x?xf32>) outs(%arg4 : tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
      scf.yield %16, %17 : index, tensor<1x?x?x?xf32>
    }
    %cast_10 = tensor.cast %6#0 : tensor<1x2x2xf32> to tensor<1x2x?xf32>
    return %9#1, %8#2, %cast_10, %reshape_9, %14#1, %14#0, %0#4 : tensor<index>, tensor<1x?x?x1xf32>, tensor<1x2x?xf32>, tensor<2x1xf32>, tensor<1x?x?x?xf32>, index, index
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index) {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %8 = arith.cmpf one, %in, %in_0 : f32
        %9 = arith.select %8, %in, %in_0 : f32
        linalg.yield %9 : f32
      }
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1, %c1) : tensor<1x?x?x1xf32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c1, %c2, %c2) : tensor<?x1x?x?xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
    %4 = tensor.empty() : tensor<1x2x2xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %6 = linalg.depthwise_conv_2d_nchw_chw ins(%3, %5 : tensor<?x1x?x?xf32>, tensor<1x2x2xf32>) outs(%1 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
    %c0 = arith.constant 0 : index
    %7:2 = scf.while (%arg3 = %c0, %arg4 = %5) : (index, tensor<1x2x2xf32>) -> (index, tensor<1x2x2xf32>) {
      %8 = tensor.empty() : tensor<1xf32>
      %9 = linalg.pooling_nwc_min ins(%5, %8 : tensor<1x2x2xf32>, tensor<1xf32>) outs(%arg4 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %10 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%10) %arg3, %arg4 : index, tensor<1x2x2xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<1x2x2xf32>):
      %8:3 = scf.while (%arg5 = %c0, %arg6 = %mapped, %arg7 = %arg4) : (index, tensor<?xf32>, tensor<1x2x2xf32>) -> (index, tensor<?xf32>, tensor<1x2x2xf32>) {
        %10 = arith.cmpi ult, %arg5, %c2 : index
        %11 = arith.cmpi sle, %arg3, %arg5 : index
        %12 = arith.andi %10, %11 : i1
        scf.condition(%12) %arg5, %arg6, %arg7 : index, tensor<?xf32>, tensor<1x2x2xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<?xf32>, %arg7: tensor<1x2x2xf32>):
        %c3 = arith.constant 3 : index
        %10:2 = scf.while (%arg8 = %c0, %arg9 = %0) : (index, tensor<1x?x?x1xf32>) -> (index, tensor<1x?x?x1xf32>) {
          %16 = linalg.batch_matmul ins(%arg4, %arg7 : tensor<1x2x2xf32>, tensor<1x2x2xf32>) outs(%arg7 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
          %17 = arith.cmpi ult, %arg8, %c3 : index
          %c5 = arith.constant 5 : index
          %18 = arith.cmpi sle, %arg5, %c5 : index
          %19 = arith.andi %17, %18 : i1
          scf.condition(%19) %arg8, %arg9 : index, tensor<1x?x?x1xf32>
        } do {
        ^bb0(%arg8: index, %arg9: tensor<1x?x?x1xf32>):
          %16 = arith.addi %arg8, %c1 : index
          %cst_1 = arith.constant 1.000000e+01 : f32
          %17 = arith.cmpf ogt, %extracted, %cst_1 : f32
          %18 = scf.if %17 -> (tensor<1x?x?x1xf32>) {
            %mapped_2 = linalg.map ins(%6, %1, %1 : tensor<1x?x?x1xf32>, tensor<1x?x?x1xf32>, tensor<1x?x?x1xf32>) outs(%arg9 : tensor<1x?x?x1xf32>)
              (%in: f32, %in_4: f32, %in_5: f32, %init: f32) {
                %19 = arith.subf %in, %in_4 : f32
                %20 = arith.mulf %19, %in_5 : f32
                linalg.yield %20 : f32
              }
            %mapped_3 = linalg.map ins(%6 : tensor<1x?x?x1xf32>) outs(%mapped_2 : tensor<1x?x?x1xf32>)
              (%in: f32, %init: f32) {
                %19 = arith.negf %in : f32
                %20 = arith.addf %19, %extracted : f32
                linalg.yield %20 : f32
              }
            scf.yield %mapped_3 : tensor<1x?x?x1xf32>
          } else {
            %19 = tensor.empty() : tensor<1x1x1xf32>
            %20 = linalg.fill ins(%extracted : f32) outs(%19 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
            %cast = tensor.cast %20 : tensor<1x1x1xf32> to tensor<1x?x1xf32>
            %broadcasted = linalg.broadcast ins(%cast : tensor<1x?x1xf32>) outs(%arg9 : tensor<1x?x?x1xf32>) dimensions = [2] 
            %extracted_slice = tensor.extract_slice %3[0, 0, 1, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<?x1x?x?xf32> to tensor<1x1x1x1xf32>
            %21 = linalg.add ins(%extracted_slice, %1 : tensor<1x1x1x1xf32>, tensor<1x?x?x1xf32>) outs(%broadcasted : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
            scf.yield %21 : tensor<1x?x?x1xf32>
          }
          scf.yield %16, %18 : index, tensor<1x?x?x1xf32>
        }
        %11 = arith.cmpi sgt, %arg3, %c1 : index
        %12 = scf.if %11 -> (tensor<?xf32>) {
          %16:3 = scf.while (%arg8 = %c0, %arg9 = %arg0, %arg10 = %2) : (index, tensor<?xf32>, tensor<?x1x?x?xf32>) -> (index, tensor<?xf32>, tensor<?x1x?x?xf32>) {
            %17 = arith.cmpi ult, %arg8, %c2 : index
            %18 = arith.andi %17, %11 : i1
            scf.condition(%18) %arg8, %arg9, %arg10 : index, tensor<?xf32>, tensor<?x1x?x?xf32>
          } do {
          ^bb0(%arg8: index, %arg9: tensor<?xf32>, %arg10: tensor<?x1x?x?xf32>):
            %17 = arith.addi %arg8, %c1 : index
            %18 = linalg.copy ins(%2 : tensor<?x1x?x?xf32>) outs(%arg10 : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
            %19 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg9 : tensor<?xf32>) -> tensor<?xf32>
            scf.yield %17, %19, %18 : index, tensor<?xf32>, tensor<?x1x?x?xf32>
          }
          scf.yield %16#1 : tensor<?xf32>
        } else {
          %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
          %16 = tensor.empty(%dim) : tensor<?xf32>
          %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %17 : tensor<?xf32>
        }
        %13 = arith.addi %arg5, %c1 : index
        %extracted_0 = tensor.extract %arg7[%c0, %c0, %c0] : tensor<1x2x2xf32>
        %14 = linalg.erf ins(%arg4 : tensor<1x2x2xf32>) outs(%arg7 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %15 = func.call @step1(%arg6) : (tensor<?xf32>) -> tensor<?xf32>
        scf.yield %13, %15, %14 : index, tensor<?xf32>, tensor<1x2x2xf32>
      }
      %9 = arith.addi %arg3, %c1 : index
      scf.yield %9, %arg4 : index, tensor<1x2x2xf32>
    }
    return %7#1, %expanded, %1, %7#0 : tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index
  }
  func.func private @step1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %mapped = linalg.map ins(%1 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
      (%in: f32, %init: f32) {
        %3 = arith.divf %in, %cst : f32
        linalg.yield %3 : f32
      }
    %2 = linalg.square ins(%1 : tensor<?xf32>) outs(%mapped : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<4x?xf32>, %arg2: tensor<f32>) -> (tensor<i64>, tensor<index>, tensor<1x?x?x?xf32>, tensor<?xf32>, index, index) {
    %cast = tensor.cast %arg1 : tensor<4x?xf32> to tensor<4x3xf32>
    %cast_0 = tensor.cast %cast : tensor<4x3xf32> to tensor<4x?xf32>
    %mapped = linalg.map ins(%arg1, %cast_0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg1 : tensor<4x?xf32>)
      (%in: f32, %in_4: f32, %init: f32) {
        %11 = arith.cmpf one, %in, %in_4 : f32
        %12 = arith.select %11, %in, %in_4 : f32
        linalg.yield %12 : f32
      }
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %cast_1 = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cast[%c0, %c1] [1, 2] [1, 1] : tensor<4x3xf32> to tensor<2xf32>
    %2:4 = call @f1(%cast_1, %extracted_slice, %arg0) : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index)
    affine.for %arg3 = 0 to 3 {
      %11:2 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice, %extracted_slice : tensor<2xf32>, tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32, %out_4: f32):
        %14 = arith.cmpf one, %out, %in : f32
        %15 = arith.select %14, %out, %in : f32
        %16 = arith.negf %out_4 : f32
        %17 = arith.addf %16, %cst : f32
        linalg.yield %15, %17 : f32, f32
      } -> (tensor<2xf32>, tensor<2xf32>)
      %12 = linalg.round ins(%2#1 : tensor<2x1xf32>) outs(%2#1 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x1xf32>) outs(%12 : tensor<2x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %14 = arith.cmpf uge, %in, %out : f32
        %15 = arith.select %14, %in, %out : f32
        linalg.yield %15 : f32
      } -> tensor<2x1xf32>
    }
    %collapsed = tensor.collapse_shape %2#2 [[0], [1], [2, 3]] : tensor<1x?x?x1xf32> into tensor<1x?x?xf32>
    %extracted = tensor.extract %collapsed[%c0, %c0, %c0] : tensor<1x?x?xf32>
    vector.print %extracted : f32
    %3 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2#2 : tensor<1x?x?x1xf32>) outs(%2#2 : tensor<1x?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %in, %extracted : f32
      linalg.yield %11 : f32
    } -> tensor<1x?x?x1xf32>
    %4 = linalg.dot ins(%1, %extracted_slice : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cast_2 = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
    %5:4 = call @f1(%cast_2, %1, %4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<1x2x2xf32>, tensor<2x1xf32>, tensor<1x?x?x1xf32>, index)
    %6 = tensor.empty() : tensor<i64>
    %c-128_i64 = arith.constant -128 : i64
    %7 = linalg.fill ins(%c-128_i64 : i64) outs(%6 : tensor<i64>) -> tensor<i64>
    %8 = arith.index_cast %7 : tensor<i64> to tensor<index>
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg3: index):
      %extracted_4 = tensor.extract %extracted_slice[%arg3] : tensor<2xf32>
      %11 = arith.index_cast %arg3 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.negf %extracted_4 : f32
      %14 = arith.addf %13, %12 : f32
      tensor.yield %14 : f32
    } : tensor<?xf32>
    %9:3 = scf.while (%arg3 = %c0, %arg4 = %7, %arg5 = %generated) : (index, tensor<i64>, tensor<?xf32>) -> (index, tensor<i64>, tensor<?xf32>) {
      %11 = arith.cmpi ult, %arg3, %c2 : index
      %c11 = arith.constant 11 : index
      %12 = arith.cmpi ne, %5#3, %c11 : index
      %13 = arith.andi %11, %12 : i1
      scf.condition(%13) %arg3, %arg4, %arg5 : index, tensor<i64>, tensor<?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<i64>, %arg5: tensor<?xf32>):
      %c4 = arith.constant 4 : index
      %11 = arith.cmpi ne, %2#3, %c4 : index
      %12 = scf.if %11 -> (tensor<i64>) {
        scf.yield %arg4 : tensor<i64>
      } else {
        scf.yield %7 : tensor<i64>
      }
      %13 = linalg.fill ins(%c-128_i64 : i64) outs(%12 : tensor<i64>) -> tensor<i64>
      %extracted_4 = tensor.extract %arg4[] : tensor<i64>
      vector.print %extracted_4 : i64
      %14 = arith.addi %arg3, %c1 : index
      %15 = func.call @step3(%arg5) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %14, %arg4, %15 : index, tensor<i64>, tensor<?xf32>
    }
    %10 = bufferization.alloc_tensor() copy(%8) : tensor<index>
    %cast_3 = tensor.cast %5#2 : tensor<1x?x?x1xf32> to tensor<1x?x?x?xf32>
    return %9#1, %10, %cast_3, %9#2, %9#0, %2#3 : tensor<i64>, tensor<index>, tensor<1x?x?x?xf32>, tensor<?xf32>, index, index
  }
  func.func private @step3(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %cst_0 = arith.constant dense<[7.500000e+00, 1.050000e+01]> : tensor<2xf32>
    %2 = linalg.min ins(%1, %cst_0 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func @f3(%arg0: tensor<?xf32>) -> (tensor<?x1xf32>, tensor<1x?x?x?xf32>, tensor<4x3xf32>, tensor<?xf32>, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg1: index):
      %7 = arith.index_cast %arg1 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %cst_2 = arith.constant -1.000000e+00 : f32
      %9 = arith.subf %8, %cst_2 : f32
      tensor.yield %9 : f32
    } : tensor<?xf32>
    %0 = linalg.div ins(%generated, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %1 = tensor.empty() : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<f32>) outs(%generated : tensor<?xf32>) dimensions = [0] 
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<4x3xf32>
    %cast = tensor.cast %cst_0 : tensor<4x3xf32> to tensor<4x?xf32>
    %3:6 = call @f2(%2, %cast, %2) : (tensor<f32>, tensor<4x?xf32>, tensor<f32>) -> (tensor<i64>, tensor<index>, tensor<1x?x?x?xf32>, tensor<?xf32>, index, index)
    %extracted = tensor.extract %3#0[] : tensor<i64>
    %c3_i64 = arith.constant 3 : i64
    %sum, %overflow = arith.addui_extended %extracted, %c3_i64 : i64, i1
    %c1 = arith.constant 1 : index
    %4:3 = scf.while (%arg1 = %c0, %arg2 = %cst_0, %arg3 = %3#1) : (index, tensor<4x3xf32>, tensor<index>) -> (index, tensor<4x3xf32>, tensor<index>) {
      %c3 = arith.constant 3 : index
      %7:3 = scf.while (%arg4 = %c0, %arg5 = %cst_0, %arg6 = %2) : (index, tensor<4x3xf32>, tensor<f32>) -> (index, tensor<4x3xf32>, tensor<f32>) {
        %11 = arith.cmpi eq, %3#4, %3#5 : index
        %12 = scf.if %11 -> (tensor<4x3xf32>) {
          %extracted_slice = tensor.extract_slice %arg2[0, 0] [3, 3] [1, 1] : tensor<4x3xf32> to tensor<3x3xf32>
          %14 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x3xf32>) outs(%extracted_slice : tensor<3x3xf32>) {
          ^bb0(%in: f32, %out: f32):
            %15 = arith.maximumf %in, %cst : f32
            linalg.yield %15 : f32
          } -> tensor<3x3xf32>
          scf.yield %cst_0 : tensor<4x3xf32>
        } else {
          %mapped = linalg.map { arith.divf } ins(%cst_0, %arg5 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg5 : tensor<4x3xf32>)
          scf.yield %mapped : tensor<4x3xf32>
        }
        %13 = arith.cmpi ult, %arg4, %c3 : index
        scf.condition(%13) %arg4, %arg5, %arg6 : index, tensor<4x3xf32>, tensor<f32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<4x3xf32>, %arg6: tensor<f32>):
        %11 = tensor.empty() : tensor<4x3xf32>
        %mapped = linalg.map ins(%arg5, %arg2, %cst_0 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%11 : tensor<4x3xf32>)
          (%in: f32, %in_7: f32, %in_8: f32, %init: f32) {
            %16 = arith.divf %in, %in_7 : f32
            %17 = arith.cmpf uge, %16, %in_8 : f32
            %18 = arith.select %17, %16, %in_8 : f32
            linalg.yield %18 : f32
          }
        %12 = func.call @step1(%broadcasted) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
        %13 = arith.addi %arg4, %c1 : index
        %14 = linalg.copy ins(%2 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        %c2_4 = arith.constant 2 : index
        %extracted_5 = tensor.extract %arg5[%c3, %c2_4] : tensor<4x3xf32>
        %cst_6 = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00]> : tensor<3xf32>
        %15 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<3xf32>) outs(%arg5 : tensor<4x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %16 = arith.maximumf %in, %extracted_5 : f32
          linalg.yield %16 : f32
        } -> tensor<4x3xf32>
        scf.yield %13, %15, %14 : index, tensor<4x3xf32>, tensor<f32>
      }
      %8 = arith.cmpi ult, %arg1, %c1 : index
      %c2 = arith.constant 2 : index
      %extracted_2 = tensor.extract %arg2[%c3, %c2] : tensor<4x3xf32>
      %cst_3 = arith.constant -1.000000e+00 : f32
      %9 = arith.cmpf ogt, %extracted_2, %cst_3 : f32
      %10 = arith.andi %8, %9 : i1
      scf.condition(%10) %arg1, %arg2, %arg3 : index, tensor<4x3xf32>, tensor<index>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4x3xf32>, %arg3: tensor<index>):
      %7 = func.call @step3(%3#3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
      %8 = arith.addi %arg1, %c1 : index
      %9 = linalg.copy ins(%cst_0 : tensor<4x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
      scf.yield %8, %9, %arg3 : index, tensor<4x3xf32>, tensor<index>
    }
    %extracted_1 = tensor.extract %3#1[] : tensor<index>
    %5 = linalg.fill ins(%extracted_1 : index) outs(%4#2 : tensor<index>) -> tensor<index>
    %6 = bufferization.alloc_tensor() copy(%expanded) : tensor<?x1xf32>
    return %6, %3#2, %4#1, %0, %4#0, %3#4 : tensor<?x1xf32>, tensor<1x?x?x?xf32>, tensor<4x3xf32>, tensor<?xf32>, index, index
  }
  func.func private @write6(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.erf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @both7(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %3 = arith.minimumf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
}

