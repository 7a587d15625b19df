// bufdiff-profile: slices
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a38d8e7c652df7619c815ed4
// bufdiff-choices: 7d6390af7aab46e169f1fd677f71a623e1234f1fc53b9e89afd57738c4f6cf19a5b36a1132369708
// bufdiff-choices: 8e24f49aa712bac50e98a5cc1d713e7be559c70edecfd14e285e49af88e35837a8a7acb1544b49dc
// bufdiff-choices: ce505a2141c1f1eaa6960f1b1e9a917d55f2fd693a4b3b8dc8010d565eff07
// bufdiff-features: 980 1416 1628 3039 4752 5075 6363 6611 10020 11162 11825 12638 12932 13382
// bufdiff-features: 13424 15751 15903 16269 17193 18166 18667 19205 19419 20806 22280 22448 23035
// bufdiff-features: 23169 24956 26023 26087 26400 27496 27766 29590 29667 30666 31247 32514 33242
// bufdiff-features: 34159 34167 36784 36797 37183 38783 40270 40712 41797 41984 42326 42412 42858
// bufdiff-features: 43774 44505 46203 47203 47392 47779 48974 51851 52062 52558 52807 52900 53180
// bufdiff-features: 53243 54827 54964 54998 55003 55113 55463 56404 56892 57383 59259 60686 60897
// bufdiff-features: 61969 63071 63800 63929 64120 64235 68355 69403 70036 70119 71050 71259 71306
// bufdiff-features: 71701 71904 73289 74057 74686 76373 76587 76953 77617 78018 78283 78430 79493
// bufdiff-features: 79539 81160 81316 81435 81736 82011 82135 82552 84585 84922 85681 85843 86125
// bufdiff-features: 87049 88627 88732 89780 89812 90097 90585 91312 91884 93255 93286 93719 97715
// bufdiff-features: 98170 98501 99228 99244 99383 100824 101582 101987 102198 102601 102788 103056
// bufdiff-features: 103819 104315 104931 105795 106321 106352 109187 109732 112929 113537 113901
// bufdiff-features: 113940 117506 119588 119597 121406 121538 121626 122791 126932 127533 129630
// bufdiff-features: 133364 133756 135543 137045 138086 141238 142008 145765 146073 146512 146613
// bufdiff-features: 146792 146863 149595 149660 150818 153293 154559 154946 155898 156191 156460
// bufdiff-features: 157826 158120 158897 162740 162971 163044 164396 165012 165719 167086 168323
// bufdiff-features: 168562 168815 169299 171369 171884 174170 174515 174734 176066 177211 177904
// bufdiff-features: 178067 179005 180207 180327 181077 181446 183224 183583 184030 184255 184962
// bufdiff-features: 187697 187896 188790 189360 192628 192771 193290 194134 195182 196031 197267
// bufdiff-features: 197837 197849 197929 198460 198648 198814 199818 200104 201178 201601 202241
// bufdiff-features: 204364 205434 205689 208947 210022 210461 212048 212375 213275 214621 215153
// bufdiff-features: 215925 215959 216892 218064 218516 218635 218738 222612 222809 226357 226579
// bufdiff-features: 227345 227498 228390 229531 230081 230640 230689 231155 233276 234346 235141
// bufdiff-features: 236887 238356 239241 240100 240158 241248 242988 243546 244940 245380 245458
// bufdiff-features: 245673 245898 245941 246543 250917 251368 252466 252539 256688 257794 257806
// bufdiff-features: 259840 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?xi32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xi32>, tensor<3xi32>, tensor<1xi32>) {
    %cst = arith.constant dense<8.500000e+00> : tensor<f32>
    %0:2 = call @f1(%arg1, %arg0, %cst) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %1 = linalg.min ins(%0#1, %arg0 : tensor<f32>, tensor<f32>) outs(%0#0 : tensor<f32>) -> tensor<f32>
    %2:3 = call @f2(%1, %1, %1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %3 = linalg.log ins(%0#0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %4 = call @same2(%3) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<f32>) -> tensor<f32>
    %c11_i32 = arith.constant 11 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-128_i32 = arith.constant -128 : i32
    %from_elements = tensor.from_elements %c11_i32, %c0_i32, %c-128_i32 : tensor<3xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %from_elements[%c2] [1] [1] : tensor<3xi32> to tensor<i32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%from_elements : tensor<3xi32>) dimensions = [0] 
    %extracted_slice_0 = tensor.extract_slice %broadcasted[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
    %extracted_slice_1 = tensor.extract_slice %broadcasted[0] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %broadcasted_2 = linalg.broadcast ins(%extracted_slice : tensor<i32>) outs(%extracted_slice_1 : tensor<1xi32>) dimensions = [0] 
    %c4_i32 = arith.constant 4 : i32
    %5 = arith.remui %c0_i32, %c4_i32 : i32
    %cast = tensor.cast %extracted_slice_0 : tensor<2xi32> to tensor<?xi32>
    return %cast, %4, %2#2, %2#1, %2#0, %extracted_slice_1, %broadcasted, %broadcasted_2 : tensor<?xi32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xi32>, tensor<3xi32>, tensor<1xi32>
  }
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1 : tensor<3xf32>
    %0 = tensor.empty() : tensor<3xf32>
    %cst_2 = arith.constant -0.000000e+00 : f32
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %2 = linalg.dot ins(%from_elements, %1 : tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %2, %arg0 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = call @same2(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg0 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 2.000000e+00 : f32
      %6 = arith.minimumf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 7.250000e+00 : f32
      %6 = arith.minimumf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    return %3, %1, %5 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @same2(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

