// bufdiff-profile: calls
// bufdiff-choices: 1bf9b424d1479a12a6fe92dc86f56f4a6b2949978c78eeaf8929458b4fc84c8253284cc1bc654d63
// bufdiff-choices: cfd35adf4b63aabb25cc6930ea39e85ff27cd251a098d32f1214cf3c8b77a5bb6cd39600581a38c7
// bufdiff-choices: 4205bb3c6ce8e5ec185da08ebf09a97db047928b7140cfdd5f302e96c474bb127314312cf5184090
// bufdiff-choices: af77f4c68fc2abf781f12df067f9dc89482e960beccdb7f83e985dcc08445071dbf0f5ef5aee246f
// bufdiff-choices: fc16b2b3af5eeb82485484974d4c381a7027679df02d8c87e4049c83bc5be09907921174ffb9db1a
// bufdiff-choices: e973bd582d0320e17371149efdfb9a7f0e8b2fc2bc49f7f3634279bdddb582f9143897e51669e33c
// bufdiff-choices: 6c0914509042dc8138ccc143990d204d5b41
// bufdiff-features: 3821 7793 9479 10035 10413 13233 13915 14523 15751 16339 16372 16388 20337
// bufdiff-features: 22085 22095 23143 24747 25067 26464 26568 29104 30666 32809 33769 34167 36784
// bufdiff-features: 38783 40070 40712 42467 42984 43536 43612 46203 50894 52807 52900 54998 55021
// bufdiff-features: 55837 59620 60030 61944 63071 64235 66115 66422 68355 69403 69728 71122 71657
// bufdiff-features: 72363 72629 72975 73289 73802 74057 76973 81612 81736 82135 84585 85843 88337
// bufdiff-features: 88732 89055 89481 89646 89780 89792 93422 95642 97131 97270 98409 98501 99228
// bufdiff-features: 99757 105355 106775 107412 107425 110379 110863 112327 112929 113307 114783
// bufdiff-features: 117532 119340 121626 122575 128916 128978 129849 135534 137235 140982 141891
// bufdiff-features: 144513 146512 147712 148304 153051 155898 156191 158120 158204 158810 158897
// bufdiff-features: 159895 160756 161295 161974 162799 163701 164602 165719 166579 167143 167614
// bufdiff-features: 168858 172248 172814 174275 176701 178067 179097 179268 181541 182891 183595
// bufdiff-features: 184030 184962 186959 188005 190520 192524 194551 194682 195809 196031 196048
// bufdiff-features: 197274 197837 200104 202241 203774 205434 205689 206168 208765 209605 210461
// bufdiff-features: 211029 213275 214073 214699 215925 216892 217478 219655 220399 220558 221126
// bufdiff-features: 222233 228354 228390 229266 229273 230081 230640 231330 233401 233730 236851
// bufdiff-features: 239237 240158 242895 242955 243546 243781 243784 245272 246082 246543 247062
// bufdiff-features: 252466 252539 256112 256247 256407 256627 258994 259528 259616 259840 260161
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.addf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<3xf32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<?xf32>) {
    ^bb0(%out: f32):
      %3 = linalg.index 0 : index
      %c2 = arith.constant 2 : index
      %4 = arith.subi %c2, %3 : index
      %extracted = tensor.extract %arg0[%4] : tensor<3xf32>
      %cst = arith.constant -6.000000e+00 : f32
      %5 = arith.subf %extracted, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<?xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @f2(%arg0: tensor<?xf32>) -> (tensor<?xf32>, f32, f32) {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [%c3, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %1 = tensor.empty() : tensor<3x1x1xf32>
    %extracted = tensor.extract %0[%c1] : tensor<?xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %3 = linalg.batch_matvec ins(%2, %expanded : tensor<3x1x1xf32>, tensor<?x?xf32>) outs(%expanded : tensor<?x?xf32>) -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %c0 = arith.constant 0 : index
    %extracted_0 = tensor.extract %0[%c0] : tensor<?xf32>
    return %collapsed, %extracted_0, %cst : tensor<?xf32>, f32, f32
  }
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32> {bufferization.writable = false}, %arg2: tensor<3xf32>, %arg3: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
    %cast = tensor.cast %0 : tensor<3xf32> to tensor<?xf32>
    %1:3 = call @f2(%cast) : (tensor<?xf32>) -> (tensor<?xf32>, f32, f32)
    %2 = linalg.round ins(%1#0 : tensor<?xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
    %3 = call @f1(%2, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cast_0 = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %4:3 = call @f2(%cast_0) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<?xf32>) -> (tensor<?xf32>, f32, f32)
    %cast_1 = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %5:3 = call @f2(%cast_1) : (tensor<?xf32>) -> (tensor<?xf32>, f32, f32)
    %6 = linalg.mul ins(%3, %0 : tensor<3xf32>, tensor<3xf32>) outs(%5#0 : tensor<?xf32>) -> tensor<?xf32>
    return %4#0, %6 : tensor<?xf32>, tensor<?xf32>
  }
}

