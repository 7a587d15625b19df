// bufdiff-profile: mixed
// bufdiff-choices: d863dc1e9adf3d953aab292069d8173f168b67f7fa27d05701eb7d14fceaaf57a67e368d3751e989
// bufdiff-choices: 47aed04fa825912207be0c896d01888d410d32c664aaebfbcec18f43c8b7d0112f531edf2cf12045
// bufdiff-choices: 71cd3b5f5107566e4ccc8975878d409543690f702daeffc5f1e989bf0bc180108bc3b4213d64baea
// bufdiff-choices: bce15a52c2beb43a2d2b993af0b7d280e2bbb1f52b7d5876d45bd6970f5702abc28ed3a03fe90f9e
// bufdiff-choices: 396828165bc04c11300a0c726cf2567448548b8e32537f2582b2135ebc58e0b49b0f6cb5d1117b36
// bufdiff-choices: 57b683dc1053df44b2419a721ebc2be728bf901f44da2caa4045a4cdc0eab6530c6853ad7ed103e9
// bufdiff-choices: 45d44da97f315c8344c7058a6c73aa9848fde50c6a2e93
// bufdiff-features: 1858 2320 2332 2898 4752 6002 9479 10476 11162 11556 12760 13233 13390 14454
// bufdiff-features: 14576 15300 15482 15671 15751 16800 20099 24259 25236 25729 26568 26899 28564
// bufdiff-features: 30666 33511 33881 34159 34167 36784 38783 40712 42984 43442 45147 46203 46835
// bufdiff-features: 47392 48598 50894 52553 52558 52807 52900 53252 54468 57660 58024 60686 63071
// bufdiff-features: 64120 64716 66422 67563 68355 68614 71306 73289 73388 74057 74255 77617 78283
// bufdiff-features: 78430 81736 82135 83194 84585 85843 86125 88732 89780 90777 90873 91633 92194
// bufdiff-features: 93255 95407 97715 98501 99383 99619 100059 102591 104931 107412 108012 108173
// bufdiff-features: 108176 108977 109732 110745 112929 113041 113822 115337 115739 115778 115804
// bufdiff-features: 120049 124614 124839 125275 125875 127830 129845 130933 136039 137045 138092
// bufdiff-features: 140479 144624 144724 146512 146608 146814 147358 147375 150580 153293 154764
// bufdiff-features: 155884 156325 156519 156770 158120 158897 160756 165643 165695 165719 166037
// bufdiff-features: 167793 168323 168858 173800 174170 177226 178067 180372 180484 180913 181789
// bufdiff-features: 182283 184030 185572 186959 188790 190520 191770 192138 192422 192771 193747
// bufdiff-features: 194682 196031 197736 198889 200358 201059 202241 202814 205202 205434 208379
// bufdiff-features: 208557 210022 210461 212111 215959 216076 216969 218635 219734 223970 225985
// bufdiff-features: 225998 227536 228291 228390 230081 230640 231855 232255 233710 234387 238951
// bufdiff-features: 240158 241308 243781 244895 245619 246543 247062 249841 251455 252466 252539
// bufdiff-features: 253120 253836 254851 255729 256337 259840
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x4xf64>) {
    %0:2 = call @f1(%arg0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %1:2 = call @f3(%0#1) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cast = tensor.cast %arg1 : tensor<2x4xf64> to tensor<?x?xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %2:2 = call @f2(%arg1, %cast, %cst) : (tensor<2x4xf64>, tensor<?x?xf64>, f64) -> (tensor<2x4xf64>, tensor<?x?xf64>)
    %3 = tensor.empty() : tensor<4x4xf64>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %2#1[%c1, %c3] : tensor<?x?xf64>
    %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %5 = linalg.matmul ins(%arg1, %4 : tensor<2x4xf64>, tensor<4x4xf64>) outs(%2#0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    return %5, %1#1, %1#0, %0#0, %arg1 : tensor<2x4xf64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x4xf64>
  }
  func.func private @f1(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = linalg.ceil ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xf32>
    return %1, %0 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<2x4xf64>, %arg1: tensor<?x?xf64>, %arg2: f64) -> (tensor<2x4xf64>, tensor<?x?xf64>) {
    %0 = linalg.tanh ins(%arg1 : tensor<?x?xf64>) outs(%arg0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    return %0, %arg1 : tensor<2x4xf64>, tensor<?x?xf64>
  }
  func.func private @f3(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.div ins(%arg0, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %1, %2 : tensor<3xf32>, tensor<3xf32>
  }
}

