// bufdiff-profile: mixed
// bufdiff-choices: a7fbcdde893baccbb2c397c271ef7041ccaf4ad45c276e088ed75567c7d779d7b184af76e1e1f062
// bufdiff-choices: 994b3502f80c63358bae7823d1184ecaee67ca5f6f1a90a977a41a9b9cf12242027354d2161c5663
// bufdiff-choices: 1a867340936b3f02c7e979f9911c29602c382e2f2f9e9f29da473a00b87cbadffdd24b4eb489daa7
// bufdiff-choices: dca53273e5586e3591c121ee84e60c37d91ab6c506e983cac45e2aad1654d7251ed2ac822f402131
// bufdiff-choices: 7cd021fb2e8d74950b60c0951126aa4a9c98d096df531d
// bufdiff-features: 1935 3838 6812 9479 11162 12296 13233 13424 13915 13999 15300 15751 16269 16289
// bufdiff-features: 17255 18166 18486 22259 22280 23787 26477 27766 30666 32457 34167 37183 38783
// bufdiff-features: 40712 41984 42293 42467 42858 43092 43774 46203 47392 47762 49575 52558 52807
// bufdiff-features: 52900 54827 54998 55586 56404 60686 61969 62700 63071 64120 64162 68355 68867
// bufdiff-features: 70955 71050 72534 72541 74255 78283 78430 82135 82552 83194 84585 85843 86125
// bufdiff-features: 88732 89780 93255 98501 99228 99525 102597 104931 108977 109187 109732 109923
// bufdiff-features: 110085 110608 112929 115778 116584 118221 120049 122967 123396 124254 125201
// bufdiff-features: 126398 126932 127096 128554 133756 137045 138395 139524 141891 149670 155898
// bufdiff-features: 156191 156325 157579 158120 158897 160327 160756 162799 162971 165636 165695
// bufdiff-features: 165719 166037 167614 167973 168858 171671 174170 174411 177226 178165 178558
// bufdiff-features: 178854 179987 182735 183645 184030 188790 192771 193290 194134 196031 196063
// bufdiff-features: 200104 200358 202241 202616 204791 205434 205689 206373 209146 210022 210461
// bufdiff-features: 212779 214621 215959 218064 218635 220181 226967 227536 228291 228390 229266
// bufdiff-features: 230081 230640 233276 233762 236087 236909 240158 240339 241629 242872 243546
// bufdiff-features: 245619 245673 246383 248233 250415 252466 252539 253216 253836 254851 256112
// bufdiff-features: 259528 261572
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %extracted = tensor.extract %arg0[] : tensor<i64>
    %0 = linalg.fill ins(%extracted : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    return %0, %arg0 : tensor<i64>, tensor<i64>
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %c7_i64 = arith.constant 7 : i64
    %inserted = tensor.insert %c7_i64 into %arg0[] : tensor<i64>
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<i64>
    return %inserted, %1 : tensor<i64>, tensor<i64>
  }
  func.func @main(%arg0: tensor<i64>, %arg1: f64, %arg2: f64) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
    %0:2 = call @f1(%arg0, %arg0) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
    %cst = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf ogt, %arg2, %cst : f64
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<i64> 
    case 0 {
      scf.yield %0#1 : tensor<i64>
    }
    case 2 {
      %5 = arith.index_cast %2 : index to i64
      %inserted = tensor.insert %5 into %0#1[] : tensor<i64>
      scf.yield %inserted : tensor<i64>
    }
    case 4 {
      %extracted = tensor.extract %0#1[] : tensor<i64>
      %inserted = tensor.insert %extracted into %0#1[] : tensor<i64>
      scf.yield %inserted : tensor<i64>
    }
    default {
      %5 = tensor.empty() : tensor<i64>
      %extracted = tensor.extract %0#1[] : tensor<i64>
      %6 = linalg.fill ins(%extracted : i64) outs(%5 : tensor<i64>) -> tensor<i64>
      %7 = linalg.add ins(%0#1, %6 : tensor<i64>, tensor<i64>) outs(%0#1 : tensor<i64>) -> tensor<i64>
      scf.yield %7 : tensor<i64>
    }
    %4:2 = call @f2(%0#1) : (tensor<i64>) -> (tensor<i64>, tensor<i64>)
    return %0#0, %3, %4#0, %4#1, %arg0 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
}

