// bufdiff-profile: types
// bufdiff-choices: 7d7b626e2bc77b3c41cd3f1cfd26203d398bdae5e2b408afb4d8666613dca35b8499a58aa92ff484
// bufdiff-choices: 511267afa5839fe26ed81ac1b8b84db9a68b8957b70f1a8a197e8f325db16eb14003c9cf5798aad3
// bufdiff-choices: ba8092d19b3f6d7db02d8898629d7f1e5abb8548991a944c65860b1628c41e2fd3121803a71a8534
// bufdiff-choices: 19bd299aa30bbe3b8156401dcb08e52c49c403e98a4603e315d4ef44f567da0aae1403731d64aa31
// bufdiff-choices: 2e283754ba64bbea57c66933703a250b13cb22be989a32e543cb8e6627bd65a89c52c7ea0b9eee2c
// bufdiff-choices: 48db5008483a8ddf758caf85744acdd2ec3b
// bufdiff-features: 2259 3579 4462 4984 5187 5211 5973 6476 6611 6812 7847 8285 9857 10872 11162
// bufdiff-features: 11297 11441 11863 13233 13813 14884 15181 15440 15751 16405 16455 16960 18428
// bufdiff-features: 19241 19371 19415 20254 20516 20749 20952 21115 21154 21466 21825 22221 22280
// bufdiff-features: 22323 22824 23143 23787 24268 24393 24714 24747 25388 26568 27048 28652 28907
// bufdiff-features: 29277 29619 29968 30666 31193 31747 31864 31899 33526 33853 34167 34564 34647
// bufdiff-features: 34745 35018 35289 35957 36285 36784 36887 36901 37490 37743 37786 38754 38783
// bufdiff-features: 39673 39674 39915 40297 40479 40643 40712 41164 42094 42467 42918 42970 42984
// bufdiff-features: 43098 43942 44621 46110 46203 46636 46832 47141 47155 47242 48974 49168 50101
// bufdiff-features: 50446 50717 50894 51130 51534 52322 52558 52807 52900 52958 53252 53469 53650
// bufdiff-features: 53890 53917 54180 55130 55561 55777 55887 56488 56524 56752 57718 57773 58024
// bufdiff-features: 58122 58308 58319 58635 58754 60266 61154 61456 61484 61556 61699 62675 63062
// bufdiff-features: 63071 63411 64120 64435 64959 64976 65377 66422 66777 66995 67360 67388 68355
// bufdiff-features: 69593 69987 71169 71544 72157 72728 73790 73802 74057 74362 75022 76052 76257
// bufdiff-features: 76339 77134 77875 78283 78430 79209 79389 80046 80436 80567 81039 81093 81736
// bufdiff-features: 82135 82926 83194 83760 84585 85498 85843 86065 86125 87029 87563 87585 88609
// bufdiff-features: 88662 88732 88947 88958 89449 89608 89780 89812 90543 91007 91737 91770 92194
// bufdiff-features: 93635 94687 95285 95289 96439 96888 97318 98501 99009 99383 99568 100059 100481
// bufdiff-features: 102082 102187 103315 103318 103339 103530 103851 104069 104123 104303 104315
// bufdiff-features: 104931 105034 105750 105858 106761 106819 107183 107425 108012 108038 109086
// bufdiff-features: 109366 109408 109732 110136 110527 110530 110896 111883 111981 112068 112895
// bufdiff-features: 112929 113901 114278 114308 114541 115471 115677 115990 116586 116721 117235
// bufdiff-features: 118081 118769 119764 119914 119922 120391 121307 121394 121467 121626 121977
// bufdiff-features: 122367 123446 124484 125175 126179 127916 128768 128916 129288 129989 130294
// bufdiff-features: 130484 130761
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<?xi7>, %arg1: tensor<?xi7>) -> (tensor<?xi7>, tensor<?xi7>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c2 to %c4 step %c1 iter_args(%arg3 = %arg0) -> (tensor<?xi7>) {
      %cst = arith.constant dense<5> : tensor<i7>
      %1 = linalg.dot ins(%arg0, %arg3 : tensor<?xi7>, tensor<?xi7>) outs(%cst : tensor<i7>) -> tensor<i7>
      %2 = linalg.copy ins(%arg0 : tensor<?xi7>) outs(%arg3 : tensor<?xi7>) -> tensor<?xi7>
      scf.yield %2 : tensor<?xi7>
    }
    return %0, %arg1 : tensor<?xi7>, tensor<?xi7>
  }
  func.func private @f2(%arg0: tensor<0xi7>, %arg1: i7) -> (tensor<0xi7>, tensor<2xi7>) {
    %cst = arith.constant dense<7> : tensor<2xi7>
    %extracted_slice = tensor.extract_slice %cst[0] [1] [1] : tensor<2xi7> to tensor<1xi7>
    %0 = linalg.conv_1d ins(%extracted_slice, %cst : tensor<1xi7>, tensor<2xi7>) outs(%arg0 : tensor<0xi7>) -> tensor<0xi7>
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %cst[%c1] : tensor<2xi7>
    return %0, %inserted : tensor<0xi7>, tensor<2xi7>
  }
  func.func @main(%arg0: tensor<4x?xi7>) -> (tensor<?xi7>, tensor<?xi7>, tensor<4x?xi7>, tensor<4x?xi7>, tensor<?xi7>, tensor<2xi7>, i7) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<4x?xi7>, tensor<4x?xi7>) {
      %dim = tensor.dim %arg0, %c1 : tensor<4x?xi7>
      %3 = bufferization.alloc_tensor(%dim) : tensor<4x?xi7>
      %c4 = arith.constant 4 : index
      %4 = tensor.empty(%c4, %dim) : tensor<?x?xi7>
      %c-3_i7 = arith.constant -3 : i7
      %5 = linalg.fill ins(%c-3_i7 : i7) outs(%4 : tensor<?x?xi7>) -> tensor<?x?xi7>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi7>) outs(%3 : tensor<4x?xi7>) {
      ^bb0(%in: i7, %out: i7):
        %13 = arith.addi %in, %c-3_i7 : i7
        linalg.yield %13 : i7
      } -> tensor<4x?xi7>
      %7 = bufferization.materialize_in_destination %arg0 in %6 : (tensor<4x?xi7>, tensor<4x?xi7>) -> tensor<4x?xi7>
      %8 = tensor.empty(%dim) : tensor<4x?xi7>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x?xi7>) outs(%8 : tensor<4x?xi7>) {
      ^bb0(%in: i7, %out: i7):
        linalg.yield %in : i7
      } -> tensor<4x?xi7>
      %mapped = linalg.map ins(%arg2 : tensor<4x?xi7>) outs(%arg3 : tensor<4x?xi7>)
        (%in: i7, %init: i7) {
          %c7_i7 = arith.constant 7 : i7
          %13 = arith.muli %in, %c7_i7 : i7
          linalg.yield %13 : i7
        }
      %10 = tensor.empty(%dim) : tensor<4x?xi7>
      %11 = linalg.fill ins(%c-3_i7 : i7) outs(%10 : tensor<4x?xi7>) -> tensor<4x?xi7>
      %12 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%mapped, %11 : tensor<4x?xi7>, tensor<4x?xi7>) outs(%arg2 : tensor<4x?xi7>) -> tensor<4x?xi7>
      scf.yield %12, %mapped : tensor<4x?xi7>, tensor<4x?xi7>
    }
    %cst = arith.constant dense<> : tensor<0xi7>
    %cast = tensor.cast %cst : tensor<0xi7> to tensor<?xi7>
    %cast_0 = tensor.cast %cst : tensor<0xi7> to tensor<?xi7>
    %1:2 = call @f1(%cast, %cast_0) : (tensor<?xi7>, tensor<?xi7>) -> (tensor<?xi7>, tensor<?xi7>)
    %cast_1 = tensor.cast %1#0 : tensor<?xi7> to tensor<0xi7>
    %c1_i7 = arith.constant 1 : i7
    %2:2 = call @f2(%cast_1, %c1_i7) : (tensor<0xi7>, i7) -> (tensor<0xi7>, tensor<2xi7>)
    %cast_2 = tensor.cast %2#0 : tensor<0xi7> to tensor<?xi7>
    return %cast_2, %1#1, %0#1, %0#0, %1#0, %2#1, %c1_i7 : tensor<?xi7>, tensor<?xi7>, tensor<4x?xi7>, tensor<4x?xi7>, tensor<?xi7>, tensor<2xi7>, i7
  }
}

