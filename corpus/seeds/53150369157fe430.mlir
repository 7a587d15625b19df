// bufdiff-profile: types
// bufdiff-choices: 0be597227c505c64755cbc27187e2ec2fac749c039f72203a8799eb535b38e6f8005f18feddc6a3b
// bufdiff-choices: 1d5d08e33c7234910f04de93bb83b331e38a9a409fbee8328cb96323e470f1ffdca5f690c56c64ae
// bufdiff-choices: a1b7fa6405c3b69b6afa666a72524ce904fcc593baacea454fa1b50fbcf76e51
// bufdiff-features: 728 4958 8821 13233 13689 15751 18602 19570 20237 22095 22109 22280 23143 23787
// bufdiff-features: 24007 24571 24826 25388 26568 27048 29590 32301 34167 34647 35507 36935 37183
// bufdiff-features: 40390 40712 44651 46203 46995 47326 52900 52958 53614 53781 54418 54827 55887
// bufdiff-features: 56404 57718 57720 61350 63267 63800 63929 64370 64959 66422 68233 68355 71178
// bufdiff-features: 74362 74382 74617 77428 78283 79174 81707 82203 84887 86125 87121 91339 92785
// bufdiff-features: 95285 96716 99009 99512 104315 104931 108943 109328 110772 112709 112929 114604
// bufdiff-features: 115471 117235 118393 118658 119845 121394 122668 122764 123967 125854 127383
// bufdiff-features: 127834 128512 128768
module {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>, %arg3: tensor<3xi1>, %arg4: memref<?xi1>, %arg5: memref<4x5xf16, strided<[?, ?], offset: ?>>) -> (tensor<i24>, tensor<?xi1>, tensor<i24>) {
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg1 low[1] high[%c0] {
    ^bb0(%arg6: index):
      %5 = arith.index_cast %arg6 : index to i1
      tensor.yield %5 : i1
    } : tensor<3xi1> to tensor<?xi1>
    %dim = memref.dim %arg4, %c0 : memref<?xi1>
    %generated = tensor.generate %dim {
    ^bb0(%arg6: index):
      %5 = arith.index_cast %arg6 : index to i1
      %true_0 = arith.constant true
      %6 = arith.maxsi %5, %true_0 : i1
      tensor.yield %6 : i1
    } : tensor<?xi1>
    bufferization.materialize_in_destination %generated in restrict writable %arg4 : (tensor<?xi1>, memref<?xi1>) -> ()
    %cst = arith.constant dense<11> : tensor<i24>
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = tensor.empty() : tensor<i24>
    %c11_i24 = arith.constant 11 : i24
    %3 = linalg.fill ins(%c11_i24 : i24) outs(%2 : tensor<i24>) -> tensor<i24>
    %4 = linalg.select ins(%1, %3, %cst : tensor<i1>, tensor<i24>, tensor<i24>) outs(%cst : tensor<i24>) -> tensor<i24>
    return %4, %padded, %cst : tensor<i24>, tensor<?xi1>, tensor<i24>
  }
}

