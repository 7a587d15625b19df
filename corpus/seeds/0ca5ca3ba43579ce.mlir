// bufdiff-profile: types
// bufdiff-choices: d863dc1e9adf3d953aab292069d8173f168b67f7fa27d05701eb7d14fceaaf57a67e368d3751e989
// bufdiff-choices: 47aed04fa825912207be0c896d01888d410d32c664aaebfbcec18f43c8b7d0112f531edf2cf12045
// bufdiff-choices: 71cd3b5f5107566e4ccc8975878d409543690f702daeffc5f1e989bf0bc180108bc3b4213d64baea
// bufdiff-choices: bce15a52c2beb43a2d2b993af0b7d280e2bbb1f52b7d5876d45bd6970f5702abc28ed3a03fe90f9e
// bufdiff-choices: 396828165bc04c11300a0c726cf2567448548b8e32537f2582b2135ebc58e0b49b0f6cb5d1117b36
// bufdiff-choices: 57b683dc1053df44b2419a721ebc2be728bf901f44da2caa4045a4cdc0eab6530c6853ad7ed103e9
// bufdiff-choices: 45d44da97f315c8344c7058a6c73aa9848fde50c6a2e93eb99c82bd117277041aa3ef656fc17264f
// bufdiff-choices: 8359c9e90c18fa15adefccaa6f6ef96bef3a09b4a50d10bf9e48d4e6f0486ee0a470a857c49a7bad
// bufdiff-choices: 64ab9ad3fde2c4bf2df410c321ee12230f6f3451b7
// bufdiff-features: 276 495 1397 1854 2339 2520 4462 4752 4958 5201 6237 6476 6611 6812 7136 7384
// bufdiff-features: 7733 8452 9282 9479 9529 9943 10819 10933 11162 11408 11538 11556 12526 12638
// bufdiff-features: 12932 13233 13387 14015 14454 14864 15440 15662 15671 15751 16675 17255 17583
// bufdiff-features: 19166 19419 19835 19979 20021 20254 20686 20874 21991 22095 22221 22280 23090
// bufdiff-features: 23490 24184 24207 24259 24330 24826 25082 25119 25253 25388 26464 26568 27048
// bufdiff-features: 27056 27132 27825 28814 29001 29066 29590 30209 30571 30584 30625 30666 31876
// bufdiff-features: 31899 31953 31972 32301 33530 33599 33931 33985 34167 34623 34647 35507 35952
// bufdiff-features: 36164 36269 36448 36784 36901 36935 37231 37332 37786 38228 38401 38433 38513
// bufdiff-features: 38754 38783 38957 39397 39457 39540 39769 40712 41854 42221 42344 42467 42984
// bufdiff-features: 43586 43758 43917 44132 44522 44615 45115 45263 45779 46203 46276 46832 46995
// bufdiff-features: 48301 48598 48974 49135 49657 49956 50646 50717 50824 50894 51415 52062 52148
// bufdiff-features: 52150 52155 52270 52322 52558 52587 52774 52807 52900 52958 53252 53290 53890
// bufdiff-features: 53917 54180 54970 54998 55472 55504 55870 55887 56462 57103 57718 58191 59115
// bufdiff-features: 59448 59555 60601 61350 61484 61556 61699 62035 62688 63062 63071 63249 63560
// bufdiff-features: 63610 64120 64235 64335 64425 64778 64959 64976 65560 65726 65814 66195 66422
// bufdiff-features: 66489 66765 67055 67160 67195 67679 68355 68457 69032 69054 69403 69987 70398
// bufdiff-features: 70437 71050 71168 71199 71306 71544 71928 72508 72674 72975 73802 73844 74057
// bufdiff-features: 74168 74362 74617 74633 74999 76378 76382 76512 76700 76820 77693 77875 78283
// bufdiff-features: 78430 78950 79024 79389 81047 81443 81467 81511 81556 81736 81800 81993 82135
// bufdiff-features: 82565 83697 83905 84322 84585 84635 84727 84887 85509 85820 85843 85888 85897
// bufdiff-features: 86031 86125 86645 86965 88081 88679 88732 89110 89151 89178 89780 89812 89964
// bufdiff-features: 90643 90777 91562 91566 91737 92022 92194 92541 93255 93286 93944 94913 94981
// bufdiff-features: 95183 95285 95930 96273 96562 96652 96766 97318 97447 97924 98497 98501 99009
// bufdiff-features: 99228 99383 99525 99544 99568 99738 100258 100455 100481 100839 101258 101264
// bufdiff-features: 102847 103120 103415 103673 103851 104069 104100 104312 104315 104405 104436
// bufdiff-features: 104790 104931 104973 105224 105858 105957 106314 107091 107361 107375 107425
// bufdiff-features: 107614 108012 108165 108869 108920 109086 109103 109579 110491 110552 110705
// bufdiff-features: 110772 110780 110816 111452 111883 112065 112303 112474 112929 113209 113374
// bufdiff-features: 113626 113774 113821 114308 114386 114464 114712 115083 115471 115550 116491
// bufdiff-features: 118884 119039 119340 119343 119524 119639 120197 120687 121000 121132 121250
// bufdiff-features: 121394 121467 122367 123799 123967 124484 125040 125175 125406 125699 125908
// bufdiff-features: 126625 126920 127834 128768 128916 129288 129955 130019
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4xf8E5M2> {bufferization.writable = false}, %arg1: tensor<4xbf16>, %arg2: memref<3xbf16, strided<[?], offset: ?>>, %arg3: memref<2x4xf8E5M2, strided<[?, ?], offset: ?>>) -> (tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>, tensor<?x?x2xi32>, tensor<?x?xf8E5M2>, tensor<?xbf16>, tensor<2x4xf8E5M2>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 1, 4] : tensor<2x4xf8E5M2> into tensor<2x1x4xf8E5M2>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 1, 2] [1, 1, 2] : tensor<2x1x4xf8E5M2> to tensor<2x1x2xf8E5M2>
    %0 = call @write5(%extracted_slice) : (tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x4xf8E5M2>) outs(%expanded : tensor<2x1x4xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %8 = arith.subf %in, %out : f8E5M2
      linalg.yield %8 : f8E5M2
    } -> tensor<2x1x4xf8E5M2>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.while (%arg4 = %c0, %arg5 = %extracted_slice, %arg6 = %extracted_slice) : (index, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) -> (index, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) {
      %8 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%8) %arg4, %arg5, %arg6 : index, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2x1x2xf8E5M2>, %arg6: tensor<2x1x2xf8E5M2>):
      %concat = tensor.concat dim(0) %1, %expanded : (tensor<2x1x4xf8E5M2>, tensor<2x1x4xf8E5M2>) -> tensor<4x1x4xf8E5M2>
      %8 = arith.addi %arg4, %c1 : index
      %9 = linalg.copy ins(%extracted_slice : tensor<2x1x2xf8E5M2>) outs(%arg6 : tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2>
      %extracted = tensor.extract %arg5[%c1, %c0, %c1] : tensor<2x1x2xf8E5M2>
      %mapped = linalg.map ins(%9 : tensor<2x1x2xf8E5M2>) outs(%arg5 : tensor<2x1x2xf8E5M2>)
        (%in: f8E5M2, %init: f8E5M2) {
          %10 = arith.mulf %in, %extracted : f8E5M2
          linalg.yield %10 : f8E5M2
        }
      scf.yield %8, %mapped, %9 : index, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>
    }
    %3 = tensor.empty() : tensor<3xbf16>
    %cst = arith.constant 7.250000e+00 : bf16
    %4 = linalg.fill ins(%cst : bf16) outs(%3 : tensor<3xbf16>) -> tensor<3xbf16>
    %5:2 = call @f1(%4, %arg0, %cst, %arg0) : (tensor<3xbf16>, tensor<2x4xf8E5M2>, bf16, tensor<2x4xf8E5M2>) -> (tensor<?x?x2xi32>, tensor<2x4xf8E5M2>)
    %6 = call @f2(%5#1) : (tensor<2x4xf8E5M2>) -> tensor<?x?xf8E5M2>
    %cast = tensor.cast %5#1 : tensor<2x4xf8E5M2> to tensor<2x?xf8E5M2>
    %cast_0 = tensor.cast %5#1 : tensor<2x4xf8E5M2> to tensor<2x?xf8E5M2>
    %7 = call @f4(%cast, %cast_0) : (tensor<2x?xf8E5M2>, tensor<2x?xf8E5M2>) -> tensor<?xbf16>
    return %0, %2#1, %2#2, %5#0, %6, %7, %5#1 : tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>, tensor<?x?x2xi32>, tensor<?x?xf8E5M2>, tensor<?xbf16>, tensor<2x4xf8E5M2>
  }
  func.func private @f3(%arg0: tensor<?xbf16>) -> tensor<?xbf16> {
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<4xbf16>
    %0 = linalg.negf ins(%cst : tensor<4xbf16>) outs(%arg0 : tensor<?xbf16>) -> tensor<?xbf16>
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant -1.000000e+00 : bf16
    %inserted = tensor.insert %cst_0 into %cst[%c2] : tensor<4xbf16>
    %c0 = arith.constant 0 : index
    %1 = bufferization.to_buffer %inserted read_only : tensor<4xbf16> to memref<4xbf16, strided<[?], offset: ?>>
    %2 = memref.load %1[%c0] : memref<4xbf16, strided<[?], offset: ?>>
    return %0 : tensor<?xbf16>
  }
  func.func @f1(%arg0: tensor<3xbf16>, %arg1: tensor<2x4xf8E5M2>, %arg2: bf16, %arg3: tensor<2x4xf8E5M2>) -> (tensor<?x?x2xi32>, tensor<2x4xf8E5M2>) {
    %0 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x4xf8E5M2>) outs(%arg1 : tensor<2x4xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %8 = arith.negf %in : f8E5M2
      %9 = arith.addf %8, %out : f8E5M2
      linalg.yield %9 : f8E5M2
    } -> tensor<2x4xf8E5M2>
    %1 = linalg.rsqrt ins(%arg1 : tensor<2x4xf8E5M2>) outs(%arg3 : tensor<2x4xf8E5M2>) -> tensor<2x4xf8E5M2>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3, %c3) : tensor<?x?x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
    %c2 = arith.constant 2 : index
    %4 = tensor.empty(%c2) : tensor<3x3x?xi32>
    %c3_i32 = arith.constant 3 : i32
    %5 = linalg.fill ins(%c3_i32 : i32) outs(%4 : tensor<3x3x?xi32>) -> tensor<3x3x?xi32>
    %6 = tensor.empty() : tensor<1xi32>
    %7 = linalg.pooling_nwc_min_unsigned ins(%5, %6 : tensor<3x3x?xi32>, tensor<1xi32>) outs(%3 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
    return %7, %1 : tensor<?x?x2xi32>, tensor<2x4xf8E5M2>
  }
  func.func private @f2(%arg0: tensor<2x4xf8E5M2>) -> tensor<?x?xf8E5M2> {
    %0 = bufferization.alloc_tensor() copy(%arg0) {memory_space = 1 : i64} : tensor<2x4xf8E5M2>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 9.600000e+01 : f8E5M2
    %inserted = tensor.insert %cst into %0[%c1, %c0] : tensor<2x4xf8E5M2>
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c2, %c4) : tensor<?x?xf8E5M2>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<2x4xf8E5M2>) outs(%1 : tensor<?x?xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      linalg.yield %in : f8E5M2
    } -> tensor<?x?xf8E5M2>
    return %2 : tensor<?x?xf8E5M2>
  }
  func.func private @f4(%arg0: tensor<2x?xf8E5M2>, %arg1: tensor<2x?xf8E5M2>) -> tensor<?xbf16> {
    %cst = arith.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00]> : tensor<4xbf16>
    %cast = tensor.cast %cst : tensor<4xbf16> to tensor<?xbf16>
    %0 = call @f3(%cast) : (tensor<?xbf16>) -> tensor<?xbf16>
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 9.999220e+09 : bf16
    %inserted = tensor.insert %cst_0 into %0[%c1] : tensor<?xbf16>
    return %inserted : tensor<?xbf16>
  }
  func.func private @write5(%arg0: tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2> {
    %cst = arith.constant dense<[[[false, true]], [[false, false]]]> : tensor<2x1x2xi1>
    %0 = linalg.select ins(%cst, %arg0, %arg0 : tensor<2x1x2xi1>, tensor<2x1x2xf8E5M2>, tensor<2x1x2xf8E5M2>) outs(%arg0 : tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2>
    return %0 : tensor<2x1x2xf8E5M2>
  }
}

