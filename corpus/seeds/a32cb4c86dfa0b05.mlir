// bufdiff-profile: idioms
// bufdiff-choices: 3ba84f91c401cfa50361522d839d9d77611ba22d5ff94d0f6a079bf66ed7a62f5f54f6433b284633
// bufdiff-choices: f836e96f50718aacfaf4fb2562f05ad768a50227463555472e116ebd5f9fb10e352da9732c5fe9e8
// bufdiff-choices: b4ea53bba5546bfbb762d3abcad07215b018094ed586b8ca0c76843b459f082926b361389f7aa0ee
// bufdiff-choices: 12df3608e287b8ed42158c413f3b2322e09f1c33a3d9c90ffd2e680617627633a80d8d785d85873a
// bufdiff-choices: 058822c7a1825eed333f800fc6519ab57f5298f0313a8890a82982d22f5a0f954c665524fce5662d
// bufdiff-choices: c482041e0a1d0daea66a28a7965f553e07e8b4233978c26bc1032b360e90d07eb9d3fdb7d3734d24
// bufdiff-choices: e13d6f97
// bufdiff-features: 1663 2898 4462 4752 4958 5201 5973 6002 7014 8506 8918 9407 9479 10035 10166
// bufdiff-features: 11162 11721 13021 13233 13390 13552 14077 15440 15751 15791 16048 16405 16682
// bufdiff-features: 17096 17232 18166 18588 19100 19419 19508 20221 21382 21628 22095 22221 22280
// bufdiff-features: 23143 23692 23787 23874 24184 24393 24747 24826 25078 25119 25388 25735 26023
// bufdiff-features: 26568 26960 27048 27825 28179 28503 28907 29667 29684 29968 30666 30811 31010
// bufdiff-features: 31668 31899 33047 33324 33769 34159 34167 34617 34623 34647 34745 35874 35957
// bufdiff-features: 36784 37786 38225 38490 40712 41099 42282 42984 43098 43242 43758 45617 46203
// bufdiff-features: 46995 48577 48724 48974 49627 49775 50159 51415 51791 51827 52042 52148 52322
// bufdiff-features: 52558 52595 52807 52823 52900 52958 53890 53915 54385 54651 54998 55113 55185
// bufdiff-features: 55637 55887 56626 57499 57718 57773 58024 58122 59070 61350 61699 62675 63062
// bufdiff-features: 63071 63929 64120 64235 64959 64976 65496 66422 66664 66765 67388 67748 68355
// bufdiff-features: 68457 68614 69032 69081 69235 69403 69987 70119 70335 70529 71050 72085 72674
// bufdiff-features: 72975 73455 73625 73802 74057 74362 74617 76339 76953 76973 77875 78283 78430
// bufdiff-features: 78950 79389 79978 80212 81039 81443 81736 82135 83412 84585 84853 84887 85843
// bufdiff-features: 86125 86834 87895 88337 88635 88732 88999 89708 89732 89780 89812 90915 91529
// bufdiff-features: 91737 91958 92194 92647 92917 93255 93464 95273 95285 96128 97822 97864 98194
// bufdiff-features: 98501 99009 99228 99383 100059 102204 103315 104069 104303 104790 104931 105700
// bufdiff-features: 105858 108686 109086 109932 110136 110153 111316 111883 112474 112709 112929
// bufdiff-features: 113041 113327 113940 114869 115119 115337 115471 115990 117206 117235 117336
// bufdiff-features: 117839 118081 118884 119764 121363 121394 121467 121626 121977 124448 124484
// bufdiff-features: 125163 125175 127553 128456 128733 128768 128916 130010 130172 130354
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<3xi32>, tensor<3xi32>) outs(%arg0 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.addi %in, %in_0 : i32
      %c5_i32 = arith.constant 5 : i32
      %2 = arith.shli %1, %c5_i32 : i32
      %3 = arith.maxsi %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<4xi64>, %arg2: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0 = linalg.copy ins(%arg0 : tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xi64>
    %c0_i64 = arith.constant 0 : i64
    %1 = arith.cmpi ult, %extracted, %c0_i64 : i64
    %2:2 = scf.if %1 -> (tensor<?xi32>, tensor<?xi32>) {
      scf.yield %0, %0 : tensor<?xi32>, tensor<?xi32>
    } else {
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?xi32>
      %inserted_slice = tensor.insert_slice %arg2 into %0[0] [%dim_0] [1] : tensor<?xi32> into tensor<?xi32>
      scf.yield %0, %inserted_slice : tensor<?xi32>, tensor<?xi32>
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %3 = tensor.empty(%dim) : tensor<?xi32>
    %4 = linalg.copy ins(%2#1 : tensor<?xi32>) outs(%3 : tensor<?xi32>) -> tensor<?xi32>
    return %2#0, %4 : tensor<?xi32>, tensor<?xi32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4x2xi64>, %arg2: tensor<4xi64>, %arg3: i32) -> (tensor<4x2xi64>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<3xi32>, tensor<?xi32>) {
    %cst = arith.constant dense<7> : tensor<2x2xi64>
    %0 = linalg.matmul ins(%arg1, %cst : tensor<4x2xi64>, tensor<2x2xi64>) outs(%arg1 : tensor<4x2xi64>) -> tensor<4x2xi64>
    %from_elements = tensor.from_elements %arg3 : tensor<1xi32>
    %cast = tensor.cast %from_elements : tensor<1xi32> to tensor<?xi32>
    %cast_0 = tensor.cast %from_elements : tensor<1xi32> to tensor<?xi32>
    %1:2 = call @f2(%cast, %arg2, %cast_0) : (tensor<?xi32>, tensor<4xi64>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
    %2 = call @same3(%1#0) : (tensor<?xi32>) -> tensor<?xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi32>) {
    ^bb0(%out: i32):
      %9 = arith.maxui %out, %arg3 : i32
      linalg.yield %9 : i32
    } -> tensor<?xi32>
    %4 = tensor.empty() : tensor<1xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#0 : tensor<?xi32>) outs(%4 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %9 = arith.minui %in, %arg3 : i32
      linalg.yield %9 : i32
    } -> tensor<1xi32>
    %6 = tensor.empty() : tensor<3xi32>
    %7 = linalg.fill ins(%arg3 : i32) outs(%6 : tensor<3xi32>) -> tensor<3xi32>
    %8 = call @f1(%7) : (tensor<3xi32>) -> tensor<3xi32>
    %cast_1 = tensor.cast %5 : tensor<1xi32> to tensor<?xi32>
    return %0, %1#1, %3, %cast_1, %8, %2 : tensor<4x2xi64>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<3xi32>, tensor<?xi32>
  }
  func.func private @same3(%arg0: tensor<?xi32>) -> tensor<?xi32> {
    return %arg0 : tensor<?xi32>
  }
}

