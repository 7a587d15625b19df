// bufdiff-profile: mixed
// bufdiff-choices: 1751e153e9e85fbbf2db6491b430bf2558d9be85efb4b793b845b854841ac7888e352b465d23d850
// bufdiff-choices: 77d8eab86dab50ad37adae1826669c2aa06293fd1459ba500325e5fc71c1c669ef3dd54858e571bf
// bufdiff-choices: 5f31f170eb8a6dded115c6d7f90fd6c732dd644a8e9c25431da0e648b71f2b2847368de6fd6052db
// bufdiff-choices: 636f2931e5fd29aee8792f2ebd4001a35afae562f91a16797208ea965342da6993bacad3063e1213
// bufdiff-choices: c303971396d78ed4e7fd4b45757da35ec41a6b7e75910885f4ce38caff4a3c45a01002430a16d764
// bufdiff-choices: 9e56b7fd22551f753e91912b72d6c932dafd21bb556b65a58165ca
// bufdiff-features: 961 15751 18486 22095 22957 24259 25600 26568 27704 28464 29590 29968 31352
// bufdiff-features: 34167 35163 36784 41606 42091 43011 43631 46203 46522 49355 49635 50894 52062
// bufdiff-features: 52625 52900 53252 58820 59145 61944 63800 65515 68355 71709 72546 73330 73802
// bufdiff-features: 74057 74255 74833 75881 76211 77028 78430 78453 79184 80036 80894 81736 82011
// bufdiff-features: 83194 86125 87923 89780 90198 92226 93255 98501 99383 100569 101173 103210
// bufdiff-features: 104439 104931 107412 107425 112929 113908 119340 119613 121132 124909 128916
// bufdiff-features: 129404 130292 132590 146512 149681 153928 154889 158120 159421 159895 160967
// bufdiff-features: 161377 165719 166431 168323 168766 171933 173335 173354 174314 175235 176782
// bufdiff-features: 176851 177904 178067 178567 178909 182824 183114 184030 188790 190969 192422
// bufdiff-features: 192628 192771 192920 193773 194682 195129 196031 197738 201059 203000 204212
// bufdiff-features: 204314 205434 208165 208849 209666 212310 213275 213389 214072 216034 220181
// bufdiff-features: 228040 228061 230081 230640 230729 231330 232259 235144 235375 236930 238696
// bufdiff-features: 239798 243137 246543 247773 252260 252466 252539 253782 254791 255556 258994
// bufdiff-features: 259840 260138 260954
module {
  func.func @main(%arg0: tensor<3x3x3xf64>, %arg1: tensor<3x3x3xf64> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}, %arg2: tensor<3x3x3xf64>) -> (tensor<2x?x?xf64>, tensor<3x3x?xf64>, tensor<3x?x?xf64>, tensor<?x3x?xf64>) {
    %cast = tensor.cast %arg1 : tensor<3x3x3xf64> to tensor<?x3x?xf64>
    %0:3 = call @f1(%cast) : (tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x?x?xf64>, tensor<2x?x?xf64>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0#1, %c1 : tensor<3x?x?xf64>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi uge, %dim, %c2 : index
    %2:2 = scf.if %1 -> (tensor<3x3x3xf64>, tensor<3x?x?xf64>) {
      scf.yield %arg0, %0#1 : tensor<3x3x3xf64>, tensor<3x?x?xf64>
    } else {
      %3 = linalg.batch_matmul ins(%0#0, %arg2 : tensor<?x3x?xf64>, tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
      %cst = arith.constant -0.000000e+00 : f64
      %4 = linalg.fill ins(%cst : f64) outs(%0#1 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
      scf.yield %3, %4 : tensor<3x3x3xf64>, tensor<3x?x?xf64>
    }
    %cast_0 = tensor.cast %2#0 : tensor<3x3x3xf64> to tensor<3x3x?xf64>
    return %0#2, %cast_0, %2#1, %0#0 : tensor<2x?x?xf64>, tensor<3x3x?xf64>, tensor<3x?x?xf64>, tensor<?x3x?xf64>
  }
  func.func @f1(%arg0: tensor<?x3x?xf64>) -> (tensor<?x3x?xf64>, tensor<3x?x?xf64>, tensor<2x?x?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<3x?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %transposed = linalg.transpose ins(%1 : tensor<3x?x?xf64>) outs(%arg0 : tensor<?x3x?xf64>) permutation = [1, 0, 2] 
    %2 = arith.minui %dim, %c2 : index
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [3, %2, %dim_0] [1, 1, 1] : tensor<3x?x?xf64> to tensor<3x?x?xf64>
    %3 = arith.minui %dim, %c2 : index
    %extracted_slice_1 = tensor.extract_slice %1[0, 0, 0] [2, %3, %dim_0] [2, 1, 1] : tensor<3x?x?xf64> to tensor<2x?x?xf64>
    return %transposed, %extracted_slice, %extracted_slice_1 : tensor<?x3x?xf64>, tensor<3x?x?xf64>, tensor<2x?x?xf64>
  }
}

