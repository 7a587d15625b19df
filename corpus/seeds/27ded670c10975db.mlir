// bufdiff-profile: mixed
// bufdiff-choices: 8d1c2a2a299ef6905c90d7950cad343f2426102632513267260ad163989a64959e9ffeea07e7cc17
// bufdiff-choices: 185ff2edd5b094c550739a9afa5e221aa1cf94bcfe488996d505a37a8d1e9b03a6879adb730adbb5
// bufdiff-choices: e1f1c7582d9ab85257f9ccde2f530a7800a0d89a7831495367eb0105c5a9eb2ba3d7e0c824475b30
// bufdiff-choices: e466ecbbe0be604015405ac91893f2006da8ca2d9538bdfef776d86eff6e73f6dc663b347f8824ec
// bufdiff-choices: 9df0b2d9ea3dac4b39d0d1227b101d45ce89fb6956ef972723435bb29ebf97e029b03610d15cb7cb
// bufdiff-choices: 7f1ea8e8210246b3ef0d508531e7c00b5e8ae6a3e03b9c50c3a6428ffac2bd0bb881
// bufdiff-features: 45 989 1502 1710 1768 2786 4958 4967 4984 5075 5270 5973 6666 6986 7875 8452
// bufdiff-features: 9294 9302 10386 13233 13623 14703 14704 15440 15720 15751 15903 16106 16870
// bufdiff-features: 18521 18822 21395 21876 22095 22280 22374 23143 23169 23348 23707 23787 24044
// bufdiff-features: 24826 25297 25388 25651 25818 26087 26568 27048 27825 28907 29590 29968 30666
// bufdiff-features: 30707 33769 34069 34167 34322 34647 35507 36784 37786 38490 38783 39747 40044
// bufdiff-features: 40297 40712 41963 42282 42984 43098 43612 44093 44176 44943 46203 46832 46995
// bufdiff-features: 47392 47486 48208 48667 49635 50315 51045 51178 52062 52322 52558 52721 52900
// bufdiff-features: 52928 52958 53252 53791 53890 54651 55113 55185 55887 56024 56382 57401 57499
// bufdiff-features: 57548 57718 58190 58288 59070 59620 60138 60400 60686 61350 61556 63071 63610
// bufdiff-features: 64959 66327 66422 67748 68355 68782 69329 69987 71169 73140 73289 73455 73625
// bufdiff-features: 74057 74362 74617 74656 76498 76953 78180 78620 78703 79389 79726 81736 82135
// bufdiff-features: 82168 83797 84585 85843 86844 87563 87615 88048 88264 88732 88932 89780 92647
// bufdiff-features: 93255 95013 96986 97318 97864 99009 100059 100080 102694 103490 104303 104315
// bufdiff-features: 104952 105642 105701 105858 105914 106398 109086 109157 109467 109732 110153
// bufdiff-features: 110259 112709 112929 113020 113940 114849 115471 117206 117336 119588 119845
// bufdiff-features: 119940 121305 121394 121467 121626 121682 123110 124223 124448 125539 125702
// bufdiff-features: 127922 128768 129131 129435 130602
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.writable = false}, %arg1: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %arg1) -> (tensor<3xf32>) {
      %2:4 = func.call @f1(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>, f32, f32)
      %cst = arith.constant dense<1.500000e+00> : tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<3xf32>
      }
    }
    %extracted_slice = tensor.extract_slice %0[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %1:2 = call @f2(%0, %0, %cast) : (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    return %1#1, %1#0 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>, f32, f32) {
    %0 = linalg.square ins(%arg0 : tensor<3xf32>) outs(%arg1 : tensor<3xf32>) -> tensor<3xf32>
    %1 = tensor.empty() : tensor<2x2x1x1xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %3 = tensor.empty() : tensor<2x2x1x2xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<2x2x1x2xf32>) -> tensor<2x2x1x2xf32>
    %5 = linalg.mmt4d ins(%4, %4 : tensor<2x2x1x2xf32>, tensor<2x2x1x2xf32>) outs(%2 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %6 = tensor.empty() : tensor<2x2x1x1xf32>
    %7 = linalg.copy ins(%2 : tensor<2x2x1x1xf32>) outs(%6 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    return %5, %7, %cst_0, %cst : tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>, f32, f32
  }
  func.func @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %c2) : tensor<?x?xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %reduced = linalg.reduce ins(%1 : tensor<?x?xf32>) outs(%arg2 : tensor<?xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.maximumf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %reduced, %arg2 : tensor<?xf32>, tensor<?xf32>
  }
}

