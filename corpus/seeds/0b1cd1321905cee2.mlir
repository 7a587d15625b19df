// bufdiff-profile: slices
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134
// bufdiff-features: 2898 4494 7541 8486 9479 11764 12009 13375 15751 16822 18486 19471 19545 19606
// bufdiff-features: 22280 22630 25274 25388 26552 26568 27784 30896 30996 32012 34167 34564 34647
// bufdiff-features: 36677 36681 37786 38702 40540 40712 43100 44816 46203 47585 47762 55632 55663
// bufdiff-features: 56599 57383 57718 60829 61954 63384 64235 64814 65987 66422 66648 66765 67388
// bufdiff-features: 68355 71434 73244 74362 77565 79141 80542 80831 81039 84708 87495 88008 88337
// bufdiff-features: 91147 93255 93994 94049 95285 95625 96313 102411 103009 106352 107728 112929
// bufdiff-features: 115471 119705 120372 121238 127922 128768
module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x1xf32> {
    %0 = scf.execute_region -> tensor<2xf32> {
      %c2_i32 = arith.constant 2 : i32
      %c1_i32 = arith.constant 1 : i32
      %from_elements_0 = tensor.from_elements %c2_i32, %c1_i32 : tensor<2xi32>
      %reshape_1 = tensor.reshape %arg0(%from_elements_0) : (tensor<2xf32>, tensor<2xi32>) -> tensor<2x1xf32>
      %cst = arith.constant dense<[2.500000e+00, 3.500000e+00]> : tensor<2xf32>
      %c0 = arith.constant 0 : index
      %extracted = tensor.extract %cst[%c0] : tensor<2xf32>
      %cst_2 = arith.constant 0.000000e+00 : f32
      %1 = arith.cmpf uno, %extracted, %cst_2 : f32
      %2 = arith.select %1, %arg0, %cst : tensor<2xf32>
      %3 = linalg.log ins(%2 : tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %3 : tensor<2xf32>
    }
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %from_elements = tensor.from_elements %c2_i64, %c1_i64 : tensor<2xi64>
    %reshape = tensor.reshape %0(%from_elements) : (tensor<2xf32>, tensor<2xi64>) -> tensor<2x1xf32>
    return %reshape : tensor<2x1xf32>
  }
}

