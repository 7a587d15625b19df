// bufdiff-profile: slices
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a5958acb90ad3a8f574f538e7dd5d34c8406e74
// bufdiff-features: 1375 2320 3217 3307 3752 4165 4634 4752 6611 6666 9479 10135 10476 11047 11162
// bufdiff-features: 11721 13233 13424 15152 15751 16269 18166 19769 19979 21479 22109 22280 24682
// bufdiff-features: 25367 26216 27766 29001 29667 30666 34167 35388 35610 37183 37968 39540 40070
// bufdiff-features: 40712 41679 41707 41984 41996 42294 42858 43607 43774 46203 46984 47200 47392
// bufdiff-features: 47762 48259 48974 49084 50315 51415 51719 52148 52322 52361 52900 52928 53951
// bufdiff-features: 54827 54964 54998 55113 56404 58024 59347 60686 60897 61375 61944 62480 63071
// bufdiff-features: 64120 66327 66797 66995 67609 68355 68764 69729 69875 70119 71156 71904 73289
// bufdiff-features: 73849 73977 74257 76587 77617 78283 78430 78703 80920 81662 82011 82135 82552
// bufdiff-features: 83194 84202 84322 84585 84922 85047 85673 85843 86125 86844 87895 87903 88732
// bufdiff-features: 89449 89780 89812 90495 91248 91652 92194 93255 94088 95273 95407 96251 96716
// bufdiff-features: 96969 97892 98388 98501 99228 99383 99870 103609 104931 104973 105902 109187
// bufdiff-features: 112929 113940 113978 114541 117206 117235 117766 119340 121632 121835 130011
// bufdiff-features: 130602 131544 131851 133692 133756 134279 136039 136273 137045 137124 137477
// bufdiff-features: 138086 138443 140970 142320 142610 144093 145775 146863 146969 149534 149660
// bufdiff-features: 149674 151588 151966 153201 153293 153488 154812 155884 155898 156191 156460
// bufdiff-features: 158120 158897 159895 160756 161779 162350 162971 163373 164602 164709 165394
// bufdiff-features: 165632 165719 166456 167086 168007 168323 168639 168858 169562 169648 169982
// bufdiff-features: 171913 171933 172371 172926 173175 174094 174243 174249 174379 174734 176447
// bufdiff-features: 178067 178165 179649 182675 183290 184030 184275 184686 186660 188790 188845
// bufdiff-features: 190142 191076 192422 192771 193747 194134 194551 194682 195183 195205 196031
// bufdiff-features: 197837 198432 200104 200401 201601 202162 202241 202845 203158 205434 205689
// bufdiff-features: 206602 207442 207627 208947 209761 210022 210461 212779 213275 214143 215925
// bufdiff-features: 215959 218064 218136 218657 218738 219655 219934 221903 222306 222809 225998
// bufdiff-features: 226357 228334 228390 228936 230081 230329 230640 230810 231770 233221 233276
// bufdiff-features: 234387 235141 236024 236930 237223 237470 238541 238938 239237 240100 240158
// bufdiff-features: 241844 242034 242306 242900 243294 243546 246543 246962 247062 249841 252016
// bufdiff-features: 252466 252539 253120 253740 253836 255816 256688 256926 257626 259528 260814
// bufdiff-features: 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1xf32>, tensor<f32>, tensor<index>, tensor<index>, tensor<index>, tensor<f32>, f32, f32) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant dense<true> : tensor<i1>
    %1 = linalg.select ins(%cst, %arg1, %arg1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:2 = call @f3(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
    %3 = tensor.empty() : tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:2 = call @f2(%4) : (tensor<f32>) -> (tensor<f32>, f32)
    %6:2 = call @f4(%2#0, %5#0, %2#0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<index>, tensor<f32>)
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c11, %c1 : tensor<2xindex>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xindex>) outs(%6#0 : tensor<index>) dimensions = [0] 
      (%in: index, %init: index) {
        %9 = arith.xori %in, %init : index
        %c5 = arith.constant 5 : index
        %10 = arith.remui %9, %c5 : index
        linalg.yield %10 : index
      }
    %7 = tensor.empty() : tensor<index>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%6#0 : tensor<index>) outs(%7 : tensor<index>) {
    ^bb0(%in: index, %out: index):
      %9 = arith.subi %in, %c1 : index
      %c5 = arith.constant 5 : index
      %10 = arith.shrsi %9, %c5 : index
      linalg.yield %10 : index
    } -> tensor<index>
    return %2#1, %6#1, %reduced, %8, %6#0, %1, %5#1, %extracted : tensor<1xf32>, tensor<f32>, tensor<index>, tensor<index>, tensor<index>, tensor<f32>, f32, f32
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<index>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg1, %arg2 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.minimumf %in, %in_0 : f32
      %7 = arith.subf %6, %out : f32
      linalg.yield %7 : f32
    } -> tensor<f32>
    %1 = tensor.empty() : tensor<i64>
    %c1_i64 = arith.constant 1 : i64
    %2 = linalg.fill ins(%c1_i64 : i64) outs(%1 : tensor<i64>) -> tensor<i64>
    %3 = arith.index_cast %2 : tensor<i64> to tensor<index>
    %4 = tensor.empty() : tensor<2xindex>
    %c4 = arith.constant 4 : index
    %5 = linalg.fill ins(%c4 : index) outs(%4 : tensor<2xindex>) -> tensor<2xindex>
    %reduced = linalg.reduce ins(%5 : tensor<2xindex>) outs(%3 : tensor<index>) dimensions = [0] 
      (%in: index, %init: index) {
        %6 = arith.maxsi %in, %init : index
        linalg.yield %6 : index
      }
    return %reduced, %0 : tensor<index>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>) -> (tensor<f32>, f32) {
    %generated = tensor.generate  {
      %extracted = tensor.extract %arg0[] : tensor<f32>
      tensor.yield %extracted : f32
    } : tensor<f32>
    %0 = linalg.copy ins(%generated : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    affine.for %arg1 = 0 to 1 {
      %1:3 = func.call @f1(%0, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, i32)
      %cst_0 = arith.constant dense<5.000000e-01> : tensor<f32>
      %2 = linalg.sqrt ins(%cst_0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      %extracted = tensor.extract %2[] : tensor<f32>
    }
    %cst = arith.constant -6.000000e+00 : f32
    return %generated, %cst : tensor<f32>, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, i32) {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.sub ins(%0, %arg0 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %c9_i32 = arith.constant 9 : i32
    return %2, %0, %c9_i32 : tensor<f32>, tensor<f32>, i32
  }
  func.func @f3(%arg0: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %expanded = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %1 = tensor.empty() : tensor<f32>
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%from_elements, %0 : tensor<f32>, tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %2, %expanded : tensor<f32>, tensor<1xf32>
  }
}

