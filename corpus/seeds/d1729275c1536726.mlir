// bufdiff-profile: idioms
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87dcc91f45e71b362ac7cf4124f99d40
// bufdiff-choices: a324cc241c3dc1762606a042571c1457329cf5138000a4a1505d1dbc045ba1e3c4ac3d6c11d41635
// bufdiff-choices: ac7deaeceeaa7c7dda78d3d092575abf6d8d99b8734a039dea382c02e9d845f8cb8df3b01d68d106
// bufdiff-choices: 5053292009f3694860cb63cafaef957794e42868d7c09f875be9dd56ae8d30b1d8f317b1bea8aa76
// bufdiff-choices: 1acde2d4055a8c913c6a0c
// bufdiff-features: 706 3392 6812 9479 12796 13233 13424 13493 14109 14884 15152 15751 16269 16822
// bufdiff-features: 17406 18166 18486 20237 22280 23787 26369 26796 27766 29294 29583 29839 30666
// bufdiff-features: 31143 31231 31492 32457 34159 34167 35085 35163 37007 37183 38783 40070 40712
// bufdiff-features: 41984 43231 43442 43774 45017 45818 45897 46203 46318 46732 47392 47762 47779
// bufdiff-features: 48038 48974 49575 49635 49681 50633 52148 52558 52625 52900 52946 53917 54827
// bufdiff-features: 54964 55113 55270 56404 57455 59703 60686 61484 63800 64235 65133 65912 68355
// bufdiff-features: 71050 71306 71361 71770 72243 73289 73388 74833 76074 76820 77261 78283 78430
// bufdiff-features: 80036 80471 82552 84585 84922 85843 86125 86937 87215 87923 88058 88732 89780
// bufdiff-features: 90585 91074 91231 92740 93255 95407 95603 96431 97715 99383 100574 101264
// bufdiff-features: 102591 102809 104931 104958 105573 105579 105795 107031 107783 107815 108221
// bufdiff-features: 109105 109187 109643 109923 111765 112756 112929 113940 113959 114143 114604
// bufdiff-features: 120772 124509 124839 124985 126320 126932 127096 128182 129630 130942 132736
// bufdiff-features: 133297 133756 136273 137582 138086 138395 139885 141111 141758 141891 143213
// bufdiff-features: 146711 149674 153293 154118 155898 156460 158120 158476 160756 161281 161377
// bufdiff-features: 162390 162935 162971 165636 165695 165719 167005 167086 167688 167973 171053
// bufdiff-features: 174170 174314 174571 176231 176255 177169 178067 178165 178558 178854 179217
// bufdiff-features: 180075 180469 183114 184030 184543 185155 185243 187159 187683 188790 191908
// bufdiff-features: 192078 192422 192771 193290 194134 195129 196031 197342 197392 197837 198460
// bufdiff-features: 199850 200298 200554 201322 202241 202616 205434 205689 206084 206393 207731
// bufdiff-features: 208500 208623 210351 210461 212294 212375 212779 213275 215340 215959 218064
// bufdiff-features: 220181 222612 223577 223935 224222 225818 226053 226357 227536 228061 228390
// bufdiff-features: 229266 230081 230584 230594 233276 233731 234594 236930 238954 240158 240952
// bufdiff-features: 241200 241308 243351 244691 245673 246543 248209 248805 249451 251217 251992
// bufdiff-features: 252466 252539 253740 255896 256112 256688 256926 257782 259528 260996 262097
#map = affine_map<() -> ()>
module {
  func.func private @f2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, f64, f64) {
    %cst = arith.constant 2.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg2[] : tensor<f64>
    %false = arith.constant false
    %0 = call @either2(%arg2, %inserted, %false) : (tensor<f64>, tensor<f64>, i1) -> tensor<f64>
    %1 = linalg.fill ins(%cst : f64) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    vector.print %extracted : f64
    return %1, %extracted, %cst : tensor<f64>, f64, f64
  }
  func.func @f1(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %0 = linalg.div ins(%cst, %arg2 : tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %cst_0 = arith.constant 3.000000e+00 : f64
    %1 = arith.cmpf uno, %extracted, %cst_0 : f64
    %2 = scf.if %1 -> (tensor<f64>) {
      %3 = tensor.empty() : tensor<f64>
      %4 = linalg.fill ins(%extracted : f64) outs(%3 : tensor<f64>) -> tensor<f64>
      scf.yield %4 : tensor<f64>
    } else {
      %3 = arith.uitofp %1 : i1 to f64
      %inserted = tensor.insert %3 into %cst[] : tensor<f64>
      scf.yield %inserted : tensor<f64>
    }
    return %0, %2, %arg0 : tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @either2(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: i1) -> tensor<f64> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<f64>
    return %0 : tensor<f64>
  }
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = tensor.empty() : tensor<f64>
    %extracted = tensor.extract %arg1[] : tensor<f64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<f64>) -> tensor<f64>
    %2:3 = call @f2(%arg1, %arg1, %arg1, %1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, f64, f64)
    %3:3 = call @f1(%1, %arg0, %1, %1) : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
    %inserted = tensor.insert %extracted into %arg0[] : tensor<f64>
    %4 = arith.cmpf ogt, %extracted, %2#1 : f64
    %5:2 = scf.if %4 -> (f64, tensor<f64>) {
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2#0 : tensor<f64>) outs(%3#1 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %10 = arith.negf %in : f64
        %11 = arith.addf %10, %out : f64
        linalg.yield %11 : f64
      } -> tensor<f64>
      %7 = tensor.empty() : tensor<f64>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3#1 : tensor<f64>) outs(%7 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %10 = arith.divf %in, %2#2 : f64
        linalg.yield %10 : f64
      } -> tensor<f64>
      %9:3 = func.call @f1(%arg0, %3#1, %8, %3#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>, tensor<f64>)
      scf.yield %2#1, %6 : f64, tensor<f64>
    } else {
      %6 = tensor.empty() : tensor<i1>
      %7 = linalg.fill ins(%4 : i1) outs(%6 : tensor<i1>) -> tensor<i1>
      %8 = tensor.empty() : tensor<f64>
      %9 = linalg.fill ins(%2#1 : f64) outs(%8 : tensor<f64>) -> tensor<f64>
      %10 = linalg.select ins(%7, %3#1, %9 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg1 : tensor<f64>) -> tensor<f64>
      %extracted_0 = tensor.extract %arg1[] : tensor<f64>
      vector.print %extracted_0 : f64
      %extracted_1 = tensor.extract %10[] : tensor<f64>
      vector.print %extracted_1 : f64
      %cst = arith.constant 1.000000e+10 : f64
      scf.yield %cst, %9 : f64, tensor<f64>
    }
    return %3#0, %3#2, %inserted, %5#1 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

