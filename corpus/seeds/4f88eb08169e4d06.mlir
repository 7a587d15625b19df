// bufdiff-profile: cfg
// bufdiff-choices: 09c469d265997497966f55d0bd09f87fed8490e43405004df905d80fcc04d1c70f8455a7466e2fb4
// bufdiff-choices: 6f8285fcf61e90ecc01ae76af9cebe91c617f8e5c17ccff0ac42b41431eae443afc4a9ca36b8238d
// bufdiff-choices: bd4d1b63ceb55233d4ffcf67c7d7b49e05d8d1e1149d49c0a78d98505124a40eb9f80c43a478386f
// bufdiff-choices: add7d06e27
// bufdiff-features: 587 3723 10001 10166 10214 10686 11538 13747 14483 15751 17049 19419 20003
// bufdiff-features: 20261 20952 22095 22221 22311 23787 23834 23874 24458 25379 26444 26568 29001
// bufdiff-features: 31899 31953 34647 35239 37231 39673 42150 43066 43098 44651 45765 46203 47141
// bufdiff-features: 48301 55472 55887 57286 57718 60517 61112 63062 63706 64235 64959 66422 66765
// bufdiff-features: 66905 67008 68355 69987 70858 72629 72808 74362 74507 74617 76443 76820 81299
// bufdiff-features: 81791 86965 87231 88321 89109 90589 95285 97774 99009 101098 101823 107882
// bufdiff-features: 108221 110491 112929 114139 115677 118393 121394 123238 123503 126320 127834
// bufdiff-features: 130156
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x?xf64> {bufferization.writable = false}, %arg1: tensor<3x1x2xf64>, %arg2: tensor<2x2xi32> {bufferization.writable = false}, %arg3: tensor<3x1x2xf64>) -> tensor<3x?xf64> {
    %0 = memref.alloca_scope  -> (i32) {
      %c2 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %cst = arith.constant -1.000000e+00 : f64
      %1 = vector.transfer_read %arg1[%c2, %c0, %c1], %cst : tensor<3x1x2xf64>, vector<4xf64>
      %2 = vector.transfer_write %1, %arg1[%c2, %c0, %c0] : vector<4xf64>, tensor<3x1x2xf64>
      %3 = bufferization.alloc_tensor() : tensor<3x1x2xf64>
      %4 = bufferization.materialize_in_destination %arg1 in %3 : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %5 = tensor.empty() : tensor<3x1x2xf64>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<3x1x2xf64>) outs(%5 : tensor<3x1x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %12 = arith.subf %in, %cst : f64
        linalg.yield %12 : f64
      } -> tensor<3x1x2xf64>
      %cst_0 = arith.constant dense<false> : tensor<3x1x2xi1>
      %7 = tensor.empty() : tensor<3x1x2xf64>
      %cst_1 = arith.constant 7.250000e+00 : f64
      %8 = linalg.fill ins(%cst_1 : f64) outs(%7 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %9 = linalg.select ins(%cst_0, %8, %6 : tensor<3x1x2xi1>, tensor<3x1x2xf64>, tensor<3x1x2xf64>) outs(%arg1 : tensor<3x1x2xf64>) -> tensor<3x1x2xf64>
      %10 = tensor.empty() : tensor<3x1x2xf64>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x1x2xf64>) outs(%10 : tensor<3x1x2xf64>) {
      ^bb0(%in: f64, %out: f64):
        %cst_2 = arith.constant 1.000000e+00 : f64
        %12 = arith.mulf %in, %cst_2 : f64
        linalg.yield %12 : f64
      } -> tensor<3x1x2xf64>
      %c-1_i32 = arith.constant -1 : i32
      memref.alloca_scope.return %c-1_i32 : i32
    }
    return %arg0 : tensor<3x?xf64>
  }
}

