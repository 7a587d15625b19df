// bufdiff-profile: deep
// bufdiff-choices: 5e6a056027acd54ba7e7c9dc9a72bba5b04282276ce7deac65e9d2f40807d66f81f76b47041f6d1b
// bufdiff-choices: 4e25d97637b3d72b6d6cf448b0c2fcbbab535fe74ae0daa8b8d3531402a4138c6399317ac87d0914
// bufdiff-choices: 5a70a947327a782fa057fd81fed198d709acbb8e832266c99081cbd7254e742b5ba19545c547e066
// bufdiff-choices: be2d749803203c60d33b811b3dae62f9ded230c6856ec05a022eacefc3dee9e40e4a91a0cf28a1cf
// bufdiff-choices: cb727491c50b8da90bceb0b7b0c991528c149714cf8acd3a83d23fb3dbf209c00b5f9e382dc9652a
// bufdiff-choices: f03fe9e0734fae9d94bdc6e9ab6f050542261d99e0e6ccb6ec69d19459f5d41c068cdcb2227a7c0e
// bufdiff-choices: c48646b4b015f2b48f5c7ea8a427fa992c7c1756241dc3f0d6e459c95cdf810ca608fe338e74cf7b
// bufdiff-choices: 16b5667624f3235eb3f0cf169f1c54beb7a021ba4ef1ee40c8ba306f7bf2c4dcc5c5ab58e6a67bcf
// bufdiff-choices: c1f874392745447d4bc0c55d6dbd544a113e9e893a20aed5d13a2ccf8bd8860f340738c16aaf2c0e
// bufdiff-choices: 3d6c7c25a6497308e40ef5629a007b6d11418601da67e5b648e70b6c288ed372a072ec3d83275e6d
// bufdiff-choices: 32a1e0a2e06e228fb079df3404d77d9f7600f54d8f705b4036019b0afc7faa3def092735f438fda9
// bufdiff-choices: 940a180e9b8f8e4b63bc166d2975626210a834a0a0de6a6258a45076bbdcace25f288ca9507dc652
// bufdiff-choices: a481dfcf004cddbffc616e930fd24b8318049285247d44fdf6e1c804cb5aec93a96ecccff82fbd82
// bufdiff-choices: e2f4d4da74bbe5f779e568b5a3c5aaae078b9431b66833057d70a23f4c64ea4cd66ee5fd4ebeb874
// bufdiff-choices: 998ced10f6a45f1a2f35370fa28caac315c5d882ddd83dd76a4e1b173bf70c7b6afa0170e6d1f1b6
// bufdiff-choices: dc2a4d3bcefc2a8eed8d6ad44587e2959cb8778d18528d49e378891d7d2dda69f4b0250fef158af2
// bufdiff-choices: 50797f64737c1d3816c720bbeeb42fb4693eaca878357b6d7845c93c60ec9bdaa83ee3221b5d962d
// bufdiff-choices: 51e12f9920609ce8e8ebcaabe76647219d60919efe131fbd77393194274ec65d4fca6a19fdd9898e
// bufdiff-choices: 7c0e1367867929627a88e03d967792e88075a5b606fa5ffc8f60f46bf5c7111b0727261c7fdcda80
// bufdiff-choices: 641ad8e41be83dafef365f54faaea34a0f732aa4dc41de82c9c646fbf3218354ff71e3e47cbea269
// bufdiff-choices: 6824b99df5ac1bdc150e7e820753029467136fe24aca7174065d8b7fc22d475689df5f0e9a74eed8
// bufdiff-choices: 1b2f86c346dffe243228e52ef3e032e1342c6121aafaa54201ea8d3d25710e46036b8ff73dd591d3
// bufdiff-choices: a4cd84224f7b1c60e7a902a61fdec530bc1a9a4746c15d888e61210953e67add149ac507d96d5d4e
// bufdiff-choices: 188bb6bb46e221ac58d01b8e03bc47f7a22deb1f7630b8cf911d2d976aa93766a85b9817b4246e6c
// bufdiff-choices: f1390b293543dcefac71237c4a4c2b1442eed7ebaab64ceb7a01b8f43887a6feddd4c6a9bfb6d31a
// bufdiff-choices: 9b210ca99dfdf6a135bda56c9fd302eea0a8e0c76dec126161292749e578bb03c78fa3b896892c8a
// bufdiff-choices: 9d6e2f7fa6113aedbbcee6da5886e9ceb5ee3160a646e3a0049022a37cd506889b51f915f29c1323
// bufdiff-choices: e1e39cd6dfe4dde64212a7579142618a9a57aecc0f7d94794bb448d73b19ebb467b561002579447d
// bufdiff-choices: 4711b30ddd6a0e6262db15e13153bccdc67119ef6dc9bbe449c309aeb42661580ca0f92ea16952c9
// bufdiff-choices: a5df01a3016f4761e59dc85e30e8c8781ec25debbc6830ef1e5b5183467f55a0874df53b6cbe1765
// bufdiff-choices: 2f3658deb56ed1717f79438759b056a1e2856806e4a509f8f5d3a8870a308bfaf34c9a3386609d04
// bufdiff-choices: f2d7e899f379ec05c271cd910097456878fb67979ba5def92f43ce11437a8899260d0a7daebd29c8
// bufdiff-choices: 637d23cf453420d5d50e8c8dc67ffa7616c3feec591b98ee50a28fe4e3a62ac7cc7280915aaa51b9
// bufdiff-choices: 39d55323b0854fa7d17614c302c62b9f4b025e9c52f076fbb5753f69a678ef3b39d1fb24018581a4
// bufdiff-choices: d5b9fdd477a62ecaf685079380524c6d45dc939e1a66815bd39c0384426871a7793c913463725fa0
// bufdiff-choices: f003624cf59ce07d099af43b283e40ad76aa07cba58f696c59a816b83ab903e0463be032942f803b
// bufdiff-choices: f9ff2e3bcd9c76ede430c715dc4d834953594d3f2bda40e8d889111374
// bufdiff-features: 94 492 600 779 848 1089 1221 1235 1417 1445 1502 1574 1739 1768 1858 2023 2320
// bufdiff-features: 2442 2499 2507 2572 2650 2672 2684 2898 2921 3377 3790 3964 4211 4408 4719 4752
// bufdiff-features: 4935 4941 4967 4984 5018 5201 5274 5376 5491 5793 5973 6002 6163 6196 6363 6370
// bufdiff-features: 6446 6510 6611 6641 6812 6964 7047 7122 7479 7534 7722 7847 7869 8632 8818 9171
// bufdiff-features: 9214 9302 9407 9479 9748 9852 10039 10384 10476 10616 10674 10807 10968 10982
// bufdiff-features: 11162 11277 11304 11315 11388 11441 11538 11546 11556 11589 11601 11699 11703
// bufdiff-features: 11759 11844 12170 12174 12366 12403 12468 12593 12638 13045 13074 13214 13233
// bufdiff-features: 13241 13390 13424 13552 13574 13652 13739 13915 13965 14454 14523 14609 14685
// bufdiff-features: 14704 14800 14925 14991 15006 15136 15199 15282 15440 15482 15536 15546 15671
// bufdiff-features: 15720 15751 15798 15903 15919 15969 16269 16405 16428 16682 16728 16800 16849
// bufdiff-features: 16953 17096 17193 17989 18166 18330 18417 18458 18466 18486 18812 18822 18922
// bufdiff-features: 19419 19508 19746 19787 19923 20023 20237 20337 20474 20686 20749 20864 20874
// bufdiff-features: 20952 20968 20987 21036 21140 21161 21201 21382 21407 21555 21825 21911 21934
// bufdiff-features: 22095 22148 22155 22161 22221 22280 22323 22364 22416 22710 22750 22824 22839
// bufdiff-features: 22885 22975 23347 24300 24328 24346 24473 24505 24682 24714 25078 25119 25133
// bufdiff-features: 25278 25297 25388 25501 25818 25962 26087 26186 26461 26507 26546 26568 26598
// bufdiff-features: 26702 26922 27048 27116 27218 27725 27766 27825 27970 28179 28276 28363 28389
// bufdiff-features: 28564 28578 28814 29104 29255 29443 29532 29590 29644 29684 29860 29968 30020
// bufdiff-features: 30145 30205 30232 30305 30573 30666 30916 31039 31143 31160 31208 31246 31353
// bufdiff-features: 31475 31692 31899 31936 31972 31976 32046 32080 32085 32301 32457 32804 32809
// bufdiff-features: 32897 33530 33597 33807 33824 33919 34069 34167 34233 34564 34617 34647 34861
// bufdiff-features: 35036 35163 36092 36370 36542 36784 36860 36901 36935 37007 37155 37183 37289
// bufdiff-features: 37441 37580 37925 38042 38216 38218 38490 38570 38672 38754 38783 38803 38855
// bufdiff-features: 39025 39265 39444 39673 39747 39907 39915 39927 39981 40044 40132 40133 40281
// bufdiff-features: 40479 40599 40712 41200 41296 41438 41737 41742 41984 42165 42282 42344 42393
// bufdiff-features: 42467 42542 42749 42781 42918 42953 43066 43209 43248 43299 43329 43442 43774
// bufdiff-features: 43839 43905 44073 44303 44360 44451 44522 44651 44666 44943 45024 45159 45202
// bufdiff-features: 45232 45278 45298 45710 45718 45730 45897 46034 46095 46110 46203 46483 46650
// bufdiff-features: 46720 46827 46832 46903 46936 46995 47037 47093 47224 47392 47488 47713 47762
// bufdiff-features: 47779 47782 48038 48062 48092 48145 48258 48285 48575 48598 48600 48720 48724
// bufdiff-features: 48845 48974 49051 49135 49370 49393 49397 49627 49635 49657 49800 49843 49947
// bufdiff-features: 50090 50176 50306 50633 50729 50763 51178 51213 51415 51475 51534 51729 51800
// bufdiff-features: 51894 52042 52062 52148 52267 52361 52473 52553 52558 52836 52900 52958 53040
// bufdiff-features: 53142 53180 53244 53435 53469 53553 53781 53917 54116 54180 54203 54385 54408
// bufdiff-features: 54468 54554 54671 54827 54945 54964 54970 54998 55021 55113 55173 55472 55757
// bufdiff-features: 55837 55881 55887 55990 56140 56240 56306 56404 56626 56863 56950 57089 57182
// bufdiff-features: 57383 57548 57624 57631 57660 57665 57718 57752 58057 58190 58445 58492 58602
// bufdiff-features: 58773 59018 59291 59347 59395 59436 59620 59703 60233 60286 60686 60791 60925
// bufdiff-features: 61080 61138 61350 61484 61556 61692 61699 61884 62218 62326 62370 62675 62700
// bufdiff-features: 62845 62912 62914 62991 63044 63062 63071 63133 63260 63326 63431 63610 63800
// bufdiff-features: 63825 63929 64111 64120 64217 64233 64235 64335 64435 64616 64716 64737 64748
// bufdiff-features: 64778 64801 64959 65197 65272 65277 65445 65478 65583 65584 65715 66191 66195
// bufdiff-features: 66312 66327 66422 66529 66630 66643 66765 66847 66869 66995 67207 67341 68233
// bufdiff-features: 68355 68402 68495 68551 68751 68755 68782 68784 68813 69121 69235 69240 69403
// bufdiff-features: 69550 69605 69660 69689 69734 69926 69978 69987 70048 70181 70305 70437 70529
// bufdiff-features: 70730 70805 70873 70955 70975 71169 71306 71461 71490 71544 71726 71904 72243
// bufdiff-features: 72280 72363 72442 72450 72546 73050 73083 73141 73150 73168 73289 73335 73507
// bufdiff-features: 73548 73725 73802 74057 74181 74362 74382 74442 74450 74617 74635 74732 74833
// bufdiff-features: 74881 75061 75085 75177 75308 75593 75696 75881 75921 76396 76567 76677 76728
// bufdiff-features: 76953 77408 77532 77551 77565 77617 77823 77872 78030 78138 78283 78430 78457
// bufdiff-features: 78620 78697 78838 78950 78983 79389 79619 79852 79957 80042 80119 80181 80405
// bufdiff-features: 80419 80462 80567 80714 81066 81160 81200 81229 81239 81279 81316 81455 81502
// bufdiff-features: 81707 81736 82135 82203 82383 82409 82552 82594 82683 82978 83085 83363 83412
// bufdiff-features: 83488 83497 83905 84142 84460 84585 84887 84922 85118 85194 85818 85820 85843
// bufdiff-features: 85897 85913 85978 86125 86600 86623 86637 86752 86771 86992 87215 87408 87491
// bufdiff-features: 87585 87741 87862 87923 87949 88264 88321 88341 88544 88609 88732 88968 88999
// bufdiff-features: 89109 89110 89212 89445 89646 89780 89812 89928 90070 90090 90097 90202 90513
// bufdiff-features: 90585 90589 90777 90903 91074 91289 91312 91397 91415 91529 91540 91737 91910
// bufdiff-features: 91958 91985 92022 92194 92221 92278 92295 92483 92492 92541 92807 92957 93150
// bufdiff-features: 93200 93255 93286 93464 93628 93677 93719 93750 93825 93827 93994 94103 94220
// bufdiff-features: 94236 94267 94384 94507 94525 94542 94635 94701 94709 94744 94755 94961 94981
// bufdiff-features: 95079 95106 95273 95407 95465 95494 95507 95508 95603 95705 96244 96273 96296
// bufdiff-features: 96319 96417 96729 96766 96807 96808 96976 96989 97157 97270 97364 97447 97582
// bufdiff-features: 97634 97731 97822 98049 98187 98194 98201 98292 98853 98863 98879 99009 99137
// bufdiff-features: 99228 99383 99445 99512 99717 99757 99843 99848 100073 100085 100276 100308
// bufdiff-features: 100324 100473 100535 100698 101028 101255 101264 101277 101293 101515 101582
// bufdiff-features: 101629 101653 101839 101867 101952 102015 102204 102215 102375 102456 102579
// bufdiff-features: 102580 102591 102809 103014 103165 103181 103490 103522 103568 103594 103646
// bufdiff-features: 103715 103826 104054 104253 104315 104931 104952 104958 104973 105539 105579
// bufdiff-features: 105607 105820 105837 105857 105858 105914 106445 106476 106972 107009 107046
// bufdiff-features: 107614 107702 107783 107882 107943 108038 108165 108210 108221 108335 108360
// bufdiff-features: 108506 108641 108686 108855 108920 109028 109086 109105 109187 109327 109328
// bufdiff-features: 109467 109878 110068 110128 110387 110454 110482 110530 110539 110552 110613
// bufdiff-features: 110649 110759 110772 110780 110899 110932 111072 111494 111976 111981 112065
// bufdiff-features: 112184 112202 112363 112474 112751 112756 112917 112929 113020 113374 113468
// bufdiff-features: 113762 113809 113823 113906 113940 114126 114200 114221 114308 114309 114364
// bufdiff-features: 114601 114665 114712 114783 114888 114968 115026 115218 115252 115337 115408
// bufdiff-features: 115471 115677 115711 115823 115894 116039 116701 117019 117066 117137 117206
// bufdiff-features: 117432 117509 117532 117745 117790 117839 118393 118740 118766 118877 119136
// bufdiff-features: 119200 119206 119496 119588 119678 119683 119845 119876 120145 120372 120554
// bufdiff-features: 120929 121089 121117 121183 121187 121246 121262 121335 121363 121394 121467
// bufdiff-features: 121626 121682 122183 122367 122631 122744 122764 123107 123149 123238 123396
// bufdiff-features: 123470 123503 123967 124347 124377 124442 124938 124986 125136 125163 125608
// bufdiff-features: 125616 125908 126458 126575 126734 126879 126920 127243 127370 127813 127922
// bufdiff-features: 128126 128456 128699 128768 128779 128817 128828 128907 129462 129630 129703
// bufdiff-features: 129798 129849 130019 130500 130569 130635 130642 130761 130776 130878 130933
// bufdiff-features: 130942 131002 131025
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<6x6xf32>, %arg1: i32) -> (tensor<i32>, tensor<6x6xf32>, tensor<3xi32>, tensor<?x3xf32>, tensor<i32>, tensor<6x?xf32>, tensor<1x2x1x2x1xi32>) {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.shli %arg1, %c3_i32 : i32
    %c3 = arith.constant 3 : index
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c3, %c3] : tensor<6x6xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<6x6xf32>
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %arg0[1, %c5] [3, 1] [1, 1] : tensor<6x6xf32> to tensor<3x1xf32>
    %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %2 = vector.broadcast %cst : f32 to vector<4xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %3 = vector.scatter %1[%c0, %c0] [%cst_0], %cst_1, %2 : tensor<6x6xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<6x6xf32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.fill ins(%0 : i32) outs(%4 : tensor<i32>) -> tensor<i32>
    %6:4 = call @f2(%5, %5) : (tensor<i32>, tensor<i32>) -> (tensor<6x1xf32>, tensor<i32>, tensor<?x1xf32>, tensor<i32>)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x6xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<6x6xf32>
    %8:2 = scf.forall (%arg2) in (3) shared_outs(%arg3 = %6#2, %arg4 = %6#2) -> (tensor<?x1xf32>, tensor<?x1xf32>) {
      %41 = tensor.empty() : tensor<1xf32>
      %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<1xf32>) -> tensor<1xf32>
      %extracted_slice_19 = tensor.extract_slice %arg4[%arg2, 0] [1, 1] [1, 1] : tensor<?x1xf32> to tensor<1x1xf32>
      %mapped = linalg.map ins(%extracted_slice_19, %extracted_slice_19, %extracted_slice_19 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%extracted_slice_19 : tensor<1x1xf32>)
        (%in: f32, %in_20: f32, %in_21: f32, %init: f32) {
          %43 = arith.maximumf %in, %in_20 : f32
          %44 = arith.addf %43, %in_21 : f32
          linalg.yield %44 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %42 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x1xf32>
        tensor.parallel_insert_slice %mapped into %arg4[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x1xf32>
      }
    }
    %cst_2 = arith.constant dense<[[1.150000e+01, 1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01, 2.150000e+01, 2.250000e+01], [2.350000e+01, 2.450000e+01, 2.550000e+01, 2.650000e+01, 2.750000e+01, 2.850000e+01], [2.950000e+01, 3.050000e+01, 3.150000e+01, 3.250000e+01, 3.350000e+01, 3.450000e+01], [3.550000e+01, 3.650000e+01, 3.750000e+01, 3.850000e+01, 3.950000e+01, 4.050000e+01], [4.150000e+01, 4.250000e+01, 4.350000e+01, 4.450000e+01, 4.550000e+01, 4.650000e+01]]> : tensor<6x6xf32>
    %9 = tensor.empty() : tensor<3x6xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %11 = tensor.empty() : tensor<6x3xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %13 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%10, %12 : tensor<3x6xf32>, tensor<6x3xf32>) outs(%cst_2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<6x6xf32>) outs(%7 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<6x6xf32>
    %15 = vector.transfer_read %inserted[%c2, %c0], %cst {in_bounds = [true]} : tensor<6x6xf32>, vector<3xf32>
    %16 = vector.transfer_write %15, %6#0[%c5, %c0] : vector<3xf32>, tensor<6x1xf32>
    %17:4 = call @f2(%6#1, %6#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<i32>, tensor<i32>) -> (tensor<6x1xf32>, tensor<i32>, tensor<?x1xf32>, tensor<i32>)
    %cst_3 = arith.constant dense<8> : tensor<i32>
    %18 = tensor.empty() : tensor<i32>
    %19 = linalg.fill ins(%0 : i32) outs(%18 : tensor<i32>) -> tensor<i32>
    call @x2(%5, %5, %19) : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %20 = tensor.empty() : tensor<3x6xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %c11_i32 = arith.constant 11 : i32
    %22 = arith.cmpi sgt, %arg1, %c11_i32 : i32
    %23 = arith.select %22, %10, %21 : tensor<3x6xf32>
    %extracted = tensor.extract %arg0[%c5, %c5] : tensor<6x6xf32>
    %c11_i32_4 = arith.constant 11 : i32
    %24 = arith.cmpi ult, %0, %c11_i32_4 : i32
    %25 = scf.if %24 -> (tensor<2x6xf32>) {
      %extracted_slice_19 = tensor.extract_slice %23[0, 0] [2, 6] [1, 1] : tensor<3x6xf32> to tensor<2x6xf32>
      scf.yield %extracted_slice_19 : tensor<2x6xf32>
    } else {
      %extracted_slice_19 = tensor.extract_slice %23[1, 0] [2, 6] [1, 1] : tensor<3x6xf32> to tensor<2x6xf32>
      scf.yield %extracted_slice_19 : tensor<2x6xf32>
    }
    %26 = linalg.mul ins(%23, %10 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%23 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %27 = tensor.empty() : tensor<2x6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<2x6xf32>) outs(%27 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.maximumf %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<2x6xf32>
    %extracted_5 = tensor.extract %17#3[] : tensor<i32>
    %c7_i32 = arith.constant 7 : i32
    %29 = arith.cmpi sgt, %0, %c7_i32 : i32
    scf.if %29 {
      %extracted_slice_19 = tensor.extract_slice %cst_2[3, 4] [2, 2] [%c2, 1] : tensor<6x6xf32> to tensor<2x2xf32>
      %41 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x2xf32>) outs(%extracted_slice_19 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.mulf %in, %extracted : f32
        linalg.yield %44 : f32
      } -> tensor<2x2xf32>
      %cast_20 = tensor.cast %41 : tensor<2x2xf32> to tensor<2x?xf32>
      %inserted_slice_21 = tensor.insert_slice %cast_20 into %cst_2[4, 1] [2, %c2] [1, 1] : tensor<2x?xf32> into tensor<6x6xf32>
      %42 = tensor.empty(%c2, %c2) : tensor<?x?xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x2xf32>) outs(%42 : tensor<?x?xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.negf %in : f32
        %45 = arith.addf %44, %cst : f32
        linalg.yield %45 : f32
      } -> tensor<?x?xf32>
    }
    %padded = tensor.pad %27 low[1, 1] high[1, 0] {
    ^bb0(%arg2: index, %arg3: index):
      %41 = arith.subf %extracted, %extracted : f32
      tensor.yield %41 : f32
    } : tensor<2x6xf32> to tensor<4x7xf32>
    %cst_6 = arith.constant dense<9> : tensor<2x1x2x1x1xi32>
    %c127_i32 = arith.constant 127 : i32
    %from_elements = tensor.from_elements %c11_i32_4, %arg1, %c7_i32, %c127_i32 : tensor<2x1x1x2x1xi32>
    %cst_7 = arith.constant dense<[[[[[0], [1]]], [[[2], [3]]]]]> : tensor<1x2x1x2x1xi32>
    %c127_i32_8 = arith.constant 127 : i32
    %30 = linalg.conv_2d_ngchw_gfchw_q ins(%from_elements, %cst_7, %c11_i32_4, %c127_i32_8 : tensor<2x1x1x2x1xi32>, tensor<1x2x1x2x1xi32>, i32, i32) outs(%cst_6 : tensor<2x1x2x1x1xi32>) -> tensor<2x1x2x1x1xi32>
    %c1 = arith.constant 1 : index
    %31 = tensor.empty() : tensor<1x2x1x2xi32>
    %32 = linalg.fill ins(%extracted_5 : i32) outs(%31 : tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %cast = tensor.cast %32 : tensor<1x2x1x2xi32> to tensor<?x2x1x2xi32>
    %inserted_slice = tensor.insert_slice %cast into %cst_7[0, 0, 0, 0, %c0] [%c1, 2, 1, 2, 1] [1, 1, 1, 1, 1] : tensor<?x2x1x2xi32> into tensor<1x2x1x2x1xi32>
    %33 = memref.alloca_scope  -> (f32) {
      %41 = scf.forall (%arg2) = (0) to (6) step (2) shared_outs(%arg3 = %arg0) -> (tensor<6x6xf32>) {
        %c7 = arith.constant 7 : index
        %43 = arith.subi %arg2, %c7 : index
        %44 = func.call @write5(%7) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<6x6xf32>) -> tensor<6x6xf32>
        %extracted_slice_21 = tensor.extract_slice %arg3[%arg2, 0] [2, 6] [1, 1] : tensor<6x6xf32> to tensor<2x6xf32>
        %45 = linalg.copy ins(%25 : tensor<2x6xf32>) outs(%extracted_slice_21 : tensor<2x6xf32>) -> tensor<2x6xf32>
        %46 = linalg.log ins(%extracted_slice_21 : tensor<2x6xf32>) outs(%45 : tensor<2x6xf32>) -> tensor<2x6xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %46 into %arg3[%arg2, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<6x6xf32>
        }
      }
      %42 = linalg.fill ins(%c11_i32 : i32) outs(%19 : tensor<i32>) -> tensor<i32>
      %extracted_19 = tensor.extract %42[] : tensor<i32>
      %cst_20 = arith.constant 1.000000e+10 : f32
      memref.alloca_scope.return %cst_20 : f32
    }
    %34 = scf.forall (%arg2) in (6) shared_outs(%arg3 = %6#0) -> (tensor<6x1xf32>) {
      %41 = func.call @write5(%cst_2) : (tensor<6x6xf32>) -> tensor<6x6xf32>
      %extracted_slice_19 = tensor.extract_slice %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<6x1xf32> to tensor<1xf32>
      %42 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice_19, %extracted_slice_19 : tensor<1xf32>, tensor<1xf32>) outs(%extracted_slice_19 : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %42 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<6x1xf32>
      }
    }
    %35 = bufferization.alloc_tensor() : tensor<i32>
    %36 = linalg.fill ins(%extracted_5 : i32) outs(%35 : tensor<i32>) -> tensor<i32>
    %cst_9 = arith.constant dense<11> : tensor<i32>
    %inserted_10 = tensor.insert %c11_i32 into %cst_9[] : tensor<i32>
    %extracted_11 = tensor.extract %cst_9[] : tensor<i32>
    vector.print %extracted_11 : i32
    %cst_12 = arith.constant dense<11> : tensor<3xi32>
    %37 = linalg.dot ins(%cst_12, %cst_12 : tensor<3xi32>, tensor<3xi32>) outs(%36 : tensor<i32>) -> tensor<i32>
    %extracted_slice_13 = tensor.extract_slice %padded[%c2, 3] [1, 4] [1, 1] : tensor<4x7xf32> to tensor<1x4xf32>
    %extracted_slice_14 = tensor.extract_slice %13[1, 0] [5, 3] [1, %c2] : tensor<6x6xf32> to tensor<5x3xf32>
    affine.parallel (%arg2) = (0) to (2) {
      affine.parallel (%arg3) = (0) to (1) {
        %extracted_slice_19 = tensor.extract_slice %23[0, 1] [3, 4] [1, 1] : tensor<3x6xf32> to tensor<3x4xf32>
      }
    }
    %cast_15 = tensor.cast %cst_12 : tensor<3xi32> to tensor<?xi32>
    %inserted_slice_16 = tensor.insert_slice %cast_15 into %cst_12[0] [%c3] [1] : tensor<?xi32> into tensor<3xi32>
    %generated = tensor.generate  {
      %c11_i32_19 = arith.constant 11 : i32
      %c2_i32 = arith.constant 2 : i32
      %41 = arith.minui %c11_i32_19, %c2_i32 : i32
      tensor.yield %41 : i32
    } : tensor<i32>
    %38 = tensor.empty() : tensor<i32>
    %39 = linalg.fill ins(%c127_i32 : i32) outs(%38 : tensor<i32>) -> tensor<i32>
    %40:2 = call @f3(%inserted_10, %generated, %39) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<6x6xf32>, tensor<i32>)
    %cast_17 = tensor.cast %extracted_slice_14 : tensor<5x3xf32> to tensor<?x3xf32>
    %cast_18 = tensor.cast %34 : tensor<6x1xf32> to tensor<6x?xf32>
    return %40#1, %40#0, %inserted_slice_16, %cast_17, %37, %cast_18, %inserted_slice : tensor<i32>, tensor<6x6xf32>, tensor<3xi32>, tensor<?x3xf32>, tensor<i32>, tensor<6x?xf32>, tensor<1x2x1x2x1xi32>
  }
  func.func private @x1(tensor<6x6xf32> {bufferization.access = "read-write"}, tensor<i32>, tensor<6x6xf32> {bufferization.access = "write"}) -> i32
  func.func private @x2(tensor<i32>, tensor<i32>, tensor<i32> {bufferization.access = "read-write"})
  func.func private @f1(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<3x1xf32>, tensor<6x1xf32>, tensor<i32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+02 : f32
    %cst_1 = arith.constant 1.000000e+10 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst, %cst, %cst_0, %cst_1, %cst_2 : tensor<1x6xf32>
    %cst_3 = arith.constant dense<[[9.500000e+00], [1.050000e+01], [1.150000e+01], [1.250000e+01], [1.350000e+01], [1.450000e+01]]> : tensor<6x1xf32>
    %0 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%from_elements, %cst_3 : tensor<1x6xf32>, tensor<6x1xf32>) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_4 = arith.constant dense<-3> : tensor<i32>
    %1 = call @x1(%arg0, %cst_4, %arg0) : (tensor<6x6xf32>, tensor<i32>, tensor<6x6xf32>) -> i32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant -1.000000e+00 : f32
    %inserted = tensor.insert %cst_5 into %cst_3[%c4, %c0] : tensor<6x1xf32>
    %extracted_slice = tensor.extract_slice %cst_3[0, 0] [3, 1] [1, 1] : tensor<6x1xf32> to tensor<3x1xf32>
    %cst_6 = arith.constant dense<6.500000e+00> : tensor<1x1xf32>
    %2 = linalg.matmul ins(%extracted_slice, %cst_6 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%extracted_slice : tensor<3x1xf32>) -> tensor<3x1xf32>
    %c5 = arith.constant 5 : index
    %extracted = tensor.extract %cst_3[%c5, %c0] : tensor<6x1xf32>
    vector.print %extracted : f32
    %3 = linalg.fill ins(%1 : i32) outs(%cst_4 : tensor<i32>) -> tensor<i32>
    affine.parallel (%arg2) = (0) to (3) {
      affine.parallel (%arg3) = (0) to (2) {
        %5:2 = scf.forall (%arg4) in (6) shared_outs(%arg5 = %arg1, %arg6 = %0) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
          %rank = tensor.rank %cst_6 : tensor<1x1xf32>
          %extracted_slice_7 = tensor.extract_slice %arg5[%arg4, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<6xf32>
          %8 = linalg.floor ins(%extracted_slice_7 : tensor<6xf32>) outs(%extracted_slice_7 : tensor<6xf32>) -> tensor<6xf32>
          %reduced = linalg.reduce ins(%cst_3 : tensor<6x1xf32>) outs(%8 : tensor<6xf32>) dimensions = [1] 
            (%in: f32, %init: f32) {
              %9 = arith.subf %in, %init : f32
              linalg.yield %9 : f32
            }
          %extracted_slice_8 = tensor.extract_slice %arg6[%arg4, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
          %c1 = arith.constant 1 : index
          %inserted_slice = tensor.insert_slice %extracted_slice_8 into %extracted_slice_8[0, 0] [1, 6] [%c1, %c1] : tensor<1x6xf32> into tensor<1x6xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %reduced into %arg5[%arg4, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<6x6xf32>
            tensor.parallel_insert_slice %inserted_slice into %arg6[%arg4, 0] [1, 6] [1, 1] : tensor<1x6xf32> into tensor<6x6xf32>
          }
        }
        %generated = tensor.generate  {
        ^bb0(%arg4: index, %arg5: index):
          %8 = arith.index_cast %arg4 : index to i64
          %9 = arith.sitofp %8 : i64 to f32
          %10 = arith.index_cast %arg5 : index to i64
          %11 = arith.sitofp %10 : i64 to f32
          %12 = arith.divf %9, %11 : f32
          tensor.yield %12 : f32
        } : tensor<1x1xf32>
        %c7 = arith.constant 7 : index
        %6 = arith.cmpi eq, %arg3, %c7 : index
        %7 = arith.select %6, %cst_6, %generated : tensor<1x1xf32>
      }
      %4:2 = scf.forall (%arg3, %arg4) in (3, 1) shared_outs(%arg5 = %extracted_slice, %arg6 = %extracted_slice) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
        %5 = memref.alloca_scope  -> (i32) {
          %c6 = arith.constant 6 : index
          %7 = scf.forall (%arg7, %arg8) in (%c6, 6) shared_outs(%arg9 = %0) -> (tensor<6x6xf32>) {
            %extracted_slice_8 = tensor.extract_slice %arg9[%arg7, %arg8] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
            %cst_9 = arith.constant dense<-1.000000e+00> : tensor<2x1xf32>
            %10 = linalg.conv_2d ins(%cst_9, %cst_9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%extracted_slice_8 : tensor<1x1xf32>) -> tensor<1x1xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %10 into %arg9[%arg7, %arg8] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<6x6xf32>
            }
          }
          %8:2 = scf.forall (%arg7, %arg8) in (%c6, 6) shared_outs(%arg9 = %7, %arg10 = %7) -> (tensor<6x6xf32>, tensor<6x6xf32>) {
            %10 = arith.cmpi ult, %arg2, %arg7 : index
            %11 = arith.select %10, %7, %0 : tensor<6x6xf32>
            %12 = linalg.log ins(%0 : tensor<6x6xf32>) outs(%7 : tensor<6x6xf32>) -> tensor<6x6xf32>
            %extracted_slice_8 = tensor.extract_slice %arg9[%arg8, %arg7] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<f32>
            %13 = linalg.sub ins(%extracted_slice_8, %extracted_slice_8 : tensor<f32>, tensor<f32>) outs(%extracted_slice_8 : tensor<f32>) -> tensor<f32>
            %14 = linalg.square ins(%extracted_slice_8 : tensor<f32>) outs(%13 : tensor<f32>) -> tensor<f32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %14 into %arg9[%arg8, %arg7] [1, 1] [1, 1] : tensor<f32> into tensor<6x6xf32>
              tensor.parallel_insert_slice %cst_6 into %arg10[%arg8, %arg7] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<6x6xf32>
            }
          }
          %9 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<6x6xf32>) -> tensor<6x6xf32>
          memref.alloca_scope.return %1 : i32
        }
        %extracted_slice_7 = tensor.extract_slice %arg6[%arg3, %arg4] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
        %6 = linalg.fill ins(%cst : f32) outs(%extracted_slice_7 : tensor<1x1xf32>) -> tensor<1x1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %cst_6 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x1xf32>
          tensor.parallel_insert_slice %6 into %arg6[%arg3, %arg4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<3x1xf32>
        }
      }
    }
    return %2, %inserted, %3 : tensor<3x1xf32>, tensor<6x1xf32>, tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<6x1xf32>, tensor<i32>, tensor<?x1xf32>, tensor<i32>) {
    %cst = arith.constant dense<0> : tensor<i32>
    %mapped = linalg.map ins(%arg1, %cst, %arg1 : tensor<i32>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>)
      (%in: i32, %in_6: i32, %in_7: i32, %init: i32) {
        %16 = arith.andi %in, %in_6 : i32
        %17 = arith.muli %16, %in_7 : i32
        linalg.yield %17 : i32
      }
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %cst[] : tensor<i32>
    call @x2(%mapped, %mapped, %mapped) : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %0 = tensor.empty() : tensor<6x6xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %2 = call @x1(%1, %mapped, %1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<6x6xf32>, tensor<i32>, tensor<6x6xf32>) -> i32
    %3 = scf.execute_region -> tensor<6x6xf32> {
      scf.yield %0 : tensor<6x6xf32>
    }
    %4 = tensor.empty() : tensor<6x6xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %6 = linalg.tanh ins(%5 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %c6 = arith.constant 6 : index
    %generated = tensor.generate %c6 {
    ^bb0(%arg2: index, %arg3: index):
      %extracted_6 = tensor.extract %5[%arg2, %arg3] : tensor<6x6xf32>
      %16 = arith.index_cast %arg2 : index to i64
      %17 = arith.sitofp %16 : i64 to f32
      %18 = arith.index_cast %arg3 : index to i64
      %19 = arith.sitofp %18 : i64 to f32
      %20 = arith.negf %extracted_6 : f32
      %21 = arith.addf %20, %17 : f32
      %22 = arith.maximumf %21, %19 : f32
      tensor.yield %22 : f32
    } : tensor<?x6xf32>
    %c2_i32 = arith.constant 2 : i32
    %7 = arith.cmpi sle, %2, %c2_i32 : i32
    %cast = tensor.cast %4 : tensor<6x6xf32> to tensor<?x6xf32>
    %8 = arith.select %7, %cast, %generated : tensor<?x6xf32>
    %generated_1 = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %extracted_6 = tensor.extract %5[%arg2, %arg3] : tensor<6x6xf32>
      %16 = arith.index_cast %arg2 : index to i64
      %17 = arith.sitofp %16 : i64 to f32
      %18 = arith.index_cast %arg3 : index to i64
      %19 = arith.sitofp %18 : i64 to f32
      %20 = arith.cmpf olt, %extracted_6, %17 : f32
      %21 = arith.select %20, %extracted_6, %17 : f32
      %22 = arith.negf %21 : f32
      %23 = arith.addf %22, %19 : f32
      tensor.yield %23 : f32
    } : tensor<6x6xf32>
    %9:3 = call @f1(%6, %generated_1) : (tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<3x1xf32>, tensor<6x1xf32>, tensor<i32>)
    %10 = bufferization.alloc_tensor() copy(%9#0) : tensor<3x1xf32>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %cst_2 = arith.constant 3.000000e+00 : f32
    %inserted_3 = tensor.insert %cst_2 into %3[%c1, %c5] : tensor<6x6xf32>
    %cast_4 = tensor.cast %9#0 : tensor<3x1xf32> to tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast_4, %c0 : tensor<?x?xf32>
    %expanded = tensor.expand_shape %cast_4 [[0], [1, 2]] output_shape [%dim, %c1, %c1] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %c3 = arith.constant 3 : index
    %11 = tensor.empty(%c3) : tensor<?x1x1xf32>
    %12 = linalg.fill ins(%cst_2 : f32) outs(%11 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
    %13 = linalg.ceil ins(%12 : tensor<?x1x1xf32>) outs(%expanded : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %collapsed = tensor.collapse_shape %13 [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
    %extracted = tensor.extract %expanded[%c1, %c0, %c0] : tensor<?x?x?xf32>
    %from_elements = tensor.from_elements %c1_i32 : tensor<i32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.fill ins(%c1_i32 : i32) outs(%14 : tensor<i32>) -> tensor<i32>
    call @x2(%from_elements, %from_elements, %15) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline} : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %cast_5 = tensor.cast %10 : tensor<3x1xf32> to tensor<?x1xf32>
    return %9#1, %9#2, %cast_5, %inserted : tensor<6x1xf32>, tensor<i32>, tensor<?x1xf32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<6x6xf32>, tensor<i32>) {
    %cst = arith.constant dense<1> : tensor<i32>
    %0 = linalg.mul ins(%arg2, %cst : tensor<i32>, tensor<i32>) outs(%arg1 : tensor<i32>) -> tensor<i32>
    %1 = memref.alloca_scope  -> (f32) {
      %extracted = tensor.extract %0[] : tensor<i32>
      %c100_i32 = arith.constant 100 : i32
      %11 = arith.cmpi ult, %extracted, %c100_i32 : i32
      scf.if %11 {
        %cst_3 = arith.constant dense<2> : tensor<i32>
      } else {
        %c2_i32 = arith.constant 2 : i32
        %inserted = tensor.insert %c2_i32 into %0[] : tensor<i32>
        %c2 = arith.constant 2 : index
        %generated = tensor.generate %c2 {
        ^bb0(%arg3: index):
          %15 = arith.index_cast %arg3 : index to i32
          %16 = arith.ori %15, %c2_i32 : i32
          tensor.yield %16 : i32
        } : tensor<?xi32>
        %reduced = linalg.reduce ins(%generated : tensor<?xi32>) outs(%0 : tensor<i32>) dimensions = [0] 
          (%in: i32, %init: i32) {
            %15 = arith.andi %in, %init : i32
            linalg.yield %15 : i32
          }
      }
      %12 = linalg.add ins(%cst, %arg2 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
      %13 = tensor.empty() : tensor<i32>
      %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%12 : tensor<i32>) outs(%13 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %15 = arith.cmpi slt, %in, %extracted : i32
        %16 = arith.select %15, %in, %extracted : i32
        linalg.yield %16 : i32
      } -> tensor<i32>
      %cst_2 = arith.constant 1.000000e+01 : f32
      memref.alloca_scope.return %cst_2 : f32
    }
    %cst_0 = arith.constant -1.000000e+00 : f32
    %2 = arith.cmpf oeq, %1, %cst_0 : f32
    %3 = arith.select %2, %cst, %arg2 : tensor<i32>
    affine.parallel (%arg3) = (0) to (2) {
      %11 = tensor.empty() : tensor<1x2x1x2x2xi32>
      %c2_i32 = arith.constant 2 : i32
      %12 = linalg.fill ins(%c2_i32 : i32) outs(%11 : tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
      %c9_i32 = arith.constant 9 : i32
      %c-128_i32 = arith.constant -128 : i32
      %from_elements = tensor.from_elements %c9_i32, %c9_i32, %c-128_i32, %c2_i32 : tensor<1x2x1x2x1xi32>
      %cst_2 = arith.constant dense<[[[[[2], [3]]]]]> : tensor<1x1x1x2x1xi32>
      %13 = linalg.batch_mmt4d ins(%from_elements, %cst_2 : tensor<1x2x1x2x1xi32>, tensor<1x1x1x2x1xi32>) outs(%12 : tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    }
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<6x6xf32>
    %4 = call @write5(%cst_1) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<6x6xf32>) outs(%cst_1 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %in, %out : f32
      linalg.yield %11 : f32
    } -> tensor<6x6xf32>
    scf.if %2 {
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %cst_0 into %cst_1[%c2, %c0] : tensor<6x6xf32>
      %11 = tensor.empty() : tensor<6x6xf32>
      %12 = linalg.fill ins(%1 : f32) outs(%11 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %13 = func.call @x1(%5, %0, %12) : (tensor<6x6xf32>, tensor<i32>, tensor<6x6xf32>) -> i32
    }
    %c6 = arith.constant 6 : index
    %6 = bufferization.alloc_tensor(%c6) : tensor<6x?xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<6x?xf32>) -> tensor<6x?xf32>
    %8 = bufferization.materialize_in_destination %4 in %7 : (tensor<6x6xf32>, tensor<6x?xf32>) -> tensor<6x?xf32>
    %9 = tensor.empty() : tensor<6x6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x?xf32>) outs(%9 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.divf %in, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<6x6xf32>
    return %10, %3 : tensor<6x6xf32>, tensor<i32>
  }
  func.func private @write5(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %c6 = arith.constant 6 : index
    %0 = tensor.empty(%c6) : tensor<?x6xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<?x6xi1>) -> tensor<?x6xi1>
    %2 = tensor.empty(%c6, %c6) : tensor<?x?xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = linalg.select ins(%1, %3, %3 : tensor<?x6xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    return %4 : tensor<6x6xf32>
  }
}

