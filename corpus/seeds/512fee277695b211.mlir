// bufdiff-profile: idioms
// bufdiff-choices: 054c923c7df1549eca2bd9008e217e8a67c3313fb3e57c91931add43e950947c07ca29206a16e3ce
// bufdiff-choices: 3862796e6fb2f29cc41e21d6d42eda1749cead60968c5f5d4a48ce0c9de56d64c0eb368608910c8e
// bufdiff-choices: 4391b4fab090c95bcfcb1bb2e22aa45856f615452bdd3e90b97068aa9bcf16c0d83e6d5f9f8701fa
// bufdiff-choices: 8cdba81651db38f0ffc98f2c3623f149a3aecb86c86917c2dcd4e6ef7453f6f77af44bf2b7ff2239
// bufdiff-choices: 5b2fb622
// bufdiff-features: 541 1536 9479 13623 15751 18822 20003 20925 22095 22280 22883 24983 26568 30293
// bufdiff-features: 33353 34167 38420 40712 46203 47392 47762 48014 49635 51791 52900 53252 58383
// bufdiff-features: 67039 68355 76953 78283 78430 86125 88732 89862 92194 95407 96439 104931 107998
// bufdiff-features: 109732 120403 129648 132628 136231 136269 146814 155898 156460 158120 160756
// bufdiff-features: 165719 171913 174094 174170 176558 176807 178067 184030 185261 186959 192422
// bufdiff-features: 192771 196031 203746 205434 215959 216792 218635 226852 227610 228061 228390
// bufdiff-features: 230081 233401 244433 246107 246543 246783 250917 252414 252466 253836 254945
// bufdiff-features: 259528 259805 259840 260463 261244
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x?xi64>, %arg1: tensor<6x3xi64>, %arg2: tensor<6x3xi64>) -> (tensor<2x2x2x1xi64>, tensor<6x?xi64>, tensor<2x2x2x1xi64>, tensor<6x3xi64>) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<6x3xi64>) {
    ^bb0(%out: i64):
      %5 = linalg.index 0 : index
      %c5 = arith.constant 5 : index
      %6 = arith.subi %c5, %5 : index
      %7 = linalg.index 1 : index
      %extracted_0 = tensor.extract %arg1[%6, %7] : tensor<6x3xi64>
      %c42_i64 = arith.constant 42 : i64
      %8 = arith.subi %extracted_0, %c42_i64 : i64
      linalg.yield %8 : i64
    } -> tensor<6x3xi64>
    %1 = tensor.empty() : tensor<2x2x2x1xi64>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg2[%c4, %c2] : tensor<6x3xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<2x2x2x1xi64>) -> tensor<2x2x2x1xi64>
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c1, %c1) : tensor<?x?xi64>
    %4 = linalg.pooling_nhwc_sum ins(%2, %3 : tensor<2x2x2x1xi64>, tensor<?x?xi64>) outs(%2 : tensor<2x2x2x1xi64>) -> tensor<2x2x2x1xi64>
    return %4, %arg0, %4, %0 : tensor<2x2x2x1xi64>, tensor<6x?xi64>, tensor<2x2x2x1xi64>, tensor<6x3xi64>
  }
}

