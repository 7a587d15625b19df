// bufdiff-profile: deep
// bufdiff-choices: 01e506a6f21b05a70ba8eefee1deaac702cfcf3ce1a04551f4c9e1cf46c90bd19ac03110ca96126d
// bufdiff-choices: 2c9e6f33932e370c81159b572578eada7429d81df8a8663f41584c56f349b0240d76e3443f6504cf
// bufdiff-choices: e5b76ac9ab8f33a5c5f0d6da5a384f17588b82fb4529e925a9634ffc7a400d2519a2acaff06d7ebf
// bufdiff-choices: b8e5b0469935115f1c0504ff2b338fa24735533cd1df0e06ff49f972575a5895071ab8a725df549c
// bufdiff-choices: bb24dee3754aac4e4bf00f8883d117ce641fdb16977a904d57186a6a1594438900d76be4a983918f
// bufdiff-choices: 2752eb9fb710f662d6d5c2417f9f2c589263a02ece10c2b2c3e9a3f996d607cb8d70366612e2f9a0
// bufdiff-choices: 026741fbf4428b2a618360c65ce1e9161568c4e7c230b4259180ba41f8653e8db6c5d3918dde28dd
// bufdiff-choices: 5764e11f44124f0be5cded10dca5b1c6cc0d551fe18ec57e56e0f10063089e81439af580efc6945f
// bufdiff-choices: add44a74a9aab46e3b1271691cc8e46af0aa26966e41d104e12578212b694c1489d8821fa671228a
// bufdiff-choices: 42069f589d8f6ef4c42bd023c2bcf98e3ac4f3add99746cba96174e26be55233a758fac0920e18ff
// bufdiff-choices: 0c032155bfb4e9311949eb9222f495f6928926fb006d308971148c78c71eeaedda866d487bee8f09
// bufdiff-choices: c36fd7ac2a1595d2d606ad9d416cb6f76f0d8edbe45ca32b74dbdb66830ed740288aece1d6af2827
// bufdiff-choices: f6e9635b1d535ecfdde1680530fbe14656b69c7f5eb3fcd821f033e7982b5550dccb357ac99ae3a9
// bufdiff-choices: 3a3caf8ff0e25e35618aa36d650f3c91236ddbb98ed651943ea2fa0934436cc795509c265880a1ab
// bufdiff-choices: 5b92f108f1e859e8fa2b1cf1433eaa6960c477e28cca55e3f7e846dc9514915c7ce15a2707649228
// bufdiff-choices: 596f170e1a299178ff3a98019466e297ba2b50711c69d83a4cecb6047456614c25ea598df50f22fa
// bufdiff-choices: 8b090fa113f6d0a80e7130a6a091410c45c73c1f2b5143e4a011a9cbc9397db908dae891660d3949
// bufdiff-choices: 5c792fdd6866b116333e17de9dcba98d4ed19e058b0d85000bd6a62854de4a38b0cebd6b8a6a03a2
// bufdiff-choices: 729cef1f7702293449c7e81ed457f45823080524ba4cf87d6b4a7fec29a7b4b4a60cf3b66d00e666
// bufdiff-choices: 4a389dea43ec0327b673d5a2e9031ba4272c837485bd5bf04bf2a9765c6dce8330d3d4326f6910a3
// bufdiff-choices: 89547ce3a360108c441cf3306df366b4996a6745c93051d4ba6afde14c58718fce33246b73bb3316
// bufdiff-choices: fb6ecca9ab4a6b5602
// bufdiff-features: 176 189 536 600 1250 1277 1445 1502 1583 1768 2049 2259 2374 2455 2488 2893
// bufdiff-features: 3027 3041 3158 3377 3579 3903 4305 4362 4506 4967 5075 5524 5840 6113 6355 6510
// bufdiff-features: 6565 6611 6641 6831 6837 7029 7060 7375 7404 7534 7541 7758 8358 8818 9189 9479
// bufdiff-features: 9564 9676 9748 9834 10015 10166 10384 10616 10872 10968 11044 11162 11277 11306
// bufdiff-features: 11321 11441 11579 11606 11608 11764 11820 12170 12174 12276 12411 12476 12656
// bufdiff-features: 12821 13233 13623 13870 13915 14858 15080 15334 15440 15644 15720 15751 15903
// bufdiff-features: 15989 16111 16371 16682 16822 16960 17406 17444 17596 17959 18480 18486 18793
// bufdiff-features: 18822 19241 19341 19645 20068 20220 20237 20474 20516 20836 20864 20888 20927
// bufdiff-features: 21044 21154 21298 21390 21768 21825 21865 21883 21991 22097 22167 22280 22323
// bufdiff-features: 22398 22708 22801 22804 22824 23169 23256 23348 23393 23433 23435 23667 23874
// bufdiff-features: 24268 24405 24458 24793 25093 25297 25388 25818 25855 25962 26048 26087 26181
// bufdiff-features: 26289 26521 26546 26568 26881 26922 26948 27048 27343 27725 27776 28389 28578
// bufdiff-features: 28703 28979 28986 29236 29590 29684 29839 29911 29968 30305 30446 31193 31353
// bufdiff-features: 31581 31864 32080 32232 32388 32399 32697 32727 32804 32809 32840 33033 33040
// bufdiff-features: 33243 33975 34069 34167 34200 34301 34564 34623 34647 34745 34965 35085 35154
// bufdiff-features: 35163 35599 35759 36092 36188 36542 36578 36784 36887 36936 37054 37093 37289
// bufdiff-features: 37743 37786 37884 38011 38177 38225 38310 38385 38702 38777 38783 38803 39010
// bufdiff-features: 39449 39747 39915 39927 39981 40044 40663 40664 40712 41011 41152 41393 41560
// bufdiff-features: 41627 41775 41799 41820 41876 42094 42150 42344 42970 42985 42993 43258 43442
// bufdiff-features: 43942 44163 44775 44816 44959 45093 45183 45406 45541 45618 45710 45779 45947
// bufdiff-features: 46080 46203 46208 46253 46283 46309 46325 46404 46832 46982 46995 47009 47155
// bufdiff-features: 47340 47392 47449 47488 47762 48162 48343 48402 48575 48724 48974 48991 49107
// bufdiff-features: 49135 49301 49354 49370 50379 50450 50894 51106 51216 51341 51373 51415 51534
// bufdiff-features: 51729 51800 51894 51920 52042 52062 52322 52428 52558 52856 52900 52917 52958
// bufdiff-features: 53050 53160 53180 53469 53471 53659 53781 53791 53839 54144 54546 54564 54657
// bufdiff-features: 54958 54970 54998 55199 55400 55887 56069 56084 56140 56382 56477 56488 56524
// bufdiff-features: 56871 57050 57073 57103 57380 57548 57718 57967 58059 58190 58316 59423 59620
// bufdiff-features: 59734 59792 60004 60609 60740 61024 61350 61556 61650 61699 61764 61880 62218
// bufdiff-features: 63249 63340 63610 63905 64119 64120 64235 64710 64959 65080 65153 65401 66320
// bufdiff-features: 66327 66359 66422 66765 66777 66844 66938 67142 67357 67936 68237 68355 68743
// bufdiff-features: 68755 68782 69003 69699 69987 70105 70143 70272 70508 70521 70807 71169 72131
// bufdiff-features: 72157 72413 72707 73150 73545 73548 73753 73802 73850 74360 74362 74382 74450
// bufdiff-features: 74494 74686 74833 74881 74890 75492 76009 76052 76211 76312 76641 76659 76915
// bufdiff-features: 76953 76988 77253 77283 77341 77389 77428 77551 77725 77987 78183 78283 78430
// bufdiff-features: 78772 78808 78983 79024 79032 79059 79325 79389 80347 80471 80553 80645 80895
// bufdiff-features: 80961 81047 81140 81200 81202 81467 81502 81719 81736 81809 81940 82317 82409
// bufdiff-features: 82594 82680 83253 83289 83488 83525 83548 83871 83887 84090 84192 84213 84221
// bufdiff-features: 84264 84268 84367 84400 84585 84635 85562 85812 86125 86137 86159 86210 86254
// bufdiff-features: 86676 86710 86827 86837 87408 87495 87585 87923 88008 88264 88311 88321 88337
// bufdiff-features: 88480 88679 88958 89109 89206 89445 89517 90070 90090 90460 90506 90513 90543
// bufdiff-features: 90723 90782 90977 91074 91470 91491 91802 91879 91958 92194 92472 92488 92711
// bufdiff-features: 92744 93360 93394 93604 93844 94290 94297 94687 94755 94857 95086 95299 95407
// bufdiff-features: 95587 96374 97096 97150 97318 97357 97871 98190 99360 99383 99512 99738 100073
// bufdiff-features: 100088 100167 100223 100312 100423 100427 101264 101342 101427 101983 102255
// bufdiff-features: 102559 102591 102809 103260 103318 103383 103490 103612 103646 103648 103748
// bufdiff-features: 103851 103946 104123 104229 104303 104315 104360 104570 104931 105146 105166
// bufdiff-features: 105346 105857 105902 106223 106652 107314 107412 108053 108194 108210 108410
// bufdiff-features: 108416 109105 109157 109328 109561 109929 110128 110162 110454 110530 110561
// bufdiff-features: 110952 111252 111721 112244 112929 112968 113020 113035 113124 113209 113243
// bufdiff-features: 113901 114028 114109 114139 114143 114240 114377 114541 114789 114915 115290
// bufdiff-features: 115408 115471 115637 115728 115778 115823 116620 116721 117048 117115 117235
// bufdiff-features: 117270 117509 117569 117618 117724 117807 117899 118764 118876 118963 119019
// bufdiff-features: 119120 119173 119273 119562 119587 119725 119764 119845 119876 119980 119982
// bufdiff-features: 120104 120145 120287 120372 120671 120745 121089 121188 121307 121394 121427
// bufdiff-features: 121514 121682 121854 122331 122730 122818 122980 123204 123305 123359 123802
// bufdiff-features: 124235 124392 124415 124575 124731 124754 125315 125963 126131 126179 126213
// bufdiff-features: 126305 127071 127243 127281 127804 128158 128182 128456 128753 128768 129012
// bufdiff-features: 129246 129262 129404 129435 129478 129703 129849 129989 130059 130071 130131
// bufdiff-features: 130149 130191 130367 130484 130493 130535 130636 130642
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<1x1x1xi8>, %arg1: tensor<?x2xf32>) -> (tensor<2x2x?x1x2xi32>, tensor<1x1x1x2xi32>, tensor<2x2x2x1x2xi32>, tensor<?x?x1xi8>, tensor<1x1x1xi8>) {
    %0 = scf.forall (%arg2) in (1) shared_outs(%arg3 = %arg0) -> (tensor<1x1x1xi8>) {
      %c0_9 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c2_10 = arith.constant 2 : index
      %26 = scf.for %arg4 = %c0_9 to %c4 step %c2_10 iter_args(%arg5 = %arg1) -> (tensor<?x2xf32>) {
        %dim = tensor.dim %arg1, %c0_9 : tensor<?x2xf32>
        %c1_15 = arith.constant 1 : index
        %30 = arith.cmpi uge, %dim, %c1_15 : index
        %31 = scf.if %30 -> (tensor<?x2xf32>) {
          %from_elements_16 = tensor.from_elements %c2_10, %dim : tensor<2xindex>
          %reshape = tensor.reshape %arg1(%from_elements_16) : (tensor<?x2xf32>, tensor<2xindex>) -> tensor<2x?xf32>
          %32 = arith.remui %arg4, %c2_10 : index
          %extracted_17 = tensor.extract %arg1[%c0_9, %32] : tensor<?x2xf32>
          %33 = tensor.empty(%dim) : tensor<?x2xi1>
          %true = arith.constant true
          %34 = linalg.fill ins(%true : i1) outs(%33 : tensor<?x2xi1>) -> tensor<?x2xi1>
          %35 = tensor.empty(%dim) : tensor<?x2xf32>
          %36 = linalg.fill ins(%extracted_17 : f32) outs(%35 : tensor<?x2xf32>) -> tensor<?x2xf32>
          %37 = linalg.select ins(%34, %arg5, %36 : tensor<?x2xi1>, tensor<?x2xf32>, tensor<?x2xf32>) outs(%arg5 : tensor<?x2xf32>) -> tensor<?x2xf32>
          scf.yield %37 : tensor<?x2xf32>
        } else {
          %mapped_16 = linalg.map { arith.mulf } ins(%arg5, %arg1 : tensor<?x2xf32>, tensor<?x2xf32>) outs(%arg5 : tensor<?x2xf32>)
          %c7 = arith.constant 7 : index
          %32 = arith.cmpi sgt, %arg2, %c7 : index
          %33 = arith.select %32, %arg5, %arg1 : tensor<?x2xf32>
          scf.yield %arg5 : tensor<?x2xf32>
        }
        scf.yield %arg5 : tensor<?x2xf32>
      }
      %cst_11 = arith.constant dense<5> : tensor<2x2x1x1xi32>
      %c1_12 = arith.constant 1 : index
      %27 = tensor.empty(%c2_10, %c2_10, %c1_12, %c2_10) : tensor<?x?x?x?xi32>
      %extracted_13 = tensor.extract %cst_11[%arg2, %arg2, %c0_9, %c0_9] : tensor<2x2x1x1xi32>
      %28 = linalg.fill ins(%extracted_13 : i32) outs(%27 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
      %29 = linalg.conv_2d_nchw_fchw_q ins(%28, %28, %extracted_13, %extracted_13 : tensor<?x?x?x?xi32>, tensor<?x?x?x?xi32>, i32, i32) outs(%cst_11 : tensor<2x2x1x1xi32>) -> tensor<2x2x1x1xi32>
      %cst_14 = arith.constant dense<11> : tensor<1x1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst_14 into %arg3[0, %arg2, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1xi8> into tensor<1x1x1xi8>
      }
    }
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0, %c0, %c0] : tensor<1x1x1xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = arith.cmpi ne, %extracted, %c-128_i8 : i8
    %2 = arith.select %1, %arg0, %0 : tensor<1x1x1xi8>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c0 to %c1 step %c2 iter_args(%arg3 = %arg0) -> (tensor<1x1x1xi8>) {
      %extracted_slice_9 = tensor.extract_slice %arg0[%c0, 0, 0] [1, 1, %c1] [1, 1, 1] : tensor<1x1x1xi8> to tensor<1x1x?xi8>
      %extracted_slice_10 = tensor.extract_slice %arg0[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<1x1x1xi8> to tensor<1x?x1xi8>
      %26 = tensor.empty(%c1) : tensor<?x1xi8>
      %27 = linalg.fill ins(%extracted : i8) outs(%26 : tensor<?x1xi8>) -> tensor<?x1xi8>
      %28 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%arg0, %27 : tensor<1x1x1xi8>, tensor<?x1xi8>) outs(%extracted_slice_9 : tensor<1x1x?xi8>) -> tensor<1x1x?xi8>
      %29 = tensor.empty() : tensor<1x1x2x1xi8>
      %c11_i8 = arith.constant 11 : i8
      %30 = linalg.fill ins(%c11_i8 : i8) outs(%29 : tensor<1x1x2x1xi8>) -> tensor<1x1x2x1xi8>
      %cast_11 = tensor.cast %30 : tensor<1x1x2x1xi8> to tensor<1x?x2x1xi8>
      %reduced = linalg.reduce ins(%cast_11 : tensor<1x?x2x1xi8>) outs(%extracted_slice_10 : tensor<1x?x1xi8>) dimensions = [2] 
        (%in: i8, %init: i8) {
          %34 = arith.cmpi ule, %in, %init : i8
          %35 = arith.select %34, %in, %init : i8
          linalg.yield %35 : i8
        }
      %inserted_slice_12 = tensor.insert_slice %28 into %arg0[%c0, 0, 0] [1, 1, %c1] [1, 1, 1] : tensor<1x1x?xi8> into tensor<1x1x1xi8>
      %inserted_slice_13 = tensor.insert_slice %reduced into %inserted_slice_12[0, 0, 0] [1, %c1, 1] [1, 1, 1] : tensor<1x?x1xi8> into tensor<1x1x1xi8>
      %cst_14 = arith.constant dense<1> : tensor<3xi64>
      %cst_15 = arith.constant dense<100> : tensor<3x2xi64>
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %34 = arith.index_cast %arg4 : index to i64
        %c-3_i64 = arith.constant -3 : i64
        %35 = arith.addi %34, %c-3_i64 : i64
        tensor.yield %35 : i64
      } : tensor<2xi64>
      %31 = linalg.matvec ins(%cst_15, %generated : tensor<3x2xi64>, tensor<2xi64>) outs(%cst_14 : tensor<3xi64>) -> tensor<3xi64>
      %extracted_slice_16 = tensor.extract_slice %cst_15[0, 0] [3, 2] [1, 1] : tensor<3x2xi64> to tensor<3x2xi64>
      %extracted_slice_17 = tensor.extract_slice %cst_15[0, 0] [3, 2] [1, 1] : tensor<3x2xi64> to tensor<3x2xi64>
      %c42_i64 = arith.constant 42 : i64
      %32 = linalg.fill ins(%c42_i64 : i64) outs(%extracted_slice_16 : tensor<3x2xi64>) -> tensor<3x2xi64>
      %33 = linalg.min ins(%extracted_slice_17, %extracted_slice_16 : tensor<3x2xi64>, tensor<3x2xi64>) outs(%extracted_slice_17 : tensor<3x2xi64>) -> tensor<3x2xi64>
      %inserted_slice_18 = tensor.insert_slice %32 into %cst_15[0, 0] [3, 2] [1, 1] : tensor<3x2xi64> into tensor<3x2xi64>
      %inserted_slice_19 = tensor.insert_slice %33 into %inserted_slice_18[0, 0] [3, 2] [1, 1] : tensor<3x2xi64> into tensor<3x2xi64>
      scf.yield %arg3 : tensor<1x1x1xi8>
    }
    %padded = tensor.pad %0 low[%c0, %c0, 0] high[0, %c0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %26 = arith.index_cast %arg2 : index to i8
      %27 = arith.index_cast %arg3 : index to i8
      %28 = arith.index_cast %arg4 : index to i8
      %29 = arith.ori %26, %27 : i8
      %c2_i8 = arith.constant 2 : i8
      %30 = arith.shrui %29, %c2_i8 : i8
      %31 = arith.muli %30, %28 : i8
      tensor.yield %31 : i8
    } : tensor<1x1x1xi8> to tensor<?x?x1xi8>
    %c5 = arith.constant 5 : index
    %4:3 = scf.for %arg2 = %c1 to %c5 step %c1 iter_args(%arg3 = %2, %arg4 = %padded, %arg5 = %padded) -> (tensor<1x1x1xi8>, tensor<?x?x1xi8>, tensor<?x?x1xi8>) {
      %extracted_9 = tensor.extract %padded[%c0, %c0, %c0] : tensor<?x?x1xi8>
      %26 = vector.transfer_read %arg3[%c0, %c0, %c0], %extracted_9 : tensor<1x1x1xi8>, vector<2xi8>
      %27 = vector.transfer_write %26, %arg4[%c0, %c0, %c0] : vector<2xi8>, tensor<?x?x1xi8>
      %28 = linalg.sub ins(%0, %2 : tensor<1x1x1xi8>, tensor<1x1x1xi8>) outs(%27 : tensor<?x?x1xi8>) -> tensor<?x?x1xi8>
      %29 = linalg.copy ins(%28 : tensor<?x?x1xi8>) outs(%arg3 : tensor<1x1x1xi8>) -> tensor<1x1x1xi8>
      scf.yield %29, %28, %arg5 : tensor<1x1x1xi8>, tensor<?x?x1xi8>, tensor<?x?x1xi8>
    }
    %cst = arith.constant dense<0> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, false, false, true]> : vector<4xi1>
    %5 = vector.broadcast %extracted : i8 to vector<4xi8>
    %6 = vector.gather %4#1[%c0, %c0, %c0] [%cst], %cst_0, %5 : tensor<?x?x1xi8>, vector<4xi32>, vector<4xi1>, vector<4xi8> into vector<4xi8>
    %7 = vector.extract %6[2] : i8 from vector<4xi8>
    %cst_1 = arith.constant dense<0> : tensor<1x1x1xi8>
    %extracted_slice = tensor.extract_slice %0[%c0, 0, 0] [1, 1, %c1] [1, 1, 1] : tensor<1x1x1xi8> to tensor<1x?xi8>
    %extracted_slice_2 = tensor.extract_slice %extracted_slice[%c0, 0] [1, 1] [1, 1] : tensor<1x?xi8> to tensor<1xi8>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%extracted_slice : tensor<1x?xi8>) outs(%extracted_slice_2 : tensor<1xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.addi %in, %out : i8
      %c7_i8 = arith.constant 7 : i8
      %27 = arith.shli %26, %c7_i8 : i8
      linalg.yield %27 : i8
    } -> tensor<1xi8>
    %inserted_slice = tensor.insert_slice %cst_1 into %4#1[%c0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xi8> into tensor<?x?x1xi8>
    %9 = bufferization.alloc_tensor() : tensor<1x1x1xi8>
    %cast = tensor.cast %4#1 : tensor<?x?x1xi8> to tensor<1x1x1xi8>
    %cast_3 = tensor.cast %inserted_slice : tensor<?x?x1xi8> to tensor<1x1x1xi8>
    %mapped = linalg.map ins(%cast, %4#0, %cast_3 : tensor<1x1x1xi8>, tensor<1x1x1xi8>, tensor<1x1x1xi8>) outs(%9 : tensor<1x1x1xi8>)
      (%in: i8, %in_9: i8, %in_10: i8, %init: i8) {
        %26 = arith.minui %in, %in_9 : i8
        %27 = arith.xori %26, %in_10 : i8
        linalg.yield %27 : i8
      }
    %10 = tensor.empty() : tensor<2x2x2x1x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %11 = linalg.fill ins(%c1_i32 : i32) outs(%10 : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    %12 = tensor.empty() : tensor<2x2x2x1x1xi32>
    %13 = linalg.fill ins(%c1_i32 : i32) outs(%12 : tensor<2x2x2x1x1xi32>) -> tensor<2x2x2x1x1xi32>
    %cst_4 = arith.constant dense<[[[[[6]]], [[[5]]]]]> : tensor<1x2x1x1x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %14 = linalg.conv_2d_nhwgc_gfhwc_q ins(%13, %cst_4, %c1_i32, %c-128_i32 : tensor<2x2x2x1x1xi32>, tensor<1x2x1x1x1xi32>, i32, i32) outs(%11 : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    %15 = tensor.empty() : tensor<2x2x2x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %16 = linalg.fill ins(%c-1_i32 : i32) outs(%15 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %c-128_i32_5 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c1_i32, %c-128_i32_5 : tensor<1x1x1x2xi32>
    %17 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%16, %from_elements, %c1_i32, %c-128_i32_5 : tensor<2x2x2x1xi32>, tensor<1x1x1x2xi32>, i32, i32) outs(%11 : tensor<2x2x2x1x2xi32>) -> tensor<2x2x2x1x2xi32>
    %18 = arith.cmpi ne, %extracted, %7 : i8
    %19 = scf.if %18 -> (tensor<1x1x1x2xi32>) {
      %extracted_9 = tensor.extract %inserted_slice[%c0, %c0, %c0] : tensor<?x?x1xi8>
      scf.yield %from_elements : tensor<1x1x1x2xi32>
    } else {
      %26 = linalg.depthwise_conv_1d_nwc_wc ins(%mapped, %extracted_slice : tensor<1x1x1xi8>, tensor<1x?xi8>) outs(%4#0 : tensor<1x1x1xi8>) -> tensor<1x1x1xi8>
      %cst_9 = arith.constant dense<[[[[1, 0]], [[-1, -2]]]]> : tensor<1x2x1x2xi32>
      %27 = tensor.empty() : tensor<2x1xi32>
      %28 = linalg.pooling_nhwc_max_unsigned ins(%cst_9, %27 : tensor<1x2x1x2xi32>, tensor<2x1xi32>) outs(%from_elements : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
      scf.yield %28 : tensor<1x1x1x2xi32>
    }
    %20 = memref.alloca_scope  -> (f32) {
      %inserted_slice_9 = tensor.insert_slice %8 into %extracted_slice_2[%c0] [1] [1] : tensor<1xi8> into tensor<1xi8>
      %extracted_10 = tensor.extract %inserted_slice_9[%c0] : tensor<1xi8>
      %cst_11 = arith.constant -1.000000e+00 : f32
      memref.alloca_scope.return %cst_11 : f32
    }
    %21 = arith.index_castui %1 : i1 to index
    %22 = arith.remui %21, %c2 : index
    %extracted_6 = tensor.extract %11[%c0, %c0, %22, %c0, %22] : tensor<2x2x2x1x2xi32>
    %inserted_slice_7 = tensor.insert_slice %from_elements into %from_elements[0, 0, 0, 0] [1, 1, 1, 2] [1, 1, 1, 1] : tensor<1x1x1x2xi32> into tensor<1x1x1x2xi32>
    %c42_i32 = arith.constant 42 : i32
    %23 = arith.cmpi uge, %extracted_6, %c42_i32 : i32
    %24 = arith.select %23, %11, %17 : tensor<2x2x2x1x2xi32>
    %25 = scf.if %23 -> (tensor<2x2x2x1x2xi32>) {
      %26 = arith.index_castui %1 : i1 to index
      %c4 = arith.constant 4 : index
      %27 = arith.remui %26, %c4 : index
      %28 = scf.for %arg2 = %c0 to %27 step %c1 iter_args(%arg3 = %12) -> (tensor<2x2x2x1x1xi32>) {
        %29 = scf.if %18 -> (tensor<2x2x2x1xi32>) {
          %c-128_i32_9 = arith.constant -128 : i32
          %31 = arith.maxui %extracted_6, %c-128_i32_9 : i32
          scf.yield %15 : tensor<2x2x2x1xi32>
        } else {
          %31 = tensor.empty() : tensor<1x1xi32>
          %32 = linalg.pooling_nhwc_min_unsigned ins(%from_elements, %31 : tensor<1x1x1x2xi32>, tensor<1x1xi32>) outs(%inserted_slice_7 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
          %33 = func.call @pick1(%16, %16) : (tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
          %34 = tensor.empty() : tensor<2x2x3x1xi32>
          %c1_i32_9 = arith.constant 1 : i32
          %35 = linalg.fill ins(%c1_i32_9 : i32) outs(%34 : tensor<2x2x3x1xi32>) -> tensor<2x2x3x1xi32>
          %36 = tensor.empty() : tensor<1x2xi32>
          %37 = linalg.pooling_nhwc_max ins(%35, %36 : tensor<2x2x3x1xi32>, tensor<1x2xi32>) outs(%16 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
          %extracted_10 = tensor.extract %33[%c0, %22, %22, %c0] : tensor<2x2x2x1xi32>
          %extracted_slice_11 = tensor.extract_slice %35[0, 0, 0, 0] [2, 2, 2, 1] [1, 1, 2, 1] : tensor<2x2x3x1xi32> to tensor<2x2x2x1xi32>
          %38 = func.call @pick1(%16, %extracted_slice_11) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
          %cast_12 = tensor.cast %extracted_slice_11 : tensor<2x2x2x1xi32> to tensor<?x2x2x1xi32>
          %inserted_slice_13 = tensor.insert_slice %cast_12 into %15[0, 0, 0, 0] [%c2, 2, 2, 1] [1, 1, 1, 1] : tensor<?x2x2x1xi32> into tensor<2x2x2x1xi32>
          scf.yield %inserted_slice_13 : tensor<2x2x2x1xi32>
        }
        %30 = linalg.copy ins(%13 : tensor<2x2x2x1x1xi32>) outs(%arg3 : tensor<2x2x2x1x1xi32>) -> tensor<2x2x2x1x1xi32>
        scf.yield %30 : tensor<2x2x2x1x1xi32>
      }
      scf.yield %17 : tensor<2x2x2x1x2xi32>
    } else {
      %26 = tensor.empty() : tensor<2x2x2x1xi32>
      %extracted_9 = tensor.extract %inserted_slice_7[%c0, %c0, %c0, %c0] : tensor<1x1x1x2xi32>
      %27 = linalg.fill ins(%extracted_9 : i32) outs(%26 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
      %28 = func.call @pick1(%27, %27) : (tensor<2x2x2x1xi32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
      scf.yield %24 : tensor<2x2x2x1x2xi32>
    }
    %cast_8 = tensor.cast %25 : tensor<2x2x2x1x2xi32> to tensor<2x2x?x1x2xi32>
    return %cast_8, %19, %14, %4#2, %3 : tensor<2x2x?x1x2xi32>, tensor<1x1x1x2xi32>, tensor<2x2x2x1x2xi32>, tensor<?x?x1xi8>, tensor<1x1x1xi8>
  }
  func.func private @pick1(%arg0: tensor<2x2x2x1xi32>, %arg1: tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32> {
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %arg1 : tensor<2x2x2x1xi32> to tensor<2x2x?x1xi32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0, 0] [2, 2, %c2, 1] [1, 1, 1, 1] : tensor<2x2x?x1xi32> into tensor<2x2x2x1xi32>
    return %arg1 : tensor<2x2x2x1xi32>
  }
}

