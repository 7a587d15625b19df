// bufdiff-profile: cfg
// bufdiff-choices: 15a299da776764b706e8bb9ed57a285780543b6869d6c8795fa75e6c1e1912bd69dce064c8d8fdf6
// bufdiff-choices: 6d067aa2919a99d6005adde6cf70f695b2c98087878439bc1bf9908d7ad5802353fdc4bab6efb730
// bufdiff-choices: 98558883e15383aace9dbf5a6b9ae1b6961b7b7226220c98a2cf7b1f96539a8cd832d3ef9d4fb897
// bufdiff-choices: 68d6c2337b28a682b627762cdc67c96e7209c75f3c785c192eea01d6
// bufdiff-features: 5610 7795 9479 13233 13375 15751 18486 19540 22504 26568 27998 32834 34167
// bufdiff-features: 37183 38990 40712 41984 46128 46203 47340 47731 48879 52322 52900 56404 57158
// bufdiff-features: 57383 63071 68355 69875 81353 82135 83194 86934 87531 88732 92970 93255 94322
// bufdiff-features: 95339 95407 103009 106709 109214 109923 112929 118313 119129 119764 121632
// bufdiff-features: 122967 125882 134845 145661 152985 158120 160756 165636 165719 165817 178165
// bufdiff-features: 178657 181077 181088 184030 184572 185670 186567 188790 193649 199188 204316
// bufdiff-features: 205434 205689 212048 213400 215938 216712 216942 220201 228635 230640 237436
// bufdiff-features: 238394 246543 248362 251337 259237
module {
  func.func @main(%arg0: tensor<?x?xi64>) -> (tensor<f64>, tensor<f64>) {
    %cst = arith.constant 1.000000e+02 : f64
    %from_elements = tensor.from_elements %cst : tensor<f64>
    %0 = linalg.exp ins(%from_elements : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
    %extracted = tensor.extract %0[] : tensor<f64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %1 = arith.cmpf ogt, %extracted, %cst_0 : f64
    %2 = arith.index_castui %1 : i1 to index
    %3 = scf.index_switch %2 -> tensor<f64> 
    case 0 {
      %cst_1 = arith.constant dense<8.500000e+00> : tensor<f64>
      %4 = linalg.erf ins(%cst_1 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
      %5 = linalg.log ins(%0 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
      scf.yield %5 : tensor<f64>
    }
    case 1 {
      %4 = arith.extsi %1 : i1 to i32
      scf.yield %from_elements : tensor<f64>
    }
    case 2 {
      %4 = linalg.copy ins(%0 : tensor<f64>) outs(%from_elements : tensor<f64>) -> tensor<f64>
      scf.yield %4 : tensor<f64>
    }
    default {
      scf.yield %from_elements : tensor<f64>
    }
    return %3, %0 : tensor<f64>, tensor<f64>
  }
}

