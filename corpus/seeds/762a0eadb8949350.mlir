// bufdiff-profile: slices
// bufdiff-choices: 64169c46b4824852d2366b1f59e6fc3a0f1b9dcd10ffb8f4ee7ceebed086cac6644b000c85736700
// bufdiff-choices: 68f92ad5dc43796e9b3f746ae4d190cad7a22b1dda518d4aead7962ae7c13cf7393fd1581f28674c
// bufdiff-choices: d7467984aff1e32750329070fd9cc7c43e91f38f149df984b1615b87802e72aba19350cbbc6b91dc
// bufdiff-choices: 5be08fc496dc75b987432ab736ffc804da0f901225212eed68544a8273f8c66387d3af7bfa565085
// bufdiff-choices: 0647d2291f128ad9a0b80e1606a87eefdcacf457f8d12f887b8cf7fea228356417d7e4973e87c91e
// bufdiff-choices: 91821bc2128719e3f3170233b08a809e738ef19356624df8634f30fd076894f35bdbd586ba8b71da
// bufdiff-choices: 93c68bb975
// bufdiff-features: 1084 1950 2684 3579 5619 6363 6405 6527 6565 6812 8452 8818 9479 10166 10384
// bufdiff-features: 10540 10686 10819 10872 10968 11162 11321 11538 12170 12403 12932 13233 13424
// bufdiff-features: 13549 13689 14483 15152 15751 15903 16269 16640 16682 18166 18602 19241 19979
// bufdiff-features: 20092 20220 20237 20686 20874 21154 22221 22280 22801 23874 25379 25388 27048
// bufdiff-features: 27220 27766 28181 29001 29590 29680 30209 30293 30666 32301 33530 34167 34564
// bufdiff-features: 34623 34647 34745 35163 36014 36092 36901 36935 37183 37251 39736 39949 41398
// bufdiff-features: 41679 41854 42094 43098 44522 44878 45017 45031 46203 46832 46995 47093 47156
// bufdiff-features: 47392 47486 47554 47762 48145 48667 49084 49186 49301 49675 50127 51211 51341
// bufdiff-features: 51415 52062 52218 52322 52558 52573 52900 52958 53243 53244 53716 54964 54998
// bufdiff-features: 55113 55472 55887 56094 56140 56404 56524 57103 57718 57773 58303 60122 60686
// bufdiff-features: 61346 61350 61556 61699 62218 62400 63706 64119 64120 64778 64959 66270 66765
// bufdiff-features: 67008 67375 68355 68755 69032 69817 70544 71013 71169 71904 72413 73289 74057
// bufdiff-features: 74362 74507 74617 74881 76052 76820 76953 77693 78235 78283 78430 78889 79229
// bufdiff-features: 79389 79701 79972 80895 81299 81612 81707 82135 82552 83437 83905 84268 84322
// bufdiff-features: 84635 84853 84887 84922 85351 85843 86125 86992 87199 87408 87666 88222 88466
// bufdiff-features: 88732 88958 89250 89780 89812 90097 91566 91633 91737 92541 92917 93255 94687
// bufdiff-features: 94755 95273 95285 96300 96986 97131 98291 99009 99364 99383 99512 99568 99738
// bufdiff-features: 101983 102204 102800 103893 104315 104931 104973 105858 105902 106254 107182
// bufdiff-features: 108165 108920 109086 109239 110162 110552 110772 110780 111578 111721 112474
// bufdiff-features: 112929 113619 113940 114601 115073 115471 115711 115801 115890 117137 117151
// bufdiff-features: 117206 118567 118884 119764 121188 121394 121467 122668 123967 124645 125040
// bufdiff-features: 125616 125854 126320 126920 126932 127096 127804 127813 128768 129404 130019
// bufdiff-features: 130156 130191 130602 130933
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<3x2xi64>, tensor<1x1xi64>, tensor<i64>, i64, i64) {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %c0 = arith.constant 0 : index
    %c5_i64 = arith.constant 5 : i64
    %inserted = tensor.insert %c5_i64 into %expanded[%c0, %c0] : tensor<1x1xi64>
    %inserted_slice = tensor.insert_slice %arg0 into %expanded[%c0, %c0] [1, 1] [1, 1] : tensor<i64> into tensor<1x1xi64>
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %inserted_slice) -> (tensor<1x1xi64>) {
      %extracted = tensor.extract %inserted_slice[%c0, %c0] : tensor<1x1xi64>
      %8 = arith.index_cast %arg2 : index to i64
      %inserted_0 = tensor.insert %8 into %arg3[%c0, %arg2] : tensor<1x1xi64>
      scf.yield %inserted_0 : tensor<1x1xi64>
    }
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c1 step %c2 iter_args(%arg3 = %inserted_slice) -> (tensor<1x1xi64>) {
      %inserted_slice_0 = tensor.insert_slice %0 into %inserted_slice[0, 0] [1, 1] [1, 1] : tensor<1x1xi64> into tensor<1x1xi64>
      %8 = linalg.copy ins(%expanded : tensor<1x1xi64>) outs(%arg3 : tensor<1x1xi64>) -> tensor<1x1xi64>
      scf.yield %8 : tensor<1x1xi64>
    }
    %2:2 = call @f1(%arg1, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i64)
    %3 = tensor.empty() : tensor<3x4xi64>
    %4 = linalg.fill ins(%2#1 : i64) outs(%3 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %5:2 = call @f2(%arg0, %4, %arg0) : (tensor<i64>, tensor<3x4xi64>, tensor<i64>) -> (tensor<i64>, i64)
    %6 = arith.index_cast %2#1 : i64 to index
    %7 = arith.remui %6, %c2 : index
    %extracted_slice = tensor.extract_slice %4[0, %7] [3, 2] [1, 2] : tensor<3x4xi64> to tensor<3x2xi64>
    return %2#0, %1, %inserted, %extracted_slice, %expanded, %5#0, %5#1, %c5_i64 : tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<3x2xi64>, tensor<1x1xi64>, tensor<i64>, i64, i64
  }
  func.func @f2(%arg0: tensor<i64>, %arg1: tensor<3x4xi64>, %arg2: tensor<i64>) -> (tensor<i64>, i64) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg0 : tensor<i64>, tensor<i64>) outs(%arg2 : tensor<i64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.subi %in, %in_0 : i64
      %c2_i64 = arith.constant 2 : i64
      %3 = arith.shrsi %2, %c2_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<i64>
    %1 = memref.alloca_scope  -> (i64) {
      %cst = arith.constant dense<true> : tensor<i1>
      %2 = linalg.select ins(%cst, %arg2, %0 : tensor<i1>, tensor<i64>, tensor<i64>) outs(%0 : tensor<i64>) -> tensor<i64>
      %extracted = tensor.extract %2[] : tensor<i64>
      memref.alloca_scope.return %extracted : i64
    }
    return %arg2, %1 : tensor<i64>, i64
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i64) {
    %0 = tensor.empty() : tensor<i1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %c3_i64 = arith.constant 3 : i64
    %from_elements = tensor.from_elements %c3_i64 : tensor<i64>
    %2 = linalg.select ins(%1, %arg1, %from_elements : tensor<i1>, tensor<i64>, tensor<i64>) outs(%arg1 : tensor<i64>) -> tensor<i64>
    return %2, %c3_i64 : tensor<i64>, i64
  }
}

