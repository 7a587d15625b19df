// bufdiff-profile: calls
// bufdiff-choices: f4b3b5282c0065c59514f57bc5a1cad5671d7d46bdee836338b075a06121752ef69a3ac3795f6f14
// bufdiff-choices: 9b6c2b42db94d6388ba29dc03ca7a5240d160d0985fc807374a1a14a1713c895b2b627bd9c54047d
// bufdiff-choices: b2688d39e96e3e721079a2b6e04ed98b7c90342536602b058a4aef800e62b0e6efddd6f39ba12859
// bufdiff-choices: 2ec463c0ba0c4919513a8a100ceec9724cea615050af2b466efcb47116f042f5f368536cc8e7b35e
// bufdiff-choices: 9d551d996a0a3e94bac3fd2ac5feb4db543d65addb4b918e91d6ff21ad38d1ff9bb15cc253125783
// bufdiff-choices: af57d032fa0c338f9a87ce1362b03cdb53a895f8269ec00eaae60036ae01378214963d425b087d39
// bufdiff-choices: 7003bb13b00e5490c80c6d30bdac5d36519a3e0e2ad208942c075bfdbaff5309af85d082f62c103d
// bufdiff-choices: 263af9e2504bc533ce93413b2ae42e2d71a9bd9bf8263fcf23722957340de754e384215c5be72a4b
// bufdiff-choices: 9d253381d2e75c51be91c214f46cbb32f518bc1d9f7d43f5e4510f86a874ba064cbc7ff0bdce21ea
// bufdiff-choices: 500211fdf98a9d1853266c7f5c5ac7597428824b690f8336f56da1a58f75e28e19e58cbe601d49cb
// bufdiff-choices: dd6a3525809e74a5260a84cfe238e56f4a9b9f6f0a0ea8f55a127ce2847cc444f1e6576d3de57214
// bufdiff-choices: d260e68246dac4ce5e5ef070dc92bdb65e0b3890481ce12ad98fe840b8dc03c9e29ae4146e2f339b
// bufdiff-choices: 1706ba48cc6cb3eaa264c1f91a79d87d17a36f63c210b914370b6e3ed601246baaa5be92afec961e
// bufdiff-choices: 04fb2a7892f326063c9709428d37958dc3f3c418c6174e
// bufdiff-features: 429 706 1089 1899 1987 2820 3392 6363 9479 9486 11162 11556 12218 12891 13233
// bufdiff-features: 13424 14109 14523 14704 14884 15671 15751 16269 16289 17722 17989 18166 18486
// bufdiff-features: 18952 22280 22448 23600 26796 27766 29294 29583 30227 30666 32388 33511 33807
// bufdiff-features: 34167 37183 38202 38783 39309 40070 40712 41984 42467 43631 43774 44893 45017
// bufdiff-features: 46203 46732 47196 47392 48038 48974 49635 50301 51099 52148 52322 52558 52625
// bufdiff-features: 52807 52900 53243 53915 54003 54408 54468 54696 54827 54998 55270 56404 58024
// bufdiff-features: 58191 60686 61326 61375 61944 62433 63071 63800 63929 64120 64235 65133 65496
// bufdiff-features: 65583 66995 68355 68457 69007 69818 69875 70644 71050 71770 71904 72615 73012
// bufdiff-features: 73289 73330 73388 74255 74833 75361 76074 76328 76339 76643 76915 76953 77261
// bufdiff-features: 77617 78283 78430 79562 80256 80742 82011 82135 82186 82844 83194 84300 84585
// bufdiff-features: 84736 84922 85481 85843 86125 87345 87895 87923 88732 89646 89780 89812 90097
// bufdiff-features: 90585 90630 90777 90819 92194 93255 93464 93903 95339 95407 97715 98170 98501
// bufdiff-features: 99401 100324 100574 104790 104931 105902 107815 108907 109105 109187 109327
// bufdiff-features: 109923 110136 110899 112275 112929 113801 114888 115804 117206 117336 117532
// bufdiff-features: 118884 119129 119138 119334 119588 119597 120049 121181 121628 121632 124106
// bufdiff-features: 124509 124985 125971 128182 128355 129170 129405 130535 130602 131175 131544
// bufdiff-features: 133297 133756 133909 134279 136273 136534 137045 137716 139524 140474 141891
// bufdiff-features: 143154 143521 144093 144763 146608 146618 149219 149572 149804 150404 150818
// bufdiff-features: 153293 154812 155884 155898 156191 156325 156460 157579 158120 158897 159348
// bufdiff-features: 159846 160756 161377 163044 163131 163581 164472 165636 165695 165719 167086
// bufdiff-features: 167466 168323 168858 169562 170469 172814 173294 174170 174281 174314 174371
// bufdiff-features: 174571 176379 177167 177860 178046 178067 178165 179792 179977 180372 181088
// bufdiff-features: 183114 183645 184030 184292 185077 185572 185723 186257 188790 190142 191455
// bufdiff-features: 192138 192293 192771 193290 193747 194205 194700 194714 195182 195809 196031
// bufdiff-features: 196063 196349 197267 197837 198003 198460 198578 200104 200307 201278 201601
// bufdiff-features: 202085 202241 202562 203694 204527 205434 205460 205689 206618 208623 210022
// bufdiff-features: 210351 210461 211284 211782 211884 212779 213275 214073 214248 215340 215959
// bufdiff-features: 216354 216985 217736 218064 218330 219572 220098 220629 221176 222809 223030
// bufdiff-features: 223719 223767 223970 224222 226445 226584 228058 228390 228519 228894 228936
// bufdiff-features: 229246 229266 230081 230640 231162 231257 232320 233276 233533 234387 235433
// bufdiff-features: 236024 236094 236986 238254 238877 239241 240100 240158 240539 241308 241554
// bufdiff-features: 244895 245619 245673 246543 247247 248718 249422 252466 252539 253216 253703
// bufdiff-features: 253836 254791 254846 255520 255556 255896 255923 256112 257621 258317 258378
// bufdiff-features: 259510 259528 260470 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<f32>, tensor<f32>) {
      %c4 = arith.constant 4 : index
      %cst_0 = arith.constant dense<5.000000e-01> : tensor<f32>
      %6:3 = func.call @f5(%arg1, %arg0, %c4, %cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>, index, tensor<f32>) -> (tensor<f32>, tensor<f32>, index)
      scf.yield %6#1, %arg1 : tensor<f32>, tensor<f32>
    } else {
      %true = arith.constant true
      %6 = arith.addi %0, %true : i1
      %7:2 = func.call @f3(%arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %cst_0 = arith.constant dense<5.500000e+00> : tensor<f32>
      %8 = linalg.mul ins(%cst_0, %7#1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %cst_0, %8 : tensor<f32>, tensor<f32>
    }
    %2:4 = call @f7(%1#1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index)
    %3:2 = call @f3(%2#0, %2#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %4:3 = call @f4(%3#1) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %5:4 = call @f6(%2#0, %2#0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32)
    return %5#2, %5#1, %5#0, %4#2, %4#1, %4#0, %3#0, %2#2, %5#3, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f6(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = call @f1(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    return %3, %5, %0, %cst : tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
  func.func private @f5(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: index, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, index) {
    %0 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%arg0 : tensor<f32>) {
    ^bb0(%out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %2 = arith.minimumf %out, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %1:3 = call @f2(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    return %1#0, %1#1, %arg2 : tensor<f32>, tensor<f32>, index
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %0 = arith.cmpf olt, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (index, tensor<f32>) {
      %4 = func.call @f1(%arg0, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %c5 = arith.constant 5 : index
      %cst_0 = arith.constant dense<2.500000e+00> : tensor<f32>
      %5 = linalg.exp ins(%cst_0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %c5, %5 : index, tensor<f32>
    } else {
      %c11 = arith.constant 11 : index
      scf.yield %c11, %arg0 : index, tensor<f32>
    }
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %1#1, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %cst = arith.constant 3.000000e+00 : f32
    %0 = arith.cmpf oeq, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      scf.yield %arg1 : tensor<f32>
    } else {
      %2 = linalg.fill ins(%extracted : f32) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %2 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.ceil ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f1(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<f32>
    return %1, %3, %4 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.mul ins(%arg0, %1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3:2 = call @f3(%2, %2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %3#1, %3#0, %1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f7(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, index) {
    %cst = arith.constant dense<-6.000000e+00> : tensor<f32>
    %0 = linalg.div ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %c3 = arith.constant 3 : index
    %3:3 = call @f5(%2, %0, %c3, %cst) : (tensor<f32>, tensor<f32>, index, tensor<f32>) -> (tensor<f32>, tensor<f32>, index)
    return %3#1, %3#0, %arg0, %3#2 : tensor<f32>, tensor<f32>, tensor<f32>, index
  }
}

