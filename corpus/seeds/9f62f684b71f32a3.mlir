// bufdiff-profile: loops
// bufdiff-choices: afe8432c2251fb4e7f8db935b0f75d8211d21988c28871d9fc3247f075d5004ef098342aaa30e061
// bufdiff-choices: 481181d1668dfbd91ebb69cb789e04af37b09c4d0d4afa7ba6c79c2dfb7b821e11716aa6e784886a
// bufdiff-choices: a7893122896f337d34d0ab551b124b23ca75b1f822c4fb2e9b6abc23f068821164909692f8ed2238
// bufdiff-choices: 7c4896dbcbd961d815a8c7a96f8b0f668968b20ad0d359ea9d45d0f594eaa8a6cf62cf7841d68acb
// bufdiff-choices: 8a18f626201e28eafb7ca208de1a1f57e37669210f12cfcf88609b6fbef3ea5f6c3b7fdf8a1eb3fd
// bufdiff-choices: 7713734e167914dca90b800e6631257c0deba1b844c723817e8bf68b31b3cc5f56066705ae8cbde7
// bufdiff-choices: d17737a0f205876b7b1762926527d0f64431844c0520391b707b
// bufdiff-features: 3039 4752 6385 9479 15751 16388 19419 19442 22095 22280 22630 22741 23052 26568
// bufdiff-features: 27496 29590 29968 34167 34794 36252 36784 41517 41799 42344 42467 42984 43612
// bufdiff-features: 46203 46476 47203 47392 48598 50094 51851 52558 53472 55014 55113 55463 56696
// bufdiff-features: 60686 61944 64119 64235 65389 66422 68355 69081 69728 71306 73802 73849 77403
// bufdiff-features: 79493 81736 84322 85673 87000 87601 88732 89251 89481 89780 91562 92022 93255
// bufdiff-features: 95407 98501 98712 99383 100427 100631 102788 104339 105573 107425 107702 108935
// bufdiff-features: 110863 111256 112327 112929 113014 113940 116388 117724 118695 120197 121626
// bufdiff-features: 125702 127205 128916 130310 131107 135228 135534 135868 137427 141891 142040
// bufdiff-features: 142759 144761 146512 149294 149534 150452 152098 153293 155465 155675 156460
// bufdiff-features: 157579 160756 162350 162764 163188 164602 165057 165719 166047 168639 170551
// bufdiff-features: 172926 173354 173597 176447 177355 178067 178560 181522 183224 184030 184962
// bufdiff-features: 186959 187945 188790 190166 191076 191880 192422 193747 194195 194682 196031
// bufdiff-features: 197274 197561 197837 197929 201059 202118 202162 204212 205434 205689 207457
// bufdiff-features: 208112 208503 212111 214325 217621 219413 219556 222358 224466 225827 226113
// bufdiff-features: 227345 228153 228390 230081 230324 230640 230915 235375 237223 238274 239237
// bufdiff-features: 241225 243781 243784 244591 245380 245898 246543 246783 247062 250797 251444
// bufdiff-features: 252466 252539 252672 253394 253836 256112 256922 258331 258789 258994 259840
module {
  func.func @f3(%arg0: tensor<3xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.negf ins(%arg2 : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %cast = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
    %2 = call @f2(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    return %2 : tensor<?xf32>
  }
  func.func @f2(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg1: index, %arg2: index):
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %5 = arith.mulf %2, %4 : f32
      tensor.yield %5 : f32
    } : tensor<?x3xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0 = linalg.matvec ins(%generated, %from_elements : tensor<?x3xf32>, tensor<3xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<3xf32>, %arg1: f32) -> tensor<3xf32> {
    %0 = linalg.round ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant dense<[[2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]> : tensor<3x2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %cst[%c0, %c1] : tensor<3x2xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = linalg.matvec ins(%cst, %2 : tensor<3x2xf32>, tensor<2xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>, %arg2: tensor<3xf32>) -> tensor<?xf32> {
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %0 = call @f1(%cst, %cst_0) : (tensor<3xf32>, f32) -> tensor<3xf32>
    %1 = linalg.sub ins(%arg2, %arg0 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.min ins(%0, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %3 = call @f3(%arg0, %cst_0, %2) : (tensor<3xf32>, f32, tensor<3xf32>) -> tensor<?xf32>
    return %3 : tensor<?xf32>
  }
}

