// bufdiff-profile: cfg
// bufdiff-choices: 155ecf0f03a387fd034fadd932849b5bdd0eedfb50d74552d53ea438887e2dda23c77757569a4410
// bufdiff-choices: 67c91389ecd93bacf200e28a4571170ee8ea10a53c560fbd6fa4f14023c9aa039294e94a6fd56137
// bufdiff-choices: 96a2c9950f0e14ab1bce4c2fa6e62da076f2512d206c02d465f5039ebde33c38db43dfbdedfc50f4
// bufdiff-choices: b0a2bbea5e
// bufdiff-features: 600 1312 2044 3579 8627 10872 11441 12932 13074 14131 15257 15440 15751 16960
// bufdiff-features: 19241 20003 20474 21115 22167 22678 22801 22824 22885 23484 24268 25842 26464
// bufdiff-features: 26568 26663 26697 27048 27508 27825 28652 29932 29968 30707 31864 33530 34167
// bufdiff-features: 34200 34647 36395 36462 36784 37786 38803 40348 40669 40712 40953 41854 42094
// bufdiff-features: 42282 43942 44163 47155 47242 47244 47695 50894 51344 52322 52900 52958 53252
// bufdiff-features: 54202 55548 55561 56107 57103 58030 59082 59347 61435 61556 63062 63800 64959
// bufdiff-features: 66320 68355 68764 69013 70272 70278 70759 72511 73140 73788 73802 74454 76052
// bufdiff-features: 76222 76339 77389 78283 78828 79756 80436 80645 81662 81736 82203 84322 84635
// bufdiff-features: 84812 84962 86125 86431 88341 88958 90543 91074 91491 91566 92032 93529 94360
// bufdiff-features: 94687 94711 95285 95385 96374 99383 101823 103317 103851 104072 104303 104931
// bufdiff-features: 105750 105857 106398 106961 107248 108165 110561 111800 112065 112895 112917
// bufdiff-features: 112929 115471 116721 118196 119360 121307 121394 122764 123204 123446 124484
// bufdiff-features: 126179 126554 128768 129462 129771 129899 130648
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<0x?xf32>, %arg1: f64) -> (tensor<0x?xf32>, tensor<1x0x?xf32>, tensor<?x0x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<0x?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 0, %dim] : tensor<0x?xf32> into tensor<1x0x?xf32>
    %c0 = arith.constant 0 : index
    %0:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %expanded) -> (tensor<0x?xf32>, tensor<1x0x?xf32>) {
      %expanded_0 = tensor.expand_shape %arg4 [[0], [1], [2, 3]] output_shape [1, 0, 1, %dim] : tensor<1x0x?xf32> into tensor<1x0x1x?xf32>
      %1 = tensor.empty(%dim) : tensor<0x?xf32>
      %cst = arith.constant 5.000000e-01 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<0x?xf32>) -> tensor<0x?xf32>
      %cst_1 = arith.constant -6.000000e+00 : f64
      %3 = arith.cmpf une, %arg1, %cst_1 : f64
      %4 = arith.select %3, %arg3, %2 : tensor<0x?xf32>
      %extracted_slice = tensor.extract_slice %1[%c0, 0] [0, %dim] [1, 1] : tensor<0x?xf32> to tensor<0x?xf32>
      %5 = tensor.empty(%dim) : tensor<1x0x?xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x0x?xf32>) -> tensor<1x0x?xf32>
      %7 = linalg.add ins(%6, %expanded : tensor<1x0x?xf32>, tensor<1x0x?xf32>) outs(%arg4 : tensor<1x0x?xf32>) -> tensor<1x0x?xf32>
      %8 = tensor.empty(%dim) : tensor<2x1x0x?xf32>
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x1x0x?xf32>) -> tensor<2x1x0x?xf32>
      %reduced = linalg.reduce ins(%9 : tensor<2x1x0x?xf32>) outs(%7 : tensor<1x0x?xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %12 = arith.divf %in, %init : f32
          linalg.yield %12 : f32
        }
      %10 = linalg.copy ins(%arg0 : tensor<0x?xf32>) outs(%arg3 : tensor<0x?xf32>) -> tensor<0x?xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "parallel"]} ins(%reduced : tensor<1x0x?xf32>) outs(%10 : tensor<0x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = arith.negf %in : f32
        %13 = arith.addf %12, %out : f32
        linalg.yield %13 : f32
      } -> tensor<0x?xf32>
      scf.yield %11, %reduced : tensor<0x?xf32>, tensor<1x0x?xf32>
    }
    %cast = tensor.cast %0#1 : tensor<1x0x?xf32> to tensor<?x0x?xf32>
    return %0#0, %expanded, %cast : tensor<0x?xf32>, tensor<1x0x?xf32>, tensor<?x0x?xf32>
  }
}

