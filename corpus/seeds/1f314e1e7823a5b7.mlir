// bufdiff-profile: loops
// bufdiff-choices: a7fbcdde893baccbb2c397c271ef7041ccaf4ad45c276e088ed75567c7d779d7b184af76e1e1f062
// bufdiff-choices: 994b3502f80c63358bae7823d1184ecaee67ca5f6f1a90a977a41a9b9cf12242027354d2161c5663
// bufdiff-choices: 1a867340936b3f02c7e979f9911c29602c382e2f2f9e9f29da473a00b87cbadffdd24b4eb489daa7
// bufdiff-choices: dca53273e5586e3591c121ee84e60c37d91ab6c506e983cac45e2aad1654d7251ed2ac822f402131
// bufdiff-choices: 7cd021fb2e8d74950b60c0951126aa4a9c98d096df531d808d5654176600fbf50956098a6e295bf5
// bufdiff-choices: c0f3cc8224d8b4fe6fbf86cd
// bufdiff-features: 706 2882 6812 8235 9479 11162 13233 14704 15751 16269 16822 17970 18166 18559
// bufdiff-features: 19419 20749 21522 22630 23787 26369 27556 27640 27766 30666 31943 32457 34167
// bufdiff-features: 37007 37183 37289 40070 40712 41679 41984 42393 42467 43774 46203 47392 48598
// bufdiff-features: 49657 52148 52322 52558 52807 52900 54658 54827 54964 56404 60686 61375 61944
// bufdiff-features: 62480 63071 64120 64235 64601 68355 69817 69875 71306 72363 73289 75361 76328
// bufdiff-features: 76339 78430 82011 82135 84585 84922 86125 86937 88732 88968 89780 89812 90585
// bufdiff-features: 90720 91074 91685 92022 92144 92194 95407 97715 98501 99383 101697 101952
// bufdiff-features: 102809 104931 104958 105902 107805 109187 110780 112756 112929 113618 114783
// bufdiff-features: 115073 117235 117336 117767 119588 120772 121632 126928 128803 134279 136273
// bufdiff-features: 137045 137528 139885 146711 153293 156460 157579 158120 158188 158897 159796
// bufdiff-features: 160756 164602 165719 167086 167973 168323 168858 171053 174249 175248 178067
// bufdiff-features: 178165 178537 180469 183290 183645 184030 184863 185252 185723 186257 188790
// bufdiff-features: 188845 190142 192422 192595 192771 193290 193747 196031 197392 197837 201575
// bufdiff-features: 202085 202241 202562 203694 204527 205434 205953 206618 210406 210461 212779
// bufdiff-features: 213275 214744 215959 218064 218480 222638 222809 223719 224222 227345 228519
// bufdiff-features: 228936 229266 230640 236024 236876 236986 239220 239237 240158 241353 243294
// bufdiff-features: 245673 246543 248209 251217 251734 252466 252539 253836 255520 256112 258317
// bufdiff-features: 258563 259510 259528 261572
module {
  func.func @f3(%arg0: tensor<i64>) -> tensor<i64> {
    %c-3_i64 = arith.constant -3 : i64
    %inserted = tensor.insert %c-3_i64 into %arg0[] : tensor<i64>
    %0 = tensor.empty() : tensor<i64>
    %extracted = tensor.extract %inserted[] : tensor<i64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.copy ins(%1 : tensor<i64>) outs(%inserted : tensor<i64>) -> tensor<i64>
    return %2 : tensor<i64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %c7_i64 = arith.constant 7 : i64
    %0 = arith.cmpi ne, %extracted, %c7_i64 : i64
    %1 = arith.select %0, %arg1, %arg0 : tensor<i64>
    %2 = tensor.empty() : tensor<i64>
    %3 = linalg.copy ins(%arg1 : tensor<i64>) outs(%2 : tensor<i64>) -> tensor<i64>
    return %1, %3 : tensor<i64>, tensor<i64>
  }
  func.func private @f2(%arg0: tensor<i64>, %arg1: f64) -> (tensor<i64>, tensor<i64>, i64) {
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %1:2 = call @f1(%0, %0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    return %1#1, %1#0, %extracted : tensor<i64>, tensor<i64>, i64
  }
  func.func @main(%arg0: tensor<i64>, %arg1: f64, %arg2: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<index>, tensor<index>, tensor<i64>, i64) {
    %0 = call @f3(%arg0) : (tensor<i64>) -> tensor<i64>
    %1:3 = call @f2(%arg2, %arg1) : (tensor<i64>, f64) -> (tensor<i64>, tensor<i64>, i64)
    %2 = arith.index_cast %arg2 : tensor<i64> to tensor<index>
    %extracted = tensor.extract %2[] : tensor<index>
    %inserted = tensor.insert %extracted into %2[] : tensor<index>
    return %0, %1#0, %1#1, %inserted, %2, %arg2, %1#2 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<index>, tensor<index>, tensor<i64>, i64
  }
}

