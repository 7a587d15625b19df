// bufdiff-profile: idioms
// bufdiff-choices: 255d3094a93c3503d89bb054b90716213dceb4b009f3b3c535e16400f4ece0b088fc96a2ed0667a7
// bufdiff-choices: c02112e4c85a119f6d0004db2b35dfeb70e62bdc32827b1937836bd9165299a95ab9227574ffe223
// bufdiff-choices: b7b817d00f992a306cb3a206373e7f703ee6fa536e84
// bufdiff-features: 4236 4795 9443 14454 15751 20023 22220 22280 23787 25103 26568 27672 27725
// bufdiff-features: 29968 32633 34167 36784 38783 40070 40712 42344 44505 46022 46203 51654 53180
// bufdiff-features: 53469 54385 59145 62495 64119 64235 66422 67526 67532 68019 68355 72629 73289
// bufdiff-features: 73387 73802 75402 80962 81736 84322 84585 85824 88732 89780 90070 91365 92229
// bufdiff-features: 93255 96705 97924 98275 98501 106731 107425 116471 117235 119340 126442 128916
// bufdiff-features: 130933 136056 142040 144119 146512 149846 150905 155898 156460 158810 159895
// bufdiff-features: 164602 165373 165719 166579 168858 171533 172926 173354 178067 178560 180207
// bufdiff-features: 181522 184030 187749 192422 192920 196031 196571 197837 198798 199773 199854
// bufdiff-features: 202472 203000 205689 206868 207721 208765 210461 211534 212310 215855 216712
// bufdiff-features: 217899 219413 228390 230293 231330 234883 235375 236053 239237 239633 240158
// bufdiff-features: 240639 246543 246642 247620 249605 250409 251778 252466 252539 253836 258994
// bufdiff-features: 259840
module {
  func.func private @f1(%arg0: tensor<?x?xi64>) -> tensor<?x?xi64> {
    %c7_i64 = arith.constant 7 : i64
    %0 = linalg.fill ins(%c7_i64 : i64) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%dim, %dim] [1, 1] : tensor<?x?xi64> to tensor<?x?xi64>
    %transposed = linalg.transpose ins(%extracted_slice : tensor<?x?xi64>) outs(%extracted_slice : tensor<?x?xi64>) permutation = [1, 0] 
    %inserted_slice = tensor.insert_slice %transposed into %0[0, 0] [%dim, %dim] [1, 1] : tensor<?x?xi64> into tensor<?x?xi64>
    return %extracted_slice : tensor<?x?xi64>
  }
  func.func @main(%arg0: tensor<2xf32>) -> tensor<?x2x?xi64> {
    %0 = tensor.empty() : tensor<2x2xi64>
    %c127_i64 = arith.constant 127 : i64
    %1 = linalg.fill ins(%c127_i64 : i64) outs(%0 : tensor<2x2xi64>) -> tensor<2x2xi64>
    %cast = tensor.cast %1 : tensor<2x2xi64> to tensor<?x?xi64>
    %2 = call @f1(%cast) : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [%c2, 2, %c1] : tensor<?x?xi64> into tensor<?x2x?xi64>
    %3 = tensor.empty() : tensor<2x1x1xi64>
    %4 = linalg.fill ins(%c127_i64 : i64) outs(%3 : tensor<2x1x1xi64>) -> tensor<2x1x1xi64>
    %5 = linalg.batch_matmul ins(%expanded, %4 : tensor<?x2x?xi64>, tensor<2x1x1xi64>) outs(%expanded : tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    return %5 : tensor<?x2x?xi64>
  }
}

