// bufdiff-profile: cfg
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8db5f617138c0fb4
// bufdiff-choices: 86bde9b2db29ed9bb8e2ec
// bufdiff-features: 2898 3257 3579 4752 4784 5187 6666 8079 9479 10035 10237 11580 12246 13233
// bufdiff-features: 15751 15903 16184 18778 22280 24402 26464 26568 28503 28907 28914 29968 30710
// bufdiff-features: 31247 31601 32614 32809 34167 34275 36462 37183 38783 39150 39915 40712 41396
// bufdiff-features: 41984 42442 42858 42984 43092 43442 43631 44522 45017 46203 46404 46936 47005
// bufdiff-features: 47392 51415 51851 51863 52829 52900 53252 53469 54266 54998 55561 56404 59347
// bufdiff-features: 59620 60266 63071 63660 63800 66422 66788 68355 69017 69593 69664 71122 71701
// bufdiff-features: 73150 73802 74057 75154 76700 77403 77491 77617 77823 78182 78283 79234 82135
// bufdiff-features: 82926 84322 84585 86125 86743 86834 86844 87923 88337 89251 89780 91248 91781
// bufdiff-features: 93255 93529 95273 95407 96707 97081 98138 98501 98754 98924 99279 99383 100569
// bufdiff-features: 101264 101582 103056 103318 104931 105034 106321 107702 108012 108038 108892
// bufdiff-features: 109408 109923 110904 111689 112336 112929 112969 113239 115155 115608 115728
// bufdiff-features: 117235 117573 118306 119340 119588 121059 121538 121626 121977 123481 125363
// bufdiff-features: 125602 125702 126398 127818 128163 128915 130310 130933 132307 133446 133756
// bufdiff-features: 135228 137045 137599 141238 142369 143667 145534 146512 147654 148304 149125
// bufdiff-features: 149464 150313 150713 152226 153293 154946 155644 155898 156460 157858 158120
// bufdiff-features: 158897 159677 159928 160756 161779 162764 162819 162971 162978 164602 165636
// bufdiff-features: 165719 166979 167357 171369 171551 171661 171884 172236 174314 175436 176927
// bufdiff-features: 177108 177904 178046 178067 180207 181789 183114 184030 184510 184962 186849
// bufdiff-features: 186882 186959 187683 187824 188790 189391 189708 190166 192226 192422 192628
// bufdiff-features: 193207 193290 194134 194682 196031 196565 197125 197169 197423 198432 199148
// bufdiff-features: 200358 201059 202241 202739 205434 205689 207406 208765 210156 210461 210826
// bufdiff-features: 211508 213275 214597 214637 214889 217529 218127 219593 222638 222714 223030
// bufdiff-features: 223151 224466 225741 226357 226668 228390 228808 230315 234990 235375 236930
// bufdiff-features: 236986 237470 240158 240315 240824 241225 241666 242872 243546 243967 246543
// bufdiff-features: 249841 250477 250797 251800 251957 252466 252539 253836 254633 255556 258988
// bufdiff-features: 259840 259851 260104
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>, f32) {
    affine.parallel (%arg1) = (0) to (3) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %c2_0 = arith.constant 2 : index
      %2 = arith.cmpi uge, %dim, %c2_0 : index
      %3:2 = scf.if %2 -> (tensor<?xf32>, tensor<?xf32>) {
        %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
        %4 = linalg.sqrt ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
        %5 = tensor.empty() : tensor<1xf32>
        %cst = arith.constant 2.000000e+00 : f32
        %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1xf32>) -> tensor<1xf32>
        %7 = linalg.matvec ins(%expanded, %6 : tensor<?x1xf32>, tensor<1xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
        scf.yield %7, %arg0 : tensor<?xf32>, tensor<?xf32>
      } else {
        scf.yield %arg0, %arg0 : tensor<?xf32>, tensor<?xf32>
      }
    }
    %0 = tensor.empty() : tensor<4xf32>
    %1:2 = call @f2(%0) : (tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %1#1[%c2] : tensor<4xf32>
    return %arg0, %1#0, %extracted : tensor<?xf32>, tensor<f32>, f32
  }
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
    %cst = arith.constant dense<5.000000e-01> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[%c1] [1] [1] : tensor<4xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %extracted_slice) -> (tensor<f32>) {
      %1 = arith.cmpi sgt, %arg1, %c0 : index
      %2 = scf.if %1 -> (tensor<f32>) {
        scf.yield %extracted_slice : tensor<f32>
      } else {
        scf.yield %arg2 : tensor<f32>
      }
      %c4 = arith.constant 4 : index
      %generated = tensor.generate %c4 {
      ^bb0(%arg3: index):
        %6 = arith.index_cast %arg3 : index to i64
        %7 = arith.sitofp %6 : i64 to f32
        tensor.yield %7 : f32
      } : tensor<?xf32>
      %3 = linalg.dot ins(%cst, %generated : tensor<4xf32>, tensor<?xf32>) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %6 = arith.subf %in, %out : f32
        linalg.yield %6 : f32
      } -> tensor<f32>
      %cst_0 = arith.constant dense<[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01]> : tensor<4xf32>
      %cast = tensor.cast %cst_0 : tensor<4xf32> to tensor<?xf32>
      %5:3 = func.call @f1(%cst, %cast) : (tensor<4xf32>, tensor<?xf32>) -> (tensor<4x1xf32>, tensor<4xf32>, tensor<?x2x2x1x2xi32>)
      scf.yield %arg2 : tensor<f32>
    }
    return %0, %broadcasted : tensor<f32>, tensor<4xf32>
  }
  func.func @f1(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<4x1xf32>, tensor<4xf32>, tensor<?x2x2x1x2xi32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %0 = tensor.empty() : tensor<2x4xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2x4xf32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %9 = arith.subf %in, %init : f32
        linalg.yield %9 : f32
      }
    %c1 = arith.constant 1 : index
    %2 = tensor.empty(%c1) : tensor<?x2x2x1x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %3 = linalg.fill ins(%c1_i32 : i32) outs(%2 : tensor<?x2x2x1x2xi32>) -> tensor<?x2x2x1x2xi32>
    %4 = tensor.empty() : tensor<1x3x2x2x2xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %3[%c0, %c1, %c0, %c0, %c1] : tensor<?x2x2x1x2xi32>
    %5 = linalg.fill ins(%extracted : i32) outs(%4 : tensor<1x3x2x2x2xi32>) -> tensor<1x3x2x2x2xi32>
    %cst_0 = arith.constant dense<42> : tensor<2x1x2x2x2xi32>
    %6 = linalg.conv_3d_ndhwc_dhwcf ins(%5, %cst_0 : tensor<1x3x2x2x2xi32>, tensor<2x1x2x2x2xi32>) outs(%3 : tensor<?x2x2x1x2xi32>) -> tensor<?x2x2x1x2xi32>
    %7 = tensor.empty() : tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%reduced : tensor<4xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.negf %in : f32
      %10 = arith.addf %9, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<4xf32>
    return %expanded, %8, %6 : tensor<4x1xf32>, tensor<4xf32>, tensor<?x2x2x1x2xi32>
  }
}

