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
// bufdiff-choices: f5f160b83dbc69a8a90b7f24b439c4f2d911fa0721da7ae34138ad37c2
// bufdiff-features: 429 455 659 706 965 1183 1206 1785 1858 2023 2278 2471 2820 3175 3217 3247 3336
// bufdiff-features: 3392 4020 4752 5075 5094 5214 5276 5521 6277 6314 6611 6641 7060 7645 7933 8259
// bufdiff-features: 8358 9238 9294 9479 9537 9557 9748 9981 10035 10248 10817 11162 11441 11546
// bufdiff-features: 11588 11620 11759 12246 12464 12476 12891 13032 13074 13233 13424 13518 13623
// bufdiff-features: 13687 13915 14376 14485 14884 15318 15356 15582 15671 15751 15903 16269 16371
// bufdiff-features: 16682 16728 16822 17015 17193 17792 18166 18822 18918 19419 19442 19545 19562
// bufdiff-features: 19606 19628 20378 20734 21036 21090 21281 21303 21675 21827 22280 22448 22593
// bufdiff-features: 22640 22860 23047 23225 23454 23957 24092 24131 24184 24682 25231 25433 25514
// bufdiff-features: 25571 25818 26023 26460 26568 26716 26796 26808 27218 27672 28125 28504 28556
// bufdiff-features: 28621 28986 29170 29179 29294 29401 29590 29687 29763 29839 29876 29968 30145
// bufdiff-features: 30539 30666 30795 30896 30996 31155 31446 32388 32395 32590 32809 32918 33480
// bufdiff-features: 33511 33578 33682 33762 33769 33853 33915 34034 34110 34140 34159 34167 34617
// bufdiff-features: 34960 35036 35610 35875 35957 36395 36784 36797 37007 37030 37183 37231 37238
// bufdiff-features: 38520 38702 38783 39528 39545 39915 40070 40266 40395 40712 40721 41605 42467
// bufdiff-features: 42749 42858 42919 43085 43092 43191 43248 43262 43290 43329 43442 43839 44505
// bufdiff-features: 44522 44621 44893 44943 46034 46203 46536 46732 46735 46763 46936 46993 47230
// bufdiff-features: 47392 47416 47449 47762 47796 47865 48012 48038 48343 48359 48586 48598 49301
// bufdiff-features: 49370 49635 49800 50101 50146 50504 50626 50953 51144 51178 51341 51344 51729
// bufdiff-features: 51800 52004 52062 52115 52322 52558 52900 52927 52928 53180 53235 53243 53244
// bufdiff-features: 53469 53569 53779 53853 53898 53915 54135 54566 54647 54818 54827 54915 54964
// bufdiff-features: 54998 55113 55270 55527 55593 55770 55995 56404 56498 56574 56592 56814 56879
// bufdiff-features: 56927 57185 57245 57381 57401 57548 57551 58029 58190 58191 58290 58308 58626
// bufdiff-features: 58793 58806 58892 58954 59367 59620 60008 60235 60443 61435 61484 61628 61950
// bufdiff-features: 62091 62148 62422 62787 63071 63100 63168 63384 63495 63800 63844 63899 64119
// bufdiff-features: 64120 64162 64235 64716 64875 65225 65478 65575 65625 65726 66422 66646 66992
// bufdiff-features: 66995 67069 67929 67954 68343 68355 68782 68797 69007 69008 69121 69165 69253
// bufdiff-features: 69311 69403 69593 69776 69965 70335 70644 70872 70896 70955 71046 71050 71259
// bufdiff-features: 71306 71442 71726 71770 71825 72450 72565 72615 73116 73141 73150 73289 73388
// bufdiff-features: 73802 73977 74057 74100 74201 74401 74833 74864 74914 75177 75308 75414 75921
// bufdiff-features: 76245 76339 76748 76953 77203 77285 78211 78283 78430 78620 78991 79338 79402
// bufdiff-features: 79498 79596 80036 80083 80198 80256 80400 80416 80476 80511 80831 81066 81160
// bufdiff-features: 81192 81200 81239 81316 81415 81467 81502 81736 81756 81809 82011 82135 82186
// bufdiff-features: 82552 82714 83194 83342 83871 83911 84320 84358 84380 84473 84480 84585 84884
// bufdiff-features: 84922 84979 84991 85047 85120 85176 85185 85194 85289 85316 85843 86103 86125
// bufdiff-features: 86362 86496 86672 86710 87199 87213 87466 87495 87534 87862 88008 88233 88264
// bufdiff-features: 88337 88419 88480 88627 88645 88701 88932 89233 89780 89812 90011 90495 90585
// bufdiff-features: 90777 90949 91002 91046 91074 91312 91695 91802 91879 91884 92022 92194 92309
// bufdiff-features: 92492 92921 93171 93255 93281 93286 93464 93553 93628 93719 93753 93943 94205
// bufdiff-features: 94297 94928 94934 94981 95407 95900 96244 96351 96352 96808 96882 96958 96969
// bufdiff-features: 97028 97344 97475 97577 97658 97715 98187 98291 98501 98919 99002 99224 99228
// bufdiff-features: 99294 99383 99449 99685 99717 101264 101582 101983 102456 102625 102645 102809
// bufdiff-features: 103096 103147 103178 103210 103339 103715 103805 104065 104315 104580 104931
// bufdiff-features: 104958 105915 106785 106917 108057 108210 108235 108316 108627 109015 109040
// bufdiff-features: 109103 109105 109157 109187 109227 109659 109736 109923 110454 110608 110899
// bufdiff-features: 110932 110952 111120 111148 111206 111316 111839 111896 112751 112756 112929
// bufdiff-features: 113781 113801 113915 113940 114139 114312 114354 115026 115155 115240 115252
// bufdiff-features: 115726 115801 115804 116091 116125 116568 116671 117009 117183 117206 117291
// bufdiff-features: 117334 117724 117779 118320 119200 119588 119597 119645 119993 120615 120836
// bufdiff-features: 121059 121632 121682 121699 121785 122197 122386 122967 123085 123204 123396
// bufdiff-features: 123503 124152 124509 124614 124626 124747 124839 124903 124932 124985 125003
// bufdiff-features: 125080 125602 125971 126249 126383 126398 126879 126927 127243 127501 127528
// bufdiff-features: 127533 127662 127868 128182 128187 128355 129170 129404 129849 129955 130294
// bufdiff-features: 130310 130535 130671 130933 130979 131290 131346 131348 131528 131544 131807
// bufdiff-features: 131937 132024 132176 132209 132307 132574 132840 133756 134122 134265 134279
// bufdiff-features: 134398 135036 135256 136002 136007 136039 136271 136534 136543 136804 137045
// bufdiff-features: 137617 138476 139206 139357 139524 139708 139879 140374 140778 140841 140848
// bufdiff-features: 140924 140940 141263 141458 141460 141619 142022 142040 142220 142509 142930
// bufdiff-features: 143400 143418 143438 143521 143667 143726 144024 144053 144093 145178 145962
// bufdiff-features: 146238 146512 146608 146618 146619 146836 147310 147960 148170 148304 148647
// bufdiff-features: 149219 149272 149304 149320 149400 149670 150360 150404 150560 150818 151446
// bufdiff-features: 151537 151647 151728 152233 152265 152370 152538 152730 153131 153293 153427
// bufdiff-features: 153475 153488 153518 153658 153668 153780 153882 154399 154437 155143 155230
// bufdiff-features: 155545 155598 155884 156191 156369 156460 156834 156916 157744 158120 158128
// bufdiff-features: 158415 158897 158947 159038 159348 159724 160011 160327 160505 160515 160756
// bufdiff-features: 160996 161246 161295 161377 161547 162623 162663 162731 162799 162971 163044
// bufdiff-features: 163084 163471 163804 164112 164477 164529 164569 164709 164913 164954 164991
// bufdiff-features: 165124 165141 165248 165373 165636 165719 165817 166065 166075 166138 166456
// bufdiff-features: 166916 166942 167086 167164 167357 167466 167606 167614 167650 167753 167793
// bufdiff-features: 167823 168323 168808 168858 169224 169275 169479 169618 169642 169860 169902
// bufdiff-features: 170469 170819 170876 171020 171053 171116 171358 171369 171477 171551 171671
// bufdiff-features: 172112 172145 172243 172991 173029 173068 173079 173294 173788 173853 173922
// bufdiff-features: 174019 174243 174314 174411 174571 174878 174977 174979 175132 175240 175398
// bufdiff-features: 175546 175640 175761 175888 176491 176499 176782 176845 176963 177012 177211
// bufdiff-features: 177329 177675 177904 178067 178165 178234 178535 178560 179206 179280 179647
// bufdiff-features: 180207 180404 180469 181306 181355 181522 181685 182065 182203 183114 183447
// bufdiff-features: 183778 184006 184030 184163 184625 184722 185077 185275 185468 185572 185626
// bufdiff-features: 186161 186245 186959 187042 187159 187745 187769 187798 187869 188737 188790
// bufdiff-features: 188843 188883 189089 189421 189786 189793 190141 190508 190593 190684 191011
// bufdiff-features: 191247 191568 191602 191648 191888 191949 192061 192138 192187 192307 192327
// bufdiff-features: 192411 192422 192528 192628 192771 192861 193290 193353 193354 193387 193747
// bufdiff-features: 194134 194613 194682 195182 195462 195820 195902 195919 196024 196031 196358
// bufdiff-features: 196476 196734 197267 197814 197827 197837 197919 198223 198246 198279 198432
// bufdiff-features: 198648 198689 198798 198810 199623 199823 199827 200104 200307 200521 200613
// bufdiff-features: 200710 201059 201202 201377 201524 201601 201716 201736 202085 202094 202241
// bufdiff-features: 202472 202506 202669 202805 202870 202996 203402 203724 203862 204641 204862
// bufdiff-features: 204922 205434 205688 205689 206074 206133 206157 206573 206624 207442 207596
// bufdiff-features: 207631 207731 207882 207946 208000 208017 208038 208122 208220 208266 208291
// bufdiff-features: 208396 208623 208697 209605 209762 210022 210096 210253 210461 210786 210999
// bufdiff-features: 211445 211625 211967 212111 212262 212266 212779 212792 212798 213013 213275
// bufdiff-features: 213389 213425 213481 214073 214325 215259 215532 215604 215959 216190 216631
// bufdiff-features: 216892 216969 217050 217085 217282 217326 217547 217587 217899 217961 218064
// bufdiff-features: 218089 218595 218657 218691 218719 218813 219221 219393 219757 220284 220524
// bufdiff-features: 221162 221383 221444 221653 221661 221975 222181 222612 222809 222842 222982
// bufdiff-features: 223016 223030 223104 223523 223539 223640 224041 224297 224559 224899 224916
// bufdiff-features: 225224 225707 225728 225827 226189 226428 226575 226579 227345 227536 228061
// bufdiff-features: 228139 228168 228196 228485 228894 228936 229157 229266 229378 229425 229569
// bufdiff-features: 229781 229951 230081 230329 230337 230640 230729 230810 230813 231021 231339
// bufdiff-features: 231374 231770 232228 232396 232623 233154 233251 233268 233276 233401 233623
// bufdiff-features: 233687 234096 234562 234595 234778 235126 235722 235982 236064 236216 236238
// bufdiff-features: 236324 236336 236582 236583 236909 236929 236930 236986 237042 237098 239241
// bufdiff-features: 239779 240013 240107 240158 240618 240799 240882 240904 240952 241213 241256
// bufdiff-features: 241308 241331 241859 242306 242793 243082 243256 243339 243546 243781 243808
// bufdiff-features: 243989 243994 244092 244196 244895 245272 245380 245458 245594 246256 246463
// bufdiff-features: 246543 246895 246945 247062 247218 247247 247261 248233 248436 248930 249841
// bufdiff-features: 249922 249963 250917 251296 252260 252466 252539 252883 252926 253209 253389
// bufdiff-features: 253395 253836 254152 254421 254646 254835 254840 255394 255449 255556 255618
// bufdiff-features: 255676 255705 255816 256038 256080 256166 256525 256688 256870 257513 257621
// bufdiff-features: 257806 258123 258143 258331 258353 258375 258442 258445 258472 259170 259335
// bufdiff-features: 259396 259515 259528 259834 259840 259963 260465 260507 260534 261158 261326
// bufdiff-features: 262097
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<1xf64>, tensor<1x3x3x2xf64>, tensor<?x3x3x2xf64>, tensor<1xf64>, tensor<1x?x2x2xf64>, tensor<?x?xf64>, tensor<f64>, tensor<1x1x3x2xf64>, f64, f64) {
    %cst = arith.constant 5.000000e-01 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %0 = math.sin %extracted : f64
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %25 = arith.index_cast %arg2 : index to i64
      %26 = arith.sitofp %25 : i64 to f64
      %27 = arith.index_cast %arg3 : index to i64
      %28 = arith.sitofp %27 : i64 to f64
      %29 = arith.index_cast %arg4 : index to i64
      %30 = arith.sitofp %29 : i64 to f64
      %31 = arith.index_cast %arg5 : index to i64
      %32 = arith.sitofp %31 : i64 to f64
      %33 = arith.divf %26, %28 : f64
      %34 = arith.cmpf one, %33, %30 : f64
      %35 = arith.select %34, %33, %30 : f64
      %36 = arith.addf %35, %32 : f64
      tensor.yield %36 : f64
    } : tensor<1x1x3x2xf64>
    %1 = call @write2(%generated) : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
    %2:3 = call @f3(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %c1 = arith.constant 1 : index
    %from_elements_0 = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %from_elements(%from_elements_0) : (tensor<f64>, tensor<1xindex>) -> tensor<1xf64>
    %from_elements_1 = tensor.from_elements %c1 : tensor<1xindex>
    %reshape_2 = tensor.reshape %2#2(%from_elements_1) : (tensor<f64>, tensor<1xindex>) -> tensor<?xf64>
    cf.br ^bb2(%2#2 : tensor<f64>)
  ^bb1:  // no predecessors
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %reshape_2[%c0] [1] [1] : tensor<?xf64> to tensor<f64>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%2#2, %extracted_slice : tensor<f64>, tensor<f64>) outs(%2#2 : tensor<f64>) -> tensor<f64>
    cf.br ^bb2(%3 : tensor<f64>)
  ^bb2(%4: tensor<f64>):  // 2 preds: ^bb0, ^bb1
    %extracted_3 = tensor.extract %2#2[] : tensor<f64>
    %5:2 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %reshape_2, %arg4 = %reshape) -> (tensor<?xf64>, tensor<1xf64>) {
      %25 = memref.alloca_scope  -> (f64) {
        %27:4 = func.call @f2(%from_elements, %2#2, %4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
        %cast_20 = tensor.cast %27#3 : tensor<1x2x2x2xf64> to tensor<?x?x2x2xf64>
        %28 = tensor.empty() : tensor<3x1xf64>
        %cst_21 = arith.constant 5.000000e-01 : f64
        %29 = linalg.fill ins(%cst_21 : f64) outs(%28 : tensor<3x1xf64>) -> tensor<3x1xf64>
        %c2_22 = arith.constant 2 : index
        %generated_23 = tensor.generate  {
        ^bb0(%arg5: index):
          %31 = arith.index_cast %arg5 : index to i64
          %32 = arith.sitofp %31 : i64 to f64
          %33 = arith.divf %32, %extracted : f64
          tensor.yield %33 : f64
        } : tensor<3xf64>
        %30 = linalg.vecmat ins(%generated_23, %29 : tensor<3xf64>, tensor<3x1xf64>) outs(%27#2 : tensor<1xf64>) -> tensor<1xf64>
        memref.alloca_scope.return %extracted_3 : f64
      }
      %extracted_slice_19 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<1xf64> to tensor<f64>
      %26 = linalg.ceil ins(%2#2 : tensor<f64>) outs(%extracted_slice_19 : tensor<f64>) -> tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reshape into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
        tensor.parallel_insert_slice %26 into %arg4[%arg2] [1] [1] : tensor<f64> into tensor<1xf64>
      }
    }
    %6 = arith.cmpf ogt, %extracted_3, %extracted : f64
    scf.if %6 {
      %25 = arith.index_castui %6 : i1 to index
      %c2_19 = arith.constant 2 : index
      %26 = arith.remui %25, %c2_19 : index
      %27 = scf.index_switch %26 -> tensor<f64> 
      case 0 {
        %c0_20 = arith.constant 0 : index
        %extracted_slice_21 = tensor.extract_slice %reshape[%c0_20] [1] [1] : tensor<1xf64> to tensor<f64>
        %28 = linalg.ceil ins(%extracted_slice_21 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
        scf.yield %28 : tensor<f64>
      }
      default {
        %28 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%2#2, %arg1 : tensor<f64>, tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
        scf.yield %28 : tensor<f64>
      }
    } else {
      %25:2 = func.call @both5(%reshape, %reshape) : (tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>)
      %c0_19 = arith.constant 0 : index
      %extracted_20 = tensor.extract %reshape[%c0_19] : tensor<1xf64>
      %26:2 = func.call @f1(%4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>) -> (tensor<2xf64>, tensor<?x?x?x?x?xf32>)
    }
    %cst_4 = arith.constant 2.000000e+00 : f64
    %7 = arith.divf %0, %cst_4 : f64
    %c1_i32 = arith.constant 1 : i32
    %from_elements_5 = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape_6 = tensor.reshape %5#0(%from_elements_5) : (tensor<?xf64>, tensor<1xi32>) -> tensor<1xf64>
    %8 = linalg.copy ins(%reshape_2 : tensor<?xf64>) outs(%5#1 : tensor<1xf64>) -> tensor<1xf64>
    affine.for %arg2 = 0 to 1 {
      %25 = linalg.exp ins(%5#1 : tensor<1xf64>) outs(%5#1 : tensor<1xf64>) -> tensor<1xf64>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<1xf64>) outs(%8 : tensor<1xf64>) {
      ^bb0(%in: f64, %out: f64):
        %27 = arith.mulf %in, %out : f64
        linalg.yield %27 : f64
      } -> tensor<1xf64>
    }
    %9:4 = call @f2(%2#2, %arg1, %2#2) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
    %extracted_slice_7 = tensor.extract_slice %5#1[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %extracted_slice_8 = tensor.extract_slice %5#1[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %10 = linalg.fill ins(%extracted_3 : f64) outs(%extracted_slice_7 : tensor<1xf64>) -> tensor<1xf64>
    %11 = tensor.empty() : tensor<1xf64>
    %12 = linalg.fill ins(%extracted_3 : f64) outs(%11 : tensor<1xf64>) -> tensor<1xf64>
    %13 = linalg.powf ins(%12, %5#0 : tensor<1xf64>, tensor<?xf64>) outs(%extracted_slice_8 : tensor<1xf64>) -> tensor<1xf64>
    %inserted_slice = tensor.insert_slice %10 into %5#1[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
    %inserted_slice_9 = tensor.insert_slice %13 into %inserted_slice[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
    %c1_i32_10 = arith.constant 1 : i32
    %c1_i32_11 = arith.constant 1 : i32
    %from_elements_12 = tensor.from_elements %c1_i32_10, %c1_i32_11 : tensor<2xi32>
    %reshape_13 = tensor.reshape %4(%from_elements_12) : (tensor<f64>, tensor<2xi32>) -> tensor<?x?xf64>
    %14:3 = call @f3(%4, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %15 = call @write2(%1) : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
    %16 = linalg.add ins(%14#1, %2#1 : tensor<2xf64>, tensor<2xf64>) outs(%14#1 : tensor<2xf64>) -> tensor<2xf64>
    %17 = bufferization.alloc_tensor() : tensor<f64>
    %18 = linalg.floor ins(%2#0 : tensor<f64>) outs(%17 : tensor<f64>) -> tensor<f64>
    %19:2 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %8, %arg4 = %10) -> (tensor<1xf64>, tensor<1xf64>) {
      %25:2 = func.call @f1(%18) : (tensor<f64>) -> (tensor<2xf64>, tensor<?x?x?x?x?xf32>)
      %extracted_slice_19 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<1xf64> to tensor<1xf64>
      %26 = linalg.square ins(%inserted_slice_9 : tensor<1xf64>) outs(%extracted_slice_19 : tensor<1xf64>) -> tensor<1xf64>
      %extracted_slice_20 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<1xf64> to tensor<f64>
      %27 = linalg.add ins(%extracted_slice_20, %2#0 : tensor<f64>, tensor<f64>) outs(%extracted_slice_20 : tensor<f64>) -> tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %26 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<1xf64>
        tensor.parallel_insert_slice %27 into %arg4[%arg2] [1] [1] : tensor<f64> into tensor<1xf64>
      }
    }
    %cst_14 = arith.constant dense<11> : tensor<3x1x1xi32>
    %cst_15 = arith.constant dense<[[[4], [7]], [[10], [13]], [[16], [19]]]> : tensor<3x2x1xi32>
    %20 = tensor.empty() : tensor<2xi32>
    %21 = linalg.pooling_nwc_max_unsigned ins(%cst_15, %20 : tensor<3x2x1xi32>, tensor<2xi32>) outs(%cst_14 : tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
    %c2 = arith.constant 2 : index
    %22 = scf.forall (%arg2) in (%c2) shared_outs(%arg3 = %20) -> (tensor<2xi32>) {
      %extracted_slice_19 = tensor.extract_slice %cst_15[0, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<3x2x1xi32> to tensor<2x2x1xi32>
      %extracted_slice_20 = tensor.extract_slice %cst_15[1, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<3x2x1xi32> to tensor<2x2x1xi32>
      %extracted_slice_21 = tensor.extract_slice %cst_15[0, 0, 0] [2, 2, %c1] [%c1, 1, 1] : tensor<3x2x1xi32> to tensor<2x2x?xi32>
      %25 = tensor.empty() : tensor<1xi32>
      %26 = linalg.pooling_nwc_max_unsigned ins(%extracted_slice_21, %25 : tensor<2x2x?xi32>, tensor<1xi32>) outs(%extracted_slice_19 : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
      %inserted_slice_22 = tensor.insert_slice %26 into %cst_15[0, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<2x2x1xi32> into tensor<3x2x1xi32>
      %inserted_slice_23 = tensor.insert_slice %extracted_slice_20 into %inserted_slice_22[1, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<2x2x1xi32> into tensor<3x2x1xi32>
      %27 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %inserted_slice_23) -> (tensor<3x2x1xi32>) {
        %from_elements_28 = tensor.from_elements %c1 : tensor<1xindex>
        %reshape_29 = tensor.reshape %reshape_2(%from_elements_28) : (tensor<?xf64>, tensor<1xindex>) -> tensor<1xf64>
        %31 = scf.if %6 -> (tensor<2x1x1xi32>) {
          %extracted_slice_34 = tensor.extract_slice %cst_14[0, 0, 0] [2, 1, 1] [1, 1, 1] : tensor<3x1x1xi32> to tensor<2x1x1xi32>
          scf.yield %extracted_slice_34 : tensor<2x1x1xi32>
        } else {
          %extracted_slice_34 = tensor.extract_slice %cst_14[1, 0, 0] [2, 1, 1] [1, 1, 1] : tensor<3x1x1xi32> to tensor<2x1x1xi32>
          %c3_i32 = arith.constant 3 : i32
          %42 = linalg.fill ins(%c3_i32 : i32) outs(%extracted_slice_34 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
          scf.yield %42 : tensor<2x1x1xi32>
        }
        %generated_30 = tensor.generate %c2, %c1, %c1 {
        ^bb0(%arg6: index, %arg7: index, %arg8: index):
          %extracted_34 = tensor.extract %31[%arg6, %arg7, %arg8] : tensor<2x1x1xi32>
          %42 = arith.index_cast %arg6 : index to i32
          %43 = arith.index_cast %arg7 : index to i32
          %44 = arith.index_cast %arg8 : index to i32
          %45 = arith.subi %extracted_34, %42 : i32
          %c7_i32 = arith.constant 7 : i32
          %46 = arith.shrsi %45, %c7_i32 : i32
          %47 = arith.subi %46, %43 : i32
          %48 = arith.ori %47, %44 : i32
          %c6_i32 = arith.constant 6 : i32
          %49 = arith.shrui %48, %c6_i32 : i32
          tensor.yield %49 : i32
        } : tensor<?x?x?xi32>
        %32 = tensor.empty() : tensor<1x1xi32>
        %c127_i32 = arith.constant 127 : i32
        %33 = linalg.fill ins(%c127_i32 : i32) outs(%32 : tensor<1x1xi32>) -> tensor<1x1xi32>
        %34 = linalg.depthwise_conv_1d_nwc_wc ins(%generated_30, %33 : tensor<?x?x?xi32>, tensor<1x1xi32>) outs(%31 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
        %35 = tensor.empty(%c1) : tensor<3x1x?xi32>
        %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<3x1x1xi32>) outs(%35 : tensor<3x1x?xi32>) {
        ^bb0(%in: i32, %out: i32):
          %42 = arith.subi %in, %c127_i32 : i32
          %c3_i32 = arith.constant 3 : i32
          %43 = arith.shrsi %42, %c3_i32 : i32
          linalg.yield %43 : i32
        } -> tensor<3x1x?xi32>
        %extracted_slice_31 = tensor.extract_slice %arg5[%arg4, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<3x2x1xi32> to tensor<1x2x1xi32>
        %c0_32 = arith.constant 0 : index
        %37 = arith.index_castui %6 : i1 to index
        %38 = arith.remui %37, %c2 : index
        %c1_i32_33 = arith.constant 1 : i32
        %39 = vector.transfer_read %extracted_slice_31[%c0_32, %38, %c0_32], %c1_i32_33 : tensor<1x2x1xi32>, vector<4xi32>
        %40 = arith.remui %arg4, %c2 : index
        %41 = vector.transfer_write %39, %extracted_slice_31[%c0_32, %40, %c0_32] : vector<4xi32>, tensor<1x2x1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %41 into %arg5[%arg4, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2x1xi32> into tensor<3x2x1xi32>
        }
      }
      %extracted_slice_24 = tensor.extract_slice %16[%arg2] [1] [1] : tensor<2xf64> to tensor<f64>
      %28:4 = func.call @f2(%extracted_slice_24, %extracted_slice_24, %extracted_slice_24) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1x3x3x2xf64>, tensor<1x3x3x2xf64>, tensor<1xf64>, tensor<1x2x2x2xf64>)
      %extracted_slice_25 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<2xi32> to tensor<i32>
      %c-3_i32 = arith.constant -3 : i32
      %29 = linalg.fill ins(%c-3_i32 : i32) outs(%extracted_slice_25 : tensor<i32>) -> tensor<i32>
      %c0_26 = arith.constant 0 : index
      %extracted_27 = tensor.extract %inserted_slice_23[%arg2, %c0_26, %c0_26] : tensor<3x2x1xi32>
      %30 = linalg.fill ins(%extracted_27 : i32) outs(%29 : tensor<i32>) -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %30 into %arg3[%arg2] [1] [1] : tensor<i32> into tensor<2xi32>
      }
    }
    %from_elements_16 = tensor.from_elements %c1, %c2 : tensor<2xindex>
    %reshape_17 = tensor.reshape %14#1(%from_elements_16) : (tensor<2xf64>, tensor<2xindex>) -> tensor<1x2xf64>
    %23:3 = call @f3(%14#2, %2#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<2xf64>, tensor<f64>)
    %24 = scf.if %6 -> (f64) {
      %concat = tensor.concat dim(0) %reshape_17, %reshape_17, %reshape_17 : (tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<3x2xf64>
      %25 = func.call @write2(%1) : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xf64>
      scf.yield %7 : f64
    } else {
      %cst_19 = arith.constant 2.000000e+00 : f64
      scf.yield %cst_19 : f64
    }
    %cast = tensor.cast %9#1 : tensor<1x3x3x2xf64> to tensor<?x3x3x2xf64>
    %cast_18 = tensor.cast %9#3 : tensor<1x2x2x2xf64> to tensor<1x?x2x2xf64>
    return %reshape_6, %9#0, %cast, %9#2, %cast_18, %reshape_13, %14#0, %15, %24, %cst : tensor<1xf64>, tensor<1x3x3x2xf64>, tensor<?x3x3x2xf64>, tensor<1xf64>, tensor<1x?x2x2xf64>, tensor<?x?xf64>, tensor<f64>, tensor<1x1x3x2xf64>, f64, f64
  }
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
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<f64>) outs(%6 : tensor<f64>) {
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
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x3x3x2xf64>) outs(%10 : tensor<1x3x3x2xf64>) {
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
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%extracted_slice_2 : tensor<1x1x3x2xf64>) {
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
  func.func private @both5(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<1xf64>) outs(%1 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<1xf64>
    return %0, %2 : tensor<1xf64>, tensor<1xf64>
  }
}

