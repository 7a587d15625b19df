// bufdiff-profile: deep
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
// bufdiff-choices: 8ca2095631
// bufdiff-features: 600 1854 2296 2898 3579 3752 3758 4165 4216 4752 5187 5297 5503 6002 6363 6611
// bufdiff-features: 6641 7122 7662 8130 8294 8821 9282 9479 9674 9748 9968 10035 10717 10933 11143
// bufdiff-features: 11162 11210 11228 11441 12170 12373 12415 12464 13233 13374 13518 13764 13915
// bufdiff-features: 14256 14454 14674 14704 14864 14968 15751 15903 16161 16417 17470 17842 18322
// bufdiff-features: 18413 18480 18740 19152 20474 20888 21522 21652 21973 22280 22640 24289 24330
// bufdiff-features: 24747 25126 25818 25962 26087 26568 26619 27378 27586 27672 27725 28537 28692
// bufdiff-features: 28730 28814 28899 28923 29053 29590 29687 29839 30145 30625 30666 30687 31155
// bufdiff-features: 31353 31454 32358 32840 32897 33769 33853 34167 34227 34275 36448 36674 36746
// bufdiff-features: 36784 38783 39026 39265 39457 40540 40712 41992 42200 42344 42984 43191 43248
// bufdiff-features: 43258 43410 43442 43839 44505 44621 44943 45031 46203 46253 46414 46476 47242
// bufdiff-features: 47326 47341 47392 47452 47731 48333 48343 48598 48755 49161 49635 49707 49800
// bufdiff-features: 49956 50146 50633 51130 51415 51729 51800 51851 52062 52558 52900 53180 53328
// bufdiff-features: 53469 53951 54266 54546 54615 54915 54998 56024 56667 56696 56874 56906 57460
// bufdiff-features: 57505 57548 58136 58190 58191 58290 58827 59098 59145 59347 59372 60039 60443
// bufdiff-features: 60468 60609 62940 63071 63089 63660 63929 64119 64120 64235 65596 65770 66422
// bufdiff-features: 66736 66995 67160 67648 67959 68355 68670 68782 69003 69050 69324 69563 69627
// bufdiff-features: 70119 70385 70771 71029 71122 71259 71306 72363 72385 72615 73150 73387 73540
// bufdiff-features: 73802 74083 74360 74382 74450 74862 75290 75729 75921 76149 76606 76953 76973
// bufdiff-features: 78180 78283 78430 79234 79852 80416 80539 81408 81612 81736 81832 82149 82288
// bufdiff-features: 82464 82552 82565 83234 83493 84322 84585 84979 85211 85843 86125 86934 87531
// bufdiff-features: 87764 87923 88337 88999 89178 89250 89780 89812 90070 90097 90487 91093 91148
// bufdiff-features: 91339 91633 92022 92048 92194 92235 92418 92492 92976 93255 93604 94696 94903
// bufdiff-features: 95183 95273 95407 95435 95900 96707 97131 97181 97701 97715 97924 98138 98409
// bufdiff-features: 98673 98805 98886 99041 99228 99449 99963 100423 101134 101264 103673 103715
// bufdiff-features: 103758 103851 103995 104132 104334 104580 104931 105147 105607 106376 107425
// bufdiff-features: 107614 107676 107702 108173 108176 108235 108810 108892 108992 109103 109408
// bufdiff-features: 109721 109736 110162 110552 110561 110780 110816 111024 111493 111689 111708
// bufdiff-features: 111976 112181 112611 112929 112969 113094 113374 113937 114028 114384 114428
// bufdiff-features: 114783 115026 115155 115270 116270 116711 116824 117151 117317 117618 118824
// bufdiff-features: 119203 119588 119597 119683 120197 120577 120671 120947 121682 121977 122023
// bufdiff-features: 122128 123056 123204 123446 124282 124747 124826 124852 125222 125454 125702
// bufdiff-features: 125882 126249 126329 126858 127000 127096 127243 127813 127918 127997 128708
// bufdiff-features: 128916 128941 129150 129535 129627 129849 129955 130215 130310 130333 130602
// bufdiff-features: 130779 130933 131001 131348 131682 132574 133446 133681 133756 134449 134558
// bufdiff-features: 136007 136030 136238 136987 136991 137045 137455 137477 137504 137576 137637
// bufdiff-features: 137897 139765 140374 140479 140673 140940 141458 142393 142642 142916 144409
// bufdiff-features: 144597 145272 145422 145441 145775 146280 146296 146512 146792 146863 147225
// bufdiff-features: 147477 147712 147942 148015 148304 148406 149028 149094 149413 149660 150313
// bufdiff-features: 150717 151140 151292 151388 152098 152226 153063 153293 153304 153312 153323
// bufdiff-features: 153451 153896 154294 154507 155286 155465 155831 155970 156191 156460 156853
// bufdiff-features: 157293 157858 158063 158115 158120 158371 158415 158897 158996 159430 159776
// bufdiff-features: 159825 160138 160604 160756 161295 161974 162675 162764 162971 163044 163157
// bufdiff-features: 163268 163328 163975 164481 164602 164913 165141 165636 165719 166455 166463
// bufdiff-features: 166958 167614 167823 168756 169288 170469 170819 171053 171116 171369 171750
// bufdiff-features: 172236 172435 172926 173068 173109 173374 174379 174989 175687 176335 176782
// bufdiff-features: 177053 177182 177211 177295 177904 178067 180207 180363 180675 180916 181088
// bufdiff-features: 181451 182931 183114 183349 183562 183595 183793 183817 184026 184030 184576
// bufdiff-features: 184625 184869 185282 185670 186042 186942 186959 187472 188200 188790 189129
// bufdiff-features: 189223 189391 189793 190166 190609 191770 191905 192210 192411 192422 192524
// bufdiff-features: 192628 192771 193043 193059 193290 193354 193902 194134 194943 195182 195234
// bufdiff-features: 196031 196048 196269 196571 196632 197267 197423 198460 198729 200104 200458
// bufdiff-features: 200521 200613 201601 202241 202472 203203 203407 204295 204314 205434 205689
// bufdiff-features: 205962 206115 207406 207596 207632 207902 208637 208797 209830 210022 210156
// bufdiff-features: 210461 211044 211107 211470 211508 212154 212301 212308 212319 212519 212779
// bufdiff-features: 213330 213481 213938 214073 214325 214699 214744 215080 215896 215925 215959
// bufdiff-features: 216190 217137 217326 218957 219413 220035 220223 220506 221162 221628 221975
// bufdiff-features: 222181 222809 222836 223092 223378 224897 225016 225723 226357 226579 226607
// bufdiff-features: 228058 228168 228741 228943 229203 229266 229569 229598 229873 230081 230104
// bufdiff-features: 230341 230495 230810 231722 231855 231900 232607 233156 233401 233651 233919
// bufdiff-features: 234206 235927 236024 236180 236214 236336 236929 236930 236986 237029 237064
// bufdiff-features: 237595 237620 237717 238278 238318 238433 238660 238676 239237 239941 240100
// bufdiff-features: 240158 240400 241018 241331 241602 241739 242060 242145 243546 243781 243863
// bufdiff-features: 244092 244196 244281 244408 244677 244746 245272 245380 245738 246345 246363
// bufdiff-features: 246459 246543 246783 246895 247913 248194 248656 249184 249221 249637 249653
// bufdiff-features: 250143 250283 250345 250917 252055 252466 252539 254421 254792 255046 255333
// bufdiff-features: 255556 255618 255729 255733 256247 256453 256870 258016 258053 259528 259785
// bufdiff-features: 259840 259870 261263 261443 261613 261714 261833
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.addf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<3xf32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 0 : index
      %c2_1 = arith.constant 2 : index
      %12 = arith.subi %c2_1, %11 : index
      %extracted_2 = tensor.extract %arg0[%12] : tensor<3xf32>
      %cst_3 = arith.constant -6.000000e+00 : f32
      %13 = arith.subf %extracted_2, %cst_3 : f32
      linalg.yield %13 : f32
    } -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %arg0) -> (tensor<3xf32>) {
      %11 = arith.subi %c3, %arg2 : index
      %12 = arith.minui %11, %c2 : index
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [%12] [1] : tensor<3xf32> to tensor<?xf32>
      %generated_1 = tensor.generate %12 {
      ^bb0(%arg4: index):
        %14 = arith.index_cast %arg4 : index to i64
        %15 = arith.sitofp %14 : i64 to f32
        %cst_2 = arith.constant -1.000000e+00 : f32
        %16 = arith.mulf %15, %cst_2 : f32
        tensor.yield %16 : f32
      } : tensor<?xf32>
      %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%generated_1, %generated_1 : tensor<?xf32>, tensor<?xf32>) outs(%extracted_slice : tensor<?xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %14 = arith.divf %in, %in_2 : f32
        linalg.yield %14 : f32
      } -> tensor<?xf32>
      %inserted_slice = tensor.insert_slice %13 into %arg3[%arg2] [%12] [1] : tensor<?xf32> into tensor<3xf32>
      scf.yield %inserted_slice : tensor<3xf32>
    }
    %c1 = arith.constant 1 : index
    %4 = bufferization.to_buffer %0 read_only : tensor<3xf32> to memref<3xf32>
    %5 = memref.load %4[%c1] : memref<3xf32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [%c1, 3] : tensor<?xf32> into tensor<?x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %11 = arith.addf %in, %in_1 : f32
      linalg.yield %11 : f32
    } -> tensor<?xf32>
    %7 = scf.forall (%arg2) in (%c3) shared_outs(%arg3 = %arg1) -> (tensor<3xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<3xf32> to tensor<f32>
      %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice : tensor<f32>) outs(%extracted_slice : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = arith.minimumf %in, %5 : f32
        linalg.yield %12 : f32
      } -> tensor<f32>
      %reduced = linalg.reduce ins(%6 : tensor<?xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %12 = arith.subf %in, %init : f32
          linalg.yield %12 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<3xf32>
      }
    }
    %cst = arith.constant 0.000000e+00 : f32
    %8 = arith.cmpf ogt, %5, %cst : f32
    %9 = arith.index_castui %8 : i1 to index
    %10 = scf.for %arg2 = %c0 to %9 step %c1 iter_args(%arg3 = %6) -> (tensor<?xf32>) {
      %extracted_1 = tensor.extract %6[%9] : tensor<?xf32>
      %inserted = tensor.insert %extracted_1 into %arg3[%c0] : tensor<?xf32>
      scf.yield %inserted : tensor<?xf32>
    }
    %extracted = tensor.extract %7[%c2] : tensor<3xf32>
    %expanded_0 = tensor.expand_shape %10 [[0, 1]] output_shape [%c1, 3] : tensor<?xf32> into tensor<?x3xf32>
    %padded = tensor.pad %expanded_0 low[1, 0] high[0, %c1] {
    ^bb0(%arg2: index, %arg3: index):
      %cst_1 = arith.constant 1.000000e+01 : f32
      tensor.yield %cst_1 : f32
    } : tensor<?x3xf32> to tensor<?x?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %11 = arith.index_cast %arg2 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.minimumf %12, %14 : f32
      tensor.yield %15 : f32
    } : tensor<1x3xf32>
    return %generated, %padded, %extracted, %5 : tensor<1x3xf32>, tensor<?x?xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<1x3xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<2x3xi32>, tensor<?x3xf32>, tensor<1x?xf32>, tensor<1x1x2x2x1xf64>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<1x3xf32>, tensor<1x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0:4 = call @f1(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0#0, %arg4 = %0#0) : (index, tensor<1x3xf32>, tensor<1x3xf32>) -> (index, tensor<1x3xf32>, tensor<1x3xf32>) {
      %c2_21 = arith.constant 2 : index
      %extracted_slice_22 = tensor.extract_slice %arg3[0, 0] [1, 2] [1, %c2_21] : tensor<1x3xf32> to tensor<1x2xf32>
      %extracted_slice_23 = tensor.extract_slice %arg3[0, %c0] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
      %c3_24 = arith.constant 3 : index
      %extracted_slice_25 = tensor.extract_slice %0#1[1, 0] [1, %c3_24] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
      %45 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%extracted_slice_25, %arg3 : tensor<1x?xf32>, tensor<1x3xf32>) outs(%extracted_slice_23 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %extracted_26 = tensor.extract %extracted_slice_22[%c0, %c0] : tensor<1x2xf32>
      %46 = arith.cmpi ult, %arg2, %c1 : index
      %extracted_27 = tensor.extract %arg3[%c0, %c2_21] : tensor<1x3xf32>
      %47 = arith.cmpf oeq, %extracted_27, %0#2 : f32
      %48 = arith.andi %46, %47 : i1
      scf.condition(%48) %arg2, %arg3, %arg4 : index, tensor<1x3xf32>, tensor<1x3xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<1x3xf32>, %arg4: tensor<1x3xf32>):
      %45 = arith.addi %arg2, %c1 : index
      %extracted_21 = tensor.extract %arg4[%c0, %c0] : tensor<1x3xf32>
      %46 = linalg.abs ins(%arg3 : tensor<1x3xf32>) outs(%arg4 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %extracted_22 = tensor.extract %46[%c0, %c0] : tensor<1x3xf32>
      %47 = linalg.softmax dimension(1) ins(%0#0 : tensor<1x3xf32>) outs(%46 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %48 = arith.cmpf uno, %extracted_21, %0#2 : f32
      %49 = scf.if %48 -> (tensor<1x3xf32>) {
        %50 = tensor.empty() : tensor<3x3xf32>
        %51 = linalg.fill ins(%0#2 : f32) outs(%50 : tensor<3x3xf32>) -> tensor<3x3xf32>
        %52 = linalg.matmul ins(%47, %51 : tensor<1x3xf32>, tensor<3x3xf32>) outs(%arg3 : tensor<1x3xf32>) -> tensor<1x3xf32>
        %53 = linalg.powf ins(%0#0, %47 : tensor<1x3xf32>, tensor<1x3xf32>) outs(%52 : tensor<1x3xf32>) -> tensor<1x3xf32>
        scf.yield %53 : tensor<1x3xf32>
      } else {
        %extracted_23 = tensor.extract %arg3[%c0, %c1] : tensor<1x3xf32>
        %50 = linalg.exp ins(%0#0 : tensor<1x3xf32>) outs(%arg3 : tensor<1x3xf32>) -> tensor<1x3xf32>
        %extracted_24 = tensor.extract %50[%c0, %arg2] : tensor<1x3xf32>
        %51 = linalg.rsqrt ins(%0#0 : tensor<1x3xf32>) outs(%50 : tensor<1x3xf32>) -> tensor<1x3xf32>
        scf.yield %51 : tensor<1x3xf32>
      }
      scf.yield %45, %49, %47 : index, tensor<1x3xf32>, tensor<1x3xf32>
    }
    %2 = tensor.empty(%c1) : tensor<3x?xf32>
    %3 = linalg.fill ins(%0#2 : f32) outs(%2 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %cast = tensor.cast %3 : tensor<3x?xf32> to tensor<3x1xf32>
    %transposed = linalg.transpose ins(%cast : tensor<3x1xf32>) outs(%1#1 : tensor<1x3xf32>) permutation = [1, 0] 
    %4 = linalg.exp ins(%1#1 : tensor<1x3xf32>) outs(%1#2 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %extracted_slice = tensor.extract_slice %0#1[1, 1] [%c1, 3] [1, %c1] : tensor<?x?xf32> to tensor<?x3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %5 = arith.cmpf uno, %0#3, %cst : f32
    %cast_0 = tensor.cast %0#0 : tensor<1x3xf32> to tensor<?x3xf32>
    %6 = arith.select %5, %cast_0, %extracted_slice : tensor<?x3xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x3xf32>) outs(%6 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.negf %in : f32
      %46 = arith.addf %45, %out : f32
      linalg.yield %46 : f32
    } -> tensor<?x3xf32>
    %c3 = arith.constant 3 : index
    %8 = tensor.empty(%c1, %c3) : tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x3xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.subf %in, %0#3 : f32
      linalg.yield %45 : f32
    } -> tensor<?x?xf32>
    %10 = tensor.empty() : tensor<3x3xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.divf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<3x3xf32>
    %13 = tensor.empty() : tensor<1x1x2x2x1xf64>
    %cst_2 = arith.constant 1.000000e+01 : f64
    %14 = linalg.fill ins(%cst_2 : f64) outs(%13 : tensor<1x1x2x2x1xf64>) -> tensor<1x1x2x2x1xf64>
    %cst_3 = arith.constant dense<[[[[[9.500000e+00], [1.250000e+01], [1.550000e+01]], [[1.850000e+01], [2.150000e+01], [2.450000e+01]], [[2.750000e+01], [3.050000e+01], [3.350000e+01]]]]]> : tensor<1x1x3x3x1xf64>
    %15 = linalg.conv_3d_ncdhw_fcdhw ins(%cst_3, %14 : tensor<1x1x3x3x1xf64>, tensor<1x1x2x2x1xf64>) outs(%14 : tensor<1x1x2x2x1xf64>) -> tensor<1x1x2x2x1xf64>
    %extracted = tensor.extract %extracted_slice[%c0, %c1] : tensor<?x3xf32>
    %extracted_slice_4 = tensor.extract_slice %1#2[0, 1] [1, 2] [1, %c1] : tensor<1x3xf32> to tensor<1x2xf32>
    %16 = linalg.fill ins(%0#2 : f32) outs(%extracted_slice_4 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %17 = arith.index_castui %5 : i1 to index
    %18 = arith.remui %17, %c3 : index
    %extracted_5 = tensor.extract %1#2[%c0, %18] : tensor<1x3xf32>
    %extracted_slice_6 = tensor.extract_slice %12[%18, 0] [1, %c3] [1, 1] : tensor<3x3xf32> to tensor<?xf32>
    %cast_7 = tensor.cast %extracted_slice_6 : tensor<?xf32> to tensor<3xf32>
    %19:4 = call @f1(%cast_7, %cast_7) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
    %20 = tensor.empty() : tensor<3x3xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<3x3xf32>) outs(%20 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %cst_8 = arith.constant dense<[[[[[5, 6], [7, 8]], [[9, 10], [11, 12]]], [[[13, 14], [15, 16]], [[17, 18], [19, 20]]]]]> : tensor<1x2x2x2x2xi32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %45 = arith.index_cast %arg2 : index to i32
      %46 = arith.index_cast %arg3 : index to i32
      %47 = arith.index_cast %arg4 : index to i32
      %48 = arith.index_cast %arg5 : index to i32
      %49 = arith.addi %45, %46 : i32
      %c7_i32 = arith.constant 7 : i32
      %50 = arith.divui %49, %c7_i32 : i32
      %51 = arith.addi %50, %47 : i32
      %c6_i32 = arith.constant 6 : i32
      %52 = arith.divui %51, %c6_i32 : i32
      %53 = arith.andi %52, %48 : i32
      tensor.yield %53 : i32
    } : tensor<1x2x2x2xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice_9 = tensor.extract_slice %generated[0, %c0, 0, 0] [1, 1, 2, %c2] [1, 1, 1, 1] : tensor<1x2x2x2xi32> to tensor<1x1x2x?xi32>
    %c0_i32 = arith.constant 0 : i32
    %c127_i32 = arith.constant 127 : i32
    %22 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%generated, %extracted_slice_9, %c0_i32, %c127_i32 : tensor<1x2x2x2xi32>, tensor<1x1x2x?xi32>, i32, i32) outs(%cst_8 : tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
    %23 = tensor.empty() : tensor<1x2x3x2x2xf64>
    %cst_10 = arith.constant 2.000000e+00 : f64
    %24 = linalg.fill ins(%cst_10 : f64) outs(%23 : tensor<1x2x3x2x2xf64>) -> tensor<1x2x3x2x2xf64>
    %25 = tensor.empty() : tensor<2x2x1x2x1xf64>
    %extracted_11 = tensor.extract %15[%c0, %c0, %c0, %c0, %c0] : tensor<1x1x2x2x1xf64>
    %26 = linalg.fill ins(%extracted_11 : f64) outs(%25 : tensor<2x2x1x2x1xf64>) -> tensor<2x2x1x2x1xf64>
    %27 = linalg.conv_3d_ndhwc_dhwcf ins(%24, %26 : tensor<1x2x3x2x2xf64>, tensor<2x2x1x2x1xf64>) outs(%15 : tensor<1x1x2x2x1xf64>) -> tensor<1x1x2x2x1xf64>
    %cst_12 = arith.constant -6.000000e+00 : f32
    %28 = arith.cmpf false, %0#3, %cst_12 : f32
    %expanded = tensor.expand_shape %20 [[0], [1, 2]] output_shape [3, 3, 1] : tensor<3x3xf32> into tensor<3x3x1xf32>
    %cast_13 = tensor.cast %extracted_slice_6 : tensor<?xf32> to tensor<3xf32>
    %extracted_slice_14 = tensor.extract_slice %9[%c0, 0] [1, 3] [1, 1] : tensor<?x?xf32> to tensor<3xf32>
    %29:4 = call @f1(%cast_13, %extracted_slice_14) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
    %c4 = arith.constant 4 : index
    %30 = vector.from_elements %1#0, %c4, %18, %c0 : vector<4xindex>
    %31 = vector.shuffle %30, %30 [3, 1, 6, 0] : vector<4xindex>, vector<4xindex>
    %32 = vector.extract %31[0] : index from vector<4xindex>
    %33 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %7) -> (tensor<?x3xf32>) {
      %45 = scf.forall (%arg4) in (3) shared_outs(%arg5 = %extracted_slice_14) -> (tensor<3xf32>) {
        %extracted_slice_25 = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<3xf32> to tensor<f32>
        %46 = linalg.fill ins(%extracted : f32) outs(%extracted_slice_25 : tensor<f32>) -> tensor<f32>
        %47 = linalg.negf ins(%46 : tensor<f32>) outs(%46 : tensor<f32>) -> tensor<f32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %47 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<3xf32>
        }
      }
      %cst_21 = arith.constant 0.000000e+00 : f32
      %cst_22 = arith.constant 7.250000e+00 : f32
      %cst_23 = arith.constant -2.500000e+00 : f32
      %from_elements = tensor.from_elements %cst_21, %cst_22, %cst_23 : tensor<3xf32>
      %extracted_slice_24 = tensor.extract_slice %29#1[%c0, 3] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_24 into %arg3[0, %arg2] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x3xf32>
      }
    }
    %34 = tensor.empty() : tensor<2x3xi32>
    %35 = arith.index_castui %28 : i1 to index
    %36 = arith.remui %35, %c2 : index
    %extracted_15 = tensor.extract %22[%c0, %36, %36, %c0, %36] : tensor<1x2x2x2x2xi32>
    %37 = linalg.fill ins(%extracted_15 : i32) outs(%34 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %38 = tensor.empty() : tensor<2x1xi32>
    %39 = linalg.fill ins(%extracted_15 : i32) outs(%38 : tensor<2x1xi32>) -> tensor<2x1xi32>
    %extracted_slice_16 = tensor.extract_slice %37[%c1, 0] [1, 3] [%c1, 1] : tensor<2x3xi32> to tensor<1x3xi32>
    %40 = linalg.quantized_matmul ins(%39, %extracted_slice_16, %extracted_15, %c127_i32 : tensor<2x1xi32>, tensor<1x3xi32>, i32, i32) outs(%37 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %41 = linalg.fill ins(%19#2 : f32) outs(%extracted_slice_14 : tensor<3xf32>) -> tensor<3xf32>
    %42 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %2) -> (tensor<3x?xf32>) {
      %45:4 = func.call @f1(%41, %41) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
      %cst_21 = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01]]> : tensor<1x3xf32>
      %extracted_slice_22 = tensor.extract_slice %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<3x?xf32> to tensor<1xf32>
      %46 = tensor.empty() : tensor<1xf32>
      %47 = linalg.fill ins(%cst_12 : f32) outs(%46 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_23 = tensor.extract_slice %0#0[0, %36] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1xf32>
      %48 = linalg.min ins(%47, %extracted_slice_23 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_22 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %48 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<3x?xf32>
      }
    }
    %43:4 = call @f1(%extracted_slice_14, %extracted_slice_14) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
    %cst_17 = arith.constant dense<[1.050000e+01, 9.500000e+00, 8.500000e+00]> : tensor<3xf32>
    %extracted_slice_18 = tensor.extract_slice %43#0[%c0, 0] [1, 3] [1, 1] : tensor<1x3xf32> to tensor<3xf32>
    %44:4 = call @f1(%cst_17, %extracted_slice_18) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<1x3xf32>, tensor<?x?xf32>, f32, f32)
    %expanded_19 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [1, 3, 3] : tensor<3x3xf32> into tensor<1x3x3xf32>
    %cast_20 = tensor.cast %29#0 : tensor<1x3xf32> to tensor<1x?xf32>
    return %44#1, %44#0, %43#1, %42, %40, %33, %cast_20, %27, %21, %19#1, %19#0, %16, %transposed, %43#0 : tensor<?x?xf32>, tensor<1x3xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<2x3xi32>, tensor<?x3xf32>, tensor<1x?xf32>, tensor<1x1x2x2x1xf64>, tensor<3x3xf32>, tensor<?x?xf32>, tensor<1x3xf32>, tensor<1x2xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
}

