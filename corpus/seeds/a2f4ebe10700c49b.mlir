// bufdiff-profile: types
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f8158cc57a77a86408
// bufdiff-choices: 476d66b1
// bufdiff-features: 294 3398 3579 4165 4752 5258 6289 7384 8285 9479 9892 11162 11321 11441 11545
// bufdiff-features: 12796 12932 13074 13233 13413 13689 15300 15356 15440 15595 15751 15881 18984
// bufdiff-features: 19100 19241 20261 22095 22280 24336 24844 25388 25611 26568 27048 27825 28484
// bufdiff-features: 29590 30293 30811 34167 34623 34647 35097 36784 36952 37743 38754 39948 40132
// bufdiff-features: 40643 40712 41073 42094 43098 43259 43758 43942 44522 45453 46995 47554 48116
// bufdiff-features: 48764 50469 52900 52958 53650 53890 55318 55887 57773 59596 60469 61350 61456
// bufdiff-features: 61680 61699 63929 64057 64120 64959 65715 66267 66312 66422 66777 66995 67880
// bufdiff-features: 68355 69613 70544 71801 72470 72565 72674 73802 74057 74617 76953 78283 78430
// bufdiff-features: 79291 79596 80036 80645 81736 84203 84564 86013 86125 88040 88337 88732 89812
// bufdiff-features: 90576 91737 92194 92747 93255 93290 94687 95285 95508 96300 96369 99009 99224
// bufdiff-features: 99469 99738 102196 103147 103851 104315 104931 105064 105858 106223 107987
// bufdiff-features: 110552 112068 112706 112917 113041 113901 114055 115343 115471 115711 119640
// bufdiff-features: 119845 121394 121626 122159 122367 123779 124484 125921 126179 127167 127813
// bufdiff-features: 127834 128512 128768 129462 130949
module {
  func.func @main(%arg0: tensor<3x?xf8E5M2> {bufferization.writable = false}, %arg1: tensor<3x1x2xf8E5M2> {bufferization.writable = false}, %arg2: tensor<2x2xi7> {bufferization.writable = false}, %arg3: tensor<3x1x2xf8E5M2> {bufferization.writable = false}, %arg4: memref<?x1x2xf8E5M2, strided<[?, ?, ?], offset: ?>>, %arg5: memref<?x4xf8E5M2, strided<[?, ?], offset: ?>>) -> (tensor<?xi7>, tensor<2x6xi7>, tensor<?xi7>, tensor<2x2xi7>, tensor<3x1x2xf8E5M2>, tensor<?xi7>) {
    %concat = tensor.concat dim(1) %arg2, %arg2, %arg2 : (tensor<2x2xi7>, tensor<2x2xi7>, tensor<2x2xi7>) -> tensor<2x6xi7>
    %c0_i7 = arith.constant 0 : i7
    %splat = tensor.splat %c0_i7 : tensor<2x2xi7>
    %c-3_i7 = arith.constant -3 : i7
    %from_elements = tensor.from_elements %c-3_i7, %c0_i7 : tensor<2xi7>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi7>
    %c0_i7_0 = arith.constant 0 : i7
    %1 = linalg.fill ins(%c0_i7_0 : i7) outs(%0 : tensor<?xi7>) -> tensor<?xi7>
    %2 = linalg.conv_1d ins(%1, %from_elements : tensor<?xi7>, tensor<2xi7>) outs(%from_elements : tensor<2xi7>) -> tensor<2xi7>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %concat, %arg8 = %from_elements) -> (tensor<2x6xi7>, tensor<2xi7>) {
      %extracted = tensor.extract %arg8[%c0] : tensor<2xi7>
      %4 = linalg.fill ins(%c0_i7_0 : i7) outs(%arg8 : tensor<2xi7>) -> tensor<2xi7>
      %extracted_2 = tensor.extract %arg7[%c1, %arg6] : tensor<2x6xi7>
      %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%concat, %concat : tensor<2x6xi7>, tensor<2x6xi7>) outs(%arg7 : tensor<2x6xi7>)
      scf.yield %mapped, %4 : tensor<2x6xi7>, tensor<2xi7>
    }
    %cast = tensor.cast %3#1 : tensor<2xi7> to tensor<?xi7>
    %cast_1 = tensor.cast %2 : tensor<2xi7> to tensor<?xi7>
    return %cast, %3#0, %cast_1, %splat, %arg1, %1 : tensor<?xi7>, tensor<2x6xi7>, tensor<?xi7>, tensor<2x2xi7>, tensor<3x1x2xf8E5M2>, tensor<?xi7>
  }
}

