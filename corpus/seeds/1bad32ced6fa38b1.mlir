// bufdiff-profile: idioms
// bufdiff-choices: 733a37e4f60c2eb3c67df44c834a651d57ba737320e5ef227768f0c0a9cf94427792cfc8893297f7
// bufdiff-choices: 1666e74b13e6b4e8b2b7ca1b1e2744ec7b6426a129eda82166e666834657b3c7df890facf3522ca6
// bufdiff-choices: 7c2e6ad19be4ebda9976327c5ecf395896f6f0b7ba8c1ef88c9d56cc5e4a022ac958702a837ac3e0
// bufdiff-choices: 33d1027f1ea5ff48c32cb197f444d996410f2af851caf4fc61374f257c0e2ffe2e29bcc515139c4d
// bufdiff-choices: 2e5e88826bde56d70b03c5b24446a43f0cb0d0a4fd0e9ef896c143a3cef3165efe2a06a65158d36b
// bufdiff-choices: f5a205d8434e0741651db309331fddc63ea08a538b537ca1cee524714cdc6d0be86ae2870dd08f6e
// bufdiff-choices: fb9df311375ecc7c108646fc170bba0ae888ac0ca885872c13c1d05b85ed2a0f3f9c6f6b06b135ad
// bufdiff-choices: 4e5421eabc7ec8879e669c55097541a74b1b5242510f12f994d8e4f7ce94f6f7980a1f55b52d5ef8
// bufdiff-choices: ca40d4ab333ac731206f
// bufdiff-features: 3217 3233 6611 9479 9968 10772 11162 11191 12170 12276 12760 12932 13074 13233
// bufdiff-features: 13809 14159 14633 15751 17255 18486 20023 21140 21623 21760 22095 22280 22498
// bufdiff-features: 23143 23218 23787 26464 26568 26796 26922 27725 28499 29590 29839 29968 30209
// bufdiff-features: 31543 31756 34167 34640 34989 36461 36784 38427 40712 42344 43011 43631 43929
// bufdiff-features: 44505 46203 46208 46993 47305 47762 48038 48193 48598 48974 49092 49286 49635
// bufdiff-features: 50894 51851 51952 52062 52148 52695 52900 53180 53243 53252 55463 60025 60302
// bufdiff-features: 60384 60417 60686 61944 63071 63800 64120 64235 64435 65708 65726 66422 67405
// bufdiff-features: 68334 68355 68409 68935 71168 71306 72629 73802 73833 74450 74507 74833 75593
// bufdiff-features: 76728 77389 78283 78430 81736 82011 82135 83194 83992 86125 87895 87923 88732
// bufdiff-features: 88835 89410 89780 90070 91289 92022 92084 92194 95407 97059 98190 98501 99359
// bufdiff-features: 99383 99757 100059 100073 101760 101823 103159 104457 104931 105700 106314
// bufdiff-features: 107702 107805 109055 109105 109732 110780 110952 112334 112929 113327 113801
// bufdiff-features: 113920 113927 117206 119588 121132 121626 124411 124626 125797 125908 125971
// bufdiff-features: 127813 128182 130310 130933 131366 131800 136273 136346 141834 144339 144921
// bufdiff-features: 145008 146512 146575 149846 149974 150328 151738 151936 153169 153293 155138
// bufdiff-features: 155644 155898 156460 157719 157834 158120 158897 159421 159776 160756 161281
// bufdiff-features: 161377 162390 162764 164709 165636 165719 166037 166456 167072 167197 168323
// bufdiff-features: 168808 168815 168858 171750 171883 172809 174170 174243 175375 177211 177904
// bufdiff-features: 178067 179466 180207 180600 183114 184030 184718 184962 185252 186959 188790
// bufdiff-features: 190218 192422 192628 192771 193747 194321 196031 196048 197837 197849 198432
// bufdiff-features: 198460 198820 200358 200572 201059 201461 202013 202190 202241 202562 205434
// bufdiff-features: 205689 205953 207442 207767 208379 208623 209108 210096 211786 212111 212628
// bufdiff-features: 213641 215962 218480 218635 218657 219413 219751 220181 221903 225246 226151
// bufdiff-features: 226357 227345 228390 229273 229699 230081 230329 230640 231770 232327 235144
// bufdiff-features: 235325 235477 236068 236986 237041 238660 240015 240437 241688 242257 242306
// bufdiff-features: 243137 243989 244770 245380 246543 246783 247107 247384 248581 249184 250192
// bufdiff-features: 251444 252466 252539 253703 253836 255729 255826 256112 257530 258994 259528
// bufdiff-features: 259840 260161 260534 262097
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @f2(%arg0: tensor<6x3xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<?x?xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c2, %c3) : tensor<?x?x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c0, %c1, %c0] : tensor<2x3x2xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %cast = tensor.cast %1 : tensor<?x?x2xf32> to tensor<2x3x2xf32>
    %mapped = linalg.map { arith.maximumf } ins(%arg1, %cast : tensor<2x3x2xf32>, tensor<2x3x2xf32>) outs(%arg1 : tensor<2x3x2xf32>)
    return %mapped, %arg2 : tensor<2x3x2xf32>, tensor<?x?xf32>
  }
  func.func @f1(%arg0: tensor<6x3xf32>, %arg1: f32) -> tensor<?x3xf32> {
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [6, 2] [1, %c2] : tensor<6x3xf32> to tensor<6x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[3, 0] [%c2, 3] [2, 1] : tensor<6x3xf32> to tensor<?x3xf32>
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %extracted_slice_0 : tensor<6x2xf32>, tensor<?x3xf32>) outs(%arg0 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %c6 = arith.constant 6 : index
    %extracted_slice_1 = tensor.extract_slice %0[0, 0] [%c6, 3] [1, 1] : tensor<6x3xf32> to tensor<?x3xf32>
    return %extracted_slice_1 : tensor<?x3xf32>
  }
  func.func @f3(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, f32) {
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_signed> indexing_maps = [#map3, #map4, #map3] ins(%arg0, %cst : tensor<4xf32>, tensor<f32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
    %cst_0 = arith.constant dense<[[[2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]], [[6.500000e+00, 7.500000e+00], [8.500000e+00, 9.500000e+00]], [[1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01]]]> : tensor<3x2x2xf32>
    %1 = tensor.empty() : tensor<3x3x2xf32>
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst_0[%c2, %c0, %c0] : tensor<3x2x2xf32>
    %2 = linalg.fill ins(%extracted : f32) outs(%1 : tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %3 = tensor.empty() : tensor<2xf32>
    %4 = linalg.pooling_nwc_sum ins(%2, %3 : tensor<3x3x2xf32>, tensor<2xf32>) outs(%cst_0 : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast, %4, %cst_0, %extracted : tensor<?xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, f32
  }
  func.func @main(%arg0: tensor<6x3xf32>) -> (tensor<?x3xf32>, tensor<?xf32>, tensor<3x2x?xf32>, tensor<3x2x2xf32>, tensor<4xf32>, f32, f32) {
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2, %c2] : tensor<6x3xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %0 = arith.cmpf ogt, %extracted, %cst : f32
    %1 = scf.if %0 -> (tensor<6x3xf32>) {
      %4 = tensor.empty() : tensor<2x3x2xf32>
      %cst_1 = arith.constant -2.500000e+00 : f32
      %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
      %cast_2 = tensor.cast %arg0 : tensor<6x3xf32> to tensor<?x?xf32>
      %6:2 = func.call @f2(%arg0, %5, %cast_2) : (tensor<6x3xf32>, tensor<2x3x2xf32>, tensor<?x?xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>)
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %6#1, %c1 : tensor<?x?xf32>
      %expanded = tensor.expand_shape %6#1 [[0, 1], [2]] output_shape [%c2, %c3, %dim] : tensor<?x?xf32> into tensor<?x?x?xf32>
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %extracted into %expanded[%c0, %c2, %c0] : tensor<?x?x?xf32>
      %collapsed = tensor.collapse_shape %inserted [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
      %extracted_3 = tensor.extract %6#1[%c1, %c2] : tensor<?x?xf32>
      %7 = tensor.empty() : tensor<6x3xf32>
      %8 = linalg.fill ins(%extracted_3 : f32) outs(%7 : tensor<6x3xf32>) -> tensor<6x3xf32>
      %9:2 = func.call @f2(%8, %6#0, %6#1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<6x3xf32>, tensor<2x3x2xf32>, tensor<?x?xf32>) -> (tensor<2x3x2xf32>, tensor<?x?xf32>)
      %cast_4 = tensor.cast %collapsed : tensor<?x?xf32> to tensor<6x3xf32>
      scf.yield %cast_4 : tensor<6x3xf32>
    } else {
      scf.yield %arg0 : tensor<6x3xf32>
    }
    %2 = call @f1(%1, %extracted) : (tensor<6x3xf32>, f32) -> tensor<?x3xf32>
    %c5 = arith.constant 5 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %3:4 = call @f3(%cst_0) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<3x2x2xf32>, tensor<3x2x2xf32>, f32)
    %cast = tensor.cast %3#1 : tensor<3x2x2xf32> to tensor<3x2x?xf32>
    return %2, %3#0, %cast, %3#2, %cst_0, %3#3, %extracted : tensor<?x3xf32>, tensor<?xf32>, tensor<3x2x?xf32>, tensor<3x2x2xf32>, tensor<4xf32>, f32, f32
  }
}

