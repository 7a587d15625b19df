// bufdiff-profile: slices
// bufdiff-choices: 0da4d4d92d2d248981ae919a757f4ccee97ff410ff1cea73dfb76fa2a1933b8f5c73b7b54c252231
// bufdiff-choices: 158514d5f7659480f326a4b18f874d076e38edae0e455b33a48c1c77332d5616069ec9ee707edb80
// bufdiff-choices: b6849dabd0d365e93bdecba0d612580a6579182e515b3a8a941d0063560886663441150488cee37e
// bufdiff-choices: 9f014c87d05cf2f8438d9bd4bba4e7585f7119899fb424fb6d9250c246174eef6854586ebf29dccb
// bufdiff-choices: eb5598c4611ab93b60671cd1f8c4e5c2135fdfe956dcfe9e5d802bf5c6
// bufdiff-features: 1150 2332 4752 5258 6363 6611 7534 8235 9479 9748 11162 11825 12276 13233 15595
// bufdiff-features: 15751 16769 17531 20099 21888 22280 23143 24135 24259 26568 29590 29968 31247
// bufdiff-features: 32421 33881 34167 34650 40084 40712 42344 42984 44505 46203 47392 50633 51415
// bufdiff-features: 52558 52900 53180 53917 54998 56024 57401 58191 60686 61484 64119 64120 64235
// bufdiff-features: 64716 66422 68355 69081 71701 72565 73388 74360 74864 76915 76973 78283 78430
// bufdiff-features: 79271 79596 81601 83023 86125 88040 88337 88999 89780 90097 92159 95273 96093
// bufdiff-features: 98170 99383 100481 101264 102601 103056 104931 106321 106761 108992 111584
// bufdiff-features: 112929 113295 115778 115804 117988 124232 124614 125875 130060 130602 130632
// bufdiff-features: 133121 134603 135853 136039 138844 139357 139524 142040 150611 153293 156460
// bufdiff-features: 158120 158897 161912 162971 165719 166037 167793 167973 168858 171884 171992
// bufdiff-features: 173354 174367 177211 177355 177693 178067 178560 180207 181522 181541 184030
// bufdiff-features: 184722 184844 184962 185572 186042 186959 188790 192138 192422 192528 192771
// bufdiff-features: 193773 194134 194682 196031 197169 197837 198460 199381 200104 201059 202241
// bufdiff-features: 204212 205434 210461 214782 214959 216076 217085 223640 225827 225985 226357
// bufdiff-features: 228058 228390 230081 230594 230640 233268 235375 240100 241225 241308 243546
// bufdiff-features: 243781 244281 245152 245272 246415 246543 247062 251259 251455 252466 252539
// bufdiff-features: 253836 256362 258331 258442 258994 259840
#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func private @f1(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %cst = arith.constant dense<[2.500000e+00, 1.500000e+00, 5.000000e-01]> : tensor<3xf64>
    %0 = linalg.div ins(%arg0, %cst : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<3xf64>) -> tensor<3xf64>
    %c0 = arith.constant 0 : index
    affine.if #set(%c0) {
      %cst_0 = arith.constant 1.000000e+01 : f64
      %inserted = tensor.insert %cst_0 into %cst[%c0] : tensor<3xf64>
      %extracted = tensor.extract %inserted[%c0] : tensor<3xf64>
    }
    return %0 : tensor<3xf64>
  }
  func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?xf64>) {
    %0 = call @f1(%arg0, %arg0) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %1 = tensor.empty() : tensor<3xf64>
    %cst = arith.constant dense<1.500000e+00> : tensor<f64>
    %broadcasted = linalg.broadcast ins(%cst : tensor<f64>) outs(%1 : tensor<3xf64>) dimensions = [0] 
    %2 = tensor.empty() : tensor<1xf64>
    %cst_0 = arith.constant -1.000000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<1xf64>) -> tensor<1xf64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf64>
    %4 = tensor.empty(%dim) : tensor<?xf64>
    %cst_1 = arith.constant 2.000000e+00 : f64
    %5 = linalg.fill ins(%cst_1 : f64) outs(%4 : tensor<?xf64>) -> tensor<?xf64>
    %6 = linalg.conv_1d ins(%5, %3 : tensor<?xf64>, tensor<1xf64>) outs(%arg1 : tensor<?xf64>) -> tensor<?xf64>
    %extracted_slice = tensor.extract_slice %arg1[0] [%dim] [1] : tensor<?xf64> to tensor<?xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf64>) outs(%extracted_slice : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.sitofp %11 : i64 to f64
      %13 = arith.maximumf %in, %12 : f64
      linalg.yield %13 : f64
    } -> tensor<?xf64>
    %inserted_slice = tensor.insert_slice %7 into %arg1[0] [%dim] [1] : tensor<?xf64> into tensor<?xf64>
    %8 = tensor.empty(%dim) : tensor<?xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<?xf64>) outs(%8 : tensor<?xf64>) {
    ^bb0(%in: f64, %out: f64):
      %10 = arith.divf %in, %cst_0 : f64
      linalg.yield %10 : f64
    } -> tensor<?xf64>
    return %inserted_slice, %6, %broadcasted, %0, %9 : tensor<?xf64>, tensor<?xf64>, tensor<3xf64>, tensor<3xf64>, tensor<?xf64>
  }
}

