// bufdiff-profile: slices
// bufdiff-choices: 23ff07f676200a04411288276c04d2a914e053abd7427d877f3d9f5bcf4a25702fbb349455e3e43e
// bufdiff-choices: b4b68d3a11aec816b44f30b9cd05e49e0b7103956b56ba81a203fe077e5bc03570694cbf000ec52d
// bufdiff-choices: 256d767a7214c651a9dacced825c98716c880c11287f3e41b85ea1b96bc37ef2b2b295e2c563ed73
// bufdiff-choices: 195a32448fc136785e5963e726797cde9fe7fa8429ad9a827870fc4237440842024a0331fce76d87
// bufdiff-choices: 68a1cf56
// bufdiff-features: 417 429 3579 4165 4752 6363 6611 6798 6881 8704 9294 9479 10035 11162 11441
// bufdiff-features: 13074 13623 15751 16417 18822 19171 20457 21953 22280 22448 22480 22801 25303
// bufdiff-features: 25571 26279 26568 27291 32358 34167 36784 39812 40070 40540 40712 42984 43258
// bufdiff-features: 43276 43839 44093 44920 46203 47392 48333 48598 48974 49633 49943 50556 50894
// bufdiff-features: 51341 51415 52322 52823 52900 52946 53252 54461 54998 56024 57401 57752 58123
// bufdiff-features: 58403 58761 60686 61375 61628 63800 63929 64119 64120 64320 64716 66422 66995
// bufdiff-features: 67159 68355 69007 71259 71306 73289 73309 73802 74057 77261 77913 78283 78430
// bufdiff-features: 79099 81736 82284 83900 84585 86125 88480 89780 89812 90097 92848 95273 95407
// bufdiff-features: 96598 98396 99383 104032 104315 104931 110561 112929 113346 115727 117336
// bufdiff-features: 117618 117724 119597 121626 122119 122791 123012 125573 128347 130310 130602
// bufdiff-features: 133297 134279 136039 136808 137045 137105 137963 138476 139524 139704 145326
// bufdiff-features: 146512 146814 148304 150313 150818 151292 152226 153137 153153 154294 155346
// bufdiff-features: 155898 156460 158120 158897 159251 160541 160756 161883 162971 163044 163687
// bufdiff-features: 165636 165695 165719 168323 168562 168858 171369 173166 174170 177484 177969
// bufdiff-features: 178067 179647 182283 184030 184625 185598 186257 186685 186959 187596 188790
// bufdiff-features: 190142 192628 192771 193773 194134 194682 195182 195374 196031 197169 197267
// bufdiff-features: 197392 198460 201601 202241 204242 205434 207330 207731 208947 209848 210022
// bufdiff-features: 210461 210479 210897 212365 213254 213275 214325 214484 215959 216354 218096
// bufdiff-features: 222809 223719 225325 225759 226357 226579 228058 228741 228936 230081 230640
// bufdiff-features: 235098 235141 236929 236930 239031 240100 240158 242793 243546 243781 243989
// bufdiff-features: 246543 247062 247671 248263 248384 249841 252315 252466 252539 253092 255796
// bufdiff-features: 257251 258994 259840 260534 261263
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<1x2x2x2xi32>, tensor<4xf32>, i32) {
    %0:3 = call @f1(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<4xf32>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %0#1) -> (tensor<4xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %cst = arith.constant 3.000000e+00 : f32
      %8 = linalg.fill ins(%cst : f32) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
      %inserted_slice = tensor.insert_slice %8 into %arg3[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      scf.yield %inserted_slice : tensor<4xf32>
    }
    %2:3 = call @f1(%arg1, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<4xf32>)
    %3:3 = call @f1(%0#1, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<4xf32>)
    %4 = linalg.copy ins(%3#1 : tensor<4xf32>) outs(%0#1 : tensor<4xf32>) -> tensor<4xf32>
    %extracted = tensor.extract %3#0[%c0, %c0, %c0, %c0] : tensor<1x2x2x2xi32>
    %5 = linalg.square ins(%0#2 : tensor<4xf32>) outs(%2#1 : tensor<4xf32>) -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2#1 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %cast = tensor.cast %3#2 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %2#2 : tensor<4xf32> to tensor<?xf32>
    return %5, %4, %cast, %cast_0, %2#0, %1, %0#0, %7, %extracted : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<1x2x2x2xi32>, tensor<4xf32>, i32
  }
  func.func private @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<1x2x2x2xi32>
    %c100_i32 = arith.constant 100 : i32
    %2 = linalg.fill ins(%c100_i32 : i32) outs(%1 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    %cst_0 = arith.constant dense<[[[[0, -1], [-2, -3], [-4, -5]], [[-6, -7], [-8, -9], [-10, -11]]]]> : tensor<1x2x3x2xi32>
    %cst_1 = arith.constant dense<11> : tensor<1x2x2xi32>
    %3 = linalg.depthwise_conv_2d_nhwc_hwc ins(%cst_0, %cst_1 : tensor<1x2x3x2xi32>, tensor<1x2x2xi32>) outs(%2 : tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi32>
    return %3, %0, %arg0 : tensor<1x2x2x2xi32>, tensor<4xf32>, tensor<4xf32>
  }
}

