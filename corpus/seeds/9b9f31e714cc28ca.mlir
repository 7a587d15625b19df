// bufdiff-profile: types
// bufdiff-choices: 6e1fc51a27271a7219ab7fe358559f8eb3af12c7095111ae9a607004ba9141c8a884cc62180978e5
// bufdiff-choices: 72a53a113a8d4a3373b79231f98041b2906460f8e37e8bd08b719f6f8af267eee100f152a31c4d26
// bufdiff-choices: 930ce4e428719201edd08f83497694b722b3bc6c0dca85c4188730a060a3d8a96061f53190daabbc
// bufdiff-choices: 630f5146dc8e3a2f511aa4939896924a063c6054bb42c59a6de510115768354127b95ab5cb4512f6
// bufdiff-choices: 346e3d061046a3be929db682d4b1cb1866a5e5974acc37f0975c368807710227e576c4ff629ca336
// bufdiff-choices: 77ea2e68c1
// bufdiff-features: 1470 2027 2684 4165 4462 4720 5075 5973 6611 7613 8668 8994 9479 10848 11162
// bufdiff-features: 11363 11687 12064 12170 13233 13623 14454 15440 15612 15751 18462 18486 18523
// bufdiff-features: 18822 19100 19380 20749 21193 21548 22020 22070 22095 22221 22280 23143 23787
// bufdiff-features: 24393 24685 24826 25388 26400 26568 27048 27825 28467 29532 29590 29684 30512
// bufdiff-features: 30666 31692 32085 32514 33530 33769 34159 34167 34542 34564 34647 35163 35907
// bufdiff-features: 36721 36784 37251 37332 37743 37786 39008 39306 39676 40712 41226 41854 41900
// bufdiff-features: 42467 45223 45263 45375 46203 46832 46995 47392 48598 48764 50173 50894 51851
// bufdiff-features: 52062 52222 52900 52958 53252 53890 55014 55605 55887 56153 56673 56696 56941
// bufdiff-features: 57718 57773 60004 61350 61523 61556 61699 61969 62271 62701 63071 63929 64028
// bufdiff-features: 64120 64435 64959 65606 66765 66777 68355 69081 69987 70239 70873 71050 71090
// bufdiff-features: 71306 73289 73802 73849 74057 74362 74551 74617 76196 77431 78283 78430 78441
// bufdiff-features: 78696 78950 79389 80371 81039 81736 82011 82135 82892 83314 83507 83549 84322
// bufdiff-features: 84585 85002 85843 86125 86527 86948 87000 88337 88341 88662 88732 89332 89410
// bufdiff-features: 89780 89812 90218 91737 92022 93994 95407 96273 96439 96969 98459 99009 99383
// bufdiff-features: 99568 100792 101600 101823 103035 103819 104315 104931 105351 105428 105700
// bufdiff-features: 105858 107412 107425 107702 108165 108303 109055 109086 111232 112709 112929
// bufdiff-features: 113901 114308 114309 114547 115471 115514 115608 116015 116360 118715 118769
// bufdiff-features: 119588 120049 120435 121188 121394 121467 121626 121977 122578 122764 123034
// bufdiff-features: 124531 125702 125797 126487 127553 127922 128456 128768 128916 129129 129404
// bufdiff-features: 130310 130933
module {
  func.func @main(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<?xf8E4M3FN>, %arg2: tensor<2xf8E4M3FN>, %arg3: memref<4xf8E4M3FN>, %arg4: memref<2xf8E4M3FN, strided<[?], offset: ?>>, %arg5: memref<2xf8E4M3FN>) -> (tensor<2x?xf8E4M3FN>, tensor<?xf8E4M3FN>, tensor<1x2x1x2xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<?x1xf8E4M3FN>) {
    %cst = arith.constant dense<[[1.000000e+01, 1.200000e+01, 1.200000e+01], [1.400000e+01, 1.400000e+01, 1.600000e+01]]> : tensor<2x3xf8E4M3FN>
    %0 = tensor.empty() : tensor<1x1xf8E4M3FN>
    %cst_0 = arith.constant 0.000000e+00 : f8E4M3FN
    %1 = linalg.fill ins(%cst_0 : f8E4M3FN) outs(%0 : tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
    %2 = linalg.conv_2d ins(%cst, %1 : tensor<2x3xf8E4M3FN>, tensor<1x1xf8E4M3FN>) outs(%cst : tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 1, 1] : tensor<1x1xf8E4M3FN> into tensor<1x1x1xf8E4M3FN>
    %cast = tensor.cast %arg2 : tensor<2xf8E4M3FN> to tensor<?xf8E4M3FN>
    %3:2 = call @f1(%cast, %arg0) : (tensor<?xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<?xf8E4M3FN>, f8E4M3FN)
    %cst_1 = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.000000e+00, 1.000000e+01]> : tensor<4xf8E4M3FN>
    %cst_2 = arith.constant 7.000000e+00 : f8E4M3FN
    %cst_3 = arith.constant 0.000000e+00 : f8E4M3FN
    %4:2 = call @f2(%cst_1, %cst_2, %cst_3) : (tensor<4xf8E4M3FN>, f8E4M3FN, f8E4M3FN) -> (tensor<1x2x1x2xf8E4M3FN>, tensor<4xf8E4M3FN>)
    %cast_4 = tensor.cast %2 : tensor<2x3xf8E4M3FN> to tensor<2x?xf8E4M3FN>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[0, 0] [%c1, 1] [1, 1] : tensor<1x1xf8E4M3FN> to tensor<?x1xf8E4M3FN>
    return %cast_4, %3#0, %4#0, %4#1, %cst_1, %extracted_slice : tensor<2x?xf8E4M3FN>, tensor<?xf8E4M3FN>, tensor<1x2x1x2xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>, tensor<?x1xf8E4M3FN>
  }
  func.func @f1(%arg0: tensor<?xf8E4M3FN>, %arg1: tensor<2xf8E4M3FN>) -> (tensor<?xf8E4M3FN>, f8E4M3FN) {
    %0 = linalg.sqrt ins(%arg0 : tensor<?xf8E4M3FN>) outs(%arg0 : tensor<?xf8E4M3FN>) -> tensor<?xf8E4M3FN>
    %1 = scf.execute_region -> tensor<?xf8E4M3FN> {
      %2 = linalg.sub ins(%0, %0 : tensor<?xf8E4M3FN>, tensor<?xf8E4M3FN>) outs(%0 : tensor<?xf8E4M3FN>) -> tensor<?xf8E4M3FN>
      scf.yield %2 : tensor<?xf8E4M3FN>
    }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xf8E4M3FN>
    return %1, %extracted : tensor<?xf8E4M3FN>, f8E4M3FN
  }
  func.func private @f2(%arg0: tensor<4xf8E4M3FN>, %arg1: f8E4M3FN, %arg2: f8E4M3FN) -> (tensor<1x2x1x2xf8E4M3FN>, tensor<4xf8E4M3FN>) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) outs(%arg0 : tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
    %1 = tensor.empty() : tensor<1x2x1x2xf8E4M3FN>
    %2 = linalg.fill ins(%arg1 : f8E4M3FN) outs(%1 : tensor<1x2x1x2xf8E4M3FN>) -> tensor<1x2x1x2xf8E4M3FN>
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<1x2x1xf8E4M3FN>
    %from_elements_0 = tensor.from_elements %arg1, %arg2 : tensor<1x1x2xf8E4M3FN>
    %3 = linalg.depthwise_conv_1d_nwc_wcm ins(%from_elements, %from_elements_0 : tensor<1x2x1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) outs(%2 : tensor<1x2x1x2xf8E4M3FN>) -> tensor<1x2x1x2xf8E4M3FN>
    return %3, %0 : tensor<1x2x1x2xf8E4M3FN>, tensor<4xf8E4M3FN>
  }
}

