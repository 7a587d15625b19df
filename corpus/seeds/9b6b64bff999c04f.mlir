// bufdiff-profile: single
// bufdiff-choices: 854d23b7f8b947a6d37e692c60206b1e9869e09944b993bf20cf4ae1535df9328abd2aa0079fd534
// bufdiff-choices: c0380c60402578af74987391ec67dba2a409f5a0f5f3a398287aa5065811f861eb5357ff270be828
// bufdiff-choices: ea8d1968a8ef9d0590549c76ae3f07e7169c60cfc23b8329e92374ad842dc448a6fc47e31e212b3a
// bufdiff-choices: a6
// bufdiff-features: 2898 3579 8235 9479 12170 15751 15903 18984 21044 21883 22095 25818 26568 26663
// bufdiff-features: 27869 28814 29839 31864 32809 33915 34167 36936 38394 40712 43942 44522 45031
// bufdiff-features: 45448 46203 47554 49370 52558 55264 55270 55276 57548 58190 59620 63929 64235
// bufdiff-features: 64601 64875 65265 66422 68355 68782 73845 74507 75921 78796 87923 89250 89348
// bufdiff-features: 90578 91781 94297 96353 96791 98291 101342 103648 103715 104775 110162 110780
// bufdiff-features: 111976 115026 116984 117151 119384 121682 123446 125702 127096 127813 129435
// bufdiff-features: 130574 130824 130933 132574 133258 136030 137752 138665 140673 142393 150829
// bufdiff-features: 153780 155898 156072 156369 156460 162064 165141 165539 165636 165695 165719
// bufdiff-features: 166169 166361 166579 167197 168858 168881 169047 170819 170876 171116 173026
// bufdiff-features: 174512 178549 178748 183114 183722 184030 184698 186959 189416 191888 191911
// bufdiff-features: 192628 193290 194134 194503 197837 198447 200104 203746 205689 208670 211508
// bufdiff-features: 211625 214975 216292 217282 225490 226178 226457 226607 230081 230810 234332
// bufdiff-features: 234562 234718 236180 236929 237985 239783 242101 244092 246460 246543 246783
// bufdiff-features: 252466 255896 256076 257251 258053 258906 258994 259840 261091
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
        %inserted_1 = tensor.insert %arg4 into %arg11[%arg8, %3] : tensor<4x4xi32>
        %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<4x4xi32>) outs(%arg11 : tensor<4x4xi32>) {
        ^bb0(%in: i32, %out: i32):
          %7 = arith.addi %in, %arg4 : i32
          linalg.yield %7 : i32
        } -> tensor<4x4xi32>
        %extracted_2 = tensor.extract %4[%arg8, %arg8] : tensor<4x4xi32>
        %inserted_3 = tensor.insert %arg4 into %4[%c1, %c1] : tensor<4x4xi32>
        %5 = scf.if %arg5 -> (tensor<4x4xi32>) {
          %c3_5 = arith.constant 3 : index
          %extracted_6 = tensor.extract %arg10[%arg6, %c3_5] : tensor<4x4xi32>
          %7 = linalg.fill ins(%extracted_6 : i32) outs(%arg10 : tensor<4x4xi32>) -> tensor<4x4xi32>
          scf.yield %7 : tensor<4x4xi32>
        } else {
          %c3_5 = arith.constant 3 : index
          %inserted_6 = tensor.insert %arg4 into %arg10[%c3_5, %c3_5] : tensor<4x4xi32>
          scf.yield %inserted_6 : tensor<4x4xi32>
        }
        %c0_4 = arith.constant 0 : index
        %6 = scf.for %arg12 = %c0_4 to %c2 step %c1 iter_args(%arg13 = %arg9) -> (tensor<4x4xi32>) {
          %extracted_5 = tensor.extract %arg13[%arg12, %3] : tensor<4x4xi32>
          %7 = linalg.fill ins(%arg4 : i32) outs(%arg13 : tensor<4x4xi32>) -> tensor<4x4xi32>
          %c3_6 = arith.constant 3 : index
          %extracted_7 = tensor.extract %7[%c2, %c3_6] : tensor<4x4xi32>
          %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xi32>) outs(%7 : tensor<4x4xi32>) {
          ^bb0(%in: i32, %out: i32):
            linalg.yield %in : i32
          } -> tensor<4x4xi32>
          scf.yield %8 : tensor<4x4xi32>
        }
        scf.yield %6, %5, %inserted_3 : tensor<4x4xi32>, tensor<4x4xi32>, tensor<4x4xi32>
      }
      %c3 = arith.constant 3 : index
      %inserted = tensor.insert %arg4 into %1#2[%arg6, %c3] : tensor<4x4xi32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %inserted[%c0, %arg6] : tensor<4x4xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %inserted_0 = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_0 into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

