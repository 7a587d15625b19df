// bufdiff-profile: wide
// bufdiff-choices: 0546a36b51991b1f8583179e720cda55f264428a5cb089ae5478df666bf01c6e6a184f0eb2e5a2ca
// bufdiff-choices: 7800f26ac799d04bb8b36076c7f86e79a6e178a495829a55a877a740f569c9b79703c34803da30a9
// bufdiff-choices: 1af6b1588603529eab9459b2399105f492c1b1296da7b70989316df23a7d574ecbdcefdfa49dbe2b
// bufdiff-choices: 93d4745ef7720a0ea0830533b2302bf90af386738451
// bufdiff-features: 1112 2021 3207 6277 7014 7793 8994 9462 10035 10166 12702 13074 14884 15440
// bufdiff-features: 15751 17232 20337 20656 21161 22085 22280 23039 23143 23874 24826 25388 26568
// bufdiff-features: 27048 27508 29443 29895 30666 30811 32140 33769 34167 34602 34623 34647 35388
// bufdiff-features: 35507 36784 40712 41605 42467 42646 42984 43098 44949 45629 45702 45891 46110
// bufdiff-features: 46203 47392 47486 49627 50758 50894 51415 52302 52900 52958 53243 53252 54309
// bufdiff-features: 54998 55887 57718 57755 59436 60465 60686 63062 63336 63800 64235 64737 66115
// bufdiff-features: 66666 66712 66765 68355 68848 69987 70050 71169 73802 74057 74362 74617 76258
// bufdiff-features: 76339 76915 76953 78283 79099 79389 81736 82203 84759 84887 85843 86125 87277
// bufdiff-features: 89646 89780 90589 94961 95273 97270 97318 97864 99009 101839 104931 105144
// bufdiff-features: 105858 108134 109748 109932 112474 112709 112917 112929 114818 115471 115990
// bufdiff-features: 121467 121626 128768 129462 129559
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi64>, %arg1: i64) -> (tensor<2xi64>, tensor<?xi64>, tensor<?xi64>) {
    %0 = linalg.copy ins(%arg0 : tensor<2xi64>) outs(%arg0 : tensor<2xi64>) -> tensor<2xi64>
    %1 = vector.broadcast %arg1 : i64 to vector<4xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %2 = vector.transfer_write %1, %0[%c1] : vector<4xi64>, tensor<2xi64>
    %3 = call @pick1(%arg0, %0) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %4 = linalg.mul ins(%3, %arg0 : tensor<2xi64>, tensor<2xi64>) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<2xi64>) outs(%0 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %7 = arith.andi %in, %out : i64
      linalg.yield %7 : i64
    } -> tensor<2xi64>
    %6 = call @pick1(%0, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %cast = tensor.cast %5 : tensor<2xi64> to tensor<?xi64>
    %cast_0 = tensor.cast %6 : tensor<2xi64> to tensor<?xi64>
    return %4, %cast_0, %cast : tensor<2xi64>, tensor<?xi64>, tensor<?xi64>
  }
  func.func private @pick1(%arg0: tensor<2xi64>, %arg1: tensor<2xi64>) -> tensor<2xi64> {
    return %arg1 : tensor<2xi64>
  }
}

