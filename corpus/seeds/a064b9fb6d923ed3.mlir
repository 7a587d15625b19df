// bufdiff-profile: mixed
// bufdiff-choices: 2eaa5800aa1c6ddd6bf9622f3646b29e817e768091ec7fe6529dbc79ed8ff1d408433262f558ba94
// bufdiff-choices: 216d8356f64a520ee7c0e0f6e204973c328da40b4fbe20fa0dec1a389632c5cb1fafcb5bd2272bcd
// bufdiff-choices: cb145b8d6857870e27234469f46b111726b04320fd96da6e5cb07177cfc38f04bf44276dda8eff3f
// bufdiff-choices: 291f
// bufdiff-features: 2898 3579 10384 11441 14454 15751 19442 22801 26568 30666 32358 33848 34159
// bufdiff-features: 34167 36784 40712 42467 46203 46323 47554 47778 51341 52322 52525 53244 53252
// bufdiff-features: 60686 63071 64119 64235 66422 67563 68355 71050 72413 73802 76339 81736 85673
// bufdiff-features: 85843 87199 88732 89780 90218 90543 90596 93255 97662 99383 101823 101866
// bufdiff-features: 103635 110552 112929 113901 117235 121707 123204 125908 127661 127813 130933
// bufdiff-features: 137045 137105 141238 144513 144724 146512 148509 150313 151292 151758 152226
// bufdiff-features: 154946 158120 158897 165636 165719 167252 168815 168858 169731 173166 173800
// bufdiff-features: 174170 177701 179649 184513 186257 186959 187596 188778 188790 190142 194682
// bufdiff-features: 195487 196031 197392 197837 197849 201059 201834 202241 203746 204527 205434
// bufdiff-features: 207457 210461 213275 214171 214298 220843 223719 225759 226473 228390 228936
// bufdiff-features: 230081 230640 231470 233969 241436 242793 246543 247797 249940 252466 252539
// bufdiff-features: 255520 257251 259301 259840 261263
module {
  func.func private @f1(%arg0: tensor<1x0xi32>, %arg1: tensor<1x0xi32>) -> (tensor<1x0xi32>, tensor<1x0xi32>, f32) {
    %0 = linalg.copy ins(%arg0 : tensor<1x0xi32>) outs(%arg1 : tensor<1x0xi32>) -> tensor<1x0xi32>
    %cst = arith.constant 1.000000e+00 : f32
    return %arg0, %0, %cst : tensor<1x0xi32>, tensor<1x0xi32>, f32
  }
  func.func @main(%arg0: tensor<1x0xi32>, %arg1: tensor<1x0xi32>) -> tensor<?x0xi32> {
    %0:3 = call @f1(%arg0, %arg1) : (tensor<1x0xi32>, tensor<1x0xi32>) -> (tensor<1x0xi32>, tensor<1x0xi32>, f32)
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg2 = %c0 to %c2 step %c2 iter_args(%arg3 = %0#1) -> (tensor<1x0xi32>) {
      %inserted_slice = tensor.insert_slice %0#0 into %arg3[0, %c0] [1, 0] [1, 1] : tensor<1x0xi32> into tensor<1x0xi32>
      %c2_i32 = arith.constant 2 : i32
      %2 = tensor.empty() : tensor<1x0xi32>
      %3 = linalg.fill ins(%c2_i32 : i32) outs(%2 : tensor<1x0xi32>) -> tensor<1x0xi32>
      %4 = linalg.div_unsigned ins(%0#1, %3 : tensor<1x0xi32>, tensor<1x0xi32>) outs(%inserted_slice : tensor<1x0xi32>) -> tensor<1x0xi32>
      scf.yield %4 : tensor<1x0xi32>
    }
    %cast = tensor.cast %1 : tensor<1x0xi32> to tensor<?x0xi32>
    return %cast : tensor<?x0xi32>
  }
}

