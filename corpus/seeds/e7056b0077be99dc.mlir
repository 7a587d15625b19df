// bufdiff-profile: wide
// bufdiff-choices: 00c439cdb652a426dc850864f1f80b7e1b7a65c8261e3fe132052a4e4ab6a7cae97f3bce9a67a514
// bufdiff-choices: 034cd17e58e509d5e05ac36e2862e81191f2ea8bcf5b7106476864288ae8ea90bb92e6d5a619b5f0
// bufdiff-choices: 36db1506d800f78339aac79e5aa50b0162c29342676ddf78337ef9d9424c7c7306c69b469fcdb3ce
// bufdiff-choices: 1ebb600a9c
// bufdiff-features: 9479 10035 15751 16822 26568 28504 34167 39026 40712 42858 43092 47392 47796
// bufdiff-features: 50953 51415 52558 52900 53252 53569 54998 56667 63800 64716 65259 66422 68355
// bufdiff-features: 70864 70955 78283 81218 84979 86125 88337 88608 90623 94049 95273 95407 97181
// bufdiff-features: 97238 100645 101256 102625 104931 121561 125882 134449 136271 138753 141886
// bufdiff-features: 142456 148304 155898 156460 158120 158897 160011 160756 165719 168102 168858
// bufdiff-features: 171053 177923 184030 184936 185670 186959 188827 190593 193297 194134 200104
// bufdiff-features: 201059 201802 202241 205380 205434 208637 211903 212111 213275 220035 228390
// bufdiff-features: 229373 230081 230640 235722 243546 243781 246543 247062 249184 249841 253389
// bufdiff-features: 253836 258123 258432 259528 259840 260847
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
      %6 = arith.cmpf uge, %in, %out : f64
      %7 = arith.select %6, %in, %out : f64
      linalg.yield %7 : f64
    } -> tensor<1xf64>
    %4 = tensor.empty() : tensor<1xf64>
    %5 = linalg.exp ins(%arg0 : tensor<1xf64>) outs(%4 : tensor<1xf64>) -> tensor<1xf64>
    return %2, %3, %5 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
  }
}

