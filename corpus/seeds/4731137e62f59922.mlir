// bufdiff-profile: calls
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed0
// bufdiff-features: 9479 10752 15751 22280 26568 34167 40712 46203 47658 47762 51791 52900 53252
// bufdiff-features: 54546 58410 63800 68355 69817 73150 76953 78283 79768 80518 85472 86125 86243
// bufdiff-features: 88732 89038 90109 90583 93255 97892 104754 104931 109732 110552 115119 135791
// bufdiff-features: 138919 146814 148739 155898 156460 158120 164396 165719 172070 173800 174170
// bufdiff-features: 178067 184030 186959 187282 187560 192422 196031 202241 205434 212789 213275
// bufdiff-features: 218635 222345 226028 227610 228390 230081 233401 241128 241459 245941 246107
// bufdiff-features: 246260 246543 250917 252466 259528 259805 259840 261244
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: tensor<3x3xf32> {bufferization.writable = false}) -> (tensor<2x1x1x2x2xf32>, tensor<3x3xf32>, tensor<3x?xf32>) {
    %0 = tensor.empty() : tensor<2x1x1x2x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    %2 = linalg.batch_mmt4d ins(%1, %1 : tensor<2x1x1x2x2xf32>, tensor<2x1x1x2x2xf32>) outs(%1 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %3 = arith.addf %cst, %cst_0 : f32
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<3x?xf32>) {
    ^bb0(%out: f32):
      %5 = linalg.index 0 : index
      %6 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%5, %6] : tensor<3x?xf32>
      %7 = arith.negf %extracted : f32
      %8 = arith.addf %7, %3 : f32
      linalg.yield %8 : f32
    } -> tensor<3x?xf32>
    return %2, %arg1, %4 : tensor<2x1x1x2x2xf32>, tensor<3x3xf32>, tensor<3x?xf32>
  }
}

