// bufdiff-profile: idioms
// bufdiff-choices: 5d1131a41374c5242c6c87c57835d64726894e82c114b4779c9bc1663a2d29780f96a45d4b26be32
// bufdiff-choices: bc9ab473915a69815e033a6bb3663480ec6a8a12e1d8b4eab05c541e57d1291e64441fc0b604eb42
// bufdiff-choices: 0c9656acd547f0f6db3e0b4273ef204ad4c89a8f991365efeca2ff142c56ca5dba3596019c295215
// bufdiff-choices: 6ebad8a2ab6affe937cf52630c474b157ad17a89cfabd1274c953239d532e66dc472aeb82b57e16e
// bufdiff-choices: d8ba438ca47f7a8b4cf190211311aec279a90f6b2415c9f2f74544a92ddc84a95d07e33f152d0129
// bufdiff-choices: 39e6eeeec31cf25fc4d38efc566b157791
// bufdiff-features: 1683 5386 6611 8235 9479 10035 11162 12775 13233 13424 13915 14884 15751 16269
// bufdiff-features: 17054 18166 19419 19579 20624 22074 22280 24135 24259 24402 25571 25651 26568
// bufdiff-features: 29303 30666 33853 34159 34167 37183 38783 40712 41984 42858 43092 43442 44093
// bufdiff-features: 44132 46203 47200 47392 48598 49657 51415 52322 52558 52807 52900 52946 54827
// bufdiff-features: 54998 56404 57401 58024 60686 60897 62642 63071 64120 64235 64601 66422 68355
// bufdiff-features: 69660 69875 70119 70644 71050 71306 73846 74057 76328 76339 78283 78430 79136
// bufdiff-features: 82135 82149 82186 82552 84585 84922 86125 88337 88732 89780 90585 91074 93255
// bufdiff-features: 95273 95407 96969 97131 97715 98409 98501 99228 99383 100579 101283 101619
// bufdiff-features: 102809 104931 104958 109187 110780 111956 112756 112929 113295 114874 115778
// bufdiff-features: 116549 118242 119203 120554 121632 124103 124254 126398 126928 129849 130294
// bufdiff-features: 130310 131672 132624 133756 134449 136039 136543 137045 139524 141263 145514
// bufdiff-features: 145996 147712 148304 149219 149660 150995 152265 153153 153293 155898 156191
// bufdiff-features: 156460 156983 158120 158897 159042 160327 160756 162971 163876 164396 165632
// bufdiff-features: 165695 165719 166037 167466 167614 167793 168833 168858 169507 170469 170630
// bufdiff-features: 171053 172957 176534 177645 178165 179649 181398 182966 183409 183595 184022
// bufdiff-features: 184030 186299 187745 188790 190142 190520 191385 192440 192524 192771 193773
// bufdiff-features: 194134 194682 195462 197837 200104 201059 201509 202241 202845 204527 204691
// bufdiff-features: 205434 207731 210022 210351 210406 210461 212111 215959 218064 222612 224222
// bufdiff-features: 224593 225985 226357 226607 228390 228936 229266 229622 229671 230081 230640
// bufdiff-features: 231579 233766 234387 236930 237169 237454 239039 239241 240158 243546 243781
// bufdiff-features: 245941 246303 246543 247062 249689 250415 251992 252539 255074 255520 257621
// bufdiff-features: 258906 259067 259510 259840 261572
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.square ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1:2 = call @both1(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = linalg.sqrt ins(%0 : tensor<f32>) outs(%1#0 : tensor<f32>) -> tensor<f32>
    return %2, %1#1 : tensor<f32>, tensor<f32>
  }
  func.func private @both1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg1 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant -1.000000e+00 : f32
      %3 = arith.subf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<4xf32>, %arg1: f32, %arg2: f32, %arg3: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.cmpf ogt, %arg2, %cst : f32
    %1 = arith.index_castui %0 : i1 to index
    %inserted = tensor.insert %arg2 into %arg0[%1] : tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg3, %inserted : tensor<4xf32>, tensor<4xf32>) outs(%inserted : tensor<4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.divf %in, %in_1 : f32
      %4 = arith.negf %3 : f32
      %5 = arith.addf %4, %out : f32
      linalg.yield %5 : f32
    } -> tensor<4xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %inserted[%c3] : tensor<4xf32>
    vector.print %extracted : f32
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %2[%c0] : tensor<4xf32>
    vector.print %extracted_0 : f32
    return %inserted : tensor<4xf32>
  }
  func.func @main(%arg0: tensor<4xf32> {bufferization.buffer_layout = #map1}, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %0:2 = call @f1(%arg1, %cst) : (tensor<f32>, f32) -> (tensor<f32>, tensor<f32>)
    %extracted = tensor.extract %0#0[] : tensor<f32>
    %cst_0 = arith.constant 1.000000e+02 : f32
    %1 = arith.cmpf ule, %extracted, %cst_0 : f32
    %2 = arith.select %1, %0#1, %0#0 : tensor<f32>
    %3 = linalg.reciprocal ins(%0#1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0#1 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.negf %in : f32
      %12 = arith.addf %11, %extracted : f32
      linalg.yield %12 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.divf %in, %extracted : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%7, %8 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %11 = arith.addf %in, %in_3 : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %cst_1 = arith.constant -6.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %10 = call @f2(%arg0, %cst_1, %cst_2, %arg0) : (tensor<4xf32>, f32, f32, tensor<4xf32>) -> tensor<4xf32>
    return %3, %5, %9, %10, %9 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>
  }
}

