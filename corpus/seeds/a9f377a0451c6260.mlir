// bufdiff-profile: slices
// bufdiff-choices: 1e115d9be89a5395a9f593455880917980ab5a2916603911529cc03e590bf2db12983f9bd3d0cdbe
// bufdiff-choices: 175d74d3cbe3afb94561a0d1072ed0622cbef78ac760c308a239a8aa911c5507acf1631bbe2dcd70
// bufdiff-choices: 4aabc60e9d5fba2b85083bfd62eaf3625af1fc60a0fc5976fef56626b6ed14374177bad2a2c460fb
// bufdiff-choices: d0bdcd5b8491677178986c7ca6759b7bbcdedd35e4d491aa650464a1d8456737c85942cbb3634764
// bufdiff-choices: e8a5c79107da293f7acade2b1862b3c1e1682a8634d072882e4afdcbb51f6b441fdecadf947390fd
// bufdiff-choices: bd7add0dc561077d0bdb7ecd5ae8298d8c445b712f30ead312b40a94583c43a48f3dbc1fb83fea73
// bufdiff-choices: b6599b7bf8157da0f665788d13839636ad6b604c500459d9e6f6e139ab35b4d3ac21856dc6a1f7d3
// bufdiff-choices: 8dad6150cc0b9f4932c9d69e205b7855ae27ce105bee55c74e2ca2134a33184e22f7ab2881658a23
// bufdiff-choices: 9e5d77a5
// bufdiff-features: 352 735 1854 9479 10203 10630 11363 11441 11759 12125 13233 13623 14315 15751
// bufdiff-features: 18540 19769 22280 23693 24330 24747 25869 26464 26568 27725 30666 34167 36395
// bufdiff-features: 36448 36784 37231 38783 39001 39457 40712 42150 42467 42621 42858 43092 44522
// bufdiff-features: 46203 47455 49605 49935 50595 51086 51344 52322 52558 52900 52946 53252 54998
// bufdiff-features: 55014 55131 58736 61435 62920 63800 64329 64370 65179 66422 66821 68355 70586
// bufdiff-features: 70954 72363 72450 73802 73849 73877 74057 75086 75105 76953 77389 78283 80036
// bufdiff-features: 80516 81511 81736 82565 83261 84585 85843 86125 88480 88635 88732 89780 90070
// bufdiff-features: 91470 92344 93255 95225 95987 96439 96727 97081 98704 98871 99228 99383 100059
// bufdiff-features: 100087 103673 103851 104264 104931 105346 108012 108388 109157 110816 112399
// bufdiff-features: 113142 113618 113869 114484 114783 115778 116671 119439 121000 121074 124570
// bufdiff-features: 124723 125399 126398 128916 135218 136650 137045 137599 138086 142759 144299
// bufdiff-features: 146109 146512 147130 147477 147654 149534 150818 152187 153063 153092 153293
// bufdiff-features: 153488 154335 155465 155644 156012 156191 156460 157236 158120 158897 159724
// bufdiff-features: 159928 160138 160515 162971 163212 163359 163687 164481 164602 165310 165719
// bufdiff-features: 172090 172814 173537 175235 175687 176447 178067 180503 181060 181789 182082
// bufdiff-features: 182338 183722 184030 184931 185636 186677 186942 186959 188175 190154 190508
// bufdiff-features: 191076 192422 194134 195129 195969 196031 196048 196632 197392 197745 198003
// bufdiff-features: 199305 201246 201601 202065 202118 202162 202241 203000 205434 205689 208396
// bufdiff-features: 208765 210246 210363 210461 212549 213275 215707 216034 216712 218966 219393
// bufdiff-features: 220223 221661 222638 223104 224099 225016 226357 226607 227407 228354 228390
// bufdiff-features: 229636 230570 230640 230810 231527 233919 234990 235098 239237 239941 240158
// bufdiff-features: 242347 242955 243137 243546 243808 244640 246543 247384 247563 249885 251478
// bufdiff-features: 252466 252539 253446 253836 254633 254836 255556 256247 258477 258625 258994
// bufdiff-features: 259687 259840 260550 261404
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x3x?xi32>, %arg1: i32) -> (tensor<?x?x3xi32>, tensor<1x3x3x3xi32>, tensor<1x3x3x3xi32>, index, index) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x3x?xi32>
    %1 = linalg.fill ins(%arg1 : i32) outs(%0 : tensor<3x3x?xi32>) -> tensor<3x3x?xi32>
    %cast = tensor.cast %1 : tensor<3x3x?xi32> to tensor<3x3x3xi32>
    %cast_0 = tensor.cast %1 : tensor<3x3x?xi32> to tensor<3x3x3xi32>
    %2:3 = call @f1(%cast, %cast_0) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3x1xi32>, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %3 = arith.index_cast %arg1 : i32 to index
    %4 = arith.remui %3, %c3 : index
    %5 = vector.transfer_read %2#2[%c0, %c2, %4, %4], %arg1 : tensor<1x3x3x3xi32>, vector<4xi32>
    %6 = vector.transfer_write %5, %2#2[%c0, %4, %4, %c0] : vector<4xi32>, tensor<1x3x3x3xi32>
    %alloc = memref.alloc() : memref<1x3x3x3xi32>
    bufferization.materialize_in_destination %6 in restrict writable %alloc : (tensor<1x3x3x3xi32>, memref<1x3x3x3xi32>) -> ()
    %7 = arith.index_cast %arg1 : i32 to index
    %8 = arith.remui %7, %c3 : index
    %9 = memref.load %alloc[%c0, %c2, %8, %8] : memref<1x3x3x3xi32>
    %c1 = arith.constant 1 : index
    %10:3 = scf.while (%arg2 = %c0, %arg3 = %2#1, %arg4 = %6) : (index, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>) -> (index, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>) {
      %11 = arith.cmpi ult, %arg2, %c2 : index
      %extracted = tensor.extract %arg3[%c2, %c1, %8] : tensor<?x?x3xi32>
      %c-128_i32 = arith.constant -128 : i32
      %12 = arith.cmpi ne, %extracted, %c-128_i32 : i32
      %13 = arith.andi %11, %12 : i1
      %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2#0 : tensor<3x3x3x1xi32>) outs(%arg4 : tensor<1x3x3x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %c3_i32 = arith.constant 3 : i32
        %17 = arith.ori %in, %c3_i32 : i32
        %c3_i32_2 = arith.constant 3 : i32
        %18 = arith.shrui %17, %c3_i32_2 : i32
        linalg.yield %18 : i32
      } -> tensor<1x3x3x3xi32>
      %extracted_1 = tensor.extract %14[%c0, %8, %c2, %c1] : tensor<1x3x3x3xi32>
      %15 = linalg.mul ins(%6, %2#2 : tensor<1x3x3x3xi32>, tensor<1x3x3x3xi32>) outs(%14 : tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xi32>
      %16 = linalg.copy ins(%2#1 : tensor<?x?x3xi32>) outs(%arg3 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
      scf.condition(%13) %arg2, %16, %15 : index, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?x?x3xi32>, %arg4: tensor<1x3x3x3xi32>):
      %11 = arith.addi %arg2, %c1 : index
      %generated = tensor.generate %c3, %c3 {
      ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
        %extracted = tensor.extract %6[%arg5, %arg6, %arg7, %arg8] : tensor<1x3x3x3xi32>
        %15 = arith.index_cast %arg5 : index to i32
        %16 = arith.index_cast %arg6 : index to i32
        %17 = arith.index_cast %arg7 : index to i32
        %18 = arith.index_cast %arg8 : index to i32
        %19 = arith.andi %extracted, %15 : i32
        %20 = arith.xori %19, %16 : i32
        %c5_i32 = arith.constant 5 : i32
        %21 = arith.remui %20, %c5_i32 : i32
        %22 = arith.cmpi ule, %21, %17 : i32
        %23 = arith.select %22, %21, %17 : i32
        %24 = arith.subi %23, %18 : i32
        %c4_i32 = arith.constant 4 : i32
        %25 = arith.shrsi %24, %c4_i32 : i32
        tensor.yield %25 : i32
      } : tensor<1x?x3x?xi32>
      %12 = linalg.add ins(%generated, %2#2 : tensor<1x?x3x?xi32>, tensor<1x3x3x3xi32>) outs(%arg4 : tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xi32>
      %13 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2#1 : tensor<?x?x3xi32>) outs(%arg3 : tensor<?x?x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %15 = arith.subi %in, %arg1 : i32
        linalg.yield %15 : i32
      } -> tensor<?x?x3xi32>
      %14 = linalg.fill ins(%arg1 : i32) outs(%13 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
      scf.yield %11, %14, %12 : index, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>
    }
    return %10#1, %10#2, %6, %10#0, %4 : tensor<?x?x3xi32>, tensor<1x3x3x3xi32>, tensor<1x3x3x3xi32>, index, index
  }
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<3x3x3x1xi32>, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>) {
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [3, 3, 3, 1] : tensor<3x3x3xi32> into tensor<3x3x3x1xi32>
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %expanded_0 = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [1, 3, 3, 3] : tensor<3x3x3xi32> into tensor<1x3x3x3xi32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3, %c3) : tensor<?x?x3xi32>
    %2 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x3x3xi32>) outs(%1 : tensor<?x?x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c-1_i32 = arith.constant -1 : i32
      %3 = arith.ori %in, %c-1_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<?x?x3xi32>
    return %expanded, %2, %expanded_0 : tensor<3x3x3x1xi32>, tensor<?x?x3xi32>, tensor<1x3x3x3xi32>
  }
}

