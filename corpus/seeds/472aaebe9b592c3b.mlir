// bufdiff-profile: calls
// bufdiff-choices: 6c1b1f1d5393353a2b820734526cf2bfbefdc0cfb2926b4dd09af7afa5fe36472c0fee6a1e32bcb1
// bufdiff-choices: b78a8ec262ffd6b4fe7b3e3df7b14ebe907515a3ac4f1cbb4680498a11dc72cac32704d6c52e1924
// bufdiff-choices: c7fc08c50199a18746cc3690c02a010051385709cfb6a57b7ef41f45f5cc37daa8a696232b132820
// bufdiff-choices: 7211e6fd80c7b3bec8bc4fa3abbb1e00b5d52778eba393945abdcd91d72a5cc4de75f2f43637f8b3
// bufdiff-choices: a8936626ed82dfdd651804c6b08af4167ebb7b393a08abe8bd5265ba343f1c554ad6972b063222af
// bufdiff-choices: 4dec2baf725a6f129767152131d02ac4918c1b1eb457af829902e74db48c96a7eda5b351c279689e
// bufdiff-choices: cbb4f0be78665f813e93a6c8a9571d88e4cf4a57b10247bd4c419c8a2aeeda4e3554a7d8d86f87da
// bufdiff-choices: ae913a8006f8edd5f115f0c9120d016856cb8e5aad22041a9e0856f10d9d1d116b9b4cb320037839
// bufdiff-choices: f49534ab703bfb04a0e1478eb7a503c25d23ef730757fa16
// bufdiff-features: 429 1858 2474 2602 3719 4940 6169 6277 6363 6611 6812 9479 10020 10035 11162
// bufdiff-features: 11191 11556 11938 12276 12708 12932 13205 13233 13518 14704 15671 15751 16287
// bufdiff-features: 16289 16417 16651 16682 18952 19419 19442 19769 20729 22095 22280 22448 23225
// bufdiff-features: 23787 24747 25863 26568 27704 30666 31090 32536 32598 33769 34159 34167 34989
// bufdiff-features: 35957 36784 37309 38783 40712 41605 41907 42344 42467 42984 43085 43460 44132
// bufdiff-features: 44505 44616 46203 46835 47012 47371 47392 47630 48938 48974 49635 49657 50894
// bufdiff-features: 51415 51851 52322 52558 52900 52946 53180 53252 53469 53562 54408 54658 54998
// bufdiff-features: 55113 56024 58122 58579 60686 63071 63800 63929 64119 64120 64235 64435 64716
// bufdiff-features: 65726 66422 66995 67526 68355 69007 69118 70335 71050 71259 71306 72975 73117
// bufdiff-features: 73141 73330 73802 74057 74255 75361 75502 76328 76373 77617 78182 78283 78430
// bufdiff-features: 79099 81736 82011 82135 82712 83194 83419 83992 84090 84322 84585 85681 85843
// bufdiff-features: 86125 88337 89780 89812 90777 91748 92194 92752 95273 97407 97715 98501 99294
// bufdiff-features: 99359 99383 99757 100059 100481 101827 101983 103275 104315 104931 105355
// bufdiff-features: 105573 106761 106843 107412 107425 108012 108055 108977 109040 109163 110613
// bufdiff-features: 110780 112929 113940 113959 116549 117235 117724 118081 118984 119138 119588
// bufdiff-features: 119597 119885 120049 121626 122575 124213 125141 127533 128907 128916 129946
// bufdiff-features: 130310 130602 131064 132619 132624 133527 134816 136227 137045 137235 141238
// bufdiff-features: 142040 142680 144093 144761 145008 145058 146512 146575 146608 147477 147654
// bufdiff-features: 147747 148304 149304 149974 150818 151728 152233 153031 153293 154011 154946
// bufdiff-features: 155644 155898 156109 156325 156460 156770 157034 158120 158897 159038 160349
// bufdiff-features: 160756 161304 162971 163044 163131 163687 165373 165635 165695 165719 166579
// bufdiff-features: 167164 167793 167973 168562 168833 168858 169734 170469 171369 171551 174225
// bufdiff-features: 175786 176031 176499 177904 178560 179403 180207 181522 181698 181789 184030
// bufdiff-features: 184962 185723 186849 186959 187410 187613 188790 189674 190142 190166 191490
// bufdiff-features: 192252 192628 192771 193522 193625 193665 193747 194063 194134 194682 194714
// bufdiff-features: 195182 195820 196048 197267 197392 197837 198460 198820 201059 201509 201601
// bufdiff-features: 202241 202616 204527 204697 204797 205434 205689 206056 207330 207710 207760
// bufdiff-features: 208765 209666 210022 210351 210406 210461 211967 212111 213093 213275 214325
// bufdiff-features: 215959 216969 217748 217899 218738 219301 219413 219734 220098 221154 222612
// bufdiff-features: 222809 223082 223970 223989 225818 228058 228061 228168 228519 228555 228936
// bufdiff-features: 229266 229273 230081 230329 230640 231247 231330 232065 234387 235396 236024
// bufdiff-features: 236324 236986 237169 237454 239241 240158 240311 243546 243781 243872 245380
// bufdiff-features: 245619 246037 246303 246463 246543 247062 247151 247913 248209 249841 250415
// bufdiff-features: 250948 251992 252539 253836 254791 255520 255705 255816 256247 257442 258472
// bufdiff-features: 258906 258994 259434 259510 259528 259840 260161 260202
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %0:3 = call @f4(%arg1, %arg0, %cast, %arg0) : (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<3xf32>) -> (tensor<?xf32>, tensor<3xf32>, tensor<3xf32>)
    %1:4 = call @f3(%0#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>)
    %cast_0 = tensor.cast %1#1 : tensor<3xf32> to tensor<?xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %expanded = tensor.expand_shape %cast_0 [[0, 1]] output_shape [%c3, %c1] : tensor<?xf32> into tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %inserted = tensor.insert %cst into %expanded[%c1, %c0] : tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %inserted [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %inserted_2 = tensor.insert %cst_1 into %collapsed[%c1] : tensor<?xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1#1 : tensor<3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.subf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<3xf32>
    %cast_3 = tensor.cast %collapsed : tensor<?xf32> to tensor<3xf32>
    %4 = call @f1(%cast_3, %cast_0) : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
    return %0#2, %1#0, %1#2, %1#3, %inserted_2, %3, %4, %0#0 : tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>
  }
  func.func private @f3(%arg0: tensor<3xf32> {bufferization.buffer_layout = #map}) -> (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) {
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

