// bufdiff-profile: mixed
// bufdiff-choices: 0da4d4d92d2d248981ae919a757f4ccee97ff410ff1cea73dfb76fa2a1933b8f5c73b7b54c252231
// bufdiff-choices: 158514d5f7659480f326a4b18f874d076e38edae0e455b33a48c1c77332d5616069ec9ee707edb80
// bufdiff-choices: b6849dabd0d365e93bdecba0d612580a6579182e515b3a8a941d006356088666
// bufdiff-features: 4728 6873 7689 8952 13066 13233 15751 18822 22280 26568 34167 34838 40669 40712
// bufdiff-features: 46203 52900 61037 63071 68355 76953 82135 85106 89394 93255 123012 125702
// bufdiff-features: 130352 142623 145547 155898 156460 158120 158897 165263 165719 166559 167804
// bufdiff-features: 178067 180575 184030 187543 188217 192422 194134 196031 203867 205434 205689
// bufdiff-features: 216712 220387 225325 228390 246543 252466 254743 259840 261781
module {
  func.func @main(%arg0: tensor<?xf64>) -> (tensor<2x?x2x?xf64>, tensor<2x?x2x?xf64>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<2x?x2x?xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x?x2x?xf64>) -> tensor<2x?x2x?xf64>
    %2 = tensor.empty() : tensor<2x2x1x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x2x1x1xf64>) -> tensor<2x2x1x1xf64>
    %4 = linalg.conv_2d_nchw_fchw ins(%1, %3 : tensor<2x?x2x?xf64>, tensor<2x2x1x1xf64>) outs(%1 : tensor<2x?x2x?xf64>) -> tensor<2x?x2x?xf64>
    return %4, %1 : tensor<2x?x2x?xf64>, tensor<2x?x2x?xf64>
  }
}

