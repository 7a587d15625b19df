// bufdiff-profile: cfg
// bufdiff-choices: 0c6fd9da13abbf1a605db4eafa1e47714c37916cc194b1943600abe5e1549d21fe1b31518ac1f54b
// bufdiff-choices: e15da8bbd9406786734bbc03f4d57399734b4e23627d1c5c34c9dc9039b66d77033d07c5a593586d
// bufdiff-choices: 820f15acd3be17090c9b9b1f1e6943b4f29223fa7893e8c04d3093153ef132dcbfa1989640
// bufdiff-features: 5919 6476 6563 9443 9479 10166 11583 15751 17742 18486 19419 20254 23874 23901
// bufdiff-features: 24826 25955 26568 28465 29684 30238 30393 30725 31352 34491 34647 37231 38641
// bufdiff-features: 40132 40286 43119 43242 44516 46203 46974 47495 47837 49313 51415 52042 52625
// bufdiff-features: 54967 54998 55887 60468 61848 62151 64235 65320 65715 66422 66765 68355 69032
// bufdiff-features: 69669 69987 74362 74833 76009 77028 77186 77551 77872 81556 82011 82317 82471
// bufdiff-features: 83001 83127 84098 85295 90027 91958 93360 93850 95407 96433 97318 101134 101187
// bufdiff-features: 104253 105108 109035 111839 115711 116701 118876 121132 122556 123610 124484
// bufdiff-features: 126770 127551 128456 129288
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<0x3x3xf64>, %arg1: tensor<2x4xf64>) -> tensor<0x3x3xf64> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c1, %c3] : tensor<2x4xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %0 = arith.cmpf une, %extracted, %cst : f64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1:2 = scf.if %0 -> (tensor<0x3x3xf64>, tensor<2x4xf64>) {
      %cst_0 = arith.constant 1.000000e+10 : f64
      %4 = arith.maximumf %cst, %cst_0 : f64
      %5 = linalg.batch_matmul ins(%arg0, %arg0 : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      %mapped = linalg.map ins(%arg1 : tensor<2x4xf64>) outs(%arg1 : tensor<2x4xf64>)
        (%in: f64, %init: f64) {
          %6 = arith.addf %in, %extracted : f64
          linalg.yield %6 : f64
        }
      scf.yield %5, %mapped : tensor<0x3x3xf64>, tensor<2x4xf64>
    } else {
      %from_elements = tensor.from_elements  : tensor<0x3x3xf64>
      %4 = linalg.powf ins(%arg0, %from_elements : tensor<0x3x3xf64>, tensor<0x3x3xf64>) outs(%arg0 : tensor<0x3x3xf64>) -> tensor<0x3x3xf64>
      scf.yield %4, %arg1 : tensor<0x3x3xf64>, tensor<2x4xf64>
    }
    cf.br ^bb3(%arg0 : tensor<0x3x3xf64>)
  ^bb2:  // pred: ^bb0
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg0 : tensor<0x3x3xf64>) {
    ^bb0(%out: f64):
      %4 = arith.divf %out, %extracted : f64
      linalg.yield %4 : f64
    } -> tensor<0x3x3xf64>
    cf.br ^bb3(%2 : tensor<0x3x3xf64>)
  ^bb3(%3: tensor<0x3x3xf64>):  // 2 preds: ^bb1, ^bb2
    return %arg0 : tensor<0x3x3xf64>
  }
}

