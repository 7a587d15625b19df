// bufdiff-profile: deep
// bufdiff-choices: 38cb94333d8dddffb3a5adacb1db0dee0c2a5ae21f0ba17936afe03a99953676aae06bb69e27a156
// bufdiff-choices: c936ce57bf9f3405291ad42639f577a708587993a262b6997e4b7fdbc8695c208087c87f24db9561
// bufdiff-choices: a212d39be14242cc356e3cfe237c4713d3083005858bb472c20ddd4d9759c30286462a5e193822ac
// bufdiff-choices: aac52916c49ca648440336f9611324e27d2e441edc4e89f8511dcd0bc5c910d452fcccba75e71a30
// bufdiff-choices: eb53488a32f60356f7a15ddbce36278b54f30a4511ba53e8e381cf17e932c23e3d038ac390f1e23f
// bufdiff-choices: 99574e9d48d99f5e63fa37117505d8fbd0485d95a0d7ef2d3d1fb82fe7f97b7365eeb9d3976aa6c8
// bufdiff-choices: a2181a79bebef0f36b5d33ea1b8bc4c3c3aeee233bc9b0dab12eab1dfe9e7b83628c63315954c6c7
// bufdiff-choices: 1a6349087816d645bf622c601795a185bfc56e96e35074a70da0a07155de5aad494e2fa9c2a67b47
// bufdiff-choices: cd24b701833de853d3b50e3c952051ead27959dbe8ce08a27fbfe969004b5922bccefef0ab207b7d
// bufdiff-choices: 1333296b868e33cbfba65779c71a037d48af56f776cf809746f9b664fc4f9e43c68712875ab5f5b0
// bufdiff-choices: ea1933fc197153406d5ddb988c7212cc8ae5c202b7fb10e707a43c8ee459816cf77cd9ddd9f04a72
// bufdiff-choices: 071341779ef48641f4411410df9283b24cb29f283f73edad5d0f5fb8fb6ae0e98a4f417a92470918
// bufdiff-choices: 1ec83af251a604bfd68111059c6c8995555b4ee5449d0b18b72432ef27a6bbdd85f111d8ea7054dc
// bufdiff-choices: 2f182b74697e3e62e69136cdb3b9d411f465a18287ff6bf6e3da86c708a6d8f4c61b5b274e801dfc
// bufdiff-choices: c3cfcf5dd871bd3f54a41c6ee70c3e58fbd3c2f63ecf436d906b2dccd3b1ee98f096fde849e4e8a8
// bufdiff-choices: f2ea66981cf3b49230347d0bd8311b8a44b77729dbdee70440e72665161c8f4c1e6e1f18a335a94f
// bufdiff-choices: bd15f8b5ac79f48ffb3d600df51385c911fe630492f3d41901acf5f79f09026108f563a6783aca40
// bufdiff-choices: 782903d0ef97536e31e90626acd34979518933322c7ce38d77f0471e3d6ba69fc5719548f2093d34
// bufdiff-choices: 6daeae47d9eed92a882a5ac2ec9d7eafec7ea5e94468cf61d8a8b2a17f0b96f6fee64240fee8c43b
// bufdiff-choices: 1a14417472e5f347da60de21bdd19a2a95117de900a39365080c0c3b27505f6016a91638c5f58e07
// bufdiff-choices: f56f9dfacab02695d21f9604b0a05bd5085a81679fe0c9eefa626f57081a40c0a98772d18d80adcb
// bufdiff-choices: d3f8d4d60b5b6a976f03c1870e5718bc0f55d5c7dfcd77376e07d2072a055abae827ba1f33ea9c09
// bufdiff-choices: 421a32d860e01b2397977c1887e9fae404e4c7fcca69bc8355ee46bfc8411b54f5cb415aafb5bf0f
// bufdiff-choices: 93063e33b43f762259a99ec8d89c1a912aa62e8e7dc88e3ecfe31ee2103b7a15156f8ac9c115b7e3
// bufdiff-choices: a2b2a47a4f0f679789ccf196a75d245b3aee0036033c056861c7c9e7e8a2e61044009971a1a7268b
// bufdiff-choices: d6148a277632bbb898b3aae9c38ad306eafdaf7e4840e4d0ca456e531a1f34a2500e932d7ccacc0f
// bufdiff-choices: 961ac9da78b72d8d5c9e98052916ce220054223a97b48f7cc01da2bdc4f749af036602aa9006b279
// bufdiff-choices: b3aafcb16c2f44db7dcf7b83e72c405c5653a293563b51dcecc036f534327dde15e8b093ac008f63
// bufdiff-choices: 52c06b54459c03cc6196f37887c0f8255e23f809232cced0c73205db1956330c0a5a3917d0a2901c
// bufdiff-choices: 96594c1e6ca0f2bbc2c83314f1380d4658b92c2ba35b
// bufdiff-features: 294 448 452 826 981 1133 1333 1419 1502 1749 2073 2292 2339 2374 2684 2898 3233
// bufdiff-features: 3412 3579 3999 4211 4659 4775 4935 4958 4984 5187 5269 5270 5297 5533 5751 5793
// bufdiff-features: 5878 5943 5973 6027 6527 6581 6641 6787 6812 6831 6993 7014 7091 7180 7534 7772
// bufdiff-features: 7829 7871 8137 8488 9042 9167 9230 9246 9302 9479 9591 9611 9748 9857 9972
// bufdiff-features: 10166 10381 10384 10731 10762 10872 10968 10970 11162 11304 11321 11408 11441
// bufdiff-features: 11538 11545 11721 11831 12032 12246 12276 12366 12476 12561 13021 13225 13233
// bufdiff-features: 13424 13428 13449 13493 13524 13576 13623 13689 13870 13915 14000 14015 14152
// bufdiff-features: 14233 14925 15401 15440 15498 15751 15903 15919 15929 15947 15974 15976 15989
// bufdiff-features: 16086 16207 16210 16242 16364 16371 16383 16405 16452 16582 16682 16691 16747
// bufdiff-features: 16769 16813 16822 17107 17109 17216 17255 17470 17628 17987 18166 18392 18443
// bufdiff-features: 18521 18667 18685 18774 18822 18984 19100 19164 19241 19276 19341 19382 19419
// bufdiff-features: 19631 19635 19726 19746 19757 19841 20261 20402 20484 20516 20656 20838 20864
// bufdiff-features: 20873 21044 21061 21115 21154 21161 21578 21658 21876 21883 22095 22130 22167
// bufdiff-features: 22221 22280 22458 22498 22555 22593 22640 22739 22824 23239 23680 23740 23749
// bufdiff-features: 23874 24207 24268 24320 24393 24516 24572 24747 24935 25119 25253 25388 25735
// bufdiff-features: 25810 25818 25898 25962 26023 26027 26107 26385 26414 26483 26528 26546 26568
// bufdiff-features: 26575 26663 26791 26832 26922 26952 27048 27056 27341 27370 27725 27766 27825
// bufdiff-features: 27856 28133 28276 28287 28349 28600 28652 28814 28986 29076 29123 29180 29229
// bufdiff-features: 29398 29502 29684 29732 29968 29993 30018 30105 30145 30232 30305 30348 30389
// bufdiff-features: 30659 30666 30670 30718 31039 31053 31543 31668 31851 31899 31953 32087 32140
// bufdiff-features: 32159 32457 32614 32747 32804 32809 32877 32903 33072 33129 33324 33409 33427
// bufdiff-features: 33597 33853 34069 34101 34167 34200 34301 34564 34617 34647 34734 34745 35036
// bufdiff-features: 35097 35232 35610 35633 36014 36092 36206 36234 36409 36542 36616 36784 36901
// bufdiff-features: 37007 37183 37189 37231 37267 37289 37387 37568 37694 37743 37786 37809 37895
// bufdiff-features: 37975 38227 38433 38490 38561 38570 38719 38783 39123 39386 39747 39810 39907
// bufdiff-features: 39927 39955 39981 40013 40044 40104 40195 40329 40348 40479 40669 40675 40712
// bufdiff-features: 41011 41164 41430 41726 41737 41984 42094 42282 42344 42369 42398 42442 42467
// bufdiff-features: 42530 42858 43092 43098 43171 43192 43231 43242 43294 43410 43442 43499 43631
// bufdiff-features: 43774 43942 43951 44240 44333 44505 44522 44587 44621 44872 44918 44959 45710
// bufdiff-features: 45765 45855 46024 46203 46404 46522 46827 46832 46833 46936 46974 46995 47082
// bufdiff-features: 47093 47236 47392 47488 47676 47782 48038 48196 48452 48575 48598 48600 48724
// bufdiff-features: 48974 48991 49107 49135 49170 49397 49605 49627 49635 50016 50146 50450 50461
// bufdiff-features: 50476 50633 50717 50774 50792 50894 50983 51365 51395 51407 51415 51729 51851
// bufdiff-features: 51863 52042 52098 52322 52516 52558 52573 52623 52625 52667 52741 52807 52900
// bufdiff-features: 52946 52958 53160 53180 53441 53469 53642 53842 53898 54203 54385 54598 54651
// bufdiff-features: 54717 54915 54970 54998 55113 55130 55182 55264 55270 55395 55593 55887 55899
// bufdiff-features: 56211 56404 57064 57265 57383 57450 57718 57773 57891 58190 58308 58316 58319
// bufdiff-features: 58492 58661 58973 59070 59082 59347 59620 59764 60047 60245 60352 60384 60550
// bufdiff-features: 60833 61166 61197 61350 61541 61556 61699 62109 62121 62218 62345 62433 62561
// bufdiff-features: 62914 62925 63062 63071 63249 63403 63642 63800 63915 63929 64000 64105 64119
// bufdiff-features: 64120 64162 64235 64959 64976 65074 65217 65235 65259 65401 65499 65763 66228
// bufdiff-features: 66327 66422 66765 66777 66996 67195 67274 67375 67526 67801 67880 68355 68408
// bufdiff-features: 68664 68764 68782 68822 68854 69032 69121 69235 69449 69660 69817 69987 70202
// bufdiff-features: 70278 70529 70537 70544 70726 70802 71058 71169 71199 71306 71393 71490 71544
// bufdiff-features: 71928 72086 72243 72280 72629 73008 73042 73134 73140 73141 73165 73242 73249
// bufdiff-features: 73289 73455 73548 73569 73658 73675 73725 73756 73802 73857 74034 74057 74149
// bufdiff-features: 74358 74360 74362 74405 74556 74617 74833 74881 74984 75321 75414 75492 75870
// bufdiff-features: 75900 75921 76009 76052 76334 76377 76378 76610 76659 76748 76953 77111 77389
// bufdiff-features: 77564 77565 77693 77875 78030 78038 78041 78100 78283 78430 78526 78609 78808
// bufdiff-features: 78950 79024 79291 79389 79562 79776 79850 79972 80030 80193 80304 80436 80452
// bufdiff-features: 80736 80894 81047 81221 81328 81467 81707 81736 81814 82135 82182 82203 82317
// bufdiff-features: 82383 82552 82654 82708 83023 83071 83194 83212 83261 83466 83495 83634 83652
// bufdiff-features: 83871 83887 83963 84585 84727 84808 84853 84887 84897 84922 85047 85387 85509
// bufdiff-features: 85562 85592 85843 86125 86344 86441 86505 86645 86710 86827 86844 86934 86965
// bufdiff-features: 86992 87055 87228 87280 87408 87487 87585 87791 88000 88019 88146 88321 88341
// bufdiff-features: 88486 88635 88679 88734 88958 88990 89419 89445 89555 89719 89732 89780 89812
// bufdiff-features: 89901 89915 90070 90400 90487 90543 90585 90589 91074 91248 91289 91627 91737
// bufdiff-features: 91748 92093 92194 92492 92686 92919 93225 93244 93405 93464 93718 93889 94031
// bufdiff-features: 94174 94360 94396 94687 94860 94961 94981 95056 95299 95385 95407 95587 95596
// bufdiff-features: 95603 95930 95987 96273 96300 96381 96431 96626 96989 97037 97131 97147 97282
// bufdiff-features: 97563 97585 97619 97666 97859 97864 98138 98174 98194 98201 98357 98386 98430
// bufdiff-features: 98501 98658 98704 99009 99034 99056 99228 99243 99257 99383 99538 99568 99738
// bufdiff-features: 99757 99871 100059 100461 100617 100711 100849 101132 101242 101264 101269
// bufdiff-features: 101422 101459 101896 102187 102357 102367 102809 102897 103159 103188 103257
// bufdiff-features: 103339 103374 103383 103522 103549 103715 104069 104072 104159 104253 104303
// bufdiff-features: 104315 104405 104436 104931 105290 105346 105642 105696 105750 105837 105857
// bufdiff-features: 105858 105902 106314 106382 106645 106891 107160 107412 107425 107900 107987
// bufdiff-features: 108001 108012 108169 108660 108858 108907 109028 109086 109157 109187 109327
// bufdiff-features: 109375 109399 109408 109426 109440 109445 109528 109532 109678 110162 110240
// bufdiff-features: 110424 110434 110491 110530 110561 110780 111233 111275 111316 111883 111948
// bufdiff-features: 111976 112176 112355 112473 112474 112736 112800 112922 112929 113020 113083
// bufdiff-features: 113084 113209 113327 113453 113586 113626 113757 113901 113920 113940 113990
// bufdiff-features: 114189 114308 114366 114541 114601 114666 114783 114869 114874 114990 115026
// bufdiff-features: 115068 115155 115182 115471 115722 115894 116039 116259 116312 117137 117206
// bufdiff-features: 117235 117509 117654 118379 118576 118725 118876 118880 118966 118987 119120
// bufdiff-features: 119384 119405 119466 119564 119736 119764 119796 119845 119876 119896 119993
// bufdiff-features: 120012 120145 120187 120439 120478 121059 121089 121109 121181 121252 121363
// bufdiff-features: 121394 121467 121561 121682 122225 122367 122390 122764 122967 123098 123204
// bufdiff-features: 123446 123989 124448 124484 124887 124956 125004 125175 125308 125453 125665
// bufdiff-features: 125826 125831 126179 126236 126349 126398 126638 126770 126831 127064 127072
// bufdiff-features: 127112 127553 127770 128157 128228 128362 128456 128459 128599 128768 128776
// bufdiff-features: 128817 128839 128907 128916 129262 129422 129478 129711 129743 130294 130500
// bufdiff-features: 130602 130691 130878 130942
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<3x3x3x1xf32>, tensor<1x3x3xf32>, tensor<?x?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 1.000000e+10 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (i64, tensor<f32>) {
      %mapped = linalg.map ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>)
        (%in: f32, %init: f32) {
          linalg.yield %in : f32
        }
      %c42_i64 = arith.constant 42 : i64
      %cst_8 = arith.constant dense<2.500000e+00> : tensor<f32>
      %28 = linalg.max ins(%cst_8, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %c42_i64, %28 : i64, tensor<f32>
    } else {
      %c1_i64 = arith.constant 1 : i64
      scf.yield %c1_i64, %arg0 : i64, tensor<f32>
    }
    %2 = arith.sitofp %1#0 : i64 to f32
    %inserted = tensor.insert %2 into %arg0[] : tensor<f32>
    %3:2 = call @both4(%inserted, %inserted) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    %4 = tensor.empty() : tensor<1x3x1xf32>
    %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %cast = tensor.cast %5 : tensor<1x3x1xf32> to tensor<?x?x?xf32>
    %cast_0 = tensor.cast %5 : tensor<1x3x1xf32> to tensor<?x?x?xf32>
    %6:3 = call @f1(%cast, %cast_0) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x?xf32>)
    %7 = call @same5(%6#1) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %9 = linalg.pooling_ncw_sum ins(%6#1, %8 : tensor<?x?x?xf32>, tensor<1xf32>) outs(%7 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6#1 : tensor<?x?x?xf32>) outs(%7 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<?x?x?xf32>
    affine.parallel (%arg1) = (0) to (3) {
      %c0_8 = arith.constant 0 : index
      %c1_9 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %4[%c0_8, 0, 0] [1, 3, %c1_9] [1, 1, %c1_9] : tensor<1x3x1xf32> to tensor<1x3x?xf32>
      %collapsed = tensor.collapse_shape %9 [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
    }
    %generated = tensor.generate  {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %28 = arith.index_cast %arg1 : index to i64
      %29 = arith.sitofp %28 : i64 to f32
      %30 = arith.index_cast %arg2 : index to i64
      %31 = arith.sitofp %30 : i64 to f32
      %32 = arith.index_cast %arg3 : index to i64
      %33 = arith.sitofp %32 : i64 to f32
      %34 = arith.maximumf %29, %31 : f32
      %35 = arith.addf %34, %33 : f32
      tensor.yield %35 : f32
    } : tensor<3x1x2xf32>
    %cast_1 = tensor.cast %generated : tensor<3x1x2xf32> to tensor<3x?x?xf32>
    %11 = tensor.empty() : tensor<3x3x3xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %13:4 = call @f2(%cast_1, %12, %12) : (tensor<3x?x?xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x?xf32>, tensor<3x3x3x1xf32>, tensor<3x3x3xf32>, tensor<1x3x3xf32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst_2 = arith.constant 7.250000e+00 : f32
    %splat = tensor.splat %cst_2[%c1, %c3, %c3] : tensor<?x?x?xf32>
    %14 = arith.extf %extracted : f32 to f64
    %15 = arith.truncf %14 : f64 to f32
    %16 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %13#2) -> (tensor<3x3x3xf32>) {
      %cst_8 = arith.constant dense<[[[5.500000e+00]], [[6.500000e+00]], [[7.500000e+00]], [[8.500000e+00]], [[9.500000e+00]], [[1.050000e+01]]]> : tensor<6x1x1xf32>
      %28 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %7 : tensor<6x1x1xf32>, tensor<?x?x?xf32>) outs(%7 : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %32 = arith.divf %in, %in_11 : f32
        %33 = arith.cmpf olt, %32, %out : f32
        %34 = arith.select %33, %32, %out : f32
        linalg.yield %34 : f32
      } -> tensor<?x?x?xf32>
      %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<6x1x1xf32>) outs(%28 : tensor<?x?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %32 = arith.addf %in, %cst_2 : f32
        linalg.yield %32 : f32
      } -> tensor<?x?x?xf32>
      %30 = tensor.empty() : tensor<1x6x1xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x?xf32>) outs(%30 : tensor<1x6x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_11 = arith.constant 1.000000e+10 : f32
        %32 = arith.cmpf olt, %in, %cst_11 : f32
        %33 = arith.select %32, %in, %cst_11 : f32
        linalg.yield %33 : f32
      } -> tensor<1x6x1xf32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x3x3xf32>
      %c0_9 = arith.constant 0 : index
      %inserted_10 = tensor.insert %15 into %extracted_slice[%c0_9, %c1, %arg1] : tensor<1x3x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %inserted_10 into %arg2[%arg1, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xf32> into tensor<3x3x3xf32>
      }
    }
    %true = arith.constant true
    %17 = arith.divui %0, %true : i1
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %18:2 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %16, %arg3 = %cst_3) -> (tensor<3x3x3xf32>, f32) {
      %c2 = arith.constant 2 : index
      affine.if #set(%c2) {
        %30 = tensor.empty() : tensor<f32>
        %cst_11 = arith.constant -1.000000e+00 : f32
        %31 = linalg.fill ins(%cst_11 : f32) outs(%30 : tensor<f32>) -> tensor<f32>
        %32 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%3#1, %31 : tensor<f32>, tensor<f32>) outs(%inserted : tensor<f32>) -> tensor<f32>
        %33 = tensor.empty() : tensor<f32>
        %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%32 : tensor<f32>) outs(%33 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %35 = arith.negf %in : f32
          %36 = arith.addf %35, %cst_3 : f32
          linalg.yield %36 : f32
        } -> tensor<f32>
      } else {
        %cast_11 = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
        %30:4 = func.call @f2(%cast_11, %arg2, %12) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3x?x?xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x?xf32>, tensor<3x3x3x1xf32>, tensor<3x3x3xf32>, tensor<1x3x3xf32>)
        %cst_12 = arith.constant 1.000000e+10 : f32
        %inserted_13 = tensor.insert %cst_12 into %30#2[%c1, %c2, %arg1] : tensor<3x3x3xf32>
        %mapped = linalg.map { arith.addf } ins(%30#2, %30#2 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%30#2 : tensor<3x3x3xf32>)
        %31 = arith.remui %arg1, %c3 : index
        %extracted_14 = tensor.extract %mapped[%31, %arg1, %31] : tensor<3x3x3xf32>
        vector.print %extracted_14 : f32
      }
      %extracted_8 = tensor.extract %arg2[%c2, %arg1, %arg1] : tensor<3x3x3xf32>
      %28 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %extracted_9 = tensor.extract %28[%c0, %c0, %c1] : tensor<3x3x3xf32>
      %generated_10 = tensor.generate %c3, %c3 {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        %30 = arith.index_cast %arg4 : index to i1
        %31 = arith.index_cast %arg5 : index to i1
        %32 = arith.index_cast %arg6 : index to i1
        %33 = arith.ori %30, %31 : i1
        %34 = arith.minsi %33, %32 : i1
        tensor.yield %34 : i1
      } : tensor<?x?x3xi1>
      %29 = linalg.select ins(%generated_10, %16, %16 : tensor<?x?x3xi1>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%28 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      scf.yield %29, %15 : tensor<3x3x3xf32>, f32
    }
    %cst_4 = arith.constant 1.000000e+02 : f32
    %19 = arith.cmpf ugt, %cst_3, %cst_4 : f32
    %20 = scf.forall (%arg1, %arg2) in (%c3, %c1) shared_outs(%arg3 = %4) -> (tensor<1x3x1xf32>) {
      %28:2 = scf.if %0 -> (tensor<?x?x?xf32>, tensor<3x3x3xf32>) {
        %c2_10 = arith.constant 2 : index
        %dim_11 = tensor.dim %splat, %c2_10 : tensor<?x?x?xf32>
        %29:3 = func.call @f1(%6#0, %6#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x?xf32>)
        %transposed = linalg.transpose ins(%18#0 : tensor<3x3x3xf32>) outs(%18#0 : tensor<3x3x3xf32>) permutation = [1, 0, 2] 
        scf.yield %splat, %transposed : tensor<?x?x?xf32>, tensor<3x3x3xf32>
      } else {
        %c0_i64 = arith.constant 0 : i64
        %cst_10 = arith.constant dense<1.000000e+02> : tensor<1x1xf32>
        %inserted_slice = tensor.insert_slice %cst_10 into %9[%c0, %arg1, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1xf32> into tensor<?x?x?xf32>
        %29 = arith.remui %arg2, %c1 : index
        %c6 = arith.constant 6 : index
        %30 = arith.remui %arg2, %c6 : index
        %31 = vector.transfer_read %inserted_slice[%29, %30, %arg2], %18#1 : tensor<?x?x?xf32>, vector<3xf32>
        %32 = vector.transfer_write %31, %splat[%c0, %c0, %arg2] : vector<3xf32>, tensor<?x?x?xf32>
        %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13#0 : tensor<3x3x?xf32>) outs(%18#0 : tensor<3x3x3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %34 = linalg.index 0 : index
          %35 = arith.index_cast %34 : index to i64
          %36 = arith.sitofp %35 : i64 to f32
          %37 = arith.maximumf %in, %36 : f32
          linalg.yield %37 : f32
        } -> tensor<3x3x3xf32>
        scf.yield %32, %33 : tensor<?x?x?xf32>, tensor<3x3x3xf32>
      }
      %c2 = arith.constant 2 : index
      %cast_8 = tensor.cast %18#0 : tensor<3x3x3xf32> to tensor<3x3x?xf32>
      %mapped = linalg.map ins(%cast_8 : tensor<3x3x?xf32>) outs(%13#0 : tensor<3x3x?xf32>)
        (%in: f32, %init: f32) {
          %extracted_10 = tensor.extract %13#0[%c2, %c0, %c1] : tensor<3x3x?xf32>
          %29 = arith.cmpf olt, %in, %extracted_10 : f32
          %30 = arith.select %29, %in, %extracted_10 : f32
          linalg.yield %30 : f32
        }
      %cast_9 = tensor.cast %6#2 : tensor<?x1x?xf32> to tensor<1x1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast_9 into %arg3[0, %arg1, %arg2] [1, 1, 1] [1, 1, 1] : tensor<1x1x1xf32> into tensor<1x3x1xf32>
      }
    }
    %cst_5 = arith.constant 1.000000e+00 : f32
    %21 = arith.divf %18#1, %cst_5 : f32
    %false = arith.constant false
    %22 = arith.minui %0, %false : i1
    %23 = tensor.empty() : tensor<3x3x3xf32>
    %extracted_6 = tensor.extract %20[%c0, %c1, %c0] : tensor<1x3x1xf32>
    %dim = tensor.dim %23, %c0 : tensor<3x3x3xf32>
    %24 = tensor.empty() : tensor<3x3x4x2xf32>
    %cst_7 = arith.constant 2.000000e+00 : f32
    %25 = linalg.fill ins(%cst_7 : f32) outs(%24 : tensor<3x3x4x2xf32>) -> tensor<3x3x4x2xf32>
    %26 = tensor.empty() : tensor<2x2xf32>
    %27 = linalg.pooling_nchw_sum ins(%25, %26 : tensor<3x3x4x2xf32>, tensor<2x2xf32>) outs(%13#1 : tensor<3x3x3x1xf32>) -> tensor<3x3x3x1xf32>
    return %27, %13#3, %10, %from_elements, %3#0, %1#1 : tensor<3x3x3x1xf32>, tensor<1x3x3xf32>, tensor<?x?x?xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?x3xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<?x?x3xf32>) outs(%arg0 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %0, %arg4 = %cst) -> (tensor<?x?x3xf32>, f32) {
      %c4_2 = arith.constant 4 : index
      %13 = arith.cmpi ult, %arg2, %c4_2 : index
      %14 = arith.select %13, %arg0, %arg1 : tensor<?x?x?xf32>
      %cst_3 = arith.constant dense<-1> : tensor<2x3x2xi64>
      %extracted_slice_4 = tensor.extract_slice %0[0, 0, 0] [%dim, %dim, 2] [1, 1, %c1] : tensor<?x?x3xf32> to tensor<?x?x2xf32>
      %15 = linalg.log ins(%1 : tensor<?x?x3xf32>) outs(%arg3 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      %16 = tensor.empty(%dim) : tensor<?x3xf32>
      %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x3xf32>) -> tensor<?x3xf32>
      %18 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x3xf32>) outs(%15 : tensor<?x?x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %19 = arith.mulf %in, %out : f32
        linalg.yield %19 : f32
      } -> tensor<?x?x3xf32>
      scf.yield %18, %cst : tensor<?x?x3xf32>, f32
    }
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [%dim, 3, %dim] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x3x?xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xf32>) outs(%extracted_slice : tensor<?x3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf olt, %in, %out : f32
      %14 = arith.select %13, %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<?x3x?xf32>
    %inserted_slice = tensor.insert_slice %4 into %arg1[0, 0, 0] [%dim, 3, %dim] [1, 1, 1] : tensor<?x3x?xf32> into tensor<?x?x?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x3x?xf32>) outs(%arg1 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<?x?x?xf32>
    %concat = tensor.concat dim(1) %5, %extracted_slice : (tensor<?x?x?xf32>, tensor<?x3x?xf32>) -> tensor<?x?x?xf32>
    %6 = tensor.empty(%dim, %dim) : tensor<?x3x?x2xf32>
    %7 = linalg.fill ins(%3#1 : f32) outs(%6 : tensor<?x3x?x2xf32>) -> tensor<?x3x?x2xf32>
    %cast = tensor.cast %7 : tensor<?x3x?x2xf32> to tensor<?x?x?x2xf32>
    %reduced = linalg.reduce ins(%cast : tensor<?x?x?x2xf32>) outs(%inserted_slice : tensor<?x?x?xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %13 = arith.addf %in, %init : f32
        linalg.yield %13 : f32
      }
    %c3 = arith.constant 3 : index
    %8 = arith.minui %dim, %c3 : index
    %9 = arith.subi %dim, %8 : index
    %c2 = arith.constant 2 : index
    %extracted_slice_0 = tensor.extract_slice %inserted_slice[%9, %c2, 0] [%8, 1, %dim] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1x?xf32>
    %extracted_slice_1 = tensor.extract_slice %reduced[0, 2, 0] [%dim, 1, %dim] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1x?xf32>
    %c4 = arith.constant 4 : index
    %10:2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %concat, %arg4 = %reduced) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
      %13 = tensor.empty(%dim, %dim) : tensor<2x?x3x?xf32>
      %cst_2 = arith.constant 2.000000e+00 : f32
      %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<2x?x3x?xf32>) -> tensor<2x?x3x?xf32>
      %cast_3 = tensor.cast %14 : tensor<2x?x3x?xf32> to tensor<2x?x?x?xf32>
      %reduced_4 = linalg.reduce ins(%cast_3 : tensor<2x?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %19 = arith.divf %in, %init : f32
          linalg.yield %19 : f32
        }
      %cst_5 = arith.constant 1.000000e+01 : f32
      %15 = arith.cmpf ule, %3#1, %cst_5 : f32
      %16 = scf.if %15 -> (tensor<?x?x3xf32>) {
        %19 = scf.index_switch %c1 -> tensor<?x?x?xf32> 
        case 0 {
          %21 = linalg.copy ins(%reduced : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
          scf.yield %21 : tensor<?x?x?xf32>
        }
        case 1 {
          scf.yield %arg0 : tensor<?x?x?xf32>
        }
        case 2 {
          %21 = linalg.max ins(%extracted_slice, %reduced_4 : tensor<?x3x?xf32>, tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
          scf.yield %21 : tensor<?x?x?xf32>
        }
        default {
          %cst_6 = arith.constant dense<[[[10, 11], [12, 13], [14, 15]], [[16, 17], [18, 19], [20, 21]]]> : tensor<2x3x2xi64>
          %21 = linalg.copy ins(%cst_6 : tensor<2x3x2xi64>) outs(%cst_6 : tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
          %cast_7 = tensor.cast %4 : tensor<?x3x?xf32> to tensor<?x?x?xf32>
          scf.yield %cast_7 : tensor<?x?x?xf32>
        }
        %20 = linalg.tanh ins(%1 : tensor<?x?x3xf32>) outs(%0 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
        scf.yield %20 : tensor<?x?x3xf32>
      } else {
        scf.yield %1 : tensor<?x?x3xf32>
      }
      %17 = linalg.copy ins(%reduced : tensor<?x?x?xf32>) outs(%arg4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      %18 = linalg.copy ins(%concat : tensor<?x?x?xf32>) outs(%arg3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
      scf.yield %18, %17 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
    }
    %11 = tensor.empty(%dim, %dim) : tensor<?x1x?xf32>
    %12 = linalg.copy ins(%extracted_slice_1 : tensor<?x1x?xf32>) outs(%11 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    return %10#1, %10#0, %12 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x1x?xf32>
  }
  func.func private @f2(%arg0: tensor<3x?x?xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<3x3x3xf32>) -> (tensor<3x3x?xf32>, tensor<3x3x3x1xf32>, tensor<3x3x3xf32>, tensor<1x3x3xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<3x?x?xf32>) outs(%arg0 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
    %c2 = arith.constant 2 : index
    %cst = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst into %arg2[%c2, %c2, %c2] : tensor<3x3x3xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c1, %c2, %c0] : tensor<3x3x3xf32>
    %1 = arith.cmpf une, %extracted, %cst : f32
    %2 = arith.select %1, %inserted, %arg2 : tensor<3x3x3xf32>
    %3 = linalg.exp ins(%arg2 : tensor<3x3x3xf32>) outs(%arg2 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c7 = arith.constant 7 : index
    %4:3 = scf.for %arg3 = %c1 to %c7 step %c2 iter_args(%arg4 = %2, %arg5 = %inserted, %arg6 = %3) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
      %extracted_2 = tensor.extract %arg2[%c1, %c0, %c1] : tensor<3x3x3xf32>
      %14 = func.call @part2(%arg6) : (tensor<3x3x3xf32>) -> tensor<3x3xf32>
      %broadcasted = linalg.broadcast ins(%14 : tensor<3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) dimensions = [0] 
      %15 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<3x3xf32>) outs(%14 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %23 = arith.maximumf %in, %out : f32
        linalg.yield %23 : f32
      } -> tensor<3x3xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x3x3xf32>) outs(%arg2 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %23 = arith.maximumf %in, %extracted_2 : f32
        linalg.yield %23 : f32
      } -> tensor<3x3x3xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %23 = arith.addf %in, %out : f32
        linalg.yield %23 : f32
      } -> tensor<3x3x3xf32>
      %18 = linalg.copy ins(%2 : tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %19 = linalg.copy ins(%arg4 : tensor<3x3x3xf32>) outs(%arg5 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %c3_3 = arith.constant 3 : index
      %20 = tensor.empty(%c3_3, %c3_3) : tensor<?x?xf32>
      %21 = linalg.fill ins(%extracted_2 : f32) outs(%20 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %22 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<?x?xf32>) outs(%arg4 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %23 = arith.addf %in, %extracted_2 : f32
        linalg.yield %23 : f32
      } -> tensor<3x3x3xf32>
      scf.yield %22, %19, %18 : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
    }
    %expanded = tensor.expand_shape %4#0 [[0], [1], [2, 3]] output_shape [3, 3, 3, 1] : tensor<3x3x3xf32> into tensor<3x3x3x1xf32>
    %dim = tensor.dim %inserted, %c1 : tensor<3x3x3xf32>
    %c3 = arith.constant 3 : index
    %cast = tensor.cast %arg2 : tensor<3x3x3xf32> to tensor<3x?x3xf32>
    %inserted_slice = tensor.insert_slice %cast into %4#1[0, 0, 0] [3, %c3, 3] [1, 1, 1] : tensor<3x?x3xf32> into tensor<3x3x3xf32>
    %5 = scf.if %1 -> (tensor<1x3x3xf32>) {
      %extracted_slice = tensor.extract_slice %inserted[0, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x3x3xf32>
      scf.yield %extracted_slice : tensor<1x3x3xf32>
    } else {
      %extracted_slice = tensor.extract_slice %inserted[2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x3x3xf32>
      scf.yield %extracted_slice : tensor<1x3x3xf32>
    }
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<1x3x3xf32>) outs(%5 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant -0.000000e+00 : f32
      %14 = arith.addf %in, %cst_2 : f32
      linalg.yield %14 : f32
    } -> tensor<1x3x3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted : tensor<3x3x3xf32>) outs(%4#0 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.divf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<3x3x3xf32>
    %cst_0 = arith.constant dense<[[[[11], [12]], [[13], [14]]], [[[15], [16]], [[17], [18]]]]> : tensor<2x2x2x1xi32>
    %8 = tensor.empty() : tensor<2x3x2x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %9 = linalg.fill ins(%c0_i32 : i32) outs(%8 : tensor<2x3x2x1xi32>) -> tensor<2x3x2x1xi32>
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-3_i32, %c0_i32 : tensor<2x1x1xi32>
    %10 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%9, %from_elements, %c0_i32, %c-3_i32 : tensor<2x3x2x1xi32>, tensor<2x1x1xi32>, i32, i32) outs(%cst_0 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %c8 = arith.constant 8 : index
    %11 = scf.for %arg3 = %c2 to %c8 step %c2 iter_args(%arg4 = %8) -> (tensor<2x3x2x1xi32>) {
      %collapsed = tensor.collapse_shape %10 [[0], [1, 2], [3]] : tensor<2x2x2x1xi32> into tensor<2x4x1xi32>
      %14 = linalg.copy ins(%8 : tensor<2x3x2x1xi32>) outs(%arg4 : tensor<2x3x2x1xi32>) -> tensor<2x3x2x1xi32>
      scf.yield %14 : tensor<2x3x2x1xi32>
    }
    %cast_1 = tensor.cast %4#2 : tensor<3x3x3xf32> to tensor<3x3x?xf32>
    %12 = tensor.empty() : tensor<1x3x3xf32>
    %13 = linalg.copy ins(%6 : tensor<1x3x3xf32>) outs(%12 : tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    return %cast_1, %expanded, %inserted_slice, %13 : tensor<3x3x?xf32>, tensor<3x3x3x1xf32>, tensor<3x3x3xf32>, tensor<1x3x3xf32>
  }
  func.func private @part2(%arg0: tensor<3x3x3xf32>) -> tensor<3x3xf32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[%c2, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<3x3xf32>
    return %extracted_slice : tensor<3x3xf32>
  }
  func.func private @both4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %mapped = linalg.map ins(%arg1, %arg0, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.divf %in, %in_0 : f32
        %3 = arith.addf %2, %in_1 : f32
        linalg.yield %3 : f32
      }
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -2.500000e+00 : f32
      %2 = arith.mulf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    return %mapped, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @same5(%arg0: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.abs ins(%arg0 : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %arg0 : tensor<?x?x?xf32>
  }
}

