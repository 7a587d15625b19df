// bufdiff-profile: types
// bufdiff-choices: 2b41de62d49bdcb47cb76ff0e93c02fae8cb71d311d312dcff8198900c04d2af32e90e78d446a3af
// bufdiff-choices: 10b230fc8272c6aa1ecd588ae20afcffb1df914d86be7b7be55a92bca5d9ad9e4d46c7ea7f3b0724
// bufdiff-choices: 95a237be3912a8ba9c0e62223d50c5e6e800be27f2ff44426e25ed386108c0253f0d5be02e37b7eb
// bufdiff-choices: 78d55b8a4fe79656b2ab4cd4fdfadf77e84060695320a147f9b0c57c6e62663488594e1189620d94
// bufdiff-choices: 2a43f08aa130fce840c2e01c0c8698e2c097cedb193bb61f31c6cf67e5497f4d87b46517c5a04238
// bufdiff-choices: 9f14e4665fd94942e774eff3926e0a4660cc971f30b0c5d6346cf3b5be540120e065894bac6cd340
// bufdiff-choices: 2ba73e199b726050919f21bc0579faae134c0db633
// bufdiff-features: 76 819 1150 3500 3579 4236 6138 9240 9479 9768 10203 10384 12476 12932 13233
// bufdiff-features: 15751 15893 15903 16321 18322 18822 19363 19915 20023 22095 22280 23643 24330
// bufdiff-features: 24747 26464 26546 26568 27725 28773 29466 29968 30625 30666 32358 34167 36448
// bufdiff-features: 36784 36936 37136 38427 38783 39457 39927 40712 42344 43248 43258 43442 43839
// bufdiff-features: 44522 46203 46447 47392 47735 47865 48333 48598 49605 49635 49956 50447 50792
// bufdiff-features: 50894 51341 51821 51932 52900 53252 53469 54385 55144 55745 57383 59435 61628
// bufdiff-features: 63800 64119 65189 66422 67160 68355 68764 69332 71306 72363 72629 73802 74057
// bufdiff-features: 74507 74864 76210 76677 76953 77261 78283 81662 81736 82565 84585 85634 85843
// bufdiff-features: 86125 86443 88038 88635 89178 90070 92344 95387 95407 96439 97924 99383 101791
// bufdiff-features: 103851 103869 104439 104931 106652 107412 108012 110162 110561 110780 110816
// bufdiff-features: 111024 112929 113411 114783 115207 117234 117618 122163 126036 130453 132281
// bufdiff-features: 133297 133575 135464 136030 136596 137045 138167 138476 139718 140958 142040
// bufdiff-features: 142084 143174 146512 147130 147477 150818 151292 153063 153293 153470 153896
// bufdiff-features: 155465 156460 157034 158120 158897 160756 163687 164602 165373 165636 165719
// bufdiff-features: 165890 167513 168323 168858 173354 174298 175687 176782 177182 177323 177355
// bufdiff-features: 178067 179365 180540 181522 181789 182283 184030 184625 186942 186959 188145
// bufdiff-features: 188376 188790 192411 192422 192628 192920 193164 193290 195963 196031 196048
// bufdiff-features: 198447 198889 199097 201059 201601 203746 205434 205689 206014 210461 211534
// bufdiff-features: 212310 213275 214394 216034 216563 217499 217899 218228 220223 220517 220962
// bufdiff-features: 222638 223045 223640 223663 223933 224099 225016 225456 225828 226357 227168
// bufdiff-features: 228354 228390 228741 230081 231341 231722 231887 234455 235375 236906 237633
// bufdiff-features: 239237 239725 242793 242841 244196 244677 244925 245827 246208 246543 246783
// bufdiff-features: 247291 249594 250851 250917 251368 252466 254639 255160 255556 256247 256675
// bufdiff-features: 256737 256784 257210 257251 257626 258994 259528 259840 260308 261263
module {
  func.func @main(%arg0: tensor<1x1xf8E5M2>, %arg1: f8E5M2, %arg2: tensor<1x1xf8E5M2> {bufferization.writable = false}) -> (tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>, tensor<1x1x1x1xf8E5M2>) {
    %0 = tensor.empty() : tensor<1x1x1x1xf8E5M2>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0, %c0] : tensor<1x1xf8E5M2>
    %1 = linalg.fill ins(%extracted : f8E5M2) outs(%0 : tensor<1x1x1x1xf8E5M2>) -> tensor<1x1x1x1xf8E5M2>
    %2 = tensor.empty() : tensor<1x1x1xf8E5M2>
    %3 = linalg.fill ins(%extracted : f8E5M2) outs(%2 : tensor<1x1x1xf8E5M2>) -> tensor<1x1x1xf8E5M2>
    %4 = linalg.depthwise_conv_2d_nchw_chw ins(%1, %3 : tensor<1x1x1x1xf8E5M2>, tensor<1x1x1xf8E5M2>) outs(%1 : tensor<1x1x1x1xf8E5M2>) -> tensor<1x1x1x1xf8E5M2>
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c1) : tensor<?x3xf8E5M2>
    %6 = linalg.fill ins(%arg1 : f8E5M2) outs(%5 : tensor<?x3xf8E5M2>) -> tensor<?x3xf8E5M2>
    %cast = tensor.cast %6 : tensor<?x3xf8E5M2> to tensor<?x?xf8E5M2>
    %cast_0 = tensor.cast %6 : tensor<?x3xf8E5M2> to tensor<?x?xf8E5M2>
    %7:4 = call @f1(%cast, %cast_0) : (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>, tensor<?x?xf8E5M2>, f8E5M2)
    %8:3 = scf.while (%arg3 = %c0, %arg4 = %7#2, %arg5 = %7#1) : (index, tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>) -> (index, tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>) {
      %9 = scf.for %arg6 = %c0 to %c1 step %c1 iter_args(%arg7 = %1) -> (tensor<1x1x1x1xf8E5M2>) {
        %extracted_slice = tensor.extract_slice %arg7[0, 0, %c0, %c0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf8E5M2> to tensor<1x1x1x1xf8E5M2>
        %cst = arith.constant 1.000000e+01 : f8E5M2
        %11 = linalg.fill ins(%cst : f8E5M2) outs(%extracted_slice : tensor<1x1x1x1xf8E5M2>) -> tensor<1x1x1x1xf8E5M2>
        %inserted_slice = tensor.insert_slice %11 into %arg7[0, 0, %c0, %c0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf8E5M2> into tensor<1x1x1x1xf8E5M2>
        scf.yield %inserted_slice : tensor<1x1x1x1xf8E5M2>
      }
      %10 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%10) %arg3, %arg4, %arg5 : index, tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?xf8E5M2>, %arg5: tensor<1x?x?xf8E5M2>):
      %9 = arith.addi %arg3, %c1 : index
      %10 = arith.index_cast %arg3 : index to i64
      %11 = arith.sitofp %10 : i64 to f8E5M2
      %inserted = tensor.insert %11 into %arg5[%c0, %c0, %arg3] : tensor<1x?x?xf8E5M2>
      %cst = arith.constant dense<[[[3.500000e+00, 6.000000e+00, 1.000000e+01], [1.200000e+01, 1.600000e+01, 2.000000e+01], [2.000000e+01, 2.400000e+01, 2.800000e+01]]]> : tensor<1x3x3xf8E5M2>
      %12 = linalg.batch_matmul ins(%7#1, %cst : tensor<1x?x?xf8E5M2>, tensor<1x3x3xf8E5M2>) outs(%inserted : tensor<1x?x?xf8E5M2>) -> tensor<1x?x?xf8E5M2>
      %cast_1 = tensor.cast %7#0 : tensor<?x?xf8E5M2> to tensor<1x3xf8E5M2>
      %inserted_slice = tensor.insert_slice %cast_1 into %arg4[0, 0] [1, 3] [1, 1] : tensor<1x3xf8E5M2> into tensor<?x?xf8E5M2>
      %13 = linalg.log ins(%7#0 : tensor<?x?xf8E5M2>) outs(%inserted_slice : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
      scf.yield %9, %13, %12 : index, tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>
    }
    return %8#1, %8#2, %4 : tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>, tensor<1x1x1x1xf8E5M2>
  }
  func.func private @f1(%arg0: tensor<?x?xf8E5M2>, %arg1: tensor<?x?xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>, tensor<?x?xf8E5M2>, f8E5M2) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf8E5M2>
    %cast = tensor.cast %arg0 : tensor<?x?xf8E5M2> to tensor<1x?xf8E5M2>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0] [1, %dim] [1, 1] : tensor<1x?xf8E5M2> into tensor<?x?xf8E5M2>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, %c1, %dim] : tensor<?x?xf8E5M2> into tensor<1x?x?xf8E5M2>
    %cst = arith.constant 2.000000e+00 : f8E5M2
    return %inserted_slice, %expanded, %arg0, %cst : tensor<?x?xf8E5M2>, tensor<1x?x?xf8E5M2>, tensor<?x?xf8E5M2>, f8E5M2
  }
}

