// bufdiff-profile: slices
// bufdiff-choices: 14313072ff97d41e8ed44c084a20f1cce8ef711b685ec8a11fa6160e42c8f3cc62f3e43cd826e6a3
// bufdiff-choices: 4a0a801cba66e8194e6880d9f5b3be42b81a53bd31fb22c9942d1d3a410547db751576ceaa5672c8
// bufdiff-choices: 8b8c9091eb6e7d547e9cbf59224a547e032e694308
// bufdiff-features: 5075 6050 6504 9479 12932 13233 15751 16269 16822 17792 18166 18330 22280 28504
// bufdiff-features: 29590 31803 32809 34167 37007 37183 38401 40712 41984 44505 47200 47796 51344
// bufdiff-features: 52062 52900 53180 56404 59620 60686 63800 64235 64520 64716 68355 73289 77617
// bufdiff-features: 78182 78283 80083 83194 84322 84585 85673 86125 89780 91074 93255 98501 102809
// bufdiff-features: 104315 104931 104958 112756 112929 115081 119340 119588 124626 124839 127533
// bufdiff-features: 136271 137599 138753 144093 147435 147654 148553 153957 155644 155884 155898
// bufdiff-features: 156416 156460 158120 160011 160756 165719 168858 171053 171369 177211 177904
// bufdiff-features: 178067 178165 179647 180207 180469 184030 184113 188790 189360 191024 192628
// bufdiff-features: 193297 193353 196024 196031 197837 198460 201202 202118 202241 202562 204195
// bufdiff-features: 204637 205434 206122 206618 208765 210461 212779 213275 219413 224720 226132
// bufdiff-features: 227536 229266 229373 230640 235722 238686 240158 244215 244222 245171 246543
// bufdiff-features: 247062 252312 252466 252539 253389 253836 255052 259840 260971
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<1xf32>, tensor<f32>, tensor<1xf32>) {
    %0 = call @f1(%arg0) : (tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %expanded_0 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %1 = call @f1(%0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %extracted_slice = tensor.extract_slice %expanded[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %expanded[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %2 = linalg.add ins(%extracted_slice, %extracted_slice_1 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_1 : tensor<1xf32>) -> tensor<1xf32>
    return %2, %1, %expanded_0 : tensor<1xf32>, tensor<f32>, tensor<1xf32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %2 = arith.cmpf uno, %extracted, %cst_0 : f32
    %3 = arith.select %2, %arg0, %1 : tensor<f32>
    return %1 : tensor<f32>
  }
}

