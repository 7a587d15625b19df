// bufdiff-profile: calls
// bufdiff-choices: 6c1b1f1d5393353a2b820734526cf2bfbefdc0cfb2926b4dd09af7afa5fe36472c0fee6a1e32bcb1
// bufdiff-choices: b78a8ec262ffd6b4fe7b3e3df7b14ebe907515a3ac4f1cbb4680498a11dc72cac32704d6c52e1924
// bufdiff-choices: c7fc08c50199a18746cc3690c02a010051385709cfb6a57b7ef41f45f5cc37daa8a696232b132820
// bufdiff-choices: 7211e6fd80c7b3bec8bc4fa3abbb1e00b5d52778eba393945abdcd91d72a5cc4de75f2f43637f8b3
// bufdiff-choices: a8936626ed82dfdd651804c6b08af4167ebb7b393a08abe8bd5265ba343f1c554ad6972b063222af
// bufdiff-choices: 4dec2baf725a6f129767152131d02ac4918c1b1eb457af829902e74db48c96a7eda5b351c279689e
// bufdiff-choices: cbb4f0be78665f813e93a6c8a9571d88e4cf4a57b10247bd4c419c8a2aeeda4e3554a7d8d86f87da
// bufdiff-choices: ae913a8006f8edd5f115f0c9120d016856cb8e5aad22041a9e0856f10d9d1d116b9b4cb320037839
// bufdiff-choices: f49534ab703bfb04a0e1478eb7a503c25d23ef730757fa163c3e3a3141690de968fa
// bufdiff-features: 1858 2602 3719 4165 4940 5258 6169 6277 6363 6611 6812 9479 11162 11556 11938
// bufdiff-features: 12276 12932 13205 13233 13518 14704 15595 15671 15751 15958 16289 16417 16651
// bufdiff-features: 16682 18428 18952 19419 19442 19769 20729 20749 22095 22280 23787 24747 25863
// bufdiff-features: 26568 27704 30666 32536 32598 33769 34159 34167 35957 36784 38783 40712 41605
// bufdiff-features: 41907 42344 42467 42984 43085 43104 44132 44505 46203 46835 47012 47067 47392
// bufdiff-features: 47630 47762 49635 49657 50894 51851 52322 52558 52701 52900 53180 53252 53469
// bufdiff-features: 54408 55113 56024 58122 58579 60686 63071 63800 63929 64119 64120 64235 64435
// bufdiff-features: 64716 65890 66422 66995 67526 68355 69118 70335 71050 71061 71306 71819 72975
// bufdiff-features: 73141 73802 74057 74255 75361 75502 76328 77617 78182 78283 78430 79099 81736
// bufdiff-features: 82135 82712 83077 83194 84090 84322 84585 85843 86125 86136 87266 88337 88732
// bufdiff-features: 89780 89812 90777 91633 91748 92194 97407 97715 98170 98501 99383 100059 100481
// bufdiff-features: 101827 101983 103275 104315 104931 105355 106843 107412 108012 108055 108977
// bufdiff-features: 109040 109163 110613 110780 110904 111647 112929 113121 113801 113940 113959
// bufdiff-features: 116549 117235 117724 118081 118984 119138 119588 119885 120049 121626 124213
// bufdiff-features: 125141 125971 127533 128907 130310 130602 131064 131389 132624 133527 134816
// bufdiff-features: 136227 137045 137485 137599 139357 141238 142040 144093 144761 146512 146608
// bufdiff-features: 147654 149304 150818 151728 152233 153031 153293 153488 154011 154946 155644
// bufdiff-features: 155898 156460 156770 157034 158120 158897 159038 160756 161304 163131 163687
// bufdiff-features: 165373 165695 165719 165843 166579 167164 167793 167973 168562 168833 168858
// bufdiff-features: 169224 169734 170469 171369 171551 171679 174225 174977 175786 176031 176499
// bufdiff-features: 177904 178019 178560 179403 180207 181116 181522 181698 184030 184722 184962
// bufdiff-features: 185252 185723 186849 186959 188571 188790 188845 189674 190142 191490 192252
// bufdiff-features: 192628 192771 193522 193665 193747 193773 194063 194070 194682 194714 195820
// bufdiff-features: 196048 196734 197392 197837 198460 198689 198820 201059 201509 201601 202241
// bufdiff-features: 202616 204233 204527 204637 204697 204797 205434 205689 206056 207330 207710
// bufdiff-features: 207760 208765 209666 210022 210351 210406 210461 211967 212111 213093 213275
// bufdiff-features: 214325 215959 216969 217748 217899 219301 219413 219734 220098 222612 222809
// bufdiff-features: 223082 223989 225818 228058 228061 228168 228390 228519 228555 228936 229266
// bufdiff-features: 230081 230329 230436 230640 231247 231330 233154 233221 233259 234387 235396
// bufdiff-features: 236024 236324 236986 237169 238912 239241 240158 240311 240438 243781 243872
// bufdiff-features: 245380 245619 246037 246303 246463 246543 247062 247151 249841 250415 250948
// bufdiff-features: 251992 252539 253836 255520 255816 256247 257442 258472 258906 259510 259528
// bufdiff-features: 259840 260202
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x1xf32>, tensor<2xf32>, f32) {
    %cast = tensor.cast %arg1 : tensor<3xf32> to tensor<?xf32>
    %0:3 = call @f4(%arg1, %arg0, %cast, %arg0) : (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>)
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %extracted = tensor.extract %0#2[%arg2] : tensor<3xf32>
      %6 = arith.index_cast %arg2 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.addf %extracted, %7 : f32
      tensor.yield %8 : f32
    } : tensor<3xf32>
    %cast_0 = tensor.cast %generated : tensor<3xf32> to tensor<?xf32>
    %1 = call @f1(%0#2, %cast_0) : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
    %2:4 = call @f3(%generated) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>)
    %3 = tensor.empty() : tensor<3xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %expanded = tensor.expand_shape %2#3 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %5 = linalg.conv_1d ins(%2#1, %0#0 : tensor<3xf32>, tensor<?xf32>) outs(%2#3 : tensor<2xf32>) -> tensor<2xf32>
    %cst = arith.constant -6.000000e+00 : f32
    return %0#1, %1, %2#0, %2#2, %expanded, %5, %cst : tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x1xf32>, tensor<2xf32>, f32
  }
  func.func private @f3(%arg0: tensor<3xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) {
    %0:2 = call @f2(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<2xf32>)
    %cst = arith.constant dense<[4.500000e+00, 7.500000e+00, 1.050000e+01]> : tensor<3xf32>
    %1 = linalg.max ins(%cst, %0#0 : tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %2:2 = call @f2(%0#0, %cst) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<2xf32>)
    %3 = bufferization.alloc_tensor() copy(%2#1) : tensor<2xf32>
    return %0#1, %1, %2#0, %3 : tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>
  }
  func.func private @f2(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<2xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg1[%c2] : tensor<3xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %0 = linalg.ceil ins(%extracted_slice_0 : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %c0 = arith.constant 0 : index
    %inserted_1 = tensor.insert %cst into %extracted_slice_0[%c0] : tensor<2xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_2 = tensor.insert_slice %inserted_1 into %inserted_slice[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<3xf32>
    vector.print %extracted : f32
    return %inserted, %extracted_slice_0 : tensor<3xf32>, tensor<2xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> tensor<3xf32> {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %0 = linalg.softmax dimension(0) ins(%cast : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %1 = linalg.copy ins(%0 : tensor<?xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %arg0 : tensor<3xf32>
  }
  func.func private @f4(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?xf32>, %arg3: tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [3] [1] : tensor<3xf32> into tensor<3xf32>
    %0 = bufferization.alloc_tensor() copy(%arg2) : tensor<?xf32>
    %1:4 = call @f3(%arg1) : (tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>)
    %c2 = arith.constant 2 : index
    %2 = tensor.empty(%c2) : tensor<?xf32>
    %3 = linalg.copy ins(%1#0 : tensor<2xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    return %3, %1#1, %inserted_slice : tensor<?xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

