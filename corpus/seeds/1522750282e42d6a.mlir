// bufdiff-profile: mixed
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241
// bufdiff-features: 472 9541 10686 11538 14483 15751 18166 18486 18602 19979 20237 21609 22221
// bufdiff-features: 24025 24682 34564 34647 37183 37786 39540 42222 46203 52958 54135 54955 55472
// bufdiff-features: 56404 57718 61896 64235 64959 66765 68355 73607 74362 74422 76820 81707 84922
// bufdiff-features: 85870 87791 88732 88787 89109 95587 97379 99512 102690 109923 110085 112929
// bufdiff-features: 115890 120265 121394 122279 122668 122967 125854 126320 126549 127662 129278
module {
  func.func @main(%arg0: tensor<f64>) -> tensor<f64> {
    %c11 = arith.constant 11 : index
    %0 = scf.index_switch %c11 -> tensor<f64> 
    case 0 {
      %1 = tensor.empty() : tensor<i1>
      %false = arith.constant false
      %2 = linalg.fill ins(%false : i1) outs(%1 : tensor<i1>) -> tensor<i1>
      %3 = linalg.select ins(%2, %arg0, %arg0 : tensor<i1>, tensor<f64>, tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %3 : tensor<f64>
    }
    default {
      %1 = tensor.empty() : tensor<f64>
      %cst = arith.constant dense<1.000000e+01> : tensor<f64>
      %2 = linalg.reciprocal ins(%cst : tensor<f64>) outs(%1 : tensor<f64>) -> tensor<f64>
      scf.yield %cst : tensor<f64>
    }
    return %0 : tensor<f64>
  }
}

