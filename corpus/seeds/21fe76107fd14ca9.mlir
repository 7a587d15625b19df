// bufdiff-profile: types
// bufdiff-choices: 54ad683a0fafad635322253779c07edb295afe104834d263b0bfe084ef017e0e3881fbc0036f5f39
// bufdiff-choices: 35909857e0815978677a21058b89bae434266dbcb89d20ed4d84f99831b9e1e5e16de55b8de38280
// bufdiff-choices: ef68b3ce1b9da7c402e18a7ffbf901ca2afc72d1fa83228fade989d88a15b687ce39beecbf2e69a8
// bufdiff-choices: f1f45cb81b182f5e4c2fae69a8d5f77c1979f261cf3e5ab39c82f4d2b10f81c2e4234112e1372578
// bufdiff-choices: cc74eb44f401b72ed3cb816ccd6307b20c2fd2d88a3bfb9d08213d75a0b633c2838ab9679add52fc
// bufdiff-choices: e062550080c48d730268e4bd8a5dd9a8e9cd20de24db6bed406d656f9b07ac3c1d28d8ac9ffab171
// bufdiff-choices: f72003011de299a03661d9fee71ed10c37d31f48dc40acc2baf3f168342dabc41f22321c1e078b46
// bufdiff-choices: eb598437d3f888133567afbf
// bufdiff-features: 2943 3392 3752 4236 4752 9132 9479 9768 9968 12760 13233 13387 14704 15751
// bufdiff-features: 15903 17406 18428 18486 19419 20023 21140 22095 22280 22957 23143 24747 25236
// bufdiff-features: 26087 26568 26796 26922 27316 29590 29968 30666 31724 32809 34167 34779 39472
// bufdiff-features: 40712 40829 41517 42344 42467 43631 44554 46203 46208 47762 48038 50080 50894
// bufdiff-features: 52558 52625 52900 53252 54205 59620 60025 60384 60417 61944 63071 63800 64119
// bufdiff-features: 64235 66422 66563 68334 68355 68390 68935 69081 71162 72728 72782 73117 73167
// bufdiff-features: 73802 74057 74481 74507 74833 77129 77403 78283 81411 82011 82135 85563 85843
// bufdiff-features: 86125 87923 88337 89251 89780 95407 97924 98190 98501 98924 99383 100062 100073
// bufdiff-features: 103056 103210 104315 104931 108210 110780 112336 112929 113883 115102 116388
// bufdiff-features: 116586 117235 121977 127205 128916 129404 129663 130933 131107 131175 135534
// bufdiff-features: 136056 136506 139765 141834 142040 142084 146512 146792 147375 147477 149884
// bufdiff-features: 150328 151326 151758 151936 153293 153488 154974 155465 156460 157426 158120
// bufdiff-features: 158204 158897 160756 161377 165719 165818 166047 166579 167072 167197 168323
// bufdiff-features: 168404 168767 168858 170356 171369 171992 173354 173530 174124 174314 174379
// bufdiff-features: 176504 177355 177488 178007 178067 178560 179471 181522 181541 182855 183114
// bufdiff-features: 184030 184962 186959 188790 190547 192422 192528 192628 193747 195021 196031
// bufdiff-features: 196048 196902 197770 197837 198357 198460 199773 199947 201059 203746 204212
// bufdiff-features: 205434 205689 205705 206133 206559 207081 207731 208623 210962 212944 213275
// bufdiff-features: 213513 217529 217621 219821 220181 221213 223687 224466 225827 226357 228390
// bufdiff-features: 230081 230293 230640 230729 231722 231792 235244 235325 235375 236024 240824
// bufdiff-features: 241225 242145 242955 246415 246543 247913 248929 250797 252260 252466 252539
// bufdiff-features: 253670 255556 255729 256247 257570 257697 258331 258378 258994 259528 259785
// bufdiff-features: 259840 260161
module {
  func.func @f2(%arg0: tensor<?x?xf32>, %arg1: i5) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %generated = tensor.generate %dim, %dim_0 {
    ^bb0(%arg2: index, %arg3: index):
      %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<?x?xf32>
      %0 = arith.index_cast %arg2 : index to i64
      %1 = arith.sitofp %0 : i64 to f32
      %2 = arith.index_cast %arg3 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.divf %extracted, %1 : f32
      %5 = arith.maximumf %4, %3 : f32
      tensor.yield %5 : f32
    } : tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %generated into %arg0[0, 0] [%dim, %dim_0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    return %generated, %inserted_slice : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<?xi7>, %arg1: tensor<4x2xf32>) -> tensor<?xi7> {
    %mapped = linalg.map ins(%arg0 : tensor<?xi7>) outs(%arg0 : tensor<?xi7>)
      (%in: i7, %init: i7) {
        %c9_i7 = arith.constant 9 : i7
        %2 = arith.minsi %in, %c9_i7 : i7
        linalg.yield %2 : i7
      }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi7>
    %0 = tensor.empty(%dim) : tensor<?xi7>
    %c7_i7 = arith.constant 7 : i7
    %1 = linalg.fill ins(%c7_i7 : i7) outs(%0 : tensor<?xi7>) -> tensor<?xi7>
    return %mapped : tensor<?xi7>
  }
  func.func @main(%arg0: tensor<0xi7>, %arg1: tensor<?xi7>, %arg2: tensor<4x2xf32> {bufferization.writable = false}) -> (tensor<?x?xf32>, tensor<?xi7>, tensor<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi7>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%dim, %c2) : tensor<?x?xi7>
    %c3_i7 = arith.constant 3 : i7
    %1 = linalg.fill ins(%c3_i7 : i7) outs(%0 : tensor<?x?xi7>) -> tensor<?x?xi7>
    %2 = tensor.empty() : tensor<2xi7>
    %c-1_i7 = arith.constant -1 : i7
    %3 = linalg.fill ins(%c-1_i7 : i7) outs(%2 : tensor<2xi7>) -> tensor<2xi7>
    %4 = linalg.matvec ins(%1, %3 : tensor<?x?xi7>, tensor<2xi7>) outs(%arg1 : tensor<?xi7>) -> tensor<?xi7>
    %cst = arith.constant dense<-0.000000e+00> : tensor<4x2xf32>
    %5 = call @f1(%4, %cst) : (tensor<?xi7>, tensor<4x2xf32>) -> tensor<?xi7>
    %cast = tensor.cast %arg2 : tensor<4x2xf32> to tensor<?x?xf32>
    %c1_i5 = arith.constant 1 : i5
    %6:2 = call @f2(%cast, %c1_i5) : (tensor<?x?xf32>, i5) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %extracted = tensor.extract %3[%c0] : tensor<2xi7>
    %c1 = arith.constant 1 : index
    %extracted_0 = tensor.extract %6#0[%c2, %c1] : tensor<?x?xf32>
    %7 = arith.cmpi uge, %dim, %c2 : index
    %8:2 = scf.if %7 -> (tensor<?xi7>, tensor<?x?xf32>) {
      %9 = tensor.empty() : tensor<4x2xf32>
      %10 = linalg.fill ins(%extracted_0 : f32) outs(%9 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %11 = linalg.div ins(%6#0, %10 : tensor<?x?xf32>, tensor<4x2xf32>) outs(%cst : tensor<4x2xf32>) -> tensor<4x2xf32>
      %extracted_slice = tensor.extract_slice %6#0[%c1, 0] [1, %c2] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
      %cast_1 = tensor.cast %extracted_slice : tensor<?xf32> to tensor<2xf32>
      %broadcasted = linalg.broadcast ins(%cast_1 : tensor<2xf32>) outs(%9 : tensor<4x2xf32>) dimensions = [0] 
      scf.yield %arg1, %6#0 : tensor<?xi7>, tensor<?x?xf32>
    } else {
      %cast_1 = tensor.cast %cst : tensor<4x2xf32> to tensor<?x?xf32>
      %c0_i5 = arith.constant 0 : i5
      %9:2 = func.call @f2(%cast_1, %c0_i5) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<?x?xf32>, i5) -> (tensor<?x?xf32>, tensor<?x?xf32>)
      %extracted_slice = tensor.extract_slice %3[0] [1] [1] : tensor<2xi7> to tensor<1xi7>
      %10 = linalg.conv_1d ins(%5, %extracted_slice : tensor<?xi7>, tensor<1xi7>) outs(%arg1 : tensor<?xi7>) -> tensor<?xi7>
      %11 = arith.index_cast %extracted : i7 to index
      %12 = arith.remui %11, %c2 : index
      %inserted = tensor.insert %extracted_0 into %6#0[%c1, %12] : tensor<?x?xf32>
      scf.yield %10, %inserted : tensor<?xi7>, tensor<?x?xf32>
    }
    return %6#1, %8#0, %8#1 : tensor<?x?xf32>, tensor<?xi7>, tensor<?x?xf32>
  }
}

