// bufdiff-profile: idioms
// bufdiff-choices: 007f1ce1486c1b91f12beb6e484e4cbb78eca61b10d5aa8a56d4d3a3d5d2540cc9aeb06e73deb7f1
// bufdiff-choices: 5b27974d276b9f2b922b43e3fba518ab9cdf13299c4f8948f0537867d5f33ce19d61af030cfa0a1a
// bufdiff-choices: b13b2267955e37c63ec8774f9d9f697a5ca969d7a79c86d50f07285c772904b823b62636e0c38ede
// bufdiff-choices: f6027c5e130794238cbd13713b57ca13d81bd8e31d773e6889121d
// bufdiff-features: 103 2898 9748 10035 10166 13296 14838 15751 17232 18486 18812 18872 19419 20188
// bufdiff-features: 20254 22070 23874 26464 26568 26663 27784 30725 32388 33530 33769 34564 34647
// bufdiff-features: 35507 36397 36677 37786 40297 41854 43098 43442 46203 51647 54203 54309 55632
// bufdiff-features: 55887 56599 57124 57718 61556 62914 63062 64235 64814 66422 66765 67578 68137
// bufdiff-features: 68355 69987 74362 74617 75477 77129 79099 79389 80475 81039 83957 84322 84853
// bufdiff-features: 85387 87601 91566 93106 93994 95385 95408 95745 97318 97715 99009 99568 100720
// bufdiff-features: 104253 104315 105795 106691 107882 108165 108221 111976 112929 115990 119705
// bufdiff-features: 124531 125702 126770 127243 127757 127813 127922 128182 128768 130310
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<6xf64>) -> tensor<2x3xf64> {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 3] : tensor<6xf64> into tensor<2x3xf64>
    %0 = scf.execute_region -> tensor<2x3xf64> {
      %cst = arith.constant dense<[6.500000e+00, 5.500000e+00, 4.500000e+00, 3.500000e+00, 2.500000e+00, 1.500000e+00]> : tensor<6xf64>
      %1 = func.call @pick1(%arg1, %cst) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
      %mapped = linalg.map ins(%arg1 : tensor<6xf64>) outs(%1 : tensor<6xf64>)
        (%in: f64, %init: f64) {
          linalg.yield %in : f64
        }
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<6xf64>) outs(%arg1 : tensor<6xf64>) {
      ^bb0(%in: f64, %out: f64):
        %4 = arith.addf %in, %out : f64
        linalg.yield %4 : f64
      } -> tensor<6xf64>
      %extracted_slice = tensor.extract_slice %mapped[0] [3] [2] : tensor<6xf64> to tensor<3xf64>
      %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3xf64>) outs(%expanded : tensor<2x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_0 = arith.constant -2.500000e+00 : f64
        %4 = arith.subf %in, %cst_0 : f64
        linalg.yield %4 : f64
      } -> tensor<2x3xf64>
      scf.yield %3 : tensor<2x3xf64>
    }
    return %0 : tensor<2x3xf64>
  }
  func.func private @pick1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    return %arg0 : tensor<6xf64>
  }
}

