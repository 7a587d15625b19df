// bufdiff-profile: cfg
// bufdiff-choices: 956eeb2f2632d7bd03f166b233e3ef28529f0f135767524794e34a0effe11c58f22348245a58bc09
// bufdiff-choices: 06db803cfa3144de5d6d37451c67e937a42f9e9eee35f6ccd57d3d0b77b80557ae777f2938d7549e
// bufdiff-choices: bf195b774a727434be5016450e8a347ee6463e7f89ed6d83b76ded4773971f85dc8ee7021ce347aa
// bufdiff-choices: f2337c4dc552143475ba5ef352d7831a1d9e7ff60300d97e076aa848f4dfea1760b872291aca5eb0
// bufdiff-choices: e8a355644b4413f5996e1f26dda6b312d515ca00b18f8d9991c87454d475ac9e50b9b729f233fc12
// bufdiff-choices: 11e59079e3a70e4735a82006155bf2bd1f99b98f197e16c9076dc8cd312622f1435e58531b9fb5b1
// bufdiff-choices: 75d91342a16d37ca5e2c9d5092162cd79df4a4634efea7a5de7fcb3b02653bc855c2a4c97f1c35a3
// bufdiff-choices: 436ef04ac02d496111558cf3f067221041db290bc5091c44405f1d96b8
// bufdiff-features: 53 397 2186 2684 3486 3579 3638 3744 4020 5026 5973 6169 6314 6611 6812 7089
// bufdiff-features: 7662 8030 8235 8325 8813 9479 9758 9857 9981 10035 10819 11162 11321 11441
// bufdiff-features: 12380 13233 13424 14564 14884 15751 16455 17232 17704 18166 19241 19415 20402
// bufdiff-features: 20653 20895 21115 22167 22280 22750 24268 24826 25119 25388 25496 25497 25863
// bufdiff-features: 25898 25911 26369 26507 26568 26697 27048 27404 27825 28652 29684 30666 31864
// bufdiff-features: 32457 33769 34167 34623 34647 34965 35289 35507 36901 37007 37251 37786 38662
// bufdiff-features: 38783 39150 39981 40259 40712 41820 41954 41996 42094 42467 42984 43098 43442
// bufdiff-features: 43499 43774 43942 44324 44522 46203 47093 47392 47452 47782 48598 49393 49397
// bufdiff-features: 50399 51502 51781 52267 52558 52709 52900 52958 53114 53252 53951 54998 55270
// bufdiff-features: 55491 55887 56084 56107 56404 56524 57234 57450 57718 58024 59347 59393 60897
// bufdiff-features: 61699 62218 63062 63071 64120 64235 64652 64716 65625 65810 66422 66673 66765
// bufdiff-features: 67171 67520 68355 69032 69987 70119 70529 71169 71306 71544 74057 74362 74617
// bufdiff-features: 75160 75502 76688 78283 78374 78430 78950 79099 79389 80436 81039 81707 82011
// bufdiff-features: 82135 82149 82552 82605 83710 84268 84472 84585 84853 84887 85176 85843 86125
// bufdiff-features: 86992 87017 87027 87338 87563 88337 88732 89780 90543 91074 91491 92194 94049
// bufdiff-features: 94154 94687 94718 95285 95407 95535 97132 97318 98194 98299 99009 99228 99568
// bufdiff-features: 99738 100481 102708 102809 103134 103315 103318 103851 104054 104931 105750
// bufdiff-features: 106683 106961 108753 109086 109732 109923 110073 110164 112474 112549 112679
// bufdiff-features: 112709 112929 114354 114547 115252 115471 115728 115778 115816 115990 117097
// bufdiff-features: 118196 118769 119565 119845 120049 121307 121394 121467 122764 123408 123446
// bufdiff-features: 124484 124824 125040 126179 126400 127306 127711 128456 128554 128768 129270
// bufdiff-features: 130310 130500
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i8>, tensor<i8>) {
    %extracted = tensor.extract %arg0[] : tensor<i8>
    vector.print %extracted : i8
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<i8>, tensor<i8>) {
      %inserted = tensor.insert %extracted into %arg1[] : tensor<i8>
      %inserted_5 = tensor.insert %extracted into %arg4[] : tensor<i8>
      %cst_6 = arith.constant dense<[[6], [7], [8]]> : tensor<3x1xi32>
      %cst_7 = arith.constant dense<9> : tensor<1x1xi32>
      %c0_i32 = arith.constant 0 : i32
      %c3_i32 = arith.constant 3 : i32
      %3 = linalg.quantized_matmul ins(%cst_6, %cst_7, %c0_i32, %c3_i32 : tensor<3x1xi32>, tensor<1x1xi32>, i32, i32) outs(%cst_6 : tensor<3x1xi32>) -> tensor<3x1xi32>
      %cst_8 = arith.constant dense<[10, 11]> : tensor<2xi8>
      %reduced = linalg.reduce ins(%cst_8 : tensor<2xi8>) outs(%arg4 : tensor<i8>) dimensions = [0] 
        (%in: i8, %init: i8) {
          %6 = arith.cmpi uge, %in, %init : i8
          %7 = arith.select %6, %in, %init : i8
          linalg.yield %7 : i8
        }
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %inserted : tensor<i8>, tensor<i8>) outs(%arg3 : tensor<i8>) {
      ^bb0(%in: i8, %in_10: i8, %out: i8):
        %6 = arith.maxsi %in, %in_10 : i8
        linalg.yield %6 : i8
      } -> tensor<i8>
      %extracted_9 = tensor.extract %4[] : tensor<i8>
      %5 = linalg.fill ins(%extracted_9 : i8) outs(%4 : tensor<i8>) -> tensor<i8>
      scf.yield %5, %reduced : tensor<i8>, tensor<i8>
    }
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant -6.000000e+00 : f32
    %cst_2 = arith.constant -1.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+01 : f32
    %cst_4 = arith.constant -6.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<6xf32>
    %1:2 = call @f1(%from_elements, %from_elements) : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %2 = call @f2(%from_elements, %from_elements) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %2, %1#1, %1#0, %0#1, %0#0 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i8>, tensor<i8>
  }
  func.func private @f2(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xf32>) outs(%arg1 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant -6.000000e+00 : f32
      %3 = arith.mulf %in, %cst_1 : f32
      linalg.yield %3 : f32
    } -> tensor<6xf32>
    %c5 = arith.constant 5 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %0[%c5] : tensor<6xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %inserted[%c2] : tensor<6xf32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f32
    %2 = arith.select %1, %0, %0 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @f1(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = linalg.floor ins(%arg1 : tensor<6xf32>) outs(%arg0 : tensor<6xf32>) -> tensor<6xf32>
    %1 = linalg.max ins(%0, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%arg0 : tensor<6xf32>) -> tensor<6xf32>
    return %1, %arg0 : tensor<6xf32>, tensor<6xf32>
  }
}

