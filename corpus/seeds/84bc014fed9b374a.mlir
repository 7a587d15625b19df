// bufdiff-profile: calls
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a38d8e7c652df7619c815ed4
// bufdiff-choices: 7d6390af7aab46e169f1fd677f71a623e1234f1fc53b9e89afd57738c4f6cf19a5b36a1132369708
// bufdiff-choices: 8e24f49aa7
// bufdiff-features: 981 1235 3207 3377 4967 6363 6812 8452 9295 9479 10819 11538 11588 13021 13233
// bufdiff-features: 13424 13732 14884 15152 15188 15751 16269 17098 17193 18166 18330 18423 18602
// bufdiff-features: 19086 19979 20237 20864 21312 21769 22109 22221 22280 22416 22739 23059 23787
// bufdiff-features: 24826 25388 26048 26922 27048 27825 28044 29684 30301 30510 30666 32301 32457
// bufdiff-features: 34034 34167 34623 34647 36014 36394 36901 36935 37183 37786 39026 39540 39573
// bufdiff-features: 39981 40712 41178 42467 42749 43025 43443 44704 45017 45408 46203 46208 46995
// bufdiff-features: 47093 47392 47646 47762 47782 49084 49635 49654 49854 50318 51603 51719 52322
// bufdiff-features: 52558 52807 52863 52900 52950 52958 53614 54005 54135 54827 54964 55113 55472
// bufdiff-features: 56228 56404 57665 57718 59070 60686 61350 61375 62218 62876 63610 63800 64162
// bufdiff-features: 64959 65259 66765 67276 67522 68355 68746 69875 71050 71169 71428 71638 71894
// bufdiff-features: 71904 72960 73150 74057 74362 74617 75085 76328 76385 76659 76953 77179 77565
// bufdiff-features: 78283 78850 79562 80946 81160 81316 81707 81928 82089 82135 82203 82300 82383
// bufdiff-features: 83194 83625 84922 85843 86125 86992 88732 89026 89736 89780 90033 90097 90469
// bufdiff-features: 91312 93200 93719 95407 96716 97181 97318 97864 98058 98187 98190 99009 99383
// bufdiff-features: 99512 99568 100720 100840 101582 102204 103205 103274 104154 104253 104606
// bufdiff-features: 104931 104958 104973 105858 107182 107440 108919 109028 109187 109239 110772
// bufdiff-features: 111956 112929 113940 115471 115890 116109 117137 118112 118499 119200 121394
// bufdiff-features: 121467 121632 122668 123508 125040 125616 125854 126549 126734 127662 127726
// bufdiff-features: 128438 128456 128768 128817 130602
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<2x2x2x1x1xf32>, tensor<f32>, i64) {
    %0:3 = call @f2(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %1 = tensor.empty() : tensor<2x2x2x1x1xf32>
    %2 = linalg.fill ins(%0#1 : f32) outs(%1 : tensor<2x2x2x1x1xf32>) -> tensor<2x2x2x1x1xf32>
    %cst = arith.constant dense<[[[[[9.500000e+00, 1.050000e+01]], [[1.150000e+01, 1.250000e+01]]], [[[1.350000e+01, 1.450000e+01]], [[1.550000e+01, 1.650000e+01]]]], [[[[1.750000e+01, 1.850000e+01]], [[1.950000e+01, 2.050000e+01]]], [[[2.150000e+01, 2.250000e+01]], [[2.350000e+01, 2.450000e+01]]]]]> : tensor<2x2x2x1x2xf32>
    %cst_0 = arith.constant dense<[[[[[8.500000e+00, 9.500000e+00]]]]]> : tensor<1x1x1x1x2xf32>
    %3 = linalg.conv_2d_nhwgc_gfhwc ins(%cst, %cst_0 : tensor<2x2x2x1x2xf32>, tensor<1x1x1x1x2xf32>) outs(%2 : tensor<2x2x2x1x1xf32>) -> tensor<2x2x2x1x1xf32>
    %4:2 = call @f3(%0#0, %0#0, %0#0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %generated = tensor.generate  {
      %extracted = tensor.extract %4#0[] : tensor<f32>
      %cst_1 = arith.constant -2.500000e+00 : f32
      %6 = arith.subf %extracted, %cst_1 : f32
      tensor.yield %6 : f32
    } : tensor<f32>
    %5:2 = call @f1(%4#0, %generated) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, i64)
    return %5#0, %3, %generated, %5#1 : tensor<f32>, tensor<2x2x2x1x1xf32>, tensor<f32>, i64
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
    %cst_1 = arith.constant dense<[7.500000e+00, 8.500000e+00, 9.500000e+00]> : tensor<3xf32>
    %2 = linalg.dot ins(%cst_1, %cst_1 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %extracted_2 = tensor.extract %arg0[] : tensor<f32>
    return %2, %extracted_2, %cst : tensor<f32>, f32, f32
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32) {
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %2 = linalg.select ins(%1, %arg0, %arg2 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %2 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>)
    %3 = linalg.copy ins(%2 : tensor<f32>) outs(%mapped : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %2[] : tensor<f32>
    return %3, %extracted : tensor<f32>, f32
  }
}

