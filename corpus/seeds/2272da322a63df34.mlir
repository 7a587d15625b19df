// bufdiff-profile: idioms
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746337ac7f09ad284
// bufdiff-choices: 28851621273c35ba7c18a1fd7339a9206d1557873682c0b7da4d45494562425f61b33a16439c145b
// bufdiff-choices: 9b697028fe6d2c38d38614fcdb2dce9b96b419ef8ef02c3b2680c23e14971711c6f7f8574f0b968b
// bufdiff-choices: fcc47b68ebc8ce645ec5cbc7bb06cd8e67841fab23da81e2c2867413e83efeb218a78912070acea8
// bufdiff-choices: 0228686eeecbc98603d18b006edc07c471c1a8e71b179a164427a06111ddb876f91cceb3b97b2348
// bufdiff-choices: 8c45b519f8ddfff41148
// bufdiff-features: 1470 2332 3133 4462 4796 5199 5712 5814 5973 6188 6363 6812 7681 8829 9479
// bufdiff-features: 10035 10166 10819 11162 13021 13233 14884 15440 15536 15720 15751 15903 17069
// bufdiff-features: 17232 18232 19419 19442 20099 22095 22221 22280 23787 23874 24259 24402 24812
// bufdiff-features: 24826 25070 25119 25388 25698 26087 26568 27048 27766 27825 27924 28504 28907
// bufdiff-features: 28939 28999 29277 29590 29684 30811 30902 31668 31899 33881 34159 34167 34647
// bufdiff-features: 34965 35163 35383 36721 36784 36901 37319 37769 37786 40297 40712 42344 42467
// bufdiff-features: 42525 42858 42984 43092 43098 43612 44616 46110 46203 46832 47141 47392 47796
// bufdiff-features: 48145 48174 48720 48974 50894 50940 51344 51415 52062 52127 52558 52573 52807
// bufdiff-features: 52900 52958 53890 54500 54998 55113 55887 56024 56097 57499 57718 58024 58122
// bufdiff-features: 58602 59448 59475 60686 61556 61699 62281 62991 63062 63071 63610 64120 64235
// bufdiff-features: 64370 64435 66270 66422 66765 67506 67748 68233 68355 68746 69032 69226 69987
// bufdiff-features: 70036 70335 70529 70730 71169 73388 73802 74057 74362 76385 76659 76915 76973
// bufdiff-features: 77586 77617 78228 78283 78430 78447 79174 79389 80083 81039 81736 82135 83194
// bufdiff-features: 84191 84585 85004 85219 86125 88337 88732 89780 90097 92194 93255 93371 94322
// bufdiff-features: 94586 94913 95273 95407 97318 98101 98501 99009 99228 99383 99568 99832 99848
// bufdiff-features: 100059 100262 100922 103275 103315 103327 104650 104931 106452 106607 107425
// bufdiff-features: 108169 108857 109086 109327 109643 109727 109895 110236 111073 112474 112709
// bufdiff-features: 112929 113150 113336 113619 113940 114308 115081 115391 115471 115778 115990
// bufdiff-features: 116841 117014 117137 118035 118769 118850 119876 121467 121626 121812 122317
// bufdiff-features: 124604 124614 124932 125040 125397 125875 126398 127922 128362 128768 128916
// bufdiff-features: 130500
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<2xf32>, %arg1: f64, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %0 = linalg.div ins(%arg2, %from_elements : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.ceil ins(%0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.add ins(%arg2, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %alloc = memref.alloc() : memref<2xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %alloc : (tensor<2xf32>, memref<2xf32>) -> ()
    %c1 = arith.constant 1 : index
    %1 = memref.load %alloc[%c1] : memref<2xf32>
    return %0 : tensor<3xf32>
  }
  func.func @main(%arg0: tensor<2xf32> {bufferization.writable = false}) -> (tensor<3xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, tensor<f32>) {
    %cst = arith.constant dense<[9.500000e+00, 8.500000e+00, 7.500000e+00]> : tensor<3xf32>
    %0 = call @f2(%arg0, %cst, %cst) : (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @write3(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>)
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_4 = arith.constant 1.000000e+00 : f32
      %6 = arith.subf %in, %cst_4 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %4 = call @same4(%1#0) : (tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<2xf32>
    %inserted = tensor.insert %extracted into %4[%c0] : tensor<?xf32>
    %extracted_0 = tensor.extract %1#0[%c0] : tensor<?xf32>
    %cst_1 = arith.constant 1.000000e+10 : f64
    %cast_2 = tensor.cast %4 : tensor<?xf32> to tensor<2xf32>
    %5 = call @f1(%3, %cst_1, %cast_2) : (tensor<2xf32>, f64, tensor<2xf32>) -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_3 = tensor.extract_slice %4[%c1] [1] [1] : tensor<?xf32> to tensor<f32>
    return %0, %1#1, %inserted, %5, %extracted_slice_3 : tensor<3xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @write3(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
    %0 = linalg.log ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+02 : f32
      %3 = arith.addf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<2xf32>
    return %0, %2 : tensor<?xf32>, tensor<2xf32>
  }
  func.func private @same4(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
}

