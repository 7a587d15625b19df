// bufdiff-profile: mixed
// bufdiff-choices: 9ec02c0aae7c69af04ebd49a5eca7e85a1b93e2477531bfb84884f1b40975961ac9ee406d6969d1a
// bufdiff-choices: 6a5f619fe1898e62a3d8a37f0b4941b8f077a59fbc877056be3fe8e8259f01ae7daf3536211c2807
// bufdiff-choices: 9ca6e17cc23c5716d900c06d36f126af64254be5d3a6f55096544417f4733e8716005b0431b637f5
// bufdiff-choices: b31e8cdc87bcc1167e9bbaee8869fe92b68b8fc9093fcd8dce2c7c65dc21c7430345572195a6a0d9
// bufdiff-choices: 196d0a56fcda4dfd8108ad7cc26ce3fcdeebd7e0691e19ab8999902df7310a3a953d454191f7d1e3
// bufdiff-choices: ac5e0b0bd7f8561ef0f977dd7c330b44e22df37618b75d33b462e1cfeb0d57908a472197ae67f0be
// bufdiff-choices: c9e3d7ba18f46d4a61ac8a53bf79cfd1c0fdf6878d44017601f5df1890203dba287965d77f50cd98
// bufdiff-choices: b5f6c38d7a475d87f2
// bufdiff-features: 600 961 1765 2742 2898 3579 5197 5973 6152 6271 7384 7847 9255 9295 9868 10112
// bufdiff-features: 10476 10819 11124 12170 12535 12932 12938 13233 13652 14454 14607 15440 15720
// bufdiff-features: 15751 15903 15929 16970 17098 17795 19100 19241 19746 20749 20838 21154 21748
// bufdiff-features: 21769 22030 22095 23239 23787 23817 24826 25082 25818 25962 26087 26354 26507
// bufdiff-features: 26568 27048 27725 27825 28464 29123 29277 29590 29630 29966 30293 30572 30666
// bufdiff-features: 31747 31803 34167 34564 34647 36394 36784 37489 37786 38783 39199 39449 40044
// bufdiff-features: 40712 40953 41615 42094 42149 42344 42467 43858 44335 46110 46203 46832 46995
// bufdiff-features: 47208 47392 47554 48974 49092 49355 49370 50146 50717 50894 52062 52322 52558
// bufdiff-features: 52807 52900 52950 52958 53252 54135 54651 55113 55185 55561 55887 56488 57548
// bufdiff-features: 57660 57718 58290 58869 59070 59145 59214 59448 60550 60565 60696 61138 61350
// bufdiff-features: 61527 61556 61699 61969 62218 62701 63044 63071 63610 63642 63800 63915 64959
// bufdiff-features: 65499 65726 66320 66422 66698 66765 67532 67657 67840 68164 68355 68782 71169
// bufdiff-features: 72253 73054 73242 73387 73455 73802 74362 74617 75566 75921 76339 76700 77484
// bufdiff-features: 77725 78283 78430 78767 78828 78850 78950 79229 79389 79710 80119 81601 81736
// bufdiff-features: 82135 82203 83194 83549 84347 84585 84866 84887 85843 86125 86777 87199 87903
// bufdiff-features: 89085 89327 89780 90070 90495 91365 91944 92647 94088 94687 94961 95705 95900
// bufdiff-features: 96883 96969 96989 97864 98501 99032 99187 99190 99383 99568 99723 100059 100258
// bufdiff-features: 101476 101823 103056 103490 103698 103715 104931 105264 105579 105858 107412
// bufdiff-features: 107425 107783 108012 109086 110548 110552 111024 111587 112895 112929 113940
// bufdiff-features: 114547 115026 115471 117010 117206 117235 117336 118533 119340 119613 119666
// bufdiff-features: 119876 120049 121394 121467 121670 121682 121707 121847 122350 122764 124448
// bufdiff-features: 125040 125699 125908 126056 127813 127834 128005 128768 128916 129435 129811
// bufdiff-features: 130530 130531 130933
module {
  func.func @main(%arg0: tensor<?x4xindex>, %arg1: tensor<3x3xf32>, %arg2: f32, %arg3: tensor<?x?xf32>) -> (tensor<?x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x2xf32>, f32, f32) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[1, 0] [%c2, 2] [1, 2] : tensor<3x3xf32> to tensor<?x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<?x2xf32> to tensor<2x2xf32>
    %0:2 = call @f3(%cast) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, f32)
    %cast_0 = tensor.cast %extracted_slice : tensor<?x2xf32> to tensor<2x2xf32>
    %1:2 = call @f3(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, f32)
    %cast_1 = tensor.cast %1#0 : tensor<2x2xf32> to tensor<?x2xf32>
    %cast_2 = tensor.cast %0#0 : tensor<2x2xf32> to tensor<?x2xf32>
    %2:3 = call @f1(%cast_1, %cast_2) : (tensor<?x2xf32>, tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<2x2xf32>, tensor<2x?xf32>)
    %3 = tensor.empty() : tensor<4x3xindex>
    %c3 = arith.constant 3 : index
    %4 = linalg.fill ins(%c3 : index) outs(%3 : tensor<4x3xindex>) -> tensor<4x3xindex>
    %cast_3 = tensor.cast %4 : tensor<4x3xindex> to tensor<4x?xindex>
    %cast_4 = tensor.cast %2#1 : tensor<2x2xf32> to tensor<?x2xf32>
    %5:2 = call @f2(%cast_3, %cast_4, %2#1) : (tensor<4x?xindex>, tensor<?x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
    return %2#0, %2#2, %5#0, %5#1, %1#1, %arg2 : tensor<?x2xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<2x2xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<?x2xf32>, %arg1: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<2x2xf32>, tensor<2x?xf32>) {
    %cast = tensor.cast %arg1 : tensor<?x2xf32> to tensor<2x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<2x?xf32>) outs(%arg1 : tensor<?x2xf32>) permutation = [1, 0] 
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<?x2xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [2, 1] [1, 1] : tensor<?x2xf32> to tensor<2x1xf32>
      %cst = arith.constant dense<[8.500000e+00, 9.500000e+00]> : tensor<2xf32>
      %broadcasted = linalg.broadcast ins(%cst : tensor<2xf32>) outs(%extracted_slice : tensor<2x1xf32>) dimensions = [1] 
      %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 2] [1, 1] : tensor<?x2xf32> to tensor<1x2xf32>
      %transposed_1 = linalg.transpose ins(%extracted_slice_0 : tensor<1x2xf32>) outs(%broadcasted : tensor<2x1xf32>) permutation = [1, 0] 
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %transposed_1 into %arg3[0, %arg2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<?x2xf32>
      }
    }
    %1 = tensor.empty() : tensor<2x2xf32>
    %2 = linalg.copy ins(%0 : tensor<?x2xf32>) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2) : tensor<2x?xf32>
    %4 = linalg.copy ins(%arg1 : tensor<?x2xf32>) outs(%3 : tensor<2x?xf32>) -> tensor<2x?xf32>
    return %transposed, %2, %4 : tensor<?x2xf32>, tensor<2x2xf32>, tensor<2x?xf32>
  }
  func.func @f2(%arg0: tensor<4x?xindex>, %arg1: tensor<?x2xf32>, %arg2: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+02 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %cst_2 = arith.constant 1.000000e+02 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<2x2xf32>
    %0 = linalg.reciprocal ins(%from_elements : tensor<2x2xf32>) outs(%arg2 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %from_elements, %0 : tensor<2x2xf32>, tensor<2x2xf32>
  }
  func.func @f3(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, f32) {
    %cst = arith.constant dense<5.000000e-01> : tensor<2x2xf32>
    %transposed = linalg.transpose ins(%cst : tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) permutation = [1, 0] 
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c1 to %c2 step %c2 iter_args(%arg2 = %cst) -> (tensor<2x2xf32>) {
      %1 = linalg.sqrt ins(%transposed : tensor<2x2xf32>) outs(%arg2 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %2 = linalg.tanh ins(%transposed : tensor<2x2xf32>) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
      scf.yield %2 : tensor<2x2xf32>
    }
    %cst_0 = arith.constant -6.000000e+00 : f32
    return %0, %cst_0 : tensor<2x2xf32>, f32
  }
}

