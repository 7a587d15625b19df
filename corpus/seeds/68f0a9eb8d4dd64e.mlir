// bufdiff-profile: calls
// bufdiff-choices: 631d06464433e17d2d82e3fff8d4fc4df922b874711d5eef4879f5c5e7ad380349c5aad2a78603e1
// bufdiff-choices: e4dba42bf1443d1f41af61ed92e244bc90fc84e16671c4f12715fdd12cbdb4b7ac9048092ea340d7
// bufdiff-choices: 420df25dea993e9ca788cdbd5da12102477382ce8689526389a51d6097ab3211eb7c372a853ab27e
// bufdiff-choices: 4d27c7b5580d4072db5404f1fdad7ba624dc4ab2e304428a58213034599382db4c379bd5ac5e24e6
// bufdiff-choices: 8cb342719812aead97726b8b6e64597f474869741802f2755ebbce3cf1eb9026e1837091a39a14d4
// bufdiff-choices: b1387cdf29f7551d905b1f0a84a33e5407b5a7662c0c9674d512618bd1cbfa9106c95c2912a5e953
// bufdiff-choices: cfd13b11cf057fc8d69827d700acd6c3d1c8e4b13b26cbd8c659b56331948d8d60b6fc887697ad65
// bufdiff-choices: 209dbc62e8401092051c1d6f03dd5656ace7b911c56fb6d5585b16b5a164c641a67993aca0ee3d2b
// bufdiff-choices: 2e597075b642e4367c1083d8e19b65613d2699f18a6133ca937926709d880d045a29e5b8d7288a2e
// bufdiff-choices: add5535edcb7f79ac1cc5fc82e99d9b9b8aa44531e8a93bac264e5de498f66a2eab07626382b8c64
// bufdiff-choices: 46993d2cc491542713c29793fe0d03bb369a5a6413be0c
// bufdiff-features: 103 728 981 1357 1765 2292 3207 4752 5057 5201 5973 6118 6197 6314 6363 6432
// bufdiff-features: 8632 8829 9295 9479 9852 9868 10035 10039 10096 10386 11037 13233 13387 15440
// bufdiff-features: 15639 15751 15903 15929 15957 16289 16405 16417 17232 17329 17406 17987 18486
// bufdiff-features: 18740 18952 19746 20261 20838 21913 21953 22072 22095 22221 22280 22640 23787
// bufdiff-features: 24259 24393 24620 24747 24826 25078 25388 25818 26507 26568 26663 27048 27132
// bufdiff-features: 27825 28179 29229 29667 29684 30053 30666 32140 32334 33769 33915 34167 34419
// bufdiff-features: 34564 34647 35424 35507 35896 36213 36394 36721 36784 37124 37155 37231 37251
// bufdiff-features: 37761 37786 38394 38783 39069 39199 40044 40297 40540 40712 40798 42467 42984
// bufdiff-features: 43631 44132 44176 44266 45159 45432 45897 46034 46203 46874 46947 46995 47082
// bufdiff-features: 47392 47731 48598 49635 49657 49671 50016 50146 50337 51954 52042 52148 52203
// bufdiff-features: 52322 52807 52823 52900 52946 52950 52958 53243 53252 53435 53569 53791 54135
// bufdiff-features: 54203 54598 54651 54658 54915 55113 55185 55887 56024 57064 57548 57718 58029
// bufdiff-features: 58290 59038 59069 59070 59448 59764 60417 60686 60816 61375 61531 61556 61699
// bufdiff-features: 62218 63560 63800 63915 64235 64716 64959 64976 65496 65575 65625 65662 65890
// bufdiff-features: 66765 66931 67388 68233 68355 68408 68782 69235 69496 69987 70119 70529 70864
// bufdiff-features: 71050 71169 71306 71928 73123 73141 73289 73330 73455 73802 74057 74149 74255
// bufdiff-features: 74362 74617 74833 75487 76258 76378 76560 76953 77551 78283 78430 78850 79024
// bufdiff-features: 79099 79279 79334 79389 79978 80400 80894 81039 81736 82011 82203 83112 83194
// bufdiff-features: 83412 84551 84585 84853 84887 85605 85640 85818 85843 86125 86934 87017 87214
// bufdiff-features: 87248 87498 88081 88337 88732 89780 90097 90477 90903 92194 92647 92733 94178
// bufdiff-features: 94187 94746 94913 95285 95407 95900 96431 96989 97131 97447 97864 98138 98340
// bufdiff-features: 98409 98501 98864 99009 99056 99257 99383 99568 100025 103522 103715 104026
// bufdiff-features: 104264 104931 105264 106097 106314 107593 107882 108012 108055 108185 108221
// bufdiff-features: 108857 108943 109086 109168 109445 109693 110557 110780 111234 112176 112709
// bufdiff-features: 112929 113633 113940 114248 114666 115026 115184 115471 115894 115990 116549
// bufdiff-features: 117336 118769 118987 119343 119845 120406 120772 120920 121181 121394 121467
// bufdiff-features: 121561 121626 121682 122764 123301 123719 124379 124448 125175 125354 125882
// bufdiff-features: 127306 127834 127922 128456 128694 128768 129743 130310 130942
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @f3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = arith.constant dense<[[[5.000000e-01, 1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00, 8.500000e+00]], [[9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01]], [[1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01], [2.450000e+01, 2.550000e+01, 2.650000e+01]]]> : tensor<3x3x3xf32>
    %cast = tensor.cast %cst : tensor<3x3x3xf32> to tensor<?x3x?xf32>
    %0:4 = call @f2(%cst, %cast) : (tensor<3x3x3xf32>, tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %false = arith.constant false
    %1 = call @either3(%0#1, %0#2, %false) : (tensor<2xf32>, tensor<2xf32>, i1) -> tensor<2xf32>
    %2 = linalg.reciprocal ins(%1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#2[%c1] : tensor<2xf32>
    vector.print %extracted : f32
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.copy ins(%0#1 : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    return %0#3, %2, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.abs ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %c2 = arith.constant 2 : index
    %1 = scf.forall (%arg1) in (%c2) shared_outs(%arg2 = %0) -> (tensor<2xf32>) {
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg0 : tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %3 = arith.cmpf uge, %in, %in_0 : f32
        %4 = arith.select %3, %in, %in_0 : f32
        linalg.yield %4 : f32
      } -> tensor<2xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %0[%c0] [1] [1] : tensor<2xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<2xf32>
      }
    }
    return %1 : tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xf32>, %arg1: tensor<?x3x?xf32>) -> (tensor<?x3x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.floor ins(%arg1 : tensor<?x3x?xf32>) outs(%arg1 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = call @f1(%2) : (tensor<2xf32>) -> tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.copy ins(%3 : tensor<2xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %6 = tensor.empty() : tensor<2xf32>
    %7 = linalg.copy ins(%2 : tensor<2xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
    return %0, %5, %7, %3 : tensor<?x3x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @either3(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: i1) -> tensor<2xf32> {
    %0 = scf.if %arg2 -> (tensor<2xf32>) {
      scf.yield %arg0 : tensor<2xf32>
    } else {
      scf.yield %arg1 : tensor<2xf32>
    }
    return %0 : tensor<2xf32>
  }
  func.func @f4(%arg0: tensor<3x3x3xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3x3x3xf32>, %arg3: tensor<2xf32>) -> tensor<2xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c2, %c1, %c0] : tensor<3x3x3xf32>
    %inserted = tensor.insert %extracted into %arg3[%c0] : tensor<2xf32>
    return %inserted : tensor<2xf32>
  }
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<3x3x3xf32>, tensor<?xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1:3 = call @f3(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %cst = arith.constant dense<1.000000e+00> : tensor<3x3x3xf32>
    %2 = call @f4(%cst, %arg0, %cst, %1#0) : (tensor<3x3x3xf32>, tensor<2xf32>, tensor<3x3x3xf32>, tensor<2xf32>) -> tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %3 = arith.cmpf ule, %extracted, %cst_0 : f32
    %4 = scf.if %3 -> (tensor<2xf32>) {
      %5:2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<3x3x3xf32>) outs(%cst, %cst : tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32, %out_1: f32):
        %6 = arith.cmpf uge, %out, %in : f32
        %7 = arith.select %6, %out, %in : f32
        %8 = arith.maximumf %out_1, %extracted : f32
        linalg.yield %7, %8 : f32, f32
      } -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
      scf.yield %arg0 : tensor<2xf32>
    } else {
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1#1, %2 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %6 = arith.cmpf one, %in, %in_1 : f32
        %7 = arith.select %6, %in, %in_1 : f32
        linalg.yield %7 : f32
      } -> tensor<2xf32>
      scf.yield %5 : tensor<2xf32>
    }
    %cast = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
    return %1#2, %4, %cst, %cast : tensor<2xf32>, tensor<2xf32>, tensor<3x3x3xf32>, tensor<?xf32>
  }
}

