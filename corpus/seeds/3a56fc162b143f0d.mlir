// bufdiff-profile: mixed
// bufdiff-choices: c6ce49e622e096ef51c1eff816a25df909ca7b4f81661b9ed6ebb115690daff44ac90f1498365d64
// bufdiff-choices: 601c38255a13a4ce8c27501a026a3fa38c9dac028043cd881cc3a55ab11935bbb1f124a1ccf9483b
// bufdiff-choices: 3a3f488695e8f458b1975b86785d0ab4ec9ab2aab1f606f80273815346f2e95d59b760ad70f458f8
// bufdiff-choices: d96b6c6fad952f36672d2dfab0b7a322831aa82f0eebee159b14140f7863f8498c7d42f3513f8afc
// bufdiff-choices: b3e1f88f18f107d1e75889ea6cf05433133b34ac4b31c8c11a0dd739823d93f8e7f3c51f924677be
// bufdiff-choices: ce4dbc91b37cb5401f4021c33fe0f34f08d76799a8eb8836933a263ee77e081717f869603fdf4137
// bufdiff-choices: 7f3f9939141064830404ab01f84786e1827e7cfb9d44dcd52b3429d07002c87717365b65aefbbcb3
// bufdiff-choices: e055750f9ceb60506fa09110c2b5b63105a3e3821a59ea107aaeadcbe2bc89d04606c2aaf85ecb1d
// bufdiff-choices: cbf2e17abd704a7f0e
// bufdiff-features: 3217 3579 4280 4785 6812 9479 11037 15751 16086 16388 16822 19166 20261 21522
// bufdiff-features: 21652 22095 22280 23787 26568 27869 29966 30666 33769 34159 34167 36784 36936
// bufdiff-features: 40540 42984 45031 45617 45822 46203 47392 48974 49635 50894 51878 52558 52807
// bufdiff-features: 52900 53243 53252 55113 55276 56599 58403 60686 63071 63355 65726 66422 68355
// bufdiff-features: 69081 69728 71050 72442 73802 76700 77389 78430 79099 81736 82135 82302 85562
// bufdiff-features: 85843 86125 86357 88337 88732 89250 89780 91074 92194 95407 96353 98403 98712
// bufdiff-features: 99383 100059 100481 101105 102809 104931 106314 107412 107425 108012 108935
// bufdiff-features: 109732 110162 110780 111252 112929 113940 114432 115801 116549 117151 117206
// bufdiff-features: 121626 125702 127096 128916 130824 131567 134449 135464 137045 137637 140557
// bufdiff-features: 141238 141891 142008 142393 144093 146451 146512 150313 150413 152226 153293
// bufdiff-features: 154812 154946 155465 155898 156460 158120 159421 160756 160967 163687 164164
// bufdiff-features: 165636 165719 166065 166169 166946 167469 167793 167973 171053 173166 174170
// bufdiff-features: 178549 178718 178854 179739 181789 182966 184030 184962 186959 188571 188790
// bufdiff-features: 189471 192771 192788 197274 197392 197738 197837 198820 201059 201601 204697
// bufdiff-features: 205434 205689 206094 207731 210351 210363 210461 211029 215959 216034 216062
// bufdiff-features: 218635 225246 225759 228061 228153 228390 229810 230081 230329 230640 230810
// bufdiff-features: 231103 231770 232004 235477 235547 236930 239659 240539 242101 243781 243784
// bufdiff-features: 244591 244988 246543 247062 247384 248209 250059 250917 251217 251463 251478
// bufdiff-features: 251992 252539 253292 253854 256112 258232 258906 259528 259840 260138
module {
  func.func @main(%arg0: tensor<2x2x3xi8>, %arg1: tensor<3x3x3xi8>, %arg2: tensor<3x3x3xi8>) -> (tensor<?xf32>, tensor<3x?x?xi8>, tensor<3x3x3xi8>, tensor<3xf32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst : tensor<2xf32>
    %cast = tensor.cast %from_elements : tensor<2xf32> to tensor<?xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %from_elements_2 = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0:2 = call @f1(%arg2, %arg1, %cast, %from_elements_2) : (tensor<3x3x3xi8>, tensor<3x3x3xi8>, tensor<?xf32>, tensor<3xf32>) -> (tensor<3xf32>, f32)
    %cast_3 = tensor.cast %arg1 : tensor<3x3x3xi8> to tensor<?x?x?xi8>
    %cast_4 = tensor.cast %arg1 : tensor<3x3x3xi8> to tensor<3x3x?xi8>
    %c42_i32 = arith.constant 42 : i32
    %cast_5 = tensor.cast %from_elements_2 : tensor<3xf32> to tensor<?xf32>
    %1:2 = call @f3(%cast_3, %cast_4, %c42_i32, %cast_5) : (tensor<?x?x?xi8>, tensor<3x3x?xi8>, i32, tensor<?xf32>) -> (tensor<?xf32>, tensor<3x3x?xi8>)
    %2:2 = call @f2(%0#0, %0#0, %arg2) : (tensor<3xf32>, tensor<3xf32>, tensor<3x3x3xi8>) -> (tensor<3xf32>, tensor<3x3x3xi8>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %2#0) -> (tensor<3xf32>) {
      %extracted = tensor.extract %arg4[%arg3] : tensor<3xf32>
      %c2 = arith.constant 2 : index
      %4 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %arg4) -> (tensor<3xf32>) {
        %extracted_7 = tensor.extract %2#0[%arg5] : tensor<3xf32>
        %inserted = tensor.insert %0#1 into %arg6[%c2] : tensor<3xf32>
        scf.yield %inserted : tensor<3xf32>
      }
      scf.yield %4 : tensor<3xf32>
    }
    %cast_6 = tensor.cast %1#1 : tensor<3x3x?xi8> to tensor<3x?x?xi8>
    return %1#0, %cast_6, %2#1, %3 : tensor<?xf32>, tensor<3x?x?xi8>, tensor<3x3x3xi8>, tensor<3xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3x3x3xi8>) -> (tensor<3xf32>, tensor<3x3x3xi8>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<3xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1 = arith.select %0, %arg2, %arg2 : tensor<3x3x3xi8>
    return %arg0, %1 : tensor<3xf32>, tensor<3x3x3xi8>
  }
  func.func @f1(%arg0: tensor<3x3x3xi8>, %arg1: tensor<3x3x3xi8>, %arg2: tensor<?xf32>, %arg3: tensor<3xf32>) -> (tensor<3xf32>, f32) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg3[%c2] : tensor<3xf32>
    return %arg3, %cst : tensor<3xf32>, f32
  }
  func.func private @f3(%arg0: tensor<?x?x?xi8>, %arg1: tensor<3x3x?xi8>, %arg2: i32, %arg3: tensor<?xf32>) -> (tensor<?xf32>, tensor<3x3x?xi8>) {
    %0 = linalg.round ins(%arg3 : tensor<?xf32>) outs(%arg3 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %arg1 : tensor<?xf32>, tensor<3x3x?xi8>
  }
}

