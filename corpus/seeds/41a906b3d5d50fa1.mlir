// bufdiff-profile: single
// bufdiff-choices: 818c5c6fad6bad23dc1d449576307340ec44df21c0f772b0224089fd46
// bufdiff-features: 1502 2898 4827 4935 9479 11441 12170 12916 15215 15751 16248 17329 18649 19754
// bufdiff-features: 19757 22095 22221 22280 23787 24826 25818 26568 27515 30145 34069 34304 34647
// bufdiff-features: 35507 37809 37975 39747 40044 42344 43652 43926 46203 47862 48525 49370 55887
// bufdiff-features: 58190 58721 60816 61556 61692 64235 64959 65947 66422 66765 67375 68355 68782
// bufdiff-features: 69987 71168 74507 74617 75921 80553 82284 88480 91232 92492 94761 95106 99383
// bufdiff-features: 99738 100720 101953 103715 105857 107046 110780 110814 111142 112065 113020
// bufdiff-features: 115026 115823 119384 121394 121682 125004 125702 127834 127922 130019
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %from_elements = tensor.from_elements %arg4, %arg4, %arg4, %arg4 : tensor<2x1x2x1xi32>
      %c1 = arith.constant 1 : index
      %1 = tensor.empty(%c1, %c1) : tensor<1x?x?xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<1x?x?xi32>) -> tensor<1x?x?xi32>
      %3 = linalg.depthwise_conv_2d_nhwc_hwc ins(%from_elements, %2 : tensor<2x1x2x1xi32>, tensor<1x?x?xi32>) outs(%from_elements : tensor<2x1x2x1xi32>) -> tensor<2x1x2x1xi32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %3[%c0, %c0, %c1, %c0] : tensor<2x1x2x1xi32>
      %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi32> to tensor<1x4xi32>
      %inserted = tensor.insert %extracted into %extracted_slice[%c0, %c1] : tensor<1x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<4x4xi32>
      }
    }
    return %0 : tensor<4x4xi32>
  }
}

