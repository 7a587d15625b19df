// bufdiff-profile: slices
// bufdiff-choices: ce212c33d9efcb9ee4216487389fb87c6b4546151bb7d61bfa22d2fd35a3c2a8b73e3077ba685ef6
// bufdiff-choices: ffa4ecb189f2e5efdb974af1adc07a9b946d7016c7834a9428711763d82cdcfb094d1d3fc5363af0
// bufdiff-choices: 4c5e9050f9626239ffd1de468fc826290b11c7dde9b7239f6f66c38a6b8320c1b88121057d3c880e
// bufdiff-choices: 033d527d5e69aec5a849220d0e37cfa10288e87795a31b196d349010dfa12c7ae8028a0f9396de0d
// bufdiff-choices: def5e7152a02be3c6d1bab71036a6de83308cf4d6ce66d797c2fa89050916f4542617c10bd86c7ac
// bufdiff-choices: 37c285861d72d07f3fef7df2be057fd083772bc7d3ed76a6166b83192c541b91b34cb4e0ad700b75
// bufdiff-choices: f8e25ba8039f42de7d56c6101dce8d10b4d48051ce20ad1bb7c8d4f00d49d3360c6dd74d7a7c470e
// bufdiff-choices: bca1a679f526ec3d4910c60ac3c5e0cba7bf806ac8efdf26d2a4ea9e1b1ba58c34055a10674f8665
// bufdiff-choices: 58182984e6135299730ab2f55da7e3581504422abaf57e752e7a3e1f8b2d95595e2f6d0f46f5c71c
// bufdiff-choices: 3fed1198710167ae0b99b3855fe3dd38576893735f213142c7241a873ba5afbd81906a063263cd66
// bufdiff-choices: 0c9010005f0081cf9c908b287e1faf638ecbe008125ef078283abadecf634fc8e4803c1eabc25c90
// bufdiff-choices: 574b7601649a738c009a2c970db0e1ae31b79f
// bufdiff-features: 755 2270 2753 3579 4518 4752 5187 5297 5809 6363 7541 8918 9238 10181 11556
// bufdiff-features: 12638 13233 13424 14109 14925 15671 15751 16269 17174 17255 17702 17853 18166
// bufdiff-features: 19545 19606 19769 19915 20624 22280 22678 22801 23787 24454 26094 26215 26922
// bufdiff-features: 27766 28047 28504 29229 29667 31864 33853 34159 34167 36395 37183 38202 38702
// bufdiff-features: 38754 38783 39150 39627 40540 40712 41984 42133 42467 42820 44621 46203 46367
// bufdiff-features: 47102 47392 48600 48974 49635 51344 51415 52004 52322 52558 52807 52900 54135
// bufdiff-features: 54964 54998 55113 55561 56404 56592 57673 58403 59764 60179 60686 60897 61435
// bufdiff-features: 63071 63168 63800 64416 64716 65133 66312 68355 69403 69875 69965 70119 70335
// bufdiff-features: 70896 71851 71904 72541 73643 74101 75361 77617 78283 81022 82011 82135 82552
// bufdiff-features: 84585 84922 86125 86295 87495 88000 88008 88732 89780 90097 90414 90777 92493
// bufdiff-features: 93255 93286 95273 98501 99228 99383 103318 104315 104931 105795 106376 108800
// bufdiff-features: 108918 109187 109408 109732 109923 110561 111872 112929 113940 117183 117206
// bufdiff-features: 117235 117336 119588 121632 123301 125602 127662 128599 128817 130190 130602
// bufdiff-features: 131366 131544 133756 134205 137045 137518 139318 140929 141834 142274 144339
// bufdiff-features: 145224 146836 146863 147435 147436 148304 148647 149660 150313 150589 150818
// bufdiff-features: 150907 151936 152226 153293 155408 155898 156191 156325 156460 156834 158120
// bufdiff-features: 158897 161065 162819 163118 164734 165636 165695 165719 167086 168078 168858
// bufdiff-features: 170195 170979 171369 171715 172127 172236 172285 173166 174011 174170 174281
// bufdiff-features: 175888 176521 177167 178067 181355 181554 182675 182719 183667 183921 184030
// bufdiff-features: 184965 185723 186257 188136 188790 189391 190142 190301 190520 192422 192628
// bufdiff-features: 193290 193586 194063 194134 196031 197125 197392 198460 200104 201601 202085
// bufdiff-features: 202241 203352 204527 205434 205689 207294 207639 209102 210022 210461 210496
// bufdiff-features: 213013 213275 213455 215925 215959 216251 216969 218064 218310 218635 219458
// bufdiff-features: 221176 223104 223719 223970 224246 225250 225373 225759 226053 226113 226357
// bufdiff-features: 227724 228058 228390 228808 228936 230081 230315 230640 231470 232335 233276
// bufdiff-features: 233293 233533 235325 235722 236929 236986 237042 237763 238739 239241 239929
// bufdiff-features: 240158 241353 242306 242964 243140 243546 243967 244222 245673 246543 247062
// bufdiff-features: 248581 252161 252312 252466 252539 253439 253836 255223 255520 256688 257621
// bufdiff-features: 258625 259840 260843
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3xf32>) {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1 : tensor<3xf32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %out : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %2, %arg1, %1 : tensor<f32>, tensor<f32>, tensor<3xf32>
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, f32) {
    %0 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg2, %arg0 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg2(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
    %1 = bufferization.alloc_tensor() copy(%arg2) : tensor<f32>
    return %0, %1, %reshape, %arg1 : tensor<f32>, tensor<f32>, tensor<1xf32>, f32
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<f32>) {
      %cst = arith.constant dense<2.500000e+00> : tensor<f32>
      %3:2 = func.call @f1(%cst, %arg3, %arg1, %arg0) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %4:2 = func.call @f1(%cst, %arg3, %arg1, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %cst_0 = arith.constant -6.000000e+00 : f32
      %5:2 = func.call @f1(%arg3, %3#1, %cst_0, %4#0) : (tensor<f32>, tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %6 = linalg.reciprocal ins(%3#1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %6 : tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%0 : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %0, %2, %arg1 : tensor<f32>, tensor<f32>, f32
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<f32>
    %1 = linalg.abs ins(%arg3 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
    %mapped = linalg.map { arith.addf } ins(%arg1, %1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>)
    %cst = arith.constant 7.250000e+00 : f32
    %2 = arith.cmpf uno, %arg2, %cst : f32
    scf.if %2 {
    }
    return %mapped, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32> {bufferization.writable = false}) -> (tensor<1xf32>, tensor<f32>, f32, f32) {
    %cst = arith.constant 1.000000e+01 : f32
    %0:3 = call @f2(%arg1, %cst) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>, f32)
    %1:3 = call @f4(%arg0, %arg3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<3xf32>)
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2:4 = call @f3(%1#1, %cst_0, %1#0) : (tensor<f32>, f32, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<1xf32>, f32)
    %cst_1 = arith.constant 0.000000e+00 : f32
    %3 = arith.cmpf ogt, %2#3, %cst_1 : f32
    %4 = arith.index_castui %3 : i1 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg4 = %c0 to %4 step %c1 iter_args(%arg5 = %2#2) -> (tensor<1xf32>) {
      %mapped = linalg.map ins(%0#1, %2#1, %1#0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%2#0 : tensor<f32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %7 = arith.divf %in, %in_3 : f32
          %8 = arith.addf %7, %in_4 : f32
          linalg.yield %8 : f32
        }
      %extracted_slice = tensor.extract_slice %1#2[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %mapped_2 = linalg.map ins(%2#2, %2#2, %extracted_slice : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) outs(%arg5 : tensor<1xf32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %7 = arith.maximumf %in, %in_3 : f32
          %8 = arith.addf %7, %in_4 : f32
          linalg.yield %8 : f32
        }
      %6 = linalg.add ins(%2#2, %extracted_slice : tensor<1xf32>, tensor<1xf32>) outs(%mapped_2 : tensor<1xf32>) -> tensor<1xf32>
      scf.yield %6 : tensor<1xf32>
    }
    return %5, %0#0, %0#2, %cst : tensor<1xf32>, tensor<f32>, f32, f32
  }
}

