// bufdiff-profile: single
// bufdiff-choices: 862a70c76f75466a1114268f5f610cbd9c447c3903
// bufdiff-features: 2027 2898 9479 12170 13670 15751 15903 22095 25818 26568 32085 33915 34167
// bufdiff-features: 38394 40712 41900 46203 49370 49949 52558 57548 58190 63929 64235 66422 68355
// bufdiff-features: 68782 74507 75921 78441 88732 90578 103715 108919 110780 112929 115026 119384
// bufdiff-features: 121682 125702 129435 132574 133481 136030 150496 150829 153911 156369 156460
// bufdiff-features: 165141 165695 165719 166579 168858 168881 169047 170819 171116 183052 184030
// bufdiff-features: 186959 188790 191888 192628 193290 194144 194503 197837 198447 198460 201945
// bufdiff-features: 203746 205434 205689 211491 211625 217282 221661 226178 226852 230081 230640
// bufdiff-features: 230810 233652 234562 236929 244092 246543 246783 256076 258906 258994 259840
// bufdiff-features: 261091
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %cst = arith.constant dense<0> : tensor<1x1xi32>
      %1 = linalg.conv_2d ins(%arg3, %cst : tensor<4x4xi32>, tensor<1x1xi32>) outs(%arg3 : tensor<4x4xi32>) -> tensor<4x4xi32>
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %1[%c1, %c0] : tensor<4x4xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

