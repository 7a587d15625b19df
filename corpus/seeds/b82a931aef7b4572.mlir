// bufdiff-profile: deep
// bufdiff-choices: 0164304461c6a296851f8acb862eeea07ac20ea868c9e3e48da3de3afd3e9a314c4699a3e10699bf
// bufdiff-choices: 086942baa2eb2ce48880912de02ab3f3e140e66f2a82947a38be2cd423b0bd27b5c1696bd4d5f856
// bufdiff-choices: 30c045a5032f475fc18d0e131f1d753205e3e235e4e3393caf9a58781c63f7a133db6f06a9900c19
// bufdiff-choices: 8df3a755d016fd95eac4acd5b0f316dbf33a0664cb8a483a04cbdeeb8f12052ab7bef26bd3b9c674
// bufdiff-choices: 8752f00652fe173c1a0642c4a26fcd7363da682cc1cd6b90adb4a7ae277db03cf75cd81f6bc887c5
// bufdiff-choices: 18e5d30b393103a65a26b316a1f259fb12935ae4336b9868118b6adbcb8341051ea8ae2795a72295
// bufdiff-choices: 9fb9801fd8350d06ac24b95252cd57aea7f5eee20e4d66f17347e6b5d195fc66ff2050b73f0189fe
// bufdiff-choices: 2ab8a2b8c0a5e802d4658bb1ce044c5712feea7c73b3659652053e6514243684da8de366e849fd62
// bufdiff-choices: 52604bcf21786f19a735e32627d1662c756e626282e100918598ae68e4a6fd3811a882acf0feaf51
// bufdiff-choices: 7b8c5c239abddd5b29c127178af7156eb859fb2d0e22df39b806e4fed4f3f6b0830fbd7f6bba44a9
// bufdiff-choices: a8d2c34524b9285b4fedc358f5d32b36ff4559d20c0953f844a08f6ef1b88877bb38a43367d29189
// bufdiff-choices: e07c159e7ef287cb76f6ea5183336ccd7218eb534441458fecf776dc424e66e2abb6895a710a779e
// bufdiff-choices: 8dac40c762eb754c553a751d5e3a69815660e52376cd5e70f7bbd4b10a1333afb3858895378c01c0
// bufdiff-choices: a3c68b79e614fe720294635bf92e171a71faff6fa4993b686fcc35922e445d254fcf547dbb97150d
// bufdiff-choices: 9bf048ca04ad9fa7dd4d5c083284f34394e101e90c2ab2eb3d3b334880e0a04e42ab5dbf028f8726
// bufdiff-choices: 7061b4d10181549a0c214dd298b7be4a0d439e6f5a9f6f68648c0b596824a498042814888b895e2f
// bufdiff-choices: 29b07192192e4435488ec33cc218d44de96193cd553881c019fc9e8d38611d936437a198aa1650dd
// bufdiff-choices: f2ac5d85951aafd62f9086043d8ea3603e74699073468df4f1fb59252afc1c50e32a5d840e988156
// bufdiff-choices: c174d201a1df901f3e6a37f14af0ca851bd5e7dd5293c3106e
// bufdiff-features: 600 1904 2043 2826 2887 2898 2961 3579 4018 4165 4184 4494 5386 6334 6611 6641
// bufdiff-features: 6831 6970 7534 9363 9479 9748 10384 10872 11162 11210 11228 11441 11600 12052
// bufdiff-features: 12170 13173 13233 13518 14454 14458 14609 14884 15751 15903 16682 16960 17015
// bufdiff-features: 17063 17596 17757 17893 17919 18351 18486 18740 18822 19104 19164 19282 20952
// bufdiff-features: 21656 22280 22320 22640 22801 25818 26181 26414 26546 26568 26663 26780 27218
// bufdiff-features: 27672 27725 28101 28236 28389 28537 28724 28814 28986 29255 29502 29590 29945
// bufdiff-features: 29968 30160 30738 31336 31419 32232 32358 33853 34167 34233 34640 34902 35096
// bufdiff-features: 35343 35364 35411 36784 36871 37154 37373 37672 38229 39660 39673 39915 39925
// bufdiff-features: 39927 40712 41062 42194 43258 43424 43552 43558 43839 44505 44621 44786 45031
// bufdiff-features: 45869 46203 46404 46414 47242 47554 47678 47796 47904 48044 48062 48250 48333
// bufdiff-features: 49147 49370 49657 49730 49956 51335 51341 51415 51729 51800 52322 52368 52545
// bufdiff-features: 52558 52900 53180 54344 54658 54915 54998 55323 55366 55474 55561 55622 56614
// bufdiff-features: 56696 56842 57124 57185 57548 57818 57999 59145 60567 61628 62173 62890 63825
// bufdiff-features: 63929 64119 64120 64174 64370 64435 64801 65478 65517 66171 66995 67959 68355
// bufdiff-features: 68503 68670 68782 68841 69196 70330 70544 70955 71259 71282 72413 72629 73387
// bufdiff-features: 73648 73802 73849 74057 74360 74672 74862 75921 76230 76639 76677 76846 76953
// bufdiff-features: 77283 78283 78430 78526 78697 78767 78828 79811 81239 81443 81467 81539 81736
// bufdiff-features: 82186 83412 84202 85128 86125 87025 88544 88958 89250 89557 89696 89812 89859
// bufdiff-features: 90070 90402 91430 91746 92194 92492 92622 93225 93528 93994 94651 95077 95273
// bufdiff-features: 95407 95494 96439 96808 96969 97774 97949 98291 98325 98967 99757 101264 102055
// bufdiff-features: 102417 102625 102921 103135 103715 104315 104334 104931 106087 106377 107035
// bufdiff-features: 107614 108038 108235 108410 109040 109590 109932 110162 110182 110473 110552
// bufdiff-features: 110561 110780 110974 111024 111053 111795 111976 112515 112929 113943 114171
// bufdiff-features: 114541 114935 115026 115155 116474 116721 117618 118510 118880 119068 119203
// bufdiff-features: 119384 119597 119645 119764 119822 120259 120447 120687 121682 121973 123204
// bufdiff-features: 123446 123470 124134 124852 125498 126249 127000 127243 127813 128136 130135
// bufdiff-features: 130933 133230 133446 136271 136346 136958 137637 138180 138331 138476 138947
// bufdiff-features: 139029 139233 139890 140286 140606 141112 142040 142610 142916 142931 143062
// bufdiff-features: 143588 144811 145388 145597 145679 146063 146280 146512 146870 147435 147752
// bufdiff-features: 149149 149534 149892 149907 150182 150313 150619 150971 151080 151292 151588
// bufdiff-features: 151867 152070 152187 152226 152730 153300 153780 153896 153939 154370 154961
// bufdiff-features: 155577 156072 156084 156147 156460 156846 157325 157671 158120 158198 158897
// bufdiff-features: 159724 159992 160011 160124 160475 160604 160648 160756 160983 160991 162015
// bufdiff-features: 162113 162232 162350 162526 162821 162971 163044 163285 164602 165246 165439
// bufdiff-features: 165636 165695 165719 165817 166100 166456 166475 166629 167164 167749 168639
// bufdiff-features: 168808 169047 169316 169450 169627 169828 169973 171116 171795 172025 172991
// bufdiff-features: 173166 173354 174026 175375 175546 175584 176335 176370 176447 177211 177708
// bufdiff-features: 178067 178560 178748 178889 179357 179647 180169 180207 180258 180320 180699
// bufdiff-features: 181094 181349 181522 181541 182460 183224 183834 184030 184112 184576 184620
// bufdiff-features: 184625 185196 185743 186042 186171 186959 187560 187596 187622 188524 188621
// bufdiff-features: 188645 188790 189793 190347 191076 191116 191200 192210 192327 192422 192628
// bufdiff-features: 192694 192771 193059 193290 193888 194134 194989 195182 196031 196571 197263
// bufdiff-features: 197267 197355 197630 197711 197924 198213 198432 198447 198727 199305 199773
// bufdiff-features: 199823 199827 199841 199992 200104 201008 201202 201379 201475 202162 202472
// bufdiff-features: 202679 203599 203746 204212 204314 205434 205948 206162 206207 207038 207124
// bufdiff-features: 207442 209716 210022 211003 211044 211114 211508 212659 213481 214874 214959
// bufdiff-features: 215035 215959 216001 216292 216405 217748 218621 218657 218719 219091 219255
// bufdiff-features: 219413 219430 220181 220247 220253 220284 220517 220699 221033 222159 222219
// bufdiff-features: 222325 222406 222809 225153 225603 225728 225759 225827 226457 226579 226607
// bufdiff-features: 226817 227063 227345 227372 228237 228255 228548 228741 229273 229598 229775
// bufdiff-features: 229951 230081 230104 230728 231457 231770 232327 233293 233467 233691 234455
// bufdiff-features: 234661 235375 235728 236324 236496 236929 236930 237022 237223 237620 238663
// bufdiff-features: 238676 239283 239291 240765 240951 241213 241602 241740 242793 242946 243441
// bufdiff-features: 243546 243675 243967 244000 244107 244118 244196 244281 244729 245189 245380
// bufdiff-features: 245594 246284 246543 246749 246783 246895 248329 249094 249221 249650 249653
// bufdiff-features: 250300 250855 250866 252425 252466 252921 252995 253255 253389 255052 256076
// bufdiff-features: 256955 257251 257255 257530 258123 258331 258455 258906 259229 259840 260404
// bufdiff-features: 260969 261091 261263 261439
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32, %arg3: memref<?x2xf32, strided<[?, ?], offset: ?>>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x1x2x2xf32>, tensor<2x1x1x2x2xf32>, tensor<?x1xf32>, tensor<3x?xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xf32>
    %0 = tensor.empty(%dim) : tensor<?x2xf32>
    %1 = tensor.empty(%dim) : tensor<?x2xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %3 = linalg.sub ins(%2, %arg0 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%0 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %dim_0 = memref.dim %arg3, %c0 : memref<?x2xf32, strided<[?, ?], offset: ?>>
    %4 = bufferization.to_tensor %arg3 restrict : memref<?x2xf32, strided<[?, ?], offset: ?>> to tensor<?x2xf32>
    %extracted_slice = tensor.extract_slice %2[0, %c0] [%dim, 2] [1, 1] : tensor<?x2xf32> to tensor<?x2xf32>
    %5 = tensor.empty(%dim) : tensor<?x2xf32>
    %6 = linalg.fill ins(%arg2 : f32) outs(%5 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %7 = tensor.empty(%dim) : tensor<?xf32>
    %8 = linalg.fill ins(%arg2 : f32) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
    %9 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map1, #map] ins(%6, %8 : tensor<?x2xf32>, tensor<?xf32>) outs(%extracted_slice : tensor<?x2xf32>) -> tensor<?x2xf32>
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %9 : tensor<?x2xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %2[0, 0] [%dim, %c2] [1, 1] : tensor<?x?xf32> into tensor<?x2xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x2xf32>) outs(%extracted_slice : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<?x2xf32>
    %extracted_slice_1 = tensor.extract_slice %9[0, 0] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
    %cst = arith.constant dense<[[8.500000e+00, 1.150000e+01]]> : tensor<1x2xf32>
    %11 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%9, %cst : tensor<?x2xf32>, tensor<1x2xf32>) outs(%extracted_slice_1 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %inserted_slice_2 = tensor.insert_slice %11 into %9[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x2xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<?x1xf32>) outs(%extracted_slice_1 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.cmpf olt, %in, %out : f32
      %40 = arith.select %39, %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %13 = tensor.empty() : tensor<3x2xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x2xf32>) outs(%13 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %arg2 : f32
      linalg.yield %39 : f32
    } -> tensor<3x2xf32>
    %c4 = arith.constant 4 : index
    %15 = arith.remui %dim_0, %c4 : index
    %c1 = arith.constant 1 : index
    %16 = scf.for %arg4 = %c0 to %15 step %c1 iter_args(%arg5 = %14) -> (tensor<3x2xf32>) {
      %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x2xf32>) outs(%13 : tensor<3x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %41 = arith.minimumf %in, %arg2 : f32
        linalg.yield %41 : f32
      } -> tensor<3x2xf32>
      %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<3x2xf32>) outs(%arg5 : tensor<3x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %41 = arith.addf %in, %out : f32
        linalg.yield %41 : f32
      } -> tensor<3x2xf32>
      scf.yield %40 : tensor<3x2xf32>
    }
    %c3 = arith.constant 3 : index
    %17 = arith.remui %15, %c3 : index
    %18 = arith.remui %15, %c2 : index
    %extracted = tensor.extract %14[%17, %18] : tensor<3x2xf32>
    %inserted_slice_3 = tensor.insert_slice %cst into %14[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<3x2xf32>
    %cast_4 = tensor.cast %2 : tensor<?x2xf32> to tensor<?x?xf32>
    %inserted_slice_5 = tensor.insert_slice %cast_4 into %9[0, 0] [%dim, %c2] [1, 1] : tensor<?x?xf32> into tensor<?x2xf32>
    %19 = arith.remui %15, %c2 : index
    %20 = arith.index_cast %17 : index to i64
    %21 = arith.sitofp %20 : i64 to f32
    %inserted = tensor.insert %21 into %14[%18, %19] : tensor<3x2xf32>
    %22 = bufferization.alloc_tensor() : tensor<3x2xf32>
    %23 = bufferization.materialize_in_destination %inserted_slice_3 in %22 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %24 = tensor.empty() : tensor<3x2xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<3x2xf32>) outs(%24 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_18 = arith.constant 7.250000e+00 : f32
      %39 = arith.negf %in : f32
      %40 = arith.addf %39, %cst_18 : f32
      linalg.yield %40 : f32
    } -> tensor<3x2xf32>
    %extracted_slice_6 = tensor.extract_slice %extracted_slice_1[0, %c0] [%dim, 1] [1, 1] : tensor<?x1xf32> to tensor<?x1xf32>
    %26 = linalg.add ins(%extracted_slice_1, %11 : tensor<?x1xf32>, tensor<?x1xf32>) outs(%extracted_slice_6 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %inserted_slice_7 = tensor.insert_slice %26 into %extracted_slice_1[0, %c0] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x1xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg4: index, %arg5: index):
      %39 = arith.index_cast %arg4 : index to i64
      %40 = arith.sitofp %39 : i64 to f32
      %41 = arith.index_cast %arg5 : index to i64
      %42 = arith.sitofp %41 : i64 to f32
      %43 = arith.mulf %40, %42 : f32
      tensor.yield %43 : f32
    } : tensor<?x1xf32>
    %cast_8 = tensor.cast %generated : tensor<?x1xf32> to tensor<?x?xf32>
    %inserted_slice_9 = tensor.insert_slice %cast_8 into %26[0, 0] [%dim, %c1] [1, 1] : tensor<?x?xf32> into tensor<?x1xf32>
    %27 = scf.execute_region -> tensor<?x1xf32> {
      scf.yield %inserted_slice_7 : tensor<?x1xf32>
    }
    %28 = linalg.add ins(%11, %extracted_slice_6 : tensor<?x1xf32>, tensor<?x1xf32>) outs(%12 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %cst_10 = arith.constant dense<[[[[[1.150000e+01, 1.450000e+01], [1.750000e+01, 2.050000e+01]]]], [[[[2.350000e+01, 2.650000e+01], [2.950000e+01, 3.250000e+01]]]]]> : tensor<2x1x1x2x2xf32>
    %29 = tensor.empty() : tensor<2x1x1x2xf32>
    %30 = linalg.fill ins(%arg2 : f32) outs(%29 : tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xf32>
    %31 = tensor.empty() : tensor<1x1x2x2xf32>
    %32 = linalg.fill ins(%extracted : f32) outs(%31 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %33 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%30, %32 : tensor<2x1x1x2xf32>, tensor<1x1x2x2xf32>) outs(%cst_10 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    %cst_11 = arith.constant dense<1.000000e+10> : tensor<1x1x2x2xf32>
    %34 = linalg.softmax dimension(3) ins(%cst_11 : tensor<1x1x2x2xf32>) outs(%32 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    vector.print %15 : index
    %35 = scf.execute_region -> tensor<3x2xf32> {
      %39 = scf.forall (%arg4) in (%dim) shared_outs(%arg5 = %5) -> (tensor<?x2xf32>) {
        %extracted_slice_18 = tensor.extract_slice %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
        %43 = tensor.empty() : tensor<1x2xf32>
        %44 = linalg.fill ins(%extracted : f32) outs(%43 : tensor<1x2xf32>) -> tensor<1x2xf32>
        %cst_19 = arith.constant dense<[[5.500000e+00, 4.500000e+00]]> : tensor<1x2xf32>
        %45 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%44, %cst_19 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%extracted_slice_18 : tensor<1x2xf32>) -> tensor<1x2xf32>
        %false = arith.constant false
        %false_20 = arith.constant false
        %from_elements_21 = tensor.from_elements %false, %false_20 : tensor<1x2xi1>
        %46 = linalg.select ins(%from_elements_21, %cst, %cst_19 : tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) outs(%45 : tensor<1x2xf32>) -> tensor<1x2xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %46 into %arg5[%arg4, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x2xf32>
        }
      }
      %40 = tensor.empty() : tensor<3x2xf32>
      %41 = linalg.fill ins(%extracted : f32) outs(%40 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %42 = linalg.sqrt ins(%41 : tensor<3x2xf32>) outs(%13 : tensor<3x2xf32>) -> tensor<3x2xf32>
      scf.yield %42 : tensor<3x2xf32>
    }
    %36 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %35) -> (tensor<3x2xf32>) {
      %extracted_slice_18 = tensor.extract_slice %arg5[0, %c0] [3, 1] [1, 1] : tensor<3x2xf32> to tensor<3x1xf32>
      %39 = linalg.fill ins(%arg2 : f32) outs(%extracted_slice_18 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %inserted_slice_19 = tensor.insert_slice %39 into %arg5[0, %c0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x2xf32>
      scf.yield %inserted_slice_19 : tensor<3x2xf32>
    }
    %37 = tensor.empty() : tensor<3x2xf32>
    %cst_12 = arith.constant 0.000000e+00 : f32
    %cst_13 = arith.constant 5.000000e-01 : f32
    %cst_14 = arith.constant -0.000000e+00 : f32
    %cst_15 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %extracted, %cst_12, %cst_13, %cst_14, %arg2, %cst_15 : tensor<2x3xf32>
    %transposed = linalg.transpose ins(%from_elements : tensor<2x3xf32>) outs(%37 : tensor<3x2xf32>) permutation = [1, 0] 
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %39 = scf.execute_region -> tensor<?x1xf32> {
        %40 = scf.execute_region -> tensor<3x2xf32> {
          %43 = tensor.empty() : tensor<2x3xf32>
          %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%from_elements : tensor<2x3xf32>) outs(%43 : tensor<2x3xf32>) {
          ^bb0(%in: f32, %out: f32):
            %47 = linalg.index 0 : index
            %48 = arith.index_cast %47 : index to i64
            %49 = arith.sitofp %48 : i64 to f32
            %50 = arith.divf %in, %49 : f32
            linalg.yield %50 : f32
          } -> tensor<2x3xf32>
          %45 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %extracted_slice_6) -> (tensor<?x1xf32>) {
            %collapsed = tensor.collapse_shape %44 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
            %47 = linalg.copy ins(%28 : tensor<?x1xf32>) outs(%arg6 : tensor<?x1xf32>) -> tensor<?x1xf32>
            scf.yield %47 : tensor<?x1xf32>
          }
          %46 = linalg.softmax dimension(1) ins(%35 : tensor<3x2xf32>) outs(%35 : tensor<3x2xf32>) -> tensor<3x2xf32>
          scf.yield %46 : tensor<3x2xf32>
        }
        %41 = scf.forall (%arg5) in (1) shared_outs(%arg6 = %cst_10) -> (tensor<2x1x1x2x2xf32>) {
          %expanded = tensor.expand_shape %37 [[0], [1, 2]] output_shape [3, 1, 2] : tensor<3x2xf32> into tensor<3x1x2xf32>
          %43 = scf.forall (%arg7) in (%c3) shared_outs(%arg8 = %expanded) -> (tensor<3x1x2xf32>) {
            %inserted_slice_19 = tensor.insert_slice %12 into %inserted_slice_9[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf32> into tensor<?x1xf32>
            %extracted_slice_20 = tensor.extract_slice %arg8[%arg7, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<3x1x2xf32> to tensor<1x1x2xf32>
            %inserted_21 = tensor.insert %arg2 into %extracted_slice_20[%arg5, %c0, %arg5] : tensor<1x1x2xf32>
            %extracted_slice_22 = tensor.extract_slice %cst_11[%arg5, 0, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x1x2x2xf32> to tensor<1x1x2xf32>
            %46 = tensor.empty() : tensor<1x1x2xf32>
            %47 = linalg.fill ins(%arg2 : f32) outs(%46 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
            %48 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice_22, %47 : tensor<1x1x2xf32>, tensor<1x1x2xf32>) outs(%inserted_21 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %48 into %arg8[%arg7, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xf32> into tensor<3x1x2xf32>
            }
          }
          %extracted_slice_18 = tensor.extract_slice %arg6[0, %arg5, 0, 0, 0] [2, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<2x1x1x2x2xf32> to tensor<2x1x1x2x2xf32>
          %44 = linalg.reciprocal ins(%extracted_slice_18 : tensor<2x1x1x2x2xf32>) outs(%extracted_slice_18 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
          %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x1x1x2x2xf32>) outs(%44 : tensor<2x1x1x2x2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %46 = linalg.index 3 : index
            %47 = arith.index_cast %46 : index to i64
            %48 = arith.sitofp %47 : i64 to f32
            %49 = arith.cmpf olt, %in, %48 : f32
            %50 = arith.select %49, %in, %48 : f32
            linalg.yield %50 : f32
          } -> tensor<2x1x1x2x2xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %45 into %arg6[0, %arg5, 0, 0, 0] [2, 1, 1, 2, 2] [1, 1, 1, 1, 1] : tensor<2x1x1x2x2xf32> into tensor<2x1x1x2x2xf32>
          }
        }
        %42 = linalg.min ins(%26, %inserted_slice_9 : tensor<?x1xf32>, tensor<?x1xf32>) outs(%extracted_slice_1 : tensor<?x1xf32>) -> tensor<?x1xf32>
        scf.yield %42 : tensor<?x1xf32>
      }
    }
    %38 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %transposed) -> (tensor<3x2xf32>) {
      %collapsed = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
      %inserted_18 = tensor.insert %extracted into %arg5[%17, %c1] : tensor<3x2xf32>
      %cst_19 = arith.constant dense<[[5.000000e-01], [1.500000e+00], [2.500000e+00]]> : tensor<3x1xf32>
      %cast_20 = tensor.cast %cst_19 : tensor<3x1xf32> to tensor<?x1xf32>
      %inserted_slice_21 = tensor.insert_slice %cast_20 into %inserted_18[%c0, %c0] [%c3, 1] [%c1, 1] : tensor<?x1xf32> into tensor<3x2xf32>
      scf.yield %inserted_slice_21 : tensor<3x2xf32>
    }
    %cast_16 = tensor.cast %25 : tensor<3x2xf32> to tensor<3x?xf32>
    %cast_17 = tensor.cast %inserted_slice : tensor<?x2xf32> to tensor<?x?xf32>
    return %38, %36, %34, %33, %27, %cast_16, %inserted, %inserted_slice_5, %16, %inserted_slice_2, %10, %cast_17, %4, %3, %26 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<1x1x2x2xf32>, tensor<2x1x1x2x2xf32>, tensor<?x1xf32>, tensor<3x?xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<3x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x?xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>
  }
}

