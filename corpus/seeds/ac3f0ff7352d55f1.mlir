// bufdiff-profile: cfg
// bufdiff-choices: 3d395598e49747e4f41e8d61f848d87dbc95ef55206c464e7f8aee44780618695470defea1ec6e97
// bufdiff-choices: 090389d73e15a268524c530757a17e3fd24548ff9f4b6eea83a88e9188450a7e887971e10422ce0f
// bufdiff-choices: 4dcfa81391c59ba45849a3e113e5016ba77e1912f454c1da19210edf6fb2765527a0ccc3fd5b28c4
// bufdiff-choices: 8a86520835cad3c891
// bufdiff-features: 35 1132 2898 3233 4752 5201 5612 5973 6163 7404 10819 10968 13233 13689 13784
// bufdiff-features: 13889 15751 16371 18249 22221 22280 24218 24826 24842 26568 27048 27568 27825
// bufdiff-features: 28871 29104 30688 30774 32399 33205 34167 34301 34647 34975 37251 37786 38783
// bufdiff-features: 39706 40286 41799 42344 43203 44625 44663 46177 46203 46283 46995 47488 48151
// bufdiff-features: 49635 50450 52148 52900 52958 53252 53469 53472 55837 57718 58067 60417 61259
// bufdiff-features: 61350 61628 61699 61944 61969 62675 63071 64119 64348 64716 64959 68355 69987
// bufdiff-features: 72442 72629 73289 74255 74362 74544 77403 78283 78430 79039 79389 81039 82011
// bufdiff-features: 82135 83194 83549 84585 86125 86549 86827 87834 87895 88662 88732 89251 89315
// bufdiff-features: 89780 90017 92194 93394 94253 94322 95096 96989 97318 98501 99383 99568 99757
// bufdiff-features: 100427 100480 100631 101523 103653 104405 104559 104931 105858 108424 109086
// bufdiff-features: 109624 110379 110433 110514 110677 111422 111839 112929 113014 114826 115471
// bufdiff-features: 118769 119070 120406 121132 121394 121467 122322 122764 123012 125040 127205
// bufdiff-features: 127922 128768 128821
module {
  func.func private @f1(%arg0: tensor<3x1x3xi32>) -> (tensor<3x3xi32>, tensor<2x1x1xi32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<2x1x1xi32>
    %c5_i32 = arith.constant 5 : i32
    %1 = linalg.fill ins(%c5_i32 : i32) outs(%0 : tensor<2x1x1xi32>) -> tensor<2x1x1xi32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%c0, 0, 0] [2, 1, 1] [%c2, 1, 1] : tensor<2x1x1xi32> into tensor<3x1x3xi32>
    %collapsed = tensor.collapse_shape %inserted_slice [[0], [1, 2]] : tensor<3x1x3xi32> into tensor<3x3xi32>
    return %collapsed, %1 : tensor<3x3xi32>, tensor<2x1x1xi32>
  }
  ml_program.global private mutable @g0(dense<[3, 4, 5, 6, 7, 8]> : tensor<6xi32>) : tensor<6xi32>
  func.func @main(%arg0: tensor<3xi32>, %arg1: i32) -> (tensor<3x3xi32>, tensor<3xi32>, tensor<2xi32>, tensor<2x1x1xi32>) {
    %cst = arith.constant dense<[[7, 8], [9, 10], [11, 12]]> : tensor<3x2xi32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.fill ins(%arg1 : i32) outs(%0 : tensor<2xi32>) -> tensor<2xi32>
    %2 = linalg.matvec ins(%cst, %1 : tensor<3x2xi32>, tensor<2xi32>) outs(%arg0 : tensor<3xi32>) -> tensor<3xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = arith.cmpi sgt, %arg1, %c5_i32 : i32
    cf.cond_br %3, ^bb1(%1, %0 : tensor<2xi32>, tensor<2xi32>), ^bb2(%1, %0 : tensor<2xi32>, tensor<2xi32>)
  ^bb1(%4: tensor<2xi32>, %5: tensor<2xi32>):  // pred: ^bb0
    cf.br ^bb2(%4, %4 : tensor<2xi32>, tensor<2xi32>)
  ^bb2(%6: tensor<2xi32>, %7: tensor<2xi32>):  // 2 preds: ^bb0, ^bb1
    %8 = tensor.empty() : tensor<3x1x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %9 = linalg.fill ins(%c100_i32 : i32) outs(%8 : tensor<3x1x3xi32>) -> tensor<3x1x3xi32>
    %10:2 = call @f1(%9) : (tensor<3x1x3xi32>) -> (tensor<3x3xi32>, tensor<2x1x1xi32>)
    return %10#0, %2, %6, %10#1 : tensor<3x3xi32>, tensor<3xi32>, tensor<2xi32>, tensor<2x1x1xi32>
  }
}

