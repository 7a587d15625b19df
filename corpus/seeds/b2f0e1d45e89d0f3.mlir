// bufdiff-profile: mixed
// bufdiff-choices: 0da4d4d92d2d248981ae919a757f4ccee97ff410ff1cea73dfb76fa2a1933b8f5c73b7b54c252231
// bufdiff-choices: 158514d5f7659480f326a4b18f874d076e38edae0e455b33a48c1c77332d5616069ec9ee707edb80
// bufdiff-choices: b6849dabd0d365e93bdecba0d612580a6579182e515b3a8a941d0063
// bufdiff-features: 15751 16242 17015 19419 21344 26568 28907 29968 46203 54349 60302 64235 68355
// bufdiff-features: 81176 81601 97101 110952 112929 114541 119039 130951 131999 132976 136958
// bufdiff-features: 137015 138901 139718 140591 141238 143878 151588 154946 155898 160263 165719
// bufdiff-features: 169299 171884 173354 174170 181541 182695 184962 188790 196031 197837 198626
// bufdiff-features: 201059 204212 205434 213513 213531 220181 230081 233321 235375 241225 252101
// bufdiff-features: 252466
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    affine.if #set(%dim) {
      %cst = arith.constant dense<2.500000e+00> : tensor<f64>
      %broadcasted = linalg.broadcast ins(%cst : tensor<f64>) outs(%arg0 : tensor<?xf64>) dimensions = [0] 
    } else {
      %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf64>
      %0 = tensor.empty(%dim_0) : tensor<?xf64>
      %cst = arith.constant 2.000000e+00 : f64
      %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
      %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg0, %1 : tensor<?xf64>, tensor<?xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
    }
    return %arg0 : tensor<?xf64>
  }
}

