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
// bufdiff-choices: f1d856208d5ba538eb8888869fbd215775ff3e27b09a4b468c83063d6c8d2c22acfc6ea1478e399f
// bufdiff-features: 76 177 779 907 1209 1312 1547 1904 1985 2332 2442 2461 2614 2684 2718 3087 3123
// bufdiff-features: 3377 3579 4165 4506 4752 6169 6198 6514 6565 6611 6641 6812 6831 7014 7136 7947
// bufdiff-features: 8235 8438 8818 9479 9540 9556 9748 9812 9972 10035 10166 10384 10872 10968
// bufdiff-features: 10982 11162 11297 11321 11408 11437 11441 11759 11774 12058 12170 12366 12403
// bufdiff-features: 12653 13021 13233 13424 13915 14256 14432 14454 14744 14884 15399 15440 15720
// bufdiff-features: 15751 15903 16269 16682 16769 16876 16906 17232 18077 18166 18392 18486 18540
// bufdiff-features: 18812 18984 19241 19332 19419 19440 19726 20099 20559 20864 20895 20996 21044
// bufdiff-features: 21154 21728 21883 21991 22221 22280 22416 22448 22739 22885 22910 22952 23169
// bufdiff-features: 23225 23412 23643 23874 23962 24025 24184 24268 24402 24516 24603 24788 24812
// bufdiff-features: 24826 24996 25018 25037 25388 25735 26087 26546 26568 26796 26881 26922 27048
// bufdiff-features: 27116 27825 28243 28578 28814 28929 29066 29255 29431 29590 29684 29883 29968
// bufdiff-features: 30474 30625 31307 31310 31353 31454 31466 31668 31863 31864 31899 31972 32085
// bufdiff-features: 32116 32457 32804 32809 33129 33324 33409 33751 33807 33824 33853 33881 33985
// bufdiff-features: 34167 34482 34564 34623 34647 34745 35239 35289 35343 35383 36092 36125 36152
// bufdiff-features: 36213 36542 36674 36784 36901 36941 37054 37183 37199 38152 38177 38662 38702
// bufdiff-features: 39150 39528 39907 39927 39955 39981 40084 40132 40297 40517 40662 40675 40712
// bufdiff-features: 41046 41055 41090 41594 41742 41907 41944 41984 42094 42517 42962 42985 43098
// bufdiff-features: 43499 43774 43839 43942 44505 44615 44816 44918 45818 45984 46139 46203 46208
// bufdiff-features: 46251 46650 46832 46995 47093 47196 47392 47488 47583 47695 47713 47735 47762
// bufdiff-features: 48038 48575 48598 48974 49135 49186 49575 49627 49707 49800 49956 50450 50476
// bufdiff-features: 50774 50972 51086 51188 51415 51729 51781 51894 52042 52062 52148 52322 52493
// bufdiff-features: 52558 52807 52900 52928 52958 53180 53244 53249 53570 53683 53779 53791 54135
// bufdiff-features: 54500 54827 54970 54998 55014 55034 55125 55270 55870 56140 56404 56611 56814
// bufdiff-features: 57103 57343 57718 58046 58059 58215 59620 59990 60004 60468 61066 61118 61180
// bufdiff-features: 61320 61350 61484 61556 61699 61880 62121 62218 62334 62914 63062 63137 63628
// bufdiff-features: 63929 64110 64111 64119 64120 64174 64235 64335 64420 64656 64959 66195 66422
// bufdiff-features: 66755 66765 66797 66931 66995 67069 68355 68755 69032 69050 69136 69541 69875
// bufdiff-features: 69987 70278 70335 70403 70544 70991 70993 71169 71199 71306 71689 71924 72413
// bufdiff-features: 72450 72909 73087 73134 73319 73388 73802 74358 74362 74833 75002 75061 75383
// bufdiff-features: 75548 75900 76052 76245 76281 76339 76659 76677 76735 76945 76953 76988 77283
// bufdiff-features: 77463 77551 77887 78038 78283 78430 78950 79185 79272 79389 79452 79972 80035
// bufdiff-features: 80097 80533 81039 81502 81511 81542 81707 81736 81819 81881 81935 82063 82164
// bufdiff-features: 82353 82383 82552 82565 82594 83194 83253 83488 83525 83548 83629 83838 84090
// bufdiff-features: 84234 84294 84635 84887 84922 84979 85004 85226 85541 86125 86837 87199 87355
// bufdiff-features: 87495 87923 88008 88321 88599 88627 88958 89109 89151 89178 89445 89732 89744
// bufdiff-features: 89780 89812 89859 90019 90116 90370 90543 90979 91013 91074 91258 91393 91633
// bufdiff-features: 91695 91737 92022 92159 92194 92291 92437 92488 92663 92711 93718 93844 93892
// bufdiff-features: 93893 93899 93944 94365 94401 94589 94687 94755 94927 95123 95273 95299 95407
// bufdiff-features: 95507 96273 96300 96739 96757 97150 97354 97492 97768 98058 98122 98190 98430
// bufdiff-features: 98497 98501 99009 99294 99383 99522 99738 100167 100185 100324 100342 100455
// bufdiff-features: 100480 100645 100689 101264 102089 102708 102786 102809 102851 102921 103014
// bufdiff-features: 103108 103121 103205 103383 103616 103646 103851 104315 104487 104580 104787
// bufdiff-features: 104850 104931 104958 105108 105166 105970 106382 107031 107110 107248 107291
// bufdiff-features: 107614 107882 107916 108210 108221 109002 109103 109657 109676 109800 109923
// bufdiff-features: 110162 110184 110236 110507 110677 110816 110852 111275 111452 111739 111755
// bufdiff-features: 111976 112184 112260 112378 112409 112474 112756 112871 112929 113150 113209
// bufdiff-features: 113336 113774 114109 114601 114665 114755 114817 114869 114874 114888 115381
// bufdiff-features: 115471 115711 115804 115881 115894 115990 116297 116568 116711 116728 116732
// bufdiff-features: 117137 117509 117724 117820 117884 118163 118221 118533 118963 119129 119597
// bufdiff-features: 119764 119993 120383 120391 120554 120559 120687 121000 121246 121307 121394
// bufdiff-features: 121467 121626 121632 121684 121853 122163 122724 123503 123903 124098 124106
// bufdiff-features: 124484 124614 124754 124824 124826 124851 125136 125638 125875 125921 125963
// bufdiff-features: 126027 126179 127144 127238 127243 127259 127533 128138 128362 128456 128548
// bufdiff-features: 128768 128817 129398 129849 129878 129955 130059 130310 130484 130574 130642
// bufdiff-features: 130878
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<f64>, index, index) {
    %0 = linalg.negf ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %1 = math.rsqrt %extracted : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<f64>) {
      %47 = arith.minimumf %1, %extracted : f64
      %48 = linalg.copy ins(%arg0 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
      scf.yield %48 : tensor<f64>
    }
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<f64>) -> tensor<f64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %47 = arith.divf %in, %out : f64
      linalg.yield %47 : f64
    } -> tensor<f64>
    %6 = tensor.empty() : tensor<f64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%6 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %47 = arith.mulf %in, %1 : f64
      linalg.yield %47 : f64
    } -> tensor<f64>
    %alloc = memref.alloc() : memref<2x1xf64>
    linalg.fill ins(%extracted : f64) outs(%alloc : memref<2x1xf64>)
    %cst = arith.constant -2.500000e+00 : f64
    memref.store %cst, %alloc[%c0, %c0] : memref<2x1xf64>
    %8 = bufferization.to_tensor %alloc restrict : memref<2x1xf64> to tensor<2x1xf64>
    %c2 = arith.constant 2 : index
    %9:4 = scf.for %arg1 = %c0 to %c2 step %c2 iter_args(%arg2 = %6, %arg3 = %arg0, %arg4 = %arg0, %arg5 = %c2) -> (tensor<f64>, tensor<f64>, tensor<f64>, index) {
      %47 = tensor.empty() : tensor<f64>
      %48 = linalg.exp ins(%arg3 : tensor<f64>) outs(%47 : tensor<f64>) -> tensor<f64>
      %c7 = arith.constant 7 : index
      %49 = linalg.rsqrt ins(%7 : tensor<f64>) outs(%arg4 : tensor<f64>) -> tensor<f64>
      %50 = linalg.fill ins(%1 : f64) outs(%49 : tensor<f64>) -> tensor<f64>
      %51 = linalg.sub ins(%arg0, %50 : tensor<f64>, tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
      scf.yield %arg2, %51, %50, %c7 : tensor<f64>, tensor<f64>, tensor<f64>, index
    }
    %extracted_slice = tensor.extract_slice %8[0, 0] [2, 1] [1, 1] : tensor<2x1xf64> to tensor<2x1xf64>
    %mapped = linalg.map ins(%extracted_slice : tensor<2x1xf64>) outs(%extracted_slice : tensor<2x1xf64>)
      (%in: f64, %init: f64) {
        linalg.yield %in : f64
      }
    %inserted_slice = tensor.insert_slice %mapped into %8[0, 0] [2, 1] [1, 1] : tensor<2x1xf64> into tensor<2x1xf64>
    %10 = tensor.empty() : tensor<2x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x1xf64>) outs(%10 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<2x1xf64>
    %12 = call @same1(%4) : (tensor<f64>) -> tensor<f64>
    %inserted = tensor.insert %extracted into %4[] : tensor<f64>
    %extracted_0 = tensor.extract %12[] : tensor<f64>
    %extracted_1 = tensor.extract %inserted[] : tensor<f64>
    %13 = math.roundeven %extracted_1 : f64
    %14 = arith.remui %9#3, %c2 : index
    %inserted_2 = tensor.insert %13 into %extracted_slice[%14, %c0] : tensor<2x1xf64>
    %15 = call @same1(%9#2) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f64>) -> tensor<f64>
    affine.parallel (%arg1) = (0) to (3) {
      %generated = tensor.generate  {
        %extracted_10 = tensor.extract %4[] : tensor<f64>
        %49 = arith.negf %extracted_10 : f64
        %50 = arith.addf %49, %extracted : f64
        tensor.yield %50 : f64
      } : tensor<f64>
      %47 = func.call @same1(%generated) : (tensor<f64>) -> tensor<f64>
      %48 = func.call @same1(%47) : (tensor<f64>) -> tensor<f64>
    }
    %16 = tensor.empty() : tensor<f64>
    %cst_3 = arith.constant 1.000000e+00 : f64
    %17 = linalg.fill ins(%cst_3 : f64) outs(%16 : tensor<f64>) -> tensor<f64>
    %18 = arith.cmpi sle, %9#3, %14 : index
    %19 = arith.select %18, %inserted, %17 : tensor<f64>
    %mapped_4 = linalg.map ins(%19, %9#2, %19 : tensor<f64>, tensor<f64>, tensor<f64>) outs(%19 : tensor<f64>)
      (%in: f64, %in_10: f64, %in_11: f64, %init: f64) {
        %47 = arith.minimumf %in, %in_10 : f64
        %48 = arith.cmpf olt, %47, %in_11 : f64
        %49 = arith.select %48, %47, %in_11 : f64
        linalg.yield %49 : f64
      }
    %20 = tensor.empty() : tensor<f64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%17 : tensor<f64>) outs(%20 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %47 = arith.minimumf %in, %13 : f64
      linalg.yield %47 : f64
    } -> tensor<f64>
    %22 = tensor.empty() : tensor<2x1xf64>
    %23 = linalg.fill ins(%extracted_0 : f64) outs(%22 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %24 = bufferization.alloc_tensor() : tensor<f64>
    %25 = scf.for %arg1 = %c0 to %c2 step %c2 iter_args(%arg2 = %3) -> (tensor<f64>) {
      %47 = arith.select %18, %4, %19 : tensor<f64>
      %dim = tensor.dim %23, %c0 : tensor<2x1xf64>
      %c1_i64 = arith.constant 1 : i64
      %from_elements_10 = tensor.from_elements %c1_i64 : tensor<1xi64>
      %reshape = tensor.reshape %47(%from_elements_10) : (tensor<f64>, tensor<1xi64>) -> tensor<1xf64>
      %48 = func.call @same1(%12) : (tensor<f64>) -> tensor<f64>
      %49 = linalg.fill ins(%extracted_0 : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
      %extracted_11 = tensor.extract %49[] : tensor<f64>
      %50 = linalg.powf ins(%47, %48 : tensor<f64>, tensor<f64>) outs(%49 : tensor<f64>) -> tensor<f64>
      scf.yield %50 : tensor<f64>
    }
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[%c1, 0] [1, 1] [1, 1] : tensor<2x1xf64> to tensor<1xf64>
    %26 = call @write2(%extracted_slice_5) : (tensor<1xf64>) -> tensor<1xf64>
    %extracted_6 = tensor.extract %extracted_slice[%14, %c0] : tensor<2x1xf64>
    %27 = scf.if %18 -> (tensor<f64>) {
      %rank = tensor.rank %extracted_slice_5 : tensor<1xf64>
      %47:3 = scf.while (%arg1 = %c0, %arg2 = %extracted_slice, %arg3 = %25) : (index, tensor<2x1xf64>, tensor<f64>) -> (index, tensor<2x1xf64>, tensor<f64>) {
        %49 = arith.cmpi ult, %arg1, %c3 : index
        %cst_10 = arith.constant 7.250000e+00 : f64
        %50 = arith.cmpf ogt, %extracted_6, %cst_10 : f64
        %51 = arith.andi %49, %50 : i1
        scf.condition(%51) %arg1, %arg2, %arg3 : index, tensor<2x1xf64>, tensor<f64>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<2x1xf64>, %arg3: tensor<f64>):
        %49 = arith.addi %arg1, %c1 : index
        %50 = linalg.mul ins(%4, %21 : tensor<f64>, tensor<f64>) outs(%arg3 : tensor<f64>) -> tensor<f64>
        scf.yield %49, %arg2, %50 : index, tensor<2x1xf64>, tensor<f64>
      }
      %48 = linalg.fill ins(%1 : f64) outs(%25 : tensor<f64>) -> tensor<f64>
      scf.yield %48 : tensor<f64>
    } else {
      %extracted_slice_10 = tensor.extract_slice %extracted_slice_5[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      %47 = func.call @same1(%extracted_slice_10) : (tensor<f64>) -> tensor<f64>
      %48 = linalg.max ins(%extracted_slice_10, %21 : tensor<f64>, tensor<f64>) outs(%25 : tensor<f64>) -> tensor<f64>
      scf.yield %48 : tensor<f64>
    }
    %28 = vector.transfer_read %extracted_slice_5[%c0], %extracted_6 : tensor<1xf64>, vector<3xf64>
    %29 = vector.transfer_write %28, %22[%c0, %c0] : vector<3xf64>, tensor<2x1xf64>
    %30 = call @same1(%inserted) : (tensor<f64>) -> tensor<f64>
    %31 = linalg.fill ins(%13 : f64) outs(%inserted : tensor<f64>) -> tensor<f64>
    %32 = tensor.empty() : tensor<f64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%30 : tensor<f64>) outs(%32 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_10 = arith.constant 7.250000e+00 : f64
      %47 = arith.maximumf %in, %cst_10 : f64
      linalg.yield %47 : f64
    } -> tensor<f64>
    %c6 = arith.constant 6 : index
    %34 = arith.divsi %9#3, %c6 : index
    affine.if #set(%c1) {
      %47 = arith.remui %9#3, %c2 : index
      %48 = arith.index_cast %14 : index to i64
      %49 = arith.sitofp %48 : i64 to f64
      %inserted_10 = tensor.insert %49 into %8[%47, %c0] : tensor<2x1xf64>
      %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_10 : tensor<2x1xf64>) outs(%mapped : tensor<2x1xf64>) {
      ^bb0(%in: f64, %out: f64):
        %51 = arith.addf %in, %out : f64
        linalg.yield %51 : f64
      } -> tensor<2x1xf64>
    }
    %35 = tensor.empty() : tensor<1xf64>
    %36 = linalg.fill ins(%13 : f64) outs(%35 : tensor<1xf64>) -> tensor<1xf64>
    %37 = call @write2(%36) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1xf64>) -> tensor<1xf64>
    %cast = tensor.cast %extracted_slice : tensor<2x1xf64> to tensor<2x?xf64>
    %inserted_slice_7 = tensor.insert_slice %cast into %mapped[0, %c0] [2, %c1] [1, 1] : tensor<2x?xf64> into tensor<2x1xf64>
    %38 = call @same1(%mapped_4) : (tensor<f64>) -> tensor<f64>
    %from_elements = tensor.from_elements %1 : tensor<1xf64>
    %extracted_slice_8 = tensor.extract_slice %from_elements[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %39 = linalg.fill ins(%extracted_6 : f64) outs(%extracted_slice_8 : tensor<1xf64>) -> tensor<1xf64>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%from_elements : tensor<1xf64>) outs(%36 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %47 = arith.cmpf uge, %in, %out : f64
      %48 = arith.select %47, %in, %out : f64
      linalg.yield %48 : f64
    } -> tensor<1xf64>
    %41:2 = scf.while (%arg1 = %c0, %arg2 = %10) : (index, tensor<2x1xf64>) -> (index, tensor<2x1xf64>) {
      %47 = arith.cmpi ult, %arg1, %c3 : index
      %48 = arith.andi %47, %18 : i1
      scf.condition(%48) %arg1, %arg2 : index, tensor<2x1xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2x1xf64>):
      %cast_10 = tensor.cast %40 : tensor<1xf64> to tensor<?xf64>
      %47 = func.call @write2(%37) : (tensor<1xf64>) -> tensor<1xf64>
      %48 = arith.addi %arg1, %c1 : index
      %49 = linalg.copy ins(%23 : tensor<2x1xf64>) outs(%arg2 : tensor<2x1xf64>) -> tensor<2x1xf64>
      scf.yield %48, %49 : index, tensor<2x1xf64>
    }
    %extracted_slice_9 = tensor.extract_slice %extracted_slice_5[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
    %42 = call @same1(%extracted_slice_9) : (tensor<f64>) -> tensor<f64>
    %43 = tensor.empty() : tensor<1xf64>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_5 : tensor<1xf64>) outs(%43 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %47 = arith.negf %in : f64
      %48 = arith.addf %47, %1 : f64
      linalg.yield %48 : f64
    } -> tensor<1xf64>
    %45 = linalg.max ins(%4, %inserted : tensor<f64>, tensor<f64>) outs(%20 : tensor<f64>) -> tensor<f64>
    %46 = memref.alloca_scope  -> (index) {
      %47:2 = scf.while (%arg1 = %c0, %arg2 = %43) : (index, tensor<1xf64>) -> (index, tensor<1xf64>) {
        %51 = func.call @write2(%39) : (tensor<1xf64>) -> tensor<1xf64>
        %52 = arith.cmpi ult, %arg1, %c2 : index
        scf.condition(%52) %arg1, %arg2 : index, tensor<1xf64>
      } do {
      ^bb0(%arg1: index, %arg2: tensor<1xf64>):
        %cst_11 = arith.constant dense<8.500000e+00> : tensor<1xf64>
        %inserted_slice_12 = tensor.insert_slice %cst_11 into %43[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
        %51 = func.call @write2(%36) : (tensor<1xf64>) -> tensor<1xf64>
        %52 = arith.addi %arg1, %c1 : index
        %53 = linalg.reciprocal ins(%cst_11 : tensor<1xf64>) outs(%arg2 : tensor<1xf64>) -> tensor<1xf64>
        scf.yield %52, %53 : index, tensor<1xf64>
      }
      %48 = tensor.empty() : tensor<f64>
      %49 = linalg.fill ins(%13 : f64) outs(%48 : tensor<f64>) -> tensor<f64>
      %50 = linalg.mul ins(%49, %42 : tensor<f64>, tensor<f64>) outs(%19 : tensor<f64>) -> tensor<f64>
      %extracted_10 = tensor.extract %50[] : tensor<f64>
      memref.alloca_scope.return %14 : index
    }
    return %0, %2, %5, %9#1, %inserted_slice, %11, %inserted_2, %15, %46, %9#3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<f64>, index, index
  }
  func.func private @same1(%arg0: tensor<f64>) -> tensor<f64> {
    return %arg0 : tensor<f64>
  }
  func.func private @write2(%arg0: tensor<1xf64>) -> tensor<1xf64> {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<1xf64>, tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
}

