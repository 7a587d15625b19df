// bufdiff-profile: types
// bufdiff-choices: 62375e405bcbed46187b377f4129ecfa0366b901ed1778bb9af757c8d3c254d0d40404302380ad94
// bufdiff-choices: fa2629619db56b9db362ea2bf997dfc78383a5b128b3d5aa6288b5ec2e59aea9f9dfdb219f3dcd47
// bufdiff-choices: bdb052b48ab809f492d1c7e03e02fc80af08232701e1f30cb82e417d5851369e2640483843f0cedd
// bufdiff-choices: f05081ea6eaeed5242d278dbd503c2449b412b8672dcd863274f867e5ff1e476af
// bufdiff-features: 1552 2572 3336 4280 5296 5732 6360 8134 10166 10970 11162 12561 12648 13233
// bufdiff-features: 14704 15440 15593 15720 15751 16086 16405 20749 21154 21522 22155 22810 22860
// bufdiff-features: 23749 23874 24131 24259 25388 26087 26507 26568 26808 27048 27825 28349 29590
// bufdiff-features: 29968 30666 31692 32615 34167 34491 34647 34965 35364 36784 37786 40712 40861
// bufdiff-features: 42282 42344 42467 43098 43188 44758 46203 46832 46995 47486 48598 48667 49332
// bufdiff-features: 50469 50717 50894 52062 52823 52900 52958 53252 53890 53955 55299 55887 57718
// bufdiff-features: 61350 61523 61556 61699 63071 63610 64120 64603 64716 64959 66097 66422 68355
// bufdiff-features: 69034 69987 70412 70644 71169 71306 73140 74057 74362 74617 75546 75751 76700
// bufdiff-features: 77389 78283 78430 79850 81467 81736 82135 83565 83672 83911 85843 86125 86834
// bufdiff-features: 88732 89780 90383 92194 94913 96273 96329 96464 97219 97318 99009 99383 99568
// bufdiff-features: 100059 100136 102215 102230 104303 104580 104931 104952 105252 107412 107425
// bufdiff-features: 107702 108012 108685 108691 108888 109055 109239 109752 111132 112929 113041
// bufdiff-features: 114522 115471 115588 115778 116091 117235 118576 118769 119231 119588 119876
// bufdiff-features: 121394 121467 122764 124452 124839 128768 128916 130310
module {
  func.func @main(%arg0: tensor<3x3x3xf64> {bufferization.writable = false}, %arg1: memref<5xf64, 1>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<5xf64>, tensor<?xf64>, tensor<3x3x?xf64>) {
    %cst = arith.constant dense<7.250000e+00> : tensor<5xf64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, 1, 0] [1, %c1, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<1x?x3xf64>
    %0:2 = call @f1(%cst) : (tensor<5xf64>) -> (tensor<?xf64>, tensor<5xf64>)
    %cast = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    %cast_0 = tensor.cast %extracted_slice : tensor<1x?x3xf64> to tensor<?x?x?xf64>
    %1:2 = call @f2(%cast, %cast_0) : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>)
    %cast_1 = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<3x3x?xf64>
    return %1#1, %1#0, %0#1, %0#0, %cast_1 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<5xf64>, tensor<?xf64>, tensor<3x3x?xf64>
  }
  func.func @f2(%arg0: tensor<?x?x?xf64> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}, %arg1: tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %arg1, %c2 : tensor<?x?x?xf64>
    %0 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %2 = linalg.softmax dimension(2) ins(%1 : tensor<?x?x?xf64>) outs(%arg1 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    return %arg1, %2 : tensor<?x?x?xf64>, tensor<?x?x?xf64>
  }
  func.func @f1(%arg0: tensor<5xf64>) -> (tensor<?xf64>, tensor<5xf64>) {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %from_elements = tensor.from_elements %cst, %cst, %cst, %cst, %cst : tensor<5xf64>
    %2 = linalg.powf ins(%1, %from_elements : tensor<?xf64>, tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    return %1, %2 : tensor<?xf64>, tensor<5xf64>
  }
}

