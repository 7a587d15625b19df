// bufdiff-profile: calls
// bufdiff-choices: 5df1383a00e580082106da65a86874b19a88b912f52e84b802755cdbb74cf9b3514b443e27945fe9
// bufdiff-choices: 5174eb81f563b77ebd0be8fa2cbd4dc10d973854d8d7e6f814bd8338bb4cd595d8c51cc7cf2af701
// bufdiff-choices: c80b174ca0c5367bae44949c1f6c540b7193c3233c840a8e3d69d95edcba72af6be14d603c081f0d
// bufdiff-choices: df5baae13f9e4a5cd09d29ea11fc9d3c86f4176176b32b4433c6ba0fe9bba91d0655956683f875f0
// bufdiff-choices: ce65e8076b5a60058fb80c27b4af1aefadac2540aa6fc012149dcb75807d78e6c47b99a942f1acc9
// bufdiff-choices: ba72b1b8215a5abb85a92a989372c32ef6999c5105e75a83d829042995afd60ffa933630105db968
// bufdiff-choices: a65d354d8d1629744e19dbde9506a9a2a48c9f383c4b8205291a9240e4b07f1e831f1dc633b629bb
// bufdiff-choices: f111fdc482b72cb82ac30f7cb226d76e0bb0da89c9fdce699631b800cf4f0577b4e5cfcc5a19f02b
// bufdiff-choices: d0e4d110eace36207f25ced66240915d70396f1bede9d6000a219a8fc52e54e5e67b8566f8dcbc58
// bufdiff-choices: 187a603083c8f0d114cbcb358a7bc58d3af567cca98c6ed45f98002a67d5d10ae4ec0a0513741052
// bufdiff-choices: 3b7d82a8d31c35f2a488b9e6077d51c2f03dbcd1b744dd6b2b4899bb178fef497756eb4d024f26ca
// bufdiff-choices: a41389a37e02ab89e8c7c7e3e09a37
// bufdiff-features: 17 294 469 472 557 1854 2461 2684 2898 3207 3579 4020 4752 4796 5630 5793 5973
// bufdiff-features: 6351 6584 6611 7371 7593 7947 8452 8818 9076 9479 9748 10384 10526 10819 10968
// bufdiff-features: 11162 11321 11441 12027 12170 12276 12770 12932 13021 13032 13233 13424 13525
// bufdiff-features: 13551 13689 14454 14884 14891 15440 15720 15751 15798 15929 16172 16269 16682
// bufdiff-features: 17232 17470 17561 17914 18166 18486 19100 19113 19241 19419 19430 19496 19746
// bufdiff-features: 20686 20838 21115 22095 22221 22280 22458 22647 22801 22860 23239 23484 23787
// bufdiff-features: 24268 24330 24682 24826 24904 25078 25388 26087 26477 26507 26536 26568 26663
// bufdiff-features: 26808 27048 27343 27463 27825 28179 28287 28652 29590 29732 29872 29966 30238
// bufdiff-features: 30389 30664 30666 31124 31863 31864 32615 32732 32809 34034 34167 34564 34623
// bufdiff-features: 34647 34965 35097 35289 35507 35952 36092 36784 37183 37251 37630 37761 37786
// bufdiff-features: 38783 38876 39492 39907 40405 40712 41055 41213 41984 42094 42344 42398 42412
// bufdiff-features: 42467 42525 42680 43499 43942 44132 44324 44505 44615 44959 45571 45710 46139
// bufdiff-features: 46203 46283 46404 46555 46732 47093 47392 47488 47554 47596 47762 47822 48333
// bufdiff-features: 48569 48585 48632 48974 49003 49135 49355 49635 49657 49844 49956 50016 50450
// bufdiff-features: 51415 52155 52322 52558 52650 52807 52900 52928 52958 53180 53249 53469 54135
// bufdiff-features: 54395 54598 54651 54658 54827 54998 55113 55270 55887 56404 56625 56752 57499
// bufdiff-features: 57715 57718 58024 58748 59070 59448 59555 59620 60167 60179 60404 60606 60686
// bufdiff-features: 61375 61556 61699 61944 62218 62232 62675 63062 63071 63642 63800 63915 64119
// bufdiff-features: 64120 64235 64335 64959 65560 65814 65925 66053 66422 66765 67021 67726 67748
// bufdiff-features: 68355 68961 69032 69067 69875 69987 70335 70438 71050 71168 71169 72413 72546
// bufdiff-features: 72674 72689 73330 73455 73725 73802 74362 74450 74507 74617 74881 74984 75301
// bufdiff-features: 76328 76540 77283 77617 78283 78430 79229 79389 80436 81160 81316 81477 81493
// bufdiff-features: 81707 81736 81993 82011 82135 82288 82383 82552 82565 83127 83194 83412 83537
// bufdiff-features: 83906 84098 84480 84585 84853 84887 85843 85933 86125 86827 86934 86992 87126
// bufdiff-features: 87228 87408 87523 87862 88075 88446 88732 89026 89109 89151 89178 89780 90495
// bufdiff-features: 90543 91147 91633 92194 92917 92919 93150 93174 93255 93944 94687 94755 95273
// bufdiff-features: 95285 95339 95385 95535 95568 95705 95895 96128 96260 96352 96421 96716 97318
// bufdiff-features: 97447 97476 97864 98285 98299 98501 99009 99538 99568 99738 100059 100633
// bufdiff-features: 100720 101296 101324 101582 102690 102847 102897 103177 103315 103383 103673
// bufdiff-features: 103851 104253 104315 104931 105034 105108 105750 105857 107402 107425 107850
// bufdiff-features: 108372 108641 109086 109187 109923 110068 110085 110561 110780 110816 111024
// bufdiff-features: 111195 111976 112474 112929 113940 114082 114547 114990 115471 115711 115894
// bufdiff-features: 116491 117206 117235 117249 117779 118378 119129 119343 119599 119641 119876
// bufdiff-features: 120049 120434 120451 121083 121181 121307 121318 121394 121467 121561 121632
// bufdiff-features: 121670 122764 122967 122985 123014 123015 123446 123719 124448 124484 124509
// bufdiff-features: 124614 124824 125040 125908 126056 126179 126734 127243 127259 127306 127813
// bufdiff-features: 127922 127959 128332 128438 128768 128817 128916 129952 130019 130135 130761
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f4(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<2xf32>) -> tensor<4x3xf32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [4, 1] [1, 1] : tensor<4x3xf32> to tensor<4x1xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %c2] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x3xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %inserted_slice[%c1, %c2] : tensor<4x3xf32>
    return %inserted : tensor<4x3xf32>
  }
  func.func private @f3(%arg0: tensor<4x3xf32>, %arg1: tensor<f32>, %arg2: tensor<4x3xf32>) -> tensor<f32> {
    %0 = linalg.powf ins(%arg2, %arg0 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0, 0] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<4x3xf32>
    %1:4 = call @f2(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index)
    return %1#2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %0 = linalg.exp ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<f32>, tensor<f32>) -> (index, tensor<f32>, tensor<f32>) {
      %4 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%4) %arg2, %arg3, %arg4 : index, tensor<f32>, tensor<f32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = arith.addi %arg2, %c1 : index
      %cst = arith.constant 2.000000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %5[] : tensor<f32>
      %mapped = linalg.map ins(%arg1, %arg3 : tensor<f32>, tensor<f32>) outs(%5 : tensor<f32>)
        (%in: f32, %in_2: f32, %init: f32) {
          %10 = arith.negf %in : f32
          %11 = arith.addf %10, %in_2 : f32
          linalg.yield %11 : f32
        }
      %extracted_0 = tensor.extract %arg3[] : tensor<f32>
      %cst_1 = arith.constant dense<5.000000e-01> : tensor<f32>
      %6 = linalg.div ins(%cst_1, %arg1 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      %7 = tensor.empty() : tensor<3xf32>
      %8 = linalg.fill ins(%extracted_0 : f32) outs(%7 : tensor<3xf32>) -> tensor<3xf32>
      %9 = linalg.dot ins(%8, %8 : tensor<3xf32>, tensor<3xf32>) outs(%6 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %9, %mapped : index, tensor<f32>, tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1#2 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %0, %1#1, %3, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>, index
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %4 = arith.maximumf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %c2 = arith.constant 2 : index
    %1 = scf.index_switch %c2 -> tensor<f32> 
    case 0 {
      %4 = tensor.empty() : tensor<f32>
      %extracted = tensor.extract %0[] : tensor<f32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      %6 = linalg.tanh ins(%5 : tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %6 : tensor<f32>
    }
    default {
      %4 = tensor.empty() : tensor<f32>
      %cst = arith.constant 2.000000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      scf.yield %5 : tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %3, %1 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<5x6xf32>) -> (tensor<f32>, tensor<f32>, tensor<4x3xf32>, tensor<5x?xf32>, tensor<5x6xf32>, f32) {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %0:2 = scf.for %arg1 = %c1 to %c6 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<5x6xf32>, tensor<5x6xf32>) {
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      %extracted_slice_0 = tensor.extract_slice %arg2[0, 0] [4, %c3] [1, %c2] : tensor<5x6xf32> to tensor<4x?xf32>
      %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x?xf32> to tensor<4x3xf32>
      %3 = tensor.empty() : tensor<f32>
      %cst_2 = arith.constant 1.000000e+01 : f32
      %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<f32>) -> tensor<f32>
      %cast_3 = tensor.cast %extracted_slice_0 : tensor<4x?xf32> to tensor<4x3xf32>
      %5 = func.call @f3(%cast_1, %4, %cast_3) : (tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>) -> tensor<f32>
      %from_elements_4 = tensor.from_elements %cst_2 : tensor<f32>
      %6:4 = func.call @f2(%5, %from_elements_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index)
      %cst_5 = arith.constant -1.000000e+00 : f64
      %cst_6 = arith.constant 3.000000e+00 : f64
      %c-3_i32 = arith.constant -3 : i32
      %7 = linalg.fill_rng_2d ins(%cst_5, %cst_6, %c-3_i32 : f64, f64, i32) outs(%arg3 : tensor<5x6xf32>) -> tensor<5x6xf32>
      %extracted = tensor.extract %arg2[%c2, %arg1] : tensor<5x6xf32>
      %8 = linalg.reciprocal ins(%7 : tensor<5x6xf32>) outs(%arg2 : tensor<5x6xf32>) -> tensor<5x6xf32>
      %extracted_7 = tensor.extract %8[%c2, %arg1] : tensor<5x6xf32>
      %c0 = arith.constant 0 : index
      %extracted_slice_8 = tensor.extract_slice %arg0[%c0, 0] [1, 5] [1, 1] : tensor<5x6xf32> to tensor<5xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<5xf32>) outs(%8 : tensor<5x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.subf %in, %extracted_7 : f32
        linalg.yield %10 : f32
      } -> tensor<5x6xf32>
      scf.yield %9, %7 : tensor<5x6xf32>, tensor<5x6xf32>
    }
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %1:2 = call @f1(%from_elements) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %extracted_slice = tensor.extract_slice %0#0[1, 0] [4, 3] [%c1, 2] : tensor<5x6xf32> to tensor<4x3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      tensor.yield %4 : f32
    } : tensor<2xf32>
    %2 = call @f4(%extracted_slice, %extracted_slice, %generated) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
    %cast = tensor.cast %0#0 : tensor<5x6xf32> to tensor<5x?xf32>
    return %1#0, %1#1, %2, %cast, %0#1, %cst : tensor<f32>, tensor<f32>, tensor<4x3xf32>, tensor<5x?xf32>, tensor<5x6xf32>, f32
  }
}

