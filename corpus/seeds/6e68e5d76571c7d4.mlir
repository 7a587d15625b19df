// bufdiff-profile: mixed
// bufdiff-choices: ea694fd1b5efefe149d1b1c570d8d4a6f98ccbeafe8fcf70ec51482f90ece344fb4c1acf53bf1495
// bufdiff-choices: 0d83b155b383989cf4a39797c234f134048bfb706ba40ce611c42200b8daee4cf412301081b21d97
// bufdiff-choices: a2df221e5d93be0b0ee65116b836f6091528aa01051af1862c5dfa0cf014cb0da2e641879791e200
// bufdiff-choices: 3ef8ee28bc96d1cf9c3e4e53c207986299849e220ab7e142103712d0d33c727a4c7c93ebe7c40b89
// bufdiff-choices: 06c677876fbfe3ac53b33c4479b95a2e5b86d9eb57040803fe144cfa65f32093823a264db7ed7543
// bufdiff-choices: a6d12228603cf261a0817f6ad8c11d148f89e453a90f6531ba7f71bcad7177b25fecbe42eb92d5f2
// bufdiff-choices: 14147d07b69e1a1163bdfa791837e78c643fb87d486e07f529d04b7302bc35c30d601bacce74b337
// bufdiff-choices: 37af8a14191877a0c58e679aa8b0fac8f0d3b12d2f5e27a730ef084fa6502a5525d6d4e9faf96ad6
// bufdiff-choices: 212cdce2829234fb96343b0becd8c5e7345650168982d66e7577296eccb834bd83835bd824f92753
// bufdiff-choices: 157ef87e9ca8b5eef52b7aec5979f89472f34f0cbc09e4c23b0668dae3cc991fc277f403e75cb319
// bufdiff-choices: f9a4
// bufdiff-features: 3579 6314 9479 9768 9981 11059 11441 12932 13233 14454 14925 15751 15903 16371
// bufdiff-features: 16926 19419 20261 22095 22280 22340 22630 22801 24259 24320 24747 26087 26477
// bufdiff-features: 26568 26922 27123 28345 29590 29785 30666 32358 33853 34167 36784 37231 40712
// bufdiff-features: 42150 42344 43258 44266 44621 44685 45432 45593 45765 46203 46208 47392 48333
// bufdiff-features: 48974 50246 50823 50894 51313 51341 52062 52701 52807 52900 53201 53252 55113
// bufdiff-features: 55246 55987 60384 60686 63071 64119 64235 64652 65625 65726 65891 66422 68355
// bufdiff-features: 68408 70119 71061 71530 72629 73802 74360 74507 75361 77389 78430 78796 80400
// bufdiff-features: 80447 80634 81467 81736 82135 85176 85843 86125 86357 87248 87254 87468 88922
// bufdiff-features: 89780 90543 91289 97924 98190 98501 98537 99383 100059 101867 103348 104931
// bufdiff-features: 105289 106314 107412 107425 108012 108977 109732 110561 112929 113851 113901
// bufdiff-features: 113940 114354 115778 116039 116903 117206 117618 120049 121132 123446 124645
// bufdiff-features: 128916 129630 131366 137045 140924 141238 141834 142393 142680 144339 144409
// bufdiff-features: 145008 146451 146512 146792 146991 147477 150313 151292 151936 152187 152226
// bufdiff-features: 153293 154946 155898 156460 157496 158120 158897 159421 159724 160451 160967
// bufdiff-features: 162419 162740 163205 163471 163687 165636 165695 165719 166065 168571 168689
// bufdiff-features: 168815 169153 169224 171205 172049 173166 174105 174170 176364 176774 177182
// bufdiff-features: 177904 181789 184030 184854 185155 186358 186959 187596 188790 190547 191911
// bufdiff-features: 192628 192771 193290 193747 193773 194321 194682 196031 196048 196828 197392
// bufdiff-features: 197738 197837 197849 198209 198460 198820 198889 201059 201601 202513 203000
// bufdiff-features: 203352 203746 204620 205434 205689 207081 209102 209168 210096 210351 210363
// bufdiff-features: 210461 211508 212375 212628 213339 213389 215959 216034 216677 217672 218089
// bufdiff-features: 218635 219751 220013 225759 225985 226357 228061 228741 229936 230081 230293
// bufdiff-features: 230640 230810 230829 234206 235126 235325 235730 235927 236929 236930 237969
// bufdiff-features: 238696 240158 242145 242793 245458 245619 246543 247152 247384 248581 250192
// bufdiff-features: 250573 251478 251506 251992 252161 252466 252539 255826 256247 257251 258906
// bufdiff-features: 259840 260130 260334 260798 261263
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f3(%arg0: tensor<3x3x3xf64>) -> tensor<3x3x3xf64> {
    %0 = linalg.floor ins(%arg0 : tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    return %arg0 : tensor<3x3x3xf64>
  }
  func.func private @f2(%arg0: tensor<1x3x1xf64>, %arg1: tensor<1x3x1xf64>, %arg2: tensor<?x3x1xf64>) -> (tensor<1x3x1xf64>, tensor<?x3x1xf64>) {
    %cst = arith.constant -2.500000e+00 : f64
    %cst_0 = arith.constant -2.500000e+00 : f64
    %cst_1 = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<1x3x1xf64>
    %0 = linalg.floor ins(%from_elements : tensor<1x3x1xf64>) outs(%arg0 : tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
    return %0, %arg2 : tensor<1x3x1xf64>, tensor<?x3x1xf64>
  }
  func.func @f1(%arg0: tensor<3x3x3xf64>) -> tensor<3x3x3xf64> {
    %mapped = linalg.map { arith.subf } ins(%arg0, %arg0 : tensor<3x3x3xf64>, tensor<3x3x3xf64>) outs(%arg0 : tensor<3x3x3xf64>)
    return %mapped : tensor<3x3x3xf64>
  }
  func.func private @f4(%arg0: tensor<?x?xf64>, %arg1: tensor<?x?xf64>, %arg2: tensor<?x?xf64>, %arg3: tensor<1x1xf64>) -> (tensor<?x?xf64>, f64) {
    %mapped = linalg.map ins(%arg0, %arg2, %arg1 : tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg2 : tensor<?x?xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %0 = arith.minimumf %in, %in_0 : f64
        %1 = arith.addf %0, %in_1 : f64
        linalg.yield %1 : f64
      }
    %cst = arith.constant -1.000000e+00 : f64
    return %mapped, %cst : tensor<?x?xf64>, f64
  }
  func.func @main(%arg0: tensor<1x1xf64>, %arg1: tensor<3x3x3xf64>, %arg2: i32) -> (tensor<?x3x1xf64>, tensor<?x?x1xf64>, tensor<3x3x3xf64>, tensor<?x?xf64>, f64) {
    %0 = call @f1(%arg1) : (tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %cast = tensor.cast %arg0 : tensor<1x1xf64> to tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0[1, %c2, 2] [1, 1, 1] [%c1, 1, 1] : tensor<3x3x3xf64> to tensor<1x1xf64>
    %cast_0 = tensor.cast %extracted_slice : tensor<1x1xf64> to tensor<?x?xf64>
    %1:2 = call @f4(%cast, %cast_0, %cast, %extracted_slice) : (tensor<?x?xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<1x1xf64>) -> (tensor<?x?xf64>, f64)
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %0) -> (tensor<3x3x3xf64>) {
      %extracted_slice_4 = tensor.extract_slice %arg4[%arg3, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<1x3x3xf64>
      %cst = arith.constant dense<2.000000e+00> : tensor<2x4x4xf64>
      %extracted_slice_5 = tensor.extract_slice %0[0, 0, 0] [2, 2, 2] [1, 2, 2] : tensor<3x3x3xf64> to tensor<2x2x2xf64>
      %5 = linalg.conv_3d ins(%cst, %extracted_slice_5 : tensor<2x4x4xf64>, tensor<2x2x2xf64>) outs(%extracted_slice_4 : tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %extracted = tensor.extract %5[%c0, %c2, %arg3] : tensor<1x3x3xf64>
      %6 = tensor.empty() : tensor<1x3x3xf64>
      %7 = linalg.fill ins(%extracted : f64) outs(%6 : tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<1x3x3xf64>, tensor<1x3x3xf64>) outs(%5 : tensor<1x3x3xf64>) {
      ^bb0(%in: f64, %in_6: f64, %out: f64):
        %9 = arith.subf %in, %in_6 : f64
        %10 = arith.maximumf %9, %out : f64
        linalg.yield %10 : f64
      } -> tensor<1x3x3xf64>
      %inserted_slice = tensor.insert_slice %8 into %arg4[%arg3, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xf64> into tensor<3x3x3xf64>
      scf.yield %inserted_slice : tensor<3x3x3xf64>
    }
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.index_cast %arg4 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.index_cast %arg5 : index to i64
      %10 = arith.sitofp %9 : i64 to f64
      %11 = arith.addf %6, %8 : f64
      %12 = arith.divf %11, %10 : f64
      tensor.yield %12 : f64
    } : tensor<1x3x1xf64>
    %cast_1 = tensor.cast %generated : tensor<1x3x1xf64> to tensor<?x3x1xf64>
    %3:2 = call @f2(%generated, %generated, %cast_1) : (tensor<1x3x1xf64>, tensor<1x3x1xf64>, tensor<?x3x1xf64>) -> (tensor<1x3x1xf64>, tensor<?x3x1xf64>)
    %4 = call @f3(%2) : (tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %cast_2 = tensor.cast %3#0 : tensor<1x3x1xf64> to tensor<?x3x1xf64>
    %cast_3 = tensor.cast %3#1 : tensor<?x3x1xf64> to tensor<?x?x1xf64>
    return %cast_2, %cast_3, %4, %1#0, %1#1 : tensor<?x3x1xf64>, tensor<?x?x1xf64>, tensor<3x3x3xf64>, tensor<?x?xf64>, f64
  }
}

