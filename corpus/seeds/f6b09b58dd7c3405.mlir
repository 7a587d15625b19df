// bufdiff-profile: loops
// bufdiff-choices: 9fef07290c3340b0ca9bf12d4b302b190b6535e4eb6f3fbb35d1168c72730d18ed10c292a2c3ae1f
// bufdiff-choices: 8c84e61ed0f88fc6ccdf2c20fbab637b724b6e3555e20dde429110f20d88640c4cfd6c1a6da2d213
// bufdiff-choices: 902e117cda6e5bec384990e1d02a93163a326395402e10a4cef95d2638403281e99137b40ea9bec3
// bufdiff-choices: 28fed08ade4b35c73c65ef324a3e53a39a56ce32df5c9efa5120f70faf57f7421f2b80e2f8a41f24
// bufdiff-choices: 7598bf78e6d0ac22c692f4f4e4abe7170d6ac23349f6d64ee409e0afc66451bf78209c01276d33f4
// bufdiff-choices: 87d21ee0585cff8b5abd1fae6bdb29dd95b185156d345ac13afccac6ee96777c1787694378c8
// bufdiff-features: 2898 2945 6831 9479 9707 9768 9968 10384 13233 13773 13915 14458 15751 16339
// bufdiff-features: 16682 16740 16769 17255 19306 20023 20110 22280 24682 24747 25367 26568 27412
// bufdiff-features: 27672 27725 28814 29968 30293 30666 32232 32809 33853 34167 36784 37548 38783
// bufdiff-features: 39486 40712 41396 42467 44505 44522 45897 46203 47242 49575 49635 50774 50894
// bufdiff-features: 52558 52701 52900 53180 53252 53294 53469 54385 54546 55098 58632 59347 59620
// bufdiff-features: 60686 62927 63071 64119 64235 65401 66422 67526 68355 68562 69050 69728 70202
// bufdiff-features: 71168 72413 72629 73289 73802 74057 74552 74864 75361 75900 76915 76953 77389
// bufdiff-features: 77617 77748 78430 78703 78808 82135 82594 83194 84585 85843 86125 86844 87068
// bufdiff-features: 89762 89780 89792 90070 91248 91978 92084 92194 93255 93677 95142 95407 95642
// bufdiff-features: 96113 96352 97924 98501 99383 101264 101675 101823 101983 103377 104315 104931
// bufdiff-features: 107614 108012 108221 110552 112929 113307 114874 119588 120049 120293 120379
// bufdiff-features: 124826 124852 125908 130010 130933 131672 132976 136269 136346 137045 142040
// bufdiff-features: 142916 143475 146512 147477 148584 151927 153293 153474 153896 155465 155884
// bufdiff-features: 155898 156325 156460 157034 158120 158188 158897 159776 160756 162971 163687
// bufdiff-features: 164164 165373 165695 165719 166455 167164 167973 168271 168858 171670 172443
// bufdiff-features: 172873 173354 176782 178019 178067 178560 178854 179658 180207 181522 181548
// bufdiff-features: 183834 184030 184122 186959 187925 188005 188790 191476 192374 192422 192771
// bufdiff-features: 193747 194134 194814 194869 196031 196048 197274 197837 197924 198460 198889
// bufdiff-features: 200004 200521 200941 201059 202190 202241 202271 202472 203158 203746 205430
// bufdiff-features: 205434 206056 206168 208944 209918 210461 211114 211967 213174 214079 214143
// bufdiff-features: 217748 217899 219734 220247 220918 222325 223640 226357 227145 228061 228168
// bufdiff-features: 228229 229266 230081 230142 230640 231722 232327 233730 235375 236986 238660
// bufdiff-features: 238954 239659 240158 240824 243137 243784 245619 246543 246783 252466 252539
// bufdiff-features: 256247 258625 259528 259840 262074
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<1x?xf32>, tensor<?x?xf32>, tensor<5x1xf32>) {
    %0 = tensor.empty() : tensor<5x6x1xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x6x1xf32>) -> tensor<5x6x1xf32>
    %2 = tensor.empty() : tensor<5x1xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<5x6xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %4 = linalg.batch_matvec ins(%1, %3 : tensor<5x6x1xf32>, tensor<5x1xf32>) outs(%arg0 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %cst into %arg0[%c3, %c1] : tensor<5x6xf32>
      %c6 = arith.constant 6 : index
      %7 = tensor.empty(%c6) : tensor<5x?xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<5x6xf32>) outs(%7 : tensor<5x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.negf %in : f32
        %10 = arith.addf %9, %extracted : f32
        linalg.yield %10 : f32
      } -> tensor<5x?xf32>
    } else {
      %7 = arith.mulf %extracted, %extracted : f32
      %8 = linalg.fill ins(%7 : f32) outs(%3 : tensor<5x1xf32>) -> tensor<5x1xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<5x1xf32>) outs(%3 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.negf %in : f32
        %11 = arith.addf %10, %out : f32
        linalg.yield %11 : f32
      } -> tensor<5x1xf32>
    }
    %5:2 = call @f1(%arg0) : (tensor<5x6xf32>) -> (tensor<1x?xf32>, tensor<5x6xf32>)
    %cast = tensor.cast %5#1 : tensor<5x6xf32> to tensor<?x?xf32>
    %6 = call @f2(%5#1, %cast) : (tensor<5x6xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %4, %5#0, %6, %3 : tensor<5x6xf32>, tensor<1x?xf32>, tensor<?x?xf32>, tensor<5x1xf32>
  }
  func.func private @f1(%arg0: tensor<5x6xf32>) -> (tensor<1x?xf32>, tensor<5x6xf32>) {
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<1x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %cst_0 = arith.constant dense<[[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01]]> : tensor<1x6xf32>
    %2 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%1, %cst_0 : tensor<1x?xf32>, tensor<1x6xf32>) outs(%arg0 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0] [1, 3] [1, 1] : tensor<1x?xf32> to tensor<1x3xf32>
    %extracted_slice_1 = tensor.extract_slice %1[0, 2] [1, 3] [1, 1] : tensor<1x?xf32> to tensor<1x3xf32>
    %cst_2 = arith.constant dense<5.000000e-01> : tensor<1x1xf32>
    %inserted_slice = tensor.insert_slice %cst_2 into %extracted_slice[0, 2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %extracted_slice_1[%c0, %c1] : tensor<1x3xf32>
    %3 = linalg.round ins(%extracted_slice_1 : tensor<1x3xf32>) outs(%extracted_slice_1 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %inserted_slice_3 = tensor.insert_slice %inserted_slice into %1[0, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x?xf32>
    %inserted_slice_4 = tensor.insert_slice %3 into %inserted_slice_3[0, 2] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x?xf32>
    %c4 = arith.constant 4 : index
    %extracted_5 = tensor.extract %1[%c0, %c4] : tensor<1x?xf32>
    return %inserted_slice_4, %2 : tensor<1x?xf32>, tensor<5x6xf32>
  }
  func.func private @f2(%arg0: tensor<5x6xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<5x?x2xf32>
    %c5 = arith.constant 5 : index
    %1 = arith.remui %dim, %c5 : index
    %extracted = tensor.extract %arg0[%1, %1] : tensor<5x6xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<5x?x2xf32>) -> tensor<5x?x2xf32>
    %cast = tensor.cast %2 : tensor<5x?x2xf32> to tensor<?x?x2xf32>
    %reduced = linalg.reduce ins(%cast : tensor<?x?x2xf32>) outs(%arg1 : tensor<?x?xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %3 = arith.mulf %in, %init : f32
        linalg.yield %3 : f32
      }
    return %reduced : tensor<?x?xf32>
  }
}

