// bufdiff-profile: mixed
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f
// bufdiff-features: 5305 6873 7384 9479 11602 13233 15751 19635 20261 22280 24826 25388 26568 27048
// bufdiff-features: 27825 29684 30646 32159 32809 34167 34647 34734 40669 40712 46203 46995 48087
// bufdiff-features: 52900 52958 55887 57145 59620 61350 63071 64959 68355 73848 74362 74617 76953
// bufdiff-features: 77689 78277 82135 84946 85640 88146 89315 93255 94253 95407 97318 97585 101422
// bufdiff-features: 102341 104159 109678 111989 113586 115471 121394 123012 127072 128768
module {
  func.func @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<?x0xf32> {bufferization.writable = false}) -> (tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c1, %c1, %c2) : tensor<?x?x1x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
    %2 = tensor.empty() : tensor<1x1xf32>
    %3 = linalg.pooling_nchw_sum ins(%1, %2 : tensor<?x?x1x?xf32>, tensor<1x1xf32>) outs(%1 : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0, %c0, %c0, %c1] : tensor<?x?x1x?xf32>
    %4 = arith.maxnumf %extracted, %cst : f32
    return %3, %1 : tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>
  }
}

