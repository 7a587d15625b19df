// bufdiff-profile: idioms
// bufdiff-choices: e635da2a2215b8a98377d1057b9fa17fcfe7238a9de3722a59d80e8bf16aac8f2a8a54c9ef13c8e6
// bufdiff-choices: fcd1a5ec9a3eb749a4b11534fd477e5adddd1d4a31a42285f0a4abae12dfe608beeb7b7050964cfa
// bufdiff-choices: 07a8969dc79e91950607db39d2880d439066c70ebe42fe597dbc28e20590469a9ec90c87737cf9bd
// bufdiff-choices: 25a0d4b07e36f9b69717d5a9724a6a62f72f89b524e902899309b2a333751a3dc9883e806d09d685
// bufdiff-choices: 9f6e7fd822a6af59f18198501ce4276dae25ddc2a9079d6b661eaea10366348f5d8f434c719238f7
// bufdiff-choices: 24adab064aaebcd976f10ada90f8937849a132f84f76d3f75771b6245c68cb0b746b2c033853a42a
// bufdiff-choices: 60bc0de965245ad5f5316e2415d4fd12bf28751b15d6566c9381f2bd2cbf88e39ba62d832debf547
// bufdiff-choices: c0a2cf35bade954a919fb752274d330e01a4c0369ca1b93519c793f4e535c70b89e55c7157aec2dd
// bufdiff-choices: 12536e4d4a2583b14e1e31736f4bd64dea7727186398aee2baf1256b43bf46444e60bd9ab731d3ba
// bufdiff-choices: b2dfe4e3ebec6f7febb57a6c759752fac5a8277d808df8acafe55ccb3b6d8ebc128b5623e4a3d2e6
// bufdiff-choices: da569e55b117623dead72f1c4183b45422f65423ae9794d5912b728e603a4f16bdef200d58d97867
// bufdiff-choices: 238793b99f594e066bdc7119936fde39
// bufdiff-features: 901 2292 2339 2898 3207 3579 3744 4130 4165 4200 4462 4796 5201 5211 5269 5296
// bufdiff-features: 5345 5712 5973 6163 6169 6363 6611 6641 7122 7180 9479 9707 9968 10035 10166
// bufdiff-features: 10372 10722 10819 10872 11162 12276 12583 12938 13021 13233 13915 14015 15440
// bufdiff-features: 15639 15751 16339 16388 16405 16417 16651 16675 16740 17195 17232 17255 18355
// bufdiff-features: 18740 19241 19419 20023 20749 20855 21652 21911 21953 22095 22221 22280 23787
// bufdiff-features: 23874 24184 24268 24393 24747 24812 24826 25075 25078 25119 25253 25388 25497
// bufdiff-features: 25735 25863 26027 26552 26568 27048 27825 28179 28349 28503 28814 29104 29277
// bufdiff-features: 29403 29590 29684 29714 29968 30539 30666 30931 31135 31246 31336 31668 31876
// bufdiff-features: 31899 31972 32536 32804 33092 33242 33530 33769 34159 34167 34564 34623 34647
// bufdiff-features: 34745 34960 35364 35507 35957 36165 36542 36784 37786 38520 38662 38672 38687
// bufdiff-features: 38783 38935 39486 39968 40540 40712 41737 41747 41907 42094 42282 42331 42344
// bufdiff-features: 42467 42728 42858 42984 43092 43098 43612 43631 43662 43942 44132 44505 44714
// bufdiff-features: 45180 45779 45881 46110 46139 46203 46288 46995 47486 48586 48974 49135 49186
// bufdiff-features: 49635 49657 50123 50306 50717 50894 52042 52127 52148 52150 52322 52486 52558
// bufdiff-features: 52706 52807 52900 52958 53180 53252 53890 53898 54180 54385 54408 54651 54998
// bufdiff-features: 55113 55270 55777 55810 55837 55887 56024 56208 56933 57054 57103 57383 57718
// bufdiff-features: 57999 58191 58396 58632 59070 59094 59428 60383 60418 60422 61015 61350 61375
// bufdiff-features: 61480 61699 62091 62145 62433 62675 62784 63062 63071 63383 63435 63610 63800
// bufdiff-features: 63929 64120 64235 64959 64976 65377 65496 65878 66195 66202 66422 66765 66995
// bufdiff-features: 67388 68355 68678 68867 69032 69081 69235 69560 69613 69728 69987 70036 70335
// bufdiff-features: 70437 70529 71050 71169 71306 72363 72451 72629 72674 72975 73117 73123 73289
// bufdiff-features: 73802 74362 74399 74616 74617 75096 75145 75361 75502 75748 76052 76258 76288
// bufdiff-features: 76328 76382 76466 76666 76688 76700 76953 77492 77872 77875 77910 78283 78385
// bufdiff-features: 78430 78706 78888 78950 79099 79279 79288 79334 79389 79957 79972 80046 80273
// bufdiff-features: 80462 80533 81039 81047 81556 81736 82135 82182 82203 82317 82594 83194 83412
// bufdiff-features: 83697 84090 84349 84585 84635 84853 84866 84887 85051 85498 85843 86031 86065
// bufdiff-features: 86125 87214 87563 87895 88337 88341 88635 88732 88958 89026 89110 89732 89762
// bufdiff-features: 89780 89792 89812 90543 91540 91737 92027 92194 92695 93255 94687 94746 95030
// bufdiff-features: 95285 95407 95642 95930 96273 96323 96351 96431 96562 97081 97318 97715 97739
// bufdiff-features: 97799 97822 97864 97924 98194 98201 98403 98501 98712 99009 99228 99383 99525
// bufdiff-features: 99568 99757 100059 100258 101105 101480 101573 102411 102658 102897 103327
// bufdiff-features: 103851 104069 104796 104931 105252 105750 105795 105837 105858 105914 106097
// bufdiff-features: 106314 106352 107361 108012 108165 108427 108587 108935 108941 108977 109086
// bufdiff-features: 109732 109895 110552 110780 111800 111883 111976 112474 112549 112709 112712
// bufdiff-features: 112929 113038 113307 113519 113821 113940 113959 114432 114547 114783 115134
// bufdiff-features: 115471 115588 115711 115801 115920 115990 116549 116841 117113 117235 117343
// bufdiff-features: 118081 118769 118984 119343 119588 119764 119845 120049 120296 120772 120920
// bufdiff-features: 121246 121307 121394 121467 121626 122631 122764 123974 124213 124484 125040
// bufdiff-features: 125101 125175 125381 125702 125908 125943 126134 126321 126398 126503 127167
// bufdiff-features: 127533 127553 127813 127834 127922 128438 128456 128768 128916 129089 129107
// bufdiff-features: 129262 129955 130135 130310 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<3x4xf64>, %arg1: tensor<?xf64>) -> (tensor<?x?xf64>, tensor<3x4xf64>, f64) {
    %cast = tensor.cast %arg0 : tensor<3x4xf64> to tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast, %c0 : tensor<?x?xf64>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0], [1, 2]] output_shape [%dim, %c2, %c2] : tensor<?x?xf64> into tensor<?x?x?xf64>
    %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<?x?x?xf64> into tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+02 : f64
    %inserted = tensor.insert %cst into %collapsed[%c2, %c1] : tensor<?x?xf64>
    %0 = tensor.empty() : tensor<3x4xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x4xf64>) outs(%0 : tensor<3x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.subf %in, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<3x4xf64>
    return %inserted, %1, %cst : tensor<?x?xf64>, tensor<3x4xf64>, f64
  }
  func.func private @f1(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<3x4xf64>) outs(%arg0 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %1 = tensor.empty() : tensor<3x4xf64>
    %cst = arith.constant 2.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c1, %c3] : tensor<3x4xf64>
    %cst_0 = arith.constant -2.500000e+00 : f64
    %3 = arith.cmpf ogt, %extracted, %cst_0 : f64
    %4 = scf.if %3 -> (tensor<3x4xf64>) {
      scf.yield %0 : tensor<3x4xf64>
    } else {
      scf.yield %2 : tensor<3x4xf64>
    }
    %5 = linalg.softmax dimension(1) ins(%2 : tensor<3x4xf64>) outs(%4 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %c2 = arith.constant 2 : index
    %extracted_1 = tensor.extract %0[%c2, %c2] : tensor<3x4xf64>
    return %5 : tensor<3x4xf64>
  }
  func.func private @f2(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>, %arg2: tensor<2xf64>, %arg3: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %0 = linalg.log ins(%arg1 : tensor<2xf64>) outs(%arg0 : tensor<2xf64>) -> tensor<2xf64>
    %1 = call @same2(%0) : (tensor<2xf64>) -> tensor<2xf64>
    %2 = linalg.log ins(%1 : tensor<2xf64>) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0 : tensor<2xf64>) outs(%arg2 : tensor<2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.cmpf olt, %in, %out : f64
      %5 = arith.select %4, %in, %out : f64
      linalg.yield %5 : f64
    } -> tensor<2xf64>
    return %2, %3 : tensor<2xf64>, tensor<2xf64>
  }
  func.func private @same2(%arg0: tensor<2xf64>) -> tensor<2xf64> {
    return %arg0 : tensor<2xf64>
  }
  func.func private @f3(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>) -> tensor<2xf64> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg1[%c1] : tensor<2xf64>
    %false = arith.constant false
    %0 = call @either4(%arg0, %inserted, %false) : (tensor<2xf64>, tensor<2xf64>, i1) -> tensor<2xf64>
    %1 = linalg.max ins(%inserted, %0 : tensor<2xf64>, tensor<2xf64>) outs(%0 : tensor<2xf64>) -> tensor<2xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf64>
    return %1 : tensor<2xf64>
  }
  func.func private @either4(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>, %arg2: i1) -> tensor<2xf64> {
    %0 = scf.if %arg2 -> (tensor<2xf64>) {
      scf.yield %arg0 : tensor<2xf64>
    } else {
      scf.yield %arg1 : tensor<2xf64>
    }
    return %0 : tensor<2xf64>
  }
  func.func @f4(%arg0: tensor<3x4xf64>) -> (tensor<3x4x1xf64>, tensor<3x4xf64>, tensor<3x4x1xf64>, f64) {
    %0 = tensor.empty() : tensor<3x4x1xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<3x1xf64>
    %2 = linalg.batch_matvec ins(%1, %cst_0 : tensor<3x4x1xf64>, tensor<3x1xf64>) outs(%arg0 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %1, %arg3 = %1) -> (tensor<3x4x1xf64>, tensor<3x4x1xf64>) {
      %6 = tensor.empty() : tensor<3x4x1xf64>
      %7 = linalg.copy ins(%arg2 : tensor<3x4x1xf64>) outs(%6 : tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
      %8 = linalg.copy ins(%arg3 : tensor<3x4x1xf64>) outs(%arg2 : tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
      %9 = linalg.copy ins(%7 : tensor<3x4x1xf64>) outs(%arg3 : tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
      scf.yield %8, %9 : tensor<3x4x1xf64>, tensor<3x4x1xf64>
    }
    %4 = tensor.empty() : tensor<3x4x1xf64>
    %5 = linalg.copy ins(%3#1 : tensor<3x4x1xf64>) outs(%4 : tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
    return %5, %arg0, %3#0, %cst : tensor<3x4x1xf64>, tensor<3x4xf64>, tensor<3x4x1xf64>, f64
  }
  func.func @main(%arg0: tensor<2xf64>, %arg1: tensor<?x?xf64>, %arg2: f64, %arg3: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<3x4x1xf64>, tensor<3x?x1xf64>, tensor<?x?xf64>, tensor<3x4xf64>, tensor<?xf64>) {
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg0 : tensor<2xf64> to tensor<?xf64>
    %0 = call @write8(%cast) : (tensor<?xf64>) -> tensor<?xf64>
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
    %cast_0 = tensor.cast %extracted_slice : tensor<1xf64> to tensor<?xf64>
    %1 = call @write9(%cast_0) : (tensor<?xf64>) -> tensor<?xf64>
    %extracted_1 = tensor.extract %arg0[%c1] : tensor<2xf64>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %2:2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %extracted_slice, %arg6 = %1) -> (tensor<1xf64>, tensor<?xf64>) {
      %10 = tensor.empty() : tensor<1xf64>
      %11 = linalg.copy ins(%arg5 : tensor<1xf64>) outs(%10 : tensor<1xf64>) -> tensor<1xf64>
      %12 = linalg.copy ins(%arg6 : tensor<?xf64>) outs(%arg5 : tensor<1xf64>) -> tensor<1xf64>
      %13 = linalg.copy ins(%11 : tensor<1xf64>) outs(%arg6 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %12, %13 : tensor<1xf64>, tensor<?xf64>
    }
    %3 = tensor.empty() : tensor<3x4xf64>
    %4 = linalg.fill ins(%extracted_1 : f64) outs(%3 : tensor<3x4xf64>) -> tensor<3x4xf64>
    %5 = call @f1(%4) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %cast_2 = tensor.cast %0 : tensor<?xf64> to tensor<2xf64>
    %cast_3 = tensor.cast %0 : tensor<?xf64> to tensor<2xf64>
    %cast_4 = tensor.cast %0 : tensor<?xf64> to tensor<2xf64>
    %6:2 = call @f2(%cast_2, %cast_3, %arg3, %cast_4) : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>)
    %7 = call @f3(%6#1, %arg0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %8:4 = call @f4(%5) : (tensor<3x4xf64>) -> (tensor<3x4x1xf64>, tensor<3x4xf64>, tensor<3x4x1xf64>, f64)
    %cast_5 = tensor.cast %2#0 : tensor<1xf64> to tensor<?xf64>
    %9:3 = call @f5(%8#1, %cast_5) : (tensor<3x4xf64>, tensor<?xf64>) -> (tensor<?x?xf64>, tensor<3x4xf64>, f64)
    %cast_6 = tensor.cast %8#2 : tensor<3x4x1xf64> to tensor<3x?x1xf64>
    return %6#0, %7, %8#0, %cast_6, %9#0, %9#1, %2#1 : tensor<2xf64>, tensor<2xf64>, tensor<3x4x1xf64>, tensor<3x?x1xf64>, tensor<?x?xf64>, tensor<3x4xf64>, tensor<?xf64>
  }
  func.func private @write8(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %0 = tensor.empty() : tensor<2x2xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %from_elements = tensor.from_elements %cst, %cst : tensor<2xf64>
    %2 = linalg.vecmat ins(%from_elements, %1 : tensor<2xf64>, tensor<2x2xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %2 : tensor<?xf64>
  }
  func.func private @write9(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %0 = linalg.round ins(%arg0 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    return %0 : tensor<?xf64>
  }
}

