// bufdiff-profile: cfg
// bufdiff-choices: 0546a36b51991b1f8583179e720cda55f264428a5cb089ae5478df666bf01c6e6a184f0eb2e5a2ca
// bufdiff-choices: 7800f26ac799d04bb8b36076c7f86e79a6e178a495829a55a877a740f569c9b79703c34803da30a9
// bufdiff-choices: 1af6b1588603529eab9459b2399105f492c1b1296da7b70989316df23a7d574ecbdcefdfa49dbe2b
// bufdiff-choices: 93d4745ef7720a0ea0830533b2302bf90af386738451ff0ecc3897935b4e0d77c3249bcbf565933f
// bufdiff-choices: dd4b7d909d29c26a9d4abf527e1f58c798ffae0b8e
// bufdiff-features: 2573 3531 4958 5258 5612 6360 8285 9132 9309 12170 12789 13210 13233 14962
// bufdiff-features: 15595 15751 18249 22095 22933 23749 24598 24826 25388 26568 27048 27568 28766
// bufdiff-features: 29590 31606 33766 34167 34647 35507 39706 40286 40712 41653 42344 44554 45293
// bufdiff-features: 46203 46832 46995 48054 49322 50491 52062 52558 52900 52958 53650 53890 55443
// bufdiff-features: 55887 58122 59048 60234 61350 61456 61556 62428 63071 63642 64348 64959 66422
// bufdiff-features: 68355 68618 72442 72674 74617 78599 79596 80428 82135 84395 86013 87834 88040
// bufdiff-features: 88947 90017 93255 93301 94280 97318 98372 99009 99231 100842 109533 110139
// bufdiff-features: 110433 110514 111839 112920 115343 115471 117235 118217 119876 121394 125133
// bufdiff-features: 125290 128768
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<3x3xi64>, %arg2: tensor<2xi64>, %arg3: i64) -> (tensor<?xi64>, tensor<?x?x?xi64>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 1] [1, 1] [1, 1] : tensor<3x3xi64> to tensor<1xi64>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<?xi64>, tensor<1xi64>) outs(%arg0 : tensor<?xi64>) -> tensor<?xi64>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c1, %c2, %c2) : tensor<?x?x?xi64>
    %2 = linalg.fill ins(%arg3 : i64) outs(%1 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %c-1_i64 = arith.constant -1 : i64
    %c9_i64 = arith.constant 9 : i64
    %c2_i64 = arith.constant 2 : i64
    %c5_i64 = arith.constant 5 : i64
    %from_elements = tensor.from_elements %arg3, %c-1_i64, %c9_i64, %c2_i64, %c2_i64, %c5_i64 : tensor<1x2x3xi64>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.pooling_ncw_max ins(%from_elements, %3 : tensor<1x2x3xi64>, tensor<2xi64>) outs(%2 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %c-3_i64 = arith.constant -3 : i64
    %5 = arith.cmpi sle, %arg3, %c-3_i64 : i64
    cf.cond_br %5, ^bb1(%2, %4 : tensor<?x?x?xi64>, tensor<?x?x?xi64>), ^bb2
  ^bb1(%6: tensor<?x?x?xi64>, %7: tensor<?x?x?xi64>):  // pred: ^bb0
    cf.br ^bb3(%6, %4 : tensor<?x?x?xi64>, tensor<?x?x?xi64>)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%2, %4 : tensor<?x?x?xi64>, tensor<?x?x?xi64>)
  ^bb3(%8: tensor<?x?x?xi64>, %9: tensor<?x?x?xi64>):  // 2 preds: ^bb1, ^bb2
    return %0, %4 : tensor<?xi64>, tensor<?x?x?xi64>
  }
}

