// bufdiff-profile: calls
// bufdiff-choices: 0550f5ab07935b87501fa8bb7717b8c7334e76191cb27d8f475df4620b86463772cd961c1c95dd2d
// bufdiff-choices: d80b681958b148e913de17415457b1c957cd3012839953c413f41ad66965d058f4dc78186c398481
// bufdiff-choices: 12829f55e2f69b2cb10f1fe085ed7a989457379b2f9b7a2b68ee50f79e95451e2f64023d7865155b
// bufdiff-choices: f6f217da6870339394786f22b61e7e6439f1d51b499e94c5b5af5bb7d1251cb2932bafc44c82a939
// bufdiff-choices: ad346d2baa82106c72d29393aa3656a4c4651a0d95545f2a3cc00c9a29e744803719d4ac659da48f
// bufdiff-choices: 21a11a9e78f3d66a77067244c8767a5b9e497db9f548ee68f9f488d6759ca0050ca00223b9738120
// bufdiff-choices: 1b28d104334dca3095258416ab176508
// bufdiff-features: 397 1854 4958 6812 9479 9899 11441 13032 13233 14884 15751 21953 22095 22280
// bufdiff-features: 23143 24330 26117 26182 26568 28503 30539 30584 30625 33136 34159 34167 34960
// bufdiff-features: 36448 37007 38783 39457 40712 42467 42796 42984 44522 44616 46203 47596 48974
// bufdiff-features: 49956 52322 52558 52807 52900 52928 58272 60686 63800 65878 66422 68355 71458
// bufdiff-features: 73802 74057 74181 76328 76339 78283 79685 80567 81511 82135 82565 84585 86125
// bufdiff-features: 86837 86934 87784 88045 88337 88732 89128 89178 89780 91074 93296 94049 96351
// bufdiff-features: 98501 100481 100641 102809 103035 103205 103673 103851 104931 107425 110816
// bufdiff-features: 112929 113626 115289 116758 117506 118081 119264 121000 121318 122163 128916
// bufdiff-features: 130602 132281 133271 135868 136056 137667 141392 143557 146109 146512 146822
// bufdiff-features: 149013 150701 151741 153063 153811 154127 156460 157953 158120 158897 160138
// bufdiff-features: 160756 161883 161974 162620 165719 167973 168858 171053 173990 175687 176066
// bufdiff-features: 177847 178854 180469 180748 183778 184030 184869 184962 185723 186221 186942
// bufdiff-features: 186959 188175 188790 190142 190520 191076 193747 196031 196048 196449 197109
// bufdiff-features: 197837 198267 201601 201702 202032 202616 204527 205434 206371 207330 208503
// bufdiff-features: 210461 212301 212549 213275 215707 216157 216527 218020 220098 220215 220223
// bufdiff-features: 221242 223437 225016 226357 227154 228390 228803 228936 229266 230081 230616
// bufdiff-features: 230810 231527 232168 233919 234455 234527 235226 238122 239941 240138 240158
// bufdiff-features: 241503 242307 242955 243053 243781 244024 246543 247062 247913 248209 251444
// bufdiff-features: 252466 252539 254575 255520 255556 256664 259510 259840 260416 261131
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<3xi8>) -> (tensor<3xi8>, tensor<?xi8>, tensor<?xi8>) {
    %0:2 = call @f1(%arg0) : (tensor<3xi8>) -> (tensor<?xi8>, i1)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0#0, %arg4 = %arg1) : (index, tensor<?xi8>, tensor<3xi8>) -> (index, tensor<?xi8>, tensor<3xi8>) {
      %cast = tensor.cast %arg3 : tensor<?xi8> to tensor<3xi8>
      %c7_i8 = arith.constant 7 : i8
      %cst = arith.constant dense<[9, 10]> : tensor<2xi8>
      func.call @x1(%cast, %c7_i8, %cst) : (tensor<3xi8>, i8, tensor<2xi8>) -> ()
      %2 = arith.cmpi ult, %arg2, %c1 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : index, tensor<?xi8>, tensor<3xi8>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xi8>, %arg4: tensor<3xi8>):
      %cast = tensor.cast %arg3 : tensor<?xi8> to tensor<3xi8>
      %c3_i8 = arith.constant 3 : i8
      %generated = tensor.generate  {
      ^bb0(%arg5: index):
        %8 = arith.index_cast %arg5 : index to i8
        tensor.yield %8 : i8
      } : tensor<2xi8>
      func.call @x1(%cast, %c3_i8, %generated) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline} : (tensor<3xi8>, i8, tensor<2xi8>) -> ()
      %2 = arith.addi %arg2, %c1 : index
      %3 = linalg.copy ins(%arg1 : tensor<3xi8>) outs(%arg4 : tensor<3xi8>) -> tensor<3xi8>
      %cst = arith.constant dense<[0, 1, 2]> : tensor<3xi8>
      %4 = linalg.sub ins(%cst, %0#0 : tensor<3xi8>, tensor<?xi8>) outs(%arg3 : tensor<?xi8>) -> tensor<?xi8>
      %extracted = tensor.extract %4[%c1] : tensor<?xi8>
      %c3 = arith.constant 3 : index
      %5 = tensor.empty(%c3, %c3) : tensor<?x?xi8>
      %c-1_i8 = arith.constant -1 : i8
      %6 = linalg.fill ins(%c-1_i8 : i8) outs(%5 : tensor<?x?xi8>) -> tensor<?x?xi8>
      %7 = linalg.vecmat ins(%cst, %6 : tensor<3xi8>, tensor<?x?xi8>) outs(%4 : tensor<?xi8>) -> tensor<?xi8>
      scf.yield %2, %7, %3 : index, tensor<?xi8>, tensor<3xi8>
    }
    %c2 = arith.constant 2 : index
    %c0_i8 = arith.constant 0 : i8
    %inserted = tensor.insert %c0_i8 into %1#1[%c2] : tensor<?xi8>
    return %1#2, %inserted, %1#1 : tensor<3xi8>, tensor<?xi8>, tensor<?xi8>
  }
  func.func private @f1(%arg0: tensor<3xi8>) -> (tensor<?xi8>, i1) {
    %c2 = arith.constant 2 : index
    %c-1_i8 = arith.constant -1 : i8
    %inserted = tensor.insert %c-1_i8 into %arg0[%c2] : tensor<3xi8>
    %cst = arith.constant dense<7> : tensor<3xi8>
    %extracted = tensor.extract %cst[%c2] : tensor<3xi8>
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %extracted, %c0_i8 : i8
    %1 = arith.select %0, %inserted, %cst : tensor<3xi8>
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<?xi8>
    %3 = linalg.copy ins(%cst : tensor<3xi8>) outs(%2 : tensor<?xi8>) -> tensor<?xi8>
    return %3, %0 : tensor<?xi8>, i1
  }
  func.func private @x1(tensor<3xi8> {bufferization.access = "read-write"}, i8, tensor<2xi8>)
}

