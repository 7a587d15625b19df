// bufdiff-profile: deep
// bufdiff-choices: 06bd34957b69e9374438f8bc7caae1a183a2ef47ac51062b277a36eeb56d5c32e39538a31ef2221a
// bufdiff-choices: 368f1e789a54ef1a37ae654f09b66938b2fb9a4043f5f196ec004fdce35ee362ca44041b60828cfa
// bufdiff-choices: a7f11ee12f8f0a9d089d9427e9257c33f7d23b20e1316bab19b4d5073b9f75822795f3ebf60d3d03
// bufdiff-choices: 7f1999fcbd05ec3e06e024a9e1412d59948b40b64debe9c322a5c606c3e96529254b32a410d13eed
// bufdiff-choices: 87a272ec0debe6408214986854cf7aa6059ea0418eb6f3874e834466fb188f4e764aed036161ab66
// bufdiff-choices: 8a53b9e2c957f17c79de10a5395f55823b68b5d1b5a051e47cb159437bb839f13097430a21c7c225
// bufdiff-choices: 12bed0f649c5085d7b22734dddf499a78af7f6622207c0353c34df946116847d6c75b885efa56ed0
// bufdiff-choices: 9468d2e780e67f713547d9fd6f2ec7a72ec5ef8947976b9842c6842ff71af8fa9121172e3ea4edae
// bufdiff-choices: e7191f275d02252dad7df5b5340ef58ff2fbbb2841e0ab313bd1ea4acd7928cae42ebb9daff03258
// bufdiff-choices: 9013ff36b70d330c49ac8b3cd02d8bd25fd00ad9535daf7ee4556a22385ab6b8bc7c8cf5fb669ce5
// bufdiff-choices: cbd12b7c0ad4a79a2cf00f4796a4593cc656953aa7dfd97dfcd4a8d0e3e6e86602a23e12db0f7ddc
// bufdiff-choices: 13c32462ad97b999bb86e15eabf5ea82be98abe20e47de4cacea6be3936de5ce25c1faf485c365ed
// bufdiff-choices: 25558bea6a1758f55139c4f7a2fcec1e9c5fbe481561d0695a6bf21e1b478bc0026926dc9517a96c
// bufdiff-choices: eb286ffa70696ec87a69308fec96731cb71c523c37d1e374615a468c46e2f195cdc7ed7e981232b2
// bufdiff-choices: b8b6e64bd93c2934e56bed638e81bc72fb2ed57c3e187ca2947ebe44aa
// bufdiff-features: 234 995 1312 1490 1583 1854 2199 2320 2339 2461 2503 2980 3085 3392 3396 3579
// bufdiff-features: 3866 4118 4462 4469 4752 5005 6163 6565 6576 6611 6641 6831 7404 7516 7947 8693
// bufdiff-features: 8751 8790 9230 9295 9479 9706 9748 9812 10035 10384 10872 10968 11162 11321
// bufdiff-features: 11441 11628 11687 11879 12100 12170 12968 13233 13428 13806 14525 14884 15440
// bufdiff-features: 15534 15720 15750 15751 15903 16058 16371 16405 17036 17232 17437 17805 18322
// bufdiff-features: 18480 18836 18941 19241 19419 19685 19749 19869 20220 20516 20854 21044 21154
// bufdiff-features: 21705 21883 21953 21991 22221 22280 22398 22416 22801 23052 23055 24025 24184
// bufdiff-features: 24268 24330 24393 24571 24747 25000 25388 25500 25727 25735 26027 26048 26087
// bufdiff-features: 26477 26546 26568 26816 27048 27126 27316 27542 27725 28349 28464 28556 29066
// bufdiff-features: 29590 29640 29684 29882 29950 30389 30584 30625 30710 30902 31377 31383 31506
// bufdiff-features: 31667 31747 31828 31864 31899 31972 32085 32232 32319 32358 32399 32999 33098
// bufdiff-features: 33425 33538 33637 33848 33931 34167 34334 34564 34647 34745 35097 35289 35968
// bufdiff-features: 36125 36180 36394 36448 36936 36941 37520 37568 38488 38576 38659 38702 38754
// bufdiff-features: 38909 38910 39010 39150 39457 39567 39832 39927 40297 40348 40540 40580 40712
// bufdiff-features: 41046 41820 41984 42092 42094 42344 43122 43226 43248 43258 43839 43942 44589
// bufdiff-features: 44615 44810 44816 44878 45031 45088 45202 45238 45271 45710 45779 45822 46046
// bufdiff-features: 46203 46323 46404 46476 46522 46832 46858 46993 46995 47093 47160 47392 47690
// bufdiff-features: 47695 47778 48033 48198 48275 48333 48974 49135 49186 49890 49956 50306 50450
// bufdiff-features: 50469 50892 50894 51254 51341 51415 51495 51647 51729 51800 51883 52062 52085
// bufdiff-features: 52322 52545 52558 52667 52856 52900 52950 52958 53420 53504 53553 53779 53781
// bufdiff-features: 53890 53950 54135 54180 54998 55024 55323 55745 55870 55887 56046 56057 56084
// bufdiff-features: 56404 56524 56697 57103 57213 57222 57624 57718 57745 58344 58403 58886 59400
// bufdiff-features: 59555 59791 60167 60462 60762 60785 61339 61350 61556 61590 61628 61699 61880
// bufdiff-features: 61952 62218 62659 62675 63062 63479 64000 64119 64120 64235 64716 64959 64976
// bufdiff-features: 65112 66195 66202 66422 66604 66662 66765 66913 66995 67195 67360 67375 67801
// bufdiff-features: 68355 68678 68768 69081 69226 69521 69987 70278 70596 71372 71415 72105 72174
// bufdiff-features: 72394 72508 72629 72707 72822 72975 73289 73388 73802 73832 73942 74042 74177
// bufdiff-features: 74203 74313 74362 74382 74481 75022 75152 76042 76052 76215 76245 76258 76339
// bufdiff-features: 76370 76659 76953 77283 78283 78430 78850 79024 79389 79811 79972 80140 80523
// bufdiff-features: 80894 81047 81477 81511 81587 81707 81993 82317 82409 82415 82558 82565 82723
// bufdiff-features: 83112 83253 83261 83263 83419 83493 83525 83949 84635 84813 85557 85620 86125
// bufdiff-features: 86515 86645 87055 87069 87228 87495 87585 87861 88008 88158 88337 88363 88635
// bufdiff-features: 88787 88958 88999 89110 89151 89178 89227 89250 89555 89732 89744 89780 89812
// bufdiff-features: 89835 89946 90070 90082 90259 90543 90596 91049 91074 91317 91368 91624 91737
// bufdiff-features: 91952 92022 92194 92344 92730 92917 92976 93083 93171 93225 93697 93893 93944
// bufdiff-features: 94297 94418 94687 94755 94927 95273 95349 95401 95407 95507 95820 96273 96757
// bufdiff-features: 97547 97613 97669 98201 98501 98975 99009 99383 99568 99738 99757 100167 100275
// bufdiff-features: 100455 100561 100641 101342 102659 102847 102851 103239 103383 103635 103646
// bufdiff-features: 103673 103851 104247 104315 104819 104931 105166 105346 105460 105573 105750
// bufdiff-features: 105857 106048 106652 106691 107248 107425 108379 108388 108869 109086 109327
// bufdiff-features: 109328 109624 109643 109923 110236 110507 110561 110598 110780 110816 110874
// bufdiff-features: 110952 111028 111382 111452 111563 111721 111883 111979 112327 112378 112474
// bufdiff-features: 112709 112795 112929 112952 112968 113626 113674 113767 113774 113851 114028
// bufdiff-features: 114541 115101 115226 115388 115471 115592 115728 115990 116491 116549 117221
// bufdiff-features: 117222 117618 117724 117766 117839 118880 119231 119273 119764 119876 120391
// bufdiff-features: 120671 120891 120974 121000 121029 121307 121394 121467 121626 122163 122367
// bufdiff-features: 122575 122817 122980 123204 123313 123375 124088 124414 124484 124772 124985
// bufdiff-features: 125175 125265 125363 125921 126179 126825 126864 126927 127050 127236 127243
// bufdiff-features: 127259 127303 128158 128768 128916 129262 129518 129946 130191 130426 130574
// bufdiff-features: 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<3x3x3xf32>, %arg2: i32) -> (tensor<5xi32>, tensor<i32>, tensor<1xi32>, tensor<?x3x?xf32>, tensor<?x?x3xf32>, tensor<?x3x?xf32>, tensor<?x3xf32>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg3 = %c2 to %c4 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg0, %arg6 = %arg1) -> (tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>) {
      %21 = tensor.empty(%c4) : tensor<?xi32>
      %22 = linalg.fill ins(%arg2 : i32) outs(%21 : tensor<?xi32>) -> tensor<?xi32>
      %c4_i64 = arith.constant 4 : i64
      %from_elements = tensor.from_elements %c4_i64 : tensor<1xi64>
      %reshape = tensor.reshape %21(%from_elements) : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
      %c0_7 = arith.constant 0 : index
      %23 = scf.for %arg7 = %c0_7 to %c4 step %c1 iter_args(%arg8 = %arg5) -> (tensor<4xi32>) {
        %extracted_slice_13 = tensor.extract_slice %arg8[%c0_7] [1] [1] : tensor<4xi32> to tensor<1xi32>
        %25 = linalg.fill ins(%arg2 : i32) outs(%extracted_slice_13 : tensor<1xi32>) -> tensor<1xi32>
        %inserted_slice_14 = tensor.insert_slice %25 into %arg8[%c0_7] [1] [1] : tensor<1xi32> into tensor<4xi32>
        scf.yield %inserted_slice_14 : tensor<4xi32>
      }
      %extracted_8 = tensor.extract %arg6[%c2, %c2, %c1] : tensor<3x3x3xf32>
      %transposed = linalg.transpose ins(%arg4 : tensor<3x3x3xf32>) outs(%arg6 : tensor<3x3x3xf32>) permutation = [1, 2, 0] 
      %c3_9 = arith.constant 3 : index
      %24 = arith.remui %arg3, %c3_9 : index
      %extracted_10 = tensor.extract %transposed[%c1, %c2, %24] : tensor<3x3x3xf32>
      %inserted_slice_11 = tensor.insert_slice %arg1 into %transposed[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> into tensor<3x3x3xf32>
      %extracted_12 = tensor.extract %arg5[%c2] : tensor<4xi32>
      %inserted = tensor.insert %arg2 into %arg5[%c0_7] : tensor<4xi32>
      scf.yield %arg4, %inserted, %inserted_slice_11 : tensor<3x3x3xf32>, tensor<4xi32>, tensor<3x3x3xf32>
    }
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xi32> to tensor<4xi32>
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3, %c3 {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %21 = arith.index_cast %arg3 : index to i64
      %22 = arith.sitofp %21 : i64 to f32
      %23 = arith.index_cast %arg4 : index to i64
      %24 = arith.sitofp %23 : i64 to f32
      %25 = arith.index_cast %arg5 : index to i64
      %26 = arith.sitofp %25 : i64 to f32
      %27 = arith.divf %22, %24 : f32
      %28 = arith.maximumf %27, %26 : f32
      tensor.yield %28 : f32
    } : tensor<3x?x?xf32>
    %1 = linalg.tanh ins(%generated : tensor<3x?x?xf32>) outs(%0#0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %c2_i32 = arith.constant 2 : i32
    %2 = arith.maxsi %arg2, %c2_i32 : i32
    %c0 = arith.constant 0 : index
    %3:2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %extracted_slice, %arg5 = %0#1) -> (tensor<4xi32>, tensor<4xi32>) {
      %21 = arith.cmpi eq, %2, %c2_i32 : i32
      %cast_7 = tensor.cast %0#2 : tensor<3x3x3xf32> to tensor<3x?x?xf32>
      %22 = arith.select %21, %generated, %cast_7 : tensor<3x?x?xf32>
      %23 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%arg5 : tensor<4xi32>) -> tensor<4xi32>
      %cast_8 = tensor.cast %extracted_slice : tensor<4xi32> to tensor<?xi32>
      %inserted_slice_9 = tensor.insert_slice %cast_8 into %arg4[0] [%c4] [1] : tensor<?xi32> into tensor<4xi32>
      scf.yield %inserted_slice_9, %23 : tensor<4xi32>, tensor<4xi32>
    }
    %4 = tensor.empty(%c3, %c3) : tensor<?x3x?xf32>
    %5 = linalg.div ins(%0#0, %1 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%4 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %6 = tensor.empty(%c3, %c3) : tensor<?x?x3xf32>
    %cst = arith.constant dense<[[[4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01, 2.150000e+01]], [[2.250000e+01, 2.350000e+01, 2.450000e+01], [2.550000e+01, 2.650000e+01, 2.750000e+01], [2.850000e+01, 2.950000e+01, 3.050000e+01]]]> : tensor<3x3x3xf32>
    %7 = linalg.reciprocal ins(%cst : tensor<3x3x3xf32>) outs(%6 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
    %inserted_slice = tensor.insert_slice %cst into %5[0, 0, 0] [3, 3, 3] [1, 1, 1] : tensor<3x3x3xf32> into tensor<?x3x?xf32>
    %rank = tensor.rank %arg0 : tensor<4xi32>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<?x?x3xf32> into tensor<?x3xf32>
    %8 = tensor.empty() : tensor<4x4x4xf32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %10 = tensor.empty() : tensor<2x2x2xf32>
    %cst_1 = arith.constant 1.000000e+01 : f32
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %12 = linalg.conv_3d ins(%9, %11 : tensor<4x4x4xf32>, tensor<2x2x2xf32>) outs(%0#0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %13 = linalg.round ins(%0#0 : tensor<3x3x3xf32>) outs(%inserted_slice : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    %14:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %7, %arg5 = %arg0) -> (tensor<?x?x3xf32>, tensor<4xi32>) {
      %splat = tensor.splat %cst_0[%c3, %c3] : tensor<?x3x?xf32>
      %collapsed_7 = tensor.collapse_shape %12 [[0], [1, 2]] : tensor<3x3x3xf32> into tensor<3x9xf32>
      %21 = vector.broadcast %cst_1 : f32 to vector<2xf32>
      %22 = vector.transfer_write %21, %4[%rank, %rank, %c0] {in_bounds = [true]} : vector<2xf32>, tensor<?x3x?xf32>
      %23 = linalg.copy ins(%arg0 : tensor<4xi32>) outs(%arg5 : tensor<4xi32>) -> tensor<4xi32>
      %24 = linalg.copy ins(%splat : tensor<?x3x?xf32>) outs(%arg4 : tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
      scf.yield %24, %23 : tensor<?x?x3xf32>, tensor<4xi32>
    }
    %extracted_slice_2 = tensor.extract_slice %14#1[%rank] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %cast = tensor.cast %extracted_slice_2 : tensor<1xi32> to tensor<?xi32>
    %15 = call @write1(%cast) : (tensor<?xi32>) -> tensor<?xi32>
    %16 = tensor.empty() : tensor<1xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_2 : tensor<1xi32>) outs(%16 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %21 = arith.addi %in, %arg2 : i32
      linalg.yield %21 : i32
    } -> tensor<1xi32>
    %18 = tensor.empty() : tensor<3x3xi64>
    %collapsed_3 = tensor.collapse_shape %17 [] : tensor<1xi32> into tensor<i32>
    vector.print %cst_1 : f32
    %19 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %inserted_slice) -> (tensor<?x3x?xf32>) {
      %extracted_slice_7 = tensor.extract_slice %arg4[%c1, 0, %rank] [1, 3, 1] [1, 1, 1] : tensor<?x3x?xf32> to tensor<1x3xf32>
      %21 = linalg.fill ins(%cst_0 : f32) outs(%extracted_slice_7 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %inserted_slice_8 = tensor.insert_slice %21 into %arg4[%c1, 0, %rank] [1, 3, 1] [1, 1, 1] : tensor<1x3xf32> into tensor<?x3x?xf32>
      scf.yield %inserted_slice_8 : tensor<?x3x?xf32>
    }
    %20:3 = scf.while (%arg3 = %c0, %arg4 = %extracted_slice_2, %arg5 = %collapsed_3) : (index, tensor<1xi32>, tensor<i32>) -> (index, tensor<1xi32>, tensor<i32>) {
      %21:2 = scf.for %arg6 = %c1 to %c4 step %c1 iter_args(%arg7 = %arg5, %arg8 = %cst) -> (tensor<i32>, tensor<3x3x3xf32>) {
        %23:3 = scf.while (%arg9 = %c0, %arg10 = %0#0, %arg11 = %4) : (index, tensor<3x3x3xf32>, tensor<?x3x?xf32>) -> (index, tensor<3x3x3xf32>, tensor<?x3x?xf32>) {
          %28 = func.call @write1(%15) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xi32>) -> tensor<?xi32>
          %29 = tensor.empty() : tensor<1xi32>
          %30 = linalg.fill ins(%arg2 : i32) outs(%29 : tensor<1xi32>) -> tensor<1xi32>
          %cast_8 = tensor.cast %30 : tensor<1xi32> to tensor<?xi32>
          %31 = func.call @write1(%cast_8) : (tensor<?xi32>) -> tensor<?xi32>
          %extracted_9 = tensor.extract %28[%c0] : tensor<?xi32>
          vector.print %extracted_9 : i32
          %32 = arith.cmpi ult, %arg9, %c3 : index
          %c-128_i32 = arith.constant -128 : i32
          %33 = arith.cmpi ne, %arg2, %c-128_i32 : i32
          %34 = arith.andi %32, %33 : i1
          scf.condition(%34) %arg9, %arg10, %arg11 : index, tensor<3x3x3xf32>, tensor<?x3x?xf32>
        } do {
        ^bb0(%arg9: index, %arg10: tensor<3x3x3xf32>, %arg11: tensor<?x3x?xf32>):
          %28 = func.call @write1(%15) : (tensor<?xi32>) -> tensor<?xi32>
          %cast_8 = tensor.cast %extracted_slice_2 : tensor<1xi32> to tensor<?xi32>
          %29 = func.call @write1(%cast_8) : (tensor<?xi32>) -> tensor<?xi32>
          %30 = arith.addi %arg9, %c1 : index
          %31 = linalg.copy ins(%inserted_slice : tensor<?x3x?xf32>) outs(%arg11 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
          %32 = linalg.copy ins(%inserted_slice : tensor<?x3x?xf32>) outs(%arg10 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
          scf.yield %30, %32, %31 : index, tensor<3x3x3xf32>, tensor<?x3x?xf32>
        }
        %24 = func.call @write1(%15) : (tensor<?xi32>) -> tensor<?xi32>
        %c3_i32 = arith.constant 3 : i32
        %25 = tensor.empty() : tensor<i32>
        %26 = linalg.fill ins(%c3_i32 : i32) outs(%25 : tensor<i32>) -> tensor<i32>
        %generated_7 = tensor.generate  {
          %extracted_8 = tensor.extract %collapsed_3[] : tensor<i32>
          tensor.yield %extracted_8 : i32
        } : tensor<i32>
        %27 = linalg.div_unsigned ins(%generated_7, %26 : tensor<i32>, tensor<i32>) outs(%arg7 : tensor<i32>) -> tensor<i32>
        scf.yield %27, %arg8 : tensor<i32>, tensor<3x3x3xf32>
      }
      %22 = arith.cmpi ult, %arg3, %c3 : index
      scf.condition(%22) %arg3, %arg4, %arg5 : index, tensor<1xi32>, tensor<i32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<1xi32>, %arg5: tensor<i32>):
      %mapped = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%0#1, %3#0 : tensor<4xi32>, tensor<4xi32>) outs(%extracted_slice : tensor<4xi32>)
      %21 = arith.addi %arg3, %c1 : index
      %cst_7 = arith.constant dense<1> : tensor<1xi32>
      %22 = linalg.min ins(%15, %cst_7 : tensor<?xi32>, tensor<1xi32>) outs(%arg4 : tensor<1xi32>) -> tensor<1xi32>
      scf.yield %21, %22, %arg5 : index, tensor<1xi32>, tensor<i32>
    }
    %extracted_slice_4 = tensor.extract_slice %18[%c1, 0] [1, 3] [1, 1] : tensor<3x3xi64> to tensor<1x3xi64>
    %collapsed_5 = tensor.collapse_shape %6 [[0], [1, 2]] : tensor<?x?x3xf32> into tensor<?x?xf32>
    %extracted = tensor.extract %3#1[%rank] : tensor<4xi32>
    %collapsed_6 = tensor.collapse_shape %collapsed_5 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %padded = tensor.pad %extracted_slice nofold low[1] high[0] {
    ^bb0(%arg3: index):
      %c-3_i32 = arith.constant -3 : i32
      tensor.yield %c-3_i32 : i32
    } : tensor<4xi32> to tensor<5xi32>
    return %padded, %20#2, %20#1, %19, %14#0, %13, %collapsed : tensor<5xi32>, tensor<i32>, tensor<1xi32>, tensor<?x3x?xf32>, tensor<?x?x3xf32>, tensor<?x3x?xf32>, tensor<?x3xf32>
  }
  func.func private @write1(%arg0: tensor<?xi32>) -> tensor<?xi32> {
    %0 = tensor.empty() : tensor<1xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<1xi32>) -> tensor<1xi32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %1 : tensor<?xi32>, tensor<1xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    return %2 : tensor<?xi32>
  }
}

