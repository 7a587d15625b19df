// bufdiff-profile: slices
// bufdiff-choices: 3d395598e49747e4f41e8d61f848d87dbc95ef55206c464e7f8aee44780618695470defea1ec6e97
// bufdiff-choices: 090389d73e15a268524c530757a17e3fd24548ff9f4b6eea83a88e9188450a7e887971e10422ce0f
// bufdiff-choices: 4dcfa81391c59ba45849a3e113e5016ba77e1912f454c1da19210edf6fb2765527a0ccc3fd5b28c4
// bufdiff-choices: 8a86520835cad3c8913ff25e23ef3a32a7fffd0e19aee6956f051e50c3cb22508d242e7367ecd927
// bufdiff-choices: cd5224aedfc6fa93b8e3e290f725fb7237ba61ac418ac13d4f97db09806a4fc99600152e6d885ae6
// bufdiff-choices: 32fac09a19851b78fa8ca37835e1c075ed7241
// bufdiff-features: 103 1172 2822 3295 4165 4280 4752 4958 4967 5075 5973 6289 6363 6611 9369 9479
// bufdiff-features: 10968 11162 11363 11687 13021 13233 13689 14674 14704 14955 15440 15751 15798
// bufdiff-features: 15947 16682 17676 18330 18462 19380 20261 20749 21953 22020 22221 22280 23222
// bufdiff-features: 23740 24826 25078 25253 25388 25611 26507 26568 27048 27725 27825 28179 28358
// bufdiff-features: 28512 29590 29684 30666 31972 32509 33056 33400 33530 34159 34167 34647 34937
// bufdiff-features: 36092 36280 36443 36784 37490 37786 38783 40070 40297 40712 41073 41337 41546
// bufdiff-features: 42467 42918 42984 44292 44522 44959 45180 45375 46110 46203 46832 46995 47002
// bufdiff-features: 47392 47488 48033 48269 48846 48974 49657 50894 52062 52322 52823 52900 52958
// bufdiff-features: 53249 53252 53469 54180 54651 55185 55605 55887 56024 56087 56696 57718 57752
// bufdiff-features: 58123 58288 59070 59703 60004 60313 60686 61350 61556 61699 62701 63071 63610
// bufdiff-features: 63929 64120 64133 64716 64748 64959 65763 66097 66195 66267 66422 67880 68355
// bufdiff-features: 68755 69449 69987 69997 70437 70529 71090 71169 72363 73289 73455 73802 73849
// bufdiff-features: 74362 74617 74984 76258 76953 77043 77129 77317 77431 78180 78283 78430 78457
// bufdiff-features: 78776 78950 79389 79562 79852 80567 81039 81443 81736 82135 82203 82871 82999
// bufdiff-features: 83412 84585 84887 85812 85843 86125 86827 87000 87601 87862 88337 88341 88732
// bufdiff-features: 89110 89780 89812 90070 90097 90104 91737 91910 92389 92647 92917 93171 94696
// bufdiff-features: 94755 95285 95407 95507 96464 97318 97864 99009 99383 99568 99870 102102 103014
// bufdiff-features: 104315 104790 104931 104952 105700 105858 105914 107987 108165 109028 109086
// bufdiff-features: 110780 112709 112929 114783 115471 115990 116312 116549 117235 117336 117724
// bufdiff-features: 117902 118769 118884 119588 120871 121188 121394 121467 121626 122159 123204
// bufdiff-features: 124448 124839 125573 127306 127373 128456 128694 128717 128768 129404 130602
module {
  func.func @main(%arg0: tensor<?x?x?xi32>, %arg1: tensor<6xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<14xi32>, tensor<?xi32>, tensor<6xi32>, tensor<6xi32>, tensor<?xi32>) {
    %0 = tensor.empty() : tensor<6xi32>
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %arg1[%c5] : tensor<6xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<6xi32>) -> tensor<6xi32>
    %2:2 = call @f2(%arg1, %1) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
    %3:2 = call @f2(%2#1, %2#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
    %4:2 = call @f2(%3#0, %3#0) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c4] [2] [%c1] : tensor<6xi32> to tensor<2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %4#1[2] [2] [3] : tensor<2xi32> into tensor<6xi32>
    %concat = tensor.concat dim(0) %4#1, %4#1, %extracted_slice : (tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<14xi32>
    %extracted_slice_0 = tensor.extract_slice %inserted_slice[0] [3] [2] : tensor<6xi32> to tensor<3xi32>
    %cst = arith.constant dense<[[[10, 11, 12]], [[13, 14, 15]], [[16, 17, 18]]]> : tensor<3x1x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %5:3 = call @f1(%extracted_slice_0, %cst, %c100_i32) : (tensor<3xi32>, tensor<3x1x3xi32>, i32) -> (tensor<3xi32>, tensor<3xi32>, i32)
    %cast = tensor.cast %4#0 : tensor<6xi32> to tensor<?xi32>
    %cast_1 = tensor.cast %1 : tensor<6xi32> to tensor<?xi32>
    return %5#1, %5#0, %concat, %cast, %3#1, %2#0, %cast_1 : tensor<3xi32>, tensor<3xi32>, tensor<14xi32>, tensor<?xi32>, tensor<6xi32>, tensor<6xi32>, tensor<?xi32>
  }
  func.func private @f2(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
    %0 = tensor.empty() : tensor<6xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<6xi32>) -> tensor<6xi32>
    %2 = linalg.sub ins(%1, %arg0 : tensor<6xi32>, tensor<6xi32>) outs(%arg1 : tensor<6xi32>) -> tensor<6xi32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %c-3_i32 into %1[%c0] : tensor<6xi32>
    return %2, %inserted : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3x1x3xi32>, %arg2: i32) -> (tensor<3xi32>, tensor<3xi32>, i32) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %0 = linalg.fill ins(%arg2 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %1 = tensor.empty() : tensor<3xi32>
    %2 = linalg.copy ins(%inserted_slice : tensor<3xi32>) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
    return %0, %2, %arg2 : tensor<3xi32>, tensor<3xi32>, i32
  }
}

