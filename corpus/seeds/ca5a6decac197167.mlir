// bufdiff-profile: cfg
// bufdiff-choices: 3da3207cc9b028710f94c0b80dc24e400d81966edcc5faac5436683ae47b05cf44de27ae38046e86
// bufdiff-choices: e228bd732c0560f5343ba21cacf785b5bb69c9bb76bce8a9fa5a983e44d34eecaf6570d6053d76e3
// bufdiff-choices: 9ccb6f763e88b208af8058cc89b05316acbd5e85782f8e5a7f1c0fe307c8b7e19f18b6c482dd9037
// bufdiff-choices: 36f3f7a7a3ecc191e887a857ad12a34520f8a563b47bbf1606cff08e8121bf99952a3bd92d0904cf
// bufdiff-choices: 086b0da9fcd0875ff0ab244b7b4d4433aae1716823844f7f4b37fb19166793c4f9bbadd34116f806
// bufdiff-choices: 72f319f2afaac7b0e3d58c175c772d10d2f73050757187cfa2c7fd5798d79af5e34b03d0a4526b56
// bufdiff-choices: f7455d8f
// bufdiff-features: 82 3579 4462 4784 4813 4967 6163 6998 7700 8235 9479 10166 10933 11441 12526
// bufdiff-features: 13032 14525 14703 14884 15440 15751 17232 17470 19241 19387 20516 21154 21825
// bufdiff-features: 21911 22095 22280 22323 22975 23874 25388 26464 26568 26816 27924 28823 28907
// bufdiff-features: 29344 30902 31193 31747 32900 33530 34167 34564 34647 36784 36887 40479 40712
// bufdiff-features: 40812 41055 41854 42094 43098 43171 46203 46832 48720 49657 50633 50894 51130
// bufdiff-features: 51211 51415 51534 52774 52829 52928 52958 53469 53890 54970 54998 55130 55561
// bufdiff-features: 55887 57598 57718 58122 58623 58670 59115 59166 60154 60601 61556 63642 64235
// bufdiff-features: 64601 64959 66765 67551 68355 68746 69032 69482 69987 70437 71122 71701 72312
// bufdiff-features: 73625 74057 74362 74624 76153 77283 79389 81707 81736 82203 82530 83419 83760
// bufdiff-features: 83817 84322 85474 86689 87585 88321 88380 90082 90164 90543 91770 94687 95079
// bufdiff-features: 95285 95289 95883 96296 96421 97318 98201 99009 99757 101264 103056 104123
// bufdiff-features: 105355 106321 107412 108165 110706 110780 112709 112895 112929 113209 114541
// bufdiff-features: 114789 115290 115471 117235 119876 121394 121538 121626 121977 122575 122764
// bufdiff-features: 124010 124232 124604 126179 127922 128768 128915 129924 129946 130006
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<?xi32> {
    %cast = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c2, %c2] : tensor<?xi32> into tensor<?x?xi32>
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xi32>) outs(%expanded : tensor<?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x?xi32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xi32> into tensor<?xi32>
    %1 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi32>) outs(%collapsed : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxsi %in, %out : i32
      linalg.yield %3 : i32
    } -> tensor<?xi32>
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %2 = scf.for %arg1 = %c1 to %c7 step %c2 iter_args(%arg2 = %collapsed) -> (tensor<?xi32>) {
      %c42_i32 = arith.constant 42 : i32
      %c0 = arith.constant 0 : index
      %3 = vector.transfer_read %collapsed[%c2], %c42_i32 : tensor<?xi32>, vector<3xi32>
      %4 = vector.extract %3[2] : i32 from vector<3xi32>
      %5:3 = func.call @f1(%1, %collapsed, %1) : (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, i32, i32)
      %cst = arith.constant dense<[7, 6, 5, 4]> : tensor<4xi32>
      %6 = tensor.empty() : tensor<i32>
      %7 = linalg.fill ins(%5#2 : i32) outs(%6 : tensor<i32>) -> tensor<i32>
      %8 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map2, #map3, #map2] ins(%cst, %7 : tensor<4xi32>, tensor<i32>) outs(%arg2 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %8 : tensor<?xi32>
    }
    return %2 : tensor<?xi32>
  }
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, i32, i32) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2] [1] [1] : tensor<?xi32> to tensor<i32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%arg1 : tensor<?xi32>) dimensions = [0] 
    %c3 = arith.constant 3 : index
    %c42_i32 = arith.constant 42 : i32
    %inserted = tensor.insert %c42_i32 into %broadcasted[%c3] : tensor<?xi32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c127_i32 = arith.constant 127 : i32
    %0 = scf.parallel (%arg3) = (%c0) to (%c4) step (%c1) init (%c127_i32) -> i32 {
      %extracted = tensor.extract %inserted[%arg3] : tensor<?xi32>
      scf.reduce(%extracted : i32) {
      ^bb0(%arg4: i32, %arg5: i32):
        %1 = arith.addi %arg4, %arg5 : i32
        scf.reduce.return %1 : i32
      }
    }
    return %arg2, %0, %c42_i32 : tensor<?xi32>, i32, i32
  }
}

