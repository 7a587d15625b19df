// bufdiff-profile: types
// bufdiff-choices: 75f3d3e910b646bcbedebc35c420754e3711c68d5bd77875c6d979ff35efbcf4c8a1fc57fd1d62c2
// bufdiff-choices: cc23217e9ee93e475a39811128b668b355768b724310f93384b4802b4d4607f74f83de496990291f
// bufdiff-choices: 5168c4c9483e483f395de621aed851bbf10a37fca496bf845805a5ac4beaa959162d3498276865d0
// bufdiff-choices: 61427bea5dfb9f39fc308bd3f5fb66c2c3b9be46326bcc524dc02aa96ecdb3130645fe34a87e9800
// bufdiff-choices: acc81799a48da43f7ce8f5f262a845661c0074cdc7a1386e45fd6e527be3e5d8334bcbc853f6d8d3
// bufdiff-choices: 33d10a640c6e555e9b9bd4f65eba0adefee35aa73ebbb73bb1294a7c289a83e1e38d179facb49c35
// bufdiff-choices: 3a95d3a7f45e910413e93f4d6c2b87a56240f097de58fc68666b772f151f9b59636bd8263b7d7e53
// bufdiff-choices: cb3e91d3fdf56d9bb06b548175411620f24bb0cfae1f3d91c1ea992ffc20ffc7dccd6735e4779f79
// bufdiff-choices: 7dc7dd7dd26a1e3b2db82dbf457bab83b11e641b9c8b501f5514
// bufdiff-features: 600 2887 2898 3027 3579 3752 3822 4165 4462 4984 5187 5915 5973 6163 6611 7384
// bufdiff-features: 7404 7534 7772 7875 9085 9748 9768 10370 10384 10936 10968 11162 11363 12100
// bufdiff-features: 13233 13576 13689 13965 14424 14454 14704 15440 15751 16682 18462 18588 18820
// bufdiff-features: 18984 20023 20220 20686 21760 21911 22020 22095 22220 22221 22280 23133 24393
// bufdiff-features: 25675 26464 26568 27048 28704 28740 29229 29863 29968 30348 30666 31246 31432
// bufdiff-features: 32615 32903 33530 34167 34301 34564 34647 34965 36188 36535 36561 36784 37054
// bufdiff-features: 37251 37516 38227 38435 38490 38672 38783 40392 40712 40841 41164 41737 41854
// bufdiff-features: 41991 42199 42282 42344 42442 42467 43022 43098 43307 44522 45375 45537 45710
// bufdiff-features: 45911 46110 46203 46283 46894 46995 47392 47488 48333 48974 49635 49956 50146
// bufdiff-features: 50450 50601 50717 50894 51388 51415 51863 52551 52774 52900 52954 52958 53180
// bufdiff-features: 53252 53469 53852 54998 55113 55130 55270 55561 55605 55822 55887 56192 57064
// bufdiff-features: 57128 57499 57718 58973 59111 59115 59741 60004 60165 60712 60833 61556 61628
// bufdiff-features: 61699 63062 63071 63613 63929 64119 64120 64959 65606 65708 65726 66422 66595
// bufdiff-features: 67748 67817 68355 68409 69449 69605 69987 70023 70106 70119 71050 71168 71169
// bufdiff-features: 71701 72413 73016 73140 73289 73335 73725 73802 73849 74362 74617 74698 75361
// bufdiff-features: 76653 76677 76700 76728 77307 77872 77987 78084 78430 78838 78950 79389 79972
// bufdiff-features: 80436 80462 81623 81736 82011 82135 82649 82871 83412 83548 84198 84202 84322
// bufdiff-features: 84585 84853 84866 84887 85843 86125 86623 86827 87345 87563 88732 89627 89780
// bufdiff-features: 90082 91633 91781 92194 92488 92615 92711 93106 93255 94961 95273 95285 96296
// bufdiff-features: 97318 97924 98138 98201 99009 99056 99221 99257 99383 99568 99757 100059 100404
// bufdiff-features: 101264 101512 102601 103085 104303 104658 104730 104931 104952 105512 105858
// bufdiff-features: 105914 105950 105957 106412 106489 107314 107412 107425 108012 108038 108165
// bufdiff-features: 108881 109086 109408 109467 109637 109732 110162 110176 110322 110530 110552
// bufdiff-features: 110561 111822 111976 112176 112363 112405 112474 112586 112929 113374 113868
// bufdiff-features: 113940 114666 114828 114869 115471 115728 115778 115954 116360 116431 117206
// bufdiff-features: 117220 117235 117857 119588 119822 121394 121467 121626 122964 123084 123204
// bufdiff-features: 123446 124254 124626 124657 124824 125051 125702 126179 126441 127306 127757
// bufdiff-features: 127849 127922 128157 128699 128713 128768 128916 129703 129743 129946 130484
// bufdiff-features: 130779 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f2(%arg0: tensor<?x?xf8E5M2>, %arg1: tensor<?x?xf8E5M2>, %arg2: tensor<?x?xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, bf16, bf16) {
    %cst = arith.constant 5.000000e-01 : bf16
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %cst) -> (tensor<?x?xf8E5M2>, bf16) {
      %dim = tensor.dim %arg0, %c1 : tensor<?x?xf8E5M2>
      %extracted_slice = tensor.extract_slice %arg4[0, 0] [3, %dim] [1, 1] : tensor<?x?xf8E5M2> to tensor<3x?xf8E5M2>
      %extracted_slice_0 = tensor.extract_slice %arg4[2, 0] [3, %dim] [1, 1] : tensor<?x?xf8E5M2> to tensor<3x?xf8E5M2>
      %1 = linalg.sub ins(%extracted_slice_0, %extracted_slice : tensor<3x?xf8E5M2>, tensor<3x?xf8E5M2>) outs(%extracted_slice : tensor<3x?xf8E5M2>) -> tensor<3x?xf8E5M2>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<3x?xf8E5M2>) outs(%extracted_slice : tensor<3x?xf8E5M2>) {
      ^bb0(%in: f8E5M2, %out: f8E5M2):
        %6 = arith.mulf %in, %out : f8E5M2
        linalg.yield %6 : f8E5M2
      } -> tensor<3x?xf8E5M2>
      %cst_1 = arith.constant dense<[[4.000000e+00, 8.000000e+00, 1.000000e+01]]> : tensor<1x3xf8E5M2>
      %extracted_slice_2 = tensor.extract_slice %extracted_slice[1, 0] [1, %dim] [%c1, 1] : tensor<3x?xf8E5M2> to tensor<1x?xf8E5M2>
      %3 = linalg.contract indexing_maps = [#map1, #map2, #map3] ins(%cst_1, %extracted_slice_2 : tensor<1x3xf8E5M2>, tensor<1x?xf8E5M2>) outs(%extracted_slice_0 : tensor<3x?xf8E5M2>) -> tensor<3x?xf8E5M2>
      %inserted_slice = tensor.insert_slice %1 into %arg4[0, 0] [3, %dim] [1, 1] : tensor<3x?xf8E5M2> into tensor<?x?xf8E5M2>
      %inserted_slice_3 = tensor.insert_slice %3 into %inserted_slice[2, 0] [3, %dim] [1, 1] : tensor<3x?xf8E5M2> into tensor<?x?xf8E5M2>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<?x?xf8E5M2>) outs(%inserted_slice : tensor<?x?xf8E5M2>) {
      ^bb0(%in: f8E5M2, %out: f8E5M2):
        %6 = arith.negf %in : f8E5M2
        %7 = arith.addf %6, %out : f8E5M2
        linalg.yield %7 : f8E5M2
      } -> tensor<?x?xf8E5M2>
      %cst_4 = arith.constant 1.000000e+01 : f8E5M2
      %5 = linalg.fill ins(%cst_4 : f8E5M2) outs(%arg4 : tensor<?x?xf8E5M2>) -> tensor<?x?xf8E5M2>
      scf.yield %5, %arg5 : tensor<?x?xf8E5M2>, bf16
    }
    return %0#0, %arg0, %0#1, %cst : tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, bf16, bf16
  }
  func.func private @f1(%arg0: tensor<?xbf16>, %arg1: tensor<5x5xf8E5M2>) -> (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) {
    %0 = tensor.empty() : tensor<5x2xf8E5M2>
    %cst = arith.constant 2.000000e+00 : f8E5M2
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<5x2xf8E5M2>) -> tensor<5x2xf8E5M2>
    %inserted_slice = tensor.insert_slice %1 into %arg1[0, 0] [5, 2] [1, 3] : tensor<5x2xf8E5M2> into tensor<5x5xf8E5M2>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg2 : index to i64
      %4 = arith.sitofp %3 : i64 to f8E5M2
      %5 = arith.index_cast %arg3 : index to i64
      %6 = arith.sitofp %5 : i64 to f8E5M2
      %7 = arith.subf %4, %6 : f8E5M2
      tensor.yield %7 : f8E5M2
    } : tensor<5x2xf8E5M2>
    %2 = linalg.sub ins(%1, %generated : tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) outs(%0 : tensor<5x2xf8E5M2>) -> tensor<5x2xf8E5M2>
    return %generated, %2 : tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>
  }
  func.func @main(%arg0: tensor<4x4xbf16>, %arg1: tensor<5x5xf8E5M2>, %arg2: tensor<?x2xf8E5M2>, %arg3: memref<4x?xbf16>, %arg4: memref<5xbf16>) -> (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x?x?xbf16>, tensor<?x?xbf16>, tensor<4x4xbf16>) {
    %0 = linalg.abs ins(%arg0 : tensor<4x4xbf16>) outs(%arg0 : tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %cast = tensor.cast %arg0 : tensor<4x4xbf16> to tensor<?x?xbf16>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast, %c1 : tensor<?x?xbf16>
    %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c2, %c2, %dim] : tensor<?x?xbf16> into tensor<?x?x?xbf16>
    %cst = arith.constant dense<[[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00], [5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00]]> : tensor<2x4xbf16>
    %cast_0 = tensor.cast %cst : tensor<2x4xbf16> to tensor<?x?xbf16>
    %broadcasted = linalg.broadcast ins(%cast_0 : tensor<?x?xbf16>) outs(%expanded : tensor<?x?x?xbf16>) dimensions = [1] 
    %collapsed = tensor.collapse_shape %broadcasted [[0, 1], [2]] : tensor<?x?x?xbf16> into tensor<?x?xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cast, %arg0 : tensor<?x?xbf16>, tensor<4x4xbf16>) outs(%collapsed : tensor<?x?xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %5 = arith.subf %in, %in_6 : bf16
      %6 = arith.divf %5, %out : bf16
      linalg.yield %6 : bf16
    } -> tensor<?x?xbf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x?xbf16>) outs(%expanded : tensor<?x?x?xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.maximumf %in, %out : bf16
      linalg.yield %5 : bf16
    } -> tensor<?x?x?xbf16>
    %cst_1 = arith.constant dense<[5.500000e+00, 8.500000e+00, 1.150000e+01, 1.450000e+01]> : tensor<4xbf16>
    %cast_2 = tensor.cast %cst_1 : tensor<4xbf16> to tensor<?xbf16>
    %3:2 = call @f1(%cast_2, %arg1) : (tensor<?xbf16>, tensor<5x5xf8E5M2>) -> (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>)
    %cast_3 = tensor.cast %3#1 : tensor<5x2xf8E5M2> to tensor<?x?xf8E5M2>
    %cast_4 = tensor.cast %3#0 : tensor<5x2xf8E5M2> to tensor<?x?xf8E5M2>
    %cast_5 = tensor.cast %3#0 : tensor<5x2xf8E5M2> to tensor<?x?xf8E5M2>
    %4:4 = call @f2(%cast_3, %cast_4, %cast_5) : (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>) -> (tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, bf16, bf16)
    return %4#1, %4#0, %2, %1, %0 : tensor<?x?xf8E5M2>, tensor<?x?xf8E5M2>, tensor<?x?x?xbf16>, tensor<?x?xbf16>, tensor<4x4xbf16>
  }
}

