// bufdiff-profile: cfg
// bufdiff-choices: 62b1669bd2d300f28343c37cd3a1f482a44d4036941cef43449cb1b00b94c8079e4127d13997342b
// bufdiff-choices: d74341e21b48f37b11b55ebb1b51fb0bb185393088baf9d04428f5a88fddb2a14e2c1bbad2850ce2
// bufdiff-choices: 7e6c5630123e3fe2a166de37c57aeb6b50f367bff7708e50f689c88a26313000f6a86749d41569f5
// bufdiff-choices: 067b7166dc02bc8b86ee5a490edc87d4348b96d965ad35c9f276d1a4dd69ed8a96224f7361e24974
// bufdiff-choices: e8f3f522f02bb74818397f329851f6083f5bc9207de1700c8fb4810b580db9165458f0c020dc765a
// bufdiff-choices: 9dd956a426c6136c0102e2db55adf4c648704c6515656743b6ad326264a8e7baf1a782879f36e7fd
// bufdiff-choices: 8b6a5225c9a3a3f416c5ef231af8a084bd00d1073a8b507e703e36a307321a2a26a5a30bdc466371
// bufdiff-choices: e4a9
// bufdiff-features: 91 3217 4752 8991 9034 9479 12276 13233 13915 14884 14925 15751 17792 17893
// bufdiff-features: 17989 18249 18680 19419 19849 20261 21932 22095 22280 22305 22813 23787 24842
// bufdiff-features: 26568 26922 27378 27840 29968 30666 33769 34167 37289 38520 38783 39224 39706
// bufdiff-features: 40540 40712 41193 42344 43053 43442 43631 44505 44520 45250 46203 47102 47918
// bufdiff-features: 48598 48991 49009 49322 51344 51415 52148 52322 52900 53180 53469 53779 54998
// bufdiff-features: 55067 58250 59525 60384 61375 62253 63071 64235 66212 66422 67526 68355 69505
// bufdiff-features: 70119 71306 72629 73289 74057 76953 79499 80692 82573 83261 84089 85843 86305
// bufdiff-features: 87100 87834 88337 88732 88896 88990 90198 90550 91289 93850 93994 94750 95273
// bufdiff-features: 95407 99383 99578 101523 102591 102610 105185 105346 107997 110433 110608
// bufdiff-features: 110899 110932 111336 111658 111809 111839 112929 113689 116438 117206 117235
// bufdiff-features: 119805 120772 121132 123148 124376 125936 126960 129849 130310 131175 131366
// bufdiff-features: 131672 134279 135036 135868 136271 136273 136684 137053 138511 139530 139901
// bufdiff-features: 140895 141834 143825 144003 144339 144469 144493 146329 146618 148814 149660
// bufdiff-features: 149670 149944 150299 151884 151936 152565 153293 154812 155942 156460 158120
// bufdiff-features: 158640 160756 161846 162629 163876 165636 165690 165719 166579 167252 167586
// bufdiff-features: 167614 169507 171358 173354 178067 180207 180867 182719 183574 184386 186237
// bufdiff-features: 186959 188441 188790 189139 189803 190142 190154 190170 192331 192354 192422
// bufdiff-features: 193353 195420 196031 197392 197837 200104 200273 200307 201059 201202 201601
// bufdiff-features: 201609 202648 203000 203352 204212 205434 205451 205689 205953 207081 207693
// bufdiff-features: 207731 209102 210096 210461 210749 212111 212628 213275 214560 216013 216034
// bufdiff-features: 217039 217672 218480 221089 221162 221761 222522 224212 226357 226808 227376
// bufdiff-features: 228390 228936 229246 229266 230081 230640 232043 234467 235325 235375 237763
// bufdiff-features: 239161 239241 239496 240158 240605 243424 243546 243781 243808 244677 246543
// bufdiff-features: 247061 247062 247384 248581 251478 252466 253389 253836 255052 255449 256078
// bufdiff-features: 257605 257672 258378 259840 261714
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x3x?xi64>) -> (tensor<?x3x?xi64>, tensor<?x3x?xi64>, i1) {
    %c3_i64 = arith.constant 3 : i64
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xi64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?xi64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x3x?xi64>
    %1 = linalg.fill ins(%c3_i64 : i64) outs(%0 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %2 = linalg.div_unsigned ins(%arg0, %1 : tensor<?x3x?xi64>, tensor<?x3x?xi64>) outs(%arg0 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2 : tensor<?x3x?xi64>, tensor<?x3x?xi64>) outs(%0 : tensor<?x3x?xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %15 = arith.andi %in, %in_1 : i64
      linalg.yield %15 : i64
    } -> tensor<?x3x?xi64>
    %4 = tensor.empty() : tensor<6xi64>
    %c42_i64 = arith.constant 42 : i64
    %5 = linalg.fill ins(%c42_i64 : i64) outs(%4 : tensor<6xi64>) -> tensor<6xi64>
    %6 = call @f2(%5, %5) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %extracted = tensor.extract %6[%c2] : tensor<6xi64>
    %c11_i64 = arith.constant 11 : i64
    %7 = arith.cmpi ult, %extracted, %c11_i64 : i64
    cf.cond_br %7, ^bb1(%1, %3 : tensor<?x3x?xi64>, tensor<?x3x?xi64>), ^bb2(%1, %3 : tensor<?x3x?xi64>, tensor<?x3x?xi64>)
  ^bb1(%8: tensor<?x3x?xi64>, %9: tensor<?x3x?xi64>):  // pred: ^bb0
    %10 = call @f2(%6, %6) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %11 = linalg.fill ins(%extracted : i64) outs(%8 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    %12 = linalg.copy ins(%8 : tensor<?x3x?xi64>) outs(%9 : tensor<?x3x?xi64>) -> tensor<?x3x?xi64>
    cf.br ^bb2(%11, %12 : tensor<?x3x?xi64>, tensor<?x3x?xi64>)
  ^bb2(%13: tensor<?x3x?xi64>, %14: tensor<?x3x?xi64>):  // 2 preds: ^bb0, ^bb1
    return %13, %14, %7 : tensor<?x3x?xi64>, tensor<?x3x?xi64>, i1
  }
  func.func private @f2(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %mapped = linalg.map ins(%arg1, %arg0 : tensor<6xi64>, tensor<6xi64>) outs(%arg0 : tensor<6xi64>)
      (%in: i64, %in_0: i64, %init: i64) {
        %1 = arith.xori %in, %in_0 : i64
        %c5_i64 = arith.constant 5 : i64
        %2 = arith.remui %1, %c5_i64 : i64
        linalg.yield %2 : i64
      }
    %0 = scf.execute_region -> tensor<6xi64> {
      %1 = tensor.empty() : tensor<3x3x3xi32>
      %c-128_i32 = arith.constant -128 : i32
      %2 = linalg.fill ins(%c-128_i32 : i32) outs(%1 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
      %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi64>
      %3 = func.call @f1(%2, %2, %cst) : (tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<6xi64>) -> tensor<3x3x3xi32>
      scf.yield %arg1 : tensor<6xi64>
    }
    return %mapped : tensor<6xi64>
  }
  func.func private @f1(%arg0: tensor<3x3x3xi32>, %arg1: tensor<3x3x3xi32>, %arg2: tensor<6xi64>) -> tensor<3x3x3xi32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 2] [3, 3, 1] [1, 1, 1] : tensor<3x3x3xi32> to tensor<3x3x1xi32>
    %cst = arith.constant dense<[[[11, 10, 9]], [[8, 7, 6]], [[5, 4, 3]]]> : tensor<3x1x3xi32>
    %c2_i32 = arith.constant 2 : i32
    %c42_i32 = arith.constant 42 : i32
    %0 = linalg.quantized_batch_matmul ins(%extracted_slice, %cst, %c2_i32, %c42_i32 : tensor<3x3x1xi32>, tensor<3x1x3xi32>, i32, i32) outs(%arg0 : tensor<3x3x3xi32>) -> tensor<3x3x3xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c1, %c1, %c0] : tensor<3x3x3xi32>
    %1 = arith.cmpi ult, %extracted, %c42_i32 : i32
    cf.cond_br %1, ^bb1, ^bb2(%0, %extracted_slice : tensor<3x3x3xi32>, tensor<3x3x1xi32>)
  ^bb1:  // pred: ^bb0
    %2 = tensor.empty() : tensor<3x3x1xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
    %4 = linalg.add ins(%extracted_slice, %3 : tensor<3x3x1xi32>, tensor<3x3x1xi32>) outs(%extracted_slice : tensor<3x3x1xi32>) -> tensor<3x3x1xi32>
    cf.br ^bb2(%0, %4 : tensor<3x3x3xi32>, tensor<3x3x1xi32>)
  ^bb2(%5: tensor<3x3x3xi32>, %6: tensor<3x3x1xi32>):  // 2 preds: ^bb0, ^bb1
    return %5 : tensor<3x3x3xi32>
  }
}

