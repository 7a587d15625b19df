// bufdiff-profile: idioms
// bufdiff-choices: 1cc85bd530774520de3e75e6136d6622570fcbc715ce7674a13672cf06db738b269e4a2b411ec821
// bufdiff-choices: 94fc1b9c5de9a43649f38df111705d384310a46167e5eadb3ec31d1cedbea0bf315a4e4b3202dcad
// bufdiff-choices: 318316b2d34b70fabf7089695c267e2a4d0e41166a025dfd7827b7ea0bfbcbec05ab4e58b794ab54
// bufdiff-choices: 5f
// bufdiff-features: 2499 3377 4808 6314 8089 9479 9852 10165 10819 10968 11384 12653 13689 15142
// bufdiff-features: 15440 15751 16682 16822 17232 19419 20864 22221 22280 22630 23143 24393 24826
// bufdiff-features: 25388 26048 26568 26922 27048 27725 29590 29684 29895 30301 31756 32155 33324
// bufdiff-features: 34031 34167 34223 34623 34647 36092 36721 36784 39026 39955 39981 40712 42984
// bufdiff-features: 43025 44266 44555 44959 45432 46203 46208 46995 49042 49301 49635 49657 50469
// bufdiff-features: 50894 51415 51647 51796 52267 52558 52900 52958 53252 54658 54970 54998 61350
// bufdiff-features: 61699 61944 62044 62675 63870 64235 64716 64748 64959 66422 66666 66765 67388
// bufdiff-features: 68355 68600 68755 69987 71169 73802 74057 74362 76953 77565 78283 78430 79029
// bufdiff-features: 80187 80400 80831 81039 81736 83194 86125 86676 87017 87248 88337 88732 89780
// bufdiff-features: 90011 90070 92194 92730 92917 93844 94049 94755 95407 96989 97181 98190 98501
// bufdiff-features: 98864 99383 99568 100320 101264 104931 105858 106155 106691 106917 107425
// bufdiff-features: 108076 110780 111510 112430 112929 113209 114093 114783 114869 115471 115990
// bufdiff-features: 116549 116841 117235 117724 117839 118112 120038 121394 121467 121626 122764
// bufdiff-features: 125040 128456 128768 128916
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi32>) -> (tensor<4xf64>, tensor<?xi32>, tensor<1xi32>, tensor<1xi32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg0[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<1xi32>
    vector.print %extracted : i32
    %extracted_0 = tensor.extract %inserted_slice[%c0] : tensor<1xi32>
    vector.print %extracted_0 : i32
    %c4 = arith.constant 4 : index
    %0 = tensor.empty(%c4) : tensor<?xf64>
    %cst = arith.constant -2.500000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<?xf64>) -> tensor<?xf64>
    %cast = tensor.cast %1 : tensor<?xf64> to tensor<4xf64>
    %2 = call @f1(%cast) : (tensor<4xf64>) -> tensor<4xf64>
    %c2_i32 = arith.constant 2 : i32
    %3 = arith.cmpi ne, %extracted_0, %c2_i32 : i32
    %4 = arith.select %3, %arg0, %inserted_slice : tensor<1xi32>
    %inserted = tensor.insert %c2_i32 into %4[%c0] : tensor<1xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<1xi32>) outs(%inserted_slice : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.addi %in, %out : i32
      linalg.yield %6 : i32
    } -> tensor<1xi32>
    %cast_1 = tensor.cast %inserted : tensor<1xi32> to tensor<?xi32>
    return %2, %cast_1, %5, %inserted_slice : tensor<4xf64>, tensor<?xi32>, tensor<1xi32>, tensor<1xi32>
  }
  func.func @f1(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = linalg.floor ins(%arg0 : tensor<4xf64>) outs(%arg0 : tensor<4xf64>) -> tensor<4xf64>
    %mapped = linalg.map ins(%0, %0 : tensor<4xf64>, tensor<4xf64>) outs(%0 : tensor<4xf64>)
      (%in: f64, %in_0: f64, %init: f64) {
        %1 = arith.negf %in : f64
        %2 = arith.addf %1, %in_0 : f64
        linalg.yield %2 : f64
      }
    return %0 : tensor<4xf64>
  }
}

