// bufdiff-profile: loops
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838a6f498529e841e8d52683afc66
// bufdiff-features: 2882 2898 3579 6812 7384 7690 8751 10872 11441 12121 13233 15751 21623 22280
// bufdiff-features: 24844 26568 31943 32477 34167 40712 43929 43942 45762 46203 47392 47554 49635
// bufdiff-features: 50107 51264 52322 52558 52900 53244 55561 58092 58492 65025 68355 72629 74507
// bufdiff-features: 76953 78283 78430 79782 83419 86125 86215 87199 87774 88835 88958 90543 92194
// bufdiff-features: 92789 93165 96353 103851 104931 110552 115592 117235 117843 119764 121309
// bufdiff-features: 126326 127813 129946 130933 134194 134468 140160 141755 143475 150313 155898
// bufdiff-features: 156460 156590 158120 158897 165719 165817 166515 167793 167973 168024 171945
// bufdiff-features: 171968 173166 174281 176757 176917 177167 178067 180710 184030 185028 186959
// bufdiff-features: 188175 192422 192771 196031 198460 200572 200685 201575 202241 205284 205689
// bufdiff-features: 206015 207124 210022 210301 212369 213098 213630 215707 215959 216712 219087
// bufdiff-features: 220627 225759 226357 228061 228530 229273 233533 236180 237555 242257 243967
// bufdiff-features: 246237 246543 248209 250888 252466 253836 255556 257251 258239 259840
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<4x4xindex>, tensor<4x4xindex>, tensor<4x4xi64>, tensor<16xindex>) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = arith.index_cast %1 : tensor<4x4xi64> to tensor<4x4xindex>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c2 into %2[%c2, %c0] : tensor<4x4xindex>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<4x4xindex> into tensor<16xindex>
    %c16 = arith.constant 16 : index
    %3:2 = scf.for %arg2 = %c0 to %c16 step %c2 iter_args(%arg3 = %inserted, %arg4 = %2) -> (tensor<4x4xindex>, tensor<4x4xindex>) {
      %4 = tensor.empty() : tensor<3x3x2xf64>
      %cst = arith.constant 3.000000e+00 : f64
      %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
      %6 = tensor.empty() : tensor<3x3x2xf64>
      %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
      %8 = tensor.empty() : tensor<1xf64>
      %9 = linalg.pooling_nwc_sum ins(%7, %8 : tensor<3x3x2xf64>, tensor<1xf64>) outs(%5 : tensor<3x3x2xf64>) -> tensor<3x3x2xf64>
      %10 = linalg.copy ins(%inserted : tensor<4x4xindex>) outs(%arg3 : tensor<4x4xindex>) -> tensor<4x4xindex>
      scf.yield %10, %arg4 : tensor<4x4xindex>, tensor<4x4xindex>
    }
    return %3#0, %3#1, %1, %collapsed : tensor<4x4xindex>, tensor<4x4xindex>, tensor<4x4xi64>, tensor<16xindex>
  }
}

