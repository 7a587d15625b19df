// bufdiff-profile: deep
// bufdiff-choices: 595a12c78615370757ad264311450d181f1089869cb59d897eaeed082046b481fbce4463a8fa319c
// bufdiff-choices: b26ca0ca1362f3528404ec4e1ba51e2888a3ade674100133ee9fdb5e6ffbaf6981520e70e7106757
// bufdiff-choices: a1451d0645bad464ca49f0df2a34564614d873da82ff2019f59559bb75d177b6d234da4e48a01aa2
// bufdiff-choices: 2cf2428c298810ab39f910c6d260981aa6f7a6d714072a11625851d280327899fc5c4a4f67513c85
// bufdiff-choices: 2596b6371f9ccc1b30df6cc19af4e1f5ec4953d7feb1804dfc2a146bee09d8bb25a2bf809b32e46b
// bufdiff-choices: cf9d5f4d462c266dc1e8a7c2743bb5d43b6f17cbb04d9124ca4aed7a7dc566c24c210c9fbb301794
// bufdiff-choices: f01f0e1a069679b12df3129648ab712416aa3000751b51b0139d0384fecfabd484d7432a1c719a02
// bufdiff-choices: 13ac034504cc02bdca1580671da5e014ed8242b85898589bb07880f08b354ef5276083505a6fd811
// bufdiff-choices: 38744f4c10ba067e18ff4f8318c5776343cd5a03ca0b5c08ead6c89a33989bc5ca288975778df045
// bufdiff-choices: 6ec414e63589c2eb4f0a6c66b79b17bee18034bcc6490003350007f451f8085aacd49a5e366d9581
// bufdiff-choices: 0690aee5c27a3cd200e3bec91d2467b6a6bc57a90ad819605ae6fc7e124ec441cb120b72dddf9a93
// bufdiff-choices: a0cf15070cec5a00d452e8ff7763aa9fffc2ae88dd33736dd31b71ae7b7f066f5ac5ffb960369a02
// bufdiff-choices: fa55dae44bfd8d3c2b5a1bff8103a5a927633db3c52cd8d7c08bbe904921803aafbe8efb3a95d331
// bufdiff-choices: 6f8e424d840fbe8987c1c06369ac2f859405e69cf019d1e1c6463e1fd13545c475b79185c31fbc92
// bufdiff-choices: 7683c1390d37ff2044c7e755f84066e2faf992dbfa96ca3d15c7007bbace4daed5324e5b65b0f7b2
// bufdiff-choices: 7174abe2be72b7dabd9fc43ec201cd9be23dc8777c9733d75a9059935970d686fe257a16e8873c6d
// bufdiff-choices: cc0304fe954161c4d2b5aa6058c4c4a933e67b7de748c1e320febe9a1ec2b7c5bcead6915503b44c
// bufdiff-choices: 673c8797d00d729f14bb59bddc2b40a2be4e667abce6731f6dba03dfb3c1bd3846e93a5cfd4639fd
// bufdiff-choices: 07ad8c88857e219fb0598326d61d17922a64dfcb8c87c0e2aac1eff790ed98e7197c570f2797579c
// bufdiff-choices: b333cc2faf12d2c30f84aa019a30884cdf01de74068f70c0a8a941b70383340bb64f0de1997a89f6
// bufdiff-choices: c8776a4e574be013fb2159b79c9fedffcdbf983557a1327dc9035a38e35d04e89f81367cd930734f
// bufdiff-choices: b8cfe3d4cc3e4290ef3327372006f791b8ba5cb332cffa8d69ee7c81773a493e680e6c381555a9d5
// bufdiff-choices: d827d53eb447d242f8a02bff439bbc46c78db0adc5bf2de11ea28983ee81d8c28a0bef7f63529fa6
// bufdiff-choices: fa3f4818bddb425890f750f502492e8d9d3c51ec424e5088a7143274b035312a707dcf80b16caf23
// bufdiff-choices: 4c5609278bc1b70ac6ffb19d3dc96ecdfeeb9468e2276ca884b663a56a300b1598e83eb7e28042e1
// bufdiff-choices: 94d625a8ccf02fc8871788461e82c21f33b1a2548fd014759efaaa5f29c0cb6e040a43cc21247c17
// bufdiff-choices: 78156386968b31da4066c70aa11c6f04a5f87bdaa2f94d6e7ab75896d10b46afb5e8c45ecc5d9fe9
// bufdiff-choices: 7f07c0c8de702aa5ff717531a88e946c878b615fd07bf66fa408aa0468b1c8a13c087dc695730346
// bufdiff-choices: 5061ae093794f53eb8e130854789d4f4a4f281b9fc337358bfea6edc2b24005f6e82cf8988009e9b
// bufdiff-choices: 3189f4b9c1cc29346601b8eff16d7c4e96830094d5260df6
// bufdiff-features: 76 397 659 1132 1854 2281 2728 2784 2856 3027 3082 3579 3873 4282 4342 4506
// bufdiff-features: 4752 5187 5258 5527 6136 6138 6152 6289 6332 6611 6641 6809 6812 7072 7122 7540
// bufdiff-features: 7890 8186 8470 9240 9479 10035 10203 10318 10384 10476 10872 11136 11162 11441
// bufdiff-features: 12133 12170 12276 12560 12932 13233 13248 13493 13534 13915 14884 15595 15751
// bufdiff-features: 15837 15903 16512 16682 16799 16825 17052 17260 17470 17853 18322 18428 18486
// bufdiff-features: 18692 18786 18952 19302 19419 19919 20023 20092 20237 20717 20987 21140 21953
// bufdiff-features: 22167 22220 22280 22448 22483 22498 23169 23594 23643 24330 24402 24466 24571
// bufdiff-features: 24747 25656 25758 25818 26087 26094 26213 26289 26546 26552 26568 26960 27628
// bufdiff-features: 27644 27725 27787 28047 28503 28578 28814 29001 29236 29373 29590 29667 29968
// bufdiff-features: 30625 31637 31864 31935 32278 32358 32614 32809 33136 33355 33578 33837 33853
// bufdiff-features: 34159 34167 34452 34601 34650 35085 35957 36101 36395 36448 36784 36936 36941
// bufdiff-features: 37007 37136 37630 37672 38077 38513 38783 39001 39505 39927 40540 40712 40798
// bufdiff-features: 40821 41318 41615 41707 42344 42393 42398 42964 42984 43104 43387 43942 44183
// bufdiff-features: 44429 44505 44522 44616 44621 45202 46022 46203 46323 46538 47102 47331 47340
// bufdiff-features: 47731 47735 47824 47904 48269 48451 48598 48938 49301 49364 49635 49800 49956
// bufdiff-features: 50146 50664 50763 51106 51130 51178 51344 51373 51415 51729 51800 51898 52062
// bufdiff-features: 52085 52148 52322 52368 52558 52573 52807 52823 52900 52928 53180 53252 53467
// bufdiff-features: 53469 53504 53779 53821 54998 55083 55125 55270 55987 57383 57471 57548 57852
// bufdiff-features: 58046 58122 58272 58403 59347 59620 59798 59931 60306 60497 60686 61320 61435
// bufdiff-features: 61628 61892 61944 62109 62232 62495 63071 64119 64120 64235 64716 65197 65250
// bufdiff-features: 65818 66422 66980 66995 67160 67880 68355 68782 68935 69050 69403 69514 69735
// bufdiff-features: 69900 70119 70335 70385 70666 71107 71259 71306 71980 72363 72450 72565 73041
// bufdiff-features: 73287 73289 73802 73849 74034 74360 74382 74454 75921 76245 76285 76661 76688
// bufdiff-features: 76911 76953 76973 77617 78283 78430 78583 78828 79000 79099 79271 79596 79600
// bufdiff-features: 79736 80342 81066 81443 81511 81601 81736 82011 82565 82594 82723 83194 83357
// bufdiff-features: 83493 84236 84430 84465 84585 85562 85681 85848 86125 86934 87000 87363 87862
// bufdiff-features: 87895 87923 88337 88635 88910 88932 88958 88968 88999 89178 89479 89481 89732
// bufdiff-features: 89780 89812 89915 90070 90116 90221 91074 91163 91317 91613 92022 92194 93032
// bufdiff-features: 93062 93171 93255 93296 93374 93528 94003 94049 94297 94363 94951 95273 95299
// bufdiff-features: 95407 95465 96297 96807 97053 98138 98291 98357 98501 98946 99224 99228 99294
// bufdiff-features: 100059 100073 100227 100641 101264 101342 101629 101952 102319 102456 102621
// bufdiff-features: 102809 103056 103159 103275 103377 103673 103715 103851 104034 104315 104481
// bufdiff-features: 104730 104931 105038 105259 105573 105750 105820 106652 106761 107400 107425
// bufdiff-features: 107815 107987 108055 108992 109008 109374 109445 110162 110561 110774 110780
// bufdiff-features: 110816 110859 111822 112399 112929 113374 113626 114489 114783 114874 114969
// bufdiff-features: 115026 115155 115801 116549 116758 116964 117471 117724 118081 118142 118196
// bufdiff-features: 119384 119479 119588 119597 119731 119764 120094 120307 120984 121000 121059
// bufdiff-features: 121313 121626 121631 121682 121971 121977 122159 122163 122950 123098 123148
// bufdiff-features: 123446 123652 124152 124232 124404 124917 125169 125756 125882 125921 127373
// bufdiff-features: 127813 128282 128916 129117 129120 129404 129442 129849 129878 129955 130024
// bufdiff-features: 130310 130432 130663 130899 130942 131366 132281 132619 132730 132763 133121
// bufdiff-features: 133182 133271 133364 133446 134367 134449 134585 134741 135749 136034 136056
// bufdiff-features: 136077 136129 136273 136341 136650 137045 137334 137896 138086 138476 138730
// bufdiff-features: 138772 139058 139357 139616 140476 140684 141238 141355 141419 141458 141891
// bufdiff-features: 142040 142084 142274 142393 142610 143172 143285 143387 143966 144093 144315
// bufdiff-features: 144530 144885 145872 146127 146451 146512 146792 146822 146863 147295 147477
// bufdiff-features: 147995 148304 148380 148534 148562 149244 149304 149534 149659 149660 149672
// bufdiff-features: 149892 150355 150404 150413 150452 150829 151292 151376 152064 152068 152133
// bufdiff-features: 152187 152226 152538 152748 153063 153427 153780 154083 154304 154311 154465
// bufdiff-features: 154946 155022 155408 155465 155884 156109 156191 156261 156460 156683 156770
// bufdiff-features: 156807 156972 158120 158897 158996 159348 159724 159769 160138 160756 160983
// bufdiff-features: 161004 161174 161227 161295 161377 161779 162350 162538 162740 162799 162971
// bufdiff-features: 163044 163157 163876 163975 164602 164669 165033 165636 165695 165719 165817
// bufdiff-features: 166169 166337 166361 166367 167071 167164 167197 167260 167442 167606 167614
// bufdiff-features: 167973 168377 168562 168639 168881 169047 169843 170082 170928 171053 171083
// bufdiff-features: 171116 171190 171369 171551 171715 171884 172127 172145 172478 173109 173354
// bufdiff-features: 173537 174170 174457 174534 175185 175687 175723 176031 176231 176255 176335
// bufdiff-features: 176447 176782 177182 177211 177323 177488 177904 178067 178560 178657 179280
// bufdiff-features: 179647 179792 180469 180504 180828 181088 181349 181541 181951 182719 182966
// bufdiff-features: 182971 183114 183224 183989 184030 184084 184508 184543 184722 184851 184962
// bufdiff-features: 185016 185048 185275 185670 185723 185940 186042 186202 186912 186942 186948
// bufdiff-features: 186959 187189 187244 187769 188175 188200 188358 188582 188790 189195 189695
// bufdiff-features: 190166 190214 190547 190773 191076 191337 191455 191905 191911 192055 192327
// bufdiff-features: 192343 192374 192422 192528 192529 192628 192771 193059 193122 193290 193747
// bufdiff-features: 194134 195182 195726 195820 196031 196048 196449 196632 196786 197109 197267
// bufdiff-features: 197339 197780 197837 197985 198204 198267 198460 198873 199469 199474 199773
// bufdiff-features: 199827 200004 200104 200521 201059 201074 201601 202032 202241 203067 204212
// bufdiff-features: 204233 204316 204509 204747 204797 204862 204995 205005 205434 206056 206074
// bufdiff-features: 206218 206380 207124 207330 207406 207731 208503 208791 210009 210090 210461
// bufdiff-features: 210811 211003 211044 211050 211508 211572 211786 212048 212549 212728 213048
// bufdiff-features: 213339 213348 213425 213481 214325 214597 214975 215066 215707 215925 216157
// bufdiff-features: 216892 217085 217778 217849 217899 218657 219110 219393 219413 220223 220358
// bufdiff-features: 220517 220780 221242 221296 221561 221585 221617 221975 222079 222629 222809
// bufdiff-features: 222966 222982 223104 223180 223373 223767 223989 224099 224380 224768 225016
// bufdiff-features: 225250 225490 225827 226151 226351 226357 226579 226668 227277 227345 227829
// bufdiff-features: 228139 228519 228605 229266 230081 230517 230584 230616 230915 230920 231457
// bufdiff-features: 231527 231564 232100 232156 232201 233154 233156 233259 233268 233483 233769
// bufdiff-features: 234206 234332 234527 235375 236127 236850 236909 236929 236930 236986 237022
// bufdiff-features: 237223 237335 237454 237470 237640 237719 237763 237788 238386 238474 238596
// bufdiff-features: 239237 239379 239528 239700 239941 240138 240158 240438 240765 240951 241225
// bufdiff-features: 241331 242100 242145 242267 242370 242454 242631 242793 242811 242894 242955
// bufdiff-features: 243137 243140 243477 243546 243658 243718 243778 243784 244024 244281 244334
// bufdiff-features: 245475 245738 245889 246062 246460 246543 246606 246953 247062 247291 247514
// bufdiff-features: 247913 248001 248209 248930 249451 249594 249612 249841 250392 250432 250477
// bufdiff-features: 250483 250713 250948 251368 251532 251626 251943 252260 252318 252466 252539
// bufdiff-features: 252543 253120 253422 253836 254592 254639 254836 254842 255108 255201 255556
// bufdiff-features: 255676 256076 256112 256247 256337 257251 257458 257833 258143 258477 258586
// bufdiff-features: 258876 259229 259434 259528 259805 259840 260178 261263 261404 261426 261556
// bufdiff-features: 261628 261884
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0, d0)>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?x?xf32>, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = call @f2(%3) : (tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c2) : tensor<?xf32>
    %extracted = tensor.extract %4[%c1] : tensor<2xf32>
    %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    %cst_1 = arith.constant 1.000000e+01 : f32
    %7 = arith.cmpf ogt, %extracted, %cst_1 : f32
    %8 = scf.if %7 -> (tensor<?xf32>) {
      %cast_10 = tensor.cast %4 : tensor<2xf32> to tensor<?xf32>
      scf.yield %cast_10 : tensor<?xf32>
    } else {
      scf.yield %6 : tensor<?xf32>
    }
    %9 = linalg.exp ins(%8 : tensor<?xf32>) outs(%8 : tensor<?xf32>) -> tensor<?xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<?xf32>) outs(%6 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.mulf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<?xf32>
    %cast = tensor.cast %6 : tensor<?xf32> to tensor<2xf32>
    %11 = call @same1(%cast) : (tensor<2xf32>) -> tensor<2xf32>
    %cast_2 = tensor.cast %9 : tensor<?xf32> to tensor<2xf32>
    %12 = call @same1(%cast_2) : (tensor<2xf32>) -> tensor<2xf32>
    %13 = tensor.empty() : tensor<2xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<2xf32>) outs(%13 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.cmpf olt, %in, %extracted : f32
      %33 = arith.select %32, %in, %extracted : f32
      linalg.yield %33 : f32
    } -> tensor<2xf32>
    %cast_3 = tensor.cast %9 : tensor<?xf32> to tensor<2xf32>
    %inserted_slice_4 = tensor.insert_slice %cast_3 into %12[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    %15 = call @same1(%12) : (tensor<2xf32>) -> tensor<2xf32>
    %16 = call @same1(%15) : (tensor<2xf32>) -> tensor<2xf32>
    %17:2 = scf.while (%arg2 = %c0, %arg3 = %6) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
      %padded = tensor.pad %16 nofold low[1] high[1] {
      ^bb0(%arg4: index):
        tensor.yield %extracted : f32
      } : tensor<2xf32> to tensor<4xf32>
      %32 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%32) %arg2, %arg3 : index, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf32>):
      %cst_10 = arith.constant -1.000000e+00 : f32
      %32 = arith.cmpf ogt, %extracted, %cst_10 : f32
      %33 = scf.if %32 -> (tensor<2xf32>) {
        %37 = tensor.empty() : tensor<2xf32>
        %38 = tensor.empty(%c2) : tensor<?xi1>
        %39 = linalg.fill ins(%7 : i1) outs(%38 : tensor<?xi1>) -> tensor<?xi1>
        %40 = linalg.select ins(%39, %6, %8 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%37 : tensor<2xf32>) -> tensor<2xf32>
        %41 = linalg.log ins(%12 : tensor<2xf32>) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %41 : tensor<2xf32>
      } else {
        %37:2 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %15, %arg6 = %12) -> (tensor<2xf32>, tensor<2xf32>) {
          %extracted_slice_14 = tensor.extract_slice %4[%arg4] [1] [1] : tensor<2xf32> to tensor<f32>
          %extracted_slice_15 = tensor.extract_slice %4[%arg4] [1] [1] : tensor<2xf32> to tensor<f32>
          %38 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%extracted_slice_14 : tensor<f32>) {
          ^bb0(%out: f32):
            %cst_21 = arith.constant 1.000000e+00 : f32
            %50 = arith.minimumf %out, %cst_21 : f32
            linalg.yield %50 : f32
          } -> tensor<f32>
          %39 = linalg.log ins(%extracted_slice_15 : tensor<f32>) outs(%extracted_slice_15 : tensor<f32>) -> tensor<f32>
          %inserted_slice_16 = tensor.insert_slice %38 into %4[%arg4] [1] [1] : tensor<f32> into tensor<2xf32>
          %inserted_slice_17 = tensor.insert_slice %39 into %inserted_slice_16[%arg4] [1] [1] : tensor<f32> into tensor<2xf32>
          %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%14, %6 : tensor<2xf32>, tensor<?xf32>) outs(%inserted_slice_16 : tensor<2xf32>) {
          ^bb0(%in: f32, %in_21: f32, %out: f32):
            %50 = arith.divf %in, %in_21 : f32
            linalg.yield %50 : f32
          } -> tensor<2xf32>
          %41 = linalg.min ins(%inserted_slice, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %42 = tensor.empty(%dim, %dim_0) : tensor<2x?x?xf32>
          %43 = arith.minimumf %extracted, %extracted : f32
          %44 = linalg.fill ins(%43 : f32) outs(%42 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
          %reduced = linalg.reduce ins(%44 : tensor<2x?x?xf32>) outs(%41 : tensor<?x?xf32>) dimensions = [0] 
            (%in: f32, %init: f32) {
              %50 = arith.cmpf one, %in, %init : f32
              %51 = arith.select %50, %in, %init : f32
              linalg.yield %51 : f32
            }
          %45 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
          %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%45 : tensor<?x?xf32>) {
          ^bb0(%in: f32, %out: f32):
            %50 = arith.negf %in : f32
            %51 = arith.addf %50, %43 : f32
            linalg.yield %51 : f32
          } -> tensor<?x?xf32>
          %cst_18 = arith.constant dense<[3.500000e+00, 4.500000e+00]> : tensor<2xf32>
          %47 = linalg.ceil ins(%cst_18 : tensor<2xf32>) outs(%arg6 : tensor<2xf32>) -> tensor<2xf32>
          %inserted_slice_19 = tensor.insert_slice %inserted_slice_17 into %47[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
          %48 = arith.remui %arg2, %c2 : index
          %extracted_20 = tensor.extract %arg5[%48] : tensor<2xf32>
          %mapped = linalg.map { arith.divf } ins(%cst_18, %40 : tensor<2xf32>, tensor<2xf32>) outs(%arg5 : tensor<2xf32>)
          %49 = linalg.square ins(%8 : tensor<?xf32>) outs(%mapped : tensor<2xf32>) -> tensor<2xf32>
          scf.yield %49, %inserted_slice_19 : tensor<2xf32>, tensor<2xf32>
        }
        %cst_13 = arith.constant -1.000000e+00 : f32
        %from_elements = tensor.from_elements %cst_13, %extracted : tensor<2xf32>
        scf.yield %from_elements : tensor<2xf32>
      }
      %extracted_slice_11 = tensor.extract_slice %33[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
      %inserted_slice_12 = tensor.insert_slice %extracted_slice_11 into %33[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
      %34 = func.call @f2(%4) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
      %35 = arith.addi %arg2, %c1 : index
      %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<2xf32>) outs(%arg3 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?xf32>
      scf.yield %35, %36 : index, tensor<?xf32>
    }
    %cst_5 = arith.constant -1.000000e+00 : f32
    %18 = arith.cmpf olt, %extracted, %cst_5 : f32
    %true = arith.constant true
    %19 = arith.ori %18, %true : i1
    cf.assert %19, "never fails"
    vector.print %cst_1 : f32
    %concat = tensor.concat dim(0) %16, %15, %9 : (tensor<2xf32>, tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
    %20:3 = scf.while (%arg2 = %c0, %arg3 = %16, %arg4 = %17#1) : (index, tensor<2xf32>, tensor<?xf32>) -> (index, tensor<2xf32>, tensor<?xf32>) {
      %cst_10 = arith.constant dense<[7.500000e+00, 1.050000e+01]> : tensor<2xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_10 : tensor<2xf32>) outs(%8 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %34 = arith.subf %in, %out : f32
        linalg.yield %34 : f32
      } -> tensor<?xf32>
      %33 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%33) %arg2, %arg3, %arg4 : index, tensor<2xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<2xf32>, %arg4: tensor<?xf32>):
      %32:2 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg0, %arg7 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
        %dim_10 = tensor.dim %arg0, %c0 : tensor<?xf32>
        %38 = tensor.empty(%dim_10) : tensor<?xf32>
        %39 = linalg.copy ins(%arg6 : tensor<?xf32>) outs(%38 : tensor<?xf32>) -> tensor<?xf32>
        %40 = linalg.copy ins(%arg7 : tensor<?xf32>) outs(%arg6 : tensor<?xf32>) -> tensor<?xf32>
        %41 = linalg.copy ins(%39 : tensor<?xf32>) outs(%arg7 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %40, %41 : tensor<?xf32>, tensor<?xf32>
      }
      %33 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %12) -> (tensor<2xf32>) {
        %38 = scf.for %arg7 = %c0 to %c2 step %c2 iter_args(%arg8 = %32#1) -> (tensor<?xf32>) {
          %dim_10 = tensor.dim %arg0, %c0 : tensor<?xf32>
          %inserted_slice_11 = tensor.insert_slice %arg0 into %arg8[0] [%dim_10] [1] : tensor<?xf32> into tensor<?xf32>
          %41 = linalg.tanh ins(%arg0 : tensor<?xf32>) outs(%arg8 : tensor<?xf32>) -> tensor<?xf32>
          scf.yield %41 : tensor<?xf32>
        }
        %39 = tensor.empty() : tensor<2xf32>
        %40 = linalg.round ins(%arg6 : tensor<2xf32>) outs(%39 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %arg6 : tensor<2xf32>
      }
      %34 = func.call @f2(%arg3) : (tensor<2xf32>) -> tensor<2xf32>
      %35 = arith.addi %arg2, %c1 : index
      %36 = linalg.copy ins(%33 : tensor<2xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %37 = linalg.copy ins(%15 : tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %35, %37, %36 : index, tensor<2xf32>, tensor<?xf32>
    }
    %inserted = tensor.insert %extracted into %20#2[%c1] : tensor<?xf32>
    %21 = tensor.empty() : tensor<1xf32>
    %22 = linalg.fill ins(%extracted : f32) outs(%21 : tensor<1xf32>) -> tensor<1xf32>
    %inserted_slice_6 = tensor.insert_slice %22 into %20#2[%c0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    %23 = arith.select %18, %22, %21 : tensor<1xf32>
    %cast_7 = tensor.cast %20#2 : tensor<?xf32> to tensor<2xf32>
    %24:4 = call @f1(%cast_7) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, f32, f32)
    %cast_8 = tensor.cast %20#2 : tensor<?xf32> to tensor<2xf32>
    %25 = call @f2(%cast_8) : (tensor<2xf32>) -> tensor<2xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24#0 : tensor<2xf32>) outs(%12 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.mulf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<2xf32>
    %extracted_slice = tensor.extract_slice %concat[1] [3] [1] : tensor<?xf32> to tensor<3xf32>
    %27 = linalg.conv_1d ins(%extracted_slice, %24#1 : tensor<3xf32>, tensor<2xf32>) outs(%25 : tensor<2xf32>) -> tensor<2xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %28 = linalg.sub ins(%inserted_slice, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_9 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %29 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf32>) outs(%29 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_10 = arith.constant 3.000000e+00 : f32
      %32 = arith.negf %in : f32
      %33 = arith.addf %32, %cst_10 : f32
      linalg.yield %33 : f32
    } -> tensor<?x?xf32>
    %31:3 = scf.while (%arg2 = %c0, %arg3 = %30, %arg4 = %8) : (index, tensor<?x?xf32>, tensor<?xf32>) -> (index, tensor<?x?xf32>, tensor<?xf32>) {
      %32 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%32) %arg2, %arg3, %arg4 : index, tensor<?x?xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?xf32>, %arg4: tensor<?xf32>):
      %32 = arith.addi %arg2, %c1 : index
      %cst_10 = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
      %33 = linalg.rsqrt ins(%cst_10 : tensor<2xf32>) outs(%arg4 : tensor<?xf32>) -> tensor<?xf32>
      %cst_11 = arith.constant dense<2.500000e+00> : tensor<f32>
      %broadcasted = linalg.broadcast ins(%cst_11 : tensor<f32>) outs(%33 : tensor<?xf32>) dimensions = [0] 
      %34 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
      %35 = linalg.fill ins(%24#2 : f32) outs(%34 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %36 = linalg.add ins(%35, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %37 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
      %38 = linalg.fill ins(%24#3 : f32) outs(%37 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %39 = linalg.ceil ins(%38 : tensor<?x?xf32>) outs(%36 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %32, %39, %broadcasted : index, tensor<?x?xf32>, tensor<?xf32>
    }
    return %10, %inserted_slice_4, %20#1, %inserted, %inserted_slice_6, %26, %27, %28, %31#0, %17#0 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?x?xf32>, index, index
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [1] [%c1] : tensor<1xf32> into tensor<2xf32>
    %0 = call @same1(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<2xf32>
    vector.print %extracted : f32
    %extracted_0 = tensor.extract %inserted_slice[%c1] : tensor<2xf32>
    %2 = tensor.empty() : tensor<2x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %3 = linalg.fill ins(%c-128_i32 : i32) outs(%2 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cst_1 = arith.constant dense<[[1], [2]]> : tensor<2x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-128_i32_2 = arith.constant -128 : i32
    %c3_i32_3 = arith.constant 3 : i32
    %from_elements = tensor.from_elements %c-128_i32, %c3_i32, %c-128_i32_2, %c3_i32_3 : tensor<2x1x2xi32>
    %4 = linalg.batch_vecmat ins(%cst_1, %from_elements : tensor<2x1xi32>, tensor<2x1x2xi32>) outs(%3 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %cst_4 = arith.constant 1.000000e+01 : f32
    %5 = vector.transfer_read %arg0[%c0], %cst_4 : tensor<2xf32>, vector<4xf32>
    %6 = vector.extract %5[1] : f32 from vector<4xf32>
    %7 = call @same1(%inserted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>) -> tensor<2xf32>
    vector.print %c3_i32_3 : i32
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 1, 2] : tensor<2x2xi32> into tensor<2x1x2xi32>
    %cst_5 = arith.constant 5.000000e-01 : f32
    %8 = arith.cmpf ule, %6, %cst_5 : f32
    %9 = arith.select %8, %expanded, %from_elements : tensor<2x1x2xi32>
    %c2 = arith.constant 2 : index
    %10:2 = scf.for %arg1 = %c0 to %c2 step %c2 iter_args(%arg2 = %2, %arg3 = %6) -> (tensor<2x2xi32>, f32) {
      %extracted_slice_7 = tensor.extract_slice %4[0, 0] [2, %c1] [1, 1] : tensor<2x2xi32> to tensor<2x?xi32>
      %13 = func.call @same1(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
      %cst_8 = arith.constant -6.000000e+00 : f32
      scf.yield %arg2, %cst_8 : tensor<2x2xi32>, f32
    }
    scf.if %8 {
      %13 = vector.transfer_read %3[%c1, %c1], %c-128_i32 : tensor<2x2xi32>, vector<4xi32>
      %14 = vector.extract %13[2] : i32 from vector<4xi32>
      %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel"]} ins(%3 : tensor<2x2xi32>) outs(%arg0 : tensor<2xf32>) {
      ^bb0(%in: i32, %out: f32):
        %16 = arith.sitofp %in : i32 to f32
        %cst_7 = arith.constant 2.000000e+00 : f32
        %17 = arith.maximumf %16, %cst_7 : f32
        linalg.yield %17 : f32
      } -> tensor<2xf32>
    }
    %11 = call @same1(%7) : (tensor<2xf32>) -> tensor<2xf32>
    %cst_6 = arith.constant dense<[4.500000e+00, 7.500000e+00]> : tensor<2xf32>
    %12 = call @same1(%cst_6) : (tensor<2xf32>) -> tensor<2xf32>
    return %12, %11, %10#1, %cst : tensor<2xf32>, tensor<2xf32>, f32, f32
  }
  func.func private @same1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %1 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %10 = arith.minimumf %in, %in_0 : f32
      %11 = arith.divf %10, %out : f32
      linalg.yield %11 : f32
    } -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %3:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %2) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
      %10 = arith.cmpi ult, %arg1, %c1 : index
      %11 = arith.cmpi sle, %arg1, %c1 : index
      %12 = arith.andi %10, %11 : i1
      scf.condition(%12) %arg1, %arg2, %arg3 : index, tensor<2xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      %cst = arith.constant dense<[0, 0, 1, 1]> : vector<4xi32>
      %cst_0 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
      %cst_1 = arith.constant 5.000000e-01 : f32
      %10 = vector.broadcast %cst_1 : f32 to vector<4xf32>
      %11 = vector.gather %arg3[%c0] [%cst], %cst_0, %10 : tensor<2xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
      %12 = vector.extract %11[2] : f32 from vector<4xf32>
      %13 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %0) -> (tensor<2xf32>) {
        %17 = func.call @same1(%2) : (tensor<2xf32>) -> tensor<2xf32>
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<2xf32> to tensor<1xf32>
        %inserted = tensor.insert %12 into %extracted_slice[%c0] : tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %inserted into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<2xf32>
        }
      }
      %14 = arith.addi %arg1, %c1 : index
      %inserted_slice = tensor.insert_slice %13 into %arg3[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
      %15 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%1, %2 : tensor<2xf32>, tensor<2xf32>) outs(%inserted_slice : tensor<2xf32>) -> tensor<2xf32>
      %16 = linalg.fill ins(%12 : f32) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      %extracted_2 = tensor.extract %16[%c0] : tensor<2xf32>
      %c2_3 = arith.constant 2 : index
      %cast = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
      %inserted_slice_4 = tensor.insert_slice %cast into %16[0] [%c2_3] [1] : tensor<?xf32> into tensor<2xf32>
      scf.yield %14, %inserted_slice_4, %15 : index, tensor<2xf32>, tensor<2xf32>
    }
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %6 = tensor.empty() : tensor<3xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<3xf32>) -> tensor<3xf32>
    %8 = linalg.conv_1d ins(%7, %5 : tensor<3xf32>, tensor<2xf32>) outs(%3#2 : tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %9:3 = scf.while (%arg1 = %c0, %arg2 = %8, %arg3 = %3#2) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
      %10 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%10) %arg1, %arg2, %arg3 : index, tensor<2xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
      %extracted_slice = tensor.extract_slice %3#2[0] [%c2] [1] : tensor<2xf32> to tensor<?xf32>
      %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<2xf32>
      %10:4 = func.call @f1(%cast) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, f32, f32)
      %11 = tensor.empty() : tensor<2xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3#2 : tensor<2xf32>) outs(%11 : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %19 = arith.negf %in : f32
        %20 = arith.addf %19, %10#2 : f32
        linalg.yield %20 : f32
      } -> tensor<2xf32>
      %13 = vector.transfer_read %2[%c0], %10#3 : tensor<2xf32>, vector<4xf32>
      %14 = vector.extract %13[3] : f32 from vector<4xf32>
      %15 = arith.addi %arg1, %c1 : index
      %16 = arith.remui %3#0, %c2 : index
      %extracted_0 = tensor.extract %arg3[%16] : tensor<2xf32>
      %extracted_slice_1 = tensor.extract_slice %arg2[%16] [1] [1] : tensor<2xf32> to tensor<f32>
      %inserted_slice = tensor.insert_slice %extracted_slice_1 into %arg3[%c0] [1] [1] : tensor<f32> into tensor<2xf32>
      %extracted_2 = tensor.extract %arg2[%16] : tensor<2xf32>
      %17 = linalg.sub ins(%3#2, %inserted_slice : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      %cst = arith.constant dense<false> : tensor<2xi1>
      %extracted_slice_3 = tensor.extract_slice %7[%c0] [2] [2] : tensor<3xf32> to tensor<2xf32>
      %18 = linalg.select ins(%cst, %3#2, %extracted_slice_3 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%17 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %15, %18, %inserted_slice : index, tensor<2xf32>, tensor<2xf32>
    }
    return %9#1 : tensor<2xf32>
  }
}

