// bufdiff-profile: loops
// bufdiff-choices: 234fda3e50cc9587e453d98ba4663fbdbb76c10e4d1a0261e0da4df5c07217cc9695333731d569ec
// bufdiff-choices: 46d43df5d30483dbfc16d1d00889241ecaa04d2052c65f7270e03a82a5913ed3dd9d0fe72bb11497
// bufdiff-choices: 2bb07637e4988f11e06e1dd4ac10cab1230215e5fcc6b50a94e0607e0ac7e5bb81830ec3069b31ed
// bufdiff-choices: 6d83a612cda6452089b41e38605d8fe264ec950b132923e2ffe6a6b3950467f61489dd5a348f2b7b
// bufdiff-choices: 721459e6064fff5c2cac7500e9a4fcbe
// bufdiff-features: 3039 4752 6169 6289 6611 6812 11162 12932 13233 14884 15751 15903 19419 19628
// bufdiff-features: 23143 23787 25863 26568 29590 29968 30666 32421 32536 33769 34167 36784 38783
// bufdiff-features: 39915 40712 41907 42919 43442 46203 46476 46913 47203 47392 48598 52062 52558
// bufdiff-features: 52900 53716 54385 55463 58122 59372 60469 61769 63887 64120 64235 64716 66422
// bufdiff-features: 67880 68355 71306 72546 73802 74057 74485 75502 75881 77129 78283 78430 79493
// bufdiff-features: 81736 83194 84090 84349 84727 85557 85843 86125 94977 99383 100481 102788
// bufdiff-features: 104315 104931 106761 107702 107987 108810 112549 112929 115778 117155 119691
// bufdiff-features: 121626 122159 130310 132156 133681 134816 136039 141816 141891 144383 144761
// bufdiff-features: 146512 152098 155898 156460 158120 158897 162764 165719 166037 167793 167973
// bufdiff-features: 169734 171369 173354 174281 176782 177167 177248 177904 178067 180404 183224
// bufdiff-features: 184030 186959 187378 188790 191490 192418 192422 192628 192771 194256 194682
// bufdiff-features: 196031 197169 197837 201059 201716 202118 202241 202616 205434 207760 210461
// bufdiff-features: 211884 220028 228390 229759 230081 230640 233533 235375 236136 239929 240158
// bufdiff-features: 241276 243781 245898 246543 247062 248408 252466 253292 253836 254380 256112
// bufdiff-features: 259840 260202
module {
  func.func @main(%arg0: tensor<?xf64>) -> (tensor<5xf64>, tensor<?xf64>, tensor<5xf64>, tensor<3xf64>, tensor<?xf64>) {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
    %cst = arith.constant dense<[1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00]> : tensor<5xf64>
    %0 = call @f1(%cst, %cst) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %1 = tensor.empty() : tensor<5xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %2 = linalg.fill ins(%cst_0 : f64) outs(%1 : tensor<5xf64>) -> tensor<5xf64>
    %cst_1 = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<5xf64>
    %3 = linalg.min ins(%2, %cst_1 : tensor<5xf64>, tensor<5xf64>) outs(%cst : tensor<5xf64>) -> tensor<5xf64>
    %cast = tensor.cast %3 : tensor<5xf64> to tensor<?xf64>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %cst[0] [3] [%c2] : tensor<5xf64> to tensor<3xf64>
    return %0, %concat, %2, %extracted_slice, %cast : tensor<5xf64>, tensor<?xf64>, tensor<5xf64>, tensor<3xf64>, tensor<?xf64>
  }
  func.func private @f1(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>) -> tensor<5xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5xf64>
    %cst = arith.constant dense<1.000000e+10> : tensor<5xf64>
    %0 = linalg.max ins(%arg1, %cst : tensor<5xf64>, tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    %c5 = arith.constant 5 : index
    %1 = arith.remui %dim, %c5 : index
    %cst_0 = arith.constant 1.000000e+00 : f64
    %inserted = tensor.insert %cst_0 into %0[%1] : tensor<5xf64>
    return %0 : tensor<5xf64>
  }
}

