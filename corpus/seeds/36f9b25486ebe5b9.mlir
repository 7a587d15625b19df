// bufdiff-profile: idioms
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838a6f498529e841e8d52683afc6620f87b4341be1192818d2f3cf6
// bufdiff-choices: 71f108efb14b1ca26e56383fea09ae1be407cba06c0baaf6123b3410b4528e6533
// bufdiff-features: 2882 2898 3579 4200 5075 6611 6812 7384 9812 10872 11162 12170 13074 13233
// bufdiff-features: 14454 15751 16903 17970 19100 21044 21883 22280 24268 24598 25078 26400 26568
// bufdiff-features: 28814 29590 31943 34031 34167 35708 36784 38702 39968 40712 43942 44522 47392
// bufdiff-features: 47554 50426 50633 51658 51791 51863 52062 52322 52900 53244 62480 62902 63318
// bufdiff-features: 63929 64120 68355 70544 72136 73802 74057 74507 78283 78430 80533 81736 85722
// bufdiff-features: 85769 86125 87199 87495 88008 88958 89732 89812 90543 91633 92194 93255 96791
// bufdiff-features: 99525 101077 101264 103819 103851 104315 104931 106323 106380 107614 110507
// bufdiff-features: 110552 113626 116984 117221 127813 128074 128554 129648 130933 138665 138919
// bufdiff-features: 139088 140673 143475 146512 149595 150313 153063 155190 155611 155898 156460
// bufdiff-features: 156807 158120 158897 159251 159348 159724 165719 167973 170746 173026 173166
// bufdiff-features: 174249 175248 175888 177904 178067 178648 179342 180259 180699 184030 184863
// bufdiff-features: 186959 187596 188175 188845 189360 192422 192628 192771 192952 196031 198267
// bufdiff-features: 201575 202241 203779 204438 205593 205689 207124 210022 211508 211884 214484
// bufdiff-features: 214597 215707 215959 216510 216712 218648 222306 222809 223991 224965 225759
// bufdiff-features: 227372 228139 229531 231239 233923 234645 234718 236180 240339 242034 243450
// bufdiff-features: 243989 246543 248209 250415 251824 252379 252466 256421 258994 259805 259840
// bufdiff-features: 260492 260534 261244 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<4x4xindex>, tensor<4x4xindex>, tensor<?x4xi64>, tensor<?x4xindex>, tensor<4x4xindex>, tensor<1x2xi64>) {
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
      %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xindex>) outs(%2 : tensor<4x4xindex>) {
      ^bb0(%in: index, %out: index):
        %10 = arith.xori %in, %out : index
        linalg.yield %10 : index
      } -> tensor<4x4xindex>
      %c16_i64 = arith.constant 16 : i64
      %from_elements = tensor.from_elements %c16_i64 : tensor<1xi64>
      %reshape = tensor.reshape %arg4(%from_elements) : (tensor<4x4xi64>, tensor<1xi64>) -> tensor<16xi64>
      %8 = linalg.copy ins(%7 : tensor<4x4xindex>) outs(%arg5 : tensor<4x4xindex>) -> tensor<4x4xindex>
      %9 = linalg.copy ins(%1 : tensor<4x4xi64>) outs(%arg4 : tensor<4x4xi64>) -> tensor<4x4xi64>
      scf.yield %arg3, %9, %8, %arg6 : tensor<4x4xindex>, tensor<4x4xi64>, tensor<4x4xindex>, f64
    }
    %cst_0 = arith.constant 0.000000e+00 : f64
    %4 = arith.cmpf ogt, %cst, %cst_0 : f64
    %5 = arith.extui %4 : i1 to i64
    %inserted_1 = tensor.insert %5 into %3#1[%c1, %c0] : tensor<4x4xi64>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%3#2 : tensor<4x4xindex>) {
    ^bb0(%out: index):
      %7 = arith.maxui %out, %c1 : index
      linalg.yield %7 : index
    } -> tensor<4x4xindex>
    %cast = tensor.cast %inserted_1 : tensor<4x4xi64> to tensor<?x4xi64>
    %cast_2 = tensor.cast %6 : tensor<4x4xindex> to tensor<?x4xindex>
    %extracted_slice = tensor.extract_slice %3#1[3, 0] [1, 2] [1, 2] : tensor<4x4xi64> to tensor<1x2xi64>
    return %inserted, %3#0, %cast, %cast_2, %3#2, %extracted_slice : tensor<4x4xindex>, tensor<4x4xindex>, tensor<?x4xi64>, tensor<?x4xindex>, tensor<4x4xindex>, tensor<1x2xi64>
  }
}

