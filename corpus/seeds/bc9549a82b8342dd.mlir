// bufdiff-profile: loops
// bufdiff-choices: 00c439cdb652a426dc850864f1f80b7e1b7a65c8261e3fe132052a4e4ab6a7cae97f3bce9a67a514
// bufdiff-choices: 034cd17e58e509d5e05ac36e2862e81191f2ea8bcf5b7106476864288ae8ea90bb92e6d5a619b5f0
// bufdiff-choices: 36db1506d800f78339aac79e5aa50b0162c29342676ddf78337ef9d9424c7c7306c69b469fcdb3ce
// bufdiff-choices: 1ebb600a9c19da45d271c1e05b9d4515f36d1a41c5999f60
// bufdiff-features: 397 9479 13074 13233 15751 16822 19545 19606 26568 28504 30018 30896 30996
// bufdiff-features: 34167 36784 38702 40712 41456 47392 47796 49635 50894 50953 51415 52900 53252
// bufdiff-features: 54998 63384 66422 68355 70955 74034 76024 78430 79099 79337 81218 81441 81736
// bufdiff-features: 86125 87495 88008 88337 91074 92194 94049 95407 101264 102625 102809 104931
// bufdiff-features: 110552 117235 121626 134449 136271 138753 141886 144877 146016 146512 146711
// bufdiff-features: 148304 155898 156460 156936 158120 158897 160011 160756 161649 161883 162872
// bufdiff-features: 163687 165719 167753 167793 168858 171053 171913 172692 174094 175888 180179
// bufdiff-features: 182966 184030 184936 186042 186959 190022 191765 192771 200104 201802 202241
// bufdiff-features: 204616 212675 224916 228061 228390 229373 229713 230640 235722 243989 244281
// bufdiff-features: 246543 247062 248683 249984 251217 253389 253836 258123 259528 259840
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> (tensor<1xf64>, tensor<1x1xf64>, tensor<?xf64>, tensor<1xf64>) {
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
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %3(%from_elements) : (tensor<1xf64>, tensor<2xindex>) -> tensor<1x1xf64>
    %4 = arith.index_castui %0 : i1 to index
    %c4 = arith.constant 4 : index
    %5 = arith.remui %4, %c4 : index
    scf.for %arg2 = %c0 to %5 step %c1 {
    }
    %cast = tensor.cast %1 : tensor<1xf64> to tensor<?xf64>
    return %2, %reshape, %cast, %3 : tensor<1xf64>, tensor<1x1xf64>, tensor<?xf64>, tensor<1xf64>
  }
}

