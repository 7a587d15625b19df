// bufdiff-profile: mixed
// bufdiff-choices: 31dbaa081d6a33402d7061dfbd2cf989497b10a584cca4b22a741ee5926036fd2469a3e5b2fc0b45
// bufdiff-choices: 94a87111170fda5866d0dae8863b39c9ff2608ea316b2aa01d8f7a31a54586e614441bfef86900ba
// bufdiff-choices: f0de6b7183c7939bbe175448a9c8b7a27322fad931148075fe3937c8175905a4aea9e5bd29b22ea3
// bufdiff-choices: 28adbe77e26cc2981a262b2606fecf18de50d3bc7a13f61e06855847b06b26140486ca5286216c1b
// bufdiff-choices: 65117520a44772b397d56d51f8c2bc199ff608ccb8803357c9ea1c0e3ec1906fa00e5365e9925500
// bufdiff-choices: f89b8c20e16a6f67ed0e312b7a0254f6736693f455a8d17bb6514baf70dc02a8fdd3e8a582cd1cf2
// bufdiff-choices: aad749067b74bd61eb03b5ede242d02b1e2e2473b972c052605b1712ae76a39b9664a95095bc6c
// bufdiff-features: 35 429 1631 1765 2345 3418 3882 4020 4752 4796 4827 4935 5355 5973 6363 6611
// bufdiff-features: 7294 9479 9748 9868 10035 10318 10386 11136 11162 12932 14704 15681 15751 15903
// bufdiff-features: 16286 16675 17098 17232 18000 18279 18328 19419 20717 21420 22095 22221 22280
// bufdiff-features: 22640 22901 23600 23937 24826 24933 25388 25818 26485 26552 26568 27048 27825
// bufdiff-features: 29001 29684 29763 30223 30666 31384 31972 32059 32514 33019 33769 34024 34167
// bufdiff-features: 34176 34647 34975 35268 35403 35507 36213 36394 36721 38783 39158 39199 40044
// bufdiff-features: 40297 40712 41799 42344 42984 44663 45223 45505 45592 46034 46203 46835 46995
// bufdiff-features: 47392 47884 49097 49483 50101 50146 50399 52222 52558 52900 52958 53057 53243
// bufdiff-features: 53252 53472 53779 54005 54135 54180 54400 54634 54915 55113 55413 55622 55887
// bufdiff-features: 56024 57286 57401 57718 58029 58290 58708 59069 59302 59366 59538 60417 60435
// bufdiff-features: 60686 60816 61350 61556 61699 62133 62218 62701 63071 63610 64120 64235 64435
// bufdiff-features: 64959 66097 66195 66422 66765 66995 67367 67388 68355 68782 69007 69735 69987
// bufdiff-features: 70036 70119 71050 71169 72253 72450 74057 74362 74401 74551 74617 74787 75921
// bufdiff-features: 76945 77297 77403 77408 77428 78273 78283 78430 78850 78950 79389 79978 81039
// bufdiff-features: 81572 81956 82135 84268 84887 85120 85352 85681 85843 86125 86549 87223 88321
// bufdiff-features: 88337 88732 89110 89251 89332 89780 89812 90097 90777 90903 91148 91163 91737
// bufdiff-features: 91755 92108 92453 93394 95285 95407 95705 95900 96436 96439 96986 97039 97318
// bufdiff-features: 98138 98879 99265 99383 99568 99848 100427 100631 100866 101987 102970 103165
// bufdiff-features: 103715 104931 104952 105166 105264 105587 105700 105840 106087 106683 106716
// bufdiff-features: 107046 107182 109028 109086 109895 111619 112929 113014 113940 114308 114666
// bufdiff-features: 115026 115184 115471 115881 115990 116175 117014 117206 117820 118035 118581
// bufdiff-features: 118769 119588 121394 121467 121682 122322 122440 122764 122950 124661 125946
// bufdiff-features: 127205 127243 127306 128443 128456 128768 130602
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<0xf32>) outs(%arg1 : tensor<0xf32>) -> tensor<0xf32>
    %1:2 = scf.forall (%arg2) in (0) shared_outs(%arg3 = %arg0, %arg4 = %0) -> (tensor<0xf32>, tensor<0xf32>) {
      %2 = bufferization.alloc_tensor() copy(%0) : tensor<0xf32>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<0xf32> to tensor<1xf32>
      %cst = arith.constant dense<false> : tensor<1xi1>
      %3 = linalg.select ins(%cst, %extracted_slice, %extracted_slice : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%3 : tensor<1xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %8 = arith.addf %in, %in_2 : f32
        %9 = arith.subf %8, %out : f32
        linalg.yield %9 : f32
      } -> tensor<1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<0xf32> to tensor<1xf32>
      %cst_1 = arith.constant 5.000000e-01 : f32
      %5 = vector.broadcast %cst_1 : f32 to vector<3xf32>
      %c1 = arith.constant 1 : index
      %6 = arith.remui %arg2, %c1 : index
      %c0 = arith.constant 0 : index
      %7 = vector.transfer_write %5, %extracted_slice_0[%6] : vector<3xf32>, tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<0xf32>
        tensor.parallel_insert_slice %7 into %arg4[%arg2] [1] [1] : tensor<1xf32> into tensor<0xf32>
      }
    }
    return %1#0, %0 : tensor<0xf32>, tensor<0xf32>
  }
  func.func private @f2(%arg0: tensor<2xindex>, %arg1: tensor<1xf32>, %arg2: tensor<2xindex>) -> tensor<2xindex> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c1], %c4 : tensor<2xindex>, vector<3xindex>
    %1 = vector.transfer_write %0, %arg0[%c1] : vector<3xindex>, tensor<2xindex>
    return %1 : tensor<2xindex>
  }
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<2x2x2x2xi32>, tensor<1xf32>, tensor<1xf32>, tensor<1x2x2xi32>, tensor<2xindex>) {
    %0 = linalg.log ins(%arg0 : tensor<1xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf32>
    %cst = arith.constant dense<[[5.500000e+00, 6.500000e+00]]> : tensor<1x2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = linalg.matvec ins(%cst, %2 : tensor<1x2xf32>, tensor<2xf32>) outs(%arg0 : tensor<1xf32>) -> tensor<1xf32>
    %cst_0 = arith.constant dense<[[[[9, 10], [11, 12]], [[13, 14], [15, 16]]], [[[17, 18], [19, 20]], [[21, 22], [23, 24]]]]> : tensor<2x2x2x2xi32>
    %cst_1 = arith.constant dense<[[[3, 4], [5, 6]], [[7, 8], [9, 10]]]> : tensor<2x2x2xi32>
    %cst_2 = arith.constant dense<[[[8, 9], [10, 11]]]> : tensor<1x2x2xi32>
    %4 = linalg.depthwise_conv_1d_nwc_wcm ins(%cst_1, %cst_2 : tensor<2x2x2xi32>, tensor<1x2x2xi32>) outs(%cst_0 : tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi32>
    %5:2 = call @f1(%arg1, %arg1) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>)
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c4, %c1 : tensor<2xindex>
    %6 = call @f2(%from_elements, %arg0, %from_elements) : (tensor<2xindex>, tensor<1xf32>, tensor<2xindex>) -> tensor<2xindex>
    return %5#1, %5#0, %4, %3, %0, %cst_2, %6 : tensor<0xf32>, tensor<0xf32>, tensor<2x2x2x2xi32>, tensor<1xf32>, tensor<1xf32>, tensor<1x2x2xi32>, tensor<2xindex>
  }
}

