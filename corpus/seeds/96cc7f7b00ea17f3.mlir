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
// bufdiff-choices: 49fab752a99dbeb20888efac542c4566987b52fce938a816e6dc17549fcc462e803a0226d6f2ae81
// bufdiff-choices: 04fe390f803405
// bufdiff-features: 1915 2898 3579 4752 4768 5296 6611 6724 7122 7384 8506 8792 9240 9479 10035
// bufdiff-features: 11162 11556 12170 12276 12932 13233 13511 14222 14454 14674 14704 15178 15534
// bufdiff-features: 15671 15751 15903 16682 18405 18486 19854 20749 21496 21522 21652 21953 22095
// bufdiff-features: 22280 23143 23600 23744 23787 24259 24747 25651 25729 26464 26552 26568 27644
// bufdiff-features: 27704 27830 28814 29590 29968 30666 30687 30700 32080 33242 33762 34048 34159
// bufdiff-features: 34167 35364 35765 35957 36314 36784 38077 38143 38783 38924 38971 40540 40712
// bufdiff-features: 42278 42344 42467 42984 43839 44007 44093 44505 44835 45147 45448 46203 46298
// bufdiff-features: 46414 46835 47392 48257 48506 48974 49956 50107 50212 50894 51178 51415 52062
// bufdiff-features: 52322 52558 52625 52807 52823 52829 52900 52928 53180 53243 53252 53469 53569
// bufdiff-features: 54385 54998 56404 56874 57176 57383 58046 58272 59145 60417 60686 61375 61944
// bufdiff-features: 62035 63009 63071 63550 63800 63929 64119 64120 64716 65778 66327 66422 66995
// bufdiff-features: 67159 67526 67532 68355 69965 70036 71168 71980 72975 73289 73387 73802 74057
// bufdiff-features: 74255 74450 74507 74552 74833 74864 75337 76268 76666 76700 77161 77283 77586
// bufdiff-features: 78283 78430 79339 81511 81542 81628 82135 82168 82565 83194 83548 83629 83663
// bufdiff-features: 83911 84320 84472 84585 84979 85681 85780 86125 87923 88337 88732 88999 89060
// bufdiff-features: 89110 89150 89178 89348 89732 89780 89812 90383 90543 90777 90979 91365 91695
// bufdiff-features: 91946 92194 92488 93171 93255 95273 95633 95930 96352 97648 98101 98501 99228
// bufdiff-features: 99383 99757 100481 101256 101867 101987 102748 103673 104315 104580 104689
// bufdiff-features: 104787 104931 105579 106164 107412 107676 107783 108012 108210 108427 108977
// bufdiff-features: 109327 109657 110162 110552 110780 110816 111976 112929 113094 115920 116549
// bufdiff-features: 117183 117235 117336 117724 118081 119588 120197 121000 121318 121406 121538
// bufdiff-features: 122903 123359 124010 124090 124645 124903 125699 125908 125921 127533 128833
// bufdiff-features: 128916 129630 129811 129946 130445 130602 130933 131999 132624 134279 135534
// bufdiff-features: 135623 136030 136039 136417 137036 137045 137235 137477 138086 138167 139102
// bufdiff-features: 140929 141726 141891 141926 142040 142274 143438 144724 144761 145636 146512
// bufdiff-features: 146734 147178 147477 147500 148304 148647 149149 149464 149884 151058 153293
// bufdiff-features: 153323 153518 154419 155465 155898 156142 156191 156460 156807 157034 157579
// bufdiff-features: 158120 158897 160756 160893 161779 161883 162971 163044 163212 164481 164602
// bufdiff-features: 164710 165057 165373 165636 165695 165719 166455 167164 167442 167973 168562
// bufdiff-features: 168831 168858 169299 169616 169642 171369 171551 171884 172127 172435 173354
// bufdiff-features: 173800 174314 175687 176031 176335 177211 177488 177904 178067 178558 179647
// bufdiff-features: 179649 179792 180207 180258 181522 181541 181789 182695 183114 183640 183703
// bufdiff-features: 184030 184321 184962 185027 185048 185252 185723 186257 186620 186959 187179
// bufdiff-features: 187596 187855 188790 190142 190520 190593 190997 191863 191912 192628 192771
// bufdiff-features: 193290 193747 194118 194134 194199 194682 195021 195369 195407 196031 196048
// bufdiff-features: 196349 196571 196632 197267 197561 197827 198460 198507 198873 199750 199947
// bufdiff-features: 200104 200613 201059 202032 202120 202241 202562 202814 203746 204364 204527
// bufdiff-features: 205292 205434 205689 206056 206133 206217 206325 207330 208454 208557 208623
// bufdiff-features: 209666 210022 210461 211044 211974 212104 212111 212375 213275 213513 213834
// bufdiff-features: 214199 214248 214325 214744 215925 215959 216960 217899 219153 220181 220223
// bufdiff-features: 220703 220843 221088 221154 222638 222809 223030 223568 223719 223989 224222
// bufdiff-features: 225016 225250 225759 225985 226357 226579 226583 227829 228390 228519 228936
// bufdiff-features: 229266 229273 230081 230104 230640 231527 232330 232607 233483 233766 233869
// bufdiff-features: 234086 234527 234620 234993 235126 235375 235396 235433 236024 236094 236324
// bufdiff-features: 236714 236930 236986 237470 237680 238254 239757 240158 240651 241225 242955
// bufdiff-features: 243481 243546 243781 245594 246543 247062 249841 250611 250948 251943 252377
// bufdiff-features: 252466 252493 252539 253703 253836 254840 255520 255556 256112 256247 258518
// bufdiff-features: 258994 259840 259851 261426 261572
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x2xf64> {bufferization.buffer_layout = #map}, %arg1: tensor<2x2xf64> {bufferization.writable = false}, %arg2: f64, %arg3: f64) -> (tensor<1x1xf64>, tensor<2x2xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>, tensor<1xf64>, tensor<1xf64>) {
    %0:3 = call @f5(%arg1) : (tensor<2x2xf64>) -> (tensor<1xf64>, tensor<1xf64>, f64)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %0#1) -> (tensor<1xf64>) {
      %7 = arith.index_cast %arg4 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %inserted = tensor.insert %8 into %0#0[%c0] : tensor<1xf64>
      %9:2 = func.call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x2xf64>) -> (tensor<1xf64>, tensor<1xf64>)
      %10 = linalg.exp ins(%0#0 : tensor<1xf64>) outs(%arg5 : tensor<1xf64>) -> tensor<1xf64>
      scf.yield %10 : tensor<1xf64>
    }
    %extracted_slice = tensor.extract_slice %arg0[1, %c0] [1, 1] [1, 1] : tensor<2x2xf64> to tensor<1xf64>
    %2 = linalg.log ins(%extracted_slice : tensor<1xf64>) outs(%0#0 : tensor<1xf64>) -> tensor<1xf64>
    %collapsed = tensor.collapse_shape %1 [] : tensor<1xf64> into tensor<f64>
    %cast = tensor.cast %extracted_slice : tensor<1xf64> to tensor<?xf64>
    %3:2 = call @f6(%cast, %arg2) : (tensor<?xf64>, f64) -> (tensor<?xf64>, tensor<?xf64>)
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x2xf64>) outs(%arg0 : tensor<2x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.minimumf %in, %9 : f64
      linalg.yield %10 : f64
    } -> tensor<2x2xf64>
    %5:2 = call @f4(%4, %arg2, %4) : (tensor<2x2xf64>, f64, tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<1x1xf64>)
    %cst = arith.constant -1.000000e+00 : f64
    %6 = arith.mulf %arg3, %cst : f64
    return %5#1, %5#0, %3#1, %3#0, %collapsed, %2, %extracted_slice : tensor<1x1xf64>, tensor<2x2xf64>, tensor<?xf64>, tensor<?xf64>, tensor<f64>, tensor<1xf64>, tensor<1xf64>
  }
  func.func private @f4(%arg0: tensor<2x2xf64>, %arg1: f64, %arg2: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<1x1xf64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xf64> into tensor<1x2x2xf64>
    }
    %0 = linalg.square ins(%arg0 : tensor<2x2xf64>) outs(%arg2 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf ogt, %arg1, %cst : f64
    %2 = arith.index_castui %1 : i1 to index
    %extracted_slice = tensor.extract_slice %arg0[%2, 1] [1, 1] [1, 1] : tensor<2x2xf64> to tensor<1x1xf64>
    return %0, %extracted_slice : tensor<2x2xf64>, tensor<1x1xf64>
  }
  func.func @f3(%arg0: tensor<1xf64>, %arg1: f64) -> (tensor<1xf64>, tensor<1xf64>) {
    %cst = arith.constant 5.000000e-01 : f64
    %0 = arith.cmpf une, %arg1, %cst : f64
    %1:2 = scf.if %0 -> (tensor<1xf64>, tensor<1xf64>) {
      %extracted_slice_0 = tensor.extract_slice %arg0[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %4:3 = scf.while (%arg2 = %c0, %arg3 = %extracted_slice_0, %arg4 = %arg0) : (index, tensor<1xf64>, tensor<1xf64>) -> (index, tensor<1xf64>, tensor<1xf64>) {
        %5 = arith.cmpi ult, %arg2, %c3 : index
        %extracted = tensor.extract %arg3[%c0] : tensor<1xf64>
        %cst_2 = arith.constant 3.000000e+00 : f64
        %6 = arith.cmpf olt, %extracted, %cst_2 : f64
        %7 = arith.andi %5, %6 : i1
        scf.condition(%7) %arg2, %arg3, %arg4 : index, tensor<1xf64>, tensor<1xf64>
      } do {
      ^bb0(%arg2: index, %arg3: tensor<1xf64>, %arg4: tensor<1xf64>):
        %5 = arith.addi %arg2, %c1 : index
        %cst_2 = arith.constant dense<9.500000e+00> : tensor<1xf64>
        %6 = linalg.powf ins(%arg0, %cst_2 : tensor<1xf64>, tensor<1xf64>) outs(%arg4 : tensor<1xf64>) -> tensor<1xf64>
        %inserted = tensor.insert %cst into %6[%c0] : tensor<1xf64>
        %7 = linalg.copy ins(%inserted : tensor<1xf64>) outs(%arg3 : tensor<1xf64>) -> tensor<1xf64>
        scf.yield %5, %7, %inserted : index, tensor<1xf64>, tensor<1xf64>
      }
      %extracted_slice_1 = tensor.extract_slice %4#1[%c0] [1] [1] : tensor<1xf64> to tensor<f64>
      %broadcasted = linalg.broadcast ins(%extracted_slice_1 : tensor<f64>) outs(%arg0 : tensor<1xf64>) dimensions = [0] 
      scf.yield %4#1, %broadcasted : tensor<1xf64>, tensor<1xf64>
    } else {
      %4 = tensor.empty() : tensor<1x2xf64>
      %cst_0 = arith.constant -1.000000e+00 : f64
      %5 = linalg.fill ins(%cst_0 : f64) outs(%4 : tensor<1x2xf64>) -> tensor<1x2xf64>
      %reduced = linalg.reduce ins(%5 : tensor<1x2xf64>) outs(%arg0 : tensor<1xf64>) dimensions = [1] 
        (%in: f64, %init: f64) {
          %6 = arith.cmpf ogt, %in, %init : f64
          %7 = arith.select %6, %in, %init : f64
          linalg.yield %7 : f64
        }
      scf.yield %reduced, %reduced : tensor<1xf64>, tensor<1xf64>
    }
    %2 = linalg.copy ins(%1#1 : tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %extracted_slice = tensor.extract_slice %1#0[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %3 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<1xf64>
    return %3, %2 : tensor<1xf64>, tensor<1xf64>
  }
  func.func private @f2(%arg0: tensor<2x2xf64>) -> (tensor<1xf64>, tensor<1xf64>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<1xf64>
    %cast = tensor.cast %arg0 : tensor<2x2xf64> to tensor<?x2xf64>
    %cst_0 = arith.constant 1.000000e+10 : f64
    %0:3 = call @f1(%cst, %cast, %cst_0) : (tensor<1xf64>, tensor<?x2xf64>, f64) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>)
    %extracted_slice = tensor.extract_slice %0#0[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
    %2 = tensor.empty() : tensor<1xf64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0#0 : tensor<1xf64>) outs(%2 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.cmpf uge, %in, %extracted : f64
      %5 = arith.select %4, %in, %extracted : f64
      linalg.yield %5 : f64
    } -> tensor<1xf64>
    return %0#1, %0#2 : tensor<1xf64>, tensor<1xf64>
  }
  func.func @f1(%arg0: tensor<1xf64>, %arg1: tensor<?x2xf64>, %arg2: f64) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) {
    %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<1xf64>) outs(%arg0 : tensor<1xf64>) -> tensor<1xf64>
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0] [1] [1] : tensor<1xf64> to tensor<1xf64>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice_0) : tensor<1xf64>
    %2 = bufferization.alloc_tensor() copy(%arg0) : tensor<1xf64>
    return %0, %1, %2 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
  }
  func.func private @f5(%arg0: tensor<2x2xf64>) -> (tensor<1xf64>, tensor<1xf64>, f64) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x2xf64>) outs(%arg0 : tensor<2x2xf64>) permutation = [1, 0] 
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %transposed[0, %c0] [1, 1] [1, 1] : tensor<2x2xf64> to tensor<1xf64>
    %cst = arith.constant 1.000000e+01 : f64
    %0:2 = call @f3(%extracted_slice, %cst) : (tensor<1xf64>, f64) -> (tensor<1xf64>, tensor<1xf64>)
    %1:2 = call @f2(%transposed) : (tensor<2x2xf64>) -> (tensor<1xf64>, tensor<1xf64>)
    %inserted_slice = tensor.insert_slice %0#1 into %1#0[0] [1] [1] : tensor<1xf64> into tensor<1xf64>
    return %0#0, %inserted_slice, %cst : tensor<1xf64>, tensor<1xf64>, f64
  }
  func.func private @f6(%arg0: tensor<?xf64>, %arg1: f64) -> (tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %0 = tensor.empty(%dim) : tensor<?xf64>
    %1 = linalg.fill ins(%arg1 : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %2 = linalg.negf ins(%1 : tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    %3 = tensor.empty(%dim) : tensor<?xf64>
    %4 = linalg.copy ins(%2 : tensor<?xf64>) outs(%3 : tensor<?xf64>) -> tensor<?xf64>
    return %inserted_slice, %4 : tensor<?xf64>, tensor<?xf64>
  }
}

