// bufdiff-profile: idioms
// bufdiff-choices: 069acc590f339f65b299c65021865a16462f5dbab843b4fa9b93ac443ba9313edf757f5c5399abcb
// bufdiff-choices: 1410c5a0b3610e96b7bdcff65962ea29e13ac8de81a014a1811db16dc9c2037d79ce8201da09f463
// bufdiff-choices: c0b1ea95b7671910a5453aa43f574a6aff569519cf536dfe5b8bcd790d1b995965bb31e5ee792362
// bufdiff-choices: 6e20f10cbf62ac5cbe79a4aa1838a6f498529e841e8d52683afc6620f87b4341be1192818d2f3cf6
// bufdiff-choices: 71f108efb14b1ca26e56383fea09
// bufdiff-features: 600 728 2461 3027 3579 9479 9857 10872 11297 11321 12981 12996 13233 15192
// bufdiff-features: 15440 15720 15751 15903 16682 16960 18480 19241 19928 20220 21044 21883 21991
// bufdiff-features: 21997 22221 22280 22801 24486 24826 26087 26546 26568 27048 29236 29911 29968
// bufdiff-features: 30166 31864 32621 32941 33005 34167 34647 34745 35097 36014 36188 37038 37183
// bufdiff-features: 37786 39150 39927 40712 41984 42094 42344 43499 43774 43942 44959 46203 46404
// bufdiff-features: 47093 47392 49635 50894 51341 51373 52322 52349 52900 52958 54827 54964 55003
// bufdiff-features: 56404 56488 56524 57103 57718 57852 61556 61699 64119 66422 66852 68355 68701
// bufdiff-features: 69449 69613 69875 70544 71980 72736 74362 75148 76052 76677 77283 77564 78283
// bufdiff-features: 78430 79811 80895 82558 83339 84635 84922 86125 86459 86643 86992 87862 88958
// bufdiff-features: 89175 89266 90543 91910 93653 93889 94687 95285 96300 96989 97669 98170 99383
// bufdiff-features: 99738 100085 101983 103377 103383 103851 104303 104315 104931 105857 107210
// bufdiff-features: 107314 108943 109923 110561 111024 111721 112929 114028 115471 118698 119065
// bufdiff-features: 119273 119764 119876 119982 119993 120671 121514 121632 122183 122764 126722
// bufdiff-features: 126932 127071 127167 130191 130484
module {
  func.func @main(%arg0: tensor<?x4xf64>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %cst = arith.constant dense<2> : tensor<i32>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:4 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg1, %arg6 = %arg2, %arg7 = %cst_0) -> (tensor<i32>, tensor<i32>, tensor<i32>, f64) {
      %dim = tensor.dim %arg0, %c0 : tensor<?x4xf64>
      %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, 4] [1, 1] : tensor<?x4xf64> to tensor<?x4xf64>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, 0] [%dim, 4] [1, 1] : tensor<?x4xf64> into tensor<?x4xf64>
      %extracted_slice_1 = tensor.extract_slice %arg0[0, %c2] [%dim, 1] [1, 1] : tensor<?x4xf64> to tensor<?x1xf64>
      %extracted_slice_2 = tensor.extract_slice %arg0[0, 2] [%dim, 1] [1, 1] : tensor<?x4xf64> to tensor<?x1xf64>
      %inserted_slice_3 = tensor.insert_slice %extracted_slice_1 into %extracted_slice_1[0, 0] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x1xf64>
      %cast = tensor.cast %extracted_slice_1 : tensor<?x1xf64> to tensor<?x?xf64>
      %inserted_slice_4 = tensor.insert_slice %cast into %extracted_slice_2[0, 0] [%dim, %c1] [1, 1] : tensor<?x?xf64> into tensor<?x1xf64>
      %inserted_slice_5 = tensor.insert_slice %inserted_slice_3 into %arg0[0, %c2] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x4xf64>
      %inserted_slice_6 = tensor.insert_slice %inserted_slice_4 into %inserted_slice_5[0, 2] [%dim, 1] [1, 1] : tensor<?x1xf64> into tensor<?x4xf64>
      %extracted = tensor.extract %arg6[] : tensor<i32>
      %1 = linalg.min ins(%arg5, %arg5 : tensor<i32>, tensor<i32>) outs(%arg6 : tensor<i32>) -> tensor<i32>
      %2 = linalg.copy ins(%1 : tensor<i32>) outs(%arg4 : tensor<i32>) -> tensor<i32>
      scf.yield %2, %arg5, %1, %arg7 : tensor<i32>, tensor<i32>, tensor<i32>, f64
    }
    return %0#1, %0#0, %cst, %0#2 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}

