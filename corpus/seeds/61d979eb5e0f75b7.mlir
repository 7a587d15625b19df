// bufdiff-profile: types
// bufdiff-choices: 52235f307316274c066d42a9745a7758cbaefd263744275fd7b285122551e26f4d30ea5fb8ffc938
// bufdiff-choices: febf14be028a28f56fc40bcd0a8a0e62f2dd88db2a580f63b47c3d35ed735921760edf9b9d34dd9c
// bufdiff-choices: 76d4f47471edb94aa47ba87017ed772af4b8b26838f621c9e6e6855bc8a66e99c1e09e86bcd086cf
// bufdiff-choices: 29b3eaad108c76fa88fbca0183cce994037072b7114933df66c495eb038aa32c232b13405be8eea6
// bufdiff-choices: a17da8ae6248d5ed3fbe3277f14d
// bufdiff-features: 2898 5712 5809 6363 6611 7384 8325 9479 10372 11162 13233 14704 15751 19100
// bufdiff-features: 22095 22161 23600 23787 26568 26922 28564 30666 33242 33853 34167 37580 40712
// bufdiff-features: 42858 43442 43679 44621 45024 45617 46203 46208 46414 47392 48598 52558 52900
// bufdiff-features: 53252 54998 57383 59145 63071 63260 63800 64120 65025 66422 66995 68355 70036
// bufdiff-features: 71306 73289 73387 73753 74057 77317 78283 78430 82135 82297 83382 84585 85843
// bufdiff-features: 86125 88732 89780 89812 90097 91111 91289 91633 92194 92789 93255 94709 98190
// bufdiff-features: 99201 99383 99757 101823 104790 104931 105579 106352 107783 108810 109732
// bufdiff-features: 110552 112929 116039 117235 118884 119019 120049 124636 124909 125371 125908
// bufdiff-features: 126398 129946 130602 130635 130933 131973 132590 132624 133048 136039 136269
// bufdiff-features: 136535 137045 137235 143896 144724 146226 151758 151936 153293 153896 155898
// bufdiff-features: 156191 156460 158120 158897 160604 160756 162164 165719 167793 168858 171204
// bufdiff-features: 171693 173800 174170 177905 178067 184030 185916 186959 188790 188845 190102
// bufdiff-features: 191385 192422 192771 194063 194682 196031 196571 196787 201059 201612 202241
// bufdiff-features: 203746 204314 204620 205434 205689 207081 208944 210022 210301 210461 213275
// bufdiff-features: 214073 215656 215959 216712 218635 221154 221162 222809 226580 229266 229273
// bufdiff-features: 229598 230081 230104 230640 232725 234399 235325 236024 236930 238254 239241
// bufdiff-features: 240158 240967 241602 244729 245619 246543 246783 248581 252161 252466 252539
// bufdiff-features: 255826 256550 259528 259822 259840
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?xf64>, %arg1: f64, %arg2: memref<2x4xf64, strided<[?, ?], offset: ?>>) -> (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<8xf64>, tensor<4x2xf64>, tensor<?x4xf64>) {
    %0 = bufferization.to_tensor %arg2 restrict : memref<2x4xf64, strided<[?, ?], offset: ?>> to tensor<2x4xf64>
    %1:3 = call @f2(%0, %0) : (tensor<2x4xf64>, tensor<2x4xf64>) -> (tensor<?x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>)
    %2 = tensor.empty() : tensor<4x2xf64>
    %3 = linalg.fill ins(%arg1 : f64) outs(%2 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %transposed = linalg.transpose ins(%3 : tensor<4x2xf64>) outs(%0 : tensor<2x4xf64>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<2x4xf64> into tensor<8xf64>
    return %1#1, %1#2, %transposed, %collapsed, %3, %1#0 : tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<8xf64>, tensor<4x2xf64>, tensor<?x4xf64>
  }
  func.func private @f1(%arg0: tensor<2x4xf64> {bufferization.buffer_layout = #map}, %arg1: tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<?x4xf64>) {
    %0 = linalg.log ins(%arg1 : tensor<2x4xf64>) outs(%arg0 : tensor<2x4xf64>) -> tensor<2x4xf64>
    %c2 = arith.constant 2 : index
    %1 = tensor.empty(%c2) : tensor<?x4xf64>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg1[%c1, %c3] : tensor<2x4xf64>
    %2 = linalg.fill ins(%extracted : f64) outs(%1 : tensor<?x4xf64>) -> tensor<?x4xf64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<?x4xf64>) {
    ^bb0(%out: f64):
      %cst = arith.constant 1.000000e+00 : f64
      %4 = arith.addf %out, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<?x4xf64>
    return %0, %3 : tensor<2x4xf64>, tensor<?x4xf64>
  }
  func.func @f2(%arg0: tensor<2x4xf64>, %arg1: tensor<2x4xf64>) -> (tensor<?x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>) {
    %mapped = linalg.map ins(%arg0, %arg1, %arg0 : tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>) outs(%arg1 : tensor<2x4xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %1 = arith.maximumf %in, %in_0 : f64
        %2 = arith.subf %1, %in_1 : f64
        linalg.yield %2 : f64
      }
    %0:2 = call @f1(%mapped, %mapped) : (tensor<2x4xf64>, tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<?x4xf64>)
    return %0#1, %arg0, %0#0 : tensor<?x4xf64>, tensor<2x4xf64>, tensor<2x4xf64>
  }
}

