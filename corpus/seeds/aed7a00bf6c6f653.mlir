// bufdiff-profile: wide
// bufdiff-choices: 02a6658dd8f223cafae4f067a2e485e84c6b6196c4255031ba14ec0e7c54b31fe6f99705ee1371b4
// bufdiff-choices: b461ae65e670920ad4b1277e3ca086924f54a822ee4426d6213e94134f06ea8ce373ba79e250191b
// bufdiff-choices: 94d472e1f3e02f73f3884be8dcc34a2d33b9684bcfc401b41ddce019ec7273c5980b4dac7cad0353
// bufdiff-choices: 2b4cf497039088031b22994473a28277f2df590d44643f3b118fbab761a40104edff91dc9b3e62e5
// bufdiff-choices: 987009306d8e44fbae80b444c44ae605498bf437
// bufdiff-features: 1382 2225 10968 13233 13915 15440 15751 17667 18486 18880 22070 22095 22280
// bufdiff-features: 23433 23787 24826 25388 26546 26568 27048 27644 27825 28512 29590 32615 32804
// bufdiff-features: 32929 34034 34167 34564 34647 35507 36454 36542 36784 37786 38513 39927 40598
// bufdiff-features: 40712 43098 46317 46416 46995 47392 48667 50450 52558 52900 52958 55270 61350
// bufdiff-features: 61699 63086 63742 64119 64716 64959 65896 68355 68875 69721 73150 73802 73877
// bufdiff-features: 74617 76953 76988 77261 78345 78430 79099 81736 84887 86125 89445 90723 90899
// bufdiff-features: 92194 93542 93994 94755 94901 95285 96122 96989 98012 98984 99009 99038 101894
// bufdiff-features: 103589 104315 104931 105858 108194 114756 115471 115778 117235 121249 121394
// bufdiff-features: 122764 124824 127259 127426 128370 128768 129849
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: i32, %arg2: tensor<5xi64>) -> (tensor<1x3x3x1x1xi64>, tensor<1x2x2x1x1xi64>, tensor<5xi64>, tensor<1x2x2x1x1xi64>, i64) {
    %0 = tensor.empty() : tensor<1x2x2x1x1xi64>
    %c-1_i64 = arith.constant -1 : i64
    %1 = linalg.fill ins(%c-1_i64 : i64) outs(%0 : tensor<1x2x2x1x1xi64>) -> tensor<1x2x2x1x1xi64>
    %2 = tensor.empty() : tensor<1x3x3x1x1xi64>
    %3 = linalg.fill ins(%c-1_i64 : i64) outs(%2 : tensor<1x3x3x1x1xi64>) -> tensor<1x3x3x1x1xi64>
    %4 = tensor.empty() : tensor<2x2x1xi64>
    %5 = linalg.pooling_ndhwc_min ins(%3, %4 : tensor<1x3x3x1x1xi64>, tensor<2x2x1xi64>) outs(%1 : tensor<1x2x2x1x1xi64>) -> tensor<1x2x2x1x1xi64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %5 : tensor<1x2x2x1x1xi64> to tensor<1x?x?x1x?xi64>
    %inserted_slice = tensor.insert_slice %cast into %0[0, 0, 0, 0, 0] [1, %c2, %c2, 1, %c1] [1, 1, 1, 1, 1] : tensor<1x?x?x1x?xi64> into tensor<1x2x2x1x1xi64>
    %6 = scf.execute_region -> tensor<1x3x3x1x1xi64> {
      scf.yield %3 : tensor<1x3x3x1x1xi64>
    }
    return %6, %inserted_slice, %arg2, %1, %c-1_i64 : tensor<1x3x3x1x1xi64>, tensor<1x2x2x1x1xi64>, tensor<5xi64>, tensor<1x2x2x1x1xi64>, i64
  }
}

