// bufdiff-profile: cfg
// bufdiff-choices: c26914562e96c4f405263305e82605dfd36507ebc3c53844f783f1dfc27a8dce6ad6b51db85d1730
// bufdiff-choices: 944ada03b9dbd23b282cbdd49e9ebf66bfdb40db033a620fd06623196c661c509ea625dcf039b095
// bufdiff-choices: 8bc549f93a5f31b23003718734d35fcf923fa2c9515518237f4c59a016762dd321de9e9771a90c6a
// bufdiff-choices: b5ade82d955986ab06d23878d8465a70108038a2a2a87af0c68de933784c23956575386509bd21f6
// bufdiff-choices: fa122ed5a6147898087425ee30269e8d6ee62b1416c7d6125393c58231cb4ed275dd527c15c7bfcd
// bufdiff-choices: d120bce8d682f95f2344120766f566aae9511aaf1ced57f34b4fc9be340af48f17968a0901de0d4c
// bufdiff-features: 472 1089 1112 4462 5075 5614 5973 6611 6812 7122 7793 8130 8918 9479 11019
// bufdiff-features: 11162 11608 12078 13233 14369 14523 14925 15369 15440 15720 15751 15791 15919
// bufdiff-features: 16269 16405 16740 16834 18166 18330 18588 20254 20328 20864 21523 22221 22280
// bufdiff-features: 23143 23169 23787 24259 24393 24747 24826 25119 25388 25729 26087 26568 26803
// bufdiff-features: 26922 27048 27116 27825 28358 28823 29093 29590 29684 29968 30666 30688 30811
// bufdiff-features: 31972 32457 32509 32615 33400 33769 33853 34159 34167 34618 34623 34647 36784
// bufdiff-features: 36901 37183 37251 37490 37786 38672 38783 39907 40070 40712 41742 41984 42282
// bufdiff-features: 42467 42984 43774 44621 44625 45180 45617 45629 46203 46208 46832 46947 46995
// bufdiff-features: 47392 47782 48600 48974 50469 50894 52019 52062 52322 52558 52595 52701 52900
// bufdiff-features: 52958 53252 53890 54180 54385 54651 54998 55185 55887 56404 57369 57718 59070
// bufdiff-features: 59292 59475 60686 60839 61556 61699 62151 62218 62675 62678 63071 63850 64120
// bufdiff-features: 64235 64737 64976 65377 65583 66195 66334 66422 66765 68019 68355 68457 69235
// bufdiff-features: 69403 69875 69987 70119 71169 71544 72280 72975 73289 73455 73548 73802 74057
// bufdiff-features: 74255 74362 75361 76009 76149 76382 76973 77491 78030 78180 78430 78796 78846
// bufdiff-features: 78950 79389 79903 80812 81039 81443 81736 82135 82265 82383 83194 84585 84887
// bufdiff-features: 85843 85913 86125 86600 86866 88058 88226 88337 88732 89110 89646 89780 89812
// bufdiff-features: 90017 91289 91737 92194 92647 93255 94696 94913 97318 97864 98190 98194 98501
// bufdiff-features: 99009 99228 99525 99568 100258 100481 100718 100945 102222 103415 104253 104303
// bufdiff-features: 104315 104790 104931 108012 108977 108992 109035 109086 109267 110153 110536
// bufdiff-features: 111232 111839 111883 112474 112709 112929 112989 114547 115471 115990 116039
// bufdiff-features: 116253 117137 117235 117336 117509 118884 119340 119343 120049 120404 121089
// bufdiff-features: 121394 121467 121626 121632 124448 124604 125175 126600 127553 128015 128456
// bufdiff-features: 128768 128817 128916 129089 130500
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @f1(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %c7_i32 = arith.constant 7 : i32
    %0 = linalg.fill ins(%c7_i32 : i32) outs(%arg0 : tensor<?xi32>) -> tensor<?xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %0 : tensor<?xi32>, tensor<?xi32>) outs(%0 : tensor<?xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.muli %in, %in_0 : i32
      %3 = arith.xori %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %splat = tensor.splat %c7_i32[%dim] : tensor<?xi32>
    return %1, %splat : tensor<?xi32>, tensor<?xi32>
  }
  func.func private @f2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %mapped = linalg.map ins(%arg0, %arg0, %arg0 : tensor<i32>, tensor<i32>, tensor<i32>) outs(%arg0 : tensor<i32>)
      (%in: i32, %in_0: i32, %in_1: i32, %init: i32) {
        %2 = arith.minsi %in, %in_0 : i32
        %3 = arith.muli %2, %in_1 : i32
        linalg.yield %3 : i32
      }
    %c-3_i32 = arith.constant -3 : i32
    %inserted = tensor.insert %c-3_i32 into %mapped[] : tensor<i32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.copy ins(%mapped : tensor<i32>) outs(%0 : tensor<i32>) -> tensor<i32>
    return %inserted, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @f3(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xi32>
    %inserted = tensor.insert %extracted into %arg0[%c1] : tensor<2xi32>
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.cmpi ne, %extracted, %c3_i32 : i32
    cf.cond_br %0, ^bb1(%inserted : tensor<2xi32>), ^bb2
  ^bb1(%1: tensor<2xi32>):  // pred: ^bb0
    cf.br ^bb3(%arg1 : tensor<2xi32>)
  ^bb2:  // pred: ^bb0
    %2 = linalg.mul ins(%inserted, %arg1 : tensor<2xi32>, tensor<2xi32>) outs(%inserted : tensor<2xi32>) -> tensor<2xi32>
    cf.br ^bb3(%2 : tensor<2xi32>)
  ^bb3(%3: tensor<2xi32>):  // 2 preds: ^bb1, ^bb2
    return %3 : tensor<2xi32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<?xi32>) {
    %c-3_i32 = arith.constant -3 : i32
    %inserted = tensor.insert %c-3_i32 into %arg0[] : tensor<i32>
    %0 = tensor.empty() : tensor<i32>
    %mapped = linalg.map ins(%arg0 : tensor<i32>) outs(%0 : tensor<i32>)
      (%in: i32, %init: i32) {
        %c7_i32 = arith.constant 7 : i32
        %4 = arith.xori %in, %c7_i32 : i32
        linalg.yield %4 : i32
      }
    %cast = tensor.cast %arg1 : tensor<2xi32> to tensor<?xi32>
    %1:2 = call @f1(%cast) : (tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
    %2:2 = call @f2(%arg0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %cast_0 = tensor.cast %1#1 : tensor<?xi32> to tensor<2xi32>
    %3 = call @f3(%arg1, %cast_0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %extracted_slice = tensor.extract_slice %1#1[0] [2] [1] : tensor<?xi32> to tensor<2xi32>
    %cast_1 = tensor.cast %extracted_slice : tensor<2xi32> to tensor<?xi32>
    return %inserted, %mapped, %1#0, %2#0, %2#1, %3, %cast_1 : tensor<i32>, tensor<i32>, tensor<?xi32>, tensor<i32>, tensor<i32>, tensor<2xi32>, tensor<?xi32>
  }
}

