// bufdiff-profile: slices
// bufdiff-choices: 16420b2a1ff56738c2363f12526deec66403136a356e385bc756712b9163fc750a4c9464854116ab
// bufdiff-choices: 1c303a82b6594dc3865dba39ecc117736230149d1f41a802bf21ffc6fb524f6e2f8ad8fd8d90a1ef
// bufdiff-choices: 35e23d150eeb54f15377411b4ad394908b4b3db8051e89d9ab55acbffd6f7a466fa4841e78eafacd
// bufdiff-choices: 3e74903b34b2b48134c477a4bf6522df2ec68d104513ecf5595f507b8050ffe7c00d45c83b352e45
// bufdiff-choices: aec8a69fa6dbb02d12412ea9816d7a1642b322450057ba27
// bufdiff-features: 1683 2332 3027 3579 4462 5915 5973 6289 6831 8544 8818 10384 10819 10968 11202
// bufdiff-features: 12170 12276 13233 13689 14607 15356 15440 15751 15798 15903 16682 18774 18869
// bufdiff-features: 20220 21193 22221 22280 22801 23143 23787 24393 25388 25611 26507 26568 27048
// bufdiff-features: 27644 27825 29590 29968 30666 30700 31543 31863 32232 32615 33769 34167 34564
// bufdiff-features: 34623 34647 35874 36092 36784 37786 38225 38783 39948 40297 40479 41073 42282
// bufdiff-features: 42344 42467 44505 44959 46139 46203 46416 46832 47488 49135 49186 49635 50450
// bufdiff-features: 51532 51760 52062 52558 52823 52900 52958 53180 53469 54385 54500 55887 56524
// bufdiff-features: 56673 57718 58997 60417 60469 61066 61556 61699 61969 63071 63642 64119 64936
// bufdiff-features: 65542 66267 66422 67726 67880 68355 68755 68875 69987 71168 72413 73041 73388
// bufdiff-features: 73545 73802 74057 74362 74450 74984 76653 77129 78430 78767 79099 79229 79288
// bufdiff-features: 79389 79663 79972 80812 80895 81736 82135 83194 83314 83525 83548 83549 84585
// bufdiff-features: 85843 86125 86827 87235 88999 89391 89780 90543 90576 92194 92488 94687 94755
// bufdiff-features: 95285 96879 96969 96989 98291 99383 99568 101983 103147 104149 104303 104315
// bufdiff-features: 104931 105064 105857 106440 107314 107425 107987 108456 109086 109236 110153
// bufdiff-features: 110162 110236 110552 110561 111351 111721 112184 112800 112929 113920 115471
// bufdiff-features: 115728 115804 115990 116870 117724 117839 118350 119876 119993 120383 121467
// bufdiff-features: 121626 122159 122764 124614 125040 125397 125875 127071 127259 127553 127813
// bufdiff-features: 127922 128157 128768 128916 129129 129236 130354
module {
  func.func private @f1(%arg0: tensor<?xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<?xf32>) {
    %0 = linalg.div ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [6] [1] : tensor<6xf32> to tensor<6xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %0 into %0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
    return %extracted_slice, %inserted_slice : tensor<6xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<4x4xf32>) -> (tensor<6xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>) {
    %concat = tensor.concat dim(1) %arg0, %arg0, %arg0 : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x12xf32>
    %extracted_slice = tensor.extract_slice %concat[3, 0] [1, 12] [1, 1] : tensor<4x12xf32> to tensor<1x12xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %0 = linalg.sqrt ins(%extracted_slice_0 : tensor<1x4xf32>) outs(%extracted_slice_0 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4x4xf32>) {
      %extracted_slice_4 = tensor.extract_slice %extracted_slice[0, 0] [1, 12] [%c1, 1] : tensor<1x12xf32> to tensor<1x12xf32>
      %cst_5 = arith.constant 1.000000e+00 : f32
      %from_elements_6 = tensor.from_elements %cst_5, %cst_5 : tensor<2xf32>
      %inserted_slice_7 = tensor.insert_slice %from_elements_6 into %arg2[0, %c0] [2, 1] [1, 1] : tensor<2xf32> into tensor<4x4xf32>
      scf.yield %arg2 : tensor<4x4xf32>
    }
    %cst = arith.constant dense<7.500000e+00> : tensor<1x1xf32>
    %inserted_slice_1 = tensor.insert_slice %cst into %inserted_slice[3, %c0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    %cst_2 = arith.constant 2.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_2, %cst_2, %cst_2 : tensor<3xf32>
    %cast = tensor.cast %from_elements : tensor<3xf32> to tensor<?xf32>
    %cst_3 = arith.constant dense<[5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00, 1.050000e+01]> : tensor<6xf32>
    %2:2 = call @f1(%cast, %cst_3) : (tensor<?xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<?xf32>)
    return %2#0, %inserted_slice_1, %1, %2#1 : tensor<6xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<?xf32>
  }
}

