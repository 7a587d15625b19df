// bufdiff-profile: calls
// bufdiff-choices: 24aeb4efcf106fae70b0919fabf71e046f796970463b66975bba2c1717cab5126a3f3a06c8f76ba0
// bufdiff-choices: 89b8d08baecb709e6e3f7bb021373518f4418e44e57cf3e5da7ae137bf81f930e4c70e0bac522369
// bufdiff-choices: 566f3582b89662cfeb634088190f32a1afc445875fd51c94aaa6a5b950daf7c506f20ed686e9b93c
// bufdiff-choices: d6e285d0bfb672b8a886faf4a6b4bb0017c5a8ddedeca2f02121408908f53a2e7b793435abc13573
// bufdiff-choices: c4584647b61d25e245bb9cebfce3ebbb1cf5131928d3f11b9cfd59032fdb455adeb97fbeea70e577
// bufdiff-choices: 1b1263f84b9c40c59b7ac9d40442eeaf88b68701ce85dd49c9defe6e997b47b67605c3aaf80ccfbd
// bufdiff-choices: 3e8ec02010f7093ba4fd01541879b95ba267101c100ccbeb2d17aeeb127147b71d1d6615e933e009
// bufdiff-choices: a7d16c45
// bufdiff-features: 76 1388 2898 2945 5075 5201 5578 5973 6002 7384 7847 9407 9479 9601 10339 10647
// bufdiff-features: 10762 10819 11162 11441 11538 12170 12213 13233 13390 13441 13552 13655 13915
// bufdiff-features: 14454 14925 14929 15152 15440 15751 16339 16960 19419 19508 19746 20237 20686
// bufdiff-features: 20772 20855 20864 21382 21676 21991 22095 22221 22630 24393 24826 24941 25082
// bufdiff-features: 26048 26568 26922 26940 27048 27256 27825 28697 28724 28999 29066 29590 29640
// bufdiff-features: 29968 30002 30293 30301 30666 31208 32615 32804 33213 33662 34167 34623 34647
// bufdiff-features: 34965 34993 35142 35163 36395 36448 36542 36784 37289 37786 38490 38783 39001
// bufdiff-features: 39486 39534 40080 40132 40712 42282 42467 43025 43570 44615 44651 46203 46208
// bufdiff-features: 46251 46355 46832 46874 46995 47392 47486 48974 49084 49707 49956 50022 51344
// bufdiff-features: 51834 52062 52148 52322 52493 52558 52807 52900 52958 53243 53244 54651 55113
// bufdiff-features: 55185 55870 55887 56477 56626 57213 57718 58024 58435 59070 59291 59448 59555
// bufdiff-features: 60686 61320 61350 61435 61556 61699 62675 62912 63800 64120 64156 64187 64235
// bufdiff-features: 64959 65714 65715 66422 66606 66664 66765 68355 68867 69875 69987 71169 71429
// bufdiff-features: 72243 72280 72600 72674 73140 73271 73289 73455 73802 74057 74362 74507 74617
// bufdiff-features: 74672 74881 75096 76009 76339 78030 78283 78430 78697 79229 79389 81477 81736
// bufdiff-features: 81814 82102 82182 82203 82565 82594 83194 84585 84700 84887 84928 85219 85640
// bufdiff-features: 85843 86125 86583 87408 88732 89151 89178 89762 89780 89792 89964 90968 91289
// bufdiff-features: 91529 92032 92194 92647 92658 93032 93150 93944 95285 95508 95603 95705 97318
// bufdiff-features: 97447 97582 97666 97864 98190 98501 99009 99383 99512 99568 99738 100191 100262
// bufdiff-features: 101823 103315 103673 103851 104034 104253 104303 104315 104931 105108 105858
// bufdiff-features: 107035 107425 107524 108686 108977 109086 109449 109452 109467 109565 110608
// bufdiff-features: 110816 111618 111755 111916 112065 112929 113307 113940 114428 114547 115337
// bufdiff-features: 115471 115711 115778 115894 116728 117206 117235 117336 117509 119400 120049
// bufdiff-features: 121188 121252 121394 121467 122764 124129 124448 124484 124657 125040 125163
// bufdiff-features: 125908 127383 128228 128743 128768 128916 129404 129849 130010 130332 130933
module {
  func.func @f3(%arg0: tensor<3x?xi8>, %arg1: i8) -> tensor<3x?xi8> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?xi8>
    %0 = tensor.empty(%dim) : tensor<3x?x2xi8>
    %1 = linalg.fill ins(%arg1 : i8) outs(%0 : tensor<3x?x2xi8>) -> tensor<3x?x2xi8>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %3 = arith.index_cast %arg2 : index to i8
      %4 = arith.index_cast %arg3 : index to i8
      %5 = arith.xori %3, %4 : i8
      tensor.yield %5 : i8
    } : tensor<3x2xi8>
    %2 = linalg.batch_matvec ins(%1, %generated : tensor<3x?x2xi8>, tensor<3x2xi8>) outs(%arg0 : tensor<3x?xi8>) -> tensor<3x?xi8>
    return %2 : tensor<3x?xi8>
  }
  func.func private @f2(%arg0: tensor<4x4xi8>, %arg1: tensor<4x4xi8>, %arg2: tensor<4x4xi8>) -> (tensor<4x4xi8>, tensor<?x?xi8>, tensor<3x3xi8>) {
    %mapped = linalg.map ins(%arg2, %arg1, %arg0 : tensor<4x4xi8>, tensor<4x4xi8>, tensor<4x4xi8>) outs(%arg1 : tensor<4x4xi8>)
      (%in: i8, %in_0: i8, %in_1: i8, %init: i8) {
        %5 = arith.minsi %in, %in_0 : i8
        %6 = arith.andi %5, %in_1 : i8
        linalg.yield %6 : i8
      }
    %0 = tensor.empty() : tensor<3x3xi8>
    %c11_i8 = arith.constant 11 : i8
    %1 = linalg.fill ins(%c11_i8 : i8) outs(%0 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %2 = call @f1(%arg1, %1) : (tensor<4x4xi8>, tensor<3x3xi8>) -> tensor<3x3xi8>
    %c4 = arith.constant 4 : index
    %3 = tensor.empty(%c4, %c4) : tensor<?x?xi8>
    %4 = linalg.copy ins(%arg1 : tensor<4x4xi8>) outs(%3 : tensor<?x?xi8>) -> tensor<?x?xi8>
    return %mapped, %4, %2 : tensor<4x4xi8>, tensor<?x?xi8>, tensor<3x3xi8>
  }
  func.func private @f1(%arg0: tensor<4x4xi8>, %arg1: tensor<3x3xi8>) -> tensor<3x3xi8> {
    %0 = linalg.matmul ins(%arg1, %arg1 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%arg1 : tensor<3x3xi8>) -> tensor<3x3xi8>
    return %0 : tensor<3x3xi8>
  }
  func.func @main(%arg0: tensor<?x4xi8>) -> (tensor<4x4xi8>, tensor<?x?xi8>, tensor<3x?xi8>, tensor<3x3xi8>, tensor<?x4xi8>) {
    %0 = tensor.empty() : tensor<3x3xi8>
    %1 = tensor.empty() : tensor<3x3xi8>
    %c0_i8 = arith.constant 0 : i8
    %2 = linalg.fill ins(%c0_i8 : i8) outs(%1 : tensor<3x3xi8>) -> tensor<3x3xi8>
    %cst = arith.constant dense<[[4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<3x3xi8>
    %mapped = linalg.map ins(%2, %cst : tensor<3x3xi8>, tensor<3x3xi8>) outs(%0 : tensor<3x3xi8>)
      (%in: i8, %in_1: i8, %init: i8) {
        %10 = arith.subi %in, %in_1 : i8
        %c2_i8 = arith.constant 2 : i8
        %11 = arith.shrsi %10, %c2_i8 : i8
        linalg.yield %11 : i8
      }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %3:3 = scf.while (%arg1 = %c0, %arg2 = %0, %arg3 = %1) : (index, tensor<3x3xi8>, tensor<3x3xi8>) -> (index, tensor<3x3xi8>, tensor<3x3xi8>) {
      %10 = arith.cmpi ult, %arg1, %c3 : index
      scf.condition(%10) %arg1, %arg2, %arg3 : index, tensor<3x3xi8>, tensor<3x3xi8>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<3x3xi8>, %arg3: tensor<3x3xi8>):
      %10 = arith.addi %arg1, %c1 : index
      %11 = tensor.empty() : tensor<3x3xi1>
      %false = arith.constant false
      %12 = linalg.fill ins(%false : i1) outs(%11 : tensor<3x3xi1>) -> tensor<3x3xi1>
      %13 = linalg.select ins(%12, %2, %cst : tensor<3x3xi1>, tensor<3x3xi8>, tensor<3x3xi8>) outs(%arg2 : tensor<3x3xi8>) -> tensor<3x3xi8>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %13[%c2, %arg1] : tensor<3x3xi8>
      %14 = linalg.add ins(%mapped, %2 : tensor<3x3xi8>, tensor<3x3xi8>) outs(%13 : tensor<3x3xi8>) -> tensor<3x3xi8>
      scf.yield %10, %14, %arg3 : index, tensor<3x3xi8>, tensor<3x3xi8>
    }
    %4 = tensor.empty() : tensor<4x4xi8>
    %c0_i8_0 = arith.constant 0 : i8
    %5 = linalg.fill ins(%c0_i8_0 : i8) outs(%4 : tensor<4x4xi8>) -> tensor<4x4xi8>
    %6 = tensor.empty() : tensor<4x4xi8>
    %7 = linalg.fill ins(%c0_i8 : i8) outs(%6 : tensor<4x4xi8>) -> tensor<4x4xi8>
    %8:3 = call @f2(%5, %7, %7) : (tensor<4x4xi8>, tensor<4x4xi8>, tensor<4x4xi8>) -> (tensor<4x4xi8>, tensor<?x?xi8>, tensor<3x3xi8>)
    %cast = tensor.cast %8#2 : tensor<3x3xi8> to tensor<3x?xi8>
    %9 = call @f3(%cast, %c0_i8_0) : (tensor<3x?xi8>, i8) -> tensor<3x?xi8>
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %5[0, 0] [%c4, 4] [1, 1] : tensor<4x4xi8> to tensor<?x4xi8>
    return %8#0, %8#1, %9, %mapped, %extracted_slice : tensor<4x4xi8>, tensor<?x?xi8>, tensor<3x?xi8>, tensor<3x3xi8>, tensor<?x4xi8>
  }
}

