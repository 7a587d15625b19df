// bufdiff-profile: wide
// bufdiff-choices: 07a98d7c0556abc78aa5e89a03b967b6bed7ec8e8f7336ba7105f390ea968607afff5d047c16a437
// bufdiff-choices: d4ff0e8af348c132fc817417ab8dd8a53d0b40c0e3b6f6fc7cf2399c8b11fd06c811e90fe1c8ab6c
// bufdiff-choices: 352ed9fd3a85537118fad099c3ea46c6f8f28cb92ff85736248208be6209b0f574cb2394c80087f4
// bufdiff-choices: 5fe0a3b6803d4b6507b481acbf0afd6717d953a2c11e8d4053a58762098a2cded2a5f7b5555c6f38
// bufdiff-choices: a8d2e580a61f610eaf9149ca644cb439ba3d42cd0ca31b29bd2dc2fd23308a4e0a8ea627d69e23e7
// bufdiff-choices: 3ded27e4cdb60da8325e066eecb8cc8314175939b3fbbfb93571e71faa3684d77a682dec06038553
// bufdiff-choices: 0b62d6e133b6da2ffea33e44edeaa0b4ae9dd9a7754aa6dd8aa0fed5271aeb280a57371f21c4de3a
// bufdiff-choices: 6ef2374070f4fcf77a230c2d680f93e3207396ec0bc8a63adbc3238a105fdd525cdac562a9a83d79
// bufdiff-choices: dcca6efbb59e1b23e3cfc3927f55aecc6b9f6f8f2bd71e2b699a23c5e07b7ea4a2dc4c8684566227
// bufdiff-choices: 095fce6fe0e692834344382f6c04bb71d2d1676f21e04671533a454f3d792ebf6740018945820a98
// bufdiff-choices: d57b33b2a7144d6160206ed3a9dc0c0a2a48860d27221f4ca58a550c31ee9d604b6344e73cbc892f
// bufdiff-choices: 13a5e4a304882694969a498517058a0aba7e1885d012722705c294
// bufdiff-features: 429 600 782 2225 2898 4165 4236 4784 5197 5973 6611 6812 7404 7862 8818 8918
// bufdiff-features: 9768 9968 10020 10819 10968 11162 11202 12170 12276 12403 12547 13021 13233
// bufdiff-features: 14454 14709 15440 15720 15751 15903 15929 16675 16682 16740 19419 19746 19985
// bufdiff-features: 20023 20554 20686 20838 21670 22095 22221 22280 22824 23047 23225 23787 24393
// bufdiff-features: 24747 24812 24826 25070 25119 25388 26087 26125 26459 26546 26568 27048 27056
// bufdiff-features: 27825 28564 29277 29590 29966 29968 30232 30293 30666 31972 32615 33327 33853
// bufdiff-features: 34167 34301 34623 34647 36092 36784 36901 37231 37315 37761 37786 38427 38490
// bufdiff-features: 38783 39927 39989 40309 40479 40712 42282 42344 42350 42467 42728 43098 43442
// bufdiff-features: 44132 44505 44621 44959 45017 45453 45617 45710 46110 46139 46158 46203 46283
// bufdiff-features: 46414 46416 46832 46995 47392 47486 47488 47782 47784 48598 48974 49135 49635
// bufdiff-features: 49657 50080 50107 50450 50469 50717 50894 50928 52062 52322 52558 52631 52807
// bufdiff-features: 52900 52958 53180 53244 53252 53414 53469 53504 53779 54385 54651 54998 55113
// bufdiff-features: 55148 55185 55887 56697 57718 58024 59070 59145 59440 60686 61556 61628 61699
// bufdiff-features: 61969 62400 62675 63062 63071 63610 63642 63800 63915 63929 64110 64119 64120
// bufdiff-features: 64235 64959 64976 65405 65499 66195 66320 66422 66765 66995 67388 67817 67959
// bufdiff-features: 68355 68457 68755 68875 68987 69007 69403 69987 70437 70529 71050 71168 71169
// bufdiff-features: 71259 71306 71544 71701 72546 72629 72674 73141 73242 73289 73387 73455 73802
// bufdiff-features: 74057 74255 74362 74450 74471 74507 74521 74617 74862 74864 74984 75361 76245
// bufdiff-features: 76677 76700 76953 77261 77617 78283 78430 78683 78828 78950 79229 79334 79389
// bufdiff-features: 79655 80533 80812 81736 82135 82203 83069 83194 83548 83549 83817 84151 84268
// bufdiff-features: 84585 84853 84887 85843 86065 86125 86827 87155 87199 87563 87862 88015 88662
// bufdiff-features: 88732 89150 89445 89449 89780 89812 91509 91633 91737 91910 92194 92647 92740
// bufdiff-features: 92843 93171 93255 93286 94178 94656 94755 95238 95705 96352 96464 96989 97219
// bufdiff-features: 97318 97447 97864 97924 98501 98526 99009 99032 99221 99228 99294 99383 99568
// bufdiff-features: 100258 101476 101823 103056 103115 103315 103416 104026 104303 104931 105484
// bufdiff-features: 105858 105914 106321 106396 107604 108012 108055 109086 109327 109467 109732
// bufdiff-features: 110281 110552 110613 110780 111800 111883 111976 112474 112929 113771 113801
// bufdiff-features: 113940 113943 114712 115471 115801 116109 117137 117206 117235 117336 117724
// bufdiff-features: 118149 119103 119340 119343 119588 119597 119613 119876 120687 121394 121467
// bufdiff-features: 122360 122764 122865 124448 124657 124839 125040 125175 125265 125908 125971
// bufdiff-features: 127000 127306 127922 127926 128005 128275 128362 128502 128694 128768 128907
// bufdiff-features: 128915 128916 129535 129811 129882 130019 130642
#map = affine_map<(d0, d1) -> (d0, d1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x2xi32>, %arg1: tensor<5x3xi64>) -> (tensor<2x2xi32>, tensor<2x?xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<5x3xi64>, tensor<1x?xi32>, tensor<?x?xi32>, tensor<5x3xi64>, tensor<2x2xi64>, i64) {
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg1[3, 0] [2, %c3] [1, 1] : tensor<5x3xi64> to tensor<2x?xi64>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 1] [2, 2] [1, 1] : tensor<2x?xi64> to tensor<2x2xi64>
    %0:3 = call @f3(%arg0, %arg0, %arg0) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x?xi32>, tensor<2x2xi32>)
    %1:4 = call @f2(%arg1) : (tensor<5x3xi64>) -> (tensor<5x3xi64>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c127_i32 = arith.constant 127 : i32
    %inserted = tensor.insert %c127_i32 into %1#3[%c1, %c0] : tensor<2x2xi32>
    %cast = tensor.cast %1#0 : tensor<5x3xi64> to tensor<?x?xi64>
    %2:2 = call @f4(%cast) : (tensor<?x?xi64>) -> (tensor<?x?xi64>, i64)
    %cast_1 = tensor.cast %2#0 : tensor<?x?xi64> to tensor<5x3xi64>
    %3 = call @f5(%1#0, %cast_1) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %cast_2 = tensor.cast %1#3 : tensor<2x2xi32> to tensor<?x?xi32>
    %4:2 = call @f6(%1#0, %cast_2) : (tensor<5x3xi64>, tensor<?x?xi32>) -> (tensor<1x?xi32>, tensor<?x?xi32>)
    return %0#0, %0#1, %0#2, %1#1, %1#2, %inserted, %3, %4#0, %4#1, %1#0, %extracted_slice_0, %2#1 : tensor<2x2xi32>, tensor<2x?xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<5x3xi64>, tensor<1x?xi32>, tensor<?x?xi32>, tensor<5x3xi64>, tensor<2x2xi64>, i64
  }
  func.func private @f6(%arg0: tensor<5x3xi64>, %arg1: tensor<?x?xi32>) -> (tensor<1x?xi32>, tensor<?x?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi32>
    %0 = tensor.empty(%dim) : tensor<1x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<1x?xi32>) -> tensor<1x?xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg1[%c0, 0] [1, %dim] [1, 1] : tensor<1x?xi32> into tensor<?x?xi32>
    return %1, %inserted_slice : tensor<1x?xi32>, tensor<?x?xi32>
  }
  func.func private @f4(%arg0: tensor<?x?xi64>) -> (tensor<?x?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = tensor.empty(%dim) : tensor<?xi64>
    %c42_i64 = arith.constant 42 : i64
    %1 = linalg.fill ins(%c42_i64 : i64) outs(%0 : tensor<?xi64>) -> tensor<?xi64>
    %broadcasted = linalg.broadcast ins(%1 : tensor<?xi64>) outs(%arg0 : tensor<?x?xi64>) dimensions = [1] 
    return %broadcasted, %c42_i64 : tensor<?x?xi64>, i64
  }
  func.func private @f2(%arg0: tensor<5x3xi64>) -> (tensor<5x3xi64>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c11_i64 = arith.constant 11 : i64
    %inserted = tensor.insert %c11_i64 into %arg0[%c4, %c0] : tensor<5x3xi64>
    %cst = arith.constant dense<9> : tensor<2x2xi32>
    %0:3 = call @f1(%cst) : (tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
    %1 = tensor.empty() : tensor<2x2xi32>
    %2 = linalg.copy ins(%0#1 : tensor<2x2xi32>) outs(%1 : tensor<2x2xi32>) -> tensor<2x2xi32>
    return %inserted, %0#0, %2, %0#2 : tensor<5x3xi64>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func @f1(%arg0: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %transposed = linalg.transpose ins(%arg0 : tensor<2x2xi32>) outs(%arg0 : tensor<2x2xi32>) permutation = [1, 0] 
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 1] : tensor<2x2xi32> to tensor<2x1xi32>
    %cast = tensor.cast %extracted_slice : tensor<2x1xi32> to tensor<2x?xi32>
    %inserted_slice = tensor.insert_slice %cast into %transposed[0, 0] [2, %c1] [1, %c1] : tensor<2x?xi32> into tensor<2x2xi32>
    return %transposed, %arg0, %inserted_slice : tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @f3(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x?xi32>, tensor<2x2xi32>) {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[%c0, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0, %c0] [2, 1] [1, 1] : tensor<2xi32> into tensor<2x2xi32>
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %inserted = tensor.insert %c3_i32 into %arg2[%c1, %c0] : tensor<2x2xi32>
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<2x?xi32>
    %1 = linalg.copy ins(%inserted : tensor<2x2xi32>) outs(%0 : tensor<2x?xi32>) -> tensor<2x?xi32>
    return %inserted_slice, %1, %arg2 : tensor<2x2xi32>, tensor<2x?xi32>, tensor<2x2xi32>
  }
  func.func private @f5(%arg0: tensor<5x3xi64>, %arg1: tensor<5x3xi64>) -> tensor<5x3xi64> {
    %0 = tensor.empty() : tensor<5x3x3xi64>
    %c11_i64 = arith.constant 11 : i64
    %1 = linalg.fill ins(%c11_i64 : i64) outs(%0 : tensor<5x3x3xi64>) -> tensor<5x3x3xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x3x3xi64>) outs(%arg0 : tensor<5x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.ori %in, %out : i64
      linalg.yield %3 : i64
    } -> tensor<5x3xi64>
    return %2 : tensor<5x3xi64>
  }
}

