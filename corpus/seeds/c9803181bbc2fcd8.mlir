// bufdiff-profile: cfg
// bufdiff-choices: 0636ec07c8680fd67ed09aa1f5aa9566e8979cb2988fe4cde8daf09731463853b99351206c0a9ef0
// bufdiff-choices: dd940b4b00114fc3218e19f490e9ae7112685b829b68ac423ca7730ec426f44c40a55b4b343bb103
// bufdiff-choices: d1003662e3dae14e78445c02446a1bf65eb0e7b124818df8a214efe97bddd95801847459b5266159
// bufdiff-choices: 1d4d085a35d03bd8e279e300e6c9b1b550a6e8ea2a2295d580c0c2f67f54401261a7c63cb94c389e
// bufdiff-choices: 1016794756
// bufdiff-features: 600 1502 2609 3841 4935 5612 9479 11606 13915 15751 15827 16833 18166 18249
// bufdiff-features: 18356 18480 20888 22280 23787 23840 24826 24898 25388 25818 27299 29684 30145
// bufdiff-features: 32804 34069 34167 34647 36008 36542 37786 38203 39082 39376 39706 40044 40286
// bufdiff-features: 40712 42525 43198 46203 47392 48360 48586 49147 49211 49370 52958 54964 55165
// bufdiff-features: 57718 58190 61138 61556 62779 63769 64235 64348 64435 65596 66422 66765 68355
// bufdiff-features: 68782 70138 72173 72335 74362 74617 75921 78690 79024 81541 81556 82680 85640
// bufdiff-features: 86992 87834 88286 90066 92492 92977 94575 95407 95435 99269 101406 102204
// bufdiff-features: 102417 103715 105857 106412 109533 110667 111839 112010 112791 112929 112930
// bufdiff-features: 113020 114028 114308 115026 115471 116099 119273 120372 120671 121682 122233
// bufdiff-features: 122730 123204 123770 124729 127439 127922 128768 129849
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<3x3x1xi8> {
    %cst = arith.constant dense<7> : tensor<3x3x1xi8>
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<1x?xi8>
    %c42_i8 = arith.constant 42 : i8
    %1 = linalg.fill ins(%c42_i8 : i8) outs(%0 : tensor<1x?xi8>) -> tensor<1x?xi8>
    %2 = linalg.depthwise_conv_1d_nwc_wc ins(%cst, %1 : tensor<3x3x1xi8>, tensor<1x?xi8>) outs(%cst : tensor<3x3x1xi8>) -> tensor<3x3x1xi8>
    vector.print %c42_i8 : i8
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c1, %c0, %c0] : tensor<3x3x1xi8>
    %c-3_i8 = arith.constant -3 : i8
    %3 = arith.cmpi sgt, %extracted, %c-3_i8 : i8
    cf.cond_br %3, ^bb1, ^bb2(%0, %1 : tensor<1x?xi8>, tensor<1x?xi8>)
  ^bb1:  // pred: ^bb0
    %4 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %0) -> (tensor<1x?xi8>) {
      %c3 = arith.constant 3 : index
      %7 = tensor.empty(%c3, %c3, %c1) : tensor<?x?x?xi8>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [1, 1] [1, 1] : tensor<1x?xi8> to tensor<1x1xi8>
      %8 = linalg.min ins(%1, %1 : tensor<1x?xi8>, tensor<1x?xi8>) outs(%extracted_slice : tensor<1x1xi8>) -> tensor<1x1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg4[0, %arg3] [1, 1] [1, 1] : tensor<1x1xi8> into tensor<1x?xi8>
      }
    }
    cf.br ^bb2(%1, %1 : tensor<1x?xi8>, tensor<1x?xi8>)
  ^bb2(%5: tensor<1x?xi8>, %6: tensor<1x?xi8>):  // 2 preds: ^bb0, ^bb1
    return %2 : tensor<3x3x1xi8>
  }
}

