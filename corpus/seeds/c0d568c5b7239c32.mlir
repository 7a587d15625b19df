// bufdiff-profile: calls
// bufdiff-choices: 68cbae1bf246a2c9053cb84c95889d8a0595236a66213785dbb349d67890d406405319172ebc78a2
// bufdiff-choices: 5c86db2d73e75de08339efec08782eacea448b9b47fe72e595df50a83d7e7a5359fd8dd6ba86a29c
// bufdiff-choices: 1af11f4eaf27b0716a0a9e909c7e6f84ee908fb202e036e265075f8ff7ad2311d1619235844f5eb9
// bufdiff-choices: 82951c3c84ee4ab4f5088e3d1a936e73924d57b2d31267d4d45274f669aee741e58767b8582a6e81
// bufdiff-choices: 687ac680d358e1e4ee706f7382672082ba0cd8847d290090b14fafe91310ecbe289a9e8dd199b6c2
// bufdiff-choices: 39a8d7f9fc9cadd6e2d7fe4497715935d59ce18e70af42cf95673924295559e7a9045390e7dbf3a9
// bufdiff-choices: d405f48fcc478902ce6e97053cd9c768ef9fa760feefec40eca06b698ec45670eee65ffdf4e54cda
// bufdiff-choices: 1a7a6d3f9f373132e00c45bf27ecf76bbdd8c348baed4495aa9b5c0b8cf15f75215f8a0bf149be05
// bufdiff-choices: aa68e27d28745c036c4a467fd082dc42ba0f4523274641f6f6ac30f4edfd5323312e21
// bufdiff-features: 6666 6812 7122 9479 10112 10664 13233 13853 14483 14925 15751 15903 15929 16269
// bufdiff-features: 17406 18166 18486 19979 20237 20838 21522 22280 22957 26796 26922 27316 27556
// bufdiff-features: 27766 27960 29846 30227 30666 31876 32457 33807 33952 34167 35085 35163 37183
// bufdiff-features: 38783 39915 40070 40712 41396 41984 41996 42467 42749 43442 46203 47836 48038
// bufdiff-features: 49575 50031 50315 51099 51851 52322 52361 52558 52625 52900 53180 53951 54827
// bufdiff-features: 55472 56404 59347 60417 60686 60897 61375 61944 63071 63616 63800 64162 64235
// bufdiff-features: 65496 66327 68355 69818 69875 70119 71306 73287 73289 73330 73767 74833 75361
// bufdiff-features: 76743 76820 76915 77586 78283 81147 81160 81316 82011 82135 82552 83194 83871
// bufdiff-features: 84585 84922 85481 85843 86125 86710 86844 87215 87923 88732 89780 90585 91289
// bufdiff-features: 91884 92235 94709 95407 98187 98501 99525 100324 100718 101582 104315 104487
// bufdiff-features: 104931 107011 107702 108210 108221 108810 108977 109187 109923 112929 113171
// bufdiff-features: 113908 114888 117336 119340 121632 122903 123012 124106 124951 126320 127533
// bufdiff-features: 128554 128817 130942 131366 131544 132307 133756 133769 134279 137045 137383
// bufdiff-features: 137635 138086 141758 142610 143154 143438 144093 149674 149873 149884 150818
// bufdiff-features: 151936 153293 155898 156068 156460 156864 158120 158897 160756 161377 162379
// bufdiff-features: 162764 163212 164112 165394 165636 165695 165719 167086 167593 167973 168196
// bufdiff-features: 168323 168858 169642 169744 170979 171369 172814 173281 174314 174371 174571
// bufdiff-features: 175248 176231 176255 178067 178108 178165 180465 182735 183114 184030 184543
// bufdiff-features: 184863 185723 186257 186626 188790 190142 191863 192422 192628 193290 193747
// bufdiff-features: 194682 194700 194987 195969 196031 197837 198460 202241 203352 205434 205689
// bufdiff-features: 206133 206559 207081 208623 209102 210461 211284 212301 212779 213275 213455
// bufdiff-features: 214744 215066 215340 215925 218064 218863 220181 220387 221549 222612 223565
// bufdiff-features: 223719 224011 224222 225325 226357 226659 228343 228390 228519 228936 230584
// bufdiff-features: 230640 231422 233276 235126 235325 236714 238954 239208 240158 240339 240824
// bufdiff-features: 242306 245380 246543 246945 246962 248209 248581 249451 250415 252466 252493
// bufdiff-features: 252539 253740 253836 254791 255556 255923 256112 256926 257422 257806 258378
// bufdiff-features: 258455 258994 259396 259528 260535
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: index, %arg3: f32) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<[1.150000e+01, 1.050000e+01]> : tensor<2xf32>
    %reduced = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %3 = arith.divf %in, %init : f32
        linalg.yield %3 : f32
      }
    %0 = call @f4(%reduced, %reduced) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %1 = arith.cmpf une, %arg1, %cst_0 : f32
    %2:2 = scf.if %1 -> (tensor<f32>, tensor<f32>) {
      %extracted_slice = tensor.extract_slice %cst[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
      %c1 = arith.constant 1 : index
      %extracted_slice_1 = tensor.extract_slice %cst[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %arg0 : tensor<f32>, tensor<f32>) outs(%extracted_slice_1 : tensor<f32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %4 = arith.mulf %in, %in_3 : f32
        %5 = arith.maximumf %4, %out : f32
        linalg.yield %5 : f32
      } -> tensor<f32>
      %reduced_2 = linalg.reduce ins(%cst : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %4 = arith.subf %in, %init : f32
          linalg.yield %4 : f32
        }
      %inserted = tensor.insert %arg3 into %0[] : tensor<f32>
      scf.yield %reduced_2, %inserted : tensor<f32>, tensor<f32>
    } else {
      %3:3 = func.call @f2(%0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      %4 = linalg.dot ins(%cst, %cst : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %3#2 : tensor<f32>, tensor<f32>
    }
    return %2#1, %2#0 : tensor<f32>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant -6.000000e+00 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      %2:3 = func.call @f2(%arg0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
      %cst_0 = arith.constant dense<3.500000e+00> : tensor<f32>
      %3 = linalg.mul ins(%cst_0, %2#2 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %3 : tensor<f32>
    } else {
      %2 = tensor.empty() : tensor<i1>
      %3 = linalg.fill ins(%0 : i1) outs(%2 : tensor<i1>) -> tensor<i1>
      %cst_0 = arith.constant dense<5.000000e-01> : tensor<f32>
      %4 = linalg.select ins(%3, %arg1, %cst_0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %4 : tensor<f32>
    }
    return %1 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %2 = arith.cmpf one, %in, %in_0 : f32
        %3 = arith.select %2, %in, %in_0 : f32
        linalg.yield %3 : f32
      }
    %0:3 = call @f1(%mapped) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0#0 : tensor<f32>) -> tensor<f32>
    return %0#2, %1, %0#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %inserted = tensor.insert %cst_0 into %0[] : tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %inserted, %2, %2 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant dense<1.050000e+01> : tensor<f32>
    %mapped = linalg.map { arith.subf } ins(%cst, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
    %0 = call @f3(%cst, %mapped) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

