// bufdiff-profile: loops
// bufdiff-choices: 8788d684b82daf0d70fa5910aeedfda5ae16fb9213b4fddb951a522496743248bb4843dce4c3f159
// bufdiff-choices: f3660d3b814ead2f1e252cb27b778acfb46f34122f926c14f0d43b7bdbd611cbdf700edb65484b3f
// bufdiff-choices: a69d99bf7b7e6bbc01584894a57d631a854feb1f65e7576f23157d82c95220ccf723d410c5b8c5b9
// bufdiff-choices: b88d09d835f8afc14ad9ee5bc016a7d5335d5adddae707ec79d8f7a9761fca8d07f8c331efec681a
// bufdiff-choices: 7e219702030727fd714df6e6626f114a6ba5cf2f54114826b9b068e98a09f4b3cdcc6605d59d736a
// bufdiff-choices: 6d0624b131b114b9b65ec347362f1bc48d1124414e58cb0b6d5a1228c243c65d23fc2a4b8f2665f2
// bufdiff-choices: 9aba06a1d1b1a3cd3e5daaac2b09d85ba5cccf50957a63b054251e8a13efeb375d44838cb7a50894
// bufdiff-choices: dbf1b0d033b1d5e455ed2c4b8f0d52938a9e68b0f7aac659271b887f914f842419ebd4aca4598488
// bufdiff-choices: f786c82e4ab726d792115f0e6d76ae7805c9b7af9472d1a1c2cd21f38461470e9f8930bb8049f176
// bufdiff-choices: 2b36d1ad2600baabe0c558a8a213
// bufdiff-features: 495 503 1854 2066 3133 3579 4752 5187 5199 5297 5915 5973 6100 6118 7095 7516
// bufdiff-features: 8411 9479 9485 9535 9972 10035 10872 11162 11321 11556 11602 13021 13233 13623
// bufdiff-features: 14152 14704 15130 15300 15423 15742 15751 15881 15893 16286 16417 17232 17338
// bufdiff-features: 17470 18952 19166 19635 21522 21652 21953 21991 22095 22221 22280 22355 24330
// bufdiff-features: 24826 25388 25429 25853 26485 26560 26568 27037 27048 27316 27825 28047 28504
// bufdiff-features: 28823 29066 29229 29993 30666 31193 32334 32615 32903 33769 33887 34167 34647
// bufdiff-features: 34745 34965 35097 35507 36448 36701 36721 36887 37251 37736 37761 37786 38361
// bufdiff-features: 38520 38783 39457 40540 40712 41055 41164 41591 41933 42398 42984 43075 43098
// bufdiff-features: 43809 43942 44132 44485 44615 44659 44994 45202 45778 46154 46203 46807 46835
// bufdiff-features: 47392 47973 48451 48720 48946 49638 49657 49956 51344 51878 52322 52558 52900
// bufdiff-features: 52958 53252 54270 55495 55561 55870 55887 56024 56348 57064 57103 57598 57718
// bufdiff-features: 58152 58272 58308 58748 59764 60839 61232 61480 61699 61876 61944 62253 62281
// bufdiff-features: 62675 63062 63071 63610 64120 64435 64716 64875 64959 65163 65217 65817 65829
// bufdiff-features: 66097 66422 67195 67375 67388 68355 69032 69505 69987 70437 70960 71169 72616
// bufdiff-features: 73725 73848 74057 74362 74481 74617 75253 76052 76258 76339 77408 77617 77740
// bufdiff-features: 77885 78430 78447 78796 79291 79334 79389 79972 80179 80436 80567 80714 81039
// bufdiff-features: 81303 81317 81511 81849 82135 82565 83194 83672 84585 84635 84887 84946 85474
// bufdiff-features: 85843 86125 87055 87585 88000 88337 88486 88662 88679 88732 88850 88940 88956
// bufdiff-features: 88958 88984 89151 89178 89780 90290 90777 91781 92194 92259 92365 93434 93844
// bufdiff-features: 93944 94301 94759 95079 95285 95289 95695 96251 96652 96757 97318 97585 98101
// bufdiff-features: 98138 98327 98501 99009 99243 99383 99568 100367 100455 101264 102102 102847
// bufdiff-features: 103339 103455 103751 103851 104123 104159 104253 104650 104931 104952 105914
// bufdiff-features: 106223 107997 108869 109086 109157 109408 109678 110322 110780 110816 111234
// bufdiff-features: 112709 112929 113041 113150 113586 113626 114308 114666 115471 115728 115778
// bufdiff-features: 115990 116002 116148 116549 117506 117858 118769 119343 119588 119764 121000
// bufdiff-features: 121059 121318 121394 121467 121527 121972 122225 122317 122755 122764 122972
// bufdiff-features: 123390 123446 123659 123779 124484 124723 125921 126179 127072 127167 127834
// bufdiff-features: 128768 128975 129630 130310 130602
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<3x3x0xi32>) -> (tensor<3xf64>, tensor<2x1x2x2xi32>, tensor<3xf64>, tensor<3xf64>, tensor<3x3x0xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<3xf64>, tensor<3xf64>) -> (index, tensor<3xf64>, tensor<3xf64>) {
      %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xf64>
      %4 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<3xf64>, tensor<3xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3xf64>, %arg4: tensor<3xf64>):
      %cst_0 = arith.constant 1.000000e+01 : f64
      %from_elements = tensor.from_elements %cst_0, %cst_0, %cst_0 : tensor<3xf64>
      affine.parallel (%arg5) = (0) to (2) {
        %mapped = linalg.map ins(%arg1 : tensor<3x3x0xi32>) outs(%arg1 : tensor<3x3x0xi32>)
          (%in: i32, %init: i32) {
            linalg.yield %in : i32
          }
        %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%arg3 : tensor<3xf64>) {
        ^bb0(%in: f64, %out: f64):
          %6 = arith.cmpf olt, %in, %out : f64
          %7 = arith.select %6, %in, %out : f64
          linalg.yield %7 : f64
        } -> tensor<3xf64>
      }
      %3 = arith.addi %arg2, %c1 : index
      %4 = linalg.copy ins(%arg0 : tensor<3xf64>) outs(%arg4 : tensor<3xf64>) -> tensor<3xf64>
      %inserted = tensor.insert %cst_0 into %arg3[%arg2] : tensor<3xf64>
      scf.yield %3, %inserted, %4 : index, tensor<3xf64>, tensor<3xf64>
    }
    %cst = arith.constant dense<-1.000000e+00> : tensor<3xf64>
    %1:2 = call @f1(%0#1, %0#1, %cst, %cst) : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
    %2:2 = call @f2(%1#0) : (tensor<3xf64>) -> (tensor<2x1x2x2xi32>, tensor<3xf64>)
    return %2#1, %2#0, %1#1, %0#2, %arg1 : tensor<3xf64>, tensor<2x1x2x2xi32>, tensor<3xf64>, tensor<3xf64>, tensor<3x3x0xi32>
  }
  func.func private @f2(%arg0: tensor<3xf64>) -> (tensor<2x1x2x2xi32>, tensor<3xf64>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst into %arg0[%c2] : tensor<3xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %0 = arith.addf %cst, %cst_0 : f64
    %cst_1 = arith.constant dense<[[[[9, 10], [11, 12]]], [[[13, 14], [15, 16]]]]> : tensor<2x1x2x2xi32>
    %1 = tensor.empty() : tensor<1x1xi32>
    %2 = linalg.pooling_nchw_sum ins(%cst_1, %1 : tensor<2x1x2x2xi32>, tensor<1x1xi32>) outs(%cst_1 : tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi32>
    return %2, %inserted : tensor<2x1x2x2xi32>, tensor<3xf64>
  }
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>, %arg3: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = linalg.abs ins(%arg3 : tensor<3xf64>) outs(%arg2 : tensor<3xf64>) -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3, %arg6 = %0) -> (tensor<3xf64>, tensor<3xf64>) {
      %2:2 = func.call @both1(%arg6, %arg6) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      %3 = tensor.empty() : tensor<3xf64>
      %cst = arith.constant -1.000000e+00 : f64
      %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<3xf64>) -> tensor<3xf64>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<3xf64>) outs(%4 : tensor<3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %9 = arith.negf %in : f64
        %10 = arith.addf %9, %out : f64
        linalg.yield %10 : f64
      } -> tensor<3xf64>
      %6:2 = func.call @both1(%5, %arg6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      %extracted = tensor.extract %arg6[%arg4] : tensor<3xf64>
      %cst_0 = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<3xf64>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%cst_0, %cst_0 : tensor<3xf64>, tensor<3xf64>) outs(%arg6 : tensor<3xf64>) -> tensor<3xf64>
      %8 = linalg.copy ins(%6#0 : tensor<3xf64>) outs(%arg5 : tensor<3xf64>) -> tensor<3xf64>
      scf.yield %8, %7 : tensor<3xf64>, tensor<3xf64>
    }
    return %1#0, %1#1 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @both1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant -6.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c2] : tensor<3xf64>
    %0 = linalg.add ins(%inserted, %inserted : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<3xf64>) -> tensor<3xf64>
    return %inserted, %0 : tensor<3xf64>, tensor<3xf64>
  }
}

