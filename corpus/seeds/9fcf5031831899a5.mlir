// bufdiff-profile: calls
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a3
// bufdiff-features: 779 3217 3377 4752 6812 9295 9479 10819 11363 11687 13021 13424 14884 15751
// bufdiff-features: 16269 17098 17193 18166 18330 18462 19086 22020 22221 22280 22739 23787 24184
// bufdiff-features: 24826 25388 26507 26536 27324 27556 29684 30666 32457 34159 34167 34647 35121
// bufdiff-features: 36014 36394 36901 37183 37251 37786 38946 39026 39981 40712 42412 42467 43231
// bufdiff-features: 43443 45375 45617 45818 46203 46995 47093 47782 48598 49854 51343 52558 52807
// bufdiff-features: 52950 52958 53779 54005 54135 55014 55395 55605 56404 56625 57665 57718 60004
// bufdiff-features: 60686 61350 61484 62218 64111 64235 64959 65259 66765 66797 68355 70335 70529
// bufdiff-features: 71090 71306 73849 74362 74617 75085 75321 76245 77179 77565 78850 79389 81160
// bufdiff-features: 81316 82011 82089 82135 82203 82644 83625 84922 85843 86992 88732 89780 90090
// bufdiff-features: 90585 91312 92022 93150 93719 94187 95407 96273 96551 97181 97447 99009 99383
// bufdiff-features: 100720 101296 101582 102204 103205 103274 104154 104958 109187 109239 111956
// bufdiff-features: 112929 115471 117137 118112 119200 119260 121394 121467 122764 123508 125040
// bufdiff-features: 126549 126734 127306 127662 128456
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> tensor<f32> {
    %cst = arith.constant 1.000000e+02 : f32
    %inserted = tensor.insert %cst into %arg0[] : tensor<f32>
    %0:3 = call @f2(%arg0, %inserted) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %1:2 = call @f3(%0#0) : (tensor<f32>) -> (tensor<f32>, i64)
    %2:3 = call @f2(%1#0, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    return %2#0 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<f32>, i64) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f1(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, i64)
    return %1#0, %1#1 : tensor<f32>, i64
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, i64) {
    %0 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c2_i64 = arith.constant 2 : i64
    return %0, %c2_i64 : tensor<f32>, i64
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %0 = arith.cmpf ule, %extracted, %cst_0 : f32
    %1 = arith.select %0, %inserted, %arg0 : tensor<f32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = linalg.dot ins(%3, %3 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %extracted_1 = tensor.extract %arg0[] : tensor<f32>
    return %4, %extracted_1, %cst : tensor<f32>, f32, f32
  }
}

