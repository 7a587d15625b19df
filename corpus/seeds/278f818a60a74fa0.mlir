// bufdiff-profile: single
// bufdiff-choices: 854d23b7f8b947a6d37e692c60206b1e9869e09944b993bf20cf4ae1535df9328abd2aa0079fd534
// bufdiff-choices: c0380c60402578af
// bufdiff-features: 1502 2898 3579 4958 7593 9479 9601 10872 12170 12560 15751 15903 19757 21044
// bufdiff-features: 21883 22095 24626 24826 25297 25388 25818 26568 27869 31864 33915 34069 34167
// bufdiff-features: 34623 34647 34745 35289 35507 35708 36936 37786 37809 37975 38394 39747 40044
// bufdiff-features: 40712 43942 44176 45031 46203 47554 49370 52322 52558 52958 53244 53791 55264
// bufdiff-features: 55887 57548 58190 60816 61339 61556 62218 63431 63929 64057 64235 66422 66765
// bufdiff-features: 67195 67375 67388 68355 68782 69278 72674 74507 74617 75921 76052 76339 77598
// bufdiff-features: 80036 80553 86210 87199 88958 89250 89555 90578 93466 94183 94418 95106 96791
// bufdiff-features: 99009 99738 101342 103490 103646 103648 103715 105108 105857 106913 108711
// bufdiff-features: 110780 113020 113626 115026 115388 115471 115711 116388 116466 119384 119764
// bufdiff-features: 121394 121471 121682 125004 125702 126179 127813 127834 127922 128768 129435
// bufdiff-features: 130019 130574 130933
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %1:3 = scf.for %arg8 = %c1 to %c2 step %c1 iter_args(%arg9 = %arg3, %arg10 = %arg3, %arg11 = %arg3) -> (tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>) {
        %2 = arith.index_castui %arg5 : i1 to index
        %c4 = arith.constant 4 : index
        %3 = arith.remui %2, %c4 : index
        %inserted_0 = tensor.insert %arg4 into %arg11[%arg8, %3] : tensor<4x4xi32>
        %4 = linalg.copy ins(%arg3 : tensor<4x4xi32>) outs(%arg11 : tensor<4x4xi32>) -> tensor<4x4xi32>
        %c3 = arith.constant 3 : index
        %inserted_1 = tensor.insert %arg4 into %arg10[%c3, %c2] : tensor<4x4xi32>
        %5 = linalg.fill ins(%arg4 : i32) outs(%inserted_1 : tensor<4x4xi32>) -> tensor<4x4xi32>
        %6 = linalg.copy ins(%5 : tensor<4x4xi32>) outs(%arg9 : tensor<4x4xi32>) -> tensor<4x4xi32>
        scf.yield %6, %5, %4 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>
      }
      %extracted = tensor.extract %1#2[%arg6, %arg6] : tensor<4x4xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

