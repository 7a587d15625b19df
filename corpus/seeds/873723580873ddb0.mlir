// bufdiff-profile: deep
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed09fcb81d09428
// bufdiff-choices: dbd853adfc0edbb925fdac80c05922dc56954c0217e27abb37e2f7c56e6ae65d0c052a06622f3a97
// bufdiff-choices: 9d6d3d244d9a6af2de6532b3c14619b50ac2cda94e7060ee2835070cfba4da22f4a35e6108efcd1b
// bufdiff-choices: 26c431a5c138b8f05a20401a1c3fc722881f6c4d10fa40b814f2bde0095bfdbced016a1b0d7a5b09
// bufdiff-choices: 785b3696f070ab4438c495c793c2febd8093c93f80d8157cec7b37c0281748d2962f33165a24299e
// bufdiff-choices: 87128ccac598b23fa53452c3cabd3828952bf1a3ca98f40490c9bce3b31b2a958f7b83a049ec85ba
// bufdiff-choices: 78ba1c67f860763aaf535673179347f16bd3bbc927642e3dd426a5a90d5e2ee9884cce85c6ce1d78
// bufdiff-choices: aae63e56d093f51e725a0a3a6c7b8d27856784a14c8bb59e5d5e23d5fd152190cb210e89e4f0b4db
// bufdiff-choices: d07b438d947bef8d8688f64a2cb210b944757d1639ae6b4cf094904449729d01281afe42ab3f8fd7
// bufdiff-choices: daa30aaf8696138a66636ab13a5416e3f1727ae98abddfd1e19da56f03329d288e9e04fbde203e17
// bufdiff-choices: 21caaa91e2cb8cbd54bccfe973718fbbea137dc49da92231f8e72e984a5f558b41daee867a9c39dd
// bufdiff-choices: 387e37d45d29a0f90f83ab8dcd311a6ee94fa9fd71ecf1428d3b46afeeb5d0232d29fcec1168d8d8
// bufdiff-choices: eb6e34cfd8c6931e1a733788b644c86befb3023a19f3d9fb19489761388012078954d1a39f18757e
// bufdiff-choices: d5a80dc559c78c57b33292ce1e18cfb52db2d37f63903a7f539ad0d2a16d0cfe1eaf967895b4ff47
// bufdiff-choices: c98abfc6c613bb696376e12f647c3bd4a778e3d0e464ae32afdd49ab9e837251384d549c3a0e725f
// bufdiff-choices: fcdc74d9deaf64dfb6a2eb108b15cc5a221244219f40
// bufdiff-features: 211 1022 2021 2784 3336 3579 3717 4211 4506 5200 6002 8918 9479 9968 10872
// bufdiff-features: 11441 12170 12560 12700 12760 13233 13333 13491 13518 13915 14454 14884 14890
// bufdiff-features: 15751 15786 15903 16960 17107 17109 17406 17853 17970 18431 18486 18740 18984
// bufdiff-features: 19306 20337 21044 21140 21883 22280 22323 22498 22860 24268 24747 25656 25736
// bufdiff-features: 25818 26568 26600 26705 26808 26989 27725 27998 28464 28814 29296 29590 29687
// bufdiff-features: 29839 29968 30138 30293 30573 31632 31689 31759 31864 32080 32358 33887 34167
// bufdiff-features: 34861 35163 35411 35554 36617 36797 36936 37314 37879 38427 39473 39710 39884
// bufdiff-features: 40712 40741 41478 41548 41605 41992 42200 42530 43248 43258 43839 43942 44167
// bufdiff-features: 44589 44943 44948 45088 45869 46203 47554 47762 48092 48333 48974 49286 49635
// bufdiff-features: 50894 51415 51534 51729 52062 52322 52558 52625 52900 53030 53139 53212 53244
// bufdiff-features: 53595 53600 53615 53898 54623 54998 55186 55270 55427 56814 57745 58190 58191
// bufdiff-features: 59620 59711 60039 60065 60302 61628 62352 62480 64119 65445 66422 67069 68355
// bufdiff-features: 68782 72413 72615 72629 72669 73287 73802 74382 74833 75921 76211 76541 76639
// bufdiff-features: 76677 78283 78385 78430 79703 80036 80422 81832 82594 82723 82773 83441 83537
// bufdiff-features: 83802 84098 84392 84979 85481 85668 86125 86710 87199 87923 88777 88958 89492
// bufdiff-features: 89646 89765 89792 90070 90543 91781 92048 92194 92250 92492 92800 92921 93372
// bufdiff-features: 95273 95289 95407 95642 95922 95930 96791 97270 97582 98357 99723 99757 100073
// bufdiff-features: 100918 101098 101342 101577 101823 102786 103013 103159 103191 103210 103715
// bufdiff-features: 103758 103851 104123 104315 104931 105750 106148 107289 107412 108173 108235
// bufdiff-features: 109748 110539 110552 110561 110695 111024 111976 112929 113307 113327 113626
// bufdiff-features: 114143 114541 114818 115026 115101 115155 115270 115588 116133 117618 119764
// bufdiff-features: 119993 121682 122575 123204 123359 123446 124698 126249 126540 127813 128817
// bufdiff-features: 129009 129849 129955 130663 130933 131366 132476 132574 133446 134194 134279
// bufdiff-features: 134367 134939 135710 136341 136804 137504 137576 137856 138163 138476 138665
// bufdiff-features: 139088 140479 140534 140628 140673 141721 142393 142661 142890 143154 143172
// bufdiff-features: 143817 143847 144921 145502 146512 147477 148685 149421 149464 150244 150313
// bufdiff-features: 150348 150362 150821 151292 151446 151588 152187 152226 152233 152561 152616
// bufdiff-features: 152897 153063 153780 153896 155408 155791 156460 157639 157897 158120 159724
// bufdiff-features: 159871 160756 160954 161174 161319 161377 162010 162265 162971 162974 163118
// bufdiff-features: 163268 163876 163901 164481 165056 165141 165554 165636 165719 165817 166169
// bufdiff-features: 166361 166740 167071 167614 167959 168774 170819 170928 170979 171028 171116
// bufdiff-features: 171204 171715 172442 173166 173294 173354 173618 174249 174314 174552 174854
// bufdiff-features: 174930 176832 177274 177904 178046 178650 178974 180204 181767 181929 183114
// bufdiff-features: 184030 184163 184488 184625 184718 186090 186371 186959 187560 188175 188790
// bufdiff-features: 188952 191455 191584 191770 192327 192628 192771 192952 193193 193290 193525
// bufdiff-features: 193824 194134 194700 195129 195809 196003 196031 196048 196208 196787 197006
// bufdiff-features: 197678 197736 198267 198729 198869 200065 200685 201122 201461 201535 202444
// bufdiff-features: 202501 203025 203538 203746 203779 204212 205434 206074 207051 207114 207124
// bufdiff-features: 207287 207596 207622 207632 207639 208002 208623 208797 210301 211508 211572
// bufdiff-features: 212399 213425 213455 213671 214910 215057 215707 217147 218141 218657 218760
// bufdiff-features: 219393 220056 220181 220358 221045 221975 222181 222487 223030 223247 224011
// bufdiff-features: 224538 225759 225770 226178 226580 226708 227654 227728 228061 228354 228741
// bufdiff-features: 228936 229273 229636 229951 230081 230104 230729 230810 231239 231531 233674
// bufdiff-features: 234332 234360 234703 234718 235375 236104 236180 236216 236929 237122 238433
// bufdiff-features: 239379 239758 241506 242034 242190 242830 242895 243140 243256 243332 243481
// bufdiff-features: 243546 243778 244040 244092 244334 244726 245301 245478 246543 246783 247094
// bufdiff-features: 247538 248621 249053 249094 249278 252260 252318 252379 252466 252543 252919
// bufdiff-features: 253561 254421 255046 255556 255923 256235 256247 256453 256822 257002 257251
// bufdiff-features: 258155 258239 259528 259840 260047 261082 261263 261443 261802 262013
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: tensor<3x3xf32> {bufferization.writable = false}) -> (tensor<1x?xf32>, tensor<3x3xindex>, tensor<3x3xf32>, tensor<3x3xi64>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2, %c2] : tensor<3x3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<3x3xf32>, tensor<3x3xf32>) {
      %cast_4 = tensor.cast %arg1 : tensor<3x3xf32> to tensor<?x?xf32>
      %c3_5 = arith.constant 3 : index
      %20 = tensor.empty(%c3_5, %c3_5) : tensor<?x?xf32>
      %21 = arith.mulf %extracted, %extracted : f32
      %22 = linalg.fill ins(%21 : f32) outs(%20 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_6 = tensor.cast %22 : tensor<?x?xf32> to tensor<3x3xf32>
      %c1_7 = arith.constant 1 : index
      %dim_8 = tensor.dim %arg0, %c1_7 : tensor<3x?xf32>
      %23 = tensor.empty(%dim_8) : tensor<?x3xf32>
      %24 = arith.index_castui %0 : i1 to index
      %25 = arith.remui %24, %c3_5 : index
      %extracted_9 = tensor.extract %cast_4[%25, %25] : tensor<?x?xf32>
      %26 = linalg.fill ins(%extracted_9 : f32) outs(%23 : tensor<?x3xf32>) -> tensor<?x3xf32>
      %27 = linalg.matmul ins(%arg0, %26 : tensor<3x?xf32>, tensor<?x3xf32>) outs(%arg1 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %cast_6, %27 : tensor<3x3xf32>, tensor<3x3xf32>
    } else {
      %cst_4 = arith.constant dense<[[5.000000e-01, -5.000000e-01, -1.500000e+00], [-2.500000e+00, -3.500000e+00, -4.500000e+00], [-5.500000e+00, -6.500000e+00, -7.500000e+00]]> : tensor<3x3xf32>
      scf.yield %cst_4, %arg1 : tensor<3x3xf32>, tensor<3x3xf32>
    }
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %1#1, %arg4 = %arg1) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
      %20 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg1) -> (tensor<3x3xf32>) {
        %29 = linalg.copy ins(%arg3 : tensor<3x3xf32>) outs(%arg6 : tensor<3x3xf32>) -> tensor<3x3xf32>
        scf.yield %29 : tensor<3x3xf32>
      }
      %21 = tensor.empty() : tensor<3x3xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x3xf32>) outs(%21 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %29 = arith.subf %in, %extracted : f32
        linalg.yield %29 : f32
      } -> tensor<3x3xf32>
      %false = arith.constant false
      %23 = arith.shrui %0, %false : i1
      %c3_4 = arith.constant 3 : index
      %24 = arith.remui %arg2, %c3_4 : index
      %extracted_5 = tensor.extract %arg4[%24, %c2] : tensor<3x3xf32>
      %25 = tensor.empty() : tensor<3x3xf32>
      %26 = linalg.fill ins(%extracted : f32) outs(%25 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %27 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg3, %26 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg4 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %extracted_6 = tensor.extract %arg3[%24, %24] : tensor<3x3xf32>
      %28 = linalg.softmax dimension(0) ins(%26 : tensor<3x3xf32>) outs(%arg3 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %28, %27 : tensor<3x3xf32>, tensor<3x3xf32>
    }
    %extracted_0 = tensor.extract %2#1[%c2, %c2] : tensor<3x3xf32>
    %3 = linalg.copy ins(%2#0 : tensor<3x3xf32>) outs(%2#1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %extracted_1 = tensor.extract %2#1[%c0, %c0] : tensor<3x3xf32>
    vector.print %extracted_1 : f32
    %extracted_2 = tensor.extract %3[%c2, %c2] : tensor<3x3xf32>
    vector.print %extracted_2 : f32
    %4 = tensor.empty() : tensor<3x3xi64>
    %c100_i64 = arith.constant 100 : i64
    %5 = linalg.fill ins(%c100_i64 : i64) outs(%4 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %6 = arith.index_cast %5 : tensor<3x3xi64> to tensor<3x3xindex>
    %7 = linalg.fill ins(%c1 : index) outs(%6 : tensor<3x3xindex>) -> tensor<3x3xindex>
    %cast = tensor.cast %7 : tensor<3x3xindex> to tensor<?x?xindex>
    %splat = tensor.splat %extracted_0 : tensor<3x3xf32>
    %c3 = arith.constant 3 : index
    %8 = scf.forall (%arg2) in (%c3) shared_outs(%arg3 = %cast) -> (tensor<?x?xindex>) {
      %padded = tensor.pad %splat low[%c1, 1] high[0, 1] {
      ^bb0(%arg4: index, %arg5: index):
        %22 = arith.index_cast %arg4 : index to i64
        %23 = arith.sitofp %22 : i64 to f32
        %24 = arith.index_cast %arg5 : index to i64
        %25 = arith.sitofp %24 : i64 to f32
        %26 = arith.minimumf %23, %25 : f32
        tensor.yield %26 : f32
      } : tensor<3x3xf32> to tensor<?x5xf32>
      %20 = arith.index_castui %0 : i1 to index
      %21 = arith.remui %20, %c3 : index
      %extracted_slice_4 = tensor.extract_slice %7[0, %21] [3, 1] [1, 1] : tensor<3x3xindex> to tensor<3xindex>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice_4 into %arg3[0, %arg2] [3, 1] [1, 1] : tensor<3xindex> into tensor<?x?xindex>
      }
    }
    %cst_3 = arith.constant dense<[[9, 10, 11], [12, 13, 14], [15, 16, 17]]> : tensor<3x3xindex>
    %extracted_slice = tensor.extract_slice %2#0[%c0, 1] [1, %c2] [1, 1] : tensor<3x3xf32> to tensor<1x?xf32>
    %9 = linalg.powf ins(%extracted_slice, %extracted_slice : tensor<1x?xf32>, tensor<1x?xf32>) outs(%extracted_slice : tensor<1x?xf32>) -> tensor<1x?xf32>
    %10 = tensor.empty() : tensor<3x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2#0 : tensor<3x3xf32>) outs(%10 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %extracted_1 : f32
      linalg.yield %20 : f32
    } -> tensor<3x3xf32>
    %12 = arith.index_castui %0 : i1 to index
    %13 = arith.remui %12, %c4 : index
    %14:3 = scf.for %arg2 = %c0 to %13 step %c1 iter_args(%arg3 = %2#0, %arg4 = %4, %arg5 = %10) -> (tensor<3x3xf32>, tensor<3x3xi64>, tensor<3x3xf32>) {
      %20 = scf.forall (%arg6, %arg7) in (3, %c3) shared_outs(%arg8 = %arg4) -> (tensor<3x3xi64>) {
        %cast_5 = tensor.cast %1#0 : tensor<3x3xf32> to tensor<?x?xf32>
        %extracted_slice_6 = tensor.extract_slice %arg8[%arg6, %arg7] [1, 1] [1, 1] : tensor<3x3xi64> to tensor<i64>
        %cst_7 = arith.constant dense<1> : tensor<i64>
        %cst_8 = arith.constant dense<4> : tensor<i64>
        %mapped = linalg.map ins(%cst_7, %cst_8 : tensor<i64>, tensor<i64>) outs(%extracted_slice_6 : tensor<i64>)
          (%in: i64, %in_10: i64, %init: i64) {
            %24 = arith.addi %in, %in_10 : i64
            %c0_i64 = arith.constant 0 : i64
            %25 = arith.shli %24, %c0_i64 : i64
            linalg.yield %25 : i64
          }
        %mapped_9 = linalg.map ins(%mapped, %cst_7 : tensor<i64>, tensor<i64>) outs(%mapped : tensor<i64>)
          (%in: i64, %in_10: i64, %init: i64) {
            %24 = arith.subi %in, %in_10 : i64
            %c6_i64 = arith.constant 6 : i64
            %25 = arith.shrsi %24, %c6_i64 : i64
            linalg.yield %25 : i64
          }
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %mapped_9 into %arg8[%arg6, %arg7] [1, 1] [1, 1] : tensor<i64> into tensor<3x3xi64>
        }
      }
      %cst_4 = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01]]> : tensor<3x3xf32>
      %transposed = linalg.transpose ins(%cst_4 : tensor<3x3xf32>) outs(%arg5 : tensor<3x3xf32>) permutation = [1, 0] 
      %21 = linalg.copy ins(%splat : tensor<3x3xf32>) outs(%transposed : tensor<3x3xf32>) -> tensor<3x3xf32>
      %22 = linalg.fill ins(%c100_i64 : i64) outs(%arg4 : tensor<3x3xi64>) -> tensor<3x3xi64>
      %23 = linalg.rsqrt ins(%21 : tensor<3x3xf32>) outs(%arg3 : tensor<3x3xf32>) -> tensor<3x3xf32>
      scf.yield %23, %22, %21 : tensor<3x3xf32>, tensor<3x3xi64>, tensor<3x3xf32>
    }
    %15 = linalg.fill ins(%extracted_2 : f32) outs(%14#0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %16 = linalg.mul ins(%11, %1#0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%3 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xf32>
    %17 = arith.cmpi uge, %dim, %c2 : index
    %18:2 = scf.if %17 -> (tensor<3x3xindex>, tensor<3x3xf32>) {
      %20 = arith.index_castui %0 : i1 to index
      %21 = arith.remui %20, %c4 : index
      %22:3 = scf.for %arg2 = %c0 to %21 step %c1 iter_args(%arg3 = %14#0, %arg4 = %16, %arg5 = %14#1) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xi64>) {
        %28 = scf.for %arg6 = %c0 to %arg2 step %c1 iter_args(%arg7 = %splat) -> (tensor<3x3xf32>) {
          %extracted_slice_8 = tensor.extract_slice %arg7[%arg2, 0] [1, %c3] [1, 1] : tensor<3x3xf32> to tensor<1x?xf32>
          %37 = linalg.fill ins(%extracted_2 : f32) outs(%extracted_slice_8 : tensor<1x?xf32>) -> tensor<1x?xf32>
          %inserted_slice = tensor.insert_slice %37 into %arg7[%arg2, 0] [1, %c3] [1, 1] : tensor<1x?xf32> into tensor<3x3xf32>
          scf.yield %inserted_slice : tensor<3x3xf32>
        }
        %29 = linalg.matmul ins(%2#0, %arg3 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<3x3xf32>) -> tensor<3x3xf32>
        %30 = linalg.copy ins(%14#1 : tensor<3x3xi64>) outs(%arg5 : tensor<3x3xi64>) -> tensor<3x3xi64>
        %mapped = linalg.map { arith.divf } ins(%11, %14#0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg4 : tensor<3x3xf32>)
        %31 = tensor.empty() : tensor<3x3x1xf32>
        %cst_6 = arith.constant 0.000000e+00 : f32
        %32 = linalg.fill ins(%cst_6 : f32) outs(%31 : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
        %generated = tensor.generate %c1 {
        ^bb0(%arg6: index, %arg7: index):
          %37 = arith.index_cast %arg6 : index to i64
          %38 = arith.sitofp %37 : i64 to f32
          %39 = arith.index_cast %arg7 : index to i64
          %40 = arith.sitofp %39 : i64 to f32
          %41 = arith.divf %38, %40 : f32
          tensor.yield %41 : f32
        } : tensor<3x?xf32>
        %33 = linalg.batch_matvec ins(%32, %generated : tensor<3x3x1xf32>, tensor<3x?xf32>) outs(%mapped : tensor<3x3xf32>) -> tensor<3x3xf32>
        %34 = arith.index_castui %0 : i1 to index
        %35 = arith.remui %34, %c3 : index
        %extracted_7 = tensor.extract %arg3[%35, %35] : tensor<3x3xf32>
        %36 = linalg.copy ins(%3 : tensor<3x3xf32>) outs(%arg3 : tensor<3x3xf32>) -> tensor<3x3xf32>
        scf.yield %36, %33, %30 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xi64>
      }
      %23 = tensor.empty() : tensor<3x3xf32>
      %extracted_4 = tensor.extract %22#0[%c1, %c1] : tensor<3x3xf32>
      %24 = linalg.fill ins(%extracted_4 : f32) outs(%23 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %25 = linalg.exp ins(%24 : tensor<3x3xf32>) outs(%22#0 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %collapsed = tensor.collapse_shape %8 [[0, 1]] : tensor<?x?xindex> into tensor<?xindex>
      %26 = tensor.empty(%c3) : tensor<3x?xf32>
      %27 = linalg.fill ins(%extracted_2 : f32) outs(%26 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %cast_5 = tensor.cast %27 : tensor<3x?xf32> to tensor<3x3xf32>
      %transposed = linalg.transpose ins(%cast_5 : tensor<3x3xf32>) outs(%14#2 : tensor<3x3xf32>) permutation = [1, 0] 
      scf.yield %7, %transposed : tensor<3x3xindex>, tensor<3x3xf32>
    } else {
      %20 = vector.transfer_read %extracted_slice[%c0, %c0], %extracted_0 : tensor<1x?xf32>, vector<3xf32>
      %21 = vector.extract %20[2] : f32 from vector<3xf32>
      scf.yield %cst_3, %splat : tensor<3x3xindex>, tensor<3x3xf32>
    }
    %19 = scf.if %0 -> (tensor<3x3xi64>) {
      %20 = linalg.mul ins(%15, %2#1 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%1#0 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %21 = scf.if %0 -> (tensor<3x3xf32>) {
        scf.yield %16 : tensor<3x3xf32>
      } else {
        scf.yield %15 : tensor<3x3xf32>
      }
      %22 = linalg.rsqrt ins(%21 : tensor<3x3xf32>) outs(%21 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %extracted_4 = tensor.extract %15[%c0, %c1] : tensor<3x3xf32>
      %23 = tensor.empty(%c3) : tensor<?x3xi64>
      %24 = arith.index_castui %0 : i1 to index
      %25 = arith.remui %24, %c3 : index
      %extracted_5 = tensor.extract %5[%25, %25] : tensor<3x3xi64>
      %26 = linalg.fill ins(%extracted_5 : i64) outs(%23 : tensor<?x3xi64>) -> tensor<?x3xi64>
      %cast_6 = tensor.cast %26 : tensor<?x3xi64> to tensor<3x3xi64>
      scf.yield %cast_6 : tensor<3x3xi64>
    } else {
      scf.yield %5 : tensor<3x3xi64>
    }
    return %9, %18#0, %18#1, %19 : tensor<1x?xf32>, tensor<3x3xindex>, tensor<3x3xf32>, tensor<3x3xi64>
  }
}

