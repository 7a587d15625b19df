// bufdiff-profile: calls
// bufdiff-choices: 5182e536c382238e10238a9c647a09ea97a06a6998896906bd77cab78a3fe3a196751030a4f95227
// bufdiff-choices: 78538022323a0a82ef069e35d4dd84d96981aeef764b9119ce63038a54f983f3a0ef543a68fe2a50
// bufdiff-choices: 67a27bdf9397acd2a59bfd0c8ab349e2b1e9e775c891eadae9dc28eac141d295896649757484cd60
// bufdiff-choices: 64c0686f151c3e7b4c6c1c918c80d5192b643217a2b5b05bb4dd88edfbc601348d874c239b148eb9
// bufdiff-choices: 3ef5dbd2ca470e6f0e108ee768389b98e9164f5b769a2eeb896092a385b39f196731d18570711800
// bufdiff-choices: af5a27e13e153cca20e73643699a314a0a726e3aea80cebb0342c136e835ce099ec488d100762cf5
// bufdiff-choices: 53a1ca352a29c561ad9e24e706847038c951c7cc2907732f70fcf60031e6caf4ebf9eddd2e40cec2
// bufdiff-choices: 8fd860e2490a3dc5ac02e63e9c4736bf0d9b41ab04f0774c03d1884d107c235c2eb22bf4f30cb5ab
// bufdiff-choices: 21a89b64c08aae52d7580b1740
// bufdiff-features: 234 1502 2332 2898 2945 3396 3608 4462 4752 4935 4958 4967 5201 5973 6363 6873
// bufdiff-features: 7404 7871 8751 9706 10384 10819 11162 11441 12170 12526 12824 12845 13233 13652
// bufdiff-features: 14202 15440 15751 15903 16405 17008 17278 17598 18822 19867 20099 21134 21154
// bufdiff-features: 21366 21443 21911 22280 23600 24719 24747 24826 25388 25818 25892 26568 26672
// bufdiff-features: 27048 27132 27725 27749 27825 28556 28877 29687 30145 30666 31972 32087 32615
// bufdiff-features: 33251 33530 33637 33769 34069 34132 34167 34647 34989 35507 35959 36721 36784
// bufdiff-features: 37289 37372 37786 38710 38910 39747 40044 40070 40669 40712 41850 41854 42467
// bufdiff-features: 42860 42984 43797 44943 45202 45869 46203 46536 46555 46732 46993 46995 47392
// bufdiff-features: 48974 49003 49370 49635 50717 50894 51341 51415 52148 52774 52900 52958 53050
// bufdiff-features: 54180 54970 54998 55130 55759 55887 56087 56202 56879 57718 57923 58024 58190
// bufdiff-features: 58191 58727 58997 59115 60056 60313 60601 61350 61457 61556 61628 61692 61699
// bufdiff-features: 61969 62018 62218 63071 63610 64119 64120 64577 64959 64976 65478 66078 66097
// bufdiff-features: 66195 66422 66995 67360 67388 67954 68355 68457 68782 69226 69403 69449 69598
// bufdiff-features: 69987 70046 71122 71169 72413 72629 72674 72945 72975 73289 73319 73388 73802
// bufdiff-features: 73857 74057 74201 74362 74507 74617 74875 75698 75921 76370 76639 76700 77491
// bufdiff-features: 77693 77875 77926 78283 78430 78457 78950 79229 79389 79462 79852 80046 80193
// bufdiff-features: 80263 81736 82135 82708 83419 83549 83640 84090 84322 84585 84887 85640 85681
// bufdiff-features: 85820 85843 86125 87585 87637 87647 88081 88341 88380 89110 89391 89780 89812
// bufdiff-features: 90070 90097 90311 91737 92037 92194 92921 93255 95106 95285 95507 96464 97763
// bufdiff-features: 97924 98201 98501 98610 98879 99009 99383 99568 100258 100922 101264 103315
// bufdiff-features: 103715 104069 104096 104931 105573 105628 105700 105857 105858 107182 107271
// bufdiff-features: 107425 107730 108012 108165 108197 108707 109028 109086 109643 110136 110236
// bufdiff-features: 110952 111721 112709 112791 112929 113020 113038 113041 113209 114418 114547
// bufdiff-features: 114604 115026 115068 115408 115471 115592 115823 115990 116841 116857 117766
// bufdiff-features: 117902 118769 119064 119340 120049 120171 120745 120901 121394 121443 121447
// bufdiff-features: 121467 121626 121682 122764 123148 123340 124254 124509 124614 124657 124839
// bufdiff-features: 125040 125175 125397 125623 125648 125702 125908 126927 127468 127922 127959
// bufdiff-features: 128635 128768 128839 128916 129089 129246 129543 129946 130602 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
    %cst = arith.constant 1.000000e+10 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %cst_2 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %from_elements : tensor<4x3xf32>, tensor<4xf32>) outs(%arg1 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %0, %from_elements : tensor<4x3xf32>, tensor<4xf32>
  }
  func.func @f2(%arg0: tensor<?xi8>, %arg1: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4x3xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %2:2 = call @f1(%1, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
    %3:2 = scf.forall (%arg2, %arg3) in (3, 4) shared_outs(%arg4 = %0, %arg5 = %0) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<4x3xf32> to tensor<1x1xf32>
      %c1 = arith.constant 1 : index
      %4 = arith.remui %arg2, %c1 : index
      %c0 = arith.constant 0 : index
      %5 = tensor.empty() : tensor<1x1xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %inserted_slice = tensor.insert_slice %6 into %extracted_slice[%c0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x1xf32>
      %7 = tensor.empty() : tensor<1x1xf32>
      %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %9 = linalg.max ins(%8, %8 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%inserted_slice : tensor<1x1xf32>) -> tensor<1x1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<4x3xf32> to tensor<f32>
      %cst_1 = arith.constant dense<7.500000e+00> : tensor<f32>
      %10 = linalg.div ins(%cst_1, %cst_1 : tensor<f32>, tensor<f32>) outs(%extracted_slice_0 : tensor<f32>) -> tensor<f32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %9 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x3xf32>
        tensor.parallel_insert_slice %10 into %arg5[%arg3, %arg2] [1, 1] [1, 1] : tensor<f32> into tensor<4x3xf32>
      }
    }
    return %2#0, %2#1 : tensor<4x3xf32>, tensor<4xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32>, %arg1: i8, %arg2: i8) -> (tensor<3xf32>, tensor<2x?x2x?xi32>, i32, i32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c2, %c1) : tensor<2x?x2x?xi32>
    %c11_i32 = arith.constant 11 : i32
    %2 = linalg.fill ins(%c11_i32 : i32) outs(%1 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
    %3 = tensor.empty() : tensor<2x3x3x1xi32>
    %4 = linalg.fill ins(%c11_i32 : i32) outs(%3 : tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xi32>
    %5 = tensor.empty() : tensor<2x2x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %6 = linalg.fill ins(%c2_i32 : i32) outs(%5 : tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
    %c7_i32 = arith.constant 7 : i32
    %7 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%4, %6, %c2_i32, %c7_i32 : tensor<2x3x3x1xi32>, tensor<2x2x1xi32>, i32, i32) outs(%2 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
    return %0, %7, %c7_i32, %c11_i32 : tensor<3xf32>, tensor<2x?x2x?xi32>, i32, i32
  }
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32> {bufferization.writable = false}, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<2x?x2x?xi32>, tensor<3xf32>) {
    %cast = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c3, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.div ins(%1, %cast : tensor<3xf32>, tensor<?xf32>) outs(%collapsed : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf32>) outs(%expanded : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.mulf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<?x?xf32>
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %c1_i32 = arith.constant 1 : i32
    %4 = linalg.fill_rng_2d ins(%cst, %cst_0, %c1_i32 : f64, f64, i32) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
    %5 = tensor.empty() : tensor<2xi8>
    %c9_i8 = arith.constant 9 : i8
    %6 = linalg.fill ins(%c9_i8 : i8) outs(%5 : tensor<2xi8>) -> tensor<2xi8>
    %cast_1 = tensor.cast %6 : tensor<2xi8> to tensor<?xi8>
    %cast_2 = tensor.cast %2 : tensor<?xf32> to tensor<3xf32>
    %7:2 = call @f2(%cast_1, %cast_2) : (tensor<?xi8>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
    %cast_3 = tensor.cast %collapsed : tensor<?xf32> to tensor<3xf32>
    %c127_i8 = arith.constant 127 : i8
    %8:4 = call @f3(%cast_3, %c9_i8, %c127_i8) : (tensor<3xf32>, i8, i8) -> (tensor<3xf32>, tensor<2x?x2x?xi32>, i32, i32)
    return %3, %4, %7#0, %7#1, %8#0, %8#1, %1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<2x?x2x?xi32>, tensor<3xf32>
  }
}

