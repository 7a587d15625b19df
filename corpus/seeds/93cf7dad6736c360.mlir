// bufdiff-profile: wide
// bufdiff-choices: 0750534d5d8831f0e4382399603bb035a9e6efd59fa007b3635fa267c7dbdd42f027c74771a40272
// bufdiff-choices: a11ebf719ba104675f508b73b8649822035f066c6ba18387993f41cb0a8df3b33578255d84bb82df
// bufdiff-choices: fe55452aa0263def699a43f944853d69b8ae2c4889f53e9688697bfe09fdb3697210ff8b11010b9a
// bufdiff-choices: 8b724d7e24e936d76528ff0e21b4de6e0a094d7a760ecb22f39744f090c95fd59054a4fad37ec186
// bufdiff-choices: 120c89d51b6bae761bfc6f73b67d8e6d00bc7e83e4fbb8a76db6b88ce133419a3667016eaa6edd14
// bufdiff-choices: 486ccf6435b3aa7bb61df0aa275630db921c1232671c046095e93fc9a6520963a225356d36bcda63
// bufdiff-choices: 641e18a073b0b793630911d9c0d2ab60834e607864757d06a7e3570fe81c1be06617a8c60d087799
// bufdiff-choices: 06c5b121faa074f6effc2a4817d570b03a4d8259a9929028e26d10488b880a0e516c5444014a9bfe
// bufdiff-choices: e235d231085d86c6cc09b090f285fab18d26c12188ec09445e988f6255ced073591f7f8ef89d155a
// bufdiff-choices: e66dfd712b1cba1fa07d5748fd09179668890b29fbfb51aa863e8c100d1880871fe4c799b638631d
// bufdiff-choices: 94ea8b9fd1388b7c428137213189ddfdd9bc98b235080aab0ce1f7d107db2a81e3d9fd3e7ad1cd40
// bufdiff-choices: 4d08644e7d9afa89796f36380aa09bb8b632a98e15937152bf341205f6a530eecfd237ec9aa801a7
// bufdiff-choices: 6995cdb8e16d
// bufdiff-features: 1486 3579 3940 4462 4752 4796 5187 5201 5269 5915 5973 6565 6611 7404 7890 8633
// bufdiff-features: 8900 9283 9479 10872 11162 11321 12932 13021 13233 14704 14955 15440 15751
// bufdiff-features: 17470 18428 18486 19164 19241 19256 19372 19746 20220 20834 21044 21140 21154
// bufdiff-features: 21652 21883 21953 22095 22221 22280 22416 22824 23143 24184 24268 24393 24747
// bufdiff-features: 24826 25149 25367 25735 26568 26796 27048 27340 27725 27825 27943 29007 29684
// bufdiff-features: 29895 29968 30209 30305 30666 30707 30902 31747 31864 32358 32615 32903 33769
// bufdiff-features: 34167 34564 34623 34647 34745 34965 34993 35097 35289 35380 35507 36112 36125
// bufdiff-features: 36784 37251 37305 37331 37786 38152 38672 38783 39352 40070 40297 40540 40712
// bufdiff-features: 41073 41164 41396 42080 42282 42344 42398 42467 42705 42984 43258 43839 43942
// bufdiff-features: 44522 45031 45327 45617 45702 46110 46203 46323 46947 46995 47311 47392 47477
// bufdiff-features: 47486 47762 47822 48038 48269 48333 48665 48974 49095 49605 49657 50101 50146
// bufdiff-features: 50469 50717 50894 52042 52148 52322 52558 52701 52823 52857 52900 52958 53252
// bufdiff-features: 53504 53553 53890 54180 54385 55113 55270 55276 55561 55777 55810 55887 56087
// bufdiff-features: 56287 56853 57128 57499 57718 58272 58308 58319 58403 59094 59347 59620 59649
// bufdiff-features: 59746 60025 60113 60686 60833 61350 61456 61556 61628 61699 61880 62675 63610
// bufdiff-features: 63800 64119 64120 64235 64716 64959 64976 66422 66666 66765 67748 68334 68355
// bufdiff-features: 68867 68935 69081 69987 70335 70437 70544 71169 72086 72243 72975 73289 73725
// bufdiff-features: 73802 74257 74362 74617 74787 74833 75361 75935 75975 76052 76258 76328 76339
// bufdiff-features: 76700 76915 76945 77043 77551 77875 78430 78703 79279 79334 79389 79972 81039
// bufdiff-features: 81736 82011 82135 82182 82203 82851 82999 83071 83153 83253 84268 84347 84585
// bufdiff-features: 84887 85843 86065 86125 86441 86600 86844 87895 88337 88635 88732 88958 89250
// bufdiff-features: 89732 89780 90070 91248 92194 92459 93255 94746 94961 95407 95603 96300 96464
// bufdiff-features: 97282 97318 97669 97841 98492 98501 99009 99257 99383 99568 100073 100258
// bufdiff-features: 100866 102082 102084 102187 102921 103339 103415 103539 103646 104069 104303
// bufdiff-features: 104315 104931 104952 105064 105166 105573 105700 105858 106097 106398 107425
// bufdiff-features: 108012 108977 109086 109105 109408 109467 110153 110162 110322 110561 110780
// bufdiff-features: 111029 111619 112709 112895 112929 113619 113940 114547 114584 114990 115471
// bufdiff-features: 115990 116125 116466 116549 116841 117151 117206 117618 117724 117839 118769
// bufdiff-features: 118989 119345 119764 119822 119835 120049 120920 121394 121467 121626 122764
// bufdiff-features: 124213 124744 124824 124839 125175 125702 125921 126179 127096 127306 127373
// bufdiff-features: 127922 128046 128182 128456 128768 128916 129060 130191 130574 130824
module {
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<?xi32>) -> (tensor<3xi32>, tensor<?xi32>, tensor<6xi32>, tensor<?xi32>, tensor<3xi32>, i32, i32) {
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3 {
    ^bb0(%arg2: index):
      %7 = arith.index_cast %arg2 : index to i32
      %c1_i32 = arith.constant 1 : i32
      %8 = arith.maxui %7, %c1_i32 : i32
      tensor.yield %8 : i32
    } : tensor<?xi32>
    %cast = tensor.cast %generated : tensor<?xi32> to tensor<3xi32>
    %generated_0 = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted = tensor.extract %generated[%arg2] : tensor<?xi32>
      %7 = arith.index_cast %arg2 : index to i32
      %8 = arith.andi %extracted, %7 : i32
      tensor.yield %8 : i32
    } : tensor<3xi32>
    %0 = tensor.empty() : tensor<6xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<6xi32>) -> tensor<6xi32>
    %2 = call @f1(%cast, %generated_0, %1, %generated_0) : (tensor<3xi32>, tensor<3xi32>, tensor<6xi32>, tensor<3xi32>) -> tensor<3xi32>
    %cast_1 = tensor.cast %2 : tensor<3xi32> to tensor<?xi32>
    %3 = call @f3(%generated, %cast_1) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %4 = call @f4(%arg0) : (tensor<6xi32>) -> i32
    %cast_2 = tensor.cast %3 : tensor<?xi32> to tensor<3xi32>
    %cast_3 = tensor.cast %3 : tensor<?xi32> to tensor<3xi32>
    %5:3 = call @f5(%2, %cast_2, %cast_3) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
    %6:2 = call @f6(%1) : (tensor<6xi32>) -> (tensor<6xi32>, i32)
    %cast_4 = tensor.cast %5#2 : tensor<3xi32> to tensor<?xi32>
    return %5#1, %cast_4, %6#0, %generated, %5#0, %6#1, %c-3_i32 : tensor<3xi32>, tensor<?xi32>, tensor<6xi32>, tensor<?xi32>, tensor<3xi32>, i32, i32
  }
  func.func private @f4(%arg0: tensor<6xi32>) -> i32 {
    %c-3_i32 = arith.constant -3 : i32
    %0 = vector.broadcast %c-3_i32 : i32 to vector<2xi32>
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg0[%c4] : vector<2xi32>, tensor<6xi32>
    return %c-3_i32 : i32
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<6xi32>, %arg3: tensor<3xi32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<3xi32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %arg3, %arg6 = %arg3, %arg7 = %arg1) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
      %concat = tensor.concat dim(0) %arg7, %arg3, %arg7 : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<9xi32>
      %cst = arith.constant dense<127> : tensor<1xi32>
      %1 = linalg.conv_1d ins(%arg5, %cst : tensor<3xi32>, tensor<1xi32>) outs(%arg7 : tensor<3xi32>) -> tensor<3xi32>
      %2 = linalg.copy ins(%arg5 : tensor<3xi32>) outs(%arg6 : tensor<3xi32>) -> tensor<3xi32>
      %3 = linalg.copy ins(%arg1 : tensor<3xi32>) outs(%arg5 : tensor<3xi32>) -> tensor<3xi32>
      scf.yield %3, %2, %1 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    }
    return %0#2 : tensor<3xi32>
  }
  func.func private @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %0 = tensor.empty(%dim) : tensor<?x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %1 = linalg.fill ins(%c11_i32 : i32) outs(%0 : tensor<?x2xi32>) -> tensor<?x2xi32>
    %reduced = linalg.reduce ins(%1 : tensor<?x2xi32>) outs(%arg1 : tensor<?xi32>) dimensions = [1] 
      (%in: i32, %init: i32) {
        %2 = arith.maxsi %in, %init : i32
        linalg.yield %2 : i32
      }
    return %reduced : tensor<?xi32>
  }
  func.func @f3(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %c3_i32 = arith.constant 3 : i32
    %0 = linalg.fill ins(%c3_i32 : i32) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %1 = tensor.empty() : tensor<6xi32>
    %2 = linalg.fill ins(%c3_i32 : i32) outs(%1 : tensor<6xi32>) -> tensor<6xi32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %2[%c3] : tensor<6xi32>
    %3 = arith.cmpi ne, %extracted, %c3_i32 : i32
    %4 = scf.if %3 -> (tensor<6xi32>) {
      %cast = tensor.cast %2 : tensor<6xi32> to tensor<?xi32>
      %cast_0 = tensor.cast %2 : tensor<6xi32> to tensor<?xi32>
      %5 = func.call @f2(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
      %c5 = arith.constant 5 : index
      %inserted = tensor.insert %c3_i32 into %2[%c5] : tensor<6xi32>
      scf.yield %inserted : tensor<6xi32>
    } else {
      scf.yield %2 : tensor<6xi32>
    }
    return %0 : tensor<?xi32>
  }
  func.func private @f5(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %arg2[%c1] : tensor<3xi32>
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<3xi32>) {
      %extracted = tensor.extract %arg4[%c1] : tensor<3xi32>
      %c2 = arith.constant 2 : index
      %1 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %arg4) -> (tensor<3xi32>) {
        %extracted_0 = tensor.extract %arg0[%c0] : tensor<3xi32>
        %inserted_1 = tensor.insert %extracted_0 into %arg6[%c1] : tensor<3xi32>
        scf.yield %inserted_1 : tensor<3xi32>
      }
      scf.yield %1 : tensor<3xi32>
    }
    return %0, %0, %inserted : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @f6(%arg0: tensor<6xi32>) -> (tensor<6xi32>, i32) {
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %inserted = tensor.insert %c1_i32 into %arg0[%c3] : tensor<6xi32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %arg0) -> (tensor<6xi32>) {
      %extracted_slice = tensor.extract_slice %arg2[0] [6] [1] : tensor<6xi32> to tensor<6xi32>
      %1 = linalg.fill ins(%c1_i32 : i32) outs(%extracted_slice : tensor<6xi32>) -> tensor<6xi32>
      %inserted_slice = tensor.insert_slice %1 into %arg2[0] [6] [1] : tensor<6xi32> into tensor<6xi32>
      scf.yield %inserted_slice : tensor<6xi32>
    }
    return %0, %c1_i32 : tensor<6xi32>, i32
  }
}

