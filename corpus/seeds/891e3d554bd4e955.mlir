// bufdiff-profile: mixed
// bufdiff-choices: 3e8fe5fe09047b988c4fad240a672aae966391f353023d6443ad0045436b33a194ea9c08b853109d
// bufdiff-choices: b231268d796de765b16476a139f4ad7ac811c985f6c7f235f4f87ca23788095bca9de655a144e735
// bufdiff-choices: 311a83defb8a8bf80baef22c941c77e9ece898ac237d422c8255f055dd5e1c5547e824776fa0e421
// bufdiff-choices: e055a2bc2f4b5bf5adce668a0971beb48dcfd40b0857d83f27dce989130fd02588f3dc1323320ab5
// bufdiff-choices: 3709ac08c1637b9c058c3679d5f911a07c36c777346a04ecd20f006973fbce43707fd3fc68fa1c9c
// bufdiff-choices: 4f9e3db717a9ef2053c1777943ce667ecb37193f4b79eae2be6bc1c9522cbde36f2b6770b62c7f9d
// bufdiff-features: 294 1150 1403 3207 5973 6277 6289 6363 9479 10035 10384 10968 11162 11492 12932
// bufdiff-features: 13233 13689 13915 14454 14925 14955 15440 15751 15791 16286 16834 17232 18588
// bufdiff-features: 19706 19923 20656 20864 21161 22095 22221 22280 24259 24826 25119 25388 26485
// bufdiff-features: 26568 26922 27048 27056 27508 27644 27825 29590 29684 30223 30688 32059 32509
// bufdiff-features: 33400 33853 34031 34159 34167 34301 34647 34965 35383 36542 36721 36784 37251
// bufdiff-features: 37385 37743 37786 38783 39948 40297 40479 40712 41073 41605 41826 41885 42344
// bufdiff-features: 42984 44505 46139 46203 46283 46416 46832 47102 47392 47488 48269 48575 49135
// bufdiff-features: 49657 50450 50894 51647 52322 52410 52595 52807 52900 52958 53180 53244 53252
// bufdiff-features: 53469 54203 54658 54998 55887 56024 57401 57718 59070 59448 60207 60469 60686
// bufdiff-features: 61375 61556 61699 62701 63062 63071 63610 64119 64120 64235 64716 66097 66267
// bufdiff-features: 66422 66765 66777 67388 67726 67880 68355 68875 69184 69403 69660 69987 70119
// bufdiff-features: 71168 72280 72413 73123 74362 74450 74552 74864 76009 76031 76258 76339 76377
// bufdiff-features: 77408 78030 78036 78283 78430 78950 79334 79389 79978 81039 81736 82011 82135
// bufdiff-features: 83000 83194 83253 84585 84727 84759 84887 85820 86125 86292 86827 87199 87862
// bufdiff-features: 88732 89780 90097 90576 90623 91289 91910 92568 93171 93255 94755 95407 96986
// bufdiff-features: 97318 97864 98170 98501 99009 99228 99326 99383 99568 101823 101881 103147
// bufdiff-features: 103992 104253 104315 104436 104931 105064 105700 105837 106691 107987 108977
// bufdiff-features: 109028 109086 110552 110780 112474 112709 112929 113041 114547 114874 114965
// bufdiff-features: 115471 115711 115778 115990 117112 117509 117724 117839 118769 119876 120038
// bufdiff-features: 120049 120404 121370 121467 122159 122544 122631 122764 124448 125573 127259
// bufdiff-features: 127373 127922 128768 130019 130602 130632
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x4xi8>, %arg1: tensor<2xi1>, %arg2: tensor<2xi1>) -> (tensor<?x4xi8>, tensor<3x8xi8>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
    %concat = tensor.concat dim(1) %arg0, %arg0 : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x8xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7_i8 = arith.constant 7 : i8
    %inserted = tensor.insert %c7_i8 into %arg0[%c0, %c1] : tensor<3x4xi8>
    %extracted_slice = tensor.extract_slice %concat[0, 0] [3, 8] [1, 1] : tensor<3x8xi8> to tensor<3x8xi8>
    %0 = linalg.copy ins(%extracted_slice : tensor<3x8xi8>) outs(%extracted_slice : tensor<3x8xi8>) -> tensor<3x8xi8>
    %inserted_slice = tensor.insert_slice %0 into %concat[0, 0] [3, 8] [1, 1] : tensor<3x8xi8> into tensor<3x8xi8>
    %extracted = tensor.extract %extracted_slice[%c0, %c1] : tensor<3x8xi8>
    %1 = call @f1(%arg1) : (tensor<2xi1>) -> tensor<2xi1>
    %2:2 = call @f2(%arg2, %arg2) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
    %cast = tensor.cast %inserted : tensor<3x4xi8> to tensor<?x4xi8>
    return %cast, %inserted_slice, %1, %2#0, %2#1 : tensor<?x4xi8>, tensor<3x8xi8>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
  }
  func.func private @f2(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>) {
    %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<2xi1>, tensor<2xi1>) outs(%arg1 : tensor<2xi1>)
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xi1> to tensor<2xi1>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
    return %inserted_slice, %mapped : tensor<2xi1>, tensor<2xi1>
  }
  func.func private @f1(%arg0: tensor<2xi1>) -> tensor<2xi1> {
    %0 = linalg.copy ins(%arg0 : tensor<2xi1>) outs(%arg0 : tensor<2xi1>) -> tensor<2xi1>
    %concat = tensor.concat dim(0) %arg0, %arg0, %arg0 : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<6xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<2xi1>) -> tensor<2xi1>
    %cst = arith.constant dense<false> : tensor<2xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<2xi1>) outs(%0 : tensor<2xi1>) {
    ^bb0(%in: i1, %out: i1):
      %4 = arith.andi %in, %false : i1
      linalg.yield %4 : i1
    } -> tensor<2xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<2xi1>, tensor<2xi1>) outs(%1 : tensor<2xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %4 = arith.cmpi slt, %in, %in_0 : i1
      %5 = arith.select %4, %in, %in_0 : i1
      linalg.yield %5 : i1
    } -> tensor<2xi1>
    return %3 : tensor<2xi1>
  }
}

