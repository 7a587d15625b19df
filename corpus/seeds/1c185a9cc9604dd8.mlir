// bufdiff-profile: mixed
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb285f02805a2c8a9f
// bufdiff-features: 587 1081 5886 6136 6514 7991 18392 19283 22910 23643 23787 24458 24516 26568
// bufdiff-features: 26816 26903 28503 28985 29968 30670 34564 35239 36871 37182 39233 42502 46203
// bufdiff-features: 47735 48491 51650 56097 57383 58122 58748 60646 64119 66422 67494 68355 72884
// bufdiff-features: 79271 80035 82135 82459 87585 88999 89151 89178 89708 90170 90979 91393 92917
// bufdiff-features: 93917 98440 98539 99009 99568 101028 104303 104937 105820 105834 109066 109895
// bufdiff-features: 110153 110816 113031 117235 117839 119779 121029 125331 129878 130951
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (i64, i64) {
    %0 = memref.alloca_scope  -> (i64) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %1:2 = scf.while (%arg2 = %c0, %arg3 = %arg0) : (index, tensor<?xf64>) -> (index, tensor<?xf64>) {
        %3 = arith.cmpi ult, %arg2, %c2 : index
        scf.condition(%3) %arg2, %arg3 : index, tensor<?xf64>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<?xf64>):
        %c3 = arith.constant 3 : index
        %3 = arith.minsi %arg2, %c3 : index
        %4 = arith.addi %arg2, %c1 : index
        %5 = linalg.log ins(%arg0 : tensor<?xf64>) outs(%arg3 : tensor<?xf64>) -> tensor<?xf64>
        %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
        %inserted_slice = tensor.insert_slice %arg0 into %5[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
        scf.yield %4, %inserted_slice : index, tensor<?xf64>
      }
      %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%1#1, %1#1 : tensor<?xf64>, tensor<?xf64>) outs(%1#1 : tensor<?xf64>) -> tensor<?xf64>
      memref.alloca_scope.return %arg1 : i64
    }
    return %0, %arg1 : i64, i64
  }
}

