// bufdiff-profile: calls
// bufdiff-choices: 234fda3e50cc9587e453d98ba4663fbdbb76c10e4d1a0261e0da4df5c07217cc9695333731d569ec
// bufdiff-choices: 46d43df5d30483dbfc16d1d00889241ecaa04d2052c65f7270e03a82a5913ed3dd9d0fe72bb11497
// bufdiff-choices: 2bb07637e4988f11e06e1dd4ac10cab1230215e5fcc6b50a94e0607e0ac7e5bb81830ec3069b31ed
// bufdiff-choices: 6d83a612cda6452089b41e38605d8fe264ec950b132923e2ffe6a6b3950467f61489dd5a348f2b7b
// bufdiff-choices: 721459e6064fff5c2cac7500e9a4fcbe3d2808c4264bf5f443518ca8949c4a186809e11b1716ae56
// bufdiff-choices: bcc18c2f9a4dd20a62aed2d6bab03aff63653915c4224ab7a3c012594b12f931dcd53414363eea6f
// bufdiff-choices: 97e882236eb4f4731854b3cff522ccf2774526d3dcbfe806b7da26
// bufdiff-features: 2320 2602 3217 4165 4752 6169 6812 9255 10476 11162 12638 13233 14704 15482
// bufdiff-features: 15671 15751 15903 18330 19442 20729 20734 21522 22095 22280 22448 23143 24259
// bufdiff-features: 25863 26125 26568 26775 29261 29590 29966 29968 30666 31143 32536 33769 34167
// bufdiff-features: 35163 36784 38783 40712 41907 42467 42919 42984 43442 46203 46835 47392 48974
// bufdiff-features: 49635 49657 51675 52062 52553 52558 52900 53252 54385 55113 56287 57401 60686
// bufdiff-features: 63071 63800 63929 64120 64162 64716 65778 66422 66995 68355 69965 70335 71050
// bufdiff-features: 71306 72243 73802 75337 75502 77129 77617 78283 78430 80289 81736 82135 82936
// bufdiff-features: 83194 84090 84472 84585 84922 85843 86125 87895 88732 89780 89812 90777 92194
// bufdiff-features: 92740 93903 95603 96128 97715 99383 99525 100481 101867 104931 105700 106843
// bufdiff-features: 107732 108012 110700 110780 112929 113041 113940 114957 116549 117001 117155
// bufdiff-features: 117183 117206 117235 119334 119597 121626 122791 125702 129630 130310 134816
// bufdiff-features: 135868 136030 136039 137045 137477 139121 139524 140841 142274 144093 145962
// bufdiff-features: 146512 148647 150818 152841 153293 154802 155138 156460 157325 158120 158897
// bufdiff-features: 160967 163044 163581 163687 164472 165695 165719 166065 166579 167793 167973
// bufdiff-features: 168562 168858 169734 171369 173354 176252 176521 176774 177182 177248 177904
// bufdiff-features: 178067 178121 179737 180913 182675 184030 186959 188790 191385 191490 191908
// bufdiff-features: 192422 192628 192771 194256 194682 195182 196031 197169 197267 197738 198689
// bufdiff-features: 201509 201601 202241 202616 205434 205689 207710 207760 210022 210406 210461
// bufdiff-features: 211118 212111 212375 214744 215499 215959 216570 216969 218738 221162 222612
// bufdiff-features: 222809 223437 224222 224744 225728 225985 226575 226854 228390 228581 229759
// bufdiff-features: 230081 230329 230640 235375 236024 236930 238938 238951 240158 240339 240539
// bufdiff-features: 242145 243781 244691 245458 246543 247062 249841 250415 250596 250917 252466
// bufdiff-features: 252539 253836 255816 259840 260202
module {
  func.func private @f1(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5xf64>
    %cst = arith.constant dense<1.000000e+10> : tensor<5xf64>
    %0 = linalg.max ins(%arg1, %cst : tensor<5xf64>, tensor<5xf64>) outs(%arg0 : tensor<5xf64>) -> tensor<5xf64>
    %1 = arith.index_cast %dim : index to i64
    %2 = arith.sitofp %1 : i64 to f64
    %inserted = tensor.insert %2 into %0[%c0] : tensor<5xf64>
    return %inserted, %0 : tensor<5xf64>, tensor<5xf64>
  }
  func.func private @f2(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, f64) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+10 : f64
    %inserted = tensor.insert %cst into %arg2[%c1] : tensor<5xf64>
    %0:2 = call @f1(%arg1, %arg1) : (tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>)
    %1 = linalg.tanh ins(%0#0 : tensor<5xf64>) outs(%0#0 : tensor<5xf64>) -> tensor<5xf64>
    %2 = bufferization.alloc_tensor() copy(%0#1) : tensor<5xf64>
    return %1, %2, %inserted, %cst : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, f64
  }
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<5xf64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<5xf64>, tensor<?xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<?xf64>, tensor<5xf64>) {
    %0:4 = call @f2(%arg1, %arg1, %arg1) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, f64)
    %1:2 = call @f1(%0#2, %0#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>)
    %cst = arith.constant dense<-6.000000e+00> : tensor<5xf64>
    %2:4 = call @f2(%1#0, %cst, %1#0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}, {bufdiff.note = 3 : i64}]} : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, f64)
    %3 = tensor.empty() : tensor<5xf64>
    %4 = linalg.fill ins(%0#3 : f64) outs(%3 : tensor<5xf64>) -> tensor<5xf64>
    %5:4 = call @f2(%2#2, %2#2, %4) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, f64)
    %cast = tensor.cast %5#0 : tensor<5xf64> to tensor<?xf64>
    %cst_0 = arith.constant 0.000000e+00 : f64
    %6 = arith.cmpf ogt, %0#3, %cst_0 : f64
    %7 = arith.index_castui %6 : i1 to index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %5#0[%7] [%c1] [1] : tensor<5xf64> to tensor<?xf64>
    return %5#1, %cast, %2#1, %2#0, %1#1, %0#1, %extracted_slice, %5#2 : tensor<5xf64>, tensor<?xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<?xf64>, tensor<5xf64>
  }
}

