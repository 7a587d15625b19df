// bufdiff-profile: calls
// bufdiff-choices: b2752a12e1b931694de7173497309d257589e504df99e456b2e9d2f255b1c21f717d8f878bcec377
// bufdiff-choices: a0808a1ae67e33b5f48d3e7b7d510594100b4a61249d23b9bc7b7073e1d98aeddf5e269d74b014c7
// bufdiff-choices: 9925bdacbc1772304b7c25b560f0bd4503492e030e1e2f9d63b11838b6b26993d9614c8e45a62113
// bufdiff-choices: 17e72567c3974e84f503e16f7b8201737edaf63e57f4ac7f4d9e694e8ad013ba9bd5fb822dd526af
// bufdiff-choices: f564a6b9b8cde318d6dc085231db92ed5cf775d4eaf3b9301092dd818bcb0103d6d7de33c70e4f6b
// bufdiff-choices: 6ef776e6c9f7c3795c1a88d404d2851f009c3d03da6c8461510f410b94ac847283f90dbccff5e6e5
// bufdiff-choices: 1b8df57ecb39be49acb411cfa370177f93802e98bf8c95d735ee60ef24a59f8504b1b67a565c8d5d
// bufdiff-choices: ca93f40997f444c2e641a2e31932cfa211ce5a98f467ef28222391b2a2f2c67e18c1a286012e45e3
// bufdiff-choices: 55388abc8f570dbcc98dd7cea2daa7805caf6a00e6d2bf8f6d6b9a7b7e674fba10b549e191612f0e
// bufdiff-choices: 65e4aeffd29301fba2c13c6a55e2022d304fbc797316b8ce4e79558db88188a1e71222127ac99ace
// bufdiff-choices: fa5ff76650195957ce245f5dde1aa05272d5e26ecefd1681a8970c227617f522
// bufdiff-features: 729 961 1502 1829 2742 2898 3207 3217 3795 4174 4462 4752 4967 4984 5661 5973
// bufdiff-features: 6360 6510 8646 8960 9263 10147 10476 10968 11037 11047 11162 11441 11588 12170
// bufdiff-features: 12806 13021 13225 13233 13652 13689 14015 14704 14884 15440 15751 15903 15929
// bufdiff-features: 16084 16682 17015 18486 19100 19419 19441 19442 19746 20237 20332 20516 20686
// bufdiff-features: 20749 20838 21825 22154 22280 22824 23097 23740 23787 23817 24259 24473 24812
// bufdiff-features: 24826 25253 25297 25388 25608 25729 25818 25962 26507 26568 27048 27056 27218
// bufdiff-features: 27725 27825 28349 28464 28564 29567 29590 29968 30293 30666 30961 31876 32005
// bufdiff-features: 32421 32509 33400 33915 34069 34167 34564 34623 34647 34906 35163 35231 35359
// bufdiff-features: 35403 36092 36280 36784 37694 37803 38167 38783 39747 40044 40070 40479 40712
// bufdiff-features: 42282 42467 42919 43171 43442 44522 44959 45710 46034 46203 46832 46995 47392
// bufdiff-features: 49097 49336 49370 49605 50022 50717 50837 51341 51534 52042 52322 52558 52591
// bufdiff-features: 52807 52900 52958 53244 53252 53469 53779 54554 54651 55185 55270 55609 55622
// bufdiff-features: 55887 56116 56339 57265 57660 57718 57773 58106 58122 58190 58191 58973 59070
// bufdiff-features: 59145 59538 59897 60046 60302 60435 60816 61350 61375 61556 61699 61873 62218
// bufdiff-features: 62326 63046 63071 63431 63470 63610 63800 63915 63998 64119 64120 64235 64959
// bufdiff-features: 64976 65478 65515 65912 66119 66422 66765 66821 66995 67595 67657 68355 68457
// bufdiff-features: 68751 68755 68769 68782 69449 69987 70307 70335 71169 71306 71928 71980 72629
// bufdiff-features: 72674 73140 73289 73455 73802 74057 74201 74255 74362 74507 74617 74833 75134
// bufdiff-features: 75921 76227 76382 76559 76611 76700 76953 76966 77428 77725 78283 78430 78950
// bufdiff-features: 79184 79389 79850 80119 81047 81239 81467 81556 81572 81707 81736 81814 81956
// bufdiff-features: 82135 82149 82203 82459 83060 83194 83253 83697 84347 84585 84631 84887 84897
// bufdiff-features: 84962 85843 86031 86125 86637 87199 87862 87923 88317 88635 88732 88999 89109
// bufdiff-features: 89780 89812 90070 90090 90903 91365 91540 91737 91770 91910 92194 92309 92453
// bufdiff-features: 92647 92849 92917 93150 93255 94187 94253 94755 94913 94952 94981 95079 95106
// bufdiff-features: 95285 96323 96551 96562 96808 97282 97318 97447 97666 97864 98501 98879 99009
// bufdiff-features: 99383 99512 99568 99667 100059 100258 103490 103715 103903 104303 104405 104796
// bufdiff-features: 104931 104952 105573 105696 105857 105914 106314 106561 106893 107035 107361
// bufdiff-features: 107425 108012 108038 109086 109147 110128 110153 110552 110952 111024 111494
// bufdiff-features: 111587 111721 111883 112929 113020 113041 113327 113346 113821 114131 114145
// bufdiff-features: 114541 115026 115471 115823 116552 117235 117336 117724 117839 118214 119231
// bufdiff-features: 119588 119613 119645 119845 120488 121188 121252 121394 121467 121626 121682
// bufdiff-features: 122710 122764 123012 124448 124824 125048 125175 125908 125965 126166 128126
// bufdiff-features: 128768 128916 129179 129404 129435 129858 129955 130173 130294 130354 130933
// bufdiff-features: 130951
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?x?x?xf32> {bufferization.writable = false}) -> (tensor<3x3xf32>, tensor<3x3x2xf32>, tensor<?x?x?xf32>, tensor<3x3xf32>, tensor<3x3x?xf32>, tensor<3x2x1xf32>) {
    %0 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %cast = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>
    %2:2 = call @f3(%cast) : (tensor<?xf32>) -> (tensor<3x3xf32>, tensor<3x3x?xf32>)
    %3:3 = call @f5(%2#0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, f32)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %4 = arith.cmpi uge, %dim, %c2 : index
    %5 = scf.if %4 -> (tensor<?x?x?xf32>) {
      %dim_0 = tensor.dim %0, %c0 : tensor<1xf32>
      %c1 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
      %dim_2 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
      %7 = tensor.empty(%dim, %dim_1, %dim_2) : tensor<?x?x?xf32>
      %8 = linalg.fill ins(%3#2 : f32) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %8 : tensor<?x?x?xf32>
    } else {
      %c1 = arith.constant 1 : index
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
      %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
      %7 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf32>
      %8 = linalg.fill ins(%3#2 : f32) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %8 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %9 : tensor<?x?x?xf32>
    }
    %6:3 = call @f4(%3#1, %3#1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3x2xf32>, tensor<3x3xf32>, tensor<3x2x1xf32>)
    return %6#1, %6#0, %5, %3#0, %2#1, %6#2 : tensor<3x3xf32>, tensor<3x3x2xf32>, tensor<?x?x?xf32>, tensor<3x3xf32>, tensor<3x3x?xf32>, tensor<3x2x1xf32>
  }
  func.func @f5(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, f32) {
    %0:2 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg2[0, %arg1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %3 = tensor.empty(%c3, %c1) : tensor<?x?xi1>
      %true = arith.constant true
      %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %5 = tensor.empty() : tensor<3x1xf32>
      %cst_0 = arith.constant 1.000000e+02 : f32
      %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %7 = linalg.select ins(%4, %extracted_slice, %6 : tensor<?x?xi1>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%extracted_slice : tensor<3x1xf32>) -> tensor<3x1xf32>
      %8 = linalg.tanh ins(%extracted_slice : tensor<3x1xf32>) outs(%7 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %extracted_slice_1 = tensor.extract_slice %arg3[0, %arg1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3xf32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
      %11 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%extracted_slice_1, %10 : tensor<3xf32>, tensor<f32>) outs(%extracted_slice_1 : tensor<3xf32>) -> tensor<3xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice_1 into %11[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg2[0, %arg1] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x3xf32>
        tensor.parallel_insert_slice %inserted_slice into %arg3[0, %arg1] [3, 1] [1, 1] : tensor<3xf32> into tensor<3x3xf32>
      }
    }
    %1 = tensor.empty() : tensor<3x3xf32>
    %2 = linalg.copy ins(%0#1 : tensor<3x3xf32>) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    return %0#0, %2, %cst : tensor<3x3xf32>, tensor<3x3xf32>, f32
  }
  func.func @f3(%arg0: tensor<?xf32>) -> (tensor<3x3xf32>, tensor<3x3x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %0 = tensor.empty() : tensor<3x3x3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast = tensor.cast %1 : tensor<3x3x3xf32> to tensor<3x3x?xf32>
    %cast_0 = tensor.cast %1 : tensor<3x3x3xf32> to tensor<3x3x?xf32>
    %2:2 = call @f2(%cast, %cast_0) : (tensor<3x3x?xf32>, tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x3xf32>)
    return %2#1, %2#0 : tensor<3x3xf32>, tensor<3x3x?xf32>
  }
  func.func private @f1(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = linalg.rsqrt ins(%arg1 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x?xf32>, %arg1: tensor<3x3x?xf32>) -> (tensor<3x3x?xf32>, tensor<3x3xf32>) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<3x3x3xf32>
    %cast = tensor.cast %cst : tensor<3x3x3xf32> to tensor<3x3x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<3x3x?xf32>) outs(%arg0 : tensor<3x3x?xf32>) permutation = [1, 0, 2] 
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x?xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %cast_1 = tensor.cast %1 : tensor<3x?xf32> to tensor<3x3xf32>
    %cast_2 = tensor.cast %1 : tensor<3x?xf32> to tensor<3x3xf32>
    %2 = call @f1(%cast_1, %cast_2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = call @f1(%2, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %transposed, %3 : tensor<3x3x?xf32>, tensor<3x3xf32>
  }
  func.func private @f4(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3x2xf32>, tensor<3x3xf32>, tensor<3x2x1xf32>) {
    %cst = arith.constant -6.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = tensor.empty() : tensor<3x3x2xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %3 = tensor.empty() : tensor<1xf32>
    %4 = linalg.pooling_nwc_max ins(%2, %3 : tensor<3x3x2xf32>, tensor<1xf32>) outs(%2 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %2[0, 1, 0] [3, 2, 1] [1, 1, %c1] : tensor<3x3x2xf32> to tensor<3x2x1xf32>
    %5 = tensor.empty() : tensor<3x2x1xf32>
    %6 = linalg.copy ins(%extracted_slice : tensor<3x2x1xf32>) outs(%5 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    return %4, %0, %6 : tensor<3x3x2xf32>, tensor<3x3xf32>, tensor<3x2x1xf32>
  }
}

