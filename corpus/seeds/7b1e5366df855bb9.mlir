// bufdiff-profile: slices
// bufdiff-choices: 31a6ea0113fd7f419f056af2b620fa0acf1b5fa54c02932078d0ea4893c0ac0a4666806c0f7ff25e
// bufdiff-choices: a48154144c61c171b792769c3104e092d7a15639b2210a3759f727d5542e1b82c42ca78845b106ca
// bufdiff-choices: d04e485b5538cba8b82d394da2c3d059ef481c2dffcd136ef8588816da0d233e96777c7778910156
// bufdiff-choices: 563ba4e56d06da7bfc644e5cd401e118e68ec7cd622d1e239b802800e501045fc50b5074d0d083d8
// bufdiff-choices: 188f31b0db0d4a9966e30d9952659e82338746221c16
// bufdiff-features: 6 234 294 1150 2898 2943 3217 3398 4752 5201 5886 5973 6163 6484 9706 10616
// bufdiff-features: 10819 10968 11047 13233 13915 14106 14454 14929 15440 15751 17253 17989 19353
// bufdiff-features: 20261 20686 22221 22280 23655 24390 24826 25962 26507 26546 26568 27048 27725
// bufdiff-features: 27825 28556 29658 30666 31876 32804 33530 33637 34048 34167 34301 34564 34647
// bufdiff-features: 36542 36784 37251 37786 38783 38910 39329 39479 39927 40009 40712 41854 42344
// bufdiff-features: 42467 42497 43258 43309 45263 45598 45721 45869 46833 46993 46995 50450 51026
// bufdiff-features: 51827 52148 52695 52900 53243 53469 55887 56696 56874 57718 58191 59158 60686
// bufdiff-features: 61350 62675 63071 64119 64212 64235 64959 66765 67132 67360 67608 68355 69235
// bufdiff-features: 69884 69987 71168 72413 72804 73289 73802 73833 74617 74864 76370 76603 76639
// bufdiff-features: 76677 76915 76988 79271 79389 81411 81809 82011 82135 83194 83697 84268 84322
// bufdiff-features: 84585 85640 85843 85888 86031 86827 87023 87585 87895 88341 88662 89286 89315
// bufdiff-features: 89445 89780 90070 90082 90380 90495 92568 93255 93592 94253 96323 96468 96562
// bufdiff-features: 97318 97685 98201 98501 98995 99383 99568 99757 100465 103476 104096 104796
// bufdiff-features: 105573 105837 105858 107361 107604 108165 109086 110085 110552 110952 111234
// bufdiff-features: 111618 112929 113657 114541 115471 115563 116841 117235 117618 117724 117766
// bufdiff-features: 117839 118769 119640 120197 120406 121394 121467 121626 121977 122967 123012
// bufdiff-features: 125040 125752 125908 126927 127306 127922 128768 129946 129955 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func private @f1(%arg0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x1xf32>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<4x2xf32>) outs(%arg0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty() : tensor<4x1xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %cast = tensor.cast %2 : tensor<4x1xf32> to tensor<?x1xf32>
    %inserted_slice = tensor.insert_slice %cast into %0[0, 0] [%c4, 1] [1, 1] : tensor<?x1xf32> into tensor<4x2xf32>
    return %inserted_slice, %2 : tensor<4x2xf32>, tensor<4x1xf32>
  }
  func.func private @f2(%arg0: tensor<3x0x3xi8>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg1, %1 : tensor<4x2xf32>, tensor<?xf32>) outs(%arg1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %c4 = arith.constant 4 : index
    %3 = scf.index_switch %c4 -> tensor<?xf32> 
    case 0 {
      %4 = linalg.negf ins(%1 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %4 : tensor<?xf32>
    }
    case 1 {
      %4 = tensor.empty() : tensor<2xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
      %cast = tensor.cast %5 : tensor<2xf32> to tensor<?xf32>
      %mapped = linalg.map { arith.addf } ins(%1, %cast : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>)
      scf.yield %mapped : tensor<?xf32>
    }
    case 2 {
      scf.yield %0 : tensor<?xf32>
    }
    default {
      %cast = tensor.cast %1 : tensor<?xf32> to tensor<2xf32>
      %inserted_slice = tensor.insert_slice %cast into %0[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %2 : tensor<4x2xf32>
  }
  func.func @main(%arg0: tensor<3x0x3xi8>) -> (tensor<4x2xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4x2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2:2 = call @f1(%1) : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x1xf32>)
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 2] : tensor<4x2xf32> into tensor<2x2x2xf32>
    %collapsed = tensor.collapse_shape %2#1 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %3 = call @f2(%arg0, %2#0) : (tensor<3x0x3xi8>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %3, %collapsed : tensor<4x2xf32>, tensor<4xf32>
  }
}

