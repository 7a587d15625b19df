// bufdiff-profile: cfg
// bufdiff-choices: 1ea883a9d1907c1df7e7a34138b0d85077047cb1461739e0e3d8dc283992609ca82b6002d7dfa22f
// bufdiff-choices: 06a8dfae0156abe23d4e4a3422595bc3098cf91606637041363ef2b323138885c86822fab5ae9e1d
// bufdiff-choices: e7023d33cf937e0234e54340b75266b779b8ff4ac402a00dc71d3ee7af2e2f99d86adb19fb485356
// bufdiff-choices: dc78456232c9e48cd090a312702c632d45
// bufdiff-features: 1854 6136 8186 9479 9730 12932 13233 15751 15903 18822 22095 22280 23643 23787
// bufdiff-features: 25303 26568 26647 27316 29590 30625 34167 36784 39915 40348 40712 42909 46203
// bufdiff-features: 47392 47735 49633 49943 51341 52062 52900 63800 64119 65814 66752 67160 68355
// bufdiff-features: 70385 71593 73309 73802 74507 78283 81736 82284 86125 87810 87862 88480 88732
// bufdiff-features: 89178 92073 96439 96598 98396 103673 103851 104931 109157 110454 110816 112929
// bufdiff-features: 113901 115727 119375 122119 123022 125702 129878 131800 136596 146512 150355
// bufdiff-features: 156460 158120 163471 165636 165719 168815 168858 177904 178067 183227 184030
// bufdiff-features: 186942 186959 188217 188790 192422 192628 193290 194551 195374 196031 196632
// bufdiff-features: 197849 198357 201373 205434 205689 211884 213275 216712 220223 220780 222982
// bufdiff-features: 230640 230810 236929 239941 240015 242793 244196 245380 245415 246543 250562
// bufdiff-features: 252466 253836 254639 259840
module {
  func.func @main(%arg0: tensor<2x2xindex>, %arg1: tensor<?xindex>, %arg2: tensor<4x3xindex>) -> (tensor<1x1x?x1xi32>, tensor<1x2x2x1xi32>, tensor<1x2x2x1xi32>) {
    %0 = tensor.empty() : tensor<2x2xindex>
    %1 = tensor.empty() : tensor<1x1x1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %cst = arith.constant dense<[[[[3], [4]], [[5], [6]]]]> : tensor<1x2x2x1xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xi32> to tensor<2x2x1xi32>
    %3 = linalg.depthwise_conv_2d_nhwc_hwc ins(%cst, %extracted_slice : tensor<1x2x2x1xi32>, tensor<2x2x1xi32>) outs(%2 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %4:2 = scf.while (%arg3 = %c0, %arg4 = %cst) : (index, tensor<1x2x2x1xi32>) -> (index, tensor<1x2x2x1xi32>) {
      %extracted_slice_0 = tensor.extract_slice %1[0, %c0, %c0, %c0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi32> to tensor<1x1x1xi32>
      %5 = arith.cmpi ult, %arg3, %c3 : index
      %6 = arith.cmpi sle, %arg3, %c1 : index
      %7 = arith.andi %5, %6 : i1
      scf.condition(%7) %arg3, %arg4 : index, tensor<1x2x2x1xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<1x2x2x1xi32>):
      %5 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[%c0, %c0, %c1, %c0] : tensor<1x2x2x1xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%c0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x2x1xi32> into tensor<1x2x2x1xi32>
      scf.yield %5, %inserted_slice : index, tensor<1x2x2x1xi32>
    }
    %cast = tensor.cast %3 : tensor<1x1x1x1xi32> to tensor<1x1x?x1xi32>
    return %cast, %4#1, %cst : tensor<1x1x?x1xi32>, tensor<1x2x2x1xi32>, tensor<1x2x2x1xi32>
  }
}

