// bufdiff-profile: wide
// bufdiff-choices: 038fde99fcf93f9457a4a89d26aa80f0ee767f2fd7d7173cc969e6900288a3e76effb8f2e78727da
// bufdiff-choices: 9c7d55e2fcb54b4b313ee36149efaa239f11cb4ae16e22c01240966fdc01295128cbde8da769da23
// bufdiff-choices: 1401c5673a4271ef4c7ff10fd3cf37ad5b2770f12f2e6ba0f36bbeabb4c3271116264abebc53af99
// bufdiff-choices: bb9ea021a061462f479d1032164ec3e716710cded4c1dd9e21b81f62b1639c8c3345ccecff5e4bba
// bufdiff-choices: 3914047343ca539fbb1e214ef93b11fee4d5fb7d3e53494e9cfa28ddceaa898f3a94aea5cb
// bufdiff-features: 211 1235 5197 5206 6611 6812 7097 9443 11162 13047 13074 13233 13637 13915
// bufdiff-features: 14454 15440 15751 17193 18486 19086 19306 20023 22280 23901 24826 25388 26568
// bufdiff-features: 27048 27825 29895 29968 30223 30811 31352 32804 33449 33530 34031 34167 34564
// bufdiff-features: 34647 34965 35163 36285 36721 36784 36901 37183 39061 40540 40712 41679 41854
// bufdiff-features: 42222 42282 42749 45702 46203 47392 47495 47837 49676 50471 52042 52900 52958
// bufdiff-features: 53091 53898 53917 55270 55887 56404 57665 57718 58926 61484 61699 64120 64435
// bufdiff-features: 64959 66666 67388 68355 68992 69593 69669 71169 72466 73140 73802 74057 74362
// bufdiff-features: 74507 74617 74833 75085 76953 77028 77551 78283 78430 81238 81736 84322 84866
// bufdiff-features: 85640 86125 86710 87923 88341 89109 89410 91312 92194 92229 93255 95285 98275
// bufdiff-features: 100481 101582 103274 104303 104931 105700 105858 108165 108895 110873 111054
// bufdiff-features: 112065 112917 112929 114308 115471 115778 117137 117235 117922 119845 120706
// bufdiff-features: 121246 121394 121626 125349 125797 126734 128768 129462 130204
module {
  func.func @main(%arg0: tensor<?x?xi64>, %arg1: tensor<2x2xf64>) -> (tensor<i64>, tensor<?x1xi64>, tensor<?xi64>, tensor<2xi64>, tensor<2xi64>) {
    %c11_i64 = arith.constant 11 : i64
    %from_elements = tensor.from_elements %c11_i64 : tensor<i64>
    %cst = arith.constant dense<[3, 4]> : tensor<2xi64>
    %0 = linalg.dot ins(%cst, %cst : tensor<2xi64>, tensor<2xi64>) outs(%from_elements : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %from_elements [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %c11_i64 into %cst[%c1] : tensor<2xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<2xi64>) {
      %c2 = arith.constant 2 : index
      %3 = tensor.empty(%c2, %c2) : tensor<2x?x?xf64>
      %cst_1 = arith.constant 0.000000e+00 : f64
      %4 = linalg.fill ins(%cst_1 : f64) outs(%3 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
      %5 = linalg.batch_matmul ins(%4, %4 : tensor<2x?x?xf64>, tensor<2x?x?xf64>) outs(%4 : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
      scf.yield %cst : tensor<2xi64>
    } else {
      %3 = tensor.empty() : tensor<2xi64>
      %4 = linalg.fill ins(%c11_i64 : i64) outs(%3 : tensor<2xi64>) -> tensor<2xi64>
      scf.yield %4 : tensor<2xi64>
    }
    %cast = tensor.cast %expanded : tensor<1x1xi64> to tensor<?x1xi64>
    %cast_0 = tensor.cast %inserted : tensor<2xi64> to tensor<?xi64>
    return %0, %cast, %cast_0, %2, %cst : tensor<i64>, tensor<?x1xi64>, tensor<?xi64>, tensor<2xi64>, tensor<2xi64>
  }
}

