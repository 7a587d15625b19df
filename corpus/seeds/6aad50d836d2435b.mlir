// bufdiff-profile: mixed
// bufdiff-choices: 038fde99fcf93f9457a4a89d26aa80f0ee767f2fd7d7173cc969e6900288a3e76effb8f2e78727da
// bufdiff-choices: 9c7d55e2fcb54b4b313ee36149efaa239f11cb4ae16e22c01240966fdc01295128cbde8da769da23
// bufdiff-choices: 1401c5673a4271ef4c7ff10fd3cf37ad5b2770f12f2e6ba0f36bbeabb4c3271116264abebc53af99
// bufdiff-choices: bb9ea021a061462f479d1032164ec3e716710cded4c1dd9e21b81f62b1639c8c3345ccecff5e4b
// bufdiff-features: 1326 1502 4827 6390 7986 9768 11441 12932 15751 15969 16582 17481 20023 22221
// bufdiff-features: 23787 24572 25388 25818 26464 26568 26881 27048 29687 29968 34069 34167 34647
// bufdiff-features: 37516 37786 39008 39747 40044 40712 42282 42344 42728 43098 43480 46203 47862
// bufdiff-features: 49635 50469 52900 52958 53252 55125 55887 58190 58973 60004 60816 61556 63800
// bufdiff-features: 64520 64959 66422 68355 68782 69987 70720 70975 71046 73140 74159 75921 77693
// bufdiff-features: 78182 78283 83441 84322 86125 86837 86948 87563 88732 89434 92492 92921 97081
// bufdiff-features: 97924 99009 99383 99711 103035 103715 103896 104303 104457 104931 105857 109732
// bufdiff-features: 110281 110552 111739 112363 113020 115026 115471 115823 121394 121682 128713
// bufdiff-features: 128768 128828 130059
module {
  func.func @main(%arg0: tensor<2x2xf64>, %arg1: tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<2x2xf64>, tensor<?x?x?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim, %c1, %dim_0] : tensor<?x?xi64> into tensor<?x?x?xi64>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg1) -> (tensor<?x?xi64>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2, 0] [1, %dim_0] [1, 1] : tensor<?x?xi64> to tensor<?xi64>
      %1 = tensor.empty(%dim_0) : tensor<?xi64>
      %c11_i64 = arith.constant 11 : i64
      %2 = linalg.fill ins(%c11_i64 : i64) outs(%1 : tensor<?xi64>) -> tensor<?xi64>
      %3 = linalg.sub ins(%extracted_slice, %2 : tensor<?xi64>, tensor<?xi64>) outs(%extracted_slice : tensor<?xi64>) -> tensor<?xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg3[%arg2, 0] [1, %dim_0] [1, 1] : tensor<?xi64> into tensor<?x?xi64>
      }
    }
    %c5_i64 = arith.constant 5 : i64
    return %0, %arg0, %expanded, %c5_i64 : tensor<?x?xi64>, tensor<2x2xf64>, tensor<?x?x?xi64>, i64
  }
}

