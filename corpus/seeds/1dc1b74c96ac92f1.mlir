// bufdiff-profile: slices
// bufdiff-choices: 3d50cc47b799b30b31ee6d02062ccd9a2a73e80a6416d9f1898d59027c1ad7d3fdb9352487efc82f
// bufdiff-choices: 36ee22f092dc759dbbbaae924268893774a5d6e2af55eb812b2271e8707dd388996f5015307e465f
// bufdiff-choices: bf5ffd0e37f25819c1d1ca539327441359d52bc5ea69324ac90f99f237cc4125ffa6458ec57aad94
// bufdiff-choices: ccad64d9d2241cf7717eb6a2b7db0f345ed2c58d7aebc17c5fb27a77d037133094f8e317efbd13d7
// bufdiff-choices: fbb715ddb04e67e6c2b36a7f7dab15bc6ee00ef209c539030e6888e32a9b0cf0f49adf2110d4928b
// bufdiff-choices: e68f042d7fda2430f18b4cd99b9ce8948e934ff7249f266f34746eccd50e58e5b24b24614499443e
// bufdiff-choices: 9dc5
// bufdiff-features: 600 2898 3041 3392 3579 4236 4589 7384 7793 9479 9768 10384 11311 13233 13915
// bufdiff-features: 15751 16207 17044 19387 19419 20023 21522 22280 22801 24259 24268 25236 26568
// bufdiff-features: 29294 29344 29590 29968 30666 32358 34167 36784 37314 39130 40540 40712 42344
// bufdiff-features: 42467 43942 44522 46203 47618 48360 49635 50031 50080 51341 52900 53252 53504
// bufdiff-features: 58403 58661 60417 60686 61628 63071 64119 64235 66422 67936 68355 70544 73388
// bufdiff-features: 73802 74057 74255 75361 76988 77564 78430 79107 81736 82135 83194 83419 85843
// bufdiff-features: 86125 87862 88337 88732 89780 89864 90070 92194 94360 95407 97924 97971 98501
// bufdiff-features: 99038 99383 99757 100059 101981 103851 104315 104931 105750 107425 108210
// bufdiff-features: 108416 108977 109643 110549 110561 111024 112929 117235 117724 119439 121642
// bufdiff-features: 123204 124560 124985 125699 125908 125921 128364 128916 129849 129946 129955
// bufdiff-features: 134938 136056 137235 137716 138476 140628 141238 142040 142349 142393 144921
// bufdiff-features: 146127 146512 147375 149884 150313 151292 153293 154946 155898 156460 158120
// bufdiff-features: 159040 160756 161281 162648 163687 163876 165554 165719 166169 167614 168858
// bufdiff-features: 171369 172814 173166 173354 173800 174170 176701 176757 176782 177355 177488
// bufdiff-features: 177583 178067 178558 178560 179796 180748 181522 184030 184718 185572 186959
// bufdiff-features: 187596 188790 188862 189557 191476 192422 192628 192771 193747 196031 197837
// bufdiff-features: 198460 199773 199947 200298 200521 201059 201246 201461 201601 202241 204212
// bufdiff-features: 205434 205689 205953 206074 206084 206133 207731 208623 213425 214325 216062
// bufdiff-features: 216555 218966 219797 220247 220358 221154 222982 224011 225759 225827 225985
// bufdiff-features: 226207 226357 227372 228061 228390 228741 229021 229273 230081 230293 230477
// bufdiff-features: 230594 230810 231722 233294 233731 235375 235730 236929 240824 241308 241629
// bufdiff-features: 242793 244729 246543 246783 247062 247164 249841 252260 252379 252466 252539
// bufdiff-features: 252921 253836 255556 255729 257570 257782 258232 258331 259528 259840 261263
// bufdiff-features: 261292
module {
  func.func @f1(%arg0: tensor<3x3xf64>, %arg1: tensor<?x3xf64>) -> tensor<3x3xf64> {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1] : tensor<3x3xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %0 = arith.cmpf ogt, %extracted, %cst : f64
    %true = arith.constant true
    %1 = arith.ori %0, %true : i1
    cf.assert %1, "never fails"
    return %arg0 : tensor<3x3xf64>
  }
  func.func @f2(%arg0: tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %2 = linalg.div ins(%arg0, %1 : tensor<?x?xf64>, tensor<?x?xf64>) outs(%arg0 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %3 = tensor.empty(%dim, %dim_0) : tensor<?x?xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<?x?xf64>) -> tensor<?x?xf64>
    %inserted_slice = tensor.insert_slice %4 into %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf64> into tensor<?x?xf64>
    return %2, %inserted_slice : tensor<?x?xf64>, tensor<?x?xf64>
  }
  func.func @main(%arg0: tensor<?x?xf64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<?x?xf64>, tensor<?x?xf64>) {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?x3xf64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x3xf64>) -> tensor<?x3xf64>
    %cast = tensor.cast %1 : tensor<?x3xf64> to tensor<3x3xf64>
    %2 = call @f1(%cast, %1) : (tensor<3x3xf64>, tensor<?x3xf64>) -> tensor<3x3xf64>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<3x3xf64> into tensor<9xf64>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %2[%c1, %c2] : tensor<3x3xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %3 = arith.cmpf une, %extracted, %cst_0 : f64
    scf.if %3 {
      %c0_1 = arith.constant 0 : index
      %extracted_slice = tensor.extract_slice %1[2, %c0_1] [1, 2] [%c1, 1] : tensor<?x3xf64> to tensor<1x2xf64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %0[1, 0] [1, 2] [1, 2] : tensor<1x2xf64> into tensor<?x3xf64>
      %collapsed_2 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x3xf64> into tensor<?xf64>
    }
    %4:2 = call @f2(%arg0) : (tensor<?x?xf64>) -> (tensor<?x?xf64>, tensor<?x?xf64>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %5:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %collapsed, %arg3 = %collapsed) -> (tensor<9xf64>, tensor<9xf64>) {
      %extracted_1 = tensor.extract %arg3[%arg1] : tensor<9xf64>
      %extracted_slice = tensor.extract_slice %collapsed[7] [1] [%c1] : tensor<9xf64> to tensor<1xf64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[0] [1] [%c1] : tensor<1xf64> into tensor<9xf64>
      %6 = linalg.rsqrt ins(%arg2 : tensor<9xf64>) outs(%inserted_slice : tensor<9xf64>) -> tensor<9xf64>
      %7 = linalg.mul ins(%collapsed, %6 : tensor<9xf64>, tensor<9xf64>) outs(%arg2 : tensor<9xf64>) -> tensor<9xf64>
      scf.yield %7, %6 : tensor<9xf64>, tensor<9xf64>
    }
    return %5#1, %5#0, %4#1, %4#0 : tensor<9xf64>, tensor<9xf64>, tensor<?x?xf64>, tensor<?x?xf64>
  }
}

