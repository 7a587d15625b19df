// bufdiff-profile: cfg
// bufdiff-choices: b56cb46415260ee1ab6d3e659692f6e777489368962514bdf46ed893df7149cbd9895de1f1f07266
// bufdiff-choices: e034e1a2f012ec328fd9b23d0cdd80d1aa089249944bcd1670cc8574b3655118cf2c57dd54bc7602
// bufdiff-choices: 5458872962819aa1643065c2b6f0d23f4a41823d82f0e8fa900876a1d03652e389b815a0f946f169
// bufdiff-choices: 8ceb744bccaf5c5f58f770c5d66f0a06dcfefb00d5d9004dd13e637bf651e5c021b04f7012eb3c2c
// bufdiff-choices: 39be73c0e38dc8627b3e1bfc7951e862fafb128b2614dbbe208008e2e99b187cd425e36efb23ba6e
// bufdiff-choices: 237a17a6e6e007393351e834bff0d5130556ddaafa3d4c1609934f0efb13dfce069e44828eac7c60
// bufdiff-choices: 133dc1635ed532396a08fac65eac42e54683fb230d77cecb771dd2f539de7663beb88e8b927fa2a7
// bufdiff-choices: 298c2557759947f9a982322905b3595d077597fbc6391484dffe61640494e96e6b3ffcc0697c7c4d
// bufdiff-choices: 4f94e985615513f72067f7902ef814c64062cec2b94370a88dafffd0775757d7aea7193e6efb5b51
// bufdiff-choices: 318e3e9e7efa57cb8adf35ff27bb6ef85ecf352c4df26f9ab3ed
// bufdiff-features: 150 1132 2374 2647 2898 2945 3528 4667 4752 4958 5075 5612 5973 5994 6002 6163
// bufdiff-features: 6611 7399 7404 7847 8416 8818 9407 9479 9962 9968 10384 10968 11003 11162 11850
// bufdiff-features: 12113 12170 12932 13233 13390 13552 13915 13936 14454 14704 14884 15440 15751
// bufdiff-features: 15791 15903 15947 16405 16630 16640 16682 17216 18249 18322 18330 18523 18588
// bufdiff-features: 18788 19172 19227 19508 20132 21161 21382 22095 22280 23143 23621 23787 24259
// bufdiff-features: 24393 24747 24826 24842 25082 25119 25388 25810 26400 26464 26568 26663 27048
// bufdiff-features: 27133 27840 28276 28652 28814 29104 29590 29684 30002 30293 30666 30902 31208
// bufdiff-features: 31466 31727 32080 32155 33530 33853 34089 34159 34167 34233 34301 34564 34618
// bufdiff-features: 34623 34647 34745 35019 36092 36784 37251 37786 37846 38783 40712 42293 42344
// bufdiff-features: 42467 42517 42850 43203 43442 44522 44555 44621 44922 44959 45017 46203 46283
// bufdiff-features: 46416 46482 46629 46744 46832 46995 47030 47156 47162 47242 47392 47488 48598
// bufdiff-features: 48974 49301 49875 50048 50080 50450 50717 50894 51211 51796 52062 52085 52558
// bufdiff-features: 52807 52900 52958 53244 53252 53469 53890 54180 54998 55113 55777 55837 55887
// bufdiff-features: 56488 56626 56818 57054 57090 57369 57718 57773 58067 59291 59448 59526 60039
// bufdiff-features: 60686 60698 61259 61452 61556 61628 61699 62106 62912 63071 63094 64119 64120
// bufdiff-features: 64235 64348 64959 64976 66422 66664 66765 67748 68343 68355 68755 68875 69032
// bufdiff-features: 69987 70025 70119 70907 71122 71169 71306 72363 72674 73123 73289 73545 73802
// bufdiff-features: 73977 74034 74057 74255 74362 74399 74617 75414 76700 77186 77693 78283 78430
// bufdiff-features: 78735 79029 79271 79389 80414 80533 80812 81069 81612 81736 81832 81936 82011
// bufdiff-features: 82025 82135 82149 82594 82712 83194 83493 84268 84585 84808 84853 85843 86125
// bufdiff-features: 86600 86827 87847 88111 88149 88226 88316 88635 88645 88732 89251 89780 89812
// bufdiff-features: 90017 90116 91529 91633 91737 92194 92280 92977 93083 93255 94575 94755 94913
// bufdiff-features: 97067 97131 97318 97563 98194 98201 98459 98501 99009 99228 99757 100059 100480
// bufdiff-features: 101264 101823 103377 103751 103819 103942 104129 104315 104931 104952 105914
// bufdiff-features: 106412 106837 107226 107412 107425 107614 108012 108165 108173 108686 108810
// bufdiff-features: 109086 109752 110379 110530 110539 111721 111839 112474 112709 112929 113035
// bufdiff-features: 113940 114547 114783 114817 115337 115471 117549 117724 117745 119588 119888
// bufdiff-features: 120049 121394 121467 121626 121785 121854 122047 122438 122575 122967 125163
// bufdiff-features: 125175 125265 125702 125908 126600 127071 127553 127813 128768 128916 129740
// bufdiff-features: 130010 130057 130367 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f1(%arg0: tensor<4x3xi32>) -> tensor<4x3xi32> {
    %0 = tensor.empty() : tensor<3x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<4x3xi32>, tensor<3x3xi32>) outs(%arg0 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.muli %3, %4 : i32
      tensor.yield %5 : i32
    } : tensor<3x3xi32>
    return %2 : tensor<4x3xi32>
  }
  func.func private @f2(%arg0: tensor<4x?xi32>, %arg1: index, %arg2: tensor<4x?xi32>) -> (tensor<4x?xi32>, i1) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<4x?xi32>, tensor<4x?xi32>) outs(%arg0 : tensor<4x?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %9 = arith.addi %in, %in_0 : i32
      linalg.yield %9 : i32
    } -> tensor<4x?xi32>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi ne, %arg1, %c2 : index
    cf.cond_br %1, ^bb1(%0, %arg2 : tensor<4x?xi32>, tensor<4x?xi32>), ^bb2(%0, %arg2 : tensor<4x?xi32>, tensor<4x?xi32>)
  ^bb1(%2: tensor<4x?xi32>, %3: tensor<4x?xi32>):  // pred: ^bb0
    %4 = tensor.empty() : tensor<3x4xi32>
    %c100_i32 = arith.constant 100 : i32
    %5 = linalg.fill ins(%c100_i32 : i32) outs(%4 : tensor<3x4xi32>) -> tensor<3x4xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %2 : tensor<3x4xi32>, tensor<4x?xi32>) outs(%2 : tensor<4x?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %9 = arith.subi %in, %in_0 : i32
      linalg.yield %9 : i32
    } -> tensor<4x?xi32>
    cf.br ^bb2(%6, %2 : tensor<4x?xi32>, tensor<4x?xi32>)
  ^bb2(%7: tensor<4x?xi32>, %8: tensor<4x?xi32>):  // 2 preds: ^bb0, ^bb1
    return %7, %1 : tensor<4x?xi32>, i1
  }
  func.func private @f3(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>) {
    %0 = tensor.empty() : tensor<1xindex>
    %c2 = arith.constant 2 : index
    %1 = linalg.fill ins(%c2 : index) outs(%0 : tensor<1xindex>) -> tensor<1xindex>
    %inserted_slice = tensor.insert_slice %1 into %arg0[0] [1] [1] : tensor<1xindex> into tensor<?xindex>
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %inserted_slice [[0, 1]] output_shape [%c1, %c1] : tensor<?xindex> into tensor<?x?xindex>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] : tensor<?x?xindex> into tensor<?xindex>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %inserted_slice[%c0] : tensor<?xindex>
    vector.print %extracted : index
    return %collapsed, %inserted_slice : tensor<?xindex>, tensor<?xindex>
  }
  func.func @main(%arg0: tensor<4x3xi32>, %arg1: tensor<1xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<4x?xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<1x2xi32>, i1) {
    %c2 = arith.constant 2 : index
    %c7_i32 = arith.constant 7 : i32
    %c100_i32 = arith.constant 100 : i32
    %from_elements = tensor.from_elements %c7_i32, %c100_i32 : tensor<1x2xi32>
    %inserted_slice = tensor.insert_slice %from_elements into %arg0[%c2, 0] [1, 2] [1, 2] : tensor<1x2xi32> into tensor<4x3xi32>
    affine.for %arg2 = 0 to 2 {
      %3 = scf.index_switch %arg2 -> tensor<4x3xi32> 
      case 0 {
        %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x3xi32>) outs(%inserted_slice : tensor<4x3xi32>) {
        ^bb0(%in: i32, %out: i32):
          %6 = arith.maxui %in, %c100_i32 : i32
          linalg.yield %6 : i32
        } -> tensor<4x3xi32>
        scf.yield %5 : tensor<4x3xi32>
      }
      case 1 {
        %5 = linalg.fill ins(%c7_i32 : i32) outs(%arg0 : tensor<4x3xi32>) -> tensor<4x3xi32>
        %c3 = arith.constant 3 : index
        %extracted_slice_4 = tensor.extract_slice %inserted_slice[0, 0] [%c3, 3] [1, 1] : tensor<4x3xi32> to tensor<?x3xi32>
        %6 = linalg.matmul ins(%5, %extracted_slice_4 : tensor<4x3xi32>, tensor<?x3xi32>) outs(%inserted_slice : tensor<4x3xi32>) -> tensor<4x3xi32>
        scf.yield %6 : tensor<4x3xi32>
      }
      default {
        %cst = arith.constant dense<2> : tensor<4x3xi32>
        %5 = linalg.copy ins(%cst : tensor<4x3xi32>) outs(%inserted_slice : tensor<4x3xi32>) -> tensor<4x3xi32>
        scf.yield %5 : tensor<4x3xi32>
      }
      %inserted_slice_3 = tensor.insert_slice %inserted_slice into %arg0[0, 0] [4, 3] [1, 1] : tensor<4x3xi32> into tensor<4x3xi32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_3 : tensor<4x3xi32>) outs(%inserted_slice : tensor<4x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %5 = arith.cmpi sgt, %in, %out : i32
        %6 = arith.select %5, %in, %out : i32
        linalg.yield %6 : i32
      } -> tensor<4x3xi32>
    }
    %0 = call @f1(%arg0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %cast = tensor.cast %inserted_slice : tensor<4x3xi32> to tensor<4x?xi32>
    %c7 = arith.constant 7 : index
    %cast_0 = tensor.cast %inserted_slice : tensor<4x3xi32> to tensor<4x?xi32>
    %1:2 = call @f2(%cast, %c7, %cast_0) : (tensor<4x?xi32>, index, tensor<4x?xi32>) -> (tensor<4x?xi32>, i1)
    %cast_1 = tensor.cast %arg1 : tensor<1xindex> to tensor<?xindex>
    %cast_2 = tensor.cast %arg1 : tensor<1xindex> to tensor<?xindex>
    %2:2 = call @f3(%cast_1, %cast_2) : (tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>)
    %extracted_slice = tensor.extract_slice %from_elements[0, 0] [1, 2] [1, 1] : tensor<1x2xi32> to tensor<1x2xi32>
    return %2#1, %2#0, %1#0, %0, %inserted_slice, %extracted_slice, %1#1 : tensor<?xindex>, tensor<?xindex>, tensor<4x?xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<1x2xi32>, i1
  }
}

