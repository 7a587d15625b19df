// bufdiff-profile: calls
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f45416741664028bbc815f277d9ee491a1185787c4ac1f3cc9bcb7
// bufdiff-choices: 1baf48ee64132ed4b9d096897e016d5a0be1b79cc0db6fc1f7fd03f04fd9dabcad109a33
// bufdiff-features: 557 706 3123 5737 5973 6812 8632 10166 10936 12770 13233 14109 15751 18166
// bufdiff-features: 18248 19113 21329 22221 22280 22860 23874 24826 25388 26125 26808 27048 27556
// bufdiff-features: 27766 27825 28724 30238 30666 32457 34167 34623 34647 36014 36901 37183 40776
// bufdiff-features: 41681 41984 42918 43098 43774 46203 47392 48598 49635 49657 52558 52900 52958
// bufdiff-features: 54270 54827 56404 57718 60836 61699 61969 62218 63071 65133 66320 67388 68355
// bufdiff-features: 70437 70529 71050 71169 71306 71689 74362 74521 74617 78074 78430 79279 79334
// bufdiff-features: 79389 80567 82135 83127 83194 83537 83549 83812 84098 84922 85843 86125 86826
// bufdiff-features: 86992 88058 90090 90585 91231 92349 92740 93882 94981 96049 96989 97715 99009
// bufdiff-features: 99383 99568 100195 102102 102111 102204 104931 109086 109187 110780 111800
// bufdiff-features: 111981 112929 114386 114547 114601 115231 115471 117137 117154 120049 120920
// bufdiff-features: 122764 125040 126932 128332 128355
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+02 : f32
    %0:2 = call @f1(%arg0, %arg0, %cst, %arg0) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %inserted = tensor.insert %cst into %0#1[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %1:2 = call @f1(%0#1, %0#1, %cst_0, %0#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#0, %inserted, %1#0, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.powf ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %arg2 into %arg0[] : tensor<f32>
    return %arg3, %inserted : tensor<f32>, tensor<f32>
  }
}

