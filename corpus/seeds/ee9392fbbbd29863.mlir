// bufdiff-profile: mixed
// bufdiff-choices: 123a260b061a9f047f429050234bdedc3f68219c6e9e453a2142d16bbd34063ee2aa0d15f02ffbd2
// bufdiff-choices: 7c63f6d8bff44fa201814ad1b0d264babe94c8cc5c9db1ab94338eab56b43ff136521d05501b60cf
// bufdiff-choices: 098f7c1f3cccb3b6bf56cd949d68884b42b4e23388f7659d290bc4a04c74bdd4b8fcc24212fe3cd8
// bufdiff-choices: 4f52b9fc213d9184fddd826b0b8b686728dda8695fed7c622885853f09b46789fc2222560804b32f
// bufdiff-choices: bc2cde0110
// bufdiff-features: 13 24 600 1326 1502 3617 5143 5886 9479 11297 11441 14632 14884 15166 15751
// bufdiff-features: 15903 16728 16960 17015 19867 20516 22280 22824 25297 25388 25818 26568 27218
// bufdiff-features: 27852 29433 29968 30354 31155 33915 34069 34167 34474 34647 37786 38394 39583
// bufdiff-features: 39747 40044 40394 40712 43248 43839 44522 45202 46070 46203 46625 46636 48033
// bufdiff-features: 50469 51106 52558 52958 53553 54554 55974 56488 57548 58190 60443 60816 61138
// bufdiff-features: 61339 61457 61556 61919 62218 63044 64235 64609 64959 66422 66765 68102 68355
// bufdiff-features: 68751 68782 69121 69449 74607 75921 76559 78369 80553 81239 83640 84090 86210
// bufdiff-features: 88337 91109 92309 92849 95285 96353 96808 97565 98879 99009 101441 101823
// bufdiff-features: 103490 103715 103738 104303 105857 108211 108235 110568 110967 113020 114541
// bufdiff-features: 115026 115471 115823 116857 119136 119645 120502 120863 121394 121682 123204
// bufdiff-features: 123349 123470 123574 126249 127852 128768 129435
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x?xf32>) -> tensor<2x?xf32> {
    %0 = scf.forall (%arg1) in (2) shared_outs(%arg2 = %arg0) -> (tensor<2x?xf32>) {
      %1:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
        %c1_0 = arith.constant 1 : index
        %dim_1 = tensor.dim %arg0, %c1_0 : tensor<2x?xf32>
        %extracted_slice_2 = tensor.extract_slice %arg4[%arg3, 0] [1, %dim_1] [1, 1] : tensor<2x?xf32> to tensor<1x?xf32>
        %cst_3 = arith.constant 5.000000e-01 : f32
        %from_elements = tensor.from_elements %cst_3 : tensor<1xf32>
        %3 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map1, #map] ins(%extracted_slice_2, %from_elements : tensor<1x?xf32>, tensor<1xf32>) outs(%extracted_slice_2 : tensor<1x?xf32>) -> tensor<1x?xf32>
        %4 = tensor.empty(%dim_1) : tensor<?xf32>
        %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<?xf32>) -> tensor<?xf32>
        %6 = linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#map, #map2, #map] ins(%extracted_slice_2, %5 : tensor<1x?xf32>, tensor<?xf32>) outs(%3 : tensor<1x?xf32>) -> tensor<1x?xf32>
        %extracted_slice_4 = tensor.extract_slice %arg5[%arg3, 0] [1, %dim_1] [1, 1] : tensor<2x?xf32> to tensor<1x?xf32>
        %7 = linalg.max ins(%3, %extracted_slice_4 : tensor<1x?xf32>, tensor<1x?xf32>) outs(%extracted_slice_4 : tensor<1x?xf32>) -> tensor<1x?xf32>
        %c0 = arith.constant 0 : index
        %extracted = tensor.extract %from_elements[%c0] : tensor<1xf32>
        %8 = linalg.fill ins(%extracted : f32) outs(%7 : tensor<1x?xf32>) -> tensor<1x?xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %6 into %arg4[%arg3, 0] [1, %dim_1] [1, 1] : tensor<1x?xf32> into tensor<2x?xf32>
          tensor.parallel_insert_slice %8 into %arg5[%arg3, 0] [1, %dim_1] [1, 1] : tensor<1x?xf32> into tensor<2x?xf32>
        }
      }
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
      %extracted_slice = tensor.extract_slice %arg2[%arg1, 0] [1, %dim] [1, 1] : tensor<2x?xf32> to tensor<?xf32>
      %cst = arith.constant 1.000000e+02 : f32
      %2 = linalg.fill ins(%cst : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg2[%arg1, 0] [1, %dim] [1, 1] : tensor<?xf32> into tensor<2x?xf32>
      }
    }
    return %0 : tensor<2x?xf32>
  }
}

