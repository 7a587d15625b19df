// bufdiff-profile: slices
// bufdiff-choices: 0b5499ef493be6e4b4851d0c49f203429b9614803f113c9919619c3e619052f208b94a33b6e950c2
// bufdiff-choices: e92987ed1fb46c760cf45da7ded45ddef40368b5a0cb2b03b22dcfa148b07ff5d7c8f8b19f9418c2
// bufdiff-choices: 36c2ad80ab98208534db82285e755abbd1c1cac22f4076ea74014cf63a96ebb6c31a5ce6550b95cb
// bufdiff-choices: 20de8f51c86d9aaa7b8d1a98aaff74c1ec0b55b90425614a4d2a6a464361e4085c19f6d6d1b342db
// bufdiff-choices: 5a2be56b38c237b704f10cd7081d5beccabd71186c34f0a4cc21b4f95b295dd8
// bufdiff-features: 708 3638 4165 4752 6169 6475 7014 7404 8575 9479 9972 10166 10968 11162 11408
// bufdiff-features: 11774 12653 12796 13074 13233 15046 15300 15440 15751 16834 17232 17628 19419
// bufdiff-features: 20402 20864 21929 22095 22280 23874 25388 25898 26087 26568 27048 27825 28907
// bufdiff-features: 29590 29684 30539 30811 31668 34159 34167 34623 34647 34960 34965 35507 36085
// bufdiff-features: 36409 36721 36784 37786 38662 38783 40297 40479 40712 42228 42344 42984 43098
// bufdiff-features: 43862 44505 46139 46203 46208 46832 46995 47488 47616 47762 48575 49135 50218
// bufdiff-features: 50450 51415 52558 52706 52807 52900 52958 53180 53469 54970 54998 55016 55887
// bufdiff-features: 56208 56314 57450 60686 61350 61556 61628 61699 63184 63642 63929 64119 64120
// bufdiff-features: 64235 64335 64959 66320 66422 66765 67388 67520 67726 68355 69987 72909 73289
// bufdiff-features: 73802 74010 74057 74616 74617 74864 75502 75748 76688 77217 78283 78430 78950
// bufdiff-features: 79099 79389 81736 83253 83489 84887 86125 88206 88337 88732 89780 91695 92194
// bufdiff-features: 92568 93844 94755 95285 95407 96082 96352 97318 98194 98501 98551 99009 99568
// bufdiff-features: 101264 103583 104253 104315 104931 106382 106691 106761 109086 110536 112709
// bufdiff-features: 112917 113041 113209 115471 115778 115990 116732 117235 117724 118769 119876
// bufdiff-features: 121394 121467 121626 122225 123779 124978 125702 125943 127238 127259 127533
// bufdiff-features: 127834 127922 128396 128456 128768 129107 129462 130933
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xi64>, %arg1: tensor<?xi64>, %arg2: tensor<4xi64>, %arg3: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>) {
    %0 = call @same1(%arg3) : (tensor<4xi64>) -> tensor<4xi64>
    %1 = linalg.max ins(%arg3, %arg3 : tensor<4xi64>, tensor<4xi64>) outs(%arg3 : tensor<4xi64>) -> tensor<4xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<4xi64>) outs(%arg3 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.xori %in, %out : i64
      linalg.yield %5 : i64
    } -> tensor<4xi64>
    %extracted_slice = tensor.extract_slice %2[1] [3] [1] : tensor<4xi64> to tensor<3xi64>
    %c0 = arith.constant 0 : index
    %mapped = linalg.map ins(%arg3 : tensor<4xi64>) outs(%arg3 : tensor<4xi64>)
      (%in: i64, %init: i64) {
        %extracted_0 = tensor.extract %arg3[%c0] : tensor<4xi64>
        %5 = arith.andi %in, %extracted_0 : i64
        linalg.yield %5 : i64
      }
    %3 = tensor.empty() : tensor<4xi64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg3[%c1] : tensor<4xi64>
    %4 = linalg.fill ins(%extracted : i64) outs(%3 : tensor<4xi64>) -> tensor<4xi64>
    %inserted_slice = tensor.insert_slice %4 into %2[0] [4] [1] : tensor<4xi64> into tensor<4xi64>
    %cast = tensor.cast %extracted_slice : tensor<3xi64> to tensor<?xi64>
    return %inserted_slice, %mapped, %cast, %1, %arg0 : tensor<4xi64>, tensor<4xi64>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>
  }
  func.func private @same1(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = tensor.empty() : tensor<3x4xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xi64>
    %1 = linalg.fill ins(%extracted : i64) outs(%0 : tensor<3x4xi64>) -> tensor<3x4xi64>
    %extracted_slice = tensor.extract_slice %arg0[1] [3] [1] : tensor<4xi64> to tensor<3xi64>
    %2 = linalg.vecmat ins(%extracted_slice, %1 : tensor<3xi64>, tensor<3x4xi64>) outs(%arg0 : tensor<4xi64>) -> tensor<4xi64>
    return %arg0 : tensor<4xi64>
  }
}

