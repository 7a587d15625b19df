// bufdiff-profile: idioms
// bufdiff-choices: 155ecf0f03a387fd034fadd932849b5bdd0eedfb50d74552d53ea438887e2dda23c77757569a4410
// bufdiff-choices: 67c91389ecd93bacf200e28a4571170ee8ea10a53c560fbd6fa4f14023c9aa039294e94a6fd56137
// bufdiff-choices: 96a2c9950f0e14ab1bce4c2fa6e62da076f2512d206c02d465f5039ebde33c38db43dfbdedfc50f4
// bufdiff-choices: b0a2bbea5e2727fd1bec0b483711ee757a7f2083e2456432
// bufdiff-features: 1858 2684 3579 4506 5187 5973 6118 6363 9479 10762 13441 13915 14485 14704
// bufdiff-features: 14925 15424 15536 15751 15919 16286 16417 18166 18232 19923 20864 22221 23787
// bufdiff-features: 24184 24320 24826 25388 26663 26922 27048 27738 27766 28724 28807 29255 29684
// bufdiff-features: 32598 32804 32903 33853 34167 34564 34623 34647 36014 36542 37183 37786 38520
// bufdiff-features: 39397 39907 40712 41984 43098 43774 44893 44947 45427 46203 47093 47392 47676
// bufdiff-features: 48598 48600 49635 49657 50763 52558 52900 52958 54270 54608 54827 56404 57718
// bufdiff-features: 60384 61523 61699 62218 63062 63071 63610 64235 66765 67929 68355 69660 70437
// bufdiff-features: 71169 71306 71904 72280 73548 74362 76009 78030 78283 78430 79334 79389 79972
// bufdiff-features: 80436 80567 82135 82383 82552 83194 84585 84922 86125 86992 88732 90097 90585
// bufdiff-features: 91289 92022 95299 95385 95407 96273 96464 96986 96989 97219 97715 98138 98187
// bufdiff-features: 99009 99383 99568 102102 102215 102597 103108 104253 104931 104952 105819
// bufdiff-features: 105837 105914 109086 109923 110162 110780 111800 112929 114547 114601 114666
// bufdiff-features: 114874 115391 115471 116039 117509 119588 120049 121089 122764 122988 123446
// bufdiff-features: 126841 126932 127830 128456 128817
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = call @f1(%arg0, %cst) : (tensor<f32>, f64) -> tensor<f32>
    %1:2 = call @both2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %arg0[] : tensor<f32>
    return %1#1, %1#0, %0, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f64) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.ceil ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %3 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %0) -> (tensor<f32>) {
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%arg3 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.subf %in, %cst : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant -1.000000e+00 : f32
        %6 = arith.maximumf %in, %cst_0 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      scf.yield %5 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
  func.func private @both2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %0 = arith.subf %in, %in_0 : f32
        %1 = arith.subf %0, %in_1 : f32
        linalg.yield %1 : f32
      }
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    return %mapped, %inserted : tensor<f32>, tensor<f32>
  }
}

