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
// bufdiff-choices: cd91c77aad9ff7ef0a63b6befc4ce3b138e38207647e17
// bufdiff-features: 2663 2917 3041 3392 3579 4184 4236 5809 6018 6060 6136 6812 8137 8358 9479
// bufdiff-features: 10082 10616 10872 12560 13062 13233 13424 13881 13915 14884 15751 17015 17893
// bufdiff-features: 18166 18486 20023 20110 20237 21366 22280 22705 23744 24844 24845 24989 25927
// bufdiff-features: 25952 26483 28379 28933 29093 29590 29968 30249 30507 31747 31864 32149 32457
// bufdiff-features: 33472 33807 33824 33853 34022 34167 34299 34962 35307 35959 37803 37863 38313
// bufdiff-features: 39026 39130 39150 39268 40712 41707 41984 42678 42681 43942 44621 44646 44835
// bufdiff-features: 45031 46128 46203 46732 46735 46763 47392 48069 50031 50042 50665 50722 51054
// bufdiff-features: 51106 51197 51415 51729 51975 52062 52322 52558 52900 53414 53723 53785 53898
// bufdiff-features: 54135 54827 54998 55270 56375 56404 58092 58303 59218 60179 60468 61484 61628
// bufdiff-features: 63800 64119 64616 65034 67578 68355 68701 68985 69660 70066 70138 70202 70544
// bufdiff-features: 70896 73117 73274 74306 74382 74504 74833 74914 75753 75908 76611 76953 78229
// bufdiff-features: 78283 81066 81511 81809 82265 83217 83906 84322 85229 86125 86710 87215 87923
// bufdiff-features: 88075 88519 88958 89178 89250 89732 89792 89859 90543 90777 91074 92221 92831
// bufdiff-features: 93372 93994 95273 95407 95765 96260 96628 96980 97059 97131 97149 98610 98675
// bufdiff-features: 99542 99757 99969 100324 100406 100502 101134 101259 101264 101277 102809
// bufdiff-features: 103726 103731 103851 104217 104474 104580 104931 105937 106148 106396 106819
// bufdiff-features: 109923 110780 110816 111233 112202 113307 113374 114377 114888 115155 116711
// bufdiff-features: 119068 119439 119764 119993 120688 120872 121000 121632 122575 122788 122865
// bufdiff-features: 123204 123703 124404 124470 124509 124614 124698 125331 125976 126540 126909
// bufdiff-features: 127096 127163 127662 127693 128364 129117 129849 129878 130215 131528 133342
// bufdiff-features: 133446 133509 133681 134442 134449 136056 136958 136991 137439 137582 138096
// bufdiff-features: 138395 138476 139102 140032 140684 140929 141236 142084 142349 142393 142610
// bufdiff-features: 144700 144921 145597 145636 146253 147712 148633 149672 150313 152226 152233
// bufdiff-features: 152249 152420 152748 152816 153780 153896 153957 156460 156807 156914 157093
// bufdiff-features: 157304 158012 158120 158198 158856 158897 159040 159677 159769 159796 159928
// bufdiff-features: 160756 162036 162411 162935 162971 163876 164602 165204 165221 165636 165695
// bufdiff-features: 165719 165817 166169 166835 167197 167614 167749 167973 168009 168024 169299
// bufdiff-features: 169609 169860 170552 171053 171646 172285 172603 172814 172832 172926 173026
// bufdiff-features: 173166 173354 173780 174249 174314 174571 174640 174854 175248 175723 175976
// bufdiff-features: 176626 176782 176927 177627 177904 178067 178165 178560 178854 179814 179864
// bufdiff-features: 181090 181541 182695 182720 182966 183060 183114 183194 183204 183224 184030
// bufdiff-features: 184853 184863 186042 186202 186620 186715 186959 187062 187396 187527 187596
// bufdiff-features: 188005 188175 188862 189557 190426 190627 192087 192323 192411 192422 192628
// bufdiff-features: 193059 193290 193861 194134 194178 194551 195021 196031 197362 198447 199773
// bufdiff-features: 200104 200149 200521 200685 201095 201246 202020 202241 203000 204212 206233
// bufdiff-features: 206422 206507 206699 206888 207124 207299 207406 208637 210828 211470 211534
// bufdiff-features: 212549 212779 212944 213275 213339 213400 213513 213630 213878 213938 215707
// bufdiff-features: 216061 216095 216590 217188 217478 218709 218966 219413 219452 219592 219655
// bufdiff-features: 220181 220223 221671 222306 222948 224011 224246 225671 225759 225999 227372
// bufdiff-features: 228134 228255 228972 229273 229587 229998 230081 230178 230584 230810 231527
// bufdiff-features: 232605 233219 233494 234332 234900 234990 235375 235630 236127 236930 238596
// bufdiff-features: 239188 239237 239693 239830 240400 241269 242034 242526 242790 243137 243546
// bufdiff-features: 244281 244895 245475 246460 246543 246770 246888 248209 249175 249184 249465
// bufdiff-features: 249594 249888 250137 250477 252466 252543 252919 253836 254769 255201 255556
// bufdiff-features: 257367 257570 257621 258239 258518 259031 259216 259528 259707 259785 259840
// bufdiff-features: 260047 261292
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}, %arg1: tensor<?x?xf32> {bufferization.writable = false}) -> (tensor<?x1x?xf32>, tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_6 = arith.constant 1.000000e+02 : f32
      %25 = arith.divf %in, %cst_6 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_6 = arith.constant -1.000000e+00 : f32
      %25 = arith.cmpf uge, %in, %cst_6 : f32
      %26 = arith.select %25, %in, %cst_6 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %25 = arith.negf %in : f32
      %26 = arith.addf %25, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?xf32>
    %5 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_6 = arith.constant 2.000000e+00 : f32
      %25 = arith.cmpf ogt, %in, %cst_6 : f32
      %26 = arith.select %25, %in, %cst_6 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %7 = arith.cmpf uno, %extracted, %cst : f32
    %8 = arith.select %7, %5, %0 : tensor<?x?xf32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %inserted = tensor.insert %cst_1 into %arg0[] : tensor<f32>
    %9 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %10 = linalg.fill ins(%extracted : f32) outs(%9 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %11 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %2) -> (tensor<?x?xf32>) {
      %25 = linalg.copy ins(%10 : tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %25 : tensor<?x?xf32>
    }
    %12 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x?xf32>) outs(%12 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %extracted : f32
      linalg.yield %25 : f32
    } -> tensor<?x?xf32>
    %14:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %inserted, %arg4 = %11) -> (tensor<f32>, tensor<?x?xf32>) {
      %inserted_6 = tensor.insert %extracted into %arg3[] : tensor<f32>
      %25 = arith.uitofp %7 : i1 to f32
      %inserted_7 = tensor.insert %25 into %arg0[] : tensor<f32>
      %26 = linalg.copy ins(%10 : tensor<?x?xf32>) outs(%arg4 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %27 = linalg.div ins(%inserted, %arg0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %28 = linalg.mul ins(%inserted, %inserted_7 : tensor<f32>, tensor<f32>) outs(%27 : tensor<f32>) -> tensor<f32>
      scf.yield %28, %26 : tensor<f32>, tensor<?x?xf32>
    }
    %extracted_2 = tensor.extract %14#0[] : tensor<f32>
    %inserted_3 = tensor.insert %extracted_2 into %arg0[] : tensor<f32>
    %15 = arith.cmpi uge, %dim, %c1 : index
    %16 = scf.if %15 -> (tensor<?x?xf32>) {
      %c2_6 = arith.constant 2 : index
      %25 = arith.cmpi uge, %dim_0, %c2_6 : index
      %26 = scf.if %25 -> (f32) {
        %inserted_7 = tensor.insert %extracted into %5[%c0, %c1] : tensor<?x?xf32>
        %collapsed = tensor.collapse_shape %13 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
        %cst_8 = arith.constant 1.000000e+01 : f32
        scf.yield %cst_8 : f32
      } else {
        %31 = bufferization.alloc_tensor() copy(%6) : tensor<?x?xf32>
        scf.yield %extracted_2 : f32
      }
      %27 = tensor.empty() : tensor<f32>
      %28 = linalg.fill ins(%extracted_2 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
      %29 = linalg.copy ins(%28 : tensor<f32>) outs(%inserted_3 : tensor<f32>) -> tensor<f32>
      %30 = linalg.min ins(%2, %4 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %30 : tensor<?x?xf32>
    } else {
      %25 = linalg.ceil ins(%14#1 : tensor<?x?xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %26 = tensor.empty(%dim) : tensor<?xf32>
      %27 = linalg.fill ins(%extracted : f32) outs(%26 : tensor<?xf32>) -> tensor<?xf32>
      %broadcasted = linalg.broadcast ins(%27 : tensor<?xf32>) outs(%3 : tensor<?x?xf32>) dimensions = [1] 
      scf.yield %broadcasted : tensor<?x?xf32>
    }
    %17 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_4 = arith.constant 1.000000e+10 : f32
    %19 = arith.cmpf oeq, %extracted_2, %cst_4 : f32
    %20 = arith.select %19, %0, %18 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %18 [[0], [1, 2]] output_shape [%dim, 1, %dim_0] : tensor<?x?xf32> into tensor<?x1x?xf32>
    %21 = scf.execute_region -> tensor<?x?xf32> {
      %25 = arith.minui %dim_0, %c3 : index
      %26 = tensor.empty(%dim, %25) : tensor<?x?xf32>
      %cst_6 = arith.constant 7.250000e+00 : f32
      %27 = arith.subf %extracted, %cst_6 : f32
      %28 = linalg.fill ins(%27 : f32) outs(%26 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %28 into %8[0, 0] [%dim, %25] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      %29 = linalg.erf ins(%2 : tensor<?x?xf32>) outs(%20 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %29 : tensor<?x?xf32>
    }
    %22 = arith.select %19, %21, %2 : tensor<?x?xf32>
    %23 = arith.minui %dim_0, %c3 : index
    %extracted_slice = tensor.extract_slice %20[0, 0] [%dim, %23] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %inserted_5 = tensor.insert %extracted into %inserted[] : tensor<f32>
    %24:2 = scf.for %arg2 = %c0 to %dim_0 step %c1 iter_args(%arg3 = %arg0, %arg4 = %inserted) -> (tensor<f32>, tensor<f32>) {
      %expanded_6 = tensor.expand_shape %22 [[0, 1], [2]] output_shape [%c1, %dim, %dim_0] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %25 = arith.cmpi ult, %arg2, %c3 : index
      %26 = scf.if %25 -> (tensor<f32>) {
        %28 = tensor.empty(%dim, %dim_0) : tensor<?x?x2xf32>
        %29 = linalg.fill ins(%extracted : f32) outs(%28 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
        %30 = tensor.empty(%dim) : tensor<?x2xf32>
        %31 = linalg.fill ins(%extracted_2 : f32) outs(%30 : tensor<?x2xf32>) -> tensor<?x2xf32>
        %32 = linalg.batch_matvec ins(%29, %31 : tensor<?x?x2xf32>, tensor<?x2xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
        scf.yield %inserted_3 : tensor<f32>
      } else {
        %inserted_8 = tensor.insert %extracted_2 into %inserted_5[] : tensor<f32>
        %inserted_9 = tensor.insert %extracted into %inserted_5[] : tensor<f32>
        %inserted_10 = tensor.insert %extracted_2 into %arg4[] : tensor<f32>
        scf.yield %inserted_10 : tensor<f32>
      }
      %extracted_7 = tensor.extract %arg3[] : tensor<f32>
      %27 = linalg.reciprocal ins(%arg4 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %27, %arg4 : tensor<f32>, tensor<f32>
    }
    %padded = tensor.pad %12 low[1, 1] high[0, 2] {
    ^bb0(%arg2: index, %arg3: index):
      %25 = arith.index_cast %arg2 : index to i64
      %26 = arith.sitofp %25 : i64 to f32
      %27 = arith.index_cast %arg3 : index to i64
      %28 = arith.sitofp %27 : i64 to f32
      %29 = arith.addf %26, %28 : f32
      tensor.yield %29 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    scf.for %arg2 = %c0 to %c6 step %c2 {
      %25:2 = scf.while (%arg3 = %c0, %arg4 = %16) : (index, tensor<?x?xf32>) -> (index, tensor<?x?xf32>) {
        %26 = linalg.div ins(%10, %arg4 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%18 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %27 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%27) %arg3, %arg4 : index, tensor<?x?xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<?x?xf32>):
        %dim_6 = tensor.dim %padded, %c0 : tensor<?x?xf32>
        %dim_7 = tensor.dim %padded, %c1 : tensor<?x?xf32>
        %26 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xf32>
        %27 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xi1>
        %28 = linalg.fill ins(%19 : i1) outs(%27 : tensor<?x?xi1>) -> tensor<?x?xi1>
        %29 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xf32>
        %30 = linalg.fill ins(%extracted : f32) outs(%29 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %31 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xf32>
        %32 = linalg.fill ins(%extracted : f32) outs(%31 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %33 = linalg.select ins(%28, %30, %32 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%26 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %cst_8 = arith.constant 1.000000e+02 : f32
        %34 = arith.cmpf oeq, %extracted, %cst_8 : f32
        %35:2 = scf.if %34 -> (tensor<?x?xf32>, tensor<?x?xf32>) {
          %38 = scf.if %34 -> (tensor<?x?xf32>) {
            %40 = tensor.empty(%dim_6, %dim_7) : tensor<?x?xi64>
            %c2_i64 = arith.constant 2 : i64
            %41 = linalg.fill ins(%c2_i64 : i64) outs(%40 : tensor<?x?xi64>) -> tensor<?x?xi64>
            %42 = arith.index_cast %41 : tensor<?x?xi64> to tensor<?x?xindex>
            scf.yield %0 : tensor<?x?xf32>
          } else {
            %generated_9 = tensor.generate  {
            ^bb0(%arg5: index, %arg6: index):
              %41 = arith.index_cast %arg5 : index to i64
              %42 = arith.sitofp %41 : i64 to f32
              %43 = arith.index_cast %arg6 : index to i64
              %44 = arith.sitofp %43 : i64 to f32
              %45 = arith.negf %42 : f32
              %46 = arith.addf %45, %44 : f32
              tensor.yield %46 : f32
            } : tensor<3x4xf32>
            %40 = linalg.powf ins(%33, %32 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%31 : tensor<?x?xf32>) -> tensor<?x?xf32>
            scf.yield %40 : tensor<?x?xf32>
          }
          %generated = tensor.generate %dim_0 {
          ^bb0(%arg5: index):
            %40 = arith.index_cast %arg5 : index to i64
            %41 = arith.sitofp %40 : i64 to f32
            %42 = arith.divf %41, %extracted : f32
            tensor.yield %42 : f32
          } : tensor<?xf32>
          %39 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%21, %generated : tensor<?x?xf32>, tensor<?xf32>) outs(%21 : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %32, %39 : tensor<?x?xf32>, tensor<?x?xf32>
        } else {
          %cst_9 = arith.constant -1.000000e+00 : f64
          %cst_10 = arith.constant 3.000000e+00 : f64
          %c100_i32 = arith.constant 100 : i32
          %38 = linalg.fill_rng_2d ins(%cst_9, %cst_10, %c100_i32 : f64, f64, i32) outs(%32 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %39 = tensor.empty(%dim) : tensor<?xf32>
          %40 = linalg.fill ins(%extracted : f32) outs(%39 : tensor<?xf32>) -> tensor<?xf32>
          %broadcasted = linalg.broadcast ins(%40 : tensor<?xf32>) outs(%21 : tensor<?x?xf32>) dimensions = [1] 
          scf.yield %38, %broadcasted : tensor<?x?xf32>, tensor<?x?xf32>
        }
        %36 = arith.addi %arg3, %c1 : index
        %37 = linalg.copy ins(%18 : tensor<?x?xf32>) outs(%arg4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        scf.yield %36, %37 : index, tensor<?x?xf32>
      }
    }
    return %expanded, %24#0, %24#1 : tensor<?x1x?xf32>, tensor<f32>, tensor<f32>
  }
}

