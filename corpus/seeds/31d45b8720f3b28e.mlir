// bufdiff-profile: slices
// bufdiff-choices: a7fbcdde893baccbb2c397c271ef7041ccaf4ad45c276e088ed75567c7d779d7b184af76e1e1f062
// bufdiff-choices: 994b3502f80c63358bae7823d1184ecaee67ca5f6f1a90a977a41a9b9cf12242027354d2161c5663
// bufdiff-choices: 1a867340936b3f02c7e979f9911c29602c382e2f2f9e9f29da473a00b87cbadffdd24b4eb489daa7
// bufdiff-choices: dca53273e5586e3591c121ee84e60c37d91ab6c506e983cac45e2aad1654d7251ed2ac822f402131
// bufdiff-choices: 7cd021fb2e8d74950b60c0951126aa4a9c98d096df531d808d5654176600fbf50956098a6e295bf5
// bufdiff-choices: c0f3cc8224d8b4fe6fbf86cda6517ceec8fd459c17eb6721f4c4054d91094da5cd4c8c6fce2fbe2c
// bufdiff-choices: 2a9c41b6a50685f1c38b87cd032458d11f8e02498937c5
// bufdiff-features: 3579 5187 6363 6611 6812 9333 10872 11162 13233 14704 15751 16269 16417 18166
// bufdiff-features: 19123 20480 22280 25289 27316 27766 29590 30293 30666 32457 32598 34167 37183
// bufdiff-features: 37289 38401 38783 40070 40712 41679 42398 42467 43942 45031 46203 48598 51344
// bufdiff-features: 51441 52062 52148 52322 52558 52900 53737 54202 54309 54408 55561 56348 56404
// bufdiff-features: 58308 61480 62253 63071 64120 64235 68355 68764 69505 69875 71306 71904 72363
// bufdiff-features: 73289 74057 74481 76526 76953 78283 78430 78447 78457 79339 79782 79852 81662
// bufdiff-features: 82135 83194 83204 83663 84322 84585 84922 86125 87534 87601 88058 88718 88958
// bufdiff-features: 88990 89250 90585 92022 93255 94586 95930 98187 98704 99383 102215 103108
// bufdiff-features: 103339 104487 104931 105700 107055 107200 107997 109187 109923 110322 110780
// bufdiff-features: 112929 114783 115073 115778 116002 116148 116549 117235 119764 121632 121973
// bufdiff-features: 122980 123396 123983 124622 125921 126932 127997 130437 131348 131544 135218
// bufdiff-features: 136271 136273 136987 137045 137477 137599 146953 147654 148553 149873 153293
// bufdiff-features: 155644 155898 158120 158810 158897 159895 159928 160282 163975 164602 165719
// bufdiff-features: 165817 166037 167086 167973 168323 168858 171369 171671 172926 177758 177904
// bufdiff-features: 178067 178558 180710 182283 183290 184030 184113 186620 188790 192323 192628
// bufdiff-features: 192771 193290 193297 193353 196031 197392 197837 198460 200521 201802 202118
// bufdiff-features: 202241 202616 204195 205434 205689 205953 207124 207721 208765 208947 210301
// bufdiff-features: 210461 211044 212779 214560 218064 218480 219413 221162 222612 222638 224222
// bufdiff-features: 227345 228390 228519 229569 230640 233276 235141 235384 236024 239237 239960
// bufdiff-features: 240100 240158 241521 244677 245673 246543 247062 248974 249841 252466 252539
// bufdiff-features: 253389 253836 255112 255556 255683 257626 258239 258994 259840 261714
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1xi64>) {
    %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %expanded_0 = tensor.expand_shape %arg0 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %expanded_0[%c0] [1] [1] : tensor<1xi64> to tensor<i64>
    %0 = call @f3(%extracted_slice) : (tensor<i64>) -> tensor<1xi64>
    %expanded_1 = tensor.expand_shape %arg1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %expanded_2 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %expanded_3 = tensor.expand_shape %extracted_slice [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    return %expanded, %expanded_1, %expanded_2, %expanded_3, %0 : tensor<1xi64>, tensor<1xi64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1xi64>
  }
  func.func private @f3(%arg0: tensor<i64>) -> tensor<1xi64> {
    %c-1_i64 = arith.constant -1 : i64
    %0 = linalg.fill ins(%c-1_i64 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %inserted = tensor.insert %c-1_i64 into %0[] : tensor<i64>
    %1 = call @f1(%0, %0) : (tensor<i64>, tensor<i64>) -> tensor<1xi64>
    %2 = tensor.empty() : tensor<i64>
    %3 = linalg.fill ins(%c-1_i64 : i64) outs(%2 : tensor<i64>) -> tensor<i64>
    %4:2 = call @f2(%3, %3) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<1xi64>)
    return %4#1 : tensor<1xi64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<1xi64> {
    %expanded = tensor.expand_shape %arg1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    return %expanded : tensor<1xi64>
  }
  func.func private @f2(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<1xi64>) {
    %0 = linalg.add ins(%arg1, %arg0 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %0 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %1:2 = scf.for %arg2 = %c1 to %c5 step %c1 iter_args(%arg3 = %arg1, %arg4 = %expanded) -> (tensor<i64>, tensor<1xi64>) {
      %expanded_0 = tensor.expand_shape %arg3 [] output_shape [1] : tensor<i64> into tensor<1xi64>
      %c0 = arith.constant 0 : index
      %2 = arith.index_cast %arg2 : index to i64
      %inserted = tensor.insert %2 into %arg4[%c0] : tensor<1xi64>
      %c-3_i64 = arith.constant -3 : i64
      %inserted_1 = tensor.insert %c-3_i64 into %inserted[%c0] : tensor<1xi64>
      %3 = linalg.copy ins(%0 : tensor<i64>) outs(%arg3 : tensor<i64>) -> tensor<i64>
      scf.yield %3, %inserted_1 : tensor<i64>, tensor<1xi64>
    }
    return %1#0, %1#1 : tensor<i64>, tensor<1xi64>
  }
}

