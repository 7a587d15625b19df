// bufdiff-profile: calls
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d8d99b8734a039dea382c02e9d845f8cb8df3b01d68d106
// bufdiff-choices: 5053292009f3694860cb63cafaef957794e42868d7c09f875be9dd56ae8d30b1d8f317b1bea8aa76
// bufdiff-choices: 1acde2d4055a8c913c6a0c83238b847797e896f0014d5fa0b15ef2cfb905fbc4048e89e85780513b
// bufdiff-choices: 4678191b49e123471086bc4ce04062bdb87e3e674beaa1cdec048140c6a0e6482607ac5d2c5b2017
// bufdiff-choices: 89910ed04e
// bufdiff-features: 17 429 2332 2572 2820 4165 4752 4958 5712 6363 6611 6812 6848 6894 7122 9159
// bufdiff-features: 9479 10020 11162 11441 12638 13008 13032 13233 13424 14109 14704 15671 15751
// bufdiff-features: 15929 16161 16269 16289 16388 18166 20838 21479 21614 22280 23787 24207 24259
// bufdiff-features: 24682 26125 26536 27766 28245 30666 31143 31492 32457 33871 34159 34167 36674
// bufdiff-features: 36687 37183 37944 38202 39093 40084 40712 41984 42049 42412 43536 43607 43774
// bufdiff-features: 44993 46203 46732 47200 47392 47779 48598 48974 49635 49657 49935 50647 51475
// bufdiff-features: 52148 52322 52558 52900 52928 53243 53917 54408 54658 54827 54964 54998 55113
// bufdiff-features: 56287 56404 57832 60686 60897 61375 61484 63071 63800 63929 64120 65133 65405
// bufdiff-features: 66995 68355 68457 69007 69728 69875 69965 70036 70119 71050 71306 71904 72441
// bufdiff-features: 73141 73388 73977 74057 74255 75088 75134 76373 76953 78283 78430 81160 81316
// bufdiff-features: 82135 82552 83194 83667 84585 84922 85843 86125 87265 88732 89110 89780 89812
// bufdiff-features: 89964 90585 90777 92022 92157 92159 92194 92740 97715 97838 98501 99228 99383
// bufdiff-features: 101296 101582 101867 104931 105373 105579 105902 107783 107805 108935 109187
// bufdiff-features: 109528 109643 109732 110136 110780 110863 112327 112929 113585 113801 113940
// bufdiff-features: 113959 114968 115252 115801 116977 117183 117206 118035 118841 119334 120197
// bufdiff-features: 121632 124509 124614 125141 125875 125971 126932 129630 131544 131937 133756
// bufdiff-features: 134279 136030 136273 137045 137620 138086 139524 139901 141891 142274 145775
// bufdiff-features: 146863 148647 149660 150818 151966 152068 153201 153226 153293 153436 153668
// bufdiff-features: 155675 155898 156191 156325 156460 158120 158897 159796 161281 162935 163044
// bufdiff-features: 163154 163581 164472 165057 165695 165719 167469 167973 168516 168858 169562
// bufdiff-features: 170551 170709 171205 171721 172281 174170 174249 177627 178165 178558 178744
// bufdiff-features: 179977 180075 181663 182012 184030 184904 185252 185723 187697 187945 188790
// bufdiff-features: 189674 190142 190628 192771 193290 193747 194063 194682 194921 194987 196031
// bufdiff-features: 196349 197267 197274 197342 197392 197561 198653 200298 201509 201601 202085
// bufdiff-features: 202241 202608 205434 205689 205705 210022 210351 210461 211263 212048 212375
// bufdiff-features: 212779 213275 215959 217719 218064 218635 221589 222809 223970 224222 225818
// bufdiff-features: 225985 226357 227345 228058 228061 228519 228936 230081 230594 230640 230810
// bufdiff-features: 230920 231994 232652 233221 233276 234387 236024 237029 238374 238686 240158
// bufdiff-features: 240539 240967 241308 243294 243546 243784 244691 245380 245673 246303 246543
// bufdiff-features: 248086 248209 250596 250917 252466 252492 252539 253836 256112 256407 256627
// bufdiff-features: 256688 257806 257878 259616 260364 261572
#map = affine_map<() -> ()>
module {
  func.func @f4(%arg0: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.round ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant dense<8.500000e+00> : tensor<f64>
    %1:2 = call @f3(%0, %0, %cst) : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst_0 = arith.constant 1.000000e+00 : f64
    %inserted = tensor.insert %cst_0 into %cst[] : tensor<f64>
    %2 = bufferization.alloc_tensor() copy(%inserted) : tensor<f64>
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.copy ins(%cst : tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    return %1#0, %2, %4 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @f3(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+00 : f64
    %0:4 = call @f2(%arg2, %arg2, %arg1, %cst) : (tensor<f64>, tensor<f64>, tensor<f64>, f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %cst_0 = arith.constant 1.000000e+00 : f64
    %inserted = tensor.insert %cst_0 into %0#2[] : tensor<f64>
    return %0#1, %0#3 : tensor<f64>, tensor<f64>
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, index) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %1 = tensor.empty() : tensor<f64>
    %2 = linalg.negf ins(%cst : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
    %c4 = arith.constant 4 : index
    return %0, %arg3, %2, %c4 : tensor<f64>, tensor<f64>, tensor<f64>, index
  }
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: f64) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = linalg.log ins(%arg1 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
    %1:4 = call @f1(%arg1, %0, %arg1, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, index)
    %from_elements = tensor.from_elements %arg3 : tensor<f64>
    %2:4 = call @f1(%arg0, %arg0, %arg0, %from_elements) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, index)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2#0, %2#1 : tensor<f64>, tensor<f64>) outs(%2#0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %4 = arith.addf %in, %in_0 : f64
      %5 = arith.mulf %4, %out : f64
      linalg.yield %5 : f64
    } -> tensor<f64>
    return %1#0, %1#1, %1#2, %2#2 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0:3 = call @f4(%arg0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %1:2 = call @f3(%arg0, %arg0, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    %cst = arith.constant 1.000000e+01 : f64
    %inserted = tensor.insert %cst into %1#0[] : tensor<f64>
    %2:3 = call @f4(%1#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    affine.for %arg4 = 0 to 3 {
      %cst_0 = arith.constant dense<4> : tensor<i64>
      %3 = arith.index_cast %cst_0 : tensor<i64> to tensor<index>
      %4 = tensor.empty() : tensor<f64>
      %5 = linalg.fill ins(%cst : f64) outs(%4 : tensor<f64>) -> tensor<f64>
      %cst_1 = arith.constant dense<8.500000e+00> : tensor<f64>
      %6:4 = func.call @f1(%5, %cst_1, %arg0, %arg0) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, index)
      %7 = tensor.empty() : tensor<3xf64>
      %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<3xf64>) -> tensor<3xf64>
      %9 = tensor.empty() : tensor<3xf64>
      %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<3xf64>) -> tensor<3xf64>
      %11 = linalg.dot ins(%8, %10 : tensor<3xf64>, tensor<3xf64>) outs(%5 : tensor<f64>) -> tensor<f64>
      %extracted = tensor.extract %11[] : tensor<f64>
    }
    return %0#1, %0#2, %inserted, %2#0, %2#1, %2#2, %0#0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

