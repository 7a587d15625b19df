// bufdiff-profile: types
// bufdiff-choices: 191551896f09a04df02a3c40ea42253fbda5f07e38edcff591c5a671836ca99aeb716716c1ffe419
// bufdiff-choices: 9b246c1c5420068ac2a6e81cbf919221bb02681f65fd1d76bfd491985bf5d13be9f951ad6790c62b
// bufdiff-choices: 26b1e881ae642370892adaebfcb51da39ff0bc577472c29a4c783ed8613a3ae8c59a6d0702bcdb16
// bufdiff-choices: 0405cac21af5e5c0d226a5359b49e4074a2efc5d587ff803d8dfd6a57f820f55f2349c2d6987fd27
// bufdiff-choices: ab4b79f4349a92fd570f607042ab06de3eb3597ffc
// bufdiff-features: 5458 6611 9479 11162 11759 12932 13233 15671 15751 16371 16682 19100 19545
// bufdiff-features: 19606 20141 21623 22280 23749 24747 26568 26922 28175 29590 30301 30666 30996
// bufdiff-features: 31385 34167 38702 40712 42150 42467 43929 44522 45147 46203 46208 46534 47392
// bufdiff-features: 47742 48987 49635 50362 52558 52900 53252 61628 61969 62362 63384 63800 64119
// bufdiff-features: 64120 64370 66422 66821 68355 68408 72450 72629 73802 74057 74864 76953 77252
// bufdiff-features: 78283 78430 81441 83194 85843 86125 87495 87624 88008 88835 89780 90777 92193
// bufdiff-features: 93255 95407 96352 98190 98556 100059 102034 102045 104315 104931 106314 108012
// bufdiff-features: 108802 109732 110613 111619 114139 121585 125397 127726 128597 128907 135556
// bufdiff-features: 136269 138476 142040 142042 142509 143633 147477 150560 151738 151936 153293
// bufdiff-features: 155898 156460 157120 157719 158120 158839 158897 160756 160983 161304 162872
// bufdiff-features: 163471 165695 165719 166037 167018 167072 167164 167753 172692 174097 174170
// bufdiff-features: 175888 178019 178067 178535 178560 179506 180600 180612 181522 183447 184030
// bufdiff-features: 186959 188358 192422 192771 193773 194321 196031 196048 196349 199305 199827
// bufdiff-features: 200572 202241 202814 203442 203880 204922 205434 205689 208017 208557 208947
// bufdiff-features: 210096 210246 212129 212628 214160 214621 214830 215959 216570 216712 218635
// bufdiff-features: 219393 219751 223640 225827 226357 228390 230081 230640 235141 235325 236238
// bufdiff-features: 237041 237295 240378 241688 242257 246543 247107 249184 250917 251478 252466
// bufdiff-features: 252539 253836 256247 257098 258331 258625 259528 259822 259840
module {
  func.func @f1(%arg0: tensor<2x3x2xf64>, %arg1: tensor<?x?x?xf64>) -> (tensor<2x3x2xf64>, tensor<?x?x?xf64>, tensor<2x3x2xf64>, index) {
    %0 = tensor.empty() : tensor<2x3x2xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c1, %c1] : tensor<2x3x2xf64>
    %1 = linalg.fill ins(%extracted : f64) outs(%0 : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    %mapped = linalg.map { arith.maximumf } ins(%arg0, %1 : tensor<2x3x2xf64>, tensor<2x3x2xf64>) outs(%arg0 : tensor<2x3x2xf64>)
    %cst = arith.constant 0.000000e+00 : f64
    %2 = arith.cmpf ogt, %extracted, %cst : f64
    %3 = arith.index_castui %2 : i1 to index
    %c0 = arith.constant 0 : index
    %4 = vector.transfer_read %arg0[%3, %3, %3], %extracted : tensor<2x3x2xf64>, vector<2xf64>
    %c2 = arith.constant 2 : index
    %5 = vector.transfer_write %4, %arg0[%3, %c2, %c1] : vector<2xf64>, tensor<2x3x2xf64>
    %6 = bufferization.alloc_tensor() copy(%5) : tensor<2x3x2xf64>
    return %6, %arg1, %mapped, %3 : tensor<2x3x2xf64>, tensor<?x?x?xf64>, tensor<2x3x2xf64>, index
  }
  func.func @main(%arg0: tensor<?x?x2xf64>, %arg1: memref<2x3x2xf64>) -> (tensor<2x3x2xf64>, tensor<6x?xf64>, tensor<2x3x2xf64>, tensor<?x?x?xf64>, tensor<2x3x2xf64>, index) {
    %0 = tensor.empty() : tensor<2x3x2xf64>
    %cst = arith.constant 1.000000e+02 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    bufferization.materialize_in_destination %1 in restrict writable %arg1 : (tensor<2x3x2xf64>, memref<2x3x2xf64>) -> ()
    %2 = tensor.empty() : tensor<2x4x2xf64>
    %cst_0 = arith.constant 1.000000e+00 : f64
    %3 = linalg.fill ins(%cst_0 : f64) outs(%2 : tensor<2x4x2xf64>) -> tensor<2x4x2xf64>
    %4 = tensor.empty() : tensor<2xf64>
    %5 = linalg.pooling_nwc_sum ins(%3, %4 : tensor<2x4x2xf64>, tensor<2xf64>) outs(%1 : tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
    %cast = tensor.cast %5 : tensor<2x3x2xf64> to tensor<?x?x?xf64>
    %6:4 = call @f1(%5, %cast) : (tensor<2x3x2xf64>, tensor<?x?x?xf64>) -> (tensor<2x3x2xf64>, tensor<?x?x?xf64>, tensor<2x3x2xf64>, index)
    %inserted_slice = tensor.insert_slice %1 into %5[0, 0, 0] [2, 3, 2] [1, 1, 1] : tensor<2x3x2xf64> into tensor<2x3x2xf64>
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c6, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %6#2(%from_elements) : (tensor<2x3x2xf64>, tensor<2xindex>) -> tensor<6x?xf64>
    %inserted_slice_1 = tensor.insert_slice %1 into %5[0, 0, 0] [2, 3, 2] [1, 1, 1] : tensor<2x3x2xf64> into tensor<2x3x2xf64>
    return %inserted_slice_1, %reshape, %inserted_slice, %6#1, %6#0, %6#3 : tensor<2x3x2xf64>, tensor<6x?xf64>, tensor<2x3x2xf64>, tensor<?x?x?xf64>, tensor<2x3x2xf64>, index
  }
}

