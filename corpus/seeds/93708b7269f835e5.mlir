// bufdiff-profile: idioms
// bufdiff-choices: 441ea80000c0c8aaabcb15b88b746aa52e07bb5f79c22407f7e17fdb119ade90a413f269738e85d8
// bufdiff-choices: ea4d30be07c01b818a81128af8fe9ad61584f8ef018a58cbd922910ae3d566858484b540426f06ef
// bufdiff-choices: 76a5b441d35127ed40026d4e41ffca2b86d2de3245407746f20c12942e70ee9690e9a9b286d9d4c6
// bufdiff-choices: 833a065f31e4b799b5fea7191a4cd40587e5a7c4719cb60a187cd2b8e99ecf4ea5b684d2e4f96a78
// bufdiff-choices: 7aac72fea0a089fb63ef3c2e908e1e4698e4ea149ba68c34c17d1adc7ba9f879a0a14b358ca292f1
// bufdiff-choices: 03cf0797a844048f381f63be00d6f145ea9ae8c65dafde8355fa4c0f435b4f7c958069e1bb8e58e2
// bufdiff-choices: 9017a8cdd9dac4061857d5dae3666fb68c389d3a712d1216612050f1ab2dc29e2e7f43046fd714
// bufdiff-features: 17 503 927 1209 1854 2066 2684 4020 5169 5973 6250 6363 6383 6812 7014 9479
// bufdiff-features: 10166 10449 11297 11441 11545 12962 13233 13424 13915 13974 14350 14704 15336
// bufdiff-features: 15424 15742 15750 15751 16269 16286 16417 18077 18166 19645 20749 21036 21115
// bufdiff-features: 21521 21991 22221 22280 23143 23787 23874 24208 24330 24402 24826 25119 25388
// bufdiff-features: 26485 26507 26568 27048 27116 27766 27825 28652 28724 28807 29066 29255 29684
// bufdiff-features: 29968 30584 30666 30811 31668 31727 31899 32809 33848 34167 34647 35196 36014
// bufdiff-features: 36180 36448 36542 36656 36901 37183 37315 37630 38227 38783 38957 39457 40712
// bufdiff-features: 40812 41984 42465 42467 42858 42891 42984 43075 43092 43098 43295 43499 43774
// bufdiff-features: 43839 44615 46203 47093 47200 47392 47486 47782 48577 49657 49956 50107 50469
// bufdiff-features: 51372 52322 52558 52807 52900 52928 52958 53180 54270 54408 54651 54998 55185
// bufdiff-features: 55870 56404 57718 58122 58748 59070 59098 59448 59620 60839 61699 62218 62914
// bufdiff-features: 63062 63071 63610 64057 64415 64934 64959 65560 66422 67160 67551 67920 68355
// bufdiff-features: 68572 68867 69032 69286 69541 69875 70290 70437 70572 71169 71306 71544 71701
// bufdiff-features: 71904 73455 74057 74362 74617 74890 76258 76328 76339 76540 76659 76953 76973
// bufdiff-features: 78283 78430 79334 79389 79565 79852 80036 80567 81477 81493 81601 81707 82135
// bufdiff-features: 82552 82565 83194 83226 84585 84887 84922 85843 86125 86706 86992 87563 88015
// bufdiff-features: 88337 88732 89026 89151 89178 89780 90218 90495 90585 91093 91540 92259 92647
// bufdiff-features: 93255 93944 95285 95401 96989 97318 97864 98194 98501 99009 99228 99383 99738
// bufdiff-features: 100481 101280 101825 102102 102204 102697 102772 102847 103673 103851 104303
// bufdiff-features: 104931 104952 105224 105837 105914 108869 108992 109086 109187 109732 110153
// bufdiff-features: 110780 110816 112474 112709 112751 112929 113326 113605 113868 114489 114601
// bufdiff-features: 115073 115408 115471 115778 115990 117235 117336 117839 118081 119588 121318
// bufdiff-features: 121394 121406 121467 121632 122764 122972 123659 123764 124036 124254 124448
// bufdiff-features: 124484 125331 126398 126647 126928 126932 127405 127782 128438 128456 128768
// bufdiff-features: 128915 130642
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<5xi64>) -> (tensor<5xi64>, tensor<?xi64>) {
    %cst = arith.constant dense<0> : tensor<i64>
    %broadcasted = linalg.broadcast ins(%cst : tensor<i64>) outs(%arg0 : tensor<5xi64>) dimensions = [0] 
    %c3 = arith.constant 3 : index
    %c42_i64 = arith.constant 42 : i64
    %inserted = tensor.insert %c42_i64 into %arg0[%c3] : tensor<5xi64>
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c4] : tensor<5xi64>
    %c5 = arith.constant 5 : index
    %0 = tensor.empty(%c5) : tensor<?xi64>
    %1 = linalg.copy ins(%inserted : tensor<5xi64>) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    return %broadcasted, %1 : tensor<5xi64>, tensor<?xi64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %c-1_i64 = arith.constant -1 : i64
    %0 = linalg.fill ins(%c-1_i64 : i64) outs(%arg1 : tensor<i64>) -> tensor<i64>
    %1:2 = call @both1(%0, %0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1#0 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.addi %in, %out : i64
      linalg.yield %5 : i64
    } -> tensor<i64>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.copy ins(%arg1 : tensor<i64>) outs(%3 : tensor<i64>) -> tensor<i64>
    return %4, %2 : tensor<i64>, tensor<i64>
  }
  func.func private @both1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %0 = linalg.copy ins(%arg1 : tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %c3_i64 = arith.constant 3 : i64
    %inserted = tensor.insert %c3_i64 into %arg1[] : tensor<i64>
    return %0, %inserted : tensor<i64>, tensor<i64>
  }
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<i64>, %arg2: i64) -> (tensor<i64>, tensor<i64>, tensor<?xi64>, tensor<i64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg3 = %c0, %arg4 = %arg1, %arg5 = %arg0) : (index, tensor<i64>, tensor<?xi64>) -> (index, tensor<i64>, tensor<?xi64>) {
      %2 = arith.cmpi ult, %arg3, %c2 : index
      %c7 = arith.constant 7 : index
      %3 = arith.cmpi uge, %arg3, %c7 : index
      %4 = arith.andi %2, %3 : i1
      scf.condition(%4) %arg3, %arg4, %arg5 : index, tensor<i64>, tensor<?xi64>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<i64>, %arg5: tensor<?xi64>):
      %2:2 = func.call @twice4(%arg4) : (tensor<i64>) -> (tensor<i64>, tensor<i64>)
      %extracted = tensor.extract %2#0[] : tensor<i64>
      %extracted_0 = tensor.extract %2#1[] : tensor<i64>
      %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
      %extracted_slice = tensor.extract_slice %arg5[0] [%dim] [1] : tensor<?xi64> to tensor<?xi64>
      %3 = linalg.fill ins(%extracted : i64) outs(%extracted_slice : tensor<?xi64>) -> tensor<?xi64>
      %4 = tensor.empty(%dim) : tensor<?xi64>
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<?xi64>) outs(%4 : tensor<?xi64>) {
      ^bb0(%in: i64, %out: i64):
        %14 = arith.addi %in, %arg2 : i64
        %c2_i64 = arith.constant 2 : i64
        %15 = arith.shli %14, %c2_i64 : i64
        linalg.yield %15 : i64
      } -> tensor<?xi64>
      %c9_i64 = arith.constant 9 : i64
      %from_elements = tensor.from_elements %arg2, %c9_i64, %arg2, %c9_i64, %extracted_0 : tensor<5xi64>
      %6:2 = func.call @f2(%from_elements) : (tensor<5xi64>) -> (tensor<5xi64>, tensor<?xi64>)
      %7 = arith.addi %arg3, %c1 : index
      %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xi64>) outs(%arg5 : tensor<?xi64>) {
      ^bb0(%in: i64, %out: i64):
        %14 = linalg.index 0 : index
        %15 = arith.index_cast %14 : index to i64
        %16 = arith.subi %in, %15 : i64
        linalg.yield %16 : i64
      } -> tensor<?xi64>
      %c3_i64 = arith.constant 3 : i64
      %9 = tensor.empty(%dim) : tensor<?xi64>
      %10 = linalg.fill ins(%c3_i64 : i64) outs(%9 : tensor<?xi64>) -> tensor<?xi64>
      %11 = linalg.div_unsigned ins(%10, %10 : tensor<?xi64>, tensor<?xi64>) outs(%8 : tensor<?xi64>) -> tensor<?xi64>
      %extracted_1 = tensor.extract %arg4[] : tensor<i64>
      %12 = linalg.fill ins(%c9_i64 : i64) outs(%arg4 : tensor<i64>) -> tensor<i64>
      %extracted_2 = tensor.extract %12[] : tensor<i64>
      %13 = linalg.fill ins(%extracted_1 : i64) outs(%12 : tensor<i64>) -> tensor<i64>
      scf.yield %7, %13, %11 : index, tensor<i64>, tensor<?xi64>
    }
    %1:2 = call @f1(%0#1, %0#1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    return %1#1, %1#0, %0#2, %arg1, %0#0 : tensor<i64>, tensor<i64>, tensor<?xi64>, tensor<i64>, index
  }
  func.func private @twice4(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    return %arg0, %arg0 : tensor<i64>, tensor<i64>
  }
}

