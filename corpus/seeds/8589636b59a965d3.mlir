// bufdiff-profile: cfg
// bufdiff-choices: f3a02c4c5b0f22c2e03942868be31502b0043de5c72be03892658f5834c8cc0e81bd2c11f558d8ba
// bufdiff-choices: 533ddff57d4913858c12a522b247ba7445a8070c334739c1d62f5e79e5f260e78f67db0ccffc4c2b
// bufdiff-choices: bbcd1cd580f1665562f7de9b056910a2e2927dba3e3d6e2a69b3f07772f2a7a8491106de5bf6b02a
// bufdiff-choices: 7d168596ad56aa9e1dd24bd550b2f9a71e0b4014470f59d552ee17e4d96f4047fae975e9b86b8bcc
// bufdiff-choices: a27640efbd19dbd782828aae259400b55dc09b38029a544402a66cac882371250170e651c8e1e83a
// bufdiff-choices: c3d34b4da9c1d529a44300f197f33c14f6d1732bcb1fb44ad713b3fc6a8828a05944b0fcfdb04054
// bufdiff-choices: 5f229160edf6716582580e067d72e5c5495cb6f2b45619618c9b622a6a8d9739b4faa91ddb47da7e
// bufdiff-choices: bc0a70154c441b4a0154f78660e196690ecb123f8e636ff8aebc76a2b8b4a3ded5901fc8402d9a75
// bufdiff-choices: 1bf1fe9c7bc7c6867b1194ff45db31186136aa8ade6c91ab1bef0675dd09ab437e657046980f46f2
// bufdiff-choices: 4e6e59c569167c9764a9173b8bd5c0f099d74d88e1e99afb56fa79ba937bce87e193def25ce44e7a
// bufdiff-choices: e4303c7f5b3d40f08ed24ed0cb15d18408900ba97b8d9898a6177f81c4ddc0741bc98715d1c825cc
// bufdiff-choices: 34a067f617b9715da2e678189921cec14d43
// bufdiff-features: 3336 3579 5297 6812 8235 9255 9479 9781 9789 10872 12170 12287 13233 14652
// bufdiff-features: 15751 15903 18322 18355 19419 20893 21154 21652 21953 22095 22280 22860 23143
// bufdiff-features: 23787 23830 24131 24184 24259 24747 24826 25148 26464 26568 26808 27283 28907
// bufdiff-features: 29229 29968 30539 30666 31543 33769 34167 34910 34960 36213 36784 38783 39915
// bufdiff-features: 40540 40712 41396 41517 41799 42344 42858 42984 43612 44625 46203 47392 47616
// bufdiff-features: 48598 48974 49635 49657 50894 51313 51415 51851 52322 52558 52900 53252 53469
// bufdiff-features: 53511 54135 54385 54658 54998 55113 56208 56401 56696 59347 59428 60417 60465
// bufdiff-features: 62411 63071 63162 64235 64603 65225 65726 66422 67262 68355 69081 70412 71122
// bufdiff-features: 71306 72975 73289 73802 74560 76339 76700 76782 76915 76953 77910 78430 79099
// bufdiff-features: 81736 82011 82135 82851 83493 83672 84322 84585 85843 86125 86826 86844 87345
// bufdiff-features: 87601 88000 88337 88635 88732 88958 89780 90543 91248 92022 92194 93083 93255
// bufdiff-features: 93666 93827 95930 96351 98413 98501 99383 99525 100427 100481 100866 101264
// bufdiff-features: 101823 102024 102320 103132 104580 104931 107412 107425 107702 108012 108148
// bufdiff-features: 110162 110780 111096 111619 111839 112929 113920 113940 116091 116549 117206
// bufdiff-features: 117235 119251 119764 120650 121543 121626 121726 122987 125702 125943 126398
// bufdiff-features: 128046 128332 128355 128916 129404 130310 130933 133713 134795 135534 135868
// bufdiff-features: 136804 136987 137045 137427 139206 140929 141891 144591 145224 146512 146665
// bufdiff-features: 146753 147477 148304 149846 151868 152725 153001 153293 153882 153896 155465
// bufdiff-features: 155898 156325 156460 157034 158120 158121 158373 158897 159928 160349 160756
// bufdiff-features: 160786 161760 161779 161883 161974 161997 162764 162974 163687 164602 165636
// bufdiff-features: 165690 165695 165719 165817 166047 166065 166579 167466 167793 167973 168323
// bufdiff-features: 168858 171551 172926 173354 173597 174260 176664 177182 177904 178019 178067
// bufdiff-features: 180258 181022 181541 181789 183778 184030 184361 184962 186042 186849 186959
// bufdiff-features: 187596 188136 188175 188358 188571 188790 190166 190517 191135 192184 192323
// bufdiff-features: 192422 192590 192628 192771 193474 193711 193747 193750 194682 194714 196031
// bufdiff-features: 196048 197837 198460 198820 199000 200104 201059 201275 201524 202562 202616
// bufdiff-features: 203158 204212 204697 205434 205688 205689 205859 206820 207124 207330 207622
// bufdiff-features: 208017 209922 210406 210461 211044 211283 212111 212695 214143 214782 215707
// bufdiff-features: 215959 217137 217621 217672 218595 219393 219413 220530 221089 221162 221661
// bufdiff-features: 223099 223970 224916 225759 225985 226357 227002 227345 227677 228061 228390
// bufdiff-features: 229266 230081 230126 230640 231763 234990 235375 236238 236930 237470 239237
// bufdiff-features: 240107 240158 240339 240539 240824 241225 241915 243781 243872 244281 245380
// bufdiff-features: 245458 245619 245861 246362 246543 246953 247062 247247 247272 247913 249841
// bufdiff-features: 250415 250797 250917 250948 252260 252466 252539 255676 256112 256247 258378
// bufdiff-features: 259840 260179
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f5(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = vector.broadcast %cst : f32 to vector<4xf32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %1 = vector.transfer_write %0, %arg2[%c2] : vector<4xf32>, tensor<5xf32>
    %inserted = tensor.insert %cst into %1[%c0] : tensor<5xf32>
    %extracted = tensor.extract %inserted[%c0] : tensor<5xf32>
    %cst_0 = arith.constant 3.000000e+00 : f32
    %2 = arith.cmpf olt, %extracted, %cst_0 : f32
    cf.cond_br %2, ^bb1(%1 : tensor<5xf32>), ^bb2
  ^bb1(%3: tensor<5xf32>):  // pred: ^bb0
    %cst_1 = arith.constant dense<[[9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01, 1.750000e+01], [1.850000e+01, 1.950000e+01, 2.050000e+01], [2.150000e+01, 2.250000e+01, 2.350000e+01]]> : tensor<5x3xf32>
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %cst_1[%c0, 0] [1, %c3] [1, 1] : tensor<5x3xf32> to tensor<?xf32>
    %4 = linalg.matvec ins(%cst_1, %extracted_slice : tensor<5x3xf32>, tensor<?xf32>) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    cf.br ^bb3(%4 : tensor<5xf32>)
  ^bb2:  // pred: ^bb0
    %5 = linalg.reciprocal ins(%1 : tensor<5xf32>) outs(%1 : tensor<5xf32>) -> tensor<5xf32>
    cf.br ^bb3(%5 : tensor<5xf32>)
  ^bb3(%6: tensor<5xf32>):  // 2 preds: ^bb1, ^bb2
    return %inserted : tensor<5xf32>
  }
  func.func @f4(%arg0: tensor<?xf32>) -> (tensor<1x?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %2 = linalg.powf ins(%1, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, %dim] : tensor<?xf32> into tensor<1x?xf32>
    %cst_0 = arith.constant dense<[3, 4, 5, 6]> : tensor<4xi32>
    %3 = call @f3(%cst_0) : (tensor<4xi32>) -> tensor<4xi32>
    return %expanded, %2 : tensor<1x?xf32>, tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %cast = tensor.cast %arg0 : tensor<4xi32> to tensor<?xi32>
    %0 = tensor.empty() : tensor<3x4xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %cast[%c2] : tensor<?xi32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<3x4xi32>) -> tensor<3x4xi32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %1[0, %c1] [3, 1] [1, 1] : tensor<3x4xi32> to tensor<3xi32>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<3xi32>, tensor<3x4xi32>) outs(%arg0 : tensor<4xi32>) -> tensor<4xi32>
    return %2 : tensor<4xi32>
  }
  func.func private @f2(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %0 = tensor.empty(%dim) : tensor<2x?xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %reduced = linalg.reduce ins(%1 : tensor<2x?xf32>) outs(%arg0 : tensor<?xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %4 = arith.mulf %in, %init : f32
        linalg.yield %4 : f32
      }
    %c3 = arith.constant 3 : index
    %2 = arith.minui %dim, %c3 : index
    %3 = arith.subi %dim, %2 : index
    %extracted_slice = tensor.extract_slice %arg1[%3] [%2] [1] : tensor<?xf32> to tensor<?xf32>
    return %extracted_slice, %reduced : tensor<?xf32>, tensor<?xf32>
  }
  func.func @f1(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<4xi32>, %arg3: i32) -> tensor<?xf32> {
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg3 into %arg2[%c2] : tensor<4xi32>
    %0 = linalg.abs ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %expanded = tensor.expand_shape %inserted [[0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
    return %0 : tensor<?xf32>
  }
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> (tensor<?xf32>, tensor<4xi32>, tensor<?xf32>, tensor<5xf32>) {
    %cast = tensor.cast %arg0 : tensor<5xf32> to tensor<?xf32>
    %0:2 = call @f2(%cast, %cast, %cast) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg3 = %c1 to %c3 step %c1 iter_args(%arg4 = %arg1) -> (tensor<4xi32>) {
      %c-128_i32 = arith.constant -128 : i32
      %c0 = arith.constant 0 : index
      %6 = vector.transfer_read %arg2[%arg3], %c-128_i32 : tensor<4xi32>, vector<4xi32>
      %7 = vector.transfer_write %6, %arg2[%arg3] : vector<4xi32>, tensor<4xi32>
      %8 = linalg.copy ins(%arg2 : tensor<4xi32>) outs(%arg4 : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %8 : tensor<4xi32>
    }
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-3_i32 = arith.constant -3 : i32
    %from_elements = tensor.from_elements %c-1_i32, %c2_i32, %c3_i32, %c-3_i32 : tensor<4xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xi32>) outs(%from_elements : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.subi %in, %out : i32
      %c6_i32 = arith.constant 6 : i32
      %7 = arith.shrsi %6, %c6_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<4xi32>
    %3:2 = call @f4(%0#1) : (tensor<?xf32>) -> (tensor<1x?xf32>, tensor<?xf32>)
    %cast_0 = tensor.cast %3#1 : tensor<?xf32> to tensor<5xf32>
    %4 = call @f5(%1, %1, %cast_0) : (tensor<4xi32>, tensor<4xi32>, tensor<5xf32>) -> tensor<5xf32>
    %cast_1 = tensor.cast %4 : tensor<5xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %4 : tensor<5xf32> to tensor<?xf32>
    %5 = call @f1(%cast_1, %cast_2, %from_elements, %c-1_i32) : (tensor<?xf32>, tensor<?xf32>, tensor<4xi32>, i32) -> tensor<?xf32>
    return %5, %2, %0#0, %4 : tensor<?xf32>, tensor<4xi32>, tensor<?xf32>, tensor<5xf32>
  }
}

