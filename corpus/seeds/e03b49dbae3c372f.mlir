// bufdiff-profile: mixed
// bufdiff-choices: 2ce7ce843abd661da4691ba5eb568e4a1c13d2180f435ecc6513211fbf62b5993bef4863e959306d
// bufdiff-choices: 21afc1f88ee6b32b0aaabedabd7d5b92e691cc74fd044cfeef70db9db19a9d3fb4dfd0ced2d80319
// bufdiff-choices: 7a5c0a77d1c9952154b1efd3db097c12633b9c4e9fef8f8dac2a8bcfda6d49c274b75ff35d4b11fe
// bufdiff-choices: 077a110ed0ab9aad3ef3ae41007beeffc5e3ccc4ed08ccdb6f7a139b
// bufdiff-features: 2572 2967 9479 14633 15751 18486 21953 22095 26568 26663 29667 29839 29968
// bufdiff-features: 30227 32388 33769 46203 47762 50031 52322 53252 60302 60599 63071 64235 65496
// bufdiff-features: 68355 69081 70119 74833 76149 76328 76339 76973 77129 78796 79099 82135 85481
// bufdiff-features: 87923 88337 99383 105594 107702 108221 108992 109105 109732 112929 113327
// bufdiff-features: 117532 121977 124106 126928 128182 128355 130310 130535 130942 135868 136039
// bufdiff-features: 137045 139901 143154 155898 158120 158876 161377 162390 162764 165636 165719
// bufdiff-features: 168196 172814 174170 174371 176231 179649 181541 183114 184962 186358 186959
// bufdiff-features: 188790 190142 191911 194205 194682 194700 196031 197169 197837 200104 201059
// bufdiff-features: 204527 205434 207330 207731 210461 218286 218635 220181 221126 221549 224011
// bufdiff-features: 228936 229412 230081 232228 235375 237921 238954 239929 241225 241554 243781
// bufdiff-features: 247062 249841 252466 253836 255520 255923 259510 259840 262097
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32>, %arg1: f64, %arg2: tensor<?xi32>) -> tensor<?xi32> {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = arith.cmpf une, %arg1, %cst : f64
    %1 = scf.if %0 -> (tensor<?xi32>) {
      %cst_0 = arith.constant dense<11> : tensor<3xi32>
      %cst_1 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
      %2:2 = func.call @f1(%cst_0, %cst_1, %cst_1) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
      %3 = tensor.empty(%dim) : tensor<?xi32>
      %extracted = tensor.extract %2#0[%c0] : tensor<3xi32>
      %4 = linalg.fill ins(%extracted : i32) outs(%3 : tensor<?xi32>) -> tensor<?xi32>
      %5 = linalg.mul ins(%arg0, %4 : tensor<?xi32>, tensor<?xi32>) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %5 : tensor<?xi32>
    } else {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg2, %c0 : tensor<?xi32>
      %2 = tensor.empty(%dim) : tensor<?xi32>
      %c100_i32 = arith.constant 100 : i32
      %3 = linalg.fill ins(%c100_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %3 : tensor<?xi32>, tensor<?xi32>) outs(%arg2 : tensor<?xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %5 = arith.addi %in, %in_0 : i32
        linalg.yield %5 : i32
      } -> tensor<?xi32>
      scf.yield %4 : tensor<?xi32>
    }
    return %1 : tensor<?xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = linalg.copy ins(%arg1 : tensor<3xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    return %0, %arg2 : tensor<3xi32>, tensor<3xi32>
  }
}

