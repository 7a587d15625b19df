// bufdiff-profile: idioms
// bufdiff-choices: 6373e32ef0758480d1ede8b462ff34648c1bd402376c0d5403f0fa8eca4251395e201af664166b04
// bufdiff-choices: ea32c7e42191db140474fac6b4a6070835c7e91c6eb94da73abd893a52247c06201b73f3b4057db5
// bufdiff-choices: a0f202882e5d5141aa7ae0f3e32779148599e36f38d3cf689631a70ecb296282359e67c9b0db16cd
// bufdiff-choices: eaf974ff803889090f1a2351e57dd0fc2b6774a1f5d6b76cb27e64fc5b6b462a65192d7227c5520e
// bufdiff-choices: a374aa45a817e8b5e89ed300357ec41e95331ac8510dd55709c44c64e02d91e045e9e2cd9f47f468
// bufdiff-choices: 1b8912767adbba7b53340094e250657fb769e45879ee0fd4c187a83da782d32268126366d00509f3
// bufdiff-choices: b98517d3882851aa1c8c33e32c7cab605929148d386b0e41a351760b48fe9a
// bufdiff-features: 103 361 600 1502 1768 2898 4064 4752 4796 5201 5274 6363 7014 7534 8235 8960
// bufdiff-features: 9302 9479 9968 10035 10166 10386 11408 11588 11844 12366 12485 12824 13032
// bufdiff-features: 13387 14884 15440 15751 15903 16682 17232 17329 17989 19419 20516 20686 21115
// bufdiff-features: 22095 22221 22280 22640 23600 23874 24071 24194 24393 24473 24826 25297 25367
// bufdiff-features: 25388 25818 25962 26546 26568 27048 27132 27412 27725 28167 28276 28349 28389
// bufdiff-features: 28652 28704 29684 30002 31899 32140 33769 34069 34167 34564 34617 34623 34647
// bufdiff-features: 34906 35036 35507 36784 37251 37289 37786 38177 38570 39747 39810 39927 40044
// bufdiff-features: 40297 40712 41396 42344 42467 42530 42766 42984 43098 45202 45869 46034 46203
// bufdiff-features: 46936 46995 47392 47486 47671 48208 48974 49621 49657 49956 51033 51341 52042
// bufdiff-features: 52115 52148 52558 52900 52928 52958 53050 53180 53243 53249 53252 54003 54309
// bufdiff-features: 54554 54915 55887 56853 56871 57598 57718 58190 59347 60686 61302 61350 61556
// bufdiff-features: 62218 63062 63173 63800 64119 64235 64601 64716 64748 64959 64976 65401 65478
// bufdiff-features: 65575 66422 66765 66930 67174 68355 68782 69032 69235 69449 69987 70403 70437
// bufdiff-features: 71037 71168 71169 72086 72629 72674 73289 73569 73802 74057 74201 74362 74450
// bufdiff-features: 74507 74617 75921 76153 76227 76588 76639 76728 76915 76953 77129 78283 78457
// bufdiff-features: 78703 78808 79099 79334 79389 79852 80042 81734 82011 82203 82387 83071 83194
// bufdiff-features: 83253 83760 84268 84301 84585 85153 86125 86210 86844 87585 87923 88233 88264
// bufdiff-features: 88999 89212 89780 90070 90097 90903 91248 91770 92084 92849 92917 93464 93844
// bufdiff-features: 94746 95285 97067 97096 97157 97318 97482 98194 98299 99009 99383 99568 100085
// bufdiff-features: 101105 101255 101264 101823 102357 103014 103383 103490 103715 104931 105373
// bufdiff-features: 105832 105857 105914 107588 107783 108038 108169 109028 109086 109327 110259
// bufdiff-features: 110552 110780 111316 111721 112586 112709 112929 113020 113605 114387 114541
// bufdiff-features: 115026 115184 115456 115471 115711 115990 117569 117724 117779 117839 119588
// bufdiff-features: 119845 119876 119958 119993 120745 120848 121394 121467 121483 121626 121682
// bufdiff-features: 122183 125908 126320 127071 127124 127306 127813 127834 127922 128126 128768
// bufdiff-features: 129435 129703 129924 130019 130602 130933 131002
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<3x3xi8>, %arg1: tensor<3x3xi8>) -> tensor<3x3xi8> {
    %c0 = arith.constant 0 : index
    %c-1_i8 = arith.constant -1 : i8
    %inserted = tensor.insert %c-1_i8 into %arg1[%c0, %c0] : tensor<3x3xi8>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %inserted[%c0, %c1] : tensor<3x3xi8>
    %c100_i8 = arith.constant 100 : i8
    %0 = arith.cmpi ult, %extracted, %c100_i8 : i8
    %1 = scf.if %0 -> (tensor<2x3xi8>) {
      %extracted_slice = tensor.extract_slice %inserted[0, 0] [2, 3] [1, 1] : tensor<3x3xi8> to tensor<2x3xi8>
      scf.yield %extracted_slice : tensor<2x3xi8>
    } else {
      %extracted_slice = tensor.extract_slice %inserted[1, 0] [2, 3] [1, 1] : tensor<3x3xi8> to tensor<2x3xi8>
      %cst_1 = arith.constant dense<9> : tensor<2x3xi8>
      %3 = tensor.empty() : tensor<2xi8>
      %4 = linalg.fill ins(%c100_i8 : i8) outs(%3 : tensor<2xi8>) -> tensor<2xi8>
      %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map, #map1, #map] ins(%cst_1, %4 : tensor<2x3xi8>, tensor<2xi8>) outs(%extracted_slice : tensor<2x3xi8>) -> tensor<2x3xi8>
      scf.yield %5 : tensor<2x3xi8>
    }
    %cst = arith.constant dense<[[8, 9, 10], [11, 12, 13], [14, 15, 16]]> : tensor<3x3xi8>
    %2 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%arg0, %cst : tensor<3x3xi8>, tensor<3x3xi8>) outs(%inserted : tensor<3x3xi8>) -> tensor<3x3xi8>
    %extracted_0 = tensor.extract %1[%c1, %c1] : tensor<2x3xi8>
    return %2 : tensor<3x3xi8>
  }
  func.func private @f1(%arg0: tensor<4xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<4xi8>, %arg3: tensor<3x?xi8>) -> tensor<3x?xi8> {
    %0 = tensor.empty() : tensor<2x3x3xi8>
    %c-128_i8 = arith.constant -128 : i8
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<2x3x3xi8>) -> tensor<2x3x3xi8>
    %cast = tensor.cast %1 : tensor<2x3x3xi8> to tensor<2x3x?xi8>
    %reduced = linalg.reduce ins(%cast : tensor<2x3x?xi8>) outs(%arg3 : tensor<3x?xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %2 = arith.minsi %in, %init : i8
        linalg.yield %2 : i8
      }
    return %reduced : tensor<3x?xi8>
  }
  func.func @main(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<3x3xi8>, tensor<4xi8>) {
    %0:2 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<4xi8>, tensor<4xi8>) {
      %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xi8> to tensor<4xi8>
      %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0] [4] [1] : tensor<4xi8> into tensor<4xi8>
      %4 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi8>) outs(%arg0 : tensor<4xi8>) {
      ^bb0(%in: i8, %out: i8):
        %10 = arith.maxsi %in, %out : i8
        linalg.yield %10 : i8
      } -> tensor<4xi8>
      %c11_i8 = arith.constant 11 : i8
      %c7_i8 = arith.constant 7 : i8
      %from_elements = tensor.from_elements %c11_i8, %c11_i8, %c7_i8, %c11_i8 : tensor<4xi8>
      %5 = func.call @pick3(%extracted_slice, %from_elements) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
      %6 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%from_elements : tensor<4xi8>) outs(%extracted_slice : tensor<4xi8>) {
      ^bb0(%in: i8, %out: i8):
        %10 = linalg.index 0 : index
        %11 = arith.index_cast %10 : index to i8
        %12 = arith.muli %in, %11 : i8
        linalg.yield %12 : i8
      } -> tensor<4xi8>
      %7 = tensor.empty() : tensor<4xi8>
      %8 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%5 : tensor<4xi8>) outs(%7 : tensor<4xi8>) {
      ^bb0(%in: i8, %out: i8):
        %c5_i8 = arith.constant 5 : i8
        %10 = arith.minsi %in, %c5_i8 : i8
        linalg.yield %10 : i8
      } -> tensor<4xi8>
      %cst = arith.constant dense<[[9, 10, 11], [12, 13, 14], [15, 16, 17]]> : tensor<3x3xi8>
      %cast = tensor.cast %cst : tensor<3x3xi8> to tensor<3x?xi8>
      %9 = func.call @f1(%arg0, %cst, %6, %cast) : (tensor<4xi8>, tensor<3x3xi8>, tensor<4xi8>, tensor<3x?xi8>) -> tensor<3x?xi8>
      %cst_0 = arith.constant dense<-3> : tensor<1xi8>
      %extracted_slice_1 = tensor.extract_slice %arg3[%arg1] [1] [1] : tensor<4xi8> to tensor<1xi8>
      %c1 = arith.constant 1 : index
      %cast_2 = tensor.cast %cst_0 : tensor<1xi8> to tensor<?xi8>
      %inserted_slice_3 = tensor.insert_slice %cast_2 into %extracted_slice_1[0] [%c1] [1] : tensor<?xi8> into tensor<1xi8>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cst_0 into %arg2[%arg1] [1] [1] : tensor<1xi8> into tensor<4xi8>
        tensor.parallel_insert_slice %inserted_slice_3 into %arg3[%arg1] [1] [1] : tensor<1xi8> into tensor<4xi8>
      }
    }
    %1 = tensor.empty() : tensor<3x3xi8>
    %c3_i8 = arith.constant 3 : i8
    %2 = linalg.fill ins(%c3_i8 : i8) outs(%1 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %3 = call @f2(%2, %2) : (tensor<3x3xi8>, tensor<3x3xi8>) -> tensor<3x3xi8>
    return %0#1, %3, %0#0 : tensor<4xi8>, tensor<3x3xi8>, tensor<4xi8>
  }
  func.func private @pick3(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
    return %arg0 : tensor<4xi8>
  }
}

