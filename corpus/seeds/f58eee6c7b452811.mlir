// bufdiff-profile: single
// bufdiff-choices: fb0f44e3c92e2056f436b44887239f06f9f7371efd9d930fae74
// bufdiff-features: 4165 4752 9479 9781 9809 10020 13233 13915 15751 22095 22280 26568 30666 31492
// bufdiff-features: 32809 34167 38783 40712 41517 41799 42984 46203 49635 52900 53243 54205 55113
// bufdiff-features: 58024 59620 60686 63800 63929 66202 68355 70123 71050 73289 74507 76373 76953
// bufdiff-features: 77403 78283 82594 84585 85843 86125 88337 89251 89780 98413 104931 110552
// bufdiff-features: 112929 113940 113959 115801 118841 125702 127169 130933 136165 137045 137427
// bufdiff-features: 141891 144293 145630 150818 151868 155898 157909 158120 158897 160756 163876
// bufdiff-features: 165719 166047 166579 167614 174281 177167 178067 184030 186849 186959 188790
// bufdiff-features: 189226 196031 205434 205689 210301 210351 210461 216712 217621 219153 220387
// bufdiff-features: 224466 225325 225818 226777 228390 229266 230640 232330 233533 234387 236909
// bufdiff-features: 240158 246303 247062 250797 250917 251992 252466 252539 253836 256112 256922
// bufdiff-features: 258906 259840 260130
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, i8) {
    %0 = tensor.empty() : tensor<3xi8>
    %c3_i8 = arith.constant 3 : i8
    %1 = linalg.fill ins(%c3_i8 : i8) outs(%0 : tensor<3xi8>) -> tensor<3xi8>
    %2 = tensor.empty() : tensor<3x3xi8>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1[%c2] : tensor<3xi8>
    %3 = linalg.fill ins(%extracted : i8) outs(%2 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %4 = linalg.matvec ins(%3, %1 : tensor<3x3xi8>, tensor<3xi8>) outs(%1 : tensor<3xi8>) -> tensor<3xi8>
    %5 = linalg.fill ins(%extracted : i8) outs(%2 : tensor<3x3xi8>) -> tensor<3x3xi8>
    return %4, %3, %5, %extracted : tensor<3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, i8
  }
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, i8) {
    %0:4 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xi8>, tensor<?xi8>, tensor<4x4xi8>, tensor<4x4xi8>, i8, i1) -> (tensor<3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, i8)
    return %0#0, %0#1, %0#2, %0#3 : tensor<3xi8>, tensor<3x3xi8>, tensor<3x3xi8>, i8
  }
}

