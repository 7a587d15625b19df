// bufdiff-profile: cfg
// bufdiff-choices: 9eaadf7e3cabbf121e7ee719878ea552fc3ff152c388149038a19f70f2918a8e888477d2d4e1230d
// bufdiff-choices: e1e176b59300e5fdb98c50dc265b2ce01acbae77c60376aeca7529f01c4f07a8fe57feeded436809
// bufdiff-choices: 7d039a7012e3eeef6ac82bd82cc436c4790c1fbcaace746972d3b350212fb5fcac80f030b77973d2
// bufdiff-choices: 8d61794361b489b632375bf7187d80361dd2b835887940676c46b7875eb359d7b53d78118bb7415c
// bufdiff-choices: a821868c385fca8795786e7ca2ac767c383873c39fa337fed299f479ab39e413722d4aa1353443b0
// bufdiff-choices: 7bbf3187df70f0d8bccce3281fe363ab178fc0894c
// bufdiff-features: 495 1132 1765 3133 3207 3567 4796 5075 7384 8829 10968 12532 13233 13689 13852
// bufdiff-features: 14454 14704 15440 15720 15751 15798 16682 18147 18249 19166 21953 22221 22280
// bufdiff-features: 23143 23169 24025 24552 24826 25082 25388 26087 26568 26716 27048 29590 29895
// bufdiff-features: 30666 32049 34167 34647 34937 35507 36092 36394 36395 36784 37183 37385 37979
// bufdiff-features: 38051 39706 39839 39915 40297 40712 41984 42984 43302 44482 45017 45702 46203
// bufdiff-features: 46832 46931 47488 48033 48577 50717 50894 51878 52062 52322 52631 52900 52950
// bufdiff-features: 52958 53171 53435 55113 55637 55810 55887 56404 57718 58288 59070 59094 61375
// bufdiff-features: 61556 63071 63800 64235 64348 64716 64748 65955 66422 66573 66666 67198 67388
// bufdiff-features: 68355 68755 70644 70821 71169 72085 72394 73619 74057 74362 74507 74544 74617
// bufdiff-features: 74864 76258 76339 76700 78283 78950 80692 81200 81502 81736 82135 82186 82203
// bufdiff-features: 83194 84887 85640 85843 86125 86292 88081 88732 89780 91029 92733 93255 94301
// bufdiff-features: 94755 96352 96652 97318 97864 98501 98738 99945 103646 104315 104559 104808
// bufdiff-features: 104931 104952 107412 107425 108012 108108 111422 111916 112929 112986 113940
// bufdiff-features: 114308 115471 115990 116725 117235 117724 120391 120689 120871 121467 121626
// bufdiff-features: 124112 125536 125699 126549 126825 127834 127922 128768 128916
module {
  func.func @main(%arg0: tensor<2x3xi32>) -> (tensor<f64>, tensor<?xi32>, tensor<3xi32>) {
    %cast = tensor.cast %arg0 : tensor<2x3xi32> to tensor<2x?xi32>
    %cast_0 = tensor.cast %arg0 : tensor<2x3xi32> to tensor<?x3xi32>
    %cst = arith.constant dense<[7, 10, 13]> : tensor<3xi32>
    %0:2 = call @f2(%cast, %cast_0, %cst, %cst) : (tensor<2x?xi32>, tensor<?x3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<f64>)
    %inserted_slice = tensor.insert_slice %0#0 into %cst[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%c0, %cst, %cst : index, tensor<3xi32>, tensor<3xi32>)
  ^bb1(%1: index, %2: tensor<3xi32>, %3: tensor<3xi32>):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi ult, %1, %c3 : index
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.addi %1, %c1 : index
    %6 = linalg.copy ins(%inserted_slice : tensor<3xi32>) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
    cf.br ^bb1(%5, %2, %6 : index, tensor<3xi32>, tensor<3xi32>)
  ^bb3:  // pred: ^bb1
    %c-128_i32 = arith.constant -128 : i32
    %7 = call @f1(%3, %c-128_i32) : (tensor<3xi32>, i32) -> index
    %extracted_slice = tensor.extract_slice %cst[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
    %cast_1 = tensor.cast %extracted_slice : tensor<3xi32> to tensor<?xi32>
    return %0#1, %cast_1, %3 : tensor<f64>, tensor<?xi32>, tensor<3xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: i32) -> index {
    %rank = tensor.rank %arg0 : tensor<3xi32>
    return %rank : index
  }
  func.func @f2(%arg0: tensor<2x?xi32>, %arg1: tensor<?x3xi32>, %arg2: tensor<3xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg3: tensor<3xi32>) -> (tensor<3xi32>, tensor<f64>) {
    %0 = linalg.copy ins(%arg3 : tensor<3xi32>) outs(%arg3 : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<6.500000e+00> : tensor<f64>
    %1 = linalg.reciprocal ins(%cst : tensor<f64>) outs(%cst : tensor<f64>) -> tensor<f64>
    %inserted_slice = tensor.insert_slice %0 into %0[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    return %inserted_slice, %1 : tensor<3xi32>, tensor<f64>
  }
}

