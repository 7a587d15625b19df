// bufdiff-profile: slices
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134f118f8b12c922e
// bufdiff-features: 6873 9443 9479 10213 13233 14557 15751 18822 22095 22280 23787 26568 32633
// bufdiff-features: 34167 36784 40712 46203 47392 52900 63071 64435 68355 72629 73802 76953 81736
// bufdiff-features: 82135 88337 90506 92229 94290 95407 95848 96127 98275 99171 101120 103931
// bufdiff-features: 106731 110454 112929 116471 119501 130204 135180 136030 136278 138169 144119
// bufdiff-features: 145998 146512 149865 150905 156460 157593 158120 158897 160756 160967 165719
// bufdiff-features: 166579 168858 176774 177381 178067 184030 186674 186959 188790 192422 192920
// bufdiff-features: 196031 197738 200064 203000 205434 205689 206868 211382 212310 215855 226357
// bufdiff-features: 230081 234883 236053 242877 243137 243781 245380 246543 250409 251778 252466
// bufdiff-features: 253836 259528 259840
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> (tensor<3x?x?xf32>, tensor<2x1x?x1xi32>) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c3) : tensor<3x?x?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1] : tensor<2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %2 = tensor.empty() : tensor<3x3x3xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = linalg.batch_matmul ins(%1, %3 : tensor<3x?x?xf32>, tensor<3x3x3xf32>) outs(%1 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %cst = arith.constant dense<[[[[6]]], [[[7]]]]> : tensor<2x1x1x1xi32>
    %5 = tensor.empty() : tensor<2x2x2x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %7 = tensor.empty() : tensor<2x2xi32>
    %8 = linalg.pooling_nhwc_max_unsigned ins(%6, %7 : tensor<2x2x2x1xi32>, tensor<2x2xi32>) outs(%cst : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
    %cast = tensor.cast %8 : tensor<2x1x1x1xi32> to tensor<2x1x?x1xi32>
    return %4, %cast : tensor<3x?x?xf32>, tensor<2x1x?x1xi32>
  }
}

