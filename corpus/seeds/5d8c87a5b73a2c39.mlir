// bufdiff-profile: types
// bufdiff-choices: c98987a1924460048751a7ed8826dedccf35127302ccf677f7d31863d1824547765f7b005e6d4804
// bufdiff-choices: 4f94080a1478862ec0e0271d9c6aeabe966767f3de6eb983213bd9f6c67104149673b0aff82d2204
// bufdiff-choices: 479fa9c8adcfd629cd7d64e31ddfb7503f972f6b3ba0b7e6725939118a767c6ac562363cd81a7ff8
// bufdiff-choices: 3af05c84bcd4959a4a66560402843e7ec9a6de9723a14350b87a90758056751ff30c5be248bbd05f
// bufdiff-choices: a8d2b98cec728a116f0517f4e4a44861f608edb7cc8ceb7a166edd20328ae750ecdf801e4a78cee2
// bufdiff-choices: babc658cb7d65ee80608ace627857a3e0397582ffd94088176727f2269f3b23708fc49832310fb54
// bufdiff-choices: 723c77cab34f5e12b67c394806029cf624568c526ba727481562c0b9d8b570446533df63b7d97d78
// bufdiff-choices: 170e25bb88320a6104a9a9250f80936d78e29fc86517339523352893a4ff3d005f9139ed4d67192f
// bufdiff-choices: 91e3720d62842d0dc2afc4f806350d470158e38029dbdc0ac74a91fe1260fa7da2dd07688a76b4e9
// bufdiff-choices: c31b6c92599cc8aad3919ce35109727d0c6c025b549c251052daa1040310d6eace95953f269b
// bufdiff-features: 234 294 1580 2898 2945 3377 4165 4462 4796 5973 6030 6363 6787 8813 9706 10762
// bufdiff-features: 10968 11162 11202 12824 13233 13267 13387 14355 14364 14454 14925 15440 15751
// bufdiff-features: 16675 16682 16822 16898 18915 18952 19442 19746 20127 20254 20864 21769 22095
// bufdiff-features: 22221 22280 22448 24184 24259 24690 24747 24826 25367 25388 25505 26546 26568
// bufdiff-features: 26702 26816 26922 27048 27132 27535 27644 27825 28153 28556 29532 29590 29821
// bufdiff-features: 30018 30293 30666 30811 31160 31972 32615 33637 33769 34159 34167 34647 34993
// bufdiff-features: 35507 35874 36092 36721 36784 37251 37786 38783 38910 39026 39927 39981 40008
// bufdiff-features: 40132 41396 42467 42728 42984 43098 44240 45202 45617 46203 46208 46414 46416
// bufdiff-features: 46993 47230 48434 48974 49092 49107 49635 50894 51647 51658 52322 52558 52900
// bufdiff-features: 52958 53244 53252 53890 54408 54651 55113 55185 55668 55887 56853 57718 58328
// bufdiff-features: 59070 59145 59347 60313 60384 60438 60686 61699 62675 62701 63071 63259 63610
// bufdiff-features: 63642 63929 64110 64120 64716 64748 64976 65499 65715 65726 65912 65987 66191
// bufdiff-features: 66195 66320 66422 66648 66765 66995 67360 67388 67532 68355 68755 69987 71168
// bufdiff-features: 71169 71259 72050 72086 72280 72975 73041 73051 73141 73387 73455 73802 74255
// bufdiff-features: 74257 74362 74617 76009 76370 76774 76953 77129 77565 77823 77875 78283 78430
// bufdiff-features: 78703 78950 79099 79279 79389 80831 81039 81200 81502 81736 82011 82135 82467
// bufdiff-features: 83071 83112 84585 84887 85681 85843 86125 86144 86844 86937 87199 87563 87585
// bufdiff-features: 87666 88544 88732 88999 89150 89445 89780 89812 89927 91231 91248 91289 91365
// bufdiff-features: 91633 91737 92194 92647 93977 94049 94178 94755 94841 94913 95079 95285 95508
// bufdiff-features: 95695 95782 95783 96480 96989 97318 97447 97864 98190 98501 98691 99009 99032
// bufdiff-features: 99257 99359 99383 99568 100258 100823 102110 102149 103415 104069 104253 104315
// bufdiff-features: 104931 104952 106097 106691 107182 108035 108169 109086 109732 110552 111883
// bufdiff-features: 112709 112800 112929 113041 113084 113940 114308 114425 114547 114697 115471
// bufdiff-features: 115990 117206 117235 117336 117411 117509 117766 118112 118769 119597 120049
// bufdiff-features: 120920 120984 121467 121626 122440 122764 124448 124754 125175 125908 126927
// bufdiff-features: 127834 128768 128779 128916 129302 129811 130294 130602
module {
  func.func @main(%arg0: tensor<3xindex>, %arg1: index, %arg2: memref<2xi32, strided<[?], offset: ?>>, %arg3: memref<2xi32, strided<[?], offset: ?>>) -> (tensor<3xindex>, tensor<3xindex>, tensor<?xi32>, tensor<3xindex>, tensor<2x2xindex>, tensor<2x?xindex>, tensor<2xi32>, tensor<2x2xindex>) {
    %cst = arith.constant dense<0> : tensor<3xindex>
    %c3 = arith.constant 3 : index
    %0 = arith.cmpi uge, %arg1, %c3 : index
    %1 = arith.select %0, %arg0, %cst : tensor<3xindex>
    %2 = arith.select %0, %arg0, %1 : tensor<3xindex>
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %from_elements = tensor.from_elements %arg1, %c1, %c7 : tensor<3xindex>
    %cast = tensor.cast %from_elements : tensor<3xindex> to tensor<?xindex>
    %inserted_slice = tensor.insert_slice %cast into %cst[0] [%c3] [1] : tensor<?xindex> into tensor<3xindex>
    %cst_0 = arith.constant dense<[5, 8]> : tensor<2xi32>
    %cast_1 = tensor.cast %cst_0 : tensor<2xi32> to tensor<?xi32>
    %3:2 = call @f1(%cast_1, %cst_0) : (tensor<?xi32>, tensor<2xi32>) -> (tensor<?xi32>, tensor<2xi32>)
    %c11_i32 = arith.constant 11 : i32
    %4:2 = call @f2(%1, %c11_i32) : (tensor<3xindex>, i32) -> (tensor<3xindex>, i32)
    %cst_2 = arith.constant dense<[[10, 11], [12, 13]]> : tensor<2x2xindex>
    %5:4 = call @f4(%cst_2, %4#1, %3#1, %3#1) : (tensor<2x2xindex>, i32, tensor<2xi32>, tensor<2xi32>) -> (tensor<2x2xindex>, tensor<2x2xindex>, tensor<2xi32>, tensor<2x2xindex>)
    %cast_3 = tensor.cast %5#1 : tensor<2x2xindex> to tensor<2x?xindex>
    return %2, %inserted_slice, %3#0, %4#0, %5#0, %cast_3, %5#2, %5#3 : tensor<3xindex>, tensor<3xindex>, tensor<?xi32>, tensor<3xindex>, tensor<2x2xindex>, tensor<2x?xindex>, tensor<2xi32>, tensor<2x2xindex>
  }
  func.func private @f4(%arg0: tensor<2x2xindex>, %arg1: i32, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> (tensor<2x2xindex>, tensor<2x2xindex>, tensor<2xi32>, tensor<2x2xindex>) {
    %mapped = linalg.map ins(%arg2 : tensor<2xi32>) outs(%arg2 : tensor<2xi32>)
      (%in: i32, %init: i32) {
        linalg.yield %in : i32
      }
    %transposed = linalg.transpose ins(%arg0 : tensor<2x2xindex>) outs(%arg0 : tensor<2x2xindex>) permutation = [1, 0] 
    %0:2 = call @f3(%arg0, %transposed) : (tensor<2x2xindex>, tensor<2x2xindex>) -> (tensor<2x2xindex>, tensor<2x2xindex>)
    %1 = tensor.empty() : tensor<2x2xindex>
    %2 = linalg.copy ins(%0#0 : tensor<2x2xindex>) outs(%1 : tensor<2x2xindex>) -> tensor<2x2xindex>
    %3 = tensor.empty() : tensor<2x2xindex>
    %4 = linalg.copy ins(%transposed : tensor<2x2xindex>) outs(%3 : tensor<2x2xindex>) -> tensor<2x2xindex>
    return %0#1, %2, %mapped, %4 : tensor<2x2xindex>, tensor<2x2xindex>, tensor<2xi32>, tensor<2x2xindex>
  }
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<2xi32>) -> (tensor<?xi32>, tensor<2xi32>) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %1 = arith.index_cast %arg2 : index to i32
      %c11_i32 = arith.constant 11 : i32
      %2 = arith.maxsi %1, %c11_i32 : i32
      tensor.yield %2 : i32
    } : tensor<2xi32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%generated, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    return %0, %generated : tensor<?xi32>, tensor<2xi32>
  }
  func.func private @f2(%arg0: tensor<3xindex>, %arg1: i32) -> (tensor<3xindex>, i32) {
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %0 = arith.andi %arg2, %arg3 : index
      tensor.yield %0 : index
    } : tensor<3x2xindex>
    %reduced = linalg.reduce ins(%generated : tensor<3x2xindex>) outs(%arg0 : tensor<3xindex>) dimensions = [1] 
      (%in: index, %init: index) {
        %0 = arith.subi %in, %init : index
        linalg.yield %0 : index
      }
    return %reduced, %arg1 : tensor<3xindex>, i32
  }
  func.func @f3(%arg0: tensor<2x2xindex>, %arg1: tensor<2x2xindex>) -> (tensor<2x2xindex>, tensor<2x2xindex>) {
    %mapped = linalg.map ins(%arg1, %arg0 : tensor<2x2xindex>, tensor<2x2xindex>) outs(%arg1 : tensor<2x2xindex>)
      (%in: index, %in_0: index, %init: index) {
        %0 = arith.subi %in, %in_0 : index
        %c2 = arith.constant 2 : index
        %1 = arith.shrsi %0, %c2 : index
        linalg.yield %1 : index
      }
    %cast = tensor.cast %mapped : tensor<2x2xindex> to tensor<?x?xindex>
    return %mapped, %arg0 : tensor<2x2xindex>, tensor<2x2xindex>
  }
}

