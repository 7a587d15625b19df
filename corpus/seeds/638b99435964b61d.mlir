// bufdiff-profile: calls
// bufdiff-choices: 1ff17de5674f79a3e76892fc67719270e808d0f459d2d35df8733dd56e329c4a87cf5bb33b25e45e
// bufdiff-choices: fa6b59d129d2275f13879d4096153408f9b58c91f3d63dda6ef08ff4262a3305c695f26529a2c850
// bufdiff-choices: a3c593a199a3fd1175c1342e045028f8212fa0c0cbd9ddf825d233a347be7460bcffdab6edd4fbfe
// bufdiff-choices: 2abcf7ef31a592a2395211f07e64f678bf948c1108c97da8f3cff06ca142c3ac6857286ded3d38a4
// bufdiff-choices: 597986bfeb806e826044f55dc6488fb760c7bc413d6158f8293fb0f723501ba7db04f7c0a0e308c2
// bufdiff-choices: 296b8e3fddd8bd65dc9019d7a1472da2c2cda5dff090ca1b75b3661faa4314b2bf753de96ab52e05
// bufdiff-choices: 8e4a8f07ed3427a4e1740cfd7d291bcd993882a1a53da287c973a6802eff77d03ac9b26abdb258d6
// bufdiff-choices: 73f70b397250678e4b09a844ce
// bufdiff-features: 2296 2898 4014 6363 9479 11162 12170 12276 13233 13549 15671 15751 21522 22095
// bufdiff-features: 22280 22448 23047 23071 23715 23787 24259 24690 26464 26568 28564 29590 30205
// bufdiff-features: 30293 32085 34167 36784 37944 38783 40348 40390 40712 42344 44505 46203 47392
// bufdiff-features: 48598 48824 48974 49635 52062 52148 52900 53180 53252 53469 53481 53779 54957
// bufdiff-features: 55113 63071 63929 64120 66422 66995 67526 67563 68355 69965 71168 71259 71306
// bufdiff-features: 72243 72697 73141 73289 73802 74057 74255 74375 74382 74450 74465 74507 76235
// bufdiff-features: 76245 76526 76737 76953 77617 78283 78430 78457 79852 81736 82135 83194 83584
// bufdiff-features: 84322 84585 86125 87266 88732 89780 89812 89928 90097 90218 90777 92022 92194
// bufdiff-features: 95603 97924 98501 99383 99834 100866 101757 104315 104931 105579 107783 108977
// bufdiff-features: 110552 111024 111619 111765 112929 113041 113901 113940 115356 115655 117183
// bufdiff-features: 119205 119597 120559 120687 123204 125908 130933 135256 136273 137045 139627
// bufdiff-features: 141238 142008 142660 142661 143896 144761 146512 148647 150818 153293 153928
// bufdiff-features: 154349 154430 154946 155898 156325 156460 158120 158607 158897 160349 160604
// bufdiff-features: 160756 163044 164602 165695 165719 168815 172926 173800 174170 176335 177904
// bufdiff-features: 178067 180207 181384 184030 186959 188727 188790 192422 192628 192771 193747
// bufdiff-features: 193773 195182 195407 196031 197267 197849 198357 198460 199818 200166 201059
// bufdiff-features: 201601 201945 202241 205434 205689 205885 207721 208017 208165 210022 210301
// bufdiff-features: 210461 210828 214579 214744 215938 215959 216712 216969 218738 219413 219734
// bufdiff-features: 220494 222135 222809 223970 225985 226579 226777 227345 227838 228061 229266
// bufdiff-features: 230081 230436 231330 233145 236238 237295 239237 240100 240158 240400 243351
// bufdiff-features: 245458 245769 246543 246783 250611 250917 252466 252539 253836 254232 255954
// bufdiff-features: 258994 259528 259840 261833
module {
  func.func private @f1(%arg0: tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<8x?xi8>) {
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[1, 0] high[1, %c0] {
    ^bb0(%arg1: index, %arg2: index):
      %4 = arith.index_cast %arg1 : index to i8
      %5 = arith.index_cast %arg2 : index to i8
      %6 = arith.addi %4, %5 : i8
      %c7_i8 = arith.constant 7 : i8
      %7 = arith.shli %6, %c7_i8 : i8
      tensor.yield %7 : i8
    } : tensor<6x3xi8> to tensor<8x?xi8>
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [2, 2] [3, 1] : tensor<6x3xi8> to tensor<2x2xi8>
    %0 = tensor.empty() : tensor<7x4xi8>
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c5, %c1] : tensor<6x3xi8>
    %1 = linalg.fill ins(%extracted : i8) outs(%0 : tensor<7x4xi8>) -> tensor<7x4xi8>
    %2 = linalg.conv_2d ins(%1, %extracted_slice : tensor<7x4xi8>, tensor<2x2xi8>) outs(%arg0 : tensor<6x3xi8>) -> tensor<6x3xi8>
    %3 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<2x2xi8>
    return %2, %3, %extracted_slice, %padded : tensor<6x3xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<8x?xi8>
  }
  func.func private @f2(%arg0: tensor<6x3xi8>, %arg1: tensor<6x3xi8>, %arg2: tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<6x3xi8>) {
    %c2_i8 = arith.constant 2 : i8
    %0 = vector.broadcast %c2_i8 : i8 to vector<3xi8>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg1[%c3, %c2] : vector<3xi8>, tensor<6x3xi8>
    return %arg2, %1 : tensor<6x3xi8>, tensor<6x3xi8>
  }
  func.func @main(%arg0: tensor<?x?xi8>, %arg1: i32) -> (tensor<?x?xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<6x3xi8>, tensor<6x1x3xi8>, tensor<8x?xi8>, tensor<2x2xi8>, tensor<2x2xi8>) {
    %0 = tensor.empty() : tensor<6x3xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<6x3xi8>) -> tensor<6x3xi8>
    %2:2 = call @f2(%1, %1, %1) : (tensor<6x3xi8>, tensor<6x3xi8>, tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<6x3xi8>)
    %3:4 = call @f1(%2#0) : (tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<8x?xi8>)
    %expanded = tensor.expand_shape %2#0 [[0, 1], [2]] output_shape [6, 1, 3] : tensor<6x3xi8> into tensor<6x1x3xi8>
    %extracted_slice = tensor.extract_slice %0[2, 0] [3, 3] [1, 1] : tensor<6x3xi8> to tensor<3x3xi8>
    %4:4 = call @f1(%2#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<6x3xi8>) -> (tensor<6x3xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<8x?xi8>)
    %cast = tensor.cast %4#3 : tensor<8x?xi8> to tensor<?x?xi8>
    return %cast, %4#2, %4#1, %4#0, %expanded, %3#3, %3#2, %3#1 : tensor<?x?xi8>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<6x3xi8>, tensor<6x1x3xi8>, tensor<8x?xi8>, tensor<2x2xi8>, tensor<2x2xi8>
  }
}

