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
// bufdiff-choices: c174d201a1df901f3e6a37f14af0ca851bd5e7dd5293c3106e568eb825bb339ae5f2ad246653f98f
// bufdiff-choices: 37
// bufdiff-features: 2043 2378 2428 2871 3039 3579 4165 4220 5297 6086 6559 6611 6812 7384 8424 8512
// bufdiff-features: 8700 9443 9479 10181 10252 11162 11441 11600 11759 12170 12476 13074 13233
// bufdiff-features: 13476 13915 14454 15312 15534 15570 15751 15903 15969 16728 17015 17193 17893
// bufdiff-features: 18138 18480 18486 18599 18683 18740 18822 19205 19919 19979 20276 20415 20888
// bufdiff-features: 22280 22323 22448 22640 22879 23810 23841 25484 25764 25818 26568 26663 26858
// bufdiff-features: 27218 27254 28389 28464 28724 28773 28814 29569 29590 29687 29816 29968 30145
// bufdiff-features: 30293 30539 30673 31288 31903 32074 32264 32577 33751 34167 34233 34875 35364
// bufdiff-features: 35411 36784 37038 37231 37672 37790 38229 38853 39061 39200 40669 40712 41679
// bufdiff-features: 42228 42344 43424 43963 44544 44716 44943 45202 46034 46203 46447 46720 46913
// bufdiff-features: 47196 47203 47371 47392 47762 47865 47904 48763 48974 49355 49370 49533 49621
// bufdiff-features: 49657 49835 49968 49998 50556 50774 51341 51415 51534 51729 51800 52062 52236
// bufdiff-features: 52330 52558 52774 52900 53451 54434 54658 54915 54998 55003 55270 55463 55479
// bufdiff-features: 55527 55609 55782 56404 56927 57548 57598 58190 58290 59115 59145 59620 60609
// bufdiff-features: 61622 61628 63887 63929 64119 64120 65478 65575 66422 66995 67954 68065 68210
// bufdiff-features: 68355 68782 68961 69121 69196 69593 69667 70330 70965 71259 72450 72629 73643
// bufdiff-features: 73802 74201 74203 75921 76639 76953 78182 78283 78430 78651 78697 79493 81239
// bufdiff-features: 81736 81756 82552 83513 83898 83992 84270 84322 85128 85134 85389 85536 85557
// bufdiff-features: 85681 86125 86496 86950 87294 87764 88038 88264 88480 88764 89812 89859 90402
// bufdiff-features: 90487 91312 91430 91500 92048 92194 92309 92492 92795 92849 92858 92921 92970
// bufdiff-features: 93255 93496 93528 93567 93994 95273 95407 95435 96808 98291 98967 99723 99757
// bufdiff-features: 100414 100465 100940 101070 101264 101582 102273 102788 103678 103715 103759
// bufdiff-features: 103869 104469 104775 104892 104931 105804 106087 107035 107614 107640 108235
// bufdiff-features: 109923 109932 110162 110165 110298 110379 110454 110527 110552 110780 111494
// bufdiff-features: 111976 112099 112353 112929 114028 114189 114739 115026 115155 115277 115588
// bufdiff-features: 116549 116671 116716 117183 118214 118954 119384 119597 120671 120745 121682
// bufdiff-features: 121699 122199 123204 123446 123470 124099 124545 126134 126249 127757 127813
// bufdiff-features: 128842 129016 129404 129849 129946 130204 130585 130951 131261 132176 132307
// bufdiff-features: 132325 132574 132840 133355 133446 133756 134494 135234 135443 136007 136030
// bufdiff-features: 136278 136596 137235 137599 137752 137865 138096 138169 138443 138476 138919
// bufdiff-features: 138941 139102 139718 140286 140863 140958 141112 141458 141740 142052 142610
// bufdiff-features: 143081 143475 144811 145058 145286 145388 146063 146512 146635 147654 148304
// bufdiff-features: 148406 148564 148780 149400 150829 150838 150864 151140 151347 152187 152730
// bufdiff-features: 152897 153530 154311 154889 155545 155644 155970 156147 156369 156460 158120
// bufdiff-features: 158371 158897 159038 159724 159796 159834 160756 161621 161736 162971 163044
// bufdiff-features: 163471 163876 164150 164294 164602 165141 165539 165636 165719 166455 166456
// bufdiff-features: 167253 167269 167357 167446 167606 167614 167749 167973 167981 168164 168881
// bufdiff-features: 168945 168966 169047 169713 170161 170447 170819 171116 171369 172111 172112
// bufdiff-features: 172926 173354 174275 175546 175662 177052 177484 177904 178067 178165 178748
// bufdiff-features: 178854 179112 179657 180240 180259 180540 180627 180699 181094 181118 181349
// bufdiff-features: 181813 182705 183224 183284 184030 184113 184122 184398 185275 185626 185847
// bufdiff-features: 186371 186642 186959 187361 188126 188376 188560 188737 188790 189793 190033
// bufdiff-features: 190495 192327 192422 192502 192628 192771 192918 192920 193059 193193 193290
// bufdiff-features: 193398 194134 194503 194714 195182 196031 196091 196392 197267 198279 198432
// bufdiff-features: 198447 199823 200064 200716 201125 202271 202423 203746 204212 204242 204314
// bufdiff-features: 205434 205471 205688 205689 206157 206820 207442 207564 207660 208765 209614
// bufdiff-features: 210022 210927 211003 211508 211547 211625 211765 211786 212774 212779 213389
// bufdiff-features: 213481 213531 213708 214190 214553 214975 215834 215959 216563 217282 217709
// bufdiff-features: 218300 218657 218738 218863 219393 219413 220112 220558 220680 220962 221033
// bufdiff-features: 221154 221975 222219 222809 222917 223174 223933 224718 224748 224899 225193
// bufdiff-features: 225308 225707 225790 226151 226178 226457 226480 226579 226659 227154 227345
// bufdiff-features: 227546 228960 229273 229475 229623 229951 230810 231326 231341 231770 231887
// bufdiff-features: 232472 232584 234562 236668 236929 236930 239031 239134 239237 240765 240951
// bufdiff-features: 241213 241331 241739 242793 243347 243441 243546 243863 243989 244092 244196
// bufdiff-features: 244408 244729 244895 245380 245565 245898 246208 246543 246783 246895 246953
// bufdiff-features: 247062 248194 248209 248994 249179 249344 250300 250345 250855 250917 250948
// bufdiff-features: 251444 252260 252466 252995 253876 255896 256076 256668 256792 256972 257363
// bufdiff-features: 257794 257806 258066 258472 259256 259593 259840 260179 260308 260534 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x2xf32>, %arg1: tensor<3x2xf32>, %arg2: f32) -> (tensor<6xf32>, tensor<3x2xf32>, tensor<1x?xf32>, tensor<1x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>, tensor<2xf32>, tensor<f32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %inserted = tensor.insert %arg2 into %arg1[%c1, %1] : tensor<3x2xf32>
    %dim = tensor.dim %inserted, %c1 : tensor<3x2xf32>
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<3.000000e+00> : tensor<2xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, %c1] [2, 1] [2, 1] : tensor<3x2xf32> to tensor<2xf32>
    %2 = linalg.dot ins(%cst_1, %extracted_slice : tensor<2xf32>, tensor<2xf32>) outs(%cst_0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst_0[] : tensor<f32>
    vector.print %extracted : f32
    %collapsed = tensor.collapse_shape %inserted [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>
    %c2 = arith.constant 2 : index
    %3 = scf.forall (%arg3, %arg4) in (%c2, 3) shared_outs(%arg5 = %arg1) -> (tensor<3x2xf32>) {
      %c0_15 = arith.constant 0 : index
      %inserted_16 = tensor.insert %arg2 into %arg1[%c0_15, %c1] : tensor<3x2xf32>
      %23 = scf.execute_region -> tensor<3x2xf32> {
        %31 = tensor.empty(%c1) : tensor<2x2x?x2xi32>
        %c0_i32 = arith.constant 0 : i32
        %32 = linalg.fill ins(%c0_i32 : i32) outs(%31 : tensor<2x2x?x2xi32>) -> tensor<2x2x?x2xi32>
        %extracted_slice_19 = tensor.extract_slice %32[0, %c0_15, 0, 0] [2, 1, 1, 2] [1, 1, 1, 1] : tensor<2x2x?x2xi32> to tensor<2x1x1x2xi32>
        %33 = linalg.conv_2d_nhwc_fhwc_q ins(%32, %extracted_slice_19, %c0_i32, %c0_i32 : tensor<2x2x?x2xi32>, tensor<2x1x1x2xi32>, i32, i32) outs(%32 : tensor<2x2x?x2xi32>) -> tensor<2x2x?x2xi32>
        %34 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %cst_1) -> (tensor<2xf32>) {
          %collapsed_24 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x2x?x2xi32> into tensor<4x?x2xi32>
          %36 = tensor.empty() : tensor<3x2xf32>
          %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<3x2xf32>) outs(%36 : tensor<3x2xf32>) {
          ^bb0(%in: f32, %out: f32):
            %40 = arith.mulf %in, %arg2 : f32
            linalg.yield %40 : f32
          } -> tensor<3x2xf32>
          %38 = scf.for %arg8 = %c0_15 to %c1 step %c1 iter_args(%arg9 = %37) -> (tensor<3x2xf32>) {
            %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<3x2xf32>) outs(%36 : tensor<3x2xf32>) {
            ^bb0(%in: f32, %out: f32):
              linalg.yield %in : f32
            } -> tensor<3x2xf32>
            %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<3x2xf32>) outs(%arg9 : tensor<3x2xf32>) {
            ^bb0(%in: f32, %out: f32):
              %42 = arith.maximumf %in, %out : f32
              linalg.yield %42 : f32
            } -> tensor<3x2xf32>
            scf.yield %41 : tensor<3x2xf32>
          }
          %extracted_slice_25 = tensor.extract_slice %arg7[%arg6] [1] [1] : tensor<2xf32> to tensor<1xf32>
          %39 = linalg.erf ins(%extracted_slice_25 : tensor<1xf32>) outs(%extracted_slice_25 : tensor<1xf32>) -> tensor<1xf32>
          %inserted_26 = tensor.insert %extracted into %39[%c0_15] : tensor<1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %inserted_26 into %arg7[%arg6] [1] [1] : tensor<1xf32> into tensor<2xf32>
          }
        }
        %true = arith.constant true
        %true_20 = arith.constant true
        %true_21 = arith.constant true
        %false = arith.constant false
        %true_22 = arith.constant true
        %from_elements_23 = tensor.from_elements %true, %true_20, %true_21, %false, %true, %true_22 : tensor<3x2xi1>
        %35 = linalg.select ins(%from_elements_23, %arg1, %inserted : tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) outs(%inserted_16 : tensor<3x2xf32>) -> tensor<3x2xf32>
        scf.yield %35 : tensor<3x2xf32>
      }
      %extracted_slice_17 = tensor.extract_slice %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<3x2xf32> to tensor<f32>
      %24 = tensor.empty() : tensor<f32>
      %25 = arith.negf %extracted : f32
      %26 = arith.addf %25, %arg2 : f32
      %27 = linalg.fill ins(%26 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
      %28 = linalg.abs ins(%27 : tensor<f32>) outs(%extracted_slice_17 : tensor<f32>) -> tensor<f32>
      %29 = arith.index_cast %arg3 : index to i64
      %30 = arith.sitofp %29 : i64 to f32
      %inserted_18 = tensor.insert %30 into %28[] : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_18 into %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<3x2xf32>
      }
    }
    %4:2 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %3, %arg5 = %3) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
      %23 = tensor.empty() : tensor<2x2x2xf32>
      %cst_15 = arith.constant 3.000000e+00 : f32
      %24 = linalg.fill ins(%cst_15 : f32) outs(%23 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %generated = tensor.generate  {
      ^bb0(%arg6: index, %arg7: index, %arg8: index):
        %29 = arith.index_cast %arg6 : index to i64
        %30 = arith.sitofp %29 : i64 to f32
        %31 = arith.index_cast %arg7 : index to i64
        %32 = arith.sitofp %31 : i64 to f32
        %33 = arith.index_cast %arg8 : index to i64
        %34 = arith.sitofp %33 : i64 to f32
        %35 = arith.mulf %30, %32 : f32
        %36 = arith.cmpf olt, %35, %34 : f32
        %37 = arith.select %36, %35, %34 : f32
        tensor.yield %37 : f32
      } : tensor<2x2x2xf32>
      %25 = linalg.batch_matmul ins(%24, %generated : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%24 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %26 = scf.execute_region -> tensor<2x2x2xf32> {
        scf.yield %24 : tensor<2x2x2xf32>
      }
      %extracted_slice_16 = tensor.extract_slice %arg4[%arg3, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<1x2xf32>
      %27 = linalg.ceil ins(%extracted_slice_16 : tensor<1x2xf32>) outs(%extracted_slice_16 : tensor<1x2xf32>) -> tensor<1x2xf32>
      %extracted_slice_17 = tensor.extract_slice %arg5[%arg3, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<1x2xf32>
      %c0_18 = arith.constant 0 : index
      %extracted_19 = tensor.extract %extracted_slice_16[%c0_18, %1] : tensor<1x2xf32>
      %inserted_20 = tensor.insert %extracted_19 into %extracted_slice_17[%c0_18, %1] : tensor<1x2xf32>
      %28 = linalg.erf ins(%extracted_slice_16 : tensor<1x2xf32>) outs(%inserted_20 : tensor<1x2xf32>) -> tensor<1x2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %27 into %arg4[%arg3, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<3x2xf32>
        tensor.parallel_insert_slice %28 into %arg5[%arg3, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<3x2xf32>
      }
    }
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %5 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %cst_1) -> (tensor<2xf32>) {
      %23 = arith.subi %dim, %c1 : index
      %cst_15 = arith.constant dense<1.000000e+10> : tensor<3x2xf32>
      %c3 = arith.constant 3 : index
      %generated = tensor.generate %c3, %c2 {
      ^bb0(%arg5: index, %arg6: index):
        %26 = arith.index_cast %arg5 : index to i64
        %27 = arith.sitofp %26 : i64 to f32
        %28 = arith.index_cast %arg6 : index to i64
        %29 = arith.sitofp %28 : i64 to f32
        %30 = arith.maximumf %27, %29 : f32
        tensor.yield %30 : f32
      } : tensor<?x?xf32>
      %24 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%cst_15, %generated : tensor<3x2xf32>, tensor<?x?xf32>) outs(%4#0 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %extracted_slice_16 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %25 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice_16, %extracted_slice_16 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_16 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %25 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
      }
    }
    %c0 = arith.constant 0 : index
    %extracted_2 = tensor.extract %4#0[%c2, %c0] : tensor<3x2xf32>
    vector.print %extracted_2 : f32
    %collapsed_3 = tensor.collapse_shape %expanded [] : tensor<1xf32> into tensor<f32>
    %6 = scf.execute_region -> tensor<f32> {
      %23 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%extracted_slice, %5 : tensor<2xf32>, tensor<2xf32>) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
      %from_elements_15 = tensor.from_elements %arg2 : tensor<f32>
      %24 = linalg.tanh ins(%from_elements_15 : tensor<f32>) outs(%cst_0 : tensor<f32>) -> tensor<f32>
      scf.yield %24 : tensor<f32>
    }
    %expanded_4 = tensor.expand_shape %collapsed_3 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1xf32>) outs(%expanded_4 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.mulf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<1x1xf32>
    %8 = tensor.empty() : tensor<2x2x1x1xf32>
    %9 = linalg.fill ins(%extracted : f32) outs(%8 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %10 = tensor.empty() : tensor<2x2x2x1xf32>
    %11 = linalg.fill ins(%extracted : f32) outs(%10 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %cst_5 = arith.constant dense<[[[4.500000e+00], [3.500000e+00]], [[2.500000e+00], [1.500000e+00]]]> : tensor<2x2x1xf32>
    %12 = linalg.depthwise_conv_2d_nchw_chw ins(%11, %cst_5 : tensor<2x2x2x1xf32>, tensor<2x2x1xf32>) outs(%9 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %cst_6 = arith.constant dense<[[[6.500000e+00], [7.500000e+00], [8.500000e+00]], [[9.500000e+00], [1.050000e+01], [1.150000e+01]]]> : tensor<2x3x1xf32>
    %cst_7 = arith.constant dense<1.000000e+02> : tensor<2x1x2xf32>
    %13 = linalg.batch_reduce_matmul ins(%cst_6, %cst_7 : tensor<2x3x1xf32>, tensor<2x1x2xf32>) outs(%4#0 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %14:2 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %8, %arg5 = %12) -> (tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>) {
      %23 = linalg.softmax dimension(1) ins(%4#0 : tensor<3x2xf32>) outs(%13 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %extracted_slice_15 = tensor.extract_slice %arg4[0, 0, 0, %arg3] [2, 2, 1, 1] [1, 1, 1, 1] : tensor<2x2x1x1xf32> to tensor<2x2x1x1xf32>
      %24 = tensor.empty() : tensor<1x2x1xf32>
      %25 = linalg.fill ins(%extracted_2 : f32) outs(%24 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %inserted_slice = tensor.insert_slice %25 into %extracted_slice_15[%c1, 0, 0, %c0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1xf32> into tensor<2x2x1x1xf32>
      %cst_16 = arith.constant dense<[[[5.000000e-01]], [[-5.000000e-01]]]> : tensor<2x1x1xf32>
      %26 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<2x1x1xf32>) outs(%inserted_slice : tensor<2x2x1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %26 into %arg4[0, 0, 0, %arg3] [2, 2, 1, 1] [1, 1, 1, 1] : tensor<2x2x1x1xf32> into tensor<2x2x1x1xf32>
        tensor.parallel_insert_slice %cst_5 into %arg5[0, 0, 0, %arg3] [2, 2, 1, 1] [1, 1, 1, 1] : tensor<2x2x1xf32> into tensor<2x2x1x1xf32>
      }
    }
    %cst_8 = arith.constant dense<3.500000e+00> : tensor<1x1xf32>
    %15 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%9, %14#0 : tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>) outs(%14#1 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %inserted_9 = tensor.insert %extracted into %14#1[%1, %1, %c0, %c0] : tensor<2x2x1x1xf32>
    %cst_10 = arith.constant dense<[[[[5.000000e-01], [1.500000e+00]], [[2.500000e+00], [3.500000e+00]]]]> : tensor<1x2x2x1xf32>
    %transposed = linalg.transpose ins(%cst_10 : tensor<1x2x2x1xf32>) outs(%15 : tensor<2x2x1x1xf32>) permutation = [1, 2, 3, 0] 
    %cast = tensor.cast %10 : tensor<2x2x2x1xf32> to tensor<?x?x?x?xf32>
    %cst_11 = arith.constant -1.000000e+00 : f32
    %cst_12 = arith.constant 5.000000e-01 : f32
    %from_elements = tensor.from_elements %extracted_2, %cst_11, %cst_12 : tensor<3xf32>
    %16 = linalg.vecmat ins(%from_elements, %13 : tensor<3xf32>, tensor<3x2xf32>) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
    %17 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %16) -> (tensor<2xf32>) {
      %extracted_slice_15 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
      %23 = linalg.min ins(%6, %extracted_slice_15 : tensor<f32>, tensor<f32>) outs(%extracted_slice_15 : tensor<f32>) -> tensor<f32>
      %24 = linalg.fill ins(%extracted : f32) outs(%23 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %24 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
      }
    }
    %cst_13 = arith.constant dense<5.000000e-01> : tensor<f32>
    %18 = linalg.min ins(%collapsed_3, %cst_0 : tensor<f32>, tensor<f32>) outs(%cst_13 : tensor<f32>) -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%cst_13 : tensor<f32>) outs(%18 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<f32>
    %20 = scf.execute_region -> tensor<2x2x2x1xf32> {
      %extracted_15 = tensor.extract %9[%c0, %1, %c0, %c0] : tensor<2x2x1x1xf32>
      vector.print %extracted_15 : f32
      %23 = linalg.softmax dimension(2) ins(%11 : tensor<2x2x2x1xf32>) outs(%11 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
      scf.yield %23 : tensor<2x2x2x1xf32>
    }
    %21 = vector.transfer_read %5[%c0], %arg2 {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
    %22 = vector.extract %21[0] : f32 from vector<2xf32>
    %cast_14 = tensor.cast %7 : tensor<1x1xf32> to tensor<1x?xf32>
    return %collapsed, %4#1, %cast_14, %cst_8, %inserted_9, %transposed, %17, %19 : tensor<6xf32>, tensor<3x2xf32>, tensor<1x?xf32>, tensor<1x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>, tensor<2xf32>, tensor<f32>
  }
}

