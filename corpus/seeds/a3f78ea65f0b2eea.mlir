// bufdiff-profile: types
// bufdiff-choices: 0324212b583378297739954f9e091970de10b97b87580eb72a0035f6a71ffc411825df72a7cebe14
// bufdiff-choices: aa13b01a397796971d48321a23bb9ce5552137f00ab71c2c04696b64d03ba298b3c7073ca5c19ea3
// bufdiff-choices: e129ce12ce48a987a3911a4d80673cd4280ce266db271999e48c476b4b5fed8113b389ea55134630
// bufdiff-choices: 0134
// bufdiff-features: 397 1312 2761 3579 6565 9479 9812 13233 14884 15751 16207 19241 22280 24268
// bufdiff-features: 25388 26568 27048 29684 30896 31864 34167 34647 35289 38702 39674 40540 40712
// bufdiff-features: 42094 43942 44816 46203 47695 52558 52900 52958 53504 56524 58403 58661 63071
// bufdiff-features: 66265 66422 67388 68355 70272 70278 70544 72357 76281 77564 82135 82558 83525
// bufdiff-features: 87495 88008 88337 90543 91074 93255 93893 94049 94360 94687 95285 95407 96300
// bufdiff-features: 99009 102851 103851 105750 107248 107916 110507 112378 112709 115471 115728
// bufdiff-features: 115990 117235 118769 118963 121307 124484 125921 128456 128768
module {
  func.func @main(%arg0: tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>) {
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg0[%c1] : tensor<2xf16>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<2xf16>, tensor<2xf16>) {
      %from_elements = tensor.from_elements %c2 : tensor<1xindex>
      %reshape = tensor.reshape %arg2(%from_elements) : (tensor<2xf16>, tensor<1xindex>) -> tensor<2xf16>
      %c11 = arith.constant 11 : index
      %1 = arith.cmpi sgt, %arg1, %c11 : index
      %2 = arith.select %1, %arg2, %arg3 : tensor<2xf16>
      %3 = arith.select %1, %reshape, %2 : tensor<2xf16>
      scf.yield %arg2, %arg3 : tensor<2xf16>, tensor<2xf16>
    }
    return %0#1, %0#0 : tensor<2xf16>, tensor<2xf16>
  }
}

