// bufdiff-profile: single
// bufdiff-choices: ca2f588abe12870846ce266e597cffbb3d4aec2a7a6e87210893eb49a2917ed7c81c9252ea
// bufdiff-features: 6873 13233 15751 19419 22095 26568 27672 28773 29590 34167 35070 40070 40669
// bufdiff-features: 40712 44505 46203 46447 48598 52900 53180 56790 58225 63071 63412 64235 66422
// bufdiff-features: 68355 71306 71698 73289 73666 74507 82135 89964 93255 99383 102215 103869
// bufdiff-features: 112929 116276 117235 118874 123204 124839 125702 139367 141891 148027 151319
// bufdiff-features: 155898 156460 158120 163671 165719 166579 168152 168858 172308 177211 178067
// bufdiff-features: 180207 184030 186959 187159 188217 188376 188790 192169 192422 194682 196031
// bufdiff-features: 197084 197837 201059 202472 203624 205434 205689 210461 216712 220962 227345
// bufdiff-features: 227536 228390 231887 236930 245784 246543 249140 252466 256112 257176 257942
// bufdiff-features: 258906 259840
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<?xi32>, %arg2: tensor<4x4xi32>, %arg3: tensor<4x4xi32>, %arg4: i32, %arg5: i1) -> (tensor<2x?x2x?xi32>, tensor<2x?x2x?xi32>) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1, %c1) : tensor<2x?x2x?xi32>
    %1 = linalg.fill ins(%arg4 : i32) outs(%0 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
    %cst = arith.constant dense<1> : tensor<2x1x3x1xi32>
    %extracted_slice = tensor.extract_slice %1[%c1, 0, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1] : tensor<2x?x2x?xi32> to tensor<1x2x1xi32>
    %2 = linalg.depthwise_conv_2d_nchw_chw ins(%cst, %extracted_slice : tensor<2x1x3x1xi32>, tensor<1x2x1xi32>) outs(%1 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = call @f2(%2, %c5_i32) : (tensor<2x?x2x?xi32>, i32) -> tensor<2x?x2x?xi32>
    return %3, %2 : tensor<2x?x2x?xi32>, tensor<2x?x2x?xi32>
  }
  func.func private @f2(%arg0: tensor<2x?x2x?xi32>, %arg1: i32) -> tensor<2x?x2x?xi32> {
    %0 = linalg.fill ins(%arg1 : i32) outs(%arg0 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
    return %0 : tensor<2x?x2x?xi32>
  }
}

