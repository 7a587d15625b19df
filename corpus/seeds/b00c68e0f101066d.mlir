// bufdiff-profile: cfg
// bufdiff-choices: f3b045f8b94d39cf1c47afe45d63b91130ebd073b7307e920e3b64923ae411b2c32ba9e047d26135
// bufdiff-choices: 0aaff5a98bd8c7558fa80a2ab32d30e0478969ff13dfd68fcb95ef83a1abf1a8fcaeac4ebb134838
// bufdiff-choices: 0978dcb83d12c40046ef7ecaa090234c76a5f138f064c6b8ed51908ddaa36c643bdc16cf1dc05424
// bufdiff-choices: 3187677dc831f1de934b2ca599ab47e412c6e8086e13a6eb19da9f0e4aaadf941c6b21d08c805909
// bufdiff-choices: 1b09b645caec1a565d2a4edda2d36fadb69595488270d49da704f8686eb247a14bb908a643152d05
// bufdiff-choices: 7277a17792182c0a7a02bb989cc682a7b1aa5922088429cbc77a3c52efaa55bf6ae1d050beb28672
// bufdiff-choices: 85baaf17c43cf6876f004bdf224aa056c96c1ce2c6dd9f7a432075d3f77503cf0bd6e77b9fff6675
// bufdiff-choices: b5046d63c0b0e047721a00f555216d31d76c48fb438c0fab6bd5619573b7c421299d83daa1b90a94
// bufdiff-choices: f5ba966c536d627e95b0be8877c290960063674e8a11e65fc13a509b1597a641e3915cc7b1bd0511
// bufdiff-choices: 67d63612258dc5d509d4c0d59a36b586853b1aea9f45a265c7ccd7d2d74c003eaf0b7555f7299e26
// bufdiff-choices: 287663a83407847a6f7d6ba19056ab841b05603ffc0521083cae5d9630b5cc00e2fb89e95cff158c
// bufdiff-choices: 20d92b159bc4275f5fc42b261d5710a4ef371efb3447044fb72692656bf08143dfd8ea8ae3b61b7a
// bufdiff-choices: d6306e25f7142137458e5ba752f3db2b805dd7ffbe5b8c3e6ea100d15833
// bufdiff-features: 1132 1206 1968 2012 2684 3374 3497 3785 3866 5199 5201 5270 5471 5612 5900 5973
// bufdiff-features: 6363 7060 7866 8133 8617 9479 10819 10968 11202 11384 11416 11764 13424 13623
// bufdiff-features: 13689 15440 15641 15751 15929 15957 16269 16640 16799 17063 17596 18166 18249
// bufdiff-features: 19227 19746 20364 20749 20838 21034 22081 22095 22221 22280 23435 23787 24218
// bufdiff-features: 24826 25119 25181 25253 25388 25571 25651 25962 26023 26507 26568 26716 26724
// bufdiff-features: 26934 27037 27048 27343 27568 27766 27825 27840 27924 27970 29590 29684 30666
// bufdiff-features: 30688 31621 32613 33767 33769 34159 34167 34301 34618 34647 35424 35507 35849
// bufdiff-features: 36014 36784 37155 37289 37786 38777 38783 39139 40286 40297 40599 40669 40712
// bufdiff-features: 41586 41826 41984 42467 42858 42984 43092 43662 44093 44625 44659 45862 46203
// bufdiff-features: 46720 46763 46832 46995 47208 47486 48151 48516 48944 49036 49322 50450 51344
// bufdiff-features: 51415 52062 52148 52322 52558 52958 53222 53249 53469 54408 54618 54651 54970
// bufdiff-features: 54998 55810 55887 56404 56457 56673 57718 57861 57982 58228 58303 58952 59070
// bufdiff-features: 59094 59981 60486 60686 61141 61350 61556 61670 62218 62253 62281 62675 62678
// bufdiff-features: 63062 63071 63402 63800 63915 64119 64162 64235 64287 64348 64390 64959 66422
// bufdiff-features: 66765 67388 68355 68472 68867 69032 69505 70664 70730 71013 71050 71169 71576
// bufdiff-features: 71667 71904 72442 72996 73289 73455 73802 74362 74617 74873 74881 75361 76700
// bufdiff-features: 77129 78017 78283 78447 79136 79389 80076 81530 81633 81707 82135 82203 82552
// bufdiff-features: 83101 83253 84358 84585 84853 84894 85818 85843 85933 86125 86600 86827 86992
// bufdiff-features: 87408 87534 87728 88337 88617 88662 88732 88850 88990 89449 89780 90017 90066
// bufdiff-features: 90213 90312 91522 92898 92917 93150 93255 94186 94586 94981 95285 95407 96117
// bufdiff-features: 96594 96986 97318 97447 97493 97742 97864 97892 98186 98194 98501 99009 99083
// bufdiff-features: 99228 99383 99568 102204 102694 102871 103014 103315 103716 104315 107182
// bufdiff-features: 107425 107997 108169 108617 109035 109086 109187 109668 110411 110787 111422
// bufdiff-features: 111770 111839 112474 112672 112709 112929 113209 114248 114308 114470 115064
// bufdiff-features: 115471 115608 115990 116841 117183 117235 117348 117724 118188 118617 118723
// bufdiff-features: 119876 120372 120595 120879 120964 121015 121394 121467 122317 122764 122792
// bufdiff-features: 123396 124103 124448 125040 125141 125702 126068 126600 126771 126884 127325
// bufdiff-features: 127553 128768 128916 130217 130602
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map1 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?xf32>) -> tensor<3xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<2x1x1x1x1xf32>
    %cst_0 = arith.constant dense<[[[[[4.500000e+00]]], [[[7.500000e+00]]]], [[[[1.050000e+01]]], [[[1.350000e+01]]]]]> : tensor<2x2x1x1x1xf32>
    %0 = tensor.empty() : tensor<2x1x1xf32>
    %1 = linalg.pooling_ndhwc_sum ins(%cst_0, %0 : tensor<2x2x1x1x1xf32>, tensor<2x1x1xf32>) outs(%cst : tensor<2x1x1x1x1xf32>) -> tensor<2x1x1x1x1xf32>
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst_0[%c1, %c0, %c0, %c0, %c0] : tensor<2x2x1x1x1xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf uno, %extracted, %cst_1 : f32
    cf.cond_br %2, ^bb1(%1 : tensor<2x1x1x1x1xf32>), ^bb2
  ^bb1(%3: tensor<2x1x1x1x1xf32>):  // pred: ^bb0
    %4 = tensor.empty() : tensor<2x1x1x1x1xf32>
    %5:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x1x1x1x1xf32>) outs(%cst, %cst : tensor<2x1x1x1x1xf32>, tensor<2x1x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32, %out_3: f32):
      %13 = arith.addf %out, %in : f32
      %14 = arith.maximumf %out_3, %extracted : f32
      linalg.yield %13, %14 : f32, f32
    } -> (tensor<2x1x1x1x1xf32>, tensor<2x1x1x1x1xf32>)
    cf.br ^bb3(%3 : tensor<2x1x1x1x1xf32>)
  ^bb2:  // pred: ^bb0
    %6 = arith.index_castui %2 : i1 to index
    %c3 = arith.constant 3 : index
    %7 = arith.remui %6, %c3 : index
    %extracted_slice = tensor.extract_slice %arg1[%7] [1] [1] : tensor<3xf32> to tensor<f32>
    %8:3 = call @f3(%extracted_slice, %extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<1x2x1x2xi32>, tensor<f32>, tensor<?x?x?x?xi32>)
    cf.br ^bb3(%1 : tensor<2x1x1x1x1xf32>)
  ^bb3(%9: tensor<2x1x1x1x1xf32>):  // 2 preds: ^bb1, ^bb2
    %10 = tensor.empty() : tensor<f32>
    %extracted_2 = tensor.extract %1[%c1, %c0, %c0, %c0, %c0] : tensor<2x1x1x1x1xf32>
    %11 = linalg.fill ins(%extracted_2 : f32) outs(%10 : tensor<f32>) -> tensor<f32>
    %12 = call @f5(%11, %11) : (tensor<f32>, tensor<f32>) -> tensor<3xf32>
    return %12 : tensor<3xf32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<3xf32> {
    %0 = linalg.square ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f2(%0, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %2:3 = call @f3(%arg1, %1#1) : (tensor<f32>, tensor<f32>) -> (tensor<1x2x1x2xi32>, tensor<f32>, tensor<?x?x?x?xi32>)
    %cst = arith.constant -0.000000e+00 : f32
    %3:3 = call @f4(%2#1, %cst) : (tensor<f32>, f32) -> (tensor<3xf32>, tensor<f32>, i1)
    return %1#0 : tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1x2x1x2xi32>, tensor<f32>, tensor<?x?x?x?xi32>) {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c100_i32 = arith.constant 100 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %from_elements = tensor.from_elements %c100_i32, %c-1_i32, %c0_i32, %c3_i32 : tensor<1x2x1x2xi32>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<1x3x?x2xi32>
    %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<1x3x?x2xi32>) -> tensor<1x3x?x2xi32>
    %3 = tensor.empty(%c2, %c2) : tensor<?x?xi32>
    %4 = linalg.pooling_nhwc_max ins(%2, %3 : tensor<1x3x?x2xi32>, tensor<?x?xi32>) outs(%from_elements : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c1, %c2, %c1, %c2) : tensor<?x?x?x?xi32>
    %6 = linalg.copy ins(%4 : tensor<1x2x1x2xi32>) outs(%5 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %4, %0, %6 : tensor<1x2x1x2xi32>, tensor<f32>, tensor<?x?x?x?xi32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.erf ins(%arg1 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0[%c2] : tensor<3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = arith.cmpf olt, %extracted, %cst : f32
    cf.cond_br %1, ^bb1(%arg0, %0 : tensor<3xf32>, tensor<3xf32>), ^bb2
  ^bb1(%2: tensor<3xf32>, %3: tensor<3xf32>):  // pred: ^bb0
    %4 = linalg.sqrt ins(%arg1 : tensor<3xf32>) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    cf.br ^bb3(%4, %3 : tensor<3xf32>, tensor<3xf32>)
  ^bb2:  // pred: ^bb0
    %inserted_slice = tensor.insert_slice %arg1 into %0[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    cf.br ^bb3(%0, %inserted_slice : tensor<3xf32>, tensor<3xf32>)
  ^bb3(%5: tensor<3xf32>, %6: tensor<3xf32>):  // 2 preds: ^bb1, ^bb2
    return %6 : tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.cmpf uge, %in, %out : f32
      %4 = arith.select %3, %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %cast = tensor.cast %1 : tensor<?xf32> to tensor<3xf32>
    %cst = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<3xf32>
    %2 = call @f1(%cast, %cst) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %2, %0 : tensor<3xf32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: f32) -> (tensor<3xf32>, tensor<f32>, i1) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = arith.cmpf olt, %arg1, %cst : f32
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : tensor<f32>)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : tensor<f32>)
  ^bb2(%1: tensor<f32>):  // 2 preds: ^bb0, ^bb1
    %2:2 = call @f2(%1, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    return %2#0, %2#1, %0 : tensor<3xf32>, tensor<f32>, i1
  }
}

