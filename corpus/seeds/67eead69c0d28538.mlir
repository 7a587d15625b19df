// bufdiff-profile: cfg
// bufdiff-choices: a9c595d44c776dc67d68c9697009ae51645bbf289e1b8cd4a601c27a8b7d847dbac3cd12f4751748
// bufdiff-choices: 3d99b066aa9eefb3830ece7846b019ffa8e169644c427c353b1d936cbd56b91ed28fe7261001e912
// bufdiff-choices: 405134282498f9b5f046f26909a866ba3bad37c898fd1980e45f45ba74709bf8430ddad3e31a22a6
// bufdiff-choices: 0ca04968cd35ae7ab8ef587398dfbac283836ee69bb60e6c086dbd88665d79bbb412db0a1c74712d
// bufdiff-choices: 674a53cb9f9c7a972cdaa579db585f825873bd95f01f80479d2e663819ebb1accbf6fd9f1278af48
// bufdiff-choices: e363c23c5bb3693cbebffe960f7f078ae81e7d286a87f73f6ac272c3ba7bb6a53b4f6446f70a89e5
// bufdiff-choices: 311c936cee21491abbd339acbde5ffdb75b40f6e2d8a3483d2067d588b37a4e9c23cd696acf3ed26
// bufdiff-choices: 3b4833a1d87694fc3023ec0bd954e46c517c6600608791b9666d8f893892945bc3b64ac23f9c91b6
// bufdiff-choices: 5edbb5ea101f34ed9dc7cb01f31f6f4642bc065f7f398bf331c08c4b598b03270546c18de884de85
// bufdiff-choices: 69bc1e233324df93ed5051bfe5caaf129f8cf1e98880b5ad6da8b3fee46a515faf
// bufdiff-features: 150 706 1206 2772 2898 3392 6314 6611 9212 9479 9759 11162 12170 13233 13424
// bufdiff-features: 15399 15751 15903 16269 17193 18166 18249 20088 20093 21522 22280 24025 26568
// bufdiff-features: 27766 28564 28814 29590 29839 30666 31053 32514 34167 34181 36773 36784 37007
// bufdiff-features: 37183 38783 39706 40712 40721 40753 41984 42467 42985 43442 43631 44625 45017
// bufdiff-features: 45636 46203 48598 48974 49635 49657 50633 52062 52267 52807 52900 53435 53716
// bufdiff-features: 53915 54135 54658 54998 55014 56404 59094 59651 60417 60686 62082 63071 64120
// bufdiff-features: 64162 64235 64716 65305 65496 66797 68355 68379 70119 71168 71306 73388 73802
// bufdiff-features: 73990 74057 74507 75072 75361 76953 77129 77186 77203 77617 78283 78430 80567
// bufdiff-features: 81160 81316 81736 84202 84585 84894 84922 85176 85563 85697 85843 86125 88732
// bufdiff-features: 88787 89388 89780 90011 90202 91074 91312 91633 91884 92194 93255 93464 93719
// bufdiff-features: 94405 94589 97214 97241 98501 98941 99228 99383 101264 101582 101753 102809
// bufdiff-features: 103549 104931 105289 107614 107702 107938 108627 108977 109187 109327 109643
// bufdiff-features: 109923 110780 111839 111976 112752 112929 113581 113901 114082 114354 115050
// bufdiff-features: 116253 116549 117235 118163 119200 119380 119588 121626 121819 124985 126932
// bufdiff-features: 127662 131851 132156 132204 132307 134205 135707 137477 137482 138443 138535
// bufdiff-features: 139154 142376 142775 144093 146329 146441 146512 146613 146753 146863 149660
// bufdiff-features: 150299 151758 153198 153293 153530 154311 154805 155884 155898 156191 156460
// bufdiff-features: 157409 158120 158640 158897 159454 160756 161736 161760 162764 163188 164048
// bufdiff-features: 165057 165719 166037 166075 167086 167466 167793 168049 168815 168858 171053
// bufdiff-features: 171358 172666 173595 173990 174029 174314 174515 174571 177227 177904 178165
// bufdiff-features: 179950 180469 183114 183804 184030 184186 184962 185252 186042 186959 188441
// bufdiff-features: 188737 188790 189131 191076 192418 192628 192771 193747 193750 193879 195183
// bufdiff-features: 195420 195652 196568 197598 197837 197849 197960 199270 200298 200307 202241
// bufdiff-features: 202562 203625 205434 205689 206157 208947 209922 210461 212944 214744 215925
// bufdiff-features: 217309 217672 218064 218089 218286 218300 219821 221089 224100 226357 228219
// bufdiff-features: 228261 228390 228894 229266 230081 230580 230640 233174 233731 234346 235059
// bufdiff-features: 235126 235141 237321 240107 240158 240651 241018 241308 241806 242306 243546
// bufdiff-features: 245272 245380 245673 245725 246543 246783 247247 247869 249841 250189 251119
// bufdiff-features: 251217 252539 253807 253836 255537 255556 257609 257621 257672 257806 258882
// bufdiff-features: 258989 259528 259840 261109
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: i64) -> (tensor<?xf64>, tensor<f64>, tensor<2xf64>, tensor<2xf64>, tensor<5x4xf64>, i64, i64) {
    %0 = linalg.floor ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1 = call @f3(%0, %0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01], [1.350000e+01, 1.450000e+01, 1.550000e+01, 1.650000e+01], [1.750000e+01, 1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01, 2.450000e+01], [2.550000e+01, 2.650000e+01, 2.750000e+01, 2.850000e+01]]> : tensor<5x4xf64>
    %2 = call @f1(%cst, %cst) : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%c0, %2 : index, tensor<5x4xf64>)
  ^bb1(%3: index, %4: tensor<5x4xf64>):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi ult, %3, %c2 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = index.or %3, %c2
    %7 = linalg.div ins(%2, %4 : tensor<5x4xf64>, tensor<5x4xf64>) outs(%2 : tensor<5x4xf64>) -> tensor<5x4xf64>
    %8 = arith.addi %3, %c1 : index
    cf.br ^bb1(%8, %4 : index, tensor<5x4xf64>)
  ^bb3:  // pred: ^bb1
    %c3_i64 = arith.constant 3 : i64
    %9:4 = call @f2(%1, %c3_i64) : (tensor<f64>, i64) -> (tensor<f64>, tensor<2xf64>, i64, i64)
    %10:4 = call @f2(%arg0, %9#3) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, i64) -> (tensor<f64>, tensor<2xf64>, i64, i64)
    %11 = arith.cmpi ne, %10#3, %9#3 : i64
    cf.cond_br %11, ^bb4(%10#1 : tensor<2xf64>), ^bb5
  ^bb4(%12: tensor<2xf64>):  // pred: ^bb3
    %13 = linalg.floor ins(%12 : tensor<2xf64>) outs(%12 : tensor<2xf64>) -> tensor<2xf64>
    cf.br ^bb6(%13 : tensor<2xf64>)
  ^bb5:  // pred: ^bb3
    %14:4 = call @f2(%9#0, %10#3) : (tensor<f64>, i64) -> (tensor<f64>, tensor<2xf64>, i64, i64)
    cf.br ^bb6(%10#1 : tensor<2xf64>)
  ^bb6(%15: tensor<2xf64>):  // 2 preds: ^bb4, ^bb5
    %cast = tensor.cast %15 : tensor<2xf64> to tensor<?xf64>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %4[%c3, %3] [2, 1] [1, 1] : tensor<5x4xf64> to tensor<2xf64>
    return %cast, %10#0, %9#1, %extracted_slice, %2, %10#2, %arg1 : tensor<?xf64>, tensor<f64>, tensor<2xf64>, tensor<2xf64>, tensor<5x4xf64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<5x4xf64>, %arg1: tensor<5x4xf64>) -> tensor<5x4xf64> {
    %0 = linalg.negf ins(%arg0 : tensor<5x4xf64>) outs(%arg0 : tensor<5x4xf64>) -> tensor<5x4xf64>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c2, %c3] : tensor<5x4xf64>
    %cst = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf une, %extracted, %cst : f64
    %2 = arith.select %1, %0, %arg0 : tensor<5x4xf64>
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %7 = arith.index_cast %arg2 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.index_cast %arg3 : index to i64
      %10 = arith.sitofp %9 : i64 to f64
      %11 = arith.divf %8, %10 : f64
      tensor.yield %11 : f64
    } : tensor<4x5xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%generated : tensor<4x5xf64>) outs(%0 : tensor<5x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<5x4xf64>
    cf.br ^bb3(%3, %2 : tensor<5x4xf64>, tensor<5x4xf64>)
  ^bb2:  // pred: ^bb0
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%0, %arg0 : tensor<5x4xf64>, tensor<5x4xf64>) outs(%0 : tensor<5x4xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %7 = arith.negf %in : f64
      %8 = arith.addf %7, %in_0 : f64
      %9 = arith.subf %8, %out : f64
      linalg.yield %9 : f64
    } -> tensor<5x4xf64>
    cf.br ^bb3(%4, %4 : tensor<5x4xf64>, tensor<5x4xf64>)
  ^bb3(%5: tensor<5x4xf64>, %6: tensor<5x4xf64>):  // 2 preds: ^bb1, ^bb2
    return %5 : tensor<5x4xf64>
  }
  func.func @f2(%arg0: tensor<f64>, %arg1: i64) -> (tensor<f64>, tensor<2xf64>, i64, i64) {
    %c11_i64 = arith.constant 11 : i64
    %0 = arith.minsi %arg1, %c11_i64 : i64
    %cst = arith.constant dense<[4.500000e+00, 5.500000e+00]> : tensor<2xf64>
    %cst_0 = arith.constant -2.500000e+00 : f64
    %from_elements = tensor.from_elements %cst_0, %cst_0 : tensor<2xf64>
    %1 = linalg.dot ins(%cst, %from_elements : tensor<2xf64>, tensor<2xf64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %2 = arith.index_cast %arg1 : i64 to index
    %c2 = arith.constant 2 : index
    %3 = arith.remui %2, %c2 : index
    %inserted = tensor.insert %cst_0 into %from_elements[%3] : tensor<2xf64>
    return %1, %inserted, %0, %arg1 : tensor<f64>, tensor<2xf64>, i64, i64
  }
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %cst = arith.constant dense<7.500000e+00> : tensor<f64>
    %1 = linalg.reciprocal ins(%cst : tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst_0 = arith.constant -6.000000e+00 : f64
    %2 = arith.cmpf ule, %extracted, %cst_0 : f64
    %3:2 = scf.if %2 -> (tensor<f64>, tensor<f64>) {
      %4 = linalg.tanh ins(%1 : tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
      %extracted_1 = tensor.extract %arg1[] : tensor<f64>
      vector.print %extracted_1 : f64
      %extracted_2 = tensor.extract %4[] : tensor<f64>
      vector.print %extracted_2 : f64
      %5 = linalg.sub ins(%arg1, %4 : tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
      scf.yield %4, %5 : tensor<f64>, tensor<f64>
    } else {
      scf.yield %arg0, %0 : tensor<f64>, tensor<f64>
    }
    return %3#0 : tensor<f64>
  }
}

