// bufdiff-profile: cfg
// bufdiff-choices: 39b432618eb3fe0e374033e5bd24e28abc78a6f55fa576fe4a01c03fff5a8ff5a203c2ec0cfaffa7
// bufdiff-choices: 11a6adbb609dfa6d66215afd80564510ef768f93319227c25d7078c350e4a7e891ff868f9f56c64b
// bufdiff-choices: 271698d1437e84c5f93c944fb002af0ae105338e5f54aae7697739d2e1d66e860f2ab2f82703661c
// bufdiff-choices: 5bcfaab178864ad744b4bb240b8f15d4f81e8337cd5d5d68d3cf13579218b09857a5b299ce19e0b0
// bufdiff-choices: 2285839bbe069ab4f3cd3f76f1c9eca928e167c4e51625ebf1aa034bf82efaf9e18e2432ea08b325
// bufdiff-choices: 2faaf24ca70d09ad3378bc3392bb5b81ce15de1cdc07ac0b8317449fe4b5
// bufdiff-features: 1815 4467 4752 4984 5201 5973 6385 6611 9139 9781 10968 11162 12276 12638 13689
// bufdiff-features: 15440 15751 17519 18822 19258 20666 21020 21522 22095 22221 23143 24207 24826
// bufdiff-features: 26568 26647 27048 27204 27825 27900 28349 29590 29895 30666 32615 33769 34167
// bufdiff-features: 34301 34647 34965 34975 35507 36784 37743 38783 40598 40712 40891 41909 42344
// bufdiff-features: 42984 43929 44485 44663 45702 45779 46110 46203 46283 46416 46832 46935 46995
// bufdiff-features: 47392 48378 48399 50080 50450 50894 51794 52062 52148 52900 52958 53252 53469
// bufdiff-features: 53472 54205 55887 57718 61350 61556 61699 61780 63071 63610 63742 63929 64119
// bufdiff-features: 64120 64232 64716 64959 65047 66097 66422 66666 66777 67405 68355 68875 69500
// bufdiff-features: 69987 70143 71928 73289 73802 74057 74362 74617 74881 77341 77532 78430 78950
// bufdiff-features: 79389 81039 81297 81303 81736 82135 82427 83253 83672 84887 85640 85843 86125
// bufdiff-features: 86549 86827 87408 87774 88835 89368 89780 89846 92194 92365 92917 93394 93704
// bufdiff-features: 95285 97318 98413 99252 99383 99568 100218 100631 101867 101999 103568 104184
// bufdiff-features: 104315 104931 105131 105858 107959 109086 110213 110616 111185 112065 112279
// bufdiff-features: 112705 112929 113124 113901 114924 115471 115778 115990 116627 117235 117312
// bufdiff-features: 117724 118112 118741 118769 121188 121394 121467 121626 121755 122322 125702
// bufdiff-features: 125850 128768 129404 129630
module {
  func.func private @f1(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
    %inserted_slice = tensor.insert_slice %arg1 into %arg2[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c1, %c2) : tensor<?x?xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_0 = arith.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
    %2 = linalg.matvec ins(%1, %cst_0 : tensor<?x?xf32>, tensor<2xf32>) outs(%arg1 : tensor<1xf32>) -> tensor<1xf32>
    return %2, %inserted_slice : tensor<1xf32>, tensor<1xf32>
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<1xi64>, %arg2: i64) -> (tensor<?x2x3xi64>, tensor<?xf32>, tensor<1xf32>, tensor<2x?x3xi64>, tensor<2x1x1x2xi32>) {
    %0 = tensor.empty() : tensor<2x1x1x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xi32>
    %2 = tensor.empty() : tensor<2x2x2x3xi32>
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %3[1, 0, 0, 0] [1, %c2, 2, %c2] [1, 1, 1, 2] : tensor<2x2x2x3xi32> to tensor<1x?x2x?xi32>
    %c42_i32 = arith.constant 42 : i32
    %4 = linalg.conv_2d_nchw_fchw_q ins(%3, %extracted_slice, %c42_i32, %c5_i32 : tensor<2x2x2x3xi32>, tensor<1x?x2x?xi32>, i32, i32) outs(%1 : tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %12 = arith.index_cast %arg3 : index to i64
      %13 = arith.index_cast %arg4 : index to i64
      %14 = arith.index_cast %arg5 : index to i64
      %15 = arith.addi %12, %13 : i64
      %c1_i64 = arith.constant 1 : i64
      %16 = arith.shli %15, %c1_i64 : i64
      %17 = arith.addi %16, %14 : i64
      %c7_i64 = arith.constant 7 : i64
      %18 = arith.shli %17, %c7_i64 : i64
      tensor.yield %18 : i64
    } : tensor<2x2x3xi64>
    %c3 = arith.constant 3 : index
    %5 = tensor.empty(%c3) : tensor<2x?x3xi64>
    %6 = linalg.fill ins(%arg2 : i64) outs(%5 : tensor<2x?x3xi64>) -> tensor<2x?x3xi64>
    %7 = tensor.empty() : tensor<2xi64>
    %8 = linalg.pooling_nwc_sum ins(%6, %7 : tensor<2x?x3xi64>, tensor<2xi64>) outs(%generated : tensor<2x2x3xi64>) -> tensor<2x2x3xi64>
    %9 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1xf32>) -> tensor<1xf32>
    %11:2 = call @f1(%10, %10, %10) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
    %cast = tensor.cast %8 : tensor<2x2x3xi64> to tensor<?x2x3xi64>
    %cast_0 = tensor.cast %11#0 : tensor<1xf32> to tensor<?xf32>
    return %cast, %cast_0, %11#1, %6, %4 : tensor<?x2x3xi64>, tensor<?xf32>, tensor<1xf32>, tensor<2x?x3xi64>, tensor<2x1x1x2xi32>
  }
}

