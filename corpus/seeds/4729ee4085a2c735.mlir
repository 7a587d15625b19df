// bufdiff-profile: wide
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b28bedc1857f981fb4c91f79d0335eaa445ab4fafd39d6480900b0ffed09fcb81d09428
// bufdiff-choices: dbd853ad
// bufdiff-features: 3579 9479 10872 11441 13233 13390 14884 15751 16960 26568 27725 28464 29968
// bufdiff-features: 31864 34167 38427 40712 44589 46404 46882 49635 52322 52900 57745 63071 68355
// bufdiff-features: 68614 73802 76339 77283 78828 88958 90070 90543 101823 108173 110140 112929
// bufdiff-features: 113822 115337 116721 123012 136056 141800 142369 142393 144624 146512 150313
// bufdiff-features: 150580 152226 154764 155898 156519 158120 158897 165636 165643 165719 166816
// bufdiff-features: 168858 172025 173166 173354 175662 177274 178067 178227 186959 187560 188175
// bufdiff-features: 188952 191770 192422 196031 197736 198729 202444 203746 204212 205434 207124
// bufdiff-features: 208556 208797 215007 215707 218141 220387 225325 225759 230081 230810 231855
// bufdiff-features: 234455 235375 241572 242562 246543 246783 250568 252466 253836 255729 257251
// bufdiff-features: 259528 259840 261556
module {
  func.func @main(%arg0: tensor<3x?xf32>, %arg1: tensor<3x3xf32> {bufferization.writable = false}) -> (tensor<3x?xf32>, tensor<?x?xf32>, f32, f32) {
    %cst = arith.constant -6.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %cst) -> (tensor<3x?xf32>, f32) {
      %extracted = tensor.extract %arg1[%c0, %arg2] : tensor<3x3xf32>
      %4 = linalg.copy ins(%arg0 : tensor<3x?xf32>) outs(%arg3 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %dim_1 = tensor.dim %arg0, %c1 : tensor<3x?xf32>
      %c3 = arith.constant 3 : index
      %5 = tensor.empty(%dim_1, %c3) : tensor<?x?xf32>
      %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast = tensor.cast %6 : tensor<?x?xf32> to tensor<?x3xf32>
      %transposed = linalg.transpose ins(%cast : tensor<?x3xf32>) outs(%4 : tensor<3x?xf32>) permutation = [1, 0] 
      scf.yield %transposed, %arg4 : tensor<3x?xf32>, f32
    }
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xf32>
    %1 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.matmul ins(%arg0, %2 : tensor<3x?xf32>, tensor<?x?xf32>) outs(%0#0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    return %3, %2, %0#1, %cst : tensor<3x?xf32>, tensor<?x?xf32>, f32, f32
  }
}

