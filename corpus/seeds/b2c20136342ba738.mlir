// bufdiff-profile: mixed
// bufdiff-choices: c8c7da935221e7b9adf811d532418ad349cea172574975fade635c0bde95718f25309f75228261fc
// bufdiff-choices: 0c8a549d8b68e901f3a37b2d00c04a82fd09706b8e7d263b63b50e2f6b42bf2cd01f0f54764bfab8
// bufdiff-choices: 0507258faf2026da9fdb6864eb0d240b7ea530d5ad0f2aa47ba4f0954987d1bad77eeeab3c4259d0
// bufdiff-choices: 9f6a312080b8ae527ecbd59ac827a039cba2c9d94f3511ff66abec47efd77222d71df20747fcdd46
// bufdiff-choices: b97ca6f97438b94d569bc2c5209dfffbfb004af2d3e129e98f7c11e62abe12b1c82fb8ff8975770c
// bufdiff-choices: 862e69432fd0f8424867ab
// bufdiff-features: 2898 5503 6611 7384 8751 9968 11044 11143 11162 11408 11556 12170 13233 14454
// bufdiff-features: 15671 15751 18330 18385 20023 20653 20749 21134 22095 22280 23787 24747 25078
// bufdiff-features: 25729 26568 28814 29590 29968 30666 34167 36774 36784 38401 38783 39541 40712
// bufdiff-features: 42344 42467 43134 46203 47203 47392 47452 48938 48974 50633 50894 51415 52062
// bufdiff-features: 52558 52807 52900 53252 53659 54998 55463 58024 60686 61944 63071 63929 64120
// bufdiff-features: 64235 64435 65726 65778 66422 68355 69403 69965 71050 72451 73802 74507 76700
// bufdiff-features: 78138 78283 78430 80510 80533 81443 81736 82135 83194 83419 83548 83793 84322
// bufdiff-features: 84452 84585 85843 86125 86387 88732 89110 89780 89812 90777 91148 92194 92488
// bufdiff-features: 93255 93318 94950 95273 98501 101264 102788 104245 104339 104931 107412 107425
// bufdiff-features: 107614 108977 109327 110552 111976 112929 115592 116824 117183 120049 120171
// bufdiff-features: 120687 120933 123148 123204 124254 125908 128916 129946 131682 132619 133446
// bufdiff-features: 134468 134558 137045 139524 141891 142274 142376 145441 146512 147477 147747
// bufdiff-features: 148647 151758 152983 155831 156109 156154 156191 156460 157325 157579 158120
// bufdiff-features: 158897 159251 160349 162318 163044 163687 164602 165695 165719 168858 172926
// bufdiff-features: 173354 173800 177904 179005 183222 183224 184030 185252 186042 186959 187855
// bufdiff-features: 188278 188790 189471 190520 192628 192771 194134 196048 197267 197837 200104
// bufdiff-features: 200521 202241 202562 203746 204195 204212 204350 205434 205689 210022 210301
// bufdiff-features: 210461 211534 214484 215938 215959 216892 216969 218957 219153 219413 222809
// bufdiff-features: 223165 225250 225723 227838 228390 228519 229203 229273 229385 230081 230640
// bufdiff-features: 232330 234387 235384 237281 239237 240158 243546 244110 245380 245619 246543
// bufdiff-features: 248656 249653 250948 252539 253836 256112 256247 258016 258158 259840 260161
// bufdiff-features: 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<?x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
    %cst = arith.constant dense<[[11, 12, 13], [14, 15, 16], [17, 18, 19]]> : tensor<3x3xi32>
    %0 = call @f1(%cst) : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %1 = bufferization.alloc_tensor() copy(%cst) : tensor<3x3xi32>
    return %0, %1 : tensor<3x3xi32>, tensor<3x3xi32>
  }
  func.func private @f1(%arg0: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xi32>) outs(%arg0 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.andi %in, %out : i32
      linalg.yield %1 : i32
    } -> tensor<3x3xi32>
    return %0 : tensor<3x3xi32>
  }
  func.func private @f2(%arg0: tensor<3x3xi32>, %arg1: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
    %0 = linalg.min ins(%arg0, %arg1 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%arg1 : tensor<3x3xi32>) -> tensor<3x3xi32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<3x3xi32>
    return %0, %1 : tensor<3x3xi32>, tensor<3x3xi32>
  }
  func.func @main(%arg0: tensor<?x?xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3x3xi32>, tensor<2x1xi32>) {
    %0:2 = call @f2(%arg1, %arg1) : (tensor<3x3xi32>, tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>)
    %cast = tensor.cast %arg2 : tensor<3x3xi32> to tensor<?x3xi32>
    %1:2 = call @f3(%cast) : (tensor<?x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>)
    %cast_0 = tensor.cast %arg1 : tensor<3x3xi32> to tensor<?x?xi32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %cast_0, %c1 : tensor<?x?xi32>
    %expanded = tensor.expand_shape %cast_0 [[0, 1], [2]] output_shape [%c3, %c1, %dim] : tensor<?x?xi32> into tensor<?x?x?xi32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<?x?x?xi32> into tensor<?x?xi32>
    %extracted_slice = tensor.extract_slice %arg1[0, 2] [3, 1] [1, %c1] : tensor<3x3xi32> to tensor<3x1xi32>
    %cst = arith.constant dense<[[4, 7, 10]]> : tensor<1x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %2 = linalg.quantized_matmul ins(%extracted_slice, %cst, %c100_i32, %c100_i32 : tensor<3x1xi32>, tensor<1x3xi32>, i32, i32) outs(%collapsed : tensor<?x?xi32>) -> tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %extracted_slice_1 = tensor.extract_slice %expanded[0, %c0, 0] [3, 1, 3] [1, 1, 1] : tensor<?x?x?xi32> to tensor<3x3xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x3xi32>) outs(%extracted_slice_1 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.xori %in, %out : i32
      linalg.yield %4 : i32
    } -> tensor<3x3xi32>
    %cast_2 = tensor.cast %1#1 : tensor<3x3xi32> to tensor<?x3xi32>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, %c0] [2, 1] [1, 1] : tensor<3x1xi32> to tensor<2x1xi32>
    return %0#0, %0#1, %1#0, %cast_2, %2, %3, %extracted_slice_3 : tensor<3x3xi32>, tensor<3x3xi32>, tensor<3x3xi32>, tensor<?x3xi32>, tensor<?x?xi32>, tensor<3x3xi32>, tensor<2x1xi32>
  }
}

