// bufdiff-profile: calls
// bufdiff-choices: 50006b237011da0265f8798200772400ce6b3e42aff5e1926c8b49fec4e5cf333bf0cb9566b7f0e4
// bufdiff-choices: eb75743bbc2ceac33551425ba3265138fbf70ebeb35f251693b10aa6afcaadfdb1e37f90df2ae482
// bufdiff-choices: 8739c61a85304ddbe49e29fe9758bbb84224760bafac525f5f12d67d53dc39dba925dd36b09120ad
// bufdiff-choices: a2963dd0234defedda5d124bcf054a538831c28f54178d47650faafb29c26736dd5f9c77f880d853
// bufdiff-choices: 8d22cb264fd7c0a8f7ec0c82303b6064bb3d27b86d04a7542e27bb99366f429866dc04b0484e5c92
// bufdiff-choices: 16be3f15bde857ede35161654a6da7608d66a3007282fffa6f450e7b5c1f4201b93063281eccf780
// bufdiff-choices: 021aad0893e63832e59817fb9d658fbb05f6d6e3e82d6258a20151017172d5b544c9135080bf2a0c
// bufdiff-choices: aa2a629a
// bufdiff-features: 927 1089 1941 2572 3579 4462 5100 5187 5915 5973 6198 8632 10819 10872 13233
// bufdiff-features: 14454 14523 14902 15440 15751 19419 20686 20749 21522 21760 22095 23143 23491
// bufdiff-features: 25962 26568 27048 27825 28047 28413 28823 28856 29968 30666 30811 31692 31857
// bufdiff-features: 32005 32452 32514 32614 32615 32903 33530 33769 34167 34544 34564 34647 34745
// bufdiff-features: 35507 35957 36784 37251 37786 37979 38227 40712 40812 41055 41742 42282 42467
// bufdiff-features: 42806 42891 43299 46203 46404 46605 46995 48598 49635 50469 50717 50894 52322
// bufdiff-features: 52900 52958 53243 53252 53890 54385 55113 55561 55887 57499 57718 58308 58769
// bufdiff-features: 61251 61523 61550 63071 63610 63800 64235 64737 64959 65583 66053 66097 66765
// bufdiff-features: 67748 68355 69987 71050 71122 71169 71306 71701 71851 72363 73289 73802 74057
// bufdiff-features: 74362 74507 74617 74833 76052 76700 77491 79389 79972 81736 82135 82203 83672
// bufdiff-features: 84347 84585 84866 85640 85843 85913 86125 87277 88341 88732 88958 89315 89646
// bufdiff-features: 89964 90054 93083 93150 93255 94079 94253 95123 96273 97447 97736 99243 99383
// bufdiff-features: 99568 100258 101156 101823 102215 102613 102786 103339 103415 103918 104303
// bufdiff-features: 104931 105594 105914 107412 107425 107702 108012 108165 109086 109752 110153
// bufdiff-features: 110162 110322 110482 111024 112052 112929 113868 113940 114672 114783 115471
// bufdiff-features: 116841 117235 117532 117606 118081 119039 119588 119764 119822 120699 121394
// bufdiff-features: 121467 121626 121977 123012 123340 124056 125040 128355 128768 128915 128916
// bufdiff-features: 130310
module {
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<4xi32>) -> (tensor<?xi32>, tensor<?xi32>, i32, i32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = tensor.empty(%dim) : tensor<?xi32>
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
    %4 = linalg.mul ins(%1, %3 : tensor<?xi32>, tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c7_i32 = arith.constant 7 : i32
    return %4, %3, %c7_i32, %c5_i32 : tensor<?xi32>, tensor<?xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<4xi32>) -> (tensor<?x1xi32>, tensor<?xi32>) {
    %cast = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
    %0:4 = call @f1(%cast, %arg0) : (tensor<?xi32>, tensor<4xi32>) -> (tensor<?xi32>, tensor<?xi32>, i32, i32)
    %c4 = arith.constant 4 : index
    %expanded = tensor.expand_shape %0#1 [[0, 1]] output_shape [%c4, 1] : tensor<?xi32> into tensor<?x1xi32>
    return %expanded, %0#0 : tensor<?x1xi32>, tensor<?xi32>
  }
  func.func private @f3(%arg0: tensor<?xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<?x?xi32>) -> tensor<?xi32> {
    %c42_i32 = arith.constant 42 : i32
    %from_elements = tensor.from_elements %c42_i32 : tensor<i32>
    %broadcasted = linalg.broadcast ins(%from_elements : tensor<i32>) outs(%arg0 : tensor<?xi32>) dimensions = [0] 
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg3 = %c1 to %c5 step %c2 iter_args(%arg4 = %arg0) -> (tensor<?xi32>) {
      %cast = tensor.cast %broadcasted : tensor<?xi32> to tensor<4xi32>
      %1:4 = func.call @f1(%arg4, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<?xi32>, tensor<4xi32>) -> (tensor<?xi32>, tensor<?xi32>, i32, i32)
      %2 = linalg.copy ins(%broadcasted : tensor<?xi32>) outs(%arg4 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %2 : tensor<?xi32>
    }
    return %0 : tensor<?xi32>
  }
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>) -> (tensor<?x1xi32>, tensor<?xi32>, tensor<?xi32>) {
    %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x2xi32>
    %cst = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
    %0:2 = call @f2(%cst) : (tensor<4xi32>) -> (tensor<?x1xi32>, tensor<?xi32>)
    %cast_0 = tensor.cast %cast : tensor<?x2xi32> to tensor<2x2xi32>
    %cast_1 = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x?xi32>
    %1 = call @f3(%0#1, %cast_0, %cast_1) : (tensor<?xi32>, tensor<2x2xi32>, tensor<?x?xi32>) -> tensor<?xi32>
    return %0#0, %1, %0#1 : tensor<?x1xi32>, tensor<?xi32>, tensor<?xi32>
  }
}

