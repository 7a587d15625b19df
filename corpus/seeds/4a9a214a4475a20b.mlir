// bufdiff-profile: calls
// bufdiff-choices: 202d1a880f18ed4dae2e75dca93f55841480854783834d28be3cc7bf5cc3a48da9323920de109fd8
// bufdiff-choices: f6fe9538a12decb40a1d8488cb9204b53c73567222c20331d7f2d1a1f031eddb5ea0250e47204f6f
// bufdiff-choices: cc836bdbae068635eed081d6439c9fe0c470a19b4e9b62f99708eb0e50dcd5dd93c9c259871f2691
// bufdiff-choices: 245c3a06cc151b852aa94a0210bed910f2e0619b2d740bf08b94b4cba6ed44809482bd308c4a94cb
// bufdiff-choices: 7b0269c56d8229f9f44a125d12fe10f0c7a8f86c6f5d72a02db3509066c03cdad75a885acd2a65d7
// bufdiff-choices: 92d6f87c4bcafc20d63202ed8cac6241eb374668e993195a8e4cc2e754aad5f3b3eb57658009f12a
// bufdiff-choices: 150a08eac99ecb4d663f5d171c573fcc4d85939f2a81f4858644050a3312ea929963d60bd0f12960
// bufdiff-choices: 35345707f1f9d5b2cc7167c928ae27448f3e374772e49c12780c66faa3222592d555cec1e9406d7a
// bufdiff-choices: 72f0edb2dda77f53798b8f67e3ab0465ded91772e54e
// bufdiff-features: 4752 6831 7122 12932 13233 13853 13915 15751 15903 17406 18486 20092 21140
// bufdiff-features: 22021 22095 22280 22957 23143 24747 26087 26568 27725 28503 30666 32232 34167
// bufdiff-features: 35163 36773 36784 36797 38783 40070 40712 42903 42984 46203 48598 48974 49635
// bufdiff-features: 50894 51099 51475 52558 52625 52900 53469 53676 53725 53779 55113 60686 61169
// bufdiff-features: 63071 64119 65267 66072 66422 68355 68390 71306 72520 72975 73289 73335 73802
// bufdiff-features: 74057 74236 74833 75361 75702 76700 82135 84347 84585 85843 89177 89780 90070
// bufdiff-features: 92022 93083 97715 98501 100073 101753 102597 103035 104315 105286 105355 107425
// bufdiff-features: 108012 108038 108210 109105 112363 112929 113940 114143 117206 117235 117573
// bufdiff-features: 120887 121626 121977 125702 128355 128410 128916 129849 130310 130535 135534
// bufdiff-features: 136165 137477 139765 141891 142040 142680 145008 145534 145962 146512 146792
// bufdiff-features: 147041 149884 150631 151446 152518 152620 153293 154784 156460 157034 158120
// bufdiff-features: 158204 158996 161377 162764 162799 165373 165636 165719 166979 167352 167614
// bufdiff-features: 167670 168798 168858 169744 170080 174314 177355 177677 178019 178067 179306
// bufdiff-features: 181522 181541 181789 182675 183114 184030 184510 184962 185048 186849 186959
// bufdiff-features: 187225 188571 188790 190166 192113 192422 192628 193747 194682 196031 196048
// bufdiff-features: 197837 198204 198762 198820 201059 201734 202085 202739 204697 205434 205689
// bufdiff-features: 206133 208503 210461 212659 213275 213476 214325 214916 215055 215893 216527
// bufdiff-features: 216827 217118 217899 220399 224222 225741 226357 227345 227536 227730 228291
// bufdiff-features: 228390 228519 230081 230640 232672 238938 240158 240539 242145 242335 242955
// bufdiff-features: 243781 246543 247272 252466 252539 255556 255676 256112 256247 259840 260161
// bufdiff-features: 260465 262097
module {
  func.func @main(%arg0: tensor<2xf32> {bufferization.writable = false}, %arg1: tensor<2xf32>, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, f32, f32) {
    %0:3 = call @f2(%arg1) : (tensor<2xf32>) -> (tensor<?xf32>, f32, f32)
    %1:3 = call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2xf32>) -> (tensor<?xf32>, f32, f32)
    %cast = tensor.cast %arg0 : tensor<2xf32> to tensor<?xf32>
    %2:2 = call @f1(%cast, %cast, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, f32)
    %cst = arith.constant 1.000000e+00 : f32
    %3 = arith.cmpf uno, %2#1, %cst : f32
    %4:2 = scf.if %3 -> (tensor<?xf32>, tensor<?xf32>) {
      %5 = scf.if %3 -> (tensor<?xf32>) {
        %cst_0 = arith.constant dense<[5.000000e-01, -5.000000e-01, -1.500000e+00]> : tensor<3xf32>
        %cast_1 = tensor.cast %cst_0 : tensor<3xf32> to tensor<?xf32>
        %7:2 = func.call @f1(%2#0, %cast_1, %2#0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, f32)
        %extracted_slice_2 = tensor.extract_slice %7#0[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
        scf.yield %2#0 : tensor<?xf32>
      } else {
        %7 = linalg.sqrt ins(%2#0 : tensor<?xf32>) outs(%2#0 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %7 : tensor<?xf32>
      }
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %5[0] [%c1] [1] : tensor<?xf32> to tensor<?xf32>
      %6 = linalg.sub ins(%extracted_slice, %1#0 : tensor<?xf32>, tensor<?xf32>) outs(%0#0 : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %6, %0#0 : tensor<?xf32>, tensor<?xf32>
    } else {
      %c1 = arith.constant 1 : index
      %extracted_slice = tensor.extract_slice %2#0[%c1] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %5 = linalg.sub ins(%extracted_slice, %1#0 : tensor<1xf32>, tensor<?xf32>) outs(%0#0 : tensor<?xf32>) -> tensor<?xf32>
      %cast_0 = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
      scf.yield %5, %cast_0 : tensor<?xf32>, tensor<?xf32>
    }
    return %4#1, %4#0, %1#2, %arg2 : tensor<?xf32>, tensor<?xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<2xf32>) -> (tensor<?xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<1xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %cast = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %1 : tensor<1xf32> to tensor<?xf32>
    %2:2 = call @f1(%cast, %cast_0, %cast) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, f32)
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant dense<5.500000e+00> : tensor<f32>
    %inserted_slice = tensor.insert_slice %cst_1 into %arg0[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
    return %2#0, %2#1, %cst : tensor<?xf32>, f32, f32
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %cst : tensor<?xf32>, f32
  }
}

