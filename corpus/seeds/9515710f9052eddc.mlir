// bufdiff-profile: cfg
// bufdiff-choices: 2822106c992d76c830b35009fa847da93520c507e5190a48f5357a11a607356bf8a4d05e0af691a7
// bufdiff-choices: 233b432f81d338dfa5a7289b82a30637cde365cbd5c03e4b228160cf3d3e0de21173c6283af1fa91
// bufdiff-choices: cecedfacef6bfadd1a475f21cd647c276a91db2ca0d70d2e657c6e756ee2b855555bd4d409fd4795
// bufdiff-choices: 759a0f595c99ac348cec015e9b0a38c3cf6cfcad0c08f6cb984590fa9c2b76d6d4b0afeb4080200b
// bufdiff-choices: aea4e13dd4fc6a4467a454057ffb0f9e6f430f98e5642d7b9c14f94f04035d928faf9571edf1d550
// bufdiff-choices: ce12b08764972d27ba7a60cd6d34c3e3949be885bdc89624fda7497bad514b95e9eaa496e61fc7f0
// bufdiff-choices: d0e5d726a1de4a5d9d03b34b2b56a51d409648539b1c9d9e8624858fb197c9b2e9946f80161bc665
// bufdiff-choices: 2e59f37b205ab660ba1e3161291645d38e0c5ba73eb873152ae54c
// bufdiff-features: 1214 2499 2967 3638 3751 4870 4984 5075 6314 6812 7060 8233 9240 9294 9479 9852
// bufdiff-features: 10448 10476 11074 12113 12415 13484 14514 15639 15750 15751 17052 18392 18486
// bufdiff-features: 18812 19419 19986 20023 20178 20814 21382 21486 21637 21752 23097 23744 23787
// bufdiff-features: 23830 24184 25571 25651 25898 26568 26705 26796 27048 27343 27556 29261 29684
// bufdiff-features: 29767 29839 29968 30305 30688 31247 31279 31845 32615 33409 33769 34159 34167
// bufdiff-features: 34564 34618 34647 35383 35744 36901 37786 38177 38392 38783 40297 40540 40812
// bufdiff-features: 42156 42200 42467 42469 42984 43631 44266 44615 44625 44714 45432 46203 46331
// bufdiff-features: 47049 47315 47341 47762 48038 48784 49956 51902 52042 52267 52558 52807 52900
// bufdiff-features: 53252 53793 55887 57570 57718 58046 58272 60302 60686 60698 61556 61944 62675
// bufdiff-features: 62678 63550 63800 64235 64959 65496 65560 65625 66422 66428 66664 66765 68355
// bufdiff-features: 69235 69987 70023 70960 71169 71490 71544 72442 74354 74362 74833 75061 75361
// bufdiff-features: 75502 76688 76748 76930 77551 77719 78683 79099 79389 79452 80400 80757 81039
// bufdiff-features: 81301 81601 82203 82565 82599 83322 83629 84585 84965 85605 86125 86600 87017
// bufdiff-features: 87214 87248 87563 87923 88337 88732 89109 89151 89178 89251 89780 90017 90801
// bufdiff-features: 90979 91529 91946 91958 93064 93944 95285 95407 96431 96670 96757 97318 97509
// bufdiff-features: 98058 98501 98864 100481 100650 100979 101129 101577 102509 103056 103455
// bufdiff-features: 103673 104303 104315 104787 104931 105223 107997 108173 108210 109035 109076
// bufdiff-features: 109086 109105 109327 109374 109552 109732 110816 111839 111955 112409 112929
// bufdiff-features: 112994 113327 113336 113667 113891 113957 115990 116599 117235 118193 118379
// bufdiff-features: 118727 119876 120772 121394 121467 121819 122367 122673 122764 124231 124484
// bufdiff-features: 124657 125040 125163 125453 125921 128182 128456 128768 130010 130371
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: f32) -> tensor<3xf32> {
    %0 = linalg.floor ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = arith.cmpf ule, %arg1, %cst : f32
    cf.cond_br %1, ^bb1(%0 : tensor<3xf32>), ^bb2
  ^bb1(%2: tensor<3xf32>):  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %cst into %0[%c0] : tensor<3xf32>
    cf.br ^bb3(%2 : tensor<3xf32>)
  ^bb2:  // pred: ^bb0
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %4 = arith.index_cast %arg2 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %cst_0 = arith.constant 1.000000e+01 : f32
      %6 = arith.mulf %5, %cst_0 : f32
      tensor.yield %6 : f32
    } : tensor<3xf32>
    cf.br ^bb3(%generated : tensor<3xf32>)
  ^bb3(%3: tensor<3xf32>):  // 2 preds: ^bb1, ^bb2
    return %0 : tensor<3xf32>
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<3xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<3xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<?x?xf32>) {
      %extracted_slice = tensor.extract_slice %arg2[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
      %3 = func.call @either2(%arg0, %extracted_slice, %0) : (tensor<2xf32>, tensor<2xf32>, i1) -> tensor<2xf32>
      %4 = linalg.square ins(%arg0 : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      %c1 = arith.constant 1 : index
      %extracted_0 = tensor.extract %extracted_slice[%c1] : tensor<2xf32>
      %c2 = arith.constant 2 : index
      %5:3 = scf.while (%arg3 = %c0, %arg4 = %4, %arg5 = %3) : (index, tensor<2xf32>, tensor<2xf32>) -> (index, tensor<2xf32>, tensor<2xf32>) {
        %6 = arith.cmpi ult, %arg3, %c2 : index
        scf.condition(%6) %arg3, %arg4, %arg5 : index, tensor<2xf32>, tensor<2xf32>
      } do {
      ^bb0(%arg3: index, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>):
        %6 = tensor.empty() : tensor<2xf32>
        %7 = linalg.max ins(%3, %3 : tensor<2xf32>, tensor<2xf32>) outs(%6 : tensor<2xf32>) -> tensor<2xf32>
        %8 = func.call @either2(%arg0, %7, %0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>, tensor<2xf32>, i1) -> tensor<2xf32>
        %9 = arith.addi %arg3, %c1 : index
        %extracted_1 = tensor.extract %arg5[%c0] : tensor<2xf32>
        %cst_2 = arith.constant dense<1.000000e+01> : tensor<f32>
        %broadcasted = linalg.broadcast ins(%cst_2 : tensor<f32>) outs(%arg5 : tensor<2xf32>) dimensions = [0] 
        %10 = linalg.tanh ins(%3 : tensor<2xf32>) outs(%arg4 : tensor<2xf32>) -> tensor<2xf32>
        %extracted_3 = tensor.extract %10[%c1] : tensor<2xf32>
        %broadcasted_4 = linalg.broadcast ins(%cst_2 : tensor<f32>) outs(%10 : tensor<2xf32>) dimensions = [0] 
        scf.yield %9, %broadcasted_4, %broadcasted : index, tensor<2xf32>, tensor<2xf32>
      }
      scf.yield %arg1 : tensor<?x?xf32>
    } else {
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
      %3 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %5 = linalg.matmul ins(%arg1, %4 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %5 : tensor<?x?xf32>
    }
    %2 = call @f1(%arg2, %extracted) : (tensor<3xf32>, f32) -> tensor<3xf32>
    return %2, %arg1, %1 : tensor<3xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @either2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: i1) -> tensor<2xf32> {
    %0 = scf.if %arg2 -> (tensor<2xf32>) {
      scf.yield %arg0 : tensor<2xf32>
    } else {
      scf.yield %arg1 : tensor<2xf32>
    }
    return %0 : tensor<2xf32>
  }
}

