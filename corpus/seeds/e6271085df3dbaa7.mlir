// bufdiff-profile: cfg
// bufdiff-choices: 6ff7d0dc1190589d841408b6a22f9cec5fb282f78a9ae365b8793225ffe27aa7d9f8b15580926d89
// bufdiff-choices: 3bd1b30280eff440f312629a5797d32caabcbb62a136c27692104c8528dc777577dc930a4d383596
// bufdiff-choices: 80655a90aaad93a77dde164de57173114d91ea317c117049f6fae2ffdbad69f9810933be9fc52815
// bufdiff-choices: 50da87c4b92fb27a566355f33bb02d9f9b6adba6ad586f8aef357cd111f0842e81ed098e2c3d911c
// bufdiff-choices: afc027a5b7065806dcb20beceeb59b3cdf89b90182fc86774ee11e42a3e29d18982883c314d5bcb8
// bufdiff-choices: 182e03392bdeb04b4265ee7895871c159d64ad38e60e561000ea11e66c802e35355a9e90d2713c1b
// bufdiff-choices: 54b03f088c3a4b248383b0ff4fe76788a7844532f1ff267af0a73e4dafcd95
// bufdiff-features: 2332 2898 3497 6363 7384 9479 9791 10020 13233 14454 15671 15751 16960 18109
// bufdiff-features: 19164 22280 23600 23840 24402 25236 26568 28464 29968 30002 32809 34167 36784
// bufdiff-features: 40084 40712 41193 43053 45017 45147 46203 47392 47480 48974 49355 49635 49657
// bufdiff-features: 50604 50894 51851 52558 52900 53243 54546 54658 59145 59620 60417 60686 61969
// bufdiff-features: 63071 63800 64663 65726 66422 68355 72629 73387 73388 73802 74057 74255 74507
// bufdiff-features: 75115 76373 78283 78430 78992 81736 82011 82135 82254 86125 88732 89780 90066
// bufdiff-features: 90097 90550 90777 92159 92194 93255 95407 98501 99383 100569 101823 102610
// bufdiff-features: 104931 107412 107425 108038 108977 109643 110548 110552 110780 111839 112929
// bufdiff-features: 112973 113901 118784 119588 123012 123356 124254 124614 125875 125908 127788
// bufdiff-features: 128916 130602 133701 136056 137053 138919 139598 143896 144003 144469 145019
// bufdiff-features: 146512 147375 152014 153293 153896 154294 154779 154889 155465 155898 156154
// bufdiff-features: 156460 156522 158120 158897 159421 160756 165695 165719 168815 171358 173354
// bufdiff-features: 174270 174281 174602 177167 178067 184030 185572 186882 186959 188790 189674
// bufdiff-features: 192422 192771 193747 194063 195988 196031 196349 196571 197849 198729 200298
// bufdiff-features: 201059 202241 202814 203000 204212 204314 204945 205434 205689 207731 208556
// bufdiff-features: 208557 208797 208944 210096 210406 211439 213275 214621 215007 220387 221589
// bufdiff-features: 224049 225325 227838 228061 228390 229598 230594 230640 231994 233533 235375
// bufdiff-features: 235477 235730 236930 236986 240107 241308 243424 245380 246543 247495 248597
// bufdiff-features: 249341 252466 252539 255729 259840 261091
module {
  func.func @f2(%arg0: tensor<3x?xf64>) -> (tensor<3x?xf64>, tensor<?x?xf64>, tensor<3x?xf64>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xf64>
    %0 = tensor.empty(%dim) : tensor<3x?xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x?xf64>) -> tensor<3x?xf64>
    %2 = linalg.div ins(%arg0, %1 : tensor<3x?xf64>, tensor<3x?xf64>) outs(%arg0 : tensor<3x?xf64>) -> tensor<3x?xf64>
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c3, %dim) : tensor<?x?xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %2, %4, %1 : tensor<3x?xf64>, tensor<?x?xf64>, tensor<3x?xf64>
  }
  func.func @f1(%arg0: tensor<3x2xf64>, %arg1: tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<3x3x3xi32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 1.000000e+01 : f32
    %inserted = tensor.insert %cst into %arg1[%c1, %c2] : tensor<2x6xf32>
    %0 = bufferization.alloc_tensor() copy(%inserted) : tensor<2x6xf32>
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %c127_i32 = arith.constant 127 : i32
    %2 = linalg.fill ins(%c127_i32 : i32) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %3 = tensor.empty() : tensor<3x3x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2[%c0, %c2, %c2] : tensor<3x3x3xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %cst_0 = arith.constant dense<[[[4, 5, 6], [7, 8, 9]], [[10, 11, 12], [13, 14, 15]], [[16, 17, 18], [19, 20, 21]]]> : tensor<3x2x3xi32>
    %5 = linalg.quantized_batch_matmul ins(%4, %cst_0, %extracted, %extracted : tensor<3x3x2xi32>, tensor<3x2x3xi32>, i32, i32) outs(%2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    return %0, %5 : tensor<2x6xf32>, tensor<3x3x3xi32>
  }
  func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<?x6xf32>) -> (tensor<3x3x?xi32>, tensor<2x6xf32>, tensor<3x?xf64>, tensor<?x?xf64>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<2x6xf32>
    %0:2 = call @f1(%arg0, %cst) : (tensor<3x2xf64>, tensor<2x6xf32>) -> (tensor<2x6xf32>, tensor<3x3x3xi32>)
    %cast = tensor.cast %arg0 : tensor<3x2xf64> to tensor<3x?xf64>
    %1:3 = call @f2(%cast) : (tensor<3x?xf64>) -> (tensor<3x?xf64>, tensor<?x?xf64>, tensor<3x?xf64>)
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1#0[%c1, %c0] : tensor<3x?xf64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %2 = arith.cmpf olt, %extracted, %cst_0 : f64
    cf.cond_br %2, ^bb1(%1#2 : tensor<3x?xf64>), ^bb2
  ^bb1(%3: tensor<3x?xf64>):  // pred: ^bb0
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<2x3xf64>
    %cast_2 = tensor.cast %cst_1 : tensor<2x3xf64> to tensor<?x3xf64>
    %transposed = linalg.transpose ins(%cast_2 : tensor<?x3xf64>) outs(%3 : tensor<3x?xf64>) permutation = [1, 0] 
    cf.br ^bb3(%transposed : tensor<3x?xf64>)
  ^bb2:  // pred: ^bb0
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %5 = arith.index_cast %arg2 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %7 = arith.index_cast %arg3 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.minimumf %6, %8 : f64
      tensor.yield %9 : f64
    } : tensor<2x3xf64>
    %cast_3 = tensor.cast %generated : tensor<2x3xf64> to tensor<?x3xf64>
    %transposed_4 = linalg.transpose ins(%cast_3 : tensor<?x3xf64>) outs(%1#2 : tensor<3x?xf64>) permutation = [1, 0] 
    cf.br ^bb3(%transposed_4 : tensor<3x?xf64>)
  ^bb3(%4: tensor<3x?xf64>):  // 2 preds: ^bb1, ^bb2
    %cast_5 = tensor.cast %0#1 : tensor<3x3x3xi32> to tensor<3x3x?xi32>
    return %cast_5, %0#0, %1#2, %1#1 : tensor<3x3x?xi32>, tensor<2x6xf32>, tensor<3x?xf64>, tensor<?x?xf64>
  }
}

