// bufdiff-profile: single
// bufdiff-choices: c4e1fea2539974194a8b8bdb780799fedc0568a6d449e8c861ff4fe913ee
// bufdiff-features: 4165 4728 7627 10819 11551 13233 13623 14520 15751 18822 19419 22095 22280
// bufdiff-features: 24826 25388 26568 27048 32515 34167 34191 34647 34838 35487 35507 37786 40070
// bufdiff-features: 40669 41236 46203 46995 48598 49503 49899 52900 52958 55887 56087 56389 57718
// bufdiff-features: 61037 61350 63062 63071 63610 63929 64235 64435 64959 66765 67806 68355 69987
// bufdiff-features: 71306 73289 74362 74507 74617 78118 79389 80111 82135 85640 87420 88732 89964
// bufdiff-features: 91802 93255 96273 96464 97102 97202 97318 99383 102215 109157 112929 114308
// bufdiff-features: 114712 115471 121394 123671 124839 125040 125702 127834 128186 128768 130352
// bufdiff-features: 130709 131009
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>) {
    %cst = arith.constant dense<[[[[5, 6]]]]> : tensor<1x1x1x2xi32>
    %0 = tensor.empty() : tensor<1x1x2x3xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<1x1x2x3xi32>) -> tensor<1x1x2x3xi32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c1, %c2) : tensor<?x1x?x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<?x1x?x2xi32>) -> tensor<?x1x?x2xi32>
    %4 = linalg.conv_2d_nchw_fchw ins(%1, %3 : tensor<1x1x2x3xi32>, tensor<?x1x?x2xi32>) outs(%cst : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    %5 = call @f2(%4, %c0_i32) : (tensor<1x1x1x2xi32>, i32) -> tensor<1x1x1x2xi32>
    return %5, %4 : tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>
  }
  func.func private @f2(%arg0: tensor<1x1x1x2xi32>, %arg1: i32) -> tensor<1x1x1x2xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    return %0 : tensor<1x1x1x2xi32>
  }
}

