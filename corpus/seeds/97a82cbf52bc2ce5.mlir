// bufdiff-profile: slices
// bufdiff-choices: 0a1a4c03e0f89ce757eaddd6aa50543c14bc28f62a8c9705aac76d749e87667975d37997c2021d72
// bufdiff-choices: b31b7d57f03cead8a2dd962ed7656d7ee4aa14d22c5bd522bbe3b75f533c085824a8ef9035679ae4
// bufdiff-choices: 906cb2fd9c3886cc8d8a161a40cb2557aa7339528d924c557e
// bufdiff-features: 1150 1312 3579 3694 6405 6576 10968 12932 13689 14118 14276 15440 15751 15786
// bufdiff-features: 15903 16371 16405 17687 19241 21154 22221 22280 24747 24826 25388 26568 27048
// bufdiff-features: 27704 27766 28349 29590 31864 32399 34167 34564 34647 42094 42344 44522 44904
// bufdiff-features: 45617 45710 46283 46404 46832 47695 50450 50894 52062 52545 52558 52900 53420
// bufdiff-features: 56046 56524 60417 61556 63071 64119 64976 66422 68355 68408 69987 70278 73802
// bufdiff-features: 74864 77283 78594 78889 80812 81467 81556 81587 82135 82317 83525 84922 88466
// bufdiff-features: 90543 91074 92568 92917 93225 93255 94687 94755 95096 98201 99383 99757 100564
// bufdiff-features: 102579 103383 107248 110552 115471 115728 117222 118880 119070 121132 122764
// bufdiff-features: 123056 124414 125175 127259 127273 129089 129262 130292
module {
  func.func @main(%arg0: tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<1x3xi32>) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xi32> to tensor<3x?x?xi32>
    %inserted_slice = tensor.insert_slice %arg0 into %cast[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> into tensor<3x?x?xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c0 to %c3 step %c2 iter_args(%arg2 = %arg0) -> (tensor<3x3x3xi32>) {
      %collapsed = tensor.collapse_shape %inserted_slice [[0, 1, 2]] : tensor<3x?x?xi32> into tensor<?xi32>
      %1 = arith.cmpi uge, %arg1, %c2 : index
      %cast_1 = tensor.cast %arg2 : tensor<3x3x3xi32> to tensor<3x?x?xi32>
      %2 = arith.select %1, %cast, %cast_1 : tensor<3x?x?xi32>
      scf.yield %arg2 : tensor<3x3x3xi32>
    }
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %0[1, %c1, 0] [1, 1, 3] [1, 1, 1] : tensor<3x3x3xi32> to tensor<1x3xi32>
    %inserted_slice_0 = tensor.insert_slice %0 into %arg0[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xi32> into tensor<3x3x3xi32>
    return %inserted_slice_0, %extracted_slice : tensor<3x3x3xi32>, tensor<1x3xi32>
  }
}

