// bufdiff-profile: single
// bufdiff-choices: 844357e3b4a0bdfbbaf2cda43f7cfc616ad8ccc81dbffbd83e7fdb333588e5923ccf7f2576734119
// bufdiff-choices: 9737a6
// bufdiff-features: 1502 2898 3396 4390 4827 4935 5305 6027 7731 9479 11441 12170 12932 15612 15751
// bufdiff-features: 15903 17329 19757 21670 22095 22221 23787 25818 26568 27017 27672 28467 30145
// bufdiff-features: 30878 31523 34069 34647 35507 37809 37975 39049 39747 40044 40669 42344 46203
// bufdiff-features: 46522 47862 49370 52222 53180 55887 58190 60816 61556 61692 64235 64959 66422
// bufdiff-features: 66765 67375 68355 68782 69987 71168 71400 72090 74507 74617 74890 75921 79148
// bufdiff-features: 80553 83548 85703 86527 88732 91198 92492 95106 99383 99738 100360 100720
// bufdiff-features: 102155 103715 105857 107046 110780 113020 115026 115823 119384 121394 121682
// bufdiff-features: 123204 124546 125004 125702 125936 126870 127834 129627 130019
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> tensor<4x4xi8> {
    %0 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg3) -> (tensor<4x4xi8>) {
      %c2 = arith.constant 2 : index
      %1 = tensor.empty(%c2, %c2, %c2) : tensor<?x?x2x?xi8>
      %2 = linalg.fill ins(%arg4 : i8) outs(%1 : tensor<?x?x2x?xi8>) -> tensor<?x?x2x?xi8>
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %2[%c1, 0, 0, 0] [1, %c2, 2, 2] [1, 1, 1, 1] : tensor<?x?x2x?xi8> to tensor<?x2x2xi8>
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c1, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<?x2x2xi8> to tensor<1x2x2xi8>
      %3 = linalg.depthwise_conv_1d_nwc_wcm ins(%extracted_slice, %extracted_slice_0 : tensor<?x2x2xi8>, tensor<1x2x2xi8>) outs(%2 : tensor<?x?x2x?xi8>) -> tensor<?x?x2x?xi8>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %3[%c0, %c0, %c1, %c1] : tensor<?x?x2x?xi8>
      %extracted_slice_1 = tensor.extract_slice %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<4x4xi8> to tensor<1x4xi8>
      %inserted = tensor.insert %extracted into %extracted_slice_1[%c0, %c1] : tensor<1x4xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted into %arg7[%arg6, 0] [1, 4] [1, 1] : tensor<1x4xi8> into tensor<4x4xi8>
      }
    }
    return %0 : tensor<4x4xi8>
  }
}

