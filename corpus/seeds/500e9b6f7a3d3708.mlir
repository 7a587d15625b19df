// bufdiff-profile: types
// bufdiff-choices: 85db7c595cc4b37b6bcbe82620c30f4aa878734bb647364aeecbe576c02170320e3832460afc1d4d
// bufdiff-choices: 3dd2c513dd998904d77cf72233fe5819b553efa32675e0d3db65e5ddf2d1a294f0324851cb0ded84
// bufdiff-choices: d5182c396827ad8a76b299e96461b4cc73b0202a3750a7c5a8272a36531f3c2cec22e5aa9f824945
// bufdiff-choices: c61f6e4ac3a2ea5c8970cfc9538d28308902e9facf9b887bf4f22ee166b09c5572f8a224f856bbcd
// bufdiff-choices: 6b530fd80611217ae09d79da6599ab827ed84f2a99b999c1167653900cbb21533be11e358c3deb58
// bufdiff-choices: d1e7c598db342b68cd884907624ef5d4408ae240a9409babbf6dce11cf65851e88781ef3b6aad80e
// bufdiff-choices: 510214471eae5d51f5457e406cfa2e6a15bf503a88d2ef5c83e3abbb5bc43c5c82fcde899f1369ac
// bufdiff-choices: 8f07d84abebcd86f40a91b4db82f841d3eab4223df399799039b90fb4bba69df8a9ffd54dac55ec6
// bufdiff-choices: 934fe31171b02a733b978b8df369d792c93e374d62
// bufdiff-features: 103 1552 2320 2898 2961 3207 3579 4752 5201 5915 6363 8492 8707 8792 8818 9479
// bufdiff-features: 9768 10476 10968 11321 11441 12058 12366 12824 13233 13441 13525 13652 13689
// bufdiff-features: 14454 14674 15440 15536 15671 15751 15903 16148 16582 16682 17853 18156 18232
// bufdiff-features: 18341 18486 18588 19419 20023 21177 22095 22114 22221 22280 22952 23740 23787
// bufdiff-features: 24572 24826 25388 26215 26216 26464 26546 26568 26796 27014 27048 27644 27825
// bufdiff-features: 28564 28774 28814 28823 29590 29667 29684 29911 29968 30209 30305 31318 32196
// bufdiff-features: 32615 33511 33769 34167 34564 34623 34647 35507 36092 36280 36511 36784 37251
// bufdiff-features: 37761 37968 38401 38435 38570 38576 39319 39812 39927 40712 41591 42103 42282
// bufdiff-features: 42984 43963 44132 44959 45017 45147 46203 46416 46522 46631 46832 46995 47392
// bufdiff-features: 47583 48038 48575 48598 49186 49657 49837 49844 50894 51415 51603 51851 52042
// bufdiff-features: 52062 52148 52322 52558 52591 52900 52958 53180 53244 53252 53779 54651 54658
// bufdiff-features: 54998 55113 55810 55887 57718 58602 59070 59860 60349 60417 60468 60791 61350
// bufdiff-features: 61375 61556 61873 61884 62991 63071 63407 63800 64235 64959 65277 65496 66192
// bufdiff-features: 66265 66422 66755 66765 66958 67388 67506 67929 68355 68755 69032 69987 70119
// bufdiff-features: 70720 71169 71306 71742 71928 72674 73041 73140 74057 74362 74450 74507 74617
// bufdiff-features: 74833 74881 75061 76328 76677 76953 77485 77551 77617 77693 77872 78182 79229
// bufdiff-features: 79279 79972 81542 81736 81819 82011 82135 82203 84322 84887 84979 85005 85220
// bufdiff-features: 86125 86575 86826 87199 87408 87531 87923 89026 89109 89445 89780 90097 90230
// bufdiff-features: 90372 90543 90777 91695 92917 93255 93714 94405 94687 94755 94926 95041 95273
// bufdiff-features: 95285 95407 95705 97081 97738 97768 97864 98291 99009 99257 99383 99568 99738
// bufdiff-features: 100406 102638 103631 104303 104315 104446 104457 104580 104931 105397 105992
// bufdiff-features: 106097 106607 109105 109657 110162 110552 110780 110859 111101 111828 111976
// bufdiff-features: 112474 112709 112929 113143 113940 114308 114547 115270 115391 115471 115711
// bufdiff-features: 115894 116711 117206 117235 117618 117724 118010 118088 119343 120049 120372
// bufdiff-features: 120920 121394 121467 122489 122764 123204 124657 125638 125908 126179 127813
// bufdiff-features: 127834 127922 128182 128355 128438 128768 128812 129106 129292 130019 130602
// bufdiff-features: 130933 131025
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: f64, %arg2: memref<4x5xf64, strided<[?, ?], offset: ?>, 1>, %arg3: memref<4x5xf64>) -> (tensor<?x1x?xf64>, tensor<?x?xf64>, tensor<4x5xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%dim, 1, %dim_0] : tensor<?x?xf64> into tensor<?x1x?xf64>
    %0 = bufferization.alloc_tensor() copy(%expanded) : tensor<?x1x?xf64>
    %1 = tensor.empty() : tensor<4xf64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01, 2.550000e+01], [2.650000e+01, 2.750000e+01, 2.850000e+01, 2.950000e+01, 3.050000e+01]]> : tensor<4x5xf64>
    %3 = call @f2(%2, %cst) : (tensor<4xf64>, tensor<4x5xf64>) -> tensor<4x5xf64>
    %extracted_slice = tensor.extract_slice %expanded[0, %c0, 0] [%dim, 1, %dim_0] [1, 1, 1] : tensor<?x1x?xf64> to tensor<?x?xf64>
    %4 = linalg.tanh ins(%extracted_slice : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %c1_i24 = arith.constant 1 : i24
    %cst_1 = arith.constant dense<[6.500000e+00, 5.500000e+00]> : tensor<2xf64>
    %5 = call @f3(%3, %c1_i24, %3, %cst_1) : (tensor<4x5xf64>, i24, tensor<4x5xf64>, tensor<2xf64>) -> tensor<4x5xf64>
    return %0, %4, %5 : tensor<?x1x?xf64>, tensor<?x?xf64>, tensor<4x5xf64>
  }
  func.func @f3(%arg0: tensor<4x5xf64>, %arg1: i24, %arg2: tensor<4x5xf64>, %arg3: tensor<2xf64>) -> tensor<4x5xf64> {
    %cst = arith.constant dense<-2.500000e+00> : tensor<4x5xf64>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %cst : tensor<4x5xf64>, tensor<4x5xf64>) outs(%arg0 : tensor<4x5xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %1 = arith.addf %in, %in_0 : f64
      linalg.yield %1 : f64
    } -> tensor<4x5xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %cst[%c1, %c4] : tensor<4x5xf64>
    %inserted = tensor.insert %extracted into %0[%c0, %c1] : tensor<4x5xf64>
    return %inserted : tensor<4x5xf64>
  }
  func.func @f1(%arg0: tensor<4x5xf64> {bufferization.buffer_layout = #map}, %arg1: tensor<2xf64>, %arg2: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %c3 = arith.constant 3 : index
    %inserted_slice = tensor.insert_slice %arg1 into %arg2[%c3, 1] [1, 2] [1, 2] : tensor<2xf64> into tensor<4x4xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %arg2, %arg5 = %cst) -> (tensor<4x4xf64>, f64) {
      %3 = tensor.empty() : tensor<4x4xf64>
      %4 = linalg.fill ins(%arg5 : f64) outs(%3 : tensor<4x4xf64>) -> tensor<4x4xf64>
      %5 = linalg.exp ins(%4 : tensor<4x4xf64>) outs(%arg4 : tensor<4x4xf64>) -> tensor<4x4xf64>
      %extracted = tensor.extract %5[%arg3, %arg3] : tensor<4x4xf64>
      %cst_0 = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01]]> : tensor<4x4xf64>
      %6 = linalg.powf ins(%cst_0, %4 : tensor<4x4xf64>, tensor<4x4xf64>) outs(%5 : tensor<4x4xf64>) -> tensor<4x4xf64>
      scf.yield %6, %arg5 : tensor<4x4xf64>, f64
    }
    %1 = tensor.empty() : tensor<4x4xf64>
    %2 = linalg.copy ins(%0#0 : tensor<4x4xf64>) outs(%1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %2, %inserted_slice : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func @f2(%arg0: tensor<4xf64>, %arg1: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = linalg.ceil ins(%arg1 : tensor<4x5xf64>) outs(%arg1 : tensor<4x5xf64>) -> tensor<4x5xf64>
    %c4 = arith.constant 4 : index
    %cast = tensor.cast %0 : tensor<4x5xf64> to tensor<?x5xf64>
    %inserted_slice = tensor.insert_slice %cast into %0[0, 0] [%c4, 5] [1, 1] : tensor<?x5xf64> into tensor<4x5xf64>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %0[%c3, %c3] : tensor<4x5xf64>
    %cst = arith.constant -6.000000e+00 : f64
    %1 = arith.cmpf oeq, %extracted, %cst : f64
    %2 = scf.if %1 -> (tensor<4x5xf64>) {
      %3 = tensor.empty() : tensor<2xf64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<2xf64>) -> tensor<2xf64>
      %extracted_slice = tensor.extract_slice %inserted_slice[0, 0] [4, 4] [1, 1] : tensor<4x5xf64> to tensor<4x4xf64>
      %5:2 = func.call @f1(%inserted_slice, %4, %extracted_slice) : (tensor<4x5xf64>, tensor<2xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
      scf.yield %inserted_slice : tensor<4x5xf64>
    } else {
      scf.yield %inserted_slice : tensor<4x5xf64>
    }
    return %2 : tensor<4x5xf64>
  }
}

