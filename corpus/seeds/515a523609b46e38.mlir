// bufdiff-profile: calls
// bufdiff-choices: 2c5ad11736625276e8c711d2a9703184315dca3819ccdc61f4285ce9df201f3cb3f02a4e0013f653
// bufdiff-choices: 2c8111ce6d4c6ae8bf5485cbd5b58cf3dac19ee29a16c7ddcbcabceff95da4df29b96d5bb26222f0
// bufdiff-choices: 10bd066be4e6b1dae3cfe577229ea6535c2487b5a41dfa877ecdeabbbaacc893351eefcce7909242
// bufdiff-choices: bedb93598dfbd91815bc601f9a0e8701b612f1ae17f56df81379a12958888aeb81d66905f0c55bb7
// bufdiff-choices: 65fd7760bf28d0e2d71a54471a6ae06524454af0accb6f8c2a76349e69b91e02f6b1a18445ade6fd
// bufdiff-choices: 33601185b34013e8a4472355be8aa9ad9156b1c2a2cbdae80efab622316deb524918044d96771d6a
// bufdiff-choices: 41603222cf1833456a76bd035bb8172b471f3c0e4019918d064524e34b60441331070d14e2ec7b01
// bufdiff-choices: b9233ac87875f02d645c33b760aa36e4787bb29189a79b8e5e653657844848d7
// bufdiff-features: 2572 3638 5178 5297 6169 6289 6363 9479 12796 12932 15751 19419 20402 22095
// bufdiff-features: 23600 24826 25898 26568 27556 29590 30666 32514 34159 34167 36213 36252 36784
// bufdiff-features: 38520 42467 42984 43442 43612 45017 45617 46203 47392 48269 48598 49635 50231
// bufdiff-features: 50894 52558 52900 53243 53252 54135 54365 55776 56024 56314 60469 60686 61944
// bufdiff-features: 63071 64235 66422 67520 67880 68355 71050 71306 72909 74057 74560 75502 76700
// bufdiff-features: 79099 81597 81736 82011 82135 85269 85843 88000 88337 89780 90097 91562 91739
// bufdiff-features: 95407 97715 98276 98501 99383 102215 104201 104315 107702 107987 108012 112929
// bufdiff-features: 119340 119588 120197 120650 121626 122159 125702 127373 130310 130602 134895
// bufdiff-features: 135887 136039 140367 141238 141891 142034 142846 144761 145224 146027 146512
// bufdiff-features: 146734 148170 154294 154946 155675 155898 156460 156683 157579 158120 158897
// bufdiff-features: 160756 162764 163188 163406 165057 165719 167466 168323 168858 169734 172145
// bufdiff-features: 173023 174170 177182 181789 182283 182974 184022 185077 186088 186849 186959
// bufdiff-features: 187945 188136 188522 188790 189674 194063 194682 197169 197339 197392 197561
// bufdiff-features: 197837 198460 199000 201059 202085 205434 205689 207760 208812 209922 211283
// bufdiff-features: 212111 212680 212695 220862 221648 221798 227345 228390 230081 230640 231792
// bufdiff-features: 240100 243781 246543 247062 247364 249841 252539 256112 258378 259528 259840
// bufdiff-features: 260450
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<?xf64>) -> (tensor<4xf64>, tensor<4xf64>, i1, i1) {
    %0 = call @f3(%arg1, %arg2) : (tensor<4xf64>, tensor<?xf64>) -> tensor<4xf64>
    %1 = linalg.max ins(%0, %arg1 : tensor<4xf64>, tensor<4xf64>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
    %2:2 = call @f1(%arg1, %1) : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, i1)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xf64>
    %cst = arith.constant dense<[2.500000e+00, 5.500000e+00, 8.500000e+00, 1.150000e+01]> : tensor<4xf64>
    %3:2 = call @f1(%arg0, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf64>, tensor<4xf64>) -> (tensor<4xf64>, i1)
    %cast = tensor.cast %2#0 : tensor<4xf64> to tensor<?xf64>
    %4 = call @f3(%1, %cast) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf64>, tensor<?xf64>) -> tensor<4xf64>
    return %4, %3#0, %3#1, %2#1 : tensor<4xf64>, tensor<4xf64>, i1, i1
  }
  func.func @f3(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>) -> tensor<4xf64> {
    %0 = linalg.reciprocal ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %1 = call @f2(%0) : (tensor<4xf64>) -> tensor<4xf64>
    %cst = arith.constant dense<-2.500000e+00> : tensor<4xf64>
    %2 = call @f2(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<4xf64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func @f2(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant -6.000000e+00 : f64
    %cst_2 = arith.constant 2.000000e+00 : f64
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf64>
    %0 = linalg.abs ins(%from_elements : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func @f1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<4xf64>, i1) {
    %0 = linalg.negf ins(%arg0 : tensor<4xf64>) outs(%arg1 : tensor<4xf64>) -> tensor<4xf64>
    %concat = tensor.concat dim(0) %arg0, %0, %arg0 : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<12xf64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %concat[%c0] : tensor<12xf64>
    %1 = math.isnan %extracted : f64
    return %arg0, %1 : tensor<4xf64>, i1
  }
}

