// bufdiff-profile: loops
// bufdiff-choices: 30d2568237ae347843ce095c8bcf6c060119b4dfe59bbcca5552796aa0a0617fb54061f13f92beb0
// bufdiff-choices: 6f0f54dec2ab4fe09434cef1760f49eff821372221ede8528e22924e9faa5374f019ddde65451ec8
// bufdiff-choices: 1756cedc5fbf6e4c7a8b97f4a9860a4c65f314fdfd74a330cfffc84fad057d061f4bfc34de70a79b
// bufdiff-choices: 684402c35aa7fff6db3d1b75dbe2aa4494967608955fb51f7c285df02d426d116e305a60b7cce5b4
// bufdiff-choices: 62606ff5869dac66428f0110be6867a6e97bc40fbee5b1b505e0e13a42bbca6e9787700d80d954e8
// bufdiff-choices: 24a19848ff64fc90a4
// bufdiff-features: 1089 1762 2507 4408 5834 7793 8411 9479 10035 10819 12276 12561 13387 13915
// bufdiff-features: 14523 14609 14674 14902 15282 15440 15681 15751 16086 17232 19419 19442 20952
// bufdiff-features: 21115 22221 23143 24184 24747 24826 25119 25514 26162 26507 26568 27048 27132
// bufdiff-features: 27825 28349 28652 29684 29895 29968 30223 30666 31727 31851 31876 31899 34167
// bufdiff-features: 34647 35240 36394 36542 36784 37786 38783 39673 40712 41742 42282 42344 42467
// bufdiff-features: 42984 43299 45629 46203 48667 49806 50717 50894 52558 52900 52928 52958 53180
// bufdiff-features: 53249 53252 53636 54038 54135 54385 54998 55887 57343 57718 59082 60839 60958
// bufdiff-features: 61079 62593 62659 62675 63062 63071 63133 63610 64235 64313 64656 64737 64976
// bufdiff-features: 65583 66320 66422 66666 66765 68233 68355 68408 69032 69403 69767 69987 71051
// bufdiff-features: 71928 73802 74057 74362 74507 74617 74890 75663 76735 77827 78620 78850 79099
// bufdiff-features: 79389 79850 81039 81736 82135 83697 84585 85820 85843 85913 86031 87277 88337
// bufdiff-features: 89277 89449 89646 89780 92216 93286 95407 96323 96562 97318 97369 98049 98501
// bufdiff-features: 99009 99022 99228 99383 100059 100258 102222 104303 104796 105696 107412 108012
// bufdiff-features: 108038 109086 109220 110695 111883 112474 112736 112929 114489 115471 115677
// bufdiff-features: 115990 116175 117235 119945 120648 121467 121626 123014 124056 125040 125175
// bufdiff-features: 127533 128456 128768 128916 129066 129849 129955 130135
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>) -> tensor<1x?x?xf32> {
    %0 = linalg.rsqrt ins(%arg1 : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    affine.for %arg2 = 0 to 3 {
      %cst = arith.constant -1.000000e+00 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %1 = bufferization.alloc_tensor(%dim, %dim) : tensor<1x?x?xf32>
    %2 = linalg.reciprocal ins(%0 : tensor<?x?x?xf32>) outs(%1 : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
    %3 = bufferization.materialize_in_destination %0 in %2 : (tensor<?x?x?xf32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
    %4 = tensor.empty(%dim, %dim) : tensor<1x?x?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<1x?x?xf32>) outs(%4 : tensor<1x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %6 = arith.subf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<1x?x?xf32>
    return %5 : tensor<1x?x?xf32>
  }
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<3xi32>) -> (tensor<1x?x?xf32>, tensor<?xi32>) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<3xi32>
    %0 = linalg.fill ins(%extracted : i32) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    affine.parallel (%arg2) = (0) to (2) {
      %extracted_slice = tensor.extract_slice %arg1[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
      %2 = func.call @write2(%extracted_slice) : (tensor<2xi32>) -> tensor<2xi32>
      %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi32>) outs(%0 : tensor<3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.ori %in, %out : i32
        %c1_i32 = arith.constant 1 : i32
        %5 = arith.shrui %4, %c1_i32 : i32
        linalg.yield %5 : i32
      } -> tensor<3xi32>
    }
    %cst = arith.constant dense<[[[5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01]]]> : tensor<1x3x3xf32>
    %cast = tensor.cast %cst : tensor<1x3x3xf32> to tensor<?x?x?xf32>
    %cast_0 = tensor.cast %cst : tensor<1x3x3xf32> to tensor<?x?x?xf32>
    %1 = call @f1(%cast, %cast_0) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<1x?x?xf32>
    %cast_1 = tensor.cast %arg1 : tensor<3xi32> to tensor<?xi32>
    return %1, %cast_1 : tensor<1x?x?xf32>, tensor<?xi32>
  }
  func.func private @write2(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %cst = arith.constant dense<[5, 8]> : tensor<2xi32>
    %0 = linalg.mul ins(%arg0, %cst : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

