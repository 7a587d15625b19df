// bufdiff-profile: mixed
// bufdiff-choices: 8c4801120ccca25d690c7a0005784cdd6fbd319b30d4a0a6a55ed859debf773e0bf364c229ec0f9f
// bufdiff-choices: c755b633185986c8980e1be76c6029ee151c6ea9f81c7fed3b4121f6ff117c964a065ba7c91970a1
// bufdiff-choices: 35e9fd1c39dfec3f617ea906e11f67d83e954b647f66f4ddba7eef23c14caab3780c6b75e6605bfd
// bufdiff-choices: 622224b82d9ef02d9c7026fcf07f561e5b90fb374f3a5d2e80530d2c97a86bf773f352637dcf3557
// bufdiff-choices: 201bb618639e08224ef918a48efbbe9767a6bcc74f50557733975bf1de7ba32680ce906a28
// bufdiff-features: 1089 3392 5296 7793 12648 13233 14523 14884 15751 19419 22280 23143 23787 24826
// bufdiff-features: 26568 29248 30666 33682 33769 34167 35364 35959 36213 36784 37849 39309 39481
// bufdiff-features: 40712 43442 44007 46203 48598 50894 51532 52558 52900 53779 54135 57166 58122
// bufdiff-features: 59649 63071 64235 65583 66422 68355 71306 73802 73977 74057 76953 77129 79099
// bufdiff-features: 81736 82135 83194 85843 86643 87277 89391 89646 90383 90495 97407 99383 102456
// bufdiff-features: 110932 112929 113901 121626 123301 124056 124886 125513 128355 130310 131175
// bufdiff-features: 131672 132184 141238 141975 145974 146512 146753 148170 148401 153293 154812
// bufdiff-features: 154946 155898 156460 158120 162935 165719 166579 167466 168815 172814 174170
// bufdiff-features: 174371 175830 176701 177182 177645 184030 184962 185027 185077 186959 188790
// bufdiff-features: 190166 194205 195809 197837 197849 201059 201601 205434 205689 206252 209922
// bufdiff-features: 210351 210461 212111 216985 217672 221162 226357 227401 229246 230081 233294
// bufdiff-features: 236324 236930 237169 237553 238966 239241 243441 243781 245458 245594 246543
// bufdiff-features: 247062 247247 250917 251992 255083 258906 259707 259828 259840
module {
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      tensor.yield %4 : f32
    } : tensor<5xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %0 = call @f2(%generated, %generated, %cst) : (tensor<5xf32>, tensor<5xf32>, f32) -> tensor<5xf32>
    %1 = linalg.softmax dimension(0) ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %cst_0 = arith.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00]> : tensor<5xf32>
    %2 = call @f1(%0, %cst_0, %cst, %0) : (tensor<5xf32>, tensor<5xf32>, f32, tensor<5xf32>) -> tensor<5xf32>
    affine.for %arg1 = 0 to 3 {
      %3 = linalg.div ins(%1, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    }
    %cast = tensor.cast %2 : tensor<5xf32> to tensor<?xf32>
    return %cast, %1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: f32) -> tensor<5xf32> {
    %0 = linalg.mul ins(%arg1, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @f1(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: f32, %arg3: tensor<5xf32>) -> tensor<5xf32> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<5xf32>) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    return %arg3 : tensor<5xf32>
  }
}

