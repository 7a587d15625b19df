// bufdiff-profile: loops
// bufdiff-choices: cc239539698dc5f2a1ca11cbf8eabed31ce1af1c970a1a0e14abdc946cb18616467ff22cf5c2d1f4
// bufdiff-choices: 5f4bdb75ddb4e8b7c75eb68f21dd7c4cb5f0c6978a12539c7f3bde8155451dc1fbb60d56a4021c53
// bufdiff-choices: 25efd14e6fc5572293dc8b4e47e0ddf1a717d95d655dfe6c141f298a8a6b0973104f0b7c56abc50b
// bufdiff-choices: df275ba9a84e0e8dba66e65d133fd5642a778873f78e23e1ab6ed6bed6c43351f4a867f2b83e3d5c
// bufdiff-choices: 9fb477aace15a2677e1b44e48e121a53e2296f385821122afbd3af2a4fc753ba67964914dd98a7ea
// bufdiff-choices: 372b8ddc0135a35632f07ca15cae4ed40524fad885f7c4c0a48da8c92aed810541a3b6524e2a6d2d
// bufdiff-choices: 3b488728f8d1f1b9c47711c924255913e6d119d9637a93c41222ba32b1a3264f6112c4869394ace1
// bufdiff-choices: 0cf69625091c5a094bc7eee535a50170631da90a417786d1efb679152c12a93f2b4905d3eda2b666
// bufdiff-choices: 9139792273b142e333eec831ebc3c8ddfc1fbe2fd24e16a6cacc101b929c705068ea2695fe926a5e
// bufdiff-choices: 3ae095cfaca14c5ff96d694ac8a3
// bufdiff-features: 378 592 2684 2898 3377 3810 3866 4280 4752 4784 4958 5197 5276 5973 6136 6163
// bufdiff-features: 6289 7404 7847 9479 9899 10968 11517 12064 12252 12274 12561 12932 13233 13390
// bufdiff-features: 13552 13915 13936 14454 14704 14944 15440 15750 15751 16682 16822 16960 17470
// bufdiff-features: 19172 19341 19508 20023 20261 20749 20992 21760 22095 22221 22280 22824 22885
// bufdiff-features: 23232 23358 23490 23787 24393 24826 25082 25388 25611 25962 26507 26568 27048
// bufdiff-features: 27725 27825 28349 29590 29619 29684 29966 29968 30002 30666 31208 32085 32804
// bufdiff-features: 32900 33824 34167 34564 34647 35142 36092 36542 36784 36977 37786 37846 37979
// bufdiff-features: 38783 38991 39981 40461 40712 41073 41573 42282 42467 46202 46203 46636 46995
// bufdiff-features: 47392 47486 47488 48974 49983 50312 50717 50894 50981 51211 51894 52322 52558
// bufdiff-features: 52631 52900 52958 53252 53469 54385 54546 54651 54925 55185 55372 55887 56488
// bufdiff-features: 56626 58748 58769 58895 59070 59291 60306 60689 61628 62070 62098 62912 63071
// bufdiff-features: 63227 63610 63800 64959 64976 65632 66267 66422 66546 66664 66765 67087 67388
// bufdiff-features: 67748 67880 68355 68867 69987 71169 71701 72674 73289 73455 73802 74057 74362
// bufdiff-features: 74617 74864 74984 75304 76677 76700 77134 78235 78283 78828 79279 79389 79756
// bufdiff-features: 81736 82135 82203 83507 83584 83817 84127 84347 84585 84866 85562 85843 86019
// bufdiff-features: 86125 86827 87585 88732 88984 89151 89178 89780 89928 90070 90082 90218 91063
// bufdiff-features: 91074 91529 91845 92143 92290 92313 92546 92615 92647 94301 94606 95407 96352
// bufdiff-features: 96464 96861 97219 97864 97924 98201 99009 99221 99383 99568 99757 99969 100059
// bufdiff-features: 100258 101105 101173 101823 102073 102809 103056 104303 104315 104931 104952
// bufdiff-features: 105038 105858 105914 106321 106561 107412 107425 107987 108012 109076 109086
// bufdiff-features: 109624 110048 110552 110816 111235 111420 112405 112929 114432 114464 114547
// bufdiff-features: 115337 115471 115711 116312 116860 117206 117235 117336 117488 117857 118912
// bufdiff-features: 119205 119588 120049 120406 120920 121282 121394 121467 121626 122159 122163
// bufdiff-features: 122360 122764 122865 123204 124436 124448 124806 124839 124910 125163 125196
// bufdiff-features: 125457 125602 125699 126693 127306 127834 128456 128694 128768 128915 128916
// bufdiff-features: 128934 128975 129089 129849 129878 129946 130010 130933
module {
  func.func private @f1(%arg0: tensor<?x?xi64>, %arg1: tensor<?x3xi64>) -> (tensor<1x2xi64>, tensor<?x3xi64>) {
    %0 = tensor.empty() : tensor<1x2xi64>
    %c5_i64 = arith.constant 5 : i64
    %1 = linalg.fill ins(%c5_i64 : i64) outs(%0 : tensor<1x2xi64>) -> tensor<1x2xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x3xi64>
    %2 = tensor.empty(%dim) : tensor<?x4xi64>
    %3 = linalg.fill ins(%c5_i64 : i64) outs(%2 : tensor<?x4xi64>) -> tensor<?x4xi64>
    %4 = linalg.conv_2d ins(%3, %1 : tensor<?x4xi64>, tensor<1x2xi64>) outs(%arg1 : tensor<?x3xi64>) -> tensor<?x3xi64>
    return %1, %4 : tensor<1x2xi64>, tensor<?x3xi64>
  }
  func.func private @f2(%arg0: tensor<3x3x3xi64>, %arg1: tensor<3x3x3xi64>, %arg2: tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x3xi64>) {
    %0 = tensor.empty() : tensor<3xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %cast = tensor.cast %1 : tensor<3xi64> to tensor<?xi64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xi64>) outs(%arg2 : tensor<?x?xi64>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xi64>
    %c3 = arith.constant 3 : index
    %2 = arith.minui %dim, %c3 : index
    %3 = arith.subi %dim, %2 : index
    %4 = tensor.empty(%2) : tensor<?x3xi64>
    %5 = linalg.fill ins(%c9_i64 : i64) outs(%4 : tensor<?x3xi64>) -> tensor<?x3xi64>
    %inserted_slice = tensor.insert_slice %5 into %broadcasted[%3, 0] [%2, 3] [1, 1] : tensor<?x3xi64> into tensor<?x?xi64>
    %6 = tensor.empty(%dim) : tensor<?x3xi64>
    %7 = linalg.copy ins(%broadcasted : tensor<?x?xi64>) outs(%6 : tensor<?x3xi64>) -> tensor<?x3xi64>
    return %inserted_slice, %7 : tensor<?x?xi64>, tensor<?x3xi64>
  }
  func.func private @f3(%arg0: tensor<?x3xi64>, %arg1: tensor<?x?x?xi64>, %arg2: i64, %arg3: tensor<?x?x?xi64>) -> (tensor<?x3xi64>, i64, i64) {
    %0 = linalg.matmul ins(%arg0, %arg0 : tensor<?x3xi64>, tensor<?x3xi64>) outs(%arg0 : tensor<?x3xi64>) -> tensor<?x3xi64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c127_i64 = arith.constant 127 : i64
    %1 = scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c3, %c3) step (%c1, %c1) init (%c127_i64) -> i64 {
      %2:2 = scf.while (%arg6 = %c0, %arg7 = %arg0) : (index, tensor<?x3xi64>) -> (index, tensor<?x3xi64>) {
        %3 = arith.cmpi ult, %arg6, %c1 : index
        scf.condition(%3) %arg6, %arg7 : index, tensor<?x3xi64>
      } do {
      ^bb0(%arg6: index, %arg7: tensor<?x3xi64>):
        %cast = tensor.cast %arg3 : tensor<?x?x?xi64> to tensor<3x3x3xi64>
        %cast_0 = tensor.cast %arg3 : tensor<?x?x?xi64> to tensor<3x3x3xi64>
        %cast_1 = tensor.cast %arg0 : tensor<?x3xi64> to tensor<?x?xi64>
        %3:2 = func.call @f2(%cast, %cast_0, %cast_1) : (tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<?x?xi64>) -> (tensor<?x?xi64>, tensor<?x3xi64>)
        %4 = arith.addi %arg6, %c1 : index
        %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%0, %3#0 : tensor<?x3xi64>, tensor<?x?xi64>) outs(%arg7 : tensor<?x3xi64>) -> tensor<?x3xi64>
        scf.yield %4, %5 : index, tensor<?x3xi64>
      }
      %extracted = tensor.extract %arg0[%arg4, %arg5] : tensor<?x3xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg6: i64, %arg7: i64):
        %3 = arith.addi %arg6, %arg7 : i64
        scf.reduce.return %3 : i64
      }
    }
    return %0, %1, %arg2 : tensor<?x3xi64>, i64, i64
  }
  func.func @main(%arg0: tensor<3x3xi64>, %arg1: tensor<3x3x3xi64> {bufferization.writable = false}) -> (tensor<?x3xi64>, tensor<1x2xi64>, tensor<?x3xi64>) {
    %0 = tensor.empty() : tensor<3x3x3xi64>
    %c-3_i64 = arith.constant -3 : i64
    %1 = linalg.fill ins(%c-3_i64 : i64) outs(%0 : tensor<3x3x3xi64>) -> tensor<3x3x3xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1] : tensor<3x3xi64>
    %2 = arith.cmpi sgt, %extracted, %c-3_i64 : i64
    %3 = arith.select %2, %arg1, %1 : tensor<3x3x3xi64>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<3x3x3xi64> into tensor<3x9xi64>
    %concat = tensor.concat dim(2) %0, %0, %0 : (tensor<3x3x3xi64>, tensor<3x3x3xi64>, tensor<3x3x3xi64>) -> tensor<3x3x9xi64>
    %c-3_i64_0 = arith.constant -3 : i64
    %splat = tensor.splat %c-3_i64_0 : tensor<3x3xi64>
    %cast = tensor.cast %arg0 : tensor<3x3xi64> to tensor<?x?xi64>
    %cast_1 = tensor.cast %splat : tensor<3x3xi64> to tensor<?x3xi64>
    %4:2 = call @f1(%cast, %cast_1) : (tensor<?x?xi64>, tensor<?x3xi64>) -> (tensor<1x2xi64>, tensor<?x3xi64>)
    %cast_2 = tensor.cast %arg0 : tensor<3x3xi64> to tensor<?x3xi64>
    %cast_3 = tensor.cast %3 : tensor<3x3x3xi64> to tensor<?x?x?xi64>
    %c11_i64 = arith.constant 11 : i64
    %cast_4 = tensor.cast %3 : tensor<3x3x3xi64> to tensor<?x?x?xi64>
    %5:3 = call @f3(%cast_2, %cast_3, %c11_i64, %cast_4) : (tensor<?x3xi64>, tensor<?x?x?xi64>, i64, tensor<?x?x?xi64>) -> (tensor<?x3xi64>, i64, i64)
    return %4#1, %4#0, %5#0 : tensor<?x3xi64>, tensor<1x2xi64>, tensor<?x3xi64>
  }
}

