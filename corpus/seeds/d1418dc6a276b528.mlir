// bufdiff-profile: cfg
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a3
// bufdiff-features: 260 472 706 1858 2684 3207 4967 5973 6314 6363 6812 7259 7534 7743 9479 10166
// bufdiff-features: 10985 11408 13142 13173 13424 14109 14485 15536 15751 16269 17113 17195 17667
// bufdiff-features: 18166 18232 19746 21522 22234 22413 23368 23830 23874 24826 25388 27048 27568
// bufdiff-features: 27766 29684 31353 32082 32457 33511 34167 34327 34623 34647 35003 35557 36114
// bufdiff-features: 36901 37183 38392 40286 40669 40712 40721 41984 42606 43098 43386 43774 44786
// bufdiff-features: 44893 45427 46203 46257 46995 47093 47200 47392 47678 47713 47782 49635 50476
// bufdiff-features: 51415 52322 52558 52900 52958 54827 54964 54998 55113 55810 56404 56471 56611
// bufdiff-features: 56842 57718 59070 59556 60092 60599 61350 61375 61699 62218 62678 62927 63062
// bufdiff-features: 63610 63800 64287 64959 65133 67175 67368 67528 67929 68355 68971 69032 69359
// bufdiff-features: 69875 69991 71169 71199 71396 71607 71904 72671 73150 74057 74362 74617 75308
// bufdiff-features: 77186 78430 79279 79389 79913 80692 82203 82243 82552 83023 83672 84853 84922
// bufdiff-features: 85176 86125 86992 87563 88732 89780 90017 90097 91156 91450 95273 95407 95535
// bufdiff-features: 96989 97318 97592 97864 98203 99009 99383 101264 102204 104931 105243 105289
// bufdiff-features: 105858 105914 109035 109590 109732 110178 111839 112474 112929 113302 113420
// bufdiff-features: 113744 113801 113940 114200 114354 114601 115391 115471 117137 119588 120920
// bufdiff-features: 121237 121394 121467 121632 122764 123468 125616 125971 126932 127122 127305
// bufdiff-features: 128456 128768 130060 130580
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.ceil ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 1.000000e+00 : f32
        %2 = arith.addf %in, %cst : f32
        linalg.yield %2 : f32
      } -> tensor<f32>
      %extracted = tensor.extract %1[] : tensor<f32>
      vector.print %extracted : f32
    } else {
      %1 = linalg.floor ins(%arg3 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %1[] : tensor<f32>
      vector.print %extracted : f32
    }
    return %arg3, %arg0, %0 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1x2x2x2x1xi32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0 = tensor.empty() : tensor<1x2x2x2x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<1x2x2x2x1xi32>) -> tensor<1x2x2x2x1xi32>
    %cst_0 = arith.constant dense<100> : tensor<1x3x3x2xi32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<2x2x2x?xi32>
    %3 = linalg.fill ins(%c1_i32 : i32) outs(%2 : tensor<2x2x2x?xi32>) -> tensor<2x2x2x?xi32>
    %4 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%cst_0, %3 : tensor<1x3x3x2xi32>, tensor<2x2x2x?xi32>) outs(%1 : tensor<1x2x2x2x1xi32>) -> tensor<1x2x2x2x1xi32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst_1 = arith.constant -2.500000e+00 : f32
    %5 = arith.cmpf olt, %extracted, %cst_1 : f32
    cf.cond_br %5, ^bb1(%arg0 : tensor<f32>), ^bb2
  ^bb1(%6: tensor<f32>):  // pred: ^bb0
    %7 = linalg.copy ins(%6 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%7 : tensor<f32>)
  ^bb2:  // pred: ^bb0
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%inserted : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    cf.br ^bb3(%8 : tensor<f32>)
  ^bb3(%9: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    %10:3 = call @f1(%inserted, %inserted, %inserted, %inserted) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %4, %10#0, %10#1, %10#2 : tensor<1x2x2x2x1xi32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

