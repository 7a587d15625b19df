// bufdiff-profile: slices
// bufdiff-choices: 4f33442c9f6d12ec3f0a2b2033b90a554086430e7849b13a09b78347d6235a8fa55e973d77b4618f
// bufdiff-choices: ac319f80622b854c8c5df718738d82b0284222b823fb5fdc9fdaf0e14e5fea0c37503997b5f44cf3
// bufdiff-choices: 0b36a0da1c3a95b6534d0fa4a387079ef4738008e89a94169fd1126388d872ba928c8cf3dd5ca0b6
// bufdiff-choices: 49028811be0a4a3949e842078c875eedb43d2db3c1e4255325b76bfa6a62626c7d36e3da8d2524cc
// bufdiff-choices: 85ec38b15068e50c6c7220c370a2760cd2005ee0b0752d8df46d75c0bfccf43a00aa95fb96ff6ce8
// bufdiff-choices: 86ee4f9bd97f3cf6afb690d9282996bf33e813e8a1b0ccc0170cb7b9c67d9b7040c1caa8e0b87512
// bufdiff-choices: d38676bae166afcdeff2fa2c82f2b0405e1db48fc082bc1400333162952af8ed1c28f01d50f3a75d
// bufdiff-choices: 1f32ac217784105101a619123c27bf19dbf10aa05bd7c7e4ae6f56a9
// bufdiff-features: 992 1486 2225 3579 4045 4752 5206 7097 7819 7989 8235 8452 8900 9132 9443 9479
// bufdiff-features: 9857 10026 11304 11321 11408 11441 12170 12962 13233 13441 13461 14454 14703
// bufdiff-features: 15440 15742 15750 15751 17334 17667 17698 17842 18428 19241 20669 20686 21154
// bufdiff-features: 21352 21760 21910 22095 22221 22280 22801 23435 23968 24826 25119 25388 25706
// bufdiff-features: 26568 26741 26786 27048 27924 28652 28730 28814 29684 30539 30666 31747 31864
// bufdiff-features: 32613 32615 33084 34167 34275 34564 34623 34647 35097 35391 35720 36188 36784
// bufdiff-features: 37513 37786 38227 38490 38555 38641 38783 39352 39397 40297 40479 40540 40712
// bufdiff-features: 40812 41055 41826 42094 42344 42467 42705 42728 42891 42984 44554 44744 44772
// bufdiff-features: 46203 46640 46775 46832 46995 47067 47392 47486 49125 49635 49657 50447 50633
// bufdiff-features: 50875 50894 51863 52558 52829 52900 52928 52958 53249 53469 54970 54998 55113
// bufdiff-features: 55142 55561 55887 56024 56524 56570 57499 57718 58403 59094 60495 60686 61556
// bufdiff-features: 61848 62433 62560 62991 63642 63660 63800 64235 64435 64601 64959 65225 65320
// bufdiff-features: 65417 66351 66422 66765 67388 67748 68355 68484 68867 68992 69032 69675 70437
// bufdiff-features: 71050 71169 71458 71701 72629 72674 72712 73150 73289 73540 74034 74057 74362
// bufdiff-features: 74616 74617 75796 76659 76700 76830 76953 77261 77283 79229 79234 79334 79389
// bufdiff-features: 80093 80436 80983 81556 81736 82135 82690 84585 84866 85474 85843 86125 86519
// bufdiff-features: 88337 88732 89780 90543 93200 94687 95285 95930 96351 96986 97067 97318 97927
// bufdiff-features: 98194 98275 98805 99009 99738 101264 102082 102187 103014 103747 103811 104405
// bufdiff-features: 104931 104981 105857 105914 106731 107412 107614 108169 108892 109028 109086
// bufdiff-features: 110561 110780 111648 112709 112895 112929 113696 113868 113940 114308 115471
// bufdiff-features: 115711 115990 116471 116549 117206 117235 117728 119337 119588 119845 119876
// bufdiff-features: 120476 121394 121406 121467 121538 121847 122764 123204 124496 125908 126179
// bufdiff-features: 127922 128313 128456 128768 128915 129743 130204 130333 130595 130602
#map = affine_map<(d0, d1) -> (d0, 0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<?x?xf32>) -> (tensor<2x2x2xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 5.000000e-01 : f32
      %4 = arith.divf %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x6xf32>
    %1 = tensor.empty() : tensor<2x2x2xf32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %arg0[%c3, %c5] : tensor<4x6xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %cst = arith.constant dense<[[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00]], [[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]]> : tensor<2x2x2xf32>
    %3 = linalg.batch_matmul ins(%2, %cst : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%2 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    return %3, %extracted : tensor<2x2x2xf32>, f32
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<1x2x2x1x1xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[%c1] : tensor<2xf32>
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%inserted : tensor<2xf32>) dimensions = [0] 
    %cst_0 = arith.constant dense<1.000000e+02> : tensor<1x2x2x1x1xf32>
    %0 = tensor.empty() : tensor<1x2x2x1x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2x2x1x1xf32>) -> tensor<1x2x2x1x1xf32>
    %2 = tensor.empty() : tensor<1x1x1x1x1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %inserted[%c0] : tensor<2xf32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
    %4 = linalg.conv_3d_ndhwc_dhwcf ins(%1, %3 : tensor<1x2x2x1x1xf32>, tensor<1x1x1x1x1xf32>) outs(%cst_0 : tensor<1x2x2x1x1xf32>) -> tensor<1x2x2x1x1xf32>
    return %4 : tensor<1x2x2x1x1xf32>
  }
  func.func @main(%arg0: tensor<4x6xf32>, %arg1: tensor<2xf32> {bufferization.writable = false}) -> (tensor<2xf32>, tensor<2x2x2xf32>, tensor<4x6xf32>, f32) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %arg1) -> (tensor<2xf32>) {
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %arg0[0, %c0] [2, 1] [%c3, 1] : tensor<4x6xf32> to tensor<2xf32>
      %2 = func.call @f2(%extracted_slice, %extracted_slice) : (tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x1x1xf32>
      %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%arg0 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = arith.maximumf %in, %out : f32
        linalg.yield %12 : f32
      } -> tensor<4x6xf32>
      %4 = linalg.abs ins(%2 : tensor<1x2x2x1x1xf32>) outs(%2 : tensor<1x2x2x1x1xf32>) -> tensor<1x2x2x1x1xf32>
      %cst = arith.constant 1.000000e+01 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x2x2x1x1xf32>) -> tensor<1x2x2x1x1xf32>
      %c2 = arith.constant 2 : index
      %6 = arith.remui %arg2, %c2 : index
      %extracted = tensor.extract %2[%c0, %6, %c1, %c0, %c0] : tensor<1x2x2x1x1xf32>
      vector.print %extracted : f32
      %7 = func.call @f2(%arg1, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x1x1xf32>
      %extracted_0 = tensor.extract %arg3[%6] : tensor<2xf32>
      %extracted_slice_1 = tensor.extract_slice %3[%6, 4] [1, %c1] [1, %c1] : tensor<4x6xf32> to tensor<?xf32>
      %cst_2 = arith.constant dense<[8.500000e+00, 9.500000e+00]> : tensor<2xf32>
      %8 = linalg.conv_1d ins(%cst_2, %extracted_slice_1 : tensor<2xf32>, tensor<?xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      %cst_3 = arith.constant 1.000000e+01 : f32
      %cst_4 = arith.constant 5.000000e-01 : f32
      %cst_5 = arith.constant -2.500000e+00 : f32
      %from_elements = tensor.from_elements %extracted_0, %cst_3, %cst, %extracted, %cst_4, %cst_5 : tensor<3x2xf32>
      %9 = tensor.empty() : tensor<3xf32>
      %10 = linalg.fill ins(%extracted_0 : f32) outs(%9 : tensor<3xf32>) -> tensor<3xf32>
      %11 = linalg.vecmat ins(%10, %from_elements : tensor<3xf32>, tensor<3x2xf32>) outs(%8 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %11 : tensor<2xf32>
    }
    %cast = tensor.cast %arg0 : tensor<4x6xf32> to tensor<?x?xf32>
    %1:2 = call @f1(%arg0, %arg0, %cast) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<?x?xf32>) -> (tensor<2x2x2xf32>, f32)
    return %0, %1#0, %arg0, %1#1 : tensor<2xf32>, tensor<2x2x2xf32>, tensor<4x6xf32>, f32
  }
}

