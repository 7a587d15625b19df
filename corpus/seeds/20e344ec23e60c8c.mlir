// bufdiff-profile: single
// bufdiff-choices: 83fe45a30ee54cb2a9cabc526301baf3565b64a364f30d07b1af99083fb4
// bufdiff-features: 2898 4752 9132 9479 11441 12170 12932 15751 16640 18428 21910 22095 23787 25818
// bufdiff-features: 26568 30145 40190 42344 46203 49370 53180 57693 58190 61692 64235 66422 68355
// bufdiff-features: 68782 71168 72090 72565 74507 75921 84880 88337 88627 92492 99383 103715 104315
// bufdiff-features: 110780 113696 115026 117988 119384 121682 125702 127533 132574 135899 136007
// bufdiff-features: 148401 150829 153293 155040 155898 165141 165719 166579 168881 169047 170819
// bufdiff-features: 171116 178934 179647 186959 189319 191888 192528 192628 196031 197837 198447
// bufdiff-features: 198630 201059 205689 205962 211625 226178 230810 231792 233154 233259 233268
// bufdiff-features: 235584 236929 238118 244092 246895 252466 255618 256076 258906 261091
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %c5_i32 = arith.constant 5 : i32
      %from_elements = tensor.from_elements %arg4, %c5_i32 : tensor<2xi32>
      %extracted_slice = tensor.extract_slice %from_elements[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %1 = tensor.empty() : tensor<2xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
      %3 = linalg.conv_1d ins(%2, %extracted_slice : tensor<2xi32>, tensor<1xi32>) outs(%from_elements : tensor<2xi32>) -> tensor<2xi32>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %3[%c1] : tensor<2xi32>
      %extracted_slice_0 = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %extracted_slice_0[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

