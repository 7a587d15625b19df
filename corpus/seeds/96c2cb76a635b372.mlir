// bufdiff-profile: types
// bufdiff-choices: db932c182c1a9039727391a2f5f43e61d689d7cb2563dc9ce8cb92ebeb0a8475bf3f0202e201fed9
// bufdiff-choices: efc6e7e8ca883dd358a6cc1e7fe8990cd8fc052480a32ebe085e5c38ebde13e5bc0606859f1ce5c8
// bufdiff-choices: eef133840a423dc8068157a020d6e17b4b2460d11f7ee2965909fe41e082587fdfb9efb3dff06587
// bufdiff-choices: f574fbdc37141a4673c0d7b38f8394a5d8d606455d8e486d4665928f71974db610ae479d1b99c30d
// bufdiff-choices: 6705040620aa8b0e7b3d85bf72df9c724053ce0a3c08bac78d7bdcadadd8b7a37b1e3e56ee27015d
// bufdiff-choices: 731664143ebb01f6905a5fa3d2e422762d57634761f8501b1cc105e21f1dc80fd21b5e75eec77baf
// bufdiff-choices: 0afd33eae1e97bb5239655b0020fd5dea816ce70fa3031c3a035f2209547a71d6ed0c5819d6d11b1
// bufdiff-choices: 78ede9680a317b3acded2fe39e2cb66c1da2e5b0b25464db2dceee62266afa88184d0c158c84bfaa
// bufdiff-choices: 0d95af101642920d189c3fa01e81233c75f805084d3b8f23861f67dcfe796f1f584f95804ce714db
// bufdiff-choices: dc886b3543d2991a8257a699d3f499d91c613bb9af807e4a84717d
// bufdiff-features: 683 1854 2898 6169 6484 6611 6812 7384 8325 9479 9968 10384 11162 12170 12276
// bufdiff-features: 12891 12932 13233 13623 14256 14454 15751 15893 16682 17470 18322 18822 19769
// bufdiff-features: 20402 21522 21760 22095 22280 23787 24259 24330 25863 26087 26568 27704 27725
// bufdiff-features: 28564 30666 34034 34159 34167 36784 38427 38783 40202 40712 41907 42344 42398
// bufdiff-features: 43442 45448 46203 47392 48598 48974 49301 49635 49707 49956 50246 50894 51475
// bufdiff-features: 51794 52322 52558 52807 52900 53180 53244 53252 53469 54546 55324 56140 58308
// bufdiff-features: 58437 58529 58771 60686 62232 63071 64119 64120 64235 66422 68355 68457 70143
// bufdiff-features: 70324 71306 73545 73802 74057 74255 74507 74864 76339 76700 76953 77586 78283
// bufdiff-features: 78430 80256 81511 81736 82149 82186 82565 83493 83512 84090 84367 84585 84877
// bufdiff-features: 85843 86125 87199 87345 87862 88635 88732 89178 89348 89732 89780 90070 91633
// bufdiff-features: 92037 92194 96352 98501 99525 101823 101999 103339 103673 104931 107425 108012
// bufdiff-features: 110552 110780 110816 113821 113940 113959 114428 114793 117235 117309 117724
// bufdiff-features: 118740 119588 121000 123204 125699 125908 127997 128916 132783 134816 136030
// bufdiff-features: 136039 136056 136269 137045 137667 138167 140673 141362 141891 142040 143475
// bufdiff-features: 144513 144724 145930 146109 146512 146792 147477 148591 149219 150631 151758
// bufdiff-features: 153293 154216 155898 156142 156154 156460 156807 157034 157284 158120 160756
// bufdiff-features: 160944 161534 162807 163687 165719 166037 166455 167164 167466 167973 168858
// bufdiff-features: 169412 169734 171134 171551 175687 176031 176066 176963 177053 177355 177904
// bufdiff-features: 178019 178067 178560 179649 179977 181536 181789 182514 182899 183703 184030
// bufdiff-features: 185077 185252 186959 188571 188995 190142 190520 191490 192422 192628 192771
// bufdiff-features: 193297 194236 196031 196048 196632 196742 197837 197924 198460 198798 198820
// bufdiff-features: 199750 200445 201601 202241 203746 203761 204527 204641 205434 205689 206056
// bufdiff-features: 208413 208472 208935 208947 209666 210301 210351 210461 211311 213275 214744
// bufdiff-features: 215938 215959 216712 217899 219153 220013 220223 220247 221162 221854 222325
// bufdiff-features: 222717 224222 224544 225016 225818 225985 228390 228519 228936 229266 230081
// bufdiff-features: 230640 231527 233919 235141 235168 235256 235396 236180 236986 238474 239581
// bufdiff-features: 240158 240339 242033 242267 242276 242955 244408 245272 246062 246543 246783
// bufdiff-features: 247152 247247 248209 248384 248971 250415 250573 250917 252466 252539 252926
// bufdiff-features: 253836 254057 255487 255520 255556 256112 256247 257128 258378 258906 259229
// bufdiff-features: 259840 260130 260534 261091
module {
  func.func @main(%arg0: tensor<?x4xf16>, %arg1: tensor<4x4xf16>, %arg2: memref<4x4xf16>) -> (tensor<4x4xf16>, tensor<4x?xf16>, tensor<4x4xf16>, tensor<2x2x2x1xi32>, tensor<4x4xf16>, f16, f16) {
    %0 = call @f3(%arg1) : (tensor<4x4xf16>) -> tensor<4x4xf16>
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0x7C00 : f16
    %inserted = tensor.insert %cst into %0[%c2, %c2] : tensor<4x4xf16>
    %c1 = arith.constant 1 : index
    memref.store %cst, %arg2[%c1, %c2] : memref<4x4xf16>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4, %c4) : tensor<?x?xf16>
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %cast = tensor.cast %2 : tensor<?x?xf16> to tensor<4x4xf16>
    %3:4 = call @f2(%cast, %cast) : (tensor<4x4xf16>, tensor<4x4xf16>) -> (tensor<4x?xf16>, tensor<4x4xf16>, f16, f16)
    %cast_0 = tensor.cast %2 : tensor<?x?xf16> to tensor<4x4xf16>
    %cst_1 = arith.constant -6.000000e+00 : f16
    %4 = call @f4(%cast_0, %cst_1) : (tensor<4x4xf16>, f16) -> tensor<2x2x2x1xi32>
    return %inserted, %3#0, %3#1, %4, %0, %3#3, %cst : tensor<4x4xf16>, tensor<4x?xf16>, tensor<4x4xf16>, tensor<2x2x2x1xi32>, tensor<4x4xf16>, f16, f16
  }
  func.func @f4(%arg0: tensor<4x4xf16>, %arg1: f16) -> tensor<2x2x2x1xi32> {
    %0 = tensor.empty() : tensor<2x2x2x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %1 = linalg.fill ins(%c-128_i32 : i32) outs(%0 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %c11_i32 = arith.constant 11 : i32
    %c-128_i32_0 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c2_i32, %c11_i32, %c-128_i32, %c-128_i32_0 : tensor<2x2x1x1xi32>
    %2 = linalg.conv_2d_nchw_fchw_q ins(%1, %from_elements, %c2_i32, %c11_i32 : tensor<2x2x2x1xi32>, tensor<2x2x1x1xi32>, i32, i32) outs(%1 : tensor<2x2x2x1xi32>) -> tensor<2x2x2x1xi32>
    return %2 : tensor<2x2x2x1xi32>
  }
  func.func private @f1(%arg0: tensor<4x?xf16>, %arg1: tensor<4x?xf16>, %arg2: tensor<?x?xf16>, %arg3: tensor<4x4xf16>) -> (tensor<4x?xf16>, f16, f16) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 5.000000e-01 : f16
    %cst_0 = arith.constant -6.000000e+00 : f16
    %from_elements = tensor.from_elements %cst, %cst, %cst_0, %cst : tensor<4x1xf16>
    %inserted_slice = tensor.insert_slice %from_elements into %arg1[0, %c1] [4, 1] [1, 1] : tensor<4x1xf16> into tensor<4x?xf16>
    %0 = memref.alloca_scope  -> (f16) {
      %c2 = arith.constant 2 : index
      %extracted_slice = tensor.extract_slice %arg1[%c1, 0] [1, 4] [1, 1] : tensor<4x?xf16> to tensor<4xf16>
      %inserted_slice_1 = tensor.insert_slice %extracted_slice into %arg1[0, %c2] [4, 1] [1, 1] : tensor<4xf16> into tensor<4x?xf16>
      %extracted = tensor.extract %inserted_slice_1[%c1, %c1] : tensor<4x?xf16>
      memref.alloca_scope.return %extracted : f16
    }
    return %inserted_slice, %0, %cst : tensor<4x?xf16>, f16, f16
  }
  func.func private @f2(%arg0: tensor<4x4xf16>, %arg1: tensor<4x4xf16>) -> (tensor<4x?xf16>, tensor<4x4xf16>, f16, f16) {
    %0 = linalg.copy ins(%arg1 : tensor<4x4xf16>) outs(%arg0 : tensor<4x4xf16>) -> tensor<4x4xf16>
    %extracted_slice = tensor.extract_slice %0[0, 0] [4, 4] [1, 1] : tensor<4x4xf16> to tensor<4x4xf16>
    %cast = tensor.cast %extracted_slice : tensor<4x4xf16> to tensor<4x?xf16>
    %cast_0 = tensor.cast %extracted_slice : tensor<4x4xf16> to tensor<?x?xf16>
    %1:3 = call @f1(%cast, %cast, %cast_0, %extracted_slice) : (tensor<4x?xf16>, tensor<4x?xf16>, tensor<?x?xf16>, tensor<4x4xf16>) -> (tensor<4x?xf16>, f16, f16)
    %cst = arith.constant 0.000000e+00 : f16
    %2 = arith.cmpf ogt, %1#1, %cst : f16
    %3 = arith.index_castui %2 : i1 to index
    %extracted = tensor.extract %extracted_slice[%3, %3] : tensor<4x4xf16>
    vector.print %extracted : f16
    return %1#0, %extracted_slice, %1#2, %1#1 : tensor<4x?xf16>, tensor<4x4xf16>, f16, f16
  }
  func.func private @f3(%arg0: tensor<4x4xf16>) -> tensor<4x4xf16> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<4x4xf16>) outs(%arg0 : tensor<4x4xf16>) -> tensor<4x4xf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %0) : (index, tensor<4x4xf16>, tensor<4x4xf16>) -> (index, tensor<4x4xf16>, tensor<4x4xf16>) {
      %3 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%3) %arg1, %arg2, %arg3 : index, tensor<4x4xf16>, tensor<4x4xf16>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<4x4xf16>, %arg3: tensor<4x4xf16>):
      %3 = arith.addi %arg1, %c1 : index
      %c3 = arith.constant 3 : index
      %extracted = tensor.extract %arg3[%c3, %c0] : tensor<4x4xf16>
      %inserted = tensor.insert %extracted into %arg3[%arg1, %c1] : tensor<4x4xf16>
      %4 = linalg.copy ins(%arg0 : tensor<4x4xf16>) outs(%arg2 : tensor<4x4xf16>) -> tensor<4x4xf16>
      scf.yield %3, %4, %inserted : index, tensor<4x4xf16>, tensor<4x4xf16>
    }
    %2 = linalg.max ins(%0, %arg0 : tensor<4x4xf16>, tensor<4x4xf16>) outs(%1#1 : tensor<4x4xf16>) -> tensor<4x4xf16>
    return %1#2 : tensor<4x4xf16>
  }
}

