// bufdiff-profile: loops
// bufdiff-choices: 2728406895e3b164f465c9f57405c2bab6dd2319183709586cfe0212c15117dffec0a4689f6f6131
// bufdiff-choices: 008a4d3a70857cdd0c46ddba2060bd72478b4328aec82bea0cb47940388eee3f7e8a3441b0a7793c
// bufdiff-choices: d308553ea5123de9c63deed657ecdbd1390b320a9fdd007bf433a78e1b00ad7689408ddc46c5aca4
// bufdiff-choices: f0c8e8d596c9e02eef8a232475caf203dca992ae34b74ed0c58b610de6cb665e2ce5a4e496a34e22
// bufdiff-choices: 8b8b505f6ac8f28a4e78e7e023ad0c40ce825b3471ca3b5adeac6112df819a58a32eb4739842833e
// bufdiff-choices: 74431e37503fc150eff867239320eaf33e9f27f053e98d5754371fcf182f8e22b2b394d6d4223726
// bufdiff-features: 706 897 1502 2058 2898 2988 4211 4958 5201 5296 5345 5973 6033 6169 6405 6446
// bufdiff-features: 7384 7534 9034 9748 9852 11441 11774 12938 13231 13233 14454 14929 15432 15440
// bufdiff-features: 15751 15903 15989 16682 16900 18330 18740 20402 20814 21522 22072 22280 22640
// bufdiff-features: 22777 23143 25075 25818 25898 25962 26568 27048 27704 27766 27767 27825 28652
// bufdiff-features: 29605 29687 29968 30811 31475 31813 33915 33919 34069 34081 34167 34647 34861
// bufdiff-features: 35163 35364 36253 36405 36784 37786 38442 38662 38747 38754 39153 39747 40044
// bufdiff-features: 40479 40712 41776 42282 42680 44007 45710 46832 46995 47862 49621 50016 50633
// bufdiff-features: 51341 52148 52203 52807 52900 52958 53469 55016 55887 57718 58013 58190 58247
// bufdiff-features: 58492 58721 59082 59448 59488 60816 61350 61556 63071 63184 63800 64119 64959
// bufdiff-features: 65478 66312 66422 66755 66945 67388 67520 68355 68782 68813 69449 70364 71169
// bufdiff-features: 72035 72674 72909 73140 73802 74201 74360 74617 74991 75921 76666 77617 78594
// bufdiff-features: 79389 80895 82135 82203 83194 83363 83558 83634 83672 83758 83887 84585 84922
// bufdiff-features: 85051 86125 86250 87647 87949 89212 89780 90198 90383 90495 91415 92093 92492
// bufdiff-features: 92921 95285 97067 97739 98501 98879 99009 99328 99568 100601 100980 101264
// bufdiff-features: 101858 101983 103715 104303 104798 104931 105252 105857 105914 107496 108427
// bufdiff-features: 108977 109086 110552 111721 111948 112065 112369 112929 113020 115026 115471
// bufdiff-features: 115823 115894 117235 118362 118576 118984 119588 121089 121394 121467 121682
// bufdiff-features: 122318 122367 122764 123015 123204 123989 124155 124956 125849 125908 127071
// bufdiff-features: 127243 127329 128157 128713 128768 129703 130292 130933
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<3x?x?xf32>, %arg1: tensor<1x?xf32>) -> (tensor<?x?x?xf32>, tensor<1x1xf32>, tensor<?xf32>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?xf32>
    %0 = tensor.empty(%c3, %dim, %dim_0) : tensor<?x?x?xf32>
    %1 = linalg.max ins(%arg0, %arg0 : tensor<3x?x?xf32>, tensor<3x?x?xf32>) outs(%0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %2 = scf.forall (%arg2, %arg3) in (%dim_0, 3) shared_outs(%arg4 = %0) -> (tensor<?x?x?xf32>) {
      %extracted_slice = tensor.extract_slice %1[0, 0, 0] [3, %dim, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<3x?x1xf32>
      %extracted_slice_1 = tensor.extract_slice %1[0, 0, 0] [3, %dim, %c1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<3x?x?xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<3x?x1xf32>) outs(%extracted_slice : tensor<3x?x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_5 = arith.constant 1.000000e+01 : f32
        %11 = arith.mulf %in, %cst_5 : f32
        linalg.yield %11 : f32
      } -> tensor<3x?x1xf32>
      %7 = linalg.exp ins(%6 : tensor<3x?x1xf32>) outs(%extracted_slice_1 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
      %inserted_slice = tensor.insert_slice %6 into %1[0, 0, 0] [3, %dim, 1] [1, 1, 1] : tensor<3x?x1xf32> into tensor<?x?x?xf32>
      %inserted_slice_2 = tensor.insert_slice %7 into %inserted_slice[0, 0, 0] [3, %dim, %c1] [1, 1, 1] : tensor<3x?x?xf32> into tensor<?x?x?xf32>
      %extracted_slice_3 = tensor.extract_slice %arg4[%arg3, 0, %arg2] [1, %dim, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?x1xf32>
      %8 = tensor.empty(%dim) : tensor<1x?x1xf32>
      %cst_4 = arith.constant -6.000000e+00 : f32
      %9 = linalg.fill ins(%cst_4 : f32) outs(%8 : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
      %mapped = linalg.map ins(%9, %9, %9 : tensor<1x?x1xf32>, tensor<1x?x1xf32>, tensor<1x?x1xf32>) outs(%extracted_slice_3 : tensor<1x?x1xf32>)
        (%in: f32, %in_5: f32, %in_6: f32, %init: f32) {
          %11 = arith.divf %in, %in_5 : f32
          %12 = arith.mulf %11, %in_6 : f32
          linalg.yield %12 : f32
        }
      %10 = linalg.floor ins(%mapped : tensor<1x?x1xf32>) outs(%mapped : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg4[%arg3, 0, %arg2] [1, %dim, 1] [1, 1, 1] : tensor<1x?x1xf32> into tensor<?x?x?xf32>
      }
    }
    %3 = tensor.empty() : tensor<1x1xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %5:2 = call @f1(%4) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<?xf32>)
    return %2, %5#0, %5#1 : tensor<?x?x?xf32>, tensor<1x1xf32>, tensor<?xf32>
  }
  func.func private @f1(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<?xf32>) {
    %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<1x1xf32>) outs(%arg0 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %cast = tensor.cast %0 : tensor<1x1xf32> to tensor<?x?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %cast[%c0, 0] [1, %c1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
    return %0, %extracted_slice : tensor<1x1xf32>, tensor<?xf32>
  }
}

