// bufdiff-profile: idioms
// bufdiff-choices: 0883c79185c2933837f3dd2d4cebe759667d763d2c93837ad43d47e9b571952c71b63f58beecf977
// bufdiff-choices: 6c9caf09cec57baa971a90af39fa900176065c0663528b1fae60c93c0ab143dea71ddd0737e93d67
// bufdiff-choices: 9c
// bufdiff-features: 1150 3579 5269 9479 10872 10968 12276 13233 15440 15751 16727 19241 20864 21953
// bufdiff-features: 22221 22280 23143 23484 24268 24826 25388 25735 26221 26568 26922 27048 27825
// bufdiff-features: 29590 29684 29895 30389 31864 34167 34623 34647 34745 35289 35383 36784 37786
// bufdiff-features: 40540 42094 42344 42542 43587 43942 44505 45702 46139 46208 46283 47102 47488
// bufdiff-features: 49135 50450 51647 52322 52493 52558 52900 53180 53504 54651 57103 58403 60383
// bufdiff-features: 60417 63071 64119 66422 66666 66931 67388 67726 68355 69987 71169 72822 73802
// bufdiff-features: 74552 74864 76052 76258 81039 81736 82135 82197 82320 83253 84635 88337 88958
// bufdiff-features: 89732 90543 91289 92568 92695 93255 94687 94755 95285 95407 98190 99383 102897
// bufdiff-features: 103851 105750 106691 108549 115381 115471 115990 116728 117509 117724 119764
// bufdiff-features: 120434 121307 121626 124484 124754 125921 127259 127533 127922 128768 130294
module {
  func.func @main(%arg0: tensor<4xi64>, %arg1: index) -> (tensor<4xi64>, tensor<?xi64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<4xi64>, tensor<4xi64>) {
      %1 = tensor.empty() : tensor<4xi64>
      %2 = linalg.copy ins(%arg3 : tensor<4xi64>) outs(%1 : tensor<4xi64>) -> tensor<4xi64>
      %3 = linalg.copy ins(%arg4 : tensor<4xi64>) outs(%arg3 : tensor<4xi64>) -> tensor<4xi64>
      %4 = linalg.copy ins(%2 : tensor<4xi64>) outs(%arg4 : tensor<4xi64>) -> tensor<4xi64>
      scf.yield %3, %4 : tensor<4xi64>, tensor<4xi64>
    }
    %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<4xi64> to tensor<4xi64>
    %mapped = linalg.map ins(%0#1, %extracted_slice, %arg0 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) outs(%extracted_slice : tensor<4xi64>)
      (%in: i64, %in_0: i64, %in_1: i64, %init: i64) {
        %1 = arith.cmpi uge, %in, %in_0 : i64
        %2 = arith.select %1, %in, %in_0 : i64
        %3 = arith.xori %2, %in_1 : i64
        %c5_i64 = arith.constant 5 : i64
        %4 = arith.remui %3, %c5_i64 : i64
        linalg.yield %4 : i64
      }
    %inserted_slice = tensor.insert_slice %mapped into %arg0[0] [4] [1] : tensor<4xi64> into tensor<4xi64>
    %extracted = tensor.extract %extracted_slice[%c3] : tensor<4xi64>
    vector.print %extracted : i64
    %cast = tensor.cast %0#0 : tensor<4xi64> to tensor<?xi64>
    return %inserted_slice, %cast : tensor<4xi64>, tensor<?xi64>
  }
}

