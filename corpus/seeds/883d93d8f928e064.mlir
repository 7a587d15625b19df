// bufdiff-profile: loops
// bufdiff-choices: afda67e425b1b1d05a90fbd27cf70872fb2fa4094fb7f3a138a2960f6aeae8c97b9fec1775639855
// bufdiff-choices: 38fa3edf2b9e4c0b2c3fcb4e978b3910a3b8d2f95a9d22e9d3548baf2bde3bd16debb448e987ac18
// bufdiff-choices: a21bb23abdabc9b3081a6fe9832893da84f0e5a47ec3c0ae36d8b9d73b8cf4864c49cf9c8e48e142
// bufdiff-choices: 117dadecdf36171a4b737e12b1b5202e557d8b875473d30c441dfedf9cb4d9f5e6024c636b2a6fa1
// bufdiff-choices: f0ee7fe1cca44286115f7db70daed9d08569e481bf3e8e8d47cfa78b1177775fd63ec007a625cb2a
// bufdiff-choices: d05840f5f713623ca01ec28c91f1c2fe96a3b70acf2aae94d68e64e1a7b1d7fb2a9048da46df596a
// bufdiff-choices: 7bb66f27387ced2be499c31078d8baedc127305caedb6e95509cd7479857ab1e34ef49337284e7ad
// bufdiff-choices: c3e9e19f46485f175517bfc44a92622245c8baab7e256bd6b8553d24ed52fa68751511703123a204
// bufdiff-choices: ace95afbcb8d80204ea3305faa7725d2d25b2b9cdef4f4ff72ef576e00f4cbacbcd1f85ac1b79f9b
// bufdiff-choices: ffcf37d4c2ea14f2c2102b9a0dbc9e8a625ea4b63e10c113b0df56727be42c7e286eb4ad79ce43ee
// bufdiff-choices: a70e3c2b6f85016ad473a1143828799a3c346b
// bufdiff-features: 35 103 1518 2945 4752 4796 5293 5973 6355 6360 8416 8829 9479 9781 9972 10020
// bufdiff-features: 10166 11162 11538 12170 12986 13214 13233 14925 15440 15751 15903 16110 16269
// bufdiff-features: 16289 16318 17255 17470 17989 18166 18602 19746 20261 20402 20749 20864 20874
// bufdiff-features: 21579 22095 22221 22280 22777 23874 24393 24826 26568 26663 26697 27048 27204
// bufdiff-features: 27556 27725 27766 27825 29001 29108 29123 29431 29968 30666 30702 31385 31972
// bufdiff-features: 32059 32301 32900 33853 34167 34200 34617 34647 34975 35163 35507 36014 36784
// bufdiff-features: 36935 36977 37183 37251 37490 37568 37694 37786 38152 38855 39540 39915 40479
// bufdiff-features: 40669 40712 41396 41799 41984 42282 42467 43098 43242 44163 44583 44621 44663
// bufdiff-features: 44876 45718 45779 45855 46203 46720 46729 46832 46995 47392 47486 47822 48399
// bufdiff-features: 48434 48779 48850 48974 49286 51099 52033 52042 52322 52900 52958 53469 53472
// bufdiff-features: 53596 53915 54124 54205 54385 54651 54831 55104 55113 55185 55472 55881 56107
// bufdiff-features: 57718 58154 59070 59145 59347 60686 61350 61556 61699 61969 62411 62641 63071
// bufdiff-features: 63184 63800 64120 64212 64778 64815 64959 65401 65499 65770 66195 66202 66765
// bufdiff-features: 66995 67027 68355 69235 69338 69987 71050 71169 71928 73242 73289 73387 73455
// bufdiff-features: 73802 74057 74362 74507 74564 74617 75308 75377 76373 76390 77403 77875 78283
// bufdiff-features: 78430 78808 79389 79850 79938 81736 82011 82135 82203 82453 83261 83549 83634
// bufdiff-features: 83900 84090 84127 84585 84922 84962 85498 85843 86125 86549 86710 86992 87923
// bufdiff-features: 89110 89251 89623 89780 89812 90070 90198 91334 91737 92194 92307 92541 92647
// bufdiff-features: 93394 93464 93704 93718 94396 94981 95285 95507 96551 97318 97813 97822 97864
// bufdiff-features: 98413 98430 98523 98526 99009 99034 99235 99252 99383 99568 100025 100073
// bufdiff-features: 100427 100569 100631 101264 102204 103154 103522 103594 104054 104069 104072
// bufdiff-features: 104253 104303 104931 104973 105346 105696 105858 105914 107011 107425 108335
// bufdiff-features: 108920 109086 109187 109467 109572 110424 110759 110772 111096 111948 112929
// bufdiff-features: 113014 113041 113940 114121 114381 114601 115471 115872 115890 115990 116732
// bufdiff-features: 117174 117206 117235 117336 117752 118769 119231 119514 119588 119640 119724
// bufdiff-features: 119725 121237 121394 121467 121574 122225 122668 122764 123989 124448 124484
// bufdiff-features: 124909 125040 125397 125850 125854 125908 127169 127205 127249 127306 128350
// bufdiff-features: 128456 128694 128768 128916 129130 130648 130933 130942
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module {
  func.func @main(%arg0: tensor<2x0x3xi8>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2xi8>, tensor<2x?x?xi8>, tensor<2x0x?xi8>, tensor<2x?x?xi8>, tensor<3xi8>, tensor<?x?x?xi8>, i8, i8) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c0, %c3) : tensor<?x?x?xi8>
    %1 = tensor.empty(%c0, %c2, %c3) : tensor<?x?x?xi8>
    %c127_i8 = arith.constant 127 : i8
    %2 = linalg.fill ins(%c127_i8 : i8) outs(%1 : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
    %transposed = linalg.transpose ins(%2 : tensor<?x?x?xi8>) outs(%0 : tensor<?x?x?xi8>) permutation = [1, 0, 2] 
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %9 = arith.index_cast %arg2 : index to i8
      %10 = arith.addi %9, %c127_i8 : i8
      %c6_i8 = arith.constant 6 : i8
      %11 = arith.shli %10, %c6_i8 : i8
      tensor.yield %11 : i8
    } : tensor<3xi8>
    %3 = tensor.empty() : tensor<3x2xi8>
    %c11_i8 = arith.constant 11 : i8
    %4 = linalg.fill ins(%c11_i8 : i8) outs(%3 : tensor<3x2xi8>) -> tensor<3x2xi8>
    %cst = arith.constant dense<[8, 9]> : tensor<2xi8>
    %5 = linalg.matvec ins(%4, %cst : tensor<3x2xi8>, tensor<2xi8>) outs(%generated : tensor<3xi8>) -> tensor<3xi8>
    %cast = tensor.cast %0 : tensor<?x?x?xi8> to tensor<2x?x?xi8>
    %cst_0 = arith.constant dense<[2, 3, 4, 5, 6]> : tensor<5xi32>
    %6:3 = call @f1(%cast, %c127_i8, %cst_0) : (tensor<2x?x?xi8>, i8, tensor<5xi32>) -> (tensor<2x?x?xi8>, tensor<2x0x?xi8>, tensor<2x?x?xi8>)
    %7:2 = call @f2(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<2xi8>, tensor<f32>)
    %generated_1 = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %9 = arith.index_cast %arg2 : index to i8
      %10 = arith.index_cast %arg3 : index to i8
      %11 = arith.xori %9, %10 : i8
      tensor.yield %11 : i8
    } : tensor<0x0xi8>
    %8:3 = call @f3(%generated_1, %7#1, %0) : (tensor<0x0xi8>, tensor<f32>, tensor<?x?x?xi8>) -> (tensor<f32>, i8, i8)
    return %8#0, %7#0, %6#2, %6#1, %6#0, %5, %transposed, %8#2, %c127_i8 : tensor<f32>, tensor<2xi8>, tensor<2x?x?xi8>, tensor<2x0x?xi8>, tensor<2x?x?xi8>, tensor<3xi8>, tensor<?x?x?xi8>, i8, i8
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<2xi8>, tensor<f32>) {
    %cst = arith.constant dense<true> : tensor<i1>
    %cst_0 = arith.constant dense<1.150000e+01> : tensor<f32>
    %0 = linalg.select ins(%cst, %cst_0, %arg1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<2xi8>
    %c2_i8 = arith.constant 2 : i8
    %2 = linalg.fill ins(%c2_i8 : i8) outs(%1 : tensor<2xi8>) -> tensor<2xi8>
    %cst_1 = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst_1[%c1, 0] [1, 3] [1, 1] : tensor<2x3xi8> to tensor<3xi8>
    %3 = linalg.matvec ins(%cst_1, %extracted_slice : tensor<2x3xi8>, tensor<3xi8>) outs(%2 : tensor<2xi8>) -> tensor<2xi8>
    return %3, %0 : tensor<2xi8>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<2x?x?xi8>, %arg1: i8, %arg2: tensor<5xi32>) -> (tensor<2x?x?xi8>, tensor<2x0x?xi8>, tensor<2x?x?xi8>) {
    %mapped = linalg.map ins(%arg0 : tensor<2x?x?xi8>) outs(%arg0 : tensor<2x?x?xi8>)
      (%in: i8, %init: i8) {
        %4 = arith.xori %in, %arg1 : i8
        linalg.yield %4 : i8
      }
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<2x?x?xi8>
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi uge, %dim, %c1 : index
    %1:2 = scf.if %0 -> (tensor<2x?x?xi8>, tensor<2x?x?xi8>) {
      %4 = linalg.max ins(%arg0, %arg0 : tensor<2x?x?xi8>, tensor<2x?x?xi8>) outs(%arg0 : tensor<2x?x?xi8>) -> tensor<2x?x?xi8>
      scf.yield %mapped, %4 : tensor<2x?x?xi8>, tensor<2x?x?xi8>
    } else {
      %4 = tensor.empty(%dim) : tensor<2x0x2x?xi8>
      %c3_i8 = arith.constant 3 : i8
      %5 = linalg.fill ins(%c3_i8 : i8) outs(%4 : tensor<2x0x2x?xi8>) -> tensor<2x0x2x?xi8>
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%5 : tensor<2x0x2x?xi8>) outs(%mapped : tensor<2x?x?xi8>) {
      ^bb0(%in: i8, %out: i8):
        %7 = arith.maxui %in, %out : i8
        linalg.yield %7 : i8
      } -> tensor<2x?x?xi8>
      %cast = tensor.cast %5 : tensor<2x0x2x?xi8> to tensor<2x?x2x?xi8>
      %reduced = linalg.reduce ins(%cast : tensor<2x?x2x?xi8>) outs(%arg0 : tensor<2x?x?xi8>) dimensions = [2] 
        (%in: i8, %init: i8) {
          %7 = arith.ori %in, %init : i8
          linalg.yield %7 : i8
        }
      scf.yield %6, %reduced : tensor<2x?x?xi8>, tensor<2x?x?xi8>
    }
    %2 = tensor.empty(%dim) : tensor<2x0x?xi8>
    %3 = linalg.copy ins(%1#0 : tensor<2x?x?xi8>) outs(%2 : tensor<2x0x?xi8>) -> tensor<2x0x?xi8>
    return %1#1, %3, %mapped : tensor<2x?x?xi8>, tensor<2x0x?xi8>, tensor<2x?x?xi8>
  }
  func.func private @f3(%arg0: tensor<0x0xi8>, %arg1: tensor<f32>, %arg2: tensor<?x?x?xi8>) -> (tensor<f32>, i8, i8) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c2 : tensor<?x?x?xi8>
    %c3_i8 = arith.constant 3 : i8
    %0 = scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c2, %c0, %dim) step (%c1, %c1, %c1) init (%c3_i8) -> i8 {
      affine.parallel (%arg6) = (0) to (2) {
        %1 = tensor.empty() : tensor<2xi32>
        %c7_i32 = arith.constant 7 : i32
        %2 = linalg.fill ins(%c7_i32 : i32) outs(%1 : tensor<2xi32>) -> tensor<2xi32>
        %3 = tensor.empty() : tensor<2x2xi32>
        %4 = linalg.fill ins(%c7_i32 : i32) outs(%3 : tensor<2x2xi32>) -> tensor<2x2xi32>
        %5 = linalg.matvec ins(%4, %2 : tensor<2x2xi32>, tensor<2xi32>) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
      }
      %extracted = tensor.extract %arg2[%arg3, %arg4, %arg5] : tensor<?x?x?xi8>
      scf.reduce(%extracted : i8) {
      ^bb0(%arg6: i8, %arg7: i8):
        %1 = arith.addi %arg6, %arg7 : i8
        scf.reduce.return %1 : i8
      }
    }
    return %arg1, %0, %c3_i8 : tensor<f32>, i8, i8
  }
}

