// bufdiff-profile: cfg
// bufdiff-choices: 00c439cdb652a426dc850864f1f80b7e1b7a65c8261e3fe132052a4e4ab6a7cae97f3bce9a67a514
// bufdiff-choices: 034cd17e58e509d5e05ac36e2862e81191f2ea8bcf5b7106476864288ae8ea90bb92e6d5a619b5f0
// bufdiff-choices: 36db1506d800f78339aac79e5aa50b0162c29342676ddf78337ef9d9424c7c7306c69b469fcdb3ce
// bufdiff-choices: 1ebb600a9c19da45d271c1e05b9d4515f36d1a41c5999f600d3cc8adb833551f582191
// bufdiff-features: 5258 7541 9091 9479 11764 11875 12789 15570 15595 15751 15941 17893 18249 18428
// bufdiff-features: 18486 19979 20237 21390 23143 23787 26568 27254 29968 34167 34181 35831 35977
// bufdiff-features: 38702 39706 40712 40773 42715 43100 43104 45498 45545 46203 50101 52558 52900
// bufdiff-features: 53252 58598 60302 61954 63800 66422 68355 74400 76820 77261 78651 79596 82573
// bufdiff-features: 84430 86125 87495 88008 88040 88337 88833 93994 95407 95625 104931 111839
// bufdiff-features: 112416 112929 116586 117235 120772 121977 126320 133297 134603 139357 141758
// bufdiff-features: 151376 156346 156460 158120 158492 158856 160756 161883 163687 165636 165719
// bufdiff-features: 167005 167749 168858 170356 171358 175888 181541 183572 184722 184962 186704
// bufdiff-features: 186959 188790 192528 193223 195420 196031 202648 205434 208500 212141 212758
// bufdiff-features: 213275 217085 217587 220181 220271 221296 225139 226357 226659 230081 230303
// bufdiff-features: 230584 232261 235375 240438 241225 243781 246415 246543 248805 252466 256362
// bufdiff-features: 257189 257672 259528 259840
module {
  func.func @main(%arg0: tensor<1xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %0 = arith.cmpf olt, %extracted, %cst : f64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = linalg.conv_1d ins(%arg1, %arg0 : tensor<?xf64>, tensor<1xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    cf.br ^bb3(%arg1, %1 : tensor<?xf64>, tensor<?xf64>)
  ^bb2:  // pred: ^bb0
    %2 = scf.execute_region -> tensor<?xf64> {
      %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
      %6 = arith.index_cast %dim : index to i32
      %from_elements = tensor.from_elements %6 : tensor<1xi32>
      %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?xf64>, tensor<1xi32>) -> tensor<?xf64>
      %7 = tensor.empty(%dim) : tensor<?xi1>
      %8 = linalg.fill ins(%0 : i1) outs(%7 : tensor<?xi1>) -> tensor<?xi1>
      %9 = linalg.select ins(%8, %arg1, %reshape : tensor<?xi1>, tensor<?xf64>, tensor<?xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %9 : tensor<?xf64>
    }
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<1xf64>
    %3 = linalg.conv_1d ins(%2, %cst_0 : tensor<?xf64>, tensor<1xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    cf.br ^bb3(%3, %2 : tensor<?xf64>, tensor<?xf64>)
  ^bb3(%4: tensor<?xf64>, %5: tensor<?xf64>):  // 2 preds: ^bb1, ^bb2
    return %5, %4, %arg1 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

