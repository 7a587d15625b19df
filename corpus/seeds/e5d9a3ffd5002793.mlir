// bufdiff-profile: types
// bufdiff-choices: 9ef57b62fb7a5ce84b751e34e294705d8e16ef3404cde7221da708376f06570ccaa4aa701f8652b8
// bufdiff-choices: 4c8fc7465486c5deb57016353f4eedf047edb3cff200706571b03217c119c1975aa2158e9dbb276e
// bufdiff-choices: c76651bebff9177d573698510e081039506c03bf4be81d514d76dd43b551434f9971d41564cf8d9a
// bufdiff-choices: 8c0e048a6dbe029ca15ce129b45bd1255786e7310c49c85a1d280535d53054d9e6b5e304a0b61bb2
// bufdiff-choices: d3217604b6eb0ddba88cc0f22e6d1c9d143fc9cfcb52dbc3cd1f2165a72f5981c5e2b54bee18105d
// bufdiff-choices: 2e6dc91e46393afede6a308d63bb59f59d374306ca077e6b774fc2d174b827f93ad65784f7932628
// bufdiff-choices: 000980f50dbaf6d505e1f11e4172e51fcbe860f5e32a0c792685711a1a4c3a3f798b8270adf4b398
// bufdiff-choices: f558b8735dd87789f25f1678f269f8ba5aca8a4a323a9257f1df1a7fe3eccd93d3a38da3fca7fa86
// bufdiff-choices: 8903b874ff832b2227a91785e0c3e3d41b4962f1e0ff3f28d2889a0c03793d6ee372d75a7d16f7d9
// bufdiff-choices: 9414b23f515da662ccaf05074852777f96f018398fc7a1ef0b5856e4ccdda6e51928d12cf6072444
// bufdiff-choices: 1e9376973268ab35e22224b7a374e550506ff98d4a89145e106505f6f89366adb3d1f5da47915e15
// bufdiff-choices: cf2d5ad11b1de73ea5facaae7062051618e8f07cd51a54cae87a4cb24845f488ae2bc831c5675795
// bufdiff-choices: 495210f3c6ddb4512854a65a
// bufdiff-features: 2339 2740 2945 3217 3579 4165 4784 5187 6169 6611 8438 9034 9479 9968 10872
// bufdiff-features: 11162 12170 13233 14454 15671 15751 16960 17036 17049 19014 19273 19442 20003
// bufdiff-features: 20402 20749 21522 22095 22280 23787 24268 24747 24844 26414 26464 26568 26663
// bufdiff-features: 29968 30280 30666 30718 31425 31864 34159 34167 36784 37177 37231 38783 40712
// bufdiff-features: 41907 42150 42344 42398 42467 43942 45031 45593 45765 46203 46476 48336 49605
// bufdiff-features: 49635 50894 52322 52807 52900 52946 53252 53414 53469 53752 54385 55561 58308
// bufdiff-features: 58379 58736 58755 60686 63071 63800 64120 64162 64320 64652 66422 66995 67563
// bufdiff-features: 68206 68355 69965 70119 70335 71050 71701 72909 73289 73802 74057 74471 74672
// bufdiff-features: 75361 76339 77389 78011 78283 78430 81736 81956 82011 82135 83261 84090 84322
// bufdiff-features: 84349 84585 85843 86125 88958 89110 89250 89732 89780 89812 90543 90777 93714
// bufdiff-features: 94360 94961 95930 99187 99383 99738 100059 101823 102980 103056 103339 103851
// bufdiff-features: 104931 105346 105750 106321 106396 107412 107425 107746 108012 109408 109732
// bufdiff-features: 110780 112549 112929 113041 117183 117235 119588 119691 119764 121132 121573
// bufdiff-features: 122865 122870 123446 125699 127863 128347 128915 128916 130933 134766 136269
// bufdiff-features: 137045 137105 140929 142393 142846 143475 145636 146512 147358 147477 147747
// bufdiff-features: 148647 150313 150573 150818 151758 152187 153293 153928 155898 156154 156325
// bufdiff-features: 156460 156807 157034 158120 158121 159251 159421 159724 159928 163044 163212
// bufdiff-features: 163687 164602 165534 165695 165719 165817 166169 166361 166401 166764 167973
// bufdiff-features: 168387 168640 168766 168858 169734 171551 172236 172898 172926 173026 173166
// bufdiff-features: 173354 173800 174170 175235 176335 177182 177758 177904 178019 178067 178748
// bufdiff-features: 178854 179836 180259 181541 184030 185252 186959 187596 189391 192323 192422
// bufdiff-features: 192628 192771 193297 193773 194682 194714 196031 196048 197267 197392 197468
// bufdiff-features: 198447 198460 198873 200685 201059 201275 201601 203000 203779 205434 207124
// bufdiff-features: 207468 207538 208947 210096 210301 210363 210461 211508 212628 213254 213275
// bufdiff-features: 213389 213630 214411 214484 214744 214889 216034 216570 216969 217513 218635
// bufdiff-features: 219393 221617 221661 222638 222809 225759 227446 227623 228354 229412 230081
// bufdiff-features: 230517 230640 230810 231470 232690 233620 234206 234488 235141 235144 235375
// bufdiff-features: 235477 236930 236986 239107 239237 239798 240158 241442 243872 243967 245861
// bufdiff-features: 246362 246543 247384 247587 249695 250948 251429 251478 252466 252539 253836
// bufdiff-features: 255556 256247 258239 258625 258906 259584 259840 260202 260334 261833
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<4x2xi7>, %arg1: i7, %arg2: tensor<3x2x1xi7>, %arg3: tensor<3x2x1xi7>, %arg4: memref<4x?xi7, strided<[?, ?], offset: ?>>, %arg5: memref<?x2xi7, strided<[?, ?], offset: ?>>, %arg6: memref<4x2xi7, 1>) -> (tensor<4x1x2xi7>, tensor<3x?x1xi7>, tensor<3x?x1xi7>, tensor<2x?xi7>, tensor<4x?xi7>, tensor<3x2x1xi7>, tensor<3x2x1xi7>) {
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 1, 2] : tensor<4x2xi7> into tensor<4x1x2xi7>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg1, %arg6[%c0, %c1] : memref<4x2xi7, 1>
    %0 = tensor.empty() : tensor<4x4xi7>
    %1 = linalg.fill ins(%arg1 : i7) outs(%0 : tensor<4x4xi7>) -> tensor<4x4xi7>
    %cast = tensor.cast %1 : tensor<4x4xi7> to tensor<4x?xi7>
    %2:4 = call @f3(%arg3, %cast) : (tensor<3x2x1xi7>, tensor<4x?xi7>) -> (tensor<3x2x1xi7>, tensor<4x?xi7>, i7, i7)
    %cast_0 = tensor.cast %2#0 : tensor<3x2x1xi7> to tensor<3x?x1xi7>
    %3:3 = call @f1(%cast_0, %arg0) : (tensor<3x?x1xi7>, tensor<4x2xi7>) -> (tensor<3x?x1xi7>, tensor<3x?x1xi7>, tensor<2x1xi7>)
    %cst = complex.constant [-6.000000e+00, 1.000000e+00] : complex<f64>
    %4:2 = call @f2(%2#1, %2#0, %cst) : (tensor<4x?xi7>, tensor<3x2x1xi7>, complex<f64>) -> (tensor<4x?xi7>, tensor<3x2x1xi7>)
    %c3 = arith.constant 3 : index
    %dim = memref.dim %arg4, %c1 : memref<4x?xi7, strided<[?, ?], offset: ?>>
    %c2 = arith.constant 2 : index
    memref.store %2#3, %arg6[%c2, %c1] : memref<4x2xi7, 1>
    %5:2 = scf.for %arg7 = %c0 to %c2 step %c1 iter_args(%arg8 = %4#1, %arg9 = %arg2) -> (tensor<3x2x1xi7>, tensor<3x2x1xi7>) {
      %6 = arith.index_cast %2#3 : i7 to index
      %c4 = arith.constant 4 : index
      %7 = arith.remui %6, %c4 : index
      %8 = vector.transfer_read %1[%c3, %7], %2#3 : tensor<4x4xi7>, vector<4xi7>
      %9 = arith.remui %7, %c3 : index
      %10 = vector.transfer_write %8, %2#0[%9, %c1, %c0] : vector<4xi7>, tensor<3x2x1xi7>
      %11 = arith.index_cast %2#2 : i7 to index
      %12 = arith.remui %11, %c3 : index
      %extracted = tensor.extract %arg8[%12, %arg7, %c0] : tensor<3x2x1xi7>
      %13 = arith.index_cast %arg1 : i7 to index
      %14 = arith.remui %13, %c2 : index
      %inserted = tensor.insert %extracted into %arg8[%c0, %14, %c0] : tensor<3x2x1xi7>
      %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4#1, %arg9 : tensor<3x2x1xi7>, tensor<3x2x1xi7>) outs(%inserted : tensor<3x2x1xi7>) {
      ^bb0(%in: i7, %in_2: i7, %out: i7):
        %16 = arith.muli %in, %in_2 : i7
        %17 = arith.xori %16, %out : i7
        %c5_i7 = arith.constant 5 : i7
        %18 = arith.remui %17, %c5_i7 : i7
        linalg.yield %18 : i7
      } -> tensor<3x2x1xi7>
      scf.yield %15, %arg9 : tensor<3x2x1xi7>, tensor<3x2x1xi7>
    }
    %cast_1 = tensor.cast %3#2 : tensor<2x1xi7> to tensor<2x?xi7>
    return %expanded, %3#0, %3#1, %cast_1, %4#0, %5#0, %5#1 : tensor<4x1x2xi7>, tensor<3x?x1xi7>, tensor<3x?x1xi7>, tensor<2x?xi7>, tensor<4x?xi7>, tensor<3x2x1xi7>, tensor<3x2x1xi7>
  }
  func.func @f3(%arg0: tensor<3x2x1xi7>, %arg1: tensor<4x?xi7>) -> (tensor<3x2x1xi7>, tensor<4x?xi7>, i7, i7) {
    %c7_i7 = arith.constant 7 : i7
    %c0_i7 = arith.constant 0 : i7
    %c2_i7 = arith.constant 2 : i7
    %c0_i7_0 = arith.constant 0 : i7
    %c-1_i7 = arith.constant -1 : i7
    %c42_i7 = arith.constant 42 : i7
    %from_elements = tensor.from_elements %c7_i7, %c0_i7, %c2_i7, %c0_i7_0, %c-1_i7, %c42_i7 : tensor<3x2x1xi7>
    %0 = linalg.max ins(%from_elements, %arg0 : tensor<3x2x1xi7>, tensor<3x2x1xi7>) outs(%arg0 : tensor<3x2x1xi7>) -> tensor<3x2x1xi7>
    return %0, %arg1, %c42_i7, %c7_i7 : tensor<3x2x1xi7>, tensor<4x?xi7>, i7, i7
  }
  func.func private @f1(%arg0: tensor<3x?x1xi7>, %arg1: tensor<4x2xi7>) -> (tensor<3x?x1xi7>, tensor<3x?x1xi7>, tensor<2x1xi7>) {
    %cast = tensor.cast %arg0 : tensor<3x?x1xi7> to tensor<?x?x?xi7>
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c2 to %c4 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<3x?x1xi7>, tensor<3x?x1xi7>) {
      %c0 = arith.constant 0 : index
      %2 = arith.remui %arg2, %c2 : index
      %c5_i7 = arith.constant 5 : i7
      %inserted = tensor.insert %c5_i7 into %arg1[%c0, %2] : tensor<4x2xi7>
      %3 = linalg.copy ins(%arg0 : tensor<3x?x1xi7>) outs(%arg4 : tensor<3x?x1xi7>) -> tensor<3x?x1xi7>
      %4 = linalg.copy ins(%cast : tensor<?x?x?xi7>) outs(%arg3 : tensor<3x?x1xi7>) -> tensor<3x?x1xi7>
      scf.yield %4, %3 : tensor<3x?x1xi7>, tensor<3x?x1xi7>
    }
    %1 = bufferization.alloc_tensor() copy(%0#1) : tensor<3x?x1xi7>
    %extracted_slice = tensor.extract_slice %arg1[0, 1] [2, 1] [1, 1] : tensor<4x2xi7> to tensor<2x1xi7>
    return %0#0, %1, %extracted_slice : tensor<3x?x1xi7>, tensor<3x?x1xi7>, tensor<2x1xi7>
  }
  func.func private @f2(%arg0: tensor<4x?xi7>, %arg1: tensor<3x2x1xi7>, %arg2: complex<f64>) -> (tensor<4x?xi7>, tensor<3x2x1xi7>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xi7>
    %0 = tensor.empty(%dim) : tensor<?xi7>
    %c7_i7 = arith.constant 7 : i7
    %1 = linalg.fill ins(%c7_i7 : i7) outs(%0 : tensor<?xi7>) -> tensor<?xi7>
    %broadcasted = linalg.broadcast ins(%1 : tensor<?xi7>) outs(%arg0 : tensor<4x?xi7>) dimensions = [0] 
    return %broadcasted, %arg1 : tensor<4x?xi7>, tensor<3x2x1xi7>
  }
}

