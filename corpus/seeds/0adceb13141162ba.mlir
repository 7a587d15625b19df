// bufdiff-profile: types
// bufdiff-choices: 59a756ac0d6ce7b089d50ab907afbbef2858a1108f24b99eebcdaa107162618f074b2ee3fa94f701
// bufdiff-choices: c999029376a750f3379f04a5d5550245e4a29eee440de6205633481d8a977c6c267696e3b20d88f9
// bufdiff-choices: 2f41a37a162a3525d3761cdedc63c0f1295187b910d27e0931b28b473141e92d26894a4a0d931b63
// bufdiff-choices: c72662b5113241fefb3d68043044388e0fd15f85f5ca0739f221aea1edbd24e45ed0a2a8775a975b
// bufdiff-choices: 99e652b1601ed0238ef96cc817734a2fd569ac6859e18ebeacc3955d2b40caa296f5c77f22c0ea83
// bufdiff-choices: 0c792d423d962267839f416548dd3e37f2489f32d56998ee6982d081f64503b35ec72123cf560e11
// bufdiff-choices: dde76d8d21d436042c948c1d196d36be7f29
// bufdiff-features: 1035 1950 2898 3233 3579 3786 5187 5973 6527 6812 6963 9251 9479 9852 10147
// bufdiff-features: 10252 10476 10819 11037 11321 12583 13149 13233 15440 15454 15751 16582 16667
// bufdiff-features: 17470 18486 18774 19241 19442 19540 20332 20659 20686 20749 21154 22095 22221
// bufdiff-features: 22280 23239 24572 24682 24826 25253 25388 26464 26507 26568 26600 26663 27048
// bufdiff-features: 27116 27725 27825 28349 28497 28814 29684 30334 30666 31543 31876 33409 34167
// bufdiff-features: 34564 34623 34647 35097 35163 36126 36197 36784 36901 37694 37786 38692 38783
// bufdiff-features: 39745 40479 41850 42344 42467 44904 46128 46203 46522 46720 46832 46995 47141
// bufdiff-features: 47392 47554 48145 49635 49875 50717 51344 52558 52900 52958 53040 53252 53469
// bufdiff-features: 55636 55887 57660 57718 58191 58319 61350 61556 61699 62739 63062 63071 63610
// bufdiff-features: 63642 63929 64162 64216 64370 64959 66038 66270 66422 66529 66765 66821 66996
// bufdiff-features: 67388 68233 68355 68961 69032 69236 69987 70544 71168 71169 71928 72365 72629
// bufdiff-features: 73802 74057 74362 74617 76700 76953 77693 77872 78182 78283 78430 78950 79024
// bufdiff-features: 79174 79389 79418 80119 80454 81736 82135 82203 83194 83697 84268 84322 84585
// bufdiff-features: 84853 84887 84962 85843 86031 86125 86357 86777 89109 89129 89780 90070 92194
// bufdiff-features: 92898 92951 92970 94926 95285 95385 95534 96300 96323 96562 96989 97081 97318
// bufdiff-features: 97414 97480 98194 99383 99568 100059 100569 102690 102921 104796 104931 105914
// bufdiff-features: 106314 107200 107312 107361 107425 107882 108012 108221 108372 108981 109086
// bufdiff-features: 110085 110552 111976 112800 112929 113619 113920 115471 115711 117137 117196
// bufdiff-features: 117235 119588 119876 120451 120488 121394 121467 121707 121742 122048 122642
// bufdiff-features: 122788 122947 122967 124721 125040 125908 126503 127245 127306 127813 127959
// bufdiff-features: 128165 128768 128916 129955 130065 130933
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x5xf64>, %arg1: f64, %arg2: memref<5x5xf64, strided<[?, ?], offset: ?>>, %arg3: memref<5x5xf64>) -> (tensor<5x5xf64>, tensor<3x2x?xf64>, tensor<5x1x5xf64>, tensor<5x1x5xf64>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [5, 1, 5] : tensor<5x5xf64> into tensor<5x1x5xf64>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<5x5xf64>, memref<5x5xf64, strided<[?, ?], offset: ?>>) -> ()
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %expanded[%c2, %c0, %c1] : tensor<5x1x5xf64>
    %c4 = arith.constant 4 : index
    %0 = scf.index_switch %c4 -> tensor<5x5xf64> 
    case 0 {
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x5xf64>) outs(%arg0 : tensor<5x5xf64>) {
      ^bb0(%in: f64, %out: f64):
        %7 = arith.divf %in, %arg1 : f64
        linalg.yield %7 : f64
      } -> tensor<5x5xf64>
      scf.yield %6 : tensor<5x5xf64>
    }
    case 1 {
      %6 = tensor.empty() : tensor<5x5xf64>
      %cst = arith.constant -2.500000e+00 : f64
      %7 = linalg.fill ins(%cst : f64) outs(%6 : tensor<5x5xf64>) -> tensor<5x5xf64>
      %8 = linalg.erf ins(%7 : tensor<5x5xf64>) outs(%arg0 : tensor<5x5xf64>) -> tensor<5x5xf64>
      scf.yield %8 : tensor<5x5xf64>
    }
    default {
      affine.parallel (%arg4) = (0) to (3) {
        %extracted = tensor.extract %expanded[%arg4, %c0, %c0] : tensor<5x1x5xf64>
        %7 = math.isnormal %extracted : f64
      }
      %6 = linalg.tanh ins(%arg0 : tensor<5x5xf64>) outs(%arg0 : tensor<5x5xf64>) -> tensor<5x5xf64>
      scf.yield %6 : tensor<5x5xf64>
    }
    %1 = tensor.empty() : tensor<3x3x3xf64>
    %2 = linalg.fill ins(%arg1 : f64) outs(%1 : tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %cast = tensor.cast %2 : tensor<3x3x3xf64> to tensor<?x?x3xf64>
    %3:2 = call @f1(%cast, %0) : (tensor<?x?x3xf64>, tensor<5x5xf64>) -> (tensor<3x2x?xf64>, tensor<5x5xf64>)
    %4 = tensor.empty() : tensor<2x3x3xf64>
    %cast_0 = tensor.cast %4 : tensor<2x3x3xf64> to tensor<?x3x3xf64>
    %5:3 = call @f2(%3#1, %cast_0) : (tensor<5x5xf64>, tensor<?x3x3xf64>) -> (tensor<5x5xf64>, f64, f64)
    return %5#0, %3#0, %inserted, %expanded : tensor<5x5xf64>, tensor<3x2x?xf64>, tensor<5x1x5xf64>, tensor<5x1x5xf64>
  }
  func.func private @f1(%arg0: tensor<?x?x3xf64>, %arg1: tensor<5x5xf64> {bufferization.buffer_layout = #map}) -> (tensor<3x2x?xf64>, tensor<5x5xf64>) {
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %c1_i32 = arith.constant 1 : i32
    %0 = linalg.fill_rng_2d ins(%cst, %cst_0, %c1_i32 : f64, f64, i32) outs(%arg1 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %1 = scf.for %arg2 = %c1 to %c4 step %c1 iter_args(%arg3 = %0) -> (tensor<5x5xf64>) {
      %extracted = tensor.extract %arg3[%c1, %c1] : tensor<5x5xf64>
      %2 = linalg.floor ins(%0 : tensor<5x5xf64>) outs(%arg3 : tensor<5x5xf64>) -> tensor<5x5xf64>
      scf.yield %2 : tensor<5x5xf64>
    }
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, %c0] [3, 2, %c3] [1, 1, 1] : tensor<?x?x3xf64> to tensor<3x2x?xf64>
    return %extracted_slice, %1 : tensor<3x2x?xf64>, tensor<5x5xf64>
  }
  func.func private @f2(%arg0: tensor<5x5xf64>, %arg1: tensor<?x3x3xf64>) -> (tensor<5x5xf64>, f64, f64) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<5x5xf64>) outs(%arg0 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %0[%c1, %c4] : tensor<5x5xf64>
    %cst = arith.constant -1.000000e+00 : f64
    %1 = arith.maximumf %extracted, %cst : f64
    return %0, %1, %extracted : tensor<5x5xf64>, f64, f64
  }
}

