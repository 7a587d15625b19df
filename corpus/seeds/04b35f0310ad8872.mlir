// bufdiff-profile: types
// bufdiff-choices: 96fc89d4469703ec7e7329dec379aba6fa548e49ae9b9775d054a5b439dbc945112281d92b99e05e
// bufdiff-choices: 5869c076e06fc6358dcff97e74302559360975c9444a3499292527872ff32eb2771df9f66e3fedd3
// bufdiff-choices: 60f95e2612ff8723bb3ee02185a6854e0bea5a775630d802400df46de968778ef0ad9c4585035767
// bufdiff-choices: 65c7f3da2fb972ceb50c48f7a92f1a564c80c10bed7905b4cc263fd946180c941bf4c00847105f56
// bufdiff-choices: 633e6a28f133e1fcbde33deffe159324faadcf78228f0af30b84eb2222ce1fa6e05a6ecb336f5bd7
// bufdiff-choices: 78476dc26e21e826dc7848504a5b25e62fd90f99a8055e2e7dc29fe7fff3bdd6ef4186c9fb9b1116
// bufdiff-choices: c330352adf6c5e48817ae1d4c5cee7a4297e9081a32f5e4866caaf15463196fc39652ce9d1eb5311
// bufdiff-choices: 148ec35fce592cfffbee4f87cfdd2706a279e5a859467e871485e050d84077e519dc77b56379c26b
// bufdiff-choices: d28fa39207c169a774026d0db80ab72b94fe70d0dce0e092eb173be5b3d00532772508650760cd9b
// bufdiff-choices: b2ffa307ec8d
// bufdiff-features: 2945 6250 6611 6812 9034 10896 11162 11556 13074 13233 13912 14864 15671 15751
// bufdiff-features: 18330 18941 20261 22095 22280 22448 23787 24135 25727 26568 28814 29590 30293
// bufdiff-features: 30985 31341 31383 33848 34031 34167 34806 35163 35424 36784 38452 38783 40712
// bufdiff-features: 41605 42467 45147 46203 46522 47392 47918 48324 48944 48974 49715 50210 50447
// bufdiff-features: 50894 51415 52062 52558 52807 52900 54998 55113 55202 58303 59145 63071 63273
// bufdiff-features: 64120 64235 64435 65778 66422 67532 68355 71259 72627 72629 73387 73802 74382
// bufdiff-features: 75337 76339 76700 77389 77586 78283 78430 79499 80567 80894 81443 81736 82135
// bufdiff-features: 84347 84585 86125 86579 88732 89780 89812 90777 91333 91365 91633 92194 92976
// bufdiff-features: 93714 95183 95273 97131 97924 98501 99383 99605 99757 100059 101173 103079
// bufdiff-features: 103886 104439 104931 106731 107412 107425 108038 108507 109624 111508 111976
// bufdiff-features: 112929 113295 113940 114248 117234 117235 118089 119597 120049 123204 128916
// bufdiff-features: 129811 129946 134279 135363 136030 137045 137235 139604 141891 142661 143825
// bufdiff-features: 145087 146512 146814 146927 147712 147747 148691 149477 149847 149908 150397
// bufdiff-features: 150631 150905 152233 155898 156142 156460 157034 157325 157579 158120 158897
// bufdiff-features: 159421 162232 163044 163102 165719 167252 167513 167973 168299 168323 168766
// bufdiff-features: 168858 173990 174989 177904 178067 178558 182283 183574 184030 184853 186959
// bufdiff-features: 187632 188571 188790 190520 190969 191185 192422 192628 192771 192920 193773
// bufdiff-features: 194682 195182 196031 196571 197263 197267 197392 197837 198460 198729 198820
// bufdiff-features: 200104 200305 201059 201362 201601 202241 202814 203000 203083 203746 205434
// bufdiff-features: 205689 208557 208797 209146 209533 210363 210461 212310 212628 213275 215143
// bufdiff-features: 215855 215959 216034 216810 216969 218738 220013 220611 221154 221880 222809
// bufdiff-features: 223486 226302 226357 226424 226473 228936 229273 230081 231330 231722 236053
// bufdiff-features: 236216 236930 238696 239096 239278 240158 240400 243053 243546 244908 245380
// bufdiff-features: 245619 246543 248209 248662 250059 251478 252466 252539 253836 253911 256112
// bufdiff-features: 256421 256813 258994 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<3x2x3xi32>, %arg1: f8E5M2, %arg2: tensor<3x2x3xi32>) -> tensor<3x2x3xi32> {
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<3x2x3xi32>
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %2 = tensor.empty() : tensor<3x2x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %4 = linalg.div_unsigned ins(%3, %1 : tensor<3x2x3xi32>, tensor<3x2x3xi32>) outs(%arg2 : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    return %4 : tensor<3x2x3xi32>
  }
  func.func @f1(%arg0: tensor<3x2x3xi32>, %arg1: i16, %arg2: tensor<3x2x3xi32>, %arg3: f8E5M2) -> (tensor<?x?xi32>, i32) {
    %collapsed = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<3x2x3xi32> into tensor<6x3xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %collapsed low[%c1, 0] high[%c0, %c0] {
    ^bb0(%arg4: index, %arg5: index):
      %c9_i32 = arith.constant 9 : i32
      tensor.yield %c9_i32 : i32
    } : tensor<6x3xi32> to tensor<?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    return %padded, %c-1_i32 : tensor<?x?xi32>, i32
  }
  func.func private @f3(%arg0: tensor<3x?x?xi32>, %arg1: i16) -> (tensor<3x?x?xi32>, tensor<3x?x?xi32>, i32) {
    %cst = arith.constant dense<127> : tensor<2x3x3xi32>
    %cast = tensor.cast %cst : tensor<2x3x3xi32> to tensor<?x3x?xi32>
    %transposed = linalg.transpose ins(%cast : tensor<?x3x?xi32>) outs(%arg0 : tensor<3x?x?xi32>) permutation = [1, 0, 2] 
    %c1 = arith.constant 1 : index
    %0 = arith.index_cast %arg1 : i16 to index
    %c2 = arith.constant 2 : index
    %1 = arith.remui %0, %c2 : index
    %2 = bufferization.to_buffer %arg0 read_only : tensor<3x?x?xi32> to memref<3x?x?xi32>
    %3 = memref.load %2[%c1, %1, %c1] : memref<3x?x?xi32>
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<3x?x?xi32>
    return %4, %transposed, %3 : tensor<3x?x?xi32>, tensor<3x?x?xi32>, i32
  }
  func.func @main(%arg0: tensor<3x2x3xi32>, %arg1: tensor<3x0xi16> {bufferization.writable = false}, %arg2: memref<3x0xi16>) -> (tensor<3x2x3xi32>, tensor<3x?x?xi32>, tensor<?x?xi32>, tensor<3x0xi16>, tensor<3x0xi16>, tensor<3x?x3xi32>, tensor<2x?xi32>, tensor<3x?x?xi32>) {
    %cast = tensor.cast %arg0 : tensor<3x2x3xi32> to tensor<3x?x?xi32>
    %c2_i16 = arith.constant 2 : i16
    %0:3 = call @f3(%cast, %c2_i16) : (tensor<3x?x?xi32>, i16) -> (tensor<3x?x?xi32>, tensor<3x?x?xi32>, i32)
    %from_elements = tensor.from_elements  : tensor<3x0xi16>
    %cst = arith.constant dense<-1> : tensor<3x0xi16>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x0xi16>) outs(%from_elements, %cst : tensor<3x0xi16>, tensor<3x0xi16>) {
    ^bb0(%in: i16, %out: i16, %out_8: i16):
      %10 = arith.cmpi slt, %out_8, %in : i16
      %11 = arith.select %10, %out_8, %in : i16
      linalg.yield %11, %out : i16, i16
    } -> (tensor<3x0xi16>, tensor<3x0xi16>)
    %2 = linalg.copy ins(%arg0 : tensor<3x2x3xi32>) outs(%0#1 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
    %cast_0 = tensor.cast %2 : tensor<3x?x?xi32> to tensor<3x2x3xi32>
    %cst_1 = arith.constant 0x7C : f8E5M2
    %3:2 = call @f1(%cast_0, %c2_i16, %cast_0, %cst_1) : (tensor<3x2x3xi32>, i16, tensor<3x2x3xi32>, f8E5M2) -> (tensor<?x?xi32>, i32)
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %4 = arith.extsi %c2_i16 : i16 to i32
    %inserted = tensor.insert %4 into %0#0[%c2, %c0, %c2] : tensor<3x?x?xi32>
    %c1 = arith.constant 1 : index
    %5 = arith.index_cast %0#2 : i32 to index
    %6 = arith.remui %5, %c2 : index
    %7 = arith.subi %3#1, %0#2 : i32
    %inserted_2 = tensor.insert %7 into %0#1[%c1, %6, %c0] : tensor<3x?x?xi32>
    %cast_3 = tensor.cast %inserted_2 : tensor<3x?x?xi32> to tensor<3x2x3xi32>
    %cst_4 = arith.constant -2.500000e+00 : f8E5M2
    %cast_5 = tensor.cast %inserted_2 : tensor<3x?x?xi32> to tensor<3x2x3xi32>
    %8 = call @f2(%cast_3, %cst_4, %cast_5) : (tensor<3x2x3xi32>, f8E5M2, tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    %cst_6 = arith.constant dense<[[[5, 6, 7], [8, 9, 10], [11, 12, 13]], [[14, 15, 16], [17, 18, 19], [20, 21, 22]], [[23, 24, 25], [26, 27, 28], [29, 30, 31]]]> : tensor<3x3x3xi32>
    %9 = linalg.batch_matmul ins(%0#1, %cst_6 : tensor<3x?x?xi32>, tensor<3x3x3xi32>) outs(%0#0 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
    %cast_7 = tensor.cast %arg0 : tensor<3x2x3xi32> to tensor<3x?x3xi32>
    %extracted_slice = tensor.extract_slice %9[%c0, 0, 1] [1, 2, %c2] [1, 1, 1] : tensor<3x?x?xi32> to tensor<2x?xi32>
    return %8, %inserted, %3#0, %1#1, %1#0, %cast_7, %extracted_slice, %9 : tensor<3x2x3xi32>, tensor<3x?x?xi32>, tensor<?x?xi32>, tensor<3x0xi16>, tensor<3x0xi16>, tensor<3x?x3xi32>, tensor<2x?xi32>, tensor<3x?x?xi32>
  }
}

