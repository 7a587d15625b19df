// bufdiff-profile: loops
// bufdiff-choices: aa175785af7b5595ffd7fff5c6556dc7eb0dd07c3affd65b398e5ec9bbc6722311d5cd13a264e718
// bufdiff-choices: 358578b0874910abab09ab4fe0f0b3b11d76c82477c8236458587fa6c34ecff217ec21d74bee93ff
// bufdiff-choices: f4c4ba9489828b0d333cb48849cc50ed0a69551726e82fd1feb3674220a530557d8a4362deb2f82e
// bufdiff-choices: 023631d722231adfdb310619d728b5b7cf91637eacff7dcb55f9c4eb44656881f85d599d76279070
// bufdiff-choices: 15c0c567e991dab0aecad94ce5de2e2839540fca8422293d40fdd7915aa83993d556e06c7a901873
// bufdiff-choices: ed4ae371e2c98c71a5bd27fe7f320d110367845018a68f6cb37528fa50a19f7276b82d9e3b80a948
// bufdiff-choices: 6dfaa1f877f33ec08faf291b9039cc0eb7577ee70fcfe89f11cf82edeaba73bcb3a795f193c33a59
// bufdiff-choices: b032420a9a701c6c952299422894f404a433200d17bbc4fe6b0f2e3b578dd0c05c7053d7d54a83a7
// bufdiff-choices: 63e529175d4906358bb9a4b78a0d6cb337a161c39ed0d62cab54bc7d9aea6a3e5f0d56fb383fc6eb
// bufdiff-choices: add5eca5671ecba1eda319a35c873a830b93a26a3c88646f8c6a1793d7e3431b56e85db8e7677c70
// bufdiff-choices: c1fdb684be79eb16286b7389de7a28a9f9875a6e15bcb3b59fa03a544eac6873c7ce7aa141e2db8e
// bufdiff-choices: 7349cd592f8f45911fb38a0fe5cbcd03dd19ff64bf1b4d8a91fb1d532524985b8bffddab097ec57d
// bufdiff-choices: db34bd058df2808b43990656a500df0a8b6da826667591e72ca5a447fca13c9d3d4aa6ee79826587
// bufdiff-choices: bb4fa306e7c7ed234f511482
// bufdiff-features: 735 779 1235 1502 1518 2462 2684 2982 3207 3217 3377 3579 3694 4133 4392 4779
// bufdiff-features: 4967 5140 5187 5211 5467 5973 6565 6611 7404 7511 7768 7866 8003 8452 8491 8818
// bufdiff-features: 8948 9028 9230 9255 9479 10020 10166 10819 10872 11136 11162 11321 11441 11538
// bufdiff-features: 11556 12246 12638 12932 13233 13424 13915 14015 14557 14884 15181 15440 15658
// bufdiff-features: 15751 15903 15989 16269 16371 16682 16822 17174 17193 17470 17853 18166 18281
// bufdiff-features: 18462 18984 19086 19241 19527 19746 19928 20092 20220 20237 20895 21036 21044
// bufdiff-features: 21154 21243 21493 21544 21635 21883 22020 22070 22095 22167 22221 22280 22390
// bufdiff-features: 22678 23157 23787 23874 23889 24066 24135 24268 24473 24826 24924 24990 25094
// bufdiff-features: 25231 25388 25818 26094 26546 26568 26691 26993 27048 27144 27766 27825 28349
// bufdiff-features: 28464 28986 29255 29684 29774 29882 29966 30666 30795 31073 31143 31864 32358
// bufdiff-features: 34069 34167 34564 34623 34647 34745 34965 35097 36011 36285 36542 36936 37183
// bufdiff-features: 38202 38783 39061 39150 39747 39927 39981 40011 40044 40599 40650 40712 41111
// bufdiff-features: 41164 41984 42149 42150 42398 42634 42749 42927 43098 43499 43631 43774 43858
// bufdiff-features: 43942 44561 44589 45449 46034 46190 46203 46404 47093 47311 47345 47392 47486
// bufdiff-features: 47676 47695 48577 48741 49092 49301 49370 49393 49432 49541 50469 50503 50894
// bufdiff-features: 51344 51415 51894 52098 52322 52558 52650 52900 52958 53504 53779 53950 54124
// bufdiff-features: 54651 54734 54945 54964 54967 54970 54998 55014 55113 55182 55185 55270 55382
// bufdiff-features: 55605 56375 56404 56611 57286 57401 57548 57718 57745 58190 58319 58405 58723
// bufdiff-features: 58869 59070 59347 59495 59503 59703 60122 60686 61197 61339 61340 61375 61556
// bufdiff-features: 61699 61969 62218 63062 63071 63435 63610 63800 64057 64111 64119 64120 64235
// bufdiff-features: 64716 64959 65478 65817 66320 66422 66765 67195 67388 67840 68355 68782 68867
// bufdiff-features: 69032 69235 69593 69617 69735 69752 69875 70278 70335 70730 71090 71169 71372
// bufdiff-features: 71415 72053 72357 72541 72629 73051 73335 73455 73725 73849 74057 74362 74617
// bufdiff-features: 74658 75921 76052 76222 76334 76339 76373 77336 78283 78430 78950 79024 79389
// bufdiff-features: 79539 79739 79811 80030 80036 80436 80894 81047 81190 81241 81303 81467 81707
// bufdiff-features: 82135 82203 82317 82415 82552 82723 82946 83525 83549 84430 84585 84610 84887
// bufdiff-features: 84922 85159 85738 85843 86103 86125 86441 86645 86669 86992 87069 87534 88321
// bufdiff-features: 88958 89085 89212 89780 89859 89950 90543 90777 91074 91163 91312 91319 92108
// bufdiff-features: 92194 92494 92505 92647 92849 93255 93994 94586 94981 95056 95257 95285 95299
// bufdiff-features: 95407 95535 97271 97864 98122 98138 98879 98892 99009 99032 99106 99512 99738
// bufdiff-features: 100080 100083 100085 100492 101264 101269 101582 102204 102809 103108 103274
// bufdiff-features: 103354 104315 104931 104958 105331 105596 105750 105857 105914 105980 106608
// bufdiff-features: 106819 107412 109086 109187 109467 109750 109923 110153 110162 110424 110873
// bufdiff-features: 111721 112751 112756 112929 113020 113209 113295 113626 113816 113940 114139
// bufdiff-features: 114601 114666 114789 115026 115471 115728 115778 116278 116863 117010 117206
// bufdiff-features: 117235 117336 118084 118196 118320 118533 118731 119588 119764 119940 120145
// bufdiff-features: 120406 120710 120963 120984 121090 121117 121394 121467 121632 121682 121854
// bufdiff-features: 122183 122401 122764 122903 123396 123446 124448 124484 124531 124546 124824
// bufdiff-features: 124909 125040 125616 125850 125921 126179 126734 127071 127112 127281 127553
// bufdiff-features: 128456 128484 128768 129014 129262 129290 129399 129630 129771 129849 130191
// bufdiff-features: 130491 130500 130745
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<3x3x3xi32>, %arg1: tensor<i32>, %arg2: tensor<3x3x3xi32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.sub ins(%arg1, %arg1 : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %1 = scf.execute_region -> tensor<i32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %4:3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %0, %arg5 = %0, %arg6 = %arg2) -> (tensor<i32>, tensor<i32>, tensor<3x3x3xi32>) {
        %5 = arith.cmpi sle, %arg3, %c0 : index
        %6 = arith.select %5, %arg1, %arg4 : tensor<i32>
        %c3 = arith.constant 3 : index
        %c2 = arith.constant 2 : index
        %7 = scf.for %arg7 = %c0 to %c3 step %c2 iter_args(%arg8 = %arg0) -> (tensor<3x3x3xi32>) {
          %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
          %inserted_slice = tensor.insert_slice %cast into %arg8[0, 0, 0] [3, 3, %c3] [1, 1, 1] : tensor<3x3x?xi32> into tensor<3x3x3xi32>
          %extracted = tensor.extract %inserted_slice[%c2, %arg3, %arg3] : tensor<3x3x3xi32>
          %cst = arith.constant dense<127> : tensor<3x3x2x3xi32>
          %reduced = linalg.reduce ins(%cst : tensor<3x3x2x3xi32>) outs(%inserted_slice : tensor<3x3x3xi32>) dimensions = [2] 
            (%in: i32, %init: i32) {
              %11 = arith.xori %in, %init : i32
              %c5_i32 = arith.constant 5 : i32
              %12 = arith.remui %11, %c5_i32 : i32
              linalg.yield %12 : i32
            }
          scf.yield %reduced : tensor<3x3x3xi32>
        }
        %8 = linalg.copy ins(%7 : tensor<3x3x3xi32>) outs(%arg6 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
        %c11_i32 = arith.constant 11 : i32
        %9 = linalg.fill ins(%c11_i32 : i32) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %10 = linalg.fill ins(%c11_i32 : i32) outs(%9 : tensor<i32>) -> tensor<i32>
        scf.yield %arg4, %10, %8 : tensor<i32>, tensor<i32>, tensor<3x3x3xi32>
      }
      scf.yield %arg1 : tensor<i32>
    }
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.copy ins(%arg1 : tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    return %1, %3 : tensor<i32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<3xi32>) {
    %cst = arith.constant dense<[6, 7, 8]> : tensor<3xi32>
    %0 = linalg.dot ins(%cst, %cst : tensor<3xi32>, tensor<3xi32>) outs(%arg2 : tensor<i32>) -> tensor<i32>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg3 = %c2 to %c5 step %c1 iter_args(%arg4 = %arg2, %arg5 = %cst) -> (tensor<i32>, tensor<3xi32>) {
      %c0 = arith.constant 0 : index
      %4 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg4) -> (tensor<i32>) {
        %10 = linalg.copy ins(%arg2 : tensor<i32>) outs(%arg7 : tensor<i32>) -> tensor<i32>
        scf.yield %10 : tensor<i32>
      }
      %c3 = arith.constant 3 : index
      %5 = tensor.empty(%c3) : tensor<?xi1>
      %true = arith.constant true
      %6 = linalg.fill ins(%true : i1) outs(%5 : tensor<?xi1>) -> tensor<?xi1>
      %c-3_i32 = arith.constant -3 : i32
      %c-1_i32 = arith.constant -1 : i32
      %c-3_i32_0 = arith.constant -3 : i32
      %from_elements = tensor.from_elements %c-3_i32, %c-1_i32, %c-3_i32_0 : tensor<3xi32>
      %7 = linalg.select ins(%6, %cst, %from_elements : tensor<?xi1>, tensor<3xi32>, tensor<3xi32>) outs(%arg5 : tensor<3xi32>) -> tensor<3xi32>
      %extracted = tensor.extract %arg4[] : tensor<i32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%arg4 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<i32>
      %extracted_1 = tensor.extract %8[] : tensor<i32>
      %9 = linalg.add ins(%arg2, %arg1 : tensor<i32>, tensor<i32>) outs(%8 : tensor<i32>) -> tensor<i32>
      scf.yield %9, %7 : tensor<i32>, tensor<3xi32>
    }
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.copy ins(%1#0 : tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    return %0, %3, %1#1 : tensor<i32>, tensor<i32>, tensor<3xi32>
  }
  func.func @f3(%arg0: tensor<3x3x3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = linalg.copy ins(%arg0 : tensor<3x3x3xi32>) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<i32>
      %2 = tensor.empty() : tensor<3x3x3xi32>
      %c100_i32 = arith.constant 100 : i32
      %3 = linalg.fill ins(%c100_i32 : i32) outs(%2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      %c11 = arith.constant 11 : index
      %4 = arith.cmpi sle, %arg3, %c11 : index
      %5 = arith.select %4, %0, %3 : tensor<3x3x3xi32>
      %transposed = linalg.transpose ins(%3 : tensor<3x3x3xi32>) outs(%5 : tensor<3x3x3xi32>) permutation = [1, 2, 0] 
      %extracted = tensor.extract %0[%c1, %c1, %c1] : tensor<3x3x3xi32>
    }
    return %arg2 : tensor<i32>
  }
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<i32>, tensor<i32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c0, %c1] : tensor<3x3x3xi32>
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi eq, %extracted, %c-1_i32 : i32
    %1 = arith.select %0, %arg1, %arg1 : tensor<i32>
    %2 = linalg.fill ins(%extracted : i32) outs(%1 : tensor<i32>) -> tensor<i32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%3 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %9 = arith.muli %in, %extracted : i32
      linalg.yield %9 : i32
    } -> tensor<i32>
    %c3 = arith.constant 3 : index
    %5 = scf.forall (%arg2) in (%c3) shared_outs(%arg3 = %arg0) -> (tensor<3x3x3xi32>) {
      %9 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %3) -> (tensor<i32>) {
        %10 = vector.transfer_read %arg0[%arg4, %arg4, %c2], %extracted : tensor<3x3x3xi32>, vector<3xi32>
        %11 = vector.extract %10[0] : i32 from vector<3xi32>
        %12 = linalg.fill ins(%11 : i32) outs(%arg5 : tensor<i32>) -> tensor<i32>
        %13 = linalg.fill ins(%11 : i32) outs(%12 : tensor<i32>) -> tensor<i32>
        scf.yield %13 : tensor<i32>
      }
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3xi32>
      %inserted_slice = tensor.insert_slice %2 into %extracted_slice[%c1, %c1] [1, 1] [1, 1] : tensor<i32> into tensor<3x3xi32>
      %transposed = linalg.transpose ins(%extracted_slice : tensor<3x3xi32>) outs(%inserted_slice : tensor<3x3xi32>) permutation = [1, 0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %transposed into %arg3[0, %arg2, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3xi32> into tensor<3x3x3xi32>
      }
    }
    %6:3 = call @f1(%1, %1, %1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<3xi32>)
    %7:2 = call @f2(%arg0, %6#0, %arg0) : (tensor<3x3x3xi32>, tensor<i32>, tensor<3x3x3xi32>) -> (tensor<i32>, tensor<i32>)
    %8 = call @f3(%5, %7#1, %7#1) : (tensor<3x3x3xi32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8, %7#0, %6#2, %6#1, %4 : tensor<i32>, tensor<i32>, tensor<3xi32>, tensor<i32>, tensor<i32>
  }
}

