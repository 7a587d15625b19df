// bufdiff-profile: calls
// bufdiff-choices: 01244eb5277febeae4399ef855971298d9f4d2bc39f0e248877cee36b768d1b78f86edfbff075f90
// bufdiff-choices: a9cbfb5875d49aed207e84de05bc2588ff0143760918e26636742551f0dbf5a1676b05cf49730893
// bufdiff-choices: 265e8816ecfb0817d5a2fe58d2def19c0bd4cc7e54690d60ab795ca66080df0abe685e3d772a3cb0
// bufdiff-choices: e3065ab47dfd9d8d118f962799460f7ed163a0fc58cc75e6818fbffed545fad6dd47aaa52e91bfa4
// bufdiff-choices: 21b3b4a3f0c9e26f2f3a
// bufdiff-features: 4280 10364 12932 15202 15751 15903 21916 22095 22640 23787 25818 26464 26568
// bufdiff-features: 27553 28986 29968 34167 36784 37231 40712 42344 45765 47392 52558 54915 57548
// bufdiff-features: 58190 62845 63093 63841 64235 66422 68355 68782 71122 73802 73883 75852 75921
// bufdiff-features: 80894 81467 81736 83794 88233 88732 91951 93255 98556 103715 106087 108286
// bufdiff-features: 113901 115026 115175 117324 121477 121682 125702 129435 132574 136030 140076
// bufdiff-features: 142369 146512 152187 152730 156369 156460 156914 158897 159421 159724 160505
// bufdiff-features: 164602 165141 165695 165719 167650 168815 168858 170819 171116 173597 186959
// bufdiff-features: 187855 189137 192628 193290 194134 194714 197837 197849 203000 205689 206926
// bufdiff-features: 222638 227345 227946 230640 234562 235375 236929 241225 241740 244092 246543
// bufdiff-features: 249297 250948 252834 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: tensor<?x?x?xi32>, %arg2: tensor<?xi32>) -> tensor<3x?x3xi32> {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg0) -> (tensor<3x3x3xi32>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg2, %c0 : tensor<?xi32>
      %c1 = arith.constant 1 : index
      %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [%dim, %c1] : tensor<?xi32> into tensor<?x?xi32>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x1x3xi32>
      %c3 = arith.constant 3 : index
      %extracted_slice_0 = tensor.extract_slice %arg0[0, %c0, 0] [%c3, 2, 3] [1, %c1, 1] : tensor<3x3x3xi32> to tensor<?x2x3xi32>
      %1 = tensor.empty() : tensor<2xi32>
      %2 = linalg.pooling_nwc_min ins(%extracted_slice_0, %1 : tensor<?x2x3xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x1x3xi32>) outs(%2 : tensor<3x1x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.addi %in, %out : i32
        %c5_i32 = arith.constant 5 : i32
        %5 = arith.divui %4, %c5_i32 : i32
        linalg.yield %5 : i32
      } -> tensor<3x1x3xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg4[0, %arg3, 0] [3, 1, 3] [1, 1, 1] : tensor<3x1x3xi32> into tensor<3x3x3xi32>
      }
    }
    %cast = tensor.cast %0 : tensor<3x3x3xi32> to tensor<3x?x3xi32>
    return %cast : tensor<3x?x3xi32>
  }
}

