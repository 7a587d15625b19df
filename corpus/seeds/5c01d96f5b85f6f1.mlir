// bufdiff-profile: deep
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27af4f953de2c597b10af325359a4bfba6c68b17283f7ffa99ee49f8158cc57a77a86408
// bufdiff-choices: 476d66b199df4882c98f0cf5c116e8b08a0d10a93be98e21b2e47d38c2e58df23686e52f8d47853d
// bufdiff-choices: f92388593a8e79839330fe92f162146b9363e0cc211405d9e349ea53d695d2b2b01344c3b0d041df
// bufdiff-choices: f934d0b257cb9b364de6ab4afc8f3ad843e9f1d6aa47ca4bf0a2ccbdc2111d7530271e5f39405f35
// bufdiff-choices: 3a3e976fd584c7cb22e260291720da1cdb9c7686e9637b71fae2d52dc954cafaeb0b92aa32fe0a10
// bufdiff-choices: 6f757cd2abd441c0ab256427e524e788379c4736e03724309e422f91afbe277d9949a0a70aa128b2
// bufdiff-choices: 0f7cca40f12fa4bb9acd3465626a071271c67e844bb483c126f2f526c8c10c8037ae0cb875ea7d11
// bufdiff-choices: 5968ff583ccd431e145bbea2fe587350c9b82aab4f7ba21b5ef9ed3071ad4f39064068c789d114b4
// bufdiff-choices: 64d425ee2a9ded31fe27a424ae713bd9e13fdff312bf4deb65ee50ae3c94a03a5fdbf2e62e784d58
// bufdiff-choices: 7fb2733076ce5b82f89724641c458c6aa05e44b3e48d5201deeb8163d4f2a71df90d86c3c99abb6c
// bufdiff-choices: c6140831dba6e3a36ddfc8c262ba7f4e9c9ffe53497c5c21e57f65d89fbdd7b326ea7afa1f58c407
// bufdiff-choices: 4bbbc4db0fa464c140337853bf46cc0d3bc135471224e5e95a055747be45ba61510b239faa1251fe
// bufdiff-choices: f9214ad2399d97e34f331cfd7425b1eecfacc1019bd7a4ede782c7b73c08ca52382e28c82ecbf796
// bufdiff-choices: 95196a21f05386e1f1aa95948b0d5f4a0eaed19f63c5f03f7c28c40bd0320bc136cb3203c962a9bf
// bufdiff-choices: 0820bef13cdf8c25e4f65a801fc1521251bf7bc7dd392300275655d9b60d76d8c00c60
// bufdiff-features: 17 76 429 1209 1312 1583 2023 2339 2442 2597 2961 3018 3233 3513 3579 4020 4211
// bufdiff-features: 4291 4494 4712 4986 5005 5075 5276 5450 5809 6136 6514 6527 6611 6641 6702 6809
// bufdiff-features: 6812 7068 7404 8091 8213 9189 9479 9584 9748 9753 10220 10339 11162 11202 11277
// bufdiff-features: 11321 11441 12213 12366 12476 12663 13021 13149 13206 13233 13503 13811 13880
// bufdiff-features: 13915 14015 14454 14884 14928 15158 15401 15440 15750 15751 15756 15786 15903
// bufdiff-features: 15989 16084 16372 16582 16682 16910 17603 18272 18330 18392 18480 18486 18587
// bufdiff-features: 18812 18820 19045 19241 19306 19341 19757 20254 20402 20547 20575 20729 20913
// bufdiff-features: 20992 21115 21140 21154 21689 21714 21991 22280 22347 22640 22708 22801 22910
// bufdiff-features: 22964 23090 23119 23365 23621 24025 24268 24458 24572 24812 24933 25000 25095
// bufdiff-features: 25388 25656 25735 25818 25898 26027 26048 26181 26414 26546 26568 26663 26796
// bufdiff-features: 26881 27048 27316 27699 27704 27715 27725 27767 27784 27825 28349 28652 28692
// bufdiff-features: 28814 28871 29066 29567 29590 29640 29816 29841 30105 30305 30354 30625 31425
// bufdiff-features: 31601 31747 31864 31972 31984 32287 32399 33251 33409 33530 33931 34031 34167
// bufdiff-features: 34233 34467 34564 34570 34623 34647 35096 35097 35163 35231 35239 35457 36448
// bufdiff-features: 36627 36677 36784 36901 36936 37054 37124 37231 37358 37743 37786 37809 38167
// bufdiff-features: 38177 38225 38228 38570 38754 38783 39025 39505 39927 40044 40132 40643 40712
// bufdiff-features: 41046 41055 41062 41198 41213 41591 42094 43242 43552 43622 43942 44328 44537
// bufdiff-features: 44615 44865 44959 45031 45159 45321 45523 45593 45765 46094 46203 46251 46313
// bufdiff-features: 46427 46625 46735 46832 46858 46885 47392 47449 47463 47477 47618 47676 47762
// bufdiff-features: 47782 47836 48038 48140 48250 48334 48343 48389 48575 48662 48724 48974 48991
// bufdiff-features: 49301 49370 49431 49468 49507 49775 49808 49956 50318 50665 51178 51211 51335
// bufdiff-features: 51729 51752 51800 52042 52062 52322 52475 52558 52625 52772 52807 52900 52928
// bufdiff-features: 52958 53091 53180 53249 53451 53595 53853 54135 54564 54565 54915 55173 55276
// bufdiff-features: 55820 55870 55909 56140 56314 56524 57103 57145 57718 57787 57932 58065 58092
// bufdiff-features: 58106 58244 58288 58290 58344 58357 58630 58708 58895 59080 59448 59844 60004
// bufdiff-features: 60306 60476 60517 60791 60839 61556 61699 61848 62218 62400 62542 63062 63249
// bufdiff-features: 63385 64057 64120 64235 64654 64893 64959 65320 65560 65715 66111 66195 66422
// bufdiff-features: 66560 66660 66765 66777 66869 66995 66996 67926 68355 68782 69007 69402 70119
// bufdiff-features: 70335 70385 70529 70896 71107 71169 72508 72629 73123 73130 73776 73802 73845
// bufdiff-features: 73850 74360 74362 74833 75061 75377 75893 75921 76677 76953 77002 77283 77551
// bufdiff-features: 77598 77693 77761 78182 78283 78430 78594 78796 78983 79024 79029 79389 79409
// bufdiff-features: 79462 80036 80436 80713 80801 80894 81047 81082 81467 81511 81556 81736 81756
// bufdiff-features: 81801 81956 82317 82409 82440 82565 82629 82929 83194 83513 83525 83758 83794
// bufdiff-features: 83903 84322 84460 84585 84631 84635 84887 84952 84962 84989 85007 85562 85999
// bufdiff-features: 86125 86254 86427 86645 86710 86837 87585 87666 87714 87923 88321 88341 88480
// bufdiff-features: 88679 88732 88849 88984 89109 89110 89148 89151 89178 89250 89696 89708 89732
// bufdiff-features: 89780 89812 90070 90230 90477 90543 90814 90979 91074 91393 91415 91453 91470
// bufdiff-features: 91737 92194 92218 92229 92235 92711 93032 93174 93944 93994 94178 94405 94517
// bufdiff-features: 94635 94687 95385 95465 95507 95987 96110 96353 96362 96375 96433 97053 97059
// bufdiff-features: 97150 97183 97318 97888 97949 98058 98201 98501 98879 99009 99087 99568 99573
// bufdiff-features: 99657 99738 99757 100073 100164 100269 100455 100459 100564 100584 101342
// bufdiff-features: 102024 102357 102548 102847 102850 103014 103210 103673 103715 103851 104034
// bufdiff-features: 104247 104315 104439 104775 104855 104931 105038 105166 105442 105750 105857
// bufdiff-features: 105950 106037 106087 106148 106223 106287 106314 106610 106689 107183 107248
// bufdiff-features: 107537 107882 108210 108221 108226 109086 109110 109147 109624 110162 110454
// bufdiff-features: 110561 110780 110816 110917 110952 111029 111054 111226 111916 111976 112068
// bufdiff-features: 112600 112712 112929 113046 113124 113262 113901 114139 114356 114789 115026
// bufdiff-features: 115290 115388 115471 115728 115823 115895 115995 116425 117137 117151 117373
// bufdiff-features: 117618 117899 118206 118581 119375 119384 119411 119490 119640 119816 119826
// bufdiff-features: 120406 120706 121000 121041 121307 121353 121363 121394 121467 121682 122226
// bufdiff-features: 122367 122870 122980 123446 123497 123852 123892 124484 125048 125243 125253
// bufdiff-features: 125498 125883 126179 126350 127096 127170 127243 127281 127427 127804 127850
// bufdiff-features: 128548 128731 128768 128975 129262 129550 129711 129878 129955 130059 130292
// bufdiff-features: 130824 130933 130942 131007
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (2, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x1x2xf64>, %arg1: i32) -> (tensor<?x1x1x2xf64>, tensor<2x?x1xf64>, tensor<3x1x2xf64>, tensor<3x1x2xf64>, tensor<3x1x2xf64>, tensor<1x1x2xf64>, tensor<1x1x2xf64>, index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -2.500000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c1, %c0, %c0] : tensor<3x1x2xf64>
    %0 = memref.alloca_scope  -> (i32) {
      %c3_5 = arith.constant 3 : index
      %cast_6 = tensor.cast %inserted : tensor<3x1x2xf64> to tensor<?x1x2xf64>
      %inserted_slice = tensor.insert_slice %cast_6 into %arg0[0, 0, 0] [%c3_5, 1, 2] [1, 1, 1] : tensor<?x1x2xf64> into tensor<3x1x2xf64>
      %15 = arith.index_cast %arg1 : i32 to index
      %16 = arith.remui %15, %c3_5 : index
      %extracted = tensor.extract %inserted_slice[%16, %c0, %c1] : tensor<3x1x2xf64>
      %c100_i32 = arith.constant 100 : i32
      memref.alloca_scope.return %c100_i32 : i32
    }
    %1 = scf.execute_region -> tensor<3x1x2xf64> {
      %expanded_5 = tensor.expand_shape %inserted [[0], [1], [2, 3]] output_shape [3, 1, 2, 1] : tensor<3x1x2xf64> into tensor<3x1x2x1xf64>
      %c2_6 = arith.constant 2 : index
      %15:2 = scf.while (%arg2 = %c0, %arg3 = %expanded_5) : (index, tensor<3x1x2x1xf64>) -> (index, tensor<3x1x2x1xf64>) {
        %extracted_slice_7 = tensor.extract_slice %inserted[%c0, 0, 1] [1, 1, 1] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1xf64>
        %16 = arith.cmpi ult, %arg2, %c2_6 : index
        %c7 = arith.constant 7 : index
        %17 = arith.cmpi eq, %arg2, %c7 : index
        %18 = arith.andi %16, %17 : i1
        scf.condition(%18) %arg2, %arg3 : index, tensor<3x1x2x1xf64>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<3x1x2x1xf64>):
        %16 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %expanded_5) -> (tensor<3x1x2x1xf64>) {
          %19:2 = scf.forall (%arg6, %arg7) in (2, 1) shared_outs(%arg8 = %arg3, %arg9 = %arg5) -> (tensor<3x1x2x1xf64>, tensor<3x1x2x1xf64>) {
            %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<3x1x2xf64> into tensor<3x2xf64>
            %extracted_slice_8 = tensor.extract_slice %arg8[0, 0, %arg6, %arg7] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1x2x1xf64> to tensor<3x1xf64>
            %22 = tensor.empty() : tensor<3x1xf64>
            %23 = linalg.fill ins(%cst : f64) outs(%22 : tensor<3x1xf64>) -> tensor<3x1xf64>
            %mapped = linalg.map { arith.minimumf } ins(%extracted_slice_8, %23 : tensor<3x1xf64>, tensor<3x1xf64>) outs(%extracted_slice_8 : tensor<3x1xf64>)
            %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %23 : tensor<3x1xf64>, tensor<3x1xf64>) outs(%mapped : tensor<3x1xf64>) {
            ^bb0(%in: f64, %in_11: f64, %out: f64):
              %26 = arith.addf %in, %in_11 : f64
              %27 = arith.mulf %26, %out : f64
              linalg.yield %27 : f64
            } -> tensor<3x1xf64>
            %extracted_slice_9 = tensor.extract_slice %arg9[0, 0, %arg6, %arg7] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1x2x1xf64> to tensor<3x1x1x1xf64>
            %25 = linalg.square ins(%extracted_slice_9 : tensor<3x1x1x1xf64>) outs(%extracted_slice_9 : tensor<3x1x1x1xf64>) -> tensor<3x1x1x1xf64>
            %inserted_10 = tensor.insert %cst into %25[%c2_6, %c0, %c0, %c0] : tensor<3x1x1x1xf64>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %24 into %arg8[0, 0, %arg6, %arg7] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1xf64> into tensor<3x1x2x1xf64>
              tensor.parallel_insert_slice %inserted_10 into %arg9[0, 0, %arg6, %arg7] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1x1x1xf64> into tensor<3x1x2x1xf64>
            }
          }
          %20 = linalg.round ins(%expanded_5 : tensor<3x1x2x1xf64>) outs(%arg5 : tensor<3x1x2x1xf64>) -> tensor<3x1x2x1xf64>
          %cst_7 = arith.constant dense<[[[[2.500000e+00], [3.500000e+00]]], [[[4.500000e+00], [5.500000e+00]]], [[[6.500000e+00], [7.500000e+00]]]]> : tensor<3x1x2x1xf64>
          %21 = linalg.reciprocal ins(%cst_7 : tensor<3x1x2x1xf64>) outs(%20 : tensor<3x1x2x1xf64>) -> tensor<3x1x2x1xf64>
          scf.yield %21 : tensor<3x1x2x1xf64>
        }
        %17 = arith.addi %arg2, %c1 : index
        %extracted = tensor.extract %arg3[%c1, %c0, %c1, %c0] : tensor<3x1x2x1xf64>
        %18 = linalg.rsqrt ins(%expanded_5 : tensor<3x1x2x1xf64>) outs(%arg3 : tensor<3x1x2x1xf64>) -> tensor<3x1x2x1xf64>
        scf.yield %17, %18 : index, tensor<3x1x2x1xf64>
      }
      scf.yield %inserted : tensor<3x1x2xf64>
    }
    %c3 = arith.constant 3 : index
    %2:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %1) -> (tensor<3x1x2xf64>, tensor<3x1x2xf64>) {
      %15:3 = scf.while (%arg5 = %c0, %arg6 = %arg4, %arg7 = %1) : (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) {
        %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<3x1x2xf64> into tensor<6xf64>
        %20 = arith.cmpi ult, %arg5, %c3 : index
        %c42_i32 = arith.constant 42 : i32
        %21 = arith.cmpi eq, %arg1, %c42_i32 : i32
        %22 = arith.andi %20, %21 : i1
        scf.condition(%22) %arg5, %arg6, %arg7 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
      } do {
      ^bb0(%arg5: index, %arg6: tensor<3x1x2xf64>, %arg7: tensor<3x1x2xf64>):
        %20 = arith.addi %arg5, %c1 : index
        %c2_11 = arith.constant 2 : index
        %21 = arith.index_cast %0 : i32 to index
        %22 = arith.remui %21, %c2_11 : index
        %extracted_12 = tensor.extract %arg6[%c2_11, %c0, %22] : tensor<3x1x2xf64>
        %23 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%arg0, %arg7 : tensor<3x1x2xf64>, tensor<3x1x2xf64>) outs(%arg6 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
        scf.yield %20, %23, %arg7 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
      }
      %16 = arith.xori %arg2, %15#0 : index
      %c-3_i32 = arith.constant -3 : i32
      %from_elements_5 = tensor.from_elements %arg1, %c-3_i32, %0, %0 : tensor<2x2xi32>
      %c2_6 = arith.constant 2 : index
      %17 = arith.remui %15#0, %c2_6 : index
      %extracted = tensor.extract %arg4[%arg2, %c0, %17] : tensor<3x1x2xf64>
      %cst_7 = arith.constant 1.000000e+00 : f64
      %cst_8 = arith.constant -6.000000e+00 : f64
      %cst_9 = arith.constant 3.000000e+00 : f64
      %from_elements_10 = tensor.from_elements %extracted, %extracted, %cst_7, %cst_8, %cst_9, %extracted : tensor<3x1x2xf64>
      %18 = linalg.sub ins(%from_elements_10, %arg3 : tensor<3x1x2xf64>, tensor<3x1x2xf64>) outs(%arg4 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %19 = linalg.fill ins(%cst_7 : f64) outs(%18 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %mapped = linalg.map ins(%from_elements_10 : tensor<3x1x2xf64>) outs(%arg3 : tensor<3x1x2xf64>)
        (%in: f64, %init: f64) {
          %20 = arith.subf %in, %extracted : f64
          linalg.yield %20 : f64
        }
      scf.yield %mapped, %19 : tensor<3x1x2xf64>, tensor<3x1x2xf64>
    }
    %expanded = tensor.expand_shape %2#1 [[0], [1, 2], [3]] output_shape [3, 1, 1, 2] : tensor<3x1x2xf64> into tensor<3x1x1x2xf64>
    %c2 = arith.constant 2 : index
    %3 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %arg0) -> (tensor<3x1x2xf64>) {
      %15 = linalg.max ins(%2#0, %arg0 : tensor<3x1x2xf64>, tensor<3x1x2xf64>) outs(%arg3 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %extracted = tensor.extract %arg3[%c2, %c0, %c1] : tensor<3x1x2xf64>
      %16 = tensor.empty() : tensor<3x2x2xf64>
      %17 = linalg.fill ins(%extracted : f64) outs(%16 : tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
      %18 = linalg.batch_matmul ins(%arg0, %17 : tensor<3x1x2xf64>, tensor<3x2x2xf64>) outs(%arg3 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %extracted_5 = tensor.extract %18[%c0, %c0, %c1] : tensor<3x1x2xf64>
      %19 = vector.transfer_read %2#1[%arg2, %c0, %c0], %extracted_5 : tensor<3x1x2xf64>, vector<4xf64>
      %20 = vector.transfer_write %19, %18[%c2, %c0, %c0] : vector<4xf64>, tensor<3x1x2xf64>
      scf.yield %20 : tensor<3x1x2xf64>
    }
    %extracted_slice = tensor.extract_slice %3[0, 0, 1] [2, %c1, 1] [2, 1, 1] : tensor<3x1x2xf64> to tensor<2x?x1xf64>
    %4 = scf.for %arg2 = %c0 to %c1 step %c2 iter_args(%arg3 = %inserted) -> (tensor<3x1x2xf64>) {
      %extracted_slice_5 = tensor.extract_slice %3[1, 0, 0] [1, 1, 2] [2, 1, 1] : tensor<3x1x2xf64> to tensor<1x1x2xf64>
      %15 = func.call @write1(%extracted_slice_5) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
      %extracted = tensor.extract %3[%arg2, %c0, %arg2] : tensor<3x1x2xf64>
      vector.print %extracted : f64
      %16 = func.call @write1(%extracted_slice_5) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
      %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x1x2xf64>) outs(%arg3 : tensor<3x1x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %18 = arith.minimumf %in, %out : f64
        linalg.yield %18 : f64
      } -> tensor<3x1x2xf64>
      scf.yield %17 : tensor<3x1x2xf64>
    }
    %5 = arith.cmpi uge, %0, %arg1 : i32
    %true = arith.constant true
    %6 = arith.ori %5, %true : i1
    cf.assert %6, "never fails"
    %cst_0 = arith.constant 1.000000e+10 : f64
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<1x1x2xf64>
    %7 = call @write1(%from_elements) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %8 = call @write1(%7) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %9 = call @write1(%8) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %10:2 = scf.if %5 -> (tensor<3x1x2xf64>, tensor<3x1x2xf64>) {
      %extracted_slice_5 = tensor.extract_slice %inserted[0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1x2xf64>
      %extracted_slice_6 = tensor.extract_slice %inserted[2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<3x1x2xf64> to tensor<1x1x2xf64>
      %cst_7 = arith.constant 0.000000e+00 : f64
      %15 = linalg.fill ins(%cst_7 : f64) outs(%extracted_slice_5 : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
      %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_6 : tensor<1x1x2xf64>, tensor<1x1x2xf64>) outs(%extracted_slice_6 : tensor<1x1x2xf64>) {
      ^bb0(%in: f64, %in_9: f64, %out: f64):
        %17 = arith.mulf %in, %in_9 : f64
        %18 = arith.subf %17, %out : f64
        linalg.yield %18 : f64
      } -> tensor<1x1x2xf64>
      %inserted_slice = tensor.insert_slice %15 into %inserted[0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xf64> into tensor<3x1x2xf64>
      %inserted_slice_8 = tensor.insert_slice %16 into %inserted_slice[2, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<1x1x2xf64> into tensor<3x1x2xf64>
      scf.yield %inserted_slice, %inserted : tensor<3x1x2xf64>, tensor<3x1x2xf64>
    } else {
      %generated = tensor.generate %c3 {
      ^bb0(%arg2: index, %arg3: index):
        %18 = arith.index_cast %arg2 : index to i64
        %19 = arith.sitofp %18 : i64 to f64
        %20 = arith.index_cast %arg3 : index to i64
        %21 = arith.sitofp %20 : i64 to f64
        %22 = arith.mulf %19, %21 : f64
        tensor.yield %22 : f64
      } : tensor<?x4xf64>
      %15 = func.call @write1(%9) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
      %16 = tensor.empty() : tensor<3x1xf64>
      %17 = linalg.fill ins(%cst : f64) outs(%16 : tensor<3x1xf64>) -> tensor<3x1xf64>
      %cast_5 = tensor.cast %17 : tensor<3x1xf64> to tensor<?x1xf64>
      %inserted_slice = tensor.insert_slice %cast_5 into %inserted[0, 0, %c1] [%c3, 1, 1] [1, 1, 1] : tensor<?x1xf64> into tensor<3x1x2xf64>
      scf.yield %4, %inserted_slice : tensor<3x1x2xf64>, tensor<3x1x2xf64>
    }
    %11:3 = scf.while (%arg2 = %c0, %arg3 = %2#1, %arg4 = %10#0) : (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> (index, tensor<3x1x2xf64>, tensor<3x1x2xf64>) {
      %15 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %inserted) -> (tensor<3x1x2xf64>) {
        %17 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<3x1x2xf64>) {
          %extracted = tensor.extract %arg8[%c2, %c0, %arg5] : tensor<3x1x2xf64>
          %cst_5 = arith.constant 7.250000e+00 : f64
          %inserted_6 = tensor.insert %cst_5 into %arg8[%c1, %c0, %c1] : tensor<3x1x2xf64>
          scf.yield %inserted_6 : tensor<3x1x2xf64>
        }
        scf.yield %17 : tensor<3x1x2xf64>
      }
      %16 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%16) %arg2, %arg3, %arg4 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<3x1x2xf64>, %arg4: tensor<3x1x2xf64>):
      %15 = arith.select %5, %arg4, %inserted : tensor<3x1x2xf64>
      %cst_5 = arith.constant dense<1.000000e+02> : tensor<1x1x2xf64>
      %16 = func.call @write1(%cst_5) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
      %17 = arith.addi %arg2, %c1 : index
      %18 = linalg.copy ins(%15 : tensor<3x1x2xf64>) outs(%arg3 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      scf.yield %17, %18, %arg4 : index, tensor<3x1x2xf64>, tensor<3x1x2xf64>
    }
    %12 = call @write1(%9) : (tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %cst_1 = arith.constant -6.000000e+00 : f64
    %cst_2 = arith.constant 1.000000e+02 : f64
    %cst_3 = arith.constant 1.000000e+02 : f64
    %from_elements_4 = tensor.from_elements %cst_0, %cst_1, %cst_2, %cst_3 : tensor<1x2x2xf64>
    %13 = tensor.empty() : tensor<2xf64>
    %14 = linalg.pooling_nwc_max ins(%from_elements_4, %13 : tensor<1x2x2xf64>, tensor<2xf64>) outs(%12 : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    %cast = tensor.cast %expanded : tensor<3x1x1x2xf64> to tensor<?x1x1x2xf64>
    return %cast, %extracted_slice, %10#1, %11#1, %11#2, %14, %12, %11#0 : tensor<?x1x1x2xf64>, tensor<2x?x1xf64>, tensor<3x1x2xf64>, tensor<3x1x2xf64>, tensor<3x1x2xf64>, tensor<1x1x2xf64>, tensor<1x1x2xf64>, index
  }
  func.func private @write1(%arg0: tensor<1x1x2xf64>) -> tensor<1x1x2xf64> {
    %0 = tensor.empty() : tensor<1xf64>
    %1 = linalg.pooling_nwc_min ins(%arg0, %0 : tensor<1x1x2xf64>, tensor<1xf64>) outs(%arg0 : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    return %1 : tensor<1x1x2xf64>
  }
}

