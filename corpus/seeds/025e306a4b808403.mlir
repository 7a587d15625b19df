// bufdiff-profile: types
// bufdiff-choices: e36b474c36a9f342a4699d8718b91a08fbd241f034d0b2d5d72c67b99c9a311af4f8c086a3fb882b
// bufdiff-choices: 73e60f3df5fa123c43f53d7d24a9bfabc319ee70bcec3cba3ee84dd7c65dc9851413de8062f85b8d
// bufdiff-choices: 533f60aafea42e89fe1d566406106abf892e8fcbf2db3d415249f01f6254d9711251780b0fe52d1b
// bufdiff-choices: bdfbd30e33f1a3c0bae29ffe41082b3e560944d99148955c28cca70659e48253635f5122c608a22a
// bufdiff-choices: 134226fbb6207bd35e4fb3ec9a6b200facd096ea49884d14d0fac9512b2e3752e0c83351636eeefc
// bufdiff-choices: 152c0ac951939d369a733f25191ddf1eb21e959f487c01b5d5d0b07635e152e61c5d00aa67cf42dc
// bufdiff-choices: 08a3019ee860bdc3bc1bb46814a8997fedfa8ca601db7a70e384babfa1c3160af0e4b7d3530721de
// bufdiff-choices: ec5c6f1fed908be000c9c8a150d4c78686434406a752d3d6f086037d5091a8a11012d6020fbd19bc
// bufdiff-choices: 38b67562f9920351411a64c0d4f0d8fdbbc2fa449646855bf6ed109a1dcd3c6f93851f5dd2697324
// bufdiff-choices: aec145d69777637e2fd6b9771daa38a9ac144546f299dd7b03e5b2c7b8fc17e0b994a43629467ae9
// bufdiff-choices: 8249491fc881722de5cf707b095992a43a5a7987e8c90a456b8a8120c7493cf521d0ef5cb64b85ab
// bufdiff-choices: 6da7f98d723a339dd7fe74fcc552d97d557f7b94f85f42aa66c1f79991cdca96e089e325ad34d3eb
// bufdiff-choices: 1e14a99cf8d0cc0b67866b9efc1c29a59faf4735bf88
// bufdiff-features: 260 1133 1150 1814 2835 2898 3803 6576 6651 6665 6812 8130 9034 9309 9479 9591
// bufdiff-features: 11037 12932 13032 13083 13233 14454 14704 14864 15231 15751 15903 15989 16289
// bufdiff-features: 16371 20261 22095 22280 22933 23787 24777 25142 25818 26087 26414 26546 26568
// bufdiff-features: 27704 27725 28464 28986 29590 29968 30145 30666 31325 31492 33682 34167 36753
// bufdiff-features: 36784 37231 37441 38783 39341 39927 40712 42150 42344 42530 43231 43442 44505
// bufdiff-features: 44522 45617 46034 46203 46522 46826 47392 48598 48991 49355 49635 49657 50246
// bufdiff-features: 50894 51475 51796 52062 52322 52558 52900 52928 53180 53252 53469 53950 54385
// bufdiff-features: 54998 55113 56599 58103 58190 58410 58493 59145 60686 62641 63071 64119 66422
// bufdiff-features: 66821 66996 67021 67526 67798 68355 68782 69817 71200 71306 71810 72053 72629
// bufdiff-features: 73141 73150 73289 73802 74057 74851 74864 75921 76677 76700 76953 77261 77389
// bufdiff-features: 78283 80894 80920 81441 81467 81736 82135 83261 83625 84585 84864 85302 85843
// bufdiff-features: 85868 85939 86125 86243 86357 88058 88732 89038 89780 90070 90109 90198 90487
// bufdiff-features: 92194 93255 94131 95183 95407 98196 99228 99383 100025 100046 100059 101105
// bufdiff-features: 103715 104754 105346 105397 107412 107425 108012 108038 108199 108758 108810
// bufdiff-features: 109732 110139 110441 110552 110780 112296 112929 113171 113940 113959 114432
// bufdiff-features: 115026 116003 116408 116690 117044 117235 117336 117775 119588 119705 120929
// bufdiff-features: 121132 121682 123204 124157 124839 124909 125810 126318 128355 128916 129617
// bufdiff-features: 130292 132469 132574 132590 132624 133297 135791 136007 136030 137045 137504
// bufdiff-features: 140302 140374 141015 141238 141891 142008 142040 142903 145072 145775 146034
// bufdiff-features: 146155 146263 146512 147220 147358 147477 149149 149473 149974 150818 152730
// bufdiff-features: 153293 154889 154946 155465 155545 155741 155898 156191 156460 157034 158120
// bufdiff-features: 158531 158897 159348 159421 160756 162971 163687 164240 165106 165141 165373
// bufdiff-features: 165719 166402 167973 168766 168858 169644 170469 170819 171116 171913 173354
// bufdiff-features: 174094 174170 174941 174989 176364 176851 177182 177355 177904 178067 178854
// bufdiff-features: 179280 179977 180207 181522 181789 183793 184030 185723 186257 186483 186959
// bufdiff-features: 187159 187855 188571 188790 190142 191243 191306 191833 192422 192628 192771
// bufdiff-features: 193290 194134 194523 195497 196031 197392 197837 198246 198820 199818 200043
// bufdiff-features: 200358 201059 201509 201601 203000 204314 204527 205434 205636 205689 206393
// bufdiff-features: 206694 207632 209666 209712 210096 210351 210363 210406 210461 211884 212628
// bufdiff-features: 213275 215959 216034 216507 216581 217282 217899 218635 220517 221162 221444
// bufdiff-features: 221755 222345 222767 223640 223719 224222 225818 226028 226357 227453 227536
// bufdiff-features: 228058 228061 228390 228519 228936 229266 229951 230081 230329 230920 233164
// bufdiff-features: 234237 234455 235144 235375 235477 236024 236929 236930 236986 238381 238912
// bufdiff-features: 239241 240100 240158 240311 240604 240696 241459 243137 243546 243808 243992
// bufdiff-features: 244092 244525 245458 246543 247272 247384 248049 248209 248428 249086 250059
// bufdiff-features: 250917 251478 251601 251869 251992 252466 252539 255068 255520 255618 255816
// bufdiff-features: 256112 258378 258906 258994 259528 259531 259840 259848 260550 262045
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x3x3xi16>, %arg1: i16, %arg2: tensor<3x3x3xi16>) -> (tensor<3x3x3xi16>, tensor<1x1x1x2x2xi16>, i16, i16) {
    %0 = arith.index_cast %arg1 : i16 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %2 = arith.index_cast %arg1 : i16 to index
    %3 = arith.remui %2, %c3 : index
    %4 = arith.index_cast %3 : index to i16
    %inserted = tensor.insert %4 into %arg0[%1, %1, %3] : tensor<3x3x3xi16>
    %5:2 = call @f4(%inserted, %inserted, %inserted) : (tensor<3x3x3xi16>, tensor<3x3x3xi16>, tensor<3x3x3xi16>) -> (tensor<3x3x3xi16>, tensor<3x3x3xi16>)
    %6:2 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %5#1, %arg5 = %5#0) -> (tensor<3x3x3xi16>, tensor<3x3x3xi16>) {
      %cast = tensor.cast %5#0 : tensor<3x3x3xi16> to tensor<?x3x3xi16>
      %15:4 = func.call @f3(%arg0, %arg0, %cast) : (tensor<3x3x3xi16>, tensor<3x3x3xi16>, tensor<?x3x3xi16>) -> (tensor<3x3xi16>, tensor<?x3x?xi16>, tensor<?x3x3xi16>, tensor<3x?x3xi16>)
      %extracted_slice = tensor.extract_slice %arg4[%arg3, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<3x3x3xi16> to tensor<1x3x3xi16>
      %cst = arith.constant dense<[[[6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17]]]> : tensor<1x4x3xi16>
      %16 = tensor.empty() : tensor<2xi16>
      %17 = linalg.pooling_nwc_min_unsigned ins(%cst, %16 : tensor<1x4x3xi16>, tensor<2xi16>) outs(%extracted_slice : tensor<1x3x3xi16>) -> tensor<1x3x3xi16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %17 into %arg4[%arg3, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xi16> into tensor<3x3x3xi16>
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg3, 0, 0] [1, 3, 3] [1, 1, 1] : tensor<1x3x3xi16> into tensor<3x3x3xi16>
      }
    }
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %15 = arith.index_cast %arg3 : index to i16
      %16 = arith.index_cast %arg4 : index to i16
      %17 = arith.index_cast %arg5 : index to i16
      %18 = arith.index_cast %arg6 : index to i16
      %19 = arith.index_cast %arg7 : index to i16
      %20 = arith.minsi %15, %16 : i16
      %21 = arith.subi %20, %17 : i16
      %c3_i16 = arith.constant 3 : i16
      %22 = arith.shrsi %21, %c3_i16 : i16
      %23 = arith.minsi %22, %18 : i16
      %24 = arith.ori %23, %19 : i16
      tensor.yield %24 : i16
    } : tensor<1x1x1x2x2xi16>
    %7 = tensor.empty() : tensor<1x1x1x2x2xi16>
    %8 = arith.index_cast %arg1 : i16 to index
    %9 = arith.remui %8, %c3 : index
    %extracted = tensor.extract %6#0[%9, %1, %1] : tensor<3x3x3xi16>
    %10 = linalg.fill ins(%extracted : i16) outs(%7 : tensor<1x1x1x2x2xi16>) -> tensor<1x1x1x2x2xi16>
    %11 = linalg.batch_mmt4d ins(%10, %10 : tensor<1x1x1x2x2xi16>, tensor<1x1x1x2x2xi16>) outs(%generated : tensor<1x1x1x2x2xi16>) -> tensor<1x1x1x2x2xi16>
    %12 = tensor.empty() : tensor<3x3x3xi16>
    %13 = linalg.fill ins(%extracted : i16) outs(%12 : tensor<3x3x3xi16>) -> tensor<3x3x3xi16>
    %transposed = linalg.transpose ins(%13 : tensor<3x3x3xi16>) outs(%6#1 : tensor<3x3x3xi16>) permutation = [1, 0, 2] 
    %14:3 = call @f5(%transposed, %transposed) : (tensor<3x3x3xi16>, tensor<3x3x3xi16>) -> (tensor<3x3x3xi16>, i16, i16)
    return %14#0, %11, %14#2, %arg1 : tensor<3x3x3xi16>, tensor<1x1x1x2x2xi16>, i16, i16
  }
  func.func private @f4(%arg0: tensor<3x3x3xi16>, %arg1: tensor<3x3x3xi16>, %arg2: tensor<3x3x3xi16>) -> (tensor<3x3x3xi16>, tensor<3x3x3xi16>) {
    %0 = tensor.empty() : tensor<3x3x4xi16>
    %c-3_i16 = arith.constant -3 : i16
    %1 = linalg.fill ins(%c-3_i16 : i16) outs(%0 : tensor<3x3x4xi16>) -> tensor<3x3x4xi16>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?xi16>
    %3 = linalg.pooling_ncw_max ins(%1, %2 : tensor<3x3x4xi16>, tensor<?xi16>) outs(%arg0 : tensor<3x3x3xi16>) -> tensor<3x3x3xi16>
    return %3, %arg1 : tensor<3x3x3xi16>, tensor<3x3x3xi16>
  }
  func.func @f2(%arg0: tensor<3x3x3xi16>, %arg1: tensor<3x3x3xi16>, %arg2: tensor<?x3x3xi16>, %arg3: tensor<3x3x3xi16> {bufferization.buffer_layout = #map}) -> (tensor<?x3x?xi16>, tensor<3x3xi16>) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xi16> to tensor<3x?x?xi16>
    %cast_0 = tensor.cast %arg0 : tensor<3x3x3xi16> to tensor<?x3x?xi16>
    %0 = tensor.empty() : tensor<3x3x3xi16>
    %c5_i16 = arith.constant 5 : i16
    %1 = linalg.fill ins(%c5_i16 : i16) outs(%0 : tensor<3x3x3xi16>) -> tensor<3x3x3xi16>
    %cast_1 = tensor.cast %1 : tensor<3x3x3xi16> to tensor<?x3x?xi16>
    %cast_2 = tensor.cast %arg1 : tensor<3x3x3xi16> to tensor<3x3x?xi16>
    %2:2 = call @f1(%cast, %cast_0, %cast_1, %cast_2) : (tensor<3x?x?xi16>, tensor<?x3x?xi16>, tensor<?x3x?xi16>, tensor<3x3x?xi16>) -> (tensor<?x3x?xi16>, tensor<3x3x?xi16>)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %2#1[%c2, %c0, %c1] : tensor<3x3x?xi16>
    %3 = linalg.fill ins(%extracted : i16) outs(%2#0 : tensor<?x3x?xi16>) -> tensor<?x3x?xi16>
    %extracted_slice = tensor.extract_slice %2#1[0, %c0, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x?xi16> to tensor<3x3xi16>
    return %3, %extracted_slice : tensor<?x3x?xi16>, tensor<3x3xi16>
  }
  func.func private @f1(%arg0: tensor<3x?x?xi16> {bufferization.buffer_layout = #map}, %arg1: tensor<?x3x?xi16>, %arg2: tensor<?x3x?xi16>, %arg3: tensor<3x3x?xi16>) -> (tensor<?x3x?xi16>, tensor<3x3x?xi16>) {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?xi16>
    %1 = linalg.pooling_ncw_sum ins(%arg2, %0 : tensor<?x3x?xi16>, tensor<?xi16>) outs(%arg1 : tensor<?x3x?xi16>) -> tensor<?x3x?xi16>
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xi16>
    %cast = tensor.cast %arg2 : tensor<?x3x?xi16> to tensor<3x3x?xi16>
    %inserted_slice = tensor.insert_slice %cast into %arg1[0, 0, 0] [3, 3, %dim] [1, 1, 1] : tensor<3x3x?xi16> into tensor<?x3x?xi16>
    %2 = tensor.empty(%dim) : tensor<3x3x?xi16>
    %3 = linalg.copy ins(%1 : tensor<?x3x?xi16>) outs(%2 : tensor<3x3x?xi16>) -> tensor<3x3x?xi16>
    return %inserted_slice, %3 : tensor<?x3x?xi16>, tensor<3x3x?xi16>
  }
  func.func private @f3(%arg0: tensor<3x3x3xi16>, %arg1: tensor<3x3x3xi16>, %arg2: tensor<?x3x3xi16>) -> (tensor<3x3xi16>, tensor<?x3x?xi16>, tensor<?x3x3xi16>, tensor<3x?x3xi16>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant dense<[[5, 6, 7], [8, 9, 10], [11, 12, 13]]> : tensor<3x3xi16>
    %cast = tensor.cast %cst : tensor<3x3xi16> to tensor<3x?xi16>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%c1, 0, 0] [1, 3, %c3] [1, 1, 1] : tensor<3x?xi16> into tensor<3x3x3xi16>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0] [%c3, 3, 3] [1, 1, 1] : tensor<3x3x3xi16> to tensor<?x3x3xi16>
    %cast_0 = tensor.cast %extracted_slice : tensor<?x3x3xi16> to tensor<3x3x3xi16>
    %0:2 = call @f2(%cast_0, %cast_0, %extracted_slice, %cast_0) : (tensor<3x3x3xi16>, tensor<3x3x3xi16>, tensor<?x3x3xi16>, tensor<3x3x3xi16>) -> (tensor<?x3x?xi16>, tensor<3x3xi16>)
    %1 = tensor.empty(%c3) : tensor<3x?x3xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<3x3x3xi16>) outs(%1 : tensor<3x?x3xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c100_i16 = arith.constant 100 : i16
      %3 = arith.xori %in, %c100_i16 : i16
      %c5_i16 = arith.constant 5 : i16
      %4 = arith.remui %3, %c5_i16 : i16
      linalg.yield %4 : i16
    } -> tensor<3x?x3xi16>
    return %0#1, %0#0, %arg2, %2 : tensor<3x3xi16>, tensor<?x3x?xi16>, tensor<?x3x3xi16>, tensor<3x?x3xi16>
  }
  func.func private @f5(%arg0: tensor<3x3x3xi16>, %arg1: tensor<3x3x3xi16>) -> (tensor<3x3x3xi16>, i16, i16) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2, %c1, %c1] : tensor<3x3x3xi16>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c1, %c2] : tensor<3x3x3xi16>
    %0 = arith.index_cast %extracted : i16 to index
    %c3 = arith.constant 3 : index
    %1 = arith.remui %0, %c3 : index
    %2 = bufferization.to_buffer %inserted read_only : tensor<3x3x3xi16> to memref<3x3x3xi16, strided<[?, ?, ?], offset: ?>>
    %3 = memref.load %2[%1, %c1, %1] : memref<3x3x3xi16, strided<[?, ?, ?], offset: ?>>
    return %arg1, %3, %extracted : tensor<3x3x3xi16>, i16, i16
  }
}

