// bufdiff-profile: slices
// bufdiff-choices: ee2fc87459e37a21c82984d4ce4a119b0bc0b4aa2bcef3da5b098e2be0f8227275684f99fbbf1aa5
// bufdiff-choices: f5d850e48398648c243867ae9b6b4f3ac264de3f60d94f0bd429283f8316ae3f05e62a561004e017
// bufdiff-choices: 198c1d04744233eba8de550224c0bf0922c700566bb61a25a8c40de510c7237cf91e70d85752e7af
// bufdiff-choices: 8c53e07703b2df702da007d5831fbb8fd0a04eaf68a55d5eeecac4526fc46414e3166e3bb6e99a3c
// bufdiff-choices: 0ae3e0b487aa4f5d8734df676c534461a922f7d7b95841eb9299128db3f7f8478dddd09e29810d9f
// bufdiff-choices: 4deb1901c7d9c99cc7cee4b292a187ba8a8c636b1081f0f292aaa801fe1e3177d553cf4153c9e5fd
// bufdiff-choices: 773247a86e3aff3333e6f04ed8d2360bf3b4edaf83ba5c71727ba61cba286ae0a4926cca6eb90789
// bufdiff-choices: 73e691f99ab8180616b37e8eaacd13389a4cad09eac57bddbc8237d0fb0773b464aaafd526575191
// bufdiff-choices: e9a8c6d71c6ba033be1e2013aaab7c0027df1a4e7bc5a16835069f0ff34a49e187e7027721740d33
// bufdiff-choices: 4198976c51d1ad9d5d6aaf51eacd120551fda39a86036b9ce67135f37e5d0000ec0a247d20aba94f
// bufdiff-choices: 48fc41c0bce1ed5c5a38eac897fb627ee68919996d7f72bb8437812eceaf5e498ec90d8fc6f3865c
// bufdiff-choices: 081d8d1adcf784fe0531f6e1c6d1568b812678d45c13c5b9c5e7bc1373f54500f2f5342c300a0281
// bufdiff-choices: a2a2fdcb22ce2d490c295f08608342be3e67dd9a2679a3bd67faf444f61f212fa54fe582d011c326
// bufdiff-choices: 49fab752a99dbeb20888efac542c4566987b52fce938a816e6dc17549fcc462e803a
// bufdiff-features: 600 1150 2572 2679 2898 4165 4369 4752 5296 5624 6363 6724 7122 7651 8235 9479
// bufdiff-features: 9968 11938 12170 12648 12821 12932 13233 13387 13518 13853 13915 14454 14557
// bufdiff-features: 14925 15751 15903 16417 16960 17989 19123 19306 19419 19868 20023 20088 20480
// bufdiff-features: 20680 21691 22095 22280 23071 24661 24682 25367 25651 26568 26663 26922 26960
// bufdiff-features: 28730 29590 29968 30002 30205 30539 30666 31144 33762 34159 34167 34779 35181
// bufdiff-features: 35364 35411 36773 36784 38702 38783 40540 40712 41396 41615 42344 42467 42733
// bufdiff-features: 42796 42984 43612 44007 44093 44265 45519 45818 46058 46203 47392 48038 48598
// bufdiff-features: 48974 49657 50894 51099 51178 51851 52062 52625 52900 53030 53252 53569 53676
// bufdiff-features: 55014 55113 55125 56024 57176 59158 59347 60302 60384 60686 63071 64119 64212
// bufdiff-features: 64235 64435 64601 65094 65225 66422 67159 68355 71168 71306 71442 72142 72403
// bufdiff-features: 72520 73287 73289 73802 74236 74833 74864 75416 76268 76677 76915 77823 78703
// bufdiff-features: 79099 81186 81628 81736 82011 82135 82168 83760 84585 84979 86844 87495 87862
// bufdiff-features: 87923 87948 88008 88337 88732 89233 89780 89928 89966 90070 90097 90383 91248
// bufdiff-features: 92022 92259 93171 93255 93464 96351 96958 96969 97059 98170 98501 98530 99002
// bufdiff-features: 99383 100059 100073 101259 101753 101823 107702 108012 108210 109103 109105
// bufdiff-features: 110780 110899 111024 111378 112929 113327 113374 113821 113940 114541 115588
// bufdiff-features: 115608 116071 116115 116549 117423 119340 119588 119705 120595 121561 125699
// bufdiff-features: 125908 125921 129423 129849 130071 130310 130933 130942 131175 132525 132566
// bufdiff-features: 132636 134205 135070 135868 136543 137477 140032 141238 141263 141392 141834
// bufdiff-features: 141891 142040 142084 142759 144120 144724 146512 146618 146716 147178 147477
// bufdiff-features: 149013 151326 151446 151936 152265 153293 154946 155266 155465 155898 156460
// bufdiff-features: 157437 157579 158120 158204 158897 159348 160756 161377 161779 162764 163876
// bufdiff-features: 164038 164553 165636 165719 166579 166946 167614 168102 168858 169224 170748
// bufdiff-features: 171204 172898 173354 174170 174314 174854 175830 175888 176231 176782 177182
// bufdiff-features: 177355 177402 177904 178019 178067 178324 178740 178785 180207 181522 181789
// bufdiff-features: 182541 183114 184030 184163 185027 185670 186202 186371 186959 187135 187225
// bufdiff-features: 187745 187925 188571 188790 188890 189674 190166 190547 190593 191076 191311
// bufdiff-features: 192628 193290 194063 194134 194682 195100 196031 196048 196787 197837 198001
// bufdiff-features: 198204 198460 198762 198820 200307 200554 201059 201095 201509 201945 203158
// bufdiff-features: 203352 204212 205434 205688 205689 207081 207299 207902 208944 209648 210406
// bufdiff-features: 210461 212111 212253 213275 213476 214143 214916 215340 216810 218657 218917
// bufdiff-features: 220028 220247 220358 222842 222917 222982 223640 224100 224222 224822 225250
// bufdiff-features: 225827 226351 226457 226777 227074 227345 227401 228048 228390 228485 228519
// bufdiff-features: 228894 229266 229581 230081 230610 230640 232672 233145 233766 235375 236324
// bufdiff-features: 236986 237128 237470 239833 240158 241018 242145 243441 243781 245380 245594
// bufdiff-features: 245784 246543 246783 247062 247913 249078 249411 249451 249841 250948 251532
// bufdiff-features: 252318 252377 252466 252539 253216 253703 253836 254060 254840 255109 255556
// bufdiff-features: 256112 256247 256999 258331 258378 258439 258612 258625 258994 259528 259840
// bufdiff-features: 259851 260465
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f5(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %cst = arith.constant dense<[[4.500000e+00, 5.500000e+00], [6.500000e+00, 7.500000e+00]]> : tensor<2x2xf64>
    %mapped = linalg.map ins(%cst : tensor<2x2xf64>) outs(%arg0 : tensor<2x2xf64>)
      (%in: f64, %init: f64) {
        %cst_0 = arith.constant 0.000000e+00 : f64
        %0 = arith.negf %in : f64
        %1 = arith.addf %0, %cst_0 : f64
        linalg.yield %1 : f64
      }
    return %mapped : tensor<2x2xf64>
  }
  func.func private @f4(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> tensor<1xf64> {
    %0 = linalg.sqrt ins(%arg1 : tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %1 = tensor.empty() : tensor<1x2xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %reduced = linalg.reduce ins(%2 : tensor<1x2xf64>) outs(%arg1 : tensor<1xf64>) dimensions = [1] 
      (%in: f64, %init: f64) {
        %3 = arith.cmpf uge, %in, %init : f64
        %4 = arith.select %3, %in, %init : f64
        linalg.yield %4 : f64
      }
    return %reduced : tensor<1xf64>
  }
  func.func private @f2(%arg0: tensor<1xf64>) -> tensor<?x2xf64> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+01 : f64
    %inserted = tensor.insert %cst into %arg0[%c0] : tensor<1xf64>
    %extracted = tensor.extract %inserted[%c0] : tensor<1xf64>
    %inserted_0 = tensor.insert %extracted into %inserted[%c0] : tensor<1xf64>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x2xf64>
    %cast = tensor.cast %cst_1 : tensor<2x2xf64> to tensor<?x2xf64>
    %0:2 = call @f1(%inserted_0, %cast, %extracted) : (tensor<1xf64>, tensor<?x2xf64>, f64) -> (tensor<?x2xf64>, tensor<1xf64>)
    return %0#0 : tensor<?x2xf64>
  }
  func.func @f1(%arg0: tensor<1xf64>, %arg1: tensor<?x2xf64>, %arg2: f64) -> (tensor<?x2xf64>, tensor<1xf64>) {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x2xf64>
    %extracted_slice = tensor.extract_slice %arg1[0, 1] [%dim, 1] [1, 1] : tensor<?x2xf64> to tensor<?x1xf64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 1] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x2xf64>
    return %inserted_slice, %0 : tensor<?x2xf64>, tensor<1xf64>
  }
  func.func private @f3(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>, %arg2: tensor<1xf64>) -> tensor<1xf64> {
    %0 = linalg.exp ins(%arg1 : tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<1xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf une, %extracted, %cst : f64
    %2 = scf.if %1 -> (tensor<1xf64>) {
      %cst_0 = arith.constant 1.000000e+02 : f64
      %from_elements = tensor.from_elements %cst_0, %extracted : tensor<1x2xf64>
      %cast = tensor.cast %from_elements : tensor<1x2xf64> to tensor<?x2xf64>
      %3:2 = func.call @f1(%arg1, %cast, %extracted) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<1xf64>, tensor<?x2xf64>, f64) -> (tensor<?x2xf64>, tensor<1xf64>)
      scf.yield %3#1 : tensor<1xf64>
    } else {
      %3 = tensor.empty() : tensor<1xf64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<1xf64>) -> tensor<1xf64>
      %5 = linalg.softmax dimension(0) ins(%4 : tensor<1xf64>) outs(%arg1 : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %5 : tensor<1xf64>
    }
    return %arg2 : tensor<1xf64>
  }
  func.func private @f6(%arg0: tensor<1xf64>, %arg1: f64, %arg2: tensor<2x2xf64>) -> (tensor<2x2xf64>, f64, f64) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.cmpf ogt, %arg1, %cst : f64
    %1 = arith.index_castui %0 : i1 to index
    %extracted = tensor.extract %arg2[%c0, %1] : tensor<2x2xf64>
    %2 = linalg.square ins(%arg2 : tensor<2x2xf64>) outs(%arg2 : tensor<2x2xf64>) -> tensor<2x2xf64>
    return %2, %extracted, %arg1 : tensor<2x2xf64>, f64, f64
  }
  func.func @main(%arg0: tensor<2x2xf64>, %arg1: tensor<?x?xf64>, %arg2: f64) -> (tensor<1xf64>, tensor<1xf64>) {
    %cst = arith.constant 7.250000e+00 : f64
    %0 = arith.subf %arg2, %cst : f64
    %cst_0 = arith.constant dense<-6.000000e+00> : tensor<1xf64>
    %1 = call @f2(%cst_0) : (tensor<1xf64>) -> tensor<?x2xf64>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %10 = arith.index_cast %arg3 : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.index_cast %arg4 : index to i64
      %13 = arith.sitofp %12 : i64 to f64
      %14 = arith.maximumf %11, %13 : f64
      tensor.yield %14 : f64
    } : tensor<2x2xf64>
    %2 = call @f5(%generated) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %cast = tensor.cast %1 : tensor<?x2xf64> to tensor<2x2xf64>
    %3:3 = call @f6(%cst_0, %0, %cast) : (tensor<1xf64>, f64, tensor<2x2xf64>) -> (tensor<2x2xf64>, f64, f64)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %3#0[1, %c0] [1, 1] [1, 1] : tensor<2x2xf64> to tensor<1xf64>
    %c1 = arith.constant 1 : index
    %4 = tensor.empty(%c1) : tensor<?xf64>
    %5 = linalg.fill ins(%3#2 : f64) outs(%4 : tensor<?xf64>) -> tensor<?xf64>
    %cast_1 = tensor.cast %5 : tensor<?xf64> to tensor<1xf64>
    %6 = call @f3(%cst_0, %extracted_slice, %cast_1) : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %cst_2 = arith.constant 1.000000e+02 : f64
    %7 = arith.cmpf olt, %arg2, %cst_2 : f64
    %8:2 = scf.if %7 -> (f64, tensor<1xf64>) {
      %dim = tensor.dim %arg1, %c0 : tensor<?x?xf64>
      %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?xf64>
      %10 = tensor.empty(%dim, %dim_4) : tensor<?x?xf64>
      %11 = linalg.fill ins(%0 : f64) outs(%10 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %12 = linalg.sub ins(%arg1, %11 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg1 : tensor<?x?xf64>) -> tensor<?x?xf64>
      %13 = arith.cmpf ule, %3#1, %arg2 : f64
      %14:2 = scf.if %13 -> (tensor<?x?xf64>, tensor<?x?xf64>) {
        %c4 = arith.constant 4 : index
        %from_elements = tensor.from_elements %c4 : tensor<1xindex>
        %reshape = tensor.reshape %1(%from_elements) : (tensor<?x2xf64>, tensor<1xindex>) -> tensor<4xf64>
        %generated_6 = tensor.generate %dim_4, %dim {
        ^bb0(%arg3: index, %arg4: index):
          %16 = arith.index_cast %arg3 : index to i64
          %17 = arith.sitofp %16 : i64 to f64
          %18 = arith.index_cast %arg4 : index to i64
          %19 = arith.sitofp %18 : i64 to f64
          %20 = arith.divf %17, %19 : f64
          tensor.yield %20 : f64
        } : tensor<?x?xf64>
        %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated_6 : tensor<?x?xf64>) outs(%12 : tensor<?x?xf64>) {
        ^bb0(%in: f64, %out: f64):
          %16 = arith.addf %in, %3#2 : f64
          linalg.yield %16 : f64
        } -> tensor<?x?xf64>
        scf.yield %15, %10 : tensor<?x?xf64>, tensor<?x?xf64>
      } else {
        %15 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> ins(%12, %11 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%12 : tensor<?x?xf64>) -> tensor<?x?xf64>
        %extracted_slice_6 = tensor.extract_slice %2[1, 1] [1, %c1] [%c1, 1] : tensor<2x2xf64> to tensor<1x?xf64>
        %16 = linalg.conv_2d ins(%2, %extracted_slice_6 : tensor<2x2xf64>, tensor<1x?xf64>) outs(%arg0 : tensor<2x2xf64>) -> tensor<2x2xf64>
        %cast_7 = tensor.cast %16 : tensor<2x2xf64> to tensor<?x?xf64>
        scf.yield %15, %cast_7 : tensor<?x?xf64>, tensor<?x?xf64>
      }
      %cst_5 = arith.constant -2.500000e+00 : f64
      scf.yield %cst_5, %extracted_slice : f64, tensor<1xf64>
    } else {
      %cst_4 = arith.constant 1.000000e+02 : f64
      %cst_5 = arith.constant dense<[[8.500000e+00], [9.500000e+00]]> : tensor<2x1xf64>
      %cst_6 = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf64>
      %10 = linalg.vecmat ins(%cst_6, %cst_5 : tensor<2xf64>, tensor<2x1xf64>) outs(%6 : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %cst_4, %10 : f64, tensor<1xf64>
    }
    %cst_3 = arith.constant dense<1.000000e+10> : tensor<1xf64>
    %9 = call @f4(%cst_3, %cst_3) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    return %8#1, %9 : tensor<1xf64>, tensor<1xf64>
  }
}

