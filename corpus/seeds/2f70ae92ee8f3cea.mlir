// bufdiff-profile: cfg
// bufdiff-choices: 85d11b21f8269c20486241d07108831a087f10a581e100b24fce921bb4b6c7dce70da908f0ddb60f
// bufdiff-choices: 161b2d5edf762e97c0aa31d968f3ac065a06b0344d5627621152d49c433323c4c1c2763f8fccee58
// bufdiff-choices: 7d3d87ec2731674ebb1b75c2fc244266c4fc7bbbf23fa31fc2a1124113233403eb55a5d83d103307
// bufdiff-choices: e68b748fd00e712c80c163782eaab99fbc14d614f6b014b0afb3c88bd06710995b1fbc0ff0864bd3
// bufdiff-choices: 72d902ab58a3325d793a5eade0596ba7a265cc9d29695b89468f18690dceffcc2aebad19affe088f
// bufdiff-choices: b8378972099bf424f6e16990430e2ed53c60f6113db7923cac4fcef712a942f1b8ce1a69f32db13e
// bufdiff-choices: 5649a42c3cb26ac823ac0becc71806a1fbc47745d841b8279988cdf2db98f8dbb4cf05efef504853
// bufdiff-choices: 2e1d49c36ed26a39639c0063966e7bd86835b6192b254c98d4b123e82b74242b8db5f61713
// bufdiff-features: 2572 2898 3579 4784 5187 6666 9479 10035 11441 12246 12276 13074 13233 15671
// bufdiff-features: 15751 15903 15929 16184 18330 18778 20838 22280 23594 24682 26294 26464 26568
// bufdiff-features: 26960 29968 30700 30710 31039 31247 31601 31851 32809 34167 34275 36462 36784
// bufdiff-features: 37183 37489 38202 38783 39150 39915 40266 40712 41318 41396 41984 42344 42442
// bufdiff-features: 42858 43092 43442 43774 44522 45017 46203 46936 47005 47012 47392 47630 47822
// bufdiff-features: 48598 49635 49806 50894 51341 51415 51851 51863 52322 52632 52900 53180 53469
// bufdiff-features: 53472 53636 54205 54266 54827 54998 56404 58024 59347 59620 60266 62411 63660
// bufdiff-features: 63800 64119 66327 66422 66788 67027 68355 69593 69875 70544 71058 71306 71701
// bufdiff-features: 72127 72505 73141 73150 73330 73802 74057 74471 77491 77823 78182 78283 79234
// bufdiff-features: 79271 81736 82851 82926 83194 84322 84585 86125 86743 86844 88999 89964 90777
// bufdiff-features: 91248 91491 91781 92194 93255 93367 93529 94981 95273 95407 96707 97059 97081
// bufdiff-features: 98138 99279 99383 101264 101582 102215 102921 103056 103318 104315 104931
// bufdiff-features: 105034 105512 106321 107702 107805 108335 108892 109408 109923 110658 110904
// bufdiff-features: 111096 111689 112929 112969 113239 115728 117235 119980 121059 121427 121538
// bufdiff-features: 121626 121628 121632 123481 125363 125602 125702 126398 127541 128915 130310
// bufdiff-features: 130933 131064 132307 133756 134608 135228 135317 135377 135480 137045 137599
// bufdiff-features: 138772 142369 142651 143667 146512 147484 147654 148304 150313 150713 150773
// bufdiff-features: 150818 152226 153293 153896 155107 155644 155898 156460 157858 158120 158128
// bufdiff-features: 158897 159677 159928 160756 161644 161779 161883 162764 162971 162978 163687
// bufdiff-features: 165636 165719 167357 168387 171369 171551 171884 172236 174367 176927 177108
// bufdiff-features: 177182 177355 177904 178067 179471 179922 180207 183114 184030 185723 186030
// bufdiff-features: 186849 186882 186959 187683 187824 188790 189391 190142 190166 190692 190806
// bufdiff-features: 191880 192226 192422 192628 192771 193290 194134 194682 194987 195407 195728
// bufdiff-features: 196031 196565 197125 197169 197423 198432 198460 199148 200521 201059 202241
// bufdiff-features: 204527 204747 205434 205689 205962 208765 209255 209927 210156 210461 211508
// bufdiff-features: 211967 213275 214597 214889 216969 217672 218127 219593 220539 223151 223423
// bufdiff-features: 224466 226357 226583 227345 227372 228061 228390 228808 228936 230315 234387
// bufdiff-features: 234488 234666 234990 235375 236929 236930 237470 239936 240158 241225 241666
// bufdiff-features: 242145 242793 243546 243989 244872 246543 247062 249841 250611 250948 251800
// bufdiff-features: 251957 252466 253836 254633 254791 255520 255676 258988 259840 259851 260534
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant dense<5.000000e-01> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cst[%c1] [1] [1] : tensor<4xf32> to tensor<f32>
    %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<f32>) outs(%arg0 : tensor<4xf32>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %extracted_slice) -> (tensor<f32>) {
      %4 = arith.cmpi sgt, %arg1, %c0 : index
      %5 = scf.if %4 -> (tensor<f32>) {
        scf.yield %extracted_slice : tensor<f32>
      } else {
        scf.yield %arg2 : tensor<f32>
      }
      %c4 = arith.constant 4 : index
      %generated = tensor.generate %c4 {
      ^bb0(%arg3: index):
        %9 = arith.index_cast %arg3 : index to i64
        %10 = arith.sitofp %9 : i64 to f32
        tensor.yield %10 : f32
      } : tensor<?xf32>
      %6 = linalg.dot ins(%cst, %generated : tensor<4xf32>, tensor<?xf32>) outs(%5 : tensor<f32>) -> tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %9 = arith.subf %in, %out : f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      %8:3 = func.call @f1(%cst, %generated) : (tensor<4xf32>, tensor<?xf32>) -> (tensor<4x1xf32>, tensor<4xf32>, tensor<?x2x2x1x2xi32>)
      scf.yield %arg2 : tensor<f32>
    }
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.copy ins(%extracted_slice : tensor<f32>) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<f32>
    return %broadcasted, %0, %2, %3 : tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
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
  func.func @main(%arg0: tensor<?xf32>) -> (tensor<f32>, tensor<f32>, tensor<?xf32>) {
    %cst = arith.constant dense<1.000000e+01> : tensor<4xf32>
    %0:4 = call @f2(%cst) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    affine.parallel (%arg1) = (0) to (3) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
      %extracted_slice = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
      %extracted_slice_0 = tensor.extract_slice %arg0[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
      %broadcasted = linalg.broadcast ins(%0#3 : tensor<f32>) outs(%extracted_slice : tensor<?xf32>) dimensions = [0] 
      %1 = tensor.empty(%dim) : tensor<?x2xf32>
      %cst_1 = arith.constant 1.000000e+01 : f32
      %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<?x2xf32>) -> tensor<?x2xf32>
      %reduced = linalg.reduce ins(%2 : tensor<?x2xf32>) outs(%extracted_slice_0 : tensor<?xf32>) dimensions = [1] 
        (%in: f32, %init: f32) {
          %4 = arith.maximumf %in, %init : f32
          linalg.yield %4 : f32
        }
      %inserted_slice = tensor.insert_slice %broadcasted into %arg0[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
      %inserted_slice_2 = tensor.insert_slice %reduced into %inserted_slice[0] [%dim] [1] : tensor<?xf32> into tensor<?xf32>
      %extracted_slice_3 = tensor.extract_slice %0#0[0] [2] [2] : tensor<4xf32> to tensor<2xf32>
      %3 = linalg.matvec ins(%2, %extracted_slice_3 : tensor<?x2xf32>, tensor<2xf32>) outs(%extracted_slice_0 : tensor<?xf32>) -> tensor<?xf32>
    }
    %cast = tensor.cast %0#0 : tensor<4xf32> to tensor<?xf32>
    return %0#2, %0#1, %cast : tensor<f32>, tensor<f32>, tensor<?xf32>
  }
}

