// bufdiff-profile: loops
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134f118f8b12c922ef99dd0f42d8a3033fb7d4e0486e7ab76a0986de8863710bfdf0484db708271
// bufdiff-choices: 741bdb4bb7ebf45ad14d02f9232e71753920b4524416f52951659cf2b4bec3643f80fc8737212ff8
// bufdiff-choices: 0411bca07d754cde1aac742e622838c6293bf678
// bufdiff-features: 66 2339 3579 5270 5276 6146 6565 9479 9932 10275 10872 11321 12100 12476 13518
// bufdiff-features: 13915 14884 15751 16840 18431 19192 19241 19685 20516 21044 21154 21518 21705
// bufdiff-features: 21876 21883 22280 24019 25000 25388 26414 26568 26864 28276 29945 31193 31747
// bufdiff-features: 31864 32804 33009 34022 34167 34564 34623 34647 34745 34902 35411 36887 36936
// bufdiff-features: 37523 37786 39010 39932 40540 40712 42094 43385 43552 43942 44007 44810 45031
// bufdiff-features: 45223 46203 47353 51178 52098 52222 52322 52558 52958 53030 53416 54657 55561
// bufdiff-features: 57718 58403 59080 59555 60983 61339 61340 62133 64959 66422 66765 67375 67388
// bufdiff-features: 68355 68901 71169 71415 71969 72629 74362 74395 75361 76052 78273 79861 79931
// bufdiff-features: 81459 82135 82723 83903 84628 85352 86603 86645 87585 88019 88337 88958 88984
// bufdiff-features: 89148 89233 89250 89266 89555 89696 90543 90777 92800 93742 94003 94062 94687
// bufdiff-features: 95465 96436 98305 99009 99656 99738 101342 101618 102233 103318 103325 104123
// bufdiff-features: 105016 106652 106657 106798 109949 110780 112065 112669 112709 112895 112929
// bufdiff-features: 114541 115471 115990 116474 116549 116586 117151 118022 119764 119878 121394
// bufdiff-features: 121585 123313 123768 124134 126179 127096 127640 128456 128768 128975 130133
// bufdiff-features: 130513 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: f32) -> (tensor<2xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0) -> (tensor<2xf32>) {
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %arg0[%c1] : tensor<2xf32>
      %1 = math.tan %extracted : f32
      %c3 = arith.constant 3 : index
      %2 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg3) -> (tensor<2xf32>) {
        %cst = arith.constant dense<[[[[5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00]]]]> : tensor<1x1x2x2xf32>
        %3 = tensor.empty() : tensor<1x1x2xf32>
        %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
        %5 = tensor.empty() : tensor<1x2x2xf32>
        %6 = linalg.fill ins(%arg1 : f32) outs(%5 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
        %7 = linalg.depthwise_conv_1d_nwc_wcm ins(%4, %6 : tensor<1x1x2xf32>, tensor<1x2x2xf32>) outs(%cst : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
        %8 = bufferization.alloc_tensor() copy(%5) : tensor<1x2x2xf32>
        %9:3 = scf.for %arg6 = %c2 to %c3 step %c1 iter_args(%arg7 = %7, %arg8 = %8, %arg9 = %3) -> (tensor<1x1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x1x2xf32>) {
          %11 = linalg.square ins(%4 : tensor<1x1x2xf32>) outs(%arg9 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
          %12 = arith.remui %arg4, %c2 : index
          %inserted_0 = tensor.insert %arg1 into %arg8[%c0, %12, %12] : tensor<1x2x2xf32>
          %13 = tensor.empty(%c2) : tensor<1x2x?xf32>
          %14 = linalg.fill ins(%1 : f32) outs(%13 : tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
          %15 = tensor.empty() : tensor<1x2xf32>
          %cst_1 = arith.constant 1.000000e+02 : f32
          %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<1x2xf32>) -> tensor<1x2xf32>
          %17 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%14, %16 : tensor<1x2x?xf32>, tensor<1x2xf32>) outs(%inserted_0 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
          %18 = linalg.copy ins(%7 : tensor<1x1x2x2xf32>) outs(%arg7 : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
          scf.yield %18, %17, %11 : tensor<1x1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x1x2xf32>
        }
        %10 = linalg.softmax dimension(0) ins(%arg0 : tensor<2xf32>) outs(%arg5 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %10 : tensor<2xf32>
      }
      %inserted = tensor.insert %extracted into %arg3[%arg2] : tensor<2xf32>
      scf.yield %inserted : tensor<2xf32>
    }
    return %0, %arg1 : tensor<2xf32>, f32
  }
}

