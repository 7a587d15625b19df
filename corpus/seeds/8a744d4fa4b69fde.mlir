// bufdiff-profile: mixed
// bufdiff-choices: 23b51fa0678d3cc0fd1e8322e540318cb4f29ab0bdd1de43917878cb174fbc79b77b190480062bf4
// bufdiff-choices: e1986e37943379fb3ea3d37f091eb72496b34c328e79e63c01fdd45d24674a41e73d98c9e91b9206
// bufdiff-choices: 789251215a69e7871209d418a5783490700c9d84b496dc1cf609fa0bef3cec9b8303f064e3cde5c4
// bufdiff-choices: e56984a2fbd7d183975f3406b3ebf7761ea5a392b10ea20e72d6052a57e20281fff147d3b1c04163
// bufdiff-choices: 7ed518216f5927093358785f7b9353d7315abcdc308cff7c68b81b355b4b40f3bd786e6c296f6ddd
// bufdiff-choices: e95b5fd00c86f40561a70a96c70d39d0ca2d6f01dde9f67a0c42a2dca9b5bba35443856a5a5ad65f
// bufdiff-choices: c17a6c6206794327f07aad7ae71f896546f7c0bb964b5f39ae4d788574153c282438
// bufdiff-features: 600 2158 2442 3744 4280 4827 4935 4984 5143 5197 5973 6169 7384 7670 7847 9748
// bufdiff-features: 9868 9968 10668 10980 11546 12932 13233 13387 13484 14454 14781 15440 15751
// bufdiff-features: 15929 16638 16960 19426 19746 20402 20838 21382 22095 22221 22280 22640 22824
// bufdiff-features: 24393 24747 24833 25082 25818 25863 26186 26568 27048 27132 27825 28814 28823
// bufdiff-features: 29284 29433 29687 29966 29968 30002 30293 30666 31899 32434 32615 33853 34089
// bufdiff-features: 34167 34647 35744 36784 37251 37786 38490 38662 40044 40712 40953 41896 41907
// bufdiff-features: 42282 42344 42668 44114 44621 46202 46203 46720 46880 46947 47242 47392 49635
// bufdiff-features: 49983 50146 52158 52322 52900 52958 53252 54385 54651 54915 55113 55479 55887
// bufdiff-features: 57499 57718 58024 58290 59069 59070 60418 60698 60816 61138 61556 61699 61919
// bufdiff-features: 62069 62192 63062 63184 63800 63915 64959 64976 65596 66422 67388 67748 67954
// bufdiff-features: 68102 68355 68709 68782 69987 70181 73054 73330 73455 73725 73802 74057 74362
// bufdiff-features: 74507 74617 75921 76700 78283 78430 78828 79389 81736 82203 82323 84090 84585
// bufdiff-features: 84866 85640 85843 86125 87711 88732 89780 91288 92190 92194 95285 95355 95900
// bufdiff-features: 96099 96273 96989 97040 97722 97864 98138 98879 99137 99383 99568 100258 100558
// bufdiff-features: 101823 103182 103315 104303 104931 105264 105671 105858 106087 106916 107046
// bufdiff-features: 107425 108012 108173 109086 109369 109467 109721 110325 110530 111976 112929
// bufdiff-features: 113906 113940 114272 114547 114666 115026 115471 115823 117206 118623 120049
// bufdiff-features: 120863 121394 121467 121682 123719 124448 124546 125163 125175 125437 125699
// bufdiff-features: 125753 126441 126918 126994 127243 127296 128443 128768 128916 129130 129743
// bufdiff-features: 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<0x?xf32>, %arg1: tensor<0x?xf32>, %arg2: tensor<0x?xf32>, %arg3: i32) -> (tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>) {
    %0 = linalg.max ins(%arg2, %arg2 : tensor<0x?xf32>, tensor<0x?xf32>) outs(%arg1 : tensor<0x?xf32>) -> tensor<0x?xf32>
    %1:2 = scf.forall (%arg4) in (0) shared_outs(%arg5 = %arg2, %arg6 = %0) -> (tensor<0x?xf32>, tensor<0x?xf32>) {
      %4 = bufferization.alloc_tensor() : tensor<3x3xi32>
      %5 = linalg.fill ins(%arg3 : i32) outs(%4 : tensor<3x3xi32>) -> tensor<3x3xi32>
      %6 = tensor.empty() : tensor<3x3xi32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<3x3xi32>) outs(%6 : tensor<3x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %15 = arith.minsi %in, %arg3 : i32
        linalg.yield %15 : i32
      } -> tensor<3x3xi32>
      bufferization.dealloc_tensor %5 : tensor<3x3xi32>
      %c1_0 = arith.constant 1 : index
      %dim_1 = tensor.dim %arg0, %c1_0 : tensor<0x?xf32>
      %extracted_slice = tensor.extract_slice %arg5[%arg4, 0] [1, %dim_1] [1, 1] : tensor<0x?xf32> to tensor<1x?xf32>
      %8 = tensor.empty(%dim_1, %dim_1) : tensor<?x?xf32>
      %cst = arith.constant 2.000000e+00 : f32
      %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %10 = linalg.matmul ins(%extracted_slice, %9 : tensor<1x?xf32>, tensor<?x?xf32>) outs(%extracted_slice : tensor<1x?xf32>) -> tensor<1x?xf32>
      %extracted_slice_2 = tensor.extract_slice %arg6[%arg4, 0] [1, %dim_1] [1, 1] : tensor<0x?xf32> to tensor<1x?xf32>
      %11 = tensor.empty(%dim_1) : tensor<1x?xf32>
      %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x?xf32>) -> tensor<1x?xf32>
      %13 = linalg.abs ins(%12 : tensor<1x?xf32>) outs(%extracted_slice_2 : tensor<1x?xf32>) -> tensor<1x?xf32>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<1x?xf32>) outs(%13 : tensor<1x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg5[%arg4, 0] [1, %dim_1] [1, 1] : tensor<1x?xf32> into tensor<0x?xf32>
        tensor.parallel_insert_slice %14 into %arg6[%arg4, 0] [1, %dim_1] [1, 1] : tensor<1x?xf32> into tensor<0x?xf32>
      }
    }
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<0x?xf32>
    %2 = tensor.empty(%dim) : tensor<0x?xf32>
    %3 = linalg.copy ins(%1#0 : tensor<0x?xf32>) outs(%2 : tensor<0x?xf32>) -> tensor<0x?xf32>
    return %1#0, %1#1, %3 : tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>
  }
  func.func @main(%arg0: tensor<3x3xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<?x?x?xf32>) -> (tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x1xf32>) {
    %0 = tensor.empty() : tensor<0x1xf32>
    %cast = tensor.cast %0 : tensor<0x1xf32> to tensor<0x?xf32>
    %cst = arith.constant dense<> : tensor<0x1xf32>
    %cast_0 = tensor.cast %cst : tensor<0x1xf32> to tensor<0x?xf32>
    %cast_1 = tensor.cast %0 : tensor<0x1xf32> to tensor<0x?xf32>
    %c100_i32 = arith.constant 100 : i32
    %1:3 = call @f1(%cast, %cast_0, %cast_1, %c100_i32) : (tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>, i32) -> (tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>)
    return %1#2, %1#1, %1#0, %0 : tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x?xf32>, tensor<0x1xf32>
  }
}

