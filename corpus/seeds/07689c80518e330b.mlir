// bufdiff-profile: types
// bufdiff-choices: 3ba84f91c401cfa50361522d839d9d77611ba22d5ff94d0f6a079bf66ed7a62f5f54f6433b284633
// bufdiff-choices: f836e96f50718aacfaf4fb2562f05ad768a50227463555472e116ebd5f9fb10e352da9732c5fe9e8
// bufdiff-choices: b4ea53bba5546bfbb762d3abcad07215b018094ed586b8ca0c76843b459f082926b361389f7aa0ee
// bufdiff-choices: 12df3608e287b8ed42158c413f3b2322e09f1c33a3d9c90ffd2e680617627633a80d8d785d85873a
// bufdiff-choices: 058822c7a1825eed333f800fc6519ab57f5298f0313a8890a82982d22f5a
// bufdiff-features: 2820 3191 4752 6611 11162 13074 13233 13673 15671 15751 18166 22280 22750 23749
// bufdiff-features: 23787 26568 33095 34167 36784 37183 38783 40070 40712 46179 46203 47200 47392
// bufdiff-features: 48598 49635 52900 53469 54957 56404 58973 63800 64120 64898 68355 69817 69965
// bufdiff-features: 70734 71306 72629 72697 73289 73802 74057 74706 76953 77491 78283 78430 81467
// bufdiff-features: 81736 83194 84585 84922 86125 88350 88732 89110 89812 90585 90777 92680 93255
// bufdiff-features: 97059 99383 102215 104315 104790 104931 105902 106314 106439 112929 117183
// bufdiff-features: 117235 118884 119968 121585 124839 129404 129992 133631 137045 138070 145239
// bufdiff-features: 145943 146512 147801 148647 150802 150818 155467 155898 158120 159421 160967
// bufdiff-features: 163044 163581 164472 165719 167793 171380 171551 171933 176774 177904 178067
// bufdiff-features: 182757 184030 187159 188790 190874 192422 192628 192771 193773 194682 194814
// bufdiff-features: 196031 197169 197267 197738 202241 205434 207063 210461 212779 213254 215959
// bufdiff-features: 216049 216969 218738 220918 222809 226579 227345 227536 230640 235477 236930
// bufdiff-features: 237295 238302 239030 240158 241521 243687 243989 246543 247062 248011 249245
// bufdiff-features: 250737 250917 252260 252466 253836 259840 260534
module {
  func.func private @f1(%arg0: tensor<i16>) -> (tensor<i16>, tensor<3x3x2xi32>, tensor<3x3x2xi32>, i32) {
    %c100_i16 = arith.constant 100 : i16
    %0 = linalg.fill ins(%c100_i16 : i16) outs(%arg0 : tensor<i16>) -> tensor<i16>
    %1 = tensor.empty() : tensor<3x3x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [1, 2, 2] [1, 2, 1] : tensor<3x3x2xi32> to tensor<1x2x2xi32>
    %3 = linalg.conv_1d_nwc_wcf ins(%2, %extracted_slice : tensor<3x3x2xi32>, tensor<1x2x2xi32>) outs(%2 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %4 = bufferization.alloc_tensor() copy(%2) : tensor<3x3x2xi32>
    return %0, %4, %3, %c1_i32 : tensor<i16>, tensor<3x3x2xi32>, tensor<3x3x2xi32>, i32
  }
  func.func @main(%arg0: tensor<4xi1>) -> (tensor<3xi16>, tensor<?x?x?xi32>, tensor<?x?x?xi32>, tensor<4xi1>, tensor<3x3x2xi32>, tensor<i16>, tensor<i16>, i32) {
    %c127_i16 = arith.constant 127 : i16
    %from_elements = tensor.from_elements %c127_i16 : tensor<i16>
    %0:4 = call @f1(%from_elements) : (tensor<i16>) -> (tensor<i16>, tensor<3x3x2xi32>, tensor<3x3x2xi32>, i32)
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%arg0 : tensor<4xi1>) -> tensor<4xi1>
    %cast = tensor.cast %0#2 : tensor<3x3x2xi32> to tensor<?x?x?xi32>
    %cast_0 = tensor.cast %0#2 : tensor<3x3x2xi32> to tensor<?x?x?xi32>
    %cst = arith.constant dense<[7, 10, 13]> : tensor<3xi16>
    return %cst, %cast_0, %cast, %1, %0#1, %0#0, %from_elements, %0#3 : tensor<3xi16>, tensor<?x?x?xi32>, tensor<?x?x?xi32>, tensor<4xi1>, tensor<3x3x2xi32>, tensor<i16>, tensor<i16>, i32
  }
}

