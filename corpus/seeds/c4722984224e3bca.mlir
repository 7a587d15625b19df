// bufdiff-profile: slices
// bufdiff-choices: 644c3518fe65c26b1e9949684b3b6a88025cb919d433c9d5855c109bf5c8b1245b66a097ccb200e0
// bufdiff-choices: 973aa07cad96e93b3f16bc8e253ca36a05e660e379c0e7e244f567306c683144ed6dd0ed71356a9b
// bufdiff-choices: 910f6accc8335fe2a697fbb0bc403394d60b49b07a2e4ec1b877bb577abd2ca75334c1e4443b7154
// bufdiff-choices: 8421c6428c5f49f9448b1ef67ca7560551b08af26512168572664dfa75bc5988fe58df7f3f2a6394
// bufdiff-choices: 7f313e6ad6e6d5d7df30e07cc06527af2d47fe8bffeeb77f761166cf8d54e9ec47d5e69d34f5a613
// bufdiff-choices: 8442cf91e4ff20237fec0930ad0729e8fb1fe54c0eccf122d741b59b01a5cbc726d4d0f5976b1a28
// bufdiff-choices: cec4dd7c6dd0ed022a0ac452d49dae3e32add2161dbffd
// bufdiff-features: 1922 2898 3866 4507 5458 6289 6611 7770 9479 9748 10069 10252 11162 12932 13233
// bufdiff-features: 15751 19223 19545 19606 21953 22280 22640 23490 23787 24402 25818 26464 26568
// bufdiff-features: 29104 29590 30145 30293 30666 30996 33425 34159 34167 38702 38783 40712 41680
// bufdiff-features: 42150 42344 42497 42571 42656 43442 46203 46763 47392 48598 50595 51450 52322
// bufdiff-features: 52558 52807 52900 53171 54915 55837 58190 58290 60686 61118 61944 63071 63384
// bufdiff-features: 64120 65179 66416 66422 66995 67880 68355 68782 69374 71306 72629 74057 74255
// bufdiff-features: 75921 76328 78131 78283 78430 78644 80894 81756 81935 82011 82135 82149 83194
// bufdiff-features: 83734 84322 84585 84727 85444 85843 86125 87495 88008 88306 88337 88732 89780
// bufdiff-features: 89812 91148 92194 92492 92713 92970 93255 95407 97131 97694 97715 98501 99757
// bufdiff-features: 104014 104315 104790 104931 106314 107987 109624 109949 110136 110552 113869
// bufdiff-features: 115026 115252 116671 118884 119439 119588 121682 122159 127243 129946 132574
// bufdiff-features: 135363 136007 137045 137235 142680 143269 144193 144761 146814 148748 152187
// bufdiff-features: 153227 155898 156253 156460 156914 158120 158897 159724 160756 162693 163359
// bufdiff-features: 164150 164602 165141 165719 167048 167753 168323 168562 168858 170819 170976
// bufdiff-features: 171116 172814 172926 174503 175683 175888 178067 178154 178560 181592 182283
// bufdiff-features: 183222 184030 184931 185723 186959 187093 188845 190142 191256 192422 192628
// bufdiff-features: 192771 196031 196063 197392 197837 198460 201246 202085 202241 204527 205953
// bufdiff-features: 207330 207731 208396 210022 210363 210461 211808 212628 213275 213504 214621
// bufdiff-features: 215959 216581 218480 218738 218966 220098 221154 221191 222638 222809 223461
// bufdiff-features: 225946 226357 227540 227744 227821 228390 228936 229273 229951 230081 230640
// bufdiff-features: 233221 235477 236024 236136 236929 236986 239101 239237 239241 240158 241740
// bufdiff-features: 242842 244092 244196 245536 246543 246966 247062 247384 249297 249537 249653
// bufdiff-features: 251478 252466 252539 254391 255520 258296 258966 258994 259510 259840 260869
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<3x3x2xf32>, %arg1: f32, %arg2: tensor<3x3x2xf32> {bufferization.buffer_layout = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}) -> (tensor<3x6xf32>, tensor<3x3x2xf32>, tensor<3x6x2xf32>, tensor<3x6xf32>, tensor<?x?xf32>, tensor<18xf32>, f32, f32) {
    %collapsed = tensor.collapse_shape %arg2 [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
    %0:3 = call @f2(%arg0) : (tensor<3x3x2xf32>) -> (tensor<18xf32>, tensor<3x6xf32>, f32)
    %1 = tensor.empty() : tensor<3x3x2xf32>
    %2 = arith.addf %arg1, %arg1 : f32
    %3 = linalg.fill ins(%2 : f32) outs(%1 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %4:2 = call @f1(%arg0, %3) : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, f32)
    %c18 = arith.constant 18 : index
    %from_elements = tensor.from_elements %c18 : tensor<1xindex>
    %reshape = tensor.reshape %1(%from_elements) : (tensor<3x3x2xf32>, tensor<1xindex>) -> tensor<?xf32>
    %concat = tensor.concat dim(1) %3, %arg2 : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> tensor<3x6x2xf32>
    %5:3 = call @f2(%arg0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3x3x2xf32>) -> (tensor<18xf32>, tensor<3x6xf32>, f32)
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %6 = tensor.empty(%c3, %c6) : tensor<?x?xf32>
    %7 = linalg.erf ins(%collapsed : tensor<3x6xf32>) outs(%6 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %extracted = tensor.extract %5#0[%c6] : tensor<18xf32>
    return %0#1, %4#0, %concat, %5#1, %7, %0#0, %extracted, %arg1 : tensor<3x6xf32>, tensor<3x3x2xf32>, tensor<3x6x2xf32>, tensor<3x6xf32>, tensor<?x?xf32>, tensor<18xf32>, f32, f32
  }
  func.func private @f2(%arg0: tensor<3x3x2xf32>) -> (tensor<18xf32>, tensor<3x6xf32>, f32) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<3x3x2xf32> into tensor<18xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<3x3x2xf32> into tensor<3x6xf32>
    %0 = tensor.empty() : tensor<18xf32>
    %1 = linalg.copy ins(%collapsed : tensor<18xf32>) outs(%0 : tensor<18xf32>) -> tensor<18xf32>
    %cst = arith.constant -0.000000e+00 : f32
    return %1, %collapsed_0, %cst : tensor<18xf32>, tensor<3x6xf32>, f32
  }
  func.func @f1(%arg0: tensor<3x3x2xf32>, %arg1: tensor<3x3x2xf32>) -> (tensor<3x3x2xf32>, f32) {
    %0 = linalg.erf ins(%arg1 : tensor<3x3x2xf32>) outs(%arg0 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [3, 1, 3, 2] : tensor<3x3x2xf32> into tensor<3x1x3x2xf32>
    %1 = scf.forall (%arg2, %arg3) in (3, 2) shared_outs(%arg4 = %expanded) -> (tensor<3x1x3x2xf32>) {
      %expanded_0 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [3, 3, 2, 1] : tensor<3x3x2xf32> into tensor<3x3x2x1xf32>
      %extracted_slice = tensor.extract_slice %arg4[0, 0, %arg2, %arg3] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1x3x2xf32> to tensor<3x1x1x1xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice : tensor<3x1x1x1xf32>, tensor<3x1x1x1xf32>) outs(%extracted_slice : tensor<3x1x1x1xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %4 = arith.mulf %in, %in_1 : f32
        linalg.yield %4 : f32
      } -> tensor<3x1x1x1xf32>
      %3 = linalg.mul ins(%extracted_slice, %2 : tensor<3x1x1x1xf32>, tensor<3x1x1x1xf32>) outs(%2 : tensor<3x1x1x1xf32>) -> tensor<3x1x1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg4[0, 0, %arg2, %arg3] [3, 1, 1, 1] [1, 1, 1, 1] : tensor<3x1x1x1xf32> into tensor<3x1x3x2xf32>
      }
    }
    %cst = arith.constant 7.250000e+00 : f32
    return %0, %cst : tensor<3x3x2xf32>, f32
  }
}

