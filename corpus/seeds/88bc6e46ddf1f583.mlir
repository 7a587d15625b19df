// bufdiff-profile: idioms
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838a6f498529e841e8d52683afc6620f87b4341be1192818d2f3cf6
// bufdiff-choices: 71f108efb14b1ca26e
// bufdiff-features: 2882 2898 3579 6812 7384 9479 9812 10872 13074 13233 14454 15751 18308 19100
// bufdiff-features: 21044 21883 22280 26568 27316 28814 30293 34167 36784 38702 40712 43942 45031
// bufdiff-features: 47392 47554 50426 50633 51863 52322 52900 53244 60388 62902 68355 69870 71879
// bufdiff-features: 73802 74057 74481 74507 76953 78283 78430 81736 85668 86125 87199 87495 88008
// bufdiff-features: 88958 89250 90543 92194 93165 93255 96353 96791 98765 99525 101264 103851
// bufdiff-features: 104931 106143 107614 110507 110780 113626 116984 117235 117843 119764 121309
// bufdiff-features: 125376 127813 128074 128554 130933 134194 136269 138919 140673 142393 143172
// bufdiff-features: 143475 146512 150313 153063 155898 156460 158120 158897 159724 160967 163769
// bufdiff-features: 165719 165817 166169 167973 170746 173026 173166 175888 176774 176917 178067
// bufdiff-features: 178648 184030 186959 187596 188175 191455 192422 192771 192952 196031 197738
// bufdiff-features: 198267 198447 198460 200685 201575 202241 204438 205689 207124 210022 211508
// bufdiff-features: 211717 215707 215959 216712 218648 223767 223991 224965 225759 226357 228061
// bufdiff-features: 228139 230810 231239 233923 233969 236180 236930 237555 239573 240339 243450
// bufdiff-features: 243989 246543 246783 247353 248209 250415 250917 252466 252586 258239 258801
// bufdiff-features: 259840 260534 261091
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<4x4xindex>, tensor<?x4xindex>, tensor<4x?xi64>, tensor<4x4xindex>, f64, f64) {
    %0 = tensor.empty() : tensor<4x4xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %2 = arith.index_cast %1 : tensor<4x4xi64> to tensor<4x4xindex>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c2 into %2[%c2, %c0] : tensor<4x4xindex>
    %cst = arith.constant -0.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %3:4 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %2, %arg4 = %1, %arg5 = %2, %arg6 = %cst) -> (tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, f64) {
      %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xindex>) outs(%2 : tensor<4x4xindex>) {
      ^bb0(%in: index, %out: index):
        %8 = arith.xori %in, %out : index
        linalg.yield %8 : index
      } -> tensor<4x4xindex>
      %c16_i64 = arith.constant 16 : i64
      %from_elements = tensor.from_elements %c16_i64 : tensor<1xi64>
      %reshape = tensor.reshape %arg4(%from_elements) : (tensor<4x4xi64>, tensor<1xi64>) -> tensor<16xi64>
      %5 = linalg.copy ins(%4 : tensor<4x4xindex>) outs(%arg5 : tensor<4x4xindex>) -> tensor<4x4xindex>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg4[%c3, %arg2] : tensor<4x4xi64>
      %6 = arith.subi %extracted, %extracted : i64
      %inserted_1 = tensor.insert %6 into %arg4[%arg2, %c1] : tensor<4x4xi64>
      %7 = linalg.copy ins(%5 : tensor<4x4xindex>) outs(%arg3 : tensor<4x4xindex>) -> tensor<4x4xindex>
      scf.yield %7, %inserted_1, %5, %arg6 : tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, f64
    }
    %cast = tensor.cast %3#0 : tensor<4x4xindex> to tensor<?x4xindex>
    %cast_0 = tensor.cast %3#1 : tensor<4x4xi64> to tensor<4x?xi64>
    return %inserted, %cast, %cast_0, %3#2, %3#3, %cst : tensor<4x4xindex>, tensor<?x4xindex>, tensor<4x?xi64>, tensor<4x4xindex>, f64, f64
  }
}

