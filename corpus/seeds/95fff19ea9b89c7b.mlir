// bufdiff-profile: deep
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
// bufdiff-choices: 4d5940926e773f0e9b4e1084604ecbe1
// bufdiff-features: 177 211 397 537 965 1277 1536 1854 2209 2614 2961 3086 3193 3392 3417 3579 3631
// bufdiff-features: 4220 4282 4752 4986 5122 5187 5467 5994 6136 6363 6576 6611 6641 6666 6831 7122
// bufdiff-features: 9479 9612 9707 9748 10031 10035 10108 10630 10872 10911 11162 12246 12476 12501
// bufdiff-features: 12708 13233 13915 14420 14626 14728 15751 15903 15989 16173 16269 16417 16483
// bufdiff-features: 16682 17463 17970 17989 18166 18383 18486 18655 18778 18822 19257 19606 19868
// bufdiff-features: 20088 20092 20237 20276 20680 20827 20968 21140 21652 21953 22280 22498 22750
// bufdiff-features: 23454 24135 24682 24782 24926 24941 26117 26546 26663 26796 26873 27006 27144
// bufdiff-features: 27316 27725 28692 29431 29567 29590 29839 29968 30105 30223 30666 30996 31735
// bufdiff-features: 32232 32388 33152 33353 33399 33824 33853 34167 34617 34745 35036 35085 35126
// bufdiff-features: 35163 35267 36500 36726 36773 36784 36797 37183 37231 37895 38225 38702 38783
// bufdiff-features: 39150 39486 39540 39927 40311 40540 40669 40712 40829 42194 42850 43008 43442
// bufdiff-features: 44093 44505 44522 44621 45765 45911 46203 46522 46732 46936 47392 47618 47695
// bufdiff-features: 47762 47779 48038 48488 48598 49956 49968 50071 50448 50814 50949 51178 51415
// bufdiff-features: 51729 52062 52148 52322 52625 52772 52900 53180 53779 53898 54135 54734 54964
// bufdiff-features: 54998 55014 55270 55499 55527 55822 56404 56477 56592 56667 57566 58308 58396
// bufdiff-features: 58865 59171 59347 59547 59623 59651 60686 61505 61590 62225 62480 63294 63384
// bufdiff-features: 63407 63470 63787 64119 64120 64235 65058 65401 65496 65814 66422 66752 66995
// bufdiff-features: 67959 68355 68503 69875 71050 71259 71306 71394 71712 71770 71825 71904 72203
// bufdiff-features: 72450 72546 72629 72992 73289 73335 73802 73849 73926 74057 74140 74360 74686
// bufdiff-features: 74833 74862 75361 76211 76245 76914 76953 76988 77389 78038 78229 78283 78430
// bufdiff-features: 78796 78808 79562 79652 80290 80342 80355 80471 80478 80542 80794 80795 81443
// bufdiff-features: 81736 82008 82288 82565 83194 83412 83629 83760 84090 84585 84631 85316 85408
// bufdiff-features: 85681 85843 86125 86225 86710 86844 87418 87495 87685 87923 88337 88480 88627
// bufdiff-features: 88787 88958 89178 89812 90070 90097 90141 90202 90585 90979 91074 91148 91248
// bufdiff-features: 91748 92022 92194 92259 93032 93296 93399 93464 93718 93994 94049 94267 94952
// bufdiff-features: 95207 95273 95407 95642 96429 96439 96727 96935 97144 97655 98357 98430 98501
// bufdiff-features: 98712 98945 99038 100073 100882 101098 101753 101898 102809 103159 103339
// bufdiff-features: 103673 103759 103851 104140 104229 104315 104433 104787 104931 105331 106320
// bufdiff-features: 106411 107702 107998 108210 108410 108907 109105 109157 109163 109187 109561
// bufdiff-features: 109923 110162 110424 110454 110561 110816 110899 110932 111316 111584 111688
// bufdiff-features: 112756 112929 113239 113295 113781 113901 114360 114381 114604 114676 114677
// bufdiff-features: 114874 114945 115240 115372 115788 116115 116425 116568 116671 117206 117506
// bufdiff-features: 117618 117724 118837 119375 119380 119597 119665 119764 119974 120963 121117
// bufdiff-features: 121632 122104 122227 122233 122950 123204 124204 124509 124626 125048 125359
// bufdiff-features: 125399 126891 127533 127662 129363 129423 129630 129849 129878 129955 130535
// bufdiff-features: 130648 130824 130942 130951 131544 131851 131854 132176 132636 132723 133697
// bufdiff-features: 134449 134461 134585 135036 135955 136003 136231 136273 136804 137124 137314
// bufdiff-features: 137475 137523 138476 138844 139075 139444 140032 140100 140367 140729 141034
// bufdiff-features: 141111 142040 142393 142456 142775 143246 143438 143847 144093 145140 145586
// bufdiff-features: 146512 146618 146619 147156 147178 148304 148377 148392 149203 149464 149534
// bufdiff-features: 149659 149674 149884 149892 150182 150291 151058 151389 151446 151867 152068
// bufdiff-features: 152226 152721 153092 153957 154053 154370 155266 155598 156166 156460 157093
// bufdiff-features: 157516 157671 158120 158415 159042 159348 160756 161187 161262 161295 161377
// bufdiff-features: 161961 162678 162764 163044 163471 163876 163975 163989 164201 165051 165272
// bufdiff-features: 165636 165719 165817 166303 166946 167164 167466 167614 168009 168562 168767
// bufdiff-features: 168815 169114 169642 169744 170211 170928 171053 171369 171426 172236 172285
// bufdiff-features: 172508 173354 173537 174249 174314 174507 174571 174628 174945 175248 175687
// bufdiff-features: 175861 175888 176066 176231 176255 176782 177012 177211 177574 177904 178067
// bufdiff-features: 178165 178560 178657 180207 180426 181056 181355 181522 182587 182966 183114
// bufdiff-features: 183227 183722 183834 183908 183970 184022 184030 184095 184543 184863 185077
// bufdiff-features: 185275 185402 185464 185598 185763 186030 186149 186171 186677 186942 187230
// bufdiff-features: 187378 187740 188005 188285 188790 189178 189477 189674 190154 190495 191076
// bufdiff-features: 191911 192422 192628 192771 193179 193290 193747 194063 194134 194654 194796
// bufdiff-features: 195182 195183 195198 195492 195726 195820 196031 196501 196632 196902 196916
// bufdiff-features: 196949 197219 197267 197337 197837 197849 197938 198279 198357 198564 198649
// bufdiff-features: 198762 199735 199827 200256 200307 200521 200632 201074 201601 201609 202162
// bufdiff-features: 202241 203000 203016 203538 204212 204264 204641 204797 205434 205534 205609
// bufdiff-features: 206133 206260 207124 207299 207330 208119 208396 208500 208623 208959 209883
// bufdiff-features: 209922 210461 211044 212048 212154 212293 212301 212375 212565 212779 212944
// bufdiff-features: 213085 213275 213481 213531 213878 214629 215435 215664 216873 216998 218063
// bufdiff-features: 218064 218657 219393 219572 220181 220223 220517 220999 221162 221661 222809
// bufdiff-features: 222842 223174 223363 223566 223907 224100 224246 224477 224527 224899 224989
// bufdiff-features: 225016 225468 225665 225728 225827 226087 226457 226579 226607 226852 227251
// bufdiff-features: 228255 228894 229021 229246 229266 229781 230424 230519 230584 230739 230810
// bufdiff-features: 230920 231293 231494 231656 231783 233251 234093 235123 235394 236125 236578
// bufdiff-features: 236612 236930 237022 238335 238676 239449 239513 239830 239941 240100 240158
// bufdiff-features: 240219 240950 241225 241256 241269 241306 241582 241924 242173 243256 243339
// bufdiff-features: 243481 243546 243808 244107 244196 244640 245380 246543 246783 246953 247964
// bufdiff-features: 248086 248972 249078 249221 249451 249605 249653 249855 250303 250562 250605
// bufdiff-features: 250917 251147 251217 251444 252318 252466 253740 253836 255336 255556 255896
// bufdiff-features: 255959 256688 256926 256999 257251 257621 258331 258353 258550 259229 259528
// bufdiff-features: 259805 259840 260318 260463 260482 260550 261369 261708 262097
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func private @x1(tensor<f64>) -> f64
  func.func private @x2(tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "read-write"}, tensor<f64> {bufferization.access = "write"}) -> i64
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, i64, i64) {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c1_i32 = arith.constant 1 : i32
    %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f64>, tensor<1xi32>) -> tensor<1xf64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = arith.cmpf une, %extracted, %cst : f64
    %2 = scf.if %1 -> (tensor<f64>) {
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %8 = scf.for %arg2 = %c1_1 to %c1_1 step %c2 iter_args(%arg3 = %0) -> (tensor<f64>) {
        %15 = arith.select %1, %arg1, %arg0 : tensor<f64>
        %c0_2 = arith.constant 0 : index
        %extracted_slice = tensor.extract_slice %reshape[%c0_2] [1] [1] : tensor<1xf64> to tensor<f64>
        %16 = linalg.reciprocal ins(%extracted_slice : tensor<f64>) outs(%15 : tensor<f64>) -> tensor<f64>
        %extracted_3 = tensor.extract %arg1[] : tensor<f64>
        %17 = tensor.empty() : tensor<3x2x1xi64>
        %c42_i64 = arith.constant 42 : i64
        %18 = linalg.fill ins(%c42_i64 : i64) outs(%17 : tensor<3x2x1xi64>) -> tensor<3x2x1xi64>
        %19 = tensor.empty() : tensor<3x2x2xi64>
        %c0_i64 = arith.constant 0 : i64
        %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<3x2x2xi64>) -> tensor<3x2x2xi64>
        %generated_4 = tensor.generate  {
        ^bb0(%arg4: index, %arg5: index):
          %23 = arith.index_cast %arg4 : index to i64
          %24 = arith.index_cast %arg5 : index to i64
          %25 = arith.andi %23, %24 : i64
          tensor.yield %25 : i64
        } : tensor<2x2xi64>
        %21 = linalg.depthwise_conv_1d_ncw_cw ins(%20, %generated_4 : tensor<3x2x2xi64>, tensor<2x2xi64>) outs(%18 : tensor<3x2x1xi64>) -> tensor<3x2x1xi64>
        %22 = linalg.copy ins(%16 : tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
        scf.yield %22 : tensor<f64>
      }
      %9 = tensor.empty() : tensor<i1>
      %10 = linalg.fill ins(%1 : i1) outs(%9 : tensor<i1>) -> tensor<i1>
      %11 = linalg.select ins(%10, %0, %arg1 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%8 : tensor<f64>) -> tensor<f64>
      %12 = scf.execute_region -> tensor<f64> {
        %c0_2 = arith.constant 0 : index
        %15 = vector.transfer_read %reshape[%c0_2], %extracted : tensor<1xf64>, vector<2xf64>
        %16 = vector.extract %15[1] : f64 from vector<2xf64>
        %inserted_slice = tensor.insert_slice %0 into %reshape[%c0_2] [1] [1] : tensor<f64> into tensor<1xf64>
        scf.yield %8 : tensor<f64>
      }
      %13 = func.call @x1(%11) : (tensor<f64>) -> f64
      %generated = tensor.generate  {
        %15 = arith.mulf %extracted, %13 : f64
        tensor.yield %15 : f64
      } : tensor<f64>
      %14 = linalg.log ins(%generated : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
      scf.yield %14 : tensor<f64>
    } else {
      %true = arith.constant true
      %8 = arith.minsi %1, %true : i1
      %c0_1 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %reshape[%c0_1] [1] [1] : tensor<1xf64> to tensor<f64>
      %9 = func.call @x2(%arg1, %extracted_slice, %0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
      %extracted_slice_2 = tensor.extract_slice %reshape[%c0_1] [1] [1] : tensor<1xf64> to tensor<f64>
      scf.yield %extracted_slice_2 : tensor<f64>
    }
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f64
    %3 = vector.transfer_read %reshape[%c0], %cst_0 : tensor<1xf64>, vector<4xf64>
    %4 = vector.extract %3[3] : f64 from vector<4xf64>
    %5 = arith.sitofp %1 : i1 to f64
    %c127_i64 = arith.constant 127 : i64
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %6:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %reshape, %arg4 = %c127_i64) -> (tensor<1xf64>, i64) {
      %c-3_i64 = arith.constant -3 : i64
      %8 = tensor.empty() : tensor<1xf64>
      %9 = linalg.fill ins(%5 : f64) outs(%8 : tensor<1xf64>) -> tensor<1xf64>
      %10 = linalg.copy ins(%9 : tensor<1xf64>) outs(%arg3 : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %10, %c-3_i64 : tensor<1xf64>, i64
    }
    %7 = linalg.fill ins(%4 : f64) outs(%6#0 : tensor<1xf64>) -> tensor<1xf64>
    return %2, %6#1, %c127_i64 : tensor<f64>, i64, i64
  }
  func.func @main(%arg0: tensor<f64>) -> (tensor<?x2x?xi64>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<?x?x?x?xi32>, tensor<1x?x3xindex>, tensor<2xi32>, tensor<2xi32>, tensor<1x1x1x2xi32>, tensor<1xi32>, tensor<1x1x1x2xi32>, index, index) {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.reciprocal ins(%arg0 : tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
    %2:3 = call @f1(%1, %1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64, i64)
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c127_i32, %c2_i32 : tensor<1x1x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x2x2xi32>
    %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %5 = tensor.empty() : tensor<2x2x2x2xi32>
    %6 = linalg.fill ins(%c2_i32 : i32) outs(%5 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %7 = linalg.conv_2d_nhwc_fhwc_q ins(%4, %6, %c2_i32, %c127_i32 : tensor<1x2x2x2xi32>, tensor<2x2x2x2xi32>, i32, i32) outs(%from_elements : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c127_i32_0 = arith.constant 127 : i32
    %c2_i32_1 = arith.constant 2 : i32
    %c127_i32_2 = arith.constant 127 : i32
    %c100_i32 = arith.constant 100 : i32
    %from_elements_3 = tensor.from_elements %c127_i32_0, %c2_i32_1, %c127_i32_2, %c100_i32 : tensor<2x1x1x2xi32>
    %cast = tensor.cast %from_elements_3 : tensor<2x1x1x2xi32> to tensor<?x1x1x2xi32>
    %inserted_slice = tensor.insert_slice %cast into %6[0, %c0, 0, 0] [%c2, 1, 1, 2] [1, 1, 1, 1] : tensor<?x1x1x2xi32> into tensor<2x2x2x2xi32>
    %c3 = arith.constant 3 : index
    %8 = tensor.empty(%c3) : tensor<2x2x?xi64>
    %c1_i64 = arith.constant 1 : i64
    %9 = arith.maxui %2#2, %c1_i64 : i64
    %10 = linalg.fill ins(%9 : i64) outs(%8 : tensor<2x2x?xi64>) -> tensor<2x2x?xi64>
    %11 = tensor.empty() : tensor<2x3x3xi64>
    %12 = linalg.fill ins(%2#2 : i64) outs(%11 : tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %13 = tensor.empty() : tensor<2xi64>
    %14 = linalg.pooling_nwc_max ins(%12, %13 : tensor<2x3x3xi64>, tensor<2xi64>) outs(%10 : tensor<2x2x?xi64>) -> tensor<2x2x?xi64>
    %dim = tensor.dim %7, %c2 : tensor<1x1x1x2xi32>
    %15:3 = call @f1(%2#0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64, i64)
    %from_elements_4 = tensor.from_elements %c2 : tensor<1xindex>
    %reshape = tensor.reshape %7(%from_elements_4) : (tensor<1x1x1x2xi32>, tensor<1xindex>) -> tensor<2xi32>
    %16 = tensor.empty() : tensor<2xi32>
    %extracted = tensor.extract %reshape[%dim] : tensor<2xi32>
    %17 = linalg.fill ins(%extracted : i32) outs(%16 : tensor<2xi32>) -> tensor<2xi32>
    %18 = arith.cmpi ne, %2#2, %2#1 : i64
    %19 = arith.select %18, %reshape, %17 : tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %from_elements[0, %c0, 0, %c1] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x2xi32> to tensor<1x1x1xi32>
    %extracted_slice_5 = tensor.extract_slice %from_elements[0, %c0, 0, 1] [1, 1, %c1, 1] [1, 1, 1, 1] : tensor<1x1x1x2xi32> to tensor<1x?x1xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x1x1xi32>) outs(%extracted_slice : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %40 = arith.cmpi sgt, %in, %extracted : i32
      %41 = arith.select %40, %in, %extracted : i32
      linalg.yield %41 : i32
    } -> tensor<1x1x1xi32>
    %21 = tensor.empty(%c1, %c1, %c2) : tensor<?x?x?x1xi32>
    %22 = linalg.fill ins(%extracted : i32) outs(%21 : tensor<?x?x?x1xi32>) -> tensor<?x?x?x1xi32>
    %cast_6 = tensor.cast %22 : tensor<?x?x?x1xi32> to tensor<1x?x?x1xi32>
    %reduced = linalg.reduce ins(%cast_6 : tensor<1x?x?x1xi32>) outs(%extracted_slice_5 : tensor<1x?x1xi32>) dimensions = [2] 
      (%in: i32, %init: i32) {
        %40 = arith.cmpi sgt, %in, %init : i32
        %41 = arith.select %40, %in, %init : i32
        linalg.yield %41 : i32
      }
    %inserted_slice_7 = tensor.insert_slice %20 into %from_elements[0, %c0, 0, %c1] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1xi32> into tensor<1x1x1x2xi32>
    %inserted_slice_8 = tensor.insert_slice %reduced into %inserted_slice_7[0, %c0, 0, 1] [1, 1, %c1, 1] [1, 1, 1, 1] : tensor<1x?x1xi32> into tensor<1x1x1x2xi32>
    %inserted_slice_9 = tensor.insert_slice %10 into %8[0, 0, 0] [2, 2, %c3] [1, 1, 1] : tensor<2x2x?xi64> into tensor<2x2x?xi64>
    %23 = tensor.empty() : tensor<1x1xi32>
    %24 = linalg.pooling_nhwc_sum ins(%from_elements, %23 : tensor<1x1x1x2xi32>, tensor<1x1xi32>) outs(%7 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    %25:2 = scf.while (%arg1 = %c0, %arg2 = %from_elements) : (index, tensor<1x1x1x2xi32>) -> (index, tensor<1x1x1x2xi32>) {
      %40 = arith.cmpi ult, %arg1, %c3 : index
      %extracted_20 = tensor.extract %arg2[%c0, %c0, %c0, %dim] : tensor<1x1x1x2xi32>
      %c2_i32_21 = arith.constant 2 : i32
      %41 = arith.cmpi eq, %extracted_20, %c2_i32_21 : i32
      %42 = arith.andi %40, %41 : i1
      scf.condition(%42) %arg1, %arg2 : index, tensor<1x1x1x2xi32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x1x1x2xi32>):
      %40 = arith.addi %arg1, %c1 : index
      scf.yield %40, %arg2 : index, tensor<1x1x1x2xi32>
    }
    %26:2 = scf.if %18 -> (tensor<1x1x1x2xi32>, tensor<2x2x2x2xi32>) {
      %cst_20 = arith.constant 1.000000e+00 : f64
      %from_elements_21 = tensor.from_elements %cst_20 : tensor<f64>
      %40:3 = func.call @f1(%from_elements_21, %from_elements_21) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64, i64)
      %41 = vector.transfer_read %inserted_slice_7[%c0, %c0, %c0, %c0], %c100_i32 : tensor<1x1x1x2xi32>, vector<3xi32>
      %42 = vector.transfer_write %41, %24[%c0, %c0, %c0, %c1] : vector<3xi32>, tensor<1x1x1x2xi32>
      scf.yield %42, %5 : tensor<1x1x1x2xi32>, tensor<2x2x2x2xi32>
    } else {
      %cst_20 = arith.constant dense<7> : tensor<1x1xi32>
      %40 = arith.cmpi ne, %15#2, %15#1 : i64
      %41 = arith.select %40, %23, %cst_20 : tensor<1x1xi32>
      %42 = scf.if %40 -> (tensor<1x1x1x2xi32>) {
        %45 = linalg.div ins(%2#0, %15#0 : tensor<f64>, tensor<f64>) outs(%15#0 : tensor<f64>) -> tensor<f64>
        scf.yield %inserted_slice_7 : tensor<1x1x1x2xi32>
      } else {
        %cst_22 = arith.constant dense<[[[[5, 6]]]]> : tensor<1x1x1x2xi32>
        %45 = tensor.empty() : tensor<2x2x2xi32>
        %46 = linalg.fill ins(%extracted : i32) outs(%45 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
        %47 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x2x2x2xi32>) outs(%46 : tensor<2x2x2xi32>) {
        ^bb0(%in: i32, %out: i32):
          %49 = arith.addi %in, %out : i32
          linalg.yield %49 : i32
        } -> tensor<2x2x2xi32>
        %48 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%inserted_slice_7 : tensor<1x1x1x2xi32>) {
        ^bb0(%out: i32):
          %49 = arith.subi %out, %extracted : i32
          linalg.yield %49 : i32
        } -> tensor<1x1x1x2xi32>
        scf.yield %48 : tensor<1x1x1x2xi32>
      }
      %43 = func.call @x1(%2#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> f64
      %cst_21 = arith.constant dense<1> : tensor<2x2x2x2xi32>
      %generated = tensor.generate  {
      ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
        %45 = arith.index_cast %arg1 : index to i32
        %46 = arith.index_cast %arg2 : index to i32
        %47 = arith.index_cast %arg3 : index to i32
        %48 = arith.index_cast %arg4 : index to i32
        %49 = arith.addi %45, %46 : i32
        %c3_i32 = arith.constant 3 : i32
        %50 = arith.shli %49, %c3_i32 : i32
        %51 = arith.andi %50, %47 : i32
        %52 = arith.xori %51, %48 : i32
        tensor.yield %52 : i32
      } : tensor<2x2x2x2xi32>
      %44 = linalg.max ins(%cst_21, %generated : tensor<2x2x2x2xi32>, tensor<2x2x2x2xi32>) outs(%5 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
      scf.yield %42, %44 : tensor<1x1x1x2xi32>, tensor<2x2x2x2xi32>
    }
    %cst = arith.constant dense<1.050000e+01> : tensor<f64>
    %27 = call @x2(%cst, %cst, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> i64
    %c9_i32 = arith.constant 9 : i32
    %from_elements_10 = tensor.from_elements %c2_i32_1, %c9_i32 : tensor<1x1x1x2xi32>
    %28 = scf.if %18 -> (tensor<?x?x?x?xi32>) {
      %40:3 = func.call @f1(%15#0, %15#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64, i64)
      %41:3 = func.call @f1(%40#0, %40#0) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64, i64)
      %42 = func.call @x1(%41#0) : (tensor<f64>) -> f64
      %cast_20 = tensor.cast %26#0 : tensor<1x1x1x2xi32> to tensor<?x?x?x?xi32>
      scf.yield %cast_20 : tensor<?x?x?x?xi32>
    } else {
      %cst_20 = arith.constant dense<[[2, 5]]> : tensor<1x2xi8>
      %cst_21 = arith.constant dense<[[[4, 5], [6, 7]]]> : tensor<1x2x2xi8>
      %40 = linalg.batch_matvec ins(%cst_21, %cst_20 : tensor<1x2x2xi8>, tensor<1x2xi8>) outs(%cst_20 : tensor<1x2xi8>) -> tensor<1x2xi8>
      %extracted_22 = tensor.extract %cst_20[%c0, %c0] : tensor<1x2xi8>
      %cast_23 = tensor.cast %from_elements_3 : tensor<2x1x1x2xi32> to tensor<?x?x?x?xi32>
      scf.yield %cast_23 : tensor<?x?x?x?xi32>
    }
    %extracted_slice_11 = tensor.extract_slice %14[%dim, 0, 0] [1, %c2, 3] [1, 1, 1] : tensor<2x2x?xi64> to tensor<1x?x3xi64>
    %extracted_slice_12 = tensor.extract_slice %14[0, 0, 0] [1, %c2, 3] [1, 1, 1] : tensor<2x2x?xi64> to tensor<1x?x3xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11 : tensor<1x?x3xi64>) outs(%extracted_slice_12 : tensor<1x?x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %40 = arith.addi %in, %27 : i64
      linalg.yield %40 : i64
    } -> tensor<1x?x3xi64>
    %30 = arith.index_cast %27 : i64 to index
    %31 = arith.remui %30, %c3 : index
    %extracted_13 = tensor.extract %29[%c0, %c0, %31] : tensor<1x?x3xi64>
    vector.print %extracted_13 : i64
    %32 = arith.index_cast %extracted_slice_12 : tensor<1x?x3xi64> to tensor<1x?x3xindex>
    %cst_14 = arith.constant dense<[[[8], [11], [14]], [[17], [20], [23]]]> : tensor<2x3x1xindex>
    %33 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<2x3x1xindex>) outs(%32 : tensor<1x?x3xindex>) {
    ^bb0(%in: index, %out: index):
      %40 = arith.muli %in, %31 : index
      linalg.yield %40 : index
    } -> tensor<1x?x3xindex>
    %34 = scf.if %18 -> (tensor<2xi32>) {
      scf.yield %17 : tensor<2xi32>
    } else {
      scf.yield %reshape : tensor<2xi32>
    }
    %cst_15 = arith.constant dense<8> : tensor<1xi32>
    %inserted_slice_16 = tensor.insert_slice %cst_15 into %34[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%reshape : tensor<2xi32>) outs(%19 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %40 = arith.muli %in, %out : i32
      linalg.yield %40 : i32
    } -> tensor<2xi32>
    %36 = tensor.empty() : tensor<f64>
    %cst_17 = arith.constant -0.000000e+00 : f64
    %from_elements_18 = tensor.from_elements %cst_17 : tensor<f64>
    %37 = linalg.square ins(%from_elements_18 : tensor<f64>) outs(%36 : tensor<f64>) -> tensor<f64>
    %38 = arith.cmpi ult, %15#2, %15#1 : i64
    %39 = scf.if %38 -> (tensor<1x1x1x2xi32>) {
      %splat = tensor.splat %cst_17 : tensor<f64>
      vector.print %cst_17 : f64
      %40 = tensor.empty() : tensor<f64>
      %extracted_20 = tensor.extract %splat[] : tensor<f64>
      %41 = linalg.fill ins(%extracted_20 : f64) outs(%40 : tensor<f64>) -> tensor<f64>
      %42 = func.call @x1(%41) : (tensor<f64>) -> f64
      %extracted_slice_21 = tensor.extract_slice %from_elements_3[1, 0, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<2x1x1x2xi32> to tensor<1x1x1x2xi32>
      %43 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%from_elements, %extracted_slice_21 : tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>) outs(%7 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
      scf.yield %43 : tensor<1x1x1x2xi32>
    } else {
      %40:3 = scf.while (%arg1 = %c0, %arg2 = %37, %arg3 = %5) : (index, tensor<f64>, tensor<2x2x2x2xi32>) -> (index, tensor<f64>, tensor<2x2x2x2xi32>) {
        %44 = arith.cmpi ult, %arg1, %c1 : index
        %45 = arith.andi %44, %38 : i1
        scf.condition(%45) %arg1, %arg2, %arg3 : index, tensor<f64>, tensor<2x2x2x2xi32>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<f64>, %arg3: tensor<2x2x2x2xi32>):
        %44 = arith.addi %arg1, %c1 : index
        %45 = scf.if %18 -> (tensor<2x2x2x2xi32>) {
          %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x2x2x2xi32>) outs(%arg3 : tensor<2x2x2x2xi32>) {
          ^bb0(%in: i32, %out: i32):
            %48 = linalg.index 1 : index
            %49 = arith.index_cast %48 : index to i32
            %50 = arith.addi %in, %49 : i32
            %c0_i32 = arith.constant 0 : i32
            %51 = arith.shli %50, %c0_i32 : i32
            linalg.yield %51 : i32
          } -> tensor<2x2x2x2xi32>
          scf.yield %47 : tensor<2x2x2x2xi32>
        } else {
          %47 = linalg.sub ins(%6, %inserted_slice : tensor<2x2x2x2xi32>, tensor<2x2x2x2xi32>) outs(%arg3 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
          %48 = tensor.empty() : tensor<2x2x2xi32>
          %49 = linalg.fill ins(%extracted : i32) outs(%48 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
          %50 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x2x2xi32>) outs(%47 : tensor<2x2x2x2xi32>) {
          ^bb0(%in: i32, %out: i32):
            linalg.yield %in : i32
          } -> tensor<2x2x2x2xi32>
          scf.yield %50 : tensor<2x2x2x2xi32>
        }
        %46 = linalg.rsqrt ins(%from_elements_18 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
        scf.yield %44, %46, %45 : index, tensor<f64>, tensor<2x2x2x2xi32>
      }
      %41 = linalg.fill ins(%extracted : i32) outs(%40#2 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
      %42 = tensor.empty() : tensor<1x1x1x2xi32>
      %c1_i32 = arith.constant 1 : i32
      %43 = linalg.fill ins(%c1_i32 : i32) outs(%42 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
      scf.yield %43 : tensor<1x1x1x2xi32>
    }
    %cast_19 = tensor.cast %inserted_slice_9 : tensor<2x2x?xi64> to tensor<?x2x?xi64>
    return %cast_19, %25#1, %from_elements_10, %28, %33, %inserted_slice_16, %35, %39, %cst_15, %inserted_slice_8, %25#0, %dim : tensor<?x2x?xi64>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<?x?x?x?xi32>, tensor<1x?x3xindex>, tensor<2xi32>, tensor<2xi32>, tensor<1x1x1x2xi32>, tensor<1xi32>, tensor<1x1x1x2xi32>, index, index
  }
}

