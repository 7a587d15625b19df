// bufdiff-profile: idioms
// bufdiff-choices: d3a50a7d4251cc426ac5248baf70ef82aee0370c9574676d8aec333392d5fc532eb31db29ce54352
// bufdiff-choices: 41f9bf2851994457b30833dd00d4747b2fd3c0ac8e6da1b9c5c6e17814d045770c559492140a3645
// bufdiff-choices: 96237bb95b16ee05c7a837e938aa9f644cef841c28c17de892d5d30628aacdeaed82db1e11a2f632
// bufdiff-choices: 459c84942f4a2f9de4f5006d82ec224047d478b49ae539419975b135a8efbe8811c51f392bb91463
// bufdiff-choices: a180000d3abad486cac8e8cdb37a82e217159da0f2864d01032b9b8f3674099567fd2382d32d229f
// bufdiff-choices: f4b9eed7e10fb6a1fdcfafe4c69d16bd8ee71180313e72d34347217f34747c58dfed6905900fefe7
// bufdiff-choices: 66b24f4526187cebc4888cacb2a3ad7d92e420f980d19f796c7964ddba98b49485b4030cd51009e6
// bufdiff-choices: 84ad844208b1f0fc5a5d9e4502c7689d
// bufdiff-features: 11 429 706 2332 2820 3866 4165 4752 5013 5610 6198 6363 6812 7122 7442 9479
// bufdiff-features: 9809 11162 12457 12653 13233 13915 14709 14925 15751 16269 16417 16665 16822
// bufdiff-features: 17193 18166 18667 19419 19985 22280 22448 22630 23225 24682 26536 26922 29567
// bufdiff-features: 29786 30666 32457 33234 34167 37007 37183 38069 38167 38783 39627 40084 40712
// bufdiff-features: 41984 43442 43774 44522 44893 45021 46203 46732 47392 48598 48974 49635 49657
// bufdiff-features: 51415 51851 52322 52558 52900 53779 54468 54658 54827 54998 55148 56404 56667
// bufdiff-features: 60686 61969 63071 63800 63929 64120 64235 64435 66334 66995 68296 68355 69007
// bufdiff-features: 69235 69403 69875 71259 71306 71904 73388 73776 74057 75361 76245 76328 76643
// bufdiff-features: 76953 77002 77129 77261 78283 78430 78644 80567 81160 81316 81353 81800 82552
// bufdiff-features: 83194 84585 84631 84922 85843 86125 88732 89780 89812 90097 90585 91074 91312
// bufdiff-features: 91884 92022 92159 92194 92970 93286 93719 95273 95407 97715 98187 98501 99228
// bufdiff-features: 99279 99294 99383 101264 101296 101582 102809 102964 103903 104931 104958
// bufdiff-features: 105902 107702 108012 109055 109187 110780 112756 112929 113302 115252 115804
// bufdiff-features: 118320 119200 119334 119597 121632 121909 124509 124614 125048 125875 126891
// bufdiff-features: 128817 129170 131544 133297 133527 133756 137045 138086 140335 141238 142274
// bufdiff-features: 142456 146608 146613 147156 147906 150404 150818 151326 151936 153293 153306
// bufdiff-features: 154946 155898 156191 156253 156460 158120 158188 158897 159348 159359 159796
// bufdiff-features: 160327 160756 162764 162935 162971 163044 165719 166303 167086 167614 167973
// bufdiff-features: 168858 169744 170211 171053 172957 173990 174170 174515 177627 178067 178165
// bufdiff-features: 178854 180408 180469 183645 184030 185572 185723 186042 187683 188737 188790
// bufdiff-features: 189178 190142 192138 192422 192771 193290 193747 194134 194682 195182 196031
// bufdiff-features: 197267 197837 198578 198667 200104 201475 201509 201601 202085 202241 202616
// bufdiff-features: 203352 204195 204527 205434 205705 206157 207731 210022 210032 210406 210461
// bufdiff-features: 211118 212262 212365 212628 213275 213455 214132 214621 215959 216049 216657
// bufdiff-features: 216892 218064 219631 220098 220387 222809 223991 225325 226172 227345 228219
// bufdiff-features: 228390 228936 229266 229978 230081 230594 230640 233174 234346 235325 236909
// bufdiff-features: 239241 240158 240219 240950 241308 241608 243546 244281 244895 245203 245380
// bufdiff-features: 245673 246543 250917 251455 252466 252539 252814 253836 254848 255520 256380
// bufdiff-features: 257806 258375 259510 259528 259840 260470 261572
#map = affine_map<() -> ()>
module {
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.div ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %mapped = linalg.map ins(%arg1 : tensor<f32>) outs(%1 : tensor<f32>)
      (%in: f32, %init: f32) {
        %cst = arith.constant -0.000000e+00 : f32
        %2 = arith.divf %in, %cst : f32
        linalg.yield %2 : f32
      }
    return %0, %mapped, %arg1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %3 = arith.index_cast %arg1 : index to i64
      %4 = arith.sitofp %3 : i64 to f32
      %cst_0 = arith.constant 5.000000e-01 : f32
      %5 = arith.subf %4, %cst_0 : f32
      tensor.yield %5 : f32
    } : tensor<3xf32>
    %2 = linalg.dot ins(%1, %generated : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> tensor<3x2x3xi32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %cst = arith.constant dense<[[[9, 8, 7], [6, 5, 4]], [[3, 2, 1], [0, -1, -2]], [[-3, -4, -5], [-6, -7, -8]]]> : tensor<3x2x3xi32>
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max ins(%cst, %0 : tensor<3x2x3xi32>, tensor<1xi32>) outs(%cst : tensor<3x2x3xi32>) -> tensor<3x2x3xi32>
    return %1 : tensor<3x2x3xi32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %inserted : tensor<f32>
    %extracted_0 = tensor.extract %arg0[] : tensor<f32>
    %2 = linalg.fill ins(%extracted_0 : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.subf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.copy ins(%3 : tensor<f32>) outs(%4 : tensor<f32>) -> tensor<f32>
    return %5, %2, %extracted_0, %extracted : tensor<f32>, tensor<f32>, f32, f32
  }
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x2x3xi32>, f32, f32) {
    %cst = arith.constant dense<2.500000e+00> : tensor<f32>
    %0 = call @f1(%cst) : (tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.cmpf one, %in, %out : f32
      %11 = arith.select %10, %in, %out : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    vector.print %extracted : f32
    %2:4 = call @f3(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %3 = call @f2(%arg0) : (tensor<f32>) -> tensor<3x2x3xi32>
    %cst_0 = arith.constant dense<1.000000e+01> : tensor<f32>
    %4:3 = call @f4(%2#0, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %5:4 = call @f3(%cst_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, f32, f32)
    %6 = linalg.ceil ins(%2#0 : tensor<f32>) outs(%cst_0 : tensor<f32>) -> tensor<f32>
    %extracted_1 = tensor.extract %5#0[] : tensor<f32>
    %from_elements = tensor.from_elements %5#2 : tensor<f32>
    %7 = call @pick5(%cst_0, %from_elements) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %inserted = tensor.insert %2#3 into %7[] : tensor<f32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%from_elements : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 5.000000e-01 : f32
      %10 = arith.mulf %in, %cst_2 : f32
      linalg.yield %10 : f32
    } -> tensor<f32>
    return %9, %inserted, %6, %5#1, %4#2, %4#1, %4#0, %3, %extracted_1, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x2x3xi32>, f32, f32
  }
  func.func private @pick5(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.erf ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %arg0 : tensor<f32>
  }
}

