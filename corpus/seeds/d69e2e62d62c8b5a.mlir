// bufdiff-profile: calls
// bufdiff-choices: 80243337c3b3c82a9b3e24e1687b33c0ed235d3160c73c8794d7aeff822f5e35b1016cad9d1d944f
// bufdiff-choices: 5ea13867528e2bca9bbb4e2a27083d5bcf43ce9d94c9ebe8111e7027b0114248836d0d95cda0f98f
// bufdiff-choices: ff3e3c630723525b5ee64f3005a719380c442a6ce85c07e1515df8ef6f87011053f302d0bf3422bd
// bufdiff-choices: 4e2510b4fced66362298f0ba9b4ce4a750f0a540fe757834a8a03e8183f34cee19c422a0427c9cfd
// bufdiff-choices: 19d9ba2d55fa029a393eb0dcd2c3cfac05f633fbac4bb72195e2f7c453e350535e2845f751e34d25
// bufdiff-choices: 25fb1636fb4db9801aab1439db5cbc210644ad0acd8cbfe7fd7ce8b95f10ba5523f3c3b4e9df68bd
// bufdiff-choices: 89850a3f15dbc8d8b37b0e45f774b9743255ae0c06b52f3e437fc12e2c0925f8f19710f5c2c4363f
// bufdiff-choices: a0f510c943efdbb4454d90b3228e9645a1db406e4af595e62877af48c7142365529cb47007131fe4
// bufdiff-choices: d6c46295f071445fcd4393ccee2a0e6c89023440578ca925103d08
// bufdiff-features: 435 688 706 3217 3866 4637 5610 6076 6794 7122 7770 8325 9479 11191 13233 13424
// bufdiff-features: 13623 14109 14884 15751 15778 16161 18166 18822 18962 19419 20968 21522 22280
// bufdiff-features: 22750 23787 24184 25651 26023 26922 27766 27998 30301 30666 34167 34989 36674
// bufdiff-features: 36784 37183 38424 38520 38783 40070 40712 41984 42858 43092 43442 43774 44093
// bufdiff-features: 46203 46208 46984 47200 47272 47392 47652 48598 49635 50949 51178 51415 51475
// bufdiff-features: 52558 52900 54827 54964 54998 55113 56404 60384 62035 62091 62095 62480 63071
// bufdiff-features: 63800 64235 64435 65133 66313 67159 67276 68355 70335 71050 71306 71445 73287
// bufdiff-features: 73289 73802 74057 74720 74833 76268 78131 78283 78430 78644 81353 81628 81736
// bufdiff-features: 82135 82149 82168 82552 82646 83194 84322 84585 84922 85843 86125 86826 87601
// bufdiff-features: 88732 88870 90585 91289 92022 92194 92970 93255 93608 95273 97715 98190 99228
// bufdiff-features: 99383 99757 102034 104446 104931 107195 109187 112929 113801 113940 115368
// bufdiff-features: 119588 120197 121626 123301 125971 126398 128355 128817 128961 129946 130294
// bufdiff-features: 131366 131544 133592 133756 134938 136039 137045 137235 138200 138208 139524
// bufdiff-features: 141834 141891 143269 144339 146342 146512 146734 147178 148304 149320 151936
// bufdiff-features: 153293 155898 156191 156460 157120 158120 158897 159042 160756 162764 162971
// bufdiff-features: 163188 164431 164602 165057 165695 165719 167086 167341 168858 170469 170979
// bufdiff-features: 172926 174097 174249 176664 178067 178165 178300 179977 184030 185414 188306
// bufdiff-features: 188790 192422 192771 193290 194134 194682 196031 197561 197837 200104 201475
// bufdiff-features: 202085 202241 203394 204195 205434 205689 205953 207081 210351 210461 212779
// bufdiff-features: 213455 214744 215959 218064 218480 219413 221154 222612 224222 226125 226357
// bufdiff-features: 226638 226800 227345 228061 228390 229266 229273 230081 230640 232626 233276
// bufdiff-features: 233766 235325 236612 236986 239237 239241 240158 240651 241732 243294 243546
// bufdiff-features: 244729 245380 246543 246966 247181 248581 252377 252466 252814 252895 253836
// bufdiff-features: 255826 256112 256688 258994 259528 259840 260364
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32> {bufferization.writable = false}) -> (tensor<2x2x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = call @f4(%arg0) : (tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<[[[[1.500000e+00]], [[2.500000e+00]]], [[[3.500000e+00]], [[4.500000e+00]]]]> : tensor<2x2x1x1xf32>
    %1 = tensor.empty() : tensor<2x2x2x1xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.pooling_nchw_max ins(%2, %3 : tensor<2x2x2x1xf32>, tensor<2x1xf32>) outs(%cst : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %cast = tensor.cast %collapsed : tensor<2xf32> to tensor<?xf32>
    %from_elements = tensor.from_elements %cst_0 : tensor<f32>
    %5:4 = call @f2(%from_elements, %0, %from_elements) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32)
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
    return %4, %5#0, %5#1, %5#2 : tensor<2x2x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f3(%arg0: tensor<f32>) -> tensor<f32> {
    %generated = tensor.generate  {
      %c0_i64 = arith.constant 0 : i64
      %c100_i64 = arith.constant 100 : i64
      %3 = arith.minsi %c0_i64, %c100_i64 : i64
      tensor.yield %3 : i64
    } : tensor<i64>
    %0 = arith.index_cast %generated : tensor<i64> to tensor<index>
    %c0 = arith.constant 0 : index
    %c11 = arith.constant 11 : index
    %from_elements = tensor.from_elements %c0, %c11 : tensor<2xindex>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%from_elements : tensor<2xindex>) outs(%0 : tensor<index>) {
    ^bb0(%in: index, %out: index):
      %3 = arith.muli %in, %out : index
      linalg.yield %3 : index
    } -> tensor<index>
    %2 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, f32) {
    %cst = arith.constant dense<1.050000e+01> : tensor<f32>
    %0 = linalg.erf ins(%cst : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @both2(%arg2, %arg2) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %cst_0 = arith.constant 1.000000e+01 : f32
    return %0, %1#0, %1#1, %cst_0 : tensor<f32>, tensor<f32>, tensor<f32>, f32
  }
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<f32> {
    %mapped = linalg.map { arith.subf } ins(%arg2, %arg1 : tensor<f32>, tensor<f32>) outs(%arg3 : tensor<f32>)
    %mapped_0 = linalg.map { arith.maximumf } ins(%arg3, %arg1 : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>)
    return %mapped_0 : tensor<f32>
  }
  func.func private @both2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -1.000000e+00 : f32
      %3 = arith.divf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f4(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = call @f3(%arg0) : (tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %1 = linalg.fill ins(%extracted : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %from_elements = tensor.from_elements %extracted : tensor<f32>
    %2 = call @f1(%from_elements, %1, %from_elements, %0) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}

