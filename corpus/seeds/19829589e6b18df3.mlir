// bufdiff-profile: slices
// bufdiff-choices: d254600657523904b8343e09ac5c9260247082a34b26f0b659c8eefcd2dc3a6da215b0f6107940a3
// bufdiff-choices: 329facf5533284e5a06a0d2063b93dff9d6d804d8ab5aa9c0c1d3716c0e1eecb4c216bb221a0fd7b
// bufdiff-choices: 75c1cbd235d98ae7a649f88076752ab8ff4c7beabe632e636cdad34635cb7f3afded542ba9d01fbe
// bufdiff-choices: ad6f61cd0ca3c6217a92e963f062b959f92ee7d9b72e8ab652b6c4c58571dc53786c2df022888ad1
// bufdiff-choices: bc6e2a999d07e6902fc1dcc8ca4c78ab56d55a317ae5c334db649a53040150b5f2ed22b428f03a2b
// bufdiff-choices: 0247135282f6e5fea5869628d2f778344309a2f3057dccf3de63597d7536e21541faad8bcdedbe32
// bufdiff-choices: 17dd4879852f7d93afd7ddd13e795d0a41db36c2bc92f0073bdbd3783e79162690b8d7d88cf8165d
// bufdiff-choices: 9619bfa25daf56b824688c3fa49071b0e6afe94220745ba74cbb34084fa9e4082f8b9c7d8e617920
// bufdiff-choices: b80b8b9cd25396f5f8f78012959c750cdcbaa14467d6ee8790bb27fef6d928b9c544f65ca452dc89
// bufdiff-choices: 549c9113a40cd21b0c26d6a630a5d8cc943856dbdb74a4064a0bd1149b457f6a957087cb5bc1cd43
// bufdiff-choices: 26a84667470bfb9e501bd4b7b5dee191b2114695aadbddf40b93
// bufdiff-features: 641 2898 3087 3744 4462 4752 5075 5199 5301 5650 5973 5981 6169 7681 7772 8526
// bufdiff-features: 8818 9479 9748 9962 10035 10166 10384 10968 11162 11202 11304 11315 11408 11608
// bufdiff-features: 11759 11825 12170 12276 12854 12932 13233 13397 13689 13936 14015 14454 14632
// bufdiff-features: 14925 15440 15671 15751 15798 15883 15919 15929 16329 16405 16582 16682 16834
// bufdiff-features: 17232 17327 18486 18962 19419 19746 20838 20864 22095 22221 22280 23143 23191
// bufdiff-features: 23787 23874 24035 24393 24572 24682 24747 24826 25119 25344 25388 25863 26354
// bufdiff-features: 26464 26568 26922 26960 27048 27825 27852 28358 28504 29443 29590 29684 29895
// bufdiff-features: 30293 30572 30666 30688 31668 31899 31972 32536 33052 33671 33707 33769 34034
// bufdiff-features: 34167 34301 34564 34623 34647 34993 35115 35383 36092 36784 37489 37786 38401
// bufdiff-features: 38662 38783 40070 40266 40479 40712 41531 41907 42185 42344 42467 42984 43053
// bufdiff-features: 43098 43295 43758 44176 44505 44522 44918 45180 45702 46110 46139 46203 46283
// bufdiff-features: 46416 46832 46835 46995 47102 47392 47488 47491 47758 48531 48575 48974 49135
// bufdiff-features: 50080 50450 50633 50717 50894 51344 51415 51647 52062 52322 52558 52631 52807
// bufdiff-features: 52900 52958 53057 53180 53252 53469 53791 53890 54651 54970 54998 55113 55777
// bufdiff-features: 55887 57265 57286 57469 57718 57852 58122 58288 59070 59094 59436 59525 60418
// bufdiff-features: 60465 61112 61350 61556 61699 62253 62281 62675 63062 63071 63172 63800 63915
// bufdiff-features: 64119 64120 64235 64612 64959 64976 65277 66195 66320 66422 66666 66698 66765
// bufdiff-features: 66955 67285 67388 67512 67526 67748 68355 68457 68701 68755 68875 69032 69081
// bufdiff-features: 69449 69489 69505 69780 69987 70730 70955 71050 71169 71701 72280 72413 72450
// bufdiff-features: 72629 72975 73123 73289 73455 73548 73625 73802 74362 74450 74548 74552 74617
// bufdiff-features: 74864 75050 75115 75361 75502 76009 76688 76700 76953 76973 77693 77875 78030
// bufdiff-features: 78180 78182 78283 78430 78950 79099 79229 79271 79389 80046 80895 81039 81047
// bufdiff-features: 81218 81422 81443 81556 81601 81736 82011 82135 82203 82441 83176 83194 83886
// bufdiff-features: 84090 84322 84581 84585 84887 85843 85897 86125 86771 86827 86834 87100 87238
// bufdiff-features: 87534 87666 87862 88222 88321 88337 88635 88732 89110 89203 89641 89780 89812
// bufdiff-features: 90550 90589 90777 91289 91737 91910 92194 93171 93255 93326 93844 93971 93994
// bufdiff-features: 94178 94586 94755 95273 95285 95507 96352 96427 96766 97081 97318 97864 98194
// bufdiff-features: 98301 98501 98658 99009 99228 99243 99257 99383 99568 100059 100062 100085
// bufdiff-features: 100642 101264 101441 101759 102601 103056 103120 103377 104069 104253 104315
// bufdiff-features: 104361 104650 104931 105022 105700 105701 105858 105950 106314 106321 106691
// bufdiff-features: 107161 107186 107412 107425 107997 108012 108992 109086 109527 110904 112474
// bufdiff-features: 112709 112929 113041 113143 113150 113800 113940 113959 114672 115471 115875
// bufdiff-features: 115881 115990 116039 116841 117206 117235 117509 117724 118093 118769 119845
// bufdiff-features: 119876 121089 121394 121467 121626 122183 122317 124448 124510 124604 124626
// bufdiff-features: 124657 124744 125175 125702 127051 127259 127306 127533 127813 128694 128768
// bufdiff-features: 128916 129089 129600
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %out : i32
      linalg.yield %5 : i32
    } -> tensor<2xi32>
    %1 = bufferization.alloc_tensor() copy(%0) {memory_space = 1 : i64} : tensor<2xi32>
    %2 = linalg.add ins(%arg0, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
    %3 = tensor.empty() : tensor<2xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<2xi32>) outs(%3 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c7_i32 = arith.constant 7 : i32
      %5 = arith.addi %in, %c7_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %6 = arith.shli %5, %c3_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<2xi32>
    return %arg0 : tensor<2xi32>
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0 = linalg.add ins(%arg1, %arg1 : tensor<?xi32>, tensor<?xi32>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
    %extracted_slice = tensor.extract_slice %arg2[0] [3] [1] : tensor<?xi32> to tensor<3xi32>
    %extracted_slice_0 = tensor.extract_slice %arg2[1] [3] [1] : tensor<?xi32> to tensor<3xi32>
    %1 = linalg.max ins(%extracted_slice, %extracted_slice_0 : tensor<3xi32>, tensor<3xi32>) outs(%extracted_slice : tensor<3xi32>) -> tensor<3xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %extracted_slice_0[%c2] : tensor<3xi32>
    vector.print %extracted : i32
    %inserted_slice = tensor.insert_slice %1 into %arg2[0] [3] [1] : tensor<3xi32> into tensor<?xi32>
    %inserted_slice_1 = tensor.insert_slice %extracted_slice_0 into %inserted_slice[1] [3] [1] : tensor<3xi32> into tensor<?xi32>
    return %0, %inserted_slice_1 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @f3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c0 = arith.constant 0 : index
    %c127_i32 = arith.constant 127 : i32
    %0 = vector.transfer_read %arg0[%c0], %c127_i32 {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg0[%c1] : vector<4xi32>, tensor<4xi32>
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%c4] [1] : tensor<4xi32> to tensor<?xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    %3 = tensor.empty(%c4) : tensor<?xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<?xi32>) outs(%3 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c100_i32 = arith.constant 100 : i32
      %5 = arith.xori %in, %c100_i32 : i32
      linalg.yield %5 : i32
    } -> tensor<?xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @f4(%arg0: tensor<?xi32>, %arg1: tensor<4xi32>) -> (tensor<1x2x2xi32>, tensor<4xi32>, tensor<1x2x2xi32>) {
    %mapped = linalg.map ins(%arg1, %arg1, %arg1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) outs(%arg1 : tensor<4xi32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %5 = arith.andi %in, %in_0 : i32
        %6 = arith.maxui %5, %in_1 : i32
        linalg.yield %6 : i32
      }
    %0 = tensor.empty() : tensor<1x2x2xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %2 = linalg.quantized_batch_matmul ins(%1, %1, %c7_i32, %c7_i32 : tensor<1x2x2xi32>, tensor<1x2x2xi32>, i32, i32) outs(%1 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %3 = tensor.empty() : tensor<1x2x2xi32>
    %4 = linalg.copy ins(%1 : tensor<1x2x2xi32>) outs(%3 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    return %2, %mapped, %4 : tensor<1x2x2xi32>, tensor<4xi32>, tensor<1x2x2xi32>
  }
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<2xi32>, %arg2: tensor<4xi32>) -> (tensor<1x4xi32>, tensor<?x?xi32>, tensor<1x4xi32>, tensor<1x2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<?xi32>, i32) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
    %cast = tensor.cast %arg2 : tensor<4xi32> to tensor<?xi32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0] [1, 2] [1, 1] : tensor<1x4xi32> to tensor<1x2xi32>
    %extracted_slice_0 = tensor.extract_slice %expanded[0, 2] [1, 2] [1, 1] : tensor<1x4xi32> to tensor<1x2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %extracted_slice[0, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x2xi32>
    %cst = arith.constant dense<11> : tensor<2xi32>
    %broadcasted = linalg.broadcast ins(%cst : tensor<2xi32>) outs(%extracted_slice_0 : tensor<1x2xi32>) dimensions = [0] 
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %expanded[0, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x4xi32>
    %inserted_slice_2 = tensor.insert_slice %broadcasted into %inserted_slice_1[0, 2] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<1x4xi32>
    %cast_3 = tensor.cast %broadcasted : tensor<1x2xi32> to tensor<?x?xi32>
    %0 = bufferization.alloc_tensor() copy(%inserted_slice_1) : tensor<1x4xi32>
    %1 = scf.execute_region -> tensor<1x2xi32> {
      %broadcasted_9 = linalg.broadcast ins(%arg1 : tensor<2xi32>) outs(%extracted_slice : tensor<1x2xi32>) dimensions = [0] 
      scf.yield %broadcasted_9 : tensor<1x2xi32>
    }
    %2 = call @f1(%cst) : (tensor<2xi32>) -> tensor<2xi32>
    %cast_4 = tensor.cast %arg2 : tensor<4xi32> to tensor<?xi32>
    %cast_5 = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
    %cast_6 = tensor.cast %arg2 : tensor<4xi32> to tensor<?xi32>
    %3:2 = call @f2(%cast_4, %cast_5, %cast_6) : (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
    %cast_7 = tensor.cast %3#0 : tensor<?xi32> to tensor<4xi32>
    %4 = call @f3(%cast_7) : (tensor<4xi32>) -> tensor<4xi32>
    %cast_8 = tensor.cast %arg1 : tensor<2xi32> to tensor<?xi32>
    %5:3 = call @f4(%cast_8, %arg2) : (tensor<?xi32>, tensor<4xi32>) -> (tensor<1x2x2xi32>, tensor<4xi32>, tensor<1x2x2xi32>)
    %c11_i32 = arith.constant 11 : i32
    return %inserted_slice_2, %cast_3, %0, %1, %2, %3#1, %cast, %c11_i32 : tensor<1x4xi32>, tensor<?x?xi32>, tensor<1x4xi32>, tensor<1x2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<?xi32>, i32
  }
}

