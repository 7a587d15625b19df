// bufdiff-profile: calls
// bufdiff-choices: 8004c5de08c3a1fb54e4ce265fbdd354aae12c642daeef942c6087702dd09bf7b1e95fd2d192fbf4
// bufdiff-choices: 5fff57b64d7961d1b9fbd14952a0416687eb489149e7c95feb72a2f64c0597bad24fa568d6955c30
// bufdiff-choices: 7e82d359bb4e5e0f7edb1b94711e9a4fcaa1efb1ac938b98a85e38bff146f5cc4b3565330db604e3
// bufdiff-choices: 19199b3d2beb7c2a537d7a47166f1a3cf95d86cf4599f7a3234b321cdae9bfd59ab4055f170f18e4
// bufdiff-choices: 92f07356c23e496bc184bd626b03193b4e37908a55af3d4a335b47caaaf4076205bdc4a50f94b3c1
// bufdiff-choices: 97960dc41006a6cad82094672ebed93e85a81d573156661fa29a201e427d1cf750dcbbe15edfcebd
// bufdiff-choices: ac27ed97b31bef15250e079a59f9e1b57bfa5224c0f4677c1d3367cd285f84138a1581e4226e37e5
// bufdiff-choices: 913c6f20f6c74461d63d335bb93777c20edd2c78e962c1cf9fab10f908488f61b0b68229e0933be9
// bufdiff-choices: d00d858baf66a4a5fa11a2f4262bda8764aa494e08eb30da8cf410bb586393e2a823173e764d8667
// bufdiff-choices: 316678df0fa1cda3e27a343b492e48dd36c65eae39785218e09dfa6eeacae92c88ac197bfac6fbbe
// bufdiff-choices: d555fc1ae711a47ff5fc1d8e20055fe8ad6027b140328abc9779a4b94c2a6769a591abb5473cbcb6
// bufdiff-choices: e54355f726dc80ea4682cd6b3d0f3ae1da99c3a1aeae72bf81f5a7ade45ae478fef23c1fc5ace657
// bufdiff-choices: c281293227df867c559ceec2b7ae713ba9d09576f2c1fa5623a35ba95d6f8a5ecfce66d9f63997be
// bufdiff-choices: ab642ddc827da55bffcb67490b89aeeb28c095ebcf6c2bc2cf9d0d4e57b7f1756278a38e9e24dccc
// bufdiff-choices: 26c3f5adb379c2c84cd95cd665
// bufdiff-features: 429 1185 1854 2339 2820 3579 4165 4752 5187 5679 6611 6641 9443 9455 9479 10482
// bufdiff-features: 11128 11162 11408 11441 11556 11580 11660 11825 12219 12560 13032 13233 13424
// bufdiff-features: 13493 13915 14298 14704 15671 15751 15903 16207 16269 16682 16728 17470 18166
// bufdiff-features: 18984 19164 19562 20092 21522 21652 21675 22095 22280 23090 23143 23787 24268
// bufdiff-features: 24330 24747 24988 25078 25818 26446 26477 26508 26546 26568 27725 28503 28899
// bufdiff-features: 28986 29401 29466 29590 29785 29966 29968 30666 30700 32278 33853 34159 34167
// bufdiff-features: 34233 34323 34937 35115 35957 35968 36448 36784 37183 38202 38783 39343 39457
// bufdiff-features: 39674 39915 39927 39951 39989 40070 40540 40712 41984 42005 42344 42398 42530
// bufdiff-features: 42984 43248 43258 43942 44132 44621 44685 44865 45031 45541 46022 46034 46203
// bufdiff-features: 47392 48974 49370 49605 49635 49657 49956 50633 50665 51729 52322 52330 52558
// bufdiff-features: 52807 52900 52928 53180 53201 53243 53252 53414 54003 54658 54827 54964 54998
// bufdiff-features: 55113 56404 57745 58122 58190 58755 58869 60417 60686 60897 62495 62845 63071
// bufdiff-features: 63800 63929 64119 64120 64435 64934 65374 65478 66422 66995 67055 68355 68782
// bufdiff-features: 69007 69121 69403 69965 70119 70335 70385 71530 71701 72053 72090 73289 73802
// bufdiff-features: 74360 74507 74919 75134 75361 75921 76339 76890 76953 76973 77564 77651 78283
// bufdiff-features: 78430 78991 79271 81047 81467 81511 81736 81956 82011 82135 82467 82552 82565
// bufdiff-features: 83194 83234 83505 83900 84585 84922 85843 86125 86582 87550 87895 88337 88922
// bufdiff-features: 88999 89085 89110 89178 89250 89780 89812 90070 90777 91500 92194 92752 93255
// bufdiff-features: 96353 97059 98138 98187 98501 99286 99383 99723 100059 101264 102597 102601
// bufdiff-features: 103056 103096 103348 103481 103615 103673 103851 104315 104931 105397 106314
// bufdiff-features: 106321 106396 107425 108992 109187 109408 110136 110780 110816 111863 112929
// bufdiff-features: 113148 113626 113851 113940 114312 114342 114777 115026 115801 117183 117206
// bufdiff-features: 117235 117618 117664 117779 117850 118081 119191 119588 119993 121000 121318
// bufdiff-features: 121585 121626 121682 123148 123446 124723 126950 127533 127681 127997 128916
// bufdiff-features: 129849 130933 131038 131544 132209 132574 133756 135534 136987 137045 138772
// bufdiff-features: 140302 140374 140820 142034 142040 142376 142393 144093 145087 146512 146822
// bufdiff-features: 147477 147995 148647 149227 150818 151292 151537 151967 152187 152730 153063
// bufdiff-features: 153226 153293 155143 155465 155545 155884 155898 155995 156191 156369 156460
// bufdiff-features: 158120 158245 158897 158996 159251 159421 159724 159796 160756 160893 161883
// bufdiff-features: 163044 163975 165003 165021 165141 165695 165719 165798 166066 166169 166361
// bufdiff-features: 167086 167253 167614 167650 167655 168323 168833 168858 169104 169224 169249
// bufdiff-features: 169300 169562 169713 170819 170882 171116 171884 173029 173354 173537 173850
// bufdiff-features: 174571 174977 175398 175687 176399 176851 177355 178067 178165 178535 179105
// bufdiff-features: 179280 180213 180540 181522 181541 184030 184870 184962 185626 186042 186849
// bufdiff-features: 186882 186942 186959 187683 188175 188200 188683 188790 189786 189793 189820
// bufdiff-features: 190477 190520 191905 192422 192628 192771 192920 193290 193674 193747 194134
// bufdiff-features: 194682 195902 196031 196048 196349 196392 196449 196571 196632 197267 198204
// bufdiff-features: 198223 198246 198267 198460 200104 200521 201059 201438 201601 201816 202241
// bufdiff-features: 203580 204212 204797 204922 205434 205689 205953 205962 206148 206624 208077
// bufdiff-features: 208266 208670 209164 210022 210096 210406 210461 211044 211508 211625 211661
// bufdiff-features: 212111 212779 212941 213275 213701 214248 214325 214484 214744 215707 215925
// bufdiff-features: 215959 216061 216892 216969 217282 217513 217717 217843 218064 218480 220223
// bufdiff-features: 220284 221242 221444 222809 224322 225016 225827 226113 226357 226579 226777
// bufdiff-features: 227536 228291 228354 228555 229266 229458 229951 230081 230329 230640 230810
// bufdiff-features: 231341 231527 232716 232897 233156 233769 233919 234206 234455 234562 235010
// bufdiff-features: 235375 235433 235477 235927 236024 236094 236238 236929 236986 237295 237969
// bufdiff-features: 239194 239487 239512 239702 239941 240138 240158 240539 240639 241225 241710
// bufdiff-features: 242793 242955 244092 245007 245380 245438 245565 245738 246345 246460 246543
// bufdiff-features: 246895 247062 248002 248005 249605 249841 250035 250415 250917 251429 252466
// bufdiff-features: 252539 252543 252767 253512 253836 254836 255108 255250 255556 255618 255733
// bufdiff-features: 256247 256358 256688 257251 257327 257537 258143 258331 258477 259528 259840
// bufdiff-features: 261263
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<0x1xindex>) -> (tensor<?xindex>, tensor<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg0, %arg5 = %arg1) : (index, tensor<?xindex>, tensor<?xindex>) -> (index, tensor<?xindex>, tensor<?xindex>) {
      %5 = arith.cmpi ult, %arg3, %c3 : index
      %c7 = arith.constant 7 : index
      %6 = arith.cmpi ne, %arg3, %c7 : index
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg3, %arg4, %arg5 : index, tensor<?xindex>, tensor<?xindex>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?xindex>, %arg5: tensor<?xindex>):
      %5 = arith.addi %arg3, %c1 : index
      %6 = linalg.copy ins(%arg1 : tensor<?xindex>) outs(%arg5 : tensor<?xindex>) -> tensor<?xindex>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xindex>) outs(%arg4 : tensor<?xindex>) {
      ^bb0(%in: index, %out: index):
        %8 = arith.ori %in, %arg3 : index
        %c6 = arith.constant 6 : index
        %9 = arith.shrui %8, %c6 : index
        linalg.yield %9 : index
      } -> tensor<?xindex>
      scf.yield %5, %7, %6 : index, tensor<?xindex>, tensor<?xindex>
    }
    %1 = tensor.empty() : tensor<index>
    %2 = linalg.fill ins(%0#0 : index) outs(%1 : tensor<index>) -> tensor<index>
    %broadcasted = linalg.broadcast ins(%2 : tensor<index>) outs(%0#1 : tensor<?xindex>) dimensions = [0] 
    %3 = linalg.fill ins(%0#0 : index) outs(%0#2 : tensor<?xindex>) -> tensor<?xindex>
    %dim = tensor.dim %arg1, %c0 : tensor<?xindex>
    %inserted_slice = tensor.insert_slice %0#2 into %arg1[0] [%dim] [1] : tensor<?xindex> into tensor<?xindex>
    %4 = bufferization.alloc_tensor() copy(%inserted_slice) : tensor<?xindex>
    return %3, %4 : tensor<?xindex>, tensor<?xindex>
  }
  func.func @f2(%arg0: tensor<index>) -> (tensor<index>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) {
    %c11 = arith.constant 11 : index
    %inserted = tensor.insert %c11 into %arg0[] : tensor<index>
    %cst = arith.constant dense<[[[3]], [[4]]]> : tensor<2x1x1xi32>
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max_unsigned ins(%cst, %0 : tensor<2x1x1xi32>, tensor<1xi32>) outs(%cst : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %2 = bufferization.alloc_tensor() copy(%1) : tensor<2x1x1xi32>
    return %inserted, %2, %1 : tensor<index>, tensor<2x1x1xi32>, tensor<2x1x1xi32>
  }
  func.func private @f3(%arg0: tensor<5xindex>, %arg1: tensor<index>, %arg2: tensor<index>) -> (tensor<index>, tensor<5xindex>, index, index) {
    %extracted = tensor.extract %arg2[] : tensor<index>
    %0 = linalg.fill ins(%extracted : index) outs(%arg1 : tensor<index>) -> tensor<index>
    %c4 = arith.constant 4 : index
    %1 = arith.remui %extracted, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<5xindex>, tensor<index>) {
      %extracted_1 = tensor.extract %arg5[] : tensor<index>
      %inserted = tensor.insert %extracted into %arg5[] : tensor<index>
      %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%0, %arg2 : tensor<index>, tensor<index>) outs(%inserted : tensor<index>) {
      ^bb0(%in: index, %in_3: index, %out: index):
        %7 = arith.andi %in, %in_3 : index
        linalg.yield %7 : index
      } -> tensor<index>
      %extracted_2 = tensor.extract %arg4[%c0] : tensor<5xindex>
      %c7 = arith.constant 7 : index
      %6 = linalg.fill ins(%c7 : index) outs(%arg4 : tensor<5xindex>) -> tensor<5xindex>
      %c3 = arith.constant 3 : index
      %inserted_slice = tensor.insert_slice %5 into %6[%c3] [1] [1] : tensor<index> into tensor<5xindex>
      scf.yield %inserted_slice, %5 : tensor<5xindex>, tensor<index>
    }
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, false, false, true]> : vector<4xi1>
    %3 = vector.broadcast %1 : index to vector<4xindex>
    %4 = vector.scatter %2#0[%c0] [%cst], %cst_0, %3 : tensor<5xindex>, vector<4xi32>, vector<4xi1>, vector<4xindex> -> tensor<5xindex>
    return %2#1, %4, %1, %extracted : tensor<index>, tensor<5xindex>, index, index
  }
  func.func private @f4(%arg0: tensor<index>) -> (tensor<index>, tensor<index>, tensor<index>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<index>) outs(%arg0 : tensor<index>) {
    ^bb0(%in: index, %out: index):
      %c3 = arith.constant 3 : index
      %3 = arith.xori %in, %c3 : index
      %c5 = arith.constant 5 : index
      %4 = arith.remui %3, %c5 : index
      linalg.yield %4 : index
    } -> tensor<index>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<index>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<index>
    return %0, %1, %2 : tensor<index>, tensor<index>, tensor<index>
  }
  func.func @main(%arg0: tensor<0x1xindex>, %arg1: index, %arg2: tensor<index>) -> (tensor<5xindex>, tensor<?xindex>, tensor<?xindex>, tensor<2x1x?xi32>, tensor<2x1x1xi32>, tensor<2x1x1xi32>, tensor<index>, index, index) {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?xindex>
    %1 = linalg.fill ins(%arg1 : index) outs(%0 : tensor<?xindex>) -> tensor<?xindex>
    %cast = tensor.cast %1 : tensor<?xindex> to tensor<5xindex>
    %2 = tensor.empty() : tensor<index>
    %3:4 = call @f3(%cast, %2, %arg2) : (tensor<5xindex>, tensor<index>, tensor<index>) -> (tensor<index>, tensor<5xindex>, index, index)
    %4 = tensor.empty() : tensor<3xindex>
    %5 = linalg.fill ins(%3#3 : index) outs(%4 : tensor<3xindex>) -> tensor<3xindex>
    %cast_0 = tensor.cast %5 : tensor<3xindex> to tensor<?xindex>
    %6:2 = call @f1(%cast_0, %1, %arg0) : (tensor<?xindex>, tensor<?xindex>, tensor<0x1xindex>) -> (tensor<?xindex>, tensor<?xindex>)
    %7:3 = call @f2(%arg2) : (tensor<index>) -> (tensor<index>, tensor<2x1x1xi32>, tensor<2x1x1xi32>)
    %8:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %7#1, %arg5 = %7#1) -> (tensor<2x1x1xi32>, tensor<2x1x1xi32>) {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %generated = tensor.generate  {
      ^bb0(%arg6: index):
        %16 = arith.index_cast %arg6 : index to i32
        tensor.yield %16 : i32
      } : tensor<1xi32>
      %cast_2 = tensor.cast %generated : tensor<1xi32> to tensor<?xi32>
      %inserted_slice = tensor.insert_slice %cast_2 into %7#2[%c1, %c0, 0] [1, 1, %c1] [1, 1, 1] : tensor<?xi32> into tensor<2x1x1xi32>
      %9:3 = scf.while (%arg6 = %c0, %arg7 = %inserted_slice, %arg8 = %7#1) : (index, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> (index, tensor<2x1x1xi32>, tensor<2x1x1xi32>) {
        %16:3 = func.call @f4(%7#0) : (tensor<index>) -> (tensor<index>, tensor<index>, tensor<index>)
        %17 = arith.cmpi ult, %arg6, %c1 : index
        scf.condition(%17) %arg6, %arg7, %arg8 : index, tensor<2x1x1xi32>, tensor<2x1x1xi32>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<2x1x1xi32>, %arg8: tensor<2x1x1xi32>):
        %16 = arith.addi %arg6, %c1 : index
        %17 = linalg.copy ins(%inserted_slice : tensor<2x1x1xi32>) outs(%arg8 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
        %extracted_6 = tensor.extract %arg7[%arg3, %c0, %c0] : tensor<2x1x1xi32>
        %cst_7 = arith.constant dense<1> : tensor<3x2x1xi32>
        %extracted_slice_8 = tensor.extract_slice %cst_7[1, 0, 0] [2, 2, 1] [1, 1, 1] : tensor<3x2x1xi32> to tensor<2x2x1xi32>
        %18 = linalg.conv_3d ins(%cst_7, %extracted_slice_8 : tensor<3x2x1xi32>, tensor<2x2x1xi32>) outs(%arg7 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
        %extracted_9 = tensor.extract %18[%arg3, %c0, %c0] : tensor<2x1x1xi32>
        %19 = vector.broadcast %extracted_6 : i32 to vector<3xi32>
        %c2 = arith.constant 2 : index
        %20 = arith.remui %arg6, %c2 : index
        %21 = vector.transfer_write %19, %18[%20, %c0, %c0] : vector<3xi32>, tensor<2x1x1xi32>
        scf.yield %16, %21, %17 : index, tensor<2x1x1xi32>, tensor<2x1x1xi32>
      }
      %cst = arith.constant dense<[[[2], [5]]]> : tensor<1x2x1xi32>
      %transposed = linalg.transpose ins(%cst : tensor<1x2x1xi32>) outs(%9#2 : tensor<2x1x1xi32>) permutation = [1, 0, 2] 
      %generated_3 = tensor.generate  {
      ^bb0(%arg6: index):
        %16 = arith.maxui %arg6, %arg3 : index
        tensor.yield %16 : index
      } : tensor<5xindex>
      %10 = tensor.empty() : tensor<index>
      %11 = arith.remui %3#3, %c5 : index
      %extracted_slice = tensor.extract_slice %generated_3[%11] [1] [1] : tensor<5xindex> to tensor<index>
      %12:4 = func.call @f3(%generated_3, %10, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<5xindex>, tensor<index>, tensor<index>) -> (tensor<index>, tensor<5xindex>, index, index)
      %13 = tensor.empty() : tensor<1x1xi32>
      %extracted = tensor.extract %9#2[%arg3, %c0, %c0] : tensor<2x1x1xi32>
      %14 = linalg.fill ins(%extracted : i32) outs(%13 : tensor<1x1xi32>) -> tensor<1x1xi32>
      %extracted_slice_4 = tensor.extract_slice %arg5[%arg3, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<2x1x1xi32> to tensor<1x1x1xi32>
      %transposed_5 = linalg.transpose ins(%extracted_slice_4 : tensor<1x1x1xi32>) outs(%extracted_slice_4 : tensor<1x1x1xi32>) permutation = [1, 2, 0] 
      %15 = linalg.batch_matmul ins(%extracted_slice_4, %transposed_5 : tensor<1x1x1xi32>, tensor<1x1x1xi32>) outs(%transposed_5 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg4[%arg3, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1xi32> into tensor<2x1x1xi32>
        tensor.parallel_insert_slice %15 into %arg5[%arg3, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi32> into tensor<2x1x1xi32>
      }
    }
    %cast_1 = tensor.cast %8#0 : tensor<2x1x1xi32> to tensor<2x1x?xi32>
    return %3#1, %6#0, %6#1, %cast_1, %8#1, %7#2, %3#0, %3#2, %arg1 : tensor<5xindex>, tensor<?xindex>, tensor<?xindex>, tensor<2x1x?xi32>, tensor<2x1x1xi32>, tensor<2x1x1xi32>, tensor<index>, index, index
  }
}

