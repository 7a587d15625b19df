// bufdiff-profile: cfg
// bufdiff-choices: 306acbdd72a0e6a5df223c66bb37697d32cbe4bf5c7a7195c687e4dc8f8aa69a3108d87a56f85211
// bufdiff-choices: d68c96dab3bac461fb79cb6b5eb8b31e8f3b02c6c3e1414e190c82eed661e256dba2615e15b9eab6
// bufdiff-choices: 342cdede0b1fc9d9c101ef90449c2ff66632c28f234c73a7318df7c64e781d64b6890e59b1d30df2
// bufdiff-choices: 59a462c27f775b372e8489626782ef3bfafc1f1ba23e09b3dee721bb6946a51e2c87770fc6c884f2
// bufdiff-choices: ac3b390e5c5d03c725b97f2a0df36d66b04264bfaac1ab168cd4cab03e7ad44943375d93a245426e
// bufdiff-choices: 5d11c1038e90252707f7875e050ef2c24329587f02f20b76c5013b363e0198655130861b2b86a786
// bufdiff-choices: 0f48d031e832e1a461f6a92a75e9b6a53ad17208dc32047cc2
// bufdiff-features: 909 989 1502 2898 3087 4211 4958 5973 8030 8818 9972 10318 10384 12170 12403
// bufdiff-features: 13233 14454 15424 15440 15742 15751 15903 16682 19100 20023 20385 20717 21522
// bufdiff-features: 22280 22485 24826 25297 25388 25818 26568 26940 27048 27056 27825 28724 28807
// bufdiff-features: 28877 29001 29151 29590 29968 30293 30707 33251 33915 34069 34167 34322 34623
// bufdiff-features: 34647 35403 36784 36901 38394 38783 39747 40044 40132 40479 40712 42282 42344
// bufdiff-features: 42728 42860 43098 44522 44918 46203 46832 46995 49097 49370 49635 50022 51341
// bufdiff-features: 52062 52322 52516 52558 52807 52900 52958 53469 54385 54651 55185 55622 55887
// bufdiff-features: 56116 56339 56814 57021 57103 57548 57718 57923 58190 59070 59448 59538 60400
// bufdiff-features: 60435 60816 61180 61302 61457 61556 61699 62450 62701 63071 63431 63642 64119
// bufdiff-features: 64959 65478 66327 66422 68355 68782 69329 69449 69875 71169 71595 72413 72674
// bufdiff-features: 73289 73455 73802 74057 74201 74362 75921 77050 77428 77617 78283 78430 78703
// bufdiff-features: 79389 79462 80895 81572 81736 81814 82267 83071 83548 83640 83672 84090 84567
// bufdiff-features: 84585 84635 85134 86125 86844 89212 89780 91627 92037 92431 92453 92488 92647
// bufdiff-features: 93255 93908 94075 94981 95106 95285 96244 96989 97318 97666 97864 97924 98501
// bufdiff-features: 98879 99009 99221 99969 100059 100085 100650 101983 103490 104096 104303 104315
// bufdiff-features: 104850 104931 105423 105642 105857 105914 106398 107035 107425 108038 108977
// bufdiff-features: 109086 109125 109327 110058 110854 111721 112065 112929 113020 115026 115471
// bufdiff-features: 116857 117235 117336 118564 119588 119876 119885 121252 121394 121467 121632
// bufdiff-features: 121682 122183 122367 124448 124546 124657 125623 125971 126370 127071 128157
// bufdiff-features: 128713 128768 128916 129435 130173
module {
  func.func @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<4x3xf64>, f64, f64) {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [4, 3] [1, 1] : tensor<4x3xf64> to tensor<4x3xf64>
    %0 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %arg0) -> (tensor<4x3xf64>) {
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0] [2, 3] [1, 1] : tensor<4x3xf64> to tensor<2x3xf64>
      %extracted_slice_1 = tensor.extract_slice %extracted_slice[2, 0] [2, 3] [1, 1] : tensor<4x3xf64> to tensor<2x3xf64>
      %cst_2 = arith.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
      %2 = linalg.select ins(%cst_2, %extracted_slice_0, %extracted_slice_1 : tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) outs(%extracted_slice_0 : tensor<2x3xf64>) -> tensor<2x3xf64>
      %c2 = arith.constant 2 : index
      %3 = arith.remui %arg2, %c2 : index
      %c1 = arith.constant 1 : index
      %cst_3 = arith.constant 0.000000e+00 : f64
      %inserted = tensor.insert %cst_3 into %extracted_slice_1[%3, %c1] : tensor<2x3xf64>
      %inserted_slice = tensor.insert_slice %2 into %extracted_slice[0, 0] [2, 3] [1, 1] : tensor<2x3xf64> into tensor<4x3xf64>
      %inserted_slice_4 = tensor.insert_slice %inserted into %inserted_slice[2, 0] [2, 3] [1, 1] : tensor<2x3xf64> into tensor<4x3xf64>
      %4 = tensor.empty() : tensor<f64>
      %cst_5 = arith.constant dense<-6.000000e+00> : tensor<f64>
      %5 = linalg.copy ins(%cst_5 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
      %extracted_slice_6 = tensor.extract_slice %arg3[%arg2, 0] [2, 3] [1, 1] : tensor<4x3xf64> to tensor<2x3xf64>
      %mapped = linalg.map ins(%inserted : tensor<2x3xf64>) outs(%extracted_slice_6 : tensor<2x3xf64>)
        (%in: f64, %init: f64) {
          linalg.yield %in : f64
        }
      %6 = linalg.max ins(%extracted_slice_6, %2 : tensor<2x3xf64>, tensor<2x3xf64>) outs(%mapped : tensor<2x3xf64>) -> tensor<2x3xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[%arg2, 0] [2, 3] [1, 1] : tensor<2x3xf64> into tensor<4x3xf64>
      }
    }
    %cst = arith.constant dense<[[7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]]> : tensor<1x4xf64>
    %cast = tensor.cast %cst : tensor<1x4xf64> to tensor<?x?xf64>
    %1:4 = call @f1(%cast) : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>, f64, f64)
    return %0, %1#0, %1#1, %arg0, %1#3, %1#2 : tensor<4x3xf64>, tensor<?x?xf64>, tensor<?x?xf64>, tensor<4x3xf64>, f64, f64
  }
  func.func private @f1(%arg0: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x2x?xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x2x?xf64>) -> tensor<?x2x?xf64>
    %reduced = linalg.reduce ins(%1 : tensor<?x2x?xf64>) outs(%arg0 : tensor<?x?xf64>) dimensions = [1] 
      (%in: f64, %init: f64) {
        %4 = arith.subf %in, %init : f64
        linalg.yield %4 : f64
      }
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf64> to tensor<?x?xf64>
    %2 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %3 = linalg.copy ins(%extracted_slice : tensor<?x?xf64>) outs(%2 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %cst_1 = arith.constant 3.000000e+00 : f64
    return %reduced, %3, %cst_1, %cst : tensor<?x?xf64>, tensor<?x?xf64>, f64, f64
  }
}

