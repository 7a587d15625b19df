// bufdiff-profile: mixed
// bufdiff-choices: 8f9928d516fcd4af8cdbd2e9046c0072b10e782efc26aa1847d5502cd69f13f90d45837f7dce605d
// bufdiff-choices: 40daa2328c585433e0dc4d83bca673e57ef94073f971d6c9305a8dd5b9788036dd4720f530e5888b
// bufdiff-choices: 1472f3fa1bc19415c404990947a803e47176cf5b8e81cba2fcf5f5bc7890d797c937b00a9b618c48
// bufdiff-choices: 8e063239196068ece68c63f9ce90be83308f506507e0179bcfa47d5f36ce22a8853959d40baf769c
// bufdiff-choices: 7acf
// bufdiff-features: 3336 9479 13233 14704 15751 16269 16289 17193 18166 20749 22280 22860 24131
// bufdiff-features: 26808 27766 30666 32514 34167 35554 37183 39329 40712 41984 42467 46203 48598
// bufdiff-features: 51851 52900 54827 56404 60417 60686 63071 63800 64235 68355 71050 71306 71689
// bufdiff-features: 76915 78283 79539 81160 81316 82135 83194 84922 85843 86125 89780 89964 90585
// bufdiff-features: 91312 91884 92022 93719 94401 95407 97241 99383 100406 101582 104580 104931
// bufdiff-features: 107702 109187 112929 115778 119588 123012 127833 131800 132307 134195 136804
// bufdiff-features: 139206 146613 146665 153293 156460 158120 158897 160756 162764 163131 165719
// bufdiff-features: 167086 168858 174515 178067 178165 184030 188790 190932 192422 196031 197837
// bufdiff-features: 202241 205434 205689 207731 210461 212779 214199 215340 217694 218064 218516
// bufdiff-features: 220387 225325 227345 228390 230640 231155 233276 234346 236024 240015 240158
// bufdiff-features: 245380 246543 252466 252539 253836 254553 257806 258375 258378
module {
  func.func @main(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, f64, f64) {
    %0 = call @f2(%arg0, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<7.500000e+00> : tensor<f64>
    %1:2 = call @f1(%cst) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %extracted = tensor.extract %1#0[] : tensor<f64>
    %2 = math.erfc %extracted : f64
    return %1#1, %0, %cst, %2, %arg1 : tensor<f64>, tensor<f64>, tensor<f64>, f64, f64
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<[1.150000e+01, 1.050000e+01, 9.500000e+00]> : tensor<3xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %cst_2 = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2 : tensor<3xf64>
    %0 = linalg.dot ins(%cst, %from_elements : tensor<3xf64>, tensor<3xf64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.powf ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %2, %1 : tensor<f64>, tensor<f64>
  }
}

