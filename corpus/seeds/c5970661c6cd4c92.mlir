// bufdiff-profile: slices
// bufdiff-choices: 0be597227c505c64755cbc27187e2ec2fac749c039f72203a8799eb535b38e6f8005f18feddc6a3b
// bufdiff-choices: 1d5d08e33c7234910f04de93bb83b331e38a9a409fbee8328cb96323e470f1ffdca5f690c56c64ae
// bufdiff-choices: a1b7fa6405c3b69b6afa666a7252
// bufdiff-features: 600 3412 7541 12058 13233 14454 15751 15903 19545 19606 23143 25818 26464 26568
// bufdiff-features: 28986 29839 30996 33915 34167 36784 38561 38702 40712 42344 47244 48044 50426
// bufdiff-features: 50894 52558 52900 53171 53252 54135 56272 58190 63384 63800 66422 68206 68355
// bufdiff-features: 68782 70333 75921 78182 81441 81467 81736 83194 84322 86125 86834 87495 87861
// bufdiff-features: 88008 88732 91996 92492 96260 97081 103715 104580 104931 107412 115026 121682
// bufdiff-features: 122947 124155 125638 126686 127551 129009 132574 135218 137105 137599 142655
// bufdiff-features: 145661 146512 147654 148633 150209 150362 152730 152983 155644 155898 156460
// bufdiff-features: 158120 158897 163687 164602 165141 165719 166291 167753 168858 171116 172692
// bufdiff-features: 172926 174592 175888 178650 178934 191888 192400 192628 193290 198460 200521
// bufdiff-features: 202118 208765 210156 212628 213275 214637 217416 220985 227368 228196 228840
// bufdiff-features: 229636 232252 235144 236929 239237 242872 242964 244092 246543 250703 253836
// bufdiff-features: 257002 257332 259840 261163
module {
  func.func @main(%arg0: tensor<4x5xf32> {bufferization.writable = false}) -> (tensor<4x1x5xf32>, tensor<?xf32>, tensor<4x?x?xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [4, 1, 5] : tensor<4x5xf32> into tensor<4x1x5xf32>
    %cast = tensor.cast %arg0 : tensor<4x5xf32> to tensor<4x?xf32>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg1, %arg2) in (%c4, %c1) shared_outs(%arg3 = %expanded) -> (tensor<4x1x5xf32>) {
      %extracted_slice = tensor.extract_slice %cast[0, 0] [4, 5] [1, 1] : tensor<4x?xf32> to tensor<4x5xf32>
      %extracted_slice_1 = tensor.extract_slice %arg3[%arg1, %arg2, 0] [1, 1, 5] [1, 1, 1] : tensor<4x1x5xf32> to tensor<1x1x5xf32>
      %1 = linalg.powf ins(%extracted_slice_1, %extracted_slice_1 : tensor<1x1x5xf32>, tensor<1x1x5xf32>) outs(%extracted_slice_1 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %2 = linalg.reciprocal ins(%1 : tensor<1x1x5xf32>) outs(%1 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg3[%arg1, %arg2, 0] [1, 1, 5] [1, 1, 1] : tensor<1x1x5xf32> into tensor<4x1x5xf32>
      }
    }
    %c20_i32 = arith.constant 20 : i32
    %from_elements = tensor.from_elements %c20_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<4x5xf32>, tensor<1xi32>) -> tensor<?xf32>
    %c5 = arith.constant 5 : index
    %expanded_0 = tensor.expand_shape %cast [[0], [1, 2]] output_shape [4, %c1, %c5] : tensor<4x?xf32> into tensor<4x?x?xf32>
    return %0, %reshape, %expanded_0 : tensor<4x1x5xf32>, tensor<?xf32>, tensor<4x?x?xf32>
  }
}

