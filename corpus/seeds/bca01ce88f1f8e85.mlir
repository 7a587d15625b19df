// bufdiff-profile: types
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f815
// bufdiff-features: 2898 3579 4165 4659 4820 5258 6289 8285 9479 11162 11321 12796 12932 13233
// bufdiff-features: 13689 15356 15440 15595 15751 19100 20003 20261 21652 22095 22280 24317 25388
// bufdiff-features: 25611 26568 27048 27825 28484 29590 31088 31659 33953 34167 34564 34623 34647
// bufdiff-features: 35097 36721 36784 37786 39512 39948 40540 40712 41073 41152 41799 42550 44663
// bufdiff-features: 46203 46621 46982 48116 48764 49186 49332 50894 52150 52900 52958 53472 53650
// bufdiff-features: 53772 55887 57718 57773 59734 60469 61166 61456 61699 63929 64120 64716 66267
// bufdiff-features: 66320 66422 66995 67388 67880 68309 68355 68780 69034 70644 72674 74057 74362
// bufdiff-features: 74617 76953 78283 78430 78855 79288 79596 79972 80533 81736 84203 86013 86125
// bufdiff-features: 88040 88337 89812 90576 91737 92194 93394 94687 95285 99009 99224 99383 99738
// bufdiff-features: 100427 102082 103147 104315 104931 105064 107412 107987 109236 110162 111024
// bufdiff-features: 112929 113041 115471 116303 118695 118769 119980 120344 122159 126321 127818
// bufdiff-features: 127834 128512 128768 130138
module {
  func.func @main(%arg0: tensor<3x?xf8E5M2> {bufferization.writable = false}, %arg1: tensor<3x1x2xf8E5M2> {bufferization.writable = false}, %arg2: tensor<2x2xi7> {bufferization.writable = false}, %arg3: tensor<3x1x2xf8E5M2> {bufferization.writable = false}, %arg4: memref<?x1x2xf8E5M2, strided<[?, ?, ?], offset: ?>>, %arg5: memref<?x4xf8E5M2, strided<[?, ?], offset: ?>>) -> (tensor<2x2xi7>, tensor<2xi7>, tensor<3xi7>, tensor<2xi7>, tensor<?x?xf8E5M2>, tensor<2x6xi7>) {
    %concat = tensor.concat dim(1) %arg2, %arg2, %arg2 : (tensor<2x2xi7>, tensor<2x2xi7>, tensor<2x2xi7>) -> tensor<2x6xi7>
    %c0_i7 = arith.constant 0 : i7
    %splat = tensor.splat %c0_i7 : tensor<2x2xi7>
    %c-3_i7 = arith.constant -3 : i7
    %from_elements = tensor.from_elements %c-3_i7, %c0_i7 : tensor<2xi7>
    %c0_i7_0 = arith.constant 0 : i7
    %from_elements_1 = tensor.from_elements %c0_i7_0, %c-3_i7, %c0_i7 : tensor<3xi7>
    %0 = linalg.conv_1d ins(%from_elements_1, %from_elements : tensor<3xi7>, tensor<2xi7>) outs(%from_elements : tensor<2xi7>) -> tensor<2xi7>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %from_elements_1) -> (tensor<3xi7>) {
      %extracted = tensor.extract %arg7[%arg6] : tensor<3xi7>
      %cst = arith.constant dense<0> : tensor<3x2xi7>
      %2 = linalg.matvec ins(%cst, %from_elements : tensor<3x2xi7>, tensor<2xi7>) outs(%arg7 : tensor<3xi7>) -> tensor<3xi7>
      scf.yield %2 : tensor<3xi7>
    }
    %cast = tensor.cast %arg0 : tensor<3x?xf8E5M2> to tensor<?x?xf8E5M2>
    return %splat, %0, %1, %from_elements, %cast, %concat : tensor<2x2xi7>, tensor<2xi7>, tensor<3xi7>, tensor<2xi7>, tensor<?x?xf8E5M2>, tensor<2x6xi7>
  }
}

