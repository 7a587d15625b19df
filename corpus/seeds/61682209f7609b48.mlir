// bufdiff-profile: idioms
// bufdiff-choices: 4cfe5f2b9b4257d26bd44065e16bf26647cd9e2ed290f886f9388d0bd83e4641a06c2b5caf8802a9
// bufdiff-choices: 5d7a956fe2b7ae29c04e786702d068436993836f06b8501207c6fbbb4c8b522761abfe057ee5adfa
// bufdiff-choices: c07bb795adc86966a60f303d7c362e6161d2c9b00a4b2e8488718465b6e524719db0fc5cc6a35111
// bufdiff-choices: 9ede5c8733c03167dd1b0c18f38bef6b0f88e641c4863a636b7aefa85b2e5f6db89a3188732895a9
// bufdiff-choices: 98094475324413fb9442b856a39b7bc7a6963856dba58fe7c1074a23a38d8e7c652df7619c815ed4
// bufdiff-choices: 7d6390af7aab46e169f1fd677f71a623e1234f1fc53b9e89afd577
// bufdiff-features: 456 472 706 735 779 2684 2820 3207 5973 6237 6363 6611 7523 8137 9295 9479
// bufdiff-features: 10819 10911 11162 11202 13233 13424 13441 15639 15751 16269 16289 17098 17193
// bufdiff-features: 18166 18462 18486 18602 19086 19570 20656 21161 21548 22109 22221 23588 23600
// bufdiff-features: 24826 25119 25388 25729 27048 27825 29001 29684 31899 31972 32301 33766 33813
// bufdiff-features: 34167 34564 34623 34647 36285 36394 36773 36935 37183 37509 37567 37786 38783
// bufdiff-features: 39061 39397 40070 40712 41111 41605 41984 42858 43092 43631 43774 44176 44207
// bufdiff-features: 44240 45017 45636 46203 46995 47093 47200 47392 50332 51415 52042 52322 52558
// bufdiff-features: 52807 52837 52900 52950 52958 53614 53791 54005 54124 54135 54180 54203 54418
// bufdiff-features: 54651 54827 54964 54998 55125 55185 55270 55810 56404 57718 59070 59448 59620
// bufdiff-features: 60686 61699 61944 62218 63062 63071 63846 63929 64111 64120 64235 64315 65496
// bufdiff-features: 66195 66765 67576 68355 69032 69235 69593 69817 69875 71090 71169 71490 71904
// bufdiff-features: 72044 73289 73335 73455 73849 74057 74362 74617 76339 77428 78283 78430 78850
// bufdiff-features: 78950 79389 79539 80812 81707 81801 82008 82135 82552 83194 83412 84585 84821
// bufdiff-features: 84887 84922 86125 86992 87214 88732 89110 89143 89410 89780 89812 90097 91312
// bufdiff-features: 91737 92194 92494 92647 93255 93464 93642 94178 94322 95273 95407 95507 96716
// bufdiff-features: 96986 97241 97318 97822 97864 98194 98501 99009 99228 99568 100083 101582
// bufdiff-features: 101753 102204 103274 104245 104931 105144 105902 105914 106005 106151 106907
// bufdiff-features: 108509 109086 109747 109923 110153 110772 110873 111739 112474 112929 113084
// bufdiff-features: 114601 114604 115471 115517 115550 116184 117336 119117 119340 119588 120772
// bufdiff-features: 121117 121394 121467 121632 122668 124448 124824 125040 125797 125854 126398
// bufdiff-features: 126549 126734 127383 127662 128410 128456 129399 130500 130602
#map = affine_map<() -> ()>
module {
  func.func @f1(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = linalg.reciprocal ins(%arg1 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant dense<6.500000e+00> : tensor<f32>
    %1:2 = call @write1(%cst) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    return %1#0 : tensor<f32>
  }
  func.func private @write1(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant -2.500000e+00 : f32
    %from_elements = tensor.from_elements %cst, %cst : tensor<2xf32>
    %0 = linalg.dot ins(%from_elements, %from_elements : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.minimumf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %0, %2 : tensor<f32>, tensor<f32>
  }
  func.func private @f2(%arg0: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %0[] : tensor<f32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf olt, %extracted, %cst_0 : f32
    %2 = scf.if %1 -> (tensor<f32>) {
      %5 = linalg.sub ins(%0, %0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) -> tensor<f32>
      scf.yield %5 : tensor<f32>
    } else {
      scf.yield %0 : tensor<f32>
    }
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.copy ins(%0 : tensor<f32>) outs(%3 : tensor<f32>) -> tensor<f32>
    return %2, %4 : tensor<f32>, tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = linalg.copy ins(%arg2 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    vector.print %extracted : f32
    %cst = arith.constant 5.000000e-01 : f32
    %1 = arith.cmpf olt, %extracted, %cst : f32
    %2 = scf.if %1 -> (tensor<f32>) {
      scf.yield %arg2 : tensor<f32>
    } else {
      scf.yield %arg1 : tensor<f32>
    }
    %cst_0 = arith.constant dense<true> : tensor<i1>
    %cst_1 = arith.constant dense<1.050000e+01> : tensor<f32>
    %3 = linalg.select ins(%cst_0, %cst_1, %cst_1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) -> tensor<f32>
    %extracted_2 = tensor.extract %arg1[] : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+01> : tensor<f32>
    %4 = linalg.sub ins(%cst_3, %arg2 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    %5 = call @f1(%arg2, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6:2 = call @f2(%3) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %6#0, %5, %4, %0, %cst_3, %2, %6#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

