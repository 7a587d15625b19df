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
// bufdiff-choices: ce49745b94d658cc436413d15b8411d3883d0077e8938d5b858a61455c5255fafbb8a2
// bufdiff-features: 683 1749 1941 2021 2898 3217 3821 4165 4790 5178 6169 6237 6363 6484 6641 7122
// bufdiff-features: 7384 9255 9479 9768 9968 10384 11162 11255 11418 11825 12170 12276 13233 13382
// bufdiff-features: 14021 14454 14704 14884 15751 15903 16242 16339 16372 16417 16960 17437 18322
// bufdiff-features: 18952 19419 19979 20023 20110 20237 20337 20402 21522 22095 22109 22280 22630
// bufdiff-features: 23004 23218 23787 24184 24259 24745 24747 25497 25729 25765 25863 25898 26568
// bufdiff-features: 27256 27704 27766 28167 28564 28724 28814 29590 29966 29968 30002 30293 30666
// bufdiff-features: 30725 31543 33682 34167 34544 36784 37445 38427 39486 39540 40070 40712 42344
// bufdiff-features: 42467 42680 43258 43442 44132 44505 45617 46203 46355 47242 47392 47671 48185
// bufdiff-features: 48260 48598 49260 49657 50231 50556 50894 51415 52062 52322 52558 52701 52807
// bufdiff-features: 52900 53180 53244 53252 53435 53469 53779 54658 54998 55113 55776 56287 57912
// bufdiff-features: 58588 59695 59697 60302 60686 61375 61885 62641 63071 63512 63626 63800 64119
// bufdiff-features: 64120 64235 65020 65726 65770 66422 66995 67520 67959 68355 68867 68987 70202
// bufdiff-features: 70335 71168 71259 71306 71361 71657 71701 72413 72629 72909 73274 73289 73802
// bufdiff-features: 73846 74471 74507 74862 75361 75624 76328 76339 76405 76700 76728 76915 77617
// bufdiff-features: 78229 78283 78430 78822 78828 79562 80485 80533 81443 81736 82011 82135 83194
// bufdiff-features: 83314 83493 83802 84585 84922 85327 85843 86125 87199 87345 88732 89646 89780
// bufdiff-features: 89792 89812 90097 91633 92037 92084 92194 93200 93255 93875 93994 95273 95407
// bufdiff-features: 95642 96431 96716 96969 97270 97715 97924 98501 98627 99383 99969 100059 101105
// bufdiff-features: 101823 102309 102601 103056 104790 104931 106321 107035 107412 107425 108012
// bufdiff-features: 108038 108055 110552 110780 110932 112549 112929 113041 113212 113307 113920
// bufdiff-features: 113940 113943 114432 115608 115801 116039 117206 117235 117336 117490 117532
// bufdiff-features: 117618 118313 118884 119400 119588 119597 119885 121197 121538 121626 121707
// bufdiff-features: 122865 123408 123967 124839 125699 125908 127000 127492 127813 128355 128915
// bufdiff-features: 128916 129535 130292 130642 130933 131125 131999 132244 132789 132956 132976
// bufdiff-features: 133331 134102 134279 134816 135216 136030 136056 136346 137045 137477 138086
// bufdiff-features: 139524 139901 140534 140591 140725 141238 141891 142274 142846 142916 142986
// bufdiff-features: 143475 143896 144093 144724 146280 146512 147477 149237 149846 150631 150642
// bufdiff-features: 150818 151758 152265 152565 152597 153293 153577 153896 154216 154427 154946
// bufdiff-features: 155153 155465 155595 155898 156154 156460 157034 157426 157579 158012 158120
// bufdiff-features: 158897 159776 160349 160756 162971 163044 163373 163581 164472 165379 165534
// bufdiff-features: 165636 165695 165719 166634 166946 167005 167352 167973 168007 168323 168387
// bufdiff-features: 168833 168858 169299 169734 169744 170469 171134 171551 172025 172824 173354
// bufdiff-features: 173800 173963 174042 174170 174642 175375 176219 177182 177211 177289 177355
// bufdiff-features: 177484 177904 178019 178067 178558 178854 179439 180004 180207 181094 181789
// bufdiff-features: 182899 182974 183200 183645 184030 184576 184686 185490 185723 185763 186088
// bufdiff-features: 186257 186704 186959 187159 187188 187745 187855 188522 188571 188790 188792
// bufdiff-features: 188995 190142 192422 192628 192771 193472 193495 193511 193522 193747 194134
// bufdiff-features: 194205 194256 194682 194714 195102 195182 195809 196031 196048 197267 197342
// bufdiff-features: 197770 197837 198460 198820 198889 198901 200193 200307 201059 201122 201322
// bufdiff-features: 201509 201601 202190 202241 202501 203746 203760 204212 204242 204527 204747
// bufdiff-features: 204859 205434 205689 206168 207081 207454 207660 207731 208480 208500 208944
// bufdiff-features: 209666 210022 210301 210351 210406 210461 211114 211884 212365 213174 213275
// bufdiff-features: 213339 213400 213878 214744 214889 215114 215938 215959 216034 216570 218899
// bufdiff-features: 220098 220181 221162 221515 222233 222325 222809 223045 223687 223719 223857
// bufdiff-features: 224222 225250 225818 225985 226027 226357 226579 226777 227536 228390 228519
// bufdiff-features: 228936 230081 230293 230584 230640 231257 231792 232327 233015 234488 235144
// bufdiff-features: 235325 235375 236024 236930 236986 237454 238660 238676 239039 239693 240158
// bufdiff-features: 240311 240315 240624 241554 241844 242306 243137 243256 243546 243872 244343
// bufdiff-features: 244691 244940 244963 246543 246622 246783 246880 247062 247364 248226 248929
// bufdiff-features: 249221 249841 250038 250415 250948 251672 251992 252161 252466 252539 253836
// bufdiff-features: 254060 254087 255520 255729 256112 256247 256337 256538 257530 257697 257842
// bufdiff-features: 257923 258196 258378 258442 258808 258906 259510 259528 259840 260161 260201
// bufdiff-features: 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x4xf32>) -> (tensor<?x?xf32>, tensor<3x4xf32>, tensor<?x?x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<3x4xf32>, tensor<2xf32>, tensor<3x4xf32>, f32, f32) {
    %cast = tensor.cast %arg0 : tensor<3x4xf32> to tensor<3x?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %0 = call @f12(%arg0, %cast, %arg0, %cst) : (tensor<3x4xf32>, tensor<3x?xf32>, tensor<3x4xf32>, f32) -> tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0, %c0] : tensor<3x4xf32>
    vector.print %extracted : f32
    %cast_0 = tensor.cast %0 : tensor<3x4xf32> to tensor<?x?xf32>
    %1:2 = call @f10(%cast_0, %extracted) : (tensor<?x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %cast_1 = tensor.cast %1#1 : tensor<?x?xf32> to tensor<3x4xf32>
    %cast_2 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<3x4xf32>
    %cast_3 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<?x4xf32>
    %2 = call @f2(%cast_1, %extracted, %cast_2, %cast_3) : (tensor<3x4xf32>, f32, tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<2xf32>
    %cast_4 = tensor.cast %1#0 : tensor<?x?xf32> to tensor<3x4xf32>
    %3:3 = call @f7(%cast_4, %cast_4) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %4 = call @part13(%0) : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %5 = linalg.max ins(%0, %3#1 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c2) : tensor<3x?xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<3x2xf32>) outs(%6 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.negf %in : f32
      %14 = arith.addf %13, %extracted : f32
      linalg.yield %14 : f32
    } -> tensor<3x?xf32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<3x4xf32>
    %cast_6 = tensor.cast %cst_5 : tensor<3x4xf32> to tensor<?x?xf32>
    %8:2 = call @f4(%cst_5, %5, %cst_5, %cast_6) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>) -> (tensor<3x4xf32>, tensor<?x?xf32>)
    %9:2 = call @f6(%5, %8#0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %cast_7 = tensor.cast %0 : tensor<3x4xf32> to tensor<?x4xf32>
    %cst_8 = arith.constant dense<[[9.500000e+00, 1.250000e+01, 1.550000e+01, 1.850000e+01], [2.150000e+01, 2.450000e+01, 2.750000e+01, 3.050000e+01], [3.350000e+01, 3.650000e+01, 3.950000e+01, 4.250000e+01]]> : tensor<3x4xf32>
    %10:2 = call @f11(%cast_7, %0, %cst_8) : (tensor<?x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<?x?x1xf32>)
    %11 = call @f9(%3#0, %3#0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cast_9 = tensor.cast %3#0 : tensor<3x4xf32> to tensor<?x?xf32>
    %12 = call @f8(%cast_9, %cast_9) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_10 = arith.constant 7.250000e+00 : f32
    return %12, %11, %10#1, %10#0, %9#1, %9#0, %8#1, %7, %3#2, %2, %cst_8, %cst_10, %cst : tensor<?x?xf32>, tensor<3x4xf32>, tensor<?x?x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<?x?xf32>, tensor<3x?xf32>, tensor<3x4xf32>, tensor<2xf32>, tensor<3x4xf32>, f32, f32
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
    %0 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%generated, %cst : tensor<3x2xf32>, tensor<2x4xf32>) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
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
  func.func private @part13(%arg0: tensor<3x4xf32>) -> tensor<3x2xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [3, 2] [1, %c2] : tensor<3x4xf32> to tensor<3x2xf32>
    return %extracted_slice : tensor<3x2xf32>
  }
}

