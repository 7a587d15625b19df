// bufdiff-profile: slices
// bufdiff-choices: 24aeb4efcf106fae70b0919fabf71e046f796970463b66975bba2c1717cab5126a3f3a06c8f76ba0
// bufdiff-choices: 89b8d08baecb709e6e3f7bb021373518f4418e44e57cf3e5da7ae137bf81f930e4c70e0bac522369
// bufdiff-choices: 566f3582b89662cfeb634088190f32a1afc445875fd51c94aaa6a5b950daf7c506f20ed686e9b93c
// bufdiff-choices: d6e285d0bfb672b8a886faf4a6b4bb0017c5a8ddedeca2f02121408908f53a2e7b793435
// bufdiff-features: 1326 1502 1628 2225 2898 5973 6002 6611 9407 9479 9768 10318 11162 11202 11297
// bufdiff-features: 11441 11538 12962 13074 13233 13390 15440 15751 17795 19100 19508 19746 20023
// bufdiff-features: 20304 20686 20717 20749 21382 22095 22154 22221 22280 22416 24205 24826 25782
// bufdiff-features: 25818 26464 26474 26507 26568 26619 27048 27825 28349 28856 29433 29687 29968
// bufdiff-features: 30666 30902 31208 32615 33409 33530 34069 34159 34167 34623 34647 35142 35383
// bufdiff-features: 35403 36784 37251 37786 38227 38555 38783 39747 40044 40712 40812 41318 42282
// bufdiff-features: 42344 42467 42728 43098 43480 44651 45263 46110 46203 46686 47392 47495 49097
// bufdiff-features: 50469 50894 51211 52558 52807 52900 52958 53252 55622 55887 57718 57773 58024
// bufdiff-features: 58190 59291 60686 61251 61556 61699 62672 62701 62912 63800 64120 64959 64991
// bufdiff-features: 66320 66422 66664 67742 68355 68782 68813 69987 71169 72363 73140 73330 74362
// bufdiff-features: 74617 74628 75134 75921 76382 77129 77261 78283 78430 79229 79389 80533 81204
// bufdiff-features: 81281 81443 81556 81601 81736 81814 82203 82398 83441 83466 84430 84585 84866
// bufdiff-features: 85843 86125 89410 89434 89780 89812 90224 91529 91566 91633 91737 92194 92492
// bufdiff-features: 92921 93255 94961 97318 97666 98879 99009 99383 99568 103315 104072 104303
// bufdiff-features: 104658 104931 105857 108165 108567 108686 109086 110552 111874 112050 112515
// bufdiff-features: 112917 112929 113020 113336 114783 115026 115823 117235 118393 119039 121252
// bufdiff-features: 121394 121467 121682 122764 123719 125163 125797 125908 126581 127922 128228
// bufdiff-features: 128713 128768 130010 131001
module {
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<4x4xi8>) -> (tensor<3x3xi8>, tensor<3x3xi8>, tensor<4x4x?xi8>, tensor<?x?xi8>, tensor<3x3xi8>, tensor<3x3xi8>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi8>
    %0 = scf.forall (%arg3) in (%dim) shared_outs(%arg4 = %arg0) -> (tensor<?x?xi8>) {
      %c7 = arith.constant 7 : index
      %2 = arith.muli %arg3, %c7 : index
      %c0 = arith.constant 0 : index
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi8>
      %extracted_slice = tensor.extract_slice %arg4[0, %arg3] [%dim_0, 1] [1, 1] : tensor<?x?xi8> to tensor<?xi8>
      %cst_1 = arith.constant dense<-3> : tensor<i8>
      %broadcasted = linalg.broadcast ins(%cst_1 : tensor<i8>) outs(%extracted_slice : tensor<?xi8>) dimensions = [0] 
      %generated = tensor.generate %dim_0 {
      ^bb0(%arg5: index):
        %extracted = tensor.extract %extracted_slice[%arg5] : tensor<?xi8>
        %6 = arith.trunci %extracted : i8 to i1
        %7 = arith.index_cast %arg5 : index to i1
        %8 = arith.xori %6, %7 : i1
        tensor.yield %8 : i1
      } : tensor<?xi1>
      %3 = tensor.empty(%dim_0) : tensor<?xi8>
      %c100_i8 = arith.constant 100 : i8
      %4 = linalg.fill ins(%c100_i8 : i8) outs(%3 : tensor<?xi8>) -> tensor<?xi8>
      %5 = linalg.select ins(%generated, %4, %extracted_slice : tensor<?xi1>, tensor<?xi8>, tensor<?xi8>) outs(%broadcasted : tensor<?xi8>) -> tensor<?xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg4[0, %arg3] [%dim_0, 1] [1, 1] : tensor<?xi8> into tensor<?x?xi8>
      }
    }
    %cst = arith.constant dense<[[8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<3x3xi8>
    %1:3 = call @f1(%arg2, %cst) : (tensor<4x4xi8>, tensor<3x3xi8>) -> (tensor<4x4x1xi8>, tensor<3x3xi8>, tensor<3x3xi8>)
    %cast = tensor.cast %1#0 : tensor<4x4x1xi8> to tensor<4x4x?xi8>
    return %1#2, %1#1, %cast, %0, %cst, %1#2 : tensor<3x3xi8>, tensor<3x3xi8>, tensor<4x4x?xi8>, tensor<?x?xi8>, tensor<3x3xi8>, tensor<3x3xi8>
  }
  func.func private @f1(%arg0: tensor<4x4xi8>, %arg1: tensor<3x3xi8>) -> (tensor<4x4x1xi8>, tensor<3x3xi8>, tensor<3x3xi8>) {
    %0 = linalg.matmul ins(%arg1, %arg1 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%arg1 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xi8> into tensor<4x4x1xi8>
    return %expanded, %0, %arg1 : tensor<4x4x1xi8>, tensor<3x3xi8>, tensor<3x3xi8>
  }
}

