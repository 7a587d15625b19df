// bufdiff-profile: loops
// bufdiff-choices: 5ce3f767f2c3cbabc79f902562028d2046b01d2345b5a767949ca9adfbf3dd7a46f76597cd13ff31
// bufdiff-choices: ea04e6c50df5f765b93c35fa8adcdf1c8a72601018d05579ef9b5e5bfb69cc1ae0df03430cdf5f78
// bufdiff-choices: 39988c6d8a18dfee9bff4e26f5229ba936d30f2e2a190e5bca615c19f4351fdb6150cc150e15db26
// bufdiff-choices: 5f377ed3105bd51f3b2c081d83807a25c81ae73f01e54b0d19afc37a060b04fb68bb968f8d272ab3
// bufdiff-choices: a4dd47d232d36fc2729ecc6b9a341edc9faef0ef8d87e04dd67bc49c7315
// bufdiff-features: 76 927 1209 4967 6510 10040 11297 11441 11538 13441 14484 15751 15798 16682
// bufdiff-features: 16960 18602 19276 20686 20874 22221 22630 23643 23787 26568 28464 28564 29066
// bufdiff-features: 29968 30002 30625 32301 32674 34564 34647 36125 36935 37090 37183 37289 37786
// bufdiff-features: 38227 38471 40712 41318 43442 44589 44651 45710 46203 46251 46995 48463 48577
// bufdiff-features: 49800 50128 50469 50664 50685 52322 53244 53414 55870 56404 57745 59070 63610
// bufdiff-features: 64235 64778 64959 66422 66765 66852 67160 67554 68355 69987 71169 72674 73289
// bufdiff-features: 73455 74028 74362 74881 76044 76339 76677 77134 77484 77719 78620 78628 79389
// bufdiff-features: 81204 81477 81707 82094 83194 83488 83905 83935 84585 87139 87199 87408 88732
// bufdiff-features: 89151 89178 89719 90090 91258 92541 92785 93027 95285 97864 99009 99383 99568
// bufdiff-features: 101823 103851 104303 104506 104973 105858 106396 108920 109076 109086 110128
// bufdiff-features: 110772 110816 111721 112929 115408 115890 117235 117779 118393 119466 121394
// bufdiff-features: 121707 122668 122865 123967 124448 125331 125854 126048 127071 128768 128934
// bufdiff-features: 129878 130642 130730 130933
module {
  func.func @main(%arg0: tensor<2x?xi1>) -> tensor<2x?xi1> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg1 = %c0, %arg2 = %arg0) : (index, tensor<2x?xi1>) -> (index, tensor<2x?xi1>) {
      %dim = tensor.dim %arg0, %c1 : tensor<2x?xi1>
      %inserted_slice = tensor.insert_slice %arg2 into %arg2[0, 0] [2, %dim] [1, 1] : tensor<2x?xi1> into tensor<2x?xi1>
      %1 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%1) %arg1, %arg2 : index, tensor<2x?xi1>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<2x?xi1>):
      %dim = tensor.dim %arg0, %c1 : tensor<2x?xi1>
      %1 = tensor.empty(%dim) : tensor<?xi1>
      %true = arith.constant true
      %2 = linalg.fill ins(%true : i1) outs(%1 : tensor<?xi1>) -> tensor<?xi1>
      %broadcasted = linalg.broadcast ins(%2 : tensor<?xi1>) outs(%arg0 : tensor<2x?xi1>) dimensions = [0] 
      %3 = tensor.empty() : tensor<2x4xi1>
      %4 = linalg.fill ins(%true : i1) outs(%3 : tensor<2x4xi1>) -> tensor<2x4xi1>
      %5 = func.call @f1(%4, %4) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<i32>
      %6 = arith.addi %arg1, %c1 : index
      %generated = tensor.generate %dim {
      ^bb0(%arg3: index, %arg4: index):
        %7 = arith.index_cast %arg3 : index to i1
        %8 = arith.index_cast %arg4 : index to i1
        %9 = arith.muli %7, %8 : i1
        tensor.yield %9 : i1
      } : tensor<?x2xi1>
      %transposed = linalg.transpose ins(%generated : tensor<?x2xi1>) outs(%arg2 : tensor<2x?xi1>) permutation = [1, 0] 
      scf.yield %6, %transposed : index, tensor<2x?xi1>
    }
    return %0#1 : tensor<2x?xi1>
  }
  func.func private @f1(%arg0: tensor<2x4xi1>, %arg1: tensor<2x4xi1> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> tensor<i32> {
    %0 = linalg.copy ins(%arg1 : tensor<2x4xi1>) outs(%arg0 : tensor<2x4xi1>) -> tensor<2x4xi1>
    %1 = tensor.empty() : tensor<i32>
    %c2_i32 = arith.constant 2 : i32
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
    %true = arith.constant true
    %from_elements = tensor.from_elements %true : tensor<i1>
    %3 = linalg.select ins(%from_elements, %2, %2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}

