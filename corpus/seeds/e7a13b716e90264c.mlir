// bufdiff-profile: loops
// bufdiff-choices: 1517068b57cc4c174b63d5eeab1e9ea8f10694814361914130ac07ba01a545580fe2c4d46d415647
// bufdiff-choices: 4c7c34d2cfe7171aefcae7ebe144ea81cf79aab7e3b7080cc374f81ae473ccf47dff653c08b2a46f
// bufdiff-choices: d381a34d30e6d8939bad3d4dba500f336e0d5755b6b7415409c6124c795efbe0d954c9db993d4eeb
// bufdiff-choices: 6656f6b10e1afa68e23df5b7c9b28ee92abc7fc12c34659c601308188468d5e57b631b0fa7a40587
// bufdiff-choices: a3783cfa1c7120f51c066d5aeb0d60260cc2e542b9c45d4b24be11311393c4b9770a03a7c56aab9b
// bufdiff-choices: 2da5b02b499589aa659550912dcf537cdc18d1629b92db41d00a34cb82bcea3175
// bufdiff-features: 536 3027 3579 4506 5604 7259 10872 12100 12301 12337 12476 12560 13441 13915
// bufdiff-features: 14884 15440 15751 15903 16290 16682 17069 17487 18822 18890 19241 19685 20220
// bufdiff-features: 21154 21953 22280 22415 22705 23594 24002 24311 25388 25735 25774 26568 26600
// bufdiff-features: 27787 27825 28276 29876 30389 31247 31864 32804 33822 34022 34167 34544 34564
// bufdiff-features: 34623 34647 34745 34937 35295 35557 35968 36624 36753 36784 36936 37743 37786
// bufdiff-features: 38378 39010 40540 40712 40812 41318 41615 42094 42480 43942 44810 44904 46203
// bufdiff-features: 46248 47477 48033 50792 52322 52558 53441 53890 54657 55757 55887 57073 57103
// bufdiff-features: 57718 58403 59423 59555 60565 61339 61527 61556 62218 62890 64235 64959 66283
// bufdiff-features: 66422 66765 66777 67388 67655 67797 68355 71169 71607 73802 73845 74239 74362
// bufdiff-features: 76052 76258 76339 79419 79694 81736 82723 83105 83657 83903 84635 87549 87862
// bufdiff-features: 88958 89555 89732 90543 91910 92970 93255 93369 94687 95077 95285 95299 96969
// bufdiff-features: 97165 97434 97669 99009 100267 100385 101281 101342 102187 102734 102897 103056
// bufdiff-features: 103318 104656 105789 105833 106652 109562 110561 111464 112709 112929 113243
// bufdiff-features: 113901 115471 117472 118250 118768 119764 121353 121394 121471 121626 122788
// bufdiff-features: 123313 124484 126179 127922 128157 128768
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<5xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c0 step %c1 iter_args(%arg3 = %arg0) -> (tensor<2xf32>) {
      %c2 = arith.constant 2 : index
      %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg1) -> (tensor<5xf32>) {
        %cst_0 = arith.constant dense<[[[[[1.500000e+00, 2.500000e+00], [3.500000e+00, 4.500000e+00]], [[5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00]]], [[[9.500000e+00, 1.050000e+01], [1.150000e+01, 1.250000e+01]], [[1.350000e+01, 1.450000e+01], [1.550000e+01, 1.650000e+01]]]]]> : tensor<1x2x2x2x2xf32>
        %3 = tensor.empty() : tensor<1x3x2x2xf32>
        %cst_1 = arith.constant 1.000000e+01 : f32
        %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
        %5 = tensor.empty() : tensor<2x1x2x2xf32>
        %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
        %7 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%4, %6 : tensor<1x3x2x2xf32>, tensor<2x1x2x2xf32>) outs(%cst_0 : tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
        %8:2 = scf.for %arg6 = %c0 to %c1 step %c1 iter_args(%arg7 = %3, %arg8 = %7) -> (tensor<1x3x2x2xf32>, tensor<1x2x2x2x2xf32>) {
          %10 = arith.remui %arg6, %c2 : index
          %extracted_slice = tensor.extract_slice %7[0, 0, 0, %10, %c0] [1, 2, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<1x2x2x2x2xf32> to tensor<1x2x1x1xf32>
          %inserted_slice = tensor.insert_slice %extracted_slice into %7[%c0, 0, 0, 0, 1] [1, 1, 2, 1, 1] [1, 1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x2x2x2xf32>
          %11 = linalg.copy ins(%inserted_slice : tensor<1x2x2x2x2xf32>) outs(%arg8 : tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
          %12 = linalg.sqrt ins(%4 : tensor<1x3x2x2xf32>) outs(%arg7 : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
          %13 = linalg.erf ins(%4 : tensor<1x3x2x2xf32>) outs(%12 : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
          scf.yield %13, %11 : tensor<1x3x2x2xf32>, tensor<1x2x2x2x2xf32>
        }
        %9 = linalg.copy ins(%arg1 : tensor<5xf32>) outs(%arg5 : tensor<5xf32>) -> tensor<5xf32>
        scf.yield %9 : tensor<5xf32>
      }
      %cst = arith.constant -0.000000e+00 : f32
      %from_elements = tensor.from_elements %cst : tensor<f32>
      %broadcasted = linalg.broadcast ins(%from_elements : tensor<f32>) outs(%arg3 : tensor<2xf32>) dimensions = [0] 
      %2 = linalg.copy ins(%arg0 : tensor<2xf32>) outs(%broadcasted : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %2 : tensor<2xf32>
    }
    %cast = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}

