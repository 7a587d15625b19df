// bufdiff-profile: idioms
// bufdiff-choices: 9a8c305ca8bf648e08c3f38521d990cc1e1e57873e6fd2cef7e59a398c3b861882df6c9b44402046
// bufdiff-choices: c3ef8cc5078274b66617f32317755f67cca3565ebb903dad1a0dd36530b19fb3daf59e272e4b1936
// bufdiff-choices: b6c7003f86a2a2b129f2ac8eab8459d11e8e70cded848377fbe11fceb5ebce815a069c726377cf94
// bufdiff-choices: 1315a00d85e9c9accced8048dc83337a33588425de7180504f9aef0fb008faff625d21667bd88bce
// bufdiff-choices: 1b553b4a1ec9f4d7f381d5eac630a6c302d9212523f24398e62863664611fca117ab19a353d6d865
// bufdiff-choices: 478692d30085e823c502c977651a1e5ba6c3adeb6d0d15a7f345bbae77c2030d9295a2f9ee6fdc26
// bufdiff-choices: 05e970e54c173b164f1f91db96b5e63a5bc8ff33a5486357c162ea8d19c6a6346383f8fa40e48fa5
// bufdiff-choices: d1c37051e509883358caa9466bb0a753ebe559e0ccc21771578665244cae7c1a1bc18f0bdede0e54
// bufdiff-choices: 69f08c75031b60d98533c7433038423a97ed5e78161c244cc2c16b4e54e1fff74a3adbd210891d30
// bufdiff-choices: 9e6b085bc19be664abf5ea7b0fba3695e68dc1e8669b6951fabd6ec8d56f14be8cb880f2eab92ed1
// bufdiff-choices: 8aa821bc07467da9d8b66b2dbc7ee3d2374afc21a43765c8e294dca64a3403210d67d9a1
// bufdiff-features: 429 600 799 1445 2898 3579 6363 6641 6933 7384 8130 8918 9085 10384 11047 11162
// bufdiff-features: 11441 12170 12276 12932 13233 13915 14454 14884 15751 15903 16417 16960 18322
// bufdiff-features: 20237 20874 21542 22095 22280 22801 24207 25729 26087 26568 27704 27725 28251
// bufdiff-features: 28564 28730 28814 29590 29667 29968 30293 30666 32358 33848 34159 34167 35163
// bufdiff-features: 35196 36784 38783 40712 41946 42344 42858 43092 43258 43631 43839 44505 44522
// bufdiff-features: 46203 47242 47392 47671 47918 48333 48360 48598 48769 48974 49260 49489 49546
// bufdiff-features: 49635 50894 51341 51415 52062 52085 52322 52807 52900 53180 53244 53252 53469
// bufdiff-features: 54344 54385 54998 55113 60626 61375 61628 61745 63071 64119 64120 64235 64320
// bufdiff-features: 64778 65496 65726 66422 66995 68355 69007 69403 70119 71050 71168 71306 71701
// bufdiff-features: 72413 72546 72915 73141 73289 73802 73849 74450 74507 75556 75881 76328 76339
// bufdiff-features: 76677 76688 76700 76953 78283 78430 79499 80533 81736 81801 82135 83194 83493
// bufdiff-features: 84585 85345 85843 86125 87199 89110 89780 89812 90070 90097 91633 92221 93094
// bufdiff-features: 93171 93255 94405 94440 95273 95695 96431 97924 98291 98501 99228 99383 100059
// bufdiff-features: 101105 101823 101866 102597 102601 103341 104315 104931 104973 105423 106340
// bufdiff-features: 107412 107425 108641 108920 109103 109528 110162 110298 110552 110561 111024
// bufdiff-features: 111211 111976 112363 112929 113041 113901 113940 114432 115582 117235 117490
// bufdiff-features: 117618 118841 119854 120049 120687 120772 125908 126398 126932 127661 127813
// bufdiff-features: 128347 128916 129404 129630 129849 130135 130292 130933 131348 131999 132244
// bufdiff-features: 133364 134279 136030 136056 136269 137045 137477 137582 138086 138476 138830
// bufdiff-features: 138919 138936 139058 139765 142040 142274 142610 143825 143896 146512 146711
// bufdiff-features: 146863 147041 147477 147500 149534 149660 150818 151292 151758 153293 153896
// bufdiff-features: 155898 156191 156460 158120 158897 159425 160349 160704 162247 162350 162799
// bufdiff-features: 162971 163044 163373 163687 165161 165373 165636 165719 167252 167614 168007
// bufdiff-features: 168639 168815 168858 169299 171551 172898 173354 173800 175463 175723 176447
// bufdiff-features: 176782 177211 177355 177904 177966 178067 178558 179647 180065 180207 180258
// bufdiff-features: 181522 181541 182460 183114 183396 183574 183667 184030 184455 184625 185252
// bufdiff-features: 185314 185723 186959 187560 187596 188571 188790 190142 190547 191076 192422
// bufdiff-features: 192628 192771 193290 193297 193773 194134 194255 196031 197267 197392 197770
// bufdiff-features: 197837 197849 198357 198820 200104 200307 201059 201834 202241 203746 204212
// bufdiff-features: 204747 205434 205689 206795 207902 208849 209533 209666 209807 210022 210351
// bufdiff-features: 210461 211044 212375 213254 213275 215925 215938 215959 216067 217899 218286
// bufdiff-features: 220098 220247 220699 222325 222809 223601 223613 223687 225250 225756 225759
// bufdiff-features: 225818 226027 226053 226357 226473 226579 227536 228061 228291 228390 228741
// bufdiff-features: 228936 229569 230081 230584 230640 234968 235375 236929 236930 237223 237484
// bufdiff-features: 239241 240158 240315 241200 241248 241602 241844 242793 243546 244940 245229
// bufdiff-features: 245619 245855 246543 247913 248585 248929 249465 250917 250948 251992 252260
// bufdiff-features: 252466 252539 253591 253604 253703 253836 253911 256337 257251 258906 259510
// bufdiff-features: 259771 259785 259840 260254 261263 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<2x2xi32>, %arg1: tensor<3x5xi32>, %arg2: tensor<2x?xi32>, %arg3: tensor<?x5xi32>) -> (tensor<2x?xi32>, tensor<2x?xi32>, i32) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg2 : tensor<2x?xi32>) -> tensor<2x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<2x?xi32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [1, %dim] [1, 1] : tensor<2x?xi32> to tensor<1x?xi32>
    %1 = linalg.sub ins(%extracted_slice, %extracted_slice : tensor<1x?xi32>, tensor<1x?xi32>) outs(%extracted_slice : tensor<1x?xi32>) -> tensor<1x?xi32>
    %2 = tensor.empty(%dim) : tensor<2x?xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x?xi32>) outs(%2 : tensor<2x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c1_i32 = arith.constant 1 : i32
      %4 = arith.addi %in, %c1_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<2x?xi32>
    return %0, %3, %c-128_i32 : tensor<2x?xi32>, tensor<2x?xi32>, i32
  }
  func.func private @f1(%arg0: tensor<?x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<?x1xi32>, tensor<?x2xi32>, tensor<?x2xi32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%arg2 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %8 = arith.ori %in, %in_1 : i32
      linalg.yield %8 : i32
    } -> tensor<2x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x2xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, 2] [1, 1] : tensor<?x2xi32> to tensor<?x2xi32>
    %1 = tensor.empty(%dim) : tensor<?x2xi1>
    %false = arith.constant false
    %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<?x2xi1>) -> tensor<?x2xi1>
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%dim, %c2) : tensor<?x?xi32>
    %c3_i32 = arith.constant 3 : i32
    %4 = linalg.fill ins(%c3_i32 : i32) outs(%3 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %5 = tensor.empty(%dim) : tensor<?x2xi32>
    %6 = linalg.fill ins(%c3_i32 : i32) outs(%5 : tensor<?x2xi32>) -> tensor<?x2xi32>
    %7 = linalg.select ins(%2, %4, %6 : tensor<?x2xi1>, tensor<?x?xi32>, tensor<?x2xi32>) outs(%extracted_slice : tensor<?x2xi32>) -> tensor<?x2xi32>
    %inserted_slice = tensor.insert_slice %7 into %arg0[0, 0] [%dim, 2] [1, 1] : tensor<?x2xi32> into tensor<?x2xi32>
    %extracted_slice_0 = tensor.extract_slice %4[0, 0] [%dim, 1] [1, 1] : tensor<?x?xi32> to tensor<?x1xi32>
    return %0, %extracted_slice_0, %7, %inserted_slice : tensor<2x2xi32>, tensor<?x1xi32>, tensor<?x2xi32>, tensor<?x2xi32>
  }
  func.func @f3(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi32>
    %c42_i32 = arith.constant 42 : i32
    %1 = linalg.fill ins(%c42_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %cast = tensor.cast %1 : tensor<?xi32> to tensor<3xi32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<3xi32>) outs(%arg0 : tensor<3x5xi32>) dimensions = [1] 
    %2 = tensor.empty() : tensor<3x5xi32>
    %3 = linalg.copy ins(%arg0 : tensor<3x5xi32>) outs(%2 : tensor<3x5xi32>) -> tensor<3x5xi32>
    return %3, %broadcasted : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<?x5xi32>) -> (tensor<?x?xi32>, tensor<?x2xi32>, tensor<2x?xi32>, tensor<2x4xi32>, tensor<2x2xi32>, tensor<2x4xi32>, tensor<3x5xi32>) {
    %cst = arith.constant dense<5> : tensor<3x5xi32>
    %0:2 = call @f3(%cst) : (tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %cast = tensor.cast %arg1 : tensor<2x2xi32> to tensor<?x2xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0#1[%c0, 1] [2, 2] [2, 2] : tensor<3x5xi32> to tensor<2x2xi32>
    %1:4 = call @f1(%cast, %arg1, %extracted_slice) : (tensor<?x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<?x1xi32>, tensor<?x2xi32>, tensor<?x2xi32>)
    %cast_0 = tensor.cast %1#2 : tensor<?x2xi32> to tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %0#1[%c1, 1] [2, 4] [1, 1] : tensor<3x5xi32> to tensor<2x4xi32>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<2x4xi32> to tensor<2x?xi32>
    %cast_3 = tensor.cast %0#1 : tensor<3x5xi32> to tensor<?x5xi32>
    %2:3 = call @f2(%cast_0, %0#1, %cast_2, %cast_3) : (tensor<2x2xi32>, tensor<3x5xi32>, tensor<2x?xi32>, tensor<?x5xi32>) -> (tensor<2x?xi32>, tensor<2x?xi32>, i32)
    %false = arith.constant false
    %3 = call @either4(%extracted_slice_1, %extracted_slice_1, %false) : (tensor<2x4xi32>, tensor<2x4xi32>, i1) -> tensor<2x4xi32>
    %4 = linalg.sub ins(%extracted_slice_1, %2#1 : tensor<2x4xi32>, tensor<2x?xi32>) outs(%extracted_slice_1 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %5 = tensor.empty() : tensor<2x4xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x4xi32>) outs(%5 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %13 = arith.ori %in, %2#2 : i32
      %c5_i32 = arith.constant 5 : i32
      %14 = arith.shrui %13, %c5_i32 : i32
      linalg.yield %14 : i32
    } -> tensor<2x4xi32>
    %c3_i32 = arith.constant 3 : i32
    %7 = tensor.empty() : tensor<2x2xi32>
    %8 = linalg.fill ins(%c3_i32 : i32) outs(%7 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %9 = linalg.div_unsigned ins(%extracted_slice, %8 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%1#0 : tensor<2x2xi32>) -> tensor<2x2xi32>
    %10 = arith.index_cast %2#2 : i32 to index
    %c3 = arith.constant 3 : index
    %11 = arith.remui %10, %c3 : index
    %12 = scf.for %arg3 = %c0 to %11 step %c1 iter_args(%arg4 = %6) -> (tensor<2x4xi32>) {
      %extracted_slice_5 = tensor.extract_slice %arg4[0, 0] [2, 4] [1, 1] : tensor<2x4xi32> to tensor<2x4xi32>
      %13 = linalg.fill ins(%2#2 : i32) outs(%extracted_slice_5 : tensor<2x4xi32>) -> tensor<2x4xi32>
      %inserted_slice = tensor.insert_slice %13 into %arg4[0, 0] [2, 4] [1, 1] : tensor<2x4xi32> into tensor<2x4xi32>
      scf.yield %inserted_slice : tensor<2x4xi32>
    }
    %cast_4 = tensor.cast %1#1 : tensor<?x1xi32> to tensor<?x?xi32>
    return %cast_4, %1#3, %2#0, %4, %9, %12, %0#0 : tensor<?x?xi32>, tensor<?x2xi32>, tensor<2x?xi32>, tensor<2x4xi32>, tensor<2x2xi32>, tensor<2x4xi32>, tensor<3x5xi32>
  }
  func.func private @either4(%arg0: tensor<2x4xi32>, %arg1: tensor<2x4xi32>, %arg2: i1) -> tensor<2x4xi32> {
    %0 = scf.if %arg2 -> (tensor<2x4xi32>) {
      scf.yield %arg0 : tensor<2x4xi32>
    } else {
      scf.yield %arg1 : tensor<2x4xi32>
    }
    return %0 : tensor<2x4xi32>
  }
}

