// bufdiff-profile: mixed
// bufdiff-choices: 1cc85bd530774520de3e75e6136d6622570fcbc715ce7674a13672cf06db738b269e4a2b411ec821
// bufdiff-choices: 94fc1b9c5de9a43649f38df111705d384310a46167e5eadb3ec31d1cedbea0bf315a4e4b3202dcad
// bufdiff-choices: 318316b2d34b70fabf7089695c267e2a4d0e41166a025dfd7827b7ea0bfbcbec05ab4e58b794ab54
// bufdiff-choices: 5fb6ee4624eec10f71e538043de988b5fbd5bd7579b04cc3d2005a
// bufdiff-features: 1518 2499 3638 4165 4958 4984 6169 6314 8575 9479 9852 11774 13233 15440 15751
// bufdiff-features: 19419 20023 20402 20441 22221 22630 23393 23817 25898 26568 26683 27048 27825
// bufdiff-features: 28464 29443 29684 29968 32030 32615 34167 34647 36721 36784 37743 38152 38662
// bufdiff-features: 39391 40712 42282 42984 43905 44266 45432 46203 46995 48764 49355 49635 50218
// bufdiff-features: 52267 52900 52958 53890 54868 55016 55887 57450 57718 59145 59436 60465 60956
// bufdiff-features: 61112 61350 61699 62675 63184 63929 64235 64294 64716 64959 66765 66777 67520
// bufdiff-features: 68355 69987 71169 72909 73140 73242 73802 74057 74362 74617 75502 75593 76688
// bufdiff-features: 77725 78430 78950 80400 81039 81528 81736 82729 84866 85060 85157 86125 87017
// bufdiff-features: 87248 88337 88732 89780 90011 90589 92194 92414 93255 95285 95407 96989 98501
// bufdiff-features: 98864 99009 99383 103583 104303 104931 106917 108977 109210 111482 112709
// bufdiff-features: 112929 113901 114547 115331 115471 115570 115990 120049 121394 121467 121626
// bufdiff-features: 124657 124909 128753 128768
module {
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<1xi32> {bufferization.writable = false}, %arg2: memref<1x4xi32>, %arg3: memref<1xi32, 1>, %arg4: memref<4xf64, strided<[?], offset: ?>>) -> (tensor<?xi32>, tensor<?x?xi32>, tensor<4xf64>, tensor<1xi32>) {
    %0 = linalg.max ins(%arg1, %arg1 : tensor<1xi32>, tensor<1xi32>) outs(%arg1 : tensor<1xi32>) -> tensor<1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0] : tensor<1xi32>
    %1 = vector.broadcast %extracted : i32 to vector<3xi32>
    %2 = vector.transfer_write %1, %arg1[%c0] : vector<3xi32>, tensor<1xi32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xi32>
    %4 = tensor.empty(%dim_0, %dim) : tensor<?x?xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %transposed = linalg.transpose ins(%5 : tensor<?x?xi32>) outs(%3 : tensor<?x?xi32>) permutation = [1, 0] 
    %generated = tensor.generate  {
    ^bb0(%arg5: index):
      %7 = arith.index_cast %arg5 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %cst = arith.constant -1.000000e+00 : f64
      %9 = arith.divf %8, %cst : f64
      tensor.yield %9 : f64
    } : tensor<4xf64>
    %6 = call @f1(%generated) : (tensor<4xf64>) -> tensor<4xf64>
    %cast = tensor.cast %2 : tensor<1xi32> to tensor<?xi32>
    return %cast, %transposed, %6, %0 : tensor<?xi32>, tensor<?x?xi32>, tensor<4xf64>, tensor<1xi32>
  }
  func.func @f1(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = linalg.floor ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<[2, 3, 0, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_1 = arith.constant -6.000000e+00 : f64
    %1 = vector.broadcast %cst_1 : f64 to vector<4xf64>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %2 = vector.gather %0[%c0] [%cst], %cst_0, %1 : tensor<4xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
    %3 = vector.extract %2[0] : f64 from vector<4xf64>
    return %0 : tensor<4xf64>
  }
}

