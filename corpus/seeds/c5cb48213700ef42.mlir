// bufdiff-profile: idioms
// bufdiff-choices: 6c1b1f1d5393353a2b820734526cf2bfbefdc0cfb2926b4dd09af7afa5fe36472c0fee6a1e32bcb1
// bufdiff-choices: b78a8ec262ffd6b4fe7b3e3df7b14ebe907515a3ac4f1cbb4680498a11dc72cac32704d6c52e1924
// bufdiff-choices: c7fc08c50199a18746cc3690c02a010051385709cfb6a57b7ef41f45f5cc37daa8a696232b132820
// bufdiff-choices: 7211e6fd80c7b3bec8bc4fa3abbb1e00b5d52778eba393945abdcd91d72a5cc4de75f2f43637f8b3
// bufdiff-choices: a8936626ed82dfdd651804c6b08af4167ebb7b393a08abe8bd5265ba343f1c554ad6972b063222af
// bufdiff-choices: 4dec2baf725a6f129767152131d02ac4918c1b1eb457af829902e74db48c96a7eda5b351c279689e
// bufdiff-choices: cbb4f0be78665f813e93a6c8a9571d88e4cf4a57b10247bd4c419c8a
// bufdiff-features: 17 1854 2945 4020 4768 4940 6611 6812 8482 9479 10933 11162 11408 11556 11762
// bufdiff-features: 11938 12775 13074 13233 13518 14884 15671 15745 15751 15893 17015 19442 20624
// bufdiff-features: 22095 22280 22285 22448 23143 23962 24259 24330 24747 24826 25018 26568 27704
// bufdiff-features: 28069 28503 29590 29968 30274 30539 30666 30806 31010 34159 34167 36448 36784
// bufdiff-features: 39457 40712 42344 42467 42796 42858 42953 42984 43092 43460 44538 45984 46835
// bufdiff-features: 47392 48974 49956 50894 51415 52062 52558 52701 52807 52900 53252 53469 54003
// bufdiff-features: 54135 54998 58122 60686 63071 63800 64120 65878 66422 66995 68355 68457 69403
// bufdiff-features: 69727 69965 71259 71458 72975 73802 74057 74255 76953 76973 78283 78430 79099
// bufdiff-features: 79428 81736 82135 82565 83194 83900 84585 85843 86125 88337 89178 89780 89812
// bufdiff-features: 90777 90784 92194 95273 95407 95930 96260 96351 96793 97407 98501 99383 99714
// bufdiff-features: 100059 100481 100871 101264 103851 104790 104931 105700 107412 107425 108012
// bufdiff-features: 108427 108992 109040 109327 110136 110780 110816 110952 112929 117183 117235
// bufdiff-features: 118214 118884 118984 119206 119597 120049 121626 123148 124232 125702 126398
// bufdiff-features: 127625 128916 136030 137045 138167 143878 146512 147477 148633 148647 149013
// bufdiff-features: 151741 153031 153063 155898 156460 157034 158120 158897 158996 159348 160138
// bufdiff-features: 160349 160756 160944 161883 162620 162971 163044 163581 163687 164472 165695
// bufdiff-features: 165719 166455 166456 167793 167973 168545 168562 168858 169982 171369 171551
// bufdiff-features: 173354 174243 175546 175687 176252 177847 177904 178019 178744 178854 180213
// bufdiff-features: 180259 181698 184030 184962 185317 186042 186221 186849 186942 186959 188790
// bufdiff-features: 192628 192771 193665 194134 194605 194682 195182 196048 196349 197267 198279
// bufdiff-features: 198432 198447 198460 200104 201059 201601 202241 202562 203761 204212 205434
// bufdiff-features: 205688 205689 207442 209666 209761 210022 210461 213254 213275 215959 216892
// bufdiff-features: 220223 221242 221589 222809 224899 225016 225985 226151 226357 226579 230081
// bufdiff-features: 230640 231330 231770 232168 232897 233769 233919 234487 235375 235396 236324
// bufdiff-features: 239941 240138 240311 241213 241225 243546 243781 243989 244281 244408 245619
// bufdiff-features: 246543 247062 247913 248209 248599 248674 249841 250917 250948 251548 252539
// bufdiff-features: 253836 255108 255556 256121 256247 256664 258994 259840 260534
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<3xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, index) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.divf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %1 = tensor.empty(%dim) : tensor<?xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xf32>) outs(%1 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 1.000000e+01 : f32
      %7 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %7 : f32
    } -> tensor<?xf32>
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst_0, %cst : tensor<3xf32>
    %cast = tensor.cast %from_elements : tensor<3xf32> to tensor<?xf32>
    %3:2 = call @f1(%from_elements, %cast) : (tensor<3xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>)
    %4:3 = call @f2(%arg2) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>)
    %cast_1 = tensor.cast %4#2 : tensor<?xf32> to tensor<3xf32>
    %5:3 = call @f2(%cast_1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>)
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %6:3 = scf.while (%arg3 = %c0, %arg4 = %5#2, %arg5 = %5#2) : (index, tensor<?xf32>, tensor<?xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
      %7 = arith.cmpi ult, %arg3, %c3 : index
      %8 = arith.cmpi sle, %arg3, %c3 : index
      %9 = arith.andi %7, %8 : i1
      scf.condition(%9) %arg3, %arg4, %arg5 : index, tensor<?xf32>, tensor<?xf32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<?xf32>, %arg5: tensor<?xf32>):
      %7 = arith.addi %arg3, %c1 : index
      %8 = linalg.reciprocal ins(%5#1 : tensor<3xf32>) outs(%arg5 : tensor<?xf32>) -> tensor<?xf32>
      %inserted = tensor.insert %cst into %arg4[%arg3] : tensor<?xf32>
      %cst_2 = arith.constant -6.000000e+00 : f32
      %cst_3 = arith.constant -2.500000e+00 : f32
      %cst_4 = arith.constant -1.000000e+00 : f32
      %cst_5 = arith.constant 7.250000e+00 : f32
      %from_elements_6 = tensor.from_elements %cst_0, %cst, %cst_2, %cst_3, %cst_4, %cst_5 : tensor<2x3xf32>
      %9 = linalg.vecmat ins(%3#1, %from_elements_6 : tensor<2xf32>, tensor<2x3xf32>) outs(%inserted : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %7, %9, %8 : index, tensor<?xf32>, tensor<?xf32>
    }
    return %0, %2, %3#0, %4#0, %4#1, %5#0, %6#1, %6#2, %6#0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<?xf32>, tensor<?xf32>, index
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
    %cast = tensor.cast %arg0 : tensor<3xf32> to tensor<?xf32>
    %0 = linalg.softmax dimension(0) ins(%cast : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg2 = %c0 to %c1 step %c1 iter_args(%arg3 = %cst) -> (f32) {
      %cst_0 = arith.constant 5.000000e-01 : f32
      scf.yield %cst_0 : f32
    }
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    return %0, %extracted_slice : tensor<?xf32>, tensor<2xf32>
  }
  func.func @f2(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0] [1] [1] : tensor<3xf32> to tensor<f32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map] ins(%arg0, %extracted_slice : tensor<3xf32>, tensor<f32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %inserted = tensor.insert %cst into %arg0[%c0] : tensor<3xf32>
    %extracted = tensor.extract %extracted_slice_0[%c0] : tensor<1xf32>
    vector.print %extracted : f32
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xf32>
    %2 = bufferization.alloc_tensor() copy(%inserted) : tensor<3xf32>
    %cast = tensor.cast %2 : tensor<3xf32> to tensor<?xf32>
    return %0, %1, %cast : tensor<3xf32>, tensor<3xf32>, tensor<?xf32>
  }
}

