// bufdiff-profile: calls
// bufdiff-choices: 6f572f4b57e0afef1218e692c2e9c9a365de37ca8374dbe6c8ee1a0bdf77a763a2fbf1c52256b999
// bufdiff-choices: e5252dacf7601c0288802ac62377a0c1335928596cbda82fb1e7e93b202ba8e8dbef97663b5b869a
// bufdiff-choices: dd6374c2bea3bd88b32ba55ddf53d2cdd0728805ad20c9134b03f77dd2c64557f359ea3b3f4b9f00
// bufdiff-choices: 605b0985a489a6468376d0a917a387bd8883a8b7d2e14ecaa8a3250007537a710d199b6fa1cd1075
// bufdiff-choices: c2f2728d606ac0eba773319ce9f211f3c0c98db045193410846f909f1e92cc8b54cbe26a9e5db263
// bufdiff-choices: 4c3a529f7a9f96957b5651b79914c560fef9343235a139c245c8891bb6f28360403afa391b49b837
// bufdiff-choices: ab01a038a6f1602c58980d8ae08879c5f90f5f289144d3e9b5bc2fe2c035f6b46b2ab1fe73004b10
// bufdiff-choices: 0bf0d2ed63b42b794c1ac37c26abafa1214535bb83bf1fc9503f855522a2e55a8093290e6ebf9d55
// bufdiff-choices: 4e596e3da96b943f88c383614d08d9182e612842f17559437a5b7f4127a61676c242ec968e8f59e5
// bufdiff-choices: 33fb3440b5497d72edef0a185e752ce0c910e2854699b9c18380ca62b8fd0f31e11ab5fdfd80a473
// bufdiff-choices: 7cba7ee209026403548e5e466dcf5267ff14aa74300f269c84c9ba512d81116440d8491fc4
// bufdiff-features: 103 234 1050 2898 2945 3486 3579 4795 4958 5075 5197 5270 5274 5886 5973 6484
// bufdiff-features: 8452 8829 9085 9479 9706 9968 11143 11162 11408 11441 11615 11844 12170 12276
// bufdiff-features: 12485 12932 13233 13387 13441 13623 13949 14159 14454 14704 15440 15751 15903
// bufdiff-features: 15957 16640 17107 17814 18774 18822 18887 19104 19241 19419 19442 20023 20516
// bufdiff-features: 20686 20749 21115 21154 21876 22095 22221 22280 22402 22768 22824 23627 23787
// bufdiff-features: 24274 24393 24505 24826 25082 25388 26507 26568 26650 26881 27048 27132 27725
// bufdiff-features: 27825 28464 28556 28652 28814 29644 29684 29968 30002 30666 31543 31765 31864
// bufdiff-features: 31899 31972 32421 32966 33205 33304 33637 34167 34564 34617 34647 35163 36746
// bufdiff-features: 36784 37054 37786 38783 38910 39534 40008 40270 40479 40712 41055 41954 42023
// bufdiff-features: 42094 42152 42282 42344 42350 42423 42467 43258 43858 44505 44590 45760 46203
// bufdiff-features: 46404 46423 46832 46894 46993 46995 47156 47392 47452 47486 47554 48724 48974
// bufdiff-features: 49135 49635 49855 50469 50633 50717 51033 51415 51827 51859 52042 52322 52558
// bufdiff-features: 52807 52900 52928 52958 53023 53050 53180 53252 53469 53686 54385 54546 54651
// bufdiff-features: 54796 54970 54998 55113 55199 55270 55759 55820 55887 56949 57718 58084 58126
// bufdiff-features: 58159 58288 58303 58869 59070 59448 60004 60686 60761 61350 61556 61699 61969
// bufdiff-features: 62675 62701 63062 63071 63610 63642 63825 63929 64119 64120 64235 64320 64335
// bufdiff-features: 64435 64959 64976 65496 66053 66195 66422 66765 66844 66995 67360 67388 67526
// bufdiff-features: 67817 67936 68355 68409 68457 68867 69032 69235 69734 69987 71050 71090 71169
// bufdiff-features: 71461 72011 72413 72674 73289 73455 73802 74057 74255 74362 74450 74507 74561
// bufdiff-features: 74617 76328 76370 76728 77283 77875 78283 78430 78441 78950 79017 79029 79229
// bufdiff-features: 79325 79389 79682 80436 80533 81196 81612 81736 82267 82871 83412 83549 83900
// bufdiff-features: 84096 84585 84887 85843 86125 86837 87585 87862 88000 88081 88254 88662 88732
// bufdiff-features: 88923 89026 89110 89780 89812 90070 90543 91610 91633 91737 91910 92711 93255
// bufdiff-features: 94687 95285 95407 95507 95535 95705 96874 97150 97157 97318 97864 97924 98194
// bufdiff-features: 98501 99009 99032 99221 99383 99405 99568 100059 100088 100258 101255 101259
// bufdiff-features: 101586 102590 102966 103383 104069 104147 104303 104315 104931 104952 105166
// bufdiff-features: 105858 105914 107425 107614 108012 108038 108210 109086 109157 109637 110140
// bufdiff-features: 110952 111024 111101 111316 111883 111916 111976 112929 113209 113940 114308
// bufdiff-features: 114324 114541 114547 115471 115711 116824 117235 117584 117618 117724 117766
// bufdiff-features: 117779 118533 118564 119562 119588 119876 120049 120480 120559 120687 120836
// bufdiff-features: 121188 121394 121467 122761 123282 123446 124159 124448 124626 124824 125908
// bufdiff-features: 126179 126927 126944 127813 128347 128438 128456 128548 128768 128916 129263
// bufdiff-features: 129366 129404 130059 130609 130761 130933 131002
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func private @f4(%arg0: tensor<5x5xi32>, %arg1: i32, %arg2: tensor<6x2xi32>) -> (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>, i32, i32) {
    %cst = arith.constant dense<[[[[6], [7]]]]> : tensor<1x1x2x1xi32>
    %0 = tensor.empty() : tensor<1x2x3x1xi32>
    %c4 = arith.constant 4 : index
    %1 = arith.index_cast %arg1 : i32 to index
    %c5 = arith.constant 5 : index
    %2 = arith.remui %1, %c5 : index
    %extracted = tensor.extract %arg0[%c4, %2] : tensor<5x5xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<1x2x3x1xi32>) -> tensor<1x2x3x1xi32>
    %4 = tensor.empty() : tensor<2x2xi32>
    %5 = linalg.pooling_nhwc_min_unsigned ins(%3, %4 : tensor<1x2x3x1xi32>, tensor<2x2xi32>) outs(%cst : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>
    %6 = tensor.empty() : tensor<1x1x2x1xi32>
    %7 = linalg.copy ins(%5 : tensor<1x1x2x1xi32>) outs(%6 : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>
    return %7, %5, %extracted, %arg1 : tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>, i32, i32
  }
  func.func private @f3(%arg0: tensor<6x2xi32>, %arg1: tensor<6x2xi32>) -> tensor<2x2xi32> {
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [2, 2] [1, 1] : tensor<6x2xi32> to tensor<2x2xi32>
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %extracted_slice : tensor<6x2xi32>, tensor<2x2xi32>) outs(%arg1 : tensor<6x2xi32>) -> tensor<6x2xi32>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c2, %c1] : tensor<6x2xi32>
    %c127_i32 = arith.constant 127 : i32
    %1 = arith.cmpi sgt, %extracted, %c127_i32 : i32
    %2 = scf.if %1 -> (tensor<2x2xi32>) {
      %extracted_slice_0 = tensor.extract_slice %arg0[3, 0] [2, 2] [1, 1] : tensor<6x2xi32> to tensor<2x2xi32>
      %transposed = linalg.transpose ins(%extracted_slice_0 : tensor<2x2xi32>) outs(%extracted_slice : tensor<2x2xi32>) permutation = [1, 0] 
      scf.yield %transposed : tensor<2x2xi32>
    } else {
      %3 = arith.index_castui %1 : i1 to index
      %4 = arith.remui %3, %c2 : index
      %extracted_slice_0 = tensor.extract_slice %arg1[2, %c1] [1, 1] [1, 1] : tensor<6x2xi32> to tensor<1xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_0 into %extracted_slice[%4, 0] [1, 1] [1, 1] : tensor<1xi32> into tensor<2x2xi32>
      scf.yield %inserted_slice : tensor<2x2xi32>
    }
    return %2 : tensor<2x2xi32>
  }
  func.func private @f1(%arg0: tensor<?x4xi32>, %arg1: f32) -> (tensor<4x2xi32>, tensor<?x4xi32>, i32, i32) {
    %0 = tensor.empty() : tensor<4x2xi32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%c0, %c3] : tensor<?x4xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = tensor.empty() : tensor<2x4xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.quantized_matmul ins(%1, %3, %c0_i32, %extracted : tensor<4x2xi32>, tensor<2x4xi32>, i32, i32) outs(%arg0 : tensor<?x4xi32>) -> tensor<?x4xi32>
    %extracted_slice = tensor.extract_slice %1[0, 0] [4, 2] [1, 1] : tensor<4x2xi32> to tensor<4x2xi32>
    return %extracted_slice, %4, %extracted, %c0_i32 : tensor<4x2xi32>, tensor<?x4xi32>, i32, i32
  }
  func.func private @f2(%arg0: tensor<?x?xi32>, %arg1: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi32>
    %0 = tensor.empty(%dim) : tensor<?xi32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = linalg.fill ins(%c-3_i32 : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [#map3, #map4, #map3] ins(%arg1, %1 : tensor<?x?xi32>, tensor<?xi32>) outs(%arg0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %2 : tensor<?x?xi32>
  }
  func.func @main(%arg0: tensor<6x2xi32>, %arg1: tensor<4x4xi32>, %arg2: tensor<5x5xi32>) -> (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>, tensor<2x2xi32>, tensor<?x4xi32>, tensor<4x2xi32>, tensor<5x5xi32>, tensor<6x2xi32>, i32, i32) {
    %0:2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5x5xi32>) outs(%arg2, %arg2 : tensor<5x5xi32>, tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32, %out_1: i32):
      %7 = arith.addi %out, %in : i32
      %c5_i32_2 = arith.constant 5 : i32
      %8 = arith.divui %7, %c5_i32_2 : i32
      linalg.yield %8, %out_1 : i32, i32
    } -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %arg2) -> (tensor<5x5xi32>) {
      %7 = tensor.empty() : tensor<5x5xi32>
      %c2_i32 = arith.constant 2 : i32
      %8 = linalg.fill ins(%c2_i32 : i32) outs(%7 : tensor<5x5xi32>) -> tensor<5x5xi32>
      %9 = vector.broadcast %c2_i32 : i32 to vector<4xi32>
      %cst_1 = arith.constant dense<[false, true, true, true]> : vector<4xi1>
      %c2_2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %10 = vector.mask %cst_1 { vector.transfer_write %9, %8[%arg3, %c0] {in_bounds = [true]} : vector<4xi32>, tensor<5x5xi32> } : vector<4xi1> -> tensor<5x5xi32>
      %11 = tensor.empty() : tensor<5x5xi32>
      %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<5x5xi32>) outs(%11 : tensor<5x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        %18 = arith.ori %in, %c2_i32 : i32
        linalg.yield %18 : i32
      } -> tensor<5x5xi32>
      %cst_3 = arith.constant dense<[[10, 11, 12], [13, 14, 15], [16, 17, 18]]> : tensor<3x3xi32>
      %cast_4 = tensor.cast %cst_3 : tensor<3x3xi32> to tensor<?x?xi32>
      %cast_5 = tensor.cast %cst_3 : tensor<3x3xi32> to tensor<?x?xi32>
      %13 = func.call @f2(%cast_4, %cast_5) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
      %14 = tensor.empty() : tensor<5x5xi32>
      %15 = linalg.fill ins(%c2_i32 : i32) outs(%14 : tensor<5x5xi32>) -> tensor<5x5xi32>
      %16 = linalg.sub ins(%15, %arg2 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%arg4 : tensor<5x5xi32>) -> tensor<5x5xi32>
      %c7_i32 = arith.constant 7 : i32
      %17 = linalg.fill ins(%c7_i32 : i32) outs(%16 : tensor<5x5xi32>) -> tensor<5x5xi32>
      scf.yield %17 : tensor<5x5xi32>
    }
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<4x?xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %0#0[%c2, %c3] : tensor<5x5xi32>
    %3 = linalg.fill ins(%extracted : i32) outs(%2 : tensor<4x?xi32>) -> tensor<4x?xi32>
    %cast = tensor.cast %3 : tensor<4x?xi32> to tensor<?x4xi32>
    %cst = arith.constant 1.000000e+10 : f32
    %4:4 = call @f1(%cast, %cst) : (tensor<?x4xi32>, f32) -> (tensor<4x2xi32>, tensor<?x4xi32>, i32, i32)
    %5 = call @f3(%arg0, %arg0) : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<2x2xi32>
    %c5_i32 = arith.constant 5 : i32
    %cst_0 = arith.constant dense<[[2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13]]> : tensor<6x2xi32>
    %6:4 = call @f4(%0#1, %c5_i32, %cst_0) : (tensor<5x5xi32>, i32, tensor<6x2xi32>) -> (tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>, i32, i32)
    return %6#1, %6#0, %5, %4#1, %4#0, %1, %cst_0, %6#3, %extracted : tensor<1x1x2x1xi32>, tensor<1x1x2x1xi32>, tensor<2x2xi32>, tensor<?x4xi32>, tensor<4x2xi32>, tensor<5x5xi32>, tensor<6x2xi32>, i32, i32
  }
}

