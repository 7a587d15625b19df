// bufdiff-profile: idioms
// bufdiff-choices: 3ec27f340c08e8d5b76a2e70c68bea2448d76c91f3b342c6daf5178d18a6f425c2bd07d0ec6172ec
// bufdiff-choices: 858e154368d3a9ab26e51be803b99301d909112ba966ea1fde11fa957c25035299c9935eb66c6f87
// bufdiff-choices: 404cb3ca8ad98baeb2b99971a43205e709a368078297ca4d0d638614b247c41a05e2702d568af8aa
// bufdiff-choices: d184f04a6b729ca3be0e5e2eb9972d131852a4b687eeddc88daace5162829891f85264b9abcba403
// bufdiff-choices: d9d790c54952710500359eb3188ce44e02862ab2de7a9ec86e3f4faa7a42bc36aeff573ecb49d8f6
// bufdiff-choices: bffc7ee2152d2a6c7517aee65bcd6f96a0b0be29e9713f3fc902cc22f7c419666c8bfb48881e6922
// bufdiff-choices: fe9e0afff6d09ab7163753baddc4
// bufdiff-features: 706 2981 3866 8325 9479 12969 15751 16269 18166 18486 19419 22280 25367 26536
// bufdiff-features: 27766 27998 30666 34167 35121 37183 38520 38702 38946 40712 41396 41984 41996
// bufdiff-features: 42293 42294 42749 43442 43774 45017 46203 46763 47200 48281 48598 52558 52900
// bufdiff-features: 53951 54827 54998 55014 55504 56404 59347 60417 61169 61944 61950 63071 64235
// bufdiff-features: 66524 66797 68355 68702 69593 71306 72996 73289 73767 73849 74519 77491 77617
// bufdiff-features: 78430 78703 81147 81353 82011 82135 82552 82644 83194 84585 84922 85843 86125
// bufdiff-features: 86844 87495 88008 88267 88306 88732 89780 90585 91248 95407 95625 96562 98501
// bufdiff-features: 99228 99383 101296 104931 107375 109187 109923 110085 110527 112929 115778
// bufdiff-features: 116568 117235 119340 120049 122967 125141 126932 129278 129955 131851 133756
// bufdiff-features: 135867 137045 139079 139337 141891 142759 143269 149013 149534 150399 152264
// bufdiff-features: 153293 155898 156191 156346 156460 156864 158120 160756 162350 162971 165636
// bufdiff-features: 165695 165719 166090 167086 167357 168323 168639 168858 170211 171919 175888
// bufdiff-features: 176447 177226 178067 178095 178165 180240 180748 181541 181829 182415 184030
// bufdiff-features: 185275 187753 187925 188790 190700 191076 192771 193290 194134 194682 195183
// bufdiff-features: 196031 197837 198460 202241 203158 205434 205689 206371 210461 212779 214143
// bufdiff-features: 214769 215340 217103 218064 220181 221715 224808 226357 227040 227395 228061
// bufdiff-features: 230640 230648 233276 233762 234387 235868 236087 237042 237098 237223 240158
// bufdiff-features: 241256 242842 243546 245619 246543 247249 249537 250332 252466 252539 253836
// bufdiff-features: 256112 257806
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, i1) {
    %cst = arith.constant dense<3.500000e+00> : tensor<f32>
    %0 = linalg.sub ins(%arg0, %cst : tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = call @f2(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %2 = arith.cmpf uno, %extracted, %cst_0 : f32
    %3 = arith.index_castui %2 : i1 to index
    %4 = scf.index_switch %3 -> tensor<f32> 
    case 0 {
      %c1 = arith.constant 1 : index
      %from_elements = tensor.from_elements %c1 : tensor<1xindex>
      %reshape = tensor.reshape %0(%from_elements) : (tensor<f32>, tensor<1xindex>) -> tensor<1xf32>
      scf.yield %1 : tensor<f32>
    }
    default {
      %c3 = arith.constant 3 : index
      %6 = tensor.empty(%c3) : tensor<?xf32>
      %7 = linalg.fill ins(%extracted : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
      %cst_1 = arith.constant dense<-1.000000e+00> : tensor<3xf32>
      %8 = linalg.dot ins(%7, %cst_1 : tensor<?xf32>, tensor<3xf32>) outs(%cst : tensor<f32>) -> tensor<f32>
      scf.yield %8 : tensor<f32>
    }
    %5:2 = call @f1(%0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %5#0, %5#1, %1, %4, %2 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, i1
  }
  func.func private @f2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0 : tensor<2xf32>
    %reduced = linalg.reduce ins(%from_elements : tensor<2xf32>) outs(%arg0 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.cmpf uge, %in, %init : f32
        %1 = arith.select %0, %in, %init : f32
        linalg.yield %1 : f32
      }
    return %reduced : tensor<f32>
  }
  func.func private @f1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst_0 = arith.constant dense<6.500000e+00> : tensor<f32>
    %3 = linalg.erf ins(%cst_0 : tensor<f32>) outs(%cst_0 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_0 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<f32>
    return %3, %2 : tensor<f32>, tensor<f32>
  }
}

