// bufdiff-profile: calls
// bufdiff-choices: 3f6524e301d20266e08aca271a4248f6ad025756539a637aaca6bf951a393d96116144a022bb14a0
// bufdiff-choices: 0ada574ddb2f98847636ce633269bda949e294c6f0bce866956bcb33f8a37888fa1bb0aa5e06aa72
// bufdiff-choices: 1bfe8757becfee0d91373a835ce56c678c2a345a4c9c0d745f52c65f92d3180689fb4f85e5d7947c
// bufdiff-choices: 17bd46f06c2479c15723bbed84bbb21eb067c6c03550cfaf581591c7c13f06bf82367649ae2c6268
// bufdiff-choices: cefba07cc26f40d25caf78c3545478eea316edc0a205a899e03d0f235d352d14bc03222c76a97ea8
// bufdiff-choices: 5f04b90c4d4abcf179bc804c8a8cb4a1a2e3149c73590da46bb970dde80843106c71255e242937a4
// bufdiff-choices: e99d91a87beb48ffec07f8ac4a7335256d7435db73ff5dbdb72274e2336d2738c4a75d793decb646
// bufdiff-choices: df9d6148f9e11c006a73dacc063a11a667f230c5858fb10b0532be10594f
// bufdiff-features: 294 1112 1768 2898 3579 4752 5973 7793 7800 9479 9972 10166 10762 10819 11202
// bufdiff-features: 11321 11844 12100 13032 13233 13267 14678 14853 14884 14925 15751 16207 17603
// bufdiff-features: 18486 18952 19241 19419 19746 20686 20864 21154 21307 22095 22221 22280 22801
// bufdiff-features: 23594 23787 23874 24184 24268 24826 25388 25729 26050 26507 26568 26579 26922
// bufdiff-features: 27048 27553 27767 27825 27924 28564 28704 29119 30666 31247 31692 31864 32005
// bufdiff-features: 32615 33313 34167 34564 34623 34647 35097 35289 35507 36677 36753 38520 38783
// bufdiff-features: 40070 40132 40297 40540 40712 40812 41318 41371 41742 42094 42467 42728 42984
// bufdiff-features: 43098 43942 44328 45031 45629 46095 46203 46208 46605 46788 46995 47486 49800
// bufdiff-features: 50002 51851 52322 52558 52829 52900 52958 53243 53244 53504 54651 55185 55601
// bufdiff-features: 55887 56524 56814 57718 58065 58403 58485 58661 59070 60384 60686 61556 62331
// bufdiff-features: 63071 63610 63642 63800 64235 64716 64959 65034 65715 66097 66422 66765 67375
// bufdiff-features: 68355 68701 69780 69987 70174 70544 71168 71169 71306 72280 72688 73289 73455
// bufdiff-features: 74362 74507 74617 76728 76915 77129 77283 77564 78030 79389 80710 81022 82135
// bufdiff-features: 82203 82485 83194 83758 83794 84585 84887 86125 87055 87199 87894 88337 88486
// bufdiff-features: 88732 89250 90543 91289 91540 92022 92254 92647 93150 93255 93994 94360 94482
// bufdiff-features: 94687 95285 95508 95705 96148 96273 96300 96421 96753 97318 97447 97864 98327
// bufdiff-features: 99009 99383 99568 99738 102187 102222 102461 103056 103387 103675 103851 104253
// bufdiff-features: 104400 105373 105750 105795 105857 106097 107588 107702 109086 110552 110561
// bufdiff-features: 110780 111158 111226 112709 112929 113337 114308 115231 115471 115872 115990
// bufdiff-features: 116092 116549 116732 117235 117324 117336 117509 118769 119439 119876 121307
// bufdiff-features: 121394 121467 121538 121851 122225 122740 122764 123689 124448 124484 125040
// bufdiff-features: 125921 127160 127238 127813 127834 127850 128355 128364 128768 130019 130220
// bufdiff-features: 130310 130933
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @f3(%arg0: tensor<4xi8>, %arg1: i8, %arg2: tensor<5x2xi8>, %arg3: tensor<4xi8>) -> (tensor<5x2xi8>, tensor<5x2xi8>, tensor<4xi8>) {
    %0 = linalg.fill ins(%arg1 : i8) outs(%arg0 : tensor<4xi8>) -> tensor<4xi8>
    %cst = arith.constant dense<[[8, 9], [10, 11], [12, 13], [14, 15], [16, 17]]> : tensor<5x2xi8>
    %1 = call @f2(%cst) : (tensor<5x2xi8>) -> tensor<5x2xi8>
    %c3 = arith.constant 3 : index
    %2 = call @f1(%arg3, %cst) : (tensor<4xi8>, tensor<5x2xi8>) -> tensor<5x2xi8>
    %3 = tensor.empty() : tensor<5x2xi8>
    %4 = linalg.copy ins(%1 : tensor<5x2xi8>) outs(%3 : tensor<5x2xi8>) -> tensor<5x2xi8>
    return %2, %4, %0 : tensor<5x2xi8>, tensor<5x2xi8>, tensor<4xi8>
  }
  func.func private @f2(%arg0: tensor<5x2xi8>) -> tensor<5x2xi8> {
    %0 = tensor.empty() : tensor<5x2xi8>
    %c11_i8 = arith.constant 11 : i8
    %1 = linalg.fill ins(%c11_i8 : i8) outs(%0 : tensor<5x2xi8>) -> tensor<5x2xi8>
    %mapped = linalg.map { arith.ori } ins(%arg0, %1 : tensor<5x2xi8>, tensor<5x2xi8>) outs(%arg0 : tensor<5x2xi8>)
    return %mapped : tensor<5x2xi8>
  }
  func.func @f1(%arg0: tensor<4xi8>, %arg1: tensor<5x2xi8>) -> tensor<5x2xi8> {
    %mapped = linalg.map ins(%arg1 : tensor<5x2xi8>) outs(%arg1 : tensor<5x2xi8>)
      (%in: i8, %init: i8) {
        linalg.yield %in : i8
      }
    %c5_i8 = arith.constant 5 : i8
    %splat = tensor.splat %c5_i8 : tensor<5x2xi8>
    %0 = scf.execute_region -> tensor<5x2xi8> {
      %c100_i8 = arith.constant 100 : i8
      %c7_i8 = arith.constant 7 : i8
      %c2_i8 = arith.constant 2 : i8
      %c11_i8 = arith.constant 11 : i8
      %from_elements = tensor.from_elements %c100_i8, %c7_i8, %c2_i8, %c11_i8 : tensor<2x2xi8>
      %1 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%splat, %from_elements : tensor<5x2xi8>, tensor<2x2xi8>) outs(%mapped : tensor<5x2xi8>) -> tensor<5x2xi8>
      scf.yield %1 : tensor<5x2xi8>
    }
    return %arg1 : tensor<5x2xi8>
  }
  func.func @main(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg1 = %c1 to %c3 step %c2 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<4xi8>, tensor<4xi8>) {
      %c-128_i8 = arith.constant -128 : i8
      %1 = tensor.empty() : tensor<5x2xi8>
      %2:3 = func.call @f3(%arg2, %c-128_i8, %1, %arg0) : (tensor<4xi8>, i8, tensor<5x2xi8>, tensor<4xi8>) -> (tensor<5x2xi8>, tensor<5x2xi8>, tensor<4xi8>)
      %c0 = arith.constant 0 : index
      %inserted = tensor.insert %c-128_i8 into %2#1[%arg1, %c0] : tensor<5x2xi8>
      %generated = tensor.generate  {
      ^bb0(%arg4: index, %arg5: index, %arg6: index):
        %6 = arith.index_cast %arg4 : index to i8
        %7 = arith.index_cast %arg5 : index to i8
        %8 = arith.index_cast %arg6 : index to i8
        %9 = arith.addi %6, %7 : i8
        %10 = arith.addi %9, %8 : i8
        %c5_i8 = arith.constant 5 : i8
        %11 = arith.shli %10, %c5_i8 : i8
        tensor.yield %11 : i8
      } : tensor<2x2x2xi8>
      %3 = tensor.empty() : tensor<1xi8>
      %4 = linalg.pooling_nwc_min ins(%generated, %3 : tensor<2x2x2xi8>, tensor<1xi8>) outs(%generated : tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
      %c0_i8 = arith.constant 0 : i8
      %c3_i8 = arith.constant 3 : i8
      %c42_i8 = arith.constant 42 : i8
      %from_elements = tensor.from_elements %c0_i8, %c-128_i8, %c3_i8, %c42_i8 : tensor<4xi8>
      %5 = linalg.mul ins(%from_elements, %arg0 : tensor<4xi8>, tensor<4xi8>) outs(%arg3 : tensor<4xi8>) -> tensor<4xi8>
      %extracted = tensor.extract %arg2[%c1] : tensor<4xi8>
      %inserted_0 = tensor.insert %c0_i8 into %arg2[%arg1] : tensor<4xi8>
      %extracted_slice = tensor.extract_slice %arg0[%arg1] [1] [1] : tensor<4xi8> to tensor<i8>
      %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<i8>) outs(%inserted_0 : tensor<4xi8>) dimensions = [0] 
      scf.yield %broadcasted, %5 : tensor<4xi8>, tensor<4xi8>
    }
    return %0#1, %0#0 : tensor<4xi8>, tensor<4xi8>
  }
}

