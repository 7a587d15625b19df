// bufdiff-profile: single
// bufdiff-choices: 2f9165ec2076b62e8f0715bad0bf6c862645f3442b8724fc14bcb2b970987ba6cdee54e5c6991e14
// bufdiff-choices: ca5a510259053be157a6d4b1a7684f41a4ffbc29f03a
// bufdiff-features: 4165 5650 6611 9748 10035 11162 13233 14884 15751 18655 22095 22280 23191 24135
// bufdiff-features: 26568 28814 29590 29968 33853 34167 37231 40712 42858 43053 43092 44621 45765
// bufdiff-features: 46203 47242 47480 48938 50556 50604 51415 52062 52900 54998 58122 63929 64120
// bufdiff-features: 66995 68355 69250 69403 71259 72629 74057 76953 76973 78283 81467 84581 86125
// bufdiff-features: 89110 89812 90550 92194 92976 93286 93971 95273 104315 104931 105700 106314
// bufdiff-features: 106638 107186 108992 111117 111584 111976 113295 115967 117235 119597 126398
// bufdiff-features: 127243 129404 132619 144469 147401 148304 148377 156109 156460 158120 158897
// bufdiff-features: 159348 162971 163044 164396 165719 173354 174830 177484 177904 178067 179603
// bufdiff-features: 186959 190154 192422 192628 194134 195182 196031 197267 200104 201178 203000
// bufdiff-features: 203746 204212 204242 207328 213116 216892 218738 222809 223581 226087 226357
// bufdiff-features: 226579 228390 230081 235375 235477 239161 241225 243546 243781 243808 245769
// bufdiff-features: 245941 246543 252260 252466 258906 259840
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<?xi8>, %arg2: tensor<4x4xi8>, %arg3: tensor<4x4xi8>, %arg4: i8, %arg5: i1) -> (tensor<1x?x?xi32>, tensor<1x2x2xi32>, tensor<1x2x3xi32>, i32, tensor<4xi8>, tensor<?xi8>, tensor<4x?xi8>, tensor<4x4xi8>) {
    %0 = tensor.empty() : tensor<1x2x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [1, 2, %c2] [1, 1, 2] : tensor<1x2x3xi32> to tensor<1x2x?xi32>
    %2 = linalg.quantized_batch_matmul ins(%extracted_slice, %1, %c0_i32, %c0_i32 : tensor<1x2x?xi32>, tensor<1x2x3xi32>, i32, i32) outs(%1 : tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %c3 = arith.constant 3 : index
    %3 = tensor.empty(%c2, %c3) : tensor<1x?x?xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<1x2x3xi32>) outs(%3 : tensor<1x?x?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.ori %in, %c0_i32 : i32
      linalg.yield %17 : i32
    } -> tensor<1x?x?xi32>
    %5 = tensor.empty() : tensor<1x2x2xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x?xi32>) outs(%5 : tensor<1x2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.ori %in, %c0_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %18 = arith.shrui %17, %c6_i32 : i32
      linalg.yield %18 : i32
    } -> tensor<1x2x2xi32>
    %7 = tensor.empty() : tensor<1x2x3xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x2x3xi32>) outs(%7 : tensor<1x2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2x3xi32>
    %9 = tensor.empty() : tensor<4xi8>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi8>) outs(%9 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<4xi8>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi8>
    %11 = tensor.empty(%dim) : tensor<?xi8>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi8>) outs(%11 : tensor<?xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<?xi8>
    %c4 = arith.constant 4 : index
    %13 = tensor.empty(%c4) : tensor<4x?xi8>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x4xi8>) outs(%13 : tensor<4x?xi8>) {
    ^bb0(%in: i8, %out: i8):
      %17 = arith.maxsi %in, %arg4 : i8
      linalg.yield %17 : i8
    } -> tensor<4x?xi8>
    %15 = tensor.empty() : tensor<4x4xi8>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xi8>) outs(%15 : tensor<4x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c2_i8 = arith.constant 2 : i8
      %17 = arith.addi %in, %c2_i8 : i8
      %c1_i8 = arith.constant 1 : i8
      %18 = arith.shli %17, %c1_i8 : i8
      linalg.yield %18 : i8
    } -> tensor<4x4xi8>
    return %4, %6, %8, %c0_i32, %10, %12, %14, %16 : tensor<1x?x?xi32>, tensor<1x2x2xi32>, tensor<1x2x3xi32>, i32, tensor<4xi8>, tensor<?xi8>, tensor<4x?xi8>, tensor<4x4xi8>
  }
}

