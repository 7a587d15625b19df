// bufdiff-profile: idioms
// bufdiff-choices: 4f33442c9f6d12ec3f0a2b2033b90a554086430e7849b13a09b78347d6235a8fa55e973d77b4618f
// bufdiff-choices: ac319f80622b854c8c5df718738d82b0284222b823fb5fdc9fdaf0e14e5fea0c37503997b5f44cf3
// bufdiff-choices: 0b36a0da1c3a95b6534d0fa4a387079ef4738008e89a94169fd1126388d872ba928c8cf3dd5ca0b6
// bufdiff-choices: 49028811be0a4a3949e842078c875eedb43d2db3c1e4255325b76bfa6a62626c7d36e3da8d2524cc
// bufdiff-choices: 85ec38b15068e50c6c7220c370a2760cd2005ee0b0752d8df46d75c0bfccf43a00aa95fb96ff6ce8
// bufdiff-choices: 86ee4f9bd97f3cf6afb690d9282996bf33
// bufdiff-features: 2898 6198 6611 7122 9479 10135 11162 13233 14454 14704 15751 15929 16388 16455
// bufdiff-features: 18322 19819 20023 20127 20838 21522 22095 22280 22448 24184 25078 26568 27725
// bufdiff-features: 28503 28564 29968 31765 34167 36784 38520 38783 39026 39674 40712 42423 42467
// bufdiff-features: 44666 46203 46321 47392 47988 48598 49657 50556 50894 51415 52085 52322 52558
// bufdiff-features: 52807 52900 53171 53252 53779 54385 54998 55113 58792 59145 59176 60686 63071
// bufdiff-features: 63800 64120 64854 65259 65726 66422 66995 67431 67532 68355 69728 70335 71259
// bufdiff-features: 71306 73289 73387 73802 74057 74561 75361 76245 76339 78283 78430 78828 80533
// bufdiff-features: 80673 81736 82135 83194 83493 84585 85824 86125 89780 89812 89964 90070 91365
// bufdiff-features: 92022 93875 94961 95142 95273 95407 97181 97924 98501 98712 99383 99969 100059
// bufdiff-features: 101476 101675 104931 107425 107805 108935 109732 110552 110780 111024 111733
// bufdiff-features: 111976 112929 113940 119588 119597 119613 120963 122372 125908 128005 128916
// bufdiff-features: 129811 136056 137045 137102 138919 146512 147477 147747 150205 150818 153293
// bufdiff-features: 153896 154699 155898 156460 157034 158120 158897 159251 160349 160756 162971
// bufdiff-features: 163044 163687 164164 164376 165695 165719 168858 169744 170247 170873 173224
// bufdiff-features: 173354 173800 174170 177182 177484 178067 182675 183222 184030 185723 186202
// bufdiff-features: 186959 188265 188790 189156 190142 190986 192422 192595 192771 193747 193773
// bufdiff-features: 194134 194987 195182 196031 196172 196571 197267 197274 197837 198460 198729
// bufdiff-features: 200358 201059 201509 201601 202241 204242 204527 205434 207731 208379 208797
// bufdiff-features: 208944 208947 210022 210301 210406 210461 213254 213275 213339 213649 214484
// bufdiff-features: 214744 215959 216570 218635 218738 219153 220999 222612 222809 225228 226357
// bufdiff-features: 226777 227345 227453 228153 228390 228936 229266 230081 230293 230640 232352
// bufdiff-features: 235141 235375 236024 236238 236930 236986 239659 240158 243546 243784 244591
// bufdiff-features: 245769 245827 246543 246642 246783 249184 252056 252466 252539 253836 255520
// bufdiff-features: 256337 258375 259528 259822 259840 261091 261833
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x6xf32>, %arg1: tensor<?x?xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<4x6xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg0[%c0, %c4] : tensor<4x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf uno, %extracted, %cst : f32
    %1 = arith.select %0, %arg0, %arg0 : tensor<4x6xf32>
    %2:3 = call @f1(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, f32, f32)
    %cast = tensor.cast %2#0 : tensor<4x6xf32> to tensor<?x?xf32>
    %cst_0 = arith.constant -2.500000e+00 : f32
    %3:3 = call @f2(%cast, %cst_0, %2#0) : (tensor<?x?xf32>, f32, tensor<4x6xf32>) -> (tensor<?x?xf32>, tensor<4x6xf32>, tensor<4x?xf32>)
    %cast_1 = tensor.cast %3#2 : tensor<4x?xf32> to tensor<4x6xf32>
    %4:2 = call @twice1(%cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %5:2 = call @twice1(%4#0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %c6 = arith.constant 6 : index
    %6 = tensor.empty(%c4, %c6) : tensor<?x?xf32>
    %7 = linalg.fill ins(%2#1 : f32) outs(%6 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_2 = arith.constant 1.000000e+02 : f32
    %8 = vector.broadcast %cst_2 : f32 to vector<4xf32>
    %cst_3 = arith.constant dense<[false, false, true, true]> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %9 = vector.mask %cst_3 { vector.transfer_write %8, %7[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32> } : vector<4xi1> -> tensor<?x?xf32>
    %10 = tensor.empty() : tensor<4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x?xf32>) outs(%10 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant -2.500000e+00 : f32
      %12 = arith.divf %in, %cst_5 : f32
      linalg.yield %12 : f32
    } -> tensor<4x6xf32>
    %cast_4 = tensor.cast %3#1 : tensor<4x6xf32> to tensor<4x?xf32>
    return %5#1, %5#0, %4#1, %cast_4, %3#0, %1, %arg1, %11 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x6xf32>, tensor<?x?xf32>, tensor<4x6xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: tensor<4x6xf32>) -> (tensor<?x?xf32>, tensor<4x6xf32>, tensor<4x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim) : tensor<?x4xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
    %transposed = linalg.transpose ins(%cast : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) permutation = [1, 0] 
    %2 = tensor.empty(%dim) : tensor<4x?xf32>
    %3 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %transposed, %arg2, %3 : tensor<?x?xf32>, tensor<4x6xf32>, tensor<4x?xf32>
  }
  func.func private @f1(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, f32, f32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c1, %c0] : tensor<4x6xf32>
    %inserted = tensor.insert %extracted into %arg0[%c1, %c1] : tensor<4x6xf32>
    %0:2 = call @twice1(%inserted) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %extracted_0 = tensor.extract %0#0[%c0, %c1] : tensor<4x6xf32>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %extracted_1 = tensor.extract %0#1[%c3, %c2] : tensor<4x6xf32>
    return %0#1, %extracted_1, %extracted : tensor<4x6xf32>, f32, f32
  }
  func.func private @twice1(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = linalg.round ins(%arg0 : tensor<4x6xf32>) outs(%arg0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0, %0 : tensor<4x6xf32>, tensor<4x6xf32>
  }
}

