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
// bufdiff-choices: a15853476e
// bufdiff-features: 76 472 706 1132 2684 3133 3579 5005 5973 6030 6351 6666 7060 8159 8204 9479
// bufdiff-features: 9823 10166 10819 11321 11556 12441 12638 13424 13852 14109 14485 14674 15536
// bufdiff-features: 15662 15671 15681 15750 15751 15903 16161 16269 16417 16455 16512 17098 17437
// bufdiff-features: 17470 18166 18232 18249 18952 19100 19545 19606 20127 21154 22221 22280 23874
// bufdiff-features: 24603 24682 25388 25735 26117 26663 27048 27343 27766 28047 29248 29590 29684
// bufdiff-features: 30666 30687 30996 33511 33749 33853 33985 34167 34564 34623 34647 35018 35097
// bufdiff-features: 36014 36394 36674 36681 37183 37251 37331 37786 37849 38202 38702 38783 39150
// bufdiff-features: 39706 40070 40286 40297 40712 41396 41954 41984 41996 42398 42465 42467 42715
// bufdiff-features: 43098 43302 43499 43774 44621 44816 44893 44994 45147 45272 46203 46257 46832
// bufdiff-features: 46995 47093 47311 47560 47731 47779 48598 49393 50016 50685 51894 52062 52322
// bufdiff-features: 52486 52558 52807 52900 52958 53951 53995 54005 54135 54417 54598 54683 54827
// bufdiff-features: 54964 55113 56087 56404 56873 56874 57718 57818 58024 58308 59347 60686 60897
// bufdiff-features: 61015 61350 61556 61699 62151 62218 62409 63071 63384 63610 64162 64235 64348
// bufdiff-features: 64959 65133 65560 65814 66489 66765 66931 67388 67506 68355 69875 70119 70255
// bufdiff-features: 70529 71169 71306 71742 71798 73289 73791 73926 74057 74336 74362 74617 76208
// bufdiff-features: 76953 77485 77680 78430 78811 78850 79279 79389 80436 81303 81493 81511 81707
// bufdiff-features: 82011 82094 82135 82203 82552 84268 84472 84585 84922 85633 85738 85843 85897
// bufdiff-features: 86125 86706 86844 86934 86992 87495 87563 87734 88008 88732 88833 89151 89178
// bufdiff-features: 89732 89780 90585 90777 91248 91258 91894 92182 92194 92259 92740 92835 93027
// bufdiff-features: 94178 94250 95136 95257 95285 95339 95407 96002 96464 96989 97053 97318 97736
// bufdiff-features: 98187 98340 99009 99383 99568 100455 101867 102204 102809 103134 103315 103339
// bufdiff-features: 103673 103925 104090 104446 104931 105970 106367 106607 107402 108108 108857
// bufdiff-features: 109076 109086 109187 109732 109923 110816 111839 112267 112756 112929 112978
// bufdiff-features: 113239 113940 114123 114308 114547 114601 115231 115391 115471 115801 116175
// bufdiff-features: 116254 117206 117506 119129 119293 119641 120049 120197 120372 120600 120655
// bufdiff-features: 120920 121000 121181 121394 121467 121561 121632 122764 122988 123446 124582
// bufdiff-features: 124839 125040 125616 125882 126048 126549 127306 127662 127711 127922 128143
// bufdiff-features: 128456 129517 129547 129630 129878 130054
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index, index) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = call @f2(%arg0, %cst, %arg0, %arg0) : (tensor<f32>, f32, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
    %extracted = tensor.extract %cst_0[] : tensor<f32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf ogt, %extracted, %cst_1 : f32
    %2 = arith.select %1, %0, %cst_0 : tensor<f32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %3 = arith.index_castui %1 : i1 to index
    %c4 = arith.constant 4 : index
    %4 = arith.remui %3, %c4 : index
    cf.br ^bb1(%c0, %cst_0, %cst_0 : index, tensor<f32>, tensor<f32>)
  ^bb1(%5: index, %6: tensor<f32>, %7: tensor<f32>):  // 2 preds: ^bb0, ^bb2
    %8 = arith.cmpi ult, %5, %4 : index
    cf.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = arith.addi %5, %c1 : index
    cf.br ^bb1(%9, %6, %7 : index, tensor<f32>, tensor<f32>)
  ^bb3:  // pred: ^bb1
    %generated = tensor.generate  {
      %cst_2 = arith.constant -0.000000e+00 : f32
      %12 = arith.divf %extracted, %cst_2 : f32
      tensor.yield %12 : f32
    } : tensor<f32>
    %10:3 = call @f3(%generated, %extracted, %generated) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, index)
    %extracted_slice = tensor.extract_slice %reshape[%c0] [1] [1] : tensor<1xf32> to tensor<f32>
    %11 = call @f4(%cst_0, %extracted_slice, %cst_0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %11, %10#1, %10#0, %2, %10#2, %4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, index, index
  }
  func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.exp ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = arith.cmpf olt, %extracted, %cst : f32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = linalg.ceil ins(%arg1 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = linalg.negf ins(%4 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    cf.br ^bb3(%2, %5 : tensor<f32>, tensor<f32>)
  ^bb2:  // pred: ^bb0
    %cst_0 = arith.constant dense<-2.500000e+00> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst_0 : tensor<2xf32>) outs(%arg2 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %8 = arith.maximumf %in, %init : f32
        linalg.yield %8 : f32
      }
    cf.br ^bb3(%arg1, %reduced : tensor<f32>, tensor<f32>)
  ^bb3(%6: tensor<f32>, %7: tensor<f32>):  // 2 preds: ^bb1, ^bb2
    return %arg2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<f32> {
    %0 = linalg.reciprocal ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  ml_program.global private mutable @g1(dense<-6.000000e+00> : tensor<f32>) : tensor<f32>
  ml_program.global private mutable @g0(dense<8.500000e+00> : tensor<f32>) : tensor<f32>
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    return %0, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, index) {
    %0 = linalg.fill ins(%arg1 : f32) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %cst = arith.constant dense<1.500000e+00> : tensor<f32>
      %2 = arith.cmpi ult, %arg3, %c1 : index
      scf.condition(%2) %arg3, %arg4 : index, tensor<f32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<f32>):
      %2 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %0) -> (tensor<f32>) {
        %extracted_0 = tensor.extract %arg6[] : tensor<f32>
        %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %arg4 : tensor<f32>, tensor<f32>) outs(%arg6 : tensor<f32>) {
        ^bb0(%in: f32, %in_1: f32, %out: f32):
          %7 = arith.cmpf olt, %in, %in_1 : f32
          %8 = arith.select %7, %in, %in_1 : f32
          linalg.yield %8 : f32
        } -> tensor<f32>
        scf.yield %6 : tensor<f32>
      }
      %3:2 = func.call @f1(%arg4, %arg4) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %4 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg4[] : tensor<f32>
      %5 = linalg.copy ins(%3#0 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %5 : index, tensor<f32>
    }
    return %1#1, %1#1, %1#0 : tensor<f32>, tensor<f32>, index
  }
}

