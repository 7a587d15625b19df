// bufdiff-profile: idioms
// bufdiff-choices: 0546a36b51991b1f8583179e720cda55f264428a5cb089ae5478df666bf01c6e6a184f0eb2e5a2ca
// bufdiff-choices: 7800f26ac799d04bb8b36076c7f86e79a6e178a495829a55a877a740f569c9b79703c34803da30a9
// bufdiff-choices: 1af6b1588603529eab9459b2399105f492c1b1296da7b70989316df23a7d574ecbdcefdfa49dbe2b
// bufdiff-choices: 93d4745ef7720a0ea0830533b2302bf90af386738451ff0ecc3897935b4e0d77c3249bcbf565
// bufdiff-features: 1486 1583 3027 3579 5269 7534 8900 9479 9748 10035 10872 11321 12100 12932
// bufdiff-features: 13233 13834 14884 15750 15751 15903 16207 16682 17232 18428 18820 19241 20220
// bufdiff-features: 21115 21714 21910 21953 22280 22801 23968 24268 24826 25302 25388 25735 26568
// bufdiff-features: 27048 28652 30105 31864 32095 34167 34623 34647 35097 35289 39352 40297 40540
// bufdiff-features: 40712 42094 42566 42705 43942 44522 46203 47392 48333 50633 51863 52322 52558
// bufdiff-features: 52900 52958 53180 53504 56524 57103 57718 58403 58661 61456 61556 63062 63071
// bufdiff-features: 64748 66422 68355 70544 71169 74360 74362 74787 74890 76258 76641 76653 77564
// bufdiff-features: 77987 80436 81840 82203 83887 84635 86676 88321 88337 88958 89732 90543 91319
// bufdiff-features: 93255 93844 94360 94687 95285 96300 97067 97096 97183 99009 99738 101264 102082
// bufdiff-features: 102187 103024 103851 105166 105750 105857 105950 107314 110561 111721 112709
// bufdiff-features: 112929 113696 114789 115290 115471 115728 115881 115990 117724 117839 118581
// bufdiff-features: 118769 119665 120534 121307 122964 122980 123446 124484 125602 125921 127071
// bufdiff-features: 127243 127533 128768 129703
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi64>, %arg1: i64) -> (tensor<2xi64>, tensor<2xi64>, i64) {
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg2 = %c0 to %c6 step %c2 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<2xi64>, tensor<2xi64>) {
      %extracted_slice = tensor.extract_slice %arg3[0] [1] [1] : tensor<2xi64> to tensor<1xi64>
      %extracted_slice_0 = tensor.extract_slice %arg3[%c0] [1] [1] : tensor<2xi64> to tensor<1xi64>
      %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xi64>) outs(%extracted_slice : tensor<1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %7 = linalg.index 0 : index
        %8 = arith.index_cast %7 : index to i64
        %9 = arith.andi %in, %8 : i64
        linalg.yield %9 : i64
      } -> tensor<1xi64>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<1xi64>) outs(%extracted_slice_0 : tensor<1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %7 = linalg.index 0 : index
        %8 = arith.index_cast %7 : index to i64
        %9 = arith.minsi %in, %8 : i64
        linalg.yield %9 : i64
      } -> tensor<1xi64>
      %inserted_slice = tensor.insert_slice %1 into %arg3[0] [1] [1] : tensor<1xi64> into tensor<2xi64>
      %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[%c0] [1] [1] : tensor<1xi64> into tensor<2xi64>
      %c1 = arith.constant 1 : index
      %extracted = tensor.extract %arg4[%c1] : tensor<2xi64>
      %cst = arith.constant dense<127> : tensor<3xi64>
      %3 = linalg.conv_1d ins(%cst, %inserted_slice : tensor<3xi64>, tensor<2xi64>) outs(%arg4 : tensor<2xi64>) -> tensor<2xi64>
      %4 = linalg.copy ins(%arg3 : tensor<2xi64>) outs(%3 : tensor<2xi64>) -> tensor<2xi64>
      %extracted_2 = tensor.extract %arg3[%c0] : tensor<2xi64>
      %c1_i64 = arith.constant 1 : i64
      %5 = vector.transfer_read %cst[%c0], %c1_i64 {in_bounds = [true]} : tensor<3xi64>, vector<2xi64>
      %6 = vector.transfer_write %5, %arg3[%c1] : vector<2xi64>, tensor<2xi64>
      scf.yield %6, %4 : tensor<2xi64>, tensor<2xi64>
    }
    return %0#1, %0#0, %arg1 : tensor<2xi64>, tensor<2xi64>, i64
  }
}

