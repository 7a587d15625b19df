// bufdiff-profile: types
// bufdiff-choices: d681011b00dad7e8f7e5723be11038992efb485d104e460403ba922004f776ec7819a4a8e48676c2
// bufdiff-choices: f63ca35db5d5028874ed3071f8f00ce37dc0033c8bd10a316d9e1bcb5c11b28555eb5cc94fa5864f
// bufdiff-choices: 3e513ccbf184a28f0bbb294887dd90a91ed5ebc99175ade989b3a459e16454cda693950d2d4f1570
// bufdiff-choices: 5a68978407a847f525316800213e208c27c00243ae3fdb84b450a0edda088f1809fd0953103ec718
// bufdiff-choices: bc28283fc87ff5efadc9bcb0ab38fab32364d227df94f0083b187ad5afdf2982cd03fa3570472794
// bufdiff-choices: 97142504ef65cad29efb2eaaf8442b20437c6f0d4c046627b652148ab77847387bade482129959e2
// bufdiff-choices: 79c3d20dd69284849960f58d93abd3926cd9d7e3704b5f3f77171830ef1cb51295cc9573e0e65f74
// bufdiff-choices: e9e9ced44c526d3821a1eb539d691f1edea3e0119464eaa8986022391187842c8cd63b5f8ee58c93
// bufdiff-choices: 034a8b553b59e945659cd8a6785d66f4c1594c49b414539b689cb9073c6cc650
// bufdiff-features: 706 3336 4165 6169 6363 9479 10806 11124 11162 13233 13424 14884 14925 15751
// bufdiff-features: 16269 18166 19419 19726 22030 22280 22630 22860 23097 24131 24184 24259 24320
// bufdiff-features: 25863 25898 26808 26922 28556 34159 34167 35163 35554 35610 37183 38783 40675
// bufdiff-features: 40712 41984 43229 43774 46203 46993 47141 47230 47340 47392 48598 48600 49635
// bufdiff-features: 51495 52322 52558 52807 52900 53779 54827 54998 56404 57798 58024 58718 60384
// bufdiff-features: 60686 61944 62433 63800 63929 64120 64235 64370 67520 68355 69875 71306 71689
// bufdiff-features: 71904 73289 73330 74057 74255 76245 76953 77617 78283 78430 78796 82552 83194
// bufdiff-features: 84585 84922 85047 85157 86125 88732 89780 90097 90585 92022 92194 94401 95949
// bufdiff-features: 97131 97582 98501 99228 99383 104580 104931 108977 109375 109923 110952 111275
// bufdiff-features: 112929 116039 117336 119701 120049 121632 123408 124090 126927 127833 128817
// bufdiff-features: 130602 131544 133756 134195 134816 136804 137045 139206 139524 140725 140778
// bufdiff-features: 141834 144093 146665 146991 147712 147886 150818 151936 153293 155898 156191
// bufdiff-features: 156460 158120 158292 158897 160756 164709 165636 165695 165719 166037 167086
// bufdiff-features: 168044 168858 169734 170458 170469 170979 171085 173597 174243 178067 178165
// bufdiff-features: 183114 183645 184030 185252 185723 186257 186697 187769 188522 188790 190142
// bufdiff-features: 190520 191911 192524 192771 193290 193747 194256 195366 196031 197837 198432
// bufdiff-features: 198460 199305 200307 201601 202241 203352 204527 204620 205434 207442 208316
// bufdiff-features: 208947 209102 209605 209647 210022 210246 210461 212779 213455 214199 215959
// bufdiff-features: 216623 217694 218064 218657 219631 221176 223719 225985 227345 228058 228390
// bufdiff-features: 228936 229266 230081 230640 234387 235141 235325 239241 240158 240282 240471
// bufdiff-features: 241521 242306 243546 245619 246543 247624 248581 250917 252161 252466 252539
// bufdiff-features: 253836 254791 255520 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: memref<bf16>, %arg3: memref<bf16, 1>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, bf16, bf16) {
    %cst = arith.constant 1.000000e+01 : bf16
    %0 = call @f1(%arg0, %arg0, %cst) : (tensor<bf16>, tensor<bf16>, bf16) -> tensor<bf16>
    %1 = call @f2(%0) : (tensor<bf16>) -> tensor<bf16>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<bf16>, memref<bf16>) -> ()
    %2:4 = call @f4(%arg1) : (tensor<bf16>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, f32)
    %3 = call @f3(%2#0) : (tensor<bf16>) -> tensor<bf16>
    %4 = memref.load %arg3[] : memref<bf16, 1>
    return %2#2, %2#1, %1, %2#0, %3, %4, %cst : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, bf16, bf16
  }
  func.func private @f1(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: bf16) -> tensor<bf16> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg1, %arg0 : tensor<bf16>, tensor<bf16>) outs(%arg1 : tensor<bf16>) -> tensor<bf16>
    %1 = tensor.empty() : tensor<bf16>
    %2 = linalg.fill ins(%arg2 : bf16) outs(%1 : tensor<bf16>) -> tensor<bf16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0 : tensor<bf16>) outs(%2, %2 : tensor<bf16>, tensor<bf16>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: bf16):
      %4 = arith.mulf %out_0, %in : bf16
      %cst = arith.constant -2.500000e+00 : bf16
      %5 = arith.negf %out : bf16
      %6 = arith.addf %5, %cst : bf16
      linalg.yield %4, %6 : bf16, bf16
    } -> (tensor<bf16>, tensor<bf16>)
    return %3#1 : tensor<bf16>
  }
  func.func private @f2(%arg0: tensor<bf16>) -> tensor<bf16> {
    %cst = arith.constant dense<2.500000e+00> : tensor<bf16>
    %cst_0 = arith.constant -6.000000e+00 : bf16
    %from_elements = tensor.from_elements %cst_0 : tensor<bf16>
    %mapped = linalg.map ins(%arg0, %cst, %from_elements : tensor<bf16>, tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>)
      (%in: bf16, %in_1: bf16, %in_2: bf16, %init: bf16) {
        %0 = arith.subf %in, %in_1 : bf16
        %1 = arith.addf %0, %in_2 : bf16
        linalg.yield %1 : bf16
      }
    return %mapped : tensor<bf16>
  }
  func.func @f3(%arg0: tensor<bf16>) -> tensor<bf16> {
    %cst = arith.constant dense<9.500000e+00> : tensor<bf16>
    %0 = linalg.powf ins(%arg0, %cst : tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
  func.func private @f4(%arg0: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, f32) {
    %cst = arith.constant 1.000000e+00 : bf16
    %from_elements = tensor.from_elements %cst : tensor<bf16>
    %0 = linalg.max ins(%arg0, %from_elements : tensor<bf16>, tensor<bf16>) outs(%arg0 : tensor<bf16>) -> tensor<bf16>
    %extracted = tensor.extract %0[] : tensor<bf16>
    %cst_0 = arith.constant 7.250000e+00 : bf16
    %1 = arith.cmpf uno, %extracted, %cst_0 : bf16
    %2:2 = scf.if %1 -> (tensor<bf16>, f32) {
      %cst_1 = arith.constant 0.000000e+00 : f32
      scf.yield %from_elements, %cst_1 : tensor<bf16>, f32
    } else {
      %cst_1 = arith.constant -0.000000e+00 : f32
      scf.yield %0, %cst_1 : tensor<bf16>, f32
    }
    %3 = tensor.empty() : tensor<bf16>
    %4 = linalg.copy ins(%0 : tensor<bf16>) outs(%3 : tensor<bf16>) -> tensor<bf16>
    return %from_elements, %4, %2#0, %2#1 : tensor<bf16>, tensor<bf16>, tensor<bf16>, f32
  }
}

