// bufdiff-profile: slices
// bufdiff-choices: 7b908456fe121e940a8ff3cca2c271b369c239d1944d65e12bd684cd00bbc51cfc83aa4caec39172
// bufdiff-choices: d9a36215a75c8cf754b279dda4ace6ce25d38cc87596732ac9ff4f256d5634174fe1439805016bc1
// bufdiff-choices: 80b2e9e3b488d9b02b774c5f2ac125225da31985c341a7a28f665b42a0dd4a315cb83e6847ac4439
// bufdiff-choices: ba859e8ce4d0645da2b8b9ca6d6b257df7fa0086d7f2591347493d9fe1e4f270f91917c41d0a4f46
// bufdiff-choices: 178dca0cde9ef6ac3d34dcb1793ada363eed13c07dda6ca97745d6814695cb59fae72f6f0762735d
// bufdiff-choices: b789d396beb3a74d5fb32be9cd9631b0065561f190dde2c55c05072dbf7c2c1035cfb6425928212d
// bufdiff-choices: 04f3b6de4e09aacc2d2eec96e5ca18fd23ca9c50072bd0ce0118aeec3141f42cf29b62231e756500
// bufdiff-choices: 9723699808acc90b3141ba78944ab6d8a060d3d0d03e862a87011440173640fe58c273ebe587e2ba
// bufdiff-choices: 6bca5975f8afe956332dc71f09371758898d56658fbb4eb3c89a6fe82b0e7ff811e9c0dc3c39ce56
// bufdiff-choices: c9f8c68e0c55
// bufdiff-features: 35 823 1651 2898 3207 3744 4165 4752 5197 5201 5973 6169 6611 6794 7128 7384
// bufdiff-features: 8438 8918 9479 9768 10020 10806 10968 11162 11437 11517 11774 12276 12760 12854
// bufdiff-features: 13233 14454 15270 15440 15751 15929 16682 18820 18822 19419 19628 20402 20686
// bufdiff-features: 20838 22095 22221 22280 22416 23624 24066 24184 24259 24393 24826 25119 25253
// bufdiff-features: 25388 25863 26202 26568 27048 27825 27852 29277 29590 29684 29895 29966 30020
// bufdiff-features: 30293 30666 31972 32536 34167 34623 34647 34975 34993 36076 36092 36784 36927
// bufdiff-features: 37332 37490 37786 38424 38427 38662 38682 38780 38783 39649 40712 41615 41799
// bufdiff-features: 41907 42467 43098 44505 44663 44959 45683 45702 46110 46139 46203 46321 46995
// bufdiff-features: 47392 47488 48575 48974 49135 49332 49635 49676 50717 50894 52148 52260 52322
// bufdiff-features: 52558 52631 52900 52958 53180 53244 53252 53472 54651 54936 54998 55077 55113
// bufdiff-features: 55130 55588 55887 55966 56599 57499 57718 57721 57923 59070 60418 60567 60712
// bufdiff-features: 61350 61375 61699 62411 62675 62701 62787 63062 63071 63184 63352 63800 63915
// bufdiff-features: 63929 64120 64235 64748 64959 65726 65908 65912 66195 66313 66422 66630 66666
// bufdiff-features: 66765 66995 67388 67563 67748 68355 68755 69032 69403 69449 69987 70644 71168
// bufdiff-features: 71169 72674 72909 73289 73319 73335 73802 74057 74362 74507 74617 74864 75290
// bufdiff-features: 75502 76235 76339 76373 76688 76700 76945 76953 78283 78424 78430 78950 79099
// bufdiff-features: 79229 79389 81736 82203 82646 83000 83150 83194 83199 83497 83886 83900 84090
// bufdiff-features: 84349 84585 84853 84887 85681 85801 85843 86125 86549 86676 87199 87491 88099
// bufdiff-features: 88337 88732 88870 89110 89780 89812 90128 91737 92037 92351 93250 93255 93286
// bufdiff-features: 93394 93474 93608 94456 94755 94961 94981 95279 95285 95407 95507 95705 95728
// bufdiff-features: 95783 96128 96352 97096 97318 97763 97864 97924 98501 99009 99221 99228 99257
// bufdiff-features: 99383 100427 100631 101554 102062 103021 104096 104315 104730 104931 105166
// bufdiff-features: 105950 107412 107425 108012 108838 109086 109157 110281 110454 110552 110658
// bufdiff-features: 111619 111733 111822 112427 112474 112549 112929 113014 113374 113940 115356
// bufdiff-features: 115471 115894 115990 117119 117206 117724 117790 119147 119691 119705 119845
// bufdiff-features: 120441 120559 121394 121467 123042 124695 125244 125397 125699 125908 127205
// bufdiff-features: 127306 127468 127533 128456 128694 128768 128916 129130 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x6xi32>, %arg1: tensor<3xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg2: i32) -> (tensor<3xi32>, tensor<?x4xi32>, tensor<4x4xi32>, tensor<6x6xi32>, tensor<?x2x2x1xi32>, tensor<3xi32>, tensor<3xi32>, i32, i32) {
    %cast = tensor.cast %arg0 : tensor<6x6xi32> to tensor<?x?xi32>
    %0 = call @f1(%cast) : (tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<3xi32>
    %extracted_slice = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0] [3] [1] : tensor<3xi32> to tensor<3xi32>
    %cst = arith.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
    %1 = linalg.matvec ins(%cst, %extracted_slice_1 : tensor<3x2xi32>, tensor<2xi32>) outs(%extracted_slice : tensor<3xi32>) -> tensor<3xi32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
    %c-3_i32 = arith.constant -3 : i32
    %c-128_i32 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %arg2, %c-3_i32, %c-128_i32 : tensor<3xi32>
    %4 = linalg.max ins(%3, %from_elements : tensor<3xi32>, tensor<3xi32>) outs(%extracted_slice_0 : tensor<3xi32>) -> tensor<3xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %inserted_slice_2 = tensor.insert_slice %4 into %inserted_slice[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
    %5 = tensor.empty() : tensor<4x4xi32>
    %6 = linalg.fill ins(%extracted : i32) outs(%5 : tensor<4x4xi32>) -> tensor<4x4xi32>
    %cast_3 = tensor.cast %0 : tensor<?x?xi32> to tensor<?x6xi32>
    %cast_4 = tensor.cast %0 : tensor<?x?xi32> to tensor<6x6xi32>
    %7:4 = call @f2(%6, %cast_3, %cast_4) : (tensor<4x4xi32>, tensor<?x6xi32>, tensor<6x6xi32>) -> (tensor<4x4xi32>, tensor<6x6xi32>, tensor<4x4xi32>, i32)
    %8:3 = call @f3(%7#1, %7#1) : (tensor<6x6xi32>, tensor<6x6xi32>) -> (tensor<6x6xi32>, tensor<2x2x2x1xi32>, i32)
    %cast_5 = tensor.cast %7#0 : tensor<4x4xi32> to tensor<?x4xi32>
    %cast_6 = tensor.cast %8#1 : tensor<2x2x2x1xi32> to tensor<?x2x2x1xi32>
    return %inserted_slice_2, %cast_5, %7#2, %8#0, %cast_6, %inserted_slice, %arg1, %8#2, %arg2 : tensor<3xi32>, tensor<?x4xi32>, tensor<4x4xi32>, tensor<6x6xi32>, tensor<?x2x2x1xi32>, tensor<3xi32>, tensor<3xi32>, i32, i32
  }
  func.func private @f3(%arg0: tensor<6x6xi32>, %arg1: tensor<6x6xi32>) -> (tensor<6x6xi32>, tensor<2x2x2x1xi32>, i32) {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%arg0 : tensor<6x6xi32>) -> tensor<6x6xi32>
    %1 = tensor.empty() : tensor<2x2x2x1xi32>
    %c100_i32 = arith.constant 100 : i32
    %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %3 = tensor.empty() : tensor<1x1xi32>
    %4 = linalg.pooling_nchw_max ins(%2, %3 : tensor<2x2x2x1xi32>, tensor<1x1xi32>) outs(%2 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    return %0, %4, %c100_i32 : tensor<6x6xi32>, tensor<2x2x2x1xi32>, i32
  }
  func.func private @f1(%arg0: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.xori %in, %out : i32
      linalg.yield %1 : i32
    } -> tensor<?x?xi32>
    affine.parallel (%arg1) = (0) to (1) {
      %1 = linalg.sub ins(%0, %0 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %generated = tensor.generate  {
      ^bb0(%arg2: index, %arg3: index):
        %extracted = tensor.extract %1[%arg2, %arg3] : tensor<?x?xi32>
        %2 = arith.index_cast %arg2 : index to i32
        %3 = arith.index_cast %arg3 : index to i32
        %4 = arith.maxui %extracted, %2 : i32
        %5 = arith.minui %4, %3 : i32
        tensor.yield %5 : i32
      } : tensor<6x6xi32>
    }
    return %0 : tensor<?x?xi32>
  }
  func.func @f2(%arg0: tensor<4x4xi32>, %arg1: tensor<?x6xi32>, %arg2: tensor<6x6xi32>) -> (tensor<4x4xi32>, tensor<6x6xi32>, tensor<4x4xi32>, i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = vector.broadcast %c0_i32 : i32 to vector<2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg2[%c1, %c0] {in_bounds = [true]} : vector<2xi32>, tensor<6x6xi32>
    %cst = arith.constant dense<[2, 3, 0, 1]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, false, true]> : vector<4xi1>
    %2 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
    %c3 = arith.constant 3 : index
    %3 = vector.scatter %arg0[%c3, %c0] [%cst], %cst_0, %2 : tensor<4x4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4x4xi32>
    %4 = tensor.empty() : tensor<4x4xi32>
    %5 = linalg.copy ins(%arg0 : tensor<4x4xi32>) outs(%4 : tensor<4x4xi32>) -> tensor<4x4xi32>
    return %3, %1, %5, %c0_i32 : tensor<4x4xi32>, tensor<6x6xi32>, tensor<4x4xi32>, i32
  }
}

