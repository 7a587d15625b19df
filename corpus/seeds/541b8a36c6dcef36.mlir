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
// bufdiff-choices: 46d9cc18f40ecef2fb5e679d9b3281988dab8d2fc9bcc2aaf7c03d886bd4828f2f896cc1eafc09ad
// bufdiff-choices: 9a631ec9ede35881a0dcc3abee0fa22b05ba89f1623bb1c8748813dbd39bfde63c7e
// bufdiff-features: 91 536 562 632 961 1222 1319 1858 1922 2073 2898 2917 3041 3217 3579 5187 5337
// bufdiff-features: 6002 6169 6193 6611 6641 6812 7060 7534 7541 7691 8438 8792 9413 9473 9479 9748
// bufdiff-features: 9791 9968 10384 10872 11044 11162 11228 11255 11825 12170 12276 12478 12821
// bufdiff-features: 13233 13390 13518 13673 14454 14632 14925 15014 15751 15792 15850 15883 15903
// bufdiff-features: 16371 16682 16960 17036 17406 17792 18138 18480 18486 18941 19419 19442 19545
// bufdiff-features: 19606 19952 20003 20127 21140 21382 21646 21973 22161 22220 22280 22323 22801
// bufdiff-features: 22896 23052 23071 23225 23454 24661 24747 25527 25608 26050 26087 26140 26308
// bufdiff-features: 26508 26568 26600 26663 26796 26922 27378 27672 27725 27852 27869 28130 28277
// bufdiff-features: 28464 28779 28814 29123 29590 29839 29968 30666 30710 30725 30996 31705 31864
// bufdiff-features: 32085 32278 32809 33751 34167 34905 35163 35853 36784 36797 36936 37046 37155
// bufdiff-features: 37231 37445 37646 37752 37879 38427 38528 38702 38783 39743 39915 40266 40712
// bufdiff-features: 40753 41478 41576 41651 41907 41992 42344 42398 42467 42806 43839 43942 43963
// bufdiff-features: 44505 44520 44522 44589 44666 45031 45472 45765 45869 46022 46194 46203 46208
// bufdiff-features: 46522 46720 47392 47554 47695 47762 48038 48991 49124 49161 49194 49904 50633
// bufdiff-features: 50894 51344 51415 51488 51534 51729 51800 52042 52062 52322 52398 52558 52625
// bufdiff-features: 52695 52900 52928 53180 53252 53469 53659 53676 54546 54998 55097 56348 57745
// bufdiff-features: 58191 58303 58308 58869 58972 59145 59176 59291 59620 60865 61480 61885 62035
// bufdiff-features: 62253 62306 62495 62912 63384 63800 64119 64120 64235 64320 65074 65770 66334
// bufdiff-features: 66422 66995 67221 67223 67526 67936 67959 68263 68355 69235 69505 70119 70278
// bufdiff-features: 70335 70734 71259 71701 71796 71851 72413 72629 72909 73150 73271 73289 73387
// bufdiff-features: 73802 73833 74034 74360 74450 74659 74833 74862 76639 76728 76953 77283 77389
// bufdiff-features: 78180 78283 78430 79288 80485 80542 80836 81467 81542 81691 81736 82587 82723
// bufdiff-features: 83749 83760 84090 84320 84585 84979 85824 85834 85843 86125 86136 86710 87189
// bufdiff-features: 87495 87923 88008 88350 88635 88958 89024 89150 89250 89732 89765 89780 89812
// bufdiff-features: 89859 89928 90070 90202 90450 90543 91074 91148 91365 91661 91695 92037 92194
// bufdiff-features: 92697 92976 93255 93360 94157 94405 94696 94927 94961 95183 95273 95289 95407
// bufdiff-features: 96353 97126 97131 97924 98190 98291 98501 98627 98886 99228 99294 99383 100073
// bufdiff-features: 100125 100318 100502 100866 101264 101342 101660 101739 101823 102601 103056
// bufdiff-features: 103115 103135 103339 103614 103693 103851 104123 104229 104315 104931 106321
// bufdiff-features: 106812 106883 107197 107425 107518 107614 107815 107997 108173 108176 108210
// bufdiff-features: 108221 108921 109040 109105 109135 109327 109408 109445 109657 109869 110189
// bufdiff-features: 110298 110552 110561 110780 110812 111688 111965 111976 111979 112535 112929
// bufdiff-features: 113374 113490 113822 113901 114143 115101 115728 115920 116092 116125 117151
// bufdiff-features: 117221 117423 117779 117982 118081 118349 118795 119068 119203 119332 119340
// bufdiff-features: 119597 120197 121812 123204 123879 123951 124626 124966 124980 125363 125510
// bufdiff-features: 125908 125991 126321 127000 127080 127096 127225 127243 127329 127813 128163
// bufdiff-features: 128182 128347 128776 128916 129404 129955 130135 130814 130933 130942 133331
// bufdiff-features: 133376 133509 133592 133769 134159 134194 134823 135070 135749 136271 137045
// bufdiff-features: 137637 137880 138086 138208 138262 138844 139599 139768 139862 139885 140479
// bufdiff-features: 140929 142040 142084 142349 142376 142393 142589 142775 142846 142916 143475
// bufdiff-features: 143926 144010 144724 144761 146001 146512 146608 146734 146792 146814 147712
// bufdiff-features: 147906 148304 149149 149193 149304 149847 149884 149892 149901 150313 150348
// bufdiff-features: 150580 150818 151326 151482 151758 151936 152133 152226 152721 152757 152897
// bufdiff-features: 153304 153518 153896 153939 153957 154332 154507 154532 154889 155153 155346
// bufdiff-features: 155577 156191 156460 156807 157034 157293 157426 158120 158188 158415 158897
// bufdiff-features: 159348 159430 159762 160191 160349 160756 160983 161377 161661 162113 162265
// bufdiff-features: 162280 162379 162416 162971 163044 163212 163471 163687 163975 164499 165057
// bufdiff-features: 165373 165551 165636 165719 166835 167105 167164 167341 167481 167753 167959
// bufdiff-features: 167973 168196 168323 168507 168625 168640 168815 169249 169609 169734 170195
// bufdiff-features: 171204 171551 171750 172127 172236 172435 172508 172991 173166 173354 173422
// bufdiff-features: 173437 173780 174042 174314 174403 174930 174989 175572 175888 175990 176231
// bufdiff-features: 176499 176782 177167 177182 177211 177572 177904 178067 178535 178560 178854
// bufdiff-features: 178856 179647 179796 180207 180258 180867 181522 181592 181944 182283 182541
// bufdiff-features: 183114 183222 183565 184030 184321 184576 185016 185275 186042 186161 186202
// bufdiff-features: 186959 187469 187596 187647 188226 188790 188995 189223 189635 190589 190874
// bufdiff-features: 191385 191476 191584 191770 192422 192628 192771 193059 193290 193353 193495
// bufdiff-features: 194134 194682 195182 195407 195965 196013 196031 196048 196571 196787 196824
// bufdiff-features: 196895 197125 197267 197337 197561 197770 197827 197837 197849 198001 198243
// bufdiff-features: 198279 198357 198873 199750 199827 200521 200613 200649 200685 201032 201059
// bufdiff-features: 201108 201344 201601 201864 202241 202444 202472 203083 203352 203516 203746
// bufdiff-features: 204159 204212 204314 204852 205275 205434 205590 205737 206133 206459 206817
// bufdiff-features: 207124 207450 207732 208017 208490 208623 209641 210296 210301 210461 211044
// bufdiff-features: 211114 211967 211974 213275 213481 214040 214597 214732 214916 214958 214959
// bufdiff-features: 215495 215959 216251 216489 216890 217007 217325 217899 218131 218141 218560
// bufdiff-features: 218657 219878 220142 220181 221036 221549 222601 222809 222842 223363 223514
// bufdiff-features: 223642 223730 224287 224381 224899 224916 225728 225759 225827 226579 226580
// bufdiff-features: 226928 227623 227831 228118 228168 228208 229266 229515 229598 229748 229917
// bufdiff-features: 230081 230104 230293 230315 230550 230810 231330 231855 233533 234086 234548
// bufdiff-features: 234940 235168 235375 236180 236238 236324 236929 236930 237022 237029 237454
// bufdiff-features: 237682 238433 238676 238954 239030 239758 240158 240634 240651 240951 241608
// bufdiff-features: 242145 242200 242955 243137 243477 243546 244107 244281 244315 245380 245594
// bufdiff-features: 245784 246463 246543 246642 246783 248191 248209 248677 248794 249094 249184
// bufdiff-features: 249221 249605 249653 249948 250556 250712 250917 250948 251259 252056 252161
// bufdiff-features: 252260 252466 252539 252643 252923 253216 253228 253389 253802 253836 254943
// bufdiff-features: 255046 255412 255556 255712 256235 256247 256453 256456 256822 256921 257605
// bufdiff-features: 257842 258239 258418 259528 259785 259840 260101 260470 260775 260969 260971
// bufdiff-features: 261091 261439 261643 261708 261802 261833 261864
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x0xf32>, %arg1: tensor<2x4xf32>) -> (tensor<?x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<0x?x1xf32>, tensor<?x0xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<0x0xf32>, tensor<?x?xf32>, tensor<0x?x?xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<0x0xf32>
    %1:3 = call @f1(%0, %0) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
    %2 = tensor.empty() : tensor<0x0xf32>
    %3:3 = call @f1(%2, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c1, %c3] : tensor<2x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = arith.cmpf olt, %extracted, %cst : f32
    %5 = scf.if %4 -> (tensor<0x0xf32>) {
      %mapped_21 = linalg.map ins(%3#0, %3#2, %3#1 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>) outs(%3#0 : tensor<0x0xf32>)
        (%in: f32, %in_22: f32, %in_23: f32, %init: f32) {
          %42 = arith.maximumf %in, %in_22 : f32
          %43 = arith.subf %42, %in_23 : f32
          linalg.yield %43 : f32
        }
      %41:3 = func.call @f1(%mapped_21, %3#0) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      scf.yield %41#1 : tensor<0x0xf32>
    } else {
      scf.yield %3#2 : tensor<0x0xf32>
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x0xf32>
    %from_elements = tensor.from_elements %c0, %dim, %c1 : tensor<3xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x0xf32>, tensor<3xindex>) -> tensor<0x?x1xf32>
    %false = arith.constant false
    %6 = arith.shrsi %4, %false : i1
    %extracted_0 = tensor.extract %arg1[%c1, %c3] : tensor<2x4xf32>
    %extracted_slice = tensor.extract_slice %3#0[%c0, %c0] [0, 0] [1, 1] : tensor<0x0xf32> to tensor<0x0xf32>
    %cast = tensor.cast %extracted_slice : tensor<0x0xf32> to tensor<?x?xf32>
    %7 = call @write2(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %8 = tensor.empty() : tensor<0x0xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#0 : tensor<0x0xf32>) outs(%8 : tensor<0x0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %in, %extracted : f32
      linalg.yield %41 : f32
    } -> tensor<0x0xf32>
    %cst_1 = arith.constant dense<> : tensor<0xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<0xf32>) outs(%extracted_slice : tensor<0x0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.subf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<0x0xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%9 : tensor<0x0xf32>) outs(%cst_1 : tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.cmpf one, %in, %out : f32
      %42 = arith.select %41, %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<0xf32>
    %12 = bufferization.to_buffer %arg1 read_only : tensor<2x4xf32> to memref<2x4xf32>
    %13 = memref.load %12[%c0, %c1] : memref<2x4xf32>
    %inserted = tensor.insert %extracted_0 into %arg1[%c1, %c3] : tensor<2x4xf32>
    %dim_2 = tensor.dim %3#2, %c0 : tensor<0x0xf32>
    %14:2 = scf.for %arg2 = %c1 to %c0 step %c1 iter_args(%arg3 = %10, %arg4 = %extracted_slice) -> (tensor<0x0xf32>, tensor<0x0xf32>) {
      %c2_21 = arith.constant 2 : index
      %41 = scf.for %arg5 = %c1 to %c2_21 step %c1 iter_args(%arg6 = %arg1) -> (tensor<2x4xf32>) {
        %extracted_26 = tensor.extract %arg1[%dim_2, %arg5] : tensor<2x4xf32>
        %inserted_27 = tensor.insert %extracted_26 into %arg6[%c0, %dim_2] : tensor<2x4xf32>
        scf.yield %inserted_27 : tensor<2x4xf32>
      }
      %extracted_slice_22 = tensor.extract_slice %arg1[1, 1] [0, 0] [1, 1] : tensor<2x4xf32> to tensor<0x0xf32>
      %42:3 = func.call @f1(%arg3, %extracted_slice_22) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %extracted_slice_23 = tensor.extract_slice %inserted[1, 0] [0, 0] [1, 1] : tensor<2x4xf32> to tensor<0x0xf32>
      %transposed_24 = linalg.transpose ins(%extracted_slice_23 : tensor<0x0xf32>) outs(%arg4 : tensor<0x0xf32>) permutation = [1, 0] 
      %extracted_slice_25 = tensor.extract_slice %inserted[1, %c3] [0, 0] [1, 1] : tensor<2x4xf32> to tensor<0x0xf32>
      %43 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%42#1, %extracted_slice_25 : tensor<0x0xf32>, tensor<0x0xf32>) outs(%arg3 : tensor<0x0xf32>) -> tensor<0x0xf32>
      scf.yield %43, %transposed_24 : tensor<0x0xf32>, tensor<0x0xf32>
    }
    %c2 = arith.constant 2 : index
    %15 = tensor.empty(%c2) : tensor<?x4xf32>
    %16 = tensor.empty(%c2) : tensor<?x4xf32>
    %cst_3 = arith.constant -1.000000e+00 : f32
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %mapped = linalg.map ins(%17 : tensor<?x4xf32>) outs(%15 : tensor<?x4xf32>)
      (%in: f32, %init: f32) {
        %extracted_21 = tensor.extract %arg1[%dim_2, %dim_2] : tensor<2x4xf32>
        %41 = arith.divf %in, %extracted_21 : f32
        linalg.yield %41 : f32
      }
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %41 = arith.index_cast %arg2 : index to i64
      %42 = arith.sitofp %41 : i64 to f32
      %43 = arith.index_cast %arg3 : index to i64
      %44 = arith.sitofp %43 : i64 to f32
      %45 = arith.divf %42, %44 : f32
      tensor.yield %45 : f32
    } : tensor<2x4xf32>
    %extracted_slice_4 = tensor.extract_slice %14#1[%c0, %c0] [0, 0] [1, 1] : tensor<0x0xf32> to tensor<0x0xf32>
    %cst_5 = arith.constant dense<5.000000e-01> : tensor<0x1x2xf32>
    %18 = tensor.empty(%dim) : tensor<?x1x2xf32>
    %19 = linalg.fill ins(%extracted_0 : f32) outs(%18 : tensor<?x1x2xf32>) -> tensor<?x1x2xf32>
    %20 = linalg.conv_1d_ncw_fcw ins(%cst_5, %19 : tensor<0x1x2xf32>, tensor<?x1x2xf32>) outs(%reshape : tensor<0x?x1xf32>) -> tensor<0x?x1xf32>
    %extracted_6 = tensor.extract %generated[%c1, %c2] : tensor<2x4xf32>
    %cast_7 = tensor.cast %extracted_slice_4 : tensor<0x0xf32> to tensor<?x?xf32>
    %21 = call @write2(%cast_7) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %22 = linalg.softmax dimension(1) ins(%reshape : tensor<0x?x1xf32>) outs(%20 : tensor<0x?x1xf32>) -> tensor<0x?x1xf32>
    %extracted_slice_8 = tensor.extract_slice %21[%c0, %c0] [0, 0] [1, 1] : tensor<?x?xf32> to tensor<0x0xf32>
    %extracted_slice_9 = tensor.extract_slice %21[%c0, %c0] [0, 0] [1, 1] : tensor<?x?xf32> to tensor<0x0xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %21 : tensor<0x0xf32>, tensor<?x?xf32>) outs(%extracted_slice_8 : tensor<0x0xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %41 = arith.cmpf ogt, %in, %in_21 : f32
      %42 = arith.select %41, %in, %in_21 : f32
      %43 = arith.subf %42, %out : f32
      linalg.yield %43 : f32
    } -> tensor<0x0xf32>
    %extracted_slice_10 = tensor.extract_slice %arg1[1, 2] [0, 0] [1, 1] : tensor<2x4xf32> to tensor<0x0xf32>
    %24 = linalg.max ins(%extracted_slice_4, %extracted_slice_10 : tensor<0x0xf32>, tensor<0x0xf32>) outs(%extracted_slice_9 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %inserted_slice = tensor.insert_slice %23 into %21[%c0, %c0] [0, 0] [1, 1] : tensor<0x0xf32> into tensor<?x?xf32>
    %inserted_slice_11 = tensor.insert_slice %24 into %inserted_slice[%c0, %c0] [0, 0] [1, 1] : tensor<0x0xf32> into tensor<?x?xf32>
    %25 = arith.cmpi uge, %dim, %c2 : index
    %26 = scf.if %25 -> (tensor<0x0xf32>) {
      %41 = arith.subi %dim, %c1 : index
      %extracted_slice_21 = tensor.extract_slice %22[%c0, %41, 0] [0, 1, 1] [1, 1, 1] : tensor<0x?x1xf32> to tensor<0x1xf32>
      %cst_22 = arith.constant dense<> : tensor<1x0xf32>
      %42 = linalg.contract indexing_maps = [#map4, #map5, #map6] ins(%extracted_slice_21, %cst_22 : tensor<0x1xf32>, tensor<1x0xf32>) outs(%inserted_slice_11 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %43:3 = func.call @f1(%extracted_slice_8, %3#0) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %44 = linalg.min ins(%43#0, %1#1 : tensor<0x0xf32>, tensor<0x0xf32>) outs(%24 : tensor<0x0xf32>) -> tensor<0x0xf32>
      scf.yield %44 : tensor<0x0xf32>
    } else {
      %41 = tensor.empty() : tensor<0x0xf32>
      %42 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %7 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%41 : tensor<0x0xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %43 = arith.subf %in, %in_23 : f32
        linalg.yield %43 : f32
      } -> tensor<0x0xf32>
      %cast_21 = tensor.cast %inserted_slice : tensor<?x?xf32> to tensor<0x0xf32>
      %mapped_22 = linalg.map ins(%42, %cast_21, %41 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>) outs(%24 : tensor<0x0xf32>)
        (%in: f32, %in_23: f32, %in_24: f32, %init: f32) {
          %43 = arith.subf %in, %in_23 : f32
          %44 = arith.subf %43, %in_24 : f32
          linalg.yield %44 : f32
        }
      scf.yield %mapped_22 : tensor<0x0xf32>
    }
    %27 = arith.index_castui %4 : i1 to index
    %c64 = arith.constant 64 : index
    %28 = arith.remui %27, %c64 : index
    %29 = index.divs %28, %c1
    %transposed = linalg.transpose ins(%inserted_slice : tensor<?x?xf32>) outs(%21 : tensor<?x?xf32>) permutation = [1, 0] 
    %extracted_slice_12 = tensor.extract_slice %cst_5[%c0, 0, %dim_2] [0, %c1, 1] [1, 1, 1] : tensor<0x1x2xf32> to tensor<0x?x1xf32>
    %c4 = arith.constant 4 : index
    %30 = arith.remui %28, %c4 : index
    %31 = scf.for %arg2 = %c0 to %30 step %c1 iter_args(%arg3 = %extracted_slice_12) -> (tensor<0x?x1xf32>) {
      %41 = linalg.matmul ins(%inserted_slice_11, %26 : tensor<?x?xf32>, tensor<0x0xf32>) outs(%1#2 : tensor<0x0xf32>) -> tensor<0x0xf32>
      %extracted_21 = tensor.extract %17[%c0, %c0] : tensor<?x4xf32>
      %cst_22 = arith.constant dense<> : tensor<0x1x1xf32>
      %42 = linalg.exp ins(%extracted_slice_12 : tensor<0x?x1xf32>) outs(%arg3 : tensor<0x?x1xf32>) -> tensor<0x?x1xf32>
      scf.yield %42 : tensor<0x?x1xf32>
    }
    %cast_13 = tensor.cast %extracted_slice_10 : tensor<0x0xf32> to tensor<?x?xf32>
    %32 = call @write2(%cast_13) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %33 = linalg.fill ins(%extracted_0 : f32) outs(%extracted_slice_10 : tensor<0x0xf32>) -> tensor<0x0xf32>
    %34 = tensor.empty() : tensor<0x0xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x?xf32>) outs(%34 : tensor<0x0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      %42 = arith.addf %41, %extracted_0 : f32
      linalg.yield %42 : f32
    } -> tensor<0x0xf32>
    %cast_14 = tensor.cast %34 : tensor<0x0xf32> to tensor<?x?xf32>
    %36 = call @write2(%cast_14) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted_15 = tensor.extract %arg1[%c0, %c1] : tensor<2x4xf32>
    %37 = math.cos %extracted_15 : f32
    %38 = arith.cmpi eq, %dim_2, %c0 : index
    %39:2 = scf.if %38 -> (tensor<0x0xf32>, tensor<?x?xf32>) {
      %41 = tensor.empty() : tensor<0x0xf32>
      %42 = arith.index_castui %4 : i1 to index
      %43 = arith.remui %42, %c2 : index
      %44 = arith.index_castui %6 : i1 to index
      %45 = arith.remui %44, %c4 : index
      %extracted_21 = tensor.extract %generated[%43, %45] : tensor<2x4xf32>
      %46 = linalg.fill ins(%extracted_21 : f32) outs(%41 : tensor<0x0xf32>) -> tensor<0x0xf32>
      %47 = arith.select %6, %35, %46 : tensor<0x0xf32>
      %inserted_slice_22 = tensor.insert_slice %14#1 into %47[%c0, %c0] [0, 0] [1, 1] : tensor<0x0xf32> into tensor<0x0xf32>
      %extracted_slice_23 = tensor.extract_slice %arg1[0, 0] [2, 2] [1, 3] : tensor<2x4xf32> to tensor<2x2xf32>
      %extracted_slice_24 = tensor.extract_slice %generated[1, %c2] [%c1, 1] [%c1, 1] : tensor<2x4xf32> to tensor<?x1xf32>
      %48 = linalg.conv_2d ins(%extracted_slice_24, %extracted_slice_23 : tensor<?x1xf32>, tensor<2x2xf32>) outs(%inserted_slice_11 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %23, %48 : tensor<0x0xf32>, tensor<?x?xf32>
    } else {
      %cast_21 = tensor.cast %21 : tensor<?x?xf32> to tensor<0x0xf32>
      %41:3 = func.call @f1(%cast_21, %35) : (tensor<0x0xf32>, tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>)
      %42 = linalg.rsqrt ins(%41#0 : tensor<0x0xf32>) outs(%23 : tensor<0x0xf32>) -> tensor<0x0xf32>
      %cast_22 = tensor.cast %34 : tensor<0x0xf32> to tensor<?x?xf32>
      scf.yield %42, %cast_22 : tensor<0x0xf32>, tensor<?x?xf32>
    }
    %broadcasted = linalg.broadcast ins(%11 : tensor<0xf32>) outs(%39#0 : tensor<0x0xf32>) dimensions = [1] 
    %extracted_slice_16 = tensor.extract_slice %22[%c0, %c0, %dim_2] [0, 0, 1] [1, 1, 1] : tensor<0x?x1xf32> to tensor<0x0xf32>
    %cast_17 = tensor.cast %extracted_slice_16 : tensor<0x0xf32> to tensor<?x?xf32>
    %40 = call @write2(%cast_17) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.if %4 {
    } else {
      %cast_21 = tensor.cast %extracted_slice_4 : tensor<0x0xf32> to tensor<?x?xf32>
      %41 = func.call @write2(%cast_21) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    }
    %cast_18 = tensor.cast %1#0 : tensor<0x0xf32> to tensor<?x0xf32>
    %cast_19 = tensor.cast %33 : tensor<0x0xf32> to tensor<?x0xf32>
    %cast_20 = tensor.cast %reshape : tensor<0x?x1xf32> to tensor<0x?x?xf32>
    return %cast_18, %5, %14#0, %mapped, %transposed, %31, %cast_19, %36, %39#1, %broadcasted, %40, %cast_20, %37, %extracted : tensor<?x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<0x?x1xf32>, tensor<?x0xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<0x0xf32>, tensor<?x?xf32>, tensor<0x?x?xf32>, f32, f32
  }
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
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<1x1x1xf32>) outs(%extracted_slice_3 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %extracted : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x1xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x1x1xf32>) outs(%extracted_slice_3 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.minimumf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<1x1x1xf32>
    %30 = linalg.add ins(%29, %29 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%extracted_slice_4 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %inserted_slice = tensor.insert_slice %28 into %26[0, 0, 0] [1, 1, 1] [1, 1, 2] : tensor<1x1x1xf32> into tensor<1x1x2xf32>
    %inserted_slice_5 = tensor.insert_slice %30 into %inserted_slice[0, 0, 1] [1, 1, 1] [1, 1, 2] : tensor<1x1x1xf32> into tensor<1x1x2xf32>
    return %8, %mapped, %13 : tensor<0x0xf32>, tensor<0x0xf32>, tensor<0x0xf32>
  }
  func.func private @write2(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %cst = arith.constant dense<> : tensor<0x0xf32>
    %0 = linalg.negf ins(%cst : tensor<0x0xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

