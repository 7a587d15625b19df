// bufdiff-profile: mixed
// bufdiff-choices: 6c0f2ff9080bff4e0d5be1d7cd337945c9d7338f5fe2f56f8805a53093ce91dc7c3fcd33ad1411e6
// bufdiff-choices: c908c828ed53d4d9ed0954fb7eb44c7f19a3cd09c60cc56f21cfe9de098f35632da85f27e64b8224
// bufdiff-choices: 5e9f24da3de358c45ef86754e8c0183757b91e55951af3ef9e90bdba1c8985aa092c51e309568b28
// bufdiff-choices: 833fac115b15d10280c469afff304a2845dcb02e1d74cb491399bfe4d63938a38c6051c30197a2f1
// bufdiff-choices: f2384ea7ba92312637c50c4f
// bufdiff-features: 294 706 5973 6363 9479 10762 11162 13267 14925 15138 15257 15300 15440 15751
// bufdiff-features: 16289 17989 18166 18774 19100 20864 21544 22095 22221 23222 23787 25388 26568
// bufdiff-features: 26922 27048 27693 27766 28179 29590 29839 30209 30666 31543 34159 34167 34564
// bufdiff-features: 34623 34647 34745 36014 36784 37183 37251 37499 37786 39397 39907 40297 41984
// bufdiff-features: 42344 42984 43098 43442 45017 46203 46832 47093 47392 48577 48598 50894 51211
// bufdiff-features: 52042 52062 52322 52558 52573 52759 52823 52900 52958 53252 54827 55270 56404
// bufdiff-features: 57718 57773 59070 60384 60686 61556 61699 62218 62701 63071 64120 64235 64959
// bufdiff-features: 65496 65726 66765 68355 69235 69875 69987 71013 71050 71306 71490 71904 72280
// bufdiff-features: 73455 74362 74617 75511 76009 76339 78030 78430 79099 79291 79389 81443 81707
// bufdiff-features: 81736 81956 82135 82149 82383 83412 84922 85843 86125 86144 86992 87024 87214
// bufdiff-features: 87563 87923 88732 89780 89812 90097 90585 91289 91737 92144 93464 96986 97715
// bufdiff-features: 97822 97864 99009 99383 99568 102204 104253 104931 105914 108169 108653 108888
// bufdiff-features: 109187 109732 109923 112929 113920 114200 114547 114601 115471 115990 117235
// bufdiff-features: 117509 117767 118769 119138 119588 119764 119876 120049 121394 121467 121626
// bufdiff-features: 121632 122764 123779 124448 124824 128817 129290 130500 130602
module {
  func.func private @f1(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: f32) -> tensor<f32> {
    %0 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.cmpf olt, %arg2, %cst : f32
    %2:2 = scf.if %1 -> (tensor<f32>, f32) {
      %3 = tensor.empty() : tensor<f32>
      %extracted = tensor.extract %0[] : tensor<f32>
      %4 = linalg.fill ins(%extracted : f32) outs(%3 : tensor<f32>) -> tensor<f32>
      scf.yield %4, %arg2 : tensor<f32>, f32
    } else {
      %cst_0 = arith.constant 1.000000e+10 : f32
      scf.yield %0, %cst_0 : tensor<f32>, f32
    }
    return %2#0 : tensor<f32>
  }
  func.func private @f2(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<2xf32>) {
    %mapped = linalg.map { arith.minimumf } ins(%arg1, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
    return %mapped, %arg0 : tensor<f32>, tensor<2xf32>
  }
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<3x3x3xf32> {bufferization.writable = false}) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<f32>, tensor<3x3x3xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<2xf32> to tensor<2xf32>
    %cst = arith.constant -0.000000e+00 : f32
    %0 = call @f1(%arg1, %arg1, %cst) : (tensor<f32>, tensor<f32>, f32) -> tensor<f32>
    %1:2 = call @f2(%arg0, %arg1) : (tensor<2xf32>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>)
    %cast = tensor.cast %1#1 : tensor<2xf32> to tensor<?xf32>
    return %extracted_slice, %0, %1#0, %cast, %arg1, %arg2 : tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<?xf32>, tensor<f32>, tensor<3x3x3xf32>
  }
}

