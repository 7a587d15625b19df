// bufdiff-profile: slices
// bufdiff-choices: 09b167c7fa9acbe84576837e7004236f53007aa40d49c9f0b04f5bb0c1b604d6548061dec0750976
// bufdiff-choices: 7b67a2a2aa4fd4b3cf9eeec611b217a48affbdffe6c2fc5409912fbf0158c477de9eafff022e191b
// bufdiff-choices: 4eb7c16188b284a4c08ebd1c1bbcc454a20f8829f54deca2c6d97cb4b4e75c8180656765b40b8d4e
// bufdiff-choices: f81840e4c14ee8d0839d50c120bb9e9af621c4ddc544e3bace
// bufdiff-features: 2442 2943 4211 7991 9479 12932 15423 15903 22280 23787 25818 26568 29001 29968
// bufdiff-features: 33887 34861 39025 43248 44167 46203 55622 57548 58122 60689 66422 68355 68782
// bufdiff-features: 69735 71122 75921 80422 81411 82135 86103 86362 91289 92431 92849 98995 104850
// bufdiff-features: 108235 112515 112929 115026 121682 126249 130173 137094 139649 141044 142610
// bufdiff-features: 149593 154016 154247 155898 157293 157355 157937 161974 162413 163972 164602
// bufdiff-features: 165037 166475 169627 171083 171116 173354 179814 180169 183565 183588 184851
// bufdiff-features: 185222 188790 190426 192628 204212 205434 206573 207081 210870 212640 219413
// bufdiff-features: 220796 221975 222181 222487 223525 225521 225999 229951 230081 230810 231263
// bufdiff-features: 235325 235375 237763 237788 241225 241640 241740 242946 254421 254646 255676
// bufdiff-features: 256050 257367 259528 262086
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: i32) -> (i32, i32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %0 = scf.parallel (%arg2) = (%c0) to (%dim) step (%c1) init (%arg1) -> i32 {
      %1 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg0) -> (tensor<?xi32>) {
        %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) outs(%arg0 : tensor<?xi32>)
          (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
            %3 = arith.ori %in, %in_1 : i32
            %c2_i32 = arith.constant 2 : i32
            %4 = arith.shrui %3, %c2_i32 : i32
            %5 = arith.maxui %4, %in_2 : i32
            linalg.yield %5 : i32
          }
        %expanded = tensor.expand_shape %mapped [[0, 1]] output_shape [1, %dim] : tensor<?xi32> into tensor<1x?xi32>
        %extracted_slice = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xi32> to tensor<1xi32>
        %mapped_0 = linalg.map ins(%extracted_slice : tensor<1xi32>) outs(%extracted_slice : tensor<1xi32>)
          (%in: i32, %init: i32) {
            %3 = arith.minsi %in, %arg1 : i32
            linalg.yield %3 : i32
          }
        %cst = arith.constant dense<false> : tensor<1xi1>
        %2 = linalg.select ins(%cst, %extracted_slice, %mapped_0 : tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) outs(%mapped_0 : tensor<1xi32>) -> tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %2 into %arg4[%arg3] [1] [1] : tensor<1xi32> into tensor<?xi32>
        }
      }
      %extracted = tensor.extract %arg0[%arg2] : tensor<?xi32>
      scf.reduce(%extracted : i32) {
      ^bb0(%arg3: i32, %arg4: i32):
        %2 = arith.addi %arg3, %arg4 : i32
        scf.reduce.return %2 : i32
      }
    }
    return %0, %arg1 : i32, i32
  }
}

