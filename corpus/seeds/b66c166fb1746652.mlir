// bufdiff-profile: calls
// bufdiff-choices: 054c923c7df1549eca2bd9008e217e8a67c3313fb3e57c91931add43e950947c07ca29206a16e3ce
// bufdiff-choices: 3862796e6fb2f29cc41e21d6d42eda1749cead60968c5f5d4a48ce0c9de56d64c0eb368608910c8e
// bufdiff-choices: 4391b4fab090c95bcfcb1bb2e22aa45856f615452bdd3e90b97068aa9bcf16c0d83e6d5f9f8701fa
// bufdiff-choices: 8cdba81651db38f0ffc98f2c3623f149a3aecb86c86917c2dcd4e6ef7453f6f77af44bf2b7ff2239
// bufdiff-choices: 5b2fb6227c726a91bd7788c44c32a44f93d1e2abca4a81e2d4506762a31737
// bufdiff-features: 706 2898 3590 8137 9479 12170 13233 13915 15751 15903 18486 19014 19419 26568
// bufdiff-features: 29590 30018 34167 35388 37314 41605 43631 46203 47392 48062 50448 52062 52807
// bufdiff-features: 52900 53244 53898 55270 61944 63800 63825 64235 64716 64834 66422 68355 68562
// bufdiff-features: 68848 69734 76728 77599 82594 84922 86125 89780 93255 95407 98501 104931 107009
// bufdiff-features: 109327 110539 110552 112929 115307 117235 125602 125908 127813 129849 130933
// bufdiff-features: 134279 136346 137477 141238 141891 142916 142986 143847 151728 152233 153928
// bufdiff-features: 154946 155577 155898 156460 158120 158897 160263 160756 161377 163876 165636
// bufdiff-features: 165674 165719 167614 173800 174170 175375 177904 178067 182285 183114 184030
// bufdiff-features: 184863 188790 192422 192628 196031 197837 201059 202241 202562 205434 213275
// bufdiff-features: 226357 228390 228936 230081 232327 236216 239798 245181 246543 246783 252260
// bufdiff-features: 252318 252466 252539 253836 256112 257530 259528 259840
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x3xi64>, %arg1: i64) -> (tensor<6x3xi64>, tensor<6x3xi64>, tensor<1xi64>) {
    %0 = tensor.empty() : tensor<6x3xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<6x3xi64>) -> tensor<6x3xi64>
    %2 = linalg.copy ins(%1 : tensor<6x3xi64>) outs(%arg0 : tensor<6x3xi64>) -> tensor<6x3xi64>
    %3 = call @f1(%2) : (tensor<6x3xi64>) -> tensor<6x3xi64>
    %c-128_i64 = arith.constant -128 : i64
    %4 = arith.cmpi sgt, %arg1, %c-128_i64 : i64
    %5 = scf.if %4 -> (tensor<6x3xi64>) {
      scf.yield %1 : tensor<6x3xi64>
    } else {
      scf.yield %arg0 : tensor<6x3xi64>
    }
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.index_cast %arg3 : index to i64
      %11 = arith.addi %9, %10 : i64
      %c5_i64 = arith.constant 5 : i64
      %12 = arith.shli %11, %c5_i64 : i64
      tensor.yield %12 : i64
    } : tensor<3x6xi64>
    %6 = tensor.empty() : tensor<3x3xi64>
    %7 = linalg.fill ins(%arg1 : i64) outs(%6 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %8 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%generated, %7 : tensor<3x6xi64>, tensor<3x3xi64>) outs(%5 : tensor<6x3xi64>) -> tensor<6x3xi64>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c4, %c1] : tensor<6x3xi64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1[%c3, %c1] [1, 1] [1, 1] : tensor<6x3xi64> to tensor<1xi64>
    return %3, %8, %extracted_slice : tensor<6x3xi64>, tensor<6x3xi64>, tensor<1xi64>
  }
  func.func @f1(%arg0: tensor<6x3xi64>) -> tensor<6x3xi64> {
    return %arg0 : tensor<6x3xi64>
  }
}

