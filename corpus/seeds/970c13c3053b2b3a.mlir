// bufdiff-profile: cfg
// bufdiff-choices: 9c82284b298561903e92b430f8f00e8993949dd322b366c80e13e2eefedcd394dde889d456d07a4a
// bufdiff-choices: e6ada1f4afe6936e8f7b3ab68febda18d38a23bf5f831c0abb15fb0b759fe753b1bc70bfab34e5d4
// bufdiff-choices: a1d5cb8c408cbf82a8fef453e9bac80f1ae478b5509c04731cc7b0e476b2cda13446ba3f6f1781b9
// bufdiff-choices: e2066be97faafd0c3257e1de3f00066f32a61e71405ef226f39c094a8b7f343f76ceed80472969fd
// bufdiff-choices: 11bdc953e5cc6f77a7ea668ade8de494233495674fa26f78aec50b73a09dd7c1bb31bf25ca5bb7c4
// bufdiff-choices: 56be1a06a295b5611d1ced16adc5839949e9541169d96280069a116cb91807c09077d4c66c3b4f2f
// bufdiff-choices: f868d04f1a72ea7ee3ae1bed3ac92c6a343aadada5087528b98b844ec34f98fae3516a507a30accd
// bufdiff-choices: 415ec795bdd03dc49f3fa7b63ed182f4d239cc296243083ebc1e51b79f57b4e59346a1df80e7eef0
// bufdiff-choices: b6
// bufdiff-features: 1858 3579 4020 4064 4752 6118 6363 6666 9479 11214 11441 11751 13032 13233
// bufdiff-features: 14485 15751 16289 18480 21953 22095 22280 22323 23114 23143 24516 24968 25367
// bufdiff-features: 25558 26568 26816 27556 27869 28183 29839 29968 30666 32080 33769 34167 36936
// bufdiff-features: 40540 40712 41396 42467 42984 43258 44893 45017 45031 45508 46203 46476 47822
// bufdiff-features: 48974 49635 51130 51534 52322 52900 52928 55113 55463 56024 58403 59347 60417
// bufdiff-features: 60686 63071 64119 64235 64652 65950 66919 67936 68355 68390 69081 70119 70544
// bufdiff-features: 71050 71851 72243 74914 76149 76915 76953 76973 76988 77283 78457 78703 79852
// bufdiff-features: 80035 81022 82723 82851 83194 83760 84585 85474 85713 85843 86562 86844 88337
// bufdiff-features: 88359 88990 89250 89398 89780 89946 90097 90543 91248 91652 93318 95603 96353
// bufdiff-features: 96421 99383 101342 102788 102921 104123 104315 105373 106652 107092 108992
// bufdiff-features: 109144 109445 110780 110917 112929 113239 113940 114541 115728 116549 116977
// bufdiff-features: 117151 117235 117618 117724 117779 119764 120933 121977 123340 123359 123446
// bufdiff-features: 125702 125921 127096 127711 128046 131038 133446 135534 135868 136958 138086
// bufdiff-features: 142369 142393 146451 146608 149304 149464 150313 150920 151588 152098 152187
// bufdiff-features: 152226 152897 153293 155898 156460 157579 157774 158120 159348 159677 159724
// bufdiff-features: 162265 163131 163154 163212 164481 165636 165719 165817 166169 166579 167959
// bufdiff-features: 168858 170082 171883 172127 172209 173026 173166 173354 174314 176499 177037
// bufdiff-features: 177642 178067 179105 179796 181541 183114 183813 184030 184962 185723 186849
// bufdiff-features: 186959 187086 187596 187925 192422 196031 197125 197401 197837 198460 199274
// bufdiff-features: 201059 202795 204212 205434 205689 205814 207330 207400 208957 210351 210461
// bufdiff-features: 211508 212111 214325 214809 215340 217325 218602 218657 222842 225759 225818
// bufdiff-features: 227372 227504 229385 230640 231792 232323 232621 234206 235375 237169 237281
// bufdiff-features: 240158 241225 242096 244677 244746 246463 246543 247062 247797 250477 251992
// bufdiff-features: 252101 252466 252539 253523 255556 256112 257251 258378 258906 259840 260490
// bufdiff-features: 261556
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, i32, i32) {
    %0 = call @f2(%arg0, %arg0) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %c7_i32 = arith.constant 7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %from_elements = tensor.from_elements %c7_i32, %c-1_i32, %c2_i32 : tensor<3xi32>
    %1 = tensor.empty() : tensor<3xi32>
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %5 = arith.index_cast %arg1 : index to i32
      %6 = arith.muli %5, %c2_i32 : i32
      tensor.yield %6 : i32
    } : tensor<3xi32>
    %3 = call @f1(%from_elements, %2, %2, %generated) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %4 = scf.for %arg1 = %c0 to %c6 step %c2 iter_args(%arg2 = %0) -> (tensor<?xi32>) {
      %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
      %5 = arith.cmpi uge, %dim, %c2 : index
      %6:2 = scf.if %5 -> (tensor<3xi32>, tensor<3xi32>) {
        %c1_0 = arith.constant 1 : index
        %extracted = tensor.extract %from_elements[%c1_0] : tensor<3xi32>
        vector.print %extracted : i32
        %13 = linalg.copy ins(%generated : tensor<3xi32>) outs(%1 : tensor<3xi32>) -> tensor<3xi32>
        scf.yield %13, %generated : tensor<3xi32>, tensor<3xi32>
      } else {
        %inserted_slice = tensor.insert_slice %3 into %1[0] [3] [1] : tensor<3xi32> into tensor<3xi32>
        scf.yield %inserted_slice, %3 : tensor<3xi32>, tensor<3xi32>
      }
      %c1 = arith.constant 1 : index
      %7 = scf.for %arg3 = %c1 to %c2 step %c1 iter_args(%arg4 = %6#0) -> (tensor<3xi32>) {
        %c3_i32 = arith.constant 3 : i32
        %c2_i32_0 = arith.constant 2 : i32
        %from_elements_1 = tensor.from_elements %c2_i32, %c3_i32, %c2_i32_0 : tensor<3xi32>
        %13 = func.call @f1(%arg4, %arg4, %arg4, %from_elements_1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
        %extracted = tensor.extract %arg4[%arg3] : tensor<3xi32>
        %inserted = tensor.insert %extracted into %arg4[%arg3] : tensor<3xi32>
        scf.yield %inserted : tensor<3xi32>
      }
      %8 = func.call @f1(%6#0, %6#0, %6#1, %6#0) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %0 : tensor<?xi32>, tensor<?xi32>) outs(%arg2 : tensor<?xi32>) {
      ^bb0(%in: i32, %in_0: i32, %out: i32):
        %13 = arith.muli %in, %in_0 : i32
        linalg.yield %13 : i32
      } -> tensor<?xi32>
      %10 = tensor.empty(%dim) : tensor<?xi32>
      %11 = linalg.fill ins(%c7_i32 : i32) outs(%10 : tensor<?xi32>) -> tensor<?xi32>
      %12 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%0, %11 : tensor<?xi32>, tensor<?xi32>) outs(%9 : tensor<?xi32>) -> tensor<?xi32>
      scf.yield %12 : tensor<?xi32>
    }
    return %0, %4, %c2_i32, %c7_i32 : tensor<?xi32>, tensor<?xi32>, i32, i32
  }
  func.func @f2(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %generated = tensor.generate %dim {
    ^bb0(%arg2: index, %arg3: index):
      %0 = arith.index_cast %arg2 : index to i32
      %1 = arith.index_cast %arg3 : index to i32
      %2 = arith.xori %0, %1 : i32
      %c5_i32 = arith.constant 5 : i32
      %3 = arith.remui %2, %c5_i32 : i32
      tensor.yield %3 : i32
    } : tensor<?x2xi32>
    %reduced = linalg.reduce ins(%generated : tensor<?x2xi32>) outs(%arg1 : tensor<?xi32>) dimensions = [1] 
      (%in: i32, %init: i32) {
        %0 = arith.subi %in, %init : i32
        linalg.yield %0 : i32
      }
    return %reduced : tensor<?xi32>
  }
  func.func private @f1(%arg0: tensor<3xi32>, %arg1: tensor<3xi32> {bufferization.buffer_layout = #map}, %arg2: tensor<3xi32>, %arg3: tensor<3xi32>) -> tensor<3xi32> {
    %cst = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %cst : tensor<f32>
    %from_elements_0 = tensor.from_elements %cst : tensor<f32>
    %0 = linalg.ceil ins(%from_elements_0 : tensor<f32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c100_i32 = arith.constant 100 : i32
    %from_elements_1 = tensor.from_elements %c0_i32, %c7_i32, %c100_i32 : tensor<3xi32>
    %1 = linalg.min ins(%arg1, %from_elements_1 : tensor<3xi32>, tensor<3xi32>) outs(%arg1 : tensor<3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}

