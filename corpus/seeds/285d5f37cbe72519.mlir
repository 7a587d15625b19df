// bufdiff-profile: slices
// bufdiff-choices: 4ce9646f31e77503e9c285ef9f2bce1c65bcb3ad955f6a0d55a94f6ac1eace9918c095b7b19c5a39
// bufdiff-choices: e2cba908972e772dfbbf2002ebd77d88981b0fcfa46741af4f3a54c55eb8319012c97c962157d28c
// bufdiff-choices: e6582e35b4dc1fa4bbdbbdb6d47199cb523b037b797bf04ac1c5b7899733b6928d1612d0b195662a
// bufdiff-choices: c79340a50d36b0e18cf1a5b7bd9f8b89dfa9876cab9b336fbfc4b016e939b8e0d1e9c124d7736687
// bufdiff-choices: 7e3bc0e82987f49ed35d396a3ec67291c439e4842e6f94ed995437206616c1cb0d484bd20980f607
// bufdiff-choices: 73ba155c22711d0db547d35c4449755f1c00e2363adbb3028fcd396e14ba0323df5c40b745adad4c
// bufdiff-choices: 08c611368f251c674f7290622c2f5bcf96c99709627f5712a6
// bufdiff-features: 2898 3207 3258 3377 3786 4146 4752 5971 6363 6527 8863 9120 9479 10268 11162
// bufdiff-features: 11202 11409 11703 13233 15440 15639 15662 15751 16388 16582 16822 18486 19540
// bufdiff-features: 21161 21922 22095 22416 24572 24603 24795 24826 25181 25388 26464 26568 26600
// bufdiff-features: 26796 27048 27725 28497 28823 28856 29684 29968 30293 30305 32059 32116 32615
// bufdiff-features: 33530 33769 33985 34167 34564 34647 34965 36252 36784 37251 39981 40334 40540
// bufdiff-features: 41605 41854 42282 42467 42728 42984 43098 43536 43612 43812 45263 45594 46128
// bufdiff-features: 46203 46686 46995 48038 48174 51894 52042 52651 52900 52958 53244 53252 54967
// bufdiff-features: 55113 55185 55887 56024 56873 57401 57499 57718 60686 61251 61350 61699 63071
// bufdiff-features: 64120 64235 64959 65496 66202 66422 66489 66765 67748 68206 68355 68746 69154
// bufdiff-features: 69728 69987 71046 71490 73140 73625 73802 74057 74362 74617 74833 76339 76700
// bufdiff-features: 77693 78182 78430 78950 81039 81736 82011 82135 82427 84322 84887 86125 87014
// bufdiff-features: 87214 87563 87601 88337 88732 89481 89780 90070 90096 90097 90202 91074 91562
// bufdiff-features: 91566 91633 92194 92970 93255 93301 94178 95407 96747 96986 97081 97318 97864
// bufdiff-features: 98564 98627 98892 99009 99568 99843 100263 100465 101220 102809 104303 104931
// bufdiff-features: 105144 106314 107200 108035 108165 108935 109105 109732 109752 110153 110539
// bufdiff-features: 110552 110863 110904 112327 112712 112800 112929 113041 113940 115471 115711
// bufdiff-features: 115778 115990 117183 117235 117336 117340 117604 120145 120197 120772 121394
// bufdiff-features: 121467 121626 121742 122631 122764 122788 125040 125335 125702 125908 127454
// bufdiff-features: 127553 127922 128182 128456 128768
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<6x2xf32>, %arg3: i32) -> (tensor<4xf32>, tensor<6x2xf32>, tensor<3x2x2xf32>, tensor<2x2xf32>, tensor<6x2xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %expanded_0 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [3, 2, 2] : tensor<6x2xf32> into tensor<3x2x2xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi sle, %arg3, %c0_i32 : i32
    %1 = arith.select %0, %arg2, %arg1 : tensor<6x2xf32>
    %2 = linalg.copy ins(%arg2 : tensor<6x2xf32>) outs(%1 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c4, %c0] : tensor<6x2xf32>
    vector.print %extracted : f32
    %3 = tensor.empty() : tensor<3xi32>
    %4 = linalg.fill ins(%arg3 : i32) outs(%3 : tensor<3xi32>) -> tensor<3xi32>
    %cast = tensor.cast %4 : tensor<3xi32> to tensor<?xi32>
    %5 = call @f2(%arg0, %arg0, %cast) : (tensor<4xf32>, tensor<4xf32>, tensor<?xi32>) -> tensor<4xf32>
    return %5, %2, %expanded_0, %expanded, %1 : tensor<4xf32>, tensor<6x2xf32>, tensor<3x2x2xf32>, tensor<2x2xf32>, tensor<6x2xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<?xi32>) -> tensor<4xf32> {
    %0 = linalg.round ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xi32>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<4xf32>) {
      %generated = tensor.generate  {
      ^bb0(%arg3: index):
        %extracted = tensor.extract %0[%arg3] : tensor<4xf32>
        %3 = arith.index_cast %arg3 : index to i64
        %4 = arith.sitofp %3 : i64 to f32
        %5 = arith.maximumf %extracted, %4 : f32
        tensor.yield %5 : f32
      } : tensor<4xf32>
      scf.yield %generated : tensor<4xf32>
    } else {
      %cst = arith.constant dense<[[7.500000e+00, 6.500000e+00, 5.500000e+00, 4.500000e+00], [3.500000e+00, 2.500000e+00, 1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00, -2.500000e+00, -3.500000e+00]]> : tensor<3x4xf32>
      %3:2 = func.call @f1(%cst, %0) : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<4x1xf32>, tensor<3x4xf32>)
      %4 = linalg.erf ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %4 : tensor<4xf32>
    }
    return %2 : tensor<4xf32>
  }
  func.func @f1(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> (tensor<4x1xf32>, tensor<3x4xf32>) {
    %0 = linalg.negf ins(%arg1 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    return %expanded, %arg0 : tensor<4x1xf32>, tensor<3x4xf32>
  }
}

