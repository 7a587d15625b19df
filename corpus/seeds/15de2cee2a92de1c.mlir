// bufdiff-profile: slices
// bufdiff-choices: 7282fa06b59dbd8cef81981993c6b4d9be10cefdcea4660d7773708b4173670d06b926ebce34775b
// bufdiff-choices: e15973d2e6368343b9cb016847eb345a25bad60510dea5e4204f8c59c2de17b2fe73746d127b26b6
// bufdiff-choices: 10e137332eb1e9f3ef82aa48a2003716091fb011c1379c7bec8014c360e02dec938c77a766c01e39
// bufdiff-choices: 88c174f407839aec968bf3c6c6811649ffc167c17efff1749ada817771a563c2b3b9087d69dc38c8
// bufdiff-choices: 4563f746b66e58f5e62a8f95fcd3075d63201c68ca09852d5f9c00dac0762fc83537f2e9478d8624
// bufdiff-choices: 4938f1344cfd3099b086eac868394c85b1fd953d857a0d342f25a7dcd152a320b005b8f2855e6f56
// bufdiff-choices: ea342f192d051c6cef92a448bacb418141ced2328b2d653290da36d844766ae8b5235143adc825f7
// bufdiff-choices: 8f69519db88550eab13e075adc55b5f321ba0aa2c854d047aaba2a0e00a564eba38ed5c14742b9a9
// bufdiff-choices: 80e4bc24afca27bd351d46c279e6d771ff2680
// bufdiff-features: 706 901 1375 1552 2012 2225 2572 2942 4165 4768 4967 5297 5398 5471 5712 5809
// bufdiff-features: 5973 6611 8452 9479 9626 10191 10372 10968 11162 11202 12305 12449 12938 13169
// bufdiff-features: 13233 13689 14109 14454 15440 15581 15751 16269 16340 18166 18774 19545 19579
// bufdiff-features: 19606 19746 20057 20970 21193 21675 22221 22446 22448 23225 24826 24960 25505
// bufdiff-features: 26101 26568 26999 27048 27766 27825 28358 28774 28814 29229 29401 29684 29821
// bufdiff-features: 30018 30666 30896 30996 31492 31543 31692 31899 31972 32334 32444 32615 32809
// bufdiff-features: 33242 33769 34167 34301 34560 34564 34647 36014 36681 36721 36784 37183 37786
// bufdiff-features: 38702 38783 40297 40479 40712 42344 42517 43098 43442 44326 44816 46203 46283
// bufdiff-features: 46330 46416 46832 46995 47200 47392 48598 48905 48974 49387 49627 50005 50080
// bufdiff-features: 50450 50613 51415 51475 52807 52900 52958 53469 53944 54203 54827 54964 54998
// bufdiff-features: 55887 56404 56599 56673 57064 57383 57401 57718 58024 59145 59448 59620 60576
// bufdiff-features: 61523 61556 61699 61969 63062 63071 63384 63610 63642 63800 64110 64119 64120
// bufdiff-features: 64235 64959 65133 65499 65569 66097 66195 66422 66765 66995 67151 67518 67532
// bufdiff-features: 68355 68875 69235 69987 70012 70036 70389 71050 71169 71259 71306 71773 72629
// bufdiff-features: 73090 73289 73330 73387 73543 73802 74362 74560 74617 77261 77491 77740 78180
// bufdiff-features: 78430 79024 79099 79279 79389 80533 80976 81354 81623 81736 82203 82267 83253
// bufdiff-features: 83549 84320 84585 84887 84922 84979 85152 85824 85843 86125 86624 86827 86992
// bufdiff-features: 87495 87666 88000 88008 88732 89150 89780 89812 89964 90585 91365 91737 92194
// bufdiff-features: 92587 92917 92976 93150 93255 93994 94696 94746 95273 95285 95507 96273 96969
// bufdiff-features: 97147 97318 97366 97447 97715 97924 98194 98501 99009 99221 99257 99294 99383
// bufdiff-features: 99568 100059 101476 102204 102215 103096 103315 103327 104069 104315 104405
// bufdiff-features: 104862 104931 105700 105858 106352 107425 107548 107702 107805 108038 109086
// bufdiff-features: 109187 109895 109923 109932 111735 111896 111976 112474 112800 112929 113041
// bufdiff-features: 113920 113940 113959 114356 114547 114601 115471 115570 115990 117235 117724
// bufdiff-features: 118769 118841 119129 119597 119613 119876 120049 121098 121394 121467 122476
// bufdiff-features: 122764 123347 123719 124751 125616 127922 128005 128768 128916 129398 129811
// bufdiff-features: 130310 130572
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<5xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<5xf32>) -> (tensor<1xf32>, tensor<5xf32>, i1) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg1[%c2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [5] [1] : tensor<5xf32> into tensor<5xf32>
    %false = arith.constant false
    return %extracted_slice, %inserted_slice, %false : tensor<1xf32>, tensor<5xf32>, i1
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<2x3x3xi32>, tensor<f32>) {
    %0 = linalg.log ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<2x3x3xi32>
    %c3_i32 = arith.constant 3 : i32
    %2 = linalg.fill ins(%c3_i32 : i32) outs(%1 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %3 = tensor.empty() : tensor<2x4x3xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2[%c1, %c1, %c1] : tensor<2x3x3xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %5 = tensor.empty() : tensor<2xi32>
    %6 = linalg.pooling_nwc_max_unsigned ins(%4, %5 : tensor<2x4x3xi32>, tensor<2xi32>) outs(%2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    return %0, %6, %arg3 : tensor<f32>, tensor<2x3x3xi32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: i1) -> (tensor<f32>, tensor<2x3x3xi32>, tensor<f32>) {
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %0 = linalg.sqrt ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = scf.execute_region -> tensor<f32> {
      %3 = linalg.exp ins(%0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    %2:3 = call @f1(%1, %0, %0, %cst) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2x3x3xi32>, tensor<f32>)
    return %2#2, %2#1, %2#0 : tensor<f32>, tensor<2x3x3xi32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<5xf32>, %arg1: i1) -> (tensor<f32>, tensor<2x3x3xi32>, tensor<f32>, tensor<5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<3x?xf32>, tensor<?x?xf32>) {
    %cst = arith.constant dense<1.500000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.abs ins(%arg0 : tensor<5xf32>) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<3x3xf32>
    %cast = tensor.cast %cst_0 : tensor<3x3xf32> to tensor<?x?xf32>
    %2 = call @write4(%cast) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = tensor.empty() : tensor<3x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<3x3xf32>) outs(%3 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 1.000000e+00 : f32
      %7 = arith.negf %in : f32
      %8 = arith.addf %7, %cst_2 : f32
      linalg.yield %8 : f32
    } -> tensor<3x3xf32>
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c5, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<5xf32>, tensor<2xindex>) -> tensor<5x1xf32>
    %5:3 = call @f2(%arg0, %arg0) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<1xf32>, tensor<5xf32>, i1)
    %6:3 = call @f3(%cst, %5#2) : (tensor<f32>, i1) -> (tensor<f32>, tensor<2x3x3xi32>, tensor<f32>)
    %cast_1 = tensor.cast %4 : tensor<3x3xf32> to tensor<3x?xf32>
    return %6#2, %6#1, %6#0, %5#1, %5#0, %reshape, %cast_1, %2 : tensor<f32>, tensor<2x3x3xi32>, tensor<f32>, tensor<5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<3x?xf32>, tensor<?x?xf32>
  }
  func.func private @write4(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) permutation = [1, 0] 
    return %transposed : tensor<?x?xf32>
  }
}

