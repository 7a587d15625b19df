// bufdiff-profile: cfg
// bufdiff-choices: 32ea168cce9902f49a6082975e4bbced84dc4521194e6740d65db6a236c9e327b1c9904dc52e9a09
// bufdiff-choices: bbdc987cdc62d9ff2a476fe211f262274272571946234a23e16f8d6360cdfcc54f5460c5773b3e65
// bufdiff-choices: 1ec857d0df1c0ef9085b8995aaf72150c124daabcd5e1e510bac51c459e1d9e74ac2ee
// bufdiff-features: 3866 5296 7122 13233 15751 16086 19979 20237 22109 24747 26568 31798 34167
// bufdiff-features: 35364 36784 40167 40712 46203 48301 50894 52900 53252 58973 60563 63800 64235
// bufdiff-features: 66422 68355 68408 72629 74057 76666 78283 78644 81736 84585 85051 86125 88635
// bufdiff-features: 89780 92970 96716 98501 99383 104931 107412 108161 108427 108977 110491 112929
// bufdiff-features: 115778 118576 118984 120049 123967 124452 128916 134803 136417 144093 146512
// bufdiff-features: 147455 147477 150642 152577 153293 155465 155884 155898 156253 156460 156678
// bufdiff-features: 158120 159421 160967 163373 165719 168007 168858 170211 178067 183353 184030
// bufdiff-features: 184686 185490 188709 188792 192215 192422 193747 196031 196048 197392 197738
// bufdiff-features: 197837 201322 205434 208500 210363 210461 214786 216034 220706 223857 228390
// bufdiff-features: 230584 230640 231208 236101 236324 240158 241844 242306 242872 242955 243441
// bufdiff-features: 245619 246543 252466 252539 252814 253836 254848 256247 259840 260138 260161
module {
  func.func @main(%arg0: tensor<3x3x3xf32>) -> (tensor<?x?x?xf32>, tensor<?x3x3xf32>, tensor<?x?x?xf32>, f32, f32) {
    %cast = tensor.cast %arg0 : tensor<3x3x3xf32> to tensor<?x?x?xf32>
    %c100_i64 = arith.constant 100 : i64
    %0 = call @f1(%cast, %c100_i64) : (tensor<?x?x?xf32>, i64) -> tensor<?x?x?xf32>
    %1 = tensor.empty() : tensor<3x3x3xi1>
    %false = arith.constant false
    %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<3x3x3xi1>) -> tensor<3x3x3xi1>
    %3 = linalg.select ins(%2, %arg0, %0 : tensor<3x3x3xi1>, tensor<3x3x3xf32>, tensor<?x?x?xf32>) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %4 = call @f1(%0, %c100_i64) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?x?x?xf32>, i64) -> tensor<?x?x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %5 = complex.create %cst, %cst_0 : complex<f32>
    %6 = complex.cos %5 : complex<f32>
    %7 = complex.im %6 : complex<f32>
    %cast_1 = tensor.cast %arg0 : tensor<3x3x3xf32> to tensor<?x3x3xf32>
    return %3, %cast_1, %4, %7, %cst : tensor<?x?x?xf32>, tensor<?x3x3xf32>, tensor<?x?x?xf32>, f32, f32
  }
  func.func private @f1(%arg0: tensor<?x?x?xf32>, %arg1: i64) -> tensor<?x?x?xf32> {
    %0 = linalg.erf ins(%arg0 : tensor<?x?x?xf32>) outs(%arg0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %1 = linalg.softmax dimension(1) ins(%0 : tensor<?x?x?xf32>) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %1 : tensor<?x?x?xf32>
  }
}

