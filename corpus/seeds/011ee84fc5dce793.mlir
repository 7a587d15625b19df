// bufdiff-profile: mixed
// bufdiff-choices: 19747e84fab3ee78d1e7ba4c1aaceb320246cf5fb7a07b9abc0e989f92903e1b61d9dcfbded16934
// bufdiff-choices: de150c1bd0c36c5b06b18df8dcfb549e98c03bffd63458c68ce67305230b655023c2884047762940
// bufdiff-choices: 53b2fe3421a8781b40e115e8d3177427ff368e43cd8084be49e20ca4201c4be8aadbb2211b529516
// bufdiff-choices: 120809c256e9759d3f13a9465f6c7e1ae20f4d5fec0ca8d2dc5bd5d0af032167f5376055bd0c54e5
// bufdiff-choices: fcb6d837dff9f652855511ccde8a7b7dc3e17607b4b71cc4da24ad697314aa636a14ea92334c1f20
// bufdiff-choices: fdbf1d5af444c916382587a2cb8adb42670524a4891ced93cc9f93e291c437d6d3725b462aed4b5f
// bufdiff-choices: 16979ba9d3c66fec99dc7584409b05b274
// bufdiff-features: 600 2887 4712 4752 4916 5973 7068 7534 8416 9748 11066 11277 11408 11751 11844
// bufdiff-features: 12366 12638 13074 13233 15397 15424 15440 15742 15751 16630 16682 16960 17232
// bufdiff-features: 17603 18480 18486 18812 20003 20261 22095 22221 22280 22824 24207 24505 24968
// bufdiff-features: 25388 26125 26568 26663 27048 27825 28276 28349 28807 29119 29895 29968 30666
// bufdiff-features: 31143 31899 33853 34167 34564 34623 34647 36784 37786 38783 40712 41429 42293
// bufdiff-features: 42344 43309 44522 44621 44959 45702 45897 46110 46203 46427 47242 47392 47933
// bufdiff-features: 49635 49875 50633 50894 51063 51213 52558 52900 52958 53252 54945 55463 55887
// bufdiff-features: 57573 58065 59543 60302 60686 60836 61483 61556 61699 62701 63062 63071 63642
// bufdiff-features: 64959 65726 66111 66329 66422 66666 66852 66869 67442 68355 69752 69955 69987
// bufdiff-features: 71050 71461 71980 73802 74010 74057 74360 74362 74617 76677 77882 78283 78430
// bufdiff-features: 79389 80894 81303 81556 81736 82203 83794 83887 84585 84887 84962 85843 85870
// bufdiff-features: 86125 86560 86562 86860 88645 88732 89109 89780 91124 92740 93318 93677 95285
// bufdiff-features: 96110 96362 96989 97318 98022 98313 99009 99252 99383 99568 101264 101823
// bufdiff-features: 101867 102690 102788 104072 104303 104315 104405 104931 105015 106209 107009
// bufdiff-features: 107882 108221 109086 109144 109941 110085 110530 111226 112917 114386 115471
// bufdiff-features: 115711 116312 116721 117527 119420 119876 120265 120406 120933 121132 121394
// bufdiff-features: 121467 121851 122740 122764 122967 123852 124744 124852 127243 127850 127922
// bufdiff-features: 128768 128776 129462 129630 129703 130065 130761 130933
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, i32) {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_min ins(%arg2, %0 : tensor<3x3x3xi32>, tensor<1xi32>) outs(%arg1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %2 = linalg.min ins(%arg1, %arg1 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg2 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c5_i32 = arith.constant 5 : i32
    return %2, %1, %c5_i32 : tensor<3x3x3xi32>, tensor<3x3x3xi32>, i32
  }
  func.func @main(%arg0: tensor<3x3x3xi32>, %arg1: i32, %arg2: tensor<?x3xi32>) -> (tensor<?x3xi32>, tensor<3x?x3xi32>, tensor<3x?x3xi32>, tensor<?x3xi32>) {
    %c1 = arith.constant 1 : index
    %0 = scf.index_switch %c1 -> tensor<?x3xi32> 
    case 0 {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg2, %c0 : tensor<?x3xi32>
      %2 = tensor.empty(%dim) : tensor<2x?xi32>
      %c-3_i32 = arith.constant -3 : i32
      %3 = linalg.fill ins(%c-3_i32 : i32) outs(%2 : tensor<2x?xi32>) -> tensor<2x?xi32>
      %4 = tensor.empty() : tensor<3x2xi32>
      %5 = linalg.fill ins(%arg1 : i32) outs(%4 : tensor<3x2xi32>) -> tensor<3x2xi32>
      %6 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%3, %5 : tensor<2x?xi32>, tensor<3x2xi32>) outs(%arg2 : tensor<?x3xi32>) -> tensor<?x3xi32>
      scf.yield %6 : tensor<?x3xi32>
    }
    default {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg2, %c0 : tensor<?x3xi32>
      %extracted_slice = tensor.extract_slice %arg2[0, 0] [%dim, 3] [1, 1] : tensor<?x3xi32> to tensor<?x3xi32>
      %2 = tensor.empty() : tensor<3xi32>
      %3 = linalg.fill ins(%arg1 : i32) outs(%2 : tensor<3xi32>) -> tensor<3xi32>
      %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3xi32>) outs(%extracted_slice : tensor<?x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.maxsi %in, %arg1 : i32
        linalg.yield %8 : i32
      } -> tensor<?x3xi32>
      %inserted_slice = tensor.insert_slice %4 into %arg2[0, 0] [%dim, 3] [1, 1] : tensor<?x3xi32> into tensor<?x3xi32>
      %5 = tensor.empty(%dim) : tensor<?x3xi32>
      %6 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?x3xi32>) outs(%5 : tensor<?x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c9_i32 = arith.constant 9 : i32
        %8 = arith.cmpi slt, %in, %c9_i32 : i32
        %9 = arith.select %8, %in, %c9_i32 : i32
        linalg.yield %9 : i32
      } -> tensor<?x3xi32>
      %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3xi32>) outs(%arg2 : tensor<?x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.subi %in, %out : i32
        linalg.yield %8 : i32
      } -> tensor<?x3xi32>
      scf.yield %7 : tensor<?x3xi32>
    }
    %1:3 = call @f1(%arg0, %arg0, %arg0) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, i32)
    %cast = tensor.cast %1#0 : tensor<3x3x3xi32> to tensor<3x?x3xi32>
    %cast_0 = tensor.cast %1#1 : tensor<3x3x3xi32> to tensor<3x?x3xi32>
    return %0, %cast, %cast_0, %arg2 : tensor<?x3xi32>, tensor<3x?x3xi32>, tensor<3x?x3xi32>, tensor<?x3xi32>
  }
}

