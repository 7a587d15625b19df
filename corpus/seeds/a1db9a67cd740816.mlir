// bufdiff-profile: mixed
// bufdiff-choices: 7c021e404022fb6437a9c3c70f80817d254aad30f0e58219afbef72fbfba711161adda827b870c82
// bufdiff-choices: 5b899eaf586cac0e6ad36a3bd7b664eae33bd5d0803eb03d1e3e009fcf5f8b7167cc70f68a63d964
// bufdiff-choices: 295225c9974a063605b20727f0218aea56fb5e9d5c97352a67206778651ace5e3104fac25c1c902f
// bufdiff-choices: 17bdae165148dc82b223a0d8b0f5fcfbae0e98d1f816f012fb9e408abb539e81b36cb851b4afbe61
// bufdiff-choices: 8fcec70b30a444e4cb7e52265323e84dd4d57f008d177782f12589c38cc9607db09c744f80f9127d
// bufdiff-choices: 73cd94404492bb
// bufdiff-features: 557 2898 4752 11162 11556 13233 15671 15751 15929 19442 20838 21522 21953 22860
// bufdiff-features: 23143 25651 26008 26464 26568 26808 28907 30238 30666 34159 34167 35554 36093
// bufdiff-features: 36784 38783 40712 42467 42984 44093 46203 46835 47392 50894 51178 52322 52558
// bufdiff-features: 52807 52900 53252 60417 60686 63071 63608 63800 64120 64716 66422 67159 67563
// bufdiff-features: 68355 69965 73289 73802 74057 74255 76268 76339 77617 78182 78283 78430 81443
// bufdiff-features: 81628 81736 82011 82135 82168 83194 83537 84098 84322 84585 85843 86125 89780
// bufdiff-features: 89812 90777 92194 92250 97081 98501 99383 100059 100406 104931 106761 107412
// bufdiff-features: 107425 108012 108038 108977 109643 109732 110904 112929 113041 113801 115778
// bufdiff-features: 117183 117235 119588 121626 124903 125971 128916 135534 137045 137599 142890
// bufdiff-features: 143842 146512 147178 147358 147654 148647 150185 150818 155644 155898 156460
// bufdiff-features: 158120 158897 159928 165695 165719 167071 167793 168323 174170 174830 178067
// bufdiff-features: 181789 184030 184962 185723 186849 186959 188790 188845 190142 190520 190932
// bufdiff-features: 191690 192771 194682 194987 196031 198027 201059 202241 204527 205434 207330
// bufdiff-features: 207454 208765 210022 210461 211118 212111 214199 214744 215959 216570 216969
// bufdiff-features: 218635 218738 222809 228390 228936 230081 230640 231330 233766 234487 234990
// bufdiff-features: 235141 236930 236986 237993 239757 240158 243781 246543 247062 249841 252377
// bufdiff-features: 252466 252539 253836 254633 255520 259840
module {
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.square ins(%arg1 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %arg1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.powf ins(%arg0, %1 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %3 = bufferization.alloc_tensor() copy(%arg0) : tensor<2xf32>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.copy ins(%arg0 : tensor<2xf32>) outs(%4 : tensor<2xf32>) -> tensor<2xf32>
    %cst_0 = arith.constant 7.250000e+00 : f32
    return %2, %3, %5, %cst_0, %cst : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: f32) -> (tensor<2x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, f32, f32) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %0:5 = call @f1(%arg0) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, f32, f32)
    %cast = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[5.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %cast_0 = tensor.cast %cst : tensor<2xf32> to tensor<?xf32>
    %1:2 = call @f2(%cast, %cast_0) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    return %expanded, %0#0, %0#1, %0#2, %1#0, %1#1, %0#4, %arg1 : tensor<2x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, f32, f32
  }
}

