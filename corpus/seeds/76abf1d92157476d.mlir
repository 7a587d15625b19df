// bufdiff-profile: types
// bufdiff-choices: 81f01f7ce0cb5862549e963a88a4547eec46752820b64a8cbb69026917b06b3209e170929a693fcb
// bufdiff-choices: ee09809570bbbc6a542f9cdf79a37ae62b4b8045ec1c3c71712e3d25c4fbb4683d89458dace2a3a7
// bufdiff-choices: 61dcec7b9b65516ad07abcb077d59b66d3bdff84dafcfbcd975ebbe715695aa7c6f0a681222c6e61
// bufdiff-choices: bf65d9811a6a552165c57e5941ac3462489e3710fb63a230fe5dd62ae3d91789e275092012a535aa
// bufdiff-choices: ed9b2b09a4b0322abe2dbed431d01590784c9e4537eff704f211495b8febee6c44d68c3d7de37d5f
// bufdiff-choices: 00c93776b35dc729b3d0e583b0edbf388c6621523649d82ad9ce3e2a6bc09082546389786857935c
// bufdiff-choices: 2a4e77e15bd7b81d6d8d52547c7d1cb92575ce6ae3996a6314e0caf566b615e15fab936b19
// bufdiff-features: 927 2898 3122 3133 3207 3325 3579 4392 4967 5197 5201 5973 6363 6565 6611 9479
// bufdiff-features: 10819 10872 11162 11321 11441 11713 12170 12824 13233 14454 14709 15192 15440
// bufdiff-features: 15681 15742 15751 15929 16428 16640 16675 17098 17259 17853 18984 19241 19985
// bufdiff-features: 20838 21044 21154 21652 21883 21991 22095 22221 22280 22711 23277 23600 23787
// bufdiff-features: 24826 25078 25302 25388 25729 25962 26568 27048 27825 27869 28038 28179 28353
// bufdiff-features: 29000 29277 29684 29895 29968 30666 30811 31864 31972 32615 32697 34167 34564
// bufdiff-features: 34647 35383 35507 35957 36394 36784 36936 37289 37332 37743 38177 38227 39531
// bufdiff-features: 40479 40540 40712 42094 42282 42344 42891 43098 43758 43942 44364 44994 45031
// bufdiff-features: 45702 46110 46203 46321 46832 46995 47392 47477 47554 48974 49260 49635 50717
// bufdiff-features: 51415 52148 52322 52359 52558 52807 52823 52900 52955 52958 53243 53244 53249
// bufdiff-features: 53435 53441 53469 53620 54005 54083 54135 54180 54332 54651 54998 55185 55186
// bufdiff-features: 55270 55276 55588 55777 55887 56037 56673 57103 57718 58024 58122 58303 58403
// bufdiff-features: 59070 59448 61350 61375 61556 61699 61880 63071 63915 64120 64435 64959 65171
// bufdiff-features: 65726 66195 66422 66666 66698 66777 66995 67195 68355 69032 69613 69987 71168
// bufdiff-features: 71169 71667 71701 72674 73140 73455 73802 74362 74507 74617 76052 76328 76339
// bufdiff-features: 76973 77564 78283 78430 78457 78620 78828 78850 79099 79229 79279 79389 79852
// bufdiff-features: 80278 80708 81303 81612 81736 82135 82558 83194 83314 83339 83412 84585 84635
// bufdiff-features: 84853 84887 85668 85681 85843 86125 87199 88337 88958 89026 89110 89250 89780
// bufdiff-features: 89812 90097 91737 92058 92194 92222 92647 92919 93255 94178 94687 94955 95273
// bufdiff-features: 95285 95407 96117 96353 96989 97131 97447 97864 98194 98501 98765 99009 99383
// bufdiff-features: 99568 100059 100167 101823 102897 103014 103315 103851 104303 104658 104931
// bufdiff-features: 105108 106097 106761 107182 108012 108509 108992 109028 109086 109243 110153
// bufdiff-features: 110162 110552 110780 111024 111029 111733 112474 112709 112929 113336 113626
// bufdiff-features: 113868 113901 114308 114386 114547 115231 115408 115471 115608 115655 115711
// bufdiff-features: 116175 116549 117151 117235 117336 117490 117506 118081 120049 120595 120920
// bufdiff-features: 121394 121467 121514 121626 121670 121707 122169 122764 124036 124254 124448
// bufdiff-features: 124824 125040 125908 126056 126179 127096 127167 127325 127813 127834 128438
// bufdiff-features: 128456 128768 128915 129630 130574 130602 130824 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f2(%arg0: tensor<3x3xbf16>, %arg1: tensor<3x3xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<3x3xbf16>) outs(%arg1 : tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %extracted_slice = tensor.extract_slice %0[0, 0] [3, 3] [1, 1] : tensor<3x3xbf16> to tensor<3x3xbf16>
    %1:2 = call @f1(%extracted_slice) : (tensor<3x3xbf16>) -> (tensor<3x3xbf16>, tensor<3x3xbf16>)
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %extracted_slice[%c1, %c1] : tensor<3x3xbf16>
    vector.print %extracted : bf16
    %cast = tensor.cast %1#0 : tensor<3x3xbf16> to tensor<3x?xbf16>
    %cast_0 = tensor.cast %1#1 : tensor<3x3xbf16> to tensor<3x?xbf16>
    return %cast, %cast_0 : tensor<3x?xbf16>, tensor<3x?xbf16>
  }
  func.func private @f1(%arg0: tensor<3x3xbf16>) -> (tensor<3x3xbf16>, tensor<3x3xbf16>) {
    %generated = tensor.generate  {
    ^bb0(%arg1: index):
      %2 = arith.index_cast %arg1 : index to i64
      %3 = arith.sitofp %2 : i64 to bf16
      %cst = arith.constant 1.000000e+02 : bf16
      %4 = arith.maximumf %3, %cst : bf16
      tensor.yield %4 : bf16
    } : tensor<3xbf16>
    %broadcasted = linalg.broadcast ins(%generated : tensor<3xbf16>) outs(%arg0 : tensor<3x3xbf16>) dimensions = [0] 
    %0 = tensor.empty() : tensor<3x3xbf16>
    %1 = linalg.copy ins(%arg0 : tensor<3x3xbf16>) outs(%0 : tensor<3x3xbf16>) -> tensor<3x3xbf16>
    return %1, %broadcasted : tensor<3x3xbf16>, tensor<3x3xbf16>
  }
  func.func @f3(%arg0: tensor<4x3xi24>, %arg1: tensor<?xbf16>, %arg2: tensor<4x3xi24>, %arg3: tensor<5xbf16>) -> (tensor<4x3xi24>, tensor<?x3xi24>, tensor<?xbf16>, tensor<?xbf16>) {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %arg1 : tensor<?xbf16>, tensor<?xbf16>) outs(%arg1 : tensor<?xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %6 = arith.minimumf %in, %in_0 : bf16
      linalg.yield %6 : bf16
    } -> tensor<?xbf16>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %1:3 = scf.for %arg4 = %c1 to %c3 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2, %arg7 = %arg1) -> (tensor<4x3xi24>, tensor<4x3xi24>, tensor<?xbf16>) {
      %6 = linalg.copy ins(%arg1 : tensor<?xbf16>) outs(%arg7 : tensor<?xbf16>) -> tensor<?xbf16>
      %c2_i24 = arith.constant 2 : i24
      %7 = linalg.fill ins(%c2_i24 : i24) outs(%arg5 : tensor<4x3xi24>) -> tensor<4x3xi24>
      scf.yield %7, %arg6, %6 : tensor<4x3xi24>, tensor<4x3xi24>, tensor<?xbf16>
    }
    %c4 = arith.constant 4 : index
    %2 = tensor.empty(%c4) : tensor<?x3xi24>
    %3 = linalg.copy ins(%1#0 : tensor<4x3xi24>) outs(%2 : tensor<?x3xi24>) -> tensor<?x3xi24>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xbf16>
    %4 = tensor.empty(%dim) : tensor<?xbf16>
    %5 = linalg.copy ins(%0 : tensor<?xbf16>) outs(%4 : tensor<?xbf16>) -> tensor<?xbf16>
    return %1#1, %3, %5, %1#2 : tensor<4x3xi24>, tensor<?x3xi24>, tensor<?xbf16>, tensor<?xbf16>
  }
  func.func @main(%arg0: tensor<5xbf16>, %arg1: tensor<5xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<4x3xi24>, tensor<?x?xi24>, tensor<?xbf16>, tensor<?xbf16>, tensor<5xbf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<5xbf16>) {
      %6 = scf.for %arg4 = %c0 to %c1 step %c1 iter_args(%arg5 = %arg3) -> (tensor<5xbf16>) {
        %extracted_2 = tensor.extract %arg0[%c1] : tensor<5xbf16>
        %inserted = tensor.insert %extracted_2 into %arg5[%c1] : tensor<5xbf16>
        scf.yield %inserted : tensor<5xbf16>
      }
      scf.yield %6 : tensor<5xbf16>
    }
    %1 = linalg.sqrt ins(%arg1 : tensor<5xbf16>) outs(%arg1 : tensor<5xbf16>) -> tensor<5xbf16>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg1[%c2] : tensor<5xbf16>
    vector.print %extracted : bf16
    %extracted_0 = tensor.extract %1[%c1] : tensor<5xbf16>
    vector.print %extracted_0 : bf16
    %2 = tensor.empty() : tensor<3x3xbf16>
    %3 = linalg.fill ins(%extracted_0 : bf16) outs(%2 : tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %4:2 = call @f2(%3, %3) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> (tensor<3x?xbf16>, tensor<3x?xbf16>)
    %cst = arith.constant dense<7> : tensor<4x3xi24>
    %cast = tensor.cast %0 : tensor<5xbf16> to tensor<?xbf16>
    %5:4 = call @f3(%cst, %cast, %cst, %arg0) : (tensor<4x3xi24>, tensor<?xbf16>, tensor<4x3xi24>, tensor<5xbf16>) -> (tensor<4x3xi24>, tensor<?x3xi24>, tensor<?xbf16>, tensor<?xbf16>)
    %cast_1 = tensor.cast %5#1 : tensor<?x3xi24> to tensor<?x?xi24>
    return %4#0, %4#1, %5#0, %cast_1, %5#2, %5#3, %arg1 : tensor<3x?xbf16>, tensor<3x?xbf16>, tensor<4x3xi24>, tensor<?x?xi24>, tensor<?xbf16>, tensor<?xbf16>, tensor<5xbf16>
  }
}

