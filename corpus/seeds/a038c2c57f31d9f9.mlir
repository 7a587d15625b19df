// bufdiff-profile: idioms
// bufdiff-choices: ef4f81216517f4c12f99e23035e86d7127b5cc820a581bf26e31de3d5a631c76e2632608205507f6
// bufdiff-choices: 8282fb7b36f230cdf40cf1357e17bea3912dc1acbfc8a8361b245ed0869f39618c087fec6c837cd3
// bufdiff-choices: 4f4d70a1e2121bb7064bbf5932c20d050cced6c187ec40cdc66a0219d343c8a1857e52e785e5aefe
// bufdiff-choices: 85674594258fd1402f2bdd5d5547e7f2207fc485d20f630ed8d932b6cde7ebf9325b617d2aed1155
// bufdiff-choices: 4d4617683e18fc76359330e7bdefbed137a7983880b67871633cf318de8dfb69233c35966d51e0d5
// bufdiff-choices: ecea1c7748ac0c34c57b61e8fabcff0f22add39208d52838a748dd56ab9ea98832f236ac18192dc7
// bufdiff-choices: 7e15bce407b11a7b9e11c99c4b02b7384feb52e10ef88461fd45ead8c9eb40466c5977888f2b60bb
// bufdiff-choices: fe152769a7eaccf6e117967032a9c7df5973a293fd8aa3427c1648896ca7d72641a84f4ee760f8ed
// bufdiff-choices: e33df225fbc04455fb1a4e026baf19d78b42fb525aa288ba9761b37fec62b57acae833051915c954
// bufdiff-choices: 89da22dd53050ba311937bfb675d899d22c93da53e0dfe6eb6c112154bca11d216b1471d727d84da
// bufdiff-choices: 6f9c230305a1722ad6843baf3c95a5ccbd963996f88b2d012698bd9d1274e87fe4dc8c2c8d86914c
// bufdiff-choices: e541e1819636b4b35f06e8784a2f859c6ca4fc86560f4a52ff84cd2726a8bec80f0139bce681939a
// bufdiff-choices: a9207f0c22bd0da520f151716383c292d958e6d6f80da36fca9a258117c0ceb299ef34c1d5176821
// bufdiff-choices: 7a2917f2fa921f649d8395e83b1ee4e97b30e58231dc35695006dd1711e197d5da15e13c0f9b958f
// bufdiff-choices: 7b35514deb9bb2d70076566b625da853bff69534118e76186cc42ae0b4301dda5c273263163aaf26
// bufdiff-choices: 93af913ec2150f8b1bcdb1fa5d158270b5e68092e1a4e5a545c544b491f516c620bf0833ff98a4f4
// bufdiff-choices: 6e14d9a0a826ea7eb9493f4d55c35c6ca34a78ac7c91b52ff8af
// bufdiff-features: 429 2217 2362 2898 3233 3579 4064 4165 4720 4752 4986 6169 6812 7691 8918 9479
// bufdiff-features: 9965 10384 11162 11408 12170 12276 12468 12547 12932 13233 13915 13965 14454
// bufdiff-features: 15751 15903 15929 16289 16682 17107 17893 17989 18599 18952 19442 20003 20680
// bufdiff-features: 20838 21522 21953 22095 22280 22448 22801 22879 22975 23787 23841 24184 24259
// bufdiff-features: 24466 25497 25863 25898 26568 28464 28578 28814 28927 29567 29590 29667 29966
// bufdiff-features: 30002 30666 30961 32358 34167 34601 36784 37790 38167 38783 40463 40575 40712
// bufdiff-features: 41296 41438 42344 42467 43258 43631 44505 44522 44589 44716 45603 45617 45636
// bufdiff-features: 45911 46203 47762 48038 48333 48974 48991 49301 50894 51341 51415 51791 52062
// bufdiff-features: 52322 52558 52772 52807 52900 53180 53252 53915 54546 54998 55113 55125 55561
// bufdiff-features: 55822 57745 59620 60686 61326 63071 63470 63800 63929 64119 64120 64212 64235
// bufdiff-features: 64616 65058 65496 66422 66995 67520 68355 68457 68537 69007 69403 69605 70119
// bufdiff-features: 71050 71168 72413 72629 73335 73802 74057 74255 74360 74450 74507 74552 74672
// bufdiff-features: 75134 76915 76939 76953 77129 77261 77316 77389 78229 78283 78430 81047 81467
// bufdiff-features: 81736 81801 81956 82011 82135 82288 83194 84585 84631 85327 85562 85843 86125
// bufdiff-features: 86292 88337 88732 89780 89812 90070 90543 91074 91748 92194 92976 93255 93286
// bufdiff-features: 93753 93903 93994 94405 94879 94952 94981 95096 95273 95623 96297 96431 98170
// bufdiff-features: 98291 98501 98707 99228 99383 99525 100059 100073 100569 101264 101823 102809
// bufdiff-features: 104931 106314 107400 107412 107425 107614 107688 107815 108303 109732 110136
// bufdiff-features: 110162 110322 110552 110561 111976 112363 112549 112929 113041 113940 113943
// bufdiff-features: 114445 114763 116425 116977 117206 117231 117618 117724 118567 119588 119597
// bufdiff-features: 119665 119822 120772 120836 122870 123204 123408 123446 124010 124626 124917
// bufdiff-features: 125908 127096 127170 127813 128916 129648 130609 131125 132325 132475 133110
// bufdiff-features: 133297 134449 134816 136269 136987 137045 137477 138395 138730 138919 139890
// bufdiff-features: 140880 141238 141891 142274 142393 143081 143475 144724 145087 146512 146618
// bufdiff-features: 146711 146863 147139 147156 149237 149660 149892 150348 150404 150413 150452
// bufdiff-features: 150818 151117 151292 151513 151758 152187 152565 153226 153228 153293 154427
// bufdiff-features: 154946 154965 155465 155898 156154 156191 156460 157579 158120 158128 158188
// bufdiff-features: 158415 158897 159724 160756 163044 163131 163581 163687 163876 165636 165695
// bufdiff-features: 165719 166065 166303 166431 166455 166889 167614 167973 168323 168457 169249
// bufdiff-features: 169562 169734 171053 172171 172898 173800 174170 174314 174930 175235 176031
// bufdiff-features: 176832 177182 177211 177904 178067 178660 178854 179792 180258 180259 182899
// bufdiff-features: 182966 183114 183667 184030 184473 185275 185723 186030 186042 186633 186704
// bufdiff-features: 186959 187596 187869 188790 188992 189178 190142 190969 192343 192422 192628
// bufdiff-features: 192771 193059 193193 193747 194134 194682 194918 194987 195182 196031 196063
// bufdiff-features: 196359 197267 197837 198003 198729 200104 200180 200256 200307 201059 201609
// bufdiff-features: 202241 202444 202616 203746 204527 204641 205434 205623 205689 207330 207731
// bufdiff-features: 208503 208797 209513 209700 210022 210096 210301 210351 210363 210461 211044
// bufdiff-features: 211508 212600 212628 213048 213275 213389 213878 214744 215471 215817 215925
// bufdiff-features: 215959 216257 217216 217748 218141 218286 218635 219734 220358 221444 221585
// bufdiff-features: 222809 224100 224105 224222 224287 224377 224964 225250 225728 225759 225985
// bufdiff-features: 226357 226480 226579 226777 227610 228390 228519 228741 228894 228936 229266
// bufdiff-features: 229759 230081 230104 230640 230739 230810 231792 233401 233620 235219 236909
// bufdiff-features: 236929 236930 236986 237022 237484 240158 240219 240339 240621 241629 242621
// bufdiff-features: 242631 242793 242811 243347 243546 244281 244408 245272 246107 246543 246783
// bufdiff-features: 247384 247662 247725 249486 250189 250415 250948 251478 251992 252466 252539
// bufdiff-features: 253703 253836 255520 256112 258378 258390 258442 258876 258906 258994 259229
// bufdiff-features: 259528 259805 259840 260130 260470 260550 261244 261263 261643 261802
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>, %arg3: i32) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x?xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<3x2x2xi32>
    %1 = arith.minui %arg3, %arg3 : i32
    %2 = linalg.fill ins(%1 : i32) outs(%0 : tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %3 = tensor.empty() : tensor<3x3x2xi32>
    %4 = linalg.fill ins(%arg3 : i32) outs(%3 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c2) : tensor<?xi32>
    %6 = linalg.pooling_nwc_max ins(%4, %5 : tensor<3x3x2xi32>, tensor<?xi32>) outs(%2 : tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %15 = arith.subi %in, %out : i32
      %c6_i32 = arith.constant 6 : i32
      %16 = arith.shrsi %15, %c6_i32 : i32
      linalg.yield %16 : i32
    } -> tensor<2x2xi32>
    %8:3 = call @f4(%7, %7) : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, i32, i32)
    %9 = arith.cmpi eq, %arg3, %8#2 : i32
    %10 = arith.select %9, %2, %6 : tensor<3x2x2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %10[0, %c1, 0] [2, 1, 2] [2, 1, 1] : tensor<3x2x2xi32> to tensor<2x2xi32>
    %extracted_slice_0 = tensor.extract_slice %10[0, %c1, 0] [2, 1, 2] [2, 1, 1] : tensor<3x2x2xi32> to tensor<2x2xi32>
    %11:2 = call @f2(%7, %extracted_slice, %extracted_slice_0) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %cast = tensor.cast %arg0 : tensor<2x2xi32> to tensor<2x?xi32>
    %12:3 = call @f6(%cast) : (tensor<2x?xi32>) -> (tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x2x1xi32>)
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %8#2, %1, %8#1, %c2_i32 : tensor<2x2xi32>
    %13 = call @f5(%arg1, %arg1, %8#1, %from_elements) : (tensor<2x2xi32>, tensor<2x2xi32>, i32, tensor<2x2xi32>) -> tensor<2x2xi32>
    %cast_1 = tensor.cast %13 : tensor<2x2xi32> to tensor<2x?xi32>
    %14:3 = call @f3(%cast_1) : (tensor<2x?xi32>) -> (tensor<2x?xi32>, tensor<?x2xi32>, tensor<2x?xi32>)
    return %8#0, %11#0, %11#1, %12#0, %12#1, %12#2, %14#0, %14#2, %c2_i32, %arg3 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x?xi32>, i32, i32
  }
  func.func private @f6(%arg0: tensor<2x?xi32>) -> (tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x2x1xi32>) {
    %cst = arith.constant dense<[[[7], [8]], [[9], [10]]]> : tensor<2x2x1xi32>
    %cst_0 = arith.constant dense<[[[10, 11]], [[12, 13]]]> : tensor<2x1x2xi32>
    %0 = linalg.batch_reduce_matmul ins(%cst, %cst_0 : tensor<2x2x1xi32>, tensor<2x1x2xi32>) outs(%arg0 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %cst_1 = arith.constant dense<42> : tensor<2x2x1xi32>
    %true = arith.constant true
    %1 = call @either6(%cst, %cst_1, %true) : (tensor<2x2x1xi32>, tensor<2x2x1xi32>, i1) -> tensor<2x2x1xi32>
    %2 = linalg.max ins(%cst_1, %cst : tensor<2x2x1xi32>, tensor<2x2x1xi32>) outs(%cst : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%c0, %c1, %c0] : tensor<2x2x1xi32>
    %3 = tensor.empty() : tensor<2x2x1xi32>
    %4 = linalg.copy ins(%1 : tensor<2x2x1xi32>) outs(%3 : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
    return %2, %0, %4 : tensor<2x2x1xi32>, tensor<2x?xi32>, tensor<2x2x1xi32>
  }
  func.func @f5(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: i32, %arg3: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg1) -> (tensor<2x2xi32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
      %extracted = tensor.extract %extracted_slice[%c0, %arg4] : tensor<1x2xi32>
      %generated = tensor.generate  {
      ^bb0(%arg6: index, %arg7: index):
        %2 = arith.index_cast %arg6 : index to i32
        %3 = arith.index_cast %arg7 : index to i32
        %4 = arith.subi %2, %3 : i32
        tensor.yield %4 : i32
      } : tensor<2x1xi32>
      %transposed = linalg.transpose ins(%generated : tensor<2x1xi32>) outs(%extracted_slice : tensor<1x2xi32>) permutation = [1, 0] 
      %cst = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
      %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<1x2xi32>) outs(%transposed : tensor<1x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %2 = linalg.index 0 : index
        %3 = arith.index_cast %2 : index to i32
        %4 = arith.subi %in, %3 : i32
        %c3_i32 = arith.constant 3 : i32
        %5 = arith.shrsi %4, %c3_i32 : i32
        linalg.yield %5 : i32
      } -> tensor<1x2xi32>
      %inserted_slice = tensor.insert_slice %1 into %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<2x2xi32>
      scf.yield %inserted_slice : tensor<2x2xi32>
    }
    return %0 : tensor<2x2xi32>
  }
  func.func private @f4(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<2x2xi32>, i32, i32) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<2x?x?xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = linalg.fill ins(%c127_i32 : i32) outs(%0 : tensor<2x?x?xi32>) -> tensor<2x?x?xi32>
    %2 = linalg.batch_vecmat ins(%arg1, %1 : tensor<2x2xi32>, tensor<2x?x?xi32>) outs(%arg1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c1, %c0, %c1] : tensor<2x?x?xi32>
    %c127_i32_0 = arith.constant 127 : i32
    %3 = arith.cmpi ult, %extracted, %c127_i32_0 : i32
    %4:2 = scf.if %3 -> (i32, tensor<2x?x?xi32>) {
      %5:2 = func.call @f1(%2) : (tensor<2x2xi32>) -> (tensor<2x2xi32>, i32)
      scf.yield %extracted, %0 : i32, tensor<2x?x?xi32>
    } else {
      %cast = tensor.cast %1 : tensor<2x?x?xi32> to tensor<?x2x?xi32>
      %transposed = linalg.transpose ins(%cast : tensor<?x2x?xi32>) outs(%0 : tensor<2x?x?xi32>) permutation = [1, 0, 2] 
      scf.yield %c127_i32_0, %transposed : i32, tensor<2x?x?xi32>
    }
    return %arg0, %4#0, %c127_i32 : tensor<2x2xi32>, i32, i32
  }
  func.func private @f3(%arg0: tensor<2x?xi32>) -> (tensor<2x?xi32>, tensor<?x2xi32>, tensor<2x?xi32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?x2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c0, %c1] : tensor<2x?xi32>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c1] : tensor<2x?xi32>
    return %inserted, %0, %arg0 : tensor<2x?xi32>, tensor<?x2xi32>, tensor<2x?xi32>
  }
  func.func private @f1(%arg0: tensor<2x2xi32>) -> (tensor<2x2xi32>, i32) {
    %0 = scf.execute_region -> tensor<2x2xi32> {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %arg0[%c1, %c0] [1, 2] [1, %c1] : tensor<2x2xi32> to tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg0[%c1, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
      %2 = tensor.empty() : tensor<2xi32>
      %extracted = tensor.extract %extracted_slice_0[%c1] : tensor<2xi32>
      %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
      %4 = linalg.sub ins(%extracted_slice_0, %3 : tensor<2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<2xi32>) -> tensor<2xi32>
      %5 = linalg.copy ins(%extracted_slice : tensor<2xi32>) outs(%extracted_slice_0 : tensor<2xi32>) -> tensor<2xi32>
      %inserted_slice = tensor.insert_slice %4 into %arg0[%c1, %c0] [1, 2] [1, %c1] : tensor<2xi32> into tensor<2x2xi32>
      %inserted_slice_1 = tensor.insert_slice %5 into %inserted_slice[%c1, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<2x2xi32>
      %6 = arith.index_cast %extracted : i32 to index
      %c2 = arith.constant 2 : index
      %7 = arith.remui %6, %c2 : index
      %extracted_2 = tensor.extract %inserted_slice[%c0, %7] : tensor<2x2xi32>
      %inserted = tensor.insert %extracted_2 into %arg0[%7, %7] : tensor<2x2xi32>
      scf.yield %inserted : tensor<2x2xi32>
    }
    %1 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %arg0 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg0 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.andi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<2x2xi32>
    %c127_i32 = arith.constant 127 : i32
    return %1, %c127_i32 : tensor<2x2xi32>, i32
  }
  func.func @f2(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%arg2 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 0 : index
      %c1 = arith.constant 1 : index
      %3 = arith.subi %c1, %2 : index
      %4 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%3, %4] : tensor<2x2xi32>
      %c-128_i32 = arith.constant -128 : i32
      %5 = arith.subi %extracted, %c-128_i32 : i32
      linalg.yield %5 : i32
    } -> tensor<2x2xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xi32>) outs(%arg1 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = linalg.index 1 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.andi %in, %3 : i32
      linalg.yield %4 : i32
    } -> tensor<2x2xi32>
    return %1, %arg0 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @either6(%arg0: tensor<2x2x1xi32>, %arg1: tensor<2x2x1xi32>, %arg2: i1) -> tensor<2x2x1xi32> {
    %0 = scf.if %arg2 -> (tensor<2x2x1xi32>) {
      scf.yield %arg0 : tensor<2x2x1xi32>
    } else {
      scf.yield %arg1 : tensor<2x2x1xi32>
    }
    return %0 : tensor<2x2x1xi32>
  }
}

