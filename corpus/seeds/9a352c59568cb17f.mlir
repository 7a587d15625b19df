// bufdiff-profile: types
// bufdiff-choices: adc2cb49c01a42d847a9ca7a4a0aee28e96b692950d2097ba6582baf610755ecca1b34ecc5246305
// bufdiff-choices: 3ea6272a50475db392d325ee797ac9ff789239d4965f4c41f00643a5ff53db697364e178fad87de1
// bufdiff-choices: 57f12377a5f48e529d716064c4167a6494a75b6d14aacde826429020d155a50c51ba5057d1b9e375
// bufdiff-choices: d42224135f5b208f0312f581381cc00983ca63eaaded4a5bed289529ea0186ec804f58b4b4b90b89
// bufdiff-choices: 4edadf599a0a982d6bea4ffc2ad4b735984fe81c4862eb2c03170faf502f73d7c23dcdcf78f88229
// bufdiff-choices: c70a713a446dee567b7c33fab9a8b5e523cd0490cff755fea046f99cf31f7b613e1f1c58f0922b75
// bufdiff-choices: dbb0b6924c2980a4988210a7ae99b9332d2729405a4da559b97066cfedb679
// bufdiff-features: 3257 3579 3631 4165 4752 5187 6812 7122 8235 9479 10035 13233 13424 13915 15712
// bufdiff-features: 15751 16269 17470 18166 18486 19302 20237 22280 22483 23787 24184 24685 26663
// bufdiff-features: 28933 32457 34167 37054 37183 38520 38783 39097 39150 40540 40712 41679 41984
// bufdiff-features: 43631 44132 45573 46203 46732 47392 47904 48389 49657 52558 52774 52807 52900
// bufdiff-features: 53171 55182 55382 55561 56404 57787 58403 59115 60232 63071 64954 66797 68355
// bufdiff-features: 69735 70119 74833 76334 77617 79703 81896 82135 83175 83194 84480 84585 84922
// bufdiff-features: 88486 88732 89250 89780 90495 90585 92022 93255 93528 95056 95930 96935 96969
// bufdiff-features: 98460 98501 99383 100569 102597 104730 108221 109408 109923 110780 110921
// bufdiff-features: 112929 115155 115608 115728 116549 117151 117235 118221 119588 121059 121178
// bufdiff-features: 124509 124614 127096 128717 130942 131544 131851 133446 136522 136543 139079
// bufdiff-features: 140929 141238 141263 141538 142393 142610 144093 146735 148304 150313 152226
// bufdiff-features: 152265 152620 152816 153293 154946 155884 155898 157834 158120 159672 159796
// bufdiff-features: 160327 160756 161319 161377 162799 162819 164602 165632 165636 165695 165719
// bufdiff-features: 166169 167086 167614 167973 168196 168833 168858 170928 171083 171477 171883
// bufdiff-features: 172236 172898 173026 176231 177627 178165 178854 181349 183114 183290 184030
// bufdiff-features: 184206 184851 185497 187745 188790 189391 190520 191076 193290 193747 195183
// bufdiff-features: 196031 197837 199735 201509 202616 202845 205434 205830 207268 207553 208623
// bufdiff-features: 210406 210461 211050 212104 213275 213964 214782 218127 218409 221549 222638
// bufdiff-features: 223030 223783 226357 227345 227536 227610 228222 228291 228390 228972 229266
// bufdiff-features: 230081 230315 230584 230640 232341 232396 233674 234738 236909 236986 237788
// bufdiff-features: 238954 239188 240158 240765 242306 242872 242894 243967 245673 246543 250415
// bufdiff-features: 252466 252539 253836 254592 254769 257251 258184 258455 259528 259805 262096
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: f8E4M3FN, %arg2: f8E4M3FN) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>, index) {
    %cst = arith.constant 1.000000e+00 : f8E4M3FN
    %0 = arith.cmpf ule, %arg1, %cst : f8E4M3FN
    %1 = scf.if %0 -> (tensor<f8E4M3FN>) {
      %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f8E4M3FN> into tensor<1xf8E4M3FN>
      %cst_0 = arith.constant 9.600000e+01 : f8E4M3FN
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %4:2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %expanded, %arg5 = %cst_0) -> (tensor<1xf8E4M3FN>, f8E4M3FN) {
        %6 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<f8E4M3FN>) {
        ^bb0(%out: f8E4M3FN):
          %10 = arith.cmpf ogt, %out, %arg5 : f8E4M3FN
          %11 = arith.select %10, %out, %arg5 : f8E4M3FN
          linalg.yield %11 : f8E4M3FN
        } -> tensor<f8E4M3FN>
        %cst_1 = arith.constant -0.000000e+00 : f8E4M3FN
        %7 = tensor.empty() : tensor<1xi1>
        %8 = linalg.fill ins(%0 : i1) outs(%7 : tensor<1xi1>) -> tensor<1xi1>
        %cst_2 = arith.constant dense<8.000000e+00> : tensor<1xf8E4M3FN>
        %9 = linalg.select ins(%8, %expanded, %cst_2 : tensor<1xi1>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) outs(%arg4 : tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
        %inserted = tensor.insert %arg1 into %9[%c0] : tensor<1xf8E4M3FN>
        scf.yield %inserted, %cst_1 : tensor<1xf8E4M3FN>, f8E4M3FN
      }
      %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%expanded, %4#0 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) outs(%4#0 : tensor<1xf8E4M3FN>) {
      ^bb0(%in: f8E4M3FN, %in_1: f8E4M3FN, %out: f8E4M3FN):
        %6 = arith.maximumf %in, %in_1 : f8E4M3FN
        linalg.yield %6 : f8E4M3FN
      } -> tensor<1xf8E4M3FN>
      scf.yield %arg0 : tensor<f8E4M3FN>
    } else {
      %4 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<f8E4M3FN>) {
      ^bb0(%out: f8E4M3FN):
        %5 = arith.addf %out, %arg1 : f8E4M3FN
        linalg.yield %5 : f8E4M3FN
      } -> tensor<f8E4M3FN>
      scf.yield %4 : tensor<f8E4M3FN>
    }
    %2:3 = call @f3(%1) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN)
    %3:2 = call @f2(%2#0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, index)
    return %arg0, %3#0, %3#1 : tensor<f8E4M3FN>, tensor<f8E4M3FN>, index
  }
  func.func private @f1(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 5.000000e-01 : f8E4M3FN
    %inserted = tensor.insert %cst into %arg0[] : tensor<f8E4M3FN>
    %inserted_0 = tensor.insert %cst into %arg0[] : tensor<f8E4M3FN>
    %extracted = tensor.extract %inserted[] : tensor<f8E4M3FN>
    return %inserted_0, %extracted, %cst : tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func private @f2(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, index) {
    %c3 = arith.constant 3 : index
    %c11 = arith.constant 11 : index
    %0 = index.maxs %c3, %c11
    %1 = linalg.sqrt ins(%arg0 : tensor<f8E4M3FN>) outs(%arg0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %1) -> (tensor<f8E4M3FN>) {
      %3:3 = func.call @f1(%arg2) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN)
      %extracted = tensor.extract %arg2[] : tensor<f8E4M3FN>
      %4 = linalg.div ins(%1, %1 : tensor<f8E4M3FN>, tensor<f8E4M3FN>) outs(%arg2 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      %cst = arith.constant dense<7.500000e+00> : tensor<f8E4M3FN>
      %5 = linalg.sub ins(%1, %cst : tensor<f8E4M3FN>, tensor<f8E4M3FN>) outs(%4 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      scf.yield %5 : tensor<f8E4M3FN>
    }
    return %2, %0 : tensor<f8E4M3FN>, index
  }
  func.func private @f3(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 5.000000e-01 : f8E4M3FN
    %0 = linalg.fill ins(%cst : f8E4M3FN) outs(%arg0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %extracted = tensor.extract %arg0[] : tensor<f8E4M3FN>
    return %0, %extracted, %cst : tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
}

