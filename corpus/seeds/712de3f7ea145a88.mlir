// bufdiff-profile: mixed
// bufdiff-choices: 7dcc9a9307146bce01a392946c4419bf932c534f9c78a38cb5bc4cb21882b6419d6ca42c7367e2a1
// bufdiff-choices: eb3970db6f6ee31cd1b6482e96b81ca4572ceda4064c4cd4b18274599c7d468fd763cbb300758324
// bufdiff-choices: 9dcc2b19d29c478d22687835b5dc99cd4aff2d
// bufdiff-features: 2898 6812 11162 13233 13424 14884 15751 15929 16269 16289 18166 19100 19416
// bufdiff-features: 19769 20838 30293 30666 34159 34167 37183 40712 41679 41984 42393 42467 46203
// bufdiff-features: 47392 48259 52322 52807 52900 54003 54309 54827 55014 56404 58024 60686 61375
// bufdiff-features: 61944 63800 64120 64235 68355 69875 71050 72363 73330 73335 73849 74057 76339
// bufdiff-features: 77586 77617 78283 78430 83194 83512 84585 84922 85843 86125 88968 89780 90128
// bufdiff-features: 91633 92194 98501 99383 101952 104931 108977 109187 112929 114783 117235 117336
// bufdiff-features: 120049 121117 121632 131851 134279 137477 139524 143475 149534 155898 156460
// bufdiff-features: 158120 158897 159928 164602 165719 166037 167973 168639 168858 177758 178558
// bufdiff-features: 182735 183290 183645 184030 185723 186257 188790 190142 191690 192323 192771
// bufdiff-features: 193290 194987 195183 195205 197392 197837 201601 202162 202241 205434 205689
// bufdiff-features: 210022 210461 213275 215959 216570 218064 222638 223566 223719 228390 228936
// bufdiff-features: 230081 230640 233276 234387 235141 237223 239237 239573 241225 242872 245619
// bufdiff-features: 245673 246543 246589 248209 252539 253836 254791 259840
module {
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<1x1xi64> {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    return %expanded : tensor<1x1xi64>
  }
  func.func @f2(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %1 = tensor.empty() : tensor<i64>
    %2 = linalg.copy ins(%arg0 : tensor<i64>) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.copy ins(%arg0 : tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
    return %0, %2, %4 : tensor<i64>, tensor<i64>, tensor<i64>
  }
  func.func @main(%arg0: tensor<i64>, %arg1: f32) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, i64) {
    %0 = call @f1(%arg0, %arg0) : (tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
    %c0 = arith.constant 0 : index
    %c-3_i64 = arith.constant -3 : i64
    %inserted = tensor.insert %c-3_i64 into %0[%c0, %c0] : tensor<1x1xi64>
    %1:3 = call @f2(%arg0) : (tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
    return %1#2, %1#1, %1#0, %inserted, %0, %c-3_i64 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, i64
  }
}

