// bufdiff-profile: deep
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc4237440842024a0331fce76d87
// bufdiff-choices: 68a1cf56c1af5e70140e4c3d3cb53820cf6c0fd2e6a24f972cf1e43edfd5a08a2d951546d50206f4
// bufdiff-choices: 7032f9737fb0e2387124eb88cc528844e7f25f56559061c74f2b8dc445de746ba4f787a89e558251
// bufdiff-choices: 7932456b285510ec25b09c361475e716e63f8e7731e05a8a9256625f21aae666bd984d495a35f447
// bufdiff-choices: 155403c37c1ecb07470c9a3d0ec1b26bb82f0f6811ebbd44898fe53e99d858c24853db068bbe27a6
// bufdiff-choices: cdfbfce4076f810c43164133dfd9fabeb53b0fcbe47a9e290b3fa840d512e7a7d669672c54ba518f
// bufdiff-choices: 5eb06e0a0228f3adc7a8031c05741314dff800c63cebaefe2b875033b23675637a1375381675a4d2
// bufdiff-choices: cca7a1f6c4c44fd242c5b0222fa92afd542ff091f88dd7476dce6386514039a46e8e1ef707e7263d
// bufdiff-choices: 9432c85b9d1649c1120d32936adbe68c342b5443b60fbb042a3c0b81d5bd3040737551326b14c372
// bufdiff-choices: 01870ebb07c9eabe588232e56ba650cba565ebb40703fff98e2de9dcad12b1fd1c61b448357c7c96
// bufdiff-choices: 6260903db407f44c9e02485b3d272c3d307ed35c022afbe059deecb705bf998efc61a7974fc0ad4f
// bufdiff-choices: a2918a5162867719058f51904fcd3fea61424a22fde34cbf028d3414ee7ae6b328b8fbefa3ac378f
// bufdiff-choices: 31045a93138ec9304bdc66d8f44bb3b9a559aaa06cfa90b27fde69a2f207c2041b065ee4dcdbce0e
// bufdiff-choices: dc74e026912bfc141905000d09815f46c217aae5e7af98bd3602003aff6942e83abdf78583c8cdda
// bufdiff-choices: f072cc30f276ae2302dc528efb75ef2e41f33b188bcdc310b5767424de22e3c210f6ce40c96f93ce
// bufdiff-choices: f8cfe77dfe93f90891b639ea565e81754b109ec370d3dab197bf1f52fb063cfc5ba3cfa51a5dd1dc
// bufdiff-choices: 12c0cee3252465cf80ecfa21db4f4aa2ddc4c99890ddea4823ce3664dde815b3f4b1a409b0d03e88
// bufdiff-choices: c93996d2d52c81e6715712ae43b49fdef5e0152777d24fe21ce4e613731c16e0cab889327dafb34f
// bufdiff-choices: b7573e1bb66f0303d96d9c74557f9b68908cbac00a3eec2bddde29081ad30e45096f391ff34687e1
// bufdiff-choices: fbc1a4a12a892ba4c7c5f1807c6e876da65c499fce6b1c26aea91a84e68a1522da7a99b19449ee0f
// bufdiff-choices: 35377c799a7bbb257cf150eaff73e69f8c8108beea02d2f85722805156d9521d8bb733a823cb6430
// bufdiff-choices: 617e186a664d6edfbe1b338979154d2a13ecb3befb92012957ebbfe6d45bb973f979003d3fa54148
// bufdiff-choices: ac2676e2ebfb9495f16b56cb827093f045eab04da3a0bb718286823f8b1649f5cf8ff9decede1d91
// bufdiff-choices: adeae44e8ddafa70d1d1c9af8a5a3ec3447335f3594b15ba2ac1af38cd877a4d839a593bc03867c2
// bufdiff-choices: eb6fad6b342ce21b0ba4c1de26c7b3aa498d3389c36a6878088b7a1992f6fddeb21b60f72a8ed954
// bufdiff-choices: c9c2b72b4ad3aa5abe830baefe5698b3fdc579a1f35ad8
// bufdiff-features: 1277 1899 2023 2043 2442 2820 2917 2943 3579 3841 4018 4165 4211 4342 4752 5075
// bufdiff-features: 5100 5122 5187 5297 6003 6363 6641 6812 6881 6963 6985 7178 8204 8235 8358 9479
// bufdiff-features: 9748 10035 10494 10872 10947 11162 11408 12134 12170 12246 12325 12653 12688
// bufdiff-features: 13233 13904 13915 14131 14318 15671 15751 15756 15903 16014 16681 16682 17109
// bufdiff-features: 17174 17466 17470 17531 17554 17919 18213 18356 18480 18486 18667 19171 19419
// bufdiff-features: 19442 20392 20968 21044 21419 21652 21883 21953 22095 22280 22640 22975 23108
// bufdiff-features: 23143 23169 23744 24184 24259 24268 24612 24690 25656 25758 25818 26087 26546
// bufdiff-features: 26552 26568 26663 26796 27378 27508 27725 28492 28504 28898 28907 29415 29583
// bufdiff-features: 29590 29692 29791 29839 29968 29976 30210 30223 30389 30666 30725 31475 31543
// bufdiff-features: 32122 32358 32457 33394 33769 34034 34159 34167 34233 34672 35867 35968 36008
// bufdiff-features: 36618 36674 36784 36797 37054 37314 37672 38202 38401 38783 39025 39030 39812
// bufdiff-features: 39927 40070 40348 40540 41090 41679 41884 42122 42133 42344 42398 42467 42530
// bufdiff-features: 42858 42919 42984 43092 43442 43612 43812 43907 43942 44132 44505 44587 44616
// bufdiff-features: 44835 44943 45031 45699 46203 46208 46476 46735 47297 47311 47318 47392 47731
// bufdiff-features: 47762 48038 48092 48333 48598 48609 48991 49106 49507 49575 49635 49657 50146
// bufdiff-features: 50764 50894 51077 51178 51344 51415 51441 51729 51800 51932 52062 52267 52322
// bufdiff-features: 52368 52558 52625 52695 52774 52900 52946 53180 53294 53469 53504 53569 53779
// bufdiff-features: 53853 54309 54684 54827 54915 54998 55512 56024 56140 56404 56863 57548 57832
// bufdiff-features: 58040 58272 58403 58969 59115 59369 60094 60686 61129 61375 62091 62109 63769
// bufdiff-features: 63800 63929 64119 64120 64235 64716 64801 65153 65897 66422 67526 67936 67959
// bufdiff-features: 68102 68355 68390 68782 69875 70036 70119 70596 70702 71050 71259 71306 71415
// bufdiff-features: 71877 71891 72307 72505 72541 73289 73802 73833 74083 74236 74450 74552 74686
// bufdiff-features: 74833 74862 74914 75729 75769 75900 75921 76245 76328 76953 77357 78205 78283
// bufdiff-features: 78430 78620 78889 79000 79099 79263 79703 79999 80126 80801 81411 81443 81542
// bufdiff-features: 81736 81940 82130 82288 82552 82605 82723 83023 83597 83871 84169 84322 84473
// bufdiff-features: 84585 84979 85673 85780 85843 86019 86125 86362 86710 86866 86934 87000 87215
// bufdiff-features: 87601 87923 88233 88337 88958 89250 89780 89812 89859 89964 90070 90097 90623
// bufdiff-features: 90777 90819 91148 92022 92032 92235 92389 92492 93255 93360 94290 94297 94589
// bufdiff-features: 94709 94981 95273 95299 95407 95494 96294 96394 98138 98308 98373 98501 98967
// bufdiff-features: 98995 99201 99228 99383 100073 100263 100882 101264 101427 101987 102198 102229
// bufdiff-features: 103715 104315 104433 104790 104931 105236 105700 106376 107055 107092 107425
// bufdiff-features: 107886 108185 108210 108235 108410 108832 108992 109103 109105 109172 109408
// bufdiff-features: 109657 110162 110561 110780 110840 110859 110944 111464 111588 112010 112929
// bufdiff-features: 113041 113201 113490 113920 115026 115728 115955 116549 116732 117151 117221
// bufdiff-features: 117505 117724 117728 117807 118035 118081 118469 118698 118884 119384 119597
// bufdiff-features: 119764 119993 121406 121626 121632 121682 121977 122605 122649 122791 123274
// bufdiff-features: 123446 123763 124010 124232 124626 124753 125882 125921 125963 126249 126337
// bufdiff-features: 126383 126398 126439 126825 126928 127096 127238 127243 127711 127805 128143
// bufdiff-features: 128182 128753 128833 128916 129290 129849 129967 130060 130190 130310 130535
// bufdiff-features: 130602 130632 130663 130942 131348 132144 132322 132562 133446 133571 133756
// bufdiff-features: 134279 134973 136039 136305 136808 137045 137502 137637 137752 138086 138844
// bufdiff-features: 139699 140120 140924 141034 141044 141238 141458 141891 142040 142393 142678
// bufdiff-features: 143172 143536 145363 145388 145765 146451 146512 146566 146792 148304 148656
// bufdiff-features: 149351 149846 150452 150536 150818 151326 151667 151733 151936 151980 152098
// bufdiff-features: 152226 152370 152616 152816 153293 153488 153780 154139 154437 154456 154465
// bufdiff-features: 154946 155465 156005 156007 156183 156191 156416 156460 156983 157120 158120
// bufdiff-features: 158128 158188 158400 158415 158607 158837 158897 158996 159042 159348 159895
// bufdiff-features: 159983 160119 160756 161174 161319 161377 161536 161912 161974 162379 162535
// bufdiff-features: 162623 162971 162978 163044 163406 163516 163793 163806 163876 163975 164112
// bufdiff-features: 164396 164602 165159 165636 165719 165817 165910 166169 166361 166455 166579
// bufdiff-features: 166835 167164 167469 167481 167566 167614 167793 167973 168403 168562 168752
// bufdiff-features: 168833 169047 169275 169299 170900 171116 171369 171551 171855 171884 172236
// bufdiff-features: 172666 172926 173354 173922 174138 174170 174225 174314 174945 175248 175405
// bufdiff-features: 176031 176231 176370 176577 177211 177904 178067 178165 178558 178748 179280
// bufdiff-features: 179404 179552 179647 179649 179792 179796 180207 180259 180635 180699 180748
// bufdiff-features: 181088 181541 182695 182719 183114 183290 183562 184030 184863 184895 184962
// bufdiff-features: 185275 185670 185743 185755 185903 185940 186042 186118 186948 186959 188299
// bufdiff-features: 188696 188790 188827 190142 190517 190593 191076 191116 191590 191812 191905
// bufdiff-features: 192327 192534 192628 192771 193134 193290 193354 193396 193613 193747 193773
// bufdiff-features: 193992 194134 194714 195021 195182 195407 195502 195820 196031 196349 196544
// bufdiff-features: 197267 197676 197837 198010 198204 198586 198873 199827 200104 200358 200521
// bufdiff-features: 200715 201059 201178 201395 201509 201601 202036 202241 202753 203492 204212
// bufdiff-features: 204527 205434 205689 205993 206035 206093 206371 207124 207330 207454 207731
// bufdiff-features: 208487 208503 208623 208797 208812 208947 209456 209762 210022 210055 210096
// bufdiff-features: 210406 210461 210490 211044 211050 211461 211508 211547 212104 212111 212142
// bufdiff-features: 213481 213513 213703 214325 214435 214597 214782 215143 215880 215959 216079
// bufdiff-features: 216947 217001 217513 217748 218127 218449 219256 219413 219958 219967 220358
// bufdiff-features: 220510 220517 220629 221033 221975 222487 222502 222612 222767 222809 223783
// bufdiff-features: 223802 224739 224916 225707 225756 225827 225985 226053 226329 226357 226457
// bufdiff-features: 226579 226583 226607 227345 227554 227623 228222 228230 228891 228936 229194
// bufdiff-features: 229266 229564 229569 230081 230126 230640 230915 230920 231437 231909 233161
// bufdiff-features: 233512 234093 234206 234332 234533 234718 235141 235375 235384 235722 236668
// bufdiff-features: 237335 237707 237763 238374 238948 239168 239237 240100 240158 240270 240967
// bufdiff-features: 241225 241331 241506 241521 241629 242090 242145 243546 243577 243781 243784
// bufdiff-features: 243863 243872 244222 244281 244334 244677 244971 245272 245356 245380 245514
// bufdiff-features: 245738 245941 246543 246895 247062 247514 247913 248086 248209 248879 249078
// bufdiff-features: 249272 249278 249451 249607 249653 249841 249948 250035 250134 250194 250415
// bufdiff-features: 250483 250611 250712 250909 250917 250948 251272 251944 252161 252260 252466
// bufdiff-features: 252539 253065 253305 253836 253937 254310 254672 254866 254975 255514 255520
// bufdiff-features: 255556 255676 255705 255796 256050 256112 256337 256999 257513 257566 257842
// bufdiff-features: 257949 258053 258375 258518 258867 259139 259510 259528 259620 259805 259840
// bufdiff-features: 260178 260318 260404 260465 261045 261091 261203 261556 261643
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<?xf32>, index, index) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %1 : tensor<?xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[3] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %2 = linalg.log ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %3:4 = call @f1(%2, %2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[%c0] [1] [1] : tensor<?xf32> to tensor<f32>
    %4 = linalg.copy ins(%extracted_slice : tensor<f32>) outs(%3#2 : tensor<f32>) -> tensor<f32>
    %5 = call @write1(%3#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
    %6 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<f32>
    %extracted_slice_0 = tensor.extract_slice %0[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
    %c5 = arith.constant 5 : index
    %7 = arith.cmpi ult, %3#3, %c5 : index
    scf.if %7 {
      %inserted_11 = tensor.insert %cst into %4[] : tensor<f32>
      %extracted_12 = tensor.extract %4[] : tensor<f32>
      vector.print %extracted_12 : f32
      %extracted_13 = tensor.extract %inserted_11[] : tensor<f32>
      vector.print %extracted_13 : f32
      %28:4 = func.call @f1(%inserted_slice, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index)
    } else {
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%5 : tensor<2xf32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.minimumf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<f32>
    %cst_2 = arith.constant dense<[1, 0, 1, 0]> : vector<4xi32>
    %cst_3 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
    %cst_4 = arith.constant 7.250000e+00 : f32
    %9 = vector.broadcast %cst_4 : f32 to vector<4xf32>
    %10 = vector.gather %3#0[%c0] [%cst_2], %cst_3, %9 : tensor<2xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %11 = vector.extract %10[2] : f32 from vector<4xf32>
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
    %rank = tensor.rank %4 : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%6 : tensor<f32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %13 = arith.maxui %rank, %3#3 : index
    %c2 = arith.constant 2 : index
    %14 = tensor.empty(%c2) : tensor<?xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3#1 : tensor<2xf32>) outs(%14 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.cmpf one, %in, %extracted : f32
      %29 = arith.select %28, %in, %extracted : f32
      linalg.yield %29 : f32
    } -> tensor<?xf32>
    %expanded_5 = tensor.expand_shape %extracted_slice [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %16 = linalg.exp ins(%expanded_5 : tensor<1xf32>) outs(%expanded_5 : tensor<1xf32>) -> tensor<1xf32>
    %17:4 = call @f1(%12, %12) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index)
    %18:4 = call @f1(%inserted_slice, %inserted_slice) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index)
    %extracted_slice_6 = tensor.extract_slice %expanded[%c0, 0] [1, 4] [1, 1] : tensor<1x4xf32> to tensor<4xf32>
    %19 = call @write3(%extracted_slice_6) : (tensor<4xf32>) -> tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_6 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.negf %in : f32
      %29 = arith.addf %28, %out : f32
      linalg.yield %29 : f32
    } -> tensor<4xf32>
    %21:4 = call @f1(%arg0, %extracted_slice_6) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index)
    %22 = arith.index_cast %21#3 : index to i64
    %23 = arith.sitofp %22 : i64 to f32
    %inserted = tensor.insert %23 into %0[%c0] : tensor<?xf32>
    %24 = tensor.empty() : tensor<2xf32>
    %mapped = linalg.map ins(%21#1 : tensor<2xf32>) outs(%24 : tensor<2xf32>)
      (%in: f32, %init: f32) {
        %extracted_11 = tensor.extract %21#1[%c0] : tensor<2xf32>
        %28 = arith.mulf %in, %extracted_11 : f32
        linalg.yield %28 : f32
      }
    %extracted_slice_7 = tensor.extract_slice %expanded[%rank, 0] [1, 4] [1, 1] : tensor<1x4xf32> to tensor<4xf32>
    %25 = call @write4(%extracted_slice_7) : (tensor<4xf32>) -> tensor<4xf32>
    %c3 = arith.constant 3 : index
    %extracted_8 = tensor.extract %extracted_slice_7[%c3] : tensor<4xf32>
    vector.print %extracted_8 : f32
    %26:2 = scf.if %7 -> (i1, tensor<2xf32>) {
      %c5_i32 = arith.constant 5 : i32
      %28 = memref.alloca_scope  -> (i1) {
        %generated = tensor.generate  {
        ^bb0(%arg3: index):
          %extracted_16 = tensor.extract %extracted_slice_7[%arg3] : tensor<4xf32>
          %32 = arith.index_cast %arg3 : index to i64
          %33 = arith.sitofp %32 : i64 to f32
          %34 = arith.negf %extracted_16 : f32
          %35 = arith.addf %34, %33 : f32
          tensor.yield %35 : f32
        } : tensor<4xf32>
        %29 = tensor.empty() : tensor<4xf32>
        %c4 = arith.constant 4 : index
        %extracted_slice_11 = tensor.extract_slice %expanded[%rank, 0] [1, %c4] [1, 1] : tensor<1x4xf32> to tensor<?xf32>
        %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_7, %extracted_slice_11 : tensor<4xf32>, tensor<?xf32>) outs(%29 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_16: f32, %out: f32):
          %32 = arith.divf %in, %in_16 : f32
          linalg.yield %32 : f32
        } -> tensor<4xf32>
        %cast_12 = tensor.cast %30 : tensor<4xf32> to tensor<?xf32>
        %cast_13 = tensor.cast %extracted_slice_7 : tensor<4xf32> to tensor<?xf32>
        %mapped_14 = linalg.map ins(%extracted_slice_11, %cast_12, %cast_13 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%extracted_slice_11 : tensor<?xf32>)
          (%in: f32, %in_16: f32, %in_17: f32, %init: f32) {
            %32 = arith.cmpf ogt, %in, %in_16 : f32
            %33 = arith.select %32, %in, %in_16 : f32
            %34 = arith.negf %33 : f32
            %35 = arith.addf %34, %in_17 : f32
            linalg.yield %35 : f32
          }
        %31 = arith.remui %21#3, %c4 : index
        %extracted_15 = tensor.extract %mapped_14[%31] : tensor<?xf32>
        memref.alloca_scope.return %7 : i1
      }
      %broadcasted = linalg.broadcast ins(%17#2 : tensor<f32>) outs(%mapped : tensor<2xf32>) dimensions = [0] 
      scf.yield %28, %broadcasted : i1, tensor<2xf32>
    } else {
      %cst_11 = arith.constant dense<[0, 0, 1, 1]> : vector<4xi32>
      %cst_12 = arith.constant dense<[false, false, true, false]> : vector<4xi1>
      %28 = vector.broadcast %extracted : f32 to vector<4xf32>
      %29 = arith.index_castui %7 : i1 to index
      %30 = arith.remui %29, %c2 : index
      %31 = vector.gather %3#0[%c0] [%cst_11], %cst_12, %28 : tensor<2xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
      %32 = vector.extract %31[3] : f32 from vector<4xf32>
      %33 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %0) -> (tensor<?xf32>) {
        %cst_13 = arith.constant dense<[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01]> : tensor<4xf32>
        %c4 = arith.constant 4 : index
        %34 = scf.for %arg5 = %c1 to %c4 step %c2 iter_args(%arg6 = %24) -> (tensor<2xf32>) {
          %dim_17 = tensor.dim %arg1, %c0 : tensor<?xf32>
          affine.if #set(%dim_17) {
            %extracted_slice_18 = tensor.extract_slice %25[0] [%c1] [1] : tensor<4xf32> to tensor<?xf32>
            %cast_19 = tensor.cast %extracted_slice_18 : tensor<?xf32> to tensor<1xf32>
            %inserted_slice_20 = tensor.insert_slice %cast_19 into %20[%c3] [1] [1] : tensor<1xf32> into tensor<4xf32>
          }
          %36 = func.call @write3(%20) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>) -> tensor<4xf32>
          %37 = linalg.copy ins(%mapped : tensor<2xf32>) outs(%arg6 : tensor<2xf32>) -> tensor<2xf32>
          scf.yield %37 : tensor<2xf32>
        }
        %inserted_14 = tensor.insert %extracted_8 into %34[%c1] : tensor<2xf32>
        %extracted_slice_15 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf32> to tensor<1xf32>
        %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_5, %inserted : tensor<1xf32>, tensor<?xf32>) outs(%extracted_slice_15 : tensor<1xf32>) {
        ^bb0(%in: f32, %in_17: f32, %out: f32):
          %36 = arith.addf %in, %in_17 : f32
          linalg.yield %36 : f32
        } -> tensor<1xf32>
        %mapped_16 = linalg.map ins(%expanded_5 : tensor<1xf32>) outs(%35 : tensor<1xf32>)
          (%in: f32, %init: f32) {
            %36 = arith.minimumf %in, %32 : f32
            linalg.yield %36 : f32
          }
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %mapped_16 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<?xf32>
        }
      }
      %false = arith.constant false
      scf.yield %false, %18#0 : i1, tensor<2xf32>
    }
    %27 = scf.if %26#0 -> (tensor<2xf32>) {
      %c4 = arith.constant 4 : index
      %28 = arith.remui %17#3, %c4 : index
      %29 = scf.for %arg3 = %c0 to %28 step %c1 iter_args(%arg4 = %14) -> (tensor<?xf32>) {
        %30 = scf.forall (%arg5) in (4) shared_outs(%arg6 = %25) -> (tensor<4xf32>) {
          %34 = arith.cmpi uge, %dim, %c1 : index
          %35 = scf.if %34 -> (f32) {
            %41 = func.call @pick5(%26#1, %21#1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
            %inserted_slice_15 = tensor.insert_slice %26#1 into %41[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
            %42 = tensor.empty() : tensor<2xf32>
            %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%26#1 : tensor<2xf32>) outs(%42 : tensor<2xf32>) {
            ^bb0(%in: f32, %out: f32):
              linalg.yield %in : f32
            } -> tensor<2xf32>
            %44 = linalg.negf ins(%8 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
            scf.yield %extracted_8 : f32
          } else {
            %41 = arith.index_castui %7 : i1 to index
            %42 = arith.remui %41, %c4 : index
            %extracted_15 = tensor.extract %extracted_slice_7[%42] : tensor<4xf32>
            %43 = func.call @pick5(%26#1, %mapped) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
            %cst_16 = arith.constant 1.000000e+10 : f32
            scf.yield %cst_16 : f32
          }
          %36 = tensor.empty(%c4) : tensor<?xf32>
          %37 = linalg.fill ins(%extracted : f32) outs(%36 : tensor<?xf32>) -> tensor<?xf32>
          %cast_12 = tensor.cast %37 : tensor<?xf32> to tensor<4xf32>
          %38 = func.call @write3(%cast_12) : (tensor<4xf32>) -> tensor<4xf32>
          %extracted_slice_13 = tensor.extract_slice %arg6[%arg5] [1] [1] : tensor<4xf32> to tensor<f32>
          %39 = linalg.square ins(%18#2 : tensor<f32>) outs(%extracted_slice_13 : tensor<f32>) -> tensor<f32>
          %extracted_slice_14 = tensor.extract_slice %3#0[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
          %40 = linalg.round ins(%extracted_slice_14 : tensor<f32>) outs(%39 : tensor<f32>) -> tensor<f32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %40 into %arg6[%arg5] [1] [1] : tensor<f32> into tensor<4xf32>
          }
        }
        %31 = scf.for %arg5 = %c1 to %c2 step %c1 iter_args(%arg6 = %5) -> (tensor<2xf32>) {
          %extracted_12 = tensor.extract %5[%rank] : tensor<2xf32>
          %inserted_13 = tensor.insert %11 into %arg6[%rank] : tensor<2xf32>
          scf.yield %inserted_13 : tensor<2xf32>
        }
        %32 = arith.cmpi sle, %28, %13 : index
        %33 = scf.if %32 -> (tensor<?xf32>) {
          %34 = linalg.min ins(%17#1, %26#1 : tensor<2xf32>, tensor<2xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
          %35 = arith.remui %21#3, %c2 : index
          %extracted_12 = tensor.extract %34[%35] : tensor<?xf32>
          %36 = tensor.empty() : tensor<2xf32>
          %37 = linalg.fill ins(%11 : f32) outs(%36 : tensor<2xf32>) -> tensor<2xf32>
          %38 = linalg.copy ins(%37 : tensor<2xf32>) outs(%34 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %38 : tensor<?xf32>
        } else {
          scf.yield %arg4 : tensor<?xf32>
        }
        scf.yield %33 : tensor<?xf32>
      }
      %mapped_11 = linalg.map { arith.addf } ins(%18#1, %mapped : tensor<2xf32>, tensor<2xf32>) outs(%mapped : tensor<2xf32>)
      scf.yield %mapped_11 : tensor<2xf32>
    } else {
      %28 = func.call @pick5(%mapped, %mapped) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      scf.yield %mapped : tensor<2xf32>
    }
    %extracted_slice_9 = tensor.extract_slice %mapped[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %cast_10 = tensor.cast %extracted_slice_9 : tensor<1xf32> to tensor<?xf32>
    return %extracted_slice_1, %15, %16, %17#0, %19, %21#0, %21#2, %27, %cast_10, %18#3, %3#3 : tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<?xf32>, index, index
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f32>, index) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %0, %arg4 = %arg0) -> (tensor<4xf32>, tensor<4xf32>) {
      %extracted_slice_3 = tensor.extract_slice %arg0[%arg2] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %dim = tensor.dim %arg4, %c0 : tensor<4xf32>
      %c3_4 = arith.constant 3 : index
      %9:3 = scf.for %arg5 = %c0 to %c3_4 step %c1 iter_args(%arg6 = %arg4, %arg7 = %arg3, %arg8 = %arg4) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
        %13 = arith.cmpi ule, %dim, %arg5 : index
        %extracted_6 = tensor.extract %arg8[%arg2] : tensor<4xf32>
        %14 = linalg.sub ins(%arg7, %arg6 : tensor<4xf32>, tensor<4xf32>) outs(%arg8 : tensor<4xf32>) -> tensor<4xf32>
        %extracted_7 = tensor.extract %14[%c2] : tensor<4xf32>
        %cst_8 = arith.constant dense<[1.050000e+01, 1.350000e+01, 1.650000e+01, 1.950000e+01]> : tensor<4xf32>
        %15 = linalg.abs ins(%cst_8 : tensor<4xf32>) outs(%14 : tensor<4xf32>) -> tensor<4xf32>
        %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_8, %arg6 : tensor<4xf32>, tensor<4xf32>) outs(%arg7 : tensor<4xf32>) {
        ^bb0(%in: f32, %in_9: f32, %out: f32):
          %19 = arith.subf %in, %in_9 : f32
          linalg.yield %19 : f32
        } -> tensor<4xf32>
        %17 = linalg.exp ins(%arg3 : tensor<4xf32>) outs(%16 : tensor<4xf32>) -> tensor<4xf32>
        %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<4xf32>) outs(%arg6 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<4xf32>
        scf.yield %18, %17, %15 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
      }
      %10 = arith.cmpi eq, %dim, %c2 : index
      %11 = scf.if %10 -> (tensor<4xf32>) {
        %extracted_slice_6 = tensor.extract_slice %arg3[2] [%c1] [%c1] : tensor<4xf32> to tensor<?xf32>
        %cast = tensor.cast %extracted_slice_6 : tensor<?xf32> to tensor<1xf32>
        %inserted_slice = tensor.insert_slice %cast into %arg4[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
        %13 = linalg.floor ins(%9#1 : tensor<4xf32>) outs(%inserted_slice : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %13 : tensor<4xf32>
      } else {
        %extracted_6 = tensor.extract %arg4[%c0] : tensor<4xf32>
        %13 = linalg.add ins(%arg3, %9#1 : tensor<4xf32>, tensor<4xf32>) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
        scf.yield %13 : tensor<4xf32>
      }
      %extracted_5 = tensor.extract %arg3[%arg2] : tensor<4xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = linalg.index 0 : index
        %14 = arith.index_cast %13 : index to i64
        %15 = arith.sitofp %14 : i64 to f32
        %16 = arith.mulf %in, %15 : f32
        linalg.yield %16 : f32
      } -> tensor<4xf32>
      scf.yield %12, %11 : tensor<4xf32>, tensor<4xf32>
    }
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1#0 : tensor<4xf32>) outs(%from_elements : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.negf %in : f32
      %10 = arith.addf %9, %out : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %1#1[1] [2] [2] : tensor<4xf32> to tensor<2xf32>
    %3 = call @write1(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant -1.000000e+00 : f32
      %9 = arith.minimumf %in, %cst_3 : f32
      linalg.yield %9 : f32
    } -> tensor<2xf32>
    %cst_0 = arith.constant dense<[[[1, 4], [7, 10]], [[13, 16], [19, 22]]]> : tensor<2x2x2xi32>
    %cst_1 = arith.constant dense<[[[3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14]]]> : tensor<2x3x2xi32>
    %extracted_slice_2 = tensor.extract_slice %cst_1[0, %c0, 0] [2, 1, 2] [1, 1, 1] : tensor<2x3x2xi32> to tensor<2x2xi32>
    %6 = linalg.depthwise_conv_1d_nwc_wc ins(%cst_1, %extracted_slice_2 : tensor<2x3x2xi32>, tensor<2x2xi32>) outs(%cst_0 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %extracted = tensor.extract %6[%c0, %c1, %c1] : tensor<2x2x2xi32>
    %inserted = tensor.insert %extracted into %extracted_slice_2[%c0, %c1] : tensor<2x2xi32>
    %7 = arith.index_cast %extracted : i32 to index
    %c3 = arith.constant 3 : index
    %8 = arith.remui %7, %c3 : index
    affine.if #set(%8) {
      %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%cst_0 : tensor<2x2x2xi32>) {
      ^bb0(%out: i32):
        %c1_i32 = arith.constant 1 : i32
        %12 = arith.addi %out, %c1_i32 : i32
        %c2_i32 = arith.constant 2 : i32
        %13 = arith.divui %12, %c2_i32 : i32
        linalg.yield %13 : i32
      } -> tensor<2x2x2xi32>
      %10 = arith.index_cast %extracted : i32 to index
      %11 = arith.remui %10, %c2 : index
      %extracted_3 = tensor.extract %9[%11, %c1, %11] : tensor<2x2x2xi32>
    }
    return %3, %5, %2, %8 : tensor<2xf32>, tensor<2xf32>, tensor<f32>, index
  }
  func.func private @write1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.copy ins(%1 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @write3(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c2] : tensor<4xf32>
    return %inserted : tensor<4xf32>
  }
  func.func private @write4(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c0] : tensor<4xf32>
    return %inserted : tensor<4xf32>
  }
  func.func private @pick5(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}

