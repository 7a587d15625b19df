// bufdiff-profile: slices
// bufdiff-choices: 155ecf0f03a387fd034fadd932849b5bdd0eedfb50d74552d53ea438887e2dda23c77757569a4410
// bufdiff-choices: 67c91389ecd93bacf200e28a4571170ee8ea10a53c560fbd6fa4f14023c9aa039294e94a6fd56137
// bufdiff-choices: 96a2c9950f0e14ab1bce4c2fa6e62da076f2512d206c02d465f5039ebde33c38db43dfbdedfc50f4
// bufdiff-choices: b0a2bbea5e2727fd1bec0b483711ee757a7f2083e24564323a92f6561dbd25a05aeb134586fc2563
// bufdiff-choices: 752556d93458b9
// bufdiff-features: 1749 1858 1904 2437 2684 2718 3898 5758 5973 6405 8865 9479 11162 13233 13334
// bufdiff-features: 14318 14485 15536 15751 15929 16269 17667 18166 18232 18480 19746 20838 20987
// bufdiff-features: 22280 23260 23435 24081 24304 24826 27048 27766 27825 28823 29200 29684 30725
// bufdiff-features: 32509 33303 33400 33530 34167 34647 34965 36014 37038 37251 37619 37786 38783
// bufdiff-features: 39030 39907 40324 40712 41679 43272 44176 44893 45427 45624 46203 46406 46995
// bufdiff-features: 47093 47200 47762 47933 48598 50476 50763 52218 52322 52493 52573 52900 52958
// bufdiff-features: 53791 54651 55003 56404 57718 57961 58098 59070 59079 59440 60417 60686 61699
// bufdiff-features: 61944 62914 63062 63368 63800 63915 64120 64844 64959 67929 68355 68764 69121
// bufdiff-features: 69412 70817 71169 71306 72363 73150 73289 73330 73455 74057 74358 74362 76009
// bufdiff-features: 76659 76953 77491 77617 78283 78430 79389 81662 81707 82011 82203 82383 82552
// bufdiff-features: 83023 83194 84585 84853 84922 85673 86125 86159 87841 88521 88732 89780 90585
// bufdiff-features: 91289 92194 93318 93522 95407 96273 97318 97715 97864 98501 100049 100191
// bufdiff-features: 100502 102215 103215 103315 104253 104931 105700 106330 107882 108165 108221
// bufdiff-features: 108977 109021 109055 109086 109144 109577 110449 112929 113243 113618 113628
// bufdiff-features: 113801 114547 114783 115391 115471 115778 116620 117235 118367 118769 118966
// bufdiff-features: 119340 119845 120049 121394 121467 122764 123719 124448 125141 125971 126554
// bufdiff-features: 126722 126770 126932 127303 127830 128768 128817 129029 130321
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<2x2x?x?x?xf64>, tensor<1xf32>, tensor<2x2x1x2x2xf64>, tensor<2x2x?x?x?xf64>, tensor<1xf32>) {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst_0 = arith.constant dense<-6.000000e+00> : tensor<f32>
      %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
        (%in: f32, %in_1: f32, %in_2: f32, %init: f32) {
          %3 = arith.subf %in, %in_1 : f32
          %4 = arith.subf %3, %in_2 : f32
          linalg.yield %4 : f32
        }
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%mapped : tensor<f32>) outs(%arg0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.mulf %in, %out : f32
        linalg.yield %3 : f32
      } -> tensor<f32>
    } else {
      %2 = linalg.min ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %extracted_0 = tensor.extract %2[] : tensor<f32>
    }
    %cst = arith.constant 2.000000e+00 : f64
    %0:3 = call @f1(%arg0, %cst) : (tensor<f32>, f64) -> (tensor<2x2x1x2x2xf64>, tensor<1xf32>, tensor<2x2x?x?x?xf64>)
    %1:3 = call @f1(%arg0, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, f64) -> (tensor<2x2x1x2x2xf64>, tensor<1xf32>, tensor<2x2x?x?x?xf64>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0#0[%c1, %c1, %c0, %c1, %c1] : tensor<2x2x1x2x2xf64>
    vector.print %extracted : f64
    return %1#2, %1#1, %1#0, %0#2, %0#1 : tensor<2x2x?x?x?xf64>, tensor<1xf32>, tensor<2x2x1x2x2xf64>, tensor<2x2x?x?x?xf64>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f64) -> (tensor<2x2x1x2x2xf64>, tensor<1xf32>, tensor<2x2x?x?x?xf64>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.ceil ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %3 = tensor.empty() : tensor<2x2x1x2x2xf64>
    %4 = linalg.fill ins(%arg1 : f64) outs(%3 : tensor<2x2x1x2x2xf64>) -> tensor<2x2x1x2x2xf64>
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<2x2x1x3x3xf64>
    %cst_1 = arith.constant dense<[[[[[7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01]]]], [[[[1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01]]]]]> : tensor<2x1x1x2x2xf64>
    %5 = linalg.conv_2d_ngchw_gfchw ins(%cst_0, %cst_1 : tensor<2x2x1x3x3xf64>, tensor<2x1x1x2x2xf64>) outs(%4 : tensor<2x2x1x2x2xf64>) -> tensor<2x2x1x2x2xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c1, %c2, %c2) : tensor<2x2x?x?x?xf64>
    %7 = linalg.copy ins(%4 : tensor<2x2x1x2x2xf64>) outs(%6 : tensor<2x2x?x?x?xf64>) -> tensor<2x2x?x?x?xf64>
    return %5, %expanded, %7 : tensor<2x2x1x2x2xf64>, tensor<1xf32>, tensor<2x2x?x?x?xf64>
  }
}

