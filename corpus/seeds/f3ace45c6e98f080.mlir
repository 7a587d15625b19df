// bufdiff-profile: loops
// bufdiff-choices: 0be597227c505c64755cbc27187e2ec2fac749c039f72203a8799eb535b38e6f8005f18feddc6a3b
// bufdiff-choices: 1d5d08e33c7234910f04de93bb83b331e38a9a409fbee8328cb96323e470f1ffdca5f690c56c64ae
// bufdiff-choices: a1b7fa6405c3b69b6afa666a72524ce904fcc593baacea454fa1b50fbcf76e51ad5d0d0466dfa3a1
// bufdiff-choices: 666d834d6cae29
// bufdiff-features: 600 3412 5746 9479 9537 12058 12932 14454 14878 14884 15751 15903 18838 23787
// bufdiff-features: 25818 26464 26568 28986 29839 33915 34167 35239 35364 36784 38561 38853 40712
// bufdiff-features: 41519 42344 44238 46203 47762 48044 50894 51418 54135 56140 56272 58190 60455
// bufdiff-features: 64235 65225 66422 68355 68782 70333 75921 78182 81467 81736 83194 84322 87861
// bufdiff-features: 91996 92492 93255 95930 96260 96351 97081 99685 100443 103715 104580 107412
// bufdiff-features: 112929 115026 121682 122947 124155 125638 126686 127551 128875 129009 132574
// bufdiff-features: 137105 137599 142655 145661 146512 147654 148633 150209 150362 151453 152730
// bufdiff-features: 155644 155898 156460 158897 165141 165719 166291 168858 171116 171498 174592
// bufdiff-features: 177429 178650 178934 188790 191011 191888 192187 192400 192628 193290 197837
// bufdiff-features: 201125 203746 204195 205434 205688 208765 210096 210156 212628 217416 218917
// bufdiff-features: 220985 225193 228196 228840 236929 240391 241524 242964 243441 244092 246543
// bufdiff-features: 250703 256122 257002 257332 259840 261163
module {
  func.func @main(%arg0: tensor<4x5xf32> {bufferization.writable = false}) -> tensor<4x1x5xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [4, 1, 5] : tensor<4x5xf32> into tensor<4x1x5xf32>
    %cast = tensor.cast %arg0 : tensor<4x5xf32> to tensor<4x?xf32>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg1, %arg2) in (%c4, %c1) shared_outs(%arg3 = %expanded) -> (tensor<4x1x5xf32>) {
      %extracted_slice = tensor.extract_slice %cast[0, 0] [4, 5] [1, 1] : tensor<4x?xf32> to tensor<4x5xf32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%arg1, %arg2, 0] [1, 1, 5] [1, 1, 1] : tensor<4x1x5xf32> to tensor<1x1x5xf32>
      %2 = linalg.powf ins(%extracted_slice_0, %extracted_slice_0 : tensor<1x1x5xf32>, tensor<1x1x5xf32>) outs(%extracted_slice_0 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %3 = linalg.reciprocal ins(%2 : tensor<1x1x5xf32>) outs(%2 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg3[%arg1, %arg2, 0] [1, 1, 5] [1, 1, 1] : tensor<1x1x5xf32> into tensor<4x1x5xf32>
      }
    }
    %1 = memref.alloca_scope  -> (i32) {
      affine.parallel (%arg1) = (0) to (2) {
        %generated = tensor.generate  {
        ^bb0(%arg2: index):
          %4 = arith.index_cast %arg2 : index to i64
          %5 = arith.sitofp %4 : i64 to f32
          %cst_1 = arith.constant 3.000000e+00 : f32
          %6 = arith.divf %5, %cst_1 : f32
          tensor.yield %6 : f32
        } : tensor<3xf32>
        %cst = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]]> : tensor<2x3xf32>
        %c2 = arith.constant 2 : index
        %generated_0 = tensor.generate %c2 {
        ^bb0(%arg2: index):
          %4 = arith.index_cast %arg2 : index to i64
          %5 = arith.sitofp %4 : i64 to f32
          %cst_1 = arith.constant 5.000000e-01 : f32
          %6 = arith.negf %5 : f32
          %7 = arith.addf %6, %cst_1 : f32
          tensor.yield %7 : f32
        } : tensor<?xf32>
        %3 = linalg.vecmat ins(%generated_0, %cst : tensor<?xf32>, tensor<2x3xf32>) outs(%generated : tensor<3xf32>) -> tensor<3xf32>
      }
      %2 = linalg.softmax dimension(0) ins(%0 : tensor<4x1x5xf32>) outs(%0 : tensor<4x1x5xf32>) -> tensor<4x1x5xf32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %2[%c0, %c0, %c4] : tensor<4x1x5xf32>
      vector.print %extracted : f32
      %c11_i32 = arith.constant 11 : i32
      memref.alloca_scope.return %c11_i32 : i32
    }
    return %0 : tensor<4x1x5xf32>
  }
}

