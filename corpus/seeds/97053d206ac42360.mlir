// bufdiff-profile: types
// bufdiff-choices: adc2cb49c01a42d847a9ca7a4a0aee28e96b692950d2097ba6582baf610755ecca1b34ecc5246305
// bufdiff-choices: 3ea6272a50475db392d325ee797ac9ff789239d4965f4c41f00643a5ff53db697364e178fad87de1
// bufdiff-choices: 57f12377a5f48e529d716064c4167a6494a75b6d14aacde826429020d155a50c51ba5057d1b9e375
// bufdiff-choices: d42224135f5b208f0312f581381cc00983ca63eaaded4a5bed289529ea0186ec804f58b4b4b90b89
// bufdiff-choices: 4edadf599a0a982d6bea4ffc2ad4b735984fe81c4862eb2c03170faf502f73d7c23dcdcf78f88229
// bufdiff-choices: c70a713a446dee567b7c33fab9a8b5e523cd0490cff755fea046f99cf31f7b613e1f1c58f0922b75
// bufdiff-choices: dbb0b6924c2980a4988210a7ae99b9332d2729405a
// bufdiff-features: 3257 3579 4165 4752 5187 6812 7122 8235 9479 13424 13915 15712 15751 16269
// bufdiff-features: 17470 18166 18486 19302 19770 20237 22280 22483 23787 24184 24682 24685 26796
// bufdiff-features: 26960 28933 30666 32457 34167 37054 37183 38520 38783 39097 39150 40070 40540
// bufdiff-features: 40712 41679 42467 44132 45573 46203 46732 47392 47904 48038 48389 49657 52558
// bufdiff-features: 55182 55270 55382 55561 56404 57787 58403 60232 60686 64235 64954 66797 68355
// bufdiff-features: 68867 69735 74833 75361 76334 79703 83175 83194 84480 84585 84922 85843 87923
// bufdiff-features: 88486 88732 89250 89780 90585 92022 93255 93528 95056 96969 98460 98501 99383
// bufdiff-features: 100569 102597 104730 109187 109408 109923 110780 110921 112929 113618 115155
// bufdiff-features: 115608 115728 116549 117151 117235 118221 121059 121178 124509 124614 127096
// bufdiff-features: 131544 131851 133446 136522 136543 139079 140929 141263 141538 141891 142393
// bufdiff-features: 142610 150313 152226 152265 152620 152816 153293 154051 155898 157579 157834
// bufdiff-features: 159796 160327 160756 161319 161377 162799 162819 164602 165632 165636 165695
// bufdiff-features: 165719 166169 167086 167614 167973 168833 168858 170928 171083 171477 171883
// bufdiff-features: 172236 177627 178165 178558 178854 181349 183114 183290 184030 184206 184851
// bufdiff-features: 187086 187745 188790 189391 191076 193290 193747 194551 195183 196031 197837
// bufdiff-features: 201509 202241 202616 202845 204195 205434 205689 205830 207268 207553 210406
// bufdiff-features: 210461 212104 212779 213275 213964 214782 218064 218127 220181 222638 223783
// bufdiff-features: 226357 227345 227536 227610 228222 228291 228390 228972 229266 230081 230315
// bufdiff-features: 230584 230640 232341 232396 233276 233674 236909 237788 239188 240158 240765
// bufdiff-features: 241816 242894 243967 250415 252466 252539 254592 254769 255896 256112 257251
// bufdiff-features: 257421 258184 258455 259528 259805 262096
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: f8E4M3FN, %arg2: f8E4M3FN) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 1.000000e+00 : f8E4M3FN
    %0 = arith.cmpf ule, %arg1, %cst : f8E4M3FN
    %1 = scf.if %0 -> (tensor<f8E4M3FN>) {
      %expanded = tensor.expand_shape %arg0 [] output_shape [1] : tensor<f8E4M3FN> into tensor<1xf8E4M3FN>
      %cst_0 = arith.constant 9.600000e+01 : f8E4M3FN
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %3:2 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %expanded, %arg5 = %cst_0) -> (tensor<1xf8E4M3FN>, f8E4M3FN) {
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
      %4 = func.call @f2(%arg0) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      %5 = linalg.fill ins(%cst : f8E4M3FN) outs(%arg0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      scf.yield %5 : tensor<f8E4M3FN>
    } else {
      %3 = tensor.empty() : tensor<f8E4M3FN>
      %4 = linalg.fill ins(%arg1 : f8E4M3FN) outs(%3 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
      scf.yield %4 : tensor<f8E4M3FN>
    }
    %2:3 = call @f3(%1, %1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN)
    return %2#0, %2#2, %arg1 : tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func private @f1(%arg0: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 5.000000e-01 : f8E4M3FN
    %inserted = tensor.insert %cst into %arg0[] : tensor<f8E4M3FN>
    %inserted_0 = tensor.insert %cst into %arg0[] : tensor<f8E4M3FN>
    %extracted = tensor.extract %inserted[] : tensor<f8E4M3FN>
    return %inserted_0, %extracted, %cst : tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
  func.func private @f2(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
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
    return %2 : tensor<f8E4M3FN>
  }
  func.func private @f3(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN) {
    %cst = arith.constant 5.000000e-01 : f8E4M3FN
    %0 = linalg.fill ins(%cst : f8E4M3FN) outs(%arg0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %extracted = tensor.extract %arg0[] : tensor<f8E4M3FN>
    return %0, %extracted, %cst : tensor<f8E4M3FN>, f8E4M3FN, f8E4M3FN
  }
}

