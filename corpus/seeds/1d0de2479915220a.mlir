// bufdiff-profile: deep
// bufdiff-choices: 8f9928d516fcd4af8cdbd2e9046c0072b10e782efc26aa1847d5502cd69f13f90d45837f7dce605d
// bufdiff-choices: 40daa2328c585433e0dc4d83bca673e57ef94073f971d6c9305a8dd5b9788036dd4720f530e5888b
// bufdiff-choices: 1472f3fa1bc19415c404990947a803e47176cf5b8e81cba2fcf5f5bc7890d797c937b00a9b618c48
// bufdiff-choices: 8e063239196068ece68c63f9ce90be83308f506507e0179bcfa47d5f36ce22a8853959d40baf769c
// bufdiff-choices: 7acf80c4b4478b903895226341dfd08575da2d43353233a45ed20f32d271f0f909dee18637f5ce86
// bufdiff-choices: 08df503e677f3fc3df653308bcd3a224e347b10bf21e6101f4651c990276600da290080adb407d19
// bufdiff-choices: 5841c1d7041e6e0584e60aace5b6fdcc180347fc6266ec5266eedd51e4bcbd777344a41398b83ccf
// bufdiff-choices: 406697f5bb26a22297f2d2b33cfd7ee659420f46fdb3b07f35fa0617cba4f22d25a52b6174821f4e
// bufdiff-choices: 65dee307fc95e653b5f59f13d9a09704e31d568654e3da0d4c0ae962a40d2ab766f6f49f276b49de
// bufdiff-choices: 690dd3b4ff5f6b81f6d43bd6ca13c12d1db02ca8cb57df4a60d72b85387cafa083b052434f4ed891
// bufdiff-choices: 9652ead4cb3e0efde0608ffd013b452570c323e800bfe8a9f6e961586326cc3b011484ca7723d2de
// bufdiff-choices: 3b92e364aebb7bf12f3a9d5d338d9eaa431bcdb6c4ef607ee2cbdcc62404cfb45123519e6b716b3a
// bufdiff-choices: a1ebb50caaf6a19f9f14e4bea7d435203133eb2f4f9e66ef72d484b7f3907e640a7c8d3c38fb839a
// bufdiff-choices: 730715dbd8f6277a3869d6297772f18763e34a864d309868d8995d81a4b0e9da6205da5d60d9bada
// bufdiff-choices: 812f4c7498998e5286f204210fbaf54d4f6d1928cbbea3afe48d3575f2b5242cbc39a5eaf3e8e615
// bufdiff-choices: 666746b19a1c79e3a6cf1da87e9741b0b8d672d62424a3e19f281bbddaf66d36d6669c78eae3f973
// bufdiff-choices: 75a48b330e846e7a6f6c600412a416b6ecfe148ecd8b59226a71eafe769bc1ed24449560a04a3a28
// bufdiff-choices: d9110a4556799f13e0a1c9bacd59022f4c3ee99ed6b4b6add25e6c6f97955f380bd5eaf0c69a923a
// bufdiff-choices: a07c756a0a5177f6ccbf95d6bda58dbad9ddeacaade8c7b98f4b6de780001426a08bced5bbbe166c
// bufdiff-choices: 199faf34defc121529138f3192591a7c2458190dba6f0c717d64d9f006d9517dddd66ff629ae95bd
// bufdiff-choices: 154cd23067cec34510d491cc2d4582f847f069df085fa82b9bb628677769fe7ef774449d58d0efc8
// bufdiff-choices: 2d0ac6c3c18760ab014ef5be23c0c75b0cf86424fe9a654dfadcb202960accf8b4ba1cb7b819e9f3
// bufdiff-choices: 45caf7d26686b9d5b9ea45a1f5264385d0df7239d8f5f63bcdd5aaac043f034afdfd0753b1754f05
// bufdiff-choices: b56b2531fb79845b7083f7f8dfc796b4a26ac47fd8cd6d4b75299c45044f55224f6fe7ed0ab98cd1
// bufdiff-choices: 218ef9dc7af451fbc5993ef6e9e45a6cb8379e05f3f86ce7473688ed8280a5ae1538c6e7d85d9183
// bufdiff-choices: 7f668c55d43f1409b8f41cde1084b1e51b4b6e27b1af880e2d75a7ab68ed184b59dec5f8f2a10481
// bufdiff-choices: df89cda66b0ff9298f376d1916d96a778eea010f981203256a427f96573a40b54ea7a4e0f9896f20
// bufdiff-choices: 84cd9c4f62a99ad897bdaefa2b0e0cf04faf9361ef1e5a5fde4ebd656a77eec8bd7772ff5fb22a7e
// bufdiff-choices: a60ce605cf419f7752ce83422302106094777dd84714888d625bd53b60728bc7b34025dbbac983b6
// bufdiff-choices: eff767e9cc4fb05e030d7a8f7e6abb03cd1c3e0001773b0cc1621c736cf398dee72f933c4d14d360
// bufdiff-choices: 34f1b773f691f892630a03b8088aa5148769301245c431a5d50f303294470d46766454b84516d070
// bufdiff-choices: da95ef4f31a9019cacd7c19d9f5fafe3539e7c2e91aae5e6e6c42893cc33f3b19c46cd0bfaaae909
// bufdiff-choices: 2b332a98591b3b0384a867df43abdacfa736f806facbcc979dcf9eb0e1840440432ca1d5c414f76e
// bufdiff-choices: e7eea69a90e054dee01becddff8c301c1df663d1602ebce4bf57d16750649213954affa0ce244150
// bufdiff-choices: ebab9fcf0698e670e722f995f1db00c6a07e427320c733be8eb6afa2d4fa167fca6172ffc2bb03d0
// bufdiff-choices: 8c020933cb3e6cf94311f07ad33d27bf6a9d17a9373f8aa0bba37b7d84ebacabecc49833e6626947
// bufdiff-choices: f5f160b83dbc69a8a90b7f24b439c4f2d911fa0721da7ae34138ad37c25b05d7a66b2c59a5a4b419
// bufdiff-choices: 5172222f81c1df9c7978ab8267f35cd64796f56c16fc09af9df58f7e72032a
// bufdiff-features: 17 706 823 965 1161 1183 1491 1785 1858 2278 2572 3247 3392 4018 4020 4165 4752
// bufdiff-features: 4958 5521 6277 6314 6611 6641 6963 7060 7645 7933 8259 9238 9479 9557 9748 9981
// bufdiff-features: 10035 10896 10947 11162 11407 11441 11546 11580 11588 11620 11759 12170 12246
// bufdiff-features: 12464 12476 12478 12891 13032 13233 13375 13424 13518 13623 13687 13915 14454
// bufdiff-features: 14538 14884 15184 15318 15401 15582 15671 15751 15903 16269 16527 16682 16728
// bufdiff-features: 16822 17015 17174 17193 17724 17919 18166 18281 18486 18822 18918 19419 19442
// bufdiff-features: 19545 19606 20033 20435 20680 21281 21290 21646 21691 21876 22280 22593 23225
// bufdiff-features: 23454 23957 24055 24184 24682 24740 24826 25231 25514 25571 25646 25818 26125
// bufdiff-features: 26196 26202 26460 26552 26568 27218 27672 28125 28465 28556 29170 29294 29590
// bufdiff-features: 29687 29816 29839 29876 29894 29968 30666 30896 30996 31155 31446 32590 32809
// bufdiff-features: 32834 33511 33578 33762 33824 33853 33915 34034 34140 34159 34167 34210 34233
// bufdiff-features: 34473 34617 34899 35036 35053 35610 36213 36784 36797 37007 37030 37050 37183
// bufdiff-features: 37409 37554 37655 38520 38702 38783 38959 39061 39528 39915 40540 40712 40721
// bufdiff-features: 40920 41353 41605 41606 41992 42122 42194 42467 42530 42634 42749 42919 43191
// bufdiff-features: 43262 43290 43329 43442 43805 43812 43839 44292 44505 44522 44621 44943 44966
// bufdiff-features: 45222 45980 46034 46203 46325 46536 46732 46763 46936 46993 47153 47196 47230
// bufdiff-features: 47340 47392 47762 47796 47865 47988 48038 48269 48343 48598 48879 49301 49370
// bufdiff-features: 49635 49800 50101 50146 50504 50626 50633 50658 50763 51236 51344 51415 51729
// bufdiff-features: 51800 52004 52062 52267 52322 52558 52719 52900 52928 53180 53235 53243 53244
// bufdiff-features: 53469 53569 53898 53915 54135 54566 54647 54827 54964 54998 55270 55527 55995
// bufdiff-features: 56382 56404 56498 56592 56879 57185 57245 57381 57383 57401 57548 57787 58029
// bufdiff-features: 58190 58191 58290 58308 58626 58806 58892 58919 59620 60008 60079 60235 60468
// bufdiff-features: 61950 62091 62148 62845 63071 63168 63384 63495 63800 63825 63899 63929 64119
// bufdiff-features: 64120 64235 64329 64435 64716 64801 65170 65555 65575 65625 66422 66992 66995
// bufdiff-features: 67929 67959 68355 68782 68797 69008 69121 69403 69593 69776 69875 69965 70115
// bufdiff-features: 70512 70644 70872 70896 71050 71259 71306 71442 71556 71680 71689 71726 71770
// bufdiff-features: 71825 72450 72520 72541 72565 72615 72629 73116 73141 73150 73289 73375 73388
// bufdiff-features: 73802 74057 74519 74833 74862 74864 74914 75086 75177 75290 75308 75414 75921
// bufdiff-features: 76339 76953 77129 77203 77285 78211 78283 78430 78620 79338 79402 79454 79498
// bufdiff-features: 79596 79853 80036 80083 80256 80416 80511 80966 81066 81160 81192 81200 81239
// bufdiff-features: 81316 81502 81736 81756 81809 81936 82011 82135 82186 82552 83194 83342 83871
// bufdiff-features: 83900 84040 84320 84380 84480 84585 84727 84884 84922 84935 84979 84991 85047
// bufdiff-features: 85176 85194 85289 85316 85681 85843 85896 86125 86496 86672 86710 87000 87151
// bufdiff-features: 87199 87225 87466 87495 87534 87862 87913 88008 88233 88264 88329 88337 88480
// bufdiff-features: 88544 88627 88701 88787 89233 89410 89812 90487 90495 90585 90777 91002 91046
// bufdiff-features: 91074 91312 91633 91802 91884 92022 92194 92309 92492 92740 92921 93171 93255
// bufdiff-features: 93281 93286 93443 93464 93719 93753 94103 94205 94401 94934 94951 94981 95273
// bufdiff-features: 95407 95494 95900 96244 96352 96808 96969 97028 97344 97475 97577 97658 97715
// bufdiff-features: 98187 98291 98501 98965 98967 99224 99228 99294 99383 99449 99594 99717 100891
// bufdiff-features: 101264 101582 101983 102110 102456 102591 102809 103009 103178 103210 103339
// bufdiff-features: 103715 104171 104315 104580 104931 104958 105236 105286 105915 107092 107702
// bufdiff-features: 108057 108210 108235 108627 108992 109015 109040 109103 109105 109157 109187
// bufdiff-features: 109736 109923 110085 110608 110794 110899 110952 111148 111206 111316 112294
// bufdiff-features: 112341 112756 112929 113121 113732 113781 113915 114354 114698 115026 115155
// bufdiff-features: 115801 115804 116125 116568 116671 116711 116911 117009 117159 117183 117206
// bufdiff-features: 117291 117724 117779 117820 118320 118371 119200 119597 119645 119764 119993
// bufdiff-features: 120836 121059 121626 121632 121682 121785 122197 122386 122438 122649 122967
// bufdiff-features: 123204 123396 124108 124152 124235 124509 124614 124747 124932 124985 125003
// bufdiff-features: 125602 125797 125882 125921 126249 126509 126785 126879 126927 127217 127243
// bufdiff-features: 127373 127374 127528 127533 127662 127868 127944 128163 128187 128355 128685
// bufdiff-features: 129278 129404 129423 129711 129849 129955 130535 130671 130933 131348 131528
// bufdiff-features: 131544 131586 131807 131937 132176 132307 132574 132840 133364 133446 133571
// bufdiff-features: 133756 134122 134195 134279 134398 134449 135036 136002 136007 136039 136269
// bufdiff-features: 136271 136342 136534 136543 137045 137504 137617 137793 137829 138476 139357
// bufdiff-features: 139524 139879 140367 140374 140778 140848 140924 140940 141238 141263 141458
// bufdiff-features: 141460 141558 141619 142022 142040 142509 142678 142922 143400 143438 143521
// bufdiff-features: 143726 143847 143942 144024 144053 145388 145502 145962 146127 146238 146512
// bufdiff-features: 146608 146618 146619 147960 148170 148304 148647 149219 149227 149304 149400
// bufdiff-features: 149539 149665 149670 149692 150452 150717 150818 150843 151389 151446 151647
// bufdiff-features: 151728 151867 152070 152233 152265 152538 153131 153293 153427 153518 153668
// bufdiff-features: 153957 154223 154420 154456 154946 155143 155230 155791 156191 156369 156460
// bufdiff-features: 156834 156916 157154 157236 157744 158120 158128 158415 158592 158897 158947
// bufdiff-features: 159348 160011 160119 160156 160166 160327 160505 160515 160604 160756 160967
// bufdiff-features: 160996 161004 161246 161295 161728 162232 162295 162623 162731 162740 162764
// bufdiff-features: 162799 162971 163044 163286 163804 163876 164112 164477 164481 164669 164709
// bufdiff-features: 164913 164954 164991 165124 165141 165251 165373 165563 165636 165719 165817
// bufdiff-features: 165910 166075 166172 166456 166723 166916 166942 167086 167164 167357 167466
// bufdiff-features: 167614 167670 167753 167861 167896 168102 168323 168808 169249 169479 169582
// bufdiff-features: 169642 169819 169860 170819 171053 171116 171369 171477 171551 171671 171919
// bufdiff-features: 172094 172397 172991 173068 173294 173788 173853 173922 174170 174191 174243
// bufdiff-features: 174314 174519 174571 174660 174762 174979 175132 175546 175640 175888 176370
// bufdiff-features: 176499 176613 176664 176774 176782 176963 177012 177211 177620 177675 177904
// bufdiff-features: 177923 178067 178165 178483 178560 178657 179039 179048 179206 179280 179357
// bufdiff-features: 179647 180179 180207 180469 180614 180691 181355 181522 181685 182065 182203
// bufdiff-features: 182550 182966 183114 183447 183832 184006 184022 184030 184163 184625 184712
// bufdiff-features: 184722 184863 185048 185077 185468 185572 185626 185670 185680 185723 185743
// bufdiff-features: 186042 186161 186245 186477 187626 187745 188000 188737 188790 188843 189012
// bufdiff-features: 189089 189180 189209 189793 190141 190495 190508 190593 190700 191076 191247
// bufdiff-features: 191259 191381 191476 191568 191863 191888 191908 192061 192138 192307 192327
// bufdiff-features: 192422 192528 192628 192771 192861 193193 193290 193353 193387 193747 194134
// bufdiff-features: 194220 194255 194682 194796 195182 195462 195636 195820 195919 196031 196358
// bufdiff-features: 196476 196544 196734 196832 197263 197267 197738 197837 197919 198246 198432
// bufdiff-features: 198648 198762 198798 199623 199823 199827 200050 200065 200077 200104 200256
// bufdiff-features: 200307 200521 200710 201059 201202 201377 201601 201734 201736 202085 202094
// bufdiff-features: 202241 202414 202472 202805 202996 203402 203724 203862 204122 204316 204497
// bufdiff-features: 204641 204859 204862 205434 205689 205859 206063 206074 206133 206157 206573
// bufdiff-features: 207330 207442 207596 207631 207632 207731 207946 208000 208017 208122 208220
// bufdiff-features: 208291 208396 208503 208623 208933 209605 209922 210022 210096 210253 210461
// bufdiff-features: 210490 210560 210786 210999 211625 211967 212154 212262 212613 212779 212792
// bufdiff-features: 213013 213275 213425 213481 214073 214325 215259 215532 215604 215959 216190
// bufdiff-features: 216892 216897 216942 216969 217050 217085 217282 217326 217741 217899 218064
// bufdiff-features: 218089 218449 218595 218657 218691 218719 218813 219021 219069 219393 219485
// bufdiff-features: 219757 220028 220181 220524 221033 221162 221219 221383 221653 221661 221975
// bufdiff-features: 222612 222809 222906 222982 223016 223030 223477 223640 224297 224527 224916
// bufdiff-features: 225224 225707 225827 226178 226535 226575 226579 226967 227315 227345 228061
// bufdiff-features: 228168 228485 228751 228894 228936 229266 229378 229569 229713 229951 230081
// bufdiff-features: 230329 230729 230810 230828 231021 231339 231770 232156 232228 232396 232623
// bufdiff-features: 233154 233268 233276 233401 233483 233623 233687 233762 234096 234237 234562
// bufdiff-features: 234718 234779 235126 236087 236216 236238 236324 236336 236583 236909 236929
// bufdiff-features: 236930 237042 237098 239779 239929 240158 240526 240799 240904 240952 241213
// bufdiff-features: 241256 241308 241331 242653 242749 243082 243256 243339 243546 243887 244092
// bufdiff-features: 244196 244281 245181 245272 245380 245458 245594 245717 246256 246463 246543
// bufdiff-features: 246770 246895 246945 247062 247218 247247 248436 248930 248994 249451 249841
// bufdiff-features: 249922 250057 250917 250980 251337 251470 252260 252318 252466 252926 253216
// bufdiff-features: 253389 253395 253836 254840 255046 255394 255449 255556 255816 255896 256166
// bufdiff-features: 256208 256688 256870 257513 257621 257806 258248 258331 258353 258375 258445
// bufdiff-features: 259396 259515 259528 259687 259840 260507 261158 261326 261714 262097
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>) {
    %0 = linalg.floor ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf oeq, %extracted, %cst : f64
    %2:2 = scf.if %1 -> (tensor<f64>, tensor<f64>) {
      %15 = linalg.reciprocal ins(%0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %16 = linalg.copy ins(%0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %cst_3 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf64>
      %cst_4 = arith.constant dense<[8.500000e+00, 7.500000e+00, 6.500000e+00]> : tensor<3xf64>
      %17 = linalg.dot ins(%cst_3, %cst_4 : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
      scf.yield %16, %17 : tensor<f64>, tensor<f64>
    } else {
      %generated = tensor.generate  {
        tensor.yield %cst : f64
      } : tensor<f64>
      %15:4 = func.call @f2(%0, %arg0, %arg1) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
      %16 = linalg.copy ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %15#2[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      scf.yield %16, %extracted_slice : tensor<f64>, tensor<f64>
    }
    %cst_0 = arith.constant dense<7.500000e+00> : tensor<f64>
    %3 = linalg.div ins(%arg1, %cst_0 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %4 = arith.select %1, %arg1, %2#0 : tensor<f64>
    %extracted_1 = tensor.extract %3[] : tensor<f64>
    %5 = linalg.fill ins(%extracted_1 : f64) outs(%4 : tensor<f64>) -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%6 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_3 = arith.constant -6.000000e+00 : f64
      %15 = arith.maximumf %in, %cst_3 : f64
      linalg.yield %15 : f64
    } -> tensor<f64>
    %8 = tensor.empty() : tensor<2xf64>
    %9 = linalg.fill ins(%extracted_1 : f64) outs(%8 : tensor<2xf64>) -> tensor<2xf64>
    %cst_2 = arith.constant dense<1.000000e+02> : tensor<1xf64>
    %10 = tensor.empty() : tensor<2xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<2xf64>) -> tensor<2xf64>
    %12 = linalg.conv_1d ins(%11, %cst_2 : tensor<2xf64>, tensor<1xf64>) outs(%9 : tensor<2xf64>) -> tensor<2xf64>
    %13 = linalg.reciprocal ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %14 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %11) -> (tensor<2xf64>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %11, %c0 : tensor<2xf64>
      %cst_3 = arith.constant 1.000000e+02 : f64
      %15 = arith.cmpf oeq, %extracted, %cst_3 : f64
      %16:2 = scf.if %15 -> (tensor<f64>, tensor<f64>) {
        %17 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %9) -> (tensor<2xf64>) {
          %18:2 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %12, %arg8 = %8) -> (tensor<2xf64>, tensor<2xf64>) {
            %extracted_slice = tensor.extract_slice %9[%arg2] [1] [1] : tensor<2xf64> to tensor<f64>
            %19 = linalg.floor ins(%extracted_slice : tensor<f64>) outs(%13 : tensor<f64>) -> tensor<f64>
            %cst_4 = arith.constant 1.000000e+10 : f64
            %cst_5 = arith.constant 7.250000e+00 : f64
            %cst_6 = arith.constant -0.000000e+00 : f64
            %cst_7 = arith.constant 1.000000e+01 : f64
            %from_elements_8 = tensor.from_elements %cst_4, %cst_5, %cst_6, %cst_7, %extracted, %extracted_1 : tensor<1x1x3x2xf64>
            %20 = func.call @write2(%from_elements_8) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
            %extracted_slice_9 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<2xf64> to tensor<f64>
            %21 = linalg.fill ins(%extracted_1 : f64) outs(%extracted_slice_9 : tensor<f64>) -> tensor<f64>
            %extracted_slice_10 = tensor.extract_slice %12[%c0] [1] [1] : tensor<2xf64> to tensor<f64>
            %22 = linalg.add ins(%extracted_slice_10, %21 : tensor<f64>, tensor<f64>) outs(%21 : tensor<f64>) -> tensor<f64>
            %extracted_slice_11 = tensor.extract_slice %arg8[%arg6] [1] [1] : tensor<2xf64> to tensor<1xf64>
            %23 = linalg.fill ins(%extracted : f64) outs(%extracted_slice_11 : tensor<1xf64>) -> tensor<1xf64>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %22 into %arg7[%arg6] [1] [1] : tensor<f64> into tensor<2xf64>
              tensor.parallel_insert_slice %23 into %arg8[%arg6] [1] [1] : tensor<1xf64> into tensor<2xf64>
            }
          }
          %from_elements = tensor.from_elements %extracted : tensor<1xf64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %from_elements into %arg5[%arg4] [1] [1] : tensor<1xf64> into tensor<2xf64>
          }
        }
        scf.yield %cst_0, %5 : tensor<f64>, tensor<f64>
      } else {
        scf.yield %13, %13 : tensor<f64>, tensor<f64>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst_2 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<2xf64>
      }
    }
    return %7, %14, %2#1 : tensor<f64>, tensor<2xf64>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f64>, tensor<1xindex>) -> tensor<1xf64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg2, %arg0 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted_slice = tensor.extract_slice %reshape[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %reshape[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
    %1 = tensor.empty() : tensor<1x2x2x2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %inserted_slice[%c0] : tensor<1xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<1x2x2x2xf64>) -> tensor<1x2x2x2xf64>
    %3 = tensor.empty() : tensor<1x3x3x2xf64>
    %4 = arith.divf %extracted, %extracted : f64
    %5 = linalg.fill ins(%4 : f64) outs(%3 : tensor<1x3x3x2xf64>) -> tensor<1x3x3x2xf64>
    %6 = tensor.empty() : tensor<2x2xf64>
    %7 = linalg.pooling_nhwc_min ins(%5, %6 : tensor<1x3x3x2xf64>, tensor<2x2xf64>) outs(%2 : tensor<1x2x2x2xf64>) -> tensor<1x2x2x2xf64>
    %8:2 = scf.forall (%arg3, %arg4) in (3, 3) shared_outs(%arg5 = %5, %arg6 = %5) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>) {
      %20 = linalg.fill ins(%extracted : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
      %21:2 = func.call @f1(%arg2) : (tensor<f64>) -> (tensor<2xf64>, tensor<?x?x?x?x?xf32>)
      %extracted_slice_4 = tensor.extract_slice %arg5[0, %arg3, %arg4, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x3x3x2xf64> to tensor<1x2xf64>
      %22 = linalg.square ins(%extracted_slice_4 : tensor<1x2xf64>) outs(%extracted_slice_4 : tensor<1x2xf64>) -> tensor<1x2xf64>
      %23 = linalg.copy ins(%extracted_slice_4 : tensor<1x2xf64>) outs(%22 : tensor<1x2xf64>) -> tensor<1x2xf64>
      %extracted_slice_5 = tensor.extract_slice %arg6[0, %arg3, %arg4, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x3x3x2xf64> to tensor<1x1x1x2xf64>
      %cst_6 = arith.constant dense<[[[[1.050000e+01, 9.500000e+00]]]]> : tensor<1x1x1x2xf64>
      %24 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%extracted_slice_5, %cst_6 : tensor<1x1x1x2xf64>, tensor<1x1x1x2xf64>) outs(%extracted_slice_5 : tensor<1x1x1x2xf64>) -> tensor<1x1x1x2xf64>
      %25 = linalg.div ins(%extracted_slice_5, %24 : tensor<1x1x1x2xf64>, tensor<1x1x1x2xf64>) outs(%24 : tensor<1x1x1x2xf64>) -> tensor<1x1x1x2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %23 into %arg5[0, %arg3, %arg4, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x2xf64> into tensor<1x3x3x2xf64>
        tensor.parallel_insert_slice %25 into %arg6[0, %arg3, %arg4, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x1x1x2xf64> into tensor<1x3x3x2xf64>
      }
    }
    %c1_i64 = arith.constant 1 : i64
    %from_elements_0 = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape_1 = tensor.reshape %0(%from_elements_0) : (tensor<f64>, tensor<1xi64>) -> tensor<1xf64>
    %extracted_slice_2 = tensor.extract_slice %5[0, 1, 0, 0] [1, 1, 3, 2] [1, 2, 1, 1] : tensor<1x3x3x2xf64> to tensor<1x1x3x2xf64>
    %9 = call @write2(%extracted_slice_2) : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
    %10 = tensor.empty() : tensor<1x3x3x2xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x3x3x2xf64>) outs(%10 : tensor<1x3x3x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_4 = arith.constant -2.500000e+00 : f64
      %20 = arith.subf %in, %cst_4 : f64
      linalg.yield %20 : f64
    } -> tensor<1x3x3x2xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %12 = arith.cmpf uno, %extracted, %cst : f64
    %true = arith.constant true
    %13 = arith.ori %12, %true : i1
    cf.assert %13, "never fails"
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%extracted_slice_2 : tensor<1x1x3x2xf64>) {
    ^bb0(%out: f64):
      %20 = linalg.index 0 : index
      %21 = arith.subi %c0, %20 : index
      %22 = linalg.index 1 : index
      %23 = linalg.index 2 : index
      %24 = linalg.index 3 : index
      %25 = arith.subi %c1, %24 : index
      %extracted_4 = tensor.extract %9[%21, %22, %23, %25] : tensor<1x1x3x2xf64>
      %cst_5 = arith.constant 5.000000e-01 : f64
      %26 = arith.maximumf %extracted_4, %cst_5 : f64
      linalg.yield %26 : f64
    } -> tensor<1x1x3x2xf64>
    %15 = scf.if %12 -> (tensor<1x1x2x2xf64>) {
      %extracted_slice_4 = tensor.extract_slice %2[0, 0, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x2x2x2xf64> to tensor<1x1x2x2xf64>
      %20 = linalg.exp ins(%extracted_slice_4 : tensor<1x1x2x2xf64>) outs(%extracted_slice_4 : tensor<1x1x2x2xf64>) -> tensor<1x1x2x2xf64>
      scf.yield %20 : tensor<1x1x2x2xf64>
    } else {
      %extracted_slice_4 = tensor.extract_slice %2[0, 1, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x2x2x2xf64> to tensor<1x1x2x2xf64>
      scf.yield %extracted_slice_4 : tensor<1x1x2x2xf64>
    }
    %16 = linalg.sqrt ins(%15 : tensor<1x1x2x2xf64>) outs(%15 : tensor<1x1x2x2xf64>) -> tensor<1x1x2x2xf64>
    %17 = arith.index_castui %12 : i1 to index
    %c2 = arith.constant 2 : index
    %18 = arith.remui %17, %c2 : index
    %extracted_3 = tensor.extract %2[%c0, %c1, %18, %c1] : tensor<1x2x2x2xf64>
    %19 = bufferization.alloc_tensor() copy(%8#1) : tensor<1x3x3x2xf64>
    return %8#0, %19, %reshape_1, %7 : tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>
  }
  func.func @f1(%arg0: tensor<f64>) -> (tensor<2xf64>, tensor<?x?x?x?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf64>
    %cst_1 = arith.constant dense<3.000000e+00> : tensor<2xf64>
    %0 = linalg.dot ins(%from_elements, %cst_1 : tensor<2xf64>, tensor<2xf64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %from_elements[%c1] [1] [1] : tensor<2xf64> to tensor<1xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %from_elements[0] [1] [%c1] : tensor<1xf64> into tensor<2xf64>
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2, %c2, %c2, %c2, %c2 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %18 = arith.index_cast %arg1 : index to i64
      %19 = arith.sitofp %18 : i64 to f32
      %20 = arith.index_cast %arg2 : index to i64
      %21 = arith.sitofp %20 : i64 to f32
      %22 = arith.index_cast %arg3 : index to i64
      %23 = arith.sitofp %22 : i64 to f32
      %24 = arith.index_cast %arg4 : index to i64
      %25 = arith.sitofp %24 : i64 to f32
      %26 = arith.index_cast %arg5 : index to i64
      %27 = arith.sitofp %26 : i64 to f32
      %28 = arith.negf %19 : f32
      %29 = arith.addf %28, %21 : f32
      %30 = arith.addf %29, %23 : f32
      %31 = arith.minimumf %30, %25 : f32
      %32 = arith.maximumf %31, %27 : f32
      tensor.yield %32 : f32
    } : tensor<?x?x?x?x?xf32>
    %1 = tensor.empty() : tensor<2x2x2x3x2xf32>
    %cst_2 = arith.constant 1.000000e+10 : f32
    %2 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<2x2x2x3x2xf32>) -> tensor<2x2x2x3x2xf32>
    %cst_3 = arith.constant dense<[[[[[9.500000e+00], [1.050000e+01]]], [[[1.150000e+01], [1.250000e+01]]]], [[[[1.350000e+01], [1.450000e+01]]], [[[1.550000e+01], [1.650000e+01]]]]]> : tensor<2x2x1x2x1xf32>
    %3 = linalg.conv_3d_ncdhw_fcdhw ins(%2, %cst_3 : tensor<2x2x2x3x2xf32>, tensor<2x2x1x2x1xf32>) outs(%generated : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %4 = bufferization.alloc_tensor() : tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    %5 = linalg.fill ins(%extracted : f64) outs(%4 : tensor<f64>) -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.add ins(%0, %5 : tensor<f64>, tensor<f64>) outs(%6 : tensor<f64>) -> tensor<f64>
    %8 = scf.forall (%arg1) in (2) shared_outs(%arg2 = %generated) -> (tensor<?x?x?x?x?xf32>) {
      %18 = bufferization.alloc_tensor() : tensor<f64>
      %19 = tensor.empty() : tensor<f64>
      %20 = linalg.fill ins(%extracted : f64) outs(%19 : tensor<f64>) -> tensor<f64>
      %21 = linalg.rsqrt ins(%20 : tensor<f64>) outs(%18 : tensor<f64>) -> tensor<f64>
      %22 = tensor.empty() : tensor<2x2x2x1x2xf32>
      %extracted_9 = tensor.extract %generated[%c1, %arg1, %arg1, %c1, %arg1] : tensor<?x?x?x?x?xf32>
      %23 = linalg.fill ins(%extracted_9 : f32) outs(%22 : tensor<2x2x2x1x2xf32>) -> tensor<2x2x2x1x2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %23 into %arg2[0, 0, 0, %arg1, 0] [2, 2, 2, 1, 2] [1, 1, 1, 1, 1] : tensor<2x2x2x1x2xf32> into tensor<?x?x?x?x?xf32>
      }
    }
    %cst_4 = arith.constant 0.000000e+00 : f64
    %9 = arith.cmpf ogt, %extracted, %cst_4 : f64
    %10 = arith.index_castui %9 : i1 to index
    %c0 = arith.constant 0 : index
    %11 = vector.transfer_read %cst_3[%10, %c0, %c0, %10, %c0], %cst_2 : tensor<2x2x1x2x1xf32>, vector<4xf32>
    %12 = vector.transfer_write %11, %8[%c1, %c1, %c1, %c0, %c1] : vector<4xf32>, tensor<?x?x?x?x?xf32>
    %13 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %14 = vector.broadcast %cst_2 : f32 to vector<2xf32>
    %15 = vector.transfer_write %14, %12[%10, %10, %c0, %10, %c1] : vector<2xf32>, tensor<?x?x?x?x?xf32>
    %extracted_slice_5 = tensor.extract_slice %cst_1[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
    %extracted_slice_6 = tensor.extract_slice %cst_1[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
    %16 = linalg.fill ins(%extracted : f64) outs(%extracted_slice_5 : tensor<2xf64>) -> tensor<2xf64>
    %17 = linalg.softmax dimension(0) ins(%extracted_slice_5 : tensor<2xf64>) outs(%extracted_slice_6 : tensor<2xf64>) -> tensor<2xf64>
    %inserted_slice_7 = tensor.insert_slice %17 into %cst_1[0] [2] [1] : tensor<2xf64> into tensor<2xf64>
    %inserted_slice_8 = tensor.insert_slice %16 into %inserted_slice_7[0] [2] [1] : tensor<2xf64> into tensor<2xf64>
    return %inserted_slice, %3 : tensor<2xf64>, tensor<?x?x?x?x?xf32>
  }
  func.func private @write2(%arg0: tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64> {
    %0 = linalg.ceil ins(%arg0 : tensor<1x1x3x2xf64>) outs(%arg0 : tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
    return %0 : tensor<1x1x3x2xf64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64> {bufferization.writable = false}, %arg2: memref<f64>) -> (tensor<f64>, tensor<?x1xf64>, tensor<f64>, tensor<2x2x2x1xf64>, tensor<1x2xf64>, tensor<1x?xf64>, tensor<1xf64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant 7.250000e+00 : f64
    memref.store %cst, %arg2[] : memref<f64>
    %0:3 = call @f3(%arg1, %arg1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %1 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %0#1) -> (tensor<2xf64>) {
      %29:4 = func.call @f2(%arg0, %arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
      %30 = scf.index_switch %arg3 -> tensor<2xf64> 
      case 0 {
        %c2_i64 = arith.constant 2 : i64
        %from_elements_14 = tensor.from_elements %c2_i64 : tensor<1xi64>
        %reshape_15 = tensor.reshape %0#1(%from_elements_14) : (tensor<2xf64>, tensor<1xi64>) -> tensor<2xf64>
        scf.yield %0#1 : tensor<2xf64>
      }
      case 2 {
        %31 = tensor.empty() : tensor<2xf64>
        %32 = linalg.fill ins(%cst : f64) outs(%31 : tensor<2xf64>) -> tensor<2xf64>
        scf.yield %32 : tensor<2xf64>
      }
      case 4 {
        scf.yield %0#1 : tensor<2xf64>
      }
      default {
        %31 = linalg.rsqrt ins(%0#1 : tensor<2xf64>) outs(%0#1 : tensor<2xf64>) -> tensor<2xf64>
        scf.yield %31 : tensor<2xf64>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %29#2 into %arg4[%arg3] [1] [1] : tensor<1xf64> into tensor<2xf64>
      }
    }
    %cst_0 = arith.constant dense<4.500000e+00> : tensor<f64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[%c0] [1] [1] : tensor<2xf64> to tensor<f64>
    %2:3 = call @f3(%cst_0, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %2#2(%from_elements) : (tensor<f64>, tensor<1xi32>) -> tensor<1xf64>
    %3:3 = call @f3(%cst_0, %cst_0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %c1_i32_1 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %from_elements_2 = tensor.from_elements %c1_i32_1, %c2_i32 : tensor<2xi32>
    %reshape_3 = tensor.reshape %2#1(%from_elements_2) : (tensor<2xf64>, tensor<2xi32>) -> tensor<1x2xf64>
    %generated = tensor.generate  {
      %29 = arith.negf %cst : f64
      %30 = arith.addf %29, %cst : f64
      tensor.yield %30 : f64
    } : tensor<f64>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%generated, %2#2 : tensor<f64>, tensor<f64>) outs(%3#2 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %3#0[] : tensor<f64>
    %cst_4 = arith.constant 0.000000e+00 : f64
    %5 = arith.cmpf oeq, %extracted, %cst_4 : f64
    %6 = scf.if %5 -> (tensor<1xf64>) {
      %extracted_slice_14 = tensor.extract_slice %3#1[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
      scf.yield %extracted_slice_14 : tensor<1xf64>
    } else {
      %extracted_slice_14 = tensor.extract_slice %3#1[1] [1] [1] : tensor<2xf64> to tensor<1xf64>
      scf.yield %extracted_slice_14 : tensor<1xf64>
    }
    %cst_5 = arith.constant dense<[1.050000e+01, 1.150000e+01]> : tensor<2xf64>
    %7 = linalg.copy ins(%cst_5 : tensor<2xf64>) outs(%3#1 : tensor<2xf64>) -> tensor<2xf64>
    %8 = tensor.empty() : tensor<1xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<1xf64>) outs(%8 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %29 = arith.addf %in, %extracted : f64
      linalg.yield %29 : f64
    } -> tensor<1xf64>
    %cst_6 = arith.constant dense<[[1.500000e+00, 2.500000e+00]]> : tensor<1x2xf64>
    %cst_7 = arith.constant dense<[[[[6.500000e+00], [5.500000e+00]], [[4.500000e+00], [3.500000e+00]]], [[[2.500000e+00], [1.500000e+00]], [[5.000000e-01], [-5.000000e-01]]]]> : tensor<2x2x2x1xf64>
    %10 = tensor.empty() : tensor<2x3x2x1xf64>
    %11 = linalg.fill ins(%extracted : f64) outs(%10 : tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
    %12 = tensor.empty() : tensor<2x1xf64>
    %13 = linalg.pooling_nhwc_min ins(%11, %12 : tensor<2x3x2x1xf64>, tensor<2x1xf64>) outs(%cst_7 : tensor<2x2x2x1xf64>) -> tensor<2x2x2x1xf64>
    %14 = tensor.empty() : tensor<f64>
    %15 = linalg.fill ins(%extracted : f64) outs(%14 : tensor<f64>) -> tensor<f64>
    %16 = arith.select %5, %3#2, %15 : tensor<f64>
    %17 = linalg.dot ins(%cst_5, %3#1 : tensor<2xf64>, tensor<2xf64>) outs(%16 : tensor<f64>) -> tensor<f64>
    %extracted_8 = tensor.extract %3#2[] : tensor<f64>
    cf.br ^bb2
  ^bb1:  // no predecessors
    %18 = linalg.exp ins(%6 : tensor<1xf64>) outs(%6 : tensor<1xf64>) -> tensor<1xf64>
    ub.unreachable
  ^bb2:  // pred: ^bb0
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<1xf64>) outs(%6 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %29 = arith.divf %in, %out : f64
      linalg.yield %29 : f64
    } -> tensor<1xf64>
    %cst_9 = arith.constant 5.000000e-01 : f64
    %from_elements_10 = tensor.from_elements %cst_9 : tensor<f64>
    %c2 = arith.constant 2 : index
    %20 = scf.forall (%arg3) in (%c2) shared_outs(%arg4 = %12) -> (tensor<2x1xf64>) {
      %cst_14 = arith.constant -2.500000e+00 : f64
      %cst_15 = arith.constant 1.000000e+00 : f64
      %cst_16 = arith.constant 1.000000e+00 : f64
      %cst_17 = arith.constant -1.000000e+00 : f64
      %from_elements_18 = tensor.from_elements %cst_14, %extracted_8, %cst_15, %cst_16, %cst_17, %extracted_8 : tensor<1x1x3x2xf64>
      %29 = func.call @write2(%from_elements_18) : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
      %extracted_slice_19 = tensor.extract_slice %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<2x1xf64> to tensor<1x1xf64>
      %30 = linalg.fill ins(%extracted : f64) outs(%extracted_slice_19 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %30 into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<2x1xf64>
      }
    }
    %c1 = arith.constant 1 : index
    %from_elements_11 = tensor.from_elements %c1 : tensor<1xindex>
    %reshape_12 = tensor.reshape %6(%from_elements_11) : (tensor<1xf64>, tensor<1xindex>) -> tensor<1xf64>
    %21 = tensor.empty() : tensor<1xf64>
    %22 = linalg.reciprocal ins(%6 : tensor<1xf64>) outs(%21 : tensor<1xf64>) -> tensor<1xf64>
    %23 = arith.index_castui %5 : i1 to index
    %c3 = arith.constant 3 : index
    %24 = arith.remui %23, %c3 : index
    %25 = scf.index_switch %24 -> tensor<2xf64> 
    case 0 {
      %29:2 = scf.if %5 -> (tensor<1xf64>, tensor<1xf64>) {
        %rank = tensor.rank %0#2 : tensor<f64>
        %cst_15 = arith.constant dense<-1.000000e+00> : tensor<1xf64>
        scf.yield %cst_15, %22 : tensor<1xf64>, tensor<1xf64>
      } else {
        %31 = tensor.empty() : tensor<1x2xf64>
        %cst_15 = arith.constant dense<1.000000e+00> : tensor<1x2xf64>
        %32 = linalg.copy ins(%cst_15 : tensor<1x2xf64>) outs(%31 : tensor<1x2xf64>) -> tensor<1x2xf64>
        %33:4 = func.call @f2(%4, %16, %from_elements_10) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
        %34 = linalg.rsqrt ins(%reshape_12 : tensor<1xf64>) outs(%22 : tensor<1xf64>) -> tensor<1xf64>
        %extracted_16 = tensor.extract %1[%c0] : tensor<2xf64>
        %35 = linalg.fill ins(%extracted_16 : f64) outs(%22 : tensor<1xf64>) -> tensor<1xf64>
        scf.yield %34, %35 : tensor<1xf64>, tensor<1xf64>
      }
      %extracted_14 = tensor.extract %generated[] : tensor<f64>
      %30 = linalg.fill ins(%extracted_14 : f64) outs(%3#1 : tensor<2xf64>) -> tensor<2xf64>
      scf.yield %30 : tensor<2xf64>
    }
    case 2 {
      %29 = linalg.log ins(%7 : tensor<2xf64>) outs(%3#1 : tensor<2xf64>) -> tensor<2xf64>
      scf.yield %29 : tensor<2xf64>
    }
    default {
      %29 = linalg.floor ins(%cst_5 : tensor<2xf64>) outs(%3#1 : tensor<2xf64>) -> tensor<2xf64>
      scf.yield %29 : tensor<2xf64>
    }
    %26 = arith.index_castui %5 : i1 to index
    %c4 = arith.constant 4 : index
    %27 = arith.remui %26, %c4 : index
    %28 = scf.index_switch %27 -> tensor<f64> 
    case 0 {
      %29 = vector.broadcast %extracted : f64 to vector<2xf64>
      %30 = vector.transfer_write %29, %2#1[%c1] : vector<2xf64>, tensor<2xf64>
      scf.yield %3#2 : tensor<f64>
    }
    case 1 {
      %29:2 = scf.forall (%arg3, %arg4) in (%c2, 1) shared_outs(%arg5 = %10, %arg6 = %11) -> (tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) {
        %30 = scf.forall (%arg7) in (%c1) shared_outs(%arg8 = %8) -> (tensor<1xf64>) {
          %cast_18 = tensor.cast %25 : tensor<2xf64> to tensor<?xf64>
          %37 = tensor.empty() : tensor<f64>
          %38:3 = func.call @f3(%37, %0#2) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
          %extracted_slice_19 = tensor.extract_slice %arg8[%arg7] [1] [1] : tensor<1xf64> to tensor<f64>
          %39 = linalg.copy ins(%16 : tensor<f64>) outs(%extracted_slice_19 : tensor<f64>) -> tensor<f64>
          %40 = linalg.floor ins(%3#2 : tensor<f64>) outs(%39 : tensor<f64>) -> tensor<f64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %40 into %arg8[%arg7] [1] [1] : tensor<f64> into tensor<1xf64>
          }
        }
        %31 = tensor.empty() : tensor<1x2x2xf32>
        %cst_14 = arith.constant -6.000000e+00 : f32
        %32 = linalg.fill ins(%cst_14 : f32) outs(%31 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %33 = tensor.empty() : tensor<1x3x2xf32>
        %extracted_15 = tensor.extract %32[%arg4, %arg3, %c1] : tensor<1x2x2xf32>
        %34 = linalg.fill ins(%extracted_15 : f32) outs(%33 : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
        %generated_16 = tensor.generate  {
        ^bb0(%arg7: index, %arg8: index):
          %37 = arith.index_cast %arg7 : index to i64
          %38 = arith.sitofp %37 : i64 to f32
          %39 = arith.index_cast %arg8 : index to i64
          %40 = arith.sitofp %39 : i64 to f32
          %41 = arith.divf %38, %40 : f32
          tensor.yield %41 : f32
        } : tensor<2x2xf32>
        %35 = linalg.depthwise_conv_1d_nwc_wc ins(%34, %generated_16 : tensor<1x3x2xf32>, tensor<2x2xf32>) outs(%32 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %36:2 = func.call @f1(%16) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>) -> (tensor<2xf64>, tensor<?x?x?x?x?xf32>)
        %extracted_slice_17 = tensor.extract_slice %11[0, 0, 1, 0] [2, 3, 1, 1] [1, 1, %c1, 1] : tensor<2x3x2x1xf64> to tensor<2x3x1x1xf64>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %extracted_slice_17 into %arg5[0, 0, %arg3, %arg4] [2, 3, 1, 1] [1, 1, 1, 1] : tensor<2x3x1x1xf64> into tensor<2x3x2x1xf64>
          tensor.parallel_insert_slice %extracted_slice_17 into %arg6[0, 0, %arg3, %arg4] [2, 3, 1, 1] [1, 1, 1, 1] : tensor<2x3x1x1xf64> into tensor<2x3x2x1xf64>
        }
      }
      scf.yield %from_elements_10 : tensor<f64>
    }
    case 4 {
      %29 = arith.cmpi sle, %27, %24 : index
      %30 = scf.if %29 -> (tensor<2x3x2x1xf64>) {
        %extracted_15 = tensor.extract %generated[] : tensor<f64>
        %32 = math.roundeven %extracted_15 : f64
        %cst_16 = arith.constant dense<[[[[6.500000e+00], [5.500000e+00]], [[4.500000e+00], [3.500000e+00]], [[2.500000e+00], [1.500000e+00]]], [[[5.000000e-01], [-5.000000e-01]], [[-1.500000e+00], [-2.500000e+00]], [[-3.500000e+00], [-4.500000e+00]]]]> : tensor<2x3x2x1xf64>
        %33 = linalg.add ins(%11, %cst_16 : tensor<2x3x2x1xf64>, tensor<2x3x2x1xf64>) outs(%10 : tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
        scf.yield %33 : tensor<2x3x2x1xf64>
      } else {
        affine.for %arg3 = 0 to 3 {
          %concat = tensor.concat dim(0) %22, %2#1 : (tensor<1xf64>, tensor<2xf64>) -> tensor<3xf64>
          %35 = linalg.sub ins(%9, %19 : tensor<1xf64>, tensor<1xf64>) outs(%22 : tensor<1xf64>) -> tensor<1xf64>
          %36 = tensor.empty(%c1) : tensor<?xf64>
          %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%35 : tensor<1xf64>) outs(%36 : tensor<?xf64>) {
          ^bb0(%in: f64, %out: f64):
            %cst_16 = arith.constant 1.000000e+00 : f64
            %38 = arith.subf %in, %cst_16 : f64
            linalg.yield %38 : f64
          } -> tensor<?xf64>
        }
        %32 = func.call @same5(%11) : (tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
        %33 = linalg.ceil ins(%11 : tensor<2x3x2x1xf64>) outs(%32 : tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
        %extracted_15 = tensor.extract %11[%c0, %c1, %c1, %c0] : tensor<2x3x2x1xf64>
        %34 = linalg.copy ins(%11 : tensor<2x3x2x1xf64>) outs(%10 : tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64>
        scf.yield %34 : tensor<2x3x2x1xf64>
      }
      %from_elements_14 = tensor.from_elements %extracted : tensor<f64>
      %31 = linalg.powf ins(%3#2, %from_elements_14 : tensor<f64>, tensor<f64>) outs(%3#2 : tensor<f64>) -> tensor<f64>
      scf.yield %31 : tensor<f64>
    }
    default {
      scf.yield %15 : tensor<f64>
    }
    %cast = tensor.cast %20 : tensor<2x1xf64> to tensor<?x1xf64>
    %cast_13 = tensor.cast %reshape_3 : tensor<1x2xf64> to tensor<1x?xf64>
    return %28, %cast, %17, %13, %cst_6, %cast_13, %reshape, %2#0, %0#0 : tensor<f64>, tensor<?x1xf64>, tensor<f64>, tensor<2x2x2x1xf64>, tensor<1x2xf64>, tensor<1x?xf64>, tensor<1xf64>, tensor<f64>, tensor<f64>
  }
  func.func private @same5(%arg0: tensor<2x3x2x1xf64>) -> tensor<2x3x2x1xf64> {
    return %arg0 : tensor<2x3x2x1xf64>
  }
}

