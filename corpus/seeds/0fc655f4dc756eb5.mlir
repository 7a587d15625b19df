// bufdiff-profile: idioms
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838a6f498529e841e8d52683afc66
// bufdiff-features: 2882 2898 3579 4200 6812 7384 9812 10872 13233 15751 16903 17970 19100 21044
// bufdiff-features: 21883 22280 24268 26568 28814 30293 31943 34167 35708 38702 39968 40712 42393
// bufdiff-features: 43942 46203 47392 47554 50426 50633 51863 52322 52900 53244 55561 62480 62902
// bufdiff-features: 68355 74507 78283 78430 79782 85769 86125 87199 87495 88008 88958 88968 89732
// bufdiff-features: 90543 92194 96791 101077 101264 101952 103851 104931 106323 106380 107614
// bufdiff-features: 110507 110552 113626 116984 117235 119844 127813 128074 128554 130933 138665
// bufdiff-features: 139088 140673 141988 143475 150313 153063 155190 155898 156460 156807 158120
// bufdiff-features: 159724 165719 167973 170746 173026 173166 174249 175248 175888 178067 178648
// bufdiff-features: 180710 181665 184030 184863 186959 187596 188175 192422 192771 192952 196031
// bufdiff-features: 198267 198460 201575 202241 204438 205689 207124 210022 210301 211508 214597
// bufdiff-features: 215707 215959 216712 218648 222306 223991 224965 225759 226357 228061 228139
// bufdiff-features: 231239 233923 234718 236180 239573 242034 243450 243967 246543 248209 250907
// bufdiff-features: 252379 252466 253836 259840
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, tensor<4x4xindex>, f64, f64) {
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
        %7 = arith.xori %in, %out : index
        linalg.yield %7 : index
      } -> tensor<4x4xindex>
      %c16_i64 = arith.constant 16 : i64
      %from_elements = tensor.from_elements %c16_i64 : tensor<1xi64>
      %reshape = tensor.reshape %arg4(%from_elements) : (tensor<4x4xi64>, tensor<1xi64>) -> tensor<16xi64>
      %5 = linalg.copy ins(%4 : tensor<4x4xindex>) outs(%arg5 : tensor<4x4xindex>) -> tensor<4x4xindex>
      %6 = linalg.copy ins(%1 : tensor<4x4xi64>) outs(%arg4 : tensor<4x4xi64>) -> tensor<4x4xi64>
      scf.yield %arg3, %6, %5, %arg6 : tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, f64
    }
    return %3#0, %3#1, %3#2, %inserted, %3#3, %cst : tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, tensor<4x4xindex>, f64, f64
  }
}

