// bufdiff-profile: loops
// bufdiff-choices: 01e506a6f21b05a70ba8eefee1deaac702cfcf3ce1a04551f4c9e1cf46c90bd19ac03110ca96126d
// bufdiff-choices: 2c9e6f33932e370c81159b572578eada7429d81df8a8663f41584c56f349b0240d76e3443f6504cf
// bufdiff-choices: e5b76ac9ab8f33a5c5f0d6da5a384f17588b82fb4529e925a9634ffc7a400d2519a2acaff06d7ebf
// bufdiff-choices: b8e5b0469935115f1c0504ff2b338fa24735533cd1df0e06ff49f972575a5895071ab8a725df549c
// bufdiff-choices: bb24dee3754aac4e4bf00f8883d117ce641fdb16977a904d57186a6a1594438900d76be4a983918f
// bufdiff-choices: 2752eb9fb710f662d6d5
// bufdiff-features: 600 1502 3579 4752 5238 9302 9834 11441 14545 15440 15751 15903 15989 16371
// bufdiff-features: 16728 16960 17795 18480 20003 20316 20888 21026 21154 21658 22280 23594 24853
// bufdiff-features: 24898 25000 25297 25350 25388 25818 26546 26568 27048 27299 27704 28349 28986
// bufdiff-features: 29590 29968 30687 31864 33514 33915 34069 34167 34268 34399 34564 34623 34647
// bufdiff-features: 36252 36578 36936 37786 38394 39010 39747 39810 39927 40044 40712 41062 41318
// bufdiff-features: 42282 42344 42530 44522 44544 46476 46832 47155 48250 49555 50894 51106 51341
// bufdiff-features: 52062 52558 52900 52958 53050 53252 53414 54554 55887 56400 56874 57510 57548
// bufdiff-features: 58190 60816 61138 61556 61604 61971 62218 63071 63642 63646 64119 64778 64959
// bufdiff-features: 65478 66320 66422 68355 68782 69121 69449 69532 69987 71169 73140 74201 74454
// bufdiff-features: 75566 75870 75921 78594 80894 81467 81556 82203 83525 85447 86156 86210 87531
// bufdiff-features: 90490 90903 91562 93255 95285 95435 97949 101052 101342 103056 103383 103490
// bufdiff-features: 103648 103715 104303 104324 105857 106396 106652 107412 107515 110667 111721
// bufdiff-features: 112800 113020 113046 113618 113674 114199 115026 115471 115728 115823 115891
// bufdiff-features: 116721 119136 119876 120197 120745 121016 121353 121394 121682 122916 123390
// bufdiff-features: 123770 124261 124657 125498 126412 128768 129435 130484 130530 130933
module {
  func.func @main(%arg0: tensor<1x1x1xi8>, %arg1: tensor<?x2xf32>) -> (tensor<1x1x1xi8>, tensor<?x?xf32>, i64) {
    %0 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %arg0) -> (tensor<1x1x1xi8>) {
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %1 = scf.for %arg4 = %c0_0 to %c4 step %c2 iter_args(%arg5 = %arg1) -> (tensor<?x2xf32>) {
        %dim_3 = tensor.dim %arg1, %c0_0 : tensor<?x2xf32>
        %4:2 = scf.forall (%arg6) in (%dim_3) shared_outs(%arg7 = %arg5, %arg8 = %arg5) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
          %extracted_slice_4 = tensor.extract_slice %arg7[%arg6, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<2xf32>
          %5 = tensor.empty() : tensor<2xf32>
          %cst = arith.constant 7.250000e+00 : f32
          %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
          %7 = linalg.min ins(%extracted_slice_4, %6 : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice_4 : tensor<2xf32>) -> tensor<2xf32>
          %cst_5 = arith.constant 5.000000e-01 : f32
          %8 = linalg.fill ins(%cst_5 : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
          %extracted_slice_6 = tensor.extract_slice %arg8[%arg6, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<2xf32>
          %9 = linalg.negf ins(%8 : tensor<2xf32>) outs(%extracted_slice_6 : tensor<2xf32>) -> tensor<2xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %8 into %arg7[%arg6, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<?x2xf32>
            tensor.parallel_insert_slice %9 into %arg8[%arg6, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<?x2xf32>
          }
        }
        scf.yield %arg5 : tensor<?x2xf32>
      }
      %extracted_slice_1 = tensor.extract_slice %arg3[0, %arg2, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi8> to tensor<1x1x1xi8>
      %c1_2 = arith.constant 1 : index
      %cast = tensor.cast %arg0 : tensor<1x1x1xi8> to tensor<1x?x1xi8>
      %inserted_slice = tensor.insert_slice %cast into %extracted_slice_1[0, 0, 0] [1, %c1_2, 1] [1, 1, 1] : tensor<1x?x1xi8> into tensor<1x1x1xi8>
      %2 = tensor.empty() : tensor<1x1xi8>
      %c7_i8 = arith.constant 7 : i8
      %3 = linalg.fill ins(%c7_i8 : i8) outs(%2 : tensor<1x1xi8>) -> tensor<1x1xi8>
      %broadcasted = linalg.broadcast ins(%3 : tensor<1x1xi8>) outs(%inserted_slice : tensor<1x1x1xi8>) dimensions = [1] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted into %arg3[0, %arg2, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi8> into tensor<1x1x1xi8>
      }
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%dim, %c1] [1, 1] : tensor<?x2xf32> to tensor<?x?xf32>
    %c-3_i64 = arith.constant -3 : i64
    return %0, %extracted_slice, %c-3_i64 : tensor<1x1x1xi8>, tensor<?x?xf32>, i64
  }
}

