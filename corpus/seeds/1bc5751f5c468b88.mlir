// bufdiff-profile: calls
// bufdiff-choices: fb0f44e3c92e2056f436b44887239f06f9f7371efd9d930fae7455be2caa8136ea9576ad336a20fc
// bufdiff-choices: ae8d69997832eb9deaa8c20fb5c60abf876ab3fdcb306f678fddac11c7ff2f0f912c0c484f8223f9
// bufdiff-choices: 98ca6ed3275be38ebd2b3e03198519f1e78fd7e81e290b391b78797a6339a981313afe8a96d76bc9
// bufdiff-choices: aef83c5f92b6f297d60da22ee108362ffefae99f5733a405e2727e07c6a80c617c33743527a70dd0
// bufdiff-choices: 36d487bf62a92735a534d6c5fc791066460a55a5ad58b3c095cb31a3872cbf69195c4ba970d21c78
// bufdiff-choices: b3eb44c929c81db5f1e6d659813ae8089078c5fb875cfc0949ab5a37e48d5c772dbfc0fcb2db7641
// bufdiff-choices: e9975e458e24fed375c576ccc079532b5d0f407e27d37230c3f4c52a907286d7e4897119cedc20ff
// bufdiff-choices: ca070a25157a4a8a10dc4c71696867b3b06453ae87fb59e212160978d71e59dfb8c0b08e3318ab1f
// bufdiff-choices: 93e0d69620dc0def9947b31186e825373e5a21e54a09234ecc490e7894027f009ce21c5fadb1683f
// bufdiff-choices: b266aaea71ecdfc86d4a7d3478fd6ebe6095d8ae7f9f23f15cb2d3df1e9e5f5c90ddad696555d488
// bufdiff-choices: 93dafca42bd8ff5764ffb2135de231b47e3c366bb8931c284fbb5b1950c069
// bufdiff-features: 706 1683 1854 2320 2572 2983 3442 4020 4752 5167 6136 6363 7122 9479 10203
// bufdiff-features: 10476 11363 13233 14674 15482 15751 16269 16289 16417 16587 17989 18166 18405
// bufdiff-features: 19100 19124 19419 20127 20193 20968 22280 24184 24259 25651 26216 26568 27316
// bufdiff-features: 27581 27766 28464 29590 30666 31705 34167 36784 37183 37968 38783 40070 40712
// bufdiff-features: 41396 41679 41984 41996 42294 42398 42467 42984 43122 43612 43652 43774 44093
// bufdiff-features: 44132 46203 46414 46720 47779 48281 48598 49657 51178 51851 52062 52553 52558
// bufdiff-features: 52900 53951 54408 54964 54998 55014 56024 56404 59145 59347 60686 60687 60897
// bufdiff-features: 61944 63071 64235 64716 66797 67532 67609 68355 69403 70119 70301 71050 71306
// bufdiff-features: 71689 73289 73387 73802 73849 73926 74255 74481 76540 76700 77617 77694 78283
// bufdiff-features: 78295 78430 79581 82011 82135 82168 82552 84322 84585 84922 86125 88732 89178
// bufdiff-features: 89449 89780 90585 91365 91961 92022 92348 93255 94301 94401 97053 98501 98974
// bufdiff-features: 99228 99383 99723 100406 102748 102809 103154 104580 104931 105147 107425
// bufdiff-features: 107702 107805 109187 109923 110085 110780 110816 112756 112929 113823 116549
// bufdiff-features: 117151 117506 117508 118052 119588 120963 121059 122903 122967 126932 127096
// bufdiff-features: 127454 127820 127997 128916 129878 130602 130609 130933 131544 131851 132072
// bufdiff-features: 133756 134195 135218 135623 137045 137872 138167 138358 138443 139079 140080
// bufdiff-features: 140879 141891 141926 142456 142759 144093 144453 145992 146512 146863 147178
// bufdiff-features: 148553 149534 149660 153092 153293 154127 155884 155898 156191 156460 157034
// bufdiff-features: 157579 158120 158897 158996 159042 159796 160756 162764 163131 164602 165636
// bufdiff-features: 165719 166579 167086 167197 168833 168858 170183 171081 171369 172926 173175
// bufdiff-features: 174571 174930 176066 176447 177677 177899 177904 178067 178165 180469 183667
// bufdiff-features: 184030 184321 186677 186882 186959 188790 188981 189674 190166 190932 191076
// bufdiff-features: 191912 192104 192628 192771 193290 193297 193747 194063 194682 195100 195183
// bufdiff-features: 196031 196571 197837 198460 200307 201059 201509 201612 201702 202118 202241
// bufdiff-features: 204287 204797 205434 205689 206856 210406 210461 212111 212549 212565 212779
// bufdiff-features: 214512 215925 216942 218064 218595 219413 220223 220703 222966 223379 223907
// bufdiff-features: 224099 224222 225985 225998 226967 227345 228061 228343 228390 228519 229266
// bufdiff-features: 230104 230640 233276 233766 234086 235219 236986 238254 238474 239237 240158
// bufdiff-features: 242306 243546 244912 245272 245380 246543 246783 247062 247913 250415 250713
// bufdiff-features: 250948 251217 252377 252466 252539 253120 253836 254057 256112 257458 258378
// bufdiff-features: 258994 259528 259766 259840
#map = affine_map<() -> ()>
module {
  func.func private @f7(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %0 = linalg.sub ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.while (%arg1 = %c0, %arg2 = %0) : (index, tensor<f32>) -> (index, tensor<f32>) {
      %2 = arith.cmpi ult, %arg1, %c2 : index
      scf.condition(%2) %arg1, %arg2 : index, tensor<f32>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<f32>):
      %cst_0 = arith.constant 0.000000e+00 : f32
      %2 = func.call @f5(%0, %cst_0, %cst) : (tensor<f32>, f32, tensor<f32>) -> tensor<f32>
      %3 = arith.addi %arg1, %c1 : index
      %4 = tensor.empty() : tensor<f32>
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      %6 = linalg.powf ins(%2, %5 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      %inserted = tensor.insert %cst_0 into %6[] : tensor<f32>
      scf.yield %3, %inserted : index, tensor<f32>
    }
    return %1#1 : tensor<f32>
  }
  func.func private @f6(%arg0: tensor<f32>) -> (tensor<f32>, f32) {
    %0:2 = call @f4(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %cst = arith.constant 1.000000e+00 : f32
    return %0#0, %cst : tensor<f32>, f32
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.square ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf une, %arg1, %cst : f32
    %2 = arith.select %1, %0, %arg0 : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %arg0 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.maximumf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @f3(%arg0: tensor<2xf32>, %arg1: f32) -> tensor<2xf32> {
    %cst = arith.constant dense<[[5.000000e-01, 3.500000e+00, 6.500000e+00], [9.500000e+00, 1.250000e+01, 1.550000e+01], [1.850000e+01, 2.150000e+01, 2.450000e+01]]> : tensor<3x3xf32>
    %transposed = linalg.transpose ins(%cst : tensor<3x3xf32>) outs(%cst : tensor<3x3xf32>) permutation = [1, 0] 
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %arg0[%c0] : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %transposed[%c2, %c1] : tensor<3x3xf32>
    vector.print %extracted : f32
    return %inserted : tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg1, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %2 = scf.index_switch %1 -> tensor<f32> 
    case 0 {
      %inserted = tensor.insert %arg1 into %arg0[] : tensor<f32>
      scf.yield %inserted : tensor<f32>
    }
    default {
      %3 = tensor.empty() : tensor<2x3xf32>
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<2x3xf32>) -> tensor<2x3xf32>
      %cst_0 = arith.constant dense<[[2.500000e+00, 1.500000e+00], [5.000000e-01, -5.000000e-01], [-1.500000e+00, -2.500000e+00]]> : tensor<3x2xf32>
      %transposed = linalg.transpose ins(%cst_0 : tensor<3x2xf32>) outs(%4 : tensor<2x3xf32>) permutation = [1, 0] 
      %cst_1 = arith.constant 1.000000e+02 : f32
      %from_elements = tensor.from_elements %arg1, %cst_1 : tensor<2xf32>
      %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %5 = arith.cmpf olt, %in, %init : f32
          %6 = arith.select %5, %in, %init : f32
          linalg.yield %6 : f32
        }
      scf.yield %reduced : tensor<f32>
    }
    return %2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst_0 : tensor<f32>
    %1 = call @f1(%from_elements, %cst_0) : (tensor<f32>, f32) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf32>
    %cast = tensor.cast %0 : tensor<?xf32> to tensor<2xf32>
    %cst = arith.constant dense<[5.000000e-01, 1.500000e+00]> : tensor<2xf32>
    %1 = call @f2(%cast, %cst) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %2 = linalg.tanh ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %1, %2 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<2xf32>, tensor<f32>, tensor<1xf32>, tensor<f32>, f32, f32) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[%c3] [1] [1] : tensor<6xf32> to tensor<f32>
    %0 = call @f7(%extracted_slice) : (tensor<f32>) -> tensor<f32>
    %1:2 = call @f6(%0) : (tensor<f32>) -> (tensor<f32>, f32)
    %from_elements = tensor.from_elements %1#1, %1#1 : tensor<2xf32>
    %2 = call @f3(%from_elements, %1#1) : (tensor<2xf32>, f32) -> tensor<2xf32>
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %3:2 = call @f6(%cst) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>) -> (tensor<f32>, f32)
    %expanded = tensor.expand_shape %cst [] output_shape [1] : tensor<f32> into tensor<1xf32>
    return %2, %3#0, %expanded, %1#0, %3#1, %1#1 : tensor<2xf32>, tensor<f32>, tensor<1xf32>, tensor<f32>, f32, f32
  }
}

