// bufdiff-profile: calls
// bufdiff-choices: 1e115d9be89a5395a9f593455880917980ab5a2916603911529cc03e590bf2db12983f9bd3d0cdbe
// bufdiff-choices: 175d74d3cbe3afb94561a0d1072ed0622cbef78ac760c308a239a8aa911c5507acf1631bbe2dcd70
// bufdiff-choices: 4aabc60e9d5fba2b85083bfd62eaf3625af1fc60a0fc5976fef56626b6ed14374177bad2a2c460fb
// bufdiff-choices: d0bdcd5b8491677178986c7ca6759b7bbcdedd35e4d491aa650464a1d8456737c85942cbb3634764
// bufdiff-choices: e8a5c79107da293f7acade2b1862b3c1e1682a8634d072882e4afdcbb51f6b441fdecadf947390fd
// bufdiff-choices: bd7add0dc561077d0bdb7ecd5ae8298d8c445b712f30ead312b40a94583c43a48f3dbc1fb83fea73
// bufdiff-choices: b6599b7bf8157da0f665788d13839636ad
// bufdiff-features: 3233 6363 6611 6798 8325 11162 11363 13623 14315 15671 15751 19100 19579 21522
// bufdiff-features: 22280 23600 23787 24259 26400 26464 26568 29590 30016 30666 33848 34159 34167
// bufdiff-features: 38783 39627 40712 43442 45445 46203 46874 47012 47392 47630 47918 48598 49180
// bufdiff-features: 49635 49715 49999 50894 51851 52062 52900 53252 54408 55014 55202 57252 57401
// bufdiff-features: 58579 59038 60352 60686 63800 64120 64435 65145 65770 66422 68355 71050 71306
// bufdiff-features: 72629 73141 73289 73849 73898 75696 76953 77261 78211 78430 80108 80533 81443
// bufdiff-features: 82149 83194 84585 85843 86125 88732 89812 90777 91470 92194 93255 95987 97081
// bufdiff-features: 97715 98704 99383 101759 103079 104931 105579 106314 107783 108810 112929
// bufdiff-features: 114783 115514 116360 117235 119138 121132 123204 130602 131064 133297 136039
// bufdiff-features: 137045 137599 139524 142759 143825 146927 147654 149534 149595 150818 153092
// bufdiff-features: 153293 154186 155644 155898 156460 158120 159928 160515 161918 163687 165719
// bufdiff-features: 167252 168299 168858 174170 176447 176963 177904 178067 180503 182656 184030
// bufdiff-features: 185636 186677 186959 187632 188790 188845 189674 190508 191076 192628 192771
// bufdiff-features: 193773 194063 194682 196031 196678 197392 201059 201601 202162 202241 205434
// bufdiff-features: 208765 210363 210461 210897 211884 212628 213275 214744 216062 216581 216969
// bufdiff-features: 221162 221661 222809 223165 224212 225985 226302 226473 228061 228390 228519
// bufdiff-features: 229531 230081 230640 234990 235477 238696 239241 240158 242872 245380 246543
// bufdiff-features: 247384 248049 250917 251478 252466 252539 253836 253911 254633 259840
module {
  func.func @main(%arg0: tensor<3x3x3xi32>) -> (tensor<3x3x3x1xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<?x?x?xi32>, tensor<3x1xi32>) {
    %c3 = arith.constant 3 : index
    %generated = tensor.generate %c3, %c3, %c3 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %3 = arith.index_cast %arg1 : index to i32
      %4 = arith.index_cast %arg2 : index to i32
      %5 = arith.index_cast %arg3 : index to i32
      %6 = arith.addi %3, %4 : i32
      %c5_i32 = arith.constant 5 : i32
      %7 = arith.shli %6, %c5_i32 : i32
      %8 = arith.ori %7, %5 : i32
      tensor.yield %8 : i32
    } : tensor<?x?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %0 = vector.broadcast %c-1_i32 : i32 to vector<4xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %generated[%c1, %c0, %c1] : vector<4xi32>, tensor<?x?x?xi32>
    %2:4 = call @f2(%arg0, %arg0) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3x1xi32>)
    %extracted_slice = tensor.extract_slice %generated[%c1, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<?x?x?xi32> to tensor<3x1xi32>
    return %2#3, %2#2, %2#1, %2#0, %1, %extracted_slice : tensor<3x3x3x1xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<?x?x?xi32>, tensor<3x1xi32>
  }
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<3x3x3x1xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>) {
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [3, 3, 3, 1] : tensor<3x3x3xi32> into tensor<3x3x3x1xi32>
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    return %expanded, %0, %arg0 : tensor<3x3x3x1xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>
  }
  func.func private @f2(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>) -> (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3x1xi32>) {
    %cst = arith.constant dense<100> : tensor<3x3x3xi32>
    %0:3 = call @f1(%arg1, %cst) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>) -> (tensor<3x3x3x1xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>)
    %c2_i32 = arith.constant 2 : i32
    %1 = tensor.empty() : tensor<3x3x3xi32>
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %3 = linalg.div_unsigned ins(%arg1, %2 : tensor<3x3x3xi32>, tensor<3x3x3xi32>) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %4 = bufferization.alloc_tensor() copy(%0#0) : tensor<3x3x3x1xi32>
    return %3, %0#2, %0#1, %4 : tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3x1xi32>
  }
}

