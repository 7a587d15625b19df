// bufdiff-profile: mixed
// bufdiff-choices: 9ef57b62fb7a5ce84b751e34e294705d8e16ef3404cde7221da708376f06570ccaa4aa701f8652b8
// bufdiff-choices: 4c8fc7465486c5deb57016353f4eedf047edb3cff200706571b03217c119c1975aa2158e9dbb276e
// bufdiff-choices: c76651bebff9177d573698510e081039506c03bf4be81d514d76dd43b551434f9971d41564cf8d9a
// bufdiff-choices: 8c0e048a6dbe029ca15ce129b45bd1255786e7310c49c85a1d280535d53054d9e6b5e304a0b61bb2
// bufdiff-choices: d3217604b6eb0ddba88cc0f22e6d1c9d143fc9cfcb52dbc3cd1f2165a72f5981c5e2b54bee18105d
// bufdiff-choices: 2e6dc91e46393afede6a308d63bb59f59d374306ca077e6b
// bufdiff-features: 3217 6577 7285 11047 13233 15751 17142 17570 19419 20261 22280 22507 26477
// bufdiff-features: 26568 27556 30666 34159 34167 40712 42467 44039 45026 46203 51211 52807 52900
// bufdiff-features: 58886 60686 62641 63800 64235 64435 68355 71530 72613 73150 74507 78283 82011
// bufdiff-features: 84910 85618 85843 86125 88732 88922 89780 93255 95784 98501 99383 100864 101287
// bufdiff-features: 104931 105013 109320 112929 113851 121132 131800 141238 144093 147760 153293
// bufdiff-features: 154946 155884 155898 156460 157579 158120 160263 165106 165719 168323 174170
// bufdiff-features: 174303 177089 178067 183590 184030 186959 188790 192422 196031 197837 198506
// bufdiff-features: 201059 202241 205249 205434 205689 206264 206442 207979 210301 210363 210461
// bufdiff-features: 212628 213275 215078 215340 215662 224744 228390 230081 230640 237969 238938
// bufdiff-features: 240015 240158 241533 245380 246543 247384 249145 251478 252466 252539 256112
// bufdiff-features: 257193 258378 259840
module {
  func.func @main(%arg0: tensor<4x2xi32>, %arg1: tensor<3x2x1xi32>) -> (tensor<3x2x1xi32>, tensor<2x2x1x1x1xi32>, tensor<4x2xi32>) {
    %cst = arith.constant dense<3> : tensor<4x2xi32>
    %cst_0 = arith.constant dense<5> : tensor<2x2x1x1x1xi32>
    %0 = tensor.empty() : tensor<2x3x2x2x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<2x3x2x2x2xi32>) -> tensor<2x3x2x2x2xi32>
    %2 = tensor.empty() : tensor<2x2x2x2x1xi32>
    %3 = linalg.fill ins(%c2_i32 : i32) outs(%2 : tensor<2x2x2x2x1xi32>) -> tensor<2x2x2x2x1xi32>
    %c-128_i32 = arith.constant -128 : i32
    %4 = linalg.conv_3d_ndhwc_dhwcf_q ins(%1, %3, %c-128_i32, %c-128_i32 : tensor<2x3x2x2x2xi32>, tensor<2x2x2x2x1xi32>, i32, i32) outs(%cst_0 : tensor<2x2x1x1x1xi32>) -> tensor<2x2x1x1x1xi32>
    %5 = call @f2(%arg1) : (tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
    %6 = call @f1(%5, %5) : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
    return %6, %4, %cst : tensor<3x2x1xi32>, tensor<2x2x1x1x1xi32>, tensor<4x2xi32>
  }
  func.func @f2(%arg0: tensor<3x2x1xi32>) -> tensor<3x2x1xi32> {
    %c-3_i32 = arith.constant -3 : i32
    return %arg0 : tensor<3x2x1xi32>
  }
  func.func private @f1(%arg0: tensor<3x2x1xi32>, %arg1: tensor<3x2x1xi32>) -> tensor<3x2x1xi32> {
    %cst = arith.constant dense<1> : tensor<3x2x2xi32>
    %c11_i32 = arith.constant 11 : i32
    %c-128_i32 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c11_i32, %c-128_i32 : tensor<1x1x2xi32>
    %0 = linalg.conv_3d ins(%cst, %from_elements : tensor<3x2x2xi32>, tensor<1x1x2xi32>) outs(%arg0 : tensor<3x2x1xi32>) -> tensor<3x2x1xi32>
    return %0 : tensor<3x2x1xi32>
  }
}

