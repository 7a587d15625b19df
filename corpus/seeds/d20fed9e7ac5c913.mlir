// bufdiff-profile: types
// bufdiff-choices: 212d868386779bdda4fea04380974f26d46c5d48150aa8b605e0539db55fb6fd8d77911347df8b0e
// bufdiff-choices: 058393a852928b74a811f33405ae01563ad582bac5047efd4e4cadcf904621bfbcaeb6656fb36719
// bufdiff-choices: 6982d7f75463d18db4160a01652ce5db6f36125ab0e230de87c924145ee42dd967d0d63119620cb7
// bufdiff-choices: b12b9f60f3d5c1ac85f8266255e5bad1e968763a07f79b192b1a8e8b4b9136010b2a3d59978e3b09
// bufdiff-choices: 1accf7f3c81bae
// bufdiff-features: 9479 13390 13983 15470 15641 15751 20023 21382 26568 29968 32809 34167 36784
// bufdiff-features: 38783 40712 46203 47208 50894 52558 52807 54385 56696 59291 59620 62912 64235
// bufdiff-features: 66422 68355 71496 73150 73289 73802 74507 81736 82135 83101 84322 84585 86211
// bufdiff-features: 88732 89780 90723 93255 95407 97924 98186 98501 100059 107412 107425 107434
// bufdiff-features: 108173 109949 111024 112929 113620 113901 115337 116620 117235 119899 128916
// bufdiff-features: 134823 136030 136056 138938 144624 146512 149681 150580 154507 155898 157941
// bufdiff-features: 160756 162280 163359 164602 165719 166816 168815 168858 172898 172926 173354
// bufdiff-features: 178067 184030 186959 187560 187698 190520 191770 192422 194240 194253 196031
// bufdiff-features: 197392 197736 197837 197849 202241 204212 205426 205434 205689 208487 210461
// bufdiff-features: 213339 219413 222601 228390 228814 230081 230293 235375 236930 239237 240158
// bufdiff-features: 246543 252466 252539 253836 256235 259840 261082
module {
  func.func @main(%arg0: tensor<0x?xi32> {bufferization.writable = false}, %arg1: tensor<4x1xi32> {bufferization.writable = false}) -> (tensor<2x2x2x?x2xi32>, index) {
    %cast = tensor.cast %arg0 : tensor<0x?xi32> to tensor<?x?xi32>
    %0 = call @f1(%cast) : (tensor<?x?xi32>) -> tensor<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<?x?xi32>
    %1 = tensor.empty() : tensor<2x2x2x2x2xi32>
    %c-128_i32 = arith.constant -128 : i32
    %2 = linalg.fill ins(%c-128_i32 : i32) outs(%1 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
    %3 = tensor.empty() : tensor<2x3x3x3x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2[%c0, %c1, %c1, %c0, %c0] : tensor<2x2x2x2x2xi32>
    %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<2x3x3x3x2xi32>) -> tensor<2x3x3x3x2xi32>
    %5 = tensor.empty() : tensor<2x2x2xi32>
    %6 = linalg.pooling_ndhwc_sum ins(%4, %5 : tensor<2x3x3x3x2xi32>, tensor<2x2x2xi32>) outs(%2 : tensor<2x2x2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [2, 1, 2, 2] : tensor<2x2x2xi32> into tensor<2x1x2x2xi32>
    %cast_0 = tensor.cast %6 : tensor<2x2x2x2x2xi32> to tensor<2x2x2x?x2xi32>
    return %cast_0, %dim : tensor<2x2x2x?x2xi32>, index
  }
  func.func private @f1(%arg0: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi32>
    %0 = tensor.empty(%dim, %dim) : tensor<?x?xi32>
    %c1_i32 = arith.constant 1 : i32
    %1 = linalg.fill ins(%c1_i32 : i32) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = linalg.matmul ins(%arg0, %1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %2 : tensor<?x?xi32>
  }
}

