// bufdiff-profile: cfg
// bufdiff-choices: 5c7b1938f241d390a9886c7d8a3b7587ce280a92bd3224f273760dc79daafb46437eb01257608083
// bufdiff-choices: 699ed35f7a2cebd848be420621a8a5f121553f9a5602299be97c6e13ffc6f007dca442dd784c7228
// bufdiff-choices: 3d33b438992ecf8ae29abeecdebfd087bf10f80e4c60fad7c994b2decef37bfb34f0b951a860e66b
// bufdiff-choices: e525deec08fef636142b6ac92dfb6a8122335cbb054cc6d5d9c88642e91f7715bd9b47d9a7626bec
// bufdiff-choices: a29ac25c4c8ba1d222117f3b6700ce37dac58522ce6dfd64da74283c89a29697347462d16a8ae63e
// bufdiff-choices: 74af49c5676ca0fe2e99a39e4e64ebd55296c1fea2edcbaccca71f6cb5547d1c1df0cb695d832423
// bufdiff-choices: 553dc8c442b11de63911d6b6aa6f7be31710
// bufdiff-features: 33 706 9072 9479 13233 13853 15751 16242 16269 17406 17989 18166 18486 19205
// bufdiff-features: 19419 20402 20660 20952 21374 22095 22280 26568 26796 27316 29431 29839 32264
// bufdiff-features: 32457 32809 34167 34795 35163 37183 39673 40712 42339 43229 45624 46203 47141
// bufdiff-features: 47762 48038 49575 49935 51099 52625 52807 52900 53252 54827 55003 56404 59620
// bufdiff-features: 60025 63800 64235 68355 69412 69593 70335 71168 73319 73767 73964 74833 76181
// bufdiff-features: 77586 78038 82011 82552 83023 84090 84922 86125 87215 87923 89780 92037 93255
// bufdiff-features: 93718 97774 98170 98430 98501 101582 104339 104469 104931 108977 110552 110780
// bufdiff-features: 111275 112929 117151 120049 120379 127096 127813 130060 130933 131560 133084
// bufdiff-features: 133756 140482 141111 141238 142274 144093 145872 154946 155884 156142 156864
// bufdiff-features: 158120 158188 161377 161912 162740 162971 164201 165719 167197 167357 167941
// bufdiff-features: 167973 168323 174170 174314 174571 178165 179206 181548 181829 183007 183114
// bufdiff-features: 183224 183722 188582 188790 188995 193290 194134 196031 197745 197837 198460
// bufdiff-features: 198648 204448 205430 205434 206380 206559 207731 208623 208959 210406 210461
// bufdiff-features: 212779 213275 218093 220181 224297 225250 226357 226607 228390 228835 230081
// bufdiff-features: 235168 236930 242108 243781 245272 245619 245673 246543 246749 246945 249451
// bufdiff-features: 252466 252539 253796 254842 255556 257422 257794 257806 259396 260202 261091
#map = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 - 1 >= 0)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: f32, %arg2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<f32>, tensor<3x3xf32>, tensor<f32>) {
    %cst = arith.constant dense<1.500000e+00> : tensor<f32>
    %0 = call @f1(%cst) : (tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %cst_1 = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %arg1, %cst_0, %cst_0, %cst_1 : tensor<4xf32>
    %cst_2 = arith.constant 5.000000e-01 : f32
    %1 = arith.cmpf oeq, %arg1, %cst_2 : f32
    %2:2 = scf.if %1 -> (tensor<3x3xf32>, tensor<f32>) {
      %3 = linalg.dot ins(%from_elements, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
      %4 = tensor.empty() : tensor<3x3xf32>
      %extracted = tensor.extract %0[] : tensor<f32>
      %5 = linalg.fill ins(%extracted : f32) outs(%4 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %6 = linalg.max ins(%5, %arg0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %inserted = tensor.insert %extracted into %0[] : tensor<f32>
      scf.yield %6, %inserted : tensor<3x3xf32>, tensor<f32>
    } else {
      %3 = func.call @f1(%0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %inserted = tensor.insert %cst_2 into %arg0[%c0, %c2] : tensor<3x3xf32>
      %inserted_3 = tensor.insert %cst_2 into %0[] : tensor<f32>
      scf.yield %inserted, %inserted_3 : tensor<3x3xf32>, tensor<f32>
    }
    return %2#1, %2#0, %0 : tensor<f32>, tensor<3x3xf32>, tensor<f32>
  }
  ml_program.global private mutable @g0(dense<[1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01]> : tensor<4xf32>) : tensor<4xf32>
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %c1 = arith.constant 1 : index
    affine.if #set(%c1) {
      %0 = bufferization.alloc_tensor() : tensor<f32>
      %1 = bufferization.materialize_in_destination %arg0 in %0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %2 = tensor.empty() : tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %cst = arith.constant 1.000000e+02 : f32
        %5 = arith.cmpf ogt, %in, %cst : f32
        %6 = arith.select %5, %in, %cst : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %extracted = tensor.extract %3[] : tensor<f32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
      %extracted_0 = tensor.extract %4[] : tensor<f32>
      vector.print %extracted_0 : f32
    } else {
      %cst = arith.constant 1.000000e+00 : f32
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %0 = tensor.empty() : tensor<f32>
      %cst_0 = arith.constant 2.000000e+00 : f32
      %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
      %2 = linalg.min ins(%from_elements, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.mulf %in, %out : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
    }
    return %arg0 : tensor<f32>
  }
}

