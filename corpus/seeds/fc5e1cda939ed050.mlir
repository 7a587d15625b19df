// bufdiff-profile: wide
// bufdiff-choices: 1bf9b424d1479a12a6fe92dc86f56f4a6b2949978c78eeaf8929458b4fc84c8253284cc1bc654d63
// bufdiff-choices: cfd35adf4b63aabb25cc6930ea39e85ff27cd251a098d32f1214cf3c8b77a5bb6cd39600581a38c7
// bufdiff-choices: 4205bb3c6ce8e5ec185da08ebf09a97db047928b7140cfdd5f302e96c474bb127314312cf5184090
// bufdiff-choices: af77f4c68fc2abf781f12df067f9dc89482e960beccdb7f83e985dcc08445071dbf0f5ef5aee246f
// bufdiff-choices: fc16b2b3af5eeb82485484974d4c381a7027679df02d8c87e4049c83bc5be09907921174ffb9db1a
// bufdiff-choices: e973bd582d0320e17371149efdfb9a7f0e8b2fc2bc49f7f3634279bdddb582f9143897e51669e33c
// bufdiff-choices: 6c0914509042dc8138ccc143990d204d5b4134e42a25067483876a244be84cae519b2a4899629328
// bufdiff-choices: 327b994d2a239a5b7d9b517ea5225a019ae739461d89278e0c56795627b9ca8d0ab4b590b56f9685
// bufdiff-choices: 1bde471c8d4f64ed0c68fda35dcce61bc2851964f6251c4a9adabcc50bebf9e18db244942d5fe1a3
// bufdiff-choices: 8999f1a8b384bda65ae55b89e862b68505eaf254548046d7aa58333e738e775fa8cd6541f277f5eb
// bufdiff-choices: d4ea4dfb35eba92cc0e9e73b534640333c654d7515d5a9327a8ac98db310bc91b0d0d52f8e797071
// bufdiff-choices: b8d5948d855b33db0bb1920ba44dc15ba0529981ad15f4cc7b80b7abe79155a5c9d6d998a7f8cf91
// bufdiff-choices: 2f85f5ea8adaab03020b365e642adb28b9621eecd4d3fcda647c4430d6d336e16d362c0266c522ba
// bufdiff-choices: 87ef23d457f370d8e71755ae800250aaf19575c8f84865586188c4b1b1136f7a84f70787eadd09df
// bufdiff-choices: a949062d62952815fd7169fab6c908c7e0fe3c229469c94ddeb17a2cdcad6ffe524b41dc46675412
// bufdiff-choices: a07afec061e175a089ecce7587714e5a3ed691f28e54d0b6e9bdd16faeb4c201dd0b101bfd4224d1
// bufdiff-choices: ef5dd594758eb93ae0b4f3bfb88fcb2e218dc78d46ac197f43bf0a0a903e322578e6e2fa0f41825f
// bufdiff-choices: 5d9c33eebb23cf33b75ee6fda35d0464742e17a6e8e624fd2899d5e5b6d83f1b6fea2c0334ae6c6d
// bufdiff-choices: b6a873aa4fffa637e901a71d037be991b609b3b9181f4c6e040f210a2d1d10d926bbaee78974fbe5
// bufdiff-choices: 49f154d6810031c1a77db98d6ef39cfb086ac9d9012b13b854b0270f77611c4414771e182db5d7e7
// bufdiff-choices: da84db10669a6af5736f01031449753eac9f0ec8e36203232ce5c2a347852832f96f623397f65c81
// bufdiff-choices: 88ce2537a71d206c1f07433cef504698c457dadec0fe0a0a6aa70ece851a6795b026c5e4bf8202c3
// bufdiff-choices: 33aec0dfcf99b3fbb8257e9906991b3bbdbe4f492b472962c45b41a705dcfb1a90d2b7b020754b18
// bufdiff-choices: 8ca20956319c947f0837d8a75b2f26b32ce46ec53a7fa905f1a3c24a5c949ad172e7de9ab500e73b
// bufdiff-choices: e9c89eeb6b3a5e7d19b5b9827b29d66583266be4c79b860d56c0df1f9a487c491a54e97a32927e97
// bufdiff-choices: 37923e436a092b310b600afd8494ea76e2c21e17325d399a133152e1ff970216fe
// bufdiff-features: 429 683 1854 2442 2898 3217 3336 3392 3579 4165 4752 4940 5075 5187 5619 6334
// bufdiff-features: 6363 6430 6611 6641 6724 7122 7516 8918 9238 9294 9479 10035 10203 10476 10683
// bufdiff-features: 10872 11047 11162 11210 11228 11408 11556 11938 11962 12170 12373 13233 13387
// bufdiff-features: 13475 13518 13764 13799 14674 14709 14925 15671 15745 15751 15903 16307 17255
// bufdiff-features: 17726 17792 18330 18351 18952 19014 19442 19985 20099 21154 21522 21652 21953
// bufdiff-features: 22095 22280 22860 23047 23143 23169 23680 23787 24131 24330 24747 25078 25651
// bufdiff-features: 26023 26087 26215 26279 26464 26568 26628 26808 26922 27766 28504 28907 29294
// bufdiff-features: 29398 29525 29590 29966 29968 30666 30688 30700 33205 33762 33769 33770 33853
// bufdiff-features: 33881 34159 34167 34357 35487 36252 36784 38326 38783 38876 39674 40266 40540
// bufdiff-features: 40712 40829 42133 42344 42398 42467 42484 42984 44028 44093 44505 44522 44621
// bufdiff-features: 45571 46203 46208 46414 46835 47102 47244 47392 47796 48598 49635 49956 50125
// bufdiff-features: 50894 51178 51344 51415 51475 52062 52322 52532 52558 52701 52807 52823 52900
// bufdiff-features: 53178 53180 53252 53469 54395 54408 54998 55113 56024 58272 58308 59145 59294
// bufdiff-features: 59888 60422 60686 61280 61884 62035 62232 62253 62611 62622 63071 63259 63800
// bufdiff-features: 63929 64119 64120 64162 64235 64603 64716 65726 66245 66268 66422 66995 67055
// bufdiff-features: 67159 67532 67563 67959 68355 68457 68670 68981 69007 69081 69235 69403 69505
// bufdiff-features: 69965 70335 70412 70544 71050 71122 71259 71306 72203 72505 72975 73141 73289
// bufdiff-features: 73387 73388 73802 74057 74862 76257 76339 76700 76915 76953 77129 78283 78430
// bufdiff-features: 78447 79099 79687 80083 81408 81443 81511 81612 81628 81736 81801 82011 82135
// bufdiff-features: 82168 82180 82565 83194 83663 84300 84322 84585 84628 85681 85843 86125 86689
// bufdiff-features: 87601 88028 88337 88660 88732 88932 88958 89178 89732 89780 89812 89964 90097
// bufdiff-features: 90234 90495 90777 91289 91365 91562 92022 92194 92344 92752 93171 93255 93286
// bufdiff-features: 94586 94961 95019 97059 97131 97337 97407 97715 98138 98190 98409 98501 98658
// bufdiff-features: 99228 99282 99383 99723 99757 100059 100406 101264 102871 103115 103132 103339
// bufdiff-features: 104315 104334 104580 104931 105573 105670 105700 106354 107224 107412 107425
// bufdiff-features: 107440 107997 108012 108038 108427 108921 108977 108992 109040 109732 109949
// bufdiff-features: 110136 110162 110816 111995 112929 113821 113940 115655 115778 115804 116039
// bufdiff-features: 116270 117183 117206 117235 117269 117336 117724 118088 118117 118585 118945
// bufdiff-features: 118984 119203 119588 119597 119764 120049 120197 120305 121000 121318 121626
// bufdiff-features: 122575 122791 123301 124626 124985 125191 125702 125921 127000 127533 128604
// bufdiff-features: 128916 129087 130310 130602 130933 131325 131366 131672 132961 133592 135087
// bufdiff-features: 135534 135868 136039 136271 136534 136804 137045 137477 137656 138208 139206
// bufdiff-features: 139483 139765 140810 141238 141891 142040 142274 142283 142488 144093 144380
// bufdiff-features: 144409 144513 144763 145962 146109 146233 146512 146665 146734 146792 146991
// bufdiff-features: 147130 147178 147358 147477 147712 147906 148304 148647 150818 151326 151936
// bufdiff-features: 152841 152983 153031 153293 153928 153939 154349 154779 154946 155465 155898
// bufdiff-features: 155976 156191 156460 156807 157034 157579 158120 158204 158897 159049 159251
// bufdiff-features: 159895 160011 160349 160756 160967 161015 161696 162935 162971 163044 163188
// bufdiff-features: 163687 163975 164124 164602 165057 165636 165695 165719 165817 166065 166579
// bufdiff-features: 166946 167341 168323 168545 168858 169403 169562 171205 171369 171551 172094
// bufdiff-features: 172926 173354 173614 174170 174260 174830 175248 175405 175687 176076 176379
// bufdiff-features: 176774 177182 177211 177904 178019 178067 178558 178560 178731 179506 179647
// bufdiff-features: 179977 180207 180854 181522 181541 181698 181789 181999 182283 182675 182719
// bufdiff-features: 184030 184321 184576 184863 184962 185043 185572 185723 186042 186257 186849
// bufdiff-features: 186959 188473 188571 188790 189820 190046 190142 190166 190377 190520 190547
// bufdiff-features: 190609 190627 190932 191635 192130 192138 192422 192524 192628 192771 193353
// bufdiff-features: 193665 193747 193773 193986 194134 194682 194714 195182 196024 196031 196048
// bufdiff-features: 196349 196449 196571 197169 197267 197392 197561 197738 197837 198003 198357
// bufdiff-features: 198820 200104 200166 200521 201059 201202 201524 201802 202032 202085 202241
// bufdiff-features: 202456 202894 203352 204212 204527 204620 204697 204826 205434 205636 205689
// bufdiff-features: 206852 207081 207124 207330 208114 208523 209102 209605 209918 210022 210351
// bufdiff-features: 210461 211044 211967 212111 213065 213254 213275 214199 214325 214484 214744
// bufdiff-features: 215925 215959 216892 216969 217216 217424 218310 218563 218635 219153 219413
// bufdiff-features: 220013 220223 220618 221176 222219 222638 222809 223719 223970 224099 224222
// bufdiff-features: 224916 225016 225728 225827 226053 226125 226357 226579 226928 227279 227345
// bufdiff-features: 227372 227499 227623 227829 228037 228061 228390 228519 228936 229266 229273
// bufdiff-features: 229869 230081 230104 230640 230652 230695 231330 231527 231790 232330 233710
// bufdiff-features: 233766 233919 234086 234487 234527 234548 235325 235375 235722 236324 236930
// bufdiff-features: 236986 237169 237595 237620 237763 238254 238474 238676 238938 239107 239237
// bufdiff-features: 239241 239621 239759 239798 240100 240158 240651 241225 241308 242145 242267
// bufdiff-features: 242955 243546 243781 243872 244110 244222 244281 245619 245738 246062 246543
// bufdiff-features: 247062 247563 247913 248581 249221 249841 249897 250862 250917 250948 251017
// bufdiff-features: 252161 252377 252466 252539 253389 253836 254057 254232 254772 255052 255520
// bufdiff-features: 255556 255676 256112 256247 257457 257632 258331 258625 258906 258994 259299
// bufdiff-features: 259685 259840 260161 260470 260487
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f11(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index) {
    %0 = linalg.square ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:2 = call @f10(%0) : (tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>)
    %2:2 = call @f1(%0, %1#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, f64)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1#0[0, %c0] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3xf32>
    %3:4 = call @f9(%extracted_slice, %1#1, %0) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, index)
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.copy ins(%3#0 : tensor<3xf32>) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %3#2 : tensor<3xf32> to tensor<?xf32>
    return %2#0, %5, %3#1, %cast, %3#3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index
  }
  func.func private @f9(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg2, %arg5 = %arg1) : (index, tensor<3xf32>, tensor<3xf32>) -> (index, tensor<3xf32>, tensor<3xf32>) {
      %1 = arith.cmpi ult, %arg3, %c1 : index
      %c11 = arith.constant 11 : index
      %2 = arith.cmpi eq, %arg3, %c11 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg3, %arg4, %arg5 : index, tensor<3xf32>, tensor<3xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>):
      %1 = arith.addi %arg3, %c1 : index
      %mapped_0 = linalg.map { arith.addf } ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg5 : tensor<3xf32>)
      %2 = linalg.copy ins(%arg2 : tensor<3xf32>) outs(%arg4 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %1, %2, %mapped_0 : index, tensor<3xf32>, tensor<3xf32>
    }
    %mapped = linalg.map ins(%arg0, %arg2, %arg1 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %1 = arith.subf %in, %in_0 : f32
        %2 = arith.subf %1, %in_1 : f32
        linalg.yield %2 : f32
      }
    return %0#1, %0#2, %mapped, %0#0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, index
  }
  func.func private @f8(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: f64) -> (tensor<?xf32>, tensor<?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %cast = tensor.cast %from_elements : tensor<3xf32> to tensor<?xf32>
    %0 = linalg.softmax dimension(0) ins(%cast : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %arg0 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @f7(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.powf ins(%arg1, %1 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    return %arg0, %2 : tensor<3xf32>, tensor<?xf32>
  }
  func.func private @f6(%arg0: tensor<?xf32>, %arg1: f32) -> (tensor<3xf32>, tensor<3xf32>, f32, f32) {
    %0 = linalg.add ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
    %1:3 = call @f5(%cast, %cast) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, f32, f32)
    %c3 = arith.constant 3 : index
    %2:3 = call @f2(%1#0, %c3, %1#0, %1#0) : (tensor<3xf32>, index, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
    %3 = tensor.empty() : tensor<3xf32>
    %4 = linalg.fill ins(%1#1 : f32) outs(%3 : tensor<3xf32>) -> tensor<3xf32>
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %1#0) -> (tensor<3xf32>) {
      %8 = linalg.copy ins(%4 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %8 : tensor<3xf32>
    }
    %6 = tensor.empty() : tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<3xf32>) outs(%6 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    return %7, %5, %1#2, %arg1 : tensor<3xf32>, tensor<3xf32>, f32, f32
  }
  func.func private @f5(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, f32, f32) {
    %0 = linalg.negf ins(%arg1 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %mapped = linalg.map { arith.minimumf } ins(%arg0, %0 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %mapped[%c0] : tensor<3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = arith.divf %extracted, %cst : f32
    return %0, %2, %extracted : tensor<3xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: index, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) {
    %0 = linalg.div ins(%arg3, %arg0 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1:2 = call @f1(%arg0, %0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, f64)
    %2 = bufferization.alloc_tensor() copy(%0) : tensor<3xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg3[2] [1] [%c1] : tensor<3xf32> to tensor<1xf32>
    return %1#0, %2, %extracted_slice : tensor<3xf32>, tensor<3xf32>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, f64) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.addf %in, %in_0 : f32
      linalg.yield %1 : f32
    } -> tensor<3xf32>
    affine.parallel (%arg2) = (0) to (3) {
      %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c3, %c1] : tensor<?xf32> into tensor<?x?xf32>
      %1 = linalg.tanh ins(%expanded : tensor<?x?xf32>) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
      %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
      %2 = tensor.empty(%c3) : tensor<?xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%2 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant 1.000000e+01 : f32
        %4 = arith.mulf %in, %cst_0 : f32
        linalg.yield %4 : f32
      } -> tensor<?xf32>
    }
    %cst = arith.constant -6.000000e+00 : f64
    return %0, %cst : tensor<3xf32>, f64
  }
  func.func private @f3(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.index_cast %1 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.subf %in, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f4(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3x2xf32> {
    %0 = tensor.empty() : tensor<3x2xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %cst_0 = arith.constant dense<[[5.500000e+00, 8.500000e+00, 1.150000e+01], [1.450000e+01, 1.750000e+01, 2.050000e+01]]> : tensor<2x3xf32>
    %transposed = linalg.transpose ins(%cst_0 : tensor<2x3xf32>) outs(%1 : tensor<3x2xf32>) permutation = [1, 0] 
    %2 = linalg.square ins(%1 : tensor<3x2xf32>) outs(%transposed : tensor<3x2xf32>) -> tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
  func.func private @f10(%arg0: tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>) {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %0:2 = call @f7(%arg0, %cast) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<3xf32>, tensor<?xf32>)
    %cast_0 = tensor.cast %0#0 : tensor<3xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %0#1 : tensor<?xf32> to tensor<3xf32>
    %1 = call @f3(%cast_0, %cast_1, %0#0) : (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = call @f4(%0#0, %0#0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x2xf32>
    return %2, %1 : tensor<3x2xf32>, tensor<3xf32>
  }
  func.func @f12(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, f64, f64) {
    %cst = arith.constant dense<1.000000e+02> : tensor<3xf32>
    %0:2 = call @f1(%arg1, %cst) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, f64)
    %mapped = linalg.map ins(%0#0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %cst_0 = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<3xf32>
    %cast = tensor.cast %cst_0 : tensor<3xf32> to tensor<?xf32>
    %cst_1 = arith.constant -2.500000e+00 : f64
    %1:2 = call @f8(%cast, %cast, %cst_1) : (tensor<?xf32>, tensor<?xf32>, f64) -> (tensor<?xf32>, tensor<?xf32>)
    return %1#0, %mapped, %0#1, %cst_1 : tensor<?xf32>, tensor<3xf32>, f64, f64
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f64, f64) {
    %0:5 = call @f11(%arg2) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index)
    %cast = tensor.cast %0#3 : tensor<?xf32> to tensor<3xf32>
    %1:5 = call @f11(%cast) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}]} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, index)
    %cst = arith.constant dense<1.000000e+01> : tensor<3xf32>
    %cast_0 = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %cst_1 = arith.constant 5.000000e-01 : f32
    %2:4 = call @f6(%cast_0, %cst_1) : (tensor<?xf32>, f32) -> (tensor<3xf32>, tensor<3xf32>, f32, f32)
    %c0 = arith.constant 0 : index
    %3 = arith.minsi %1#4, %c0 : index
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.fill ins(%2#3 : f32) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<3xf32>) outs(%arg2 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = linalg.index 0 : index
      %15 = arith.index_cast %14 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.minimumf %in, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<3xf32>
    %7 = bufferization.alloc_tensor() copy(%arg2) : tensor<3xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %extracted_slice = tensor.extract_slice %0#2[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_2 = tensor.extract_slice %0#2[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %cst_3 = arith.constant dense<[8.500000e+00, 1.150000e+01]> : tensor<2xf32>
    %8 = linalg.add ins(%extracted_slice_2, %cst_3 : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %mapped = linalg.map ins(%extracted_slice_2 : tensor<2xf32>) outs(%extracted_slice_2 : tensor<2xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %inserted_slice = tensor.insert_slice %8 into %0#2[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_4 = tensor.insert_slice %mapped into %inserted_slice[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    %9 = bufferization.alloc_tensor() copy(%mapped) : tensor<2xf32>
    %cast_5 = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %10:4 = call @f12(%7, %arg1, %cast_5) : (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, f64, f64)
    %cast_6 = tensor.cast %10#0 : tensor<?xf32> to tensor<3xf32>
    %extracted_slice_7 = tensor.extract_slice %10#0[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
    %cast_8 = tensor.cast %extracted_slice_7 : tensor<2xf32> to tensor<?xf32>
    %11:4 = call @f12(%cast_6, %arg0, %cast_8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<3xf32>, f64, f64)
    %cast_9 = tensor.cast %11#1 : tensor<3xf32> to tensor<?xf32>
    %cast_10 = tensor.cast %arg3 : tensor<3xf32> to tensor<?xf32>
    %12:2 = call @f8(%cast_9, %cast_10, %10#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf32>, tensor<?xf32>, f64) -> (tensor<?xf32>, tensor<?xf32>)
    %cast_11 = tensor.cast %12#1 : tensor<?xf32> to tensor<3xf32>
    %13:2 = call @f7(%cast_11, %12#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf32>, tensor<?xf32>) -> (tensor<3xf32>, tensor<?xf32>)
    %cast_12 = tensor.cast %0#1 : tensor<3xf32> to tensor<?xf32>
    %cast_13 = tensor.cast %1#1 : tensor<3xf32> to tensor<?xf32>
    %cast_14 = tensor.cast %13#0 : tensor<3xf32> to tensor<?xf32>
    return %0#0, %cast_12, %1#0, %cast_13, %1#2, %1#3, %2#0, %2#1, %6, %expanded, %inserted_slice_4, %9, %10#1, %11#0, %12#0, %cast_14, %13#1, %11#3, %10#2 : tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, f64, f64
  }
}

