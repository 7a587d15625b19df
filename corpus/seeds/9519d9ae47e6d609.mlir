// bufdiff-profile: types
// bufdiff-choices: 7c17695fed7a3001ceb47ffb8184a26ae5de981decbe2be3afdf52bd28f7ede0d23095efbcd0ca30
// bufdiff-choices: 5304b0ad43f0c1b5e96243e1d244c6921902cb1211dc1fd0a5d2a83f1999d6f61e6fc12eaf3cee4e
// bufdiff-choices: b5b79de2674af155525ff99d70df8cbc8ca55ba68f6c3fca8458a814042cb799087dc15cd94f14ff
// bufdiff-choices: 0416b01a533b98c56c3c911265f4c33c2f33a0bb925690934abcbf2695aac82e7073aad36aa8f038
// bufdiff-choices: 5365342b1ffc1e62354cbecebb4d8c65ae97d6d4cf81ff30d53a46396be530a62481681239c92c54
// bufdiff-choices: bf3b78b0af0f60b55f646efd34bcb267a4b9c06a4e179c7c54775c2946d9f9c2131e3fc56893
// bufdiff-features: 2898 3579 5187 9443 9479 10872 12638 15751 16822 22095 22280 26369 26568 29774
// bufdiff-features: 30666 32633 34159 34167 37007 40070 40720 43122 46203 46414 52322 52558 52807
// bufdiff-features: 53244 53435 55113 55561 58308 59145 67532 67867 68355 70335 71050 73289 73387
// bufdiff-features: 74057 74507 77694 79744 82135 85562 85673 85843 86937 87199 88958 89150 89780
// bufdiff-features: 90027 91074 91365 98291 99383 102809 103339 106731 107938 109327 110162 110322
// bufdiff-features: 112929 113940 116471 117206 117506 119764 119822 120772 121707 124645 125908
// bufdiff-features: 127813 129630 129811 130159 130933 132624 135234 136987 139885 144724 146711
// bufdiff-features: 147500 150413 150905 151758 155898 156460 160756 160815 160893 163975 165636
// bufdiff-features: 165719 165817 169713 171053 175248 176066 178067 179664 180469 182675 184863
// bufdiff-features: 186959 188790 192920 194682 196392 196571 197837 198619 201059 202562 203746
// bufdiff-features: 205434 205689 207124 210363 210461 211044 212375 212628 215855 220028 225250
// bufdiff-features: 226777 227505 228390 229266 229699 230081 230104 230640 236053 240158 240539
// bufdiff-features: 246543 246783 247384 249272 251217 251478 252466 252539 253836 256112 259840
module {
  func.func @main(%arg0: tensor<3x2x3xi7> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}, %arg1: tensor<3x3xi7>, %arg2: memref<3x?xi7, strided<[?, ?], offset: ?>>) -> (tensor<3x2x3xi7>, i1) {
    %cst = arith.constant dense<9> : tensor<3x3xi7>
    %0:2 = call @f1(%cst, %arg1, %cst) : (tensor<3x3xi7>, tensor<3x3xi7>, tensor<3x3xi7>) -> (tensor<3x3xi7>, i7)
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %3 = arith.index_cast %arg3 : index to i7
      %4 = arith.index_cast %arg4 : index to i7
      %5 = arith.index_cast %arg5 : index to i7
      %6 = arith.andi %3, %4 : i7
      %7 = arith.cmpi sgt, %6, %5 : i7
      %8 = arith.select %7, %6, %5 : i7
      tensor.yield %8 : i7
    } : tensor<3x3x3xi7>
    %1 = linalg.batch_matmul ins(%arg0, %generated : tensor<3x2x3xi7>, tensor<3x3x3xi7>) outs(%arg0 : tensor<3x2x3xi7>) -> tensor<3x2x3xi7>
    %2:2 = call @f2(%1, %arg0, %0#0) : (tensor<3x2x3xi7>, tensor<3x2x3xi7>, tensor<3x3xi7>) -> (tensor<3x2x3xi7>, i1)
    return %2#0, %2#1 : tensor<3x2x3xi7>, i1
  }
  func.func private @f2(%arg0: tensor<3x2x3xi7>, %arg1: tensor<3x2x3xi7>, %arg2: tensor<3x3xi7>) -> (tensor<3x2x3xi7>, i1) {
    %transposed = linalg.transpose ins(%arg2 : tensor<3x3xi7>) outs(%arg2 : tensor<3x3xi7>) permutation = [1, 0] 
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %transposed[%c1, %c2] : tensor<3x3xi7>
    %c3_i7 = arith.constant 3 : i7
    %0 = arith.cmpi ne, %extracted, %c3_i7 : i7
    %1 = arith.select %0, %arg0, %arg1 : tensor<3x2x3xi7>
    return %1, %0 : tensor<3x2x3xi7>, i1
  }
  func.func private @f1(%arg0: tensor<3x3xi7>, %arg1: tensor<3x3xi7>, %arg2: tensor<3x3xi7>) -> (tensor<3x3xi7>, i7) {
    %c-28_i7 = arith.constant -28 : i7
    %0 = linalg.fill ins(%c-28_i7 : i7) outs(%arg1 : tensor<3x3xi7>) -> tensor<3x3xi7>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg2) -> (tensor<3x3xi7>) {
      %2 = linalg.copy ins(%0 : tensor<3x3xi7>) outs(%arg4 : tensor<3x3xi7>) -> tensor<3x3xi7>
      scf.yield %2 : tensor<3x3xi7>
    }
    return %1, %c-28_i7 : tensor<3x3xi7>, i7
  }
}

