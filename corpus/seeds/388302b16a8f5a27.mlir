// bufdiff-profile: deep
// bufdiff-choices: 0a0ed6d4f9e00dc84e467d36fb8399ef33280aed1cb5981342eaa5e6ff4925ac56390eb22d8725d5
// bufdiff-choices: ecf84cfe97ca8ec93ca4994ea6da8a488c12be5b6d40999b05f05e6757567eb544bf80c209e72eff
// bufdiff-choices: a7579ae75b6f126481d840853d4a19ae189ab9e03d54518dd6aa25b9bfc32ac6aff954197aa89e18
// bufdiff-choices: ced313709579b82b02500debdb8e0e1d0759c7f96267b834d774be9ca1b201d9e8892d6211842908
// bufdiff-choices: 4d9f1d28033d54e1f21b19197fbf1efe9a042256e135b2db8b323435f6e8539a4e602d051e67d2ac
// bufdiff-choices: ed8b9bb22279e844ab3985c3d4052fd329d3c8dc22ea5a3f5f85b69d4da3a1bb8dbe78e4196da222
// bufdiff-choices: 46a40cea024fef8af181cac35dd57f5197bd0af5abeb7d9781b645b30f0444d4477d9e62f023a0cf
// bufdiff-choices: 4754f8681cad644bc044228037d8cde6be06387b15f161add4d3a165c424fca77ef68e985f91f95f
// bufdiff-choices: 7f412a96aab19a75d313476024fcda1ecb060f6e13ecac27d6555a22fca14ee0f0b7619862dda430
// bufdiff-choices: 18290be05e168fd7c0ddbed9867784ccf2d3bf6af4e42e1a59f352eaf207ab706d342802a99965ef
// bufdiff-choices: bcfb6e5d2715513fb4ed4fc877ba23ff41adb2bd65bc00aa53e600f51e464757800300b0ed6c70c7
// bufdiff-choices: 98390ef042fb5657e21f5d2aca4dda93943d8309e723fbd49edca063db6aa08471587e9626ba3ef4
// bufdiff-choices: 176d98a2d5c3d46104307f6b8c769f2698bb212b8d07129688e8d0cba6db62fa96e91fff6f442413
// bufdiff-choices: ec6bf35f46d96b3d4a8e4fc25fb3b26d96c1b6acae7eb99467616fe7302b9031a0fa5cbed79dedd0
// bufdiff-choices: e9786f02a6a2234d0368056efd60a8e0b6ecb9e2cadb7811ca5a32a21140d57a16770e5ac2ffaf09
// bufdiff-choices: f50fd91aa95a90ebd98dfec704156d1d84cf355ff08c724fa32f1ed63968d36b8ee52dd71847d89c
// bufdiff-choices: 11f1ae30c1906f4fa38c89e37ed4b2237a14ea39b63e96858b4188533b3942c66586ebe46ece07c6
// bufdiff-choices: cb9e3bbdadc5f69488bb92ea14d642f6a99f2026517f74d07873b39beeed7c3547447875815f1768
// bufdiff-choices: 070379f5f2b608f613d6c7df0857374d75836857f2641d54036cb0afe741381e93
// bufdiff-features: 76 1854 2610 3579 3907 4469 4494 4880 5458 6136 6289 6360 6576 6611 6848 8261
// bufdiff-features: 8574 9240 9748 9812 9894 10476 10872 10916 11162 11441 11825 13233 13428 13493
// bufdiff-features: 13637 14064 14298 15536 15751 16030 16728 16822 17036 17255 17970 18486 18663
// bufdiff-features: 18751 18822 19868 19940 20237 20814 21044 21419 21585 21845 21883 22280 22448
// bufdiff-features: 22801 22933 23594 23624 23730 23744 23935 24268 24281 24330 24682 25379 25818
// bufdiff-features: 26568 27725 28464 28465 29590 29968 30389 30625 31637 31876 32589 32725 33136
// bufdiff-features: 33853 34167 34334 36448 36784 37630 38702 38754 39026 39457 40669 40712 41062
// bufdiff-features: 41318 42344 42381 42985 43929 43942 44589 44621 45101 45238 45351 45799 46203
// bufdiff-features: 46404 46522 46826 48025 48250 48784 48965 48974 49956 51172 51178 51313 51415
// bufdiff-features: 51729 52148 52322 52545 52695 52807 52839 52900 52928 52946 53160 53252 53414
// bufdiff-features: 53595 54998 55125 55182 55318 55382 55690 55745 55987 56283 56696 56871 57329
// bufdiff-features: 57548 57745 58303 58854 59233 59996 60468 61320 61435 61480 61628 62480 63071
// bufdiff-features: 63637 64119 64120 64327 64416 64850 65047 65575 65585 66312 66327 66422 66428
// bufdiff-features: 66980 66995 67590 67880 68355 68457 68775 68782 69013 69121 69511 69523 69922
// bufdiff-features: 70029 70292 70335 70385 70759 70955 71066 71259 71701 71917 72629 73802 73833
// bufdiff-features: 74083 74858 74886 74918 76953 76988 77283 77389 77435 77793 78283 78430 80036
// bufdiff-features: 80168 80248 80290 80400 80795 81511 81587 81736 81940 82044 82135 82565 83261
// bufdiff-features: 83562 83871 84098 84292 84322 84562 84628 85134 86125 86232 86528 86655 86837
// bufdiff-features: 87495 88008 88354 88679 88958 89178 89546 89780 89812 89859 90011 90070 90198
// bufdiff-features: 90414 90543 91074 91491 92109 92194 92344 92492 92622 93225 93472 93994 94051
// bufdiff-features: 94096 94395 94711 94736 95056 95273 97131 97172 97238 97739 97810 97949 98379
// bufdiff-features: 98497 98501 99757 101179 101264 102156 102315 102601 102786 103056 103148
// bufdiff-features: 103851 104315 104931 105346 105573 105750 106321 106396 106917 107537 107727
// bufdiff-features: 107987 108235 108507 108550 108846 109374 109732 110424 110561 110816 111576
// bufdiff-features: 111587 111709 112355 112872 112929 113041 113411 113582 113626 114199 115728
// bufdiff-features: 116705 116931 117222 117269 117532 118217 118880 119253 119439 119597 119764
// bufdiff-features: 119993 120984 120989 121000 121252 121682 122159 122360 122556 122865 123204
// bufdiff-features: 123313 123446 123812 124839 124909 125498 125868 126249 127243 128332 128364
// bufdiff-features: 129404 129878 130542 131840 131890 131940 132281 132322 132590 133814 134449
// bufdiff-features: 134938 135530 136056 136273 136448 136650 137045 137105 137518 138086 138476
// bufdiff-features: 138618 140534 140684 140924 141238 141527 142040 142084 142610 142659 143174
// bufdiff-features: 143917 143936 144093 145483 145951 146512 146608 146822 147130 147712 147995
// bufdiff-features: 148377 150313 150404 150487 151093 151738 152187 152764 153063 153144 153169
// bufdiff-features: 153434 153470 153896 154946 155408 155884 155976 156072 156325 156460 156683
// bufdiff-features: 157496 157717 157719 157953 158120 158848 158897 159359 159440 159724 160138
// bufdiff-features: 161048 161465 161880 162740 162971 163044 163746 164013 164071 164602 165272
// bufdiff-features: 165636 165719 165817 166280 166431 167007 167072 167749 167973 168261 168640
// bufdiff-features: 168766 169505 169543 170104 170463 170632 171053 171116 171125 171627 171715
// bufdiff-features: 172145 172270 172487 172814 172926 173166 173354 174170 174191 174249 174457
// bufdiff-features: 175235 175687 175723 175888 176323 176371 176690 176782 176851 176911 176982
// bufdiff-features: 177323 177860 178067 178560 178748 180179 180258 180600 180679 180699 181522
// bufdiff-features: 181541 182338 183275 183739 184030 184492 185198 186042 186202 186472 186942
// bufdiff-features: 187436 187596 188175 188637 188790 189131 189209 189388 189494 189557 190154
// bufdiff-features: 190969 191076 191086 191306 192055 192422 192628 192771 192995 193927 194134
// bufdiff-features: 194288 195061 195129 195182 196031 196051 196814 197109 197267 197339 197721
// bufdiff-features: 198267 199773 200104 200572 200685 200827 201059 201246 201344 201601 202433
// bufdiff-features: 202753 203000 204212 204383 205100 205434 205471 206094 207025 207124 207975
// bufdiff-features: 208634 208637 208791 208947 209255 209305 209659 209778 210461 210706 211044
// bufdiff-features: 211508 211782 212549 212886 212929 213630 215707 215885 215925 216034 216157
// bufdiff-features: 218089 218211 218635 218966 219413 220059 220223 222130 222181 222306 222330
// bufdiff-features: 222809 222839 223104 223713 223991 224961 225016 225759 225827 226087 226195
// bufdiff-features: 226579 226969 227446 227536 228291 228447 228738 228943 229157 229273 229532
// bufdiff-features: 229951 230081 230178 230584 230601 231527 232323 232341 232352 233164 234455
// bufdiff-features: 234647 235141 235144 235188 235375 235861 236064 236929 236930 237041 237335
// bufdiff-features: 237454 239237 239451 239941 241554 241640 241688 242034 242126 242811 243137
// bufdiff-features: 243140 243256 243450 243546 243784 243808 244118 244196 244281 244828 245434
// bufdiff-features: 246543 246642 246695 246895 246966 247291 248308 249184 249465 249594 250200
// bufdiff-features: 250303 250498 250950 251369 251463 251626 252161 252260 252379 252425 252466
// bufdiff-features: 252539 253439 253446 254421 255061 255303 255464 255556 255878 256268 256312
// bufdiff-features: 256822 257251 257876 258176 258184 258239 258331 258752 259300 259685 259840
// bufdiff-features: 260178 261131 261292 261404
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x1x?x?xf64>, tensor<1x?x?xf64>, tensor<?x?x?xf64>, index, index) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<1x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<1x?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %true = arith.constant true
    %2 = arith.select %true, %arg0, %1 : tensor<1x?x?xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<1x?x?xf64>, tensor<1x?x?xf64>) outs(%2 : tensor<1x?x?xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %38 = arith.mulf %in, %in_4 : f64
      %39 = arith.negf %38 : f64
      %40 = arith.addf %39, %out : f64
      linalg.yield %40 : f64
    } -> tensor<1x?x?xf64>
    %4 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x?x?xf64>) outs(%4 : tensor<1x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_4 = arith.constant 5.000000e-01 : f64
      %38 = arith.maximumf %in, %cst_4 : f64
      linalg.yield %38 : f64
    } -> tensor<1x?x?xf64>
    %expanded = tensor.expand_shape %5 [[0], [1], [2, 3]] output_shape [1, %dim, %dim_0, 1] : tensor<1x?x?xf64> into tensor<1x?x?x1xf64>
    %6 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
    %7 = linalg.floor ins(%2 : tensor<1x?x?xf64>) outs(%6 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %concat = tensor.concat dim(1) %5, %6, %6 : (tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %8 = scf.execute_region -> tensor<1x?x?xf64> {
      %38 = linalg.powf ins(%2, %arg0 : tensor<1x?x?xf64>, tensor<1x?x?xf64>) outs(%7 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %38 : tensor<1x?x?xf64>
    }
    %c0 = arith.constant 0 : index
    %9:2 = scf.for %arg1 = %c0 to %dim step %c2 iter_args(%arg2 = %2, %arg3 = %7) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>) {
      %38 = scf.forall (%arg4) in (%c1) shared_outs(%arg5 = %8) -> (tensor<1x?x?xf64>) {
        %c3 = arith.constant 3 : index
        %40 = arith.cmpi ult, %arg1, %c3 : index
        %41 = arith.select %40, %arg3, %6 : tensor<1x?x?xf64>
        %42 = scf.forall (%arg6) in (%dim_0) shared_outs(%arg7 = %arg2) -> (tensor<1x?x?xf64>) {
          %inserted = tensor.insert %cst into %41[%c0, %arg4, %c0] : tensor<1x?x?xf64>
          %43 = tensor.empty(%dim) : tensor<1x?x1xf64>
          %44 = linalg.fill ins(%cst : f64) outs(%43 : tensor<1x?x1xf64>) -> tensor<1x?x1xf64>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %44 into %arg7[0, 0, %arg6] [1, %dim, 1] [1, 1, 1] : tensor<1x?x1xf64> into tensor<1x?x?xf64>
          }
        }
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %42 into %arg5[%arg4, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<1x?x?xf64> into tensor<1x?x?xf64>
        }
      }
      %39 = linalg.copy ins(%8 : tensor<1x?x?xf64>) outs(%arg2 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %39, %arg3 : tensor<1x?x?xf64>, tensor<1x?x?xf64>
    }
    %10:2 = call @twice1(%9#0) : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
    %11 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10#0 : tensor<1x?x?xf64>) outs(%11 : tensor<1x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_4 = arith.constant 1.000000e+01 : f64
      %38 = arith.minimumf %in, %cst_4 : f64
      linalg.yield %38 : f64
    } -> tensor<1x?x?xf64>
    %13 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10#1 : tensor<1x?x?xf64>) outs(%13 : tensor<1x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.negf %in : f64
      %39 = arith.addf %38, %cst : f64
      linalg.yield %39 : f64
    } -> tensor<1x?x?xf64>
    %15 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst_1 = arith.constant 1.000000e+01 : f64
    %16 = linalg.fill ins(%cst_1 : f64) outs(%15 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %16 into %4[%c0, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<?x?xf64> into tensor<1x?x?xf64>
    %expanded_2 = tensor.expand_shape %5 [[0], [1, 2], [3]] output_shape [1, 1, %dim, %dim_0] : tensor<1x?x?xf64> into tensor<1x1x?x?xf64>
    %17:2 = call @twice1(%inserted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
    %18:2 = call @twice1(%17#0) : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
    %19:3 = scf.for %arg1 = %c0 to %dim step %c2 iter_args(%arg2 = %18#1, %arg3 = %8, %arg4 = %cst) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>, f64) {
      %38 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xi64>
      %c42_i64 = arith.constant 42 : i64
      %39 = linalg.fill ins(%c42_i64 : i64) outs(%38 : tensor<1x?x?xi64>) -> tensor<1x?x?xi64>
      %40 = arith.index_cast %39 : tensor<1x?x?xi64> to tensor<1x?x?xindex>
      scf.for %arg5 = %c0 to %dim step %c2 {
        %47:2 = scf.while (%arg6 = %c0, %arg7 = %38) : (index, tensor<1x?x?xi64>) -> (index, tensor<1x?x?xi64>) {
          %48 = arith.cmpi ult, %arg6, %c2 : index
          %49 = arith.cmpi sle, %arg5, %c0 : index
          %50 = arith.andi %48, %49 : i1
          scf.condition(%50) %arg6, %arg7 : index, tensor<1x?x?xi64>
        } do {
        ^bb0(%arg6: index, %arg7: tensor<1x?x?xi64>):
          %48:2 = func.call @twice1(%18#1) : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
          %49 = tensor.empty(%c2, %c2, %c1, %c2) : tensor<?x?x?x?xi32>
          %c11_i32 = arith.constant 11 : i32
          %50 = linalg.fill ins(%c11_i32 : i32) outs(%49 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
          %51 = tensor.empty() : tensor<2x2x2x2xi32>
          %52 = linalg.fill ins(%c11_i32 : i32) outs(%51 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
          %extracted_slice_5 = tensor.extract_slice %52[1, 0, 0, 0] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<2x2x2x2xi32> to tensor<1x2x2x2xi32>
          %c-3_i32 = arith.constant -3 : i32
          %53 = linalg.conv_2d_nhwc_hwcf_q ins(%52, %extracted_slice_5, %c-3_i32, %c11_i32 : tensor<2x2x2x2xi32>, tensor<1x2x2x2xi32>, i32, i32) outs(%50 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
          %54 = arith.addi %arg6, %c1 : index
          %c5_i64 = arith.constant 5 : i64
          %55 = linalg.fill ins(%c5_i64 : i64) outs(%arg7 : tensor<1x?x?xi64>) -> tensor<1x?x?xi64>
          scf.yield %54, %55 : index, tensor<1x?x?xi64>
        }
      }
      %collapsed = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x?x?xf64> into tensor<?x?xf64>
      %cst_4 = arith.constant 7.250000e+00 : f64
      %extracted_slice = tensor.extract_slice %8[%c0, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<1x?x?xf64> to tensor<?x?xf64>
      %41 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x?xf64>) outs(%arg3 : tensor<1x?x?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_5 = arith.constant -0.000000e+00 : f64
        %47 = arith.negf %in : f64
        %48 = arith.addf %47, %cst_5 : f64
        linalg.yield %48 : f64
      } -> tensor<1x?x?xf64>
      %42 = linalg.copy ins(%8 : tensor<1x?x?xf64>) outs(%arg2 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %43 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
      %44 = linalg.fill ins(%arg4 : f64) outs(%43 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %45 = tensor.empty() : tensor<1xf64>
      %46 = linalg.pooling_ncw_max ins(%44, %45 : tensor<1x?x?xf64>, tensor<1xf64>) outs(%42 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %46, %41, %cst_4 : tensor<1x?x?xf64>, tensor<1x?x?xf64>, f64
    }
    %20 = tensor.empty() : tensor<1xf64>
    %21 = linalg.pooling_nwc_sum ins(%19#1, %20 : tensor<1x?x?xf64>, tensor<1xf64>) outs(%14 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %expanded_3 = tensor.expand_shape %13 [[0], [1], [2, 3]] output_shape [1, %dim, %dim_0, %c1] : tensor<1x?x?xf64> into tensor<1x?x?x?xf64>
    %22 = vector.from_elements %19#2, %19#2, %19#2, %19#2 : vector<4xf64>
    %23 = vector.shape_cast %22 : vector<4xf64> to vector<2x2xf64>
    %24 = vector.transpose %23, [1, 0] : vector<2x2xf64> to vector<2x2xf64>
    %25 = vector.shape_cast %24 : vector<2x2xf64> to vector<4xf64>
    %26 = vector.extract %25[3] : f64 from vector<4xf64>
    %27 = tensor.empty() : tensor<1x3x3xi64>
    %c1_i64 = arith.constant 1 : i64
    %28 = linalg.fill ins(%c1_i64 : i64) outs(%27 : tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %29 = arith.index_cast %28 : tensor<1x3x3xi64> to tensor<1x3x3xindex>
    %30:2 = scf.while (%arg1 = %c0, %arg2 = %6) : (index, tensor<1x?x?xf64>) -> (index, tensor<1x?x?xf64>) {
      %38 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%38) %arg1, %arg2 : index, tensor<1x?x?xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x?x?xf64>):
      %c9 = arith.constant 9 : index
      %from_elements = tensor.from_elements %c9 : tensor<1xindex>
      %reshape = tensor.reshape %29(%from_elements) : (tensor<1x3x3xindex>, tensor<1xindex>) -> tensor<9xindex>
      %38:2 = func.call @twice1(%17#1) : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
      %39 = arith.addi %arg1, %c1 : index
      %40 = tensor.empty(%dim, %dim_0) : tensor<?x1x?xf64>
      %41 = linalg.fill ins(%19#2 : f64) outs(%40 : tensor<?x1x?xf64>) -> tensor<?x1x?xf64>
      %transposed = linalg.transpose ins(%41 : tensor<?x1x?xf64>) outs(%arg2 : tensor<1x?x?xf64>) permutation = [1, 0, 2] 
      %42 = linalg.tanh ins(%14 : tensor<1x?x?xf64>) outs(%transposed : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %39, %42 : index, tensor<1x?x?xf64>
    }
    %31 = tensor.empty(%dim) : tensor<1x?xf64>
    %32 = linalg.fill ins(%26 : f64) outs(%31 : tensor<1x?xf64>) -> tensor<1x?xf64>
    %broadcasted = linalg.broadcast ins(%32 : tensor<1x?xf64>) outs(%30#1 : tensor<1x?x?xf64>) dimensions = [2] 
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x?x?xf64>) outs(%broadcasted : tensor<1x?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %38 = arith.divf %in, %19#2 : f64
      linalg.yield %38 : f64
    } -> tensor<1x?x?xf64>
    %34:2 = scf.while (%arg1 = %c0, %arg2 = %15) : (index, tensor<?x?xf64>) -> (index, tensor<?x?xf64>) {
      %38 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%38) %arg1, %arg2 : index, tensor<?x?xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<?x?xf64>):
      %38 = linalg.add ins(%broadcasted, %9#1 : tensor<1x?x?xf64>, tensor<1x?x?xf64>) outs(%broadcasted : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %39 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
      %40:2 = func.call @twice1(%1) : (tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>)
      %41 = arith.addi %arg1, %c1 : index
      %42 = tensor.empty(%dim_0, %dim) : tensor<?x?xf64>
      %cst_4 = arith.constant -2.500000e+00 : f64
      %43 = linalg.fill ins(%cst_4 : f64) outs(%42 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %transposed = linalg.transpose ins(%43 : tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>) permutation = [1, 0] 
      %44 = tensor.empty(%dim_0) : tensor<?xf64>
      %45 = linalg.fill ins(%19#2 : f64) outs(%44 : tensor<?xf64>) -> tensor<?xf64>
      %broadcasted_5 = linalg.broadcast ins(%45 : tensor<?xf64>) outs(%transposed : tensor<?x?xf64>) dimensions = [0] 
      scf.yield %41, %broadcasted_5 : index, tensor<?x?xf64>
    }
    %35:3 = scf.while (%arg1 = %c0, %arg2 = %6, %arg3 = %14) : (index, tensor<1x?x?xf64>, tensor<1x?x?xf64>) -> (index, tensor<1x?x?xf64>, tensor<1x?x?xf64>) {
      %reduced = linalg.reduce ins(%expanded : tensor<1x?x?x1xf64>) outs(%arg3 : tensor<1x?x?xf64>) dimensions = [3] 
        (%in: f64, %init: f64) {
          %39 = arith.addf %in, %init : f64
          linalg.yield %39 : f64
        }
      %38 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%38) %arg1, %arg2, %arg3 : index, tensor<1x?x?xf64>, tensor<1x?x?xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x?x?xf64>, %arg3: tensor<1x?x?xf64>):
      %38 = arith.addi %arg1, %c1 : index
      %39 = linalg.copy ins(%14 : tensor<1x?x?xf64>) outs(%arg3 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %40 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
      %41 = linalg.fill ins(%19#2 : f64) outs(%40 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %42 = linalg.round ins(%41 : tensor<1x?x?xf64>) outs(%arg2 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %43 = tensor.empty(%c1, %dim, %dim_0) : tensor<?x?x?xf64>
      %44 = linalg.fill ins(%19#2 : f64) outs(%43 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %45 = linalg.sub ins(%broadcasted, %44 : tensor<1x?x?xf64>, tensor<?x?x?xf64>) outs(%42 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %38, %45, %39 : index, tensor<1x?x?xf64>, tensor<1x?x?xf64>
    }
    %c5 = arith.constant 5 : index
    %36:3 = scf.for %arg1 = %c1 to %c5 step %c1 iter_args(%arg2 = %30#1, %arg3 = %11, %arg4 = %expanded_3) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?x?xf64>) {
      %cast_4 = tensor.cast %expanded : tensor<1x?x?x1xf64> to tensor<1x?x?x?xf64>
      %38 = tensor.empty(%dim, %dim_0) : tensor<1x?x?x1xf64>
      %39 = linalg.fill ins(%19#2 : f64) outs(%38 : tensor<1x?x?x1xf64>) -> tensor<1x?x?x1xf64>
      %cast_5 = tensor.cast %39 : tensor<1x?x?x1xf64> to tensor<1x?x?x?xf64>
      %cast_6 = tensor.cast %expanded : tensor<1x?x?x1xf64> to tensor<1x?x?x?xf64>
      %mapped = linalg.map ins(%cast_4, %cast_5, %cast_6 : tensor<1x?x?x?xf64>, tensor<1x?x?x?xf64>, tensor<1x?x?x?xf64>) outs(%arg4 : tensor<1x?x?x?xf64>)
        (%in: f64, %in_7: f64, %in_8: f64, %init: f64) {
          %47 = arith.cmpf ogt, %in, %in_7 : f64
          %48 = arith.select %47, %in, %in_7 : f64
          %49 = arith.minimumf %48, %in_8 : f64
          linalg.yield %49 : f64
        }
      %40 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xi1>
      %41 = linalg.fill ins(%true : i1) outs(%40 : tensor<1x?x?xi1>) -> tensor<1x?x?xi1>
      %42 = tensor.empty(%dim, %dim_0) : tensor<1x?x?xf64>
      %43 = linalg.fill ins(%cst_1 : f64) outs(%42 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %44 = linalg.select ins(%41, %43, %33 : tensor<1x?x?xi1>, tensor<1x?x?xf64>, tensor<1x?x?xf64>) outs(%arg3 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %45 = linalg.mul ins(%1, %43 : tensor<1x?x?xf64>, tensor<1x?x?xf64>) outs(%44 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      %46 = linalg.square ins(%43 : tensor<1x?x?xf64>) outs(%arg2 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
      scf.yield %46, %45, %mapped : tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?x?xf64>
    }
    %37 = linalg.fill ins(%26 : f64) outs(%36#1 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %cast = tensor.cast %3 : tensor<1x?x?xf64> to tensor<?x?x?xf64>
    return %37, %35#2, %21, %19#0, %18#0, %expanded_2, %12, %cast, %35#0, %30#0 : tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x?x?xf64>, tensor<1x1x?x?xf64>, tensor<1x?x?xf64>, tensor<?x?x?xf64>, index, index
  }
  func.func private @twice1(%arg0: tensor<1x?x?xf64>) -> (tensor<1x?x?xf64>, tensor<1x?x?xf64>) {
    return %arg0, %arg0 : tensor<1x?x?xf64>, tensor<1x?x?xf64>
  }
}

