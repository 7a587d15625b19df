// bufdiff-profile: calls
// bufdiff-choices: 07df3bcd2f888e3df30a137b571320d733a29ff2006986673539d01f812d38d3f059d6090b0d3d13
// bufdiff-choices: 39ce29e1b508923133167a07d30d529f0939ac4d0960caa67f9a203b5b7d204e398ca46ef2eba297
// bufdiff-choices: 8dc9b9429e768756484c73f350deea8ec2ab56810481ad01c92de3d8f2c5c808d8c6f8dad22705f9
// bufdiff-choices: 44505cfebd545dc9bf419552009b17ece222aad25f05d4c3ca981b0a5dc6eccc026098f0a282b959
// bufdiff-choices: 29be1bba2a15664cc8d9ad7b09cfff5949f58f2f0700645cdfbe93002dd8f4e8d9fa0e3d6b7a2e3a
// bufdiff-choices: c351391286633defd446d79b6a4ee34f19afde36eee5a1822212aaacb1177b3eec2f4cc9a1bb527b
// bufdiff-choices: 5d138cd6a186c838a20105dab2243e2f
// bufdiff-features: 2186 3579 4752 5973 7516 9479 9857 10035 10040 10872 11124 11321 11441 11538
// bufdiff-features: 12100 12487 12560 12986 13233 13493 14884 15440 15751 16207 16923 17232 19241
// bufdiff-features: 19310 19496 19979 20237 20874 21953 22030 22221 22280 23143 23484 24268 25388
// bufdiff-features: 25729 25735 26568 27048 27825 29895 30209 31747 31864 32301 33769 34167 34623
// bufdiff-features: 34647 35097 35289 35507 36784 36935 37786 39804 40011 40540 40712 41954 42094
// bufdiff-features: 42465 42669 43442 43942 44176 44615 44865 45017 45702 46203 49635 49800 49956
// bufdiff-features: 52322 52475 52558 52900 52958 53252 53504 53779 53791 55182 55382 55472 55887
// bufdiff-features: 56524 57103 58272 58403 60122 62091 63062 63071 64778 64875 64959 66053 66422
// bufdiff-features: 66666 67195 67388 67801 68355 69032 69735 70146 70960 71013 71169 73802 74057
// bufdiff-features: 74073 74362 74617 74881 76052 76258 76659 77283 77564 77598 79389 81039 81511
// bufdiff-features: 81736 81814 82135 82453 82565 82629 83194 84585 84635 84903 84989 86463 87055
// bufdiff-features: 87408 87791 88337 88732 88958 89151 89178 89623 89732 90543 92541 93944 94360
// bufdiff-features: 94687 95056 95285 95587 96353 96757 97059 97666 97715 99009 99383 99512 99544
// bufdiff-features: 99568 99738 100455 101269 102591 102847 102897 103455 103673 103851 104973
// bufdiff-features: 105750 106716 108920 109086 110772 110816 112709 112797 112929 113626 114484
// bufdiff-features: 115388 115471 115990 117779 118769 121000 121252 121307 121394 121471 121626
// bufdiff-features: 122764 123764 124484 125921 126179 127112 127405 128228 128694 128768 130310
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<3xf32>, tensor<3xf32>) {
      %1 = tensor.empty() : tensor<2xf64>
      %cst = arith.constant 1.000000e+00 : f64
      %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
      %3:4 = func.call @f1(%arg0, %2) : (tensor<3xf32>, tensor<2xf64>) -> (tensor<3xf32>, tensor<3xf32>, f32, f32)
      %c3 = arith.constant 3 : index
      %4:3 = scf.while (%arg4 = %c0, %arg5 = %3#1, %arg6 = %2) : (index, tensor<3xf32>, tensor<2xf64>) -> (index, tensor<3xf32>, tensor<2xf64>) {
        %extracted_0 = tensor.extract %3#0[%c0] : tensor<3xf32>
        %9 = arith.cmpi ult, %arg4, %c3 : index
        %c11 = arith.constant 11 : index
        %10 = arith.cmpi sgt, %arg4, %c11 : index
        %11 = arith.andi %9, %10 : i1
        scf.condition(%11) %arg4, %arg5, %arg6 : index, tensor<3xf32>, tensor<2xf64>
      } do {
      ^bb0(%arg4: index, %arg5: tensor<3xf32>, %arg6: tensor<2xf64>):
        %9 = arith.addi %arg4, %c1 : index
        %10 = linalg.copy ins(%2 : tensor<2xf64>) outs(%arg6 : tensor<2xf64>) -> tensor<2xf64>
        %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf32>) outs(%arg5 : tensor<3xf32>) {
        ^bb0(%in: f32, %out: f32):
          %cst_0 = arith.constant 7.250000e+00 : f32
          %12 = arith.minimumf %in, %cst_0 : f32
          linalg.yield %12 : f32
        } -> tensor<3xf32>
        scf.yield %9, %11, %10 : index, tensor<3xf32>, tensor<2xf64>
      }
      %5 = linalg.copy ins(%4#1 : tensor<3xf32>) outs(%arg3 : tensor<3xf32>) -> tensor<3xf32>
      %extracted = tensor.extract %arg2[%c0] : tensor<3xf32>
      %6 = tensor.empty() : tensor<3xi1>
      %true = arith.constant true
      %7 = linalg.fill ins(%true : i1) outs(%6 : tensor<3xi1>) -> tensor<3xi1>
      %8 = linalg.select ins(%7, %arg0, %3#1 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%arg2 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %8, %5 : tensor<3xf32>, tensor<3xf32>
    }
    %cast = tensor.cast %0#0 : tensor<3xf32> to tensor<?xf32>
    return %0#1, %cast : tensor<3xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<3xf32>, %arg1: tensor<2xf64>) -> (tensor<3xf32>, tensor<3xf32>, f32, f32) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %from_elements = tensor.from_elements %true, %true_0, %true_0 : tensor<3xi1>
    %cst = arith.constant 1.000000e+01 : f32
    %cst_1 = arith.constant 1.000000e+01 : f32
    %from_elements_2 = tensor.from_elements %cst, %cst_1, %cst : tensor<3xf32>
    %0 = linalg.select ins(%from_elements, %arg0, %from_elements_2 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%arg0 : tensor<3xf32>) -> tensor<3xf32>
    return %from_elements_2, %0, %cst_1, %cst : tensor<3xf32>, tensor<3xf32>, f32, f32
  }
}

