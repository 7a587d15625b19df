// bufdiff-profile: deep
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f8158cc57a77a86408
// bufdiff-choices: 476d66b199df4882c98f0cf5c116e8b08a0d10a93be98e21b2e47d38c2e58df23686e52f8d47853d
// bufdiff-choices: f92388593a8e79839330fe92f162146b9363e0cc211405d9e349ea53d695d2b2b01344c3b0d041df
// bufdiff-choices: f934d0b257cb9b364de6ab4afc8f3ad843e9f1d6aa47ca4bf0a2ccbdc2111d7530271e5f39405f35
// bufdiff-choices: 3a3e976fd584c7cb22e260291720da1cdb9c7686e9637b71fae2d52dc954cafaeb0b92aa32fe0a10
// bufdiff-choices: 6f757cd2abd441c0ab256427e524e788379c4736e03724309e422f91afbe277d9949a0a70aa128b2
// bufdiff-choices: 0f7cca40f12fa4bb9acd3465626a071271c67e844bb483c126f2f526c8c10c8037ae0cb875ea7d11
// bufdiff-choices: 5968ff583ccd431e145bbea2fe587350c9b82aab4f7ba21b5ef9ed3071ad4f39064068c789d114b4
// bufdiff-choices: 64d425ee2a9ded31fe27a424ae713bd9e13fdff312bf4deb65ee50ae3c94a03a5fdbf2e62e784d58
// bufdiff-choices: 7fb2733076ce5b82f89724641c458c6aa05e44b3e48d5201deeb8163d4f2a71df90d86c3c99abb6c
// bufdiff-choices: c6140831dba6e3a36ddfc8c262ba7f4e9c9ffe53497c5c21e57f65d89fbdd7b326ea7afa1f58c407
// bufdiff-choices: 4bbbc4db0fa464c140337853bf46cc0d3bc135471224e5e95a055747be45ba61510b239faa1251fe
// bufdiff-choices: f9214ad2399d97e34f331cfd7425b1eecfacc1019bd7a4ede782c7b73c08ca52382e28c82ecbf796
// bufdiff-choices: 95196a21f05386e1f1aa95948b0d5f4a0eaed19f63c5f03f7c28c40bd032
// bufdiff-features: 297 587 823 1132 1239 1277 1794 1854 2027 2741 2961 3027 3579 4595 6136 6611
// bufdiff-features: 6641 6831 6969 7072 7323 9189 9301 9443 9479 9706 10370 10384 10568 11037 11162
// bufdiff-features: 11191 11408 11441 12032 12064 12170 12276 12891 13387 13518 13915 14454 14728
// bufdiff-features: 14838 15751 16682 16822 17174 17849 17893 18408 18431 18667 19419 19456 19545
// bufdiff-features: 19606 20023 20237 21973 22095 22167 22220 22280 22678 22801 22879 23377 23454
// bufdiff-features: 23643 23680 23940 24268 24516 24747 25095 25818 26110 26347 26369 26464 26546
// bufdiff-features: 26568 27168 27725 28814 29590 29968 30625 30666 30996 31864 32085 32671 34167
// bufdiff-features: 34233 34299 34703 34906 34989 35154 35239 35968 36395 36784 36936 37007 37054
// bufdiff-features: 37136 37445 38063 38163 38702 39766 39848 39915 39927 40175 40452 40712 41197
// bufdiff-features: 41615 42194 42344 42467 43631 43942 44505 46203 46404 46936 47241 47796 49370
// bufdiff-features: 49806 49956 50633 50664 50894 51144 51341 51344 51415 51467 51729 51800 51863
// bufdiff-features: 52062 52320 52322 52545 52558 52807 52900 52928 53180 53252 53898 54385 54998
// bufdiff-features: 55182 55270 55382 57124 57548 58190 59347 59695 60825 61435 61628 61882 61885
// bufdiff-features: 62336 62679 62800 63384 63512 63626 63922 64119 64120 64235 64875 65478 66422
// bufdiff-features: 66569 66596 66869 67055 67160 68223 68355 68408 68782 70955 72413 72541 72629
// bufdiff-features: 73009 73289 73802 74034 74201 74676 75290 75921 76611 76677 76953 77068 77283
// bufdiff-features: 77855 78168 78182 78283 78430 78772 79141 80256 80342 80400 80485 81467 81511
// bufdiff-features: 81587 81736 82186 82594 82693 82723 83282 83441 83673 84322 84465 85229 85843
// bufdiff-features: 86125 86357 86837 86937 87495 87695 88008 88212 88732 89178 89732 89765 89780
// bufdiff-features: 89946 90011 90070 90198 90543 91074 91525 91853 92048 92194 92221 92229 92327
// bufdiff-features: 92800 93225 93994 94028 94626 94951 95056 95407 95625 96431 97924 98501 99757
// bufdiff-features: 99969 100059 100085 101264 101277 101342 101541 101590 102482 102625 102800
// bufdiff-features: 102809 103673 103715 103758 103851 104315 104931 105070 106652 106761 106917
// bufdiff-features: 106993 107412 107425 107614 107912 108012 108173 108210 108410 109603 109781
// bufdiff-features: 110816 112245 112929 113374 115026 115778 117222 117618 117779 118196 118525
// bufdiff-features: 118880 119496 119880 119940 120151 120745 120772 121000 121197 121252 121363
// bufdiff-features: 121626 121682 122163 122496 122548 122575 122903 123204 123446 124376 126380
// bufdiff-features: 127163 127492 127813 128126 128916 129466 129768 129878 129946 129955 130160
// bufdiff-features: 130638 130933 131038 131956 132087 132281 132574 132730 133364 133446 133756
// bufdiff-features: 134823 135363 136056 136271 137235 138062 138086 138451 138476 139885 139890
// bufdiff-features: 140628 140924 140929 141238 142040 142084 142349 142610 143172 143438 143667
// bufdiff-features: 144119 144761 145597 145997 146512 146711 146814 146822 147158 147477 147654
// bufdiff-features: 147752 148373 149149 149219 149243 149552 149901 149944 150313 150585 150913
// bufdiff-features: 151292 151867 152226 152537 152620 153202 153989 154946 155477 155530 155644
// bufdiff-features: 156346 156460 156807 157690 157953 158012 158120 158204 159421 159677 159724
// bufdiff-features: 159928 160011 160138 160756 160983 161420 161779 162364 162740 162971 163876
// bufdiff-features: 164669 165141 165554 165620 165636 165719 166037 166634 166816 167164 167466
// bufdiff-features: 167753 168640 168766 169571 170082 170819 170876 170906 171053 171116 172127
// bufdiff-features: 172470 173166 173354 173437 173800 174170 174225 175723 175888 176031 176104
// bufdiff-features: 176782 177211 177875 177904 178019 178067 179796 180004 180207 180258 180363
// bufdiff-features: 180404 180469 181543 181789 183114 183123 183813 184030 184122 184492 184739
// bufdiff-features: 185129 186042 186202 186414 186477 186594 186942 186959 187596 188175 188217
// bufdiff-features: 188790 189195 189742 190154 190168 191076 191584 191770 192069 192374 192411
// bufdiff-features: 192628 192771 193495 193511 193774 194134 194457 194860 195246 195728 196031
// bufdiff-features: 196048 197125 197392 197486 197837 198357 198486 198670 198873 199773 199827
// bufdiff-features: 200004 200104 200106 201059 201095 201716 202887 202962 203000 203246 203436
// bufdiff-features: 203779 204212 205426 205434 207268 207294 207406 208379 208765 209760 210461
// bufdiff-features: 211044 211508 212310 212886 213309 213339 213481 215707 215839 216034 216039
// bufdiff-features: 216167 216213 216555 216640 216980 217282 217574 217672 218089 218127 219157
// bufdiff-features: 219452 219797 220223 220541 221154 222252 223104 223783 223989 225759 225827
// bufdiff-features: 226132 226351 226668 226817 227345 227549 228139 228204 228222 228343 228738
// bufdiff-features: 228960 229273 229951 230081 230083 230293 230584 230810 231152 231527 231722
// bufdiff-features: 231855 232259 232341 233428 234455 234990 235375 235630 235730 235932 235982
// bufdiff-features: 236868 236929 237337 237470 237680 239732 239941 240158 240783 242793 242955
// bufdiff-features: 243137 243266 243477 243808 244092 244281 244729 244978 246543 246783 246895
// bufdiff-features: 247247 248971 249465 249594 250477 250934 250948 251217 251506 251532 251778
// bufdiff-features: 252223 252318 252379 252466 252539 253255 253389 254140 254633 254682 255487
// bufdiff-features: 255556 256235 256247 257210 257251 258123 258143 258184 258444 259229 259300
// bufdiff-features: 259528 259785 259817 259834 259840 260843 261131 261946 262074
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: i32, %arg2: tensor<2x2xi32>) -> (tensor<?x1x?x1xf64>, tensor<?x?x1xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?xi32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %0 = scf.forall (%arg3, %arg4) in (%dim, %dim_0) shared_outs(%arg5 = %arg0) -> (tensor<?x?xf64>) {
      %collapsed_5 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
      %extracted_slice_6 = tensor.extract_slice %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<?x?xf64> to tensor<1x1xf64>
      %17 = tensor.empty() : tensor<1x1xf64>
      %cst_7 = arith.constant 1.000000e+01 : f64
      %18 = linalg.fill ins(%cst_7 : f64) outs(%17 : tensor<1x1xf64>) -> tensor<1x1xf64>
      %inserted_slice_8 = tensor.insert_slice %18 into %extracted_slice_6[0, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<1x1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice_8 into %arg5[%arg4, %arg3] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<?x?xf64>
      }
    }
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [%dim_0, %dim] [1, 1] : tensor<?x?xf64> to tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, %c0] [%dim_0, %dim] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %17 = arith.addf %in, %out : f64
      linalg.yield %17 : f64
    } -> tensor<?x?xf64>
    %2 = memref.alloca_scope  -> (f64) {
      %from_elements_5 = tensor.from_elements %dim, %dim_0, %c1 : tensor<3xindex>
      %reshape_6 = tensor.reshape %inserted_slice(%from_elements_5) : (tensor<?x?xf64>, tensor<3xindex>) -> tensor<?x?x1xf64>
      %c4_7 = arith.constant 4 : index
      scf.for %arg3 = %c0 to %c4_7 step %c1 {
        %17 = scf.execute_region -> tensor<?x?x1xf64> {
          %generated_10 = tensor.generate %dim, %dim_0 {
          ^bb0(%arg4: index, %arg5: index, %arg6: index):
            %27 = arith.index_cast %arg4 : index to i64
            %28 = arith.sitofp %27 : i64 to f64
            %29 = arith.index_cast %arg5 : index to i64
            %30 = arith.sitofp %29 : i64 to f64
            %31 = arith.index_cast %arg6 : index to i64
            %32 = arith.sitofp %31 : i64 to f64
            %33 = arith.divf %28, %30 : f64
            %34 = arith.maximumf %33, %32 : f64
            tensor.yield %34 : f64
          } : tensor<?x?x1xf64>
          %18 = func.call @either1(%reshape_6, %generated_10) : (tensor<?x?x1xf64>, tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
          %19 = tensor.empty(%dim) : tensor<?x1x1xf64>
          %cst_11 = arith.constant -2.500000e+00 : f64
          %20 = linalg.fill ins(%cst_11 : f64) outs(%19 : tensor<?x1x1xf64>) -> tensor<?x1x1xf64>
          %21 = linalg.batch_matmul ins(%reshape_6, %20 : tensor<?x?x1xf64>, tensor<?x1x1xf64>) outs(%18 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
          %22 = tensor.empty(%dim, %dim_0) : tensor<?x?x1xf64>
          %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_6 : tensor<?x?x1xf64>) outs(%22 : tensor<?x?x1xf64>) {
          ^bb0(%in: f64, %out: f64):
            %27 = arith.divf %in, %cst_11 : f64
            linalg.yield %27 : f64
          } -> tensor<?x?x1xf64>
          %24 = tensor.empty(%dim, %dim) : tensor<?x?xf64>
          %cst_12 = arith.constant -1.000000e+00 : f64
          %25 = linalg.fill ins(%cst_12 : f64) outs(%24 : tensor<?x?xf64>) -> tensor<?x?xf64>
          %26 = linalg.matmul ins(%extracted_slice, %25 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
          scf.yield %21 : tensor<?x?x1xf64>
        }
      }
      %inserted_slice_8 = tensor.insert_slice %0 into %arg0[0, 0] [%dim_0, %dim] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
      %cst_9 = arith.constant -0.000000e+00 : f64
      memref.alloca_scope.return %cst_9 : f64
    }
    %3 = arith.index_cast %arg1 : i32 to index
    %c4 = arith.constant 4 : index
    %4 = arith.remui %3, %c4 : index
    %5:2 = scf.for %arg3 = %c0 to %4 step %c1 iter_args(%arg4 = %inserted_slice, %arg5 = %extracted_slice) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
      %collapsed_5 = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf64> into tensor<?xf64>
      %17 = arith.cmpi sle, %4, %c4 : index
      %18 = scf.if %17 -> (tensor<1x2xi32>) {
        %extracted_slice_9 = tensor.extract_slice %arg2[0, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
        scf.yield %extracted_slice_9 : tensor<1x2xi32>
      } else {
        %extracted_slice_9 = tensor.extract_slice %arg2[1, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
        %cst_10 = arith.constant dense<6> : tensor<1x1xi32>
        %inserted_slice_11 = tensor.insert_slice %cst_10 into %extracted_slice_9[0, 0] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<1x2xi32>
        scf.yield %inserted_slice_11 : tensor<1x2xi32>
      }
      %inserted_slice_6 = tensor.insert_slice %18 into %arg2[0, 0] [1, 2] [%c1, 1] : tensor<1x2xi32> into tensor<2x2xi32>
      %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<1x2xi32>) outs(%18 : tensor<1x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %33 = arith.maxui %in, %out : i32
        linalg.yield %33 : i32
      } -> tensor<1x2xi32>
      %20 = tensor.empty() : tensor<2x4x1xf64>
      %21 = linalg.fill ins(%2 : f64) outs(%20 : tensor<2x4x1xf64>) -> tensor<2x4x1xf64>
      %cast_7 = tensor.cast %21 : tensor<2x4x1xf64> to tensor<?x?x1xf64>
      %cast_8 = tensor.cast %21 : tensor<2x4x1xf64> to tensor<?x?x1xf64>
      %22 = func.call @either1(%cast_7, %cast_8) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?x1xf64>, tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
      %23 = tensor.empty(%dim_0, %dim) : tensor<?x?xi1>
      %24 = linalg.fill ins(%17 : i1) outs(%23 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %25 = tensor.empty(%dim_0, %dim) : tensor<?x?xf64>
      %26 = linalg.fill ins(%2 : f64) outs(%25 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %27 = linalg.select ins(%24, %26, %0 : tensor<?x?xi1>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg5 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %28 = linalg.softmax dimension(0) ins(%arg4 : tensor<?x?xf64>) outs(%27 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %29 = tensor.empty(%dim, %dim) : tensor<?x?xf64>
      %30 = linalg.fill ins(%2 : f64) outs(%29 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %31 = linalg.matmul ins(%28, %30 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %32 = linalg.sub ins(%28, %1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%31 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %32, %28 : tensor<?x?xf64>, tensor<?x?xf64>
    }
    %inserted_slice_1 = tensor.insert_slice %arg0 into %5#1[0, 0] [%dim_0, %dim] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
    %extracted = tensor.extract %arg2[%c1, %c1] : tensor<2x2xi32>
    %collapsed = tensor.collapse_shape %arg2 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
    %6 = arith.index_cast %arg1 : i32 to index
    %c64 = arith.constant 64 : index
    %7 = arith.remui %6, %c64 : index
    %8 = index.divs %7, %c1
    %cst = arith.constant dense<[[[1.050000e+01], [1.150000e+01], [1.250000e+01]]]> : tensor<1x3x1xf64>
    %cast = tensor.cast %cst : tensor<1x3x1xf64> to tensor<?x?x1xf64>
    %cast_2 = tensor.cast %cst : tensor<1x3x1xf64> to tensor<?x?x1xf64>
    %9 = call @either1(%cast, %cast_2) : (tensor<?x?x1xf64>, tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %10 = linalg.floor ins(%5#0 : tensor<?x?xf64>) outs(%extracted_slice : tensor<?x?xf64>) -> tensor<?x?xf64>
    affine.parallel (%arg3) = (0) to (2) {
      %collapsed_5 = tensor.collapse_shape %9 [[0], [1, 2]] : tensor<?x?x1xf64> into tensor<?x?xf64>
    }
    %c3 = arith.constant 3 : index
    %expanded = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [%c1, 1, %c3, 1] : tensor<?x?x1xf64> into tensor<?x1x?x1xf64>
    %extracted_slice_3 = tensor.extract_slice %cst[0, 2, 0] [1, 1, %c1] [1, 1, 1] : tensor<1x3x1xf64> to tensor<1x1x?xf64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %17 = arith.index_cast %arg3 : index to i64
      %18 = arith.sitofp %17 : i64 to f64
      %19 = arith.index_cast %arg4 : index to i64
      %20 = arith.sitofp %19 : i64 to f64
      %21 = arith.index_cast %arg5 : index to i64
      %22 = arith.sitofp %21 : i64 to f64
      %23 = arith.negf %18 : f64
      %24 = arith.addf %23, %20 : f64
      %25 = arith.subf %24, %22 : f64
      tensor.yield %25 : f64
    } : tensor<3x1x1xf64>
    %11 = linalg.conv_1d_ncw_fcw ins(%extracted_slice_3, %generated : tensor<1x1x?xf64>, tensor<3x1x1xf64>) outs(%9 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %c2 = arith.constant 2 : index
    %12 = scf.for %arg3 = %c0 to %c1 step %c2 iter_args(%arg4 = %arg0) -> (tensor<?x?xf64>) {
      %17 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x2xi32>) outs(%arg2 : tensor<2x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %23 = arith.minui %in, %out : i32
        linalg.yield %23 : i32
      } -> tensor<2x2xi32>
      %18:2 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg0, %arg7 = %extracted) -> (tensor<?x?xf64>, i32) {
        %23 = tensor.empty() : tensor<1x1xf64>
        %24 = linalg.fill ins(%2 : f64) outs(%23 : tensor<1x1xf64>) -> tensor<1x1xf64>
        %25 = linalg.conv_2d ins(%10, %24 : tensor<?x?xf64>, tensor<1x1xf64>) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %26 = func.call @same2(%25) : (tensor<?x?xf64>) -> tensor<?x?xf64>
        %27 = linalg.rsqrt ins(%26 : tensor<?x?xf64>) outs(%25 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %28 = tensor.empty(%dim_0, %dim) : tensor<?x?xf64>
        %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<?x?xf64>) outs(%28 : tensor<?x?xf64>) {
        ^bb0(%in: f64, %out: f64):
          %35 = arith.cmpf ogt, %in, %2 : f64
          %36 = arith.select %35, %in, %2 : f64
          linalg.yield %36 : f64
        } -> tensor<?x?xf64>
        %30 = func.call @same2(%5#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xf64>) -> tensor<?x?xf64>
        %31 = tensor.empty(%dim_0, %dim) : tensor<?x2x?xf64>
        %32 = linalg.fill ins(%2 : f64) outs(%31 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
        %reduced = linalg.reduce ins(%32 : tensor<?x2x?xf64>) outs(%arg6 : tensor<?x?xf64>) dimensions = [1] 
          (%in: f64, %init: f64) {
            %35 = arith.divf %in, %init : f64
            linalg.yield %35 : f64
          }
        %33 = tensor.empty(%dim_0, %dim) : tensor<?x?x2xf64>
        %34 = linalg.fill ins(%2 : f64) outs(%33 : tensor<?x?x2xf64>) -> tensor<?x?x2xf64>
        %reduced_5 = linalg.reduce ins(%34 : tensor<?x?x2xf64>) outs(%reduced : tensor<?x?xf64>) dimensions = [2] 
          (%in: f64, %init: f64) {
            %35 = arith.cmpf ogt, %in, %init : f64
            %36 = arith.select %35, %in, %init : f64
            linalg.yield %36 : f64
          }
        scf.yield %reduced_5, %extracted : tensor<?x?xf64>, i32
      }
      %19 = tensor.empty(%dim, %dim) : tensor<?x?xf64>
      %20 = linalg.fill ins(%2 : f64) outs(%19 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %21 = linalg.matmul ins(%10, %20 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %22 = linalg.add ins(%inserted_slice_1, %10 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%21 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %22 : tensor<?x?xf64>
    }
    %13 = linalg.add ins(%12, %10 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%12 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %14 = arith.index_cast %dim : index to i64
    %15 = arith.index_cast %dim_0 : index to i64
    %from_elements = tensor.from_elements %14, %15 : tensor<2xi64>
    %reshape = tensor.reshape %12(%from_elements) : (tensor<?x?xf64>, tensor<2xi64>) -> tensor<?x?xf64>
    %16:2 = scf.while (%arg3 = %c0, %arg4 = %reshape) : (index, tensor<?x?xf64>) -> (index, tensor<?x?xf64>) {
      %17 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%17) %arg3, %arg4 : index, tensor<?x?xf64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?xf64>):
      %17 = func.call @same2(%0) : (tensor<?x?xf64>) -> tensor<?x?xf64>
      %18 = tensor.empty() : tensor<2x2xi32>
      %19 = linalg.fill ins(%extracted : i32) outs(%18 : tensor<2x2xi32>) -> tensor<2x2xi32>
      %20 = arith.cmpi eq, %arg1, %extracted : i32
      %21 = scf.if %20 -> (tensor<2x2xi32>) {
        scf.yield %arg2 : tensor<2x2xi32>
      } else {
        scf.yield %19 : tensor<2x2xi32>
      }
      %cast_5 = tensor.cast %arg2 : tensor<2x2xi32> to tensor<?x2xi32>
      %inserted_slice_6 = tensor.insert_slice %cast_5 into %21[0, 0] [%c2, 2] [1, 1] : tensor<?x2xi32> into tensor<2x2xi32>
      %extracted_7 = tensor.extract %arg2[%c0, %c0] : tensor<2x2xi32>
      %22 = arith.addi %arg3, %c1 : index
      %23 = linalg.copy ins(%reshape : tensor<?x?xf64>) outs(%arg4 : tensor<?x?xf64>) -> tensor<?x?xf64>
      scf.yield %22, %23 : index, tensor<?x?xf64>
    }
    %cast_4 = tensor.cast %collapsed : tensor<4xi32> to tensor<?xi32>
    return %expanded, %11, %13, %16#1, %cast_4 : tensor<?x1x?x1xf64>, tensor<?x?x1xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<?xi32>
  }
  func.func private @either1(%arg0: tensor<?x?x1xf64>, %arg1: tensor<?x?x1xf64>) -> tensor<?x?x1xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x1xf64>
    %0 = arith.cmpi eq, %dim, %c0 : index
    %1 = arith.select %0, %arg0, %arg1 : tensor<?x?x1xf64>
    return %1 : tensor<?x?x1xf64>
  }
  func.func private @same2(%arg0: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst = arith.constant 1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.reciprocal ins(%1 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %arg0 : tensor<?x?xf64>
  }
}

