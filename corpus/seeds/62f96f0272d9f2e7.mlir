// bufdiff-profile: idioms
// bufdiff-choices: 490327891f4c36f95dd9a27b01760e83423dcd7b0f05ef28d20216802589aba4648e98fa87ac29cd
// bufdiff-choices: de42feb230c82c50e1c67abfaad90adcd7ecd2de69f6506e593f59e8f68a1507f7978d840960c5e2
// bufdiff-choices: a91cb9cdbf7a5a9efaa252f0e6638cf2f7cbdab76853e8acedf54c445b00ee35c1ffc6b8f45c3f36
// bufdiff-choices: 236a526165f4616437ef23a558ec5e65ddf7ec367d2231c29dffe2b21208a2f5a330057cc8c0f47d
// bufdiff-choices: defb88be187dc9bd9088f50788a677001ed79dd5d70013f97c136767d5f26a004de7d970b37f7e17
// bufdiff-choices: 7adf7706a9912eb15da3a00fcea36f88362b9e17b80545c2a4e6805d1f7cf4fcfaa13ef4ebffea4d
// bufdiff-choices: 620a99f3e01b70b5c858688ab3bef18c8c350c374eff2ee381defd72b0dff80239b4afbd1fedd055
// bufdiff-choices: c7b48c1380d6c28fd4a2efcf373336cf2dfd95e453b23a579dc4e048127ad8d2db4bb5
// bufdiff-features: 429 2320 2707 2943 6363 6611 9479 10020 10035 10476 11162 11408 11546 12138
// bufdiff-features: 13233 14111 14576 14963 15482 15581 15671 15751 18667 19426 22280 22448 23143
// bufdiff-features: 24184 26216 26568 26816 26922 28556 28907 29968 33853 34048 34167 35805 36784
// bufdiff-features: 37968 38783 39955 40712 41896 42858 43092 44621 45147 45202 46203 46208 46720
// bufdiff-features: 47392 48974 50556 50633 50894 51415 52553 52558 52807 52900 52946 53252 54998
// bufdiff-features: 56415 56667 56863 58122 60393 61969 62091 63071 63259 63440 63800 64120 66304
// bufdiff-features: 66422 68355 68457 69081 69403 71259 71306 73753 73802 74034 74057 74255 74686
// bufdiff-features: 75134 76331 76373 76953 76973 77317 77617 78283 78430 79099 81411 81443 81736
// bufdiff-features: 82135 83194 84585 86125 86689 88337 89780 89812 89859 90097 90777 91074 91289
// bufdiff-features: 92022 92194 93083 93286 95273 95407 97715 98190 98501 98995 99228 99383 99874
// bufdiff-features: 100059 100342 101264 102110 102461 102809 104931 106761 107412 107425 108977
// bufdiff-features: 108992 112929 116039 116270 118163 119597 121313 121626 121631 122791 123012
// bufdiff-features: 124232 126398 126891 126927 128916 129076 130602 133514 134449 134980 135534
// bufdiff-features: 136808 137045 140778 141238 142376 142565 142626 144409 146512 146814 147477
// bufdiff-features: 147747 150818 150939 151936 153226 153293 154946 155675 156191 156264 156460
// bufdiff-features: 158120 158839 158897 159983 160756 161883 162971 163044 163687 164396 164709
// bufdiff-features: 165057 165719 166946 167793 168323 168858 171053 172666 173175 173354 174170
// bufdiff-features: 174337 174830 175698 176252 177484 178067 179506 180913 181541 182283 182966
// bufdiff-features: 184030 184962 186042 186959 188022 188696 188790 190520 192422 192771 194134
// bufdiff-features: 195182 196031 197267 198432 198460 200104 201059 201601 202085 202241 202814
// bufdiff-features: 204212 204620 205161 205434 207442 208557 208947 210461 212141 213275 214621
// bufdiff-features: 214830 216354 216892 216969 218657 218738 220013 220387 220860 222537 222612
// bufdiff-features: 222809 223466 224916 225325 225998 226151 226357 227345 228037 228390 228555
// bufdiff-features: 230081 230640 232352 233651 235141 235325 235375 236923 237595 238951 239241
// bufdiff-features: 240100 240158 241225 241353 243546 243781 244281 245873 245941 246543 247427
// bufdiff-features: 248581 249841 252161 252466 252539 253120 253836 255826 258004 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %mapped = linalg.map ins(%arg1, %1, %arg1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.divf %in, %in_0 : f32
        %3 = arith.cmpf uge, %2, %in_1 : f32
        %4 = arith.select %3, %2, %in_1 : f32
        linalg.yield %4 : f32
      }
    return %arg0, %1, %mapped : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_3 = arith.constant 1.000000e+02 : f32
      %7 = arith.cmpf one, %in, %cst_3 : f32
      %8 = arith.select %7, %in, %cst_3 : f32
      linalg.yield %8 : f32
    } -> tensor<?xf32>
    %1:2 = call @twice1(%arg0) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %7 = arith.index_cast %arg1 : index to i64
      %8 = arith.sitofp %7 : i64 to f32
      tensor.yield %8 : f32
    } : tensor<4xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant -6.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst_1, %cst_2 : tensor<4xf32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%generated, %from_elements : tensor<4xf32>, tensor<4xf32>) outs(%1#0 : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#1 : tensor<?xf32>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<?xf32>
    %4 = bufferization.alloc_tensor() copy(%2) : tensor<?xf32>
    %5 = tensor.empty() : tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<?xf32>) outs(%5 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    return %4, %6, %0 : tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func private @twice1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    return %0, %0 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<0xf32>) {
    %c0 = arith.constant 0 : index
    %0 = bufferization.alloc_tensor(%c0) : tensor<?xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.empty() : tensor<0xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xf32>) outs(%2 : tensor<0xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.negf %in : f32
      %11 = arith.addf %10, %extracted : f32
      linalg.yield %11 : f32
    } -> tensor<0xf32>
    bufferization.dealloc_tensor %1 : tensor<?xf32>
    %cast = tensor.cast %arg0 : tensor<0xf32> to tensor<?xf32>
    %4:3 = call @f2(%cast, %cast) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 7.250000e+00 : f32
    %from_elements = tensor.from_elements %extracted, %cst, %cst_0, %cst_1 : tensor<4xf32>
    %cast_2 = tensor.cast %from_elements : tensor<4xf32> to tensor<?xf32>
    %5:3 = call @f1(%cast_2) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>)
    %6 = arith.cmpf ule, %extracted, %cst : f32
    %cast_3 = tensor.cast %2 : tensor<0xf32> to tensor<?xf32>
    %7 = arith.select %6, %cast_3, %4#1 : tensor<?xf32>
    %8 = linalg.negf ins(%4#1 : tensor<?xf32>) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4#1 : tensor<?xf32>) outs(%7 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.subf %in, %out : f32
      linalg.yield %10 : f32
    } -> tensor<?xf32>
    return %9, %8, %5#2, %5#1, %5#0, %4#2, %4#0, %3 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<0xf32>
  }
}

