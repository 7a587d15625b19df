// bufdiff-profile: slices
// bufdiff-choices: db130d53d5d148c3b0ef1745b4e3609131ed956b7f79b404132f5e0714532fcd89e80ae52cae2e64
// bufdiff-choices: 3e16301270e883afc9bee1c1b6efe5e8f259c811f3fefd44f8b30c44589ac070a7e076e37958988c
// bufdiff-choices: 0e8e99792072b84a1f08c5d96d93213d9d1ec135d311c951d2d5cb94ecace51e7c9bd9a323ef7ed2
// bufdiff-choices: f479ac82e76afafd3cfb2f72bd4c1eea26508cb845dc7c2338d45dc335b28abe681c6b1665bfe63d
// bufdiff-choices: c234b4a96597179edb10b3c5442ae87b6694e8699c65b67932b80b36abf4563ad5f681c9adc2c8e0
// bufdiff-choices: 089f50b690926692d2c50aee8eeddd84361bb900dddb53d17930e94498b23b35555a652a650084a9
// bufdiff-choices: 89a4a2bf95c0dac06c107de18417e05d749242b431799d7f01abaa3e80eb60fdd4d291a3c975015a
// bufdiff-choices: b7f476af9666212c681b606318590d8f662a1965fe6787f7a9eb384917b3f858d042f1bbce662b69
// bufdiff-choices: e7f1f515c93dafcefc613602da95e7dc0100ef74a562c6c8ed12acdd8ff6add89ff5cd972bb4b96e
// bufdiff-choices: a15853476e8fb0829ffd198084c44309327544f918b16aaeea97d3dcbebf42cb1e
// bufdiff-features: 706 1518 2572 2684 2820 2983 3396 4962 4984 5973 6043 6363 7541 8813 8829 9295
// bufdiff-features: 9479 9812 10762 10819 11162 11202 12170 12932 13233 13424 13524 13915 14704
// bufdiff-features: 15440 15751 16269 16388 17098 17195 17989 18166 18929 19419 19488 19545 19606
// bufdiff-features: 19841 20749 20864 21134 21646 21911 22221 22280 22448 22630 23950 24320 24826
// bufdiff-features: 25253 25388 25842 26294 26369 26507 26922 27048 27704 27766 27804 27825 28578
// bufdiff-features: 28724 29255 29403 29684 29821 30666 30996 31039 31124 31692 31727 31851 31899
// bufdiff-features: 31972 33092 33530 34159 34167 34343 34564 34647 36014 36394 36542 36681 36774
// bufdiff-features: 37007 37183 37786 38401 38702 39907 39981 40009 40479 40712 40841 41436 41679
// bufdiff-features: 41680 41984 42467 43022 43098 43631 43774 44816 45453 45617 46203 46208 46321
// bufdiff-features: 46832 46935 47093 47200 47392 47486 47713 48174 48569 48598 48600 48850 49397
// bufdiff-features: 49635 49657 49677 49806 50894 51415 51475 51851 52218 52322 52573 52766 52900
// bufdiff-features: 52950 52958 53243 53252 53469 53472 54005 54135 54203 54408 54651 54827 54964
// bufdiff-features: 54998 55113 55185 55636 55734 56404 57343 57718 57832 58103 59070 59734 60384
// bufdiff-features: 60686 60808 61523 61556 61699 62150 62218 62411 63031 63062 63071 63384 63479
// bufdiff-features: 63610 64021 64110 64120 64162 64235 64435 64656 64959 65499 65912 66195 66202
// bufdiff-features: 66765 67027 67388 68355 68746 68971 69094 69228 69235 69386 69728 69817 69875
// bufdiff-features: 69987 70437 70529 71050 71122 71169 71306 71490 71904 72363 72403 73455 73548
// bufdiff-features: 73753 73802 74057 74362 74617 75133 75622 76339 76536 77451 77875 78430 78594
// bufdiff-features: 78850 78855 78950 79334 79389 79754 80812 80920 82011 82135 82203 82383 82552
// bufdiff-features: 83565 84585 84887 84922 85103 85824 85843 85870 86125 86352 86834 86937 86992
// bufdiff-features: 87495 87666 88008 88337 88341 88732 89780 89812 90585 91074 91289 91737 92022
// bufdiff-features: 92144 92194 92647 93255 93394 94226 94656 94981 95273 95285 95407 95435 95783
// bufdiff-features: 96002 96273 96296 96551 96913 97081 97318 97447 97864 98187 98190 98194 98201
// bufdiff-features: 98709 98712 99009 99383 99568 99676 99738 100263 100317 102024 102204 102213
// bufdiff-features: 102215 102809 103383 104069 104253 104312 104324 104931 104952 104958 105628
// bufdiff-features: 105837 105857 105902 105914 105970 107291 107302 107702 108148 108165 108587
// bufdiff-features: 109086 109187 109327 109923 110085 110449 110552 110780 111096 111733 111800
// bufdiff-features: 112378 112474 112712 112756 112929 113519 113940 114308 114547 114601 114697
// bufdiff-features: 114712 114783 115471 115570 116039 117235 117336 117509 117767 118052 118306
// bufdiff-features: 118825 119334 119588 119597 119959 119980 120049 120145 120171 121089 121246
// bufdiff-features: 121394 121467 121626 121632 122764 122967 123160 123204 123754 124448 124754
// bufdiff-features: 124909 125040 125616 126549 127105 127245 127306 127662 127922 128456 128713
// bufdiff-features: 128817 129292 130500 130609
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>) {
    affine.parallel (%arg2) = (0) to (2) {
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %arg0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
      %cast = tensor.cast %reshape : tensor<1xf32> to tensor<?xf32>
      %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c1] : tensor<?xf32> into tensor<?x?xf32>
      %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %expanded[0, %c0] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1xf32>
      %6 = linalg.matvec ins(%expanded, %extracted_slice : tensor<?x?xf32>, tensor<1xf32>) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
      %extracted = tensor.extract %reshape[%c0] : tensor<1xf32>
    }
    %cst = arith.constant dense<9.500000e+00> : tensor<f32>
    %0 = call @write6(%cst) : (tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 5.000000e-01 : f32
      %6 = arith.mulf %in, %cst_0 : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %3:2 = call @f3(%cst) : (tensor<f32>) -> (tensor<f32>, f32)
    %4:2 = call @f4(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %5:4 = call @f5(%4#1, %4#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<1x1xf32>, f32, f32)
    return %5#0, %4#0, %3#0, %2, %0, %arg0, %arg1, %5#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<1x1xf32>, f32, f32) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    %expanded = tensor.expand_shape %inserted [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %expanded[0, 0] [1, 1] [%c1, 1] : tensor<1x1xf32> to tensor<1x1xf32>
    %0:3 = call @f2(%inserted, %inserted, %inserted) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    return %0#0, %extracted_slice, %0#2, %extracted : tensor<f32>, tensor<1x1xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: f32) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = arith.cmpf uno, %arg3, %arg1 : f32
    %2 = arith.select %1, %0, %arg2 : tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%arg2 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -1.000000e+00 : f32
    return %2, %4, %cst_0, %arg1 : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.reciprocal ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    vector.print %extracted : f32
    %cst = arith.constant dense<1.050000e+01> : tensor<f32>
    %1:4 = call @f1(%arg1, %extracted, %cst, %extracted) : (tensor<f32>, f32, tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, f32, f32)
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %1#0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    return %1#1, %1#3, %extracted : tensor<f32>, f32, f32
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, f32) {
    %cst = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %mapped = linalg.map ins(%arg0, %from_elements, %arg0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %0 = arith.addf %in, %in_0 : f32
        %1 = arith.minimumf %0, %in_1 : f32
        linalg.yield %1 : f32
      }
    return %mapped, %cst : tensor<f32>, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %c7 = arith.constant 7 : index
    %0 = scf.index_switch %c7 -> tensor<f32> 
    case 0 {
      scf.yield %arg0 : tensor<f32>
    }
    default {
      %c3 = arith.constant 3 : index
      %3 = tensor.empty(%c3, %c3) : tensor<?x?xf32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %transposed = linalg.transpose ins(%4 : tensor<?x?xf32>) outs(%4 : tensor<?x?xf32>) permutation = [1, 0] 
      scf.yield %arg0 : tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @write6(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant -6.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.round ins(%from_elements : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

