// bufdiff-profile: calls
// bufdiff-choices: 03c421da4a056e9d5692d22211832d898455de3406ce08012b5beae01db3bd5381c014f3f3b073be
// bufdiff-choices: ae93cb9880ee4decd086c725cec59ef4d3ea33342b8810fc4a444c8ea96e89cb71db7c24215554f5
// bufdiff-choices: 2875ed7c7e4c9e7a2021b97e556e1e2919a1c52c11b47b8d118ed2ad876f44d9ff9e7759229a6d76
// bufdiff-choices: 972b20b296d2bb11bd2122843d6cbf6896d589706c380943c854
// bufdiff-features: 2898 3579 8235 9479 9809 13233 13915 15751 17970 19419 19710 22280 26568 27556
// bufdiff-features: 28464 29296 34159 34167 35239 46203 47554 47762 52807 52900 55223 55276 56140
// bufdiff-features: 60025 60686 61944 62480 63071 64235 64601 68355 82594 85769 89780 94297 98291
// bufdiff-features: 98501 99383 107761 110140 110162 110552 110780 111203 112929 115101 118221
// bufdiff-features: 124909 125908 127813 128803 129849 130824 130933 132590 133446 137637 139088
// bufdiff-features: 141238 142393 148685 152226 153780 154946 155530 155898 158120 160756 161536
// bufdiff-features: 162740 165636 165719 166169 167614 168452 168858 173800 174170 174249 174930
// bufdiff-features: 175662 178067 178537 178549 178648 179739 184030 186959 188790 192422 196031
// bufdiff-features: 197392 197837 201059 202444 205434 205689 210461 213275 215938 215959 218141
// bufdiff-features: 220387 222306 225325 228390 229266 230081 230104 231254 233674 234332 242034
// bufdiff-features: 242101 242396 246543 246783 248524 250483 252466 252539 256112 257251 258906
// bufdiff-features: 259528 259840 261091
module {
  func.func @main(%arg0: tensor<?x?xf64>, %arg1: tensor<4x5xf64>, %arg2: f64, %arg3: tensor<?x?xf64>) -> (tensor<4x5xf64>, tensor<4x5xindex>, f32) {
    %0 = call @f1(%arg1) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    %1 = tensor.empty() : tensor<4x5xi64>
    %c42_i64 = arith.constant 42 : i64
    %2 = linalg.fill ins(%c42_i64 : i64) outs(%1 : tensor<4x5xi64>) -> tensor<4x5xi64>
    %3 = arith.index_cast %2 : tensor<4x5xi64> to tensor<4x5xindex>
    %c2 = arith.constant 2 : index
    %4 = linalg.fill ins(%c2 : index) outs(%3 : tensor<4x5xindex>) -> tensor<4x5xindex>
    %5 = memref.alloca_scope  -> (f32) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %6 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %3) -> (tensor<4x5xindex>) {
        %9 = scf.for %arg6 = %c0 to %c1 step %c1 iter_args(%arg7 = %arg5) -> (tensor<4x5xindex>) {
          %extracted_1 = tensor.extract %3[%c0, %arg4] : tensor<4x5xindex>
          %extracted_2 = tensor.extract %arg7[%arg4, %c2] : tensor<4x5xindex>
          %10 = tensor.empty() : tensor<5x4xindex>
          %11 = linalg.fill ins(%extracted_1 : index) outs(%10 : tensor<5x4xindex>) -> tensor<5x4xindex>
          %transposed = linalg.transpose ins(%11 : tensor<5x4xindex>) outs(%arg7 : tensor<4x5xindex>) permutation = [1, 0] 
          scf.yield %transposed : tensor<4x5xindex>
        }
        scf.yield %9 : tensor<4x5xindex>
      }
      %cst = arith.constant 0.000000e+00 : f64
      %7 = arith.cmpf ogt, %arg2, %cst : f64
      %8 = arith.index_castui %7 : i1 to index
      %inserted = tensor.insert %8 into %3[%8, %c0] : tensor<4x5xindex>
      %extracted = tensor.extract %inserted[%8, %8] : tensor<4x5xindex>
      %cst_0 = arith.constant 3.000000e+00 : f32
      memref.alloca_scope.return %cst_0 : f32
    }
    return %0, %4, %5 : tensor<4x5xf64>, tensor<4x5xindex>, f32
  }
  func.func private @f1(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c1, %c4] : tensor<4x5xf64>
    return %arg0 : tensor<4x5xf64>
  }
}

