// bufdiff-profile: cfg
// bufdiff-choices: 5d83bdd940e6cadf9a80a8aee4d0e7608344fc640609d5c4719dc453ccf9a9b77a8a8838657e3408
// bufdiff-choices: 0a6ea6c8d78a276d3e3b561fd0cb8152353ab42c05ee7269993f6efde1830e66522641f234581a7c
// bufdiff-choices: 5efbfdd5d0d8b5e8a23db4edf437746f4563f9bb66a2315f17565771d861d20c6e94539e097c354a
// bufdiff-choices: a405c93f59b8bee26650754cd0466928d1ded6d2320fdcdf296fc091ed4602c73f9dc731e197cb87
// bufdiff-choices: 548d45954bb0e7702ab97f00e5d69ae6c4a9b497458801ca79380cf1ef85cb86f3a80eb9ef243780
// bufdiff-choices: edf4f88fd14ebd56afa7f334cb67e74b6e2e8b4e035dd2dd87
// bufdiff-features: 76 103 472 706 1132 1985 2461 2614 3744 3866 5133 5201 5610 6169 7947 9706
// bufdiff-features: 12197 12213 13233 15751 15778 17015 18055 18166 19726 20956 21991 24682 25181
// bufdiff-features: 25388 25863 26568 27048 27825 28556 29640 29966 30209 30666 34167 34618 34647
// bufdiff-features: 35875 36014 36448 37183 37786 38051 38392 38662 39139 39706 40675 40712 41907
// bufdiff-features: 43047 43171 43499 44474 44615 44636 46203 46251 46257 46995 49635 49746 49956
// bufdiff-features: 50480 50713 52148 52558 52900 52958 54827 54964 55113 55870 56404 57718 60418
// bufdiff-features: 61350 62218 62678 63495 63800 64348 64420 64898 64959 65764 66765 67360 67864
// bufdiff-features: 68355 72442 73874 74057 74362 74507 74617 76370 77129 78283 78644 78811 79389
// bufdiff-features: 81353 81493 82011 82094 82135 82565 84090 84268 84585 84922 85047 85559 85633
// bufdiff-features: 85843 86125 86600 86992 88732 89151 89178 89315 89780 90017 90949 92970 93032
// bufdiff-features: 93944 94253 95566 97318 97592 102204 102509 103851 104034 104931 105195 106808
// bufdiff-features: 108459 109035 109086 109187 110552 110787 110816 111839 112615 112929 113940
// bufdiff-features: 114317 114547 115471 117206 120049 121394 121467 121742 121926 122764 123012
// bufdiff-features: 123776 124484 124645 125616 125908 126027 126671 127306 128768 130192 130933
module {
  func.func @main(%arg0: tensor<f64>, %arg1: f64) -> (tensor<f64>, tensor<3x3xf64>, tensor<f64>, i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%c0, %arg0 : index, tensor<f64>)
  ^bb1(%0: index, %1: tensor<f64>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi ult, %0, %c2 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %c3 = arith.constant 3 : index
    %3:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<f64>, tensor<f64>) -> (index, tensor<f64>, tensor<f64>) {
      %8 = arith.cmpi ult, %arg2, %c3 : index
      scf.condition(%8) %arg2, %arg3, %arg4 : index, tensor<f64>, tensor<f64>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<f64>, %arg4: tensor<f64>):
      %8 = arith.addi %arg2, %c1 : index
      scf.yield %8, %arg3, %arg4 : index, tensor<f64>, tensor<f64>
    }
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %1 : index, tensor<f64>)
  ^bb3:  // pred: ^bb1
    %5 = tensor.empty() : tensor<3x3xf64>
    %6 = linalg.fill ins(%arg1 : f64) outs(%5 : tensor<3x3xf64>) -> tensor<3x3xf64>
    %cst = arith.constant dense<3.500000e+00> : tensor<f64>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %7:2 = call @f1(%6, %cst, %1, %cst_0) : (tensor<3x3xf64>, tensor<f64>, tensor<f64>, f64) -> (tensor<f64>, i1)
    return %cst, %6, %7#0, %7#1 : tensor<f64>, tensor<3x3xf64>, tensor<f64>, i1
  }
  func.func private @f1(%arg0: tensor<3x3xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: f64) -> (tensor<f64>, i1) {
    %0 = linalg.erf ins(%arg2 : tensor<f64>) outs(%arg2 : tensor<f64>) -> tensor<f64>
    %cst = arith.constant 3.000000e+00 : f64
    %1 = arith.cmpf uno, %arg3, %cst : f64
    cf.cond_br %1, ^bb1(%0 : tensor<f64>), ^bb2
  ^bb1(%2: tensor<f64>):  // pred: ^bb0
    %3 = tensor.empty() : tensor<f64>
    %4 = linalg.max ins(%2, %2 : tensor<f64>, tensor<f64>) outs(%3 : tensor<f64>) -> tensor<f64>
    cf.br ^bb3(%2 : tensor<f64>)
  ^bb2:  // pred: ^bb0
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%0, %0 : tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) -> tensor<f64>
    cf.br ^bb3(%5 : tensor<f64>)
  ^bb3(%6: tensor<f64>):  // 2 preds: ^bb1, ^bb2
    return %0, %1 : tensor<f64>, i1
  }
}

