// bufdiff-profile: mixed
// bufdiff-choices: dcd137ef89f0e5b6813068076884ff6cbaf3ea8b05bda014d1587409981b97ff8fd7e52de89395e6
// bufdiff-choices: 395b05af856398318e9d5a2137c3364ff62001be1b3fc66f78e0cd6e50f5d2e3b0b79aa154d93c2a
// bufdiff-choices: 7e532a2a4432c06bdc5d8c7c5e727463621686f5d673e3eff8a742baf69d998366aef5c4d6cbb004
// bufdiff-choices: 623c34804e6c10835a8c55edf4fc3b3cab7645463885723f4fbbe2f9ddd7ca097e3911fbf6d809c8
// bufdiff-choices: c2588f4d209c301378f9ae4f7c95b0bdd739717937cd0a18bdf8938dcd109103f864971891954ca8
// bufdiff-choices: 462a8d064e8889b374a00f51a2f83dc9b25e69119ce981f1b6798f275e66ae9f465aa02d3917d294
// bufdiff-choices: dd0d17ca842ba051a19e1445d15faf3721249ea5ea4a8a49f197d7cba27081
// bufdiff-features: 961 2898 2945 4752 9479 9968 11162 11825 13233 14454 14704 15751 15929 16455
// bufdiff-features: 20023 20749 20838 22095 22448 24747 26568 28464 29968 30293 30666 32514 34159
// bufdiff-features: 34167 36784 38427 39816 40712 42467 45617 46203 46414 47392 48324 48974 49355
// bufdiff-features: 50894 52322 52807 52900 53243 53244 53252 53414 57265 58191 59145 60686 61375
// bufdiff-features: 63071 63800 64120 65515 65726 66974 66995 67532 68206 68355 71050 71701 73387
// bufdiff-features: 73802 74057 74507 76339 78283 78430 80533 81736 82135 83900 84347 84585 85843
// bufdiff-features: 86125 87049 87199 88635 88732 89150 89780 89812 91365 92194 92976 93255 94961
// bufdiff-features: 95407 97924 99383 100059 101122 102601 103056 104790 104931 106321 106396
// bufdiff-features: 107412 107425 108012 109732 110552 112929 113041 113801 118884 119588 119597
// bufdiff-features: 119613 120049 120854 121250 123012 124909 125397 125908 125971 128916 129811
// bufdiff-features: 132590 134279 134330 136056 137045 141238 146512 146814 151758 154889 154946
// bufdiff-features: 155898 157579 158120 158897 159210 160756 160893 162948 163044 163102 163581
// bufdiff-features: 163687 164242 165534 165719 166889 168323 168858 170463 171992 172442 173354
// bufdiff-features: 173422 173800 174170 177089 178067 180327 181789 182283 183222 184030 185723
// bufdiff-features: 186959 187896 188790 190142 192422 192771 194682 194987 195182 196031 196048
// bufdiff-features: 196571 197267 197392 197770 198889 200065 201059 202241 203746 204212 204314
// bufdiff-features: 205434 205689 207454 208379 210022 210301 210461 210782 213275 215959 216570
// bufdiff-features: 217103 218635 220387 222809 223486 225325 225728 226579 228936 230081 230104
// bufdiff-features: 230293 230640 231330 231722 235375 236024 240158 242955 245619 245769 246543
// bufdiff-features: 246642 246783 247660 250278 251560 252466 252539 253782 255729 256247 259528
// bufdiff-features: 259840 260161
module {
  func.func @main(%arg0: tensor<6x6xi8>, %arg1: tensor<3x4xi64>, %arg2: tensor<3x3xf32>) -> (tensor<6x6xi8>, tensor<3x4xi64>, tensor<?x?xi8>, tensor<3x3xf32>, tensor<?x?xi8>, tensor<3x3xf32>, tensor<3x?xf32>, tensor<6x6xi8>, i8) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<3x?xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c2, %c1] : tensor<3x3xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<3xf32>) outs(%0 : tensor<3x?xf32>) dimensions = [1] 
    %cast = tensor.cast %arg0 : tensor<6x6xi8> to tensor<?x?xi8>
    %3:3 = call @f2(%arg2, %cast) : (tensor<3x3xf32>, tensor<?x?xi8>) -> (tensor<3x3xf32>, tensor<?x?xi8>, tensor<3x3xf32>)
    %cast_0 = tensor.cast %arg0 : tensor<6x6xi8> to tensor<?x?xi8>
    %c9_i64 = arith.constant 9 : i64
    %4:2 = call @f3(%cast_0, %arg1, %c9_i64) : (tensor<?x?xi8>, tensor<3x4xi64>, i64) -> (tensor<?x?xi8>, tensor<?x?xi8>)
    %cast_1 = tensor.cast %4#1 : tensor<?x?xi8> to tensor<6x6xi8>
    %5:3 = call @f1(%cast_1, %arg1) : (tensor<6x6xi8>, tensor<3x4xi64>) -> (tensor<3x4xi64>, tensor<6x6xi8>, i8)
    return %5#1, %5#0, %4#0, %3#2, %3#1, %3#0, %broadcasted, %arg0, %5#2 : tensor<6x6xi8>, tensor<3x4xi64>, tensor<?x?xi8>, tensor<3x3xf32>, tensor<?x?xi8>, tensor<3x3xf32>, tensor<3x?xf32>, tensor<6x6xi8>, i8
  }
  func.func @f3(%arg0: tensor<?x?xi8>, %arg1: tensor<3x4xi64>, %arg2: i64) -> (tensor<?x?xi8>, tensor<?x?xi8>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi8>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi8>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xi8>
    %c-1_i8 = arith.constant -1 : i8
    %1 = linalg.fill ins(%c-1_i8 : i8) outs(%0 : tensor<?x?xi8>) -> tensor<?x?xi8>
    %transposed = linalg.transpose ins(%1 : tensor<?x?xi8>) outs(%arg0 : tensor<?x?xi8>) permutation = [1, 0] 
    return %transposed, %1 : tensor<?x?xi8>, tensor<?x?xi8>
  }
  func.func @f2(%arg0: tensor<3x3xf32>, %arg1: tensor<?x?xi8>) -> (tensor<3x3xf32>, tensor<?x?xi8>, tensor<3x3xf32>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = tensor.empty() : tensor<3x3xf32>
    %2 = linalg.copy ins(%arg0 : tensor<3x3xf32>) outs(%1 : tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0, %arg1, %2 : tensor<3x3xf32>, tensor<?x?xi8>, tensor<3x3xf32>
  }
  func.func private @f1(%arg0: tensor<6x6xi8>, %arg1: tensor<3x4xi64>) -> (tensor<3x4xi64>, tensor<6x6xi8>, i8) {
    %transposed = linalg.transpose ins(%arg0 : tensor<6x6xi8>) outs(%arg0 : tensor<6x6xi8>) permutation = [1, 0] 
    %c100_i8 = arith.constant 100 : i8
    return %arg1, %transposed, %c100_i8 : tensor<3x4xi64>, tensor<6x6xi8>, i8
  }
}

