// bufdiff-profile: mixed
// bufdiff-choices: 2a570ff2ad6f31429f35eb1f3e4e350781c6de519f0c429d9a59ba3931c231ce29f502c2f30a6d5b
// bufdiff-choices: 96003f4a1a4ef3f94c6d8222dde3fe748c7cff424c450fb1afd6a42559f4789541dc2f2f99de31e0
// bufdiff-choices: 3e9602815d99a47c0302704cb84242d928414006eb16c340b5cb34b06c58c2540a5d526e6d8d75fa
// bufdiff-choices: 71ef8c2fb89479118d80169918d2c80cc25213b2ba
// bufdiff-features: 3866 4752 7770 11162 13915 13988 15751 21522 22095 22280 23787 24259 24690
// bufdiff-features: 26568 30666 31543 33769 34159 34167 37289 40712 42344 46203 47392 48598 49657
// bufdiff-features: 52900 53252 53469 55113 56287 57551 61425 63800 64120 64716 66422 68355 69236
// bufdiff-features: 71050 71306 74057 74833 76953 78131 78430 78644 79099 81443 83194 85681 85843
// bufdiff-features: 86125 86826 88306 88732 89110 89812 92970 95603 99383 100465 104446 104790
// bufdiff-features: 104931 105579 105700 107783 108733 109732 110780 112929 113041 113920 113940
// bufdiff-features: 116549 117183 117235 118884 128355 129849 129992 130310 135868 137045 140841
// bufdiff-features: 143269 147747 149320 149846 150717 150818 153293 156460 158120 158607 158897
// bufdiff-features: 161168 161295 163044 163413 163581 163687 163876 164472 165695 165719 167614
// bufdiff-features: 167793 168562 171369 171551 173079 174170 175976 177904 178067 179737 184030
// bufdiff-features: 185252 185502 186959 187798 188790 192422 192628 192771 193773 194714 196031
// bufdiff-features: 197267 197392 201059 201509 201601 202241 204797 205434 205953 210406 210461
// bufdiff-features: 211884 212111 213275 215959 216062 218480 218635 219549 222534 222809 223421
// bufdiff-features: 225985 226357 226638 230081 236930 239241 242872 243872 244677 244691 246543
// bufdiff-features: 246966 247062 249841 250917 250948 252466 258966 259840 261714
module {
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<6xi8>, %arg2: tensor<4xf32>) -> (tensor<3xf32>, tensor<6xi8>, tensor<4xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant -6.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c1] : tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg2[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    return %extracted_slice, %arg1, %inserted : tensor<3xf32>, tensor<6xi8>, tensor<4xf32>
  }
  func.func @main(%arg0: tensor<6xi8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<6xi8>, tensor<3xf32>, tensor<6xi8>, tensor<3xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = tensor.empty() : tensor<6xi8>
    %c-128_i8 = arith.constant -128 : i8
    %3 = linalg.fill ins(%c-128_i8 : i8) outs(%2 : tensor<6xi8>) -> tensor<6xi8>
    %4:3 = call @f1(%1, %3, %1) : (tensor<4xf32>, tensor<6xi8>, tensor<4xf32>) -> (tensor<3xf32>, tensor<6xi8>, tensor<4xf32>)
    %5:3 = call @f1(%4#2, %arg0, %4#2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4xf32>, tensor<6xi8>, tensor<4xf32>) -> (tensor<3xf32>, tensor<6xi8>, tensor<4xf32>)
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
    %8 = linalg.erf ins(%7 : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    return %8, %5#2, %5#1, %5#0, %4#1, %4#0, %4#2 : tensor<4xf32>, tensor<4xf32>, tensor<6xi8>, tensor<3xf32>, tensor<6xi8>, tensor<3xf32>, tensor<4xf32>
  }
}

