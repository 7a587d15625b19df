// bufdiff-profile: types
// bufdiff-choices: 411a86b77f43589edf2355c5c9e1273f7f13f2350cd65cbc7c790907afdf283f4e56b217c4dfc63e
// bufdiff-choices: ce71a4224ae69c7e578cad3c4c97557f71423fe1e623151d18a76b72c8934ba31109efa4a9c3471a
// bufdiff-choices: 01d398c9a70b4fb702c7dc390462881f0ca6b7ea44721755cb8713e10900295585657355b082a8de
// bufdiff-choices: 63fef169e593fe5f7ad327f23abe2277ac87d1ef70ea520445a74d577f9a95bdfdaffcdbdb87d012
// bufdiff-choices: 3c2e578a984549faf119e044773ad72d07750e8d
// bufdiff-features: 4014 5075 6363 6836 10020 10384 11162 12667 12932 15671 15751 16417 16766 20412
// bufdiff-features: 20615 22280 26568 28999 29590 32598 34034 34167 38783 39534 39915 40348 40479
// bufdiff-features: 41933 42344 44191 44505 46203 47392 48598 52062 52558 52900 53180 53252 53469
// bufdiff-features: 55759 58024 60567 62787 63800 64119 64120 64435 66422 66821 67526 68355 69437
// bufdiff-features: 71306 72413 74057 74450 76373 76953 78283 78430 80894 81467 84585 85219 86125
// bufdiff-features: 87862 88732 90097 90141 90424 90777 92022 92194 93255 96789 97715 97786 99383
// bufdiff-features: 100088 100262 102966 104315 104931 110552 112929 115778 120745 121132 122227
// bufdiff-features: 123204 131772 136030 137045 141392 141891 142040 142456 148344 149423 150818
// bufdiff-features: 153293 153574 155036 155898 156460 158120 160220 165373 165401 165695 165719
// bufdiff-features: 166037 168858 169556 169783 170469 171551 176963 177488 177495 177904 178560
// bufdiff-features: 180207 181522 184030 184122 186271 186959 187740 188790 192628 192771 192974
// bufdiff-features: 193297 195234 198460 198798 199947 201059 202241 205434 205689 208119 210301
// bufdiff-features: 210397 210461 210713 211884 212628 213275 214248 215959 216581 216969 217899
// bufdiff-features: 218742 221162 227838 227946 228058 230081 230640 234387 235433 236094 240100
// bufdiff-features: 240158 242988 244196 245380 246543 248049 250611 250634 250917 250948 254060
// bufdiff-features: 254354 255309 256112 258994 259785 259840
module {
  func.func @main(%arg0: tensor<2x3x2xi32>, %arg1: tensor<2x?x3xi32>) -> (tensor<2x3x2xi32>, tensor<3x2xi32>, tensor<1x2xi32>, tensor<1x2x2x2xi32>, tensor<?x3x2x2xi32>) {
    %c9_i32 = arith.constant 9 : i32
    %0:3 = call @f1(%arg0, %arg0, %c9_i32) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>, i32) -> (tensor<2x3x2xi32>, tensor<3x2xi32>, tensor<1x2xi32>)
    %cst = arith.constant dense<[[[[9, 10], [11, 12]], [[13, 14], [15, 16]]]]> : tensor<1x2x2x2xi32>
    %cst_0 = arith.constant dense<[[[[6, 5], [4, 3]], [[2, 1], [0, -1]], [[-2, -3], [-4, -5]]]]> : tensor<1x3x2x2xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c2, %c1) : tensor<?x?xi32>
    %2 = linalg.pooling_nhwc_min_unsigned ins(%cst_0, %1 : tensor<1x3x2x2xi32>, tensor<?x?xi32>) outs(%cst : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[1, %c0] [1, %c1] [%c1, 1] : tensor<?x?xi32> to tensor<1x?xi32>
    %extracted_slice_1 = tensor.extract_slice %cst_0[0, 0, 0, 0] [%c1, 3, 2, 2] [1, 1, 1, 1] : tensor<1x3x2x2xi32> to tensor<?x3x2x2xi32>
    return %0#0, %0#1, %0#2, %2, %extracted_slice_1 : tensor<2x3x2xi32>, tensor<3x2xi32>, tensor<1x2xi32>, tensor<1x2x2x2xi32>, tensor<?x3x2x2xi32>
  }
  func.func private @f1(%arg0: tensor<2x3x2xi32>, %arg1: tensor<2x3x2xi32>, %arg2: i32) -> (tensor<2x3x2xi32>, tensor<3x2xi32>, tensor<1x2xi32>) {
    %cst = arith.constant dense<[[[1, 2, 3], [4, 5, 6], [7, 8, 9]], [[10, 11, 12], [13, 14, 15], [16, 17, 18]]]> : tensor<2x3x3xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[%c1, 0, 0] [1, 3, 2] [1, 1, 1] : tensor<2x3x2xi32> to tensor<3x2xi32>
    %0 = linalg.depthwise_conv_1d_ncw_cw ins(%cst, %extracted_slice : tensor<2x3x3xi32>, tensor<3x2xi32>) outs(%arg0 : tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[1, 0] [1, 2] [%c1, 1] : tensor<3x2xi32> to tensor<1x2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice_0 into %extracted_slice[%c0, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<3x2xi32>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice_0) : tensor<1x2xi32>
    return %0, %inserted_slice, %1 : tensor<2x3x2xi32>, tensor<3x2xi32>, tensor<1x2xi32>
  }
}

