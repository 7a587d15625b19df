// bufdiff-profile: slices
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a5958acb90ad3a8f574f538e7dd5d34c8406e748246eed8
// bufdiff-choices: 5215639ce4e825ecea94e12685a47c0b7d68523d43800b012dc46667c124ed2aeeb325086e71ba88
// bufdiff-choices: 7c89044e8521b717
// bufdiff-features: 435 706 1245 2320 3579 4958 5187 6363 6787 8325 8918 9479 10476 11162 12457
// bufdiff-features: 13233 13424 13915 14109 15751 15903 15929 16269 16371 18166 18486 19100 20092
// bufdiff-features: 20838 21522 22280 22678 24207 26663 26993 27766 28747 29567 29590 29786 29839
// bufdiff-features: 30666 31857 32514 33084 33853 34159 34167 37183 37289 38167 38783 40712 41679
// bufdiff-features: 41984 42858 43092 43442 43774 44132 44621 45664 46203 47200 47392 47762 48598
// bufdiff-features: 49635 49657 51344 52322 52558 52900 54408 54827 54964 54998 55113 56404 59294
// bufdiff-features: 60686 61375 63800 64119 64120 64235 64435 65094 65133 65496 66897 66974 67609
// bufdiff-features: 68355 69403 69817 69875 71306 71904 74057 74864 75361 76339 76915 76953 76973
// bufdiff-features: 77261 77357 77617 78283 78429 78430 80144 80168 80533 80757 81047 81800 82149
// bufdiff-features: 82552 83194 83615 84322 84585 84631 84922 85843 86125 87534 88732 89780 89812
// bufdiff-features: 90097 90585 92194 93141 93255 93286 94325 95407 95746 96352 97715 98138 98170
// bufdiff-features: 98501 99103 99228 99383 100207 103108 103903 104931 106314 108221 108416 108977
// bufdiff-features: 109187 109528 109923 110162 110608 110780 110821 111131 112929 113084 113940
// bufdiff-features: 115801 118221 119588 120049 121250 121632 121819 123396 123446 123619 125048
// bufdiff-features: 125971 126932 127830 128072 129849 130602 130942 133237 133297 133756 134279
// bufdiff-features: 134330 135033 136039 136987 137045 137477 138443 139699 140600 142040 145087
// bufdiff-features: 145635 145987 147156 149374 149670 150717 150818 153293 154311 155898 156191
// bufdiff-features: 156460 157763 158120 158897 159210 159672 159796 159895 160216 160327 160756
// bufdiff-features: 162764 162948 163975 164242 164602 165636 165695 165719 166303 167086 167614
// bufdiff-features: 168323 168833 168858 169648 171671 172236 172926 174170 174734 175312 178165
// bufdiff-features: 178417 178560 180408 180679 181522 181541 183114 183290 183645 184030 185723
// bufdiff-features: 188790 188845 189178 190142 192771 193290 193747 194063 194134 194987 196031
// bufdiff-features: 197392 197721 197837 198460 200065 200104 200358 201509 202241 204292 204527
// bufdiff-features: 204797 205434 205953 207294 207731 208947 210351 210406 210461 210519 211044
// bufdiff-features: 211284 211508 212628 212779 213275 214073 214132 214744 215925 215959 217103
// bufdiff-features: 217849 218064 219413 219734 221162 222544 222809 223568 223640 225827 225998
// bufdiff-features: 226457 228058 228061 228390 228519 228936 229266 230081 230640 235141 235477
// bufdiff-features: 239237 239241 240158 240219 241256 242872 242900 243546 244677 244997 245380
// bufdiff-features: 245619 245673 245738 246303 246543 247660 249278 249803 250278 250415 250796
// bufdiff-features: 251560 251943 251992 252466 252539 253120 253836 255520 256688 257251 258331
// bufdiff-features: 258808 258994 259528 259840 260843 261572 261714
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<3x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>) {
    %0:4 = call @f2(%arg0, %arg0, %arg0, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32)
    %1 = linalg.fill ins(%0#3 : f32) outs(%0#1 : tensor<f32>) -> tensor<f32>
    %2:6 = call @f4(%1, %1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x3x3xf32>, tensor<f32>, f32, f32)
    %extracted = tensor.extract %0#1[] : tensor<f32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted_slice = tensor.insert_slice %0#1 into %2#2[%c2, %c0, %c1] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<3x3x3xf32>
    %expanded = tensor.expand_shape %2#1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    return %inserted_slice, %2#3, %2#0, %0#2, %0#0, %expanded : tensor<3x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x1xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.minimumf %in, %out : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    %cst = arith.constant dense<1.000000e+01> : tensor<3x3x3xf32>
    %cst_0 = arith.constant dense<1.000000e+02> : tensor<3x3x3xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %2 = linalg.pooling_nwc_max ins(%cst_0, %1 : tensor<3x3x3xf32>, tensor<1xf32>) outs(%cst : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %3 = tensor.empty() : tensor<3x3x3xf32>
    %4 = linalg.copy ins(%cst : tensor<3x3x3xf32>) outs(%3 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %0, %2, %4 : tensor<f32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf ule, %extracted, %cst : f32
    %2 = scf.if %1 -> (tensor<f32>) {
      %extracted_0 = tensor.extract %arg0[] : tensor<f32>
      vector.print %extracted_0 : f32
      scf.yield %0 : tensor<f32>
    } else {
      %3 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
      ^bb0(%out: f32):
        %4 = arith.addf %out, %extracted : f32
        linalg.yield %4 : f32
      } -> tensor<f32>
      scf.yield %3 : tensor<f32>
    }
    return %2 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %0 = call @f1(%arg2, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %inserted = tensor.insert %extracted into %arg1[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<f32>) {
      %from_elements = tensor.from_elements %extracted : tensor<f32>
      %3 = tensor.empty() : tensor<f32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
      %5 = linalg.add ins(%from_elements, %4 : tensor<f32>, tensor<f32>) outs(%arg5 : tensor<f32>) -> tensor<f32>
      %6 = tensor.empty(%c2) : tensor<?xf32>
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
      %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%7 : tensor<?xf32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.negf %in : f32
        %10 = arith.addf %9, %out : f32
        linalg.yield %10 : f32
      } -> tensor<f32>
      scf.yield %8 : tensor<f32>
    }
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %inserted, %2, %arg3, %extracted : tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
  func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3x3x3xf32>, tensor<f32>, f32, f32) {
    %0 = linalg.rsqrt ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %1:3 = call @f3(%arg0, %cst) : (tensor<f32>, f32) -> (tensor<f32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.copy ins(%arg1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %0, %1#0, %1#1, %3, %extracted, %cst : tensor<f32>, tensor<f32>, tensor<3x3x3xf32>, tensor<f32>, f32, f32
  }
}

