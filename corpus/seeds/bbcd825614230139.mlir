// bufdiff-profile: slices
// bufdiff-choices: 0a1a4c03e0f89ce757eaddd6aa50543c14bc28f62a8c9705aac76d749e87667975d37997c2021d72
// bufdiff-choices: b31b7d57f03cead8a2dd962ed7656d7ee4aa14d22c5bd522bbe3b75f533c085824a8ef9035679ae4
// bufdiff-choices: 906cb2fd9c3886cc8d8a161a40cb2557aa7339528d
// bufdiff-features: 3027 3579 5915 10180 10872 10968 11784 12100 12751 12932 13015 13233 13689
// bufdiff-features: 13912 14276 15440 15751 16405 16682 19833 20220 22221 22280 22801 24682 24747
// bufdiff-features: 24826 24837 25388 26546 26568 27048 27644 29590 29911 30232 32399 34167 34564
// bufdiff-features: 34647 34745 35759 36092 36441 36784 39927 40712 42150 44522 45327 45710 46416
// bufdiff-features: 48336 49186 50210 50471 50894 52060 52322 52900 52958 55262 56524 57103 63800
// bufdiff-features: 64976 65320 66422 68355 68408 68755 69609 71877 71928 73041 73163 73802 73850
// bufdiff-features: 74057 75796 76052 76953 77389 78283 79972 81047 81736 82203 82317 83194 84635
// bufdiff-features: 84783 86125 88958 89445 90543 90767 92185 92917 93255 94687 94755 102613 103811
// bufdiff-features: 104072 104315 104405 104439 104931 104981 105346 105858 106731 110162 110613
// bufdiff-features: 111721 114801 115471 116464 116660 119764 125175 125243 127071 127427 128768
// bufdiff-features: 128907 129089
module {
  func.func @main(%arg0: tensor<3x3x3xi32>) -> (tensor<3x?x?xi32>, tensor<3x3x3xi32>, tensor<3x?x?xi32>) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x?x?xi32>
    %inserted_slice = tensor.insert_slice %arg0 into %cast[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> into tensor<3x?x?xi32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c1 to %c3 step %c2 iter_args(%arg2 = %arg0) -> (tensor<3x3x3xi32>) {
      %inserted_slice_2 = tensor.insert_slice %arg2 into %cast[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> into tensor<3x?x?xi32>
      %2 = linalg.copy ins(%cast : tensor<3x?x?xi32>) outs(%arg2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      scf.yield %2 : tensor<3x3x3xi32>
    }
    %cast_0 = tensor.cast %cast : tensor<3x?x?xi32> to tensor<3x3x3xi32>
    %inserted_slice_1 = tensor.insert_slice %cast_0 into %0[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> into tensor<3x3x3xi32>
    %1 = linalg.batch_matmul ins(%0, %inserted_slice : tensor<3x3x3xi32>, tensor<3x?x?xi32>) outs(%cast : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
    return %1, %inserted_slice_1, %inserted_slice : tensor<3x?x?xi32>, tensor<3x3x3xi32>, tensor<3x?x?xi32>
  }
}

