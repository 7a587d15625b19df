// bufdiff-profile: idioms
// bufdiff-choices: 0e1fd5a6d18e5cc2d0fa9cfb781be7f33f4f11a00c0a7b1085142192291d9bfcae14c7977d7154f8
// bufdiff-choices: fef02a34cf1f7d87bc473a18382841f6ea7a5b07ee5c131594b95c222f35dc63312dbf5cde42f8f0
// bufdiff-choices: 590791553083266c274a4354c9059aeb283be6d4cf88a2aea9180cf321dad031e989ab830ce4fafa
// bufdiff-choices: 2f3b89790c679bbee267e2e591931abb2021d1014c6e83b0959b43960dc980d41680f4787be66b1d
// bufdiff-choices: 4db4bb4d067fd8a9ea048d47442aa959c6a3b07a047249ccb827516580781ad991598aaec2da74ad
// bufdiff-choices: 3d903db8adb8a1cc2106e59c9e530a12057783f6418b936a853c43e303
// bufdiff-features: 868 2027 2898 3579 4795 4958 6565 7613 9309 9479 11321 12679 14878 15231 15751
// bufdiff-features: 16269 16385 17406 18166 18486 18774 19241 21154 21446 22280 23787 24826 25388
// bufdiff-features: 27048 29684 30305 30666 31543 31864 32085 32971 34167 34542 34564 34623 34647
// bufdiff-features: 35163 35364 35411 37786 38783 38853 40479 40712 41226 41900 42094 42733 43714
// bufdiff-features: 45031 46203 46357 46522 46826 46832 46995 47392 47554 49949 50894 52042 52558
// bufdiff-features: 52900 52958 53252 53469 54964 55113 55887 57718 60234 60686 61169 61556 63800
// bufdiff-features: 63933 64235 64959 66422 66765 67375 68312 68355 69987 70864 70873 71050 71169
// bufdiff-features: 72674 73289 74362 74375 74617 74833 76659 76953 78283 79024 79229 79288 79389
// bufdiff-features: 81556 82203 82317 82505 83507 84585 85128 85843 86125 86992 88081 89250 89780
// bufdiff-features: 90218 90589 90696 92740 93255 94121 94174 94183 94687 95407 97318 99009 99568
// bufdiff-features: 99738 101258 102092 102204 102580 103995 104405 104931 109086 109187 110780
// bufdiff-features: 110786 112065 112130 112920 112929 113940 114143 115459 115471 115711 115801
// bufdiff-features: 117151 117206 117235 117343 118217 120435 120451 121188 121394 121467 122764
// bufdiff-features: 122841 123204 125616 126321 127096 127813 127963 128456 128768 129404 129617
// bufdiff-features: 130019
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<1x3x1xf64>, tensor<4x4xf64>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (tensor<4x4xf64>) {
      %extracted_1 = tensor.extract %arg1[%arg2, %arg2] : tensor<4x4xf64>
      %c2 = arith.constant 2 : index
      %inserted = tensor.insert %extracted_1 into %arg3[%arg2, %c2] : tensor<4x4xf64>
      scf.yield %inserted : tensor<4x4xf64>
    }
    %1 = call @f1(%arg0, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<1x3x1xf64>
    %cst = arith.constant dense<1.000000e+10> : tensor<1x1xf64>
    %2 = linalg.conv_2d ins(%arg1, %cst : tensor<4x4xf64>, tensor<1x1xf64>) outs(%arg1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %extracted = tensor.extract %1[%c0, %c1, %c0] : tensor<1x3x1xf64>
    vector.print %extracted : f64
    %cst_0 = arith.constant 7.250000e+00 : f64
    %3 = arith.cmpf ule, %extracted, %cst_0 : f64
    %4 = scf.if %3 -> (tensor<1x3x1xf64>) {
      scf.yield %1 : tensor<1x3x1xf64>
    } else {
      %5 = linalg.softmax dimension(1) ins(%1 : tensor<1x3x1xf64>) outs(%1 : tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
      scf.yield %5 : tensor<1x3x1xf64>
    }
    return %2, %4, %0 : tensor<4x4xf64>, tensor<1x3x1xf64>, tensor<4x4xf64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<1x3x1xf64> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c3) : tensor<?x?x2xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?x2xf64>) -> tensor<?x?x2xf64>
    %2 = tensor.empty() : tensor<1xf64>
    %3 = linalg.pooling_ncw_max ins(%1, %2 : tensor<?x?x2xf64>, tensor<1xf64>) outs(%1 : tensor<?x?x2xf64>) -> tensor<?x?x2xf64>
    %extracted_slice = tensor.extract_slice %1[1, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<?x?x2xf64> to tensor<1x3x1xf64>
    return %extracted_slice : tensor<1x3x1xf64>
  }
}

