// bufdiff-profile: loops
// bufdiff-choices: 052385c826d5a8399cbf5f55482f1e4a4e1b4b7f58c66685fbebd611e6707b9ca730ed9b73685113
// bufdiff-choices: 1abc2309d426d80bf16fde85d99b26951a6053044a7c7a90be6b88c4119c2cc087d3f2265f00451d
// bufdiff-choices: dd0c6b5b845a813addd0927a64c3cc5eb8dbd31eff73b9df1f1ad58f80c4825b29385ac9692f
// bufdiff-features: 3751 3836 4984 8960 9479 10166 12113 12403 15751 19979 20023 20237 20374 21382
// bufdiff-features: 21691 23787 23874 24194 24343 26365 26568 29839 29968 30889 34647 34902 35085
// bufdiff-features: 35744 35933 36901 37786 39540 42200 42282 43242 43631 45183 45211 45869 46316
// bufdiff-features: 46974 46993 47230 47762 47782 52042 53471 55887 60698 62175 63172 64959 66422
// bufdiff-features: 66664 66765 67690 68131 68355 69987 70023 72520 72594 73140 74354 74362 76227
// bufdiff-features: 76611 76639 77307 77428 77872 78683 79931 80471 82011 82135 82407 87215 87585
// bufdiff-features: 87923 88984 89251 89721 91004 91958 92221 95285 96958 97924 99002 99512 101277
// bufdiff-features: 101577 104303 105044 105108 108173 109239 109327 111233 113327 115711 118022
// bufdiff-features: 121394 124484 125163 128456 128768 128975 129423 130010 130371 130933
module {
  func.func @main(%arg0: tensor<4x5xi32>, %arg1: tensor<?x?xi32>) -> (tensor<?x?xi32>, i32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xi32>
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi uge, %dim, %c2 : index
    scf.if %0 {
      %extracted = tensor.extract %arg0[%c0, %c0] : tensor<4x5xi32>
      %c2_i32_0 = arith.constant 2 : i32
      %1 = arith.cmpi sgt, %extracted, %c2_i32_0 : i32
      %2:2 = scf.if %1 -> (tensor<?x?xi32>, tensor<4x5xi32>) {
        %inserted = tensor.insert %extracted into %arg0[%c0, %c2] : tensor<4x5xi32>
        %c1 = arith.constant 1 : index
        %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xi32>
        %3 = tensor.empty(%dim, %dim_1) : tensor<?x?xi1>
        %true = arith.constant true
        %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<?x?xi1>) -> tensor<?x?xi1>
        %5 = linalg.select ins(%4, %arg1, %arg1 : tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg1 : tensor<?x?xi32>) -> tensor<?x?xi32>
        %6 = tensor.empty(%dim_1, %dim_1) : tensor<?x?xi32>
        %c-3_i32 = arith.constant -3 : i32
        %7 = linalg.fill ins(%c-3_i32 : i32) outs(%6 : tensor<?x?xi32>) -> tensor<?x?xi32>
        %8 = linalg.matmul ins(%arg1, %7 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg1 : tensor<?x?xi32>) -> tensor<?x?xi32>
        %9 = tensor.empty() : tensor<4x5xi32>
        %c-1_i32 = arith.constant -1 : i32
        %10 = linalg.fill ins(%c-1_i32 : i32) outs(%9 : tensor<4x5xi32>) -> tensor<4x5xi32>
        %11 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%10, %arg0 : tensor<4x5xi32>, tensor<4x5xi32>) outs(%arg0 : tensor<4x5xi32>) -> tensor<4x5xi32>
        scf.yield %8, %11 : tensor<?x?xi32>, tensor<4x5xi32>
      } else {
        scf.yield %arg1, %arg0 : tensor<?x?xi32>, tensor<4x5xi32>
      }
    } else {
    }
    %c2_i32 = arith.constant 2 : i32
    return %arg1, %c2_i32 : tensor<?x?xi32>, i32
  }
}

