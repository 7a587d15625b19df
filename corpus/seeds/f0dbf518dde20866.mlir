// bufdiff-profile: calls
// bufdiff-choices: 68d738e03f42dc027ec500182bdedbe08588e15611a38d9a1eba7106a75aa07746337ac7f09ad284
// bufdiff-choices: 28851621273c35ba7c18a1fd7339a9206d1557873682c0b7da4d45494562425f61b33a16439c145b
// bufdiff-choices: 9b697028fe6d2c38d38614fcdb2dce9b96b419ef8ef02c3b2680c23e14971711c6f7f8574f0b968b
// bufdiff-choices: fcc47b68ebc8ce645ec5cbc7bb06cd8e67841fab23da81e2c2867413e83efeb218a78912070acea8
// bufdiff-choices: 0228686eeecbc98603d18b006edc07c471c1a8e71b179a164427a06111ddb876f91cceb3b97b2348
// bufdiff-choices: 8c45b519f8ddfff41148237d6066c650b40dc53aca43e07165ff51bde5e3697cdb14b82a0af161d9
// bufdiff-choices: 4fb599d1e98d09c5e56e10537436b1d7ae96fe90187c5a3ad581b176abb5bcb5603889276f5f3e50
// bufdiff-choices: 6bec0afbe7d0d69b52ac7ec983819d013c6ad72e77d4681ae85db7a986523720607ab8dbd3c85fad
// bufdiff-choices: f22083d3c1f80f64c7df39a53bc37ab5a4b1140d5797da13bc6478ba028b714166d42238f2e895cf
// bufdiff-choices: afefad920942ef40f228868a4b073edef652f2bfe0a50197e7ffbd6c2311f8d8172bf8118b32970a
// bufdiff-choices: a6fc9c6b8eaea30ed87eb4a32783cef409507c2f23c23d4b6471e974ec1e7ff7371f48c401f4bd08
// bufdiff-choices: 88e981fd9d8317979de0fdbabdc779ea
// bufdiff-features: 1552 2325 2684 2898 3050 3207 3579 4462 4795 4796 5100 5187 5197 5199 5915 5973
// bufdiff-features: 6163 6363 6611 6641 7541 7691 9748 9857 10035 10823 11162 11191 11304 11408
// bufdiff-features: 12932 13233 13257 13461 13915 13936 13946 14454 14925 15440 15720 15742 15751
// bufdiff-features: 16405 17232 18774 18906 20864 21318 21366 21522 21744 21911 21953 22095 22221
// bufdiff-features: 22280 22824 23143 24259 24268 24747 25119 25388 25675 25962 26048 26087 26464
// bufdiff-features: 26568 26922 27048 27725 27825 27924 28047 28503 28856 29590 29895 29968 30301
// bufdiff-features: 30666 30700 31307 31543 31637 31804 31899 32131 32509 32614 32903 32918 33052
// bufdiff-features: 33400 33530 33769 33979 34167 34647 34960 34989 35289 35391 35957 35968 35999
// bufdiff-features: 36542 36561 36784 37124 37743 37786 38182 38227 38672 38783 38809 39397 40297
// bufdiff-features: 40392 40405 40479 40712 41055 41164 41591 41854 42282 42326 42344 42398 42467
// bufdiff-features: 42519 42984 43385 43942 44772 44842 45617 45702 46110 46203 46404 46686 46832
// bufdiff-features: 47392 47676 48598 48785 48845 48974 49607 49756 50146 50469 50633 50717 50894
// bufdiff-features: 51178 51344 51415 51475 51532 51647 52062 52322 52558 52701 52706 52823 52900
// bufdiff-features: 52958 53249 53252 53469 53779 53890 53902 54385 54651 54970 54998 55113 55185
// bufdiff-features: 55561 55777 55887 56024 57499 57718 57773 58122 58152 58997 59070 59094 59888
// bufdiff-features: 60512 60686 60833 60983 61251 61375 61556 61699 62253 62281 62675 62701 62815
// bufdiff-features: 63062 63071 63608 63642 64120 64235 64716 64959 64976 65878 66320 66422 66666
// bufdiff-features: 66765 66777 67132 67232 67388 67748 68355 68664 69032 69081 69505 69675 69987
// bufdiff-features: 70529 70730 71013 71122 71306 71701 72280 72716 72749 72975 73274 73455 73625
// bufdiff-features: 73725 73802 74057 74181 74362 74617 74756 76009 76258 76339 76700 76789 76973
// bufdiff-features: 77213 78036 78283 78385 78430 78447 79099 79389 79538 79562 79972 80093 80168
// bufdiff-features: 80304 80345 80436 80812 81146 81294 81443 81736 82135 82203 83364 83565 83672
// bufdiff-features: 84322 84480 84585 85474 85843 86125 86441 86689 86834 87601 87637 87666 87783
// bufdiff-features: 88732 89391 89780 89812 90070 90082 90090 90097 91566 91737 92194 92615 92647
// bufdiff-features: 92730 93083 93150 94586 94913 95273 95285 96296 96351 96427 96464 96976 96986
// bufdiff-features: 97219 97318 97447 97715 97864 98138 98174 98196 98201 98931 99009 99243 99257
// bufdiff-features: 99383 99568 99757 100059 100569 101264 101324 102034 102597 102601 103014
// bufdiff-features: 103481 104253 104303 104931 105573 106691 106761 107412 107425 107997 108012
// bufdiff-features: 108038 108116 108165 108169 108992 109028 109086 109408 110153 110176 110322
// bufdiff-features: 110452 110561 110641 110695 111749 112474 112709 112929 113041 113821 113868
// bufdiff-features: 113940 114666 115289 115471 115990 116431 116841 117206 117235 117336 117857
// bufdiff-features: 118081 118769 118991 119876 119878 120750 121394 121467 121626 121977 122317
// bufdiff-features: 122575 122764 122865 123098 123204 123446 123697 124232 124448 124484 124604
// bufdiff-features: 124614 125175 125702 126179 126441 127243 127553 128750 128768 128916 129089
// bufdiff-features: 129849 129946 130310 130333 130484 130602
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (2)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: f32) -> (tensor<?xf32>, tensor<1x?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, f32, f32) {
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [1] [%c1] : tensor<2xf32> to tensor<1xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%cast_0 : tensor<?xf32>) outs(%expanded : tensor<?x?xf32>) dimensions = [0] 
    %collapsed = tensor.collapse_shape %broadcasted [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %0 = linalg.fill ins(%arg2 : f32) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_6 = arith.constant 1.000000e+01 : f32
      %6 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %cst = arith.constant dense<-0.000000e+00> : tensor<3xf32>
    %cast_1 = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %cst : tensor<3xf32> to tensor<?xf32>
    %3:2 = call @f2(%cast_1, %2, %cast_2) : (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, f32)
    %cast_3 = tensor.cast %collapsed : tensor<?xf32> to tensor<2xf32>
    %4:3 = call @f3(%3#0, %3#0, %cast_3) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, f64)
    %cast_4 = tensor.cast %collapsed : tensor<?xf32> to tensor<2xf32>
    %5:3 = call @f4(%arg0, %arg0, %cast_4) : (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>, f32)
    %cast_5 = tensor.cast %4#0 : tensor<1x2xf32> to tensor<1x?xf32>
    return %0, %cast_5, %4#1, %5#0, %5#1, %expanded, %5#2, %arg2 : tensor<?xf32>, tensor<1x?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, f32, f32
  }
  func.func @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, f64) {
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
    call @x1(%arg0, %cast, %cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline} : (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.copy ins(%arg2 : tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant -6.000000e+00 : f64
    return %expanded, %1, %cst : tensor<1x2xf32>, tensor<2xf32>, f64
  }
  func.func private @f1(%arg0: tensor<3xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<2xf32>) -> (tensor<?xf32>, f32) {
    %mapped = linalg.map { arith.mulf } ins(%arg1, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2xf32>)
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %mapped : tensor<2xf32> to tensor<?xf32>
    call @x1(%mapped, %cast, %cast_0) : (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    %cast_1 = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %cst = arith.constant 1.000000e+01 : f32
    return %cast_1, %cst : tensor<?xf32>, f32
  }
  func.func private @x1(tensor<2xf32> {bufferization.access = "read-write"}, tensor<?xf32>, tensor<?xf32>)
  func.func private @x2(tensor<2xf32> {bufferization.access = "read"}, tensor<?xf32> {bufferization.access = "read-write"}) -> f32
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>) -> (tensor<2xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xf32>) outs(%arg2 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[%c0] [2] [%c2] : tensor<?xf32> to tensor<2xf32>
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %1 = call @x2(%extracted_slice, %cast) : (tensor<2xf32>, tensor<?xf32>) -> f32
    return %extracted_slice, %1 : tensor<2xf32>, f32
  }
  func.func private @f4(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xf32>) -> (tensor<?xf32>, tensor<?xf32>, f32) {
    %0 = linalg.add ins(%arg1, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %c3 = arith.constant 3 : index
      %4 = tensor.empty(%c3) : tensor<?xf32>
      %cst_0 = arith.constant -0.000000e+00 : f32
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      %cast = tensor.cast %5 : tensor<?xf32> to tensor<3xf32>
      %6:2 = func.call @f1(%cast, %arg2) : (tensor<3xf32>, tensor<2xf32>) -> (tensor<?xf32>, f32)
      %7 = linalg.square ins(%arg4 : tensor<?xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
      %dim_1 = tensor.dim %arg0, %c0 : tensor<?xf32>
      %8 = tensor.empty(%dim_1) : tensor<?xf32>
      %9 = linalg.fill ins(%6#1 : f32) outs(%8 : tensor<?xf32>) -> tensor<?xf32>
      %10 = linalg.div ins(%9, %0 : tensor<?xf32>, tensor<?xf32>) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
      %extracted_slice = tensor.extract_slice %arg2[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
      %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<f32>) outs(%arg4 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_2 = arith.constant 2.000000e+00 : f32
        %15 = arith.negf %in : f32
        %16 = arith.addf %15, %cst_2 : f32
        linalg.yield %16 : f32
      } -> tensor<?xf32>
      %12 = tensor.empty(%dim_1) : tensor<3x?xf32>
      %13 = linalg.fill ins(%6#1 : f32) outs(%12 : tensor<3x?xf32>) -> tensor<3x?xf32>
      %14 = linalg.vecmat ins(%6#0, %13 : tensor<?xf32>, tensor<3x?xf32>) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %14, %10 : tensor<?xf32>, tensor<?xf32>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %3 = linalg.copy ins(%1#1 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    return %1#0, %3, %cst : tensor<?xf32>, tensor<?xf32>, f32
  }
}

