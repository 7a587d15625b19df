// bufdiff-profile: loops
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb285f02805a2c8a9f1d668f
// bufdiff-choices: 246dd7c313da6278c1
// bufdiff-features: 361 1502 3531 4692 6969 7793 12677 12789 12932 13121 13233 13915 14884 15751
// bufdiff-features: 15903 16640 18811 19223 21910 22280 23143 23968 24405 24473 25388 25818 26568
// bufdiff-features: 27048 28484 29968 30124 30223 30811 31903 34069 34167 34647 36542 38163 39747
// bufdiff-features: 40044 40190 40712 41680 41742 42282 42656 44522 45629 46034 46203 46805 48343
// bufdiff-features: 52558 52900 52958 53890 54554 56965 58122 58190 60235 61456 61556 62218 62585
// bufdiff-features: 63800 66416 66422 67132 68355 68782 69121 70174 73140 74164 74623 75501 75921
// bufdiff-features: 77179 78283 78486 82203 83734 85007 86013 86125 86210 86254 86362 87466 87695
// bufdiff-features: 87894 90903 91581 92357 92849 95285 96464 97219 97344 98879 99009 99231 100955
// bufdiff-features: 102222 102597 103715 104303 104931 105857 110153 112163 113020 115026 115343
// bufdiff-features: 115471 119439 121682 122764 124604 125290 128768 129797 129849
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: i64) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf64>
    %0:2 = scf.forall (%arg2) in (%dim) shared_outs(%arg3 = %arg0, %arg4 = %arg0) -> (tensor<?xf64>, tensor<?xf64>) {
      %cst_0 = arith.constant 1.000000e+01 : f64
      %from_elements = tensor.from_elements %cst_0 : tensor<1xf64>
      %2 = linalg.conv_1d ins(%arg0, %from_elements : tensor<?xf64>, tensor<1xf64>) outs(%arg0 : tensor<?xf64>) -> tensor<?xf64>
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %3 = linalg.fill ins(%cst_0 : f64) outs(%extracted_slice : tensor<1xf64>) -> tensor<1xf64>
      %extracted_slice_1 = tensor.extract_slice %arg4[%arg2] [1] [1] : tensor<?xf64> to tensor<1xf64>
      %4 = linalg.mul ins(%extracted_slice, %extracted_slice_1 : tensor<1xf64>, tensor<1xf64>) outs(%extracted_slice_1 : tensor<1xf64>) -> tensor<1xf64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %3 into %arg3[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
        tensor.parallel_insert_slice %4 into %arg4[%arg2] [1] [1] : tensor<1xf64> into tensor<?xf64>
      }
    }
    %cst = arith.constant 1.000000e+01 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0#1 : tensor<?xf64>) -> tensor<?xf64>
    return %1, %0#0, %0#1 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>
  }
}

