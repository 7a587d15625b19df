// bufdiff-profile: idioms
// bufdiff-choices: 56562d01ddb780922488fe8d64e26955882c1e6cc5966e2027bae9699a3d01b1e9643e86501a78c9
// bufdiff-choices: 29b0197818a7d6579f512ebcb28851b95a84bbfc98bff355b03711cad1e333e1d340f9f6be81d615
// bufdiff-choices: a57994db91cabe681947b2d46d7ddbc2608136188f1aba31870ee4675c23b7bc5ed26fa405427a41
// bufdiff-choices: 1a44308376b2d410da92dab0c5e6b221ac941e57cc8eec01af8a1035b09c8292a6409157a61c86e6
// bufdiff-choices: 7ced353c426fe4fe69e8fd32a9fb39ce4495726270ee437f00123ee95bf55dee1157e826176f974a
// bufdiff-choices: d77efaf4428d9a6c119eb848e044a29d7762526792e60e7a7bd280
// bufdiff-features: 1858 2027 2771 2898 2945 7651 8918 9479 9968 10020 11162 11408 12170 13233
// bufdiff-features: 14454 15751 15903 16289 16960 18734 19419 19442 20023 20749 21760 22095 22280
// bufdiff-features: 22448 24184 24207 24747 26568 27556 27725 28814 29590 29968 30666 30687 32085
// bufdiff-features: 33511 34159 34167 36784 38783 39625 40348 40712 41226 42467 46203 46321 47392
// bufdiff-features: 49605 49635 50633 51415 51851 52062 52558 52807 52900 53252 54998 55113 56874
// bufdiff-features: 60686 61969 63071 64120 64235 64435 66422 66995 67929 68355 69403 71050 71168
// bufdiff-features: 71306 73802 74057 74101 74507 74672 76373 78283 78430 80511 80533 81736 84585
// bufdiff-features: 85843 86125 88337 88635 88732 89780 89812 90070 90218 92022 92194 95273 96861
// bufdiff-features: 97924 98501 99383 100059 101264 101823 103275 104931 107614 107702 107805
// bufdiff-features: 109528 111733 112929 113041 113374 113940 117235 119588 119597 120197 120435
// bufdiff-features: 120687 122791 123340 124932 125397 125908 128916 130310 130933 132619 133592
// bufdiff-features: 136269 137045 138208 138685 141238 146512 146608 146734 146969 147747 149304
// bufdiff-features: 150404 151758 153293 153896 154946 155675 155898 156109 156154 156191 156460
// bufdiff-features: 156770 157579 158120 158897 160756 162740 162764 162862 162971 163044 163131
// bufdiff-features: 164396 164476 165057 165614 165695 165719 167341 168858 171670 173354 173800
// bufdiff-features: 174170 176499 176525 177904 178067 183052 184030 186042 186202 186959 187945
// bufdiff-features: 188571 188790 192422 192628 192771 194134 194682 194814 195182 196031 196048
// bufdiff-features: 197267 197392 197561 197837 198820 200104 200166 201059 201178 201601 202241
// bufdiff-features: 204212 205134 205434 205689 208379 208947 209648 210461 212111 213309 213339
// bufdiff-features: 214073 214579 214621 216213 216570 220918 222612 222809 223138 225728 227345
// bufdiff-features: 228061 228354 228390 229266 230081 230293 230640 231330 231722 231761 233652
// bufdiff-features: 235141 235375 235730 236986 240158 240799 241353 242955 243546 244281 245380
// bufdiff-features: 245941 246463 246543 247049 247062 249695 249841 251444 252466 252539 253836
// bufdiff-features: 254232 255729 256112 256247 258378 259766 259840 261833
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xf32>) outs(%arg0 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.cmpf uge, %in, %out : f32
      %6 = arith.select %5, %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<3x3xf32>
    %1 = tensor.empty() : tensor<2x3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %cast = tensor.cast %2 : tensor<2x3xf32> to tensor<?x3xf32>
    %cast_0 = tensor.cast %2 : tensor<2x3xf32> to tensor<?x?xf32>
    %3:4 = call @f2(%cast, %cst, %cast_0) : (tensor<?x3xf32>, f32, tensor<?x?xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>)
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[%c1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<3xf32>
    %cst_1 = arith.constant -1.000000e+00 : f32
    %4:4 = call @f1(%arg1, %arg1, %cst_1) : (tensor<4x4xf32>, tensor<4x4xf32>, f32) -> (tensor<4x4xf32>, tensor<3xf32>, f32, f32)
    return %4#0, %3#3, %3#2, %3#1, %3#0, %0, %arg0, %4#1, %4#3, %cst : tensor<4x4xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, f32, f32
  }
  func.func @f2(%arg0: tensor<?x3xf32>, %arg1: f32, %arg2: tensor<?x?xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
    %0 = tensor.empty(%dim) : tensor<?x3xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %2 = linalg.negf ins(%1 : tensor<?x3xf32>) outs(%arg0 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = call @same3(%arg2) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst = arith.constant dense<5.000000e-01> : tensor<1x1xf32>
    %4 = linalg.conv_2d ins(%3, %cst : tensor<?x?xf32>, tensor<1x1xf32>) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %dim_0 = tensor.dim %arg2, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
    %5 = tensor.empty(%dim_0, %dim_1) : tensor<?x?xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x?xf32>) outs(%5 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.addf %in, %arg1 : f32
      linalg.yield %7 : f32
    } -> tensor<?x?xf32>
    return %2, %4, %6, %1 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x3xf32>
  }
  func.func private @f1(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32) -> (tensor<4x4xf32>, tensor<3xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<4x4xf32>) {
    ^bb0(%out: f32):
      %4 = arith.negf %out : f32
      %5 = arith.addf %4, %arg2 : f32
      linalg.yield %5 : f32
    } -> tensor<4x4xf32>
    %cst = arith.constant dense<[7.500000e+00, 8.500000e+00, 9.500000e+00]> : tensor<3xf32>
    %1 = call @write1(%cst) : (tensor<3xf32>) -> tensor<3xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf ogt, %arg2, %cst_0 : f32
    %3 = arith.index_castui %2 : i1 to index
    %extracted = tensor.extract %cst[%3] : tensor<3xf32>
    return %0, %1, %extracted, %arg2 : tensor<4x4xf32>, tensor<3xf32>, f32, f32
  }
  func.func private @write1(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = linalg.ceil ins(%arg0 : tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @same3(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    return %arg0 : tensor<?x?xf32>
  }
}

