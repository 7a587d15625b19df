// bufdiff-profile: types
// bufdiff-choices: 199bdf64b94a7ac41e89ea1242130b56790decaaf52cf9d8b5259e45e5a85e3e4a7434a337a4b7a3
// bufdiff-choices: 6c7d775edb7ee115912f76b57d1bf766ed64ee66cda8c7d140b6222166e071b2debe19cf9f9c1d6d
// bufdiff-choices: 6c3f2c33b895fb893c0a179409c9b6e98dd735a66427c5a57c05c92d96e94648daf0d187c03cba1a
// bufdiff-choices: 2faee3c6c60b24d91cf2c76f7a06d7086af25d0cceacaa3c47efcbba261717b3529396393b341039
// bufdiff-choices: c17374b93dfc2b3d1559f25684c78b616b5c708a01699226cbba7e58c1c0d616
// bufdiff-features: 981 1048 1172 1502 3531 5297 6008 6363 9132 10668 12789 12932 13233 13652 14152
// bufdiff-features: 14454 15440 15751 15897 16640 17269 17334 20023 21910 22280 22824 23968 24826
// bufdiff-features: 25297 25388 25818 26507 26568 27048 27171 27556 28823 29968 29993 30666 34069
// bufdiff-features: 34167 34647 36784 37251 38427 39747 40044 40190 40712 42282 42344 42350 42467
// bufdiff-features: 44554 46110 46203 46605 46995 49370 50717 50894 52900 52958 53243 54385 54684
// bufdiff-features: 55479 55887 57064 57548 58122 58190 59764 60235 60686 61236 61456 61556 61622
// bufdiff-features: 62585 63071 63610 64235 64319 64959 65595 66422 66765 67388 67817 67928 68355
// bufdiff-features: 68782 69170 69987 70529 70965 71169 73289 74362 74507 74617 75269 75921 76700
// bufdiff-features: 76915 76953 79389 79562 80211 81736 82135 83441 84347 84887 85843 86013 86210
// bufdiff-features: 87466 88000 88233 89780 90097 92357 94961 96117 97924 98403 99009 99383 99568
// bufdiff-features: 100258 103490 103715 104303 105142 105857 105957 105965 106376 107412 107425
// bufdiff-features: 108012 109086 109239 110325 111073 112929 113020 115026 115343 115471 117122
// bufdiff-features: 120650 120699 121394 121467 121682 122764 123204 124657 125040 125290 125908
// bufdiff-features: 126994 127834 128713 128768 128916 130602
module {
  func.func private @f1(%arg0: tensor<5x3xf8E5M2>, %arg1: tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xf8E5M2>
    %0 = tensor.empty(%dim) : tensor<5x?xf8E5M2>
    %cst = arith.constant -0.000000e+00 : f8E5M2
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<5x?xf8E5M2>) -> tensor<5x?xf8E5M2>
    %2 = linalg.abs ins(%1 : tensor<5x?xf8E5M2>) outs(%arg1 : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    return %2 : tensor<?x?xf8E5M2>
  }
  func.func @main(%arg0: tensor<?xf8E5M2> {bufferization.writable = false}, %arg1: tensor<5x3xf8E5M2>, %arg2: memref<?xf8E5M2>, %arg3: memref<6xf8E5M2, strided<[?], offset: ?>>, %arg4: memref<4xi7>) -> (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>) {
    %cast = tensor.cast %arg1 : tensor<5x3xf8E5M2> to tensor<?x?xf8E5M2>
    %0 = call @f1(%arg1, %cast) : (tensor<5x3xf8E5M2>, tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    %cast_0 = tensor.cast %0 : tensor<?x?xf8E5M2> to tensor<5x3xf8E5M2>
    %1 = call @f1(%cast_0, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5x3xf8E5M2>, tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
    %2 = scf.forall (%arg5) in (5) shared_outs(%arg6 = %1) -> (tensor<?x?xf8E5M2>) {
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %3 = arith.remui %arg5, %c3 : index
      %extracted_slice = tensor.extract_slice %1[%c1, %3] [1, 1] [1, 1] : tensor<?x?xf8E5M2> to tensor<1xf8E5M2>
      %4 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<?xf8E5M2>, tensor<1xf8E5M2>) outs(%arg0 : tensor<?xf8E5M2>) -> tensor<?xf8E5M2>
      %extracted_slice_1 = tensor.extract_slice %arg6[%arg5, 0] [1, 3] [1, 1] : tensor<?x?xf8E5M2> to tensor<1x3xf8E5M2>
      %5 = linalg.abs ins(%extracted_slice_1 : tensor<1x3xf8E5M2>) outs(%extracted_slice_1 : tensor<1x3xf8E5M2>) -> tensor<1x3xf8E5M2>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg6[%arg5, 0] [1, 3] [1, 1] : tensor<1x3xf8E5M2> into tensor<?x?xf8E5M2>
      }
    }
    return %0, %2 : tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>
  }
}

