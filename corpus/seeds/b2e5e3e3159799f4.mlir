// bufdiff-profile: mixed
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f
// bufdiff-features: 1854 2320 4613 4958 6136 6360 7371 9443 10203 10476 10819 11202 11580 13047
// bufdiff-features: 13233 13424 15482 15751 16269 18166 19124 19442 19833 20023 22095 24826 25388
// bufdiff-features: 26464 26507 26568 27048 27825 29968 30666 32633 33530 34167 34564 34647 35431
// bufdiff-features: 37183 37786 38783 40712 41854 42282 42398 42412 42467 42517 43209 43499 46095
// bufdiff-features: 46203 46995 49635 52461 52553 52558 52900 52958 53306 55887 56404 56677 57718
// bufdiff-features: 58916 58973 61350 62218 63059 63610 63800 64959 66320 66422 66765 67609 68355
// bufdiff-features: 68782 71891 73140 74057 74362 74507 74617 76504 76540 77129 77617 77693 78283
// bufdiff-features: 78620 79389 80462 81238 81493 82135 82267 84322 84585 84783 84962 84979 85843
// bufdiff-features: 86125 86348 86992 89151 89178 89557 89780 91566 92229 93027 93255 94926 96705
// bufdiff-features: 97061 97318 98187 98275 99009 99334 99568 102461 104303 104931 104981 106731
// bufdiff-features: 107402 108165 109086 109187 110816 112929 115471 116471 117235 119129 119572
// bufdiff-features: 120706 121394 121467 121561 122048 122127 122640 122985 125040 125702 126442
// bufdiff-features: 126595 126858 128163 128768 129878
module {
  func.func @main(%arg0: tensor<4x4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<f32>, tensor<1x?x?xf32>, tensor<?x?x?xf32>, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, %dim, %dim_0] : tensor<?x?xf32> into tensor<1x?x?xf32>
    %0 = tensor.empty(%c1, %dim_0, %dim_0) : tensor<?x?x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = linalg.batch_matmul ins(%expanded, %1 : tensor<1x?x?xf32>, tensor<?x?x?xf32>) outs(%expanded : tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
    %3 = tensor.empty() : tensor<f32>
    %cst_1 = arith.constant dense<5.500000e+00> : tensor<f32>
    %4:2 = call @f1(%3, %cst_1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, index)
    return %4#0, %2, %1, %4#1 : tensor<f32>, tensor<1x?x?xf32>, tensor<?x?x?xf32>, index
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, index) {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %2 = arith.cmpi ult, %arg2, %c2 : index
      scf.condition(%2) %arg2, %arg3 : index, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.exp ins(%0 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %4 = linalg.exp ins(%arg1 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
      scf.yield %2, %4 : index, tensor<f32>
    }
    return %1#1, %1#0 : tensor<f32>, index
  }
}

