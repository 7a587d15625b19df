// bufdiff-profile: slices
// bufdiff-choices: 3b23437fdb2afc8bc051585f0f0b9ae96e4f1893fe0d2f7d88e52eebffb6e72715b2f0010ac76bd6
// bufdiff-choices: 0619a741ffdb07d580d0061e75b730d13eed4c66df38b4c51d0f24c1fc5f3329be54d5d00488e4e1
// bufdiff-choices: c8fcfa3d1331684eefeea25d5509745dfc912d3f6562a272e80542445e08fe9b4e2299060bded84b
// bufdiff-choices: 77f1144f66e14d97c931c9b7b247cb89aac5928029cb652c9df49c41fbc82ba647a6102760a2ad36
// bufdiff-choices: 53747a105d5fdc53924659900a5831e8178bc075f64ef93af00681b082c02ef3790080c5ea735c80
// bufdiff-choices: 3718723d6ca7a2140d25bd3779935ef732626aa6412d40ca7b9833b58397c346970eb5c98f5cae0f
// bufdiff-choices: 97fd11fd4b0d6b2eeb6bf3b6d2a793db74e73e27144786064fad71330bf1aa5e20f136e386c78c2f
// bufdiff-choices: 5870accc3fa0
// bufdiff-features: 3579 4752 5258 6611 7541 9479 9812 10872 11162 11441 12789 13233 14704 15424
// bufdiff-features: 15534 15595 15751 18166 18428 19205 19545 19606 21614 22095 22280 24098 24682
// bufdiff-features: 25729 26213 26568 28807 29236 29248 30996 31864 33242 33853 33871 34167 34650
// bufdiff-features: 37183 38702 39150 40712 41984 42412 42858 42984 43092 43104 43774 44621 46203
// bufdiff-features: 47392 48598 51373 51415 52322 52558 52900 53252 54827 54998 55003 55561 56404
// bufdiff-features: 56947 57383 59649 63071 63384 64120 68355 69875 70036 70255 70596 71306 74057
// bufdiff-features: 74099 76953 78041 78283 78430 79288 81147 81149 81160 81316 82135 82552 83194
// bufdiff-features: 83968 86125 87495 88008 88958 89780 90543 90585 91613 92022 92765 93255 93994
// bufdiff-features: 95273 95407 96966 97715 98170 99383 99757 101582 101867 101987 104931 105236
// bufdiff-features: 105700 106352 107805 109923 110379 110507 112130 112929 112945 114028 115778
// bufdiff-features: 116586 117235 119588 119764 120671 121632 126321 126398 126825 126932 129630
// bufdiff-features: 129946 130602 131544 133121 133446 133756 137235 138689 139357 139994 140929
// bufdiff-features: 146972 150313 152226 153293 154587 155898 156460 158120 158897 159713 160756
// bufdiff-features: 162819 162971 165636 165695 165719 165817 166037 167105 167753 168017 168858
// bufdiff-features: 169224 173166 173281 174275 175248 175888 178067 178165 180898 181077 181541
// bufdiff-features: 183224 184030 184722 184844 184863 187596 187697 188175 188582 192226 192422
// bufdiff-features: 192528 192771 193208 193290 194134 196031 197392 198432 198460 201059 202085
// bufdiff-features: 202241 204364 204654 205434 206442 206913 207124 210927 212048 212111 212375
// bufdiff-features: 212779 215707 216116 217719 220558 221154 223373 223437 224965 225759 226357
// bufdiff-features: 227074 227345 228390 229273 230081 230640 233154 233259 233923 234718 236024
// bufdiff-features: 236773 236850 236930 236986 237042 238254 239241 240438 241157 242872 243450
// bufdiff-features: 243546 243781 243967 245673 246543 247062 249841 250917 252466 252539 253216
// bufdiff-features: 253836 254842 255917 256972 257251 257794 258988 258994 259528 259840
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %cst_0 = arith.constant -2.500000e+00 : f32
      %5 = arith.cmpf olt, %4, %cst_0 : f32
      %6 = arith.select %5, %4, %cst_0 : f32
      tensor.yield %6 : f32
    } : tensor<0xf32>
    %cst = arith.constant -2.500000e+00 : f32
    %0:2 = call @f2(%generated, %cst, %generated) : (tensor<0xf32>, f32, tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>)
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c1_i64 : tensor<1xi64>
    %reshape = tensor.reshape %0#0(%from_elements) : (tensor<f32>, tensor<1xi64>) -> tensor<1xf32>
    %1:2 = call @f1(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg1 = %c1 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (tensor<f32>) {
      %3 = scf.execute_region -> tensor<f32> {
        scf.yield %1#1 : tensor<f32>
      }
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %from_elements_1 = tensor.from_elements %c1_i32, %c1_i32_0 : tensor<2xi32>
      %reshape_2 = tensor.reshape %arg0(%from_elements_1) : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
      %4 = tensor.empty(%c1) : tensor<?xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
      %6 = linalg.dot ins(%reshape, %5 : tensor<1xf32>, tensor<?xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %6 : tensor<f32>
    }
    return %0#1, %1#0, %2, %arg0, %reshape : tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.log ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %rank = tensor.rank %2 : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg1 = %c0 to %rank step %c1 iter_args(%arg2 = %2) -> (tensor<f32>) {
      %6 = tensor.empty() : tensor<f32>
      %7 = arith.addf %extracted, %extracted : f32
      %8 = linalg.fill ins(%7 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
      %9 = linalg.min ins(%2, %8 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
      %10 = linalg.copy ins(%1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
      scf.yield %10 : tensor<f32>
    }
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %extracted : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    return %3, %5 : tensor<f32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<0xf32>, %arg1: f32, %arg2: tensor<0xf32>) -> (tensor<f32>, tensor<0xf32>) {
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
    %2 = linalg.conv_1d ins(%arg0, %1 : tensor<0xf32>, tensor<1xf32>) outs(%arg2 : tensor<0xf32>) -> tensor<0xf32>
    %collapsed = tensor.collapse_shape %1 [] : tensor<1xf32> into tensor<f32>
    return %collapsed, %2 : tensor<f32>, tensor<0xf32>
  }
}

