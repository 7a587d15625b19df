// bufdiff-profile: calls
// bufdiff-choices: 7bd5e9a704c4b549aca25815fa0230d74f8e215d040ca3ff610f28a310a9aca15c8baebd9ffc354e
// bufdiff-choices: 553313dd526b7473c48bd73a051f04c6941baf751a7989d8e1c2eb3a827d53eb6bf4589da8dce3e1
// bufdiff-choices: bbca0a25d94c492304652fbe707cfd92f5a2094b28386c84d8603a0cd2c2e736e9209a362f272a84
// bufdiff-choices: 88c8b2d1503606b95e3313dfe7250382223a1123a147ec6bacb9808c09d4cda09f8ba659a573e3d1
// bufdiff-choices: cc0e95b88a0fcdabba72380c24e4b0ed31cdd57b54cb11242354832e4d46456a73748d89398bb6a7
// bufdiff-choices: 2a7429f9353c2ff0cdf6d7dc1e71f63114b98c233bf47172ab80b03af2163fec72caa1d8915fc0db
// bufdiff-choices: cc373d4794146dc7eff8bb7192dd124491268c60a34905745c860a11ebc1095ec03a6dfa163b6cb1
// bufdiff-choices: b7c41ee41605510aea4832660d2e10ad83594d0a5ef65620eb745e32daf80a9b089eba87d2495f68
// bufdiff-choices: 2daf254e4a6e341f1ba9526d48a0487a10eef1a05b6e8c012502c56b47a9151db64fa392a5daf377
// bufdiff-choices: a60bdba3515c6ed172697f
// bufdiff-features: 2186 2684 2789 3579 3608 3795 4392 4462 4506 4752 4784 4796 4935 4958 5973 6611
// bufdiff-features: 6769 6787 6899 7534 7593 7700 9294 9479 9706 9707 9868 10386 10819 10840 11162
// bufdiff-features: 12932 13233 13915 15440 15751 15903 15929 16339 17470 17512 18328 18774 19276
// bufdiff-features: 19628 19746 19867 20110 20457 20838 20855 20893 21522 21953 22081 22095 22221
// bufdiff-features: 22280 22640 23047 23143 23787 24300 24393 24826 25388 25571 25651 25818 25962
// bufdiff-features: 26279 26568 26754 26816 27048 27056 27725 27825 28464 28556 28814 29277 29684
// bufdiff-features: 29968 30666 31543 31972 32615 32804 32809 33637 33769 34166 34167 34647 34993
// bufdiff-features: 35163 35507 35968 36542 36721 36749 36784 36936 37289 38783 39486 39804 40044
// bufdiff-features: 40297 40479 40712 40812 42221 42282 42344 42384 42442 42764 42972 42984 43171
// bufdiff-features: 43758 43858 43942 44093 44240 46034 46203 46832 46874 46993 46995 47186 47392
// bufdiff-features: 47676 47822 48586 48974 49332 49621 49635 49806 50146 50717 50894 51475 52322
// bufdiff-features: 52558 52755 52900 52958 53252 53469 53890 54180 54385 54651 55777 55887 56599
// bufdiff-features: 56933 57718 58029 58290 58308 59038 59069 59070 59620 59952 60235 60383 61350
// bufdiff-features: 61556 61699 61944 62218 62641 62701 63062 63071 63915 63929 64120 64235 64656
// bufdiff-features: 64716 64875 64959 65726 66195 66422 66765 67159 67360 67388 68355 68782 69081
// bufdiff-features: 69987 70403 70644 71169 71306 71372 71490 71701 72243 72629 73141 73289 73455
// bufdiff-features: 73802 74057 74255 74362 74617 74833 75096 75921 76258 76370 76484 76700 76953
// bufdiff-features: 77050 77617 78283 78430 78950 79024 79279 79389 80436 80553 81039 81443 81601
// bufdiff-features: 81736 82135 82594 83194 83488 83525 83672 83817 84060 84585 84887 85843 86103
// bufdiff-features: 86125 86600 86826 87069 87585 88081 88219 88222 88337 88732 89110 89762 89780
// bufdiff-features: 89792 89812 90070 90903 91540 91737 92194 92695 92849 93150 93255 93502 93844
// bufdiff-features: 93882 94418 94593 94981 95285 95299 95407 95507 95603 95642 95900 96244 96989
// bufdiff-features: 97318 97447 97864 98138 98291 98501 98879 99009 99032 99383 99617 99723 100258
// bufdiff-features: 101105 101258 101264 102658 102694 103056 103165 103339 103415 103594 104303
// bufdiff-features: 104446 104475 104931 105108 105264 105506 105579 105914 106321 106761 107046
// bufdiff-features: 107412 107425 107783 108012 108303 108509 108561 108977 109086 109467 109678
// bufdiff-features: 110153 110952 111660 111976 112709 112929 113084 113307 113605 113801 113920
// bufdiff-features: 113940 114308 114386 114432 115026 115184 115368 115388 115471 115949 115990
// bufdiff-features: 116599 116841 117206 117235 118617 118769 119340 119588 119705 119845 120687
// bufdiff-features: 120920 121029 121394 121443 121467 121626 121682 122764 123446 124103 124448
// bufdiff-features: 124484 124546 124604 124744 124768 124955 125040 125137 125702 125971 126927
// bufdiff-features: 127306 127373 127813 127834 128187 128355 128443 128456 128694 128768 128915
// bufdiff-features: 128916 129703 129849 130310 130642 130730
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %broadcasted[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.square ins(%arg0 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    %1:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<2xf32>, tensor<2xf32>) {
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %arg2[%c0] : tensor<2xf32>
      %6 = tensor.empty() : tensor<3xf32>
      %generated = tensor.generate  {
      ^bb0(%arg6: index):
        %9 = arith.index_cast %arg6 : index to i64
        %10 = arith.sitofp %9 : i64 to f32
        tensor.yield %10 : f32
      } : tensor<1xf32>
      %extracted_slice = tensor.extract_slice %arg5[%arg3] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %cst = arith.constant 2.000000e+00 : f32
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%from_elements : tensor<f32>) outs(%extracted_slice : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.minimumf %in, %out : f32
        linalg.yield %9 : f32
      } -> tensor<1xf32>
      %8 = linalg.copy ins(%extracted_slice : tensor<1xf32>) outs(%7 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %generated into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
        tensor.parallel_insert_slice %8 into %arg5[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
      }
    }
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.copy ins(%1#1 : tensor<2xf32>) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.copy ins(%3 : tensor<2xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    return %0, %1#0, %3, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @f3(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: i64, %arg3: tensor<?xi64>) -> (tensor<?xf32>, tensor<?xi64>) {
    %from_elements = tensor.from_elements %arg2 : tensor<i64>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map1, #map, #map1] ins(%arg3, %from_elements : tensor<?xi64>, tensor<i64>) outs(%arg3 : tensor<?xi64>) -> tensor<?xi64>
    %1 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1xf32>) -> tensor<1xf32>
    %cast = tensor.cast %2 : tensor<1xf32> to tensor<?xf32>
    %3 = call @f1(%cast) : (tensor<?xf32>) -> tensor<?xf32>
    return %3, %0 : tensor<?xf32>, tensor<?xi64>
  }
  func.func private @f4(%arg0: tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi64>) {
    %cst = arith.constant dense<0> : tensor<2xi64>
    %0 = tensor.empty() : tensor<2xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %5 = arith.index_cast %arg1 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %cst_1 = arith.constant 7.250000e+00 : f32
      %7 = arith.cmpf olt, %6, %cst_1 : f32
      %8 = arith.select %7, %6, %cst_1 : f32
      tensor.yield %8 : f32
    } : tensor<3xf32>
    %2:4 = call @f2(%1, %generated, %1) : (tensor<2xf32>, tensor<3xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.copy ins(%cst : tensor<2xi64>) outs(%3 : tensor<2xi64>) -> tensor<2xi64>
    return %2#3, %2#2, %2#1, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi64>
  }
  func.func @main(%arg0: tensor<2xi64>, %arg1: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xi64>, tensor<?xi64>, tensor<1x1xi8>) {
    %cst = arith.constant dense<[[9, 10]]> : tensor<1x2xi8>
    %0 = tensor.empty() : tensor<1x2x1xi8>
    %c1_i8 = arith.constant 1 : i8
    %1 = linalg.fill ins(%c1_i8 : i8) outs(%0 : tensor<1x2x1xi8>) -> tensor<1x2x1xi8>
    %2 = tensor.empty() : tensor<1x1xi8>
    %3 = linalg.fill ins(%c1_i8 : i8) outs(%2 : tensor<1x1xi8>) -> tensor<1x1xi8>
    %4 = linalg.batch_matvec ins(%1, %3 : tensor<1x2x1xi8>, tensor<1x1xi8>) outs(%cst : tensor<1x2xi8>) -> tensor<1x2xi8>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %1[%c0, %c0, %c0] : tensor<1x2x1xi8>
    affine.parallel (%arg2) = (0) to (2) {
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %7:2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %2, %arg5 = %4) -> (tensor<1x1xi8>, tensor<1x2xi8>) {
        %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x2xi8>) outs(%arg5 : tensor<1x2xi8>) {
        ^bb0(%in: i8, %out: i8):
          %9 = arith.muli %in, %out : i8
          linalg.yield %9 : i8
        } -> tensor<1x2xi8>
        %cst_4 = arith.constant dense<127> : tensor<2x1xi8>
        %transposed = linalg.transpose ins(%cst_4 : tensor<2x1xi8>) outs(%8 : tensor<1x2xi8>) permutation = [1, 0] 
        scf.yield %arg4, %transposed : tensor<1x1xi8>, tensor<1x2xi8>
      }
    }
    %cast = tensor.cast %arg0 : tensor<2xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %arg0 : tensor<2xi64> to tensor<?xi64>
    %c1_i64 = arith.constant 1 : i64
    %cast_1 = tensor.cast %arg0 : tensor<2xi64> to tensor<?xi64>
    %5:2 = call @f3(%cast, %cast_0, %c1_i64, %cast_1) : (tensor<?xi64>, tensor<?xi64>, i64, tensor<?xi64>) -> (tensor<?xf32>, tensor<?xi64>)
    %cast_2 = tensor.cast %5#1 : tensor<?xi64> to tensor<2xi64>
    %6:4 = call @f4(%cast_2) : (tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi64>)
    %cast_3 = tensor.cast %6#3 : tensor<2xi64> to tensor<?xi64>
    return %5#0, %6#0, %6#1, %6#2, %cast_3, %5#1, %3 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xi64>, tensor<?xi64>, tensor<1x1xi8>
  }
}

