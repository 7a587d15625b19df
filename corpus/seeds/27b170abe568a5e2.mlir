// bufdiff-profile: cfg
// bufdiff-choices: c4e1fea2539974194a8b8bdb780799fedc0568a6d449e8c861ff4fe913eeb37967c6d67614720518
// bufdiff-choices: e26d2a83572b7759ab63d21dbeea67cd9d0a9b2068e44f7c3f6b40b9b932824cbd4e7b51ecdf7de8
// bufdiff-choices: 76760092ca7a1e7da889bedf054b9201648012934208bd49db831943f1fd5cb942d85606812dedd1
// bufdiff-choices: 360fdf7b68659c8265677e70331b3d911cee5eb04c16662463867a1213dfa701d5fa2b47c917fea1
// bufdiff-choices: c6e870c5c8c750a01b2962172d1b5f88682d84ba5c307372c573a13a5faf44bc1fa3b9879a8f0693
// bufdiff-choices: 1897e647ff38da36c8bd14246f699ffadf9c5a6ee3ffe80dee45734e84c2b94523ca07bd433f41c6
// bufdiff-choices: 7441ffc130ffe4703ef7dce27603f1ef008a93c62409047b993cbfffc6f1db3aa51c09d52b12580f
// bufdiff-choices: fcd6201c50058d31b13b3913db5d6275747bbff9cf1459b559
// bufdiff-features: 2882 2945 4702 4752 6289 6385 8228 9781 10384 11162 12305 12932 13233 14454
// bufdiff-features: 14925 15300 15751 16289 16455 16682 17970 19545 19606 20023 20503 22095 22280
// bufdiff-features: 23298 26568 26922 27556 27644 28871 28907 29104 29590 29968 30666 30896 32149
// bufdiff-features: 33425 34167 36784 38427 38702 41799 42467 42984 44522 45617 46203 47392 50894
// bufdiff-features: 52322 52807 52900 53244 53472 54205 54385 55113 55837 56592 56599 60686 61628
// bufdiff-features: 61951 62480 63071 63168 64120 64716 66422 66995 67880 68355 69391 73041 73271
// bufdiff-features: 73289 74057 74822 76328 77403 78283 78430 80533 81736 82135 84585 85843 86125
// bufdiff-features: 86866 87199 87495 88008 88732 89251 89780 89812 91005 91289 92194 93255 97924
// bufdiff-features: 98413 98501 99383 99757 99969 100631 102879 104931 106761 107412 107425 107987
// bufdiff-features: 108012 110379 110552 112929 113041 113940 115801 116728 117235 117336 119340
// bufdiff-features: 122159 123204 125908 126928 128916 130933 135363 135868 136056 137045 137235
// bufdiff-features: 138476 142040 144241 144724 144727 146512 148859 151758 151936 153293 155898
// bufdiff-features: 156460 156683 157579 157919 158012 158120 158897 160349 163131 163687 165719
// bufdiff-features: 166047 166579 167164 168858 171204 172145 173354 173422 173800 174170 174249
// bufdiff-features: 174275 175185 175248 175735 175888 176782 177182 177488 178067 178560 179471
// bufdiff-features: 179649 181355 181789 183565 184030 184863 184979 185723 186257 186959 188491
// bufdiff-features: 188509 188845 190142 192422 192771 194682 194908 196031 196787 197339 197392
// bufdiff-features: 197837 199827 201059 202241 203352 203746 203973 204527 205434 205689 207081
// bufdiff-features: 207454 209102 210461 211118 212111 213348 215340 217621 218738 220013 220517
// bufdiff-features: 222809 223719 224466 224776 225827 226580 228936 230081 230293 230324 230640
// bufdiff-features: 231263 231330 231552 235325 235375 235730 240158 242370 243477 244729 245619
// bufdiff-features: 245784 246543 247062 248581 251943 252466 252539 253394 254851 255520 255729
// bufdiff-features: 256085 256112 256922 258317 258378 259510 259840 260882
module {
  func.func private @f1(%arg0: tensor<4xi64>, %arg1: i32, %arg2: tensor<4xi64>) -> (tensor<4xi64>, i64) {
    %0 = tensor.empty() : tensor<4x3xi64>
    %c1_i64 = arith.constant 1 : i64
    %1 = linalg.fill ins(%c1_i64 : i64) outs(%0 : tensor<4x3xi64>) -> tensor<4x3xi64>
    %2 = tensor.empty() : tensor<3xi64>
    %3 = linalg.fill ins(%c1_i64 : i64) outs(%2 : tensor<3xi64>) -> tensor<3xi64>
    %4 = linalg.matvec ins(%1, %3 : tensor<4x3xi64>, tensor<3xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    %c3_i64 = arith.constant 3 : i64
    %from_elements = tensor.from_elements %c3_i64 : tensor<1xi64>
    %reshape = tensor.reshape %2(%from_elements) : (tensor<3xi64>, tensor<1xi64>) -> tensor<3xi64>
    return %4, %c1_i64 : tensor<4xi64>, i64
  }
  func.func private @f2(%arg0: tensor<1x2xi64>, %arg1: tensor<1x2xi64>) -> (tensor<2xi64>, tensor<1x2xi64>) {
    %mapped = linalg.map ins(%arg1, %arg0, %arg1 : tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>) outs(%arg0 : tensor<1x2xi64>)
      (%in: i64, %in_0: i64, %in_1: i64, %init: i64) {
        %2 = arith.cmpi slt, %in, %in_0 : i64
        %3 = arith.select %2, %in, %in_0 : i64
        %4 = arith.subi %3, %in_1 : i64
        %c7_i64 = arith.constant 7 : i64
        %5 = arith.shrsi %4, %c7_i64 : i64
        linalg.yield %5 : i64
      }
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x2xi64> into tensor<2xi64>
    %0 = tensor.empty() : tensor<1x2xi64>
    %1 = linalg.copy ins(%mapped : tensor<1x2xi64>) outs(%0 : tensor<1x2xi64>) -> tensor<1x2xi64>
    return %collapsed, %1 : tensor<2xi64>, tensor<1x2xi64>
  }
  func.func private @f3(%arg0: tensor<?x?xi64>) -> (tensor<?x?xi64>, i64) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xi64>
    %c9_i64 = arith.constant 9 : i64
    %1 = linalg.fill ins(%c9_i64 : i64) outs(%0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %2 = linalg.copy ins(%1 : tensor<?x?xi64>) outs(%arg0 : tensor<?x?xi64>) -> tensor<?x?xi64>
    return %2, %c9_i64 : tensor<?x?xi64>, i64
  }
  func.func @main(%arg0: tensor<?xi64> {bufferization.writable = false}, %arg1: tensor<4xi64>, %arg2: tensor<1x2xi64>) -> (tensor<2xi64>, tensor<?x?xindex>, tensor<4xi64>, tensor<?x?xindex>, tensor<?xi64>, tensor<1x2xi64>, i64, i64) {
    %cast = tensor.cast %arg2 : tensor<1x2xi64> to tensor<?x?xi64>
    %0:2 = call @f3(%cast) : (tensor<?x?xi64>) -> (tensor<?x?xi64>, i64)
    %c100_i32 = arith.constant 100 : i32
    %1:2 = call @f1(%arg1, %c100_i32, %arg1) : (tensor<4xi64>, i32, tensor<4xi64>) -> (tensor<4xi64>, i64)
    %concat = tensor.concat dim(0) %0#0, %0#0, %0#0 : (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %2 = arith.index_cast %concat : tensor<?x?xi64> to tensor<?x?xindex>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %3 = tensor.empty() : tensor<3x1xindex>
    %c11 = arith.constant 11 : index
    %4 = linalg.fill ins(%c11 : index) outs(%3 : tensor<3x1xindex>) -> tensor<3x1xindex>
    %inserted_slice = tensor.insert_slice %4 into %2[%c0, %c1] [3, 1] [%c1, 1] : tensor<3x1xindex> into tensor<?x?xindex>
    %cast_0 = tensor.cast %0#0 : tensor<?x?xi64> to tensor<1x2xi64>
    %5:2 = call @f2(%cast_0, %cast_0) : (tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<2xi64>, tensor<1x2xi64>)
    return %5#0, %inserted_slice, %1#0, %2, %arg0, %5#1, %1#1, %0#1 : tensor<2xi64>, tensor<?x?xindex>, tensor<4xi64>, tensor<?x?xindex>, tensor<?xi64>, tensor<1x2xi64>, i64, i64
  }
}

