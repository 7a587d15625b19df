// bufdiff-profile: cfg
// bufdiff-choices: 096b8d6ae02ea5cddb38716674ac332bd240e294fea48fe0e832ef4109b6492b13b05c90010ab805
// bufdiff-choices: 3190c227c51929e57281db3a36212ae86a79704543fb8bcf3993a8df1b79bb6b0f99bff31273a1da
// bufdiff-choices: 15a9dc0e823a4c432470efa5a3ca97adb5f639ef2d8ede938f75041946d29510751d38e24fa3d790
// bufdiff-choices: 5e74246db5647463fae153cca5471cf9a495f6854519d6d0e91771a15403be527875412dde8c1b3c
// bufdiff-choices: 23bd8b02b4eeded6090d00f6befc97f13b2db5bb95764f11d6f42b6d7b
// bufdiff-features: 600 1253 1326 1502 5206 7097 8512 9443 11441 13233 15440 15751 15903 16728
// bufdiff-features: 16960 18599 19833 22221 22280 24826 25297 25388 25818 26568 27048 27825 28987
// bufdiff-features: 29151 29176 29895 29968 30002 32633 34069 34167 34647 36784 37786 37790 38641
// bufdiff-features: 39528 40044 40712 41886 42282 43209 43839 45702 46095 46203 46995 47588 47865
// bufdiff-features: 48545 50469 52558 52900 52958 53253 53553 57548 57718 57920 58190 60417 61138
// bufdiff-features: 61350 61556 61699 61848 62218 62701 62845 63044 64959 65320 66422 66666 67388
// bufdiff-features: 68355 68782 68992 69121 72629 73140 73802 73883 74362 74551 75796 75921 76953
// bufdiff-features: 78283 78430 81556 81736 83194 84783 85121 86125 86877 90198 92229 93496 96989
// bufdiff-features: 98275 99383 102461 103029 103490 103715 103811 104072 104303 104931 104981
// bufdiff-features: 105857 106731 111024 112065 112275 112929 113020 115026 115471 115778 115823
// bufdiff-features: 116471 116653 117000 119337 119845 120706 121394 121682 122764 123689 124657
// bufdiff-features: 127922 128768 130204 130761
module {
  func.func @main(%arg0: tensor<?x3xi64>) -> (tensor<3x2x2xi32>, tensor<?x?xi64>, tensor<2x?x1xi64>, tensor<?x3xi64>, index) {
    %0 = tensor.empty() : tensor<3x2x2xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.fill ins(%c7_i32 : i32) outs(%0 : tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %2 = linalg.batch_matmul ins(%1, %1 : tensor<3x2x2xi32>, tensor<3x2x2xi32>) outs(%1 : tensor<3x2x2xi32>) -> tensor<3x2x2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3xi64>
    %3 = tensor.empty(%dim) : tensor<2x?x1xi64>
    %c11_i64 = arith.constant 11 : i64
    %4 = linalg.fill ins(%c11_i64 : i64) outs(%3 : tensor<2x?x1xi64>) -> tensor<2x?x1xi64>
    %cst = arith.constant dense<[[[1, 0, -1]], [[-2, -3, -4]]]> : tensor<2x1x3xi64>
    %5 = linalg.batch_reduce_matmul ins(%4, %cst : tensor<2x?x1xi64>, tensor<2x1x3xi64>) outs(%arg0 : tensor<?x3xi64>) -> tensor<?x3xi64>
    %dim_0 = tensor.dim %4, %c0 : tensor<2x?x1xi64>
    %6 = scf.forall (%arg1) in (3) shared_outs(%arg2 = %5) -> (tensor<?x3xi64>) {
      %extracted_slice = tensor.extract_slice %arg2[0, %arg1] [%dim, 1] [1, 1] : tensor<?x3xi64> to tensor<?xi64>
      %7 = linalg.fill ins(%c11_i64 : i64) outs(%extracted_slice : tensor<?xi64>) -> tensor<?xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg2[0, %arg1] [%dim, 1] [1, 1] : tensor<?xi64> into tensor<?x3xi64>
      }
    }
    %cast = tensor.cast %6 : tensor<?x3xi64> to tensor<?x?xi64>
    return %2, %cast, %4, %5, %dim_0 : tensor<3x2x2xi32>, tensor<?x?xi64>, tensor<2x?x1xi64>, tensor<?x3xi64>, index
  }
}

