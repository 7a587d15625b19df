// bufdiff-profile: single
// bufdiff-choices: 854d23b7f8b947a6d37e692c60206b1e9869e09944b993bf20cf4ae1535df9328abd2aa0079fd534
// bufdiff-choices: c0380c60402578af74987391ec67dba2a409f5a0f5f3a398287aa5065811f861eb5357ff270be828
// bufdiff-features: 2898 3579 9479 12170 15751 15903 18984 21044 21883 22095 25302 25818 26568
// bufdiff-features: 27869 28814 31864 33915 34167 36936 38394 40712 43942 44522 45031 45448 46203
// bufdiff-features: 47554 49370 52558 55264 57548 58190 63929 64235 64875 65265 66422 68355 68782
// bufdiff-features: 74507 75921 81715 89250 89348 90578 91319 91781 96353 96791 101342 103648
// bufdiff-features: 103715 110780 111976 115026 117151 119384 121682 123446 125702 127096 127813
// bufdiff-features: 129435 130574 130933 132574 136030 138665 140673 142393 150829 155898 156369
// bufdiff-features: 156460 162400 165141 165695 165719 166169 166361 166579 168858 168881 169047
// bufdiff-features: 170819 170876 171116 178748 183722 184030 186959 191888 192411 192628 193290
// bufdiff-features: 194134 194503 197837 198447 203746 205689 208115 208670 211508 211625 213630
// bufdiff-features: 214071 216292 217282 224538 225490 226178 226607 230081 230810 234562 234718
// bufdiff-features: 236180 236929 237985 239783 244092 246460 246543 246783 247460 252466 256076
// bufdiff-features: 257251 258906 258994 259840 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
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
        %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<4x4xi32>) outs(%arg11 : tensor<4x4xi32>) {
        ^bb0(%in: i32, %out: i32):
          %7 = arith.addi %in, %arg4 : i32
          linalg.yield %7 : i32
        } -> tensor<4x4xi32>
        %extracted_1 = tensor.extract %4[%arg8, %arg8] : tensor<4x4xi32>
        %inserted_2 = tensor.insert %arg4 into %4[%c1, %c1] : tensor<4x4xi32>
        %c3 = arith.constant 3 : index
        %extracted_3 = tensor.extract %arg9[%3, %c3] : tensor<4x4xi32>
        %5 = linalg.fill ins(%arg4 : i32) outs(%arg9 : tensor<4x4xi32>) -> tensor<4x4xi32>
        %c0_4 = arith.constant 0 : index
        %6 = arith.index_cast %3 : index to i32
        %inserted_5 = tensor.insert %6 into %5[%3, %c0_4] : tensor<4x4xi32>
        scf.yield %inserted_5, %arg10, %inserted_2 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>
      }
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %1#2[%c0, %arg6] : tensor<4x4xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

