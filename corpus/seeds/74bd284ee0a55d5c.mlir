// bufdiff-profile: slices
// bufdiff-choices: 3d50cc47b799b30b31ee6d02062ccd9a2a73e80a6416d9f1898d59027c1ad7d3fdb9352487efc82f
// bufdiff-choices: 36ee22f092dc759dbbbaae924268893774a5d6e2af55eb812b2271e8707dd388996f5015307e465f
// bufdiff-choices: bf5ffd0e37f25819c1d1ca539327441359d52bc5ea69324ac90f99f237cc4125ffa6458ec57aad94
// bufdiff-choices: ccad64d9d2241cf7717eb6a2b7db0f345ed2c58d7aebc17c5fb27a77d037133094f8e317efbd13d7
// bufdiff-choices: fbb715ddb04e67e6c2b36a7f7dab15bc6ee00ef209c539030e6888e32a9b0cf0f49adf2110d4928b
// bufdiff-choices: e68f042d7fda24
// bufdiff-features: 429 2887 2898 5497 6002 6611 9443 9479 11162 11326 11408 11556 13233 13390
// bufdiff-features: 13549 13915 14454 14704 14925 15399 15671 15751 16960 20023 21382 22741 23004
// bufdiff-features: 24402 25729 26290 26464 26568 26922 28814 29864 29968 30666 32633 34167 36784
// bufdiff-features: 38427 38783 39955 40712 40753 42467 43442 46203 47242 48360 48598 48974 49259
// bufdiff-features: 49489 49999 50894 51415 52322 52558 52695 52807 52900 54471 54998 58024 59291
// bufdiff-features: 61375 62678 62912 63071 63800 64120 64235 66422 66995 67620 68355 69007 69965
// bufdiff-features: 71306 72629 73289 73802 73833 74057 74507 76328 76915 77617 78283 78430 78828
// bufdiff-features: 80150 80920 81281 81736 81940 82135 83194 84322 84585 85843 86125 88732 89110
// bufdiff-features: 89780 89812 90777 92194 92229 92976 93255 94961 95273 95407 96705 97715 97924
// bufdiff-features: 98196 98501 99757 100059 100342 100535 101264 101823 104931 106731 107412
// bufdiff-features: 107425 108012 108173 110552 111024 111578 112929 113041 116039 116471 117183
// bufdiff-features: 118163 124839 125699 125908 126442 126581 128916 129849 129946 130933 132322
// bufdiff-features: 133331 134279 136030 136056 136269 137045 137235 137482 138086 138919 139626
// bufdiff-features: 140479 141238 146512 146991 148647 150580 150905 151936 152551 152983 153293
// bufdiff-features: 153938 154216 154946 155675 155898 156460 156854 157034 157579 158120 158897
// bufdiff-features: 160756 162280 162318 162403 162799 162971 163044 163188 164396 164602 165057
// bufdiff-features: 165695 165719 167168 167614 168323 171913 172025 172666 172809 172926 173354
// bufdiff-features: 173800 174042 174094 178067 178558 181789 182283 184030 184863 185252 185723
// bufdiff-features: 186042 186202 186959 187560 187749 188790 190142 190520 191770 192422 192771
// bufdiff-features: 192920 193773 194134 196031 196349 197267 197736 197837 198460 198889 199854
// bufdiff-features: 200104 201059 202085 202241 203352 203746 204212 204620 205434 205689 205953
// bufdiff-features: 207731 208379 208765 209102 209910 210461 211534 213254 213275 215855 218480
// bufdiff-features: 219499 220098 221154 222601 222809 226357 226579 227368 227536 228291 228390
// bufdiff-features: 228936 229266 229273 230081 230436 231722 234387 235325 235375 236024 236053
// bufdiff-features: 239237 239241 239758 240158 241281 242872 243546 244281 245181 245229 245296
// bufdiff-features: 245723 245941 246543 246783 246966 248581 248599 251778 252161 252466 252539
// bufdiff-features: 253484 255705 256235 256538 258994 259510 259528 259573 259840 261082 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<?x3xf64>, tensor<3x3xf64>, tensor<?x?xf64>, tensor<3x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x3xf64>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c2, %c1] : tensor<3x3xf64>
    %0 = linalg.negf ins(%arg0 : tensor<3x3xf64>) outs(%arg0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %cast = tensor.cast %0 : tensor<3x3xf64> to tensor<?x3xf64>
    %1:3 = call @f1(%0, %cast) : (tensor<3x3xf64>, tensor<?x3xf64>) -> (tensor<?x3xf64>, tensor<?x3xf64>, tensor<?x3xf64>)
    %cast_0 = tensor.cast %1#2 : tensor<?x3xf64> to tensor<3x3xf64>
    %2:2 = call @f2(%cast_0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
    %cast_1 = tensor.cast %arg0 : tensor<3x3xf64> to tensor<?x?xf64>
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %cast_1, %c1 : tensor<?x?xf64>
    %expanded = tensor.expand_shape %cast_1 [[0, 1], [2]] output_shape [%c3, %c1, %dim] : tensor<?x?xf64> into tensor<?x?x?xf64>
    %3 = tensor.empty() : tensor<3x3x3xf64>
    %extracted_2 = tensor.extract %2#0[%c2, %c2] : tensor<3x3xf64>
    %4 = linalg.fill ins(%extracted_2 : f64) outs(%3 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %5 = linalg.batch_matmul ins(%expanded, %4 : tensor<?x?x?xf64>, tensor<3x3x3xf64>) outs(%expanded : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
    %collapsed = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<?x?x?xf64> into tensor<?x?xf64>
    %6 = tensor.empty(%c3) : tensor<3x?xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xf64>) outs(%6 : tensor<3x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<3x?xf64>
    return %1#1, %2#1, %collapsed, %7, %expanded, %5, %1#0 : tensor<?x3xf64>, tensor<3x3xf64>, tensor<?x?xf64>, tensor<3x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x3xf64>
  }
  func.func @f1(%arg0: tensor<3x3xf64>, %arg1: tensor<?x3xf64>) -> (tensor<?x3xf64>, tensor<?x3xf64>, tensor<?x3xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x3xf64>
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%dim, %c3) : tensor<?x?xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = call @pick1(%arg1, %1) : (tensor<?x3xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<?x3xf64>) -> tensor<?x3xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xf64>) outs(%arg1 : tensor<?x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.minimumf %in, %out : f64
      linalg.yield %8 : f64
    } -> tensor<?x3xf64>
    %5 = tensor.empty(%dim) : tensor<?x3xf64>
    %6 = linalg.copy ins(%3 : tensor<?x3xf64>) outs(%5 : tensor<?x3xf64>) -> tensor<?x3xf64>
    %7 = bufferization.alloc_tensor() copy(%arg1) : tensor<?x3xf64>
    return %6, %7, %4 : tensor<?x3xf64>, tensor<?x3xf64>, tensor<?x3xf64>
  }
  func.func private @pick1(%arg0: tensor<?x3xf64>, %arg1: tensor<?x?xf64>) -> tensor<?x?xf64> {
    %cast = tensor.cast %arg1 : tensor<?x?xf64> to tensor<?x3xf64>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf64> to tensor<?x3xf64>
    %mapped = linalg.map ins(%arg0, %cast, %cast_0 : tensor<?x3xf64>, tensor<?x3xf64>, tensor<?x3xf64>) outs(%arg0 : tensor<?x3xf64>)
      (%in: f64, %in_1: f64, %in_2: f64, %init: f64) {
        %0 = arith.minimumf %in, %in_1 : f64
        %1 = arith.subf %0, %in_2 : f64
        linalg.yield %1 : f64
      }
    return %arg1 : tensor<?x?xf64>
  }
  func.func private @f2(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
    %0 = tensor.empty() : tensor<3x3xf64>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c2, %c0] : tensor<3x3xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<3x3xf64>, tensor<3x3xf64>) outs(%arg0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    return %1, %2 : tensor<3x3xf64>, tensor<3x3xf64>
  }
}

