// bufdiff-profile: idioms
// bufdiff-choices: 44a9a1ce96eace06f3cda8b39bf1b93de83cd6a3d48443e6a1a9e7061179a8baa2ae0152541241b7
// bufdiff-choices: 77ca3d8b2c738b99d983e7dacd71e97bb91f668ff4f83ba3e1f754800d944897ed4644033b030f7d
// bufdiff-choices: f6d04ba6334abd63adab5d7acc46b2871e87070add32b618d5dee76874839ac7bcd6bd3020aa39a7
// bufdiff-choices: 6246ff387397ae11c0782532a38a9f1a5a787de8a04b3c815e032608cde3e3486a825dbf37abbc5e
// bufdiff-choices: b0c0fa4c4f92dc0c4c8227780b822f576cca6befddb53780b02ae41200f309f5d715e1c65d45b985
// bufdiff-choices: c38dec52e6ad47a62f24fdc4f1bc8ec47e35dd0c774e1fe4d3b1f4ed70232804dbcabe5cff480aa1
// bufdiff-choices: 9cd1fbb46fe325f9534b440f121af54ad1eb19d337e230634ce0cb6fd0a2ae23b490372cceff8f96
// bufdiff-choices: adc1f3e6bf4934944d260e524e6b122c26729fe29b1fbe5aada9dda7a5e9cf1f521158b9f8a1b0b5
// bufdiff-choices: 8821220655114bebca141b757e1e6396e2c2c0cdd0f5fe1709d4951b2062897deb1b5d5574552edf
// bufdiff-choices: e904221bff2631250ea5
// bufdiff-features: 2718 4020 4752 4986 6611 9479 11162 12932 13233 14925 15751 15989 16086 16269
// bufdiff-features: 16682 16728 17193 18166 19086 22280 23749 24402 25078 25818 26087 26464 26536
// bufdiff-features: 26546 26568 26922 27725 28047 28738 29590 29968 31148 31857 33915 34167 36784
// bufdiff-features: 37183 38394 38783 39927 40394 40712 40924 41776 41984 42344 42412 42467 42858
// bufdiff-features: 43011 43092 43572 44505 44522 45310 45678 46034 46203 46208 47392 48974 49999
// bufdiff-features: 50080 50399 51415 52558 52774 52900 53180 53252 53469 54385 54998 55427 56404
// bufdiff-features: 56975 57548 58029 58290 58973 59115 59686 61628 61944 63470 63800 64119 64120
// bufdiff-features: 64201 64716 65478 66422 68355 68782 69121 71980 72629 72669 73289 73802 77617
// bufdiff-features: 78182 78283 78430 79539 79850 80150 81160 81316 81736 82552 84322 84585 84631
// bufdiff-features: 86125 87345 89780 90070 91289 91312 92194 92849 93255 93719 95096 95273 95407
// bufdiff-features: 95900 97582 98299 98501 99228 99383 99757 101296 101582 103644 104931 105239
// bufdiff-features: 105579 106683 107425 107783 109187 109932 110424 110454 111649 111990 112929
// bufdiff-features: 113927 115875 116425 116671 116728 116732 118576 119070 121682 123204 124956
// bufdiff-features: 125048 126398 127238 128817 128916 129946 131366 131544 132398 133084 133756
// bufdiff-features: 136056 137045 137235 138476 140940 141044 141891 142040 143536 144727 146512
// bufdiff-features: 146755 147156 147654 149681 150818 151936 153293 155143 155465 155644 155898
// bufdiff-features: 156191 156416 156460 157897 158120 158482 158897 159012 159251 159348 159421
// bufdiff-features: 159959 160505 160756 162971 164095 164602 165373 165719 166037 166303 169514
// bufdiff-features: 169927 170979 171116 171800 172926 173354 174281 174515 174856 176031 177167
// bufdiff-features: 177211 177355 177488 178067 178560 179280 180207 180699 181500 181522 181541
// bufdiff-features: 181673 183565 184030 185252 187697 188145 188200 188790 189178 190141 191888
// bufdiff-features: 192422 192771 193747 194134 196031 198460 198798 199773 199947 200358 200521
// bufdiff-features: 202229 202241 203352 203492 204212 204637 204797 205434 205689 206122 207081
// bufdiff-features: 207767 208765 209102 210461 212196 213275 213455 214484 215959 216712 217282
// bufdiff-features: 217419 217704 217899 218064 218516 218913 219413 219734 220284 220517 220713
// bufdiff-features: 221154 222767 224815 225827 226357 228808 229273 229803 229951 230640 230739
// bufdiff-features: 231155 231722 232911 233276 233533 234346 235325 235375 236336 236930 239237
// bufdiff-features: 240158 241281 242830 243546 245651 245723 246543 246895 248581 250732 252428
// bufdiff-features: 252466 252539 253670 253836 255394 255729 256112 256340 257513 257806 258331
// bufdiff-features: 258378 258867 259840
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func private @f2(%arg0: tensor<?x?x?xi64>) -> (tensor<?x?x?xi64>, tensor<?x?x?xi64>, tensor<?x?xi64>) {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<?x?x?xi64>
    %0 = scf.forall (%arg1, %arg2) in (3, %dim) shared_outs(%arg3 = %arg0) -> (tensor<?x?x?xi64>) {
      %c0_1 = arith.constant 0 : index
      %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?x?xi64>
      %c1 = arith.constant 1 : index
      %generated = tensor.generate %dim_2, %c1 {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        %8 = arith.index_cast %arg4 : index to i64
        %9 = arith.index_cast %arg5 : index to i64
        %10 = arith.index_cast %arg6 : index to i64
        %11 = arith.maxsi %8, %9 : i64
        %12 = arith.addi %11, %10 : i64
        %c4_i64 = arith.constant 4 : i64
        %13 = arith.divui %12, %c4_i64 : i64
        tensor.yield %13 : i64
      } : tensor<?x1x?xi64>
      %inserted_slice_3 = tensor.insert_slice %generated into %arg0[0, %c2, 0] [%dim_2, 1, %c1] [1, 1, 1] : tensor<?x1x?xi64> into tensor<?x?x?xi64>
      %cst = arith.constant -1.000000e+00 : f64
      %from_elements = tensor.from_elements %cst : tensor<f64>
      %5:3 = func.call @f1(%from_elements, %from_elements) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<2xf64>)
      %6 = tensor.empty(%dim_2) : tensor<?xi64>
      %c2_i64 = arith.constant 2 : i64
      %7 = linalg.fill ins(%c2_i64 : i64) outs(%6 : tensor<?xi64>) -> tensor<?xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg3[0, %arg1, %arg2] [%dim_2, 1, 1] [1, 1, 1] : tensor<?xi64> into tensor<?x?x?xi64>
      }
    }
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x?xi64>
    %c3 = arith.constant 3 : index
    %1 = arith.remui %dim, %c3 : index
    %2 = arith.minui %dim, %c2 : index
    %3 = tensor.empty(%dim_0, %2) : tensor<?x?xi64>
    %c127_i64 = arith.constant 127 : i64
    %4 = linalg.fill ins(%c127_i64 : i64) outs(%3 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %inserted_slice = tensor.insert_slice %4 into %arg0[0, %1, 0] [%dim_0, 1, %2] [1, 1, 1] : tensor<?x?xi64> into tensor<?x?x?xi64>
    return %0, %inserted_slice, %4 : tensor<?x?x?xi64>, tensor<?x?x?xi64>, tensor<?x?xi64>
  }
  func.func private @f1(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<2xf64>) {
    %mapped = linalg.map ins(%arg1, %arg1 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>)
      (%in: f64, %in_2: f64, %init: f64) {
        %7 = arith.negf %in : f64
        %8 = arith.addf %7, %in_2 : f64
        linalg.yield %8 : f64
      }
    %cst = arith.constant dense<-0.000000e+00> : tensor<f64>
    %mapped_0 = linalg.map ins(%mapped, %cst, %mapped : tensor<f64>, tensor<f64>, tensor<f64>) outs(%mapped : tensor<f64>)
      (%in: f64, %in_2: f64, %in_3: f64, %init: f64) {
        %7 = arith.minimumf %in, %in_2 : f64
        %8 = arith.cmpf one, %7, %in_3 : f64
        %9 = arith.select %8, %7, %in_3 : f64
        linalg.yield %9 : f64
      }
    %0 = tensor.empty() : tensor<2xf64>
    %cst_1 = arith.constant 7.250000e+00 : f64
    %1 = linalg.fill ins(%cst_1 : f64) outs(%0 : tensor<2xf64>) -> tensor<2xf64>
    %2 = tensor.empty() : tensor<2xf64>
    %3 = linalg.fill ins(%cst_1 : f64) outs(%2 : tensor<2xf64>) -> tensor<2xf64>
    %4 = linalg.dot ins(%1, %3 : tensor<2xf64>, tensor<2xf64>) outs(%mapped_0 : tensor<f64>) -> tensor<f64>
    %5 = tensor.empty() : tensor<f64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%mapped : tensor<f64>) outs(%5 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = arith.negf %in : f64
      %8 = arith.addf %7, %cst_1 : f64
      linalg.yield %8 : f64
    } -> tensor<f64>
    return %4, %6, %1 : tensor<f64>, tensor<f64>, tensor<2xf64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: i64, %arg2: i64, %arg3: i64) -> (tensor<?x?x?xi64>, tensor<?x?xi64>, tensor<?x?x?xi64>, tensor<?x1x3x3xi64>, tensor<?x?x?xi64>, i64, i64) {
    %0 = tensor.empty() : tensor<1x3x3xi64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %cast = tensor.cast %1 : tensor<1x3x3xi64> to tensor<?x?x?xi64>
    %2:3 = call @f2(%cast) : (tensor<?x?x?xi64>) -> (tensor<?x?x?xi64>, tensor<?x?x?xi64>, tensor<?x?xi64>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2#1, %c1 : tensor<?x?x?xi64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %2#1, %c2 : tensor<?x?x?xi64>
    %expanded = tensor.expand_shape %2#1 [[0, 1], [2], [3]] output_shape [%c1, %c1, %dim, %dim_0] : tensor<?x?x?xi64> into tensor<?x?x?x?xi64>
    %mapped = linalg.map ins(%expanded : tensor<?x?x?x?xi64>) outs(%expanded : tensor<?x?x?x?xi64>)
      (%in: i64, %init: i64) {
        linalg.yield %in : i64
      }
    %collapsed = tensor.collapse_shape %mapped [[0, 1], [2], [3]] : tensor<?x?x?x?xi64> into tensor<?x?x?xi64>
    %3 = tensor.empty() : tensor<1x1x3x3xi64>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?x?xi64>) outs(%3 : tensor<1x1x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %9 = arith.minsi %in, %arg1 : i64
      linalg.yield %9 : i64
    } -> tensor<1x1x3x3xi64>
    %c0 = arith.constant 0 : index
    %dim_1 = tensor.dim %2#1, %c0 : tensor<?x?x?xi64>
    %dim_2 = tensor.dim %2#1, %c1 : tensor<?x?x?xi64>
    %c3 = arith.constant 3 : index
    %expanded_3 = tensor.expand_shape %2#1 [[0], [1], [2, 3]] output_shape [%dim_1, %dim_2, %c3, %c1] : tensor<?x?x?xi64> into tensor<?x?x?x?xi64>
    %extracted_slice = tensor.extract_slice %expanded_3[0, 1, 0, 0] [1, 1, %c3, 1] [1, 1, 1, 1] : tensor<?x?x?x?xi64> to tensor<1x1x?x1xi64>
    %cast_4 = tensor.cast %extracted_slice : tensor<1x1x?x1xi64> to tensor<1x1x3x1xi64>
    %inserted_slice = tensor.insert_slice %cast_4 into %expanded_3[%c0, %c0, 0, 0] [1, 1, 3, 1] [1, 1, 1, 1] : tensor<1x1x3x1xi64> into tensor<?x?x?x?xi64>
    %collapsed_5 = tensor.collapse_shape %inserted_slice [[0], [1], [2, 3]] : tensor<?x?x?x?xi64> into tensor<?x?x?xi64>
    %5 = tensor.empty() : tensor<1x4x3xi64>
    %6 = linalg.fill ins(%arg2 : i64) outs(%5 : tensor<1x4x3xi64>) -> tensor<1x4x3xi64>
    %7 = tensor.empty() : tensor<2xi64>
    %8 = linalg.pooling_nwc_max ins(%6, %7 : tensor<1x4x3xi64>, tensor<2xi64>) outs(%collapsed_5 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %extracted = tensor.extract %2#1[%c0, %c1, %c1] : tensor<?x?x?xi64>
    %cast_6 = tensor.cast %4 : tensor<1x1x3x3xi64> to tensor<?x1x3x3xi64>
    return %2#0, %2#2, %collapsed, %cast_6, %8, %extracted, %arg1 : tensor<?x?x?xi64>, tensor<?x?xi64>, tensor<?x?x?xi64>, tensor<?x1x3x3xi64>, tensor<?x?x?xi64>, i64, i64
  }
}

