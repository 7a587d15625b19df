// bufdiff-profile: deep
// bufdiff-choices: 1386601c95b7e6861ea3df518a4935ec6f9231da33f00df180910b37e835ed03465213b760b1ed0a
// bufdiff-choices: e3b8f40446489d2136ed69a39be53f9d762fad25b798b6a7197d89d048390aa49cfb309ec062d69b
// bufdiff-choices: e33b22f67e3dcdad99d359a9f4bc2eddc560462464d60a35b7f9312763d0a34220fdd6c5e7765f99
// bufdiff-choices: 65706c4c270d09b859d27a3fda4294daa339d8568151d4c4d3f414c1a0e60401f78cb71ee98bd445
// bufdiff-choices: dbd07df1f8f286fdc6bb8c46e6f594222acec8095306e98d189f9f4123e1588ebc8788b2d0bb7e57
// bufdiff-choices: 7e9840a32de999b171bd1fc57f57e9b4b220ffb0b7e1f91c98da5fe1e5d021a9b02bb37493167d47
// bufdiff-choices: 304a3de8c0a1e5a6d690979d193a49508deead11a893f8011829a67d9549f320edd2b7186d9ddfde
// bufdiff-choices: eb2771a02a3c6f6c3a0aa8de268d8d2999a1faf182b9a66d88f06c04b4c2255f92e90134693d41cf
// bufdiff-choices: 4952201f6fcf7ba436fde2e8fd3ef9dad22df38b96d32131bb9e39df3f3e0cede5e80ce1ecc0b2fc
// bufdiff-choices: 2712f5a18fe0f8e1ba2f6d0f4746694611d4f5fbdcadabb21ef3ebcd407bc524f700a1aeff49ec9d
// bufdiff-choices: 46d1e9cad1722996fa1aeaa08827cc33c9233cb884a58f59006ad2ead1a3856df02cd7ca5d559e68
// bufdiff-choices: 2540258b0db7e923670373906d0f70d12ee034b3dc2bdfc2a18755116a9a1007ab6dd2092f4198ec
// bufdiff-choices: a8649244c450faeb32527567077d3baac68b8c69bfa5ff98208508af06eaeaf94b268c2aa5d09a75
// bufdiff-choices: 04a19e96e19bea9b18b9958392bf1478af09f06c527b1f95366708f1fcdc22c247486e974f047e99
// bufdiff-choices: 104bb31ced544ea0c1ffb9527eb95bd3730e9aa5df8668a6e8d589e1a18f2b5622fe74cabc446542
// bufdiff-choices: 84a0673eacd2eb561cec0e9beb42febb7fe803de2b365ac4f29172586308a69462a8eaa09e5b722f
// bufdiff-choices: b5f8b14141b61cf7d06db1e70935739dbd25b059d8110c162746570408021db49f6c8e22f98e6469
// bufdiff-choices: 06fc50f745def2da0ab77f0df18bf9d087a3c8a178a7b35afc360fe6075c63fc2311cf21e713f385
// bufdiff-choices: 7a62129316f23ebd72ca885128b2a1671608518a6421d864a739e6755c8fd38f553946749b4d90e2
// bufdiff-choices: ac692bb312beb560f53f2d1cdf8d1a04f34258c73d1e1b10d882ea5ba4d3c59ef637e363fe45636d
// bufdiff-choices: dec801df2e8d99c9f48f7c84b05f7d5c6481fef2ac67cd87b1496b4758bbc747ac5d074d3892b944
// bufdiff-choices: 3a99d5c4462b37ddeabf674584cc9880dbdd5f61caaccccc9b99a033870f3e76fe1e5b57e87d4740
// bufdiff-choices: ae8e3377ad5dc3f5894d08092717187030121a168269344b0e0fe45a4fb5bb1091047b1e4642186b
// bufdiff-choices: 0f5512f37dbe6d1269fc63fa343eff3fbcd121a4f01c92829067abf5f791b9fe49744c0314831e4b
// bufdiff-choices: e5a864e55da303a6fa34c670bc93bdec8b8f2076ec5fb65f5bbe502c3c34c39df06d979ff41cb64b
// bufdiff-choices: ad2194aee3b497afb0163654f32eaac9d59eb6f2807ccd18397aecdc0fb47d7391676d498827c43a
// bufdiff-choices: 571ecec8366a1d561f0cd4fa0370c492663a22614d1f51a775be6e07b97c0f05f04669454046e7d0
// bufdiff-choices: 1a0277393fb482013c4d34e97e99633e90cf1191ad086294c9f5bc5e2a6ddc4484f860ed3f104b1b
// bufdiff-choices: 3cd0130f70e26c24979a8513390af5012d
// bufdiff-features: 76 600 819 1073 1628 1854 1993 2320 2339 2461 3627 4216 4274 4752 4770 5052
// bufdiff-features: 5075 5143 5214 5488 5489 5793 6136 6425 6611 6641 6666 6812 6985 7931 7933 7947
// bufdiff-features: 8403 9085 9240 9479 10363 10476 11162 11699 11923 12170 12344 12560 12593 13233
// bufdiff-features: 13584 13870 13915 13950 14274 14454 14942 15396 15671 15751 15893 15903 16512
// bufdiff-features: 16682 17193 17518 17989 18295 18322 18379 18458 18599 18966 19176 19419 20003
// bufdiff-features: 20023 20127 20237 21858 22095 22280 22448 22640 22933 23090 23621 23715 23841
// bufdiff-features: 24330 24402 24747 25616 25818 26414 26536 26552 26568 27316 27725 28125 28379
// bufdiff-features: 28464 28814 28907 29082 29590 29687 29870 29968 30293 30625 30666 30687 30878
// bufdiff-features: 31279 31425 31543 32809 33136 33493 33853 34159 34167 34832 35163 36448 36706
// bufdiff-features: 36781 36784 36828 37155 37231 38072 38077 38104 39061 39457 40669 41396 41707
// bufdiff-features: 42156 42344 42398 42467 42749 42912 43442 44088 44145 44153 44505 44520 44589
// bufdiff-features: 44621 44716 44865 45448 45593 45765 46203 46735 46826 47242 47263 47353 47392
// bufdiff-features: 47904 48012 48321 48430 48620 49553 49657 49956 50315 50626 50665 50894 51075
// bufdiff-features: 51415 51729 52062 52085 52322 52558 52678 52807 52900 52928 53180 53353 53414
// bufdiff-features: 53451 53469 53716 53917 53950 54125 54385 54657 54658 54827 54915 54944 54998
// bufdiff-features: 55113 55227 55318 55593 56140 56404 56874 57167 57383 57660 57745 58046 58190
// bufdiff-features: 59066 59145 59176 59347 59620 60165 60235 60563 60686 61190 61362 61484 61950
// bufdiff-features: 62109 63094 63706 64119 64120 64235 64419 64652 64875 65235 65478 65575 65602
// bufdiff-features: 65770 65778 65965 66327 66422 66560 66660 66995 66996 67008 67532 68202 68355
// bufdiff-features: 68379 68408 68782 68805 69050 69593 69601 69955 70119 70146 70416 70636 72629
// bufdiff-features: 73289 73295 73387 73802 73926 74003 74160 74201 74481 74686 75160 75290 75337
// bufdiff-features: 75554 75649 75654 75696 75906 75921 76257 76503 76953 77129 77202 77314 77617
// bufdiff-features: 78283 78430 78573 79462 79903 80478 80757 80894 81047 81066 81299 81455 81467
// bufdiff-features: 81511 81736 82011 82440 82565 82594 82836 83165 83493 84090 84202 84305 85134
// bufdiff-features: 85843 86125 86268 86443 86771 86837 86844 86955 87466 87685 87862 88317 88602
// bufdiff-features: 88635 89150 89178 89348 89732 89780 89812 90070 90198 90202 90777 91248 91312
// bufdiff-features: 91365 91470 91524 92037 92483 92921 93032 93064 93094 93296 93528 93753 94879
// bufdiff-features: 94961 95407 95620 95852 96431 96882 97059 97214 97739 98196 98501 98518 99204
// bufdiff-features: 100059 100481 101264 101296 101570 101582 101823 101983 102456 102809 103056
// bufdiff-features: 103673 103715 103851 104034 104315 104487 104931 105804 105915 106164 106396
// bufdiff-features: 107273 107425 107614 108038 108567 108582 109340 109346 110780 110816 110843
// bufdiff-features: 111233 111976 112355 112442 112752 112929 113041 113107 113868 113920 113940
// bufdiff-features: 114381 114428 114740 114874 114952 115026 115155 116293 116549 117235 117365
// bufdiff-features: 117779 117926 118084 118088 118119 118163 118217 118740 119168 119384 119597
// bufdiff-features: 119993 120197 120522 120863 120959 120984 121000 121041 121585 121626 121682
// bufdiff-features: 121819 122766 122791 123204 123478 123503 124182 124689 125648 125908 125921
// bufdiff-features: 127533 128809 128916 128934 129404 129627 129811 129849 129878 129955 130648
// bufdiff-features: 130933 131142 131940 132156 132281 132574 132692 132693 132901 133303 133692
// bufdiff-features: 135534 135803 135814 136030 136056 136231 137102 137504 138086 138167 138845
// bufdiff-features: 139102 139566 139683 140302 140458 140673 141034 141153 141238 141458 141898
// bufdiff-features: 142610 143112 143246 143285 143475 144073 144299 144485 145087 145588 146238
// bufdiff-features: 146512 146822 147477 148304 148861 148867 149506 149846 149873 150360 150829
// bufdiff-features: 151123 151376 151388 152187 152397 152479 153063 153488 153928 154674 154946
// bufdiff-features: 155465 155569 155775 155870 156278 156369 156460 156568 156713 156807 157325
// bufdiff-features: 157533 157572 157717 157953 158120 158897 158996 159421 159612 159724 159796
// bufdiff-features: 160138 160440 160756 160893 161295 161482 161974 162064 162568 162595 162740
// bufdiff-features: 162971 163044 163212 164323 164481 164513 164712 165003 165057 165141 165161
// bufdiff-features: 165272 165394 165636 165719 166350 166463 167357 167614 167823 167973 168562
// bufdiff-features: 168726 168766 168881 169047 169104 169299 169300 169543 169648 169817 170819
// bufdiff-features: 170876 171083 171116 171270 171369 171551 171855 172118 172435 172495 172666
// bufdiff-features: 173354 173537 173800 174138 174170 174803 175235 175687 176323 176782 176911
// bufdiff-features: 176918 177053 177182 177211 177323 177379 177904 177966 178067 179290 179672
// bufdiff-features: 179926 180207 180259 180465 180503 180523 180556 180646 180748 181349 182108
// bufdiff-features: 182283 182905 182966 182974 183294 184030 184712 184851 184869 184870 184962
// bufdiff-features: 185275 185626 185636 186042 186387 186942 186959 187472 188241 188571 188736
// bufdiff-features: 188737 188790 188843 189537 189793 190014 190269 190728 190997 191076 191306
// bufdiff-features: 191453 191476 192418 192422 192628 192771 193043 193193 193290 193433 194134
// bufdiff-features: 194596 194714 194787 195182 195407 195439 195492 196031 196048 196349 196571
// bufdiff-features: 196632 197109 197267 197837 198447 198814 198820 199973 201059 201322 201601
// bufdiff-features: 202241 202899 202969 203158 203580 204212 204797 205100 205390 205434 205467
// bufdiff-features: 205623 205953 206157 206371 207256 207632 207670 207731 208165 208206 208210
// bufdiff-features: 208291 208670 210096 210363 210461 210532 211191 211480 211693 211785 211884
// bufdiff-features: 211920 211967 212452 212549 212628 212728 213459 213481 213701 214143 215938
// bufdiff-features: 215959 216061 216109 216157 216810 216890 217137 217422 217717 218211 218738
// bufdiff-features: 219873 220052 220215 220223 220284 220510 221975 222188 222330 222547 222809
// bufdiff-features: 222982 223036 223057 224002 224218 225016 225224 225250 225468 225690 225728
// bufdiff-features: 226181 227508 227829 228929 228951 229328 229458 229603 229759 229951 230081
// bufdiff-features: 230584 230640 230810 231527 231825 232462 232555 232559 232623 233164 233429
// bufdiff-features: 233483 233497 233710 233919 234332 234562 235375 236738 236906 236929 237098
// bufdiff-features: 237470 237788 238316 238456 238474 239241 239929 239941 240148 240158 240651
// bufdiff-features: 240709 240765 241140 241331 242900 242955 242988 243082 243084 243137 243256
// bufdiff-features: 243672 243872 244092 244281 244872 245217 245380 246460 246543 246783 246895
// bufdiff-features: 246963 246966 247062 247384 248209 248571 248798 248994 249841 250543 250713
// bufdiff-features: 250851 250860 250917 250948 251478 252260 252354 252466 252539 252543 252555
// bufdiff-features: 252583 253446 253805 253988 254310 254385 254836 255195 255333 255556 255618
// bufdiff-features: 256076 256208 256247 256337 256642 256695 257099 257211 257238 257806 258477
// bufdiff-features: 258625 259027 259229 259785 259840 260528 261131 261228 261572 261613
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
module {
  func.func @main(%arg0: tensor<3x3x3xf32>, %arg1: tensor<?x?xi32> {bufferization.writable = false}) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<1x3xf32>, tensor<f32>, tensor<2xf32>, tensor<3x3x2xf32>, tensor<2xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %2 = call @pick2(%arg0, %1) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cst_1 = arith.constant dense<1.000000e+01> : tensor<3x3x2x3xf32>
    %reduced = linalg.reduce ins(%cst_1 : tensor<3x3x2x3xf32>) outs(%2 : tensor<3x3x3xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %31 = arith.addf %in, %init : f32
        linalg.yield %31 : f32
      }
    %c3 = arith.constant 3 : index
    %3 = arith.remui %dim, %c3 : index
    %extracted = tensor.extract %1[%3, %3, %3] : tensor<3x3x3xf32>
    %cast = tensor.cast %2 : tensor<3x3x3xf32> to tensor<?x?x3xf32>
    %c-3_i32 = arith.constant -3 : i32
    %cst_2 = arith.constant dense<3> : tensor<4x3xi32>
    %cast_3 = tensor.cast %cst_2 : tensor<4x3xi32> to tensor<4x?xi32>
    %4 = call @f1(%cast, %c-3_i32, %cast_3, %extracted) : (tensor<?x?x3xf32>, i32, tensor<4x?xi32>, f32) -> tensor<4x?xi32>
    %c2 = arith.constant 2 : index
    %5:2 = scf.while (%arg2 = %c0, %arg3 = %4) : (index, tensor<4x?xi32>) -> (index, tensor<4x?xi32>) {
      %31 = tensor.empty() : tensor<3x3x3xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x3x3xf32>) outs(%31 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %34 = arith.minimumf %in, %extracted : f32
        linalg.yield %34 : f32
      } -> tensor<3x3x3xf32>
      %33 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%33) %arg2, %arg3 : index, tensor<4x?xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<4x?xi32>):
      %31 = arith.addi %arg2, %c1 : index
      %cst_24 = arith.constant dense<[[3, 6, 9, 12], [15, 18, 21, 24], [27, 30, 33, 36]]> : tensor<3x4xi32>
      %32 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<3x4xi32>) outs(%arg3 : tensor<4x?xi32>) {
      ^bb0(%in: i32, %out: i32):
        %34 = arith.muli %in, %out : i32
        linalg.yield %34 : i32
      } -> tensor<4x?xi32>
      %33 = linalg.max ins(%4, %cst_2 : tensor<4x?xi32>, tensor<4x3xi32>) outs(%32 : tensor<4x?xi32>) -> tensor<4x?xi32>
      scf.yield %31, %33 : index, tensor<4x?xi32>
    }
    %generated = tensor.generate  {
      %cst_24 = arith.constant 1.000000e+10 : f32
      %31 = arith.divf %extracted, %cst_24 : f32
      tensor.yield %31 : f32
    } : tensor<f32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    %cst_4 = arith.constant dense<[7.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %8 = linalg.dot ins(%7, %cst_4 : tensor<2xf32>, tensor<2xf32>) outs(%generated : tensor<f32>) -> tensor<f32>
    %9:3 = scf.while (%arg2 = %c0, %arg3 = %7, %arg4 = %reduced) : (index, tensor<2xf32>, tensor<3x3x3xf32>) -> (index, tensor<2xf32>, tensor<3x3x3xf32>) {
      %inserted_24 = tensor.insert %extracted into %arg4[%c2, %3, %c1] : tensor<3x3x3xf32>
      %31 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%31) %arg2, %arg3, %arg4 : index, tensor<2xf32>, tensor<3x3x3xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<2xf32>, %arg4: tensor<3x3x3xf32>):
      %extracted_24 = tensor.extract %arg4[%3, %c0, %3] : tensor<3x3x3xf32>
      %31 = math.log %extracted_24 : f32
      %cst_25 = arith.constant 1.000000e+02 : f32
      %inserted_26 = tensor.insert %cst_25 into %arg3[%c1] : tensor<2xf32>
      %32 = arith.addi %arg2, %c1 : index
      %33 = linalg.negf ins(%1 : tensor<3x3x3xf32>) outs(%arg4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %34 = arith.remui %5#0, %c3 : index
      %extracted_27 = tensor.extract %33[%arg2, %3, %34] : tensor<3x3x3xf32>
      %transposed = linalg.transpose ins(%reduced : tensor<3x3x3xf32>) outs(%33 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
      scf.yield %32, %arg3, %transposed : index, tensor<2xf32>, tensor<3x3x3xf32>
    }
    %cast_5 = tensor.cast %1 : tensor<3x3x3xf32> to tensor<?x?x3xf32>
    %cast_6 = tensor.cast %cst_2 : tensor<4x3xi32> to tensor<4x?xi32>
    %10 = call @f1(%cast_5, %c-3_i32, %cast_6, %extracted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?x3xf32>, i32, tensor<4x?xi32>, f32) -> tensor<4x?xi32>
    %cst_7 = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst_7 into %6[%c1] : tensor<2xf32>
    %cst_8 = arith.constant dense<4.500000e+00> : tensor<f32>
    %inserted_9 = tensor.insert %extracted into %cst_4[%c1] : tensor<2xf32>
    %11 = bufferization.alloc_tensor() copy(%2) : tensor<3x3x3xf32>
    %extracted_slice_10 = tensor.extract_slice %inserted_9[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
    %12 = arith.remui %9#0, %c2 : index
    %inserted_11 = tensor.insert %extracted into %6[%12] : tensor<2xf32>
    %inserted_12 = tensor.insert %extracted into %extracted_slice_10[] : tensor<f32>
    %13:2 = scf.while (%arg2 = %c0, %arg3 = %11) : (index, tensor<3x3x3xf32>) -> (index, tensor<3x3x3xf32>) {
      %cst_24 = arith.constant 1.000000e+10 : f32
      %from_elements = tensor.from_elements %cst_24, %extracted : tensor<2xf32>
      %31 = linalg.log ins(%from_elements : tensor<2xf32>) outs(%inserted_11 : tensor<2xf32>) -> tensor<2xf32>
      %32 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%32) %arg2, %arg3 : index, tensor<3x3x3xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3x3x3xf32>):
      %cst_24 = arith.constant dense<[[[8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01]], [[1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01], [2.350000e+01, 2.450000e+01, 2.550000e+01]], [[2.650000e+01, 2.750000e+01, 2.850000e+01], [2.950000e+01, 3.050000e+01, 3.150000e+01], [3.250000e+01, 3.350000e+01, 3.450000e+01]]]> : tensor<3x3x3xf32>
      %31 = func.call @pick2(%cst_24, %cst_24) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %32 = arith.addi %arg2, %c1 : index
      %generated_25 = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        %extracted_28 = tensor.extract %11[%arg4, %arg5, %arg6] : tensor<3x3x3xf32>
        %34 = arith.index_cast %arg4 : index to i64
        %35 = arith.sitofp %34 : i64 to f32
        %36 = arith.index_cast %arg5 : index to i64
        %37 = arith.sitofp %36 : i64 to f32
        %38 = arith.index_cast %arg6 : index to i64
        %39 = arith.sitofp %38 : i64 to f32
        %40 = arith.addf %extracted_28, %35 : f32
        %41 = arith.minimumf %40, %37 : f32
        %42 = arith.addf %41, %39 : f32
        tensor.yield %42 : f32
      } : tensor<3x3x3xf32>
      %33 = linalg.sub ins(%cst_24, %generated_25 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %extracted_26 = tensor.extract %33[%c2, %3, %arg2] : tensor<3x3x3xf32>
      %inserted_27 = tensor.insert %extracted_26 into %33[%12, %arg2, %c0] : tensor<3x3x3xf32>
      scf.yield %32, %inserted_27 : index, tensor<3x3x3xf32>
    }
    %extracted_slice_13 = tensor.extract_slice %9#1[%12] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_14 = tensor.extract_slice %5#1[0, %12] [2, 1] [3, 1] : tensor<4x?xi32> to tensor<2xi32>
    %extracted_slice_15 = tensor.extract_slice %13#1[0, 0, 0] [3, 3, 2] [1, 1, 2] : tensor<3x3x3xf32> to tensor<3x3x2xf32>
    %cast_16 = tensor.cast %cst_4 : tensor<2xf32> to tensor<?xf32>
    %14 = call @same3(%cast_16) : (tensor<?xf32>) -> tensor<?xf32>
    %15 = linalg.fill ins(%extracted : f32) outs(%cst_4 : tensor<2xf32>) -> tensor<2xf32>
    %16 = arith.remui %5#0, %c2 : index
    %extracted_17 = tensor.extract %14[%16] : tensor<?xf32>
    %17:3 = scf.while (%arg2 = %c0, %arg3 = %9#2, %arg4 = %generated) : (index, tensor<3x3x3xf32>, tensor<f32>) -> (index, tensor<3x3x3xf32>, tensor<f32>) {
      %31 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%31) %arg2, %arg3, %arg4 : index, tensor<3x3x3xf32>, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3x3x3xf32>, %arg4: tensor<f32>):
      %31 = memref.alloca_scope  -> (f32) {
        %35 = tensor.empty() : tensor<2xi1>
        %false = arith.constant false
        %36 = linalg.fill ins(%false : i1) outs(%35 : tensor<2xi1>) -> tensor<2xi1>
        %37 = linalg.select ins(%36, %inserted_9, %14 : tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
        %cast_25 = tensor.cast %2 : tensor<3x3x3xf32> to tensor<?x?x3xf32>
        %c3_i32 = arith.constant 3 : i32
        %cast_26 = tensor.cast %cst_2 : tensor<4x3xi32> to tensor<4x?xi32>
        %cst_27 = arith.constant 3.000000e+00 : f32
        %38 = func.call @f1(%cast_25, %c3_i32, %cast_26, %cst_27) : (tensor<?x?x3xf32>, i32, tensor<4x?xi32>, f32) -> tensor<4x?xi32>
        %39 = linalg.fill ins(%c3_i32 : i32) outs(%cst_2 : tensor<4x3xi32>) -> tensor<4x3xi32>
        %40 = arith.remui %9#0, %c3 : index
        %extracted_28 = tensor.extract %39[%5#0, %40] : tensor<4x3xi32>
        vector.print %extracted_28 : i32
        memref.alloca_scope.return %extracted_17 : f32
      }
      %32 = arith.addi %arg2, %c1 : index
      %inserted_24 = tensor.insert %extracted into %arg4[] : tensor<f32>
      %33 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %13#1 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%arg3 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %35 = arith.addf %in, %in_25 : f32
        linalg.yield %35 : f32
      } -> tensor<3x3x3xf32>
      %34 = linalg.negf ins(%13#1 : tensor<3x3x3xf32>) outs(%33 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %32, %34, %inserted_24 : index, tensor<3x3x3xf32>, tensor<f32>
    }
    %18 = tensor.empty() : tensor<3x3xf32>
    %19 = linalg.fill ins(%extracted_17 : f32) outs(%18 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel", "parallel"]} ins(%17#1 : tensor<3x3x3xf32>) outs(%19 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_18 = tensor.extract_slice %19[2, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %cst_19 = arith.constant 0.000000e+00 : f32
    %21 = arith.cmpf oeq, %extracted_17, %cst_19 : f32
    %22 = arith.select %21, %19, %20 : tensor<3x3xf32>
    %23 = linalg.tanh ins(%20 : tensor<3x3xf32>) outs(%22 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_20 = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01]]> : tensor<3x3xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<3x3xf32>) outs(%cst_20 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<3x3xf32>
    %25 = arith.remui %9#0, %c3 : index
    %26 = arith.negf %extracted_17 : f32
    %27 = arith.addf %26, %extracted : f32
    %inserted_21 = tensor.insert %27 into %24[%25, %c2] : tensor<3x3xf32>
    %28 = call @part4(%23) : (tensor<3x3xf32>) -> tensor<3xf32>
    %29 = linalg.fill ins(%extracted : f32) outs(%28 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_22 = tensor.extract %23[%c2, %c2] : tensor<3x3xf32>
    %extracted_slice_23 = tensor.extract_slice %28[%12] [1] [1] : tensor<3xf32> to tensor<f32>
    %30:2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %29, %arg4 = %28) -> (tensor<3xf32>, tensor<3xf32>) {
      %31:3 = scf.while (%arg5 = %c0, %arg6 = %13#1, %arg7 = %24) : (index, tensor<3x3x3xf32>, tensor<3x3xf32>) -> (index, tensor<3x3x3xf32>, tensor<3x3xf32>) {
        %34 = arith.cmpi ult, %arg5, %c1 : index
        %35 = arith.andi %34, %21 : i1
        scf.condition(%35) %arg5, %arg6, %arg7 : index, tensor<3x3x3xf32>, tensor<3x3xf32>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<3x3x3xf32>, %arg7: tensor<3x3xf32>):
        %34 = memref.alloca_scope  -> (f32) {
          %39 = tensor.empty() : tensor<3x3xf32>
          %40 = linalg.sub ins(%24, %inserted_21 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%39 : tensor<3x3xf32>) -> tensor<3x3xf32>
          %cst_28 = arith.constant dense<0.000000e+00> : tensor<1x3x1xf32>
          %41 = tensor.empty() : tensor<1x1x3xf32>
          %42 = linalg.fill ins(%27 : f32) outs(%41 : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
          %43 = linalg.batch_reduce_matmul ins(%cst_28, %42 : tensor<1x3x1xf32>, tensor<1x1x3xf32>) outs(%40 : tensor<3x3xf32>) -> tensor<3x3xf32>
          memref.alloca_scope.return %27 : f32
        }
        %35 = arith.sitofp %c-3_i32 : i32 to f32
        %inserted_27 = tensor.insert %35 into %19[%arg2, %c0] : tensor<3x3xf32>
        %36 = arith.addi %arg5, %c1 : index
        %37 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<3xf32>) outs(%arg7 : tensor<3x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %39 = arith.minimumf %in, %extracted_22 : f32
          linalg.yield %39 : f32
        } -> tensor<3x3xf32>
        %38 = linalg.copy ins(%13#1 : tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
        scf.yield %36, %38, %37 : index, tensor<3x3x3xf32>, tensor<3x3xf32>
      }
      %extracted_slice_24 = tensor.extract_slice %31#2[2, %c2] [1, 1] [%c1, 1] : tensor<3x3xf32> to tensor<1xf32>
      %extracted_slice_25 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %32 = arith.index_cast %arg2 : index to i64
      %33 = arith.sitofp %32 : i64 to f32
      %inserted_26 = tensor.insert %33 into %extracted_slice_25[%c0] : tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_24 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<3xf32>
        tensor.parallel_insert_slice %inserted_26 into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<3xf32>
      }
    }
    return %30#1, %30#0, %extracted_slice_23, %extracted_slice_18, %17#2, %15, %extracted_slice_15, %extracted_slice_14 : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<1x3xf32>, tensor<f32>, tensor<2xf32>, tensor<3x3x2xf32>, tensor<2xi32>
  }
  func.func private @f1(%arg0: tensor<?x?x3xf32>, %arg1: i32, %arg2: tensor<4x?xi32>, %arg3: f32) -> tensor<4x?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x3xf32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?x3x2xf32>
    %1 = linalg.fill ins(%arg3 : f32) outs(%0 : tensor<?x?x3x2xf32>) -> tensor<?x?x3x2xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x?x3x2xf32>) outs(%arg0 : tensor<?x?x3xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %5 = arith.divf %in, %init : f32
        linalg.yield %5 : f32
      }
    %2 = linalg.negf ins(%1 : tensor<?x?x3x2xf32>) outs(%1 : tensor<?x?x3x2xf32>) -> tensor<?x?x3x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 0, %c1, %c1] [%dim, %dim, 1, 1] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x?x1x1xf32>
    vector.print %arg1 : i32
    %c2 = arith.constant 2 : index
    %3:2 = scf.while (%arg4 = %c0, %arg5 = %reduced) : (index, tensor<?x?x3xf32>) -> (index, tensor<?x?x3xf32>) {
      %cst = arith.constant -0.000000e+00 : f32
      %5 = complex.create %arg3, %cst : complex<f32>
      %cst_0 = arith.constant -2.500000e+00 : f32
      %6 = complex.create %arg3, %cst_0 : complex<f32>
      %7 = complex.mul %5, %6 : complex<f32>
      %8 = complex.re %7 : complex<f32>
      %9 = arith.cmpi ult, %arg4, %c2 : index
      %cst_1 = arith.constant -6.000000e+00 : f32
      %10 = arith.cmpf olt, %arg3, %cst_1 : f32
      %11 = arith.andi %9, %10 : i1
      scf.condition(%11) %arg4, %arg5 : index, tensor<?x?x3xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?x?x3xf32>):
      %c6_i32 = arith.constant 6 : i32
      %5 = arith.divsi %arg1, %c6_i32 : i32
      %6 = arith.addi %arg4, %c1 : index
      %7 = tensor.empty(%dim, %dim) : tensor<?x?x4xf32>
      %8 = linalg.fill ins(%arg3 : f32) outs(%7 : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
      %9 = tensor.empty() : tensor<2xf32>
      %10 = linalg.pooling_ncw_max ins(%8, %9 : tensor<?x?x4xf32>, tensor<2xf32>) outs(%arg5 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      scf.yield %6, %10 : index, tensor<?x?x3xf32>
    }
    %4 = memref.alloca_scope  -> (f32) {
      %5 = tensor.empty(%dim, %dim) : tensor<?x?x1x1xf32>
      %6 = tensor.empty(%dim, %dim) : tensor<?x?x1x1xf32>
      %7 = linalg.fill ins(%arg3 : f32) outs(%6 : tensor<?x?x1x1xf32>) -> tensor<?x?x1x1xf32>
      %8 = linalg.rsqrt ins(%7 : tensor<?x?x1x1xf32>) outs(%5 : tensor<?x?x1x1xf32>) -> tensor<?x?x1x1xf32>
      %9 = memref.alloca_scope  -> (f32) {
        %c3 = arith.constant 3 : index
        %10:2 = scf.forall (%arg4, %arg5) in (%c3, 2) shared_outs(%arg6 = %1, %arg7 = %1) -> (tensor<?x?x3x2xf32>, tensor<?x?x3x2xf32>) {
          %extracted_slice_0 = tensor.extract_slice %2[0, 0, 0, 0] [%dim, %dim, 1, 2] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x?x1x2xf32>
          %extracted_slice_1 = tensor.extract_slice %2[0, 0, 2, 0] [%dim, %dim, 1, 2] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x?x1x2xf32>
          %14 = tensor.empty(%dim) : tensor<?x1x2xf32>
          %15 = linalg.fill ins(%arg3 : f32) outs(%14 : tensor<?x1x2xf32>) -> tensor<?x1x2xf32>
          %broadcasted_2 = linalg.broadcast ins(%15 : tensor<?x1x2xf32>) outs(%extracted_slice_0 : tensor<?x?x1x2xf32>) dimensions = [0] 
          %inserted_slice = tensor.insert_slice %broadcasted_2 into %2[0, 0, 0, 0] [%dim, %dim, 1, 2] [1, 1, 1, 1] : tensor<?x?x1x2xf32> into tensor<?x?x3x2xf32>
          %inserted_slice_3 = tensor.insert_slice %extracted_slice_1 into %inserted_slice[0, 0, 2, 0] [%dim, %dim, 1, 2] [1, 1, 1, 1] : tensor<?x?x1x2xf32> into tensor<?x?x3x2xf32>
          %16 = tensor.empty(%dim, %dim) : tensor<?x?x3x2xf32>
          %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x3x2xf32>) outs(%16 : tensor<?x?x3x2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %cst_6 = arith.constant 1.000000e+01 : f32
            %25 = arith.minimumf %in, %cst_6 : f32
            linalg.yield %25 : f32
          } -> tensor<?x?x3x2xf32>
          %18:2 = scf.forall (%arg8) in (%dim) shared_outs(%arg9 = %17, %arg10 = %17) -> (tensor<?x?x3x2xf32>, tensor<?x?x3x2xf32>) {
            %inserted = tensor.insert %arg3 into %16[%arg8, %arg8, %c2, %c1] : tensor<?x?x3x2xf32>
            %extracted_slice_6 = tensor.extract_slice %arg9[0, %arg8, 0, 0] [%dim, 1, 3, 2] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x1x3x2xf32>
            %25 = tensor.empty(%dim) : tensor<?x2x3xf32>
            %26 = linalg.fill ins(%arg3 : f32) outs(%25 : tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
            %27 = tensor.empty() : tensor<2x3x2xf32>
            %28 = linalg.fill ins(%arg3 : f32) outs(%27 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
            %29 = linalg.depthwise_conv_1d_nwc_wcm ins(%26, %28 : tensor<?x2x3xf32>, tensor<2x3x2xf32>) outs(%extracted_slice_6 : tensor<?x1x3x2xf32>) -> tensor<?x1x3x2xf32>
            %30 = linalg.rsqrt ins(%extracted_slice_6 : tensor<?x1x3x2xf32>) outs(%29 : tensor<?x1x3x2xf32>) -> tensor<?x1x3x2xf32>
            %31 = arith.subi %dim, %c1 : index
            %extracted_slice_7 = tensor.extract_slice %17[%31, 0, 0, 0] [1, %dim, 3, 2] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x3x2xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %30 into %arg9[0, %arg8, 0, 0] [%dim, 1, 3, 2] [1, 1, 1, 1] : tensor<?x1x3x2xf32> into tensor<?x?x3x2xf32>
              tensor.parallel_insert_slice %extracted_slice_7 into %arg10[0, %arg8, 0, 0] [%dim, 1, 3, 2] [1, 1, 1, 1] : tensor<?x3x2xf32> into tensor<?x?x3x2xf32>
            }
          }
          %extracted_slice_4 = tensor.extract_slice %arg6[0, 0, %arg4, %arg5] [%dim, %dim, 1, 1] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x?xf32>
          %19 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
          %20 = linalg.fill ins(%arg3 : f32) outs(%19 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %21 = linalg.tanh ins(%20 : tensor<?x?xf32>) outs(%extracted_slice_4 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %extracted_slice_5 = tensor.extract_slice %arg7[0, 0, %arg4, %arg5] [%dim, %dim, 1, 1] [1, 1, 1, 1] : tensor<?x?x3x2xf32> to tensor<?x?x1x1xf32>
          %22 = tensor.empty(%dim, %dim) : tensor<?x?x1x1xf32>
          %cst = arith.constant -1.000000e+00 : f32
          %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<?x?x1x1xf32>) -> tensor<?x?x1x1xf32>
          %24 = linalg.negf ins(%23 : tensor<?x?x1x1xf32>) outs(%extracted_slice_5 : tensor<?x?x1x1xf32>) -> tensor<?x?x1x1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %21 into %arg6[0, 0, %arg4, %arg5] [%dim, %dim, 1, 1] [1, 1, 1, 1] : tensor<?x?xf32> into tensor<?x?x3x2xf32>
            tensor.parallel_insert_slice %24 into %arg7[0, 0, %arg4, %arg5] [%dim, %dim, 1, 1] [1, 1, 1, 1] : tensor<?x?x1x1xf32> into tensor<?x?x3x2xf32>
          }
        }
        %11 = tensor.empty(%dim, %dim) : tensor<?x3x?x2xf32>
        %12 = linalg.fill ins(%arg3 : f32) outs(%11 : tensor<?x3x?x2xf32>) -> tensor<?x3x?x2xf32>
        %13 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<?x3x?x2xf32>) outs(%2 : tensor<?x?x3x2xf32>) {
        ^bb0(%in: f32, %out: f32):
          %14 = arith.divf %in, %out : f32
          linalg.yield %14 : f32
        } -> tensor<?x?x3x2xf32>
        memref.alloca_scope.return %arg3 : f32
      }
      %broadcasted = linalg.broadcast ins(%3#1 : tensor<?x?x3xf32>) outs(%2 : tensor<?x?x3x2xf32>) dimensions = [3] 
      memref.alloca_scope.return %arg3 : f32
    }
    return %arg2 : tensor<4x?xi32>
  }
  func.func private @pick2(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> tensor<3x3x3xf32> {
    %transposed = linalg.transpose ins(%arg1 : tensor<3x3x3xf32>) outs(%arg1 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
    return %arg0 : tensor<3x3x3xf32>
  }
  func.func private @same3(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func private @part4(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
    return %extracted_slice : tensor<3xf32>
  }
}

