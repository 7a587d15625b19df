// bufdiff-profile: slices
// bufdiff-choices: bbe844531c0ffcc62021e37908b2fcd6a3317ecd3ae84596b17aedfd8c34616363c292a06706be5e
// bufdiff-choices: c2e9b47b9bbb55f23bd549da664887c50fd88d1349362f2c8f1bfea8aa60261ff2d934b8f131e4cc
// bufdiff-choices: 3f63ac2e45f9b9bb6091d72ba00457696e3c15cc964ee7f2439efafd140479f3531e48f23b5b811a
// bufdiff-choices: be5b587fcf44be24956b43288b75c998f9f98a6fe943dc731aecf396554d730dba906c5596af82c0
// bufdiff-choices: 2265761b084356d2cfd79b7287b74fffeb486ab9991f7144c49e3f57765a70e102f8283a982806e6
// bufdiff-choices: e6aa038684d102487b3b6d9b46230092c2be3c88ba82ba218d0cffd28f0fc422f9c86da89f9f8792
// bufdiff-choices: 477193292ee839113e3d3338fb90385ee9201600dcc8ab92073f5f2ba5828007314acc73ea6b3cfa
// bufdiff-choices: ecefbb25dae7a8a7bb18ed7b19f2c6904a
// bufdiff-features: 706 1375 2320 3307 3752 4165 4634 4752 6611 8130 9255 9479 10476 11162 12932
// bufdiff-features: 13233 13424 15751 16269 16289 16682 18166 19100 19979 21479 21522 22109 23143
// bufdiff-features: 23787 24259 24682 25367 26087 26216 26400 27766 28512 29001 29590 29667 29966
// bufdiff-features: 30666 32278 34167 35388 35610 35765 36784 36797 37183 37968 39540 40070 40712
// bufdiff-features: 41607 41679 41707 41984 41996 42858 43607 43774 46203 46984 47200 47392 47762
// bufdiff-features: 48259 48598 48974 51719 52062 52322 52558 52900 52928 53951 54827 54964 54998
// bufdiff-features: 55113 56404 59347 60686 60897 61375 62480 63071 64120 66797 67609 68355 68457
// bufdiff-features: 68764 69817 69875 70119 70335 71050 71156 71306 71904 73289 73802 73849 73977
// bufdiff-features: 74057 74686 76587 77617 78430 78703 81662 81736 82008 82011 82135 82552 83194
// bufdiff-features: 84202 84322 84585 84922 85047 85843 86125 86844 87903 88732 89449 89780 89812
// bufdiff-features: 90495 90585 91248 91652 92022 92194 93255 94088 96716 96969 97715 97892 98170
// bufdiff-features: 98501 99228 99383 99870 104315 104931 104973 109187 112929 113901 113940 114541
// bufdiff-features: 115252 117206 117235 117724 117766 119340 121626 121632 121835 130011 130602
// bufdiff-features: 131544 131851 133756 134279 136039 137045 137124 137477 138443 139765 140970
// bufdiff-features: 142040 142320 142610 145775 146512 146792 146863 146969 149534 149595 149660
// bufdiff-features: 149674 151588 151966 153201 153293 153488 155898 156191 156460 158120 158897
// bufdiff-features: 159895 160967 161779 162350 163131 163373 164602 164709 165632 165719 166456
// bufdiff-features: 167086 167164 168007 168323 168639 168815 168858 169648 169982 171369 171933
// bufdiff-features: 172926 173175 174243 174249 174379 174734 174830 175279 176447 176774 177904
// bufdiff-features: 178067 178165 179649 182675 183290 184030 184686 184962 186660 188790 188845
// bufdiff-features: 190142 190547 191076 192422 192628 192771 193290 194551 194682 195183 195205
// bufdiff-features: 195820 196031 196133 197738 197837 197849 198432 199827 200104 200401 202085
// bufdiff-features: 202162 202241 202845 203158 205434 205689 206602 207442 207627 208947 209761
// bufdiff-features: 210461 212779 213275 214143 215925 216062 218064 218136 218657 219655 221903
// bufdiff-features: 222306 222809 223568 225827 225985 225998 227345 228936 229531 230081 230329
// bufdiff-features: 230640 230810 231770 233276 233551 235141 236930 237223 237470 238541 239237
// bufdiff-features: 240100 240158 241844 242034 242900 243294 243546 244107 246543 246962 249841
// bufdiff-features: 251943 252016 252466 252539 253120 253740 255816 256688 256926 257626 259229
// bufdiff-features: 259528 259840 260814 261439 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<index>, tensor<f32>, tensor<?xf32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant dense<true> : tensor<i1>
    %1 = linalg.select ins(%cst, %arg1, %arg1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
    %2:2 = call @f3(%1) : (tensor<f32>) -> (tensor<f32>, tensor<1xf32>)
    %3:2 = call @f2(%arg0) : (tensor<f32>) -> (tensor<f32>, f32)
    %4:2 = call @f4(%arg0, %arg0, %3#0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<index>, tensor<f32>)
    %inserted_slice = tensor.insert_slice %2#1 into %2#1[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
    %extracted_slice = tensor.extract_slice %2#1[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
    %cast = tensor.cast %extracted_slice : tensor<1xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %inserted_slice : tensor<1xf32> to tensor<?xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice_1 = tensor.extract_slice %2#1[0] [%c1] [1] : tensor<1xf32> to tensor<?xf32>
    return %cast, %cast_0, %4#1, %4#0, %2#0, %extracted_slice_1 : tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<index>, tensor<f32>, tensor<?xf32>
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

