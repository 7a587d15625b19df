// bufdiff-profile: slices
// bufdiff-choices: 121a2d3b682d866744e9384ca5f3c94ba19582c9875b27ea596ea683f33aa60224e373957f88bc87
// bufdiff-choices: 41bbd7d25b7902d0fde35b3af8e84ea730cf60d56a66d161f9ee87d79e5b5454377d7519d1156072
// bufdiff-choices: 486642d783629093d6e0ae5fa06d8bfee19d2dfdb4732b8e46186ffafef9f5757d216a64aa09785e
// bufdiff-choices: 9a1a0baaf7fb406fc8b3719fb478629449f8dcec0eef7711ffd8d90412a9d0737731f571d61c20a6
// bufdiff-choices: 54d192f3eac9751e2ab5712140cac374a9da97a5a3c6db4318ea7479f8b2523f6eaad3bf0697a3c5
// bufdiff-choices: a581ef9d426b18287f67
// bufdiff-features: 76 361 1502 2288 5197 5973 6351 6363 6595 8316 8452 9968 10968 11162 12170
// bufdiff-features: 13233 13387 13689 14454 15440 15751 15903 15929 16405 16512 16682 18330 18774
// bufdiff-features: 19606 19746 20838 21953 22221 22280 23144 23454 24393 24473 24690 24747 25078
// bufdiff-features: 25388 25818 25876 26023 26546 26568 27048 27132 27535 27644 27825 28179 28907
// bufdiff-features: 29532 29590 29968 30002 30307 30996 31543 31659 31972 32615 32897 32962 34052
// bufdiff-features: 34069 34167 34268 34647 34937 36092 36784 37409 37786 38163 38216 38702 38783
// bufdiff-features: 39265 39397 39747 39927 40044 40297 41826 42282 42344 42398 42984 44615 44816
// bufdiff-features: 44943 44959 45710 46034 46203 46416 46832 47392 47671 48033 48974 49956 50128
// bufdiff-features: 50146 50450 51076 52062 52322 52558 52755 52900 52958 53252 53469 53890 53951
// bufdiff-features: 54180 54554 54651 55887 56024 57718 58190 58272 58308 59070 59347 59785 60686
// bufdiff-features: 61556 61699 62218 62326 63384 63642 63800 63915 64119 64120 64420 64435 64716
// bufdiff-features: 64748 64976 65814 66195 66422 66930 67195 68355 68746 68782 68875 69449 69474
// bufdiff-features: 69987 70115 70385 70960 71169 71825 72413 73140 73455 73802 74057 74244 74362
// bufdiff-features: 74984 75002 75921 76258 76339 76677 76874 77134 77875 78283 78430 78589 78950
// bufdiff-features: 79229 79279 79389 80046 81039 81443 81511 81736 82094 82203 82353 82565 83412
// bufdiff-features: 84081 84585 84887 85036 85153 85316 85681 86125 86827 87495 87695 88038 88732
// bufdiff-features: 89110 89151 89178 89445 89780 89812 90097 90643 91491 91737 92194 92917 93032
// bufdiff-features: 93825 93944 94755 95106 95285 95507 96145 96986 97318 97864 98879 99009 99383
// bufdiff-features: 99568 100455 101105 101551 103339 103715 104034 104065 104069 104303 104931
// bufdiff-features: 105700 105857 105915 106808 106961 107402 108012 108038 109028 109086 110153
// bufdiff-features: 110184 110552 110816 111195 112267 112709 112800 112929 113020 113041 113626
// bufdiff-features: 113781 113920 114308 114990 115026 115471 115990 116568 117724 117839 118339
// bufdiff-features: 118559 119172 119683 119876 119958 119993 120600 120920 120933 121000 121467
// bufdiff-features: 121682 121695 122631 124448 124484 124604 124986 125175 127259 127528 127834
// bufdiff-features: 127922 128157 128768 128934 129955 130209 130761
module {
  func.func @main(%arg0: tensor<6xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<6x1xf32>, tensor<3x1xf32>, tensor<3x?xf32>, tensor<6xf32>, tensor<2x?xf32>, tensor<6xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %arg1[0] [%dim] [1] : tensor<?xf32> to tensor<?xf32>
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %c6, %c1 : tensor<2xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<6xf32>, tensor<2xindex>) -> tensor<6x1xf32>
    %c3 = arith.constant 3 : index
    %cst = arith.constant dense<[[7.500000e+00], [8.500000e+00], [9.500000e+00]]> : tensor<3x1xf32>
    %cast = tensor.cast %cst : tensor<3x1xf32> to tensor<?x1xf32>
    %inserted_slice = tensor.insert_slice %cast into %reshape[0, 0] [%c3, 1] [%c1, 1] : tensor<?x1xf32> into tensor<6x1xf32>
    %0:2 = scf.forall (%arg2, %arg3) in (%c3, 1) shared_outs(%arg4 = %cst, %arg5 = %cst) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
      %2 = arith.remui %arg3, %c6 : index
      %extracted_slice_4 = tensor.extract_slice %reshape[%2, 0] [1, 1] [1, 1] : tensor<6x1xf32> to tensor<1x1xf32>
      %extracted_slice_5 = tensor.extract_slice %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<f32>
      %generated = tensor.generate  {
        %cst_6 = arith.constant 2.000000e+00 : f32
        %4 = arith.mulf %cst_6, %cst_6 : f32
        tensor.yield %4 : f32
      } : tensor<f32>
      %3 = linalg.rsqrt ins(%generated : tensor<f32>) outs(%extracted_slice_5 : tensor<f32>) -> tensor<f32>
      %reduced = linalg.reduce ins(%arg1 : tensor<?xf32>) outs(%3 : tensor<f32>) dimensions = [0] 
        (%in: f32, %init: f32) {
          %4 = arith.negf %in : f32
          %5 = arith.addf %4, %init : f32
          linalg.yield %5 : f32
        }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %reduced into %arg4[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<3x1xf32>
        tensor.parallel_insert_slice %generated into %arg5[%arg2, %arg3] [1, 1] [1, 1] : tensor<f32> into tensor<3x1xf32>
      }
    }
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant dense<[[8.500000e+00, 9.500000e+00, 1.050000e+01, 1.150000e+01], [1.250000e+01, 1.350000e+01, 1.450000e+01, 1.550000e+01]]> : tensor<2x4xf32>
    %cast_2 = tensor.cast %cst_1 : tensor<2x4xf32> to tensor<2x?xf32>
    %1:3 = call @f1(%arg0, %arg0, %cst_0, %cast_2) : (tensor<6xf32>, tensor<6xf32>, f32, tensor<2x?xf32>) -> (tensor<6xf32>, tensor<2x?xf32>, tensor<6xf32>)
    %cast_3 = tensor.cast %0#1 : tensor<3x1xf32> to tensor<3x?xf32>
    return %extracted_slice, %inserted_slice, %0#0, %cast_3, %1#0, %1#1, %1#2 : tensor<?xf32>, tensor<6x1xf32>, tensor<3x1xf32>, tensor<3x?xf32>, tensor<6xf32>, tensor<2x?xf32>, tensor<6xf32>
  }
  func.func private @f1(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: f32, %arg3: tensor<2x?xf32>) -> (tensor<6xf32>, tensor<2x?xf32>, tensor<6xf32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [6] [1] : tensor<6xf32> into tensor<6xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0:3 = scf.while (%arg4 = %c0, %arg5 = %arg3, %arg6 = %arg1) : (index, tensor<2x?xf32>, tensor<6xf32>) -> (index, tensor<2x?xf32>, tensor<6xf32>) {
      %extracted_slice = tensor.extract_slice %arg1[0] [6] [1] : tensor<6xf32> to tensor<6xf32>
      %3 = arith.cmpi ult, %arg4, %c3 : index
      %cst = arith.constant 3.000000e+00 : f32
      %4 = arith.cmpf une, %arg2, %cst : f32
      %5 = arith.andi %3, %4 : i1
      scf.condition(%5) %arg4, %arg5, %arg6 : index, tensor<2x?xf32>, tensor<6xf32>
    } do {
    ^bb0(%arg4: index, %arg5: tensor<2x?xf32>, %arg6: tensor<6xf32>):
      %3 = arith.addi %arg4, %c1 : index
      %4 = linalg.copy ins(%arg0 : tensor<6xf32>) outs(%arg6 : tensor<6xf32>) -> tensor<6xf32>
      scf.yield %3, %arg5, %4 : index, tensor<2x?xf32>, tensor<6xf32>
    }
    %1 = tensor.empty() : tensor<6xf32>
    %2 = linalg.copy ins(%inserted_slice : tensor<6xf32>) outs(%1 : tensor<6xf32>) -> tensor<6xf32>
    return %0#2, %0#1, %2 : tensor<6xf32>, tensor<2x?xf32>, tensor<6xf32>
  }
}

