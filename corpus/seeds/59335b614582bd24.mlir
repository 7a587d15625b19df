// bufdiff-profile: wide
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-choices: 97fd11fd4b0d6b2eeb6bf3b6d2a793db74e73e27144786064fad71330bf1aa5e20f136e386c78c2f
// bufdiff-choices: 5870accc3fa079ff37360485abac13e1b8b7d133c2847b26d0709366488bb8920cbc3d0be1e4a2dc
// bufdiff-choices: d89412aa22da0373c8e573d344341710cf08222678c057650ed870aa76b29aa8772516f2b4768c3d
// bufdiff-choices: 90045716d7aaa956de80df93c87de17698d2f96d273a606d1b3fd162973d6454fef703750fe03a31
// bufdiff-choices: 04eab6ed795fc07bdddf05802fd0fcbb49b10a0221d9867151168ef4569190d6d5005e146d544a34
// bufdiff-choices: 7d328082f2efe92a141d6395b5a6aab478ffbecc352806db58a7df77e6656ba018afc2158d7388ff
// bufdiff-choices: 3766b09913408e8ca74cbfe787b18a52287d944e20473289e5a04892aecf916fe63dceea93c55ae3
// bufdiff-choices: 706d940d2969bf739a1e7f8b589c688f734ca5b8f08f7943f91b2db2e26d0576de5a63a3d9887028
// bufdiff-choices: 514aad6d3f4d47756c7a7a7e9d62171e0e777929b7007504385448eddfbd94a49c06fecfc33f6a0c
// bufdiff-choices: 39a56cf5072d46167e822d6cd9982329689935e39b5e2197cab6e0e70bbdfe5d9cafb3d362876faa
// bufdiff-choices: 594fe72379f54da200b017d0fe561d9430f06ccbec8114bac6db9a044d7275a49300b7a7f77d1270
// bufdiff-choices: 9618d4b34e825c0f046e921bcac44197b16e7e238f7554f14317d9929d049e23010898e55fb24366
// bufdiff-choices: b1e46879edee65260b8615805d9819b8ab9069e2a33edb43cab1f5803660bc7f56c7b8e5f55de986
// bufdiff-choices: 4413844f9d76d181418548ba47dbd2d6d39a74e819bfaf044bb422c2bbc547c930f7110b8803bc85
// bufdiff-choices: 1281e0c037f9a83e4d2692d42d120c8bd943c079bd9fa3efc91a0ca09074200dee78651ef8d11eaa
// bufdiff-choices: 841efa582442aba0afd2796bf55ff29d63c34166dbd71584acfc200f43ec6202bddecf90fd525ae7
// bufdiff-choices: 648d01d577dfdf360ddcdd30a83668b28dee4995d9164789791f157eb4c413a6c0277dc1fa17003a
// bufdiff-choices: 3eaa44ce6961c3778aa40c5f05d6866fce0ceb2a6fb6c83c4f3203255a4bc12e2078eff8f89a7e1f
// bufdiff-choices: baac057c98a1c530c1b4a1effaac0c52c676e431be17a2b83ec479d72c317acb3d6945ab466af983
// bufdiff-choices: abe5b531bf7debe55c4ff0d2464a6f539e9545cfdc9762e578599d7d382e37c8624efcc4ebd7050c
// bufdiff-choices: ec7c9b911c3134561a6c5f12fd4020c4236bce2cb494117a83b25b5dae5cefcf71d516203ab32186
// bufdiff-choices: e8ce3899418c5bc779092d693d2581d5e5d9757f18e32fd5c5d571a1d33e1a07678d885d9f969e47
// bufdiff-choices: 6972b05346aae4fd9861f386c8c4db34baa06b42db687b8a15ca415f8bbb1ec438ea13c4ed91cc25
// bufdiff-choices: 5ff28a4886c70dd83c1f49519586c7063cf4458a0aa129d1b3767d660f2ffd85ca01201d19b21d41
// bufdiff-choices: e53934bac60f591826e48fb56b4c92fb5ad2de4c70ca16f6b5b6f727ec73e986271d72c9c0c56d66
// bufdiff-choices: dee77a27a3d0b037cd64c3f549ee48a2e8b597d35e045733425a3f0c9c3867c4620258cb3a085e04
// bufdiff-choices: a99082c9efd87de58095bb552163d1b14f74e7c4bda481715b5c9b910011689dc8d9530aaf20f946
// bufdiff-choices: f96e768b1eb8fb71eccaeb01fa734c76f84fa71d922e40c79bf20a519daad6cff73183b4433e89bd
// bufdiff-choices: 5ce31b5463e8ef40194d48e69cb39c6f2b47dc0675f7908e6b68a1c2eab52736450b6b5c6a366bfc
// bufdiff-choices: 592ecdec9e651842e917fc5e5478d537a961c7f061559c36112851fa37603cdb3c597b76f58986
// bufdiff-features: 33 232 683 706 1915 2320 2568 2826 3217 3579 3712 3785 4020 4165 4752 5075 5187
// bufdiff-features: 5712 5793 5809 6314 6334 6363 6611 6641 6704 6769 7079 7800 9120 9238 9294 9479
// bufdiff-features: 9529 9781 10020 10035 10101 10372 10476 10823 10872 11162 11210 11228 11408
// bufdiff-features: 11556 11751 12170 12478 12775 12796 12932 13233 13387 13424 13518 13915 14109
// bufdiff-features: 14609 14674 14797 15482 15641 15671 15751 15903 16207 16269 16289 16923 17015
// bufdiff-features: 17702 18166 18322 18330 18351 18385 18480 18486 18822 19157 19419 19545 19606
// bufdiff-features: 19979 20237 20659 20749 20874 20952 21044 21522 21883 21953 21973 22095 22109
// bufdiff-features: 22280 23193 23628 23787 24041 24184 24207 24259 24268 24402 25367 25571 25651
// bufdiff-features: 25729 26023 26050 26087 26162 26508 26568 26600 26724 26960 27421 27766 28556
// bufdiff-features: 28987 29375 29590 29667 29966 29968 30539 30666 31637 33242 33327 33769 34140
// bufdiff-features: 34159 34167 35312 35634 36784 37038 37183 37968 38069 38702 38719 38783 38946
// bufdiff-features: 39269 39476 39673 39783 40070 40540 40712 41396 41799 41984 41996 42228 42344
// bufdiff-features: 42398 42467 42858 42984 43092 43229 43442 43774 43805 43942 44093 44505 44522
// bufdiff-features: 44583 44772 45786 46203 46476 46521 46835 46984 47141 47196 47200 47208 47230
// bufdiff-features: 47392 47596 47762 47822 48451 48502 48598 48944 49635 50246 50331 50633 50751
// bufdiff-features: 50894 51178 51347 51415 51475 51719 51729 52062 52148 52267 52322 52361 52553
// bufdiff-features: 52558 52807 52900 52958 53180 53243 53244 53252 53469 53472 53504 53951 54003
// bufdiff-features: 54135 54205 54385 54408 54468 54573 54827 54964 54998 55003 55113 55463 55472
// bufdiff-features: 56024 56097 56208 56404 56592 56614 56812 56927 56964 57124 57383 57551 57832
// bufdiff-features: 58024 58122 58228 58308 58403 58637 58919 59347 59372 59428 60417 60686 60897
// bufdiff-features: 61944 61968 62411 62480 62641 63071 63168 63495 63800 63929 64001 64120 64216
// bufdiff-features: 64235 64370 64435 64716 64778 64815 65133 65224 65225 65672 65726 65847 65912
// bufdiff-features: 66327 66422 67159 67526 67609 67959 68355 68457 68670 69081 69403 69593 69675
// bufdiff-features: 69728 69735 69773 69817 69965 70036 70119 70335 71050 71259 71306 71904 72028
// bufdiff-features: 72075 72203 72505 72520 72958 72975 73061 73141 73289 73330 73767 73802 73898
// bufdiff-features: 74057 74200 74610 74862 75361 76268 76373 76498 76643 76953 77261 77403 77491
// bufdiff-features: 77564 77617 77743 77910 77956 78041 78180 78283 78430 78457 78556 78703 79099
// bufdiff-features: 79136 79852 80093 80289 80454 81530 81628 81736 82135 82168 82180 82288 82552
// bufdiff-features: 82956 83023 83101 83125 83194 83289 83493 83905 84199 84347 84585 84853 84922
// bufdiff-features: 85005 85047 85557 85843 86125 86159 86562 86844 87199 87345 87495 88008 88222
// bufdiff-features: 88446 88732 88932 88958 89079 89233 89251 89535 89780 89812 90097 90312 90585
// bufdiff-features: 90777 91020 91248 91633 92194 93083 93094 93255 93286 93318 93903 93994 94301
// bufdiff-features: 94440 94696 94961 95273 95289 95407 96351 96562 96621 96716 96791 98162 98186
// bufdiff-features: 98187 98413 98501 99228 99282 99383 100502 100631 101105 101264 101562 101582
// bufdiff-features: 101987 102215 102788 103339 103388 104123 104315 104334 104790 104931 104973
// bufdiff-features: 105462 105573 105579 105902 106323 106352 106660 106683 107425 107783 108012
// bufdiff-features: 108038 108221 108480 108920 108977 109040 109157 109187 109445 109528 109668
// bufdiff-features: 109732 109923 109994 110012 110552 110556 110700 110899 110952 111096 112929
// bufdiff-features: 113014 113626 113821 113940 114432 114541 114831 115801 116270 116568 116977
// bufdiff-features: 117001 117183 117206 117235 117336 118841 118884 118945 119203 119597 119858
// bufdiff-features: 119979 120256 120379 120933 121250 121340 121626 122691 123148 123967 124213
// bufdiff-features: 124376 124626 124812 125397 125921 125943 126134 126608 126870 127000 127169
// bufdiff-features: 127205 127305 127498 127533 127662 128046 128163 128916 129179 129404 129425
// bufdiff-features: 129955 130192 130602 130840 130933 131107 131175 131544 131780 131973 132646
// bufdiff-features: 132976 133297 133509 133571 133681 133756 133784 134741 135534 135868 136039
// bufdiff-features: 136056 136205 136273 137045 137136 138443 138938 140367 140673 140778 140924
// bufdiff-features: 141238 141392 141891 142274 142376 142610 142672 143081 143878 144058 144093
// bufdiff-features: 144409 144533 145397 146048 146127 146512 146608 146618 147178 147477 147738
// bufdiff-features: 148304 148647 148712 149117 149660 149674 149944 150313 150631 150707 150818
// bufdiff-features: 150838 150954 151446 151588 152098 152321 152390 152479 152565 153271 153293
// bufdiff-features: 153427 153488 154332 154847 154946 155138 155465 155884 155898 155942 156057
// bufdiff-features: 156191 156325 156456 156460 156864 157034 157727 158120 158204 158396 158415
// bufdiff-features: 158856 158897 158996 159042 159348 159430 159895 160263 160505 160549 160756
// bufdiff-features: 160786 160848 161295 161736 161779 162265 162740 162948 162971 163044 163084
// bufdiff-features: 163154 163231 163373 163517 163581 163687 163876 164164 164472 165106 165636
// bufdiff-features: 165695 165719 165806 165939 166047 166065 166302 166361 166579 166921 166968
// bufdiff-features: 167086 167135 167157 167357 167466 167749 167773 167793 167959 168007 168271
// bufdiff-features: 168323 168858 169249 169403 169507 169562 169648 169947 170305 170649 170817
// bufdiff-features: 171083 171134 171369 171381 171551 171670 172236 172243 172435 172502 172898
// bufdiff-features: 172991 173175 173354 173591 174170 174243 174249 174281 174367 174734 175546
// bufdiff-features: 175735 175888 176076 176252 176649 177167 177182 177211 177610 177904 178067
// bufdiff-features: 178121 178165 178361 178558 179471 179647 179792 179977 180207 180465 180493
// bufdiff-features: 180748 180913 181077 181355 181789 181829 181964 181999 183114 184022 184030
// bufdiff-features: 184576 184686 184851 184962 185723 186042 186257 186578 186849 186959 187769
// bufdiff-features: 187869 187925 188306 188571 188621 188790 189024 189349 189391 189546 190142
// bufdiff-features: 190520 190547 190969 191385 191635 192226 192422 192628 192771 192952 193290
// bufdiff-features: 193433 193525 193747 194134 194682 194814 195182 195407 196031 196048 196289
// bufdiff-features: 196717 196734 197267 197274 197401 197837 198267 198317 198432 198578 198689
// bufdiff-features: 198820 199148 199305 200065 200104 200256 200307 200358 200593 201059 201178
// bufdiff-features: 201322 201475 201601 202241 202456 202468 202506 202528 202894 203158 203437
// bufdiff-features: 203688 204364 204527 204654 204797 204826 204859 204883 205072 205434 205688
// bufdiff-features: 205689 206820 207124 207330 207346 207442 207982 208697 208821 209438 209922
// bufdiff-features: 210022 210301 210351 210461 211085 211263 211458 211786 212048 212111 212619
// bufdiff-features: 212779 212792 212944 213275 213525 213669 214143 214632 214744 214769 215925
// bufdiff-features: 215950 215959 216892 216969 217005 217103 217424 217513 217621 218064 218300
// bufdiff-features: 218635 218657 218917 218954 219153 220013 220056 220695 220918 221162 221444
// bufdiff-features: 221487 222395 222767 222809 223065 223099 223613 223719 223857 224222 224443
// bufdiff-features: 224466 224776 224916 225250 225728 225756 225818 225985 226053 226113 226151
// bufdiff-features: 226357 226543 226579 226817 226835 226854 227002 227154 227345 227395 228061
// bufdiff-features: 228124 228390 228441 228519 228657 228814 228936 229266 229385 229623 229672
// bufdiff-features: 230081 230324 230584 230640 230695 230768 230983 231257 231790 232228 232330
// bufdiff-features: 232823 232911 233221 233276 233533 233766 234387 234399 234487 234718 235231
// bufdiff-features: 235375 235868 236024 236240 236324 236584 236714 236930 237042 237169 237281
// bufdiff-features: 237454 237470 237595 237620 237680 237788 238185 238374 238676 238912 238951
// bufdiff-features: 238954 239241 239378 239659 240100 240124 240158 240539 240722 240749 240824
// bufdiff-features: 240967 241140 241225 241256 241353 241844 242145 242335 242720 242900 242955
// bufdiff-features: 243140 243294 243546 243781 243784 243943 243970 244658 244746 244895 245272
// bufdiff-features: 245380 245594 245673 245941 246062 246345 246543 246577 246749 246962 246966
// bufdiff-features: 247062 247152 247181 247538 247695 247913 248196 248414 248930 248974 249164
// bufdiff-features: 249221 249437 249689 249841 250573 250868 250907 250917 251017 251548 251720
// bufdiff-features: 251992 252260 252377 252466 252493 252539 252957 253050 253740 253836 254791
// bufdiff-features: 254840 255046 255520 255676 256112 256247 256334 256649 256688 256792 256922
// bufdiff-features: 256926 257251 257621 257794 258378 258455 258612 258625 258906 258994 259346
// bufdiff-features: 259528 259766 259840 260047 260179 260482 260996 261254 261878 261979
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f17(%arg0: tensor<f32>) -> (tensor<1xf32>, tensor<f32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%from_elements : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %cst : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    %c1_i64 = arith.constant 1 : i64
    %from_elements_0 = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape = tensor.reshape %from_elements(%from_elements_0) : (tensor<f32>, tensor<1xi64>) -> tensor<1xf32>
    return %reshape, %0 : tensor<1xf32>, tensor<f32>
  }
  func.func private @f15(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<1x1x2x2xf32>) {
    %cst = arith.constant -6.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+10 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst : tensor<1x1x2x2xf32>
    %0 = tensor.empty() : tensor<1x1x2x2xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %2 = tensor.empty() : tensor<1x1xf32>
    %3 = linalg.pooling_nchw_sum ins(%1, %2 : tensor<1x1x2x2xf32>, tensor<1x1xf32>) outs(%from_elements : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %4 = linalg.square ins(%arg1 : tensor<0xf32>) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    return %4, %3 : tensor<0xf32>, tensor<1x1x2x2xf32>
  }
  func.func private @f14(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<2x2x1x1x1xf32>, tensor<0xf32>, tensor<0xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0:2 = call @f12(%from_elements, %arg1, %arg0, %from_elements) : (tensor<f32>, tensor<0xf32>, tensor<0xf32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %extracted = tensor.extract %0#1[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    %2:3 = call @f5(%0#1, %0#1) : (tensor<f32>, tensor<f32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<2x2x1x1x1xf32>)
    %3 = tensor.empty() : tensor<0xi1>
    %false = arith.constant false
    %4 = linalg.fill ins(%false : i1) outs(%3 : tensor<0xi1>) -> tensor<0xi1>
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<0xf32>
    %5 = linalg.select ins(%4, %2#1, %cst_0 : tensor<0xi1>, tensor<0xf32>, tensor<0xf32>) outs(%2#0 : tensor<0xf32>) -> tensor<0xf32>
    return %5, %2#2, %1, %0#0 : tensor<0xf32>, tensor<2x2x1x1x1xf32>, tensor<0xf32>, tensor<0xf32>
  }
  func.func private @f9(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = scf.execute_region -> tensor<f32> {
      %2 = tensor.empty() : tensor<0xf32>
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<0xf32>) -> tensor<0xf32>
      %4:3 = func.call @f6(%3, %2) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<0xf32>)
      %5 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %5 : tensor<f32>
    }
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
  func.func @f8(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<0xf32>, %arg3: tensor<0xf32>) -> (tensor<f32>, tensor<i1>, tensor<0xf32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<0xf32>) outs(%arg2 : tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 1.000000e+01 : f32
      %3 = arith.divf %in, %cst_0 : f32
      linalg.yield %3 : f32
    } -> tensor<0xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1:4 = call @f3(%arg1, %cst) : (tensor<f32>, f32) -> (tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<i1>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1#2[0, %c1] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2xf32>
    %2 = linalg.softmax dimension(0) ins(%extracted_slice : tensor<2xf32>) outs(%1#0 : tensor<2xf32>) -> tensor<2xf32>
    return %1#1, %1#3, %0 : tensor<f32>, tensor<i1>, tensor<0xf32>
  }
  func.func private @f7(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %c2) : tensor<?x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.maximumf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %reduced : tensor<?xf32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: f32) -> (tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<i1>) {
    %0 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %cst = arith.constant dense<5.000000e-01> : tensor<f32>
    %2 = linalg.select ins(%1, %arg0, %cst : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    %5 = tensor.empty() : tensor<2x3xf32>
    %6 = arith.addf %arg1, %arg1 : f32
    %7 = linalg.fill ins(%6 : f32) outs(%5 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %7[%c1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
    %8 = linalg.matvec ins(%7, %extracted_slice : tensor<2x3xf32>, tensor<3xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    return %8, %2, %7, %1 : tensor<2xf32>, tensor<f32>, tensor<2x3xf32>, tensor<i1>
  }
  func.func private @f2(%arg0: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.divf %in, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<0xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<0xf32>
    return %0, %1 : tensor<0xf32>, tensor<0xf32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<2x2x1x1x1xf32>, f32) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<[[[[[1.150000e+01]]], [[[1.250000e+01]]]], [[[[1.350000e+01]]], [[[1.450000e+01]]]]]> : tensor<2x2x1x1x1xf32>
    %3 = tensor.empty() : tensor<1x1x1xf32>
    %4 = linalg.pooling_ndhwc_sum ins(%cst, %3 : tensor<2x2x1x1x1xf32>, tensor<1x1x1xf32>) outs(%cst : tensor<2x2x1x1x1xf32>) -> tensor<2x2x1x1x1xf32>
    return %2, %4, %extracted : tensor<f32>, tensor<2x2x1x1x1xf32>, f32
  }
  func.func @f4(%arg0: tensor<f32>) -> tensor<f32> {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst = arith.constant dense<1.000000e+02> : tensor<2xf32>
      %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %0 = arith.minimumf %in, %init : f32
          linalg.yield %0 : f32
        }
      %extracted = tensor.extract %reduced[] : tensor<f32>
      vector.print %extracted : f32
    }
    return %arg0 : tensor<f32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<2x2x1x1x1xf32>) {
    %cst = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.rsqrt ins(%from_elements : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:3 = call @f1(%0) : (tensor<f32>) -> (tensor<f32>, tensor<2x2x1x1x1xf32>, f32)
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<0xf32>
    %2:2 = call @f2(%cst_0) : (tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
    %3 = tensor.empty() : tensor<0x2xf32>
    %4 = linalg.fill ins(%1#2 : f32) outs(%3 : tensor<0x2xf32>) -> tensor<0x2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.fill ins(%1#2 : f32) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
    %7 = linalg.matvec ins(%4, %6 : tensor<0x2xf32>, tensor<2xf32>) outs(%2#0 : tensor<0xf32>) -> tensor<0xf32>
    return %7, %2#1, %1#1 : tensor<0xf32>, tensor<0xf32>, tensor<2x2x1x1x1xf32>
  }
  func.func @f6(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<f32>, tensor<0xf32>) {
    %cst = arith.constant dense<1.000000e+10> : tensor<2x0xf32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1 : tensor<2xf32>
    %0 = linalg.vecmat ins(%from_elements, %cst : tensor<2xf32>, tensor<2x0xf32>) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = call @f4(%2) : (tensor<f32>) -> tensor<f32>
    %4 = linalg.tanh ins(%2 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %0, %4, %arg0 : tensor<0xf32>, tensor<f32>, tensor<0xf32>
  }
  func.func private @f10(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<0xf32>, tensor<i1>) {
    %cst = arith.constant dense<[4.500000e+00, 7.500000e+00, 1.050000e+01]> : tensor<3xf32>
    %cast = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %0 = call @f7(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[%c0] [1] [1] : tensor<?xf32> to tensor<f32>
    %extracted_slice_0 = tensor.extract_slice %0[2] [0] [1] : tensor<?xf32> to tensor<0xf32>
    %1:3 = call @f8(%arg1, %extracted_slice, %extracted_slice_0, %extracted_slice_0) : (tensor<f32>, tensor<f32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<f32>, tensor<i1>, tensor<0xf32>)
    %2 = linalg.tanh ins(%1#0 : tensor<f32>) outs(%1#0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<0xf32>
    %4 = linalg.copy ins(%1#2 : tensor<0xf32>) outs(%3 : tensor<0xf32>) -> tensor<0xf32>
    return %2, %4, %1#1 : tensor<f32>, tensor<0xf32>, tensor<i1>
  }
  func.func private @f11(%arg0: tensor<f32>) -> (tensor<i1>, tensor<0xf32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      tensor.yield %extracted : f32
    } : tensor<f32>
    %1 = linalg.min ins(%arg0, %generated : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:3 = call @f10(%0, %1, %generated) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<0xf32>, tensor<i1>)
    %3 = linalg.round ins(%generated : tensor<f32>) outs(%2#0 : tensor<f32>) -> tensor<f32>
    return %2#2, %2#1, %3 : tensor<i1>, tensor<0xf32>, tensor<f32>
  }
  func.func @f12(%arg0: tensor<f32>, %arg1: tensor<0xf32>, %arg2: tensor<0xf32>, %arg3: tensor<f32>) -> (tensor<0xf32>, tensor<f32>) {
    %0 = bufferization.alloc_tensor() : tensor<0xf32>
    %1 = linalg.rsqrt ins(%arg1 : tensor<0xf32>) outs(%0 : tensor<0xf32>) -> tensor<0xf32>
    %2 = bufferization.materialize_in_destination %arg2 in %1 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
    %3 = tensor.empty() : tensor<0xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%2 : tensor<0xf32>) outs(%3 : tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+01 : f32
      %5 = arith.addf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<0xf32>
    return %4, %arg0 : tensor<0xf32>, tensor<f32>
  }
  func.func private @f13(%arg0: tensor<0xf32>) -> (tensor<0xf32>, tensor<2x0xf32>) {
    %from_elements = tensor.from_elements  : tensor<2x0xf32>
    %cst = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %0 = linalg.vecmat ins(%cst, %from_elements : tensor<2xf32>, tensor<2x0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %0, %arg3 = %arg0, %arg4 = %from_elements) -> (tensor<0xf32>, tensor<0xf32>, tensor<2x0xf32>) {
      %3 = linalg.copy ins(%from_elements : tensor<2x0xf32>) outs(%arg4 : tensor<2x0xf32>) -> tensor<2x0xf32>
      %4 = tensor.empty() : tensor<f32>
      %cst_0 = arith.constant -2.500000e+00 : f32
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      %6 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map1, #map2, #map1] ins(%arg0, %5 : tensor<0xf32>, tensor<f32>) outs(%arg3 : tensor<0xf32>) -> tensor<0xf32>
      %7 = linalg.floor ins(%arg0 : tensor<0xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
      %8 = linalg.vecmat ins(%cst, %from_elements : tensor<2xf32>, tensor<2x0xf32>) outs(%7 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %8, %6, %3 : tensor<0xf32>, tensor<0xf32>, tensor<2x0xf32>
    }
    %2 = linalg.min ins(%arg0, %0 : tensor<0xf32>, tensor<0xf32>) outs(%1#0 : tensor<0xf32>) -> tensor<0xf32>
    return %1#1, %1#2 : tensor<0xf32>, tensor<2x0xf32>
  }
  func.func private @f16(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> tensor<index> {
    %cst = arith.constant dense<[5.000000e-01, 1.500000e+00]> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg2 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %1 = arith.cmpf one, %in, %init : f32
        %2 = arith.select %1, %in, %init : f32
        linalg.yield %2 : f32
      }
    %cst_0 = arith.constant dense<2> : tensor<i64>
    %0 = arith.index_cast %cst_0 : tensor<i64> to tensor<index>
    return %0 : tensor<index>
  }
  func.func private @f18(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: f32) -> (tensor<f32>, tensor<0xf32>, tensor<i1>) {
    %0 = linalg.log ins(%arg1 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<0xf32>
    %3:3 = call @f8(%cst, %2, %cast, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<f32>, tensor<i1>, tensor<0xf32>)
    %4 = linalg.min ins(%2, %cst : tensor<f32>, tensor<f32>) outs(%3#0 : tensor<f32>) -> tensor<f32>
    return %4, %3#2, %3#1 : tensor<f32>, tensor<0xf32>, tensor<i1>
  }
  func.func @main(%arg0: tensor<0xf32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<0xf32>) -> (tensor<i1>, tensor<0xf32>, tensor<i1>, tensor<index>, tensor<2x0xf32>, tensor<f32>, tensor<?xf32>, tensor<i1>, tensor<0xf32>, tensor<i1>, tensor<1x1x2x2xf32>, tensor<0xf32>, tensor<2x2x1x1x1xf32>, tensor<1x1x2x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>) {
    %0:3 = call @f11(%arg2) : (tensor<f32>) -> (tensor<i1>, tensor<0xf32>, tensor<f32>)
    %1:3 = call @f10(%0#2, %arg2, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<0xf32>, tensor<i1>)
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0#2, %1#0 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.subf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %3 = call @f16(%2, %arg1, %2) : (tensor<f32>, f32, tensor<f32>) -> tensor<index>
    %4:2 = call @f17(%0#2) : (tensor<f32>) -> (tensor<1xf32>, tensor<f32>)
    %5:2 = call @f13(%arg3) : (tensor<0xf32>) -> (tensor<0xf32>, tensor<2x0xf32>)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %4#0[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %6:3 = call @f10(%4#1, %1#0, %extracted_slice) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<0xf32>, tensor<i1>)
    %cst = arith.constant dense<> : tensor<0xf32>
    %cast = tensor.cast %cst : tensor<0xf32> to tensor<?xf32>
    %cst_0 = arith.constant 1.000000e+10 : f32
    %7:3 = call @f18(%cast, %cast, %cst_0, %arg1) : (tensor<?xf32>, tensor<?xf32>, f32, f32) -> (tensor<f32>, tensor<0xf32>, tensor<i1>)
    %8 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %0#2[] : tensor<f32>
    %9 = linalg.fill ins(%extracted : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.tanh ins(%9 : tensor<f32>) outs(%1#0 : tensor<f32>) -> tensor<f32>
    %11 = call @f9(%10) : (tensor<f32>) -> tensor<f32>
    %extracted_slice_1 = tensor.extract_slice %4#0[0] [%c0] [1] : tensor<1xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<?xf32> to tensor<0xf32>
    %12:2 = call @f15(%arg0, %cast_2) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<1x1x2x2xf32>)
    %cast_3 = tensor.cast %12#0 : tensor<0xf32> to tensor<?xf32>
    %13 = call @f7(%cast_3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xf32>) -> tensor<?xf32>
    %14 = linalg.ceil ins(%13 : tensor<?xf32>) outs(%13 : tensor<?xf32>) -> tensor<?xf32>
    %cast_4 = tensor.cast %14 : tensor<?xf32> to tensor<0xf32>
    %15:4 = call @f14(%cast_4, %cast_4) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<2x2x1x1x1xf32>, tensor<0xf32>, tensor<0xf32>)
    %extracted_slice_5 = tensor.extract_slice %4#0[0] [0] [1] : tensor<1xf32> to tensor<0xf32>
    %16:2 = call @f15(%0#1, %extracted_slice_5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<1x1x2x2xf32>)
    %extracted_slice_6 = tensor.extract_slice %4#0[0] [0] [1] : tensor<1xf32> to tensor<0xf32>
    %17:2 = call @f12(%10, %15#3, %extracted_slice_6, %10) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<0xf32>, tensor<0xf32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %18 = scf.execute_region -> tensor<0xf32> {
      %generated = tensor.generate  {
        %33 = arith.cmpf one, %extracted, %extracted : f32
        %34 = arith.select %33, %extracted, %extracted : f32
        tensor.yield %34 : f32
      } : tensor<f32>
      %25 = arith.cmpf olt, %extracted, %arg1 : f32
      %26 = scf.if %25 -> (tensor<f32>) {
        scf.yield %0#2 : tensor<f32>
      } else {
        scf.yield %generated : tensor<f32>
      }
      %27 = linalg.dot ins(%15#2, %13 : tensor<0xf32>, tensor<?xf32>) outs(%26 : tensor<f32>) -> tensor<f32>
      %28 = tensor.empty() : tensor<f32>
      %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#2 : tensor<f32>) outs(%28 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_9 = arith.constant -1.000000e+00 : f32
        %33 = arith.addf %in, %cst_9 : f32
        linalg.yield %33 : f32
      } -> tensor<f32>
      %30 = tensor.empty() : tensor<f32>
      %31 = linalg.min ins(%29, %1#0 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) -> tensor<f32>
      %32 = linalg.rsqrt ins(%5#0 : tensor<0xf32>) outs(%16#0 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %32 : tensor<0xf32>
    }
    %19 = call @f4(%7#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %20 = bufferization.alloc_tensor() : tensor<f32>
    %21 = linalg.reciprocal ins(%11 : tensor<f32>) outs(%20 : tensor<f32>) -> tensor<f32>
    %22 = bufferization.materialize_in_destination %17#1 in %21 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%22 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.subf %in, %arg1 : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %cast_7 = tensor.cast %6#1 : tensor<0xf32> to tensor<?xf32>
    %cast_8 = tensor.cast %16#0 : tensor<0xf32> to tensor<?xf32>
    return %0#0, %1#1, %1#2, %3, %5#1, %6#0, %cast_7, %6#2, %7#1, %7#2, %12#1, %15#0, %15#1, %16#1, %17#0, %18, %19, %24, %17#1, %cast_8 : tensor<i1>, tensor<0xf32>, tensor<i1>, tensor<index>, tensor<2x0xf32>, tensor<f32>, tensor<?xf32>, tensor<i1>, tensor<0xf32>, tensor<i1>, tensor<1x1x2x2xf32>, tensor<0xf32>, tensor<2x2x1x1x1xf32>, tensor<1x1x2x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?xf32>
  }
}

