// bufdiff-profile: calls
// bufdiff-choices: 73af68cf619216002af3bcd6eeb14c6228a6de69d960a9e5f4b41ce4adc507d8f1e1bedf72e8ba7c
// bufdiff-choices: 7896f42677a372e6d15571004f63e5a84b53a5728fd712dc955b072d83f67aec98c361d7381e8b81
// bufdiff-choices: e700557cd1adf1c06c8c35ecf0585d04393f177d3aefa4abdb64e9fb94015a16a905dbc63c66f4f2
// bufdiff-choices: 93702d0b879f85654ebc0169e693177d2bd618161f40ca0f2fb228e949bcbe7eed3bbb33cee68491
// bufdiff-choices: 5ed842fc2e22d33cb278aca8fdd6b34515db91b3c99d6a294883d1b50124cbb6d9b40db4d6bb7c7e
// bufdiff-choices: 1d00550f8969a125456d0160d15578c4194bc1b457dbea9c687fb1ef53c8be6ad349e41d7aaef6e8
// bufdiff-choices: f5214f9f8adba16d679319dd584b9b559c83ef81a16f4311f2fb0d6b20912c07cdd13bbf08f47a24
// bufdiff-choices: a3b6bd99b296720c6ce5cf943da389f2eef7c0ee34308b19708943e2766bb93c9ea2d5b6bd32af34
// bufdiff-choices: 15f8914cbec2d63b71b8bc07254fff6bb263bc0dd5548bbba259f83a663bd071
// bufdiff-features: 2572 2898 4165 4752 6611 7122 9132 9479 11162 11517 11699 12593 12638 13233
// bufdiff-features: 13915 14454 14704 15671 15751 15941 16289 18486 18921 20023 21140 21623 22095
// bufdiff-features: 22280 23787 24690 25078 26464 26568 29968 30666 32514 34167 36461 36784 37155
// bufdiff-features: 38783 40070 40712 42467 42850 42984 43631 44554 45147 45541 45617 46203 47392
// bufdiff-features: 47762 48974 49635 50894 51415 52807 52823 52900 53252 53469 54054 54951 54998
// bufdiff-features: 60302 60476 60686 63071 63800 63929 64120 64235 64435 64716 64814 66422 66529
// bufdiff-features: 66995 68355 71050 72629 73289 73802 74336 74507 74919 75696 76953 77617 78283
// bufdiff-features: 78430 79596 81736 81956 82135 82594 83194 84585 85673 85843 86125 88732 88835
// bufdiff-features: 88947 89110 89780 89812 90777 92194 93255 93994 94280 95407 96724 98501 99224
// bufdiff-features: 99383 99757 101264 104315 104931 105700 106689 107091 107412 108977 110552
// bufdiff-features: 112334 112929 114221 117235 117506 119340 119588 120049 120687 121626 122398
// bufdiff-features: 124152 124839 125850 125908 127813 128163 129630 129849 130138 130878 135216
// bufdiff-features: 136030 136522 138622 139163 139357 139524 141238 143081 146512 148304 151150
// bufdiff-features: 151738 151758 152538 152983 153293 154946 155670 155898 156460 157719 158120
// bufdiff-features: 158607 158856 158897 159251 160263 160756 161295 162318 162799 163044 164602
// bufdiff-features: 165636 165695 165719 166579 167072 167614 167749 168101 168323 168858 169927
// bufdiff-features: 171369 171551 171798 172809 173800 174281 176066 177167 177904 178067 180600
// bufdiff-features: 180699 182283 182817 184030 184722 185275 185916 186042 186959 187159 188126
// bufdiff-features: 188790 192422 192528 192628 192771 193747 194682 195102 196031 196349 197169
// bufdiff-features: 197267 197392 197837 200572 201059 201461 201601 202814 203746 204195 204862
// bufdiff-features: 205434 205471 205689 207982 208557 208944 209910 210022 210301 210461 211534
// bufdiff-features: 212375 214484 215275 215938 215959 216890 217085 217245 218738 222809 223057
// bufdiff-features: 223437 224916 226125 226357 226579 227368 227536 227838 228390 229273 230081
// bufdiff-features: 230303 230640 233154 236024 236986 237041 239194 240158 240311 241496 241688
// bufdiff-features: 242257 244281 244540 245380 245619 245784 246543 246783 247062 247107 249184
// bufdiff-features: 249841 250917 252466 252539 253836 256550 258994 259528 259840 260364
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<?x?xi32>, %arg2: tensor<5x5xi32> {bufferization.writable = false}, %arg3: tensor<5x5xi32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<2xi32>, tensor<5x5xi32>, tensor<3xi32>, tensor<?xi32>, tensor<2xi32>, tensor<3x2x2xi32>, tensor<5x5xi32>, i64) {
    %cst = arith.constant dense<[[[8, 9], [10, 11]], [[12, 13], [14, 15]], [[16, 17], [18, 19]]]> : tensor<3x2x2xi32>
    %0 = tensor.empty() : tensor<3x3x2xi32>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg2[%c3, %c4] : tensor<5x5xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<3x3x2xi32>) -> tensor<3x3x2xi32>
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?xi32>
    %3 = linalg.pooling_nwc_sum ins(%1, %2 : tensor<3x3x2xi32>, tensor<?xi32>) outs(%cst : tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%cst_0 : tensor<2xi32>) -> tensor<2xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<2xi32>) outs(%cst_0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %9 = arith.cmpi slt, %in, %out : i32
      %10 = arith.select %9, %in, %out : i32
      linalg.yield %10 : i32
    } -> tensor<2xi32>
    %6 = tensor.empty() : tensor<5x5xi32>
    %7 = call @f3(%6) : (tensor<5x5xi32>) -> tensor<3xi32>
    %8:4 = call @f4(%arg2, %arg2, %cst_0) : (tensor<5x5xi32>, tensor<5x5xi32>, tensor<2xi32>) -> (tensor<5x5xi32>, tensor<2xi32>, tensor<5x5xi32>, i64)
    %cast = tensor.cast %5 : tensor<2xi32> to tensor<?xi32>
    return %8#1, %8#0, %7, %cast, %4, %3, %8#2, %8#3 : tensor<2xi32>, tensor<5x5xi32>, tensor<3xi32>, tensor<?xi32>, tensor<2xi32>, tensor<3x2x2xi32>, tensor<5x5xi32>, i64
  }
  func.func private @f2(%arg0: tensor<2xi32>) -> (tensor<2xi32>, i64) {
    %c-128_i32 = arith.constant -128 : i32
    %0 = linalg.fill ins(%c-128_i32 : i32) outs(%arg0 : tensor<2xi32>) -> tensor<2xi32>
    %1 = arith.extsi %c-128_i32 : i32 to i64
    return %0, %1 : tensor<2xi32>, i64
  }
  func.func @f1(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>) -> (tensor<5x5xi32>, tensor<5x5xi32>) {
    %0 = scf.execute_region -> tensor<5x5xi32> {
      %cast = tensor.cast %arg1 : tensor<5x5xi32> to tensor<?x?xi32>
      %c1 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %dim = tensor.dim %cast, %c1 : tensor<?x?xi32>
      %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%c1, %c5, %dim] : tensor<?x?xi32> into tensor<?x?x?xi32>
      %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %expanded[%c0, %c4, %c3] : tensor<?x?x?xi32>
      scf.yield %arg0 : tensor<5x5xi32>
    }
    return %arg1, %0 : tensor<5x5xi32>, tensor<5x5xi32>
  }
  func.func private @f3(%arg0: tensor<5x5xi32>) -> tensor<3xi32> {
    %c9_i32 = arith.constant 9 : i32
    %from_elements = tensor.from_elements %c9_i32, %c9_i32, %c9_i32 : tensor<3xi32>
    %extracted_slice = tensor.extract_slice %from_elements[0] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %0 = linalg.conv_1d ins(%from_elements, %extracted_slice : tensor<3xi32>, tensor<1xi32>) outs(%from_elements : tensor<3xi32>) -> tensor<3xi32>
    %cst = arith.constant dense<[4, 0, 1, 2]> : vector<4xi32>
    %cst_0 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %1 = vector.broadcast %c9_i32 : i32 to vector<4xi32>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %2 = vector.scatter %arg0[%c3, %c0] [%cst], %cst_0, %1 : tensor<5x5xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<5x5xi32>
    return %0 : tensor<3xi32>
  }
  func.func @f4(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>, %arg2: tensor<2xi32>) -> (tensor<5x5xi32>, tensor<2xi32>, tensor<5x5xi32>, i64) {
    %c-3_i32 = arith.constant -3 : i32
    %0 = linalg.fill ins(%c-3_i32 : i32) outs(%arg1 : tensor<5x5xi32>) -> tensor<5x5xi32>
    %1:2 = call @f1(%arg1, %arg1) : (tensor<5x5xi32>, tensor<5x5xi32>) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %2:2 = call @f2(%arg2) : (tensor<2xi32>) -> (tensor<2xi32>, i64)
    %3 = bufferization.alloc_tensor() copy(%1#0) : tensor<5x5xi32>
    return %3, %2#0, %0, %2#1 : tensor<5x5xi32>, tensor<2xi32>, tensor<5x5xi32>, i64
  }
}

