// bufdiff-profile: types
// bufdiff-choices: f0096b0ed831a4d2b0e51195c397f6ca406a1f64e23e57dcf613d2054ff686f916be9d7ebf684b26
// bufdiff-choices: c2f866e20a3f0d03b2438d2949478394411cd746cceeb85745ae011629021fbdf56d8de29fa2c9ee
// bufdiff-choices: 0af81a8f08b43d77859acdcc19f3a8ce4e6621cd804c85f909cd844c18a779e29002ac0e9d7c886a
// bufdiff-choices: c8a68e50eb0dd58e74dc7764d979ed036b25c9289fa733aa9c827c02a59f0e99936c8939e367b18a
// bufdiff-choices: 8a44ca03c40b9c6b615c6448bf46d5955fd8c9be0de87c0b37fd58fccdfb53502e7c678ca8eb7b7a
// bufdiff-choices: cf3e793522117c153429466ba472008479acfcbb30534744f9dce5d8205208b6c4db96780618e343
// bufdiff-choices: 91746d49c2c89d1aaa15af2106f6c3d2fd9a4b1393a688896c6573296052312fe4afde84e445f79a
// bufdiff-choices: c676560adb4de11d319a53a234e190e7df19d755267390fcd53635c3a23e49c0e1aa9e0362fd32e4
// bufdiff-choices: cdacc373d744b2e4ababa32e478fed5fec6effb30f4b791c4ffcff4d8a2c91c2abcfb86d8ea818a3
// bufdiff-choices: 0190b3dfb771e6829546d6b073210d4a0613779886ab25ed58e9feb451d0b12477db80ced5da9898
// bufdiff-choices: d43ce91f1e70dce25e2fd7c877f46171d4077a555c10489e75f0f3494f289f634e3a40d84127f1d8
// bufdiff-choices: ec5fbe78dd2de17c
// bufdiff-features: 472 708 779 992 2684 3233 3493 3721 4165 4462 4958 5206 5973 6363 7014 7097
// bufdiff-features: 9443 9479 9706 10166 10968 11162 11363 11687 11820 12970 13233 14015 14800
// bufdiff-features: 14998 15440 15546 15751 16242 16269 16289 16682 16760 17989 18166 18462 18480
// bufdiff-features: 18774 19100 19419 19746 21026 21522 21960 22020 22221 22234 22280 22554 22804
// bufdiff-features: 23256 23491 23787 23874 24826 24968 25119 25388 26568 27048 27277 27825 27924
// bufdiff-features: 27928 28556 29364 29590 30539 30666 30840 31160 31543 31692 31899 31972 31976
// bufdiff-features: 32059 33637 33853 34167 34623 34647 34960 35610 35633 36014 36092 36185 36397
// bufdiff-features: 36784 37183 37743 38641 38672 38783 39915 40013 40297 40479 40712 41984 42228
// bufdiff-features: 42467 42984 43098 43171 43209 43758 43774 44176 44339 44405 44621 44775 45375
// bufdiff-features: 45617 45870 46095 46110 46203 46476 46832 46993 46995 47009 47230 47392 47415
// bufdiff-features: 47951 48162 48577 48598 48764 48974 49935 50476 50894 51216 52062 52322 52558
// bufdiff-features: 52573 52706 52900 52958 53075 53165 53243 53469 53791 53890 54180 54309 54408
// bufdiff-features: 54651 54964 54998 55014 55185 55463 55605 56404 56599 57718 59070 59952 60004
// bufdiff-features: 60616 60686 61350 61523 61541 61556 61699 61848 62166 62218 63062 63071 63340
// bufdiff-features: 63610 63929 64111 64120 64235 64435 64748 64784 64959 64976 65320 66097 66191
// bufdiff-features: 66195 66329 66422 66673 66765 66777 66788 66797 67360 68355 68755 68992 69403
// bufdiff-features: 69987 70529 71013 71050 71090 71169 71306 71490 71904 72629 72915 72975 73141
// bufdiff-features: 73150 73250 73289 73455 73802 73849 74057 74358 74362 74616 74617 75308 75361
// bufdiff-features: 75796 75977 76258 76370 76915 76953 78283 78430 78950 79099 79389 79493 81200
// bufdiff-features: 81443 81502 81556 81707 81736 82135 82552 82690 82891 83023 83194 83203 83261
// bufdiff-features: 83672 84585 84922 84962 85047 85557 85820 85843 86125 86562 86905 86992 87345
// bufdiff-features: 87585 87862 88337 88662 88732 89110 89315 89780 89812 90090 90585 90808 91645
// bufdiff-features: 91737 91910 92022 92194 92229 92472 92529 92647 93171 93255 93286 94253 94638
// bufdiff-features: 94755 94961 95285 95507 96082 96273 96989 97059 97318 97447 97715 97864 98196
// bufdiff-features: 98313 98501 98792 99009 99228 99383 99568 100059 100258 101594 102204 102215
// bufdiff-features: 102461 102613 102788 103088 103257 103415 103747 103811 104072 104405 104931
// bufdiff-features: 104981 105914 106314 106382 106731 107412 107425 107527 107805 108062 108509
// bufdiff-features: 109055 109086 109144 109187 109399 110449 110899 110952 111252 111883 112170
// bufdiff-features: 112474 112929 113171 113674 113801 113901 113920 114200 114308 114601 114826
// bufdiff-features: 115471 115990 116471 116841 117115 117235 117336 117724 117839 118081 119337
// bufdiff-features: 119340 119588 119845 120379 120706 121394 121467 121626 122764 122782 123012
// bufdiff-features: 124254 124448 124604 125971 126134 126927 126932 127306 127553 127834 127922
// bufdiff-features: 128750 128768 128774 128916 129089 129378 129462 130060 130204 130310 130500
// bufdiff-features: 130602 130933
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f3(%arg0: tensor<i7>, %arg1: tensor<i7>) -> (tensor<i7>, tensor<i7>) {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg1, %arg1 : tensor<i7>, tensor<i7>) outs(%arg1 : tensor<i7>) -> tensor<i7>
    %1 = call @pick3(%arg0, %0) : (tensor<i7>, tensor<i7>) -> tensor<i7>
    %c5_i7 = arith.constant 5 : i7
    %2 = linalg.fill ins(%c5_i7 : i7) outs(%1 : tensor<i7>) -> tensor<i7>
    %3 = tensor.empty() : tensor<i7>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i7>) outs(%3 : tensor<i7>) {
    ^bb0(%in: i7, %out: i7):
      %5 = arith.ori %in, %c5_i7 : i7
      linalg.yield %5 : i7
    } -> tensor<i7>
    return %4, %2 : tensor<i7>, tensor<i7>
  }
  func.func private @f1(%arg0: tensor<?xi7>, %arg1: i7) -> tensor<i7> {
    %cst = arith.constant dense<9> : tensor<3xi7>
    %0 = linalg.copy ins(%cst : tensor<3xi7>) outs(%arg0 : tensor<?xi7>) -> tensor<?xi7>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[%c0] [1] [1] : tensor<?xi7> to tensor<i7>
    return %extracted_slice : tensor<i7>
  }
  func.func @f2(%arg0: tensor<3xi7>, %arg1: i7) -> tensor<3xi7> {
    %cst = arith.constant dense<-3> : tensor<3xi7>
    %0 = linalg.min ins(%cst, %cst : tensor<3xi7>, tensor<3xi7>) outs(%arg0 : tensor<3xi7>) -> tensor<3xi7>
    %extracted_slice = tensor.extract_slice %cst[0] [3] [1] : tensor<3xi7> to tensor<3xi7>
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst[0] [3] [1] : tensor<3xi7> into tensor<3xi7>
    return %0 : tensor<3xi7>
  }
  func.func private @pick3(%arg0: tensor<i7>, %arg1: tensor<i7>) -> tensor<i7> {
    return %arg1 : tensor<i7>
  }
  func.func private @f4(%arg0: tensor<i7>) -> (tensor<3x3x2xi7>, tensor<?x?x2xi7>, tensor<3x2x2xi7>, tensor<i7>, i7, i7) {
    %0 = linalg.sub ins(%arg0, %arg0 : tensor<i7>, tensor<i7>) outs(%arg0 : tensor<i7>) -> tensor<i7>
    %1 = tensor.empty() : tensor<3x3x2xi7>
    %c-1_i7 = arith.constant -1 : i7
    %2 = linalg.fill ins(%c-1_i7 : i7) outs(%1 : tensor<3x3x2xi7>) -> tensor<3x3x2xi7>
    %3 = tensor.empty() : tensor<3x2x2xi7>
    %c-28_i7 = arith.constant -28 : i7
    %4 = linalg.fill ins(%c-28_i7 : i7) outs(%3 : tensor<3x2x2xi7>) -> tensor<3x2x2xi7>
    %5 = linalg.batch_matmul ins(%2, %4 : tensor<3x3x2xi7>, tensor<3x2x2xi7>) outs(%2 : tensor<3x3x2xi7>) -> tensor<3x3x2xi7>
    %c3 = arith.constant 3 : index
    %6 = tensor.empty(%c3, %c3) : tensor<?x?x2xi7>
    %7 = linalg.copy ins(%2 : tensor<3x3x2xi7>) outs(%6 : tensor<?x?x2xi7>) -> tensor<?x?x2xi7>
    return %5, %7, %4, %0, %c-28_i7, %c-1_i7 : tensor<3x3x2xi7>, tensor<?x?x2xi7>, tensor<3x2x2xi7>, tensor<i7>, i7, i7
  }
  func.func private @f5(%arg0: tensor<3xi7>, %arg1: tensor<i7>) -> (tensor<3xi7>, i7) {
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cast = tensor.cast %arg0 : tensor<3xi7> to tensor<?xi7>
      %c0_i7_0 = arith.constant 0 : i7
      %0 = func.call @f1(%cast, %c0_i7_0) : (tensor<?xi7>, i7) -> tensor<i7>
      %1:2 = func.call @f3(%arg1, %arg1) : (tensor<i7>, tensor<i7>) -> (tensor<i7>, tensor<i7>)
      %2 = tensor.empty() : tensor<i7>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i7>) outs(%2 : tensor<i7>) {
      ^bb0(%in: i7, %out: i7):
        %c0_i7_1 = arith.constant 0 : i7
        %7 = arith.cmpi slt, %in, %c0_i7_1 : i7
        %8 = arith.select %7, %in, %c0_i7_1 : i7
        linalg.yield %8 : i7
      } -> tensor<i7>
      %4 = linalg.fill ins(%c0_i7_0 : i7) outs(%3 : tensor<i7>) -> tensor<i7>
      %5 = tensor.empty() : tensor<i7>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<i7>) outs(%5 : tensor<i7>) {
      ^bb0(%in: i7, %out: i7):
        %7 = arith.minui %in, %c0_i7_0 : i7
        linalg.yield %7 : i7
      } -> tensor<i7>
    } else {
      %0 = tensor.empty() : tensor<3x3xi7>
      %c2_i7 = arith.constant 2 : i7
      %1 = linalg.fill ins(%c2_i7 : i7) outs(%0 : tensor<3x3xi7>) -> tensor<3x3xi7>
      %c-1_i7 = arith.constant -1 : i7
      %c3_i7 = arith.constant 3 : i7
      %from_elements = tensor.from_elements %c2_i7, %c-1_i7, %c3_i7 : tensor<3xi7>
      %2 = linalg.vecmat ins(%from_elements, %1 : tensor<3xi7>, tensor<3x3xi7>) outs(%arg0 : tensor<3xi7>) -> tensor<3xi7>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %2[%c2] : tensor<3xi7>
      vector.print %extracted : i7
    }
    %c0_i7 = arith.constant 0 : i7
    return %arg0, %c0_i7 : tensor<3xi7>, i7
  }
  func.func @main(%arg0: tensor<3xi7>, %arg1: tensor<i7>, %arg2: memref<i7, strided<[], offset: ?>>, %arg3: memref<?xi7, strided<[?], offset: ?>>, %arg4: memref<3xi7, strided<[?], offset: ?>>) -> (tensor<?xi7>, tensor<3x3x2xi7>, tensor<?x?x2xi7>, tensor<3x2x2xi7>, tensor<i7>, tensor<?xi7>, tensor<2x2x2x2x2xi32>) {
    %alloc = memref.alloc() : memref<3xi7>
    %c-3_i7 = arith.constant -3 : i7
    linalg.fill ins(%c-3_i7 : i7) outs(%alloc : memref<3xi7>)
    %c0 = arith.constant 0 : index
    %c5_i7 = arith.constant 5 : i7
    memref.store %c5_i7, %alloc[%c0] : memref<3xi7>
    %0 = bufferization.to_tensor %alloc restrict : memref<3xi7> to tensor<3xi7>
    %cast = tensor.cast %arg0 : tensor<3xi7> to tensor<?xi7>
    %c11 = arith.constant 11 : index
    %c7 = arith.constant 7 : index
    %1 = index.maxs %c11, %c7
    %cst = arith.constant dense<[[[[[2, 3], [4, 5]], [[6, 7], [8, 9]]], [[[10, 11], [12, 13]], [[14, 15], [16, 17]]]], [[[[18, 19], [20, 21]], [[22, 23], [24, 25]]], [[[26, 27], [28, 29]], [[30, 31], [32, 33]]]]]> : tensor<2x2x2x2x2xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c2, %c2, %c1) : tensor<2x3x?x?x?xi32>
    %c7_i32 = arith.constant 7 : i32
    %3 = linalg.fill ins(%c7_i32 : i32) outs(%2 : tensor<2x3x?x?x?xi32>) -> tensor<2x3x?x?x?xi32>
    %4 = tensor.empty() : tensor<2x2x2x1x1xi32>
    %5 = linalg.fill ins(%c7_i32 : i32) outs(%4 : tensor<2x2x2x1x1xi32>) -> tensor<2x2x2x1x1xi32>
    %6 = linalg.conv_2d_nhwgc_gfhwc_q ins(%3, %5, %c7_i32, %c7_i32 : tensor<2x3x?x?x?xi32>, tensor<2x2x2x1x1xi32>, i32, i32) outs(%cst : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
    %7 = call @f2(%0, %c-3_i7) : (tensor<3xi7>, i7) -> tensor<3xi7>
    %8:6 = call @f4(%arg1) : (tensor<i7>) -> (tensor<3x3x2xi7>, tensor<?x?x2xi7>, tensor<3x2x2xi7>, tensor<i7>, i7, i7)
    %cast_0 = tensor.cast %cast : tensor<?xi7> to tensor<3xi7>
    %9:2 = call @f5(%cast_0, %arg1) : (tensor<3xi7>, tensor<i7>) -> (tensor<3xi7>, i7)
    %cast_1 = tensor.cast %7 : tensor<3xi7> to tensor<?xi7>
    %cast_2 = tensor.cast %9#0 : tensor<3xi7> to tensor<?xi7>
    return %cast_1, %8#0, %8#1, %8#2, %8#3, %cast_2, %6 : tensor<?xi7>, tensor<3x3x2xi7>, tensor<?x?x2xi7>, tensor<3x2x2xi7>, tensor<i7>, tensor<?xi7>, tensor<2x2x2x2x2xi32>
  }
}

