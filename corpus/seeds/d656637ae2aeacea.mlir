// bufdiff-profile: deep
// bufdiff-choices: b07c320b31f5d1037312062886fe53bf790e7e0dba1897ad735e21135f320b0844226bdbda900a58
// bufdiff-choices: 1cab22f39d0092cc7f9caefd54109b590a6580e0cdf605b85352eb79ed4724060372bd6ab9aec440
// bufdiff-choices: b1746fd837119694f99a6363fa0fa4e297daa530eddf9e32bfc96d4eb811e70812e16799514a8442
// bufdiff-choices: ce23f8f204317f83e73185f550de8f4063b5e454f9be8247b4d69f3ec3f73b0a3b4a60d3260366c5
// bufdiff-choices: 23a73ce1716e8dbf2e224c0947328f7e1d6fbec51314253170a7c97ecd2ace037d886f297ee96bd0
// bufdiff-choices: 711c08ca7daa9040bff5c2bf440f1882e5f800ace50f18ce33e5ca86efe2d5fea697423645dcca46
// bufdiff-choices: 98af71e8529a1bf10e0aace0fdd6f0d6b5a099bbee31cf4ef968702923b493f7c625b6d32c1e2741
// bufdiff-choices: d988322f400a594fdfce100607e36ece3f2a7b3642aaafbbc2f7c93fc5f1fe7c9e8368e87f90b327
// bufdiff-choices: 9e28b634d19b352e9aef3dbbefaf4a69e9ab30bc2590c805b80569f55eff53720ff3a08f76b92c40
// bufdiff-choices: b75be3589a4603cc01893f75a8b2ff4c7a94531fe17f42b175a9909f6663d86b6bea59b5cb498acb
// bufdiff-choices: bedc77c2fadac65a782cdf988d5ebf2f9d2a9b359bbdb5faa103615db99ab2fa294d400e5665a0ff
// bufdiff-choices: 62a4c4ae5e02d584d595e19132efdb76b9a9eb6457a4c6d40ae8ca2149b192af2507bf7a142f3c81
// bufdiff-choices: e97ab3286c12c32e1aa505292baea7ab19b6283976500b0ee885253312639367d6c2c8b9847b7770
// bufdiff-choices: 275c287c10a9d21ddad8cf89c2364e82a4e8f67e9efbf765f54ceeb93e652ffafbeda2e698584e2f
// bufdiff-choices: eceb03bcd8d37d161451933bffb00a3e8bcea70c35793b4fbddc99d5147e7949868a34d93e650203
// bufdiff-choices: 38762e9594de183e0ffc6202a17afb1fda9be3e7340bb81b71e526e8d9f10c28a4de90de8b004f0b
// bufdiff-choices: 5b0ced611aac108996bed2302643481f01bba75d4104bfe78421af477a617924e7d4746466707112
// bufdiff-choices: 0b4e5ddffeb0feb26b8179d0e87932b71f0ad3122f1194064b4d273390b333d1d5f2d0cf162b8790
// bufdiff-choices: f39c12a493828dbaaa87fefe447312d4cacf056a3e0a7f284f914fb5c77726781be421b8f607a9d9
// bufdiff-choices: aa980ac4caa8f7fa06b9b731cb51e3d311fee4f2c46c52598035ccccbab437be6135bce2f3486971
// bufdiff-choices: 35c070759fd20b23afb6ae35d3bab3a464aa4f26943e8cb6b680ee8276b923ccf2f8d8cffab44503
// bufdiff-choices: 0ec85baa36c03af199c4aea6b017a599b30d46aea1050a7cbc50f3dafca9ad539a859816a823eb41
// bufdiff-choices: b7850f22573eb32d885d3ab5d3af2be7d706dffa25559b178102de6df39a4b213c2750020e7fda45
// bufdiff-choices: b2e0ae54adba838cef2c3ea8d0b22255a8786c1b8b312c4916d6732d3fb352026660d78788c3a4e4
// bufdiff-choices: 536d708664bc49ced3a454b40abf14d272e1ba32c4b16bb810a8e98b2e05b4e8795cf81f13e1563f
// bufdiff-choices: 76dae00653a32d4434fdc8781fd98cdce73033b3e8a5599e8095cb432d77da97a8c1437747156af3
// bufdiff-choices: 558d8724d11e86249a42429a4857a381e80155c1005c7169286914facda9a52a7671e9a25f7cdb0e
// bufdiff-choices: a9c31f39984c5062e143903db04d535b844f59225a2bc5e7ec1303d9b8b8e8fca92b3ae37a4edd7b
// bufdiff-choices: 1d9e1487f7728584c49a98f40036708d2e160de85762414ce82acd67e0491169c9244389d4e62c87
// bufdiff-choices: b9994f5069f6828c3b8de0911fe1dd5263c6b52c2bbf47981483f74f571144d5e481be439dffbca2
// bufdiff-choices: 940f24d6f40a302254d20ed1e33bd7afaf45d6e8f94e73638055051ae857010c4fa44a90a00ce579
// bufdiff-choices: fe6ab2d6772aa0dd41b60ef6c4edcdbf0efe52f32e90b4e4cb0f9854b1424e9867dd10b558be9b34
// bufdiff-choices: 317d30dfcc4cf1e065125254a18fa8e556ddad306bc1fd4180905839d9136538739a7226d1707a2a
// bufdiff-choices: c1340f7018382745b7485fa78a865638b13b22125f95d170524d954ef808cdcc7f71da854981e178
// bufdiff-choices: d9010ab571a0cf6ac3dab8e01e06c151f1160bf0cc7ef87fd92d3745b1e4ebab27c46682758f9733
// bufdiff-choices: 2372aa871267180e9c6b0b162dd869df9a2fa66e10b45c1ec01398d4c5c5a983060375df4860d6f7
// bufdiff-choices: 420a11f4c05901de8cf51eadfaa982ed64a16184196e90ac19358abce9e3731e55984d9d9d3f9751
// bufdiff-choices: 04b5ea9c4cdf6b07ea0b82fde71764e47db15a4c09c51576c69b6b9d2540b0335b8108c5cee15434
// bufdiff-choices: 7f35d615fd05b948c499bf9c748aafd13faf63ebd4b69516b7905e2c6e04e3feedcc372a48e100d0
// bufdiff-choices: 62ee2e8bea57b72caea2cc796a4cbd6b37deef9fa11557462d202b73be21cd10bf3eb03f85af8549
// bufdiff-choices: 8076f72d7319e174194286c6af99068002dfc8e42952ab249c8166269381b2684021183631a37709
// bufdiff-choices: 1a2b1cfe971039f807e0d1e0e75b988e185f90dda6ac98e5ad63a8d7f7baef72a0b48e6807f59384
// bufdiff-choices: b900fedba05f6c03825fc99d28ba8f60ca3e4f0e71af
// bufdiff-features: 17 76 260 537 1054 1073 1417 1854 1985 2027 2105 2614 2718 2943 3018 3579 3838
// bufdiff-features: 4020 4064 4165 4236 4514 4704 4752 4958 5075 5258 5825 6083 6136 6169 6611 6641
// bufdiff-features: 6812 7072 7122 7243 7271 8021 8235 8606 8707 9294 9479 9730 9748 9889 10370
// bufdiff-features: 10616 10647 10886 10933 11162 11210 11228 11408 11441 11759 12170 12318 12349
// bufdiff-features: 12476 12478 12760 12932 13032 13233 13424 13493 13518 13670 13915 14106 14454
// bufdiff-features: 14485 14674 14834 15595 15671 15750 15751 15786 15893 15903 15929 16161 16269
// bufdiff-features: 16411 16512 16682 16822 17015 17253 17726 17989 18166 18330 18428 18740 18822
// bufdiff-features: 19100 19104 19419 19595 19726 19979 20092 20127 20402 20564 20838 21390 21609
// bufdiff-features: 21652 22028 22220 22280 22968 22975 23071 23143 23169 23289 23787 24041 24184
// bufdiff-features: 24402 24576 24661 25236 25303 25651 25810 25818 25863 25892 26087 26117 26369
// bufdiff-features: 26483 26546 26568 26683 26922 27316 27515 27749 27766 27787 27869 28047 28379
// bufdiff-features: 28484 28512 28556 28814 29001 29303 29469 29590 29839 30593 30625 30666 30710
// bufdiff-features: 30766 31143 31295 31601 31705 31747 31864 32085 32358 32457 33327 33443 33546
// bufdiff-features: 34159 34167 34366 34979 35163 36674 36784 36941 37007 37183 37630 37655 37830
// bufdiff-features: 38202 38520 38702 38783 39150 39211 39476 39534 39915 39927 40540 40669 40675
// bufdiff-features: 40712 41062 41226 41540 41605 41679 41907 41984 42293 42344 42351 42398 42467
// bufdiff-features: 42850 42858 42859 42984 43092 43104 43258 43380 43460 43631 43836 43839 44093
// bufdiff-features: 44273 44505 44522 44709 44790 44839 44893 45017 45031 45238 45420 46180 46203
// bufdiff-features: 46208 47261 47311 47392 47762 47779 48038 48062 48116 48250 48251 48333 48377
// bufdiff-features: 48488 48598 48974 49370 49657 49800 49943 50101 50107 50426 50633 50665 50792
// bufdiff-features: 50894 51130 51178 51313 51613 51654 51729 51851 51932 52062 52148 52322 52558
// bufdiff-features: 52678 52807 52900 52928 53139 53180 53435 53469 53471 53676 53716 53915 54212
// bufdiff-features: 54657 54773 54827 54835 54964 54998 55113 55270 55276 55561 55593 55632 55987
// bufdiff-features: 56404 56642 56696 56879 56906 57346 57548 58308 58529 59536 59555 60686 61628
// bufdiff-features: 61896 61944 62035 62495 63137 63495 63800 63825 63929 64119 64120 64212 64235
// bufdiff-features: 64601 65561 65584 65987 66422 66560 66995 67159 67174 67526 67959 68355 68379
// bufdiff-features: 68670 68782 69104 69734 69872 69875 69965 70143 70202 70955 71050 71259 71306
// bufdiff-features: 71415 71701 71904 72403 72450 72565 72629 72728 72755 73117 73141 73167 73289
// bufdiff-features: 73309 73753 73802 74057 74200 74552 74676 74732 74862 75921 76268 76339 76540
// bufdiff-features: 76677 76728 76911 76953 77129 77283 78283 78295 78430 78889 79377 79462 80036
// bufdiff-features: 80794 81411 81511 81628 81736 81809 81874 82011 82135 82168 82284 82291 82552
// bufdiff-features: 82723 82729 83186 83194 83441 83548 83672 84090 84137 84213 84270 84322 84585
// bufdiff-features: 84922 85020 85047 85634 85681 85766 85843 85848 86055 86125 86710 86937 87023
// bufdiff-features: 87215 87495 87601 87631 87895 87923 88008 88024 88732 88932 88990 88999 89178
// bufdiff-features: 89250 89388 89696 89732 89780 89792 89812 90218 90441 90543 90585 90777 91011
// bufdiff-features: 91074 91524 92022 92191 92194 92488 93064 93255 93301 93464 93592 93675 94003
// bufdiff-features: 94994 95695 96353 96421 96431 96980 97059 97412 97685 97715 97924 97949 98011
// bufdiff-features: 98058 98190 98299 98501 98657 98995 99224 99228 99383 100073 100227 101264
// bufdiff-features: 101562 101869 102319 102601 102809 102971 103318 103339 103673 103715 103851
// bufdiff-features: 104140 104315 104334 104411 104546 104682 104775 104931 104958 105227 105517
// bufdiff-features: 105804 106155 106312 106598 106951 107273 107702 107815 107892 108210 109105
// bufdiff-features: 109119 109187 109218 109923 110085 110111 110162 110507 110561 110608 110780
// bufdiff-features: 110816 110899 111024 111142 111275 111316 111976 112442 112756 112929 113307
// bufdiff-features: 113937 113940 114309 114604 115026 115155 115221 115778 115801 116260 116758
// bufdiff-features: 116860 117151 117183 117235 117506 117618 117724 117779 118585 119203 119334
// bufdiff-features: 119384 119514 119597 119655 119971 120197 120517 120772 120836 120963 121000
// bufdiff-features: 121304 121406 121524 121626 121632 121682 121977 122967 123014 123022 123148
// bufdiff-features: 123204 123446 124614 124626 124723 124839 125113 125498 126024 126108 126932
// bufdiff-features: 127000 127096 127163 127243 127533 128163 128238 128355 128809 128817 129404
// bufdiff-features: 129596 129630 129878 129955 130192 130602 130824 130933 130942 131175 131528
// bufdiff-features: 131544 132156 132249 132281 132789 133756 134205 134257 134330 134449 134680
// bufdiff-features: 134816 135847 135955 136077 136205 136273 136346 136596 136683 137045 137105
// bufdiff-features: 137477 137576 137637 137774 138167 138476 139357 139524 139781 139879 139885
// bufdiff-features: 140618 140628 140633 140725 140778 141891 142040 142084 142376 142393 142916
// bufdiff-features: 143172 143246 143847 144286 144596 145583 145775 145914 145930 146512 146618
// bufdiff-features: 146711 146734 146792 146822 147178 147363 147375 147444 147686 147814 148003
// bufdiff-features: 148647 148719 148861 149179 149227 149304 149464 149581 149670 149674 149977
// bufdiff-features: 150313 150425 150496 150818 150829 150954 151292 151326 151936 152187 152226
// bufdiff-features: 152233 153293 153488 154430 154456 155143 155462 155577 155898 156072 156191
// bufdiff-features: 156460 156807 156821 156916 156983 157034 157579 158120 158188 158592 158690
// bufdiff-features: 158897 158911 158996 159348 159724 159796 159974 159983 160138 160515 160725
// bufdiff-features: 160756 160932 160967 161004 161849 161974 162425 162764 162819 162971 163044
// bufdiff-features: 163188 163876 164323 164602 164779 164837 165057 165216 165340 165373 165539
// bufdiff-features: 165546 165554 165636 165719 166367 166455 167005 167039 167072 167086 167164
// bufdiff-features: 167197 167614 167688 167793 167973 168014 168323 168403 168571 168858 168881
// bufdiff-features: 169224 169299 169655 169734 169750 170356 170469 170979 171053 171081 171116
// bufdiff-features: 171238 171369 171381 171551 171797 171884 172118 172127 172236 172435 172760
// bufdiff-features: 172832 172926 173152 173166 173270 173537 173923 174243 174314 174544 174571
// bufdiff-features: 174660 174734 174830 174854 174977 175375 175546 175662 175888 175961 176066
// bufdiff-features: 176774 176782 177211 177234 177385 177875 177904 178067 178165 178210 178549
// bufdiff-features: 178560 178785 178854 179105 179280 179330 179647 179722 179792 180207 180258
// bufdiff-features: 180426 180469 180614 180817 181522 181541 182966 182974 183114 183565 183672
// bufdiff-features: 183722 183975 184030 184321 184576 184625 184722 185723 186042 186128 186620
// bufdiff-features: 186882 186942 187596 187683 187869 188005 188683 188790 189004 189012 189820
// bufdiff-features: 189994 190142 190508 190627 191416 191421 191476 191490 191604 191834 192411
// bufdiff-features: 192418 192422 192528 192628 192771 193290 193747 194134 194256 194714 194987
// bufdiff-features: 195037 195129 195182 195374 195407 195619 196031 196544 196632 197019 197040
// bufdiff-features: 197125 197267 197561 197720 197738 197837 198016 198414 198432 198447 198460
// bufdiff-features: 198798 199303 199474 199827 200043 200069 200104 200307 200359 200521 200903
// bufdiff-features: 201059 201095 201475 201509 201601 201945 202153 202179 202472 202616 203488
// bufdiff-features: 204527 204614 204620 204679 204797 204953 205299 205434 205689 205746 205953
// bufdiff-features: 206393 206712 207036 207081 207406 207442 207639 207721 207731 207837 208251
// bufdiff-features: 208413 208500 208554 208591 208935 209210 209883 210022 210301 210355 210406
// bufdiff-features: 210461 210828 211044 211114 211468 211508 211870 211884 211974 212111 212213
// bufdiff-features: 212375 212549 212565 212779 213309 213455 213481 214258 214325 214579 214597
// bufdiff-features: 214910 214916 214975 215143 215275 215880 215959 216061 216867 216969 217085
// bufdiff-features: 217325 217478 217574 217748 217899 218064 218127 218480 219087 219393 219413
// bufdiff-features: 219821 220223 220517 221383 221444 221661 221854 222040 222330 222547 222767
// bufdiff-features: 222809 222966 223030 223907 224222 224964 224965 225707 225728 225759 225827
// bufdiff-features: 226329 226579 226607 226659 226668 227063 227189 227345 227536 227638 228061
// bufdiff-features: 228142 228168 228291 228519 228741 228808 228894 228936 229266 229699 230081
// bufdiff-features: 230315 230810 231257 231263 231527 231636 232327 233154 233268 233276 233766
// bufdiff-features: 233969 234096 234594 234822 234999 235325 235730 236851 236898 236909 236930
// bufdiff-features: 237620 237899 238474 238538 238676 239237 239513 239779 239941 240100 240158
// bufdiff-features: 240438 240651 240676 241248 241503 241629 241866 242033 242101 242145 242276
// bufdiff-features: 243137 243477 243546 243872 243967 243980 244107 244118 244196 244241 244408
// bufdiff-features: 244677 244940 245272 245380 245430 245673 245750 245855 246037 246250 246415
// bufdiff-features: 246459 246460 246543 246635 246783 246895 246953 247062 247255 247869 247913
// bufdiff-features: 247990 248209 248581 248662 249184 249221 249437 250477 250712 250713 250735
// bufdiff-features: 250917 251217 251237 251973 252056 252161 252260 252377 252425 252466 252515
// bufdiff-features: 252539 252592 253255 253482 253523 253591 253740 253772 253796 253836 253937
// bufdiff-features: 254731 254836 255046 255520 255556 255577 255676 255729 255826 255896 256112
// bufdiff-features: 256245 256453 256511 256525 256688 256695 256699 256828 256926 257008 257251
// bufdiff-features: 257422 257530 257826 258007 258331 258378 258442 258477 258732 259000 259528
// bufdiff-features: 259785 259840 260179 260672 260798 261091 261263 261426 261572 261864 262097
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, tensor<2x?x1x?xf32>, tensor<f32>, tensor<?xf32>, tensor<2x1x1x1xf32>, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %0 = call @either1(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2) -> (tensor<f32>) {
      %c4 = arith.constant 4 : index
      %26 = arith.cmpi sgt, %arg3, %c4 : index
      %27:2 = scf.if %26 -> (f32, tensor<f32>) {
        %cst_21 = arith.constant -2.500000e+00 : f32
        %from_elements_22 = tensor.from_elements %cst_21 : tensor<f32>
        %inserted_23 = tensor.insert %cst into %arg1[] : tensor<f32>
        %30 = tensor.empty() : tensor<2xf32>
        %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2xf32>) -> tensor<2xf32>
        %32 = func.call @write4(%31) : (tensor<2xf32>) -> tensor<2xf32>
        %from_elements_24 = tensor.from_elements %cst_21 : tensor<f32>
        %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%from_elements_24 : tensor<f32>) outs(%arg1 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %34 = arith.minimumf %in, %cst_21 : f32
          linalg.yield %34 : f32
        } -> tensor<f32>
        scf.yield %cst, %33 : f32, tensor<f32>
      } else {
        %30:2 = func.call @f4(%arg1, %cst, %arg1) : (tensor<f32>, f32, tensor<f32>) -> (index, index)
        %cst_21 = arith.constant -2.500000e+00 : f32
        %from_elements_22 = tensor.from_elements %cst, %cst_21 : tensor<2xf32>
        %c3_23 = arith.constant 3 : index
        %31 = tensor.empty(%c3_23) : tensor<?xf32>
        %cst_24 = arith.constant -1.000000e+00 : f32
        %32 = linalg.fill ins(%cst_24 : f32) outs(%31 : tensor<?xf32>) -> tensor<?xf32>
        %33 = linalg.conv_1d ins(%32, %from_elements_22 : tensor<?xf32>, tensor<2xf32>) outs(%from_elements_22 : tensor<2xf32>) -> tensor<2xf32>
        %cst_25 = arith.constant 1.000000e+02 : f32
        %cst_26 = arith.constant 1.000000e+00 : f32
        %inserted_27 = tensor.insert %cst_26 into %arg1[] : tensor<f32>
        scf.yield %cst_25, %inserted_27 : f32, tensor<f32>
      }
      %cst_18 = arith.constant 1.000000e+00 : f32
      %from_elements_19 = tensor.from_elements %cst_18 : tensor<f32>
      %28:2 = func.call @f4(%inserted, %cst, %inserted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, f32, tensor<f32>) -> (index, index)
      %inserted_20 = tensor.insert %27#0 into %arg4[] : tensor<f32>
      %extracted = tensor.extract %inserted_20[] : tensor<f32>
      %29 = linalg.max ins(%arg0, %arg2 : tensor<f32>, tensor<f32>) outs(%inserted_20 : tensor<f32>) -> tensor<f32>
      scf.yield %29 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %3:2 = call @f4(%2, %cst_0, %arg0) : (tensor<f32>, f32, tensor<f32>) -> (index, index)
    %cst_1 = arith.constant dense<1.000000e+10> : tensor<2xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%cst_1 : tensor<2xf32>) dimensions = [0] 
    %extracted_slice = tensor.extract_slice %broadcasted[1] [%c1] [1] : tensor<2xf32> to tensor<?xf32>
    %4 = vector.transfer_read %broadcasted[%c1], %cst_0 : tensor<2xf32>, vector<2xf32>
    %5 = vector.transfer_write %4, %extracted_slice[%c0] : vector<2xf32>, tensor<?xf32>
    %inserted_slice = tensor.insert_slice %5 into %broadcasted[1] [%c1] [1] : tensor<?xf32> into tensor<2xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_2, %cst, %cst_3 : tensor<2x2xf32>
    %cst_4 = arith.constant dense<[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]]> : tensor<2x2xf32>
    %6 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%from_elements, %cst_4 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%from_elements : tensor<2x2xf32>) -> tensor<2x2xf32>
    %extracted_slice_5 = tensor.extract_slice %from_elements[0, %c0] [2, 1] [1, 1] : tensor<2x2xf32> to tensor<2xf32>
    %cast = tensor.cast %5 : tensor<?xf32> to tensor<1xf32>
    %inserted_slice_6 = tensor.insert_slice %cast into %extracted_slice[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %c3 = arith.constant 3 : index
    %7:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %26 = arith.addi %3#0, %arg3 : index
      %27 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%27) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %30 = arith.negf %in : f32
        %31 = arith.addf %30, %out : f32
        linalg.yield %31 : f32
      } -> tensor<f32>
      %27 = func.call @f2(%1, %1) : (tensor<f32>, tensor<f32>) -> tensor<?x?xf32>
      %28 = arith.addi %arg3, %c1 : index
      %29 = linalg.fill ins(%cst_0 : f32) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %28, %29 : index, tensor<f32>
    }
    %8 = linalg.conv_1d ins(%cst_1, %cst_1 : tensor<2xf32>, tensor<2xf32>) outs(%inserted_slice_6 : tensor<?xf32>) -> tensor<?xf32>
    %cst_7 = arith.constant dense<1.150000e+01> : tensor<f32>
    %9 = arith.cmpi uge, %7#0, %c2 : index
    %10 = arith.select %9, %7#1, %cst_7 : tensor<f32>
    %cst_8 = arith.constant 3.000000e+00 : f32
    %11 = vector.transfer_read %cst_1[%c1], %cst_8 : tensor<2xf32>, vector<2xf32>
    %12 = vector.extract %11[1] : f32 from vector<2xf32>
    %mapped = linalg.map ins(%8, %5, %extracted_slice : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%inserted_slice_6 : tensor<?xf32>)
      (%in: f32, %in_18: f32, %in_19: f32, %init: f32) {
        %26 = arith.addf %in, %in_18 : f32
        %27 = arith.negf %26 : f32
        %28 = arith.addf %27, %in_19 : f32
        linalg.yield %28 : f32
      }
    %13 = arith.index_castui %9 : i1 to index
    %14 = arith.remui %13, %c2 : index
    %15 = scf.for %arg3 = %c0 to %14 step %c1 iter_args(%arg4 = %extracted_slice) -> (tensor<?xf32>) {
      %extracted = tensor.extract %extracted_slice[%arg3] : tensor<?xf32>
      %inserted_18 = tensor.insert %12 into %arg4[%c0] : tensor<?xf32>
      scf.yield %inserted_18 : tensor<?xf32>
    }
    %16 = tensor.empty() : tensor<1xf32>
    %17 = linalg.fill ins(%12 : f32) outs(%16 : tensor<1xf32>) -> tensor<1xf32>
    %expanded = tensor.expand_shape %16 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %extracted_slice_9 = tensor.extract_slice %15[0] [%c1] [1] : tensor<?xf32> to tensor<?xf32>
    %cst_10 = arith.constant dense<1.150000e+01> : tensor<f32>
    %18:5 = call @f3(%7#1, %cst_10, %7#1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32)
    %19 = tensor.empty(%c2, %c1) : tensor<2x?x1x?xf32>
    %cst_11 = arith.constant 2.000000e+00 : f32
    %20 = linalg.fill ins(%cst_11 : f32) outs(%19 : tensor<2x?x1x?xf32>) -> tensor<2x?x1x?xf32>
    %cst_12 = arith.constant dense<[[[[8.500000e+00], [9.500000e+00]], [[1.050000e+01], [1.150000e+01]], [[1.250000e+01], [1.350000e+01]]], [[[1.450000e+01], [1.550000e+01]], [[1.650000e+01], [1.750000e+01]], [[1.850000e+01], [1.950000e+01]]]]> : tensor<2x3x2x1xf32>
    %21 = tensor.empty() : tensor<2x2x1xf32>
    %cst_13 = arith.constant 1.000000e+00 : f32
    %22 = linalg.fill ins(%cst_13 : f32) outs(%21 : tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
    %23 = linalg.depthwise_conv_2d_nhwc_hwc ins(%cst_12, %22 : tensor<2x3x2x1xf32>, tensor<2x2x1xf32>) outs(%20 : tensor<2x?x1x?xf32>) -> tensor<2x?x1x?xf32>
    %extracted_slice_14 = tensor.extract_slice %18#0[%14] [1] [1] : tensor<2xf32> to tensor<f32>
    %24:5 = call @f3(%cst_7, %7#1, %extracted_slice_14) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32)
    %25 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %24#0) -> (tensor<2xf32>) {
      %26 = arith.cmpf oeq, %12, %24#3 : f32
      scf.if %26 {
        %28 = bufferization.alloc_tensor() copy(%24#2) : tensor<f32>
      }
      %from_elements_18 = tensor.from_elements %24#4 : tensor<f32>
      %cst_19 = arith.constant dense<1.500000e+00> : tensor<f32>
      %27:5 = func.call @f3(%cst_19, %cst_10, %cst_10) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32)
      scf.yield %arg4 : tensor<2xf32>
    }
    %cast_15 = tensor.cast %inserted_slice : tensor<2xf32> to tensor<?xf32>
    %cast_16 = tensor.cast %25 : tensor<2xf32> to tensor<?xf32>
    %extracted_slice_17 = tensor.extract_slice %20[0, %14, %c0, %c0] [2, 1, 1, 1] [1, 1, 1, 1] : tensor<2x?x1x?xf32> to tensor<2x1x1x1xf32>
    return %0, %cast_15, %6, %extracted_slice_5, %10, %mapped, %17, %extracted_slice_9, %18#1, %18#2, %23, %24#1, %cast_16, %extracted_slice_17, %18#4, %cst : tensor<f32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<?xf32>, tensor<1xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>, tensor<2x?x1x?xf32>, tensor<f32>, tensor<?xf32>, tensor<2x1x1x1xf32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (index, index) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg1, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<f32> 
    case 0 {
      %from_elements = tensor.from_elements %arg1 : tensor<f32>
      %4:5 = func.call @f3(%arg2, %from_elements, %arg2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32)
      scf.yield %4#2 : tensor<f32>
    }
    case 1 {
      %from_elements = tensor.from_elements %arg1 : tensor<f32>
      %from_elements_0 = tensor.from_elements %arg1 : tensor<f32>
      %mapped = linalg.map ins(%from_elements, %from_elements, %from_elements_0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %4 = arith.cmpf olt, %in, %in_1 : f32
          %5 = arith.select %4, %in, %in_1 : f32
          %6 = arith.subf %5, %in_2 : f32
          linalg.yield %6 : f32
        }
      scf.yield %mapped : tensor<f32>
    }
    case 2 {
      %4 = tensor.empty() : tensor<2xf32>
      %5 = linalg.fill ins(%arg1 : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
      %6 = func.call @write4(%5) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
      scf.yield %arg0 : tensor<f32>
    }
    default {
      %inserted = tensor.insert %arg1 into %arg2[] : tensor<f32>
      %cst_0 = arith.constant dense<false> : tensor<i1>
      %4 = linalg.select ins(%cst_0, %arg2, %inserted : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %4 : tensor<f32>
    }
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      %c2_0 = arith.constant 2 : index
      %4 = scf.for %arg4 = %c0 to %c2_0 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f32>) {
        %cst_1 = arith.constant dense<3.500000e+00> : tensor<f32>
        %8:5 = func.call @f3(%cst_1, %cst_1, %cst_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32)
        %expanded = tensor.expand_shape %8#2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
        %9 = linalg.ceil ins(%8#1 : tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
        %extracted = tensor.extract %9[] : tensor<f32>
        %10 = arith.minimumf %arg1, %extracted : f32
        %11 = linalg.fill ins(%10 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
        scf.yield %11 : tensor<f32>
      }
      %5 = tensor.empty() : tensor<f32>
      %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<f32>) -> tensor<f32>
      %7 = func.call @f2(%6, %6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<?x?xf32>
    }
    %c2 = arith.constant 2 : index
    %3:2 = scf.while (%arg3 = %c0, %arg4 = %2) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %4 = arith.cmpi ult, %arg3, %c2 : index
      %5 = arith.cmpi ult, %arg3, %c0 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %4 = tensor.empty() : tensor<2x2x2x2xi32>
      %c7_i32 = arith.constant 7 : i32
      %5 = linalg.fill ins(%c7_i32 : i32) outs(%4 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
      %6 = tensor.empty(%c2, %c3) : tensor<?x1x?x2xi32>
      %c0_i32 = arith.constant 0 : i32
      %7 = linalg.fill ins(%c0_i32 : i32) outs(%6 : tensor<?x1x?x2xi32>) -> tensor<?x1x?x2xi32>
      %c2_i32 = arith.constant 2 : i32
      %c42_i32 = arith.constant 42 : i32
      %from_elements = tensor.from_elements %c2_i32, %c42_i32, %c0_i32, %c0_i32 : tensor<2x1x2x1xi32>
      %8 = linalg.conv_2d_nchw_fchw_q ins(%7, %from_elements, %c42_i32, %c0_i32 : tensor<?x1x?x2xi32>, tensor<2x1x2x1xi32>, i32, i32) outs(%5 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
      %9 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %5) -> (tensor<2x2x2x2xi32>) {
        %extracted_slice = tensor.extract_slice %arg6[%c0, 0, 0, 0] [%c2, %c1, %c2, 2] [1, 1, %c1, 1] : tensor<2x2x2x2xi32> to tensor<?x?x?x2xi32>
        %12 = linalg.fill ins(%c7_i32 : i32) outs(%extracted_slice : tensor<?x?x?x2xi32>) -> tensor<?x?x?x2xi32>
        %inserted_slice = tensor.insert_slice %12 into %arg6[%c0, 0, 0, 0] [%c2, %c1, %c2, 2] [1, 1, %c1, 1] : tensor<?x?x?x2xi32> into tensor<2x2x2x2xi32>
        scf.yield %inserted_slice : tensor<2x2x2x2xi32>
      }
      %10 = arith.addi %arg3, %c1 : index
      %11 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %10, %11 : index, tensor<f32>
    }
    return %3#0, %1 : index, index
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg2[] : tensor<f32>
    %inserted_0 = tensor.insert %extracted into %arg0[] : tensor<f32>
    %inserted_1 = tensor.insert %extracted into %arg2[] : tensor<f32>
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    %0 = call @f2(%inserted_0, %inserted_0) : (tensor<f32>, tensor<f32>) -> tensor<?x?xf32>
    %extracted_2 = tensor.extract %from_elements[] : tensor<f32>
    %1 = math.cos %extracted_2 : f32
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%from_elements : tensor<f32>) outs(%inserted_1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[%c2, 0] [1, 2] [1, 1] : tensor<?x?xf32> to tensor<2xf32>
    %3 = call @write4(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted_3 = tensor.extract %0[%c2, %c0] : tensor<?x?xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%inserted : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %3, %2, %5, %extracted_3, %extracted : tensor<2xf32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<f32>, tensor<?x?xf32>, f32, f32) {
    %0 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %2 = call @either1(%1, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%2, %0 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.max ins(%2, %1 : tensor<f32>, tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = call @either1(%3, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<1.000000e+02> : tensor<f32>
    %9 = linalg.copy ins(%cst : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %8[] : tensor<f32>
    vector.print %extracted : f32
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %10 = tensor.empty(%c3, %c2) : tensor<?x?xf32>
    %11 = linalg.fill ins(%extracted : f32) outs(%10 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %11[2, 0] [1, 2] [1, 1] : tensor<?x?xf32> to tensor<1x2xf32>
    %cst_0 = arith.constant dense<[[3.500000e+00, 2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00]]> : tensor<3x3xf32>
    %12 = linalg.conv_2d ins(%cst_0, %extracted_slice : tensor<3x3xf32>, tensor<1x2xf32>) outs(%11 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_1 = arith.constant 5.000000e-01 : f32
    %13 = arith.cmpf ule, %extracted, %cst_1 : f32
    %14:2 = scf.if %13 -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %c0_7 = arith.constant 0 : index
      %c1_8 = arith.constant 1 : index
      %extracted_slice_9 = tensor.extract_slice %12[%c0_7, %c1_8] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1x1xf32>
      %extracted_slice_10 = tensor.extract_slice %extracted_slice_9[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<1x1xf32>
      %extracted_11 = tensor.extract %extracted_slice_10[%c0_7, %c0_7] : tensor<1x1xf32>
      %extracted_12 = tensor.extract %extracted_slice_10[%c0_7, %c0_7] : tensor<1x1xf32>
      %19 = func.call @either1(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %20 = tensor.empty() : tensor<3x2xf32>
      %21 = linalg.fill ins(%extracted_11 : f32) outs(%20 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %22 = linalg.add ins(%11, %21 : tensor<?x?xf32>, tensor<3x2xf32>) outs(%11 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %10, %22 : tensor<?x?xf32>, tensor<?x?xf32>
    } else {
      %from_elements = tensor.from_elements %extracted : tensor<f32>
      %19 = func.call @either1(%from_elements, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %c1_7 = arith.constant 1 : index
      %inserted = tensor.insert %cst_1 into %10[%c2, %c1_7] : tensor<?x?xf32>
      %extracted_slice_8 = tensor.extract_slice %cst_0[0, 1] [%c3, 2] [1, 1] : tensor<3x3xf32> to tensor<?x2xf32>
      %cast_9 = tensor.cast %extracted_slice_8 : tensor<?x2xf32> to tensor<?x?xf32>
      scf.yield %inserted, %cast_9 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    %cst_2 = arith.constant 1.000000e+10 : f32
    %15 = arith.cmpf ogt, %extracted, %cst_2 : f32
    %16 = arith.select %15, %5, %cst : tensor<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted_3 = tensor.extract %12[%c1, %c0] : tensor<?x?xf32>
    %17 = linalg.fill ins(%extracted_3 : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %extracted_4 = tensor.extract %5[] : tensor<f32>
    %extracted_slice_5 = tensor.extract_slice %11[0, 1] [3, 1] [1, 1] : tensor<?x?xf32> to tensor<3x1xf32>
    %cast = tensor.cast %extracted_slice_5 : tensor<3x1xf32> to tensor<3x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %11[0, 0] [3, %c1] [1, 1] : tensor<3x?xf32> into tensor<?x?xf32>
    %extracted_6 = tensor.extract %3[] : tensor<f32>
    %18 = bufferization.alloc_tensor() copy(%14#1) : tensor<?x?xf32>
    return %17, %18, %7, %inserted_slice, %extracted_6, %extracted : tensor<f32>, tensor<?x?xf32>, tensor<f32>, tensor<?x?xf32>, f32, f32
  }
  func.func private @either1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %arg1 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<?x?xf32> {
    %mapped = linalg.map ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst_2 = arith.constant -1.000000e+00 : f32
        %4 = arith.maximumf %in, %cst_2 : f32
        linalg.yield %4 : f32
      }
    %cst = arith.constant 1.000000e+00 : f32
    %splat = tensor.splat %cst : tensor<f32>
    %generated = tensor.generate  {
      %4 = arith.maximumf %cst, %cst : f32
      tensor.yield %4 : f32
    } : tensor<f32>
    %0:6 = call @f1(%generated) : (tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<f32>, tensor<?x?xf32>, f32, f32)
    %generated_0 = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %extracted = tensor.extract %0#3[%arg2, %arg3] : tensor<?x?xf32>
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.index_cast %arg3 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.addf %extracted, %5 : f32
      %9 = arith.minimumf %8, %7 : f32
      tensor.yield %9 : f32
    } : tensor<3x2xf32>
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %1 = arith.cmpf ogt, %0#5, %cst_1 : f32
    %2 = arith.index_castui %1 : i1 to index
    %inserted_slice = tensor.insert_slice %splat into %0#1[%c0, %2] [1, 1] [1, 1] : tensor<f32> into tensor<?x?xf32>
    %expanded = tensor.expand_shape %0#0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %0#1) -> (tensor<?x?xf32>) {
      %c3 = arith.constant 3 : index
      %4:2 = scf.while (%arg4 = %c0, %arg5 = %splat) : (index, tensor<f32>) -> (index, tensor<f32>) {
        %c2 = arith.constant 2 : index
        %5 = tensor.empty(%c3, %c2) : tensor<?x?x2xf32>
        %6 = linalg.fill ins(%0#5 : f32) outs(%5 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
        %7 = linalg.batch_matvec ins(%6, %inserted_slice : tensor<?x?x2xf32>, tensor<?x?xf32>) outs(%0#1 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %8 = arith.cmpi ult, %arg4, %c3 : index
        %extracted = tensor.extract %arg5[] : tensor<f32>
        %9 = arith.cmpf uno, %extracted, %0#5 : f32
        %10 = arith.andi %8, %9 : i1
        scf.condition(%10) %arg4, %arg5 : index, tensor<f32>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<f32>):
        %5 = scf.forall (%arg6) in (3) shared_outs(%arg7 = %0#1) -> (tensor<?x?xf32>) {
          %9 = tensor.empty() : tensor<1x1xf32>
          %10 = linalg.softmax dimension(0) ins(%expanded : tensor<1x1xf32>) outs(%9 : tensor<1x1xf32>) -> tensor<1x1xf32>
          %11 = func.call @either1(%splat, %splat) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 2] [1, 1] : tensor<?x?xf32> to tensor<1x2xf32>
          %12 = tensor.empty() : tensor<1x2xf32>
          %13 = arith.negf %0#4 : f32
          %14 = arith.addf %13, %0#4 : f32
          %15 = linalg.fill ins(%14 : f32) outs(%12 : tensor<1x2xf32>) -> tensor<1x2xf32>
          %16 = linalg.div ins(%extracted_slice, %15 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%extracted_slice : tensor<1x2xf32>) -> tensor<1x2xf32>
          %17 = arith.cmpf olt, %14, %14 : f32
          %18 = arith.select %17, %14, %14 : f32
          %inserted_3 = tensor.insert %18 into %16[%c0, %2] : tensor<1x2xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %inserted_3 into %arg7[%arg6, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x?xf32>
          }
        }
        %6 = scf.for %arg6 = %c1 to %c3 step %c1 iter_args(%arg7 = %arg3) -> (tensor<?x?xf32>) {
          %extracted_slice = tensor.extract_slice %arg3[0, 1] [3, 1] [1, 1] : tensor<?x?xf32> to tensor<3x1xf32>
          %extracted_slice_3 = tensor.extract_slice %arg3[0, 0] [2, 2] [1, 1] : tensor<?x?xf32> to tensor<2x2xf32>
          %from_elements = tensor.from_elements %0#4, %cst, %0#4 : tensor<3x1xf32>
          %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x1xf32>) outs(%from_elements : tensor<3x1xf32>) {
          ^bb0(%in: f32, %out: f32):
            %12 = arith.divf %in, %out : f32
            linalg.yield %12 : f32
          } -> tensor<3x1xf32>
          %c3_i32 = arith.constant 3 : i32
          %from_elements_4 = tensor.from_elements %c3_i32 : tensor<1xi32>
          %reshape = tensor.reshape %from_elements(%from_elements_4) : (tensor<3x1xf32>, tensor<1xi32>) -> tensor<?xf32>
          %10:6 = func.call @f1(%arg5) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<f32>, tensor<?x?xf32>, f32, f32)
          %c2 = arith.constant 2 : index
          %11 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %arg7) -> (tensor<?x?xf32>) {
            %12 = linalg.rsqrt ins(%0#1 : tensor<?x?xf32>) outs(%arg9 : tensor<?x?xf32>) -> tensor<?x?xf32>
            scf.yield %12 : tensor<?x?xf32>
          }
          scf.yield %11 : tensor<?x?xf32>
        }
        %7 = arith.addi %arg4, %c1 : index
        %extracted = tensor.extract %arg5[] : tensor<f32>
        %inserted = tensor.insert %extracted into %arg5[] : tensor<f32>
        %extracted_2 = tensor.extract %inserted[] : tensor<f32>
        %8 = linalg.negf ins(%0#0 : tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
        scf.yield %7, %8 : index, tensor<f32>
      }
      scf.yield %arg3 : tensor<?x?xf32>
    }
    return %3 : tensor<?x?xf32>
  }
  func.func private @write4(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.square ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

