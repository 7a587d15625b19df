// bufdiff-profile: types
// bufdiff-choices: 59a756ac0d6ce7b089d50ab907afbbef2858a1108f24b99eebcdaa107162618f074b2ee3fa94f701
// bufdiff-choices: c999029376a750f3379f04a5d5550245e4a29eee440de6205633481d8a977c6c267696e3b20d88f9
// bufdiff-choices: 2f41a37a162a3525d3761cdedc63c0f1295187b910d27e0931b28b473141e92d26894a4a0d931b63
// bufdiff-choices: c72662b5113241fefb3d68043044388e0fd15f85f5ca0739f221aea1edbd24e45ed0a2a8775a975b
// bufdiff-choices: 99e652b1601ed0238ef96cc817734a2fd569ac6859e18ebeacc3955d2b40caa296f5c77f22c0ea
// bufdiff-features: 1854 2339 9479 11441 12932 13233 14884 15671 15751 15893 15903 19123 19769
// bufdiff-features: 20480 22280 22640 23090 23787 24330 25818 26414 26568 27316 28986 29590 29687
// bufdiff-features: 34167 36076 36448 37231 38783 39457 40070 40712 45147 45765 46203 48044 48598
// bufdiff-features: 49956 51415 52148 52322 52558 52807 52900 54135 54915 54998 55034 55995 56272
// bufdiff-features: 58190 60235 61190 63071 66422 68355 68782 69427 71306 72629 73289 74481 75696
// bufdiff-features: 75921 80894 81047 81467 81511 82135 82565 83194 84585 87466 87861 88732 89178
// bufdiff-features: 89557 90495 90777 92492 92921 95273 96260 97715 98501 102215 103673 103715
// bufdiff-features: 103851 105070 106087 110780 110816 113626 115026 116845 117926 121000 121318
// bufdiff-features: 121585 121682 124723 126686 127830 132574 132624 136273 137667 138167 140020
// bufdiff-features: 141238 145087 146109 148633 152187 152730 153063 154946 156460 157632 158120
// bufdiff-features: 158244 158810 158897 159724 165003 165141 165719 166958 168858 169300 170819
// bufdiff-features: 171116 174170 175687 176066 178067 184030 184863 186942 188175 188790 189820
// bufdiff-features: 192628 193290 194134 194682 196031 196632 197837 198267 198447 200104 201601
// bufdiff-features: 201713 202241 202814 203580 205434 208557 210096 210363 210461 212628 213275
// bufdiff-features: 215707 216581 216969 217717 220223 222323 225016 227345 227424 228390 228519
// bufdiff-features: 228548 230081 230640 230810 231527 233919 235477 236929 239941 240158 242872
// bufdiff-features: 243546 244092 246543 246895 246966 251478 252466 252539 253836 255556 259840
#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module {
  func.func @main(%arg0: tensor<3x3x3xf64> {bufferization.buffer_layout = #map1}, %arg1: memref<3x3x3xf64>) -> (tensor<3x3x3xf64>, tensor<3x3x3xf64>, index) {
    %0:2 = call @f2(%arg0) : (tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, index)
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg1[0, 0, %c0] [3, 3, 1] [1, 1, 1] : memref<3x3x3xf64> to memref<3x3x1xf64, strided<[9, 3, 1], offset: ?>>
    %1 = bufferization.to_tensor %subview restrict : memref<3x3x1xf64, strided<[9, 3, 1], offset: ?>> to tensor<3x3x1xf64>
    %c3 = arith.constant 3 : index
    %2 = scf.forall (%arg2) in (%c3) shared_outs(%arg3 = %0#0) -> (tensor<3x3x3xf64>) {
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x3xf64> to tensor<3x1x3xf64>
      %3 = tensor.empty() : tensor<3x1x3xf64>
      %cst = arith.constant -1.000000e+00 : f64
      %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<3x1x3xf64>) -> tensor<3x1x3xf64>
      %5 = linalg.reciprocal ins(%4 : tensor<3x1x3xf64>) outs(%extracted_slice : tensor<3x1x3xf64>) -> tensor<3x1x3xf64>
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x3x1xf64>) outs(%5 : tensor<3x1x3xf64>) {
      ^bb0(%in: f64, %out: f64):
        %7 = arith.mulf %in, %out : f64
        linalg.yield %7 : f64
      } -> tensor<3x1x3xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg3[0, %arg2, 0] [3, 1, 3] [1, 1, 1] : tensor<3x1x3xf64> into tensor<3x3x3xf64>
      }
    }
    return %arg0, %2, %0#1 : tensor<3x3x3xf64>, tensor<3x3x3xf64>, index
  }
  func.func private @f2(%arg0: tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, index) {
    %cst = arith.constant -2.500000e+00 : f64
    %0 = linalg.fill ins(%cst : f64) outs(%arg0 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %1:2 = call @f1(%0) : (tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, index)
    %2 = bufferization.alloc_tensor() copy(%1#0) : tensor<3x3x3xf64>
    return %2, %1#1 : tensor<3x3x3xf64>, index
  }
  func.func @f1(%arg0: tensor<3x3x3xf64>) -> (tensor<3x3x3xf64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:3 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0) : (index, tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> (index, tensor<3x3x3xf64>, tensor<3x3x3xf64>) {
      %2 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%2) %arg1, %arg2, %arg3 : index, tensor<3x3x3xf64>, tensor<3x3x3xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x3x3xf64>, %arg3: tensor<3x3x3xf64>):
      %2 = arith.addi %arg1, %c1 : index
      %3 = linalg.copy ins(%arg2 : tensor<3x3x3xf64>) outs(%arg3 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
      %extracted = tensor.extract %arg2[%arg1, %c2, %c2] : tensor<3x3x3xf64>
      %inserted = tensor.insert %extracted into %arg2[%arg1, %arg1, %arg1] : tensor<3x3x3xf64>
      %inserted_0 = tensor.insert %extracted into %inserted[%c2, %arg1, %arg1] : tensor<3x3x3xf64>
      scf.yield %2, %inserted_0, %3 : index, tensor<3x3x3xf64>, tensor<3x3x3xf64>
    }
    %1 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x3x3xf64>) outs(%0#1 : tensor<3x3x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant 1.000000e+01 : f64
      %2 = arith.divf %in, %cst : f64
      linalg.yield %2 : f64
    } -> tensor<3x3x3xf64>
    return %0#2, %0#0 : tensor<3x3x3xf64>, index
  }
}

