// bufdiff-profile: wide
// bufdiff-choices: 17fc9ff1d13ef2d8f9315b137f9c7ca36b15bde5e06400e55982335e475dd3b2fb69daf0910cdd1a
// bufdiff-choices: af88585c2bfc474014350ad81b7622a12a83f8b1655dfd7ca66b58f641f375f787555627ef24b114
// bufdiff-choices: bd47c4e3183fa3aae0c61fff8a5505999debef8ddd0512e1b5dfaadd318793142847d662874a2791
// bufdiff-choices: 855545bc8fb2ef694939fd3e378008ed53d0352640d3a4b9e7f77f5026a9ba57fdf55c4edbf7c3ae
// bufdiff-choices: 2e66777897d2e8a09d76365181a8da37e3cca11fbebaed1da00786e7ef60db8256e71ebf75020a29
// bufdiff-choices: b18b0ab2c8a1ef1ffe8bea980d6a621ead28d899c5c9460efa4ba2aea9de70ca12508f7ed9170ee4
// bufdiff-choices: 04c4296d967dfa8cb144bc999110e8f6f316ad5ffc0159972e5e98bcdab3b5257ef896f1ef0f017b
// bufdiff-choices: ab75e613dc2259f6231da30114c66a444269a76bde89ed5aa7e44974fef515d8ead42812c36420ea
// bufdiff-choices: 1cda1e8fa6a46e8abad633fffa0880a1989bec9cd4cc6e3f505c518024fa9647333943907641ccf1
// bufdiff-choices: 19c7743bd412fd8d73c52f26860c4ada8a15fe75829eca731a5239e01a543b171441787e917d24cf
// bufdiff-choices: d056dd206b4fafc0beff7e8636d5e7e0e5dd00b2795c50454b0880143e280f4308d4526d55800c26
// bufdiff-choices: 934223a2fa8db56d454f54fd233d6c5ea1f108cd70d2d5f58e202c3071285ff484054fbc64c2493c
// bufdiff-choices: 33e949e13b13cde5777ee1bf51ff018ee1c89a2a42b15e6249db59146ca8a180c648c6464d20644c
// bufdiff-choices: 401deab754f039cd7488c82962d607792d314e9637de054997cc930a9447c4674b66e5e70fd9eac2
// bufdiff-choices: 1c74bbf82702d3c466d0877340f0e9e0a7369982a833566766ffdb1a4428a2b2e0a58d37e1e88587
// bufdiff-choices: 12fd1d1a8fdeaa928f4366f5a0ca5943ff8566df76f2a6a3400565e4bcb296c87dbed8f6318ca8b2
// bufdiff-choices: 1cb47ea9c1261c1d1dd231319161a30dde49606387e0c7b27e4ac078b412e319db2704ff5c254368
// bufdiff-choices: d782c48732fff5dd8437ca4c833c4988cf312e244cf809fc7d0e45d182191a92dba1004561610068
// bufdiff-choices: 597d56f150703c16df1f182a74667339628dedde0d78311fd13687ba38def56e6f774fe2c80acf82
// bufdiff-choices: 2e1c50ca4c1e750b5363483c0b16591813d149e123939179c55227acd16fd3139e070a2de2a7f94b
// bufdiff-choices: 48aafa626521ba138f9ff7cbadece51be7d017b8a90e352171125d0ffc8cbc8a7e62abb1401d4dfc
// bufdiff-choices: f7b186fdda682d9f3818b8285b831c8aef2a70d03f483649ad8233f557fe762b6ba8b431a1f353b4
// bufdiff-choices: a28c5c2b86121837b30b4f0a4cf00bf525b4a45bd07e124e6c25a5f6c0084c03191a94fca2d84b8e
// bufdiff-choices: 00b1160fb5dc6561cb0c09fb5ea9d406b3875211079b00f795fcbda31b3416ec9d801738d826b1a9
// bufdiff-choices: b8ca47dbdd74e6727a897c71ed1229bea19f0b846d77a618d814a086b9e711dc7d25e667367672ac
// bufdiff-choices: 5afe9ddb65d079674d943d11d36dc460aadc038832cd2112b3d3bcd40fe2156dfd7444ade93f21e0
// bufdiff-choices: b0bfd181df03cc5db8c9dbe9d7af0366d7055c8a23d4ccd695e9b96305bcd13e56d56d1bbf161626
// bufdiff-choices: 4459f57a8bf4ecf9132c4a0ed87390ff0888dc687bbc0aaff1687c72065b06fb4398d4364204c56b
// bufdiff-choices: 07625600360134638b75c2b6da11b4bed5ea43bfbdd7afae64d832d3e8123c6fe37b57bd0b958df9
// bufdiff-choices: 4d5940926e773f0e9b4e1084604ecbe19146b4f1598e1e0a0250ef616103d4dec2cbeb2d2d
// bufdiff-features: 17 688 706 1858 1985 2461 2820 2898 3217 3579 3866 4020 4165 4336 5610 5834
// bufdiff-features: 5971 6169 6198 6363 6611 6641 7122 7618 7770 7800 8438 8512 9479 10020 10872
// bufdiff-features: 11047 11162 12547 13233 13424 13915 13949 14485 14704 14884 15671 15751 16269
// bufdiff-features: 16289 17015 17529 18166 18383 18486 18599 18952 19100 19171 19302 19419 19442
// bufdiff-features: 19726 19919 20127 20680 20968 21044 21522 21883 22280 22448 23600 23787 24259
// bufdiff-features: 25446 25651 25866 25898 26125 26796 27766 27998 28087 28133 28556 28987 30666
// bufdiff-features: 31143 31637 31864 32388 33005 33511 33853 34159 34167 34202 35163 35610 36511
// bufdiff-features: 37183 37333 37790 37803 38202 38547 38783 39150 39329 40070 40675 40712 41605
// bufdiff-features: 41907 41984 42467 42510 42806 42858 43442 43774 43942 44093 44360 44522 44716
// bufdiff-features: 44893 46196 46203 46331 46874 46993 47196 47200 47230 47392 47779 48038 48259
// bufdiff-features: 48281 48598 48616 49657 50751 51178 51313 51415 51475 51548 51729 51791 52148
// bufdiff-features: 52322 52558 52807 52900 52928 53231 53779 53898 53915 54005 54135 54408 54417
// bufdiff-features: 54734 54827 54964 54998 55014 55113 55270 55776 56404 56856 57401 58303 59038
// bufdiff-features: 59620 60207 60417 60686 60897 61944 63071 63495 63551 63800 63929 64120 64162
// bufdiff-features: 64235 65094 65496 65555 66980 66995 67517 67929 68355 68457 68867 69403 69531
// bufdiff-features: 69660 69875 69965 70119 71050 71259 71304 71306 71851 71904 72629 72871 72909
// bufdiff-features: 73141 73289 73335 73849 73926 74057 74255 74833 75361 75526 75700 76339 76373
// bufdiff-features: 76415 76512 76953 77283 77617 78130 78131 78148 78283 78430 78620 78644 78796
// bufdiff-features: 80184 81353 81612 81734 82135 82552 83194 84037 84090 84585 84922 85047 85668
// bufdiff-features: 85843 86125 87345 87895 87923 88599 88732 88958 89375 89732 89780 89812 90097
// bufdiff-features: 90543 90585 90777 91748 92022 92194 92259 92970 93255 93464 93496 93718 93768
// bufdiff-features: 94261 94267 95273 95407 95693 95747 96670 96758 97131 97715 97813 98187 98430
// bufdiff-features: 98501 98712 99044 99187 99228 99383 100677 101484 101619 101867 101921 102215
// bufdiff-features: 102597 102809 103851 104931 105070 105579 105902 106314 107031 107783 108012
// bufdiff-features: 108055 108800 108977 109105 109187 109327 109375 109378 109732 109923 109949
// bufdiff-features: 110952 111270 112756 112929 113171 113940 114874 115073 115252 115372 115778
// bufdiff-features: 115801 117183 117336 117365 117779 118221 119340 119588 119597 119678 119764
// bufdiff-features: 121117 121632 121681 123012 124254 124839 125397 125991 126398 127177 127249
// bufdiff-features: 127662 128163 128182 128355 128479 128592 129630 129849 130160 130192 130535
// bufdiff-features: 130574 130602 131528 131544 131851 133084 133756 136039 136273 137045 137102
// bufdiff-features: 137784 139524 140032 140778 141238 141891 142274 142846 143878 144093 144513
// bufdiff-features: 145140 145530 145996 146608 146753 146863 147178 147436 147712 148647 149304
// bufdiff-features: 149534 149660 150313 150363 150818 150995 151031 151728 152233 153063 153092
// bufdiff-features: 153220 153293 154946 155884 155898 156191 156460 156807 157496 157579 158120
// bufdiff-features: 158292 158897 159042 159348 160059 160327 160756 161377 162400 162677 162738
// bufdiff-features: 162799 162971 163044 163131 163709 163876 164680 164709 165051 165150 165636
// bufdiff-features: 165695 165719 165817 166456 166826 167086 167164 167466 167614 167924 167927
// bufdiff-features: 168516 168808 168858 169734 169744 169982 171532 172127 172957 172958 173023
// bufdiff-features: 173166 174170 174243 174281 174314 174571 175248 175546 175701 176499 176534
// bufdiff-features: 176664 177167 178046 178067 178165 178228 178558 178660 178765 179105 179319
// bufdiff-features: 179649 180845 182044 182966 183114 183667 184030 184163 184863 185317 185598
// bufdiff-features: 186257 186677 187159 187312 187769 188175 188522 188790 190142 190520 190818
// bufdiff-features: 191119 191908 191911 192308 192422 192771 192952 193193 193290 193576 193747
// bufdiff-features: 194134 194141 194682 195182 195183 195246 195700 196031 197125 197267 197522
// bufdiff-features: 197837 198432 199305 200104 200223 200307 200685 201601 202162 202241 202562
// bufdiff-features: 203779 204527 205434 205448 205623 205689 206946 207114 207124 207299 207442
// bufdiff-features: 207454 207457 208038 208448 208623 208947 209744 209755 209761 209922 210022
// bufdiff-features: 210461 210754 211003 211118 211524 211537 211884 212070 212191 212375 212779
// bufdiff-features: 213275 213748 214502 214744 214822 215707 215959 216892 216969 217455 217672
// bufdiff-features: 217741 217949 218064 218635 218657 218738 220181 220387 221162 221903 222612
// bufdiff-features: 222809 222842 223566 223738 223907 224222 225250 225325 225468 225759 225985
// bufdiff-features: 226053 226357 226579 227345 227536 227623 228058 228061 228291 228390 228419
// bufdiff-features: 228519 228894 228936 229266 230081 230083 230640 230729 231238 231239 231293
// bufdiff-features: 231533 231770 233276 233533 235141 235833 236024 236260 236909 236929 236930
// bufdiff-features: 236986 237826 238972 239573 240100 240158 240846 241225 241375 241496 242173
// bufdiff-features: 242306 242872 243256 243347 243546 243675 245277 245534 245673 245784 246037
// bufdiff-features: 246463 246543 246783 247247 249272 250137 251920 252377 252466 252539 253591
// bufdiff-features: 253836 254693 255520 255556 255896 256112 256688 257621 258239 258378 259282
// bufdiff-features: 259528 259805 259840 260089 260150 260616 261059 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %generated = tensor.generate  {
      %cst_1 = arith.constant -0.000000e+00 : f64
      tensor.yield %cst_1 : f64
    } : tensor<f64>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c2 to %c5 step %c1 iter_args(%arg4 = %arg1, %arg5 = %generated, %arg6 = %arg1) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
      %20:3 = func.call @f12(%arg4, %arg4) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
      %c7_i64 = arith.constant 7 : i64
      %21 = func.call @f11(%arg6, %c7_i64) : (tensor<f64>, i64) -> tensor<f64>
      %22 = func.call @step15(%arg6) : (tensor<f64>) -> tensor<f64>
      %23 = linalg.copy ins(%21 : tensor<f64>) outs(%arg5 : tensor<f64>) -> tensor<f64>
      %24 = linalg.copy ins(%22 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      scf.yield %24, %23, %22 : tensor<f64>, tensor<f64>, tensor<f64>
    }
    %extracted = tensor.extract %0#1[] : tensor<f64>
    %1:2 = call @f9(%0#2, %extracted, %0#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, f64, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %2 = call @x2(%0#0, %1#1, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    %c1_i8 = arith.constant 1 : i8
    %3:2 = call @f2(%0#1, %c1_i8, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, i8, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %c1_i64 = arith.constant 1 : i64
    %4 = call @f11(%0#0, %c1_i64) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, i64) -> tensor<f64>
    %c5_i64 = arith.constant 5 : i64
    %5 = arith.cmpi sle, %2, %c5_i64 : i64
    %6 = arith.select %5, %3#0, %1#0 : tensor<f64>
    %7:2 = call @f1(%0#1, %6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64)
    %cst = arith.constant dense<5.500000e+00> : tensor<f64>
    %8 = call @f11(%cst, %7#1) : (tensor<f64>, i64) -> tensor<f64>
    %from_elements = tensor.from_elements %extracted : tensor<f64>
    %c-3_i64 = arith.constant -3 : i64
    %9 = call @f11(%from_elements, %c-3_i64) : (tensor<f64>, i64) -> tensor<f64>
    %10:6 = call @f4(%8, %c1_i64) : (tensor<f64>, i64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    %11 = linalg.max ins(%cst, %10#1 : tensor<f64>, tensor<f64>) outs(%10#3 : tensor<f64>) -> tensor<f64>
    %12 = call @f7(%11, %11) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst_0 = arith.constant dense<4.500000e+00> : tensor<f64>
    %13 = linalg.erf ins(%cst_0 : tensor<f64>) outs(%10#3 : tensor<f64>) -> tensor<f64>
    %14 = call @x2(%13, %13, %13) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    %15 = call @step15(%9) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> tensor<f64>
    %16 = call @x1(%15) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> f64
    %17 = call @x1(%9) : (tensor<f64>) -> f64
    %18 = arith.cmpf ogt, %16, %10#5 : f64
    %19 = scf.if %18 -> (tensor<f64>) {
      %20 = func.call @x2(%6, %15, %15) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
      %c5_i64_1 = arith.constant 5 : i64
      %21:6 = func.call @f4(%7#0, %c5_i64_1) : (tensor<f64>, i64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
      %22 = linalg.square ins(%21#2 : tensor<f64>) outs(%3#0 : tensor<f64>) -> tensor<f64>
      scf.yield %22 : tensor<f64>
    } else {
      %20 = linalg.fill ins(%10#5 : f64) outs(%3#0 : tensor<f64>) -> tensor<f64>
      scf.yield %20 : tensor<f64>
    }
    return %19, %12, %10#2, %10#0, %4, %3#1, %cst_0, %6 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f12(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f64
    %2:2 = scf.if %1 -> (tensor<f64>, tensor<f64>) {
      %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %3, %arg0 : tensor<f64>, tensor<f64>
    } else {
      %3 = linalg.fill ins(%cst_0 : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
      %cst_1 = arith.constant dense<1.000000e+00> : tensor<f64>
      %generated = tensor.generate  {
        tensor.yield %extracted : f64
      } : tensor<f64>
      %4 = linalg.max ins(%cst_1, %generated : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %3, %4 : tensor<f64>, tensor<f64>
    }
    return %2#0, %arg0, %2#1 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @f10(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: i8) -> tensor<f64> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg1, %arg0 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3:3 = call @f8(%2) : (tensor<f64>) -> (tensor<2x3xi64>, tensor<f64>, tensor<1x2x1xi64>)
    %4:2 = call @f9(%arg1, %extracted, %arg1) : (tensor<f64>, f64, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    return %4#1 : tensor<f64>
  }
  func.func private @f9(%arg0: tensor<f64>, %arg1: f64, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %c-128_i64 = arith.constant -128 : i64
    %0:6 = call @f4(%arg0, %c-128_i64) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<f64>, i64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    %1 = call @f7(%0#3, %0#1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %0#0, %0#2 : tensor<f64>, tensor<f64>
  }
  func.func @f6(%arg0: tensor<f64>, %arg1: i8) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %cst = arith.constant -1.000000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:2 = call @f5(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst_0 = arith.constant dense<-0.000000e+00> : tensor<f64>
    %2:2 = call @f3(%cst_0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %c3_i64 = arith.constant 3 : i64
    %5:6 = call @f4(%4, %c3_i64) : (tensor<f64>, i64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    return %5#3, %5#2, %5#1, %5#5, %cst : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func private @f5(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.ceil ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f64>) {
    ^bb0(%out: f64):
      %cst = arith.constant -6.000000e+00 : f64
      %3 = arith.cmpf uge, %out, %cst : f64
      %4 = arith.select %3, %out, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<f64>
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<f64>
    return %1, %2 : tensor<f64>, tensor<f64>
  }
  func.func private @f4(%arg0: tensor<f64>, %arg1: i64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.copy ins(%1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %3 = call @x1(%arg0) : (tensor<f64>) -> f64
    %c-1_i8 = arith.constant -1 : i8
    %cst_0 = arith.constant -0.000000e+00 : f64
    %from_elements = tensor.from_elements %cst_0 : tensor<f64>
    %4:2 = call @f2(%0, %c-1_i8, %from_elements) : (tensor<f64>, i8, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    return %4#1, %2, %from_elements, %4#0, %3, %cst : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func @f3(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %3 = arith.mulf %in, %in_0 : f64
      %4 = arith.minimumf %3, %out : f64
      linalg.yield %4 : f64
    } -> tensor<f64>
    return %arg0, %2 : tensor<f64>, tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: i8, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg2[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %generated = tensor.generate  {
      %3 = arith.minimumf %extracted, %extracted : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    %1:2 = call @f1(%arg2, %generated) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64)
    %2 = linalg.fill ins(%extracted : f64) outs(%1#0 : tensor<f64>) -> tensor<f64>
    return %0, %2 : tensor<f64>, tensor<f64>
  }
  func.func private @x1(tensor<f64>) -> f64
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "write"}) -> i64
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, i64) {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<1.500000e+00> : tensor<f64>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg1, %cst : tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = call @x2(%0, %0, %0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    return %1, %2 : tensor<f64>, i64
  }
  func.func private @f7(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = linalg.copy ins(%arg0 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %cst = arith.constant 0.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f64>) outs(%1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<f64>
    %extracted = tensor.extract %2[] : tensor<f64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %3 : tensor<f64>, tensor<f64>) outs(%3 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %5 = arith.negf %in : f64
      %6 = arith.addf %5, %in_0 : f64
      linalg.yield %6 : f64
    } -> tensor<f64>
    return %4 : tensor<f64>
  }
  func.func @f8(%arg0: tensor<f64>) -> (tensor<2x3xi64>, tensor<f64>, tensor<1x2x1xi64>) {
    %0 = linalg.square ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c42_i64 = arith.constant 42 : i64
    %c3_i64 = arith.constant 3 : i64
    %c3_i64_0 = arith.constant 3 : i64
    %from_elements = tensor.from_elements %c2_i64, %c7_i64, %c7_i64, %c42_i64, %c3_i64, %c3_i64_0 : tensor<2x3xi64>
    %1 = tensor.empty() : tensor<1x2x1xi64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %from_elements[%c1, %c2] : tensor<2x3xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<1x2x1xi64>) -> tensor<1x2x1xi64>
    %c1_i64 = arith.constant 1 : i64
    %c5_i64 = arith.constant 5 : i64
    %from_elements_1 = tensor.from_elements %extracted, %c1_i64, %c5_i64 : tensor<1x1x3xi64>
    %3 = linalg.batch_reduce_matmul ins(%2, %from_elements_1 : tensor<1x2x1xi64>, tensor<1x1x3xi64>) outs(%from_elements : tensor<2x3xi64>) -> tensor<2x3xi64>
    return %3, %0, %2 : tensor<2x3xi64>, tensor<f64>, tensor<1x2x1xi64>
  }
  func.func private @f11(%arg0: tensor<f64>, %arg1: i64) -> tensor<f64> {
    %c42_i8 = arith.constant 42 : i8
    %0:5 = call @f6(%arg0, %c42_i8) : (tensor<f64>, i8) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64)
    %1 = linalg.fill ins(%0#4 : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %2 = call @f10(%arg0, %arg0, %arg0, %c42_i8) : (tensor<f64>, tensor<f64>, tensor<f64>, i8) -> tensor<f64>
    %3 = tensor.empty() : tensor<f64>
    %4 = arith.addf %0#3, %0#3 : f64
    %5 = linalg.fill ins(%4 : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %6 = linalg.reciprocal ins(%5 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    return %0#0 : tensor<f64>
  }
  func.func private @step15(%arg0: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 1.000000e+01 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}

