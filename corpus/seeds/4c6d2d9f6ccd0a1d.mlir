// bufdiff-profile: idioms
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a5958acb90ad3a8f574f538e7dd5d34c8406e748246eed8
// bufdiff-choices: 5215639ce4e825ecea94e12685a47c0b7d68523d43800b012dc46667c124ed2aeeb325086e71ba88
// bufdiff-choices: 7c89044e8521b717f61c8a1eb80ecbac01d4164d036de6
// bufdiff-features: 557 688 706 2320 3217 3579 5187 6363 6812 9255 9479 10476 10696 10872 12638
// bufdiff-features: 13233 13424 14064 14884 15671 15751 16269 18166 19100 19419 19442 19545 19606
// bufdiff-features: 19979 20237 20874 22280 22860 23787 24184 24259 26125 26568 26808 27766 29001
// bufdiff-features: 30238 30666 30996 31143 31543 32457 34159 34167 35554 37183 37289 38202 38702
// bufdiff-features: 38783 39540 40712 41984 42344 42467 43774 45432 46203 47200 47392 47779 48598
// bufdiff-features: 51415 51851 52148 52267 52322 52558 52900 53469 54135 54408 54827 54964 54998
// bufdiff-features: 55113 55472 56404 58024 58308 58579 60686 62616 63071 63384 64235 64435 64778
// bufdiff-features: 66422 66897 67609 68355 68867 69875 69965 71050 71306 71689 71904 73289 74057
// bufdiff-features: 74610 77223 77617 78430 79099 79562 80400 81455 81491 81612 82089 82135 82552
// bufdiff-features: 83194 83537 83905 84098 84127 84585 84922 85673 85843 86125 86475 87495 88008
// bufdiff-features: 88058 88337 88732 88958 89780 90011 90097 90585 90777 91897 92022 92194 92250
// bufdiff-features: 92740 94928 95273 95407 96431 96562 97131 97838 98187 99228 99383 101867 103108
// bufdiff-features: 103339 103568 104500 104690 104931 104973 106843 106917 107702 107805 108920
// bufdiff-features: 109187 109923 110162 111120 111956 112929 113920 113940 115408 115801 116568
// bufdiff-features: 117183 117206 117235 119588 119678 119764 120049 121632 123967 124945 125602
// bufdiff-features: 125850 127662 129630 129955 130310 130602 131544 133237 133364 133571 133756
// bufdiff-features: 133784 134195 136039 136273 136809 137045 138443 140924 141219 141891 142610
// bufdiff-features: 142775 142890 143842 144058 144093 146753 146792 147020 147369 147712 148170
// bufdiff-features: 148647 149674 149846 150185 151404 152479 153293 153306 153488 154812 155898
// bufdiff-features: 156191 156460 157579 158120 158292 160756 162764 162948 162971 163373 163975
// bufdiff-features: 165563 165636 165719 165817 166324 167086 167352 167466 167753 167973 168007
// bufdiff-features: 168858 169648 169744 171231 171369 171551 175739 175888 177904 178067 178165
// bufdiff-features: 178228 178558 178854 179105 180926 184030 185077 185275 188790 191385 191908
// bufdiff-features: 192422 192524 192628 192771 192852 193290 194134 194551 194682 194714 196031
// bufdiff-features: 196349 197837 198566 200104 201059 201601 202241 202616 205434 205689 207124
// bufdiff-features: 207457 207731 208604 209922 210461 211044 211376 212375 212779 213275 213525
// bufdiff-features: 213881 214199 214769 215925 217103 218064 218089 220695 222612 223613 224222
// bufdiff-features: 225985 225998 226357 227345 227395 228061 228390 228519 229266 229936 230081
// bufdiff-features: 230584 230640 233276 234387 235868 236930 236986 237042 238254 239642 240100
// bufdiff-features: 240158 241256 241844 242900 243546 243872 245272 245380 245458 245619 246234
// bufdiff-features: 246543 246962 247062 247181 247247 250596 250917 250948 251444 251560 252466
// bufdiff-features: 252539 253120 253740 253836 255758 256112 256688 256926 257621 257992 258375
// bufdiff-features: 259528 259840 260364
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32) {
    %0:3 = call @f3(%arg0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %cst = arith.constant dense<1.500000e+00> : tensor<f32>
    %1 = call @write7(%cst) : (tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %cst[] : tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%0#2 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4:2 = call @f4(%3, %1, %3) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %3(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %5 = call @part8(%reshape) : (tensor<1xf32>) -> tensor<1xf32>
    %6 = linalg.floor ins(%5 : tensor<1xf32>) outs(%reshape : tensor<1xf32>) -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %5[%c0] : tensor<1xf32>
    vector.print %extracted_0 : f32
    return %6, %4#1, %4#0, %0#0, %extracted, %0#1 : tensor<1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = math.log10 %extracted : f32
    %cst = arith.constant dense<7.500000e+00> : tensor<f32>
    %2 = call @write5(%cst) : (tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.minimumf %in, %in_0 : f32
      %4 = arith.subf %3, %out : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    %1:3 = call @f2(%arg1, %arg1, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32, f32)
    %2:3 = call @f1(%1#0, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    return %2#0, %2#2, %1#1 : tensor<f32>, f32, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, f32) {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1:2 = call @both1(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 1.000000e+02 : f32
      %5 = arith.divf %in, %cst_0 : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    %4 = bufferization.alloc_tensor() copy(%1#1) : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    return %1#0, %4, %cst : tensor<f32>, tensor<f32>, f32
  }
  func.func private @both1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.powf ins(%arg0, %from_elements : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<true> : tensor<i1>
    %1 = linalg.select ins(%cst_0, %0, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32, f32) {
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    %0:3 = call @f1(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, f32)
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %inserted) -> (tensor<f32>) {
      %2 = linalg.copy ins(%from_elements : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      scf.yield %2 : tensor<f32>
    }
    %extracted_0 = tensor.extract %from_elements[] : tensor<f32>
    return %0#0, %extracted_0, %extracted : tensor<f32>, f32, f32
  }
  func.func private @write5(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = linalg.rsqrt ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @write7(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<i1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      %cst = arith.constant -0.000000e+00 : f32
      %3 = arith.mulf %extracted, %cst : f32
      tensor.yield %3 : f32
    } : tensor<f32>
    %2 = linalg.select ins(%1, %arg0, %generated : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @part8(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    return %extracted_slice : tensor<1xf32>
  }
}

