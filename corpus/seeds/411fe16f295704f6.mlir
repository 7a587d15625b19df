// bufdiff-profile: mixed
// bufdiff-choices: d1d08635d10b141fc8eaacc944884ea280a53791f4ea44efee53d904a5176ac171aee6ef13b87f1b
// bufdiff-choices: 3a0a122da119728f4974f3e6192d492b89866678c828acf58a6d60c2fea6cbbff71f3cdde9b523c6
// bufdiff-choices: 4c9fdc9838d86c2186fd8054018d3454e9af6cba1940a7958ccd6ea73636c80f9c2ebbb318c55228
// bufdiff-choices: df8520b9cc6361e8e4991717542bb80243e39315d4076a0d5217a5562b660880197cc612cc9a988b
// bufdiff-choices: 095c78a9577e58f13eacd4e7794364ec0d6d2d730f6f31e82128799b6fe4ef6d01ff888a05d781a1
// bufdiff-choices: f349c3f5551ae4d2d03e902a32c205bbe941e3766d34676bc28c7ff0f25535e956993bab01666f04
// bufdiff-choices: 812468904599c8768620f2d78c9dbb317037f7
// bufdiff-features: 2945 4752 6611 7645 9132 9479 11162 12789 13233 13915 15751 16682 18260 20749
// bufdiff-features: 21522 22280 23143 24402 25078 26568 28504 28999 29590 29642 30666 33769 33848
// bufdiff-features: 34159 34167 36784 38783 40712 42344 42467 42984 44505 44522 44554 46203 47392
// bufdiff-features: 47918 48343 49956 50894 51344 52062 52558 52807 52823 52900 53180 53252 53469
// bufdiff-features: 55831 59888 60686 61944 62253 63800 64119 64120 64235 64675 64716 66422 68355
// bufdiff-features: 69505 73289 73802 74057 74552 74864 75564 77261 78430 78506 79099 79499 79596
// bufdiff-features: 81736 83194 84585 85219 85780 85843 86125 88337 88732 88947 89780 93094 94280
// bufdiff-features: 94440 94586 94961 95407 96352 98501 99224 104315 104931 105573 105700 107997
// bufdiff-features: 109732 110130 110608 112929 115081 117235 117724 118093 119588 121626 124152
// bufdiff-features: 127533 129849 133297 136271 137045 138476 138753 139357 141891 142040 142274
// bufdiff-features: 143825 146512 149670 150818 152538 155670 155898 156460 158120 158897 159251
// bufdiff-features: 159431 160756 161295 163687 165278 165695 165719 166037 166455 166579 166941
// bufdiff-features: 167164 167252 167614 168858 171369 171551 172435 174170 174225 177211 177904
// bufdiff-features: 178067 178560 179647 180207 181522 183574 183703 184030 184722 184962 185252
// bufdiff-features: 186959 188790 190520 190547 192422 192528 192628 192771 193353 193773 194714
// bufdiff-features: 195407 195820 196031 196063 197837 199827 200521 201004 201601 202241 204195
// bufdiff-features: 204862 205434 205689 207731 209533 210461 213254 213275 214325 214484 214744
// bufdiff-features: 216712 217085 218635 218698 218786 225250 225827 226357 226473 228168 228390
// bufdiff-features: 228519 229266 229373 230081 230303 230601 230640 233154 234993 235722 236986
// bufdiff-features: 237022 240158 242145 243781 244915 246543 247062 249841 250909 250948 252466
// bufdiff-features: 252539 253389 253836 253911 256112 256362 258331 258353 259528 259840 260178
module {
  func.func private @f2(%arg0: tensor<5xi64>) -> tensor<?xi64> {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?xi64>
    %1 = tensor.empty() : tensor<5xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<5xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<5xi64>) -> tensor<5xi64>
    %3 = linalg.add ins(%arg0, %2 : tensor<5xi64>, tensor<5xi64>) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    return %3 : tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<5xi64>) -> tensor<5xi64> {
    %extracted_slice = tensor.extract_slice %arg0[2] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %0 = linalg.conv_1d ins(%arg0, %extracted_slice : tensor<5xi64>, tensor<1xi64>) outs(%arg0 : tensor<5xi64>) -> tensor<5xi64>
    return %0 : tensor<5xi64>
  }
  func.func private @f3(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>) -> (tensor<?xi64>, tensor<5xi64>, tensor<5xi64>) {
    %0 = call @f2(%arg1) : (tensor<5xi64>) -> tensor<?xi64>
    return %0, %arg0, %arg1 : tensor<?xi64>, tensor<5xi64>, tensor<5xi64>
  }
  func.func @main(%arg0: tensor<5xi64>) -> (tensor<5xi64>, tensor<?xi64>, tensor<5xi64>, tensor<?xi64>, tensor<2xi64>, i64, i64) {
    %cst = arith.constant dense<127> : tensor<5xi64>
    %0 = call @f1(%cst) : (tensor<5xi64>) -> tensor<5xi64>
    %extracted_slice = tensor.extract_slice %0[0] [2] [1] : tensor<5xi64> to tensor<2xi64>
    %extracted_slice_0 = tensor.extract_slice %0[3] [2] [1] : tensor<5xi64> to tensor<2xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c1] : tensor<5xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%extracted_slice : tensor<2xi64>) -> tensor<2xi64>
    %c0 = arith.constant 0 : index
    %extracted_1 = tensor.extract %extracted_slice_0[%c0] : tensor<2xi64>
    %c2_i64 = arith.constant 2 : i64
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c2_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %extracted_slice_2 = tensor.extract_slice %0[1] [2] [1] : tensor<5xi64> to tensor<2xi64>
    %4 = linalg.div_unsigned ins(%extracted_slice_2, %3 : tensor<2xi64>, tensor<2xi64>) outs(%extracted_slice_0 : tensor<2xi64>) -> tensor<2xi64>
    %inserted_slice = tensor.insert_slice %1 into %0[0] [2] [1] : tensor<2xi64> into tensor<5xi64>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice[3] [2] [1] : tensor<2xi64> into tensor<5xi64>
    %5:3 = call @f3(%inserted_slice, %inserted_slice) : (tensor<5xi64>, tensor<5xi64>) -> (tensor<?xi64>, tensor<5xi64>, tensor<5xi64>)
    %cast = tensor.cast %5#2 : tensor<5xi64> to tensor<?xi64>
    return %inserted_slice_3, %5#0, %5#1, %cast, %extracted_slice, %extracted_1, %extracted : tensor<5xi64>, tensor<?xi64>, tensor<5xi64>, tensor<?xi64>, tensor<2xi64>, i64, i64
  }
}

