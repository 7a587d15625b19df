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
// bufdiff-choices: 7061b4d10181549a0c214dd298b7be4a0d439e6f5a9f6f68648c0b596824a49804281488
// bufdiff-features: 76 488 686 1209 1854 2058 2339 2684 2742 2898 3506 3513 3579 4274 4365 5005
// bufdiff-features: 5057 5276 5683 6289 6410 6476 6611 6812 6825 7095 7516 7772 8050 8235 8316 9294
// bufdiff-features: 9479 9748 9894 10035 10275 10476 10616 10872 10968 11162 11441 12213 12560
// bufdiff-features: 12653 13233 13493 13566 13915 14350 15055 15440 15451 15529 15720 15751 15893
// bufdiff-features: 15989 16172 16371 16405 16630 16640 16682 16923 17193 17232 17550 18486 18587
// bufdiff-features: 19283 19353 19496 19545 19606 19665 20099 20178 20244 20254 20516 20729 20864
// bufdiff-features: 20992 21115 21140 21154 21583 21825 21913 21953 21991 22103 22202 22221 22280
// bufdiff-features: 22323 22416 22741 23349 23491 23621 23643 23655 24007 24081 24330 24603 24796
// bufdiff-features: 25388 25735 26048 26087 26546 26560 26568 26663 26922 27048 27316 27694 27825
// bufdiff-features: 27869 28100 28349 28652 28856 29066 29261 29590 30232 30301 30492 30625 30725
// bufdiff-features: 30896 30902 30996 31348 31899 31902 31972 32085 32287 32804 32809 33530 33853
// bufdiff-features: 33881 33931 33985 34167 34549 34564 34621 34647 34745 34859 35952 35957 35959
// bufdiff-features: 36448 36542 36681 36784 36901 36936 37136 37490 37673 37975 38433 38513 38702
// bufdiff-features: 38754 39010 39150 39241 39457 39479 39492 39616 39743 39804 39927 40540 40712
// bufdiff-features: 40753 41046 41594 41679 41854 42465 43025 43171 43295 44176 44538 44615 44621
// bufdiff-features: 44816 44865 45713 45721 45765 45897 46203 46208 46251 46276 46587 46832 46833
// bufdiff-features: 46858 47093 47102 47156 47392 47488 47731 47735 47762 47836 48269 48575 48784
// bufdiff-features: 48974 49627 49657 49676 49806 49875 49920 49956 50016 50309 50450 50528 50664
// bufdiff-features: 50665 51178 51341 51415 51534 51647 51729 51833 51863 52062 52155 52322 52695
// bufdiff-features: 52900 52958 53114 53145 53180 53569 53791 54180 54210 54598 54658 54987 54998
// bufdiff-features: 55695 55870 56575 56611 56873 56874 57103 57532 57665 57718 58046 58194 58249
// bufdiff-features: 58272 58303 59082 59472 59521 59555 59620 60083 60207 60306 60417 61251 61320
// bufdiff-features: 61339 61556 61699 61987 62035 63062 63384 64119 64120 64601 64652 64654 64656
// bufdiff-features: 64716 64875 64959 64962 65560 65765 65814 66195 66422 66489 66645 66755 66778
// bufdiff-features: 67160 67195 67375 67427 67880 68355 69032 69050 69875 69960 70119 70960 71169
// bufdiff-features: 72420 73031 73780 73802 73833 73945 74034 74057 74360 74362 74508 74890 75002
// bufdiff-features: 75085 75160 75188 75950 76052 76258 76504 76550 76789 76884 76953 76988 77598
// bufdiff-features: 77693 78283 78430 78828 79174 79209 79271 79334 79978 80436 80714 80772 80895
// bufdiff-features: 81039 81160 81316 81443 81477 81511 81612 81652 81656 81707 81736 81849 81993
// bufdiff-features: 82353 82409 82565 82629 83069 83194 83253 83314 83906 84322 84409 84635 84727
// bufdiff-features: 84853 84979 84989 85004 85210 85220 85945 86125 86136 86428 86934 86946 87139
// bufdiff-features: 87238 87495 87585 88008 88019 88075 88337 88341 88480 88583 88932 88958 88984
// bufdiff-features: 88999 89110 89151 89178 89438 89445 89708 89732 89744 89812 89882 90451 90682
// bufdiff-features: 91093 91258 91312 91562 91695 91737 91781 91964 92194 92235 92375 92570 92730
// bufdiff-features: 93592 93646 93719 93944 94183 94297 94755 94903 95079 95273 95385 95507 95895
// bufdiff-features: 96757 97053 97059 97131 97183 97509 97685 98190 98306 98409 98518 98610 98627
// bufdiff-features: 99027 99038 99383 99499 99738 99917 100184 100342 100455 100481 100617 100649
// bufdiff-features: 100871 101174 101264 101266 101342 101390 101541 101582 101825 101881 101965
// bufdiff-features: 101983 102613 102690 102697 102847 102921 103383 103455 103589 103614 103673
// bufdiff-features: 103851 103918 104034 104315 104506 104855 104931 105015 105038 105700 105858
// bufdiff-features: 105957 106691 106891 107496 107725 107882 107926 107977 107987 108165 108185
// bufdiff-features: 108221 108226 108869 109923 110780 110816 111205 111574 111587 111721 112065
// bufdiff-features: 112184 112474 112600 112929 113626 113957 114354 114541 115388 115471 115928
// bufdiff-features: 116549 116679 116841 116845 117137 117191 117724 117765 117839 118081 118163
// bufdiff-features: 118581 118769 119128 119200 119375 119490 119640 119764 119885 119922 120197
// bufdiff-features: 120395 121000 121089 121286 121305 121318 121394 121471 121626 121632 122003
// bufdiff-features: 122159 122163 122367 122856 122967 123293 123764 124036 124134 124231 124232
// bufdiff-features: 124354 124484 124604 124614 124626 124826 125333 125882 125921 126595 126734
// bufdiff-features: 126770 126858 127071 127259 127373 127405 127640 127717 127795 127869 128107
// bufdiff-features: 128157 128554 128635 128768 128907 128975 129278 129288 129352 129517 129649
// bufdiff-features: 129849 129878 129955 130065 130177 130354 130878
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6xf32>) -> (tensor<1x1xf32>, tensor<6xf32>, tensor<12xf32>, tensor<1x1x2x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1x2x1x1xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%arg0 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.mulf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<6xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %0[%c1] : tensor<6xf32>
    %concat = tensor.concat dim(0) %0, %0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %1 = tensor.empty() : tensor<6xf32>
    %2 = linalg.exp ins(%0 : tensor<6xf32>) outs(%1 : tensor<6xf32>) -> tensor<6xf32>
    %cast = tensor.cast %2 : tensor<6xf32> to tensor<?xf32>
    %c4 = arith.constant 4 : index
    %3 = scf.index_switch %c4 -> tensor<6xf32> 
    case 0 {
      %cst_8 = arith.constant dense<-0.000000e+00> : tensor<3x2xf32>
      %17 = linalg.negf ins(%cst_8 : tensor<3x2xf32>) outs(%cst_8 : tensor<3x2xf32>) -> tensor<3x2xf32>
      scf.yield %1 : tensor<6xf32>
    }
    case 2 {
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<6xf32>) outs(%cast : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %18 = arith.maximumf %in, %out : f32
        linalg.yield %18 : f32
      } -> tensor<?xf32>
      %c2_8 = arith.constant 2 : index
      %extracted = tensor.extract %cast[%c2_8] : tensor<?xf32>
      vector.print %extracted : f32
      %cast_9 = tensor.cast %17 : tensor<?xf32> to tensor<6xf32>
      %mapped_10 = linalg.map ins(%2, %cast_9, %2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) outs(%1 : tensor<6xf32>)
        (%in: f32, %in_11: f32, %in_12: f32, %init: f32) {
          %18 = arith.maximumf %in, %in_11 : f32
          %19 = arith.cmpf olt, %18, %in_12 : f32
          %20 = arith.select %19, %18, %in_12 : f32
          linalg.yield %20 : f32
        }
      scf.yield %mapped_10 : tensor<6xf32>
    }
    case 4 {
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<6xf32>) outs(%1 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_8 = arith.constant 7.250000e+00 : f32
        %18 = arith.negf %in : f32
        %19 = arith.addf %18, %cst_8 : f32
        linalg.yield %19 : f32
      } -> tensor<6xf32>
      scf.yield %17 : tensor<6xf32>
    }
    default {
      vector.print %cst : f32
      scf.yield %1 : tensor<6xf32>
    }
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %4:3 = scf.while (%arg1 = %c0, %arg2 = %2, %arg3 = %cast) : (index, tensor<6xf32>, tensor<?xf32>) -> (index, tensor<6xf32>, tensor<?xf32>) {
      %extracted_slice_8 = tensor.extract_slice %arg3[0] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %extracted_slice_9 = tensor.extract_slice %arg3[3] [3] [1] : tensor<?xf32> to tensor<3xf32>
      %inserted_10 = tensor.insert %cst into %extracted_slice_8[%c1] : tensor<3xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_9, %extracted_slice_9 : tensor<3xf32>, tensor<3xf32>) outs(%extracted_slice_9 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %21 = arith.minimumf %in, %in_13 : f32
        linalg.yield %21 : f32
      } -> tensor<3xf32>
      %inserted_slice_11 = tensor.insert_slice %inserted_10 into %arg3[0] [3] [1] : tensor<3xf32> into tensor<?xf32>
      %inserted_slice_12 = tensor.insert_slice %17 into %inserted_slice_11[3] [3] [1] : tensor<3xf32> into tensor<?xf32>
      %18 = arith.cmpi ult, %arg1, %c3 : index
      %19 = arith.cmpi eq, %arg1, %c1 : index
      %20 = arith.andi %18, %19 : i1
      scf.condition(%20) %arg1, %arg2, %arg3 : index, tensor<6xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<6xf32>, %arg3: tensor<?xf32>):
      %17 = arith.addi %arg1, %c1 : index
      %18 = linalg.copy ins(%arg2 : tensor<6xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %19 = linalg.exp ins(%0 : tensor<6xf32>) outs(%arg2 : tensor<6xf32>) -> tensor<6xf32>
      %cast_8 = tensor.cast %cast : tensor<?xf32> to tensor<6xf32>
      %inserted_slice_9 = tensor.insert_slice %cast_8 into %19[0] [6] [1] : tensor<6xf32> into tensor<6xf32>
      scf.yield %17, %inserted_slice_9, %18 : index, tensor<6xf32>, tensor<?xf32>
    }
    %generated = tensor.generate  {
      tensor.yield %cst : f32
    } : tensor<f32>
    %5 = linalg.dot ins(%0, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%generated : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %5 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    affine.parallel (%arg1) = (0) to (1) {
      %17 = linalg.floor ins(%4#2 : tensor<?xf32>) outs(%inserted : tensor<6xf32>) -> tensor<6xf32>
      %alloc = memref.alloc() : memref<6xf32>
      bufferization.materialize_in_destination %4#2 in restrict writable %alloc : (tensor<?xf32>, memref<6xf32>) -> ()
      %18 = memref.load %alloc[%c3] : memref<6xf32>
    }
    %extracted_slice = tensor.extract_slice %4#2[0] [6] [1] : tensor<?xf32> to tensor<6xf32>
    %6 = bufferization.alloc_tensor() : tensor<6xf32>
    %c6_i64 = arith.constant 6 : i64
    %from_elements = tensor.from_elements %c6_i64 : tensor<1xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<6xf32>, tensor<1xi64>) -> tensor<6xf32>
    %cast_0 = tensor.cast %4#2 : tensor<?xf32> to tensor<6xf32>
    %mapped = linalg.map { arith.addf } ins(%2, %cast_0 : tensor<6xf32>, tensor<6xf32>) outs(%extracted_slice : tensor<6xf32>)
    %7:2 = scf.while (%arg1 = %c0, %arg2 = %inserted) : (index, tensor<6xf32>) -> (index, tensor<6xf32>) {
      %17 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%17) %arg1, %arg2 : index, tensor<6xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<6xf32>):
      %17 = tensor.empty() : tensor<f32>
      %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<f32>) -> tensor<f32>
      %19 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %5) -> (tensor<f32>) {
        %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%18 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %24 = arith.maximumf %in, %cst : f32
          linalg.yield %24 : f32
        } -> tensor<f32>
        %23 = linalg.copy ins(%18 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
        scf.yield %23 : tensor<f32>
      }
      %extracted = tensor.extract %18[] : tensor<f32>
      vector.print %extracted : f32
      %20 = arith.addi %arg1, %c1 : index
      %c5_8 = arith.constant 5 : index
      %cst_9 = arith.constant 1.000000e+00 : f32
      %inserted_10 = tensor.insert %cst_9 into %arg2[%c5_8] : tensor<6xf32>
      %extracted_11 = tensor.extract %inserted_10[%c5_8] : tensor<6xf32>
      %21 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map2, #map] ins(%mapped, %18 : tensor<6xf32>, tensor<f32>) outs(%inserted_10 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %20, %21 : index, tensor<6xf32>
    }
    %c6 = arith.constant 6 : index
    %cast_1 = tensor.cast %extracted_slice : tensor<6xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %cast_1 into %concat[2] [%c6] [1] : tensor<?xf32> into tensor<12xf32>
    %from_elements_2 = tensor.from_elements %cst, %cst : tensor<1x1x2x1x1xf32>
    %cst_3 = arith.constant dense<[[[[[1.150000e+01]], [[1.250000e+01]], [[1.350000e+01]]]]]> : tensor<1x1x3x1x1xf32>
    %8 = tensor.empty() : tensor<1x2x1xf32>
    %9 = linalg.pooling_ndhwc_max ins(%cst_3, %8 : tensor<1x1x3x1x1xf32>, tensor<1x2x1xf32>) outs(%from_elements_2 : tensor<1x1x2x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    %c2 = arith.constant 2 : index
    %10:2 = scf.while (%arg1 = %c0, %arg2 = %1) : (index, tensor<6xf32>) -> (index, tensor<6xf32>) {
      %17:3 = scf.while (%arg3 = %c0, %arg4 = %2, %arg5 = %arg0) : (index, tensor<6xf32>, tensor<6xf32>) -> (index, tensor<6xf32>, tensor<6xf32>) {
        %19 = arith.cmpi ult, %arg3, %c3 : index
        scf.condition(%19) %arg3, %arg4, %arg5 : index, tensor<6xf32>, tensor<6xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>):
        %19 = arith.addi %arg3, %c1 : index
        %20 = arith.remui %arg1, %c6 : index
        %inserted_8 = tensor.insert %cst into %arg5[%20] : tensor<6xf32>
        %generated_9 = tensor.generate  {
        ^bb0(%arg6: index):
          %extracted = tensor.extract %arg4[%arg6] : tensor<6xf32>
          %23 = arith.index_cast %arg6 : index to i64
          %24 = arith.sitofp %23 : i64 to f32
          %25 = arith.divf %extracted, %24 : f32
          tensor.yield %25 : f32
        } : tensor<6xf32>
        %21 = linalg.square ins(%generated_9 : tensor<6xf32>) outs(%inserted_8 : tensor<6xf32>) -> tensor<6xf32>
        %22 = linalg.copy ins(%4#2 : tensor<?xf32>) outs(%arg4 : tensor<6xf32>) -> tensor<6xf32>
        scf.yield %19, %22, %21 : index, tensor<6xf32>, tensor<6xf32>
      }
      %18 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%18) %arg1, %arg2 : index, tensor<6xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<6xf32>):
      %17:2 = scf.while (%arg3 = %c0, %arg4 = %8) : (index, tensor<1x2x1xf32>) -> (index, tensor<1x2x1xf32>) {
        %20 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%20) %arg3, %arg4 : index, tensor<1x2x1xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<1x2x1xf32>):
        %20 = arith.addi %arg3, %c1 : index
        %21 = tensor.empty(%c2, %c1) : tensor<1x?x?xf32>
        %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
        %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x?x?xf32>) outs(%arg4 : tensor<1x2x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %cst_8 = arith.constant -0.000000e+00 : f32
          %24 = arith.negf %in : f32
          %25 = arith.addf %24, %cst_8 : f32
          linalg.yield %25 : f32
        } -> tensor<1x2x1xf32>
        scf.yield %20, %23 : index, tensor<1x2x1xf32>
      }
      %18 = arith.addi %arg1, %c1 : index
      %19 = linalg.tanh ins(%4#1 : tensor<6xf32>) outs(%arg2 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %18, %19 : index, tensor<6xf32>
    }
    %11 = bufferization.alloc_tensor() : tensor<6xf32>
    %12 = linalg.negf ins(%extracted_slice : tensor<6xf32>) outs(%11 : tensor<6xf32>) -> tensor<6xf32>
    %c5 = arith.constant 5 : index
    %inserted_4 = tensor.insert %cst into %11[%c5] : tensor<6xf32>
    %inserted_5 = tensor.insert %cst into %arg0[%c3] : tensor<6xf32>
    %13 = tensor.empty() : tensor<1x2x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %15 = linalg.negf ins(%14 : tensor<1x2x1xf32>) outs(%8 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %expanded_6 = tensor.expand_shape %14 [[0], [1], [2, 3]] output_shape [1, 2, 1, 1] : tensor<1x2x1xf32> into tensor<1x2x1x1xf32>
    %inserted_7 = tensor.insert %cst into %0[%c4] : tensor<6xf32>
    %16:3 = scf.while (%arg1 = %c0, %arg2 = %expanded_6, %arg3 = %inserted_7) : (index, tensor<1x2x1x1xf32>, tensor<6xf32>) -> (index, tensor<1x2x1x1xf32>, tensor<6xf32>) {
      %cast_8 = tensor.cast %15 : tensor<1x2x1xf32> to tensor<?x2x1xf32>
      %inserted_slice_9 = tensor.insert_slice %cast_8 into %13[0, 0, 0] [%c1, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<1x2x1xf32>
      %17 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%17) %arg1, %arg2, %arg3 : index, tensor<1x2x1x1xf32>, tensor<6xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x2x1x1xf32>, %arg3: tensor<6xf32>):
      %17 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg3[%c1] : tensor<6xf32>
      %18 = linalg.rsqrt ins(%extracted_slice : tensor<6xf32>) outs(%arg3 : tensor<6xf32>) -> tensor<6xf32>
      %19 = linalg.div ins(%mapped, %extracted_slice : tensor<6xf32>, tensor<6xf32>) outs(%18 : tensor<6xf32>) -> tensor<6xf32>
      %20 = arith.remui %7#0, %c1 : index
      %extracted_8 = tensor.extract %arg2[%c0, %c0, %20, %20] : tensor<1x2x1x1xf32>
      %mapped_9 = linalg.map ins(%expanded_6 : tensor<1x2x1x1xf32>) outs(%arg2 : tensor<1x2x1x1xf32>)
        (%in: f32, %init: f32) {
          %21 = arith.maximumf %in, %extracted : f32
          linalg.yield %21 : f32
        }
      scf.yield %17, %mapped_9, %19 : index, tensor<1x2x1x1xf32>, tensor<6xf32>
    }
    return %expanded, %7#1, %inserted_slice, %9, %12, %inserted_5, %16#1 : tensor<1x1xf32>, tensor<6xf32>, tensor<12xf32>, tensor<1x1x2x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1x2x1x1xf32>
  }
}

