// bufdiff-profile: slices
// bufdiff-choices: 1fde2adc66eb993b77be43a0df7b313c5908eaa118b78a6edbaea223d47067c10c2022c24c3d66c1
// bufdiff-choices: 78ebb7917b5327ff5ff0997a909308e8c7f249d9a15b66926cf942fc0035718df35ee95608ba424d
// bufdiff-choices: 25ee65077b4943c2a34a5ed92e888e9e1911399a3038c9a674276723177ccee16de3a870a767d12b
// bufdiff-choices: 24b1c2fbab13aca60d9abf32af33bd9d26579928a4b85687f72f89ed085194cb8d7a35303d89ff3d
// bufdiff-choices: b79d77342ace706309aa42b7af83246af65f59d573801c89c7b9b2d0be5b0a707d87e46706b641d1
// bufdiff-choices: 448cceab2c8cf097c3645cef44dfd40bf78d3dba995aad860ef41654f782
// bufdiff-features: 2296 3866 4020 4752 5197 5274 7770 7847 8021 8960 9479 10616 12197 13689 15751
// bufdiff-features: 16291 16960 18486 18836 20003 20516 22824 23787 24194 24505 24571 25388 25727
// bufdiff-features: 26568 26796 27048 27738 29119 29684 29968 30305 31383 32809 34167 34564 34647
// bufdiff-features: 34902 35610 37046 37183 37786 38783 40070 40712 40884 42984 43098 43171 43612
// bufdiff-features: 44303 44904 46203 46763 46995 47093 48038 48062 48691 51213 52042 52314 52558
// bufdiff-features: 52900 52958 53252 53469 53890 54945 55744 56404 57573 59620 60184 60302 61350
// bufdiff-features: 62017 63610 63800 63825 64235 64759 64959 65708 66422 66765 68355 68702 71156
// bufdiff-features: 71461 73289 73881 74362 74382 74833 76227 76728 77551 78283 79389 79931 81353
// bufdiff-features: 81707 82203 82459 83194 83760 84315 84585 85047 86125 86560 87563 87585 87923
// bufdiff-features: 88306 89109 91770 91958 93677 93917 94273 95285 95407 97318 98501 99009 99568
// bufdiff-features: 100125 101255 104303 104931 107009 109086 109328 109732 109923 111770 111800
// bufdiff-features: 113327 114541 115471 117235 117839 118465 119340 121394 121571 121851 122764
// bufdiff-features: 126458 128768 128776 130933 130951
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<2x?xi32>) -> (tensor<f32>, tensor<2x?xi32>, tensor<2x?xi32>) {
    %0 = tensor.empty() : tensor<2x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%1, %arg0 : tensor<2x2xi32>, tensor<2x?xi32>) outs(%arg0 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %3 = tensor.empty() : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.erf ins(%4 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %4[] : tensor<f32>
    %6 = arith.cmpf ogt, %extracted, %cst : f32
    %7 = scf.if %6 -> (tensor<f32>) {
      %8 = tensor.empty() : tensor<3x2xi32>
      %9 = linalg.fill ins(%c3_i32 : i32) outs(%8 : tensor<3x2xi32>) -> tensor<3x2xi32>
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<2x?xi32>
      %10 = tensor.empty(%dim) : tensor<?x3xi32>
      %11 = linalg.fill ins(%c3_i32 : i32) outs(%10 : tensor<?x3xi32>) -> tensor<?x3xi32>
      %12 = linalg.contract indexing_maps = [#map3, #map4, #map2] ins(%9, %11 : tensor<3x2xi32>, tensor<?x3xi32>) outs(%arg0 : tensor<2x?xi32>) -> tensor<2x?xi32>
      %c42_i32 = arith.constant 42 : i32
      %from_elements = tensor.from_elements %c3_i32, %c3_i32, %c42_i32 : tensor<3xi32>
      %13 = func.call @f1(%from_elements) : (tensor<3xi32>) -> tensor<?xi32>
      %14 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%4, %4 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
      scf.yield %14 : tensor<f32>
    } else {
      scf.yield %3 : tensor<f32>
    }
    return %5, %arg0, %2 : tensor<f32>, tensor<2x?xi32>, tensor<2x?xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>) -> tensor<?xi32> {
    %c7_i32 = arith.constant 7 : i32
    %0 = linalg.fill ins(%c7_i32 : i32) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %0 low[%c0] high[0] {
    ^bb0(%arg1: index):
      %c2_i32 = arith.constant 2 : i32
      %1 = arith.maxui %c7_i32, %c2_i32 : i32
      tensor.yield %1 : i32
    } : tensor<3xi32> to tensor<?xi32>
    return %padded : tensor<?xi32>
  }
}

