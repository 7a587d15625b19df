// bufdiff-profile: types
// bufdiff-choices: 04aefbb2d8f7e0876bd942899328f1b7f231f0f12747744159a3fac7c4ca98e4f302b5a9219417b7
// bufdiff-choices: 9aff16b7cfc1101073f3c22d6553b7cc2759c45a3aaa75f05835ed1c02a9951ce895b2d69f30fe55
// bufdiff-choices: 842329
// bufdiff-features: 6002 6812 13233 13390 14454 15751 15850 16048 22280 23787 34167 36784 37646
// bufdiff-features: 40712 42497 47392 51026 52558 52900 58973 63800 68355 68614 73802 77261 81736
// bufdiff-features: 86125 88732 99757 101823 104931 109624 110552 113901 117235 119019 129946
// bufdiff-features: 132624 133297 137235 140479 142042 143475 146512 146814 150580 154764 156460
// bufdiff-features: 158120 158897 163687 165695 165719 166214 167973 168815 168858 170808 174170
// bufdiff-features: 176643 178854 186959 197849 202241 203746 213275 218614 221154 222601 227540
// bufdiff-features: 229273 230081 230640 239758 241773 243447 246543 248209 253836 256235 259840
// bufdiff-features: 261082
module {
  func.func @main(%arg0: tensor<4x4xf8E5M2> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}, %arg1: tensor<?x?x?xf8E5M2> {bufferization.writable = false}, %arg2: memref<2x2x2xf8E5M2>) -> (tensor<4x?xf8E5M2>, tensor<2x4xf8E5M2>, tensor<?x?x?xf8E5M2>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 9.600000e+01 : f8E5M2
    %inserted = tensor.insert %cst into %arg0[%c3, %c0] : tensor<4x4xf8E5M2>
    %0 = bufferization.to_tensor %arg2 restrict : memref<2x2x2xf8E5M2> to tensor<2x2x2xf8E5M2>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x2x2xf8E5M2> into tensor<2x4xf8E5M2>
    %1 = linalg.matmul ins(%inserted, %arg0 : tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) outs(%arg0 : tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
    %cast = tensor.cast %1 : tensor<4x4xf8E5M2> to tensor<4x?xf8E5M2>
    return %cast, %collapsed, %arg1 : tensor<4x?xf8E5M2>, tensor<2x4xf8E5M2>, tensor<?x?x?xf8E5M2>
  }
}

