// bufdiff-profile: loops
// bufdiff-choices: 2f1790ed3176410ee17dd8fdcee09023bf9b9020df0ce213d021d337878bf9b970a818280172fe6d
// bufdiff-choices: 85df388036436fc8ff7a3313db768a1bd11749dc72ec37cf3f6db42d225c3322e42ca1e5d8b123b2
// bufdiff-choices: 5512da829d17f140f758dd7f2b7124ef5ebdee86e2b0833e15657ce1938dfa57c71ede0fdc1ff539
// bufdiff-choices: 971d64761346c9959f75595d9d2bc460c6d63028e685cf241e7c93aee2edd7f631b6b70a1014b45e
// bufdiff-choices: b6b3eba02c2696b451f431f7a547c4ee326c4b36274854fd255068811d453f0debeb3abeb68fafd0
// bufdiff-choices: 70678c91115ac52e8185ca01357cf758a80df62dab2d78000e36c83497b394af9b1d3ec466671e0f
// bufdiff-choices: 19b7a19b25e6d622d26a08c10788114be38b6bc9c1e8f8f56c7801377c81592babe0d5a1a1f6d361
// bufdiff-choices: 3f55c19334da1e652d04f1435e160c6fd02555ba991232866c2ced7d2af32fdb6827371eb7bbf0d9
// bufdiff-choices: a37429a1895d68c57c8c557b206f
// bufdiff-features: 1854 2147 2898 3579 3657 5100 5672 9240 9479 10035 11182 11441 11545 12679
// bufdiff-features: 13233 14256 15751 15888 17989 18322 19164 22095 22280 23143 24330 25231 25481
// bufdiff-features: 26464 26568 26663 27559 28503 28907 29001 29466 29839 30625 30666 30700 33267
// bufdiff-features: 33848 34159 34167 34617 35925 36448 36656 36784 36936 39457 39540 40712 44522
// bufdiff-features: 45115 46203 47495 48598 49635 49707 49956 50894 52900 52946 53252 55113 55270
// bufdiff-features: 58272 62361 63071 63550 63800 64317 64875 65496 65814 66422 66529 67160 68355
// bufdiff-features: 69660 69735 70119 71306 72363 73802 74057 74720 75218 76149 76512 76973 77261
// bufdiff-features: 77314 78172 81736 82011 82094 82135 82565 82946 83493 84727 85634 85843 86125
// bufdiff-features: 86357 87601 87923 88337 89178 89449 90218 92157 93083 93464 96151 101866 103147
// bufdiff-features: 103673 103851 104315 104931 107412 108012 108992 109732 110046 110162 110552
// bufdiff-features: 110816 111575 112929 113940 114783 117235 121318 121626 121977 122315 123446
// bufdiff-features: 126647 127711 127813 129493 130933 133297 135464 135868 136056 137045 137667
// bufdiff-features: 141249 142610 144409 145556 146109 146512 146814 147477 148304 150751 150995
// bufdiff-features: 151058 152748 153063 153293 153814 155465 156460 157632 158120 159769 159993
// bufdiff-features: 160138 160756 163687 164602 165636 165719 167252 168323 170876 170969 171020
// bufdiff-features: 173537 174170 175687 176066 180504 181789 182283 183114 183227 183722 184030
// bufdiff-features: 184851 184869 184962 185970 186849 186942 186959 188455 188571 188790 193059
// bufdiff-features: 193990 194134 194787 195487 196031 196632 198820 200104 200307 201059 201601
// bufdiff-features: 201834 202032 205434 207771 210351 210461 210811 211284 211508 212111 212549
// bufdiff-features: 214298 218635 220013 220223 221162 221242 222638 223030 225016 225166 225214
// bufdiff-features: 225421 226357 226473 226607 226782 228390 229266 229412 230081 230640 232897
// bufdiff-features: 233769 233919 234093 234206 234392 234527 234965 235144 235508 235794 236180
// bufdiff-features: 237169 237788 238596 239237 239941 240247 240951 243781 244540 244770 245272
// bufdiff-features: 246303 246543 246783 247563 247913 251672 251992 252466 253836 254836 255108
// bufdiff-features: 255201 255556 255896 256478 257211 258477 258906 258994 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi64>, %arg1: tensor<?x3x?xi64>) -> (tensor<?xi64>, tensor<1x2xi64>, tensor<?x3x?xi64>, index) {
    %cast = tensor.cast %arg0 : tensor<2xi64> to tensor<?xi64>
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg2: index):
      %2 = arith.index_cast %arg2 : index to i64
      tensor.yield %2 : i64
    } : tensor<?xi64>
    %cast_0 = tensor.cast %generated : tensor<?xi64> to tensor<2xi64>
    %0:2 = call @f1(%cast, %cast, %cast_0, %arg0) : (tensor<?xi64>, tensor<?xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<1x2xi64>, tensor<?xi64>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %0#0, %arg4 = %0#1) : (index, tensor<1x2xi64>, tensor<?xi64>) -> (index, tensor<1x2xi64>, tensor<?xi64>) {
      %concat = tensor.concat dim(0) %arg3, %arg3 : (tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<2x2xi64>
      %2 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%2) %arg2, %arg3, %arg4 : index, tensor<1x2xi64>, tensor<?xi64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<1x2xi64>, %arg4: tensor<?xi64>):
      %2 = arith.addi %arg2, %c1 : index
      %3 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %arg4) -> (tensor<?xi64>) {
        %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0#1, %0#1 : tensor<?xi64>, tensor<?xi64>) outs(%arg6 : tensor<?xi64>) {
        ^bb0(%in: i64, %in_1: i64, %out: i64):
          %8 = arith.subi %in, %in_1 : i64
          %c3_i64_2 = arith.constant 3 : i64
          %9 = arith.shrsi %8, %c3_i64_2 : i64
          linalg.yield %9 : i64
        } -> tensor<?xi64>
        scf.yield %7 : tensor<?xi64>
      }
      %c3_i64 = arith.constant 3 : i64
      %4 = tensor.empty(%c1, %c2) : tensor<?x?xi64>
      %5 = linalg.fill ins(%c3_i64 : i64) outs(%4 : tensor<?x?xi64>) -> tensor<?x?xi64>
      %6 = linalg.div_unsigned ins(%0#0, %5 : tensor<1x2xi64>, tensor<?x?xi64>) outs(%arg3 : tensor<1x2xi64>) -> tensor<1x2xi64>
      scf.yield %2, %6, %3 : index, tensor<1x2xi64>, tensor<?xi64>
    }
    return %1#2, %1#1, %arg1, %1#0 : tensor<?xi64>, tensor<1x2xi64>, tensor<?x3x?xi64>, index
  }
  func.func private @f1(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: tensor<2xi64>, %arg3: tensor<2xi64>) -> (tensor<1x2xi64>, tensor<?xi64>) {
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 2] : tensor<2xi64> into tensor<1x2xi64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %expanded[%c0, %c1] : tensor<1x2xi64>
    %c-128_i64 = arith.constant -128 : i64
    %0 = arith.cmpi uge, %extracted, %c-128_i64 : i64
    %1 = scf.if %0 -> (tensor<1x2xi64>) {
      %c3 = arith.constant 3 : index
      %2:3 = scf.while (%arg4 = %c0, %arg5 = %arg0, %arg6 = %arg2) : (index, tensor<?xi64>, tensor<2xi64>) -> (index, tensor<?xi64>, tensor<2xi64>) {
        %3 = arith.cmpi ult, %arg4, %c3 : index
        scf.condition(%3) %arg4, %arg5, %arg6 : index, tensor<?xi64>, tensor<2xi64>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<?xi64>, %arg6: tensor<2xi64>):
        %3 = arith.addi %arg4, %c1 : index
        %4 = arith.index_castui %0 : i1 to index
        %c2 = arith.constant 2 : index
        %5 = arith.remui %4, %c2 : index
        %extracted_0 = tensor.extract %arg6[%5] : tensor<2xi64>
        %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<2xi64>) outs(%arg6 : tensor<2xi64>) {
        ^bb0(%in: i64, %out: i64):
          %c42_i64 = arith.constant 42 : i64
          %10 = arith.maxsi %in, %c42_i64 : i64
          linalg.yield %10 : i64
        } -> tensor<2xi64>
        %extracted_1 = tensor.extract %6[%c1] : tensor<2xi64>
        %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<2xi64>) outs(%6 : tensor<2xi64>) {
        ^bb0(%in: i64, %out: i64):
          %10 = linalg.index 0 : index
          %11 = arith.index_cast %10 : index to i64
          %12 = arith.maxsi %in, %11 : i64
          linalg.yield %12 : i64
        } -> tensor<2xi64>
        %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<2xi64>) outs(%arg5 : tensor<?xi64>) {
        ^bb0(%in: i64, %out: i64):
          linalg.yield %in : i64
        } -> tensor<?xi64>
        %cst = arith.constant dense<[false, true]> : tensor<2xi1>
        %9 = linalg.select ins(%cst, %7, %arg2 : tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) outs(%8 : tensor<?xi64>) -> tensor<?xi64>
        scf.yield %3, %9, %7 : index, tensor<?xi64>, tensor<2xi64>
      }
      scf.yield %expanded : tensor<1x2xi64>
    } else {
      %extracted_0 = tensor.extract %arg3[%c0] : tensor<2xi64>
      %2 = linalg.fill ins(%extracted_0 : i64) outs(%expanded : tensor<1x2xi64>) -> tensor<1x2xi64>
      scf.yield %2 : tensor<1x2xi64>
    }
    return %1, %arg1 : tensor<1x2xi64>, tensor<?xi64>
  }
}

