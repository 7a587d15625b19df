// bufdiff-profile: slices
// bufdiff-choices: 441a43eff27540bc3ad9c6d7cd4fdb1dddacee2f2432155d51b34d09795e2b15deafd34dd93bb7c8
// bufdiff-choices: d3ead09b5add57f50131f941f5f9117ac0c0622eaf19d391adad930838b29c3f420fb15ef0666d86
// bufdiff-choices: ab9026b2861d84e745541125565d15ed775b986f24c21bd0fdd2a78d08bb77df0ce1cce72fd981c7
// bufdiff-choices: 8af9ce780ac14cbf377b86ce0e42058d4f5aaa7184640a91e61d96983ad58d70e72ae38d60e80c94
// bufdiff-choices: 9bb906720624a391635a145c1a295d5957c4459462d9808a72304645ff22d407df38c4c9db3e2497
// bufdiff-choices: fb776b53dca5d65e1942aa776627871f3c979d2e7f2cbb6b2749534ae90188b57350a4493cb9f319
// bufdiff-choices: 7282a925026ea56c683cab0a44b8c9bcecf76c479b4e2371d42f4b73becd05bfa3e452cf9c650e27
// bufdiff-choices: e941f432cc18e364da3ceca6ab7a2ad5e8feecf56416a7aeb48cfa299cec8c7cd580f85f2b962cf4
// bufdiff-choices: b3ed7122480d5039819c67469bb15bcb672a9a595d64e65ffbec42db65f4f64afaeca4835d75835d
// bufdiff-choices: 1b136b640dd9cb8481e6a87f66af253551c64f1240cfc5e3cfe306
// bufdiff-features: 1150 2021 3336 3579 5075 5187 6152 8352 9479 10476 10872 13074 13424 15274
// bufdiff-features: 15751 16207 16269 16289 18166 18952 20337 20665 22028 22095 22280 22860 23787
// bufdiff-features: 24131 24268 25661 26266 26464 26568 26808 27704 27725 29590 29968 30666 31864
// bufdiff-features: 34167 35163 36784 36828 37183 38783 39150 40266 40669 40712 41679 42344 42398
// bufdiff-features: 42467 42907 43774 43942 44273 44505 46203 47311 47392 47618 49635 50595 50907
// bufdiff-features: 51415 52062 52322 52558 52715 52900 53180 53469 54202 54385 54964 54998 55113
// bufdiff-features: 56404 57832 60686 61375 61628 64119 64193 64235 66422 66821 67609 68355 68867
// bufdiff-features: 69728 69875 71050 72363 73289 73802 74028 74057 74552 74864 76700 77389 77564
// bufdiff-features: 78283 78430 80920 81736 82011 82552 82723 82937 83734 84585 85780 85843 86125
// bufdiff-features: 88480 88732 88958 89646 89780 90070 90198 91319 92194 94360 94711 95273 95407
// bufdiff-features: 96352 97270 100025 102792 103120 104315 104580 104931 105573 105750 105804
// bufdiff-features: 107425 108696 109098 109157 109187 109923 110454 110863 112327 112929 113816
// bufdiff-features: 113869 113940 114783 115348 115875 116568 117235 118117 118604 119764 119992
// bufdiff-features: 121632 122823 124626 128604 128916 129955 130292 132155 133756 134279 136030
// bufdiff-features: 136341 136804 138443 138476 139206 139524 140534 140628 142040 143246 144120
// bufdiff-features: 144513 144761 146512 147310 149883 150313 150362 151967 152226 154311 155465
// bufdiff-features: 155598 155898 156460 158120 158897 160756 162971 164602 165373 165439 165554
// bufdiff-features: 165636 165695 165719 165817 166361 166455 168323 168766 168858 171308 171913
// bufdiff-features: 172236 172435 173354 174094 174571 176364 177211 177262 177904 178067 178558
// bufdiff-features: 178560 178650 180207 181522 184030 184047 186620 187397 188145 188217 188571
// bufdiff-features: 188790 189391 190142 192422 192628 192771 193290 194134 195809 196031 197274
// bufdiff-features: 197837 198003 198317 198460 198820 200521 201059 201122 202239 202241 202888
// bufdiff-features: 203469 205434 205689 205695 207124 209666 210461 211967 211974 214469 215340
// bufdiff-features: 215959 217513 217849 217899 218064 219413 222638 223640 224041 225827 226329
// bufdiff-features: 226357 227743 228061 228196 228390 228936 229021 230081 230640 231479 232027
// bufdiff-features: 233276 235375 238108 238374 239237 240158 241256 242145 242988 243137 243546
// bufdiff-features: 243784 243989 244196 246543 250864 252466 252539 253422 255556 257002 257942
// bufdiff-features: 258331 258378 258442 258994 259840 260534
#map = affine_map<() -> ()>
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c1 to %c1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<f32>, tensor<f32>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %1 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %arg0) -> (tensor<f32>) {
        %expanded = tensor.expand_shape %arg6 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
        %5 = linalg.copy ins(%arg3 : tensor<f32>) outs(%arg6 : tensor<f32>) -> tensor<f32>
        scf.yield %5 : tensor<f32>
      }
      %2 = linalg.tanh ins(%1 : tensor<f32>) outs(%arg4 : tensor<f32>) -> tensor<f32>
      %3 = linalg.rsqrt ins(%1 : tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
      %4 = linalg.tanh ins(%1 : tensor<f32>) outs(%arg3 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %3 : tensor<f32>, tensor<f32>
    }
    return %0#1 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<?x3x1xf32>, %arg1: f32, %arg2: tensor<?x?x1xf32>) -> tensor<?x?x?x1xf32> {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1 : tensor<?x?x1xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [%c3, %dim, %c1, 1] : tensor<?x?x1xf32> into tensor<?x?x?x1xf32>
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%dim) : tensor<3x?x1x1xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<3x?x1x1xf32>) -> tensor<3x?x1x1xf32>
    %inserted_slice = tensor.insert_slice %1 into %expanded[0, 0, 0, %c0] [3, %dim, 1, 1] [1, 1, 1, 1] : tensor<3x?x1x1xf32> into tensor<?x?x?x1xf32>
    return %inserted_slice : tensor<?x?x?x1xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>) -> (tensor<?x?x?x1xf32>, tensor<1x2x1x1xf32>, tensor<1x3x1x?xf32>, tensor<f32>) {
    %0 = call @f1(%arg2, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<3x?x1xf32>
    %2 = arith.negf %arg1 : f32
    %3 = arith.addf %2, %arg1 : f32
    %4 = linalg.fill ins(%3 : f32) outs(%1 : tensor<3x?x1xf32>) -> tensor<3x?x1xf32>
    %cast = tensor.cast %4 : tensor<3x?x1xf32> to tensor<?x3x1xf32>
    %cast_0 = tensor.cast %4 : tensor<3x?x1xf32> to tensor<?x?x1xf32>
    %5 = call @f2(%cast, %3, %cast_0) : (tensor<?x3x1xf32>, f32, tensor<?x?x1xf32>) -> tensor<?x?x?x1xf32>
    %6 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<f32>
    %7 = linalg.copy ins(%0 : tensor<f32>) outs(%6 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<6.500000e+00> : tensor<f32>
    %8 = linalg.round ins(%cst : tensor<f32>) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.subf %in, %arg1 : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %5[0, 0, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1] : tensor<?x?x?x1xf32> to tensor<1x3x1x1xf32>
    %extracted_slice_1 = tensor.extract_slice %5[2, 0, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1] : tensor<?x?x?x1xf32> to tensor<1x3x1x1xf32>
    %11 = linalg.mul ins(%extracted_slice_1, %extracted_slice : tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) outs(%extracted_slice : tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %extracted_slice_1[%c0, %c2, %c0, %c0] : tensor<1x3x1x1xf32>
    %12 = linalg.powf ins(%extracted_slice_1, %extracted_slice : tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) outs(%extracted_slice_1 : tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32>
    %inserted_slice = tensor.insert_slice %11 into %5[0, 0, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1] : tensor<1x3x1x1xf32> into tensor<?x?x?x1xf32>
    %inserted_slice_2 = tensor.insert_slice %12 into %inserted_slice[2, 0, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1] : tensor<1x3x1x1xf32> into tensor<?x?x?x1xf32>
    %extracted_slice_3 = tensor.extract_slice %12[0, 0, 0, 0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x3x1x1xf32> to tensor<1x2x1x1xf32>
    %cast_4 = tensor.cast %11 : tensor<1x3x1x1xf32> to tensor<1x3x1x?xf32>
    return %inserted_slice_2, %extracted_slice_3, %cast_4, %10 : tensor<?x?x?x1xf32>, tensor<1x2x1x1xf32>, tensor<1x3x1x?xf32>, tensor<f32>
  }
}

