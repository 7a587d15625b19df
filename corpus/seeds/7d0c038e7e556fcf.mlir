// bufdiff-profile: calls
// bufdiff-choices: dc06cb8582f95e1fb1cee7e28936ff15c5fc562132e48a296cecfc0146e54f898b3531dff8a06683
// bufdiff-choices: 39ccf13025751518503d456a9ff19d3a16a80757258f7e479282ac2e5456a511cdd615c5bb369785
// bufdiff-choices: f8f9ef0f30c44e2eb39da2b3629a33304721e7ba867d68d291e1639cbd5f9d844b39ac5caf23f1c6
// bufdiff-choices: 012fadb4c93dff59afc1a178b440dce937066e3c3b92882005e40e8db3f78a2d73e79ac2354ab8b9
// bufdiff-choices: 3ca853279f2a463bed2926492b3509bd742778241d18c3316528afec0636de784c57d2c17568f5da
// bufdiff-choices: c7f8618064459e9b3bd1835c079f248ebee27d3bd02e350d542bd5c6a745ff14c7fd9680ffa91434
// bufdiff-choices: 9436904db149db9f4f9778e8b9df7008a44eea7599b068d2e2048e12d3147eb39c0b672ac80e1287
// bufdiff-choices: f145390ae1bc9048a18fb65a157c5347a0045cf20cc8f49f1adffe11806eb56ef91d619faeef165e
// bufdiff-choices: 5352c5107a02d1427b9b9d3d3419f5e629424058129d53023426f66bc7a5ddaeec0aca0f549133fb
// bufdiff-choices: 3bcda35a2b185eb4685ca7cce676e0b3b502b05f83acde4185e109c73e6688dcd0e13497dee67366
// bufdiff-choices: 84e3a5c6219dc0bfde7459538149c272d2b293fe4e2f55858be0561978d0bb2d7b7459193674a8cc
// bufdiff-choices: 8755fe953258b67d6251a62278b99b52b2c3398853b65d7a36635ec6ba6e34351fed89f65562cf8d
// bufdiff-choices: a2a657658f306eae7197bb412a462f3c213781bd444088b181f707af0f8167d10f7484d7f7bad834
// bufdiff-choices: 4d1f3bdafa36a5511c79abfc60e54e6c0bd3d2ab670533bcfee3ba7a078ba133ad3a9652464d8d6f
// bufdiff-choices: c62300f17d0cdc2c9835e7da670c2ca195b8
// bufdiff-features: 103 429 600 1502 1666 2023 2709 3579 3907 4752 4784 5075 5187 5197 5297 5619
// bufdiff-features: 5915 5973 6002 6050 6611 6809 7014 7800 8829 8948 9294 9302 9407 9479 9968
// bufdiff-features: 10762 11059 11162 11202 11441 11580 12180 12276 13032 13233 13387 13390 13623
// bufdiff-features: 13652 13915 13936 14015 14152 14294 14674 14925 14926 15440 15751 15903 15919
// bufdiff-features: 16675 16960 17232 17255 18077 18330 18793 18822 19419 19442 19508 19746 20261
// bufdiff-features: 20686 20864 21275 22095 22221 22280 22485 22630 22856 23365 23787 24071 24184
// bufdiff-features: 24320 24473 24747 24826 25078 25082 25253 25388 25818 25962 26148 26508 26521
// bufdiff-features: 26568 26922 27048 27132 27556 27704 27825 28179 28349 28457 28524 29229 29532
// bufdiff-features: 29590 29684 29968 30002 30666 31208 31899 31972 32005 32421 32615 32804 32875
// bufdiff-features: 32903 33853 34069 34089 34167 34462 34564 34647 35142 35154 35163 36542 36784
// bufdiff-features: 36989 37231 37315 37786 37975 38152 38783 39736 39747 40044 40070 40133 40348
// bufdiff-features: 40479 40712 41164 41363 41407 42282 42344 42728 43098 44132 44176 44505 44621
// bufdiff-features: 45617 45765 45779 46034 46139 46203 46309 46318 46832 46995 47392 47486 47596
// bufdiff-features: 47676 48208 48577 48974 48991 49135 49627 49657 50894 51178 51415 52062 52322
// bufdiff-features: 52558 52900 52928 52958 53180 53244 53249 53252 53469 53791 53853 54180 54651
// bufdiff-features: 54998 55113 55185 55602 55887 56087 57064 57325 57548 57718 58190 58288 58721
// bufdiff-features: 59070 59291 59475 60384 60686 61138 61322 61350 61484 61556 61699 61944 62218
// bufdiff-features: 62675 62912 63062 63071 63249 63610 63800 64120 64235 64335 64959 64976 65345
// bufdiff-features: 66195 66422 66664 66765 66995 67174 67388 67526 67748 67928 68355 68782 68867
// bufdiff-features: 69007 69987 70437 70544 71107 71169 71701 72280 72629 72674 73123 73140 73289
// bufdiff-features: 73455 73548 73725 73802 74257 74362 74450 74471 74507 74560 74617 74672 74881
// bufdiff-features: 75361 75921 76009 76328 76953 77093 77129 77548 77562 77875 78030 78283 78430
// bufdiff-features: 78586 78594 78828 79279 79389 79972 80046 80211 80310 80436 80812 81047 81467
// bufdiff-features: 81556 81623 81736 81826 82135 82203 82594 83194 83412 83574 83817 84268 84347
// bufdiff-features: 84585 84887 85640 85843 86029 86125 86600 87563 87568 88000 88081 88222 88679
// bufdiff-features: 88732 88932 89110 89422 89438 89780 89812 90506 90903 91289 91529 91737 92194
// bufdiff-features: 92615 92647 92740 92976 93255 93628 93716 94178 94290 94527 94635 94746 95142
// bufdiff-features: 95273 95285 95705 95848 96127 96464 97318 97864 98085 98138 98194 98291 98501
// bufdiff-features: 99009 99171 99383 99525 99568 100258 101018 101120 101675 101823 103056 103416
// bufdiff-features: 103715 104069 104072 104253 104264 104303 104315 104405 104931 104992 105083
// bufdiff-features: 105346 105373 105857 105858 106314 106321 106434 107624 108012 108038 108416
// bufdiff-features: 108638 108686 108690 108726 108935 108977 109086 109157 109732 109932 110162
// bufdiff-features: 110217 110325 110424 110552 110780 111073 111805 111835 111916 111976 112065
// bufdiff-features: 112474 112712 112929 113020 113124 113940 114387 114547 114666 115026 115231
// bufdiff-features: 115471 115711 115801 115823 115894 116039 116090 116169 116312 116726 117206
// bufdiff-features: 117235 117236 117336 117509 117656 117775 117779 117857 118623 118987 119120
// bufdiff-features: 119136 119343 119426 119845 120049 120406 120650 120920 121089 121132 121394
// bufdiff-features: 121467 121626 121682 122440 122764 122865 123014 123204 123446 123486 123533
// bufdiff-features: 124213 124448 124839 125040 125163 125175 125583 125908 126170 126179 126928
// bufdiff-features: 127444 127813 127834 127922 128163 128438 128456 128768 128915 129849 130010
// bufdiff-features: 130292
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f6(%arg0: tensor<0x2xf64>, %arg1: tensor<0x2xf64>, %arg2: tensor<?x5xf64>) -> (tensor<?x5xf64>, tensor<0x2xf64>) {
    %cst = arith.constant dense<[8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<5xf64>
    %cast = tensor.cast %cst : tensor<5xf64> to tensor<?xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?xf64>) outs(%arg2 : tensor<?x5xf64>) dimensions = [1] 
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<0x2xf64>) {
      %1 = tensor.empty() : tensor<2xf64>
      %cst_0 = arith.constant 5.000000e-01 : f64
      %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
      %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2xf64>) outs(%arg4 : tensor<0x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        linalg.yield %in : f64
      } -> tensor<0x2xf64>
      %4 = linalg.round ins(%arg0 : tensor<0x2xf64>) outs(%3 : tensor<0x2xf64>) -> tensor<0x2xf64>
      scf.yield %4 : tensor<0x2xf64>
    }
    return %broadcasted, %0 : tensor<?x5xf64>, tensor<0x2xf64>
  }
  func.func private @f5(%arg0: tensor<3x0x3xf64>, %arg1: tensor<0x2xf64>, %arg2: tensor<3x0x3xf64>, %arg3: tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<0x2xf64>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?x0x3xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x0x3xf64>) -> tensor<?x0x3xf64>
    %2 = linalg.copy ins(%1 : tensor<?x0x3xf64>) outs(%arg2 : tensor<3x0x3xf64>) -> tensor<3x0x3xf64>
    return %2, %arg1 : tensor<3x0x3xf64>, tensor<0x2xf64>
  }
  func.func private @f4(%arg0: tensor<0x2xf64>, %arg1: tensor<5x5xf64>, %arg2: tensor<5x5xf64>) -> (tensor<5x?xf64>, tensor<5x?xf64>) {
    %0 = linalg.matmul ins(%arg2, %arg1 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%arg1 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [5, %c5] [1, 1] : tensor<5x5xf64> to tensor<5x?xf64>
    %c2 = arith.constant 2 : index
    %cst = arith.constant 5.000000e-01 : f64
    %inserted = tensor.insert %cst into %extracted_slice[%c2, %c2] : tensor<5x?xf64>
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c4, %c1] : tensor<5x5xf64>
    %1 = tensor.empty(%c5) : tensor<5x?xf64>
    %2 = linalg.copy ins(%0 : tensor<5x5xf64>) outs(%1 : tensor<5x?xf64>) -> tensor<5x?xf64>
    return %inserted, %2 : tensor<5x?xf64>, tensor<5x?xf64>
  }
  func.func private @f1(%arg0: tensor<3x0x3xf64>, %arg1: tensor<3x0x3xf64>, %arg2: tensor<3x0x3xf64>, %arg3: tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x?x?xf64>) {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg2 : tensor<3x0x3xf64>) -> tensor<3x0x3xf64>
    %1 = tensor.empty() : tensor<3x0x3xf64>
    %2 = linalg.copy ins(%0 : tensor<3x0x3xf64>) outs(%1 : tensor<3x0x3xf64>) -> tensor<3x0x3xf64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %1[0, %c0, 0] [3, %c0, %c3] [1, 1, 1] : tensor<3x0x3xf64> to tensor<3x?x?xf64>
    return %0, %2, %extracted_slice : tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x?x?xf64>
  }
  func.func @f2(%arg0: tensor<5x5xf64>) -> tensor<1x1x1x1xi32> {
    %0 = tensor.empty() : tensor<1x1x1x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %2 = tensor.empty() : tensor<1x1xi32>
    %3 = linalg.pooling_nhwc_max_unsigned ins(%1, %2 : tensor<1x1x1x1xi32>, tensor<1x1xi32>) outs(%1 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    return %3 : tensor<1x1x1x1xi32>
  }
  func.func @f3(%arg0: tensor<?x2xf64>) -> (tensor<?x2xf64>, f64) {
    %0 = linalg.abs ins(%arg0 : tensor<?x2xf64>) outs(%arg0 : tensor<?x2xf64>) -> tensor<?x2xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xf64>
    %1 = scf.forall (%arg1) in (%dim) shared_outs(%arg2 = %0) -> (tensor<?x2xf64>) {
      %2 = tensor.empty() : tensor<2x1x1x2xi32>
      %c-128_i32 = arith.constant -128 : i32
      %3 = linalg.fill ins(%c-128_i32 : i32) outs(%2 : tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xi32>
      %4 = tensor.empty() : tensor<1x1x2x2xi32>
      %5 = linalg.fill ins(%c-128_i32 : i32) outs(%4 : tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi32>
      %c100_i32 = arith.constant 100 : i32
      %6 = linalg.conv_2d_nhwc_hwcf_q ins(%3, %5, %c100_i32, %c100_i32 : tensor<2x1x1x2xi32>, tensor<1x1x2x2xi32>, i32, i32) outs(%3 : tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xi32>
      %generated = tensor.generate  {
      ^bb0(%arg3: index, %arg4: index, %arg5: index):
        %9 = arith.index_cast %arg3 : index to i64
        %10 = arith.sitofp %9 : i64 to f64
        %11 = arith.index_cast %arg4 : index to i64
        %12 = arith.sitofp %11 : i64 to f64
        %13 = arith.index_cast %arg5 : index to i64
        %14 = arith.sitofp %13 : i64 to f64
        %15 = arith.negf %10 : f64
        %16 = arith.addf %15, %12 : f64
        %17 = arith.addf %16, %14 : f64
        tensor.yield %17 : f64
      } : tensor<3x0x3xf64>
      %7:3 = func.call @f1(%generated, %generated, %generated, %generated) : (tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<3x0x3xf64>, tensor<3x?x?xf64>)
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, 2] [1, 1] : tensor<?x2xf64> to tensor<2xf64>
      %cst_0 = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf64>
      %8 = linalg.square ins(%cst_0 : tensor<2xf64>) outs(%extracted_slice : tensor<2xf64>) -> tensor<2xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg2[%arg1, 0] [1, 2] [1, 1] : tensor<2xf64> into tensor<?x2xf64>
      }
    }
    %cst = arith.constant 1.000000e+01 : f64
    return %0, %cst : tensor<?x2xf64>, f64
  }
  func.func @main(%arg0: tensor<?x2xf64>, %arg1: tensor<3x0x3xf64>) -> (tensor<?x2xf64>, tensor<1x1x1x1xi32>, tensor<2x0x3xf64>, tensor<3x0x?xf64>, tensor<5x?xf64>, tensor<5x?xf64>, tensor<?x5xf64>) {
    %cst = arith.constant dense<[[3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01, 2.250000e+01], [2.350000e+01, 2.450000e+01, 2.550000e+01, 2.650000e+01, 2.750000e+01]]> : tensor<5x5xf64>
    %0 = call @f2(%cst) : (tensor<5x5xf64>) -> tensor<1x1x1x1xi32>
    %1:2 = call @f3(%arg0) : (tensor<?x2xf64>) -> (tensor<?x2xf64>, f64)
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xi32> to tensor<1x1x1x1xi32>
    %2 = tensor.empty() : tensor<0x2xf64>
    %3 = linalg.fill ins(%1#1 : f64) outs(%2 : tensor<0x2xf64>) -> tensor<0x2xf64>
    %4:2 = call @f5(%arg1, %3, %arg1, %arg1) : (tensor<3x0x3xf64>, tensor<0x2xf64>, tensor<3x0x3xf64>, tensor<3x0x3xf64>) -> (tensor<3x0x3xf64>, tensor<0x2xf64>)
    %c0 = arith.constant 0 : index
    %extracted_slice_0 = tensor.extract_slice %4#0[0, %c0, 0] [2, 0, 3] [2, 1, 1] : tensor<3x0x3xf64> to tensor<2x0x3xf64>
    %5 = call @write7(%extracted_slice_0) : (tensor<2x0x3xf64>) -> tensor<2x0x3xf64>
    %6 = tensor.empty() : tensor<3x0x3xf64>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4#0 : tensor<3x0x3xf64>) outs(%6 : tensor<3x0x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst_3 = arith.constant 7.250000e+00 : f64
      %10 = arith.maximumf %in, %cst_3 : f64
      linalg.yield %10 : f64
    } -> tensor<3x0x3xf64>
    %cst_1 = arith.constant dense<[[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01, 1.850000e+01, 1.950000e+01], [2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01]]> : tensor<5x5xf64>
    %8:2 = call @f4(%2, %cst_1, %cst) : (tensor<0x2xf64>, tensor<5x5xf64>, tensor<5x5xf64>) -> (tensor<5x?xf64>, tensor<5x?xf64>)
    %cast = tensor.cast %cst_1 : tensor<5x5xf64> to tensor<?x5xf64>
    %9:2 = call @f6(%4#1, %2, %cast) : (tensor<0x2xf64>, tensor<0x2xf64>, tensor<?x5xf64>) -> (tensor<?x5xf64>, tensor<0x2xf64>)
    %cast_2 = tensor.cast %7 : tensor<3x0x3xf64> to tensor<3x0x?xf64>
    return %1#0, %extracted_slice, %5, %cast_2, %8#0, %8#1, %9#0 : tensor<?x2xf64>, tensor<1x1x1x1xi32>, tensor<2x0x3xf64>, tensor<3x0x?xf64>, tensor<5x?xf64>, tensor<5x?xf64>, tensor<?x5xf64>
  }
  func.func private @write7(%arg0: tensor<2x0x3xf64>) -> tensor<2x0x3xf64> {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<2x0x3xf64>, tensor<2x0x3xf64>, tensor<2x0x3xf64>) outs(%arg0 : tensor<2x0x3xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %0 = arith.negf %in : f64
        %1 = arith.addf %0, %in_0 : f64
        %2 = arith.divf %1, %in_1 : f64
        linalg.yield %2 : f64
      }
    return %mapped : tensor<2x0x3xf64>
  }
}

