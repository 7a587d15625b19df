// bufdiff-profile: wide
// bufdiff-choices: 2f96c8a33ed9f4339920db40c4c075b0fdea36f8c8281ddaa8d79336a6bf58cc50a01a9114a43c2d
// bufdiff-choices: 67ad81f7585516b5b669d69a2f0a10d21754216539a52ce6a9904fbd5204e38b00a43d10457b76bd
// bufdiff-choices: e2403036e888c909f6803f53cd312b503abf02f559714914eea796c20c57b10dc57325024fcd8917
// bufdiff-choices: ba6d5cbc7c0de8d1118f48a1fb39fa13f937166de423ba4a977e920ddbf3f7680b8967c7172da49b
// bufdiff-choices: a8ea95ab9d60e65439dda9a15659180f8e59945a19eec58cb4ddfac002270257d9b23e6ca633a3dc
// bufdiff-choices: a7c838102ccad844bc39dce5f3d7d0d29be999f6d1989013e6404a3889bb9530cbe72e9c0876f3a6
// bufdiff-choices: 3bc34a032ed6a51b86ef6618ef340e5954e179a3d42dcf6b1fb922f6caf7734bbd3be9aa0844db29
// bufdiff-choices: 84319d04492ebe58369c45253b4b2418bd9bde0291fbe23cd578fa48255acec65be45aa3877c79cd
// bufdiff-choices: f9883f25b380c35188147f1410bc84ce330f6ab5bb2e15d8afa02abd2e48fda8f4f8f55c6e28e617
// bufdiff-choices: b695b20fd89187fe2a560e58ec2e3a97ea8a16f1d6e692297dd75cc612ee86aa8a13e284e5eab29a
// bufdiff-choices: a43946150030ae38ac292a2da3d7ffe3745a7399e752839cee59b36d18189e139a73c827c20fdfb3
// bufdiff-choices: 3e30d3a0d089d23400d19f71e73a09cabb10d8d295d80a7cb491957bd0f42980c92be8d71897739b
// bufdiff-choices: 1acf956592031696a16c67e441598103282542f54d24054af8536c28d99f6974abbd1618234c229c
// bufdiff-choices: a1f64c11658fcf28ad48912d96f3cd7f7db9e7205574ca65d61614e80b6c6469ee082b3f8ba189ae
// bufdiff-choices: d7d94a52f9cd4e663c8d4d876d1f3b1a75849eefd21301a464f76d74b1888b236b94204f70053c10
// bufdiff-choices: 5b64ab33260b64c3e382699a2671b4b32677c3c0397aa849f2493388e72e90dc9995c23ca3b8b989
// bufdiff-choices: 18be274e39cfd6159b4201bfd1a68068a11f8f969e606f8b5d2efc7fa84f48dfcea846c83117ebee
// bufdiff-choices: 862d9b7341069cea202bb8702e222fd6249f10abaa16cdd76b15709ecb2baca4d7a4e41fcc013ef0
// bufdiff-choices: 82695aa52f5ad175ad5ad24e61ae7d67fe900d9259c1531967585526a156ac6585b2a4cca6e48c1d
// bufdiff-choices: 57e282a6f59c7e0d28b93496d55196b13582b8b67a33b8328388b8754452ac7b45d2ed652c44cfba
// bufdiff-choices: 7a07f9ea730fcf62023cd7f0e21c0639a8f5671af573b09b719c360c265837c3aa1ad2171219473f
// bufdiff-choices: 9d88c5cdd7e2424876b28f40808b2348175f91ef373d5fb7ac8adec4ed85136e8a1512ee1cc12114
// bufdiff-choices: d734a904637fff6b5b2531e0222944cca62c48492fe160762444787f0b4839161c2f36bf077c7c3c
// bufdiff-choices: 43153c8606b242a7ac253cffe3f11de65c44ab2c9600c80880e3830b0b92e55d5f3cc0e97312fd08
// bufdiff-choices: d592db8dfd1c63cd32a61a834913129cef88455264cf8835d3bc60447f14d24a82c18368701f59de
// bufdiff-choices: 75101b13bfa5e2af1eda1af386f184ca563f8470b6ace6edf7465199718ed38dba84dbb8284fcae2
// bufdiff-choices: fd3b5d11a9223a95b204e57758d85378e4149ce2986c66a22cbc0da4014c4e688eaa1e571460d291
// bufdiff-choices: 5ca572208a669cbdf5c702243431353b283cacd7633cb91484e0918c528562c2b785ad4636f41470
// bufdiff-choices: 48323e839fe896c285158f92b577a04694b11584bb31e10172f42904daab5ae5496479c1c2927488
// bufdiff-choices: dfabf4cd374435f8f13e074428b5f5ee02f6f016da2dafa8309d4ee7e8d8b9130e978317eaaab5d9
// bufdiff-choices: 2f95156a0fe0ea16ade2466f541a20e6e4
// bufdiff-features: 27 472 557 688 706 779 1104 1666 2186 2609 2684 2898 2945 3123 3185 3207 3217
// bufdiff-features: 3579 3744 3959 4165 4291 4958 4967 5187 5201 5269 5737 5973 6163 6169 6198 6237
// bufdiff-features: 6360 6363 6611 6641 6702 6809 7800 8007 8204 8632 8918 8960 9020 9034 9479 9585
// bufdiff-features: 9889 10135 10166 10819 10872 11037 11162 11202 11210 11228 11304 11321 11363
// bufdiff-features: 11408 11600 11687 11751 11818 12100 12373 12476 12561 12595 12770 13074 13233
// bufdiff-features: 13424 13493 13576 14109 14254 14355 14704 14884 14991 15440 15751 15791 15929
// bufdiff-features: 16086 16207 16269 16640 16923 17255 17406 17853 18041 18166 18462 18480 18486
// bufdiff-features: 18588 18788 18941 19113 19123 19241 19419 19442 19726 19727 19746 19882 20261
// bufdiff-features: 20402 20480 20749 20838 20895 21007 21115 21495 21522 22020 22081 22095 22221
// bufdiff-features: 22232 22280 22860 23225 23420 23749 23787 23874 24194 24259 24268 24393 24747
// bufdiff-features: 24812 24826 25119 25139 25253 25388 25571 25651 25735 25863 25898 26148 26414
// bufdiff-features: 26507 26568 26663 26796 26808 27048 27316 27324 27520 27725 27766 27825 27970
// bufdiff-features: 28276 28349 28389 28652 28724 29277 29538 29590 29667 29684 29839 30096 30209
// bufdiff-features: 30238 30305 30348 30666 31160 31692 31864 31972 32005 32421 32509 32514 32875
// bufdiff-features: 33251 33400 33682 33853 34159 34167 34602 34623 34647 35163 35233 35289 35329
// bufdiff-features: 35330 35554 35946 35968 36014 36616 36784 36972 36977 37038 37155 37183 37231
// bufdiff-features: 37251 37305 37736 37754 37761 37786 38558 38662 38783 39077 39150 39180 39360
// bufdiff-features: 40070 40105 40669 40675 40712 41164 41546 41954 41984 42080 42094 42150 42393
// bufdiff-features: 42398 42445 42458 42467 43098 43203 43242 43442 43499 43588 43774 43942 44093
// bufdiff-features: 44132 44163 44210 44621 45017 45031 45375 45457 45710 45765 45897 46110 46203
// bufdiff-features: 46832 46936 46995 47093 47112 47156 47200 47289 47311 47392 47477 47486 47676
// bufdiff-features: 47762 47779 48038 48598 48974 49092 49619 49627 49635 49657 50633 50717 50887
// bufdiff-features: 50894 51415 51851 52042 52062 52148 52322 52558 52587 52595 52625 52807 52900
// bufdiff-features: 52958 53243 53252 53504 54203 54270 54309 54526 54651 54658 54827 54964 54970
// bufdiff-features: 54998 55003 55014 55113 55185 55276 55463 55527 55605 55810 55887 56404 56611
// bufdiff-features: 56783 56918 57450 57510 57718 57832 57932 58024 58151 58308 58319 58602 58718
// bufdiff-features: 58973 59070 59082 59372 59448 59537 59703 59725 60004 60686 60839 61340 61341
// bufdiff-features: 61350 61375 61452 61556 61699 61944 62218 62675 62735 62991 63062 63071 63184
// bufdiff-features: 63435 63610 63800 63915 63929 64110 64111 64120 64133 64182 64235 64390 64959
// bufdiff-features: 64976 65133 65817 66191 66192 66195 66320 66422 66765 66797 66821 67285 67388
// bufdiff-features: 67520 67617 67648 67959 68355 68408 68457 68670 68751 68867 69032 69403 69560
// bufdiff-features: 69804 69875 69987 70119 70335 70338 70437 70529 70802 70821 71013 71050 71107
// bufdiff-features: 71169 71259 71306 71311 71689 71752 71904 71928 72243 72546 72629 73059 73141
// bufdiff-features: 73289 73330 73455 73802 73849 74057 74255 74362 74481 74617 74628 74833 74862
// bufdiff-features: 74881 75085 75361 75652 75881 76052 76227 76339 76512 76700 76915 76953 77129
// bufdiff-features: 77324 77389 77532 77564 77617 77625 77777 78283 78430 78457 78533 78758 78796
// bufdiff-features: 78875 78950 79024 79136 79279 79291 79334 79389 79462 79852 80436 80567 80585
// bufdiff-features: 80894 81303 81443 81556 81707 81736 82011 82135 82149 82182 82203 82317 82459
// bufdiff-features: 82552 83000 83001 83125 83127 83194 83488 83537 83672 83760 84090 84098 84347
// bufdiff-features: 84585 84853 84887 84922 84990 85509 85673 85818 85820 85843 86019 86125 86441
// bufdiff-features: 86562 86643 86992 87345 87408 87585 88480 88544 88635 88662 88732 88787 88958
// bufdiff-features: 89250 89732 89780 89812 89964 90070 90082 90090 90097 90211 90585 90777 91231
// bufdiff-features: 91737 91748 91770 91781 92022 92194 92250 92647 93255 93653 93714 93917 94178
// bufdiff-features: 94253 94360 94618 94656 94687 94746 94961 94981 95001 95273 95285 95385 95407
// bufdiff-features: 95507 95535 95603 95794 96273 96374 96439 96551 96621 96808 96989 97131 97318
// bufdiff-features: 97447 97715 97864 98138 98170 98187 98194 98201 98501 99009 99228 99282 99294
// bufdiff-features: 99383 99568 99623 99657 99738 99757 99834 99870 100059 100185 100258 100480
// bufdiff-features: 100720 100733 101264 101534 101751 101839 101867 102102 102204 102548 102788
// bufdiff-features: 103108 103210 103315 103339 103522 103568 103668 103851 104171 104334 104405
// bufdiff-features: 104931 104952 105338 105696 105750 105804 105858 105914 106209 106548 107302
// bufdiff-features: 107412 107425 107604 107702 108012 108035 108038 108169 108221 108810 108977
// bufdiff-features: 109028 109086 109105 109144 109157 109187 109204 109239 109375 109408 109624
// bufdiff-features: 109752 109923 109932 110303 110379 110552 110780 111275 111464 111588 111765
// bufdiff-features: 111815 111835 111883 112279 112474 112712 112736 112929 113346 113729 113801
// bufdiff-features: 113937 113940 114143 114308 114358 114386 114425 114547 114601 115231 115252
// bufdiff-features: 115471 115550 115894 116312 116627 117235 117336 117638 117775 118149 118576
// bufdiff-features: 118617 118987 119203 119343 119588 119597 119845 120049 120406 120583 120687
// bufdiff-features: 120778 120920 120933 121132 121188 121307 121394 121467 121632 122724 122764
// bufdiff-features: 122870 123012 123148 123340 123408 123446 123486 123719 123770 124049 124090
// bufdiff-features: 124254 124448 124484 125040 125175 125397 125602 125616 125623 125971 126722
// bufdiff-features: 126841 126932 127000 127306 127553 127834 128143 128163 128174 128182 128355
// bufdiff-features: 128456 128685 128768 128916 129089 129262 129404 129630 129946 130012 130500
// bufdiff-features: 130602 130642 130942 130951
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2x2xi64>, %arg1: tensor<f64>, %arg2: i64) -> (tensor<f64>, tensor<1x2x2x1xi64>, tensor<2x1x1x1xi64>, tensor<f64>, tensor<f64>, tensor<?x2x2xi64>, tensor<2x4xi64>, tensor<?x2x?xi64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x2x2xi64>, tensor<f64>, f64, f64) {
    %0:4 = call @f17(%arg1) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %cst = arith.constant dense<3> : tensor<2x1x1x1xi64>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2, %c2) : tensor<2x?x?x1xi64>
    %2 = linalg.fill ins(%arg2 : i64) outs(%1 : tensor<2x?x?x1xi64>) -> tensor<2x?x?x1xi64>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<2x?x?x1xi64> to tensor<1x2x2x1xi64>
    %3 = linalg.conv_2d_nhwc_fhwc ins(%2, %extracted_slice : tensor<2x?x?x1xi64>, tensor<1x2x2x1xi64>) outs(%cst : tensor<2x1x1x1xi64>) -> tensor<2x1x1x1xi64>
    %c7_i64 = arith.constant 7 : i64
    %4 = arith.cmpi sgt, %arg2, %c7_i64 : i64
    %5:2 = scf.if %4 -> (tensor<1x2x2x1xi64>, tensor<2x1x1x1xi64>) {
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %3[%c0, %c0, %c0, %c0] : tensor<2x1x1x1xi64>
      %17:3 = func.call @f7(%arg0) : (tensor<2x2x2xi64>) -> (tensor<?x?x?xi64>, tensor<f64>, i64)
      %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<2x1x1x1xi64>) outs(%cst : tensor<2x1x1x1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %19 = linalg.index 2 : index
        %20 = arith.index_cast %19 : index to i64
        %21 = arith.cmpi uge, %in, %20 : i64
        %22 = arith.select %21, %in, %20 : i64
        linalg.yield %22 : i64
      } -> tensor<2x1x1x1xi64>
      scf.yield %extracted_slice, %18 : tensor<1x2x2x1xi64>, tensor<2x1x1x1xi64>
    } else {
      %17:2 = func.call @f2(%0#3, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64)
      %cst_5 = arith.constant dense<[[[[6], [9]], [[12], [15]]]]> : tensor<1x2x2x1xi64>
      %18 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%extracted_slice, %cst_5 : tensor<1x2x2x1xi64>, tensor<1x2x2x1xi64>) outs(%extracted_slice : tensor<1x2x2x1xi64>) -> tensor<1x2x2x1xi64>
      scf.yield %18, %cst : tensor<1x2x2x1xi64>, tensor<2x1x1x1xi64>
    }
    %cst_0 = arith.constant 1.000000e+10 : f64
    %6:2 = call @f9(%arg1, %cst_0, %arg2) : (tensor<f64>, f64, i64) -> (tensor<f64>, tensor<f64>)
    %7 = tensor.empty() : tensor<2x2x2xi64>
    %8 = linalg.fill ins(%arg2 : i64) outs(%7 : tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
    %9:4 = call @f11(%8, %8, %8) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> (tensor<2x2x2xi64>, tensor<2x4xi64>, tensor<?x?x?xi64>, f64)
    %10:2 = call @f13(%0#1, %0#1) : (tensor<f64>, tensor<f64>) -> (tensor<?x2x?xi64>, tensor<f64>)
    %cst_1 = arith.constant -6.000000e+00 : f64
    %11:4 = call @f14(%10#1, %cst_1) : (tensor<f64>, f64) -> (tensor<?x2x?xi64>, tensor<f64>, tensor<f64>, f64)
    %12 = tensor.empty() : tensor<f64>
    %13 = linalg.fill ins(%11#3 : f64) outs(%12 : tensor<f64>) -> tensor<f64>
    %14:2 = call @f15(%11#2, %13, %11#1, %11#1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cast = tensor.cast %11#0 : tensor<?x2x?xi64> to tensor<2x2x2xi64>
    %cast_2 = tensor.cast %9#2 : tensor<?x?x?xi64> to tensor<2x2x2xi64>
    %15:3 = call @f16(%cast, %cast_2) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> (tensor<f64>, tensor<f64>, i64)
    %cast_3 = tensor.cast %11#0 : tensor<?x2x?xi64> to tensor<2x2x2xi64>
    %16:3 = call @f18(%cast_3, %15#1) : (tensor<2x2x2xi64>, tensor<f64>) -> (tensor<f64>, tensor<2x2x2xi64>, f64)
    %cast_4 = tensor.cast %9#0 : tensor<2x2x2xi64> to tensor<?x2x2xi64>
    return %0#2, %5#0, %5#1, %6#0, %6#1, %cast_4, %9#1, %10#0, %14#0, %14#1, %15#0, %16#0, %16#1, %0#0, %16#2, %cst_0 : tensor<f64>, tensor<1x2x2x1xi64>, tensor<2x1x1x1xi64>, tensor<f64>, tensor<f64>, tensor<?x2x2xi64>, tensor<2x4xi64>, tensor<?x2x?xi64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x2x2xi64>, tensor<f64>, f64, f64
  }
  func.func @f18(%arg0: tensor<2x2x2xi64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<2x2x2xi64>, f64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i64 = arith.constant 5 : i64
    %inserted = tensor.insert %c5_i64 into %arg0[%c0, %c1, %c0] : tensor<2x2x2xi64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    return %arg1, %inserted, %extracted : tensor<f64>, tensor<2x2x2xi64>, f64
  }
  func.func private @f12(%arg0: tensor<f64>, %arg1: i64) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.minimumf %in, %out : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    %generated = tensor.generate  {
      %cst = arith.constant -1.000000e+00 : f64
      %cst_0 = arith.constant 7.250000e+00 : f64
      %3 = arith.minimumf %cst, %cst_0 : f64
      tensor.yield %3 : f64
    } : tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.copy ins(%arg0 : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    return %0, %generated, %2 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f10(%arg0: tensor<f64>, %arg1: tensor<?x2x2xi64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<1.050000e+01> : tensor<f64>
    %0 = linalg.powf ins(%arg0, %cst : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<f64>) -> tensor<f64>
    %3 = linalg.min ins(%2, %2 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %4 = tensor.empty() : tensor<f64>
    %5 = linalg.copy ins(%3 : tensor<f64>) outs(%4 : tensor<f64>) -> tensor<f64>
    return %0, %5 : tensor<f64>, tensor<f64>
  }
  func.func @f8(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<2x2x2xi64>) -> (tensor<2x4xi64>, tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %0 = linalg.fill ins(%extracted : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %collapsed = tensor.collapse_shape %arg3 [[0], [1, 2]] : tensor<2x2x2xi64> into tensor<2x4xi64>
    %1:3 = call @f3(%0, %arg2) : (tensor<f64>, tensor<f64>) -> (tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>)
    return %collapsed, %1#0, %1#1, %1#2 : tensor<2x4xi64>, tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>
  }
  func.func @f7(%arg0: tensor<2x2x2xi64>) -> (tensor<?x?x?xi64>, tensor<f64>, i64) {
    %0 = call @f6(%arg0) : (tensor<2x2x2xi64>) -> tensor<?x?x?xi64>
    %1 = tensor.empty() : tensor<f64>
    %cst = arith.constant dense<-1.000000e+00> : tensor<f64>
    %2:2 = call @f2(%1, %cst) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, i64)
    return %0, %2#0, %2#1 : tensor<?x?x?xi64>, tensor<f64>, i64
  }
  func.func @f6(%arg0: tensor<2x2x2xi64>) -> tensor<?x?x?xi64> {
    %cst = arith.constant dense<1.150000e+01> : tensor<f64>
    %0 = call @f1(%arg0, %cst) : (tensor<2x2x2xi64>, tensor<f64>) -> tensor<f64>
    %cast = tensor.cast %arg0 : tensor<2x2x2xi64> to tensor<?x?x?xi64>
    %cast_0 = tensor.cast %arg0 : tensor<2x2x2xi64> to tensor<?x?x?xi64>
    %c1_i64 = arith.constant 1 : i64
    %1 = call @f4(%cast, %cast_0, %c1_i64) : (tensor<?x?x?xi64>, tensor<?x?x?xi64>, i64) -> tensor<?x?x?xi64>
    return %1 : tensor<?x?x?xi64>
  }
  func.func private @f4(%arg0: tensor<?x?x?xi64>, %arg1: tensor<?x?x?xi64>, %arg2: i64) -> tensor<?x?x?xi64> {
    %cst = arith.constant dense<-1> : tensor<2x2x2xi64>
    %0 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %cst : tensor<?x?x?xi64>, tensor<2x2x2xi64>) outs(%arg0 : tensor<?x?x?xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %1 = arith.cmpi slt, %in, %in_0 : i64
      %2 = arith.select %1, %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<?x?x?xi64>
    return %0 : tensor<?x?x?xi64>
  }
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>) {
    %cst = arith.constant 1.000000e+10 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2, %c2, %c2) : tensor<?x?x?xi64>
    %c127_i64 = arith.constant 127 : i64
    %2 = linalg.fill ins(%c127_i64 : i64) outs(%1 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %3:2 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x?xi64>) outs(%2, %2 : tensor<?x?x?xi64>, tensor<?x?x?xi64>) {
    ^bb0(%in: i64, %out: i64, %out_0: i64):
      %4 = arith.minsi %out, %in : i64
      %5 = arith.andi %out_0, %c127_i64 : i64
      linalg.yield %4, %5 : i64, i64
    } -> (tensor<?x?x?xi64>, tensor<?x?x?xi64>)
    return %3#0, %0, %3#1 : tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>
  }
  func.func @f1(%arg0: tensor<2x2x2xi64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant 0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg1[] : tensor<f64>
    %cast = tensor.cast %arg0 : tensor<2x2x2xi64> to tensor<?x?x2xi64>
    return %inserted : tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, i64) {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    vector.print %extracted : f64
    %c1_i64 = arith.constant 1 : i64
    return %arg1, %c1_i64 : tensor<f64>, i64
  }
  func.func @f5(%arg0: tensor<2x2x2xi64>, %arg1: tensor<?x2x?xi64>) -> tensor<?x2x?xi64> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<2x2x2xi64>, tensor<?x2x?xi64>) {
      %1 = bufferization.alloc_tensor() copy(%arg4) : tensor<?x2x?xi64>
      %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x2x?xi64>) outs(%arg4 : tensor<?x2x?xi64>) {
      ^bb0(%in: i64, %out: i64):
        %c9_i64 = arith.constant 9 : i64
        %5 = arith.addi %in, %c9_i64 : i64
        %c7_i64 = arith.constant 7 : i64
        %6 = arith.shli %5, %c7_i64 : i64
        linalg.yield %6 : i64
      } -> tensor<?x2x?xi64>
      %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%arg3 : tensor<2x2x2xi64>) {
      ^bb0(%out: i64):
        %c-3_i64 = arith.constant -3 : i64
        %5 = arith.minsi %out, %c-3_i64 : i64
        linalg.yield %5 : i64
      } -> tensor<2x2x2xi64>
      %extracted = tensor.extract %3[%c1, %arg2, %arg2] : tensor<2x2x2xi64>
      %cst = arith.constant dense<2> : tensor<2x2x2xi64>
      %4 = linalg.max ins(%cst, %arg0 : tensor<2x2x2xi64>, tensor<2x2x2xi64>) outs(%3 : tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
      scf.yield %4, %2 : tensor<2x2x2xi64>, tensor<?x2x?xi64>
    }
    return %0#1 : tensor<?x2x?xi64>
  }
  func.func private @f9(%arg0: tensor<f64>, %arg1: f64, %arg2: i64) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<5.000000e-01> : tensor<f64>
    %0 = linalg.sub ins(%arg0, %cst : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %c2_i64 = arith.constant 2 : i64
    %1 = arith.cmpi ne, %arg2, %c2_i64 : i64
    scf.if %1 {
    }
    %2 = tensor.empty() : tensor<f64>
    %3 = linalg.copy ins(%cst : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    return %0, %3 : tensor<f64>, tensor<f64>
  }
  func.func @f11(%arg0: tensor<2x2x2xi64>, %arg1: tensor<2x2x2xi64>, %arg2: tensor<2x2x2xi64>) -> (tensor<2x2x2xi64>, tensor<2x4xi64>, tensor<?x?x?xi64>, f64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9_i64 = arith.constant 9 : i64
    %inserted = tensor.insert %c9_i64 into %arg0[%c0, %c1, %c0] : tensor<2x2x2xi64>
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 7.250000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2:4 = call @f8(%1, %1, %1, %arg1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<2x2x2xi64>) -> (tensor<2x4xi64>, tensor<?x?x?xi64>, tensor<f64>, tensor<?x?x?xi64>)
    return %inserted, %2#0, %2#1, %cst : tensor<2x2x2xi64>, tensor<2x4xi64>, tensor<?x?x?xi64>, f64
  }
  func.func @f13(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<?x2x?xi64>, tensor<f64>) {
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %0 = tensor.empty() : tensor<2x2x2xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
    %cast = tensor.cast %1 : tensor<2x2x2xi64> to tensor<?x2x?xi64>
    %2 = call @f5(%1, %cast) : (tensor<2x2x2xi64>, tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    return %2, %inserted : tensor<?x2x?xi64>, tensor<f64>
  }
  func.func @f14(%arg0: tensor<f64>, %arg1: f64) -> (tensor<?x2x?xi64>, tensor<f64>, tensor<f64>, f64) {
    %0 = linalg.square ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<[[[5, 6], [7, 8]], [[9, 10], [11, 12]]]> : tensor<2x2x2xi64>
    %cast = tensor.cast %cst : tensor<2x2x2xi64> to tensor<?x2x?xi64>
    %1 = call @f5(%cst, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x2x2xi64>, tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %cast_0 = tensor.cast %1 : tensor<?x2x?xi64> to tensor<2x2x2xi64>
    %2 = call @f5(%cast_0, %1) : (tensor<2x2x2xi64>, tensor<?x2x?xi64>) -> tensor<?x2x?xi64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.copy ins(%arg0 : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    return %2, %0, %4, %arg1 : tensor<?x2x?xi64>, tensor<f64>, tensor<f64>, f64
  }
  func.func private @f15(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = linalg.max ins(%arg3, %arg2 : tensor<f64>, tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg4 = %c0 to %c0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %0) -> (tensor<f64>, tensor<f64>) {
      %c1_i64 = arith.constant 1 : i64
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %4:3 = scf.for %arg7 = %c2 to %c4 step %c1 iter_args(%arg8 = %arg6, %arg9 = %0, %arg10 = %c1_i64) -> (tensor<f64>, tensor<f64>, i64) {
        %cst = arith.constant 5.000000e-01 : f64
        %inserted = tensor.insert %cst into %arg9[] : tensor<f64>
        %inserted_0 = tensor.insert %cst into %inserted[] : tensor<f64>
        %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<f64>) outs(%arg8 : tensor<f64>) {
        ^bb0(%in: f64, %out: f64):
          %9 = arith.cmpf ogt, %in, %out : f64
          %10 = arith.select %9, %in, %out : f64
          linalg.yield %10 : f64
        } -> tensor<f64>
        scf.yield %8, %inserted_0, %arg10 : tensor<f64>, tensor<f64>, i64
      }
      %5 = linalg.copy ins(%arg5 : tensor<f64>) outs(%arg6 : tensor<f64>) -> tensor<f64>
      %6 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%arg5 : tensor<f64>) {
      ^bb0(%out: f64):
        %cst = arith.constant 1.000000e+01 : f64
        %8 = arith.subf %out, %cst : f64
        linalg.yield %8 : f64
      } -> tensor<f64>
      %generated = tensor.generate  {
        %cst = arith.constant 1.000000e+01 : f64
        tensor.yield %cst : f64
      } : tensor<f64>
      %7 = linalg.round ins(%generated : tensor<f64>) outs(%6 : tensor<f64>) -> tensor<f64>
      scf.yield %7, %5 : tensor<f64>, tensor<f64>
    }
    %2 = tensor.empty() : tensor<f64>
    %3 = linalg.copy ins(%1#0 : tensor<f64>) outs(%2 : tensor<f64>) -> tensor<f64>
    return %1#1, %3 : tensor<f64>, tensor<f64>
  }
  func.func @f16(%arg0: tensor<2x2x2xi64>, %arg1: tensor<2x2x2xi64>) -> (tensor<f64>, tensor<f64>, i64) {
    %0 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x2xi64>) outs(%arg1 : tensor<2x2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.subi %in, %out : i64
      linalg.yield %2 : i64
    } -> tensor<2x2x2xi64>
    %cst = arith.constant dense<-1.000000e+00> : tensor<f64>
    %cast = tensor.cast %0 : tensor<2x2x2xi64> to tensor<?x2x2xi64>
    %1:2 = call @f10(%cst, %cast) : (tensor<f64>, tensor<?x2x2xi64>) -> (tensor<f64>, tensor<f64>)
    %c-128_i64 = arith.constant -128 : i64
    return %1#1, %1#0, %c-128_i64 : tensor<f64>, tensor<f64>, i64
  }
  func.func private @f17(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %inserted_0 = tensor.insert %extracted into %inserted[] : tensor<f64>
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 1.000000e+01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %c0_i64 = arith.constant 0 : i64
    %2:3 = call @f12(%1, %c0_i64) : (tensor<f64>, i64) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    return %2#2, %2#1, %2#0, %inserted_0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

