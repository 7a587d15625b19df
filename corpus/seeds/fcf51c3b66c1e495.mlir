// bufdiff-profile: calls
// bufdiff-choices: 00e0efadd9a564bd99df5139b29d4172462faa72037d6c0e90dad0ed1298041b270f55d8ca70fd8c
// bufdiff-choices: 702a17d7de37ddd294ab42cfbb8f4f31506a6b55a37de1335b9eea62f83a2d1efe6e1da3c982a3
// bufdiff-features: 397 9479 11280 15138 15751 18486 18812 21649 22070 26117 26568 27048 29191
// bufdiff-features: 29684 29968 34564 34647 37786 40297 40540 42282 42344 42919 43631 46203 52900
// bufdiff-features: 53252 55663 57718 61556 63071 64138 64814 67578 69987 73140 74362 74748 80542
// bufdiff-features: 82135 87563 88337 91074 93994 94049 95407 95408 104303 109732 109752 112929
// bufdiff-features: 115750 115990 117235 118769 119876 124531 127482 128456 128768
module {
  func.func @main(%arg0: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<3xi8>
    %extracted = tensor.extract %arg0[%c0] : tensor<3xi8>
    %0 = scf.execute_region -> tensor<3xi8> {
      %c3 = arith.constant 3 : index
      %1 = arith.remui %dim, %c3 : index
      %extracted_slice = tensor.extract_slice %arg0[%1] [1] [1] : tensor<3xi8> to tensor<1xi8>
      %cst = arith.constant dense<10> : tensor<1xi8>
      %c7_i8 = arith.constant 7 : i8
      %2 = arith.cmpi eq, %extracted, %c7_i8 : i8
      %3 = arith.select %2, %extracted_slice, %cst : tensor<1xi8>
      scf.yield %arg0 : tensor<3xi8>
    }
    return %0, %arg0 : tensor<3xi8>, tensor<3xi8>
  }
}

