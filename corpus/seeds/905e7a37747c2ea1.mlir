// bufdiff-profile: calls
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed09fcb81d09428
// bufdiff-choices: dbd853adfc0edbb925fdac80c05922dc56954c
// bufdiff-features: 2898 7384 9479 11699 13233 13915 15751 22280 26568 30293 32809 34167 36784
// bufdiff-features: 40712 46203 47392 49635 52900 58410 59620 68355 69817 73150 73802 76953 77261
// bufdiff-features: 78430 79768 80518 81736 82594 85472 86125 86243 89038 90109 90583 90723 92194
// bufdiff-features: 95407 98952 102597 104754 104931 109237 112099 112500 112929 129849 130585
// bufdiff-features: 133297 135791 146512 154507 155898 156460 158120 158897 160756 160967 163687
// bufdiff-features: 165719 167614 168858 172070 173800 174170 176774 178067 179739 184030 186959
// bufdiff-features: 188686 188790 192422 192771 196031 197738 202241 205434 205689 210301 217698
// bufdiff-features: 222345 223057 226028 227536 228061 228291 228390 230081 230640 241128 241459
// bufdiff-features: 246543 250917 252466 253836 259840
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: tensor<3x3xf32> {bufferization.writable = false}) -> (tensor<3x3xf32>, tensor<?x1x1x2x2xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = tensor.empty() : tensor<2x1x1x2x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    %2 = linalg.batch_mmt4d ins(%1, %1 : tensor<2x1x1x2x2xf32>, tensor<2x1x1x2x2xf32>) outs(%1 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
    %cst_0 = arith.constant dense<[[1.150000e+01, 1.450000e+01, 1.750000e+01], [2.050000e+01, 2.350000e+01, 2.650000e+01], [2.950000e+01, 3.250000e+01, 3.550000e+01]]> : tensor<3x3xf32>
    %cst_1 = arith.constant 7.250000e+00 : f32
    %3 = linalg.fill ins(%cst_1 : f32) outs(%cst_0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c1, %c0, %c0, %c0, %c1] : tensor<2x1x1x2x2xf32>
    %cast = tensor.cast %2 : tensor<2x1x1x2x2xf32> to tensor<?x1x1x2x2xf32>
    return %3, %cast, %arg1, %cst_0 : tensor<3x3xf32>, tensor<?x1x1x2x2xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
}

