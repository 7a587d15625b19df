// bufdiff-profile: calls
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f8158cc57a77a86408
// bufdiff-choices: 476d66
// bufdiff-features: 1150 4146 5386 6360 6970 7772 9479 9748 10040 10819 10968 12796 12932 13233
// bufdiff-features: 15424 15751 16371 16405 17481 18147 19100 19570 20003 20717 22095 22109 22280
// bufdiff-features: 24225 24393 24747 24826 25388 26414 26568 26960 27048 27704 27825 28807 29590
// bufdiff-features: 29684 31953 32301 32399 33023 33530 33927 34167 34174 34647 36394 36935 37231
// bufdiff-features: 37786 39329 39674 40266 40712 41854 42344 43098 44505 45307 45765 46139 46203
// bufdiff-features: 46832 46995 47392 47488 48301 48991 49135 49605 49657 49751 50450 51415 52062
// bufdiff-features: 52900 52950 52958 53180 53614 54418 54658 54998 55887 58024 59538 59791 60417
// bufdiff-features: 61350 61522 61556 61699 61944 62675 62701 63062 63071 63479 64119 64179 64335
// bufdiff-features: 64959 64976 66422 66821 67388 68355 69461 69987 71046 72674 73619 73802 74617
// bufdiff-features: 74864 76230 77428 77617 78283 78430 79024 79334 80586 80895 81467 81556 81572
// bufdiff-features: 82135 82186 83194 84301 84322 84567 84887 86125 86834 87496 87861 88341 88583
// bufdiff-features: 88732 89780 91148 92453 92568 92969 93255 94755 95273 95407 96716 96989 97282
// bufdiff-features: 97318 98501 99009 99296 99568 102357 103315 104405 104931 105415 105423 105858
// bufdiff-features: 106610 108165 110491 110772 110780 111883 111988 112474 115452 115471 115711
// bufdiff-features: 117235 118581 120406 121132 121394 121467 122764 124626 125040 125175 127259
// bufdiff-features: 128456 128768 128916 130173 130292 130761
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x?x2xf64>, %arg1: tensor<2x2xi32>, %arg2: tensor<3x?xf64>) -> (tensor<3x1x2xf64>, tensor<1x1x2xf64>, tensor<?x1x?x?xf64>, tensor<3x?xf64>, i32, i32) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c3, %c1, %c2) : tensor<?x?x?xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %cast = tensor.cast %1 : tensor<?x?x?xf64> to tensor<3x1x2xf64>
    %2:2 = call @f1(%cast) : (tensor<3x1x2xf64>) -> (tensor<3x1x2xf64>, tensor<1x1x2xf64>)
    %expanded = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [%c3, 1, %c1, %c2] : tensor<?x?x?xf64> into tensor<?x1x?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0, %c1] : tensor<2x2xi32>
    %c3_i32 = arith.constant 3 : i32
    %3 = arith.minui %extracted, %c3_i32 : i32
    return %2#0, %2#1, %expanded, %arg2, %3, %extracted : tensor<3x1x2xf64>, tensor<1x1x2xf64>, tensor<?x1x?x?xf64>, tensor<3x?xf64>, i32, i32
  }
  func.func @f1(%arg0: tensor<3x1x2xf64>) -> (tensor<3x1x2xf64>, tensor<1x1x2xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c0, %c1] : tensor<3x1x2xf64>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c0, %c0] : tensor<3x1x2xf64>
    %extracted_slice = tensor.extract_slice %inserted[0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1x2xf64>
    %extracted_slice_0 = tensor.extract_slice %inserted[2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1x2xf64>
    %true = arith.constant true
    %false = arith.constant false
    %from_elements = tensor.from_elements %true, %false : tensor<1x1x2xi1>
    %0 = linalg.select ins(%from_elements, %extracted_slice, %extracted_slice_0 : tensor<1x1x2xi1>, tensor<1x1x2xf64>, tensor<1x1x2xf64>) outs(%extracted_slice : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x1x2xf64>) outs(%extracted_slice : tensor<1x1x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.cmpf olt, %in, %out : f64
      %4 = arith.select %3, %in, %out : f64
      linalg.yield %4 : f64
    } -> tensor<1x1x2xf64>
    %2 = linalg.reciprocal ins(%1 : tensor<1x1x2xf64>) outs(%extracted_slice_0 : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %inserted_slice = tensor.insert_slice %0 into %inserted[0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xf64> into tensor<3x1x2xf64>
    %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xf64> into tensor<3x1x2xf64>
    return %inserted_slice_1, %extracted_slice_0 : tensor<3x1x2xf64>, tensor<1x1x2xf64>
  }
}

