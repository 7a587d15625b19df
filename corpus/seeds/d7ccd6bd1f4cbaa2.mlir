// bufdiff-profile: calls
// bufdiff-choices: 733a37e4f60c2eb3c67df44c834a651d57ba737320e5ef227768f0c0a9cf94427792cfc8893297f7
// bufdiff-choices: 1666e74b13e6b4e8b2b7ca1b1e2744ec7b6426a129eda82166e666834657b3c7df890facf3522ca6
// bufdiff-choices: 7c2e6ad19be4ebda9976327c5ecf395896f6f0b7ba8c1ef88c9d56cc5e4a022ac958702a837ac3e0
// bufdiff-choices: 33d1027f1ea5ff48c32cb197f444d996410f2af851caf4fc61374f257c0e2ffe2e29bcc515139c4d
// bufdiff-choices: 2e5e88826bde56d70b03c5b24446a43f0cb0d0a4fd0e9ef896c143a3cef3165efe2a06a65158d36b
// bufdiff-choices: f5a205d8434e0741651db309331fddc63ea08a538b537ca1cee524714cdc6d0be86ae2870dd08f6e
// bufdiff-choices: fb9df311375ecc7c108646fc170bba0ae888ac0ca885872c13c1d05b85ed2a0f3f9c6f6b06b135ad
// bufdiff-choices: 4e5421eabc7ec8879e669c55097541a74b1b5242510f12f994d8e4f7ce94f6f7980a1f55b52d5ef8
// bufdiff-choices: ca40d4ab333ac731206fd47a6f1a8ac75dcd0793352fade645de1ca8126ea2824d3c5969f36c3506
// bufdiff-choices: 861a61903d443e640dad7ecb31abf4ef1b70d86ee812b27e590744db134eb6909a340d7e5a3b6713
// bufdiff-choices: 2a04f8633ac316257dbcbb831f97a9c367ef9c62415d236211969b8fda97723d537b5cecf7d67c54
// bufdiff-choices: d56ae24496d5971009eebd5de567d029b45aa4212047f7a412f2ffeaf6bd44f1b313766daffba964
// bufdiff-choices: 55b1
// bufdiff-features: 683 2339 2597 2898 3579 4274 4784 6363 6611 6641 8918 9293 9300 9479 9674 9768
// bufdiff-features: 10772 11037 11162 11441 12170 12276 12932 13233 13518 14159 14454 15671 15751
// bufdiff-features: 18431 18740 18941 19100 19164 19419 19769 20261 21044 21579 21883 22095 22280
// bufdiff-features: 22801 23218 23787 24268 24682 26568 27725 29590 29968 30018 30293 30666 30909
// bufdiff-features: 32589 33853 34167 35411 35903 36514 36784 36943 37289 38326 38427 40712 42344
// bufdiff-features: 42984 43074 43942 44505 44589 44621 45147 46203 46404 46898 47392 47822 48974
// bufdiff-features: 50894 51415 51441 52062 52148 52322 52558 52900 53030 53180 53244 53252 53716
// bufdiff-features: 54385 54998 55113 56696 58828 61375 62641 63071 63800 64000 64120 64235 65708
// bufdiff-features: 65726 66422 66697 66821 67355 68355 68409 68457 69198 69403 71701 72243 72629
// bufdiff-features: 73289 73802 73901 74450 74471 74507 75126 76700 76728 77161 77283 77389 77617
// bufdiff-features: 78283 78430 78457 79184 79288 79782 79852 80114 80894 81443 81467 81736 82135
// bufdiff-features: 83194 83472 83548 84322 84585 85843 86125 87199 87355 87895 88337 88544 88732
// bufdiff-features: 89780 89812 90070 90097 90198 90272 90543 90777 91109 91633 92048 92084 92229
// bufdiff-features: 92488 92800 93255 95603 97924 98291 98501 99383 100404 101105 101173 103056
// bufdiff-features: 103758 103851 104315 104439 104931 106314 106321 107425 108012 109327 110552
// bufdiff-features: 110561 110709 111024 111976 112181 112929 113901 113940 114432 114482 115408
// bufdiff-features: 116270 117206 117336 119588 120197 123446 124626 125048 125602 125908 126321
// bufdiff-features: 127813 128915 128916 129404 130602 130933 131175 132156 133592 134279 135218
// bufdiff-features: 136039 136056 136273 136346 137576 137927 138208 140712 141726 142393 142559
// bufdiff-features: 146230 146512 146734 146969 147156 148553 151758 152187 153063 153293 153577
// bufdiff-features: 153896 154035 154294 154844 155465 155675 155898 156460 156914 157034 157099
// bufdiff-features: 158120 158897 159370 159421 159724 159776 160756 161281 162232 162862 163188
// bufdiff-features: 163359 163912 164602 165057 165695 165719 166169 166303 166579 166699 167341
// bufdiff-features: 168387 168766 168815 168858 169249 169562 171015 171205 171750 171945 172926
// bufdiff-features: 173354 173800 175375 176335 177182 177211 177429 177904 178067 178748 180207
// bufdiff-features: 180258 180540 180710 181698 181789 182824 183722 184030 185723 186202 186257
// bufdiff-features: 186620 186959 187945 188790 188845 190142 192422 192628 192771 192920 192952
// bufdiff-features: 193665 193747 193773 194134 194682 195636 196031 196349 196392 197000 197263
// bufdiff-features: 197561 197837 197849 198460 200104 200521 201059 201601 202118 202190 202241
// bufdiff-features: 202562 202814 203000 204722 205434 205689 208557 208944 208947 210022 210096
// bufdiff-features: 210301 210351 210461 210828 211044 211508 212628 213275 214073 214597 214889
// bufdiff-features: 215959 216223 217499 217672 217717 219413 220013 222809 223036 223315 223687
// bufdiff-features: 223719 224815 225167 225250 225759 225818 226357 226607 227838 228936 229266
// bufdiff-features: 230047 230081 230640 230810 231239 231330 231341 232327 232470 234455 234488
// bufdiff-features: 234718 234963 235141 235375 235477 236929 236930 236986 237109 237169 237595
// bufdiff-features: 238660 238696 239231 239237 240100 240158 243781 246543 246783 247152 248049
// bufdiff-features: 248929 248974 250059 250573 250948 251478 251778 251813 251992 252260 252379
// bufdiff-features: 252466 252539 253836 255729 257251 257530 258378 258906 259528 259840
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x3xf32>) -> (tensor<6x1x?xf32>, tensor<6x1x2xf32>, tensor<6x3xf32>, tensor<1x1xf32>, tensor<6x3xf32>, tensor<2x?x2xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[2, 1] [4, 1] [1, 1] : tensor<6x3xf32> to tensor<4x1xf32>
    %0 = tensor.empty() : tensor<2x3x2xf32>
    %cst = arith.constant 7.250000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %2:2 = call @f4(%1, %1) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>)
    %cast = tensor.cast %2#0 : tensor<2x3x2xf32> to tensor<?x?x2xf32>
    %cast_0 = tensor.cast %2#0 : tensor<2x3x2xf32> to tensor<2x3x?xf32>
    %c0 = arith.constant 0 : index
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, %c0] [4, 1] [1, 1] : tensor<4x1xf32> to tensor<4xf32>
    %3 = call @f3(%cast, %cast_0, %1, %extracted_slice_1) : (tensor<?x?x2xf32>, tensor<2x3x?xf32>, tensor<2x3x2xf32>, tensor<4xf32>) -> tensor<?x?x2xf32>
    %cast_2 = tensor.cast %3 : tensor<?x?x2xf32> to tensor<2x3x2xf32>
    %4:2 = call @f4(%cast_2, %cast_2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>)
    %cast_3 = tensor.cast %2#1 : tensor<?x?xf32> to tensor<6x3xf32>
    %cst_4 = arith.constant 1.000000e+00 : f32
    %5:3 = call @f1(%cast_3, %cst_4) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<6x3xf32>, f32) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1x2xf32>)
    %c2 = arith.constant 2 : index
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[%c2, 0] [1, 1] [1, 1] : tensor<4x1xf32> to tensor<1x1xf32>
    %c1 = arith.constant 1 : index
    %6:3 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %5#1, %arg3 = %5#2, %arg4 = %5#2) -> (tensor<6x3xf32>, tensor<6x1x2xf32>, tensor<6x1x2xf32>) {
      %expanded = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 1, 3, 2] : tensor<2x3x2xf32> into tensor<2x1x3x2xf32>
      %rank = tensor.rank %5#2 : tensor<6x1x2xf32>
      %7 = tensor.empty() : tensor<6x2x2xf32>
      %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<6x2x2xf32>) -> tensor<6x2x2xf32>
      %9 = linalg.batch_matmul ins(%5#2, %8 : tensor<6x1x2xf32>, tensor<6x2x2xf32>) outs(%arg4 : tensor<6x1x2xf32>) -> tensor<6x1x2xf32>
      %10 = linalg.softmax dimension(0) ins(%5#2 : tensor<6x1x2xf32>) outs(%9 : tensor<6x1x2xf32>) -> tensor<6x1x2xf32>
      %extracted = tensor.extract %arg3[%arg1, %c0, %arg1] : tensor<6x1x2xf32>
      %extracted_slice_8 = tensor.extract_slice %8[0, 0, 0] [6, 1, 2] [1, 1, 1] : tensor<6x2x2xf32> to tensor<6x1x2xf32>
      %11 = tensor.empty() : tensor<1xf32>
      %12 = linalg.pooling_nwc_max ins(%extracted_slice_8, %11 : tensor<6x1x2xf32>, tensor<1xf32>) outs(%arg3 : tensor<6x1x2xf32>) -> tensor<6x1x2xf32>
      %extracted_9 = tensor.extract %arg2[%rank, %c0] : tensor<6x3xf32>
      %c3 = arith.constant 3 : index
      %c6 = arith.constant 6 : index
      %13 = tensor.empty(%c3, %c6) : tensor<?x?xf32>
      %14 = linalg.fill ins(%extracted : f32) outs(%13 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x?xf32>) outs(%arg2 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %17 = arith.cmpf olt, %in, %extracted : f32
        %18 = arith.select %17, %in, %extracted : f32
        linalg.yield %18 : f32
      } -> tensor<6x3xf32>
      %extracted_10 = tensor.extract %15[%c3, %c0] : tensor<6x3xf32>
      %cast_11 = tensor.cast %4#1 : tensor<?x?xf32> to tensor<6x3xf32>
      %16 = linalg.softmax dimension(1) ins(%cast_11 : tensor<6x3xf32>) outs(%15 : tensor<6x3xf32>) -> tensor<6x3xf32>
      scf.yield %16, %12, %10 : tensor<6x3xf32>, tensor<6x1x2xf32>, tensor<6x1x2xf32>
    }
    %cast_6 = tensor.cast %6#2 : tensor<6x1x2xf32> to tensor<6x1x?xf32>
    %cast_7 = tensor.cast %4#0 : tensor<2x3x2xf32> to tensor<2x?x2xf32>
    return %cast_6, %6#1, %6#0, %extracted_slice_5, %5#0, %cast_7 : tensor<6x1x?xf32>, tensor<6x1x2xf32>, tensor<6x3xf32>, tensor<1x1xf32>, tensor<6x3xf32>, tensor<2x?x2xf32>
  }
  func.func @f4(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>) {
    %0 = linalg.negf ins(%arg0 : tensor<2x3x2xf32>) outs(%arg1 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %cst = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00]> : tensor<4xf32>
    %generated = tensor.generate  {
    ^bb0(%arg2: index, %arg3: index):
      %2 = arith.index_cast %arg2 : index to i64
      %3 = arith.sitofp %2 : i64 to f32
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.sitofp %4 : i64 to f32
      %6 = arith.subf %3, %5 : f32
      tensor.yield %6 : f32
    } : tensor<6x3xf32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cast = tensor.cast %generated : tensor<6x3xf32> to tensor<?x?xf32>
    %1:2 = call @f2(%cst, %generated, %cst_0, %cast) : (tensor<4xf32>, tensor<6x3xf32>, f32, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<6x3xf32>)
    return %0, %1#0 : tensor<2x3x2xf32>, tensor<?x?xf32>
  }
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<6x3xf32>, %arg2: f32, %arg3: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<6x3xf32>) {
    %0 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%arg3 : tensor<?x?xf32>) {
    ^bb0(%out: f32):
      %4 = arith.maximumf %out, %arg2 : f32
      linalg.yield %4 : f32
    } -> tensor<?x?xf32>
    %1 = tensor.empty() : tensor<6x3xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%1 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %3:3 = call @f1(%2, %cst) : (tensor<6x3xf32>, f32) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1x2xf32>)
    return %0, %3#0 : tensor<?x?xf32>, tensor<6x3xf32>
  }
  func.func @f1(%arg0: tensor<6x3xf32>, %arg1: f32) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1x2xf32>) {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [6, 2] [1, %c2] : tensor<6x3xf32> to tensor<6x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3, 0] [%c2, 3] [2, 1] : tensor<6x3xf32> to tensor<?x3xf32>
    %0 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%extracted_slice, %extracted_slice_0 : tensor<6x2xf32>, tensor<?x3xf32>) outs(%arg0 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [6, 1, 2] : tensor<6x2xf32> into tensor<6x1x2xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<6x3xf32>
    %2 = tensor.empty() : tensor<6x3xf32>
    %3 = linalg.copy ins(%0 : tensor<6x3xf32>) outs(%2 : tensor<6x3xf32>) -> tensor<6x3xf32>
    return %1, %3, %expanded : tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1x2xf32>
  }
  func.func private @f3(%arg0: tensor<?x?x2xf32>, %arg1: tensor<2x3x?xf32>, %arg2: tensor<2x3x2xf32>, %arg3: tensor<4xf32>) -> tensor<?x?x2xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x2xf32>
    %0 = tensor.empty(%dim) : tensor<2x?xf32>
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg3[%c3] : tensor<4xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<2x?xf32>) -> tensor<2x?xf32>
    %cast = tensor.cast %1 : tensor<2x?xf32> to tensor<?x?xf32>
    %broadcasted = linalg.broadcast ins(%cast : tensor<?x?xf32>) outs(%arg0 : tensor<?x?x2xf32>) dimensions = [2] 
    return %broadcasted : tensor<?x?x2xf32>
  }
}

