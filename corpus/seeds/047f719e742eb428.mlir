// bufdiff-profile: mixed
// bufdiff-choices: 8f9928d516fcd4af8cdbd2e9046c0072b10e782efc26aa1847d5502cd69f13f90d45837f7dce605d
// bufdiff-choices: 40daa2328c585433e0dc4d83bca673e57ef94073f971d6c9305a8dd5b9788036dd4720f530e5888b
// bufdiff-choices: 1472f3fa1bc19415c404990947a803e47176cf5b8e81cba2fcf5f5bc7890d797c937b00a9b618c48
// bufdiff-choices: 8e063239196068ece68c63f9ce90be83308f506507e0179bcfa47d5f36ce22a8853959d40baf769c
// bufdiff-choices: 7acf80c4b4478b903895226341dfd08575da2d43353233a45ed20f32d271f0f909dee18637f5ce86
// bufdiff-choices: 08df503e677f3fc3df653308bcd3a224e347b1
// bufdiff-features: 3336 12969 15751 16269 17193 18166 18486 19419 22280 22860 23787 24131 24682
// bufdiff-features: 26796 26808 27766 30666 34167 35163 37183 40712 41984 42412 43442 45017 46203
// bufdiff-features: 48038 48598 52558 52900 53243 56404 57611 61169 63071 64235 65133 65496 68355
// bufdiff-features: 69593 71050 71306 71689 73767 74833 79539 81147 81160 81316 82135 83194 84922
// bufdiff-features: 85843 86710 87923 90585 91312 91884 93255 93719 94401 96621 97241 97715 98501
// bufdiff-features: 99383 100406 101582 104580 109187 109732 109923 112929 124839 131544 132307
// bufdiff-features: 134195 136804 139206 144093 146613 146665 153293 155898 156460 156864 158120
// bufdiff-features: 158897 161377 165636 165719 167086 167357 168858 172308 173293 174170 174515
// bufdiff-features: 178067 179206 179739 181541 181829 183114 187697 188790 190932 192226 192422
// bufdiff-features: 193290 193747 196031 197837 198648 202021 202085 204195 205072 205434 205689
// bufdiff-features: 208623 210461 212779 214199 215340 218064 218093 218516 218635 220181 226357
// bufdiff-features: 227536 228291 230081 230640 231155 233276 234346 240158 242173 242306 245673
// bufdiff-features: 246543 246945 249451 252466 257806 259396
module {
  func.func @f1(%arg0: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant 1.000000e+10 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2 = linalg.powf ins(%arg0, %1 : tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = arith.constant dense<[1.150000e+01, 1.050000e+01, 9.500000e+00]> : tensor<3xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %cst_2 = arith.constant -1.000000e+00 : f64
    %from_elements = tensor.from_elements %cst_0, %cst_1, %cst_2 : tensor<3xf64>
    %0 = linalg.dot ins(%cst, %from_elements : tensor<3xf64>, tensor<3xf64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: f64, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = call @f2(%arg3, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst = arith.constant 1.000000e+02 : f64
    %1 = arith.cmpf ule, %arg2, %cst : f64
    %2 = scf.if %1 -> (tensor<f64>) {
      %cst_0 = arith.constant 7.250000e+00 : f64
      %from_elements = tensor.from_elements %arg2, %cst_0 : tensor<2xf64>
      %c2 = arith.constant 2 : index
      %3 = tensor.empty(%c2) : tensor<?xf64>
      %4 = arith.minimumf %arg2, %arg2 : f64
      %5 = linalg.fill ins(%4 : f64) outs(%3 : tensor<?xf64>) -> tensor<?xf64>
      %6 = linalg.dot ins(%from_elements, %5 : tensor<2xf64>, tensor<?xf64>) outs(%0 : tensor<f64>) -> tensor<f64>
      scf.yield %6 : tensor<f64>
    } else {
      %3 = func.call @f1(%0) : (tensor<f64>) -> tensor<f64>
      scf.yield %3 : tensor<f64>
    }
    return %2, %arg3 : tensor<f64>, tensor<f64>
  }
}

