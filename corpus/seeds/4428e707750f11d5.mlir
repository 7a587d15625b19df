// bufdiff-profile: mixed
// bufdiff-choices: 39b432618eb3fe0e374033e5bd24e28abc78a6f55fa576fe4a01c03fff5a8ff5a203c2ec0cfaffa7
// bufdiff-choices: 11a6adbb609dfa6d66215afd80564510ef768f93319227c25d7078c350e4a7e891ff868f9f56c64b
// bufdiff-choices: 271698d1437e84c5f93c944fb002af0ae105338e5f54aae7697739d2e1d66e860f2ab2f82703661c
// bufdiff-choices: 5bcfaab178864ad744b4bb240b8f15d4f81e8337cd5d5d68d3cf13579218b09857a5b299ce19e0b0
// bufdiff-features: 2898 4752 8325 12170 13233 15751 15903 18330 20391 21522 22280 26568 26872
// bufdiff-features: 28504 29590 30666 33769 34167 34960 35487 40712 43442 46203 47392 47616 47796
// bufdiff-features: 48598 49635 50953 51851 52062 52900 53252 59428 63800 64716 65225 68355 70955
// bufdiff-features: 71306 73330 77910 78283 79099 81790 83194 85843 86125 88850 93255 96351 99383
// bufdiff-features: 102625 104931 107702 108810 109732 112929 117235 129404 130310 130933 135067
// bufdiff-features: 136271 150838 153001 153293 154747 155898 156460 158120 160011 160786 162764
// bufdiff-features: 163687 165719 166579 168858 172094 174170 174281 177167 177904 178067 183778
// bufdiff-features: 184030 186959 188790 189024 192422 192628 193948 196031 201059 202241 205434
// bufdiff-features: 205688 205689 205953 206820 210301 212111 214744 216712 218480 218635 223099
// bufdiff-features: 227002 228390 228914 230081 230640 233533 235722 236930 239241 241353 241524
// bufdiff-features: 245380 246543 246966 247062 249841 252260 252466 253389 253836 254791 256792
// bufdiff-features: 258123 259840 260179
module {
  func.func @main(%arg0: tensor<1xf32>) -> (tensor<3x1xi64>, tensor<1xi64>, tensor<1xf32>, i64) {
    %cst = arith.constant dense<1> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %2:4 = call @f1(%cst, %1) : (tensor<1xi64>, tensor<1xf32>) -> (tensor<1xi64>, tensor<1xf32>, tensor<3x1xi64>, i64)
    %3 = linalg.add ins(%2#0, %cst : tensor<1xi64>, tensor<1xi64>) outs(%cst : tensor<1xi64>) -> tensor<1xi64>
    return %2#2, %3, %2#1, %2#3 : tensor<3x1xi64>, tensor<1xi64>, tensor<1xf32>, i64
  }
  func.func @f1(%arg0: tensor<1xi64>, %arg1: tensor<1xf32>) -> (tensor<1xi64>, tensor<1xf32>, tensor<3x1xi64>, i64) {
    %0 = tensor.empty() : tensor<3x1xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<3x1xi64>) -> tensor<3x1xi64>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %1[0, %c0] [%c3, 1] [1, 1] : tensor<3x1xi64> to tensor<?xi64>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<?xi64>, tensor<3x1xi64>) outs(%arg0 : tensor<1xi64>) -> tensor<1xi64>
    return %2, %arg1, %1, %c42_i64 : tensor<1xi64>, tensor<1xf32>, tensor<3x1xi64>, i64
  }
}

