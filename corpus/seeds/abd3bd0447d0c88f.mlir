// bufdiff-profile: cfg
// bufdiff-choices: 7e8bda1f96d24a500ee46d3994c3b812428f602cfb269de637dcae4ab1a67f7bf5dd1cd075e1e734
// bufdiff-choices: 766949225b9a700613b29f8b47cc76afae86212b6d110ce4a291206d8da7b3ac6714d6c1c360daf2
// bufdiff-choices: 86fefd5116386f2ee6495974493156a75d2291d51b5b17dc788abf5806a328c05625c0d85a8e1159
// bufdiff-choices: 84e973f8eb238415e2c1c0dc351b84e69ebe1c47887aab7a8b3ecb66b56a98ed5472c597a6c1fcd0
// bufdiff-choices: 596fb7f46277ec1c5a5e515fcf935d6d1b6d54acd0e4cc8cabcd1aa4e4620854a7607dcf87d3168f
// bufdiff-choices: 4b48b1f4a7a7b9af26258c80b877fd2a70f63f30f08e24743235993707f6aecf3e9167479d0f957e
// bufdiff-choices: 4e0ac8e27a5a46e3d1e0da788f1b8060cac8ebd3f182421d8c5975db81edb973b6ebae03905f948c
// bufdiff-choices: 48f70f422db5e82cdb31cb0af96b37f7e886
// bufdiff-features: 2332 4752 6611 9189 9479 11037 11162 11825 12276 12932 13233 13382 13387 13784
// bufdiff-features: 15300 15671 15751 15903 16682 18249 18941 21522 22280 24092 24747 24842 25236
// bufdiff-features: 26568 26816 27543 28907 29590 29968 30666 31247 31756 34167 35163 35239 38202
// bufdiff-features: 39119 39706 40084 40712 41984 42344 42467 42984 43774 44505 44522 44625 45969
// bufdiff-features: 46203 51064 52062 52148 52558 52900 53180 53243 53252 54827 55656 56404 60302
// bufdiff-features: 60686 63800 64120 64235 66422 68355 68408 69965 71701 71980 72442 73388 73802
// bufdiff-features: 74010 74057 74255 74552 76915 77617 78283 78430 79126 81443 84727 85843 86125
// bufdiff-features: 86358 87834 87862 87895 88999 89780 89812 90198 90777 92159 92194 92492 93171
// bufdiff-features: 93255 94488 95407 98501 98919 99383 100025 100480 101523 102601 103056 104315
// bufdiff-features: 104790 104931 106321 106761 108012 108977 109643 111839 112929 113041 113801
// bufdiff-features: 114541 117183 117235 118884 119588 121538 123503 123883 124614 125211 125534
// bufdiff-features: 125702 125875 125971 126767 127533 130951 132204 135534 135543 136273 136684
// bufdiff-features: 136958 141850 142040 142991 144383 147375 147477 148647 151588 152668 153293
// bufdiff-features: 155465 155530 155898 156460 158120 158204 158640 158897 158996 160057 160756
// bufdiff-features: 161760 161846 165719 166455 167164 171358 171396 171884 173354 175691 176031
// bufdiff-features: 177211 177904 177928 178019 178067 178165 180207 181541 182543 184030 184386
// bufdiff-features: 184962 185252 185572 185747 186959 188441 188790 188845 189139 192151 192331
// bufdiff-features: 192422 192628 192771 192940 193242 193290 193747 193750 194714 195420 196031
// bufdiff-features: 196048 196349 197837 198460 199827 200273 200298 201059 202648 203000 204212
// bufdiff-features: 205359 205434 205689 207454 212111 213275 213531 214248 214744 214889 216705
// bufdiff-features: 217991 218657 220181 221089 222522 222614 222809 222972 222982 224989 225139
// bufdiff-features: 225827 226357 229512 229611 230573 230594 230640 231792 231994 235375 235433
// bufdiff-features: 236094 236986 240107 241225 241276 241308 242872 243137 246543 247062 247943
// bufdiff-features: 249841 250948 252101 252466 252539 253836 254548 254851 255487 255676 256247
// bufdiff-features: 257672 258378 259840 260875 261426
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: f64) -> (tensor<?xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<3x?x?xf64>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    %0 = memref.alloca_scope  -> (f64) {
      %concat = tensor.concat dim(0) %inserted_slice, %inserted_slice : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %dim_1 = tensor.dim %concat, %c0 : tensor<?xf32>
      %7 = tensor.empty(%dim_1) : tensor<?xf32>
      %cst_2 = arith.constant 1.000000e+00 : f32
      %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%concat, %8 : tensor<?xf32>, tensor<?xf32>) outs(%concat : tensor<?xf32>) -> tensor<?xf32>
      %cst_3 = arith.constant 1.000000e+10 : f64
      memref.alloca_scope.return %cst_3 : f64
    }
    %cst = arith.constant dense<[[[9.500000e+00, 1.250000e+01, 1.550000e+01], [1.850000e+01, 2.150000e+01, 2.450000e+01]], [[2.750000e+01, 3.050000e+01, 3.350000e+01], [3.650000e+01, 3.950000e+01, 4.250000e+01]], [[4.550000e+01, 4.850000e+01, 5.150000e+01], [5.450000e+01, 5.750000e+01, 6.050000e+01]]]> : tensor<3x2x3xf64>
    %cast = tensor.cast %cst : tensor<3x2x3xf64> to tensor<3x?x?xf64>
    %1 = call @f2(%arg0, %cast) : (tensor<?xf32>, tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %2 = arith.cmpf uno, %0, %arg1 : f64
    cf.cond_br %2, ^bb1, ^bb2(%inserted_slice : tensor<?xf32>)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%inserted_slice : tensor<?xf32>)
  ^bb2(%3: tensor<?xf32>):  // 2 preds: ^bb0, ^bb1
    %4 = tensor.empty() : tensor<4xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
    %6:3 = call @f1(%5) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>)
    return %3, %6#0, %6#1, %6#2, %arg0, %1, %cst_0 : tensor<?xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<3x?x?xf64>, f32
  }
  func.func @f2(%arg0: tensor<?xf32>, %arg1: tensor<3x?x?xf64>) -> tensor<3x?x?xf64> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<3x?x?xf64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg1, %c2 : tensor<3x?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<3x?x?xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    %2 = linalg.div ins(%arg1, %1 : tensor<3x?x?xf64>, tensor<3x?x?xf64>) outs(%arg1 : tensor<3x?x?xf64>) -> tensor<3x?x?xf64>
    return %2 : tensor<3x?x?xf64>
  }
  func.func @f1(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<4xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
    %extracted = tensor.extract %extracted_slice[] : tensor<f32>
    %cst = arith.constant 1.000000e+10 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    cf.cond_br %0, ^bb1(%broadcasted, %extracted_slice : tensor<4xf32>, tensor<f32>), ^bb2(%broadcasted, %extracted_slice : tensor<4xf32>, tensor<f32>)
  ^bb1(%1: tensor<4xf32>, %2: tensor<f32>):  // pred: ^bb0
    cf.br ^bb2(%1, %2 : tensor<4xf32>, tensor<f32>)
  ^bb2(%3: tensor<4xf32>, %4: tensor<f32>):  // 2 preds: ^bb0, ^bb1
    %5 = bufferization.alloc_tensor() copy(%4) : tensor<f32>
    %6 = bufferization.alloc_tensor() copy(%4) : tensor<f32>
    return %3, %5, %6 : tensor<4xf32>, tensor<f32>, tensor<f32>
  }
}

