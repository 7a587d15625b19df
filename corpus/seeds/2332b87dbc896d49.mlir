// bufdiff-profile: loops
// bufdiff-choices: c1a415e9660be35f15a5debcb8418b8a59cf37ce7fb7eac24377ae5b187b6e7a25377d761535c62d
// bufdiff-choices: fa5398012966e8f6ac7798b82c8ccfaf056702a02cdbb42632b3b59a707bc4e6281d0747369a5f1e
// bufdiff-choices: 17b55b83b65415fd68fd4c61f5d2c4f52cfad40e3b77f064fc7a531a9e4c220a1b060d94e9755f8d
// bufdiff-choices: da7cf8a9aadd2d28a1f921d5106b38986b6f31da1283b94c39d2e42a5f7652bb21b3c32307e7b99d
// bufdiff-choices: 89a5885c3b1cd6f868afb9620e7175ec72d7070f87b0437f746e1ad73b8b1a0c0ea776ca10b4c101
// bufdiff-choices: 916ab67e6d5e6b2b74f4800573d6662ae46615f23e9b0e09cf729d778643d36e5a5dae15b0b90b91
// bufdiff-choices: 982d0a7e5994353170166b19918a00e950db27394ee89a300c20dd062fbfdbda70e0c43b33886815
// bufdiff-choices: 2570600f2ffffe33f2b3ff35669b014b961cfa0576b86f0e5bb7408e01b00b52bfcb0f86071b6746
// bufdiff-choices: 719f8dbf487c5340aa791802909ec64f87250d6d743f8fa05e4ea468255461160790fa56faa0bf09
// bufdiff-choices: 8dc9ae5a63e03a3d3b7dc6
// bufdiff-features: 706 1089 1235 1854 2442 2555 2684 2864 2898 2945 3579 3721 3810 4167 5005 5201
// bufdiff-features: 5973 6002 6363 6595 6611 6787 6812 7670 8452 9034 9407 9462 9601 10203 10384
// bufdiff-features: 10683 11162 11546 12102 12797 13214 13233 13424 14256 14454 14459 14484 14884
// bufdiff-features: 14925 15037 15440 15541 15751 15919 16058 16269 17036 17193 17232 17568 18166
// bufdiff-features: 18413 19100 19426 19496 19746 20220 20864 21154 21230 21744 21991 22095 22221
// bufdiff-features: 22280 22398 22777 23643 23787 24330 24826 25078 25248 25388 26023 26546 26568
// bufdiff-features: 26797 26922 27048 27543 27725 27825 28179 28276 28835 28933 29066 29968 30293
// bufdiff-features: 30573 30666 31279 31864 31899 32358 33251 33335 33853 33940 34159 34167 34564
// bufdiff-features: 34623 34647 35816 36014 36448 36784 36901 36936 37183 37568 37786 38210 38783
// bufdiff-features: 39010 39397 39457 39676 39804 39907 39927 40189 40712 41896 42156 42252 42398
// bufdiff-features: 42467 42546 42749 43258 43443 43929 44114 44163 44240 44405 44522 44615 44621
// bufdiff-features: 44876 44994 45080 45981 46094 46203 46404 46995 47311 47392 47554 47735 48174
// bufdiff-features: 48434 48600 48792 48974 49132 49635 49707 49956 50469 51106 51197 51266 51475
// bufdiff-features: 51650 52148 52322 52558 52807 52900 52958 53244 53690 53917 53956 54203 54408
// bufdiff-features: 54651 54827 54964 55113 55185 55573 55632 55745 55870 56404 57103 57128 57718
// bufdiff-features: 57773 58024 58748 59070 59448 60686 60698 61079 61339 61350 61484 61699 61868
// bufdiff-features: 62218 62232 63062 63184 63259 63715 63800 64119 64120 64162 64737 64875 64934
// bufdiff-features: 64959 65047 65247 65445 65726 66422 66765 66944 67195 67617 68355 68746 69500
// bufdiff-features: 69817 70050 70087 70146 71169 71544 71904 71928 72243 72280 72413 72632 72674
// bufdiff-features: 73141 73289 73330 73455 73542 73548 73725 73802 74057 74362 74507 74617 74881
// bufdiff-features: 76009 76044 76405 76765 77625 77689 78030 78283 78430 79229 79377 79389 79462
// bufdiff-features: 79539 79811 80436 80488 80614 81160 81316 81477 81511 81707 81736 82135 82383
// bufdiff-features: 82552 82565 83194 83261 83412 83849 84090 84268 84305 84585 84635 84887 84922
// bufdiff-features: 84962 85498 85843 85913 86125 86992 87199 87300 87408 87444 87774 88038 88222
// bufdiff-features: 88732 88835 88849 88990 89151 89178 89646 89780 89812 90070 90198 91289 91312
// bufdiff-features: 91368 91633 91737 91884 91894 92194 92344 92647 93027 93719 93944 94396 94961
// bufdiff-features: 95123 95257 95285 95603 95705 96965 96986 96989 97053 97318 97447 97864 98138
// bufdiff-features: 99009 99383 99568 99824 100073 100083 100455 100481 100783 101342 101512 101582
// bufdiff-features: 102084 102204 102786 102847 103274 103315 103851 104253 104303 104315 104790
// bufdiff-features: 104931 105108 105346 105858 105902 107402 108116 108169 108173 108176 108869
// bufdiff-features: 109028 109086 109187 110482 110552 110816 111185 111195 111948 111976 112065
// bufdiff-features: 112929 113084 113626 113940 114308 114381 114428 114547 114666 114990 115471
// bufdiff-features: 115801 115894 116039 116491 116716 116841 116845 117206 117336 117509 117532
// bufdiff-features: 117618 117724 117907 118884 119641 119786 120049 120688 121000 121089 121318
// bufdiff-features: 121394 121467 122374 122764 122985 123148 123204 123446 123567 123697 123719
// bufdiff-features: 123764 124448 124484 124614 124645 125616 125623 125908 126139 126168 126179
// bufdiff-features: 126326 126734 127236 127306 127405 127813 127922 128768 128817 129918 130191
// bufdiff-features: 130484 130761 130933
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<4x3xi8>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>) {
    %0 = tensor.empty() : tensor<4x3xi8>
    %c42_i8 = arith.constant 42 : i8
    %1 = linalg.fill ins(%c42_i8 : i8) outs(%0 : tensor<4x3xi8>) -> tensor<4x3xi8>
    %2 = linalg.mul ins(%1, %1 : tensor<4x3xi8>, tensor<4x3xi8>) outs(%arg0 : tensor<4x3xi8>) -> tensor<4x3xi8>
    %3:4 = call @f1(%arg1, %arg1, %arg0) : (tensor<f32>, tensor<f32>, tensor<4x3xi8>) -> (tensor<4x3xi8>, tensor<4x3xi8>, tensor<f32>, index)
    %4 = tensor.empty() : tensor<4x3xi8>
    %5 = linalg.copy ins(%2 : tensor<4x3xi8>) outs(%4 : tensor<4x3xi8>) -> tensor<4x3xi8>
    return %3#2, %3#1, %3#0, %5 : tensor<f32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<4x3xi8>) -> (tensor<4x3xi8>, tensor<4x3xi8>, tensor<f32>, index) {
    %mapped = linalg.map ins(%arg1, %arg1, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %3 = arith.maximumf %in, %in_0 : f32
        %4 = arith.minimumf %3, %in_1 : f32
        linalg.yield %4 : f32
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg2, %arg5 = %arg2) : (index, tensor<4x3xi8>, tensor<4x3xi8>) -> (index, tensor<4x3xi8>, tensor<4x3xi8>) {
      %c4 = arith.constant 4 : index
      %3 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %arg2) -> (tensor<4x3xi8>) {
        %c2 = arith.constant 2 : index
        %c3_0 = arith.constant 3 : index
        %7 = tensor.empty(%c3_0) : tensor<?xi8>
        %c127_i8 = arith.constant 127 : i8
        %8 = linalg.fill ins(%c127_i8 : i8) outs(%7 : tensor<?xi8>) -> tensor<?xi8>
        %cast = tensor.cast %8 : tensor<?xi8> to tensor<3xi8>
        %inserted_slice = tensor.insert_slice %cast into %arg7[%c2, %c0] [1, 3] [1, %c1] : tensor<3xi8> into tensor<4x3xi8>
        scf.yield %inserted_slice : tensor<4x3xi8>
      }
      %4 = arith.cmpi ult, %arg3, %c1 : index
      %c3 = arith.constant 3 : index
      %5 = arith.cmpi sgt, %arg3, %c3 : index
      %6 = arith.andi %4, %5 : i1
      scf.condition(%6) %arg3, %arg4, %arg5 : index, tensor<4x3xi8>, tensor<4x3xi8>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<4x3xi8>, %arg5: tensor<4x3xi8>):
      %3 = arith.addi %arg3, %c1 : index
      %inserted_slice = tensor.insert_slice %arg4 into %arg5[0, 0] [4, 3] [1, 1] : tensor<4x3xi8> into tensor<4x3xi8>
      %cst = arith.constant dense<[10, 11, 12, 13]> : tensor<4xi8>
      %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<4xi8>) outs(%inserted_slice : tensor<4x3xi8>) {
      ^bb0(%in: i8, %out: i8):
        %c0_i8 = arith.constant 0 : i8
        %8 = arith.minui %in, %c0_i8 : i8
        linalg.yield %8 : i8
      } -> tensor<4x3xi8>
      %5 = tensor.empty() : tensor<3x3xi8>
      %c5_i8 = arith.constant 5 : i8
      %6 = linalg.fill ins(%c5_i8 : i8) outs(%5 : tensor<3x3xi8>) -> tensor<3x3xi8>
      %7 = linalg.matmul ins(%4, %6 : tensor<4x3xi8>, tensor<3x3xi8>) outs(%arg4 : tensor<4x3xi8>) -> tensor<4x3xi8>
      scf.yield %3, %7, %4 : index, tensor<4x3xi8>, tensor<4x3xi8>
    }
    %1 = tensor.empty() : tensor<4x3xi8>
    %2 = linalg.copy ins(%0#1 : tensor<4x3xi8>) outs(%1 : tensor<4x3xi8>) -> tensor<4x3xi8>
    return %0#2, %2, %mapped, %0#0 : tensor<4x3xi8>, tensor<4x3xi8>, tensor<f32>, index
  }
  func.func private @f3(%arg0: tensor<4x3xi8>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32) {
    %cst = arith.constant dense<[5.000000e-01, 1.500000e+00]> : tensor<2xf32>
    %0 = linalg.dot ins(%cst, %cst : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst_0 into %cst[%c0] : tensor<2xf32>
    return %0, %cst_0 : tensor<f32>, f32
  }
  func.func @main(%arg0: tensor<?x3x3xf32>) -> (tensor<?x3x3xf32>, tensor<?x3x3xf32>, tensor<f32>, tensor<?x3xi8>, tensor<4x3xi8>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<?x3x3xf32>, tensor<?x3x3xf32>) -> (index, tensor<?x3x3xf32>, tensor<?x3x3xf32>) {
      %7 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2) -> (tensor<?x3x3xf32>) {
        %9 = bufferization.alloc_tensor() : tensor<f32>
        %cst_0 = arith.constant 2.000000e+00 : f32
        %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
        %11 = tensor.empty() : tensor<f32>
        %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%11 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<f32>
        bufferization.dealloc_tensor %10 : tensor<f32>
        %13 = linalg.div ins(%arg3, %arg3 : tensor<?x3x3xf32>, tensor<?x3x3xf32>) outs(%arg5 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
        %dim = tensor.dim %arg0, %c0 : tensor<?x3x3xf32>
        %14 = tensor.empty(%dim) : tensor<?x4x3xf32>
        %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<?x4x3xf32>) -> tensor<?x4x3xf32>
        %16 = tensor.empty() : tensor<2xf32>
        %17 = linalg.pooling_nwc_sum ins(%15, %16 : tensor<?x4x3xf32>, tensor<2xf32>) outs(%13 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
        scf.yield %17 : tensor<?x3x3xf32>
      }
      %8 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%8) %arg1, %arg2, %arg3 : index, tensor<?x3x3xf32>, tensor<?x3x3xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x3x3xf32>, %arg3: tensor<?x3x3xf32>):
      %7 = arith.addi %arg1, %c1 : index
      %8 = linalg.copy ins(%arg2 : tensor<?x3x3xf32>) outs(%arg3 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
      %9 = linalg.max ins(%arg0, %8 : tensor<?x3x3xf32>, tensor<?x3x3xf32>) outs(%arg2 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
      scf.yield %7, %9, %8 : index, tensor<?x3x3xf32>, tensor<?x3x3xf32>
    }
    %1 = tensor.empty() : tensor<4x3xi8>
    %c9_i8 = arith.constant 9 : i8
    %2 = linalg.fill ins(%c9_i8 : i8) outs(%1 : tensor<4x3xi8>) -> tensor<4x3xi8>
    %3 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:4 = call @f2(%2, %4) : (tensor<4x3xi8>, tensor<f32>) -> (tensor<f32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>)
    %6:2 = call @f3(%5#2, %4, %4) : (tensor<4x3xi8>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %cast = tensor.cast %5#1 : tensor<4x3xi8> to tensor<?x3xi8>
    return %0#1, %0#2, %5#0, %cast, %5#3, %6#0 : tensor<?x3x3xf32>, tensor<?x3x3xf32>, tensor<f32>, tensor<?x3xi8>, tensor<4x3xi8>, tensor<f32>
  }
}

