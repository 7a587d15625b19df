// bufdiff-profile: deep
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241f79b81274de7e266395f
// bufdiff-choices: a55b8a5f52fec20725b0629dcdb59d5ea3b0f1837c0ea32ef123f3d9edb9dae892e15eb0b434f089
// bufdiff-choices: 4077f77702d2d40209196dc9b187c64a22930212e640162672502b833f850368cfc8e1f97291f0e4
// bufdiff-choices: 91620dfa2fdaaed6cb159b56842d3d7aadd4c3461a6e350517f468662651fda2566f275aebf78693
// bufdiff-choices: c74470885e08cbc0a522c92c0a054ed846e50b42ff2420ca551366d4a1ffee58dd466c4aa2e08feb
// bufdiff-choices: c5a4e3b04ca8f9f1b92de2ce4d4afcfea01f247ec7cf41de0c0cb4b891b704fcc1af37cf93771366
// bufdiff-choices: 956dff7fb78a65512899ca0a1e16f4670061d33c816df306dc8490feb0f482013692329afef5a54c
// bufdiff-choices: a2d5ecbcd4eb2a237a96e5891299e33a1dc1468947109d6413533ef1aa07f023f6028fd79c95836f
// bufdiff-choices: 8d9da078ee702b9f6736b21f9a1e40839525c0442314ec30b2e24e5cb42345772dca6462eb6cb577
// bufdiff-choices: 337d56bfac7f505ae2a9af08bde801b6ceef82a701eac748de113d0ecaaa495a3a7e65e5167459cd
// bufdiff-choices: ef6ab1d76006f05ebe539e68f682b76be0e9a0eec18f1fc71af2fdc0d24099c8c2ac4178a7597619
// bufdiff-choices: 6ccc588715f6c45abfa97d25fc336d075c2559e7be609b72b51f7c273f450c4414ce38f8a67c2939
// bufdiff-choices: d6c784e6a12b3b77cad8ed7105e4c189d66cd9b388bf8504cb07ccfa85434c373f57183a5ab8db77
// bufdiff-choices: 21477251ebf300aae88fc3926373ad51bbe321962f2680f91e4028b1e4b205505445ca9bb9addeec
// bufdiff-choices: 14bd8fd7630dace5bfe35c15dc749ed0028bb1b63da0edd55a16b31e6267cbb851b19296bb894028
// bufdiff-choices: d76077b37b797ef122de3ceafc6de2d4b804db566069cc700b32d1e21bb55ffe918dfc91c598d17d
// bufdiff-choices: c9086fd4bd1db39508e55331798d934a8a45c931857bcd9f40da2ca1f3b91aca8328f8b2b8671d0a
// bufdiff-choices: f1d856208d5ba538eb8888869fbd215775ff3e
// bufdiff-features: 27 294 352 1048 1453 1854 2045 2049 2461 2684 2718 3296 3439 3565 3579 4272
// bufdiff-features: 4369 4469 4752 5005 5578 5610 5809 5924 6030 6565 6611 6812 7095 7947 7957 8358
// bufdiff-features: 8416 9247 9479 9541 9773 9857 9972 10039 10303 10417 10872 11162 11321 11376
// bufdiff-features: 11408 11441 12100 12653 12757 12775 13233 13375 13424 13503 13915 13986 14194
// bufdiff-features: 14884 14915 15366 15399 15520 15644 15751 15893 16058 17490 17987 18166 18486
// bufdiff-features: 18984 19192 19241 19376 19923 19967 20127 20666 21115 21154 21623 21705 21991
// bufdiff-features: 22010 22280 22708 24197 24330 24336 24405 24598 24603 24844 25000 25274 25388
// bufdiff-features: 25735 26221 26647 26663 27048 27116 27316 28038 28537 28652 28724 28899 29066
// bufdiff-features: 29255 29640 29684 29839 29945 30474 30539 30584 31193 31377 31425 31727 31747
// bufdiff-features: 31864 31899 31925 31972 32081 32116 32457 32804 33398 33853 33968 33985 34167
// bufdiff-features: 34185 34546 34564 34609 34647 34650 34745 35097 35610 36000 36448 36674 36887
// bufdiff-features: 36901 36936 37183 37630 38202 38615 38702 38754 38876 39001 39010 39150 39241
// bufdiff-features: 39457 39907 40189 40297 40599 40643 40712 41022 41406 41594 41885 41911 41984
// bufdiff-features: 42094 42903 42964 43171 43499 43562 43774 43806 43929 43942 44364 44615 44621
// bufdiff-features: 44816 44889 46203 46995 47067 47093 47244 47371 47392 47514 47585 47668 47762
// bufdiff-features: 48243 48680 49186 49321 49528 49815 49956 50441 50469 50504 50665 51344 51415
// bufdiff-features: 51729 51863 51894 52042 52115 52322 52475 52493 52558 52900 52948 52958 53091
// bufdiff-features: 53438 53451 53898 54135 54180 54827 54970 54998 55046 55270 55621 55870 55881
// bufdiff-features: 56272 56404 56524 56611 56987 57064 57103 57383 57718 57832 57890 58344 58623
// bufdiff-features: 58720 58748 59555 59987 60167 60740 60839 60897 61255 61339 61350 61556 61696
// bufdiff-features: 61699 61789 62218 62409 62553 63062 63479 64120 64652 64959 65560 65869 65878
// bufdiff-features: 65915 66195 66312 66995 67055 67731 68355 68484 69403 69500 69660 69875 70002
// bufdiff-features: 70029 70119 70896 70954 71156 71169 71344 71613 71667 71773 72565 72629 72707
// bufdiff-features: 73016 73167 73244 73582 73643 73926 74057 74306 74362 74481 74616 74833 75416
// bufdiff-features: 75440 75640 75856 76009 76052 76331 76540 76953 78041 78170 78283 78430 78796
// bufdiff-features: 78811 79972 80114 80290 80436 80812 81057 81353 81477 81493 81511 81587 81623
// bufdiff-features: 81707 81993 82317 82383 82552 82565 82723 83194 83525 83760 83903 84635 84887
// bufdiff-features: 85047 85229 85820 86013 86125 86603 87495 87534 87576 87585 87845 87861 87923
// bufdiff-features: 88008 88835 88958 88984 89109 89110 89151 89178 89555 89696 89732 89812 90516
// bufdiff-features: 90543 90640 90741 90777 91058 91106 91258 91368 91737 91770 92193 92194 92344
// bufdiff-features: 92835 92919 92970 93286 93583 93944 94669 94687 95273 95289 95407 95507 95625
// bufdiff-features: 96351 96353 96978 96980 97059 97067 97379 98291 98447 98448 98518 98530 99009
// bufdiff-features: 99224 99544 99656 99738 100342 100455 100641 101071 101264 101342 101449 101888
// bufdiff-features: 102196 102621 102809 102847 103009 103108 103260 103646 103673 103851 104123
// bufdiff-features: 104253 104931 105236 105259 105573 105858 105902 105969 105970 106367 106652
// bufdiff-features: 107302 107507 108210 108388 108869 109711 109923 110162 110616 110780 110816
// bufdiff-features: 111185 111457 112068 112176 112399 112474 112552 112706 112712 112756 112929
// bufdiff-features: 112952 113098 113209 114656 114874 115273 115343 115388 115471 115728 116035
// bufdiff-features: 116191 116474 116491 116758 117137 117364 117833 117839 118112 118163 118206
// bufdiff-features: 118221 119065 119522 119764 119993 120404 120891 121000 121115 121318 121370
// bufdiff-features: 121394 121499 121632 121765 121951 122367 123313 123396 123764 123903 124037
// bufdiff-features: 124484 124565 124824 125604 125648 125665 126137 126179 126383 127405 127548
// bufdiff-features: 127922 128138 128230 128456 128608 128768 128817 128975 129120 129288 129743
// bufdiff-features: 129878 130054 130071 130332 130500 130595 131065
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x3x2xf64>) {
    %0 = linalg.negf ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = math.sinh %extracted : f64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (tensor<f64>) {
      %extracted_0 = tensor.extract %arg0[] : tensor<f64>
      vector.print %extracted_0 : f64
      %20 = tensor.empty() : tensor<f64>
      %cst_1 = arith.constant 1.000000e+01 : f64
      %21 = linalg.fill ins(%cst_1 : f64) outs(%20 : tensor<f64>) -> tensor<f64>
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%21 : tensor<f64>) outs(%arg0 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %25 = arith.subf %in, %out : f64
        linalg.yield %25 : f64
      } -> tensor<f64>
      %c3_2 = arith.constant 3 : index
      %23:2 = scf.for %arg3 = %c0 to %c3_2 step %c1 iter_args(%arg4 = %22, %arg5 = %arg1) -> (tensor<f64>, index) {
        %25 = arith.cmpi ult, %arg1, %c0 : index
        %26:2 = scf.if %25 -> (tensor<f64>, index) {
          %cst_6 = arith.constant dense<-2.500000e+00> : tensor<3xf64>
          %c2_7 = arith.constant 2 : index
          %29 = tensor.empty(%c2_7) : tensor<?xf64>
          %30 = linalg.fill ins(%cst_1 : f64) outs(%29 : tensor<?xf64>) -> tensor<?xf64>
          %c4_8 = arith.constant 4 : index
          %31 = tensor.empty(%c4_8) : tensor<?xf64>
          %32 = linalg.fill ins(%extracted : f64) outs(%31 : tensor<?xf64>) -> tensor<?xf64>
          %33 = linalg.conv_1d ins(%32, %30 : tensor<?xf64>, tensor<?xf64>) outs(%cst_6 : tensor<3xf64>) -> tensor<3xf64>
          %extracted_slice = tensor.extract_slice %33[0] [%c3_2] [1] : tensor<3xf64> to tensor<?xf64>
          %34 = linalg.fill ins(%extracted_0 : f64) outs(%arg0 : tensor<f64>) -> tensor<f64>
          scf.yield %34, %arg3 : tensor<f64>, index
        } else {
          %from_elements = tensor.from_elements %extracted_0 : tensor<f64>
          %29 = linalg.sqrt ins(%from_elements : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
          scf.yield %29, %arg1 : tensor<f64>, index
        }
        %27:3 = scf.while (%arg6 = %c0, %arg7 = %arg4, %arg8 = %arg4) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
          %29 = arith.cmpi ult, %arg6, %c1 : index
          scf.condition(%29) %arg6, %arg7, %arg8 : index, tensor<f64>, tensor<f64>
        } do {
        ^bb0(%arg6: index, %arg7: tensor<f64>, %arg8: tensor<f64>):
          %extracted_6 = tensor.extract %arg7[] : tensor<f64>
          vector.print %extracted_6 : f64
          %29 = tensor.empty() : tensor<6xf64>
          %30 = arith.addi %arg6, %c1 : index
          %cst_7 = arith.constant dense<9.500000e+00> : tensor<f64>
          %31 = linalg.add ins(%arg4, %cst_7 : tensor<f64>, tensor<f64>) outs(%arg8 : tensor<f64>) -> tensor<f64>
          %32 = arith.index_cast %arg1 : index to i64
          %33 = arith.sitofp %32 : i64 to f64
          %inserted_8 = tensor.insert %33 into %arg7[] : tensor<f64>
          scf.yield %30, %inserted_8, %31 : index, tensor<f64>, tensor<f64>
        }
        %extracted_3 = tensor.extract %26#0[] : tensor<f64>
        %extracted_4 = tensor.extract %arg4[] : tensor<f64>
        %cst_5 = arith.constant -6.000000e+00 : f64
        %28 = linalg.fill ins(%cst_5 : f64) outs(%arg4 : tensor<f64>) -> tensor<f64>
        scf.yield %28, %arg1 : tensor<f64>, index
      }
      %24 = linalg.copy ins(%22 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %24 : tensor<f64>
    }
    %c2 = arith.constant 2 : index
    %3:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %c3_0 = arith.constant 3 : index
      %20:2 = scf.for %arg4 = %c1 to %c3_0 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (tensor<f64>, index) {
        %c4_1 = arith.constant 4 : index
        %22 = arith.minsi %arg4, %c4_1 : index
        %extracted_2 = tensor.extract %0[] : tensor<f64>
        %23 = linalg.fill ins(%extracted : f64) outs(%arg5 : tensor<f64>) -> tensor<f64>
        scf.yield %23, %arg6 : tensor<f64>, index
      }
      %21 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%21) %arg1, %arg2, %arg3 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f64>, %arg3: tensor<f64>):
      %20 = arith.addi %arg1, %c1 : index
      %mapped = linalg.map { arith.minimumf } ins(%arg0, %arg0 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>)
      scf.yield %20, %mapped, %arg3 : index, tensor<f64>, tensor<f64>
    }
    %4 = bufferization.alloc_tensor() : tensor<f64>
    %c4 = arith.constant 4 : index
    %5 = scf.for %arg1 = %c2 to %c4 step %c1 iter_args(%arg2 = %0) -> (tensor<f64>) {
      %20:2 = scf.while (%arg3 = %c0, %arg4 = %4) : (index, tensor<f64>) -> (index, tensor<f64>) {
        scf.for %arg5 = %c2 to %c4 step %c1 {
          %c3_0 = arith.constant 3 : index
          %22 = index.ceildivs %arg1, %c3_0
          %23 = arith.cmpi eq, %3#0, %c3_0 : index
          scf.if %23 {
            %25 = bufferization.alloc_tensor() copy(%arg2) : tensor<f64>
          } else {
          }
          %24:2 = scf.for %arg6 = %c1 to %c3_0 step %c1 iter_args(%arg7 = %arg4, %arg8 = %4) -> (tensor<f64>, tensor<f64>) {
            %false = arith.constant false
            %25 = arith.shrui %23, %false : i1
            %26 = tensor.empty() : tensor<f64>
            %27 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%3#2, %2 : tensor<f64>, tensor<f64>) outs(%26 : tensor<f64>) -> tensor<f64>
            %rank = tensor.rank %26 : tensor<f64>
            %cst_1 = arith.constant 1.000000e+00 : f64
            %28 = linalg.fill ins(%cst_1 : f64) outs(%arg8 : tensor<f64>) -> tensor<f64>
            %29 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%27, %3#2 : tensor<f64>, tensor<f64>) outs(%28 : tensor<f64>) -> tensor<f64>
            %30 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%2, %arg2 : tensor<f64>, tensor<f64>) outs(%arg7 : tensor<f64>) -> tensor<f64>
            scf.yield %30, %29 : tensor<f64>, tensor<f64>
          }
        }
        %21 = arith.cmpi ult, %arg3, %c1 : index
        scf.condition(%21) %arg3, %arg4 : index, tensor<f64>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<f64>):
        %21 = tensor.empty() : tensor<f64>
        %22 = linalg.round ins(%2 : tensor<f64>) outs(%21 : tensor<f64>) -> tensor<f64>
        %23 = arith.addi %arg3, %c1 : index
        %24 = linalg.erf ins(%2 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
        scf.yield %23, %24 : index, tensor<f64>
      }
      %mapped = linalg.map ins(%2, %3#1, %arg2 : tensor<f64>, tensor<f64>, tensor<f64>) outs(%3#2 : tensor<f64>)
        (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
          %21 = arith.subf %in, %in_0 : f64
          %22 = arith.mulf %21, %in_1 : f64
          linalg.yield %22 : f64
        }
      scf.yield %arg2 : tensor<f64>
    }
    %6 = linalg.abs ins(%5 : tensor<f64>) outs(%5 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant 7.250000e+00 : f64
    %inserted = tensor.insert %cst into %3#2[] : tensor<f64>
    %7 = arith.cmpi ult, %3#0, %c4 : index
    %8 = arith.select %7, %5, %3#2 : tensor<f64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%5 : tensor<f64>) outs(%5 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.cmpf olt, %in, %out : f64
      %21 = arith.select %20, %in, %out : f64
      linalg.yield %21 : f64
    } -> tensor<f64>
    %10 = scf.if %7 -> (tensor<f64>) {
      %c1_i32 = arith.constant 1 : i32
      %from_elements = tensor.from_elements %c1_i32 : tensor<1xi32>
      %reshape = tensor.reshape %5(%from_elements) : (tensor<f64>, tensor<1xi32>) -> tensor<?xf64>
      %cst_0 = arith.constant dense<[[1.500000e+00], [2.500000e+00]]> : tensor<2x1xf64>
      %20 = tensor.empty() : tensor<2xf64>
      %21 = linalg.fill ins(%extracted : f64) outs(%20 : tensor<2xf64>) -> tensor<2xf64>
      %22 = linalg.vecmat ins(%21, %cst_0 : tensor<2xf64>, tensor<2x1xf64>) outs(%reshape : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %9 : tensor<f64>
    } else {
      scf.yield %9 : tensor<f64>
    }
    %c3 = arith.constant 3 : index
    %11:3 = scf.while (%arg1 = %c0, %arg2 = %10, %arg3 = %10) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %20 = tensor.empty() : tensor<f64>
      %21 = linalg.fill ins(%extracted : f64) outs(%20 : tensor<f64>) -> tensor<f64>
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3#2 : tensor<f64>) outs(%20 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %29 = arith.subf %in, %extracted : f64
        linalg.yield %29 : f64
      } -> tensor<f64>
      %23 = tensor.empty() : tensor<f64>
      %24 = linalg.fill ins(%cst : f64) outs(%23 : tensor<f64>) -> tensor<f64>
      %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%21 : tensor<f64>) outs(%24 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %29 = arith.maximumf %in, %out : f64
        linalg.yield %29 : f64
      } -> tensor<f64>
      %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%21, %22 : tensor<f64>, tensor<f64>) outs(%21 : tensor<f64>) {
      ^bb0(%in: f64, %in_0: f64, %out: f64):
        %29 = arith.mulf %in, %in_0 : f64
        linalg.yield %29 : f64
      } -> tensor<f64>
      %27 = arith.cmpi ult, %arg1, %c3 : index
      %28 = arith.andi %27, %7 : i1
      scf.condition(%28) %arg1, %arg2, %arg3 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f64>, %arg3: tensor<f64>):
      %20 = arith.addi %arg1, %c1 : index
      %extracted_0 = tensor.extract %arg3[] : tensor<f64>
      %cst_1 = arith.constant 1.000000e+00 : f64
      %21 = linalg.fill ins(%cst_1 : f64) outs(%arg3 : tensor<f64>) -> tensor<f64>
      %22 = linalg.copy ins(%10 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %20, %22, %21 : index, tensor<f64>, tensor<f64>
    }
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3#2 : tensor<f64>) outs(%9 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.minimumf %in, %out : f64
      linalg.yield %20 : f64
    } -> tensor<f64>
    %13 = tensor.empty() : tensor<3x3x2xf64>
    %14 = linalg.fill ins(%1 : f64) outs(%13 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
    %15 = tensor.empty() : tensor<3x4x2xf64>
    %16 = linalg.fill ins(%extracted : f64) outs(%15 : tensor<3x4x2xf64>) -> tensor<3x4x2xf64>
    %17 = tensor.empty() : tensor<2xf64>
    %18 = linalg.pooling_nwc_sum ins(%16, %17 : tensor<3x4x2xf64>, tensor<2xf64>) outs(%14 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
    %19 = scf.if %7 -> (tensor<3x3x2xf64>) {
      %20 = index.ceildivu %3#0, %c2
      %extracted_0 = tensor.extract %3#2[] : tensor<f64>
      %21 = linalg.reciprocal ins(%18 : tensor<3x3x2xf64>) outs(%14 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
      scf.yield %21 : tensor<3x3x2xf64>
    } else {
      %20 = linalg.log ins(%14 : tensor<3x3x2xf64>) outs(%14 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
      scf.yield %20 : tensor<3x3x2xf64>
    }
    return %12, %11#2, %11#1, %8, %inserted, %6, %19 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x3x2xf64>
  }
}

