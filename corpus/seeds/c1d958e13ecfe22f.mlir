// bufdiff-profile: types
// bufdiff-choices: 1386601c95b7e6861ea3df518a4935ec6f9231da33f00df180910b37e835ed03465213b760b1ed0a
// bufdiff-choices: e3b8f40446489d2136ed69a39be53f9d762fad25b798b6a7197d89d048390aa49cfb309ec062d69b
// bufdiff-choices: e33b22f67e3dcdad99d359a9f4bc2eddc560462464d60a35b7f9312763d0a34220fdd6c5e7765f99
// bufdiff-choices: 65706c4c270d09
// bufdiff-features: 1150 2332 6576 12276 12932 15751 15989 21366 22280 25892 26568 26960 27543
// bufdiff-features: 27749 29590 29968 36489 36981 39341 40266 42344 44352 44505 44595 46203 46522
// bufdiff-features: 52062 53180 64119 64235 65748 66422 68355 73388 74507 74864 76915 86834 90198
// bufdiff-features: 93171 100025 104149 109643 111688 119564 120456 124614 129236 142040 142903
// bufdiff-features: 145072 155898 156460 165719 167580 173354 177211 177355 177904 178067 178560
// bufdiff-features: 180207 181522 186959 192093 192151 192422 192628 192940 194583 196031 197837
// bufdiff-features: 198460 200298 201059 203000 204212 204747 205689 207682 211967 218709 223640
// bufdiff-features: 224413 225827 231792 231994 235375 239049 240604 241308 243137 246543 250948
// bufdiff-features: 252466 257728 258331 260494
module {
  func.func @main(%arg0: tensor<4x6xi7>, %arg1: tensor<?x?x3xbf16>) -> tensor<?x?x3xbf16> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x3xbf16>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?x3xbf16>
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [%dim, %dim_0, 1] [1, 1, 1] : tensor<?x?x3xbf16> to tensor<?x?x1xbf16>
    %extracted_slice_1 = tensor.extract_slice %arg1[0, 0, 2] [%dim, %dim_0, 1] [1, 1, 1] : tensor<?x?x3xbf16> to tensor<?x?x1xbf16>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?x1xbf16>
    %cst = arith.constant 2.000000e+00 : bf16
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<?x?x1xbf16>) -> tensor<?x?x1xbf16>
    %2 = linalg.div ins(%1, %extracted_slice_1 : tensor<?x?x1xbf16>, tensor<?x?x1xbf16>) outs(%extracted_slice : tensor<?x?x1xbf16>) -> tensor<?x?x1xbf16>
    %3 = tensor.empty() : tensor<1xbf16>
    %4 = linalg.pooling_ncw_sum ins(%1, %3 : tensor<?x?x1xbf16>, tensor<1xbf16>) outs(%extracted_slice_1 : tensor<?x?x1xbf16>) -> tensor<?x?x1xbf16>
    %inserted_slice = tensor.insert_slice %2 into %arg1[0, 0, 0] [%dim, %dim_0, 1] [1, 1, 1] : tensor<?x?x1xbf16> into tensor<?x?x3xbf16>
    %inserted_slice_2 = tensor.insert_slice %4 into %inserted_slice[0, 0, 2] [%dim, %dim_0, 1] [1, 1, 1] : tensor<?x?x1xbf16> into tensor<?x?x3xbf16>
    return %inserted_slice_2 : tensor<?x?x3xbf16>
  }
}

