// bufdiff-profile: calls
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c25035299c9935eb66c6f87
// bufdiff-choices: 404cb3ca8ad98baeb2b99971a43205e709a368078297ca4d0d638614b247c41a05e2702d568af8aa
// bufdiff-choices: d184f04a6b729ca3be0e5e2eb9972d131852a4b687eeddc88daace5162829891f85264b9abcba403
// bufdiff-choices: d9d790c54952710500359eb3188ce44e02862ab2de7a9ec86e3f4faa7a42bc36aeff573ecb49d8f6
// bufdiff-choices: bffc7ee2152d2a6c7517aee65bcd6f96a0b0be29e9713f3fc902cc22f7c419666c8bfb48881e6922
// bufdiff-choices: fe9e0afff6d09ab7163753baddc4999c003a2010a7f92565992f711d17fcbebef969460e28d9d802
// bufdiff-choices: 84a374c20bf7f2e2e4991aae8f57bc2cc91b9eab8dc14da497ce79918b9e65e58dae691f4cef924a
// bufdiff-choices: 502e488285bedb80e13468b8cc713a6c8c77
// bufdiff-features: 706 2718 2898 2945 6611 8594 9479 11162 11556 13233 13424 14106 15671 15751
// bufdiff-features: 16269 17253 17406 18166 19100 20749 21522 27766 28556 30666 33155 34159 34167
// bufdiff-features: 34210 34902 35610 37183 38202 38783 39372 40712 41446 41984 42467 42858 43092
// bufdiff-features: 43631 43774 45147 45432 46203 47392 47731 51415 52558 52807 52900 53243 54827
// bufdiff-features: 54964 54998 56404 60686 61420 61950 63071 63800 63929 64120 64235 64850 66995
// bufdiff-features: 68355 68388 71050 71156 72615 73289 74057 77129 78283 78430 80400 80742 82135
// bufdiff-features: 82552 83194 84320 84585 84922 85047 85843 86125 86934 87923 88024 88732 89780
// bufdiff-features: 89812 90011 90585 90777 93255 93360 93464 95273 95339 96562 97715 98187 98441
// bufdiff-features: 102215 104245 104790 104931 105902 106917 107214 109187 109327 109923 109949
// bufdiff-features: 112929 113801 113868 116568 117432 117766 118884 119129 120049 121181 121573
// bufdiff-features: 122233 125397 125602 125882 125971 126398 126927 126932 127343 127830 128817
// bufdiff-features: 129955 130535 133756 137045 139524 140778 140924 141891 142274 143726 152985
// bufdiff-features: 155462 157579 158120 158810 158897 160756 162971 163581 164472 164709 165636
// bufdiff-features: 165695 165719 166075 168858 169982 170979 174243 174403 178067 178165 178558
// bufdiff-features: 179330 181088 183114 183498 183565 183817 184030 185670 188790 188845 192771
// bufdiff-features: 193290 193354 194134 194682 194714 196031 197837 198432 200307 201543 202241
// bufdiff-features: 202300 202562 202814 204195 205434 205689 207081 207442 207454 208557 209761
// bufdiff-features: 210022 210461 211003 211729 211884 212213 212779 213275 213455 214769 215959
// bufdiff-features: 216570 216969 217103 218064 218089 218657 220109 222809 226357 227345 227395
// bufdiff-features: 228390 228894 229266 229936 230081 230640 231162 231263 233276 234387 234703
// bufdiff-features: 235325 235868 237098 240158 241256 242335 243546 243872 245619 245673 246543
// bufdiff-features: 249948 250712 252466 252539 253561 253836 255758 256112 259528 261572
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<6.500000e+00> : tensor<f32>
    %0:3 = call @f3(%arg1, %cst) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %1:2 = call @f2(%arg0, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %cst_0 = arith.constant dense<9.500000e+00> : tensor<f32>
    %3 = linalg.floor ins(%cst_0 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    return %3, %1#1, %1#0, %0#2, %0#1, %0#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @f3(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<3.000000e+00> : tensor<f32>
    %0 = linalg.exp ins(%cst : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1:2 = call @f2(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_0 = arith.constant 3.000000e+00 : f32
      %4 = arith.addf %in, %cst_0 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    return %1#0, %3, %1#1 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%1, %2 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 1.000000e+01 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      %3 = scf.if %0 -> (tensor<f32>) {
        %4 = func.call @f1(%arg1) : (tensor<f32>) -> tensor<f32>
        scf.yield %arg0 : tensor<f32>
      } else {
        %4 = tensor.empty() : tensor<f32>
        %cst_0 = arith.constant 3.000000e+00 : f32
        %5 = arith.subf %extracted, %cst_0 : f32
        %6 = linalg.fill ins(%5 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
        %7 = linalg.exp ins(%6 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
        scf.yield %7 : tensor<f32>
      }
      %mapped = linalg.map ins(%arg0, %arg1, %3 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
        (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
          %4 = arith.divf %in, %in_0 : f32
          %5 = arith.negf %4 : f32
          %6 = arith.addf %5, %in_1 : f32
          linalg.yield %6 : f32
        }
      scf.yield %mapped : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    %2 = bufferization.alloc_tensor() copy(%arg1) : tensor<f32>
    return %2, %1 : tensor<f32>, tensor<f32>
  }
}

