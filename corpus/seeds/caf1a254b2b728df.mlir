// bufdiff-profile: calls
// bufdiff-choices: 5923d0621389ab418d4da6cbdca150ad28440c1604f384d09e47f9cf4deb9b867b46fb9fb61ab31d
// bufdiff-choices: 461de44b8dabe49eaa9c62d89f9bafede8c39132c2bc2fc9f92c0e477a3a5501f3859546c047df48
// bufdiff-choices: 85a96c57494fc8811950a02dea8f4c31a179e522a2a3adb38c1c1893c5f1135862066e5631b48a8e
// bufdiff-choices: 7edfb02b44e6944085afd35c58e635181f99bb3c901d8f749c680f14d032c222c8bf35d7956be7f9
// bufdiff-choices: 5a6af4de916e5af86ba42da47ee04cdf73f813264fd6d56e95e8aae44035cc776fe0581c9c14544d
// bufdiff-choices: 048ef3864ac082b096164322879b1e232c63993e54a0fa03a78b276072df2fec6fb671b62f6cab8f
// bufdiff-choices: aa6be07ce4fb969c449ca54b87881b3ef809a15f1d7f77192f683aa59c186ba0e4f4778e19228b30
// bufdiff-choices: 50ef7a62505a725f4e670c1627a552c79e566c12c5d895020861b7683bb77e9cda778f56a70595de
// bufdiff-choices: e1f250cebf4d10bd42e37e7eff421f986253d47fdc7984614802e2e62d3632f726cf8b1eca886399
// bufdiff-choices: 1bf76484ee84b3977d43ed82e361e744f1f0bbaa6936364362e38900e396abf6fe980348ace10627
// bufdiff-choices: c55b
// bufdiff-features: 378 961 1084 1518 1858 2898 3998 4136 4462 4752 4784 5197 5973 6224 6360 7060
// bufdiff-features: 7384 7700 7847 8130 9479 10254 11162 11202 11554 11825 12296 12305 13048 13233
// bufdiff-features: 13412 13441 13652 14454 14891 15440 15536 15751 15929 16117 16405 16960 18115
// bufdiff-features: 18232 18331 18486 18599 18667 19100 19269 19442 19746 20023 20374 20686 20749
// bufdiff-features: 20838 21140 21579 21953 22221 22505 22824 23143 23144 23787 23817 24184 24259
// bufdiff-features: 24393 24603 24747 24826 25082 25119 25388 25608 26464 26568 26796 27048 27343
// bufdiff-features: 27725 27825 28251 28464 28987 29590 29684 29968 30666 31247 31805 31899 32005
// bufdiff-features: 32473 32615 33511 33530 33985 34167 34564 34647 35957 36784 37030 37294 37315
// bufdiff-features: 37404 37743 37786 38783 39479 40712 40753 40812 42282 42344 42467 42728 43858
// bufdiff-features: 45263 45427 46203 46330 46832 46833 46926 46995 47392 48025 48974 49286 49355
// bufdiff-features: 49489 50246 50717 50894 51372 52052 52062 52251 52322 52558 52900 52946 52958
// bufdiff-features: 53252 53716 53890 54385 54546 54598 54651 54998 55887 56063 56229 56424 56599
// bufdiff-features: 56873 57554 57718 57773 58769 59070 59145 59539 60618 61169 61350 61556 61699
// bufdiff-features: 62574 62701 63062 63071 63610 63642 63800 63915 64120 64235 64716 64959 64976
// bufdiff-features: 65726 66320 66422 66489 66765 66777 66995 67657 67929 68355 68764 69403 69987
// bufdiff-features: 70596 70821 71169 71306 71351 71701 72363 72867 73140 73242 73289 73455 73802
// bufdiff-features: 74089 74362 74471 74507 74617 74672 74851 75200 76074 76257 76286 76382 76659
// bufdiff-features: 76700 77129 77307 77484 78283 78430 78950 79389 79825 80511 80533 81467 81511
// bufdiff-features: 81601 81662 81736 82135 82182 82203 83817 83935 84347 84585 84866 84887 84979
// bufdiff-features: 85498 85517 85820 85843 86065 86125 86877 87227 87345 88732 89109 89315 89327
// bufdiff-features: 89780 89812 90070 91049 91365 91540 91566 91737 92022 93208 93255 93286 93562
// bufdiff-features: 93994 94253 94961 95285 96273 97864 98194 98691 99032 99228 99383 99538 99568
// bufdiff-features: 99619 100258 101105 101280 101823 101968 102601 102690 103056 103415 103416
// bufdiff-features: 103631 103646 104069 104303 104405 104572 104658 104790 104931 105015 105036
// bufdiff-features: 105517 105858 105914 106321 106561 107412 107425 108012 108165 109086 109239
// bufdiff-features: 109727 110085 110530 110552 111024 111168 111270 111883 111976 112474 112800
// bufdiff-features: 112909 112929 113041 113072 113821 113901 114432 114462 114589 114783 115391
// bufdiff-features: 115471 115967 115990 116003 116721 117235 118623 118876 118884 119588 119876
// bufdiff-features: 119924 120197 120465 121305 121394 121467 121626 121707 122095 122489 122579
// bufdiff-features: 122764 122967 123012 123486 124448 124909 124932 125124 125175 125265 125699
// bufdiff-features: 125908 126554 126825 127303 127306 127834 127922 128713 128768 128915 128916
// bufdiff-features: 129089 129278 130495 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?xf64>, %arg1: tensor<5x5xf64>) -> (tensor<?xf64>, tensor<1x5x5xf64>, tensor<3xf64>) {
    %cst = arith.constant dense<1.000000e+10> : tensor<f64>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f64>) outs(%arg0 : tensor<?xf64>) dimensions = [0] 
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf64> into tensor<1x5x5xf64>
    %0 = tensor.empty() : tensor<3xf64>
    %1 = linalg.copy ins(%broadcasted : tensor<?xf64>) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    return %broadcasted, %expanded, %1 : tensor<?xf64>, tensor<1x5x5xf64>, tensor<3xf64>
  }
  func.func private @f2(%arg0: tensor<?x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x4xf64>
    %0 = tensor.empty(%dim) : tensor<?x4xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %2 = linalg.exp ins(%1 : tensor<?x4xf64>) outs(%arg1 : tensor<?x4xf64>) -> tensor<?x4xf64>
    return %2, %1 : tensor<?x4xf64>, tensor<?x4xf64>
  }
  func.func @f3(%arg0: tensor<4x4xf64>, %arg1: f64, %arg2: f64, %arg3: tensor<?x?xf64>) -> (tensor<3xf64>, tensor<4x4xf64>) {
    %0 = tensor.empty() : tensor<4x4xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %transposed = linalg.transpose ins(%1 : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) permutation = [1, 0] 
    %2 = linalg.negf ins(%transposed : tensor<4x4xf64>) outs(%0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %3 = bufferization.alloc_tensor() : tensor<3xf64>
    %cst = arith.constant dense<7.500000e+00> : tensor<f64>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f64>) outs(%3 : tensor<3xf64>) dimensions = [0] 
    return %broadcasted, %2 : tensor<3xf64>, tensor<4x4xf64>
  }
  func.func private @f4(%arg0: tensor<4x?xf64>, %arg1: tensor<5x5xf64>) -> tensor<4x4xf64> {
    %cast = tensor.cast %arg0 : tensor<4x?xf64> to tensor<?x4xf64>
    %transposed = linalg.transpose ins(%cast : tensor<?x4xf64>) outs(%arg0 : tensor<4x?xf64>) permutation = [1, 0] 
    %0:2 = call @twice4(%transposed) : (tensor<4x?xf64>) -> (tensor<4x?xf64>, tensor<4x?xf64>)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0#0[%c0, %c3] : tensor<4x?xf64>
    %1 = tensor.empty() : tensor<4x4xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x?xf64>) outs(%1 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func private @twice4(%arg0: tensor<4x?xf64>) -> (tensor<4x?xf64>, tensor<4x?xf64>) {
    %0 = linalg.ceil ins(%arg0 : tensor<4x?xf64>) outs(%arg0 : tensor<4x?xf64>) -> tensor<4x?xf64>
    return %0, %0 : tensor<4x?xf64>, tensor<4x?xf64>
  }
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?x4xf64>, tensor<?x?xf64>, tensor<?x4xf64>, tensor<4x4xf64>) {
    %cast = tensor.cast %arg0 : tensor<4x4xf64> to tensor<?x4xf64>
    %cast_0 = tensor.cast %arg0 : tensor<4x4xf64> to tensor<?x4xf64>
    %0:2 = call @f2(%cast, %cast_0) : (tensor<?x4xf64>, tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>)
    %rank = tensor.rank %0#0 : tensor<?x4xf64>
    %1 = scf.index_switch %rank -> tensor<?x4xf64> 
    case 0 {
      %6 = scf.execute_region -> tensor<?x4xf64> {
        scf.yield %0#0 : tensor<?x4xf64>
      }
      scf.yield %0#0 : tensor<?x4xf64>
    }
    case 2 {
      %c1_7 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %6 = tensor.empty(%c1_7, %c4, %c1_7) : tensor<?x?x?xf64>
      %cst_8 = arith.constant 5.000000e-01 : f64
      %7 = linalg.fill ins(%cst_8 : f64) outs(%6 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %cst_9 = arith.constant 2.000000e+00 : f64
      %cst_10 = arith.constant -2.500000e+00 : f64
      %from_elements = tensor.from_elements %cst_9, %cst_9, %cst_8, %cst_10 : tensor<1x1x4xf64>
      %8 = linalg.batch_reduce_matmul ins(%7, %from_elements : tensor<?x?x?xf64>, tensor<1x1x4xf64>) outs(%0#0 : tensor<?x4xf64>) -> tensor<?x4xf64>
      scf.yield %8 : tensor<?x4xf64>
    }
    default {
      %cast_7 = tensor.cast %0#1 : tensor<?x4xf64> to tensor<4x4xf64>
      %cst_8 = arith.constant -2.500000e+00 : f64
      %cast_9 = tensor.cast %0#1 : tensor<?x4xf64> to tensor<?x?xf64>
      %6:2 = func.call @f3(%cast_7, %cst_8, %cst_8, %cast_9) : (tensor<4x4xf64>, f64, f64, tensor<?x?xf64>) -> (tensor<3xf64>, tensor<4x4xf64>)
      %7 = linalg.round ins(%0#0 : tensor<?x4xf64>) outs(%0#0 : tensor<?x4xf64>) -> tensor<?x4xf64>
      scf.yield %7 : tensor<?x4xf64>
    }
    %2 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<3xf64>) -> tensor<3xf64>
    %cast_1 = tensor.cast %3 : tensor<3xf64> to tensor<?xf64>
    %cst_2 = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01, 2.850000e+01, 2.950000e+01, 3.050000e+01], [3.150000e+01, 3.250000e+01, 3.350000e+01, 3.450000e+01, 3.550000e+01]]> : tensor<5x5xf64>
    %4:3 = call @f1(%cast_1, %cst_2) : (tensor<?xf64>, tensor<5x5xf64>) -> (tensor<?xf64>, tensor<1x5x5xf64>, tensor<3xf64>)
    %cast_3 = tensor.cast %0#0 : tensor<?x4xf64> to tensor<4x?xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %4#1[%c0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<1x5x5xf64> to tensor<5x5xf64>
    %5 = call @f4(%cast_3, %extracted_slice) : (tensor<4x?xf64>, tensor<5x5xf64>) -> tensor<4x4xf64>
    %cast_4 = tensor.cast %4#2 : tensor<3xf64> to tensor<?xf64>
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_5 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
    %extracted_slice_6 = tensor.extract_slice %arg1[0, 0] [%dim, %dim_5] [1, 1] : tensor<?x?xf64> to tensor<?x?xf64>
    return %cast_4, %4#0, %1, %extracted_slice_6, %0#0, %5 : tensor<?xf64>, tensor<?xf64>, tensor<?x4xf64>, tensor<?x?xf64>, tensor<?x4xf64>, tensor<4x4xf64>
  }
}

