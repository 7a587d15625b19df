// bufdiff-profile: loops
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f6879bb94
// bufdiff-choices: a1a6c31c78ac7314de6fd0687f132caf0a6205ed77
// bufdiff-features: 3027 3579 5027 5197 7613 9443 9479 9857 10872 11297 11321 11517 13233 14884
// bufdiff-features: 15751 16385 16682 16960 19241 20220 22280 22801 22824 24268 25388 25735 26568
// bufdiff-features: 27048 27825 29968 31864 32085 34167 34542 34647 34745 35289 36181 38641 40712
// bufdiff-features: 40953 42094 42282 43942 44959 45327 46203 46995 47155 49468 49638 50312 52322
// bufdiff-features: 52558 52900 52958 53349 55887 56488 56524 57103 57718 58661 59313 61350 61848
// bufdiff-features: 63071 64959 65320 66422 66546 66852 67388 68355 71980 73140 74362 74375 74454
// bufdiff-features: 74465 76052 76339 76677 77134 78828 79024 79782 80894 82203 83507 83525 83584
// bufdiff-features: 84635 88958 89732 89928 90027 90218 90543 91063 93255 94687 95285 96433 99009
// bufdiff-features: 99738 100269 101823 102580 103851 104303 104810 105750 106037 111721 112929
// bufdiff-features: 115471 116660 116701 116721 117235 119764 119914 121307 121394 123098 123204
// bufdiff-features: 124484 125886 127071 128456 128768 130484
module {
  func.func @main(%arg0: tensor<2x2x2xf32> {bufferization.writable = false}, %arg1: tensor<?x0xf32>) -> (tensor<?x0xf32>, tensor<?x0xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
      %extracted = tensor.extract %arg0[%c0, %arg2, %arg2] : tensor<2x2x2xf32>
      %4 = linalg.batch_matmul ins(%arg0, %arg0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %dim_1 = tensor.dim %arg1, %c0 : tensor<?x0xf32>
      %inserted_slice = tensor.insert_slice %arg4 into %arg1[0, %c0] [%dim_1, 0] [1, 1] : tensor<?x0xf32> into tensor<?x0xf32>
      %5 = linalg.copy ins(%arg1 : tensor<?x0xf32>) outs(%arg4 : tensor<?x0xf32>) -> tensor<?x0xf32>
      %6 = linalg.copy ins(%arg1 : tensor<?x0xf32>) outs(%arg3 : tensor<?x0xf32>) -> tensor<?x0xf32>
      scf.yield %6, %5 : tensor<?x0xf32>, tensor<?x0xf32>
    }
    %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00]]> : tensor<1x2xf32>
    %dim = tensor.dim %arg1, %c0 : tensor<?x0xf32>
    %1 = tensor.empty(%dim) : tensor<?x1xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %3 = linalg.conv_2d ins(%2, %cst : tensor<?x1xf32>, tensor<1x2xf32>) outs(%0#0 : tensor<?x0xf32>) -> tensor<?x0xf32>
    return %3, %0#1, %cst_0 : tensor<?x0xf32>, tensor<?x0xf32>, f32
  }
}

