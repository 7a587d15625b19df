// bufdiff-profile: wide
// bufdiff-choices: 0550f5ab07935b87501fa8bb7717b8c7334e76191cb27d8f475df4620b86463772cd961c1c95dd2d
// bufdiff-choices: d80b681958b148e913de17415457b1c957cd3012839953c413f41ad66965d058f4dc78186c398481
// bufdiff-choices: 12829f55e2f69b2cb10f1fe085ed7a989457379b2f9b7a2b68ee50f79e95451e2f64023d7865155b
// bufdiff-choices: f6f217da6870339394786f22b61e7e6439f1d51b499e94c5b5af5bb7d1251cb2
// bufdiff-features: 1854 3579 7516 9479 10035 10203 12796 13233 15751 16435 22095 23643 24208 24330
// bufdiff-features: 26568 27869 28907 30625 31864 34167 36448 36936 39457 40540 40712 42502 44028
// bufdiff-features: 45031 46203 47735 49635 49956 51341 52558 52900 53451 58272 58403 63800 64119
// bufdiff-features: 66422 67160 68355 77261 82565 86125 88337 89178 89250 91317 92344 93255 96353
// bufdiff-features: 97053 101342 103673 103851 104315 104931 108388 110780 110816 116549 117151
// bufdiff-features: 117235 117724 121318 125702 125921 127096 133297 136077 137637 142393 146109
// bufdiff-features: 146118 147130 148304 152187 152226 153063 155898 156460 158120 159724 160138
// bufdiff-features: 161883 163687 165636 165719 166579 173537 174170 175687 184030 186942 186959
// bufdiff-features: 189820 194134 195492 196632 198460 202032 205689 214325 220223 223989 224099
// bufdiff-features: 225016 227829 230081 230810 233919 234527 239941 242454 242793 243781 246543
// bufdiff-features: 247062 247563 249841 254836 255556 258477 258906 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<3xi8>, %arg3: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>, tensor<?xi8>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg3) : (index, tensor<3xi8>, tensor<3xi8>) -> (index, tensor<3xi8>, tensor<3xi8>) {
      %1 = arith.cmpi ult, %arg4, %c2 : index
      scf.condition(%1) %arg4, %arg5, %arg6 : index, tensor<3xi8>, tensor<3xi8>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<3xi8>, %arg6: tensor<3xi8>):
      %c3 = arith.constant 3 : index
      %1 = scf.for %arg7 = %c0 to %c3 step %c1 iter_args(%arg8 = %arg3) -> (tensor<3xi8>) {
        %extracted_0 = tensor.extract %arg3[%c0] : tensor<3xi8>
        %inserted = tensor.insert %extracted_0 into %arg8[%c0] : tensor<3xi8>
        scf.yield %inserted : tensor<3xi8>
      }
      %2 = arith.addi %arg4, %c1 : index
      %extracted = tensor.extract %arg6[%c2] : tensor<3xi8>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<3xi8>) outs(%arg6 : tensor<3xi8>) {
      ^bb0(%in: i8, %out: i8):
        %4 = linalg.index 0 : index
        %5 = arith.index_cast %4 : index to i8
        %6 = arith.ori %in, %5 : i8
        linalg.yield %6 : i8
      } -> tensor<3xi8>
      %inserted_slice = tensor.insert_slice %arg3 into %3[0] [3] [1] : tensor<3xi8> into tensor<3xi8>
      scf.yield %2, %arg5, %inserted_slice : index, tensor<3xi8>, tensor<3xi8>
    }
    return %0#1, %0#2, %arg0, %0#0 : tensor<3xi8>, tensor<3xi8>, tensor<?xi8>, index
  }
}

