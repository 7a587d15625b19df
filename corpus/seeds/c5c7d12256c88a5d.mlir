// bufdiff-profile: cfg
// bufdiff-choices: 695f9c4b05dbe6e2291aca98092428da46955f1125eba0d3418865b59d46918ec404ff09df8cf24b
// bufdiff-choices: b913ae9cdeb53bc9fd65e1cf0b01d02c156b206a6c9d2977ca1766a0ec5f26db6662f885003b3d10
// bufdiff-choices: f272fcef60d3840f09863f7d73b6fb0491896bcd0d4e27dbf99e5b4aef89a38a3c2ef5dbbe926f06
// bufdiff-choices: d8ea3b668befa9f52c792b462243577d75d5149f69efa6825ab92903229b9361d2b0cfdf4e7da98d
// bufdiff-choices: cbd206bc956bd9600ffb1b8a93804026b09dd573f8336daba0331578b23f3c94138c81a69e4186e7
// bufdiff-choices: e7f99653c3270490d7ef5eb582e91b147d01b4d8e6cdc788a45db5e2139c542b6cf7752635e2045a
// bufdiff-choices: 28b5dad8cd7481c7fbd7278b7d27925fae407c2058e5f4aba7912bfd1402cf59be23f0c5d0481dbb
// bufdiff-choices: f8439d01de8a5c764c977e55289fbd93d914
// bufdiff-features: 76 1209 1502 2339 3087 3233 3579 3895 5187 5619 5915 5973 6611 8021 8174 8452
// bufdiff-features: 8829 9230 9240 9972 10762 10819 11162 11441 12932 13032 13233 13652 14454 14632
// bufdiff-features: 14925 15046 15440 15750 15751 15763 15791 15903 16289 16371 16435 17049 17431
// bufdiff-features: 18540 18588 19100 19283 19310 20261 20864 21115 21652 21676 21991 22095 22221
// bufdiff-features: 22280 22399 22405 23090 23643 24330 25119 25297 25388 25818 26023 26546 26560
// bufdiff-features: 26568 27048 27725 27852 28047 28464 28524 28652 28877 28986 29066 29667 30625
// bufdiff-features: 30666 32615 32674 32903 33251 33662 33769 33931 34069 34167 34564 34623 34647
// bufdiff-features: 34965 35018 36448 36578 37136 37231 37332 37786 38228 38350 38471 39397 39457
// bufdiff-features: 39747 39927 40044 40540 40712 41055 41164 41362 41742 42150 42344 42465 42860
// bufdiff-features: 43277 43442 44522 44589 44615 44839 44918 45593 45765 45778 46203 46251 46676
// bufdiff-features: 46784 47735 48598 49367 49370 49635 49956 50230 51086 51341 52033 52558 52900
// bufdiff-features: 52928 52958 53252 53950 54998 55870 55887 57286 57548 57718 57745 57923 58024
// bufdiff-features: 58152 58190 58602 60530 60686 61112 61457 61556 61699 62218 62991 63062 63071
// bufdiff-features: 63133 63929 64119 64120 64235 64602 64959 66422 66623 66765 67160 67657 68355
// bufdiff-features: 68557 68746 68782 69032 69987 70119 70174 70203 70544 70993 71050 71169 71306
// bufdiff-features: 72629 73802 74028 74057 74362 74617 75921 76677 76953 77389 77725 78430 78950
// bufdiff-features: 79389 79462 79972 80304 80894 81039 81467 81477 82094 82149 82565 83194 83525
// bufdiff-features: 83640 84090 84236 84585 84853 84887 85226 85474 85843 86125 86210 86645 87894
// bufdiff-features: 88321 88732 89015 89151 89178 89678 89708 90070 90589 90865 90911 92037 92194
// bufdiff-features: 93255 93944 94178 95285 96251 96421 97318 97565 97715 99009 99228 99243 99257
// bufdiff-features: 99383 99568 100813 100972 101441 102651 103315 103318 103383 103490 103715
// bufdiff-features: 103851 104096 104253 104931 105857 106223 106314 106691 108038 108169 108810
// bufdiff-features: 109076 109086 109408 110162 110482 110816 111235 111528 111721 112065 112474
// bufdiff-features: 112600 112709 112714 112929 112952 113020 113284 114386 115026 115290 115471
// bufdiff-features: 115801 115881 115990 116312 116732 116857 116977 117206 117532 117779 117884
// bufdiff-features: 118769 118987 119439 120275 120406 121132 121394 121682 122163 122225 122764
// bufdiff-features: 123764 124484 124978 125040 125128 125623 125702 126609 127405 127834 128733
// bufdiff-features: 128768 129435 129967 130310
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @f1(%arg0: tensor<1x2x1xi32>, %arg1: tensor<1x2x1xi32> {bufferization.buffer_layout = #map}, %arg2: tensor<1x2x1xi32>) -> tensor<2xi32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg0 : tensor<1x2x1xi32>, tensor<1x2x1xi32>) outs(%arg1 : tensor<1x2x1xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %1 = arith.cmpi slt, %in, %in_0 : i32
      %2 = arith.select %1, %in, %in_0 : i32
      %3 = arith.minui %2, %out : i32
      linalg.yield %3 : i32
    } -> tensor<1x2x1xi32>
    %g0 = ml_program.global_load @g0 : tensor<2xi32>
    return %g0 : tensor<2xi32>
  }
  ml_program.global private mutable @g0(dense<2> : tensor<2xi32>) : tensor<2xi32>
  func.func private @f2(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i64, i64) {
    %mapped = linalg.map ins(%arg1 : tensor<2xi32>) outs(%arg0 : tensor<2xi32>)
      (%in: i32, %init: i32) {
        %c-3_i32 = arith.constant -3 : i32
        %1 = arith.andi %in, %c-3_i32 : i32
        linalg.yield %1 : i32
      }
    %c9_i64 = arith.constant 9 : i64
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:2 = scf.for %arg2 = %c1 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %c9_i64) -> (tensor<2xi32>, i64) {
      %cst = arith.constant dense<5> : tensor<1x2x1xi32>
      %1 = func.call @f1(%cst, %cst, %cst) : (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<2xi32>
      scf.yield %arg3, %arg4 : tensor<2xi32>, i64
    }
    return %mapped, %0#0, %0#1, %c9_i64 : tensor<2xi32>, tensor<2xi32>, i64, i64
  }
  func.func @main(%arg0: tensor<1x2x1xi32>, %arg1: tensor<1x2x1xi32>, %arg2: tensor<2xi32>, %arg3: tensor<?xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, index) {
    ml_program.global_store @g0 = %arg2 : tensor<2xi32>
    %0 = scf.forall (%arg4) in (1) shared_outs(%arg5 = %arg0) -> (tensor<1x2x1xi32>) {
      %c-3_i32 = arith.constant -3 : i32
      %c0_0 = arith.constant 0 : index
      %3 = vector.transfer_read %arg2[%arg4], %c-3_i32 : tensor<2xi32>, vector<4xi32>
      %c1_1 = arith.constant 1 : index
      %4 = vector.transfer_write %3, %arg1[%c0_0, %c1_1, %c0_0] : vector<4xi32>, tensor<1x2x1xi32>
      %extracted_slice = tensor.extract_slice %arg5[0, 0, %arg4] [1, 2, 1] [1, 1, 1] : tensor<1x2x1xi32> to tensor<1x2xi32>
      %5 = linalg.max ins(%extracted_slice, %extracted_slice : tensor<1x2xi32>, tensor<1x2xi32>) outs(%extracted_slice : tensor<1x2xi32>) -> tensor<1x2xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg5[0, 0, %arg4] [1, 2, 1] [1, 1, 1] : tensor<1x2xi32> into tensor<1x2x1xi32>
      }
    }
    %1:4 = call @f2(%arg2, %arg2) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, i64, i64)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.while (%arg4 = %c0, %arg5 = %arg1, %arg6 = %0) : (index, tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> (index, tensor<1x2x1xi32>, tensor<1x2x1xi32>) {
      %3 = arith.cmpi ult, %arg4, %c1 : index
      scf.condition(%3) %arg4, %arg5, %arg6 : index, tensor<1x2x1xi32>, tensor<1x2x1xi32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<1x2x1xi32>, %arg6: tensor<1x2x1xi32>):
      %3 = func.call @f1(%arg0, %arg6, %arg0) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}]} : (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<2xi32>
      %4 = arith.addi %arg4, %c1 : index
      %5 = tensor.empty(%c1) : tensor<?x1x2xi32>
      %c1_i32 = arith.constant 1 : i32
      %6 = linalg.fill ins(%c1_i32 : i32) outs(%5 : tensor<?x1x2xi32>) -> tensor<?x1x2xi32>
      %cast = tensor.cast %6 : tensor<?x1x2xi32> to tensor<1x1x2xi32>
      %transposed = linalg.transpose ins(%cast : tensor<1x1x2xi32>) outs(%arg6 : tensor<1x2x1xi32>) permutation = [1, 2, 0] 
      %7 = tensor.empty() : tensor<1x2x1xi32>
      %8 = linalg.fill ins(%c1_i32 : i32) outs(%7 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
      %9 = linalg.mul ins(%arg0, %8 : tensor<1x2x1xi32>, tensor<1x2x1xi32>) outs(%transposed : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<1x2x1xi32>) outs(%arg5 : tensor<1x2x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %12 = arith.andi %in, %c1_i32 : i32
        linalg.yield %12 : i32
      } -> tensor<1x2x1xi32>
      %c2 = arith.constant 2 : index
      %11 = arith.remui %arg4, %c1 : index
      %cst = arith.constant dense<[[3], [4]]> : tensor<2x1xi32>
      %cast_0 = tensor.cast %cst : tensor<2x1xi32> to tensor<?x1xi32>
      %inserted_slice = tensor.insert_slice %cast_0 into %10[%c0, 0, %11] [1, %c2, 1] [1, 1, 1] : tensor<?x1xi32> into tensor<1x2x1xi32>
      scf.yield %4, %inserted_slice, %9 : index, tensor<1x2x1xi32>, tensor<1x2x1xi32>
    }
    return %1#0, %1#1, %2#1, %2#2, %0, %2#0 : tensor<2xi32>, tensor<2xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, index
  }
}

