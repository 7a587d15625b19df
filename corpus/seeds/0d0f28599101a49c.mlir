// bufdiff-profile: types
// bufdiff-choices: a81351e219c99042148ddc2fcbe4482f6d25344e0be3d42d2713dfe9c7c5b6dfc56803bcf4ffcf3b
// bufdiff-choices: 4bfc37526f5279adf036258a2246fa32547036db1a41444c71e630aaf4cf168ae6066a4ebd5daa4f
// bufdiff-choices: 7bf3404a48796f2f79bb033408ff11c84ee3c1e2d1de3f2ea0a0e76e0ebd36194a9e7ccfbde1538e
// bufdiff-choices: 81889b92f3ceb5f170cb15761fe90e232c37e8a8c39c576e43b80b43a47eae145d12cde190bfdb07
// bufdiff-choices: 643ed52be3bad4bfd62aeda2f3e51b9aa5356e1184c540c99135ede10df232046b47646f8a45af59
// bufdiff-choices: 38e34d73917d94ee086bb2c32a5234a25d281bf8aa9d362b69fac40be958698ea651abed6ba376a9
// bufdiff-choices: fab55a5e6a09ea581f08e4c9069a38bf00dc43b78e4662f77a250a1c263d25c045dbde51d7b48ceb
// bufdiff-choices: 29659bc5a75d359ac638e9d717c7940b157af7af7b1a8ec55d91d2980f793ed1216967e2a8d47bc9
// bufdiff-choices: 1797c0adcdd55b6abf968e05806bc3e66ec2ef04542c286029e7fe2aee261424dac715f2deaa1757
// bufdiff-choices: 9129a7c778ec0cd018991f3fbb2f05ed5c757e846f1787c9fb3ce0a01cc20cb2845ba9a23e06f550
// bufdiff-choices: 09fbeb32f640602cae7aeb747dd1594ff9c96c8d1f120e33c9682b55062d22356154f03f90a8fb1c
// bufdiff-choices: a5e7bbcd33b48edd6c
// bufdiff-features: 1089 1112 1502 1768 1858 2499 2684 2820 2898 2961 4462 4752 4827 4940 5201 5973
// bufdiff-features: 6363 6611 6812 6831 8130 8818 9302 9479 9781 9852 9868 10035 10384 10980 11162
// bufdiff-features: 11408 11938 12170 12276 12366 12485 12932 13032 13233 13518 14523 14557 14884
// bufdiff-features: 14890 14902 15440 15536 15751 15798 15903 16286 16417 16682 18166 18232 18330
// bufdiff-features: 18422 18952 19164 19746 19757 21953 21959 22095 22154 22221 22280 22480 23143
// bufdiff-features: 23621 23810 24071 24184 24259 24393 24747 24826 25119 25297 25388 25818 26568
// bufdiff-features: 27048 27132 27825 28047 28724 28823 29684 29687 29968 30700 30811 30902 31010
// bufdiff-features: 31972 32457 32509 32614 33400 33511 33915 34069 34167 34564 34617 34623 34647
// bufdiff-features: 34906 34975 35036 35507 35874 35957 36901 37155 37183 37251 37809 38163 38394
// bufdiff-features: 38570 38783 39397 39747 40044 40297 40540 40712 41090 41099 41362 41742 41799
// bufdiff-features: 41984 42282 42344 42530 42766 42918 43098 43209 43276 43295 43299 43758 44522
// bufdiff-features: 44943 44959 45427 45432 46095 46203 46321 46936 46947 46995 47392 47782 48208
// bufdiff-features: 48575 48667 48724 49370 50146 50469 50894 51415 51827 52042 52148 52267 52322
// bufdiff-features: 52558 52807 52823 52900 52928 52958 53050 53180 53252 53472 53640 53890 54385
// bufdiff-features: 54408 54651 54970 54998 55185 55299 55777 55887 56404 56611 57128 57499 57548
// bufdiff-features: 57718 58122 58190 58290 59069 59070 59366 59785 60808 60816 61350 61484 61556
// bufdiff-features: 61699 62218 62701 63062 63071 63133 63431 63642 63800 64119 64120 64235 64737
// bufdiff-features: 64748 64959 64976 65478 65583 65625 65847 66195 66422 66626 66765 66995 67174
// bufdiff-features: 67388 67748 67929 68355 68457 68782 69032 69081 69235 69286 69403 69449 69987
// bufdiff-features: 71061 71167 71169 71306 71392 72674 72749 72975 73123 73289 73455 73569 73625
// bufdiff-features: 73802 74057 74201 74244 74255 74362 74617 75134 75921 76700 76953 76973 77179
// bufdiff-features: 77403 77491 78283 78430 79039 79229 79389 80304 80400 80567 81447 82135 82203
// bufdiff-features: 82937 83194 83253 83369 84585 84887 85605 85820 85913 86125 86210 86362 86549
// bufdiff-features: 86689 87017 87277 87666 87862 88233 88264 88635 88732 89110 89212 89251 89646
// bufdiff-features: 89780 89812 90054 90903 91540 91737 91910 91915 92022 92647 93083 93255 93394
// bufdiff-features: 93464 93704 94913 95106 95285 95900 96986 97318 97407 97715 97736 97864 98194
// bufdiff-features: 98413 98501 98864 99009 99228 99257 99383 99405 99568 100059 100085 100258
// bufdiff-features: 100427 100569 100631 101156 101264 101390 101551 102084 102461 103165 103383
// bufdiff-features: 103415 103490 103715 104303 104315 104931 105252 105264 105594 105666 105832
// bufdiff-features: 105857 105915 106761 107425 108012 108210 108977 109040 109086 109721 110136
// bufdiff-features: 110153 110184 110677 110780 111316 111721 111733 111883 111981 112474 112929
// bufdiff-features: 113020 113209 113231 114547 114601 114826 115026 115391 115471 115588 115894
// bufdiff-features: 115990 116568 117137 117206 117336 117618 117724 117779 118769 118984 119334
// bufdiff-features: 119340 119384 119790 119876 120049 120745 120836 121363 121394 121467 121626
// bufdiff-features: 121682 122183 122322 122764 123148 123793 124056 124322 124448 124595 124604
// bufdiff-features: 124626 124686 125137 125175 125702 125908 126708 127071 127997 128126 128157
// bufdiff-features: 128768 128916 128969 129089 129435 129955 130294 130933
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f64> {bufferization.writable = false}, %arg1: tensor<5xf64> {bufferization.writable = false}) -> (tensor<f64>, tensor<f64>, tensor<4x3xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>, f64) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_0 = arith.constant 1.000000e+01 : f64
      %5 = arith.addf %in, %cst_0 : f64
      linalg.yield %5 : f64
    } -> tensor<f64>
    %cst = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst into %arg0[] : tensor<f64>
    %1 = tensor.empty() : tensor<4x3xf64>
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<4x3xf64>) -> tensor<4x3xf64>
    %3 = call @f2(%2) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %cast = tensor.cast %arg1 : tensor<5xf64> to tensor<?xf64>
    %4:3 = call @f3(%cast, %cst) : (tensor<?xf64>, f64) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>)
    return %0, %inserted, %3, %4#0, %4#1, %4#2, %arg0, %cst : tensor<f64>, tensor<f64>, tensor<4x3xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>, f64
  }
  func.func @f2(%arg0: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = scf.forall (%arg1) = (0) to (4) step (2) shared_outs(%arg2 = %arg0) -> (tensor<4x3xf64>) {
      %cst = arith.constant dense<1.000000e+10> : tensor<2x3xf64>
      %inserted_slice = tensor.insert_slice %cst into %arg0[0, 0] [2, 3] [3, 1] : tensor<2x3xf64> into tensor<4x3xf64>
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %arg0[%c2, %c2] [1, 1] [1, 1] : tensor<4x3xf64> to tensor<1x1xf64>
      %generated = tensor.generate  {
      ^bb0(%arg3: index):
        %2 = arith.index_cast %arg3 : index to i64
        %3 = arith.sitofp %2 : i64 to f64
        tensor.yield %3 : f64
      } : tensor<5xf64>
      %cast = tensor.cast %generated : tensor<5xf64> to tensor<?xf64>
      %cast_0 = tensor.cast %generated : tensor<5xf64> to tensor<?xf64>
      %cast_1 = tensor.cast %generated : tensor<5xf64> to tensor<?xf64>
      %1:2 = func.call @f1(%cast, %cast_0, %cast_1) : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) -> (tensor<4xf64>, tensor<5xf64>)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst into %arg2[%arg1, 0] [2, 3] [1, 1] : tensor<2x3xf64> into tensor<4x3xf64>
      }
    }
    return %0 : tensor<4x3xf64>
  }
  func.func private @f1(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: tensor<?xf64>) -> (tensor<4xf64>, tensor<5xf64>) {
    %0 = linalg.ceil ins(%arg1 : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %1:2 = call @both1(%arg2, %arg2) : (tensor<?xf64>, tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1#1[%c0] : tensor<?xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %2 = arith.cmpf uno, %extracted, %cst : f64
    %3 = scf.if %2 -> (tensor<4xf64>) {
      %extracted_slice = tensor.extract_slice %arg2[0] [4] [1] : tensor<?xf64> to tensor<4xf64>
      scf.yield %extracted_slice : tensor<4xf64>
    } else {
      %extracted_slice = tensor.extract_slice %arg2[1] [4] [1] : tensor<?xf64> to tensor<4xf64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %extracted_slice[0] [4] [1] : tensor<4xf64> into tensor<4xf64>
      scf.yield %inserted_slice : tensor<4xf64>
    }
    %4 = linalg.floor ins(%3 : tensor<4xf64>) outs(%3 : tensor<4xf64>) -> tensor<4xf64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      %8 = arith.index_cast %arg3 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.minimumf %9, %extracted : f64
      tensor.yield %10 : f64
    } : tensor<5xf64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xf64>) outs(%generated : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.negf %in : f64
      %9 = arith.addf %8, %out : f64
      linalg.yield %9 : f64
    } -> tensor<5xf64>
    %6 = tensor.empty() : tensor<5xf64>
    %7 = linalg.copy ins(%1#0 : tensor<?xf64>) outs(%6 : tensor<5xf64>) -> tensor<5xf64>
    return %4, %7 : tensor<4xf64>, tensor<5xf64>
  }
  func.func private @both1(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>) {
    %0 = linalg.mul ins(%arg1, %arg0 : tensor<?xf64>, tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01]]> : tensor<5x3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %cst_0 = arith.constant 7.250000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<3xf64>) -> tensor<3xf64>
    %3 = linalg.matvec ins(%cst, %2 : tensor<5x3xf64>, tensor<3xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    return %0, %3 : tensor<?xf64>, tensor<?xf64>
  }
  func.func private @f3(%arg0: tensor<?xf64>, %arg1: f64) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.softmax dimension(0) ins(%1 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %3:2 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %2, %arg4 = %1) -> (tensor<?xf64>, tensor<?xf64>) {
      %cst = arith.constant 7.250000e+00 : f64
      %cst_0 = arith.constant -0.000000e+00 : f64
      %cst_1 = arith.constant 1.000000e+01 : f64
      %cst_2 = arith.constant 3.000000e+00 : f64
      %from_elements = tensor.from_elements %arg1, %cst, %cst_0, %cst_1, %cst_2 : tensor<5xf64>
      %cast = tensor.cast %from_elements : tensor<5xf64> to tensor<?xf64>
      %cast_3 = tensor.cast %from_elements : tensor<5xf64> to tensor<?xf64>
      %cast_4 = tensor.cast %from_elements : tensor<5xf64> to tensor<?xf64>
      %4:2 = func.call @f1(%cast, %cast_3, %cast_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) -> (tensor<4xf64>, tensor<5xf64>)
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %extracted_slice_5 = tensor.extract_slice %4#1[1] [1] [1] : tensor<5xf64> to tensor<1xf64>
      %inserted_slice = tensor.insert_slice %extracted_slice_5 into %extracted_slice[%c0] [1] [1] : tensor<1xf64> into tensor<1xf64>
      %extracted_slice_6 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<?xf64> to tensor<f64>
      %5 = linalg.rsqrt ins(%extracted_slice_6 : tensor<f64>) outs(%extracted_slice_6 : tensor<f64>) -> tensor<f64>
      %inserted = tensor.insert %cst_0 into %5[] : tensor<f64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_slice into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
        tensor.parallel_insert_slice %inserted into %arg4[%arg2] [1] [1] : tensor<f64> into tensor<?xf64>
      }
    }
    return %3#0, %3#1, %1 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

