// bufdiff-profile: idioms
// bufdiff-choices: 8f9928d516fcd4af8cdbd2e9046c0072b10e782efc26aa1847d5502cd69f13f90d45837f7dce605d
// bufdiff-choices: 40daa2328c585433e0dc4d83bca673e57ef94073f971d6c9305a8dd5b9788036dd4720f530e5888b
// bufdiff-choices: 1472f3fa1bc19415c404990947a803e47176cf5b8e81cba2fcf5f5bc7890d797c937b00a9b618c48
// bufdiff-choices: 8e063239196068ece68c63f9ce90be83308f506507e0179bcfa47d5f36ce22a8853959d40baf769c
// bufdiff-choices: 7acf80c4b4478b903895226341dfd08575da2d43353233a45ed20f32d271f0f909dee18637f5ce86
// bufdiff-choices: 08df503e677f3fc3df653308bcd3a224e347b10bf21e6101f4651c990276600da290080adb407d19
// bufdiff-choices: 5841c1d7041e6e0584e60aace5b6fdcc180347fc6266ec5266eedd51e4bcbd777344a41398b83ccf
// bufdiff-choices: 406697f5bb26a22297f2d2b33cfd7ee659420f46fdb3b07f35fa0617cba4f22d25a52b6174821f4e
// bufdiff-choices: 65dee307fc95e653b5f59f13d9a09704e31d568654e3da0d4c0ae962a40d2ab766f6f49f276b49de
// bufdiff-choices: 690dd3b4ff5f
// bufdiff-features: 935 1651 1683 2898 3207 3752 4958 4984 5057 5274 5296 5534 5973 7772 8310 8818
// bufdiff-features: 9479 9748 10384 10819 10968 11162 12170 12276 12806 13233 13424 13652 14454
// bufdiff-features: 15440 15546 15751 15903 15929 15947 16148 16269 16343 16682 17015 17989 18166
// bufdiff-features: 19100 19419 20838 21193 21522 22221 22280 22446 24184 24259 24393 24826 25388
// bufdiff-features: 26568 27048 27412 27825 28167 28564 28704 28814 29590 29684 30209 30293 31899
// bufdiff-features: 32196 34167 34564 34647 35364 35384 36092 36535 36784 37030 37183 37251 37736
// bufdiff-features: 38152 38427 39296 39962 40266 40712 41984 42344 42467 43171 43307 44474 44505
// bufdiff-features: 44522 46139 46203 46283 46330 46832 46995 47392 47486 47488 48033 48038 48598
// bufdiff-features: 49135 49627 50450 50717 50894 51213 51415 51791 52042 52062 52322 52900 52958
// bufdiff-features: 53180 53244 53252 53955 53970 54598 54651 54827 54964 54998 55077 55185 55270
// bufdiff-features: 55881 55887 56063 56404 56673 57176 57718 57773 58017 58837 58969 59070 60265
// bufdiff-features: 61375 61523 61556 61699 61944 62641 62675 62701 63062 63071 63190 63495 63800
// bufdiff-features: 63915 64119 64120 64174 64212 64235 64936 64959 65133 65496 66422 66637 66765
// bufdiff-features: 66995 67360 67726 67817 68355 68755 69235 69449 69875 69987 71118 71168 71169
// bufdiff-features: 71306 72413 73289 73455 73788 73802 74057 74255 74360 74362 74450 74617 76339
// bufdiff-features: 76370 76588 76700 76728 76953 78283 78430 78950 79229 79389 80533 80895 81720
// bufdiff-features: 81736 82011 82135 82203 83194 83314 83672 84320 84585 84866 84887 84979 85047
// bufdiff-features: 85717 85801 86125 87199 87214 87923 89780 89812 90116 90797 91633 91737 92084
// bufdiff-features: 92647 93464 93642 94322 94755 94913 95273 95285 96273 96879 96969 97157 97822
// bufdiff-features: 97864 98194 98501 99009 99264 99383 99538 99568 100073 100698 101156 101255
// bufdiff-features: 101839 102030 102204 102215 104931 105252 105510 105858 105914 105950 106440
// bufdiff-features: 106709 107009 107425 107588 107805 108012 109086 109105 109932 110141 110552
// bufdiff-features: 110899 110952 111378 112369 112474 112929 113041 113374 114522 114976 115270
// bufdiff-features: 115471 115711 116408 116870 117336 117724 118093 119588 120595 121394 121467
// bufdiff-features: 121632 122764 123644 123768 124448 124626 124768 124824 125040 125908 126100
// bufdiff-features: 127124 127259 127813 128733 128768 128916 129129 129442 129648 130172 130505
// bufdiff-features: 130933 131002
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %cst = arith.constant 1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst : tensor<1x1xf64>
    %0 = linalg.exp ins(%from_elements : tensor<1x1xf64>) outs(%arg0 : tensor<1x1xf64>) -> tensor<1x1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %from_elements[%c0, %c0] : tensor<1x1xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf olt, %extracted, %cst_0 : f64
    %2 = scf.if %1 -> (tensor<1x1xf64>) {
      %generated = tensor.generate  {
        %6 = arith.minimumf %extracted, %extracted : f64
        tensor.yield %6 : f64
      } : tensor<f64>
      %cast = tensor.cast %0 : tensor<1x1xf64> to tensor<?x?xf64>
      %5:3 = func.call @f1(%generated, %cast) : (tensor<f64>, tensor<?x?xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
      scf.yield %0 : tensor<1x1xf64>
    } else {
      %5 = tensor.empty() : tensor<1x1xf64>
      %6 = linalg.fill ins(%extracted : f64) outs(%5 : tensor<1x1xf64>) -> tensor<1x1xf64>
      scf.yield %6 : tensor<1x1xf64>
    }
    %3 = tensor.empty() : tensor<1x1xf64>
    %4 = linalg.copy ins(%2 : tensor<1x1xf64>) outs(%3 : tensor<1x1xf64>) -> tensor<1x1xf64>
    return %2, %4 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @f2(%arg0: tensor<1x1xf64>, %arg1: f32) -> tensor<1x1xf64> {
    %cst = arith.constant dense<1.000000e+01> : tensor<2x1xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c1, %c2) : tensor<?x?xf64>
    %cst_0 = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst_0 : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%cst, %1 : tensor<2x1xf64>, tensor<?x?xf64>) outs(%arg0 : tensor<1x1xf64>) -> tensor<1x1xf64>
    return %2 : tensor<1x1xf64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<?x?xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<6.500000e+00> : tensor<f64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %cst : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %generated = tensor.generate  {
      %cst_0 = arith.constant -6.000000e+00 : f64
      %cst_1 = arith.constant -2.500000e+00 : f64
      %3 = arith.subf %cst_0, %cst_1 : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%arg0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    return %generated, %0, %2 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<1x1xf64>, %arg1: f64, %arg2: tensor<f64> {bufferization.writable = false}, %arg3: tensor<f64>) -> (tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1x1xf64>
    %0 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%extracted_slice : tensor<1x1xf64>) {
    ^bb0(%out: f64):
      %7 = arith.negf %out : f64
      %8 = arith.addf %7, %arg1 : f64
      linalg.yield %8 : f64
    } -> tensor<1x1xf64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0, 0] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<1x1xf64>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1, %c1) : tensor<?x?xf64>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x1xf64>) outs(%1 : tensor<?x?xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<?x?xf64>
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %inserted_slice[0, %c0] [1, 1] [%c1, 1] : tensor<1x1xf64> to tensor<1xf64>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice[%c0, 0] [1, 1] [1, 1] : tensor<1x1xf64> to tensor<1xf64>
    %3 = linalg.softmax dimension(0) ins(%extracted_slice_0 : tensor<1xf64>) outs(%extracted_slice_0 : tensor<1xf64>) -> tensor<1xf64>
    %4 = linalg.sqrt ins(%extracted_slice_0 : tensor<1xf64>) outs(%extracted_slice_1 : tensor<1xf64>) -> tensor<1xf64>
    %inserted_slice_2 = tensor.insert_slice %3 into %inserted_slice[0, %c0] [1, 1] [%c1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice_2[%c0, 0] [1, 1] [1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %cast = tensor.cast %2 : tensor<?x?xf64> to tensor<1x1xf64>
    %cst = arith.constant 1.000000e+10 : f32
    %5 = call @f2(%cast, %cst) : (tensor<1x1xf64>, f32) -> tensor<1x1xf64>
    %6:2 = call @f3(%inserted_slice_2) : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1x1xf64>)
    return %5, %6#0, %6#1, %5, %inserted_slice_2, %inserted_slice_3 : tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>, tensor<1x1xf64>
  }
}

