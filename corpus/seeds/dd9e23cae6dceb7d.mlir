// bufdiff-profile: mixed
// bufdiff-choices: 2c5ad11736625276e8c711d2a9703184315dca3819ccdc61f4285ce9df201f3cb3f02a4e0013f653
// bufdiff-choices: 2c8111ce6d4c6ae8bf5485cbd5b58cf3dac19ee29a16c7ddcbcabceff95da4df29b96d5bb26222f0
// bufdiff-choices: 10bd066be4e6b1dae3cfe577229ea6535c2487b5a41dfa877ecdeabbbaacc893351eefcce7909242
// bufdiff-choices: bedb93598dfbd91815bc601f9a0e8701b612f1ae17f56df81379a12958888aeb81d66905f0c55bb7
// bufdiff-choices: 65fd7760bf28d0e2d71a54471a6ae06524454af0accb6f8c2a76349e69b91e02f6b1a18445ade6fd
// bufdiff-choices: 33601185b34013e8a4472355be
// bufdiff-features: 2455 2572 3123 4752 4967 5973 6118 6363 6405 7541 8134 8452 9479 10166 11162
// bufdiff-features: 12464 12770 13074 13233 13424 13639 15440 15593 15751 15903 16269 17259 18166
// bufdiff-features: 18463 18941 19100 19113 19545 19606 21646 22280 22416 22860 23874 24826 25388
// bufdiff-features: 26462 26568 26808 27048 27556 27704 27766 28579 29590 29684 29807 30593 30666
// bufdiff-features: 30811 30996 31692 32256 32615 33769 34159 34167 34647 35163 35554 36589 36681
// bufdiff-features: 36721 36784 37183 37251 37786 38227 38702 38783 39915 40070 40297 40479 40812
// bufdiff-features: 41436 41996 43098 43191 43442 43612 44816 46203 46832 46995 47093 47200 47762
// bufdiff-features: 48598 49454 50894 51211 52062 52346 52558 52573 52900 52958 53252 53469 54566
// bufdiff-features: 55887 56404 56629 57401 57718 57773 60313 60686 61556 61699 62218 63071 63384
// bufdiff-features: 63610 63929 64120 64235 64959 66320 66765 66788 68355 69987 71050 71306 71689
// bufdiff-features: 71701 71904 73150 73289 73802 74057 74362 76606 76915 76953 77317 77875 78283
// bufdiff-features: 78430 78594 78950 79099 79389 80046 80416 80812 80826 81443 81736 82135 83127
// bufdiff-features: 84585 84922 84962 85289 85843 86125 86622 86992 87495 88008 88337 89780 89812
// bufdiff-features: 90097 90441 91737 92194 94401 95285 96986 97318 98194 99009 99041 99383 99449
// bufdiff-features: 102601 104069 104580 104931 105970 107702 108012 108810 109086 109239 109736
// bufdiff-features: 110176 111800 112050 112917 112929 113868 114601 115471 115990 117235 118565
// bufdiff-features: 118769 121188 121394 121406 121467 121626 122724 122735 122764 123204 125040
// bufdiff-features: 125573 127770 127833 127834 127922 128332 128456 128768 129404 130292 130310
// bufdiff-features: 130500 130602
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<f32>, %arg2: memref<?xf64, 1>, %arg3: memref<4xf64, strided<[?], offset: ?>>, %arg4: memref<4xf64, strided<[?], offset: ?>, 1>) -> (tensor<4xf64>, tensor<1xf64>, tensor<?xf32>, tensor<4xf64>, tensor<f32>, tensor<1x?x?xf64>) {
    %cst = arith.constant dense<1.000000e+02> : tensor<4xf64>
    %0 = call @f1(%cst, %arg0) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %cst[%c0] [1] [1] : tensor<4xf64> to tensor<1xf64>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg1[] : tensor<f32>
      %2 = arith.extf %extracted : f32 to f64
      %cst_0 = arith.constant 1.000000e+10 : f64
      %3 = arith.divf %2, %cst_0 : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    %broadcasted = linalg.broadcast ins(%generated : tensor<f64>) outs(%cst : tensor<4xf64>) dimensions = [0] 
    %1:2 = call @f2(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<1x?x?xf64>)
    %cast = tensor.cast %reshape : tensor<1xf32> to tensor<?xf32>
    return %0, %extracted_slice, %cast, %broadcasted, %1#0, %1#1 : tensor<4xf64>, tensor<1xf64>, tensor<?xf32>, tensor<4xf64>, tensor<f32>, tensor<1x?x?xf64>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<1x?x?xf64>) {
    %0 = linalg.powf ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c1, %c2, %c1) : tensor<2x?x1x?x?xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<2x?x1x?x?xf64>) -> tensor<2x?x1x?x?xf64>
    %3 = tensor.empty() : tensor<2x2x2x3x2xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<2x2x2x3x2xf64>) -> tensor<2x2x2x3x2xf64>
    %5 = tensor.empty() : tensor<1x2x2x2x2xf64>
    %6 = linalg.fill ins(%cst : f64) outs(%5 : tensor<1x2x2x2x2xf64>) -> tensor<1x2x2x2x2xf64>
    %7 = linalg.conv_3d_ncdhw_fcdhw ins(%4, %6 : tensor<2x2x2x3x2xf64>, tensor<1x2x2x2x2xf64>) outs(%2 : tensor<2x?x1x?x?xf64>) -> tensor<2x?x1x?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2[%c1, 0, %c0, 0, 0] [1, 1, 1, %c2, %c1] [1, %c1, 1, 1, 1] : tensor<2x?x1x?x?xf64> to tensor<1x?x?xf64>
    return %0, %extracted_slice : tensor<f32>, tensor<1x?x?xf64>
  }
  func.func private @f1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %cst = arith.constant 1.000000e+10 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<4xf64>
    return %arg1 : tensor<4xf64>
  }
}

