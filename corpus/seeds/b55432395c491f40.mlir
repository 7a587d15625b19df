// bufdiff-profile: calls
// bufdiff-choices: 0e13e90476a8b30858360c5fcd3b4a8c59cfb62971be9c61c24d0c1c5e102688b29578dcf711a286
// bufdiff-choices: a3079ca0d19a51eaa4374868eca417f7a05726985aa8b6aaf49474faf9af6a76820c08f83b5613f8
// bufdiff-choices: 5f69e1034d415c9a11aa88d73cfe56f20bf4d7ad41eed9ef7f83c1a8e8e744ac8c7d627466895bd8
// bufdiff-choices: 211866b6d1a1b7cda97280486e2ae3ff8dada770953550bf11a058092716ceda732c7d4964e6a52f
// bufdiff-choices: 00a3959722ef0df215aa27172b5fdaafea3d74b20c35505f4a7cde47d3666c15c87fb17d45dda519
// bufdiff-choices: 394cbf9d5583f84a699bbab18a8fa1849f1c
// bufdiff-features: 360 600 1502 2943 2945 3207 3744 4958 5206 6169 7097 9443 9479 9768 11162 12760
// bufdiff-features: 13233 14454 15440 15751 15903 19483 19833 20023 20402 20686 20864 21115 21614
// bufdiff-features: 21760 22095 22221 22280 22416 22640 22824 23143 23787 24393 24473 24826 25388
// bufdiff-features: 25818 25863 26048 26568 26922 27048 27556 27725 27825 28652 28999 29590 29968
// bufdiff-features: 30301 30666 30811 31606 32491 32633 33871 34069 34167 34640 34647 34965 35018
// bufdiff-features: 35957 36784 36797 37251 37332 38641 38662 39747 40044 40394 40712 41907 42282
// bufdiff-features: 42467 43025 44943 45710 46034 46203 46208 46832 46995 47392 47486 48974 50717
// bufdiff-features: 50894 52062 52322 52461 52496 52558 52823 52900 52958 53243 53890 54385 54651
// bufdiff-features: 54915 55113 55777 55887 56119 57499 57548 58122 58190 58916 59070 60235 60418
// bufdiff-features: 60686 61154 61350 61375 61556 61699 61848 61969 62218 63062 63071 64120 64959
// bufdiff-features: 65320 65595 66320 66422 66765 67748 68355 68782 68992 69138 69987 71168 72546
// bufdiff-features: 72629 73140 73802 74057 74362 74507 74617 75501 75921 76009 76328 76339 76700
// bufdiff-features: 76953 76973 78283 78430 79389 81160 81316 81411 81736 82011 82135 82203 82552
// bufdiff-features: 83549 84090 84268 84349 84783 85219 85843 86125 86362 86647 87466 87841 88732
// bufdiff-features: 89026 89780 90070 91633 92194 92229 92849 93255 96273 97318 97864 97924 98190
// bufdiff-features: 98275 99009 99279 99334 99383 99568 100059 100262 100612 102034 103715 104253
// bufdiff-features: 104303 104405 104931 104981 105857 106087 106731 107412 107425 108012 109086
// bufdiff-features: 109467 110153 110896 111024 112549 112709 112929 113020 113940 114200 114547
// bufdiff-features: 115026 115471 115778 116471 117206 117235 118081 119691 119725 119845 120049
// bufdiff-features: 120706 121188 121394 121467 121626 121682 121755 124213 124520 124604 124645
// bufdiff-features: 124924 125040 125397 125908 127306 127922 127985 128438 128456 128768 128916
// bufdiff-features: 129130 129404 129781 129882 130204
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f2(%arg0: tensor<3x3xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>, i8) {
    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg1, %arg1 : tensor<?xi8>, tensor<?xi8>) outs(%arg1 : tensor<?xi8>)
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi8>
    %0 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg1) -> (tensor<?xi8>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xi8> to tensor<i8>
      %generated = tensor.generate %dim {
      ^bb0(%arg4: index):
        %5 = arith.index_cast %arg4 : index to i8
        %c-128_i8 = arith.constant -128 : i8
        %6 = arith.muli %5, %c-128_i8 : i8
        tensor.yield %6 : i8
      } : tensor<?xi8>
      %3 = linalg.dot ins(%arg1, %generated : tensor<?xi8>, tensor<?xi8>) outs(%extracted_slice : tensor<i8>) -> tensor<i8>
      %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%mapped : tensor<?xi8>) outs(%3 : tensor<i8>) {
      ^bb0(%in: i8, %out: i8):
        %5 = arith.subi %in, %out : i8
        linalg.yield %5 : i8
      } -> tensor<i8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [1] [1] : tensor<i8> into tensor<?xi8>
      }
    }
    %1 = tensor.empty(%dim) : tensor<?xi8>
    %2 = linalg.copy ins(%arg1 : tensor<?xi8>) outs(%1 : tensor<?xi8>) -> tensor<?xi8>
    %c42_i8 = arith.constant 42 : i8
    return %2, %0, %c42_i8 : tensor<?xi8>, tensor<?xi8>, i8
  }
  func.func private @f1(%arg0: tensor<3x3xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x?xi8>) -> (tensor<?x?xi8>, i8) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?xi8>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xi8>
    %generated = tensor.generate %dim, %dim_0 {
    ^bb0(%arg3: index, %arg4: index):
      %extracted = tensor.extract %arg2[%arg3, %arg4] : tensor<?x?xi8>
      %1 = arith.index_cast %arg3 : index to i8
      %2 = arith.index_cast %arg4 : index to i8
      %3 = arith.ori %extracted, %1 : i8
      %4 = arith.addi %3, %2 : i8
      tensor.yield %4 : i8
    } : tensor<?x?xi8>
    %0 = linalg.max ins(%generated, %arg2 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %c0_i8 = arith.constant 0 : i8
    return %0, %c0_i8 : tensor<?x?xi8>, i8
  }
  func.func @main(%arg0: tensor<3x3xi8>, %arg1: tensor<4xi8>, %arg2: tensor<3x3xi8>) -> (tensor<?x?xi8>, tensor<2x2x2xi8>, tensor<?xi8>, tensor<?xi8>, tensor<3x1xi8>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x?xi8>
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<3x?xi8>) -> tensor<3x?xi8>
    %cast = tensor.cast %1 : tensor<3x?xi8> to tensor<3x3xi8>
    %cast_0 = tensor.cast %arg0 : tensor<3x3xi8> to tensor<?x?xi8>
    %2:2 = call @f1(%arg0, %cast, %cast_0) : (tensor<3x3xi8>, tensor<3x3xi8>, tensor<?x?xi8>) -> (tensor<?x?xi8>, i8)
    %3 = tensor.empty() : tensor<2x2x2xi8>
    %4 = linalg.fill ins(%c0_i8 : i8) outs(%3 : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %5 = linalg.batch_matmul ins(%4, %4 : tensor<2x2x2xi8>, tensor<2x2x2xi8>) outs(%4 : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
    %cast_1 = tensor.cast %1 : tensor<3x?xi8> to tensor<3x3xi8>
    %cast_2 = tensor.cast %arg1 : tensor<4xi8> to tensor<?xi8>
    %6:3 = call @f2(%cast_1, %cast_2) : (tensor<3x3xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>, i8)
    %extracted_slice = tensor.extract_slice %1[0, 2] [3, 1] [1, 1] : tensor<3x?xi8> to tensor<3x1xi8>
    return %2#0, %5, %6#0, %6#1, %extracted_slice : tensor<?x?xi8>, tensor<2x2x2xi8>, tensor<?xi8>, tensor<?xi8>, tensor<3x1xi8>
  }
}

