// bufdiff-profile: single
// bufdiff-choices: ebce55d7370a77826f4cccbad6219acb5da2def15694b8ade639
// bufdiff-features: 10020 12667 13233 15751 15903 20412 22095 22280 26568 27704 27766 30666 31492
// bufdiff-features: 34167 36193 38783 39915 40712 42984 44191 46203 52900 53243 53469 55113 58024
// bufdiff-features: 60686 63800 63929 64435 68355 69437 71050 74507 76373 78283 81467 84585 84922
// bufdiff-features: 85843 86125 89780 96789 104931 106314 112929 113940 113959 115801 117235 118841
// bufdiff-features: 122227 125702 130292 130488 131800 136269 137045 137477 141891 150818 158120
// bufdiff-features: 165401 165719 166579 169783 170603 171551 171813 177904 182406 184030 186849
// bufdiff-features: 186959 188790 192628 199240 202250 205434 205689 209666 210351 210461 211884
// bufdiff-features: 212628 213275 216712 219153 221160 225818 226777 228390 228687 230640 232330
// bufdiff-features: 234387 240015 240158 245380 246303 251678 251992 252539 253836 255309 256112
// bufdiff-features: 258906 259840 260130
module {
  func.func private @f3(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<1x1x2xf64>, tensor<?x2xf64>, tensor<1x1x3xf64>) {
    %cst = arith.constant dense<[[[3.500000e+00, 6.500000e+00]]]> : tensor<1x1x2xf64>
    %cst_0 = arith.constant dense<[[[4.500000e+00, 7.500000e+00, 1.050000e+01]]]> : tensor<1x1x3xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[%c0, 0, 0] [1, %c1, 2] [1, 1, 1] : tensor<1x1x2xf64> to tensor<?x2xf64>
    %0 = linalg.depthwise_conv_1d_ncw_cw ins(%cst_0, %extracted_slice : tensor<1x1x3xf64>, tensor<?x2xf64>) outs(%cst : tensor<1x1x2xf64>) -> tensor<1x1x2xf64>
    return %0, %extracted_slice, %cst_0 : tensor<1x1x2xf64>, tensor<?x2xf64>, tensor<1x1x3xf64>
  }
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<?xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<4x4xf64>, %arg4: f64, %arg5: i1) -> (tensor<1x1x2xf64>, tensor<?x2xf64>, tensor<1x1x3xf64>) {
    %0:3 = call @f3(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (tensor<4xf64>, tensor<?xf64>, tensor<4x4xf64>, tensor<4x4xf64>, f64, i1) -> (tensor<1x1x2xf64>, tensor<?x2xf64>, tensor<1x1x3xf64>)
    return %0#0, %0#1, %0#2 : tensor<1x1x2xf64>, tensor<?x2xf64>, tensor<1x1x3xf64>
  }
}

