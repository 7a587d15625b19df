// bufdiff-profile: calls
// bufdiff-choices: 2eaa5800aa1c6ddd6bf9622f3646b29e817e768091ec7fe6529dbc79ed8ff1d408433262f558ba94
// bufdiff-choices: 216d8356f64a520ee7c0e0f6e204973c328da40b4fbe20fa0dec1a389632c5cb1fafcb5bd2272bcd
// bufdiff-choices: cb145b8d6857870e27234469f46b111726b04320fd96da6e5cb07177cfc38f04bf44276dda8eff3f
// bufdiff-choices: 291f75e960fd11cd2658cf265a1d8dc022e4e5a20bd8bec7026c7ea88ced1060d4e4642c65fc49e9
// bufdiff-choices: ee01764cc9a5845abe96f58a68c9804966a641018d3a8cb2b8bb18f9bce4e8c6183c1584e5e30e23
// bufdiff-choices: c42c0cebafe7c6df0221b1c7f43c2f4740a33ecff6862de54501e73efc790cb150473a9269e1319e
// bufdiff-choices: 5547e31670d29428f6ae40b54627af5aa9b91ec12c7215c6952ba1b539a1f23baeed294f4f3ad0b2
// bufdiff-choices: 9663c54010cdc218645f0c4e6e5cc82852ae58119c092ca9c27141396d5c9a4a3df8e7858e74f129
// bufdiff-choices: 43b8870aa94ae1338eef6336f0a95755bd27a3
// bufdiff-features: 598 2898 3579 6002 6363 7384 9158 9255 9479 9495 10872 11162 12170 13233 13390
// bufdiff-features: 13915 14454 14704 15671 15751 16048 17096 18952 20237 20874 21953 22095 22280
// bufdiff-features: 22323 24690 26568 27725 28724 30293 30666 30998 34167 36784 37289 38783 39540
// bufdiff-features: 40070 40348 40540 40712 42693 42984 45617 46203 46720 47392 48974 51534 52148
// bufdiff-features: 52322 52807 52900 53244 53252 53469 54408 55113 57752 58123 58403 58979 59703
// bufdiff-features: 61944 63800 63929 64120 64778 66422 68355 68614 70544 73289 73802 76339 76700
// bufdiff-features: 76953 77617 78283 78430 78457 78697 79099 79562 79852 81443 81736 82135 82594
// bufdiff-features: 83900 84585 85843 86125 87199 88337 88732 88958 89110 89780 89812 90070 90097
// bufdiff-features: 90543 90777 91633 92144 93255 93753 95289 96128 98501 98813 100059 101427
// bufdiff-features: 102448 102921 104123 104931 104973 105579 107425 107573 107783 108012 108920
// bufdiff-features: 109732 110539 110552 110695 112929 113041 113801 113940 115337 115408 117206
// bufdiff-features: 117235 117767 118740 119138 119764 120049 120687 121707 123204 125573 125699
// bufdiff-features: 125908 125971 128916 129849 130269 130602 130933 133527 136039 136273 137045
// bufdiff-features: 137455 137637 138830 138936 140479 140557 141238 141891 142274 142378 142393
// bufdiff-features: 142610 143896 144093 144624 146451 146512 147747 150313 150580 150818 150939
// bufdiff-features: 151728 152226 152233 152897 153896 154764 154812 154946 155898 156154 156325
// bufdiff-features: 156460 158120 158607 158897 159348 162265 163044 163373 163687 163876 164827
// bufdiff-features: 165161 165636 165719 165817 166946 167352 167614 167959 168007 168562 168858
// bufdiff-features: 168918 171205 171551 173166 173800 174170 174243 175723 177904 178067 179649
// bufdiff-features: 180207 181789 184030 185043 186959 187560 187698 188122 188175 188571 188790
// bufdiff-features: 190142 190969 191455 192422 192628 192771 193773 194682 195407 196031 196063
// bufdiff-features: 197267 197837 198357 198820 201059 202241 204527 205434 205689 206795 207330
// bufdiff-features: 207731 208947 209848 210022 210301 210461 211417 211786 213275 214248 215707
// bufdiff-features: 215959 216969 218635 218657 221176 222022 222601 222809 223613 223767 223795
// bufdiff-features: 225246 225250 225759 226151 226357 226583 227372 227838 228390 228519 228936
// bufdiff-features: 230081 230584 230640 230810 231330 233623 235141 235433 236024 236094 238254
// bufdiff-features: 239758 240100 240158 241844 242872 245619 246543 247062 249465 249841 250611
// bufdiff-features: 250917 252466 252539 253512 253523 253836 255520 256112 256235 256649 259840
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: f32) -> (tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>, tensor<1x0xi32>, tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<1x0xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<1x0xi32>) -> tensor<1x0xi32>
    %2:2 = call @f1(%1, %1) : (tensor<1x0xi32>, tensor<1x0xi32>) -> (tensor<1x0xi32>, i32)
    %cast = tensor.cast %0 : tensor<1x0xi32> to tensor<?x0xi32>
    %3 = tensor.empty() : tensor<1x0xi32>
    %4 = linalg.fill ins(%2#1 : i32) outs(%3 : tensor<1x0xi32>) -> tensor<1x0xi32>
    %cast_0 = tensor.cast %4 : tensor<1x0xi32> to tensor<?x0xi32>
    %from_elements = tensor.from_elements  : tensor<1x0xi32>
    %cast_1 = tensor.cast %from_elements : tensor<1x0xi32> to tensor<?x0xi32>
    %5:3 = call @f3(%cast, %cast_0, %cast_1) : (tensor<?x0xi32>, tensor<?x0xi32>, tensor<?x0xi32>) -> (tensor<4xi32>, tensor<1x0xi32>, tensor<1x0xi32>)
    %6:2 = call @f1(%5#1, %5#1) : (tensor<1x0xi32>, tensor<1x0xi32>) -> (tensor<1x0xi32>, i32)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %7 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %5#0) -> (tensor<4xi32>) {
      %extracted = tensor.extract %5#0[%arg2] : tensor<4xi32>
      %from_elements_2 = tensor.from_elements %2#1 : tensor<i32>
      %9 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%5#0, %from_elements_2 : tensor<4xi32>, tensor<i32>) outs(%arg3 : tensor<4xi32>) -> tensor<4xi32>
      %10 = linalg.copy ins(%5#0 : tensor<4xi32>) outs(%9 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %10 : tensor<4xi32>
    }
    %cst = arith.constant dense<> : tensor<0x0xi32>
    %8 = linalg.matmul ins(%from_elements, %cst : tensor<1x0xi32>, tensor<0x0xi32>) outs(%from_elements : tensor<1x0xi32>) -> tensor<1x0xi32>
    return %8, %7, %6#0, %5#2, %2#0, %arg0, %5#2, %6#1, %c7_i32 : tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>, tensor<1x0xi32>, tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>, i32, i32
  }
  func.func private @f3(%arg0: tensor<?x0xi32>, %arg1: tensor<?x0xi32>, %arg2: tensor<?x0xi32>) -> (tensor<4xi32>, tensor<1x0xi32>, tensor<1x0xi32>) {
    %c100_i32 = arith.constant 100 : i32
    %0 = linalg.fill ins(%c100_i32 : i32) outs(%arg0 : tensor<?x0xi32>) -> tensor<?x0xi32>
    %cst = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
    %1:3 = call @f2(%cst, %c100_i32, %c100_i32) : (tensor<4xi32>, i32, i32) -> (tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>)
    %2 = tensor.empty() : tensor<1x0xi1>
    %false = arith.constant false
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<1x0xi1>) -> tensor<1x0xi1>
    %4 = linalg.select ins(%3, %0, %arg2 : tensor<1x0xi1>, tensor<?x0xi32>, tensor<?x0xi32>) outs(%1#0 : tensor<1x0xi32>) -> tensor<1x0xi32>
    return %1#1, %1#2, %4 : tensor<4xi32>, tensor<1x0xi32>, tensor<1x0xi32>
  }
  func.func private @f1(%arg0: tensor<1x0xi32>, %arg1: tensor<1x0xi32>) -> (tensor<1x0xi32>, i32) {
    %0 = linalg.copy ins(%arg0 : tensor<1x0xi32>) outs(%arg1 : tensor<1x0xi32>) -> tensor<1x0xi32>
    %1 = memref.alloca_scope  -> (i32) {
      %2 = linalg.copy ins(%0 : tensor<1x0xi32>) outs(%arg0 : tensor<1x0xi32>) -> tensor<1x0xi32>
      %c5_i32 = arith.constant 5 : i32
      memref.alloca_scope.return %c5_i32 : i32
    }
    return %arg0, %1 : tensor<1x0xi32>, i32
  }
  func.func private @f2(%arg0: tensor<4xi32>, %arg1: i32, %arg2: i32) -> (tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>) {
    %0 = tensor.empty() : tensor<1x0xi32>
    %1 = linalg.fill ins(%arg2 : i32) outs(%0 : tensor<1x0xi32>) -> tensor<1x0xi32>
    %2:2 = call @f1(%1, %1) : (tensor<1x0xi32>, tensor<1x0xi32>) -> (tensor<1x0xi32>, i32)
    %3:2 = call @f1(%2#0, %2#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<1x0xi32>, tensor<1x0xi32>) -> (tensor<1x0xi32>, i32)
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %0[0, %c0] [1, 0] [1, 1] : tensor<1x0xi32> to tensor<1x0xi32>
    %4 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<1x0xi32>
    return %3#0, %arg0, %4 : tensor<1x0xi32>, tensor<4xi32>, tensor<1x0xi32>
  }
}

