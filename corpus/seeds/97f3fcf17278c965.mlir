// bufdiff-profile: loops
// bufdiff-choices: 3d50cc47b799b30b31ee6d02062ccd9a2a73e80a6416d9f1898d59027c1ad7d3fdb9352487efc82f
// bufdiff-choices: 36ee22f092dc759dbbbaae924268893774a5d6e2af55eb812b2271e8707dd388996f5015307e465f
// bufdiff-choices: bf5ffd0e37f25819c1d1ca539327441359d52bc5ea69324ac90f99f237cc4125ffa6458ec57aad94
// bufdiff-choices: ccad64d9d2241cf7717eb6a2b7db0f345ed2c58d7aebc17c5fb27a77d037133094f8e317efbd13d7
// bufdiff-choices: fbb715ddb04e67e6c2b36a7f7dab15bc6ee00ef209c539030e6888e32a9b0cf0f49adf2110d4928b
// bufdiff-choices: e68f
// bufdiff-features: 1683 2707 2898 3041 5201 5973 6410 9479 10166 11277 11554 12276 12932 13233
// bufdiff-features: 13491 15399 15751 16682 17255 22280 22416 23787 23874 24402 24812 25253 25729
// bufdiff-features: 26566 26568 26796 27048 27825 28276 29191 29684 29968 30305 32116 33405 33751
// bufdiff-features: 33985 34167 34647 38570 40712 40753 41594 42282 42344 43098 43812 44959 45617
// bufdiff-features: 46203 46995 48038 48724 52148 52322 52807 52958 53180 53244 53438 53569 54385
// bufdiff-features: 54651 55588 57718 59070 59106 59448 59521 60791 61350 63071 64119 64748 64959
// bufdiff-features: 66639 66765 66869 66945 67936 68355 69987 71022 71169 72615 72674 73455 74089
// bufdiff-features: 74362 74833 75061 75979 76328 76339 76524 76659 77551 79099 79389 80895 82135
// bufdiff-features: 83194 83253 84585 84979 87199 88337 88732 89026 89780 93151 93255 94651 95285
// bufdiff-features: 95407 96879 96969 97864 98501 99009 101983 104303 104315 106440 109086 109579
// bufdiff-features: 110552 110917 111378 112752 112929 115471 115608 115711 115894 115990 116870
// bufdiff-features: 117724 118163 120595 121363 121394 121467 124448 124626 124841 125908 127533
// bufdiff-features: 128157 128438 128768 129742 130933
module {
  func.func private @f1(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>) {
    %0 = linalg.negf ins(%arg0 : tensor<3x3xf64>) outs(%arg0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<3x3xf64>
    %c2 = arith.constant 2 : index
    %1 = index.shrs %dim, %c2
    %2 = tensor.empty() : tensor<3x3xf64>
    %3 = linalg.copy ins(%arg0 : tensor<3x3xf64>) outs(%2 : tensor<3x3xf64>) -> tensor<3x3xf64>
    return %3, %0 : tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func @main(%arg0: tensor<2xf64>) -> (tensor<2xf64>, i1) {
    %0 = tensor.empty() : tensor<3x3xf64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %2:2 = call @f1(%1) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %2#0[%c0, %c0] : tensor<3x3xf64>
    %cst_0 = arith.constant 1.000000e+10 : f64
    %3 = arith.cmpf oeq, %extracted, %cst_0 : f64
    scf.if %3 {
      %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
      %extracted_slice_1 = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf64> to tensor<2xf64>
      %4 = linalg.sqrt ins(%arg0 : tensor<2xf64>) outs(%extracted_slice : tensor<2xf64>) -> tensor<2xf64>
      %generated = tensor.generate  {
      ^bb0(%arg1: index):
        %extracted_3 = tensor.extract %4[%arg1] : tensor<2xf64>
        %7 = arith.index_cast %arg1 : index to i64
        %8 = arith.sitofp %7 : i64 to f64
        %9 = arith.maximumf %extracted_3, %8 : f64
        tensor.yield %9 : f64
      } : tensor<2xf64>
      %5 = linalg.exp ins(%generated : tensor<2xf64>) outs(%extracted_slice_1 : tensor<2xf64>) -> tensor<2xf64>
      %inserted_slice = tensor.insert_slice %4 into %arg0[0] [2] [1] : tensor<2xf64> into tensor<2xf64>
      %inserted_slice_2 = tensor.insert_slice %5 into %inserted_slice[0] [2] [1] : tensor<2xf64> into tensor<2xf64>
      %6:2 = func.call @f1(%2#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>)
    } else {
    }
    return %arg0, %3 : tensor<2xf64>, i1
  }
}

