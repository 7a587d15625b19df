// bufdiff-profile: calls
// bufdiff-choices: 0c4a458834f3e70d4a4ee5e0616090c742892ae09eb76b9dbe1e6a63c2840225bff7473ec9cbc6d7
// bufdiff-choices: 92508fd34440051169d0cb4f010eacb2c19c95cef687327bcab67df1aae750b34a31a05ed5d2f05f
// bufdiff-choices: 49eae688ef197f3609c982bc4c061b6a3b8540ae50cdc55c99d37bb5f0662cf4f7f6e05537f963c2
// bufdiff-choices: 2a1ded73ca7e6a890ec9e92ecfa38de345e89d177153eef9470f61b3db74b5dcd7dbc8534733f68c
// bufdiff-choices: ab2430c58f04970811ca79f85e2d5b63105d5ea022dbc2f62db6f2240ee42ac4307da1596ede0af1
// bufdiff-choices: ca5794fa85d5233efd900c29bb7e4343ba09b6db2b8b72835305
// bufdiff-features: 728 4280 5296 6812 9042 10819 11202 11304 11408 11759 12561 13233 13689 15440
// bufdiff-features: 15751 16086 16452 17042 18715 21506 22095 22280 23787 24826 25119 25388 26507
// bufdiff-features: 26568 27048 27725 28349 29968 30348 30666 34167 34564 34617 34647 35364 36784
// bufdiff-features: 36901 37786 38783 40712 42282 42467 42918 42984 43631 44007 45710 45855 46203
// bufdiff-features: 46427 46995 47392 47486 49988 50717 51647 52042 52807 52900 52958 53243 53469
// bufdiff-features: 53917 54385 54970 54998 55777 55887 56494 57176 57718 58065 59448 60469 61350
// bufdiff-features: 61484 63800 64235 64435 64716 64959 66422 66765 66996 67492 67880 68355 68867
// bufdiff-features: 69032 69235 69403 71050 72450 72629 73802 74057 74362 74617 76377 78283 78830
// bufdiff-features: 79389 79850 80567 81736 82203 83565 83794 84585 84727 84897 85051 85640 85820
// bufdiff-features: 85843 86125 88154 88321 88732 89780 90070 90383 90476 91958 92686 93255 93464
// bufdiff-features: 94178 96053 96362 97318 97822 98931 99009 99568 100059 101264 104303 104405
// bufdiff-features: 104436 104931 105064 105252 105696 107425 107987 108012 108038 108943 109086
// bufdiff-features: 109327 109781 111981 112027 112369 112709 112929 114308 115471 116410 117137
// bufdiff-features: 117607 118576 118984 121394 121467 123148 123204 123768 125040 125702 126028
// bufdiff-features: 127850 127922 128768 128916
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<2x3x1xf32>, tensor<6xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<2x3x1xf32>
    %cast = tensor.cast %cst : tensor<2x3x1xf32> to tensor<?x?x?xf32>
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = call @f1(%cast, %arg1, %cst_0) : (tensor<?x?x?xf32>, tensor<?xf32>, f32) -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst_1 into %cst[%c1, %c2, %c0] : tensor<2x3x1xf32>
    %cst_2 = arith.constant 5.000000e-01 : f32
    %1 = vector.transfer_read %0[%c0, %c0, %c0], %cst_2 : tensor<?x?x?xf32>, vector<2xf32>
    %2 = vector.extract %1[1] : f32 from vector<2xf32>
    %cst_3 = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00]> : tensor<6xf32>
    %3 = tensor.empty() : tensor<3x3x3xf32>
    %cst_4 = arith.constant -2.500000e+00 : f32
    %4 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %cast_5 = tensor.cast %4 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %5 = call @f2(%cst_3, %cast_5) : (tensor<6xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %5, %inserted, %cst_3 : tensor<?x?x?xf32>, tensor<2x3x1xf32>, tensor<6xf32>
  }
  func.func private @f2(%arg0: tensor<6xf32>, %arg1: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<6xf32>) outs(%arg0 : tensor<6xf32>) -> tensor<6xf32>
    %concat = tensor.concat dim(1) %arg1, %arg1 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %concat : tensor<?x?x?xf32>
  }
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf32>, %arg2: f32) -> tensor<?x?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %3 = arith.addf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi uge, %dim, %c2 : index
    %2 = scf.if %1 -> (tensor<?x?x?xf32>) {
      %3 = tensor.empty() : tensor<1xf32>
      %4 = linalg.pooling_nwc_min ins(%arg0, %3 : tensor<?x?x?xf32>, tensor<1xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %4 : tensor<?x?x?xf32>
    } else {
      scf.yield %arg0 : tensor<?x?x?xf32>
    }
    return %0 : tensor<?x?x?xf32>
  }
}

