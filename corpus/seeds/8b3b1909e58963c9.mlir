// bufdiff-profile: types
// bufdiff-choices: a7fbcdde893baccbb2c397c271ef7041ccaf4ad45c276e088ed75567c7d779d7b184af76e1e1f062
// bufdiff-choices: 994b3502f80c63358bae7823d1184ecaee67ca5f6f1a90a977a41a9b9cf12242027354d2161c5663
// bufdiff-choices: 1a867340936b3f02c7e979f9911c29602c382e2f2f9e9f29da473a00b87cbadffdd24b4eb489daa7
// bufdiff-choices: dca53273e5586e3591c121ee84e60c37d91ab6c506e983cac45e2aad1654d7251ed2ac822f402131
// bufdiff-choices: 7cd021fb2e8d74950b60c0951126aa4a9c98d096df531d808d5654176600fbf50956098a6e295bf5
// bufdiff-choices: c0f3cc8224d8b4fe6fbf86cda6517ceec8fd459c17eb6721f4c4054d91094da5cd4c8c6fce2fbe2c
// bufdiff-choices: 2a9c41b6a50685f1c38b87cd032458d11f8e02498937c513b76f69165296886e83ee1c2f41e51fd0
// bufdiff-choices: b8e045a2b050dfea5276eb7963d54b58bd
// bufdiff-features: 965 2684 2898 3207 5973 6812 9191 9479 10039 10040 10686 11162 11202 11304
// bufdiff-features: 11408 11538 12457 13233 13424 13915 14483 14704 15751 15791 16084 16269 16289
// bufdiff-features: 17049 17583 18166 18486 18588 19100 19419 19606 19923 21522 21953 22221 22280
// bufdiff-features: 23454 24081 24259 24826 25119 25388 25729 26444 27048 27116 27301 27825 28108
// bufdiff-features: 28722 28724 28779 29255 29567 29684 29786 30666 30725 30996 31412 31557 31899
// bufdiff-features: 32059 32457 32804 33853 34159 34167 34564 34623 34647 35085 35231 36014 36542
// bufdiff-features: 36901 37183 37409 37490 37761 37786 38167 38702 38783 39883 40011 40540 40712
// bufdiff-features: 41885 41984 42467 42858 43774 44132 44816 45183 46203 46533 47093 47102 47392
// bufdiff-features: 47782 48394 49657 50317 50332 50633 51647 52042 52322 52558 52573 52807 52900
// bufdiff-features: 52958 53471 53779 54651 54827 54970 54998 56404 56611 57718 57773 59070 59445
// bufdiff-features: 59448 59620 60618 60686 60796 60897 61375 61699 61944 62121 62218 63062 63071
// bufdiff-features: 63384 63929 64120 64235 66765 66995 67388 68355 69032 69660 69735 69875 70119
// bufdiff-features: 70437 71050 71169 71544 71825 73455 73844 74057 74255 74362 74617 74833 75593
// bufdiff-features: 76258 76328 76339 76587 76820 76900 77551 77617 78034 78283 78430 78950 79334
// bufdiff-features: 79389 81731 81800 82135 82368 82552 83194 83672 83994 84268 84585 84887 84922
// bufdiff-features: 85316 85498 85843 86125 86992 87238 87495 87791 88321 88732 88938 89026 89780
// bufdiff-features: 89812 89891 90589 91737 92194 93255 93360 93695 94178 94913 95285 95407 95587
// bufdiff-features: 97318 97864 98170 98194 98357 98501 98627 99009 99228 99383 99525 99568 101098
// bufdiff-features: 101264 102204 103614 104065 104069 104910 104931 104952 105573 105837 105914
// bufdiff-features: 106691 106716 108977 109086 109187 109267 110761 110780 112474 112929 113639
// bufdiff-features: 113781 114139 114874 115471 117235 118876 119343 119588 119640 120404 121089
// bufdiff-features: 121281 121370 121467 121632 124448 124887 125048 125096 126320 126398 126770
// bufdiff-features: 127306 127528 128304 128438 128456 128768 129058 130500
#map = affine_map<() -> ()>
module {
  func.func private @f3(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %inserted = tensor.insert %extracted into %arg0[] : tensor<i32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.fill ins(%extracted : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<i32>
    %extracted_0 = tensor.extract %1[] : tensor<i32>
    vector.print %extracted_0 : i32
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %2 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %4 = arith.maxsi %in, %in_1 : i32
      linalg.yield %4 : i32
    } -> tensor<i32>
    return %inserted, %3 : tensor<i32>, tensor<i32>
  }
  func.func private @f1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c3_i32 = arith.constant 3 : i32
    %inserted = tensor.insert %c3_i32 into %arg0[] : tensor<i32>
    %0 = tensor.empty() : tensor<i32>
    return %inserted : tensor<i32>
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%arg0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %c-128_i32 = arith.constant -128 : i32
      %3 = arith.addi %in, %c-128_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %4 = arith.shli %3, %c6_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<i32>
    %1 = tensor.empty() : tensor<i32>
    %2 = linalg.copy ins(%arg0 : tensor<i32>) outs(%1 : tensor<i32>) -> tensor<i32>
    return %2, %0 : tensor<i32>, tensor<i32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xi32>) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c1 : tensor<1xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<i32>, tensor<1xindex>) -> tensor<1xi32>
    %0 = linalg.copy ins(%reshape : tensor<1xi32>) outs(%reshape : tensor<1xi32>) -> tensor<1xi32>
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %c-3_i32 = arith.constant -3 : i32
    %1 = arith.cmpi sle, %extracted, %c-3_i32 : i32
    %2 = scf.if %1 -> (tensor<1xi32>) {
      %cst_0 = arith.constant dense<[[[1.000000e+01, 8.000000e+00], [8.000000e+00, 6.000000e+00], [6.000000e+00, 4.000000e+00]], [[3.500000e+00, 2.500000e+00], [1.500000e+00, 5.000000e-01], [-5.000000e-01, -1.500000e+00]], [[-2.500000e+00, -3.500000e+00], [-4.000000e+00, -6.000000e+00], [-6.000000e+00, -8.000000e+00]]]> : tensor<3x3x2xf8E5M2>
      %6 = tensor.empty() : tensor<1xf8E5M2>
      %7 = linalg.pooling_nwc_max ins(%cst_0, %6 : tensor<3x3x2xf8E5M2>, tensor<1xf8E5M2>) outs(%cst_0 : tensor<3x3x2xf8E5M2>) -> tensor<3x3x2xf8E5M2>
      %c2 = arith.constant 2 : index
      %cst_1 = arith.constant 9.600000e+01 : f8E5M2
      %c0 = arith.constant 0 : index
      %8 = vector.transfer_read %7[%c2, %c1, %c1], %cst_1 : tensor<3x3x2xf8E5M2>, vector<2xf8E5M2>
      %9 = arith.index_cast %extracted : i32 to index
      %10 = arith.remui %9, %c2 : index
      %11 = vector.transfer_write %8, %cst_0[%c0, %c0, %10] : vector<2xf8E5M2>, tensor<3x3x2xf8E5M2>
      %from_elements_2 = tensor.from_elements %1 : tensor<1xi1>
      %12 = linalg.select ins(%from_elements_2, %reshape, %0 : tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) outs(%reshape : tensor<1xi32>) -> tensor<1xi32>
      scf.yield %12 : tensor<1xi32>
    } else {
      %mapped = linalg.map ins(%0, %reshape, %0 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) outs(%reshape : tensor<1xi32>)
        (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
          %6 = arith.ori %in, %in_0 : i32
          %c0_i32 = arith.constant 0 : i32
          %7 = arith.shrui %6, %c0_i32 : i32
          %8 = arith.xori %7, %in_1 : i32
          linalg.yield %8 : i32
        }
      scf.yield %mapped : tensor<1xi32>
    }
    %3 = call @f1(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = arith.constant dense<3> : tensor<i32>
    %4:2 = call @f2(%cst) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %5:2 = call @f3(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    return %5#1, %5#0, %4#1, %4#0, %3, %2 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<1xi32>
  }
}

