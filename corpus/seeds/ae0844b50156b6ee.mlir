// bufdiff-profile: calls
// bufdiff-choices: 76013c5765b12ddaca693e76b8bf9b4ac755ffb7d063f937f9dfb95f147b9e7438659c87443c74c5
// bufdiff-choices: d5abac3a11de9274111a91c10452e22276d183f284fc0ed6727a905fd72294e2b54c88bae8f3f764
// bufdiff-choices: 974fe9b1b3bae9c98e3076edcaeb5123699b2d2b9a196d67740193d43a90aa9af5cd43ce4cdd780f
// bufdiff-choices: a8938f873c2c0e1266dee9fc76db9826d129137aaf4ca997c2a0d9e335b3c24e9b55bb7758bfb60e
// bufdiff-choices: 109617806fc6c46854391bc239b633ee6c97b343a0eae9e42248e7601778e531fb62e71b2610ce57
// bufdiff-choices: e002e6b3756ac5ac04ffe86cb4f82a9fd4e1f0ae523f4342f6645dc75204ad86dc8135340ae17fc7
// bufdiff-choices: 742b962faa57cd44ecfbad398d04c86625cea55223e627940eb7a6ed45be83009f5f8f00e254eaa6
// bufdiff-choices: 1ce98f051a76e18c428d36ef4723de81d3759e930b3462a20711b51450577ddc59fbbb8409b4753e
// bufdiff-choices: 59bd84df08d243bd88d0f7f9d3aeccf8daf0eac09487441b40ebcc745bce5469bd58fcb982b716bf
// bufdiff-choices: 4dcd9c8debb47cccd003e213e7d3f1d5cfd08ea76a2001a0b6023ad1b863c1d675c758a7be58c7a3
// bufdiff-choices: d36e8d322179d83612aab59c0dad
// bufdiff-features: 103 211 706 3041 4236 4241 4790 4958 5201 5973 6787 8130 8960 9479 9541 9768
// bufdiff-features: 9968 10166 10384 10819 11162 11277 12366 12638 12932 13048 13169 13233 13387
// bufdiff-features: 14485 14704 14790 15440 15536 15751 16269 16405 16682 17431 18166 18232 18486
// bufdiff-features: 18812 19256 19419 19746 19867 20003 20749 21140 21522 22095 22220 22221 22280
// bufdiff-features: 23222 23600 23874 24194 24393 24826 25082 26507 26568 26796 27048 27132 27766
// bufdiff-features: 27825 28276 28389 28724 29684 29911 29966 30209 30305 30462 30666 31143 32059
// bufdiff-features: 33511 34167 34174 34564 34647 34902 34965 35610 36014 36784 37183 37251 37761
// bufdiff-features: 38246 38427 38570 38783 39925 40663 40712 41611 41984 42344 42467 42858 43092
// bufdiff-features: 43098 43171 43631 43662 43774 44132 44240 44522 44893 45035 45710 45869 46110
// bufdiff-features: 46203 46947 46993 46995 47093 47779 48038 48724 48974 49635 49657 50717 50751
// bufdiff-features: 50894 51415 51475 52042 52148 52150 52322 52900 52958 53180 53244 53252 54546
// bufdiff-features: 54651 54658 54827 54964 54998 55113 55130 55887 56404 56488 57401 57718 58858
// bufdiff-features: 59070 60417 60686 60791 61350 61556 61699 62641 63062 63071 63183 63610 64119
// bufdiff-features: 64120 64235 64675 64959 64976 66422 66765 66774 66869 67207 67506 67817 67929
// bufdiff-features: 67936 68334 68355 68503 68751 68935 69032 69987 70437 71050 71169 73141 73455
// bufdiff-features: 73802 73898 74057 74336 74362 74507 74617 74833 74881 75061 75361 76227 76512
// bufdiff-features: 76639 76700 76910 77408 77532 77551 77872 77875 78430 78828 79334 79389 79931
// bufdiff-features: 80902 81303 81707 81736 82011 82135 82186 82427 82459 83397 83672 83760 84585
// bufdiff-features: 84853 84887 84922 85047 85605 85673 85843 85985 86125 86710 86992 87408 87585
// bufdiff-features: 87626 87923 88732 89109 89780 90104 90977 91770 92190 92194 92505 93150 93827
// bufdiff-features: 93917 93974 94178 95273 95285 95407 95705 96808 96989 97318 97447 97864 97924
// bufdiff-features: 98187 98194 98291 99009 99296 99383 100059 100073 101823 103568 104069 104140
// bufdiff-features: 104931 104952 105579 105858 105914 105950 106607 107425 108012 108210 109086
// bufdiff-features: 109105 109187 109239 109467 109923 110780 110917 111988 112405 112474 112929
// bufdiff-features: 113035 113041 113084 113374 113821 113940 114547 115391 115408 115471 115778
// bufdiff-features: 115801 115872 117206 117569 118022 118093 118200 118379 119138 119343 119588
// bufdiff-features: 121363 121394 121467 122764 123148 123204 123424 124448 124626 124657 124762
// bufdiff-features: 125040 125175 125573 125616 125699 125908 126056 126932 127306 127553 128182
// bufdiff-features: 128456 128713 128768 128916 129630 130019 130602 130761 130933 130951
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f2(%arg0: tensor<3x1xf32>, %arg1: tensor<?x?xf32>) -> (tensor<f32>, tensor<?x?xf32>, f32, f32) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.maximumf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<?x?xf32>
    %1 = tensor.empty() : tensor<4x5xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5:2 = call @f1(%2, %4, %4) : (tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    return %5#0, %0, %5#1, %cst : tensor<f32>, tensor<?x?xf32>, f32, f32
  }
  func.func @f1(%arg0: tensor<4x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, f32) {
    %0 = linalg.ceil ins(%arg1 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[] : tensor<f32>
    return %inserted, %cst : tensor<f32>, f32
  }
  func.func private @f3(%arg0: tensor<f32>, %arg1: f32, %arg2: tensor<f32>, %arg3: f32) -> (tensor<?x?xf32>, tensor<f32>, tensor<f32>, tensor<?x1xf32>) {
    %cst = arith.constant dense<[[4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00, 8.500000e+00], [9.500000e+00, 1.050000e+01, 1.150000e+01, 1.250000e+01, 1.350000e+01], [1.450000e+01, 1.550000e+01, 1.650000e+01, 1.750000e+01, 1.850000e+01], [1.950000e+01, 2.050000e+01, 2.150000e+01, 2.250000e+01, 2.350000e+01]]> : tensor<4x5xf32>
    %0:2 = call @f1(%cst, %arg0, %arg2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, f32)
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<3x1xf32>
    %cast = tensor.cast %cst_0 : tensor<3x1xf32> to tensor<?x?xf32>
    %1:4 = call @f2(%cst_0, %cast) : (tensor<3x1xf32>, tensor<?x?xf32>) -> (tensor<f32>, tensor<?x?xf32>, f32, f32)
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<?x1xf32>
    %3 = linalg.copy ins(%cst_0 : tensor<3x1xf32>) outs(%2 : tensor<?x1xf32>) -> tensor<?x1xf32>
    return %1#1, %1#0, %0#0, %3 : tensor<?x?xf32>, tensor<f32>, tensor<f32>, tensor<?x1xf32>
  }
  func.func private @f4(%arg0: tensor<?x1xf32>, %arg1: tensor<?x1xf32>, %arg2: tensor<4x5xf32>) -> tensor<?x1xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+10 : f32
    %inserted = tensor.insert %cst into %arg2[%c1, %c0] : tensor<4x5xf32>
    %extracted = tensor.extract %arg1[%c1, %c0] : tensor<?x1xf32>
    vector.print %extracted : f32
    return %arg0 : tensor<?x1xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x?xf32>) {
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ule, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<f32>) {
      %cst_1 = arith.constant dense<[[1.150000e+01], [1.250000e+01], [1.350000e+01]]> : tensor<3x1xf32>
      %cast_2 = tensor.cast %cst_1 : tensor<3x1xf32> to tensor<?x?xf32>
      %5:4 = func.call @f2(%cst_1, %cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3x1xf32>, tensor<?x?xf32>) -> (tensor<f32>, tensor<?x?xf32>, f32, f32)
      %extracted_slice = tensor.extract_slice %5#1[0, 0] [2, 1] [1, 1] : tensor<?x?xf32> to tensor<2x1xf32>
      %extracted_slice_3 = tensor.extract_slice %5#1[1, 0] [2, 1] [1, 1] : tensor<?x?xf32> to tensor<2x1xf32>
      %6 = linalg.reciprocal ins(%extracted_slice_3 : tensor<2x1xf32>) outs(%extracted_slice : tensor<2x1xf32>) -> tensor<2x1xf32>
      %7 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%extracted_slice, %extracted_slice : tensor<2x1xf32>, tensor<2x1xf32>) outs(%extracted_slice_3 : tensor<2x1xf32>) -> tensor<2x1xf32>
      %inserted_slice = tensor.insert_slice %6 into %5#1[0, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<?x?xf32>
      %inserted_slice_4 = tensor.insert_slice %7 into %inserted_slice[1, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<?x?xf32>
      %cast_5 = tensor.cast %inserted_slice : tensor<?x?xf32> to tensor<3x1xf32>
      %8:4 = func.call @f2(%cast_5, %inserted_slice) : (tensor<3x1xf32>, tensor<?x?xf32>) -> (tensor<f32>, tensor<?x?xf32>, f32, f32)
      %9 = tensor.empty() : tensor<f32>
      %cst_6 = arith.constant -6.000000e+00 : f32
      %10 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
      %cst_7 = arith.constant 1.000000e+01 : f32
      %from_elements = tensor.from_elements %cst_7 : tensor<f32>
      %11 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%10, %from_elements : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
      scf.yield %11 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    %cst_0 = arith.constant 3.000000e+00 : f32
    %2:4 = call @f3(%arg0, %cst, %arg0, %cst_0) : (tensor<f32>, f32, tensor<f32>, f32) -> (tensor<?x?xf32>, tensor<f32>, tensor<f32>, tensor<?x1xf32>)
    %cast = tensor.cast %2#0 : tensor<?x?xf32> to tensor<?x1xf32>
    %3 = tensor.empty() : tensor<4x5xf32>
    %4 = call @f4(%2#3, %cast, %3) : (tensor<?x1xf32>, tensor<?x1xf32>, tensor<4x5xf32>) -> tensor<?x1xf32>
    return %4, %2#2, %2#1, %1, %2#0 : tensor<?x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<?x?xf32>
  }
}

