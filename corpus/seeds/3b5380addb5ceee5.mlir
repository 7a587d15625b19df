// bufdiff-profile: deep
// bufdiff-choices: 082145e44ba2ff21b423317dbc8365c1af20fe2c75476f6ca0ec9a93160577edb31aed9565e6f21c
// bufdiff-choices: 561cbc08fd84bd0fe30c3f315792b724986064b3004983ae9ebb40e87f86a0f7afbd065f6879bb94
// bufdiff-choices: a1a6c31c78ac7314de6fd0687f132caf0a6205ed775d7889cb34610617986ba6a99f05b9c8304d91
// bufdiff-choices: 502faf5227fdd8cfb9200c9be38d6ea524bde12fa374a858babfb809dc20937f7467a507d07fd6ad
// bufdiff-choices: 4c74c666688b7a48bc47973e6df2883aae234fa1e0aa99a4426e98494ba43fd650a8283b2f4ffab4
// bufdiff-choices: 4289e9250de63777eb89b31a3569afc184a288b41e4741c258a8829024ae8504d8c9334b27363775
// bufdiff-choices: e64313b3679eaf8b7ab987ca72559bead3dafbce898834cdac362526ab062258bc35ca4994d1f8ed
// bufdiff-choices: 60d547d40e88b4f6facceefb1c970f571161158eba243639ca2313ad27d47c5dfddbd579c7462f20
// bufdiff-choices: 709b14ff1aad39de07060530897e1f73cba16136c098b1fb091915a16071cc01c5a157a760ca6049
// bufdiff-choices: 39bef98e2c01f3191b00c47f0d254fa9118502b63b96f235cda718c74e4c23572e493465e850ef8f
// bufdiff-choices: 00956c41f1d35eb367ce6c733ba5cdbe80e626ce54018f9628c850f2b6dda246b4f5daea26b9c080
// bufdiff-choices: aab224e10a5096939c4e0712e2b65876683e24f854793c2f9c4d6fbe4377b301b190946ae8bd5fc3
// bufdiff-choices: 4b1fd13aeb318fc42300958e85d2719fded484c61545e9cbe577100f2f20903bf4de0c758afab01f
// bufdiff-choices: 1d55ba0213adc5f54198444d4ecf1f36a519beb4bb90ca1b6cb9690d1e32fb1755b5d44d8483d0bc
// bufdiff-choices: be7b8a8579e62fe283aae1a9113034d7a289c2abbbc9d535214a8e48abc9c1153582efdc1259d9fb
// bufdiff-choices: 23b3fa97696a676628362f76fef410af772c64a7785550343ffd49e8d370a2a8e40275dca38ec96e
// bufdiff-choices: 19ccd34c2e11326b4b55d769c41fddd694ffd92224f8d895e950be7530d8e5f4c4bb7a8f
// bufdiff-features: 35 1209 1269 1277 1486 1854 2159 2339 2374 3217 3579 4018 4752 4845 4993 5005
// bufdiff-features: 5197 5269 5294 5297 5611 5694 5915 6169 6355 6510 6565 6611 6641 6682 6831 6970
// bufdiff-features: 7014 7095 7793 8235 8316 8790 8960 9479 10035 10166 10262 10386 10681 10872
// bufdiff-features: 10905 10968 11162 11297 11321 11344 11408 11441 11538 11774 12100 12213 12595
// bufdiff-features: 13021 13074 13233 13296 13915 14015 14058 14325 14834 15117 15379 15440 15750
// bufdiff-features: 15751 15893 15903 16111 16440 16693 16728 16960 17015 17232 17406 17487 17919
// bufdiff-features: 18328 18486 18523 18602 18851 18952 19100 19456 20092 20220 20237 20392 20516
// bufdiff-features: 20646 20665 21115 21154 21922 21953 21991 22161 22167 22221 22280 22708 22801
// bufdiff-features: 22824 23039 23594 23643 23832 23874 23950 24081 24259 24268 24516 24844 24998
// bufdiff-features: 25189 25388 25735 25803 25818 25898 26400 26568 26600 26635 26663 26702 26796
// bufdiff-features: 27048 27049 27309 27825 28138 28379 28605 28652 29066 29159 29590 29968 30002
// bufdiff-features: 30209 30223 30247 30305 30569 30625 30666 30725 30811 31279 31751 31864 32140
// bufdiff-features: 32232 32536 32804 33170 33409 33427 33560 33765 33769 33853 33989 34167 34462
// bufdiff-features: 34564 34647 34745 34975 35154 35163 35289 35391 35403 35507 35728 35917 35968
// bufdiff-features: 36448 36542 36677 36721 36751 36753 36784 36797 37155 37231 37289 37346 37490
// bufdiff-features: 37672 37684 37803 37829 38174 38513 38555 38662 39352 39386 39473 39516 39856
// bufdiff-features: 39908 40044 40132 40297 40348 40452 40540 40712 40953 41318 41517 41662 41799
// bufdiff-features: 41954 42156 42467 42782 42964 42984 43098 43171 43248 43805 43812 43942 44587
// bufdiff-features: 44615 44621 44714 44786 44922 44943 45147 45432 45462 45629 45683 45710 46203
// bufdiff-features: 46307 46832 46936 47242 47392 47444 47486 47735 47762 48038 48467 48609 48703
// bufdiff-features: 48742 49097 49186 49293 49393 49627 49657 49707 49956 50450 50469 50633 50869
// bufdiff-features: 50993 51086 51341 51415 51489 51729 51791 51863 51902 52042 52062 52148 52322
// bufdiff-features: 52368 52900 52928 53244 53256 53414 54309 54651 54658 54970 54972 54998 55016
// bufdiff-features: 55265 55270 55318 55554 55561 55622 55643 55870 55887 56404 57103 57213 57222
// bufdiff-features: 57718 57773 57832 58272 58403 59347 59354 60383 60465 60839 61129 61339 61456
// bufdiff-features: 61530 61556 61699 61919 62218 62453 62541 62701 63151 63715 64119 64120 64162
// bufdiff-features: 64187 64235 64412 64420 64601 64652 64959 65641 65715 66065 66202 66334 66422
// bufdiff-features: 66444 66765 66913 66931 66995 67160 67520 67801 67954 68355 68492 68701 68751
// bufdiff-features: 68782 68992 68993 69032 69121 69226 69780 69987 70050 70119 70174 70201 70268
// bufdiff-features: 70292 70335 70522 70529 70960 70993 71169 71576 72909 73028 73675 73802 74362
// bufdiff-features: 74617 74833 74881 75502 75921 76052 76227 76230 76258 76378 76559 76659 76688
// bufdiff-features: 76915 76953 76966 76988 77043 77134 77551 77823 78182 78283 78315 78430 78828
// bufdiff-features: 79024 79051 79099 79389 79703 79972 79978 80035 80436 80894 81047 81511 81539
// bufdiff-features: 81707 81736 82164 82317 82565 82723 83017 83022 83023 83253 83957 84090 84221
// bufdiff-features: 84264 84305 84635 84808 84935 85023 85843 86013 86031 86125 86549 86581 86632
// bufdiff-features: 86710 87199 87647 87695 87827 87894 87923 88321 88337 88958 88990 89109 89151
// bufdiff-features: 89178 89251 89732 89744 89780 89812 90543 90589 90903 91049 91109 91737 91770
// bufdiff-features: 92019 92695 92702 93032 93064 93116 93394 93716 93844 93944 93994 94440 94653
// bufdiff-features: 94687 94736 94755 94913 94927 95079 95332 95508 95535 96338 96723 96808 97004
// bufdiff-features: 97053 97067 97517 97613 98170 98325 98340 98345 98459 98515 98518 98627 98696
// bufdiff-features: 98879 99009 99038 99103 99224 99231 99264 99383 99512 99738 99843 100110 100427
// bufdiff-features: 100455 100459 100783 101227 101264 101618 101823 102082 102187 102329 102419
// bufdiff-features: 102602 103056 103134 103255 103260 103476 103481 103673 103715 103851 104034
// bufdiff-features: 104121 104303 104315 104931 105040 105108 105750 105857 105858 106396 106647
// bufdiff-features: 107187 107194 107302 107997 108210 108219 108235 108245 108410 108416 108544
// bufdiff-features: 108869 109076 109105 109923 110128 110184 110322 110325 110530 110557 110561
// bufdiff-features: 110780 110816 111275 111464 111574 111721 111755 111874 112184 112204 112244
// bufdiff-features: 112327 112515 112603 112712 112791 112917 112929 113209 113262 113524 113883
// bufdiff-features: 113899 114143 114442 114489 114541 114789 114824 115026 115196 115471 115588
// bufdiff-features: 115823 115881 115890 115894 115990 116109 116183 116208 116362 116388 116549
// bufdiff-features: 116721 117724 117728 117779 117839 117926 118196 118214 119024 119320 119411
// bufdiff-features: 119645 119663 119725 119764 119845 119914 119993 120293 120502 120863 121000
// bufdiff-features: 121089 121250 121282 121307 121394 121467 121579 121626 121682 121847 122548
// bufdiff-features: 122668 122865 123098 123349 123446 123574 123764 123974 124312 124347 124404
// bufdiff-features: 124484 124824 125169 125308 125397 125577 125854 126179 126249 126295 126770
// bufdiff-features: 127205 127259 127405 127711 127944 128088 128182 128456 128733 128768 128779
// bufdiff-features: 128934 129120 129246 129262 129410 129462 129849 130172 130191 130484 130500
// bufdiff-features: 130878 131030
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<2x2x2xf32> {bufferization.writable = false}, %arg1: tensor<?x0xf32>) -> (tensor<?x0xf32>, tensor<?x0xf32>, tensor<?xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c2 to %c5 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
      %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x2x2xf32>) outs(%arg0 : tensor<2x2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_5 = arith.constant -1.000000e+00 : f32
        %25 = arith.minimumf %in, %cst_5 : f32
        linalg.yield %25 : f32
      } -> tensor<2x2x2xf32>
      %c0_3 = arith.constant 0 : index
      %21 = arith.remui %arg2, %c2 : index
      %extracted = tensor.extract %arg0[%c1, %c0_3, %21] : tensor<2x2x2xf32>
      vector.print %extracted : f32
      %extracted_4 = tensor.extract %20[%c1, %21, %c1] : tensor<2x2x2xf32>
      vector.print %extracted_4 : f32
      %22 = linalg.copy ins(%arg3 : tensor<?x0xf32>) outs(%arg4 : tensor<?x0xf32>) -> tensor<?x0xf32>
      %dim = tensor.dim %arg1, %c0_3 : tensor<?x0xf32>
      %23 = tensor.empty(%dim) : tensor<?xf32>
      %24 = linalg.fill ins(%extracted_4 : f32) outs(%23 : tensor<?xf32>) -> tensor<?xf32>
      %broadcasted = linalg.broadcast ins(%24 : tensor<?xf32>) outs(%arg3 : tensor<?x0xf32>) dimensions = [1] 
      scf.yield %broadcasted, %22 : tensor<?x0xf32>, tensor<?x0xf32>
    }
    %1 = linalg.max ins(%0#1, %0#1 : tensor<?x0xf32>, tensor<?x0xf32>) outs(%0#1 : tensor<?x0xf32>) -> tensor<?x0xf32>
    %2 = linalg.rsqrt ins(%0#1 : tensor<?x0xf32>) outs(%0#1 : tensor<?x0xf32>) -> tensor<?x0xf32>
    %3 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<3x2xf32>
    %5 = tensor.empty() : tensor<2xf32>
    %cst_1 = arith.constant -0.000000e+00 : f32
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<2xf32>) -> tensor<2xf32>
    %7 = linalg.matvec ins(%cst_0, %6 : tensor<3x2xf32>, tensor<2xf32>) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %8:3 = scf.while (%arg2 = %c0, %arg3 = %1, %arg4 = %5) : (index, tensor<?x0xf32>, tensor<2xf32>) -> (index, tensor<?x0xf32>, tensor<2xf32>) {
      %20 = arith.cmpi ult, %arg2, %c3 : index
      %c7 = arith.constant 7 : index
      %21 = arith.cmpi eq, %arg2, %c7 : index
      %22 = arith.andi %20, %21 : i1
      scf.condition(%22) %arg2, %arg3, %arg4 : index, tensor<?x0xf32>, tensor<2xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x0xf32>, %arg4: tensor<2xf32>):
      %20 = func.call @pick1(%4, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %21 = linalg.mul ins(%7, %20 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
      %extracted = tensor.extract %20[%c1] : tensor<3xf32>
      vector.print %extracted : f32
      %inserted_slice_3 = tensor.insert_slice %7 into %3[0] [3] [%c1] : tensor<3xf32> into tensor<3xf32>
      %22 = arith.addi %arg2, %c1 : index
      %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%6, %6 : tensor<2xf32>, tensor<2xf32>) outs(%arg4 : tensor<2xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %26 = arith.subf %in, %in_4 : f32
        linalg.yield %26 : f32
      } -> tensor<2xf32>
      %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%6, %6 : tensor<2xf32>, tensor<2xf32>) outs(%23 : tensor<2xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %26 = arith.minimumf %in, %in_4 : f32
        linalg.yield %26 : f32
      } -> tensor<2xf32>
      %25 = linalg.copy ins(%2 : tensor<?x0xf32>) outs(%arg3 : tensor<?x0xf32>) -> tensor<?x0xf32>
      scf.yield %22, %25, %24 : index, tensor<?x0xf32>, tensor<2xf32>
    }
    %9 = call @pick1(%4, %4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = tensor.empty() : tensor<2xf32>
    %11 = linalg.round ins(%6 : tensor<2xf32>) outs(%10 : tensor<2xf32>) -> tensor<2xf32>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%6 : tensor<2xf32>) {
    ^bb0(%out: f32):
      %20 = linalg.index 0 : index
      %extracted = tensor.extract %11[%20] : tensor<2xf32>
      %21 = arith.negf %extracted : f32
      %22 = arith.addf %21, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<2xf32>
    %13 = arith.cmpi eq, %8#0, %c3 : index
    %14 = scf.if %13 -> (tensor<?x0xf32>) {
      %20 = func.call @pick1(%4, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %21 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %11) -> (tensor<2xf32>) {
        %23 = scf.if %13 -> (tensor<1xf32>) {
          %extracted_slice_4 = tensor.extract_slice %12[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
          scf.yield %extracted_slice_4 : tensor<1xf32>
        } else {
          %extracted_slice_4 = tensor.extract_slice %12[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
          %27 = tensor.empty() : tensor<f32>
          %28 = linalg.fill ins(%cst_1 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
          %29 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map2, #map3, #map2] ins(%extracted_slice_4, %28 : tensor<1xf32>, tensor<f32>) outs(%extracted_slice_4 : tensor<1xf32>) -> tensor<1xf32>
          scf.yield %29 : tensor<1xf32>
        }
        %24 = linalg.conv_1d ins(%23, %23 : tensor<1xf32>, tensor<1xf32>) outs(%23 : tensor<1xf32>) -> tensor<1xf32>
        %extracted = tensor.extract %12[%c0] : tensor<2xf32>
        vector.print %extracted : f32
        %25:3 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %9, %arg6 = %0#1, %arg7 = %cst) -> (tensor<3xf32>, tensor<?x0xf32>, f32) {
          %27 = vector.transfer_read %arg5[%c0], %extracted {in_bounds = [true]} : tensor<3xf32>, vector<2xf32>
          %28 = vector.transfer_write %27, %23[%c0] : vector<2xf32>, tensor<1xf32>
          %cst_4 = arith.constant dense<[[1.150000e+01, 1.250000e+01]]> : tensor<1x2xf32>
          %reduced = linalg.reduce ins(%cst_4 : tensor<1x2xf32>) outs(%28 : tensor<1xf32>) dimensions = [1] 
            (%in: f32, %init: f32) {
              %34 = arith.addf %in, %init : f32
              linalg.yield %34 : f32
            }
          %dim = tensor.dim %arg1, %c0 : tensor<?x0xf32>
          %29 = tensor.empty(%dim) : tensor<0x?xf32>
          %30 = linalg.fill ins(%cst_1 : f32) outs(%29 : tensor<0x?xf32>) -> tensor<0x?xf32>
          %31 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%30, %8#1 : tensor<0x?xf32>, tensor<?x0xf32>) outs(%arg6 : tensor<?x0xf32>) {
          ^bb0(%in: f32, %in_5: f32, %out: f32):
            %34 = arith.addf %in, %in_5 : f32
            %35 = arith.addf %34, %out : f32
            linalg.yield %35 : f32
          } -> tensor<?x0xf32>
          %32 = linalg.abs ins(%8#1 : tensor<?x0xf32>) outs(%31 : tensor<?x0xf32>) -> tensor<?x0xf32>
          %33 = linalg.copy ins(%9 : tensor<3xf32>) outs(%arg5 : tensor<3xf32>) -> tensor<3xf32>
          scf.yield %33, %32, %extracted : tensor<3xf32>, tensor<?x0xf32>, f32
        }
        %inserted_slice_3 = tensor.insert_slice %23 into %10[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
        %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%11, %6 : tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<2xf32>) {
        ^bb0(%in: f32, %in_4: f32, %out: f32):
          %27 = arith.mulf %in, %in_4 : f32
          %28 = arith.negf %27 : f32
          %29 = arith.addf %28, %out : f32
          linalg.yield %29 : f32
        } -> tensor<2xf32>
        scf.yield %26 : tensor<2xf32>
      }
      %22 = func.call @pick1(%20, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      scf.yield %1 : tensor<?x0xf32>
    } else {
      %cst_3 = arith.constant 5.000000e-01 : f32
      %20 = linalg.fill ins(%cst_3 : f32) outs(%0#1 : tensor<?x0xf32>) -> tensor<?x0xf32>
      scf.yield %20 : tensor<?x0xf32>
    }
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<3xf32>
    %16 = tensor.empty() : tensor<3xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<3xf32>) -> tensor<3xf32>
    %18 = call @pick1(%7, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    scf.for %arg2 = %c0 to %c2 step %c1 {
      %extracted_slice_3 = tensor.extract_slice %10[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %20:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %10, %arg5 = %10) -> (tensor<2xf32>, tensor<2xf32>) {
        %extracted_slice_4 = tensor.extract_slice %arg4[%arg3] [1] [1] : tensor<2xf32> to tensor<f32>
        %21 = tensor.empty() : tensor<f32>
        %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<f32>) -> tensor<f32>
        %23 = linalg.round ins(%22 : tensor<f32>) outs(%extracted_slice_4 : tensor<f32>) -> tensor<f32>
        %24 = tensor.empty() : tensor<i1>
        %false = arith.constant false
        %25 = linalg.fill ins(%false : i1) outs(%24 : tensor<i1>) -> tensor<i1>
        %26 = linalg.select ins(%25, %23, %22 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) -> tensor<f32>
        %27 = tensor.empty() : tensor<1xf32>
        %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<1xf32>) -> tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %26 into %arg4[%arg3] [1] [1] : tensor<f32> into tensor<2xf32>
          tensor.parallel_insert_slice %28 into %arg5[%arg3] [1] [1] : tensor<1xf32> into tensor<2xf32>
        }
      }
    }
    %inserted = tensor.insert %cst into %16[%c2] : tensor<3xf32>
    %cst_2 = arith.constant dense<8.500000e+00> : tensor<f32>
    %inserted_slice = tensor.insert_slice %cst_2 into %inserted[%c0] [1] [1] : tensor<f32> into tensor<3xf32>
    %19 = scf.execute_region -> tensor<f32> {
      %20 = tensor.empty() : tensor<3x0xf32>
      %mapped = linalg.map ins(%20, %20, %20 : tensor<3x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>) outs(%20 : tensor<3x0xf32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %22 = arith.minimumf %in, %in_3 : f32
          %23 = arith.minimumf %22, %in_4 : f32
          linalg.yield %23 : f32
        }
      affine.if #set(%c0) {
        %22:3 = scf.while (%arg2 = %c0, %arg3 = %mapped, %arg4 = %inserted_slice) : (index, tensor<3x0xf32>, tensor<3xf32>) -> (index, tensor<3x0xf32>, tensor<3xf32>) {
          %23 = func.call @pick1(%4, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
          %24 = arith.cmpi ult, %arg2, %c2 : index
          scf.condition(%24) %arg2, %arg3, %arg4 : index, tensor<3x0xf32>, tensor<3xf32>
        } do {
        ^bb0(%arg2: index, %arg3: tensor<3x0xf32>, %arg4: tensor<3xf32>):
          %23 = func.call @pick1(%17, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
          %generated = tensor.generate  {
          ^bb0(%arg5: index, %arg6: index, %arg7: index):
            %27 = arith.index_cast %arg5 : index to i64
            %28 = arith.sitofp %27 : i64 to f32
            %29 = arith.index_cast %arg6 : index to i64
            %30 = arith.sitofp %29 : i64 to f32
            %31 = arith.index_cast %arg7 : index to i64
            %32 = arith.sitofp %31 : i64 to f32
            %33 = arith.maximumf %28, %30 : f32
            %34 = arith.maximumf %33, %32 : f32
            tensor.yield %34 : f32
          } : tensor<2x2x2xf32>
          %24:2 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg0, %arg7 = %generated) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
            %27 = tensor.empty() : tensor<2x2x2xf32>
            %28 = linalg.copy ins(%arg6 : tensor<2x2x2xf32>) outs(%27 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
            %29 = linalg.copy ins(%arg7 : tensor<2x2x2xf32>) outs(%arg6 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
            %30 = linalg.copy ins(%28 : tensor<2x2x2xf32>) outs(%arg7 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
            scf.yield %29, %30 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
          }
          %25 = arith.addi %arg2, %c1 : index
          %inserted_4 = tensor.insert %cst_1 into %arg4[%arg2] : tensor<3xf32>
          %26 = linalg.max ins(%23, %9 : tensor<3xf32>, tensor<3xf32>) outs(%inserted_4 : tensor<3xf32>) -> tensor<3xf32>
          scf.yield %25, %arg3, %26 : index, tensor<3x0xf32>, tensor<3xf32>
        }
        %inserted_3 = tensor.insert %cst into %6[%c1] : tensor<2xf32>
        %extracted = tensor.extract %inserted_3[%c1] : tensor<2xf32>
      } else {
        %22 = linalg.copy ins(%20 : tensor<3x0xf32>) outs(%20 : tensor<3x0xf32>) -> tensor<3x0xf32>
      }
      %from_elements = tensor.from_elements %cst_1 : tensor<f32>
      %21 = linalg.rsqrt ins(%from_elements : tensor<f32>) outs(%cst_2 : tensor<f32>) -> tensor<f32>
      scf.yield %21 : tensor<f32>
    }
    %cast = tensor.cast %15 : tensor<3xf32> to tensor<?xf32>
    %extracted_slice = tensor.extract_slice %12[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    return %0#0, %14, %cast, %18, %19, %extracted_slice : tensor<?x0xf32>, tensor<?x0xf32>, tensor<?xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>
  }
  func.func private @pick1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    return %arg1 : tensor<3xf32>
  }
}

