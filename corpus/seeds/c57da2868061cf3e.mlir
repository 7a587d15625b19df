// bufdiff-profile: slices
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f6879bb94
// bufdiff-choices: a1a6c31c78ac7314de6fd0687f132caf0a6205ed775d7889cb34610617986ba6a99f05b9c8304d91
// bufdiff-choices: 502faf5227fdd8cfb9200c9be38d6ea524bde12fa374a858babfb809dc20937f7467a507d07fd6ad
// bufdiff-choices: 4c74c666688b7a48bc47973e6df2883aae234fa1e0aa99a4426e98
// bufdiff-features: 3336 12932 13233 13460 15751 15903 18287 19545 19606 19979 20237 22109 22860
// bufdiff-features: 23787 24131 26568 26808 27672 29590 30996 31953 34167 38702 40712 44505 46203
// bufdiff-features: 48301 48991 50426 51719 52004 52062 52900 53180 55472 60417 60567 63384 63800
// bufdiff-features: 64716 68355 70412 72629 74822 78283 78312 81467 83194 83905 86125 86965 87495
// bufdiff-features: 88008 93255 96716 99383 104315 104580 104931 104973 110491 112427 113559 121132
// bufdiff-features: 123967 124626 127551 129404 136804 137582 139206 142610 142655 147310 150362
// bufdiff-features: 153293 155898 156057 156460 156834 158120 158897 163373 165719 167753 168007
// bufdiff-features: 174260 174592 175888 177211 177904 178067 178650 180207 184686 192422 192628
// bufdiff-features: 193290 195407 196031 198317 201059 202472 212628 213275 226357 228196 230584
// bufdiff-features: 235477 241200 241844 246543 252260 252466 257002 257992 259840
module {
  func.func @main(%arg0: tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x1x1xf32>, tensor<1xf32>) {
    %0 = tensor.empty() : tensor<2x2x2xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
    %2 = tensor.empty() : tensor<2x2x2xf32>
    %cst = arith.constant 1.000000e+01 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %4 = linalg.select ins(%1, %arg0, %3 : tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %3[0, %c0, 0] [2, 1, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<2x1x1xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[1, %c0, 0] [1, 1, 1] [1, 1, 1] : tensor<2x1x1xf32> to tensor<1x1xf32>
    %extracted_slice_1 = tensor.extract_slice %3[0, 0, 0] [2, 1, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<2x1x1xf32>
    %5 = linalg.powf ins(%extracted_slice, %extracted_slice_1 : tensor<2x1x1xf32>, tensor<2x1x1xf32>) outs(%extracted_slice : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %extracted_slice_0(%from_elements) : (tensor<1x1xf32>, tensor<1xindex>) -> tensor<1xf32>
    return %4, %5, %reshape : tensor<2x2x2xf32>, tensor<2x1x1xf32>, tensor<1xf32>
  }
}

