// bufdiff-profile: loops
// bufdiff-choices: ce2d05d9c4b68fe5c5a323b3251619bfea6c20ed09cb0b782c25a272c4753896e2a94a24a81321a6
// bufdiff-choices: 4d4593698ce05eba8df44f86b8f6781e358f17265fde6686db47564d2fb38fb124a9c0be0043d9e2
// bufdiff-choices: d4844ed27cdaac33b7100fbb60f19d6d0cc38bd78c51f5745ccd732de56fab8306166ba8dcd644bd
// bufdiff-choices: 057c538263a35642bdb5107704615495be9e12a9574ea09fa5fede250529ec880f35379bec81cba3
// bufdiff-choices: 3cb7478dace3f62cf1bd298a208b330421656bd3b3b119d89ac2bef25c25b6f9507723f97c56ea5d
// bufdiff-choices: c2f806b01148f93a9752b9bf977a82f7157b7eed47ff14ca021948ead3836be1678dbb2812cec7d2
// bufdiff-choices: a4450609cbbe254a765ce81be9edd2a23c22db8ba2a5ff8a234067414fb54016c39f18680f5fbbd0
// bufdiff-choices: bdd25c96ee1f6395
// bufdiff-features: 472 600 2332 2684 2820 2898 3392 3579 4506 4795 5187 5659 5712 5973 6405 6578
// bufdiff-features: 6611 6812 8294 8325 9479 10372 10872 11162 11321 11408 13021 13233 13424 13915
// bufdiff-features: 15751 15903 16269 16834 17470 18166 18774 19205 19403 19631 19746 20254 20666
// bufdiff-features: 20864 21020 21544 21623 21744 22095 22129 22154 22221 22280 23396 23787 24259
// bufdiff-features: 24812 24826 25322 25388 25810 26083 26568 26922 27048 27738 27825 28564 29255
// bufdiff-features: 29294 29684 30293 31543 31863 31972 32457 32509 32615 32804 32903 33242 33400
// bufdiff-features: 34167 34564 34623 34647 35163 35959 36542 36901 37183 37289 37786 38672 39481
// bufdiff-features: 40084 40479 40712 40896 41984 43098 43442 43645 43929 46203 46208 46321 46732
// bufdiff-features: 46832 46995 47093 47203 47392 47782 47933 48598 50005 50016 50476 50633 52152
// bufdiff-features: 52322 52558 52807 52900 52958 53469 54180 54500 54651 54827 55003 55113 55185
// bufdiff-features: 55270 55463 56404 56611 57383 57384 57718 58308 58399 59070 59448 60686 61066
// bufdiff-features: 61350 61556 61699 62218 62927 63610 63800 63899 63929 64120 64235 64959 65208
// bufdiff-features: 66195 66334 66765 66995 68355 68457 69017 69032 69235 69500 69875 69987 70036
// bufdiff-features: 70335 71168 71169 71306 71770 72243 72629 72674 73042 73123 73289 73388 73455
// bufdiff-features: 73725 73977 74057 74212 74255 74362 75134 76052 76339 76953 78041 78283 78430
// bufdiff-features: 78950 79229 79389 79972 80976 81297 81467 81579 81707 82203 82383 83194 83488
// bufdiff-features: 84585 84808 84887 84922 85673 86125 86643 86992 87774 88732 88749 88835 88958
// bufdiff-features: 89110 89121 89648 89780 89812 90131 91737 92159 92647 93318 94172 94913 95285
// bufdiff-features: 95299 95339 95603 95705 96008 96464 97219 97864 98187 98190 98194 98501 99009
// bufdiff-features: 99383 99522 99525 99568 99738 99748 100569 101264 102456 102597 102788 103108
// bufdiff-features: 103238 103339 104253 104339 104446 104931 105837 105902 106209 106352 107614
// bufdiff-features: 108169 109086 109267 109923 110136 110162 110236 110536 111185 111733 112929
// bufdiff-features: 113605 113940 114547 114601 115471 115711 115804 116797 117137 117235 117336
// bufdiff-features: 118112 118850 119129 119334 119340 119343 119845 120049 120383 120933 121181
// bufdiff-features: 121394 121467 121561 121632 122764 123884 124448 124509 124614 124824 124886
// bufdiff-features: 125173 125875 126179 126722 126932 128554 128635 128750 128768 128817 129290
// bufdiff-features: 130500 130642 130933
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<3x2xf32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.min ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<3x2x2xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %3 = tensor.empty() : tensor<3x3x2xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %6 = linalg.pooling_nwc_sum ins(%4, %5 : tensor<3x3x2xf32>, tensor<2xf32>) outs(%2 : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %6[0, 0, %c0] [3, 2, 1] [1, 1, 1] : tensor<3x2x2xf32> to tensor<3x2xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.copy ins(%arg0 : tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
    return %extracted_slice, %8, %0 : tensor<3x2xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<2x2xf32>, %arg1: f32, %arg2: tensor<2x2xf32>) -> (tensor<2x2xf32>, f32, f32) {
    %0 = linalg.div ins(%arg0, %arg2 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%arg0 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1] : tensor<2x2xf32>
    %1 = math.asin %extracted : f32
    return %0, %1, %arg1 : tensor<2x2xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg1 = %c0 to %c8 step %c2 iter_args(%arg2 = %0) -> (tensor<f32>) {
      %4 = linalg.copy ins(%2 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %4[] : tensor<f32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      scf.yield %5 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    affine.for %arg2 = 0 to 2 {
      %6 = linalg.div ins(%arg1, %arg1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %6[] : tensor<f32>
      vector.print %extracted : f32
    }
    %cst = arith.constant 5.000000e-01 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    affine.parallel (%arg2) = (0) to (1) {
      %c0 = arith.constant 0 : index
      affine.if #set(%c0) {
        %6 = linalg.exp ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      } else {
        %c4 = arith.constant 4 : index
        %6 = arith.muli %arg2, %c4 : index
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %8 = arith.maximumf %in, %cst : f32
          linalg.yield %8 : f32
        } -> tensor<f32>
      }
    }
    %0 = tensor.empty() : tensor<f32>
    %mapped = linalg.map ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>)
      (%in: f32, %init: f32) {
        %6 = arith.divf %in, %cst : f32
        linalg.yield %6 : f32
      }
    %1 = tensor.empty() : tensor<2x2xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %3:3 = call @f1(%2, %cst, %2) : (tensor<2x2xf32>, f32, tensor<2x2xf32>) -> (tensor<2x2xf32>, f32, f32)
    %4 = call @f2(%arg0) : (tensor<f32>) -> tensor<f32>
    %5:3 = call @f3(%4) : (tensor<f32>) -> (tensor<3x2xf32>, tensor<f32>, tensor<f32>)
    return %inserted, %mapped, %3#0, %5#0, %5#1, %5#2, %arg1 : tensor<f32>, tensor<f32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

