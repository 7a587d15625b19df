// bufdiff-profile: slices
// bufdiff-choices: 7c021e404022fb6437a9c3c70f80817d254aad30f0e58219afbef72fbfba711161adda827b870c82
// bufdiff-choices: 5b899eaf586cac0e6ad36a3bd7b664eae33bd5d0803eb03d1e3e009fcf5f8b7167cc70f68a63d964
// bufdiff-choices: 295225c9974a063605b20727f0218aea56fb5e9d5c97352a67206778651ace5e3104fac25c1c902f
// bufdiff-choices: 17bdae165148dc82b223a0d8b0f5fcfbae0e98d1f816f012fb9e408abb539e81b36cb851b4afbe61
// bufdiff-choices: 8fcec70b30a444e4cb7e52265323e84dd4d57f008d177782f12589c38cc9607db09c744f80f9127d
// bufdiff-choices: 73cd94404492bb25b7c450f3bd17b601bcd28bfd57c02ee0e2212235c8e97fd379769df9e9cd8074
// bufdiff-choices: e71dbd0c8067a36a364c168214607f13849b4269a08a551aa0d479920da0aeba82178ec9dc2c7914
// bufdiff-choices: 6a0ff318a5d1c30400d2f2fb7348d6f82924631558f6f82a6f9f1fd2d1adb88f4f6bb75a95ffaa23
// bufdiff-choices: 3468cd583e2aecdafc56923ef86b7321e76e954055a2322c2263d36d9f4ba61308c7fde3ed13bddc
// bufdiff-choices: ddc9348133738a958dea68e180fccb8754633e1c51a933f57c15233200ac823519725c9d55ea4e36
// bufdiff-choices: 231c477808164c9b7e9fcc52cbb07023bb4cc7feeb9fb5bc4346fe61d320f52d20efcc24f6667da0
// bufdiff-choices: cfb327b97e8699
// bufdiff-features: 429 728 1502 1552 3396 3579 4462 4752 5187 5197 5276 5915 6328 6451 6527 6611
// bufdiff-features: 8751 9479 9809 10112 10384 10762 10872 10968 11162 11321 11441 12170 12276
// bufdiff-features: 12560 12932 13233 13623 13637 13915 14454 14884 14929 15202 15440 15536 15669
// bufdiff-features: 15751 15903 16371 16582 17470 17603 18941 18984 20247 20864 21115 21154 21658
// bufdiff-features: 21916 22221 22280 22448 22640 23787 24320 24572 24682 24747 25078 25297 25388
// bufdiff-features: 25818 26464 26530 26568 26922 27048 27553 27825 28179 28349 28652 28856 28986
// bufdiff-features: 29590 29684 29895 30666 31160 31727 31899 31972 32615 32903 33530 33662 33853
// bufdiff-features: 33915 34069 34167 34552 34564 34623 34647 34745 34794 34989 35097 35391 36374
// bufdiff-features: 36542 36578 36753 36774 36784 36936 37054 37372 37509 37573 37786 38394 39010
// bufdiff-features: 39449 39747 40044 40070 40712 40873 41039 41164 41854 42150 42344 42467 42525
// bufdiff-features: 42984 43460 43612 43731 43963 44176 44505 44522 44621 45263 45685 45702 45765
// bufdiff-features: 45779 46110 46139 46203 46208 46283 46720 46832 46995 47102 47392 47488 48974
// bufdiff-features: 48991 49135 50364 50450 50469 50894 51441 51647 52062 52322 52558 52678 52807
// bufdiff-features: 52836 52900 52958 53180 53414 53791 54468 54564 54915 55561 55887 57548 57718
// bufdiff-features: 57771 57818 58065 58190 59082 60550 60816 61015 61350 61556 61699 62218 63062
// bufdiff-features: 63071 63610 63613 64110 64119 64120 64235 64675 64959 64976 65034 65377 66191
// bufdiff-features: 66195 66422 66666 66765 67506 67726 68355 68678 68701 68782 69007 69449 69616
// bufdiff-features: 69780 69987 71090 71169 72629 73289 73335 73548 73725 73753 73802 74057 74362
// bufdiff-features: 75852 75854 75870 75921 76022 76052 76643 76915 76953 77693 77875 77994 78182
// bufdiff-features: 78283 78430 78950 79024 79229 79389 79972 80812 80894 81047 81443 81467 81485
// bufdiff-features: 81556 81736 81801 82135 82317 83194 83412 83419 83794 84322 84887 85498 85681
// bufdiff-features: 85800 85843 86125 86346 87238 87626 87666 88341 88544 88750 88958 89315 89780
// bufdiff-features: 89812 89881 91470 91475 91737 91951 92010 92194 92711 92898 93255 94253 94656
// bufdiff-features: 94755 94961 94981 95285 95407 95507 95987 96551 96874 97081 97582 97944 98190
// bufdiff-features: 98194 98201 98501 98556 99009 99383 99529 99568 100258 101342 102187 103056
// bufdiff-features: 103490 103580 103648 103715 103918 104069 104315 104405 104931 105346 105355
// bufdiff-features: 105857 105858 106005 106223 106396 106691 107425 108165 108361 108943 110162
// bufdiff-features: 110322 111054 111574 111689 111883 111979 112065 112929 113020 113823 115026
// bufdiff-features: 115175 115471 115592 115823 115990 116312 117324 117509 119340 119597 119764
// bufdiff-features: 119822 119837 120406 121016 121089 121132 121178 121394 121467 121471 121477
// bufdiff-features: 121626 121682 121762 123204 123561 124254 124754 125147 125175 125275 126179
// bufdiff-features: 127259 127329 127400 127427 128456 128768 128809 128916 128950 129106 129262
// bufdiff-features: 129849 129946 130541 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xf32>) -> (tensor<3x1x3x3xf32>, tensor<?x3xf32>, tensor<3x2xf32>, tensor<1x3x?xf32>, tensor<3x3x3xf32>, tensor<3x?x3xf32>, tensor<2xf32>, tensor<?xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [3, 1, 3, 3] : tensor<3x3x3xf32> into tensor<3x1x3x3xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<3x3x3xf32> into tensor<9x3xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0, %c0] [1, 3, 2] [1, 1, %c1] : tensor<3x3x3xf32> to tensor<3x2xf32>
    %0 = linalg.ceil ins(%extracted_slice : tensor<3x2xf32>) outs(%extracted_slice : tensor<3x2xf32>) -> tensor<3x2xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[%c0, 0, %c0] [1, 3, 2] [1, 1, %c1] : tensor<3x2xf32> into tensor<3x3x3xf32>
    %cst = arith.constant dense<[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]]> : tensor<3x2xf32>
    %expanded_0 = tensor.expand_shape %extracted_slice [[0, 1], [2]] output_shape [1, 3, 2] : tensor<3x2xf32> into tensor<1x3x2xf32>
    %1:2 = call @f1(%inserted_slice, %inserted_slice) : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>)
    %2 = tensor.empty() : tensor<1xf32>
    %cast = tensor.cast %2 : tensor<1xf32> to tensor<?xf32>
    %cst_1 = arith.constant -2.500000e+00 : f32
    %3 = call @f2(%cast, %1#1, %cst_1) : (tensor<?xf32>, tensor<3x3x3xf32>, f32) -> tensor<3x3x3xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice_2 = tensor.extract_slice %0[0, %c1] [%c2, 1] [%c1, 1] : tensor<3x2xf32> to tensor<?xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<?xf32> to tensor<2xf32>
    %cst_4 = arith.constant -1.000000e+00 : f32
    %4 = call @f3(%cast_3, %cst_4, %cst_1) : (tensor<2xf32>, f32, f32) -> tensor<2xf32>
    %cast_5 = tensor.cast %collapsed : tensor<9x3xf32> to tensor<?x3xf32>
    %cast_6 = tensor.cast %expanded_0 : tensor<1x3x2xf32> to tensor<1x3x?xf32>
    %cast_7 = tensor.cast %3 : tensor<3x3x3xf32> to tensor<3x?x3xf32>
    return %expanded, %cast_5, %cst, %cast_6, %1#0, %cast_7, %4, %extracted_slice_2 : tensor<3x1x3x3xf32>, tensor<?x3xf32>, tensor<3x2xf32>, tensor<1x3x?xf32>, tensor<3x3x3xf32>, tensor<3x?x3xf32>, tensor<2xf32>, tensor<?xf32>
  }
  func.func @f3(%arg0: tensor<2xf32>, %arg1: f32, %arg2: f32) -> tensor<2xf32> {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant dense<2.000000e+00> : tensor<2xf32>
    %mapped = linalg.map ins(%0, %cst, %cst : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%1 : tensor<2xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.divf %in, %in_0 : f32
        %3 = arith.cmpf ogt, %2, %in_1 : f32
        %4 = arith.select %3, %2, %in_1 : f32
        linalg.yield %4 : f32
      }
    return %mapped : tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<3x3x3xf32>, %arg2: f32) -> tensor<3x3x3xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c2, %c1, %c2] : tensor<3x3x3xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<3x3x3xf32>) {
      %extracted_0 = tensor.extract %arg4[%c1, %arg3, %arg3] : tensor<3x3x3xf32>
      %2 = linalg.fill ins(%arg2 : f32) outs(%arg4 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
      %3 = tensor.empty() : tensor<3x3xf32>
      %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %broadcasted = linalg.broadcast ins(%4 : tensor<3x3xf32>) outs(%2 : tensor<3x3x3xf32>) dimensions = [2] 
      scf.yield %broadcasted : tensor<3x3x3xf32>
    }
    return %1 : tensor<3x3x3xf32>
  }
  func.func @f1(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c2, %c1, %c1] : tensor<3x3x3xf32>
    %0 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %1 = scf.forall (%arg2, %arg3) in (3, 3) shared_outs(%arg4 = %0) -> (tensor<3x3x3xf32>) {
      %c3 = arith.constant 3 : index
      %2 = tensor.empty(%c3, %c3) : tensor<3x?x?xf32>
      %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
      %c0 = arith.constant 0 : index
      %4 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %0) -> (tensor<3x3x3xf32>) {
        %9 = linalg.sub ins(%0, %arg0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>) outs(%3 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
        %10 = linalg.copy ins(%3 : tensor<3x?x?xf32>) outs(%arg6 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
        scf.yield %10 : tensor<3x3x3xf32>
      }
      %5 = tensor.empty() : tensor<3x3x3xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x?x?xf32>) outs(%5 : tensor<3x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.cmpf uge, %in, %extracted : f32
        %10 = arith.select %9, %in, %extracted : f32
        linalg.yield %10 : f32
      } -> tensor<3x3x3xf32>
      %extracted_slice = tensor.extract_slice %arg4[%arg2, %arg3, 0] [1, 1, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x1x3xf32>
      %extracted_slice_0 = tensor.extract_slice %6[1, 2, 0] [1, 1, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<1x1x3xf32>
      %7 = tensor.empty() : tensor<1xf32>
      %8 = linalg.pooling_nwc_min ins(%extracted_slice_0, %7 : tensor<1x1x3xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg4[%arg2, %arg3, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<3x3x3xf32>
      }
    }
    return %1, %0 : tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
}

