// bufdiff-profile: deep
// bufdiff-choices: 225227ddafe5d9ad717194b081307199f790694a0c2f7c76dfcb0cbd0b968b4f5f8122205009cd59
// bufdiff-choices: 735d7d5ab9829e5f2276d146e6cb3b4dd32f75ff3eec5f29d3edae6de6ef87189b66b05d86c67372
// bufdiff-choices: 0888cf99e07800ee1dd25e05833779d61c110a03472a46300fc3f5a9f9d7a0459686aebbb7bdaddc
// bufdiff-choices: 647224242b04ec9a4dbe6da23b31724d9b91aa09b0b57fe933ec8fdf66ebc3330ebecc804245ec2d
// bufdiff-choices: a7f6733207f155fda5970391f2eee16423e2fdfc0abf43c02cdf51a46fbf1dd847ca22a03ab0368b
// bufdiff-choices: 8cbf1805683d88c43bce1a167dc1fd0f49fc60a9b2612dd556eeca01ed76c50237a8385b95a57f76
// bufdiff-choices: 9197d500bce3c60d7401258a204ab2648a5795da31a6efa13fbb6c5f595b99e9b9b56cb797cfb2a9
// bufdiff-choices: 83208d28a935d2933b19cd7459689f9f1969c35d22c060626fd5a6504a95ffcb7f621a5a7c9d224e
// bufdiff-choices: b05bd9972b3d003dea8895ae04b16b7ad28e6979547b67d466b206d3e2f2533b53857e7cff0fe656
// bufdiff-choices: 8a7fc91be4c0f9e912c2eef5c69d1ee6f2ad8d6b06d65141aa8e8a9f5b985e20564bae97b3c7820e
// bufdiff-choices: 4a7dd95c19078b26a7f86a97cec92dad0ca2e8f0bb47a9f0006a5ac81cfdd3896a52eea6c98b1c68
// bufdiff-choices: 24fddf0515cbb456fecaec96cc6b5ed242e9dcf829b0bbe5e25bc64ae8ed48cfd3878bd06ca29556
// bufdiff-choices: 3a5877e90f36295ce85c7f906170d668c6cc15d654424d854bbb4f51f5e1621170c556682470275b
// bufdiff-choices: e5cfecb0380213cb6750a4a457e498e0e1abfc79b4bd9fd3da12f392fe353855d4abf71f9dc0ae06
// bufdiff-choices: 5c4388264ca0c293b36b6241256a439a91f2e0515b01d88ae4410afd69e5e15a4525e4af70b0a4da
// bufdiff-choices: 89c6172bcf3902e7083fb332b66a852eda3a5685dd3dd30cd418fb68fbbdbc03fe8337973a428c0f
// bufdiff-choices: cd4369b1700b49d26bcb9c1c28d47d6c69526a1a6b7f9beda3aa51cfd27340c4b32a89cbb56ebeb8
// bufdiff-choices: 66caa9f1baf9e9c35622b33714147dd347b8f97d5684d2d3afbdb0f066c2ef2b7888e59ed12e9507
// bufdiff-choices: f31ca242c40b2110fc2978b786d7d0c49ca0a3cffe2df0d4b8567aea8891e2f8550309514f71045a
// bufdiff-choices: 9383ad007eee523a600ba7b5ab8928275aa4d5b02b254aaa779bc983690f27b93f40eb1ac2bd82ba
// bufdiff-choices: 3eda0f2ffabb208e13832066a2e4ef3b38da46ce896e954d74e655058c38b1d0f326a51e409b4887
// bufdiff-choices: e07cae3dd4a19725e6a079b91dbee9997e80a6296b53c665b0f2bdc519932b3b4c421f3408
// bufdiff-features: 76 276 571 693 735 1150 1590 1621 1915 1922 1950 1993 2058 2144 2174 2374 2442
// bufdiff-features: 2614 2660 2898 3027 3087 3122 3439 3579 3722 3751 3972 4236 4398 4506 4995 5269
// bufdiff-features: 5386 5802 5973 6002 6169 6363 6383 6403 6576 6611 6641 6666 6888 7379 8438 8544
// bufdiff-features: 8646 8960 9479 9748 9852 9968 10112 10203 10540 10872 10968 11162 11321 11437
// bufdiff-features: 11600 11695 11759 11774 11863 12100 12144 12147 12366 12403 12525 12560 12760
// bufdiff-features: 12824 13225 13231 13233 13387 13428 13915 13949 14454 14516 14632 14710 14728
// bufdiff-features: 15154 15440 15569 15751 15903 15929 15947 15957 15989 16148 16207 16405 16512
// bufdiff-features: 16682 17015 17036 17109 17113 17126 17197 17259 17487 17561 17726 17789 18213
// bufdiff-features: 18266 18413 18486 18941 19100 19241 19256 19419 19545 19606 19685 19713 19746
// bufdiff-features: 19812 20023 20220 20254 20274 20516 20659 20686 20838 20952 21019 21095 21154
// bufdiff-features: 22221 22234 22280 22777 22801 22824 22895 23298 23347 23355 23454 23643 23744
// bufdiff-features: 23910 24184 24333 24393 24516 24747 25000 25119 25388 25735 25954 25962 25986
// bufdiff-features: 26148 26483 26546 26568 26600 26663 26697 26796 26940 26952 27048 27056 27132
// bufdiff-features: 27559 27725 27825 28379 28503 28605 28738 28814 29261 29466 29567 29590 29684
// bufdiff-features: 29839 29968 30102 30249 30293 30305 30507 30549 30707 30811 30996 31425 31440
// bufdiff-features: 31752 31834 31899 31972 32202 32589 32804 32875 33243 33409 33526 33530 33853
// bufdiff-features: 34082 34167 34174 34200 34233 34301 34322 34467 34544 34564 34647 34745 34838
// bufdiff-features: 34954 35053 35231 35295 35391 35759 35946 36092 36471 36542 36681 36753 36784
// bufdiff-features: 36901 36909 36936 37136 37568 37694 37786 37803 38204 38225 38227 38570 38662
// bufdiff-features: 38702 38783 39010 39025 39080 39113 39515 39673 39736 39925 39927 39931 40461
// bufdiff-features: 40479 40669 40712 40812 41213 41406 41591 41747 41820 41854 41907 41962 42094
// bufdiff-features: 42252 42282 42344 42398 42461 42467 42542 42629 42891 43072 43242 43258 43410
// bufdiff-features: 43942 44163 44587 44615 44621 44767 44810 44816 44876 44878 44904 44918 45099
// bufdiff-features: 45159 45764 45897 45963 46020 46049 46054 46203 46283 46522 46832 46995 47162
// bufdiff-features: 47488 47522 47694 47735 47986 47990 48038 48575 48598 48724 48974 49135 49186
// bufdiff-features: 49260 49301 49393 49470 49672 49956 50315 50450 50469 50520 50633 50685 50888
// bufdiff-features: 50894 51266 51341 51415 51729 51796 52042 52062 52115 52322 52375 52555 52625
// bufdiff-features: 52650 52741 52836 52900 52958 53040 53180 53244 53252 53414 53469 53481 53781
// bufdiff-features: 53890 54064 54180 54385 54651 54888 54970 54998 55400 55690 55887 55904 56084
// bufdiff-features: 56107 56524 56696 56784 57060 57103 57286 57718 58247 58308 58344 58591 58858
// bufdiff-features: 59070 59082 59270 59347 59383 59555 59869 59990 60383 60698 61350 61480 61531
// bufdiff-features: 61556 61699 62675 62701 63062 63384 63470 63550 63610 63915 64006 64119 64120
// bufdiff-features: 64235 64420 64850 64959 64976 65560 65669 66195 66258 66327 66422 66428 66765
// bufdiff-features: 66931 66995 67009 67598 67801 67936 68334 68355 68403 68408 68503 68755 69050
// bufdiff-features: 69613 69987 70240 70366 70891 71122 71168 71178 71306 71492 71701 71798 71928
// bufdiff-features: 72011 72363 72450 72632 72868 72909 73140 73141 73220 73274 73289 73455 73725
// bufdiff-features: 73756 73802 74360 74362 74382 74810 74833 74864 74876 76052 76227 76316 76334
// bufdiff-features: 76677 76737 76945 76953 76973 77333 77389 77551 77564 77706 77826 78283 78430
// bufdiff-features: 78575 79033 79389 79516 79682 79852 79972 80035 80275 80290 80436 80454 80895
// bufdiff-features: 80996 81283 81380 81443 81477 81736 82186 82409 82459 82565 82594 82723 82851
// bufdiff-features: 83001 83105 83194 83261 83634 83657 83752 83903 84090 84322 84585 84635 84656
// bufdiff-features: 84808 84853 84962 85397 86125 86203 86710 86827 86844 87186 87199 87265 87495
// bufdiff-features: 87601 87862 87923 88008 88113 88321 88341 88354 88679 88932 88958 89109 89110
// bufdiff-features: 89151 89178 89250 89445 89469 89546 89696 89732 89780 89812 89813 90070 90097
// bufdiff-features: 90157 90170 90198 90402 90543 91058 91154 91258 91317 91478 91583 91737 91786
// bufdiff-features: 91910 92022 92194 92568 92695 92752 92970 93027 93127 93145 93360 93944 93994
// bufdiff-features: 94113 94297 94418 94687 94755 94981 95273 95285 95299 95407 95507 95535 95596
// bufdiff-features: 95695 96273 96374 96496 96882 96989 97131 97318 97476 97565 97669 97774 97864
// bufdiff-features: 98194 98291 98306 98497 98501 98515 98926 99221 99228 99296 99383 99445 99568
// bufdiff-features: 99667 99936 99969 100025 100066 100073 100258 100650 100699 100783 100866
// bufdiff-features: 101264 101342 101983 102187 102601 102688 102847 103056 103143 103260 103288
// bufdiff-features: 103517 103522 103575 103646 103673 103851 104054 104264 104303 104315 104689
// bufdiff-features: 104761 104775 104790 104808 104931 105096 105108 105166 105346 105750 105857
// bufdiff-features: 105858 105914 105950 106396 106398 106612 106689 106883 106993 107232 107314
// bufdiff-features: 107402 107412 107425 107614 107692 107805 107885 107933 107936 108165 108173
// bufdiff-features: 108210 108221 108509 108549 108660 108802 108859 108907 109086 109103 109105
// bufdiff-features: 109243 109328 109946 110136 110153 110176 110434 110561 110780 110816 110851
// bufdiff-features: 110917 111128 111382 111464 111619 111632 111688 111721 111883 111948 111976
// bufdiff-features: 111988 112065 112184 112267 112474 112712 112736 112871 112929 113209 113374
// bufdiff-features: 113633 113710 113868 114328 114541 114783 114874 115388 115471 115677 115711
// bufdiff-features: 115982 116002 116125 116549 116901 117015 117235 117490 117618 118093 118107
// bufdiff-features: 118379 118510 118876 118884 119071 119231 119405 119588 119641 119665 119764
// bufdiff-features: 119845 120197 120434 120559 120739 121363 121394 121406 121421 121459 121467
// bufdiff-features: 121471 121707 121854 122163 122374 122642 122764 122788 122865 122903 122950
// bufdiff-features: 123204 123313 123446 123996 124028 124404 124448 124484 124657 124845 124882
// bufdiff-features: 125048 125175 125331 125453 126038 126179 126441 126638 126825 127071 127167
// bufdiff-features: 127236 127243 127813 127922 128046 128157 128182 128456 128554 128713 128735
// bufdiff-features: 128768 128915 128916 128975 129100 129478 129849 129878 130191 130502 130513
// bufdiff-features: 130541 130602 130663 130933 130942 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<3x4xf32>) -> (tensor<2x2xf32>, tensor<?x1x1xf32>, tensor<?xf32>, tensor<?x?x?xf32>, tensor<?x3x1xf32>, tensor<?x1x1xf32>, tensor<3x1x1xf32>) {
    %cast = tensor.cast %arg0 : tensor<3x4xf32> to tensor<?x?xf32>
    %0 = tensor.empty() : tensor<4x3xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %2:6 = call @f1(%cast, %1) : (tensor<?x?xf32>, tensor<4x3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, index, index)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2#2, %c1 : tensor<?x?xf32>
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %dim, %c3, %c1 : tensor<3xindex>
    %reshape = tensor.reshape %2#2(%from_elements) : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x3x1xf32>
    vector.print %cst : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %3 = vector.transfer_read %2#1[%c1, %c2], %cst : tensor<?x?xf32>, vector<2xf32>
    %4 = vector.extract %3[0] : f32 from vector<2xf32>
    %5 = arith.cmpi uge, %dim, %c2 : index
    %6:2 = scf.if %5 -> (tensor<4x3xf32>, tensor<?x3x1xf32>) {
      %22:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x3xf32>) outs(%1, %2#3 : tensor<4x3xf32>, tensor<4x3xf32>) {
      ^bb0(%in: f32, %out: f32, %out_4: f32):
        %24 = arith.divf %out, %in : f32
        %25 = arith.minimumf %out_4, %4 : f32
        linalg.yield %24, %25 : f32, f32
      } -> (tensor<4x3xf32>, tensor<4x3xf32>)
      %cast_3 = tensor.cast %22#1 : tensor<4x3xf32> to tensor<?x?xf32>
      %23:6 = func.call @f1(%cast_3, %22#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}, {bufdiff.note = 4 : i64}, {bufdiff.note = 5 : i64}]} : (tensor<?x?xf32>, tensor<4x3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, index, index)
      scf.yield %2#3, %reshape : tensor<4x3xf32>, tensor<?x3x1xf32>
    } else {
      %cst_3 = arith.constant dense<1.000000e+02> : tensor<4x3x2xf32>
      %reduced_4 = linalg.reduce ins(%cst_3 : tensor<4x3x2xf32>) outs(%2#3 : tensor<4x3xf32>) dimensions = [2] 
        (%in: f32, %init: f32) {
          %25 = arith.maximumf %in, %init : f32
          linalg.yield %25 : f32
        }
      %22 = tensor.empty(%dim) : tensor<?x3x1xf32>
      %23 = linalg.fill ins(%4 : f32) outs(%22 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
      %24 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%reshape, %23 : tensor<?x3x1xf32>, tensor<?x3x1xf32>) outs(%reshape : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
      scf.yield %reduced_4, %24 : tensor<4x3xf32>, tensor<?x3x1xf32>
    }
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index):
      %22 = arith.index_cast %arg1 : index to i64
      %23 = arith.sitofp %22 : i64 to f32
      %24 = arith.index_cast %arg2 : index to i64
      %25 = arith.sitofp %24 : i64 to f32
      %26 = arith.addf %23, %25 : f32
      tensor.yield %26 : f32
    } : tensor<2x2xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<2x2xf32>) outs(%generated : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.maximumf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<2x2xf32>
    %8 = arith.remui %2#5, %c3 : index
    %extracted = tensor.extract %6#0[%c1, %8] : tensor<4x3xf32>
    vector.print %extracted : f32
    %c4 = arith.constant 4 : index
    %9:2 = scf.for %arg1 = %c0 to %c4 step %c2 iter_args(%arg2 = %0, %arg3 = %7) -> (tensor<4x3xf32>, tensor<2x2xf32>) {
      %22 = tensor.empty(%c2, %c2) : tensor<?x?xf32>
      %23 = linalg.floor ins(%generated : tensor<2x2xf32>) outs(%22 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted_slice_3 = tensor.extract_slice %6#1[0, 0, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x3x1xf32> to tensor<?x2x1xf32>
      %extracted_slice_4 = tensor.extract_slice %6#1[0, 1, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x3x1xf32> to tensor<?x2x1xf32>
      %24 = linalg.reciprocal ins(%extracted_slice_3 : tensor<?x2x1xf32>) outs(%extracted_slice_3 : tensor<?x2x1xf32>) -> tensor<?x2x1xf32>
      %inserted_slice_5 = tensor.insert_slice %24 into %6#1[0, 0, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<?x3x1xf32>
      %inserted_slice_6 = tensor.insert_slice %extracted_slice_4 into %inserted_slice_5[0, 1, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<?x3x1xf32>
      %25 = arith.cmpi uge, %dim, %c2 : index
      %26 = scf.if %25 -> (tensor<?x3x1xf32>) {
        %29:3 = scf.while (%arg4 = %c0, %arg5 = %inserted_slice_6, %arg6 = %2#1) : (index, tensor<?x3x1xf32>, tensor<?x?xf32>) -> (index, tensor<?x3x1xf32>, tensor<?x?xf32>) {
          %32 = arith.cmpi ult, %arg4, %c2 : index
          scf.condition(%32) %arg4, %arg5, %arg6 : index, tensor<?x3x1xf32>, tensor<?x?xf32>
        } do {
        ^bb0(%arg4: index, %arg5: tensor<?x3x1xf32>, %arg6: tensor<?x?xf32>):
          %32 = arith.remui %arg4, %c2 : index
          %extracted_12 = tensor.extract %generated[%c1, %32] : tensor<2x2xf32>
          %33 = math.asinh %extracted_12 : f32
          %34 = arith.addi %arg4, %c1 : index
          %extracted_13 = tensor.extract %arg6[%c2, %arg4] : tensor<?x?xf32>
          %35 = tensor.empty() : tensor<4x4xf32>
          %36 = linalg.fill ins(%33 : f32) outs(%35 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %37 = linalg.matmul ins(%2#1, %36 : tensor<?x?xf32>, tensor<4x4xf32>) outs(%arg6 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %extracted_14 = tensor.extract %37[%32, %32] : tensor<?x?xf32>
          %cast_15 = tensor.cast %arg3 : tensor<2x2xf32> to tensor<2x?xf32>
          %inserted_slice_16 = tensor.insert_slice %cast_15 into %37[1, 0] [2, %c2] [1, %c3] : tensor<2x?xf32> into tensor<?x?xf32>
          scf.yield %34, %arg5, %inserted_slice_16 : index, tensor<?x3x1xf32>, tensor<?x?xf32>
        }
        %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x3x1xf32> to tensor<?x2x1xf32>
        %extracted_slice_8 = tensor.extract_slice %inserted_slice_6[0, 1, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x3x1xf32> to tensor<?x2x1xf32>
        %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3, %24 : tensor<?x2x1xf32>, tensor<?x2x1xf32>) outs(%extracted_slice_7 : tensor<?x2x1xf32>) {
        ^bb0(%in: f32, %in_12: f32, %out: f32):
          %32 = arith.subf %in, %in_12 : f32
          %33 = arith.mulf %32, %out : f32
          linalg.yield %33 : f32
        } -> tensor<?x2x1xf32>
        %mapped = linalg.map ins(%extracted_slice_7 : tensor<?x2x1xf32>) outs(%extracted_slice_8 : tensor<?x2x1xf32>)
          (%in: f32, %init: f32) {
            %32 = arith.maximumf %in, %4 : f32
            linalg.yield %32 : f32
          }
        %inserted_slice_9 = tensor.insert_slice %30 into %inserted_slice_6[0, 0, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<?x3x1xf32>
        %inserted_slice_10 = tensor.insert_slice %mapped into %inserted_slice_9[0, 1, 0] [%dim, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<?x3x1xf32>
        %extracted_11 = tensor.extract %inserted_slice_6[%c1, %c0, %c0] : tensor<?x3x1xf32>
        vector.print %extracted_11 : f32
        %31 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%inserted_slice_6 : tensor<?x3x1xf32>) {
        ^bb0(%out: f32):
          %cst_12 = arith.constant 1.000000e+10 : f32
          %32 = arith.addf %out, %cst_12 : f32
          linalg.yield %32 : f32
        } -> tensor<?x3x1xf32>
        scf.yield %31 : tensor<?x3x1xf32>
      } else {
        %cast_7 = tensor.cast %arg3 : tensor<2x2xf32> to tensor<?x?xf32>
        %29:6 = func.call @f1(%cast_7, %1) : (tensor<?x?xf32>, tensor<4x3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, index, index)
        scf.yield %inserted_slice_6 : tensor<?x3x1xf32>
      }
      %27 = linalg.copy ins(%23 : tensor<?x?xf32>) outs(%arg3 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %28 = linalg.copy ins(%2#3 : tensor<4x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
      scf.yield %28, %27 : tensor<4x3xf32>, tensor<2x2xf32>
    }
    %extracted_slice = tensor.extract_slice %reshape[0, 1, 0] [%dim, 1, 1] [1, 2, 1] : tensor<?x3x1xf32> to tensor<?x1x1xf32>
    %10 = call @write2(%extracted_slice) : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %11 = tensor.empty(%dim) : tensor<?x3x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x3x1xf32>) outs(%11 : tensor<?x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3x1xf32>
    %13 = tensor.empty() : tensor<4xf32>
    %from_elements_0 = tensor.from_elements %extracted : tensor<f32>
    %broadcasted = linalg.broadcast ins(%from_elements_0 : tensor<f32>) outs(%13 : tensor<4xf32>) dimensions = [0] 
    %14 = vector.broadcast %4 : f32 to vector<3xf32>
    %15 = vector.transfer_write %14, %2#0[%8] : vector<3xf32>, tensor<?xf32>
    %16 = tensor.empty(%dim) : tensor<?x3x1x2xf32>
    %17 = linalg.fill ins(%extracted : f32) outs(%16 : tensor<?x3x1x2xf32>) -> tensor<?x3x1x2xf32>
    %reduced = linalg.reduce ins(%17 : tensor<?x3x1x2xf32>) outs(%reshape : tensor<?x3x1xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %22 = arith.addf %in, %init : f32
        linalg.yield %22 : f32
      }
    %expanded = tensor.expand_shape %broadcasted [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %padded = tensor.pad %reduced nofold low[%c0, %c1, %c0] high[%c1, %c1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %22 = arith.index_cast %arg1 : index to i64
      %23 = arith.sitofp %22 : i64 to f32
      %24 = arith.index_cast %arg2 : index to i64
      %25 = arith.sitofp %24 : i64 to f32
      %26 = arith.index_cast %arg3 : index to i64
      %27 = arith.sitofp %26 : i64 to f32
      %28 = arith.minimumf %23, %25 : f32
      %29 = arith.subf %28, %27 : f32
      tensor.yield %29 : f32
    } : tensor<?x3x1xf32> to tensor<?x?x?xf32>
    %inserted_slice = tensor.insert_slice %12 into %reduced[0, 0, 0] [%dim, 3, 1] [1, 1, 1] : tensor<?x3x1xf32> into tensor<?x3x1xf32>
    %18 = tensor.empty(%dim) : tensor<?x1x1xf32>
    %19 = linalg.max ins(%extracted_slice, %extracted_slice : tensor<?x1x1xf32>, tensor<?x1x1xf32>) outs(%18 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %20 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %6#1) -> (tensor<?x3x1xf32>) {
      %22:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %inserted_slice, %arg5 = %reduced) -> (tensor<?x3x1xf32>, tensor<?x3x1xf32>) {
        %26 = tensor.empty(%dim, %c3) : tensor<?x?x1xf32>
        %27 = linalg.copy ins(%arg4 : tensor<?x3x1xf32>) outs(%26 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
        %28 = linalg.copy ins(%arg5 : tensor<?x3x1xf32>) outs(%arg4 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
        %29 = linalg.copy ins(%27 : tensor<?x?x1xf32>) outs(%arg5 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
        scf.yield %28, %29 : tensor<?x3x1xf32>, tensor<?x3x1xf32>
      }
      %23 = scf.execute_region -> tensor<?x3x1xf32> {
        affine.for %arg3 = 0 to 2 {
          %26 = func.call @write2(%extracted_slice) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
          %c6 = arith.constant 6 : index
          %27:2 = scf.for %arg4 = %c0 to %c6 step %c2 iter_args(%arg5 = %26, %arg6 = %22#0) -> (tensor<?x1x1xf32>, tensor<?x3x1xf32>) {
            %32 = bufferization.alloc_tensor() : tensor<4x3xf32>
            %33 = bufferization.materialize_in_destination %2#3 in %32 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
            %34 = tensor.empty() : tensor<4x3xf32>
            %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x3xf32>) outs(%34 : tensor<4x3xf32>) {
            ^bb0(%in: f32, %out: f32):
              %39 = arith.mulf %in, %cst : f32
              linalg.yield %39 : f32
            } -> tensor<4x3xf32>
            %extracted_4 = tensor.extract %35[%arg3, %c1] : tensor<4x3xf32>
            %inserted_5 = tensor.insert %4 into %13[%c1] : tensor<4xf32>
            %36 = tensor.empty(%dim) : tensor<?x3xf32>
            %37 = linalg.fill ins(%extracted : f32) outs(%36 : tensor<?x3xf32>) -> tensor<?x3xf32>
            %broadcasted_6 = linalg.broadcast ins(%37 : tensor<?x3xf32>) outs(%arg6 : tensor<?x3x1xf32>) dimensions = [2] 
            %38 = linalg.copy ins(%19 : tensor<?x1x1xf32>) outs(%arg5 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
            scf.yield %38, %broadcasted_6 : tensor<?x1x1xf32>, tensor<?x3x1xf32>
          }
          %28 = tensor.empty(%dim) : tensor<?x4x1xf32>
          %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x4x1xf32>) -> tensor<?x4x1xf32>
          %30 = tensor.empty() : tensor<2xf32>
          %31 = linalg.pooling_nwc_max ins(%29, %30 : tensor<?x4x1xf32>, tensor<2xf32>) outs(%inserted_slice : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
        }
        %inserted = tensor.insert %4 into %expanded[%8, %c0] : tensor<4x1xf32>
        scf.yield %reduced : tensor<?x3x1xf32>
      }
      %inserted_slice_3 = tensor.insert_slice %23 into %reduced[0, 0, %c0] [%dim, 3, 1] [1, 1, 1] : tensor<?x3x1xf32> into tensor<?x3x1xf32>
      %24 = linalg.negf ins(%22#1 : tensor<?x3x1xf32>) outs(%arg2 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
      %25 = linalg.erf ins(%6#1 : tensor<?x3x1xf32>) outs(%24 : tensor<?x3x1xf32>) -> tensor<?x3x1xf32>
      scf.yield %25 : tensor<?x3x1xf32>
    }
    %cst_1 = arith.constant dense<[[[1.500000e+00]], [[2.500000e+00]], [[3.500000e+00]]]> : tensor<3x1x1xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<3x1x1xf32> to tensor<?x1x1xf32>
    %21 = call @write2(%cast_2) : (tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    return %9#1, %10, %15, %padded, %20, %21, %cst_1 : tensor<2x2xf32>, tensor<?x1x1xf32>, tensor<?xf32>, tensor<?x?x?xf32>, tensor<?x3x1xf32>, tensor<?x1x1xf32>, tensor<3x1x1xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<4x3xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, index, index) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c3, %c0] : tensor<4x3xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?xf32>) outs(%arg0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.subf %in, %extracted : f32
      linalg.yield %15 : f32
    } -> tensor<?x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %3 = complex.create %cst, %extracted : complex<f32>
    %4 = complex.neg %3 : complex<f32>
    %5 = complex.re %4 : complex<f32>
    %dim_0 = tensor.dim %0, %c0 : tensor<?xf32>
    %cst_1 = arith.constant -1.000000e+00 : f64
    %cst_2 = arith.constant 3.000000e+00 : f64
    %c-3_i32 = arith.constant -3 : i32
    %6 = linalg.fill_rng_2d ins(%cst_1, %cst_2, %c-3_i32 : f64, f64, i32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %7:2 = scf.while (%arg2 = %c0, %arg3 = %1) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
      %dim_5 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
      %15 = tensor.empty(%dim_5, %dim) : tensor<?x?xf32>
      %16 = linalg.round ins(%6 : tensor<?x?xf32>) outs(%15 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %17 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%17) %arg2, %arg3 : index, tensor<?xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf32>):
      %15 = arith.addi %arg2, %c1 : index
      %16 = tensor.empty(%dim) : tensor<?x2xf32>
      %17 = linalg.fill ins(%extracted : f32) outs(%16 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %reduced = linalg.reduce ins(%17 : tensor<?x2xf32>) outs(%arg3 : tensor<?xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %18 = arith.negf %in : f32
          %19 = arith.addf %18, %init : f32
          linalg.yield %19 : f32
        }
      scf.yield %15, %reduced : index, tensor<?xf32>
    }
    %8 = arith.maxsi %7#0, %dim_0 : index
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %generated = tensor.generate %dim_3 {
    ^bb0(%arg2: index):
      %15 = arith.index_cast %arg2 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.subf %16, %extracted : f32
      tensor.yield %17 : f32
    } : tensor<?xf32>
    %broadcasted = linalg.broadcast ins(%generated : tensor<?xf32>) outs(%2 : tensor<?x?xf32>) dimensions = [1] 
    %rank = tensor.rank %0 : tensor<?xf32>
    %c2 = arith.constant 2 : index
    %9 = arith.minui %dim, %c2 : index
    %extracted_slice = tensor.extract_slice %2[0, 0] [%dim_3, %9] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %cst_4 = arith.constant -6.000000e+00 : f32
    %10 = vector.transfer_read %arg1[%7#0, %c1], %cst_4 : tensor<4x3xf32>, vector<2xf32>
    %c4 = arith.constant 4 : index
    %11 = arith.remui %8, %c4 : index
    %12 = vector.transfer_write %10, %arg1[%11, %c2] : vector<2xf32>, tensor<4x3xf32>
    %13 = tensor.empty(%dim_3, %9) : tensor<?x?xf32>
    %14 = linalg.copy ins(%extracted_slice : tensor<?x?xf32>) outs(%13 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %7#1, %broadcasted, %14, %12, %rank, %dim_0 : tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x3xf32>, index, index
  }
  func.func private @write2(%arg0: tensor<?x1x1xf32>) -> tensor<?x1x1xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x1x1xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.minui %dim, %c1 : index
    %1 = tensor.empty(%0) : tensor<?x1x1xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %cast = tensor.cast %2 : tensor<?x1x1xf32> to tensor<?x?x1xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [%0, %c1, 1] [1, 1, 1] : tensor<?x?x1xf32> into tensor<?x1x1xf32>
    return %inserted_slice : tensor<?x1x1xf32>
  }
}

