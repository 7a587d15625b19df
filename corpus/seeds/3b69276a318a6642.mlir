// bufdiff-profile: types
// bufdiff-choices: 5923d0621389ab418d4da6cbdca150ad28440c1604f384d09e47f9cf4deb9b867b46fb9fb61ab31d
// bufdiff-choices: 461de44b8dabe49eaa9c62d89f9bafede8c39132c2bc2fc9f92c0e477a3a5501f3859546c047df48
// bufdiff-choices: 85a96c57494fc8811950a02dea8f4c31a179e522a2a3adb38c1c1893c5f1135862066e5631b48a8e
// bufdiff-choices: 7edfb02b44e6944085afd35c58e635181f99bb3c901d8f749c680f14d032c222c8bf35d7956be7f9
// bufdiff-choices: 5a6af4de916e5af86ba42da47ee04cdf73f813264fd6d56e95e8aae44035cc776fe0581c9c14544d
// bufdiff-choices: 048ef3864ac082b096164322879b1e232c63993e54a0fa03a78b276072df2fec6fb671b62f6cab8f
// bufdiff-choices: aa6be07ce4fb969c449ca54b87881b3ef809a15f1d7f77192f683aa59c186ba0e4f4778e19228b30
// bufdiff-choices: 50ef7a62505a725f
// bufdiff-features: 103 1683 1806 1858 1904 2130 2304 2574 2898 4752 4935 5199 5376 5973 7490 9479
// bufdiff-features: 9852 9868 10386 10647 10819 11376 12170 12654 12932 13233 14084 15257 15440
// bufdiff-features: 15536 15751 15903 16084 16242 16728 18232 18328 19291 19647 20686 20987 21281
// bufdiff-features: 22095 22178 22280 22885 24574 24669 24826 25698 25818 26507 26568 27048 27301
// bufdiff-features: 27339 28047 28722 29567 30666 30961 32536 32614 33065 33129 33530 33919 34167
// bufdiff-features: 34233 34254 34647 35003 35163 35231 35507 35907 36513 36706 36925 37199 37786
// bufdiff-features: 38039 38167 38378 38747 39329 40044 40297 40451 40479 41022 42344 42467 42530
// bufdiff-features: 42766 42984 43839 44407 44943 45298 45366 45406 45427 46203 46720 46832 46874
// bufdiff-features: 46995 47392 47762 47862 48208 48285 48611 50469 50763 51344 53469 53553 54558
// bufdiff-features: 54671 55086 55887 56425 56477 56696 57016 57718 58290 59069 60816 61350 61556
// bufdiff-features: 61692 62218 62225 62253 62281 63071 63470 63610 63851 64235 64294 64801 64959
// bufdiff-features: 64976 66097 66765 67388 67929 68355 68782 69017 69121 69505 69872 69987 71168
// bufdiff-features: 71527 71660 72363 72629 72975 73050 73289 73725 73802 74362 74507 74617 74881
// bufdiff-features: 74991 75502 75900 75921 76688 77491 77887 78034 78038 78447 79389 79567 80511
// bufdiff-features: 81707 81726 82135 83023 83194 84090 84585 85640 85843 87408 87601 87895 87949
// bufdiff-features: 88337 88341 88732 89109 89315 89780 90294 90903 91074 91465 92492 93255 94178
// bufdiff-features: 94253 94586 94952 95106 95285 95494 95900 96969 97318 98501 98879 99350 99383
// bufdiff-features: 99568 99667 99843 100258 102461 102579 103148 103165 103275 103715 105264
// bufdiff-features: 105858 107425 107997 108165 109086 109440 109502 109727 109927 111378 112791
// bufdiff-features: 112929 114117 114783 115026 115155 115184 115391 115471 115823 115990 116841
// bufdiff-features: 117235 118769 119340 121394 121467 121682 122317 122631 122764 123012 123056
// bufdiff-features: 124116 124322 124932 125040 125048 125822 125908 127306 127922 128443 128768
// bufdiff-features: 128916 129899 130933
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f2(%arg0: tensor<5x5xf8E5M2>, %arg1: tensor<4x4xf8E5M2>) -> (tensor<4x2xf8E5M2>, f8E5M2) {
    %cst = arith.constant dense<-2.500000e+00> : tensor<4x4xf8E5M2>
    %0 = linalg.add ins(%arg1, %cst : tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2>) outs(%arg1 : tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
    %extracted_slice = tensor.extract_slice %0[0, 1] [4, 2] [1, 1] : tensor<4x4xf8E5M2> to tensor<4x2xf8E5M2>
    %1 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %extracted_slice) -> (tensor<4x2xf8E5M2>) {
      %c3 = arith.constant 3 : index
      %2 = tensor.empty(%c3) : tensor<?xf8E5M2>
      %cast = tensor.cast %2 : tensor<?xf8E5M2> to tensor<3xf8E5M2>
      %3:2 = func.call @f1(%cast) : (tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
      %4 = tensor.empty() : tensor<4xf8E5M2>
      %cst_1 = arith.constant 3.000000e+00 : f8E5M2
      %5 = linalg.fill ins(%cst_1 : f8E5M2) outs(%4 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg3[0, %arg2] [4, 1] [1, 1] : tensor<4xf8E5M2> into tensor<4x2xf8E5M2>
      }
    }
    %cst_0 = arith.constant -6.000000e+00 : f8E5M2
    return %1, %cst_0 : tensor<4x2xf8E5M2>, f8E5M2
  }
  func.func private @f1(%arg0: tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>) {
    %0 = tensor.empty() : tensor<3xf8E5M2>
    %cst = arith.constant 3.000000e+00 : f8E5M2
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    %2 = linalg.ceil ins(%1 : tensor<3xf8E5M2>) outs(%arg0 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [3, 1] : tensor<3xf8E5M2> into tensor<3x1xf8E5M2>
    return %2, %1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }
  func.func @main(%arg0: tensor<3xf8E5M2>, %arg1: memref<4x?xf8E5M2, strided<[?, ?], offset: ?>, 1>, %arg2: memref<3xf8E5M2, strided<[?], offset: ?>>, %arg3: memref<?x4xf8E5M2>) -> tensor<4x2xf8E5M2> {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %3 = tensor.empty() : tensor<3x2x2xf8E5M2>
      %cst_1 = arith.constant 0.000000e+00 : f8E5M2
      %4 = linalg.fill ins(%cst_1 : f8E5M2) outs(%3 : tensor<3x2x2xf8E5M2>) -> tensor<3x2x2xf8E5M2>
      %5 = tensor.empty() : tensor<1xf8E5M2>
      %6 = linalg.pooling_nwc_max ins(%4, %5 : tensor<3x2x2xf8E5M2>, tensor<1xf8E5M2>) outs(%4 : tensor<3x2x2xf8E5M2>) -> tensor<3x2x2xf8E5M2>
      %7:2 = scf.forall (%arg4) in (1) shared_outs(%arg5 = %5, %arg6 = %5) -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>) {
        %9 = tensor.empty(%c1) : tensor<?xf8E5M2>
        %cst_2 = arith.constant 3.000000e+00 : f8E5M2
        %10 = linalg.fill ins(%cst_2 : f8E5M2) outs(%9 : tensor<?xf8E5M2>) -> tensor<?xf8E5M2>
        %c7 = arith.constant 7 : index
        %11 = arith.cmpi ult, %arg4, %c7 : index
        %cast = tensor.cast %5 : tensor<1xf8E5M2> to tensor<?xf8E5M2>
        %12 = arith.select %11, %cast, %10 : tensor<?xf8E5M2>
        %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<1xf8E5M2> to tensor<f8E5M2>
        %13 = linalg.fill ins(%cst_2 : f8E5M2) outs(%extracted_slice : tensor<f8E5M2>) -> tensor<f8E5M2>
        %14 = linalg.floor ins(%13 : tensor<f8E5M2>) outs(%13 : tensor<f8E5M2>) -> tensor<f8E5M2>
        %extracted_slice_3 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<1xf8E5M2> to tensor<1xf8E5M2>
        %15 = linalg.sqrt ins(%10 : tensor<?xf8E5M2>) outs(%extracted_slice_3 : tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %14 into %arg5[%arg4] [1] [1] : tensor<f8E5M2> into tensor<1xf8E5M2>
          tensor.parallel_insert_slice %15 into %arg6[%arg4] [1] [1] : tensor<1xf8E5M2> into tensor<1xf8E5M2>
        }
      }
      %8 = linalg.max ins(%7#0, %7#1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>) outs(%7#1 : tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %8[%c0] : tensor<1xf8E5M2>
    }
    %cst = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.000000e+00, 6.000000e+00], [6.000000e+00, 8.000000e+00, 8.000000e+00, 1.000000e+01, 1.000000e+01], [1.200000e+01, 1.200000e+01, 1.400000e+01, 1.400000e+01, 1.600000e+01], [1.600000e+01, 1.600000e+01, 2.000000e+01, 2.000000e+01, 2.000000e+01], [2.000000e+01, 2.400000e+01, 2.400000e+01, 2.400000e+01, 2.400000e+01]]> : tensor<5x5xf8E5M2>
    %0 = tensor.empty() : tensor<4x4xf8E5M2>
    %cst_0 = arith.constant -2.500000e+00 : f8E5M2
    %1 = linalg.fill ins(%cst_0 : f8E5M2) outs(%0 : tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
    %2:2 = call @f2(%cst, %1) : (tensor<5x5xf8E5M2>, tensor<4x4xf8E5M2>) -> (tensor<4x2xf8E5M2>, f8E5M2)
    return %2#0 : tensor<4x2xf8E5M2>
  }
}

