// bufdiff-profile: types
// bufdiff-choices: 7bd5e9a704c4b549aca25815fa0230d74f8e215d040ca3ff610f28a310a9aca15c8baebd9ffc354e
// bufdiff-choices: 553313dd526b7473c48bd73a051f04c6941baf751a7989d8e1c2eb3a827d53eb6bf4589da8dce3e1
// bufdiff-choices: bbca0a25d94c492304652fbe707cfd92f5a2094b28386c84d8603a0cd2c2e736e9209a362f272a84
// bufdiff-choices: 88c8b2d1503606b95e3313dfe7250382223a1123a147ec6bacb9808c09d4cda09f8ba659a573e3d1
// bufdiff-choices: cc0e95b88a0fcdabba72380c24e4b0ed31cdd57b54cb11242354832e4d46456a73748d89398bb6a7
// bufdiff-choices: 2a7429f9353c2ff0cdf6d7dc1e71f63114b98c233bf471
// bufdiff-features: 1172 3207 3579 3638 3744 4462 4784 4796 4967 5013 5973 6169 6363 7700 9479
// bufdiff-features: 10762 10872 11162 11297 11825 13233 13515 14925 15300 15440 15751 16364 18480
// bufdiff-features: 19241 19419 20254 20806 20864 21115 22095 23143 24268 24826 25119 25388 25735
// bufdiff-features: 25863 25898 26568 26922 27048 27825 27924 28503 28652 28907 29236 29684 29882
// bufdiff-features: 29968 30666 31247 31563 31692 31864 31899 32421 33769 33940 34167 34544 34647
// bufdiff-features: 34745 34779 35289 35383 35507 35957 36280 36721 36784 37183 37315 37490 37786
// bufdiff-features: 38361 38662 39602 40297 40479 40712 40812 41826 42094 42282 42858 43092 43098
// bufdiff-features: 43442 43942 44176 45617 46110 46203 46605 46832 46995 47093 47160 47392 48598
// bufdiff-features: 48974 49638 49756 49800 50894 51130 51373 51603 51647 52322 52558 52900 52958
// bufdiff-features: 53252 53414 53469 53791 53890 54180 54385 54651 54691 54827 54998 55113 55561
// bufdiff-features: 55777 55887 56024 56404 57103 57718 57773 58122 58636 58661 59070 60313 60383
// bufdiff-features: 60384 61350 61375 61556 61699 61969 62091 62135 62701 63062 63071 63184 63610
// bufdiff-features: 64120 64235 64959 66053 66097 66422 66765 67520 68355 68746 69032 69875 69987
// bufdiff-features: 71169 71306 71356 71701 72280 73802 74057 74362 74376 74471 74617 75477 75502
// bufdiff-features: 76009 76052 76328 76339 76688 76700 76973 77129 77283 78283 78430 79389 79562
// bufdiff-features: 79710 79782 80436 80475 81070 81415 81443 81707 81736 82135 82203 83194 83212
// bufdiff-features: 83549 83817 84585 84635 85843 86125 87055 88486 88732 88956 88958 89026 89732
// bufdiff-features: 89780 89812 90097 90543 91737 91781 91907 91973 92695 93083 94360 94687 95285
// bufdiff-features: 96282 97318 97864 97892 98194 98458 99009 99228 99383 99568 102601 103056
// bufdiff-features: 103415 103416 103851 104253 104303 104790 104931 105750 106321 106396 106691
// bufdiff-features: 106761 107425 107702 107866 108509 108857 108992 109086 109172 109243 110153
// bufdiff-features: 110420 111800 112474 112709 112895 112929 113041 113336 113940 114028 114547
// bufdiff-features: 115471 115990 117235 117779 118081 118698 118769 118884 119273 119764 119982
// bufdiff-features: 120049 120671 121307 121394 121467 121626 121632 121847 121977 123408 123446
// bufdiff-features: 123600 123779 124484 125702 126398 126487 128438 128768 128915 128916 129987
// bufdiff-features: 130310 130484
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %mapped = linalg.map ins(%arg1 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant 3.000000e+00 : f32
        %1 = arith.maximumf %in, %cst : f32
        linalg.yield %1 : f32
      }
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %mapped[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %0 = linalg.max ins(%arg1, %mapped : tensor<3xf32>, tensor<3xf32>) outs(%mapped : tensor<3xf32>) -> tensor<3xf32>
    %extracted = tensor.extract %extracted_slice[] : tensor<f32>
    return %mapped : tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, f32) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<f32>) outs(%arg1 : tensor<3xf32>) dimensions = [0] 
    %2 = tensor.empty() : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.copy ins(%4 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %5, %broadcasted, %cst : tensor<f32>, tensor<3xf32>, f32
  }
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg1 = %c1 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<?xf32>, tensor<?xf32>) {
      %3:2 = func.call @both3(%arg2, %arg2) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %4 = tensor.empty(%dim) : tensor<?xf32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xf32>) outs(%4 : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?xf32>
      %6 = linalg.copy ins(%arg0 : tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
      %7 = linalg.min ins(%6, %6 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
      %8 = linalg.copy ins(%6 : tensor<?xf32>) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %8, %6 : tensor<?xf32>, tensor<?xf32>
    }
    %cst = arith.constant dense<[2.500000e+00, 3.500000e+00, 4.500000e+00]> : tensor<3xf32>
    %1 = call @f1(%cst, %cst) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
    %2:3 = call @f2(%cast, %1, %1) : (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>, f32)
    return %0#0, %0#1, %2#0, %2#1, %arg0, %1, %2#2 : tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>, f32
  }
  func.func private @both3(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %cst = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<f32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    return %broadcasted, %1 : tensor<?xf32>, tensor<?xf32>
  }
}

