// bufdiff-profile: mixed
// bufdiff-choices: 07df3bcd2f888e3df30a137b571320d733a29ff2006986673539d01f812d38d3f059d6090b0d3d13
// bufdiff-choices: 39ce29e1b508923133167a07d30d529f0939ac4d0960caa67f9a203b5b7d204e398ca46ef2eba297
// bufdiff-choices: 8dc9b9429e768756484c73f350deea8ec2ab56810481ad01c92de3d8f2c5
// bufdiff-features: 7089 12170 13233 14454 15751 15903 18330 22280 26568 29590 34167 36784 39915
// bufdiff-features: 40712 42023 44742 46203 47452 52062 52709 52900 53372 55491 63071 64435 68355
// bufdiff-features: 73802 81736 82135 83194 94322 94718 101823 102843 108038 110552 112929 113901
// bufdiff-features: 116824 117235 131682 146512 149319 156460 158120 159645 165719 166579 168815
// bufdiff-features: 168858 177904 184030 188790 192628 197849 205434 205689 211470 216712 218159
// bufdiff-features: 228390 229203 230640 245380 246543 253836 258016 259840 260342
module {
  func.func @main(%arg0: tensor<6xf64>) -> (tensor<3x?xi32>, tensor<3x2xi32>) {
    %cst = arith.constant dense<[[9, 12], [15, 18], [21, 24]]> : tensor<3x2xi32>
    %cst_0 = arith.constant dense<[[3], [4], [5]]> : tensor<3x1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 0] [%c1, 2] [1, 1] : tensor<3x2xi32> to tensor<?x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %0 = linalg.quantized_matmul ins(%cst_0, %extracted_slice, %c5_i32, %c5_i32 : tensor<3x1xi32>, tensor<?x2xi32>, i32, i32) outs(%cst : tensor<3x2xi32>) -> tensor<3x2xi32>
    %cast = tensor.cast %cst : tensor<3x2xi32> to tensor<3x?xi32>
    return %cast, %0 : tensor<3x?xi32>, tensor<3x2xi32>
  }
}

