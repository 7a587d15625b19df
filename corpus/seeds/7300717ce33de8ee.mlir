// bufdiff-profile: wide
// bufdiff-choices: 21212600909632623d9af07352b505c3cde7429558ab965102a1d1653b174762f7819c59d8b4ad89
// bufdiff-choices: 4b68f76f7192d3164d22a450075958f9e29bde14196b84ba9bb7cb66622f5cf16247c8730e084e8e
// bufdiff-choices: fe89f8a8072f5e20167b845323d15d319a8df438b3fa78fe56dbe2d5621d63e3e4e07f46dff140f4
// bufdiff-choices: 69d5cea3d1d0ebba5e08922d05f1085f84f6227717ad924c365db50bf9e4b3a0df078018e63bbea0
// bufdiff-choices: 591ed642a3c0fb2de0c9b19a4e4f4659962e75aebd5ab3ba60194d944863000d23ec25183d327fde
// bufdiff-choices: 2e565f087a9472c2ec328755e58c68c0b2f9d680225f9d116ebb8f69b5cffa08b5a7818f71a0e947
// bufdiff-choices: 2f3fe9f0b966e0f1f7db0a881adcd77ce83891300b796717e879f7284a9c95f6f4140427c5b299fc
// bufdiff-choices: 1b4e3895880e3f5df61e3db99179c50016a11072583176d01d91f5deac2d4df5264f4389a9b60e8b
// bufdiff-choices: 18a8fce72729d4b59714435839554547659239e923a1ce43b866408bdb296bc6fba9a0d6ccaa16fa
// bufdiff-choices: c6ac0a6f90ebd76f031d92c7c72300a9a418c192e0ea638d276037771440e78d8c7fdf489c0e16ea
// bufdiff-choices: 7c2336f4a333be1fc36c63403536ef9a9ac4e37175e2e390dbcdda6ec869a4989ee30855ddf653ab
// bufdiff-choices: 06f5fb69b56a75adce6037353872afd5425d7266f404a7fc6ece51ec9d2210f150e648eab7d0ff21
// bufdiff-choices: 7252879ffcf112a3f0d158269c7a04c720130181f28d4e1cc6084d51526ad2e0bf2f11c6bd7a359f
// bufdiff-choices: c369e7f035b31f8ecd6a3546c84307bc05c09325da9e841c30218ceb5b89ee5fc04fe1166a12e2f2
// bufdiff-choices: 2fbd46e60cd052fc3912ec0d2ae452afefbb65e60c4c79599d0eb241c69edd882378451566678750
// bufdiff-choices: 3bb91fb7ff2d457eff3384467272e35710ea927a12e6d5c910aea28b9f03a61990fb432eeb838fae
// bufdiff-choices: 076bf6be032d98598440fdc4cb003946b354d703dda40cf96066f9898053e7ded2e6056bdc2bb72c
// bufdiff-choices: 696c842823867a310b58751b706893c88688aa1c0f7e032a7276697e0461797035d81fffed5a8ab2
// bufdiff-choices: d1315149062f8c8cbd60dd140650e65beba300796bde37630ff09502c431f7bc302c59af20ff53af
// bufdiff-choices: 1934399268351c883f0dd209a66b1e8f570ea166646deac65c8898f0da89e5f46cebc4b4223086d6
// bufdiff-choices: ce49745b94d658cc436413d15b8411d3883d0077e8938d5b858a61455c5255fafbb8a2db13c274e2
// bufdiff-choices: e7c59fe62a0a4f5d7cd5ad3f96cafaef3a3bd6155dca42dd90ae130855d3725ab51376f8fb77963e
// bufdiff-choices: 0696ddcafbc42385e16de9829d2bb92f4fb6c3765b483e8a110fc7b932c37b48d45d9d8b2b2aca74
// bufdiff-choices: c405a2c97a9ca861d7a05dd688ce2f7861a5ade0c502547b2097a13404fd6e39162873369272567a
// bufdiff-choices: 72a2925c468a2a62cb4ec069a912
// bufdiff-features: 429 1749 1941 2021 2898 2945 3579 3821 3959 4165 4790 5178 6169 6363 6484 6641
// bufdiff-features: 7122 7384 8130 9479 9768 9968 10384 11044 11047 11162 11228 11255 11408 11418
// bufdiff-features: 11825 12170 12276 12760 13233 13374 13382 13387 14021 14454 14704 14884 15751
// bufdiff-features: 15903 16207 16242 16339 16372 16417 16926 16960 17437 17726 18480 18941 18952
// bufdiff-features: 19164 19419 19442 19979 20023 20110 20237 20337 20402 21307 21522 22095 22109
// bufdiff-features: 22280 22480 22630 22801 23004 23218 23787 24184 24259 24268 24745 24747 25497
// bufdiff-features: 25729 25765 25863 25898 26568 27256 27704 27766 28167 28564 28724 28814 28933
// bufdiff-features: 29236 29590 29968 30002 30666 30725 33399 33682 34159 34167 34544 35959 35968
// bufdiff-features: 36784 37445 38427 38520 38783 39130 39486 39540 40070 40712 42344 42467 42680
// bufdiff-features: 42858 43092 43258 43442 43942 44132 44505 44522 45617 46203 46208 46355 46404
// bufdiff-features: 47392 47596 47671 47762 48185 48598 49161 49260 49657 50633 50894 51373 51851
// bufdiff-features: 52062 52322 52530 52558 52807 52900 52928 53160 53180 53244 53252 54546 54658
// bufdiff-features: 54998 55113 56287 57912 58588 59155 59649 59695 59697 59703 60302 60686 61375
// bufdiff-features: 61416 61885 62641 63071 63512 63626 63800 63929 64119 64120 64235 65020 65726
// bufdiff-features: 65770 66422 66995 67520 67959 68355 68867 69007 69403 70202 70335 70544 71168
// bufdiff-features: 71259 71306 71361 71657 71701 72413 72629 73274 73289 73465 73802 73832 73846
// bufdiff-features: 74471 74507 74862 75361 75756 76328 76339 76405 76700 76728 76915 76953 77283
// bufdiff-features: 77564 77617 78229 78283 78430 78828 80289 80485 81736 82011 82135 82649 82867
// bufdiff-features: 83194 83314 83802 84585 84922 85327 85843 86125 86459 86618 87199 87345 88222
// bufdiff-features: 88635 88732 89646 89780 89792 89812 90097 90543 91633 92022 92037 92084 92194
// bufdiff-features: 93200 93255 93903 93994 94166 94626 95407 95642 95885 96621 96716 96969 97270
// bufdiff-features: 97924 98285 98291 98501 98610 98627 99187 99228 99383 99969 100059 101105
// bufdiff-features: 101264 101823 102309 102601 103056 103165 103481 103851 104171 104931 105793
// bufdiff-features: 106321 107035 107412 107425 107614 107702 108012 108055 109163 110295 110552
// bufdiff-features: 110561 110780 111024 111976 112549 112929 113041 113307 113940 114028 114432
// bufdiff-features: 115608 115801 115954 116039 116103 116125 116732 117206 117235 117336 117490
// bufdiff-features: 117532 117606 117618 118313 119203 119400 119588 119597 119885 120451 120671
// bufdiff-features: 120687 121197 121538 121626 121707 122740 122865 123148 123301 123408 123879
// bufdiff-features: 123967 124254 124614 124839 125397 125699 125908 126096 126398 127000 127238
// bufdiff-features: 127492 127813 128355 128685 128915 128916 129117 129535 129725 130292 130933
// bufdiff-features: 131125 131854 131999 132244 132956 132976 133331 134279 134816 135216 136030
// bufdiff-features: 136056 136346 136702 137045 137477 139704 140534 140591 140725 141044 141238
// bufdiff-features: 142084 142376 142393 142672 142916 142986 143475 143896 144724 144804 145008
// bufdiff-features: 145765 146280 146512 146534 147477 148015 148700 149094 149237 150631 150642
// bufdiff-features: 150818 151758 151936 152265 152565 152816 153293 153304 153488 153577 153896
// bufdiff-features: 154216 154427 154946 155153 155465 155742 155898 156154 156191 156325 156460
// bufdiff-features: 156470 156617 157034 157426 157579 158012 158120 158204 158897 159348 159776
// bufdiff-features: 160349 160756 162764 162971 163044 163373 164170 165534 165636 165695 165719
// bufdiff-features: 166634 166946 167005 167973 168007 168323 168387 168756 168833 168858 169299
// bufdiff-features: 169734 169744 171134 171750 172025 172127 172824 173354 173800 173963 174042
// bufdiff-features: 174124 174170 174642 175375 176219 176782 177182 177211 177355 177904 178019
// bufdiff-features: 178067 178361 178558 178854 180004 180207 180258 180691 181094 181789 182899
// bufdiff-features: 183645 184030 184576 184686 185490 185723 186042 186257 186704 186911 186959
// bufdiff-features: 187159 187188 187745 187855 187954 188522 188571 188790 188792 188995 189223
// bufdiff-features: 189388 190142 190520 190547 191635 192422 192628 192771 193472 193495 193511
// bufdiff-features: 193522 193747 193773 194134 194205 194256 194682 195102 195182 195246 195809
// bufdiff-features: 196031 196048 197267 197342 197468 197667 197770 197837 198820 198889 198901
// bufdiff-features: 200104 200193 200307 200358 201059 201122 201509 202190 202241 202501 203627
// bufdiff-features: 203746 203760 204212 204527 204747 204859 204995 205434 205689 206168 207081
// bufdiff-features: 207660 208480 208500 208944 208947 209666 209918 210022 210301 210351 210406
// bufdiff-features: 210461 211044 211114 211118 211791 211884 213174 213275 213339 213372 213400
// bufdiff-features: 213878 214744 214889 215321 215938 215959 216034 216570 216892 217672 218198
// bufdiff-features: 218899 220098 220181 221515 222233 222325 222809 223687 223719 223857 224222
// bufdiff-features: 225728 225756 225759 225818 225985 226027 226053 226579 226777 227372 227536
// bufdiff-features: 228390 228519 228936 230081 230293 230584 230640 230810 231257 231792 232327
// bufdiff-features: 234455 234488 235141 235325 235375 235730 236024 236318 236670 236929 236930
// bufdiff-features: 236986 238660 238676 238912 239039 239188 239693 240158 240311 240315 241554
// bufdiff-features: 241844 242955 243137 243546 244343 244691 244940 245380 245769 246543 246783
// bufdiff-features: 247062 248929 249221 249841 250038 250345 250415 251054 251672 251992 252161
// bufdiff-features: 252379 252466 252539 253092 253512 253836 254087 254769 255520 255556 255729
// bufdiff-features: 256247 256538 257530 257570 257697 257842 258196 258378 258442 258808 258906
// bufdiff-features: 259031 259510 259528 259707 259785 259840 260161 260201 261091 261337
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (2, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x4xf32>) -> (tensor<?x?xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<?x?x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<2xf32>) {
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01]]> : tensor<3x4xf32>
    %cast = tensor.cast %arg0 : tensor<3x4xf32> to tensor<3x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = call @f12(%cst, %cast, %arg0, %cst_0) : (tensor<3x4xf32>, tensor<3x?xf32>, tensor<3x4xf32>, f32) -> tensor<3x4xf32>
    %cast_1 = tensor.cast %0 : tensor<3x4xf32> to tensor<?x?xf32>
    %1:2 = call @f10(%cast_1, %cst_0) : (tensor<?x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %cast_2 = tensor.cast %1#1 : tensor<?x?xf32> to tensor<3x4xf32>
    %cast_3 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<?x4xf32>
    %2 = call @f2(%cast_2, %cst_0, %cast_2, %cast_3) : (tensor<3x4xf32>, f32, tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<2xf32>
    %cast_4 = tensor.cast %1#1 : tensor<?x?xf32> to tensor<3x4xf32>
    %c4 = arith.constant 4 : index
    %generated = tensor.generate %c4 {
    ^bb0(%arg1: index, %arg2: index):
      %extracted_15 = tensor.extract %1#1[%arg1, %arg2] : tensor<?x?xf32>
      %11 = arith.index_cast %arg1 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg2 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.mulf %extracted_15, %12 : f32
      %16 = arith.mulf %15, %14 : f32
      tensor.yield %16 : f32
    } : tensor<3x?xf32>
    %cast_5 = tensor.cast %generated : tensor<3x?xf32> to tensor<3x4xf32>
    %3:2 = call @f4(%cast_4, %cast_4, %cast_5, %1#0) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>) -> (tensor<3x4xf32>, tensor<?x?xf32>)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %generated[%c2, %c0] : tensor<3x?xf32>
    %cst_6 = arith.constant dense<-6.000000e+00> : tensor<3x4xf32>
    %generated_7 = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %11 = arith.index_cast %arg1 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg2 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.mulf %12, %14 : f32
      tensor.yield %15 : f32
    } : tensor<3x4xf32>
    %4:2 = call @f6(%cst_6, %generated_7) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %cast_8 = tensor.cast %4#0 : tensor<3x4xf32> to tensor<?x?xf32>
    %mapped = linalg.map ins(%cast_8 : tensor<?x?xf32>) outs(%3#1 : tensor<?x?xf32>)
      (%in: f32, %init: f32) {
        %11 = arith.maximumf %in, %extracted : f32
        linalg.yield %11 : f32
      }
    %cast_9 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<3x4xf32>
    %5:3 = call @f7(%4#1, %cast_9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %generated_10 = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %extracted_15 = tensor.extract %3#1[%arg1, %arg2] : tensor<?x?xf32>
      %11 = arith.index_cast %arg1 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.index_cast %arg2 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.subf %extracted_15, %12 : f32
      %16 = arith.minimumf %15, %14 : f32
      tensor.yield %16 : f32
    } : tensor<3x4xf32>
    %cast_11 = tensor.cast %generated_10 : tensor<3x4xf32> to tensor<?x4xf32>
    %6:2 = call @f11(%cast_11, %generated_10, %generated_10) : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<?x?x1xf32>)
    %7 = call @f9(%5#1, %generated_7) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_12 = arith.constant dense<[[4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01]]> : tensor<3x3xf32>
    %cast_13 = tensor.cast %cst_12 : tensor<3x3xf32> to tensor<?x?xf32>
    %8 = call @f8(%cast_13, %1#1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %9:2 = call @both13(%4#1, %4#1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %c3 = arith.constant 3 : index
    %extracted_14 = tensor.extract %4#1[%c0, %c3] : tensor<3x4xf32>
    vector.print %extracted_14 : f32
    %c1 = arith.constant 1 : index
    %10:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %9#0, %arg3 = %1#1) -> (tensor<3x4xf32>, tensor<?x?xf32>) {
      %cast_15 = tensor.cast %generated_7 : tensor<3x4xf32> to tensor<?x?xf32>
      %cst_16 = arith.constant -2.500000e+00 : f32
      %11:2 = func.call @f10(%cast_15, %cst_16) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x?xf32>)
      %12 = linalg.div ins(%11#1, %1#1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %13 = linalg.min ins(%3#1, %arg2 : tensor<?x?xf32>, tensor<3x4xf32>) outs(%12 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cst_17 = arith.constant -1.000000e+00 : f64
      %cst_18 = arith.constant 3.000000e+00 : f64
      %c11_i32 = arith.constant 11 : i32
      %14 = linalg.fill_rng_2d ins(%cst_17, %cst_18, %c11_i32 : f64, f64, i32) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
      %extracted_19 = tensor.extract %14[%c2, %arg1] : tensor<3x4xf32>
      %extracted_slice = tensor.extract_slice %1#1[0, 1] [3, 1] [1, 1] : tensor<?x?xf32> to tensor<3x1xf32>
      %generated_20 = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index):
        %16 = arith.index_cast %arg4 : index to i64
        %17 = arith.sitofp %16 : i64 to f32
        %18 = arith.index_cast %arg5 : index to i64
        %19 = arith.sitofp %18 : i64 to f32
        %20 = arith.subf %17, %19 : f32
        tensor.yield %20 : f32
      } : tensor<1x4xf32>
      %15 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %generated_20 : tensor<3x1xf32>, tensor<1x4xf32>) outs(%14 : tensor<3x4xf32>) -> tensor<3x4xf32>
      scf.yield %15, %13 : tensor<3x4xf32>, tensor<?x?xf32>
    }
    return %10#1, %10#0, %9#1, %8, %7, %6#1, %6#0, %5#2, %5#0, %mapped, %3#0, %2 : tensor<?x?xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<?x?x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x4xf32>, tensor<2xf32>
  }
  func.func @f11(%arg0: tensor<?x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<?x?x1xf32>) {
    %0 = tensor.empty() : tensor<3x4xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<3x4xi1>) -> tensor<3x4xi1>
    %2 = linalg.select ins(%1, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%arg1 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c3, %c3) : tensor<?x?x1xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2, %c3] : tensor<3x4xf32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %extracted, %cst, %cst_0, %cst_1, %cst_2, %cst_3 : tensor<3x1x2xf32>
    %5 = linalg.conv_1d_ncw_fcw ins(%from_elements, %from_elements : tensor<3x1x2xf32>, tensor<3x1x2xf32>) outs(%4 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    return %2, %5 : tensor<3x4xf32>, tensor<?x?x1xf32>
  }
  func.func @f9(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst : tensor<4xf32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<4xf32>) outs(%arg0 : tensor<3x4xf32>) dimensions = [0] 
    return %arg1 : tensor<3x4xf32>
  }
  func.func private @f5(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %cast = tensor.cast %arg0 : tensor<3x4xf32> to tensor<?x4xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %cst_0 = arith.constant -2.500000e+00 : f32
    %1 = call @f3(%cast, %cst, %cst_0) : (tensor<?x4xf32>, f32, f32) -> tensor<?x4xf32>
    %2 = tensor.empty() : tensor<3x4xf32>
    %3 = linalg.copy ins(%1 : tensor<?x4xf32>) outs(%2 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %0, %3 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @f4(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<?x?xf32>) -> (tensor<3x4xf32>, tensor<?x?xf32>) {
    %cst = arith.constant 7.250000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %cast = tensor.cast %from_elements : tensor<3xf32> to tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf32>) outs(%arg3 : tensor<?x?xf32>) dimensions = [1] 
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.copy ins(%arg3 : tensor<?x?xf32>) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %1, %broadcasted : tensor<3x4xf32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<3x4xf32>, %arg1: tensor<?x?xf32>) -> (tensor<3x4xf32>, tensor<2xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %1 = arith.index_cast %arg2 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg3 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.cmpf one, %2, %4 : f32
      %6 = arith.select %5, %2, %4 : f32
      tensor.yield %6 : f32
    } : tensor<3x2xf32>
    %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]]> : tensor<2x4xf32>
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%generated, %cst : tensor<3x2xf32>, tensor<2x4xf32>) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %generated[0, %c1] [2, 1] [2, 1] : tensor<3x2xf32> to tensor<2xf32>
    return %0, %extracted_slice : tensor<3x4xf32>, tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<3x4xf32>, %arg1: f32, %arg2: tensor<3x4xf32>, %arg3: tensor<?x4xf32>) -> tensor<2xf32> {
    %cast = tensor.cast %arg2 : tensor<3x4xf32> to tensor<?x?xf32>
    %0:2 = call @f1(%arg0, %cast) : (tensor<3x4xf32>, tensor<?x?xf32>) -> (tensor<3x4xf32>, tensor<2xf32>)
    return %0#1 : tensor<2xf32>
  }
  func.func @f3(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: f32) -> tensor<?x4xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %extracted_slice = tensor.extract_slice %arg0[0, %1] [%dim, 1] [1, 1] : tensor<?x4xf32> to tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<?xf32>) outs(%arg0 : tensor<?x4xf32>) dimensions = [1] 
    return %broadcasted : tensor<?x4xf32>
  }
  func.func private @f6(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = scf.execute_region -> tensor<3x4xf32> {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %cst_0 = arith.constant 1.000000e+00 : f32
      %inserted = tensor.insert %cst_0 into %arg0[%c1, %c0] : tensor<3x4xf32>
      %inserted_slice = tensor.insert_slice %inserted into %arg0[0, 0] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<3x4xf32>
      scf.yield %inserted_slice : tensor<3x4xf32>
    }
    %1 = tensor.empty() : tensor<3x4x1xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
    %3 = tensor.empty() : tensor<3x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %5 = linalg.batch_matvec ins(%2, %4 : tensor<3x4x1xf32>, tensor<3x1xf32>) outs(%arg1 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %5, %0 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @f7(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %1:2 = call @f5(%arg1) : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst_0 into %1#1[%c0, %c1] : tensor<3x4xf32>
    return %0, %1#0, %inserted : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func @f8(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.sqrt ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %1 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @f10(%arg0: tensor<?x?xf32>, %arg1: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.mul ins(%arg0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %4 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %4, %2 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @f12(%arg0: tensor<3x4xf32>, %arg1: tensor<3x?xf32>, %arg2: tensor<3x4xf32>, %arg3: f32) -> tensor<3x4xf32> {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %c3 = arith.constant 3 : index
      %0 = tensor.empty(%c3) : tensor<?x4xf32>
      %1 = linalg.copy ins(%arg2 : tensor<3x4xf32>) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
      %c1_0 = arith.constant 1 : index
      %dim = tensor.dim %arg1, %c1_0 : tensor<3x?xf32>
      %2 = tensor.empty(%dim) : tensor<3x?xf32>
      %3 = linalg.fill ins(%arg3 : f32) outs(%2 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %mapped = linalg.map ins(%arg1, %arg1, %3 : tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x?xf32>) outs(%arg1 : tensor<3x?xf32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %4 = arith.minimumf %in, %in_1 : f32
          %5 = arith.maximumf %4, %in_2 : f32
          linalg.yield %5 : f32
        }
    }
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg3 into %arg0[%c1, %c2] : tensor<3x4xf32>
    return %inserted : tensor<3x4xf32>
  }
  func.func private @both13(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x4xf32>) outs(%arg0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.subf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<3x4xf32>
    %1 = tensor.empty() : tensor<3x4xf32>
    %2 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x4xf32>) outs(%1 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -0.000000e+00 : f32
      %3 = arith.mulf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<3x4xf32>
    return %0, %2 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

