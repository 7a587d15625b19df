// bufdiff-profile: loops
// bufdiff-choices: dc13a8eec490051be7d9f4044fafeb5f88c692fd9633c2e4b1f6b8deb9f646279fbf59dafdd2dd22
// bufdiff-choices: 1d7cf8c7fe1987bb221718b8f344eee8f20d19cc04f797407681ab1b6142692e519730c5df3b51db
// bufdiff-choices: 3a6258c49ba64d33486963646f97cd51677b542f7c128e7a41d51a40c4727bfe4ab3bfca2e1cdf88
// bufdiff-choices: 09e9840644425936c39fdc2f70fe12aa9c0ed3368132662c8b0181f1f178e2103c4d03d39d4ca926
// bufdiff-choices: b9d32be33c32f40f1aa49ef9de22c383d43740eaf8253dbd4d93f001efea547088ac7b15b4b27b58
// bufdiff-choices: dfb51ee9964e4fc1614fc9c0bc107c4d83e57a6e7a83ff01924a6e95ddac391092fb632c6b283277
// bufdiff-choices: dee9a57a0eeb3da4169c005be326e2c8e54a1440689645e0fe7caa9c25129dda915ea055de52a0c7
// bufdiff-choices: f25dceb36d5d146d7670df3db2068cf208e35c6208d8caf9597b567a33c69097f1d85ae0471015a3
// bufdiff-choices: 374076a9df816cb287ec713f0601064403fe4d7c78e28cbc9d3784a13698b43c635001cf7e67ebac
// bufdiff-choices: b0ff80f44ed73598b0e3cfea08bff2573c1663590e6dca81c0f850d2d72d5322287953010d2a
// bufdiff-features: 17 472 706 865 1209 1854 2945 4752 4784 5199 5973 6250 6611 6715 7122 8219 8316
// bufdiff-features: 9479 9514 10166 10265 10788 10819 11048 11162 11441 11545 11608 12213 12753
// bufdiff-features: 13233 13424 13441 14454 14704 15440 15669 15750 15751 15855 16269 16960 17052
// bufdiff-features: 18166 18598 18751 18822 19380 19442 21370 21614 21991 22221 22280 22403 22596
// bufdiff-features: 23055 23594 23738 23787 23874 24259 24826 24900 25082 25388 25962 26477 26507
// bufdiff-features: 26568 26881 27048 27463 27725 27825 28276 29066 29684 29968 30625 30666 30846
// bufdiff-features: 31247 32900 33136 33303 33530 33848 33871 34159 34167 34647 34965 35262 36180
// bufdiff-features: 36448 36656 36721 36784 36977 37183 37227 37315 37786 38227 38672 39338 39832
// bufdiff-features: 39897 40070 40324 40599 40712 40812 41318 41320 41679 42282 42467 43098 43272
// bufdiff-features: 43499 43873 44615 45617 46203 46629 46720 46995 47093 47392 47918 49715 49956
// bufdiff-features: 50379 50771 51344 51372 51448 51583 51584 52218 52558 52802 52807 52900 52928
// bufdiff-features: 52958 53252 54546 54827 54898 54965 55202 55870 56404 56488 56560 57252 57718
// bufdiff-features: 57788 58272 58748 60004 60245 60686 60899 61699 61944 62218 62253 62281 62675
// bufdiff-features: 63071 63610 64120 64235 64415 64752 64959 66037 66122 66320 66529 66660 66765
// bufdiff-features: 66788 68355 68743 69505 69987 70290 70960 71050 71169 71701 72363 72629 73140
// bufdiff-features: 73150 73289 73713 73802 74057 74255 74362 74471 74564 74934 75361 76540 76630
// bufdiff-features: 76723 77314 77431 77491 77617 77719 77826 78283 78430 78447 78620 79389 81160
// bufdiff-features: 81316 81477 81493 81556 81707 81736 82135 82203 82565 83226 84465 84585 84782
// bufdiff-features: 84922 85085 85673 85800 85843 86125 86387 86647 86837 86992 87000 87534 88732
// bufdiff-features: 89151 89178 89259 89744 89780 90070 90218 91462 91566 92194 93150 93296 93604
// bufdiff-features: 93944 94586 94913 95230 95401 95568 97211 97447 97871 98187 98194 98299 98364
// bufdiff-features: 98501 99009 99383 99472 99568 99738 100059 100258 101129 101582 102601 103056
// bufdiff-features: 103079 103215 103383 103673 103851 104034 104303 104405 104931 104952 105700
// bufdiff-features: 105858 105914 106321 107425 107624 107997 108165 108687 108869 109014 109076
// bufdiff-features: 109086 109187 109374 110123 110176 110608 110816 111563 112500 112872 112929
// bufdiff-features: 113468 113618 113868 114547 114601 114783 114909 115471 115711 115778 115990
// bufdiff-features: 116620 117235 117779 119340 119588 120049 120406 121041 121394 121406 121467
// bufdiff-features: 121746 122163 122317 122764 122782 122839 123396 123659 124484 125040 125495
// bufdiff-features: 125600 126647 126734 127599 128456 128652 128745 128768 128915 128916 129518
// bufdiff-features: 129600 129952 130059 130933
module {
  func.func @f2(%arg0: tensor<2x?xi64>, %arg1: tensor<i64>) -> (tensor<i64>, i64, i64) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<2x?xi64>
    %c3_i64 = arith.constant 3 : i64
    %0 = scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c2, %dim) step (%c1, %c1) init (%c3_i64) -> i64 {
      %extracted = tensor.extract %arg0[%arg2, %arg3] : tensor<2x?xi64>
      scf.reduce(%extracted : i64) {
      ^bb0(%arg4: i64, %arg5: i64):
        %1 = arith.addi %arg4, %arg5 : i64
        scf.reduce.return %1 : i64
      }
    }
    return %arg1, %0, %c3_i64 : tensor<i64>, i64, i64
  }
  func.func private @f1(%arg0: tensor<i64>, %arg1: i64) -> tensor<3xi64> {
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.fill ins(%arg1 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %2 = linalg.add ins(%arg0, %1 : tensor<i64>, tensor<i64>) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %3 = tensor.empty() : tensor<3xi64>
    %4 = linalg.fill ins(%arg1 : i64) outs(%3 : tensor<3xi64>) -> tensor<3xi64>
    %broadcasted = linalg.broadcast ins(%2 : tensor<i64>) outs(%4 : tensor<3xi64>) dimensions = [0] 
    return %broadcasted : tensor<3xi64>
  }
  func.func private @f3(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, i64, i64) {
    %c127_i64 = arith.constant 127 : i64
    %0 = linalg.fill ins(%c127_i64 : i64) outs(%arg0 : tensor<i64>) -> tensor<i64>
    %expanded = tensor.expand_shape %arg1 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %1 = tensor.empty() : tensor<2x3xi64>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %expanded[%c0, %c0] : tensor<1x1xi64>
    %2 = linalg.fill ins(%extracted : i64) outs(%1 : tensor<2x3xi64>) -> tensor<2x3xi64>
    %cast = tensor.cast %2 : tensor<2x3xi64> to tensor<2x?xi64>
    %from_elements = tensor.from_elements %extracted : tensor<i64>
    %3:3 = call @f2(%cast, %from_elements) : (tensor<2x?xi64>, tensor<i64>) -> (tensor<i64>, i64, i64)
    return %3#0, %3#2, %c127_i64 : tensor<i64>, i64, i64
  }
  func.func private @f4(%arg0: tensor<2x3x2xi64>, %arg1: i64) -> (tensor<2x3x2xi64>, tensor<2x1x?x?x?xi32>) {
    %c2_i64 = arith.constant 2 : i64
    %0 = tensor.empty() : tensor<2x3x2xi64>
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
    %2 = linalg.div_unsigned ins(%1, %1 : tensor<2x3x2xi64>, tensor<2x3x2xi64>) outs(%arg0 : tensor<2x3x2xi64>) -> tensor<2x3x2xi64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %3 = tensor.empty(%c2, %c2, %c1) : tensor<2x1x?x?x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %4 = linalg.fill ins(%c-1_i32 : i32) outs(%3 : tensor<2x1x?x?x?xi32>) -> tensor<2x1x?x?x?xi32>
    %cst = arith.constant dense<[[[[6, 5], [4, 3], [2, 1]]], [[[0, -1], [-2, -3], [-4, -5]]]]> : tensor<2x1x3x2xi32>
    %5 = tensor.empty() : tensor<1x2x2x1xi32>
    %c42_i32 = arith.constant 42 : i32
    %6 = linalg.fill ins(%c42_i32 : i32) outs(%5 : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
    %7 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%cst, %6, %c42_i32, %c-1_i32 : tensor<2x1x3x2xi32>, tensor<1x2x2x1xi32>, i32, i32) outs(%4 : tensor<2x1x?x?x?xi32>) -> tensor<2x1x?x?x?xi32>
    return %2, %7 : tensor<2x3x2xi64>, tensor<2x1x?x?x?xi32>
  }
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<2x1x?x?x?xi32>, tensor<2x3x2xi64>, tensor<i64>, tensor<3xi64>, tensor<2xi64>) {
    %c-1_i64 = arith.constant -1 : i64
    %c2_i64 = arith.constant 2 : i64
    %from_elements = tensor.from_elements %c-1_i64, %c2_i64 : tensor<2xi64>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<i64>) outs(%from_elements : tensor<2xi64>) dimensions = [0] 
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %arg1, %arg4 = %from_elements) : (index, tensor<i64>, tensor<2xi64>) -> (index, tensor<i64>, tensor<2xi64>) {
      %cst = arith.constant dense<[[[[[10]]]], [[[[11]]]]]> : tensor<2x1x1x1x1xi64>
      %5 = tensor.empty() : tensor<2x1x2x1x2xi64>
      %6 = linalg.fill ins(%c2_i64 : i64) outs(%5 : tensor<2x1x2x1x2xi64>) -> tensor<2x1x2x1x2xi64>
      %generated = tensor.generate  {
      ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
        %9 = arith.index_cast %arg5 : index to i64
        %10 = arith.index_cast %arg6 : index to i64
        %11 = arith.index_cast %arg7 : index to i64
        %12 = arith.index_cast %arg8 : index to i64
        %13 = arith.index_cast %arg9 : index to i64
        %14 = arith.ori %9, %10 : i64
        %15 = arith.muli %14, %11 : i64
        %16 = arith.xori %15, %12 : i64
        %c5_i64 = arith.constant 5 : i64
        %17 = arith.remui %16, %c5_i64 : i64
        %18 = arith.minui %17, %13 : i64
        tensor.yield %18 : i64
      } : tensor<1x1x2x1x2xi64>
      %7 = linalg.conv_2d_ngchw_gfchw ins(%6, %generated : tensor<2x1x2x1x2xi64>, tensor<1x1x2x1x2xi64>) outs(%cst : tensor<2x1x1x1x1xi64>) -> tensor<2x1x1x1x1xi64>
      %8 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%8) %arg2, %arg3, %arg4 : index, tensor<i64>, tensor<2xi64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i64>, %arg4: tensor<2xi64>):
      %5 = tensor.empty() : tensor<2x2xi64>
      %6 = linalg.fill ins(%c2_i64 : i64) outs(%5 : tensor<2x2xi64>) -> tensor<2x2xi64>
      %cast_0 = tensor.cast %6 : tensor<2x2xi64> to tensor<2x?xi64>
      %7:3 = func.call @f2(%cast_0, %arg1) {arg_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}], bufdiff.note, no_inline, res_attrs = [{bufdiff.note = 0 : i64}, {bufdiff.note = 1 : i64}, {bufdiff.note = 2 : i64}]} : (tensor<2x?xi64>, tensor<i64>) -> (tensor<i64>, i64, i64)
      %8 = arith.addi %arg2, %c1 : index
      %9 = linalg.sub ins(%broadcasted, %broadcasted : tensor<2xi64>, tensor<2xi64>) outs(%arg4 : tensor<2xi64>) -> tensor<2xi64>
      %broadcasted_1 = linalg.broadcast ins(%7#0 : tensor<i64>) outs(%9 : tensor<2xi64>) dimensions = [0] 
      %10 = linalg.dot ins(%broadcasted_1, %broadcasted_1 : tensor<2xi64>, tensor<2xi64>) outs(%arg3 : tensor<i64>) -> tensor<i64>
      %extracted = tensor.extract %10[] : tensor<i64>
      %c3_i64 = arith.constant 3 : i64
      %11 = tensor.empty() : tensor<i64>
      %12 = linalg.fill ins(%c3_i64 : i64) outs(%11 : tensor<i64>) -> tensor<i64>
      %13 = linalg.div_unsigned ins(%7#0, %12 : tensor<i64>, tensor<i64>) outs(%10 : tensor<i64>) -> tensor<i64>
      scf.yield %8, %13, %broadcasted_1 : index, tensor<i64>, tensor<2xi64>
    }
    %c-128_i64 = arith.constant -128 : i64
    %1 = call @f1(%arg0, %c-128_i64) : (tensor<i64>, i64) -> tensor<3xi64>
    %2:3 = call @f3(%arg0, %0#1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, i64, i64)
    %c2 = arith.constant 2 : index
    %3 = tensor.empty(%c2, %c3, %c2) : tensor<?x?x?xi64>
    %cast = tensor.cast %3 : tensor<?x?x?xi64> to tensor<2x3x2xi64>
    %4:2 = call @f4(%cast, %c-1_i64) : (tensor<2x3x2xi64>, i64) -> (tensor<2x3x2xi64>, tensor<2x1x?x?x?xi32>)
    return %4#1, %4#0, %2#0, %1, %0#2 : tensor<2x1x?x?x?xi32>, tensor<2x3x2xi64>, tensor<i64>, tensor<3xi64>, tensor<2xi64>
  }
}

