// bufdiff-profile: mixed
// bufdiff-choices: 0c868dd84888b7a6505dd20f67617099e75d15b394e439e92a9d5a1d7b93787da95822d46bae4c3a
// bufdiff-choices: 8d701b2d1b372e6f8c5c2564fb838aa11f2c2cea676418c02c9e8888f5b2e6798d156516a27cf778
// bufdiff-choices: 57b5aec7f79db47e66342273221b1ed26f9a96a180790db90ac0d261cb285f02805a2c8a9f1d668f
// bufdiff-choices: 246dd7c313da6278c1b34ced88303d9293d8aa0cd5909dde1c7b5c9390aad30c08d6414485
// bufdiff-features: 1854 2225 5886 6595 9132 11876 12170 12789 12796 13106 13233 15037 15751 17015
// bufdiff-features: 18428 20992 21344 21825 21910 21991 22095 23143 23787 23968 24330 24826 25388
// bufdiff-features: 26568 27048 28503 28907 29066 30811 32615 33892 34167 34647 35220 35957 36448
// bufdiff-features: 39284 39457 40712 42344 43098 44164 44554 44615 44994 46203 47560 49635 49956
// bufdiff-features: 51534 52155 52322 52558 52900 52958 53890 55609 55870 55887 57103 58748 61456
// bufdiff-features: 61556 63642 63800 65814 66422 67160 67195 67746 68355 70385 72674 74507 74617
// bufdiff-features: 75377 76339 77261 77935 81297 81511 82565 83232 84635 86125 86147 89151 89178
// bufdiff-features: 90170 93255 93944 99009 100455 101825 102697 102847 102849 103851 104931 105038
// bufdiff-features: 105857 108869 109066 110816 113626 113696 115343 115471 116491 117235 118081
// bufdiff-features: 119876 121000 121029 121318 124036 124484 125702 125769 127834 128768
module {
  func.func @main(%arg0: tensor<?xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>, %arg3: tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg3) : (index, tensor<?xf64>, tensor<?xf64>) -> (index, tensor<?xf64>, tensor<?xf64>) {
      %1 = linalg.elementwise kind=#linalg.elementwise_kind<sub> ins(%arg5, %arg6 : tensor<?xf64>, tensor<?xf64>) outs(%arg5 : tensor<?xf64>) -> tensor<?xf64>
      %2 = arith.cmpi ult, %arg4, %c3 : index
      scf.condition(%2) %arg4, %arg5, %arg6 : index, tensor<?xf64>, tensor<?xf64>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<?xf64>, %arg6: tensor<?xf64>):
      %1 = arith.addi %arg4, %c1 : index
      %2 = linalg.copy ins(%arg3 : tensor<?xf64>) outs(%arg6 : tensor<?xf64>) -> tensor<?xf64>
      %extracted_slice = tensor.extract_slice %arg2[1, %c3] [1, 1] [1, 1] : tensor<3x4xf64> to tensor<1xf64>
      %3 = linalg.conv_1d ins(%arg3, %extracted_slice : tensor<?xf64>, tensor<1xf64>) outs(%arg5 : tensor<?xf64>) -> tensor<?xf64>
      scf.yield %1, %3, %2 : index, tensor<?xf64>, tensor<?xf64>
    }
    return %0#2, %0#1, %arg3, %0#0 : tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, index
  }
}

