// bufdiff-profile: loops
// bufdiff-choices: 6d100db791b0bc891a5bf9dd0645b34007b1910828ad1db5da4bf043212fd3ee266bc2147f91a781
// bufdiff-choices: 4d9ec121133d9ba32c3563a989d3cf0019356677ca9b319181cc6aa8c59823b3f2a7aededabdfe64
// bufdiff-choices: 7b47ec43d4e3135e297663df17626d630d3fe4713569c9ddae0a660f5cc3f1a3a8d8c0de877dd24d
// bufdiff-choices: 10012fa7cb35165170d6256ea8cac707537e8ec767611f5b42e5bed874c5e9b9187ce763386febdb
// bufdiff-choices: 63963d674c77153b19b60a72ba33098ce219ef6a1cd267b120b22bfdc8ede574ed876b0ccff4ca9c
// bufdiff-choices: 4141584693c606e4788169118a3a8ef2ae20e24d505c4a951c0b192ed2bbaebbe77eabf36489855e
// bufdiff-choices: 77901c393ae2479410496846bbf332badc8bffb03e72d9e0a27f5a3d04ee65b5661d2eea52
// bufdiff-features: 876 989 1621 2597 3579 3866 4984 5187 5456 5915 5973 6163 6363 6666 7851 9529
// bufdiff-features: 10147 12100 12667 13233 14015 15158 15440 15751 18322 19545 19606 20023 20133
// bufdiff-features: 20261 20332 20656 21161 21522 21868 22095 22221 22280 23600 23787 24826 25388
// bufdiff-features: 26023 26568 27048 27725 28349 28364 29968 30659 30707 30996 31876 32012 32379
// bufdiff-features: 32614 32615 32903 33132 34159 34167 34322 34564 34623 34647 36681 37251 37786
// bufdiff-features: 38206 38427 38702 38711 38783 39531 40166 40643 40712 41164 41362 41605 42282
// bufdiff-features: 42646 43098 43442 44816 45017 46203 46404 46995 47392 48667 49197 49635 50315
// bufdiff-features: 51752 51851 52085 52558 52900 52958 53252 55561 55887 57050 57499 57718 58602
// bufdiff-features: 59740 60222 60400 60686 61174 61302 61350 61848 62991 63071 63384 63800 64435
// bufdiff-features: 64959 66053 66320 66327 66422 66765 67237 67748 68355 68752 69329 69332 69437
// bufdiff-features: 69987 71169 71434 71709 71928 72629 73140 73725 73802 74057 74362 74507 74617
// bufdiff-features: 76339 76700 77307 78453 78703 79389 79972 80089 80894 81238 81556 82011 82135
// bufdiff-features: 82317 83493 83525 83697 84585 84990 85509 86031 86125 86144 86844 87055 87495
// bufdiff-features: 87563 88008 88732 89780 90025 90070 90082 90088 90097 90141 90198 91333 92229
// bufdiff-features: 93255 95285 95705 96323 96421 96562 97318 97615 97736 97864 97924 98201 99009
// bufdiff-features: 99221 99243 99383 99568 99757 100025 100650 100720 101187 102600 104303 104405
// bufdiff-features: 104439 104796 104931 105642 105914 106037 106398 107282 107728 108169 108653
// bufdiff-features: 109086 109125 109408 109732 110162 110322 112065 112929 113836 114308 114965
// bufdiff-features: 115471 115718 116312 116977 117222 117235 119138 119588 119822 120488 120706
// bufdiff-features: 121059 121132 121250 121394 121467 121835 122227 124237 124448 124657 125265
// bufdiff-features: 126179 126441 127427 128768 129559 129946 129955 130294 130484 130488 130602
module {
  func.func @main(%arg0: tensor<2x0xf32>, %arg1: tensor<2x3x2xf32> {bufferization.writable = false}, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<2x3x2xf32>, tensor<?x?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<2x?x?xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2x?x?xf32>) outs(%arg2 : tensor<?x?xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %3 = arith.maximumf %in, %init : f32
        linalg.yield %3 : f32
      }
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x?x?xf32> into tensor<2x?xf32>
    vector.print %cst : f32
    %cst_1 = arith.constant dense<[[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]], [[1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01]]]> : tensor<2x3x2xf32>
    %2:2 = call @f2(%arg2, %cst_1, %cst) : (tensor<?x?xf32>, tensor<2x3x2xf32>, f32) -> (tensor<2x3x2xf32>, tensor<?x?xf32>)
    return %reduced, %2#0, %2#1, %cst : tensor<?x?xf32>, tensor<2x3x2xf32>, tensor<?x?xf32>, f32
  }
  func.func @f1(%arg0: tensor<?x?x2xf32>, %arg1: f32, %arg2: tensor<3x3xf32>) -> (tensor<2x?x?xf32>, f32) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x2xf32>
    %1 = arith.index_cast %dim : index to i32
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x2xf32>
    %2 = arith.index_cast %dim_0 : index to i32
    %from_elements = tensor.from_elements %c2_i32, %1, %2 : tensor<3xi32>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<?x?x2xf32>, tensor<3xi32>) -> tensor<2x?x?xf32>
    return %reshape, %arg1 : tensor<2x?x?xf32>, f32
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<2x3x2xf32>, %arg2: f32) -> (tensor<2x3x2xf32>, tensor<?x?xf32>) {
    %0 = linalg.copy ins(%arg1 : tensor<2x3x2xf32>) outs(%arg1 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<2x3x2xf32>) {
      %2:2 = func.call @both2(%0, %0) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>)
      %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %3 = arith.cmpi uge, %dim, %c1 : index
      scf.if %3 {
      }
      %cast = tensor.cast %0 : tensor<2x3x2xf32> to tensor<?x?x2xf32>
      %c3 = arith.constant 3 : index
      %4 = tensor.empty(%c3, %c3) : tensor<?x?xf32>
      %cst = arith.constant 3.000000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_0 = tensor.cast %5 : tensor<?x?xf32> to tensor<3x3xf32>
      %6:2 = func.call @f1(%cast, %arg2, %cast_0) : (tensor<?x?x2xf32>, f32, tensor<3x3xf32>) -> (tensor<2x?x?xf32>, f32)
      %7 = tensor.empty() : tensor<2x2x2xf32>
      %cst_1 = arith.constant 1.000000e+00 : f32
      %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
      %9 = linalg.batch_matmul ins(%6#0, %8 : tensor<2x?x?xf32>, tensor<2x2x2xf32>) outs(%arg4 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      scf.yield %9 : tensor<2x3x2xf32>
    }
    return %1, %arg0 : tensor<2x3x2xf32>, tensor<?x?xf32>
  }
  func.func private @both2(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x3x2xf32>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<2x3x2xf32>) outs(%arg0 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %cst = arith.constant dense<2.000000e+00> : tensor<3x1xf32>
    %1 = linalg.depthwise_conv_1d_ncw_cw ins(%arg1, %cst : tensor<2x3x2xf32>, tensor<3x1xf32>) outs(%arg1 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %0, %1 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
  }
}

