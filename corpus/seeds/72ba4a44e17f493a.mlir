// bufdiff-profile: calls
// bufdiff-choices: 0ed1fcd29b45785744dca94362709bf2643afd3ee2c774411fc5a92c56808121fa8a118ad171d3c4
// bufdiff-choices: 3c094ff996921a0595b236a1c39b10ceb6c3484481225fabace9ae4d7b5240529be3124fc9d04933
// bufdiff-choices: 27e60f237bfbeb36c32258f92682cf052cfbc8055064a369953521152339e30670d55381e9e7fff7
// bufdiff-choices: f3716e9bc8ada6463daa5b7c124f0ab7405ebf95e2ef416a38106ad0a2a79e7a18789834c4133241
// bufdiff-choices: d32735082a60bb4b154a3706492d9d34154cdcd0d0778c84c7650b911feb233497a104b2fd41ac3f
// bufdiff-choices: 26ed4ed8e8d7df4435667ad20b6af0e20bf0fb0cabc4c0603790
// bufdiff-features: 1084 4291 5973 6163 6179 6289 6812 10035 11162 12170 12403 12932 13169 13233
// bufdiff-features: 13689 14925 14955 15300 15671 15751 15919 16005 17232 20864 21579 21953 22221
// bufdiff-features: 22280 23787 24812 25119 25253 25388 25611 26568 26922 27048 27825 29104 29590
// bufdiff-features: 31668 31899 34159 34167 34647 34965 36901 37786 38783 40712 41073 41826 42344
// bufdiff-features: 42728 42984 43203 44292 46154 46203 46367 46832 46835 47102 47392 47488 47782
// bufdiff-features: 47829 48269 48577 48846 51647 51987 52062 52322 52558 52807 52900 52958 53252
// bufdiff-features: 53716 54998 55185 55837 55887 55985 57437 59070 59094 60686 61556 61699 62675
// bufdiff-features: 62701 63062 63071 64120 64235 64716 66267 66320 66422 66765 67388 67880 68355
// bufdiff-features: 69403 71169 71490 71544 72280 73455 73548 74362 75361 76258 76339 77617 78030
// bufdiff-features: 78283 78430 78830 79389 79424 81039 82011 82135 82276 83194 84585 85820 85897
// bufdiff-features: 86125 87027 87238 87841 88662 88732 89771 89780 90777 91485 91633 92647 92898
// bufdiff-features: 93286 95117 95930 97318 97864 98201 98501 99228 99383 99568 99757 100480 102879
// bufdiff-features: 103120 104315 104931 105914 106105 106691 107987 108977 109086 110379 112474
// bufdiff-features: 113041 113657 114547 115471 115778 115990 116156 117235 117509 118769 118945
// bufdiff-features: 119587 119588 119876 120514 120871 121089 121467 122159 122764 123779 124448
// bufdiff-features: 125908 127373 128768 129781 129810 130761
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x4xi64>, %arg1: tensor<4xf64>) -> (tensor<12xf64>, tensor<4xf64>, tensor<16xi64>, tensor<1x?xi64>, tensor<4x4xi64>) {
    %true = arith.constant true
    %0 = call @f1(%arg0, %true) : (tensor<4x4xi64>, i1) -> tensor<16xi64>
    %1:2 = call @f2(%arg1) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %2:2 = call @f2(%1#1) {arg_attrs = [{bufdiff.note = 0 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}]} : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    %concat = tensor.concat dim(0) %2#1, %2#1, %1#0 : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<12xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[%c1, %c1] [1, %c1] [1, 1] : tensor<4x4xi64> to tensor<1x?xi64>
    return %concat, %2#0, %0, %extracted_slice, %arg0 : tensor<12xf64>, tensor<4xf64>, tensor<16xi64>, tensor<1x?xi64>, tensor<4x4xi64>
  }
  func.func private @f2(%arg0: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = linalg.copy ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %1 = bufferization.alloc_tensor() copy(%0) {memory_space = 1 : i64} : tensor<4xf64>
    %mapped = linalg.map ins(%1, %0, %1 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) outs(%1 : tensor<4xf64>)
      (%in: f64, %in_0: f64, %in_1: f64, %init: f64) {
        %4 = arith.negf %in : f64
        %5 = arith.addf %4, %in_0 : f64
        %6 = arith.mulf %5, %in_1 : f64
        linalg.yield %6 : f64
      }
    %2 = tensor.empty() : tensor<4xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%mapped : tensor<4xf64>) outs(%2 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %cst = arith.constant -6.000000e+00 : f64
      %4 = arith.mulf %in, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<4xf64>
    return %3, %0 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @f1(%arg0: tensor<4x4xi64>, %arg1: i1) -> tensor<16xi64> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = arith.extui %arg1 : i1 to i64
    %inserted = tensor.insert %0 into %arg0[%c1, %c3] : tensor<4x4xi64>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x4xi64> into tensor<16xi64>
    return %collapsed : tensor<16xi64>
  }
}

