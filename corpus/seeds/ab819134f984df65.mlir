// bufdiff-profile: types
// bufdiff-choices: 0021020d8391b1c4a9009b676f61245d7625f4c7fe2b64d06bd304c8f4bf936006fb7d8227def7e3
// bufdiff-choices: 80fc777214d0e30048c62ec2404bccd9453646405c532927cc37d6260ea67ed5ded079fa3c4fc321
// bufdiff-choices: f382d0be9ea3877f5fd43fdf67e351f50a3cd6edd5824f7381afeddcfd47f9a16b45a08d0512402f
// bufdiff-choices: 148370358b
// bufdiff-features: 600 1150 3087 5143 6169 8438 9479 10968 11774 12276 12854 12932 13233 14068
// bufdiff-features: 15751 16960 18880 22280 22416 24826 25388 25821 26568 26960 27048 27852 29339
// bufdiff-features: 29590 29968 30002 32929 34034 34167 34647 35383 37786 38513 38662 39329 40232
// bufdiff-features: 40266 41907 42282 42344 43974 44505 44918 46139 46203 46283 46832 46995 47488
// bufdiff-features: 47762 49135 50450 52062 52900 52958 53180 54546 57718 60417 61350 61556 61919
// bufdiff-features: 63071 63086 64119 64435 64959 66422 66788 67388 68355 69987 72909 72951 73140
// bufdiff-features: 73675 73877 74362 74552 74864 76677 78345 80895 82135 83194 83886 84090 86834
// bufdiff-features: 87862 89175 90899 91253 92568 93171 94755 94901 95285 96122 101441 101823
// bufdiff-features: 101894 104303 112929 114308 115471 117376 119876 120863 121249 121394 127259
// bufdiff-features: 128370 128768
module {
  func.func @main(%arg0: tensor<3x?xf32>) -> (tensor<3x?xf32>, tensor<1x1x2x1x2xf32>) {
    %cst = arith.constant dense<[[[[[8.500000e+00, 9.500000e+00]], [[1.050000e+01, 1.150000e+01]]]]]> : tensor<1x1x2x1x2xf32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c3, %c2) : tensor<1x?x?x?x2xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x?x?x?x2xf32>) -> tensor<1x?x?x?x2xf32>
    %2 = tensor.empty() : tensor<2x2x2xf32>
    %3 = linalg.pooling_ndhwc_min ins(%1, %2 : tensor<1x?x?x?x2xf32>, tensor<2x2x2xf32>) outs(%cst : tensor<1x1x2x1x2xf32>) -> tensor<1x1x2x1x2xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, %dim] [1, 1] : tensor<3x?xf32> to tensor<2x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[1, 0] [2, %dim] [1, 1] : tensor<3x?xf32> to tensor<2x?xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg1: index, %arg2: index):
      %extracted = tensor.extract %extracted_slice_1[%arg1, %arg2] : tensor<2x?xf32>
      %5 = arith.index_cast %arg1 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.index_cast %arg2 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.negf %extracted : f32
      %10 = arith.addf %9, %6 : f32
      %11 = arith.minimumf %10, %8 : f32
      tensor.yield %11 : f32
    } : tensor<2x?xf32>
    %4 = linalg.max ins(%extracted_slice, %generated : tensor<2x?xf32>, tensor<2x?xf32>) outs(%extracted_slice : tensor<2x?xf32>) -> tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %4 into %arg0[0, 0] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<3x?xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice[1, 0] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<3x?xf32>
    return %inserted_slice_2, %3 : tensor<3x?xf32>, tensor<1x1x2x1x2xf32>
  }
}

