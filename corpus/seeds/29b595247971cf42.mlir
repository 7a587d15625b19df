// bufdiff-profile: slices
// bufdiff-choices: 51791ce205670c884e686c2ed8424868d653e54126cd66c3d5265fa1ed62285c77549f5cdfdf962e
// bufdiff-choices: b17bbbab16067c4f94d8e0f81e07c3ab0ddb07959d31346864839dee093e0dd13e1a9fadd498e406
// bufdiff-choices: f7a3eb6f469c62823a7d3c352726973eaf6b2be41abc6070d73324393be7b7751689495802711b72
// bufdiff-choices: 19377614c5b5324013b45afcb84e4560cd77d75fa4fb4b1cd01987aa93fbf37b37e2ed4ff6f73179
// bufdiff-choices: f224b46f1e1de55cd1dadeb6b76f9bbee7331f26ba888b151080f559f107b4dfa3ce34c4e88403a6
// bufdiff-choices: 42832e2c410808
// bufdiff-features: 397 2898 2945 3392 3396 3638 4291 4752 4796 5199 5462 5722 5973 6163 6169 6704
// bufdiff-features: 7384 8751 8829 9626 9968 10493 10968 11162 11774 12170 13233 13936 14454 14632
// bufdiff-features: 15440 15751 15883 15903 17792 18598 18774 19100 20099 20686 22095 22280 22824
// bufdiff-features: 23143 24747 25082 25388 25898 26546 26568 27048 27644 27825 28276 28504 28823
// bufdiff-features: 28939 29104 29294 29590 29968 30666 31543 32615 33881 34089 34159 34167 34647
// bufdiff-features: 36721 36784 37007 37251 37786 38662 38783 39927 39981 40070 40133 40266 40297
// bufdiff-features: 40479 40712 41826 42165 42282 42344 42467 42497 42689 42728 42919 42984 43203
// bufdiff-features: 43758 44505 44522 45445 45685 45710 46139 46203 46242 46416 46720 46832 46995
// bufdiff-features: 47392 47796 48974 49135 49397 49795 50450 50894 51344 52062 52426 52558 52807
// bufdiff-features: 52900 52958 53180 53252 53469 54385 54500 55016 55113 55837 55887 57718 57773
// bufdiff-features: 58974 59888 60404 61066 61350 61556 61699 61969 62281 62701 63071 63246 63642
// bufdiff-features: 64119 64120 64716 64959 64976 66422 66995 67520 67748 68206 68355 68875 69449
// bufdiff-features: 69987 70130 71050 71169 71490 72438 72442 72909 73289 73319 73388 73802 74057
// bufdiff-features: 74106 74257 74362 74617 75012 76517 76688 76700 78245 78283 78430 79099 79107
// bufdiff-features: 79389 79855 80046 80083 80812 80895 81736 82026 82135 83194 83253 83419 83549
// bufdiff-features: 83790 84585 85843 86125 86346 88222 88732 88999 89445 89780 89812 90082 90234
// bufdiff-features: 90394 91074 91188 91633 91737 91830 92194 93200 93255 93824 94049 94178 94755
// bufdiff-features: 95285 95930 96468 97318 97763 98201 99009 99522 99568 99580 99757 100258 100480
// bufdiff-features: 100698 102809 104069 104650 104931 105858 107425 108012 108857 108888 109086
// bufdiff-features: 109327 109832 110236 110379 110608 112709 112800 112929 113041 113657 113920
// bufdiff-features: 113940 114547 115471 115592 115804 115990 116841 117206 117724 118623 118769
// bufdiff-features: 118850 119876 119990 120049 120145 121394 121467 121573 121626 121849 122317
// bufdiff-features: 123319 124626 124985 125175 125397 125900 126710 127259 127533 127922 128768
// bufdiff-features: 128916 129089 129799 129946
module {
  func.func @main(%arg0: tensor<4x1xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x1xf32>, tensor<?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %collapsed_0[%c2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_1 = tensor.extract_slice %collapsed_0[1] [%c2] [%c2] : tensor<4xf32> to tensor<?xf32>
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.max ins(%1, %extracted_slice_1 : tensor<2xf32>, tensor<?xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    %5 = linalg.add ins(%extracted_slice, %4 : tensor<2xf32>, tensor<2xf32>) outs(%extracted_slice_1 : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %5 : tensor<?xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %cast into %collapsed_0[%c2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %cast_2 = tensor.cast %2 : tensor<2xf32> to tensor<?xf32>
    %inserted_slice_3 = tensor.insert_slice %cast_2 into %inserted_slice[1] [%c2] [%c2] : tensor<?xf32> into tensor<4xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<3xf32>
    %6:2 = call @f1(%cst_4, %cst, %cst_4) : (tensor<3xf32>, f32, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %7 = tensor.empty() : tensor<4x1xf32>
    %cast_5 = tensor.cast %7 : tensor<4x1xf32> to tensor<4x?xf32>
    %cast_6 = tensor.cast %arg0 : tensor<4x1xf32> to tensor<4x?xf32>
    %8:2 = call @f2(%cast_5, %arg0, %cast_6) : (tensor<4x?xf32>, tensor<4x1xf32>, tensor<4x?xf32>) -> (tensor<4x1xf32>, tensor<?xf32>)
    return %collapsed, %inserted_slice_3, %6#0, %6#1, %8#0, %8#1 : tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x1xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: f32, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %from_elements = tensor.from_elements %arg1, %arg1, %arg1 : tensor<3xf32>
    %0 = linalg.div ins(%arg2, %from_elements : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf uno, %arg1, %cst : f32
    %2 = arith.select %1, %from_elements, %arg0 : tensor<3xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<3xf32>
    return %0, %2 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<4x?xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x?xf32>) -> (tensor<4x1xf32>, tensor<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> to tensor<4x1xf32>
    return %extracted_slice, %collapsed : tensor<4x1xf32>, tensor<?xf32>
  }
}

