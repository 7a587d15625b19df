// bufdiff-profile: cfg
// bufdiff-choices: 5ce05e6f0ce0beba3489113d24c78a2350cdcf3b0a4af9da3ea0cd6f4f4691515193639a3192a18b
// bufdiff-choices: 7f1217f7bf45128ca2389cd4bebfbab5ddaf1e36463098127ed8c83e3ec82de5877ec0f23a2341f0
// bufdiff-choices: dd0fb16bf3aa88490448b228d59adaa7fd5b1ed92d57221451ef6f09c3bfe712024193fa385af5ea
// bufdiff-choices: daeb0aab7dce6985fa2235b5cb7cf28dad72f1413ec8ce464b3662776505577e8e5365c804863c49
// bufdiff-choices: 3a0ed0296b671a6c7751b695ae48d7d8039386dfef12c2b970b4bf8225bab48394834b302c421fd3
// bufdiff-choices: 0791ddaa591a66a249f0a350809dad47436d9f84b4b9892223523af7a1121a1f66c3df0790bf5648
// bufdiff-choices: ec7ec9c60967c34e7dd3a6491988490739dd122521b8c3a04774c21e3cdc8f913bed7b093ab93dfa
// bufdiff-choices: 9184e6b3f6e0893ff5176dc432918f887c4afade7e4f5a0fc0f3845c129fe1ec39b345
// bufdiff-features: 1073 1854 1993 3034 3972 8130 8704 9479 9809 10203 10384 12932 13233 13390
// bufdiff-features: 13655 13915 14454 15751 16682 17658 18249 18891 20023 21382 22280 23643 23787
// bufdiff-features: 25571 26087 26546 26568 29584 29590 29968 30625 32278 33853 33992 34167 34181
// bufdiff-features: 34937 36448 36784 36797 37136 38783 39625 39927 40712 43047 43472 44093 44621
// bufdiff-features: 46203 46587 47735 49301 49956 50894 51341 52062 52322 52558 52807 52900 54385
// bufdiff-features: 54546 54657 54998 59291 62912 63071 63463 63800 64119 66422 67160 68355 72546
// bufdiff-features: 73289 73802 74057 74575 76677 76953 76973 77186 81511 81736 82135 82565 84585
// bufdiff-features: 84628 86125 88732 89178 89780 91524 92344 93255 97924 98501 99228 99969 100059
// bufdiff-features: 101823 103673 103851 104034 104931 106798 107425 108038 110816 111024 111839
// bufdiff-features: 112442 112929 113374 113626 113744 120197 121000 122163 123204 124103 124273
// bufdiff-features: 124694 125536 128916 128934 132281 134823 135749 137045 138747 138919 142040
// bufdiff-features: 143285 146512 146792 147130 149459 150299 150580 153063 153153 153928 156191
// bufdiff-features: 156460 158012 158120 158897 162280 162971 163157 163876 165709 165719 166125
// bufdiff-features: 166579 166816 166825 167164 167614 169038 172435 172957 173354 174854 175687
// bufdiff-features: 176782 177904 178067 179105 180207 181541 184030 185966 186202 186942 188175
// bufdiff-features: 188790 190520 190547 191770 192628 194134 195420 196031 196632 197736 197850
// bufdiff-features: 198267 198460 199827 201601 202648 202668 205426 205434 205689 208165 208206
// bufdiff-features: 210461 212452 213275 213339 215707 216712 217672 219961 220223 220247 220387
// bufdiff-features: 220517 220816 222601 224099 225016 225325 225827 226357 226882 230081 230293
// bufdiff-features: 230810 231527 232941 233766 234455 235375 236909 237321 239623 239798 239941
// bufdiff-features: 240158 242524 242793 243477 243546 243899 244846 246543 247049 252354 252466
// bufdiff-features: 252539 252558 252779 252926 253836 254639 255556 255729 256235 257672 259785
// bufdiff-features: 259840 260954 261082
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4xi32>) -> (tensor<1x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>) {
    %cst = arith.constant dense<[[6.500000e+00, 9.500000e+00], [1.250000e+01, 1.550000e+01]]> : tensor<2x2xf32>
    %cast = tensor.cast %cst : tensor<2x2xf32> to tensor<?x?xf32>
    %0:2 = call @f1(%cast) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %0#1[1, 0] [1, %c2] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
    %cast_0 = tensor.cast %extracted_slice : tensor<1x?xf32> to tensor<1x2xf32>
    %inserted_slice = tensor.insert_slice %cast_0 into %0#0[%c0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %extracted_slice, %arg3 = %0#0) : (index, tensor<1x?xf32>, tensor<?x?xf32>) -> (index, tensor<1x?xf32>, tensor<?x?xf32>) {
      %2 = arith.cmpi ult, %arg1, %c1 : index
      %3 = arith.cmpi ult, %arg1, %c2 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg1, %arg2, %arg3 : index, tensor<1x?xf32>, tensor<?x?xf32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<1x?xf32>, %arg3: tensor<?x?xf32>):
      %2 = arith.addi %arg1, %c1 : index
      %3 = linalg.copy ins(%inserted_slice : tensor<?x?xf32>) outs(%arg3 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %extracted = tensor.extract %arg2[%c0, %c0] : tensor<1x?xf32>
      %cast_2 = tensor.cast %extracted_slice : tensor<1x?xf32> to tensor<?x2xf32>
      %inserted_slice_3 = tensor.insert_slice %cast_2 into %arg2[0, 0] [%c1, 2] [1, 1] : tensor<?x2xf32> into tensor<1x?xf32>
      %extracted_4 = tensor.extract %inserted_slice_3[%c0, %c1] : tensor<1x?xf32>
      %4 = linalg.negf ins(%extracted_slice : tensor<1x?xf32>) outs(%inserted_slice_3 : tensor<1x?xf32>) -> tensor<1x?xf32>
      scf.yield %2, %4, %3 : index, tensor<1x?xf32>, tensor<?x?xf32>
    }
    %extracted_slice_1 = tensor.extract_slice %0#1[0, 0] [2, %c2] [%c1, %c1] : tensor<?x?xf32> to tensor<2x?xf32>
    return %1#1, %1#2, %extracted_slice_1 : tensor<1x?xf32>, tensor<?x?xf32>, tensor<2x?xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = arith.cmpi ult, %dim, %c0 : index
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = linalg.square ins(%1 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    cf.br ^bb3(%0, %4 : tensor<?x?xf32>, tensor<?x?xf32>)
  ^bb2:  // pred: ^bb0
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %6 = tensor.empty(%dim) : tensor<?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?xf32>) outs(%2 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.cmpf one, %in, %cst : f32
      %12 = arith.select %11, %in, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<?x?xf32>
    cf.br ^bb3(%5, %8 : tensor<?x?xf32>, tensor<?x?xf32>)
  ^bb3(%9: tensor<?x?xf32>, %10: tensor<?x?xf32>):  // 2 preds: ^bb1, ^bb2
    return %10, %1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
}

