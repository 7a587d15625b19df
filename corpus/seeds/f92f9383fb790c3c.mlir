// bufdiff-profile: mixed
// bufdiff-choices: 1fdb1ed201658ef650e7274b19872b62203c8a3ee554bfb835dff0f8c922d5d6ebe6f523461a9c30
// bufdiff-choices: 5f9ee7a6d46c563cb6001e2f9664c9eea8ca4c1cdbeb69f74ee3f06bf39f3c94a531af7a3792f1a1
// bufdiff-choices: be2eac16d5d04e0c87137cf2268af829a27549a4f9f0f8c5c87c97355e29a473c002dbc8b6cb2b55
// bufdiff-choices: 35c1ad685e7e4a4c3dae2821761ee9857602796d
// bufdiff-features: 3398 3579 4274 5187 8217 12276 13233 15751 15989 16086 16371 16682 21020 21623
// bufdiff-features: 22280 22777 23749 23787 26087 26546 26568 29590 29968 31864 32358 32614 34167
// bufdiff-features: 36784 36977 38783 39927 40712 42344 42853 43929 44003 44505 45571 46404 48991
// bufdiff-features: 50146 50894 52062 52558 52807 52900 53180 54385 55561 63071 64119 64235 65389
// bufdiff-features: 66422 66570 68355 74454 74507 74864 76413 77617 79811 79850 80894 81467 81736
// bufdiff-features: 82135 84585 84897 87774 88412 89780 93255 95930 96352 98501 100059 101983
// bufdiff-features: 104315 105696 107412 107425 109327 109408 109949 110561 118576 119588 120197
// bufdiff-features: 123204 128916 130135 131366 136030 137656 142040 146512 146792 150313 151292
// bufdiff-features: 151738 152226 155408 155675 155898 156460 157719 158120 158897 159421 160983
// bufdiff-features: 162819 163471 164011 165057 165636 165695 165719 167164 168858 169514 171715
// bufdiff-features: 173354 174250 176031 177211 177904 178308 178560 180207 181522 184030 186959
// bufdiff-features: 187945 188200 189391 190520 191905 192628 197561 197837 197850 198460 199827
// bufdiff-features: 200521 200572 202241 203035 204922 205689 207081 210328 210461 211967 212369
// bufdiff-features: 212628 222219 223036 223165 223640 225827 230315 230640 233156 235325 235375
// bufdiff-features: 235458 236986 238274 240158 241688 243140 243967 246543 246695 249184 250712
// bufdiff-features: 250948 252539 252827 253836 253988 257513 258331 258994 259840 261263 261556
module {
  func.func @main(%arg0: tensor<3x3x3xf64>, %arg1: tensor<2x2xf32>) -> (tensor<3x3x3xf64>, tensor<?x?x?xf64>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<2x3x3xf64>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<2x3x3xf64>
    %0 = linalg.negf ins(%extracted_slice_0 : tensor<2x3x3xf64>) outs(%extracted_slice : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %extracted_slice_1 = tensor.extract_slice %arg0[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<2x3x3xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %2 = linalg.pooling_nwc_sum ins(%extracted_slice_1, %1 : tensor<2x3x3xf64>, tensor<1xf64>) outs(%extracted_slice_0 : tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xf64> into tensor<3x3x3xf64>
    %inserted_slice_2 = tensor.insert_slice %2 into %inserted_slice[1, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xf64> into tensor<3x3x3xf64>
    %cast = tensor.cast %arg0 : tensor<3x3x3xf64> to tensor<?x?x?xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = call @f1(%cast, %cst, %cst) : (tensor<?x?x?xf64>, f32, f32) -> tensor<?x?x?xf64>
    return %inserted_slice_2, %3 : tensor<3x3x3xf64>, tensor<?x?x?xf64>
  }
  func.func private @f1(%arg0: tensor<?x?x?xf64>, %arg1: f32, %arg2: f32) -> tensor<?x?x?xf64> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf64>
    %0 = scf.for %arg3 = %c1 to %dim step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?x?xf64>) {
      %c2 = arith.constant 2 : index
      %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?x?xf64>
      %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%c1, %dim, %dim_0] [1, 1, 1] : tensor<?x?x?xf64> to tensor<?x?x?xf64>
      %cast = tensor.cast %extracted_slice : tensor<?x?x?xf64> to tensor<1x?x?xf64>
      %inserted_slice = tensor.insert_slice %cast into %arg4[%c0, 0, 0] [1, %dim, %dim_0] [1, 1, 1] : tensor<1x?x?xf64> into tensor<?x?x?xf64>
      %mapped = linalg.map { arith.subf } ins(%arg0, %arg0 : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%inserted_slice : tensor<?x?x?xf64>)
      scf.yield %mapped : tensor<?x?x?xf64>
    }
    return %0 : tensor<?x?x?xf64>
  }
}

