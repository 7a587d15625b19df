// bufdiff-profile: wide
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f6879bb94
// bufdiff-choices: a1a6c31c78ac7314de6fd0687f132caf0a6205ed775d7889cb34610617986ba6a99f05b9c8304d91
// bufdiff-choices: 502faf5227fdd8cfb9200c9be38d6ea524bde12fa374a858babfb809dc20937f7467a507d07fd6ad
// bufdiff-choices: 4c74c666688b7a48bc47973e6df2883aae234fa1e0aa99a4426e98494ba43fd650a8283b2f4ffab4
// bufdiff-choices: 4289e9250de63777eb89b31a3569afc184a288b41e4741c258a8829024ae8504d8c9334b27363775
// bufdiff-choices: e64313b3679eaf8b7ab987ca72559bead3dafbce898834cdac362526ab062258bc35ca4994d1f8ed
// bufdiff-choices: 60d547d40e88b4f6facceefb1c970f571161158eba243639ca2313ad27d47c5dfddbd579c7462f20
// bufdiff-choices: 709b14ff1aad39de07060530897e1f73cba16136c098b1fb091915a16071cc01c5a157a760ca6049
// bufdiff-choices: 39bef98e2c01f3191b00c47f0d254fa9118502b63b96f235cda718c74e4c23572e493465e850ef8f
// bufdiff-choices: 00956c41f1d35eb367ce6c733ba5cdbe80e626ce54018f9628c850f2b6dda246b4f5daea26b9c080
// bufdiff-choices: aab224e10a5096939c4e0712e2b65876683e24f85479
// bufdiff-features: 76 701 1209 1552 1858 2292 2499 2898 4784 5201 6086 6138 6611 7847 7935 8458
// bufdiff-features: 8918 9034 9240 9479 9529 9706 9748 9852 10035 10166 10203 11162 11695 12170
// bufdiff-features: 12932 13074 13233 13493 13915 14454 14878 15440 15536 15720 15751 15791 16058
// bufdiff-features: 16371 16405 16640 16675 16682 16800 17232 18330 18588 18774 19419 19527 20023
// bufdiff-features: 20516 21115 21991 22095 22221 22280 22416 22630 23090 23643 23874 24184 24259
// bufdiff-features: 24330 24393 24467 24747 25119 25192 25388 25542 26087 26181 26507 26546 26568
// bufdiff-features: 26663 27048 27556 27725 28276 28349 28556 28652 28823 29066 29277 29590 29667
// bufdiff-features: 29680 29684 29968 30223 30625 30666 31010 31543 31668 31727 31876 31899 31972
// bufdiff-features: 32399 32615 33637 33853 34167 34210 34564 34647 34902 35096 35364 35507 35759
// bufdiff-features: 36448 36542 36784 37136 37231 37251 37315 37490 37568 37694 37769 37786 38228
// bufdiff-features: 38513 38783 39457 39927 40479 40712 41200 41993 42037 42282 42344 42350 42467
// bufdiff-features: 42728 42984 43098 43552 43631 44163 44522 44615 44621 45180 45202 45251 45531
// bufdiff-features: 45617 45765 46110 46203 46251 46307 46357 46522 46720 46832 46993 46995 47392
// bufdiff-features: 47735 48796 48974 49690 49956 50469 50664 50717 50894 51341 52042 52062 52148
// bufdiff-features: 52267 52558 52573 52595 52807 52900 52958 53414 53469 53970 54180 54385 54468
// bufdiff-features: 54998 55870 55887 56599 57718 58017 58191 59082 59448 59952 60422 60686 61350
// bufdiff-features: 61368 61452 61556 61699 62091 62225 62602 62675 62701 63062 63190 63610 64119
// bufdiff-features: 64120 64235 64652 64959 64976 65560 65625 66097 66195 66342 66422 66765 67160
// bufdiff-features: 67360 67817 68355 68408 68457 69032 69235 69403 69987 70119 70385 70403 70529
// bufdiff-features: 71168 71306 71490 71701 71928 72629 73065 73289 73802 74255 74362 74471 74617
// bufdiff-features: 76370 76700 76953 77389 77702 77875 78180 78430 79024 79099 79389 79931 80400
// bufdiff-features: 80714 81443 81467 81612 81720 81736 82135 82387 82424 82565 83697 83817 84347
// bufdiff-features: 84401 84585 84853 84866 85605 85673 85843 86031 86125 86645 87017 87139 87248
// bufdiff-features: 87585 87895 88337 88679 88732 89110 89151 89178 89780 89812 90070 90198 91317
// bufdiff-features: 91540 91737 92048 92194 92344 93027 93255 93286 93944 94696 94903 94913 95079
// bufdiff-features: 95285 95535 96273 96562 97131 97318 97749 97822 97924 98194 98501 98518 99009
// bufdiff-features: 99221 99228 99383 99568 99738 99963 100025 100059 100258 100352 101156 101411
// bufdiff-features: 101512 102110 102467 103056 103383 103416 103673 103851 104069 104303 104315
// bufdiff-features: 104405 104506 104658 104931 105837 105857 105858 106321 106396 107361 107425
// bufdiff-features: 107530 107624 108012 108430 108509 109086 109327 110136 110288 110816 111382
// bufdiff-features: 111721 111883 112065 112474 112736 112917 112929 113041 113411 113823 113920
// bufdiff-features: 114040 114200 114541 114712 114976 115471 115990 116716 117235 118884 119231
// bufdiff-features: 119264 119340 119705 119876 120372 120406 120699 121250 121394 121467 121626
// bufdiff-features: 121914 122163 122360 122374 122865 123204 123567 123764 124340 124484 124932
// bufdiff-features: 125040 125175 125275 125908 126927 127071 127243 127405 128157 128768 128889
// bufdiff-features: 128915 128916 129076 129462 129478 129955 130310 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg0 : tensor<?x?x2xf32>, tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?x2xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %4 = arith.subf %in, %in_1 : f32
      linalg.yield %4 : f32
    } -> tensor<?x?x2xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c1, %c0, %c0] : tensor<?x?x2xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = arith.cmpf ule, %extracted, %cst : f32
    %2 = scf.if %1 -> (tensor<?x?x2xf32>) {
      scf.yield %arg0 : tensor<?x?x2xf32>
    } else {
      scf.yield %0 : tensor<?x?x2xf32>
    }
    %3 = linalg.ceil ins(%2 : tensor<?x?x2xf32>) outs(%2 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %extracted_0 = tensor.extract %0[%c1, %c1, %c1] : tensor<?x?x2xf32>
    vector.print %extracted_0 : f32
    return %3 : tensor<?x?x2xf32>
  }
  func.func @f4(%arg0: tensor<5x4xf32>) -> (tensor<?x?xf32>, f32) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<5x4xf32>) outs(%arg0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %cast = tensor.cast %0 : tensor<5x4xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %0 : tensor<5x4xf32> to tensor<?x?xf32>
    %1 = call @f2(%cast, %cast_0) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    return %1, %cst : tensor<?x?xf32>, f32
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<?xf32>) outs(%arg0 : tensor<?x?xf32>) dimensions = [1] 
    return %broadcasted : tensor<?x?xf32>
  }
  func.func private @f1(%arg0: tensor<?x?x2xf32>, %arg1: f32) -> tensor<?x?x2xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x2xf32>
    %0 = tensor.empty(%dim) : tensor<?x2x2xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %arg0 : tensor<?x2x2xf32>, tensor<?x?x2xf32>) outs(%arg0 : tensor<?x?x2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<?x?x2xf32>
    return %2 : tensor<?x?x2xf32>
  }
  func.func private @f3(%arg0: tensor<2x2x2xf32>) -> tensor<2x2xf32> {
    %0 = tensor.empty() : tensor<2x2x2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%1, %1 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%arg0 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %2[0, %c0, %c0] [2, 2, 1] [1, 1, 1] : tensor<2x2x2xf32> to tensor<2x2xf32>
    return %extracted_slice : tensor<2x2xf32>
  }
  func.func private @f6(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01]> : tensor<3xf32>
    %0 = linalg.floor ins(%cst : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %1 = call @same6(%0) : (tensor<3xf32>) -> tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %extracted = tensor.extract %cst[%arg1] : tensor<3xf32>
      %4 = arith.index_cast %arg1 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.minimumf %extracted, %5 : f32
      tensor.yield %6 : f32
    } : tensor<3xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%generated, %0 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%0 : tensor<3xf32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.minimumf %in, %out : f32
      linalg.yield %4 : f32
    } -> tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @same6(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = arith.constant 7.250000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %arg0 : tensor<3xf32>
  }
  func.func @main(%arg0: tensor<3xf32> {bufferization.buffer_layout = #map2}, %arg1: tensor<3xf32>, %arg2: tensor<3x0xf32>) -> (tensor<?x?x2xf32>, tensor<2x1x2xf32>, tensor<?x2xf32>, tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<3xf32>, tensor<?xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst, %cst : tensor<2x1x2xf32>
    %cast = tensor.cast %from_elements : tensor<2x1x2xf32> to tensor<?x?x2xf32>
    %0 = call @f1(%cast, %cst) : (tensor<?x?x2xf32>, f32) -> tensor<?x?x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg3 = %c0, %arg4 = %0, %arg5 = %from_elements) : (index, tensor<?x?x2xf32>, tensor<2x1x2xf32>) -> (index, tensor<?x?x2xf32>, tensor<2x1x2xf32>) {
      %extracted_slice_6 = tensor.extract_slice %arg4[0, 0, %c0] [2, 1, 1] [1, 1, 1] : tensor<?x?x2xf32> to tensor<2x1x1xf32>
      %11 = linalg.softmax dimension(0) ins(%extracted_slice_6 : tensor<2x1x1xf32>) outs(%extracted_slice_6 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %inserted_slice = tensor.insert_slice %11 into %arg4[0, 0, %c0] [2, 1, 1] [1, 1, 1] : tensor<2x1x1xf32> into tensor<?x?x2xf32>
      %12 = tensor.empty() : tensor<2x1x1xf32>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x1x1xf32>) outs(%12 : tensor<2x1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %15 = arith.subf %in, %cst : f32
        linalg.yield %15 : f32
      } -> tensor<2x1x1xf32>
      %14 = arith.cmpi ult, %arg3, %c2 : index
      scf.condition(%14) %arg3, %arg4, %arg5 : index, tensor<?x?x2xf32>, tensor<2x1x2xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?x?x2xf32>, %arg5: tensor<2x1x2xf32>):
      %11 = arith.addi %arg3, %c1 : index
      %extracted = tensor.extract %arg5[%c1, %c0, %c1] : tensor<2x1x2xf32>
      %cast_6 = tensor.cast %arg4 : tensor<?x?x2xf32> to tensor<2x1x2xf32>
      %inserted_slice = tensor.insert_slice %cast_6 into %arg5[0, 0, 0] [2, 1, 2] [1, 1, 1] : tensor<2x1x2xf32> into tensor<2x1x2xf32>
      %extracted_7 = tensor.extract %arg4[%c1, %c0, %c1] : tensor<?x?x2xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%from_elements, %inserted_slice : tensor<2x1x2xf32>, tensor<2x1x2xf32>) outs(%arg4 : tensor<?x?x2xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %13 = arith.cmpf olt, %in, %in_8 : f32
        %14 = arith.select %13, %in, %in_8 : f32
        linalg.yield %14 : f32
      } -> tensor<?x?x2xf32>
      scf.yield %11, %12, %inserted_slice : index, tensor<?x?x2xf32>, tensor<2x1x2xf32>
    }
    %2 = tensor.empty(%c2) : tensor<2x2x?xf32>
    %cast_0 = tensor.cast %2 : tensor<2x2x?xf32> to tensor<2x2x2xf32>
    %3 = call @f3(%cast_0) : (tensor<2x2x2xf32>) -> tensor<2x2xf32>
    %4 = tensor.empty() : tensor<5x4xf32>
    %cst_1 = arith.constant 1.000000e+02 : f32
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %6:2 = call @f4(%5) : (tensor<5x4xf32>) -> (tensor<?x?xf32>, f32)
    %7 = tensor.empty() : tensor<2x2x2xf32>
    %cst_2 = arith.constant 1.000000e+10 : f32
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %cast_3 = tensor.cast %8 : tensor<2x2x2xf32> to tensor<?x?x2xf32>
    %9 = call @f5(%cast_3) : (tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %10 = call @f6(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %cast_4 = tensor.cast %3 : tensor<2x2xf32> to tensor<?x2xf32>
    %extracted_slice = tensor.extract_slice %arg2[%c1, %c0] [1, 0] [1, 1] : tensor<3x0xf32> to tensor<0xf32>
    %cast_5 = tensor.cast %extracted_slice : tensor<0xf32> to tensor<?xf32>
    return %1#1, %1#2, %cast_4, %6#0, %9, %10, %cast_5 : tensor<?x?x2xf32>, tensor<2x1x2xf32>, tensor<?x2xf32>, tensor<?x?xf32>, tensor<?x?x2xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

