// bufdiff-profile: mixed
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134f118f8b12c922ef99dd0f42d8a3033fb7d4e0486e7ab76a0986de88637
// bufdiff-features: 573 819 2225 2442 3027 3579 6446 6644 6855 8030 9479 11321 11538 12932 13233
// bufdiff-features: 13518 14564 15440 15751 15903 16207 16682 18431 19241 19979 20092 20220 22280
// bufdiff-features: 22801 23143 23484 24268 24336 24826 25388 26552 26568 27048 27825 29895 31864
// bufdiff-features: 32457 32615 34167 34623 34647 35097 35289 35675 36188 36784 36901 37786 38754
// bufdiff-features: 39025 39540 39907 40011 40297 40540 40643 40712 41726 42094 42542 43098 43942
// bufdiff-features: 44007 44522 45702 47585 48333 48600 48650 49432 49635 51341 52558 52900 52958
// bufdiff-features: 53180 53416 53504 53779 55182 55382 56524 57383 58403 61180 61556 62218 62450
// bufdiff-features: 63800 63917 64119 64716 64748 66312 66422 66666 66931 68355 69735 71169 73244
// bufdiff-features: 73802 74890 76567 76653 77261 77564 77987 79099 79739 80895 81736 81814 82383
// bufdiff-features: 83194 83253 83363 83466 86125 86443 86676 88337 89233 89915 90414 90543 91992
// bufdiff-features: 92048 92800 94360 94687 95056 95285 97096 97666 99009 99738 101269 101293
// bufdiff-features: 101983 102411 102897 103374 103758 103851 104931 105750 105857 106716 107314
// bufdiff-features: 109895 110561 111721 111800 112068 115471 115728 115835 115990 119885 121089
// bufdiff-features: 121252 121307 121626 122367 122764 122964 123768 124484 125921 126370 127071
// bufdiff-features: 127112 127533 128228 128768 128817 130191
module {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<2xf32>, tensor<2xf32>) {
      %extracted_slice = tensor.extract_slice %arg3[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
      %extracted_slice_0 = tensor.extract_slice %arg3[%c1] [1] [1] : tensor<2xf32> to tensor<f32>
      %cst_1 = arith.constant 3.000000e+00 : f32
      %inserted = tensor.insert %cst_1 into %extracted_slice[] : tensor<f32>
      %mapped = linalg.map ins(%extracted_slice, %extracted_slice, %extracted_slice_0 : tensor<f32>, tensor<f32>, tensor<f32>) outs(%extracted_slice_0 : tensor<f32>)
        (%in: f32, %in_3: f32, %in_4: f32, %init: f32) {
          %4 = arith.minimumf %in, %in_3 : f32
          %5 = arith.mulf %4, %in_4 : f32
          linalg.yield %5 : f32
        }
      %inserted_slice = tensor.insert_slice %inserted into %arg3[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
      %inserted_slice_2 = tensor.insert_slice %mapped into %inserted_slice[%c1] [1] [1] : tensor<f32> into tensor<2xf32>
      %extracted = tensor.extract %arg3[%c0] : tensor<2xf32>
      %generated = tensor.generate  {
      ^bb0(%arg4: index):
        %4 = arith.index_cast %arg4 : index to i1
        tensor.yield %4 : i1
      } : tensor<2xi1>
      %1 = linalg.select ins(%generated, %arg0, %arg0 : tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) outs(%arg3 : tensor<2xf32>) -> tensor<2xf32>
      %2 = linalg.softmax dimension(0) ins(%arg0 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
      %3 = linalg.log ins(%arg0 : tensor<2xf32>) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %3, %1 : tensor<2xf32>, tensor<2xf32>
    }
    %cast = tensor.cast %0#0 : tensor<2xf32> to tensor<?xf32>
    %cst = arith.constant 2.000000e+00 : f32
    return %0#1, %cast, %arg0, %cst : tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, f32
  }
}

