// bufdiff-profile: calls
// bufdiff-choices: 00c439cdb652a426dc850864f1f80b7e1b7a65c8261e3fe132052a4e4ab6a7cae97f3bce9a67a514
// bufdiff-choices: 034cd17e58e509d5e05ac36e2862e81191f2ea8bcf5b7106476864288ae8ea90bb92e6d5a619b5f0
// bufdiff-choices: 36db1506d800f78339aac79e5aa50b0162c29342676ddf78337ef9d9424c7c7306c69b469fcdb3ce
// bufdiff-choices: 1ebb600a9c19da45d271c1e05b9d4515f36d1a41c5999f600d3cc8adb833551f582191
// bufdiff-features: 397 1683 8416 9479 13233 14884 15751 16822 18486 26568 26663 28504 34167 35163
// bufdiff-features: 38396 40540 40712 42858 45897 46203 47392 47796 50633 50953 51415 52900 54998
// bufdiff-features: 63800 64716 65496 66422 68355 70955 72541 74833 76024 78283 86125 86370 88337
// bufdiff-features: 91074 94049 95407 98357 101098 101264 101283 102625 102809 104931 108221 126398
// bufdiff-features: 130638 130942 134449 136271 141886 146711 148304 148373 155898 156460 158120
// bufdiff-features: 158223 160011 160756 163674 165636 165719 171053 176927 179987 180179 182966
// bufdiff-features: 183114 184030 184936 186042 186959 190517 200104 201802 202241 204616 205434
// bufdiff-features: 213275 219393 224916 228390 229713 230640 233494 234594 235722 237337 242173
// bufdiff-features: 243781 244281 246543 246953 247062 248683 249841 251217 253389 253836 257367
// bufdiff-features: 258123 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xf64>
    %cst = arith.constant 7.250000e+00 : f64
    %0 = arith.cmpf oeq, %extracted, %cst : f64
    %1 = arith.select %0, %arg1, %arg0 : tensor<1xf64>
    %2 = linalg.add ins(%1, %arg1 : tensor<1xf64>, tensor<1xf64>) outs(%1 : tensor<1xf64>) -> tensor<1xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<1xf64>) outs(%1 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.cmpf uge, %in, %out : f64
      %6 = arith.select %5, %in, %out : f64
      linalg.yield %6 : f64
    } -> tensor<1xf64>
    %4 = scf.if %0 -> (tensor<1xf64>) {
      %cst_0 = arith.constant 1.000000e+10 : f64
      %5 = vector.transfer_read %1[%c0], %cst_0 : tensor<1xf64>, vector<2xf64>
      %6 = vector.extract %5[0] : f64 from vector<2xf64>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<1xf64>) outs(%2 : tensor<1xf64>) {
      ^bb0(%in: f64, %out: f64):
        %8 = linalg.index 0 : index
        %9 = arith.index_cast %8 : index to i64
        %10 = arith.sitofp %9 : i64 to f64
        %11 = arith.addf %in, %10 : f64
        linalg.yield %11 : f64
      } -> tensor<1xf64>
      scf.yield %7 : tensor<1xf64>
    } else {
      scf.yield %2 : tensor<1xf64>
    }
    return %4, %3, %2 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
  }
}

