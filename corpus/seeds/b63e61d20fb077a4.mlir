// bufdiff-profile: loops
// bufdiff-choices: 56776d21efcf8b392a66bb411f8c02e7b090dda14c50ea8720361cc93fca4fb0350998f5d34dee72
// bufdiff-choices: 1a1896513cd926e8d0d9b64fafdd7b3c328bad9652feab855f6746d4fb5cf7b0bf27fdc6e8952a37
// bufdiff-choices: 0747ad6de6be7c45e0036484ed6d40bd6298d21ea52df4679b773f08c6eb43ad8c006a3f160a62e3
// bufdiff-choices: d812b6646f9487ccfa370799f9be3a2c7eb9dd27107da67571b38ea7399f355df0d937491f654998
// bufdiff-choices: 6337c1db80f446680e5039fccdc997fea433f24fe2defb60eb79fb998e57b29dc3d0c756de27dad0
// bufdiff-choices: 97f785a99f4faf2c7ab9004677cf56bdcf
// bufdiff-features: 2320 9479 13173 13233 13296 15751 18486 18822 21140 22095 22280 22413 23143
// bufdiff-features: 26568 26922 28907 29590 30301 30725 34167 35824 36784 40540 40712 42344 43631
// bufdiff-features: 46203 46208 46909 46936 47392 47678 50894 52062 52807 52900 53064 53160 53252
// bufdiff-features: 56842 63071 63800 64435 64716 64814 65726 68355 72671 74057 74507 75242 76789
// bufdiff-features: 77617 78283 81736 82135 83194 83957 86125 88337 88732 89780 90069 93255 93994
// bufdiff-features: 95077 95407 98190 98501 99365 100059 102034 104931 107412 107425 109590 109732
// bufdiff-features: 112929 115778 117235 119588 121626 128916 132562 135534 136030 141501 141834
// bufdiff-features: 143667 146512 148046 148739 151936 155898 156084 156460 156846 157120 158120
// bufdiff-features: 160349 160756 164734 165106 165636 165719 166455 166629 167749 168127 168132
// bufdiff-features: 168858 169648 171369 171798 174097 174170 177226 177904 178067 181964 182719
// bufdiff-features: 183114 184030 184620 186959 188790 189388 192422 192628 196031 198727 199587
// bufdiff-features: 200593 205434 205689 207081 210022 215959 218300 218621 218635 222387 223802
// bufdiff-features: 228237 228390 228581 229299 230081 230640 234533 235728 236986 237763 242872
// bufdiff-features: 243781 244367 244408 245380 246284 246543 247062 247913 250712 250948 252466
// bufdiff-features: 252539 257842 259528 259840 261277
module {
  func.func @main(%arg0: tensor<6xf32>, %arg1: tensor<2xf32>, %arg2: tensor<4x4xf32>) -> (tensor<2xf32>, tensor<1x1x2x1x1xf32>, tensor<2xf32>, f32, f32) {
    %cast = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
    %0:2 = call @f1(%cast) : (tensor<?xf32>) -> (tensor<1x1x2x1x1xf32>, tensor<?xf32>)
    %1 = scf.execute_region -> tensor<2xf32> {
      %cast_2 = tensor.cast %0#1 : tensor<?xf32> to tensor<2xf32>
      %mapped_3 = linalg.map { arith.minimumf } ins(%cast_2, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2xf32>)
      scf.yield %mapped_3 : tensor<2xf32>
    }
    %mapped = linalg.map { arith.subf } ins(%1, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg1 : tensor<2xf32>)
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [5] : tensor<6xf32> to tensor<2xf32>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg1[%c1] : tensor<2xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf une, %extracted, %cst : f32
    %3 = scf.if %2 -> (tensor<2xf32>) {
      scf.yield %arg1 : tensor<2xf32>
    } else {
      scf.yield %extracted_slice : tensor<2xf32>
    }
    %cst_0 = arith.constant dense<[3.500000e+00, 6.500000e+00]> : tensor<2xf32>
    %4 = linalg.tanh ins(%cst_0 : tensor<2xf32>) outs(%3 : tensor<2xf32>) -> tensor<2xf32>
    %5 = arith.index_castui %2 : i1 to index
    %c2 = arith.constant 2 : index
    %6 = arith.remui %5, %c2 : index
    %extracted_1 = tensor.extract %extracted_slice[%6] : tensor<2xf32>
    return %mapped, %0#0, %4, %extracted_1, %extracted : tensor<2xf32>, tensor<1x1x2x1x1xf32>, tensor<2xf32>, f32, f32
  }
  func.func @f1(%arg0: tensor<?xf32>) -> (tensor<1x1x2x1x1xf32>, tensor<?xf32>) {
    %cst = arith.constant dense<[[[[[5.500000e+00]], [[6.500000e+00]]]]]> : tensor<1x1x2x1x1xf32>
    %0 = tensor.empty() : tensor<1x2x2x1xf32>
    %cst_0 = arith.constant -6.000000e+00 : f32
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2x1x1x1xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%1, %cst_1 : tensor<1x2x2x1xf32>, tensor<2x1x1x1xf32>) outs(%cst : tensor<1x1x2x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    return %2, %arg0 : tensor<1x1x2x1x1xf32>, tensor<?xf32>
  }
}

