// bufdiff-profile: mixed
// bufdiff-choices: 234fda3e50cc9587e453d98ba4663fbdbb76c10e4d1a0261e0da4df5c07217cc9695333731d569ec
// bufdiff-choices: 46d43df5d30483dbfc16d1d00889241ecaa04d2052c65f7270e03a82a5913ed3dd9d0fe72bb11497
// bufdiff-choices: 2bb07637e4988f11e06e1dd4ac10cab1230215e5fcc6b50a94e0607e0ac7e5bb81830ec3069b31ed
// bufdiff-choices: 6d83a612cda6452089b41e38605d8fe264ec950b132923e2ffe6
// bufdiff-features: 5297 6363 15751 18486 19000 21140 22280 22498 26568 26796 29229 29968 30209
// bufdiff-features: 33769 34031 34167 42467 42984 43631 45017 46203 48038 50894 53243 53435 56024
// bufdiff-features: 59764 60025 60686 64235 65496 68355 69081 71050 73802 74057 75361 76915 82135
// bufdiff-features: 88000 89780 90097 93734 99383 100073 103159 109105 110780 112929 116549 120650
// bufdiff-features: 121626 121977 128182 130602 134205 145224 146512 153169 153293 156460 161065
// bufdiff-features: 161377 163406 165636 165719 166579 167197 173354 183114 184962 186959 188136
// bufdiff-features: 188790 189674 190166 194063 197837 199000 201059 202241 204212 205434 205689
// bufdiff-features: 205705 208812 210461 211283 212111 215340 218286 225250 228390 230640 235375
// bufdiff-features: 241225 245380 246543 247062 251110 252539 253836 258378 259840
module {
  func.func @main(%arg0: tensor<5xf64>, %arg1: tensor<?xf64>, %arg2: tensor<5xf64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf64>, f64) {
    %cst = arith.constant dense<-0.000000e+00> : tensor<5xf64>
    %0 = call @f1(%cst, %cst) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi uge, %dim, %c1 : index
    %2 = scf.if %1 -> (tensor<?xf64>) {
      %c5 = arith.constant 5 : index
      %3 = arith.remui %dim, %c5 : index
      %cst_1 = arith.constant 0.000000e+00 : f64
      %inserted = tensor.insert %cst_1 into %0[%3] : tensor<5xf64>
      %cast = tensor.cast %inserted : tensor<5xf64> to tensor<?xf64>
      scf.yield %cast : tensor<?xf64>
    } else {
      %3 = func.call @f1(%arg2, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      scf.yield %arg1 : tensor<?xf64>
    }
    %cst_0 = arith.constant 1.000000e+10 : f64
    return %2, %cst_0 : tensor<?xf64>, f64
  }
  func.func private @f1(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>) -> tensor<5xf64> {
    %0 = linalg.abs ins(%arg1 : tensor<5xf64>) outs(%arg1 : tensor<5xf64>) -> tensor<5xf64>
    return %0 : tensor<5xf64>
  }
}

