// bufdiff-profile: idioms
// bufdiff-choices: 6f71d777daf6e4e70cb6fab955b119cc57a8a9035c335d528f68b1a4642dbfebd20e4cf8aa177161
// bufdiff-choices: e03e3adc9f13a84d66a291719efe2b10bb99049b608dc4f0312e94a10f5c1288b0c8acaf94e52002
// bufdiff-choices: 4ca324142fe4d330efab1f4183495744fd0e4199bfe86911c9eb44e731778140c9a9f4ffd0e3287a
// bufdiff-choices: c5fc03d81a8ac1346d12cd4e7f4cb93d717afdc1d607c10264791ac2140745f154cb1fc94356c82c
// bufdiff-choices: 6a14e4cf3e13a45b95bf38ad0f06081d788cc3feec26096f015eb0986a78eb57918cc4c7b92eeaae
// bufdiff-choices: f9e0e915460a44527e0845582914ddd8fb71bacebe032ccc98ab0e14b011aa66953c824c720e7685
// bufdiff-choices: 7a4c381eb8c2efc4bce3a8502f07072747a8efaebbded1a7d8894c9bab0fbf
// bufdiff-features: 736 981 2898 3579 3694 4156 4392 4462 4752 5100 5199 5456 5973 6993 7014 8813
// bufdiff-features: 8829 9479 9781 10819 10933 11304 11321 11408 12485 12653 12796 13021 13032
// bufdiff-features: 13233 14703 15440 15639 15751 16822 17232 17726 18166 18887 18962 19241 21154
// bufdiff-features: 22095 22221 22280 22824 23740 24393 24826 25119 25388 26369 26424 26568 26958
// bufdiff-features: 27048 27404 27766 27825 28907 29684 29968 30138 30666 30700 30902 31864 33052
// bufdiff-features: 34167 34564 34623 34647 34975 35097 36511 36936 37007 37786 38783 39981 40540
// bufdiff-features: 40712 41055 41984 42094 42282 42467 42984 43098 43442 45031 46203 46404 46947
// bufdiff-features: 46995 47392 47477 47486 47491 47758 48399 48974 49286 49397 50469 50894 51144
// bufdiff-features: 51313 52322 52558 52807 52900 52928 52958 53057 53244 53435 53472 53890 54205
// bufdiff-features: 54385 54651 54964 54970 54998 55185 55276 55777 55887 56524 57286 57718 58122
// bufdiff-features: 58344 58403 59070 59436 59448 60233 60808 60839 61016 61112 61944 62253 62433
// bufdiff-features: 63062 63071 63621 64162 64235 64959 64976 66053 66320 66422 66765 67388 67801
// bufdiff-features: 68355 68867 69032 69403 69987 70730 70955 71306 72450 72674 72975 73123 73289
// bufdiff-features: 73455 73802 73845 74057 74362 74507 74617 76339 76973 77283 77403 78796 79389
// bufdiff-features: 79562 82135 83194 83525 83903 84585 84887 85474 85820 86549 86689 86937 87199
// bufdiff-features: 87563 88321 88337 88732 89250 89251 89696 89780 90543 90589 91074 91465 91540
// bufdiff-features: 92647 93083 93150 93255 93286 93394 93704 93844 94178 94586 94687 95285 95705
// bufdiff-features: 96421 96427 96431 97318 97715 97864 98174 98194 98413 98501 99009 99228 99243
// bufdiff-features: 99445 99568 100059 100631 101264 102204 102461 102809 103383 104303 104700
// bufdiff-features: 105793 105795 105858 107161 107412 107425 107997 108012 108169 108857 108992
// bufdiff-features: 109086 109732 110153 110162 110552 110780 111029 112474 112709 112929 114601
// bufdiff-features: 115471 115990 117151 117336 117779 118715 120145 120772 121394 121467 121626
// bufdiff-features: 121977 122317 122322 122412 122764 122950 123148 124448 125040 125461 125908
// bufdiff-features: 127051 127096 127553 128456 128768 128916 129726 130602 130824
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<3xi32>, %arg2: tensor<f64>) -> (tensor<3xi32>, tensor<f64>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<3xi32>) {
      %cast = tensor.cast %arg1 : tensor<3xi32> to tensor<?xi32>
      %cast_0 = tensor.cast %arg4 : tensor<3xi32> to tensor<?xi32>
      %2 = func.call @f1(%cast, %cast_0) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
      %3 = func.call @f1(%2, %2) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
      %4 = scf.for %arg5 = %c0 to %c1 step %c1 iter_args(%arg6 = %2) -> (tensor<?xi32>) {
        %6 = scf.for %arg7 = %c0 to %c1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<?xi32>) {
          %extracted = tensor.extract %arg8[%c0] : tensor<?xi32>
          %7 = arith.index_cast %arg3 : index to i32
          %inserted = tensor.insert %7 into %arg8[%c2] : tensor<?xi32>
          scf.yield %inserted : tensor<?xi32>
        }
        scf.yield %6 : tensor<?xi32>
      }
      %cst = arith.constant dense<2.000000e+00> : tensor<3x4xf64>
      %c1_i32 = arith.constant 1 : i32
      %5:2 = func.call @f2(%cst, %c1_i32, %cst) : (tensor<3x4xf64>, i32, tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>)
      scf.yield %arg4 : tensor<3xi32>
    }
    %1 = call @f3(%0) : (tensor<3xi32>) -> tensor<3xi32>
    return %1, %arg0 : tensor<3xi32>, tensor<f64>
  }
  func.func private @f1(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>) -> tensor<?xi32> {
    %0 = linalg.add ins(%arg1, %arg0 : tensor<?xi32>, tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %false = arith.constant false
    %1 = call @either1(%arg1, %0, %false) : (tensor<?xi32>, tensor<?xi32>, i1) -> tensor<?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xi32>
    %2 = tensor.empty(%dim) : tensor<?x3xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<?x3xi32>) -> tensor<?x3xi32>
    %4 = tensor.empty() : tensor<3xi32>
    %5 = linalg.fill ins(%c5_i32 : i32) outs(%4 : tensor<3xi32>) -> tensor<3xi32>
    %6 = linalg.matvec ins(%3, %5 : tensor<?x3xi32>, tensor<3xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
    %7 = tensor.empty(%dim) : tensor<?xi32>
    %8 = linalg.fill ins(%c5_i32 : i32) outs(%7 : tensor<?xi32>) -> tensor<?xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xi32>) outs(%8 : tensor<?xi32>) {
    ^bb0(%in: i32, %out: i32):
      %10 = arith.muli %in, %out : i32
      linalg.yield %10 : i32
    } -> tensor<?xi32>
    return %9 : tensor<?xi32>
  }
  func.func private @either1(%arg0: tensor<?xi32>, %arg1: tensor<?xi32>, %arg2: i1) -> tensor<?xi32> {
    %0 = arith.select %arg2, %arg0, %arg1 : tensor<?xi32>
    return %0 : tensor<?xi32>
  }
  func.func private @f2(%arg0: tensor<3x4xf64>, %arg1: i32, %arg2: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+01 : f64
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg2[%c2, %c3], %cst : tensor<3x4xf64>, vector<3xf64>
    %c1 = arith.constant 1 : index
    %1 = vector.transfer_write %0, %arg2[%c0, %c1] : vector<3xf64>, tensor<3x4xf64>
    %2 = tensor.empty() : tensor<3x4xf64>
    %3 = linalg.copy ins(%arg2 : tensor<3x4xf64>) outs(%2 : tensor<3x4xf64>) -> tensor<3x4xf64>
    return %1, %3 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @f3(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi32>) outs(%arg0 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c3_i32 = arith.constant 3 : i32
      %1 = arith.maxui %in, %c3_i32 : i32
      linalg.yield %1 : i32
    } -> tensor<3xi32>
    %c2 = arith.constant 2 : index
    %extracted = tensor.extract %arg0[%c2] : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}

