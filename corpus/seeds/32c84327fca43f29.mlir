// bufdiff-profile: idioms
// bufdiff-choices: d300c9e253d30d38dc57fdf44abf1a51f5fb6c17621ad5417f2b42f54cca028748590cc2fd1b4462
// bufdiff-choices: 27900806c63f17009f5512cff117b19406012f5d27571ba83e718a77c020300eae2f1be1baf1444e
// bufdiff-choices: 13d83c88fffe3c350237357dfc999bad3204e8fe4e00374f551c04b68b185e8fc5f47521dfe9396d
// bufdiff-choices: f39d45fab8b3a10b9703ea12d0c8799e0a5edffac753cd05d7fedbacb2d9198f8a298f769f05dc3e
// bufdiff-choices: a08be83864462f919609eb14ccaf5e56d5f4c8643592cf66ac3cd7cea5573e789daf5b5c31a81fa5
// bufdiff-choices: eaab627770df7cc98d820caa7af54a098f467d447e739aea8b113aee0f9a2e514d0dd1737b3f7dc4
// bufdiff-choices: 138c574ece1a3227b4f0cbe456dfc1551caedf5f82fc9fc5d1fd7aa2d17d224c7c3302b45707d2a4
// bufdiff-choices: 8fc245250be1b82662386dad113fbde161bb7b9ed3b2222c5537f2ab8bbe972e917a61978c483d35
// bufdiff-choices: 5f60fa018ee9841b7fff8d474a4528aefe1a0874caf96199e5d27a2fe6a25caf424ca77983a59480
// bufdiff-choices: d869d82b17c8f232ca722a240b1e50c66df56c34e9fdeb2c09ec448c63762a351c8a73034a2c16e7
// bufdiff-choices: 99e180aa72a3e697f2083e54ffb6dc01dc29191118a93693f4d677773b
// bufdiff-features: 13 706 1172 1502 1552 2602 2864 3087 3744 4136 4165 4462 4752 4796 4855 4935
// bufdiff-features: 5973 6169 6363 6611 7772 9294 9302 9479 9748 10020 10035 10166 10386 10819
// bufdiff-features: 11162 11197 11202 11441 12276 12366 12697 12775 12932 13233 14109 14369 14891
// bufdiff-features: 15138 15424 15440 15671 15751 15903 16106 16269 16405 16728 17232 17329 17842
// bufdiff-features: 17963 18077 18147 18166 18328 18330 18383 18486 20729 20806 21065 22095 22221
// bufdiff-features: 22280 22448 23143 23222 23225 23874 24123 24207 24393 24402 24747 24826 25148
// bufdiff-features: 25388 25651 25818 25863 26212 26568 27048 27766 27825 27852 28276 28358 28724
// bufdiff-features: 28730 28807 29590 29684 29968 30145 30925 31231 31668 31899 31972 32482 32536
// bufdiff-features: 32613 32615 33251 33940 34069 34159 34167 34564 34623 34647 34869 35036 35651
// bufdiff-features: 36014 36394 36721 36784 37030 37183 37490 37761 37786 38570 38662 39747 40044
// bufdiff-features: 40297 40540 40599 40712 41907 41984 42282 42344 42858 42984 43092 43098 43774
// bufdiff-features: 44093 44132 44505 44522 44918 45180 46070 46139 46203 46330 46832 46835 46851
// bufdiff-features: 46936 46995 47392 48208 48720 48974 49135 49635 49657 50469 50894 51144 51178
// bufdiff-features: 51415 52042 52062 52558 52807 52900 52928 52946 52950 52958 53180 53249 53252
// bufdiff-features: 53569 53890 54385 54526 54598 54658 54782 54827 54998 55113 55887 56024 56404
// bufdiff-features: 57499 57718 58190 59094 59521 60175 60418 60686 60791 61232 61350 61435 61457
// bufdiff-features: 61556 61699 61969 62218 62574 62675 62700 62701 63062 63071 63184 63800 63929
// bufdiff-features: 64110 64120 64235 64335 64716 64959 64976 65133 65163 65277 65585 65726 66195
// bufdiff-features: 66422 66765 67748 68355 68746 68782 69032 69081 69121 69403 69987 70106 70955
// bufdiff-features: 71013 71169 71259 71490 71904 72243 72975 73289 73619 73625 73802 74057 74362
// bufdiff-features: 74617 74833 74942 75061 75134 75361 75502 75921 76373 76638 76659 76688 76700
// bufdiff-features: 76830 77317 77551 77875 77926 78180 78430 78950 79099 79279 79334 79389 79462
// bufdiff-features: 80263 81039 81443 81707 81736 82135 82186 82203 82552 83194 83549 83640 84081
// bufdiff-features: 84090 84585 84853 84887 84922 84979 85820 86125 86992 87563 87666 87895 88337
// bufdiff-features: 88662 88732 88932 89780 89812 90097 90581 90777 90903 91737 91830 92032 92492
// bufdiff-features: 92863 93255 93286 94178 94696 94759 95273 95285 95407 95507 95603 96464 96986
// bufdiff-features: 96989 97096 97219 97318 97480 98101 98501 98641 98687 99009 99294 99383 99568
// bufdiff-features: 101280 101441 101547 103014 103715 104069 104303 104931 105512 105700 105777
// bufdiff-features: 105857 105858 106382 106754 107046 107412 107815 108169 108977 109028 109086
// bufdiff-features: 109327 109378 109467 109528 109732 109752 110153 110281 110303 110780 110939
// bufdiff-features: 111883 112474 112929 113020 113940 114547 114601 114869 115026 115471 115823
// bufdiff-features: 115990 116857 117206 117235 117340 118769 119343 119597 120600 120920 121305
// bufdiff-features: 121394 121467 121561 121626 121682 122214 122631 122791 123390 123396 124432
// bufdiff-features: 124839 125040 125175 125623 125702 125882 126398 126512 126932 127306 127533
// bufdiff-features: 127922 128456 128768 128916 129130 130602
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f4(%arg0: tensor<0xf64> {bufferization.buffer_layout = #map}, %arg1: f64, %arg2: tensor<?xf64>, %arg3: tensor<f64>) -> tensor<f64> {
    %inserted = tensor.insert %arg1 into %arg3[] : tensor<f64>
    %0 = scf.forall (%arg4) in (0) shared_outs(%arg5 = %arg0) -> (tensor<0xf64>) {
      %1 = linalg.add ins(%inserted, %inserted : tensor<f64>, tensor<f64>) outs(%inserted : tensor<f64>) -> tensor<f64>
      %cst = arith.constant dense<2.000000e+00> : tensor<4xf64>
      %2:2 = func.call @twice2(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<0xf64> to tensor<1xf64>
      %cst_0 = arith.constant dense<6.500000e+00> : tensor<1xf64>
      %3 = linalg.max ins(%extracted_slice, %cst_0 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
      %4 = linalg.fill ins(%arg1 : f64) outs(%3 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg5[%arg4] [1] [1] : tensor<1xf64> into tensor<0xf64>
      }
    }
    return %inserted : tensor<f64>
  }
  func.func @f3(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<5xf64>) -> (tensor<1xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg2 : tensor<5xf64>) outs(%arg1 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.maximumf %in, %out : f64
      linalg.yield %4 : f64
    } -> tensor<f64>
    %extracted_slice = tensor.extract_slice %arg2[0] [1] [1] : tensor<5xf64> to tensor<1xf64>
    %1 = linalg.square ins(%arg2 : tensor<5xf64>) outs(%arg2 : tensor<5xf64>) -> tensor<5xf64>
    %2 = tensor.empty() : tensor<1xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xf64>) outs(%2 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -1.000000e+00 : f64
      %4 = arith.addf %in, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<1xf64>
    return %3, %1, %0, %arg0 : tensor<1xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>
  }
  func.func private @f1(%arg0: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.max ins(%arg0, %1 : tensor<?xf64>, tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %1, %2 : tensor<?xf64>, tensor<?xf64>
  }
  func.func @f2(%arg0: tensor<4xf64>, %arg1: tensor<0xf64> {bufferization.buffer_layout = #map}, %arg2: f64) -> (tensor<0xf64>, tensor<4xf64>, tensor<4xf64>) {
    %0 = linalg.exp ins(%arg1 : tensor<0xf64>) outs(%arg1 : tensor<0xf64>) -> tensor<0xf64>
    %1:2 = call @twice2(%arg0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1#0[%c0] : tensor<4xf64>
    %2 = tensor.empty() : tensor<4xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#1 : tensor<4xf64>) outs(%2 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.addf %in, %arg2 : f64
      linalg.yield %4 : f64
    } -> tensor<4xf64>
    return %0, %3, %1#0 : tensor<0xf64>, tensor<4xf64>, tensor<4xf64>
  }
  func.func private @twice2(%arg0: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    return %arg0, %arg0 : tensor<4xf64>, tensor<4xf64>
  }
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<0xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<5xf64>, tensor<1xf64>, tensor<4xf64>, tensor<?xf64>, tensor<0xf64>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<4xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %0 = arith.cmpf une, %extracted, %cst : f64
    %1 = scf.if %0 -> (tensor<2xf64>) {
      %extracted_slice_4 = tensor.extract_slice %arg0[0] [2] [1] : tensor<4xf64> to tensor<2xf64>
      scf.yield %extracted_slice_4 : tensor<2xf64>
    } else {
      %extracted_slice_4 = tensor.extract_slice %arg0[2] [2] [1] : tensor<4xf64> to tensor<2xf64>
      scf.yield %extracted_slice_4 : tensor<2xf64>
    }
    %2 = linalg.reciprocal ins(%1 : tensor<2xf64>) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %13 = arith.subf %in, %out : f64
      linalg.yield %13 : f64
    } -> tensor<4xf64>
    %4 = bufferization.alloc_tensor() copy(%1) : tensor<2xf64>
    %cast = tensor.cast %4 : tensor<2xf64> to tensor<?xf64>
    %5:2 = call @f1(%cast) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %cst_0 = arith.constant 3.000000e+00 : f64
    %6:3 = call @f2(%3, %arg1, %cst_0) : (tensor<4xf64>, tensor<0xf64>, f64) -> (tensor<0xf64>, tensor<4xf64>, tensor<4xf64>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %4[%c1] [1] [1] : tensor<2xf64> to tensor<f64>
    %7 = tensor.empty() : tensor<5xf64>
    %8 = linalg.fill ins(%extracted : f64) outs(%7 : tensor<5xf64>) -> tensor<5xf64>
    %9:4 = call @f3(%extracted_slice, %extracted_slice, %8) : (tensor<f64>, tensor<f64>, tensor<5xf64>) -> (tensor<1xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>)
    %cast_1 = tensor.cast %arg1 : tensor<0xf64> to tensor<?xf64>
    %10 = tensor.empty() : tensor<f64>
    %cst_2 = arith.constant 2.000000e+00 : f64
    %11 = linalg.fill ins(%cst_2 : f64) outs(%10 : tensor<f64>) -> tensor<f64>
    %12 = call @f4(%arg1, %cst, %cast_1, %11) : (tensor<0xf64>, f64, tensor<?xf64>, tensor<f64>) -> tensor<f64>
    %cast_3 = tensor.cast %6#1 : tensor<4xf64> to tensor<?xf64>
    return %12, %9#3, %9#2, %9#1, %9#0, %6#2, %cast_3, %6#0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<5xf64>, tensor<1xf64>, tensor<4xf64>, tensor<?xf64>, tensor<0xf64>
  }
}

