// bufdiff-profile: idioms
// bufdiff-choices: 0c4186fc203bbf7a69d2416694e663b3ad484c712e515d05f81d4f5637a170005c9982f0e8af383d
// bufdiff-choices: 608d08e86a1e320c07b82988352a8c40d547015d9104df05e80460fb9f42a202ebfc125173fd34db
// bufdiff-choices: 1f9ef23044fff60b65550027fffc0030bf0eaad373e2b2619c807b3e0a60e3bb23f164441233a80b
// bufdiff-choices: 57cdf6cbaaaad55bcb9e1ae96f1e0a2f23
// bufdiff-features: 1552 3207 3396 6611 7404 8751 10384 10968 11162 12276 13074 13233 13915 15440
// bufdiff-features: 15751 15903 21161 22280 24826 25388 25871 26087 27048 27056 27825 28999 29590
// bufdiff-features: 29642 30293 34167 34647 34965 36542 36774 36784 37251 37385 37786 40266 40712
// bufdiff-features: 40953 41605 44505 44522 45685 46139 46203 46283 46416 47488 48343 48575 49135
// bufdiff-features: 50080 50450 52410 52900 52958 53180 57718 60417 61699 62218 64119 64120 64335
// bufdiff-features: 65272 67946 68355 68875 69449 71168 71169 72413 73802 74057 74362 74450 76677
// bufdiff-features: 78283 78430 80895 81736 82011 82026 82594 82712 83194 83332 83419 85219 86125
// bufdiff-features: 86346 87714 89486 91633 91695 92194 94755 95285 97864 98201 100650 101813
// bufdiff-features: 104315 104931 105144 110379 110552 111024 112099 112917 112929 113843 115471
// bufdiff-features: 115592 115778 115990 120295 124626 127259 127281 128768 129462 129849 129946
// bufdiff-features: 130585
module {
  func.func @main(%arg0: tensor<1x3xi64> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>}) -> (tensor<3xi64>, tensor<1x3xi64>, tensor<?x?xi64>, tensor<1x3xi64>, tensor<1x3xi64>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x3xi64> into tensor<3xi64>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %c0] [1, %c3] [1, 1] : tensor<1x3xi64> to tensor<1x?xi64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 3] [1, 1] : tensor<1x3xi64> to tensor<1x3xi64>
    %0 = linalg.copy ins(%extracted_slice : tensor<1x?xi64>) outs(%extracted_slice : tensor<1x?xi64>) -> tensor<1x?xi64>
    %c-1_i64 = arith.constant -1 : i64
    %1 = linalg.fill ins(%c-1_i64 : i64) outs(%extracted_slice_0 : tensor<1x3xi64>) -> tensor<1x3xi64>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0, %c0] [1, %c3] [1, 1] : tensor<1x?xi64> into tensor<1x3xi64>
    %inserted_slice_1 = tensor.insert_slice %1 into %inserted_slice[0, 0] [1, 3] [1, 1] : tensor<1x3xi64> into tensor<1x3xi64>
    %cast = tensor.cast %extracted_slice : tensor<1x?xi64> to tensor<?x?xi64>
    %cst = arith.constant dense<[[11, 14, 17]]> : tensor<1x3xi64>
    return %collapsed, %inserted_slice_1, %cast, %cst, %extracted_slice_0 : tensor<3xi64>, tensor<1x3xi64>, tensor<?x?xi64>, tensor<1x3xi64>, tensor<1x3xi64>
  }
}

