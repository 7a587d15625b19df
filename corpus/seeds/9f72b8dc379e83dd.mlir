// bufdiff-profile: deep
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-choices: 97fd11fd4b0d6b2eeb6bf3b6d2a793db74e73e27144786064fad71330bf1aa5e20f136e386c78c2f
// bufdiff-choices: 5870accc3fa079ff37360485abac13e1b8b7d133c2847b26d0709366488bb8920cbc3d0be1e4a2dc
// bufdiff-choices: d89412aa22da0373c8e573d344341710cf08222678c057650ed870aa76b29aa8772516f2b4768c3d
// bufdiff-choices: 90045716d7aaa956de80df93c87de17698d2f96d273a606d1b3fd162973d6454fef703750fe03a31
// bufdiff-choices: 04eab6ed795fc07bdddf05802fd0fcbb49b10a0221d9867151168ef4569190d6d5005e146d544a34
// bufdiff-choices: 7d328082f2efe92a141d6395b5a6aab478ffbecc352806db58a7df77e6656ba018afc2158d7388ff
// bufdiff-choices: 3766b09913408e8ca74cbfe787b18a52287d944e20473289e5a04892aecf916fe63dceea93c55ae3
// bufdiff-choices: 706d940d2969bf739a1e7f8b589c688f734ca5b8f08f7943f91b2db2e26d0576de5a63a3d9887028
// bufdiff-choices: 514aad6d3f4d47756c7a7a7e9d62171e0e777929b7007504385448eddfbd94a49c06fecfc33f6a0c
// bufdiff-choices: 39a56cf5072d46167e822d6cd9982329689935e39b5e2197cab6e0e70bbdfe5d9cafb3d362876faa
// bufdiff-choices: 594fe72379f54da200b017d0fe561d9430f06ccbec8114bac6db9a044d7275a49300b7a7f77d1270
// bufdiff-choices: 9618d4b34e825c0f046e921bcac44197b16e7e238f7554f14317d9929d049e23010898e55fb24366
// bufdiff-choices: b1e46879edee65260b8615805d9819b8ab9069e2a33edb43cab1f5803660bc7f56c7b8e5f55de986
// bufdiff-choices: 4413844f9d76d181418548ba47dbd2d6d39a74e819bfaf044bb422c2bbc547c930f7110b8803bc85
// bufdiff-choices: 1281e0c037f9a83e4d2692d42d120c8bd943c079bd9fa3efc91a0ca09074200dee78651ef8d11eaa
// bufdiff-choices: 841efa582442aba0afd2796bf55ff29d63c34166dbd71584acfc200f43ec6202bddecf90fd525ae7
// bufdiff-choices: 648d01d577dfdf360ddcdd30a83668b28dee4995d9164789791f157eb4c413a6c0277dc1fa17003a
// bufdiff-choices: 3eaa44ce6961c3778aa40c5f05d6866fce0ceb2a6fb6c83c4f3203255a4bc12e2078eff8f89a7e1f
// bufdiff-choices: baac057c98a1c530c1b4a1effaac0c52c676e431be17a2b83ec479d72c317acb3d6945ab466af983
// bufdiff-choices: abe5b531bf7debe55c4ff0d2464a6f539e9545cfdc9762e578599d7d382e37c8624efcc4
// bufdiff-features: 4 35 425 456 472 488 600 708 735 755 1235 1277 1491 1552 2174 2296 2332 2442
// bufdiff-features: 2488 2684 2820 2887 2988 3022 3120 3154 3579 3751 3838 3841 4156 4227 4361 4369
// bufdiff-features: 4462 4752 4984 5082 5187 5197 5226 5479 5919 5973 5981 6002 6050 6089 6311 6355
// bufdiff-features: 6565 6611 6641 6812 6830 6923 6926 7014 7122 7241 7259 7772 7793 8079 8130 8411
// bufdiff-features: 8632 9479 9748 9968 10020 10035 10039 10166 10384 11162 11304 11321 11408 11546
// bufdiff-features: 11608 12082 12276 12366 12666 12893 12932 13021 13225 13233 13260 13387 13849
// bufdiff-features: 13877 14454 14674 14704 14800 14871 15154 15440 15681 15751 15791 15839 15903
// bufdiff-features: 16405 16412 16682 16960 17193 17232 17569 17989 18053 18077 18109 18486 18588
// bufdiff-features: 18805 18822 19086 19123 19241 19419 19426 19701 19746 20374 20480 20656 20951
// bufdiff-features: 21140 21154 21161 21590 21691 21744 22095 22221 22280 22364 22416 22824 23039
// bufdiff-features: 23144 23259 23787 23874 24035 24393 24395 24402 24690 24747 24812 24863 25000
// bufdiff-features: 25082 25119 25253 25388 25792 25955 25962 26389 26536 26568 26663 26796 27048
// bufdiff-features: 27119 27132 27295 27316 27324 27378 27535 27725 27825 28276 28724 28753 28814
// bufdiff-features: 28907 29153 29191 29590 29684 29839 29968 30002 30115 30305 30539 30572 30866
// bufdiff-features: 31039 31247 31668 31776 31863 31899 31972 32457 32732 32809 32829 33033 33324
// bufdiff-features: 33409 33473 33853 34167 34398 34462 34564 34617 34647 34975 35036 35557 35874
// bufdiff-features: 36125 36285 36394 36617 36784 36901 37183 37305 37331 37786 37863 38061 38129
// bufdiff-features: 38246 38304 38405 38427 38520 38570 38783 38788 39061 39085 39150 39285 39521
// bufdiff-features: 40266 40426 40540 40589 40669 40712 40812 40829 40953 41111 41517 41799 41896
// bufdiff-features: 42080 42228 42282 42344 42412 42467 42749 42918 42944 43011 43098 43242 43499
// bufdiff-features: 43530 43548 43631 44505 44522 44621 45031 45159 45232 45238 45432 45447 45552
// bufdiff-features: 45629 45699 45855 46139 46203 46555 46720 46732 46936 46995 47093 47242 47311
// bufdiff-features: 47392 47477 47824 47967 48038 48134 48196 48399 48575 48598 48724 48850 48974
// bufdiff-features: 49135 49293 49489 49605 49657 49854 49956 50016 50379 50514 50595 50659 50757
// bufdiff-features: 50993 51586 51729 52042 52322 52426 52486 52558 52632 52807 52900 52946 52958
// bufdiff-features: 53036 53139 53180 53249 53252 53256 53414 53469 53569 53636 53785 53890 54065
// bufdiff-features: 54135 54180 54205 54270 54385 54546 54658 54827 54970 54998 55104 55130 55270
// bufdiff-features: 55276 55636 55643 55881 56375 56404 56603 56625 56668 56697 57718 58122 58319
// bufdiff-features: 58709 58827 59070 59094 59145 59475 59488 59620 60698 61015 61066 61118 61169
// bufdiff-features: 61350 61556 61699 61944 61969 62218 62287 62642 62675 62701 63028 63062 63133
// bufdiff-features: 63183 63258 63560 63628 63800 63949 64119 64120 64235 64414 64507 64663 64748
// bufdiff-features: 64931 64959 64976 65153 65416 65493 65499 65830 66195 66422 66536 66765 66945
// bufdiff-features: 66995 67027 67142 67157 67234 67365 67368 67526 67532 67657 67690 68355 68457
// bufdiff-features: 68484 68701 68743 69003 69032 69235 69286 69359 69449 69593 69660 69664 69780
// bufdiff-features: 69987 70050 70106 70119 70437 70452 70529 70605 70744 70964 71080 71162 71227
// bufdiff-features: 71306 71544 71607 71646 72401 72474 72520 72615 72697 73140 73150 73289 73387
// bufdiff-features: 73388 73455 73465 73569 73675 73719 73725 73767 73802 74000 74057 74255 74362
// bufdiff-features: 74382 74481 74578 74616 74833 74914 75133 75308 75416 76334 76339 76373 76405
// bufdiff-features: 76677 76735 76953 76973 77036 77179 77218 77484 77544 77551 77617 77725 77875
// bufdiff-features: 78283 78302 78430 78822 78828 78850 78950 79334 79389 79539 79855 79913 80567
// bufdiff-features: 80742 80895 81138 81160 81316 81447 81707 81736 81801 81808 82011 82203 82226
// bufdiff-features: 82404 82441 82488 82552 82670 82932 83091 83127 83194 83455 83549 83817 84098
// bufdiff-features: 84320 84585 84853 84887 84995 85031 85440 85481 86125 86404 86457 86549 86618
// bufdiff-features: 86710 86992 87444 87491 87684 87711 87845 87923 88321 88337 88635 88662 88787
// bufdiff-features: 88979 89109 89110 89175 89250 89780 89812 89927 90070 90141 90189 90578 90777
// bufdiff-features: 91013 91253 91312 91365 91593 91737 91958 92022 92194 92566 92615 92835 92898
// bufdiff-features: 92939 93094 93225 93394 93464 93719 94273 94405 95339 95385 95407 95507 95596
// bufdiff-features: 95776 96082 96273 96582 96606 96766 96789 96882 97096 97282 97447 97527 97775
// bufdiff-features: 97864 98003 98138 98194 98201 98501 98530 98924 99009 99106 99228 99383 99588
// bufdiff-features: 99757 99805 100062 100073 100083 100385 100423 100642 100650 100783 101084
// bufdiff-features: 101134 101264 101296 101582 101823 102102 102213 103021 103056 103108 103274
// bufdiff-features: 103379 103476 103522 103790 103921 104069 104303 104315 104433 104493 104790
// bufdiff-features: 104931 104952 105075 105110 105243 105512 105858 105902 105914 106025 106275
// bufdiff-features: 106382 106396 106411 106682 107425 107882 108173 108176 108185 108221 108283
// bufdiff-features: 108335 108348 108410 108625 108864 108977 109086 109091 109328 109923 110153
// bufdiff-features: 110162 110236 110295 110482 110530 110548 110780 110873 110896 110917 111024
// bufdiff-features: 111029 111066 111234 111316 111883 111956 111981 112065 112336 112474 112929
// bufdiff-features: 112983 113374 113800 113821 113883 114179 114666 114869 114968 115155 115471
// bufdiff-features: 115804 115873 116175 116388 116721 117151 117231 117532 117724 117857 118006
// bufdiff-features: 118378 118695 118884 119129 119281 119353 119588 119705 119725 119845 119908
// bufdiff-features: 119945 119993 120383 120963 120984 121181 121353 121363 121394 121467 121626
// bufdiff-features: 121632 121665 121765 121849 121977 122227 122764 122865 122881 122967 123014
// bufdiff-features: 123375 123468 123821 124037 124232 124303 124448 124484 124509 124614 124626
// bufdiff-features: 124824 124851 125175 125453 125454 125900 125927 126494 126734 126845 127083
// bufdiff-features: 127096 127122 127205 127479 127533 127541 127545 127818 127922 127959 128157
// bufdiff-features: 128324 128456 128768 128916 129246 129423 129478 129811 130500 130595 130761
// bufdiff-features: 130824 130933 130942
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<?xf32> {bufferization.buffer_layout = #map}, %arg1: tensor<f32>, %arg2: tensor<0xf32>) -> (tensor<?x8xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    affine.parallel (%arg3) = (0) to (1) {
      %c0_8 = arith.constant 0 : index
      %14 = arith.cmpi sgt, %arg3, %c0_8 : index
      %15 = scf.if %14 -> (f32) {
        %16 = scf.if %14 -> (tensor<f32>) {
          %18 = tensor.empty() : tensor<f32>
          %cst_10 = arith.constant 1.000000e+01 : f32
          %19 = linalg.fill ins(%cst_10 : f32) outs(%18 : tensor<f32>) -> tensor<f32>
          %20 = arith.select %14, %arg1, %19 : tensor<f32>
          %21 = linalg.div ins(%20, %arg1 : tensor<f32>, tensor<f32>) outs(%20 : tensor<f32>) -> tensor<f32>
          %extracted_11 = tensor.extract %arg1[] : tensor<f32>
          scf.yield %19 : tensor<f32>
        } else {
          %18 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
          %extracted_10 = tensor.extract %arg1[] : tensor<f32>
          %cst_11 = arith.constant -1.000000e+00 : f32
          %19 = arith.maximumf %extracted_10, %cst_11 : f32
          %20 = linalg.exp ins(%18 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
          scf.yield %20 : tensor<f32>
        }
        %17 = scf.index_switch %arg3 -> tensor<f32> 
        case 0 {
          %cst_10 = arith.constant -6.000000e+00 : f32
          %inserted_11 = tensor.insert %cst_10 into %16[] : tensor<f32>
          scf.yield %16 : tensor<f32>
        }
        default {
          scf.yield %16 : tensor<f32>
        }
        %cst_9 = arith.constant -6.000000e+00 : f32
        scf.yield %cst_9 : f32
      } else {
        %16 = tensor.empty() : tensor<5x4xf32>
        %cst_9 = arith.constant -6.000000e+00 : f32
        %17 = linalg.fill ins(%cst_9 : f32) outs(%16 : tensor<5x4xf32>) -> tensor<5x4xf32>
        %cast_10 = tensor.cast %17 : tensor<5x4xf32> to tensor<?x4xf32>
        %18:3 = func.call @f2(%cast_10) : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
        %cst_11 = arith.constant dense<> : tensor<0xf32>
        %cst_12 = arith.constant 1.000000e+01 : f32
        scf.yield %cst_12 : f32
      }
    }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?x3xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -6.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_0 : tensor<3xf32>
    %2 = linalg.matvec ins(%1, %from_elements : tensor<?x3xf32>, tensor<3xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    affine.parallel (%arg3) = (0) to (3) {
      %c11 = arith.constant 11 : index
      %14 = arith.cmpi ne, %arg3, %c11 : index
      scf.if %14 {
        %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
        %cast_8 = tensor.cast %0 : tensor<?x3xf32> to tensor<?x?xf32>
      }
    }
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst_2 = arith.constant -1.000000e+00 : f32
    %3 = arith.cmpf uno, %extracted, %cst_2 : f32
    %4 = scf.if %3 -> (tensor<0xf32>) {
      affine.parallel (%arg3) = (0) to (2) {
        %18 = tensor.empty() : tensor<0x3xf32>
        %19 = linalg.fill ins(%cst_2 : f32) outs(%18 : tensor<0x3xf32>) -> tensor<0x3xf32>
        %20 = linalg.matvec ins(%19, %from_elements : tensor<0x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
      }
      %14 = linalg.dot ins(%arg2, %arg2 : tensor<0xf32>, tensor<0xf32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      %cst_8 = arith.constant dense<1.000000e+01> : tensor<2x0xf32>
      %15 = tensor.empty() : tensor<2xf32>
      %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2xf32>) -> tensor<2xf32>
      %17 = linalg.vecmat ins(%16, %cst_8 : tensor<2xf32>, tensor<2x0xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %17 : tensor<0xf32>
    } else {
      affine.parallel (%arg3) = (0) to (2) {
        %extracted_9 = tensor.extract %arg1[] : tensor<f32>
      }
      %14 = tensor.empty() : tensor<0xf32>
      %cst_8 = arith.constant -6.000000e+00 : f32
      %15 = linalg.fill ins(%cst_8 : f32) outs(%14 : tensor<0xf32>) -> tensor<0xf32>
      %16 = linalg.mul ins(%arg2, %15 : tensor<0xf32>, tensor<0xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
      scf.yield %16 : tensor<0xf32>
    }
    %cst_3 = arith.constant 7.250000e+00 : f32
    %inserted = tensor.insert %cst_3 into %arg1[] : tensor<f32>
    %5 = scf.if %3 -> (tensor<0xf32>) {
      %14 = tensor.empty(%dim) : tensor<?x3xf32>
      %cst_8 = arith.constant -1.000000e+00 : f64
      %cst_9 = arith.constant 3.000000e+00 : f64
      %c127_i32 = arith.constant 127 : i32
      %15 = linalg.fill_rng_2d ins(%cst_8, %cst_9, %c127_i32 : f64, f64, i32) outs(%14 : tensor<?x3xf32>) -> tensor<?x3xf32>
      %cst_10 = arith.constant dense<[[[[[9], [10]]]], [[[[11], [12]]]]]> : tensor<2x1x1x2x1xi32>
      %16 = tensor.empty() : tensor<2x2x1x2xi32>
      %17 = linalg.fill ins(%c127_i32 : i32) outs(%16 : tensor<2x2x1x2xi32>) -> tensor<2x2x1x2xi32>
      %c-3_i32 = arith.constant -3 : i32
      %c0_i32 = arith.constant 0 : i32
      %c42_i32 = arith.constant 42 : i32
      %from_elements_11 = tensor.from_elements %c-3_i32, %c-3_i32, %c0_i32, %c42_i32 : tensor<2x1x2x1xi32>
      %c0_i32_12 = arith.constant 0 : i32
      %18 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%17, %from_elements_11, %c0_i32, %c0_i32_12 : tensor<2x2x1x2xi32>, tensor<2x1x2x1xi32>, i32, i32) outs(%cst_10 : tensor<2x1x1x2x1xi32>) -> tensor<2x1x1x2x1xi32>
      %c4_13 = arith.constant 4 : index
      %19 = tensor.empty(%c4_13) : tensor<5x?xf32>
      %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<5x?xf32>) -> tensor<5x?xf32>
      %cast_14 = tensor.cast %20 : tensor<5x?xf32> to tensor<?x4xf32>
      %21:3 = func.call @f2(%cast_14) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
      scf.yield %arg2 : tensor<0xf32>
    } else {
      %14:2 = scf.if %3 -> (tensor<?xf32>, tensor<f32>) {
        %generated = tensor.generate  {
        ^bb0(%arg3: index):
          %extracted_9 = tensor.extract %arg2[%arg3] : tensor<0xf32>
          %21 = arith.index_cast %arg3 : index to i64
          %22 = arith.sitofp %21 : i64 to f32
          %23 = arith.negf %extracted_9 : f32
          %24 = arith.addf %23, %22 : f32
          tensor.yield %24 : f32
        } : tensor<0xf32>
        %extracted_slice_8 = tensor.extract_slice %generated[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
        %18 = linalg.exp ins(%4 : tensor<0xf32>) outs(%extracted_slice_8 : tensor<0xf32>) -> tensor<0xf32>
        %inserted_slice = tensor.insert_slice %18 into %generated[%c0] [0] [1] : tensor<0xf32> into tensor<0xf32>
        %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8 : tensor<0xf32>) outs(%generated : tensor<0xf32>) {
        ^bb0(%in: f32, %out: f32):
          %21 = arith.divf %in, %out : f32
          linalg.yield %21 : f32
        } -> tensor<0xf32>
        %20 = linalg.dot ins(%arg2, %arg2 : tensor<0xf32>, tensor<0xf32>) outs(%inserted : tensor<f32>) -> tensor<f32>
        scf.yield %2, %20 : tensor<?xf32>, tensor<f32>
      } else {
        %18 = func.call @same3(%2) : (tensor<?xf32>) -> tensor<?xf32>
        %19 = linalg.powf ins(%arg0, %18 : tensor<?xf32>, tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
        %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%18 : tensor<?xf32>) outs(%2 : tensor<?xf32>) {
        ^bb0(%in: f32, %out: f32):
          %21 = arith.cmpf olt, %in, %out : f32
          %22 = arith.select %21, %in, %out : f32
          linalg.yield %22 : f32
        } -> tensor<?xf32>
        %inserted_8 = tensor.insert %extracted into %inserted[] : tensor<f32>
        scf.yield %18, %inserted_8 : tensor<?xf32>, tensor<f32>
      }
      %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%14#1 : tensor<f32>) outs(%14#1 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %18 = arith.negf %in : f32
        %19 = arith.addf %18, %out : f32
        linalg.yield %19 : f32
      } -> tensor<f32>
      %16 = tensor.empty() : tensor<f32>
      %17 = linalg.fill ins(%extracted : f32) outs(%16 : tensor<f32>) -> tensor<f32>
      %broadcasted = linalg.broadcast ins(%17 : tensor<f32>) outs(%arg2 : tensor<0xf32>) dimensions = [0] 
      scf.yield %broadcasted : tensor<0xf32>
    }
    %false = arith.constant false
    %6 = arith.maxsi %3, %false : i1
    %7 = tensor.empty() : tensor<5x4xf32>
    %cst_4 = arith.constant -6.000000e+00 : f32
    %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %cast = tensor.cast %8 : tensor<5x4xf32> to tensor<?x4xf32>
    %9:3 = call @f2(%cast) : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %extracted_5 = tensor.extract %9#1[%c4, %c1] : tensor<?x4xf32>
    %10:3 = call @f2(%9#1) : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %9#1[0, 0] [%c5, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
    %11:3 = call @f2(%extracted_slice) : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
    %extracted_6 = tensor.extract %9#1[%c1, %c0] : tensor<?x4xf32>
    vector.print %extracted_6 : f32
    %12 = arith.negf %cst_4 : f32
    %cast_7 = tensor.cast %8 : tensor<5x4xf32> to tensor<?x4xf32>
    %13:3 = call @f1(%cast_7) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x8xf32>, tensor<f32>)
    affine.parallel (%arg3) = (0) to (1) {
      affine.parallel (%arg4) = (0) to (2) {
        affine.parallel (%arg5) = (0) to (1) {
          affine.parallel (%arg6) = (0) to (3) {
            %14:3 = func.call @f2(%10#1) : (tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>)
            %c2 = arith.constant 2 : index
            %extracted_slice_8 = tensor.extract_slice %14#1[%c2, %c0] [1, 3] [1, 1] : tensor<?x4xf32> to tensor<1x3xf32>
            %c3 = arith.constant 3 : index
            %extracted_slice_9 = tensor.extract_slice %14#1[4, %c0] [1, %c3] [1, 1] : tensor<?x4xf32> to tensor<1x?xf32>
            %15 = tensor.empty() : tensor<4x3xf32>
            %16 = linalg.fill ins(%extracted : f32) outs(%15 : tensor<4x3xf32>) -> tensor<4x3xf32>
            %17 = linalg.matmul ins(%10#2, %16 : tensor<?x?xf32>, tensor<4x3xf32>) outs(%extracted_slice_8 : tensor<1x3xf32>) -> tensor<1x3xf32>
            %cst_10 = arith.constant -2.500000e+00 : f32
            %from_elements_11 = tensor.from_elements %cst_4, %cst_10, %cst_2 : tensor<3xf32>
            %cast_12 = tensor.cast %from_elements_11 : tensor<3xf32> to tensor<?xf32>
            %broadcasted = linalg.broadcast ins(%cast_12 : tensor<?xf32>) outs(%extracted_slice_9 : tensor<1x?xf32>) dimensions = [0] 
            %inserted_slice = tensor.insert_slice %17 into %14#1[%c2, %c0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<?x4xf32>
            %inserted_slice_13 = tensor.insert_slice %broadcasted into %inserted_slice[4, %c0] [1, %c3] [1, 1] : tensor<1x?xf32> into tensor<?x4xf32>
          }
        }
      }
    }
    return %13#1, %13#0, %11#2, %11#1, %11#0, %10#0, %13#2 : tensor<?x8xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<?x4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = linalg.dot ins(%3, %3 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x4xf32>) outs(%arg0 : tensor<?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.negf %in : f32
      %24 = arith.addf %23, %out : f32
      linalg.yield %24 : f32
    } -> tensor<?x4xf32>
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %arg0[%c4, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %cst into %arg0[%c0, %c3] : tensor<?x4xf32>
    %c1 = arith.constant 1 : index
    %6 = tensor.empty(%c1, %c4) : tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x4xf32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.negf %in : f32
      %24 = arith.addf %23, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<?x?xf32>
    %8 = tensor.empty() : tensor<5x4xf32>
    %9 = tensor.empty() : tensor<4x5xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %5 : tensor<4x5xf32>, tensor<?x4xf32>) outs(%8 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %23 = arith.minimumf %in, %in_2 : f32
      linalg.yield %23 : f32
    } -> tensor<5x4xf32>
    %12 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %1) -> (tensor<f32>) {
      %c2 = arith.constant 2 : index
      %23 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2) -> (tensor<f32>) {
        %extracted_2 = tensor.extract %1[] : tensor<f32>
        %24 = arith.index_cast %arg3 : index to i64
        %25 = arith.sitofp %24 : i64 to f32
        %inserted_3 = tensor.insert %25 into %arg4[] : tensor<f32>
        scf.yield %inserted_3 : tensor<f32>
      }
      scf.yield %23 : tensor<f32>
    }
    %cst_0 = arith.constant 3.000000e+00 : f32
    %13 = arith.addf %cst, %cst_0 : f32
    %extracted = tensor.extract %1[] : tensor<f32>
    affine.parallel (%arg1) = (0) to (2) {
      %23 = bufferization.alloc_tensor() : tensor<0xf32>
      %cst_2 = arith.constant 2.000000e+00 : f32
      %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<0xf32>) -> tensor<0xf32>
      %25 = tensor.empty() : tensor<0xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24 : tensor<0xf32>) outs(%25 : tensor<0xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_3 = arith.constant -2.500000e+00 : f32
        %27 = arith.mulf %in, %cst_3 : f32
        linalg.yield %27 : f32
      } -> tensor<0xf32>
      bufferization.dealloc_tensor %24 : tensor<0xf32>
    }
    %cst_1 = arith.constant dense<-0.000000e+00> : tensor<1x4xf32>
    %cast = tensor.cast %cst_1 : tensor<1x4xf32> to tensor<?x4xf32>
    %14:3 = call @f1(%cast) : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x8xf32>, tensor<f32>)
    %15:3 = call @f1(%14#0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x8xf32>, tensor<f32>)
    %dim = tensor.dim %15#1, %c0 : tensor<?x8xf32>
    %16 = tensor.empty(%dim) : tensor<?x8xf32>
    %17 = linalg.div ins(%15#1, %15#1 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%16 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %18 = arith.cmpf olt, %extracted, %13 : f32
    %19 = scf.if %18 -> (tensor<?x1xf32>) {
      %extracted_slice_2 = tensor.extract_slice %15#1[0, 0] [%dim, 1] [1, 1] : tensor<?x8xf32> to tensor<?x1xf32>
      scf.yield %extracted_slice_2 : tensor<?x1xf32>
    } else {
      %extracted_slice_2 = tensor.extract_slice %15#1[0, 7] [%dim, 1] [1, 1] : tensor<?x8xf32> to tensor<?x1xf32>
      scf.yield %extracted_slice_2 : tensor<?x1xf32>
    }
    %20 = linalg.copy ins(%19 : tensor<?x1xf32>) outs(%19 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %21 = tensor.empty(%dim) : tensor<?x8xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15#1 : tensor<?x8xf32>) outs(%21 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.negf %in : f32
      %24 = arith.addf %23, %cst_0 : f32
      linalg.yield %24 : f32
    } -> tensor<?x8xf32>
    return %4, %inserted, %7 : tensor<f32>, tensor<?x4xf32>, tensor<?x?xf32>
  }
  func.func private @f1(%arg0: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x8xf32>, tensor<f32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %0 = tensor.empty(%c4, %dim) : tensor<?x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<4x?xf32>) outs(%arg0 : tensor<?x4xf32>) permutation = [1, 0] 
    %2 = tensor.empty(%dim) : tensor<?x4xf32>
    %3 = linalg.div ins(%transposed, %arg0 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%2 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %true = arith.constant true
    %4 = scf.if %true -> (tensor<?x4xf32>) {
      %collapsed = tensor.collapse_shape %transposed [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
      %9 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_3 = arith.constant -1.000000e+00 : f32
        %10 = arith.maximumf %in, %cst_3 : f32
        linalg.yield %10 : f32
      } -> tensor<?x4xf32>
      scf.yield %9 : tensor<?x4xf32>
    } else {
      %c1_3 = arith.constant 1 : index
      %c2_4 = arith.constant 2 : index
      %9 = tensor.empty(%c1_3, %c2_4) : tensor<?x?x3xf32>
      %cst_5 = arith.constant -2.500000e+00 : f32
      %10 = linalg.fill ins(%cst_5 : f32) outs(%9 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      %cst_6 = arith.constant dense<[[[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00]]]> : tensor<1x2x4xf32>
      %11 = tensor.empty() : tensor<2x2xf32>
      %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %13 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_6, %12 : tensor<1x2x4xf32>, tensor<2x2xf32>) outs(%10 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      affine.parallel (%arg1) = (0) to (3) {
        %14 = bufferization.alloc_tensor() copy(%12) : tensor<2x2xf32>
        %extracted = tensor.extract %13[%c0, %c0, %c1_3] : tensor<?x?x3xf32>
      }
      scf.yield %arg0 : tensor<?x4xf32>
    }
    %5 = linalg.reciprocal ins(%3 : tensor<?x4xf32>) outs(%2 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %padded = tensor.pad %4 low[0, 2] high[2, 2] {
    ^bb0(%arg1: index, %arg2: index):
      %9 = arith.index_cast %arg1 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.index_cast %arg2 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.subf %10, %12 : f32
      tensor.yield %13 : f32
    } : tensor<?x4xf32> to tensor<?x8xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %cst into %padded[%c1, %c2] : tensor<?x8xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %inserted_1 = tensor.insert %cst_0 into %inserted[%c1, %c0] : tensor<?x8xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<2xf32>
    %8 = linalg.dot ins(%cst_2, %cst_2 : tensor<2xf32>, tensor<2xf32>) outs(%7 : tensor<f32>) -> tensor<f32>
    affine.parallel (%arg1) = (0) to (3) {
      affine.parallel (%arg2) = (0) to (1) {
        %dim_3 = tensor.dim %2, %c0 : tensor<?x4xf32>
        affine.parallel (%arg3) = (0) to (2) {
          %9 = vector.transfer_read %inserted[%c1, %arg1], %cst : tensor<?x8xf32>, vector<4xf32>
          %10 = vector.extract %9[3] : f32 from vector<4xf32>
          %11 = tensor.empty() : tensor<1x1x1x1x2xf32>
          %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
          %cst_4 = arith.constant dense<0.000000e+00> : tensor<1x1x1x1xf32>
          %13 = tensor.empty(%c1, %c1, %c1) : tensor<?x?x?x2xf32>
          %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<?x?x?x2xf32>) -> tensor<?x?x?x2xf32>
          %15 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%cst_4, %14 : tensor<1x1x1x1xf32>, tensor<?x?x?x2xf32>) outs(%12 : tensor<1x1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
        }
      }
    }
    return %5, %inserted_1, %8 : tensor<?x4xf32>, tensor<?x8xf32>, tensor<f32>
  }
  func.func private @same3(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
}

