// bufdiff-profile: calls
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33cf6cdebb
// bufdiff-choices: f91ce610def042dc680fb9d8538d6f36bb35d4fe811e66
// bufdiff-features: 103 472 495 1985 2270 2614 3123 3217 6169 8134 8438 9399 9479 11774 12770 13424
// bufdiff-features: 14884 15593 15751 18166 19113 19166 19726 20402 22221 22280 22416 22860 25252
// bufdiff-features: 25388 25497 26462 26808 27825 28724 29248 29684 30666 33607 34167 34647 35554
// bufdiff-features: 36014 37183 37849 37899 38662 40675 40712 41907 45017 46203 46573 47093 47345
// bufdiff-features: 47762 48598 49657 49782 51902 53171 53779 56404 57718 62218 65133 66765 67342
// bufdiff-features: 67388 68101 68355 70437 70529 71306 71689 72909 74057 74362 74617 76953 77129
// bufdiff-features: 79334 79389 82203 83127 83194 84090 84349 84922 85843 86622 86992 90090 90585
// bufdiff-features: 94401 95285 95407 99009 99383 99781 102204 104580 109187 110780 112549 112929
// bufdiff-features: 115471 121512 122519 127833 128332 128456 130055
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 7.250000e+00 : f32
    %0 = arith.divf %extracted, %cst : f32
    %generated = tensor.generate  {
      %extracted_2 = tensor.extract %arg0[] : tensor<f32>
      %5 = arith.addf %extracted_2, %cst : f32
      tensor.yield %5 : f32
    } : tensor<f32>
    %cst_0 = arith.constant dense<1.050000e+01> : tensor<f32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %1:3 = call @f1(%generated, %cst_0, %cst_1, %generated) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, f32, f32)
    %2:3 = call @f1(%1#0, %1#0, %cst, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, f32, f32)
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.max ins(%2#0, %arg0 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4, %2#2, %extracted : tensor<f32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.powf ins(%arg3, %arg0 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %arg2 into %arg0[] : tensor<f32>
    %1 = arith.negf %arg2 : f32
    return %0, %1, %arg2 : tensor<f32>, f32, f32
  }
}

