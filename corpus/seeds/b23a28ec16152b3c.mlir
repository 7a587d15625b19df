// bufdiff-profile: cfg
// bufdiff-choices: 795113d23c075fe66e2a7f662f2a8048f87f42c572572d76e5da1439c9db27eb4afb8bfc4eff8e8f
// bufdiff-choices: e55b718b10385c35be754940732775bb6ae0954fdbcfbdcb1ba02f572179566544825d067934ee53
// bufdiff-choices: 0eafca3bdcfaaf1f94a46e8feec2f85e5d71902ea178611b95249d0d3e9448b2d5bbafe22057ea26
// bufdiff-choices: 1f3f8991a7c3fa7a4220473546129a005fbd51ae5542653456385d87ddb023179862a27538ae9105
// bufdiff-choices: 93ba1a37287465137fd80c83242573fefe2bdfc051956a5c57d7acafa7bf616537808178210a8ff6
// bufdiff-choices: b2bf2fee5d01f09be26b1fff31ad4baf7334cd8ee0c15b16c0db6e2128043cad8cff42d67e8ae01d
// bufdiff-choices: ed6f0e67557e76413ecb5e06fec2
// bufdiff-features: 2320 2898 4752 5297 5793 6424 6611 6724 9255 10420 10476 11162 12170 12775
// bufdiff-features: 13233 14454 14576 15482 15534 15751 15903 15929 16960 18383 20838 22095 22280
// bufdiff-features: 23144 26216 26400 26568 28579 28814 29229 29261 29590 29966 29968 30666 33762
// bufdiff-features: 33769 34167 35380 36784 36986 37968 40712 42344 42464 42984 44093 46203 46720
// bufdiff-features: 47392 47671 50633 51178 51415 52062 52148 52322 52553 52807 52900 53244 53469
// bufdiff-features: 54003 54135 54385 54998 58191 59189 59764 61944 61969 62189 63071 63800 63929
// bufdiff-features: 64120 64716 65726 68355 69817 71050 73289 73802 74057 76953 77617 78283 78430
// bufdiff-features: 80533 81736 82135 83194 84347 84585 84922 85673 85843 86125 86283 87199 88000
// bufdiff-features: 88732 89780 89812 91633 92194 94981 98501 99383 99757 101105 101264 102688
// bufdiff-features: 104931 106606 107375 107614 110552 112929 114432 117206 117235 120650 121670
// bufdiff-features: 122150 123347 125702 125908 129946 130333 130933 132624 134938 136269 136273
// bufdiff-features: 137045 137235 137477 140367 141891 144241 146512 147178 149595 150818 152722
// bufdiff-features: 153896 155898 156460 158120 158128 158897 159210 160349 160967 161065 161281
// bufdiff-features: 162948 163687 165719 166463 166579 167466 168858 171551 172442 173175 173354
// bufdiff-features: 176774 177904 178067 180913 184022 184030 185598 185723 186042 186245 186959
// bufdiff-features: 188136 188790 188845 190142 190520 192422 192628 192771 194682 194714 194987
// bufdiff-features: 195855 196031 197169 197738 200065 201059 202241 203746 204527 205434 205689
// bufdiff-features: 209922 210022 210301 210351 210461 210782 211283 211884 213275 214621 215532
// bufdiff-features: 215834 215959 217103 217555 218738 221154 222809 225998 226357 227395 228390
// bufdiff-features: 228581 228936 229273 229531 231330 235375 236214 236930 237029 238951 240158
// bufdiff-features: 241018 241140 244281 245619 246543 246966 247062 249695 250278 250948 251771
// bufdiff-features: 251992 252466 252539 253836 255429 255520 256112 257128 258994 259840 261114
// bufdiff-features: 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f2(%arg0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x2xf32>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<2x4xf32>) outs(%arg0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %1 = tensor.empty() : tensor<2x4xf32>
    %2 = linalg.abs ins(%arg0 : tensor<2x4xf32>) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 2] [1, 3] : tensor<2x4xf32> to tensor<1x2xf32>
    %3 = tensor.empty() : tensor<1x2xf32>
    %4 = linalg.copy ins(%extracted_slice : tensor<1x2xf32>) outs(%3 : tensor<1x2xf32>) -> tensor<1x2xf32>
    return %2, %0, %4 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x2xf32>
  }
  func.func private @f1(%arg0: tensor<1xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<2xf32>, %arg2: f32, %arg3: tensor<2x?xf32> {bufferization.buffer_layout = #map1}) -> (tensor<2xf32>, tensor<2x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg3, %c1 : tensor<2x?xf32>
    %0 = tensor.empty(%dim) : tensor<2x?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %2 = linalg.tanh ins(%1 : tensor<2x?xf32>) outs(%arg3 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %arg2 : tensor<2xf32>
    %3 = linalg.tanh ins(%from_elements : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
    return %3, %2 : tensor<2xf32>, tensor<2x?xf32>
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2xf32>, tensor<2x?xf32>, tensor<1x2xf32>, tensor<1x2xf32>, f32, f32) {
    %0 = tensor.empty() : tensor<2x4xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2:3 = call @f2(%1) : (tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x2xf32>)
    %3 = tensor.empty() : tensor<1xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1xf32>) -> tensor<1xf32>
    %5 = tensor.empty() : tensor<2x3xf32>
    %cast = tensor.cast %5 : tensor<2x3xf32> to tensor<2x?xf32>
    %6:2 = call @f1(%4, %arg1, %cst_0, %cast) : (tensor<1xf32>, tensor<2xf32>, f32, tensor<2x?xf32>) -> (tensor<2xf32>, tensor<2x?xf32>)
    %7 = linalg.reciprocal ins(%2#2 : tensor<1x2xf32>) outs(%2#2 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index):
      %10 = arith.index_cast %arg3 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.index_cast %arg4 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.addf %11, %13 : f32
      tensor.yield %14 : f32
    } : tensor<3x3xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<3x3xf32>) outs(%generated : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.negf %in : f32
      %11 = arith.addf %10, %out : f32
      linalg.yield %11 : f32
    } -> tensor<3x3xf32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %8[%c2, 0] [1, 2] [1, 2] : tensor<3x3xf32> to tensor<1x2xf32>
    %9 = linalg.square ins(%extracted_slice : tensor<1x2xf32>) outs(%7 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %collapsed = tensor.collapse_shape %3 [] : tensor<1xf32> into tensor<f32>
    %cast_1 = tensor.cast %2#1 : tensor<2x4xf32> to tensor<?x4xf32>
    return %2#0, %cast_1, %6#0, %6#1, %9, %extracted_slice, %cst_0, %cst : tensor<2x4xf32>, tensor<?x4xf32>, tensor<2xf32>, tensor<2x?xf32>, tensor<1x2xf32>, tensor<1x2xf32>, f32, f32
  }
}

