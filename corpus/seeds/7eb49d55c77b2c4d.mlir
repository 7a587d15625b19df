// bufdiff-profile: idioms
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134f118f8b12c922ef99dd0f42d8a3033fb7d4e0486e7ab76a0986de8863710bfdf04
// bufdiff-features: 2320 5297 5973 6812 7014 7534 7691 8325 10035 11162 13021 13233 14152 15421
// bufdiff-features: 15751 15757 17232 17305 18655 18774 19769 21522 22221 22280 24826 25070 25119
// bufdiff-features: 25388 26023 26568 27048 27825 29229 29590 29993 30018 30666 31463 31543 31899
// bufdiff-features: 31972 32334 33769 34167 34647 36721 36901 37490 37786 38576 40297 40479 40712
// bufdiff-features: 41163 42344 42858 42984 43092 43442 45180 46203 46832 47392 48598 49135 50633
// bufdiff-features: 50892 51415 52062 52591 52807 52900 52958 53252 53469 54180 54970 54998 55887
// bufdiff-features: 57064 57718 59445 59764 61556 61699 61873 61987 62091 63062 63071 63642 64120
// bufdiff-features: 64235 64716 66195 66422 66765 67388 67928 68355 69032 69521 69987 70335 70529
// bufdiff-features: 71169 71188 71306 72833 74057 74362 76953 77586 77740 78283 78430 78950 79099
// bufdiff-features: 79389 80211 80812 80865 81039 81443 82135 82866 83672 84585 84887 85219 85843
// bufdiff-features: 86125 87228 88000 89110 89780 89812 90069 91737 92194 93215 93844 95015 95273
// bufdiff-features: 95285 95507 96431 96621 97509 98501 99009 99057 99228 99383 99525 99568 100262
// bufdiff-features: 100481 101264 102285 104790 104931 105700 107576 108169 108992 109086 109267
// bufdiff-features: 109473 109650 110136 112474 112709 112800 112929 113041 113209 113920 115471
// bufdiff-features: 115990 117137 117235 118769 118884 119343 119845 119876 120650 121467 122412
// bufdiff-features: 122764 124010 124442 125308 126398 127537 128768 129703 130294 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: f32) -> (tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %0 = linalg.tanh ins(%extracted_slice : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) -> tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<2xf32>) outs(%extracted_slice : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.negf %in : f32
      %8 = arith.addf %7, %out : f32
      linalg.yield %8 : f32
    } -> tensor<2xf32>
    %2:2 = call @both1(%1, %1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%2#0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %4 = call @part2(%2#0) : (tensor<2xf32>) -> tensor<1xf32>
    %c0 = arith.constant 0 : index
    %inserted = tensor.insert %arg1 into %4[%c0] : tensor<1xf32>
    %c2 = arith.constant 2 : index
    %5 = tensor.empty(%c2) : tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2#0 : tensor<2xf32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %in, %arg1 : f32
      linalg.yield %7 : f32
    } -> tensor<?xf32>
    return %inserted, %3, %2#1, %0, %extracted_slice, %4, %6 : tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<?xf32>
  }
  func.func private @both1(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xf32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+10 : f32
      %3 = arith.subf %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<2xf32>
    return %0, %2 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @part2(%arg0: tensor<2xf32>) -> tensor<1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    return %extracted_slice : tensor<1xf32>
  }
}

