// bufdiff-profile: types
// bufdiff-choices: 7282fa06b59dbd8cef81981993c6b4d9be10cefdcea4660d7773708b4173670d06b926ebce34775b
// bufdiff-choices: e15973d2e6368343b9cb016847eb345a25bad60510dea5e4204f8c59c2de17b2fe73746d127b26b6
// bufdiff-choices: 10e137332eb1e9f3ef82aa48a2003716091fb011c1379c7bec8014c360e02dec938c77a766c01e39
// bufdiff-choices: 88c174f407839aec968bf3c6c6811649ffc167c17efff1749ada817771a563c2b3b9087d69dc38c8
// bufdiff-choices: 4563f746b66e58f5e62a8f95fcd3075d63201c68ca09852d5f9c00dac0762fc83537f2e9478d8624
// bufdiff-choices: 4938f1344cfd3099b086eac868394c85b1fd953d857a0d342f25a7dcd152a320b005b8f2855e6f56
// bufdiff-choices: ea342f192d051c6cef92a448bacb418141ced2328b2d653290da36d844766ae8b5235143adc825f7
// bufdiff-choices: 8f69519db88550eab13e075adc55b5f321ba0aa2c854d047aaba2a0e00a564eba38ed5c14742b9a9
// bufdiff-choices: 80e4bc24af
// bufdiff-features: 294 1502 2442 2945 3207 3412 3560 4827 4958 6118 6363 6611 7384 9479 9768 10647
// bufdiff-features: 10681 10762 11162 11202 13121 13233 13732 14454 14765 14962 15011 15440 15751
// bufdiff-features: 16286 16834 17243 18811 19223 20023 20864 21953 22221 22280 22479 22630 22933
// bufdiff-features: 23600 24826 25082 25388 25818 25992 26568 26922 27048 27056 27556 27725 27766
// bufdiff-features: 27825 29014 29590 29684 29968 30573 30666 30688 32046 33662 33769 34069 34167
// bufdiff-features: 34623 34647 34965 36014 36395 36721 36784 39025 39747 39907 40044 40080 40236
// bufdiff-features: 40297 40621 40712 41984 42282 42344 42467 42656 43587 46203 46208 46826 46832
// bufdiff-features: 46874 46995 47093 47102 47392 47486 47862 49132 49370 51344 51647 52062 52322
// bufdiff-features: 52493 52900 52958 53235 54651 55185 55887 56404 56477 57718 58024 58190 59070
// bufdiff-features: 59629 60175 60234 60417 60686 60816 61350 61375 61435 61556 61699 61969 63071
// bufdiff-features: 63642 64120 64193 64716 64959 65445 65732 68355 68782 69987 70050 70130 70174
// bufdiff-features: 71169 71904 72330 72629 73140 73802 74057 74362 74617 74833 75361 75921 76009
// bufdiff-features: 76258 76567 76700 76953 77129 78283 78430 81229 81736 82135 82300 82320 82383
// bufdiff-features: 83194 83342 83441 83549 83734 84700 84887 85843 86125 86344 86992 87894 87923
// bufdiff-features: 88337 88732 89109 89780 90070 90097 90581 91289 92032 92194 92492 92647 93255
// bufdiff-features: 94981 95285 95407 97318 97864 97924 98190 98879 99131 99221 99383 99568 100370
// bufdiff-features: 100955 102092 102348 103315 103818 104253 104303 104931 105857 106691 107182
// bufdiff-features: 107425 109832 112709 112929 113020 113259 114547 115026 115381 115471 115778
// bufdiff-features: 115990 116125 116728 117112 117235 117336 117509 118217 118769 119876 120049
// bufdiff-features: 120797 121394 121467 121682 122407 122764 124254 124754 125040 125397 125675
// bufdiff-features: 127922 128412 128456 128713 128768 128817 128916 130458 130500 130602 130933
module {
  func.func @main(%arg0: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = arith.cmpi ne, %dim, %c0 : index
    scf.if %0 {
      %cst_0 = arith.constant -2.500000e+00 : f32
      %cst_1 = arith.constant 2.000000e+00 : f32
      %cst_2 = arith.constant 2.000000e+00 : f32
      %cst_3 = arith.constant -0.000000e+00 : f32
      %cst_4 = arith.constant 1.000000e+10 : f32
      %from_elements = tensor.from_elements %cst_0, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2x1x3xf32>
      %5 = tensor.empty() : tensor<2x1x4xf32>
      %cst_5 = arith.constant 1.000000e+01 : f32
      %6 = linalg.fill ins(%cst_5 : f32) outs(%5 : tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
      %7 = tensor.empty() : tensor<2xf32>
      %8 = linalg.pooling_ncw_max ins(%6, %7 : tensor<2x1x4xf32>, tensor<2xf32>) outs(%from_elements : tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    }
    %generated = tensor.generate  {
      %cst_0 = arith.constant 5.000000e-01 : f32
      %cst_1 = arith.constant -6.000000e+00 : f32
      %5 = arith.subf %cst_0, %cst_1 : f32
      tensor.yield %5 : f32
    } : tensor<f32>
    %1:2 = call @f1(%arg0, %generated) : (tensor<?x?xf32>, tensor<f32>) -> (tensor<?x?xf32>, tensor<f32>)
    %2 = tensor.empty() : tensor<4x5xf32>
    %extracted = tensor.extract %generated[] : tensor<f32>
    %3 = linalg.fill ins(%extracted : f32) outs(%2 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %cast = tensor.cast %3 : tensor<4x5xf32> to tensor<?x5xf32>
    %cst = arith.constant dense<[1.150000e+01, 1.450000e+01, 1.750000e+01, 2.050000e+01, 2.350000e+01]> : tensor<5xf32>
    %4:2 = call @f2(%cast, %cst) : (tensor<?x5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>)
    return %1#0, %1#1, %4#0, %4#1, %generated : tensor<?x?xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>
  }
  func.func @f1(%arg0: tensor<?x?xf32>, %arg1: tensor<f32>) -> (tensor<?x?xf32>, tensor<f32>) {
    %mapped = linalg.map { arith.minimumf } ins(%arg1, %arg1 : tensor<f32>, tensor<f32>) outs(%arg1 : tensor<f32>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %0 = scf.forall (%arg2, %arg3) in (%dim, %dim_0) shared_outs(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1x1xf32>
      %1 = linalg.mul ins(%extracted_slice, %extracted_slice : tensor<1x1xf32>, tensor<1x1xf32>) outs(%extracted_slice : tensor<1x1xf32>) -> tensor<1x1xf32>
      %2 = linalg.add ins(%extracted_slice, %1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%1 : tensor<1x1xf32>) -> tensor<1x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg4[%arg3, %arg2] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
      }
    }
    return %0, %mapped : tensor<?x?xf32>, tensor<f32>
  }
  func.func @f2(%arg0: tensor<?x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %extracted_slice = tensor.extract_slice %arg1[0] [5] [1] : tensor<5xf32> to tensor<5xf32>
    %mapped = linalg.map ins(%extracted_slice, %arg1, %extracted_slice : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) outs(%extracted_slice : tensor<5xf32>)
      (%in: f32, %in_0: f32, %in_1: f32, %init: f32) {
        %2 = arith.subf %in, %in_0 : f32
        %3 = arith.minimumf %2, %in_1 : f32
        linalg.yield %3 : f32
      }
    %c4 = arith.constant 4 : index
    %extracted = tensor.extract %arg1[%c4] : tensor<5xf32>
    vector.print %extracted : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.copy ins(%extracted_slice : tensor<5xf32>) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    return %mapped, %1 : tensor<5xf32>, tensor<5xf32>
  }
}

