// bufdiff-profile: slices
// bufdiff-choices: 081d10fdd2dc66826954eb88f5b1031d09ed022f32719ff24b61118b734c3cda4521a89a5db11911
// bufdiff-choices: a22230b130d0e05b94090b6c80f4541674166402
// bufdiff-features: 5206 7097 8818 9443 10384 10968 13233 13424 14200 14884 15751 15798 15903 16682
// bufdiff-features: 18166 19833 22280 23787 24826 25388 27048 27644 29590 32633 33530 34167 34647
// bufdiff-features: 36092 38641 40712 41679 41854 46203 46416 46995 52218 52900 52958 55554 56094
// bufdiff-features: 61350 61848 62218 63800 64959 65320 66320 68355 68755 68992 71006 71169 72629
// bufdiff-features: 73041 75796 76953 78283 80374 81055 81556 82203 83194 84322 84783 86125 88732
// bufdiff-features: 91566 92229 94755 98275 103811 104931 104981 106314 106731 108165 110552 111919
// bufdiff-features: 115471 115642 116471 118567 119337 119845 120706 121394 122764 127922 128768
// bufdiff-features: 130204
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<2x2x3xf32>, tensor<1x1xf32>, tensor<2x2x3xf32>) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %expanded into %expanded[0, %c0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x1xf32>
    %0 = tensor.empty() : tensor<2x2x3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %2 = tensor.empty() : tensor<2x3x3xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %4 = linalg.batch_matmul ins(%1, %3 : tensor<2x2x3xf32>, tensor<2x3x3xf32>) outs(%1 : tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    return %4, %inserted_slice, %4 : tensor<2x2x3xf32>, tensor<1x1xf32>, tensor<2x2x3xf32>
  }
}

