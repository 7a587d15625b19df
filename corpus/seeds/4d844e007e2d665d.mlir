// bufdiff-profile: types
// bufdiff-choices: 0c8500be421491b309eaf3fb94b338bf5d3142bece2efb155c9f6c24ddbea741805e994e07630bc5
// bufdiff-choices: f9fc94710312640a66e35bc90d6f991a827c057b0754c9aee928cc3f23235b4a300e6115a9ba5be5
// bufdiff-choices: 94612fc640cc2eca49869407ce379eb16de8cd4a00a17dd4fb589e865c91973669aaadd85cf3b552
// bufdiff-choices: acb0fcb1e738aeb781aa6f37c7c738b3367a9d5b1f852fd8f55229697b8753228657adef15013796
// bufdiff-choices: 1416f3cd0560dc943510756184e3f49d0b08caf57ed9e68cf381365e2be854
// bufdiff-features: 2503 2898 3027 3579 5197 6831 7593 8818 9857 10166 10384 10872 13233 14102
// bufdiff-features: 14454 14607 15440 15751 15903 16682 19241 19283 19595 20220 21154 22280 23874
// bufdiff-features: 25388 26568 27048 27825 28814 29895 31864 31899 34167 34365 34564 34623 34647
// bufdiff-features: 34745 35861 36314 36784 36936 37786 38225 39010 39329 39804 41615 42094 42728
// bufdiff-features: 43098 43226 43942 44522 44666 45327 45702 46203 47554 52322 52558 52900 53244
// bufdiff-features: 53441 56042 56524 57103 57718 58405 59176 61527 62394 63062 63071 64119 64875
// bufdiff-features: 66422 66666 68355 69987 72413 73802 74274 74362 74877 74919 76052 76339 76653
// bufdiff-features: 78461 78767 80030 80436 81736 82135 82723 83194 83525 84635 86360 87199 87977
// bufdiff-features: 88958 88988 89555 89708 90543 91781 93255 94418 94687 95285 96953 96969 98504
// bufdiff-features: 99009 101342 102897 104315 105108 105750 106652 111464 111800 111976 112929
// bufdiff-features: 115388 115471 115728 116660 117522 118413 119764 120007 120984 122398 122865
// bufdiff-features: 123446 124088 124484 126376 127813 127922 128768 130191
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32>, tensor<3x?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<3x6xf32>) {
      %cst = complex.constant [1.000000e+00 : f32, 7.250000e+00 : f32] : complex<f32>
      %1:3 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2, %arg6 = %cst) -> (tensor<3x6xf32>, tensor<3x6xf32>, complex<f32>) {
        %inserted_slice = tensor.insert_slice %arg2 into %arg4[0, 0] [3, 6] [1, 1] : tensor<3x6xf32> into tensor<3x6xf32>
        %c5 = arith.constant 5 : index
        %3 = arith.cmpi uge, %arg1, %c5 : index
        %4 = arith.select %3, %arg4, %arg2 : tensor<3x6xf32>
        %5 = linalg.sqrt ins(%arg5 : tensor<3x6xf32>) outs(%4 : tensor<3x6xf32>) -> tensor<3x6xf32>
        %6 = tensor.empty() : tensor<3x6xf32>
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x6xf32>) outs(%6 : tensor<3x6xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<3x6xf32>
        %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
        %cst_1 = arith.constant dense<true> : vector<4xi1>
        %cst_2 = arith.constant 0.000000e+00 : f32
        %8 = vector.broadcast %cst_2 : f32 to vector<4xf32>
        %9 = vector.scatter %arg5[%arg3, %c0] [%cst_0], %cst_1, %8 : tensor<3x6xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<3x6xf32>
        %cst_3 = arith.constant dense<[[1.150000e+01], [1.450000e+01], [1.750000e+01]]> : tensor<3x1xf32>
        %inserted_slice_4 = tensor.insert_slice %cst_3 into %9[0, %arg3] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x6xf32>
        scf.yield %arg4, %inserted_slice_4, %arg6 : tensor<3x6xf32>, tensor<3x6xf32>, complex<f32>
      }
      %2 = linalg.copy ins(%arg0 : tensor<3x6xf32>) outs(%arg2 : tensor<3x6xf32>) -> tensor<3x6xf32>
      scf.yield %2 : tensor<3x6xf32>
    }
    %cast = tensor.cast %0 : tensor<3x6xf32> to tensor<3x?xf32>
    return %arg0, %cast : tensor<3x6xf32>, tensor<3x?xf32>
  }
}

