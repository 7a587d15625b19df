// bufdiff-profile: calls
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc4237440842024a0331fce76d87
// bufdiff-choices: 68a1cf56c1af5e70140e4c3d3cb53820cf6c0fd2e6a24f972cf1e43edfd5a08a2d951546d50206f4
// bufdiff-choices: 7032f9737fb0e2387124eb88cc528844e7f25f56559061c74f2b8dc445de746ba4f787a89e558251
// bufdiff-choices: 7932456b285510ec25b09c361475e716e63f8e7731e05a8a9256625f21aae666bd984d495a35f447
// bufdiff-choices: 1554
// bufdiff-features: 294 1028 2076 2332 4946 4967 5712 5973 6311 6545 6611 6727 7122 9748 9868 10035
// bufdiff-features: 10372 10386 10819 11162 12932 13214 13233 13691 13703 14704 14929 15166 15440
// bufdiff-features: 15751 15903 16096 16728 17232 19628 20099 20864 21953 22280 22640 23143 24300
// bufdiff-features: 24307 24826 25388 25818 26552 26568 26922 27048 27725 27767 27825 28287 29277
// bufdiff-features: 29895 30666 31385 33242 33769 33881 33915 34167 34647 34965 36784 37590 37786
// bufdiff-features: 38334 38394 38672 38783 39953 40044 40297 40454 40593 40712 41441 42984 43098
// bufdiff-features: 43442 43612 44943 45702 46110 46203 46208 46995 47392 48434 49332 49635 50146
// bufdiff-features: 50831 51489 52322 52900 52958 53252 54310 54500 54915 55810 55887 57383 57548
// bufdiff-features: 57631 57718 58290 58308 59069 59094 60686 60816 61066 61350 61556 61699 61944
// bufdiff-features: 62218 62675 63062 63071 63610 63648 63929 64120 64435 64959 65308 65825 66125
// bufdiff-features: 66422 66666 67388 68355 68782 69121 70036 70046 70644 71169 71306 72196 73150
// bufdiff-features: 73388 73802 74057 74362 74617 75361 75921 76258 77050 77090 77239 78243 78283
// bufdiff-features: 78430 78950 79099 79389 81066 81707 81736 82011 82135 82370 83194 83758 84127
// bufdiff-features: 84585 84887 85004 86125 86159 86210 87563 88559 88732 89780 90070 90090 90723
// bufdiff-features: 90903 91148 91540 91944 92194 92919 93150 93255 93704 94928 95465 95900 96244
// bufdiff-features: 96767 97318 98138 98190 98501 98879 99009 99568 101629 102411 102456 103339
// bufdiff-features: 103476 103490 103589 103715 104472 104931 104952 105264 105858 106352 108810
// bufdiff-features: 109086 109732 110236 110259 112929 114308 114666 115026 115184 115471 115778
// bufdiff-features: 115804 115823 115990 117509 118581 118769 118850 119228 119403 120077 120218
// bufdiff-features: 120383 120579 121394 121467 121626 121682 121923 122764 123035 124614 124754
// bufdiff-features: 124938 125040 125702 125875 127243 127329 127373 128187 128768 129246 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00]> : tensor<4xf32>
    %0 = linalg.log ins(%cst : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1 = scf.forall (%arg2) = (0) to (4) step (2) shared_outs(%arg3 = %cst) -> (tensor<4xf32>) {
      %c4 = arith.constant 4 : index
      %2 = scf.forall (%arg4) in (%c4) shared_outs(%arg5 = %0) -> (tensor<4xf32>) {
        %5 = tensor.empty() : tensor<f32>
        %cst_0 = arith.constant -2.500000e+00 : f32
        %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<f32>) -> tensor<f32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %6 into %arg5[%arg4] [1] [1] : tensor<f32> into tensor<4xf32>
        }
      }
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = linalg.index 0 : index
        %6 = arith.index_cast %5 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        %8 = arith.mulf %in, %7 : f32
        linalg.yield %8 : f32
      } -> tensor<2xf32>
      %4 = linalg.copy ins(%3 : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [2] [1] : tensor<2xf32> into tensor<4xf32>
      }
    }
    return %1, %arg1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+10 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst, %cst_0 : tensor<4xf32>
    %0 = linalg.div ins(%arg0, %from_elements : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1:2 = call @f1(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %1#0, %from_elements, %cst_0, %cst : tensor<4xf32>, tensor<4xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<2x2x1x1x1xi32>, tensor<1x2x2x2x2xi32>, tensor<1x?x1x2x2xi32>) {
    %cst = arith.constant dense<9> : tensor<1x2x2x2x2xi32>
    %0 = tensor.empty() : tensor<1x2x1x2x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %2 = tensor.empty() : tensor<2x2x1x1x1xi32>
    %3 = linalg.fill ins(%c1_i32 : i32) outs(%2 : tensor<2x2x1x1x1xi32>) -> tensor<2x2x1x1x1xi32>
    %4 = linalg.conv_2d_ngchw_fgchw ins(%1, %3 : tensor<1x2x1x2x2xi32>, tensor<2x2x1x1x1xi32>) outs(%cst : tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xi32>
    %5 = tensor.empty() : tensor<2x2x1x1x1xi32>
    %mapped = linalg.map { arith.maxsi } ins(%3, %3 : tensor<2x2x1x1x1xi32>, tensor<2x2x1x1x1xi32>) outs(%5 : tensor<2x2x1x1x1xi32>)
    %6:4 = call @f2(%arg1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, f32, f32)
    %cast = tensor.cast %6#0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %1 : tensor<1x2x1x2x2xi32> to tensor<1x?x1x2x2xi32>
    return %6#1, %cast, %mapped, %4, %cast_0 : tensor<4xf32>, tensor<?xf32>, tensor<2x2x1x1x1xi32>, tensor<1x2x2x2x2xi32>, tensor<1x?x1x2x2xi32>
  }
}

