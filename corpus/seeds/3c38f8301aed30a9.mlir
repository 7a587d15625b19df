// bufdiff-profile: calls
// bufdiff-choices: 68aa1d69a69cf2c134bf6932428ab8066fd1abbaebf9c090ed604f714d8be36e94dcb62d583111f8
// bufdiff-choices: 96531c87826ece196fe1bf2130508d3268be3c6bbdc4c229955b5c4f4d6379a42a1cfba4cbdc5644
// bufdiff-choices: 1e4b4e6d56b1d9f92996252ed637a7b6e15366182a9ab2dcb150993c83690b41240c8226cabb0eb5
// bufdiff-choices: 2d58404080e06df5cd137b59af74d0087cd6ffdd6d5909ca132ce7eb36ea2b4d44a1b4b45eca06dc
// bufdiff-choices: a29542f9f9a6fa9f6d115a4ba8642cb4a1f1abe4479fc31170ac4826e4f0f80d85f728d20c3f91c4
// bufdiff-choices: b59e12ef3265855742dbc5e084429a3650a4ff66206c294e1931a60a6147416a63854615ae5bb579
// bufdiff-choices: b6b1f97490022be34553cbd4552f8c18839f513415c39a26c86d9a33098de53ad608f7c43dc0eccc
// bufdiff-choices: 8095e6d9097e1e48d9bee2a5b9808104e36709321d1bdeb9fbeb4c4572243d449fadfbcfb1460ad1
// bufdiff-choices: 90534f44da503b2f13a5e132b8176b5551ee57eab5c5635881bf02f6274ae393adaea693262d4a52
// bufdiff-choices: c1f70c78a081898e88c75603b3f1a1d28f6820e14ebb9d044f578d3ae55212eed52141246c7f457e
// bufdiff-choices: 4b0ff7d4bb5931fb59368ee9c39e31618df322119b3f22a189216abb2bef8569789ca01751ab595b
// bufdiff-choices: 3f7a
// bufdiff-features: 1950 2898 3207 3233 3377 4958 4984 5274 5973 6576 6611 6926 7122 7384 7772 8416
// bufdiff-features: 8643 9479 9748 10135 10320 10686 10819 10828 10968 11162 12667 12932 13233
// bufdiff-features: 14454 15046 15440 15751 15989 16405 16435 16630 16822 16898 16960 17216 18486
// bufdiff-features: 18941 19100 19341 19746 20261 20686 21140 21161 21390 21609 21634 22095 22221
// bufdiff-features: 22280 22824 23144 24393 24682 24747 24826 25082 25119 25388 26117 26568 26663
// bufdiff-features: 26796 26960 27048 27412 27825 28564 28704 28724 28774 28814 29001 29123 29684
// bufdiff-features: 29968 30082 30666 31318 31492 31899 32615 34089 34167 34301 34564 34647 34745
// bufdiff-features: 35391 36535 36694 37694 37786 38152 38672 38711 38783 39981 40266 40479 40712
// bufdiff-features: 40741 40773 42282 42344 42525 43905 44176 44505 44839 45554 45897 46203 46414
// bufdiff-features: 46522 46832 46833 46995 47392 47488 47822 48974 49092 49135 49875 50022 50450
// bufdiff-features: 50872 50894 51213 51894 52322 52558 52900 52958 53168 53180 53244 53469 53777
// bufdiff-features: 53791 53852 54385 54651 54998 55113 55185 55376 55668 55887 56116 56668 57499
// bufdiff-features: 57718 57773 58024 59070 59082 59145 60686 61375 61556 61699 61896 62675 62701
// bufdiff-features: 63062 63071 63800 64119 64120 64235 64959 64976 65499 65551 66422 66765 66995
// bufdiff-features: 67388 67526 67748 68355 68408 68457 69032 69305 69403 69437 69590 71013 71118
// bufdiff-features: 71169 71306 71490 71928 73242 73289 73330 73387 73455 73607 73802 74034 74057
// bufdiff-features: 74360 74362 74507 74617 74674 75361 75414 76328 76700 76728 76820 77129 77428
// bufdiff-features: 77872 77875 78283 78430 79024 79229 79279 79291 79389 79641 80895 82135 82203
// bufdiff-features: 82328 82670 82712 83992 84585 84853 84866 84887 85562 85820 85843 85870 86125
// bufdiff-features: 86600 86827 87199 87345 88274 88732 89026 89109 89150 89780 89812 89964 90198
// bufdiff-features: 91074 91148 91540 91633 91737 92022 92084 92194 92647 92898 93171 93286 94178
// bufdiff-features: 94746 95285 95407 95587 95705 96273 96833 97157 97318 97447 97563 97715 97864
// bufdiff-features: 98501 98526 99032 99228 99568 99789 101255 101264 101513 102559 102690 102809
// bufdiff-features: 103315 103790 104069 104245 104303 104790 104931 105510 105517 105600 107009
// bufdiff-features: 107035 107412 107425 107614 107805 108221 108977 109086 109327 110085 110136
// bufdiff-features: 110140 110539 110552 111688 111883 112355 112474 112736 112881 112929 113940
// bufdiff-features: 113959 114547 114880 115252 115471 116312 116675 117206 117336 117733 118581
// bufdiff-features: 118841 118884 119665 120049 120265 120372 120920 121394 121467 122410 122764
// bufdiff-features: 122967 123719 124237 124448 124626 125040 125175 125775 125908 126320 127243
// bufdiff-features: 127245 127306 127813 127834 128182 128396 128438 128768 128916 129058 129089
// bufdiff-features: 129278 129811 130054 130541 130933 131002
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<3x3x2xi32>, %arg2: tensor<3x3x2xi32>) -> (tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>, tensor<3x3x2xi32>, tensor<5x5xi32>, tensor<?x1x2xi32>) {
    %cast = tensor.cast %arg1 : tensor<3x3x2xi32> to tensor<?x3x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %0 = call @f4(%cast, %c5_i32) : (tensor<?x3x2xi32>, i32) -> tensor<?x1x2xi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %5 = arith.index_cast %arg3 : index to i32
      %6 = arith.index_cast %arg4 : index to i32
      %7 = arith.minsi %5, %6 : i32
      tensor.yield %7 : i32
    } : tensor<5x5xi32>
    %1:2 = call @f2(%generated, %c5_i32) : (tensor<5x5xi32>, i32) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %cst = arith.constant dense<2> : tensor<3x3x2xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst[%c2, %c1, %c0] : tensor<3x3x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi eq, %extracted, %c0_i32 : i32
    %3 = arith.select %2, %arg1, %cst : tensor<3x3x2xi32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5x4xf32>
    %4:3 = call @f3(%cst_0, %cst_0, %1#1, %cst_0) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x5xi32>, tensor<5x4xf32>) -> (tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>)
    return %4#2, %4#1, %4#0, %3, %1#0, %0 : tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>, tensor<3x3x2xi32>, tensor<5x5xi32>, tensor<?x1x2xi32>
  }
  func.func private @f4(%arg0: tensor<?x3x2xi32>, %arg1: i32) -> tensor<?x1x2xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x3x2xi32>) outs(%arg0 : tensor<?x3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.muli %in, %out : i32
      linalg.yield %7 : i32
    } -> tensor<?x3x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x2xi32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [%dim, 1, 2] [1, 1, 1] : tensor<?x3x2xi32> to tensor<?x1x2xi32>
    %extracted_slice_0 = tensor.extract_slice %0[0, 2, 0] [%dim, 1, 2] [1, 1, 1] : tensor<?x3x2xi32> to tensor<?x1x2xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x1x2xi32>) outs(%extracted_slice : tensor<?x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.muli %in, %8 : i32
      linalg.yield %9 : i32
    } -> tensor<?x1x2xi32>
    %2 = tensor.empty(%dim) : tensor<?x1x2xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<?x1x2xi32>) outs(%2 : tensor<?x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<?x1x2xi32>
    %c1 = arith.constant 1 : index
    %4 = tensor.empty(%c1) : tensor<1x?xi32>
    %c100_i32 = arith.constant 100 : i32
    %5 = linalg.fill ins(%c100_i32 : i32) outs(%4 : tensor<1x?xi32>) -> tensor<1x?xi32>
    %6 = linalg.depthwise_conv_1d_ncw_cw ins(%1, %5 : tensor<?x1x2xi32>, tensor<1x?xi32>) outs(%extracted_slice_0 : tensor<?x1x2xi32>) -> tensor<?x1x2xi32>
    %inserted_slice = tensor.insert_slice %1 into %0[0, 0, 0] [%dim, 1, 2] [1, 1, 1] : tensor<?x1x2xi32> into tensor<?x3x2xi32>
    %inserted_slice_1 = tensor.insert_slice %6 into %inserted_slice[0, 2, 0] [%dim, 1, 2] [1, 1, 1] : tensor<?x1x2xi32> into tensor<?x3x2xi32>
    return %3 : tensor<?x1x2xi32>
  }
  func.func @f2(%arg0: tensor<5x5xi32>, %arg1: i32) -> (tensor<5x5xi32>, tensor<5x5xi32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<5x5xi32>) outs(%arg0 : tensor<5x5xi32>) permutation = [1, 0] 
    %c2 = arith.constant 2 : index
    %0 = scf.index_switch %c2 -> tensor<5x5xi32> 
    case 0 {
      %cst = arith.constant dense<false> : tensor<5x5xi1>
      %3 = linalg.select ins(%cst, %transposed, %transposed : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%transposed : tensor<5x5xi32>) -> tensor<5x5xi32>
      scf.yield %3 : tensor<5x5xi32>
    }
    case 2 {
      scf.yield %transposed : tensor<5x5xi32>
    }
    case 4 {
      %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<5x5xi32>) outs(%transposed : tensor<5x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %4 = arith.maxsi %in, %arg1 : i32
        linalg.yield %4 : i32
      } -> tensor<5x5xi32>
      scf.yield %3 : tensor<5x5xi32>
    }
    default {
      %cast = tensor.cast %transposed : tensor<5x5xi32> to tensor<5x?xi32>
      %generated = tensor.generate  {
      ^bb0(%arg2: index, %arg3: index, %arg4: index):
        %7 = arith.index_cast %arg2 : index to i32
        %8 = arith.index_cast %arg3 : index to i32
        %9 = arith.index_cast %arg4 : index to i32
        %10 = arith.subi %7, %8 : i32
        %11 = arith.minui %10, %9 : i32
        tensor.yield %11 : i32
      } : tensor<3x3x2xi32>
      %cast_0 = tensor.cast %arg0 : tensor<5x5xi32> to tensor<5x?xi32>
      %3 = func.call @f1(%cast, %generated, %cast_0) : (tensor<5x?xi32>, tensor<3x3x2xi32>, tensor<5x?xi32>) -> tensor<5x1xi32>
      %4 = tensor.empty() : tensor<5x5xi32>
      %5 = linalg.fill ins(%arg1 : i32) outs(%4 : tensor<5x5xi32>) -> tensor<5x5xi32>
      %6 = linalg.copy ins(%5 : tensor<5x5xi32>) outs(%transposed : tensor<5x5xi32>) -> tensor<5x5xi32>
      scf.yield %6 : tensor<5x5xi32>
    }
    %1 = tensor.empty() : tensor<5x5xi32>
    %2 = linalg.copy ins(%transposed : tensor<5x5xi32>) outs(%1 : tensor<5x5xi32>) -> tensor<5x5xi32>
    return %0, %2 : tensor<5x5xi32>, tensor<5x5xi32>
  }
  func.func private @f1(%arg0: tensor<5x?xi32>, %arg1: tensor<3x3x2xi32>, %arg2: tensor<5x?xi32>) -> tensor<5x1xi32> {
    %cst = arith.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<5x?xi32>
    %0 = tensor.empty(%c1, %dim) : tensor<?x?xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%cst, %1 : tensor<5x1xi32>, tensor<?x?xi32>) outs(%arg2 : tensor<5x?xi32>) -> tensor<5x?xi32>
    %3 = tensor.empty() : tensor<5x1xi32>
    %4 = linalg.copy ins(%cst : tensor<5x1xi32>) outs(%3 : tensor<5x1xi32>) -> tensor<5x1xi32>
    return %4 : tensor<5x1xi32>
  }
  func.func private @f3(%arg0: tensor<5x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<5x5xi32>, %arg3: tensor<5x4xf32>) -> (tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>) {
    %c-128_i32 = arith.constant -128 : i32
    %0:2 = call @f2(%arg2, %c-128_i32) : (tensor<5x5xi32>, i32) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %c-3_i32 = arith.constant -3 : i32
    %1:2 = call @f2(%arg2, %c-3_i32) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5x5xi32>, i32) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    return %0#0, %0#1, %1#0 : tensor<5x5xi32>, tensor<5x5xi32>, tensor<5x5xi32>
  }
}

