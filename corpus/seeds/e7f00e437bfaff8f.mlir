// bufdiff-profile: types
// bufdiff-choices: b315d453dbe5854c87b88b9f0ee689c567cdbf09e0a4669b075eb26cbcaa163a0b710ec435844e64
// bufdiff-choices: dc795497d0a8921ab3e1ec3bf2cadd1aaeb7139c5faba457b4ba6c08a13498b6e6a25f1b14f1ce23
// bufdiff-choices: e0ea1693f4da2e998557e4c000d4cf8765c12009610d9460a465bdad971b9cf800aaee39508bd4a3
// bufdiff-choices: 47234b9b36a2d5cca47ceb8494ec4832dc1a59d22a1e40cfe3703315fa90123ef30717c2a4b6028b
// bufdiff-choices: 3af0815d7458c38f655d8e768c1e7e7694874b5e8f7e6949cdb29893dfcc6830ab1707391ca18df8
// bufdiff-choices: fad62a9ea833cadc32988b09cd0c0a2a574b15d0c3d12909728b85fcbe29b4c75a4a165369c3bf9d
// bufdiff-choices: 677bfcfdc51a103d3c000f88f5bd3ccbacfea1a1fa92563695bb88930e0c093269ff9d32266f882d
// bufdiff-choices: fde91604070864997a694f6a74186bdfb2b0e7165b676092dbaec7df7e4a2f5cff3415903aefc6e1
// bufdiff-choices: 059893eaa9cbbb6e1a
// bufdiff-features: 557 706 2461 3336 3579 4958 5187 8235 8918 9479 10872 11162 13233 13424 14704
// bufdiff-features: 15751 16269 17470 18166 19419 20749 21044 21883 22280 22483 22630 22860 23787
// bufdiff-features: 24131 24268 26663 26808 29583 30238 30666 31864 32457 34167 37054 37177 37183
// bufdiff-features: 38783 39150 40712 41984 42398 42467 42720 43774 43942 46203 47200 47392 49635
// bufdiff-features: 49657 50107 51415 52322 52558 52807 52900 52958 54658 54827 54998 55014 55561
// bufdiff-features: 56404 58308 60417 60686 61375 63800 64120 64162 64235 64601 64620 66797 68355
// bufdiff-features: 68621 69403 69875 70202 71689 72403 75361 78283 78430 79782 80143 82011 82552
// bufdiff-features: 83537 84098 84585 84922 85843 86125 88732 88958 89780 92194 93286 94401 95273
// bufdiff-features: 95407 98501 99383 100406 103108 103339 104580 104682 104730 104931 105579
// bufdiff-features: 106323 107373 107783 108594 108977 109187 109408 109923 110162 110322 110780
// bufdiff-features: 112929 113626 115778 119340 119822 119844 120049 121178 121632 122323 123446
// bufdiff-features: 128332 130574 131851 133743 133756 134195 134279 136804 136809 137045 139206
// bufdiff-features: 141988 142393 143172 143842 144093 145058 145636 150185 150313 150818 151967
// bufdiff-features: 152187 152620 153293 157579 158120 158897 159724 159796 159895 160756 165636
// bufdiff-features: 165695 165719 166037 166169 166361 167086 167973 168323 168858 172236 173168
// bufdiff-features: 174571 178067 178165 178748 178785 179112 179649 180258 180710 181665 182044
// bufdiff-features: 183645 183722 184030 185024 185275 188790 189391 190142 190520 190932 191076
// bufdiff-features: 192422 192771 192952 193290 193747 194134 195020 195183 196031 197385 197837
// bufdiff-features: 198267 200104 202162 202241 205434 205705 206233 206393 207124 207268 210022
// bufdiff-features: 210461 211044 211508 212779 213630 214199 215925 215959 217513 218064 219087
// bufdiff-features: 223783 224060 225759 226357 226457 226607 228222 228936 230081 230640 234718
// bufdiff-features: 235226 236024 240158 242894 243546 243967 245171 245619 246062 246543 250907
// bufdiff-features: 252466 252539 253836 257697 259620 260450 261572
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<f8E5M2>, %arg1: f8E5M2, %arg2: f8E5M2) -> tensor<f8E5M2> {
    %cst = arith.constant dense<8.000000e+00> : tensor<f8E5M2>
    %0 = linalg.copy ins(%cst : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %0) -> (tensor<f8E5M2>) {
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f8E5M2>) outs(%arg4 : tensor<f8E5M2>) {
      ^bb0(%in: f8E5M2, %out: f8E5M2):
        %3 = arith.minimumf %in, %out : f8E5M2
        linalg.yield %3 : f8E5M2
      } -> tensor<f8E5M2>
      scf.yield %2 : tensor<f8E5M2>
    }
    return %1 : tensor<f8E5M2>
  }
  func.func @f2(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f8E5M2>) outs(%arg0 : tensor<f8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %cst = arith.constant 0.000000e+00 : f8E5M2
      %1 = arith.cmpf one, %in, %cst : f8E5M2
      %2 = arith.select %1, %in, %cst : f8E5M2
      linalg.yield %2 : f8E5M2
    } -> tensor<f8E5M2>
    %extracted = tensor.extract %0[] : tensor<f8E5M2>
    vector.print %extracted : f8E5M2
    return %0 : tensor<f8E5M2>
  }
  func.func private @f3(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, f8E5M2) {
    %0 = linalg.powf ins(%arg0, %arg1 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%arg1 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %1:3 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1, %arg5 = %arg1) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) {
      %extracted = tensor.extract %arg4[] : tensor<f8E5M2>
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f8E5M2
      %inserted = tensor.insert %3 into %0[] : tensor<f8E5M2>
      %4 = linalg.copy ins(%inserted : tensor<f8E5M2>) outs(%arg5 : tensor<f8E5M2>) -> tensor<f8E5M2>
      %5 = linalg.sub ins(%arg1, %arg1 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%arg3 : tensor<f8E5M2>) -> tensor<f8E5M2>
      scf.yield %5, %arg4, %4 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>
    }
    %cst = arith.constant 5.000000e-01 : f8E5M2
    return %1#0, %1#1, %1#2, %cst : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, f8E5M2
  }
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: memref<f8E5M2, strided<[], offset: ?>>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) {
    %0 = call @f2(%arg0) : (tensor<f8E5M2>) -> tensor<f8E5M2>
    %cst = arith.constant 1.000000e+00 : f8E5M2
    %inserted = tensor.insert %cst into %0[] : tensor<f8E5M2>
    %1:4 = call @f3(%inserted, %inserted) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, f8E5M2)
    %cst_0 = arith.constant 9.600000e+01 : f8E5M2
    %2 = call @f1(%1#0, %1#3, %cst_0) : (tensor<f8E5M2>, f8E5M2, f8E5M2) -> tensor<f8E5M2>
    %3 = bufferization.to_tensor %arg1 restrict : memref<f8E5M2, strided<[], offset: ?>> to tensor<f8E5M2>
    %4 = tensor.empty() : tensor<f8E5M2>
    %5 = tensor.empty() : tensor<f8E5M2>
    %extracted = tensor.extract %inserted[] : tensor<f8E5M2>
    %6 = linalg.fill ins(%extracted : f8E5M2) outs(%5 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %7 = linalg.powf ins(%3, %6 : tensor<f8E5M2>, tensor<f8E5M2>) outs(%4 : tensor<f8E5M2>) -> tensor<f8E5M2>
    return %1#1, %1#2, %2, %7, %inserted : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>
  }
}

