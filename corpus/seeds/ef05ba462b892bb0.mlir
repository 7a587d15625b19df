// bufdiff-profile: deep
// bufdiff-choices: 2ff245dc12e8b816fd3302c11990737b873a25d6ed8553c027205c8995a77a49e80de598f38d8e6d
// bufdiff-choices: 871e52bd8b9f550401c51147b06ef6654ca6f7dd2bf9ac1f78f68634cac3555c8de42dff3577c50b
// bufdiff-choices: ba73a42c410aeec9234a6743d38675d393cd56184c834a8aad6b85a740f3aba5039752a99d3b3f94
// bufdiff-choices: 49a8fdfd8a61f5633297297f371ba37aa6d80970cefe083063fe05c83cfaa861041715c034152cf3
// bufdiff-choices: bfdb28585d0becdd3ae62bba8dc4ffc4e7fb5376917c04e38552863acfd4947706026a1e1b6ca859
// bufdiff-choices: 41dd35cb6c5bcd741f5bfebe234d2f4a741b0d69d696c8d18d83d021c61a74b62b3935d7bc5d842d
// bufdiff-choices: 0541e0505ec882693bb082102e0b0c9fc130523425b4acb3bfccc88744d087af91ca681a8bee0f83
// bufdiff-choices: 1f7b1a72c10b006f42edba034ef45725107195f5925b7993da56aa6c05eedb2f41b4cbf5d90e9168
// bufdiff-choices: 6dc87f35f21847804e6f31049f309faa76f1accf5d3789bf6b4b0efdab916ee29a6ad8fa8c191150
// bufdiff-choices: e16f31176eaac82ea283aee2716d6e460b0b58f7845df444642a7cfdcb17a0aa7ea5482eafc0517f
// bufdiff-choices: 7eb6a0cad3c4dcd87f60e0e7739ad0d347e49d5cfa3ec0c78fcc012053a61e964176e537791b51c5
// bufdiff-choices: 5964f8265c3ecad90d4f5d308f689f74ba8da5bf67f74a3780c5b34a224f93d44e997c1e04fa3ab4
// bufdiff-choices: bc992a37e8cd2d4b9885e58f6c2dd8464ba0b288ea4e2ca291f322b9e7ef760091aa10942cf92a14
// bufdiff-choices: bdbc417dbb78b711912bf7a34f25e2d3206ea2bafe5c75061618ee7e1f5904a41d22ab33a48324f8
// bufdiff-choices: 122de9c13bb87bfc2df841481e072224bee7c139dca8a982a21197c4d5e7e9a311a652cce69e2fa2
// bufdiff-choices: edf35737bc7d347b8e576dd7435b86a41338f5b0d3c2cc71bcee404cf5412d82c909f16575cc0cb7
// bufdiff-choices: 29ebf13804caf07d2042a22fdb271c8d78ce3c813945a77231ffdf0da924516a475fef3300908123
// bufdiff-choices: 9b3be59598cc85e85763a7bb57d9c120f717aeb75dc8493c195aedb3e60e225d3d6d27efd4cd149a
// bufdiff-choices: 9169962cd71b998b49eb254d51c4fee9a3c65728b88e4e6f8e98ab3182ecbce6a5cc275e63dc4b04
// bufdiff-choices: 9af9c9a1003b45977126709f5d777fa76c37e75f73ed4ca19739248b484e566eba44e984e507e9f3
// bufdiff-choices: e245109ea8828b
// bufdiff-features: 294 397 907 1185 1502 1683 1873 2320 2374 2442 2474 2491 2684 2898 3045 3377
// bufdiff-features: 3458 3579 3638 4020 4211 4282 4677 4752 4935 4984 5128 5683 5973 6163 6169 6237
// bufdiff-features: 6289 6446 6565 6611 6641 6812 7014 7122 7404 8030 8818 8958 9479 9653 9676 9706
// bufdiff-features: 9784 10035 10166 10384 10386 10476 10872 10968 11162 11191 11384 11441 11556
// bufdiff-features: 11695 11703 11759 11774 12100 12170 13074 13233 13375 13524 13689 13915 14454
// bufdiff-features: 14955 15440 15482 15671 15751 15903 16122 16372 16405 16582 16682 17015 17232
// bufdiff-features: 18328 18480 18486 18685 18822 19380 19545 19606 19628 19645 19746 19885 20023
// bufdiff-features: 20374 20516 20864 21115 21154 21646 21953 22221 22280 22402 22640 22824 22885
// bufdiff-features: 23491 23874 24087 24572 24668 24826 25078 25388 25611 25818 25898 26010 26246
// bufdiff-features: 26521 26546 26552 26568 26663 26702 26922 27048 27116 27825 27924 28179 28379
// bufdiff-features: 28556 28652 28814 29443 29590 29684 29957 29968 30105 30145 30223 30232 30247
// bufdiff-features: 30666 30811 30896 30996 31475 31864 31899 31972 32080 32278 32388 32615 32804
// bufdiff-features: 32834 32953 33530 33769 33824 34031 34069 34110 34167 34564 34623 34647 34660
// bufdiff-features: 34745 34861 34902 34989 35163 35281 36092 36136 36542 36681 36707 36781 36784
// bufdiff-features: 36901 37007 37490 37743 38225 38662 38702 38754 38783 39025 39386 39747 39907
// bufdiff-features: 39927 39981 40044 40132 40297 40540 40712 41073 41164 41363 41396 41436 41627
// bufdiff-features: 41854 42198 42282 42293 42442 42467 42542 42984 43098 43295 43442 44143 44474
// bufdiff-features: 44505 44616 44816 44822 44943 45031 45147 45541 46110 46139 46203 46208 46309
// bufdiff-features: 46636 46832 46835 46953 46995 47392 47488 47585 47782 48269 48575 48577 48600
// bufdiff-features: 48650 48879 48974 49301 49327 49332 49397 49657 49875 50146 50450 50633 50717
// bufdiff-features: 50774 50894 51415 51557 51729 51796 51800 51863 51894 52062 52148 52322 52553
// bufdiff-features: 52558 52762 52823 52900 52958 53050 53180 53469 53562 53890 54003 54180 54915
// bufdiff-features: 54958 54970 54998 55016 55270 55887 56140 56153 56696 56927 57203 57286 57383
// bufdiff-features: 57660 57718 58184 58190 58403 58718 58721 59070 59094 59347 59435 59436 59475
// bufdiff-features: 59620 60004 60302 60465 60833 60839 61112 61329 61350 61556 61699 61769 62121
// bufdiff-features: 62218 62225 62675 62701 62940 63062 63071 63384 63800 64028 64119 64120 64235
// bufdiff-features: 64294 64748 64835 64959 64964 65555 65715 65932 66036 66075 66195 66267 66304
// bufdiff-features: 66312 66422 66765 66777 66781 66931 66955 67331 67357 67360 67388 67520 67793
// bufdiff-features: 67880 68355 68755 68782 68813 68838 69987 70403 70437 70529 70644 70698 71169
// bufdiff-features: 71199 71742 71851 72086 72157 72413 72450 72909 73140 73244 73289 73455 73802
// bufdiff-features: 74034 74286 74362 74450 74617 74672 74833 74881 74919 74984 75160 75502 75701
// bufdiff-features: 75921 76052 76258 76339 76370 76567 76688 76915 76934 76953 77431 77485 77617
// bufdiff-features: 77823 78182 78283 78302 78414 78430 79029 79099 79229 79326 79389 79410 79703
// bufdiff-features: 79855 79931 80119 80203 80290 80436 80895 81032 81039 81443 81515 81736 81801
// bufdiff-features: 82135 82203 82383 82409 82552 82594 83071 83194 83253 83363 83412 84322 84585
// bufdiff-features: 84816 84866 84887 85134 85157 85389 85403 85681 85843 85897 86125 86173 86549
// bufdiff-features: 86676 86827 86844 87000 87055 87408 87495 87523 87601 87862 87895 88008 88321
// bufdiff-features: 88337 88341 88732 88958 89109 89110 89250 89315 89445 89780 89812 90082 90202
// bufdiff-features: 90506 90576 90589 90777 91074 91238 91248 91415 91705 91737 91834 91910 92022
// bufdiff-features: 92194 92375 92492 93094 93171 93255 93508 93660 94049 94253 94277 94349 94755
// bufdiff-features: 94961 95273 95285 95407 95507 95508 95623 96273 96464 96980 97131 97219 97864
// bufdiff-features: 98138 98190 98194 98196 98201 98409 98501 99009 99159 99757 100059 100481
// bufdiff-features: 100535 100584 100711 100993 101264 101283 101293 101598 101600 101983 102313
// bufdiff-features: 102411 102597 102602 102613 102690 102752 102809 103009 103715 104140 104154
// bufdiff-features: 104171 104303 104315 104931 105015 105517 105573 105837 105857 105858 106087
// bufdiff-features: 106382 106476 106610 106731 107206 107366 107614 107882 107987 108012 108122
// bufdiff-features: 108165 108169 108221 108758 109086 109119 109399 109408 110085 110510 110552
// bufdiff-features: 110561 110613 110780 111073 111263 111275 111976 112474 112646 112871 112875
// bufdiff-features: 112917 112929 113020 113035 113209 113327 113901 114541 115026 115155 115471
// bufdiff-features: 115550 115711 115823 115881 115894 115990 116125 116549 116841 116918 117137
// bufdiff-features: 117336 117509 117724 117839 117899 118006 118371 118567 118769 119764 119845
// bufdiff-features: 119908 120047 120145 121089 121394 121467 121626 121682 122159 122367 122410
// bufdiff-features: 122575 122764 122967 123012 123359 123951 124232 124254 124340 124448 124626
// bufdiff-features: 124754 125136 125349 125577 125900 125927 126179 126494 127259 127318 127373
// bufdiff-features: 127553 127804 127863 127922 128157 128182 128456 128529 128768 128779 128817
// bufdiff-features: 128907 129278 129462 129732 129849 129946 130019 130065 130135 130192 130310
// bufdiff-features: 130642 130824 130933 131030
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<5xf32>) -> (tensor<?xf32>, tensor<15xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>, tensor<5xf32>, tensor<0xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi uge, %dim, %c1 : index
    scf.if %0 {
      %dim_17 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
      %cst_18 = arith.constant 5.000000e-01 : f32
      %splat = tensor.splat %cst_18[%dim, %dim_17] : tensor<?x?xf32>
      %21 = bufferization.alloc_tensor() copy(%arg1) : tensor<5xf32>
    }
    %c4 = arith.constant 4 : index
    %cst = arith.constant 3.000000e+00 : f32
    %1 = vector.transfer_read %arg1[%c4], %cst : tensor<5xf32>, vector<3xf32>
    %2 = vector.transfer_write %1, %arg1[%c4] : vector<3xf32>, tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c3] : tensor<5xf32>
    %5 = arith.cmpf oeq, %extracted, %cst : f32
    %6 = arith.select %5, %2, %4 : tensor<5xf32>
    %7 = linalg.max ins(%2, %2 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) -> tensor<5xf32>
    %inserted_slice = tensor.insert_slice %4 into %6[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
    %c7 = arith.constant 7 : index
    %8 = scf.index_switch %c7 -> tensor<5xf32> 
    case 0 {
      %21 = scf.index_switch %c7 -> tensor<5xf32> 
      case 0 {
        %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%inserted_slice, %4 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
        ^bb0(%in: f32, %in_17: f32, %out: f32):
          %23 = arith.subf %in, %in_17 : f32
          linalg.yield %23 : f32
        } -> tensor<5xf32>
        scf.yield %22 : tensor<5xf32>
      }
      case 1 {
        %from_elements_17 = tensor.from_elements  : tensor<0xf32>
        %22:2 = func.call @f2(%from_elements_17, %extracted) : (tensor<0xf32>, f32) -> (tensor<4x3xf32>, tensor<0xf32>)
        scf.yield %7 : tensor<5xf32>
      }
      case 4 {
        %22 = memref.alloca_scope  -> (f32) {
          %inserted_slice_17 = tensor.insert_slice %6 into %4[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
          %extracted_18 = tensor.extract %inserted_slice_17[%c0] : tensor<5xf32>
          memref.alloca_scope.return %extracted_18 : f32
        }
        scf.yield %6 : tensor<5xf32>
      }
      default {
        scf.yield %4 : tensor<5xf32>
      }
      scf.yield %2 : tensor<5xf32>
    }
    case 1 {
      scf.yield %7 : tensor<5xf32>
    }
    case 2 {
      %21 = scf.for %arg2 = %c0 to %c0 step %c1 iter_args(%arg3 = %arg1) -> (tensor<5xf32>) {
        %22 = tensor.empty() : tensor<0xf32>
        %23 = linalg.fill ins(%extracted : f32) outs(%22 : tensor<0xf32>) -> tensor<0xf32>
        %inserted_17 = tensor.insert %extracted into %arg3[%c0] : tensor<5xf32>
        %24:3 = func.call @f1(%4) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>)
        %25 = linalg.copy ins(%arg1 : tensor<5xf32>) outs(%arg3 : tensor<5xf32>) -> tensor<5xf32>
        scf.yield %25 : tensor<5xf32>
      }
      scf.yield %21 : tensor<5xf32>
    }
    default {
      %21 = tensor.empty() : tensor<5xf32>
      %cst_17 = arith.constant -0.000000e+00 : f32
      %22 = linalg.fill ins(%cst_17 : f32) outs(%21 : tensor<5xf32>) -> tensor<5xf32>
      %23 = func.call @pick3(%6, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %24 = linalg.sub ins(%inserted_slice, %inserted_slice : tensor<5xf32>, tensor<5xf32>) outs(%23 : tensor<5xf32>) -> tensor<5xf32>
      %25 = tensor.empty() : tensor<5xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<5xf32>) outs(%25 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_18 = arith.constant 1.000000e+00 : f32
        %28 = arith.mulf %in, %cst_18 : f32
        linalg.yield %28 : f32
      } -> tensor<5xf32>
      %27 = linalg.log ins(%inserted_slice : tensor<5xf32>) outs(%inserted_slice : tensor<5xf32>) -> tensor<5xf32>
      scf.yield %27 : tensor<5xf32>
    }
    %extracted_0 = tensor.extract %7[%c3] : tensor<5xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
    %inserted = tensor.insert %extracted into %arg1[%c4] : tensor<5xf32>
    %expanded_1 = tensor.expand_shape %3 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %cast = tensor.cast %inserted : tensor<5xf32> to tensor<?xf32>
    %c5 = arith.constant 5 : index
    %expanded_2 = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c5] : tensor<?xf32> into tensor<?x?xf32>
    %9 = linalg.fill ins(%extracted : f32) outs(%expanded_2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted : tensor<5xf32>) outs(%cast : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<?xf32>
    %concat = tensor.concat dim(0) %2, %6, %arg1 : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<15xf32>
    %extracted_slice = tensor.extract_slice %cast[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %cast_3 = tensor.cast %collapsed : tensor<?xf32> to tensor<5xf32>
    %11 = call @pick3(%4, %cast_3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %12 = tensor.empty() : tensor<5xf32>
    %cast_4 = tensor.cast %cast : tensor<?xf32> to tensor<5xf32>
    %inserted_slice_5 = tensor.insert_slice %cast_4 into %extracted_slice[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
    %13 = arith.select %5, %12, %arg1 : tensor<5xf32>
    %cst_6 = arith.constant -6.000000e+00 : f32
    %14 = arith.minimumf %extracted, %cst_6 : f32
    %15 = tensor.empty() : tensor<5xf32>
    %c5_i64 = arith.constant 5 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c5_i64, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %inserted(%from_elements) : (tensor<5xf32>, tensor<2xi64>) -> tensor<5x1xf32>
    %16 = scf.forall (%arg2) in (5) shared_outs(%arg3 = %13) -> (tensor<5xf32>) {
      %inserted_17 = tensor.insert %14 into %10[%arg2] : tensor<?xf32>
      %21 = tensor.empty() : tensor<2x1x1x1xi32>
      %c127_i32 = arith.constant 127 : i32
      %22 = linalg.fill ins(%c127_i32 : i32) outs(%21 : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
      %cst_18 = arith.constant dense<[[[[4], [5]], [[6], [7]]], [[[8], [9]], [[10], [11]]]]> : tensor<2x2x2x1xi32>
      %23 = tensor.empty() : tensor<2x2xi32>
      %24 = linalg.pooling_nhwc_max_unsigned ins(%cst_18, %23 : tensor<2x2x2x1xi32>, tensor<2x2xi32>) outs(%22 : tensor<2x1x1x1xi32>) -> tensor<2x1x1x1xi32>
      %extracted_slice_19 = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<5xf32> to tensor<f32>
      %cst_20 = arith.constant 1.000000e+10 : f32
      %from_elements_21 = tensor.from_elements %cst_20 : tensor<f32>
      %mapped_22 = linalg.map ins(%from_elements_21, %from_elements_21, %from_elements_21 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%extracted_slice_19 : tensor<f32>)
        (%in: f32, %in_23: f32, %in_24: f32, %init: f32) {
          %26 = arith.subf %in, %in_23 : f32
          %27 = arith.negf %26 : f32
          %28 = arith.addf %27, %in_24 : f32
          linalg.yield %28 : f32
        }
      %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%from_elements_21 : tensor<f32>) outs(%mapped_22 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_23 = arith.constant 1.000000e+02 : f32
        %26 = arith.divf %in, %cst_23 : f32
        linalg.yield %26 : f32
      } -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %25 into %arg3[%arg2] [1] [1] : tensor<f32> into tensor<5xf32>
      }
    }
    %from_elements_7 = tensor.from_elements  : tensor<0xf32>
    %17:2 = call @f2(%from_elements_7, %14) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<0xf32>, f32) -> (tensor<4x3xf32>, tensor<0xf32>)
    %extracted_slice_8 = tensor.extract_slice %17#0[0, 0] [3, 3] [1, 1] : tensor<4x3xf32> to tensor<3x3xf32>
    %extracted_slice_9 = tensor.extract_slice %17#0[1, 0] [3, 3] [1, 1] : tensor<4x3xf32> to tensor<3x3xf32>
    %mapped = linalg.map ins(%extracted_slice_9, %extracted_slice_9 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%extracted_slice_8 : tensor<3x3xf32>)
      (%in: f32, %in_17: f32, %init: f32) {
        %21 = arith.negf %in : f32
        %22 = arith.addf %21, %in_17 : f32
        linalg.yield %22 : f32
      }
    %inserted_slice_10 = tensor.insert_slice %mapped into %17#0[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<4x3xf32>
    %inserted_slice_11 = tensor.insert_slice %extracted_slice_9 into %inserted_slice_10[1, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<4x3xf32>
    %18 = tensor.empty() : tensor<4x3xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17#0 : tensor<4x3xf32>) outs(%18 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.subf %in, %extracted_0 : f32
      linalg.yield %21 : f32
    } -> tensor<4x3xf32>
    %20 = arith.extf %cst_6 : f32 to f64
    %extracted_slice_12 = tensor.extract_slice %inserted[0] [%c5] [1] : tensor<5xf32> to tensor<?xf32>
    %cast_13 = tensor.cast %8 : tensor<5xf32> to tensor<?xf32>
    %cast_14 = tensor.cast %11 : tensor<5xf32> to tensor<?xf32>
    %cast_15 = tensor.cast %inserted_slice_5 : tensor<5xf32> to tensor<?xf32>
    %cast_16 = tensor.cast %reshape : tensor<5x1xf32> to tensor<?x1xf32>
    return %cast_13, %concat, %cast_14, %cast_15, %cast_16, %16, %17#1 : tensor<?xf32>, tensor<15xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x1xf32>, tensor<5xf32>, tensor<0xf32>
  }
  func.func private @f1(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %9 = arith.index_cast %arg1 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.index_cast %arg2 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.minimumf %10, %12 : f32
      tensor.yield %13 : f32
    } : tensor<2x5xf32>
    %reduced = linalg.reduce ins(%generated : tensor<2x5xf32>) outs(%arg0 : tensor<5xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %9 = arith.negf %in : f32
        %10 = arith.addf %9, %init : f32
        linalg.yield %10 : f32
      }
    %c1 = arith.constant 1 : index
    %inserted_slice = tensor.insert_slice %reduced into %generated[%c1, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<2x5xf32>
    %0 = bufferization.alloc_tensor() copy(%reduced) : tensor<5xf32>
    %1 = tensor.empty() : tensor<5xf32>
    %c5 = arith.constant 5 : index
    %2 = tensor.empty(%c5) : tensor<2x?xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%3, %3 : tensor<2x?xf32>, tensor<2x?xf32>) outs(%generated : tensor<2x5xf32>) -> tensor<2x5xf32>
    %extracted = tensor.extract %generated[%c1, %c1] : tensor<2x5xf32>
    %5 = tensor.empty() : tensor<2x5xf32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %7 = tensor.empty() : tensor<2x5xf32>
    %8 = linalg.tanh ins(%4 : tensor<2x5xf32>) outs(%7 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %c1 step %c1 {
      %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2x5xf32>) outs(%4 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.subf %in, %out : f32
        linalg.yield %10 : f32
      } -> tensor<2x5xf32>
      %extracted_slice = tensor.extract_slice %8[0, 2] [2, 1] [1, 1] : tensor<2x5xf32> to tensor<2x1xf32>
    }
    return %0, %6, %inserted_slice : tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @f2(%arg0: tensor<0xf32>, %arg1: f32) -> (tensor<4x3xf32>, tensor<0xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<0xf32>) outs(%arg0 : tensor<0xf32>) -> tensor<0xf32>
    %1 = tensor.empty() : tensor<4x3xf32>
    %2 = tensor.empty() : tensor<0xf32>
    %3 = tensor.empty() : tensor<4x3xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %5 = arith.cmpf uno, %arg1, %cst : f32
    %6 = arith.select %5, %1, %4 : tensor<4x3xf32>
    %7 = arith.index_cast %5 : i1 to index
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %cst into %3[%c0, %c0] : tensor<4x3xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %4[%c3, %c0] : tensor<4x3xf32>
    return %4, %2 : tensor<4x3xf32>, tensor<0xf32>
  }
  func.func private @pick3(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[false, false, true, false]> : vector<4xi1>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = vector.broadcast %cst_1 : f32 to vector<4xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %1 = vector.scatter %arg0[%c0] [%cst], %cst_0, %0 : tensor<5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<5xf32>
    return %arg1 : tensor<5xf32>
  }
}

