// bufdiff-profile: cfg
// bufdiff-choices: 04aefbb2d8f7e0876bd942899328f1b7f231f0f12747744159a3fac7c4ca98e4f302b5a9219417b7
// bufdiff-choices: 9aff16b7cfc1101073f3c22d6553b7cc2759c45a3aaa75f05835ed1c02a9951ce895b2d69f30fe55
// bufdiff-choices: 84232925def4e35a153738
// bufdiff-features: 4462 6360 6363 8046 9134 9309 10166 13233 14962 15751 22234 22280 22933 23143
// bufdiff-features: 23874 25388 26568 27048 27825 28907 29084 29968 31606 31899 33853 34167 34647
// bufdiff-features: 36397 37786 40712 41653 42282 42858 43092 43098 44621 46203 46995 50469 51415
// bufdiff-features: 52900 53243 53890 54309 54998 55443 55887 57718 58973 60234 60686 61350 63062
// bufdiff-features: 63800 64235 64959 66422 66765 68355 68618 69987 70529 73140 74362 74617 76915
// bufdiff-features: 76953 76973 78283 78457 78599 79389 79852 82203 83203 85363 85640 86125 86689
// bufdiff-features: 89780 90097 95273 95285 96464 97219 97318 99009 100842 104303 104931 105858
// bufdiff-features: 108992 110139 110153 112474 112920 112929 113171 115471 118217 119961 121394
// bufdiff-features: 121467 122764 124839 125702 126398 128768 130602
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi1>, %arg1: index) -> (tensor<?xi1>, tensor<?xi1>, tensor<?x?x?xi32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi1>
    %0 = tensor.empty(%dim) : tensor<?xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<?xi1>) -> tensor<?xi1>
    %2 = call @pick1(%arg0, %1) : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<?xi1>) -> tensor<?xi1>
    %4 = tensor.empty(%dim) : tensor<?xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xi1>) outs(%4 : tensor<?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %10 = arith.addi %in, %false : i1
      %false_0 = arith.constant false
      %11 = arith.shli %10, %false_0 : i1
      linalg.yield %11 : i1
    } -> tensor<?xi1>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %6 = tensor.empty(%c1, %c2, %c2) : tensor<?x?x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %7 = linalg.fill ins(%c2_i32 : i32) outs(%6 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %cst = arith.constant dense<2> : tensor<1x2x3xi32>
    %8 = tensor.empty() : tensor<2xi32>
    %9 = linalg.pooling_ncw_max ins(%cst, %8 : tensor<1x2x3xi32>, tensor<2xi32>) outs(%7 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %3, %5, %9 : tensor<?xi1>, tensor<?xi1>, tensor<?x?x?xi32>
  }
  func.func private @pick1(%arg0: tensor<?xi1>, %arg1: tensor<?xi1>) -> tensor<?xi1> {
    return %arg1 : tensor<?xi1>
  }
}

