// bufdiff-profile: slices
// bufdiff-choices: d8a35865262bbbf72d39080219803b1ba28077e24099a1bf6182f0e245f87b88fcefed90ce9ee6a3
// bufdiff-choices: 1b9f04abed505e45fcd58298fc090a1cac3dc03f3d6fa61ede99b6c4ab36b7f057f0b19a3e77c4e4
// bufdiff-choices: 1cb01b248079c3d2c1a66dcc11b89fdbaac9bd0a6abd6c3bb21717d7ebe72ea1ceb4d3284413adaf
// bufdiff-choices: ca36cc33c4d254a7fb5b638be9b34ee9c12b168d637982064475d23c3bdbf8b0f17d2af33178de05
// bufdiff-choices: 0e1e96f64c2e686cd10097709ec37ae03167d91357e491dcbaacab258f44d4edeefa0516a6d9a888
// bufdiff-choices: 6bdfa1276d9870ec4d3dc0495e97a5027c29c8265d8618bc437c465fbeb3bfbacd156d8caa0dd65f
// bufdiff-choices: 23cf64f7bb37fa68c193aef7102d0882fc351046b93aa9666e29c068d308834c6791d16db06d7221
// bufdiff-choices: 796f2583a908e4b2c153313ad999d70993c32a5de80e36247aefd1d7e42180f3b4f086cef5ad0b40
// bufdiff-choices: 2c50a2973ddbdf8e4d4db363ffdf9f69a4f4b95529fe712b13bc956669bb99e78f8c53c3c2e4cebb
// bufdiff-choices: 0192ea0e74cba5f74bc1575bc838f2c336e3413cb7dd71445073a0a8b3734b6e743286540f4ef594
// bufdiff-choices: 0fa1b28d5ca64e49d144b4e0499eb9d52cac8323e899382c13398ed9e0f75cfbe0e6a5b27ca4fb1f
// bufdiff-choices: 18af42a20ff208a8756aaaff15c43a31ee6ccc9a449bfa087bcec7484958a760d0f901138fe021c8
// bufdiff-choices: b79f4750d2fd7e3248eb4c691f732f93509155ba3eff92f6b24998600c8337b12c077d38c94f8ebe
// bufdiff-choices: 39cd00a58161732fb96838418857521243ba00111700131d8410ffecc645c850ca906e732559aa06
// bufdiff-choices: 3153ba35f0884e96f7f42380b3147d935fe52dc58e4f02fc5cfa31fbcbe3e894d4103334950a4fbf
// bufdiff-choices: fde2131ec0ce2ef7386f8a396d0d
// bufdiff-features: 17 234 466 887 927 1357 1403 1502 1904 2693 2898 3027 3073 3133 4020 4795 4796
// bufdiff-features: 4825 4827 4935 4984 5075 5197 5973 6355 6611 7384 8829 9255 9302 9479 9582
// bufdiff-features: 10135 10386 10968 10980 11044 11162 11202 11441 11606 12276 12366 12638 12932
// bufdiff-features: 13032 13074 13233 13655 13689 13983 14317 14454 14925 15440 15641 15751 15798
// bufdiff-features: 15929 16242 16428 16617 16682 16834 17232 17531 17667 17795 17989 18328 18480
// bufdiff-features: 18774 18822 19100 19419 19746 20220 20686 20838 20864 21115 21953 22095 22154
// bufdiff-features: 22221 22280 22630 22640 22768 22801 23594 23787 24071 24259 24812 24826 24968
// bufdiff-features: 25082 25109 25253 25388 25729 25818 26221 26568 26869 26922 27048 27056 27146
// bufdiff-features: 27157 27204 27725 27825 27924 28276 28652 28856 29277 29590 29619 29684 29687
// bufdiff-features: 30002 30145 30572 30666 30707 30811 31143 31247 31543 31692 31803 32509 32514
// bufdiff-features: 33400 33637 33769 34069 34167 34301 34564 34617 34647 34745 35384 35507 36092
// bufdiff-features: 36721 36751 36784 37006 37199 37307 37315 37489 37736 37786 38031 38146 38203
// bufdiff-features: 38227 38427 38570 38783 38910 39747 40044 40133 40297 40479 40540 40712 40812
// bufdiff-features: 40884 41318 41496 41799 41826 42344 42530 42850 42891 42984 43612 43758 43839
// bufdiff-features: 44677 44943 44959 45017 45202 45947 46110 46203 46404 46636 46832 46993 46995
// bufdiff-features: 47102 47208 47392 47762 47933 48033 48208 48399 48402 48586 48974 49092 49635
// bufdiff-features: 49800 50450 50463 50717 50894 51372 51515 51647 51766 51796 51878 52042 52062
// bufdiff-features: 52115 52322 52410 52493 52807 52900 52928 52958 53050 53180 53252 53414 53469
// bufdiff-features: 53553 53659 54205 54651 54915 55113 55185 55463 55757 55777 55887 56524 57718
// bufdiff-features: 57773 58190 58288 59070 59347 59448 59703 59925 60686 60761 60816 60839 61350
// bufdiff-features: 61556 61699 62218 62641 62675 62890 63062 63071 63181 63800 63915 64119 64120
// bufdiff-features: 64235 64748 64959 65912 66053 66320 66329 66422 66765 66844 66995 67360 67388
// bufdiff-features: 67430 67920 67954 68355 68755 68782 69184 69235 69304 69449 69987 71013 71168
// bufdiff-features: 71169 71556 71680 71701 72280 72451 72629 72674 73150 73289 73455 73569 73802
// bufdiff-features: 74257 74362 74507 74617 74914 74984 75134 75361 75566 75900 75921 76258 76328
// bufdiff-features: 76339 76370 76700 77283 77415 77617 77823 78030 78283 78430 78690 78796 78950
// bufdiff-features: 79029 79389 79493 80812 81039 81196 81592 81707 81736 82135 82279 82320 82552
// bufdiff-features: 83023 83101 83194 83253 84192 84585 84887 85843 86125 86156 86210 86211 86562
// bufdiff-features: 86676 86827 87055 87521 87585 87670 87923 88222 88337 88732 89026 89109 89155
// bufdiff-features: 89434 89780 89812 90070 90543 90831 90903 91289 91737 92194 92307 92536 92647
// bufdiff-features: 92917 92921 93255 93318 93394 93464 93753 94301 94755 94913 95285 95355 95705
// bufdiff-features: 96273 96421 96652 96874 97048 97096 97271 97318 97742 97838 97864 98186 98194
// bufdiff-features: 98299 98313 98501 98813 99009 99383 99447 100088 100191 100698 101823 102788
// bufdiff-features: 102966 103056 103154 103318 103383 103715 104054 104253 104315 104931 105700
// bufdiff-features: 105857 105858 106087 106396 106398 106691 106916 107011 107046 107092 107314
// bufdiff-features: 107412 107425 107515 107702 108012 108038 108121 108322 108941 109086 109144
// bufdiff-features: 109157 109795 110431 110536 110952 111316 111721 112194 112709 112917 112929
// bufdiff-features: 113020 113106 113572 113868 113940 114386 114826 115026 115471 115823 115990
// bufdiff-features: 116590 116728 117206 117336 117509 117724 117766 117779 117839 118081 118564
// bufdiff-features: 118769 119562 119588 119725 119764 119876 119899 120393 120745 120960 121394
// bufdiff-features: 121406 121467 121626 121682 121841 122730 122764 122903 123529 123802 124149
// bufdiff-features: 124159 124448 125437 125702 126864 127071 127533 127834 127922 128438 128456
// bufdiff-features: 128768 128774 128779 128915 128916 129462 130310 130584 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?x4xi32>, %arg1: tensor<6x?xi32>, %arg2: tensor<?x4xi32>) -> (tensor<1x3x2x1x1xi32>, tensor<?x4xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>) {
    %0 = tensor.empty() : tensor<1x2x2x1x1xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<1x2x2x1x1xi32>) -> tensor<1x2x2x1x1xi32>
    %c100_i32 = arith.constant 100 : i32
    %c-1_i32 = arith.constant -1 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c100_i32, %c100_i32, %c-3_i32, %c-1_i32, %c-1_i32 : tensor<1x3x2x1x1xi32>
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<2x?x1xi32>
    %3 = linalg.pooling_ndhwc_sum ins(%from_elements, %2 : tensor<1x3x2x1x1xi32>, tensor<2x?x1xi32>) outs(%1 : tensor<1x2x2x1x1xi32>) -> tensor<1x2x2x1x1xi32>
    %extracted_slice = tensor.extract_slice %from_elements[0, 0, 0, 0, 0] [1, 3, 2, 1, 1] [1, 1, 1, 1, 1] : tensor<1x3x2x1x1xi32> to tensor<1x3x2x1x1xi32>
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %c1 to %c2 step %c1 {
      %inserted_slice = tensor.insert_slice %3 into %3[0, 0, 0, 0, 0] [1, 2, 2, 1, 1] [1, 1, 1, 1, 1] : tensor<1x2x2x1x1xi32> into tensor<1x2x2x1x1xi32>
      %alloc = memref.alloc() : memref<1x2x2x1x1xi32>
      %c9_i32 = arith.constant 9 : i32
      linalg.fill ins(%c9_i32 : i32) outs(%alloc : memref<1x2x2x1x1xi32>)
      %c0 = arith.constant 0 : index
      memref.store %c100_i32, %alloc[%c0, %c0, %arg3, %c0, %c0] : memref<1x2x2x1x1xi32>
      %7 = bufferization.to_tensor %alloc restrict : memref<1x2x2x1x1xi32> to tensor<1x2x2x1x1xi32>
      %cst = arith.constant dense<[11, 12]> : tensor<2xi32>
      %cast_1 = tensor.cast %cst : tensor<2xi32> to tensor<?xi32>
      %cst_2 = arith.constant dense<[[4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23], [24, 25, 26, 27]]> : tensor<6x4xi32>
      %8:2 = func.call @f3(%cst, %cast_1, %cst_2, %cst) : (tensor<2xi32>, tensor<?xi32>, tensor<6x4xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    }
    %c2_i32 = arith.constant 2 : i32
    %4 = call @f1(%arg2, %c2_i32) : (tensor<?x4xi32>, i32) -> tensor<?x4xi32>
    %c11_i32 = arith.constant 11 : i32
    %c1_i32 = arith.constant 1 : i32
    %from_elements_0 = tensor.from_elements %c11_i32, %c1_i32 : tensor<2xi32>
    %5:2 = call @f4(%from_elements_0) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    %6:4 = call @f5(%5#1, %from_elements_0, %5#1) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, i32)
    %cast = tensor.cast %5#0 : tensor<2xi32> to tensor<?xi32>
    return %extracted_slice, %4, %cast, %6#0, %6#1, %6#2 : tensor<1x3x2x1x1xi32>, tensor<?x4xi32>, tensor<?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?xi32>
  }
  func.func private @f5(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, i32) {
    %0 = tensor.empty() : tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %broadcasted = linalg.broadcast ins(%1 : tensor<i32>) outs(%arg1 : tensor<2xi32>) dimensions = [0] 
    %extracted_slice = tensor.extract_slice %arg1[0] [2] [1] : tensor<2xi32> to tensor<2xi32>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %2 = tensor.empty() : tensor<2xi32>
    %3 = linalg.copy ins(%inserted_slice : tensor<2xi32>) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
    %c2 = arith.constant 2 : index
    %4 = tensor.empty(%c2) : tensor<?xi32>
    %5 = linalg.copy ins(%inserted_slice : tensor<2xi32>) outs(%4 : tensor<?xi32>) -> tensor<?xi32>
    return %broadcasted, %3, %5, %c-1_i32 : tensor<2xi32>, tensor<2xi32>, tensor<?xi32>, i32
  }
  func.func @f2(%arg0: tensor<?x4xi32>, %arg1: tensor<6x4xi32>, %arg2: tensor<6x4xi32>) -> (tensor<6x4xi32>, tensor<1x1x1x2xi32>) {
    %0 = linalg.min ins(%arg2, %arg2 : tensor<6x4xi32>, tensor<6x4xi32>) outs(%arg2 : tensor<6x4xi32>) -> tensor<6x4xi32>
    %1 = tensor.empty() : tensor<1x1x1x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %2 = linalg.fill ins(%c11_i32 : i32) outs(%1 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    %3 = tensor.empty() : tensor<1x2x1x2xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %5 = tensor.empty() : tensor<2x1xi32>
    %6 = linalg.pooling_nhwc_min_unsigned ins(%4, %5 : tensor<1x2x1x2xi32>, tensor<2x1xi32>) outs(%2 : tensor<1x1x1x2xi32>) -> tensor<1x1x1x2xi32>
    return %0, %6 : tensor<6x4xi32>, tensor<1x1x1x2xi32>
  }
  func.func @f1(%arg0: tensor<?x4xi32>, %arg1: i32) -> tensor<?x4xi32> {
    %cst = arith.constant dense<[9, 10, 11, 12]> : tensor<4xi32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map, #map1, #map] ins(%arg0, %cst : tensor<?x4xi32>, tensor<4xi32>) outs(%arg0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    %c2 = arith.constant 2 : index
    affine.if #set(%c2) {
      %1 = tensor.empty() : tensor<3x3x1xi32>
      %2 = linalg.fill ins(%arg1 : i32) outs(%1 : tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
      %c1 = arith.constant 1 : index
      %3 = tensor.empty(%c1, %c1) : tensor<?x?xi32>
      %4 = linalg.fill ins(%arg1 : i32) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %5 = linalg.depthwise_conv_1d_nwc_wc ins(%2, %4 : tensor<3x3x1xi32>, tensor<?x?xi32>) outs(%2 : tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
      %6 = tensor.empty() : tensor<4x3xi32>
      %7 = linalg.fill ins(%arg1 : i32) outs(%6 : tensor<4x3xi32>) -> tensor<4x3xi32>
      %cst_0 = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
      %8 = linalg.matvec ins(%7, %cst_0 : tensor<4x3xi32>, tensor<3xi32>) outs(%cst : tensor<4xi32>) -> tensor<4xi32>
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %8[%c3] : tensor<4xi32>
      vector.print %extracted : i32
    }
    return %0 : tensor<?x4xi32>
  }
  func.func @f3(%arg0: tensor<2xi32>, %arg1: tensor<?xi32>, %arg2: tensor<6x4xi32>, %arg3: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %inserted_slice = tensor.insert_slice %arg3 into %arg0[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %0:2 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg0, %arg6 = %arg3) -> (tensor<2xi32>, tensor<2xi32>) {
      %cast = tensor.cast %arg2 : tensor<6x4xi32> to tensor<?x4xi32>
      %c6 = arith.constant 6 : index
      %c4 = arith.constant 4 : index
      %1 = tensor.empty(%c6, %c4) : tensor<?x?xi32>
      %c1_i32 = arith.constant 1 : i32
      %2 = linalg.fill ins(%c1_i32 : i32) outs(%1 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %cast_0 = tensor.cast %2 : tensor<?x?xi32> to tensor<6x4xi32>
      %3:2 = func.call @f2(%cast, %cast_0, %arg2) : (tensor<?x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>) -> (tensor<6x4xi32>, tensor<1x1x1x2xi32>)
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %4 = tensor.empty() : tensor<i32>
      %c7_i32 = arith.constant 7 : i32
      %5 = linalg.fill ins(%c7_i32 : i32) outs(%4 : tensor<i32>) -> tensor<i32>
      %broadcasted = linalg.broadcast ins(%5 : tensor<i32>) outs(%extracted_slice : tensor<1xi32>) dimensions = [0] 
      %extracted_slice_1 = tensor.extract_slice %arg6[%arg4] [1] [1] : tensor<2xi32> to tensor<i32>
      %6 = linalg.fill ins(%c1_i32 : i32) outs(%extracted_slice_1 : tensor<i32>) -> tensor<i32>
      %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%inserted_slice : tensor<2xi32>) outs(%6 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %8 = arith.subi %in, %out : i32
        linalg.yield %8 : i32
      } -> tensor<i32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted into %arg5[%arg4] [1] [1] : tensor<1xi32> into tensor<2xi32>
        tensor.parallel_insert_slice %7 into %arg6[%arg4] [1] [1] : tensor<i32> into tensor<2xi32>
      }
    }
    return %0#0, %0#1 : tensor<2xi32>, tensor<2xi32>
  }
  func.func private @f4(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xi32>
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.cmpi sle, %extracted, %c9_i32 : i32
    %1 = scf.if %0 -> (tensor<1xi32>) {
      %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %4 = tensor.empty() : tensor<2x1xi32>
      %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<2x1xi32>) -> tensor<2x1xi32>
      %reduced = linalg.reduce ins(%5 : tensor<2x1xi32>) outs(%extracted_slice : tensor<1xi32>) dimensions = [0] 
        (%in: i32, %init: i32) {
          %6 = arith.xori %in, %init : i32
          linalg.yield %6 : i32
        }
      scf.yield %reduced : tensor<1xi32>
    } else {
      %extracted_slice = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %4 = linalg.copy ins(%extracted_slice : tensor<1xi32>) outs(%extracted_slice : tensor<1xi32>) -> tensor<1xi32>
      scf.yield %4 : tensor<1xi32>
    }
    %mapped = linalg.map ins(%arg0, %inserted_slice, %arg0 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<2xi32>)
      (%in: i32, %in_1: i32, %in_2: i32, %init: i32) {
        %4 = arith.maxsi %in, %in_1 : i32
        %5 = arith.maxsi %4, %in_2 : i32
        linalg.yield %5 : i32
      }
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %1[%c0] : tensor<1xi32>
    vector.print %extracted_0 : i32
    %2 = tensor.empty() : tensor<2xi32>
    %3 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%2 : tensor<2xi32>) -> tensor<2xi32>
    return %3, %mapped : tensor<2xi32>, tensor<2xi32>
  }
}

