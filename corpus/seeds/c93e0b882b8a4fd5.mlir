// bufdiff-profile: cfg
// bufdiff-choices: 33634912bc823738df327f76067a01a547202f30ebac556cb02619e6170ebdfdd06fd785c0b662be
// bufdiff-choices: bb2f5d605594eb84e3219e2d0007eb1e6f0281386876ae1842876e123b0fe2a5465c27d6086acd56
// bufdiff-choices: b7d4beb84caa07c0a30c478609b13059ea41a379e5b3c7b00fe62629de504212038d9b967ca1b68f
// bufdiff-choices: 1a0bd077005cd4ff1bda4124a7849a8e2427405a
// bufdiff-features: 3976 8455 9479 10796 15751 17893 18486 22280 23143 23787 24402 24747 26568
// bufdiff-features: 27037 27204 29968 34167 37307 38783 39769 40540 40712 41463 41606 41799 43586
// bufdiff-features: 44659 46203 47762 48635 49657 50463 50894 51344 52231 52900 53252 54205 54385
// bufdiff-features: 54658 59888 60417 61944 62253 63071 66422 68355 68574 69081 69505 69664 72629
// bufdiff-features: 72975 73289 76953 78447 80567 82135 83194 84585 85868 88337 88850 89780 93255
// bufdiff-features: 93994 95407 98501 98924 99383 100347 105801 107997 110780 112929 113908 116549
// bufdiff-features: 123799 125810 126577 127382 127818 128916 130933 132469 135534 136271 137045
// bufdiff-features: 137427 141891 143081 147477 149974 153293 155465 155898 156406 156460 158120
// bufdiff-features: 158856 160756 161004 161974 164124 165636 165719 167749 168858 169218 173354
// bufdiff-features: 177226 178067 179471 181541 183342 184030 184362 185342 186704 187534 188790
// bufdiff-features: 193353 193747 195497 196031 196048 200358 201802 205434 210406 210461 212111
// bufdiff-features: 212628 216830 219734 220181 224466 227499 228390 233174 235375 240158 241225
// bufdiff-features: 242955 246543 249841 250432 250797 250917 252466 252539 253389 253836 256112
// bufdiff-features: 256247 256394 259840 260161
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<3x1x2xi32>, tensor<4xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %0:2 = call @f1(%cast) : (tensor<?xf32>) -> (tensor<3x1x2xi32>, tensor<?xf32>)
    %1 = scf.execute_region -> tensor<4xf32> {
      %c1_0 = arith.constant 1 : index
      %extracted_1 = tensor.extract %0#1[%c1_0] : tensor<?xf32>
      %2 = linalg.fill ins(%extracted_1 : f32) outs(%0#1 : tensor<?xf32>) -> tensor<?xf32>
      vector.print %extracted_1 : f32
      %3 = tensor.empty() : tensor<4x2xf32>
      %4 = linalg.fill ins(%extracted_1 : f32) outs(%3 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %cst = arith.constant dense<[7.500000e+00, 8.500000e+00]> : tensor<2xf32>
      %5 = linalg.matvec ins(%4, %cst : tensor<4x2xf32>, tensor<2xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %5 : tensor<4xf32>
    }
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%c1] : tensor<4xf32>
    vector.print %extracted : f32
    %c3 = arith.constant 3 : index
    %inserted = tensor.insert %extracted into %arg0[%c3] : tensor<4xf32>
    return %0#0, %inserted : tensor<3x1x2xi32>, tensor<4xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<3x1x2xi32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.add ins(%1, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %3 = tensor.empty() : tensor<3x1x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %4 = linalg.fill ins(%c-128_i32 : i32) outs(%3 : tensor<3x1x2xi32>) -> tensor<3x1x2xi32>
    %5 = tensor.empty() : tensor<1xi32>
    %6 = linalg.pooling_nwc_min_unsigned ins(%4, %5 : tensor<3x1x2xi32>, tensor<1xi32>) outs(%4 : tensor<3x1x2xi32>) -> tensor<3x1x2xi32>
    return %6, %2 : tensor<3x1x2xi32>, tensor<?xf32>
  }
}

