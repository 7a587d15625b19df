// bufdiff-profile: mixed
// bufdiff-choices: 67b3abf1a7127a11a24490aa2a0167a3f8ad878c8685c4edd9c51d5a36d180f1d20ed9f13dbc2803
// bufdiff-choices: e9b3be93c1a10e90eb1faffed598c37fac6234acded9bc896b5a76afab515a3a67157cd5082d7e73
// bufdiff-choices: 7841787cf803455471228bf400190307aa80e9639946905f0fdb82207e0c04c0188f8bfa317d766e
// bufdiff-choices: 1ff9b9acdf33
// bufdiff-features: 4752 6666 8325 13233 14704 15751 18322 19979 20237 20874 21522 23143 25367
// bufdiff-features: 26568 27725 28907 29968 30666 34167 36784 40712 41396 42984 43442 46203 48598
// bufdiff-features: 49635 50894 52900 53252 55472 59347 60596 61944 63071 64778 65088 66422 68355
// bufdiff-features: 69081 69735 71306 73289 73802 74057 77617 78430 78703 79099 81736 82135 82851
// bufdiff-features: 83194 83493 84430 84585 85843 86125 86844 88732 89780 90070 91248 92194 93083
// bufdiff-features: 93255 98501 99383 104931 104973 107412 107425 108012 108920 109732 112929
// bufdiff-features: 113239 113901 119588 121626 128046 128916 137045 137582 142610 144058 144409
// bufdiff-features: 146512 147358 147477 153293 153896 155465 156460 157034 158120 161779 161883
// bufdiff-features: 163373 163687 165719 167793 168007 168323 168815 168858 171083 173354 174170
// bufdiff-features: 177182 177226 178067 181541 181789 182283 184030 184851 184962 186849 186959
// bufdiff-features: 187925 192422 192771 193747 196031 197849 201059 202241 204212 205434 210461
// bufdiff-features: 212111 213525 216062 218635 219734 220013 220695 221162 223045 223613 228061
// bufdiff-features: 228390 230081 230584 230640 235375 236024 236930 236986 237470 239107 239241
// bufdiff-features: 240158 241200 241225 241844 242872 246543 247062 247913 249841 252466 252539
// bufdiff-features: 257131 259840
module {
  func.func @main(%arg0: tensor<3xi8>, %arg1: memref<3xi8>) -> (tensor<3xi8>, tensor<?xi8>, tensor<?xi8>, tensor<3xi8>) {
    %cast = tensor.cast %arg0 : tensor<3xi8> to tensor<?xi8>
    %0:2 = call @f2(%cast, %cast) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>)
    %cast_0 = tensor.cast %0#0 : tensor<?xi8> to tensor<3xi8>
    %1:2 = call @f1(%cast_0) : (tensor<3xi8>) -> (tensor<?xi8>, tensor<3xi8>)
    %2 = bufferization.to_tensor %arg1 restrict : memref<3xi8> to tensor<3xi8>
    return %1#1, %1#0, %0#1, %2 : tensor<3xi8>, tensor<?xi8>, tensor<?xi8>, tensor<3xi8>
  }
  func.func @f2(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi8>
    %0 = tensor.empty(%dim) : tensor<2x?xi8>
    %c0_i8 = arith.constant 0 : i8
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<2x?xi8>) -> tensor<2x?xi8>
    %reduced = linalg.reduce ins(%1 : tensor<2x?xi8>) outs(%arg0 : tensor<?xi8>) dimensions = [0] 
      (%in: i8, %init: i8) {
        %2 = arith.subi %in, %init : i8
        %c0_i8_0 = arith.constant 0 : i8
        %3 = arith.shrsi %2, %c0_i8_0 : i8
        linalg.yield %3 : i8
      }
    return %reduced, %arg1 : tensor<?xi8>, tensor<?xi8>
  }
  func.func private @f1(%arg0: tensor<3xi8>) -> (tensor<?xi8>, tensor<3xi8>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<?xi1>) -> tensor<?xi1>
    %2 = tensor.empty() : tensor<3xi8>
    %c1_i8 = arith.constant 1 : i8
    %3 = linalg.fill ins(%c1_i8 : i8) outs(%2 : tensor<3xi8>) -> tensor<3xi8>
    %4 = linalg.select ins(%1, %arg0, %3 : tensor<?xi1>, tensor<3xi8>, tensor<3xi8>) outs(%arg0 : tensor<3xi8>) -> tensor<3xi8>
    %cast = tensor.cast %3 : tensor<3xi8> to tensor<?xi8>
    return %cast, %4 : tensor<?xi8>, tensor<3xi8>
  }
}

