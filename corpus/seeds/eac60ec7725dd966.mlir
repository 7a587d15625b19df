// bufdiff-profile: loops
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40f3bd786e6c296f6ddd
// bufdiff-choices: e95b5fd00c86f40561a70a96c70d39d0ca2d6f01dde9f67a0c42a2dca9b5bba35443856a5a5ad65f
// bufdiff-choices: c17a6c62
// bufdiff-features: 600 3579 6314 9034 11037 11441 11938 13032 13518 14962 15751 16960 20003 22095
// bufdiff-features: 22801 26308 26568 27725 28464 29968 31864 34167 36535 36977 40712 44007 44589
// bufdiff-features: 45432 46203 46404 46720 52558 52900 52928 53252 54385 55561 57745 58869 60807
// bufdiff-features: 63071 64235 64850 65625 65708 66422 66821 68355 73802 74057 74454 76728 77283
// bufdiff-features: 77389 78136 80400 82135 82649 84585 90070 90198 90543 93722 96421 98813 101823
// bufdiff-features: 104315 105494 107009 107425 108012 109040 109732 110140 110561 112929 115954
// bufdiff-features: 116543 116721 117206 117235 117779 118576 118984 119439 128364 128916 129404
// bufdiff-features: 136269 140924 142369 142664 146512 148015 149094 150313 150631 152226 153031
// bufdiff-features: 153896 156460 158120 158897 159776 162819 165636 165719 168756 168766 168858
// bufdiff-features: 171205 172127 172814 173166 173354 174170 175662 176364 178227 181789 182285
// bufdiff-features: 183275 184030 184924 186959 188571 188790 189557 192628 194205 194682 196031
// bufdiff-features: 197125 197667 197837 198684 198820 201246 202444 205434 205689 208556 210461
// bufdiff-features: 214656 215007 216677 218089 218141 218635 218966 220013 224381 225759 226357
// bufdiff-features: 228390 229936 230081 230640 231330 234455 235375 236324 236929 240158 240824
// bufdiff-features: 242872 243137 243728 243967 246543 249605 252260 252466 255758 257251 259840
// bufdiff-features: 261292 261556
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<0x?xf32>) -> (tensor<0x?xf32>, tensor<0x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (tensor<0x?xf32>) {
      %c3 = arith.constant 3 : index
      %1 = arith.addi %arg1, %c3 : index
      %dim = tensor.dim %arg0, %c1 : tensor<0x?xf32>
      %2 = tensor.empty(%dim) : tensor<0x?xf32>
      %3 = linalg.mul ins(%arg0, %arg2 : tensor<0x?xf32>, tensor<0x?xf32>) outs(%2 : tensor<0x?xf32>) -> tensor<0x?xf32>
      %c2 = arith.constant 2 : index
      %4 = tensor.empty(%c3, %c2, %c2) : tensor<?x?x?xf32>
      %cast = tensor.cast %4 : tensor<?x?x?xf32> to tensor<3x?x?xf32>
      %5 = tensor.empty(%c2) : tensor<3x2x?xf32>
      %cst = arith.constant 1.000000e+00 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x2x?xf32>) -> tensor<3x2x?xf32>
      %cast_0 = tensor.cast %6 : tensor<3x2x?xf32> to tensor<3x?x?xf32>
      %7 = func.call @f1(%cast, %cast_0, %cast_0) : (tensor<3x?x?xf32>, tensor<3x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
      %cst_1 = arith.constant dense<1.000000e+10> : tensor<0x1xf32>
      %8 = tensor.empty(%dim) : tensor<?x1xf32>
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x1xf32>) -> tensor<?x1xf32>
      %10 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst_1, %9 : tensor<0x1xf32>, tensor<?x1xf32>) outs(%arg2 : tensor<0x?xf32>) -> tensor<0x?xf32>
      %extracted_slice = tensor.extract_slice %9[0, 0] [%dim, 0] [1, 1] : tensor<?x1xf32> to tensor<?x0xf32>
      %transposed = linalg.transpose ins(%extracted_slice : tensor<?x0xf32>) outs(%10 : tensor<0x?xf32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<0x?xf32>
    }
    return %0, %arg0 : tensor<0x?xf32>, tensor<0x?xf32>
  }
  func.func private @f1(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x?x?xf32>, %arg2: tensor<3x?x?xf32>) -> tensor<?x?x?xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?xf32>
    %0 = tensor.empty(%c3, %dim, %dim_0) : tensor<?x?x?xf32>
    %1 = linalg.floor ins(%arg2 : tensor<3x?x?xf32>) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.softmax dimension(1) ins(%arg2 : tensor<3x?x?xf32>) outs(%arg0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    return %1 : tensor<?x?x?xf32>
  }
}

