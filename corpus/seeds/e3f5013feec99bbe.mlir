// bufdiff-profile: deep
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33cf6cdebb
// bufdiff-choices: f91ce610def042dc680fb9d8538d6f36bb35d4fe811e667d465af1a052e6bbf898b71a2cba70b726
// bufdiff-choices: c3f219c2f4f98e85aa9d16d291862e1881ba3e9d5651e5747646915a978bdc965a1efba9bd091bc4
// bufdiff-choices: 705b070191007d92d5330529e1d1cc8bc431b45ecf837851987b646cd237be817326376c2da1b4a6
// bufdiff-choices: 7e44db076272ac0ecd8aff8e318dbc1a2d48a86f9eb1ada389acc7f69fabf3d1037be9786b50dfb3
// bufdiff-choices: 35b07d9d88914fe410b6da917138c1758a9f7a3561003f9856242fe7d11c8bb6960ac68c7944fcf9
// bufdiff-choices: ad49c69b925c017f649c6371a1ab6fc65f107aaec6879f449289b2e01f7c8820b3e1f0e2e3eded7b
// bufdiff-choices: 6e52641f832c4b22d944b37214898ca879ed338c66c719d7ef3f7c7d916a88caf7ed1d47f5cecb0d
// bufdiff-choices: 2ee32cf037ccd1a524939c83ead5822c531381c8cdd11e094a43922ddab5eae44bc5ff144900e685
// bufdiff-choices: c7c5403eae4dc08cfec77886ca56bdb5583273ff783c9e69290b84ff18c2887851042ca958684301
// bufdiff-choices: 3766cb47cd4af08561fdba52926560e2115786685d357c9b806c37df56c30cdd0dce145065d41aad
// bufdiff-choices: 1fca41106ee802a26185d42951df084b7b51025c1509ef8f6db90886a437fdbd483b9b8d080185de
// bufdiff-choices: 6e792c80eb1ac9a2aa1510a83fb1afe9c775a1cd0bb5659c840cd9685b7a5e4a01ad8a893cc82821
// bufdiff-choices: 04db61c36659abd39b272299842c634fbc60b57867eb5375669f2413a926b51dd379441df391451a
// bufdiff-choices: d5c4f66b18a089b86e68b93989895f0a5b8184b2e70fcf4016eebc4c9733f23500fbcadcfca13656
// bufdiff-choices: 47d985cd7ba5449e37f5024c24aea334065bfed3e56b069639cc19efc9f36b727c799c1cacf709a9
// bufdiff-choices: cd91c77aad9ff7ef0a63b6be
// bufdiff-features: 2538 2820 2983 3027 3041 3392 3398 3579 4165 4236 4469 5610 5994 6611 6812 7279
// bufdiff-features: 7534 8358 9208 9479 9529 10872 11162 11546 13372 13493 13915 14483 14485 15751
// bufdiff-features: 15969 16207 16682 17054 18073 18166 18330 18486 18508 19123 19426 20023 20237
// bufdiff-features: 20480 20659 20778 22280 22387 22975 23847 24135 24598 25571 25924 25952 26477
// bufdiff-features: 26568 28379 29303 29590 29945 29968 31543 32208 32457 33853 33887 34167 35085
// bufdiff-features: 35121 35345 35610 36936 37054 39130 39150 39540 40452 40712 41615 41679 41707
// bufdiff-features: 41832 41896 42344 42614 43738 43942 43986 44093 44167 44621 44893 45238 45522
// bufdiff-features: 46022 46203 46763 46936 47196 47702 48343 48598 48974 49657 50633 51106 51415
// bufdiff-features: 51729 51796 52062 52322 52558 52807 52900 52928 53252 53469 53777 53898 54262
// bufdiff-features: 54385 54483 54658 54964 54998 55014 55125 55270 55276 56404 58303 59555 59651
// bufdiff-features: 60306 61414 61480 61484 61628 61950 62495 63929 64119 64120 64235 64449 65171
// bufdiff-features: 66422 66797 66995 67392 67936 67959 68355 68610 69660 69875 69991 70029 70119
// bufdiff-features: 70335 70598 71161 71259 71306 72775 73335 73849 74057 74360 74504 74676 74698
// bufdiff-features: 74833 74862 75260 75677 76611 76820 76953 77283 77564 78283 78430 79136 80273
// bufdiff-features: 80422 80454 81353 81809 82011 82044 82552 82714 82723 83314 85047 85824 85848
// bufdiff-features: 86125 87923 88750 88958 89178 89250 89812 89924 89946 90099 90543 92194 92221
// bufdiff-features: 92955 92970 93297 95239 95273 95299 95407 95774 96353 96431 96562 96969 97131
// bufdiff-features: 97187 97715 97924 98170 98501 100227 100411 101264 101277 101342 102024 102319
// bufdiff-features: 103108 103851 104493 104775 104931 105038 105573 105795 105902 106652 107815
// bufdiff-features: 108132 108148 109923 110085 110140 110162 110780 110816 110917 112353 112593
// bufdiff-features: 112929 113295 113327 113374 113920 114874 115083 115608 116002 116474 117151
// bufdiff-features: 117235 117807 119203 119597 119764 119993 121250 121632 121765 122548 122766
// bufdiff-features: 122967 123313 123446 124909 126320 126376 127096 128410 128817 129278 129849
// bufdiff-features: 129878 129955 130173 131038 131366 131381 131851 132428 132590 133364 133514
// bufdiff-features: 133575 133756 135464 135749 136056 136731 136987 138086 138476 138695 139604
// bufdiff-features: 140924 141586 141758 142040 142084 142349 142393 142610 143172 143726 143869
// bufdiff-features: 144093 145326 145636 146757 146822 146870 147712 147995 149304 149534 149660
// bufdiff-features: 149846 150360 150404 150954 151292 152064 152187 152226 152265 152389 152536
// bufdiff-features: 152620 153153 153780 155408 155867 156072 156253 156460 156914 156983 157146
// bufdiff-features: 157445 158120 158292 158897 159042 159600 159724 159796 160756 161621 162764
// bufdiff-features: 162971 163044 163876 164396 164602 165415 165539 165632 165636 165695 165719
// bufdiff-features: 165817 166075 166467 167086 167164 167614 167655 167973 167981 168323 168639
// bufdiff-features: 169507 170082 170603 170630 170817 170979 171551 171572 171715 171855 172127
// bufdiff-features: 173354 174243 174298 174571 174660 174854 174878 175372 176255 176534 176585
// bufdiff-features: 176782 176927 177904 178067 178165 178549 178560 178748 178753 179792 179796
// bufdiff-features: 180258 181975 182689 183114 183388 183399 183467 184030 184163 184516 184543
// bufdiff-features: 185598 186042 186202 186387 186620 186660 186959 187745 188175 188790 188862
// bufdiff-features: 189910 189967 191076 191116 192411 192422 192628 192771 193290 194134 194654
// bufdiff-features: 194714 194929 195182 195183 196031 196571 197267 197837 198447 199773 199827
// bufdiff-features: 200149 200521 200685 201059 201095 201601 202162 202271 202597 202739 202845
// bufdiff-features: 203779 204212 206133 206373 206455 206634 207081 207124 207268 208379 208497
// bufdiff-features: 208623 209242 209883 210022 210101 210461 210828 211044 211508 212565 212779
// bufdiff-features: 213002 213339 213455 214177 214197 214729 214959 214975 215066 215707 215885
// bufdiff-features: 215959 217103 217326 217574 218657 218780 218973 219413 219452 220056 220181
// bufdiff-features: 220223 222330 222555 222809 222827 223525 223566 223783 224546 224715 225759
// bufdiff-features: 225827 226351 226579 227189 227345 227546 228222 230293 230584 230728 231257
// bufdiff-features: 231722 232139 232546 233175 233762 235375 235630 235730 237098 237223 238676
// bufdiff-features: 240639 241225 242032 242811 243140 243477 243546 243872 244281 244285 245478
// bufdiff-features: 245514 245941 246543 246589 246642 248209 248979 249179 249221 249924 250712
// bufdiff-features: 250948 251908 252318 252466 252919 255556 255729 255973 256219 256380 257210
// bufdiff-features: 257251 257570 258239 258906 259620 259785 259840 260047 260201 260404 260775
// bufdiff-features: 261321 261556 261572 262063
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<?x?xf32> {bufferization.writable = false}, %arg2: memref<f32, strided<[], offset: ?>>, %arg3: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg4: memref<f32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = bufferization.to_tensor %arg2 restrict : memref<f32, strided<[], offset: ?>> to tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %1 = bufferization.to_tensor %arg4 restrict : memref<f32> to tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.sqrt ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = call @part1(%arg1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %5 = linalg.sub ins(%arg1, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %extracted = tensor.extract %3[] : tensor<f32>
    %cst = arith.constant -1.000000e+00 : f32
    %7 = arith.cmpf oeq, %extracted, %cst : f32
    %true = arith.constant true
    %8 = arith.ori %7, %true : i1
    cf.assert %8, "never fails"
    %c1 = arith.constant 1 : index
    %9 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %2) -> (tensor<f32>) {
      %c3 = arith.constant 3 : index
      %30 = scf.for %arg7 = %c1 to %c3 step %c1 iter_args(%arg8 = %2) -> (tensor<f32>) {
        %33:2 = scf.while (%arg9 = %c0, %arg10 = %arg8) : (index, tensor<f32>) -> (index, tensor<f32>) {
          %38 = func.call @part1(%5) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?xf32>) -> tensor<?x?xf32>
          %39 = arith.cmpi ult, %arg9, %c3 : index
          %40 = arith.andi %39, %7 : i1
          scf.condition(%40) %arg9, %arg10 : index, tensor<f32>
        } do {
        ^bb0(%arg9: index, %arg10: tensor<f32>):
          %38 = arith.addi %arg9, %c1 : index
          %39 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%1, %3 : tensor<f32>, tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
          scf.yield %38, %39 : index, tensor<f32>
        }
        %34 = func.call @part1(%4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
        %35 = tensor.empty() : tensor<f32>
        %36 = linalg.fill ins(%extracted : f32) outs(%35 : tensor<f32>) -> tensor<f32>
        %37 = linalg.sub ins(%0, %36 : tensor<f32>, tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
        scf.yield %37 : tensor<f32>
      }
      %c7 = arith.constant 7 : index
      %c2_7 = arith.constant 2 : index
      %31 = scf.for %arg7 = %c1 to %c7 step %c2_7 iter_args(%arg8 = %1) -> (tensor<f32>) {
        %33 = arith.minimumf %extracted, %extracted : f32
        %inserted_12 = tensor.insert %33 into %2[] : tensor<f32>
        %dim_13 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
        %34 = arith.cmpi uge, %dim_13, %c1 : index
        %35 = scf.if %34 -> (tensor<?x?xf32>) {
          %37 = linalg.erf ins(%6 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %38:2 = scf.for %arg9 = %c1 to %c2_7 step %c1 iter_args(%arg10 = %arg8, %arg11 = %extracted) -> (tensor<f32>, f32) {
            %39 = bufferization.alloc_tensor() : tensor<f32>
            %40 = linalg.fill ins(%33 : f32) outs(%39 : tensor<f32>) -> tensor<f32>
            %41 = tensor.empty() : tensor<f32>
            %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%40 : tensor<f32>) outs(%41 : tensor<f32>) {
            ^bb0(%in: f32, %out: f32):
              linalg.yield %in : f32
            } -> tensor<f32>
            bufferization.dealloc_tensor %40 : tensor<f32>
            %43 = linalg.ceil ins(%inserted_12 : tensor<f32>) outs(%arg10 : tensor<f32>) -> tensor<f32>
            scf.yield %43, %extracted : tensor<f32>, f32
          }
          scf.yield %5 : tensor<?x?xf32>
        } else {
          %dim_17 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
          %37 = tensor.empty(%dim_13, %dim_17) : tensor<?x?xf32>
          %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %38 : tensor<?x?xf32>
        }
        %dim_14 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
        %inserted_slice_15 = tensor.insert_slice %35 into %6[0, 0] [%dim_13, %dim_14] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        %36 = linalg.floor ins(%inserted_12 : tensor<f32>) outs(%arg8 : tensor<f32>) -> tensor<f32>
        %extracted_16 = tensor.extract %36[] : tensor<f32>
        %mapped = linalg.map { arith.mulf } ins(%1, %arg0 : tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>)
        scf.yield %mapped : tensor<f32>
      }
      %cst_8 = arith.constant -0.000000e+00 : f32
      %inserted_9 = tensor.insert %cst_8 into %2[] : tensor<f32>
      %32 = linalg.erf ins(%arg0 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
      %cst_10 = arith.constant 0.000000e+00 : f32
      %inserted_11 = tensor.insert %cst_10 into %32[] : tensor<f32>
      scf.yield %inserted_11 : tensor<f32>
    }
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %6 into %4[0, 0] [%dim_0, %dim_1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    %inserted = tensor.insert %extracted into %2[] : tensor<f32>
    %10:2 = scf.for %arg5 = %c0 to %dim_1 step %c1 iter_args(%arg6 = %arg0, %arg7 = %4) -> (tensor<f32>, tensor<?x?xf32>) {
      %expanded = tensor.expand_shape %inserted [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %30 = memref.alloca_scope  -> (f32) {
        %34 = linalg.div ins(%arg7, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        memref.alloca_scope.return %extracted : f32
      }
      %31 = func.call @part1(%6) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<?x?xf32>) outs(%arg7 : tensor<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %34 = linalg.index 1 : index
        %35 = arith.index_cast %34 : index to i64
        %36 = arith.sitofp %35 : i64 to f32
        %37 = arith.mulf %in, %36 : f32
        linalg.yield %37 : f32
      } -> tensor<?x?xf32>
      %33 = linalg.copy ins(%3 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
      scf.yield %33, %32 : tensor<f32>, tensor<?x?xf32>
    }
    %11 = arith.uitofp %7 : i1 to f32
    %inserted_2 = tensor.insert %11 into %10#0[] : tensor<f32>
    %inserted_3 = tensor.insert %extracted into %inserted[] : tensor<f32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%dim_0, %dim_1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %12 = arith.index_castui %7 : i1 to index
    %c4 = arith.constant 4 : index
    %13 = arith.remui %12, %c4 : index
    %14 = scf.index_switch %13 -> tensor<?x?xf32> 
    case 0 {
      scf.yield %extracted_slice : tensor<?x?xf32>
    }
    case 1 {
      scf.yield %5 : tensor<?x?xf32>
    }
    case 2 {
      %30 = tensor.empty(%dim_1, %dim_0) : tensor<?x?xf32>
      %31 = linalg.fill ins(%extracted : f32) outs(%30 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %transposed = linalg.transpose ins(%31 : tensor<?x?xf32>) outs(%extracted_slice : tensor<?x?xf32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<?x?xf32>
    }
    default {
      scf.yield %extracted_slice : tensor<?x?xf32>
    }
    %inserted_4 = tensor.insert %extracted into %0[] : tensor<f32>
    %15 = arith.negf %extracted : f32
    %16 = arith.addf %15, %cst : f32
    %17 = linalg.fill ins(%16 : f32) outs(%extracted_slice : tensor<?x?xf32>) -> tensor<?x?xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice : tensor<?x?xf32>) outs(%extracted_slice : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %16 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%18 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %30 = arith.minimumf %in, %in_7 : f32
      linalg.yield %30 : f32
    } -> tensor<?x?xf32>
    scf.if %7 {
      %30 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
      %31 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xi1>
      %32 = linalg.fill ins(%7 : i1) outs(%31 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %33 = linalg.select ins(%32, %extracted_slice, %arg1 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%30 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %34 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xi1>
      %35 = linalg.fill ins(%7 : i1) outs(%34 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %inserted_slice_7 = tensor.insert_slice %35 into %32[0, 0] [%dim_0, %dim_1] [1, 1] : tensor<?x?xi1> into tensor<?x?xi1>
    }
    %true_5 = arith.constant true
    %20 = arith.ori %7, %true_5 : i1
    cf.assert %20, "never fails"
    %21 = linalg.square ins(%inserted_4 : tensor<f32>) outs(%10#0 : tensor<f32>) -> tensor<f32>
    %22 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
    %23 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
    %24 = linalg.fill ins(%16 : f32) outs(%23 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %25 = linalg.rsqrt ins(%24 : tensor<?x?xf32>) outs(%22 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c2 = arith.constant 2 : index
    %26 = arith.minui %dim_1, %c2 : index
    %27:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%inserted_3 : tensor<f32>) outs(%inserted_3, %21 : tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %out: f32, %out_7: f32):
      %30 = arith.subf %out_7, %in : f32
      linalg.yield %30, %out : f32, f32
    } -> (tensor<f32>, tensor<f32>)
    %alloc = memref.alloc() : memref<f32>
    linalg.fill ins(%16 : f32) outs(%alloc : memref<f32>)
    %cst_6 = arith.constant -6.000000e+00 : f32
    memref.store %cst_6, %alloc[] : memref<f32>
    %28 = bufferization.to_tensor %alloc restrict writable : memref<f32> to tensor<f32>
    %29 = linalg.sqrt ins(%21 : tensor<f32>) outs(%10#0 : tensor<f32>) -> tensor<f32>
    return %10#1, %14, %19, %25, %27#0, %27#1, %28, %29, %21, %inserted_2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @part1(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
}

