// bufdiff-profile: single
// bufdiff-choices: d4464cdf753a2681d8f18187ee6387c327147b16685475f13056fce02976
// bufdiff-features: 2791 4165 13233 13623 15751 18822 19419 22095 22280 26568 27192 29048 29603
// bufdiff-features: 34167 40070 46203 48598 52900 63071 63929 64235 68355 71306 71525 73289 74507
// bufdiff-features: 76953 81456 82135 82306 88732 89964 91802 93255 99383 102215 106047 109157
// bufdiff-features: 112929 124839 125702 135694 138699 141891 145405 148358 149794 155898 156460
// bufdiff-features: 158120 165719 166579 168858 171426 172308 175109 177506 178067 184030 186959
// bufdiff-features: 187159 187461 188790 192422 194682 196031 197837 201059 202278 205434 205689
// bufdiff-features: 210461 211770 216712 220484 227345 227536 228390 245784 246543 250917 251505
// bufdiff-features: 252215 252466 254983 256112 258906 259840
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<1x1x1x2xi8>, tensor<1x1x1x2xi8>) {
    %c9_i8 = arith.constant 9 : i8
    %c100_i8 = arith.constant 100 : i8
    %from_elements = tensor.from_elements %c9_i8, %c100_i8 : tensor<1x1x1x2xi8>
    %0 = tensor.empty() : tensor<1x1x1x1xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
    %2 = linalg.conv_2d_nhwc_hwcf ins(%1, %from_elements : tensor<1x1x1x1xi8>, tensor<1x1x1x2xi8>) outs(%from_elements : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    %3 = call @f2(%2, %c-128_i8) : (tensor<1x1x1x2xi8>, i8) -> tensor<1x1x1x2xi8>
    return %3, %2 : tensor<1x1x1x2xi8>, tensor<1x1x1x2xi8>
  }
  func.func private @f2(%arg0: tensor<1x1x1x2xi8>, %arg1: i8) -> tensor<1x1x1x2xi8> {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<1x1x1x2xi8>) -> tensor<1x1x1x2xi8>
    return %0 : tensor<1x1x1x2xi8>
  }
}

