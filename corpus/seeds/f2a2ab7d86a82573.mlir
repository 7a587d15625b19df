// bufdiff-profile: deep
// bufdiff-choices: 07df3bcd2f888e3df30a137b571320d733a29ff2006986673539d01f812d38d3f059d6090b0d3d13
// bufdiff-choices: 39ce29e1b508923133167a07d30d529f0939ac4d0960caa67f9a203b5b7d204e398ca46ef2eba297
// bufdiff-choices: 8dc9b9429e768756484c73f350deea8ec2ab56810481ad01c92de3d8f2c5c808d8c6f8dad22705f9
// bufdiff-choices: 44505cfebd545dc9bf419552009b17ece222aad25f05d4c3ca981b0a5dc6eccc026098f0a282b959
// bufdiff-choices: 29be1bba2a15664cc8d9ad7b09cfff5949f58f2f0700645cdfbe93002dd8f4e8d9fa0e3d6b7a2e3a
// bufdiff-choices: c351391286633defd446d79b6a4ee34f19afde36eee5a1822212aaacb1177b3eec2f4cc9a1bb527b
// bufdiff-choices: 5d138cd6a186c838a20105dab2243e2f58a157c0bb9066d68e8cc8b56067e2eb3daa00b5f23833be
// bufdiff-choices: 46618372e195f9006e2593a48d1901b8966543e3c495a59dda37861db4d62dc88fce3d7616c2855f
// bufdiff-choices: f5d6d31a41e93cc1dc51c356cc0f95c49b14ea6ca8e70e50bdc43b43d2ee471d7341f538d98236c0
// bufdiff-choices: 1f7c4e7af1a33854886dbd958232f6552327705ff2f58a88cd1e2cb60b7abc8ed6f25f8b3da7ebba
// bufdiff-choices: ccd16173f074e0c3426b068938f3da2122dbd26662122d5633d22c6cde4a49faf932ac75c283bf4d
// bufdiff-choices: a5ddf4d4e4e2ee541c73d0d68f7f217bfd97fc782bd0d5d3c74cc8a89e002cfe0730ad32d7953194
// bufdiff-choices: d0bb3d7691da9d77b1f47c7a89c61de2ffbf4e578f030ab1f185f6a4e46e2ab564c39869c0531601
// bufdiff-choices: 91e14d913a109086579cc366833f1941b9a71502a871ef81cef068c6838e551464d2207b226bd245
// bufdiff-choices: 9bbaeb37d98aba04ff6236d74718b29a6dac625b9fce95f07f834df71fe52192f361ed1748fa12bd
// bufdiff-choices: 9d236753de7b919a97ab71830ecc59d09afd7fe017bddb2d6b78ab6ce046ab587287872769742318
// bufdiff-choices: d587967f1e954e4997beb22a2724d82ea46c4a16cb47e38b6a6746618cc38673743229fe21b0a33a
// bufdiff-choices: ee3cac6c769aa818137eb12c9eb17e0abe187458a637d681bc33148be58d500e3f
// bufdiff-features: 541 920 1084 1242 1518 1536 1583 1854 2281 2374 2488 2784 2856 3022 3355 3377
// bufdiff-features: 3579 4018 4165 4506 4752 5159 5199 5211 5269 5274 5578 6136 6680 6812 7095 7210
// bufdiff-features: 7516 7566 7593 7743 7832 8416 8470 9120 9240 9479 9531 9655 10035 10147 10339
// bufdiff-features: 10872 11162 11202 11321 11408 11441 11703 11844 12403 12595 12981 13233 13387
// bufdiff-features: 13511 13915 14454 14884 14946 14997 15055 15440 15536 15639 15751 15786 15893
// bufdiff-features: 15903 16640 17126 17232 17305 17919 18232 18486 18598 18812 18822 18952 19241
// bufdiff-features: 19419 19545 19606 19692 19960 19986 20099 20332 20925 20987 21652 21714 21744
// bufdiff-features: 21953 22221 22280 22448 22498 22708 22739 22801 22883 23218 23281 23454 23667
// bufdiff-features: 23675 23950 24158 24184 24268 24530 24539 24571 24941 25388 25698 25735 25864
// bufdiff-features: 26048 26568 26663 26812 27048 27130 27204 28504 28704 28709 28933 28939 29590
// bufdiff-features: 29684 29731 29821 29839 30105 30115 30293 30666 30896 30996 31692 31876 31899
// bufdiff-features: 31972 32804 32911 33353 33511 33597 33881 34167 34210 34233 34564 34623 34647
// bufdiff-features: 34745 35097 35265 35289 35383 35391 35668 35708 35959 35968 36542 36681 36784
// bufdiff-features: 36901 37155 37409 37786 37985 38420 38702 38819 38951 39001 39674 39677 39704
// bufdiff-features: 39856 39981 40132 40297 40348 40390 40540 40712 40951 41954 42094 42194 42344
// bufdiff-features: 42463 42467 43242 43468 43631 43942 44056 44222 44303 44505 44615 44786 44816
// bufdiff-features: 45158 45910 46054 46139 46203 46323 46325 46414 46735 46832 46835 46936 46995
// bufdiff-features: 47352 47392 47554 47779 47796 48218 48575 48598 48974 49135 49186 49187 49638
// bufdiff-features: 49672 49676 49956 50089 50426 50763 50894 50953 51344 51415 51701 51729 51851
// bufdiff-features: 51894 51899 52042 52062 52267 52322 52558 52807 52900 52958 53114 53180 53244
// bufdiff-features: 53401 53504 53839 54179 54203 54651 54945 54970 54998 55686 55870 55887 56117
// bufdiff-features: 56248 56524 56668 56987 57103 57145 57718 57745 58046 58272 58303 58403 58480
// bufdiff-features: 58748 60383 60796 60839 61340 61346 61350 61430 61457 61556 61699 61903 62067
// bufdiff-features: 62971 63062 63384 63550 63929 64110 64120 64212 64235 64335 64420 64435 64716
// bufdiff-features: 64959 65153 65259 65416 65496 65499 65715 65817 65987 66195 66422 66604 66765
// bufdiff-features: 66931 66995 67285 67577 68004 68355 69032 69235 69403 69987 69991 70407 70568
// bufdiff-features: 70955 70960 71259 71266 71306 71415 72555 72629 72707 73570 73779 73802 74057
// bufdiff-features: 74362 74382 74450 74494 74787 74881 75061 76052 76258 76334 76339 76594 76641
// bufdiff-features: 76695 76728 77036 77047 77324 77360 77435 77565 77661 77875 78283 78430 78478
// bufdiff-features: 78906 78950 79288 79337 79389 79418 79687 79709 79782 79972 80042 80500 80831
// bufdiff-features: 81039 81477 81736 81861 82013 82558 82565 83697 84135 84221 84635 84738 84887
// bufdiff-features: 85004 85272 85820 85843 86031 86125 86352 86505 87069 87199 87214 87495 87666
// bufdiff-features: 87714 87923 88008 88337 88480 88958 89151 89178 89517 89732 89780 89812 89859
// bufdiff-features: 89862 90141 90202 90496 90543 90777 91074 91737 92022 92084 92194 92695 93127
// bufdiff-features: 93360 93417 93677 93844 93944 94049 94096 94178 94322 94586 94687 95015 95273
// bufdiff-features: 95299 95407 95507 95511 95535 95780 96205 96273 96323 96431 96562 96757 97131
// bufdiff-features: 97619 97822 98122 98194 98372 98610 98757 98804 98892 99009 99032 99243 99383
// bufdiff-features: 99738 100073 101255 101264 101427 102625 102809 103052 103159 103205 103260
// bufdiff-features: 103275 103455 103522 103851 104069 104121 104315 104634 104650 104796 104931
// bufdiff-features: 105108 105166 105700 105750 106411 107290 107384 107412 107588 107702 107998
// bufdiff-features: 108116 108210 108410 108416 108550 108758 108869 109828 110162 110449 110454
// bufdiff-features: 110608 110780 110816 112184 112287 112399 112474 112709 112929 113041 113124
// bufdiff-features: 113150 113209 113262 113336 113675 113943 114308 114343 114354 114489 115155
// bufdiff-features: 115471 115671 115711 115894 115990 116549 117137 118769 118825 118876 119062
// bufdiff-features: 119071 119405 119411 119539 119597 119764 119813 119876 119993 120370 120372
// bufdiff-features: 120403 120488 120772 121307 121394 121467 122227 122317 122865 122980 123148
// bufdiff-features: 123630 123697 123893 124116 124404 124484 124614 124699 124909 125921 126179
// bufdiff-features: 126321 126458 127042 127051 127805 127813 128456 128635 128768 129246 129288
// bufdiff-features: 129391 129603 129849 129878 129955 129989 130310 130332 130541 130933 130942
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xf64> {bufferization.writable = false}, %arg1: tensor<3xf32>, %arg2: f32) -> (tensor<1xf64>, tensor<3xf32>, tensor<2xf64>, tensor<1x2xf64>, tensor<2xf64>, tensor<2x2x1x2xf64>, tensor<2x2x?x?xf64>, tensor<1x?xf64>) {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = scf.if %0 -> (tensor<1xf64>) {
      %extracted_slice_8 = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
      scf.yield %extracted_slice_8 : tensor<1xf64>
    } else {
      %extracted_slice_8 = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xf64> to tensor<1xf64>
      scf.yield %extracted_slice_8 : tensor<1xf64>
    }
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf64>) outs(%arg0 : tensor<2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %32 = linalg.index 0 : index
      %33 = arith.index_cast %32 : index to i64
      %34 = arith.sitofp %33 : i64 to f64
      %35 = arith.negf %in : f64
      %36 = arith.addf %35, %34 : f64
      linalg.yield %36 : f64
    } -> tensor<2xf64>
    %3 = tensor.empty() : tensor<1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<1xf64>) outs(%3 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<1xf64>
    %5 = arith.index_castui %0 : i1 to index
    %c4 = arith.constant 4 : index
    %6 = arith.remui %5, %c4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %7:2 = scf.for %arg3 = %c0 to %6 step %c1 iter_args(%arg4 = %3, %arg5 = %arg1) -> (tensor<1xf64>, tensor<3xf32>) {
      %extracted_8 = tensor.extract %2[%c1] : tensor<2xf64>
      %32 = tensor.empty() : tensor<3x3xf32>
      %33 = linalg.fill ins(%arg2 : f32) outs(%32 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %transposed = linalg.transpose ins(%33 : tensor<3x3xf32>) outs(%33 : tensor<3x3xf32>) permutation = [1, 0] 
      %c6 = arith.constant 6 : index
      %34 = tensor.empty(%c6) : tensor<?xf64>
      %35 = linalg.copy ins(%arg1 : tensor<3xf32>) outs(%arg5 : tensor<3xf32>) -> tensor<3xf32>
      %cst_9 = arith.constant 1.000000e+01 : f64
      %36 = vector.broadcast %cst_9 : f64 to vector<4xf64>
      %37 = vector.transfer_write %36, %arg4[%c0] : vector<4xf64>, tensor<1xf64>
      scf.yield %37, %35 : tensor<1xf64>, tensor<3xf32>
    }
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %32 = arith.index_cast %arg3 : index to i64
      %33 = arith.sitofp %32 : i64 to f64
      %cst_8 = arith.constant 2.000000e+00 : f64
      %34 = arith.cmpf uge, %33, %cst_8 : f64
      %35 = arith.select %34, %33, %cst_8 : f64
      tensor.yield %35 : f64
    } : tensor<2xf64>
    %8 = linalg.add ins(%arg0, %generated : tensor<2xf64>, tensor<2xf64>) outs(%arg0 : tensor<2xf64>) -> tensor<2xf64>
    %extracted_slice = tensor.extract_slice %7#0[0] [%c1] [1] : tensor<1xf64> to tensor<?xf64>
    vector.print %cst : f32
    %c2 = arith.constant 2 : index
    %9:2 = scf.while (%arg3 = %c0, %arg4 = %arg0) : (index, tensor<2xf64>) -> (index, tensor<2xf64>) {
      %32 = arith.subi %6, %arg3 : index
      %33 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%33) %arg3, %arg4 : index, tensor<2xf64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xf64>):
      %32 = arith.addi %arg3, %c1 : index
      scf.yield %32, %arg4 : index, tensor<2xf64>
    }
    %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %2(%from_elements) : (tensor<2xf64>, tensor<2xindex>) -> tensor<1x2xf64>
    %c3 = arith.constant 3 : index
    %10:3 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %9#1, %arg5 = %reshape, %arg6 = %arg2) -> (tensor<2xf64>, tensor<1x2xf64>, f32) {
      %32 = scf.if %0 -> (tensor<2xf64>) {
        %34:2 = scf.for %arg7 = %c0 to %c3 step %c1 iter_args(%arg8 = %arg5, %arg9 = %arg5) -> (tensor<1x2xf64>, tensor<1x2xf64>) {
          %40 = tensor.empty() : tensor<1x2xf64>
          %41 = linalg.copy ins(%arg8 : tensor<1x2xf64>) outs(%40 : tensor<1x2xf64>) -> tensor<1x2xf64>
          %42 = linalg.copy ins(%arg9 : tensor<1x2xf64>) outs(%arg8 : tensor<1x2xf64>) -> tensor<1x2xf64>
          %43 = linalg.copy ins(%41 : tensor<1x2xf64>) outs(%arg9 : tensor<1x2xf64>) -> tensor<1x2xf64>
          scf.yield %42, %43 : tensor<1x2xf64>, tensor<1x2xf64>
        }
        %35 = tensor.empty() : tensor<3x1x2xf64>
        %cst_9 = arith.constant 7.250000e+00 : f64
        %36 = linalg.fill ins(%cst_9 : f64) outs(%35 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
        %37 = tensor.empty() : tensor<3x1x3xf64>
        %38 = linalg.fill ins(%cst_9 : f64) outs(%37 : tensor<3x1x3xf64>) -> tensor<3x1x3xf64>
        %39 = linalg.depthwise_conv_1d_ncw_cw ins(%38, %arg5 : tensor<3x1x3xf64>, tensor<1x2xf64>) outs(%36 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
        scf.yield %generated : tensor<2xf64>
      } else {
        %34 = bufferization.alloc_tensor() : tensor<2xf64>
        %cst_9 = arith.constant dense<1.000000e+02> : tensor<2xf64>
        %35 = linalg.floor ins(%cst_9 : tensor<2xf64>) outs(%34 : tensor<2xf64>) -> tensor<2xf64>
        %36:2 = scf.if %0 -> (tensor<2xf64>, tensor<1x2xf64>) {
          %38:3 = scf.while (%arg7 = %c0, %arg8 = %34, %arg9 = %7#0) : (index, tensor<2xf64>, tensor<1xf64>) -> (index, tensor<2xf64>, tensor<1xf64>) {
            %39 = arith.cmpi ult, %arg7, %c3 : index
            scf.condition(%39) %arg7, %arg8, %arg9 : index, tensor<2xf64>, tensor<1xf64>
          } do {
          ^bb0(%arg7: index, %arg8: tensor<2xf64>, %arg9: tensor<1xf64>):
            %from_elements_10 = tensor.from_elements %c1, %c2 : tensor<2xindex>
            %reshape_11 = tensor.reshape %arg5(%from_elements_10) : (tensor<1x2xf64>, tensor<2xindex>) -> tensor<1x?xf64>
            %39 = arith.select %0, %34, %arg0 : tensor<2xf64>
            %40 = arith.addi %arg7, %c1 : index
            %41 = tensor.empty() : tensor<1xf64>
            %cst_12 = arith.constant 3.000000e+00 : f64
            %42 = linalg.fill ins(%cst_12 : f64) outs(%41 : tensor<1xf64>) -> tensor<1xf64>
            %43 = linalg.add ins(%1, %42 : tensor<1xf64>, tensor<1xf64>) outs(%arg9 : tensor<1xf64>) -> tensor<1xf64>
            %44 = linalg.ceil ins(%42 : tensor<1xf64>) outs(%43 : tensor<1xf64>) -> tensor<1xf64>
            %cst_13 = arith.constant -6.000000e+00 : f64
            %inserted_14 = tensor.insert %cst_13 into %arg8[%c1] : tensor<2xf64>
            %45 = linalg.ceil ins(%arg0 : tensor<2xf64>) outs(%inserted_14 : tensor<2xf64>) -> tensor<2xf64>
            scf.yield %40, %45, %44 : index, tensor<2xf64>, tensor<1xf64>
          }
          %mapped = linalg.map ins(%arg5, %reshape : tensor<1x2xf64>, tensor<1x2xf64>) outs(%arg5 : tensor<1x2xf64>)
            (%in: f64, %in_10: f64, %init: f64) {
              %39 = arith.cmpf uge, %in, %in_10 : f64
              %40 = arith.select %39, %in, %in_10 : f64
              linalg.yield %40 : f64
            }
          scf.yield %arg0, %mapped : tensor<2xf64>, tensor<1x2xf64>
        } else {
          %38 = arith.remui %arg3, %c2 : index
          %extracted_10 = tensor.extract %35[%38] : tensor<2xf64>
          %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9#1 : tensor<2xf64>) outs(%34 : tensor<2xf64>) {
          ^bb0(%in: f64, %out: f64):
            %cst_13 = arith.constant -1.000000e+00 : f64
            %40 = arith.negf %in : f64
            %41 = arith.addf %40, %cst_13 : f64
            linalg.yield %41 : f64
          } -> tensor<2xf64>
          %cst_11 = arith.constant -6.000000e+00 : f64
          %from_elements_12 = tensor.from_elements %cst_11, %extracted_10 : tensor<1x2xf64>
          scf.yield %39, %from_elements_12 : tensor<2xf64>, tensor<1x2xf64>
        }
        %37 = linalg.floor ins(%35 : tensor<2xf64>) outs(%8 : tensor<2xf64>) -> tensor<2xf64>
        scf.yield %37 : tensor<2xf64>
      }
      %padded = tensor.pad %arg0 low[0] high[0] {
      ^bb0(%arg7: index):
        %cst_9 = arith.constant -6.000000e+00 : f64
        tensor.yield %cst_9 : f64
      } : tensor<2xf64> to tensor<2xf64>
      %extracted_8 = tensor.extract %arg5[%c0, %c0] : tensor<1x2xf64>
      %33 = linalg.div ins(%8, %9#1 : tensor<2xf64>, tensor<2xf64>) outs(%arg4 : tensor<2xf64>) -> tensor<2xf64>
      scf.yield %33, %arg5, %arg2 : tensor<2xf64>, tensor<1x2xf64>, f32
    }
    %extracted_slice_0 = tensor.extract_slice %10#1[0, 0] [1, 2] [1, 1] : tensor<1x2xf64> to tensor<1x2xf64>
    %cst_1 = arith.constant dense<[1.500000e+00, 4.500000e+00]> : tensor<2xf64>
    %11 = call @write1(%cst_1) : (tensor<2xf64>) -> tensor<2xf64>
    %12 = tensor.empty() : tensor<2xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_1 : tensor<2xf64>) outs(%12 : tensor<2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_8 = arith.constant 1.000000e+01 : f64
      %32 = arith.subf %in, %cst_8 : f64
      linalg.yield %32 : f64
    } -> tensor<2xf64>
    %14 = arith.remui %6, %c2 : index
    %cst_2 = arith.constant 0.000000e+00 : f64
    %inserted = tensor.insert %cst_2 into %10#1[%c0, %14] : tensor<1x2xf64>
    %extracted_slice_3 = tensor.extract_slice %13[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
    %cst_4 = arith.constant dense<[[[[3.500000e+00, 4.500000e+00]], [[5.500000e+00, 6.500000e+00]]], [[[7.500000e+00, 8.500000e+00]], [[9.500000e+00, 1.050000e+01]]]]> : tensor<2x2x1x2xf64>
    %15 = tensor.empty() : tensor<2x2x2x2xf64>
    %16 = arith.index_castui %0 : i1 to index
    %17 = arith.remui %16, %c2 : index
    %extracted = tensor.extract %extracted_slice_3[%17] : tensor<2xf64>
    %18 = linalg.fill ins(%extracted : f64) outs(%15 : tensor<2x2x2x2xf64>) -> tensor<2x2x2x2xf64>
    %19 = tensor.empty() : tensor<1x2xf64>
    %20 = linalg.pooling_nhwc_sum ins(%18, %19 : tensor<2x2x2x2xf64>, tensor<1x2xf64>) outs(%cst_4 : tensor<2x2x1x2xf64>) -> tensor<2x2x1x2xf64>
    %21 = tensor.empty(%c1, %c2) : tensor<2x2x?x?xf64>
    %22 = linalg.fill ins(%extracted : f64) outs(%21 : tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64>
    %23 = call @either2(%cst_4, %22) : (tensor<2x2x1x2xf64>, tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4, %22 : tensor<2x2x1x2xf64>, tensor<2x2x?x?xf64>) outs(%23 : tensor<2x2x?x?xf64>) {
    ^bb0(%in: f64, %in_8: f64, %out: f64):
      %32 = arith.cmpf uge, %in, %in_8 : f64
      %33 = arith.select %32, %in, %in_8 : f64
      linalg.yield %33 : f64
    } -> tensor<2x2x?x?xf64>
    %extracted_5 = tensor.extract %cst_4[%14, %17, %c0, %c1] : tensor<2x2x1x2xf64>
    %25 = tensor.empty() : tensor<2x1xf64>
    %26 = linalg.fill ins(%extracted : f64) outs(%25 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %cst_6 = arith.constant dense<[[5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00]]> : tensor<2x2xf64>
    %27 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%26, %cst_6 : tensor<2x1xf64>, tensor<2x2xf64>) outs(%10#1 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %28 = arith.select %0, %inserted, %10#1 : tensor<1x2xf64>
    %29 = arith.select %0, %19, %10#1 : tensor<1x2xf64>
    %true = arith.constant true
    %30 = arith.ori %0, %true : i1
    %extracted_slice_7 = tensor.extract_slice %15[%17, 0, 0, 0] [1, 2, 1, 2] [1, 1, 1, 1] : tensor<2x2x2x2xf64> to tensor<2x1x2xf64>
    %31 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %21) -> (tensor<2x2x?x?xf64>) {
      %32 = bufferization.alloc_tensor() copy(%extracted_slice_3) : tensor<2xf64>
      %33 = linalg.copy ins(%23 : tensor<2x2x?x?xf64>) outs(%arg4 : tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64>
      scf.yield %33 : tensor<2x2x?x?xf64>
    }
    %cast = tensor.cast %27 : tensor<1x2xf64> to tensor<1x?xf64>
    return %4, %7#1, %10#0, %extracted_slice_0, %11, %20, %24, %cast : tensor<1xf64>, tensor<3xf32>, tensor<2xf64>, tensor<1x2xf64>, tensor<2xf64>, tensor<2x2x1x2xf64>, tensor<2x2x?x?xf64>, tensor<1x?xf64>
  }
  func.func private @write1(%arg0: tensor<2xf64>) -> tensor<2xf64> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<2xf64>) outs(%arg0 : tensor<2xf64>) -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
  func.func private @either2(%arg0: tensor<2x2x1x2xf64>, %arg1: tensor<2x2x?x?xf64>) -> tensor<2x2x?x?xf64> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c1, %c0, %c0] : tensor<2x2x1x2xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %0 = arith.cmpf oeq, %extracted, %cst : f64
    %1 = scf.if %0 -> (tensor<2x2x?x?xf64>) {
      %cast = tensor.cast %arg0 : tensor<2x2x1x2xf64> to tensor<2x2x?x?xf64>
      scf.yield %cast : tensor<2x2x?x?xf64>
    } else {
      scf.yield %arg1 : tensor<2x2x?x?xf64>
    }
    return %1 : tensor<2x2x?x?xf64>
  }
}

