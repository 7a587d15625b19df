// bufdiff-profile: mixed
// bufdiff-choices: 62375e405bcbed46187b377f4129ecfa0366b901ed1778bb9af757c8d3c254d0d40404302380ad94
// bufdiff-choices: fa2629619db56b9db362ea2bf997dfc78383a5b128b3d5aa6288b5ec2e59aea9f9dfdb219f3dcd47
// bufdiff-choices: bdb052b48ab809f492d1c7e03e02fc80af08232701e1f30cb82e417d5851369e2640483843f0cedd
// bufdiff-choices: f05081ea6eaeed5242d278dbd503c2449b412b8672dcd863274f867e5ff1e476afe063357fee88c9
// bufdiff-choices: 61e15935b5b9c5bc1922cfd2531264258f36a29d2b682f8b43c89f54c0321d5152549b258f1c083b
// bufdiff-choices: 8776f540318787a5df36
// bufdiff-features: 3207 3531 5199 5258 5973 6188 6577 6611 7681 8285 8829 9034 10652 10819 11162
// bufdiff-features: 12789 13021 13233 14355 14884 15440 15595 15671 15751 19100 19419 20261 21910
// bufdiff-features: 21953 22095 22221 22280 23787 23968 24812 24826 25388 26568 27048 27825 27966
// bufdiff-features: 28349 28484 28504 28668 29590 29968 30666 32509 32615 33400 34167 34647 34965
// bufdiff-features: 36721 36784 37694 37786 38152 38783 39329 39677 40712 42282 42984 43905 45147
// bufdiff-features: 45271 46203 46364 46832 47392 48577 48749 49135 49806 50101 50504 50894 51344
// bufdiff-features: 51475 52062 52322 52558 52807 52900 52958 53435 53650 53890 55887 57718 58024
// bufdiff-features: 58122 58886 59070 59448 61375 61456 61556 61699 61789 61969 62253 62281 62920
// bufdiff-features: 63071 63610 64120 64235 64656 64716 65277 66097 66320 66422 66765 67326 67519
// bufdiff-features: 68355 68457 69496 69505 69655 69987 71169 71742 72613 73140 74057 74177 74255
// bufdiff-features: 74362 74617 75133 75192 76258 76328 76339 77129 77485 77491 77617 77676 78430
// bufdiff-features: 78447 79389 79561 79596 80894 81039 81736 82135 83194 83549 84585 84962 86013
// bufdiff-features: 86125 87478 88040 88732 89780 90153 90495 90777 90990 91952 92194 92357 93150
// bufdiff-features: 93255 95511 96624 97318 97447 97483 97864 98501 99009 99224 99231 99383 99568
// bufdiff-features: 100059 100720 102082 103315 104303 104650 104931 105700 106731 107412 107425
// bufdiff-features: 107997 108977 109086 109467 110153 112929 113150 113851 113940 114099 114425
// bufdiff-features: 114547 115081 115343 115471 115990 116312 117206 117235 117839 118769 118987
// bufdiff-features: 119340 119539 120049 121467 122317 122764 124604 125040 125290 126928 127306
// bufdiff-features: 128438 128768 128916 129449
module {
  func.func private @f3(%arg0: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %1 = arith.index_cast %arg1 : index to i32
      %c-3_i32 = arith.constant -3 : i32
      %2 = arith.addi %1, %c-3_i32 : i32
      tensor.yield %2 : i32
    } : tensor<5xi32>
    %0 = linalg.add ins(%generated, %generated : tensor<5xi32>, tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    return %0, %generated : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @f2(%arg0: tensor<?x?x3xi32>) -> (tensor<5xi32>, tensor<?x?x3xi32>) {
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c100_i32 : tensor<1x1x1xi32>
    %0 = linalg.conv_3d ins(%arg0, %from_elements : tensor<?x?x3xi32>, tensor<1x1x1xi32>) outs(%arg0 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %2 = arith.index_cast %arg1 : index to i32
      %3 = arith.addi %2, %c100_i32 : i32
      tensor.yield %3 : i32
    } : tensor<5xi32>
    %cst = arith.constant dense<0> : tensor<3x3x3xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = call @f1(%generated, %cst, %cst, %c127_i32) : (tensor<5xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, i32) -> tensor<5xi32>
    return %1, %0 : tensor<5xi32>, tensor<?x?x3xi32>
  }
  func.func @f1(%arg0: tensor<5xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<3x3x3xi32>, %arg3: i32) -> tensor<5xi32> {
    %0 = linalg.copy ins(%arg0 : tensor<5xi32>) outs(%arg0 : tensor<5xi32>) -> tensor<5xi32>
    affine.parallel (%arg4) = (0) to (1) {
      %cst = arith.constant dense<-128> : tensor<1xi32>
      %1 = linalg.conv_1d ins(%0, %cst : tensor<5xi32>, tensor<1xi32>) outs(%0 : tensor<5xi32>) -> tensor<5xi32>
    }
    return %0 : tensor<5xi32>
  }
  func.func @main(%arg0: tensor<?xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<?xi32>, tensor<?x?x3xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %from_elements = tensor.from_elements %c0_i32 : tensor<1xi32>
    %0 = linalg.conv_1d ins(%arg0, %from_elements : tensor<?xi32>, tensor<1xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %extracted_slice = tensor.extract_slice %0[0] [%dim] [1] : tensor<?xi32> to tensor<?xi32>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<?xi32>
    %cast = tensor.cast %arg1 : tensor<3x3x3xi32> to tensor<?x?x3xi32>
    %2:2 = call @f2(%cast) : (tensor<?x?x3xi32>) -> (tensor<5xi32>, tensor<?x?x3xi32>)
    %3:2 = call @f3(%2#0) : (tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    return %1, %2#1, %3#0, %3#1, %3#1, %c0_i32 : tensor<?xi32>, tensor<?x?x3xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, i32
  }
}

