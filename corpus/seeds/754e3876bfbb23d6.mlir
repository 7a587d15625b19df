// bufdiff-profile: slices
// bufdiff-choices: d79daed756b26c598c6cc3403bb79b49ccb38a3512ce4d3e1086e70b41b221990d8c4c8b68281472
// bufdiff-choices: 96ed975c5fe817f7f2f3b495ba3a1b382e4d703f79b42e97c3004611e68fd5f44438646228431e26
// bufdiff-choices: c73b221115d3930fc90cc5ed6686d8e5f47f50c5dc4f43daa86bd32aea338f63a3664c75bf78a2d0
// bufdiff-choices: d2f69ffa10a0dfd1218c5594d316a791c0d19e534c6ff8c37aea793e5e7c591618e2c364771d2567
// bufdiff-choices: c7f4d25b5e21efe119888ef97547fdbf7047c147663428e73b283a506e90a59d5206384753ede4aa
// bufdiff-choices: 3c1ce19adb0907ef77ef07a098033b33602d4d73f7d6cc43fb4247b157961e6ff5b3fc3065b17cc3
// bufdiff-choices: ed4340f41afbb81a156f5036da49f42289b651dc342401ec98157d7879de141935b7eced4c5691a6
// bufdiff-choices: 26354f071d212307dde7b5145ab6df4ab63a6cb737d7a0729e40c548acbd990e3b9d8a3910380a98
// bufdiff-choices: a463a774fae8b6be3db3ef20fa4f295993fd54a9f81718945acb1bf191b076c9a1cede9065f3460b
// bufdiff-choices: c4391806a521aa96fbbcab9a5de925fd2fd6
// bufdiff-features: 276 706 1631 2021 2320 2898 4403 5075 6405 6812 7294 7384 7541 8693 9462 9479
// bufdiff-features: 10476 11162 11418 12170 12276 12403 12821 12932 13233 14454 15440 15482 15720
// bufdiff-features: 15751 15903 16339 16960 18330 18349 19419 19545 19606 20003 20337 20686 22095
// bufdiff-features: 22221 22284 23169 24184 24393 25082 25367 25388 26087 26507 26568 27048 27256
// bufdiff-features: 27556 28179 28353 28999 29590 29684 29968 30002 30573 30666 30707 30996 32012
// bufdiff-features: 32615 33769 34089 34167 34647 34965 35307 36681 36784 36901 37761 38227 38702
// bufdiff-features: 38783 38926 39486 40712 41396 41963 42282 42344 42467 42984 43570 44132 44505
// bufdiff-features: 44816 46110 46203 46355 46832 46995 47671 47782 48598 48974 49132 49135 49260
// bufdiff-features: 49657 50283 50426 50717 50894 52062 52553 52558 52573 52900 52958 53057 53180
// bufdiff-features: 53469 53890 54385 55113 55887 56592 56599 56783 56853 57286 57499 57660 57718
// bufdiff-features: 57870 59347 59555 59925 60686 61302 61556 61699 62218 62701 63133 63168 63384
// bufdiff-features: 63610 64120 64235 64544 64716 64737 64959 65445 66320 66422 66698 66765 67388
// bufdiff-features: 67526 67748 68355 69081 69987 70050 70437 71168 71169 71306 71429 71434 71657
// bufdiff-features: 71701 72086 72450 73140 73289 73802 74362 74450 74507 74617 75096 75361 76405
// bufdiff-features: 76700 76915 76945 77617 78430 78703 79279 79334 79389 80119 81039 81736 82031
// bufdiff-features: 82102 83071 83412 83802 84268 85023 85219 85843 86125 86597 86844 87024 87495
// bufdiff-features: 88008 88321 88732 89646 89780 89792 91161 91248 91786 92022 92190 92615 93083
// bufdiff-features: 93150 94746 94926 94961 95224 95285 95407 95512 96273 97059 97270 97318 97447
// bufdiff-features: 98497 99365 99383 99568 100262 100866 101105 101823 102282 102601 104303 104315
// bufdiff-features: 104931 105166 105858 106398 106610 106761 107412 107425 107728 107783 108012
// bufdiff-features: 109086 109103 109243 110176 110281 110552 110706 110780 111024 111619 112065
// bufdiff-features: 112929 113307 113868 113940 114432 114440 114547 115471 115711 115778 115990
// bufdiff-features: 116549 116841 117137 117235 117490 117857 117886 118576 118841 119343 119400
// bufdiff-features: 119705 120049 120920 121394 121467 121707 121939 122950 123951 125040 125265
// bufdiff-features: 125699 125908 127306 127834 128362 128456 128768 128916 130344 130761
module {
  func.func private @f3(%arg0: tensor<4x4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<?x4xf64>, %arg3: tensor<?x4xf64>) -> tensor<4xf64> {
    %cst = arith.constant dense<[[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01], [2.350000e+01, 2.650000e+01, 2.950000e+01, 3.250000e+01], [3.550000e+01, 3.850000e+01, 4.150000e+01, 4.450000e+01], [4.750000e+01, 5.050000e+01, 5.350000e+01, 5.650000e+01]]> : tensor<4x4xf64>
    %0 = linalg.tanh ins(%cst : tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = call @f1(%arg1, %0) : (tensor<4xf64>, tensor<4x4xf64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func private @f2(%arg0: tensor<?xf64>) -> tensor<?xf64> {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+01 : f64
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c3], %cst : tensor<?xf64>, vector<2xf64>
    %c2 = arith.constant 2 : index
    %1 = vector.transfer_write %0, %arg0[%c2] : vector<2xf64>, tensor<?xf64>
    return %1 : tensor<?xf64>
  }
  func.func private @f1(%arg0: tensor<4xf64>, %arg1: tensor<4x4xf64>) -> tensor<4xf64> {
    %c3 = arith.constant 3 : index
    %cst = arith.constant -0.000000e+00 : f64
    %inserted = tensor.insert %cst into %arg0[%c3] : tensor<4xf64>
    %c16_i32 = arith.constant 16 : i32
    %from_elements = tensor.from_elements %c16_i32 : tensor<1xi32>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<4x4xf64>, tensor<1xi32>) -> tensor<16xf64>
    return %inserted : tensor<4xf64>
  }
  func.func private @f4(%arg0: tensor<?x4xf64>, %arg1: tensor<?x4xf64>) -> tensor<?x4xf64> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf64>
    %0 = tensor.empty(%dim) : tensor<?x2x4xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x2x4xf64>) -> tensor<?x2x4xf64>
    %reduced = linalg.reduce ins(%1 : tensor<?x2x4xf64>) outs(%arg1 : tensor<?x4xf64>) dimensions = [1] 
      (%in: f64, %init: f64) {
        %2 = arith.mulf %in, %init : f64
        linalg.yield %2 : f64
      }
    return %reduced : tensor<?x4xf64>
  }
  func.func private @f5(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?x4x1xf64>
    %cst = arith.constant 5.000000e-01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?x4x1xf64>) -> tensor<?x4x1xf64>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[0, 2] [4, 1] [1, %c1] : tensor<4x4xf64> to tensor<4x1xf64>
    %2 = linalg.batch_matvec ins(%1, %extracted_slice : tensor<?x4x1xf64>, tensor<4x1xf64>) outs(%arg1 : tensor<4x4xf64>) -> tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<?x4xf64>) -> (tensor<?x?x?xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1, %c3] : tensor<4x4xf64>
    %inserted = tensor.insert %extracted into %arg0[%c0, %c3] : tensor<4x4xf64>
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x4xf64>
    %from_elements = tensor.from_elements %c4, %dim, %c1 : tensor<3xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?x4xf64>, tensor<3xindex>) -> tensor<?x?x?xf64>
    %0 = linalg.mul ins(%arg0, %inserted : tensor<4x4xf64>, tensor<4x4xf64>) outs(%arg0 : tensor<4x4xf64>) -> tensor<4x4xf64>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %inserted[0, %c2] [%c4, 1] [1, 1] : tensor<4x4xf64> to tensor<?xf64>
    %cast = tensor.cast %extracted_slice : tensor<?xf64> to tensor<4xf64>
    %broadcasted = linalg.broadcast ins(%cast : tensor<4xf64>) outs(%0 : tensor<4x4xf64>) dimensions = [0] 
    %1 = call @f2(%extracted_slice) : (tensor<?xf64>) -> tensor<?xf64>
    %cast_0 = tensor.cast %1 : tensor<?xf64> to tensor<4xf64>
    %extracted_slice_1 = tensor.extract_slice %0[0, 0] [2, %c4] [3, 1] : tensor<4x4xf64> to tensor<2x?xf64>
    %cast_2 = tensor.cast %extracted_slice_1 : tensor<2x?xf64> to tensor<?x4xf64>
    %cast_3 = tensor.cast %extracted_slice_1 : tensor<2x?xf64> to tensor<?x4xf64>
    %2 = call @f3(%0, %cast_0, %cast_2, %cast_3) : (tensor<4x4xf64>, tensor<4xf64>, tensor<?x4xf64>, tensor<?x4xf64>) -> tensor<4xf64>
    %cast_4 = tensor.cast %arg0 : tensor<4x4xf64> to tensor<?x4xf64>
    %cast_5 = tensor.cast %arg0 : tensor<4x4xf64> to tensor<?x4xf64>
    %3 = call @f4(%cast_4, %cast_5) : (tensor<?x4xf64>, tensor<?x4xf64>) -> tensor<?x4xf64>
    %cast_6 = tensor.cast %3 : tensor<?x4xf64> to tensor<4x4xf64>
    %cast_7 = tensor.cast %3 : tensor<?x4xf64> to tensor<4x4xf64>
    %4 = call @f5(%cast_6, %cast_7) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %cast_8 = tensor.cast %4 : tensor<4x4xf64> to tensor<4x?xf64>
    return %reshape, %broadcasted, %2, %cast_8, %extracted_slice : tensor<?x?x?xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x?xf64>, tensor<?xf64>
  }
}

