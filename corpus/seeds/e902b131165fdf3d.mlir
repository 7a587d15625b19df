// bufdiff-profile: deep
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
// bufdiff-choices: 0696ddcafbc42385e16de9829d2bb92f4fb6c3765b483e8a110fc7b932c37b48d45d
// bufdiff-features: 981 1084 1326 1552 1739 1950 2270 2320 2442 2609 2952 3039 3122 3395 3579 3627
// bufdiff-features: 3751 4211 4212 4392 5071 5456 5973 6050 6140 6163 6271 6446 6565 6584 6611 6641
// bufdiff-features: 6724 6812 6822 7662 7869 7957 8204 8235 8627 9386 9479 9601 9706 9768 9868 9968
// bufdiff-features: 10275 10514 10540 10647 10968 11044 11162 11321 11441 11538 11740 11784 11825
// bufdiff-features: 12366 12403 12485 12525 12526 12583 12760 13233 13387 13493 13915 14454 14564
// bufdiff-features: 14703 14884 14891 14929 15440 15751 15791 15829 15900 15903 15957 16207 16405
// bufdiff-features: 16417 16682 16728 16923 17259 17269 17277 17487 17873 18077 18322 18408 18480
// bufdiff-features: 18574 18588 18822 18887 19164 19172 19241 19545 19606 20023 20237 20254 20770
// bufdiff-features: 21044 21115 21154 21419 21883 21991 22074 22161 22220 22271 22280 22593 22678
// bufdiff-features: 22824 23347 23454 23495 23594 23683 23807 24268 24336 24393 24747 25094 25119
// bufdiff-features: 25388 25810 25818 25911 26337 26354 26546 26568 26663 27048 27132 27334 27461
// bufdiff-features: 27497 27725 27767 27825 27869 27978 28276 28537 28652 28724 28814 29001 29236
// bufdiff-features: 29303 29590 29667 29684 29687 29839 29968 30427 30666 30996 31247 31329 31454
// bufdiff-features: 31899 31907 31972 32804 32807 32941 33042 33243 33530 33762 33853 33915 34161
// bufdiff-features: 34167 34334 34564 34623 34647 35022 35097 35163 35343 35633 35668 36125 36280
// bufdiff-features: 36542 36681 36721 36753 36784 36901 36936 37251 37331 37409 37873 37975 38163
// bufdiff-features: 38394 38570 38576 38702 38754 38783 39010 39025 39486 39927 40044 40132 40297
// bufdiff-features: 40461 40540 40643 40712 40812 40905 40920 41055 41318 41820 41854 42094 42282
// bufdiff-features: 42467 42497 42542 42669 42680 42850 43385 43442 43447 43480 43839 43942 44056
// bufdiff-features: 44098 44163 44587 44621 44816 45031 45159 45263 45473 45571 45710 45899 46024
// bufdiff-features: 46203 46404 46832 46874 46947 47203 47311 47392 47477 47554 47782 47933 48092
// bufdiff-features: 48301 48502 48598 48600 48724 48759 48974 49272 49355 49370 49432 49605 49607
// bufdiff-features: 49683 49684 49800 50022 50146 50278 50426 50450 50469 50476 50717 50892 50993
// bufdiff-features: 51026 51178 51344 51373 51415 51729 52042 52062 52083 52085 52152 52353 52523
// bufdiff-features: 52558 52836 52900 52928 52958 53180 53212 53327 53414 53441 53553 53659 53683
// bufdiff-features: 53716 53779 53914 54180 54385 54493 54587 54683 54970 54998 55130 55182 55276
// bufdiff-features: 55382 55463 55517 55887 56084 56477 56499 56524 57548 57718 58122 58194 58290
// bufdiff-features: 58403 58577 58623 58858 58916 59069 59082 59201 59620 60404 60512 60601 60698
// bufdiff-features: 60816 60983 61302 61339 61346 61484 61541 61556 61699 62121 62360 62890 62927
// bufdiff-features: 63062 63071 63384 63610 64119 64120 64339 64716 64959 64976 65715 66003 66053
// bufdiff-features: 66195 66312 66327 66422 66626 66649 66698 66835 66995 67375 67771 67801 67817
// bufdiff-features: 68102 68217 68355 68493 68551 68701 68764 68782 69032 69121 69128 69449 69521
// bufdiff-features: 69523 69613 69660 69780 70023 70101 70119 70529 70896 71306 71429 71701 71726
// bufdiff-features: 71798 71928 72011 72363 72413 72674 73042 73140 73150 73218 73311 73462 73542
// bufdiff-features: 73725 73802 74083 74358 74362 74399 74698 75107 75447 75729 75900 75921 76222
// bufdiff-features: 76245 76316 76677 76748 76765 76953 76973 76988 77148 77283 77564 77617 78283
// bufdiff-features: 78430 78624 78697 78950 79288 79389 79493 79562 79600 79739 80119 80168 80436
// bufdiff-features: 80462 80553 81435 81662 81707 81736 81814 81956 81976 82011 82135 82186 82551
// bufdiff-features: 82594 82723 82731 82976 83441 83493 83674 83710 83758 83802 84322 84452 84585
// bufdiff-features: 84628 84808 84853 84887 84962 85194 85387 85474 85568 85843 85953 85978 86103
// bufdiff-features: 86125 86210 87055 87228 87487 87495 87531 87761 87771 87923 88008 88212 88337
// bufdiff-features: 88341 88635 88999 89110 89250 89251 89266 89434 89438 89445 89633 89765 89780
// bufdiff-features: 89812 89859 90016 90070 90082 90414 90487 90543 91415 91633 91727 91737 91958
// bufdiff-features: 92090 92194 92259 92492 93255 93463 93889 93928 94187 94360 94687 94698 94755
// bufdiff-features: 95056 95257 95407 95507 95508 95535 95642 95900 96353 96374 96468 96656 96882
// bufdiff-features: 97172 97282 97666 97924 97975 98085 98134 98174 98201 98291 98340 98879 99009
// bufdiff-features: 99038 99221 99228 99301 99512 99738 99757 100258 100783 101007 101207 101264
// bufdiff-features: 101269 101293 101342 102187 102601 102788 102897 103056 103134 103234 103383
// bufdiff-features: 103522 103648 103715 103851 104054 104129 104217 104303 104689 104773 104931
// bufdiff-features: 104992 105055 105108 105246 105264 105573 105750 106321 106396 106645 106798
// bufdiff-features: 107035 107273 107614 107727 107900 108012 108165 108173 108176 108507 108992
// bufdiff-features: 109028 109086 109125 109440 109721 109933 110153 110162 110780 110917 111029
// bufdiff-features: 111574 111575 111872 111883 111976 112012 112065 112068 112267 112297 112405
// bufdiff-features: 112473 112474 112929 112930 112944 112958 113209 113374 113414 113624 113657
// bufdiff-features: 113698 113823 113903 114199 114229 114308 114360 114405 114783 114826 114874
// bufdiff-features: 115026 115252 115471 115711 115728 115823 116425 116486 117137 117151 117779
// bufdiff-features: 117839 118206 118698 118739 118769 119130 119686 119845 119878 119885 119982
// bufdiff-features: 119993 120372 120434 120687 121089 121252 121307 121363 121394 121467 121598
// bufdiff-features: 121626 121682 121844 121847 121993 122048 122367 122374 122730 122903 123015
// bufdiff-features: 123107 123204 123446 123770 123989 124036 124218 124484 124689 124762 125128
// bufdiff-features: 125136 125175 125265 125750 125824 125831 126138 126179 126321 126439 126554
// bufdiff-features: 126879 127096 127112 127163 127167 127259 127531 127640 127711 127813 128143
// bufdiff-features: 128157 128228 128286 128456 128713 128768 128916 129478 129771 129849 129852
// bufdiff-features: 129946 130019 130824 130933 130942 131007
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x4xf32> {bufferization.writable = false}, %arg1: tensor<?xf32>, %arg2: f32) -> (tensor<1x?x?xf32>, tensor<12xf32>, tensor<12xf32>, tensor<7xf32>, tensor<3x4xf32>, tensor<1x3x4xf32>, tensor<3x4xf32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<3x4xf32>) outs(%arg0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg2 into %arg0[%c0, %c2] : tensor<3x4xf32>
    %cst = arith.constant dense<5.000000e-01> : tensor<2x2xf32>
    %cast = tensor.cast %cst : tensor<2x2xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %cst : tensor<2x2xf32> to tensor<?x?xf32>
    %1:2 = call @f1(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>)
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst) -> (tensor<2x2xf32>) {
      %13 = arith.remui %arg3, %c2 : index
      %extracted_9 = tensor.extract %arg4[%c0, %13] : tensor<2x2xf32>
      %14 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg4) -> (tensor<2x2xf32>) {
        %extracted_10 = tensor.extract %cst[%c0, %c1] : tensor<2x2xf32>
        %inserted_11 = tensor.insert %extracted_9 into %arg6[%arg5, %arg5] : tensor<2x2xf32>
        scf.yield %inserted_11 : tensor<2x2xf32>
      }
      scf.yield %14 : tensor<2x2xf32>
    }
    %3 = tensor.empty() : tensor<3x4xf32>
    %4 = tensor.empty() : tensor<4x3xf32>
    %cst_1 = arith.constant 1.000000e+10 : f32
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x3xf32>) outs(%3 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_9 = arith.constant 3.000000e+00 : f32
      %13 = arith.cmpf olt, %in, %cst_9 : f32
      %14 = arith.select %13, %in, %cst_9 : f32
      linalg.yield %14 : f32
    } -> tensor<3x4xf32>
    %7 = tensor.empty() : tensor<2x2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %13 = arith.index_cast %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %cst_9 = arith.constant 3.000000e+00 : f32
      %15 = arith.negf %14 : f32
      %16 = arith.addf %15, %cst_9 : f32
      tensor.yield %16 : f32
    } : tensor<2xf32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<2xf32>) outs(%7 : tensor<2x2xf32>) dimensions = [0] 
    %8 = linalg.min ins(%6, %arg0 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %c4 = arith.constant 4 : index
    %generated_2 = tensor.generate  {
    ^bb0(%arg3: index):
      %13 = arith.index_cast %arg3 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.divf %14, %arg2 : f32
      tensor.yield %15 : f32
    } : tensor<4xf32>
    %cast_3 = tensor.cast %generated_2 : tensor<4xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %cast_3 into %4[0, %c2] [%c4, 1] [1, 1] : tensor<?xf32> into tensor<4x3xf32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %inserted_5 = tensor.insert %cst_4 into %0[%c0, %c1] : tensor<3x4xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<3x4xf32>
    %extracted_6 = tensor.extract %inserted_5[%c2, %c2] : tensor<3x4xf32>
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %splat = tensor.splat %cst_1[%dim] : tensor<?xf32>
    %cast_7 = tensor.cast %cst : tensor<2x2xf32> to tensor<?x?xf32>
    %9:2 = call @f1(%1#0, %cast_7) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>)
    %10:2 = scf.for %arg3 = %c2 to %c3 step %c1 iter_args(%arg4 = %6, %arg5 = %9#1) -> (tensor<3x4xf32>, tensor<1x?x?xf32>) {
      %13 = tensor.empty() : tensor<4x3xf32>
      %14 = tensor.empty() : tensor<4x3xf32>
      %cst_9 = arith.constant 1.000000e+00 : f32
      %15 = linalg.fill ins(%cst_9 : f32) outs(%14 : tensor<4x3xf32>) -> tensor<4x3xf32>
      %mapped = linalg.map ins(%5, %15, %15 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%13 : tensor<4x3xf32>)
        (%in: f32, %in_15: f32, %in_16: f32, %init: f32) {
          %23 = arith.divf %in, %in_15 : f32
          %24 = arith.negf %23 : f32
          %25 = arith.addf %24, %in_16 : f32
          linalg.yield %25 : f32
        }
      %16 = tensor.empty() : tensor<1x1x1x1x2xf32>
      %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
      %cst_10 = arith.constant dense<0.000000e+00> : tensor<1x2x2x2x2xf32>
      %18 = tensor.empty() : tensor<2x2x2x2xf32>
      %19 = linalg.fill ins(%extracted_6 : f32) outs(%18 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
      %20 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%cst_10, %19 : tensor<1x2x2x2x2xf32>, tensor<2x2x2x2xf32>) outs(%17 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
      %21:2 = func.call @f1(%1#0, %1#0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>)
      %extracted_11 = tensor.extract %arg5[%c0, %c1, %c0] : tensor<1x?x?xf32>
      %cst_12 = arith.constant dense<[[[true, false], [false, true]]]> : tensor<1x2x2xi1>
      %22 = linalg.select ins(%cst_12, %9#1, %1#1 : tensor<1x2x2xi1>, tensor<1x?x?xf32>, tensor<1x?x?xf32>) outs(%arg5 : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
      %extracted_13 = tensor.extract %arg4[%arg3, %arg3] : tensor<3x4xf32>
      %inserted_14 = tensor.insert %extracted into %arg4[%c2, %arg3] : tensor<3x4xf32>
      scf.yield %inserted_14, %22 : tensor<3x4xf32>, tensor<1x?x?xf32>
    }
    %c12 = arith.constant 12 : index
    %from_elements = tensor.from_elements %c12 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<3x4xf32>, tensor<1xindex>) -> tensor<12xf32>
    %collapsed = tensor.collapse_shape %10#0 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
    %cst_8 = arith.constant -0.000000e+00 : f32
    %11:4 = scf.for %arg3 = %c0 to %c12 step %c2 iter_args(%arg4 = %reshape, %arg5 = %3, %arg6 = %inserted_slice, %arg7 = %cst_8) -> (tensor<12xf32>, tensor<3x4xf32>, tensor<4x3xf32>, f32) {
      %13 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %broadcasted) -> (tensor<2x2xf32>) {
        %18 = linalg.min ins(%5, %5 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg6 : tensor<4x3xf32>) -> tensor<4x3xf32>
        %19 = linalg.add ins(%broadcasted, %broadcasted : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg9 : tensor<2x2xf32>) -> tensor<2x2xf32>
        %20 = tensor.empty(%c2) : tensor<?x2xf32>
        %21 = linalg.fill ins(%cst_4 : f32) outs(%20 : tensor<?x2xf32>) -> tensor<?x2xf32>
        %22 = linalg.matmul ins(%9#0, %21 : tensor<?x?xf32>, tensor<?x2xf32>) outs(%19 : tensor<2x2xf32>) -> tensor<2x2xf32>
        scf.yield %22 : tensor<2x2xf32>
      }
      %14 = linalg.square ins(%5 : tensor<4x3xf32>) outs(%arg6 : tensor<4x3xf32>) -> tensor<4x3xf32>
      %inserted_9 = tensor.insert %extracted into %arg5[%c2, %c3] : tensor<3x4xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x3xf32>) outs(%inserted_9 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_12 = arith.constant 1.000000e+02 : f32
        %18 = arith.subf %in, %cst_12 : f32
        linalg.yield %18 : f32
      } -> tensor<3x4xf32>
      %c7 = arith.constant 7 : index
      %extracted_10 = tensor.extract %arg4[%c7] : tensor<12xf32>
      %16 = tensor.empty() : tensor<f32>
      %17 = linalg.fill ins(%extracted_6 : f32) outs(%16 : tensor<f32>) -> tensor<f32>
      %broadcasted_11 = linalg.broadcast ins(%17 : tensor<f32>) outs(%arg4 : tensor<12xf32>) dimensions = [0] 
      scf.yield %broadcasted_11, %15, %14, %cst_8 : tensor<12xf32>, tensor<3x4xf32>, tensor<4x3xf32>, f32
    }
    %extracted_slice = tensor.extract_slice %reshape[0] [7] [1] : tensor<12xf32> to tensor<7xf32>
    %12 = scf.for %arg3 = %c0 to %c0 step %c1 iter_args(%arg4 = %0) -> (tensor<3x4xf32>) {
      affine.if #set(%c2) {
        %cast_17 = tensor.cast %2 : tensor<2x2xf32> to tensor<?x?xf32>
        %cast_18 = tensor.cast %2 : tensor<2x2xf32> to tensor<?x?xf32>
        %20:2 = func.call @f1(%cast_17, %cast_18) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>)
        %21:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10#0 : tensor<3x4xf32>) outs(%0, %inserted_5 : tensor<3x4xf32>, tensor<3x4xf32>) {
        ^bb0(%in: f32, %out: f32, %out_19: f32):
          %23 = arith.addf %out_19, %in : f32
          %24 = arith.mulf %out, %extracted : f32
          linalg.yield %23, %24 : f32, f32
        } -> (tensor<3x4xf32>, tensor<3x4xf32>)
        %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%splat : tensor<?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %23 = arith.addf %in, %cst_1 : f32
          linalg.yield %23 : f32
        } -> tensor<?xf32>
      }
      %13 = tensor.empty() : tensor<4x4xf32>
      %cst_9 = arith.constant 2.000000e+00 : f32
      %14 = linalg.fill ins(%cst_9 : f32) outs(%13 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %cast_10 = tensor.cast %14 : tensor<4x4xf32> to tensor<?x?xf32>
      %cast_11 = tensor.cast %14 : tensor<4x4xf32> to tensor<?x?xf32>
      %15:2 = func.call @f1(%cast_10, %cast_11) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>)
      %extracted_12 = tensor.extract %5[%c3, %c2] : tensor<4x3xf32>
      vector.print %extracted_12 : f32
      %16 = tensor.empty() : tensor<3x4xi1>
      %true = arith.constant true
      %17 = linalg.fill ins(%true : i1) outs(%16 : tensor<3x4xi1>) -> tensor<3x4xi1>
      %18 = linalg.select ins(%17, %8, %8 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%arg4 : tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_13 = arith.constant dense<1.000000e+00> : tensor<3x4x2xf32>
      %cst_14 = arith.constant -6.000000e+00 : f32
      %cst_15 = arith.constant 0.000000e+00 : f32
      %from_elements_16 = tensor.from_elements %cst_14, %cst_15, %cst_1, %arg2, %extracted_6, %extracted : tensor<3x2xf32>
      %19 = linalg.batch_matvec ins(%cst_13, %from_elements_16 : tensor<3x4x2xf32>, tensor<3x2xf32>) outs(%18 : tensor<3x4xf32>) -> tensor<3x4xf32>
      scf.yield %19 : tensor<3x4xf32>
    }
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [1, 3, 4] : tensor<3x4xf32> into tensor<1x3x4xf32>
    return %10#1, %collapsed, %11#0, %extracted_slice, %12, %expanded, %inserted : tensor<1x?x?xf32>, tensor<12xf32>, tensor<12xf32>, tensor<7xf32>, tensor<3x4xf32>, tensor<1x3x4xf32>, tensor<3x4xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32> {bufferization.buffer_layout = #map1}, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<1x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.maximumf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %1 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0) -> (tensor<?x?xf32>) {
      %3 = memref.alloca_scope  -> (f32) {
        %6 = linalg.ceil ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %cst = arith.constant 1.000000e+00 : f32
        memref.alloca_scope.return %cst : f32
      }
      %4 = tensor.empty(%dim) : tensor<?xf32>
      %5 = linalg.fill ins(%3 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[0, %arg2] [%dim, 1] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
      }
    }
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [1, %dim, %dim] : tensor<?x?xf32> into tensor<1x?x?xf32>
    %2 = scf.forall (%arg2, %arg3) in (%dim, %dim) shared_outs(%arg4 = %0) -> (tensor<?x?xf32>) {
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %3 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %1) -> (tensor<?x?xf32>) {
        %6 = scf.forall (%arg7) in (%dim) shared_outs(%arg8 = %arg6) -> (tensor<?x?xf32>) {
          %extracted_0 = tensor.extract %1[%c0, %c0] : tensor<?x?xf32>
          %extracted_slice_1 = tensor.extract_slice %arg8[%arg7, 0] [1, %dim] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
          %10 = linalg.fill ins(%extracted_0 : f32) outs(%extracted_slice_1 : tensor<1x?xf32>) -> tensor<1x?xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %10 into %arg8[%arg7, 0] [1, %dim] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
          }
        }
        %7 = arith.subi %dim, %c1 : index
        %cst = arith.constant 1.000000e+10 : f32
        %inserted = tensor.insert %cst into %expanded[%c0, %7, %c0] : tensor<1x?x?xf32>
        %8 = arith.remui %arg3, %c1 : index
        %extracted = tensor.extract %arg6[%arg2, %8] : tensor<?x?xf32>
        %9 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg6 : tensor<?x?xf32>) {
        ^bb0(%in: f32, %in_0: f32, %out: f32):
          %10 = arith.addf %in, %in_0 : f32
          %11 = arith.negf %10 : f32
          %12 = arith.addf %11, %out : f32
          linalg.yield %12 : f32
        } -> tensor<?x?xf32>
        scf.yield %9 : tensor<?x?xf32>
      }
      %4 = arith.cmpi uge, %arg2, %arg3 : index
      %5 = scf.if %4 -> (f32) {
        %6 = tensor.empty(%dim, %dim) : tensor<1x?x?xf32>
        %cst = arith.constant 2.000000e+00 : f32
        %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
        %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x?x?xf32>) outs(%expanded : tensor<1x?x?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %11 = arith.subf %in, %out : f32
          linalg.yield %11 : f32
        } -> tensor<1x?x?xf32>
        %9 = arith.cmpi ne, %arg2, %c0 : index
        %10 = scf.if %9 -> (tensor<?x?xf32>) {
          %extracted = tensor.extract %0[%arg2, %c0] : tensor<?x?xf32>
          %11 = linalg.reciprocal ins(%3 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %11 : tensor<?x?xf32>
        } else {
          %extracted_slice_1 = tensor.extract_slice %3[0, 0] [1, %dim] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
          %inserted = tensor.insert %cst into %extracted_slice_1[%c0, %c0] : tensor<1x?xf32>
          %inserted_slice = tensor.insert_slice %inserted into %3[0, 0] [1, %dim] [%c1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
          %11 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
          %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<?x?xf32>) outs(%11 : tensor<?x?xf32>) {
          ^bb0(%in: f32, %out: f32):
            %13 = arith.mulf %in, %cst : f32
            linalg.yield %13 : f32
          } -> tensor<?x?xf32>
          %reduced = linalg.reduce ins(%8 : tensor<1x?x?xf32>) outs(%0 : tensor<?x?xf32>) dimensions = [0] 
            (%in: f32, %init: f32) {
              %13 = arith.divf %in, %init : f32
              linalg.yield %13 : f32
            }
          scf.yield %reduced : tensor<?x?xf32>
        }
        %cst_0 = arith.constant 0.000000e+00 : f32
        scf.yield %cst_0 : f32
      } else {
        %cst = arith.constant 1.000000e+02 : f32
        scf.yield %cst : f32
      }
      %extracted_slice = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1x1xf32>
      %mapped = linalg.map ins(%extracted_slice : tensor<1x1xf32>) outs(%extracted_slice : tensor<1x1xf32>)
        (%in: f32, %init: f32) {
          linalg.yield %in : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
      }
    }
    return %2, %expanded : tensor<?x?xf32>, tensor<1x?x?xf32>
  }
}

