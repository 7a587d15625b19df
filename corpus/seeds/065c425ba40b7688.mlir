// bufdiff-profile: cfg
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62
// bufdiff-features: 755 2320 2882 6812 10476 11759 13233 14454 14884 15751 17970 20023 22280 26568
// bufdiff-features: 27725 29968 31943 34167 36784 40712 48303 52900 62480 63800 68355 70476 72450
// bufdiff-features: 73802 77617 78283 81736 83194 86125 90070 97924 104931 115778 117001 118088
// bufdiff-features: 130933 136269 139088 143475 146512 155898 156460 158120 158897 160967 165719
// bufdiff-features: 167973 168858 169648 173354 174249 176774 178067 179217 180913 184030 192422
// bufdiff-features: 196031 197342 197738 201575 202241 204212 205434 210301 213339 219393 222306
// bufdiff-features: 228390 230081 230517 230640 233710 235375 236876 236930 237548 238951 242034
// bufdiff-features: 242900 244691 246543 248209 252466 253120 253836 257006 259840
module {
  func.func @main(%arg0: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x4xi64>, tensor<4x4xindex>, index, index) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = arith.index_cast %1 : tensor<4x4xi64> to tensor<4x4xindex>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c2 into %2[%c2, %c0] : tensor<4x4xindex>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %4 = linalg.tanh ins(%arg0 : tensor<?x?xf64>) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c4 = arith.constant 4 : index
    %5 = arith.remui %dim_0, %c4 : index
    %6 = vector.transfer_read %2[%5, %c0], %5 {in_bounds = [true]} : tensor<4x4xindex>, vector<3xindex>
    %7 = vector.extract %6[1] : index from vector<3xindex>
    %cast = tensor.cast %1 : tensor<4x4xi64> to tensor<?x4xi64>
    return %4, %cast, %inserted, %7, %5 : tensor<?x?xf64>, tensor<?x4xi64>, tensor<4x4xindex>, index, index
  }
}

