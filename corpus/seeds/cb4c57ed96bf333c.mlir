// bufdiff-profile: types
// bufdiff-choices: 1a2c94a3b1391c9f582316d1ab0ffedd07c486e245a61c807d2efd29d310fc980151bdd3381cb4a8
// bufdiff-choices: 2fdd1801696ef6d4a9c08f00a22c7246d8d246ac83178c1866ce256db5bc7603037b5922e8b1b075
// bufdiff-choices: 07130ccea6d07d1cbeed477d00e1a3576ca4e3c928cff66efcff5d5620d9447e5dcfc40a82261a83
// bufdiff-choices: 4071409c4062736e74933a0a2eb90d08e421a5daa68dea2ae72daff904ec19e7df51fdcdff36bcbc
// bufdiff-choices: e77059c935c7c74fd4816ebe9b5786b18b175bbecceeaa6c08e0b03664dece724a20f07af88c9e5b
// bufdiff-choices: 85bebe
// bufdiff-features: 3133 3751 4984 5392 5973 6163 6363 6611 7384 9479 10819 10933 11162 11408 12760
// bufdiff-features: 12932 13233 13390 14454 14557 15440 15639 15751 16048 19172 19508 19628 20023
// bufdiff-features: 21382 21911 22095 22221 22280 22824 23425 23692 24105 24826 25388 25962 26464
// bufdiff-features: 26568 26686 27048 27825 28041 29104 29684 29968 31208 32615 33326 33530 33992
// bufdiff-features: 34167 34647 34965 35744 36784 37155 37786 38783 39949 40286 40712 42282 42331
// bufdiff-features: 42858 42984 43622 44132 45487 46203 46995 47392 47902 48174 48974 49280 49332
// bufdiff-features: 49657 49675 50894 51211 51415 52322 52558 52900 52958 53244 53890 54651 54970
// bufdiff-features: 54998 55113 55130 55185 55837 55887 56024 57499 57718 58602 59070 59094 59291
// bufdiff-features: 59445 60698 61350 61699 62151 62701 62912 62991 63071 64120 64959 65726 66422
// bufdiff-features: 66529 66664 67388 67748 68355 68614 68746 69032 70437 70644 71122 71761 72363
// bufdiff-features: 73140 73289 73455 73625 73729 73802 74057 74354 74362 74617 74672 76700 77693
// bufdiff-features: 78430 78888 79334 79389 80304 81736 82135 83322 84585 86125 87199 87601 88380
// bufdiff-features: 88732 89780 90097 91529 91566 92647 92923 94178 95285 96296 97318 97864 98194
// bufdiff-features: 98201 99525 99757 100650 101264 104245 104303 104559 104658 104931 105858
// bufdiff-features: 107412 108038 108165 108173 108857 109035 109086 110552 110780 111839 112709
// bufdiff-features: 112929 113209 113468 113940 114308 114386 114783 115471 115778 116549 117336
// bufdiff-features: 119343 120772 121394 121467 121626 122575 122764 124448 124657 125040 125163
// bufdiff-features: 125702 126398 128768 130010
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?xi1> {bufferization.writable = false}, %arg1: tensor<4x?xi1>, %arg2: i1) -> (tensor<?xi1>, tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>, tensor<5x?xi1>) {
    cf.br ^bb2(%arg0 : tensor<?x?xi1>)
  ^bb1:  // no predecessors
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi1>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x?xi1>, tensor<?x?xi1>) outs(%arg0 : tensor<?x?xi1>) -> tensor<?x?xi1>
    cf.br ^bb2(%2 : tensor<?x?xi1>)
  ^bb2(%3: tensor<?x?xi1>):  // 2 preds: ^bb0, ^bb1
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xi1>) outs(%arg0 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %6 = arith.maxsi %in, %out : i1
      linalg.yield %6 : i1
    } -> tensor<?x?xi1>
    %cst = arith.constant dense<[false, false, true, false, false]> : tensor<5xi1>
    %cast = tensor.cast %cst : tensor<5xi1> to tensor<?xi1>
    %5:2 = call @f1(%cst, %cst, %cast) : (tensor<5xi1>, tensor<5xi1>, tensor<?xi1>) -> (tensor<?xi1>, tensor<5x1xi1>)
    %cast_0 = tensor.cast %5#1 : tensor<5x1xi1> to tensor<5x?xi1>
    return %5#0, %4, %3, %3, %cast_0 : tensor<?xi1>, tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>, tensor<5x?xi1>
  }
  func.func private @f1(%arg0: tensor<5xi1>, %arg1: tensor<5xi1>, %arg2: tensor<?xi1>) -> (tensor<?xi1>, tensor<5x1xi1>) {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %inserted = tensor.insert %true into %arg1[%c4] : tensor<5xi1>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %cast = tensor.cast %arg0 : tensor<5xi1> to tensor<?xi1>
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %expanded_0 = tensor.expand_shape %cast [[0, 1]] output_shape [%c1, %c5] : tensor<?xi1> into tensor<?x?xi1>
    %0 = tensor.empty(%c5) : tensor<5x?xi1>
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<5x?xi1>) -> tensor<5x?xi1>
    %2 = linalg.matmul ins(%expanded_0, %1 : tensor<?x?xi1>, tensor<5x?xi1>) outs(%expanded_0 : tensor<?x?xi1>) -> tensor<?x?xi1>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xi1> into tensor<?xi1>
    %c0 = arith.constant 0 : index
    %inserted_1 = tensor.insert %true into %collapsed[%c0] : tensor<?xi1>
    %extracted = tensor.extract %expanded_0[%c0, %c1] : tensor<?x?xi1>
    %3 = tensor.empty() : tensor<5x1xi1>
    %4 = linalg.copy ins(%expanded : tensor<5x1xi1>) outs(%3 : tensor<5x1xi1>) -> tensor<5x1xi1>
    return %inserted_1, %4 : tensor<?xi1>, tensor<5x1xi1>
  }
}

