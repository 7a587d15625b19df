// bufdiff-profile: types
// bufdiff-choices: 989d975e469fb85d51e964129d372eee77d179630ef6c78219cb9ebb9ca103d93d8edd20deac66d1
// bufdiff-choices: 8abf6dd4ea423f59c3b515907b87db8208cb16a02bf8f056c154ea3e747e577694b4bc829061a528
// bufdiff-choices: 5e11846255ace74065ac3d706be3f27ff02503b80e8db6192c18ec0bfe3d1a34f10da6180d50c260
// bufdiff-choices: 41ab533c074e236635d71c9e4f71e7e18a21dddc36fdc815b76cd2caf98c7bf21049a7c93d0f4016
// bufdiff-choices: 81204b3118a068465bebc42b276ee08d1693ac71e7f8ea1fab87a18099fa9cc1707472ed4a9facc2
// bufdiff-choices: 2aec8b495f956ab4e8520efaff4b5f07bf46d6e26b3b6ca6f9ee1b524c4f1cb94804ceb862ecf603
// bufdiff-choices: e57bf8c70d00de8ec1ede1f41bb2cb66c3a721e8b16abf59033ec66f50b1736ba2e9a15486592d6c
// bufdiff-choices: 60c05da2b8a18c9d608f6bf6f8d079a3a49ab0343bd0b2ea217a41c6f262a06746119cffd1057c64
// bufdiff-choices: f022
// bufdiff-features: 2887 2898 3866 6002 6611 9479 10069 11162 12638 12760 13233 13390 13915 14454
// bufdiff-features: 15751 15778 15957 16122 16455 16822 16960 18295 19172 19419 20023 20474 20749
// bufdiff-features: 21312 21382 22095 22280 23787 23929 24259 24402 26568 29968 30293 30666 33853
// bufdiff-features: 34167 36784 38204 38427 38783 38803 40311 40712 42467 42858 46203 47392 48360
// bufdiff-features: 48974 49657 50633 50894 51415 51564 52148 52558 52807 52900 53252 54135 54385
// bufdiff-features: 54998 57265 58303 58718 59291 62912 63071 63800 64120 64235 66422 66995 68355
// bufdiff-features: 69050 69236 70202 71168 72403 73289 74057 74507 75652 76463 76700 76953 78283
// bufdiff-features: 78430 78644 81736 82011 82135 84585 85843 86125 88732 89780 89812 90469 91074
// bufdiff-features: 91633 92194 92970 93255 95407 97924 98501 99383 101867 102809 103568 104682
// bufdiff-features: 104931 105579 107412 107425 107783 108012 109327 109732 110552 110780 111024
// bufdiff-features: 112929 114874 115337 115408 119340 121670 121707 123148 125908 126398 128916
// bufdiff-features: 129630 129849 130933 133103 134449 136269 136273 137045 138919 140479 143269
// bufdiff-features: 144485 144624 146016 146512 146753 147500 147712 148170 150580 150818 151758
// bufdiff-features: 153896 153957 155898 156460 157579 158120 159895 160349 160604 160756 162280
// bufdiff-features: 163581 163876 164472 165695 165719 167466 167614 168323 168815 168858 170211
// bufdiff-features: 171053 172976 173354 173422 173800 174170 175976 176891 177182 178067 178228
// bufdiff-features: 178785 181789 181959 182966 184030 185077 185252 186042 186959 187698 187949
// bufdiff-features: 188790 188845 191105 192422 192771 193297 193760 193773 194682 196031 197736
// bufdiff-features: 197837 197849 201059 201509 202241 202562 203746 204212 205434 205689 206393
// bufdiff-features: 207731 208604 209922 210022 210301 210406 210461 212375 213275 213499 215938
// bufdiff-features: 215959 217480 218635 222601 222809 222817 224222 225985 226357 226638 228390
// bufdiff-features: 228519 229266 230081 230293 230640 231330 233221 235375 236024 236930 239758
// bufdiff-features: 240158 241602 242887 244281 245784 246543 246783 247247 249984 252318 252466
// bufdiff-features: 252539 252814 254848 256235 257128 258906 259528 259840 261082 261091
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<6x6xf64>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<4x6xf64>) outs(%arg2 : tensor<4x6xf64>) -> tensor<4x6xf64>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant -1.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c3, %c2] : tensor<4x6xf64>
    %1:3 = call @f1(%inserted, %inserted) : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<6x6xf64>)
    return %1#1, %1#2 : tensor<4x6xf64>, tensor<6x6xf64>
  }
  func.func private @f1(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<6x6xf64>) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %arg0[%c1, %c5] : tensor<4x6xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %0 = arith.mulf %extracted, %cst : f64
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.addf %3, %5 : f64
      tensor.yield %6 : f64
    } : tensor<6x6xf64>
    %1 = linalg.matmul ins(%arg0, %generated : tensor<4x6xf64>, tensor<6x6xf64>) outs(%arg0 : tensor<4x6xf64>) -> tensor<4x6xf64>
    return %1, %arg1, %generated : tensor<4x6xf64>, tensor<4x6xf64>, tensor<6x6xf64>
  }
  func.func private @f3(%arg0: tensor<?x?xf64>, %arg1: f64) -> tensor<?x?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %0 = tensor.empty(%dim) : tensor<?x6xf64>
    %1 = arith.subf %arg1, %arg1 : f64
    %2 = linalg.fill ins(%1 : f64) outs(%0 : tensor<?x6xf64>) -> tensor<?x6xf64>
    %3 = linalg.erf ins(%2 : tensor<?x6xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %3 : tensor<?x?xf64>
  }
  func.func @main(%arg0: tensor<4x6xf64>, %arg1: tensor<4x?xf64> {bufferization.writable = false}, %arg2: tensor<?x?xf64>, %arg3: tensor<?x?xf64> {bufferization.writable = false}) -> (tensor<?x?xf64>, tensor<4x?xf64>, tensor<4x?xf64>, tensor<4x6xf64>, tensor<6x6xf64>, tensor<4x?xf64>, i1) {
    %cast = tensor.cast %arg0 : tensor<4x6xf64> to tensor<?x?xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %0 = call @f3(%cast, %cst) : (tensor<?x?xf64>, f64) -> tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<4x?xf64>
    %1 = tensor.empty(%dim) : tensor<4x?xf64>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %2 = arith.remui %dim, %c6 : index
    %extracted = tensor.extract %0[%c0, %2] : tensor<?x?xf64>
    %3 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<4x?xf64>) -> tensor<4x?xf64>
    %cst_0 = arith.constant -1.000000e+00 : f64
    %4 = arith.cmpf ule, %extracted, %cst_0 : f64
    %5 = arith.select %4, %arg1, %3 : tensor<4x?xf64>
    %6:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x?xf64>) outs(%3, %3 : tensor<4x?xf64>, tensor<4x?xf64>) {
    ^bb0(%in: f64, %out: f64, %out_3: f64):
      %10 = arith.negf %out_3 : f64
      %11 = arith.addf %10, %in : f64
      %12 = arith.maximumf %out, %extracted : f64
      linalg.yield %11, %12 : f64, f64
    } -> (tensor<4x?xf64>, tensor<4x?xf64>)
    %7 = tensor.empty() : tensor<4x6xf64>
    %8 = linalg.fill ins(%extracted : f64) outs(%7 : tensor<4x6xf64>) -> tensor<4x6xf64>
    %cast_1 = tensor.cast %0 : tensor<?x?xf64> to tensor<4x6xf64>
    %9:2 = call @f2(%8, %cast_1, %8) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<6x6xf64>)
    %cast_2 = tensor.cast %5 : tensor<4x?xf64> to tensor<?x?xf64>
    return %cast_2, %6#0, %6#1, %9#0, %9#1, %3, %4 : tensor<?x?xf64>, tensor<4x?xf64>, tensor<4x?xf64>, tensor<4x6xf64>, tensor<6x6xf64>, tensor<4x?xf64>, i1
  }
}

