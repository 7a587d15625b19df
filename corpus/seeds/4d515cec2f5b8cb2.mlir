// bufdiff-profile: wide
// bufdiff-choices: 0499ddb5bb25a2143dde5b189c2bdc5501e80612b5c52360cc61bf6f7dc421cb05fed0ad9a5f5781
// bufdiff-choices: 9d6ee89d3a8ec7472763094352a0ba1fd51301c7465ef215dfbb77da3241f79b81274de7e266395f
// bufdiff-choices: a55b8a5f52fec20725b0629dcdb59d5ea3b0
// bufdiff-features: 706 3377 8813 9479 10254 13233 14345 15751 18166 18486 18822 19269 19635 24826
// bufdiff-features: 26369 27048 27766 29684 30018 34167 34564 34647 37183 38719 39981 41430 42222
// bufdiff-features: 42579 43631 46203 46926 46995 47093 48087 51894 52900 54827 56404 57718 61350
// bufdiff-features: 63800 64959 68355 71490 71731 74362 77961 78609 81547 82203 83194 83289 84922
// bufdiff-features: 86125 86937 87227 88146 88491 89326 91049 91074 93255 95407 95451 96348 97585
// bufdiff-features: 101422 102690 102809 104159 104931 104958 105858 107302 108935 109157 109327
// bufdiff-features: 109923 111168 112756 112929 113586 114801 115073 115471 119796 120145 121394
// bufdiff-features: 122095 122691 122764 122967 123486 128456 128768 129278
module {
  func.func @main(%arg0: tensor<f64>) -> (tensor<f64>, tensor<2x2x1x2xf64>, tensor<f64>) {
    %c4 = arith.constant 4 : index
    %0 = scf.index_switch %c4 -> tensor<f64> 
    case 0 {
      %7 = linalg.round ins(%arg0 : tensor<f64>) outs(%arg0 : tensor<f64>) -> tensor<f64>
      scf.yield %7 : tensor<f64>
    }
    case 2 {
      scf.yield %arg0 : tensor<f64>
    }
    default {
      %cst_1 = arith.constant dense<4.500000e+00> : tensor<f64>
      scf.yield %cst_1 : tensor<f64>
    }
    %extracted = tensor.extract %arg0[] : tensor<f64>
    %cst = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf ogt, %extracted, %cst : f64
    %2 = arith.select %1, %0, %arg0 : tensor<f64>
    %3 = tensor.empty() : tensor<2x2x1x2xf64>
    %cst_0 = arith.constant 1.000000e+01 : f64
    %4 = linalg.fill ins(%cst_0 : f64) outs(%3 : tensor<2x2x1x2xf64>) -> tensor<2x2x1x2xf64>
    %c2 = arith.constant 2 : index
    %generated = tensor.generate %c2 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      %7 = arith.index_cast %arg1 : index to i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.index_cast %arg2 : index to i64
      %10 = arith.sitofp %9 : i64 to f64
      %11 = arith.index_cast %arg3 : index to i64
      %12 = arith.sitofp %11 : i64 to f64
      %13 = arith.index_cast %arg4 : index to i64
      %14 = arith.sitofp %13 : i64 to f64
      %15 = arith.mulf %8, %10 : f64
      %16 = arith.mulf %15, %12 : f64
      %17 = arith.divf %16, %14 : f64
      tensor.yield %17 : f64
    } : tensor<2x2x2x?xf64>
    %5 = tensor.empty() : tensor<2x1xf64>
    %6 = linalg.pooling_nchw_sum ins(%generated, %5 : tensor<2x2x2x?xf64>, tensor<2x1xf64>) outs(%4 : tensor<2x2x1x2xf64>) -> tensor<2x2x1x2xf64>
    return %2, %6, %0 : tensor<f64>, tensor<2x2x1x2xf64>, tensor<f64>
  }
}

