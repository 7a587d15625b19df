// bufdiff-profile: types
// bufdiff-choices: 191551896f09a04df02a3c40ea42253fbda5f07e38edcff591c5a671836ca99aeb716716c1ffe419
// bufdiff-choices: 9b246c1c5420068ac2a6e81cbf919221bb02681f65fd1d76bfd491985bf5d13be9f951ad6790c62b
// bufdiff-choices: 26b1e881ae642370892adaebfcb51da39ff0bc577472c29a4c783ed8613a3ae8c59a6d0702bcdb16
// bufdiff-choices: 0405cac21af5e5c0d226a5359b49e4074a2efc5d587ff803d8dfd6a57f820f55f2349c2d6987fd27
// bufdiff-choices: ab4b79f4349a92fd570f607042ab06de3eb3597f
// bufdiff-features: 735 1590 3233 4280 5458 6611 8325 9479 10020 11162 11759 13233 15671 15751
// bufdiff-features: 16682 18941 19545 19579 19606 22095 22280 26568 26922 29590 30301 30666 30996
// bufdiff-features: 34167 36784 38702 40712 43442 45017 45147 46203 46208 47392 47742 48598 50894
// bufdiff-features: 52558 52900 61969 62641 63384 63800 63929 64120 64370 66422 68355 71306 72450
// bufdiff-features: 72629 73802 74057 76373 76700 76953 78430 80894 81443 81502 81736 85843 86125
// bufdiff-features: 86357 87495 88008 89812 90777 92144 92194 93255 94701 95407 97715 98190 99383
// bufdiff-features: 101823 102034 102512 104315 104931 106314 107412 108012 111619 114139 115778
// bufdiff-features: 117767 121132 121585 123012 127726 142040 142509 143633 144761 146512 146814
// bufdiff-features: 151936 151988 153293 155898 156460 157120 158120 158839 158897 159421 160756
// bufdiff-features: 160967 162764 163084 163471 163687 165160 165695 165719 167164 167753 172243
// bufdiff-features: 174097 174170 175888 176774 178067 178535 181789 184030 186959 188358 188845
// bufdiff-features: 192422 192771 194321 196031 196349 196736 197392 197738 198460 199305 199827
// bufdiff-features: 200208 201601 202085 202241 202506 202814 203880 204922 205434 205689 208017
// bufdiff-features: 208557 208947 210022 210096 210246 212628 214621 214830 215959 216034 216581
// bufdiff-features: 218738 219393 219751 220387 222809 225264 225325 225827 226357 228219 228390
// bufdiff-features: 230081 230640 235141 235325 235477 236238 236849 237295 238527 244107 246543
// bufdiff-features: 247797 250917 251943 252466 253836 257457 258994 259528 259840 261439
module {
  func.func @main(%arg0: tensor<?x3x?xf64>, %arg1: tensor<2x3x2xf64> {bufferization.writable = false}, %arg2: memref<2x3x2xf64, strided<[?, ?, ?], offset: ?>>) -> (tensor<6x?xf64>, tensor<?x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<?x3x?xf64>, f64, f64) {
    %cast = tensor.cast %arg1 : tensor<2x3x2xf64> to tensor<?x?x?xf64>
    %0:5 = call @f1(%arg1, %cast) : (tensor<2x3x2xf64>, tensor<?x?x?xf64>) -> (tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, f64, f64)
    %alloc = memref.alloc() : memref<2x3x2xf64>
    bufferization.materialize_in_destination %0#0 in restrict writable %alloc : (tensor<2x3x2xf64>, memref<2x3x2xf64>) -> ()
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %1 = arith.cmpf ogt, %0#4, %cst : f64
    %2 = arith.index_castui %1 : i1 to index
    %3 = memref.load %alloc[%c0, %c0, %2] : memref<2x3x2xf64>
    %4 = bufferization.to_tensor %arg2 restrict : memref<2x3x2xf64, strided<[?, ?, ?], offset: ?>> to tensor<2x3x2xf64>
    %inserted_slice = tensor.insert_slice %0#0 into %4[0, 0, 0] [2, 3, 2] [1, 1, 1] : tensor<2x3x2xf64> into tensor<2x3x2xf64>
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %c6, %c2 : tensor<2xindex>
    %reshape = tensor.reshape %4(%from_elements) : (tensor<2x3x2xf64>, tensor<2xindex>) -> tensor<6x?xf64>
    %cast_0 = tensor.cast %inserted_slice : tensor<2x3x2xf64> to tensor<?x3x2xf64>
    return %reshape, %cast_0, %0#2, %0#1, %0#0, %arg0, %3, %0#3 : tensor<6x?xf64>, tensor<?x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<?x3x?xf64>, f64, f64
  }
  func.func @f1(%arg0: tensor<2x3x2xf64>, %arg1: tensor<?x?x?xf64>) -> (tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, f64, f64) {
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
    %6 = bufferization.alloc_tensor() copy(%mapped) : tensor<2x3x2xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    return %6, %1, %5, %cst_0, %extracted : tensor<2x3x2xf64>, tensor<2x3x2xf64>, tensor<2x3x2xf64>, f64, f64
  }
}

