// bufdiff-profile: deep
// bufdiff-choices: 095df3dfef4afff200ca75801b54be1f126f1b89d6d5dfedb6a9a08a1aca03be7052f91753b27b98
// bufdiff-choices: 635b2f1b46efbc90d597c5272e1b5b110cf5964ee89ec5d0171cefddf6f870cfe89ffcb6f039d308
// bufdiff-choices: c2e534978ec52024936fd905836eaa46ac8eb39255f58fbe72a99a42043aa54abe18f25cc70970f8
// bufdiff-choices: 2fa86dcbd36e710b84a6ba35447beb5d9955bfaf118827cbc4f1f4911e08e4745b7781bddd072b04
// bufdiff-choices: eb2d6314e2a50adb479f5e0a5386635cf2cc35b3c3dac68a8be1adb5b5709e2ecd77dfde1c60084d
// bufdiff-choices: b01605f78b52d24b3ce96b4c9384c311cf696900fa4c4def9b5524f9235c89de3344595fe3dbfc7e
// bufdiff-choices: 8d5785d4693a57a0fdc47d4e3f202b8ef27c006b8b776490566b951ba38db4885669e3a42b23f8e4
// bufdiff-choices: ceefe28402fd3f725b0420539904b7e8408f2e22a95476d0383ef313e19a26e94e492c9be88087d2
// bufdiff-choices: 5bc703fd5a83646ff6121cd67c47889cb432dbb9b9f562b8e1051a797fdcdc6c3bc146a4158be20d
// bufdiff-choices: 88b171198f32430155de622b76260e06f7eabedbc59aa1a0f027a85447536d1201aed7c85107231f
// bufdiff-choices: 0b0a72deae448dc74fa4d63f6f21ecc54dd6fa98b006e39cf940c67d23f2a28698d357183015b65e
// bufdiff-choices: e5390401ff5ea6cb095d7033d09e725352bf33068467642651ad994fe8f3a7735c5aa1a045844054
// bufdiff-choices: bbef1f56e4b1ad8c89482dbca5cfe6e98e86710a0b084ea3db1df444740468e2da903e7638a70907
// bufdiff-choices: ea2e4d3ae49e8ab1fe04615ee26aa417ea832794ac154daf66f8651ebec69ea773055e55da24a912
// bufdiff-choices: 69167a596e2aa988efc40e05a3ab9011379c8c056e8b8d745e78be61319bd41c60c1e4ede4bb4645
// bufdiff-choices: b47b1628dfa47df82880b10b367946fa31c918791f1dea318640ba80d1eefc339ca54f0e127085a3
// bufdiff-choices: e5314a64d31c001abbd6567dae61170c7b40c3e4b69e4704b9e9949c9ea29b3252e2b3dddc87e02d
// bufdiff-choices: 665a7721df0145b188953c302475b4713b
// bufdiff-features: 2 562 1045 1477 1502 3123 3336 3377 3531 3579 3717 3898 4136 4211 4752 4795
// bufdiff-features: 4935 4984 5075 5258 5297 5732 5737 5973 6611 6809 6812 7404 7534 8030 8235 8285
// bufdiff-features: 8539 8693 8696 9048 9294 9302 9479 9585 9748 10035 10072 10141 10483 10668
// bufdiff-features: 10933 10968 11136 11162 11239 11297 11321 11441 11556 11608 12100 12366 12653
// bufdiff-features: 13233 13428 13673 14527 14564 14609 14891 15440 15595 15671 15720 15751 15903
// bufdiff-features: 15947 16154 16269 16682 17193 17232 17561 18166 18330 18486 18774 18801 18984
// bufdiff-features: 19241 19283 19455 19570 19730 19967 20220 20237 20254 20304 20374 20516 20952
// bufdiff-features: 21044 21115 21212 21825 21883 21991 22109 22221 22280 22323 22448 22491 22640
// bufdiff-features: 22663 22739 22801 22860 23288 23298 23960 24007 24184 24473 24826 25253 25388
// bufdiff-features: 25818 25842 25911 26087 26464 26546 26568 26663 26702 26808 27048 27324 27641
// bufdiff-features: 27766 27825 28503 28621 28652 28814 29146 29200 29590 29684 29839 29911 29968
// bufdiff-features: 30145 30305 30602 30902 31437 31465 31543 31899 31972 32301 32334 32358 32457
// bufdiff-features: 32897 32941 33009 33303 33436 33530 33597 33853 34069 34159 34167 34179 34564
// bufdiff-features: 34647 35036 35097 35163 35977 36092 36125 36213 36285 36901 36935 37030 37183
// bufdiff-features: 37490 37568 37619 38216 38333 38570 38754 39023 39061 39123 39265 39673 39747
// bufdiff-features: 39810 39927 39981 40044 40216 40324 40540 40783 40873 41118 41478 41747 41854
// bufdiff-features: 41984 42094 42282 42344 42393 42517 42530 42542 43258 43272 43295 43385 43431
// bufdiff-features: 43460 43942 44505 44621 44943 45159 45180 45506 45665 45855 45988 46034 46139
// bufdiff-features: 46179 46203 46323 46330 46406 46412 46827 46832 46936 46995 47093 47392 47488
// bufdiff-features: 47676 47699 47735 47762 47855 47990 48044 48208 48222 48575 48974 49135 49186
// bufdiff-features: 49354 49621 49657 49677 49681 49800 50450 50469 50556 50633 50828 51178 51341
// bufdiff-features: 51415 51441 51534 51729 51800 51894 51932 52042 52062 52558 52823 52900 52928
// bufdiff-features: 52958 53180 53268 53341 53614 53650 53890 53951 53976 54126 54135 54203 54418
// bufdiff-features: 54598 54658 54782 54827 54965 54998 55130 55270 55887 56063 56404 56524 57064
// bufdiff-features: 57548 57549 57665 57718 57788 57832 58122 58190 58288 58403 58721 58837 59347
// bufdiff-features: 59802 59860 60025 60839 60983 61027 61154 61319 61350 61456 61556 61628 61699
// bufdiff-features: 62218 62574 62675 63042 63062 63071 63715 64110 64119 64120 64320 64351 64370
// bufdiff-features: 64748 64959 65277 65478 65770 65823 66195 66422 66995 67576 67690 68141 68233
// bufdiff-features: 68355 68480 68503 68682 68755 68782 68822 69286 69593 69613 70025 70333 71107
// bufdiff-features: 71122 71227 71259 71689 73140 73170 73628 73969 73977 74057 74201 74360 74362
// bufdiff-features: 74560 74833 75085 75468 75501 75784 75921 76208 76466 76659 76708 76953 76973
// bufdiff-features: 77253 77428 77740 78097 78283 78430 78440 78796 78875 78950 79271 79389 79596
// bufdiff-features: 79972 80150 80342 80351 80436 80553 80895 81572 81623 81707 82011 82135 82184
// bufdiff-features: 82383 82404 82409 83093 83253 83356 83537 83710 83887 83889 84098 84322 84430
// bufdiff-features: 84567 84783 84887 84922 84979 85118 85134 86013 86103 86125 86362 86603 87265
// bufdiff-features: 87585 87666 87923 87966 88000 88040 88337 88341 88350 88627 88932 88999 89109
// bufdiff-features: 89212 89266 89708 89812 90198 90224 90543 90585 90777 90903 91074 91312 91415
// bufdiff-features: 91491 91737 91767 92022 92194 92453 92492 92898 92917 93368 93825 93889 94154
// bufdiff-features: 94245 94365 94687 94711 94755 95273 95385 95407 95507 96260 96273 96716 97067
// bufdiff-features: 97483 97774 98085 98290 98414 98501 98879 99009 99279 99383 99512 99538 99738
// bufdiff-features: 100085 100406 100481 100679 101264 101280 101293 101452 101582 101633 101952
// bufdiff-features: 101983 102809 103205 103215 103325 103383 103715 103851 104303 104315 104487
// bufdiff-features: 104931 104958 104992 105224 105423 105494 105857 106446 106484 106761 106889
// bufdiff-features: 106961 107302 107314 107322 107882 108165 108221 108264 108992 110153 110162
// bufdiff-features: 110668 110772 110780 111434 111721 112065 112355 112474 112712 112714 112736
// bufdiff-features: 112756 112929 112966 113020 113605 114308 114541 115026 115050 115343 115471
// bufdiff-features: 115677 115711 115847 116125 116549 116829 117137 117163 117605 117618 117724
// bufdiff-features: 117922 118225 119129 119597 119683 119845 119878 120973 121394 121561 121626
// bufdiff-features: 121682 121977 122183 122367 123347 123446 123885 124036 124232 124604 124626
// bufdiff-features: 124824 125802 126139 126179 126686 126994 127071 127167 127243 127259 127303
// bufdiff-features: 127533 128157 128347 128733 128768 128817 129343 129423 129703 130091 130173
// bufdiff-features: 130191 130354 130484 130513 130942 131054
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi8>, %arg1: tensor<3x?x3xi8>, %arg2: i8) -> (tensor<?xi8>, tensor<f64>, tensor<f64>, tensor<?xf64>, tensor<?xf64>, tensor<3xf64>, tensor<?xi8>, tensor<?xi8>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<3x?x3xi8>
    %0 = tensor.empty(%dim) : tensor<3x?x2xi8>
    %1 = linalg.fill ins(%arg2 : i8) outs(%0 : tensor<3x?x2xi8>) -> tensor<3x?x2xi8>
    %cst = arith.constant dense<[[[3, 6, 9], [12, 15, 18]]]> : tensor<1x2x3xi8>
    %2 = linalg.conv_1d_nwc_wcf ins(%1, %cst : tensor<3x?x2xi8>, tensor<1x2x3xi8>) outs(%arg1 : tensor<3x?x3xi8>) -> tensor<3x?x3xi8>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg3 = %c0 to %c3 step %c2 iter_args(%arg4 = %1) -> (tensor<3x?x2xi8>) {
      %cst_16 = arith.constant 1.000000e+00 : f64
      %from_elements_17 = tensor.from_elements %cst_16 : tensor<f64>
      %31 = linalg.round ins(%from_elements_17 : tensor<f64>) outs(%from_elements_17 : tensor<f64>) -> tensor<f64>
      %generated_18 = tensor.generate  {
      ^bb0(%arg5: index, %arg6: index):
        %33 = arith.index_cast %arg5 : index to i8
        %34 = arith.index_cast %arg6 : index to i8
        %35 = arith.maxsi %33, %34 : i8
        tensor.yield %35 : i8
      } : tensor<5x5xi8>
      %cst_19 = arith.constant dense<[[10, 13], [16, 19], [22, 25]]> : tensor<3x2xi8>
      %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<3x2xi8>) outs(%arg4 : tensor<3x?x2xi8>) {
      ^bb0(%in: i8, %out: i8):
        %33 = arith.addi %in, %arg2 : i8
        %c4_i8 = arith.constant 4 : i8
        %34 = arith.divui %33, %c4_i8 : i8
        linalg.yield %34 : i8
      } -> tensor<3x?x2xi8>
      scf.yield %32 : tensor<3x?x2xi8>
    }
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xi8>
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?xi8>
    %extracted_slice = tensor.extract_slice %4[0] [%dim_0] [1] : tensor<?xi8> to tensor<?xi8>
    %extracted_slice_1 = tensor.extract_slice %4[0] [%dim_0] [1] : tensor<?xi8> to tensor<?xi8>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %31 = arith.index_cast %arg3 : index to i8
      %32 = arith.andi %31, %arg2 : i8
      tensor.yield %32 : i8
    } : tensor<1xi8>
    %5 = linalg.conv_1d ins(%4, %generated : tensor<?xi8>, tensor<1xi8>) outs(%extracted_slice : tensor<?xi8>) -> tensor<?xi8>
    %6 = tensor.empty(%dim_0) : tensor<?xi1>
    %false = arith.constant false
    %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<?xi1>) -> tensor<?xi1>
    %8 = linalg.select ins(%7, %extracted_slice, %4 : tensor<?xi1>, tensor<?xi8>, tensor<?xi8>) outs(%extracted_slice_1 : tensor<?xi8>) -> tensor<?xi8>
    %inserted_slice = tensor.insert_slice %5 into %4[0] [%dim_0] [1] : tensor<?xi8> into tensor<?xi8>
    %inserted_slice_2 = tensor.insert_slice %8 into %inserted_slice[0] [%dim_0] [1] : tensor<?xi8> into tensor<?xi8>
    %9 = tensor.empty() : tensor<f64>
    %cst_3 = arith.constant 5.000000e-01 : f64
    %10 = linalg.fill ins(%cst_3 : f64) outs(%9 : tensor<f64>) -> tensor<f64>
    %generated_4 = tensor.generate  {
      %31 = arith.subf %cst_3, %cst_3 : f64
      tensor.yield %31 : f64
    } : tensor<f64>
    %11 = linalg.powf ins(%generated_4, %generated_4 : tensor<f64>, tensor<f64>) outs(%10 : tensor<f64>) -> tensor<f64>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_2[0] [%dim_0] [1] : tensor<?xi8> to tensor<?xi8>
    %inserted = tensor.insert %cst_3 into %10[] : tensor<f64>
    %cst_6 = arith.constant 1.000000e+10 : f64
    %cst_7 = arith.constant -6.000000e+00 : f64
    %from_elements = tensor.from_elements %cst_3, %cst_6, %cst_7 : tensor<3xf64>
    %generated_8 = tensor.generate %c3 {
    ^bb0(%arg3: index):
      %31 = arith.index_cast %arg3 : index to i64
      %32 = arith.sitofp %31 : i64 to f64
      %33 = arith.addf %32, %cst_6 : f64
      tensor.yield %33 : f64
    } : tensor<?xf64>
    %12 = linalg.dot ins(%from_elements, %generated_8 : tensor<3xf64>, tensor<?xf64>) outs(%11 : tensor<f64>) -> tensor<f64>
    %13 = arith.divf %cst_6, %cst_3 : f64
    %cst_9 = arith.constant 1.000000e+00 : f64
    %14 = arith.cmpf olt, %13, %cst_9 : f64
    %15 = arith.select %14, %inserted, %11 : tensor<f64>
    %16 = linalg.powf ins(%11, %10 : tensor<f64>, tensor<f64>) outs(%15 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %inserted[] : tensor<f64>
    vector.print %extracted : f64
    %c-1_i8 = arith.constant -1 : i8
    %17 = arith.cmpi sgt, %arg2, %c-1_i8 : i8
    %18 = scf.if %17 -> (tensor<?xi8>) {
      %extracted_16 = tensor.extract %inserted[] : tensor<f64>
      %31 = scf.if %14 -> (tensor<2xf64>) {
        %extracted_slice_18 = tensor.extract_slice %from_elements[0] [2] [1] : tensor<3xf64> to tensor<2xf64>
        scf.yield %extracted_slice_18 : tensor<2xf64>
      } else {
        %extracted_slice_18 = tensor.extract_slice %from_elements[1] [2] [1] : tensor<3xf64> to tensor<2xf64>
        scf.yield %extracted_slice_18 : tensor<2xf64>
      }
      %inserted_17 = tensor.insert %extracted into %from_elements[%c2] : tensor<3xf64>
      %32 = tensor.empty() : tensor<2xf64>
      %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<2xf64>) outs(%32 : tensor<2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %34 = arith.subf %in, %extracted : f64
        linalg.yield %34 : f64
      } -> tensor<2xf64>
      scf.yield %extracted_slice_1 : tensor<?xi8>
    } else {
      %31 = tensor.empty(%dim_0) : tensor<?xi8>
      %32 = linalg.fill ins(%arg2 : i8) outs(%31 : tensor<?xi8>) -> tensor<?xi8>
      scf.yield %32 : tensor<?xi8>
    }
    affine.for %arg3 = 0 to 1 {
      %extracted_slice_16 = tensor.extract_slice %generated_8[0] [3] [1] : tensor<?xf64> to tensor<3xf64>
      %31 = tensor.empty(%c3, %dim) : tensor<?x?x2xi8>
      %32 = linalg.fill ins(%arg2 : i8) outs(%31 : tensor<?x?x2xi8>) -> tensor<?x?x2xi8>
      %33 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%3, %32 : tensor<3x?x2xi8>, tensor<?x?x2xi8>) outs(%3 : tensor<3x?x2xi8>) -> tensor<3x?x2xi8>
    }
    %19 = scf.forall (%arg3) in (%c3) shared_outs(%arg4 = %generated_8) -> (tensor<?xf64>) {
      %expanded_16 = tensor.expand_shape %extracted_slice_1 [[0, 1]] output_shape [1, %dim_0] : tensor<?xi8> into tensor<1x?xi8>
      %31:2 = func.call @twice1(%11) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
      %extracted_17 = tensor.extract %31#0[] : tensor<f64>
      %extracted_18 = tensor.extract %31#1[] : tensor<f64>
      %32:2 = func.call @twice1(%31#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
      %extracted_slice_19 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf64> to tensor<f64>
      %mapped = linalg.map ins(%15 : tensor<f64>) outs(%extracted_slice_19 : tensor<f64>)
        (%in: f64, %init: f64) {
          %33 = arith.subf %in, %extracted_17 : f64
          linalg.yield %33 : f64
        }
      %reduced = linalg.reduce ins(%generated_8 : tensor<?xf64>) outs(%mapped : tensor<f64>) dimensions = [0] 
        (%in: f64, %init: f64) {
          %33 = arith.negf %in : f64
          %34 = arith.addf %33, %init : f64
          linalg.yield %34 : f64
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg4[%arg3] [1] [1] : tensor<f64> into tensor<?xf64>
      }
    }
    %extracted_10 = tensor.extract %generated_8[%c1] : tensor<?xf64>
    %inserted_11 = tensor.insert %extracted_10 into %generated_8[%c0] : tensor<?xf64>
    %20 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %19) -> (tensor<?xf64>) {
      %extracted_slice_16 = tensor.extract_slice %18[0] [%dim_0] [1] : tensor<?xi8> to tensor<?xi8>
      %extracted_slice_17 = tensor.extract_slice %18[0] [%dim_0] [1] : tensor<?xi8> to tensor<?xi8>
      %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<?xi8>) outs(%extracted_slice_16 : tensor<?xi8>) {
      ^bb0(%in: i8, %out: i8):
        %34 = arith.ori %in, %arg2 : i8
        linalg.yield %34 : i8
      } -> tensor<?xi8>
      %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_16 : tensor<?xi8>) outs(%extracted_slice_17 : tensor<?xi8>) {
      ^bb0(%in: i8, %out: i8):
        %34 = linalg.index 0 : index
        %35 = arith.index_cast %34 : index to i8
        %36 = arith.maxsi %in, %35 : i8
        linalg.yield %36 : i8
      } -> tensor<?xi8>
      %inserted_slice_18 = tensor.insert_slice %31 into %18[0] [%dim_0] [1] : tensor<?xi8> into tensor<?xi8>
      %inserted_slice_19 = tensor.insert_slice %32 into %inserted_slice_18[0] [%dim_0] [1] : tensor<?xi8> into tensor<?xi8>
      %inserted_20 = tensor.insert %extracted into %9[] : tensor<f64>
      %extracted_slice_21 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %cast = tensor.cast %extracted_slice_21 : tensor<1xf64> to tensor<?xf64>
      %inserted_slice_22 = tensor.insert_slice %cast into %extracted_slice_21[0] [%c1] [1] : tensor<?xf64> into tensor<1xf64>
      %33 = linalg.reciprocal ins(%extracted_slice_21 : tensor<1xf64>) outs(%inserted_slice_22 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %33 into %arg4[%arg3] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    %21 = tensor.empty() : tensor<3xf64>
    %22 = tensor.empty() : tensor<3xf64>
    %23 = linalg.fill ins(%extracted_10 : f64) outs(%22 : tensor<3xf64>) -> tensor<3xf64>
    %24 = linalg.abs ins(%23 : tensor<3xf64>) outs(%21 : tensor<3xf64>) -> tensor<3xf64>
    %c4 = arith.constant 4 : index
    %25:3 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %24, %arg5 = %4, %arg6 = %6) -> (tensor<3xf64>, tensor<?xi8>, tensor<?xi1>) {
      %cst_16 = arith.constant 1.000000e+00 : f64
      %inserted_17 = tensor.insert %cst_16 into %24[%c1] : tensor<3xf64>
      %dim_18 = tensor.dim %8, %c0 : tensor<?xi8>
      %31 = linalg.fill ins(%17 : i1) outs(%arg6 : tensor<?xi1>) -> tensor<?xi1>
      %32 = tensor.empty(%dim_0, %c3) : tensor<?x?xi1>
      %33 = linalg.fill ins(%false : i1) outs(%32 : tensor<?x?xi1>) -> tensor<?x?xi1>
      %34 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<?x?xi1>) outs(%31 : tensor<?xi1>) {
      ^bb0(%in: i1, %out: i1):
        %36 = arith.addi %in, %out : i1
        %true = arith.constant true
        %37 = arith.divui %36, %true : i1
        linalg.yield %37 : i1
      } -> tensor<?xi1>
      %inserted_slice_19 = tensor.insert_slice %arg0 into %arg5[0] [%dim_0] [1] : tensor<?xi8> into tensor<?xi8>
      %extracted_20 = tensor.extract %arg4[%c0] : tensor<3xf64>
      %35 = linalg.square ins(%24 : tensor<3xf64>) outs(%arg4 : tensor<3xf64>) -> tensor<3xf64>
      %extracted_21 = tensor.extract %35[%c1] : tensor<3xf64>
      %inserted_slice_22 = tensor.insert_slice %23 into %35[0] [3] [1] : tensor<3xf64> into tensor<3xf64>
      scf.yield %inserted_slice_22, %inserted_slice_19, %34 : tensor<3xf64>, tensor<?xi8>, tensor<?xi1>
    }
    %26 = bufferization.alloc_tensor(%dim_0) : tensor<?xi8>
    %27 = bufferization.materialize_in_destination %8 in %26 : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
    %28 = tensor.empty(%dim_0) : tensor<?xi8>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%27 : tensor<?xi8>) outs(%28 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %31 = arith.maxsi %in, %c-1_i8 : i8
      linalg.yield %31 : i8
    } -> tensor<?xi8>
    %cst_12 = arith.constant dense<[[[[[4], [5]], [[6], [7]]]]]> : tensor<1x1x2x2x1xi8>
    %from_elements_13 = tensor.from_elements %arg2, %arg2 : tensor<1x1x1x2x1xi8>
    %cst_14 = arith.constant dense<[[[[[7]]], [[[8]]]]]> : tensor<1x2x1x1x1xi8>
    %30 = linalg.conv_2d_ngchw_gfchw ins(%from_elements_13, %cst_14 : tensor<1x1x1x2x1xi8>, tensor<1x2x1x1x1xi8>) outs(%cst_12 : tensor<1x1x2x2x1xi8>) -> tensor<1x1x2x2x1xi8>
    %expanded = tensor.expand_shape %2 [[0], [1], [2, 3]] output_shape [3, %dim, 1, 3] : tensor<3x?x3xi8> into tensor<3x?x1x3xi8>
    %generated_15 = tensor.generate  {
    ^bb0(%arg3: index):
      %31 = arith.index_cast %arg3 : index to i8
      tensor.yield %31 : i8
    } : tensor<5xi8>
    return %extracted_slice_5, %12, %16, %inserted_11, %20, %25#0, %25#1, %29 : tensor<?xi8>, tensor<f64>, tensor<f64>, tensor<?xf64>, tensor<?xf64>, tensor<3xf64>, tensor<?xi8>, tensor<?xi8>
  }
  func.func private @twice1(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.exp ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0, %0 : tensor<f64>, tensor<f64>
  }
}

