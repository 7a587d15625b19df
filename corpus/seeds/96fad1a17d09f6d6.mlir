// bufdiff-profile: idioms
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72304645ff22d407df38c4c9db3e2497
// bufdiff-choices: fb776b53dca5d65e1942aa776627871f3c979d2e7f2cbb6b2749534ae90188b57350a4493cb9f319
// bufdiff-choices: 7282a925026ea56c683cab0a44b8c9bcecf76c479b4e2371d42f4b73becd05bfa3e452cf9c650e27
// bufdiff-choices: e941f432cc18e364da3ceca6
// bufdiff-features: 1935 2320 2945 3217 3579 4020 4064 4659 5187 9479 10886 13233 13424 13853 14884
// bufdiff-features: 15482 15751 16269 17015 17406 17470 18166 18486 19302 22259 22280 22750 26663
// bufdiff-features: 28814 30666 31864 32388 34159 34167 35163 37155 37183 37803 37968 38620 38783
// bufdiff-features: 39150 40712 41984 42467 43442 43774 44790 45031 45897 46203 47311 47392 51099
// bufdiff-features: 52558 52625 52900 54827 54998 55276 55561 56404 57596 61166 62700 63071 63495
// bufdiff-features: 64235 68355 68390 68867 69403 70335 70736 70955 71050 72958 74057 74833 76630
// bufdiff-features: 78283 78430 78620 82135 82552 84585 85047 85843 86125 88732 89250 89780 90585
// bufdiff-features: 91354 92194 93255 93286 94779 96562 96935 98187 99228 101264 103108 104931
// bufdiff-features: 107614 108221 109105 109187 109923 110162 110780 112294 112929 114143 115778
// bufdiff-features: 116568 117151 120049 123396 124254 125934 126693 127096 128182 129955 130535
// bufdiff-features: 130824 130942 130951 133756 135067 136039 137045 137124 137637 138443 139718
// bufdiff-features: 140032 142393 144513 146735 147474 150313 152226 152759 154456 156191 157409
// bufdiff-features: 158120 158897 159796 161377 161736 162819 162971 165636 165695 165719 166169
// bufdiff-features: 168377 168403 168858 169655 169750 171671 173152 174243 174314 174571 178165
// bufdiff-features: 178549 178558 181231 183114 184030 184508 185275 188215 188790 189391 192771
// bufdiff-features: 193290 194134 194682 196544 197837 199735 200104 200593 202241 205434 205689
// bufdiff-features: 207299 208038 208623 210461 213531 214769 216049 216890 216892 217103 218064
// bufdiff-features: 218300 222040 222734 222842 223030 226357 227395 227623 228061 228390 230081
// bufdiff-features: 230640 233276 234594 235833 235868 238908 240158 241256 242101 243546 243967
// bufdiff-features: 245619 246383 246543 249451 252539 253836 255556 259528 259805
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, i1) {
    %from_elements = tensor.from_elements %arg1 : tensor<f32>
    %0 = call @f1(%from_elements, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %1 = arith.cmpf uno, %arg1, %cst : f32
    %2:2 = scf.if %1 -> (tensor<f32>, tensor<f32>) {
      %cst_0 = arith.constant dense<-1.000000e+00> : tensor<2x2xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<2x2xf32>) outs(%cst_0 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.negf %in : f32
        %7 = arith.addf %6, %arg1 : f32
        linalg.yield %7 : f32
      } -> tensor<2x2xf32>
      %4 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%0 : tensor<f32>) {
      ^bb0(%out: f32):
        %cst_1 = arith.constant -6.000000e+00 : f32
        %6 = arith.maximumf %out, %cst_1 : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %5 = linalg.add ins(%0, %from_elements : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %5 : tensor<f32>, tensor<f32>
    } else {
      %3:2 = func.call @f2(%from_elements, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%from_elements, %3#0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %0 : tensor<f32>, tensor<f32>
    }
    return %2#1, %2#0, %0, %from_elements, %1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, i1
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<2.500000e+00> : tensor<f32>
    %0 = linalg.rsqrt ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = linalg.tanh ins(%0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 5.000000e-01 : f32
      %4 = arith.addf %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    return %3, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %c1 to %c2 step %c1 iter_args(%arg3 = %arg1) -> (tensor<f32>) {
      %extracted = tensor.extract %arg3[] : tensor<f32>
      %c0 = arith.constant 0 : index
      %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (tensor<f32>) {
        %extracted_0 = tensor.extract %arg1[] : tensor<f32>
        %2 = arith.index_cast %arg2 : index to i64
        %3 = arith.sitofp %2 : i64 to f32
        %inserted = tensor.insert %3 into %arg5[] : tensor<f32>
        scf.yield %inserted : tensor<f32>
      }
      scf.yield %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

