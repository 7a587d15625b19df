// bufdiff-profile: types
// bufdiff-choices: 92117886952e3f3c5010956afba334430a20eaa983b4ee5f6c8647e5010cf6b4b1c409ece1ee0e58
// bufdiff-choices: a71838003a81b1a7f86f2a2c95aa64f434fee71cb0ef0971f63720c6f9ff62c67e9746c76785af2f
// bufdiff-choices: 983791d6cb75cc2b3b8b66f2edf2d9135c45c0daf7796a47c4f76e5df339d931113057b716930337
// bufdiff-choices: b6a9e39c5f649aacbf736880a858d7a6987b3df91127cc36691d438dcd5ce2b12ebf120e11afca0e
// bufdiff-choices: 1c30217881674057c194bc1708a515522113b256dc30014ad22ab2e52d4ff7e56c3fede3f8118c7a
// bufdiff-choices: 970787be6ac92d392f527cfd48628b23eba60866c050706f0c5b947c0202bd0cc3da262c2fee6704
// bufdiff-choices: 160aa17ff8daa0214ac2224cc96dd8008cb4183b56c170bbc094863b62efe5706256b08298b15a75
// bufdiff-choices: 386b45f5758dc8805128e951b6b1e903c9fed58117807bd0fcdf90db1305e1385aa069d018865732
// bufdiff-choices: 9a7b18d214dc072a715c254d68cabe56b3329ed274629f7cbb4479b47703fad0819d3b140694953b
// bufdiff-choices: bbd40044c5090586a6e680437d25
// bufdiff-features: 2898 3217 4020 4752 6363 9085 9479 13074 13853 14454 15751 16682 17406 18486
// bufdiff-features: 19419 20088 22095 22280 23787 26546 26568 27249 28564 29968 30666 30700 31010
// bufdiff-features: 32388 33769 34167 34617 34660 35100 36773 36784 38225 38783 39812 39915 39927
// bufdiff-features: 40540 42984 42985 43442 43631 44132 44522 45017 46203 47392 47796 48038 48598
// bufdiff-features: 49657 49978 50894 51099 51344 51851 52625 52701 52900 53075 53252 53435 53469
// bufdiff-features: 53779 54658 55014 58228 59888 63071 63800 64235 64435 65496 66422 66869 68355
// bufdiff-features: 68390 68935 71168 71306 72975 73802 73985 74057 74507 74833 76211 77129 78295
// bufdiff-features: 78447 78506 79099 80083 81200 81502 81736 82011 82135 84585 85153 85843 86125
// bufdiff-features: 87231 87862 87923 89780 90097 93464 93835 94586 98299 99383 100574 101105
// bufdiff-features: 101753 103277 103635 104315 104931 107702 108210 109105 109327 109732 110608
// bufdiff-features: 110780 110899 111809 112929 117151 117235 117724 121363 127096 127813 128182
// bufdiff-features: 130535 130602 132144 134205 135036 135868 136271 138919 139890 141111 141238
// bufdiff-features: 142040 142274 142349 143896 146512 146618 149670 149884 150328 151758 153293
// bufdiff-features: 153787 154946 155465 155898 156460 157034 158120 158897 160011 160756 161377
// bufdiff-features: 162764 163687 164124 165340 165636 165719 166579 167164 167197 167252 168323
// bufdiff-features: 168833 171369 173354 174170 174201 174314 176031 176664 176782 177182 177966
// bufdiff-features: 178067 179796 181541 183114 183599 183696 186700 186959 187225 188790 189131
// bufdiff-features: 189674 191076 191476 192422 192628 193353 194063 195100 195820 196031 196048
// bufdiff-features: 197837 199773 200307 201004 201059 202300 202562 203746 204212 205434 205689
// bufdiff-features: 206056 206133 208623 210406 210461 210484 211284 213275 215340 215590 215959
// bufdiff-features: 216527 216810 217216 217899 218635 220181 220517 222982 223030 223045 224212
// bufdiff-features: 225250 225818 226357 226473 227499 228894 229246 229266 230081 230329 230477
// bufdiff-features: 230640 232320 232672 235375 235547 236180 236930 238938 239107 239241 240158
// bufdiff-features: 240521 240709 241225 243989 245380 246543 246783 247062 247118 249451 249841
// bufdiff-features: 250415 252466 252539 253389 255016 255556 258906 258994 259528 259840 260534
// bufdiff-features: 261091 262097
module {
  func.func @f3(%arg0: tensor<2xi24>, %arg1: tensor<2x4xi24>) -> (tensor<2x4xi24>, tensor<2xi24>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i24 = arith.constant 1 : i24
    %inserted = tensor.insert %c1_i24 into %arg1[%c0, %c1] : tensor<2x4xi24>
    %c127_i24 = arith.constant 127 : i24
    %0 = arith.xori %c1_i24, %c127_i24 : i24
    return %inserted, %arg0 : tensor<2x4xi24>, tensor<2xi24>
  }
  func.func private @f2(%arg0: tensor<2x4xi24>, %arg1: tensor<2x4xi24>) -> tensor<2x4xi24> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<2x4xi24>
    %c2_i24 = arith.constant 2 : i24
    %0 = arith.cmpi sgt, %extracted, %c2_i24 : i24
    %1 = scf.if %0 -> (tensor<2x4xi24>) {
      %c1_i24 = arith.constant 1 : i24
      %from_elements = tensor.from_elements %extracted, %c1_i24 : tensor<2xi24>
      %cast_0 = tensor.cast %from_elements : tensor<2xi24> to tensor<?xi24>
      %2 = func.call @f1(%from_elements, %from_elements, %from_elements, %cast_0) : (tensor<2xi24>, tensor<2xi24>, tensor<2xi24>, tensor<?xi24>) -> tensor<2xi24>
      %c1 = arith.constant 1 : index
      %inserted = tensor.insert %extracted into %arg0[%c1, %c1] : tensor<2x4xi24>
      scf.yield %inserted : tensor<2x4xi24>
    } else {
      scf.yield %arg0 : tensor<2x4xi24>
    }
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %cast = tensor.cast %1 : tensor<2x4xi24> to tensor<?x?xi24>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0] [%c2, %c4] [1, 1] : tensor<?x?xi24> into tensor<2x4xi24>
    return %1 : tensor<2x4xi24>
  }
  func.func @f1(%arg0: tensor<2xi24>, %arg1: tensor<2xi24>, %arg2: tensor<2xi24>, %arg3: tensor<?xi24>) -> tensor<2xi24> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?xi24>
    %0 = tensor.empty(%dim) : tensor<?xi24>
    %c100_i24 = arith.constant 100 : i24
    %1 = linalg.fill ins(%c100_i24 : i24) outs(%0 : tensor<?xi24>) -> tensor<?xi24>
    %2 = linalg.add ins(%arg3, %1 : tensor<?xi24>, tensor<?xi24>) outs(%arg3 : tensor<?xi24>) -> tensor<?xi24>
    return %arg2 : tensor<2xi24>
  }
  func.func @main(%arg0: tensor<2x4xi24>, %arg1: i24, %arg2: tensor<2xi24> {bufferization.writable = false}) -> (tensor<2x4xi24>, tensor<2xi24>, tensor<2x?xi24>) {
    %cst = arith.constant dense<[[4, 7, 10, 13], [16, 19, 22, 25]]> : tensor<2x4xi24>
    %0 = call @f2(%cst, %cst) : (tensor<2x4xi24>, tensor<2x4xi24>) -> tensor<2x4xi24>
    %cst_0 = arith.constant dense<[6, 7]> : tensor<2xi24>
    %cst_1 = arith.constant dense<[[10, 11, 12, 13], [14, 15, 16, 17]]> : tensor<2x4xi24>
    %1:2 = call @f3(%cst_0, %cst_1) : (tensor<2xi24>, tensor<2x4xi24>) -> (tensor<2x4xi24>, tensor<2xi24>)
    %c127_i24 = arith.constant 127 : i24
    %2 = arith.cmpi ne, %arg1, %c127_i24 : i24
    %3:2 = scf.if %2 -> (tensor<2xi24>, tensor<2x4xi24>) {
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %cst_0[0] [1] [%c1] : tensor<2xi24> to tensor<1xi24>
      %inserted_slice = tensor.insert_slice %extracted_slice into %cst_0[0] [1] [1] : tensor<1xi24> into tensor<2xi24>
      %c3_i24 = arith.constant 3 : i24
      %4 = tensor.empty() : tensor<2xi24>
      %5 = linalg.fill ins(%c3_i24 : i24) outs(%4 : tensor<2xi24>) -> tensor<2xi24>
      %6 = linalg.div_unsigned ins(%arg2, %5 : tensor<2xi24>, tensor<2xi24>) outs(%1#1 : tensor<2xi24>) -> tensor<2xi24>
      %7 = linalg.sub ins(%arg0, %1#0 : tensor<2x4xi24>, tensor<2x4xi24>) outs(%1#0 : tensor<2x4xi24>) -> tensor<2x4xi24>
      scf.yield %6, %7 : tensor<2xi24>, tensor<2x4xi24>
    } else {
      %4 = func.call @f2(%1#0, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2x4xi24>, tensor<2x4xi24>) -> tensor<2x4xi24>
      scf.yield %arg2, %1#0 : tensor<2xi24>, tensor<2x4xi24>
    }
    %cast = tensor.cast %0 : tensor<2x4xi24> to tensor<2x?xi24>
    return %3#1, %3#0, %cast : tensor<2x4xi24>, tensor<2xi24>, tensor<2x?xi24>
  }
}

