// bufdiff-profile: deep
// bufdiff-choices: 18c914319bcc3a842692467870fdc36b69cc4353140c12a6606bf23b93f9ab81b384545ab19b7ba7
// bufdiff-choices: 01386c225a9364881fcece1266d7bc19826752f50a84068ec91903a8b40978ef1dac49635820cb56
// bufdiff-choices: 8c0eeff8573237ddb7cec4a9cd9045e5f11adc22a21f561714f8c1cace5c301bb9c227299e75d6a1
// bufdiff-choices: e5ed778485ee288c3132954569e3dbe9b7db59ae50dd89282bfc668ef2ffa162625a7eb9be85f0e1
// bufdiff-choices: 1e19f921385a1dacb1c396182034b973417c3414c3375de48fbadb11ec17e2051cdfc972464ed366
// bufdiff-choices: e5d15dc2595b15f25e80fda20a852e72c7c607fcc86e0d9aa01c4d0c2428ef1c93961bf3bb8ad38f
// bufdiff-choices: f93df4dcbd6095e27e43038bcb81b5f0a31ff807d4ed63ee1198b04d70522526ed1a641f148dc4fa
// bufdiff-choices: 4142a2039adc06614e145c80ddd82757e5386d74b021c83113b5a3d8eb94ae8e6d8db2c5570afaa0
// bufdiff-choices: 88358a5cb905a5836a598ada4cdf3f883a1baaa933e4cd6f651216e12a531665c2e5179b6202d308
// bufdiff-choices: 4dcd2e396a21b5fe82514a32db1bf184f93b048a0c17c0692b163cf978efca38632849012678c7f4
// bufdiff-choices: ee55b7ce19cebee2d32fccd9b27df1c76d60c899d09336abebc29532a9605779459e352251ba6dc6
// bufdiff-choices: 831497893d60f769a4c2fa3d6d1f5062e560400ac7bbff10207a656cbb01475ed630c1322d56a276
// bufdiff-choices: 0e8db79707a321c871227971c7ca1085d06515e41951e3fa59b6998937243867814eb5112ad2ba03
// bufdiff-choices: cf37ce1199fda496c2aad32057737f57a02f7e5d959ed4a16e6393ceb418354a4ca70e4c01cd3d44
// bufdiff-choices: 2435b0e1c1668fdf570c39fddaca33dc8ae003ea77c67eecea8a30d02de6f4ee565b2bd175d83cd4
// bufdiff-choices: 1785d5ff334c93c14e402e13e645268e39e91337e06373ffd257d0f0b7691a52c88dce941baa6e9a
// bufdiff-choices: 1d1c3e0d549105b8c731e7d4aa2505516ebcff23646f1d10b65fea642036a8eb67d461903681fbfe
// bufdiff-choices: 7afe87b61e5c4d223cfdddc6a8942ef5ddcbc837ff7798e06894df9bc8dc96685d089d7fa9075784
// bufdiff-choices: b29b5eb363a316da51b471b5cd2053064e7f79e64a1fd897f53331d54b8b64a0dfc10e225d64d574
// bufdiff-choices: 40785ee3eb6271784600e77b8358f00e886378f1574bd75b9aa35e1241ea511de360b18963fb2f95
// bufdiff-choices: ac2138274a5f65d78836bdf2120d630f0246c902a60187312928f2fc165f6493e1650a06c929524d
// bufdiff-choices: a16268897b43e9bc7860b266394e276805c857d172d55d89da43e468f5108d01073fdf477c383838
// bufdiff-choices: 81de25a1b1ed0d034273be045168e39c8329c7b7fddc055bd65de68762ac2e6e5e3b242b8cb55acc
// bufdiff-choices: 351bfbcf95b695a8c9c194c93eab0b0a1eafc405350e65877a768393ef2cec8b7348012fca0f3bfa
// bufdiff-choices: 840f3a94d571299368bdcefb3b35dee9c6c7ea24894a6519437ae6ef8206d70ba1b39d440cacbabc
// bufdiff-choices: c797d6c8cb395eb42a915333ef7836854ee0f396dc279007b662151168860acf16476e13714b946b
// bufdiff-choices: 46d9cc18f40ecef2fb5e679d9b3281988dab8d2fc9bc
// bufdiff-features: 91 448 536 537 562 600 852 961 1155 1319 1854 1858 2073 2898 3233 3579 3999
// bufdiff-features: 4469 5187 5276 5297 5337 5497 6002 6611 6641 6713 7060 7484 7534 8235 9479 9748
// bufdiff-features: 10616 10817 10872 11162 11408 11441 11556 11580 12058 12170 13233 13390 13673
// bufdiff-features: 13853 13915 14256 14454 14884 14925 15751 15792 15850 15903 15989 16086 16371
// bufdiff-features: 16682 16960 17107 17180 17757 17792 18004 18352 18383 18486 19419 19442 19685
// bufdiff-features: 20127 20261 20734 21140 21382 22280 22498 24135 24330 24516 25527 25608 25818
// bufdiff-features: 26050 26087 26546 26568 26614 26796 26922 27370 27672 27852 28277 28464 28564
// bufdiff-features: 28724 28814 28899 29001 29590 29839 29945 29968 30145 30348 30659 30666 30718
// bufdiff-features: 31155 31352 31680 31705 31936 32080 32113 32388 32809 32819 33072 33762 33853
// bufdiff-features: 34167 34233 35163 35853 36395 36448 36535 36784 37231 37238 37646 38427 38783
// bufdiff-features: 38784 39001 39457 39743 39915 39927 40266 40336 40394 40712 41576 41776 42344
// bufdiff-features: 42398 42467 42633 42860 43085 43248 43442 43607 43679 43942 43963 44093 44505
// bufdiff-features: 44520 44522 44621 44666 44810 45472 45596 45765 45869 46022 46024 46034 46194
// bufdiff-features: 46203 46538 46618 46720 47141 47168 47695 47762 48038 48991 49286 49355 49370
// bufdiff-features: 49657 49707 49956 50633 50894 51099 51178 51344 51415 51650 51729 51800 52062
// bufdiff-features: 52322 52558 52625 52807 52843 52900 52928 53180 53244 53252 53469 53725 54309
// bufdiff-features: 54548 54658 54839 54998 55097 55622 55695 56348 57548 57752 58190 58308 58820
// bufdiff-features: 58973 59145 59176 59291 59620 59703 60235 60306 60443 60517 61435 61480 62253
// bufdiff-features: 62495 62912 63326 63479 63800 64119 64120 64162 64235 64601 65272 65478 65595
// bufdiff-features: 65708 65750 66334 66422 66758 66995 67526 67936 68355 68409 68782 69235 69505
// bufdiff-features: 70278 70734 71037 72629 72775 73150 73289 73458 73802 73853 73977 74360 74659
// bufdiff-features: 74833 74914 75269 75563 75921 76323 76339 76677 76728 76748 76953 77028 77129
// bufdiff-features: 78182 78283 78430 78697 78828 79462 80035 80533 80811 80912 80920 81467 81511
// bufdiff-features: 81736 81926 82565 82988 84090 84322 84585 84985 85636 85834 85843 86103 86125
// bufdiff-features: 86136 87199 87265 87432 87466 88337 88350 88732 88958 89150 89178 89732 89780
// bufdiff-features: 89812 90070 90202 90777 90836 91074 91148 91365 91661 92037 92194 92226 92492
// bufdiff-features: 92697 92849 93255 94187 94586 94927 95273 95407 96244 96860 96882 96896 98291
// bufdiff-features: 98501 99228 100059 100073 100406 100866 101259 101264 101660 102748 103009
// bufdiff-features: 103135 103159 103339 103715 103851 104014 104315 104439 104457 104580 104775
// bufdiff-features: 104790 104931 105038 106889 107035 107211 107273 107425 107518 107912 107997
// bufdiff-features: 108012 108038 108173 108176 108210 108221 108235 108388 108858 109093 109105
// bufdiff-features: 109184 109327 109408 109869 109870 110539 110552 110598 110608 110695 110713
// bufdiff-features: 110780 110816 111024 111584 111688 111976 112399 112515 112614 112687 112929
// bufdiff-features: 112940 113295 113626 113653 113822 114354 114428 114484 114677 114828 115026
// bufdiff-features: 115728 116474 116721 116758 116964 117196 117779 118576 118795 118884 119136
// bufdiff-features: 119384 119514 119764 119993 120618 121000 121252 121318 121682 121699 121812
// bufdiff-features: 122755 123204 123313 123347 123359 124626 125270 125331 125638 125908 125991
// bufdiff-features: 126249 127243 127813 128163 128182 128916 128934 129190 129404 129669 129849
// bufdiff-features: 130173 130207 130535 130779 130814 130933 130942 131024 131381 132281 132405
// bufdiff-features: 132574 133446 134159 136007 136039 136271 136650 137045 138085 138086 138262
// bufdiff-features: 138831 138844 139704 139768 139862 139885 140479 140673 140924 141044 141238
// bufdiff-features: 141926 142040 142042 142274 142369 142376 142393 142610 142775 144010 144299
// bufdiff-features: 144724 145087 145305 145847 146226 146252 146512 146608 146792 146822 147178
// bufdiff-features: 147405 147654 147906 148007 148015 148523 148622 149094 149304 149670 149884
// bufdiff-features: 150232 150348 150580 150818 150829 151080 151326 151491 151758 151936 151966
// bufdiff-features: 151972 152064 152226 152233 152777 153063 153118 153896 153939 154507 154889
// bufdiff-features: 154946 155009 155350 155545 155644 156191 156369 156460 156807 157034 158120
// bufdiff-features: 158415 158897 159038 159348 159421 159776 159949 160138 160756 161377 162109
// bufdiff-features: 162280 162740 162964 162971 163212 163471 163687 163876 163975 164323 164481
// bufdiff-features: 164499 165141 165373 165539 165636 165719 165817 166455 166475 166946 166954
// bufdiff-features: 167614 168243 168625 168756 168881 169047 169249 169514 169627 169844 169860
// bufdiff-features: 169960 169998 170819 170928 171116 171204 171551 171913 172025 172112 172236
// bufdiff-features: 173354 173537 174053 174094 174170 174314 174930 175248 175687 175990 176158
// bufdiff-features: 176231 176499 176626 176782 177053 177167 177182 177904 178067 178227 178535
// bufdiff-features: 178558 178560 178567 178657 178909 179045 179647 179796 180092 180169 180207
// bufdiff-features: 180867 181094 181522 181789 181944 182824 183114 183467 183813 184030 184112
// bufdiff-features: 184763 184863 185048 185598 185847 186042 186202 186245 186942 186959 187086
// bufdiff-features: 187469 187560 187647 188175 188790 188845 188995 189129 189635 189793 189820
// bufdiff-features: 190874 190932 191385 191476 191484 191768 191770 192210 192529 192628 192771
// bufdiff-features: 192920 193290 193353 193382 193398 194134 194503 194618 196031 196055 196269
// bufdiff-features: 196297 196392 196571 196787 196824 196889 196895 197337 197837 197924 198027
// bufdiff-features: 198267 198447 198689 198729 200064 200521 200649 200710 201032 201059 201074
// bufdiff-features: 201095 201344 202241 202472 202905 203352 203649 203746 204126 204212 204314
// bufdiff-features: 204852 205275 205409 205434 205590 205689 205737 206133 206712 207124 207406
// bufdiff-features: 207450 207454 207898 208017 208206 208623 208797 210055 210246 210296 210301
// bufdiff-features: 210363 210461 211010 211044 211625 211967 212549 212628 212680 212886 213275
// bufdiff-features: 213389 213400 214199 214597 214699 214712 214926 214959 215168 215532 215707
// bufdiff-features: 216066 216489 217007 217040 217073 217899 218131 218657 218738 219413 219878
// bufdiff-features: 220013 220056 220223 220284 220358 220703 220816 222181 222601 222809 222917
// bufdiff-features: 223030 223045 223104 223165 223247 223363 223514 223525 223642 223758 223989
// bufdiff-features: 225016 225830 226053 226178 226654 226668 226928 227561 227623 228118 228208
// bufdiff-features: 228390 228738 228840 229266 229378 229515 229724 229748 229759 229951 230081
// bufdiff-features: 230104 230315 230550 230728 230810 230860 230920 230943 231330 231527 231855
// bufdiff-features: 232076 232513 233533 233674 233919 234455 234562 234666 234794 235168 235239
// bufdiff-features: 235375 235458 236180 236238 236582 236929 236930 237029 237454 237686 238398
// bufdiff-features: 238660 238954 239030 239758 239941 240148 240158 240634 240948 241608 241756
// bufdiff-features: 242793 242946 243137 243546 243640 243808 243991 244092 244315 244408 244706
// bufdiff-features: 245478 246345 246463 246543 246783 246895 247094 247384 247634 247929 248677
// bufdiff-features: 249105 249184 249653 249948 250013 250303 250477 250948 251296 251368 251478
// bufdiff-features: 251729 251963 252056 252123 252260 252354 252466 252539 253228 253389 253714
// bufdiff-features: 253836 254421 254836 255428 255556 255618 256076 256235 256525 256695 256822
// bufdiff-features: 257605 257842 258143 258239 258418 258472 258477 259300 259422 259528 259535
// bufdiff-features: 259840 260047 260360 260490 260775 260815 261091 261319 261404 261864 261876
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<0x0xf32>, %arg1: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>) {
    %transposed = linalg.transpose ins(%arg1 : tensor<0x0xf32>) outs(%arg0 : tensor<0x0xf32>) permutation = [1, 0] 
    %0 = tensor.empty() : tensor<0x0xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %2 = linalg.matmul ins(%transposed, %1 : tensor<0x0xf32>, tensor<0x0xf32>) outs(%transposed : tensor<0x0xf32>) -> tensor<0x0xf32>
    %3 = tensor.empty() : tensor<2x1x2x2x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x1x2x2x1xf32>) -> tensor<2x1x2x2x1xf32>
    %cst_0 = arith.constant dense<[[[[[1.500000e+00], [4.500000e+00]], [[7.500000e+00], [1.050000e+01]], [[1.350000e+01], [1.650000e+01]]]], [[[[1.950000e+01], [2.250000e+01]], [[2.550000e+01], [2.850000e+01]], [[3.150000e+01], [3.450000e+01]]]]]> : tensor<2x1x3x2x1xf32>
    %5 = tensor.empty() : tensor<1x2x1xf32>
    %6 = linalg.pooling_ndhwc_max ins(%cst_0, %5 : tensor<2x1x3x2x1xf32>, tensor<1x2x1xf32>) outs(%4 : tensor<2x1x2x2x1xf32>) -> tensor<2x1x2x2x1xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %4[%c1, %c0, %c0, %c1, %c0] : tensor<2x1x2x2x1xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %7 = arith.cmpf uno, %extracted, %cst_1 : f32
    %8 = arith.select %7, %transposed, %0 : tensor<0x0xf32>
    %9 = tensor.empty() : tensor<0x0xf32>
    %mapped = linalg.map ins(%transposed : tensor<0x0xf32>) outs(%9 : tensor<0x0xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %10 = arith.index_castui %7 : i1 to index
    %c4 = arith.constant 4 : index
    %11 = arith.remui %10, %c4 : index
    %12:2 = scf.for %arg2 = %c0 to %11 step %c1 iter_args(%arg3 = %transposed, %arg4 = %3) -> (tensor<0x0xf32>, tensor<2x1x2x2x1xf32>) {
      %31 = arith.select %7, %arg3, %transposed : tensor<0x0xf32>
      %32 = linalg.copy ins(%3 : tensor<2x1x2x2x1xf32>) outs(%arg4 : tensor<2x1x2x2x1xf32>) -> tensor<2x1x2x2x1xf32>
      scf.yield %arg3, %32 : tensor<0x0xf32>, tensor<2x1x2x2x1xf32>
    }
    %13 = linalg.fill ins(%extracted : f32) outs(%12#0 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %14 = tensor.empty() : tensor<0x0xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %16 = linalg.matmul ins(%0, %15 : tensor<0x0xf32>, tensor<0x0xf32>) outs(%0 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %cast = tensor.cast %2 : tensor<0x0xf32> to tensor<?x?xf32>
    %true = arith.constant true
    %17 = arith.remui %7, %true : i1
    %18 = tensor.empty() : tensor<0x0xf32>
    %19 = linalg.ceil ins(%9 : tensor<0x0xf32>) outs(%18 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %cst_2 = arith.constant -0.000000e+00 : f32
    %20 = vector.broadcast %cst_2 : f32 to vector<2xf32>
    %21 = vector.transfer_write %20, %5[%c0, %c0, %c0] : vector<2xf32>, tensor<1x2x1xf32>
    %c2 = arith.constant 2 : index
    %22 = tensor.empty(%c2, %c2) : tensor<3x?x?xf32>
    %23 = linalg.fill ins(%extracted : f32) outs(%22 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %extracted_slice = tensor.extract_slice %23[0, 0, 1] [3, %c2, 1] [1, 1, 1] : tensor<3x?x?xf32> to tensor<3x?x1xf32>
    %24 = tensor.empty() : tensor<1x1x2xf32>
    %25 = arith.divf %extracted, %extracted : f32
    %26 = linalg.fill ins(%25 : f32) outs(%24 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %27 = linalg.conv_1d_nwc_wcf ins(%extracted_slice, %26 : tensor<3x?x1xf32>, tensor<1x1x2xf32>) outs(%23 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    vector.print %cst_2 : f32
    %extracted_slice_3 = tensor.extract_slice %26[0, 0, 0] [1, 1, 1] [1, 1, 2] : tensor<1x1x2xf32> to tensor<1x1x1xf32>
    %extracted_slice_4 = tensor.extract_slice %26[0, 0, 1] [1, 1, 1] [1, 1, 2] : tensor<1x1x2xf32> to tensor<1x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<1x1x1xf32>) outs(%extracted_slice_3 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %extracted : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x1x1xf32>) outs(%extracted_slice_3 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.minimumf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x1xf32>
    %30 = linalg.add ins(%29, %29 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%extracted_slice_4 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %inserted_slice = tensor.insert_slice %28 into %26[0, 0, 0] [1, 1, 1] [1, 1, 2] : tensor<1x1x1xf32> into tensor<1x1x2xf32>
    %inserted_slice_5 = tensor.insert_slice %30 into %inserted_slice[0, 0, 1] [1, 1, 1] [1, 1, 2] : tensor<1x1x1xf32> into tensor<1x1x2xf32>
    return %8, %mapped, %13 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>
  }
  func.func @main(%arg0: tensor<?x0xf32>, %arg1: tensor<2x4xf32>) -> (tensor<?x?x?xf32>, tensor<2x4xf32>, tensor<?x?x?xf32>, tensor<0x0x1xf32>, tensor<?x0x?xf32>, tensor<0x0xf32>, index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<?x0xf32>, tensor<2x4xf32>) -> (index, tensor<?x0xf32>, tensor<2x4xf32>) {
      %21 = tensor.empty() : tensor<0x0xf32>
      %cst_2 = arith.constant dense<> : tensor<0x0xf32>
      %22:3 = func.call @f1(%21, %cst_2) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %23 = arith.cmpi ult, %arg2, %c2 : index
      %24 = arith.cmpi uge, %arg2, %c0 : index
      %25 = arith.andi %23, %24 : i1
      scf.condition(%25) %arg2, %arg3, %arg4 : index, tensor<?x0xf32>, tensor<2x4xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x0xf32>, %arg4: tensor<2x4xf32>):
      %21 = arith.addi %arg2, %c1 : index
      %22 = linalg.copy ins(%arg1 : tensor<2x4xf32>) outs(%arg4 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %dim_2 = tensor.dim %arg0, %c0 : tensor<?x0xf32>
      %23 = tensor.empty(%dim_2) : tensor<?x0xf32>
      %cst_3 = arith.constant 3.000000e+00 : f32
      %24 = linalg.fill ins(%cst_3 : f32) outs(%23 : tensor<?x0xf32>) -> tensor<?x0xf32>
      %25 = linalg.add ins(%arg0, %24 : tensor<?x0xf32>, tensor<?x0xf32>) outs(%arg3 : tensor<?x0xf32>) -> tensor<?x0xf32>
      %26 = linalg.powf ins(%arg0, %24 : tensor<?x0xf32>, tensor<?x0xf32>) outs(%25 : tensor<?x0xf32>) -> tensor<?x0xf32>
      scf.yield %21, %26, %22 : index, tensor<?x0xf32>, tensor<2x4xf32>
    }
    %extracted_slice = tensor.extract_slice %arg1[0, %c0] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2xf32>
    %1 = tensor.empty(%c0, %c0) : tensor<?x?xf32>
    %cast = tensor.cast %1 : tensor<?x?xf32> to tensor<0x0xf32>
    %2:3 = call @f1(%cast, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c1, %c3] : tensor<2x4xf32>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%c0, %c1, %c0] : tensor<?x?xf32> into tensor<?x?x?xf32>
    vector.print %0#0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x0xf32>
    %3 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?x0xf32>) {
      %21 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x0xf32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2, %c0] [1, 0] [1, 1] : tensor<?x0xf32> to tensor<1x0xf32>
      %cst_3 = arith.constant dense<> : tensor<1x0xf32>
      %22 = linalg.max ins(%extracted_slice_2, %cst_3 : tensor<1x0xf32>, tensor<1x0xf32>) outs(%extracted_slice_2 : tensor<1x0xf32>) -> tensor<1x0xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %22 into %arg3[%arg2, %c0] [1, 0] [1, 1] : tensor<1x0xf32> into tensor<?x0xf32>
      }
    }
    %4 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %expanded) -> (tensor<?x?x?xf32>) {
      %inserted_slice = tensor.insert_slice %arg0 into %3[0, %c0] [%dim, 0] [1, 1] : tensor<?x0xf32> into tensor<?x0xf32>
      %extracted_2 = tensor.extract %0#2[%c1, %c1] : tensor<2x4xf32>
      %extracted_slice_3 = tensor.extract_slice %arg3[%c0, 0, %arg2] [0, 1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<0x1xf32>
      %21 = tensor.empty() : tensor<0x1xf32>
      %22 = linalg.fill ins(%extracted : f32) outs(%21 : tensor<0x1xf32>) -> tensor<0x1xf32>
      %23 = linalg.copy ins(%22 : tensor<0x1xf32>) outs(%extracted_slice_3 : tensor<0x1xf32>) -> tensor<0x1xf32>
      %cst_4 = arith.constant dense<> : tensor<0x1xi1>
      %24 = linalg.select ins(%cst_4, %extracted_slice_3, %21 : tensor<0x1xi1>, tensor<0x1xf32>, tensor<0x1xf32>) outs(%23 : tensor<0x1xf32>) -> tensor<0x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %24 into %arg3[%c0, 0, %arg2] [0, 1, 1] [1, 1, 1] : tensor<0x1xf32> into tensor<?x?x?xf32>
      }
    }
    %5 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %4) -> (tensor<?x?x?xf32>) {
      %21 = arith.remui %arg2, %c2 : index
      %extracted_2 = tensor.extract %arg1[%21, %21] : tensor<2x4xf32>
      affine.parallel (%arg4) = (0) to (2) {
        %23 = linalg.floor ins(%0#1 : tensor<?x0xf32>) outs(%3 : tensor<?x0xf32>) -> tensor<?x0xf32>
        %24:3 = scf.while (%arg5 = %c0, %arg6 = %2#1, %arg7 = %0#1) : (index, tensor<0x0xf32>, tensor<?x0xf32>) -> (index, tensor<0x0xf32>, tensor<?x0xf32>) {
          %26 = arith.cmpi ult, %arg5, %c3 : index
          scf.condition(%26) %arg5, %arg6, %arg7 : index, tensor<0x0xf32>, tensor<?x0xf32>
        } do {
        ^bb0(%arg5: index, %arg6: tensor<0x0xf32>, %arg7: tensor<?x0xf32>):
          %26 = arith.addi %arg5, %c1 : index
          %27 = linalg.copy ins(%23 : tensor<?x0xf32>) outs(%arg7 : tensor<?x0xf32>) -> tensor<?x0xf32>
          %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%arg6 : tensor<0x0xf32>) {
          ^bb0(%in: f32, %out: f32):
            %30 = arith.addf %in, %extracted_2 : f32
            linalg.yield %30 : f32
          } -> tensor<0x0xf32>
          %29 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%1, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%28 : tensor<0x0xf32>) -> tensor<0x0xf32>
          scf.yield %26, %29, %27 : index, tensor<0x0xf32>, tensor<?x0xf32>
        }
        %25 = linalg.floor ins(%2#1 : tensor<0x0xf32>) outs(%24#1 : tensor<0x0xf32>) -> tensor<0x0xf32>
      }
      %extracted_slice_3 = tensor.extract_slice %arg3[%arg2, 0, %c0] [1, 1, 0] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x0xf32>
      %cst_4 = arith.constant dense<[[1.150000e+01], [1.250000e+01]]> : tensor<2x1xf32>
      %extracted_slice_5 = tensor.extract_slice %cst_4[0, 0] [2, %c0] [1, 1] : tensor<2x1xf32> to tensor<2x?xf32>
      %22 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%cst_4, %extracted_slice_5 : tensor<2x1xf32>, tensor<2x?xf32>) outs(%extracted_slice_3 : tensor<1x0xf32>) -> tensor<1x0xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %22 into %arg3[%arg2, 0, %c0] [1, 1, 0] [1, 1, 1] : tensor<1x0xf32> into tensor<?x?x?xf32>
      }
    }
    %cst = arith.constant 3.000000e+00 : f32
    %6 = arith.cmpf olt, %extracted, %cst : f32
    %7 = scf.if %6 -> (i64) {
      %21 = scf.for %arg2 = %c0 to %c1 step %c2 iter_args(%arg3 = %3) -> (tensor<?x0xf32>) {
        %extracted_3 = tensor.extract %extracted_slice[%arg2] : tensor<2xf32>
        %23 = linalg.copy ins(%3 : tensor<?x0xf32>) outs(%arg3 : tensor<?x0xf32>) -> tensor<?x0xf32>
        scf.yield %23 : tensor<?x0xf32>
      }
      %cst_2 = arith.constant dense<> : tensor<0x0xf32>
      %22:3 = func.call @f1(%2#2, %cst_2) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %c-128_i64 = arith.constant -128 : i64
      scf.yield %c-128_i64 : i64
    } else {
      %c7 = arith.constant 7 : index
      %21 = arith.remui %0#0, %c7 : index
      %c7_i64 = arith.constant 7 : i64
      scf.yield %c7_i64 : i64
    }
    %8:2 = scf.if %6 -> (tensor<?x?xf32>, tensor<?x?x?xf32>) {
      %alloc = memref.alloc() : memref<2x4xf32>
      bufferization.materialize_in_destination %arg1 in restrict writable %alloc : (tensor<2x4xf32>, memref<2x4xf32>) -> ()
      %21 = memref.load %alloc[%c0, %c3] : memref<2x4xf32>
      %cast_2 = tensor.cast %1 : tensor<?x?xf32> to tensor<0x0xf32>
      %extracted_slice_3 = tensor.extract_slice %arg0[%c0, %c0] [0, %c0] [1, 1] : tensor<?x0xf32> to tensor<0x?xf32>
      %cast_4 = tensor.cast %extracted_slice_3 : tensor<0x?xf32> to tensor<0x0xf32>
      %22:3 = func.call @f1(%cast_2, %cast_4) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %23 = linalg.abs ins(%22#1 : tensor<0x0xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cst_5 = arith.constant dense<1.000000e+10> : tensor<0x0x1xf32>
      %cast_6 = tensor.cast %cst_5 : tensor<0x0x1xf32> to tensor<?x?x?xf32>
      %transposed_7 = linalg.transpose ins(%cast_6 : tensor<?x?x?xf32>) outs(%5 : tensor<?x?x?xf32>) permutation = [1, 2, 0] 
      scf.yield %23, %transposed_7 : tensor<?x?xf32>, tensor<?x?x?xf32>
    } else {
      %21:3 = func.call @f1(%2#1, %2#1) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %cast_2 = tensor.cast %21#0 : tensor<0x0xf32> to tensor<?x?xf32>
      %mapped = linalg.map ins(%4 : tensor<?x?x?xf32>) outs(%5 : tensor<?x?x?xf32>)
        (%in: f32, %init: f32) {
          %22 = arith.mulf %in, %extracted : f32
          linalg.yield %22 : f32
        }
      scf.yield %cast_2, %mapped : tensor<?x?xf32>, tensor<?x?x?xf32>
    }
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 1] [0, 0] [%c1, %c1] : tensor<2x4xf32> to tensor<0x0xf32>
    %9 = linalg.square ins(%extracted_slice_0 : tensor<0x0xf32>) outs(%8#0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %10 = arith.uitofp %6 : i1 to f32
    %inserted = tensor.insert %10 into %0#2[%c1, %c1] : tensor<2x4xf32>
    %c4 = arith.constant 4 : index
    %11 = scf.forall (%arg2, %arg3) in (2, %c4) shared_outs(%arg4 = %inserted) -> (tensor<2x4xf32>) {
      %21 = scf.forall (%arg5) in (0) shared_outs(%arg6 = %extracted_slice_0) -> (tensor<0x0xf32>) {
        %extracted_slice_4 = tensor.extract_slice %arg6[%arg5, %c0] [1, 0] [1, 1] : tensor<0x0xf32> to tensor<1x0xf32>
        %22 = linalg.ceil ins(%extracted_slice_4 : tensor<1x0xf32>) outs(%extracted_slice_4 : tensor<1x0xf32>) -> tensor<1x0xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %22 into %arg6[%arg5, %c0] [1, 0] [1, 1] : tensor<1x0xf32> into tensor<0x0xf32>
        }
      }
      %extracted_slice_2 = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<2x4xf32> to tensor<1x1xf32>
      %inserted_3 = tensor.insert %extracted into %extracted_slice_2[%c0, %c0] : tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_3 into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<2x4xf32>
      }
    }
    %12 = arith.minui %0#0, %c1 : index
    %13 = tensor.empty() : tensor<0x0x1xf32>
    %14 = linalg.fill ins(%extracted : f32) outs(%13 : tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
    %cast_1 = tensor.cast %14 : tensor<0x0x1xf32> to tensor<?x?x?xf32>
    %transposed = linalg.transpose ins(%cast_1 : tensor<?x?x?xf32>) outs(%4 : tensor<?x?x?xf32>) permutation = [1, 2, 0] 
    %15 = arith.cmpi sle, %0#0, %c3 : index
    %16 = scf.if %15 -> (tensor<0x0x1xf32>) {
      %from_elements = tensor.from_elements  : tensor<0x1x0xf32>
      %21 = linalg.abs ins(%from_elements : tensor<0x1x0xf32>) outs(%5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %22 = linalg.copy ins(%21 : tensor<?x?x?xf32>) outs(%5 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %13 : tensor<0x0x1xf32>
    } else {
      %21 = arith.index_castui %15 : i1 to index
      %22 = arith.remui %21, %c2 : index
      %extracted_2 = tensor.extract %inserted[%22, %c1] : tensor<2x4xf32>
      %cast_3 = tensor.cast %13 : tensor<0x0x1xf32> to tensor<?x?x?xf32>
      %23 = func.call @same2(%cast_3) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %from_elements = tensor.from_elements  : tensor<0x1x1xf32>
      %24 = linalg.batch_matmul ins(%14, %from_elements : tensor<0x0x1xf32>, tensor<0x1x1xf32>) outs(%13 : tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
      %25 = tensor.empty() : tensor<0x0x1xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<?x?x?xf32>) outs(%25 : tensor<0x0x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<0x0x1xf32>
      %27 = linalg.log ins(%23 : tensor<?x?x?xf32>) outs(%14 : tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
      scf.yield %27 : tensor<0x0x1xf32>
    }
    affine.for %arg2 = 0 to 1 {
      %21 = arith.cmpi ult, %arg2, %c1 : index
      %22 = scf.if %21 -> (f32) {
        %from_elements = tensor.from_elements  : tensor<0x1x0xf32>
        %cast_3 = tensor.cast %from_elements : tensor<0x1x0xf32> to tensor<0x1x?xf32>
        %inserted_slice = tensor.insert_slice %cast_3 into %5[%c0, %c0, %c0] [0, 1, %c0] [1, 1, 1] : tensor<0x1x?xf32> into tensor<?x?x?xf32>
        %cast_4 = tensor.cast %9 : tensor<?x?xf32> to tensor<0x0xf32>
        %extracted_slice_5 = tensor.extract_slice %16[%c0, %c0, %arg2] [0, 0, 1] [1, 1, 1] : tensor<0x0x1xf32> to tensor<0x0xf32>
        %27:3 = func.call @f1(%cast_4, %extracted_slice_5) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
        scf.yield %extracted : f32
      } else {
        %cst_3 = arith.constant 1.000000e+02 : f32
        scf.yield %cst_3 : f32
      }
      %cast_2 = tensor.cast %14 : tensor<0x0x1xf32> to tensor<?x?x?xf32>
      %23 = func.call @same2(%cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %24 = tensor.empty() : tensor<0x0x1xf32>
      %25 = linalg.fill ins(%extracted : f32) outs(%24 : tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
      %26 = linalg.copy ins(%25 : tensor<0x0x1xf32>) outs(%16 : tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
    }
    %17 = call @pick3(%13, %16) : (tensor<0x0x1xf32>, tensor<0x0x1xf32>) -> tensor<0x0x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<0x0x1xf32>) outs(%16 : tensor<0x0x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.maximumf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<0x0x1xf32>
    %19 = tensor.empty(%c0, %c1) : tensor<?x0x?xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<0x0x1xf32>) outs(%19 : tensor<?x0x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant -6.000000e+00 : f32
      %21 = arith.mulf %in, %cst_2 : f32
      linalg.yield %21 : f32
    } -> tensor<?x0x?xf32>
    return %8#1, %11, %transposed, %18, %20, %2#0, %12, %0#0 : tensor<?x?x?xf32>, tensor<2x4xf32>, tensor<?x?x?xf32>, tensor<0x0x1xf32>, tensor<?x0x?xf32>, tensor<0x0xf32>, index, index
  }
  func.func private @same2(%arg0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = tensor.empty() : tensor<0x0xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %2 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<0x0xf32>) outs(%arg0 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<?x?x?xf32>
    return %arg0 : tensor<?x?x?xf32>
  }
  func.func private @pick3(%arg0: tensor<0x0x1xf32>, %arg1: tensor<0x0x1xf32>) -> tensor<0x0x1xf32> {
    return %arg0 : tensor<0x0x1xf32>
  }
}

