// bufdiff-profile: calls
// bufdiff-choices: 07df3bcd2f888e3df30a137b571320d733a29ff2006986673539d01f812d38d3f059d6090b0d3d13
// bufdiff-choices: 39ce29e1b508923133167a07d30d529f0939ac4d0960caa67f9a203b5b7d204e398ca46ef2eba297
// bufdiff-choices: 8dc9b9429e768756484c73f350deea8ec2ab56810481ad01c92de3d8f2c5c808d8c6f8dad22705f9
// bufdiff-choices: 44505cfebd545dc9bf419552009b17ece222aad25f05d4c3ca981b0a5dc6eccc026098f0a282b959
// bufdiff-choices: 29be1bba2a15664cc8d9ad7b09cfff5949f58f2f0700645cdfbe93002dd8f4e8d9fa0e3d6b7a2e3a
// bufdiff-choices: c351391286633defd446d79b6a4ee34f19afde36ee
// bufdiff-features: 1854 4752 6385 6812 9479 9781 10203 11441 12850 13233 14884 15751 18952 21953
// bufdiff-features: 22280 24330 25236 26568 27204 28503 29968 30625 33769 34159 34167 35959 36448
// bufdiff-features: 38783 39457 40712 41799 42467 42984 46203 49956 51532 52322 52558 52900 52928
// bufdiff-features: 53472 53487 53917 56024 58122 58272 60686 61484 63071 66422 67232 68355 70708
// bufdiff-features: 74057 81511 82135 82565 83906 87734 87895 88075 88337 89178 89391 92344 92848
// bufdiff-features: 97053 98413 98610 99383 100427 100631 103851 110816 112929 113626 117779 121000
// bufdiff-features: 121318 124614 125331 130602 131672 132281 139524 142369 143475 145775 146109
// bufdiff-features: 146822 147130 147375 150502 153063 153293 156460 158120 160138 160756 165719
// bufdiff-features: 166047 167973 170469 170564 175687 175735 181541 184030 184962 185572 186942
// bufdiff-features: 186959 188175 188790 189820 190069 191661 196031 197837 198267 198460 201059
// bufdiff-features: 202032 202616 205434 205953 207330 210461 212111 212549 213275 214436 215707
// bufdiff-features: 217621 217778 218211 218480 220223 221242 224099 224466 224776 225016 226357
// bufdiff-features: 226767 228058 228390 229266 230081 230324 230640 231527 233919 234527 234999
// bufdiff-features: 235375 239241 239941 240138 240148 240158 240311 241225 243781 245380 245415
// bufdiff-features: 246543 247062 247563 249841 252466 253394 253836 255556 256922 258625 259528
// bufdiff-features: 259707 259840
module {
  func.func @main(%arg0: tensor<?xf64> {bufferization.writable = false}, %arg1: tensor<6xf64>) -> (tensor<?xf64>, tensor<6xf64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg1) : (index, tensor<?xf64>, tensor<6xf64>) -> (index, tensor<?xf64>, tensor<6xf64>) {
      %1 = arith.cmpi ult, %arg2, %c1 : index
      %c5 = arith.constant 5 : index
      %2 = arith.cmpi sle, %arg2, %c5 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<?xf64>, tensor<6xf64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<?xf64>, %arg4: tensor<6xf64>):
      %1:2 = func.call @f1(%arg4, %arg4) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, f64)
      %2 = tensor.empty() : tensor<6xf64>
      %3 = linalg.fill ins(%1#1 : f64) outs(%2 : tensor<6xf64>) -> tensor<6xf64>
      %4:2 = func.call @f1(%arg1, %3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, f64)
      %5:2 = func.call @f1(%arg1, %arg1) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, f64)
      %6 = arith.addi %arg2, %c1 : index
      %7 = linalg.copy ins(%5#0 : tensor<6xf64>) outs(%arg4 : tensor<6xf64>) -> tensor<6xf64>
      %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
      %8 = tensor.empty(%dim) : tensor<?xf64>
      %cst = arith.constant -1.000000e+00 : f64
      %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<?xf64>) -> tensor<?xf64>
      %10 = linalg.div ins(%arg0, %9 : tensor<?xf64>, tensor<?xf64>) outs(%arg3 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %6, %10, %7 : index, tensor<?xf64>, tensor<6xf64>
    }
    return %0#1, %0#2, %0#0 : tensor<?xf64>, tensor<6xf64>, index
  }
  func.func private @f1(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<6xf64>, f64) {
    %cst = arith.constant dense<[[6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00], [1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01], [1.650000e+01, 1.750000e+01]]> : tensor<6x2xf64>
    %cst_0 = arith.constant dense<[3.500000e+00, 2.500000e+00]> : tensor<2xf64>
    %0 = linalg.matvec ins(%cst, %cst_0 : tensor<6x2xf64>, tensor<2xf64>) outs(%arg1 : tensor<6xf64>) -> tensor<6xf64>
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c4] : tensor<6xf64>
    %inserted = tensor.insert %extracted into %cst[%c5, %c1] : tensor<6x2xf64>
    return %0, %extracted : tensor<6xf64>, f64
  }
}

