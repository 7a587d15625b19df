// bufdiff-profile: idioms
// bufdiff-choices: 9e77ca3b4126a9f3feb7865236eca1fd8846a01aa2307a1b98f267e85e6e965a8c1e1d6f432a358e
// bufdiff-choices: 813220bcd0be43f42196798b5067db0123af8333de9b56f9c15c6c52dd5c94791bebcd04fafa9f36
// bufdiff-choices: 00444205562e181b364cac56a60f1fd3b322b4d6a3b3f9e9e1e4a6672f2fc751897f91628ee773ad
// bufdiff-choices: b9a4096ce35e06f92cf2cd47595b3364502194637a7a922170650b41262cddc8497bfba47ef3eb41
// bufdiff-choices: 76d493c6cf17bd99a7fc6c611879649d9e0bc7047fade7003caa84ddf39de7c112e798b5ceec7f0a
// bufdiff-choices: 6b05542fa49fcfcc63c244746034f115a7c4d5af6777ab7ff429480f77421af9054e394068d105f5
// bufdiff-choices: 38111e62d732b8acedf91d2be4b263ce640f79042859857292812a3d9be6dda1dd7adb2c9a809b86
// bufdiff-choices: a0a6e7b6d064b3bdeda03e4be79e593bba90895ed5faf3dbdd4e76cba890
// bufdiff-features: 429 598 961 2027 2684 2898 3196 3207 3579 4165 4967 5075 5973 6484 6565 6611
// bufdiff-features: 6803 7014 7384 7613 9381 9479 9807 9968 10384 11162 11321 11438 12064 12170
// bufdiff-features: 13233 13652 13936 14454 14704 15154 15440 15720 15751 16385 16675 18165 18330
// bufdiff-features: 19241 19769 20254 20686 20749 20864 21154 22070 22095 23169 23787 23817 24747
// bufdiff-features: 24826 24870 25082 25388 25608 25962 26087 26546 26568 26922 27048 27725 27825
// bufdiff-features: 28464 28564 28814 28823 29532 29590 30082 30293 30666 31160 31692 31747 31972
// bufdiff-features: 32085 32140 32615 34089 34167 34542 34564 34623 34647 36784 37251 37979 39241
// bufdiff-features: 39927 40132 40712 40726 40841 41226 42094 42344 42467 42850 43022 43258 43442
// bufdiff-features: 43679 43858 44333 45031 46203 46208 46283 46799 46832 46995 47392 47554 48974
// bufdiff-features: 49355 49949 50633 50894 51415 51827 51980 52062 52322 52558 52701 52900 52958
// bufdiff-features: 53244 54180 54651 54970 54998 55113 55185 55561 55625 55887 57499 57718 58024
// bufdiff-features: 59070 59145 60686 60693 61350 61375 61556 61699 63071 63610 63929 64119 64120
// bufdiff-features: 64212 64959 64976 65641 65715 66191 66195 66422 66765 67375 67657 67748 68355
// bufdiff-features: 69235 69987 70529 71169 71306 72413 72577 72674 73242 73289 73802 74057 74362
// bufdiff-features: 74375 74507 74617 76009 76385 76700 77129 77484 77725 77875 78283 78430 78950
// bufdiff-features: 79229 79389 81736 82135 82237 82267 82806 83507 83935 84585 84866 84887 85141
// bufdiff-features: 85327 85498 85673 86125 86866 87199 88081 88544 88732 88956 89110 89250 89315
// bufdiff-features: 89780 89812 90070 90218 90589 91365 91540 91633 91737 92194 92647 93150 93255
// bufdiff-features: 93994 94253 94687 95031 95053 95285 97318 97864 97924 98190 99009 99032 99383
// bufdiff-features: 99568 99738 100258 101258 101264 102309 103315 103819 104069 104253 104315
// bufdiff-features: 104931 104952 105851 105858 107412 107425 107614 107702 108621 108810 108857
// bufdiff-features: 109086 110552 110780 111024 111916 112895 112929 113209 113940 114171 115459
// bufdiff-features: 115471 115711 117151 117235 117336 117508 117618 119340 120435 120687 121394
// bufdiff-features: 121467 121707 122764 123012 124254 124531 124633 125175 125308 125908 126076
// bufdiff-features: 127096 127813 127834 128768 128916 129089 130019 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %mapped = linalg.map ins(%arg1 : tensor<4x6xf32>) outs(%arg0 : tensor<4x6xf32>)
      (%in: f32, %init: f32) {
        linalg.yield %in : f32
      }
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %mapped) -> (tensor<4x6xf32>) {
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %mapped[%c3, %arg2] : tensor<4x6xf32>
      %c2 = arith.constant 2 : index
      %c6 = arith.constant 6 : index
      %3 = arith.remui %arg2, %c6 : index
      %inserted = tensor.insert %extracted into %arg3[%c2, %3] : tensor<4x6xf32>
      scf.yield %inserted : tensor<4x6xf32>
    }
    %1 = tensor.empty() : tensor<4x6xf32>
    %2 = linalg.copy ins(%mapped : tensor<4x6xf32>) outs(%1 : tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0, %2 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @f2(%arg0: tensor<?x6xf64>, %arg1: f64, %arg2: tensor<?x6xf64>, %arg3: f32) -> (tensor<4x6xf32>, f32) {
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01], [2.450000e+01, 2.550000e+01, 2.650000e+01, 2.750000e+01, 2.850000e+01, 2.950000e+01]]> : tensor<4x6xf32>
    %0:2 = call @f1(%cst, %cst) : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    return %0#1, %arg3 : tensor<4x6xf32>, f32
  }
  func.func private @f3(%arg0: tensor<4x6xf32>, %arg1: f64, %arg2: tensor<4x?xf32>, %arg3: f64) -> (tensor<4x6xf32>, tensor<6x4xf32>) {
    %0 = tensor.empty() : tensor<6x4xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %cast = tensor.cast %1 : tensor<6x4xf32> to tensor<?x4xf32>
    %transposed = linalg.transpose ins(%cast : tensor<?x4xf32>) outs(%arg2 : tensor<4x?xf32>) permutation = [1, 0] 
    %2 = scf.execute_region -> tensor<4x6xf32> {
      %cast_0 = tensor.cast %transposed : tensor<4x?xf32> to tensor<4x6xf32>
      %inserted_slice = tensor.insert_slice %cast_0 into %arg0[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
      scf.yield %inserted_slice : tensor<4x6xf32>
    }
    return %2, %1 : tensor<4x6xf32>, tensor<6x4xf32>
  }
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>, %arg2: tensor<6x6xf64> {bufferization.writable = false}, %arg3: tensor<4x6xf32>) -> (tensor<?x?xf64>, tensor<6x4xf32>, tensor<1x1xf64>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<1x?xf64>, tensor<4x6xf32>) {
    %0 = tensor.empty() : tensor<1x1xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<1x1xf64>) -> tensor<1x1xf64>
    %2 = linalg.conv_2d ins(%arg0, %1 : tensor<?x?xf64>, tensor<1x1xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cast = tensor.cast %arg3 : tensor<4x6xf32> to tensor<4x?xf32>
    %3:2 = call @f3(%arg3, %cst, %cast, %cst) : (tensor<4x6xf32>, f64, tensor<4x?xf32>, f64) -> (tensor<4x6xf32>, tensor<6x4xf32>)
    %from_elements = tensor.from_elements %cst : tensor<1x1xf64>
    %transposed = linalg.transpose ins(%from_elements : tensor<1x1xf64>) outs(%1 : tensor<1x1xf64>) permutation = [1, 0] 
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3#0 : tensor<4x6xf32>) outs(%3#0 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.subf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<4x6xf32>
    %cast_0 = tensor.cast %arg2 : tensor<6x6xf64> to tensor<?x6xf64>
    %cast_1 = tensor.cast %arg2 : tensor<6x6xf64> to tensor<?x6xf64>
    %cst_2 = arith.constant 7.250000e+00 : f32
    %5:2 = call @f2(%cast_0, %cst, %cast_1, %cst_2) : (tensor<?x6xf64>, f64, tensor<?x6xf64>, f32) -> (tensor<4x6xf32>, f32)
    %extracted_slice = tensor.extract_slice %from_elements[0, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1x1xf64>
    %cast_3 = tensor.cast %extracted_slice : tensor<1x1xf64> to tensor<1x?xf64>
    return %2, %3#1, %transposed, %4, %5#0, %cast_3, %3#0 : tensor<?x?xf64>, tensor<6x4xf32>, tensor<1x1xf64>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<1x?xf64>, tensor<4x6xf32>
  }
}

