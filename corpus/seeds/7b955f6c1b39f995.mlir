// bufdiff-profile: idioms
// bufdiff-choices: 42a5d4d5112367ae75d32b981cc49a4b8968e4283a20d65ba878784da644f8f3651bd7fdaa120b4b
// bufdiff-choices: 4bd5e349ee0bf0e081f3b324042e1db66a409adc8d9eb35b377705d2d6d5acf062480b085758aedf
// bufdiff-choices: afa2bf78a019ca222f97dc4198cbbc35481e69d5edec844b252ccc040fa10094dccc218dc78bbb30
// bufdiff-choices: 5eeec37bae243910a8ee45d5f4859593eaf3c56130b857d1c35994b76cc127e3d665047f8445c67e
// bufdiff-choices: a85922f209fb53c6e2536d792d063ba39bdafa039830321f18bc56209beb98b50c9f
// bufdiff-features: 598 1854 2898 3217 3579 3866 4200 6136 7384 9479 10069 10112 10203 10872 12560
// bufdiff-features: 13032 13915 14256 14454 15751 15893 16960 19124 20023 22095 22280 25302 25952
// bufdiff-features: 26546 26568 27316 27725 29968 30625 30666 34167 36784 36936 37289 38783 39927
// bufdiff-features: 40712 42344 43942 46203 46720 47554 49707 50894 52322 52928 53244 53469 54385
// bufdiff-features: 55113 64119 64235 65034 68355 69236 70335 73289 73802 74057 74481 74507 76700
// bufdiff-features: 76915 76953 78644 78746 81736 82135 82594 84585 85843 87199 88958 88990 89178
// bufdiff-features: 89732 89780 90070 91319 92970 95603 101342 103673 103851 105750 107412 107425
// bufdiff-features: 108038 108733 110695 110780 110816 111024 112929 113940 117206 117235 117779
// bufdiff-features: 119764 122163 127813 128916 129849 129878 130432 132281 136056 136077 136341
// bufdiff-features: 138167 138665 141238 142040 146512 146822 151758 153293 153896 154216 154946
// bufdiff-features: 155138 155465 156154 156460 156807 157034 160138 163876 165161 165373 165636
// bufdiff-features: 165719 165817 167614 168858 170082 170211 171205 171533 172118 173354 173800
// bufdiff-features: 174170 174284 175976 177166 177355 178067 181522 184030 185723 186942 186959
// bufdiff-features: 188571 188790 191455 192087 194682 196031 196632 197837 198447 198460 198820
// bufdiff-features: 199773 201059 205005 205434 205689 205953 206252 207124 210461 216810 217899
// bufdiff-features: 220223 220247 220517 223767 224099 225490 226357 226777 228390 230081 230293
// bufdiff-features: 230329 230640 230810 231330 234455 235375 236180 239941 240148 240158 242100
// bufdiff-features: 242307 246460 246543 246783 252466 252539 252543 252814 254848 255556 259840
// bufdiff-features: 261091
module {
  func.func @main(%arg0: tensor<3x?xf64>) -> (tensor<3x5xf64>, index) {
    %cast = tensor.cast %arg0 : tensor<3x?xf64> to tensor<?x?xf64>
    %0 = tensor.empty() : tensor<3x5xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x5xf64>) -> tensor<3x5xf64>
    %2 = call @f2(%cast, %1, %1) : (tensor<?x?xf64>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3:2 = scf.while (%arg1 = %c0, %arg2 = %1) : (index, tensor<3x5xf64>) -> (index, tensor<3x5xf64>) {
      %cast_0 = tensor.cast %0 : tensor<3x5xf64> to tensor<3x?xf64>
      %cst_1 = arith.constant dense<-2.500000e+00> : tensor<3x5xf64>
      %cast_2 = tensor.cast %cst_1 : tensor<3x5xf64> to tensor<3x?xf64>
      %4 = func.call @f1(%cast_0, %2, %cast_2) : (tensor<3x?xf64>, tensor<3x5xf64>, tensor<3x?xf64>) -> tensor<3x5xf64>
      %5 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%5) %arg1, %arg2 : index, tensor<3x5xf64>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x5xf64>):
      %4:2 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %1, %arg5 = %1) -> (tensor<3x5xf64>, tensor<3x5xf64>) {
        %6 = tensor.empty() : tensor<3x5xf64>
        %7 = linalg.copy ins(%arg4 : tensor<3x5xf64>) outs(%6 : tensor<3x5xf64>) -> tensor<3x5xf64>
        %8 = linalg.copy ins(%arg5 : tensor<3x5xf64>) outs(%arg4 : tensor<3x5xf64>) -> tensor<3x5xf64>
        %9 = linalg.copy ins(%7 : tensor<3x5xf64>) outs(%arg5 : tensor<3x5xf64>) -> tensor<3x5xf64>
        scf.yield %8, %9 : tensor<3x5xf64>, tensor<3x5xf64>
      }
      %5 = arith.addi %arg1, %c1 : index
      %extracted = tensor.extract %arg2[%arg1, %arg1] : tensor<3x5xf64>
      %inserted = tensor.insert %extracted into %arg2[%arg1, %c0] : tensor<3x5xf64>
      scf.yield %5, %inserted : index, tensor<3x5xf64>
    }
    return %3#1, %3#0 : tensor<3x5xf64>, index
  }
  func.func private @f2(%arg0: tensor<?x?xf64>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%c3, %dim) : tensor<?x?xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.erf ins(%1 : tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    return %arg2 : tensor<3x5xf64>
  }
  func.func private @f1(%arg0: tensor<3x?xf64>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x?xf64>) -> tensor<3x5xf64> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xf64>
    %c3 = arith.constant 3 : index
    %0 = arith.minui %dim, %c3 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%0) : tensor<2x?xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x?xf64>) -> tensor<2x?xf64>
    %cast = tensor.cast %3 : tensor<2x?xf64> to tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %cast into %arg0[0, %1] [%c2, %0] [2, 1] : tensor<?x?xf64> into tensor<3x?xf64>
    return %arg1 : tensor<3x5xf64>
  }
}

