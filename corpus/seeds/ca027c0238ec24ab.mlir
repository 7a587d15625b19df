// bufdiff-profile: single
// bufdiff-choices: 59a756ac0d6ce7b089d50ab907afbbef2858a1108f24b99eebcdaa107162618f074b
// bufdiff-features: 2898 3396 3579 4390 9479 11441 15612 15751 15903 18822 22095 22801 26568 27672
// bufdiff-features: 28467 39049 44153 45031 45223 46203 53180 55561 64235 68355 71168 72629 74507
// bufdiff-features: 77987 85703 88480 89250 90543 98291 99383 110162 110322 110780 117151 117235
// bufdiff-features: 119822 125702 125936 127096 127813 136987 140066 142393 146619 148401 152590
// bufdiff-features: 153293 155898 157152 165636 165719 166579 167260 171004 180258 183294 186959
// bufdiff-features: 187596 193290 196031 197837 198447 199973 201059 202472 205689 205962 211044
// bufdiff-features: 217599 222270 223319 225759 228390 230810 231792 233227 252466 257251 258906
// bufdiff-features: 261091
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> tensor<4x4xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg3) -> (tensor<4x4xi32>) {
      %1 = tensor.empty() : tensor<1x2x2x2xi32>
      %2 = linalg.fill ins(%arg4 : i32) outs(%1 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
      %3 = tensor.empty() : tensor<1x3x2xi32>
      %4 = linalg.fill ins(%arg4 : i32) outs(%3 : tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
      %extracted_slice = tensor.extract_slice %2[%c0, 0, 0, 0] [1, 2, 2, 2] [1, 1, 1, 1] : tensor<1x2x2x2xi32> to tensor<2x2x2xi32>
      %5 = linalg.depthwise_conv_1d_nwc_wcm ins(%4, %extracted_slice : tensor<1x3x2xi32>, tensor<2x2x2xi32>) outs(%2 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
      %extracted = tensor.extract %5[%c0, %c0, %arg6, %c0] : tensor<1x2x2x2xi32>
      %inserted = tensor.insert %extracted into %arg7[%c1, %c1] : tensor<4x4xi32>
      scf.yield %inserted : tensor<4x4xi32>
    }
    return %0 : tensor<4x4xi32>
  }
}

