// bufdiff-profile: loops
// bufdiff-choices: 9a8c305ca8bf648e08c3f38521d990cc1e1e57873e6fd2cef7e59a398c3b861882df6c9b44402046
// bufdiff-choices: c3ef8cc5078274b66617f32317755f67cca3565ebb903dad1a0dd36530b19fb3daf59e272e4b1936
// bufdiff-choices: b6c7003f86a2a2b129f2ac8eab8459d11e8e70cded848377fbe11fceb5ebce815a069c726377cf94
// bufdiff-choices: 1315a00d85e9c9accced8048dc83337a33588425de7180504f9aef0fb008faff625d21667bd88bce
// bufdiff-choices: 1b553b4a1ec9f4d7f381d5eac630a6c302d9212523f24398e62863664611fca117ab19a353d6d865
// bufdiff-choices: 478692
// bufdiff-features: 294 472 1854 2461 2640 2820 2898 3579 3808 5973 6363 6611 7947 9479 9968 10203
// bufdiff-features: 10872 11012 11162 11321 12170 12760 13233 14369 14925 15037 15742 15751 16269
// bufdiff-features: 16405 16834 18166 18774 19241 19746 20864 21744 22095 22221 22280 22801 23787
// bufdiff-features: 24330 24690 24747 24826 24844 25302 25388 25735 26568 26922 26940 27048 27056
// bufdiff-features: 27535 27766 27825 28564 28724 29872 30293 30584 30688 31543 31692 31972 32588
// bufdiff-features: 32615 33205 34159 34167 34647 34745 35097 35959 36952 37183 37967 38783 38957
// bufdiff-features: 40132 40479 40712 40953 41826 41984 42094 42344 42384 42398 42621 43098 43499
// bufdiff-features: 43942 44615 44673 44839 46203 46297 46555 46732 46832 47392 48598 49635 49638
// bufdiff-features: 49657 49956 50473 50894 51264 51851 52322 52558 52900 52958 53252 53469 53857
// bufdiff-features: 54180 54827 55561 56404 57103 57718 58308 58602 60167 60383 60686 61523 61556
// bufdiff-features: 61699 61969 62218 62232 62701 62991 63071 63642 63800 64120 64435 64976 65715
// bufdiff-features: 66136 66195 66320 66422 67195 67388 68355 69613 69817 69875 69987 70023 70437
// bufdiff-features: 71306 71490 71904 72280 72674 72689 74057 74362 74504 76009 76052 76339 76540
// bufdiff-features: 77317 77875 78030 78283 78430 79229 79334 79389 79782 80475 81493 81511 82135
// bufdiff-features: 82424 82565 83549 84585 84635 85282 86125 86992 87016 87142 87563 88732 88958
// bufdiff-features: 89110 89151 89178 89732 89780 89812 90097 90543 91289 91737 92022 92194 92695
// bufdiff-features: 93027 93255 93944 94156 94687 94981 95285 95507 95508 96273 97924 98610 99009
// bufdiff-features: 99383 99738 99969 100455 102847 103339 103851 104069 104253 104931 105224
// bufdiff-features: 105857 105902 107402 107702 108012 108116 108169 109055 109086 109732 109752
// bufdiff-features: 110552 110561 110780 110816 111195 112895 112929 113626 113920 114308 114547
// bufdiff-features: 114601 114990 115471 117112 117235 117509 118850 119764 119876 120049 121000
// bufdiff-features: 121467 121632 122631 122764 122985 123697 124484 124509 124614 124657 125175
// bufdiff-features: 125573 127163 127167 128635 128768 129089 130500 130602
module {
  func.func private @f2(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, index) {
    %c2_i32 = arith.constant 2 : i32
    %inserted = tensor.insert %c2_i32 into %arg1[] : tensor<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.while (%arg2 = %c0, %arg3 = %inserted, %arg4 = %inserted) : (index, tensor<i32>, tensor<i32>) -> (index, tensor<i32>, tensor<i32>) {
      %1 = arith.cmpi ult, %arg2, %c1 : index
      %c5 = arith.constant 5 : index
      %2 = arith.cmpi sgt, %arg2, %c5 : index
      %3 = arith.andi %1, %2 : i1
      scf.condition(%3) %arg2, %arg3, %arg4 : index, tensor<i32>, tensor<i32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = arith.addi %arg2, %c1 : index
      %2 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
      %3 = linalg.copy ins(%arg0 : tensor<i32>) outs(%arg3 : tensor<i32>) -> tensor<i32>
      scf.yield %1, %3, %2 : index, tensor<i32>, tensor<i32>
    }
    return %0#1, %arg0, %0#2, %0#0 : tensor<i32>, tensor<i32>, tensor<i32>, index
  }
  func.func private @f1(%arg0: tensor<3x5xi32>, %arg1: i32) -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %mapped = linalg.map { arith.minsi } ins(%arg0, %arg0 : tensor<3x5xi32>, tensor<3x5xi32>) outs(%arg0 : tensor<3x5xi32>)
    %extracted_slice = tensor.extract_slice %mapped[0, 0] [3, 5] [1, 1] : tensor<3x5xi32> to tensor<3x5xi32>
    return %extracted_slice, %mapped : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: i32, %arg2: tensor<2x2xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %cast = tensor.cast %arg2 : tensor<2x2xi32> to tensor<?x?xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg3 = %c0 to %c2 step %c2 iter_args(%arg4 = %cast, %arg5 = %cast) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
      %extracted_slice = tensor.extract_slice %arg2[0, 0] [2, %c2] [1, 1] : tensor<2x2xi32> to tensor<2x?xi32>
      %cst_1 = arith.constant -0.000000e+00 : f32
      %from_elements = tensor.from_elements %cst_1 : tensor<f32>
      %3 = linalg.div ins(%from_elements, %from_elements : tensor<f32>, tensor<f32>) outs(%from_elements : tensor<f32>) -> tensor<f32>
      %c1 = arith.constant 1 : index
      %4 = arith.remui %arg3, %c2 : index
      %extracted = tensor.extract %arg5[%c1, %4] : tensor<?x?xi32>
      %5 = linalg.copy ins(%extracted_slice : tensor<2x?xi32>) outs(%arg5 : tensor<?x?xi32>) -> tensor<?x?xi32>
      %6 = linalg.copy ins(%5 : tensor<?x?xi32>) outs(%arg4 : tensor<?x?xi32>) -> tensor<?x?xi32>
      scf.yield %6, %5 : tensor<?x?xi32>, tensor<?x?xi32>
    }
    %cst = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]> : tensor<3x5xi32>
    %1:2 = call @f1(%cst, %arg1) : (tensor<3x5xi32>, i32) -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %cst_0 = arith.constant dense<42> : tensor<i32>
    %2:4 = call @f2(%arg0, %cst_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, index)
    return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %2#2 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}

