// bufdiff-profile: wide
// bufdiff-choices: 15bf862500e6d63156911454d6cee59d3af7007369849415ebbe8c8dfd13a15ba19521e583d741a6
// bufdiff-choices: 647ac371999bb564d49f4f83bc63642252f1f9d813e1a4832f03fea3c766a70fb1c0c584ab0b62f9
// bufdiff-choices: e5b92cefbcb2aad2f430512aad536d7e39a4740826bd4bc1ee2533a5091766c9b36f8542e4f01a41
// bufdiff-choices: d1b3908ccdbf84b0705c5d2a628bd8388f742ba84f27a980a11219244ec71c542f6ed6d2297dbc7f
// bufdiff-choices: ce0a7fe36aa96bba0e6d21ed492750a7fdfd901276bdf60742b0be1909048090cdffec3ca6317346
// bufdiff-choices: 2a22f94693ab1c64f5dfaa1afc1951ebef7e68ce34d67fed99e396e25487d94de3c29bff0ed42566
// bufdiff-choices: 8d9f5c40d3cf2db80d6e4eecbceb96cd7cdeb3c3fb6eb74d8d4fc329992bd7041c018fdff5afc135
// bufdiff-choices: af600445e204d5347bbe412453572c21d827cca42b254f8f89e92225b4b3963a3dd64712c4c6a3fe
// bufdiff-choices: 5d22ca6aa041358cd1839849da2d79d2ca63555244451731f8359cd85ea163b5f7c9351aa4c739ff
// bufdiff-choices: ec6a2103f143c207b4eaea97ec6ffe433673eb1508646c96ce757da3b18b4586bbd038ae22083ce5
// bufdiff-choices: 98dd068f32e22a644a8adeb1b6d0eada946213090ae03443106c7cea4978f98be64ce9b9121666ab
// bufdiff-choices: 4852b2a85a91bbf50b2580ed92ddb3b1a87b555ae9cd01b20abca84b871d9f6d48277d2c844c4dfc
// bufdiff-choices: 010a268e791c6d474bc457cc4b24ac8a0a81b7048e80d385fdd0f43ce2ec9d8a88c61cc035d09513
// bufdiff-choices: 92cc6f0226b2d6a93ba61877cac5bc31f86842ac00cbde50a6044fba6c443e064a12b9b793520a76
// bufdiff-choices: 274a4e87baa46e76cdf61229baf763b9d9151ec559108ccd9b420bde5d5af4716872d46552f4e652
// bufdiff-choices: 6625fd43ac44d4face6ef10434620c987a3c3b2740e00aa58b4704758847e2b171b421a112ead850
// bufdiff-choices: 18a9fd6c4161561a78dc49d3c435e3898677659d451fd82bc24f00a2a613b9f1ce859504e60a292c
// bufdiff-choices: ce2c4b5e668718ea4c76ad55e2b60f1bdd2a03454bb604101196e713795bc5277b20edaf567c17f9
// bufdiff-choices: 8777429b2a7a5f062da72e082e2fc88b51703ba9219d17063cac4d40f4c5afa0d9befbd20373cf2d
// bufdiff-choices: 19c3dcfc74f3fdb921c83422d510ab3c94e5239a7b520eec0ddc8c82cec396c8829456e4e3ff125b
// bufdiff-choices: a6941d614bb00b22d69055581d28ecbea4
// bufdiff-features: 472 706 755 1112 1958 2292 2320 2898 2945 3207 3217 3396 3579 3752 4064 4165
// bufdiff-features: 4752 4790 4796 4815 4883 4958 4984 5197 5201 5712 5973 6118 6446 6812 7014 7122
// bufdiff-features: 7178 7371 7404 7793 8751 8829 8918 9255 9399 9479 9534 9706 9857 10035 10166
// bufdiff-features: 10372 10476 10819 10872 10947 10968 11162 11202 11321 11384 11538 11759 12009
// bufdiff-features: 12170 12276 12891 12932 13021 13169 13233 13387 13424 13441 13611 13689 13754
// bufdiff-features: 14167 14454 14523 14557 14607 14703 14704 14844 14884 15138 15208 15440 15482
// bufdiff-features: 15536 15570 15751 15903 16207 16236 16269 16675 16822 17232 17329 17408 17893
// bufdiff-features: 17989 18118 18147 18166 18602 18667 18774 19241 19283 19332 19442 19746 19769
// bufdiff-features: 20220 20237 20337 20749 21193 21493 21769 21953 22070 22095 22221 22280 22750
// bufdiff-features: 22801 22809 22885 23108 23248 23874 24025 24268 24336 24393 24690 24747 24826
// bufdiff-features: 24870 25119 25253 25388 25842 25962 26507 26568 26816 27048 27132 27254 27324
// bufdiff-features: 27343 27535 27725 27766 27825 27924 28287 28556 28564 28774 28814 28823 29277
// bufdiff-features: 29684 29895 29966 30096 30666 31543 31899 31972 32046 32323 32615 32809 33017
// bufdiff-features: 33068 33242 33530 33637 33708 33769 34031 34167 34301 34564 34647 34745 34903
// bufdiff-features: 35001 35312 35507 36014 36394 36784 36901 37183 37251 37289 37332 37786 38152
// bufdiff-features: 38427 38754 38783 39329 40070 40297 40479 40643 40712 40884 41055 41742 41984
// bufdiff-features: 42094 42344 42467 42728 42858 42949 42984 43092 43098 43171 43299 43307 43442
// bufdiff-features: 43460 43774 43879 43942 44333 44505 44522 45017 45263 45592 45629 45685 45702
// bufdiff-features: 46154 46203 46283 46323 46832 46874 46947 46993 46995 47093 47102 47200 47392
// bufdiff-features: 47486 47488 47554 47817 48333 48598 48905 48974 49135 49635 49782 50005 50450
// bufdiff-features: 50647 50949 51341 51415 51475 51584 51603 51647 51796 52148 52322 52553 52558
// bufdiff-features: 52807 52836 52900 52928 52958 53180 53244 53252 53451 53469 53504 53779 54124
// bufdiff-features: 54202 54430 54651 54827 54964 54998 55021 55113 55185 55548 55663 55777 55887
// bufdiff-features: 56404 56524 56673 57103 57383 57718 58024 59038 59070 59094 59448 59620 59649
// bufdiff-features: 60417 60686 61350 61375 61556 61628 61699 61944 61969 62218 62450 62641 62675
// bufdiff-features: 63062 63071 63133 63610 63642 63742 63800 63929 64110 64119 64120 64162 64235
// bufdiff-features: 64416 64716 64737 64886 64959 64976 65188 65726 66072 66195 66312 66422 66666
// bufdiff-features: 66765 66931 66995 67207 67360 67388 67526 67609 67617 67959 68355 69032 69235
// bufdiff-features: 69403 69987 70036 70335 70478 70529 71013 71168 71169 71259 71306 71904 72450
// bufdiff-features: 72714 72975 73123 73141 73289 73455 73802 73846 74362 74507 74617 74862 74881
// bufdiff-features: 76052 76258 76328 76339 76370 76567 76910 76953 77129 77283 77408 77491 77564
// bufdiff-features: 77586 77617 77625 77875 78283 78430 78620 78651 78767 78950 79229 79279 79389
// bufdiff-features: 79756 80046 80150 80256 80533 80757 80794 80976 81039 81707 81736 82026 82135
// bufdiff-features: 82186 82203 82288 83194 83253 83314 83419 83549 84585 84635 84853 84887 84922
// bufdiff-features: 85179 85474 85541 85673 85681 85843 85933 86125 86346 86600 86827 86992 87199
// bufdiff-features: 87238 87345 87408 87523 87563 87585 87791 87895 88321 88337 88341 88732 88958
// bufdiff-features: 88990 89026 89555 89646 89708 89780 89812 89846 90070 90090 90414 90543 90585
// bufdiff-features: 91074 91462 91540 91633 91737 92022 92194 92647 92917 92919 93150 93255 93286
// bufdiff-features: 93827 93994 94096 94187 94253 94360 94687 94879 94926 95079 95273 95285 95407
// bufdiff-features: 95587 96273 96431 96551 96667 96969 96986 96989 97096 97270 97318 97447 97480
// bufdiff-features: 97715 97864 98194 98201 98299 98497 98501 98757 99009 99187 99228 99383 99512
// bufdiff-features: 99568 99738 99905 100258 100398 100407 100481 101263 102204 102222 103120
// bufdiff-features: 103315 103851 104069 104315 104446 104931 104952 104958 105246 105355 105750
// bufdiff-features: 105795 105857 105858 105914 106352 106691 107314 107425 107440 107967 108012
// bufdiff-features: 108441 108550 108810 108921 109086 109187 109732 109895 109923 110552 110561
// bufdiff-features: 110952 111721 111976 112027 112068 112433 112474 112709 112756 112800 112929
// bufdiff-features: 113041 113346 113920 113940 114200 114386 114547 114651 114801 115471 115502
// bufdiff-features: 115592 115881 115890 115894 115990 116175 117137 117206 117235 117336 117724
// bufdiff-features: 117885 118769 119340 119588 119597 119764 119845 119876 119885 120049 120248
// bufdiff-features: 121089 121307 121394 121467 121579 121626 121819 122048 122367 122668 122728
// bufdiff-features: 122764 123012 123996 124151 124448 124484 124531 125040 125175 125349 125616
// bufdiff-features: 125854 125908 125921 126093 126398 126927 126932 127306 127482 127533 127813
// bufdiff-features: 127834 128163 128355 128438 128456 128768 128916 129058 129129 129899 129946
// bufdiff-features: 130191 130310 130602 130761 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @f10(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>, i64) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %0 = call @part10(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.sqrt ins(%0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%2 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %4 = arith.addf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<4x4xf32>
    %c1_i64 = arith.constant 1 : i64
    return %1, %3, %collapsed, %c1_i64 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>, i64
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: i64, %arg2: tensor<f32>, %arg3: f32) -> (tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %from_elements = tensor.from_elements %arg3 : tensor<f32>
    %1 = call @f1(%arg2, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%arg3 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4:3 = call @f2(%3) : (tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, f32)
    return %4#1, %4#0, %1, %0 : tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
    %1 = linalg.copy ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.divf %in, %arg2 : f32
      linalg.yield %4 : f32
    } -> tensor<4xf32>
    return %arg3 : tensor<4x4xf32>
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, f32) {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c3] : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1] [1] [1] : tensor<4xf32> to tensor<f32>
    %0 = call @f1(%extracted_slice, %extracted_slice) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<4xf32>
    %2 = linalg.copy ins(%arg0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    return %0, %2, %extracted : tensor<f32>, tensor<4xf32>, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = scf.execute_region -> tensor<f32> {
      %2 = tensor.empty() : tensor<f32>
      %extracted = tensor.extract %0[] : tensor<f32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<f32>) -> tensor<f32>
      %cst = arith.constant 3.000000e+00 : f32
      %4 = arith.cmpf uno, %extracted, %cst : f32
      %5 = arith.select %4, %arg1, %3 : tensor<f32>
      %6 = tensor.empty() : tensor<i1>
      %7 = linalg.fill ins(%4 : i1) outs(%6 : tensor<i1>) -> tensor<i1>
      %cst_0 = arith.constant dense<9.500000e+00> : tensor<f32>
      %8 = linalg.select ins(%7, %cst_0, %0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %8 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted_0 = tensor.extract %0[] : tensor<f32>
    %generated = tensor.generate  {
      %1 = arith.cmpf olt, %extracted, %extracted_0 : f32
      %2 = arith.select %1, %extracted, %extracted_0 : f32
      tensor.yield %2 : f32
    } : tensor<f32>
    return %generated, %0 : tensor<f32>, tensor<f32>
  }
  func.func @f6(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.cmpf olt, %in, %5 : f32
      %7 = arith.select %6, %in, %5 : f32
      linalg.yield %7 : f32
    } -> tensor<4x4xf32>
    %1 = tensor.empty() : tensor<4x4xf32>
    %2 = linalg.copy ins(%0 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0, %2 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @f7(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %cst = arith.constant dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<4xf32>
    %0 = linalg.reciprocal ins(%cst : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %cst_0 = arith.constant dense<[4.500000e+00, 7.500000e+00, 1.050000e+01, 1.350000e+01]> : tensor<4xf32>
    %cst_1 = arith.constant dense<[[2.500000e+00, 1.500000e+00, 5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00, -3.500000e+00, -4.500000e+00], [-5.500000e+00, -6.500000e+00, -7.500000e+00, -8.500000e+00], [-9.500000e+00, -1.050000e+01, -1.150000e+01, -1.250000e+01]]> : tensor<4x4xf32>
    %1 = call @f4(%0, %cst_0, %arg2, %cst_1) : (tensor<4xf32>, tensor<4xf32>, f32, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %arg0, %arg0, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
  func.func private @f8(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.log ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %1:2 = call @f3(%from_elements) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c-128_i64 = arith.constant -128 : i64
    %cst_0 = arith.constant 1.000000e+10 : f32
    %2:4 = call @f5(%1#1, %c-128_i64, %from_elements, %cst_0) : (tensor<f32>, i64, tensor<f32>, f32) -> (tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    return %2#3 : tensor<f32>
  }
  func.func private @f9(%arg0: tensor<4xf32>) -> tensor<4x4xf32> {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[1] [2] [2] : tensor<2xf32> into tensor<4xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %5 = arith.index_cast %arg1 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.mulf %6, %cst : f32
      tensor.yield %7 : f32
    } : tensor<4xf32>
    %cst_0 = arith.constant dense<-2.500000e+00> : tensor<4x4xf32>
    %2 = call @f4(%generated, %generated, %cst, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf32>, tensor<4xf32>, f32, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = tensor.empty() : tensor<4x4xf32>
    %4 = linalg.copy ins(%cst_0 : tensor<4x4xf32>) outs(%3 : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %4 : tensor<4x4xf32>
  }
  func.func private @part10(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
    return %extracted_slice : tensor<4x4xf32>
  }
  func.func private @f11(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<?x4xf32>) {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg2[%c1] [1] [1] : tensor<4xf32> to tensor<f32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map1, #map2, #map1] ins(%arg0, %extracted_slice : tensor<4xf32>, tensor<f32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %c4) : tensor<?x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cast = tensor.cast %2 : tensor<?x?xf32> to tensor<4x4xf32>
    %3:2 = call @f6(%cast) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %cast_0 = tensor.cast %3#1 : tensor<4x4xf32> to tensor<?x4xf32>
    return %3#0, %cast_0 : tensor<4x4xf32>, tensor<?x4xf32>
  }
  func.func @f12(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, i64) {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0 : tensor<f32>
    %3:4 = call @f10(%2, %from_elements) : (tensor<4x4xf32>, tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>, i64)
    return %3#0, %3#1, %0, %3#3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, i64
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, i64) {
    %0 = tensor.empty() : tensor<4xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2:3 = call @f7(%1, %1, %extracted) : (tensor<4xf32>, tensor<4xf32>, f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %c0 = arith.constant 0 : index
    %3 = vector.transfer_read %2#0[%c0], %extracted {in_bounds = [true]} : tensor<4xf32>, vector<3xf32>
    %4 = vector.extract %3[0] : f32 from vector<3xf32>
    %inserted = tensor.insert %extracted into %2#0[%c0] : tensor<4xf32>
    %c2 = arith.constant 2 : index
    %5:2 = scf.for %arg1 = %c0 to %c2 step %c2 iter_args(%arg2 = %2#2, %arg3 = %2#1) -> (tensor<4x4xf32>, tensor<4xf32>) {
      %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
      %10 = func.call @f8(%2#2, %arg0) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
      %extracted_slice = tensor.extract_slice %arg2[%c0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
      %mapped = linalg.map ins(%2#0, %2#1, %extracted_slice : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%arg3 : tensor<4xf32>)
        (%in: f32, %in_2: f32, %in_3: f32, %init: f32) {
          %12 = arith.divf %in, %in_2 : f32
          %13 = arith.maximumf %12, %in_3 : f32
          linalg.yield %13 : f32
        }
      %c3 = arith.constant 3 : index
      %extracted_1 = tensor.extract %mapped[%c3] : tensor<4xf32>
      %inserted_slice = tensor.insert_slice %inserted into %mapped[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
      %11 = linalg.copy ins(%2#2 : tensor<4x4xf32>) outs(%arg2 : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %11, %inserted_slice : tensor<4x4xf32>, tensor<4xf32>
    }
    %6 = tensor.empty() : tensor<4xf32>
    %7 = call @f9(%6) : (tensor<4xf32>) -> tensor<4x4xf32>
    %cst = arith.constant dense<[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01]> : tensor<4xf32>
    %cast = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
    %8:2 = call @f11(%2#0, %cast, %cst) : (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<?x4xf32>)
    %9:4 = call @f12(%2#0, %2#0, %2#0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, i64)
    %cast_0 = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    return %5#1, %7, %8#0, %8#1, %9#0, %9#1, %9#2, %cast_0, %5#0, %9#3 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4xf32>, i64
  }
}

