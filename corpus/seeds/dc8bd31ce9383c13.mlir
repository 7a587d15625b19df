// bufdiff-profile: cfg
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107de18417e05d749242b431799d7f01abaa3e80eb60fdd4d291a3c975015a
// bufdiff-choices: b7f476af9666212c681b606318590d8f662a1965fe6787f7a9eb384917b3f858d042f1bbce662b69
// bufdiff-choices: e7f1f515c93dafcefc613602da95e7dc0100ef74a562c6c8ed12acdd8ff6add89ff5cd972bb4b96e
// bufdiff-choices: a15853476e8fb0829ffd198084c44309327544f918b16aaeea97d3dcbebf42cb1e0a3b6506504967
// bufdiff-choices: ce782d0189
// bufdiff-features: 2320 4552 4987 5297 6363 6611 9238 9479 10181 10476 11162 11759 12093 13233
// bufdiff-features: 13424 15671 15751 15903 16269 16417 16682 18166 18249 18880 19100 19302 19419
// bufdiff-features: 19442 21522 22280 23787 24259 26546 26716 26803 27644 27766 29590 30666 31501
// bufdiff-features: 31750 31756 32421 32929 34167 36784 37007 37183 39343 39706 39927 41456 41679
// bufdiff-features: 41984 42467 43047 43307 43774 43974 44132 44522 46203 47200 47392 47900 48598
// bufdiff-features: 49657 50480 51791 52062 52558 52807 52900 54658 55377 55757 56404 59764 60417
// bufdiff-features: 61128 62890 63071 63800 64120 64235 66529 67000 67198 67609 68355 69817 70586
// bufdiff-features: 71306 71904 72363 72450 72458 73041 73150 73289 73643 73802 74057 74163 76953
// bufdiff-features: 77617 78283 78345 78430 81736 82135 84922 85843 86125 86159 88000 88337 88732
// bufdiff-features: 89780 89812 90097 90585 90723 90777 90899 91013 91027 91074 92022 93255 93542
// bufdiff-features: 95407 97059 97715 98501 99383 101256 101894 102809 104790 104931 104958 105902
// bufdiff-features: 108108 109055 109187 110780 112756 112929 114783 116253 116302 117235 118884
// bufdiff-features: 120650 121249 124123 124694 125536 126932 128370 130671 132204 132374 138443
// bufdiff-features: 141238 141387 141740 142040 142509 144923 145224 146441 146512 149127 151400
// bufdiff-features: 153293 153957 154946 155898 156460 157579 158120 159796 160530 160756 160983
// bufdiff-features: 161065 162740 163581 164472 164602 165106 165695 165719 166455 167086 167164
// bufdiff-features: 167467 168833 168858 169224 169585 169648 170469 170799 171053 174374 177488
// bufdiff-features: 177904 178067 178121 178165 178765 179442 180469 180629 180696 183290 183483
// bufdiff-features: 184030 185067 188136 188441 188845 192422 192595 192602 192628 192771 193290
// bufdiff-features: 194158 194551 194682 195077 195246 195420 196031 196212 196349 197392 197837
// bufdiff-features: 197960 199000 199738 199827 200793 201601 202085 202241 204023 204949 205434
// bufdiff-features: 208017 210022 210406 210461 211283 212779 213254 213275 214197 214248 214744
// bufdiff-features: 215959 216705 218064 219393 219413 219655 220517 221162 222638 222809 225827
// bufdiff-features: 225973 225985 226357 226538 227194 227345 228058 229266 229699 230081 230477
// bufdiff-features: 230640 233401 235433 236094 236238 239237 239653 239830 240100 240158 242900
// bufdiff-features: 244408 244540 245272 245673 246107 246543 248448 250415 250454 250917 251957
// bufdiff-features: 252466 252539 255654 256112 257672 258066 258317 258808 258994 259528 259703
// bufdiff-features: 259805 259840 260971 261244 261572
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module {
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.abs ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %3 = arith.cmpf oeq, %extracted, %cst_0 : f32
    %4 = arith.select %3, %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%expanded : tensor<1xf32>) {
    ^bb0(%out: f32):
      %1 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%1] : tensor<1xf32>
      %cst = arith.constant -0.000000e+00 : f32
      %2 = arith.cmpf one, %extracted, %cst : f32
      %3 = arith.select %2, %extracted, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<1xf32>
    return %arg0 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<2x1x2x1x1xf32>, tensor<2x1x2x1x1xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %arg1, %cst, %cst_0, %cst_1 : tensor<2x1x2x1x1xf32>
    %0 = tensor.empty() : tensor<2x1x2x2x1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x1x2x2x1xf32>) -> tensor<2x1x2x2x1xf32>
    %2 = tensor.empty() : tensor<1x1x2xf32>
    %3 = linalg.pooling_ndhwc_min ins(%1, %2 : tensor<2x1x2x2x1xf32>, tensor<1x1x2xf32>) outs(%from_elements : tensor<2x1x2x1x1xf32>) -> tensor<2x1x2x1x1xf32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst_2 into %arg0[] : tensor<f32>
    %4 = bufferization.alloc_tensor() copy(%from_elements) : tensor<2x1x2x1x1xf32>
    return %inserted, %3, %4 : tensor<f32>, tensor<2x1x2x1x1xf32>, tensor<2x1x2x1x1xf32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %splat = tensor.splat %cst : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%c0, %arg0, %arg1 : index, tensor<f32>, tensor<f32>)
  ^bb1(%0: index, %1: tensor<f32>, %2: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %0, %c2 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %generated = tensor.generate  {
      %7 = arith.cmpf ogt, %cst, %cst : f32
      %8 = arith.select %7, %cst, %cst : f32
      tensor.yield %8 : f32
    } : tensor<f32>
    %4 = call @f1(%generated) : (tensor<f32>) -> tensor<f32>
    %5 = arith.addi %0, %c1 : index
    %6 = linalg.tanh ins(%4 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    cf.br ^bb1(%5, %2, %6 : index, tensor<f32>, tensor<f32>)
  ^bb3:  // pred: ^bb1
    return %1, %splat : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2x1x2x1x1xf32>, tensor<2x1x2x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0:2 = call @f3(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst = arith.constant -0.000000e+00 : f32
    %1:3 = call @f2(%arg1, %cst) : (tensor<f32>, f32) -> (tensor<f32>, tensor<2x1x2x1x1xf32>, tensor<2x1x2x1x1xf32>)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1#2[0, %c0, 0, 0, 0] [%c2, %c1, %c2, 1, %c1] [1, 1, 1, 1, 1] : tensor<2x1x2x1x1xf32> to tensor<?x?x?x1x?xf32>
    %cast = tensor.cast %1#2 : tensor<2x1x2x1x1xf32> to tensor<2x?x2x1x1xf32>
    %inserted_slice = tensor.insert_slice %cast into %1#2[%c0, %c0, 0, %c0, 0] [2, %c1, 2, 1, 1] [1, 1, 1, 1, 1] : tensor<2x?x2x1x1xf32> into tensor<2x1x2x1x1xf32>
    %extracted = tensor.extract %extracted_slice[%c1, %c0, %c1, %c0, %c0] : tensor<?x?x?x1x?xf32>
    vector.print %extracted : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %extracted, %cst_0 : f32
    %3 = arith.index_castui %2 : i1 to index
    cf.br ^bb1(%c0, %arg1, %1#2 : index, tensor<f32>, tensor<2x1x2x1x1xf32>)
  ^bb1(%4: index, %5: tensor<f32>, %6: tensor<2x1x2x1x1xf32>):  // 2 preds: ^bb0, ^bb2
    %7 = arith.cmpi ult, %4, %3 : index
    cf.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = arith.addi %4, %c1 : index
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%5 : tensor<f32>) {
    ^bb0(%out: f32):
      %13 = arith.minimumf %out, %extracted : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %10 = vector.transfer_read %1#2[%c0, %c0, %3, %c0, %c0], %extracted : tensor<2x1x2x1x1xf32>, vector<2xf32>
    %11 = vector.transfer_write %10, %6[%3, %c0, %3, %c0, %c0] : vector<2xf32>, tensor<2x1x2x1x1xf32>
    cf.br ^bb1(%8, %9, %11 : index, tensor<f32>, tensor<2x1x2x1x1xf32>)
  ^bb3:  // pred: ^bb1
    %12 = call @f4(%5, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %12, %inserted_slice, %1#1, %1#0, %0#1, %0#0 : tensor<f32>, tensor<2x1x2x1x1xf32>, tensor<2x1x2x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

