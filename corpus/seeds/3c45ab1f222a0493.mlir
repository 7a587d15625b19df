// bufdiff-profile: slices
// bufdiff-choices: 04aefbb2d8f7e0876bd942899328f1b7f231f0f12747744159a3fac7c4ca98e4f302b5a9219417b7
// bufdiff-choices: 9aff16b7cfc1101073f3c22d6553b7cc2759c45a3aaa75f05835ed1c02a9951ce895b2d69f30fe55
// bufdiff-choices: 84232925def4e35a153738e9c5161716e4d9ad4c7fd727beff286454a4e69a
// bufdiff-features: 76 1518 3999 5092 6360 7404 9972 10762 11297 11441 13233 15751 16834 19283
// bufdiff-features: 20864 22221 22280 23643 23749 24826 26568 27048 28464 29066 29968 30625 32615
// bufdiff-features: 32674 33662 34167 34564 34647 35507 38442 38471 38513 40712 42092 42344 43862
// bufdiff-features: 44589 46203 46208 46251 47735 50230 51341 52900 52958 54548 55870 55887 57745
// bufdiff-features: 58973 61628 62641 63800 64119 64959 67160 68355 74028 74617 78772 79850 79938
// bufdiff-features: 81477 82094 82203 86125 89151 89178 89708 89835 90865 91258 93255 97318 99383
// bufdiff-features: 103851 104005 104253 104303 104386 104931 109184 110536 110559 110816 111649
// bufdiff-features: 111721 112952 115471 116732 117235 117752 118576 121394 122225 124909 125331
// bufdiff-features: 127238 128768 129878
module {
  func.func @main(%arg0: tensor<?x?x?xf64>, %arg1: tensor<4xi1>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) {
    %mapped = linalg.map ins(%arg0 : tensor<?x?x?xf64>) outs(%arg0 : tensor<?x?x?xf64>)
      (%in: f64, %init: f64) {
        %cst = arith.constant 3.000000e+00 : f64
        %1 = arith.mulf %in, %cst : f64
        linalg.yield %1 : f64
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %arg0) : (index, tensor<?x?x?xf64>) -> (index, tensor<?x?x?xf64>) {
      %1 = arith.cmpi ult, %arg2, %c2 : index
      %2 = arith.cmpi uge, %arg2, %c0 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg2, %arg3 : index, tensor<?x?x?xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?x?xf64>):
      %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
      %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf64>
      %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
      %1 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x?x?xf64>
      %2 = arith.addi %arg2, %c1 : index
      %3 = tensor.empty(%dim_1, %dim, %dim_0) : tensor<?x?x?xf64>
      %cst = arith.constant 2.000000e+00 : f64
      %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %transposed = linalg.transpose ins(%4 : tensor<?x?x?xf64>) outs(%arg3 : tensor<?x?x?xf64>) permutation = [1, 2, 0] 
      %c3 = arith.constant 3 : index
      %5 = arith.minui %dim_0, %c3 : index
      %6 = tensor.empty(%dim, %5, %dim_1) : tensor<?x?x?xf64>
      %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
      %inserted_slice = tensor.insert_slice %7 into %transposed[0, 0, 0] [%dim, %5, %dim_1] [1, 1, 1] : tensor<?x?x?xf64> into tensor<?x?x?xf64>
      scf.yield %2, %inserted_slice : index, tensor<?x?x?xf64>
    }
    return %mapped, %mapped, %0#1 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>
  }
}

