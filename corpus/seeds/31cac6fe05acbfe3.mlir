// bufdiff-profile: types
// bufdiff-choices: 694bd7fe14b2a5cf80fba3e66a91ebc23a599b84d5e08d6b2bb586f8d2b1d85aae26e791193057cc
// bufdiff-choices: f6f4fbbee3ea88c90c6eb86a36728aa406dee3df56c0420b09ffc3bd34ec16fdd5fca093bc818ad0
// bufdiff-choices: 3375010f043282dc20fd0b811c1417f6662c2ebc7eaaa19dc3f8f667f587c2b5bd0f2cb5cc73cc4f
// bufdiff-choices: 15dee5142c97a5c19f35b93122e73ce75ae5cb24734b86a15e01481364040dd99b3f2b7af7ddccce
// bufdiff-choices: d3d3a74c54f149a530f8e661a548e368a81391eb53cfd606fd1989c2b17643479c690f091d23ea4c
// bufdiff-choices: 8f76b7f2534201bea035b6dff9c02b9a3b06349094d9fe4bd0c1bd1eee75dc1d2684862e428e0257
// bufdiff-choices: ef9a353fcb4df5cb2b5b49968fa34bfc6fb547374ec6ddb90dfa5aaac77806cd80760a57834aca0d
// bufdiff-choices: 7a641ea614f632d00c84c64c6113e0194bbe1381d99a7f460d5befc70a1f9a2dea85fc01808604bd
// bufdiff-choices: 4dcb0a232aa83dd3cb22ce869e8e3c2dad370ddc4069af34e3e8fb7f22066658e7f2003c017f48d6
// bufdiff-choices: 31c434cec3b54510ef7596350a9bb5e003003edf31a1ca1fe77043d6e5a985f102f6e43a7dc21585
// bufdiff-choices: 739ff94476bb7c
// bufdiff-features: 294 397 1406 2225 3258 3377 3579 4165 4342 4597 5201 5269 5973 6565 7468 7662
// bufdiff-features: 9293 9479 9706 9768 10035 10166 10762 10872 11162 11321 11441 12790 12806 13074
// bufdiff-features: 13233 13267 14454 15440 15751 16320 16750 16822 16926 17015 17232 17561 18172
// bufdiff-features: 19241 19419 20220 20254 20261 20864 21044 21115 21653 21825 21883 21953 21991
// bufdiff-features: 22095 22221 22801 23874 24268 24393 24826 25078 25388 25735 26181 26568 26922
// bufdiff-features: 27048 27725 27825 28179 28349 28358 28556 28652 29684 30209 30666 31492 31864
// bufdiff-features: 31972 32615 33769 34167 34623 34647 35100 35281 35507 36213 36589 36784 36887
// bufdiff-features: 37154 37490 37786 38081 38754 38910 39981 40479 40540 40643 40712 41055 41213
// bufdiff-features: 42094 42344 42467 42984 43098 43942 44474 44516 45180 45202 46203 46208 46832
// bufdiff-features: 46995 47392 47486 48974 49635 50894 51341 51534 51647 51894 52148 52322 52558
// bufdiff-features: 52807 52823 52900 52928 52958 53252 53469 53504 54135 54245 54309 55113 55609
// bufdiff-features: 55876 55887 56524 56667 57020 57103 57718 58272 58403 59652 60179 60384 61350
// bufdiff-features: 61556 61699 61880 62701 63071 63642 63800 63929 64119 64120 64235 64320 64652
// bufdiff-features: 64716 64959 64991 65188 65726 66053 66195 66320 66422 66765 66995 67207 67360
// bufdiff-features: 67388 68355 69987 70119 70342 70373 71851 71953 72243 72629 73802 74010 74362
// bufdiff-features: 74617 74628 75178 75975 76009 76052 76258 76370 76659 77261 77283 78096 78180
// bufdiff-features: 78283 78430 78689 78950 79099 79279 79291 79389 79978 80203 80436 80645 81467
// bufdiff-features: 81556 81736 82182 82203 83194 83253 83412 83672 83900 84585 84635 84887 84952
// bufdiff-features: 85843 86125 86669 86840 87563 88337 88958 89110 89315 89732 89780 89812 90070
// bufdiff-features: 90543 91074 91289 91317 91737 93174 93301 93827 94049 94253 94273 94687 94696
// bufdiff-features: 94746 95079 95285 95407 95507 95535 95603 96260 97924 98190 98492 98501 98637
// bufdiff-features: 99009 99221 99257 99383 99568 99638 99738 100167 102809 103134 103646 103851
// bufdiff-features: 104072 104123 104253 104315 104405 104931 105700 105858 105914 106097 106691
// bufdiff-features: 107425 108800 109086 109399 109732 110557 110952 111382 111721 111800 112068
// bufdiff-features: 112875 112917 112926 112929 113041 113581 113940 115471 115894 115990 117235
// bufdiff-features: 117509 117602 117724 117779 118022 118214 118987 119345 119588 119640 119835
// bufdiff-features: 119876 120145 120406 120920 121307 121394 121467 121626 121810 122367 123012
// bufdiff-features: 123446 124657 124754 125798 125921 125963 126179 126693 126891 127711 127834
// bufdiff-features: 128158 128347 128456 128768 128916 129462 130191 130192 130574 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @f1(%arg0: tensor<?x?xf8E5M2>, %arg1: tensor<3xf8E5M2>, %arg2: tensor<3x3x3xf8E5M2>, %arg3: tensor<3xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<3x3x3xf8E5M2>, tensor<3xf8E5M2>, f8E5M2) {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>) outs(%arg0 : tensor<?x?xf8E5M2>)
    %0 = tensor.empty() : tensor<3x3x3xf8E5M2>
    %cst = arith.constant -2.500000e+00 : f8E5M2
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<3x3x3xf8E5M2>) -> tensor<3x3x3xf8E5M2>
    return %mapped, %1, %arg1, %cst : tensor<?x?xf8E5M2>, tensor<3x3x3xf8E5M2>, tensor<3xf8E5M2>, f8E5M2
  }
  func.func private @f2(%arg0: tensor<3x3x3xf8E5M2>) -> (tensor<3x3x3xf8E5M2>, tensor<3x3x3xf8E5M2>, index) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, %c0] [3, 3, 1] [1, 1, 1] : tensor<3x3x3xf8E5M2> to tensor<3x3xf8E5M2>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %extracted_slice : tensor<3x3x3xf8E5M2>, tensor<3x3xf8E5M2>) outs(%arg0 : tensor<3x3x3xf8E5M2>) -> tensor<3x3x3xf8E5M2>
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %1 = index.mul %c5, %c7
    return %0, %arg0, %1 : tensor<3x3x3xf8E5M2>, tensor<3x3x3xf8E5M2>, index
  }
  func.func @main(%arg0: tensor<3xf8E5M2>, %arg1: memref<?x3x?xf8E5M2, strided<[?, ?, ?], offset: ?>>, %arg2: memref<?xf8E5M2, 1>) -> (tensor<3xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x3x3xf8E5M2>, tensor<?xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<?xf8E5M2>, f8E5M2, f8E5M2) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<3xf8E5M2>
    %cst = arith.constant -0.000000e+00 : f8E5M2
    %0 = arith.cmpf ule, %extracted, %cst : f8E5M2
    %1 = arith.select %0, %arg0, %arg0 : tensor<3xf8E5M2>
    %2 = arith.mulf %cst, %extracted : f8E5M2
    %cst_0 = arith.constant 1.000000e+00 : f8E5M2
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %3:4 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0, %arg5 = %1, %arg6 = %arg0, %arg7 = %cst_0) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, f8E5M2) {
      %9 = func.call @pick3(%arg6, %1) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
      %10 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg6, %9 : tensor<3xf8E5M2>, tensor<3xf8E5M2>) outs(%1 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
      %extracted_4 = tensor.extract %9[%c1] : tensor<3xf8E5M2>
      vector.print %extracted_4 : f8E5M2
      %11 = tensor.empty() : tensor<3x3x3xf8E5M2>
      %12 = linalg.fill ins(%cst : f8E5M2) outs(%11 : tensor<3x3x3xf8E5M2>) -> tensor<3x3x3xf8E5M2>
      %13:3 = func.call @f2(%12) : (tensor<3x3x3xf8E5M2>) -> (tensor<3x3x3xf8E5M2>, tensor<3x3x3xf8E5M2>, index)
      %14 = linalg.reciprocal ins(%1 : tensor<3xf8E5M2>) outs(%arg6 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
      %inserted_slice = tensor.insert_slice %1 into %14[0] [3] [1] : tensor<3xf8E5M2> into tensor<3xf8E5M2>
      %15 = linalg.copy ins(%arg4 : tensor<3xf8E5M2>) outs(%arg5 : tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
      %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%10, %1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>) outs(%arg4 : tensor<3xf8E5M2>) {
      ^bb0(%in: f8E5M2, %in_6: f8E5M2, %out: f8E5M2):
        %17 = arith.divf %in, %in_6 : f8E5M2
        linalg.yield %17 : f8E5M2
      } -> tensor<3xf8E5M2>
      %c2 = arith.constant 2 : index
      %extracted_5 = tensor.extract %16[%c2] : tensor<3xf8E5M2>
      %mapped = linalg.map ins(%10 : tensor<3xf8E5M2>) outs(%16 : tensor<3xf8E5M2>)
        (%in: f8E5M2, %init: f8E5M2) {
          %17 = arith.mulf %in, %arg7 : f8E5M2
          linalg.yield %17 : f8E5M2
        }
      scf.yield %mapped, %15, %inserted_slice, %extracted : tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, f8E5M2
    }
    %4 = tensor.empty() : tensor<4x4xf8E5M2>
    %5 = linalg.fill ins(%2 : f8E5M2) outs(%4 : tensor<4x4xf8E5M2>) -> tensor<4x4xf8E5M2>
    %cast = tensor.cast %5 : tensor<4x4xf8E5M2> to tensor<?x?xf8E5M2>
    %6 = tensor.empty() : tensor<3x3x3xf8E5M2>
    %7 = linalg.fill ins(%extracted : f8E5M2) outs(%6 : tensor<3x3x3xf8E5M2>) -> tensor<3x3x3xf8E5M2>
    %8:4 = call @f1(%cast, %3#0, %7, %3#0) : (tensor<?x?xf8E5M2>, tensor<3xf8E5M2>, tensor<3x3x3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<3x3x3xf8E5M2>, tensor<3xf8E5M2>, f8E5M2)
    %cast_1 = tensor.cast %3#1 : tensor<3xf8E5M2> to tensor<?xf8E5M2>
    %cast_2 = tensor.cast %8#1 : tensor<3x3x3xf8E5M2> to tensor<?x3x3xf8E5M2>
    %cast_3 = tensor.cast %8#2 : tensor<3xf8E5M2> to tensor<?xf8E5M2>
    return %3#2, %8#0, %cast_2, %cast_3, %1, %3#0, %cast_1, %8#3, %extracted : tensor<3xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x3x3xf8E5M2>, tensor<?xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<?xf8E5M2>, f8E5M2, f8E5M2
  }
  func.func private @pick3(%arg0: tensor<3xf8E5M2>, %arg1: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
    return %arg0 : tensor<3xf8E5M2>
  }
}

