// bufdiff-profile: loops
// bufdiff-choices: d25f08b0d77baf7d8fe919bd8f6e716d20cd5dde8fc9b01436cc464edec72c795cae886660ad07cf
// bufdiff-choices: b924f0e1256c265a9e7b77830f312c217254f82f45b09b6cd486e4694bb591bd4ce99cb181ac7ff0
// bufdiff-choices: d2c14e0de8e112d2a5dee4db536e88d86e4ce1788fa4fa68be22a779f99ce009635a63a624da658d
// bufdiff-choices: acb984b81dad4efb7cd849cef360e47228e7af3111600cb56eaddedfbb508836cb920cb2c018ffa5
// bufdiff-choices: 2e7b2164a3e51deea64ab2c4b90fc689aa7bca559584be043255e61f4c748acde56515ff8bb1cf0a
// bufdiff-choices: 43a1e4f23db35351abe1c02840066b13afa299f85d84e702266426b1c6ea4e8de5633f47b0814623
// bufdiff-choices: 0c8aa1079fed83ee3cddf0e713358020cc38f85bc4df37343313c90cc6d24fcc2db0683105264f90
// bufdiff-choices: 8715df03a94d9aa41780ba5e1817baf156b528332d130c324c017d9e63282de43cc3659783bc8b3b
// bufdiff-choices: 2c540f2fbc976f095a6a4c495268212936181790a4c29a26e9f66b6c2536547cc89a02d0e6e1cfa5
// bufdiff-choices: 51271c3b09e255779e21034be4c72f9f6d389722d7a18a1d8a66f55f8a068994c47b0ee64173e008
// bufdiff-choices: 6513c11588ccae628deea94751625f4828b785816eb90045d6
// bufdiff-features: 598 600 683 961 1185 1858 6314 6611 7384 9255 9479 9968 11162 11490 12760 13233
// bufdiff-features: 13387 13915 14094 14355 14454 15751 16960 17271 18322 18458 19442 20003 20023
// bufdiff-features: 20907 20987 21760 21953 22095 22280 24259 24682 24747 25608 26552 26568 28464
// bufdiff-features: 29968 30223 30666 31039 31776 32809 34167 36784 38427 39743 40712 42344 42467
// bufdiff-features: 42984 43442 46203 47242 47392 47671 47762 48598 48974 49015 50763 50894 52322
// bufdiff-features: 52900 53252 54260 54385 55113 55223 55695 56140 59145 59166 59620 60686 61375
// bufdiff-features: 63071 64120 64216 64235 64435 64716 65912 66788 67563 67929 68355 70036 70335
// bufdiff-features: 71306 73117 73289 73802 74919 75361 76700 78283 78295 78430 78746 80511 81415
// bufdiff-features: 81736 82011 82135 83493 85153 85843 86125 87248 88337 88732 89780 90668 91365
// bufdiff-features: 93062 93255 94968 96621 97924 99383 101105 101823 101987 102597 104487 104931
// bufdiff-features: 105700 107412 107425 108012 108038 109732 110780 112929 113940 114425 115083
// bufdiff-features: 115778 117206 117235 117336 118035 118740 121689 124254 124909 124932 125270
// bufdiff-features: 125699 128916 129179 129849 132590 132783 134279 136039 136056 137045 139879
// bufdiff-features: 140924 141238 145872 146512 146608 147358 148739 149304 149351 149873 153293
// bufdiff-features: 153488 154889 154946 155898 156154 156325 156460 158120 158188 158204 158489
// bufdiff-features: 158897 161295 162799 162964 162971 163581 164472 165161 165719 166037 166065
// bufdiff-features: 167614 167973 169744 170463 171205 171533 173334 173354 173422 174138 174170
// bufdiff-features: 176499 176577 177182 178067 181789 182675 184030 185723 186202 186257 186882
// bufdiff-features: 186959 187560 187647 188571 188790 190142 190166 192422 192628 192771 193773
// bufdiff-features: 194134 194260 194682 196031 196048 196565 197717 197837 198820 198889 199474
// bufdiff-features: 199748 200358 201032 201059 202241 202271 203437 204852 205434 205689 206380
// bufdiff-features: 207330 208115 208379 208944 210022 210351 210461 214071 215938 215959 215961
// bufdiff-features: 216570 216810 217245 218635 220013 221162 223719 224241 225203 225985 226053
// bufdiff-features: 226095 226357 227536 228208 228291 228390 228936 230081 230293 230550 230640
// bufdiff-features: 230920 231330 235375 236127 236930 237756 239194 239481 239581 240158 240799
// bufdiff-features: 241629 245272 245380 245397 246463 246543 246642 247062 247751 249841 250373
// bufdiff-features: 250948 251368 251795 251992 252466 252539 253228 254310 255449 255729 256247
// bufdiff-features: 257210 258378 258442 258906 259840 261833 262047
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>) -> (tensor<2x1x2x2x2xf32>, tensor<5xf32>, tensor<5xf32>, tensor<?x4xf32>, tensor<5xf32>) {
    %cast = tensor.cast %arg0 : tensor<3x4xf32> to tensor<?x?xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %0:2 = call @f1(%cast, %cast, %cst) : (tensor<?x?xf32>, tensor<?x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %1 = call @f2(%0#1, %0#1, %0#0) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<4x4xf32>
    %cast_1 = tensor.cast %cst_0 : tensor<4x4xf32> to tensor<?x4xf32>
    %c3 = arith.constant 3 : index
    %cast_2 = tensor.cast %cst_0 : tensor<4x4xf32> to tensor<?x4xf32>
    %2 = call @f3(%cast_1, %c3, %cast_1, %cast_2) : (tensor<?x4xf32>, index, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast_3 = tensor.cast %1 : tensor<?x?xf32> to tensor<3x?xf32>
    %3:2 = call @f4(%arg1, %cast_3) : (tensor<5xf32>, tensor<3x?xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    %4 = linalg.log ins(%3#0 : tensor<5xf32>) outs(%3#1 : tensor<5xf32>) -> tensor<5xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted = tensor.extract %3#1[%arg2] : tensor<5xf32>
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.minimumf %extracted, %10 : f32
      tensor.yield %11 : f32
    } : tensor<5xf32>
    %cst_4 = arith.constant dense<1.000000e+10> : tensor<2x1x2x2x2xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c1, %c2, %c3) : tensor<2x?x?x?x2xf32>
    %cst_5 = arith.constant 7.250000e+00 : f32
    %6 = linalg.fill ins(%cst_5 : f32) outs(%5 : tensor<2x?x?x?x2xf32>) -> tensor<2x?x?x?x2xf32>
    %7 = tensor.empty() : tensor<1x1x2xf32>
    %8 = linalg.pooling_ndhwc_max ins(%6, %7 : tensor<2x?x?x?x2xf32>, tensor<1x1x2xf32>) outs(%cst_4 : tensor<2x1x2x2x2xf32>) -> tensor<2x1x2x2x2xf32>
    return %8, %generated, %4, %2, %3#1 : tensor<2x1x2x2x2xf32>, tensor<5xf32>, tensor<5xf32>, tensor<?x4xf32>, tensor<5xf32>
  }
  func.func @f4(%arg0: tensor<5xf32>, %arg1: tensor<3x?xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %cst_2 = arith.constant 5.000000e-01 : f32
    %1 = vector.broadcast %cst_2 : f32 to vector<4xf32>
    %c0 = arith.constant 0 : index
    %2 = vector.scatter %arg0[%c0] [%cst_0], %cst_1, %1 : tensor<5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.copy ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    return %0, %4 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @f3(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: tensor<?x4xf32>, %arg3: tensor<?x4xf32>) -> tensor<?x4xf32> {
    affine.parallel (%arg4) = (0) to (2) {
      %0 = linalg.floor ins(%arg0 : tensor<?x4xf32>) outs(%arg3 : tensor<?x4xf32>) -> tensor<?x4xf32>
      affine.parallel (%arg5) = (0) to (1) {
        %c0 = arith.constant 0 : index
        %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %extracted_slice = tensor.extract_slice %arg3[0, 0] [%dim, %c2] [1, %c3] : tensor<?x4xf32> to tensor<?x?xf32>
      }
    }
    return %arg2 : tensor<?x4xf32>
  }
  func.func private @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c3, %c4) : tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.ceil ins(%1 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = memref.alloca_scope  -> (index) {
      %c0 = arith.constant 0 : index
      %cst_0 = arith.constant 0.000000e+00 : f32
      %4 = arith.cmpf ogt, %arg2, %cst_0 : f32
      %5 = arith.index_castui %4 : i1 to index
      %inserted = tensor.insert %arg2 into %1[%c0, %5] : tensor<?x?xf32>
      %c2 = arith.constant 2 : index
      %extracted = tensor.extract %1[%c2, %5] : tensor<?x?xf32>
      %inserted_1 = tensor.insert %extracted into %1[%5, %c3] : tensor<?x?xf32>
      %6 = tensor.empty(%c3) : tensor<?x4xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_1 : tensor<?x?xf32>) outs(%6 : tensor<?x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?x4xf32>
      memref.alloca_scope.return %5 : index
    }
    return %2, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func private @f2(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %cst = arith.constant 1.000000e+02 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %transposed = linalg.transpose ins(%1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) permutation = [1, 0] 
    return %arg2 : tensor<?x?xf32>
  }
}

