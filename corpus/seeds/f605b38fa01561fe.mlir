// bufdiff-profile: loops
// bufdiff-choices: 940e28203a3f4902075fae2e76a1f0fe2cbee390d865da376e69a6a192ed07efdc53ad3d2b05f42f
// bufdiff-choices: a0b81ede5bcc7057d9d534741adb1bd5b65cb2fd8d42f338aa00f5989fb8628edfd9368bfcf11654
// bufdiff-choices: 17020db3e6626fdb3ab10bb44931f3b3deb76825265883c94987577c872a107e202121ee38e52fed
// bufdiff-choices: bd222c387f64bd1a76e2a58b5b249990d57b3d087af4e8f5109913035ac4f05f618f58745474c9c9
// bufdiff-choices: e56f40bc3b81a13a30735431f38b437a1ba5ffa1a10fb4f5f80588d66dce32c432cbb11779f640cf
// bufdiff-choices: f5614d914bc4b836f20aa5b9b4cec20eb12e008fe40ea7eee2f960d8d795b4bc606653f369aefe62
// bufdiff-choices: 7681d7d39133d62c8385ee996c6a3462a8e13e250ad77a99903f05c575047ac46114172b63428b
// bufdiff-features: 211 257 294 708 927 2943 3531 3579 4369 4462 4796 4958 5082 5187 5258 6271 6565
// bufdiff-features: 6611 7122 8285 8853 9479 10933 11162 11321 12276 12366 12789 13233 14632 14704
// bufdiff-features: 14925 15440 15595 15751 15883 17470 18486 19100 19101 19241 19256 20374 20864
// bufdiff-features: 21140 21154 22095 22221 22280 23143 23787 24393 24598 25388 26048 26568 26796
// bufdiff-features: 26922 27048 27132 27804 27852 28276 28503 29364 29398 29431 29684 29839 30134
// bufdiff-features: 30301 30305 30338 30539 30666 30700 30811 30889 30902 31747 32536 32615 34167
// bufdiff-features: 34564 34647 35507 36721 36784 37055 37490 37786 38227 38490 38570 38783 39150
// bufdiff-features: 40540 40712 40812 42094 42228 42344 42467 42903 42984 43025 43242 43279 43631
// bufdiff-features: 43812 44333 44364 44835 45031 46203 46208 47392 47486 47920 48038 48974 50101
// bufdiff-features: 50465 50469 50717 50894 51130 51647 52042 52558 52625 52900 52958 53180 53243
// bufdiff-features: 53252 53438 53650 53676 53890 55113 55561 55777 55887 57718 57773 58122 58319
// bufdiff-features: 58403 60686 61456 61699 62675 62701 63071 63949 64120 64435 64959 64976 66422
// bufdiff-features: 66765 67375 67388 67690 68334 68355 68701 68935 68985 70544 71227 71667 72280
// bufdiff-features: 72975 73319 74057 74135 74362 74376 74616 74617 74833 75502 76009 77551 78030
// bufdiff-features: 78430 79389 79596 80875 81411 81443 81587 81601 81736 82135 82203 82404 83844
// bufdiff-features: 84090 84585 84887 85843 86013 86125 87923 88040 88337 88732 88947 89083 89250
// bufdiff-features: 89780 89812 90420 90801 91289 91737 91958 92144 92730 93255 93718 94280 94651
// bufdiff-features: 94669 94687 95285 95407 96082 96300 97096 97318 97763 98190 98201 98430 98501
// bufdiff-features: 98530 98931 98995 99009 99231 99568 99657 99738 100059 100073 101547 102034
// bufdiff-features: 102921 104253 104931 104952 105446 105700 105704 105914 106691 107024 107412
// bufdiff-features: 108012 108283 109086 109467 110780 111883 112709 112895 112929 113940 114308
// bufdiff-features: 115343 115471 115608 115637 115801 115990 116549 116970 117119 117151 117206
// bufdiff-features: 117235 117509 117767 118769 119555 119588 120372 120476 120595 121394 121406
// bufdiff-features: 121467 121626 121847 121977 124484 125290 126076 126134 126932 127096 127325
// bufdiff-features: 127533 127997 128456 128768 128916 129089 129423
module {
  func.func @f2(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2xf32>) -> (tensor<?xf32>, tensor<1xf32>, f32) {
    %cst = arith.constant dense<1.050000e+01> : tensor<1xf32>
    %0 = linalg.conv_1d ins(%arg1, %cst : tensor<?xf32>, tensor<1xf32>) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %cst) -> (tensor<1xf32>) {
      %extracted = tensor.extract %cst[%c0] : tensor<1xf32>
      %inserted = tensor.insert %extracted into %arg4[%arg3] : tensor<1xf32>
      scf.yield %inserted : tensor<1xf32>
    }
    %cst_0 = arith.constant 1.000000e+10 : f32
    return %0, %1, %cst_0 : tensor<?xf32>, tensor<1xf32>, f32
  }
  func.func private @f1(%arg0: tensor<?xf32>) -> (tensor<?xf32>, f32) {
    %mapped = linalg.map { arith.minimumf } ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>)
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %mapped) -> (tensor<?xf32>) {
      %extracted = tensor.extract %mapped[%arg1] : tensor<?xf32>
      %cst_0 = arith.constant 2.000000e+00 : f32
      %inserted = tensor.insert %cst_0 into %arg2[%c0] : tensor<?xf32>
      scf.yield %inserted : tensor<?xf32>
    }
    %cst = arith.constant 5.000000e-01 : f32
    return %0, %cst : tensor<?xf32>, f32
  }
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
    %mapped = linalg.map { arith.mulf } ins(%arg2, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>)
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg2[%c3] : tensor<4xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %0 = arith.cmpf une, %extracted, %cst : f32
    %1:2 = scf.if %0 -> (tensor<4xf32>, tensor<?xf32>) {
      %cst_0 = arith.constant 3.000000e+00 : f32
      %3 = arith.cmpf ule, %extracted, %cst_0 : f32
      %4 = scf.if %3 -> (tensor<2xf32>) {
        %cst_3 = arith.constant dense<[6.500000e+00, 7.500000e+00, 8.500000e+00, 9.500000e+00]> : tensor<4xf32>
        %cst_4 = arith.constant dense<5.000000e-01> : tensor<f32>
        %broadcasted = linalg.broadcast ins(%cst_4 : tensor<f32>) outs(%arg1 : tensor<2xf32>) dimensions = [0] 
        scf.yield %broadcasted : tensor<2xf32>
      } else {
        %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
        %c1 = arith.constant 1 : index
        %7 = tensor.empty(%c1) : tensor<?xf32>
        %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<?xf32>) -> tensor<?xf32>
        %9 = linalg.max ins(%8, %extracted_slice : tensor<?xf32>, tensor<1xf32>) outs(%extracted_slice : tensor<1xf32>) -> tensor<1xf32>
        %extracted_3 = tensor.extract %arg0[%c3] : tensor<4xf32>
        vector.print %extracted_3 : f32
        %cst_4 = arith.constant 1.000000e+10 : f32
        %cst_5 = arith.constant 5.000000e-01 : f32
        %from_elements = tensor.from_elements %cst, %extracted_3, %extracted, %cst, %cst_4, %cst_5 : tensor<3x2xf32>
        %cst_6 = arith.constant 5.000000e-01 : f32
        %from_elements_7 = tensor.from_elements %cst, %cst_6, %cst_4 : tensor<3xf32>
        %10 = linalg.vecmat ins(%from_elements_7, %from_elements : tensor<3xf32>, tensor<3x2xf32>) outs(%arg1 : tensor<2xf32>) -> tensor<2xf32>
        scf.yield %10 : tensor<2xf32>
      }
      %cast_1 = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
      %5:2 = func.call @f1(%cast_1) : (tensor<?xf32>) -> (tensor<?xf32>, f32)
      %6 = linalg.sqrt ins(%arg2 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
      %cast_2 = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
      scf.yield %6, %cast_2 : tensor<4xf32>, tensor<?xf32>
    } else {
      %cast_0 = tensor.cast %arg1 : tensor<2xf32> to tensor<?xf32>
      scf.yield %arg2, %cast_0 : tensor<4xf32>, tensor<?xf32>
    }
    %cast = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
    %2:3 = call @f2(%arg0, %cast, %arg1) : (tensor<4xf32>, tensor<?xf32>, tensor<2xf32>) -> (tensor<?xf32>, tensor<1xf32>, f32)
    return %2#1, %2#0, %1#1, %1#0, %mapped, %arg1 : tensor<1xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
  }
}

